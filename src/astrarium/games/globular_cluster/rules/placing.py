"""Drawing a tile and adding it to the board (catalogue section 6)."""

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.clauses import ALLOWED
from astrarium.core.steps import DecisionStep
from astrarium.games.globular_cluster.clauses import clause
from astrarium.games.globular_cluster.components import grid, tables
from astrarium.games.globular_cluster.rules import actions, steps
from astrarium.games.globular_cluster.rules.state import GlobularState

PLACE_01: Final = clause("G-PLACE-01")
PLACE_02: Final = clause("G-PLACE-02")
PLACE_03: Final = clause("G-PLACE-03")
PLACE_04: Final = clause("G-PLACE-04")
GAP_31: Final = clause("G-GAP-31")
GAP_32: Final = clause("G-GAP-32")
GAP_33: Final = clause("G-GAP-33")


def touches_open_tile(s: GlobularState, cell: i64) -> bool:
    """Return whether a neighbour of `cell` has borders; then some orientation makes one passable."""
    for side in range(grid.SIDES):
        there = grid.NEXT[cell * grid.SIDES + side]
        if there >= 0 and s.tick[there] != grid.WALL:
            return True
    return False


def _barred_unreachable(s: GlobularState, cell: i64, enclosed: i64) -> i64:
    """Return the clause that forbids a tile without a passable border at `cell`, ALLOWED if none does.

    A tile placed beside it later may open a border. So the clause is `enclosed` if no place beside it is
    empty, otherwise G-GAP-33 if no tile is left.
    """
    for side in range(grid.SIDES):
        there = grid.NEXT[cell * grid.SIDES + side]
        if there >= 0 and s.tile[there] < 0:
            return ALLOWED if s.bag.left > 0 else GAP_33
    return enclosed


def barred_place(s: GlobularState, tile: i64, cell: i64) -> i64:
    """Return the clause that forbids `tile` at `cell`, ALLOWED if none does.

    The board is connected and has no holes, so it is enough to look at the six neighbours.
    """
    if s.tile[cell] >= 0:
        return PLACE_01
    around = s.around[cell]
    if around == 0:
        return PLACE_03
    if grid.RUNS[around] > 1:
        return PLACE_02
    row = grid.CELL_R[cell]
    if not grid.fits_box(min(s.lowest_h, grid.CELL_H[cell]), min(s.top, row), max(s.bottom, row)):
        return PLACE_04
    kind = tables.TILE_KIND[tile]
    if kind in (tables.SUPERNOVA, tables.EMPTY) or touches_open_tile(s, cell):
        return ALLOWED
    return _barred_unreachable(s, cell, GAP_31)


def barred_tick(s: GlobularState, cell: i64, corner: i64) -> i64:
    """Return the clause that forbids the tile at `cell` the tick in `corner`, ALLOWED if none does.

    The tile must not stay out of reach for good. A null tile never does: a station can reach it.
    """
    if tables.TILE_KIND[s.tile[cell]] == tables.EMPTY:
        return ALLOWED
    for side in range(grid.SIDES):
        there = grid.NEXT[cell * grid.SIDES + side]
        if there >= 0 and grid.price(s.reading, side, corner, s.tick[there]) > 0:
            return ALLOWED
    return _barred_unreachable(s, cell, GAP_32)


@final
class PlaceTile(DecisionStep[GlobularState]):
    """Place the tile of the argument; its orientation is chosen next, unless it is a supernova.

    A tile without a legal place leaves the game and counts as placed. The borders of a tile cannot be crossed
    until its orientation is chosen.
    """

    rule = clause("G-TURN-02")
    clauses: ClassVar = (
        clause("G-PLACE-07"),
        clause("G-PLACE-08"),
        clause("G-NOTE-05"),
        clause("G-NOTE-06"),
        clause("G-GAP-07"),
        clause("G-GAP-09"),
        clause("G-PLACE-09"),
        clause("G-PLACE-12"),
        clause("G-GAP-01"),
        clause("G-GAP-08"),
        clause("G-GAP-22"),
        clause("G-GAP-24"),
        clause("G-GAP-25"),
        clause("G-GAP-26"),
    )

    def legal(self, s: GlobularState, seat: i64, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=grid.CELLS)
        for cell in range(grid.CELLS):
            if s.around[cell] != 0 and barred_place(s, argument, cell) == ALLOWED:
                found = append(found, actions.PLACE + cell)
        return found

    def barred(self, s: GlobularState, seat: i64, argument: i64, action: i64) -> i64:
        return (
            barred_place(s, argument, actions.FIRST_SLOT[action])
            if actions.KIND_OF[action] == actions.PLACE_KIND
            else self.rule
        )

    def do(self, s: GlobularState, seat: i64, argument: i64, action: i64) -> None:
        cell, kind = actions.FIRST_SLOT[action], tables.TILE_KIND[argument]
        s.drop()
        pennies: i64 = 0
        if kind == tables.RESOURCE:
            pennies = tables.TILE_WORTH[argument]
        s.lay(cell, argument, grid.WALL, pennies)
        if kind != tables.SUPERNOVA:
            s.push(steps.TICK, s.turn, cell)

    def skip(self, s: GlobularState, seat: i64, argument: i64) -> None:
        s.drop()
        s.gone += 1


@final
class TurnTile(DecisionStep[GlobularState]):
    """Choose the orientation of the tile that was just placed; the argument is its place."""

    rule = clause("G-GAP-23")

    def legal(self, s: GlobularState, seat: i64, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=grid.NO_TICK)
        for corner in range(grid.NO_TICK):
            if barred_tick(s, argument, corner) == ALLOWED:
                found = append(found, actions.TICK + corner)
        return found

    def barred(self, s: GlobularState, seat: i64, argument: i64, action: i64) -> i64:
        return (
            barred_tick(s, argument, actions.FIRST_SLOT[action])
            if actions.KIND_OF[action] == actions.TICK_KIND
            else self.rule
        )

    def do(self, s: GlobularState, seat: i64, argument: i64, action: i64) -> None:
        s.drop()
        s.set_tick(argument, actions.FIRST_SLOT[action])
