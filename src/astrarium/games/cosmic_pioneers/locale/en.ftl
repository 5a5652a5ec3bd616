### Cosmic Pioneers in words.
###
### Arguments of moves and log sentences are the plain facts of the view, the tokens of the action under the
### names of their slots, and what these stand for: $place lies at $sector, in a move $steps sectors away,
### $occupant stands on $slot, $outcome and $amount come with the $value of an adventure. Log sentences also have
### $who, the name of the player who acts or for whom chance decides. Arguments of prompts are the plain facts of
### the view and $who.

## Moves: what a player may do now

do-commander = Choose Commander { commander-name }
do-raise =
    { $levels ->
        [one] Raise { attribute-name } by a level
       *[other] Raise { attribute-name } by { $levels } levels
    }
do-lay = Lay { hex-name } at { $sector }
do-pick = Pick { place-name } ({ $sector })
do-jettison = Throw { piece-name } overboard
do-crash = Crash-land on { place-name } ({ $sector })
do-land = Land { life-name }
do-move =
    { $steps ->
        [0] Stay at { place-name } ({ $sector })
       *[other] Fly to { place-name } ({ $sector })
    }
do-fight = Fight { seat-name }
do-reroll = Roll again
do-aboard =
    { $number ->
        [one] Take 1 colonist aboard
       *[other] Take { $number } colonists aboard
    }
do-discard = Hand over { piece-name } at { place-name }
do-buy = Take { goods-name }
do-embark =
    { $number ->
        [one] Load 1 colonist
       *[other] Load { $number } colonists
    }
do-load = Load { loaded-name } from slot { $slot }
do-take = Load { goods-name }
do-unload = Unload { piece-name } on { place-name }
do-slot = Land on slot { $slot }
do-bomb = Bomb { place-name }
do-target = Bomb the { target-name }
do-victim = Kill { occupant-name } on slot { $slot }
do-pass =
    { $step ->
        [reroll] Keep the roll
        [aboard] Take nobody aboard
        [discard] Keep the cargo
        [raise] Raise nothing
        [buy] Take no more goods
        [embark] Load nobody
        [transfer] Load and unload nothing more
        [bomb] Do not bomb
       *[other] Go on
    }

## Chance: what may happen now

do-first = { seat-name } is the first player
do-species = The alien card shows { species-name }
do-scenario = The scenario is { scenario-name }
do-planet = { planet-name } comes into the pool
do-event = The event is { event-name }
do-roll = The die shows { $value }
do-hit = The Hit Die shows { target-name }

## The log: what was done

log-commander = { $who } chooses Commander { commander-name }.
log-raise =
    { $levels ->
        [one] { $who } raises { attribute-name } by a level.
       *[other] { $who } raises { attribute-name } by { $levels } levels.
    }
log-lay = { $who } lays { hex-name } at { $sector }.
log-pick = { $who } picks { place-name } ({ $sector }).
log-jettison = { $who } throws { piece-name } overboard.
log-crash = { $who } crash-lands on { place-name } ({ $sector }).
log-land = { $who } lands { life-name } from the wreck.
log-move =
    { $steps ->
        [0] { $who } stays at { place-name } ({ $sector }).
       *[other] { $who } flies to { place-name } ({ $sector }).
    }
log-fight = { $who } attacks { seat-name }.
log-reroll = { $who } rolls again.
log-aboard =
    { $number ->
        [one] { $who } takes 1 colonist aboard.
       *[other] { $who } takes { $number } colonists aboard.
    }
log-discard = { $who } hands over { piece-name } at { place-name }.
log-buy = { $who } takes { goods-name } from the offer.
log-embark =
    { $number ->
        [one] { $who } loads 1 colonist from the reserve.
       *[other] { $who } loads { $number } colonists from the reserve.
    }
log-load = { $who } loads { loaded-name } from slot { $slot }.
log-take = { $who } loads { goods-name }.
log-unload = { $who } unloads { piece-name } on { place-name }.
log-slot = { $who } chooses slot { $slot }.
log-bomb = { $who } bombs { place-name }.
log-target = { $who } aims at the { target-name }.
log-victim = { $who } kills { occupant-name } on slot { $slot }.
log-pass =
    { $step ->
        [reroll] { $who } keeps the roll.
        [aboard] { $who } takes nobody aboard.
        [discard] { $who } keeps the cargo.
        [raise] { $who } raises nothing.
        [buy] { $who } takes no more goods.
        [embark] { $who } loads nobody.
        [transfer] { $who } loads and unloads nothing more.
        [bomb] { $who } does not bomb.
       *[other] { $who } goes on.
    }
