### Globular Cluster in words.
###
### Arguments are tokens of the action space under the names of the slots. Where a message names a token
### (seat names apart, these are tile-, cache-, face- and corner-), its text may be passed in place of it.
### $who is the player who acts, $price what a step costs, $points the action points left.

## Moves: what a player may do now

do-place = Place the tile at { $place }
do-tick = Turn its tick to the { corner-name }
do-move = Move { piece-name } from { $from } to { $to } ({ $price } AP)
do-warp = Warp { piece-name } from { source-name } to the station at { $to } (1 AP)
do-mine = Mine a cache at { $place } (3 AP)
do-trade = Take a { take-name } cache from { $seat } for a { give-name } (3 AP)
do-improve = Improve the system at { $place } (2 AP)
do-open = Open the system at { $place } for settlement (5 AP)
do-build = Build a warp station at { $place } (5 AP)
do-end = End the turn

## Chance: what may happen now

do-start = { $seat } begins
do-draw = The next tile is { tile-name }
do-roll = The die shows { face-name }

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
log-trade = { $who } takes a { take-name } cache from { $seat } and gives a { give-name }.
log-improve = { $who } improves the system at { $place }.
log-open = { $who } opens the system at { $place } for settlement.
log-build = { $who } builds a warp station at { $place }.
log-end = { $who } ends the turn.
log-start = { $seat } begins.
log-draw = { $who } draws { tile-name }.
log-roll = The die shows { face-name }: a cache for { $who }.

## Prompts: who, what, how much is left

ask-start = Chance picks who begins.
ask-draw = { $who } draws a tile.
ask-place = { $who }, choose a place for the tile: { tile-name }.
ask-tick = { $who }, choose the corner of the tick.
ask-act =
    { $points ->
        [one] { $who }, you have one action point left.
       *[other] { $who }, you have { $points } action points left.
    }
ask-roll = { $who } rolls the die for the mined cache.
ask-over = The match is over.

## Names inside sentences; they read the arguments of the sentence

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
        [n] a null
        [a] an ace
       *[other] a { $face }
    }
take-name =
    { $take ->
        [n1] N/1
        [23] 2/3
       *[other] { $take }
    }
give-name =
    { $give ->
        [n1] N/1
        [23] 2/3
       *[other] { $give }
    }
tile-name =
    { $tile ->
        [mits] the arrival tile
        [red-n] a red null
        [red-a] a supernova
        [black-n] a black null
        [black-a] a resource system with 1 cache
        [black-2] a resource system with 2 caches
        [black-3] a resource system with 3 caches
        [black-4] a resource system with 4 caches
        [blue-n] a blue null
        [blue-2] a blue world of value 2
        [blue-3] a blue world of value 3
        [blue-4] a blue world of value 4
        [blue-5] a blue world of value 5
        [green-n] a green null
        [green-a] a green world of value 1
        [green-2] a green world of value 2
        [green-3] a green world of value 3
        [green-4] a green world of value 4
        [green-5] a green world of value 5
       *[other] { $tile }
    }

## Names of things

game-title = Globular Cluster

tile-mits = Arrival tile
tile-red-n = Red null
tile-red-a = Supernova
tile-black-n = Black null
tile-black-a = Resources 1
tile-black-2 = Resources 2
tile-black-3 = Resources 3
tile-black-4 = Resources 4
tile-blue-n = Blue null
tile-blue-2 = Blue world 2
tile-blue-3 = Blue world 3
tile-blue-4 = Blue world 4
tile-blue-5 = Blue world 5
tile-green-n = Green null
tile-green-a = Green world 1
tile-green-2 = Green world 2
tile-green-3 = Green world 3
tile-green-4 = Green world 4
tile-green-5 = Green world 5

kind-mits = Arrival tile
kind-supernova = Supernova
kind-empty = Empty system
kind-resource = Resource system
kind-habitable = Habitable system

cache-n1 = N/1
cache-23 = 2/3
cache-4 = 4
cache-5 = 5

face-n = null
face-a = ace
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5

corner-tl = upper left
corner-tr = upper right
corner-br = lower right
corner-bl = lower left

piece-member = member
piece-leader = leader

turn-drawing = turn with a new tile
turn-scoring = scoring turn
turn-placing = turn that places the supernova
turn-plain = turn without a tile

option-borders = Borders
option-borders-whole-side = A tick counts on the whole side it lies on
option-borders-shared-half = Between diagonal neighbours a tick counts only on the half they share
option-value_limits = Limits by value
option-value_limits-exact = Each limit counts systems of exactly its value
option-value_limits-at-least = Each limit counts systems of its value or more
