"""How a position stands for each seat: what bots compare."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.playout import random_action
from astrarium.core.rng import Rng
from astrarium.core.state import CHANCE, State

LOWEST: Final[i64] = -1000000000000


def leads(state: State) -> vec[i64]:
    """By seat, how far its promise lies above the best of the others, in hundredths of a point."""
    promises = vec[i64](capacity=state.seats)
    for seat in range(state.seats):
        promises = append(promises, state.heuristic(seat))
    return over_best_rival(promises)


def over_best_rival(numbers: vec[i64]) -> vec[i64]:
    """Each number less the highest of the others; a single number stays as it is."""
    result = vec[i64](capacity=len(numbers))
    for seat in range(len(numbers)):
        rival = LOWEST
        for other in range(len(numbers)):
            if other != seat and numbers[other] > rival:
                rival = numbers[other]
        result = append(result, numbers[seat] - rival if rival > LOWEST else numbers[seat])
    return result


def deal(state: State, rng: Rng) -> None:
    """Let luck decide by weight until it is somebody's turn to decide, or the match is over."""
    while state.actor == CHANCE:
        state.apply(random_action(state, rng))
