"""Large screens: boards use them, values stay uncovered, cards show effects, the log has many headlines."""

from collections.abc import Callable

import pytest

from tests.e2e.axe import check
from tests.e2e.fit import faults
from tests.e2e.matches import ME, continue_record, upload_record
from tests.e2e.visitor import Visitor

LARGE = (2560, 1440)
SHARED = [ME, *[{"who": "shared", "name": name} for name in ("Bea", "Cleo", "Dan")]]
# Events of a match of four: in the middle, with a choice; and before something is rolled, laid or revealed.
MIDDLE = {"globular-cluster": 200, "cosmic-pioneers": 120, "pulsar2849": 250}
THEMES = {"globular-cluster": "night", "cosmic-pioneers": "day", "pulsar2849": "night"}
BOARD_SHARE = 0.5  # of the window
DRAWN_SHARE = 0.5  # of the board, from the first to the last thing on it
# Of the result; Cosmic Pioneers, which is scored at the end, has one chart instead of two.
CHARTS_SHARE = {"globular-cluster": 0.2, "cosmic-pioneers": 0.15, "pulsar2849": 0.2}
HEADLINES = 12

# The share of a container that the box around some elements has.
SHARE = """([outer, inner]) => {
    const whole = outer ? document.querySelector(outer).getBoundingClientRect()
        : new DOMRect(0, 0, innerWidth, innerHeight);
    const boxes = [...document.querySelectorAll(inner)].map(each => each.getBoundingClientRect());
    const span = (low, high) => Math.max(...boxes.map(high)) - Math.min(...boxes.map(low));
    const area = span(box => box.left, box => box.right) * span(box => box.top, box => box.bottom);
    return area / (whole.width * whole.height);
}"""
# The values that a piece or a label covers by more than a hair.
COVERED = """([values, covers]) => {
    const boxes = selector => [...document.querySelectorAll(selector)]
        .map(each => [each, each.getBoundingClientRect()]);
    const above = boxes(covers);
    return boxes(values).flatMap(([value, one]) => above
        .filter(([cover, other]) => !cover.contains(value)
            && Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.2 * one.width
            && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.2 * one.height)
        .map(([cover]) => value.outerHTML.slice(0, 90) + " under " + cover.outerHTML.slice(0, 90)));
}"""
VALUES = {
    "globular-cluster": (".laid .value, .laid .dome, .laid .gem", ".stand"),
    "cosmic-pioneers": (".sector .native, .sector .tick, .sector rect.green", ".berth, .flag, .goods"),
    "pulsar2849": (".bonus", ".gate, .world, .star, .veil.inner"),
}
EFFECTS = {
    "globular-cluster": [],
    "cosmic-pioneers": [".middle .attributes .gives"],
    "pulsar2849": [".offer .transmitter", ".arrays .transmitter", ".hq .project", ".rows .current .tech"],
}
# The elements without a text of more than one line.
WITHOUT_EFFECT = """selectors => selectors.filter(selector => {
    const found = [...document.querySelectorAll(selector)];
    return found.length === 0 || found.some(each => each.innerText.trim().length < 12);
})"""
IN_SIGHT = """() => {
    const edge = document.querySelector(".parts .scroll").getBoundingClientRect();
    return [...document.querySelectorAll(".parts .turn .head")].map(each => each.getBoundingClientRect())
        .filter(({top, bottom}) => top >= edge.top - 1 && bottom <= edge.bottom + 1).length;
}"""


@pytest.mark.parametrize("game", MIDDLE)
def test_boards_use_a_large_screen(visit: Callable[..., Visitor], game: str) -> None:
    person = continue_record(visit(size=LARGE, theme=THEMES[game]), game, "4", MIDDLE[game], SHARED)
    person.glow()
    assert faults(person, ".board, .ask, .players") == []
    assert person.page.evaluate(SHARE, ["", ".board"]) > BOARD_SHARE
    assert person.page.evaluate(SHARE, [".board", ".board [data-token]"]) > DRAWN_SHARE
    assert person.page.evaluate(COVERED, VALUES[game]) == []
    assert person.page.evaluate(WITHOUT_EFFECT, EFFECTS[game]) == []
    check(person)
    match, events = upload_record(person, game, "4")
    person.open(f"/m/{match}?at={events}").seated()
    person.button("Show the result").click()
    person.page.locator(".result").wait_for()
    assert faults(person) == []
    assert person.page.evaluate(SHARE, [".result", ".result .charts svg"]) > CHARTS_SHARE[game]
    check(person)


@pytest.mark.parametrize("game", MIDDLE)
def test_twelve_headlines_are_in_sight_with_four_players(visit: Callable[..., Visitor], game: str) -> None:
    person = continue_record(visit(language="fr-FR"), game, "4", MIDDLE[game], SHARED)
    person.glow()
    assert person.page.evaluate(IN_SIGHT) >= HEADLINES
