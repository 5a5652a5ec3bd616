"""Evaluation of positions by their margins: the heuristic value of each seat over its best rival."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.playout import random_action
from astrarium.core.rng import Rng
from astrarium.core.state import CHANCE, State

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
