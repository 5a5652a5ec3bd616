"""Admission of WebSockets: limits per guest, per address and per table."""

from collections import Counter
from ipaddress import IPv6Address, ip_address

from astrarium.server.config import Limits
from astrarium.server.errors import ApiError
from astrarium.server.live.table import Table

NETWORK_BITS = 64  # one customer gets at least a /64 of IPv6 addresses


class Admission:
    """Counts the open sockets of this server by guest and by address."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.by_guest: Counter[str] = Counter()
        self.by_address: Counter[str] = Counter()

    def enter(self, guest: str, address: str) -> None:
        """Count a socket; raise if `guest` or `address` has too many. `leave` must follow."""
        network = network_of(address)
        if self.by_guest[guest] >= self.limits.connections:
            text = f"you have {self.by_guest[guest]} tables open already"
            raise ApiError(429, "too-many-connections", text)
        if self.by_address[network] >= self.limits.sockets_per_address:
            text = f"{self.by_address[network]} tables are open from your address already"
            raise ApiError(429, "too-many-from-address", text)
        self.by_guest[guest] += 1
        self.by_address[network] += 1

    def leave(self, guest: str, address: str) -> None:
        """Stop counting a socket."""
        for counter, key in ((self.by_guest, guest), (self.by_address, network_of(address))):
            counter[key] -= 1
            if not counter[key]:
                del counter[key]

    def check_table(self, table: Table, guest: str) -> None:
        """Raise if `table` is full; a guest with a seat there always has room."""
        if table.connections >= self.limits.sockets_per_table and not table.match.seats_of(guest):
            raise ApiError(429, "table-full", "this table has no room for more spectators")


def network_of(address: str) -> str:
    """Return `address`, or for IPv6 its network of 64 bits."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address) and parsed.ipv4_mapped is None:
        return f"{int(parsed) >> NETWORK_BITS:x}/{NETWORK_BITS}"
    return address
