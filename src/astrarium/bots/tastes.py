"""Tastes of bots: kinds of actions that a character favours, as a bonus in hundredths of a point."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.space import ActionSpace

NO_TASTE: Final[vec[i64]] = vec[i64]()


def taste(space: ActionSpace, bonuses: Mapping[str, int]) -> vec[i64]:
    """Return the bonus of each action, given that of each kind of action."""
    return vec[i64]([bonuses.get(space.kind(action).name, 0) for action in range(space.decisions)])
