"""Accessibility by axe, layout on phones, languages, and the size of the first page."""

from collections.abc import Callable

import pytest

from tests.e2e.axe import check
from tests.e2e.test_replay import open_record
from tests.e2e.visitor import DESKTOP, PHONE, Visitor

SIZES = {"desktop": DESKTOP, "phone": PHONE}
FIRST_PAGE = 200_000  # bytes


@pytest.mark.parametrize("theme", ["night", "day"])
@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_no_violations(visit: Callable[..., Visitor], theme: str, size: str) -> None:
    person = visit(theme=theme, size=SIZES[size], touch=size == "phone")
    person.open().page.locator("article").first.wait_for()
    check(person)
    person.card("Globular Cluster").get_by_role("button", name="Pass and play").click()
    check(person)
    person.page.keyboard.press("Escape")
    person.play_now()
    person.glow()
    check(person)
    person.place_tile()
    for tab in ["Log", "Rules", "Chat", "Text"]:
        person.button(tab).click()
        check(person)
    person.button("Menu").click()
    check(person)
    open_record(person)
    check(person)
    if size == "phone":
        person.button("More").click()
        check(person)
    person.button("Show the result").click()
    check(person)
    person.open(f"/verify?match={person.match()}").page.locator(".found").first.wait_for()
    check(person)


def test_axe_finds_no_violations_on_the_page_of_an_unknown_match(visit: Callable[..., Visitor]) -> None:
    person = visit()
    person.ignored_errors = ("WebSocket connection to",)
    person.open("/m/nowhere").page.get_by_text("There is no such match").wait_for()
    check(person)


def test_a_phone_needs_no_sideways_scrolling(visit: Callable[..., Visitor]) -> None:
    person = visit(size=(360, 740), touch=True)
    wide = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
    person.open().page.locator("article").first.wait_for()
    assert person.page.evaluate(wide) <= 0
    person.play_now().glow()
    assert person.page.evaluate(wide) <= 0
    person.open().card("Globular Cluster").get_by_role("button", name="Invite friends").click()
    person.page.locator(".chip", has_text="4").click()
    person.begin_with_invitations()
    assert person.page.evaluate(wide) <= 0


def test_a_phone_has_large_targets(visit: Callable[..., Visitor]) -> None:
    person = visit(size=PHONE, touch=True).play_now()
    person.glow()
    small = """() => [...document.querySelectorAll(".ask button, nav button, header a, header button")]
        .filter(each => each.getBoundingClientRect().height < 44).map(each => each.textContent)"""
    assert person.page.evaluate(small) == []


@pytest.mark.parametrize("width", [360, 390])
def test_a_replay_on_a_phone_is_mostly_board(visit: Callable[..., Visitor], width: int) -> None:
    person = visit(size=(width, PHONE[1]), touch=True)
    open_record(person)
    board = person.page.locator(".board").bounding_box()
    assert board is not None
    assert board["height"] > 0.6 * PHONE[1]
    buttons = [each.bounding_box() for each in person.page.locator(".replay button").all()]
    assert len({box["y"] for box in buttons if box}) == 1


WORDS = {"fr-FR": ("Jouer", "À vous"), "ru-RU": ("Играть", "Ваш ход")}


@pytest.mark.parametrize("language", WORDS)
def test_the_page_uses_the_language_of_the_browser(visit: Callable[..., Visitor], language: str) -> None:
    play, turn = WORDS[language]
    person = visit(language=language).open()
    person.card("Globular Cluster").get_by_role("button", name=play, exact=True).click()
    person.seated().glow()
    assert turn in person.page.title()
    person.page.locator("html[lang]").wait_for()
    assert person.page.locator("html").get_attribute("lang") == language[:2]


def test_the_first_page_is_small(visit: Callable[..., Visitor]) -> None:
    person = visit()
    tools = person.context.new_cdp_session(person.page)
    tools.send("Network.enable")
    sizes: list[float] = []
    tools.on("Network.loadingFinished", lambda done: sizes.append(done["encodedDataLength"]))
    encodings: dict[str, str] = {}
    person.page.on(
        "response", lambda answer: encodings.update({answer.url: answer.headers.get("content-encoding", "")})
    )
    person.open().page.locator("article").first.wait_for()
    person.page.wait_for_load_state("networkidle")
    assert 30_000 < sum(sizes) < FIRST_PAGE
    text_files = {url: coding for url, coding in encodings.items() if url.endswith((".js", ".css"))}
    assert text_files
    assert set(text_files.values()) <= {"br", "gzip"}
