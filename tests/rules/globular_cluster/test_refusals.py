"""Refusals with numbers: what an action takes, and what there is."""

from collections.abc import Callable
from typing import Final

import pytest

from astrarium.core.game import Facts
from astrarium.games.globular_cluster import GAME
from astrarium.games.globular_cluster.position import GlobularPosition
from astrarium.games.globular_cluster.screen.refusals import DECIDING
from tests.rules.globular_cluster.board import BoardBuilder, do
from tests.table import why

Make = Callable[[], GlobularPosition]

SPOTS: Final = ["i7", "g7", "e7", "j6", "h6", "f6"]
COLUMN: Final = ["m5", "l4", "m3", "l2"]


def played(position: GlobularPosition, *texts: str) -> GlobularPosition:
    """Return `position` after the events `texts`."""
    do(position, *texts)
    return position


def systems(*values: int, **options: str) -> BoardBuilder:
    """Return a board with habitable tiles of these values, the first one at i7 with four members there."""
    board = BoardBuilder(2, **options).members(0, "i7", 4)
    for place, value in zip(SPOTS, values, strict=False):
        board.tile(place, "green-4", pennies=value - 4)
    return board


def mine(members: int = 4) -> BoardBuilder:
    """Return a board with an ore system of four caches at i7 and members of seat 0 there."""
    return BoardBuilder().tile("i7", "black-4", pennies=4).members(0, "i7", members)


def caches(*theirs: int) -> GlobularPosition:
    """Return a turn of seat 0, which has a beryl; seat 1 has these caches."""
    return BoardBuilder().caches(0, 1).caches(1, *theirs).turn()


def spent(position: GlobularPosition) -> GlobularPosition:
    """Return `position` without action points."""
    position.points = 0
    return position


def gap() -> BoardBuilder:
    """Return a board with an empty system at i7, six action points from the arrival tile on foot."""
    return BoardBuilder().tile("i7", "red-n", "tr")


