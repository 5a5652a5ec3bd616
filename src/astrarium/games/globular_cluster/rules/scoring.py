"""Scoring systems and crystals (catalogue section 14)."""

from typing import Final

from mypy_extensions import i64

from astrarium.core.state import FRAME
from astrarium.games.globular_cluster.clauses import clause
from astrarium.games.globular_cluster.components import grid, tables
from astrarium.games.globular_cluster.rules import steps
from astrarium.games.globular_cluster.rules.state import GlobularState

# Clauses of scoring that no constant below names.
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
    """Add the points of `seat` for its systems and crystals."""
    for cell in s.placed:
        if s.kind(cell) == tables.HABITABLE:
            reason = score_system(s, seat, cell)
            if reason != NOT_PAID:
                gain(s, seat, reason, s.value(cell))
    for cache_type in range(tables.CACHE_TYPES):
        score_crystals(s, seat, s.caches[seat * tables.CACHE_TYPES + cache_type])


def projected(s: GlobularState, seat: i64) -> i64:
    """Return the points of `seat` if it scored once more now; its points once it has scored at the end."""
    points = s.vp[seat]
    if s.closing != 0 and not _will_score(s, seat):
        return points
    for cell in s.placed:
        if s.kind(cell) == tables.HABITABLE and score_system(s, seat, cell) != NOT_PAID:
            points += s.value(cell)
    for cache_type in range(tables.CACHE_TYPES):
        points += crystal_value(s.caches[seat * tables.CACHE_TYPES + cache_type])
    return points


def _will_score(s: GlobularState, seat: i64) -> bool:
    """Return whether a scoring turn of `seat` is under way or on the agenda."""
    for at in range(0, len(s.agenda), FRAME):
        is_turn = s.agenda[at] in (steps.TURN, steps.ACT)
        if is_turn and s.agenda[at + 1] == seat and s.agenda[at + 2] == steps.SCORING:
            return True
    return False


def gain(s: GlobularState, seat: i64, reason: i64, amount: i64) -> None:
    """Add points to the score of `seat`, with a note of the clause `reason`."""
    s.vp[seat] += amount
    s.note(seat, reason, amount)


def score_system(s: GlobularState, seat: i64, cell: i64) -> i64:
    """Return the clause by which the habitable tile at `cell` pays `seat`, NOT_PAID if it does not."""
    opener = s.opener(cell)
    if opener != grid.NONE:
        return SCORE_05 if opener == seat else NOT_PAID
    return SCORE_02 if s.has_majority(seat, cell) else NOT_PAID


def score_crystals(s: GlobularState, seat: i64, count: i64) -> None:
    """Add the points for `count` caches of one type: triplets first, then a pair or a single."""
    triplets, rest = count // 3, count % 3
    if triplets > 0:
        gain(s, seat, SCORE_08, triplets * tables.TRIPLET_POINTS)
    if rest == 2:
        gain(s, seat, SCORE_07, tables.PAIR_POINTS)
    elif rest == 1:
        gain(s, seat, SCORE_06, tables.SINGLE_POINTS)


def crystal_value(count: i64) -> i64:
    """Return what `count` caches of one type score in a scoring round."""
    rest = count % 3
    remainder = tables.PAIR_POINTS if rest == 2 else tables.SINGLE_POINTS * rest
    return count // 3 * tables.TRIPLET_POINTS + remainder
