"""Database queries: functions of a connection, run by the store."""

import json
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from itertools import chain
from typing import Any, Protocol

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    and_,
    delete,
    desc,
    exists,
    func,
    insert,
    literal,
    select,
    text,
    union,
    update,
)

from astrarium.server.errors import unknown_link, unknown_match
from astrarium.server.lobby.seats import Seat, StoredContribution, StoredMatch
from astrarium.server.logs import log_warning
from astrarium.server.messages import ChatLine
from astrarium.server.storage import schema
from astrarium.server.storage.leases import Fence, NotOwner

Event = tuple[int, str]
MAX_LISTED = 100
MAX_CHAT_LINES = 200
DIGEST_SIZE = 8
JSON_COLUMNS = ("options", "scores", "places", "projected")  # of a row in `matches`
ROW_BYTES = 40  # of a row beside its texts


class Cursor(Protocol):
    """Database cursor as far as the inserts need it."""

    @property
    def rowcount(self) -> int:
        """Number of rows that the last statement has changed."""

    def execute(self, text: str, values: Sequence[object], /) -> object:
        """Run a statement."""


class MultiRowInsert:
    """A statement with a VALUES list of many rows between `head` and `tail`."""

    def __init__(self, head: str, columns: int, tail: str = "") -> None:
        self._head, self._columns, self._tail = head, columns, tail
        self._texts: dict[tuple[str, int], str] = {}

    def run(self, cursor: Cursor, rows: Sequence[tuple[object, ...]]) -> None:
        """Run the statement for `rows`; do nothing if there are none."""
        if rows:
            cursor.execute(self._text(cursor, len(rows)), tuple(chain.from_iterable(rows)))

    def _text(self, cursor: Cursor, count: int) -> str:
        placeholder = "?" if isinstance(cursor, sqlite3.Cursor) else "%s"
        text = self._texts.get((placeholder, count))
        if text is None:
            row = f"({', '.join([placeholder] * self._columns)})"
            text = f"{self._head} VALUES {', '.join([row] * count)}{self._tail}"
            self._texts[placeholder, count] = text
        return text


# `columnN` is what both databases call the values of `_standing_row`.
UPDATE_STANDINGS = MultiRowInsert(
    """UPDATE matches SET number = now.column2, actor = now.column3, scores = now.column4,
    places = now.column5, changed = now.column6, played = now.column7, round = now.column8,
    projected = now.column9 FROM (""",
    9,
    ") AS now WHERE matches.id = now.column1 AND matches.number < now.column2",
)
INSERT_EVENTS = MultiRowInsert("INSERT INTO events (match, number, actor, text, guest, message, digest)", 7)
# The join drops events whose match another server owns by now; it locks the owners of the others.
INSERT_FENCED_EVENTS = MultiRowInsert(
    """INSERT INTO events (match, number, actor, text, guest, message, digest)
    SELECT column1, column2, column3, column4, column5, column6, column7 FROM (""",
    9,
    """) AS given JOIN LATERAL (SELECT 1 FROM owners WHERE owners.match = column1 AND owners.node = column8
    AND owners.epoch = column9 FOR SHARE) AS held ON true""",
)
INSERT_SNAPSHOTS = MultiRowInsert("INSERT INTO snapshots (match, number, engine, state, entries)", 5)
INSERT_RECEIPT = MultiRowInsert("INSERT INTO answers (match, guest, id, digest, number)", 5)

ADD_SECRET = text("INSERT INTO secrets (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING")


class SeatConflict(Exception):
    """The seat has changed meanwhile."""


class EventConflict(Exception):
    """The event number, or the rematch, is already taken."""


@dataclass(frozen=True)
class Snapshot:
    """State after `number` events, and the log entries since the previous snapshot."""

    number: int
    state: bytes
    entries: bytes

    @property
    def digest(self) -> bytes:
        """Checksum that is stored before the state."""
        content = b"%d %d %b%b" % (self.number, len(self.state), self.state, self.entries)
        return blake2b(content, digest_size=DIGEST_SIZE).digest()


