"""Rule books: the same chapters in every language, clauses that exist, and the numbers of the components."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import astrarium
from astrarium.core.game import Game
from astrarium.guide import Chapter, book, book_languages
from tests.contract.play import every_game

LANGUAGES = ["en", "fr", "ru"]
PICTURE = re.compile(r"^!\[(.+)\]\(([a-z0-9: -]+)\)$", re.MULTILINE)
SCENE = "scene:"
MARKS = {"heading": "## ", "list": "- ", "example": "> ", "picture": "![", "clauses": "["}
LONGEST = 110  # words of a paragraph


def marks(chapter: Chapter) -> list[str]:
    """Return the kinds of the paragraphs of a chapter, in order."""
    return [
        next((name for name, mark in MARKS.items() if paragraph.startswith(mark)), "text")
        for paragraph in chapter.text.split("\n\n")
    ]


def pictures(chapter: Chapter) -> list[str]:
    """Return the names of the pictures of a chapter."""
    return [name for _, names in PICTURE.findall(chapter.text) for name in names.split()]


@every_game
def test_every_game_has_a_rule_book_in_every_language(game: Game) -> None:
    assert book_languages(game) == LANGUAGES
    english = book(game, "en")
    assert len(english) >= 8
    for language in LANGUAGES[1:]:
        translated = book(game, language)
        assert [each.clauses for each in translated] == [each.clauses for each in english]
        assert [marks(each) for each in translated] == [marks(each) for each in english]
        assert [pictures(each) for each in translated] == [pictures(each) for each in english]
        assert not {each.text for each in translated} & {each.text for each in english}


@every_game
def test_chapters_name_clauses_that_exist(game: Game) -> None:
    known = set(game.catalogue.ids)
    for chapter in book(game, "en"):
        assert set(chapter.clauses) <= known, chapter.title


@every_game
def test_pictures_show_components_that_exist(game: Game) -> None:
    known = {component.id for component in game.components()}
    shown = [name for chapter in book(game, "en") for name in pictures(chapter)]
    assert {name for name in shown if not name.startswith(SCENE)} <= known
    assert any(name.startswith(SCENE) for name in shown)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_paragraphs_are_short_and_calm(game: Game, language: str) -> None:
    for chapter in book(game, language):
        paragraphs = chapter.text.split("\n\n")
        assert max(len(paragraph.split()) for paragraph in paragraphs) <= LONGEST, chapter.title
        assert "!" not in PICTURE.sub("", chapter.text), chapter.title
        assert chapter.text.count("**") % 2 == 0, chapter.title


def numbers(game: str, language: str, clauses: str) -> list[int]:
    """Return the numbers in the section of a rule book that ends with these clauses."""
    text = "\n\n".join(chapter.text for chapter in book(astrarium.game(game), language))
    section = text.split(f"\n\n[{clauses}]")[0].split("]\n\n")[-1]
    return [int(number) for number in re.findall(r"(?<![\w.])\d+", section)]


def constants(game: str) -> Any:
    """Return the fixed figures of a game, as its file has them."""
    folder = Path(astrarium.game(game).folder)
    return tomllib.loads((folder / "components" / "constants.toml").read_text("utf-8"))


def turns(seats: int) -> int:
    """Return how many turns a player of Globular Cluster has: its tiles and four without a tile."""
    game = astrarium.game(CLUSTER)
    stack = game.view(game.start(seats))["stack_left"]
    assert isinstance(stack, int)
    return stack // seats + 4


CLUSTER = "globular-cluster"
PIONEERS = "cosmic-pioneers"
SURVEY = "pulsar2849"
PRICES = constants(CLUSTER)
SHIP = constants(PIONEERS)
ACTIONS = ("warp", "improve", "mine", "exchange", "open", "build_station")
STATIONS = constants(SURVEY)["stations"]["vp"]
FIGURES: list[tuple[str, str, list[int]]] = [
    (
        CLUSTER,
        "G-TURN-05 G-TURN-06 G-MOVE-02",
        [PRICES["step"][name] for name in ("single", "offset", "touching")]
        + [PRICES["action_points"][name] for name in ACTIONS],
    ),
    (
        CLUSTER,
        "G-SCORE-06 G-SCORE-07 G-SCORE-08 G-NOTE-12 G-NOTE-13",
        [PRICES["scoring"][name] for name in ("single", "pair", "triplet")],
    ),
    (
        PIONEERS,
        "C-GAP-02 C-CMD-04 C-CMD-05 C-CMD-06 C-GAP-07 C-GAP-08 C-SETUP-04 C-GAP-16",
        [SHIP["players"]["colonists_each"], 1, 2, 3, *SHIP["weapons"]["add"], *SHIP["cargo"]["slots"]],
    ),
    (
        SURVEY,
        "P-FLY-01 P-FLY-03 P-STN-02 P-STN-03 P-STN-04 P-STN-05 P-STN-06 P-STN-07 P-END-15",
        [3, 3, *(number for stations in (2, 5, 8, 10) for number in (stations, STATIONS[stations]))],
    ),
    (CLUSTER, "G-END-01 G-END-02 G-END-03 G-END-05 G-GAP-16", [turns(2), turns(3), turns(4)]),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "clauses", "figures"), FIGURES)
def test_numbers_are_those_of_the_components(
    language: str, game: str, clauses: str, figures: list[int]
) -> None:
    assert numbers(game, language, clauses)[: len(figures)] == figures
