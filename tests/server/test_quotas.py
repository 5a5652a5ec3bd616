"""Quotas per guest and address hold across servers; refusals say which limit, and store nothing."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from sqlalchemy import create_engine, delete, func, select

from astrarium.server.config import Limits, Settings
from astrarium.server.http.addresses import network
from astrarium.server.storage import schema
from tests.patience import PATIENCE
from tests.server.clients import GAME, ME, SHARED, Person
from tests.server.conftest import GENEROUS
from tests.server.hosts import Host

RECORD = Path(__file__).parents[1] / "records" / GAME / "3.rec"
Visitors = Callable[[], Person]


@contextmanager
def two_servers(data: Path, database: str, limits: Limits) -> Iterator[Visitors]:
    """Run two servers on one database; the value is a function that creates a guest of either in turn."""
    hosts = [Host(Settings(data, database, workers=1, limits=limits)) for _ in range(2)]
    addresses = [host.start() for host in hosts]
    people: list[Person] = []

    def new() -> Person:
        people.append(Person(addresses[len(people) % 2]))
        return people[-1]

    try:
        yield new
    finally:
        for person in people:
            person.close()
        for host in hosts:
            host.stop()


@pytest.fixture(scope="module")
def url(database: str) -> str:
    """URL of the database with the driver in use."""
    return Settings(Path(), database).url


def count_matches(url: str) -> int:
    """Return the number of stored matches."""
    engine = create_engine(url)
    with engine.connect() as connection:
        count = connection.scalar(select(func.count()).select_from(schema.matches)) or 0
    engine.dispose()
    return count


def remove_secret(data: Path, url: str) -> None:
    """Remove the key of the servers from the data folder and the database."""
    (data / "secret").unlink(missing_ok=True)
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(delete(schema.secrets))
    engine.dispose()


def refusal(person: Person) -> tuple[str, str]:
    """Try to create a match and return error and text of the refusal."""
    answer = person.post("/api/matches", {"game": GAME, "seats": [ME, SHARED]}, 429)
    return answer["error"], answer["text"]


def test_matches_and_bytes_of_an_address(tmp_path: Path, database: str, url: str) -> None:
    with two_servers(tmp_path, database, replace(GENEROUS, address_matches=3)) as visitors:
        for _ in range(3):
            visitors().begin(ME, SHARED)
        stored = count_matches(url)
        error, text = refusal(visitors())
        assert (error, "3 matches" in text, "tomorrow" in text) == ("too-many-matches-of-address", True, True)
        assert refusal(visitors())[0] == error
        assert visitors().upload(RECORD.read_text(), 429)["error"] == error
        assert count_matches(url) == stored
    remove_secret(tmp_path, url)  # with another key the address is another one
    with two_servers(tmp_path, database, replace(GENEROUS, address_bytes=20_000)) as visitors:
        visitors().begin(ME, SHARED)
        answer = visitors().upload(RECORD.read_text(), 429)
        assert answer["error"] == "too-many-bytes-of-address"
        assert "0.02 MB" in answer["text"]
        assert count_matches(url) == stored + 1


def test_names_of_an_address(tmp_path: Path, database: str) -> None:
    with two_servers(tmp_path, database, replace(GENEROUS, address_names=2)) as visitors:
        first = visitors()
        for person in (first, visitors()):
            person.post("/api/me", {"name": "Ada"})
        assert visitors().post("/api/me", {"name": "Eve"}, 429)["error"] == "too-many-names-of-address"
        assert first.post("/api/me", {"name": "Lovelace"})["name"] == "Lovelace"


def test_bytes_of_a_guest(tmp_path: Path, database: str, url: str) -> None:
    with two_servers(tmp_path, database, replace(GENEROUS, bytes=60_000)) as visitors:
        ada = visitors()
        ada.upload(RECORD.read_text())
        stored = count_matches(url)
        answer = ada.upload(RECORD.read_text(), 429)
        assert answer["error"] == "too-many-bytes"
        assert "0.06 MB" in answer["text"]
        assert count_matches(url) == stored
        visitors().upload(RECORD.read_text())


def test_only_a_keyed_hash_of_an_address_is_stored(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/a.sqlite"
    for folder in ("one", "two"):
        with two_servers(tmp_path / folder, url, GENEROUS) as visitors:
            visitors().begin(ME, SHARED)
            visitors().begin(ME, SHARED)
    engine = create_engine(url)
    with engine.connect() as connection:
        found = {row.address: row.matches for row in connection.execute(select(schema.address_usage))}
    engine.dispose()
    assert list(found.values()) == [2, 2]
    assert all(len(address) == 32 and set(address) <= set("0123456789abcdef") for address in found)


@pytest.mark.parametrize(
    ("host", "expected"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "20010db800010002"),
        ("2001:db8:1:2::9", "20010db800010002"),
        ("fe80::1%eth0", "fe80000000000000"),
        ("proxy", "proxy"),
    ],
)
def test_a_client_is_counted_by_its_network(host: str, expected: str) -> None:
    assert network(host) == expected


@pytest.mark.parametrize(
    "line",
    [
        "seed " + "7" * 21,
        "seed " + "a" * 100_000,
        "seed seven",
        "commitment " + "0" * 63,
        "commitment " + "0" * 100_000,
        "commitment " + "0" * 64 + " after 1234567890",
    ],
)
def test_seed_and_commitment_of_a_record_are_bounded(plain_address: str, line: str) -> None:
    head, fence, events = RECORD.read_text().partition("---\n")
    kept = [each for each in head.splitlines() if each.split()[0] != line.split(maxsplit=1)[0]]
    headers = {"Content-Type": "text/plain"}
    text = "\n".join([*kept, line, fence + events])
    answer = httpx.post(f"{plain_address}/api/records", content=text, headers=headers, timeout=PATIENCE)
    assert (answer.status_code, answer.json()["error"]) == (400, "bad-record")
    assert len(answer.json()["text"]) < 200
