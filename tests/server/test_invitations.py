"""Invitations: one for each open seat, valid once; versions of seats keep servers from giving one twice."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from astrarium.server.config import Settings
from tests.server.clients import ME, OPEN, Json, Person
from tests.server.conftest import GENEROUS
from tests.server.hosts import Host

People = Callable[[], Person]


def join(person: Person, match: str, invite: str, status: int = 200) -> Json:
    """Use an invitation."""
    return person.post(f"/api/matches/{match}/join", {"invite": invite}, status)


def test_an_invitation_is_for_one_seat_and_valid_once(people: People) -> None:
    ada, ben, eve = people(), people(), people()
    match = ada.begin(ME, OPEN, OPEN)
    _, second, third = ada.match_info(match)["invites"]
    assert second != third
    assert [seat["mine"] for seat in join(ben, match, third)["seats"]] == [False, False, True]
    assert join(eve, match, third, 403)["error"] == "bad-invite"
    assert ada.match_info(match)["invites"] == ["", second, ""]
    assert [seat["mine"] for seat in join(eve, match, second)["seats"]] == [False, True, False]
    assert ada.match_info(match)["invites"] == ["", "", ""]


def test_a_seat_that_opens_again_has_a_new_invitation(people: People) -> None:
    ada, ben, eve = people(), people(), people()
    match = ada.begin(ME, OPEN)
    (old,) = ada.invitations(match)
    join(ben, match, old)
    assert ben.post(f"/api/matches/{match}/leave")["invites"] == []
    (new,) = ada.invitations(match)
    assert new != old
    assert join(eve, match, old, 403)["error"] == "bad-invite"
    join(eve, match, new)


def test_an_invitation_ends_when_a_bot_takes_the_seat(people: People) -> None:
    ada, ben, eve = people(), people(), people()
    match = ada.begin(ME, OPEN, OPEN)
    ben.join(ada, match, 1)
    (invite,) = ada.invitations(match)
    for person in (ada, ben):
        assert ada.invitations(match) == [invite]  # a vote does not change it
        person.post(f"/api/matches/{match}/takeover", {"seat": 2, "level": "level-1"})
    assert ada.invitations(match) == []
    join(eve, match, invite, 403)


@pytest.fixture
def twins(tmp_path: Path) -> Iterator[tuple[str, str]]:
    """Addresses of two servers on one SQLite, started past the lock that forbids that.

    They do not know of each other, as servers of a cluster may for a moment.
    """
    hosts = [Host(Settings(tmp_path, workers=1, limits=GENEROUS)) for _ in range(2)]
    first, second = (host.start() for host in hosts)
    yield first, second
    for host in hosts:
        host.stop()


def test_two_servers_give_a_seat_once(twins: tuple[str, str]) -> None:
    here, there = twins
    ada, ben, eve = Person(here), Person(here), Person(there)
    match = ada.begin(ME, OPEN)
    (invite,) = ada.invitations(match)
    watcher = eve.open_table(match)  # loads the match on the second server, with the open seat
    join(ben, match, invite)
    assert join(eve, match, invite, 409)["error"] == "seat-taken"
    changed = watcher.wait_for(lambda message: message["type"] == "changed")
    assert changed["match"]["seats"][1]["who"] == "person"
    assert not any(seat["mine"] for seat in eve.match_info(match)["seats"])
    assert [seat["mine"] for seat in ben.match_info(match)["seats"]] == [False, True]
    for person in (ada, ben, eve):
        person.close()


def test_two_servers_do_not_lose_a_vote(twins: tuple[str, str]) -> None:
    here, there = twins
    ada = Person(here)
    match = ada.begin(ME, OPEN, OPEN)
    ben = Person(here)
    ben.join(ada, match, 1)
    elsewhere = Person(there)
    elsewhere.http.cookies = ben.http.cookies
    elsewhere.match_info(match)  # loads the match on the second server
    wish = {"seat": 2, "level": "level-1"}
    ada.post(f"/api/matches/{match}/takeover", wish)
    assert elsewhere.post(f"/api/matches/{match}/takeover", wish, 409)["error"] == "seat-taken"
    assert elsewhere.post(f"/api/matches/{match}/takeover", wish)["seats"][2]["who"] == "bot"
    for person in (ada, ben, elsewhere):
        person.close()
