### How Pulsar 2849 is taught: the lesson, help on every step, the rules in short.
### Paragraphs are parted by empty lines; lines that begin with a dash are a list.

## The first match

lesson-first-title = Your first survey
lesson-first-aim =
    Welcome to the year 2849. Over eight rounds you explore a star cluster and turn pulsars into power plants. Whoever has
    the most points at the end wins.

    Each round has three phases: everybody drafts two dice, everybody has one turn to use them, then production pays. You
    will play three rounds with me and the rest on your own.
lesson-first-gate =
    Your survey ship comes in through an entry gate; Blue has taken the one in the south-west.

    Choose the gate in the north-east. Two segments behind it lies an unexplored system, three segments away a pulsar.
    Both are lit up.
lesson-first-dice =
    The seven dice show 1, 2, 2, 3, 4, 4, 5. A marker lies on the median, the die in the middle: 3.

    A die on the median is neutral. A lower one moves one of your markers to the left on its track, a higher one to the
    right. Left is good: high dice do more, low dice move your markers ahead.
lesson-first-draft =
    You need a 3 to reach the pulsar with exact distance. It lies on the median, so no marker moves.

    Take the 3.
lesson-first-low-die =
    Now the 1: it buys a small gyrodyne, a ring of generators around a pulsar. It lies two below the median, so one of your
    markers goes two spaces to the left.

    Move the Initiative marker: whoever is ahead there drafts and plays first.
lesson-first-launch =
    Your turn. Each die pays for one action. Use the 3 to fly: exactly three segments, not more and not less, none of them
    twice.
lesson-first-fly =
    Fly through the gate to the system. It is unexplored, and luck shows what it holds. So confirm the plan when you get
    there.
lesson-first-passing =
    A blue and a lifeless planet are open; the third is closed to two players. Flying through, you set up a station on the
    lifeless one; ending there would give you the blue one and a bonus. Stations count at the end: 2 points for two, 12 for six, 30 for ten.

    Fly on to the pulsar.
lesson-first-claim = A flight that ends at a free pulsar may claim it. You have six rings for the whole match. Place one.
lesson-first-gyrodyne =
    A pulsar needs a gyrodyne. A 1 takes a small one, a 2 a medium one, a 4 a large one. Use your 1.
lesson-first-develop =
    Putting it on your pulsar costs nothing. It is under construction: only when it spins does it give points, in every
    production.

    The first with two gyrodynes of a size on the map gets 7 points, the second 4.
lesson-first-end-turn = Both dice are used. End the turn and confirm; Blue comes next, then production.
lesson-first-production =
    Blue has patented a technology and set up two stations. Then production paid:

    - Initiative sets the new order: the first and the last place are yours, Blue is in between.
    - The Engineering Track gave Blue 2 cubes and 1 point, you 1 cube.
    - The next row of technologies is open, and three new transmitters lie out.
lesson-first-draft-patent =
    Round 2: the median is 4. Take the 2: it pays for a technology, and it is two below the median.

    This time move the Engineering marker: the first place brings 2 cubes in every production.
lesson-first-draft-finish =
    Blue has passed you on the Engineering Track with a 1. You still need a 3 to finish the small gyrodyne. It moves your
    marker by one, onto Blue's: the upper one is ahead.
lesson-first-patent =
    Use the 2 to patent Assembly Crews: 3 points each time you finish a gyrodyne, and a free change of 1 on the die for it.
    With two players such a technology has one owner only.

    It has to come first, so that the next action already benefits.
lesson-first-finish = Now finish the gyrodyne with the 3. It begins to spin, and your crews earn 3 points at once.
lesson-first-end-second =
    End the turn. In production your gyrodyne pays 1 for its size and 2 for this round's row of technologies.
lesson-first-income =
    3 points from the gyrodyne and 2 cubes for the first place in engineering: you lead 11 to 8. The earlier it spins, the
    more often it pays.

    Round 3: two of the transmitters on offer cost a single 3. Take the 3; it is on the median.
lesson-first-last-die =
    A 2 is left for you. It is one too short for the flight we have in mind, but you own a ±1 token.

    Take the 2 and move the Engineering marker further ahead.
lesson-first-modifier =
    A token changes a die before it is used: ±1 or +2, one per die. A die of 1 or 2 buys new ones.

    Fly with the 2, raised to 3 by your token.
lesson-first-blue =
    Three segments, through two green gates to the next system. Your flight ends there, so the station goes on a blue
    planet. Confirm at the end.
lesson-first-bonus =
    For a blue planet at the end of a flight you choose: the bonus pictured on the system, or an exploration tile, mostly
    4 or 5 points.

    Pictured is a gyrodyne, small or medium. Take the medium one for the next pulsar.
