"""Matches in the database: functions of a connection, for the store to run."""

import json
import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any, Protocol

import msgspec
from sqlalchemy import Connection, Row, and_, delete, exists, func, insert, select, update

from astrarium.core.state import OVER
from astrarium.server.errors import ApiError, no_match
from astrarium.server.lobby.seats import Seat, StoredMatch
from astrarium.server.messages import ChatLine
from astrarium.server.storage import schema

Event = tuple[int, str]
MOST_LISTED = 100
MOST_LINES = 200


class Cursor(Protocol):
    """What a driver of a database runs statements with."""

    def execute(self, text: str, values: Sequence[object], /) -> object:
        """Run a statement."""


class MultiRowInsert:
    """A statement that takes many rows at once: their values stand between its head and its tail."""

    def __init__(self, head: str, columns: int, tail: str = "") -> None:
        self._head, self._columns, self._tail = head, columns, tail
        self._texts: dict[tuple[str, int], str] = {}

    def run(self, cursor: Cursor, rows: Sequence[tuple[object, ...]]) -> None:
        """Run it, if there are rows."""
        if rows:
            cursor.execute(self._text(cursor, len(rows)), tuple(chain.from_iterable(rows)))

    def _text(self, cursor: Cursor, count: int) -> str:
        sign = "?" if isinstance(cursor, sqlite3.Cursor) else "%s"
        text = self._texts.get((sign, count))
        if text is None:
            row = f"({', '.join([sign] * self._columns)})"
            text = f"{self._head} VALUES {', '.join([row] * count)}{self._tail}"
            self._texts[sign, count] = text
        return text


# Values have no better names in both databases: match; number, actor, scores, places, changed.
SET_STANDINGS = MultiRowInsert(
    """UPDATE matches SET number = now.column2, actor = now.column3, scores = now.column4,
    places = now.column5, changed = now.column6 FROM (""",
    6,
    ") AS now WHERE matches.id = now.column1 AND matches.number < now.column2",
)
ADD_EVENTS = MultiRowInsert("INSERT INTO events (match, number, actor, text, guest, message, digest)", 7)
ADD_SNAPSHOTS = MultiRowInsert("INSERT INTO snapshots (match, number, engine, state, entries)", 5)
ADD_ANSWER = MultiRowInsert("INSERT INTO answers (match, guest, id, digest, number)", 5)


class EventConflict(Exception):
    """Somebody else was faster."""


@dataclass(frozen=True)
class Snapshot:
    """A position after so many events, and the log entries since the snapshot before it."""

    number: int
    state: bytes
    entries: bytes


class Receipt(msgspec.Struct, frozen=True, gc=False):
    """A message that changed something: whose, which, and a digest of what it said."""

    guest: str
    id: str
    digest: str


class EventBatch(msgspec.Struct, frozen=True, gc=False):
    """Events to be added to a match after the first `before`, and the receipt of what caused them."""

    match: str
    before: int
    events: Sequence[Event]
    receipt: Receipt | None


@dataclass(frozen=True)
class MatchHistory:
    """Everything that happened in a match."""

    match: StoredMatch
    events: list[Event]
    snapshots: list[Snapshot]
    chat: list[ChatLine]
    answers: dict[tuple[str, str], tuple[str, int]]


def add_match(
    connection: Connection,
    match: StoredMatch,
    events: Sequence[Event],
    snapshots: Sequence[Snapshot],
    engine: str,
) -> None:
    """A new match with its first events."""
    row = _match_row(match)
    connection.execute(insert(schema.matches).values(**row))
    connection.execute(insert(schema.seats), [_seat_row(match.id, seat) for seat in match.seats])
    cursor = connection.connection.cursor()
    ADD_EVENTS.run(cursor, _event_rows(match.id, 0, events, None))
    ADD_SNAPSHOTS.run(cursor, _snapshot_rows(match.id, snapshots, engine))


def add_all(cursor: Cursor, additions: Iterable[EventBatch]) -> None:
    """Add events to matches, all of them or none: the number of an event is there only once."""
    rows: list[tuple[object, ...]] = []
    for each in additions:
        rows += _event_rows(each.match, each.before, each.events, each.receipt)
    ADD_EVENTS.run(cursor, rows)


def add_one(connection: Connection, addition: EventBatch) -> None:
    """The same for one match; Conflict if it has these numbers already."""
    try:
        add_all(connection.connection.cursor(), [addition])
    except connection.dialect.loaded_dbapi.IntegrityError:
        raise EventConflict from None


def set_standings(connection: Connection, matches: Iterable[StoredMatch]) -> None:
    """Bring what lists show of matches up to their events."""
    SET_STANDINGS.run(connection.connection.cursor(), [_standing_row(match) for match in matches])


def list_behind(connection: Connection) -> list[str]:
    """The matches with more events than lists show; a crash may leave some."""
    events, matches = schema.events, schema.matches
    more = exists().where(events.c.match == matches.c.id, events.c.number > matches.c.number)
    return list(connection.scalars(select(matches.c.id).where(more)))


