"""The wire format: HTTP bodies and WebSocket messages.

The TypeScript types of the browser are generated from this file and `game_messages.py`. Socket messages are
tagged unions: `type` says which one it is. A client's message carries an `id` that the client chooses; the
answer carries the same `id`. A message sent again with the same `id` (a retry after a lost connection) gets
the first answer again.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from astrarium.core.game import Facts

Id = Annotated[str, Meta(min_length=1, max_length=64)]
Text = Annotated[str, Meta(max_length=200)]
Draft = Annotated[list[Text], Meta(max_length=200)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Name = Annotated[str, Meta(max_length=40)]
Word = Annotated[str, Meta(max_length=100)]
SeatNumber = Annotated[int, Meta(ge=0, le=100)]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Hashes = Annotated[list[Hash], Meta(max_length=20)]
Origin = Literal["published", "ours", "pack"]


class Wire(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """Base of message parts; unknown fields are rejected."""


# Games


class OptionInfo(Wire):
    """A rules option; values are written as in records: on, off, a number, a word."""

    name: str
    default: str
    choices: list[str]
    help: str


class KindInfo(Wire):
    """A verb of the action space with the names of its slots."""

    name: str
    slots: list[str]
    chance: bool


class LessonInfo(Wire):
    """A guided match: its name in requests, its title, and about how many minutes its script takes."""

    lesson: str
    title: str
    minutes: int


class GuideInfo(Wire):
    """Teaching material of a game: the languages of help and summary, and the lessons in their order."""

    languages: list[str]
    lessons: list[LessonInfo]


class PackInfo(Wire):
    """The component pack of a game: name, version, digest, and the ids of its components."""

    name: str
    version: str
    digest: str
    components: list[str]


class BotLevel(Wire):
    """A bot opponent: `level` names it in requests, `bot` is the bot that plays."""

    level: str
    bot: str


class GameInfo(Wire):
    """A game that the server offers.

    `components` counts the different components; `origins` maps the id of each unpublished one to its origin.
    `partly` counts published components with an unpublished part. `levels` has the bot opponents by number of
    seats, the weakest level first; `characters` are the tastes that a bot can have beside its level.
    """

    name: str
    title: str
    edition: int
    about: str
    seats: list[int]
    options: list[OptionInfo]
    kinds: list[KindInfo]
    digest: str
    languages: list[str]
    guide: GuideInfo
    components: int
    origins: dict[str, Origin]
    partly: int
    pack: PackInfo | None
    levels: dict[str, list[BotLevel]]
    characters: list[str]


class CatalogueInfo(Wire):
    """The games that the server offers."""

    games: list[GameInfo]


# People and matches


class Me(Wire):
    """The guest that the cookie identifies."""

    guest: str
    name: str


class Rename(Wire):
    """Request to change the guest's name."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]


class SeatWish(Wire):
    """Requested occupant of a seat: "me", "bot", "open" (to invite) or "shared" (my screen).

    A bot has a `level` and perhaps a `character`.
    """

    who: Literal["me", "bot", "open", "shared"]
    level: Word = ""
    name: Name = ""
    character: Word = ""


class NewMatch(Wire):
    """Request for a match; missing options keep their defaults. A private match is not listed for watching.

    Without `private`, a match of one person against bots is private and any other is public.
    Without `hints`, its players may ask for hints only in a match of one person against bots.
    With `lesson`, seats, options, privacy and hints come from that lesson. `hashes` are the SHA-256 hashes
    of my contributions to the luck, one for each of my seats, ascending; the first luck then waits until they
    are revealed on the socket.
    """

    game: Word
    seats: Annotated[list[SeatWish], Meta(max_length=20)] = []
    options: dict[Word, Word] = {}
    private: bool | None = None
    hints: bool | None = None
    lesson: Word = ""
    hashes: Hashes = []


class SeatInfo(Wire):
    """Occupant of a seat: `who` is "person", "bot" or "open"; `here` tells whether a person is connected.

    `wishes` counts the votes for a bot on the open seat. `hash` is the SHA-256 hash of the person's
    contribution to the luck, empty without one, and `since` the first event it counts for, 0 until it is
    revealed; lists of matches leave out both. `author` is the person's id in the chat.
    """

    seat: int
    who: Literal["person", "bot", "open"]
    name: str
    level: str
    character: str
    here: bool
    mine: bool
    wishes: int
    hash: str
    since: int
    author: str


