"""The second lesson of Cosmic Pioneers on a phone: goods of a planet are offered beside the hold."""

import json
from collections.abc import Callable

from tests.e2e.axe import check
from tests.e2e.matches import ask
from tests.e2e.test_learning import LESSON, finish
from tests.e2e.visitor import GLOWS, PHONE, Visitor


def test_the_lesson_on_trade_by_what_glows_on_a_phone(visit: Callable[..., Visitor]) -> None:
    person = visit(size=PHONE, touch=True).open()
    wish = json.dumps({"game": "cosmic-pioneers", "lesson": "second"})
    person.open(f"/m/{ask(person, 'matches', wish)['match']}")
    person.page.locator(f"{LESSON} {GLOWS}").wait_for()
    count = int(person.page.locator(f"{LESSON} progress").get_attribute("max") or 0)
    assert finish(person) == list(range(1, count + 1))
    person.page.get_by_text("Cinder is yours again").wait_for()
    check(person)
