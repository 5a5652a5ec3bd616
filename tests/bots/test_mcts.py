"""Tree search: budgets, reuse of the tree, other games."""

import time
from itertools import count

import pytest

from astrarium.bots.greedy import Greedy
from astrarium.bots.mcts import HEURISTIC, ITERATIONS_PER_CLOCK, RANDOM, Mcts
from astrarium.core.dealer import Dealer
from astrarium.core.state import CHANCE, OVER, State
from tests.bots.positions import after, opening
from tests.core.toys import RACE, play, race


def test_iterations_are_the_budget() -> None:
    bot = Mcts(30, 0.0, 1, HEURISTIC)
    bot.choose(after(60))
    assert bot.root.visits == 31  # the root itself is the first
    assert sum(bot.root.edge_visits) == 30


def test_seconds_are_the_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = count()
    monkeypatch.setattr(time, "perf_counter", lambda: float(next(clock)))
    bot = Mcts(0, 5.0, 1, HEURISTIC)
    bot.choose(after(60))
    assert next(clock) == 6
    assert sum(bot.root.edge_visits) == 5 * ITERATIONS_PER_CLOCK


def test_a_search_without_time_runs_some_iterations(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = count(step=1000)
    monkeypatch.setattr(time, "perf_counter", lambda: float(next(clock)))
    bot = Mcts(0, 5.0, 1, HEURISTIC)
    bot.choose(after(60))
    assert sum(bot.root.edge_visits) == ITERATIONS_PER_CLOCK


def test_equal_positions_share_a_node() -> None:
    bot = Mcts(150, 0.0, 1, HEURISTIC)
    bot.choose(after(60))
    children = [id(child) for node in bot.table.values() for child in node.children if child is not None]
    assert len(set(children)) < len(children)


def test_the_tree_is_kept_inside_a_turn() -> None:
    bot = Mcts(60, 0.0, 1, HEURISTIC)
    state = opening()
    state.apply(bot.choose(state))
    kept = bot.table[state.key()].visits
    assert kept > 1
    tree = bot.table
    bot.choose(state)
    assert bot.table is tree
    assert bot.root.visits == kept + 60


def test_an_unknown_position_starts_a_new_tree() -> None:
    bot = Mcts(20, 0.0, 1, HEURISTIC)
    bot.choose(opening())
    tree = bot.table
    bot.choose(after(100))
    assert bot.table is not tree
    assert bot.root.visits == 21


def test_a_single_action_needs_no_search() -> None:
    bot = Mcts(1000, 0.0, 1, HEURISTIC)
    state = play(race(), "roll 3, walk 3")
    assert RACE.space.text(bot.choose(state)) == "give s0 s1"
    assert bot.expanded == 0


def test_random_playouts_search_too() -> None:
    state = after(200)
    first = Mcts(15, 0.0, 3, RANDOM)
    second = Mcts(15, 0.0, 3, RANDOM)
    assert first.choose(state) == second.choose(state)
    assert first.root.visits == 16


def test_values_stay_between_0_and_1() -> None:
    bot = Mcts(60, 0.0, 1, HEURISTIC)
    bot.choose(after(60, 3))
    assert all(0 <= low <= high <= 1 for low, high in zip(bot.lowest, bot.highest, strict=True))


def test_it_plays_any_game_to_the_end() -> None:
    for playout in (HEURISTIC, RANDOM):
        state: State = race()
        bot, dealer = Mcts(30, 0.0, 1, playout), Dealer(2)
        while state.actor != OVER:
            state.apply(dealer.choose(state) if state.actor == CHANCE else bot.choose(state))
        assert max(state.scores()) >= 6


def test_it_sees_what_greedy_does_not() -> None:
    """Three steps score most at once, but one of them has to be given away: two are better."""
    state = play(race(goal=12), "roll 3")
    assert RACE.space.text(Greedy(1).choose(state)) == "walk 3"
    assert RACE.space.text(Mcts(200, 0.0, 1, HEURISTIC).choose(state)) == "walk 2"
