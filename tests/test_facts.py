"""Arguments of messages about positions and moves."""

from pathlib import Path

import pytest

import astrarium
from astrarium.facts import (
    concerned,
    mentioned,
    move_facts,
    plain_facts,
    position_facts,
    prompt_facts,
    slot_facts,
)

GLOBULAR = astrarium.game("globular-cluster")
PULSAR = astrarium.game("pulsar2849")
BOARD = {"board": {"m7": {"borders": {"l6": 4}}}}


def test_plain_facts_are_words_and_numbers() -> None:
    view: dict[str, object] = {"points": 3, "step": "act", "closing": True, "board": {}, "none": None}
    assert plain_facts(view) == {"points": 3, "step": "act"}
    assert prompt_facts(GLOBULAR, {"in_hand": "green-2"}) == {"in_hand": "green-2", "tile": "green-2"}
    assert prompt_facts(GLOBULAR, {}) == {"tile": ""}
    assert prompt_facts(PULSAR, {"in_hand": "green-2"}) == {"in_hand": "green-2"}


def test_slots_that_are_numbers_are_numbers() -> None:
    assert slot_facts({"value": "4", "place": "m7", "odd": "²"}) == {"value": 4, "place": "m7", "odd": "²"}


def test_the_price_of_a_step() -> None:
    assert move_facts(GLOBULAR, dict(BOARD), {"from": "m7", "to": "l6"}) == {
        "from": "m7",
        "to": "l6",
        "price": 4,
    }
    assert "price" not in move_facts(GLOBULAR, dict(BOARD), {"from": "m7", "to": "k5"})
    assert "price" not in move_facts(GLOBULAR, {}, {"from": "m7", "to": "l6"})


def test_facts_about_tokens() -> None:
    view: dict[str, object] = {"names": {"slot": {"s1": {"occupant": "Ada", "slot": "never"}}}}
    assert position_facts(PULSAR, view, {"slot": "s1"}) == {"occupant": "Ada"}
    assert position_facts(PULSAR, view, {"slot": "s2"}) == {}


def test_seat_an_event_is_about() -> None:
    state = GLOBULAR.start(2)
    assert concerned(state, 1) == 1
    assert concerned(state, astrarium.OVER) == -1


def test_facts_used_by_messages(tmp_path: Path) -> None:
    (tmp_path / "locale").mkdir()
    (tmp_path / "locale" / "en.ftl").write_text("a = { $x } { b }\nb = { -t(y: 1) } { c }\nc = { $z }{ a }\n")
    (tmp_path / "locale" / "fr.ftl").write_text(
        "a = { $more ->\n    [one] 1\n   *[other] { $x }\n }\n-t = { $deep }\n"
    )
    said = mentioned(str(tmp_path))
    assert said["a"] == {"x", "z", "more"}
    assert said["c"] == {"x", "z"}


@pytest.mark.parametrize("name", astrarium.games())
def test_log_sentences_of_games_are_read(name: str) -> None:
    game = astrarium.game(name)
    said = mentioned(game.folder)
    assert all(f"log-{kind.name}" in said for kind in game.space.kinds)
    assert any("who" in facts for facts in said.values())
