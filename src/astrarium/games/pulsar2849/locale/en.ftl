### Pulsar 2849 in words.
###
### Arguments of moves and log sentences are the tokens of the action space, under the names of their slots;
### log sentences also have $who, the name of the player who acts or for whom chance decides. Arguments of
### prompts are $who and the plain facts of the view, which moves and log sentences have too.

## Moves: what a player may do now

do-enter = Start at the entry gate { $location }
do-side = Take the side { face-name } of your HQ
do-draft =
    { $marker ->
        [none] Take a { $value }; no marker moves
       *[other] Take a { $value } and move { marker-name }
    }
do-modifier = Buy { token-name } with { spent-die }
do-launch = Fly with { spent-die }
do-take = Take { gyrodyne-name } with { spent-die }
do-finish = Finish { gyrodyne-name } with { spent-die }
do-claim = Claim { transmitter-name } and pay its { $cost } with { spent-die }
do-pay = Pay the { $cost } of { transmitter-name } with { spent-die }
do-patent = Patent { technology-name } with { spent-die }
do-project = Complete { project-name } with { spent-die }
do-develop = Put { gyrodyne-name } on the pulsar { $pulsar }
do-copy = Copy a { $value } that was left on the dice board
do-end = End the turn
do-fly = Fly to { $location }
do-land = Count the system { $system } as the end of the flight
do-bonus =
    { $bonus ->
        [tile] Draw an exploration tile
       *[pictured] Take the pictured bonus
    }
do-gain = Take { gyrodyne-name }
do-ring = Claim the pulsar { $pulsar }
do-run = Score the Gate Run { run-name } for { colour-name } gates
do-spin = Finish the gyrodyne on { $pulsar }
do-jump = Put the ship on the system { $system }
do-settle = Place a station on a { planet-name } planet of { $system }
do-shift = Move { marker-name } to the left
do-array = Begin a new array with it
do-join = Join its { end-name } end to the { other-name } end of { transmitter-name }
do-die = Take a bonus die of { $value }
do-buy =
    { $lots ->
        [one] Buy { sale }
       *[other] Buy { sale }, { $lots } times
    }
do-meet = Count { goal-name } as met
do-pass = Decline

## Chance: what may happen now

do-order = The turn order is { order-name }
do-goal = The next goal is { goal-name }
do-board = The technology board is { board-name }
do-hq = The HQ is { board-name }
do-reveal = The next transmitter is { design-name }
do-roll = The die shows { $value }
do-discover = The system has { tile-name }
do-explore = The exploration tile is { tile-name }

## The log: what was done

log-enter = { $who } starts at the entry gate { $location }.
log-side = { $who } takes the side { face-name } of the HQ.
log-draft =
    { $marker ->
        [none] { $who } takes a { $value }; no marker moves.
       *[other] { $who } takes a { $value } and moves { marker-name }.
    }
log-modifier = { $who } buys { token-name } with { spent-die }.
log-launch = { $who } flies with { spent-die }.
log-take = { $who } takes { gyrodyne-name } with { spent-die }.
log-finish = { $who } finishes { gyrodyne-name } with { spent-die }.
log-claim = { $who } claims { transmitter-name } and pays its { $cost } with { spent-die }.
log-pay = { $who } pays the { $cost } of { transmitter-name } with { spent-die }.
log-patent = { $who } patents { technology-name } with { spent-die }.
log-project = { $who } completes { project-name } with { spent-die }.
log-develop = { $who } puts { gyrodyne-name } on the pulsar { $pulsar }.
log-copy = { $who } copies a { $value } from the dice board.
log-end = { $who } ends the turn.
log-fly = { $who } flies to { $location }.
log-land = { $who } counts the system { $system } as the end of the flight.
log-bonus =
    { $bonus ->
        [tile] { $who } draws an exploration tile instead of the bonus.
       *[pictured] { $who } takes the pictured bonus.
    }
log-gain = { $who } takes { gyrodyne-name }.
log-ring = { $who } claims the pulsar { $pulsar }.
log-run = { $who } scores the Gate Run { run-name } for { colour-name } gates.
log-spin = { $who } finishes the gyrodyne on { $pulsar }.
log-jump = { $who } puts the ship on the system { $system }.
log-settle = { $who } places a station on a { planet-name } planet of { $system }.
log-shift = { $who } moves { marker-name } to the left.
log-array = { $who } begins a new array.
log-join = { $who } joins its { end-name } end to the { other-name } end of { transmitter-name }.
log-die = { $who } takes a bonus die of { $value }.
log-buy =
    { $lots ->
        [one] { $who } buys { sale }.
       *[other] { $who } buys { sale }, { $lots } times.
    }
log-meet = { $who } counts { goal-name } as met.
log-pass = { $who } declines.
log-order = The turn order is { order-name }.
log-goal = A goal of this match is { goal-name }.
log-board = Technologies come from { board-name }.
log-hq = { $who } gets { board-name }.
log-reveal = { design-name } comes into the offer.
log-roll = A die shows { $value }.
log-discover = { $who } turns up { tile-name }.
log-explore = { $who } draws the exploration tile { tile-name }.

## Prompts: who, what, how much is left

ask-order = A lot decides the turn order.
ask-goal = Drawing a goal…
ask-board = Drawing a technology board…
ask-hq = { $who } draws an HQ.
ask-offer = Revealing a transmitter…
ask-enter = { $who }, choose the entry gate where your ship starts.
ask-side = { $who }, choose the side of your HQ.
ask-roll =
    { $left ->
        [one] Rolling the last die of round { $round }…
       *[other] Rolling the dice of round { $round }: { $left } to go…
    }
ask-draft =
    { $left ->
        [one] { $who }, draft your last die of this round.
       *[other] { $who }, draft a die: you may still take { $left }.
    }
ask-act =
    { $left ->
        [0] { $who }, your dice are spent: use what else you have or end the turn.
        [one] { $who }, use your last die.
       *[other] { $who }, use your dice: { $left } left.
    }
ask-flight =
    { $left ->
        [one] { $who }, fly the last segment.
       *[other] { $who }, fly on: { $left } segments left.
    }
ask-discover = { $who } turns up the system at { $about }.
ask-land = { $who }, you may count one system flown through as the end of the flight.
ask-through = { $who }, you may place a station in { $about }, which you flew through.
ask-ending = { $who }, you may place a station in { $about }, where your flight ended.
ask-passing = { $who }, you may claim a pulsar flown through.
ask-claim = { $who }, you may claim the pulsar { $about }.
ask-run = { $who }, you may score one Gate Run with this flight.
ask-bonus = { $who }, take the pictured bonus or draw an exploration tile.
ask-explore = { $who } draws an exploration tile.
ask-gain = { $who }, choose the gyrodyne to take.
ask-isolated = { $who }, you may claim an isolated pulsar.
ask-spin = { $who }, choose the gyrodyne to finish.
ask-jump = { $who }, choose the system for your ship.
ask-remote = { $who }, choose a planet for the station.
ask-shift = { $who }, choose the marker that moves to the left.
ask-join = { $who }, place { $title }: begin an array or join one of yours.
ask-link-die = { $who }, you may take the die of the link you finished.
ask-buy =
    { $left ->
        [one] { $who }, { $title } sells { sale }.
       *[other] { $who }, { $title } sells { sale }, up to { $left } times.
    }
ask-meet = { $who }, name the goal that counts as met.
ask-goal-bonus = { $who }, { $title } is met: you may buy { sale }.
ask-over = The match is over.

## Names inside sentences; they read the arguments of the sentence

sale =
    { $price ->
        [one] { $worth } VP for 1 cube
       *[other] { $worth } VP for { $price } cubes
    }
spent-die =
    { $change ->
        [plain] { die-name }
        [minus1] { die-name }, lowered by a ±1 token
        [plus1] { die-name }, raised by a ±1 token
        [plus2] { die-name }, raised by a +2 token
        [free-minus1] { die-name }, lowered by 1 for free
        [free-plus1] { die-name }, raised by 1 for free
        [gate-minus1] { die-name }, lowered by 1 for a gate on the way
        [gate-plus1] { die-name }, raised by 1 for a gate on the way
       *[other] { die-name }
    }
