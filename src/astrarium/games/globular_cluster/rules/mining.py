"""Mining caches of crystals (catalogue section 8)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.clauses import ALLOWED
from astrarium.games.globular_cluster.clauses import clause
from astrarium.games.globular_cluster.components.tables import (
    CACHE_TYPES,
    FACE_TYPE,
    MINE_PRICE,
    MINES_PER_TURN,
    PRESENCE_PER_CACHE,
    RESOURCE,
)
from astrarium.games.globular_cluster.rules.actions import MINE
from astrarium.games.globular_cluster.rules.state import (
    CACHES_BLOCK,
    NONE,
    ROLL_STEP,
    TILE_BLOCK,
    GlobularState,
)

TURN_04: Final = clause("G-TURN-04")
MINE_01: Final = clause("G-MINE-01")
MINE_02: Final = clause("G-MINE-02")
MINE_04: Final = clause("G-MINE-04")
MINE_06: Final = clause("G-MINE-06")
MINE_11: Final = clause("G-MINE-11")


def barred_mine(s: GlobularState, cell: i64) -> i64:
    """One more cache from a resource tile.

    G-MINE-01, G-MINE-02, G-MINE-04, G-MINE-05, G-MINE-06, G-MINE-10, G-MINE-11, G-GAP-21
    """
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


def legal_mines(s: GlobularState, occupied: vec[i64], found: vec[i64]) -> vec[i64]:
    """All places, of those occupied by the seat on turn, where it may mine."""
    if s.points < MINE_PRICE:
        return found
    for cell in occupied:
        if barred_mine(s, cell) == 0:
            found = append(found, MINE + cell)
    return found


def do_mine(s: GlobularState, cell: i64) -> None:
    """Pay, take a penny off the tile, and let the die be rolled. G-MINE-03, G-MINE-07"""
    s.points -= MINE_PRICE
    s.pennies[cell] -= 1
    s.changed |= TILE_BLOCK[cell]
    s.mined_at = cell
    s.mined += 1
    s.push(ROLL_STEP, s.turn, NONE)


def do_roll(s: GlobularState, face: i64) -> None:
    """Write the cache down by its type. G-MINE-08, G-SETUP-25"""
    seat = s.step_seat()
    s.drop()
    s.changed |= CACHES_BLOCK[seat]
    s.caches[seat * CACHE_TYPES + FACE_TYPE[face]] += 1
