"""Measure how long an easy bot takes to answer a person: `python bench/server/thinking.py [--decisions N]`.

First alone, then beside sockets of one guest that ask for hints, then beside unwatched matches of bots.
"""

import argparse
import json
import tempfile
import threading
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from time import perf_counter, sleep
from typing import Any

import httpx
from run import our_command, serving
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from bots import HARD, OTHER, PERSON, create_match, join

EASY = {"who": "bot", "level": "level-2"}
MATCHES_PER_GUEST = 50  # below the server's limit
REFUSED_PAUSE = 0.1  # seconds until a refused client asks for a hint again
SETTLE = 3.0  # seconds until the load is complete


class BotTimer:
    """A person at a table with an easy bot; a new match begins when one is over."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = new_guest(address)
        self.times: list[float] = []
        self.position: dict[str, Any] = {"actor": -2}
        self.socket: ClientConnection | None = None

    def measure(self, decisions: int, seconds: float) -> dict[str, float | int]:
        """Return figures of up to `decisions` decisions of the bot; stop waiting after `seconds`."""
        self.times, deadline = [], perf_counter() + seconds
        self.position = {"actor": -2}  # begin a new match: in the old one the bot may have answered already
        while len(self.times) < decisions and perf_counter() < deadline:
            self._step(deadline)
        times = sorted(self.times)
        return {
            "decisions": len(times),
            "p50_ms": round(1000 * times[len(times) // 2], 1),
            "max_ms": round(1000 * times[-1], 1),
        }

    def _step(self, deadline: float) -> None:
        """Play a move, or wait for one decision of the bot."""
        if self.socket is None or self.position["actor"] == -2:
            self.close()
            self.socket, self.position = join(self.http, self.address, create_match(self.http, PERSON, EASY))
        elif self.position["actor"] == 0:
            moves = self.position["legal"][:1]
            number = self.position["number"]
            self.socket.send(json.dumps({"type": "act", "id": f"{number}", "number": number, "moves": moves}))
            self._receive(None)
        else:
            started = perf_counter()
            self._receive(max(0.1, deadline - started))
            self.times.append(perf_counter() - started)

    def _receive(self, timeout: float | None) -> None:
        """Wait for the next move; a decision that comes too late counts with the time it was waited for."""
        assert self.socket is not None
        try:
            while (message := json.loads(self.socket.recv(timeout)))["type"] != "moved":
                assert message["type"] != "refused", message
        except TimeoutError:
            return
        self.position = message["progress"]

    def close(self) -> None:
        """Leave the table."""
        if self.socket is not None:
            self.socket.close()


def new_guest(address: str) -> httpx.Client:
    """Return an HTTP client with the cookie of a new guest."""
    http = httpx.Client(base_url=address, timeout=60.0)
    http.get("/api/me").raise_for_status()
    return http


@contextmanager
def hints(address: str, count: int) -> Iterator[None]:
    """Ask for hints on `count` sockets of one guest, again and again, for the block."""
    with closing(new_guest(address)) as http, ExitStack() as stack:
        for _ in range(count):
            socket, position = join(http, address, create_match(http, PERSON, OTHER))
            stack.callback(socket.close)
            threading.Thread(target=_ask_hints, args=(socket, position), daemon=True).start()
        sleep(SETTLE)
        yield


def _ask_hints(socket: ClientConnection, position: dict[str, Any]) -> None:
    text = json.dumps({"type": "hint", "id": "hint", "number": position["number"], "moves": []})
    try:
        while True:
            socket.send(text)
            while (message := json.loads(socket.recv())).get("id") != "hint":
                pass
            if message["type"] == "refused":
                sleep(REFUSED_PAUSE)
    except ConnectionClosed:
        pass


def begin_unwatched(address: str, count: int) -> None:
    """Create `count` matches of hard bots alone."""
    for first in range(0, count, MATCHES_PER_GUEST):
        with closing(new_guest(address)) as http:
            for _ in range(min(MATCHES_PER_GUEST, count - first)):
                create_match(http, HARD, HARD)
    sleep(SETTLE)


def main() -> None:
    """Measure the three situations and print them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=120.0, help="time limit of each situation")
    parser.add_argument("--matches", type=int, default=100, help="unwatched matches of hard bots")
    parser.add_argument("--sockets", type=int, default=24, help="sockets that ask for hints")
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    report = {}
    with tempfile.TemporaryDirectory() as folder:
        command = [*our_command(Path(folder, "data")), "--workers", str(given.workers)]
        with serving(*command) as server:
            player = BotTimer(server.address)
            report["alone"] = player.measure(given.decisions, given.seconds)
            with hints(server.address, given.sockets):
                report[f"beside {given.sockets} hint sockets"] = player.measure(
                    given.decisions, given.seconds
                )
            begin_unwatched(server.address, given.matches)
            report[f"beside {given.matches} unwatched matches"] = player.measure(
                given.decisions, given.seconds
            )
            player.close()
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
