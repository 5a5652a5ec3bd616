"""Drafts: moves, then luck, played on a copy of a position."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import msgspec

from astrarium.core.errors import AstrariumError, NeverLegal
from astrarium.core.state import CHANCE, OVER, State
from astrarium.server.errors import ApiError, as_api_error
from astrarium.server.live.fairness import deal
from astrarium.server.live.presenter import PointNote, Presenter
from astrarium.server.messages import LogEntry
from astrarium.server.storage.queries import Event, Snapshot

SNAPSHOT_INTERVAL = 16


@dataclass
class Draft:
    """Events played from a position onwards; `number` counts all events of the match so far."""

    presenter: Presenter
    state: State
    number: int
    entries: list[LogEntry] = field(default_factory=list)
    checkpoints: dict[int, bytes] = field(default_factory=dict)

    @property
    def events(self) -> list[Event]:
        """The events of the draft as they are stored."""
        return [(entry.actor, entry.text) for entry in self.entries]

    def play(self, action: int) -> None:
        """Apply a legal action and append its log entry."""
        state, presenter = self.state, self.presenter
        context = presenter.context(state, action)
        points: list[PointNote] = []
        sources: list[int] = []
        state.notes, state.sources = points, sources
        state.apply(action)
        state.notes = state.sources = None
        self.number += 1
        self.entries.append(presenter.entry(self.number, action, context, points, sources, state))
        if self.number % SNAPSHOT_INTERVAL == 0:
            self.checkpoints[self.number] = state.to_bytes()

    def play_texts(self, moves: Sequence[str]) -> None:
        """Play moves of the seat to act; raise if one comes after luck or another seat decides."""
        seat = self.state.actor
        for text in moves:
            if seat == CHANCE:
                raise ApiError(409, "luck-first", "luck decides first; the match has not begun yet")
            if seat < 0:
                raise ApiError(409, "over", "the match is over")
            if self.state.actor != seat:
                raise ApiError(409, "draft-too-long", f"luck or another seat decides before {text[:60]!r}")
            self.play(self.parse_legal(text))

    def parse_legal(self, text: str) -> int:
        """Parse `text` and return its action; raise with the clause if it is illegal here."""
        game = self.presenter.game
        try:
            action = game.space.parse(text)
        except NeverLegal as never:
            raise ApiError(409, "illegal", str(never), never.clause) from None
        except AstrariumError as error:
            raise as_api_error(error) from None
        refusal = game.refusal(self.state, action)
        if refusal is not None:
            raise ApiError(409, "illegal", refusal.text, refusal.rule)
        return action

    def deal(self, key: str) -> None:
        """Draw luck with the key of the next lot until a seat must decide."""
        while self.state.actor == CHANCE:
            self.play(deal(key, self.number + 1, self.state))

    def replay(self, events: Sequence[Event]) -> None:
        """Play stored events."""
        for _, text in events:
            self.play(self._parse_stored(text))

    def apply_stored(self, texts: Iterable[str]) -> None:
        """Apply stored events without describing them."""
        for text in texts:
            self.state.apply(self._parse_stored(text))
            self.number += 1

    def _parse_stored(self, text: str) -> int:
        action = self.presenter.game.space.parse(text)
        if action not in self.state.moves:
            raise ApiError(500, "broken-match", f"event {self.number + 1} cannot be played any more")
        return action

    @property
    def complete(self) -> bool:
        """Whether the seat's part is finished: luck or another seat decides next."""
        return bool(self.entries) and self.state.actor != self.entries[0].actor

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return bool(self.state.actor == OVER)


def make_snapshots(draft: Draft, earlier: Sequence[LogEntry]) -> list[Snapshot]:
    """Return the snapshots for the checkpoints in `draft`; `earlier` holds the entries before the draft."""
    if not draft.checkpoints:
        return []
    entries = [*earlier, *draft.entries]
    return [
        Snapshot(number, state, msgspec.json.encode(entries[number - SNAPSHOT_INTERVAL : number]))
        for number, state in draft.checkpoints.items()
    ]
