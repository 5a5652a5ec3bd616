"""The database: one writer, group commit, conflicts, snapshots, migrations."""

import asyncio
import logging
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, UpdateBase, delete, func, insert, make_url, select, update
from sqlalchemy.exc import IntegrityError

import astrarium
from astrarium.core.playout import random_action
from astrarium.core.rng import Rng
from astrarium.server.config import Limits
from astrarium.server.errors import ApiError
from astrarium.server.live.drafts import SNAPSHOT_INTERVAL
from astrarium.server.live.hub import Hub
from astrarium.server.live.table import Table, encode
from astrarium.server.lobby.lobby import Lobby
from astrarium.server.messages import Act, Acted, NewMatch, Rematch, Said, Say, SeatWish
from astrarium.server.metrics import COMMITS, JOBS
from astrarium.server.opponents.worker_pool import WorkerPool
from astrarium.server.storage import schema
from astrarium.server.storage.queries import read_match
from astrarium.server.storage.store import Store
from tests.patience import PATIENCE, until

GAME = "globular-cluster"
ADA = "ada"
FEW = Limits(matches=3)


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    """An open database, SQLite and PostgreSQL in turn."""
    opened = Store(database)
    yield opened
    opened.close()


def add_guest(name: str) -> Callable[[Connection], None]:
    """Return a job that inserts a guest."""
    return run(insert(schema.guests).values(id=name, name=name, created="now"))


def run(statement: UpdateBase) -> Callable[[Connection], None]:
    """Return a job that executes `statement`."""

    def job(connection: Connection) -> None:
        connection.execute(statement)

    return job


def count_guests(connection: Connection) -> int:
    """Job that counts the guests."""
    return connection.scalar(select(func.count()).select_from(schema.guests)) or 0


def lobby(store: Store, limits: Limits | None = None) -> Lobby:
    """Return a lobby with its own hub and one worker."""
    return Lobby(Hub(store, WorkerPool(1)), limits or Limits())


async def new_table(room: Lobby) -> Table:
    """Create a pass-and-play match for two and return its table."""
    wish = NewMatch(GAME, [SeatWish("me"), SeatWish("shared")])
    return await room.hub.open((await room.begin(ADA, wish)).match)


def seat_bots(table: Table) -> None:
    """Put bots on all seats in memory, without waking them."""
    for seat in table.match.seats:
        seat.who = "bot"


class RecordingViewer:
    """A viewer that records what is written to it."""

    guest = ADA

    def __init__(self) -> None:
        self.writes: list[bytes] = []

    def send(self, frames: bytes) -> None:
        """Record one write."""
        self.writes.append(frames)


def legal_texts(table: Table) -> list[str]:
    """Return the legal moves at a table."""
    return [table.presenter.game.space.text(action) for action in table.state.legal()]


def first_legal(table: Table) -> str:
    """Return the first legal move at a table."""
    return legal_texts(table)[0]


async def act(table: Table, name: str, move: str) -> int:
    """Play one move and return the number of events; raise if it is refused."""
    done: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def resolve(error: Exception | None) -> None:
        done.set_result(table.number) if error is None else done.set_exception(error)

    table.act(Act(name, table.number, [move]), RecordingViewer(), resolve)
    return await done


async def play(table: Table, moves: int) -> None:
    """Play up to `moves` random moves."""
    rng = Rng(3)
    for _ in range(moves):
        if table.state.actor >= 0:
            text = table.presenter.game.space.text(random_action(table.state, rng))
            await act(table, f"a{table.number}", text)


def test_jobs_share_commits_and_fail_alone(store: Store) -> None:
    async def write() -> list[object]:
        names = [f"guest {number}" for number in range(200)]
        names[50] = names[49]
        before = await store.read(count_guests)
        jobs = [store.write(add_guest(name)) for name in names]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert await store.read(count_guests) == before + 199
        return list(results)

    jobs, commits = JOBS._value.get(), COMMITS._value.get()
    results = asyncio.run(write())
    assert [type(result) for result in results if result is not None] == [IntegrityError]
    assert JOBS._value.get() - jobs == 200
    assert COMMITS._value.get() - commits < 100


def test_an_acknowledgement_shares_the_write_of_the_broadcast(store: Store) -> None:
    async def chat() -> None:
        table = await new_table(lobby(store))
        sender, viewer, newcomer = RecordingViewer(), RecordingViewer(), RecordingViewer()
        table.viewers.update((sender, viewer))
        for name, each in (("a", sender), ("a", sender), ("b", newcomer)):
            await table.post_chat("Ada", Say(name, "hello"), each)
        first, second = (encode(line) for line in table.chat)
        said = encode(Said("a"))
        assert sender.writes == [first + said, said, second]
        assert viewer.writes == [first, second]
        assert newcomer.writes == [encode(Said("b"))]

    asyncio.run(chat())


