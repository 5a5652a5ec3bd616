"""A match in the terminal with the position before every event, for undo and replay."""

from dataclasses import dataclass

from astrarium.core.game import Game, Value
from astrarium.core.record import Event, Record
from astrarium.core.state import CHANCE, State

Note = tuple[int, int, int, int]
"""Seat, clause, amount, source."""


@dataclass(frozen=True)
class HistoryEntry:
    """An event: the position before it, its actor and action, and the notes of points it made."""

    before: State
    actor: int
    action: int
    notes: list[Note]


class History:
    """A match with undo: the current position and all events."""

    def __init__(self, game: Game, seats: int, options: dict[str, Value]) -> None:
        self.game = game
        self.options = game.settings(options)
        self.state = game.start(seats, options)
        self.entries: list[HistoryEntry] = []

    @staticmethod
    def of(record: Record) -> "History":
        """Return the history of `record`; raise BadRecord if an event is illegal or a digest differs."""
        history = History(record.rules, record.seats, record.options)
        positions = record.positions()
        next(positions)
        for event, _ in zip(record.events, positions, strict=True):
            history.play(record.rules.space.parse(event.text))
        return history

    @property
    def seats(self) -> int:
        """The number of seats."""
        return int(self.state.seats)

    def play(self, action: int) -> HistoryEntry:
        """Apply a legal action and return its entry."""
        before, actor = self.state.clone(), int(self.state.actor)
        self.state.notes, self.state.sources = [], []
        self.state.apply(action)
        paid = zip(self.state.notes, self.state.sources, strict=True)
        entry = HistoryEntry(before, actor, action, [(*note, source) for note, source in paid])
        self.state.notes = self.state.sources = None
        self.entries.append(entry)
        return entry

    def barrier(self, seat: int) -> int | None:
        """Return the actor of the event that bars an undo by `seat`, CHANCE without events, else None."""
        if not self.entries:
            return CHANCE
        actor = self.entries[-1].actor
        return None if actor == seat else actor

    def undo(self) -> HistoryEntry:
        """Undo the last event and return it."""
        entry = self.entries.pop()
        self.state = entry.before
        return entry

    def notes(self) -> list[Note]:
        """Return the notes of all events."""
        return [note for entry in self.entries for note in entry.notes]

    def record(self, players: dict[int, str], seed: str) -> Record:
        """Return the events so far as a record with digests."""
        from astrarium.cli.files import DIGEST_EVERY

        space = self.game.space
        events = [Event(entry.actor, space.text(entry.action)) for entry in self.entries]
        record = Record(self.game.name, self.seats, dict(self.options), events, players=players, seed=seed)
        record.stamp(DIGEST_EVERY)
        return record
