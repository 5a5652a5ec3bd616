"""Timing repeated work."""

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

Measure = Callable[[float], dict[str, float]]
"""Works for about so many seconds and returns its figures by name."""


@dataclass(frozen=True)
class Timed:
    """What was done in `seconds`: `repeats` of the work, and the sum of what it counted."""

    repeats: int
    counted: int
    seconds: float


def timed(work: Callable[[int], int], seconds: float) -> Timed:
    """Call `work(repeats)` until `seconds` have passed.

    The repeats per call double until a call takes a noticeable part of the time, so that reading the clock
    costs nothing; the time is overshot by about a fifth at most, unless a single repeat takes longer.
    """
    repeats = counted = 0
    batch = 1
    start = perf_counter()
    while True:
        counted += work(batch)
        repeats += batch
        elapsed = perf_counter() - start
        if elapsed >= seconds:
            return Timed(repeats, counted, elapsed)
        if elapsed < seconds / 10:
            batch *= 2
