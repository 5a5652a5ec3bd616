"""Leases of servers and ownership of matches, for servers that share a PostgreSQL.

A server renews its lease in `nodes`. A match is run by the server that `owners` names, as long as its lease
holds. Taking a match over raises its epoch, and every write of an owner names its epoch: a server that was
taken for dead cannot write any more. A write locks the row of the owner; so a takeover waits for it, and sees
what it has stored.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    String,
    and_,
    bindparam,
    cast,
    delete,
    exists,
    func,
    select,
    text,
    update,
)

from astrarium.server.storage import schema

FORGET_SECONDS = 3600
"""Time after which an expired lease is deleted."""

RENEW = text(
    """INSERT INTO nodes (id, address, expires) VALUES (:id, :address, :expires)
    ON CONFLICT (id) DO UPDATE SET expires = excluded.expires, address = excluded.address"""
)
CLAIM = text(
    """INSERT INTO owners (match, node, epoch) VALUES (:match, :node, 1)
    ON CONFLICT (match) DO UPDATE SET node = excluded.node, epoch = owners.epoch + 1
    WHERE owners.node <> excluded.node AND (owners.node = '' OR owners.node IN :suspects OR NOT EXISTS
        (SELECT 1 FROM nodes WHERE nodes.id = owners.node AND nodes.expires > :now))
    RETURNING epoch"""
).bindparams(bindparam("suspects", expanding=True, type_=String))


class NotOwner(Exception):
    """This server does not run the match."""


@dataclass(frozen=True)
class Node:
    """A server: its id, new at every start, and the address of its link."""

    id: str
    address: str


@dataclass(frozen=True)
class Claim:
    """Result of a claim: the epoch if the match is owned now, else the owner, if there is one."""

    epoch: int | None = None
    owner: Node | None = None


@dataclass(frozen=True)
class Fence:
    """The right to write to a match: the owner and its epoch."""

    node: str
    epoch: int


def database_time(connection: Connection) -> int:
    """Return the time of the database in milliseconds since the epoch; clocks of servers may differ."""
    milliseconds = func.extract("epoch", func.clock_timestamp()) * 1000
    return connection.execute(select(cast(milliseconds, BigInteger))).scalar_one()


def renew_lease(connection: Connection, node: Node, seconds: float) -> list[Node]:
    """Extend the lease of `node` by `seconds` from now, and return all servers whose leases hold."""
    now, table = database_time(connection), schema.nodes
    connection.execute(RENEW, {"id": node.id, "address": node.address, "expires": now + int(1000 * seconds)})
    connection.execute(delete(table).where(table.c.expires < now - 1000 * FORGET_SECONDS))
    rows = connection.execute(select(table.c.id, table.c.address).where(table.c.expires > now))
    return [Node(row.id, row.address) for row in rows]


def end_lease(connection: Connection, node: str) -> None:
    """Give up the lease of a server and all its matches."""
    connection.execute(update(schema.owners).where(schema.owners.c.node == node).values(node=""))
    connection.execute(delete(schema.nodes).where(schema.nodes.c.id == node))


def claim_match(connection: Connection, match: str, node: str, suspects: Collection[str]) -> Claim:
    """Make `node` the owner of a match unless another server runs it.

    Servers in `suspects` count as dead. That is safe even if they live, since their epoch becomes invalid.
    """
    now = database_time(connection)
    values = {"match": match, "node": node, "now": now, "suspects": list(suspects)}
    epoch = connection.scalar(CLAIM, values)
    if epoch is not None:
        return Claim(int(epoch))
    owners, nodes = schema.owners, schema.nodes
    query = select(owners.c.node, owners.c.epoch, nodes.c.address).outerjoin(
        nodes, nodes.c.id == owners.c.node
    )
    row = connection.execute(query.where(owners.c.match == match)).first()
    if row is not None and row.node == node:
        return Claim(row.epoch)
    return Claim(owner=None if row is None or row.address is None else Node(row.node, row.address))


def release_matches(connection: Connection, matches: Sequence[str], node: str) -> list[str]:
    """Leave the matches that `node` owns without an owner; return those that no living server owns now."""
    owners, nodes = schema.owners, schema.nodes
    among = owners.c.match.in_(matches)
    connection.execute(update(owners).where(among, owners.c.node == node).values(node=""))
    live = select(nodes.c.id).where(nodes.c.expires > database_time(connection))
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
    owners, nodes, now = schema.owners, schema.nodes, database_time(connection)
    return exists().where(
        owners.c.match == schema.open_matches.c.match, nodes.c.id == owners.c.node, nodes.c.expires > now
    )
