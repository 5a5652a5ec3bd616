### The texts of the shell. Words of the games come from the games.

## Everywhere
name = Astrarium
tagline = Space strategy board games: play them, replay them, learn why you won.
loading = Loading…
close = Close
again = Try again
to-start = To the start page
lost-title = There is nothing at this address
no-match = There is no such match
no-server = The server does not answer
server-away = The server does not answer. Until it does, you can read the lessons and the rules in short here.
setting-language = Language
setting-theme = Theme
setting-pace = Pace of the others' moves
theme-auto = As the device
theme-night = Night
theme-day = Day
pace-calm = Calm
pace-quick = Quick
pace-instant = Instant
setting-motion = Motion
automatic = Automatic answers: { $on } of { $count } on
automatic-help = Questions with one sensible answer are answered in your plan. You still confirm the plan, and Undo takes an answer back.
setting-sound = Sound
copied = Copied
cancel = Cancel

## Start page
games = Games
play-now = Play now
against-bots = Against bots
pass-and-play = Pass and play
invite-friends = Invite friends
more-ways = Other ways to play { $game }
against = Against
players-range = { $least }–{ $most } players
minutes = { $minutes } min
weight-light = light
weight-medium = medium
weight-heavy = heavy
pack = Pack { $name } { $version }
pack-help =
    { $count ->
        [one] One component of this game is from a component pack; digest { $digest }
       *[other] { $count } components of this game are from a component pack; digest { $digest }
    }
continue = Continue
finished = Finished
watch = Watch
watch-none = No public match is being played right now.
open-record = Open a record
open-record-help = Choose a .rec file or paste its text; it opens as a replay.
record-file = File
record-text = Text of the record
open = Open
no-matches = Matches you begin will wait for you here.
your-turn = Your turn
waiting-for = { $who } to play
match-over = Over
match-replay = Replay
match-round = round { $round }
match-delete = Delete
match-delete-sure = Delete the match of { $game } for good?
match-delete-help = It disappears with its log and its record. This cannot be undone.
my-name = Your name
save = Save
guest-note = No account needed: this browser remembers your seats.

## Levels of bots
level-1 = First match
level-2 = Novice
level-3 = Casual player
level-4 = Skilled
level-5 = Experienced
level-6 = Strong
level-7 = Expert
level-master = Master
old-level-beginner = Beginner
old-level-easy = Easy
old-level-medium = Medium
old-level-hard = Hard

## Characters of bots
character = Character
character-none = Character: no particular taste
character-choice = { $name }: { $temper }
character-builder = Builder
character-builder-temper = builds and improves first
character-explorer = Explorer
character-explorer-temper = first to every new place
character-raider = Raider
character-raider-temper = seizes what others want

## New match
new-match = A new match of { $game }
seats = Seats
seat-number = Seat { $number }
seat-me = Me
seat-shared = On this screen
seat-open = A friend, by invitation
seat-bot = Bot
seat-name = Name
options = Options of the rules
private-match = Private: not in the list of matches to watch
hints-allowed = Hints may be asked of a bot
begin = Begin
number-of-players = Number of players

## Table
board = Board
prompt = What to do
actions = Actions
table-parts = Parts of the table
tab-board = Board
tab-players = Players
tab-log = Log
tab-rules = Rules
tab-chat = Chat
unread =
    { $count ->
        [one] { $count } unread message
       *[other] { $count } unread messages
    }
tab-text = Text
confirm = Confirm
undo = Undo
undo-luck = Luck has been shown; nothing before it can be taken back.
undo-sent = What was confirmed cannot be taken back.
reset = Start over
hint = Hint
skip = Skip
everything = All moves
choose-kind = Or choose what to do
choose-way = Which way?
plan-ready = { $who }, this is your plan. Confirm it, or take steps back.
plan-ready-luck = { $who }, luck decides next. Confirm to see it; what came before cannot be taken back then.
cost = Plan: { $list }
answered = Answered for you: { $list }
planned =
    { $count ->
        [one] { $count } step planned
       *[other] { $count } steps planned
    }
choose = { $who }, choose a move.
waits-bot = { $who } is thinking.
waits-person = It is { $who }'s turn.
waits-begin = The match begins when one of its players is here.
waits-open = Waiting for players: { $count ->
        [one] one seat is free.
       *[other] { $count } seats are free.
    }
