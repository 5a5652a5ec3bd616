"""Every game says the same in every language it speaks: its messages and its rule clauses.

A translated clause is checked by what can be counted: its id and place, and the numbers and clauses it names.
"""

import re
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import astrarium
from astrarium.core.clauses import Catalogue
from astrarium.core.game import Game
from astrarium.facts import languages, translated_catalogue, words_file

ENGLISH: Final = "en"
MENTION: Final = re.compile(r"\b[A-Z]+-[A-Z0-9]+-[A-Z0-9]+\b")
NUMBER: Final = re.compile(r"\d+")
ELIDED: Final = re.compile(r"\b(?:[dlnsjmt]e|la|que|si) \{ \$(?:who|name|rival) \}.*")
FRENCH: Final = [
    path
    for folder in ("src", "web/src")
    for path in sorted((Path(__file__).parents[2] / folder).rglob("fr.ftl"))
]
GAMES: Final = [astrarium.game(name) for name in astrarium.games()]
SPOKEN: Final = [(game, language) for game in GAMES for language in languages(game) if language != ENGLISH]

every_language = pytest.mark.parametrize(
    ("game", "language"), SPOKEN, ids=[f"{game.name}-{language}" for game, language in SPOKEN]
)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def messages(game: Game, language: str) -> list[str]:
    """Return the ids of the messages of a game; raise if the file cannot be parsed."""
    found = FluentParser().parse(words_file(game, language).read_text("utf-8")).body
    assert [entry.content for entry in found if isinstance(entry, ast.Junk)] == []
    return [entry.id.name for entry in found if isinstance(entry, ast.Message)]


class Selects(Visitor):
    """Collects the variant keys of every select expression."""

    def __init__(self) -> None:
        self.keys: list[set[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = [variant.key for variant in node.variants]
        self.keys.append({key.name if isinstance(key, ast.Identifier) else key.value for key in keys})
        self.generic_visit(node)


def clauses(game: Game, language: str) -> Catalogue:
    """Return the clauses in the file of `language`."""
    return Catalogue(Path(game.folder, f"RULES.{language}.md").read_text("utf-8"))


def named(text: str) -> set[str]:
    """Return the clauses and numbers that a text names."""
    return {*MENTION.findall(text), *NUMBER.findall(MENTION.sub("", text))}


@every_game
def test_every_translation_of_the_rules_is_of_a_language_the_game_speaks(game: Game) -> None:
    translated = {path.name.split(".")[1] for path in Path(game.folder).glob("RULES.*.md")}
    assert translated <= set(languages(game)) - {ENGLISH}


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
@every_game
def test_a_message_that_names_components_names_all_of_their_kind(game: Game, language: str) -> None:
    kinds: dict[str, set[str]] = {}
    for component in game.components():
        kinds.setdefault(component.kind, set()).add(component.id)
    for entry in FluentParser().parse(words_file(game, language).read_text("utf-8")).body:
        if not isinstance(entry, ast.Message | ast.Term):
            continue
        selects = Selects()
        selects.visit(entry)
        for keys in selects.keys:
            for kind, ids in kinds.items():
                if len(ids) > 2 and len(ids & keys) * 2 >= len(ids):
                    assert ids <= keys, f"{entry.id.name} does not name every {kind}"


@every_language
def test_messages_are_those_of_english(game: Game, language: str) -> None:
    ours, english = messages(game, language), messages(game, ENGLISH)
    assert len(set(ours)) == len(ours)
    assert set(ours) == set(english)


def test_no_french_message_needs_an_elision_before_a_name() -> None:
    """Names of players may begin with a vowel: "Vaisseau : Ada", not "Vaisseau de Ada"."""
    assert {path.parts[-3] for path in FRENCH} >= {"globular_cluster", "pulsar2849", "src"}
    found = {path: ELIDED.findall(path.read_text("utf-8")) for path in FRENCH}
    assert {path: lines for path, lines in found.items() if lines} == {}


@every_language
def test_clauses_are_those_of_english_in_their_order(game: Game, language: str) -> None:
    assert clauses(game, language).ids == game.catalogue.ids


@every_language
def test_a_clause_names_the_numbers_and_clauses_that_english_names(game: Game, language: str) -> None:
    ours = clauses(game, language)
    lost = {
        clause: sorted(named(game.catalogue.text(clause)) - named(ours.text(clause)))
        for clause in game.catalogue.ids
    }
    assert {clause: names for clause, names in lost.items() if names} == {}


@every_language
def test_a_clause_is_translated(game: Game, language: str) -> None:
    """No clause is empty, truncated or left in English, except those made of figures only."""
    ours = clauses(game, language)
    texts = {clause: (game.catalogue.text(clause), ours.text(clause)) for clause in game.catalogue.ids}
    assert [clause for clause, (_, text) in texts.items() if not text.strip()] == []
    assert [clause for clause, (english, text) in texts.items() if len(text) < len(english) / 2] == []
    same = [clause for clause, (english, text) in texts.items() if english == text]
    assert [clause for clause in same if re.search(r"[a-z]{3}", game.catalogue.text(clause))] == []


@every_game
def test_english_clauses_have_no_source_tags(game: Game) -> None:
    tagged = re.compile(r"\[(?:\d{3}|ours|pub|gap|drv)\b")
    assert [text for text in game.catalogue.texts if tagged.search(text)] == []


@every_game
def test_the_story_and_the_help_of_options_are_messages_too(game: Game) -> None:
    text = words_file(game, ENGLISH).read_text("utf-8")
    said = {"about": game.about} | {f"help-{name}": option.help for name, option in game.options.items()}
    assert [message for message, words in said.items() if f"\n{message} = {words}\n" not in text] == []


@every_game
def test_clauses_in_a_language_of_the_game_and_english_otherwise(game: Game) -> None:
    assert translated_catalogue(game, ENGLISH) is game.catalogue
    for unknown in ("xx", "", "../en"):
        assert translated_catalogue(game, unknown) is game.catalogue
    for spoken, language in SPOKEN:
        if spoken is game:
            assert translated_catalogue(game, language).texts == clauses(game, language).texts