class Receipt(msgspec.Struct, frozen=True, gc=False):
    """Identifies a message that changed a match: guest, id, and a digest of its content."""

    guest: str
    id: str
    digest: str


class EventBatch(msgspec.Struct, frozen=True, gc=False):
    """Events to append to a match after its first `before`, and the receipt of the message behind them.

    With a `fence` they are stored only while it holds.
    """

    match: str
    before: int
    events: Sequence[Event]
    receipt: Receipt | None
    fence: Fence | None = None


@dataclass(frozen=True)
class MatchHistory:
    """A stored match: events, snapshots, chat and acknowledged messages."""

    match: StoredMatch
    events: list[Event]
    snapshots: list[Snapshot]
    chat: list[ChatLine]
    chat_number: int
    muted: dict[str, set[str]]
    acknowledged: dict[tuple[str, str], tuple[str, int]]


def add_match(
    connection: Connection,
    match: StoredMatch,
    events: Sequence[Event],
    snapshots: Sequence[Snapshot],
    engine: str,
) -> None:
    """Insert a match with its first events."""
    row = _match_row(match)
    connection.execute(insert(schema.matches).values(**row))
    connection.execute(insert(schema.seats), [_seat_row(match.id, seat) for seat in match.seats])
    if match.contributions:
        rows = [_contribution_row(match.id, each) for each in match.contributions]
        connection.execute(insert(schema.contributions), rows)
    if not match.over:
        connection.execute(insert(schema.open_matches).values(match=match.id))
    cursor = connection.connection.cursor()
    INSERT_EVENTS.run(cursor, _event_rows(match.id, 0, events, None))
    INSERT_SNAPSHOTS.run(cursor, _snapshot_rows(match.id, snapshots, engine))


def stored_size(match: StoredMatch, events: Sequence[Event], snapshots: Sequence[Snapshot]) -> int:
    """Return about how many bytes a match takes in the database."""
    texts = (*match.options, *match.options.values(), *(seat.name for seat in match.seats))
    head = len(match.seed) + len(match.commitment) + sum(len(text.encode()) for text in texts)
    rows = ROW_BYTES * (1 + len(match.seats) + len(events) + len(snapshots))
    contents = sum(len(each.state) + len(each.entries) for each in snapshots)
    return head + rows + contents + sum(len(text) for _, text in events)


def insert_events(cursor: Cursor, batches: Iterable[EventBatch]) -> None:
    """Insert the events of all batches in one statement.

    It fails as a whole if a number is taken, and raises NotOwner if the fence of a batch does not hold.
    """
    rows: list[tuple[object, ...]] = []
    fenced: list[tuple[object, ...]] = []
    for each in batches:
        added = _event_rows(each.match, each.before, each.events, each.receipt)
        if each.fence is None:
            rows += added
        else:
            fenced += [(*row, each.fence.node, each.fence.epoch) for row in added]
    INSERT_EVENTS.run(cursor, rows)
    INSERT_FENCED_EVENTS.run(cursor, fenced)
    if fenced and cursor.rowcount != len(fenced):
        raise NotOwner


def insert_batch(connection: Connection, batch: EventBatch) -> None:
    """Insert the events of one batch; raise EventConflict if a number is taken by another event.

    A batch that is stored already counts as inserted: the answer to an earlier commit got lost.
    """
    if not _is_stored(connection, batch):
        try:
            insert_events(connection.connection.cursor(), [batch])
        except connection.dialect.loaded_dbapi.IntegrityError:
            raise EventConflict from None


def _is_stored(connection: Connection, batch: EventBatch) -> bool:
    """Return whether exactly the events of `batch` follow in the match, with its receipt."""
    rows = _event_rows(batch.match, batch.before, batch.events, batch.receipt)
    table = schema.events
    stored = connection.execute(
        select(table)
        .where(table.c.match == batch.match, table.c.number > batch.before)
        .order_by(table.c.number)
        .limit(len(rows))
    )
    return [tuple(row) for row in stored] == rows


def update_standings(connection: Connection, matches: Iterable[StoredMatch]) -> None:
    """Update the match rows to the events of `matches`."""
    UPDATE_STANDINGS.run(connection.connection.cursor(), [_standing_row(match) for match in matches])


