"""Waiting for events in tests, with one generous timeout for all."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

PATIENCE: Final = 180.0  # seconds
PAUSE: Final = 0.01  # seconds


def wait_until(happened: Callable[[], object], what: str = "") -> None:
    """Wait until `happened()` is true; fail with `what` after `PATIENCE`."""
    deadline = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < deadline, what
        time.sleep(PAUSE)


async def until(happened: Callable[[], object], what: str = "") -> None:
    """Like `wait_until`, without blocking the event loop."""
    deadline = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < deadline, what
        await asyncio.sleep(PAUSE)


def spend(seconds: float) -> None:
    """Return after at least `seconds`, to simulate a slow operation."""
    time.sleep(seconds)
