"""Lists of matches: query plans without a full scan, fresh values without a write."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Table, event, select

import astrarium
from astrarium.server.config import Settings
from astrarium.server.live.hub import Hub
from astrarium.server.lobby.lobby import Lobby
from astrarium.server.messages import NewMatch, SeatWish
from astrarium.server.metrics import JOBS
from astrarium.server.opponents.worker_pool import WorkerPool
from astrarium.server.storage import cleaning, open_matches, queries, schema
from astrarium.server.storage.store import Store
from astrarium.server.storage.usage import read_guest_usage
from tests.patience import until
from tests.server.clients import GAME, ME, SHARED, Person
from tests.server.conftest import GENEROUS
from tests.server.hosts import Host

RECORD = f"game {GAME}\nedition {astrarium.game(GAME).edition}\nseats 2\n---\n"
ADA = "ada"
EARLY = "2000"
QUERIES: dict[str, Callable[[Connection], object]] = {
    "mine": lambda connection: queries.list_mine(connection, ADA),
    "watch": lambda connection: queries.list_running(connection, ADA),
    "outdated": open_matches.list_outdated,
    "bots": open_matches.list_bots_to_act,
    "usage": lambda connection: read_guest_usage(connection, ADA),
    "unplayed": lambda connection: cleaning.delete_unplayed(connection, before=EARLY),
    "records": lambda connection: cleaning.delete_records(connection, before=EARLY),
    "finished": lambda connection: cleaning.compact_finished(connection, before=EARLY),
    "guests": cleaning.GuestCleaning(EARLY),
}
ORDERED = "matches_to_watch"  # read from its end until the list is full
SMALL = ("open_matches", "wishes", "nodes")  # matches in memory, votes that are being held, servers
COPIES = 2000


@pytest.fixture(scope="module")
def store(database: str) -> Iterator[Store]:
    """An open database with thousands of matches, SQLite and PostgreSQL in turn."""
    opened = Store(database)
    asyncio.run(begin_matches(opened))
    with opened.writing.begin() as connection:
        owners = "INSERT INTO owners (match, node, epoch) SELECT id, 'node', 1 FROM matches"
        connection.exec_driver_sql(owners)
        for table in (schema.matches, schema.seats, schema.events, schema.guests, schema.owners):
            multiply(connection, table)
        connection.exec_driver_sql("ANALYZE")
    yield opened
    opened.close()


async def begin_matches(store: Store) -> None:
    """Create a match and a record of Ada and Eve each."""
    room = Lobby(Hub(store, WorkerPool(1)), GENEROUS)
    for guest in (ADA, "eve"):
        await room.begin(guest, NewMatch(GAME, [SeatWish("me"), SeatWish("shared")]))
        await room.upload(guest, RECORD)
        await room.rename(guest, "Somebody")
    await room.hub.stop()


def multiply(connection: Connection, table: Table) -> None:
    """Copy all rows of a table `COPIES` times, for other matches and guests."""
    key = "id" if "id" in table.c else "match"
    changed = {key: f"{key} || i", "creator": "'guest' || i", "guest": "'guest' || i"}
    values = ", ".join(changed.get(column, column) for column in table.c.keys())  # noqa: SIM118
    connection.exec_driver_sql(
        f"INSERT INTO {table.name} ({', '.join(table.c.keys())})"
        f" WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {COPIES})"
        f" SELECT {values} FROM {table.name}, n"
    )


def statements(store: Store, query: Callable[[Connection], object]) -> list[tuple[str, Any]]:
    """Run `query` and return its statements with their parameters."""
    found: list[tuple[str, Any]] = []

    def note(_connection: Any, _cursor: Any, text: str, values: Any, _context: Any, _many: bool) -> None:
        if text.startswith("SELECT"):
            found.append((text, values))

    event.listen(store.reading, "before_cursor_execute", note)
    with store.reading.begin() as connection:
        query(connection)
    event.remove(store.reading, "before_cursor_execute", note)
    return found


def sqlite_scans(connection: Connection, text: str, values: Any) -> list[str]:
    """Return the steps of a query plan that read a whole table or index."""
    steps = [row[-1] for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {text}", values)]
    return [step for step in steps if step.startswith("SCAN")]


def postgresql_scans(connection: Connection, text: str, values: Any) -> list[str]:
    """Return the steps of a query plan that read a whole table or index."""
    plan = connection.exec_driver_sql(f"EXPLAIN (FORMAT JSON) {text}", values).scalar_one()
    return [
        f"{node['Node Type']} on {node.get('Relation Name', '')} {node.get('Index Name', '')}"
        for node in nodes(plan[0]["Plan"])
        if "Scan" in node["Node Type"]
        and node["Node Type"] not in ("Bitmap Heap Scan", "Subquery Scan")
        and "Index Cond" not in node
    ]


def nodes(plan: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield a node of a plan and all nodes below it."""
    yield plan
    for part in plan.get("Plans", ()):
        yield from nodes(part)


@pytest.mark.parametrize("name", QUERIES)
def test_no_list_reads_a_whole_table(store: Store, name: str) -> None:
    asked = statements(store, QUERIES[name])
    assert asked
    scans = sqlite_scans if store.reading.dialect.name == "sqlite" else postgresql_scans
    with store.reading.begin() as connection:
        found = [step for text, values in asked for step in scans(connection, text, values)]
    assert [step for step in found if not any(name in step for name in (ORDERED, *SMALL))] == []


def test_lists_are_fresh_without_a_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("astrarium.server.live.hub.FLUSH_SECONDS", 1e6)
    host = Host(Settings(tmp_path, workers=1, limits=GENEROUS))
    address = host.start()
    ada, eve = Person(address), Person(address)
    older, newer = ada.begin(ME, SHARED), ada.begin(ME, SHARED)
    client = ada.open_table(older)
    assert client.act(client.first_legal())["type"] == "acted"
    jobs = JOBS._value.get()
    for person, path in ((ada, "/api/matches"), (eve, "/api/watch")) * 5:
        listed = person.get(path)["matches"]
        assert [match["match"] for match in listed] == [older, newer]
        assert listed[0]["number"] == client.number
        assert listed[0]["projected"] == client.position["projected"]
    assert JOBS._value.get() == jobs
    for person in (ada, eve):
        person.close()
    host.stop()


def test_matches_are_marked_while_they_are_in_memory(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("astrarium.server.live.hub.EVICTION_SECONDS", 0.01)
    monkeypatch.setattr("astrarium.server.live.hub.IDLE_SECONDS", 0.0)

    async def marked() -> set[str]:
        table = schema.open_matches
        return set(await store.read(lambda connection: connection.scalars(select(table.c.match)).all()))

    async def scenario() -> None:
        room = Lobby(Hub(store, WorkerPool(1)), GENEROUS)
        wish = NewMatch(GAME, [SeatWish("me"), SeatWish("shared")])
        kept, left = [(await room.begin(ADA, wish)).match for _ in range(2)]
        assert {kept, left} <= await marked()
        room.hub.tables[kept].connections = 1
        room.hub.start()
        await until(lambda: left not in room.hub.tables)
        await room.hub.open(left)
        assert {kept, left} <= await marked()
        await room.hub.stop()
        assert not {kept, left} & await marked()

    asyncio.run(scenario())
