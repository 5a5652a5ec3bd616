"""What guests and addresses use, counted in the database so that limits hold across servers."""

from typing import NamedTuple

from sqlalchemy import Connection, func, select, text

from astrarium.server.storage import schema

ADD_TO_ADDRESS = text(
    """INSERT INTO address_usage (day, address, matches, bytes, names)
    VALUES (:day, :address, :matches, :bytes, :names)
    ON CONFLICT (day, address) DO UPDATE SET matches = address_usage.matches + excluded.matches,
    bytes = address_usage.bytes + excluded.bytes, names = address_usage.names + excluded.names
    RETURNING matches, bytes, names"""
)


class GuestUsage(NamedTuple):
    """The unfinished matches and records of a guest, and their bytes."""

    matches: int
    bytes: int


class AddressUsage(NamedTuple):
    """What came from an address on a day: matches, their bytes, and guests that chose a name."""

    matches: int = 0
    bytes: int = 0
    names: int = 0


def lock_guest(connection: Connection, guest: str) -> None:
    """Let the transactions of several servers that count the usage of `guest` take turns."""
    if connection.dialect.name == "postgresql":  # SQLite has one writer
        connection.execute(
            text("SELECT pg_advisory_xact_lock(hashtextextended(:guest, 0))"), {"guest": guest}
        )


def read_guest_usage(connection: Connection, guest: str) -> GuestUsage:
    """Return the unfinished matches and the records that `guest` has created."""
    table = schema.matches
    query = select(func.count(), func.coalesce(func.sum(table.c.size), 0)).where(table.c.creator == guest)
    parts = [connection.execute(query.where(kind)).one() for kind in (schema.IS_UNFINISHED, schema.IS_RECORD)]
    return GuestUsage(sum(int(count) for count, _ in parts), sum(int(size) for _, size in parts))


def read_address_usage(connection: Connection, day: str, address: str) -> AddressUsage:
    """Return what came from an address on a day."""
    table = schema.address_usage
    query = select(table.c.matches, table.c.bytes, table.c.names)
    row = connection.execute(query.where(table.c.day == day, table.c.address == address)).first()
    return AddressUsage() if row is None else AddressUsage(*row)


def add_address_usage(connection: Connection, day: str, address: str, added: AddressUsage) -> AddressUsage:
    """Add to what came from an address on a day, and return the sums."""
    values = {"day": day, "address": address, **added._asdict()}
    return AddressUsage(*connection.execute(ADD_TO_ADDRESS, values).one())
