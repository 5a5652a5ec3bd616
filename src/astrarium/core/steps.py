"""Steps: the units of a turn, and the driver that carries them out.

The agenda of a state holds indexes into a game's list of steps. A step asks a seat, asks chance, or is
carried out without asking. Everything about it stands in one class: which actions there are, which clause
bars another one, what an action does.
"""

from typing import Final, Generic, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.clauses import ALLOWED
from astrarium.core.state import CHANCE, FRAME, NOTHING, OVER, State

S = TypeVar("S", bound=State)


class Step(Generic[S]):
    """A step of a turn. `seat` and `argument` of its methods are those of its frame on the agenda.

    `rule` is the clause that says what happens in this step; it bars all actions that belong to others.
    """

    rule: i64 = ALLOWED

    def ask(self, s: S, seat: i64, argument: i64) -> bool:
        """Ask for a decision and return True, or carry the step out and return False."""
        raise NotImplementedError

    def do(self, s: S, seat: i64, argument: i64, action: i64) -> None:
        """Carry out a legal action; the steps that follow from it go on the agenda."""
        raise NotImplementedError

    def barred(self, s: S, seat: i64, argument: i64, action: i64) -> i64:  # noqa: ARG002
        """Return ALLOWED, or the clause that forbids the action."""
        return ALLOWED if action in s.moves else self.rule


class AutomaticStep(Step[S]):
    """A step that is carried out without a decision."""

    def ask(self, s: S, seat: i64, argument: i64) -> bool:
        self.run(s, seat, argument)
        return False

    def run(self, s: S, seat: i64, argument: i64) -> None:
        """Carry out the step."""
        raise NotImplementedError


class ChanceStep(Step[S]):
    """A step in which luck decides, even if there is a single outcome."""

    def ask(self, s: S, seat: i64, argument: i64) -> bool:  # noqa: ARG002
        outcomes = self.outcomes(s, argument)
        s.ask(CHANCE, outcomes, self.weights(s, outcomes))
        return True

    def outcomes(self, s: S, argument: i64) -> vec[i64]:
        """Return the actions of chance, ascending."""
        raise NotImplementedError

    def weights(self, s: S, outcomes: vec[i64]) -> vec[i64]:  # noqa: ARG002
        """Return the weight of each outcome; equal unless overridden."""
        return EQUAL_WEIGHTS[len(outcomes)]


EQUAL_WEIGHTS: Final = vec[vec[i64]]([vec[i64]([1] * count) for count in range(65)])  # by number


class DecisionStep(Step[S]):
    """A step in which a seat decides. It is asked only if it has a choice."""

    def ask(self, s: S, seat: i64, argument: i64) -> bool:
        found = self.legal(s, seat, argument)
        if len(found) > 1:
            s.actor = seat  # these lines are `s.ask`; calling it would take 1 % of a playout
            s.moves = found
            s.odds = NOTHING
            return True
        if len(found) == 1:
            self.do(s, seat, argument, found[0])
        else:
            self.skip(s, seat, argument)
        return False

    def legal(self, s: S, seat: i64, argument: i64) -> vec[i64]:
        """Return the legal actions, ascending; empty if the step is skipped."""
        raise NotImplementedError

    def skip(self, s: S, seat: i64, argument: i64) -> None:  # noqa: ARG002
        """Leave the step, since nothing can be chosen in it."""
        s.drop()


@final
class GameOver(Step[S]):
    """What an empty agenda means in most games. `rule` is the clause that ends the game."""

    def __init__(self, rule: i64) -> None:
        self.rule = rule

    def ask(self, s: S, seat: i64, argument: i64) -> bool:  # noqa: ARG002
        s.ask(OVER, NOTHING, NOTHING)
        return True


@final
class Agenda(Generic[S]):
    """The driver: carries out the steps of a game, which the agendas of its states refer to by index.

    `empty` is the step on an empty agenda: the end of the game, or what follows of itself.
    """

    def __init__(self, steps: list[Step[S]], empty: Step[S]) -> None:
        # Reading a vec needs no type check. At run time its type argument must be a class.
        self.steps: Final = vec[Step](steps)  # type: ignore[type-arg]
        self.empty: Final = empty

    def settle(self, s: S) -> None:
        """Carry on until a seat has to decide, chance has to act, or the match is over."""
        asked = False
        while not asked:
            top = len(s.agenda) - FRAME
            if top < 0:
                asked = self.empty.ask(s, -1, -1)
            else:
                asked = self.steps[s.agenda[top]].ask(s, s.agenda[top + 1], s.agenda[top + 2])

    def apply(self, s: S, action: i64) -> None:
        """Carry out a legal action in the present step, then settle."""
        top = len(s.agenda) - FRAME
        self.steps[s.agenda[top]].do(s, s.agenda[top + 1], s.agenda[top + 2], action)
        self.settle(s)

    def barred(self, s: S, action: i64) -> i64:
        """Return ALLOWED, or the clause that forbids the action in the present step."""
        top = len(s.agenda) - FRAME
        if top < 0:
            return self.empty.rule
        return self.steps[s.agenda[top]].barred(s, s.agenda[top + 1], s.agenda[top + 2], action)