def read_acknowledged(connection: Connection, match: str) -> dict[tuple[str, str], tuple[str, int]]:
    """Return digest and event number of each acknowledged message, by guest and message id."""
    lines, events = schema.answers, schema.events
    chatted = select(lines.c.guest, lines.c.id, lines.c.digest, lines.c.number).where(lines.c.match == match)
    acted = select(events.c.guest, events.c.message, events.c.digest, events.c.number)
    rows = connection.execute(chatted.union_all(acted.where(events.c.match == match, events.c.guest != "")))
    return {(guest, message): (digest, number) for guest, message, digest, number in rows}


def read_history(connection: Connection, name: str, engine: str) -> MatchHistory:
    """Return a match with its events, chat and the snapshots of `engine`."""
    match = read_match(connection, name)
    match.played = match.played or is_played(connection, name)
    events = read_events(connection, name)
    chat_number, chat = read_chat(connection, name)
    return MatchHistory(
        match,
        events,
        list(_read_snapshots(connection, name, engine)),
        chat,
        chat_number,
        read_mutes(connection, name),
        read_acknowledged(connection, name),
    )


def read_events(connection: Connection, name: str, after: int = 0) -> list[Event]:
    """Return the events of a match after its first `after`."""
    table = schema.events
    rows = connection.execute(
        select(table.c.actor, table.c.text)
        .where(table.c.match == name, table.c.number > after)
        .order_by(table.c.number)
    )
    return [(row.actor, row.text) for row in rows]


def _read_snapshots(connection: Connection, name: str, engine: str) -> Iterator[Snapshot]:
    """Yield the snapshots of `engine` up to the first damaged one, which is logged."""
    table = schema.snapshots
    rows = connection.execute(
        select(table.c.number, table.c.state, table.c.entries)
        .where(table.c.match == name, table.c.engine == engine)
        .order_by(table.c.number)
    )
    for row in rows:
        digest, state = bytes(row.state[:DIGEST_SIZE]), bytes(row.state[DIGEST_SIZE:])
        snapshot = Snapshot(row.number, state, bytes(row.entries))
        if snapshot.digest != digest:
            log_warning("snapshot is damaged; replaying events", match=name, number=row.number)
            return
        yield snapshot


def is_played(connection: Connection, match: str) -> bool:
    """Return whether a person has moved in a match, from its events."""
    events = schema.events
    moved = select(events.c.number).where(events.c.match == match, events.c.guest != "").limit(1)
    return connection.scalar(moved) is not None


def read_chat(connection: Connection, name: str, after: int = 0) -> tuple[int, list[ChatLine]]:
    """Return the number of the last line of chat, and the last lines after number `after`."""
    table = schema.lines
    rows = connection.execute(
        select(table)
        .where(table.c.match == name, table.c.number > after)
        .order_by(table.c.number.desc())
        .limit(MAX_CHAT_LINES)
    ).all()
    lines = [ChatLine(row.seat, row.name, row.text, row.time, row.author) for row in reversed(rows)]
    return (rows[0].number if rows else after), lines


def read_mutes(connection: Connection, name: str) -> dict[str, set[str]]:
    """Return the muted authors of a match by guest."""
    muted: dict[str, set[str]] = {}
    table = schema.mutes
    for row in connection.execute(select(table.c.guest, table.c.author).where(table.c.match == name)):
        muted.setdefault(row.guest, set()).add(row.author)
    return muted


def set_mute(connection: Connection, match: str, guest: str, author: str, muted: bool) -> None:
    """Hide an author from a guest in a match, or show it again."""
    table = schema.mutes
    row = {"match": match, "guest": guest, "author": author}
    connection.execute(delete(table).where(*(table.c[name] == value for name, value in row.items())))
    if muted:
        connection.execute(insert(table).values(**row))


def set_spectator_chat(connection: Connection, match: str, allowed: bool) -> None:
    """Store whether guests without a seat may chat."""
    table = schema.matches
    connection.execute(update(table).where(table.c.id == match).values(spectator_chat=allowed))


