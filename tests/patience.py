"""How long tests wait for an event before they give up: an event that comes later than this never comes."""

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
    """Like `wait_until`, while the event loop runs on."""
    deadline = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < deadline, what
        await asyncio.sleep(PAUSE)


def spend(seconds: float) -> None:
    """Return after `seconds` or later: for a program whose behaviour depends on how long something takes."""
    time.sleep(seconds)
