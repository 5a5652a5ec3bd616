"""Globular Cluster: positions with one clearly best action."""

import pytest

from astrarium.bots import parse
from astrarium.games.globular_cluster import GAME
from astrarium.games.globular_cluster.position import GlobularPosition
from astrarium.games.globular_cluster.rules import steps
from tests.bots.positions import turn
from tests.rules.globular_cluster.board import BoardBuilder

BOTS = ["greedy", "mcts-heuristic:150"]  # boards like these occur in no match, so networks do not know them


def choice(bot: str, state: GlobularPosition) -> str:
    """Return the action that `bot` chooses, as text."""
    return GAME.space.text(parse(bot, 1).choose(state))


@pytest.mark.parametrize("bot", BOTS)
def test_a_point_that_is_there_is_taken(bot: str) -> None:
    """Two action points before scoring: an improvement of the own system is a sure point each time."""
    board = BoardBuilder().tile("i7", "green-4").members(0, "i7", 3)
    assert choice(bot, board.turn(0, points=2, kind=steps.SCORING)) == "improve i7"


@pytest.mark.parametrize("bot", BOTS)
def test_the_own_system_is_improved_not_the_rivals(bot: str) -> None:
    board = BoardBuilder().tile("i7", "green-4").tile("g7", "blue-4")
    board.members(0, "i7", 3).members(0, "g7", 1).members(1, "g7", 5)
    assert choice(bot, board.turn(0, points=2, kind=steps.SCORING)) == "improve i7"


@pytest.mark.parametrize("bot", BOTS)
def test_a_tie_is_broken_before_scoring(bot: str) -> None:
    """One action point: a member next door turns a tie for five points into a majority."""
    board = BoardBuilder().tile("i7", "green-5").members(0, "k7", 1)
    board.members(0, "i7", 2).members(1, "i7", 2)
    assert choice(bot, board.turn(0, points=1, kind=steps.SCORING)) == "move member k7 i7"


@pytest.mark.parametrize("bot", BOTS)
def test_an_exchange_completes_a_triplet(bot: str) -> None:
    board = BoardBuilder().caches(0, 1, 0, 2, 0).caches(1, 0, 0, 1, 0)
    assert choice(bot, board.turn(0, points=3, kind=steps.SCORING)) == "trade s1 4 n1"


@pytest.mark.parametrize("bot", BOTS)
def test_a_majority_is_not_given_up(bot: str) -> None:
    """One action point and nothing to gain: leaving the system loses nine points."""
    board = BoardBuilder().tile("i7", "green-5", tick="tr", pennies=4).members(0, "i7", 1)
    state = board.turn(0, points=1, kind=steps.SCORING)
    turn(parse(bot, 1), state)
    assert state.scores()[0] == 9


@pytest.mark.parametrize("bot", BOTS)
def test_a_mine_underfoot_is_worked(bot: str) -> None:
    """Three action points, a cache in reach, three scorings to come: nothing else pays nearly as much."""
    state = BoardBuilder().tile("i7", "black-4", pennies=4).leader(0, "i7").turn(0, points=3)
    assert choice(bot, state) == "mine i7"
