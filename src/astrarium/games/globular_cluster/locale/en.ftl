### Globular Cluster in words.
###
### Arguments of moves and log sentences are the tokens of the action space, under the names of their slots;
### log sentences also have $who, the name of the player who acts or for whom chance decides, and moves of a
### piece have $price, what they cost. Arguments of prompts are the plain facts of the view, $who and $tile.

## Moves: what a player may do now

do-place = Place the tile at { $place }
do-tick = Turn its tick to the { corner-name }
do-move = Move { piece-name } from { $from } to { $to } ({ $price } AP)
do-warp = Warp { piece-name } from { source-name } to the station at { $to } (1 AP)
do-mine = Mine a cache at { $place } (3 AP)
do-trade = Take { take-name } from { seat-name } for { give-name } (3 AP)
do-improve = Improve the system at { $place } (2 AP)
do-open = Open the system at { $place } for settlement (5 AP)
do-build = Build a warp station at { $place } (5 AP)
do-end = End the turn

## Chance: what may happen now

do-start = { seat-name } begins
do-draw = The next tile is { tile-name }
do-roll = The die shows { face-name }: { found-name }

## The log: what was done

log-place = { $who } places the tile at { $place }.
log-tick = { $who } turns its tick to the { corner-name }.
log-move =
    { $piece ->
        [leader] { $who } moves the leader from { $from } to { $to }.
       *[member] { $who } moves a member from { $from } to { $to }.
    }
log-warp = { $who } warps { piece-name } from { source-name } to { $to }.
log-mine = { $who } mines a cache at { $place }.
log-trade = { $who } takes { take-name } from { seat-name } and gives { give-name }.
log-improve = { $who } improves the system at { $place }.
log-open = { $who } opens the system at { $place } for settlement.
log-build = { $who } builds a warp station at { $place }.
log-end = { $who } ends the turn.
log-start = { seat-name } begins.
log-draw = { $who } draws { tile-name }.
log-roll = The die shows { face-name }: { found-name } for { $who }.

## Prompts: who, what, how much is left

ask-start = A lot decides who begins.
ask-draw = { $who } draws a tile; the stack has { $stack_left }.
ask-place = { $who }, choose a place for { tile-name }; then you have { $points } action points.
ask-tick = { $who }, choose the corner for the tick of the tile at { $turning }.
ask-act =
    { $points ->
        [one] { $who }, spend your last action point or end the turn.{ then-scored }
       *[other] { $who }, spend your action points: { $points } left.{ then-scored }
    }
then-scored =
    { $kind ->
        [scoring] {" "}Then you are scored.
       *[other] {""}
    }
ask-roll = { $who } rolls for the type of crystal from { $mined_at }.
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
piece-name =
    { $piece ->
        [leader] the leader
       *[member] a member
    }
source-name =
    { $from ->
        [mits] the arrival tile
       *[station] the other station
    }
corner-name =
    { $corner ->
        [tl] upper left
        [tr] upper right
        [br] lower right
        [bl] lower left
       *[other] { $corner }
    }
face-name =
    { $face ->
        [n] a blank
        [a] a 1
       *[other] a { $face }
    }
found-name =
    { $face ->
        [2] a topaz
        [3] a topaz
        [4] a garnet
        [5] an opal
       *[other] a beryl
    }
take-name =
    { $take ->
        [n1] a beryl
        [23] a topaz
        [4] a garnet
       *[5] an opal
    }
give-name =
    { $give ->
        [n1] a beryl
        [23] a topaz
        [4] a garnet
       *[5] an opal
    }
tile-name =
    { $tile ->
        [mits] the arrival tile
        [red-n] an empty system
        [red-a] a supernova
        [black-n] an empty system
        [black-a] an ore system with 1 cache
        [black-2] an ore system with 2 caches
        [black-3] an ore system with 3 caches
        [black-4] an ore system with 4 caches
        [blue-n] an empty system
        [blue-2] a blue world of value 2
        [blue-3] a blue world of value 3
        [blue-4] a blue world of value 4
        [blue-5] a blue world of value 5
        [green-n] an empty system
        [green-a] a green world of value 1
        [green-2] a green world of value 2
        [green-3] a green world of value 3
        [green-4] a green world of value 4
        [green-5] a green world of value 5
       *[other] { $tile }
    }

