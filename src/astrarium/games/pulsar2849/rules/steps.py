"""Step numbers on the agenda, and their names in views and features."""

from typing import Final

from mypy_extensions import i64

# Steps of the agenda; in brackets what the argument is.
ORDER: Final[i64] = 0  # chance deals the turn order
GOAL: Final[i64] = 1  # chance draws a goal [place]
BOARD: Final[i64] = 2  # chance picks a technology board [category]
HQ: Final[i64] = 3  # chance deals the seat an HQ board
OFFER: Final[i64] = 4  # chance reveals a transmitter [place in the offer]
ENTER: Final[i64] = 5  # the seat places its ship
SIDE: Final[i64] = 6  # the seat chooses the side of its HQ
ROUND: Final[i64] = 7  # a round is to begin
ROLL: Final[i64] = 8  # chance rolls a die [dice still to roll]
MEDIAN: Final[i64] = 9  # the median marker is to be set
DRAFT: Final[i64] = 10  # the seat takes a die
TURN: Final[i64] = 11  # the seat's turn is to begin
ACT: Final[i64] = 12  # the seat decides what to do next
FLIGHT: Final[i64] = 13  # the seat chooses the next location
DISCOVER: Final[i64] = 14  # chance turns up a system [location]
ARRIVE: Final[i64] = 15  # the path is finished
LAND: Final[i64] = 16  # the seat may name a system flown through
THROUGH: Final[i64] = 17  # a system flown through is to be settled [location]
PASSING: Final[i64] = 18  # the seat may claim a pulsar flown through
ENDING: Final[i64] = 19  # the end location is to be settled [location]
CLAIM: Final[i64] = 20  # the seat may claim the pulsar where its flight ended [location]
RUN: Final[i64] = 21  # the seat may score a Gate Run
BONUS: Final[i64] = 22  # the seat takes the pictured bonus or a tile [system tile]
EXPLORE: Final[i64] = 23  # chance draws an exploration tile for the seat
EFFECT: Final[i64] = 24  # an effect is to be carried out for the seat [effect]
GAIN: Final[i64] = 25  # the seat takes a gyrodyne [sizes as bits]
ISOLATED: Final[i64] = 26  # the seat may claim an isolated pulsar
SPIN: Final[i64] = 27  # the seat finishes a gyrodyne [sizes as bits]
JUMP: Final[i64] = 28  # the seat puts its ship on a system
REMOTE: Final[i64] = 29  # the seat places a station anywhere [kinds as bits]
SHIFT: Final[i64] = 30  # the seat moves a marker left [effect]
JOIN: Final[i64] = 31  # the seat places a claimed transmitter [tile * 8 + place of the cost paid]
ONLINE: Final[i64] = 32  # a transmitter is turned to its online side [tile]
LINK_DIE: Final[i64] = 33  # the seat may take the die of a link [tile]
PRODUCE: Final[i64] = 34  # a step of the Production Phase [its number]
BUY: Final[i64] = 35  # the seat may buy VP [effect]
FINAL: Final[i64] = 36  # a step of final scoring [its number]
MEET: Final[i64] = 37  # the seat names a goal that counts as met
GOAL_SCORE: Final[i64] = 38  # a goal is to be scored for the seat [place]
GOAL_BONUS: Final[i64] = 39  # the seat may buy a bonus of a goal [place * 2 + number]

NAMES: Final[list[str]] = [
    "order",
    "goal",
    "board",
    "hq",
    "offer",
    "enter",
    "side",
    "round",
    "roll",
    "median",
    "draft",
    "turn",
    "act",
    "flight",
    "discover",
    "arrive",
    "land",
    "through",
    "passing",
    "ending",
    "claim",
    "run",
    "bonus",
    "explore",
    "effect",
    "gain",
    "isolated",
    "spin",
    "jump",
    "remote",
    "shift",
    "join",
    "online",
    "link-die",
    "produce",
    "buy",
    "final",
    "meet",
    "goal-score",
    "goal-bonus",
]