happening = { $who } is playing.
happening-luck = Rolling…
match-ended = The match is over.
hinted = The bot would choose: { $move } ({ $share } % of its thought)
do-hint = Do that
title-turn = ● Your turn · { $game }
title-match = { $game } · Astrarium
notify-turn = It is your turn.
notify-allow = Tell me when it is my turn
notify-on = You will be told when it is your turn.
connection-lost = The connection is lost. Trying again…
connecting = Connecting…
watching = You are watching
watchers =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
place-1 = 1st
place-2 = 2nd
place-3 = 3rd
place-4 = 4th
you = you
away = away
free-seat = free seat
to-act = to play
seat-colour-0 = Vermilion
seat-colour-1 = Blue
seat-colour-2 = Green
seat-colour-3 = Yellow
bot = bot
menu = Menu
zoom-in = Closer
zoom-out = Farther
zoom-fit = All of the board

stack = Stack
stack-next = Next
in-hand = In hand
action-points = Action points

## Invitation, leaving, other devices
invite-title = Invite friends
invite-help =
    { $count ->
        [1] The free seat has a link, valid once. Send it to a friend.
       *[other] Each free seat has a link of its own, valid once. Send every friend another.
    }
invite-copy = Copy the link
to-table = To the table
join-title = You are invited
join-host = { $who } invites you to a match of { $game }.
join-help = Take the free seat, or just watch.
join = Take a seat
join-seat = Take seat { $number }
just-watch = Just watch
leave = Leave the match
leave-sure = Your seat becomes free, and you cannot take it back by yourself. The others may let a bot play on.
leave-not = Stay
leave-really = Leave now
takeover = Let a bot play
takeover-wishes =
    { $count ->
        [one] { $count } wish so far
       *[other] { $count } wishes so far
    }
device = Move to another device
device-help = Open this link there and confirm. It is valid once, for 30 minutes.
device-title = Move to this device
device-what =
    { $count ->
        [one] The seat marked above moves to this browser. The device it comes from can then only watch.
       *[other] The seats marked above move to this browser. The device they come from can then only watch.
    }
device-moves = moves here
device-claim = Play on here
device-here = You play on this device already. Open the link on the other one.
device-to-table = To the table
download-record = Download the record
rematch = Rematch
rematch-join = To the rematch
replay = Replay

## What happened since my last turn
recap-since = Since my last turn
recap-turn = This turn
recap-again = Play it again
recap-less = Less
recap-more = More
recap-mine = Your points since then
thinks = is thinking…
recap-idle = no turn yet

## Log, rules, chat
log-empty = Nothing has happened yet.
log-planned = planned
chance = Chance
to-event = Look at event { $number }
rules-search = Search the rules
rules-found =
    { $count ->
        [0] No clause has these words.
        [one] { $count } clause
       *[other] { $count } clauses
    }
read-rule = Rule { $clause }
chat-empty = Say hello.
chat-say = Message
chat-send = Send
chat-quiet = Nothing has been said yet.
chat-closed = Only the players chat here. They can let spectators join in.
chat-replay = A replay has no chat.
chat-spectators = Spectators may chat
chat-mute = Hide the name and lines of { $name } from me
chat-muted = A muted guest
chat-unmute = Show again
spectator = spectator

## Tooltips
tip-score =
    { $points ->
        [one] { $who } has { $points } point
       *[other] { $who } has { $points } points
    }
tip-projected =
    { $points ->
        [one] If the match ended now, { $who } would have { $points } point
       *[other] If the match ended now, { $who } would have { $points } points
    }
players-legend = points → if the match ended now
tip-place = The place if the match ended now
tip-to-act = This player decides now
tip-takeover = A bot takes the free seat once everybody who still sits here wishes it
tip-undo = Takes back one planned step. Key: Z
tip-reset = Takes back the whole plan
tip-confirm = Plays the plan for good. Key: Enter
tip-hint = Shows what a bot would do. Key: H
tip-skip = Goes at once to the end of what the others did. Key: space bar
tip-everything = Forgets what was picked. Key: Escape
tip-kind = Shows only where this can be done; plans it if there is one way only
tip-kind-not = Not possible now; a click tells why
tip-part =
    { $points ->
        [one] { $who }, { $clause }: { $points } point
       *[other] { $who }, { $clause }: { $points } points
    }

## Checking the luck of a record
verify-title = Check the luck
verify-help = Choose or paste a record. This browser checks the fixed seed and computes every lot of the match again, from the seed and from what the players contributed; only the rules, which outcomes there were and how likely each was, are asked from the server.
verify-no-commitment = The record has no line “commitment”: its luck was not fixed beforehand, so there is nothing to check.
verify-no-seed = The record has no line “seed”: it is published when the match is over.
verify-bad-seed = The seed is not a number of 64 hexadecimal digits.
verify-bound = The seed is the one that was fixed before the match began.
verify-unbound = The seed is not the one that was fixed before the match began.
verify-lots =
    { $count ->
        [0] There was no luck of its own in this record.
        [one] { $count } event of luck was computed again and agrees.
       *[other] { $count } events of luck were computed again, and all agree.
    }
