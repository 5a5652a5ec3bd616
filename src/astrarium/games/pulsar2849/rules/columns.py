"""Columns of the tables `own` and `stock` of a state."""

from typing import Final

from mypy_extensions import i64

# Entries of a seat: `own[seat * OWN + ...]`.
POINTS: Final[i64] = 0
CUBES: Final[i64] = 1
PM1: Final[i64] = 2
PLUS2: Final[i64] = 3
SHIP: Final[i64] = 4
AREA: Final[i64] = 5  # three counts: gyrodynes of each size in the play area
RINGS_LEFT: Final[i64] = 8
AWARDS: Final[i64] = 9
EXTRA: Final[i64] = 10  # extra stations
HQ: Final[i64] = 11  # HQ board, NONE without
FACE: Final[i64] = 12  # its face, NONE until chosen
DONE: Final[i64] = 13  # projects completed, as bits
OPEN_RUNS: Final[i64] = 14  # Gate Runs gained and not yet scored, as bits
SHIFTS: Final[i64] = 15  # free changes, bit action * 2 + (0 for -1, 1 for +1)
GATE_MINUS: Final[i64] = 16  # colours of gates that allow a free -1 on a flight, as bits
GATE_PLUS: Final[i64] = 17  # colours of gates that allow a free +1, as bits
ZEROS: Final[i64] = 18  # actions that a die of 0 pays for, as bits
COPY_PRICE: Final[i64] = 19
CLAIM_PASSING: Final[i64] = 20  # 1 with the ability to claim in passing
LAND_PASSING: Final[i64] = 21  # 1 with the ability to treat a system flown through as the end
BLUE_STATIONS: Final[i64] = 22
LIFELESS_STATIONS: Final[i64] = 23
ON_BOARD: Final[i64] = 24  # three counts: gyrodynes of each size on pulsars
SPINNING: Final[i64] = 27  # three counts: spinning gyrodynes of each size
PATENTS: Final[i64] = 30
END_PATENTS: Final[i64] = 31
OWN: Final[i64] = 32

# Entries of the common stock: `stock[...]`.
STACK: Final[i64] = 0  # three counts: gyrodynes of each size left in the stacks
AWARDED: Final[i64] = 3  # three counts: construction awards of each size that are gone
FIRST_WINNER: Final[i64] = 6  # three seats: winners of the first award of each size
STOCK: Final[i64] = 9
