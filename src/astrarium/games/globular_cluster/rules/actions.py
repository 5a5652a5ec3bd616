"""The action space: all actions of players and of chance."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.space import ActionSpace, Domain, Kind
from astrarium.games.globular_cluster.components import grid, tables

MEMBER: Final[i64] = 0
LEADER: Final[i64] = 1
PIECES: Final[i64] = 2
FROM_HOME: Final[i64] = 0
FROM_STATION: Final[i64] = 1

CELL: Final[Domain] = Domain("place", grid.CELL_NAMES)
CORNER: Final[Domain] = Domain("corner", [corner.lower() for corner in grid.CORNERS])
PIECE: Final[Domain] = Domain("piece", ["member", "leader"])
SOURCE: Final[Domain] = Domain("source", ["mits", "station"])
SEAT: Final[Domain] = Domain("seat", [f"s{seat}" for seat in range(tables.MAX_SEATS)])
CACHE: Final[Domain] = Domain("cache type", tables.CACHE_TOKENS)
TILE: Final[Domain] = Domain("tile", tables.TILE_NAMES)
FACE: Final[Domain] = Domain("die face", tables.FACES)


def _adjacent(arguments: Sequence[int]) -> bool:
    """Return whether a move with these arguments (piece, start, end) joins neighbouring places."""
    start, end = arguments[1], arguments[2]
    return any(grid.NEXT[start * grid.SIDES + side] == end for side in range(grid.SIDES))


SPACE: Final[ActionSpace] = ActionSpace(
    Kind("place", ("place", CELL)),
    Kind("tick", ("corner", CORNER)),
    Kind("move", ("piece", PIECE), ("from", CELL), ("to", CELL), where=_adjacent, never="G-MOVE-01"),
    Kind("warp", ("piece", PIECE), ("from", SOURCE), ("to", CELL)),
    Kind("mine", ("place", CELL)),
    Kind("trade", ("seat", SEAT), ("take", CACHE), ("give", CACHE)),
    Kind("improve", ("place", CELL)),
    Kind("open", ("place", CELL)),
    Kind("build", ("place", CELL)),
    Kind("end"),
    Kind("start", ("seat", SEAT), chance=True),
    Kind("draw", ("tile", TILE), chance=True),
    Kind("roll", ("face", FACE), chance=True),
)

PLACE_KIND: Final = 0
TICK_KIND: Final = 1
MOVE_KIND: Final = 2
WARP_KIND: Final = 3
MINE_KIND: Final = 4
TRADE_KIND: Final = 5
IMPROVE_KIND: Final = 6
OPEN_KIND: Final = 7
BUILD_KIND: Final = 8
END_KIND: Final = 9
START_KIND: Final = 10
DRAW_KIND: Final = 11
ROLL_KIND: Final = 12

PLACE: Final[i64] = SPACE.first["place"]
TICK: Final[i64] = SPACE.first["tick"]
MOVE: Final[i64] = SPACE.first["move"]
WARP: Final[i64] = SPACE.first["warp"]
MINE: Final[i64] = SPACE.first["mine"]
TRADE: Final[i64] = SPACE.first["trade"]
IMPROVE: Final[i64] = SPACE.first["improve"]
OPEN: Final[i64] = SPACE.first["open"]
BUILD: Final[i64] = SPACE.first["build"]
END: Final[i64] = SPACE.first["end"]
START: Final[i64] = SPACE.first["start"]
DRAW: Final[i64] = SPACE.first["draw"]
ROLL: Final[i64] = SPACE.first["roll"]

KIND_OF: Final[vec[i64]] = SPACE.kind_of
FIRST_SLOT: Final[vec[i64]] = vec[i64]([SPACE.slot(action, 0) for action in range(SPACE.size)])
SECOND_SLOT: Final[vec[i64]] = vec[i64]([SPACE.slot(action, 1) for action in range(SPACE.size)])
THIRD_SLOT: Final[vec[i64]] = vec[i64]([SPACE.slot(action, 2) for action in range(SPACE.size)])


def _move_actions() -> vec[i64]:
    """Return the moves by piece, place and direction, -1 if no place lies in that direction."""
    table: list[int] = []
    for piece in PIECE.tokens:
        for cell in range(grid.CELLS):
            for side in range(grid.SIDES):
                end = grid.NEXT[cell * grid.SIDES + side]
                if end >= 0:
                    table.append(SPACE.encode("move", piece, grid.CELL_NAMES[cell], grid.CELL_NAMES[end]))
                else:
                    table.append(-1)
    return vec[i64](table)


def _move_sides() -> vec[i64]:
    """Return the direction of each move, by its offset from the first move."""
    sides: list[int] = []
    for action in range(MOVE, WARP):
        start, end = SPACE.slot(action, 1), SPACE.slot(action, 2)
        sides.append([grid.NEXT[start * grid.SIDES + side] for side in range(grid.SIDES)].index(end))
    return vec[i64](sides)


MOVE_ACTION: Final[vec[i64]] = _move_actions()
MOVE_SIDE: Final[vec[i64]] = _move_sides()


def first_move(piece: i64, cell: i64) -> i64:
    """Return the index in MOVE_ACTION of the first of the six moves of `piece` from `cell`."""
    return (piece * grid.CELLS + cell) * grid.SIDES


def warp_action(piece: i64, source: i64, cell: i64) -> i64:
    """Return the action that warps `piece` from `source` to the station at `cell`."""
    return WARP + (piece * 2 + source) * grid.CELLS + cell
