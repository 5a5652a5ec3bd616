"""The public API: its names and their behaviour."""

import json
import os
import subprocess
import sys

import pytest

import astrarium

NAME = "globular-cluster"


def test_the_public_names_are_there() -> None:
    promised = {
        "CHANCE",
        "OVER",
        "Dealer",
        "Match",
        "Record",
        "Refusal",
        "State",
        "bot",
        "game",
        "games",
        "playout",
    }
    errors = {"BadNotation", "BadRecord", "IllegalAction", "StaleDraft"}
    assert promised | errors <= set(astrarium.__all__)
    assert all(hasattr(astrarium, name) for name in astrarium.__all__)


def test_all_lists_every_public_name() -> None:
    modules = type(sys)
    found = {
        name
        for name, item in vars(astrarium).items()
        if not name.startswith("_") and not isinstance(item, modules)
    }
    assert found == set(astrarium.__all__)


def test_games_are_found_by_name() -> None:
    names = astrarium.games()
    assert names == sorted(names)
    assert NAME in names
    assert [astrarium.game(name).name for name in names] == names
    with pytest.raises(astrarium.UnknownName, match="did you mean 'globular-cluster'"):
        astrarium.game("globular-clutser")


def test_a_game_describes_itself() -> None:
    game = astrarium.game(NAME)
    assert game.edition >= 1
    assert list(game.seats) == [2, 3, 4]
    assert game.options["borders"].default == "whole-side"
    assert game.options["borders"].choices == ("whole-side", "shared-half")
    assert 0 < game.space.decisions < game.space.size
    assert len(game.space.digest) == 16


def test_a_match_by_the_public_names() -> None:
    game = astrarium.game(NAME)
    state = game.start(seats=3, options={"borders": "shared-half"})
    dealer = astrarium.Dealer(seed=7)
    while state.actor != astrarium.OVER:
        legal = state.legal()
        assert legal == sorted(legal)
        if state.actor == astrarium.CHANCE:
            assert len(state.weights()) == len(legal)
            state.apply(dealer.choose(state))
        else:
            text = game.space.text(legal[-1])
            assert game.space.parse(text) == legal[-1]
            assert game.why_not(state, text) is None
            state.apply(legal[-1])
    assert state.legal() == []
    assert len(state.scores()) == len(state.ranking()) == 3
    assert 1 in state.ranking()
    assert json.dumps(game.view(state))


def test_a_refusal_has_a_rule_and_a_text() -> None:
    game = astrarium.game(NAME)
    refusal = game.why_not(game.start(), "end")
    assert refusal is not None
    assert refusal.rule.startswith("G-")
    assert refusal.text


def test_clones_and_keys() -> None:
    state = astrarium.game(NAME).start(2)
    twin = state.clone()
    assert isinstance(state.key(), bytes)
    assert twin.key() == state.key()
    twin.apply(twin.legal()[0])
    assert twin.key() != state.key()


def test_a_record_by_the_public_names() -> None:
    text = f"game {NAME}\nedition 2\nseats 2\n---\n* start s1\n"
    record = astrarium.Record.parse(text)
    assert record.events == [astrarium.Event(astrarium.CHANCE, "start s1")]
    assert record.replay().key() != record.start().key()
    assert astrarium.Record.parse(record.text()).text() == record.text()


def test_a_playout_by_the_public_names() -> None:
    game = astrarium.game(NAME)
    state = game.start(4)
    scores = astrarium.playout(state, seed=1)
    assert state.actor == astrarium.OVER
    assert scores == state.scores()
    again = game.start(4)
    assert astrarium.playout(again, seed=1) == scores


@pytest.mark.parametrize("name", ["uniform", "greedy", "mcts"])
def test_a_bot_by_the_public_names(name: str) -> None:
    state = astrarium.game(NAME).start(2)
    state.apply(state.legal()[0])
    state.apply(state.legal()[0])
    key = state.key()
    settings = {"iterations": 5} if name == "mcts" else {}
    choice = astrarium.bot(name, seed=1, **settings).choose(state)
    assert choice in state.legal()
    assert astrarium.bot(name, seed=1, **settings).choose(state) == choice
    assert state.key() == key


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(astrarium.UnknownName, match="unknown bot 'gready', did you mean 'greedy'"):
        astrarium.bot("gready")


def test_actors_are_plain_numbers() -> None:
    assert (astrarium.CHANCE, astrarium.OVER) == (-1, -2)
    assert astrarium.game(NAME).start().actor == astrarium.CHANCE


def test_a_variable_selects_the_interpreted_engine() -> None:
    run = subprocess.run(
        [sys.executable, "-c", "import astrarium; print(astrarium.compiled())"],
        env={**os.environ, "ASTRARIUM_PURE": "1", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout == "False\n"


def test_a_move_that_can_never_be_made_names_its_clause() -> None:
    game = astrarium.game("globular-cluster")
    refusal = game.why_not(game.start(), "move member m7 a7")
    assert refusal is not None
    assert refusal.rule == "G-MOVE-01"
