"""Numbers of the steps on the agenda, and their names in views and features."""

from typing import Final

from mypy_extensions import i64

# Comments name the argument of a step in brackets.
# Automatic steps.
HEXES: Final[i64] = 0  # Jumpgate and Trade Station are laid, the pool is drawn
SHIPS: Final[i64] = 1  # the event deck is made, ships are put on the Jumpgate
START: Final[i64] = 2  # all seats get credits and cargo
ROUND: Final[i64] = 3  # a round begins
SPAWN: Final[i64] = 4  # an event card's species spawns, then it is discarded [card]
EFFECT: Final[i64] = 5  # an effect is carried out, the seat is its actor [effect]
TURN: Final[i64] = 6  # the turn of the seat begins
OUTCOME: Final[i64] = 7  # the fight is decided
ADVENTURE: Final[i64] = 8  # phase 3
RESULT: Final[i64] = 9  # the effect of the adventure is carried out
INCOME: Final[i64] = 10  # the seat receives its income
DEPLOY: Final[i64] = 11  # phase 4
END: Final[i64] = 12  # the end of the game is tested, the token passed on
# Steps of chance.
FIRST: Final[i64] = 13  # chance names the first player
SPECIES: Final[i64] = 14  # chance draws a species
SCENARIO: Final[i64] = 15  # chance draws the scenario
PLANET: Final[i64] = 16  # chance draws a planet into the pool [colour]
EVENT: Final[i64] = 17  # chance draws an event card for the seat
ATTACK: Final[i64] = 18  # chance rolls the attacker's die [1 if again]
DEFENCE: Final[i64] = 19  # chance rolls the defender's die [1 if again]
FACE: Final[i64] = 20  # chance rolls for an adventure
HIT: Final[i64] = 21  # chance rolls the Hit Die
COUNT: Final[i64] = 22  # chance rolls the number of life forms killed
# Decisions of the seat, which is asked only if it has a choice.
COMMANDER: Final[i64] = 23  # the seat chooses a commander
LEVEL: Final[i64] = 24  # the seat raises an attribute by a level, free of charge
LAY: Final[i64] = 25  # the seat lays a planet or belt
PICK: Final[i64] = 26  # the seat picks planets for an effect [effect]
JETTISON: Final[i64] = 27  # the seat throws pieces overboard [number left]
CRASH: Final[i64] = 28  # the seat's ship crash-lands
WRECK: Final[i64] = 29  # the seat's crashed ship is unloaded
MOVE: Final[i64] = 30  # the seat moves
FIGHT: Final[i64] = 31  # the seat fights if a rival is there
REROLL: Final[i64] = 32  # the seat may roll a die again [the step that rolls it]
ABOARD: Final[i64] = 33  # the seat may take surplus colonists aboard [their number]
DISCARD: Final[i64] = 34  # the seat may discard or hand in cargo
RAISE: Final[i64] = 35  # the seat may buy levels
BUY: Final[i64] = 36  # the seat may take goods offered [stop * STOP_ROOM + number left]
EMBARK: Final[i64] = 37  # the seat may load colonists from the reserve
TRANSFER: Final[i64] = 38  # the seat may load or unload a piece
SLOT: Final[i64] = 39  # the seat chooses the slot of a life form it lands [piece]
BOMB: Final[i64] = 40  # phase 5
TARGET: Final[i64] = 41  # the seat chooses the kind of life form to kill, if it may
VICTIM: Final[i64] = 42  # life forms are killed
FIRST_CHANCE: Final[i64] = 13
FIRST_DECISION: Final[i64] = 23
LAST: Final[i64] = 42

# Names in views and features, by step.
NAMES: Final[list[str]] = [
    "hexes",
    "ships",
    "start",
    "round",
    "spawn",
    "effect",
    "turn",
    "outcome",
    "adventure",
    "result",
    "income",
    "deploy",
    "end",
    "first",
    "species",
    "scenario",
    "planet",
    "event",
    "attack",
    "defence",
    "face",
    "hit",
    "count",
    "commander",
    "level",
    "lay",
    "pick",
    "jettison",
    "crash",
    "wreck",
    "move",
    "fight",
    "reroll",
    "aboard",
    "discard",
    "raise",
    "buy",
    "embark",
    "transfer",
    "slot",
    "bomb",
    "target",
    "victim",
]
