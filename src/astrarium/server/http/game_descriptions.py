"""Games as messages: the catalogue, clauses, components and lessons."""

from functools import lru_cache
from typing import cast

from fluent.syntax import FluentParser, ast

import astrarium
from astrarium.core.components import PUBLISHED
from astrarium.core.game import Game
from astrarium.facts import languages, translated_catalogue
from astrarium.guide import find_lesson, lessons
from astrarium.guide import languages as guide_languages
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
    OptionInfo,
    Origin,
    PackInfo,
)
from astrarium.server.opponents.levels import LEVELS
from astrarium.translations import words

ENGLISH = "en"


@lru_cache
def catalogue(language: str = ENGLISH) -> CatalogueInfo:
    """Return the games and bot levels; texts are in `language` where the game has them."""
    games = [astrarium.game(name) for name in astrarium.games()]
    return CatalogueInfo([_game_info(game, language) for game in games], list(LEVELS))


def all_languages() -> set[str]:
    """Return the languages that at least one game supports."""
    return {language for name in astrarium.games() for language in languages(astrarium.game(name))}


def _game_info(game: Game, language: str) -> GameInfo:
    texts = plain_messages(words(game, language)) if language in languages(game) else {}
    options = [
        OptionInfo(
            name,
            option.text(option.default),
            [option.text(value) for value in option.choices],
            texts.get(f"help-{name}", option.help),
        )
        for name, option in game.options.items()
    ]
    kinds = [KindInfo(kind.name, [slot for slot, _ in kind.slots], kind.chance) for kind in game.space.kinds]
    shown = game.components()
    return GameInfo(
        name=game.name,
        title=game.title,
        edition=game.edition,
        about=texts.get("about", game.about),
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


def plain_messages(text: str) -> dict[str, str]:
    """Return the messages of a Fluent text that have no placeables, by id, each on one line."""
    found: dict[str, str] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            parts = [part.value for part in entry.value.elements if isinstance(part, ast.TextElement)]
            if len(parts) == len(entry.value.elements):
                found[entry.id.name] = " ".join("".join(parts).split())
    return found


def _guide_info(game: Game) -> GuideInfo:
    known = [LessonInfo(name, lesson.minutes) for name, lesson in lessons(game.name).items()]
    return GuideInfo(guide_languages(game), known)


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
    """Return the clauses of a game in `language`, in English if it is not translated."""
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
