"""Matches created by requests: new ones, replays of records, and forks of replays."""

import json
from pathlib import Path
from typing import Any

from tests.e2e.visitor import Visitor

RECORDS = Path(__file__).parents[1] / "records"
ME = {"who": "me"}
BOT = {"who": "bot", "level": "level-1"}

Seats = list[dict[str, str]]


def ask(person: Visitor, path: str, body: str | bytes, kind: str = "application/json") -> dict[str, Any]:
    """Send a POST request with the cookie of `person` and return the response."""
    headers = {"content-type": kind, "origin": person.address}
    answer = person.context.request.post(f"{person.address}/api/{path}", data=body, headers=headers)
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def start_match(person: Visitor, game: str, seats: Seats, **options: str) -> Visitor:
    """Create a match and open its page."""
    person.open()
    wish = {"game": game, "seats": seats, "options": options, "private": True}
    match = ask(person, "matches", json.dumps(wish))["match"]
    return person.open(f"/m/{match}").seated()


def upload_record(person: Visitor, game: str, name: str) -> tuple[str, int]:
    """Upload a record; return the id of its replay and the number of its events."""
    person.open()
    found = ask(person, "records", (RECORDS / game / f"{name}.rec").read_bytes(), "text/plain")
    return str(found["match"]), int(found["number"])


def continue_record(person: Visitor, game: str, name: str, number: int, seats: Seats) -> Visitor:
    """Fork a record after event `number` and open the page; negative numbers count from the end."""
    match, events = upload_record(person, game, name)
    fork = json.dumps({"number": number % events if number < 0 else number, "seats": seats})
    forked = ask(person, f"matches/{match}/fork", fork)["match"]
    return person.open(f"/m/{forked}").seated()
