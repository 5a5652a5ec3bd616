"""What every bot is: a name, its own luck, and a choice for every decision."""

from mypy_extensions import i64, mypyc_attr

from astrarium.core.errors import IllegalAction
from astrarium.core.rng import Rng
from astrarium.core.state import CHANCE, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Agent:
    """A player that is a program. Subclasses write `decide`; everybody else calls `choose`.

    All luck of a bot comes from `rng`, so the same seed and the same questions give the same answers.
    """

    def __init__(self, name: str, seed: int) -> None:
        self.name: str = name
        self.rng: Rng = Rng(seed)

    def choose(self, state: State) -> int:
        """One of the legal actions; the state is not changed, and a single action needs no thought."""
        if state.actor < 0:
            what = "chance is to act" if state.actor == CHANCE else "the match is over"
            raise IllegalAction(f"the bot {self.name} has nothing to decide: {what}")
        if len(state.moves) == 1:
            return state.moves[0]
        return self.decide(state)

    def decide(self, state: State) -> i64:
        """One of at least two legal actions, for the seat to act."""
        raise NotImplementedError
