### What only the drawing of Pulsar 2849 says: headings, tooltips, the text face.

part-board = Map
part-dice = Dice
part-offer = Offers
part-tech = Technologies
part-desk = Play area

head-round = Round { $round } of { $rounds }
head-order = Turn order
head-transmitters = Transmitters
head-gyrodynes = Gyrodynes
head-modifiers = Modifiers
head-arrays = Arrays
head-hand = Dice in hand
head-whose = Whose play area

## The map

tip-hole = The black hole: used dice lie here. Round { $round } of { $rounds }.
tip-entry = Entry gate { $place }: ships start here and never come back.
tip-gate =
    { $colour ->
        [green] Green gate { $place } (hexagon)
        [orange] Orange gate { $place } (circle)
       *[magenta] Magenta gate { $place } (square)
    }
tip-hidden = Planetary system { $place }, not yet explored: it is turned up when a ship comes here.
tip-system = Planetary system { $place }
tip-planets = Free planets: { $blue } blue, { $lifeless } lifeless.
tip-closed =
    { $count ->
        [one] 1 planet is closed.
       *[other] { $count } planets are closed.
    }
tip-station =
    { $planet ->
        [blue] { $who } has a station on a blue planet.
       *[lifeless] { $who } has a station on a lifeless planet.
    }
tip-pictured = Bonus for a flight that ends on a blue planet here: { $list }.
tip-pulsar = Pulsar { $place }
tip-isolated = Isolated pulsar { $place }: no ship comes here, only cards claim it.
tip-unclaimed = Nobody has claimed it.
tip-claimed = Claimed by { $who }.
tip-building = It carries a { $gyrodyne } under construction.
tip-spinning = It carries a spinning { $gyrodyne }.
tip-dead-end = Dead end: a station or a claim here brings an exploration tile.
tip-ships = Ships here: { $list }.
tip-ship = Ship of { $who }, at { $place }. A die moves it as many segments as it shows.
gift-bonus_die = a bonus die of { $number }
gift-cubes =
    { $number ->
        [one] 1 cube
       *[other] { $number } cubes
    }

flight-left =
    { $count ->
        [0] The flight ends here.
        [one] 1 segment left
       *[other] { $count } segments left
    }
flight-due = still due: a gate that is { $colour }
flight-station =
    { $planet ->
        [blue] Flying on: a station on a blue planet of { $place }
       *[lifeless] Flying on: a station on a lifeless planet of { $place }
    }
gain-vp = VP
gain-blue =
    { $count ->
        [one] station on a blue planet
       *[other] stations on blue planets
    }
gain-lifeless =
    { $count ->
        [one] station on a lifeless planet
       *[other] stations on lifeless planets
    }
gain-ring =
    { $count ->
        [one] pulsar
       *[other] pulsars
    }
gain-cube =
    { $count ->
        [one] cube
       *[other] cubes
    }
gain-pm1 =
    { $count ->
        [one] ±1 token
       *[other] ±1 tokens
    }
gain-plus2 =
    { $count ->
        [one] +2 token
       *[other] +2 tokens
    }
gain-gyro-1 =
    { $count ->
        [one] small gyrodyne
       *[other] small gyrodynes
    }
gain-gyro-2 =
    { $count ->
        [one] medium gyrodyne
       *[other] medium gyrodynes
    }
gain-gyro-3 =
    { $count ->
        [one] large gyrodyne
       *[other] large gyrodynes
    }
gain-production =
    { $count ->
        [one] gyrodyne spinning
       *[other] gyrodynes spinning
    }
gain-online =
    { $count ->
        [one] transmitter online
       *[other] transmitters online
    }
gain-die =
    { $count ->
        [one] bonus die
       *[other] bonus dice
    }
gain-discover = a system is turned up
gain-tile = exploration tile

## The dice board

