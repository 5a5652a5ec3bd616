"""The gallery of components: search, filters, printing, and the mark of our own designs."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

import astrarium
from astrarium.core.components import OURS, OURS_MARK
from tests.e2e.axe import check
from tests.e2e.fit import faults
from tests.e2e.matches import upload_record
from tests.e2e.visitor import DESKTOP, PHONE, Visitor

Visit = Callable[..., Visitor]
GAMES = astrarium.games()
SIZES = {"desktop": DESKTOP, "phone": PHONE}
THEMES = ("night", "day")
SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"

# Classes of the visible elements beside the gallery, and of the gallery.
ON_PAPER = """() => [...document.querySelector(".gallery").parentElement.children]
    .filter(one => getComputedStyle(one).display !== "none").map(one => one.classList[0])"""


def gallery(person: Visitor, game: str) -> Locator:
    """Open the gallery of `game` and return its components."""
    shown = person.open(f"/games/{game}/components").page.locator("li[data-component]")
    shown.first.wait_for()
    return shown


@pytest.mark.parametrize("game", GAMES)
def test_every_component_is_shown_with_its_origin(visit: Visit, game: str) -> None:
    shown = gallery(visit(), game)
    known = astrarium.game(game).components()
    expect(shown).to_have_count(len(known))
    listed = shown.evaluate_all(
        "all => all.map(one => [one.dataset.component, one.dataset.origin, one.textContent.includes('✧')])"
    )
    assert listed == [[each.id, each.origin, each.origin == OURS] for each in known]
    pictures = shown.locator(".picture").evaluate_all("all => all.map(one => one.innerHTML.length)")
    assert min(pictures) > 100


def test_search_and_filters(visit: Visit) -> None:
    person = visit()
    shown = gallery(person, "pulsar2849")
    person.page.get_by_label("Kind").select_option(label="Technologies")
    expect(shown).to_have_count(68)
    person.page.get_by_label("Origin").select_option("ours")
    expect(shown).to_have_count(51)
    person.page.get_by_label("Origin").select_option("published")
    expect(shown).to_have_count(17)
    person.page.get_by_label("Search").fill("GREEN corridor")
    expect(shown).to_have_count(1)
    expect(shown).to_contain_text("Green Corridor")
    expect(shown).to_contain_text("Our own design: exact reading")
    person.page.get_by_label("Search").fill("nothing of the kind")
    person.page.get_by_text("No component fits.").wait_for()


def test_the_gallery_by_keyboard(visit: Visit) -> None:
    person = visit()
    shown = gallery(person, "pulsar2849")
    person.page.get_by_label("Search").focus()
    person.page.keyboard.type("fold jump")
    expect(shown).to_have_count(1)
    person.page.keyboard.press("Tab")
    expect(person.page.get_by_label("Kind")).to_be_focused()
    person.page.keyboard.press("Tab")
    expect(person.page.get_by_label("Origin")).to_be_focused()
    person.page.keyboard.press("Tab")
    expect(person.button("Print")).to_be_focused()


def test_only_the_components_are_printed(visit: Visit) -> None:
    person = visit()
    shown = gallery(person, "globular-cluster")
    person.page.evaluate("window.print = () => document.body.dataset.printed = 'yes'")
    person.button("Print").click()
    person.page.locator("body[data-printed=yes]").wait_for()
    person.page.emulate_media(media="print")
    expect(person.page.locator("form")).to_be_hidden()
    assert person.page.evaluate(ON_PAPER) == ["gallery"]
    expect(person.page.get_by_role("heading", name="Components of Globular Cluster")).to_be_visible()
    expect(shown.last).to_be_visible()
    ink = person.page.locator("h1").evaluate("one => getComputedStyle(one).color")
    assert ink == "rgb(27, 34, 64)"  # the colour of the day theme, also in the night theme
    assert person.page.pdf(format="A4").startswith(b"%PDF")


# Every pair of game and size, of game and theme, and of size and theme.
LOOKS = [
    (game, size, THEMES[(row + column) % 2])
    for row, game in enumerate(GAMES)
    for column, size in enumerate(SIZES)
]


@pytest.mark.parametrize(("game", "size", "theme"), LOOKS)
def test_galleries_are_accessible(visit: Visit, game: str, size: str, theme: str) -> None:
    person = visit(theme=theme, size=SIZES[size], touch=size == "phone")
    gallery(person, game)
    check(person)
    assert person.page.evaluate(SIDEWAYS) <= 0


@pytest.mark.parametrize("language", ["en-GB", "fr-FR", "ru-RU"])
@pytest.mark.parametrize("game", GAMES)
def test_galleries_are_translated_and_legible(visit: Visit, game: str, language: str) -> None:
    person = visit(language=language, size=PHONE, touch=True)
    shown = gallery(person, game)
    missing = "all => all.filter(one => one.querySelectorAll('.said p').length < 2).length"
    assert shown.evaluate_all(missing) == 0
    if language != "en-GB":
        assert "Our own design" not in person.page.locator("main").inner_text()
    height = int(person.page.evaluate("document.documentElement.scrollHeight"))
    person.page.set_viewport_size({"width": PHONE[0], "height": height})
    assert faults(person) == []


def test_an_unknown_game_has_no_gallery(visit: Visit) -> None:
    person = visit()
    person.open("/games/chess/components").page.get_by_text("There is nothing at this address").wait_for()


@pytest.mark.parametrize(
    ("game", "line"),
    [
        ("Pulsar 2849", "Rules complete; components marked ✧ are our own designs (147 of 209)."),
        ("Cosmic Pioneers", "Rules complete; components marked ✧ are our own designs (57 of 64)."),
        (
            "Globular Cluster",
            "Rules complete; all 23 components are published ones, 4 of them with details",
        ),
    ],
)
def test_the_start_page_counts_our_designs_and_links_to_them(visit: Visit, game: str, line: str) -> None:
    person = visit().open()
    card = person.card(game)
    expect(card).to_contain_text(line)
    card.get_by_role("link", name="Components").click()
    person.page.get_by_role("heading", name=f"Components of {game}").wait_for()
    person.page.locator("li[data-component]").first.wait_for()


@pytest.mark.parametrize(
    ("game", "at"),
    [("pulsar2849", 250), ("cosmic-pioneers", 160), ("globular-cluster", 60)],
)
def test_tooltips_mark_our_designs(visit: Visit, game: str, at: int) -> None:
    person = visit()
    match, _ = upload_record(person, game, "4")
    person.open(f"/m/{match}?at={at}").seated()
    pairs = "all => all.map(one => [one.dataset.token ?? '', one.dataset.tip])"
    tips = dict(person.page.locator(".board [data-tip]").evaluate_all(pairs))
    origins = {each.id: each.origin for each in astrarium.game(game).components()}
    named = {token: tip for token, tip in tips.items() if token in origins}
    mismatched = [token for token, tip in named.items() if (OURS_MARK in tip) != (origins[token] == OURS)]
    assert mismatched == []
    if game == "globular-cluster":
        assert not any(OURS_MARK in tip for tip in tips.values())
    else:
        assert any(f"{OURS_MARK} Our own design" in tip for tip in tips.values())


def test_rules_and_refusals_name_their_source(visit: Visit) -> None:
    person = visit().play_now()
    person.glow()
    person.button("Rules").click()
    panel = person.page.locator(".rules")
    panel.get_by_role("button", name="Clauses").click()
    panel.get_by_label("Search the rules").fill("G-GAP-03")
    expect(panel.locator("dt")).to_contain_text("G-GAP-03 our decision")
    link = panel.get_by_role("link", name="Components")
    assert link.get_attribute("href") == "/games/globular-cluster/components"
    assert link.get_attribute("target") == "_blank"
    # A tile must be placed first, so a click on the arrival tile is refused.
    person.page.locator(".board [data-token=m7]").first.click()
    notice = person.page.locator(".notice")
    expect(notice.locator(".source")).to_have_text("rule text")
