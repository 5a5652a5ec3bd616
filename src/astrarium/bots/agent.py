"""The base class of bots: a name, a random generator and a choice for every decision."""

from mypy_extensions import i64, mypyc_attr

from astrarium.core.errors import IllegalAction
from astrarium.core.rng import Rng
from astrarium.core.state import CHANCE, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Agent:
    """A bot. Subclasses implement `decide`; callers use `choose`.

    All random numbers come from `rng`, so the same seed and the same sequence of positions give the same
    choices.
    """

    def __init__(self, name: str, seed: int) -> None:
        self.name: str = name
        self.rng: Rng = Rng(seed)

    def choose(self, state: State) -> int:
        """Return a legal action without changing `state`; raise if no seat is to act.

        A single legal action is returned without calling `decide`.
        """
        if state.actor < 0:
            reason = "chance is to act" if state.actor == CHANCE else "the match is over"
            raise IllegalAction(f"the bot {self.name} has nothing to decide: {reason}")
        if len(state.moves) == 1:
            return state.moves[0]
        return self.decide(state)

    def decide(self, state: State) -> i64:
        """Return one of at least two legal actions of the seat to act."""
        raise NotImplementedError
