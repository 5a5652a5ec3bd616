"""Several servers on one PostgreSQL: moves, chat, seats and presence reach all; a dead owner is replaced."""

import asyncio
import json
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

from astrarium.server.config import Settings
from astrarium.server.live.cluster_hub import ClusterHub
from astrarium.server.metrics import LATE_WRITES, total
from astrarium.server.storage.store import Store
from tests.patience import wait_until
from tests.server.clients import BOT, ME, OPEN, Json, MatchClient, Person
from tests.server.conftest import GENEROUS
from tests.server.hosts import Host, HostProcess

NAMES = count(1)


@pytest.fixture(scope="module")
def shared(postgresql: Callable[[], str]) -> str:
    """URL of an empty PostgreSQL database."""
    return postgresql()


@pytest.fixture(scope="module", params=["postgresql", "redis"])
def servers(
    request: pytest.FixtureRequest, shared: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[str]]:
    """Addresses of three servers on one database, with each transport of news in turn."""
    news = request.getfixturevalue("redis_url") if request.param == "redis" else ""
    folder = tmp_path_factory.mktemp("cluster")
    hosts = [Host(Settings(folder, shared, workers=1, news=news, limits=GENEROUS)) for _ in range(3)]
    yield [host.start() for host in hosts]
    for host in hosts:
        host.stop()


@pytest.fixture
def guest() -> Iterator[Callable[..., Person]]:
    """Function that creates a guest of the server at an address, or moves one there."""
    made: list[Person] = []

    def new(address: str, same: Person | None = None) -> Person:
        person = Person(address)
        if same is not None:
            person.http.cookies = same.http.cookies
            person.guest = same.guest
        made.append(person)
        return person

    yield new
    for person in made:
        person.close()


def moved_to(number: int) -> Callable[[Json], bool]:
    """Return whether a message brings `number` events."""
    return lambda message: message["type"] == "moved" and message["progress"]["number"] >= number


def test_players_on_two_servers_and_a_watcher_on_the_third_see_every_move(
    servers: list[str], guest: Callable[..., Person]
) -> None:
    ada, ben, eve = (guest(address) for address in servers)
    match = ada.begin(ME, OPEN)
    ben.join(ada, match)
    tables = [person.open_table(match) for person in (ada, ben)]
    watcher = eve.open_table(match)
    for _ in range(12):
        actor = tables[0].position["actor"]
        mover, other = tables[actor], tables[1 - actor]
        answer = mover.act(mover.first_legal())
        assert answer["type"] == "acted", answer
        assert mover.number == answer["number"]  # the move was shown before it was acknowledged
        for table in (other, watcher):
            if table.number < answer["number"]:
                table.wait_for(moved_to(answer["number"]))
            assert table.position == mover.position
    records = {person.record(match) for person in (ada, ben, eve)}
    assert len(records) == 1
