"""The installed app: manifest and icons, and lessons to read while the server is away."""

from collections.abc import Callable, Iterator
from urllib.parse import urljoin

import pytest

from tests.e2e.axe import check
from tests.e2e.proxy import CuttableProxy
from tests.e2e.visitor import Visitor
from tests.patience import wait_until

KEPT = "async path => (await caches.match(path)) !== undefined"
CATALOGUE = "/api/catalogue/en"
LESSONS = ["/api/games/cosmic-pioneers/lessons/first", "/api/games/globular-cluster/lessons/second"]


@pytest.fixture
def proxy(site: str) -> Iterator[CuttableProxy]:
    """Proxy in front of the server."""
    with CuttableProxy(site) as proxy:
        yield proxy


def test_lessons_can_be_read_while_the_server_is_away(
    visit: Callable[..., Visitor], proxy: CuttableProxy
) -> None:
    person = visit(address=proxy.address, offline=True).open()
    person.ignored_errors = ("Failed to load resource", "WebSocket connection to")
    manifest = person.context.request.get(f"{proxy.address}/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    for icon in manifest.json()["icons"]:
        answer = person.context.request.get(urljoin(proxy.address, icon["src"]))
        assert answer.headers["content-type"].startswith(icon["type"])
    wait_until(lambda: all(person.page.evaluate(KEPT, path) for path in (*LESSONS, CATALOGUE)))

    match = person.play_now().match()
    proxy.cut()
    person.open(f"/m/{match}").page.get_by_role("status").get_by_text("The server does not answer").wait_for()
    person.open("/games/pulsar2849/rules").page.get_by_role("alert").wait_for()
    check(person)
    person.page.get_by_role("link", name="To the start page").click()
    person.page.reload()
    person.page.get_by_role("alert").get_by_text("The server does not answer").wait_for()
    card = person.card("Cosmic Pioneers")
    card.get_by_role("button", name="Learn to play").click()
    person.page.locator("dialog p").nth(5).wait_for()
    check(person)
    person.page.keyboard.press("Escape")
    person.card("Globular Cluster").get_by_role("button", name="Lesson 2").click()
    sheet = person.page.get_by_role("dialog", name="Exchange, settle, score")
    sheet.get_by_text("You have drawn a blue world").wait_for()
    person.page.keyboard.press("Escape")
    card.get_by_role("button", name="Play now").click()
    card.get_by_role("alert").get_by_text("The server does not answer").wait_for()

    proxy.mend()
    person.button("Try again").click()
    person.page.get_by_text("Until it does").wait_for(state="detached")
    person.play_now()
