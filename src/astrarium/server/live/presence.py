"""Presence at a table: the connections of each guest, announced to all viewers at most once an interval."""

import asyncio
from collections.abc import Callable, KeysView


class Presence:
    """Counts the viewers of each guest; `announce` is called after a guest has arrived or left.

    Changes within `interval` seconds of an announcement share the next one.
    """

    def __init__(self, announce: Callable[[], None]) -> None:
        self._announce = announce
        self._counts: dict[str, int] = {}
        self._interval = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._announced = 0.0

    @property
    def guests(self) -> KeysView[str]:
        """The guests with at least one viewer."""
        return self._counts.keys()

    def enter(self, guest: str, interval: float) -> bool:
        """Count a new viewer of `guest`; return whether it is the first."""
        before = self._counts.get(guest, 0)
        self._counts[guest] = before + 1
        if before == 0:
            self._schedule(interval)
        return before == 0

    def leave(self, guest: str, interval: float) -> bool:
        """Remove one viewer of `guest`; return whether it was the last."""
        left = self._counts[guest] - 1
        if left > 0:
            self._counts[guest] = left
        else:
            del self._counts[guest]
            self._schedule(interval)
        return left == 0

    def announce_soon(self) -> None:
        """Announce a change that is not one of these viewers."""
        self._schedule(self._interval)

    def _schedule(self, interval: float) -> None:
        self._interval = interval
        if self._timer is None:
            loop = asyncio.get_running_loop()
            delay = max(0.0, self._announced + interval - loop.time())
            self._timer = loop.call_later(delay, self._fire)

    def _fire(self) -> None:
        self._timer = None
        self._announced = asyncio.get_running_loop().time()
        self._announce()
