"""A match at the table: the position, and every event with the position before it."""

from dataclasses import dataclass

from astrarium.core.game import Game, Value
from astrarium.core.record import Event, Record
from astrarium.core.state import CHANCE, State

Note = tuple[int, int, int, int]
"""Seat, clause, amount, source."""


@dataclass(frozen=True)
class HistoryEntry:
    """One event: the position before it, who did what, and the points it brought."""

    before: State
    actor: int
    action: int
    notes: list[Note]


class History:
    """A match that can be taken back exactly as far as the rules of undo allow."""

    def __init__(self, game: Game, seats: int, options: dict[str, Value]) -> None:
        self.game = game
        self.options = game.settings(options)
        self.state = game.start(seats, options)
        self.entries: list[HistoryEntry] = []

    @staticmethod
    def of(record: Record) -> "History":
        """The match of a record, all of it checked."""
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
        """Apply a legal action."""
        before, actor = self.state.clone(), int(self.state.actor)
        self.state.notes, self.state.sources = [], []
        self.state.apply(action)
        paid = zip(self.state.notes, self.state.sources, strict=True)
        entry = HistoryEntry(before, actor, action, [(*note, source) for note, source in paid])
        self.state.notes = self.state.sources = None
        self.entries.append(entry)
        return entry

    def barrier(self, seat: int) -> int | None:
        """Whose event keeps a seat from taking something back: a seat or CHANCE; None if nobody's does."""
        if not self.entries:
            return CHANCE
        actor = self.entries[-1].actor
        return None if actor == seat else actor

    def undo(self) -> HistoryEntry:
        """Take back the last event."""
        entry = self.entries.pop()
        self.state = entry.before
        return entry

    def notes(self) -> list[Note]:
        """All points of the match and why."""
        return [note for entry in self.entries for note in entry.notes]

    def record(self, players: dict[int, str], seed: str) -> Record:
        """The match so far as a record with digests."""
        from astrarium.cli.files import DIGEST_EVERY

        space = self.game.space
        events = [Event(entry.actor, space.text(entry.action)) for entry in self.entries]
        record = Record(self.game.name, self.seats, dict(self.options), events, players=players, seed=seed)
        record.stamp(DIGEST_EVERY)
        return record
