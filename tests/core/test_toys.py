"""The rules of the toy game, on which other tests of the core rely."""

import pytest

from astrarium.core.dealer import Dealer
from astrarium.core.state import CHANCE, OVER
from tests.core.toys import MAX_EVENTS, RACE, play, race


def test_a_scripted_match() -> None:
    state = play(race(), "roll 3, walk 3, give s0 s1, roll 1, rest, roll 3, walk 3")
    assert state.scores() == [5, 1]
    assert state.actor == 0
    play(state, "give s0 s1, roll 3, walk 3, give s1 s0, roll 1, walk 1, roll 2, rest")
    assert (state.actor, state.scores(), state.ranking()) == (OVER, [6, 4], [1, 2])
    assert state.legal() == []


def test_without_the_option_gifts_a_walk_of_three_keeps_its_steps() -> None:
    state = play(race(gifts=False), "roll 3, walk 3")
    assert (state.actor, state.scores()) == (CHANCE, [3, 0])


@pytest.mark.parametrize("seed", range(20))
def test_every_match_ends(seed: int) -> None:
    state = RACE.start(3, {"goal": 12})
    dealer = Dealer(seed)
    for _ in range(MAX_EVENTS):
        if state.actor == OVER:
            break
        state.apply(dealer.choose(state) if state.actor == CHANCE else state.legal()[0])
    assert state.actor == OVER