die-name =
    { $die ->
        [b1] the bonus 1
        [b2] the bonus 2
        [b3] the bonus 3
        [b4] the bonus 4
        [b5] the bonus 5
        [b6] the bonus 6
       *[other] the { $die }
    }
marker-name =
    { $marker ->
        [initiative] the Initiative marker
        [engineering] the Engineering marker
        [initiative-2] the rear Initiative marker
        [engineering-2] the rear Engineering marker
        [none] no marker
       *[other] { $marker }
    }
token-name =
    { $token ->
        [pm1] a ±1 token
        [plus2] a +2 token
       *[other] { $token }
    }
gyrodyne-name =
    { $gyrodyne ->
        [gyro-1] a small gyrodyne
        [gyro-2] a medium gyrodyne
        [gyro-3] a large gyrodyne
       *[other] { $gyrodyne }
    }
colour-name =
    { $colour ->
        [green] green
        [orange] orange
        [magenta] magenta
       *[other] { $colour }
    }
planet-name =
    { $planet ->
        [blue] blue
        [lifeless] lifeless
       *[other] { $planet }
    }
end-name =
    { $end ->
        [left] left
        [right] right
       *[other] { $end }
    }
other-name =
    { $other ->
        [left] left
        [right] right
       *[other] { $other }
    }
technology-name =
    { $technology ->
        [ai-1a] { card-ai-1a }
        [ai-1b] { card-ai-1b }
        [ai-1c] { card-ai-1c }
        [ai-2a] { card-ai-2a }
        [ai-2b] { card-ai-2b }
        [ai-2c] { card-ai-2c }
        [aii-3a] { card-aii-3a }
        [aii-3b] { card-aii-3b }
        [aii-4a] { card-aii-4a }
        [aii-4b] { card-aii-4b }
        [aii-5a] { card-aii-5a }
        [aii-5b] { card-aii-5b }
        [aiii-6a] { card-aiii-6a }
        [aiii-6b] { card-aiii-6b }
        [aiii-7a] { card-aiii-7a }
        [aiii-7b] { card-aiii-7b }
        [aiii-8a] { card-aiii-8a }
        [bi-1a] { card-bi-1a }
        [bi-1b] { card-bi-1b }
        [bi-1c] { card-bi-1c }
        [bi-2a] { card-bi-2a }
        [bi-2b] { card-bi-2b }
        [bi-2c] { card-bi-2c }
        [bii-3a] { card-bii-3a }
        [bii-3b] { card-bii-3b }
        [bii-4a] { card-bii-4a }
        [bii-4b] { card-bii-4b }
        [bii-5a] { card-bii-5a }
        [bii-5b] { card-bii-5b }
        [biii-6a] { card-biii-6a }
        [biii-6b] { card-biii-6b }
        [biii-7a] { card-biii-7a }
        [biii-7b] { card-biii-7b }
        [biii-8a] { card-biii-8a }
        [ci-1a] { card-ci-1a }
        [ci-1b] { card-ci-1b }
        [ci-1c] { card-ci-1c }
        [ci-2a] { card-ci-2a }
        [ci-2b] { card-ci-2b }
        [ci-2c] { card-ci-2c }
        [cii-3a] { card-cii-3a }
        [cii-3b] { card-cii-3b }
        [cii-4a] { card-cii-4a }
        [cii-4b] { card-cii-4b }
        [cii-5a] { card-cii-5a }
        [cii-5b] { card-cii-5b }
        [ciii-6a] { card-ciii-6a }
        [ciii-6b] { card-ciii-6b }
        [ciii-7a] { card-ciii-7a }
        [ciii-7b] { card-ciii-7b }
        [ciii-8a] { card-ciii-8a }
        [di-1a] { card-di-1a }
        [di-1b] { card-di-1b }
        [di-1c] { card-di-1c }
        [di-2a] { card-di-2a }
        [di-2b] { card-di-2b }
        [di-2c] { card-di-2c }
        [dii-3a] { card-dii-3a }
        [dii-3b] { card-dii-3b }
        [dii-4a] { card-dii-4a }
        [dii-4b] { card-dii-4b }
        [dii-5a] { card-dii-5a }
        [dii-5b] { card-dii-5b }
        [diii-6a] { card-diii-6a }
        [diii-6b] { card-diii-6b }
        [diii-7a] { card-diii-7a }
        [diii-7b] { card-diii-7b }
        [diii-8a] { card-diii-8a }
       *[other] { $technology }
    }
transmitter-name =
    { $transmitter ->
        [t-a1] { card-t-a1 }
        [t-a1-2] the second { card-t-a1 }
        [t-a2] { card-t-a2 }
        [t-a3] { card-t-a3 }
        [t-a3-2] the second { card-t-a3 }
        [t-a4] { card-t-a4 }
        [t-a5] { card-t-a5 }
        [t-a6] { card-t-a6 }
        [t-b1] { card-t-b1 }
        [t-b2] { card-t-b2 }
        [t-b2-2] the second { card-t-b2 }
        [t-b3] { card-t-b3 }
        [t-b4] { card-t-b4 }
        [t-b4-2] the second { card-t-b4 }
        [t-b5] { card-t-b5 }
        [t-b6] { card-t-b6 }
        [t-c1] { card-t-c1 }
        [t-c2] { card-t-c2 }
        [t-c2-2] the second { card-t-c2 }
        [t-c3] { card-t-c3 }
        [t-c4] { card-t-c4 }
        [t-c5] { card-t-c5 }
        [t-c5-2] the second { card-t-c5 }
        [t-c6] { card-t-c6 }
       *[other] { $transmitter }
    }
design-name =
    { $design ->
        [t-a1] { card-t-a1 }
        [t-a2] { card-t-a2 }
        [t-a3] { card-t-a3 }
        [t-a4] { card-t-a4 }
        [t-a5] { card-t-a5 }
        [t-a6] { card-t-a6 }
        [t-b1] { card-t-b1 }
        [t-b2] { card-t-b2 }
        [t-b3] { card-t-b3 }
        [t-b4] { card-t-b4 }
        [t-b5] { card-t-b5 }
        [t-b6] { card-t-b6 }
        [t-c1] { card-t-c1 }
        [t-c2] { card-t-c2 }
        [t-c3] { card-t-c3 }
        [t-c4] { card-t-c4 }
        [t-c5] { card-t-c5 }
        [t-c6] { card-t-c6 }
       *[other] { $design }
    }
