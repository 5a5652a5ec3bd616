"""Health of the server: disk, database, bot workers and background tasks, each with what is wrong.

Probes are real: a file is written, a row is read, a transaction commits. Results are shared for a second, so
that frequent checks cost nothing. A probe that hangs is not started again; it stays a fault until it ends.
"""

import asyncio
import os
import shutil
import tempfile
from collections.abc import Awaitable, Callable

import msgspec
from sqlalchemy import Connection

import astrarium
from astrarium.server.config import Settings
from astrarium.server.live.hub import Hub
from astrarium.server.logs import describe_error
from astrarium.server.metrics import CRASHES, TIMEOUTS, total
from astrarium.server.opponents.worker_pool import WorkerStatus
from astrarium.server.storage.store import Store

MAX_AGE = 1.0
"""Seconds for which a result is returned again."""
MEGABYTE = 1_000_000


class PartHealth(msgspec.Struct, kw_only=True):
    """Health of a part of the server: `fault` says what is wrong, empty if it works."""

    ok: bool = True
    fault: str = ""

    def __post_init__(self) -> None:
        """Set `ok`."""
        self.ok = not self.fault


class DiskHealth(PartHealth, kw_only=True):
    """The data folder: whether a file can be written there, and the free bytes."""

    free_bytes: int


class DatabaseHealth(PartHealth, kw_only=True):
    """The database: whether it can be read, and whether the writer commits."""


class WorkersHealth(PartHealth, kw_only=True):
    """The bot workers: their number, how many of them live, and how often one was replaced.

    A worker that was never needed has no process; it counts as unused, not as dead.
    """

    count: int
    live: int
    unused: int
    dead: int
    restarts: int


class TasksHealth(PartHealth, kw_only=True):
    """The background tasks of the whole server, such as storing standings; not those of one match."""


class ServerHealth(msgspec.Struct, kw_only=True):
    """Health of the server and each of its parts."""

    ok: bool
    version: str
    compiled: bool
    disk: DiskHealth
    database: DatabaseHealth
    workers: WorkersHealth
    tasks: TasksHealth


class Probe:
    """An action that must complete within `seconds`; while it hangs it is not started again."""

    def __init__(self, action: Callable[[], Awaitable[None]], seconds: float) -> None:
        self._action = action
        self._seconds = seconds
        self._task: asyncio.Future[None] | None = None

    async def find_fault(self) -> str:
        """Return what is wrong, empty if the action completes."""
        task = self._task = self._task or asyncio.ensure_future(self._action())
        done, _ = await asyncio.wait([task], timeout=self._seconds)
        if not done:
            return f"no result within {self._seconds:g} s"
        self._task = None
        error = task.exception()
        return "" if error is None else describe_error(error)


class HealthMonitor:
    """Checks the parts of a server on request.

    `ready` is true while a proxy may send connections to this server. It does not depend on the database:
    if all servers share its fault, another server is no better.
    """

    def __init__(self, settings: Settings, hub: Hub) -> None:
        self._folder = settings.data
        self._min_free_bytes = settings.limits.free_disk
        self._hub = hub
        seconds = settings.limits.probe_seconds
        self._disk = Probe(lambda: asyncio.to_thread(self._write_file), seconds)
        self._read = Probe(lambda: _read_row(hub.store), seconds)
        self._write = Probe(lambda: _commit(hub.store), seconds)
        self._free_bytes = 0
        self._checking: asyncio.Task[ServerHealth] | None = None
        self._checked = 0.0
        self.ready = False

    async def check(self) -> ServerHealth:
        """Return the health of all parts, at most MAX_AGE seconds old; concurrent calls share a check."""
        now = asyncio.get_running_loop().time()
        if self._checking is None or (self._checking.done() and now - self._checked > MAX_AGE):
            self._checking = asyncio.create_task(self._check())
        return await asyncio.shield(self._checking)

    async def _check(self) -> ServerHealth:
        disk, read, write = await asyncio.gather(
            self._disk.find_fault(), self._read.find_fault(), self._write.find_fault()
        )
        faults = [f"cannot read: {read}"] if read else []
        faults += [f"cannot write: {write}"] if write else []
        health = ServerHealth(
            ok=True,
            version=astrarium.__version__,
            compiled=astrarium.compiled(),
            disk=DiskHealth(fault=disk, free_bytes=self._free_bytes),
            database=DatabaseHealth(fault="; ".join(faults)),
            workers=workers_health(self._hub.workers.status()),
            tasks=tasks_health(self._hub.status().down),
        )
        parts = (health.disk, health.database, health.workers, health.tasks)
        health.ok = all(part.ok for part in parts)
        self._checked = asyncio.get_running_loop().time()
        return health

    def _write_file(self) -> None:
        """Write a file in the data folder; raise OSError if that fails or space runs out."""
        with tempfile.TemporaryFile(dir=self._folder) as file:
            file.write(b"health")
            file.flush()
            os.fsync(file.fileno())
        self._free_bytes = shutil.disk_usage(self._folder).free
        if self._free_bytes < self._min_free_bytes:
            free, least = self._free_bytes // MEGABYTE, self._min_free_bytes // MEGABYTE
            raise OSError(f"only {free} MB are free in {self._folder}, less than {least} MB")


def workers_health(statuses: list[WorkerStatus]) -> WorkersHealth:
    """Return the health of the workers: broken if every one of them is dead."""
    dead = sum(status.state == "dead" for status in statuses)
    unused = sum(status.state == "unused" for status in statuses)
    return WorkersHealth(
        fault=f"all {dead} bot workers are dead" if dead == len(statuses) else "",
        count=len(statuses),
        live=len(statuses) - dead - unused,
        unused=unused,
        dead=dead,
        restarts=total(CRASHES) + total(TIMEOUTS),
    )


def tasks_health(down: dict[str, str]) -> TasksHealth:
    """Return the health of the background tasks; `down` has the errors by name, with fields after a space."""
    faults = [f"{name}: {error}" for name, error in sorted(down.items()) if " " not in name]
    return TasksHealth(fault="; ".join(faults))


async def _read_row(store: Store) -> None:
    def read(connection: Connection) -> None:
        connection.exec_driver_sql("SELECT id FROM matches LIMIT 1").first()

    await store.read(read)


async def _commit(store: Store) -> None:
    """Write the one row that every database has, unchanged, and wait for the commit."""

    def write(connection: Connection) -> None:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")

    await store.write(write)
