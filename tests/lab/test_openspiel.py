"""OpenSpiel's own tests, search and playthroughs run on all games."""

import contextlib
import io

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, mcts
from open_spiel.python.observation import make_observation

import astrarium
from astrarium.lab.openspiel import SpielState, short_name

SEATS = {"cosmic-pioneers": 4, "globular-cluster": 2, "pulsar2849": 3}


def load(name: str, players: int) -> pyspiel.Game:
    return pyspiel.load_game(f"{short_name(astrarium.game(name))}(players={players})")


def test_random_simulation(game: str) -> None:
    pyspiel.random_sim_test(load(game, SEATS[game]), num_sims=1, serialize=True, verbose=False)


def deal(state: pyspiel.State, rng: np.random.RandomState) -> None:
    """Apply outcomes of chance until a player is to act."""
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choice(outcomes, p=chances))


def test_its_search_plays(game: str) -> None:
    spiel, rng = load(game, 2), np.random.RandomState(1)
    bot = mcts.MCTSBot(spiel, 2.0, 3, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = spiel.new_initial_state()
    deal(state, rng)
    action = bot.step(state)
    assert action in state.legal_actions()


class Enough(Exception):
    """Ends a playthrough early."""


class Page(io.StringIO):
    """An output that raises after five actions."""

    def write(self, text: str) -> int:
        written = super().write(text)
        if self.getvalue().count("\naction: ") >= 5:
            raise Enough
        return written


def beginning(game: str) -> str:
    """Return the first five actions of a playthrough with two players."""
    name = f"{short_name(astrarium.game(game))}(players=2)"
    with pytest.raises(Enough), contextlib.redirect_stdout(Page()) as page:
        generate_playthrough.playthrough(name, None, alsologtostdout=True, seed=3)
    return page.getvalue()


def test_its_playthroughs_are_reproducible(game: str) -> None:
    shown = beginning(game)
    assert "IsChanceNode() = True" in shown
    assert "StringLegalActions() = [" in shown
    assert beginning(game) == shown


def test_its_playthrough_is_complete() -> None:
    """One game is enough: OpenSpiel prints features slowly, and whole matches of all games are simulated."""
    game = "cosmic-pioneers"
    whole = generate_playthrough.playthrough(f"{short_name(astrarium.game(game))}(players=2)", None, seed=3)
    last = whole.rpartition("# State ")[2]
    assert "IsTerminal() = True" in last
    assert "\nReturns() = [" in last
    assert whole.startswith(beginning(game).rstrip())


def test_parameters_are_seats_and_options() -> None:
    spiel = pyspiel.load_game("python_astrarium_pulsar2849(players=3,hq=off)")
    assert (spiel.num_players(), spiel.options["hq"]) == (3, False)
    assert (spiel.min_utility(), spiel.max_utility(), spiel.utility_sum()) == (-1, 1, 0)
    assert spiel.num_distinct_actions() == astrarium.game("pulsar2849").space.decisions


def test_a_first_player_is_a_number(game: str) -> None:
    spiel = pyspiel.load_game(f"python_astrarium_{game.replace('-', '_')}(players=3,first_player=2)")
    assert spiel.options["first_player"] == "2"
    assert spiel.get_parameters()["first_player"] == 2
    random_start = load(game, 3)
    assert random_start.options["first_player"] == "random"
    assert random_start.new_initial_state().is_chance_node()
    with pytest.raises((ValueError, pyspiel.SpielError), match="first_player"):
        pyspiel.load_game(f"python_astrarium_{game.replace('-', '_')}(players=2,first_player=2)")


def test_tensors_are_features_from_the_seat(game: str) -> None:
    spiel, rng = load(game, 3), np.random.RandomState(2)
    state = spiel.new_initial_state()
    for _ in range(40):
        deal(state, rng)
        state.apply_action(rng.choice(state.legal_actions()))
    assert isinstance(state, SpielState)
    observation = make_observation(spiel)
    for seat in range(3):
        observation.set_from(state, seat)
        assert observation.tensor.tolist() == astrarium.game(game).features(state.position, seat)
        assert observation.string_from(state, seat).startswith(f"seat {seat}\n")


def test_the_information_state_is_the_history() -> None:
    spiel = load("globular-cluster", 2)
    recall = make_observation(spiel, pyspiel.IIGObservationType(perfect_recall=True))
    state = spiel.new_initial_state()
    state.apply_action(1)
    assert recall.tensor is None
    assert recall.string_from(state, 0) == state.history_str() == "1"


def test_a_clone_is_independent() -> None:
    state = load("globular-cluster", 2).new_initial_state()
    other = state.clone()
    other.apply_action(other.legal_actions()[0])
    assert state.is_chance_node()
    assert state.position.key() != other.position.key()


def test_wrong_options_are_refused() -> None:
    with pytest.raises((ValueError, pyspiel.SpielError), match="borders"):
        pyspiel.load_game("python_astrarium_globular_cluster(borders=open)")
