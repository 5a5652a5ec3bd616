"""From the start page to the end of a match by clicking only highlighted choices."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Response

from tests.e2e.axe import check
from tests.e2e.visitor import DESKTOP, PHONE, Visitor

MAX_CLICKS = 1500


VIEWPORTS: list[dict[str, object]] = [
    {"size": DESKTOP, "theme": "night"},
    {"size": PHONE, "theme": "day", "touch": True},
]


@pytest.mark.parametrize("viewport", VIEWPORTS, ids=["desktop", "phone"])
def test_a_whole_match_against_a_bot(visit: Callable[..., Visitor], viewport: dict[str, object]) -> None:
    person = visit(**viewport).play_now()
    rng = Random(2849)
    clicks = 0
    while person.step(rng):
        clicks += 1
        assert clicks < MAX_CLICKS
    result = person.page.locator(".result")
    assert "points." in result.locator("h2").inner_text()
    assert result.locator("tbody").first.locator("tr").count() == 2
    check(person)
    result.get_by_role("link", name="Check the luck").click()
    person.page.get_by_role("heading", name="The luck is honest").wait_for()


def test_a_first_visit_creates_one_guest(visit: Callable[..., Visitor]) -> None:
    person = visit()
    answers: list[Response] = []
    person.page.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108  no bound method
    person.play_now()
    match = person.context.request.get(f"{person.address}/api/matches/{person.match()}").json()
    assert [seat["mine"] for seat in match["seats"]] == [True, False]
    greetings = [answer.url for answer in answers if "set-cookie" in answer.all_headers()]
    assert greetings == [f"{person.address}/"]


def test_the_title_says_whose_turn_it_is(visit: Callable[..., Visitor]) -> None:
    person = visit().play_now()
    person.glow()
    assert person.page.title() == "● Your turn · Globular Cluster"
    person.place_tile()
    person.send()
    person.page.locator(".ask[data-draft='0']").wait_for()


def test_the_start_page_links_to_a_running_match(visit: Callable[..., Visitor]) -> None:
    person = visit().play_now()
    match = person.match()
    person.page.get_by_role("link", name="To the start page").click()
    person.page.locator(f"a[href='/m/{match}']").click()
    person.seated()
    assert person.match() == match
