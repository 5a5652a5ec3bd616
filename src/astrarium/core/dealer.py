"""Dealers decide where luck does. The state never does: it only lists outcomes and weights."""

import secrets
from collections.abc import Iterable
from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from astrarium.core.errors import IllegalAction
from astrarium.core.rng import Rng
from astrarium.core.state import CHANCE, State


def pick(odds: vec[i64], lot: i64) -> i64:
    """The index on which a lot from 0 to sum(odds) - 1 falls."""
    for index in range(len(odds)):
        lot -= odds[index]
        if lot < 0:
            return index
    raise ValueError("the lot is larger than all weights together")


def total(odds: vec[i64]) -> i64:
    """The sum of the weights."""
    result: i64 = 0
    for weight in odds:
        result += weight
    return result


@mypyc_attr(allow_interpreted_subclasses=True)
class BaseDealer:
    """Chooses an outcome while chance is to act."""

    def choose(self, state: State) -> int:
        """One of the legal actions of a state where chance is to act."""
        if state.actor != CHANCE:
            raise IllegalAction("a dealer was asked although chance is not to act")
        return state.moves[pick(state.odds, self.lot(total(state.odds)))]

    def lot(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        raise NotImplementedError


@final
class Dealer(BaseDealer):
    """Luck from a seed: the same seed deals the same luck, on every platform."""

    def __init__(self, seed: int) -> None:
        self.rng: Rng = Rng(seed)

    def lot(self, n: i64) -> i64:
        return self.rng.below(n)


@final
class SystemDealer(BaseDealer):
    """Luck from the operating system: nobody can know it beforehand or repeat it."""

    def lot(self, n: i64) -> i64:
        return secrets.randbelow(n)


@final
class ScriptedDealer(BaseDealer):
    """Deals given actions one after the other, for tests and teaching."""

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
