"""A bot that looks one action ahead."""

from typing import Final, final

from mypy_extensions import i64

from astrarium.bots.agent import Agent
from astrarium.bots.evaluation import heuristic_margins, sample_chance
from astrarium.core.dealer import total
from astrarium.core.rng import Rng
from astrarium.core.state import CHANCE, State

SCALE: Final[i64] = 1000
"""Factor of all values, so that averages over chance keep three more digits as integers."""
TOLERATED_LOSS: Final[i64] = 10
"""Loss, in hundredths of a point, that later actions of the turn may make good."""
PENALTY: Final[i64] = 1_000_000_000_000
"""Larger than any difference of two values."""


@final
class Greedy(Agent):
    """Plays the action with the highest heuristic margin over the best rival; ties are broken at random.

    An action that neither ends the turn nor avoids a loss is penalised: the bot ends its turn rather than
    spend what is left on moving back and forth.
    """

    def __init__(self, seed: int = 0) -> None:
        super().__init__("greedy", seed)
        self.best_action: i64 = 0
        self.best_value: i64 = 0
        self.ties: i64 = 0  # actions with the best value so far

    def decide(self, state: State) -> i64:
        seat = state.actor
        tolerated = (heuristic_margins(state)[seat] - TOLERATED_LOSS) * SCALE
        self.ties = 0
        for action in state.moves:
            after = state.clone()
            after.apply(action)
            value = value_after(after, seat, self.rng)
            if after.actor == seat and value < tolerated:
                value -= PENALTY
            self.update_best(action, value)
        return self.best_action

    def update_best(self, action: i64, value: i64) -> None:
        """Store `action` if its value is the highest so far; choose uniformly among equal values."""
        if self.ties == 0 or value > self.best_value:
            self.best_action, self.best_value, self.ties = action, value, 1
        elif value == self.best_value:
            self.ties += 1
            if self.rng.below(self.ties) == 0:
                self.best_action = action


def value_after(state: State, seat: i64, rng: Rng) -> i64:
    """Return the scaled margin of `seat`, averaged over chance events of its turn that follow at once.

    The outcomes of the first chance event are weighted exactly; later events are sampled once per outcome.
    Chance events of another seat's turn are ignored.
    """
    if state.actor != CHANCE or (state.step() >= 0 and state.step_seat() != seat):
        return heuristic_margins(state)[seat] * SCALE
    weighted: i64 = 0
    for index in range(len(state.moves)):
        outcome = state.clone()
        outcome.apply(state.moves[index])
        sample_chance(outcome, rng)
        weighted += heuristic_margins(outcome)[seat] * state.odds[index]
    return weighted * SCALE // total(state.odds)
