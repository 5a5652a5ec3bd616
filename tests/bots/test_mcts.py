"""Tree search: budgets, reuse of the tree, other games."""

import time
from itertools import count

import pytest

from astrarium.bots.budget import Budget
from astrarium.bots.greedy import Greedy, value_after
from astrarium.bots.mcts import HEURISTIC, ITERATIONS_PER_CLOCK, NET, ONE_PLY_WEIGHT, RANDOM, Mcts
from astrarium.core.dealer import Dealer
from astrarium.core.rng import Rng
from astrarium.core.state import CHANCE, OVER, State
from tests.bots.positions import after, opening
from tests.core.toys import RACE, play, race
from tests.rules.cosmic_pioneers.board import load, place_ship, table


def test_iterations_are_the_budget() -> None:
    bot = Mcts(Budget(30), 1, HEURISTIC)
    bot.choose(after(60))
    assert bot.root.visits == 31  # the root itself is the first
    assert sum(bot.root.edge_visits) == 30


def test_seconds_are_the_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = count()
    monkeypatch.setattr(time, "perf_counter", lambda: float(next(clock)))
    bot = Mcts(Budget(seconds=5.0), 1, HEURISTIC)
    bot.choose(after(60))
    assert next(clock) == 6
    assert sum(bot.root.edge_visits) == 5 * ITERATIONS_PER_CLOCK


