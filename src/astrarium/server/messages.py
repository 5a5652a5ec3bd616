"""Everything that goes over the wire, over HTTP and over the socket of a match.

The TypeScript types of the browser are generated from this file and `game_messages.py`. Socket messages are
tagged unions: `type` says which one it is. A client's message carries an `id` of its own choosing; the answer
to it carries the same one, and a message sent again with the same `id` (a retry after a lost connection) gets
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
Origin = Literal["published", "ours", "pack"]


class Wire(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """A part of a message; fields that are not known are refused."""


# Games


class OptionInfo(Wire):
    """A choice about the rules; values are written as in records: on, off, a number, a word."""

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
    """A guided match that can be begun, and about how long its script takes."""

    lesson: str
    minutes: int


class GuideInfo(Wire):
    """How a game is taught: the languages of its help and summary, and its lessons."""

    languages: list[str]
    lessons: list[LessonInfo]


class PackInfo(Wire):
    """The component pack that changes a game: what it is called, and the ids of its components."""

    name: str
    version: str
    digest: str
    components: list[str]


class GameInfo(Wire):
    """A game that can be played here.

    `components` counts its different components; `origins` has the origin of those that are not published,
    by id. `partly` counts published ones of which a part is not.
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


class BotLevel(Wire):
    """An opponent of the server: `level` names it in requests, `bot` is what plays."""

    level: str
    bot: str


class CatalogueInfo(Wire):
    """What the server offers."""

    games: list[GameInfo]
    levels: list[BotLevel]


# People and matches


class Me(Wire):
    """The guest behind a cookie."""

    guest: str
    name: str


class Rename(Wire):
    """A guest's wish for a name."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]


class SeatWish(Wire):
    """Who shall sit on a seat: "me", "bot" (of a level), "open" (for a friend) or "shared" (on my screen)."""

    who: Literal["me", "bot", "open", "shared"]
    level: Word = ""
    name: Name = ""


class NewMatch(Wire):
    """Asks for a match; options not named keep their defaults. A private one is not listed for watching.

    A match that follows a lesson of the game gets seats, options and privacy from it.
    """

    game: Word
    seats: Annotated[list[SeatWish], Meta(max_length=20)] = []
    options: dict[Word, Word] = {}
    private: bool = False
    lesson: Word = ""


class SeatInfo(Wire):
    """Who sits on a seat: `who` is "person", "bot" or "open"; `here` whether a person is connected.

    `wishes` counts the people who wish that a bot takes the open seat over.
    """

    seat: int
    who: Literal["person", "bot", "open"]
    name: str
    level: str
    here: bool
    mine: bool
    wishes: int


class MatchInfo(Wire):
    """A match in a list. `invite` is there for those who sit in it while a seat is open; `watchers` watch.

    `actor` is the seat to act, -2 when over. `commitment` is the hash of the secret `seed` of the match's
    luck, which is shown when the match is over. `rematch` names the match that was made as the next one,
    `lesson` the lesson it began with.
    """

    match: str
    game: str
    options: dict[str, str]
    seats: list[SeatInfo]
    number: int
    actor: int
    over: bool
    replay: bool
    private: bool
    my_turn: bool
    scores: list[int]
    places: list[int]
    created: str
    changed: str
    watchers: int
    invite: str
    commitment: str
    seed: str
    rematch: str
    lesson: str


class MatchList(Wire):
    """Matches, those changed last first."""

    matches: list[MatchInfo]


class Join(Wire):
    """Takes an open seat (any, if not named) with the word of the invitation."""

    invite: Word
    seat: SeatNumber | None = None


class Takeover(Wire):
    """Wishes that a bot of a level takes an open seat; it does when all who sit there wish so."""

    seat: SeatNumber
    level: Word


class Fork(Wire):
    """Asks for a new match that begins with the first `number` events of another."""

    number: Number
    seats: Annotated[list[SeatWish], Meta(max_length=20)]


class DeviceLink(Wire):
    """A link, good once, that moves my seats in a match to another device."""

    path: str


class Verdict(Wire):
    """What a check of a record's luck found; `checked` counts the events that follow from the seed."""

    fair: bool
    checked: int
    text: str


class Chance(Wire):
    """What luck could bring at an event: the outcomes in the order of `legal()`, and their weights."""

    number: int
    outcomes: list[str]
    weights: list[int]


