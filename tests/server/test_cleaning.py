"""Expiry: unused data goes, a played match never, and several servers may clean at once."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Literal

import pytest
from sqlalchemy import Connection, Table, func, insert, select, update

import astrarium
from astrarium.server.config import Retention, Settings
from astrarium.server.live.hub import Hub
from astrarium.server.lobby.identifiers import days_ago, today
from astrarium.server.lobby.lobby import Lobby
from astrarium.server.messages import NewMatch, Rematch, Say, SeatWish
from astrarium.server.opponents.worker_pool import WorkerPool
from astrarium.server.storage import cleaning, schema
from astrarium.server.storage.cleaning import clean
from astrarium.server.storage.store import Store
from tests.patience import wait_until
from tests.server.clients import GAME
from tests.server.conftest import GENEROUS
from tests.server.hosts import Host
from tests.server.test_lists import RECORD
from tests.server.test_store import ADA, RecordingViewer, act, first_legal, new_table, play, run

OLD = days_ago(400)
KEEP = Retention()


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    """An open database, SQLite and PostgreSQL in turn."""
    opened = Store(database)
    yield opened
    opened.close()


def lobby(store: Store) -> Lobby:
    """Return a lobby with its own hub and one worker."""
    return Lobby(Hub(store, WorkerPool(1)), GENEROUS)


async def make_old(store: Store, *matches: str) -> None:
    """Move the times of matches more than a year back."""
    old = update(schema.matches).where(schema.matches.c.id.in_(matches)).values(created=OLD, changed=OLD)
    await store.write(run(old))


def count(store: Store, table: Table, match: str) -> int:
    """Return the number of rows that a match has in a table."""
    key = table.c.id if table is schema.matches else table.c.match
    with store.reading.begin() as connection:
        return connection.scalar(select(func.count()).where(key == match)) or 0


def scenario(store: Store, steps: Callable[[Lobby], Awaitable[None]]) -> None:
    """Run `steps` with a lobby that is closed afterwards."""

    async def run_steps() -> None:
        room = lobby(store)
        await steps(room)
        await room.hub.stop()

    asyncio.run(run_steps())


async def begin(room: Lobby, *seats: Literal["me", "bot", "open", "shared"]) -> str:
    """Create a match and return its id."""
    return (await room.begin(ADA, NewMatch(GAME, [SeatWish(who) for who in seats]))).match


def test_unplayed_matches_and_records_expire(store: Store) -> None:
    async def steps(room: Lobby) -> None:
        unplayed, young = await begin(room, "me", "shared"), await begin(room, "me", "shared")
        record = (await room.upload(ADA, RECORD)).match
        played = await new_table(room)
        await act(played, "first", first_legal(played))
        await room.hub.stop()
        await make_old(store, unplayed, record, played.match.id)
        await clean(store, Retention(unplayed=0, records=0))
        assert [count(store, schema.matches, each) for each in (unplayed, record)] == [1, 1]
        await clean(store, KEEP)
        left = [count(store, schema.matches, each) for each in (unplayed, record, played.match.id, young)]
        assert left == [0, 0, 1, 1]
        assert count(store, schema.events, unplayed) == count(store, schema.seats, unplayed) == 0

    scenario(store, steps)


def test_a_move_counts_even_if_the_row_does_not_know_of_it(store: Store) -> None:
    async def steps(room: Lobby) -> None:
        table = await new_table(room)
        await act(table, "first", first_legal(table))  # not flushed: the row does not know of the move
        name = table.match.id
        await make_old(store, name)
        await store.write(run(schema.open_matches.delete()))
        await clean(store, KEEP)
        assert count(store, schema.matches, name) == 1
        await act(table, "second", first_legal(table))

    scenario(store, steps)


def test_a_match_in_memory_does_not_expire(store: Store) -> None:
    async def steps(room: Lobby) -> None:
        name = await begin(room, "me", "shared")
        await make_old(store, name)
        await clean(store, KEEP)
        table = await room.hub.open(name)
        await act(table, "first", first_legal(table))
        assert count(store, schema.matches, name) == 1

    scenario(store, steps)


def test_a_finished_match_is_compacted_and_can_still_be_opened(store: Store) -> None:
    async def steps(room: Lobby) -> None:
        table = await new_table(room)
        await table.post_chat("Ada", Say("line", "hello"), RecordingViewer())
        await play(table, 400)
        assert table.state.actor == astrarium.OVER
        await room.hub.flush()
        name = table.match.id
        await make_old(store, name)
        assert count(store, schema.snapshots, name) > 0
        await clean(store, KEEP)
        assert count(store, schema.snapshots, name) == count(store, schema.answers, name) == 0
        assert count(store, schema.lines, name) == 1
        again = lobby(store)
        opened = await again.hub.open(name)
        assert opened.entries == table.entries
        assert opened.state.key() == table.state.key()
        assert opened.draft_at(40).state.key() == table.draft_at(40).state.key()
        await again.hub.stop()
        assert count(store, schema.snapshots, name) == 0

    scenario(store, steps)


def test_a_rematch_that_has_expired_is_created_again(store: Store) -> None:
    async def steps(room: Lobby) -> None:
        table = await new_table(room)
        await play(table, 400)
        first = (await room.rematch(ADA, table.match.id, Rematch())).match
        assert (await room.rematch(ADA, table.match.id, Rematch())).match == first
        del room.hub.tables[first]
        await make_old(store, first)
        await store.write(run(schema.open_matches.delete()))
        await clean(store, KEEP)
        second = (await room.rematch(ADA, table.match.id, Rematch())).match
        assert second != first
        assert count(store, schema.matches, second) == 1

    scenario(store, steps)


def test_unused_guests_links_and_addresses_expire(store: Store) -> None:
    async def steps(room: Lobby) -> None:
        table = await new_table(room)
        link = {"match": table.match.id, "guest": ADA}
        guests = [{"id": f"old{n}", "name": "Eve", "created": OLD} for n in range(2 * cleaning.PAGE + 5)]
        young = {"id": "young", "name": "Ben", "created": days_ago(1)}
        usage = {"address": "a", "matches": 1, "bytes": 1, "names": 1}

        def fill(connection: Connection) -> None:
            connection.execute(
                insert(schema.guests), [*guests, young, {"id": ADA, "name": "Ada", "created": OLD}]
            )
            links = [{"token": "used", "expires": OLD, **link}, {"token": "new", "expires": "9", **link}]
            connection.execute(insert(schema.links), links)
            days = [{"day": OLD[:10], **usage}, {"day": today(), **usage}]
            connection.execute(insert(schema.address_usage), days)

        await store.write(fill)
        await clean(store, KEEP)
        with store.reading.begin() as connection:
            assert set(connection.scalars(select(schema.guests.c.id))) == {"young", ADA}
            assert list(connection.scalars(select(schema.links.c.token))) == ["new"]
            assert list(connection.scalars(select(schema.address_usage.c.day))) == [today()]

    scenario(store, steps)


def test_two_servers_clean_at_once(database: str, store: Store) -> None:
    other = Store(database)

    async def steps(room: Lobby) -> None:
        names = [await begin(room, "me", "shared") for _ in range(3 * cleaning.BATCH + 1)]
        played = await new_table(room)
        await act(played, "first", first_legal(played))
        await room.hub.stop()
        await make_old(store, *names, played.match.id)
        await asyncio.gather(clean(store, KEEP), clean(other, KEEP))
        assert sum(count(store, schema.matches, name) for name in names) == 0
        assert count(store, schema.matches, played.match.id) == 1

    scenario(store, steps)
    other.close()


def test_the_chat_of_a_match_is_bounded(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("astrarium.server.storage.queries.MAX_CHAT_LINES", 5)

    async def steps(room: Lobby) -> None:
        table = await new_table(room)
        for number in range(8):
            await table.post_chat("Ada", Say(f"m{number}", f"line {number}"), RecordingViewer())
        name = table.match.id
        assert count(store, schema.lines, name) == count(store, schema.answers, name) == 5
        again = await Hub(store, WorkerPool(1)).open(name)
        assert [line.text for line in again.chat] == [f"line {number}" for number in range(3, 8)]

    scenario(store, steps)


def test_a_server_cleans_when_it_starts(tmp_path: Path) -> None:
    settings = Settings(tmp_path, workers=1)
    store = Store(settings.url)

    async def steps(room: Lobby) -> None:
        names.append(await begin(room, "me", "shared"))
        await room.hub.stop()
        await make_old(store, *names)

    names: list[str] = []
    scenario(store, steps)
    host = Host(settings)
    host.start()
    wait_until(lambda: count(store, schema.matches, names[0]) == 0)
    host.stop()
    store.close()
