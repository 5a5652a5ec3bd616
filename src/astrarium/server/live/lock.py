"""A lock that lets in one at a time, in the order they came: a lock for callbacks as well as for tasks."""

import asyncio
from collections import deque
from collections.abc import Callable


class MatchLock:
    """Whoever is inside leaves when it is done, and the next one enters."""

    def __init__(self) -> None:
        self.busy = False
        self._queue: deque[Callable[[], None]] = deque()

    def acquire(self, begin: Callable[[], None]) -> None:
        """Call a function inside, at once if nobody is there; it or what follows from it has to leave."""
        if self.busy:
            self._queue.append(begin)
        else:
            self.busy = True
            begin()

    def release(self) -> None:
        """Make room for the next one."""
        if self._queue:
            asyncio.get_running_loop().call_soon(self._queue.popleft())
        else:
            self.busy = False

    async def __aenter__(self) -> None:
        turn = asyncio.get_running_loop().create_future()
        self.acquire(lambda: self.release() if turn.done() else turn.set_result(None))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