log-first = { seat-name } is the first player.
log-species = An alien card is drawn: { species-name }.
log-scenario = The scenario is { scenario-name }.
log-planet = { planet-name } comes into the pool.
log-event = { $who } draws { event-name }. { event-text }
log-roll =
    { $step ->
        [attack] { $who } attacks with a { $value }.
        [defence] { $who } defends with a { $value }.
        [face] { $who } rolls a { $value } on { place-name }: { outcome-name }.
       *[count] { $who } rolls a { $value }.
    }
log-hit = The Hit Die of { $who } shows { target-name }.

## Prompts: who, what, how much is left

ask-first = A lot decides who is the first player.
ask-species = Drawing an alien card…
ask-scenario = Drawing the scenario…
ask-planet = Drawing a { pool-colour } planet for the pool…
ask-event = { $who } draws an event card.
ask-attack = { $who } rolls to attack.
ask-defence = { $who } rolls to defend.
ask-face = { $who } rolls for the adventure on { place-name }.
ask-hit = { $who } rolls the Hit Die.
ask-count = { $who } rolls for the number of victims.
ask-commander = { $who }, choose your commander.
ask-level = { $who }, raise an attribute by a level, free of charge.
ask-lay =
    { $left ->
        [one] { $who }, lay the last hex of the ring.
       *[other] { $who }, lay a hex on a free place of the ring: { $left } to go.
    }
ask-pick =
    { $outcome ->
        [destroy_planet] { $who }, choose the planet that is destroyed ({ reason-name }).
       *[other] { $left ->
            [one] { $who }, pick a planet for { reason-name }.
           *[other] { $who }, pick { $left } planets for { reason-name }, one after the other.
        }
    }
ask-jettison =
    { $left ->
        [one] { $who }, choose a piece of cargo to throw overboard.
       *[other] { $who }, choose { $left } pieces of cargo to throw overboard.
    }
ask-crash = { $who }, your ship crash-lands near { place-name } ({ $sector }): choose the site.
ask-wreck =
    { $left ->
        [one] { $who }, your ship lies crashed on { place-name }: the last free slot is for one of those aboard.
       *[other] { $who }, your ship lies crashed on { place-name }: who takes the next of { $left } free slots?
    }
ask-move =
    { $left ->
        [one] { $who }, fly on from { place-name } ({ $sector }), 1 sector.{ stay-too }
       *[other] { $who }, fly on from { place-name } ({ $sector }), up to { $left } sectors either way.{ stay-too }
    }
stay-too =
    { $stay ->
        [1] { " " }You may also stay.
       *[0] { "" }
    }
ask-fight = { $who }, several ships are at { place-name }: choose the one you fight.
ask-reroll =
    { $about ->
        [adventure] { $who }, you rolled a { $rolled }, that is { outcome-name }: keep it or roll again.
        [combat] { $who }, you have { $total } against { $against }: keep your die or roll it again.
       *[bombs] { $who }, keep the die or roll it again.
    }
ask-aboard =
    { $left ->
        [one] { $who }, { place-name } is full: you may take 1 colonist aboard.
       *[other] { $who }, { place-name } is full: you may take up to { $left } colonists aboard.
    }
ask-discard = { $who }, you may hand over cargo at { place-name }, or keep it.
ask-raise = { $who }, you have { $credits } credits: you may raise one attribute for { $price } a level.
ask-buy =
    { $price ->
        [0] { $left ->
            [one] { $who }, you may take a goods token.
           *[other] { $who }, you may take up to { $left } goods tokens.
        }
       *[other] { $left ->
            [one] { $who }, you may take a goods token for { $price } credits.
           *[other] { $who }, you may take up to { $left } goods tokens for { $price } credits each.
        }
    }
ask-embark =
    { $left ->
        [one] { $who }, you may load 1 colonist from your reserve.
       *[other] { $who }, you may load up to { $left } colonists from your reserve.
    }
