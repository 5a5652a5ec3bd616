"""Habitable systems: improving them and opening them for settlement (catalogue sections 10 and 11)."""

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.clauses import ALLOWED
from astrarium.games.globular_cluster.clauses import clause
from astrarium.games.globular_cluster.components import grid, tables
from astrarium.games.globular_cluster.rules import actions
from astrarium.games.globular_cluster.rules.acting import TurnAction
from astrarium.games.globular_cluster.rules.state import GlobularState, insert_sorted

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
    """Return how often the seat on turn has improved the tile at `cell` in this turn."""
    count: i64 = 0
    for improved in s.improved:
        if improved == cell:
            count += 1
    return count


def value_is_full(s: GlobularState, value: i64) -> bool:
    """Return whether no further tile may rise to `value`.

    By the option value_limits (G-OPT-02), the limit counts tiles of exactly `value` or of at least `value`.
    """
    count = s.levels[value]
    if s.at_least == 1:
        for higher in range(value + 1, tables.HIGHEST_VALUE + 1):
            count += s.levels[higher]
    return count >= tables.VALUE_LIMITS[value]


def _barred_improve(s: GlobularState, cell: i64) -> i64:
    """Return the clause that forbids the seat on turn to improve the tile at `cell`, else ALLOWED."""
    if s.kind(cell) != tables.HABITABLE:
        return INFRA_01
    presence = s.presence(s.turn, cell)
    if presence == 0:
        return INFRA_03
    if s.opener(cell) != grid.NONE:
        return OPEN_06
    done = improvements_this_turn(s, cell)
    if done >= tables.IMPROVEMENTS_PER_TURN:
        return INFRA_05
    if presence < (done + 1) * tables.PRESENCE_PER_IMPROVEMENT:
        return INFRA_06
    value = s.value(cell) + 1
    if value > tables.HIGHEST_VALUE:
        return INFRA_12
    if value_is_full(s, value):
        return FULL[value]
    return TURN_04 if s.points < tables.IMPROVE_PRICE else ALLOWED


@final
class Improve(TurnAction):
    """Add a penny to a habitable tile, which raises its value by one."""

    clauses: ClassVar = (
        clause("G-INFRA-02"),
        clause("G-INFRA-04"),
        clause("G-INFRA-13"),
        clause("G-INFRA-14"),
        clause("G-INFRA-15"),
        clause("G-INFRA-16"),
        clause("G-NOTE-09"),
        clause("G-OPT-02"),
        clause("G-GAP-13"),
        clause("G-GAP-20"),
    )

    def add_legal(self, s: GlobularState, occupied: vec[i64], found: vec[i64]) -> vec[i64]:
        if s.points < tables.IMPROVE_PRICE:
            return found
        for cell in occupied:
            if _barred_improve(s, cell) == ALLOWED:
                found = append(found, actions.IMPROVE + cell)
        return found

    def barred(self, s: GlobularState, action: i64) -> i64:
        return _barred_improve(s, actions.FIRST_SLOT[action])

    def do(self, s: GlobularState, action: i64) -> None:
        cell = actions.FIRST_SLOT[action]
        s.points -= tables.IMPROVE_PRICE
        s.add_pennies(cell, 1)
        s.improved = insert_sorted(s.improved, cell)


def _barred_open(s: GlobularState, cell: i64) -> i64:
    """Return the clause that forbids the seat on turn to open the system at `cell`, else ALLOWED."""
    if s.kind(cell) != tables.HABITABLE:
        return OPEN_01
    if s.opener(cell) != grid.NONE:
        return OPEN_10
    if s.opened[s.turn] != grid.NONE:
        return OPEN_09
    if s.pennies[cell] < tables.MIN_IMPROVEMENTS:
        return OPEN_01
    if not s.has_majority(s.turn, cell):
        return OPEN_02
    return TURN_04 if s.points < tables.OPEN_PRICE else ALLOWED


@final
class OpenSystem(TurnAction):
    """Open an improved system where the seat has the majority, once in the game.

    A piece marks the system as opened and all other pieces of the seat there leave the game. Pieces of all
    seats may still enter and cross the tile.
    """

    clauses: ClassVar = (
        clause("G-OPEN-03"),
        clause("G-OPEN-04"),
        clause("G-OPEN-05"),
        clause("G-OPEN-07"),
        clause("G-OPEN-08"),
        clause("G-GAP-14"),
        clause("G-GAP-18"),
        clause("G-GAP-27"),
    )

    def add_legal(self, s: GlobularState, occupied: vec[i64], found: vec[i64]) -> vec[i64]:
        if s.points < tables.OPEN_PRICE or s.opened[s.turn] != grid.NONE:
            return found
        for cell in occupied:
            if _barred_open(s, cell) == ALLOWED:
                found = append(found, actions.OPEN + cell)
        return found

    def barred(self, s: GlobularState, action: i64) -> i64:
        return _barred_open(s, actions.FIRST_SLOT[action])

    def do(self, s: GlobularState, action: i64) -> None:
        cell = actions.FIRST_SLOT[action]
        s.points -= tables.OPEN_PRICE
        s.open_system(s.turn, cell)