project-name =
    { $project ->
        [h-a1-b1] { card-h-a1-b1 }
        [h-a1-b2] { card-h-a1-b2 }
        [h-a1-b3] { card-h-a1-b3 }
        [h-a1-m1] { card-h-a1-m1 }
        [h-a1-m2] { card-h-a1-m2 }
        [h-a1-u1] { card-h-a1-u1 }
        [h-a1-u2] { card-h-a1-u2 }
        [h-a1-top] { card-h-a1-top }
        [h-a2-b1] { card-h-a2-b1 }
        [h-a2-b2] { card-h-a2-b2 }
        [h-a2-b3] { card-h-a2-b3 }
        [h-a2-m1] { card-h-a2-m1 }
        [h-a2-m2] { card-h-a2-m2 }
        [h-a2-u1] { card-h-a2-u1 }
        [h-a2-u2] { card-h-a2-u2 }
        [h-a2-top] { card-h-a2-top }
        [h-b1-b1] { card-h-b1-b1 }
        [h-b1-b2] { card-h-b1-b2 }
        [h-b1-b3] { card-h-b1-b3 }
        [h-b1-m1] { card-h-b1-m1 }
        [h-b1-m2] { card-h-b1-m2 }
        [h-b1-u1] { card-h-b1-u1 }
        [h-b1-u2] { card-h-b1-u2 }
        [h-b1-top] { card-h-b1-top }
        [h-b2-b1] { card-h-b2-b1 }
        [h-b2-b2] { card-h-b2-b2 }
        [h-b2-b3] { card-h-b2-b3 }
        [h-b2-m1] { card-h-b2-m1 }
        [h-b2-m2] { card-h-b2-m2 }
        [h-b2-u1] { card-h-b2-u1 }
        [h-b2-u2] { card-h-b2-u2 }
        [h-b2-top] { card-h-b2-top }
        [h-c1-b1] { card-h-c1-b1 }
        [h-c1-b2] { card-h-c1-b2 }
        [h-c1-b3] { card-h-c1-b3 }
        [h-c1-m1] { card-h-c1-m1 }
        [h-c1-m2] { card-h-c1-m2 }
        [h-c1-u1] { card-h-c1-u1 }
        [h-c1-u2] { card-h-c1-u2 }
        [h-c1-top] { card-h-c1-top }
        [h-c2-b1] { card-h-c2-b1 }
        [h-c2-b2] { card-h-c2-b2 }
        [h-c2-b3] { card-h-c2-b3 }
        [h-c2-m1] { card-h-c2-m1 }
        [h-c2-m2] { card-h-c2-m2 }
        [h-c2-u1] { card-h-c2-u1 }
        [h-c2-u2] { card-h-c2-u2 }
        [h-c2-top] { card-h-c2-top }
        [h-d1-b1] { card-h-d1-b1 }
        [h-d1-b2] { card-h-d1-b2 }
        [h-d1-b3] { card-h-d1-b3 }
        [h-d1-m1] { card-h-d1-m1 }
        [h-d1-m2] { card-h-d1-m2 }
        [h-d1-u1] { card-h-d1-u1 }
        [h-d1-u2] { card-h-d1-u2 }
        [h-d1-top] { card-h-d1-top }
        [h-d2-b1] { card-h-d2-b1 }
        [h-d2-b2] { card-h-d2-b2 }
        [h-d2-b3] { card-h-d2-b3 }
        [h-d2-m1] { card-h-d2-m1 }
        [h-d2-m2] { card-h-d2-m2 }
        [h-d2-u1] { card-h-d2-u1 }
        [h-d2-u2] { card-h-d2-u2 }
        [h-d2-top] { card-h-d2-top }
       *[other] { $project }
    }
run-name =
    { $run ->
        [h-a2-b1] { card-h-a2-b1 }
        [h-a2-b2] { card-h-a2-b2 }
        [h-a2-u1] { card-h-a2-u1 }
        [h-a2-u2] { card-h-a2-u2 }
        [h-a2-top] { card-h-a2-top }
        [h-b1-top] { card-h-b1-top }
        [h-b2-b1] { card-h-b2-b1 }
        [h-b2-b3] { card-h-b2-b3 }
        [h-b2-u1] { card-h-b2-u1 }
        [h-b2-top] { card-h-b2-top }
        [h-c1-b2] { card-h-c1-b2 }
        [h-c2-b3] { card-h-c2-b3 }
        [h-c2-m1] { card-h-c2-m1 }
        [h-c2-m2] { card-h-c2-m2 }
        [h-c2-u2] { card-h-c2-u2 }
        [h-c2-top] { card-h-c2-top }
        [h-d1-b3] { card-h-d1-b3 }
        [h-d1-top] { card-h-d1-top }
        [h-d2-b2] { card-h-d2-b2 }
        [h-d2-b3] { card-h-d2-b3 }
        [h-d2-m2] { card-h-d2-m2 }
        [h-d2-u2] { card-h-d2-u2 }
        [h-d2-top] { card-h-d2-top }
       *[other] { $run }
    }
goal-name =
    { $goal ->
        [g1a] { goal-g1a }
        [g1b] { goal-g1b }
        [g2a] { goal-g2a }
        [g2b] { goal-g2b }
        [g3a] { goal-g3a }
        [g3b] { goal-g3b }
        [g4a] { goal-g4a }
        [g4b] { goal-g4b }
        [g5a] { goal-g5a }
        [g5b] { goal-g5b }
        [g6a] { goal-g6a }
        [g6b] { goal-g6b }
       *[other] { $goal }
    }
face-name =
    { $face ->
        [h-a1] { face-h-a1 }
        [h-a2] { face-h-a2 }
        [h-b1] { face-h-b1 }
        [h-b2] { face-h-b2 }
        [h-c1] { face-h-c1 }
        [h-c2] { face-h-c2 }
        [h-d1] { face-h-d1 }
        [h-d2] { face-h-d2 }
       *[other] { $face }
    }
board-name =
    { $board ->
        [ai] { board-ai }
        [aii] { board-aii }
        [aiii] { board-aiii }
        [bi] { board-bi }
        [bii] { board-bii }
        [biii] { board-biii }
        [ci] { board-ci }
        [cii] { board-cii }
        [ciii] { board-ciii }
        [di] { board-di }
        [dii] { board-dii }
        [diii] { board-diii }
        [hq-a] { hq-a }
        [hq-b] { hq-b }
        [hq-c] { hq-c }
        [hq-d] { hq-d }
       *[other] { $board }
    }
tile-name =
    { $tile ->
        [sys-01] { tile-sys-01 }
        [sys-02] { tile-sys-02 }
        [sys-03] { tile-sys-03 }
        [sys-04] { tile-sys-04 }
        [sys-05] { tile-sys-05 }
        [sys-06] { tile-sys-06 }
        [sys-07] { tile-sys-07 }
        [sys-08] { tile-sys-08 }
        [sys-09] { tile-sys-09 }
        [sys-10] { tile-sys-10 }
        [sys-11] { tile-sys-11 }
        [sys-12] { tile-sys-12 }
        [sys-13] { tile-sys-13 }
        [sys-14] { tile-sys-14 }
        [sys-15] { tile-sys-15 }
        [sys-16] { tile-sys-16 }
        [sys-17] { tile-sys-17 }
        [exp-vp4] { card-exp-vp4 }
        [exp-vp5] { card-exp-vp5 }
        [exp-cubes] { card-exp-cubes }
        [exp-modifiers] { card-exp-modifiers }
        [exp-systems] { card-exp-systems }
       *[other] { $tile }
    }
order-name =
    { $order ->
        [s0-s1] Vermilion, Blue
        [s1-s0] Blue, Vermilion
        [s0-s1-s2] Vermilion, Blue, Green
        [s0-s2-s1] Vermilion, Green, Blue
        [s1-s0-s2] Blue, Vermilion, Green
        [s1-s2-s0] Blue, Green, Vermilion
        [s2-s0-s1] Green, Vermilion, Blue
        [s2-s1-s0] Green, Blue, Vermilion
        [s0-s1-s2-s3] Vermilion, Blue, Green, Yellow
        [s0-s1-s3-s2] Vermilion, Blue, Yellow, Green
        [s0-s2-s1-s3] Vermilion, Green, Blue, Yellow
        [s0-s2-s3-s1] Vermilion, Green, Yellow, Blue
        [s0-s3-s1-s2] Vermilion, Yellow, Blue, Green
        [s0-s3-s2-s1] Vermilion, Yellow, Green, Blue
        [s1-s0-s2-s3] Blue, Vermilion, Green, Yellow
        [s1-s0-s3-s2] Blue, Vermilion, Yellow, Green
        [s1-s2-s0-s3] Blue, Green, Vermilion, Yellow
        [s1-s2-s3-s0] Blue, Green, Yellow, Vermilion
        [s1-s3-s0-s2] Blue, Yellow, Vermilion, Green
        [s1-s3-s2-s0] Blue, Yellow, Green, Vermilion
        [s2-s0-s1-s3] Green, Vermilion, Blue, Yellow
        [s2-s0-s3-s1] Green, Vermilion, Yellow, Blue
        [s2-s1-s0-s3] Green, Blue, Vermilion, Yellow
        [s2-s1-s3-s0] Green, Blue, Yellow, Vermilion
        [s2-s3-s0-s1] Green, Yellow, Vermilion, Blue
        [s2-s3-s1-s0] Green, Yellow, Blue, Vermilion
        [s3-s0-s1-s2] Yellow, Vermilion, Blue, Green
        [s3-s0-s2-s1] Yellow, Vermilion, Green, Blue
        [s3-s1-s0-s2] Yellow, Blue, Vermilion, Green
        [s3-s1-s2-s0] Yellow, Blue, Green, Vermilion
        [s3-s2-s0-s1] Yellow, Green, Vermilion, Blue
        [s3-s2-s1-s0] Yellow, Green, Blue, Vermilion
       *[other] { $order }
    }

