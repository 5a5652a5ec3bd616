"""The game in words: every action, question and thing has its message, and all can be said."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from astrarium.games.pulsar2849 import GAME
from astrarium.games.pulsar2849.actions import (
    BONUS,
    CHANGE,
    COLOUR,
    END_OF_TILE,
    FACE,
    GOAL,
    MARKER,
    PLANET,
    SIZE,
    SYSTEM_TILE,
    TOKEN,
)
from astrarium.games.pulsar2849.cards import (
    CARDS,
    FIRST_SYSTEM,
)
from astrarium.games.pulsar2849.data import COUNTERS, GOALS
from astrarium.games.pulsar2849.inventory import FACE_TITLES
from astrarium.games.pulsar2849.starmap import NODE_KINDS
from astrarium.games.pulsar2849.view import FINAL_NAMES, PRODUCTION_NAMES, STEP_NAMES
from astrarium.games.pulsar2849.vocabulary import ACTIONS as DICE_ACTIONS
from astrarium.games.pulsar2849.vocabulary import EVENTS
from tests.rules.pulsar2849.test_view import positions

Arguments = dict[str, str | int]
LANGUAGES = sorted(path.stem for path in Path(GAME.folder, "locale").glob("*.ftl"))
ACTIONS = [kind.name for kind in GAME.space.kinds]
NOBODY = {"order", "goal", "board", "reveal", "roll"}
SILENT = {
    "round",
    "median",
    "turn",
    "arrive",
    "through",
    "ending",
    "effect",
    "online",
    "produce",
    "final",
    "goal-score",
}
ASKING = [step for step in [*STEP_NAMES, "over"] if step not in SILENT]


def source(language: str) -> str:
    return Path(GAME.folder, "locale", f"{language}.ftl").read_text("utf-8")


def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(source(language)))
    return made


def say(words: FluentBundle, message: str, arguments: Arguments) -> str:
    pattern = words.get_message(message).value
    assert pattern is not None
    text, errors = words.format_pattern(pattern, arguments)
    assert not errors, f"{message}: {errors}"
    return str(text)


def number_or_token(token: str) -> str | int:
    return int(token) if token.isdigit() else token


def arguments(action: int) -> Arguments:
    targets = GAME.space.targets(action)
    slots = {slot: number_or_token(token) for slot, token in targets.items()}
    return slots | {"who": "Ada", "price": 2, "worth": 5}


def samples() -> Iterator[tuple[str, int]]:
    """Every kind: its first and last actions, and some between."""
    for kind in ACTIONS:
        actions = [action for action in range(GAME.space.size) if GAME.space.kind(action).name == kind]
        for action in dict.fromkeys(actions[:40] + actions[:: max(len(actions) // 80, 1)] + actions[-40:]):
            yield kind, action


def test_there_is_english() -> None:
    assert "en" in LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_can_be_said(language: str) -> None:
    words = bundle(language)
    for kind, action in samples():
        offer = say(words, f"do-{kind}", arguments(action))
        told = say(words, f"log-{kind}", arguments(action))
        assert offer
        assert told.endswith(".")
        assert "Ada" in told or kind in NOBODY
    assert all(say(words, f"kind-{kind}", {}) for kind in ACTIONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_can_be_asked_with_the_facts_of_the_view(language: str) -> None:
    words, asked = bundle(language), set()
    for seats in (2, 4):
        for state in positions(seats, seed=1):
            shown = GAME.view(state)
            facts: Arguments = {key: fact for key, fact in shown.items() if isinstance(fact, (str, int))}
            step = str(shown["step"])
            assert say(words, f"ask-{step}", facts | {"who": "Ada"})
            asked.add(step)
    assert asked <= set(ASKING)
    assert {"draft", "act", "flight", "discover", "claim", "bonus", "over"} <= asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_that_asks_has_its_question(language: str) -> None:
    words = bundle(language)
    facts: Arguments = {"about": "n9", "title": "Pilot Beam", "due": "", "round": 3}
    for step in ASKING:
        for left in (0, 1, 2):
            numbers: Arguments = {"left": left, "price": left, "worth": 5}
            assert say(words, f"ask-{step}", facts | numbers | {"who": "Ada"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_a_name(language: str) -> None:
    words = bundle(language)
    domains = {"marker": MARKER, "change": CHANGE, "token": TOKEN, "gyrodyne": SIZE, "colour": COLOUR}
    domains |= {"planet": PLANET, "end": END_OF_TILE, "bonus": BONUS, "face": FACE, "goal": GOAL}
    lists = {prefix: list(domain.tokens) for prefix, domain in domains.items()}
    lists |= {"tile": list(SYSTEM_TILE.tokens), "step": STEP_NAMES, "production": PRODUCTION_NAMES}
    lists |= {"final": FINAL_NAMES, "location": NODE_KINDS, "action": DICE_ACTIONS, "event": EVENTS}
    lists |= {"counter": COUNTERS, "track": ["initiative", "engineering"], "seat": ["s0", "s1", "s2", "s3"]}
    lists |= {"card": CARDS.names[:FIRST_SYSTEM], "board": CARDS.boards}
    for prefix, tokens in lists.items():
        assert all(say(words, f"{prefix}-{token}", {}) for token in tokens)
    for name, option in GAME.options.items():
        assert say(words, f"option-{name}", {})
        assert all(say(words, f"option-{name}-{option.text(choice)}", {}) for choice in option.choices)


def test_english_names_of_cards_are_those_of_the_component_files() -> None:
    words = bundle("en")
    for card in range(FIRST_SYSTEM):
        assert say(words, f"card-{CARDS.names[card]}", {}) == CARDS.titles[card][0]
    for goal, (title, _) in zip(GOALS.names, GOALS.titles, strict=True):
        assert say(words, f"goal-{goal}", {}) == title
    assert [say(words, f"face-{face}", {}) for face in FACE.tokens] == FACE_TITLES


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
    assert say(bundle("en"), f"do-{GAME.space.kind(action).name}", arguments(action)) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_shouts(language: str) -> None:
    assert "!" not in source(language)
