"""Base classes of the steps and of the actions of a turn."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.clauses import ALLOWED
from astrarium.core.state import NOTHING
from astrarium.core.steps import ChanceStep, DecisionStep
from astrarium.games.pulsar2849.clauses import clause
from astrarium.games.pulsar2849.rules import actions
from astrarium.games.pulsar2849.rules.state import PulsarState

ACT_G5: Final = clause("P-ACT-G5")
EFF_G21: Final = clause("P-EFF-G21")


class PulsarChance(ChanceStep[PulsarState]):
    """A step in which chance acts; no seat has a decision in it."""

    rule = clause("P-GEN-G4")


class PulsarDecision(DecisionStep[PulsarState]):
    """A choice of a seat while an action, an effect or a phase is resolved: actions of the turn must wait.

    A single option is carried out without asking; a choice without an option is skipped.
    """

    rule = clause("P-ACT-G8")
    clauses: ClassVar[tuple[i64, ...]] = (clause("P-GEN-G6"), clause("P-EFF-G22"))

    def barred(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> i64:
        kind = actions.KIND_OF[action]
        if actions.MODIFIER_KIND <= kind <= actions.END_KIND:
            return ACT_G5
        if kind == actions.PASS_KIND:
            return ALLOWED if action in s.moves else EFF_G21
        return self.barred_choice(s, seat, argument, action)

    def barred_choice(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> i64:
        """Return ALLOWED, or the clause that forbids an action that is neither of the turn nor a pass."""
        raise NotImplementedError


class AlwaysAskedDecision(PulsarDecision):
    """A decision that is asked even if it has a single option."""

    def ask(self, s: PulsarState, seat: i64, argument: i64) -> bool:
        s.ask(seat, self.legal(s, seat, argument), NOTHING)
        return True


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
