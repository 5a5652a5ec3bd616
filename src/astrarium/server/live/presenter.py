"""Positions and events as messages: the view, the legal moves and the log entries."""

from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b

import astrarium
from astrarium.core.dealer import total
from astrarium.core.game import Facts, Game, View
from astrarium.core.ledger import source_name_id
from astrarium.core.patch import Patch
from astrarium.core.reach import Destinations, Way
from astrarium.core.state import CHANCE, State
from astrarium.facts import concerned, languages, mentioned, plain_facts, position_facts
from astrarium.server.messages import (
    DestinationInfo,
    LogEntry,
    Note,
    PositionInfo,
    PositionUpdate,
    Reached,
    WayInfo,
)
from astrarium.translations import words

PointNote = tuple[int, int, int]
"""Seat, clause and amount of points, as a state notes them."""


@dataclass
class EventContext:
    """What a log entry says about the position before its event."""

    actor: int
    about: int
    facts: Facts
    round_number: int
    options: int
    weight: int
    total_weight: int


class Presenter:
    """Describes positions and events of one game as messages."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.texts = [game.space.text(action) for action in range(game.space.size)]
        self._log_variables: dict[str, frozenset[str]] = {}
        variables = mentioned(game.folder)
        for kind in game.space.kinds:
            slots = {slot for slot, _ in kind.slots}
            self._log_variables[kind.name] = variables.get(f"log-{kind.name}", frozenset()) - slots - {"who"}
        self.engine = _engine_digest(game)

    def position(self, state: State, number: int, view: View | None = None) -> PositionInfo:
        """Return the position after `number` events; pass `view` if it is computed already."""
        shown = self.game.view(state) if view is None else view
        legal = self._legal(state)
        return PositionInfo(
            number,
            int(state.actor),
            legal,
            shown,
            state.scores(),
            projected_scores(state),
            state.ranking(),
        )

    def position_update(self, state: State, number: int, patch: Patch) -> PositionUpdate:
        """Return the position after `number` events with the patch of its view."""
        return PositionUpdate(
            number,
            int(state.actor),
            self._legal(state),
            patch.changed,
            patch.gone,
            state.scores(),
            projected_scores(state),
            state.ranking(),
        )

    def destinations(self, message_id: str, found: Destinations) -> Reached:
        """Return the answer to `reach`."""
        return Reached(
            message_id,
            [
                DestinationInfo(each.place, [self._way(way) for way in each.ways])
                for each in found.destinations
            ],
            found.complete,
        )

    def _way(self, way: Way) -> WayInfo:
        return WayInfo([self.texts[action] for action in way.actions], way.amounts, way.luck)

    def _legal(self, state: State) -> list[str]:
        texts = self.texts
        return [texts[action] for action in state.legal()]

    def context(self, state: State, action: int) -> EventContext:
        """Return what the log entry of `action` says about `state`, to which it is not yet applied."""
        actor = int(state.actor)
        weight, total_weight = _odds(state, action)
        return EventContext(
            actor,
            concerned(state, actor),
            self._facts(state, action),
            self.game.round_of(state),
            len(state.moves),
            weight,
            total_weight,
        )

    def entry(  # noqa: PLR0913
        self,
        number: int,
        action: int,
        context: EventContext,
        points: list[PointNote],
        sources: list[int],
        after: State,
    ) -> LogEntry:
        """Return the log entry of event `number`, which led to the position `after`.

        `points` and `sources` are what applying `action` noted.
        """
        return LogEntry(
            number,
            context.actor,
            context.about,
            self.texts[action],
            context.facts,
            self._notes(points, sources),
            context.round_number,
            context.options,
            context.weight,
            context.total_weight,
            projected_scores(after),
        )

    def _notes(self, points: list[PointNote], sources: list[int]) -> list[Note]:
        catalogue, ledger = self.game.catalogue, self.game.ledger
        return [
            Note(seat, catalogue.id(clause), amount, source_name_id(ledger, source))
            for (seat, clause, amount), source in zip(points, sources, strict=True)
        ]

    def _facts(self, state: State, action: int) -> Facts:
        """Return the variables of the log message beyond the slots of the action; most messages need none."""
        space = self.game.space
        variables = self._log_variables[space.kind(action).name]
        if not variables:
            return {}
        view = self.game.view(state)
        facts = plain_facts(view) | position_facts(self.game, view, space.targets(action))
        return {name: fact for name, fact in facts.items() if name in variables}


def projected_scores(state: State) -> list[int]:
    """Return the projected score by seat."""
    return [int(state.projected(seat)) for seat in range(state.seats)]


def _odds(state: State, action: int) -> tuple[int, int]:
    """Return the weight of `action` and the total weight; zeros if a seat decides."""
    if state.actor != CHANCE:
        return 0, 0
    return int(state.odds[state.legal().index(action)]), int(total(state.odds))


def _engine_digest(game: Game) -> str:
    """Digest of what snapshots depend on: version, edition, action space, wording and the entry fields."""
    wording = "".join(words(game, name) for name in languages(game))
    parts = [astrarium.__version__, str(game.edition), game.space.digest, *game.catalogue.ids, wording]
    parts += [*LogEntry.__struct_fields__, *Note.__struct_fields__]
    return blake2b("\n".join(parts).encode(), digest_size=16).hexdigest()


@lru_cache
def presenter_of(name: str) -> Presenter:
    """Return the presenter of the game called `name`."""
    return Presenter(astrarium.game(name))
