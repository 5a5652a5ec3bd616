"""Dealers choose the outcomes of chance; a state only lists outcomes and weights."""

import secrets
from collections.abc import Iterable
from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from astrarium.core.errors import IllegalAction
from astrarium.core.rng import Rng
from astrarium.core.state import CHANCE, State


def pick(odds: vec[i64], lot: i64) -> i64:
    """Return the index whose weight interval contains `lot`, a number from 0 to sum(odds) - 1."""
    for index in range(len(odds)):
        lot -= odds[index]
        if lot < 0:
            return index
    raise ValueError("the lot is larger than all weights together")


def total(odds: vec[i64]) -> i64:
    """Return the sum of the weights."""
    result: i64 = 0
    for weight in odds:
        result += weight
    return result


@mypyc_attr(allow_interpreted_subclasses=True)
class BaseDealer:
    """Choose an outcome by weight; subclasses provide the random numbers."""

    def choose(self, state: State) -> int:
        """Return a legal action of `state`, in which chance must be the actor."""
        if state.actor != CHANCE:
            raise IllegalAction("a dealer was asked although chance is not to act")
        return state.moves[pick(state.odds, self.lot(total(state.odds)))]

    def lot(self, n: i64) -> i64:
        """Return a random number from 0 to n - 1."""
        raise NotImplementedError


@final
class Dealer(BaseDealer):
    """Seeded dealer: the same seed gives the same outcomes on every platform."""

    def __init__(self, seed: int) -> None:
        self.rng: Rng = Rng(seed)

    def lot(self, n: i64) -> i64:
        return self.rng.below(n)


@final
class SystemDealer(BaseDealer):
    """Dealer with random numbers of the operating system: neither predictable nor repeatable."""

    def lot(self, n: i64) -> i64:
        return secrets.randbelow(n)


@final
class ScriptedDealer(BaseDealer):
    """Dealer that returns the given actions in order, for tests and lessons."""

    def __init__(self, actions: Iterable[int]) -> None:
        self.script: list[int] = list(actions)
        self.at: int = 0

    def choose(self, state: State) -> int:
        if self.at >= len(self.script):
            raise IllegalAction(f"the script of the dealer is used up after {self.at} events")
        action = self.script[self.at]
        if state.actor != CHANCE or action not in state.moves:
            raise IllegalAction(f"event {self.at + 1} of the dealer's script cannot happen here")
        self.at += 1
        return action
