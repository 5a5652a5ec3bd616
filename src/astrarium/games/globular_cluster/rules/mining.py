"""Mining caches of crystals (catalogue section 8)."""

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.clauses import ALLOWED
from astrarium.core.steps import ChanceStep
from astrarium.games.globular_cluster.clauses import clause
from astrarium.games.globular_cluster.components.tables import (
    CACHE_TYPES,
    FACE_TYPE,
    MINE_PRICE,
    MINES_PER_TURN,
    PRESENCE_PER_CACHE,
    RESOURCE,
)
from astrarium.games.globular_cluster.rules.acting import TurnAction
from astrarium.games.globular_cluster.rules.actions import FIRST_SLOT, MINE, ROLL
from astrarium.games.globular_cluster.rules.state import (
    CACHES_BLOCK,
    NONE,
    ROLL_STEP,
    TILE_BLOCK,
    GlobularState,
)

ROLLS: Final = vec[i64]([ROLL + face for face in range(len(FACE_TYPE))])
TURN_04: Final = clause("G-TURN-04")
MINE_01: Final = clause("G-MINE-01")
MINE_02: Final = clause("G-MINE-02")
MINE_04: Final = clause("G-MINE-04")
MINE_06: Final = clause("G-MINE-06")
MINE_11: Final = clause("G-MINE-11")


def _barred_mine(s: GlobularState, cell: i64) -> i64:
    if s.kind(cell) != RESOURCE or s.pennies[cell] == 0:
        return MINE_01
    presence = s.presence(s.turn, cell)
    if presence == 0:
        return MINE_02
    if s.mined_at not in (NONE, cell):
        return MINE_11
    if s.mined >= MINES_PER_TURN:
        return MINE_04
    if presence < (s.mined + 1) * PRESENCE_PER_CACHE:
        return MINE_06
    return TURN_04 if s.points < MINE_PRICE else ALLOWED


@final
class Mine(TurnAction):
    """The seat takes a cache from a resource tile: a penny less on the tile, and the die is rolled."""

    clauses: ClassVar = (
        clause("G-MINE-03"),
        clause("G-MINE-05"),
        clause("G-MINE-10"),
        clause("G-GAP-21"),
    )

    def add_legal(self, s: GlobularState, occupied: vec[i64], found: vec[i64]) -> vec[i64]:
        if s.points < MINE_PRICE:
            return found
        for cell in occupied:
            if _barred_mine(s, cell) == ALLOWED:
                found = append(found, MINE + cell)
        return found

    def barred(self, s: GlobularState, action: i64) -> i64:
        return _barred_mine(s, FIRST_SLOT[action])

    def do(self, s: GlobularState, action: i64) -> None:
        cell = FIRST_SLOT[action]
        s.points -= MINE_PRICE
        s.pennies[cell] -= 1
        s.changed |= TILE_BLOCK[cell]
        s.mined_at = cell
        s.mined += 1
        s.push(ROLL_STEP, s.turn, NONE)


@final
class RollCache(ChanceStep[GlobularState]):
    """Chance rolls the type of a mined cache."""

    rule = clause("G-MINE-07")
    clauses: ClassVar = (clause("G-MINE-08"), clause("G-SETUP-25"))

    def outcomes(self, s: GlobularState, argument: i64) -> vec[i64]:
        return ROLLS

    def do(self, s: GlobularState, seat: i64, argument: i64, action: i64) -> None:
        s.drop()
        s.changed |= CACHES_BLOCK[seat]
        s.caches[seat * CACHE_TYPES + FACE_TYPE[FIRST_SLOT[action]]] += 1
