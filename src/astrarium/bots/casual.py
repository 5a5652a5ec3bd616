"""A bot that plays like a beginner: sensible actions, but not far-sighted and not always the best."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.bots.agent import Agent
from astrarium.bots.circles import NONE, TurnMemory, stop_actions
from astrarium.bots.evaluation import LOWEST, heuristic_margins
from astrarium.bots.greedy import PENALTY, SCALE
from astrarium.bots.network import LOGIT_BITS, exponential
from astrarium.bots.tastes import NO_TASTE
from astrarium.core.dealer import total
from astrarium.core.game import REGISTRY
from astrarium.core.playout import random_action
from astrarium.core.rng import Rng
from astrarium.core.state import CHANCE, FRAME, State

RISK: Final[i64] = 20 * SCALE
"""Gain, in hundredths of a point, that an action needs if chance follows it."""
INVESTMENT: Final[i64] = 199 * SCALE
"""What an action may cost if the seat stopped right after it."""
GAIN_SHARE: Final[i64] = 3
"""Quarters of the best gain that an action may miss."""
DEPTH: Final[i64] = 2
"""Choices that are looked at to complete an action."""
LUCK: Final[i64] = 2**30
NOT_GOOD: Final[i64] = LOWEST * SCALE
UNIT: Final[i64] = 2**LOGIT_BITS
WEIGHTS: Final = 1_000_000.0
"""Weight of the best action."""


@final
class Casual(Agent):
    """Looks one action ahead and plays one of the good actions, better ones more often.

    Where the seat may stop, an action is good if it gains more than stopping does and at least a quarter of
    the best gain. So the bot never stops while it sees something worthwhile, and never walks in circles.
    `temperature`, in points, is the difference of two gains at which the better action is chosen about three
    times as often. `taste` has the bonus of each action in hundredths of a point, or of half the
    temperature if that is more; it counts among good actions only.
    """

    def __init__(self, temperature: float, seed: int, taste: vec[i64] = NO_TASTE) -> None:
        super().__init__(f"casual:{temperature:g}", seed)
        self.scale: i64 = int(temperature * 100) * SCALE
        self.taste: vec[i64] = taste
        self.taste_unit: i64 = max(SCALE, self.scale // 200)
        self.memory: TurnMemory = TurnMemory(set())
        self.state_type: type[State] | None = None
        self.base: i64 = 0  # frames of the agenda below the turn
        self.luck: int = 0  # seed of chance events; all actions of a decision meet the same luck

    def decide(self, state: State) -> i64:
        if self.state_type is not type(state):
            game = REGISTRY.of(state)
            self.memory = TurnMemory(set() if game is None else stop_actions(game))
            self.state_type = type(state)
        self.luck = int(self.rng.below(LUCK))
        self.base = turn_base(state)
        stop = self.memory.stop_of(state)
        values = self.values_without_stop(state) if stop == NONE else self.values_with_stop(state, stop)
        choice = state.moves[self.draw(self.favoured(state.moves, values))]
        after = state.clone()
        after.apply(choice)
        if choice == stop or after.actor not in (state.actor, CHANCE):
            self.memory.clear()
        return choice

    def values_without_stop(self, state: State) -> vec[i64]:
        """Return the values of the actions, NOT_GOOD for those that are not good."""
        values = vec[i64](capacity=len(state.moves))
        for action in state.moves:
            value, _ = self.prospect(state, action, NONE, DEPTH - 1)
            if self.memory.leads_back(state, action, NONE):
                value -= PENALTY
            values = append(values, value)
        return good_values(values, max(margin(state, state.actor), min(values)))

    def values_with_stop(self, state: State, stop: i64) -> vec[i64]:
        """Return the values of the actions, NOT_GOOD for those that are not good; `stop` is legal.

        An action is judged by the position it leads to. If none gains anything there, actions are judged by
        the position after stopping next.
        """
        now, stopped = margin(state, state.actor), self.stopped_value(state, state.actor, stop)
        self.memory.remember(state, stop)
        plans = vec[i64](capacity=len(state.moves))
        settled = vec[i64](capacity=len(state.moves))
        for action in state.moves:
            plan, after_stop = NOT_GOOD, NOT_GOOD
            if action != stop and not self.memory.leads_back(state, action, stop):
                plan, after_stop = self.prospect(state, action, stop, DEPTH)
                needed = stopped + self.risk(state, action)
                if plan <= needed or plan < now or stopped - after_stop > INVESTMENT:
                    plan = NOT_GOOD
                if after_stop <= needed:
                    after_stop = NOT_GOOD
            elif action == stop:
                after_stop = stopped
            plans = append(plans, plan)
            settled = append(settled, after_stop)
        if max(plans) > NOT_GOOD:
            return good_values(plans, max(now, stopped))
        result = good_values(settled, stopped)
        for index in range(len(result)):
            if state.moves[index] == stop and max(settled) > stopped:
                result[index] = NOT_GOOD
        return result

    def risk(self, state: State, action: i64) -> i64:
        """Return what `action` must gain: more than nothing if chance follows."""
        after = state.clone()
        after.apply(action)
        return RISK if after.actor == CHANCE else 0

    def prospect(self, state: State, action: i64, stop: i64, depth: i64) -> tuple[i64, i64]:
        """Return the value after `action`, and after stopping next.

        If `action` is followed by a choice without a way to stop, the best choice completes it.
        """
        seat, step = state.actor, state.step()
        after = state.clone()
        after.apply(action)
        if after.actor != seat:
            value = expected_margin(after, seat, self.base, self.luck)
            if stop == NONE or not is_own_chance(after, seat, self.base):
                return value, value
            return value, self.expected_after_stop(after, seat, stop, step)
        found = self.memory.stop_of(after)
        if found == NONE and depth > 0 and (stop != NONE or after.step() != step):
            best, best_settled = NOT_GOOD, NOT_GOOD
            for choice in after.moves:
                value, settled = self.prospect(after, choice, stop, depth - 1)
                if value > best or (value == best and settled > best_settled):
                    best, best_settled = value, settled
            return best, best_settled
        value = margin(after, seat)
        if found != NONE and found == stop and after.step() == step:
            return value, self.stopped_value(after, seat, stop)
        return value, value

    def expected_after_stop(self, state: State, seat: i64, stop: i64, step: i64) -> i64:
        """Return the value of `state`, in which chance is to act, if the seat stops right after that."""
        weighted: i64 = 0
        for index in range(len(state.moves)):
            outcome = state.clone()
            outcome.apply(state.moves[index])
            if outcome.actor == seat and outcome.step() == step and stop in outcome.moves:
                outcome.apply(stop)
            weighted += expected_margin(outcome, seat, self.base, self.luck) * state.odds[index]
        return weighted // total(state.odds)

    def stopped_value(self, state: State, seat: i64, stop: i64) -> i64:
        """Return the value of `state` for `seat` after `stop`."""
        after = state.clone()
        after.apply(stop)
        return expected_margin(after, seat, self.base, self.luck)

    def favoured(self, moves: vec[i64], values: vec[i64]) -> vec[i64]:
        """Return the values of good actions, raised by the taste."""
        if len(self.taste) == 0:
            return values
        result = vec[i64](capacity=len(values))
        for index in range(len(values)):
            value = values[index]
            if value > NOT_GOOD:
                value += self.taste[moves[index]] * self.taste_unit
            result = append(result, value)
        return result

    def draw(self, values: vec[i64]) -> i64:
        """Return the index of one of `values`, drawn by the temperature."""
        best: i64 = max(values)
        weights = vec[i64](capacity=len(values))
        sum_of_weights: i64 = 0
        for value in values:
            weight: i64 = 0
            if value > NOT_GOOD:
                weight = i64(int(exponential((best - value) * UNIT // self.scale) * WEIGHTS))
            weights = append(weights, weight)
            sum_of_weights += weight
        rest = self.rng.below(sum_of_weights)
        index: i64 = 0
        while rest >= weights[index]:
            rest -= weights[index]
            index += 1
        return index


def good_values(values: vec[i64], base: i64) -> vec[i64]:
    """Return `values` with NOT_GOOD for those that gain less than a quarter of the best gain over `base`."""
    best: i64 = max(values)
    lowest = best - max(0, (best - base) * GAIN_SHARE // 4)
    result = vec[i64](capacity=len(values))
    for value in values:
        result = append(result, value if value >= lowest else NOT_GOOD)
    return result


def margin(state: State, seat: i64) -> i64:
    """Return the scaled margin of `seat` by the heuristic."""
    return heuristic_margins(state)[seat] * SCALE


def expected_margin(state: State, seat: i64, base: i64, luck: int) -> i64:
    """Return the scaled margin of `seat`, averaged over chance events of its turn that follow at once.

    The outcomes of the first chance event are weighted exactly; later events are drawn with the seed `luck`.
    """
    if not is_own_chance(state, seat, base):
        return margin(state, seat)
    weighted: i64 = 0
    for index in range(len(state.moves)):
        outcome = state.clone()
        outcome.apply(state.moves[index])
        rng = Rng(luck)
        while is_own_chance(outcome, seat, base):
            outcome.apply(random_action(outcome, rng))
        weighted += margin(outcome, seat) * state.odds[index]
    return weighted // total(state.odds)


def turn_base(state: State) -> i64:
    """Return how many frames of the agenda lie below those of the actor on top of it."""
    base: i64 = len(state.agenda) // FRAME
    while base > 0 and state.agenda[(base - 1) * FRAME + 1] == state.actor:
        base -= 1
    return base


def is_own_chance(state: State, seat: i64, base: i64) -> bool:
    """Return whether chance is to act in the turn of `seat` that began on top of `base` frames.

    A round that begins may belong to `seat` too; its turns lie on top of the same frames.
    """
    if state.actor != CHANCE or state.step() < 0:
        return state.actor == CHANCE
    return len(state.agenda) > base * FRAME and state.agenda[base * FRAME + 1] == seat == state.step_seat()
