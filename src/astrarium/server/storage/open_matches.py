"""Unfinished matches in the memory of a server, marked so that a restart or another server finds them."""

from collections.abc import Collection, Sequence

from sqlalchemy import Connection, Select, delete, exists, select, text

from astrarium.server.errors import unknown_match
from astrarium.server.storage import schema
from astrarium.server.storage.leases import Claim, claim_match, has_live_owner, release_matches

MAX_PARAMETERS = 1000  # of one statement
MARK_OPEN = text("INSERT INTO open_matches (match) VALUES (:match) ON CONFLICT DO NOTHING")


def list_outdated(connection: Connection) -> list[str]:
    """Return the orphaned matches with more events than their row says, as a crash may leave them."""
    events, matches = schema.events, schema.matches
    more = exists().where(events.c.match == matches.c.id, events.c.number > matches.c.number)
    return list(connection.scalars(_select_orphans(connection).where(more)))


def list_bots_to_act(connection: Connection) -> list[str]:
    """Return the orphaned matches where a bot is to act."""
    seats, matches = schema.seats, schema.matches
    due = exists().where(seats.c.match == matches.c.id, seats.c.seat == matches.c.actor, seats.c.who == "bot")
    return list(connection.scalars(_select_orphans(connection).where(due)))


def list_orphans(connection: Connection) -> list[str]:
    """Return the open matches that no living server owns."""
    return list(connection.scalars(_select_orphans(connection)))


def _select_orphans(connection: Connection) -> Select[tuple[str]]:
    """Return the query for the open matches that no living server owns; with SQLite that is all of them."""
    opened = select(schema.open_matches.c.match)
    if connection.dialect.name == "postgresql":
        opened = opened.where(~has_live_owner(connection))
    return select(schema.matches.c.id).where(schema.matches.c.id.in_(opened))


def mark_open(connection: Connection, match: str) -> None:
    """Mark a match as open, so that a restart after a crash finds it."""
    connection.execute(MARK_OPEN, {"match": match})


def mark_closed(connection: Connection, matches: Sequence[str], node: str = "") -> None:
    """Remove the marks of matches whose rows are up to date.

    `node` is the server that closes them: it gives up the matches it owns, and keeps marks of other owners.
    """
    for begin in range(0, len(matches), MAX_PARAMETERS):
        names: Sequence[str] = matches[begin : begin + MAX_PARAMETERS]
        if node:
            names = release_matches(connection, names, node)
        table = schema.open_matches
        connection.execute(delete(table).where(table.c.match.in_(names)))


def claim_unfinished(connection: Connection, match: str, node: str, suspects: Collection[str]) -> Claim:
    """Claim a match and mark it as open; a finished match or a record gets no owner by this."""
    table = schema.matches
    found = connection.execute(select(schema.IS_UNFINISHED).where(table.c.id == match)).first()
    if found is None:
        raise unknown_match()
    if not found[0]:
        return Claim()
    claim = claim_match(connection, match, node, suspects)
    if claim.epoch is not None:
        mark_open(connection, match)
    return claim
