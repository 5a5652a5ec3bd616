"""Common sense within a turn: no action that only leads back to where the turn has been before."""

from typing import Final, final

from mypy_extensions import i64

from astrarium.core.game import Game
from astrarium.core.state import State

STOPS: Final = ("end", "pass")
"""Kinds of actions that end a turn, or a part of it."""
NONE: Final[i64] = -1


def stop_actions(game: Game) -> set[int]:
    """Return the actions of `game` that end a turn or a part of it."""
    return {game.space.first[kind.name] for kind in game.space.kinds if kind.name in STOPS}


@final
class TurnMemory:
    """The positions of the current turn, each as it would be if the seat stopped there.

    That ignores what was spent on the way: walking there and back gives the same position again.
    """

    def __init__(self, stops: set[int]) -> None:
        self.stops: set[int] = stops
        self.seen: set[bytes] = set()

    def stop_of(self, state: State) -> i64:
        """Return the legal action that stops, NONE if there is none."""
        for action in state.moves:
            if action in self.stops:
                return action
        return NONE

    def remember(self, state: State, stop: i64) -> None:
        """Add `state`, in which `stop` is legal, to the turn."""
        self.seen.add(stopped_key(state, stop))

    def leads_back(self, state: State, action: i64, stop: i64) -> bool:
        """Return whether `action` leads back to an earlier position of the turn.

        `stop` is the action that stops in `state`, NONE for a choice in which the seat cannot stop.
        """
        after = state.clone()
        after.apply(action)
        if after.actor != state.actor:  # the action ends the turn by itself
            return stop != NONE and after.key() in self.seen
        found = self.stop_of(after)
        return found != NONE and stop in (found, NONE) and stopped_key(after, found) in self.seen

    def clear(self) -> None:
        """Begin a new turn."""
        self.seen = set()


def stopped_key(state: State, stop: i64) -> bytes:
    """Return the key of the position after `stop`."""
    after = state.clone()
    after.apply(stop)
    return after.key()
