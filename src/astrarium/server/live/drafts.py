"""How a match goes on from a position: decisions of a draft, then luck, all on a copy."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import msgspec

from astrarium.core.errors import AstrariumError, NeverLegal
from astrarium.core.state import CHANCE, OVER, State
from astrarium.server.errors import ApiError, as_api_error
from astrarium.server.live.fairness import deal
from astrarium.server.live.presenter import Presenter
from astrarium.server.messages import LogEntry
from astrarium.server.storage.queries import Event, Snapshot

CHUNK = 16


@dataclass
class Draft:
    """Events played from a position on; `number` counts all events of the match so far."""

    presenter: Presenter
    state: State
    number: int
    entries: list[LogEntry] = field(default_factory=list)
    states: dict[int, bytes] = field(default_factory=dict)

    @property
    def events(self) -> list[Event]:
        """What was played, as it is stored."""
        return [(entry.actor, entry.text) for entry in self.entries]

    def play(self, action: int) -> None:
        """Play an action that is known to be legal."""
        self.number += 1
        self.entries.append(self.presenter.play(self.state, action, self.number))
        if self.number % CHUNK == 0:
            self.states[self.number] = self.state.to_bytes()

    def follow(self, moves: Sequence[str]) -> None:
        """Play a draft of the seat to act; it ends where luck or another seat decides."""
        seat = self.state.actor
        for text in moves:
            if seat < 0:
                raise ApiError(409, "over", "the match is over")
            if self.state.actor != seat:
                raise ApiError(409, "draft-too-long", f"luck or another seat decides before {text[:60]!r}")
            self.play(self.legal(text))

    def legal(self, text: str) -> int:
        """The action of a text, if it is legal here."""
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

    def deal(self, seed: str) -> None:
        """Let luck decide until a seat must."""
        while self.state.actor == CHANCE:
            self.play(deal(seed, self.number + 1, self.state))

    def replay(self, events: Sequence[Event]) -> None:
        """Play events that were stored."""
        for _, text in events:
            self.play(self._stored(text))

    def skip(self, texts: Iterable[str]) -> None:
        """Play events that were stored and told already."""
        for text in texts:
            self.state.apply(self._stored(text))
            self.number += 1

    def _stored(self, text: str) -> int:
        action = self.presenter.game.space.parse(text)
        if action not in self.state.moves:
            raise ApiError(500, "broken-match", f"event {self.number + 1} cannot be played any more")
        return action

    @property
    def complete(self) -> bool:
        """Whether the draft has come to where luck or another seat decides."""
        return bool(self.entries) and self.state.actor != self.entries[0].actor

    @property
    def over(self) -> bool:
        """Whether the match has come to its end."""
        return bool(self.state.actor == OVER)


def snapshots(draft: Draft, earlier: Sequence[LogEntry]) -> list[Snapshot]:
    """What to store of a draft that passed the end of a chunk; `earlier` are the entries before it."""
    if not draft.states:
        return []
    entries = [*earlier, *draft.entries]
    return [
        Snapshot(number, state, msgspec.json.encode(entries[number - CHUNK : number]))
        for number, state in draft.states.items()
    ]
