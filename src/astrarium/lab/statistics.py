"""Win shares and their differences, with 95 % intervals for clustered samples."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from astrarium.bots.arena import wilson

Wins = Sequence[Sequence[float]]
"""The wins of the seats of each match; a match without such a seat has an empty list."""


@dataclass(frozen=True)
class Lift:
    """Difference of two win shares and its 95 % interval, in percentage points."""

    points: float
    low: float
    high: float


def win_share(wins: Wins) -> tuple[float, float, float] | None:
    """Return the wins per seat and the bounds of their 95 % interval; None without seats.

    Matches are the clusters of the sample.
    """
    if not any(wins):
        return None
    share, deviations = _share(wins)
    return share, *wilson(share, _effective_size(wins, share, deviations))


def lift(having: Wins, lacking: Wins) -> Lift | None:
    """Return the win share of `having` minus that of `lacking`; None if one of them has no seats.

    Seats of one match are not independent: one wins because the others do not. So matches are the clusters.
    Each share is a ratio of sums over matches, and its variance is estimated from the deviations of single
    matches. Wilson's interval is computed for the effective sample size, the number of independent seats with
    that variance. Newcombe's method for paired shares joins the two intervals (square and add), with the
    correlation of both shares over matches, which is negative here. It behaves well near 0 and 1, where a
    normal interval is too narrow.
    """
    if not any(having) or not any(lacking):
        return None
    first, first_deviations = _share(having)
    second, second_deviations = _share(lacking)
    first_low, first_high = wilson(first, _effective_size(having, first, first_deviations))
    second_low, second_high = wilson(second, _effective_size(lacking, second, second_deviations))
    correlation = _correlation(first_deviations, second_deviations)
    below = _join(first - first_low, second_high - second, correlation)
    above = _join(first_high - first, second - second_low, correlation)
    difference = first - second
    return Lift(100 * difference, 100 * max(-1.0, difference - below), 100 * min(1.0, difference + above))


def _share(wins: Wins) -> tuple[float, list[float]]:
    """Return the wins per seat, and the deviation of each match from it."""
    share = sum(map(sum, wins)) / sum(map(len, wins))
    return share, [sum(match) - share * len(match) for match in wins]


def _effective_size(wins: Wins, share: float, deviations: Sequence[float]) -> float:
    """Return the number of independent seats with the variance of `deviations`; all seats if that is 0."""
    count, matches = sum(map(len, wins)), sum(map(bool, wins))
    squares = sum(deviation * deviation for deviation in deviations)
    if matches < 2 or squares == 0:
        return count
    return share * (1 - share) * count * count / squares * (matches - 1) / matches


def _correlation(first: Sequence[float], second: Sequence[float]) -> float:
    scale = math.sqrt(sum(a * a for a in first) * sum(b * b for b in second))
    return sum(a * b for a, b in zip(first, second, strict=True)) / scale if scale > 0 else 0.0


def _join(first: float, second: float, correlation: float) -> float:
    """Return the half-width of the interval of a difference from the half-widths of both shares."""
    return math.sqrt(max(0.0, first * first - 2 * correlation * first * second + second * second))
