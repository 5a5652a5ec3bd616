"""How promising a position is, for bots."""

from mypy_extensions import i64

from astrarium.games.globular_cluster.state import GlobularState


def evaluate(s: GlobularState, seat: i64) -> i64:
    """stub"""
    return s.vp[seat]
