"""Several people: pass and play, and two browsers of which one loses its connection."""

from collections.abc import Callable, Iterator

import pytest

from tests.e2e.proxy import CuttableProxy
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
def proxy(site: str) -> Iterator[CuttableProxy]:
    """Proxy in front of the server."""
    with CuttableProxy(site) as proxy:
        yield proxy


def test_a_guest_reconnects_to_a_match_by_invitation(
    visit: Callable[..., Visitor], proxy: CuttableProxy
) -> None:
    host = visit().open()
    host.card("Globular Cluster").get_by_role("button", name="Invite friends").click()
    (link,) = host.begin_with_invitations()

    guest = visit(address=proxy.address)
    guest.ignored_errors = ("WebSocket connection to", "Failed to load resource")
    guest.open(link.removeprefix(host.address))
    guest.page.get_by_text(f"{name_of(host)} invites you to a match of Globular Cluster.").wait_for()
    guest.page.get_by_role("button", name="Take seat").click()
    guest.seated()
    play_until(guest, host, events=8)

    before = shown_events(guest)
    proxy.cut()
    guest.page.get_by_text("The connection is lost").wait_for()
    if is_to_act(host):
        host.place_tile()
        host.send()
    proxy.mend()
    guest.page.get_by_text("The connection is lost").wait_for(state="detached")
    play_until(guest, host, events=before + 12)
    assert guest.page.locator(".parts ol").first.inner_text() == host.page.locator(".parts ol").inner_text()


def name_of(person: Visitor) -> str:
    """Return the name of the guest behind `person`."""
    name: str = person.context.request.get(f"{person.address}/api/me").json()["name"]
    return name


def is_to_act(person: Visitor) -> bool:
    """Return whether `person` is to act."""
    return person.page.title().startswith("●")


def shown_events(person: Visitor) -> int:
    """Return the number of events in the log."""
    return int(person.page.locator(".parts [data-events]").get_attribute("data-events") or 0)


def play_until(one: Visitor, other: Visitor, events: int) -> None:
    """Play short turns on both sides until both logs have `events` events."""
    while min(shown_events(person) for person in (one, other)) < events:
        wait_until(lambda: is_to_act(one) or is_to_act(other))
        person = one if is_to_act(one) else other
        person.place_tile()
        person.send()