ask-transfer =
    { $due ->
        [0] { $left ->
            [0] { $who }, you may load and unload on { place-name }. Your hold is full: a piece comes aboard for one that leaves.
           *[other] { $who }, you may load and unload on { place-name }, in any order. Room for { $left }.
        }
       *[other] { $who }, your hold is too full: unload { $due } on { place-name }.
    }
ask-slot = { $who }, choose the slot of { place-name } where { landed-name } lands.
ask-bomb =
    { $level ->
        [1] { $who }, you may bomb { place-name }: the Hit Die names the kind, one of it dies.
        [2] { $who }, you may bomb { place-name }: the Hit Die names the kind, a die how many of it die.
       *[3] { $who }, you may bomb { place-name }: a die tells how many die, you choose the kind.
    }
ask-target =
    { $left ->
        [one] { $who }, one is killed: a colonist or an alien?
       *[other] { $who }, { $left } are killed: colonists or aliens?
    }
ask-victim =
    { $about ->
        [colonist] { $left ->
            [one] { $who }, choose the colonist that dies.
           *[other] { $who }, choose the next of { $left } colonists that die.
        }
       *[alien] { $left ->
            [one] { $who }, choose the alien that dies.
           *[other] { $who }, choose the next of { $left } aliens that die.
        }
    }
ask-over = The match is over.

## Names inside sentences; they read the arguments of the sentence

seat-name =
    { $seat ->
        [s0] Vermilion
        [s1] Blue
        [s2] Green
        [s3] Yellow
       *[other] { $seat }
    }
commander-name =
    { $commander ->
        [fraser] { commander-fraser }
        [okoro] { commander-okoro }
        [lindqvist] { commander-lindqvist }
        [amari] { commander-amari }
       *[other] { $commander }
    }
attribute-name =
    { $attribute ->
        [weapons] { attribute-weapons }
        [cargo] { attribute-cargo }
        [bombs] { attribute-bombs }
        [engines] { attribute-engines }
       *[other] { $attribute }
    }
hex-name =
    { $hex ->
        [ravan] { planet-ravan }
        [cinder] { planet-cinder }
        [harrow] { planet-harrow }
        [maul] { planet-maul }
        [tarn] { planet-tarn }
        [vesper] { planet-vesper }
        [ember] { planet-ember }
        [fathom] { planet-fathom }
        [drift] { planet-drift }
        [mirrow] { planet-mirrow }
        [pelagos] { planet-pelagos }
        [halcyon] { planet-halcyon }
        [tidewell] { planet-tidewell }
        [sump] { planet-sump }
        [bracken] { planet-bracken }
        [mossfall] { planet-mossfall }
        [verdigris] { planet-verdigris }
        [lichen] { planet-lichen }
        [fenholm] { planet-fenholm }
        [barrow] { planet-barrow }
        [ochre] { planet-ochre }
        [sandglass] { planet-sandglass }
        [loess] { planet-loess }
        [saffron] { planet-saffron }
        [amberline] { planet-amberline }
        [belt] an asteroid belt
       *[other] { $hex }
    }
planet-name =
    { $planet ->
        [ravan] { planet-ravan }
        [cinder] { planet-cinder }
        [harrow] { planet-harrow }
        [maul] { planet-maul }
        [tarn] { planet-tarn }
        [vesper] { planet-vesper }
        [ember] { planet-ember }
        [fathom] { planet-fathom }
        [drift] { planet-drift }
        [mirrow] { planet-mirrow }
        [pelagos] { planet-pelagos }
        [halcyon] { planet-halcyon }
        [tidewell] { planet-tidewell }
        [sump] { planet-sump }
        [bracken] { planet-bracken }
        [mossfall] { planet-mossfall }
        [verdigris] { planet-verdigris }
        [lichen] { planet-lichen }
        [fenholm] { planet-fenholm }
        [barrow] { planet-barrow }
        [ochre] { planet-ochre }
        [sandglass] { planet-sandglass }
        [loess] { planet-loess }
        [saffron] { planet-saffron }
        [amberline] { planet-amberline }
       *[other] { $planet }
    }
