### How Cosmic Pioneers is taught: the lesson, help on every step, the rules in short.
### Paragraphs are parted by empty lines; lines that begin with a dash are a list.

## The first match

lesson-first-title = Your first colony
lesson-first-aim =
    Welcome to Tau Ceti. Eleven planets and the Jumpgate form a ring. You command a colony ship and settle planets for
    twelve rounds.

    At the end each of your colonists on a planet is worth 1 point, each planet you control 5, and every 500 credits 1.

    The ring is laid already. Your commander is Okoro, and your hold has room for three colonists.
lesson-first-event =
    Every round begins with an event card. It does what it says; then every planet of its species without such an alien
    gets one, on its last free slot. That was a squid card, so squids live on the blue planets now.
lesson-first-fly =
    Your turn: fly up to two sectors, either way. At a planet an adventure awaits you, and each planet has its own table of
    six outcomes. Dangerous planets have few green slots, safe ones many.

    Fly two sectors clockwise, to Ochre, and confirm: the die is rolled at once.
lesson-first-adventure =
    A 5: two colonists join you and land on the first slots.

    Next you may load people from the planet and unload, in any order. Your hold is full.
lesson-first-land =
    A planet is controlled when colonists stand on all its green slots; it belongs to whoever has most colonists there.
    Ochre has three green slots, two are taken.

    Land one colonist. Colonists take the first free slot from the left.
lesson-first-control =
    Ochre is yours: 5 points, and 3 for the colonists. The other two bring a point each as well, and protect your majority.
    Land them, and then load and unload no more.
lesson-first-no-bomb =
    Last in a turn you may bomb the planet you orbit. A die tells whether colonists or aliens are hit, and here live only
    your own. Better not.
lesson-first-home =
    Blue has settled Vesper; lizards made it throw cargo overboard. The first-player token has moved on, so Blue has flown
    home to the Jumpgate before you.

    Your hold is empty too. Fly back to the Jumpgate.
lesson-first-raise =
    The Jumpgate pays 200 credits, and 100 for each planet you control. With what you had that makes 500: one level of one
    attribute.

    - Weapons: more in a fight
    - Cargo: 3 or 4 slots, at level 3 aliens too
    - Bombs: more victims, then chosen ones
    - Engines: 3 or 4 sectors

    Raise Cargo: more colonists on each trip.
lesson-first-embark = Now four have room. Load four colonists.
lesson-first-choose =
    Round 3. Look for a planet in reach with friendly odds: Mossfall, two sectors the other way, has one crash and four
    outcomes that help. It has four green slots, and you bring four colonists.

    Fly there.
lesson-first-natives =
    A colonist joins you. On the last slot lives a slime. Aliens come from the right, colonists from the left; an alien on
    a green slot would prevent control. This one is in nobody's way.

    Your Cargo is at level 3, so you could carry it off. Leave it there.
lesson-first-second = Three more colonists fill the green slots. Land three.
lesson-first-keep =
    Mossfall is yours. Keep the fourth colonist aboard: the next planet may lack just one.

    Load and unload no more, and drop no bombs.
lesson-first-fight =
    Blue is at Maul, right next to you, with an empty hold. Whoever ends a move at a planet with another ship fights it:
    both roll and add their Weapons, and in a tie the defender wins. The loser crash-lands on a neighbouring planet with
    all its cargo.

    You risk one colonist. Attack.
lesson-first-won =
    4 against 1: Blue lies on its side at Mossfall and is righted in its next turn. Your adventure brought two colonists,
    and Maul has three green slots.

    Land the colonist you kept, and then load and unload no more.
lesson-first-third =
    Your third planet. Bombing the lizard would be a coin toss: the die could as well hit a colonist. Leave it and confirm.
lesson-first-end =
    Three planets and twelve colonists: 27 points, Blue has 17. From here on you play freely:

    - Now the Jumpgate pays you 500 credits: a level each time you come home.
    - Majorities can be taken: whoever has most colonists counts, in all slots.
    - Only what stands on planets counts. Unload in time before round 12 ends.

## The second match

lesson-second-title = Scenario, commander, trade
lesson-second-scenario =
    Each match has a scenario; its rules go before all others and stay in sight on the table. You choose one of ten when
    you create a match, or leave it to luck. This is Cross Trade:

    - Red and blue planets offer goods, now and again in rounds 5 and 9.
    - Green and yellow planets pay 300 credits for each.
    - At the end each delivery is 1 point.
