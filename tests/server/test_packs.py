"""A server with a component pack: the pack is stored with matches, and matches of other packs are refused."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import astrarium
from tests.packs.folders import DIGEST, FRONTIER, LINE
from tests.server.clients import BOT, ME, SHARED, Person
from tests.server.hosts import HostProcess

PULSAR = "pulsar2849"
COSMIC = "cosmic-pioneers"
GLOBULAR = "globular-cluster"
PACK = ("--pack", str(FRONTIER))


@contextmanager
def guest(data: Path, *arguments: str) -> Iterator[Person]:
    """Run a server of its own and yield a guest."""
    server = HostProcess(data, *arguments)
    person = Person(server.address)
    try:
        yield person
    finally:
        person.close()
        server.stop()


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    """Data folder of a server without a pack, and the ids of matches created there, by game."""
    data = tmp_path_factory.mktemp("server") / "data"
    games = (PULSAR, COSMIC, GLOBULAR)
    with guest(data) as person:
        packs = {game["name"]: game["pack"] for game in person.get("/api/catalogue")["games"]}
        assert packs == dict.fromkeys(games)
        return data, {game: person.begin(ME, SHARED, game=game) for game in games}


@pytest.fixture(scope="module")
def person(stored: tuple[Path, dict[str, str]]) -> Iterator[Person]:
    """A guest of a server with the pack on the same data folder."""
    with guest(stored[0], *PACK) as person:
        yield person


def test_the_catalogue_names_the_pack(person: Person) -> None:
    games = {game["name"]: game for game in person.get("/api/catalogue")["games"]}
    pack = {"name": "frontier", "version": "1.0", "digest": DIGEST}
    assert games[PULSAR]["pack"] == {**pack, "components": ["ai-1c"]}
    assert games[COSMIC]["pack"] == {**pack, "components": ["worm-frontier-fair"]}
    assert games[GLOBULAR]["pack"] is None
    assert games[PULSAR]["digest"] != astrarium.game(PULSAR).space.digest
    assert [len(games[name]["guide"]["lessons"]) for name in (PULSAR, COSMIC, GLOBULAR)] == [0, 0, 2]


def test_words_come_with_those_of_the_pack(person: Person) -> None:
    names = {"en": "Frontier Fair", "fr": "Foire des confins", "ru": "Frontier Fair"}
    for language, name in names.items():
        said = person.http.get(f"/api/games/{COSMIC}/words/{language}.ftl").text
        assert f"\ncard-worm-frontier-fair = {name}\n" in said


def test_a_match_of_no_pack_is_refused(person: Person, stored: tuple[Path, dict[str, str]]) -> None:
    for game in (PULSAR, COSMIC):
        response = person.http.get(f"/api/matches/{stored[1][game]}")
        assert response.status_code == 409
        problem = response.json()
        expected = f"the match is of no pack, but {game} has pack {LINE} here (--pack DIR chooses one)"
        assert (problem["error"], problem["text"]) == ("other-pack", expected)
    assert person.match_info(stored[1][GLOBULAR])["game"] == GLOBULAR


def test_a_match_with_the_pack_is_refused_without_it(person: Person, tmp_path: Path) -> None:
    with guest(tmp_path / "data", *PACK) as here:
        match = here.begin(ME, BOT, game=PULSAR, options={"board_1": "ai"})
        here.open_table(match)
        record = here.record(match)
    assert record.splitlines()[2] == f"pack {LINE}"
    with guest(tmp_path / "data") as there:
        refused = there.http.get(f"/api/matches/{match}")
        wrong = there.upload(record, 400)
    assert (refused.status_code, refused.json()["error"]) == (409, "other-pack")
    assert wrong["error"] == "bad-record"
    assert f"line 3: the record is of pack {LINE}, but pulsar2849 has no pack here" in wrong["text"]
    assert person.upload(record)["game"] == PULSAR