place-name =
    { $place ->
        [ravan] { planet-ravan }
        [cinder] { planet-cinder }
        [harrow] { planet-harrow }
        [maul] { planet-maul }
        [tarn] { planet-tarn }
        [vesper] { planet-vesper }
        [ember] { planet-ember }
        [fathom] { planet-fathom }
        [drift] { planet-drift }
        [mirrow] { planet-mirrow }
        [pelagos] { planet-pelagos }
        [halcyon] { planet-halcyon }
        [tidewell] { planet-tidewell }
        [sump] { planet-sump }
        [bracken] { planet-bracken }
        [mossfall] { planet-mossfall }
        [verdigris] { planet-verdigris }
        [lichen] { planet-lichen }
        [fenholm] { planet-fenholm }
        [barrow] { planet-barrow }
        [ochre] { planet-ochre }
        [sandglass] { planet-sandglass }
        [loess] { planet-loess }
        [saffron] { planet-saffron }
        [amberline] { planet-amberline }
        [jumpgate] the Jumpgate
        [station] the Trade Station
        [belt] an asteroid belt
        [ruin] a lost planet
       *[other] { $place }
    }
loaded-name =
    { $occupant ->
        [lizard] a lizard
        [squid] a squid
        [slime] a slime
        [worm] a worm
       *[other] a colonist
    }
occupant-name =
    { $occupant ->
        [s0] a colonist of Vermilion
        [s1] a colonist of Blue
        [s2] a colonist of Green
        [s3] a colonist of Yellow
        [lizard] a lizard
        [squid] a squid
        [slime] a slime
        [worm] a worm
       *[other] { $occupant }
    }
piece-name =
    { $piece ->
        [colonist] a colonist
        [lizard] a lizard
        [squid] a squid
        [slime] a slime
        [worm] a worm
        [red] a red goods token
        [blue] a blue goods token
        [green] a green goods token
        [yellow] a yellow goods token
       *[other] { $piece }
    }
life-name =
    { $life ->
        [colonist] a colonist
        [lizard] a lizard
        [squid] a squid
        [slime] a slime
        [worm] a worm
       *[other] { $life }
    }
landed-name =
    { $about ->
        [colonist] a colonist
        [lizard] a lizard
        [squid] a squid
        [slime] a slime
        [worm] a worm
       *[other] { $about }
    }
goods-name =
    { $colour ->
        [red] a red goods token
        [blue] a blue goods token
        [green] a green goods token
        [yellow] a yellow goods token
       *[other] { $colour }
    }
pool-colour =
    { $about ->
        [red] red
        [blue] blue
        [green] green
        [yellow] yellow
       *[other] { $about }
    }
species-name =
    { $species ->
        [lizard] the lizard
        [squid] the squid
        [slime] the slime
        [worm] the worm
       *[other] { $species }
    }
target-name =
    { $target ->
        [colonist] colonists
        [alien] aliens
       *[other] { $target }
    }
scenario-name =
    { $scenario ->
        [cosmic-pioneers] { scenario-cosmic-pioneers }
        [battle-royale] { scenario-battle-royale }
        [freight-run] { scenario-freight-run }
        [lane-keepers] { scenario-lane-keepers }
        [first-flag] { scenario-first-flag }
        [overgrown] { scenario-overgrown }
        [falling-sky] { scenario-falling-sky }
        [cross-trade] { scenario-cross-trade }
        [menagerie] { scenario-menagerie }
        [gold-rush] { scenario-gold-rush }
       *[other] { $scenario }
    }
event-name =
    { $card ->
        [lizard-night-raid] { card-lizard-night-raid }
        [lizard-ambush] { card-lizard-ambush }
        [lizard-brood-march] { card-lizard-brood-march }
        [lizard-alpha-call] { card-lizard-alpha-call }
        [squid-drag-under] { card-squid-drag-under }
        [squid-hull-crush] { card-squid-hull-crush }
        [squid-undertow] { card-squid-undertow }
        [squid-ink-toll] { card-squid-ink-toll }
        [slime-bloom] { card-slime-bloom }
        [slime-smother] { card-slime-smother }
        [slime-creep] { card-slime-creep }
        [slime-dry-season] { card-slime-dry-season }
        [worm-undermine] { card-worm-undermine }
        [worm-ground-quake] { card-worm-ground-quake }
        [worm-surfacing] { card-worm-surfacing }
        [worm-opened-vein] { card-worm-opened-vein }
       *[other] { $card }
    }
