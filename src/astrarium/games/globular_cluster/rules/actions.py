"""Everything a player or chance can do, as one action space."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.space import ActionSpace, Domain, Kind
from astrarium.games.globular_cluster.components.grid import CELL_NAMES, CELLS, CORNERS, NEXT, SIDES
from astrarium.games.globular_cluster.components.tables import CACHE_TOKENS, FACES, MOST_SEATS, TILE_NAMES

MEMBER: Final[i64] = 0
LEADER: Final[i64] = 1
PIECES: Final[i64] = 2
FROM_HOME: Final[i64] = 0
FROM_STATION: Final[i64] = 1

CELL: Final = Domain("place", CELL_NAMES)
CORNER: Final = Domain("corner", [corner.lower() for corner in CORNERS])
PIECE: Final = Domain("piece", ["member", "leader"])
SOURCE: Final = Domain("source", ["mits", "station"])
SEAT: Final = Domain("seat", [f"s{seat}" for seat in range(MOST_SEATS)])
CACHE: Final = Domain("cache type", CACHE_TOKENS)
TILE: Final = Domain("tile", TILE_NAMES)
FACE: Final = Domain("die face", FACES)


def _adjacent(filling: Sequence[int]) -> bool:
    start, end = filling[1], filling[2]
    return any(NEXT[start * SIDES + side] == end for side in range(SIDES))


SPACE: Final = ActionSpace(
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

KIND_OF: Final = SPACE.kind_of
FIRST_SLOT: Final = vec[i64]([SPACE.slot(action, 0) for action in range(SPACE.size)])
SECOND_SLOT: Final = vec[i64]([SPACE.slot(action, 1) for action in range(SPACE.size)])
THIRD_SLOT: Final = vec[i64]([SPACE.slot(action, 2) for action in range(SPACE.size)])


def _move_actions() -> vec[i64]:
    """The move of a piece from a place in a direction, by (piece, place, direction); -1 leads nowhere."""
    table: list[int] = []
    for piece in PIECE.tokens:
        for cell in range(CELLS):
            for side in range(SIDES):
                end = NEXT[cell * SIDES + side]
                found = end >= 0
                table.append(SPACE.encode("move", piece, CELL_NAMES[cell], CELL_NAMES[end]) if found else -1)
    return vec[i64](table)


def _move_sides() -> vec[i64]:
    """The direction of each move, counted from the first one."""
    sides: list[int] = []
    for action in range(MOVE, WARP):
        start, end = SPACE.slot(action, 1), SPACE.slot(action, 2)
        sides.append([NEXT[start * SIDES + side] for side in range(SIDES)].index(end))
    return vec[i64](sides)


MOVE_ACTION: Final = _move_actions()
MOVE_SIDE: Final = _move_sides()


def first_move(piece: i64, cell: i64) -> i64:
    """Where the six moves of a piece from a place begin in MOVE_ACTION."""
    return (piece * CELLS + cell) * SIDES


def warp_action(piece: i64, source: i64, cell: i64) -> i64:
    """The action that warps a piece to the station at a place."""
    return WARP + (piece * 2 + source) * CELLS + cell
