"""Random playouts to the end of a match."""

import pytest

from astrarium.core.playout import play_on, playout, random_action, run_clones, run_playouts
from astrarium.core.rng import Rng
from astrarium.core.state import CHANCE, OVER
from tests.core.toys import RACE, ROLL, play, race


def test_a_playout_ends_in_place_and_returns_the_scores() -> None:
    state = race()
    assert playout(state, seed=1) == state.scores()
    assert state.actor == OVER


def test_equal_seeds_give_equal_playouts() -> None:
    keys = []
    for seed in (1, 1, 2, 3):
        state = RACE.start(3, {"goal": 12})
        playout(state, seed)
        keys.append(state.key())
    assert keys[0] == keys[1]
    assert len(set(keys)) == 3


def test_a_playout_starts_anywhere() -> None:
    state = play(race(), "roll 3, walk 3, give s0 s1")
    scores = playout(state, 1)
    assert scores[0] >= 1
    assert state.actor == OVER


def test_decisions_are_counted_without_chance() -> None:
    state = race()
    decisions, rng = 0, Rng(9)
    while state.actor != OVER:
        decisions += state.actor != CHANCE
        state.apply(random_action(state, rng))
    assert play_on(race(), Rng(9)) == decisions


def test_random_actions_are_legal_and_all_occur() -> None:
    state, rng = play(race(), "roll 3"), Rng(2)
    assert {int(random_action(state, rng)) for _ in range(200)} == set(state.legal())


def test_random_chance_follows_the_weights() -> None:
    state, rng = race(die="loaded"), Rng(2)
    rolls = [int(random_action(state, rng)) for _ in range(6_000)]
    for outcome, expected in ((ROLL, 3_000), (ROLL + 1, 2_000), (ROLL + 2, 1_000)):
        assert abs(rolls.count(outcome) - expected) < 250


@pytest.mark.parametrize("matches", [0, 1, 5])
def test_playouts_do_not_change_the_start(matches: int) -> None:
    state = race()
    key = state.key()
    rng = Rng(3)
    expected = sum(int(play_on(race(), rng)) for _ in range(matches))
    assert run_playouts(state, matches, 3) == expected
    run_clones(state, matches)
    assert state.key() == key