class Odds(Wire):
    """All luck of a record. `fault` says where the record stops following the rules, if it does."""

    chances: list[Chance]
    over: bool
    fault: str


class Problem(Wire):
    """Why a request was refused: a word for programs, a sentence for people, the clause if any."""

    error: str
    text: str
    clause: str = ""


# Positions


class Note(Wire):
    """Points gained or lost, and the clause that says why.

    `source` is the id of the message that names the card or tile they came from, empty if there is none.
    """

    seat: int
    clause: str
    amount: int
    source: str


class LogEntry(Wire):
    """An event: its number from 1, who acted (-1 is chance), whom it is about, the points it brought.

    `text` is the action in the notation of the game; `facts` are what its sentence in the log needs besides.
    `round` is the round it belongs to, 0 in games without rounds. `options` counts what could have been
    chosen; for chance, `weight` of `total` lots brought what came.
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


class PositionInfo(Wire):
    """A position after `number` events and the moves of a draft; `actor` is -1 for chance, -2 when over.

    `legal` are the actions that are possible, in the notation of the game.
    """

    number: int
    actor: int
    legal: list[str]
    view: dict[str, Any]
    scores: list[int]
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
    places: list[int]


# Client to server


class ClientRequest(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """A message of a client."""

    id: Id


class Hello(ClientRequest, tag="hello"):
    """The first message on a socket: what the client has already, -1 for nothing."""

    number: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1


class Try(ClientRequest, tag="try"):
    """Plays a draft on a copy of the position after `number` events; nothing is stored."""

    number: Number
    moves: Draft


class Act(ClientRequest, tag="act"):
    """Plays a draft for good."""

    number: Number
    moves: Draft


class Why(ClientRequest, tag="why"):
    """Asks why an action is not allowed after a draft."""

    number: Number
    moves: Draft
    action: Text


class Hint(ClientRequest, tag="hint"):
    """Asks what a bot would do after a draft."""

    number: Number
    moves: Draft


class Look(ClientRequest, tag="look"):
    """Asks for the position after `number` events, for replays."""

    number: Number


class Say(ClientRequest, tag="say"):
    """Chat."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


ClientMessage = Hello | Try | Act | Why | Hint | Look | Say


# Server to client


class ServerEvent(msgspec.Struct, tag_field="type"):
    """A message of the server."""


class Welcome(ServerEvent, tag="welcome"):
    """The answer to `hello`: the match, the log from where the client left off, the position, the chat."""

    id: str
    match: MatchInfo
    entries: list[LogEntry]
    position: PositionInfo
    chat: list["ChatLine"]


class Tried(ServerEvent, tag="tried"):
    """The position after a draft. `complete` says that it can be sent: luck or another seat comes next."""

    id: str
    position: PositionInfo
    entries: list[LogEntry]
    complete: bool


class Acted(ServerEvent, tag="acted"):
    """A draft was stored; the match now has `number` events. `moved` tells everybody what happened."""

    id: str
    number: int


class Said(ServerEvent, tag="said"):
    """A line of chat was stored; `line` tells everybody."""

    id: str


class Refused(ServerEvent, tag="refused"):
    """A message was refused, nothing changed: `error` for programs, `text` for people, the clause if any."""

    id: str
    error: str
    text: str
    clause: str = ""


class Because(ServerEvent, tag="because"):
    """Why an action is not allowed; an empty clause if it is."""

    id: str
    clause: str
    text: str


class Hinted(ServerEvent, tag="hinted"):
    """What a bot would do, and what share of its search, in percent, went into it."""

    id: str
    move: str
    share: int


class Looked(ServerEvent, tag="looked"):
    """A position of the past."""

    id: str
    position: PositionInfo


class Moved(ServerEvent, tag="moved"):
    """Events were added to the match: those, and how the position before them has changed."""

    entries: list[LogEntry]
    progress: PositionUpdate


class Changed(ServerEvent, tag="changed"):
    """Something about the match other than its position: who sits where, who is here, its end."""

    match: MatchInfo


class ChatLine(ServerEvent, tag="line"):
    """A line of chat; `seat` is -1 for a spectator."""

    seat: int
    name: str
    text: str
    time: str


ServerMessage = (
    Welcome | Tried | Acted | Said | Refused | Because | Hinted | Looked | Moved | Changed | ChatLine
)