def read_match(connection: Connection, name: str) -> StoredMatch:
    """Return a match without its events."""
    row = connection.execute(select(schema.matches).where(schema.matches.c.id == name)).first()
    if row is None:
        raise unknown_match()
    match = _with_seats(connection, [row])[0]
    match.contributions = read_contributions(connection, name)
    return match


def read_contributions(connection: Connection, match: str) -> list[StoredContribution]:
    """Return the contributions to the luck of a match: the revealed ones in order, then the others."""
    table = schema.contributions
    rows = connection.execute(
        select(table.c.seat, table.c.guest, table.c.hash, table.c.value, table.c.since)
        .where(table.c.match == match)
        .order_by(table.c.since == 0, table.c.since, table.c.seat)
    )
    return [StoredContribution(*row) for row in rows]


def read_contributions_locked(connection: Connection, match: str) -> list[StoredContribution]:
    """Like `read_contributions`, after any transaction that is still changing them."""
    _lock_match(connection, match)
    return read_contributions(connection, match)


def _lock_match(connection: Connection, match: str) -> None:
    """Wait for other transactions on a match and keep new ones off until this one ends."""
    connection.execute(select(schema.matches.c.id).where(schema.matches.c.id == match).with_for_update())


def add_commitment(connection: Connection, match: str, added: StoredContribution) -> None:
    """Insert an unrevealed contribution; it replaces one of the same seat."""
    table = schema.contributions
    unrevealed = and_(table.c.match == match, table.c.seat == added.seat, table.c.since == 0)
    connection.execute(delete(table).where(unrevealed))
    connection.execute(insert(table).values(**_contribution_row(match, added)))


def reveal_contribution(connection: Connection, match: str, revealed: StoredContribution) -> None:
    """Store the value of a contribution that counts from the next event on.

    Raise EventConflict if that event exists already. One of the same seat that never counted is replaced.
    """
    events, table = schema.events, schema.contributions
    _lock_match(connection, match)
    number = connection.scalar(select(func.max(events.c.number)).where(events.c.match == match)) or 0
    if number != revealed.since - 1:
        raise EventConflict
    same = and_(table.c.match == match, table.c.seat == revealed.seat, table.c.since == revealed.since)
    connection.execute(delete(table).where(same))
    connection.execute(
        update(table)
        .where(table.c.match == match, table.c.hash == revealed.hash)
        .values(value=revealed.value, since=revealed.since)
    )


def list_mine(connection: Connection, guest: str) -> list[StoredMatch]:
    """Return the matches where `guest` has a seat and its uploaded records, most recently changed first."""
    seats, matches = schema.seats, schema.matches
    key = select(matches.c.changed, matches.c.id)
    seated = key.join(seats, seats.c.match == matches.c.id).where(seats.c.guest == guest)
    uploaded = key.where(schema.IS_RECORD, matches.c.creator == guest)
    # Keys only, since every match of the guest is sorted; UNION drops a match with two of its seats.
    keys = union(seated, uploaded).order_by(desc("changed"), desc("id")).limit(MAX_LISTED)
    names = [row.id for row in connection.execute(keys)]
    return _list_matches(connection, matches.c.id.in_(names))


def holds_seat(connection: Connection, guest: str) -> bool:
    """Whether `guest` has a seat in a match."""
    seats = schema.seats
    query = select(exists().where(seats.c.guest == guest, seats.c.who == "person"))
    return bool(connection.scalar(query))


def list_running(connection: Connection, guest: str) -> list[StoredMatch]:
    """Return public unfinished matches where `guest` has no seat, most recently changed first."""
    seats, matches = schema.seats, schema.matches
    # In this form both databases walk the index and read the few seats of each match; the equivalent
    # NOT EXISTS lets SQLite look up all seats of the guest for each match.
    seated = select(seats.c.guest).where(seats.c.match == matches.c.id)
    return _list_matches(connection, schema.IS_WATCHABLE, literal(guest).not_in(seated))


def _list_matches(connection: Connection, *conditions: ColumnElement[bool]) -> list[StoredMatch]:
    table = schema.matches
    rows = connection.execute(
        select(table).where(*conditions).order_by(table.c.changed.desc(), table.c.id.desc()).limit(MAX_LISTED)
    ).all()
    return _with_seats(connection, rows)


