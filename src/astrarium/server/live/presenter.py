"""Positions and events as messages: the view, the legal moves and the log entries."""

import re
from functools import lru_cache
from hashlib import blake2b
from typing import cast

import astrarium
from astrarium.core.components import PUBLISHED
from astrarium.core.dealer import total
from astrarium.core.game import Facts, Game, View
from astrarium.core.ledger import source_name_id
from astrarium.core.patch import Patch
from astrarium.core.state import CHANCE, State
from astrarium.facts import (
    concerned,
    languages,
    mentioned,
    plain_facts,
    position_facts,
    translated_catalogue,
)
from astrarium.guide import find_lesson, lessons
from astrarium.guide import languages as taught_in
from astrarium.server.game_messages import (
    Clause,
    ComponentInfo,
    ComponentList,
    LessonScript,
    LessonStep,
    Rules,
    Source,
)
from astrarium.server.messages import (
    CatalogueInfo,
    GameInfo,
    GuideInfo,
    KindInfo,
    LessonInfo,
    LogEntry,
    Note,
    OptionInfo,
    Origin,
    PackInfo,
    PositionInfo,
    PositionUpdate,
)
from astrarium.server.opponents.levels import LEVELS
from astrarium.translations import words

ENGLISH = "en"


class Presenter:
    """Describes positions and events of one game as messages."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.texts = [game.space.text(action) for action in range(game.space.size)]
        self._log_variables: dict[str, frozenset[str]] = {}
        said = mentioned(game.folder)
        for kind in game.space.kinds:
            slots = {slot for slot, _ in kind.slots}
            self._log_variables[kind.name] = said.get(f"log-{kind.name}", frozenset()) - slots - {"who"}
        self.engine = _engine_digest(game)

    def position(self, state: State, number: int, view: View | None = None) -> PositionInfo:
        """Return the position after `number` events; pass `view` if it is computed already."""
        shown = self.game.view(state) if view is None else view
        legal = self._legal(state)
        return PositionInfo(number, int(state.actor), legal, shown, state.scores(), state.ranking())

    def position_update(self, state: State, number: int, patch: Patch) -> PositionUpdate:
        """Return the position after `number` events with the patch of its view."""
        return PositionUpdate(
            number,
            int(state.actor),
            self._legal(state),
            patch.changed,
            patch.gone,
            state.scores(),
            state.ranking(),
        )

    def _legal(self, state: State) -> list[str]:
        texts = self.texts
        return [texts[action] for action in state.legal()]

    def play(self, state: State, action: int, number: int) -> LogEntry:
        """Apply `action` and return its log entry; `number` is the number of the event."""
        actor = int(state.actor)
        about = concerned(state, actor)
        facts = self._facts(state, action)
        round_number, options = self.game.round_of(state), len(state.moves)
        weight, total_weight = _odds(state, action)
        state.notes, state.sources = [], []
        state.apply(action)
        notes = self._notes(state.notes, state.sources)
        state.notes = state.sources = None
        text = self.texts[action]
        return LogEntry(number, actor, about, text, facts, notes, round_number, options, weight, total_weight)

    def _notes(self, notes: list[tuple[int, int, int]], sources: list[int]) -> list[Note]:
        """Return the points of an event: seat, clause, amount, and the name of the card or tile."""
        catalogue, ledger = self.game.catalogue, self.game.ledger
        return [
            Note(seat, catalogue.id(clause), amount, source_name_id(ledger, source))
            for (seat, clause, amount), source in zip(notes, sources, strict=True)
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


def _odds(state: State, action: int) -> tuple[int, int]:
    """Return the weight of `action` and the total weight; zeros if a seat decides."""
    if state.actor != CHANCE:
        return 0, 0
    return int(state.odds[state.legal().index(action)]), int(total(state.odds))


def _engine_digest(game: Game) -> str:
    """Digest of what snapshots depend on: version, edition, action space, wording and the entry fields."""
    said = "".join(words(game, name) for name in languages(game))
    parts = [astrarium.__version__, str(game.edition), game.space.digest, *game.catalogue.ids, said]
    parts += [*LogEntry.__struct_fields__, *Note.__struct_fields__]
    return blake2b("\n".join(parts).encode(), digest_size=16).hexdigest()


@lru_cache
def presenter_of(name: str) -> Presenter:
    """Return the presenter of the game called `name`."""
    return Presenter(astrarium.game(name))


@lru_cache
def catalogue(language: str = ENGLISH) -> CatalogueInfo:
    """Return the games and bot levels; texts are in `language` where the game has them."""
    games = [astrarium.game(name) for name in astrarium.games()]
    return CatalogueInfo([_game_info(game, language) for game in games], list(LEVELS))


def all_languages() -> set[str]:
    """Return the languages that at least one game supports."""
    return {language for name in astrarium.games() for language in languages(astrarium.game(name))}


def _game_info(game: Game, language: str) -> GameInfo:
    said = words(game, language) if language in languages(game) else ""
    options = [
        OptionInfo(
            name,
            option.text(option.default),
            [option.text(value) for value in option.choices],
            plain_words(said, f"help-{name}") or option.help,
        )
        for name, option in game.options.items()
    ]
    kinds = [KindInfo(kind.name, [slot for slot, _ in kind.slots], kind.chance) for kind in game.space.kinds]
    shown = game.components()
    return GameInfo(
        name=game.name,
        title=game.title,
        edition=game.edition,
        about=plain_words(said, "about") or game.about,
        seats=list(game.seats),
        options=options,
        kinds=kinds,
        digest=game.space.digest,
        languages=languages(game),
        guide=_guide_info(game),
        components=len(shown),
        origins={each.id: cast(Origin, each.origin) for each in shown if each.origin != PUBLISHED},
        partly=sum(each.origin == PUBLISHED and bool(each.parts) for each in shown),
        pack=_pack_info(game),
    )


def _pack_info(game: Game) -> PackInfo | None:
    pack = game.pack
    if pack is None:
        return None
    return PackInfo(pack.name, pack.version, pack.digest, [change.name for change in pack.changes])


def plain_words(said: str, name: str) -> str:
    """Return the message `name` of a Fluent text if it is plain text, else an empty string."""
    found = re.search(rf"^{re.escape(name)} =(.*(?:\n[ ]+\S.*)*)", said, re.MULTILINE)
    text = " ".join(found[1].split()) if found else ""
    return "" if "{" in text else text


def _guide_info(game: Game) -> GuideInfo:
    known = [LessonInfo(name, lesson.minutes) for name, lesson in lessons(game.name).items()]
    return GuideInfo(taught_in(game), known)


def lesson(game: Game, name: str) -> LessonScript:
    """Return the lesson `name` of a game as a message."""
    found = find_lesson(game, name)
    steps = [
        LessonStep(f"lesson-{name}-{step.id}" if step.id else "", step.by, list(step.moves), list(step.look))
        for step in found.steps
    ]
    return LessonScript(name, found.minutes, len(found.opening), steps)


@lru_cache
def rules(name: str, language: str = ENGLISH) -> Rules:
    """Return the clauses of a game in `language`, in English if there is no translation."""
    game = astrarium.game(name)
    texts = translated_catalogue(game, language)
    shown_language = ENGLISH if texts is game.catalogue else language
    sources = {clause: cast(list[Source], game.catalogue.sources_of(clause)) for clause in game.catalogue.ids}
    return Rules(name, shown_language, [Clause(each, texts.text(each), sources[each]) for each in texts.ids])


@lru_cache
def components(name: str) -> ComponentList:
    """Return the components of a game."""
    found = [
        ComponentInfo(
            each.kind,
            each.id,
            each.title,
            each.text,
            each.copies,
            cast(Origin, each.origin),
            cast(dict[str, Origin], each.parts),
            each.view,
        )
        for each in astrarium.game(name).components()
    ]
    return ComponentList(name, found)