## Names of things

game-title = Pulsar 2849
about = Humankind harnesses the energy of pulsars. Each player leads a corporation: survey ships explore a star cluster, gyrodynes spin around pulsars, transmitters carry the energy home, and every die can be used for only one of these.

kind-enter = Enter the map
kind-side = Choose the side of the HQ
kind-draft = Draft a die
kind-modifier = Buy a modifier
kind-launch = Fly
kind-take = Take a gyrodyne
kind-finish = Finish a gyrodyne
kind-claim = Claim a transmitter
kind-pay = Pay for a transmitter
kind-patent = Patent
kind-project = Complete a project
kind-develop = Develop a pulsar
kind-copy = Copy a die
kind-end = End the turn
kind-fly = Fly on
kind-land = Stop in passing
kind-bonus = The bonus
kind-gain = Take a gyrodyne from the stack
kind-ring = Claim a pulsar
kind-run = Score a Gate Run
kind-spin = Set a gyrodyne spinning
kind-jump = Jump
kind-settle = Place a station
kind-shift = Move a marker
kind-array = Begin an array
kind-join = Join an array
kind-die = Take a link die
kind-buy = Buy VP
kind-meet = Name a goal
kind-pass = Decline
kind-order = The turn order
kind-goal = A goal
kind-board = A technology board
kind-hq = An HQ
kind-reveal = A transmitter
kind-roll = A die
kind-discover = A system
kind-explore = An exploration tile

step-order = turn order
step-goal = goal
step-board = technology board
step-hq = HQ
step-offer = offer
step-enter = entry gate
step-side = side of the HQ
step-round = new round
step-roll = roll
step-median = median
step-draft = draft
step-turn = turn
step-act = actions
step-flight = flight
step-discover = new system
step-arrive = arrival
step-land = end in passing
step-through = system flown through
step-passing = claim in passing
step-ending = end of the flight
step-claim = claim
step-run = Gate Run
step-bonus = bonus
step-explore = exploration tile
step-effect = effect
step-gain = gyrodyne
step-isolated = isolated pulsar
step-spin = finishing
step-jump = jump
step-remote = station anywhere
step-shift = marker
step-join = placing a transmitter
step-online = transmitter online
step-link-die = link die
step-produce = production
step-buy = purchase
step-final = final scoring
step-meet = goal counted as met
step-goal-score = scoring a goal
step-goal-bonus = goal bonus
step-over = end of the match

production-turn-order = Turn order
production-awards = Engineering awards
production-penalties = Penalties
production-transmitters = Transmitters
production-gyrodynes = Spinning gyrodynes
production-technologies = Technologies
production-next-round = Next round
final-technologies = Technologies for the end
final-goals = Goals
final-rings = Claimed pulsars
final-unfinished = Unfinished gyrodynes
final-cubes = Cubes
final-initiative = Initiative
final-stations = Stations

seat-s0 = Vermilion
seat-s1 = Blue
seat-s2 = Green
seat-s3 = Yellow

track-initiative = Initiative
track-engineering = Engineering

marker-initiative = Initiative marker
marker-engineering = Engineering marker
marker-initiative-2 = rear Initiative marker
marker-engineering-2 = rear Engineering marker
marker-none = no marker

change-plain = as it is
change-minus1 = -1 by a ±1 token
change-plus1 = +1 by a ±1 token
change-plus2 = +2 by a +2 token
change-free-minus1 = -1 for free
change-free-plus1 = +1 for free
change-gate-minus1 = -1 for a gate on the way
change-gate-plus1 = +1 for a gate on the way

token-pm1 = ±1 token
token-plus2 = +2 token

gyrodyne-gyro-1 = small gyrodyne
gyrodyne-gyro-2 = medium gyrodyne
gyrodyne-gyro-3 = large gyrodyne

colour-green = green
colour-orange = orange
colour-magenta = magenta
colour-any = any one colour
planet-blue = blue planet
planet-lifeless = lifeless planet
end-left = left end
end-right = right end
bonus-pictured = pictured bonus
bonus-tile = exploration tile
location-entry = entry gate
location-system = planetary system
location-pulsar = pulsar
location-gate = gate

action-fly = flights
action-modifier = modifiers
action-take_gyrodyne = taking gyrodynes
action-finish_gyrodyne = finishing gyrodynes
action-transmitter = transmitters
action-patent = patents
action-project = projects

event-patent = a technology patented
event-reveal = a system turned up
event-station = a station placed
event-end_bonus = a bonus where a flight ends
event-claim_by_ship = a pulsar claimed by ship
event-develop = a pulsar developed
event-take_gyrodyne = a gyrodyne taken
event-finish_gyrodyne = a gyrodyne finished
event-transmitter_die = a die paid for a transmitter
event-transmitter_online = a transmitter brought online
event-link = a link finished

counter-stations = stations
counter-blue_stations = stations on blue planets
counter-lifeless_stations = stations on lifeless planets
counter-rings = pulsars claimed
counter-gyrodynes_on_board = gyrodynes on pulsars
counter-spinning = spinning gyrodynes
counter-spinning_sizes = sizes of spinning gyrodynes
counter-transmitters_online = transmitters online
counter-links = finished links
counter-longest_array = longest array online
counter-patents = technologies
counter-patents_end = technologies for the end
counter-awards = awards
counter-modifiers = modifiers

technology-one_shot = at once
technology-permanent = lasting
technology-production = each production
technology-end = at the end

board-ai = board A I
board-aii = board A II
board-aiii = board A III
board-bi = board B I
board-bii = board B II
board-biii = board B III
board-ci = board C I
board-cii = board C II
board-ciii = board C III
board-di = board D I
board-dii = board D II
board-diii = board D III
hq-a = HQ A
hq-b = HQ B
hq-c = HQ C
hq-d = HQ D
face-h-a1 = Ring Foundry
face-h-a2 = Gate Courier
face-h-b1 = Orbital Works
face-h-b2 = Chart Room
face-h-c1 = Spin Academy
face-h-c2 = Pilot Guild
face-h-d1 = Deep Forge
face-h-d2 = Far Patrol

goal-g1a = Wide Survey
goal-g1b = Linked Grid
goal-g2a = Steady Spin
goal-g2b = Barren Outposts
goal-g3a = Patent Office
goal-g3b = Full Range
goal-g4a = Power Park
goal-g4b = Blue Homes
goal-g5a = Pulsar Baron
goal-g5b = Long View
goal-g6a = Ring Builder
goal-g6b = Even Hand

tile-sys-01 = 4 blue planets, with a bonus die of 1
tile-sys-02 = 3 blue planets, with a bonus die of 1
tile-sys-03 = 2 blue and 1 lifeless planets, with a bonus die of 2
tile-sys-04 = 1 blue and 1 lifeless planets, with a small gyrodyne and a ±1 token
tile-sys-05 = 1 blue and 2 lifeless planets, with a medium gyrodyne and a ±1 token
tile-sys-06 = 1 blue and 2 lifeless planets, with a large gyrodyne and a ±1 token
tile-sys-07 = 2 blue and 1 lifeless planets, with a gyrodyne
tile-sys-08 = 2 blue and 1 lifeless planets, with a small or medium gyrodyne
tile-sys-09 = 2 blue and 2 lifeless planets, with a small or large gyrodyne
tile-sys-10 = 2 blue and 1 lifeless planets, with a medium or large gyrodyne
tile-sys-11 = 1 blue and 2 lifeless planets, with 2 cubes
tile-sys-12 = 1 blue and 1 lifeless planets, with 1 cube and a ±1 token
tile-sys-13 = 1 blue and 2 lifeless planets, with 1 cube and a +2 token
tile-sys-14 = 2 blue planets, with 2 ±1 tokens
tile-sys-15 = 2 blue and 2 lifeless planets, with a ±1 token and a +2 token
tile-sys-16 = 2 blue and 1 lifeless planets, with a ±1 token and a +2 token
tile-sys-17 = 2 blue planets, with 2 cubes