lesson-first-transmitter =
    Transmitters pay in every production once all their dice are covered. Trickle Coil has one cost only, so your 3 brings
    it online at once: a cube each round. Placed side by side, transmitters form links that can give bonus dice.
lesson-first-goals =
    Look at the goals: a spinning gyrodyne and a transmitter online, both yours now. At the end that brings 5 points, and 2
    more for a cube.

    End the turn.
lesson-first-end =
    You know the whole round now, and you have six cubes. From here on you play freely:

    - Four cubes buy a bonus die: a copy of one that nobody drafted.
    - Your medium gyrodyne waits for a pulsar; a 5 finishes it, with your crews a 4 or a 6 as well.
    - Pick a die: the map shows where it can fly. Many systems in one flight are worth most.
    - Purple technologies count at the end only, and their rows open late.

## The second match: HQ, arrays, goals

lesson-second-title = Projects, arrays and goals
lesson-second-begin =
    Round 7 of 8. Six rounds have been played for you, and Blue leads 48 to 28. The number after the arrow adds what the
    end of the match would bring now: 101 to 59.

    Two rounds are left to catch up. A project, an array, a technology and a goal will work together.
lesson-second-hq =
    The pyramid in your play area is your headquarters, the Pilot Guild. A project is completed once, with a die of its
    value. The bottom row is open from the beginning; each project above needs those that it rests on.

    Guild Dials and Guild Stock are complete; they gave you tokens and a cube. So Free Circuit is open.
lesson-second-goal =
    The goals lie with the technologies. They count at the end, for everybody who meets them. Even Hand brings 7 points
    for 4 stations, 2 spinning gyrodynes, 2 transmitters online and 3 technologies.

    You have 7 stations, but only one gyrodyne spins, one transmitter is online, and you own two technologies. You need
    one more of each.
lesson-second-draft-low =
    Blue has drafted a 2 and a 1; left are 1, 2, 3, 6 and 6. The median marker lies between 2 and 3.

    Take the 1: a marker goes two spaces to the left. Choose your rear Initiative marker, whose space costs 1 point in
    every production.
lesson-second-draft-three =
    The 3 pays for a technology. It lies just right of the median marker, so a marker goes one space to the right.

    Choose your rear Engineering marker: in fourth place it gets nothing anyway.
lesson-second-project =
    Blue has copied a 6 and patented a technology. It is your turn.

    Free Circuit costs a 3; your +2 token turns the 1 into a 3. Complete it: 2 points at once, and the right to a Gate
    Run, 2 points for each gate of one colour in a later flight. Ace Crews above it opens, too.
lesson-second-patent =
    You own two technologies. Handshake Protocol is permanent: 3 points for each link you finish, and a cube for each
    transmitter. Spin Dividend is green: in every production 1 point for each spinning gyrodyne.

    Size Portfolio is purple and counts at the end: 4 points if gyrodynes of one size spin, 8 for two sizes. Patent it
    with the 3.
lesson-second-copy =
    Your dice are used, but you have 7 cubes. For four of them, copy the 2 that is left on the dice board. It is your
    bonus die; you get one per turn at most.

    With it claim Flare Gate from the transmitters on offer. It costs a 2 and a 5; the 5 can wait for the next round.
    Once online it gives 8 points, and 1 in every production.
lesson-second-join =
    A claimed transmitter begins an array or joins one of yours. At the joint two half dice form a die.

    Join the end with 3 pips to the end of Trickle Coil with 2 pips: that makes a 5. You may take this die when both are
    online, and a 5 finishes your medium gyrodyne.
lesson-second-end-seven =
    End the turn. In production your large gyrodyne pays 3 for its size and 2 for the row of round 7. Spin Dividend adds
    1.
lesson-second-production =
    Production gave you 6 points, 1 cube from the Engineering Track and 1 from Trickle Coil.

    All this pays in every round, so it is worth more the earlier you have it. The row of round 8 is worth 4: now each
    spinning gyrodyne pays 2 more than before.
lesson-second-draft-five =
    The last round. Blue has taken the 3, on which the median marker lies.

    Take the 5 for Flare Gate. It is two above: move the rear Engineering marker two spaces to the right.
lesson-second-draft-six =
    Now a 6, for a long flight with the Gate Run. It is three above the median.

    Move the same marker again. It stays short of the last two spaces, which would cost points.
lesson-second-pay =
    Pay the 5 of Flare Gate in your play area. It comes online and gives 8 points at once.

    The link to Trickle Coil is finished by that: Handshake Protocol pays 3 points, and a cube for the transmitter.