def test_a_write_is_visible_to_the_next_read(store: Store) -> None:
    async def write() -> None:
        for number in range(20):
            await store.write(add_guest(f"one {number}"))
            found = select(func.count()).where(schema.guests.c.id == f"one {number}")
            assert await store.read(lambda connection: connection.scalar(found)) == 1  # noqa: B023

    asyncio.run(write())


def test_the_migrations_make_the_schema(store: Store) -> None:
    with store.reading.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, schema.METADATA) == []


def test_sqlite_is_durable(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/a.sqlite")
    for engine in (store.reading, store.writing):
        with engine.connect() as connection:
            assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
            assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
            assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    store.close()


def test_two_servers_on_one_database_lose_nothing(database: str, store: Store) -> None:
    other = Store(database)

    async def scenario() -> None:
        here, there = lobby(store), lobby(other)
        table = await new_table(here)
        twin = await there.hub.open(table.match.id)
        move = first_legal(table)
        await act(table, "first", move)
        with pytest.raises(ApiError, match="moved on") as caught:
            await act(twin, "second", move)
        assert caught.value.error == "stale-draft"
        assert twin.entries == table.entries
        assert twin.state.key() == table.state.key()
        move = first_legal(twin)
        assert await act(twin, "third", move) == twin.number
        with pytest.raises(ApiError):
            await act(table, "fourth", move)

    asyncio.run(scenario())
    other.close()


def test_moves_of_bots_share_the_checks_and_conflicts_of_people(database: str, store: Store) -> None:
    other = Store(database)

    async def scenario() -> None:
        here, there = lobby(store), lobby(other)
        table = await new_table(here)
        twin = await there.hub.open(table.match.id)
        with pytest.raises(ApiError) as caught:
            await table.act_for_bot(table.number, first_legal(table))
        assert caught.value.error == "not-your-seat"
        seat_bots(table)
        seat_bots(twin)
        number, moves = table.number, legal_texts(table)
        await table.act_for_bot(number, moves[0])
        with pytest.raises(ApiError, match="moved on"):
            await table.act_for_bot(number, moves[0])
        with pytest.raises(ApiError, match="moved on") as caught:
            await twin.act_for_bot(number, moves[1])
        assert caught.value.error == "stale-draft"
        assert twin.entries == table.entries
        with pytest.raises(ApiError) as caught:
            await act(table, "person", first_legal(table))
        assert caught.value.error == "not-your-seat"
        assert not table.lock.busy
        assert not twin.lock.busy

    asyncio.run(scenario())
    other.close()


def test_a_cancelled_bot_does_not_keep_the_lock(store: Store) -> None:
    async def scenario() -> None:
        table = await new_table(lobby(store))
        seat_bots(table)
        number = table.number
        task = asyncio.create_task(table.act_for_bot(number, first_legal(table)))
        await asyncio.sleep(0)
        assert table.lock.busy
        task.cancel()
        await until(lambda: not table.lock.busy)
        assert table.number > number

    asyncio.run(scenario())


def test_a_reloaded_match_is_equal_with_and_without_snapshots(database: str, store: Store) -> None:
    async def play_to_the_end() -> Table:
        table = await new_table(lobby(store))
        await play(table, 400)
        assert table.state.actor == astrarium.OVER
        return table

    async def reload(name: str) -> Table:
        table = await Hub(store, WorkerPool(1)).open(name)
        table.welcome(ADA, "x", -1)
        return table

    table = asyncio.run(play_to_the_end())
    name = table.match.id
    asyncio.run(reload(name))
    opened = asyncio.run(reload(name))
    assert opened.entries == table.entries
    assert opened.state.key() == table.state.key()
    assert opened.unsaved_snapshots == []

    forget = delete(schema.snapshots).where(schema.snapshots.c.match == name)
    asyncio.run(store.write(run(forget)))
    again = asyncio.run(reload(name))
    assert again.entries == table.entries
    assert again.state.key() == table.state.key()
    count = select(func.count()).where(schema.snapshots.c.match == name)
    assert (
        asyncio.run(store.read(lambda connection: connection.scalar(count)))
        == table.number // SNAPSHOT_INTERVAL
    )
    strange = update(schema.snapshots).where(schema.snapshots.c.match == name).values(engine="old")
    asyncio.run(store.write(run(strange)))
    assert asyncio.run(reload(name)).entries == table.entries


def test_a_match_that_is_reloaded_while_its_players_ask_for_a_rematch_has_one(store: Store) -> None:
    async def scenario() -> None:
        room = lobby(store)
        table = await new_table(room)
        await play(table, 400)
        async with table.lock:
            rematches = [asyncio.create_task(room.rematch(ADA, table.id, Rematch())) for _ in range(2)]
            await asyncio.sleep(0)  # both wait for the lock
            await table._reload()
        first, second = await asyncio.gather(*rematches)
        assert first.match == second.match

    asyncio.run(scenario())


@pytest.mark.parametrize("column", ["state", "entries"])
def test_a_damaged_snapshot_is_rebuilt_from_the_events(
    store: Store, caplog: pytest.LogCaptureFixture, column: str
) -> None:
    async def scenario() -> None:
        table = await new_table(lobby(store))
        await play(table, 60)
        await Hub(store, WorkerPool(1)).open(table.match.id)  # stores the snapshots
        damaged = SNAPSHOT_INTERVAL * 2
        rows = schema.snapshots
        chosen = (rows.c.match == table.match.id) & (rows.c.number == damaged)
        query = select(rows.c[column]).where(chosen)
        stored = bytes(await store.read(lambda connection: connection.scalar(query)) or b"")
        flipped = stored[:-1] + bytes([stored[-1] ^ 1])
        await store.write(run(update(rows).where(chosen).values({column: flipped})))
        opened = await Hub(store, WorkerPool(1)).open(table.match.id)
        assert opened.entries == table.entries
        assert opened.state.key() == table.state.key()
        assert await store.read(lambda connection: connection.scalar(query)) == stored

    asyncio.run(scenario())
    assert [record.__dict__["fields"]["number"] for record in caplog.records] == [SNAPSHOT_INTERVAL * 2]


def test_a_broken_match_does_not_keep_others_from_going_on(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)

    async def scenario() -> None:
        tables = [await new_table(lobby(store)) for _ in range(3)]
        names = [table.match.id for table in tables]
        for table in tables:
            await play(table, 20)
        await lobby(store).hub.flush()
        events = schema.events
        first = (events.c.match == names[1]) & (events.c.number == 1)
        await store.write(run(update(events).where(first).values(text="not a move")))
        hub = Hub(store, WorkerPool(1))
        hub.start()
        await until(lambda: names[0] in hub.tables and names[2] in hub.tables)
        await until(lambda: {"match": names[1]} in [each.__dict__["fields"] for each in caplog.records])
        assert names[1] not in hub.tables
        await hub.stop()
        await store.write(run(delete(schema.matches).where(schema.matches.c.id.in_(names))))

    asyncio.run(scenario())


def test_a_table_that_cannot_be_stored_does_not_keep_others_from_it(store: Store) -> None:
    async def scenario() -> None:
        room = lobby(store)
        lost, kept = await new_table(room), await new_table(room)
        await play(lost, 20)
        await play(kept, 20)
        await store.write(run(delete(schema.matches).where(schema.matches.c.id == lost.match.id)))
        await room.hub.flush()
        assert lost.dirty
        assert not kept.dirty

    asyncio.run(scenario())


class LostAnswers:
    """Commits of the writer whose answers get lost: PostgreSQL commits, or rolls back, and is gone."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.before_commit = self.after_commit = 0
        self._commit = psycopg.Connection.commit

        def commit(connection: psycopg.Connection) -> None:
            self._lose(connection)

        monkeypatch.setattr(psycopg.Connection, "commit", commit)

    def _lose(self, connection: psycopg.Connection) -> None:
        if threading.current_thread().name != "writer":
            self._commit(connection)
        elif self.before_commit > 0:
            self.before_commit -= 1
            self._hang_up(connection)
        else:
            self._commit(connection)
            if self.after_commit > 0:
                self.after_commit -= 1
                self._hang_up(connection)

    def _hang_up(self, connection: psycopg.Connection) -> None:
        connection.close()
        raise psycopg.OperationalError("the connection is lost")


@pytest.fixture
def away(postgresql: Callable[[], str], tmp_path: Path) -> Iterator[tuple[Store, Path]]:
    """A store in PostgreSQL, which can be reached as long as the returned link exists."""
    url = make_url(postgresql())
    link = tmp_path / "link"
    link.symlink_to(str(url.query["host"]))
    opened = Store(str(url.set(query={"host": str(link)}).set(drivername="postgresql+psycopg")))
    yield opened, link
    opened.close()


@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 0), (1, 1)])
def test_a_commit_whose_answer_got_lost_is_recognised(
    away: tuple[Store, Path], monkeypatch: pytest.MonkeyPatch, before: int, after: int
) -> None:
    store, _ = away
    answers = LostAnswers(monkeypatch)

    async def scenario() -> None:
        table = await new_table(lobby(store))
        number = table.number
        answers.before_commit, answers.after_commit = before, after
        assert await act(table, "a", first_legal(table)) > number
        answers.before_commit, answers.after_commit = before, after
        await store.write(add_guest("Eve"))
        assert answers.before_commit == answers.after_commit == 0
        assert await store.read(count_guests) == 1
        again = await Hub(store, WorkerPool(1)).open(table.match.id)
        assert again.entries == table.entries

    asyncio.run(scenario())


def test_a_job_that_loses_its_connection_is_run_again(away: tuple[Store, Path]) -> None:
    store, _ = away
    attempts: list[str] = []

    def job(connection: Connection) -> str:
        attempts.append("tried")
        if len(attempts) == 1:
            connection.exec_driver_sql("SELECT pg_terminate_backend(pg_backend_pid())")
        return "done"

    async def scenario() -> None:
        other = asyncio.create_task(store.write(add_guest("Eve")))
        assert await store.write(job) == "done"
        await other
        assert await store.read(count_guests) == 1

    asyncio.run(scenario())
    assert attempts == ["tried"] * 2


def test_a_move_that_is_stored_already_is_acknowledged(database: str, store: Store) -> None:
    other = Store(database)

    async def scenario() -> None:
        table = await new_table(lobby(store))
        twin = await lobby(other).hub.open(table.match.id)
        moves = legal_texts(table)
        await act(table, "a", moves[0])
        await act(twin, "a", moves[0])
        assert twin.entries == table.entries
        number, later = table.number, legal_texts(table)
        await act(table, "b", later[0])
        viewer = RecordingViewer()
        done: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
        twin.act(Act("b", number, [later[0]]), viewer, done.set_result)
        assert await done is None
        assert encode(Acted("b", table.number)) in viewer.writes[-1]

    asyncio.run(scenario())
    other.close()


def test_writes_wait_for_a_database_that_is_away(
    away: tuple[Store, Path], caplog: pytest.LogCaptureFixture
) -> None:
    store, link = away
    target = link.readlink()

    async def scenario() -> None:
        table = await new_table(lobby(store))
        number = table.number
        link.unlink()
        store.writing.dispose()
        store._disconnect()
        playing = asyncio.create_task(act(table, "a", first_legal(table)))
        await until(lambda: "database is away; writes wait" in caplog.messages)
        assert not playing.done()
        link.symlink_to(target)
        assert await playing > number

    asyncio.run(scenario())


def test_lists_catch_up_with_the_events(store: Store) -> None:
    async def crash() -> None:
        room = lobby(store)
        table = await new_table(room)
        await play(table, 20)
        name = table.match.id
        assert (await store.read(lambda connection: read_match(connection, name))).number < table.number
        again = Hub(store, WorkerPool(1))
        again.start()
        while (await store.read(lambda connection: read_match(connection, name))).number < table.number:
            pass  # the hub plays on while the record is read
        found = await store.read(lambda connection: read_match(connection, name))
        assert (found.actor, found.scores) == (table.match.actor, table.match.scores)
        await again.stop()

    async def ask() -> None:
        room = lobby(store)
        table = await new_table(room)
        await play(table, 20)
        listed = await room.list_mine(ADA)
        assert {match.id: match.number for match in listed}[table.match.id] == table.number

    asyncio.run(asyncio.wait_for(crash(), PATIENCE))
    asyncio.run(ask())


def test_the_unfinished_matches_of_a_guest_are_limited(store: Store) -> None:
    async def many() -> None:
        room = lobby(store, FEW)
        wish = NewMatch(GAME, [SeatWish("open"), SeatWish("open")])
        for _ in range(3):
            await room.begin("greedy", wish)
        with pytest.raises(ApiError) as caught:
            await room.begin("greedy", wish)
        assert (caught.value.status, caught.value.error) == (429, "too-many-matches")
        await room.begin("modest", wish)

    asyncio.run(many())


def test_idle_tables_are_evicted(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("astrarium.server.live.hub.EVICTION_SECONDS", 0.01)
    monkeypatch.setattr("astrarium.server.live.hub.IDLE_SECONDS", 0.0)

    async def idle() -> None:
        room = lobby(store)
        visited, left = await new_table(room), await new_table(room)
        visited.connections = 1
        room.hub.start()
        await until(lambda: left.match.id not in room.hub.tables)
        assert visited.match.id in room.hub.tables
        visited.connections = 0
        await until(lambda: visited.match.id not in room.hub.tables)
        await room.hub.stop()

    asyncio.run(idle())
