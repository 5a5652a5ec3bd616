"""The casual bot: good actions only, better ones more often."""

from collections import Counter

import pytest

import astrarium
from astrarium.bots import make, parse
from astrarium.bots.arena import duel
from astrarium.bots.casual import WINDOW
from astrarium.bots.evaluation import heuristic_margins
from astrarium.bots.greedy import SCALE, value_after
from astrarium.core.errors import BadOption
from astrarium.core.rng import Rng
from astrarium.core.state import OVER
from tests.bots.positions import after


def test_it_plays_only_good_actions_and_better_ones_more_often() -> None:
    state = after(60)
    seat, values = state.actor, {}
    for action in state.legal():
        position = state.clone()
        position.apply(action)
        values[action] = value_after(position, seat, Rng(1))
    best, now = max(values.values()), heuristic_margins(state)[seat] * SCALE
    good = {action for action, value in values.items() if value >= best - max(WINDOW, (best - now) * 3 // 4)}
    chosen = Counter(make("casual", temperature=0.3, seed=seed).choose(state) for seed in range(400))
    assert set(chosen) <= good
    assert 1 < len(chosen) < len(values)
    favourite, _ = chosen.most_common(1)[0]
    assert values[favourite] >= sorted(values.values())[-3]


def test_a_low_temperature_plays_the_best_action() -> None:
    state = after(60)
    chosen = {make("casual", temperature=0.01, seed=seed).choose(state) for seed in range(20)}
    assert chosen <= {make("greedy", seed=seed).choose(state) for seed in range(20)}


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