lesson-second-commander =
    First everybody chooses a commander, each a different one. A talent works in one phase of the turn only: the fight,
    the adventure, landing, or bombing.

    Fraser lands on any free slot; the others always land on the first one. Choose Fraser.
lesson-second-level =
    Blue has taken Amari, who may roll an adventure again, twice in the match.

    Now raise one attribute, free of charge. Goods take a place in the hold, as colonists do, and traders carry both.
    Raise Cargo: three places.
lesson-second-source =
    You and Blue lay the ring in turns, and Blue has begun. Planets beside the Jumpgate are visited most often.

    Cinder is red, so goods will lie there. It has only two green slots, the first and the third. Lay it right after the
    Jumpgate, clockwise.
lesson-second-buyer =
    A buyer belongs next to it: Barrow is yellow. Its two green slots are the second and the third. Others need three
    colonists to fill them, Fraser two.

    Lay it behind Cinder.
lesson-second-belt =
    One hex of the pool is an asteroid belt. Ships fly over it, but no flight may end there.

    Lay it behind Pelagos. On that side of the Jumpgate, Pelagos is now all that a range of two sectors reaches.
lesson-second-danger =
    Harrow is red too. Two of its six outcomes are crashes, but two colonists are enough to control it.

    Lay it behind Bracken, which is green and buys goods.
lesson-second-far =
    Amberline has five green slots. It takes a full hold and more to control it, and pays for goods at any time.

    Lay it opposite the Jumpgate. The last planet goes to the only place left.
lesson-second-fly =
    The goods lie ready, one token on each red and each blue planet. The event card has brought lizards: one sits on the
    last slot of every red planet.

    It is your turn. Fly to Cinder, where goods wait and two colonists are enough.
lesson-second-talent =
    A 6: Cinder gives you 200 credits. Now Fraser's talent works, in the phase of landing. After each colonist you are
    asked for the slot.

    Land one on the first slot and one on the third.
lesson-second-goods =
    Both green slots are filled: Cinder is yours, and your third colonist is still aboard.

    The red square is the goods token; it takes up no slot. Anybody may load such tokens, on any planet. Load it, then
    do no more, and drop no bombs.
lesson-second-market =
    Blue rolled a 1 at Pelagos. Amari rolled again: a 6. Then Blue loaded goods as well, flew home in round 2, and
    raised Engines.

    Barrow, the next planet, buys. Fly there.
lesson-second-sell =
    A 5: three colonists join you on the first three slots. Both green ones are filled, so Barrow is yours too.

    Now unload the goods.
lesson-second-paid =
    300 credits at once, and 1 point at the end. Only green and yellow planets pay: on a blue one the goods would just
    lie there for anybody.

    Keep your colonist aboard. Load and unload no more, and drop no bombs.
lesson-second-home =
    You have 700 credits. The Jumpgate pays 200, and 100 for each of your two planets. Fly there.
lesson-second-levels =
    The Jumpgate's 400 make it 1100 credits. Each visit you may raise only one attribute, but by several levels. Traders
    need range: two levels of Engines cost 1000, and you fly up to four sectors.

    Keep your cargo, raise Engines by two levels, and load two colonists.
lesson-second-tie =
    Blue has landed two colonists at Cinder: two against two, and in a tie nobody controls a planet. Then Blue sold its
    goods at Bracken.

    With the lizard Cinder is full, so nobody can land there. Fly back to it all the same.
lesson-second-bomb =
    A 4 takes your last 100 credits. Load nothing, and bomb; yours are safe. The white die names the kind, and one dies:

    - A colonist: the rightmost, on the fourth slot. It is Blue's: thanks to Fraser, yours stand on the first and third.
    - An alien: the lizard, and its slot is free.
lesson-second-end =
    A colonist: two against one, and Cinder is yours again. You would have 16 points now, Blue 12. Round 5 has brought
    new goods. From here on you play freely:

    - Harrow, three sectors clockwise, has two tokens. Bracken, on the way, buys.
    - From Cargo 3 you can carry aliens, and Fraser lands them on any free slot. On a green one they prevent control.
    - Another scenario pays for other things: read its rules before you choose a commander.

## Help

help-commander = Choose your commander. Each has a talent of its own, which works in one phase of the turn.
look-commander =
    - Fraser lands on any free slot, Okoro chooses victims of bombs, Lindqvist fights well, Amari rolls adventures again.
help-level = Raise one attribute by a level, free of charge.
look-level = Cargo for more colonists on each trip, Engines for more planets in reach, Weapons for fights, Bombs against others.
help-lay = Lay a planet of the pool on a free place of the ring.
look-lay =
    - Planets close to the Jumpgate are visited more often.
    - Few green slots are filled fast, but the adventures there are dangerous.
