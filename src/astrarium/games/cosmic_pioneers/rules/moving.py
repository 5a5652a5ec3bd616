"""Phase 2: movement (catalogue section 7)."""

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.clauses import ALLOWED
from astrarium.core.steps import DecisionStep
from astrarium.games.cosmic_pioneers.clauses import clause
from astrarium.games.cosmic_pioneers.components import constants, schema
from astrarium.games.cosmic_pioneers.rules import actions, codes, columns, pieces
from astrarium.games.cosmic_pioneers.rules.state import CosmicState

MOVE_01: Final = clause("C-MOVE-01")
MOVE_02: Final = clause("C-MOVE-02")
NOTE_13: Final = clause("C-NOTE-13")


def reach(s: CosmicState, seat: i64) -> i64:
    """Return the largest number of sectors a ship may move. C-CMD-10, C-MOVE-01, C-GAP-08"""
    return constants.RANGE[s.get(seat, columns.ENGINES) - 1] + pieces.figure(s, seat, schema.ENGINE_RANGE)


def can_stop(s: CosmicState, place: i64) -> bool:
    """Return whether a ship may stop at a place: not on a belt or a destroyed planet."""
    return s.sector[place] != codes.BELT and s.sector[place] != codes.RUIN


def distance(start: i64, end: i64) -> i64:
    """Return the number of sectors between two places, the shorter way round. C-GAP-24, C-MOVE-04"""
    steps = end - start
    if steps < 0:
        steps = -steps
    if 2 * steps > constants.SECTORS:
        return constants.SECTORS - steps
    return steps


def _barred_stop(s: CosmicState, place: i64, steps: i64, most: i64) -> i64:
    """Return the clause that bars stopping at `place`, `steps` away, with `most` steps allowed."""
    if steps == 0 and s.stay == 0:
        return NOTE_13
    if steps > most:
        return MOVE_01
    return ALLOWED if can_stop(s, place) else MOVE_02


@final
class MoveShip(DecisionStep[CosmicState]):
    """Phase 2: the ship moves to a sector within range, not a belt; it stays only as an option."""

    rule = clause("C-ROUND-02")
    clauses: ClassVar = (
        clause("C-MOVE-03"),
        clause("C-MOVE-04"),
        clause("C-SECT-05"),
        clause("C-SECT-06"),
        clause("C-CMD-10"),
        clause("C-NOTE-02"),
        clause("C-NOTE-12"),
        clause("C-GAP-08"),
        clause("C-GAP-24"),
        clause("C-GAP-66"),
        clause("C-OPT-01"),
    )

    def legal(self, s: CosmicState, seat: i64, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=12)
        here, most = s.ship(seat), reach(s, seat)
        for place in range(constants.SECTORS):
            if _barred_stop(s, place, distance(here, place), most) == ALLOWED:
                found = append(found, actions.MOVE + place)
        return found

    def barred(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> i64:
        if actions.KIND_OF[action] == actions.MOVE_KIND:
            place = actions.SLOT_1[action]
            return _barred_stop(s, place, distance(s.ship(seat), place), reach(s, seat))
        return NOTE_13 if actions.KIND_OF[action] == actions.PASS_KIND and s.stay == 0 else self.rule

    def do(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> None:
        s.drop()
        s.move_ship(seat, actions.SLOT_1[action])
