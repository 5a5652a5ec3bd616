"""The search of PyPI's `monte-carlo-tree-search`, with our compiled playouts, as a bot of the line protocol.

    pip install monte-carlo-tree-search==2.1.0
    astrarium duel pulsar2849 mcts:0.1s 'engine:.venv/bin/python bench/lab/pypi_mcts.py 0.1' --matches 20

It thinks for the given seconds per decision. It knows two players and no chance: outcomes are drawn once,
when the search adds a position.
"""

import random
import sys

from mcts.base.base import BaseState
from mcts.searcher.mcts import MCTS

import astrarium
from astrarium.bots.evaluation import final_values, sample_chance
from astrarium.core.rng import Rng
from astrarium.core.state import OVER, State


class Position(BaseState):
    """A position as the package asks for it; the reward is that of the first seat, from -1 to 1."""

    def __init__(self, state: State, rng: Rng) -> None:
        self.state = state
        self.rng = rng

    def get_current_player(self) -> int:
        """Return 1 for the first seat, -1 for the other."""
        return 1 if self.state.actor == 0 else -1

    def get_possible_actions(self) -> list[int]:
        """Return the legal actions."""
        return [int(action) for action in self.state.legal()]

    def take_action(self, action: int) -> "Position":
        """Return the position after an action and the chance events that follow."""
        after = self.state.clone()
        after.apply(action)
        sample_chance(after, self.rng)
        return Position(after, self.rng)

    def is_terminal(self) -> bool:
        """Return whether the match is over."""
        return bool(self.state.actor == OVER)

    def get_reward(self) -> float:
        """Return the result of a match that is over."""
        return 2.0 * final_values(self.state)[0] - 1.0


def rollout(position: Position) -> float:
    """Return the reward of a random playout."""
    end = position.state.clone()
    astrarium.playout(end, seed=random.getrandbits(30))
    return Position(end, position.rng).get_reward()


def choose(seconds: float, name: str, position: bytes) -> str:
    """Return the move that the search finds in a position of the game `name`."""
    game = astrarium.game(name)
    state = game.restore(position)
    searcher = MCTS(time_limit=round(1000 * seconds), rollout_policy=rollout)
    return game.space.text(searcher.search(Position(state, Rng(random.getrandbits(30)))))


def main() -> None:
    """Answer the lines of a host."""
    seconds, name, position = float(sys.argv[1]), "", b""
    for line in sys.stdin:
        word, *rest = line.split()
        if word == "astrarium":
            print("id monte-carlo-tree-search", "want position", "ready", sep="\n", flush=True)
        elif word == "match":
            random.seed(int(rest[3]))
        elif word == "position":
            name, position = rest[0], bytes.fromhex(rest[1])
        elif word == "go":
            print("move", choose(seconds, name, position), flush=True)
        elif word == "quit":
            break


if __name__ == "__main__":
    main()