event-text =
    { $card ->
        [lizard-night-raid] { card-lizard-night-raid-text }
        [lizard-ambush] { card-lizard-ambush-text }
        [lizard-brood-march] { card-lizard-brood-march-text }
        [lizard-alpha-call] { card-lizard-alpha-call-text }
        [squid-drag-under] { card-squid-drag-under-text }
        [squid-hull-crush] { card-squid-hull-crush-text }
        [squid-undertow] { card-squid-undertow-text }
        [squid-ink-toll] { card-squid-ink-toll-text }
        [slime-bloom] { card-slime-bloom-text }
        [slime-smother] { card-slime-smother-text }
        [slime-creep] { card-slime-creep-text }
        [slime-dry-season] { card-slime-dry-season-text }
        [worm-undermine] { card-worm-undermine-text }
        [worm-ground-quake] { card-worm-ground-quake-text }
        [worm-surfacing] { card-worm-surfacing-text }
        [worm-opened-vein] { card-worm-opened-vein-text }
       *[other] { $card }
    }
reason-name =
    { $about ->
        [lizard-night-raid] { card-lizard-night-raid }
        [lizard-ambush] { card-lizard-ambush }
        [lizard-brood-march] { card-lizard-brood-march }
        [lizard-alpha-call] { card-lizard-alpha-call }
        [squid-drag-under] { card-squid-drag-under }
        [squid-hull-crush] { card-squid-hull-crush }
        [squid-undertow] { card-squid-undertow }
        [squid-ink-toll] { card-squid-ink-toll }
        [slime-bloom] { card-slime-bloom }
        [slime-smother] { card-slime-smother }
        [slime-creep] { card-slime-creep }
        [slime-dry-season] { card-slime-dry-season }
        [worm-undermine] { card-worm-undermine }
        [worm-ground-quake] { card-worm-ground-quake }
        [worm-surfacing] { card-worm-surfacing }
        [worm-opened-vein] { card-worm-opened-vein }
        [cosmic-pioneers] { scenario-cosmic-pioneers }
        [battle-royale] { scenario-battle-royale }
        [freight-run] { scenario-freight-run }
        [lane-keepers] { scenario-lane-keepers }
        [first-flag] { scenario-first-flag }
        [overgrown] { scenario-overgrown }
        [falling-sky] { scenario-falling-sky }
        [cross-trade] { scenario-cross-trade }
        [menagerie] { scenario-menagerie }
        [gold-rush] { scenario-gold-rush }
       *[other] { $about }
    }
outcome-name =
    { $outcome ->
        [gain_colonists] { $amount ->
            [one] a colonist gained
           *[other] { $amount } colonists gained
        }
        [lose_colonists] { $amount ->
            [one] a colonist lost
           *[other] { $amount } colonists lost
        }
        [gain_credits] { $amount } credits gained
        [lose_credits] { $amount } credits lost
        [crash] a crash landing
        [draw_event] an event card
       *[other] { $outcome }
    }

## Names of things

game-title = Cosmic Pioneers
about = Each player commands a colony ship that reaches the Tau Ceti system through the Jumpgate. Land colonists on its eleven planets, hold the green slots against rivals and natives, and become supreme commander.

kind-commander = Choose a commander
kind-raise = Raise an attribute
kind-lay = Lay a planet or belt
kind-pick = Pick a planet
kind-jettison = Throw cargo overboard
kind-crash = Crash-land
kind-land = Land survivors
kind-move = Fly
kind-fight = Fight
kind-reroll = Roll again
kind-aboard = Take colonists aboard
kind-discard = Hand over cargo
kind-buy = Take goods on offer
kind-embark = Load from the reserve
kind-load = Load a life form
kind-take = Load goods
kind-unload = Unload
kind-slot = Choose a slot
kind-bomb = Bomb
kind-target = Choose what to bomb
kind-victim = Choose a victim
kind-pass = Go on
kind-first = The first player
kind-species = An alien card
kind-scenario = The scenario
kind-planet = A planet for the pool
kind-event = An event card
kind-roll = A die
kind-hit = The Hit Die

step-hexes = the first hexes
step-ships = ships
step-start = starting possessions
step-round = new round
step-spawn = natives appear
step-effect = effect
step-turn = turn
step-outcome = outcome of the fight
step-adventure = adventure
step-result = what the adventure brings
step-income = income
step-deploy = deployment
step-end = end of the round
step-first = first player
step-species = alien card
step-scenario = scenario
step-planet = planet for the pool
step-event = event
step-attack = attacker's die
step-defence = defender's die
step-face = adventure die
step-hit = Hit Die
step-count = number of victims
step-commander = commander
step-level = free level
step-lay = laying the ring
step-pick = choice of planets
step-jettison = cargo overboard
step-crash = crash landing
step-wreck = unloading the wreck
step-move = movement
step-fight = fight
step-reroll = second roll
step-aboard = colonists aboard
step-discard = handing cargo over
step-raise = levels
step-buy = goods on offer
step-embark = colonists from the reserve
step-transfer = loading and unloading
step-slot = choice of a slot
step-bomb = bombardment
step-target = choice of what to bomb
step-victim = victims
step-over = end of the match

