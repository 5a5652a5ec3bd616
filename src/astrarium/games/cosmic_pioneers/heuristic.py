"""stub"""

from mypy_extensions import i64

from astrarium.games.cosmic_pioneers.scoring import standing
from astrarium.games.cosmic_pioneers.state import CosmicState


def evaluate(s: CosmicState, seat: i64) -> i64:
    return standing(s, seat) * 100
