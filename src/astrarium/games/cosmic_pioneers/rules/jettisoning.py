"""Cargo thrown overboard."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.clauses import ALLOWED
from astrarium.games.cosmic_pioneers.clauses import clause
from astrarium.games.cosmic_pioneers.rules.actions import JETTISON
from astrarium.games.cosmic_pioneers.rules.pieces import aboard, give_back
from astrarium.games.cosmic_pioneers.rules.state import HOLD, JETTISON_STEP, PIECE_COUNT, CosmicState

GAP_22: Final = clause("C-GAP-22")
GAP_87: Final = clause("C-GAP-87")


def barred_jettison(s: CosmicState, seat: i64, piece: i64) -> i64:
    """The owner chooses among the pieces aboard; all go if there are no more than named.

    C-GAP-22, C-GAP-87
    """
    if s.get(seat, HOLD + piece) == 0:
        return GAP_22
    if piece < s.stage:
        return GAP_87
    left: i64 = 0
    for later in range(piece, PIECE_COUNT):
        left += s.get(seat, HOLD + later)
    return ALLOWED if left >= s.step_argument() or left == aboard(s, seat) else GAP_87


def legal_jettison(s: CosmicState, seat: i64) -> vec[i64]:
    """The pieces that can be thrown overboard next; none if nothing is left to throw."""
    found = vec[i64](capacity=PIECE_COUNT)
    if s.step_argument() > 0:
        for piece in range(PIECE_COUNT):
            if barred_jettison(s, seat, piece) == ALLOWED:
                found = append(found, JETTISON + piece)
    return found


def do_jettison(s: CosmicState, seat: i64, piece: i64) -> None:
    """A piece is discarded. C-GAP-33"""
    left = s.step_argument() - 1
    s.drop()
    s.stage = piece
    give_back(s, seat, piece)
    if left > 0 and aboard(s, seat) > 0:
        s.push(JETTISON_STEP, seat, left)
    else:
        s.stage = 0