card-ai-1a = Green Corridor
card-ai-1b = Patent Royalties
card-ai-1c = Pulsar Charter
card-ai-2a = Assembly Crews
card-ai-2b = Remote Anchor
card-ai-2c = Field Engineers
card-aii-3a = Double Shift
card-aii-3b = Spin Dividend
card-aii-4a = Colony Census
card-aii-4b = Fold Jump
card-aii-5a = Supply Drop
card-aii-5b = Grand Expedition
card-aiii-6a = Crash Program
card-aiii-6b = Grid Bonus
card-aiii-7a = Size Portfolio
card-aiii-7b = Visionary Plan
card-aiii-8a = Final Tender
card-bi-1a = Patent Lawyers
card-bi-1b = Settler Charter
card-bi-1c = Groundbreaking Fund
card-bi-2a = Starter Kit
card-bi-2b = Null Machining
card-bi-2c = Switch-On Gala
card-bii-3a = Colonial Tithe
card-bii-3b = Lone Claim
card-bii-4a = Patent Review
card-bii-4b = Overtime Crew
card-bii-5a = Salvage Party
card-bii-5b = Seed Capsule
card-biii-6a = Pulsar Deeds
card-biii-6b = Phantom Colonies
card-biii-7a = Builder Honours
card-biii-7b = Network Census
card-biii-8a = Spin Jubilee
card-ci-1a = Research Grants
card-ci-1b = Explorer Fame
card-ci-1c = Claim Surveyors
card-ci-2a = Null Wiring
card-ci-2b = Flyby Claim
card-ci-2c = Master Pilots
card-cii-3a = Cube Exchange
card-cii-3b = Precision Lathes
card-cii-4a = Spare Dies
card-cii-4b = Turnkey Contract
card-cii-5a = Toolbox
card-cii-5b = Claim Premium
card-ciii-6a = Longest Chain
card-ciii-6b = Archive
card-ciii-7a = Closing Sale
card-ciii-7b = Living Worlds
card-ciii-8a = Farewell Voyage
card-di-1a = First Light
card-di-1b = Shipyard
card-di-1c = Handshake Protocol
card-di-2a = Null Theory
card-di-2b = Claim Rent
card-di-2c = Drop Pods
card-dii-3a = Mixed Fleet
card-dii-3b = Second Wind
card-dii-4a = Stockpile
card-dii-4b = Outer Anchor
card-dii-5a = Spin Review
card-dii-5b = Launch Festival
card-diii-6a = Rock Dwellers
card-diii-6b = Grid Dividend
card-diii-7a = Fine Tuning
card-diii-7b = Claim Ladder
card-diii-8a = Late Lobby
card-t-a1 = Trickle Coil
card-t-a2 = Pilot Beam
card-t-a3 = Foundry Relay
card-t-a4 = Lone Lantern
card-t-a5 = Twin Feeder
card-t-a6 = Barter Node
card-t-b1 = Crown Emitter
card-t-b2 = Junction Mast
card-t-b3 = Frontier Spire
card-t-b4 = Quick Booster
card-t-b5 = Trade Antenna
card-t-b6 = Beacon Array
card-t-c1 = Flare Gate
card-t-c2 = Grand Resonator
card-t-c3 = Steady Torrent
card-t-c4 = Last Exchange
card-t-c5 = Surplus Tower
card-t-c6 = Deep Sounder
card-h-a1-b1 = Small Frame
card-h-a1-b2 = Parts Store
card-h-a1-b3 = Light Order
card-h-a1-m1 = Claim Audit
card-h-a1-m2 = Heavy Order
card-h-a1-u1 = Spin-Up Crew
card-h-a1-u2 = Night Shift
card-h-a1-top = Foundry Feast
card-h-a2-b1 = Courier Dock
card-h-a2-b2 = Green Sprint
card-h-a2-b3 = Dial Set
card-h-a2-m1 = Scout Cache
card-h-a2-m2 = Split Shift
card-h-a2-u1 = Free Sprint
card-h-a2-u2 = Magenta Derby
card-h-a2-top = Grand Tour
card-h-b1-b1 = Middle Frame
card-h-b1-b2 = Fine Dials
card-h-b1-b3 = Wide Frame
card-h-b1-m1 = Open Order
card-h-b1-m2 = Cube Bunker
card-h-b1-u1 = Twin Crews
card-h-b1-u2 = Site Review
card-h-b1-top = Works Parade
card-h-b2-b1 = Magenta Sprint
card-h-b2-b2 = Chart Tools
card-h-b2-b3 = Green Dash
card-h-b2-m1 = Outpost Roll
card-h-b2-m2 = Lucky Find
card-h-b2-u1 = Orange Derby
card-h-b2-u2 = Relay Crew
card-h-b2-top = Atlas
card-h-c1-b1 = Training Frame
card-h-c1-b2 = Orange Lesson
card-h-c1-b3 = Workshop
card-h-c1-m1 = Tuition
card-h-c1-m2 = Free Study
card-h-c1-u1 = Student Crew
card-h-c1-u2 = Graduation
card-h-c1-top = Honours List
card-h-c2-b1 = Guild Dials
card-h-c2-b2 = Guild Stock
card-h-c2-b3 = Magenta Circuit
card-h-c2-m1 = Free Circuit
card-h-c2-m2 = Green Circuit
card-h-c2-u1 = Ace Crews
card-h-c2-u2 = Orange Circuit
card-h-c2-top = Guild Cup
card-h-d1-b1 = Any Frame
card-h-d1-b2 = Ore Bin
card-h-d1-b3 = Magenta Haul
card-h-d1-m1 = Ring Tally
card-h-d1-m2 = Prospectors
card-h-d1-u1 = Great Frame
card-h-d1-u2 = Forge Dividend
card-h-d1-top = Master Cast
card-h-d2-b1 = Ship Stores
card-h-d2-b2 = Free Dash
card-h-d2-b3 = Orange Sprint
card-h-d2-m1 = Deep Scan
card-h-d2-m2 = Green Patrol
card-h-d2-u1 = Fresh Crews
card-h-d2-u2 = Magenta Patrol
card-h-d2-top = Long Patrol
card-exp-vp4 = Clear Signal
card-exp-vp5 = Rich Echo
card-exp-cubes = Drifting Hulk
card-exp-modifiers = Tuning Kit
card-exp-systems = Hidden Colony

