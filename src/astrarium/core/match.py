"""The match loop: asks the actor for an action, checks, applies and logs it, and notifies observers."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from mypy_extensions import mypyc_attr

from astrarium.core.errors import BadOption, IllegalAction
from astrarium.core.game import Game, Value
from astrarium.core.record import Event, Record
from astrarium.core.state import CHANCE, OVER, State


class Chooser(Protocol):
    """Chooses actions: a bot, a person at a keyboard or a dealer."""

    def choose(self, state: State) -> int:
        """Return one of the legal actions of `state`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Callbacks of a match; the defaults do nothing."""

    def started(self, match: "Match") -> None:
        """Called once, before the first event."""

    def played(self, match: "Match", actor: int, action: int) -> None:
        """Called after `action` has been applied; `actor` is the seat that chose it, or CHANCE."""

    def ended(self, match: "Match") -> None:
        """Called once, after the last event."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Match:
    """A match of `game` with one chooser per seat and a dealer for chance."""

    def __init__(
        self,
        game: Game,
        choosers: Sequence[Chooser],
        dealer: Chooser,
        options: Mapping[str, Value] | None = None,
        observers: Sequence[Observer] = (),
    ) -> None:
        if len(choosers) not in game.seats:
            raise BadOption(f"{game.name} cannot be played by {len(choosers)}")
        self.game: Game = game
        self.choosers: list[Chooser] = list(choosers)
        self.dealer: Chooser = dealer
        self.observers: list[Observer] = list(observers)
        self.options: dict[str, Value] = game.settings(options or {})
        self.state: State = game.start(len(choosers), self.options)
        self.log: list[tuple[int, int]] = []

    def step(self) -> None:
        """Ask the actor for an action and apply it; raise IllegalAction if it is not legal."""
        state = self.state
        actor = int(state.actor)
        if actor == OVER:
            raise IllegalAction("the match is over")
        action = self.dealer.choose(state) if actor == CHANCE else self.choosers[actor].choose(state)
        if action not in state.moves:
            raise IllegalAction(f"{action} is not a legal action for {actor}")
        state.apply(action)
        self.log.append((actor, action))
        for observer in self.observers:
            observer.played(self, actor, action)

    def run(self) -> State:
        """Play to the end and return the final state."""
        for observer in self.observers:
            observer.started(self)
        while self.state.actor != OVER:
            self.step()
        for observer in self.observers:
            observer.ended(self)
        return self.state

    def record(self) -> Record:
        """Return a record of the events so far."""
        events = [Event(actor, self.game.space.text(action)) for actor, action in self.log]
        return Record(self.game.name, int(self.state.seats), dict(self.options), events)
