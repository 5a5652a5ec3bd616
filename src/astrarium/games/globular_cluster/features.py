"""The position in numbers for learning."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.games.globular_cluster.state import GlobularState

NAMES: Final[tuple[str, ...]] = ("points",)


def encode(s: GlobularState, seat: i64) -> vec[i64]:
    """stub"""
    return vec[i64]([s.points])
