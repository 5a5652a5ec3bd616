"""The second lesson: what its texts say of the match is true, and its last decision decides the match."""

import re

import pytest

import astrarium
from astrarium.core.state import OVER
from astrarium.games.pulsar2849.position import PulsarPosition
from astrarium.games.pulsar2849.screen.view import table
from astrarium.guide import LEARNER, lessons
from tests.contract.test_guides import LANGUAGES, Stage, messages

GAME = astrarium.game("pulsar2849")
LESSON = lessons(GAME.name)["second"]
BLUE = 1
TAUGHT = {"project", "patent", "copy", "claim", "join", "pay", "die", "finish", "run", "buy"}


def stage_before(wanted: str) -> Stage:
    """Return the match at the beginning of the step `wanted`."""
    stage = Stage(GAME, LESSON)
    for move in LESSON.opening:
        stage.play(move)
    for step in LESSON.steps:
        if step.id == wanted:
            return stage
        for move in step.moves:
            stage.play(move)
    raise AssertionError(f"there is no step {wanted}")


def position_before(wanted: str) -> PulsarPosition:
    """Return the position at the beginning of the step `wanted`."""
    state = stage_before(wanted).state
    assert isinstance(state, PulsarPosition)
    return state


def gained(first: str, then: str) -> int:
    """Return the points of the learner between the beginnings of two steps."""
    return position_before(then).score(LEARNER) - position_before(first).score(LEARNER)


def end(last: str) -> PulsarPosition:
    """Return the end of the match after the last decision."""
    stage = stage_before("last")
    stage.play(last)
    assert isinstance(stage.state, PulsarPosition)
    assert stage.state.actor == OVER
    return stage.state


def dice_left(state: PulsarPosition) -> list[int]:
    """Return the values of the dice on the dice board."""
    return [value for value, count in enumerate(state.dice) for _ in range(count)]


def figures(language: str, step: str) -> list[int]:
    """Return the numbers in the text of a step."""
    return [int(found) for found in re.findall(r"\d+", messages(GAME, language)[f"lesson-second-{step}"])]


def points_named(step: str) -> set[int]:
    """Return the points of the match that the text of `step` names, from the engine."""
    state = position_before(step)
    scores = {state.score(seat) for seat in (LEARNER, BLUE)}
    return {
        "begin": scores | {state.projected(seat) for seat in (LEARNER, BLUE)} | {state.round},
        "draft-low": set(dice_left(state)),
        "production": {gained("end-seven", "production")},
        "run": {gained("bonus", "run")},
        "blue-homes": {16, 13, 8, 5},
        "last": {end(last).score(seat) for last in ("buy 1", "pass") for seat in (LEARNER, BLUE)},
    }[step]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("step", ["begin", "draft-low", "production", "run", "blue-homes", "last"])
def test_texts_name_the_points_of_the_match(language: str, step: str) -> None:
    assert points_named(step) <= set(figures(language, step))


def test_points_come_from_where_the_texts_say() -> None:
    assert gained("project", "patent") == 2
    assert gained("pay", "die") == 8 + 3  # transmitter online, link finished
    assert gained("run", "blue-homes") == 6 + 16 + 8 + 5  # run, production, technology, goal
    view = table(position_before("blue-homes"))
    spinning = view["players"][LEARNER]["spinning"]
    assert spinning == {"gyro-1": 0, "gyro-2": 1, "gyro-3": 1}
    assert view["row_value"] == 4  # so they paid 2 + 4 and 3 + 4


def test_the_last_decision_decides_the_match() -> None:
    bought, declined = end("buy 1"), end("pass")
    assert [bought.score(seat) for seat in (LEARNER, BLUE)] == [131, 129]
    assert list(bought.ranking())[LEARNER] < list(bought.ranking())[BLUE]
    assert declined.score(LEARNER) == declined.score(BLUE) == 129
    assert list(declined.ranking())[BLUE] < list(declined.ranking())[LEARNER]


def test_the_learner_does_what_the_first_lesson_only_tells() -> None:
    done = {move.split()[0] for step in LESSON.steps if step.by == LEARNER for move in step.moves}
    assert done >= TAUGHT
    hq = table(position_before("project"))["players"][LEARNER]["hq"]
    assert hq is not None
    assert [each["project"] for each in hq["projects"] if each["done"]] == ["h-c2-b1", "h-c2-b2"]
    assert "h-c2-m1" in [each["project"] for each in hq["projects"] if each["available"]]
