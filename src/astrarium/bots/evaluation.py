"""Evaluation of positions by their margins: the heuristic value of each seat over its best rival."""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.playout import random_action
from astrarium.core.rng import Rng
from astrarium.core.state import CHANCE, State

MARGIN_SCALE: Final = 1500.0
"""Margin, in hundredths of a point, that maps to 0.73 on the scale from 0 to 1."""
LOWEST: Final[i64] = -1000000000000
"""Less than any value."""


def heuristic_margins(state: State) -> vec[i64]:
    """Return the heuristic value of each seat minus that of its best rival, in hundredths of a point."""
    values = vec[i64](capacity=state.seats)
    for seat in range(state.seats):
        values = append(values, state.heuristic(seat))
    return margins(values)


def margins(values: vec[i64]) -> vec[i64]:
    """Return each of `values` minus the highest of the others; a single value is returned unchanged."""
    result = vec[i64](capacity=len(values))
    for seat in range(len(values)):
        best_rival = LOWEST
        for other in range(len(values)):
            if other != seat and values[other] > best_rival:
                best_rival = values[other]
        result = append(result, values[seat] - best_rival if best_rival > LOWEST else values[seat])
    return result


def sample_chance(state: State, rng: Rng) -> None:
    """Apply outcomes of chance, drawn by weight, until a seat is to act or the match is over."""
    while state.actor == CHANCE:
        state.apply(random_action(state, rng))


def squash(values: vec[i64]) -> vec[float]:
    """Map margins in hundredths of a point to the range 0 to 1 by a logistic curve."""
    result = vec[float](capacity=len(values))
    for margin in values:
        result = append(result, 1.0 / (1.0 + math.exp(-float(margin) / MARGIN_SCALE)))
    return result


def final_values(state: State) -> vec[float]:
    """Return the values at the end of a match: half for the (shared) victory, half for the margin."""
    places = state.places()
    scores = vec[i64](capacity=state.seats)
    winners: i64 = 0
    for seat in range(state.seats):
        scores = append(scores, state.score(seat) * 100)
        if places[seat] == 1:
            winners += 1
    values = squash(margins(scores))
    for seat in range(state.seats):
        won = 1.0 / float(winners) if places[seat] == 1 else 0.0
        values[seat] = (values[seat] + won) / 2.0
    return values
