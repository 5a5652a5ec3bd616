### What the drawing of Cosmic Pioneers says beside the words of the game.

## Parts of the table on a small screen
part-board = Ring
part-ship = Ship
part-cards = Cards

## Headings and short facts on the board
see-round = Round { $round } of { $last }
see-setup = Set-up
see-order = Order of turns
see-no-scenario = The scenario is not drawn yet
see-end-rounds = Ends after round { $rounds }.
see-end-fights_won = Ends once a player has won { $number } fights (most: { $reached }) or after round { $rounds }.
see-end-planets_controlled = Ends once a player controls { $number } planets (most: { $reached }) or after round { $rounds }.
see-end-planets_left = Ends once only { $number } planets are left (now { $reached }) or after round { $rounds }.
see-middle = Inside the ring
see-pool = Still to be laid: take one, then a free place
see-commanders = Commanders
see-talent = { $commander }: { $talent }
see-phase = Works in phase { $phase }: { $what }
see-adventure = Adventure: what the die brings
see-odds-gain = { $count } in 6: gain
see-odds-loss = { $count } in 6: loss
see-odds-crash = { $count } in 6: crash
see-odds-event = { $count } in 6: event
see-fight-odds = Fight with { $who }: { $win } % to win
see-controlled = { $who } controls this planet.
see-green-left =
    { $count ->
        [one] Controlled by nobody: { $count } green slot lacks a colonist.
       *[other] Controlled by nobody: { $count } green slots lack a colonist.
    }
see-tie = Controlled by nobody: a tie for most colonists.
see-income = { $who } would receive { $income } credits here.
see-fight = Fight
see-attacker = attacks
see-defender = defends
see-ties = { $who } wins a tie.
see-win = { $who } wins with a chance of { $win } %.
see-won = { $who } wins.
see-bombing = Bombardment
see-hit-odds = Hit Die: { $colonist } in 6 colonists, { $alien } in 6 aliens
see-kills = victims
see-event-now = Event
see-event-last = Latest event
see-deck =
    { $left ->
        [one] Event deck: { $left } card
       *[other] Event deck: { $left } cards
    }
see-weapons = +{ $number } in a fight
see-cargo =
    { $aliens ->
        [0] { $number } pieces, no aliens
       *[other] { $number } pieces, aliens too
    }
see-bombs =
    { $level ->
        [1] 1 dies, kind rolled
        [2] a die’s number dies, kind rolled
       *[3] a die’s number dies, kind chosen
    }
see-engines =
    { $number ->
        [one] up to { $number } sector
       *[other] up to { $number } sectors
    }
see-hold = Hold { $aboard }/{ $capacity }
see-empty = empty
see-reserve = { $count } in reserve
see-offer = On offer
see-uses = ({ $left } left)

## Tooltips
tip-sector = { $hour } { $title } ({ $sector })
tip-planet =
    { $green ->
        [one] A { $colour } planet. Natives: { $species }. { $slots } slots, { $green } of them green.
       *[other] A { $colour } planet. Natives: { $species }. { $slots } slots, { $green } of them green.
    }
tip-jumpgate = Ships that stop here hand over cargo, receive their income, buy levels and load colonists. No fights.
tip-station = What ships can do here depends on the scenario. No fights, no adventures.
tip-belt = Asteroid belt: a ship may pass it, but not stop there.
tip-ruin = This planet was destroyed. It is an asteroid belt now: no ship may stop there.
tip-strip = Adventure: one die decides for the ship that stops here.
tip-face = { $die }: { $outcome }
tip-odds = Of 6 faces: gain { $gain }, loss { $loss }, crash { $crash }, event { $event }.
tip-slot = Slot { $slot }, a plain one: it holds one life form.
tip-slot-green = Slot { $slot }, a green one: with colonists on all green slots the planet is controlled.
tip-slot-empty = Nobody stands here.
tip-colonist = A colonist of { $who }: 1 point at the end.
tip-alien = { $species }, a native: it takes up a slot and can be bombed or, with enough Cargo, carried away.
tip-on-slot = { $slot } { $who }
tip-people = On the slots: { $list }
tip-here = The ship of { $who } is here.
tip-here-crashed = The ship of { $who } lies here, crashed.
tip-ship = Ship of { $who }, Commander { $commander }
tip-crashed = Crashed: it lies on its side, cannot be fought and is righted at its next turn.
tip-hold = Hold { $aboard }/{ $capacity }: { $list }
tip-goods = { $goods }: any ship that stops here may load them. They take up no slot.
tip-piece = In the hold: { $piece }
tip-bay = A free place in the hold.
tip-attribute = { $name }, level { $level }
tip-level = Level { $level }: { $gives }
tip-weapons = Added to the die in a fight.
tip-cargo = How many pieces the hold takes, and whether aliens come along.
tip-bombs = What a bombardment kills at the end of a turn.
tip-engines = How far the ship flies in a turn.
tip-commander = Commander { $name }. Talent: { $talent } (phase { $phase }: { $what })
tip-taken = Chosen by { $who }.
tip-card = Event: { $name }
tip-card-then = Then every planet of this species without such an alien gets one.
tip-deck = Event deck, { $left } left: { $list }
tip-fight = Each side rolls a die and adds its Weapons. The loser crash-lands.
tip-bombing = The Hit Die tells the kind of life form, the other die how many of it die. Colonists die from the right, aliens from the left.
tip-credits = Credits: levels cost them, and they score at the end. A stop at the Jumpgate would bring { $income } now.
tip-reserve = Colonists waiting to be loaded at the Jumpgate.
tip-controls =
    { $count ->
        [one] Controls { $count } planet.
       *[other] Controls { $count } planets.
    }