def set_seats(connection: Connection, match: str, seats: Iterable[Seat], changed: str) -> None:
    """Store seats and the votes for bots; raise SeatConflict unless each follows the stored version."""
    for seat in seats:
        table = schema.seats
        before = and_(table.c.match == match, table.c.seat == seat.seat, table.c.version == seat.version - 1)
        if connection.execute(update(table).where(before).values(**_seat_row(match, seat))).rowcount != 1:
            raise SeatConflict
        table = schema.wishes
        connection.execute(delete(table).where(table.c.match == match, table.c.seat == seat.seat))
        if seat.wishes:
            rows = [{"match": match, "seat": seat.seat, "guest": guest} for guest in sorted(seat.wishes)]
            connection.execute(insert(table), rows)
    connection.execute(update(schema.matches).where(schema.matches.c.id == match).values(changed=changed))


def delete_match(connection: Connection, match: str, guest: str) -> None:
    """Delete a match with all its rows; raise SeatConflict if a person other than `guest` has a seat."""
    table, seats = schema.matches, schema.seats
    others = exists().where(
        seats.c.match == match, seats.c.who == "person", seats.c.guest.not_in(("", guest))
    )
    if connection.execute(delete(table).where(table.c.id == match, ~others)).rowcount != 1:
        raise SeatConflict


def has_match(connection: Connection, name: str) -> bool:
    """Return whether a match exists."""
    return connection.scalar(select(schema.matches.c.id).where(schema.matches.c.id == name)) is not None


def set_rematch(connection: Connection, match: StoredMatch, rematch: str) -> None:
    """Store the follow-up of `match`; raise EventConflict if it is not the one that `match` has."""
    table = schema.matches
    known = (table.c.id == match.id) & (table.c.rematch == match.rematch)
    found = connection.execute(update(table).where(known).values(rematch=rematch))
    if found.rowcount != 1:
        raise EventConflict


def add_chat_line(connection: Connection, match: str, line: ChatLine, receipt: Receipt) -> int:
    """Insert a line of chat with its receipt, delete those beyond MAX_CHAT_LINES, and return its number."""
    last = connection.scalar(select(func.max(schema.lines.c.number)).where(schema.lines.c.match == match))
    number = (last or 0) + 1
    values = {name: getattr(line, name) for name in ("seat", "name", "text", "time", "author")}
    connection.execute(insert(schema.lines).values(match=match, number=number, **values))
    answer = (match, receipt.guest, receipt.id, receipt.digest, number)
    INSERT_RECEIPT.run(connection.connection.cursor(), [answer])
    for table in (schema.lines, schema.answers):
        old = (table.c.match == match) & (table.c.number <= number - MAX_CHAT_LINES)
        connection.execute(delete(table).where(old))
    return number


def set_guest(connection: Connection, guest: str, name: str, time: str) -> bool:
    """Store the name of a guest; return whether it is its first one."""
    table = schema.guests
    known = connection.execute(update(table).where(table.c.id == guest).values(name=name)).rowcount > 0
    if not known:
        connection.execute(insert(table).values(id=guest, name=name, created=time))
    return not known


def rename_seats(connection: Connection, guest: str, old: str, name: str) -> list[str]:
    """Rename a guest on its seats with the `old` name; return the unfinished matches of these seats."""
    seats, matches = schema.seats, schema.matches
    same = (seats.c.guest == guest) & (seats.c.name == old)
    found = select(matches.c.id).join(seats, seats.c.match == matches.c.id).where(same, schema.IS_UNFINISHED)
    names = list(connection.scalars(found.distinct()))
    connection.execute(update(seats).where(same).values(name=name))
    return names


def share_secret(connection: Connection, name: str, proposed: str) -> str:
    """Return the stored secret `name`; store `proposed` if there is none yet."""
    connection.execute(ADD_SECRET, {"name": name, "value": proposed})
    return str(connection.scalar(select(schema.secrets.c.value).where(schema.secrets.c.name == name)))


