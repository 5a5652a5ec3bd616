"""Configuration shared by all environments: a game, its seats and options, and the kind of reward.

The version in the id of an environment is the edition of the game's rules, since other rules teach something
else: `globular_cluster_v2`, `astrarium/GlobularCluster-v2`.
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
from astrarium.lab.match_runner import MatchSpec
from astrarium.lab.rewards import MARGIN, RANK

REWARDS: Final = {"rank": int(RANK), "margin": int(MARGIN)}
"""`rank`: 1 to -1 by place, at the end. `margin`: each change of the lead over the best rival, in points."""
INT16_MAX: Final = np.iinfo(np.int16).max
INT16_MIN: Final = np.iinfo(np.int16).min

Observation = dict[str, NDArray[np.int16] | NDArray[np.int8]]


@dataclass(frozen=True)
class EnvConfig:
    """A game with its seats, options and reward kind (RANK or MARGIN)."""

    game: Game
    seats: int
    options: dict[str, Value]
    reward_kind: int
    opening: State

    @property
    def decisions(self) -> int:
        """Number of actions of seats; outcomes of chance are not counted."""
        return self.game.space.decisions

    @property
    def width(self) -> int:
        """Number of slots of an observation."""
        return len(self.game.feature_names)

    @property
    def spec(self) -> MatchSpec:
        """The parameters that compiled code needs to run matches."""
        return MatchSpec(self.opening, self.decisions, self.reward_kind)

    def describe_illegal(self, state: State, action: int | None) -> str:
        """Return the reason why `action` cannot be applied to `state`."""
        if action is None or not 0 <= action < self.decisions:
            return f"{action!r} is not an action: actions are numbered 0 to {self.decisions - 1}"
        return f"{self.game.space.text(int(action))}: {self.game.refusal(state, int(action))}"


def make_config(
    game: str, seats: int | None = None, options: Mapping[str, Value] | None = None, reward: str = "rank"
) -> EnvConfig:
    """Return a configuration; raise if the game, seats, options or reward do not exist."""
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
    """Return `width` zeros; shared, so do not change them."""
    return vec[i16]([i16(0)] * width)


def feature_array(state: State, viewer: int, width: int) -> NDArray[np.int16]:
    """Return the `width` features of `state` as seat `viewer` sees it, in a new array."""
    return np.frombuffer(encoded(state, viewer, zeros(width)), np.int16).copy()


def feature_bounds(game: Game) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
    """Return the lowest and highest value of each slot; the range of int16 if the game has no bounds."""
    pairs = game.feature_bounds or [(INT16_MIN, INT16_MAX)] * len(game.feature_names)
    low, high = (np.array([pair[side] for pair in pairs]) for side in (0, 1))
    if low.min() < INT16_MIN or high.max() > INT16_MAX:
        raise BadOption(f"{game.name} has features beyond sixteen bits")
    return low.astype(np.int16), high.astype(np.int16)


def env_name(game: Game) -> str:
    """Return the name of a game's environment, as in `globular_cluster_v2`."""
    return f"{game.name.replace('-', '_')}_v{game.edition}"


def gym_id(game: Game) -> str:
    """Return the id of a game in Gymnasium, as in `astrarium/GlobularCluster-v2`."""
    return f"astrarium/{''.join(map(_capitalise, game.name.split('-')))}-v{game.edition}"


def _capitalise(word: str) -> str:
    return word[:1].upper() + word[1:]


def fresh_seed() -> int:
    """Return a random seed from the operating system."""
    import secrets

    return secrets.randbits(63)
