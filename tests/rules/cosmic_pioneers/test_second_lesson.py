"""The second lesson: its figures and places are those of the scripted match."""

import re
from typing import Any

import pytest

import astrarium
from astrarium.guide import find_lesson
from tests.contract.test_guides import LANGUAGES, Stage, messages

GAME = astrarium.game("cosmic-pioneers")
CINDER, HARROW = 1, 4
LEVEL_PRICE = 500
View = dict[str, Any]


@pytest.fixture(scope="module")
def views() -> dict[str, View]:
    """The view at each step that has a text, before its moves."""
    lesson = find_lesson(GAME, "second")
    stage = Stage(GAME, lesson)
    found = {}
    for step in lesson.steps:
        found[step.id] = GAME.view(stage.state)
        for move in step.moves:
            stage.play(move)
    return found


def settlers(view: View, place: int) -> list[int | None]:
    """Return the seats of the colonists on the slots of a planet, from the left; None without a colonist."""
    return [slot["seat"] for slot in view["sectors"][place]["slots"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_sums_in_the_texts_are_those_of_the_match(views: dict[str, View], language: str) -> None:
    said = {name: re.findall(r"\d+", text) for name, text in messages(GAME, language).items()}
    me = {name: view["players"][0] for name, view in views.items()}
    home, end = me["home"], views["end"]["players"]
    expected = {
        "talent": [me["talent"]["credits"] - me["fly"]["credits"]],
        "paid": [me["paid"]["credits"] - me["sell"]["credits"]],
        "home": [home["credits"], home["income"] - 100 * len(home["planets"]), 100],
        "levels": [home["income"], home["credits"] + home["income"], 2 * LEVEL_PRICE],
        "bomb": [me["tie"]["credits"] - me["bomb"]["credits"]],
        "end": [player["standing"]["total"] for player in end] + [views["end"]["round"]],
    }
    for name, sums in expected.items():
        assert {str(each) for each in sums} <= set(said[f"lesson-second-{name}"]), name
    assert me["bomb"]["credits"] == 0  # the last ones


def test_two_colonists_control_cinder_by_the_talent(views: dict[str, View]) -> None:
    assert settlers(views["talent"], CINDER) == [None] * 5
    assert settlers(views["goods"], CINDER) == [0, None, 0, None, None]
    assert views["goods"]["sectors"][CINDER]["controller"] == 0


def test_a_bomb_turns_a_tie_on_a_full_planet_and_cannot_hit_the_learner(views: dict[str, View]) -> None:
    cinder = views["bomb"]["sectors"][CINDER]
    assert settlers(views["bomb"], CINDER) == [0, 1, 0, 1, None]
    assert cinder["slots"][4]["species"] == "lizard"
    assert cinder["controller"] is None
    assert settlers(views["end"], CINDER) == [0, 1, 0, None, None]
    assert views["end"]["sectors"][CINDER]["controller"] == 0


def test_the_advice_at_the_end_can_be_followed(views: dict[str, View]) -> None:
    view = views["end"]
    harrow = view["sectors"][HARROW]
    assert (harrow["planet"]["planet"], harrow["goods"]["red"]) == ("harrow", 2)
    assert view["players"][0]["levels"]["engines"]["number"] >= HARROW - CINDER == 3
    between = view["sectors"][HARROW - 1]["planet"]
    assert (between["planet"], between["colour"]) == ("bracken", "green")
