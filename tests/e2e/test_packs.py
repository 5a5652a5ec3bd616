"""A component pack in the browser: its name on the pages, and its components in play."""

import json
from collections.abc import Callable, Iterator
from random import Random

import pytest

from tests.e2e.axe import check
from tests.e2e.matches import BOT, ME, ask
from tests.e2e.visitor import PHONE, Visitor
from tests.packs.folders import FRONTIER
from tests.packs.matches import with_pack
from tests.server.hosts import HostProcess

PULSAR = "pulsar2849"
COSMIC = "cosmic-pioneers"
LABEL = "Pack frontier 1.0"


@pytest.fixture(scope="module")
def frontier(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Address of a server with the pack."""
    server = HostProcess(tmp_path_factory.mktemp("packs") / "data", "--rate", "1000", "--pack", str(FRONTIER))
    yield server.address
    server.stop()


def upload_record_with(person: Visitor, game: str, wanted: str, *options: str) -> tuple[str, int]:
    """Upload a record with the event `wanted`; return its replay and the number of events before it."""
    person.open()
    found = with_pack(FRONTIER, game, wanted, *options)
    match = ask(person, "records", found["record"], "text/plain")["match"]
    return str(match), int(found["number"])


def continue_record(person: Visitor, match: str, number: int) -> Visitor:
    """Fork a replay after event `number` and open the page."""
    fork = json.dumps({"number": number, "seats": [ME, BOT]})
    return person.open(f"/m/{ask(person, f'matches/{match}/fork', fork)['match']}").seated()


def test_the_start_page_names_the_pack_with_its_games(visit: Callable[..., Visitor], frontier: str) -> None:
    person = visit(address=frontier).open()
    person.card("Pulsar 2849").get_by_text(LABEL).wait_for()
    person.card("Cosmic Pioneers").get_by_text(LABEL).wait_for()
    person.card("Globular Cluster").get_by_role("button", name="Play now").wait_for()
    assert person.card("Globular Cluster").get_by_text(LABEL).count() == 0
    check(person)


def test_the_start_page_names_no_pack_without_one(visit: Callable[..., Visitor]) -> None:
    person = visit().open()
    person.card("Pulsar 2849").get_by_role("button", name="Play now").wait_for()
    assert person.page.locator(".pack").count() == 0


def test_the_changed_technology_is_patented(visit: Callable[..., Visitor], frontier: str) -> None:
    person = visit(address=frontier)
    continue_record(person, *upload_record_with(person, PULSAR, "patent ai-1c", "board_1=ai"))
    page = person.page
    assert page.locator("header .pack").inner_text() == LABEL
    card = page.locator("[data-token='ai-1c']").first
    assert "Frontier Charter" in card.inner_text()
    tip = card.get_attribute("data-tip") or ""
    assert "4 VP for each pulsar your ship claims.\nCost 4, lasting" in tip
    person.click(card)
    rng = Random(1)
    while not person.draft_length():
        person.step(rng)
    line = page.locator("ol li", has_text="patents Frontier Charter with")
    line.first.wait_for()
    while page.locator("ol li.planned").count():
        person.step(rng)
    page.locator(".turn", has_text="patented Frontier Charter").first.wait_for()
    check(person)


def test_the_new_event_is_shown_when_it_is_drawn(visit: Callable[..., Visitor], frontier: str) -> None:
    person = visit(address=frontier)
    match, number = upload_record_with(person, COSMIC, "event worm-frontier-fair", "species_1=worm")
    person.open(f"/m/{match}?at={number}").seated()
    person.button("One event forward").click()
    card = person.page.locator("article.card.worm", has_text="Frontier Fair")
    card.first.wait_for()
    assert "Each player with a ship at a yellow planet receives 100 credits." in card.first.inner_text()


def test_a_match_with_the_new_event_continues_in_french(visit: Callable[..., Visitor], frontier: str) -> None:
    person = visit(address=frontier, language="fr-FR")
    match, number = upload_record_with(person, COSMIC, "event worm-frontier-fair", "species_1=worm")
    continue_record(person, match, number + 1)
    drawn = person.page.locator(".turn", has_text="Foire des confins").first
    drawn.locator(".fold").click()
    assert "sur une planète jaune reçoit 100 crédits." in drawn.inner_text()
    assert "worm-frontier-fair" not in person.page.locator("main").inner_text()
    rng = Random(5)
    for _ in range(8):
        person.step(rng)


def test_a_phone_names_the_pack_in_the_menu(visit: Callable[..., Visitor], frontier: str) -> None:
    person = visit(address=frontier, size=PHONE, touch=True)
    person.play_now("Cosmic Pioneers")
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("dialog").get_by_text(LABEL).wait_for()


def test_a_match_of_another_pack_is_refused(
    visit: Callable[..., Visitor], tmp_path_factory: pytest.TempPathFactory
) -> None:
    data = tmp_path_factory.mktemp("other") / "data"
    plain = HostProcess(data)
    person = visit(address=plain.address).open()
    wish = {"game": PULSAR, "seats": [ME, BOT], "private": True}
    match = ask(person, "matches", json.dumps(wish))["match"]
    person.page.close()  # an open page would still ask the stopped server
    plain.stop()
    changed = HostProcess(data, "--pack", str(FRONTIER))
    try:
        guest = visit(address=changed.address).open(f"/m/{match}")
        guest.page.get_by_text("This match was played with other components").wait_for()
    finally:
        changed.stop()
