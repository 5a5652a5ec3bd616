"""Feature blocks, and parts of the seat blocks, as bits of `changed`."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.state import seat_bits
from astrarium.games.cosmic_pioneers.components import constants
from astrarium.games.cosmic_pioneers.rules import codes, columns

# Shared blocks, except block 0, which is always encoded.
RANKS: Final[i64] = 2
TABLE: Final[i64] = 4  # round, options, draws of the set-up
STOCK: Final[i64] = 8
DECK: Final[i64] = 16
GOODS: Final[i64] = 32
PLACE: Final[vec[i64]] = vec[i64](
    [2 ** (6 + place) for place in range(constants.SECTORS)]
)  # by place of the ring
PLACES: Final[i64] = sum(PLACE)

# Parts of a seat block: as bits of the block, then by seat as bits of `changed`.
OWN_PART: Final[i64] = 1
SCORE_PART: Final[i64] = 2  # what would score now
SHIP_PART: Final[i64] = 4
RING_PART: Final[i64] = 8  # its colonists on the ring, and the planets it controls
OWN: Final[vec[i64]] = seat_bits(0)
SCORE: Final[vec[i64]] = seat_bits(1)
SHIP: Final[vec[i64]] = seat_bits(2)
RING: Final[vec[i64]] = seat_bits(3)
# Blocks that depend on the round or on draws of the set-up.
FIGURES: Final[i64] = TABLE + sum(OWN) + sum(SCORE) + sum(SHIP)


def _own_blocks() -> vec[i64]:
    """Return, by seat and column of `own`, the blocks that encode it."""
    scoring = (columns.COMMANDER, columns.CREDITS, columns.FIGHTS, columns.DELIVERIES, columns.KILLS)
    elsewhere = (columns.SHIP, columns.FIGHTS, columns.DELIVERIES, columns.KILLS)
    found = vec[i64](capacity=constants.MAX_SEATS * columns.OWN)
    for seat in range(constants.MAX_SEATS):
        for what in range(columns.OWN):
            block = SHIP[seat] if what == columns.SHIP else 0
            block |= 0 if what in elsewhere else OWN[seat]
            block |= SCORE[seat] if what in scoring else 0
            found = append(found, block | RANKS if what in (columns.POINTS, columns.CREDITS) else block)
    return found


def _life_parts() -> vec[i64]:
    """Return, by code of a life form, the parts that encode it; 0 for EMPTY and for aliens."""
    parts = vec[i64]([0] * (codes.FIRST_NATIVE + constants.COLOUR_COUNT))
    for seat in range(constants.MAX_SEATS):
        parts[codes.FIRST_COLONIST + seat] = SCORE[seat] + RING[seat]
    return parts


OF_COLUMN: Final[vec[i64]] = _own_blocks()
OF_LIFE: Final[vec[i64]] = _life_parts()