seat-s0 = Vermilion
seat-s1 = Blue
seat-s2 = Green
seat-s3 = Yellow

sector-jumpgate = Jumpgate
sector-station = Trade Station
sector-belt = Asteroid belt
sector-ruin = Lost planet
sector-planet = Planet
sector-free = Free place

attribute-weapons = Weapons
attribute-cargo = Cargo
attribute-bombs = Bombs
attribute-engines = Engines

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
species-lizard = Lizard
species-squid = Squid
species-slime = Slime
species-worm = Worm
piece-colonist = colonist
piece-lizard = lizard
piece-squid = squid
piece-slime = slime
piece-worm = worm
piece-red = red goods
piece-blue = blue goods
piece-green = green goods
piece-yellow = yellow goods
life-colonist = colonists
life-alien = aliens

counter-fights_won = fights won
counter-deliveries = deliveries
counter-aliens_killed = aliens killed
counter-neighbour_pairs = pairs of neighbouring planets controlled
counter-colours_controlled = colours controlled
counter-name =
    { $counted ->
        [fights_won] { counter-fights_won }
        [deliveries] { counter-deliveries }
        [aliens_killed] { counter-aliens_killed }
        [neighbour_pairs] { counter-neighbour_pairs }
        [colours_controlled] { counter-colours_controlled }
       *[other] { $counted }
    }

reason-C-SCORE-01 =
    { $colonist_points ->
        [one] { $colonist_points } victory point for each own colonist on any sector.
       *[other] { $colonist_points } victory points for each own colonist on any sector.
    }
reason-C-SCORE-02 =
    { $planet_points ->
        [one] { $planet_points } victory point for each planet controlled.
       *[other] { $planet_points } victory points for each planet controlled.
    }
reason-C-SCORE-03 = 1 victory point for each full { $point_credits } credits.
reason-C-SETUP-15 =
    { $counted_points ->
        [one] The scenario scores { counter-name }: { $counted_points } victory point each.
       *[other] The scenario scores { counter-name }: { $counted_points } victory points each.
    }

points-colonists = Colonists on planets
points-planets = Planets controlled
points-credits = Credits
points-scenario = Scenario

effect-gain_colonists = colonists gained
effect-lose_colonists = colonists lost
effect-gain_credits = credits gained
effect-lose_credits = credits lost
effect-crash = crash landing
effect-draw_event = event card

die-adventure = adventure die
die-combat = combat die
die-bombs = bomb dice
period-turn = each turn
period-game = in the whole game

phase-1 = event
phase-2 = movement and combat
phase-3 = adventure or Jumpgate
phase-4 = deployment
phase-5 = bombardment

planet-ravan = Ravan
planet-cinder = Cinder
planet-harrow = Harrow
planet-maul = Maul
planet-tarn = Tarn
planet-vesper = Vesper
planet-ember = Ember
planet-fathom = Fathom
planet-drift = Drift
planet-mirrow = Mirrow
planet-pelagos = Pelagos
planet-halcyon = Halcyon
planet-tidewell = Tidewell
planet-sump = Sump
planet-bracken = Bracken
planet-mossfall = Mossfall
planet-verdigris = Verdigris
planet-lichen = Lichen
planet-fenholm = Fenholm
planet-barrow = Barrow
planet-ochre = Ochre
planet-sandglass = Sandglass
planet-loess = Loess
planet-saffron = Saffron
planet-amberline = Amberline

commander-fraser = Fraser
commander-okoro = Okoro
commander-lindqvist = Lindqvist
commander-amari = Amari
talent-fraser = Sure Footing
talent-okoro = Steady Aim
talent-lindqvist = Dogfighter
talent-amari = Second Look
talent-fraser-text = Lands colonists and aliens on any free slots.
talent-okoro-text = Chooses which life forms of the kind hit are killed.
talent-lindqvist-text = In a fight may roll again once, and wins ties as attacker.
talent-amari-text = Twice a game may roll an adventure again; the second roll stands.

