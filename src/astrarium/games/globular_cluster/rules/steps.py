"""Numbers of the steps on the agenda, and of the kinds of turn."""

from typing import Final

# Steps of the agenda.
START: Final = 0  # chance picks the starter
TURN: Final = 1  # a turn is to begin; its argument is the kind of turn
DRAW: Final = 2  # chance draws a tile
PLACE: Final = 3  # a tile is to be placed; its argument is the tile
TICK: Final = 4  # a tile is to be turned; its argument is the place of the tile
ACT: Final = 5  # action points are to be spent; its argument is the kind of turn
ROLL: Final = 6  # chance rolls the die for a mined cache

# Kinds of turn.
DRAWING: Final = 0  # draw, place, act
SCORING: Final = 1  # act, score
PLACING: Final = 2  # place the supernova, act
PLAIN: Final = 3  # act
