"""A bot that plays like a beginner: sensible actions, but not far-sighted and not always the best."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.bots.agent import Agent
from astrarium.bots.evaluation import heuristic_margins
from astrarium.bots.greedy import SCALE, TOLERATED_LOSS, value_after
from astrarium.bots.network import LOGIT_BITS, exponential
from astrarium.core.state import State

WINDOW: Final[i64] = 20 * SCALE
"""Actions worse than the best by more than this, in hundredths of a point, need a good reason."""
GAIN_SHARE: Final[i64] = 3
"""Quarters of the best gain that an action may miss."""
UNIT: Final[i64] = 2**LOGIT_BITS
WEIGHTS: Final = 1_000_000.0
"""Weight of the best action."""


@final
class Casual(Agent):
    """Looks one action ahead and plays one of the good actions, better ones more often.

    An action is good if it gains at least a quarter of what the best one gains. So the bot never ends its
    turn while it sees something worthwhile, and undoes nothing it has just done. `temperature`, in points,
    is the difference of two gains at which the better action is chosen about three times as often.
    """

    def __init__(self, temperature: float, seed: int) -> None:
        super().__init__(f"casual:{temperature:g}", seed)
        self.scale: i64 = int(temperature * 100) * SCALE

    def decide(self, state: State) -> i64:
        seat = state.actor
        now = heuristic_margins(state)[seat] * SCALE
        values = vec[i64](capacity=len(state.moves))
        for action in state.moves:
            after = state.clone()
            after.apply(action)
            value = value_after(after, seat, self.rng)
            if after.actor == seat and value < now - TOLERATED_LOSS * SCALE:
                value -= WINDOW  # better to end the turn
            values = append(values, value)
        best: i64 = max(values)
        lowest = best - max(WINDOW, (best - now) * GAIN_SHARE // 4)
        return state.moves[self.draw(values, best, lowest)]

    def draw(self, values: vec[i64], best: i64, lowest: i64) -> i64:
        """Return the index of one of `values` from `lowest` to `best`, drawn by the temperature."""
        weights = vec[i64](capacity=len(values))
        total: i64 = 0
        for value in values:
            weight: i64 = 0
            if value >= lowest:
                weight = i64(int(exponential((best - value) * UNIT // self.scale) * WEIGHTS))
            weights = append(weights, weight)
            total += weight
        rest = self.rng.below(total)
        index: i64 = 0
        while rest >= weights[index]:
            rest -= weights[index]
            index += 1
        return index
