"""Columns of the tables `own`, `deck` and `stock` of a state."""

from typing import Final

from mypy_extensions import i64

from astrarium.games.cosmic_pioneers.components import constants, tables

# Numbers of a seat: `own[seat * OWN + ...]`.
POINTS: Final[i64] = 0
COMMANDER: Final[i64] = 1
LEVEL: Final[i64] = 2  # four levels: weapons, cargo, bombs, engines
WEAPONS: Final[i64] = 2
CARGO: Final[i64] = 3
BOMBS: Final[i64] = 4
ENGINES: Final[i64] = 5
SHIP: Final[i64] = 6
CRASHED: Final[i64] = 7
CREDITS: Final[i64] = 8
RESERVE: Final[i64] = 9
HOLD: Final[i64] = 10  # nine counts: colonists, aliens by species, goods by colour
USED: Final[i64] = 19  # three counts: re-rolls used, by die
FIGHTS: Final[i64] = 22
DELIVERIES: Final[i64] = 23
KILLS: Final[i64] = 24
OWN: Final[i64] = 25

# The event deck, `deck[...]`: cards left by species, unseen cards, discards.
LEFT: Final[i64] = 0
UNSEEN: Final[i64] = constants.COLOUR_COUNT
DISCARDED: Final[i64] = constants.COLOUR_COUNT + tables.CARD_COUNT
DECK: Final[i64] = constants.COLOUR_COUNT + 2 * tables.CARD_COUNT

# Common stocks: `stock[...]`.
MEEPLES: Final[i64] = 0  # aliens by species
GOODS: Final[i64] = constants.COLOUR_COUNT  # goods beside the scenario card, by colour
STOCK: Final[i64] = 2 * constants.COLOUR_COUNT
