"""Phase 2, movement (catalogue section 7)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.clauses import ALLOWED
from astrarium.games.cosmic_pioneers.clauses import clause
from astrarium.games.cosmic_pioneers.components.constants import (
    RANGE,
    SECTORS,
)
from astrarium.games.cosmic_pioneers.components.schema import (
    ENGINE_RANGE,
)
from astrarium.games.cosmic_pioneers.rules.actions import MOVE
from astrarium.games.cosmic_pioneers.rules.pieces import figure
from astrarium.games.cosmic_pioneers.rules.state import BELT, ENGINES, RUIN, SHIP, CosmicState

MOVE_01: Final = clause("C-MOVE-01")
MOVE_02: Final = clause("C-MOVE-02")
NOTE_13: Final = clause("C-NOTE-13")


def reach(s: CosmicState, seat: i64) -> i64:
    """The most sectors a ship may move. C-CMD-10, C-MOVE-01, C-GAP-08"""
    return RANGE[s.get(seat, ENGINES) - 1] + figure(s, seat, ENGINE_RANGE)


def can_stop(s: CosmicState, place: i64) -> bool:
    """Nobody stops on a belt, nor where a planet was. C-SECT-05, C-MOVE-02, C-NOTE-02"""
    return s.sector[place] != BELT and s.sector[place] != RUIN


def distance(start: i64, end: i64) -> i64:
    """Sectors between two places the shorter way round. C-GAP-24, C-MOVE-04"""
    steps = end - start
    if steps < 0:
        steps = -steps
    if 2 * steps > SECTORS:
        return SECTORS - steps
    return steps


def barred_move(s: CosmicState, seat: i64, place: i64) -> i64:
    """Return the clause that bars a move to `place`: too far, a belt, or the present sector without `stay`.

    C-MOVE-01, C-MOVE-02, C-MOVE-03, C-SECT-06, C-NOTE-12, C-NOTE-13, C-GAP-24, C-OPT-01
    """
    return _barred_stop(s, place, distance(s.get(seat, SHIP), place), reach(s, seat))


def _barred_stop(s: CosmicState, place: i64, steps: i64, most: i64) -> i64:
    """Return the clause that bars stopping at `place`, `steps` away, with `most` steps allowed."""
    if steps == 0 and s.stay == 0:
        return NOTE_13
    if steps > most:
        return MOVE_01
    return ALLOWED if can_stop(s, place) else MOVE_02


def legal_move(s: CosmicState, seat: i64) -> vec[i64]:
    """All destinations; none if the ship has to stay. C-NOTE-13, C-GAP-66"""
    found = vec[i64](capacity=12)
    here, most = s.get(seat, SHIP), reach(s, seat)
    for place in range(SECTORS):
        if _barred_stop(s, place, distance(here, place), most) == ALLOWED:
            found = append(found, MOVE + place)
    return found


def do_move(s: CosmicState, seat: i64, place: i64) -> None:
    """The ship ends its movement there."""
    s.drop()
    s.put(seat, SHIP, place)
