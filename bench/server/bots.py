"""Measure response times while bots think: `python bench/server/bots.py [--bots N] [--tries N]`."""

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
HARD = {"who": "bot", "level": "level-8"}
PAUSE = 0.01  # seconds between tries
SETTLE = 3.0  # seconds until all bots think


def create_match(http: httpx.Client, *seats: dict[str, str]) -> str:
    """Create a match and return its id."""
    response = http.post("/api/matches", json={"game": GAME, "seats": list(seats)})
    return str(response.raise_for_status().json()["match"])


def join(http: httpx.Client, address: str, match: str) -> tuple[ClientConnection, dict[str, Any]]:
    """Open the WebSocket of a match; return it and the position."""
    cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    url = f"{address.replace('http', 'ws')}api/matches/{match}/socket"
    socket = connect(url, additional_headers={"cookie": cookie, "origin": address.rstrip("/")})
    socket.send(json.dumps({"type": "hello", "id": "hello", "number": -1}))
    return socket, json.loads(socket.recv())["position"]


def measure(socket: ClientConnection, position: dict[str, Any], tries: int) -> dict[str, float]:
    """Return the median and 99th percentile of the response time, in milliseconds."""
    text = json.dumps(
        {"type": "try", "id": "try", "number": position["number"], "moves": position["legal"][:1]}
    )
    times = []
    for _ in range(tries):
        started = perf_counter()
        socket.send(text)
        assert json.loads(socket.recv())["type"] == "tried"
        times.append(1000 * (perf_counter() - started))
        sleep(PAUSE)
    times.sort()
    return {"p50_ms": round(times[tries // 2], 2), "p99_ms": round(times[tries * 99 // 100], 2)}


def main() -> None:
    """Measure without bots and with them, and print both."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", type=int, default=8)
    parser.add_argument("--tries", type=int, default=1000)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [*our_command(Path(folder, "data")), "--workers", str(arguments.bots)]
        with serving(*command) as server, httpx.Client(base_url=server.address) as http:
            http.get("/api/me").raise_for_status()
            socket, position = join(http, server.address, create_match(http, PERSON, OTHER))
            with socket:
                report = {"alone": measure(socket, position, arguments.tries)}
                for _ in range(arguments.bots):
                    create_match(http, HARD, HARD)
                sleep(SETTLE)
                report[f"{arguments.bots} bots think"] = measure(socket, position, arguments.tries)
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
