"""The character NUL in any text is refused with 400, over HTTP and WebSocket; nothing is stored."""

import json
from collections.abc import Callable

import pytest

from tests.server.clients import BOT, GAME, ME, SHARED, Json, Person
from tests.server.test_lobby import RECORD

People = Callable[[], Person]
NUL = "a\0b"
MATCH: Json = {"game": GAME, "seats": [ME, BOT]}
BODIES: list[tuple[str, Json]] = [
    ("/api/me", {"name": NUL}),
    ("/api/matches", MATCH | {"seats": [ME, {"who": "shared", "name": NUL}]}),
    ("/api/matches", MATCH | {"options": {NUL: "on"}}),
    ("/api/matches", MATCH | {"options": {"borders": NUL}}),
    ("/api/matches", MATCH | {"game": NUL}),
    ("/api/matches", MATCH | {"lesson": NUL}),
    ("/api/matches/{match}/join", {"invite": NUL}),
    ("/api/matches/{match}/takeover", {"seat": 1, "level": NUL}),
    ("/api/matches/{match}/fork", {"number": 0, "seats": [ME, {"who": "bot", "level": NUL}]}),
]


def test_nul_in_a_body(people: People) -> None:
    ada = people()
    match = ada.begin(ME, SHARED)
    before = ada.get("/api/matches")
    for path, body in BODIES:
        answer = ada.http.post(path.format(match=match), json=body)
        assert (answer.status_code, answer.json()["error"]) == (400, "nul"), body
        assert "NUL" in answer.json()["text"]
    assert ada.get("/api/matches") == before
    assert "\0" not in ada.get("/api/me")["name"]


def test_nul_in_a_record(people: People) -> None:
    ada = people()
    for record in (RECORD.read_text().replace("\n", "\n\0", 1), "\0"):
        assert ada.upload(record, 400)["error"] == "nul"
        for path in ("/api/verify", "/api/odds"):
            answer = ada.http.post(path, content=record, headers={"Content-Type": "text/plain"})
            assert (answer.status_code, answer.json()["error"]) == (400, "nul")


@pytest.mark.parametrize(
    "path", ["/api/matches/a%00b", "/api/matches/a%00b/record", "/m/%00", "/%00", "/api/games/%00/rules"]
)
def test_nul_in_a_path(people: People, path: str) -> None:
    answer = people().http.get(path)
    assert (answer.status_code, answer.json()["error"]) == (400, "nul")


def test_nul_in_a_message(people: People) -> None:
    ada = people()
    match = ada.begin(ME, SHARED)
    client = ada.open_table(match)
    before = ada.record(match)
    act: Json = {"type": "act", "number": client.number, "moves": [client.first_legal()]}
    say: Json = {"type": "say", "text": "hello"}
    why: Json = {"type": "why", "number": client.number, "moves": [], "action": NUL}
    for message in (act | {"id": NUL}, say | {"id": NUL}):
        assert client.send(json.dumps(message), NUL)["error"] == "nul"
    for message in (act | {"moves": [NUL]}, say | {"text": NUL}, why):
        assert client.send(json.dumps(message | {"id": "x"}), "x")["error"] == "nul"
    assert ada.record(match) == before
    assert ada.open_table(match).hello()["chat"] == []
    assert client.act(client.first_legal())["type"] == "acted"


@pytest.mark.parametrize("text", [r"\u0000", r"\\u0000", "u0000", r"\u00001"])
def test_backslashes_are_not_nul(people: People, text: str) -> None:
    ada = people()
    assert ada.post("/api/me", {"name": text})["name"] == text
    client = ada.open_table(ada.begin(ME, SHARED))
    assert client.ask("say", text=text)["type"] == "said"
    assert [message["text"] for message in client.broadcasts] == [text]
