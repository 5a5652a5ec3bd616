"""A bot that looks one action ahead with a network."""

from typing import Final, final

from mypy_extensions import i64

from astrarium.bots import networks
from astrarium.bots.agent import Agent
from astrarium.bots.evaluation import final_values, sample_chance
from astrarium.bots.greedy import Greedy
from astrarium.bots.network import Network
from astrarium.core.state import CHANCE, OVER, State

SAMPLES: Final = 4
"""Outcomes of chance that are drawn after an action."""


@final
class Net(Agent):
    """Plays the action whose position has the highest value for the seat, averaged over chance.

    Without a network for the game it plays like `greedy`.
    """

    def __init__(self, seed: int, network: str = "") -> None:
        super().__init__(f"net@{network}" if network else "net", seed)
        self.network_file: str = network
        self.substitute: Greedy = Greedy(seed)

    def decide(self, state: State) -> i64:
        network = networks.find(state, self.network_file)
        if network is None:
            return self.substitute.decide(state)
        best, best_value = state.moves[0], -1.0
        for action in state.moves:
            after = state.clone()
            after.apply(action)
            value = self.value(network, after, state.actor)
            if value > best_value:
                best, best_value = action, value
        return best

    def value(self, network: Network, state: State, seat: i64) -> float:
        """Return the value of `state` for `seat`; outcomes of chance are sampled."""
        if state.actor == OVER:
            return final_values(state)[seat]
        if state.actor != CHANCE:
            values, _ = network.evaluate(state, state.actor)
            return values[seat]
        total = 0.0
        for _ in range(SAMPLES):
            outcome = state.clone()
            sample_chance(outcome, self.rng)
            total += self.value(network, outcome, seat)
        return total / float(SAMPLES)
