"""OpenSpiel's own MCTS with random rollouts, as a bot of the line protocol (docs/engine.md).

    astrarium duel pulsar2849 mcts:0.2s 'engine:.venv/bin/python bench/lab/openspiel_mcts.py 0.2' --matches 20

It thinks for about the given seconds per decision. This is OpenSpiel's search in Python: that in C++ crashes
with games that are written in Python.
"""

import sys
import time

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import astrarium.lab.openspiel as adapter

EXPLORATION = 2.0  # OpenSpiel's example uses it for returns from -1 to 1
FIRST_SIMULATIONS = 10


class Searcher:
    """Searches with as many simulations as fit into a time, by the speed of the decision before."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.simulations = FIRST_SIMULATIONS
        self.random = np.random.RandomState(1)

    def seed(self, seed: int) -> None:
        """Begin a match."""
        self.random = np.random.RandomState(seed % 2**32)

    def choose(self, name: str, position: bytes) -> str:
        """Return the move that the search finds in a position of the game `name`."""
        data = adapter.restore(name, position)
        game = pyspiel.load_game(adapter.short_name(data.rules), {"players": int(data.position.seats)})
        state = game.new_initial_state()
        state.data = data
        evaluator = mcts.RandomRolloutEvaluator(1, self.random)
        bot = mcts.MCTSBot(game, EXPLORATION, self.simulations, evaluator, random_state=self.random)
        start = time.perf_counter()
        action = bot.step(state)
        per_simulation = (time.perf_counter() - start) / self.simulations
        self.simulations = max(1, round(self.seconds / per_simulation))
        return str(data.rules.space.text(action))


def main() -> None:
    """Answer the lines of a host."""
    searcher, name, position = Searcher(float(sys.argv[1])), "", b""
    for line in sys.stdin:
        word, *rest = line.split()
        if word == "astrarium":
            print("id OpenSpiel MCTS", "want position", "ready", sep="\n", flush=True)
        elif word == "match":
            searcher.seed(int(rest[3]))
        elif word == "position":
            name, position = rest[0], bytes.fromhex(rest[1])
        elif word == "go":
            print("move", searcher.choose(name, position), flush=True)
        elif word == "quit":
            break


if __name__ == "__main__":
    main()