def find_guest(connection: Connection, guest: str) -> str | None:
    """Return the name of a guest, None if it has chosen none."""
    return connection.scalar(select(schema.guests.c.name).where(schema.guests.c.id == guest))


def add_link(connection: Connection, token: str, match: str, guest: str, expires: str) -> None:
    """Insert a device link."""
    connection.execute(insert(schema.links).values(token=token, match=match, guest=guest, expires=expires))


def find_link(connection: Connection, token: str, time: str) -> tuple[str, str]:
    """Return match and guest of a device link; raise if it is unknown or expired."""
    table = schema.links
    row = connection.execute(select(table).where(table.c.token == token, table.c.expires >= time)).first()
    if row is None:
        raise unknown_link()
    return row.match, row.guest


def use_link(connection: Connection, token: str, time: str) -> None:
    """Delete a device link; raise if it is unknown or expired. Expired ones are deleted as well."""
    table = schema.links
    connection.execute(delete(table).where(table.c.expires < time))
    if connection.execute(delete(table).where(table.c.token == token)).rowcount != 1:
        raise unknown_link()


def _with_seats(connection: Connection, rows: Sequence[Row[Any]]) -> list[StoredMatch]:
    names = [row.id for row in rows]
    seats: dict[str, list[Seat]] = {name: [] for name in names}
    table = schema.seats
    for row in connection.execute(select(table).where(table.c.match.in_(names)).order_by(table.c.seat)):
        seat = Seat(
            row.seat,
            row.who,
            row.guest,
            row.name,
            row.level,
            invite=row.invite,
            version=row.version,
            character=row.character,
        )
        seats[row.match].append(seat)
    for row in connection.execute(select(schema.wishes).where(schema.wishes.c.match.in_(names))):
        seats[row.match][row.seat].wishes.add(row.guest)
    return [_match(row, seats[row.id]) for row in rows]


def _match(row: Row[Any], seats: list[Seat]) -> StoredMatch:
    fields = dict(row._mapping)  # noqa: SLF001  (the public name of it in SQLAlchemy)
    for name in JSON_COLUMNS:
        fields[name] = json.loads(fields[name])
    return StoredMatch(**fields, seats=seats)


def _match_row(match: StoredMatch) -> dict[str, object]:
    row = {name: getattr(match, name) for name in schema.matches.c.keys()}  # noqa: SIM118
    for name in JSON_COLUMNS:
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
        "invite": seat.invite,
        "version": seat.version,
        "character": seat.character,
    }


def _contribution_row(match: str, contribution: StoredContribution) -> dict[str, object]:
    return {"match": match, **msgspec.structs.asdict(contribution)}


def _standing_row(match: StoredMatch) -> tuple[object, ...]:
    scores, places, projected = map(json.dumps, (match.scores, match.places, match.projected))
    row = (match.id, match.number, match.actor, scores, places, match.changed, match.played)
    return (*row, match.round, projected)


def _event_rows(
    match: str, before: int, events: Sequence[Event], receipt: Receipt | None
) -> list[tuple[object, ...]]:
    """Return the rows of events; the last row carries the receipt."""
    rows: list[tuple[object, ...]] = [
        (match, number, actor, text, "", "", "") for number, (actor, text) in enumerate(events, before + 1)
    ]
    if receipt is not None:
        rows[-1] = (*rows[-1][:4], receipt.guest, receipt.id, receipt.digest)
    return rows


def _snapshot_rows(match: str, snapshots: Sequence[Snapshot], engine: str) -> list[tuple[object, ...]]:
    return [(match, each.number, engine, each.digest + each.state, each.entries) for each in snapshots]


def replace_snapshots(connection: Connection, match: str, snapshots: Sequence[Snapshot], engine: str) -> None:
    """Replace the snapshots with the numbers of `snapshots`."""
    if not snapshots:
        return
    table = schema.snapshots
    numbers = [snapshot.number for snapshot in snapshots]
    connection.execute(delete(table).where(table.c.match == match, table.c.number.in_(numbers)))
    INSERT_SNAPSHOTS.run(connection.connection.cursor(), _snapshot_rows(match, snapshots, engine))
