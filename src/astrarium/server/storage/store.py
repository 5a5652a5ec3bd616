"""The database: several readers and one writer thread with group commit.

A job is a function of a connection. `write` passes it to the writer and returns once it is committed, which
survives a crash in SQLite (WAL, synchronous=FULL) and PostgreSQL. Jobs that arrive during a commit share the
next one; a failed job is rolled back alone. Event batches, by far the most frequent writes, share one
statement.

While PostgreSQL is away, writes wait for it, up to RETRY_SECONDS. If it goes away during a commit, the writer
asks later whether the transaction was committed, so nothing is written twice or reported wrongly.
"""

import asyncio
import contextlib
import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, PoolProxiedConnection, create_engine, event
from sqlalchemy.exc import InterfaceError, OperationalError

from astrarium.server.logs import describe_error, log_error, log_warning
from astrarium.server.metrics import COMMITS, JOBS
from astrarium.server.storage.queries import EventBatch, insert_batch, insert_events
from astrarium.server.supervisor import count_restart

T = TypeVar("T")
Job = Callable[[Connection], T]
READERS = 4
MAX_GATHER_TURNS = 3  # turns of the event loop that a write waits for others
BUSY_TIMEOUT = 10
RETRY_SECONDS = 30.0  # how long writes wait for a database that is away
FIRST_PAUSE, MAX_PAUSE = 0.02, 0.5  # seconds between attempts
PRAGMAS = (
    "page_size=1024",  # moves are small, and a commit writes every touched page as a whole
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "cache_size=-8000",  # kB per connection; a list of a busy guest touches thousands of pages
    "wal_autocheckpoint=16000",  # pages; the commit that triggers a checkpoint waits for it
)
DEADLOCK = "40P01"  # the error code of PostgreSQL
UPGRADE_LOCK = 8137  # any number that no other lock uses
MIGRATIONS = Path(__file__).parent / "migrations"


WriteCallback = Callable[[Any, Exception | None], None]


class WriterFailure(Exception):
    """A write ended by something else than an ordinary error, such as SystemExit; nothing was stored."""


class _Write(msgspec.Struct):
    """A job or event batch, its callback and its result."""

    job: Job[Any] | EventBatch
    callback: WriteCallback
    result: Any = None
    error: Exception | None = None

    def fail(self, error: BaseException) -> None:
        """Set the error; one that would end the waiting task or the event loop is wrapped."""
        self.error = error if isinstance(error, Exception) else WriterFailure(repr(error))

    def do(self, connection: Connection) -> None:
        if isinstance(self.job, EventBatch):
            insert_batch(connection, self.job)
        else:
            self.result = self.job(connection)


class _WriteBatch(msgspec.Struct):
    """Writes for one commit, and the event loop that waits for them."""

    writes: list[_Write]
    loop: asyncio.AbstractEventLoop