ROWS: Final[list[tuple[str, Make, str, Facts, str]]] = [
    (
        "G-PLACE-04",
        lambda: BoardBuilder().fill(COLUMN).placing("green-2"),
        "place m1",
        {"width": "2", "rows": 8, "long": 7, "short": 6},
        "The board would be 2 tiles wide and 8 rows high; it must fit into 7 by 6, lying or standing.",
    ),
    (
        "G-TURN-04",
        lambda: mine().turn(points=2),
        "mine i7",
        {"kind": "mine", "cost": 3, "points": 2},
        "A cache costs 3 action points; you have 2.",
    ),
    (
        "G-TURN-04",
        lambda: gap().members(0, "k7").turn(points=1),
        "move member k7 i7",
        {"kind": "move", "to": "i7", "cost": 4, "points": 1},
        "The border to i7 costs 4 action points; you have 1.",
    ),
    (
        "G-TURN-04",
        lambda: spent(gap().station(0, "i7").turn()),
        "warp leader mits i7",
        {"kind": "warp", "cost": 1, "points": 0},
        "A warp costs 1 action point; you have 0.",
    ),
    (
        "G-TURN-04",
        lambda: BoardBuilder().caches(0, 1).caches(1, 0, 1).turn(points=2),
        "trade s1 23 n1",
        {"kind": "trade", "cost": 3, "points": 2},
        "An exchange costs 3 action points; you have 2.",
    ),
    (
        "G-TURN-04",
        lambda: systems(4).turn(points=1),
        "improve i7",
        {"kind": "improve", "cost": 2, "points": 1},
        "An improvement costs 2 action points; you have 1.",
    ),
    (
        "G-TURN-04",
        lambda: systems(5).turn(points=4),
        "open i7",
        {"kind": "open", "cost": 5, "points": 4},
        "Opening a system costs 5 action points; you have 4.",
    ),
    (
        "G-TURN-04",
        lambda: gap().turn(points=4),
        "build i7",
        {"kind": "build", "cost": 5, "points": 4},
        "A station costs 5 action points; you have 4.",
    ),
    (
        "G-MOVE-01",
        lambda: gap().turn(points=5),
        "move leader m7 i7",
        {"from": "m7", "to": "i7", "cost": 6, "points": 5},
        "i7 is not next to m7; the way there costs 6 action points for each piece, and you have 5.",
    ),
    (
        "G-MOVE-01",
        lambda: gap().station(0, "k7").turn(points=4),
        "move leader m7 i7",
        {"from": "m7", "to": "i7", "cost": 5, "points": 4},
        "i7 is not next to m7; the way there costs 5 action points for each piece, and you have 4.",
    ),
    (
        "G-MOVE-01",
        lambda: gap().tile("g7", "red-a").turn(),
        "move leader m7 g7",
        {"from": "m7", "to": "g7", "cost": 0, "points": 10},
        "No open way leads from m7 to g7.",
    ),
    (
        "G-MOVE-03",
        lambda: BoardBuilder().turn(points=1),
        "move leader m7 k7",
        {"from": "m7", "to": "k7", "cost": 2, "points": 1},
        "The border to k7 is closed; the way around costs 2 action points for each piece, and you have 1.",
    ),
    (
        "G-MINE-01",
        lambda: BoardBuilder().tile("i7", "black-2").turn(),
        "mine i7",
        {"place": "i7"},
        "No cache is left at i7.",
    ),
    (
        "G-MINE-04",
        lambda: played(mine().turn(), "mine i7", "roll n", "mine i7", "roll n"),
        "mine i7",
        {"done": 2, "limit": 2},
        "You have mined 2 of 2 caches in this turn.",
    ),
    (
        "G-MINE-06",
        lambda: played(mine(1).turn(), "mine i7", "roll n"),
        "mine i7",
        {"presence": 1, "needed": 2},
        "The next cache here needs a presence of 2; yours is 1.",
    ),
    (
        "G-MINE-11",
        lambda: played(mine().members(0, "l6").turn(), "mine i7", "roll n"),
        "mine l6",
        {"place": "i7"},
        "You have mined at i7 in this turn: until your next turn every other system is closed to you.",
    ),
    (
        "G-TRADE-04",
        lambda: caches(0, 2),
        "trade s1 23 n1",
        {"seat": "s1", "count": 2},
        "Blue has 2 crystals of this type, and pairs and triplets stay together.",
    ),
    (
        "G-TRADE-06",
        lambda: caches(0, 2),
        "trade s1 4 n1",
        {"seat": "s1", "take": 4, "give": "n1", "theirs": 0},
        "Blue does not have a garnet.",
    ),
    (
        "G-TRADE-06",
        lambda: caches(0, 1),
        "trade s1 23 5",
        {"seat": "s1", "take": 23, "give": 5, "theirs": 1},
        "You do not have an opal to give.",
    ),
    (
        "G-INFRA-05",
        lambda: played(systems(4).turn(), "improve i7", "improve i7"),
        "improve i7",
        {"done": 2, "limit": 2},
        "You have made 2 of 2 improvements here in this turn.",
    ),
    (
        "G-INFRA-06",
        lambda: played(BoardBuilder().tile("i7", "green-4").members(0, "i7").turn(), "improve i7"),
        "improve i7",
        {"presence": 1, "needed": 2},
        "The next improvement here needs a presence of 2; yours is 1.",
    ),
    (
        "G-INFRA-08",
        lambda: systems(5, 6, 6, 6, 6, 6).turn(),
        "improve i7",
        {"value": 6, "count": 5, "limit": 5, "reading": "exact"},
        "5 systems have the value 6, and at most 5 may have it.",
    ),
    (
        "G-INFRA-09",
        lambda: systems(6, 7, 7, 7, 7).turn(),
        "improve i7",
        {"value": 7, "count": 4, "limit": 4, "reading": "exact"},
        "4 systems have the value 7, and at most 4 may have it.",
    ),
    (
        "G-INFRA-10",
        lambda: systems(7, 8, 8, 8).turn(),
        "improve i7",
        {"value": 8, "count": 3, "limit": 3, "reading": "exact"},
        "3 systems have the value 8, and at most 3 may have it.",
    ),
    (
        "G-INFRA-11",
        lambda: systems(8, 9, 9).turn(),
        "improve i7",
        {"value": 9, "count": 2, "limit": 2, "reading": "exact"},
        "2 systems have the value 9, and at most 2 may have it.",
    ),
    (
        "G-INFRA-08",
        lambda: systems(5, 9, 8, 7, 6, 6, value_limits="at-least").turn(),
        "improve i7",
        {"value": 6, "count": 5, "limit": 5, "reading": "at-least"},
        "5 systems have the value 6 or more, and at most 5 may have it.",
    ),
    (
        "G-INFRA-12",
        lambda: systems(9).turn(),
        "improve i7",
        {"value": 9, "limit": 9},
        "This system has the value 9, and 9 is the highest.",
    ),
    (
        "G-OPEN-01",
        lambda: systems(4).turn(),
        "open i7",
        {"done": 0, "needed": 1},
        "Opening a system takes 1 improvement; this one has 0.",
    ),
    (
        "G-OPEN-02",
        lambda: systems(5).members(1, "i7", 5).turn(),
        "open i7",
        {"presence": 4, "most": 5},
        "You need the most presence here: yours is 4, another player has 5.",
    ),
    (
        "G-OPEN-09",
        lambda: systems(5, 5).opened(0, "g7").turn(),
        "open i7",
        {"place": "g7"},
        "You have opened g7 already, and a player opens one system only.",
    ),
    (
        "G-WARP-02",
        lambda: mine().turn(),
        "build i7",
        {"place": "i7", "left": 4},
        "4 caches are still to be mined at i7.",
    ),
    (
        "G-WARP-06",
        lambda: gap().tile("g7", "blue-n").tile("e7", "green-n").station(0, "g7").station(0, "e7").turn(),
        "build i7",
        {"done": 2, "limit": 2},
        "You have built 2 of 2 stations.",
    ),
    (
        "G-WARP-07",
        lambda: BoardBuilder().turn(),
        "warp member mits k7",
        {"done": 0, "place": "k7"},
        "You have no station yet.",
    ),
    (
        "G-WARP-07",
        lambda: gap().station(0, "i7").turn(),
        "warp member mits k7",
        {"done": 1, "place": "k7"},
        "You have no station at k7.",
    ),
]
# Actions that these clauses forbid for another reason than a number.
SILENT: Final[list[tuple[Make, str]]] = [
    (lambda: BoardBuilder().turn(), "move leader m7 m7"),  # it is there
    (lambda: gap().turn(), "move leader k7 m7"),  # no piece is there
    (lambda: BoardBuilder().placing("green-2"), "move leader m7 i7"),  # a tile has to be placed first
    (lambda: gap().turn(), "mine i7"),  # it is no ore system
    (lambda: gap().turn(), "open i7"),  # it is not habitable
]


@pytest.mark.parametrize(("clause", "make", "text", "facts", "sentence"), ROWS)
def test_a_refusal_states_the_numbers_that_decide(
    clause: str, make: Make, text: str, facts: Facts, sentence: str
) -> None:
    assert why(GAME, make(), text) == (clause, facts, sentence)


@pytest.mark.parametrize(("make", "text"), SILENT)
def test_a_refusal_that_no_number_decides_has_none(make: Make, text: str) -> None:
    refusal = GAME.why_not(make(), text)
    assert refusal is not None
    assert (refusal.rule in DECIDING, refusal.facts) == (True, {})


def test_the_table_has_every_clause_that_numbers_decide() -> None:
    assert {clause for clause, *_ in ROWS} == set(DECIDING)