scenario-cosmic-pioneers = Cosmic Pioneers
scenario-battle-royale = Battle Royale
scenario-freight-run = Freight Run
scenario-lane-keepers = Lane Keepers
scenario-first-flag = First Flag
scenario-overgrown = Overgrown
scenario-falling-sky = Falling Sky
scenario-cross-trade = Cross Trade
scenario-menagerie = Menagerie
scenario-gold-rush = Gold Rush
scenario-cosmic-pioneers-text = The base game: settle the system in twelve rounds.
scenario-battle-royale-text = Attackers have the edge, and every fight won pays and scores.
scenario-freight-run-text = Carry goods from the Jumpgate to the Trade Station on the far side.
scenario-lane-keepers-text = Belts split the ring, engines are tuned, and unbroken lanes pay.
scenario-first-flag-text = Better ships, a short truce, then a race: the fourth flag ends the game.
scenario-overgrown-text = Natives everywhere and more to come; clearing them pays.
scenario-falling-sky-text = Unclaimed planets are lost one by one; only control saves them.
scenario-cross-trade-text = Red and blue planets ship goods that green and yellow ones buy.
scenario-menagerie-text = The Trade Station buys live natives and refits ships.
scenario-gold-rush-text = Planets pay dividends, flags count less, money counts double.

card-lizard-night-raid = Night Raid
card-lizard-night-raid-text = Every planet with a lizard loses its rightmost colonist.
card-lizard-ambush = Dockside Ambush
card-lizard-ambush-text = Each ship at a red planet throws 2 pieces of cargo overboard; its owner chooses them.
card-lizard-brood-march = Brood March
card-lizard-brood-march-text = From every planet with a lizard one lizard moves to the next planet clockwise.
card-lizard-alpha-call = Alpha Call
card-lizard-alpha-call-text = Every red planet gets a lizard, even where one lives already.
card-squid-drag-under = Drag Under
card-squid-drag-under-text = The drawer picks a planet with a squid; it loses its 2 rightmost colonists.
card-squid-hull-crush = Hull Crush
card-squid-hull-crush-text = Every ship at a blue planet crash-lands.
card-squid-undertow = Undertow
card-squid-undertow-text = Every ship at a blue planet is carried 1 sector clockwise, without a fight.
card-squid-ink-toll = Ink Toll
card-squid-ink-toll-text = Each player with a ship at a blue planet loses 200 credits.
card-slime-bloom = Bloom
card-slime-bloom-text = Every planet with a slime gets 1 more slime.
card-slime-smother = Smother
card-slime-smother-text = The drawer picks 2 planets with a slime; on each the rightmost colonist is replaced by a slime.
card-slime-creep = Slow Creep
card-slime-creep-text = From every planet with a slime one slime moves to the next planet anticlockwise.
card-slime-dry-season = Dry Season
card-slime-dry-season-text = The drawer picks 2 planets with a slime; each loses its leftmost slime.
card-worm-undermine = Undermine
card-worm-undermine-text = Every planet with a worm loses its leftmost colonist.
card-worm-ground-quake = Ground Quake
card-worm-ground-quake-text = Every controlled yellow planet loses its 2 rightmost colonists.
card-worm-surfacing = Surfacing
card-worm-surfacing-text = Every yellow planet with a colonist gets a worm.
card-worm-opened-vein = Opened Vein
card-worm-opened-vein-text = Whoever controls a yellow planet receives 200 credits for it.

