"""Lessons and help of a game, read from its folder `guide`.

The folder holds one file per lesson (`first.toml`, `second.toml`) and the messages per language (`en.ftl`):
`lesson-<lesson>-<id>` is shown with a step of a lesson; `help-<step>` and `look-<step>` explain a step of a
turn, with the plain facts of the view; `summary-<n>-title` and `summary-<n>-text` are the rules on one page.

The folder `book` in it holds the rule book, a Markdown file per language. `# Title` begins a chapter and
`## Title` a section. Paragraphs are separated by empty lines. A paragraph may be a list (`- `), an example
(`> `), pictures (`![caption](id scene:name)`: components, or small positions drawn by the browser), or the
clauses that state the rules above it in full (`[G-TURN-01 G-TURN-02]`).

A lesson is the script of a match. Seats, options and seed determine all luck. The opening is played before
the learner takes seat 0; the steps list the decisions of learner and opponents in order. The opponents follow
the script as long as the match does. They play freely after its last step, or once the learner departs from
it.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from astrarium.core.components import Entry, parse
from astrarium.core.errors import AstrariumError, UnknownName
from astrarium.core.game import REGISTRY, Game

FOLDER = "guide"
SEED_DIGITS = 64
LEARNER = 0
BOOK = "book"
CHAPTER: Final = re.compile(r"^# (.+)$", re.MULTILINE)
CLAUSES: Final = re.compile(r"^\[([A-Z0-9 -]+)\]$", re.MULTILINE)


@dataclass(frozen=True)
class Chapter:
    """Chapter of a rule book; `clauses` are the ids that its text names, in order."""

    title: str
    text: str
    clauses: tuple[str, ...]


@dataclass(frozen=True)
class ScriptStep:
    """Part of a lesson: a message `id` (may be empty), decisions of the seat `by`, targets to highlight."""

    id: str
    by: int
    moves: tuple[str, ...]
    look: tuple[str, ...]


@dataclass(frozen=True)
class Lesson:
    """A scripted match; `level` is the strength of the opponents after the script is left."""

    name: str
    minutes: int
    seats: int
    options: dict[str, str]
    level: str
    seed: str
    opening: tuple[str, ...]
    steps: tuple[ScriptStep, ...]

    @property
    def script(self) -> tuple[str, ...]:
        """All decisions of opening and steps, in order."""
        return (*self.opening, *(move for step in self.steps for move in step.moves))

    def next_move(self, decisions: Sequence[str]) -> str | None:
        """Return the scripted move after `decisions`; None if they depart from the script or complete it."""
        script, known = self.script, len(decisions)
        if known >= len(script) or script[:known] != tuple(decisions):
            return None
        return script[known]


def languages(game: Game) -> list[str]:
    """Return the languages in which a game has a guide, sorted."""
    return sorted(path.stem for path in Path(game.folder, FOLDER).glob("*.ftl"))


def words_file(game: Game, language: str) -> Path:
    """Return the path of the guide's messages in a language."""
    return Path(game.folder, FOLDER, f"{language}.ftl")


def book_languages(game: Game) -> list[str]:
    """Return the languages in which a game has a rule book, sorted."""
    return sorted(path.stem for path in Path(game.folder, FOLDER, BOOK).glob("*.md"))


def book(game: Game, language: str) -> list[Chapter]:
    """Return the chapters of the rule book of a game in one of its languages."""
    text = Path(game.folder, FOLDER, BOOK, f"{language}.md").read_text("utf-8")
    _, *parts = CHAPTER.split(text)
    return [
        Chapter(title, body.strip(), tuple(" ".join(CLAUSES.findall(body)).split()))
        for title, body in zip(parts[::2], parts[1::2], strict=True)
    ]


@lru_cache
def lessons(name: str) -> dict[str, Lesson]:
    """Return the lessons of the game `name` in the order of their names, in which they are taken.

    There are none with a pack, since scripts need our components.
    """
    game = REGISTRY.find(name)
    if game.pack is not None:
        return {}
    files = sorted(Path(game.folder, FOLDER).glob("*.toml"))
    return {file.stem: _lesson(game, file.stem, parse(file.name, file.read_text("utf-8"))) for file in files}


def find_lesson(game: Game, name: str) -> Lesson:
    """Return the lesson `name`; raise UnknownName if there is none."""
    known = lessons(game.name)
    if name not in known:
        offered = ", ".join(known) or "none"
        raise UnknownName(f"{game.title} has no lesson {name[:40]!r}; there are: {offered}")
    return known[name]


def _lesson(game: Game, name: str, entry: Entry) -> Lesson:
    seats = entry.integer("seats", game.seats.start)
    if seats not in game.seats:
        raise entry.error("seats", f"{game.title} is not for {seats} seats")
    seed = entry.word("seed")
    if len(seed) != SEED_DIGITS or not set(seed) <= set("0123456789abcdef"):
        raise entry.error("seed", f"is not a number of {SEED_DIGITS} hexadecimal digits")
    options = entry.entry("options")
    lesson = Lesson(
        name,
        entry.integer("minutes", 1),
        seats,
        {option: _option(game, options, option) for option in options.fields},
        entry.word("level"),
        seed,
        _moves(game, entry, "opening"),
        tuple(_step(game, seats, step) for step in entry.entries("step")),
    )
    entry.check_read()
    return lesson


def _option(game: Game, entry: Entry, name: str) -> str:
    text = entry.word(name)
    try:
        game.parse_option(name, text)
    except AstrariumError as error:
        raise entry.error(name, str(error)) from None
    return text


def _step(game: Game, seats: int, entry: Entry) -> ScriptStep:
    by = entry.integer("by") if entry.has("by") else LEARNER
    if by >= seats:
        raise entry.error("by", f"there is no seat {by}")
    has_message = by == LEARNER or entry.has("id")
    name = entry.word("id") if has_message else ""
    return ScriptStep(name, by, _moves(game, entry, "moves"), _words(entry, "look"))


def _words(entry: Entry, field: str) -> tuple[str, ...]:
    return tuple(entry.words(field)) if entry.has(field) else ()


def _moves(game: Game, entry: Entry, field: str) -> tuple[str, ...]:
    moves = _words(entry, field)
    for move in moves:
        try:
            found = game.space.text(game.space.parse(move))
        except AstrariumError as error:
            raise entry.error(field, str(error)) from None
        if found != move:
            raise entry.error(field, f"{move!r} is written {found!r}")
    return moves
