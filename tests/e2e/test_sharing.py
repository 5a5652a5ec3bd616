"""Several people: around one screen, and in two browsers of which one loses its connection."""

from collections.abc import Callable, Iterator

import pytest

from tests.e2e.cable import Cable
from tests.e2e.visitor import Visitor
from tests.patience import wait_until


def test_pass_and_play_with_three(visit: Callable[..., Visitor]) -> None:
    person = visit().open()
    person.card("Globular Cluster").get_by_role("button", name="Pass and play").click()
    names = person.page.locator("dialog").get_by_label("Name")
    names.nth(0).fill("Bea")
    names.nth(1).fill("Cleo")
    person.button("Begin").click()
    person.seated()
    acted = []
    for _ in range(6):
        person.glow()
        acted.append(person.prompt.split(",")[0])
        person.place_tile()
        person.send()
    assert acted[:3] == acted[3:]
    assert {"Bea", "Cleo"} < set(acted)


@pytest.fixture
def cable(site: str) -> Iterator[Cable]:
    """A connection to the server that can be cut."""
    with Cable(site) as cable:
        yield cable


def test_two_browsers_by_invitation_one_of_which_is_cut_off(
    visit: Callable[..., Visitor], cable: Cable
) -> None:
    host = visit().open()
    host.card("Globular Cluster").get_by_role("button", name="Invite friends").click()
    host.button("Begin").click()
    host.seated()
    host.button("Invite friends").click()
    link = host.page.locator("[data-link]").input_value()
    host.page.keyboard.press("Escape")

    guest = visit(address=cable.address)
    guest.excused = ("WebSocket connection to", "Failed to load resource")
    guest.open(link.removeprefix(host.address))
    guest.page.get_by_role("button", name="Take a seat").click()
    guest.seated()
    play_until(guest, host, events=8)

    before = events(guest)
    cable.cut()
    guest.page.get_by_text("The connection is lost").wait_for()
    if mine(host):
        host.place_tile()
        host.send()
    cable.mend()
    guest.page.get_by_text("The connection is lost").wait_for(state="detached")
    play_until(guest, host, events=before + 12)
    assert guest.page.locator(".parts ol").inner_text() == host.page.locator(".parts ol").inner_text()


def mine(person: Visitor) -> bool:
    """Whether it is for this person to act."""
    return person.page.title().startswith("●")


def events(person: Visitor) -> int:
    """The number of events in the log."""
    return person.page.locator(".parts ol li").count()


def play_until(one: Visitor, other: Visitor, events: int) -> None:
    """Both play short turns until the log of both has so many events."""
    while min(len(person.page.locator(".parts ol li").all()) for person in (one, other)) < events:
        wait_until(lambda: mine(one) or mine(other))
        person = one if mine(one) else other
        person.place_tile()
        person.send()
