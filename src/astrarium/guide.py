"""How a game is taught: guided matches, help on every step, a summary. All of it is data of the game.

The folder `guide` of a game holds a file for every lesson (`first.toml`) and the words of all of it in each
language (`en.ftl`): `lesson-<lesson>-<id>` is said with a step of a lesson, `help-<step>` and `look-<step>`
explain a step of a turn with the plain facts of the view, `summary-<n>-title` and `summary-<n>-text` are the
rules on one page.

A lesson is the script of a match: its seats, options and seed fix all luck, its opening is played before the
learner sits down on seat 0, its steps name the decisions of the learner and of the opponents, in order. As
long as a match follows it, so do the opponents; after its last step, or when the learner goes another way,
everybody plays freely.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from astrarium.core.components import Entry, parse
from astrarium.core.errors import AstrariumError, UnknownName
from astrarium.core.game import REGISTRY, Game

FOLDER = "guide"
SEED_DIGITS = 64
LEARNER = 0


@dataclass(frozen=True)
class ScriptStep:
    """A part of a lesson: what is said (nothing, for an opponent), decisions of a seat, what to look at."""

    id: str
    by: int
    moves: tuple[str, ...]
    look: tuple[str, ...]


@dataclass(frozen=True)
class Lesson:
    """A guided match; `level` is how strong the opponents are once it is left."""

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
        """All decisions in order."""
        return (*self.opening, *(move for step in self.steps for move in step.moves))

    def next_move(self, decisions: Sequence[str]) -> str | None:
        """What the script does after these decisions; None if they are not its own, or it has ended."""
        script, known = self.script, len(decisions)
        if known >= len(script) or script[:known] != tuple(decisions):
            return None
        return script[known]


def languages(game: Game) -> list[str]:
    """The languages in which a game is taught."""
    return sorted(path.stem for path in Path(game.folder, FOLDER).glob("*.ftl"))


def words_file(game: Game, language: str) -> Path:
    """The words of the guide of a game in a language."""
    return Path(game.folder, FOLDER, f"{language}.ftl")


@lru_cache
def lessons(name: str) -> dict[str, Lesson]:
    """All lessons of the game of this name, by theirs; none with a pack, as scripts need our components."""
    game = REGISTRY.find(name)
    if game.pack is not None:
        return {}
    files = sorted(Path(game.folder, FOLDER).glob("*.toml"))
    return {file.stem: _lesson(game, file.stem, parse(file.name, file.read_text("utf-8"))) for file in files}


def find_lesson(game: Game, name: str) -> Lesson:
    """The lesson of this name."""
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
        raise entry.error("seed", f"is no number of {SEED_DIGITS} hexadecimal digits")
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
    spoken = by == LEARNER or entry.has("id")
    name = entry.word("id") if spoken else ""
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
