"""Ratings of bots from matches of any number of seats: a Plackett-Luce model with effects of the seats.

The chance that a bot comes first is proportional to the exponential of its strength plus the effect of its
seat; second places are drawn in the same way from the others, and so on. Two seats give the model of
Bradley and Terry. Strengths are in Elo: 400 points are odds of 10 to 1.
"""

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from astrarium.bots.arena import Z95

ELO = 400 / math.log(10)
PRIOR = 1e-4
"""Weight of the assumption that all strengths are equal; it keeps a bot that always wins finite."""
STEPS = 100
PRECISION = 1e-9


@dataclass(frozen=True)
class RatedMatch:
    """Bots and places by seat."""

    bots: tuple[str, ...]
    places: tuple[int, ...]


@dataclass(frozen=True)
class Rating:
    """The strength of a bot in Elo, with its 95 % interval, relative to the mean of all bots."""

    bot: str
    rating: float
    low: float
    high: float
    matches: int


@dataclass(frozen=True)
class Ratings:
    """Ratings, the strongest first, and by number of seats the effect of each seat in Elo."""

    bots: list[Rating]
    seats: dict[int, list[float]]


def rate(matches: Sequence[RatedMatch]) -> Ratings:
    """Return the ratings that explain `matches` best."""
    names = sorted({bot for match in matches for bot in match.bots})
    counts = sorted({len(match.bots) for match in matches})
    first_seat = dict(zip(counts, np.cumsum([len(names), *counts])[:-1].tolist(), strict=True))
    size = len(names) + sum(counts)
    rows = [
        (_parameters(match, names, first_seat[len(match.bots)]), times)
        for match, times in Counter(matches).items()
    ]
    strengths = np.zeros(size)
    for _ in range(STEPS):
        gradient, information = _derivatives(rows, strengths)
        step = np.linalg.solve(information, gradient)
        strengths += step
        if np.abs(step).max() < PRECISION:
            break
    covariance = np.linalg.inv(_derivatives(rows, strengths)[1])
    return Ratings(
        _bot_ratings(matches, names, strengths, covariance),
        {
            count: _centred(strengths[first_seat[count] : first_seat[count] + count] * ELO).tolist()
            for count in counts
        },
    )


def _parameters(match: RatedMatch, names: list[str], first_seat: int) -> list[NDArray[np.int64]]:
    """Return the parameters of each seat (bot and seat), by place: one array of pairs for each place."""
    pairs = [(names.index(bot), first_seat + seat) for seat, bot in enumerate(match.bots)]
    return [
        np.array([pair for pair, place in zip(pairs, match.places, strict=True) if place == wanted])
        for wanted in sorted(set(match.places))
    ]


def _derivatives(
    rows: Sequence[tuple[list[NDArray[np.int64]], int]], strengths: NDArray[np.float64]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return the gradient of the log-likelihood and the negative of its second derivatives.

    Seats that share a place are drawn one after the other with the same rivals.
    """
    size = len(strengths)
    gradient, information = -PRIOR * strengths, PRIOR * np.eye(size)
    for groups, times in rows:
        for index in range(len(groups) - 1):
            drawn, rivals = groups[index], np.concatenate(groups[index:])
            weights = np.exp(strengths[rivals].sum(1))
            shares = weights / weights.sum()
            design = np.zeros((len(rivals), size))
            np.add.at(design, (np.arange(len(rivals))[:, None], rivals), 1.0)
            mean = shares @ design
            gradient += times * (design[: len(drawn)].sum(0) - len(drawn) * mean)
            information += times * len(drawn) * ((design * shares[:, None]).T @ design - np.outer(mean, mean))
    return gradient, information


def _bot_ratings(
    matches: Sequence[RatedMatch],
    names: list[str],
    strengths: NDArray[np.float64],
    covariance: NDArray[np.float64],
) -> list[Rating]:
    """Return the ratings with intervals, the strongest first."""
    count = len(names)
    contrast = np.eye(count) - 1 / count  # differences from the mean
    ratings = contrast @ strengths[:count] * ELO
    errors = np.sqrt(np.diag(contrast @ covariance[:count, :count] @ contrast.T)) * ELO * Z95
    played = [sum(match.bots.count(name) for match in matches) for name in names]
    found = [
        Rating(name, float(rating), float(rating - error), float(rating + error), appearances)
        for name, rating, error, appearances in zip(names, ratings, errors, played, strict=True)
    ]
    return sorted(found, key=lambda each: -each.rating)


def _centred(values: NDArray[np.float64]) -> NDArray[np.float64]:
    return values - values.mean()