lesson-second-die =
    The link offers its die, once and in this turn only. Take the 5 and finish your medium gyrodyne with it.

    Two sizes spin then, so Size Portfolio rises to 8 points, and Even Hand is met.
lesson-second-fly =
    Now the 6. A Gate Run counts each gate of its colour that the flight visits; the gate where you start only if it
    comes back there.

    Fly over the pulsar and three magenta gates to the system in the south-east, where a blue planet is free. On the way
    you pass another system without a station of yours.
lesson-second-bonus =
    Two new stations make 9: 25 points at the end.

    For the blue planet you may choose. The gyrodyne pictured would stay unfinished and count 1 point at the end. Draw a
    tile; most of them give 4 or 5 points. Then confirm.
lesson-second-run =
    The tile gave 5 points. Now score the Gate Run of Free Circuit: 3 magenta gates, 6 points. Each run counts once, and
    one flight scores one run at most.

    Then end the turn. The last production and the final scoring follow.
lesson-second-blue-homes =
    The last production gave you 16 points, 13 of them from two gyrodynes. Then purple technologies were scored, 8
    points for Size Portfolio.

    Now the goals. You meet Blue Homes: 5 points. Whoever meets a goal may buy its bonus: pay 1 cube for 2 more points.
lesson-second-last =
    Long View asks for an award, which you do not have. Even Hand is met: 7 points. Cubes, Initiative and stations still
    follow.

    The last decision is yours, and it decides the match:

    - Buy the bonus: 2 cubes for 3 points. You win 131 to 129.
    - Decline: two cubes left over are worth 1 point. It is a tie at 129, and Blue wins, being ahead on the Initiative
      Track.

## Help

help-enter =
    Choose the entry gate where your ship starts. It leaves it with its first flight and never comes back to one.
look-enter =
    - Count segments: which systems and pulsars are 3 or 4 away?
    - Goals, technologies and transmitters already lie open.
help-side = Choose a side of your HQ. Its projects are completed from the bottom row up, each with a die.
look-side =
    - What stands on top, and what does it need below?
    - Gate Runs pay for gates of one colour in a later flight.
help-draft =
    Take a die. Above the median marker it moves one of your markers to the right, below it to the left, by as many spaces
    as it is away; on the median no marker moves.
look-draft =
    - What will you do with it? Flights need exact distances, all else exact values; ±1 and +2 tokens help.
    - Initiative: the order of the next round, and { $seats ->
        [3] 7 and 4
       *[other] 7, 4 and 2
    } points at the end.
    - Engineering: { $seats ->
        [2] 2 cubes, 1 cube and 1 point
       *[other] 3 and 2 cubes
    } in every production. At the far right both tracks cost points.
    - What would the others like to have?
help-act =
    Use your dice, one action each, in any order:

    - Fly exactly as far as the die says
    - Take a gyrodyne: 1 small, 2 medium, 4 large
    - Finish one on a pulsar: 3 small, 5 medium, 6 large
    - Claim a transmitter or pay a cost of one
    - Patent a technology of an open row
    - Complete a project of your HQ, if HQs are in play
    - Buy a token: 1 or 2 gives ±1, 2 also gives +2

    Free of charge: put a gyrodyne on a pulsar of yours; once per turn copy a die that is left over, for 4 cubes.
look-act =
    - What pays in every production is worth more early: spinning gyrodynes, transmitters, green technologies.
    - Does the order matter? A patent may already serve the next die.
    - The goals, and how far everybody is with them.
    - Ending the turn gives up dice that are not used.
help-flight =
    Fly on to a neighbouring location. No segment is used twice in a flight, and the last one has to be reached exactly.
    Unexplored systems are turned up on the way.
look-flight =
    - Through a system: a station on a lifeless planet, on a blue one only if no lifeless one is free.
    - End in a system: a station on a blue planet first, with a bonus.
    - End on a free pulsar: you may claim it.
help-land = You may count one system on the way as the end of the flight: a blue planet and its bonus.
look-land = Which bonus is pictured, and is a blue planet free?
help-through = You may place a station in a system you flew through: on a lifeless planet, on a blue one only if no lifeless one is free.
look-through = One station for each system: placed now, it cannot come with a bonus later.
help-ending = You may place a station where your flight ended: on a blue planet with its bonus, else on a lifeless one.
look-ending = Which bonus is pictured, and how many stations you have.
help-passing = You may claim a pulsar that you flew through.
look-passing = You have six rings for the whole match.
help-claim = You may claim the pulsar where your flight ended.
look-claim =
    - A ring without a spinning gyrodyne is worth 1 point at the end; with one it pays in every production.
    - You have six rings for the whole match.
