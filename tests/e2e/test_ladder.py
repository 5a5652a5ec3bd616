"""The page of the ratings of bots: the links to it, its rows, and its layout."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import astrarium
from astrarium.bots.levels import level_table
from tests.e2e.axe import check
from tests.e2e.fit import faults
from tests.e2e.visitor import DESKTOP, PHONE, Visitor

Visit = Callable[..., Visitor]
GAME = "globular-cluster"
SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def ladder(seats: int, bots: list[str]) -> dict[str, Any]:
    """Return ratings of `bots`, the strongest first, 310 points apart."""
    ratings = [1085.0 - 310 * row for row in range(len(bots))]
    rated = [
        {"bot": bot, "rating": rating, "low": rating - 25, "high": rating + 25, "matches": 1200}
        for bot, rating in zip(bots, ratings, strict=True)
    ]
    effects = [12.0, *([-12.0 / (seats - 1)] * (seats - 1))]
    return {"game": GAME, "seats": seats, "matches": 4200, "bots": rated, "seat_effects": effects}


COUNT = len(level_table(astrarium.game(GAME)).of_seats(2))
LEVELS = [f"level-{number}" for number in range(COUNT, 0, -1)]
LADDERS = [ladder(2, LEVELS), ladder(4, ["mcts:400", "greedy"])]


def rated(person: Visitor, ladders: list[dict[str, Any]]) -> Visitor:
    """Replace the ratings that the server sends to `person`."""
    answer = {"game": GAME, "ladders": ladders}
    person.page.route("**/api/games/*/ladder", lambda route: route.fulfill(json=answer))
    return person


def test_a_card_links_to_the_ratings_of_its_bots(visit: Visit) -> None:
    person = rated(visit(), LADDERS).open()
    person.card("Globular Cluster").get_by_role("link", name="How strong are the bots?").click()
    page = person.page
    page.get_by_role("heading", name="How strong are the bots of Globular Cluster?").wait_for()
    rows = page.locator("tbody tr")
    expect(rows).to_have_count(COUNT)
    expect(rows.first.locator("th")).to_have_text(f"{COUNT} · Master")
    expect(rows.first.locator("td").first).to_have_text("+1,085")
    expect(rows.first).to_contain_text("+1,060 to +1,110")
    expect(page.locator("main")).to_contain_text("Measured in 4,200 matches with 2 players.")
    expect(page.locator("main")).to_contain_text("Effect of the seat on the rating: +12 at seat 1, ")
    dots = rows.locator("circle").evaluate_all("all => all.map(one => one.getBoundingClientRect().x)")
    assert dots == sorted(dots, reverse=True)


def test_the_number_of_players_is_chosen_by_keyboard(visit: Visit) -> None:
    person = rated(visit(), LADDERS).open(f"/games/{GAME}/ladder?seats=2")
    person.page.get_by_role("radio", name="2").focus()
    person.page.keyboard.press("ArrowRight")
    expect(person.page.locator("tbody th")).to_have_text(["mcts:400", "greedy"])
    assert person.page.url.endswith("?seats=4")


def test_the_dialog_of_a_new_match_links_to_the_ratings(visit: Visit) -> None:
    person = visit().open()
    person.card("Globular Cluster").get_by_role("button", name="Pass and play").click()
    way = person.page.get_by_role("dialog").get_by_role("link", name="How strong are the bots?")
    expect(way).to_have_count(0)
    person.page.get_by_label("Seat 2").select_option("bot")
    expect(way).to_have_attribute("href", f"/games/{GAME}/ladder?seats=3")
    expect(way).to_have_attribute("target", "_blank")


def test_bots_without_ratings(visit: Visit) -> None:
    person = rated(visit(), []).open(f"/games/{GAME}/ladder")
    person.page.get_by_text("These bots have not been rated yet.").wait_for()
    check(person)


@pytest.mark.parametrize(
    ("size", "theme", "language"),
    [
        (DESKTOP, "night", "ru-RU"),
        (DESKTOP, "day", "en-GB"),
        (PHONE, "night", "fr-FR"),
        (PHONE, "day", "ru-RU"),
    ],
)
def test_ratings_are_accessible_and_legible(
    visit: Visit, size: tuple[int, int], theme: str, language: str
) -> None:
    person = rated(visit(size=size, theme=theme, language=language, touch=size == PHONE), LADDERS)
    person.open(f"/games/{GAME}/ladder").page.locator("tbody tr").first.wait_for()
    check(person)
    assert person.page.evaluate(SIDEWAYS) <= 0
    height = int(person.page.evaluate("document.documentElement.scrollHeight"))
    person.page.set_viewport_size({"width": size[0], "height": height})
    assert faults(person) == []