def read_answers(connection: Connection, match: str) -> dict[tuple[str, str], tuple[str, int]]:
    """By guest and id: the digest of a message that was answered, and the number that the answer carried."""
    lines, events = schema.answers, schema.events
    said = select(lines.c.guest, lines.c.id, lines.c.digest, lines.c.number).where(lines.c.match == match)
    acted = select(events.c.guest, events.c.message, events.c.digest, events.c.number)
    rows = connection.execute(said.union_all(acted.where(events.c.match == match, events.c.guest != "")))
    return {(guest, message): (digest, number) for guest, message, digest, number in rows}


def read_history(connection: Connection, name: str, engine: str) -> MatchHistory:
    """All of a match."""
    match = read_match(connection, name)
    events = connection.execute(
        select(schema.events.c.actor, schema.events.c.text)
        .where(schema.events.c.match == name)
        .order_by(schema.events.c.number)
    )
    table = schema.snapshots
    snapshots = connection.execute(
        select(table.c.number, table.c.state, table.c.entries)
        .where(table.c.match == name, table.c.engine == engine)
        .order_by(table.c.number)
    )
    return MatchHistory(
        match,
        [(row.actor, row.text) for row in events],
        [Snapshot(row.number, bytes(row.state), bytes(row.entries)) for row in snapshots],
        read_chat(connection, name),
        read_answers(connection, name),
    )


def read_chat(connection: Connection, name: str) -> list[ChatLine]:
    """The last lines of chat."""
    table = schema.lines
    rows = connection.execute(
        select(table).where(table.c.match == name).order_by(table.c.number.desc()).limit(MOST_LINES)
    ).all()
    return [ChatLine(row.seat, row.name, row.text, row.time) for row in reversed(rows)]


def read_match(connection: Connection, name: str) -> StoredMatch:
    """A match without its events."""
    row = connection.execute(select(schema.matches).where(schema.matches.c.id == name)).first()
    if row is None:
        raise no_match()
    return _with_seats(connection, [row])[0]


def list_mine(connection: Connection, guest: str) -> list[StoredMatch]:
    """The matches where a guest sits, and the records it has opened; those changed last first."""
    seats, matches = schema.seats, schema.matches
    sits = exists().where(seats.c.match == matches.c.id, seats.c.guest == guest, seats.c.who == "person")
    own_record = and_(matches.c.replay, matches.c.creator == guest)
    return _list(connection, sits | own_record)


def list_running(connection: Connection, guest: str) -> list[StoredMatch]:
    """The matches that are being played in public, without those where a guest sits."""
    seats, matches = schema.seats, schema.matches
    sits = exists().where(seats.c.match == matches.c.id, seats.c.guest == guest, seats.c.who == "person")
    return _list(connection, ~matches.c.private & ~matches.c.replay & (matches.c.actor != OVER) & ~sits)


def _list(connection: Connection, condition: Any) -> list[StoredMatch]:
    table = schema.matches
    rows = connection.execute(
        select(table).where(condition).order_by(table.c.changed.desc(), table.c.id).limit(MOST_LISTED)
    ).all()
    return _with_seats(connection, rows)


def list_bots_to_act(connection: Connection) -> list[str]:
    """The matches where a bot is to act."""
    seats, matches = schema.seats, schema.matches
    due = and_(seats.c.match == matches.c.id, seats.c.seat == matches.c.actor, seats.c.who == "bot")
    return list(connection.scalars(select(matches.c.id).join(seats, due).where(~matches.c.replay)))


def count_unfinished(connection: Connection, guest: str) -> int:
    """How many matches and records a guest has made that are not over."""
    table = schema.matches
    query = select(func.count()).where(table.c.creator == guest, (table.c.actor != OVER) | table.c.replay)
    return int(connection.scalar(query) or 0)


def set_seats(connection: Connection, match: str, seats: Iterable[Seat], changed: str) -> None:
    """Store who sits where, and who wishes a bot where."""
    for seat in seats:
        row = _seat_row(match, seat)
        connection.execute(
            update(schema.seats)
            .where(schema.seats.c.match == match, schema.seats.c.seat == seat.seat)
            .values(**row)
        )
        table = schema.wishes
        connection.execute(delete(table).where(table.c.match == match, table.c.seat == seat.seat))
        if seat.wishes:
            rows = [{"match": match, "seat": seat.seat, "guest": guest} for guest in sorted(seat.wishes)]
            connection.execute(insert(table), rows)
    connection.execute(update(schema.matches).where(schema.matches.c.id == match).values(changed=changed))


def set_rematch(connection: Connection, match: str, rematch: str) -> None:
    """Store which match was made as the next one; Conflict if there is one already."""
    table = schema.matches
    found = connection.execute(
        update(table).where(table.c.id == match, table.c.rematch == "").values(rematch=rematch)
    )
    if found.rowcount != 1:
        raise EventConflict


