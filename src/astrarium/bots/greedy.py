"""A bot that looks one action ahead."""

from typing import Final, final

from mypy_extensions import i64

from astrarium.bots.agent import Agent
from astrarium.bots.lead import deal, leads
from astrarium.core.dealer import total
from astrarium.core.state import CHANCE, State

SCALE: Final[i64] = 1000
"""Averages over luck are whole numbers too; this keeps three more digits of them."""


@final
class Greedy(Agent):
    """Plays what leaves it furthest ahead of its best rival by the game's heuristic; ties by lot."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__("greedy", seed)

    def decide(self, state: State) -> i64:
        seat = state.actor
        best = state.moves[0]
        best_worth: i64 = 0
        ties: i64 = 0
        for action in state.moves:
            worth = self.worth(state, action, seat)
            if ties == 0 or worth > best_worth:
                best, best_worth, ties = action, worth, 1
            elif worth == best_worth:
                ties += 1
                if self.rng.below(ties) == 0:
                    best = action
        return best

    def worth(self, state: State, action: i64, seat: i64) -> i64:
        """How far ahead an action leaves a seat, on average over the luck that follows it at once."""
        after = state.clone()
        after.apply(action)
        if after.actor != CHANCE:
            return leads(after)[seat] * SCALE
        return self.average(after, seat)

    def average(self, state: State, seat: i64) -> i64:
        """The mean over the outcomes of the first chance event; further ones are sampled once each."""
        weighted: i64 = 0
        for index in range(len(state.moves)):
            outcome = state.clone()
            outcome.apply(state.moves[index])
            deal(outcome, self.rng)
            weighted += leads(outcome)[seat] * state.odds[index]
        return weighted * SCALE // total(state.odds)
