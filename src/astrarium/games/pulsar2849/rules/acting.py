"""The shape of an action of the turn."""

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.games.pulsar2849.rules.state import PulsarState


class PulsarTurnAction:
    """A kind of action that the seat in turn may take: a dice action, a free one or the end of the turn."""

    def add_legal(self, s: PulsarState, seat: i64, usual: vec[i64], found: vec[i64]) -> vec[i64]:
        """Return `found` with the legal actions of this kind; `usual` are the usual spends of the seat."""
        raise NotImplementedError

    def barred(self, s: PulsarState, seat: i64, action: i64) -> i64:
        """Return ALLOWED, or the clause that forbids the action."""
        raise NotImplementedError

    def do(self, s: PulsarState, seat: i64, action: i64) -> None:
        """Carry out a legal action and pay for it."""
        raise NotImplementedError