## A player's area

player-members = Members
player-members-count = { $home } home, { $out } out
player-leader = Leader
player-stations = Stations
player-opened = Settled
player-crystals = Crystals
player-crystals-worth =
    { $worth ->
        [one] worth { $worth } point
       *[other] worth { $worth } points
    }

## The board in words

text-tiles = Systems
text-players = Expeditions
text-stack = Unseen tiles, by group
text-free = Free place { $place }
text-tile = { $place }: { $name }
text-value =
    { $improved ->
        [0] value { $value }
        [one] value { $value } with { $improved } improvement
       *[other] value { $value } with { $improved } improvements
    }
text-caches =
    { $count ->
        [0] no cache left
        [one] { $count } cache
       *[other] { $count } caches
    }
text-station = station of { $who }
text-opened = settled by { $who }
text-members =
    { $count ->
        [one] { $count } member of { $who }
       *[other] { $count } members of { $who }
    }
text-leader = leader of { $who }
text-tick = tick { $corner }
text-borders = ways to { $list }
text-border = { $place } for { $price }
text-player =
    { $who }: { $home } members at home and { $out } out, leader at { $leader }, { $stations ->
        [one] { $stations } station
       *[other] { $stations } stations
    } left, crystals { $caches }, worth { $worth }
text-group =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }: { $list }

## Names of things

game-title = Globular Cluster
about = Stronger warp engines have opened the old star clusters beside a long-settled galaxy. Each player leads the expedition of one conglomerate and looks for the few worlds fit to settle, for crystals to mine and for sites of warp stations. A game by Michael Schoessow and Stephen Schoessow, after Tikal.

tile-mits = Arrival tile
tile-red-n = Empty system
tile-red-a = Supernova
tile-black-n = Empty system
tile-black-a = Ore system 1
tile-black-2 = Ore system 2
tile-black-3 = Ore system 3
tile-black-4 = Ore system 4
tile-blue-n = Empty system
tile-blue-2 = Blue world 2
tile-blue-3 = Blue world 3
tile-blue-4 = Blue world 4
tile-blue-5 = Blue world 5
tile-green-n = Empty system
tile-green-a = Green world 1
tile-green-2 = Green world 2
tile-green-3 = Green world 3
tile-green-4 = Green world 4
tile-green-5 = Green world 5

kind-place = Place the tile
kind-tick = Turn the tile
kind-move = Move
kind-warp = Warp
kind-mine = Mine
kind-trade = Exchange a crystal
kind-improve = Improve
kind-open = Open for settlement
kind-build = Build a station
kind-end = End the turn
kind-start = The first player
kind-draw = The next tile
kind-roll = The die

system-mits = Arrival tile
system-supernova = Supernova
system-empty = Empty system
system-resource = Ore system
system-habitable = Habitable world

cache-n1 = beryl
cache-23 = topaz
cache-4 = garnet
cache-5 = opal

face-n = blank
face-a = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5

seat-s0 = Vermilion
seat-s1 = Blue
seat-s2 = Green
seat-s3 = Yellow

corner-tl = upper left
corner-tr = upper right
corner-br = lower right
corner-bl = lower left

piece-member = member
piece-leader = leader

turn-drawing = turn with a new tile
turn-scoring = scoring turn
turn-placing = turn to place the supernova
turn-plain = turn without a tile

option-borders = Borders
option-borders-whole-side = A tick counts on the whole side it lies on
option-borders-shared-half = Between diagonal neighbours a tick counts only on the half they share
option-value_limits = Limits by value
option-value_limits-exact = Each limit counts systems of exactly its value
option-value_limits-at-least = Each limit counts systems of its value or more
option-first_player = First player
option-first_player-random = Drawn by lot
option-first_player-0 = { seat-s0 }
option-first_player-1 = { seat-s1 }
option-first_player-2 = { seat-s2 }
option-first_player-3 = { seat-s3 }

## What the options are for

help-borders = which ticks count between diagonal neighbours: the whole side, or its half
help-value_limits = whether a limit counts tiles of exactly its value or of at least that
help-first_player = seat of the first player, to fix it

## Turns in a few words, and what pays

