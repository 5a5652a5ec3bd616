"""Rewards of a match, by seat: utilities by place at the end, or margins over the best rival."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.state import State

RANK: Final[i64] = 0
MARGIN: Final[i64] = 1


def utilities(places: vec[i64]) -> vec[float]:
    """Return the utility of each seat: 1 for the first place, -1 for the last, evenly spaced between.

    Seats that share a place get the mean of the places they share. A single seat gets 0.
    """
    seats = len(places)
    out = vec[float](capacity=seats)
    for seat in range(seats):
        sharing: i64 = 0
        for other in range(seats):
            if places[other] == places[seat]:
                sharing += 1
        middle = float(places[seat] - 1) + float(sharing - 1) / 2.0
        out = append(out, 1.0 - 2.0 * middle / float(seats - 1) if seats > 1 else 0.0)
    return out


def margins(state: State) -> vec[float]:
    """Return the points of each seat minus those of its best rival."""
    out = vec[float](capacity=state.seats)
    for seat in range(state.seats):
        best: i64 = 0
        found = False
        for rival in range(state.seats):
            if rival != seat and (not found or state.score(rival) > best):
                best = state.score(rival)
                found = True
        out = append(out, float(state.score(seat) - best))
    return out
