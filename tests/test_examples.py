"""The example game of `docs/adding-a-game.md`: length, contract, rules, bots and records."""

import importlib.util
from collections.abc import Iterator
from pathlib import Path

import pytest

import astrarium
from astrarium.core.game import Game
from astrarium.core.match import Match
from astrarium.core.state import CHANCE, OVER, State
from tests.core.toys import registered
from tests.table import apply, legal, refused

FILE = Path(__file__).parents[1] / "examples" / "comet.py"
MAX_LINES = 150


@pytest.fixture(scope="module")
def comet() -> Iterator[Game]:
    """Register the example game for the tests of this module."""
    spec = importlib.util.spec_from_file_location("comet", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert astrarium.game("comet") is module.GAME
    with registered(module.GAME):
        yield module.GAME


def positions(game: Game, seats: int, seed: int) -> Iterator[State]:
    """Yield every position of a random match, with notes."""
    state = game.start(seats)
    state.notes = []
    dealer, player = astrarium.Dealer(seed), astrarium.bot("uniform", seed=seed)
    while state.actor != OVER:
        yield state
        state.apply(dealer.choose(state) if state.actor == CHANCE else player.choose(state))
    yield state


def test_it_is_short() -> None:
    assert len(FILE.read_text("utf-8").splitlines()) < MAX_LINES


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(10))
def test_it_keeps_the_contract(comet: Game, seats: int, seed: int) -> None:
    for state in positions(comet, seats, seed):
        moves = state.legal()
        assert moves == [action for action in range(comet.space.size) if state.barred(action) == 0]
        assert bool(moves) == (state.actor != OVER)
        assert len(state.weights()) == (len(moves) if state.actor == CHANCE else 0)
        again = comet.restore(state.to_bytes())
        assert (again.key(), again.legal(), again.actor) == (state.key(), moves, state.actor)
        assert state.clone().key() == state.key()
        assert len(comet.features(state, 0)) == len(comet.feature_names)
        assert comet.draw(state)
    for seat in range(seats):
        assert sum(amount for its, _, amount in state.notes or [] if its == seat) == state.scores()[seat]
    assert max(state.scores()) > 0


def test_its_rules_are_as_written(comet: Game) -> None:
    state = comet.start(2, {"ice": 12})
    assert legal(comet, state) == ["dig"]
    assert refused(comet, state, "bank") == "X-BANK-01"
    apply(comet, state, "dig", "block ice", "dig", "block ice", "bank")
    assert (state.scores(), state.actor) == ([2, 0], 1)
    apply(comet, state, "dig", "block ice", "dig", "block quake")
    assert (state.scores(), state.actor) == ([2, 0], 0)


def test_bots_play_it_and_records_keep_it(comet: Game) -> None:
    agents = [astrarium.bot("greedy", seed=1), astrarium.bot("mcts", iterations=50, seed=2)]
    match = Match(comet, agents, astrarium.Dealer(3))
    state = match.run()
    again = astrarium.Record.parse(match.record().text()).replay()
    assert again.key() == state.key()
    assert again.scores() == state.scores()
