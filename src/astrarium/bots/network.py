"""A small network that corrects a game's heuristic: the values of a position by seat.

Inputs are the features of the position for a viewer, and extras: the leads of all seats in score and in
heuristic value, unless its weights ignore the latter. There is one output per seat, counted clockwise from
the viewer, and optionally one number per legal action (the policy). Extras are also added to the outputs
directly, so a network without hidden weights plays like the heuristic. All numbers are integers, so results
are equal on every machine.
"""

import math
from collections.abc import Callable
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from astrarium.bots.evaluation import heuristic_margins, margins
from astrarium.bots.forward import Forward, Shape
from astrarium.core.features import encoded, seat_after
from astrarium.core.state import State

try:
    from astrarium.bots import _forward
except ImportError:  # the engine is not compiled, and `Forward` takes its place
    _forward = None  # type: ignore[assignment]  # its stub exists without it, so mypy expects a module

MAX_SEATS: Final = 4
EXTRAS: Final = 2 * MAX_SEATS
MAX_EXTRA: Final[i64] = 2000
"""Leads are cut off at this many tenths of a point."""
LOGIT_BITS: Final = 20
"""Binary digits behind the point of outputs."""
MAX_LOGIT: Final[i64] = 8 * 2**LOGIT_BITS
"""Outputs beyond this are cut off."""
CELL: Final[i64] = 2**16
"""Width of a cell of the tables; a table spans 2 * MAX_LOGIT."""
CELLS: Final = 256
VALUE_UNIT: Final = float(2**30)


def tabulated(function: Callable[[float], float], start: float) -> vec[i64]:
    """Return `function` at the borders of all cells from `start` on, in units of 1 / VALUE_UNIT."""
    places = [start + cell * float(CELL) / float(2**LOGIT_BITS) for cell in range(CELLS + 1)]
    return vec[i64]([int(VALUE_UNIT * function(place) + 0.5) for place in places])


LOGISTIC: Final = tabulated(lambda logit: 1.0 / (1.0 + math.exp(-logit)), -8.0)
EXPONENTIAL: Final = tabulated(lambda below: math.exp(-below), 0.0)


def interpolate(table: vec[i64], place: i64) -> float:
    """Return the function of a table at `place`, counted from its start; all of it with integers."""
    cell = place // CELL
    low = table[cell]
    return float(low + (table[cell + 1] - low) * (place % CELL) // CELL) / VALUE_UNIT


def logistic(logit: i64) -> float:
    """Map an output to the range 0 to 1 by a logistic curve."""
    return interpolate(LOGISTIC, min(max(logit, -MAX_LOGIT), MAX_LOGIT - 1) + MAX_LOGIT)


def exponential(below: i64) -> float:
    """Return exp(-x) for x = `below`, which is in the unit of outputs and not negative."""
    return interpolate(EXPONENTIAL, min(below, 2 * MAX_LOGIT - 1))


def leads(state: State, viewer: i64, heuristic: bool = True) -> vec[i16]:
    """Return the leads over the best rival in tenths of a point: by score, then by heuristic, clockwise.

    Without `heuristic` the latter are zeros.
    """
    result = vec[i16]([i16(0)] * EXTRAS)
    scores = vec[i64](capacity=state.seats)
    for seat in range(state.seats):
        scores = append(scores, state.score(seat) * 100)
    write_tenths(result, 0, viewer, margins(scores))
    if heuristic:
        write_tenths(result, MAX_SEATS, viewer, heuristic_margins(state))
    return result


def write_tenths(out: vec[i16], at: i64, viewer: i64, values: vec[i64]) -> None:
    """Write values by seat, in hundredths of a point, into `out` from index `at`, clockwise from `viewer`."""
    seats: i64 = len(values)
    for offset in range(seats):
        out[at + offset] = tenths(values[seat_after(seats, viewer, offset)])


def tenths(hundredths: i64) -> i16:
    """Return hundredths of a point in tenths, cut off at MAX_EXTRA."""
    return i16(min(max(hundredths // 10, -MAX_EXTRA), MAX_EXTRA))


@final
class Network:
    """The weights of a network and its forward pass, in C where the engine is compiled."""

    def __init__(self, weights: bytes, native: bool = True) -> None:
        forward = Forward(weights)
        self.shape: Shape = forward.shape
        self.weights: bytes = weights
        self.zeros: vec[i16] = vec[i16]([i16(0)] * forward.shape.features)
        self.forward: Forward | None = None if native and _forward is not None else forward
        self.uses_heuristic: bool = forward.uses_extras(MAX_SEATS)

    def evaluate(self, state: State, viewer: i64) -> tuple[vec[float], bytes]:
        """Return the values by seat, from 0 to 1, and what `priors` needs of the position.

        The network sees the position as `viewer` does.
        """
        features, extras = encoded(state, viewer, self.zeros), leads(state, viewer, self.uses_heuristic)
        forward = self.forward
        if forward is not None:
            outputs, hidden = forward.evaluate(features, extras)
        else:
            outputs, hidden = _forward.evaluate(self.weights, features, extras)
        values = vec[float]([0.0] * state.seats)
        for offset in range(state.seats):
            values[seat_after(state.seats, viewer, offset)] = logistic(outputs[offset])
        return values, hidden

    def priors(self, hidden: bytes, moves: vec[i64]) -> vec[float]:
        """Return the probabilities of `moves` by the policy, given what `evaluate` returned."""
        forward = self.forward
        if forward is not None:
            numbers = forward.policy_of(hidden, moves)
        else:
            numbers = _forward.policy(self.weights, hidden, moves)
        highest: i64 = max(numbers)
        result = vec[float](capacity=len(numbers))
        total = 0.0
        for number in numbers:
            weight = exponential(highest - number)
            result = append(result, weight)
            total += weight
        for index in range(len(result)):
            result[index] /= total
        return result
