"""Phones in landscape and desktops at 200 % zoom: the board beside the prompt, every choice within reach."""

from collections.abc import Callable

import pytest

from tests.e2e.axe import check
from tests.e2e.fit import faults
from tests.e2e.matches import BOT, ME, continue_record
from tests.e2e.test_fit import SHARED
from tests.e2e.visitor import DESKTOP, GLOWS, Visitor

LANDSCAPE = (844, 390)
ZOOMED = (720, 450)  # 1440x900 at 200 %
# Events in the middle of a match of four at which the seat to act has many choices, on several parts.
MIDDLE = {"pulsar2849": 117, "cosmic-pioneers": 104, "globular-cluster": 183}
CASES = [
    *[(game, "ru-RU", LANDSCAPE) for game in MIDDLE],
    ("pulsar2849", "fr-FR", ZOOMED),
    ("cosmic-pioneers", "en-GB", ZOOMED),
    ("globular-cluster", "fr-FR", ZOOMED),
]
# The tokens of the highlighted elements that can be hit after scrolling; without `hit`, of all of them.
TOKENS = """({ glows, hit }) => [...document.querySelectorAll(glows)].filter(each => {
    if (each.getClientRects().length === 0) return false;
    if (hit) each.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { x, y, width, height } = each.getBoundingClientRect();
    const spots = [0.5, 0.2, 0.8].flatMap(across => [0.5, 0.2, 0.8].map(down => [across, down]));
    return !hit || spots.some(([across, down]) => {
        const found = document.elementFromPoint(x + width * across, y + height * down);
        return found !== null && each.contains(found);
    });
}).map(each => each.dataset.token ?? each.dataset.move ?? each.textContent.trim())"""
# The parts of the prompt and the action bar that are not in sight.
HIDDEN = """() => [...document.querySelectorAll(".ask [role=status], .plan .button, .offer")].filter(each => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const beyond = Math.max(-left, -top, right - innerWidth, bottom - innerHeight);
    return beyond > 1 || !each.contains(found);
}).map(each => each.textContent)"""
WHOLE = {"ru-RU": "Всё поле", "fr-FR": "Tout le plateau", "en-GB": "All of the board"}


def tokens(person: Visitor, hit: bool) -> set[str]:
    """Return the tokens of the highlighted elements in sight, or of those that can be `hit`."""
    return set(person.page.evaluate(TOKENS, {"glows": GLOWS, "hit": hit}))


def resize(person: Visitor, size: tuple[int, int]) -> None:
    """Set the size of the window."""
    person.page.set_viewport_size({"width": size[0], "height": size[1]})


@pytest.mark.parametrize(("game", "language", "size"), CASES)
def test_a_low_screen_has_every_choice_within_reach(
    visit: Callable[..., Visitor], game: str, language: str, size: tuple[int, int]
) -> None:
    person = visit(language=language, size=DESKTOP, touch=size == LANDSCAPE)
    page = continue_record(person, game, "4", MIDDLE[game], SHARED).page
    person.glow()
    wanted = tokens(person, hit=False)
    resize(person, size)
    page.locator("main.flat").wait_for()
    board = page.locator(".board").bounding_box()
    assert board is not None
    assert board["height"] == size[1]
    assert board["width"] * board["height"] > 0.55 * size[0] * size[1]
    reached: set[str] = set()
    for tab in page.locator("nav.tabs button").all():
        tab.click()
        assert faults(person) == [], tab.inner_text()
        assert page.evaluate(HIDDEN) == [], tab.inner_text()
        whole = person.button(WHOLE[language])
        if whole.count():
            whole.click()
        reached |= tokens(person, hit=True)
    assert wanted - reached == set()
    assert page.evaluate("document.documentElement.scrollWidth") == size[0]
    if size == LANDSCAPE:
        check(person)


def test_slots_are_large_enough_for_a_finger(visit: Callable[..., Visitor]) -> None:
    person = continue_record(visit(size=LANDSCAPE, touch=True), "cosmic-pioneers", "4", 276, SHARED)
    assert [each.evaluate("each => each.tagName") for each in person.glow()] == ["rect", "rect"]
    for slot in person.glow():
        box = slot.bounding_box()
        assert box is not None
        assert box["width"] > 30


def test_the_recap_opens_over_the_board(visit: Callable[..., Visitor]) -> None:
    person = continue_record(visit(size=LANDSCAPE, touch=True), "globular-cluster", "3", 66, [ME, BOT, BOT])
    person.glow()
    page = person.page
    before = page.locator(".board").bounding_box()
    page.locator(".recap [aria-expanded]").click()
    assert page.locator(".recap .told").count() == 2
    assert page.locator(".board").bounding_box() == before
    assert page.evaluate(HIDDEN) == []
    check(person)
