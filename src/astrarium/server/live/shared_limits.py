"""Limits across servers: each tells the others what its clients use, and counts what they use elsewhere.

The news is a second old, so clients of several servers may exceed a limit for that long.
"""

import asyncio
from collections.abc import Callable, Mapping

from astrarium.server.cluster.news import News, SocketsOpen, TokensTaken
from astrarium.server.live.admission import Admission
from astrarium.server.live.rate_limit import TokenBuckets

INTERVAL = 1.0
FULL_INTERVALS = 10  # a server that has just started gets to know all counts after this many


class SharedLimits:
    """Shares the open sockets of `admission` and the tokens taken from `buckets` with other servers."""

    def __init__(
        self, publish: Callable[[News], None], admission: Admission, buckets: Mapping[str, TokenBuckets]
    ) -> None:
        self._publish = publish
        self._admission = admission
        self._buckets = buckets
        admission.changed = set()

    async def run(self) -> None:
        """Publish what has changed until the task is cancelled."""
        round_number = 0
        while True:
            await asyncio.sleep(INTERVAL)
            round_number += 1
            self.publish_changes(everything=round_number % FULL_INTERVALS == 0)

    def publish_changes(self, everything: bool = False) -> None:
        """Publish the tokens taken since the last call, and the changed counts of sockets, or all of them."""
        taken = {
            f"{name} {client}": count
            for name, buckets in self._buckets.items()
            for client, count in buckets.drain().items()
        }
        sockets = self._admission.drain(everything)
        if taken:
            self._publish(TokensTaken(taken))
        if sockets:
            self._publish(SocketsOpen(sockets))

    def hear(self, node: str, news: TokensTaken | SocketsOpen | None) -> None:
        """Count what another server reports; None if that server has left."""
        if news is None:
            self._admission.forget(node)
        elif isinstance(news, SocketsOpen):
            self._admission.set_elsewhere(node, news.counts)
        else:
            for key, count in news.counts.items():
                name, _, client = key.partition(" ")
                if name in self._buckets:
                    self._buckets[name].charge(client, count)