tip-order = Turn order: { $list }. At the end of a round it follows the Initiative track.
tip-row-value = Each spinning gyrodyne yields { $value } VP more this round.
tip-dice =
    { $count ->
        [0] No die shows { $value }.
        [one] 1 die shows { $value }.
       *[other] { $count } dice show { $value }.
    }
tip-steps =
    { $way ->
        [none] Taking one moves no marker.
        [ahead] Taking one moves a marker { $count } to the left, ahead.
       *[back] Taking one moves a marker { $count } to the right, back.
    }
tip-median = Median marker on { $value }: dice below it move a marker ahead, dice above it move one back.
tip-median-between = Median marker between { $below } and { $value }: dice below it move a marker ahead, dice above it move one back.
tip-marker = { $marker } of { $who }: space { $space }, in place { $place }.
tip-track-initiative = Initiative: further left is ahead, higher in a stack is ahead. It sets the turn order of the next round and scores at the end:
tip-track-engineering = Engineering: further left is ahead, higher in a stack is ahead. Each round it pays:
tip-initiative-prize = { $points } VP at the end of the match
tip-engineering-prize =
    { $cubes ->
        [0] { $points } VP each round
        [one] 1 cube each round
       *[other] { $cubes } cubes each round
    }
tip-penalty = A marker on this space costs { $points } VP each round.

## Technologies and goals

tip-technology = Cost { $cost }, { $kind }; row of round { $round }.
tip-owners = Patented by { $list }.
tip-icons =
    { $count ->
        [one] One icon with a lock: one player per round may patent it; with two players, one in the whole match.
       *[other] Two icons: two players may patent it.
    }
tip-taken = Nobody can patent it now.
tip-later = Available from round { $round } on.
tip-row = Row of round { $round }: in that round each spinning gyrodyne yields { $value } VP more.
tip-row-median = Row of round { $round }: in that round each spinning gyrodyne yields as many VP more as the median marker shows.
tip-time = The time marker is here: this row and all above it are available.
tip-goal = { $points } VP at the end for everybody who meets it.
tip-goal-met = { $who }: { $progress }, met
tip-goal-unmet = { $who }: { $progress }
tip-goal-bonus = Who meets it may buy { $points } VP for { $cubes } cubes at the end.
text-progress = { $have } of { $least } { $counter }
text-vp = VP

## Offers

tip-pile = The pile shows the letter { $letter }, { $count } of it are left. Three transmitters are offered each round.
tip-offered = In the offer: a die of one of its costs claims it and pays that cost.
tip-owned = It belongs to { $who }.
tip-online = Online: it yields in every production.
tip-due = Still to pay, in any order: { $list }.
tip-ends = Half-dice at its ends: { $left } and { $right } pips; a link of two tiles online gives a bonus die of both together.
tip-gyrodyne = A { $take } takes one, a { $finish } finishes one on a pulsar; spinning, it yields { $points } VP a round. { $left } left.
tip-awards = Awards for two of this size on pulsars, first come first served: { $list } VP.
tip-no-awards = Its awards are gone.
tip-first-award = The first award went to { $who }.
tip-take = Take a { $gyrodyne } with a { $value }; { $left } left.
tip-finish = Finish your { $gyrodyne } on a pulsar with a { $value }.
text-take = take
text-finish = finish
tip-pm1 = ±1 token: raises or lowers one die by 1. A 1 or a 2 buys one.
tip-plus2 = +2 token: raises one die by 2. A 2 buys one.

## Play areas

tip-whose = Look at the play area of { $who }
tip-die = Your { $value }: pick it, then what it shall pay for, or the other way round.
tip-bonus = The bonus die of this turn: { $value }.
tip-bonus-duty = The bonus die of this turn: { $value }. It must be used before the turn ends.
text-no-dice = no dice
tip-hand = Dice in hand: { $list }
tip-cubes =
    { $count ->
        [one] 1 engineering cube
       *[other] { $count } engineering cubes
    }
