"""Feature blocks, and parts of the seat blocks, as bits of `changed`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.state import seat_bits
from astrarium.games.globular_cluster.components import grid

# Shared blocks, except block 0, which is always encoded; TILE_GROUP places share a block for their tiles.
STACK: Final[i64] = 2
TILE_GROUP: Final[i64] = 4
TILE: Final[vec[i64]] = vec[i64]([2 ** (2 + cell // TILE_GROUP) for cell in range(grid.CELLS)])  # by place
TILES: Final[i64] = sum(set(TILE))  # the blocks of all places
# Parts of a seat block: as bits of the block, then by seat as bits of `changed`.
CACHES_PART: Final[i64] = 1
PIECES_PART: Final[i64] = 2
CACHES: Final[vec[i64]] = seat_bits(0)
PIECES: Final[vec[i64]] = seat_bits(1)
