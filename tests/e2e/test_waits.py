"""Waiting for others: the sign of who thinks, and whose turn it is while a plan waits."""

from collections.abc import Callable

import pytest

from tests.e2e.matches import BOT, ME, start_match
from tests.e2e.visitor import DESKTOP, PHONE, Visitor

SHARED = {"who": "shared", "name": "Bea"}
# Holds playback at the first event it shows, and stores where each sign of a thinking bot is shown.
HOLD = """() => {
    // Milliseconds after each event at the pace `calm`, without animation: less if bots were slow to answer.
    const [SHORTEST, LONGEST, TOOLTIP] = [80, 450, 250];
    const isPause = time => time >= SHORTEST && time <= LONGEST && time !== TOOLTIP;
    const wait = window.setTimeout;
    window.held = [];
    window.signs = new Set();
    window.setTimeout = (then, pause) => isPause(pause) ? window.held.push(then) : wait(then, pause);
    const place = sign => [".ask", ".players", "header"].find(each => sign.closest(each));
    new MutationObserver(() => document.querySelectorAll("[data-thinks]").forEach(sign =>
        window.signs.add(`${place(sign)} ${sign.dataset.thinks}`)
    )).observe(document, {childList: true, subtree: true, characterData: true, attributes: true});
}"""
LET_GO = "() => { window.setTimeout = then => then(); window.held.forEach(each => each()); }"
DECIDED = "() => window.held.length > 0 && document.querySelector('[data-thinks]') === null"
THINKING = "Array.from(window.signs)"


def send_first_turn(person: Visitor) -> None:
    """Begin a match of Globular Cluster with two bots; hold playback and send a turn."""
    start_match(person, "globular-cluster", [ME, BOT, BOT])
    person.place_tile()
    person.click(person.page.locator("[data-move=end]"))
    person.page.evaluate(HOLD)
    person.button("Confirm").click()


@pytest.mark.parametrize(("size", "places"), [(DESKTOP, {".ask", ".players"}), (PHONE, {".ask", "header"})])
def test_a_sign_shows_who_thinks_while_moves_are_shown(
    visit: Callable[..., Visitor], size: tuple[int, int], places: set[str]
) -> None:
    person = visit(pace="calm", size=size, touch=size == PHONE)
    send_first_turn(person)
    person.page.wait_for_function(DECIDED)
    signs = [sign.split() for sign in person.page.evaluate(THINKING)]
    assert {place for place, _ in signs} == places
    assert {seat for _, seat in signs} <= {"1", "2"}
    person.wait_for_prompt("is playing")
    person.page.evaluate(LET_GO)
    person.glow()


def test_the_turn_stays_mine_while_my_plan_waits(visit: Callable[..., Visitor]) -> None:
    person = start_match(visit(), "cosmic-pioneers", [ME, SHARED])
    person.glow()
    name = person.page.locator(".players li.turn .who b")
    before = name.inner_text()
    person.click(person.page.locator("[data-token][data-glows]").first)
    person.button("Confirm").wait_for()
    assert name.inner_text() == before
    assert before in person.prompt
    person.click(person.button("Confirm"))
    person.page.locator(".players li.turn .who b", has_not_text=before).wait_for()