help-run = You may score one Gate Run with this flight: points for each gate of its colour you visited. Each run counts once.
look-run = Could a later flight visit more gates of this colour?
help-bonus = Take the bonus pictured on the system, or draw an exploration tile.
look-bonus = The tiles: mostly 4 or 5 points, else 4 cubes, tokens, or a tile that counts as one more station.
help-gain = Choose the size of the gyrodyne you get.
look-gain =
    - Small ones are finished with a 3 and pay 1, medium with a 5 and pay 2, large with a 6 and pay 3, each plus the value
      of the round.
    - Two of a size on the map win an award: 7 points for the first, 4 for the second.
help-isolated = You may claim an isolated pulsar, which no ship can reach.
look-isolated = It is as good as any other for a gyrodyne.
help-spin = Choose one of your gyrodynes on the map; it is finished at once.
look-spin = A large one would need a 6, the dearest die.
help-jump = Choose a system; your ship is put there, and the flight counts as ended.
look-jump = Unexplored or known, with a free blue planet, and pulsars close by for the next flight.
help-remote = Choose a planet for a station; no flight is needed.
look-remote = Systems that are far from your ship.
help-shift = Choose which of your markers moves to the left.
look-shift = Would it pass another one? On one space the upper marker is ahead.
help-join = The new transmitter begins an array, or joins an end of one you have.
look-join =
    - Touching halves form a die; when both transmitters are online you may take it as a bonus die.
    - A link of 0 gives no die, yet counts as a link.
help-link-die = You may take the die of the link you finished. It is a bonus die for this turn; you get one per turn at most.
look-link-die = Have you a use for it right now?
help-buy = You may pay cubes for points.
look-buy = Otherwise two cubes are worth 1 point at the end, and four a bonus die.
help-meet = Name the goal that counts as met for you. One that you meet anyway is counted twice.
look-meet = Its points, and the bonuses you could buy.
help-goal-bonus = The goal is met; you may buy its bonus for cubes.
look-goal-bonus = Two cubes left over are worth 1 point.

## The rules in short

summary-1-title = Aim
summary-1-text = Have the most points after eight rounds. A round: dice, turns, production.
summary-2-title = Dice
summary-2-text =
    Seven dice are rolled, nine with four players. The median marker lies on the middle value, half a space further
    where more dice are on one side. Everybody drafts two. A die above the median moves a marker right, below it left, by
    its distance. Further left is ahead; on one space the upper marker is.
summary-3-title = A turn
summary-3-text =
    Each die pays for one action. One token may change it by ±1 or +2.

    - Fly exactly that many segments, none twice
    - Take a gyrodyne: small 1, medium 2, large 4
    - Finish one: small 3, medium 5, large 6
    - Claim a transmitter or pay a cost of one of yours
    - Patent a technology of an open row
    - Complete a project of your HQ, if HQs are in play
    - Buy a token: ±1 with a 1 or 2, +2 with a 2

    Free: put a gyrodyne on a claimed pulsar; copy a die left over, for 4 cubes. One bonus die per turn.
summary-4-title = Stations and pulsars
summary-4-text =
    One station per system. Flying through: a lifeless planet, else a blue one. Ending there: a blue planet with a
    pictured bonus or an exploration tile, else a lifeless one. Ending at a free pulsar: you may claim it with one of six
    rings.
summary-5-title = Transmitters
summary-5-text =
    Each cost is paid with one die, also over several rounds. When all are paid it is online and pays in production.
    Between two linked ones that are online lies a bonus die, once.
summary-6-title = Production
summary-6-text =
    - Initiative sets the turn order.
    - Engineering: 3 and 2 cubes for the first two; with two players 2 cubes, 1 cube, 1 point.
    - The last spaces of both tracks cost 1 and 2 points.
    - Transmitters online, then spinning gyrodynes (1, 2 or 3 and the value of the round), then green technologies
summary-7-title = Awards
summary-7-text = First with two gyrodynes of one size on the map: 7 points. Second: 4.
summary-8-title = End
summary-8-text =
    - Purple technologies, goals and their bonuses
    - 1 for each ring without a spinning gyrodyne, 1 for each gyrodyne not finished
    - 1 for every two cubes
    - Initiative: 7, 4, 2 (with three players 7, 4)
    - Stations: 2 give 2, 3: 4, 4: 6, 5: 9, 6: 12, 7: 16, 8: 20, 9: 25, 10: 30, 11: 36, 12: 42, 13: 50,
      each further one 3 more

    In a tie whoever is ahead on the Initiative Track wins.
