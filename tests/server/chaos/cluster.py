"""Servers on one PostgreSQL, each on a port of its own that it keeps when it is started again."""

import asyncio
import re
import signal
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import httpx
import psycopg

from tests.patience import until
from tests.server.chaos.processes import (
    PostgresProcess,
    children_of,
    command_of,
    free_ports,
    send_signal,
)
from tests.server.hosts import HostProcess, NotStarted

NO_LIMIT = "1000000"
LIMITS = (
    *("--rate", NO_LIMIT, "--sockets-per-address", NO_LIMIT),
    *("--limit", f"matches={NO_LIMIT}", "--limit", f"address-matches={NO_LIMIT}"),
    *("--limit", "bytes=1000000000", "--limit", "address-bytes=100000000000"),
)
WORKER = "astrarium.server.opponents.bot_worker"
LATE_WRITES = re.compile(r"^astrarium_late_writes_total(?:\{[^}]*\})? (\S+)$", re.MULTILINE)
SCRAPE_SECONDS = 2.0


@dataclass
class ServerSlot:
    """One of the servers: its place in the cluster, which outlives its process."""

    port: int
    data: Path
    arguments: tuple[str, ...]
    host: HostProcess | None = None
    paused: bool = False
    closing: bool = False
    late_writes: float | None = None  # of processes that were killed

    @property
    def address(self) -> str:
        """Public address; a restart keeps it."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def up(self) -> bool:
        """Whether a process serves."""
        return self.host is not None and not self.paused

    @property
    def node(self) -> str:
        """Name of the process in the cluster; empty if it serves alone or does not serve."""
        return "" if self.host is None else self.host.node()

    def start(self) -> None:
        """Start a process; again if it ends because PostgreSQL is away. Return when it serves."""
        while self.host is None and not self.closing:
            with suppress(NotStarted):
                self.host = HostProcess(self.data, "--port", str(self.port), *self.arguments)

    def kill(self) -> None:
        """Kill the process, also a paused one, with SIGKILL."""
        if self.host is not None:
            host, self.host = self.host, None
            self.paused = False
            host.kill()

    def stop_running(self) -> None:
        """Pause the process with SIGSTOP; its sockets stay open."""
        assert self.host is not None
        self.paused = True
        self.host.process.send_signal(signal.SIGSTOP)

    def resume(self) -> None:
        """Let a paused process go on."""
        assert self.host is not None
        self.host.process.send_signal(signal.SIGCONT)
        self.paused = False

    @property
    def workers(self) -> list[int]:
        """Process ids of the bot workers."""
        if self.host is None:
            return []
        return [pid for pid in children_of(self.host.process.pid) if WORKER in command_of(pid)]

    async def count_late_writes(self) -> None:
        """Add the late writes that the process has refused; call it once, before the process is killed."""
        assert self.host is not None
        try:
            async with httpx.AsyncClient(trust_env=False, timeout=SCRAPE_SECONDS) as http:
                text = (await http.get(f"{self.host.admin_address()}/metrics")).text
        except httpx.HTTPError:
            return
        found = LATE_WRITES.search(text)
        if found is not None:
            self.late_writes = (self.late_writes or 0.0) + float(found[1])


class Cluster:
    """The servers and their database."""

    def __init__(self, folder: Path, count: int, *arguments: str) -> None:
        self.postgres = PostgresProcess(folder / "postgresql")
        given = ("--database", self.postgres.url, "--admin", "127.0.0.1:0", *LIMITS, *arguments)
        self.servers = [
            ServerSlot(port, folder / f"server{number}", given)
            for number, port in enumerate(free_ports(count), 1)
        ]
        self._starting: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Start all servers at the same time."""
        await asyncio.gather(*(self._launch(server) for server in self.servers))

    def _launch(self, server: ServerSlot) -> "asyncio.Future[None]":
        """Start a server in a thread; cancelling the caller does not stop it."""
        task = asyncio.create_task(asyncio.to_thread(server.start))
        self._starting.add(task)
        task.add_done_callback(self._starting.discard)
        return asyncio.shield(task)

    async def stop(self) -> None:
        """Kill all servers and stop PostgreSQL."""
        for server in self.servers:
            server.closing = True
        await asyncio.gather(*self._starting)
        for server in self.servers:
            server.kill()
        await asyncio.to_thread(self.postgres.stop)

    @property
    def up(self) -> list[ServerSlot]:
        """The servers that serve."""
        return [server for server in self.servers if server.up]

    async def wait_for_servers(self, count: int) -> None:
        """Wait until at least `count` servers serve."""
        await until(lambda: len(self.up) >= count, "a server does not start")

    def kill_server(self, server: ServerSlot) -> None:
        """Kill a server with SIGKILL, and start it again in the background."""
        server.kill()
        self._launch(server)

    async def kill_postgresql(self) -> None:
        """Kill PostgreSQL and start it again; return when it accepts the first connection."""
        await asyncio.to_thread(self.postgres.kill_and_restart)

    async def wait_for_workers(self) -> list[ServerSlot]:
        """Wait until a server has a bot worker, and return all that have one; the first match starts it."""
        await until(lambda: any(server.workers for server in self.up), "no server has a bot worker")
        return [server for server in self.up if server.workers]

    def kill_worker(self, server: ServerSlot) -> None:
        """Kill the bot worker of a server, which starts a new one."""
        for pid in server.workers:
            send_signal(pid, signal.SIGKILL)

    async def owners(self) -> dict[str, str]:
        """Return the node that owns each match; empty if matches have no owners."""
        return await asyncio.to_thread(self._read_owners)

    def _read_owners(self) -> dict[str, str]:
        try:
            with psycopg.connect(self.postgres.url) as connection:
                rows = connection.execute("SELECT match, node FROM owners").fetchall()
        except psycopg.errors.UndefinedTable:
            return {}
        return {str(match): str(node) for match, node in rows}

    @property
    def late_writes(self) -> float | None:
        """Late writes refused so far by processes that were counted; None if no server counts them."""
        known = [server.late_writes for server in self.servers if server.late_writes is not None]
        return sum(known) if known else None
