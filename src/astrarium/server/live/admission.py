"""Admission of WebSockets: limits per guest, per address and per table."""

from collections import Counter
from collections.abc import Mapping
from ipaddress import IPv6Address, ip_address

from astrarium.server.config import Limits
from astrarium.server.errors import ApiError
from astrarium.server.live.table import Table

NETWORK_BITS = 64  # one customer gets at least a /64 of IPv6 addresses


class Admission:
    """Counts the open sockets by guest and by address, of this server and as others report them."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.open: Counter[str] = Counter()
        self.changed: set[str] | None = None  # keys to report, if there are other servers
        self._elsewhere: dict[str, dict[str, int]] = {}

    def enter(self, guest: str, address: str) -> None:
        """Count a socket; raise if `guest` or `address` has too many. `leave` must follow."""
        keys = _keys(guest, address)
        of_guest, of_address = [self._count(key) for key in keys]
        if of_guest >= self.limits.connections:
            raise ApiError(429, "too-many-connections", f"you have {of_guest} tables open already")
        if of_address >= self.limits.sockets_per_address:
            text = f"{of_address} tables are open from your address already"
            raise ApiError(429, "too-many-from-address", text)
        self.open.update(keys)
        self._mark(keys)

    def leave(self, guest: str, address: str) -> None:
        """Stop counting a socket."""
        keys = _keys(guest, address)
        for key in keys:
            self.open[key] -= 1
            if not self.open[key]:
                del self.open[key]
        self._mark(keys)

    def drain(self, everything: bool) -> dict[str, int]:
        """Return the counts of this server that have changed since the last call, or all."""
        changed = self.changed or set()
        self.changed = set()
        return {key: self.open.get(key, 0) for key in (changed | self.open.keys() if everything else changed)}

    def set_elsewhere(self, node: str, counts: Mapping[str, int]) -> None:
        """Replace counts of another server."""
        known = self._elsewhere.setdefault(node, {})
        for key, count in counts.items():
            if count:
                known[key] = count
            else:
                known.pop(key, None)

    def forget(self, node: str) -> None:
        """Drop the counts of a server that has left."""
        self._elsewhere.pop(node, None)

    def _count(self, key: str) -> int:
        return self.open[key] + sum(counts.get(key, 0) for counts in self._elsewhere.values())

    def _mark(self, keys: tuple[str, str]) -> None:
        if self.changed is not None:
            self.changed.update(keys)

    def check_table(self, table: Table, guest: str) -> None:
        """Raise if `table` is full; a guest with a seat there always has room."""
        if table.all_connections >= self.limits.sockets_per_table and not table.match.seats_of(guest):
            raise ApiError(429, "table-full", "this table has no room for more spectators")


def _keys(guest: str, address: str) -> tuple[str, str]:
    return f"guest {guest}", f"address {network_of(address)}"


def network_of(address: str) -> str:
    """Return `address`, or for IPv6 its network of 64 bits."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address) and parsed.ipv4_mapped is None:
        return f"{int(parsed) >> NETWORK_BITS:x}/{NETWORK_BITS}"
    return address
