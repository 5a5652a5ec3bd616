"""Refusals with numbers: every sentence exists in every language and gets its arguments."""

from importlib import import_module
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from astrarium.core.errors import NeverLegal
from astrarium.core.game import Game, Refusal
from astrarium.core.rng import Rng
from astrarium.core.space import Kind
from tests.contract.play import COMPILED, any_table, every_game, some
from tests.speech import bundle, languages, say, source

LANGUAGES: Final = ["en", "fr", "ru"]
MATCHES: Final = 12 if COMPILED else 3
SCAN_EVERY: Final = 29 if COMPILED else 97
NEVER_TRIED: Final = 20  # combinations of tokens for each kind of action and position


def stated(game: Game) -> set[str]:
    """Return the clauses that have a message with numbers."""
    lines = [line for line in source(game, "en").splitlines() if line.startswith("why-")]
    return {line.split(" ")[0].removeprefix("why-") for line in lines}


def check(game: Game, refusal: Refusal) -> None:
    """Format the message of a refusal with numbers in every language."""
    for language in LANGUAGES if refusal.facts else ():
        sentence = say(bundle(game, language), f"why-{refusal.rule}", refusal.facts)
        assert sentence, refusal
        assert "{" not in sentence, refusal


def never_legal(kind: Kind, rng: Rng) -> list[str]:
    """Return notations of `kind` that combine random tokens and are no actions."""
    actions = set(kind.fillings)
    rows = [
        tuple(rng.below(len(domain.tokens)) for _, domain in kind.slots)
        for _ in range(NEVER_TRIED if kind.never else 0)
    ]
    return [
        " ".join([kind.name, *(domain.tokens[at] for at, (_, domain) in zip(row, kind.slots, strict=True))])
        for row in rows
        if row not in actions
    ]


@every_game
def test_messages_with_numbers_are_those_of_the_clauses_that_have_some(game: Game) -> None:
    package = f"astrarium.games.{game.name.replace('-', '_')}.screen.refusals"
    assert stated(game) == set(import_module(package).DECIDING)
    assert stated(game) <= set(game.catalogue.ids)
    assert languages(game) == LANGUAGES


@every_game
def test_every_refusal_of_a_random_position_has_its_arguments(game: Game) -> None:
    @settings(max_examples=MATCHES)
    @given(seed=st.integers(0, 2**32 - 1))
    def once(seed: int) -> None:
        rng = Rng(seed)
        for state in some(any_table(game, rng), seed, SCAN_EVERY):
            key = state.key()
            for action in range(game.space.size):
                refusal = game.refusal(state, action)
                if refusal is not None:
                    check(game, refusal)
            assert state.key() == key

    once()


@every_game
def test_combinations_that_are_no_actions_are_refused_with_their_arguments(game: Game) -> None:
    @settings(max_examples=MATCHES)
    @given(seed=st.integers(0, 2**32 - 1))
    def once(seed: int) -> None:
        rng = Rng(seed)
        for state in some(any_table(game, rng), seed, SCAN_EVERY):
            for kind in game.space.kinds:
                for text in never_legal(kind, rng):
                    refusal = game.why_not(state, text)
                    assert refusal is not None
                    assert refusal.rule == kind.never
                    check(game, refusal)

    once()


@every_game
def test_a_combination_that_is_no_action_names_its_tokens(game: Game) -> None:
    for kind in game.space.kinds:
        for text in never_legal(kind, Rng(1)):
            with pytest.raises(NeverLegal) as caught:
                game.space.parse(text)
            error = caught.value
            assert " ".join([error.kind, *error.targets.values()]) == text
            assert list(error.targets) == [slot for slot, _ in kind.slots]
