"""The interface of the actions that cost action points."""

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.games.globular_cluster.rules.state import GlobularState


class TurnAction:
    """A kind of action of the seat on turn. `clauses` of a subclass lists what it implements."""

    def add_legal(self, s: GlobularState, occupied: vec[i64], found: vec[i64]) -> vec[i64]:
        """Return `found` with the legal actions of this kind appended; the seat has pieces at `occupied`."""
        raise NotImplementedError

    def barred(self, s: GlobularState, action: i64) -> i64:
        """Return ALLOWED, or the clause that forbids `action`."""
        raise NotImplementedError

    def do(self, s: GlobularState, action: i64) -> None:
        """Carry out the legal `action` and pay for it."""
        raise NotImplementedError
