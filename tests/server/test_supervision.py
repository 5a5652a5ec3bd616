"""Background tasks and the writer thread: failures are logged, counted and survived."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from sqlalchemy import Connection, func, insert, select

from astrarium.server import supervisor
from astrarium.server.config import Limits
from astrarium.server.live.hub import Hub
from astrarium.server.live.table import Table
from astrarium.server.lobby.lobby import Lobby
from astrarium.server.messages import NewMatch, SeatWish
from astrarium.server.metrics import RESTARTS, TABLES, exposition
from astrarium.server.opponents.worker_pool import WorkerPool
from astrarium.server.storage import schema
from astrarium.server.storage.queries import read_match
from astrarium.server.storage.store import Store
from astrarium.server.supervisor import Supervisor
from tests.patience import PATIENCE, until
from tests.server.clients import GAME


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """An open SQLite database."""
    opened = Store(f"sqlite:///{tmp_path}/test.sqlite")
    yield opened
    opened.close()


@pytest.fixture(autouse=True)
def short_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Restart tasks almost at once."""
    monkeypatch.setattr(supervisor, "FIRST_PAUSE", 0.001)


def run(scenario: Callable[[], Awaitable[None]]) -> None:
    """Run `scenario`, and fail if it waits for too long."""

    async def limited() -> None:
        await asyncio.wait_for(scenario(), PATIENCE)

    asyncio.run(limited())


def restarts(task: str) -> int:
    """Return how often tasks called `task` were restarted."""
    return int(RESTARTS.labels(task)._value.get())


