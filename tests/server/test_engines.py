"""External engines: servers run with `--engine`, and people who play against them."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

import astrarium
from astrarium.server.live.fairness import check
from tests.server.clients import ME, Json, MatchClient, Person
from tests.server.hosts import HostProcess

LAST = f"sh {Path(__file__).parents[2] / 'examples' / 'last.sh'}"
OTHER: Json = {"who": "bot", "level": "other"}
BROKEN = {
    "cheats": "print('ready', flush=True); input(); print('move over the moon', flush=True)",
    "ends": "pass",
    "talks": "print('hello', flush=True); input()",
}


@contextmanager
def served(data: Path, *arguments: str, cookies: dict[str, str] | None = None) -> Iterator[Person]:
    """Run a server process and yield a guest of it."""
    server = HostProcess(data, "--rate", "100000", *arguments)
    person = Person(server.address)
    if cookies:
        person.http.cookies = httpx.Cookies(cookies)
    try:
        yield person
    finally:
        person.close()
        server.stop()


def play(client: MatchClient, answers: int = 10_000) -> None:
    """Play the first legal move for seat 0 until seat 1 has acted `answers` times, or to the end."""
    begun = len(client.log)
    while client.position["actor"] != astrarium.OVER:
        if sum(entry["actor"] == 1 for entry in client.log[begun:]) >= answers:
            return
        if client.position["actor"] == 0:
            assert client.act(client.first_legal())["type"] == "acted"
        else:
            client.receive()


def choices(record: astrarium.Record, seat: int) -> Iterator[tuple[str, list[str]]]:
    """Yield the moves of a seat and the legal moves it chose from."""
    legal: list[str] = []
    for event, state in zip([None, *record.events], record.positions(), strict=True):
        if event is not None and event.actor == seat:
            yield event.text, legal
        legal = [record.rules.space.text(action) for action in state.legal()] if state.actor >= 0 else []


@pytest.mark.parametrize("game", astrarium.games())
def test_a_person_plays_a_match_against_a_program(tmp_path: Path, game: str) -> None:
    with served(tmp_path / "data", "--engine", f"other={LAST}") as ada:
        offered = next(each for each in ada.get("/api/catalogue")["games"] if each["name"] == game)["levels"]
        assert offered["2"][-1] == {"level": "other", "bot": "engine:other"}
        match = ada.begin(ME, OTHER, game=game)
        client = ada.open_table(match)
        play(client)
        record = astrarium.Record.parse(ada.record(match))
    assert record.replay().scores() == client.position["scores"]
    assert check(record).fault == ""
    played = list(choices(record, 1))
    assert len(played) > 20
    assert all(chosen == legal[-1] for chosen, legal in played)
    assert any(len(legal) > 1 for _, legal in played)


@pytest.mark.parametrize("source", BROKEN.values(), ids=BROKEN)
def test_a_program_that_fails_does_not_end_the_match(tmp_path: Path, source: str) -> None:
    program = tmp_path / "program.py"
    program.write_text(source)
    with served(tmp_path / "data", "--engine", f"other={sys.executable} {program}") as ada:
        client = ada.open_table(ada.begin(ME, OTHER))
        play(client, 3)
    assert '"message": "engine failed' in (tmp_path / "data.log").read_text()


def test_a_fallback_bot_plays_for_an_engine_that_is_not_offered(tmp_path: Path) -> None:
    with served(tmp_path / "data", "--engine", f"other={LAST}") as ada:
        match = ada.begin(ME, OTHER)
        play(ada.open_table(match), 2)
        cookies = dict(ada.http.cookies)
    with served(tmp_path / "data", cookies=cookies) as ada:
        play(ada.open_table(match), 3)
    assert '"level": "other"' in (tmp_path / "data.log").read_text()
