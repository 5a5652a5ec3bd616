"""A bot that plays uniformly random legal actions."""

from typing import final

from mypy_extensions import i64

from astrarium.bots.agent import Agent
from astrarium.core.playout import random_action
from astrarium.core.state import State


@final
class Uniform(Agent):
    """Plays at random: the baseline that every other bot should beat."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__("uniform", seed)

    def decide(self, state: State) -> i64:
        return random_action(state, self.rng)