class FailingOnce:
    """Wrapper of a function that raises the first time."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function = function
        self.calls = 0

    def __call__(self, *arguments: Any) -> Any:
        self.calls += 1
        if self.calls == 1:
            raise RuntimeError("broken")
        return self.function(*arguments)


def fail_once(monkeypatch: pytest.MonkeyPatch, owner: object, name: str) -> FailingOnce:
    """Make the method `name` of `owner` raise the first time."""
    failing = FailingOnce(getattr(owner, name))
    monkeypatch.setattr(owner, name, failing)
    return failing


# The supervisor


def test_a_task_that_fails_is_restarted_counted_and_logged(caplog: pytest.LogCaptureFixture) -> None:
    before = restarts("sample")
    runs: list[int] = []

    async def sample() -> None:
        runs.append(len(runs))
        if len(runs) < 4:
            raise ValueError(f"failure {len(runs)}")

    async def scenario() -> None:
        tasks = Supervisor()
        tasks.start("sample", sample, match="m")
        await until(lambda: not tasks.is_running("sample", match="m"))

    run(scenario)
    assert runs == [0, 1, 2, 3]
    assert restarts("sample") == before + 3
    assert [record.__dict__["fields"] for record in caplog.records] == [{"task": "sample", "match": "m"}] * 3
    assert "failure 3" in caplog.text
    assert f'astrarium_restarts_total{{task="sample"}} {before + 3}.0' in exposition().decode()


def test_a_task_may_fail_any_number_of_times() -> None:
    assert 0 < supervisor.growing_pause(10**6) <= supervisor.MAX_PAUSE


def test_the_pause_between_failures_grows_up_to_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []

    async def note(seconds: float) -> None:
        pauses.append(seconds)

    async def sample() -> None:
        if len(pauses) < 5:
            raise ValueError

    async def scenario() -> None:
        monkeypatch.setattr(supervisor, "FIRST_PAUSE", 1.0)
        monkeypatch.setattr("astrarium.server.supervisor.asyncio.sleep", note)
        await supervisor.BackgroundTask("sample", {}, sample).run()

    run(scenario)
    assert pauses == [1.0, 2.0, 4.0, 5.0, 5.0]


def test_a_task_that_failed_is_down_until_it_runs_well(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        tasks, released = Supervisor(), asyncio.Event()

        async def sample() -> None:
            if not released.is_set():
                raise ValueError("no disk")
            await asyncio.Event().wait()

        async def other() -> None:
            await released.wait()

        tasks.start("sample", sample, match="m")
        tasks.start("other", other)
        assert tasks.down() == {}
        await until(tasks.down)
        assert tasks.down() == {"sample m": "ValueError: no disk"}
        released.set()
        monkeypatch.setattr(supervisor, "HEALTHY_SECONDS", 0.0)
        await until(lambda: not tasks.down())
        assert tasks.is_running("sample", match="m")
        await tasks.stop()
        assert not tasks.is_running("sample", match="m")

    run(scenario)


def test_a_task_can_be_stopped_before_its_first_step() -> None:
    async def scenario() -> None:
        tasks, runs = Supervisor(), []

        async def sample() -> None:
            runs.append(1)

        tasks.start("sample", sample)
        await tasks.stop()
        assert not tasks.is_running("sample")
        tasks.start("sample", sample)
        await until(lambda: not tasks.is_running("sample"))
        assert runs == [1]

    run(scenario)


def test_a_task_runs_only_once_and_a_foreign_cancellation_does_not_end_it() -> None:
    async def scenario() -> None:
        tasks, runs = Supervisor(), []
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def sample() -> None:
            runs.append(1)
            await waiting if len(runs) == 1 else await asyncio.Event().wait()

        tasks.start("sample", sample)
        tasks.start("sample", sample)
        await until(lambda: runs)
        waiting.cancel()
        await until(lambda: len(runs) == 2)
        await tasks.stop()
        assert len(runs) == 2

    run(scenario)


# The tasks of the hub


async def new_table(hub: Hub, *seats: SeatWish) -> Table:
    """Create a match and return its table."""
    made = await Lobby(hub, Limits()).begin("ada", NewMatch(GAME, list(seats)))
    return await hub.open(made.match)


async def stored_number(store: Store, table: Table) -> int:
    """Return the number of events that the row of a match shows."""
    return (await store.read(lambda connection: read_match(connection, table.match.id))).number


def test_the_server_continues_to_store_standings_after_a_failure(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("astrarium.server.live.hub.FLUSH_SECONDS", 0.01)
    before = restarts("flush")

    async def scenario() -> None:
        hub = Hub(store, WorkerPool(1))
        table = await new_table(hub, SeatWish("me"), SeatWish("shared"))
        hub.tables["broken"] = None  # type: ignore[assignment]  # not a table, so storing it fails
        hub.start()
        await until(lambda: restarts("flush") > before)
        del hub.tables["broken"]
        table.stored_number = 0
        await until(lambda: not table.dirty)
        assert await stored_number(store, table) == table.number
        await hub.stop()

    run(scenario)


def test_idle_tables_are_evicted_after_a_failure(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("astrarium.server.live.hub.EVICTION_SECONDS", 0.01)
    monkeypatch.setattr("astrarium.server.live.hub.IDLE_SECONDS", 0.0)
    before = restarts("evict")

    async def scenario() -> None:
        hub = Hub(store, WorkerPool(1))
        await new_table(hub, SeatWish("me"), SeatWish("shared"))
        fail_once(monkeypatch, TABLES, "set")
        hub.start()
        await until(lambda: restarts("evict") > before)
        await new_table(hub, SeatWish("me"), SeatWish("shared"))
        await until(lambda: not hub.tables)
        await hub.stop()

    run(scenario)
    assert restarts("evict") == before + 1


def test_matches_are_resumed_after_the_database_failed_at_first(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = restarts("resume")

    async def scenario() -> None:
        first = Hub(store, WorkerPool(1))
        table = await new_table(first, SeatWish("bot", "level-1"), SeatWish("bot", "beginner"))
        await first.stop()
        second = Hub(store, WorkerPool(1))
        fail_once(monkeypatch, store, "read")
        second.start()
        await until(lambda: table.match.id in second.tables)
        await second.stop()

    run(scenario)
    assert restarts("resume") == before + 1


def test_bots_play_after_a_failure(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    before = restarts("bots")

    async def scenario() -> None:
        hub = Hub(store, WorkerPool(1))
        failing = fail_once(monkeypatch, hub.workers, "think")
        table = await new_table(hub, SeatWish("bot", "level-1"), SeatWish("bot", "beginner"))
        number = table.number
        await until(lambda: failing.calls)
        assert list(hub.supervisor.down()) in ([], [f"bots {table.match.id}"])
        await until(lambda: table.number > number)
        await hub.stop()

    run(scenario)
    assert restarts("bots") == before + 1


def test_the_status_names_workers_and_failed_tasks(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        hub = Hub(store, WorkerPool(2))
        fail_once(monkeypatch, store, "read")
        hub.start()
        assert [worker.state for worker in hub.status().workers] == ["unused", "unused"]
        assert hub.status().waiting == {"player": 0, "absent": 0, "unwatched": 0}
        assert hub.status().down == {}
        await until(lambda: hub.status().down)
        assert hub.status().down == {"resume": "RuntimeError: broken"}
        await hub.stop()
        monkeypatch.setattr(store, "_writer", Thread())
        assert hub.status().down == {"writer": "the thread has ended"}
        monkeypatch.undo()

    monkeypatch.setattr(supervisor, "FIRST_PAUSE", PATIENCE)
    monkeypatch.setattr(supervisor, "MAX_PAUSE", PATIENCE)
    run(scenario)


# The writer


def add_guest(connection: Connection) -> None:
    """Job that inserts a guest."""
    connection.execute(insert(schema.guests).values(id="ada", name="Ada", created="now"))


def exit_thread(_connection: Connection) -> None:
    """Job that ends the thread it runs in."""
    raise SystemExit


def count_guests(connection: Connection) -> int:
    """Job that counts the guests."""
    return connection.scalar(select(func.count()).select_from(schema.guests)) or 0


def test_a_job_cannot_end_the_writer(store: Store) -> None:
    async def scenario() -> None:
        results = await asyncio.gather(
            store.write(exit_thread), store.write(add_guest), return_exceptions=True
        )
        assert [type(result).__name__ for result in results] == ["WriterFailure", "NoneType"]
        assert await store.read(count_guests) == 1
        assert store.writer_alive

    run(scenario)


def test_the_writer_survives_its_own_failure(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    before = restarts("writer")

    async def scenario() -> None:
        fail_once(monkeypatch, store, "_run_jobs")
        with pytest.raises(RuntimeError, match="broken"):
            await store.write(add_guest)
        assert await store.read(count_guests) == 0
        await store.write(add_guest)
        assert await store.read(count_guests) == 1

    run(scenario)
    assert restarts("writer") == before + 1


def test_a_failing_callback_does_not_stop_later_writes(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(_result: object, _error: Exception | None) -> None:
        raise ValueError("broken callback")

    async def scenario() -> None:
        store.submit(count_guests, fail)
        assert await store.write(count_guests) == 0
        await store.write(add_guest)
        assert await store.read(count_guests) == 1

    run(scenario)
    assert "broken callback" in caplog.text
