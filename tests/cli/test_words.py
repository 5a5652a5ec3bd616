"""Moves, events and reasons as sentences."""

import dataclasses
from pathlib import Path

import pytest

import astrarium
from astrarium.cli.words import EventWords
from astrarium.core.playout import random_action
from astrarium.core.rng import Rng
from astrarium.games.pulsar2849.rules import columns
from tests.cli.terminal import GAME
from tests.rules.cosmic_pioneers.board import GAME as COSMIC
from tests.rules.cosmic_pioneers.board import table as cosmic_table
from tests.rules.pulsar2849.board import GAME as PULSAR
from tests.rules.pulsar2849.board import acting, finish_round, set_own, transmitter


@pytest.mark.parametrize("name", astrarium.games())
def test_every_move_of_a_match_has_words(name: str) -> None:
    game = astrarium.game(name)
    words, state, rng = EventWords(game), game.start(4), Rng(8)
    while state.actor != astrarium.OVER:
        texts = {words.move(state, action) for action in state.legal()[:5]}
        action = random_action(state, rng)
        texts |= {
            words.move(state, action),
            words.event(state, int(state.actor), action),
            words.prompt(state),
        }
        for text in texts:
            assert text[0].isupper()
            assert "$" not in text
        assert words.move(state, action) != game.space.text(action)
        assert not words.event(state, int(state.actor), action).endswith(game.space.text(action))
        assert "choose a move" not in words.prompt(state)
        state.apply(action)


def test_the_notation_replaces_a_missing_message(tmp_path: Path) -> None:
    game = dataclasses.replace(astrarium.game(GAME), folder=str(tmp_path))
    state = game.start(2)
    words, action = EventWords(game), state.legal()[0]
    assert words.move(state, action) == "start s0"
    assert words.event(state, int(state.actor), action) == "Chance: start s0"
    assert words.prompt(state).endswith("choose a move.")


def test_the_notation_replaces_a_message_with_an_unknown_argument(tmp_path: Path) -> None:
    (tmp_path / "locale").mkdir()
    (tmp_path / "locale" / "en.ftl").write_text("do-start = { $nobody } begins\n", "utf-8")
    game = dataclasses.replace(astrarium.game(GAME), folder=str(tmp_path))
    state = game.start(2)
    assert EventWords(game).move(state, state.legal()[0]) == "start s0"


@pytest.mark.parametrize("text", ["move member m7 l6", "move leader m7 l8"])
def test_the_price_of_a_step(text: str) -> None:
    game = astrarium.game(GAME)
    state = game.start(2)
    assert "(1 AP)" in EventWords(game).move(state, game.space.parse(text))


def test_the_price_of_what_is_for_sale() -> None:
    state = acting((4,))
    transmitter(state, 0, "t-a6", online=True)
    set_own(state, 0, columns.CUBES, 1)
    finish_round(state)
    words, action = EventWords(PULSAR), PULSAR.space.parse("buy 1")
    assert words.prompt(state) == "Vermilion, Barter Node sells 2 VP for 1 cube."
    assert words.move(state, action) == "Buy 2 VP for 1 cube"
    assert words.event(state, 0, action) == "Vermilion buys 2 VP for 1 cube."


@pytest.mark.parametrize(
    ("scenario", "clause", "said"),
    [
        ("gold-rush", "C-SCORE-02", "3 victory points for each planet controlled."),
        ("gold-rush", "C-SCORE-03", "1 victory point for each full 250 credits."),
        ("falling-sky", "C-SCORE-02", "6 victory points for each planet controlled."),
        ("battle-royale", "C-SCORE-01", "1 victory point for each own colonist on any sector."),
        ("battle-royale", "C-SETUP-15", "The scenario scores fights won: 2 victory points each."),
        ("overgrown", "C-SETUP-15", "The scenario scores aliens killed: 1 victory point each."),
    ],
)
def test_reasons_have_the_figures_of_the_scenario(scenario: str, clause: str, said: str) -> None:
    assert EventWords(COSMIC).reason(cosmic_table(scenario=scenario), clause) == said


@pytest.mark.parametrize("clause", ["C-SCORE-01", "C-SCORE-02", "C-SCORE-03"])
def test_without_a_change_a_reason_is_the_clause(clause: str) -> None:
    assert EventWords(COSMIC).reason(cosmic_table(), clause) == COSMIC.catalogue.text(clause)


def test_a_reason_without_words_of_its_own_is_the_clause() -> None:
    assert EventWords(PULSAR).reason(acting(), "P-END-15") == PULSAR.catalogue.text("P-END-15")
