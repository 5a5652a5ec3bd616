"""Automatic answers: off by default, shown in the plan, never sent by themselves, taken back by Undo."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import check
from tests.e2e.matches import ME, continue_record
from tests.e2e.visitor import DESKTOP, PHONE, Visitor

COSMIC, PULSAR = "cosmic-pioneers", "pulsar2849"
LANDED = 123
"""Event of the record "2": a seat may load colonists from a planet where no rival lives, then bomb it."""
ANSWERED = ".plan .answered"


def switch_on(person: Visitor, question: str) -> None:
    """Switch on the automatic answer to `question` in the menu."""
    person.button("Menu").click()
    person.page.get_by_text("Automatic answers: 0 of").click()
    person.page.get_by_role("checkbox", name=question).check()
    person.button("Close").click()


def load_nothing(person: Visitor, planned: int) -> None:
    """Decline to load anything, and wait for a plan of `planned` moves."""
    person.page.locator("[data-move=pass]").click()
    person.page.locator(f".ask[data-draft='{planned}'][data-busy=false]").wait_for()


def undo(person: Visitor, planned: int) -> None:
    """Take back a move, and wait for a plan of `planned` moves."""
    person.page.keyboard.press("z")
    person.page.locator(f".ask[data-draft='{planned}'][data-busy=false]").wait_for()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_an_answer_is_planned_and_can_be_taken_back(
    visit: Callable[..., Visitor], size: tuple[int, int]
) -> None:
    person = visit(size=size)
    continue_record(person, COSMIC, "2", LANDED, [ME, ME])
    load_nothing(person, 1)
    person.wait_for_prompt("you may bomb")  # nothing is answered by default
    undo(person, 0)

    switch_on(person, "Do not bomb where only your own colonists live.")
    load_nothing(person, 2)
    expect(person.page.locator(ANSWERED)).to_have_text("Answered for you: Do not bomb")
    number = person.page.locator(".board").get_attribute("data-number")
    person.page.reload()
    expect(person.page.locator(ANSWERED)).to_have_text("Answered for you: Do not bomb")

    undo(person, 1)
    person.click(person.page.locator("[data-move=bomb]"))  # the answer stays away
    assert person.page.locator(ANSWERED).count() == 0
    undo(person, 1)
    undo(person, 0)
    load_nothing(person, 2)  # and returns with another step of the plan
    assert person.page.locator(".board").get_attribute("data-number") == number
    person.click(person.button("Confirm"))
    assert person.draft_length() == 0


def test_an_answer_at_the_beginning_of_a_turn_stays_away_after_starting_over(
    visit: Callable[..., Visitor],
) -> None:
    person = visit()
    continue_record(person, COSMIC, "2", LANDED + 1, [ME, ME])
    person.wait_for_prompt("you may bomb")
    switch_on(person, "Do not bomb where only your own colonists live.")
    person.page.locator(".ask[data-draft='1'][data-busy=false]").wait_for()
    person.button("Start over").click()
    person.click(person.page.locator("[data-move=bomb]"))
    assert person.page.locator(ANSWERED).count() == 0


def test_the_end_of_a_turn_without_dice_is_planned(visit: Callable[..., Visitor]) -> None:
    person = visit()
    continue_record(person, PULSAR, "2-dice-must-use", 49, [ME, ME])
    switch_on(person, "End the turn when nothing else can be done.")
    expect(person.page.locator(ANSWERED)).to_have_text("Answered for you: End the turn")
    person.click(person.button("Confirm"))


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_switches_are_accessible(visit: Callable[..., Visitor], size: tuple[int, int]) -> None:
    person = visit(size=size, touch=size != DESKTOP)
    continue_record(person, COSMIC, "2", LANDED, [ME, ME])
    person.button("Menu").click()
    person.page.get_by_text("Automatic answers").click()
    switches = person.page.get_by_role("dialog").get_by_role("checkbox")
    switches.last.scroll_into_view_if_needed()
    expect(switches.last).to_be_in_viewport()
    check(person)
