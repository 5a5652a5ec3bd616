"""Mining caches of crystals (catalogue section 8)."""

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.clauses import ALLOWED
from astrarium.core.steps import ChanceStep
from astrarium.games.globular_cluster.clauses import clause
from astrarium.games.globular_cluster.components import grid, tables
from astrarium.games.globular_cluster.rules import actions, steps
from astrarium.games.globular_cluster.rules.acting import TurnAction
from astrarium.games.globular_cluster.rules.state import GlobularState

ROLLS: Final = vec[i64]([actions.ROLL + face for face in range(len(tables.FACE_TYPE))])
TURN_04: Final = clause("G-TURN-04")
MINE_01: Final = clause("G-MINE-01")
MINE_02: Final = clause("G-MINE-02")
MINE_04: Final = clause("G-MINE-04")
MINE_06: Final = clause("G-MINE-06")
MINE_11: Final = clause("G-MINE-11")


def _barred_mine(s: GlobularState, cell: i64) -> i64:
    """Return the clause that forbids the seat on turn to mine at `cell`, ALLOWED if none does."""
    if s.kind(cell) != tables.RESOURCE or s.pennies[cell] == 0:
        return MINE_01
    presence = s.presence(s.turn, cell)
    if presence == 0:
        return MINE_02
    if s.mined_at not in (grid.NONE, cell):
        return MINE_11
    if s.mined >= tables.MINES_PER_TURN:
        return MINE_04
    if presence < (s.mined + 1) * tables.PRESENCE_PER_CACHE:
        return MINE_06
    return TURN_04 if s.points < tables.MINE_PRICE else ALLOWED


@final
class Mine(TurnAction):
    """Mine a cache: remove a penny from a resource tile, then roll the die for the type of the cache."""

    clauses: ClassVar = (
        clause("G-MINE-03"),
        clause("G-MINE-05"),
        clause("G-MINE-10"),
        clause("G-GAP-21"),
    )

    def add_legal(self, s: GlobularState, occupied: vec[i64], found: vec[i64]) -> vec[i64]:
        if s.points < tables.MINE_PRICE:
            return found
        for cell in occupied:
            if _barred_mine(s, cell) == ALLOWED:
                found = append(found, actions.MINE + cell)
        return found

    def barred(self, s: GlobularState, action: i64) -> i64:
        return _barred_mine(s, actions.FIRST_SLOT[action])

    def do(self, s: GlobularState, action: i64) -> None:
        cell = actions.FIRST_SLOT[action]
        s.points -= tables.MINE_PRICE
        s.add_pennies(cell, -1)
        s.mined_at = cell
        s.mined += 1
        s.push(steps.ROLL, s.turn, grid.NONE)


@final
class RollCache(ChanceStep[GlobularState]):
    """Chance rolls the type of a mined cache."""

    rule = clause("G-MINE-07")
    clauses: ClassVar = (clause("G-MINE-08"), clause("G-SETUP-25"))

    def outcomes(self, s: GlobularState, argument: i64) -> vec[i64]:
        return ROLLS

    def do(self, s: GlobularState, seat: i64, argument: i64, action: i64) -> None:
        s.drop()
        s.add_caches(seat, tables.FACE_TYPE[actions.FIRST_SLOT[action]], 1)