class MatchInfo(Wire):
    """A match without its events. `invites` has the invitation to each seat, empty if the seat is taken.

    Guests without a seat get no invitations. An invitation is valid once.
    `actor` is the seat to act, -1 until the first luck is drawn, -2 after the end. `watchers` counts the
    connected guests without a seat. `commitment` is the hash of the secret `seed`, which is empty until the
    match is over. `rematch` is the id of the follow-up match, `lesson` the lesson the match was created with.
    `spectator_chat` tells whether guests without a seat may chat, `hints` whether players may ask for
    hints. `host` is the seat of the guest who created the match, -1 without one. `round` is 0 in games
    without rounds; `projected` is empty in old matches that were not opened since scores are projected.
    """

    match: str
    game: str
    options: dict[str, str]
    seats: list[SeatInfo]
    host: int
    number: int
    actor: int
    over: bool
    replay: bool
    private: bool
    my_turn: bool
    scores: list[int]
    places: list[int]
    projected: list[int]
    round: int
    created: str
    changed: str
    watchers: int
    invites: list[str]
    commitment: str
    seed: str
    rematch: str
    lesson: str
    spectator_chat: bool
    hints: bool


class MatchList(Wire):
    """Matches, most recently changed first."""

    matches: list[MatchInfo]


class Join(Wire):
    """Request for the seat of an invitation; `hash` is the SHA-256 hash of my contribution to the luck."""

    invite: Word
    hash: Hash | None = None


class Takeover(Wire):
    """Vote for a bot of `level` on an open seat; it takes the seat once every seated guest has voted."""

    seat: SeatNumber
    level: Word


class Fork(Wire):
    """Request for a match that begins with `number` events of another; `hashes` as in `NewMatch`.

    It is private if the other one is, or if one person plays against bots.
    """

    number: Number
    seats: Annotated[list[SeatWish], Meta(max_length=20)]
    hashes: Hashes = []


class Rematch(Wire):
    """Request for the follow-up match; `hashes` as in `NewMatch`."""

    hashes: Hashes = []


class ChatAccess(Wire):
    """Request to let guests without a seat chat, or not."""

    spectators: bool


class Mute(Wire):
    """Request to hide the name and the lines of `author` from me, or to show them again."""

    author: Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]
    muted: bool


class Muted(Wire):
    """The authors whose names and lines are hidden from me in a match."""

    authors: list[str]


class DeviceLink(Wire):
    """Path of a page where another device can take over my seats in a match, once."""

    path: str


class DeviceLinkInfo(Wire):
    """What a device link does: the match, and the seats that move to the device that claims them."""

    match: MatchInfo
    seats: list[int]


class Verdict(Wire):
    """Result of checking the luck of a record; `checked` counts the events that follow from the seed."""

    fair: bool
    checked: int
    text: str


class Chance(Wire):
    """An event of luck: the possible outcomes in the order of `legal()`, and their weights."""

    number: int
    outcomes: list[str]
    weights: list[int]


class Odds(Wire):
    """All events of luck in a record. `fault` says where the record breaks the rules, if it does."""

    chances: list[Chance]
    over: bool
    fault: str


class Problem(Wire):
    """Reason of a refusal: a code for programs, a sentence for people, the clause if any."""

    error: str
    text: str
    clause: str = ""


# Positions


class Note(Wire):
    """Points gained or lost, and the clause that grants them.

    `source` is the id of the message that names the card or tile they come from, empty if there is none.
    """

    seat: int
    clause: str
    amount: int
    source: str


class LogEntry(Wire):
    """An event: its number from 1, the actor (-1 is chance), the seat it is about, the points it brought.

    `text` is the action in the notation of the game; `facts` are further variables of its log message.
    `round` is 0 in games without rounds. `options` counts the legal actions; for chance, the outcome had
    `weight` of `total`. `projected` has the projected scores after the event.
    """

    number: int
    actor: int
    about: int
    text: str
    facts: Facts
    notes: list[Note]
    round: int
    options: int
    weight: int
    total: int
    projected: list[int]


class PositionInfo(Wire):
    """Position after `number` events and the moves of a draft; `actor` is -1 for chance, -2 after the end.

    `legal` lists the legal actions in the notation of the game. `projected` has the scores if the match
    ended here.
    """

    number: int
    actor: int
    legal: list[str]
    view: dict[str, Any]
    scores: list[int]
    projected: list[int]
    places: list[int]


class PositionUpdate(Wire):
    """Position update: a patch against the previous view.

    `changed` has new and changed parts of the view by path (`players/0/points`), `gone` the removed paths.
    """

    number: int
    actor: int
    legal: list[str]
    changed: dict[str, Any]
    gone: list[str]
    scores: list[int]
    projected: list[int]
    places: list[int]


class WayInfo(Wire):
    """Legal moves, in order, that lead to a destination; `amounts` are what they cost and gain.

    The names of the amounts are those of the game. With `luck`, luck decides right after the moves.
    """

    moves: list[str]
    amounts: dict[str, int]
    luck: bool


class DestinationInfo(Wire):
    """A place that a choice reaches, and the ways to it, the best one first."""

    place: str
    ways: list[WayInfo]


# Client to server


