"""A match being played: it asks whoever is to act, checks the answer, logs it and tells the observers."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from mypy_extensions import mypyc_attr

from astrarium.core.errors import BadOption, IllegalAction
from astrarium.core.game import Game, Value
from astrarium.core.record import Event, Record
from astrarium.core.state import CHANCE, OVER, State


class Chooser(Protocol):
    """Whoever picks a legal action: a bot, a person at a keyboard, a dealer."""

    def choose(self, state: State) -> int:
        """One of the legal actions of the state."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Watches a match; the defaults do nothing."""

    def started(self, match: "Match") -> None:
        """The opening position is there."""

    def played(self, match: "Match", actor: int, action: int) -> None:
        """An action has been applied."""

    def ended(self, match: "Match") -> None:
        """The match is over."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Match:
    """One match of a game, with a chooser for each seat and a dealer."""

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
        """Ask whoever is to act, and play the answer."""
        state = self.state
        actor = int(state.actor)
        if actor == OVER:
            raise IllegalAction("the match is over")
        action = self.dealer.choose(state) if actor == CHANCE else self.choosers[actor].choose(state)
        if action not in state.moves:
            raise IllegalAction(f"{action} is no legal action for {actor}")
        state.apply(action)
        self.log.append((actor, action))
        for observer in self.observers:
            observer.played(self, actor, action)

    def run(self) -> State:
        """Play to the end."""
        for observer in self.observers:
            observer.started(self)
        while self.state.actor != OVER:
            self.step()
        for observer in self.observers:
            observer.ended(self)
        return self.state

    def record(self) -> Record:
        """The match so far as a record."""
        events = [Event(actor, self.game.space.text(action)) for actor, action in self.log]
        return Record(self.game.name, int(self.state.seats), dict(self.options), events)