def add_line(connection: Connection, match: str, line: ChatLine, receipt: Receipt) -> int:
    """Store a line of chat and that it was answered."""
    last = connection.scalar(select(func.max(schema.lines.c.number)).where(schema.lines.c.match == match))
    number = (last or 0) + 1
    values = {"seat": line.seat, "name": line.name, "text": line.text, "time": line.time}
    connection.execute(insert(schema.lines).values(match=match, number=number, **values))
    answer = (match, receipt.guest, receipt.id, receipt.digest, number)
    ADD_ANSWER.run(connection.connection.cursor(), [answer])
    return number


def set_guest(connection: Connection, guest: str, name: str, old: str, time: str) -> None:
    """Store the name of a guest, also where it sits under its old one."""
    if find_guest(connection, guest) is None:
        connection.execute(insert(schema.guests).values(id=guest, name=name, created=time))
    else:
        connection.execute(update(schema.guests).where(schema.guests.c.id == guest).values(name=name))
    seats = schema.seats
    connection.execute(update(seats).where(seats.c.guest == guest, seats.c.name == old).values(name=name))


def find_guest(connection: Connection, guest: str) -> str | None:
    """The name of a guest."""
    return connection.scalar(select(schema.guests.c.name).where(schema.guests.c.id == guest))


def add_link(connection: Connection, token: str, match: str, guest: str, expires: str) -> None:
    """Store a link to another device."""
    connection.execute(insert(schema.links).values(token=token, match=match, guest=guest, expires=expires))


def take_link(connection: Connection, token: str, time: str) -> tuple[str, str]:
    """The match and the guest of a link, which is used up by that."""
    table = schema.links
    row = connection.execute(select(table).where(table.c.token == token)).first()
    connection.execute(delete(table).where((table.c.token == token) | (table.c.expires < time)))
    if row is None or row.expires < time:
        raise ApiError(404, "unknown-link", "this link was used already, or it is too old")
    return row.match, row.guest


def _with_seats(connection: Connection, rows: Sequence[Row[Any]]) -> list[StoredMatch]:
    names = [row.id for row in rows]
    seats: dict[str, list[Seat]] = {name: [] for name in names}
    table = schema.seats
    for row in connection.execute(select(table).where(table.c.match.in_(names)).order_by(table.c.seat)):
        seats[row.match].append(Seat(row.seat, row.who, row.guest, row.name, row.level))
    for row in connection.execute(select(schema.wishes).where(schema.wishes.c.match.in_(names))):
        seats[row.match][row.seat].wishes.add(row.guest)
    return [_match(row, seats[row.id]) for row in rows]


def _match(row: Row[Any], seats: list[Seat]) -> StoredMatch:
    fields = dict(row._mapping)  # noqa: SLF001  (the public name of it in SQLAlchemy)
    for name in ("options", "scores", "places"):
        fields[name] = json.loads(fields[name])
    return StoredMatch(**fields, seats=seats)


def _match_row(match: StoredMatch) -> dict[str, object]:
    row = {name: getattr(match, name) for name in schema.matches.c.keys()}  # noqa: SIM118
    for name in ("options", "scores", "places"):
        row[name] = json.dumps(row[name])
    return row


def _seat_row(match: str, seat: Seat) -> dict[str, object]:
    return {
        "match": match,
        "seat": seat.seat,
        "who": seat.who,
        "guest": seat.guest,
        "name": seat.name,
        "level": seat.level,
    }


def _standing_row(match: StoredMatch) -> tuple[object, ...]:
    scores, places = json.dumps(match.scores), json.dumps(match.places)
    return (match.id, match.number, match.actor, scores, places, match.changed)


def _event_rows(
    match: str, before: int, events: Sequence[Event], receipt: Receipt | None
) -> list[tuple[object, ...]]:
    """The rows of events; the last of them carries the receipt of the message that caused them all."""
    rows: list[tuple[object, ...]] = [
        (match, number, actor, text, "", "", "") for number, (actor, text) in enumerate(events, before + 1)
    ]
    if receipt is not None:
        rows[-1] = (*rows[-1][:4], receipt.guest, receipt.id, receipt.digest)
    return rows


def _snapshot_rows(match: str, snapshots: Sequence[Snapshot], engine: str) -> list[tuple[object, ...]]:
    return [(match, each.number, engine, each.state, each.entries) for each in snapshots]


def renew_snapshots(connection: Connection, match: str, snapshots: Sequence[Snapshot], engine: str) -> None:
    """Put snapshots in the place of old ones."""
    if not snapshots:
        return
    table = schema.snapshots
    numbers = [snapshot.number for snapshot in snapshots]
    connection.execute(delete(table).where(table.c.match == match, table.c.number.in_(numbers)))
    ADD_SNAPSHOTS.run(connection.connection.cursor(), _snapshot_rows(match, snapshots, engine))
