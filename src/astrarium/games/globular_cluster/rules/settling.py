"""Habitable systems: improving them and opening them for settlement (catalogue sections 10 and 11)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.clauses import ALLOWED
from astrarium.games.globular_cluster.clauses import clause
from astrarium.games.globular_cluster.components.grid import CELLS
from astrarium.games.globular_cluster.components.tables import (
    HABITABLE,
    HIGHEST_VALUE,
    IMPROVE_PRICE,
    IMPROVEMENTS_PER_TURN,
    LEAST_IMPROVEMENTS,
    OPEN_PRICE,
    PRESENCE_PER_IMPROVEMENT,
    VALUE_LIMITS,
)
from astrarium.games.globular_cluster.rules.actions import IMPROVE, OPEN
from astrarium.games.globular_cluster.rules.state import (
    NONE,
    PIECES_BLOCK,
    TILE_BLOCK,
    GlobularState,
    insert_sorted,
)

TURN_04: Final = clause("G-TURN-04")
INFRA_01: Final = clause("G-INFRA-01")
INFRA_03: Final = clause("G-INFRA-03")
INFRA_05: Final = clause("G-INFRA-05")
INFRA_06: Final = clause("G-INFRA-06")
INFRA_12: Final = clause("G-INFRA-12")
FULL: Final = vec[i64](
    [0] * 6 + [clause("G-INFRA-08"), clause("G-INFRA-09"), clause("G-INFRA-10"), clause("G-INFRA-11")]
)
OPEN_01: Final = clause("G-OPEN-01")
OPEN_02: Final = clause("G-OPEN-02")
OPEN_06: Final = clause("G-OPEN-06")
OPEN_09: Final = clause("G-OPEN-09")
OPEN_10: Final = clause("G-OPEN-10")


def improvements_this_turn(s: GlobularState, cell: i64) -> i64:
    """How often the seat on turn has improved a place in this turn. G-INFRA-16, G-GAP-20"""
    count: i64 = 0
    for improved in s.improved:
        if improved == cell:
            count += 1
    return count


def value_is_full(s: GlobularState, value: i64) -> bool:
    """Whether no further tile may rise to a value.

    G-INFRA-08, G-INFRA-09, G-INFRA-10, G-INFRA-11, G-INFRA-15, G-NOTE-09, G-OPT-02: tiles of exactly that
    value count, or all of at least that value. The tile itself is still below it.
    """
    count = s.levels[value]
    if s.at_least == 1:
        for higher in range(value + 1, HIGHEST_VALUE + 1):
            count += s.levels[higher]
    return count >= VALUE_LIMITS[value]


def barred_improve(s: GlobularState, cell: i64) -> i64:
    """One more penny on a habitable tile.

    G-INFRA-01, G-INFRA-03, G-INFRA-05, G-INFRA-06, G-INFRA-12, G-INFRA-13, G-INFRA-14, G-OPEN-06, G-GAP-13
    """
    if s.kind(cell) != HABITABLE:
        return INFRA_01
    presence = s.presence(s.turn, cell)
    if presence == 0:
        return INFRA_03
    if s.opener(cell) != NONE:
        return OPEN_06
    done = improvements_this_turn(s, cell)
    if done >= IMPROVEMENTS_PER_TURN:
        return INFRA_05
    if presence < (done + 1) * PRESENCE_PER_IMPROVEMENT:
        return INFRA_06
    value = s.value(cell) + 1
    if value > HIGHEST_VALUE:
        return INFRA_12
    if value_is_full(s, value):
        return FULL[value]
    return TURN_04 if s.points < IMPROVE_PRICE else ALLOWED


def legal_improvements(s: GlobularState, occupied: vec[i64], found: vec[i64]) -> vec[i64]:
    """All places, of those occupied by the seat on turn, that it may improve."""
    if s.points < IMPROVE_PRICE:
        return found
    for cell in occupied:
        if barred_improve(s, cell) == 0:
            found = append(found, IMPROVE + cell)
    return found


def do_improve(s: GlobularState, cell: i64) -> None:
    """Pay and add a penny; the tile is worth one more. G-INFRA-02, G-INFRA-04"""
    s.points -= IMPROVE_PRICE
    value = s.value(cell)
    s.levels[value] -= 1
    s.levels[value + 1] += 1
    s.pennies[cell] += 1
    s.changed |= TILE_BLOCK[cell]
    s.improved = insert_sorted(s.improved, cell)


def barred_open(s: GlobularState, cell: i64) -> i64:
    """Opening an improved system where the seat on turn has the majority, once in the game.

    G-OPEN-01, G-OPEN-02, G-OPEN-09, G-OPEN-10
    """
    if s.kind(cell) != HABITABLE:
        return OPEN_01
    if s.opener(cell) != NONE:
        return OPEN_10
    if s.opened[s.turn] != NONE:
        return OPEN_09
    if s.pennies[cell] < LEAST_IMPROVEMENTS:
        return OPEN_01
    if not s.has_majority(s.turn, cell):
        return OPEN_02
    return TURN_04 if s.points < OPEN_PRICE else ALLOWED


def legal_openings(s: GlobularState, occupied: vec[i64], found: vec[i64]) -> vec[i64]:
    """All systems, of those occupied by the seat on turn, that it may open."""
    if s.points < OPEN_PRICE or s.opened[s.turn] != NONE:
        return found
    for cell in occupied:
        if barred_open(s, cell) == 0:
            found = append(found, OPEN + cell)
    return found


def do_open(s: GlobularState, cell: i64) -> None:
    """Pay, put a piece on the pennies, and take all own pieces there out of play for good.

    G-OPEN-03, G-OPEN-04, G-OPEN-05, G-OPEN-07, G-GAP-14, G-GAP-18; G-OPEN-08, G-GAP-27: the place itself
    stays open to everybody's pieces.
    """
    s.points -= OPEN_PRICE
    s.changed |= PIECES_BLOCK[s.turn]
    s.opened[s.turn] = cell
    s.members[s.turn * CELLS + cell] = 0
    if s.leader[s.turn] == cell:
        s.leader[s.turn] = NONE