verify-wrong = Event { $number } does not agree. The record says: { $told }. The seed says: { $computed }.
verify-contribution = The luck depends on a contribution of seat { $seat } from event { $number } on.
verify-no-contribution = No player contributed to the luck; it depends on the server's seed alone.
verify-own = The record has everything that this browser contributed.
verify-own-missing = The record does not have the contribution that this browser sent for seat { $seat }, or counts it from another event on than the server confirmed.
verify-other-commitment = During the match the server showed this browser another commitment than the record has.
verify-rules = The record does not follow the rules: { $fault }
verify-over = The match was played to its end.
verify-unfinished = The record ends before the match was over.
verify-list = Every lot
verify-list-help = The lot is a number below all the weights together; the outcome is where it falls.
verify-came = What came
verify-odds = Chance
verify-lot = Lot
verify-agrees = Agrees
verify-yes = yes
verify-no = no
odds = { $weight } in { $total }

## What the server refuses
problem-stale-draft = The match has moved on meanwhile. Please choose again.
problem-bad-notation = This is not a move of this game.
problem-draft-too-long = Luck or somebody else decides before that.
problem-not-your-seat = It is somebody else's turn.
problem-not-yours = Only a match of your own can be deleted.
problem-shared-match = Other people have seats in this match. Leave it instead.
problem-not-seated = You have no seat in this match.
problem-over = The match is over.
problem-not-over = The match is not over yet.
problem-luck-first = Luck decides first; the match has not begun yet.
problem-replay = This match can only be watched; play on from an event of it instead.
problem-too-fast = That was a little too fast. Please wait a moment.
problem-hint-running = A hint is already being computed for you.
problem-hints-off = Hints are off in this match.
problem-too-many-matches = You have too many unfinished matches and records. Finish a match, or wait until unplayed ones and records expire.
problem-too-many-bytes = Your unfinished matches and records take too much room. Finish a match, or wait until unplayed ones and records expire.
problem-too-many-matches-of-address = Too many matches were begun from your network today. Please try again tomorrow.
problem-too-many-bytes-of-address = The matches begun from your network today take too much room. Please try again tomorrow.
problem-too-many-names-of-address = Too many guests of your network have chosen a name today. Please try again tomorrow.
problem-chat-closed = Only the players chat here. They can let spectators join in.
problem-seat-taken = This seat is taken.
problem-bad-invite = This invitation was used already, or it is not for this match.
problem-nothing-to-decide = There is nothing to decide for you here.
problem-unknown-match = There is no such match.
problem-old-edition = This match was played under another edition of the rules.
problem-other-pack = This match was played with other components: the server runs with another component pack, or without one.
problem-too-many-connections = You have too many tables open. Close one; this page keeps trying…
problem-too-many-from-address = Too many tables are open from your network address. This page keeps trying…
problem-table-full = This table has no room for more spectators. This page keeps trying…
problem-server-full = The server is full. This page keeps trying…
problem-broken-match = This match is damaged and cannot be opened.
problem-fault = Something went wrong on the server; nothing has changed.
problem-database = The database of the server cannot be reached. Please try again in a moment.
problem-match-moving = The match is moving to another server. Please try again in a moment.
problem-unknown-link = This link was used already, or it is too old. Ask for a new one in the menu of the match.

## Replay
replay-at = Event { $number } of { $count }
replay-start = To the beginning
replay-back = One event back
replay-play = Play
replay-pause = Pause
replay-forward = One event forward
replay-end = To the end
replay-more = More
replay-slider = Event
replay-link = Copy a link to this event
replay-leave = Back to the match
fork = Play on from here
fork-help =
    { $number ->
        [one] A new match begins with the first event. Who plays?
       *[other] A new match begins with the first { $number } events. Who plays?
    }
fork-seats = You take one seat, bots the others.
fork-my-seat = My seat
replay-begin = The match begins.

## After the match
result = Result
wins =
    { $points ->
        [one] { $who } wins with { $points } point.
       *[other] { $who } wins with { $points } points.
    }
wins-shared =
    { $points ->
        [one] { $who } share the victory with { $points } point.
       *[other] { $who } share the victory with { $points } points.
    }