option-map = Star map
option-map-map-a = Open Cluster
option-map-map-b = Blind Alleys, with dead ends
option-hq = HQs
option-hq-on = Every player has an HQ with projects
option-hq-off = Nobody has an HQ
option-even_start = Even start
option-even_start-off = All dice of round 1 are rolled
option-even_start-on = Most dice of round 1 are set evenly
option-first_game = First game
option-first_game-off = The usual game
option-first_game-on = The fixed set for a first game
option-stations = Stations
option-stations-compulsory = A flight places every station it can
option-stations-optional = A flight may leave a station out
option-dice = Silver dice
option-dice-may-forfeit = A turn may end with silver dice unused
option-dice-must-use = A turn ends only when all silver dice are used
option-first_player = First player
option-first_player-random = Drawn by lot
option-first_player-0 = { seat-s0 }
option-first_player-1 = { seat-s1 }
option-first_player-2 = { seat-s2 }
option-first_player-3 = { seat-s3 }
option-board_1 = Technology board I
option-board_1-random = Drawn by lot
option-board_1-ai = { board-ai }
option-board_1-bi = { board-bi }
option-board_1-ci = { board-ci }
option-board_1-di = { board-di }
option-board_2 = Technology board II
option-board_2-random = Drawn by lot
option-board_2-aii = { board-aii }
option-board_2-bii = { board-bii }
option-board_2-cii = { board-cii }
option-board_2-dii = { board-dii }
option-board_3 = Technology board III
option-board_3-random = Drawn by lot
option-board_3-aiii = { board-aiii }
option-board_3-biii = { board-biii }
option-board_3-ciii = { board-ciii }
option-board_3-diii = { board-diii }
option-goal_1 = Goal 1
option-goal_1-random = Drawn by lot
option-goal_1-g1a = { goal-g1a }
option-goal_1-g1b = { goal-g1b }
option-goal_1-g2a = { goal-g2a }
option-goal_1-g2b = { goal-g2b }
option-goal_1-g3a = { goal-g3a }
option-goal_1-g3b = { goal-g3b }
option-goal_1-g4a = { goal-g4a }
option-goal_1-g4b = { goal-g4b }
option-goal_1-g5a = { goal-g5a }
option-goal_1-g5b = { goal-g5b }
option-goal_1-g6a = { goal-g6a }
option-goal_1-g6b = { goal-g6b }
option-goal_2 = Goal 2
option-goal_2-random = Drawn by lot
option-goal_2-g1a = { goal-g1a }
option-goal_2-g1b = { goal-g1b }
option-goal_2-g2a = { goal-g2a }
option-goal_2-g2b = { goal-g2b }
option-goal_2-g3a = { goal-g3a }
option-goal_2-g3b = { goal-g3b }
option-goal_2-g4a = { goal-g4a }
option-goal_2-g4b = { goal-g4b }
option-goal_2-g5a = { goal-g5a }
option-goal_2-g5b = { goal-g5b }
option-goal_2-g6a = { goal-g6a }
option-goal_2-g6b = { goal-g6b }
option-goal_3 = Goal 3
option-goal_3-random = Drawn by lot
option-goal_3-g1a = { goal-g1a }
option-goal_3-g1b = { goal-g1b }
option-goal_3-g2a = { goal-g2a }
option-goal_3-g2b = { goal-g2b }
option-goal_3-g3a = { goal-g3a }
option-goal_3-g3b = { goal-g3b }
option-goal_3-g4a = { goal-g4a }
option-goal_3-g4b = { goal-g4b }
option-goal_3-g5a = { goal-g5a }
option-goal_3-g5b = { goal-g5b }
option-goal_3-g6a = { goal-g6a }
option-goal_3-g6b = { goal-g6b }
option-hq_0 = HQ of Vermilion
option-hq_0-random = Drawn by lot
option-hq_0-hq-a = { hq-a }
option-hq_0-hq-b = { hq-b }
option-hq_0-hq-c = { hq-c }
option-hq_0-hq-d = { hq-d }
option-hq_1 = HQ of Blue
option-hq_1-random = Drawn by lot
option-hq_1-hq-a = { hq-a }
option-hq_1-hq-b = { hq-b }
option-hq_1-hq-c = { hq-c }
option-hq_1-hq-d = { hq-d }
option-hq_2 = HQ of Green
option-hq_2-random = Drawn by lot
option-hq_2-hq-a = { hq-a }
option-hq_2-hq-b = { hq-b }
option-hq_2-hq-c = { hq-c }
option-hq_2-hq-d = { hq-d }
option-hq_3 = HQ of Yellow
option-hq_3-random = Drawn by lot
option-hq_3-hq-a = { hq-a }
option-hq_3-hq-b = { hq-b }
option-hq_3-hq-c = { hq-c }
option-hq_3-hq-d = { hq-d }

## What the options are for

help-map = side of the star map; the second has dead ends
help-hq = whether every player has an HQ with special projects
help-even_start = whether most dice of round 1 are set evenly
help-first_game = the set for a first game: fixes map, boards and goals, no HQs
help-stations = whether a flight must place the stations it can
help-dice = whether a turn may end with silver dice unused
help-first_player = seat of the first player, to fix it
help-board_1 = technology board, to fix it
help-board_2 = technology board, to fix it
help-board_3 = technology board, to fix it
help-goal_1 = goal, to fix it
help-goal_2 = goal, to fix it
help-goal_3 = goal, to fix it
help-hq_0 = HQ board of this seat, to fix it
help-hq_1 = HQ board of this seat, to fix it
help-hq_2 = HQ board of this seat, to fix it
help-hq_3 = HQ board of this seat, to fix it

## What cards and goals do

