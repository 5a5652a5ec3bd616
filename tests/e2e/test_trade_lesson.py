"""The second lesson of Cosmic Pioneers: goods are offered beside the hold of a phone; texts on a desktop."""

import json
from collections.abc import Callable

from tests.e2e.axe import check
from tests.e2e.matches import ask
from tests.e2e.test_learning import LESSON, finish
from tests.e2e.visitor import GLOWS, PHONE, Visitor


def open_lesson(person: Visitor) -> None:
    """Begin the lesson and wait for its first text."""
    wish = json.dumps({"game": "cosmic-pioneers", "lesson": "second"})
    person.open(f"/m/{ask(person.open(), 'matches', wish)['match']}")
    person.page.locator(f"{LESSON} {GLOWS}").wait_for()


def test_the_lesson_on_trade_by_what_glows_on_a_phone(visit: Callable[..., Visitor]) -> None:
    person = visit(size=PHONE, touch=True)
    open_lesson(person)
    count = int(person.page.locator(f"{LESSON} progress").get_attribute("max") or 0)
    assert finish(person) == list(range(1, count + 1))
    person.page.get_by_text("Cinder is yours again").wait_for()
    check(person)


def test_the_texts_of_the_mat_come_back_after_a_crowded_step(visit: Callable[..., Visitor]) -> None:
    person = visit()
    open_lesson(person)
    finish(person)
    mat = person.page.get_by_role("group", name="Inside the ring")
    mat.get_by_text("Fraser: Lands colonists and aliens on any free slots.").wait_for()


def test_the_tooltip_of_a_sector_leaves_its_adventures_in_sight(visit: Callable[..., Visitor]) -> None:
    person = visit()
    open_lesson(person)
    finish(person)
    person.page.locator("[data-token=r8]").hover()
    tip = person.page.locator("[role=tooltip].placed")
    tip.get_by_text("Sump").wait_for()
    faces = person.page.get_by_label("Adventure: what the die brings").bounding_box()
    box = tip.bounding_box()
    assert faces
    assert box
    apart_across = box["x"] >= faces["x"] + faces["width"] or box["x"] + box["width"] <= faces["x"]
    apart_down = box["y"] >= faces["y"] + faces["height"] or box["y"] + box["height"] <= faces["y"]
    assert apart_across or apart_down


def test_the_log_shows_the_worth_of_a_turn_before_the_end(visit: Callable[..., Visitor]) -> None:
    person = visit()
    open_lesson(person)
    finish(person)
    turn = person.page.locator(".turn", has_text="flew to Cinder, 100 credits lost, bombed Cinder")
    assert turn.locator(".gain").all_inner_texts() == ["→+5", "→\N{MINUS SIGN}1"]
    other = person.page.locator(".turn", has_text="Blue flew to Cinder")
    assert other.locator(".gain").all_inner_texts() == ["→+2", "→\N{MINUS SIGN}5"]
