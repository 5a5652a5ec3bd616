"""Matches made without clicking: new ones with options, records, and matches that go on from records."""

import json
from pathlib import Path
from typing import Any

from tests.e2e.visitor import Visitor

RECORDS = Path(__file__).parents[1] / "records"
ME = {"who": "me"}
BOT = {"who": "bot", "level": "beginner"}

Seats = list[dict[str, str]]


def ask(person: Visitor, path: str, body: str | bytes, kind: str = "application/json") -> dict[str, Any]:
    """A request with the person's own cookie."""
    headers = {"content-type": kind, "origin": person.address}
    answer = person.context.request.post(f"{person.address}/api/{path}", data=body, headers=headers)
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def sit(person: Visitor, game: str, seats: Seats, **options: str) -> Visitor:
    """A new match, and the person at its table."""
    person.open()
    wish = {"game": game, "seats": seats, "options": options, "private": True}
    match = ask(person, "matches", json.dumps(wish))["match"]
    return person.open(f"/m/{match}").seated()


def replay(person: Visitor, game: str, name: str) -> tuple[str, int]:
    """A record as a match to be replayed: its id, and how many events it has."""
    person.open()
    found = ask(person, "records", (RECORDS / game / f"{name}.rec").read_bytes(), "text/plain")
    return str(found["match"]), int(found["number"])


def go_on(person: Visitor, game: str, name: str, number: int, seats: Seats) -> Visitor:
    """Create a match that continues a record from an event; negative numbers count from its end."""
    match, events = replay(person, game, name)
    fork = json.dumps({"number": number % events if number < 0 else number, "seats": seats})
    forked = ask(person, f"matches/{match}/fork", fork)["match"]
    return person.open(f"/m/{forked}").seated()
