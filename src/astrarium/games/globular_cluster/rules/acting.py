"""What action points can be spent on: the shape of an action of the turn."""

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.games.globular_cluster.rules.state import GlobularState


class TurnAction:
    """A kind of action that the seat on turn pays with action points."""

    def add_legal(self, s: GlobularState, occupied: vec[i64], found: vec[i64]) -> vec[i64]:
        """Return `found` with the legal actions of this kind; the pieces of the seat are at `occupied`."""
        raise NotImplementedError

    def barred(self, s: GlobularState, action: i64) -> i64:
        """Return ALLOWED, or the clause that forbids the action."""
        raise NotImplementedError

    def do(self, s: GlobularState, action: i64) -> None:
        """Carry out a legal action and pay for it."""
        raise NotImplementedError
