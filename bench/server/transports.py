"""Compare the server's WebSocket transport with plain ASGI and with picows.

`python bench/server/transports.py [--rounds N] [--json]` measures; `... serve NAME FOLDER` runs one server.
"""

import argparse
import asyncio
import json
import sys
import tempfile
from contextlib import ExitStack
from functools import lru_cache, partial
from importlib.util import find_spec
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.table import Table
from run import NO_LIMIT, LoadGenerator, Workload, running, serving, spread
from starlette.types import ASGIApp, Receive, Scope, Send

import astrarium
from astrarium.server.app import Server, configure, lock_data_folder
from astrarium.server.config import Limits, Settings
from astrarium.server.live.transport import MessageListener
from astrarium.server.live.websocket_frames import LENGTH_16, LENGTH_64

OURS, PICOWS = "ours", "picows"
TRANSPORTS = (OURS, "websockets-sansio", "websockets", "wsproto", PICOWS)  # in the middle: by uvicorn's names
TABLES, MOVES, SEATS, WATCHERS = 32, 100, 2, 3
LIMITS = Limits(rate=NO_LIMIT, burst=NO_LIMIT, matches=NO_LIMIT, sockets_per_address=NO_LIMIT)
MAX_BACKLOG = 512

Samples = dict[str, dict[str, list[float]]]
"""Processor time per move in microseconds by game and transport, one value per round."""


@lru_cache(maxsize=8)
def payloads(frames: bytes) -> list[bytes]:
    """Return the payloads of unmasked frames; cached for all viewers of a broadcast."""
    found = []
    while frames:
        begin, length = 2, frames[1]
        if length >= LENGTH_16:
            begin = 4 if length < LENGTH_64 else 10
            length = int.from_bytes(frames[2:begin], "big")
        found.append(frames[begin : begin + length])
        frames = frames[begin + length :]
    return found


@lru_cache(maxsize=8)
def texts(frames: bytes) -> list[str]:
    """Return the payloads of unmasked frames as text; cached for all viewers of a broadcast."""
    return [payload.decode() for payload in payloads(frames)]


class AsgiTransport:
    """Writes through ASGI with a queue and a task for each client, since `send` is asynchronous.

    Messages of the client reach `Connection.run` through Starlette.
    """

    crowded = False

    def __init__(self, send: Send) -> None:
        self.loop = asyncio.get_running_loop()
        self._send = send
        self._outbox: asyncio.Queue[str] = asyncio.Queue(MAX_BACKLOG)
        self._writer: asyncio.Task[None] | None = None

    def listen(self, _listener: MessageListener) -> None:
        """Write messages from now on."""
        self._writer = self.loop.create_task(self._write_all())

    async def _write_all(self) -> None:
        while True:
            await self._send({"type": "websocket.send", "text": await self._outbox.get()})

    def write(self, frames: bytes) -> None:
        """Queue the messages in `frames`."""
        for text in texts(frames):
            self._outbox.put_nowait(text)

    def pause(self) -> None:
        """Do nothing: uvicorn reads one message at a time."""

    resume = pause

    def close(self) -> None:
        """Stop the writer."""
        if self._writer is not None:
            self._writer.cancel()


def with_asgi_transport(app: ASGIApp) -> ASGIApp:
    """Return `app` with an `AsgiTransport` for each WebSocket."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await app(scope, receive, send)
            return
        transport = scope["state"]["transport"] = AsgiTransport(send)
        try:
            await app(scope, receive, send)
        finally:
            transport.close()

    return wrapped


def serve(name: str, folder: Path) -> None:
    """Run the server with the transport `name` until it is stopped."""
    settings = Settings(folder, limits=LIMITS)
    config = configure(settings, "127.0.0.1", 0)
    if name == PICOWS:
        from picows_transport import PicowsProtocol

        config.ws = partial(PicowsProtocol, config.app)
    elif name != OURS:
        config.ws = name
        config.app = with_asgi_transport(config.app)
    with lock_data_folder(settings):
        Server(config, browser=False).run()


def installed() -> list[str]:
    """Return the transports whose libraries are installed."""
    return [name for name in TRANSPORTS if name == OURS or find_spec(name.partition("-")[0])]


def measure(rounds: int, folder: Path, console: Console) -> Samples:
    """Measure all transports in turn at each game, after a round that warms up."""
    samples: Samples = {game: {name: [] for name in installed()} for game in astrarium.games()}
    with ExitStack() as stack:
        start = partial(serving, sys.executable, __file__, "serve")
        servers = {name: stack.enter_context(start(name, str(folder / name))) for name in installed()}
        load = LoadGenerator(stack.enter_context(running("node", "load.mjs", NODE_ENV="production")))
        status = stack.enter_context(console.status("warm-up"))
        for number in range(rounds + 1):
            for game, by_name in samples.items():
                workload = Workload(TABLES, MOVES, game, SEATS, WATCHERS)
                for name, server in servers.items():
                    figures = load.play("astrarium", server, workload)
                    by_name[name] += [figures["server_cpu_us"]] if number > 0 else []
            status.update(f"round {number} of {rounds} done")
    return samples


def table(samples: Samples) -> Table:
    """Return medians, their range over the rounds, and the share that our transport saves."""
    mode = "compiled" if astrarium.compiled() else "interpreted, nothing is compiled"
    grid = Table(title=f"processor time of the server, us/move ({mode})")
    for heading in ("game", "transport", "median (and all rounds)", "ours saves"):
        grid.add_column(heading)
    for game, by_name in samples.items():
        grid.add_section()
        for name, values in by_name.items():
            grid.add_row(game, name, spread(values), f"{1 - median(by_name[OURS]) / median(values):.0%}")
    return grid


def main() -> None:
    """Measure and print, or serve."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true", help="print JSON")
    command = parser.add_subparsers(dest="command").add_parser("serve")
    command.add_argument("name", choices=TRANSPORTS)
    command.add_argument("folder", type=Path)
    arguments = parser.parse_args()
    if arguments.command == "serve":
        serve(arguments.name, arguments.folder)
        return
    console = Console(stderr=arguments.json)
    with tempfile.TemporaryDirectory() as folder:
        samples = measure(arguments.rounds, Path(folder), console)
    if arguments.json:
        print(json.dumps(samples, indent=2))
    else:
        console.print(table(samples))


if __name__ == "__main__":
    main()
