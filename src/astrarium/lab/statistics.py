"""How much more often those who have something win than those who do not, and how sure that is."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from astrarium.bots.arena import wilson

Wins = Sequence[Sequence[float]]


@dataclass(frozen=True)
class Lift:
    """A difference of two win shares and its 95 % interval, in percentage points."""

    points: float
    low: float
    high: float


def win_share(wins: Wins) -> tuple[float, float, float] | None:
    """Wins per seat with their 95 % interval, matches being the clusters; None without seats."""
    if not any(wins):
        return None
    share, off = _share(wins)
    return share, *wilson(share, _independent(wins, share, off))


def lift(having: Wins, lacking: Wins) -> Lift | None:
    """The win share of the seats that have a card minus that of the others; None without seats of both sorts.

    Both arguments list the wins match by match (an empty list where a match has no such seat). Seats of one
    match are not independent: one wins because the others do not. So matches are the clusters. Each share is
    a ratio of sums over matches; its variance comes from the deviations of the matches from it, and Wilson's
    interval is taken for as many independent seats as would vary as much. The two intervals are joined as
    Newcombe does for paired shares (square and add, with the correlation of both shares over matches, which
    is negative here). It behaves well near 0 and 1, where a plain normal interval is too narrow.
    """
    if not any(having) or not any(lacking):
        return None
    mine, mine_off = _share(having)
    theirs, theirs_off = _share(lacking)
    my_low, my_high = wilson(mine, _independent(having, mine, mine_off))
    their_low, their_high = wilson(theirs, _independent(lacking, theirs, theirs_off))
    alike = _correlation(mine_off, theirs_off)
    down = _join(mine - my_low, their_high - theirs, alike)
    up = _join(my_high - mine, theirs - their_low, alike)
    difference = mine - theirs
    return Lift(100 * difference, 100 * max(-1.0, difference - down), 100 * min(1.0, difference + up))


def _share(wins: Wins) -> tuple[float, list[float]]:
    """Wins per seat, and by how much each match is off that."""
    share = sum(map(sum, wins)) / sum(map(len, wins))
    return share, [sum(match) - share * len(match) for match in wins]


def _independent(wins: Wins, share: float, off: Sequence[float]) -> float:
    """How many independent seats would vary as much as these; all of them, if they do not vary."""
    count, matches = sum(map(len, wins)), sum(map(bool, wins))
    squares = sum(deviation * deviation for deviation in off)
    if matches < 2 or squares == 0:
        return count
    return share * (1 - share) * count * count / squares * (matches - 1) / matches


def _correlation(first: Sequence[float], second: Sequence[float]) -> float:
    scale = math.sqrt(sum(a * a for a in first) * sum(b * b for b in second))
    return sum(a * b for a, b in zip(first, second, strict=True)) / scale if scale > 0 else 0.0


def _join(first: float, second: float, alike: float) -> float:
    return math.sqrt(max(0.0, first * first - 2 * alike * first * second + second * second))
