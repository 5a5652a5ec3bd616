"""Motion: dice tumble, tiles turn, pieces travel; with reduced motion nothing moves."""

from collections.abc import Callable

import pytest

from tests.e2e.axe import SETTLED
from tests.e2e.matches import upload_record
from tests.e2e.visitor import Visitor

# Collects the CSS animations by name, and the others by the class of their element.
WATCH = """() => {
    window.motions = [];
    document.addEventListener("animationstart", event => window.motions.push(event.animationName), true);
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, how) {
        window.motions.push(`animated in ${this.parentElement.getAttribute("class")}`);
        return animate.call(this, frames, how);
    };
}"""
MOVED = "wanted => window.motions.some(each => each.includes(wanted))"
# An event of a record of four, and what the one after it moves.
EVENTS = {
    "a die decides the type of a crystal": ("globular-cluster", 49, "animated in die"),
    "a planet is laid": ("cosmic-pioneers", 22, "turn-sector"),
    "a transmitter is revealed": ("pulsar2849", 58, "turn-tile"),
}


def step(person: Visitor, game: str, number: int) -> None:
    """Show the position after event `number` of a record, and go one event forward."""
    match, _ = upload_record(person, game, "4")
    person.open(f"/m/{match}?at={number}").seated()
    person.page.evaluate(SETTLED)
    person.page.evaluate(WATCH)
    person.button("One event forward").click()
    person.page.locator(f".board[data-number='{number + 1}']").wait_for()


@pytest.mark.parametrize(("game", "number", "motion"), EVENTS.values(), ids=EVENTS)
def test_what_happens_is_animated(visit: Callable[..., Visitor], game: str, number: int, motion: str) -> None:
    person = visit(motion=True)
    step(person, game, number)
    person.page.wait_for_function(MOVED, arg=motion)


@pytest.mark.parametrize(("game", "number", "motion"), EVENTS.values(), ids=EVENTS)
def test_nothing_moves_with_reduced_motion(
    visit: Callable[..., Visitor], game: str, number: int, motion: str
) -> None:
    person = visit(motion=False)
    step(person, game, number)
    assert person.page.evaluate("window.motions") == [], motion
    assert person.page.evaluate("document.getAnimations().length") == 0