help-pick = Choose a planet for the effect of the card.
look-pick = Where does it hurt the others, and where would it hurt you?
help-jettison = Choose what goes overboard.
look-jettison = Colonists come back to your reserve and can be loaded again at the Jumpgate.
help-crash = Your ship crash-lands on a neighbouring planet. All cargo is unloaded there.
look-crash = Enough free slots for those aboard? Could they win you the planet?
help-wreck = Choose who takes the next free slot. Those without a slot are lost.
look-wreck = Colonists come from the left, aliens from the right.
help-move =
    Fly in one direction, at most as far as your Engines allow, to a planet or the Jumpgate. A move cannot end on an
    asteroid belt. At a planet with another ship there is a fight, then an adventure.
look-move =
    - The six outcomes of the planet, and its free slots.
    - Will the cargo be enough for its green slots?
    - With an empty hold and 300 credits and more in sight, the Jumpgate.
help-fight = Choose which ship you fight.
look-fight = Both roll a die and add their Weapons. In a tie the defender wins.
help-reroll = Keep the roll, or roll again; the second roll stands.
look-reroll = How many of the six outcomes would be better?
help-aboard = The planet is full. Colonists you gained may come aboard instead.
look-aboard = Is there a planet nearby where they are missing?
help-discard = You may hand over cargo here.
look-discard = What the scenario pays for, and what only takes up room.
help-raise = You may raise one attribute by one or more levels, for 500 credits each.
look-raise =
    - What is missing most: room, range, or strength?
    - At the end 500 credits are worth 1 point only.
help-buy = You may take goods, as the scenario says.
look-buy = Where are they paid for, and how much room is left for colonists?
help-embark = Load colonists from your reserve.
look-embark = You have fifteen in all. Those in the hold or in reserve count nothing at the end.
help-transfer =
    You may load colonists of yours from this planet, and aliens if your hold allows it, and land what you have aboard, in
    any order. Colonists land on the first free slot from the left, aliens from the right; gaps are not closed up.
look-transfer =
    - All green slots with colonists, and most colonists there: control, 5 points.
    - Each colonist on a planet is 1 point. A spare one may fill a green slot elsewhere.
help-slot = Choose the slot to land on.
look-slot = Green slots decide control.
help-bomb =
    You may bomb the planet you orbit. Level 1: a die names the kind, one dies. Level 2: another die tells how many. Level
    3: a die tells how many, you choose the kind.
look-bomb = The rightmost colonist or the leftmost alien dies first, even if it is yours.
help-target = Choose who is hit: colonists or aliens.
look-target = Whose colonists are on the right? Does an alien hold a green slot?
help-victim = Choose who dies.
look-victim = Colonists on green slots decide control.

## The rules in short

summary-1-title = Aim
summary-1-text =
    Have the most points after twelve rounds: 1 for each colonist on a planet, 5 for each planet controlled, 1 for every 500
    credits. The scenario may change that.
summary-2-title = A round
summary-2-text =
    First an event card, then everybody has a turn, then the first-player token moves on. The card does what it says; then
    each planet of its species without such an alien gets one.
summary-3-title = A turn
summary-3-text =
    - Fly up to the range of your Engines, in one direction
    - Fight a ship you meet at a planet
    - Adventure at a planet, or business at the Jumpgate
    - Load and unload
    - Bomb the planet, if you like
summary-4-title = Adventure
summary-4-text =
    Roll a die; the planet's table tells: colonists or credits gained or lost, a crash landing, or an event for a 1.
summary-5-title = Jumpgate
summary-5-text =
    200 credits and 100 for each planet you control; levels of one attribute for 500 each; load colonists. No fights.
summary-6-title = Control
summary-6-text =
    All green slots hold colonists, of whatever colour, and you have most colonists there. In a tie nobody controls it.
    Colonists land from the left, aliens from the right.
summary-7-title = Fights and crashes
summary-7-text =
    Both roll a die and add their Weapons (0, 1, 2); the defender wins ties. The loser crash-lands on a neighbouring
    planet and unloads everything; whoever finds no slot dies. The ship is righted in its owner's next turn.
summary-8-title = Attributes
summary-8-text =
    - Weapons: +0, +1, +2
    - Cargo: 2, 3, 4 pieces; aliens at level 3
    - Bombs: one of a rolled kind; a die's number of a rolled kind; a die's number of a chosen kind
    - Engines: 2, 3, 4 sectors
