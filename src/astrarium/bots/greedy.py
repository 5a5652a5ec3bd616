"""A bot that looks one action ahead."""

from typing import Final, final

from mypy_extensions import i64

from astrarium.bots.agent import Agent
from astrarium.bots.evaluation import deal, leads
from astrarium.core.dealer import total
from astrarium.core.state import CHANCE, State

SCALE: Final[i64] = 1000
"""Averages over luck are whole numbers too; this keeps three more digits of them."""
BEARABLE: Final[i64] = 10
"""A loss, in hundredths of a point, that may be made good by what comes next."""
SHY: Final[i64] = 1_000_000_000_000
"""More than any two positions differ by."""


@final
class Greedy(Agent):
    """Plays what leaves it furthest ahead of its best rival by the game's heuristic; ties by lot.

    An action that keeps its turn going but leaves it worse off than before is shunned: rather than walk to
    and fro with whatever is left to spend, it ends its turn.
    """

    def __init__(self, seed: int = 0) -> None:
        super().__init__("greedy", seed)
        self.action: i64 = 0  # the best so far
        self.best: i64 = 0
        self.ties: i64 = 0

    def decide(self, state: State) -> i64:
        seat = state.actor
        bearable = (leads(state)[seat] - BEARABLE) * SCALE
        self.ties = 0
        for action in state.moves:
            after = state.clone()
            after.apply(action)
            worth = self.worth(after, seat)
            if after.actor == seat and worth < bearable:
                worth -= SHY
            self.consider(action, worth)
        return self.action

    def consider(self, action: i64, worth: i64) -> None:
        """Keep the better of the best so far and this one."""
        if self.ties == 0 or worth > self.best:
            self.action, self.best, self.ties = action, worth, 1
        elif worth == self.best:
            self.ties += 1
            if self.rng.below(self.ties) == 0:
                self.action = action

    def worth(self, state: State, seat: i64) -> i64:
        """How far ahead a seat is, on average over its luck that follows at once.

        The outcomes of the first chance event are weighed exactly; further ones are sampled once each. Luck
        that belongs to the turn of another seat is left aside.
        """
        if state.actor != CHANCE or (state.step() >= 0 and state.step_seat() != seat):
            return leads(state)[seat] * SCALE
        weighted: i64 = 0
        for index in range(len(state.moves)):
            outcome = state.clone()
            outcome.apply(state.moves[index])
            deal(outcome, self.rng)
            weighted += leads(outcome)[seat] * state.odds[index]
        return weighted * SCALE // total(state.odds)
