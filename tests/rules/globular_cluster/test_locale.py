"""The game in words: every action, question and thing has its message, and all can be said."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from astrarium.games.globular_cluster import GAME
from astrarium.games.globular_cluster.actions import CACHE, CORNER, FACE, PIECE, SEAT, TILE
from astrarium.games.globular_cluster.data import KINDS
from astrarium.games.globular_cluster.view import TURN_NAMES
from tests.rules.globular_cluster.test_view import positions

Arguments = dict[str, str | int]
LANGUAGES = sorted(path.stem for path in Path(GAME.folder, "locale").glob("*.ftl"))
ACTIONS = [kind.name for kind in GAME.space.kinds]
STEPS = ["start", "draw", "place", "tick", "act", "roll", "over"]


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
    return {slot: number_or_token(token) for slot, token in targets.items()} | {"price": 2, "who": "Ada"}


def samples() -> Iterator[tuple[str, int]]:
    """Every kind with its first and its last actions."""
    for kind in ACTIONS:
        actions = [action for action in range(GAME.space.size) if GAME.space.kind(action).name == kind]
        for action in actions[:25] + actions[-25:]:
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
        assert "Ada" in told or kind == "start"
    assert all(say(words, f"kind-{kind}", {}) for kind in ACTIONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_can_be_asked_with_the_facts_of_the_view(language: str) -> None:
    words, asked = bundle(language), set()
    for state in positions(2, seed=1):
        shown = GAME.view(state)
        facts: Arguments = {key: fact for key, fact in shown.items() if isinstance(fact, (str, int))}
        step = str(shown["step"])
        assert say(words, f"ask-{step}", facts | {"who": "Ada", "tile": facts.get("in_hand", "")})
        asked.add(step)
    assert asked | {"roll"} == set(STEPS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_a_name(language: str) -> None:
    words = bundle(language)
    named = {"tile": TILE, "cache": CACHE, "face": FACE, "corner": CORNER, "piece": PIECE, "seat": SEAT}
    for prefix, domain in named.items():
        assert all(say(words, f"{prefix}-{token}", {}) for token in domain.tokens)
    assert all(say(words, f"system-{kind}", {}) for kind in KINDS)
    assert all(say(words, f"turn-{kind}", {}) for kind in TURN_NAMES)
    for name, option in GAME.options.items():
        assert say(words, f"option-{name}", {})
        assert all(say(words, f"option-{name}-{choice}", {}) for choice in option.choices)


def test_english_sentences() -> None:
    words = bundle("en")
    action = GAME.space.encode("move", "leader", "m7", "l6")
    assert say(words, "do-move", arguments(action)) == "Move the leader from m7 to l6 (2 AP)"
    action = GAME.space.encode("trade", "s1", "23", "n1")
    assert say(words, "do-trade", arguments(action)) == "Take a 2/3 cache from Blue for an N/1 (3 AP)"
    action = GAME.space.encode("draw", "red-a")
    assert say(words, "log-draw", arguments(action)) == "Ada draws a supernova."


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_shouts(language: str) -> None:
    assert "!" not in source(language)
