"""Matches in the database: functions of a connection, for the store to run."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, and_, bindparam, delete, exists, func, insert, select, update

from astrarium.core.state import OVER
from astrarium.server import schema
from astrarium.server.messages import Line
from astrarium.server.problems import Trouble, no_match
from astrarium.server.seats import Match, Seat
from astrarium.server.store import Prepared

Event = tuple[int, str]
MOST_LISTED = 100
MOST_LINES = 200


ADVANCE = Prepared(
    update(schema.matches)
    .where(schema.matches.c.id == bindparam("name"), schema.matches.c.number == bindparam("before"))
    .values({column: bindparam(column) for column in ("number", "actor", "scores", "places", "changed")})
)
ADD_EVENT = Prepared(insert(schema.events))
ADD_ANSWER = Prepared(insert(schema.answers))


class Conflict(Exception):
    """Somebody else has added events to the match."""


@dataclass(frozen=True)
class Snapshot:
    """A position after so many events, and the log entries since the snapshot before it."""

    number: int
    state: bytes
    entries: bytes


@dataclass(frozen=True)
class Receipt:
    """A message that changed something: whose, which, and a digest of what it said."""

    guest: str
    id: str
    digest: str


@dataclass(frozen=True)
class History:
    """Everything that happened in a match."""

    match: Match
    events: list[Event]
    snapshots: list[Snapshot]
    chat: list[Line]
    answers: dict[tuple[str, str], tuple[str, int]]


def add_match(
    connection: Connection, match: Match, events: Sequence[Event], snapshots: Sequence[Snapshot], engine: str
) -> None:
    """A new match with its first events."""
    row = _match_row(match)
    connection.execute(insert(schema.matches).values(**row))
    connection.execute(insert(schema.seats), [_seat_row(match.id, seat) for seat in match.seats])
    _insert_events(connection, match.id, 0, events)
    _insert_snapshots(connection, match.id, snapshots, engine)


def add_events(
    connection: Connection,
    match: Match,
    before: int,
    events: Sequence[Event],
    snapshots: Sequence[Snapshot],
    engine: str,
    receipt: Receipt | None,
) -> None:
    """Events after the first `before`, the row of the match, and the answer to who caused them."""
    values = {
        "name": match.id,
        "before": before,
        "number": match.number,
        "actor": match.actor,
        "scores": json.dumps(match.scores),
        "places": json.dumps(match.places),
        "changed": match.changed,
    }
    if ADVANCE.run(connection, values) != 1:
        raise Conflict
    _insert_events(connection, match.id, before, events)
    _insert_snapshots(connection, match.id, snapshots, engine)
    if receipt is not None:
        add_answer(connection, match.id, receipt, match.number)


def add_answer(connection: Connection, match: str, receipt: Receipt, number: int) -> None:
    """Remember what was answered."""
    values = {
        "match": match,
        "guest": receipt.guest,
        "id": receipt.id,
        "digest": receipt.digest,
        "number": number,
    }
    ADD_ANSWER.run(connection, values)


def read_answers(connection: Connection, match: str) -> dict[tuple[str, str], tuple[str, int]]:
    """By guest and id: the digest of a message that was answered, and the number that the answer carried."""
    table = schema.answers
    rows = connection.execute(select(table).where(table.c.match == match))
    return {(row.guest, row.id): (row.digest, row.number) for row in rows}


def read_history(connection: Connection, name: str, engine: str) -> History:
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
    return History(
        match,
        [(row.actor, row.text) for row in events],
        [Snapshot(row.number, bytes(row.state), bytes(row.entries)) for row in snapshots],
        read_chat(connection, name),
        read_answers(connection, name),
    )


def read_chat(connection: Connection, name: str) -> list[Line]:
    """The last lines of chat."""
    table = schema.lines
    rows = connection.execute(
        select(table).where(table.c.match == name).order_by(table.c.number.desc()).limit(MOST_LINES)
    ).all()
    return [Line(row.seat, row.name, row.text, row.time) for row in reversed(rows)]


def read_match(connection: Connection, name: str) -> Match:
    """A match without its events."""
    row = connection.execute(select(schema.matches).where(schema.matches.c.id == name)).first()
    if row is None:
        raise no_match()
    return _with_seats(connection, [row])[0]


def list_mine(connection: Connection, guest: str) -> list[Match]:
    """The matches where a guest sits, and the records it has opened; those changed last first."""
    seats, matches = schema.seats, schema.matches
    sits = exists().where(seats.c.match == matches.c.id, seats.c.guest == guest, seats.c.who == "person")
    own_record = and_(matches.c.replay, matches.c.creator == guest)
    return _list(connection, sits | own_record)


def list_running(connection: Connection, guest: str) -> list[Match]:
    """The matches that are being played in public, without those where a guest sits."""
    seats, matches = schema.seats, schema.matches
    sits = exists().where(seats.c.match == matches.c.id, seats.c.guest == guest, seats.c.who == "person")
    return _list(connection, ~matches.c.private & ~matches.c.replay & (matches.c.actor != OVER) & ~sits)


def _list(connection: Connection, condition: Any) -> list[Match]:
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
        raise Conflict


def add_line(connection: Connection, match: str, line: Line, receipt: Receipt) -> int:
    """Store a line of chat and that it was answered."""
    last = connection.scalar(select(func.max(schema.lines.c.number)).where(schema.lines.c.match == match))
    number = (last or 0) + 1
    values = {"seat": line.seat, "name": line.name, "text": line.text, "time": line.time}
    connection.execute(insert(schema.lines).values(match=match, number=number, **values))
    add_answer(connection, match, receipt, number)
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
        raise Trouble(404, "unknown-link", "this link was used already, or it is too old")
    return row.match, row.guest


def _with_seats(connection: Connection, rows: Sequence[Row[Any]]) -> list[Match]:
    names = [row.id for row in rows]
    seats: dict[str, list[Seat]] = {name: [] for name in names}
    table = schema.seats
    for row in connection.execute(select(table).where(table.c.match.in_(names)).order_by(table.c.seat)):
        seats[row.match].append(Seat(row.seat, row.who, row.guest, row.name, row.level))
    for row in connection.execute(select(schema.wishes).where(schema.wishes.c.match.in_(names))):
        seats[row.match][row.seat].wishes.add(row.guest)
    return [_match(row, seats[row.id]) for row in rows]


def _match(row: Row[Any], seats: list[Seat]) -> Match:
    fields = dict(row._mapping)  # noqa: SLF001  (the public name of it in SQLAlchemy)
    for name in ("options", "scores", "places"):
        fields[name] = json.loads(fields[name])
    return Match(**fields, seats=seats)


def _match_row(match: Match) -> dict[str, object]:
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


def _insert_events(connection: Connection, match: str, before: int, events: Sequence[Event]) -> None:
    if events:
        rows = [
            {"match": match, "number": number, "actor": actor, "text": text}
            for number, (actor, text) in enumerate(events, before + 1)
        ]
        ADD_EVENT.run(connection, *rows)


def _insert_snapshots(connection: Connection, match: str, snapshots: Sequence[Snapshot], engine: str) -> None:
    for snapshot in snapshots:
        values = {"number": snapshot.number, "state": snapshot.state, "entries": snapshot.entries}
        connection.execute(insert(schema.snapshots).values(match=match, engine=engine, **values))


def renew_snapshots(connection: Connection, match: str, snapshots: Sequence[Snapshot], engine: str) -> None:
    """Put snapshots in the place of old ones."""
    table = schema.snapshots
    numbers = [snapshot.number for snapshot in snapshots]
    connection.execute(delete(table).where(table.c.match == match, table.c.number.in_(numbers)))
    _insert_snapshots(connection, match, snapshots, engine)
