"""The opening position (catalogue section 3)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.bag import Bag
from astrarium.games.globular_cluster.clauses import clause
from astrarium.games.globular_cluster.components import grid, tables
from astrarium.games.globular_cluster.components.tables import Opening
from astrarium.games.globular_cluster.rules import steps
from astrarium.games.globular_cluster.rules.state import GlobularState

# Clauses of the set-up.
CLAUSES: Final[tuple[i64, ...]] = (
    clause("G-DATA-07"),
    clause("G-SETUP-01"),
    clause("G-SETUP-06"),
    clause("G-SETUP-09"),
    clause("G-SETUP-10"),
    clause("G-SETUP-11"),
    clause("G-SETUP-12"),
    clause("G-SETUP-14"),
    clause("G-SETUP-22"),
    clause("G-SETUP-24"),
    clause("G-SETUP-27"),
    clause("G-GAP-03"),
    clause("G-GAP-17"),
)


FIRST_GROUP: Final[i64] = 0


def set_up(s: GlobularState, reading: i64, at_least: i64) -> None:
    """Set up board, pieces and stack, and let chance pick the first player.

    `reading` and `at_least` are the options `borders` and `value_limits`, as indexes of their choices.
    """
    s.reading = reading
    s.at_least = at_least
    s.clear_board()
    lay_opening_board(s)
    for seat in range(s.seats):
        s.members[seat * grid.CELLS + grid.HOME] = tables.MEMBERS
    s.leader = vec[i64]([grid.HOME] * s.seats)
    s.sites = vec[i64]([grid.NONE] * (s.seats * tables.STATIONS))
    s.opened = vec[i64]([grid.NONE] * s.seats)
    s.caches = vec[i64]([0] * (s.seats * tables.CACHE_TYPES))
    s.vp = vec[i64]([0] * s.seats)
    s.group = FIRST_GROUP
    s.bag = Bag(tables.STACKS[s.seats][FIRST_GROUP])
    s.push(steps.START, grid.NONE, grid.NONE)


def lay_opening_board(s: GlobularState) -> None:
    """Place the tiles of the opening board with their ticks and pennies."""
    for cell, opening in zip(OPENING_CELLS, tables.TILES.opening, strict=True):
        tick = grid.CORNERS.index(opening.tick) if opening.tick else grid.NO_TICK
        s.lay(cell, opening.tile, tick, opening.pennies)


def cells_of(openings: list[Opening]) -> list[int]:
    """Return the places of opening tiles; raise BadData if one is off the board or taken twice."""
    found: list[int] = []
    for opening in openings:
        place = (opening.h, opening.r)
        if place not in grid.PLACES or grid.PLACES.index(place) in found:
            raise opening.entry.error("h", f"{place} is no free place of the board")
        found.append(grid.PLACES.index(place))
    return found


OPENING_CELLS: Final = cells_of(tables.TILES.opening)
