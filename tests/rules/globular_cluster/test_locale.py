"""Translations: every action, prompt and component has a message that can be formatted."""

import re

import pytest

from astrarium.core.game import Facts
from astrarium.games.globular_cluster import GAME
from astrarium.games.globular_cluster.components import tables
from astrarium.games.globular_cluster.rules import actions
from astrarium.games.globular_cluster.screen.view import TURN_NAMES
from tests.rules.globular_cluster.test_view import positions
from tests.speech import arguments, bundle, check_actions, check_names, facts, languages, say, source

LANGUAGES = languages(GAME)
STEPS = ["start", "draw", "place", "tick", "act", "roll", "over"]


def test_english_is_a_language_of_the_game() -> None:
    assert "en" in LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_a_message(language: str) -> None:
    check_actions(GAME, language, {"start"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_can_be_formatted_with_the_facts_of_the_view(language: str) -> None:
    words, asked = bundle(GAME, language), set()
    for state in positions(2, seed=1):
        shown = GAME.view(state)
        step = str(shown["step"])
        assert say(words, f"ask-{step}", facts(shown) | {"tile": str(shown["in_hand"] or "")})
        asked.add(step)
    assert asked | {"roll"} == set(STEPS)


def test_the_prompt_of_a_scoring_turn_says_so() -> None:
    given: Facts = {"who": "Ada", "points": 10, "kind": "scoring"}
    told = {language: say(bundle(GAME, language), "ask-act", given) for language in LANGUAGES}
    assert told["en"] == "Ada, spend your action points: 10 left. Then you are scored."
    assert told["fr"].endswith("il en reste 10. Ensuite, vous marquez.")
    assert told["ru"].endswith("осталось 10 очков. Потом подсчёт ваших очков.")
    assert say(bundle(GAME, "en"), "ask-act", {**given, "kind": "plain"}).endswith("10 left.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_a_name(language: str) -> None:
    domains = {
        "tile": actions.TILE,
        "cache": actions.CACHE,
        "face": actions.FACE,
        "corner": actions.CORNER,
        "piece": actions.PIECE,
        "seat": actions.SEAT,
    }
    named = {prefix: list(domain.tokens) for prefix, domain in domains.items()}
    check_names(GAME, language, named | {"system": list(tables.KINDS), "turn": list(TURN_NAMES)})


def test_english_sentences() -> None:
    words = bundle(GAME, "en")
    action = GAME.space.encode("move", "leader", "m7", "l6")
    assert say(words, "do-move", arguments(GAME, action)) == "Move the leader from m7 to l6 (2 AP)"
    action = GAME.space.encode("trade", "s1", "23", "n1")
    assert say(words, "do-trade", arguments(GAME, action)) == "Take a topaz from Blue for a beryl (3 AP)"
    action = GAME.space.encode("draw", "red-a")
    assert say(words, "log-draw", arguments(GAME, action)) == "Ada draws a supernova."


def messages(language: str) -> dict[str, set[str]]:
    """Return the variables of each message of a language."""
    found: dict[str, set[str]] = {}
    name = ""
    for line in source(GAME, language).splitlines():
        begun = re.match(r"([a-z][\w-]*) =", line)
        if begun:
            name = begun[1]
        if begun or line.startswith(" "):
            found.setdefault(name, set()).update(re.findall(r"\$\w+", line))
    return found


@pytest.mark.parametrize("language", ["fr", "ru"])
def test_all_languages_have_the_same_messages(language: str) -> None:
    assert messages(language) == messages("en")


def test_russian_plural_forms() -> None:
    words = bundle(GAME, "ru")
    counted = [say(words, "text-caches", {"count": count}) for count in (1, 3, 5, 21)]
    assert counted == ["1 кристалл", "3 кристалла", "5 кристаллов", "21 кристалл"]


def test_french_sentences() -> None:
    words = bundle(GAME, "fr")
    action = GAME.space.encode("move", "leader", "m7", "l6")
    assert say(words, "do-move", arguments(GAME, action)) == "Déplacer le chef de m7 à l6 (2 PA)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_have_no_exclamation_marks(language: str) -> None:
    assert "!" not in source(GAME, language)