effect-ai-1a = Free ±1 on a flight die if the flight visits a green gate.
effect-ai-1b = 2 VP for each technology you patent after this one.
effect-ai-1c = 3 VP for each pulsar your ship claims.
effect-ai-2a = Free ±1 on dice finishing a gyrodyne; 3 VP for each one you finish.
effect-ai-2b = Claim an isolated pulsar and take a gyrodyne of any size.
effect-ai-2c = Free ±1 on dice spent on transmitters; 1 VP for each such die.
effect-aii-3a = Take a silver die 2 and a bonus die 2.
effect-aii-3b = 1 VP for each of your spinning gyrodynes.
effect-aii-4a = 1 VP for each of your stations.
effect-aii-4b = Put your ship on any planetary system, as the end of a flight.
effect-aii-5a = 3 cubes.
effect-aii-5b = 2 exploration tiles, one ±1 and one +2.
effect-aiii-6a = Take a silver die 3 and a bonus die 2.
effect-aiii-6b = 3 VP for each of your finished links.
effect-aiii-7a = 4, 8 or 16 VP for 1, 2 or 3 different sizes spinning.
effect-aiii-7b = One goal counts as met; if met anyway, score its VP once more.
effect-aiii-8a = Once: pay 2 cubes for 9 VP.
effect-bi-1a = Free ±1 on dice that patent technologies; 1 cube for each later patent.
effect-bi-1b = 1 VP for each station you place.
effect-bi-1c = 3 VP for each gyrodyne you put on a pulsar.
effect-bi-2a = A small or medium gyrodyne, one +2 and 2 cubes.
effect-bi-2b = A die of 0 takes or finishes any gyrodyne; 1 VP for each one you finish.
effect-bi-2c = 3 VP for each transmitter you bring online.
effect-bii-3a = 1 VP for every 4 of your stations.
effect-bii-3b = Claim an isolated pulsar and gain 1 cube.
effect-bii-4a = 2 VP for each of your technologies, this one included.
effect-bii-4b = Take a silver die 4 and a bonus die 4.
effect-bii-5a = 1 exploration tile and 3 cubes.
effect-bii-5b = Put a station on any free planet of a face-up system; 4 VP.
effect-biii-6a = 2 VP for each pulsar you claimed.
effect-biii-6b = Count 2 more stations in the station table.
effect-biii-7a = 4 VP for each construction award you won.
effect-biii-7b = 2 VP for each of your transmitters online.
effect-biii-8a = 2 VP for each of your spinning gyrodynes.
effect-ci-1a = 1 cube for each technology you patent after this one.
effect-ci-1b = 2 VP for each exploration bonus your stations earn.
effect-ci-1c = 2 cubes for each pulsar your ship claims.
effect-ci-2a = A die of 0 pays any transmitter cost; 1 cube for each transmitter you bring online.
effect-ci-2b = Once per flight you may claim a pulsar you fly through.
effect-ci-2c = Free ±1 on flight dice; 1 VP for each pulsar your ship claims.
effect-cii-3a = You may pay 1 cube for 2 VP, up to twice.
effect-cii-3b = Free ±1 on all gyrodyne dice; 1 VP for each one you finish.
effect-cii-4a = Copying a left-over die costs you 2 cubes.
effect-cii-4b = Finish one of your gyrodynes, then take one of any size.
effect-cii-5a = Two ±1, one +2 and 1 cube.
effect-cii-5b = 2 VP for each pulsar you claimed.
effect-ciii-6a = 3, 7, 12 or 18 VP for 2, 3, 4 or 5+ online transmitters in one array.
effect-ciii-6b = 3 VP for every 2 of your technologies.
effect-ciii-7a = You may pay 1 cube for 3 VP, up to twice.
effect-ciii-7b = 2 VP for each of your stations on blue planets, 6 VP at most.
effect-ciii-8a = Put your ship on any planetary system, as the end of a flight; 1 exploration tile.
effect-di-1a = 1 VP for each system tile you turn up.
effect-di-1b = Free ±1 on dice taking a gyrodyne; 1 VP for each one taken with a die.
effect-di-1c = 3 VP for each link you finish; 1 cube for each transmitter you bring online.
effect-di-2a = A die of 0 patents any available technology.
effect-di-2b = 1 VP for every 2 pulsars you claimed.
effect-di-2c = Once per flight, treat one system you fly through as if the flight ended there.
effect-dii-3a = 1 VP for each different size among your spinning gyrodynes.
effect-dii-3b = Take a silver die 2 and a bonus die 5.
effect-dii-4a = 4 cubes and one ±1.
effect-dii-4b = Claim an isolated pulsar and take a small gyrodyne.
effect-dii-5a = 2 VP for each of your spinning gyrodynes; one ±1.
effect-dii-5b = 4 VP for each gyrodyne you finish.
effect-diii-6a = 2 VP for each of your stations on lifeless planets.
effect-diii-6b = 1 VP for each of your transmitters online.
effect-diii-7a = 2 VP for each modifier you still hold, 10 VP at most.
effect-diii-7b = 1, 3, 6, 10 or 15 VP for 2, 3, 4, 5 or 6 pulsars you claimed.
effect-diii-8a = Move one Initiative marker 3 spaces left; 3 VP.
effect-t-a1 = Each Production: 1 cube.
effect-t-a2 = Online: 1 exploration tile. Each Production: 1 VP.
effect-t-a3 = Online: one ±1. Each Production: 2 cubes.
effect-t-a4 = Online: claim an isolated pulsar. Each Production: 1 VP.
effect-t-a5 = Each Production: 1 cube and 1 VP.
effect-t-a6 = Each Production: you may pay 1 cube for 2 VP.
effect-t-b1 = Online: 2 cubes. Each Production: 2 VP.
effect-t-b2 = Online: 3 VP. Each Production: 1 cube and 1 VP.
effect-t-b3 = Online: claim an isolated pulsar and take a large gyrodyne. Each Production: 3 VP.
effect-t-b4 = Online: 2 VP. Each Production: 1 cube.
effect-t-b5 = Online: 2 cubes. Each Production: you may pay 2 cubes for 5 VP.
effect-t-b6 = Online: 1 exploration tile. While online: free ±1 on flight dice. Each Production: 1 VP.
effect-t-c1 = Online: 8 VP. Each Production: 1 VP.
effect-t-c2 = Online: 12 VP. Each Production: 2 VP.
effect-t-c3 = Online: 6 VP. Each Production: 3 VP.
effect-t-c4 = Online: claim an isolated pulsar and 2 VP. Each Production: you may pay 2 cubes for 5 VP.
effect-t-c5 = Online: 4 cubes and 3 VP. Each Production: 1 cube and 2 VP.
effect-t-c6 = Online: 9 VP and 1 exploration tile. Each Production: 1 cube and 1 VP.
effect-h-a1-b1 = A small gyrodyne and one ±1.
effect-h-a1-b2 = 2 cubes and one +2.
effect-h-a1-b3 = A small or medium gyrodyne and 2 VP.
effect-h-a1-m1 = 1 VP for each pulsar you claimed; 1 cube.
effect-h-a1-m2 = A large gyrodyne and 1 exploration tile.
effect-h-a1-u1 = Finish one of your gyrodynes; 4 VP.
effect-h-a1-u2 = Take a silver die 2 and a bonus die 2; one ±1.
effect-h-a1-top = 2 VP for each of your spinning gyrodynes; 7 VP.
effect-h-a2-b1 = A gyrodyne of any size; run: 2 VP per orange gate.
effect-h-a2-b2 = Run: 1 VP per green gate.
effect-h-a2-b3 = One ±1 and one +2.
effect-h-a2-m1 = 1 cube and 1 exploration tile.
effect-h-a2-m2 = Take a silver die 2 and a bonus die 1; one ±1.
effect-h-a2-u1 = Run: 2 VP per gate of one colour.
effect-h-a2-u2 = 8 VP; run: 2 VP per magenta gate.
effect-h-a2-top = 5 VP; run: 4 VP per gate of one colour.
effect-h-b1-b1 = A medium gyrodyne and 1 cube.
effect-h-b1-b2 = Two ±1.
effect-h-b1-b3 = A large gyrodyne and 2 cubes.
effect-h-b1-m1 = A gyrodyne of any size and 2 VP.
effect-h-b1-m2 = 3 cubes and one +2.
effect-h-b1-u1 = Take a silver die 5 and a bonus die 3; 2 VP.
effect-h-b1-u2 = 2 VP for each of your gyrodynes on pulsars; 1 cube.
effect-h-b1-top = 2 exploration tiles; run: 2 VP per gate of one colour.
effect-h-b2-b1 = Run: 1 VP per magenta gate.
effect-h-b2-b2 = One ±1, one +2 and 1 cube.
effect-h-b2-b3 = 1 VP; run: 2 VP per green gate.
effect-h-b2-m1 = 1 VP for each of your stations.
effect-h-b2-m2 = 1 exploration tile.
effect-h-b2-u1 = 4 VP; run: 3 VP per orange gate.
effect-h-b2-u2 = Take a silver die 3 and a bonus die 2.
effect-h-b2-top = 4 VP; run: 4 VP per gate of one colour.
effect-h-c1-b1 = A small gyrodyne and 1 cube.
effect-h-c1-b2 = A medium gyrodyne; run: 1 VP per orange gate.
effect-h-c1-b3 = One ±1 and one +2.
effect-h-c1-m1 = 3 cubes and 1 VP.
effect-h-c1-m2 = A gyrodyne of any size and 3 VP.
effect-h-c1-u1 = Take a silver die 1 and a bonus die 3.
effect-h-c1-u2 = Finish one of your gyrodynes; 1 exploration tile.
effect-h-c1-top = 5, 10 or 16 VP for 1, 2 or 3 sizes spinning; 5 VP.
effect-h-c2-b1 = Two ±1.
effect-h-c2-b2 = 1 cube and one +2.
effect-h-c2-b3 = 2 VP; run: 2 VP per magenta gate.
effect-h-c2-m1 = 2 VP; run: 2 VP per gate of one colour.
effect-h-c2-m2 = Run: 1 VP per green gate.
effect-h-c2-u1 = Take a silver die 4 and a bonus die 3.
effect-h-c2-u2 = 2 VP and one +2; run: 2 VP per orange gate.
effect-h-c2-top = 2 VP and 1 exploration tile; run: 4 VP per gate of one colour.
effect-h-d1-b1 = A gyrodyne of any size and one ±1.
effect-h-d1-b2 = 2 cubes and one ±1.
effect-h-d1-b3 = A medium gyrodyne; run: 1 VP per magenta gate.
effect-h-d1-m1 = 1 VP for each pulsar you claimed.
effect-h-d1-m2 = 1 exploration tile and 2 VP.
effect-h-d1-u1 = A large gyrodyne and 4 cubes.
effect-h-d1-u2 = 2 VP for each of your spinning gyrodynes; 3 VP.
effect-h-d1-top = Finish one of your gyrodynes; 2 VP; run: 3 VP per gate of one colour.
effect-h-d2-b1 = 2 cubes and one ±1.
effect-h-d2-b2 = 2 VP; run: 1 VP per gate of one colour.
effect-h-d2-b3 = Run: 1 VP per orange gate.
effect-h-d2-m1 = 1 exploration tile and one +2.
effect-h-d2-m2 = Run: 2 VP per green gate.
effect-h-d2-u1 = Take a silver die 3 and a bonus die 4.
effect-h-d2-u2 = 3 VP; run: 3 VP per magenta gate.
effect-h-d2-top = 1 VP for each of your stations; run: 3 VP per gate of one colour.
effect-exp-vp4 = 4 VP.
effect-exp-vp5 = 5 VP.
effect-exp-cubes = 4 engineering cubes.
effect-exp-modifiers = Two ±1 modifiers and one +2 modifier.
effect-exp-systems = Keep it: counts as one more station in the station table at the end.
effect-g1a = Have at least 5 stations and 3 claimed pulsars.
effect-g1b = Have at least 2 finished links.
effect-g2a = Have a spinning gyrodyne and a transmitter online.
effect-g2b = Have at least 3 stations on lifeless planets and 2 modifiers left.
effect-g3a = Own at least 6 technologies.
effect-g3b = Have a spinning gyrodyne of every size.
effect-g4a = Have at least 4 transmitters online.
effect-g4b = Have at least 3 stations on blue planets and a transmitter online.
effect-g5a = Have claimed at least 5 pulsars.
effect-g5b = Own an end-of-game technology and have a construction award.
effect-g6a = Have at least 4 gyrodynes on pulsars, finished or not.
effect-g6b = Have 4 stations, 2 spinning gyrodynes, 2 transmitters online and 3 technologies.

