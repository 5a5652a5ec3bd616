"""Membership in the cluster: the lease of this server, and the other servers whose leases hold."""

import asyncio
import time
from typing import Protocol

from astrarium.core.errors import AstrariumError
from astrarium.server.logs import log
from astrarium.server.storage.leases import LEASE_SECONDS, ClusterNode, end_lease, end_leases_at, renew_lease
from astrarium.server.storage.store import Store

RENEWAL_SECONDS = 0.5


class MembershipListener(Protocol):
    """Handles changes of the membership."""

    def on_joined(self) -> None:
        """Handle that another server has started."""

    def on_left(self, node: ClusterNode) -> None:
        """Handle that a server has ended or is taken for dead."""

    def on_lapse(self) -> None:
        """Handle that the lease of this server was renewed too late: others may have taken its matches."""


class Membership:
    """Renews the lease of the server `node` and follows those of the others."""

    def __init__(self, store: Store, node: str, listener: MembershipListener) -> None:
        self.node = ClusterNode(node, "", "")
        self.live: dict[str, ClusterNode] = {}
        self.suspects: set[str] = set()
        self._store = store
        self._listener = listener
        self._renewed = time.monotonic()

    async def join(self, address: str, news: str) -> None:
        """Obtain the first lease; other servers reach this one at `address`, and by the transport `news`.

        Raise AstrariumError if they use another transport, since they would not hear of each other.
        """
        self.node = ClusterNode(self.node.id, address, news)
        await self._store.write(lambda connection: end_leases_at(connection, address))
        self._renewed = time.monotonic()
        await self._renew()
        others = {each.news for each in self.live.values()} - {news}
        if others:
            await self.leave()
            raise AstrariumError(f"the other servers send news by {others.pop()}, this one by {news}")
        log("joined the cluster", node=self.node.id, link=self.node.address, servers=len(self.live))

    async def run(self) -> None:
        """Renew the lease until the task is cancelled."""
        while True:
            await asyncio.sleep(RENEWAL_SECONDS)
            await self._renew()

    async def leave(self) -> None:
        """Give up the lease and all matches."""
        await self._store.write(lambda connection: end_lease(connection, self.node.id))

    def suspect(self, node: ClusterNode) -> None:
        """Take a server for dead before its lease expires: no process listens at its address."""
        if node.id not in self.suspects:
            self.suspects.add(node.id)
            log("server is gone", node=node.id, link=node.address)
            self._listener.on_left(node)

    async def _renew(self) -> None:
        started = time.monotonic()
        found = await self._store.write(lambda connection: renew_lease(connection, self.node))
        before, self.live = self.live, {each.id: each for each in found}
        lapsed = started - self._renewed > LEASE_SECONDS
        self._renewed = started
        self.suspects &= self.live.keys()
        for each in before.keys() - self.live.keys():
            log("server has left", node=each)
            self._listener.on_left(before[each])
        if self.live.keys() - before.keys() - {self.node.id}:
            self._listener.on_joined()
        if lapsed:
            log("lease was renewed too late", node=self.node.id)
            self._listener.on_lapse()
