"""Programs of others at the table: servers that are run with `--engine`, and people who play against it."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

import astrarium
from astrarium.server.live.fairness import check
from tests.server.clients import ME, Chair, Json, Person
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
    """A server as people run it, with a guest."""
    server = HostProcess(data, "--rate", "100000", *arguments)
    person = Person(server.address)
    if cookies:
        person.http.cookies = httpx.Cookies(cookies)
    try:
        yield person
    finally:
        person.leave()
        server.stop()


def play(chair: Chair, answers: int = 10_000) -> None:
    """Play the first legal move whenever the first seat is to act, to so many answers or to the end."""
    begun = len(chair.log)
    while chair.position["actor"] != astrarium.OVER:
        if sum(entry["actor"] == 1 for entry in chair.log[begun:]) >= answers:
            return
        if chair.position["actor"] == 0:
            assert chair.act(chair.first_legal())["type"] == "acted"
        else:
            chair.next()


def choices(record: astrarium.Record, seat: int) -> Iterator[tuple[str, list[str]]]:
    """What a seat chose, and from what."""
    legal: list[str] = []
    for event, state in zip([None, *record.events], record.positions(), strict=True):
        if event is not None and event.actor == seat:
            yield event.text, legal
        legal = [record.rules.space.text(action) for action in state.legal()] if state.actor >= 0 else []


@pytest.mark.parametrize("game", astrarium.games())
def test_a_person_plays_a_match_against_a_program(tmp_path: Path, game: str) -> None:
    with served(tmp_path / "data", "--engine", f"other={LAST}") as ada:
        assert ada.get("/api/catalogue")["levels"][-1] == {"level": "other", "bot": "engine:other"}
        match = ada.begin(ME, OTHER, game=game)
        chair = ada.sit(match)
        play(chair)
        record = astrarium.Record.parse(ada.record(match))
    assert record.replay().scores() == chair.position["scores"]
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
        chair = ada.sit(ada.begin(ME, OTHER))
        play(chair, 3)
    assert '"message": "an engine failed' in (tmp_path / "data.log").read_text()


def test_a_match_goes_on_without_the_program_it_began_with(tmp_path: Path) -> None:
    with served(tmp_path / "data", "--engine", f"other={LAST}") as ada:
        match = ada.begin(ME, OTHER)
        play(ada.sit(match), 2)
        cookies = dict(ada.http.cookies)
    with served(tmp_path / "data", cookies=cookies) as ada:
        play(ada.sit(match), 3)
    assert '"level": "other"' in (tmp_path / "data.log").read_text()
