"""Columns that measure other engines, each through the fastest calls of its public interface.

The engines are optional, so each is imported only when it is measured. Each builder has its own game and
ignores its argument.
"""

import importlib
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from astrarium.bench.clock import Measure, timed
from astrarium.bench.columns import MCTS_ITERATIONS

UCT_C = 2.0  # exploration constant
MEMORY_MB = 1000  # maximum size of the search tree


@dataclass(frozen=True)
class Peer:
    """Another engine and the names of the columns that measure it."""

    name: str  # key in the JSON report
    label: str  # row title in the table
    decisions: str  # column of random play
    mcts: str | None = None  # column of tree search, if the engine has one

    @property
    def columns(self) -> list[str]:
        """The peer's columns, in the order they are measured."""
        return [self.decisions] if self.mcts is None else [self.decisions, self.mcts]


PEERS = (
    Peer("catanatron", "Catanatron, Catan, 4 players", "catanatron"),
    Peer("open_spiel-backgammon", "OpenSpiel, backgammon", "open_spiel-backgammon", "open_spiel-mcts"),
)


def catanatron(_: str) -> Measure:
    """Measure Catan with four random players; decisions with a single legal action count too."""
    engine: Any = importlib.import_module("catanatron")
    limit = importlib.import_module("catanatron.game").TURNS_LIMIT
    players = [engine.RandomPlayer(color) for color in engine.Color]
    seed = 0

    def work(matches: int) -> int:
        nonlocal seed
        ticks = 0
        for _ in range(matches):
            seed += 1
            game = engine.Game(players, seed=seed)
            while game.winning_color() is None and game.state.num_turns < limit:  # as in Game.play
                game.play_tick()
                ticks += 1
        return ticks

    def measure(seconds: float) -> dict[str, float]:
        done = timed(work, seconds)
        return {"decisions_per_s": done.counted / done.seconds}

    return measure


def backgammon(_: str) -> Measure:
    """Measure OpenSpiel's C++ backgammon stepped from Python; rolls of dice do not count as decisions."""
    game = importlib.import_module("pyspiel").load_game("backgammon")
    rand = random.Random(1).random

    def work(matches: int) -> int:
        return sum(step_through(game.new_initial_state(), rand) for _ in range(matches))

    def measure(seconds: float) -> dict[str, float]:
        done = timed(work, seconds)
        return {"decisions_per_s": done.counted / done.seconds}

    return measure


def backgammon_mcts(_: str) -> Measure:
    """Measure OpenSpiel's C++ tree search after the opening dice, with one random rollout per simulation."""
    pyspiel: Any = importlib.import_module("pyspiel")
    game = pyspiel.load_game("backgammon")
    state = game.new_initial_state()
    rand = random.Random(1).random
    while state.is_chance_node():
        state.apply_action(sample(state.chance_outcomes(), rand))
    seed = 0

    def work(searches: int) -> int:
        nonlocal seed
        for _ in range(searches):
            seed += 1
            rollout = pyspiel.RandomRolloutEvaluator(1, seed)
            pyspiel.MCTSBot(game, rollout, UCT_C, MCTS_ITERATIONS, MEMORY_MB, False, seed, False).step(state)
        return searches * MCTS_ITERATIONS

    def measure(seconds: float) -> dict[str, float]:
        done = timed(work, seconds)
        return {"mcts_sims_per_s": done.counted / done.seconds}

    return measure


COLUMNS: dict[str, Callable[[str], Measure]] = {
    "catanatron": catanatron,
    "open_spiel-backgammon": backgammon,
    "open_spiel-mcts": backgammon_mcts,
}


def step_through(state: Any, rand: Callable[[], float]) -> int:
    """Play an OpenSpiel state to the end with random decisions; return their number."""
    decisions = 0
    while True:
        player = state.current_player()
        if player >= 0:
            legal = state.legal_actions()
            state.apply_action(legal[int(rand() * len(legal))])
            decisions += 1
        elif state.is_terminal():
            return decisions
        else:
            state.apply_action(sample(state.chance_outcomes(), rand))


def sample(outcomes: list[tuple[int, float]], rand: Callable[[], float]) -> int:
    """Return an action drawn from pairs of action and probability."""
    remaining = rand()
    for action, probability in outcomes:
        remaining -= probability
        if remaining < 0:
            return action
    return outcomes[-1][0]