tip-own-gyrodyne = { $gyrodyne } in the play area: { $count }. Putting one on a pulsar of yours is free.
tip-new-array = Begin a new array with this transmitter.
text-no-arrays = No transmitters yet
tip-hq = Headquarters: a die of its cost completes a project; it must rest on completed ones.
tip-side = Take the side { $face } of your HQ.
tip-project = Cost { $cost }
tip-project-needs = It rests on { $list }.
tip-done = Completed.
tip-run = Gate Run, not yet scored: { $points } VP for each gate on a flight, colour: { $colour }.
tip-blue-stations =
    { $count ->
        [one] 1 station on a blue planet
       *[other] { $count } stations on blue planets
    }
tip-lifeless-stations =
    { $count ->
        [one] 1 station on a lifeless planet
       *[other] { $count } stations on lifeless planets
    }
tip-stations =
    { $extra ->
        [0] The stations are worth { $points } VP at the end; one more adds { $more }.
       *[other] The stations are worth { $points } VP at the end, { $extra } extra counted; one more adds { $more }.
    }
tip-rings = Pulsars claimed: { $count }; rings left: { $left }
tip-spinning-count = Spinning gyrodynes: { $count }; under construction on pulsars: { $unfinished }
tip-online-count =
    { $count ->
        [one] 1 transmitter online
       *[other] { $count } transmitters online
    }
tip-technologies = Technologies: { $list }

## The table in words

text-match = The match
text-round = Round { $round } of { $rounds }; turn order: { $list }.
text-dice = Dice on the dice board
text-tracks = Tracks
text-track = { $track }, from ahead to behind: { $list }
text-marker = { $who } ({ $space })
text-systems = Planetary systems
text-pulsars = Pulsars
text-gates = Gates and ways
text-ways = { $place }: to { $list }
text-flight = Flight from { $start }: { $list }; segments left: { $left }
text-technologies = Technologies
text-goals = Goals
text-offer = Transmitters in the offer
text-gyrodynes = Gyrodynes
text-area = Play area of { $who }
text-area-dice = Dice: { $list }
text-area-tokens = Cubes: { $cubes }; ±1 tokens: { $pm1 }; +2 tokens: { $plus2 }
text-area-gyrodynes = Gyrodynes in the play area: { $list }
text-area-array = Array: { $list }
text-area-ship = Ship at { $place }
text-nothing = nothing

## Components one by one

component-map = Star maps
component-system = Planetary systems
component-exploration = Exploration tiles
component-gyrodyne = Gyrodynes
component-transmitter = Transmitters
component-board = Technology boards
component-technology = Technologies
component-hq = Sides of HQs
component-project = HQ projects
component-goal = Goals
component-map-text = { $locations } locations, { $segments } segments.
component-planets = Planets: { $blue } blue, { $lifeless } lifeless.
component-bonus = Bonus: { $list }.
component-system-name = System { $number }
component-gyrodyne-text = A { $take } takes one, a { $finish } finishes it; spinning, it yields { $points } VP a round.
component-rows = VP more for each spinning gyrodyne, by round: { $list }.
component-costs = Costs: { $list }.
component-project-text = Cost { $cost }; { $face }.
gift-vp = { $number } VP
gift-extra_station = one more station at the end

cost-dice =
    { $count ->
        [one] die { $list }
       *[other] dice { $list }
    }
cost-cubes =
    { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
cost-pm1 =
    { $count ->
        [one] a ±1 token
       *[other] { $count } ±1 tokens
    }
cost-plus2 =
    { $count ->
        [one] a +2 token
       *[other] { $count } +2 tokens
    }
cost-end = ends the turn
cost-lost =
    { $count ->
        [one] ends the turn with { $count } die unused
       *[other] ends the turn with { $count } dice unused
    }

auto-end = End the turn when nothing else can be done.
auto-fly = Fly on when only one way is left.
auto-draft = Draft a die when there is no other choice.
auto-bonus = In the final scoring, buy the bonus of your last goal if it brings more points than it costs cubes.
