"""Tables in memory and the bots that play at them."""

import asyncio
import secrets
import time
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from sqlalchemy import Connection

from astrarium.bots.external import PREFIX, REPLY_SECONDS
from astrarium.server.config import Retention
from astrarium.server.errors import ApiError
from astrarium.server.live.presenter import presenter_of
from astrarium.server.live.table import Table
from astrarium.server.lobby.seats import Seat
from astrarium.server.logs import log, log_error, log_warning
from astrarium.server.messages import Hinted
from astrarium.server.metrics import TABLES
from astrarium.server.opponents.bot_worker import ThinkRequest
from astrarium.server.opponents.levels import HINT_BOT, find_bot
from astrarium.server.opponents.worker_pool import WorkerPool
from astrarium.server.storage.cleaning import clean
from astrarium.server.storage.queries import (
    MatchHistory,
    list_bots_to_act,
    list_open,
    list_outdated,
    mark_closed,
    mark_open,
    read_history,
    read_match,
    replace_snapshots,
    update_standings,
)
from astrarium.server.storage.store import Store

IDLE_SECONDS = 300.0
EVICTION_SECONDS = 30.0
FLUSH_SECONDS = 1.0
CLEANING_SECONDS = 3600.0
PAUSE_AFTER_FAULT = 2.0
NOT_FOUND = 404


