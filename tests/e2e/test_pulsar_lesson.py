"""The second lesson of Pulsar 2849: its last decision, the learner's own, ends the match."""

import json
from collections.abc import Callable

from tests.e2e.axe import check
from tests.e2e.matches import ask
from tests.e2e.test_learning import LESSON, finish
from tests.e2e.visitor import OVER, Visitor


def test_the_last_decision_of_the_second_lesson_wins_the_match(visit: Callable[..., Visitor]) -> None:
    person = visit().open()
    wish = json.dumps({"game": "pulsar2849", "lesson": "second"})
    person.open(f"/m/{ask(person, 'matches', wish)['match']}").seated()
    person.page.locator(LESSON).wait_for()
    seen = finish(person)
    count = int(person.page.locator(f"{LESSON} progress").get_attribute("max") or 0)
    assert seen == list(range(1, count + 1))
    check(person)
    person.click(person.button("Buy 3 VP for 2 cubes"))
    person.click(person.button("Confirm"))
    person.page.locator(OVER).get_by_text("wins with 131 points").wait_for()
    assert person.page.locator(LESSON).count() == 0
