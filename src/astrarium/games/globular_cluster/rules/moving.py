"""Moving a piece across a border (catalogue sections 4 and 7)."""

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.clauses import ALLOWED
from astrarium.games.globular_cluster.clauses import clause
from astrarium.games.globular_cluster.components import grid, tables
from astrarium.games.globular_cluster.rules import actions
from astrarium.games.globular_cluster.rules.acting import TurnAction
from astrarium.games.globular_cluster.rules.state import GlobularState

MOVE_01: Final = clause("G-MOVE-01")
MOVE_03: Final = clause("G-MOVE-03")
TILE_05: Final = clause("G-TILE-05")
TURN_04: Final = clause("G-TURN-04")


def has_piece(s: GlobularState, seat: i64, piece: i64, cell: i64) -> bool:
    """Return whether `seat` has a `piece` (MEMBER or LEADER) at `cell`."""
    if piece == actions.LEADER:
        return s.leader[seat] == cell
    return s.members[seat * grid.CELLS + cell] > 0


def shift(s: GlobularState, seat: i64, piece: i64, start: i64, end: i64) -> None:
    """Take a piece of `seat` from the place `start` to the place `end`; any number of pieces may share it."""
    if piece == actions.LEADER:
        s.move_leader(seat, end)
    else:
        s.move_member(seat, start, end)


def can_cross(cost: i64, points: i64) -> bool:
    """Return whether a border is open and `points` are enough for its `cost`."""
    return 0 < cost <= points


def barred_step(s: GlobularState, cell: i64, side: i64) -> i64:
    """Return the clause that forbids the seat on turn to move from `cell` in a direction, else ALLOWED."""
    cost = s.border(cell, side)
    if can_cross(cost, s.points):
        return ALLOWED
    if cost > 0:
        return TURN_04
    there = grid.NEXT[cell * grid.SIDES + side]
    if there < 0 or s.tile[there] < 0:
        return MOVE_01
    return TILE_05 if s.kind(there) == tables.SUPERNOVA else MOVE_03


def _legal_steps(s: GlobularState, piece: i64, cell: i64, found: vec[i64]) -> vec[i64]:
    """Return `found` with the legal moves of `piece` from `cell` appended."""
    points = s.points
    prices = s.price
    first_border = cell * grid.SIDES
    first_action = actions.first_move(piece, cell)
    for side in range(grid.SIDES):
        if can_cross(i64(prices[first_border + side]), points):
            found = append(found, actions.MOVE_ACTION[first_action + side])
    return found


@final
class MovePiece(TurnAction):
    """Move a member or the leader to a neighbouring tile for the price of the border."""

    clauses: ClassVar = (
        clause("G-MOVE-02"),
        clause("G-MOVE-04"),
        clause("G-TURN-06"),
        clause("G-GEO-10"),
        clause("G-GEO-12"),
        clause("G-GAP-04"),
        clause("G-GAP-10"),
        clause("G-GAP-11"),
        clause("G-SETUP-23"),
    )

    def add_legal(self, s: GlobularState, occupied: vec[i64], found: vec[i64]) -> vec[i64]:
        first = s.turn * grid.CELLS
        members = s.members
        for cell in occupied:
            if members[first + cell] > 0:
                found = _legal_steps(s, actions.MEMBER, cell, found)
        leader = s.leader[s.turn]
        return _legal_steps(s, actions.LEADER, leader, found) if leader >= 0 else found

    def barred(self, s: GlobularState, action: i64) -> i64:
        cell = actions.SECOND_SLOT[action]
        if not has_piece(s, s.turn, actions.FIRST_SLOT[action], cell):
            return MOVE_01
        return barred_step(s, cell, actions.MOVE_SIDE[action - actions.MOVE])

    def do(self, s: GlobularState, action: i64) -> None:
        cell, side = actions.SECOND_SLOT[action], actions.MOVE_SIDE[action - actions.MOVE]
        s.points -= s.border(cell, side)
        shift(s, s.turn, actions.FIRST_SLOT[action], cell, grid.NEXT[cell * grid.SIDES + side])
