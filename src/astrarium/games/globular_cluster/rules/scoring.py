"""Scoring a position (catalogue section 14)."""

from typing import Final

from mypy_extensions import i64

from astrarium.games.globular_cluster.clauses import clause
from astrarium.games.globular_cluster.components import grid, tables
from astrarium.games.globular_cluster.rules.state import GlobularState

# What a seat scores.
CLAUSES: Final[tuple[i64, ...]] = (
    clause("G-SCORE-01"),
    clause("G-SCORE-04"),
    clause("G-SCORE-09"),
    clause("G-SCORE-10"),
    clause("G-NOTE-12"),
    clause("G-NOTE-13"),
)


NOT_PAID: Final[i64] = 0
SCORE_02: Final = clause("G-SCORE-02")
SCORE_05: Final = clause("G-SCORE-05")
SCORE_06: Final = clause("G-SCORE-06")
SCORE_07: Final = clause("G-SCORE-07")
SCORE_08: Final = clause("G-SCORE-08")


def score_seat(s: GlobularState, seat: i64) -> None:
    """A seat scores its systems and crystals; the points add up.

    G-SCORE-01, G-SCORE-10, G-NOTE-13, G-GAP-30
    """
    for cell in s.placed:
        if s.kind(cell) == tables.HABITABLE:
            clause_paid = score_system(s, seat, cell)
            if clause_paid != 0:
                gain(s, seat, clause_paid, s.value(cell))
    for cache_type in range(tables.CACHE_TYPES):
        score_crystals(s, seat, s.caches[seat * tables.CACHE_TYPES + cache_type])


def gain(s: GlobularState, seat: i64, reason: i64, amount: i64) -> None:
    """Write points down, and why."""
    s.vp[seat] += amount
    s.note(seat, reason, amount)


def score_system(s: GlobularState, seat: i64, cell: i64) -> i64:
    """The clause by which a habitable tile pays a seat, 0 if it does not.

    G-SCORE-02, G-SCORE-03, G-SCORE-04, G-SCORE-05, G-OPEN-05, G-GAP-27
    """
    opener = s.opener(cell)
    if opener != grid.NONE:
        return SCORE_05 if opener == seat else NOT_PAID
    return SCORE_02 if s.has_majority(seat, cell) else NOT_PAID


def score_crystals(s: GlobularState, seat: i64, count: i64) -> None:
    """Caches of one type: triplets first, then a pair or a single.

    G-SCORE-06, G-SCORE-07, G-SCORE-08, G-SCORE-09, G-NOTE-12
    """
    triplets, rest = count // 3, count % 3
    if triplets > 0:
        gain(s, seat, SCORE_08, triplets * tables.TRIPLET_POINTS)
    if rest == 2:
        gain(s, seat, SCORE_07, tables.PAIR_POINTS)
    elif rest == 1:
        gain(s, seat, SCORE_06, tables.SINGLE_POINTS)


def crystal_value(count: i64) -> i64:
    """What caches of one type are worth in a scoring round. G-NOTE-12"""
    rest = count % 3
    loose = tables.PAIR_POINTS if rest == 2 else tables.SINGLE_POINTS * rest
    return count // 3 * tables.TRIPLET_POINTS + loose
