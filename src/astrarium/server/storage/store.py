"""The database: many readers, and one writer that commits whatever is waiting in one go.

A job is a function of a connection. `write` hands it to the writer's thread and answers when the job is on
disk: in SQLite (WAL, synchronous=FULL) and PostgreSQL alike, a committed transaction survives a crash. Jobs
that arrive while the disk is busy share the next commit; a job that fails leaves no trace and does not
disturb the others. Additions to matches, by far the most frequent jobs, are written with one statement for
all of them.
"""

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, PoolProxiedConnection, create_engine, event

from astrarium.server.metrics import COMMITS, JOBS
from astrarium.server.storage.queries import EventBatch, add_all, add_one

T = TypeVar("T")
Job = Callable[[Connection], T]
READERS = 4
MOST_TURNS = 3  # of the loop, that a job waits for company
BUSY = 10
PRAGMAS = (
    "page_size=1024",  # of a new database: a move is small, and every page that it touches is written
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "wal_autocheckpoint=16000",  # pages; whoever commits last before a checkpoint waits for it
)
MIGRATIONS = Path(__file__).parent / "migrations"


Then = Callable[[Any, BaseException | None], None]


class _WriteJob(msgspec.Struct):
    """A job, or an addition to a match, and who is told its result."""

    job: Job[Any] | EventBatch
    then: Then
    result: Any = None
    error: BaseException | None = None

    def do(self, connection: Connection) -> None:
        if isinstance(self.job, EventBatch):
            add_one(connection, self.job)
        else:
            self.result = self.job(connection)


class _Commit(msgspec.Struct):
    """Orders for one commit, and the loop that waits for them."""

    orders: list[_WriteJob]
    loop: asyncio.AbstractEventLoop


def make_engine(url: str, begin: str) -> Engine:
    """An engine with the habits that we rely on."""
    if not url.startswith("sqlite"):
        return create_engine(url, pool_size=READERS + 1, pool_pre_ping=True)
    engine = create_engine(url, connect_args={"check_same_thread": False, "timeout": BUSY})

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # transactions begin where we say so
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def upgrade(engine: Engine) -> None:
    """Bring the tables up to date."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


class Store:
    """A database that is open."""

    def __init__(self, url: str) -> None:
        self.reading = make_engine(url, "BEGIN")
        self.writing = make_engine(url, "BEGIN IMMEDIATE")
        upgrade(self.writing)
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._waiting: list[_WriteJob] = []
        self._busy = False
        self._raw: PoolProxiedConnection | None = None
        self._batches: queue.SimpleQueue[_Commit | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._run, name="writer", daemon=True)
        self._writer.start()

    def submit(self, job: Job[Any] | EventBatch, then: Then) -> None:
        """Hand a job to the writer; `then` gets its result when it is on disk, or what went wrong."""
        self._waiting.append(_WriteJob(job, then))
        if not self._busy:
            self._busy = True
            self._gather(asyncio.get_running_loop())

    async def write(self, job: Job[T] | EventBatch) -> T:
        """Do a job in a transaction; answers when it is on disk."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def tell(result: T, error: BaseException | None) -> None:
            if not done.cancelled():
                done.set_result(result) if error is None else done.set_exception(error)

        self.submit(job, tell)
        return await done

    async def read(self, job: Job[T]) -> T:
        """Do a job that only reads."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, job)

    def close(self) -> None:
        """Finish what is waiting and let go of the database."""
        if self._waiting:
            self._hand_over(asyncio.get_running_loop())
        self._batches.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.reading.dispose()
        self.writing.dispose()

    def _read(self, job: Job[T]) -> T:
        with self.reading.begin() as connection:
            return job(connection)

    def _gather(self, loop: asyncio.AbstractEventLoop, seen: int = 0, turns: int = 0) -> None:
        """Hand over what is waiting when no more comes; a larger batch costs hardly more than a small one."""
        if turns < MOST_TURNS and len(self._waiting) > seen:
            loop.call_soon(self._gather, loop, len(self._waiting), turns + 1)
        else:
            self._hand_over(loop)

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        """Let the writer have all that is waiting."""
        self._batches.put(_Commit(self._waiting, loop))
        self._waiting = []

    def _notify(self, batch: _Commit) -> None:
        """A batch is on disk."""
        for order in batch.orders:
            order.then(order.result, order.error)
        if self._waiting:
            self._gather(batch.loop)
        else:
            self._busy = False

    def _run(self) -> None:
        while (batch := self._batches.get()) is not None:
            additions = [order for order in batch.orders if isinstance(order.job, EventBatch)]
            if additions:
                self._add(additions)
            if len(additions) < len(batch.orders):
                self._commit([order for order in batch.orders if not isinstance(order.job, EventBatch)])
            JOBS.inc(len(batch.orders))
            COMMITS.inc()
            batch.loop.call_soon_threadsafe(self._notify, batch)
        self._disconnect()

    def _add(self, orders: list[_WriteJob]) -> None:
        """Write additions with a single statement: a transaction of its own, and one call of the driver."""
        try:
            if self._raw is None:
                self._raw = self.writing.raw_connection()
            add_all(self._raw.cursor(), [order.job for order in orders if isinstance(order.job, EventBatch)])
            self._raw.commit()
        except Exception:
            self._disconnect()
            self._commit(orders)

    def _disconnect(self) -> None:
        """Let go of the driver's connection; what is not committed is undone."""
        if self._raw is not None:
            self._raw.invalidate()
            self._raw = None

    def _commit(self, orders: list[_WriteJob]) -> None:
        """Do jobs in a transaction, each between savepoints: its failure is its own."""
        try:
            with self.writing.begin() as connection:
                for order in orders:
                    _do(connection, order)
        except Exception as error:
            for order in orders:
                order.error = error


def _do(connection: Connection, order: _WriteJob) -> None:
    connection.exec_driver_sql("SAVEPOINT job")
    try:
        order.do(connection)
    except Exception as error:
        connection.exec_driver_sql("ROLLBACK TO SAVEPOINT job")
        order.error = error
    connection.exec_driver_sql("RELEASE SAVEPOINT job")
