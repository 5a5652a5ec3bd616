"""First-in, first-out lock for callbacks and tasks."""

import asyncio
from collections import deque
from collections.abc import Callable


class MatchLock:
    """A lock with one holder; waiters acquire it in the order of their calls."""

    def __init__(self) -> None:
        self.busy = False
        self._queue: deque[Callable[[], None]] = deque()

    def acquire(self, begin: Callable[[], None]) -> None:
        """Call `begin` with the lock held, at once if it is free; `release` must follow."""
        if self.busy:
            self._queue.append(begin)
        else:
            self.busy = True
            begin()

    def release(self) -> None:
        """Release the lock, or pass it to the next waiter."""
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