place = Place
player = Player
total = Points
chart-points = Points over the match
chart-legend = Thick lines: the points if the match had ended there. Thin lines: the points by then.
chart-rounds = Points by round and source
chart-scorings = Points by scoring and source
chart-sources = Points by source
sources = Source
sources-start = Points at the beginning
chart-label = Points of { $who } after each scoring: { $list }
luck = Luck
luck-help = What chance decided, and for whom.
decisions = Decisions
decisions-help = What everybody chose to do.
one-by-one = Luck and decisions one by one
luck-came = What came
luck-odds = Chance
odds-percent = { $weight } in { $total } ({ $percent } %)
decided = What was chosen
decided-of = Out of
options-count =
    { $count ->
        [one] { $count } possibility
       *[other] { $count } possibilities
    }
everybody = Everybody
check-luck = Check the luck
luck-fair =
    { $checked ->
        [one] The luck is honest: { $checked } event follows from the seed that was fixed before the match.
       *[other] The luck is honest: { $checked } events follow from the seed that was fixed before the match.
    }
luck-unfair = The luck does not follow from the published seed.
luck-other-record = The luck follows from the record, but this browser remembers the match differently.
luck-commitment = Fixed before the match
luck-seed = Published after it
show-result = Show the result

## Text face
text-board = The board in words
text-moves =
    { $count ->
        [one] { $count } legal move
       *[other] { $count } legal moves
    }
text-type = Type a move
text-help = For instance: { $example }
text-play = Plan
text-scores = Scores
text-score = { $who }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $projected } if the match ended now, place { $place }
key-help = Keys: N next choice (Shift+N back), Enter or space bar choose, Z undo, Enter confirm, Escape clear, H hint, space bar skip; + − 0 and Shift+arrows move the board; arrows in a replay

## Learning to play
learn = Learn to play
learn-about = A guided first match, about { $minutes } minutes
learn-more = Lesson { $number }: { $title } ({ $minutes } min)
lesson-step = Step { $number } of { $count }
lesson-watch = Watch what happens. The lesson goes on in a moment.
lesson-go-on = Go on
lesson-show = Show me
lesson-leave = Leave the lesson
lesson-free = Play on freely
lesson-next = Next lesson: { $title }
lesson-not-now = The lesson asks for something else now: follow what glows, or leave the lesson to play freely.
help = Help
help-look = Worth a look
help-none = Nobody has a choice to make right now. Help appears here with the next choice.
summary = Rules in short
summary-of = { $game } in short
summary-print = Print

## Rule book
book = Rule book
book-of = Rules of { $game }
book-contents = Contents
book-example = Example
book-back = Back
book-clauses = Clauses
book-chapter = In the book: { $title }

## Whose design, and which source
origin-published = Published
origin-ours = Our own design
origin-pack = From a component pack
origin-part = { $origin }: { $list }
origin-some = Rules complete; components marked ✧ are our own designs ({ $ours } of { $count }).
origin-none = Rules complete; all { $count } components are published ones, { $partly } of them with details of ours.
origin-packed = ◈ marks those of a component pack ({ $count }).
part-of-cost = cost
part-of-copies = number of copies
part-of-wording = exact reading
part-of-name = name
part-of-slots = slots
part-of-green = green slots
part-of-colour = colour
part-of-face_5 = die face 5
part-of-meeples = number of meeples
part-of-adds = planets it adds
part-of-place = place
part-of-tick = tick
source-text = rule text
source-derived = follows from the rule text
source-reading = our reading of the rule text
source-published = published game
source-faq = designer’s answers
source-ours = our decision
source-help = Where this clause comes from.

## Ratings of bots
ladder = How strong are the bots?
ladder-of = How strong are the bots of { $game }?
ladder-odds = Ratings are relative to the mean of these bots: a lead of 400 points means odds of 10 to 1 to finish ahead.
ladder-bars = The dot is the rating and the bar its 95 % interval: where bars overlap, the order is not certain.
ladder-bot = Bot
ladder-rating = Rating
ladder-interval = 95 % interval
ladder-range = { $low } to { $high }
ladder-matches = Matches
ladder-count =
    { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }
ladder-played =
    { $count ->
        [one] Measured in { $count } match with { $seats } players.
       *[other] Measured in { $count } matches with { $seats } players.
    }
ladder-effects = Effect of the seat on the rating: { $list }.
ladder-seat = { $effect } at seat { $number }
ladder-none = These bots have not been rated yet. Until then, a match will tell.

## Components of a game
components = Components
components-of = Components of { $game }
components-search = Search names and texts
components-kind = Kind
components-origin = Origin
components-all = All
components-print = Print
components-found =
    { $count ->
        [0] No component fits.
        [one] { $count } component
       *[other] { $count } components
    }
components-pieces =
    { $count ->
        [one] { $count } design, { $pieces } in the box
       *[other] { $count } designs, { $pieces } in the box
    }
components-copies = × { $count }
