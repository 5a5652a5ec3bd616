"""The numbers of the steps on the agenda, and of the kinds of turn."""

from typing import Final

# Steps of the agenda.
START: Final = 0  # chance picks the starter
TURN: Final = 1  # a turn is to begin; its argument is the kind of turn
DRAW: Final = 2  # chance draws a tile
PLACE: Final = 3  # the tile of the argument is to be placed
TICK: Final = 4  # the tile at the place of the argument is to be turned
ACT: Final = 5  # action points are to be spent; its argument is the kind of turn
ROLL: Final = 6  # chance rolls the die for a mined cache

# Kinds of turn.
DRAWING: Final = 0  # draw, place, act
SCORING: Final = 1  # act, score
PLACING: Final = 2  # place the supernova, act
PLAIN: Final = 3  # act
