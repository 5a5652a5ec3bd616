"""stub"""

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.games.cosmic_pioneers.state import CosmicState

NAMES = ("x",)


def encode(s: CosmicState, seat: i64) -> vec[i64]:
    return vec[i64]([0])
