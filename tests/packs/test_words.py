"""Messages about the components of a pack, from their fields or from its own messages."""

import dataclasses
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import astrarium
from astrarium.core.components import Files
from astrarium.core.errors import BadData
from astrarium.core.game import Game
from astrarium.games.cosmic_pioneers.components.constants import REPLACEABLE as OF_COSMIC
from astrarium.games.pulsar2849.components.constants import REPLACEABLE as OF_PULSAR
from astrarium.translations import check_messages, words
from tests.packs.folders import EVENT, TECHNOLOGY, part

FILES = {"tech": "technologies.toml", "card": "aliens.toml", "scenario": "scenarios.toml"}
TABLES = {"cosmic-pioneers": OF_COSMIC, "pulsar2849": OF_PULSAR}
SCENARIO = """
[[scenario]]
id = "quiet"
name = "Quiet {Start}"
text = "No bombs."
pool = { red = 3, blue = 2, green = 2, yellow = 2 }
"""
RUN = TECHNOLOGY.replace('"permanent"', '"one_shot"').partition("always")[0]
RUN += 'now = [{ kind = "gate_run", colour = "any", vp = 1 }]\n'


def with_pack(folder: Path, name: str, text: str, **locale: str) -> Game:
    """Return a game with a pack that changes one component file."""
    file = next(file for table, file in FILES.items() if f"[[{table}]]" in text)
    files = {f"{name}/{file}": text, **{f"locale/{language}.ftl": said for language, said in locale.items()}}
    pack = part(folder, name, files)
    Files(f"astrarium.games.{name.replace('-', '_')}.components", TABLES[name], pack).read(file)
    return dataclasses.replace(astrarium.game(name), pack=pack)


def say(game: Game, language: str, message: str, **facts: str | int) -> str:
    """Format a message of a game; fail if it is missing or an argument is unknown."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(words(game, language)))
    pattern = bundle.get_message(message).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, facts)
    assert not errors
    return str(text)


def test_without_a_pack_the_words_are_those_of_the_file() -> None:
    game = astrarium.game("pulsar2849")
    assert words(game, "fr") == Path(game.folder, "locale", "fr.ftl").read_text("utf-8")
    assert words(game, "xx") == ""


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_a_new_component_appears_in_all_messages_of_its_kind(tmp_path: Path, language: str) -> None:
    game = with_pack(tmp_path, "cosmic-pioneers", EVENT)
    text = "Each player with a ship at a yellow planet receives 100 credits."
    assert say(game, language, "card-worm-fair-text") == text
    sentence = say(game, language, "log-event", who="Ada", card="worm-fair")
    assert "Fair" in sentence
    assert text in sentence
    assert "Fair" in say(game, language, "reason-name", about="worm-fair")
    assert "worm-fair" not in sentence


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_the_choices_of_an_option_name_a_new_scenario(tmp_path: Path, language: str) -> None:
    game = with_pack(tmp_path, "cosmic-pioneers", SCENARIO)
    assert say(game, language, "option-scenario-quiet") == "Quiet {Start}"
    assert "Quiet {Start}" in say(game, language, "log-scenario", scenario="quiet", who="Ada")


def test_a_replaced_component_loses_our_translations(tmp_path: Path) -> None:
    game = with_pack(tmp_path, "pulsar2849", TECHNOLOGY)
    for language in ("en", "fr", "ru"):
        assert say(game, language, "card-ai-1c") == "Charter"
        assert say(game, language, "effect-ai-1c") == "4 VP for each pulsar your ship claims."


def test_an_unchanged_field_keeps_our_translation(tmp_path: Path) -> None:
    game = with_pack(tmp_path, "pulsar2849", TECHNOLOGY.replace('"Charter"', '"Pulsar Charter"'))
    assert say(game, "fr", "card-ai-1c") == "Charte des pulsars"
    assert say(game, "fr", "effect-ai-1c") == "4 VP for each pulsar your ship claims."


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_a_component_is_named_where_only_its_new_effect_makes_it_appear(
    tmp_path: Path, language: str
) -> None:
    game = with_pack(tmp_path, "pulsar2849", RUN)
    assert "Charter" in say(game, language, "run-name", run="ai-1c")


def test_messages_of_the_pack_take_precedence_with_english_as_fallback(tmp_path: Path) -> None:
    french = "card-worm-fair = Foire\ncard-worm-fair-text = Des crédits.\n"
    english = "card-worm-fair = The Fair\n"
    game = with_pack(tmp_path, "cosmic-pioneers", EVENT, fr=french, en=english)
    assert say(game, "fr", "event-name", card="worm-fair") == "Foire"
    assert say(game, "fr", "event-text", card="worm-fair") == "Des crédits."
    assert say(game, "en", "event-name", card="worm-fair") == "The Fair"
    assert say(game, "ru", "event-name", card="worm-fair") == "«The Fair»"
    check_messages([game])


def test_an_unknown_language_raises(tmp_path: Path) -> None:
    game = with_pack(tmp_path, "cosmic-pioneers", EVENT, fra="card-worm-fair = Foire\n")
    with pytest.raises(BadData, match=r"locale/fra\.ftl: 'fra' is not one of the languages en, fr, ru$"):
        check_messages([game])


@pytest.mark.parametrize("message", ["log-event", "card-lizard-ambush", "cart-worm-fair", "card-worm-fairs"])
def test_a_message_about_another_component_raises(tmp_path: Path, message: str) -> None:
    game = with_pack(tmp_path, "cosmic-pioneers", EVENT, fr=f"{message} = Rien\n")
    with pytest.raises(BadData) as caught:
        check_messages([game])
    expected = f"pack test: locale/fr.ftl: message {message!r} is not about a component of the pack"
    assert str(caught.value) == expected
    assert "Rien" not in words(game, "fr")
