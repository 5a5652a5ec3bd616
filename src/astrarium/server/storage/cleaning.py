"""Deletes what has expired, in small batches that share the writer with moves.

Several servers may clean one database at the same time: a batch skips rows that another transaction has
locked. A match in which a person has moved never expires.
"""

import asyncio
from collections.abc import Callable, Collection, Iterator
from functools import partial

from sqlalchemy import ColumnElement, Connection, delete, exists, select, tuple_, update

from astrarium.server.config import Retention
from astrarium.server.lobby.identifiers import days_ago, now, today
from astrarium.server.storage import schema
from astrarium.server.storage.queries import is_played
from astrarium.server.storage.store import Store

BATCH = 20  # matches; a match has up to some hundred rows
PAGE = 200  # guests, links and addresses
PAUSE = 0.05  # seconds between two batches

Step = Callable[[Connection], bool]
"""Deletes one batch; returns whether there may be more."""


def steps(retention: Retention) -> Iterator[Step]:
    """Yield the steps of a cleaning."""
    if retention.unplayed:
        yield partial(delete_unplayed, before=days_ago(retention.unplayed))
    if retention.records:
        yield partial(delete_records, before=days_ago(retention.records))
    if retention.snapshots:
        yield partial(compact_finished, before=days_ago(retention.snapshots))
    if retention.guests:
        yield GuestCleaning(days_ago(retention.guests))
    yield delete_links
    yield delete_addresses


async def clean(store: Store, retention: Retention) -> None:
    """Delete all that has expired, with pauses between the batches."""
    for step in steps(retention):
        while await store.write(step):
            await asyncio.sleep(PAUSE)


def delete_unplayed(connection: Connection, before: str) -> bool:
    """Delete matches in which no person has moved and nothing has changed since `before`."""
    table = schema.matches
    closed = table.c.id.not_in(select(schema.open_matches.c.match))
    found = _lock(connection, schema.IS_UNPLAYED & (table.c.changed < before) & closed, table.c.changed)
    # Events count, not the flag of the row: the row may be a second old.
    played = [name for name in found if is_played(connection, name)]
    connection.execute(update(table).where(table.c.id.in_(played)).values(played=True))
    _delete_matches(connection, [name for name in found if name not in played])
    return len(found) == BATCH


def delete_records(connection: Connection, before: str) -> bool:
    """Delete uploaded records from before `before`."""
    table = schema.matches
    found = _lock(connection, schema.IS_RECORD & (table.c.created < before), table.c.created)
    _delete_matches(connection, found)
    return len(found) == BATCH


def compact_finished(connection: Connection, before: str) -> bool:
    """Delete snapshots and chat receipts of matches that ended before `before`."""
    table = schema.matches
    found = _lock(connection, schema.IS_TO_COMPACT & (table.c.changed < before), table.c.changed)
    for rows in (schema.snapshots, schema.answers):
        connection.execute(delete(rows).where(rows.c.match.in_(found)))
    connection.execute(update(table).where(table.c.id.in_(found)).values(compacted=True))
    return len(found) == BATCH


class GuestCleaning:
    """Goes through the guests from before `before`, page by page, and deletes the unused ones."""

    def __init__(self, before: str) -> None:
        self._before = before
        self._last = ("", "")

    def __call__(self, connection: Connection) -> bool:
        """Delete the guests of the next page that have no seat, no unfinished match and no record."""
        table, seats, matches = schema.guests, schema.seats, schema.matches
        key = tuple_(table.c.created, table.c.id)
        page = select(table.c.created, table.c.id).where(key > self._last, table.c.created < self._before)
        rows = connection.execute(page.order_by(table.c.created, table.c.id).limit(PAGE)).all()
        if not rows:
            return False
        created = select(matches.c.id).where(matches.c.creator == table.c.id)
        used = (
            exists(select(seats.c.match).where(seats.c.guest == table.c.id)),
            exists(created.where(schema.IS_UNFINISHED)),
            exists(created.where(schema.IS_RECORD)),
        )
        names = [row.id for row in rows]
        connection.execute(delete(table).where(table.c.id.in_(names), *(~each for each in used)))
        self._last = (rows[-1].created, rows[-1].id)
        return len(rows) == PAGE


def delete_links(connection: Connection) -> bool:
    """Delete expired device links."""
    table = schema.links
    expired = select(table.c.token).where(table.c.expires < now()).limit(PAGE)
    return connection.execute(delete(table).where(table.c.token.in_(expired))).rowcount == PAGE


def delete_addresses(connection: Connection) -> bool:
    """Delete what was counted for addresses before today."""
    table = schema.address_usage
    key = tuple_(table.c.day, table.c.address)
    expired = select(table.c.day, table.c.address).where(table.c.day < today()).limit(PAGE)
    return connection.execute(delete(table).where(key.in_(expired))).rowcount == PAGE


def _lock(connection: Connection, condition: ColumnElement[bool], age: ColumnElement[str]) -> list[str]:
    """Return the oldest matches that fulfil `condition`; their rows are locked, so no event can be added."""
    query = select(schema.matches.c.id).where(condition).order_by(age).limit(BATCH)
    return list(connection.scalars(query.with_for_update(skip_locked=True)))


def _delete_matches(connection: Connection, names: Collection[str]) -> None:
    """Delete matches and, by their foreign keys, all rows of them."""
    connection.execute(delete(schema.matches).where(schema.matches.c.id.in_(names)))
