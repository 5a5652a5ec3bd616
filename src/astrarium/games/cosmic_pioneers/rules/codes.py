"""Codes of hexes, life forms, pieces and transfers in a state."""

from typing import Final

from mypy_extensions import i64

from astrarium.games.cosmic_pioneers.components import constants

NONE: Final[i64] = -1

# Hexes that are not planets: `sector[place]`.
UNLAID: Final[i64] = -1
JUMPGATE: Final[i64] = -2
STATION: Final[i64] = -3
BELT: Final[i64] = -4
RUIN: Final[i64] = -5  # a destroyed planet

# Occupants of a slot: `life[place * SLOT_ROOM + slot]`.
EMPTY: Final[i64] = 0
FIRST_COLONIST: Final[i64] = 1  # seat 0's; the other seats follow
FIRST_NATIVE: Final[i64] = 5  # a lizard; the other species follow

# Pieces of cargo; goods follow the aliens.
COLONIST: Final[i64] = 0
FIRST_ALIEN: Final[i64] = 1
FIRST_GOODS: Final[i64] = 5
PIECE_COUNT: Final[i64] = 9

MAX_TRANSFERS: Final[i64] = 40  # loads and unloads of one deployment. C-GAP-78
# The last transfer of a deployment is one number.
LOADED: Final[i64] = 0  # plus slot * PIECE_COUNT + piece
TAKEN: Final[i64] = LOADED + constants.SLOT_ROOM * PIECE_COUNT  # plus colour
LANDED: Final[i64] = TAKEN + constants.COLOUR_COUNT  # plus slot
HANDED: Final[i64] = (
    LANDED + constants.SLOT_ROOM
)  # plus piece: goods, or a life form where there are no slots
LAST_TRANSFER: Final[i64] = HANDED + PIECE_COUNT - 1