## Turns in a few words, and what pays

brief-dice = dice: { $dice }
brief-offer = on offer: { $names }
brief-enter = starts at { $location }
brief-side = chose the HQ side { face-name }
brief-draft = drafted { $dice }
brief-modifier = bought { token-name }
brief-fly = flew to { $places }
brief-jump = ship put on { $system }
brief-station =
    { $count ->
        [one] { $count } station
       *[other] { $count } stations
    }
brief-ring =
    { $count ->
        [one] pulsar { $places }
       *[other] pulsars { $places }
    }
brief-take = took { gyrodyne-name }
brief-develop = put { gyrodyne-name } on { $pulsar }
brief-finish = finished { gyrodyne-name }
brief-spin = finished the gyrodyne on { $pulsar }
brief-claim = claimed { transmitter-name }
brief-pay = paid for { transmitter-name }
brief-patent = patented { technology-name }
brief-project = completed { project-name }
brief-run = Gate Run { run-name }

pays-P-STN-07 = pictured bonus
pays-P-DEV-05 = first award for gyrodynes
pays-P-DEV-06 = second award for gyrodynes
pays-P-DEV-09 = both awards for gyrodynes
pays-P-PROD-06 = place on a track
pays-P-PROD-07 = marker on −1
pays-P-PROD-08 = marker on −2
pays-P-PROD-13 = spinning gyrodynes
pays-P-END-05 = first bonus of a goal
pays-P-END-06 = second bonus of a goal
pays-P-END-08 = claimed pulsars
pays-P-END-09 = gyrodynes under construction
pays-P-END-11 = cubes left
pays-P-END-13 = Initiative Track
pays-P-END-14 = Initiative Track
pays-P-END-15 = stations
pays-P-END-16 = stations beyond the 13th

## Why an action is not possible: the numbers that decide

why-P-DICE-02 = { not-on-board }
why-P-COPY-02 = { not-on-board }
not-on-board = No { $value } is left on the dice board, only { held-list }.
why-P-DICE-12 = The { $value } lies on the median: it moves no marker.
why-P-DICE-13 =
    { $side ->
        [left] A { $value } moves a marker { space-count } to the left.
       *[right] A { $value } moves a marker { space-count } to the right.
    }
why-P-DICE-18 = The { $value } would move { marker-name } { space-count } to the right; spaces left there: { $room }.
space-count =
    { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }
why-P-ACT-04 = { unpaid }
why-P-ACT-07 = { unpaid }
why-P-ACT-10 = { unpaid }
why-P-MOD-01 = { unpaid }
why-P-TRX-02 = { unpaid }
why-P-TRX-09 = { unpaid }
unpaid =
    { $lacks ->
        [dice] Your dice are spent.
        [value] This needs a { need-list }; your dice make { made-list }.
        [die] You do not hold a { $die }; you hold { held-list }.
        [token] This needs { token-name }, and you have none.
        [place] A { $cost } is not one of its costs: { costs-list }.
       *[cost] This needs a { need-list }; the die makes { $value }.
    }
why-P-ACT-G8 =
    { $case ->
        [spent] Your dice are spent: no flight is possible.
        [far] It is { segment-count } to { $location }; your dice fly at most { $left }.
        [exact] A flight to { $location } takes { length-list }; your dice make { made-list }.
       *[choose] A flight to { $location } takes { length-list }: choose a die that makes it.
    }
segment-count =
    { $away ->
        [one] { $away } segment
       *[other] { $away } segments
    }
why-P-ACT-G14 = The bonus die of { $bonus } is still to be used.
why-P-VAR-G5 = You still hold { held-list }.
why-P-FLY-02 =
    { $case ->
        [far] It is { segment-count } to { $location }; this flight has { $left } left.
       *[exact] No way to { $location } has exactly { left-count }.
    }
why-P-FLY-G5 = After { $location }, no way has exactly { left-count }.
left-count =
    { $left ->
        [one] { $left } segment
       *[other] { $left } segments
    }
why-P-EFF-G29 = No flight of exactly { flown-count } visits such a gate.
flown-count =
    { $value ->
        [one] { $value } segment
       *[other] { $value } segments
    }
why-P-GYR-G2 = { empty-stack }
why-P-EFF-G8 = { empty-stack }
empty-stack =
    { $gyrodyne ->
        [gyro-1] No small gyrodyne is left.
        [gyro-2] No medium gyrodyne is left.
       *[gyro-3] No large gyrodyne is left.
    }
why-P-DEV-02 =
    { $lacks ->
        [gyrodyne] There is no gyrodyne in your play area: take one first.
       *[pulsar] You have claimed no pulsar yet: end a flight at a free one.
    }
why-P-TRX-08 = The { $cost } of { transmitter-name } is paid already.
why-P-TRX-13 = The link makes a { made-list }, not a { $value }.
why-P-TEC-01 = { technology-name } opens in round { $opens }; this is round { $round }.
why-P-TEC-06 = The places of { technology-name } are taken: { $places } of { $places }.
why-P-TEC-07 = The only place of { technology-name } is taken in this round.
why-P-TEC-09 = The only place of { technology-name } is taken.
why-P-HQ-02 = Of the projects below { project-name }, { $done } of { $needed } are complete.
why-P-COPY-01 = A copy costs { cube-count }; you have { $cubes }.
why-P-EFF-G15 = { too-many-lots }
why-P-END-05 = { too-many-lots }
too-many-lots =
    { $lacks ->
        [lots] Not more than { $limit } can be bought, and this is { $lots }.
       *[cubes] That costs { cube-count }; you have { $cubes }.
    }
cube-count =
    { $cost ->
        [one] { $cost } cube
       *[other] { $cost } cubes
    }
need-list =
    { $need_others ->
        [none] { $need_last }
       *[other] { $need_others } or { $need_last }
    }
made-list =
    { $made_others ->
        [none] { $made_last }
       *[other] { $made_others } or { $made_last }
    }
held-list =
    { $held_others ->
        [none] { $held_last }
       *[other] { $held_others } and { $held_last }
    }
length-list =
    { $length_others ->
        [none] { last-length }
       *[other] { $length_others } or { last-length }
    }
last-length =
    { $length_last ->
        [one] { $length_last } segment
       *[other] { $length_last } segments
    }
costs-list =
    { $costs_others ->
        [none] { $costs_last }
       *[other] { $costs_others } and { $costs_last }
    }
