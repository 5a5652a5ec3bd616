"""Membership in the cluster: the lease of this server, and the other servers whose leases hold."""

import asyncio
import time
from collections.abc import Callable

from astrarium.server.logs import log
from astrarium.server.storage.leases import Node, end_lease, renew_lease
from astrarium.server.storage.store import Store

LEASE_SECONDS = 2.0
"""Time after which a server that does not renew its lease loses its matches to others that need them."""
RENEWAL_SECONDS = 0.5


class Membership:
    """Renews the lease of the server `node` and follows those of the others.

    `on_left` is called with the id of a server that has ended or is taken for dead, `on_lapse` when the lease
    of this server was renewed too late: others may have taken its matches.
    """

    def __init__(
        self, store: Store, node: str, on_left: Callable[[str], None], on_lapse: Callable[[], None]
    ) -> None:
        self.node = Node(node, "")
        self.live: dict[str, Node] = {}
        self.suspects: set[str] = set()
        self._store = store
        self._on_left = on_left
        self._on_lapse = on_lapse
        self._renewed = time.monotonic()

    async def join(self, address: str) -> None:
        """Obtain the first lease; other servers reach this one at `address`."""
        self.node = Node(self.node.id, address)
        self._renewed = time.monotonic()
        await self._renew()
        log("joined the cluster", node=self.node.id, link=self.node.address, servers=len(self.live))

    async def run(self) -> None:
        """Renew the lease until the task is cancelled."""
        while True:
            await asyncio.sleep(RENEWAL_SECONDS)
            await self._renew()

    async def leave(self) -> None:
        """Give up the lease and all matches."""
        await self._store.write(lambda connection: end_lease(connection, self.node.id))

    def suspect(self, node: Node) -> None:
        """Take a server for dead before its lease expires: no process listens at its address."""
        if node.id not in self.suspects:
            self.suspects.add(node.id)
            log("server is gone", node=node.id, link=node.address)
            self._on_left(node.id)

    async def _renew(self) -> None:
        started = time.monotonic()
        found = await self._store.write(lambda connection: renew_lease(connection, self.node, LEASE_SECONDS))
        before, self.live = self.live, {each.id: each for each in found}
        lapsed = started - self._renewed > LEASE_SECONDS
        self._renewed = started
        self.suspects &= self.live.keys()
        for each in before.keys() - self.live.keys():
            log("server has left", node=each)
            self._on_left(each)
        if lapsed:
            log("lease was renewed too late", node=self.node.id)
            self._on_lapse()