option-events = Events
option-events-every-round = An event card in every round
option-events-even-rounds = An event card in every second round
option-start = Start
option-start-loaded = With credits and a hold full of colonists
option-start-bare = With nothing
option-scenario = Scenario
option-scenario-random = Drawn by lot
option-scenario-cosmic-pioneers = { scenario-cosmic-pioneers }
option-scenario-battle-royale = { scenario-battle-royale }
option-scenario-freight-run = { scenario-freight-run }
option-scenario-lane-keepers = { scenario-lane-keepers }
option-scenario-first-flag = { scenario-first-flag }
option-scenario-overgrown = { scenario-overgrown }
option-scenario-falling-sky = { scenario-falling-sky }
option-scenario-cross-trade = { scenario-cross-trade }
option-scenario-menagerie = { scenario-menagerie }
option-scenario-gold-rush = { scenario-gold-rush }
option-species_1 = Alien card 1
option-species_1-random = Drawn by lot
option-species_1-lizard = { species-lizard }
option-species_1-squid = { species-squid }
option-species_1-slime = { species-slime }
option-species_1-worm = { species-worm }
option-species_2 = Alien card 2
option-species_2-random = Drawn by lot
option-species_2-lizard = { species-lizard }
option-species_2-squid = { species-squid }
option-species_2-slime = { species-slime }
option-species_2-worm = { species-worm }
option-stay = Staying
option-stay-off = A ship moves if it can
option-stay-on = A ship may remain where it is
option-first_player = First player
option-first_player-random = Drawn by lot
option-first_player-0 = { seat-s0 }
option-first_player-1 = { seat-s1 }
option-first_player-2 = { seat-s2 }
option-first_player-3 = { seat-s3 }

## What the options are for

help-events = in which rounds an event is drawn
help-start = what everybody starts with
help-scenario = the scenario, to fix it
help-species_1 = species of an alien card of the set-up, to fix it
help-species_2 = species of an alien card of the set-up, to fix it
help-stay = whether a ship may remain where it is instead of moving
help-first_player = seat of the first player, to fix it

## Turns in a few words, and what pays

brief-commander = Commander { commander-name }
brief-lay-one = laid { hex-name } ({ $sector })
brief-lay =
    { $count ->
        [one] laid { $count } hex
       *[other] laid { $count } hexes
    }
brief-pick = picked { place-name }
brief-event = event { event-name }
brief-move =
    { $steps ->
        [0] stayed at { place-name }
       *[other] flew to { place-name }
    }
brief-fight = fought { $rival }
brief-crash =
    { $own ->
        [1] crashed on { place-name }
       *[0] { $rival } crashed on { place-name }
    }
brief-outcome = { outcome-name }
brief-raise = raised { attribute-name }
brief-buy =
    { $count ->
        [one] took { $count } goods token
       *[other] took { $count } goods tokens
    }
brief-aboard =
    { $count ->
        [one] { $count } colonist aboard
       *[other] { $count } colonists aboard
    }
brief-load = loaded { loaded-name }
brief-settle =
    { $count ->
        [one] landed { $count } colonist
       *[other] landed { $count } colonists
    }
brief-unload = unloaded { piece-name }
brief-discard = handed over { piece-name }
brief-jettison =
    { $count ->
        [one] threw { $count } piece overboard
       *[other] threw { $count } pieces overboard
    }
brief-bomb = bombed { place-name }

pays-C-SCORE-01 = colonists
pays-C-SCORE-02 = controlled planets
pays-C-SCORE-03 = credits
pays-C-SETUP-15 = scenario

## Why an action is not possible: the numbers that decide

why-C-MOVE-01 = It is { sectors-away } to { place-name } ({ $sector }); your ship reaches { $reach }.
why-C-CRASH-01 = It is { sectors-away } to { place-name } ({ $sector }); the nearest planet is { $nearest } away.
sectors-away =
    { $steps ->
        [one] { $steps } sector
       *[other] { $steps } sectors
    }
why-C-JUMP-04 = { $levels } levels cost { $cost } credits; you have { $credits }.
why-C-JUMP-05 = Not { $number } colonists: your hold has room for { $room }, your reserve has { $reserve }.
why-C-ADV-05 = Not { $number } colonists: your hold has room for { $room }, and without a slot: { $surplus }.
why-C-CMD-02 = One level is free, not { $levels }.
why-C-NOTE-21 = { level-of-top }
why-C-GAP-09 = { level-of-top }
level-of-top = { attribute-name }: you have level { $level }, and { $top } is the highest.
why-C-GAP-37 = Aliens come aboard at Cargo level { $needed }; yours is { $level }.
why-C-GAP-39 = Tokens of this colour left: { $left }.
why-C-GAP-78 = You have made { $done } of { $limit } loads and unloads.
why-C-GAP-79 =
    { $over ->
        [0] Your hold is full: { $aboard } of { $capacity } slots are taken.
       *[other] Your hold is too full: { $aboard } pieces for { $capacity } slots. Unload first: { $over }.
    }
why-C-GAP-88 = No slot is free on { place-name }: { $slots } of { $slots } are taken.
