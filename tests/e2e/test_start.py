"""The start page: a match against several bots, its row in the list, and its deletion."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import check
from tests.e2e.visitor import Visitor

LANDSCAPE = (844, 390)


@pytest.mark.parametrize("language", ["en-GB", "fr-FR", "ru-RU"])
def test_a_match_can_be_begun_without_scrolling_on_a_low_screen(
    visit: Callable[..., Visitor], language: str
) -> None:
    page = visit(size=LANDSCAPE, touch=True, language=language).open().page
    for card in range(2):
        expect(page.locator("article .now .main").nth(card)).to_be_in_viewport(ratio=0.6)


def test_a_match_against_two_bots_is_listed_and_deleted(visit: Callable[..., Visitor]) -> None:
    person = visit().open()
    person.card("Globular Cluster").get_by_role("button", name="Against bots").click()
    levels = person.page.locator("dialog").get_by_label("Against")
    for place, level in enumerate(("1 · First match", "3 · Casual player")):
        levels.nth(place).select_option(label=level)
    person.page.locator("dialog .row", has_text="First player").locator("select").select_option("0")
    person.button("Begin").click()
    person.seated().glow()
    path = f"/m/{person.match()}"
    person.page.get_by_role("link", name="To the start page").click()
    row = person.page.locator(".row", has=person.page.locator(f"a[href='{path}']"))
    for words in ("Your turn", "(First match)", "(Casual player)", "→"):
        row.get_by_text(words).first.wait_for()
    assert row.locator("[data-tip^='If the match ended now, ']").count() == 3
    check(person)
    row.get_by_role("button", name="Delete").click()
    check(person)
    person.page.locator("dialog").get_by_role("button", name="Delete").click()
    row.wait_for(state="detached")
    person.ignored_errors = ("WebSocket connection to",)
    person.open(path).page.get_by_text("There is no such match").wait_for()


def test_invitations_are_read_from_the_top_on_a_low_screen(visit: Callable[..., Visitor]) -> None:
    person = visit(size=LANDSCAPE, touch=True).open()
    person.card("Globular Cluster").get_by_role("button", name="Invite friends").click()
    person.page.locator("dialog .chip", has_text="4").click()
    person.button("Begin").click()
    expect(person.page.get_by_role("link", name="To the table")).to_be_focused()
    expect(person.page.get_by_text("Each free seat has a link of its own")).to_be_in_viewport(ratio=1)
