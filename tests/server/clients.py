"""Test clients: a guest with its cookie, and a WebSocket connection to a match."""

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
BOT: Json = {"who": "bot", "level": "level-1"}


def position_of(message: Json, before: Json) -> Json:
    """Return the position after `message`; `before` is the position its patch applies to."""
    if "position" in message:
        position: Json = message["position"]
        return position
    progress = dict(message["progress"])
    view = patched(before["view"], progress.pop("changed"), progress.pop("gone"))
    return {**progress, "view": view}


def open_socket(address: str, headers: Json) -> ClientConnection:
    """Open a WebSocket with a long timeout and without pings, which a busy server may not answer."""
    return connect(
        address, additional_headers=headers, max_size=None, open_timeout=PATIENCE, ping_interval=None
    )


class MatchClient:
    """A WebSocket connection to a match. Answers are found by their id; other messages are broadcasts."""

    numbers = count(1)

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.broadcasts: list[Json] = []
        self.number = 0
        self.position: Json = {}
        self.log: list[Json] = []

    def receive(self, timeout: float = PATIENCE) -> Json:
        """Receive one message and update log and position by it."""
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
        """Send a message and return its answer."""
        message = {"type": kind, "id": f"m{next(self.numbers)}", **fields}
        return self.send(json.dumps(message), message["id"])

    def send(self, text: str | bytes, message_id: str) -> Json:
        """Send raw text or bytes and return the answer with `message_id`."""
        self.socket.send(text)
        return self.wait_for(lambda message: message.get("id") == message_id)

    def wait_for(self, found: Callable[[Json], bool]) -> Json:
        """Return the first message that fulfils `found`; collect the earlier ones in `broadcasts`."""
        while not found(message := self.receive()):
            self.broadcasts.append(message)
        return message

    def hello(self, number: int = -1) -> Json:
        """Send `hello`."""
        return self.ask("hello", number=number)

    def try_moves(self, *moves: str) -> Json:
        """Send `try` with a draft."""
        return self.ask("try", number=self.number, moves=list(moves))

    def act(self, *moves: str) -> Json:
        """Send `act` with a draft."""
        return self.ask("act", number=self.number, moves=list(moves))

    def first_legal(self) -> str:
        """Return the first legal move."""
        return str(self.position["legal"][0])

    def close(self) -> None:
        """Close the connection."""
        self.socket.close()


class Person:
    """A guest: an HTTP client with its cookie."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=PATIENCE)
        self.guest: str = self.get("/api/me")["guest"]
        self.sockets = ExitStack()

    def get(self, path: str) -> Json:
        """Send a GET request and return its JSON; fail if the status is not 200."""
        response = self.http.get(path)
        assert response.status_code == 200, response.text
        answer: Json = response.json()
        return answer

    def post(self, path: str, body: Json | None = None, status: int = 200) -> Json:
        """Send a POST request and return its JSON; fail if the status is not `status`."""
        response = self.http.post(path, json=body) if body is not None else self.http.post(path)
        assert response.status_code == status, response.text
        answer: Json = response.json()
        return answer

    def delete(self, match: str, error: str = "") -> None:
        """Delete a match, or be refused with `error`."""
        response = self.http.delete(f"/api/matches/{match}")
        answered = (response.status_code, "") if not response.content else (0, response.json()["error"])
        assert answered == ((0, error) if error else (204, "")), response.text

    def begin(self, *seats: Json, game: str = GAME, **more: Any) -> str:
        """Create a match and return its id."""
        made = self.post("/api/matches", {"game": game, "seats": list(seats), **more}, 201)
        return str(made["match"])

    def invitations(self, match: str) -> list[str]:
        """Return the invitations to the open seats of a match."""
        return [invite for invite in self.match_info(match)["invites"] if invite]

    def join(self, host: "Person", match: str, seat: int | None = None) -> Json:
        """Take a seat by an invitation of `host`: the first open one, unless `seat` is given."""
        invites = host.match_info(match)["invites"]
        invite = next(filter(None, invites)) if seat is None else invites[seat]
        return self.post(f"/api/matches/{match}/join", {"invite": invite})

    def match_info(self, match: str) -> Json:
        """Return the info of a match."""
        return self.get(f"/api/matches/{match}")

    def record(self, match: str) -> str:
        """Return the record of a match."""
        response = self.http.get(f"/api/matches/{match}/record")
        assert response.status_code == 200
        return response.text

    def upload(self, record: str, status: int = 201) -> Json:
        """Upload a record."""
        headers = {"Content-Type": "text/plain"}
        response = self.http.post("/api/records", content=record.encode(), headers=headers)
        assert response.status_code == status, response.text
        answer: Json = response.json()
        return answer

    def connect(self, match: str, **headers: str) -> MatchClient:
        """Open a connection to a match without sending `hello`."""
        address = f"{self.address.replace('http', 'ws', 1)}/api/matches/{match}/socket"
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        given = {"Cookie": cookie, **headers}
        return MatchClient(self.sockets.enter_context(open_socket(address, given)))

    def open_table(self, match: str) -> MatchClient:
        """Open a connection to a match and send `hello`."""
        client = self.connect(match)
        assert client.hello()["type"] == "welcome"
        return client

    def close(self) -> None:
        """Close all connections."""
        self.sockets.close()
        self.http.close()
