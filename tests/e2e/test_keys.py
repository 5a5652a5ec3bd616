"""Whole matches of each game by keys alone: Enter picks and confirms, and the focus stays on the choices."""

from collections.abc import Callable
from random import Random

import pytest

from tests.e2e.matches import BOT, ME, start_match
from tests.e2e.visitor import GLOWS, OVER, POLL_INTERVAL, Visitor

FEWEST_PRESSES, MAX_PRESSES = 30, 1500
ON_CHOICE = f"() => document.activeElement.matches('{GLOWS}') || document.querySelector('{OVER}')"
END = "[data-move=end]"
ON_END = f"() => document.activeElement.matches('{END}')"
LOST = "() => document.activeElement === document.body"
CARD = "document.activeElement.closest('article')?.querySelector('h2').textContent"


def press(person: Visitor, rng: Random) -> None:
    """Pick the end of the turn, the focused choice or a later one; confirm a complete plan by Enter alone."""
    keys = person.page.keyboard
    before = person.page.locator(".ask").get_attribute("data-state")
    if person.page.locator(END).count():
        while not person.page.evaluate(ON_END):
            keys.press("Shift+n")
    elif person.page.locator(f".plan {GLOWS}").count() == 0:
        for _ in range(rng.randrange(3)):
            keys.press("n")
    keys.press("Enter")
    person.page.locator(f".ask:not([data-state='{before}'])[data-busy=false], {OVER}").first.wait_for()
    assert not person.page.evaluate(LOST), person.situation()


def play_on(person: Visitor) -> int:
    """Play to the end of the match by keys; return the number of decisions."""
    rng, presses = Random(3), 0
    person.glow()
    person.page.keyboard.press("n")
    while person.glow() and not person.over():
        person.page.wait_for_function(ON_CHOICE, polling=POLL_INTERVAL)
        press(person, rng)
        presses += 1
        assert presses < MAX_PRESSES
    return presses


def test_a_match_from_the_start_page(visit: Callable[..., Visitor]) -> None:
    person = visit().open()
    person.page.locator("article").first.wait_for()
    while person.page.evaluate(CARD) != "Globular Cluster":
        person.page.keyboard.press("Tab")
    person.page.keyboard.press("Enter")
    assert play_on(person.seated()) > FEWEST_PRESSES


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("pulsar2849", {"map": "map-b", "hq": "off"}),
        ("cosmic-pioneers", {"events": "even-rounds", "start": "bare", "scenario": "first-flag"}),
    ],
)
def test_a_match_in_french(visit: Callable[..., Visitor], game: str, options: dict[str, str]) -> None:
    person = start_match(visit(language="fr-FR", theme="day"), game, [ME, BOT], **options)
    assert play_on(person) > FEWEST_PRESSES
    assert person.page.locator("html").get_attribute("lang") == "fr"


def test_enter_confirms_wherever_the_mouse_was(visit: Callable[..., Visitor]) -> None:
    person = visit().play_now()
    person.place_tile()
    person.click(person.page.locator("[data-move=end]"))
    assert "ends the turn with 10 points unused" in person.page.locator(".plan").inner_text()
    person.button("Chat").click()
    field = person.page.get_by_label("Message")
    field.press("Enter")
    assert person.draft_length() > 0
    person.button("Log").click()
    before = person.page.locator(".board").get_attribute("data-number")
    person.page.keyboard.press("Enter")
    person.page.locator(f".board:not([data-number='{before}'])").wait_for()
    assert person.page.locator(".parts ol").is_visible()


def test_undo_looks_inactive_without_a_plan(visit: Callable[..., Visitor]) -> None:
    person = visit().play_now()
    person.glow()
    assert person.button("Undo").is_disabled()
    person.place_tile()
    assert person.button("Undo").is_enabled()