def test_a_search_without_time_runs_some_iterations(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = count(step=1000)
    monkeypatch.setattr(time, "perf_counter", lambda: float(next(clock)))
    bot = Mcts(Budget(seconds=5.0), 1, HEURISTIC)
    bot.choose(after(60))
    assert sum(bot.root.edge_visits) == ITERATIONS_PER_CLOCK


def test_equal_positions_share_a_node() -> None:
    bot = Mcts(Budget(150), 1, HEURISTIC)
    bot.choose(after(60))
    children = [id(child) for node in bot.table.values() for child in node.children if child is not None]
    assert len(set(children)) < len(children)


def test_the_tree_is_kept_inside_a_turn() -> None:
    bot = Mcts(Budget(60), 1, HEURISTIC)
    state = opening()
    state.apply(bot.choose(state))
    kept = bot.table[state.key()].visits
    assert kept > 1
    tree = bot.table
    bot.choose(state)
    assert bot.table is tree
    assert bot.root.visits == kept + 60


def cosmic_decision() -> State:
    """Return a decision of Cosmic Pioneers with several actions; that game has no network."""
    state = table(2, round_number=6)
    place_ship(state, 0, "r3")
    load(state, 0, "colonist", "colonist")
    return state


def test_without_a_network_one_iteration_plays_the_best_action_by_one_ply() -> None:
    state = cosmic_decision()
    values = {action: one_ply_value(state, action) for action in state.legal()}
    best = {action for action, value in values.items() if value == max(values.values())}
    assert 0 < len(best) < len(values)
    assert Mcts(Budget(1), 1, NET).choose(state) in best


def test_values_by_one_ply_count_less_with_each_visit() -> None:
    state = cosmic_decision()
    bot = Mcts(Budget(500), 1, NET)
    bot.choose(state)
    root = bot.root
    plain = Mcts(Budget(1), 1, HEURISTIC)
    plain.root = root
    for index in range(len(root.moves)):
        found, searched = bot.estimate(root, index), plain.estimate(root, index)
        share = ONE_PLY_WEIGHT / (ONE_PLY_WEIGHT + float(root.edge_visits[index]))
        assert found == pytest.approx(searched + (bot.one_ply[index] - searched) * share)


def test_the_plain_search_and_one_with_a_network_do_not_look_one_ply_ahead() -> None:
    for bot, state in (
        (Mcts(Budget(5), 1, HEURISTIC), cosmic_decision()),
        (Mcts(Budget(5), 1, NET), after(60)),
    ):
        bot.choose(state)
        assert len(bot.one_ply) == 0


def one_ply_value(state: State, action: int) -> int:
    """Return the value of a legal action by one ply, as `greedy` finds it."""
    copy = state.clone()
    copy.apply(action)
    return value_after(copy, state.actor, Rng(1))


def test_an_unknown_position_starts_a_new_tree() -> None:
    bot = Mcts(Budget(20), 1, HEURISTIC)
    bot.choose(opening())
    tree = bot.table
    bot.choose(after(100))
    assert bot.table is not tree
    assert bot.root.visits == 21


def test_a_single_action_needs_no_search() -> None:
    bot = Mcts(Budget(1000), 1, HEURISTIC)
    state = play(race(), "roll 3, walk 3")
    assert RACE.space.text(bot.choose(state)) == "give s0 s1"
    assert bot.expanded == 0


def test_random_playouts_search_too() -> None:
    state = after(200)
    first = Mcts(Budget(15), 3, RANDOM)
    second = Mcts(Budget(15), 3, RANDOM)
    assert first.choose(state) == second.choose(state)
    assert first.root.visits == 16


def test_values_stay_between_0_and_1() -> None:
    bot = Mcts(Budget(60), 1, HEURISTIC)
    bot.choose(after(60, 3))
    assert all(0 <= low <= high <= 1 for low, high in zip(bot.lowest, bot.highest, strict=True))


def test_it_plays_any_game_to_the_end() -> None:
    for playout in (HEURISTIC, RANDOM):
        state: State = race()
        bot, dealer = Mcts(Budget(30), 1, playout), Dealer(2)
        while state.actor != OVER:
            state.apply(dealer.choose(state) if state.actor == CHANCE else bot.choose(state))
        assert max(state.scores()) >= 6


def test_it_sees_what_greedy_does_not() -> None:
    """Three steps score most at once, but one of them has to be given away: two are better."""
    state = play(race(goal=12), "roll 3")
    assert RACE.space.text(Greedy(1).choose(state)) == "walk 3"
    assert RACE.space.text(Mcts(Budget(200), 1, HEURISTIC).choose(state)) == "walk 2"


def test_a_turn_shares_its_seconds_among_its_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each decision gets two fifths of what is left; the next turn begins anew."""
    clock = count()
    monkeypatch.setattr(time, "perf_counter", lambda: next(clock) / 100)
    bot, rival = Mcts(Budget(turn_seconds=10.0), 1, HEURISTIC), Greedy(1)
    state, dealer = after(60), Dealer(1)
    seat, decisions = state.actor, []
    for _ in range(2):
        left = 10.0
        while state.actor in (seat, CHANCE):
            if state.actor == seat and len(state.moves) > 1:
                assert bot.budget.turn_left == pytest.approx(left, abs=0.05)  # the last clock reading
                left *= 0.6
                decisions.append(left)
            state.apply(dealer.choose(state) if state.actor == CHANCE else bot.choose(state))
        assert bot.budget.turn_left == 10.0
        while state.actor != seat:
            state.apply(dealer.choose(state) if state.actor == CHANCE else rival.choose(state))
    assert len(decisions) > 4


def test_iterations_and_seconds_end_a_search_whichever_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = count()
    monkeypatch.setattr(time, "perf_counter", lambda: float(next(clock)))
    quick = Mcts(Budget(20, turn_seconds=100.0), 1, HEURISTIC)
    slow = Mcts(Budget(5000, turn_seconds=20.0), 1, HEURISTIC)
    quick.choose(after(60))
    assert sum(quick.root.edge_visits) == 20
    assert quick.budget.turn_left == 97.0
    slow.choose(after(60))
    assert sum(slow.root.edge_visits) == 8 * ITERATIONS_PER_CLOCK
    assert slow.budget.turn_left == 12.0
    slow.budget.use(50.0)
    slow.choose(after(62))
    assert sum(slow.root.edge_visits) >= ITERATIONS_PER_CLOCK  # even without time


def test_other_budgets_do_not_depend_on_turns() -> None:
    assert [Budget(7).seconds_for_decision() for _ in range(2)] == [0.0, 0.0]
    seconds = Budget(seconds=0.5)
    assert [seconds.seconds_for_decision() for _ in range(3)] == [0.5] * 3