def make_engine(url: str, begin: str) -> Engine:
    """Return a database engine; SQLite gets our pragmas and explicit transactions."""
    if not url.startswith("sqlite"):
        return create_engine(url, hide_parameters=True, pool_size=READERS + 1, pool_pre_ping=True)
    arguments = {"check_same_thread": False, "timeout": BUSY_TIMEOUT}
    engine = create_engine(url, hide_parameters=True, connect_args=arguments)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # `BEGIN` is explicit, see `start`
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def upgrade(engine: Engine) -> None:
    """Run all pending migrations."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":  # servers that start at the same time take turns
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({UPGRADE_LOCK})")
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


class Store:
    """An open database."""

    def __init__(self, url: str) -> None:
        self.reading = make_engine(url, "BEGIN")
        self.writing = make_engine(url, "BEGIN IMMEDIATE")
        upgrade(self.writing)
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._waiting: list[_Write] = []
        self._busy = False
        self._closing = threading.Event()
        self._raw: PoolProxiedConnection | None = None
        self._batches: queue.SimpleQueue[_WriteBatch | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._run, name="writer", daemon=True)
        self._writer.start()

    @property
    def is_postgresql(self) -> bool:
        """Whether the database is PostgreSQL."""
        return self.writing.dialect.name == "postgresql"

    def submit(self, job: Job[Any] | EventBatch, callback: WriteCallback) -> None:
        """Queue a job or batch; `callback` gets its result once it is committed, or the error."""
        self._waiting.append(_Write(job, callback))
        if not self._busy:
            self._busy = True
            self._gather(asyncio.get_running_loop())

    async def write(self, job: Job[T] | EventBatch) -> T:
        """Run a job in a transaction; return its result once it is committed."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def resolve(result: T, error: Exception | None) -> None:
            if not done.cancelled():
                done.set_result(result) if error is None else done.set_exception(error)

        self.submit(job, resolve)
        return await done

    async def read(self, job: Job[T]) -> T:
        """Run a read-only job in a reader thread."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, job)

    @property
    def writer_alive(self) -> bool:
        """Whether the writer thread runs."""
        return self._writer.is_alive()

    def close(self) -> None:
        """Commit pending writes and close all connections."""
        self._closing.set()
        if self._waiting:
            self._enqueue(asyncio.get_running_loop())
        self._batches.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.reading.dispose()
        self.writing.dispose()

    def _read(self, job: Job[T]) -> T:
        with self.reading.begin() as connection:
            return job(connection)

    def _gather(self, loop: asyncio.AbstractEventLoop, seen: int = 0, turns: int = 0) -> None:
        """Enqueue once no more writes arrive, after at most MAX_GATHER_TURNS turns of the event loop."""
        if turns < MAX_GATHER_TURNS and len(self._waiting) > seen:
            loop.call_soon(self._gather, loop, len(self._waiting), turns + 1)
        else:
            self._enqueue(loop)

    def _enqueue(self, loop: asyncio.AbstractEventLoop) -> None:
        """Pass all pending writes to the writer thread as one batch."""
        self._batches.put(_WriteBatch(self._waiting, loop))
        self._waiting = []

    def _notify(self, batch: _WriteBatch) -> None:
        """Call the callbacks of a committed batch and start the next one."""
        for write in batch.writes:
            try:
                write.callback(write.result, write.error)
            except Exception as error:  # otherwise all later writes would wait forever
                log_error("write callback failed", error)
        if self._waiting:
            self._gather(batch.loop)
        else:
            self._busy = False

    def _run(self) -> None:
        while (batch := self._batches.get()) is not None:
            event_writes = [write for write in batch.writes if isinstance(write.job, EventBatch)]
            if event_writes:
                self._guard(self._write_events, event_writes)
            if len(event_writes) < len(batch.writes):
                jobs = [write for write in batch.writes if not isinstance(write.job, EventBatch)]
                self._guard(self._run_jobs, jobs)
            JOBS.inc(len(batch.writes))
            COMMITS.inc()
            with contextlib.suppress(RuntimeError):  # the event loop is closed, so no task waits
                batch.loop.call_soon_threadsafe(self._notify, batch)
        self._disconnect()

    def _guard(self, run: Callable[[list[_Write]], None], writes: list[_Write]) -> None:
        """Run `writes`; if `run` itself fails, they fail, and the writer continues with the next ones."""
        try:
            run(writes)
        except BaseException as error:
            count_restart("writer", error)
            for write in writes:
                write.fail(error)

    def _write_events(self, writes: list[_Write]) -> None:
        """Insert the events of all batches in one statement; on an error run them one by one."""
        try:
            if self._raw is None:
                self._raw = self.writing.raw_connection()
            insert_events(
                self._raw.cursor(), [write.job for write in writes if isinstance(write.job, EventBatch)]
            )
            self._raw.commit()
        except Exception:
            self._disconnect()
            self._run_jobs(writes)

    def _disconnect(self) -> None:
        """Drop the raw connection; uncommitted changes are rolled back."""
        if self._raw is not None:
            connection, self._raw = self._raw, None
            connection.invalidate()

    def _run_jobs(self, writes: list[_Write]) -> None:
        """Run writes in one transaction, each in a savepoint, so that a failure affects only its own.

        If PostgreSQL goes away, try again until it is back.
        """
        transaction = _Transaction()
        give_up, pause = time.monotonic() + RETRY_SECONDS, FIRST_PAUSE
        while True:
            try:
                self._attempt(transaction, writes)
            except Exception as error:
                deadlock = _is_deadlock(error)
                transient = self.is_postgresql and isinstance(error, OperationalError | InterfaceError)
                if not (deadlock or transient) or time.monotonic() > give_up or self._closing.wait(pause):
                    for write in writes:
                        write.error = error
                    return
                if pause == FIRST_PAUSE and not deadlock:
                    log_warning("database is away; writes wait", reason=describe_error(error))
                pause = min(MAX_PAUSE, 2 * pause)
            else:
                return

    def _attempt(self, transaction: "_Transaction", writes: list[_Write]) -> None:
        """Run writes in one transaction, unless an earlier attempt was committed."""
        if transaction.id:
            with self.writing.connect() as connection:
                if transaction.was_committed(connection):
                    return
        with self.writing.begin() as connection:
            for write in writes:
                _run_in_savepoint(connection, write)
            if self.is_postgresql:
                transaction.remember(connection)


class _Transaction:
    """A transaction of PostgreSQL whose commit may have succeeded although its answer got lost."""

    id = ""

    def remember(self, connection: Connection) -> None:
        """Keep the id of the current transaction of `connection`."""
        self.id = str(connection.exec_driver_sql("SELECT pg_current_xact_id()::text").scalar())

    def was_committed(self, connection: Connection) -> bool:
        """Return whether the remembered transaction was committed; raise while it is in progress."""
        query = f"SELECT pg_xact_status('{self.id}'::xid8)"
        status = connection.exec_driver_sql(query).scalar()
        if status == "in progress":
            raise OperationalError(query, None, TimeoutError("the transaction is in progress"))
        return bool(status == "committed")


def _is_deadlock(error: BaseException) -> bool:
    """Return whether PostgreSQL ended a transaction in favour of another one that it waited for."""
    return getattr(getattr(error, "orig", error), "sqlstate", "") == DEADLOCK


def _run_in_savepoint(connection: Connection, write: _Write) -> None:
    write.error = None
    connection.exec_driver_sql("SAVEPOINT job")
    try:
        write.do(connection)
    except BaseException as error:
        # After a deadlock the locks of the whole transaction have to go; a lost connection has no savepoint.
        if _is_deadlock(error) or connection.invalidated:
            raise
        connection.exec_driver_sql("ROLLBACK TO SAVEPOINT job")
        write.fail(error)
    connection.exec_driver_sql("RELEASE SAVEPOINT job")