class ClientRequest(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """Base of client messages."""

    id: Id


class Hello(ClientRequest, tag="hello"):
    """First message on a socket; `number` counts the events the client has, -1 for none."""

    number: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1


class Try(ClientRequest, tag="try"):
    """Play a draft on a copy of the position after `number` events; nothing is stored."""

    number: Number
    moves: Draft


class Act(ClientRequest, tag="act"):
    """Play a draft and store it."""

    number: Number
    moves: Draft


class Why(ClientRequest, tag="why"):
    """Ask why an action is illegal after a draft."""

    number: Number
    moves: Draft
    action: Text


class Hint(ClientRequest, tag="hint"):
    """Ask what a bot would play after a draft."""

    number: Number
    moves: Draft


class Reach(ClientRequest, tag="reach"):
    """Ask where a choice leads to after a draft; `choice` has the tokens of a piece or a die."""

    number: Number
    moves: Draft
    choice: Annotated[list[Word], Meta(max_length=20)]


class Look(ClientRequest, tag="look"):
    """Ask for the position after `number` events, for replays."""

    number: Number


class Say(ClientRequest, tag="say"):
    """Send a line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Commit(ClientRequest, tag="commit"):
    """Send the SHA-256 hash of my contribution to the luck for a seat of mine that has none from me."""

    seat: SeatNumber
    hash: Hash


class Reveal(ClientRequest, tag="reveal"):
    """Send the 32 bytes of a contribution, in hexadecimal, whose hash was sent before."""

    seat: SeatNumber
    value: Hash


ClientMessage = Hello | Try | Act | Why | Hint | Reach | Look | Say | Commit | Reveal


# Server to client


class ServerEvent(msgspec.Struct, tag_field="type"):
    """Base of server messages."""


class Welcome(ServerEvent, tag="welcome"):
    """Answer to `hello`: the match, the log entries the client lacks, the position, the chat.

    `muted` lists the authors whose names and lines the guest has hidden.
    """

    id: str
    match: MatchInfo
    entries: list[LogEntry]
    position: PositionInfo
    chat: list["ChatLine"]
    muted: list[str]


class Tried(ServerEvent, tag="tried"):
    """Answer to `try`: the position after the draft. `complete` means luck or another seat decides next."""

    id: str
    position: PositionInfo
    entries: list[LogEntry]
    complete: bool


class Acted(ServerEvent, tag="acted"):
    """Answer to `act`: the draft is stored, the match has `number` events. `moved` broadcasts the events."""

    id: str
    number: int


class Said(ServerEvent, tag="said"):
    """Answer to `say`: the line is stored. `line` broadcasts it."""

    id: str


class Committed(ServerEvent, tag="committed"):
    """Answer to `commit`: the hash is stored."""

    id: str


class Revealed(ServerEvent, tag="revealed"):
    """Answer to `reveal`: the contribution is stored and counts from event `since` on."""

    id: str
    since: int


class Refused(ServerEvent, tag="refused"):
    """Refusal of a message; nothing changed: `error` for programs, `text` for people, the clause if any."""

    id: str
    error: str
    text: str
    clause: str = ""


class Because(ServerEvent, tag="because"):
    """Answer to `why`: the clause that forbids the action, empty if it is legal.

    Where numbers decide, `facts` are the arguments of the game's message `why-<clause>`; otherwise empty.
    """

    id: str
    clause: str
    text: str
    facts: Facts


class Hinted(ServerEvent, tag="hinted"):
    """Answer to `hint`: the move of a bot, and its share of the search in percent."""

    id: str
    move: str
    share: int


class Reached(ServerEvent, tag="reached"):
    """Answer to `reach`: the destinations; there may be more of them unless `complete`."""

    id: str
    destinations: list[DestinationInfo]
    complete: bool


class Looked(ServerEvent, tag="looked"):
    """Answer to `look`: an earlier position."""

    id: str
    position: PositionInfo


class Moved(ServerEvent, tag="moved"):
    """Broadcast of new events, with the update of the position before them."""

    entries: list[LogEntry]
    progress: PositionUpdate


class Changed(ServerEvent, tag="changed"):
    """Broadcast of the match info: seats, rematch or the end."""

    match: MatchInfo


class Present(ServerEvent, tag="present"):
    """Broadcast of presence: seats of connected guests, and the number of connected guests without a seat."""

    here: list[int]
    watchers: int


class ChatLine(ServerEvent, tag="line"):
    """Broadcast of a line of chat; `seat` is -1 for a spectator, `author` is the guest's id in this match."""

    seat: int
    name: str
    text: str
    time: str
    author: str


ServerMessage = (
    Welcome
    | Tried
    | Acted
    | Said
    | Committed
    | Revealed
    | Refused
    | Because
    | Hinted
    | Reached
    | Looked
    | Moved
    | Changed
    | Present
    | ChatLine
)
