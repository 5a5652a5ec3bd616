"""People at the table: a guest with its cookie, and a chair with its socket."""

import json
from collections.abc import Callable
from contextlib import ExitStack
from itertools import count
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.patches import patched
from tests.patience import PATIENCE

Json = dict[str, Any]
GAME = "globular-cluster"
ME: Json = {"who": "me"}
SHARED: Json = {"who": "shared", "name": "Ben"}
OPEN: Json = {"who": "open"}
BOT: Json = {"who": "bot", "level": "beginner"}


def position_of(message: Json, before: Json) -> Json:
    """The position that a message leads to, from the one before."""
    if "position" in message:
        position: Json = message["position"]
        return position
    progress = dict(message["progress"])
    view = patched(before["view"], progress.pop("changed"), progress.pop("gone"))
    return {**progress, "view": view}


def open_socket(address: str, headers: Json) -> ClientConnection:
    """Connect with patience; a busy server may leave pings unanswered."""
    return connect(
        address, additional_headers=headers, max_size=None, open_timeout=PATIENCE, ping_interval=None
    )


class Chair:
    """A socket of a match. Answers are found by their id; everything else that arrives is news."""

    numbers = count(1)

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.news: list[Json] = []
        self.number = 0
        self.position: Json = {}
        self.log: list[Json] = []

    def next(self, timeout: float = PATIENCE) -> Json:
        """The next message, taken note of."""
        message: Json = json.loads(self.socket.recv(timeout))
        if message["type"] == "welcome" and message["entries"]:
            self.log = self.log[: message["entries"][0]["number"] - 1]
        if message["type"] in ("welcome", "moved"):
            for entry in message["entries"]:
                assert entry["number"] == len(self.log) + 1
                self.log.append(entry)
            self.position = position_of(message, self.position)
            self.number = self.position["number"]
            assert self.number == len(self.log)
        return message

    def ask(self, kind: str, /, **fields: Any) -> Json:
        """Send a message and wait for its answer."""
        message = {"type": kind, "id": f"m{next(self.numbers)}", **fields}
        return self.send(json.dumps(message), message["id"])

    def send(self, text: str | bytes, message_id: str) -> Json:
        """Send anything and wait for the answer that carries this id."""
        self.socket.send(text)
        return self.wait(lambda message: message.get("id") == message_id)

    def wait(self, found: Callable[[Json], bool]) -> Json:
        """The first message that fits; those before it are news."""
        while not found(message := self.next()):
            self.news.append(message)
        return message

    def hello(self, number: int = -1) -> Json:
        """Sit down."""
        return self.ask("hello", number=number)

    def attempt(self, *moves: str) -> Json:
        """Try a draft."""
        return self.ask("try", number=self.number, moves=list(moves))

    def act(self, *moves: str) -> Json:
        """Play a draft for good."""
        return self.ask("act", number=self.number, moves=list(moves))

    def first_legal(self) -> str:
        """A move that is possible now."""
        return str(self.position["legal"][0])

    def close(self) -> None:
        """Go."""
        self.socket.close()


class Person:
    """A guest: a browser with its cookie."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=PATIENCE)
        self.guest: str = self.get("/api/me")["guest"]
        self.sockets = ExitStack()

    def get(self, path: str) -> Json:
        """Ask for something that must be there."""
        response = self.http.get(path)
        assert response.status_code == 200, response.text
        answer: Json = response.json()
        return answer

    def post(self, path: str, body: Json | None = None, status: int = 200) -> Json:
        """Ask for something and expect a status."""
        response = self.http.post(path, json=body) if body is not None else self.http.post(path)
        assert response.status_code == status, response.text
        answer: Json = response.json()
        return answer

    def begin(self, *seats: Json, game: str = GAME, **more: Any) -> str:
        """A new match."""
        made = self.post("/api/matches", {"game": game, "seats": list(seats), **more}, 201)
        return str(made["match"])

    def about(self, match: str) -> Json:
        """What is told about a match."""
        return self.get(f"/api/matches/{match}")

    def record(self, match: str) -> str:
        """The record of a match."""
        response = self.http.get(f"/api/matches/{match}/record")
        assert response.status_code == 200
        return response.text

    def upload(self, record: str, status: int = 201) -> Json:
        """Open a record."""
        headers = {"Content-Type": "text/plain"}
        response = self.http.post("/api/records", content=record.encode(), headers=headers)
        assert response.status_code == status, response.text
        answer: Json = response.json()
        return answer

    def connect(self, match: str, **headers: str) -> Chair:
        """A socket that has said nothing yet."""
        address = f"{self.address.replace('http', 'ws', 1)}/api/matches/{match}/socket"
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        given = {"Cookie": cookie, **headers}
        return Chair(self.sockets.enter_context(open_socket(address, given)))

    def sit(self, match: str) -> Chair:
        """A socket that has been welcomed."""
        chair = self.connect(match)
        assert chair.hello()["type"] == "welcome"
        return chair

    def leave(self) -> None:
        """Close everything."""
        self.sockets.close()
        self.http.close()
