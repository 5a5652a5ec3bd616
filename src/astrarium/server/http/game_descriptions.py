"""Games as messages: the catalogue, clauses, rule book, components, lessons and ratings of bots."""

from functools import lru_cache
from pathlib import Path
from typing import cast

import msgspec
from fluent.syntax import FluentParser, ast

import astrarium
from astrarium.core.components import PUBLISHED
from astrarium.core.game import Game
from astrarium.facts import languages, translated_catalogue
from astrarium.guide import book as read_book
from astrarium.guide import book_languages, find_lesson, lessons
from astrarium.guide import languages as guide_languages
from astrarium.guide import words_file as guide_words
from astrarium.server.game_messages import (
    Book,
    BookChapter,
    Clause,
    ComponentInfo,
    ComponentList,
    LadderInfo,
    LessonScript,
    LessonStep,
    Rules,
    SeatLadder,
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
from astrarium.server.opponents.levels import characters, offered_levels
from astrarium.translations import words

ENGLISH = "en"


@lru_cache
def catalogue(language: str = ENGLISH) -> CatalogueInfo:
    """Return the games with their bot levels; texts are in `language` where the game has them."""
    games = [astrarium.game(name) for name in astrarium.games()]
    return CatalogueInfo([_game_info(game, language) for game in games])


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
        guide=_guide_info(game, language),
        components=len(shown),
        origins={each.id: cast(Origin, each.origin) for each in shown if each.origin != PUBLISHED},
        partly=sum(each.origin == PUBLISHED and bool(each.parts) for each in shown),
        pack=_pack_info(game),
        levels={str(seats): offered_levels(game, seats) for seats in game.seats},
        characters=characters(game),
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


def _guide_info(game: Game, language: str) -> GuideInfo:
    known = guide_languages(game)
    path = guide_words(game, language if language in known else ENGLISH)
    texts = plain_messages(path.read_text("utf-8")) if known else {}
    return GuideInfo(
        known,
        [
            LessonInfo(name, texts[f"lesson-{name}-title"], lesson.minutes)
            for name, lesson in lessons(game.name).items()
        ],
    )


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
def book(name: str, language: str = ENGLISH) -> Book:
    """Return the rule book of a game in `language`, in English if it is not translated.

    A game without a rule book has no chapters.
    """
    game = astrarium.game(name)
    written = book_languages(game)
    shown_language = language if language in written else ENGLISH
    chapters = read_book(game, shown_language) if written else []
    return Book(
        name, shown_language, [BookChapter(each.title, each.text, list(each.clauses)) for each in chapters]
    )


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


def ladder_info(game: Game) -> LadderInfo:
    """Return the ratings of the bots of `game`; they do not apply to a component pack."""
    return LadderInfo(game.name, [] if game.pack else read_ladders(ladder_file(game)))


def ladder_file(game: Game) -> Path:
    """Return the file of the ratings that come with `game`; it need not exist."""
    return Path(game.folder) / "learning" / "ladder.json"


@lru_cache
def read_ladders(file: Path) -> list[SeatLadder]:
    """Read results of `astrarium ladder --json`, by ascending number of seats; a missing file has none."""
    if not file.exists():
        return []
    found = msgspec.json.decode(file.read_bytes(), type=list[SeatLadder])
    return sorted(found, key=lambda ladder: ladder.seats)
