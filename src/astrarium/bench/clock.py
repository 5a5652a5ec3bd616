"""Timing of repeated work."""

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

Measure = Callable[[float], dict[str, float]]
"""Function that works for about the given number of seconds and returns its figures by name."""


@dataclass(frozen=True)
class Timed:
    """Result of a timed run: number of repeats, sum of the counts returned, and elapsed seconds."""

    repeats: int
    counted: int
    seconds: float


def timed(work: Callable[[int], int], seconds: float) -> Timed:
    """Call `work(repeats)` until `seconds` have passed.

    The repeats per call double until a call takes a noticeable part of the time, so that the cost of reading
    the clock is negligible. The run exceeds `seconds` by a fifth at most, unless one repeat takes longer.
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
