"""The board as a brick pattern: places, neighbours and the prices of crossing a border."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.components import Entry
from astrarium.games.globular_cluster.clauses import clause
from astrarium.games.globular_cluster.components import tables

# The brick pattern, the box around the board, and the price of a border.
CLAUSES: Final[tuple[i64, ...]] = (
    clause("G-GEO-01"),
    clause("G-GEO-02"),
    clause("G-GEO-03"),
    clause("G-GEO-04"),
    clause("G-GEO-05"),
    clause("G-GEO-06"),
    clause("G-GEO-07"),
    clause("G-GEO-08"),
    clause("G-GEO-09"),
    clause("G-GEO-13"),
    clause("G-PLACE-05"),
    clause("G-PLACE-10"),
    clause("G-PLACE-11"),
    clause("G-SETUP-13"),
    clause("G-NOTE-02"),
    clause("G-NOTE-03"),
    clause("G-NOTE-04"),
)


NONE: Final[i64] = -1  # no place, tile or seat
GRID: Final[Entry] = tables.CONSTANTS.entry("grid")
CORNERS: Final[list[str]] = GRID.words("corners")
LARGEST_H: Final[i64] = GRID.integer("largest_h", tables.FARTHEST)
NO_TICK: Final[i64] = 4
WALL: Final[i64] = 5
TICK_CODES: Final[i64] = 6
DIRECTIONS: Final[list[str]] = ["UL", "UR", "L", "R", "DL", "DR"]
AROUND_CLOCKWISE: Final[list[str]] = ["L", "UL", "UR", "R", "DR", "DL"]
SIDES: Final[i64] = 6
BIT: Final[vec[i64]] = vec[i64]([1, 2, 4, 8, 16, 32])


def _box_sizes() -> list[list[int]]:
    """Return the rectangles one of which the board must fit, as (width, height) in tiles. G-PLACE-04"""
    box = tables.CONSTANTS.entry("box")
    return [Entry(box.where, {"sizes": size}).integers("sizes", 2) for size in box.items("sizes")]


BOXES: Final[list[list[int]]] = _box_sizes()
BOX_WIDTH: Final[vec[i64]] = vec[i64]([width for width, _ in BOXES])
BOX_HEIGHT: Final[vec[i64]] = vec[i64]([height for _, height in BOXES])
MAX_WIDE: Final[i64] = max(width for width, _ in BOXES)
MAX_HIGH: Final[i64] = max(height for _, height in BOXES)
LEFT_H: Final[i64] = LARGEST_H + 2 - 2 * MAX_WIDE
TOP_R: Final[i64] = 1 - MAX_HIGH
BOTTOM_R: Final[i64] = MAX_HIGH - 1

PLACE_01: Final[i64] = clause("G-PLACE-01")
PLACE_04: Final[i64] = clause("G-PLACE-04")
PLACE_06: Final[i64] = clause("G-PLACE-06")


def barred_spot(h: i64, r: i64) -> i64:
    """Return the clause by which no tile can lie at (h, r) on any board, 0 if one can.

    G-GEO-01, G-GEO-02, G-PLACE-01: rows are shifted by half a tile. G-PLACE-06, G-PLACE-11, G-SETUP-13:
    nothing lies right of the arrival tile. G-PLACE-04: the board fits the box around it.
    """
    if (h + r) % 2 != 0:
        return PLACE_01
    if h > LARGEST_H:
        return PLACE_06
    if h < LEFT_H or r < TOP_R or r > BOTTOM_R:
        return PLACE_04
    return 0


def fits_box(lowest_h: i64, top: i64, bottom: i64) -> bool:
    """Return whether a board of this extent fits a box, lying or standing.

    G-PLACE-04, G-PLACE-05, G-PLACE-10, G-NOTE-04: width in half tiles, so 6.5 is more than 6.
    """
    half_tiles = LARGEST_H + 2 - lowest_h
    rows = bottom - top + 1
    fits = False
    for box in range(len(BOX_WIDTH)):
        fits = fits or (half_tiles <= 2 * BOX_WIDTH[box] and rows <= BOX_HEIGHT[box])
    return fits


PLACES: Final[list[tuple[int, int]]] = [
    (int(h), int(r))
    for r in range(TOP_R, BOTTOM_R + 1)
    for h in range(LEFT_H, LARGEST_H + 1)
    if barred_spot(h, r) == 0
]
CELLS: Final[i64] = len(PLACES)
CELL_H: Final[vec[i64]] = vec[i64]([h for h, _ in PLACES])
CELL_R: Final[vec[i64]] = vec[i64]([r for _, r in PLACES])
CELL_NAMES: Final[list[str]] = [f"{chr(ord('a') + h - LEFT_H)}{r - TOP_R + 1}" for h, r in PLACES]
HOME: Final[i64] = PLACES.index((0, 0))


def _neighbours() -> vec[i64]:
    """Return the neighbour of each place in each direction, -1 where there is none. G-GEO-03"""
    table: list[int] = []
    for h, r in PLACES:
        for direction in DIRECTIONS:
            dh, dr = GRID.integers(direction, 2)
            there = (h + dh, r + dr)
            table.append(PLACES.index(there) if there in PLACES else -1)
    return vec[i64](table)


NEXT: Final[vec[i64]] = _neighbours()
OPPOSITE: Final[vec[i64]] = vec[i64](
    [tables.CONSTANTS.entry("opposite").index(name, DIRECTIONS) for name in DIRECTIONS]
)


def _price_of(reading: Entry, direction: str, own: int, other: int) -> int:
    """Return the price of crossing a border, given the corners of the two ticks; 0 is closed.

    G-GEO-05, G-GEO-06, G-GEO-07, G-GEO-08, G-GEO-09, G-GEO-10, G-GEO-11, G-GEO-13, G-NOTE-02, G-NOTE-03,
    G-OPT-01, G-TURN-06
    """
    if WALL in (own, other):
        return 0
    steps = tables.CONSTANTS.entry("step")
    back = DIRECTIONS[OPPOSITE[DIRECTIONS.index(direction)]]
    faces = own != NO_TICK and direction in reading.words(CORNERS[own], DIRECTIONS)
    faced = other != NO_TICK and back in reading.words(CORNERS[other], DIRECTIONS)
    if faces and faced:
        touching = reading.items(f"touching_{direction}")
        return steps.integer("touching" if [CORNERS[own], CORNERS[other]] in touching else "offset")
    return steps.integer("single" if faces or faced else "none")


def _prices() -> vec[i64]:
    """Return the prices by reading of the borders, direction, own tick and the neighbour's tick."""
    table: list[int] = []
    for name in tables.BORDERS:
        reading = tables.CONSTANTS.entry("borders").entry(name)
        for direction in DIRECTIONS:
            for own in range(TICK_CODES):
                table += [_price_of(reading, direction, own, other) for other in range(TICK_CODES)]
    return vec[i64](table)


PRICE: Final[vec[i64]] = _prices()
PRICES_PER_READING: Final[i64] = SIDES * TICK_CODES * TICK_CODES


def price(reading: i64, direction: i64, own: i64, other: i64) -> i64:
    """Return the price of going in a direction between tiles with these ticks; 0 is closed."""
    return PRICE[reading * PRICES_PER_READING + (direction * TICK_CODES + own) * TICK_CODES + other]


def _runs() -> vec[i64]:
    """Return the number of unbroken stretches around a place by its occupied neighbours, as bits.

    G-GEO-04: three tiles meet at every corner. So a new tile beside a connected board without holes encloses
    an empty place exactly if its neighbours form more than one stretch.
    """
    order = [DIRECTIONS.index(name) for name in AROUND_CLOCKWISE]
    table: list[int] = []
    for mask in range(64):
        ring = [mask // BIT[side] % 2 for side in order]
        table.append(sum(ring[n] > ring[n - 1] for n in range(SIDES)))
    return vec[i64](table)


RUNS: Final[vec[i64]] = _runs()
