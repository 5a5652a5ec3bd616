"""The second lesson of Pulsar 2849: its last decision, the learner's own, ends the match."""

import json
from collections.abc import Callable

from tests.e2e.axe import check
from tests.e2e.matches import ask
from tests.e2e.test_learning import LESSON, advance, finish, lesson_step
from tests.e2e.visitor import OVER, PHONE, Visitor

# Whether a token is inside the part of the board that is shown.
SHOWN = """token => {
    const box = document.querySelector(`.board [data-token='${token}']`)?.getBoundingClientRect();
    const part = document.querySelector(".board section").getBoundingClientRect();
    return box !== undefined && box.top >= part.top && box.bottom <= part.bottom;
}"""


def second_lesson(person: Visitor) -> Visitor:
    """Open the second lesson."""
    wish = json.dumps({"game": "pulsar2849", "lesson": "second"})
    person.open(f"/m/{ask(person, 'matches', wish)['match']}").seated()
    person.page.locator(LESSON).wait_for()
    return person


def test_the_last_decision_of_the_second_lesson_wins_the_match(visit: Callable[..., Visitor]) -> None:
    person = second_lesson(visit().open())
    seen = finish(person)
    count = int(person.page.locator(f"{LESSON} progress").get_attribute("max") or 0)
    assert seen == list(range(1, count + 1))
    check(person)
    person.click(person.button("Buy 3 VP for 2 cubes"))
    person.click(person.button("Confirm"))
    person.page.locator(OVER).get_by_text("wins with 131 points").wait_for()
    assert person.page.locator(LESSON).count() == 0


def test_a_phone_shows_what_the_text_is_about(visit: Callable[..., Visitor]) -> None:
    person = second_lesson(visit(size=PHONE, touch=True).open())
    tab = person.page.locator(".tabs [aria-pressed=true]")
    found = [tab.inner_text()]
    for step, token in ((2, "h-c2-m1"), (3, "g6b")):
        advance(person)
        person.page.locator(f"{LESSON}[data-lesson='{step}']").wait_for()
        person.page.wait_for_function(SHOWN, arg=token)
        found.append(tab.inner_text())
    advance(person)
    person.glow()
    assert lesson_step(person) == 4
    assert [*found, tab.inner_text()] == ["Dice", "Play area", "Technologies", "Dice"]
