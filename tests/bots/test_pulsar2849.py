"""Pulsar 2849: turns in which the best action is certain, and what the heuristic must know."""

import pytest

from astrarium.bots import parse
from astrarium.core.state import CHANCE, OVER
from astrarium.games.pulsar2849.components import constants
from astrarium.games.pulsar2849.position import PulsarPosition
from astrarium.games.pulsar2849.rules import columns
from tests.rules.pulsar2849.board import (
    GAME,
    acting,
    finish_round,
    gyrodyne,
    hand,
    offer,
    place_ship,
    ring,
    set_own,
    transmitter,
    uncover,
)
from tests.table import apply

BOTS = ["greedy", "mcts-heuristic:150"]


def choice(bot: str, state: PulsarPosition) -> str:
    """Return the action that `bot` chooses, as text."""
    return GAME.space.text(parse(bot, 1).choose(state))


def finish_turn(name: str, state: PulsarPosition) -> PulsarPosition:
    """Play the turn of the bot `name` until it would end it; chance always takes the first outcome."""
    bot = parse(name, 1)
    while True:
        action = state.moves[0] if state.actor == CHANCE else bot.choose(state)
        if GAME.space.text(action) == "end":
            return state
        state.apply(action)


@pytest.mark.parametrize("bot", BOTS)
def test_a_gyrodyne_is_finished_early(bot: str) -> None:
    """It spins in eight rounds: no other use of a 6 comes near."""
    state = acting(dice=(6,), round_number=1)
    gyrodyne(state, 0, "n42", 3)
    assert choice(bot, state) == "finish gyro-3 6 plain"


@pytest.mark.parametrize("bot", BOTS)
def test_an_award_is_taken(bot: str) -> None:
    """Developing costs nothing and brings seven points."""
    state = acting(dice=(), round_number=constants.ROUNDS)
    gyrodyne(state, 0, "n42", 2)
    ring(state, 0, "n50")
    set_own(state, 0, columns.AREA + 1, 1)
    assert choice(bot, state) == "develop gyro-2 n50"


@pytest.mark.parametrize("bot", BOTS)
def test_the_last_cost_of_a_transmitter_is_paid(bot: str) -> None:
    """Twelve points at once and two more in production."""
    state = acting(dice=(6,), round_number=constants.ROUNDS)
    transmitter(state, 0, "t-c2", paid=(0, 1))
    assert choice(bot, state) == "pay t-c2 6 6 plain"


@pytest.mark.parametrize("bot", BOTS)
def test_nine_points_for_two_cubes(bot: str) -> None:
    state = acting(dice=(3,), round_number=constants.ROUNDS, left_over=(), board_2="cii")
    set_own(state, 0, columns.CUBES, 2)
    set_own(state, 0, columns.PM1, 0)
    set_own(state, 0, columns.POINTS, 30)
    offer(state)
    assert choice(bot, state) == "patent aiii-8a 3 plain"


@pytest.mark.parametrize("bot", BOTS)
def test_a_good_trade_is_made_in_production(bot: str) -> None:
    state = acting(dice=(), round_number=2)
    transmitter(state, 0, "t-b5", online=True)
    set_own(state, 0, columns.CUBES, 2)
    finish_round(state)
    assert choice(bot, state) == "buy 1"


def test_dice_are_not_wasted() -> None:
    """Whatever the dice, there is something to do with all of them."""
    for dice in [(1, 1), (2, 6), (3, 3), (4, 5), (6, 6)]:
        state = finish_turn("greedy", acting(dice=dice, round_number=3))
        assert hand(state) == []
        assert state.bonus == 0


@pytest.mark.parametrize("bot", BOTS)
def test_a_flight_ends_where_it_pays(bot: str) -> None:
    """One segment: an unclaimed pulsar on one side, a gate on the other."""
    state = acting(dice=(1,), round_number=3)
    place_ship(state, 0, "n60")
    apply(GAME, state, "launch 1 plain")
    assert choice(bot, state) == "fly n61"


def test_an_own_gyrodyne_that_spins_is_worth_more_the_earlier() -> None:
    early, late = acting(round_number=2), acting(round_number=7)
    gains = []
    for state in (early, late):
        before = state.heuristic(0)
        gyrodyne(state, 0, "n42", 3, spinning=True)
        gains.append(state.heuristic(0) - before)
    assert gains[0] > 2 * gains[1] > 0


def test_at_the_end_only_points_count() -> None:
    state = acting(dice=(), round_number=constants.ROUNDS)
    uncover(state, "n5", "sys-01")
    finish_round(state)
    assert state.actor == OVER
    assert [state.heuristic(seat) for seat in range(3)] == [points * 100 for points in state.scores()]


@pytest.mark.parametrize("bot", BOTS)
def test_an_optional_station_at_the_end_of_a_flight_is_placed(bot: str) -> None:
    state = acting(dice=(1,), stations="optional")
    place_ship(state, 0, "n8")
    uncover(state, "n9", "sys-11")
    apply(GAME, state, "launch 1 plain", "fly n9")
    assert choice(bot, state) == "settle n9 blue"


def test_a_station_that_can_still_be_placed_is_worth_something() -> None:
    state = acting(dice=(1,), stations="optional")
    place_ship(state, 0, "n8")
    uncover(state, "n9", "sys-11")
    apply(GAME, state, "launch 1 plain", "fly n9")
    declined = state.clone()
    apply(GAME, declined, "pass")
    assert state.heuristic(0) > declined.heuristic(0)
