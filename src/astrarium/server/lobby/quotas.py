"""Quotas: matches and stored bytes per guest, and per address and day."""

from sqlalchemy import Connection

from astrarium.server.config import Limits
from astrarium.server.errors import ApiError
from astrarium.server.lobby.identifiers import today
from astrarium.server.storage.usage import (
    AddressUsage,
    GuestUsage,
    add_address_usage,
    lock_guest,
    read_address_usage,
    read_guest_usage,
)

MEGABYTE = 1_000_000
TOMORROW = "try again tomorrow (UTC); the operator of the server can raise the limit"


class Quotas:
    """Checks the quotas inside the transaction that stores a match or a name.

    An address is a keyed hash; an empty one is not counted.
    """

    def __init__(self, limits: Limits) -> None:
        self._limits = limits

    def check(self, connection: Connection, guest: str, address: str) -> None:
        """Raise if a match of `guest` from `address` would be refused; count nothing."""
        self._check_guest(read_guest_usage(connection, guest), 0)
        usage = read_address_usage(connection, today(), address)
        self._check_address(usage._replace(matches=usage.matches + 1))

    def charge_match(self, connection: Connection, guest: str, address: str, size: int) -> None:
        """Count a match of `size` bytes; raise if a quota is exceeded."""
        lock_guest(connection, guest)
        self._check_guest(read_guest_usage(connection, guest), size)
        if address:
            added = AddressUsage(matches=1, bytes=size)
            self._check_address(add_address_usage(connection, today(), address, added))

    def charge_name(self, connection: Connection, address: str) -> None:
        """Count a guest with a name of its own; raise if the quota is exceeded."""
        if address:
            self._check_address(add_address_usage(connection, today(), address, AddressUsage(names=1)))

    def _check_guest(self, usage: GuestUsage, size: int) -> None:
        limits = self._limits
        remedy = "finish one, or wait until unplayed matches and records expire"
        if usage.matches >= limits.matches:
            text = f"you have {usage.matches} unfinished matches and records, the limit is {limits.matches}"
            raise ApiError(429, "too-many-matches", f"{text}; {remedy}")
        if usage.bytes + size > limits.bytes:
            text = f"your unfinished matches and records would exceed {_megabytes(limits.bytes)}"
            raise ApiError(429, "too-many-bytes", f"{text}; {remedy}")

    def _check_address(self, usage: AddressUsage) -> None:
        limits = self._limits
        if usage.matches > limits.address_matches:
            text = f"{limits.address_matches} matches came from your network today, which is the limit"
            raise ApiError(429, "too-many-matches-of-address", f"{text}; {TOMORROW}")
        if usage.bytes > limits.address_bytes:
            text = f"matches from your network today would exceed {_megabytes(limits.address_bytes)}"
            raise ApiError(429, "too-many-bytes-of-address", f"{text}; {TOMORROW}")
        if usage.names > limits.address_names:
            text = f"{limits.address_names} guests of your network chose a name today, which is the limit"
            raise ApiError(429, "too-many-names-of-address", f"{text}; {TOMORROW}")


def _megabytes(count: int) -> str:
    return f"{count / MEGABYTE:g} MB"