brief-place = laid { brief-tile } at { $place }
brief-tile =
    { $tile ->
        [red-a] a supernova
        [black-a] ore system 1
        [black-2] ore system 2
        [black-3] ore system 3
        [black-4] ore system 4
        [blue-2] blue world 2
        [blue-3] blue world 3
        [blue-4] blue world 4
        [blue-5] blue world 5
        [green-a] green world 1
        [green-2] green world 2
        [green-3] green world 3
        [green-4] green world 4
        [green-5] green world 5
       *[other] an empty system
    }
brief-move = moved to { $places }
brief-mine =
    { $count ->
        [one] mined at { $places }
       *[other] mined { $count } caches at { $places }
    }
brief-trade = gave { seat-name } { give-name } for { take-name }
brief-improve = improved { $places }
brief-open = opened { $place } for settlement
brief-build = built a station at { $place }

pays-G-SCORE-02 = majority
pays-G-SCORE-05 = settled system
pays-G-SCORE-06 = single crystals
pays-G-SCORE-07 = pairs of crystals
pays-G-SCORE-08 = triplets of crystals

## Why an action is not possible: the numbers that decide

why-G-PLACE-04 = The board would be { $width } tiles wide and { $rows } rows high; it must fit into { $long } by { $short }, lying or standing.
why-G-TURN-04 =
    { $kind ->
        [move] The border to { $to } costs { cost-points }; you have { $points }.
        [warp] A warp costs { cost-points }; you have { $points }.
        [mine] A cache costs { cost-points }; you have { $points }.
        [trade] An exchange costs { cost-points }; you have { $points }.
        [improve] An improvement costs { cost-points }; you have { $points }.
        [open] Opening a system costs { cost-points }; you have { $points }.
       *[build] A station costs { cost-points }; you have { $points }.
    }
cost-points =
    { $cost ->
        [one] { $cost } action point
       *[other] { $cost } action points
    }
why-G-MOVE-01 =
    { $cost ->
        [0] No open way leads from { $from } to { $to }.
       *[other] { $to } is not next to { $from }; the way there costs { cost-points } for each piece, and you have { $points }.
    }
why-G-MOVE-03 =
    { $cost ->
        [0] No open way leads from { $from } to { $to }.
       *[other] The border to { $to } is closed; the way around costs { cost-points } for each piece, and you have { $points }.
    }
why-G-MINE-01 = No cache is left at { $place }.
why-G-MINE-04 = You have mined { $done } of { $limit } caches in this turn.
why-G-MINE-06 = The next cache here needs a presence of { $needed }; yours is { $presence }.
why-G-MINE-11 = You have mined at { $place } in this turn: until your next turn every other system is closed to you.
why-G-TRADE-04 = { seat-name } has { $count } crystals of this type, and pairs and triplets stay together.
why-G-TRADE-06 =
    { $theirs ->
        [0] { seat-name } does not have { take-name }.
       *[other] You do not have { give-name } to give.
    }
why-G-INFRA-05 = You have made { $done } of { $limit } improvements here in this turn.
why-G-INFRA-06 = The next improvement here needs a presence of { $needed }; yours is { $presence }.
why-G-INFRA-08 = { value-limit }
why-G-INFRA-09 = { value-limit }
why-G-INFRA-10 = { value-limit }
why-G-INFRA-11 = { value-limit }
value-limit =
    { $reading ->
        [exact] { $count } systems have the value { $value }, and at most { $limit } may have it.
       *[at-least] { $count } systems have the value { $value } or more, and at most { $limit } may have it.
    }
why-G-INFRA-12 = This system has the value { $value }, and { $limit } is the highest.
why-G-OPEN-01 =
    { $needed ->
        [one] Opening a system takes { $needed } improvement; this one has { $done }.
       *[other] Opening a system takes { $needed } improvements; this one has { $done }.
    }
why-G-OPEN-02 = You need the most presence here: yours is { $presence }, another player has { $most }.
why-G-OPEN-09 = You have opened { $place } already, and a player opens one system only.
why-G-WARP-02 =
    { $left ->
        [one] { $left } cache is still to be mined at { $place }.
       *[other] { $left } caches are still to be mined at { $place }.
    }
why-G-WARP-06 = You have built { $done } of { $limit } stations.
why-G-WARP-07 =
    { $done ->
        [0] You have no station yet.
       *[other] You have no station at { $place }.
    }