class Hub:
    """Loads matches on request, runs their bots, and evicts idle tables."""

    def __init__(self, store: Store, workers: WorkerPool, retention: Retention | None = None) -> None:
        self.store = store
        self.workers = workers
        self.retention = retention or Retention()
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._bot_tasks: dict[str, asyncio.Task[None]] = {}
        self._flushing = asyncio.Lock()
        self._background_tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Start the background tasks, and resume the matches where a bot is to act."""
        coroutines = (
            self._evict_idle(),
            self._resume_matches(),
            self._flush_periodically(),
            self._clean_periodically(),
        )
        self._background_tasks = [asyncio.create_task(coroutine) for coroutine in coroutines]

    async def _resume_matches(self) -> None:
        unsettled: set[str] = set()
        for query in (list_outdated, list_bots_to_act):
            for name in await self.store.read(query):
                unsettled.add(name)
                with suppress(Exception):  # `_load` has logged it; the others go on
                    await self.open(name)
            await self.flush()
        marked = await self.store.read(list_open)
        opened = {*unsettled, *self.tables, *self._loading}
        await self._mark_closed([name for name in marked if name not in opened])

    async def stop(self) -> None:
        """Cancel all tasks, store derived data, and stop the workers."""
        tasks: list[asyncio.Task[Any]] = [
            *self._background_tasks,
            *self._bot_tasks.values(),
            *self._loading.values(),
        ]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.flush()
        await self._mark_closed([name for name, table in self.tables.items() if table.bot_to_act() is None])
        await self.workers.close()

    async def open(self, name: str) -> Table:
        """Return the table of a match; load it if it is not in memory."""
        table = self.tables.get(name)
        if table is None:
            if name not in self._loading:
                self._loading[name] = asyncio.create_task(self._load(name))
            table = await asyncio.shield(self._loading[name])
        table.last_used = time.monotonic()
        return table

    async def _load(self, name: str) -> Table:
        try:
            history = await self.store.read(lambda connection: _read_history(connection, name))
            table = await asyncio.to_thread(Table, self.store, history)
            if not history.match.replay and not history.match.over:
                await self.store.write(lambda connection: mark_open(connection, name))
            self.tables[name] = table
            TABLES.set(len(self.tables))
            await self.flush()
        except ApiError as refusal:
            if refusal.status != NOT_FOUND:
                log_warning("match cannot be opened", match=name, reason=refusal.text)
            raise
        except Exception as error:
            log_error("match cannot be opened", error, match=name)
            raise
        finally:
            del self._loading[name]
        self.wake_bots(table)
        return table

    def wake_bots(self, table: Table) -> None:
        """Start a task that plays for the bots if a bot is to act."""
        if table.bot_to_act() is not None and (name := table.match.id) not in self._bot_tasks:
            self._bot_tasks[name] = asyncio.create_task(self._run_bots(table))

    async def _run_bots(self, table: Table) -> None:
        try:
            await self._play_bots(table)
        finally:
            del self._bot_tasks[table.match.id]  # no await after the last `bot_to_act`, or a wake-up is lost

    async def _play_bots(self, table: Table) -> None:
        while (seat := table.bot_to_act()) is not None:
            number = table.number
            try:
                move = table.lesson_move() or await self._choose(table, seat)
                await table.act_for_bot(number, move)
            except ApiError as refusal:
                log("bot's move refused", match=table.match.id, number=number, reason=refusal.text)
            except Exception as error:
                log_error("bot move failed", error, match=table.match.id, number=number)
                await asyncio.sleep(PAUSE_AFTER_FAULT)

    async def _choose(self, table: Table, seat: Seat) -> str:
        """Return the move a bot chooses in the current position."""
        bot = find_bot(seat.level)
        request = _think_request(table, table.number, f"{seat.seat}", bot, table.state.to_bytes())
        response = await self.workers.think(request, _thinking_seconds(bot))
        return response.move

    async def hint(self, table: Table, message_id: str, number: int, moves: list[str]) -> Hinted:
        """Return what the hint bot would play after a draft."""
        draft = table.try_draft(number, moves)
        if draft.state.actor < 0 or draft.complete:
            raise ApiError(409, "nothing-to-decide", "there is nothing to decide for you here")
        request = _think_request(table, number, "hint", HINT_BOT, draft.state.to_bytes())
        response = await self.workers.think(request, _thinking_seconds(HINT_BOT))
        return Hinted(message_id, response.move, response.share)

    def tables_of(self, guest: str) -> Iterable[Table]:
        """Return the tables in memory where `guest` has a seat."""
        return [table for table in self.tables.values() if guest in table.match.people()]

    async def flush(self) -> None:
        """Store what is derived from events: the match rows that lists show, and snapshots."""
        async with self._flushing:
            dirty = [table for table in self.tables.values() if table.dirty]
            if dirty:
                await self._store_derived(dirty)

    async def _store_derived(self, tables: list[Table]) -> None:
        """Store the derived data of `tables` together; if that fails, each alone, and log which fails."""
        try:
            await self._store_together(tables)
        except Exception as error:
            if len(tables) == 1:
                log_error("cannot store standings and snapshots", error, match=tables[0].match.id)
                return
            for table in tables:
                await self._store_derived([table])

    async def _store_together(self, tables: list[Table]) -> None:
        matches = [table.match for table in tables]
        unsaved = [
            (table.match.id, list(table.unsaved_snapshots), table.presenter.engine) for table in tables
        ]

        def write_derived(connection: Connection) -> None:
            update_standings(connection, matches)
            for name, snapshots, engine in unsaved:
                replace_snapshots(connection, name, snapshots, engine)

        await self.store.write(write_derived)
        for table, match, (_, snapshots, _) in zip(tables, matches, unsaved, strict=True):
            table.stored_number = match.number
            del table.unsaved_snapshots[: len(snapshots)]

    async def _flush_periodically(self) -> None:
        while True:
            await asyncio.sleep(FLUSH_SECONDS)
            await self.flush()

    async def _clean_periodically(self) -> None:
        while True:
            try:
                await clean(self.store, self.retention)
            except Exception as error:
                log_error("cannot delete expired data", error)
            await asyncio.sleep(CLEANING_SECONDS)

    async def _evict_idle(self) -> None:
        while True:
            await asyncio.sleep(EVICTION_SECONDS)
            oldest = time.monotonic() - IDLE_SECONDS
            idle = [name for name, table in self.tables.items() if self._is_idle(name, table, oldest)]
            for name in idle:
                del self.tables[name]
            TABLES.set(len(self.tables))
            try:
                await self._mark_closed(idle)
            except Exception as error:
                log_error("cannot mark matches as closed", error)

    def _is_idle(self, name: str, table: Table, oldest: float) -> bool:
        busy = table.connections or name in self._bot_tasks or table.lock.busy or table.dirty
        return not busy and table.last_used < oldest

    async def _mark_closed(self, names: list[str]) -> None:
        """Remove the marks of matches; a match that is opened again is marked after this write."""
        if names:
            await self.store.write(lambda connection: mark_closed(connection, names))


def _read_history(connection: Connection, name: str) -> MatchHistory:
    match = read_match(connection, name)
    return read_history(connection, name, presenter_of(match.game).engine)


def _think_request(table: Table, event: int, who: str, bot: str, state: bytes) -> ThinkRequest:
    return ThinkRequest(table.match.id, event, who, table.match.game, state, bot, secrets.randbits(63))


def _thinking_seconds(bot: str) -> float:
    """Return the thinking time that the text of a bot asks for, 0 if it has none."""
    if bot.startswith(PREFIX):
        return REPLY_SECONDS
    budget = bot.partition(":")[2]
    return float(budget[:-1]) if budget.endswith("s") else 0.0