tip-standing = Points if the game ended now: { $total }. Colonists { $colonists }, planets { $planets }, credits { $credits }, scenario { $scenario }.
tip-rounds = Round { $round } of { $last }. A square is a round that draws an event card.
tip-round-event = Round { $round }: draws an event card.
tip-round-calm = Round { $round }: no event card.
tip-turn-now = { $who } is on turn.
tip-turn-done = { $who } has had a turn in this round.
tip-turn-ahead = { $who } still has a turn in this round.
tip-first = First player of this round.

## The board in words
text-state = The match
text-ring = The ring, clockwise from the Jumpgate
text-players = The players, in order of their turns
text-order = Order of turns: { $list }
text-player = { $who }: Commander { $commander }, { $talent }; { $levels }; { $credits } credits, income { $income }; { $reserve } colonists in reserve; ship at { $ship }; controls { $planets } planets; { $points } points if the game ended now
text-fighter = { $who }: die { $die }, Weapons +{ $weapons }, total { $total }

## What the scenarios change, a sentence on each line
rules-cosmic-pioneers = Settle the planets: a colonist on a planet scores 1, a controlled planet 5, every 500 credits 1.
rules-battle-royale =
    The attacker wins ties.
    After a fight the winner receives 200 credits.
    Each fight won scores 2.
rules-freight-run =
    A ship at the Jumpgate may take up to 2 goods tokens.
    Goods handed in at the Trade Station bring 300 credits each.
    At the Trade Station ships may load colonists from the reserve.
    Each delivery scores 2.
rules-lane-keepers =
    The range of every ship grows by 1.
    Each pair of neighbouring planets controlled scores 2.
rules-first-flag =
    At set-up everybody raises an attribute by a level.
    Nobody may bomb in rounds 1 to 3.
    Each colour among the planets controlled scores 1.
rules-overgrown =
    At set-up every planet gets 1 native alien.
    Aliens handed in at the Jumpgate bring 200 credits each.
    At the start of rounds 5 and 9 every planet gets 1 native alien.
    Each alien killed by own bombs scores 1.
rules-falling-sky =
    A controlled planet scores 6.
    At the end of rounds 4, 6, 9 and 11 one uncontrolled planet of the first player's choice is destroyed.
rules-cross-trade =
    At set-up every red and every blue planet gets 1 goods token of its colour.
    Red and blue goods handed in at green and yellow planets bring 300 credits each.
    At the start of rounds 5 and 9 every red and every blue planet gets 1 goods token of its colour.
    Each delivery scores 1.
rules-menagerie =
    Aliens can be carried from Cargo level 2 on.
    At the Trade Station ships may buy levels.
    Aliens handed in at the Trade Station bring 200 credits each.
    Each delivery scores 1.
rules-gold-rush =
    Every 250 credits score 1.
    A controlled planet scores 3.
    At the end of rounds 2, 4, 6, 8, 10 and 12 whoever controls a planet receives 100 credits for it.

## Components one by one
component-planet = Planets
component-species = Natives
component-card = Event cards
component-commander = Commanders
component-attribute = Attributes of ships
component-scenario = Scenarios
component-die = Dice
component-hit-die = Hit Die
component-native = Lives on planets of this colour: { $colour }.

cost-credits = credits { $before } → { $after }
cost-thrown =
    { $count ->
        [one] { $count } piece of cargo overboard
       *[other] { $count } pieces of cargo overboard
    }
cost-given =
    { $count ->
        [one] { $count } piece of cargo handed over
       *[other] { $count } pieces of cargo handed over
    }
cost-wasted =
    { $count ->
        [one] { $count } goods token for nothing
       *[other] { $count } goods tokens for nothing
    }
cost-bombed = bombs
cost-end = ends the turn

auto-full = Load and unload nothing more when the hold is full of what was loaded here and slots make no difference.
auto-landed = Load nobody back when all aboard have landed and slots make no difference.
auto-bomb = Do not bomb where only your own colonists live.
auto-target = Bomb the aliens where all colonists are your own.
auto-discard = Keep the colonists aboard at the Jumpgate, unless goods are offered there.
auto-reroll = Keep your die in a fight that is won, or that no other roll would win.
auto-last = In the last round, raise nothing and load nobody at the Jumpgate.
