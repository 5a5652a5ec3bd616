"""The luck of matches between browsers: everyone contributes, and the record can be checked."""

from collections.abc import Callable

from astrarium.core.record import Record
from tests.e2e.matches import ME, continue_record
from tests.e2e.test_sharing import is_to_act, play_until
from tests.e2e.visitor import Visitor
from tests.patience import wait_until

GAME = "globular-cluster"
OPEN = {"who": "open"}


def record(person: Visitor) -> Record:
    """Return the record of the match on the page."""
    answer = person.context.request.get(f"{person.address}/api/matches/{person.match()}/record")
    return Record.parse(answer.text())


def contributors(person: Visitor) -> list[int]:
    """Return the seats that have contributed to the luck of the match on the page."""
    return [contribution.seat for contribution in record(person).contributions]


def invite(host: Visitor, guest: Visitor) -> None:
    """Let `guest` take a seat by the invitation of `host`."""
    host.button("Invite friends").click()
    link = host.page.locator("[data-link]").input_value()
    host.page.keyboard.press("Escape")
    guest.open(link.removeprefix(host.address))
    guest.page.get_by_role("button", name="Take seat").click()
    guest.seated()
    wait_until(lambda: len(contributors(host)) == 2)


def test_all_luck_of_a_match_depends_on_both_browsers(visit: Callable[..., Visitor]) -> None:
    host, guest = visit().open(), visit()
    host.card("Globular Cluster").get_by_role("button", name="Invite friends").click()
    host.begin_with_invitations()
    wait_until(lambda: contributors(host) == [0])
    invite(host, guest)
    first, second = record(host).contributions
    assert first.since == 1
    assert (second.seat, second.since) == (1, len(record(host).events) + 1)
    play_until(guest, host, events=8)
    host.page.reload()
    host.seated()
    guest.page.reload()
    guest.seated()
    assert record(host).contributions == [first, second]


def test_the_luck_of_two_browsers_is_checked_with_their_contributions(visit: Callable[..., Visitor]) -> None:
    host, guest = continue_record(visit(), GAME, "2", -65, [ME, OPEN]), visit()
    wait_until(lambda: contributors(host) == [0])
    turn(host)
    joined = len(record(host).events) + 1
    invite(host, guest)
    late = record(host).contributions[1]
    assert late.since == joined > record(host).contributions[0].since
    while not host.over():
        wait_until(lambda: is_to_act(host) or is_to_act(guest) or host.over())
        mover = next((person for person in (host, guest) if is_to_act(person)), None)
        if mover is not None:
            turn(mover)
    for person in (host, guest):
        person.open(f"/verify?match={person.match()}")
        person.page.get_by_role("heading", name="The luck is honest").wait_for()
        person.page.get_by_text("The record has everything that this browser contributed").wait_for()
        assert person.page.locator(".found .bad").count() == 0
    told = host.page.locator(".found li").all_inner_texts()
    assert f"The luck depends on a contribution of seat 2 from event {late.since} on." in told


def turn(person: Visitor) -> None:
    """Play a short turn: place the tile if there is one, then end it."""
    person.glow()
    if person.page.locator(".spot [data-glows]").count():
        person.place_tile()
    person.send()
