"""Contributions of persons to the luck of a match: committed by hash, revealed later.

Both steps hold the lock of the table and are on disk before the key of the lots changes. So a contribution
counts from an event that was not drawn before.
"""

import asyncio

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from astrarium.server.errors import ApiError, stale_draft
from astrarium.server.live.fairness import contribution_hash
from astrarium.server.live.table import Table
from astrarium.server.lobby.seats import StoredContribution, StoredMatch
from astrarium.server.logs import log_error
from astrarium.server.messages import Commit, Reveal
from astrarium.server.storage.queries import (
    EventConflict,
    add_commitment,
    read_contributions,
    read_contributions_locked,
    reveal_contribution,
)

MAX_CONTRIBUTIONS = 100  # of one match
READ_PAUSE = 0.5  # seconds between attempts


async def commit(table: Table, guest: str, message: Commit) -> None:
    """Store the hash of a contribution that `guest` makes for its seat; a retry changes nothing."""
    async with table.held:
        match, added = table.match, StoredContribution(message.seat, guest, message.hash)
        if match.contribution_of(message.seat) == added:
            return
        _check_seat(match, guest, message.seat)
        if match.has_contributed(message.seat, guest):
            raise ApiError(409, "contributed", "you have contributed to the luck of this seat already")
        check_new_hash(match, message.hash)
        await table.write(lambda connection: add_commitment(connection, match.id, added))
        table.match.add_commitment(added)
    table.broadcast_changed()


async def reveal(table: Table, guest: str, message: Reveal) -> int:
    """Store the value of a contribution of `guest`; return the event it counts from."""
    async with table.held:
        match, found = table.match, table.match.contribution_of(message.seat)
        _check_seat(match, guest, message.seat)
        if found is None or found.hash != contribution_hash(message.value):
            raise ApiError(409, "not-committed", "the hash of this contribution was not sent for this seat")
        if found.since:
            return found.since
        since = table.number + 1
        revealed = StoredContribution(message.seat, guest, found.hash, message.value, since)

        def write_value(connection: Connection) -> list[StoredContribution]:
            reveal_contribution(connection, match.id, revealed)
            return read_contributions(connection, match.id)

        try:
            table.set_contributions(await table.write(write_value))
        except EventConflict:
            raise stale_draft(table.number) from None
        except SQLAlchemyError as error:
            table.set_contributions(await _read_stored(table))
            raise error
    table.broadcast_changed()
    return since


async def _read_stored(table: Table) -> list[StoredContribution]:
    """Return the stored contributions; wait for the database, since a failed commit may have succeeded.

    The lock of the table is held meanwhile: no lot may be drawn before its key is certain.
    """
    name = table.id
    while True:
        try:
            return await table.store.write(lambda connection: read_contributions_locked(connection, name))
        except SQLAlchemyError as error:
            log_error("cannot read contributions; the match waits", error, match=name)
            await asyncio.sleep(READ_PAUSE)


def check_new_hash(match: StoredMatch, hashed: str) -> None:
    """Raise if the match has the hash already, or too many contributions."""
    if any(each.hash == hashed for each in match.contributions):
        raise ApiError(409, "bad-contribution", "this hash was sent before")
    if len(match.contributions) >= MAX_CONTRIBUTIONS:
        raise ApiError(
            409, "too-many-contributions", f"the match has {MAX_CONTRIBUTIONS} contributions already"
        )


def _check_seat(match: StoredMatch, guest: str, seat: int) -> None:
    if match.replay or match.lesson:
        raise ApiError(409, "no-contributions", "the luck of this match is settled already")
    if match.over:
        raise ApiError(409, "over", "the match is over")
    if seat not in match.seats_of(guest):
        raise ApiError(403, "not-your-seat", "you do not hold this seat")
