"""Messages of the game: every action, question and thing has one, and all can be formatted."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from astrarium.games.pulsar2849 import GAME
from astrarium.games.pulsar2849.components import constants, schema, starmap, tables
from astrarium.games.pulsar2849.rules import actions, steps
from astrarium.games.pulsar2849.screen.view import FINAL_NAMES, PRODUCTION_NAMES
from astrarium.games.pulsar2849.screen.view_seats import FACE_TITLES
from tests.rules.pulsar2849.test_view import positions
from tests.speech import (
    Arguments,
    arguments,
    bundle,
    check_actions,
    check_names,
    facts,
    languages,
    say,
    source,
)

LANGUAGES = languages(GAME)
NOBODY = {"order", "goal", "board", "reveal", "roll"}
SILENT = {
    "round",
    "median",
    "turn",
    "arrive",
    "effect",
    "online",
    "produce",
    "final",
    "goal-score",
}
ASKING = [step for step in [*steps.NAMES, "over"] if step not in SILENT]


def test_messages_exist_in_english() -> None:
    assert "en" in LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_can_be_said(language: str) -> None:
    check_actions(GAME, language, NOBODY)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_can_be_asked_with_the_facts_of_the_view(language: str) -> None:
    words, asked = bundle(GAME, language), set()
    for seats in (2, 4):
        for state in positions(seats, seed=1):
            shown = GAME.view(state)
            step = str(shown["step"])
            assert say(words, f"ask-{step}", facts(shown))
            asked.add(step)
    assert asked <= set(ASKING)
    assert {"draft", "act", "flight", "discover", "claim", "bonus", "over"} <= asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_that_asks_has_its_question(language: str) -> None:
    words = bundle(GAME, language)
    plain: Arguments = {"about": "n9", "title": "Pilot Beam", "due": "", "round": 3, "who": "Ada"}
    for step in ASKING:
        for left in (0, 1, 2):
            numbers: Arguments = {"left": left, "price": left, "worth": 5}
            assert say(words, f"ask-{step}", plain | numbers)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_a_name(language: str) -> None:
    domains = {
        "marker": actions.MARKER,
        "change": actions.CHANGE,
        "token": actions.TOKEN,
        "gyrodyne": actions.SIZE,
        "colour": actions.COLOUR,
    }
    domains |= {
        "planet": actions.PLANET,
        "end": actions.END_OF_TILE,
        "bonus": actions.BONUS,
        "face": actions.FACE,
        "goal": actions.GOAL,
    }
    lists = {prefix: list(domain.tokens) for prefix, domain in domains.items()}
    lists |= {"tile": list(actions.SYSTEM_TILE.tokens), "step": steps.NAMES, "production": PRODUCTION_NAMES}
    lists |= {
        "final": FINAL_NAMES,
        "location": starmap.NODE_KINDS,
        "action": schema.ACTIONS,
        "event": schema.EVENTS,
    }
    lists |= {
        "counter": constants.COUNTERS,
        "track": ["initiative", "engineering"],
        "seat": ["s0", "s1", "s2", "s3"],
    }
    lists |= {"card": tables.CARDS.names[: tables.FIRST_SYSTEM], "board": tables.CARDS.boards}
    check_names(GAME, language, lists)


def test_english_names_of_cards_are_those_of_the_component_files() -> None:
    words = bundle(GAME, "en")
    for card in range(tables.FIRST_SYSTEM):
        assert say(words, f"card-{tables.CARDS.names[card]}", {}) == tables.CARDS.titles[card][0]
    for goal, (title, _) in zip(constants.GOALS.names, constants.GOALS.titles, strict=True):
        assert say(words, f"goal-{goal}", {}) == title
    assert [say(words, f"face-{face}", {}) for face in actions.FACE.tokens] == FACE_TITLES


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("launch 4 minus1", "Fly with the 4, lowered by a ±1 token"),
        ("launch b2 gate-plus1", "Fly with the bonus 2, raised by 1 for a gate on the way"),
        ("patent ai-1a 1 plain", "Patent Green Corridor with the 1"),
        ("draft 5 initiative-2", "Take a 5 and move the rear Initiative marker"),
        ("draft 3 none", "Take a 3; no marker moves"),
        (
            "claim t-a3-2 4 2 plus2",
            "Claim the second Foundry Relay and pay its 4 with the 2, raised by a +2 token",
        ),
        ("take gyro-3 4 plain", "Take a large gyrodyne with the 4"),
        ("settle sa lifeless", "Place a station on a lifeless planet of sa"),
        ("order s2-s0-s1", "The turn order is Green, Vermilion, Blue"),
        ("discover sys-12", "The system has 1 blue and 1 lifeless planets, with 1 cube and a ±1 token"),
        ("buy 1", "Buy 5 VP for 2 cubes"),
        ("buy 3", "Buy 5 VP for 2 cubes, 3 times"),
        ("join left t-a1 right", "Join its left end to the right end of Trickle Coil"),
    ],
)
def test_english_sentences(text: str, said: str) -> None:
    action = GAME.space.parse(text)
    assert say(bundle(GAME, "en"), f"do-{GAME.space.kind(action).name}", arguments(GAME, action)) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_shouts(language: str) -> None:
    assert "!" not in source(GAME, language)


def printed(node: Any) -> Iterator[tuple[str, str]]:
    """Yield the components below a node of a data file, with the words printed on them."""
    if isinstance(node, dict) and "id" in node and "text" in node:
        yield node["id"], node["text"]
    for inner in node.values() if isinstance(node, dict) else node if isinstance(node, list) else ():
        yield from printed(inner)


def test_every_card_says_what_it_does() -> None:
    files = sorted(Path(GAME.folder, "components").glob("*.toml"))
    texts = dict(pair for file in files for pair in printed(tomllib.loads(file.read_text("utf-8"))))
    english = bundle(GAME, "en")
    assert texts
    assert {card: say(english, f"effect-{card}", {}) for card in texts} == texts
