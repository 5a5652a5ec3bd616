"""The casual bot: good actions only, better ones more often, and no walks in circles."""

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import astrarium
from astrarium.bots import Casual, parse
from astrarium.bots.arena import duel
from astrarium.bots.casual import NOT_GOOD, expected_margin, good_values, margin
from astrarium.bots.circles import NONE, TurnMemory, stop_actions
from astrarium.core.errors import BadOption
from astrarium.core.state import OVER, State
from tests.bots.positions import after

GAME = astrarium.game("globular-cluster")


def at_turn(seed: int) -> State:
    """Return a position of Globular Cluster in which a seat may act or end its turn."""
    state = after(150, seed=seed)
    while GAME.space.parse("end") not in state.moves:
        state = after(150, seed=seed + 1000)
        seed += 1
    return state


def test_good_actions_gain_a_quarter_of_the_best_gain() -> None:
    values = vec[i64]([100, 96, 82, 79, 20, 110])
    assert list(good_values(values, 70)) == [100, 96, 82, NOT_GOOD, NOT_GOOD, 110]
    assert list(good_values(values, 200)) == [NOT_GOOD] * 5 + [110]


@pytest.mark.parametrize("seed", range(1, 6))
def test_it_stops_only_if_nothing_gains_and_plays_only_what_gains(seed: int) -> None:
    state = at_turn(seed)
    stop, bot = GAME.space.parse("end"), Casual(30.0, seed)
    choice = bot.choose(state)
    values = bot.values_with_stop(state, stop)
    good = {action for action, value in zip(state.moves, values, strict=True) if value > NOT_GOOD}
    assert choice in good
    assert good == {stop} or stop not in good
    stopped = bot.stopped_value(state, state.actor, stop)
    for action in good - {stop}:
        assert max(bot.prospect(state, action, stop, 2)) > stopped


def test_better_actions_are_drawn_more_often() -> None:
    bot = Casual(1.0, 1)
    drawn = Counter(int(bot.draw(vec[i64]([0, 100_000, NOT_GOOD, 300_000]))) for _ in range(2000))
    assert drawn[2] == 0
    assert drawn[3] > 5 * drawn[1] > 10 * drawn[0] > 0


def test_a_low_temperature_plays_the_best_action() -> None:
    bot = Casual(0.01, 1)
    assert {int(bot.draw(vec[i64]([0, 50_000, NOT_GOOD, 70_000]))) for _ in range(50)} == {3}


def test_positions_of_a_turn_are_compared_without_what_was_spent() -> None:
    state = at_turn(3)
    space = GAME.space
    memory, stop = TurnMemory(stop_actions(GAME)), space.parse("end")
    assert memory.stop_of(state) == stop
    there = next(action for action in state.moves if space.kind(action).name == "move")
    places = space.targets(there)
    back = space.encode("move", places["piece"], places["to"], places["from"])
    memory.remember(state, stop)
    assert not memory.leads_back(state, there, stop)
    state.apply(there)
    assert back in state.moves
    assert memory.leads_back(state, back, stop)
    memory.clear()
    assert not memory.leads_back(state, back, stop)


def test_a_position_without_a_way_to_stop() -> None:
    assert TurnMemory(stop_actions(GAME)).stop_of(after(3)) == NONE


def test_chance_of_the_own_turn_is_averaged() -> None:
    """All outcomes of a first own chance event count, whatever the seed of later ones."""
    state, dealer = GAME.start(2), astrarium.Dealer(1)
    while state.actor == astrarium.CHANCE:
        state.apply(dealer.choose(state))
    for number in range(300):
        if state.actor == astrarium.CHANCE and state.step_seat() >= 0 and len(state.moves) > 1:
            break
        chance = state.actor == astrarium.CHANCE
        state.apply(dealer.choose(state) if chance else state.moves[number % len(state.moves)])
    seat = int(state.step_seat())
    outcomes = []
    for action, weight in zip(state.moves, state.odds, strict=True):
        outcome = state.clone()
        outcome.apply(action)
        outcomes.append((int(expected_margin(outcome, seat, 0, 5)), int(weight)))
    mean = sum(value * weight for value, weight in outcomes) / sum(weight for _, weight in outcomes)
    assert expected_margin(state, seat, 0, 5) == pytest.approx(mean, abs=2000)
    assert expected_margin(state, 1 - seat, 0, 5) == margin(state, 1 - seat)


@pytest.mark.parametrize("name", astrarium.games())
def test_it_plays_a_whole_match(name: str) -> None:
    state, dealer, bot = astrarium.game(name).start(3), astrarium.Dealer(1), parse("casual:2", 1)
    while state.actor != OVER:
        state.apply(dealer.choose(state) if state.actor == astrarium.CHANCE else bot.choose(state))
    assert max(state.scores()) > 0


def test_it_beats_random_play() -> None:
    result = duel("globular-cluster", ["casual:3", "uniform"], matches=6, seed=1, workers=1)
    assert result.bots[0].share > 0.9


@pytest.mark.parametrize("text", ["casual:", "casual:warm", "casual:0", "casual:1e9"])
def test_a_bad_temperature_is_refused(text: str) -> None:
    with pytest.raises(BadOption, match="temperature"):
        parse(text)
