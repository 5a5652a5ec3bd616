"""Leases of servers and ownership of matches, for servers that share a PostgreSQL.

A server renews its lease in `nodes`. A match is run by the server that `owners` names, as long as its lease
holds. Taking a match over raises its epoch, and every write of an owner names its epoch: a server that was
taken for dead cannot write any more. A write locks the row of the owner; so a takeover waits for it, and sees
what it has stored.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Select,
    String,
    and_,
    bindparam,
    delete,
    exists,
    select,
    text,
    update,
)

from astrarium.server.storage import schema

LEASE_SECONDS = 2.0
"""Time after which a server that does not renew its lease loses its matches to others that need them."""
FORGET_SECONDS = 3600
"""Time after which an expired lease is deleted."""
CLOCK = text(
    """SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint),
    CAST(extract(epoch FROM pg_postmaster_start_time()) * 1000 AS bigint)"""
)

RENEW = text(
    """INSERT INTO nodes (id, address, news, expires) VALUES (:id, :address, :news, :expires)
    ON CONFLICT (id) DO UPDATE SET expires = excluded.expires, address = excluded.address"""
)
CLAIM = text(
    """INSERT INTO owners (match, node, epoch) VALUES (:match, :node, 1)
    ON CONFLICT (match) DO UPDATE SET node = excluded.node, epoch = owners.epoch + 1
    WHERE owners.node <> excluded.node AND (owners.node = '' OR owners.node IN :suspects OR NOT EXISTS
        (SELECT 1 FROM nodes WHERE nodes.id = owners.node AND nodes.expires > :expired))
    RETURNING epoch"""
).bindparams(bindparam("suspects", expanding=True, type_=String))


class NotOwner(Exception):
    """This server does not run the match."""


@dataclass(frozen=True)
class ClusterNode:
    """A server: its id, new at every start, the address of its link, and its transport of news."""

    id: str
    address: str
    news: str


@dataclass(frozen=True)
class Claim:
    """Result of a claim: the epoch if the match is owned now, else the owner, if there is one."""

    epoch: int | None = None
    owner: ClusterNode | None = None


@dataclass(frozen=True)
class Fence:
    """The right to write to a match: the owner and its epoch."""

    node: str
    epoch: int


@dataclass(frozen=True)
class DatabaseClock:
    """The time by which leases are measured, in milliseconds since the epoch; clocks of servers may differ.

    A lease that expires after `expired` holds. While the database was away no lease could be renewed, so all
    of them hold for a while after its start.
    """

    now: int
    expired: int


def read_clock(connection: Connection) -> DatabaseClock:
    """Return the clock of the database."""
    now, started = connection.execute(CLOCK).one()
    return DatabaseClock(now, now - 1000 * FORGET_SECONDS if now < started + 1000 * LEASE_SECONDS else now)


def renew_lease(connection: Connection, node: ClusterNode) -> list[ClusterNode]:
    """Extend the lease of `node`, and return all servers whose leases hold."""
    clock, table = read_clock(connection), schema.nodes
    row = {"id": node.id, "address": node.address, "news": node.news}
    connection.execute(RENEW, {**row, "expires": clock.now + int(1000 * LEASE_SECONDS)})
    connection.execute(delete(table).where(table.c.expires < clock.now - 1000 * FORGET_SECONDS))
    return [_node(row) for row in connection.execute(_select_nodes().where(table.c.expires > clock.expired))]


def _select_nodes() -> Select[tuple[str, str, str]]:
    table = schema.nodes
    return select(table.c.id, table.c.address, table.c.news)


def _node(row: Row[tuple[str, str, str]]) -> ClusterNode:
    return ClusterNode(row.id, row.address, row.news)


def end_lease(connection: Connection, node: str) -> None:
    """Give up the lease of a server and all its matches."""
    connection.execute(update(schema.owners).where(schema.owners.c.node == node).values(node=""))
    connection.execute(delete(schema.nodes).where(schema.nodes.c.id == node))


def end_leases_at(connection: Connection, address: str) -> None:
    """Give up the leases of servers that had an address before; they have ended, since it could be bound."""
    table = schema.nodes
    for node in connection.scalars(select(table.c.id).where(table.c.address == address)).all():
        end_lease(connection, node)


def claim_match(connection: Connection, match: str, node: str, suspects: Collection[str]) -> Claim:
    """Make `node` the owner of a match unless another server runs it.

    Servers in `suspects` count as dead. That is safe even if they live, since their epoch becomes invalid.
    """
    expired = read_clock(connection).expired
    values = {"match": match, "node": node, "expired": expired, "suspects": list(suspects)}
    epoch = connection.scalar(CLAIM, values)
    if epoch is not None:
        return Claim(int(epoch))
    row = connection.execute(select(schema.owners).where(schema.owners.c.match == match)).one()
    if row.node == node:
        return Claim(row.epoch)
    owner = connection.execute(_select_nodes().where(schema.nodes.c.id == row.node)).first()
    return Claim(owner=None if owner is None else _node(owner))


def release_matches(connection: Connection, matches: Sequence[str], node: str) -> list[str]:
    """Leave the matches that `node` owns without an owner; return those that no living server owns now."""
    owners, nodes = schema.owners, schema.nodes
    among = owners.c.match.in_(matches)
    connection.execute(update(owners).where(among, owners.c.node == node).values(node=""))
    live = select(nodes.c.id).where(nodes.c.expires > read_clock(connection).expired)
    rows = connection.scalars(select(owners.c.match).where(among, owners.c.node.in_(live)).with_for_update())
    elsewhere = set(rows)
    return [match for match in matches if match not in elsewhere]


def check_fence(connection: Connection, match: str, fence: Fence) -> None:
    """Raise NotOwner unless `fence` holds; it keeps holding until the transaction ends."""
    table = schema.owners
    held = and_(table.c.match == match, table.c.node == fence.node, table.c.epoch == fence.epoch)
    if connection.scalar(select(table.c.match).where(held).with_for_update(read=True)) is None:
        raise NotOwner


def list_owned(connection: Connection, node: str) -> dict[str, int]:
    """Return the epochs of the matches that `node` owns."""
    table = schema.owners
    rows = connection.execute(select(table.c.match, table.c.epoch).where(table.c.node == node))
    return {row.match: row.epoch for row in rows}


def has_live_owner(connection: Connection) -> ColumnElement[bool]:
    """Return the condition that a server with a valid lease owns the match of `open_matches`."""
    owners, nodes, expired = schema.owners, schema.nodes, read_clock(connection).expired
    return exists().where(
        owners.c.match == schema.open_matches.c.match, nodes.c.id == owners.c.node, nodes.c.expires > expired
    )
