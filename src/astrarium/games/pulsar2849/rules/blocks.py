"""Feature blocks, and parts of the seat blocks, as bits of `changed`."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.state import seat_bits
from astrarium.games.pulsar2849.rules import codes, columns

# Shared blocks, except block 0, which is always encoded.
STANDINGS: Final[i64] = 2  # ranking, markers, rockets
FLIGHT: Final[i64] = 4  # the path of the flying ship
SUPPLY: Final[i64] = 8  # boards and goals, gyrodynes and awards, offer, tiles face down
TECHS: Final[i64] = 16
TILES: Final[i64] = 32  # transmitters
MAP: Final[i64] = 64  # systems and pulsars

# Parts of a seat block: as bits of the block, then by seat as bits of `changed`.
MEANS_PART: Final[i64] = 1  # points, what can be spent, the ship
ABILITY_PART: Final[i64] = 2  # what lasting cards allow
HOLDING_PART: Final[i64] = 4  # the rest
MEANS: Final[vec[i64]] = seat_bits(0)
ABILITY: Final[vec[i64]] = seat_bits(1)
HOLDING: Final[vec[i64]] = seat_bits(2)


def _own_blocks() -> vec[i64]:
    """Return, by seat and column of `own`, the blocks that encode it."""
    means = (
        columns.CUBES,
        columns.PM1,
        columns.PLUS2,
        columns.SHIP,
        *range(columns.AREA, columns.RINGS_LEFT),
    )
    found = vec[i64](capacity=codes.SEAT_ROOM * columns.OWN)
    for seat in range(codes.SEAT_ROOM):
        for what in range(columns.OWN):
            if what == columns.POINTS:
                block = MEANS[seat] | STANDINGS
            elif what in means:
                block = MEANS[seat]
            else:
                block = ABILITY[seat] if columns.SHIFTS <= what <= columns.LAND_PASSING else HOLDING[seat]
            found = append(found, block)
    return found


OF_COLUMN: Final[vec[i64]] = _own_blocks()
