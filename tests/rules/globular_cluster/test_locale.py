"""The game in words: every action, question and thing has its message, and all can be said."""

import pytest

from astrarium.games.globular_cluster import GAME
from astrarium.games.globular_cluster.actions import CACHE, CORNER, FACE, PIECE, SEAT, TILE
from astrarium.games.globular_cluster.data import KINDS
from astrarium.games.globular_cluster.view import TURN_NAMES
from tests.rules.globular_cluster.test_view import positions
from tests.speech import arguments, bundle, check_actions, check_names, facts, languages, say, source

LANGUAGES = languages(GAME)
STEPS = ["start", "draw", "place", "tick", "act", "roll", "over"]


def test_there_is_english() -> None:
    assert "en" in LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_can_be_said(language: str) -> None:
    check_actions(GAME, language, {"start"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_can_be_asked_with_the_facts_of_the_view(language: str) -> None:
    words, asked = bundle(GAME, language), set()
    for state in positions(2, seed=1):
        shown = GAME.view(state)
        step = str(shown["step"])
        assert say(words, f"ask-{step}", facts(shown) | {"tile": str(shown["in_hand"] or "")})
        asked.add(step)
    assert asked | {"roll"} == set(STEPS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_a_name(language: str) -> None:
    domains = {"tile": TILE, "cache": CACHE, "face": FACE, "corner": CORNER, "piece": PIECE, "seat": SEAT}
    named = {prefix: list(domain.tokens) for prefix, domain in domains.items()}
    check_names(GAME, language, named | {"system": list(KINDS), "turn": list(TURN_NAMES)})


def test_english_sentences() -> None:
    words = bundle(GAME, "en")
    action = GAME.space.encode("move", "leader", "m7", "l6")
    assert say(words, "do-move", arguments(GAME, action)) == "Move the leader from m7 to l6 (2 AP)"
    action = GAME.space.encode("trade", "s1", "23", "n1")
    assert say(words, "do-trade", arguments(GAME, action)) == "Take a 2/3 cache from Blue for an N/1 (3 AP)"
    action = GAME.space.encode("draw", "red-a")
    assert say(words, "log-draw", arguments(GAME, action)) == "Ada draws a supernova."


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_shouts(language: str) -> None:
    assert "!" not in source(GAME, language)
