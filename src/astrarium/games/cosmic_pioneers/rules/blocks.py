"""Blocks of features, and parts of the blocks of the seats, as bits."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.state import seat_bits
from astrarium.games.cosmic_pioneers.components.constants import (
    SECTORS,
)

# But for the first, and those of the seats.
RANKS_BLOCK: Final[i64] = 2
TABLE_BLOCK: Final[i64] = 4  # round, options, draws of the set-up
STOCK_BLOCK: Final[i64] = 8
DECK_BLOCK: Final[i64] = 16
GOODS_BLOCK: Final[i64] = 32
PLACE_BLOCK: Final = vec[i64]([2 ** (6 + place) for place in range(SECTORS)])  # by place of the ring
PLACE_BLOCKS: Final[i64] = sum(PLACE_BLOCK)

# Parts of the block of a seat: as bits of the block and, by seat, among those of all blocks.
OWN_PART: Final[i64] = 1
SCORE_PART: Final[i64] = 2  # what would score now
SHIP_PART: Final[i64] = 4
RING_PART: Final[i64] = 8  # where its colonists stand, and what they control
OWN_BITS: Final = seat_bits(0)
SCORE_BITS: Final = seat_bits(1)
SHIP_BITS: Final = seat_bits(2)
RING_BITS: Final = seat_bits(3)
# What tells round, draws of the set-up, and figures that depend on them.
FIGURE_BLOCKS: Final[i64] = TABLE_BLOCK + sum(OWN_BITS) + sum(SCORE_BITS) + sum(SHIP_BITS)
