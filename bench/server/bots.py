"""How long people wait while bots think: `python bench/server/bots.py [--bots N] [--tries N]`."""

import argparse
import json
import tempfile
from pathlib import Path
from time import perf_counter, sleep
from typing import Any

import httpx
from run import our_command, serving
from websockets.sync.client import ClientConnection, connect

GAME = "globular-cluster"
PERSON = {"who": "me"}
OTHER = {"who": "shared", "name": "Ben"}
HARD = {"who": "bot", "level": "hard"}
PAUSE = 0.01  # seconds between tries
SETTLE = 3.0  # until all bots think


def begin(http: httpx.Client, *seats: dict[str, str]) -> str:
    """A new match."""
    answer = http.post("/api/matches", json={"game": GAME, "seats": list(seats)})
    return str(answer.raise_for_status().json()["match"])


def sit(http: httpx.Client, address: str, match: str) -> tuple[ClientConnection, dict[str, Any]]:
    """The socket of a match, and the position."""
    cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    url = f"{address.replace('http', 'ws')}api/matches/{match}/socket"
    socket = connect(url, additional_headers={"cookie": cookie, "origin": address.rstrip("/")})
    socket.send(json.dumps({"type": "hello", "id": "hello", "number": -1}))
    return socket, json.loads(socket.recv())["position"]


def measure(socket: ClientConnection, position: dict[str, Any], tries: int) -> dict[str, float]:
    """Milliseconds from asking to the answer: half of the tries and 99 of 100 take at most so long."""
    text = json.dumps(
        {"type": "try", "id": "try", "number": position["number"], "moves": position["legal"][:1]}
    )
    times = []
    for _ in range(tries):
        begun = perf_counter()
        socket.send(text)
        assert json.loads(socket.recv())["type"] == "tried"
        times.append(1000 * (perf_counter() - begun))
        sleep(PAUSE)
    times.sort()
    return {"p50_ms": round(times[tries // 2], 2), "p99_ms": round(times[tries * 99 // 100], 2)}


def main() -> None:
    """Measure without bots and with them, and print both."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", type=int, default=8)
    parser.add_argument("--tries", type=int, default=1000)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [*our_command(Path(folder, "data")), "--workers", str(wanted.bots)]
        with serving(*command) as server, httpx.Client(base_url=server.address) as http:
            http.get("/api/me").raise_for_status()
            socket, position = sit(http, server.address, begin(http, PERSON, OTHER))
            with socket:
                report = {"alone": measure(socket, position, wanted.tries)}
                for _ in range(wanted.bots):
                    begin(http, HARD, HARD)
                sleep(SETTLE)
                report[f"{wanted.bots} bots think"] = measure(socket, position, wanted.tries)
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
