"""The moves of a seat in a record, and how to plan them with destinations in the fewest clicks."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from astrarium.core.errors import BadChoice
from astrarium.core.game import Game
from astrarium.core.reach import Way
from astrarium.core.record import Record
from astrarium.core.state import State

MOVING: Final = {"globular-cluster": ("move", "warp"), "pulsar2849": ("launch", "fly", "jump")}
"""Kinds of moves that destinations cover; the first slots name the piece or the die."""
STEP_CLICKS: Final = 2
"""Clicks that a single step is taken to need when plans are compared."""
TOO_MANY: Final = 10_000


@dataclass(frozen=True)
class Turn:
    """Consecutive moves of a seat without luck in between, and the position before them."""

    number: int
    before: State
    actions: tuple[int, ...]


@dataclass(frozen=True)
class Trip:
    """A way to a destination: the piece or die asked for, the place, and how many ways lead there."""

    choice: tuple[str, ...]
    place: str
    way: Way
    ways: int

    @property
    def clicks(self) -> int:
        """Clicks on the pieces or the die, on the place, and on one of several ways."""
        return max(len(self.choice) - 1, min(len(self.choice), 1)) + 1 + (self.ways > 1)


Step = int | Trip


def turns_of(record: Record, seat: int) -> Iterator[Turn]:
    """Yield the turns of a seat."""
    space, state, events = record.rules.space, record.start(), record.events
    for number, event in enumerate(events):
        if event.actor == seat and (number == 0 or events[number - 1].actor != seat):
            length = next(
                (n for n, other in enumerate(events[number:]) if other.actor != seat), len(events) - number
            )
            actions = tuple(space.parse(each.text) for each in events[number : number + length])
            yield Turn(number, state.clone(), actions)
        state.apply(space.parse(event.text))


def choices(game: Game, text: str, left: int) -> Iterator[tuple[str, ...]]:
    """Yield what destinations can be asked of to play the move `text` and at most `left` more."""
    kind, *slots = text.split()
    if kind not in MOVING.get(game.name, ()):
        return
    if game.name == "pulsar2849":
        yield (slots[0],) if kind == "launch" else ()
        return
    for leader in (0, 1):
        for members in range(1 - leader, left + 1 - leader):
            yield (slots[1], *["member"] * members, *["leader"] * leader)


class Planner:
    """Finds the steps with the fewest clicks that lead to the same position as the moves of a turn.

    Moves may be reordered, as long as each is legal.
    """

    def __init__(self, game: Game, turn: Turn) -> None:
        self.game = game
        self.found: dict[tuple[bytes, tuple[int, ...]], tuple[int, tuple[Step, ...]]] = {}
        after = turn.before.clone()
        for action in turn.actions:
            after.apply(action)
        self.after = after.to_bytes()
        self.steps = self.plan(turn.before, turn.actions)[1]

    def plan(self, state: State, left: tuple[int, ...]) -> tuple[int, tuple[Step, ...]]:
        """Return the clicks and the steps that play `left` from `state`; TOO_MANY clicks if nothing does."""
        if not left:
            return (0 if state.to_bytes() == self.after else TOO_MANY), ()
        key = state.to_bytes(), left
        if key not in self.found:
            self.found[key] = TOO_MANY, ()
            self.found[key] = min(self.options(state, left), key=lambda option: option[0])
        return self.found[key]

    def options(self, state: State, left: tuple[int, ...]) -> Iterator[tuple[int, tuple[Step, ...]]]:
        """Yield the clicks and the steps of each way to go on."""
        yield TOO_MANY, ()
        if left[0] in state.legal():
            clicks, steps = self.plan(played(state, left[:1]), left[1:])
            yield clicks + STEP_CLICKS, (left[0], *steps)
        for trip in self.trips(state, left):
            rest = without(left, trip.way.actions)
            if rest is not None and len(trip.way.actions) > 1:
                clicks, steps = self.plan(played(state, trip.way.actions), rest)
                yield clicks + trip.clicks, (trip, *steps)

    def trips(self, state: State, left: tuple[int, ...]) -> Iterator[Trip]:
        """Yield all ways to destinations of the pieces or the die that `left` moves."""
        asked = {
            choice: None
            for action in dict.fromkeys(left)
            for choice in choices(self.game, self.game.space.text(action), len(left))
        }
        for choice in asked:
            try:
                found = self.game.destinations(state, choice)
            except BadChoice:
                continue
            for destination in found.destinations:
                for way in destination.ways:
                    yield Trip(choice, destination.place, way, len(destination.ways))


def played(state: State, actions: tuple[int, ...]) -> State:
    """Return a copy of the position after `actions`."""
    after = state.clone()
    for action in actions:
        after.apply(action)
    return after


def without(actions: tuple[int, ...], taken: tuple[int, ...]) -> tuple[int, ...] | None:
    """Return `actions` without those of `taken`, None if it lacks one."""
    left = list(actions)
    for action in taken:
        if action not in left:
            return None
        left.remove(action)
    return tuple(left)
