"""Pieces thrown overboard."""

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.clauses import ALLOWED
from astrarium.core.steps import DecisionStep
from astrarium.games.cosmic_pioneers.clauses import clause
from astrarium.games.cosmic_pioneers.rules import actions, codes, pieces, steps
from astrarium.games.cosmic_pioneers.rules.state import CosmicState

GAP_87: Final = clause("C-GAP-87")


@final
class JettisonCargo(DecisionStep[CosmicState]):
    """The seat throws pieces overboard, or all if it has fewer; the argument is their number."""

    rule = clause("C-GAP-22")
    clauses: ClassVar = (clause("C-GAP-33"),)

    def legal(self, s: CosmicState, seat: i64, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=codes.PIECE_COUNT)
        if argument > 0:
            for piece in range(codes.PIECE_COUNT):
                if self._barred_piece(s, seat, argument, piece) == ALLOWED:
                    found = append(found, actions.JETTISON + piece)
        return found

    def barred(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> i64:
        if actions.KIND_OF[action] != actions.JETTISON_KIND:
            return self.rule
        return self._barred_piece(s, seat, argument, actions.SLOT_1[action])

    def _barred_piece(self, s: CosmicState, seat: i64, number: i64, piece: i64) -> i64:
        if s.cargo(seat, piece) == 0:
            return self.rule
        if piece < s.stage:
            return GAP_87
        left: i64 = 0
        for later in range(piece, codes.PIECE_COUNT):
            left += s.cargo(seat, later)
        return ALLOWED if left >= number or left == pieces.aboard(s, seat) else GAP_87

    def do(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> None:
        piece = actions.SLOT_1[action]
        s.drop()
        s.stage = piece
        pieces.give_back(s, seat, piece)
        if argument > 1 and pieces.aboard(s, seat) > 0:
            s.push(steps.JETTISON, seat, argument - 1)
        else:
            s.stage = 0
