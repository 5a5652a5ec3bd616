"""What every environment is told: a game, its seats and options, and what is rewarded.

Ids carry the edition of a game's rules as their version, since other rules teach other things:
`globular_cluster_v2`, `astrarium/GlobularCluster-v2`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from typing import Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16
from numpy.typing import NDArray

import astrarium
from astrarium.core.errors import BadOption
from astrarium.core.features import encoded
from astrarium.core.game import Game, Value
from astrarium.core.state import State
from astrarium.lab.batch import MARGIN, RANK

REWARDS: Final = {"rank": int(RANK), "margin": int(MARGIN)}
"""`rank`: 1 to -1 by place, at the end. `margin`: every change of the lead over the best rival, in points."""
HIGHEST: Final = np.iinfo(np.int16).max
LOWEST: Final = np.iinfo(np.int16).min

Observation = dict[str, NDArray[np.int16] | NDArray[np.int8]]


@dataclass(frozen=True)
class EnvConfig:
    """A game with everything chosen that is chosen before a match."""

    game: Game
    seats: int
    options: dict[str, Value]
    rewarded: int
    opening: State

    @property
    def decisions(self) -> int:
        """The number of actions; those of chance are not among them."""
        return self.game.space.decisions

    @property
    def width(self) -> int:
        """The number of slots of an observation."""
        return len(self.game.feature_names)

    def complaint(self, state: State, action: int | None) -> str:
        """Why an action cannot be played in a position, in words."""
        if action is None or not 0 <= action < self.decisions:
            return f"{action!r} is no action: they are numbered 0 to {self.decisions - 1}"
        return f"{self.game.space.text(int(action))}: {self.game.refusal(state, int(action))}"


def agree(
    game: str, seats: int | None = None, options: Mapping[str, Value] | None = None, reward: str = "rank"
) -> EnvConfig:
    """Terms, if there are such a game, seats, options and reward."""
    rules = astrarium.game(game)
    if reward not in REWARDS:
        close = get_close_matches(reward, REWARDS, 1)
        hint = f", did you mean {close[0]!r}?" if close else ""
        raise BadOption(f"unknown reward {reward!r}{hint} (there are: {', '.join(REWARDS)})")
    settings = rules.settings(options or {})
    opening = rules.start(seats, settings)
    return EnvConfig(rules, int(opening.seats), settings, REWARDS[reward], opening)


@cache
def zeros(width: int) -> vec[i16]:
    """What the features of a position are written over."""
    return vec[i16]([i16(0)] * width)


def see(state: State, seat: int, width: int) -> NDArray[np.int16]:
    """The features of a position as a seat sees it, in an array of their own."""
    return np.frombuffer(encoded(state, seat, zeros(width)), np.int16).copy()


def bounds(game: Game) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
    """The lowest and the highest number of every slot; those of sixteen bits where a game does not say."""
    pairs = game.feature_bounds or [(LOWEST, HIGHEST)] * len(game.feature_names)
    low, high = (np.array([pair[side] for pair in pairs]) for side in (0, 1))
    if low.min() < LOWEST or high.max() > HIGHEST:
        raise BadOption(f"{game.name} has features beyond sixteen bits")
    return low.astype(np.int16), high.astype(np.int16)


def snake(game: Game) -> str:
    """The name of a game's environment: `globular_cluster_v2`."""
    return f"{game.name.replace('-', '_')}_v{game.edition}"


def gym_id(game: Game) -> str:
    """The id of a game in Gymnasium: `astrarium/GlobularCluster-v2`."""
    return f"astrarium/{''.join(map(_capital, game.name.split('-')))}-v{game.edition}"


def _capital(word: str) -> str:
    return word[:1].upper() + word[1:]


def fresh_seed() -> int:
    """A seed from the operating system, for whoever gives none."""
    import secrets

    return secrets.randbits(63)
