"""Codes of variants, stations and gyrodynes in a state, and the sizes of its fields."""

from typing import Final

from mypy_extensions import i64

# Variants of the rules: `variants`, as bits.
EVEN_START: Final[i64] = 1  # most dice of round 1 are set evenly
OPTIONAL_STATIONS: Final[i64] = 2  # a flight may leave a station out
MUST_USE_DICE: Final[i64] = 4  # a turn cannot end while a silver die is held
ALL_VARIANTS: Final[i64] = 7
STATION_RULES: Final[list[str]] = ["compulsory", "optional"]  # values of the option `stations`
DICE_RULES: Final[list[str]] = ["may-forfeit", "must-use"]  # values of the option `dice`

SEAT_ROOM: Final[i64] = 4
# What a trigger gives.
GAIN_POINTS: Final[i64] = 0
GAIN_CUBES: Final[i64] = 1
GAIN_PM1: Final[i64] = 2
GAIN_PLUS2: Final[i64] = 3
GAINS: Final[i64] = 4
DICE_SPACES: Final[i64] = 7
BLUE_STATION: Final[i64] = 1
LIFELESS_STATION: Final[i64] = 2
SPIN: Final[i64] = 3  # added to the size of a gyrodyne (1 to 3) when it spins
ICONS: Final[i64] = 34  # two for each of the 17 technologies in play
