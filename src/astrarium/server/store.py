"""The database: many readers, and one writer that commits whatever is waiting in one go.

A job is a function of a connection. `write` hands it to the writer's thread and answers when the job is on
disk: in SQLite (WAL, synchronous=FULL) and PostgreSQL alike, a committed transaction survives a crash. Jobs
that arrive while the disk is busy share the next commit; a job that fails leaves no trace and does not
disturb the others.
"""

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, UpdateBase, create_engine, event

from astrarium.server.metrics import COMMITS, JOBS

T = TypeVar("T")
Job = Callable[[Connection], T]
MOST_AT_ONCE = 256
READERS = 4
BUSY = 10
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "wal_autocheckpoint=4000",  # pages; whoever commits last before a checkpoint waits for it
)
MIGRATIONS = Path(__file__).parent / "migrations"


@dataclass
class _Order:
    """A job and where its result goes."""

    job: Job[Any]
    future: "asyncio.Future[Any]"
    loop: asyncio.AbstractEventLoop
    result: Any = None
    error: BaseException | None = None

    def tell(self) -> None:
        if self.future.cancelled():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


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


class Prepared:
    """A statement that runs so often that it is worked out once, and goes to the driver as text."""

    def __init__(self, statement: UpdateBase) -> None:
        self._statement = statement
        self._texts: dict[str, tuple[str, list[str] | None]] = {}

    def run(self, connection: Connection, *rows: dict[str, Any]) -> int:
        """Run it once for every row of parameters; answers with the number of rows that it touched."""
        text, order = self._texts.get(connection.dialect.name) or self._compile(connection)
        given: list[Any] = [tuple(row[name] for name in order) for row in rows] if order else list(rows)
        return connection.exec_driver_sql(text, given if len(given) > 1 else given[0]).rowcount

    def _compile(self, connection: Connection) -> tuple[str, list[str] | None]:
        compiled = self._statement.compile(dialect=connection.dialect)
        made = (str(compiled), compiled.positiontup if compiled.positional else None)
        self._texts[connection.dialect.name] = made
        return made


class Store:
    """A database that is open."""

    def __init__(self, url: str) -> None:
        self.reading = make_engine(url, "BEGIN")
        self.writing = make_engine(url, "BEGIN IMMEDIATE")
        upgrade(self.writing)
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._orders: queue.SimpleQueue[_Order | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._run, name="writer", daemon=True)
        self._writer.start()

    def submit(self, job: Job[T]) -> "asyncio.Future[T]":
        """Hand a job to the writer; the future is done when it is on disk."""
        loop = asyncio.get_running_loop()
        order = _Order(job, loop.create_future(), loop)
        self._orders.put(order)
        return order.future

    async def write(self, job: Job[T]) -> T:
        """Do a job in a transaction; answers when it is on disk."""
        return await asyncio.shield(self.submit(job))

    async def read(self, job: Job[T]) -> T:
        """Do a job that only reads."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, job)

    def close(self) -> None:
        """Finish what is waiting and let go of the database."""
        self._orders.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.reading.dispose()
        self.writing.dispose()

    def _read(self, job: Job[T]) -> T:
        with self.reading.begin() as connection:
            return job(connection)

    def _run(self) -> None:
        while True:
            orders, goes_on = self._gather()
            if orders:
                self._commit(orders)
                JOBS.inc(len(orders))
                COMMITS.inc()
            for order in orders:
                order.loop.call_soon_threadsafe(order.tell)
            if not goes_on:
                return

    def _gather(self) -> tuple[list[_Order], bool]:
        """All that is waiting, at least one; and whether there may be more."""
        order = self._orders.get()
        orders: list[_Order] = []
        while order is not None:
            orders.append(order)
            if len(orders) == MOST_AT_ONCE or self._orders.empty():
                return orders, True
            order = self._orders.get()
        return orders, False

    def _commit(self, orders: list[_Order]) -> None:
        try:
            with self.writing.begin() as connection:
                if len(orders) == 1:
                    orders[0].result = orders[0].job(connection)
                    return
                for order in orders:
                    _do(connection, order)
        except Exception as error:
            for order in orders:
                order.error = error


def _do(connection: Connection, order: _Order) -> None:
    """A job between savepoints: its failure is its own."""
    connection.exec_driver_sql("SAVEPOINT job")
    try:
        order.result = order.job(connection)
    except Exception as error:
        connection.exec_driver_sql("ROLLBACK TO SAVEPOINT job")
        order.error = error
    connection.exec_driver_sql("RELEASE SAVEPOINT job")
