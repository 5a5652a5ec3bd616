"""Tables in memory and the bots that play at them, for a server that has its database for itself."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from functools import partial
from typing import TypeVar

import msgspec
from sqlalchemy import Connection

from astrarium.server.cluster.news import MatchChanged, News
from astrarium.server.cluster.peers import PeerReply, PeerRequest
from astrarium.server.config import Retention
from astrarium.server.errors import ApiError, unknown_match
from astrarium.server.live.presenter import presenter_of
from astrarium.server.live.table import Table
from astrarium.server.live.thinking import Thinking
from astrarium.server.live.websocket_frames import close_frame
from astrarium.server.lobby.seats import StoredMatch
from astrarium.server.logs import log, log_error, log_warning
from astrarium.server.metrics import TABLES
from astrarium.server.opponents.scheduler import QueueFull
from astrarium.server.opponents.worker_pool import Abandoned, WorkerPool, WorkerStatus
from astrarium.server.storage.cleaning import clean
from astrarium.server.storage.leases import NotOwner
from astrarium.server.storage.open_matches import (
    list_bots_to_act,
    list_orphans,
    list_outdated,
    mark_closed,
    mark_open,
)
from astrarium.server.storage.queries import (
    MatchHistory,
    read_history,
    read_match,
    replace_snapshots,
    update_standings,
)
from astrarium.server.storage.store import Job, Store
from astrarium.server.supervisor import Supervisor

T = TypeVar("T")
IDLE_SECONDS = 300.0
EVICTION_SECONDS = 30.0
FLUSH_SECONDS = 1.0
CLEANING_SECONDS = 3600.0
NOT_FOUND = 404
CLOSE_UNKNOWN_MATCH = 4404
FULL_SECONDS = 2.0
"""Pause of a bot whose payer has too many waiting requests."""


class HubStatus(msgspec.Struct):
    """The workers, requests waiting for them by class, and the last error of each task that is down."""

    workers: list[WorkerStatus]
    waiting: dict[str, int]
    down: dict[str, str]


class Hub:
    """Loads matches on request, runs their bots, and evicts idle tables."""

    def __init__(self, store: Store, workers: WorkerPool, retention: Retention | None = None) -> None:
        self.store = store
        self.workers = workers
        self.thinking = Thinking(workers)
        self.retention = retention or Retention()
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._flushing = asyncio.Lock()
        self.supervisor = Supervisor()
        self.node_id = ""  # of a server that shares its database

    def start(self) -> None:
        """Start the background tasks, and resume the matches where a bot is to act."""
        self.supervisor.start("evict", self._evict_idle)
        self.supervisor.start("resume", self._resume_matches)
        self.supervisor.start("flush", self._flush_periodically)
        self.supervisor.start("clean", self._clean_periodically)

    async def _resume_matches(self) -> None:
        """Open the matches with more events than their row says or with a bot to act; close the others."""
        unsettled: set[str] = set()
        for query in (list_outdated, list_bots_to_act):
            for name in await self.store.read(query):
                unsettled.add(name)
                with suppress(Exception):  # `_load` has logged it; the others go on
                    await self._resume(name)
            await self.flush()
        marked = await self.store.read(list_orphans)
        opened = {*unsettled, *self.tables, *self._loading}
        await self._mark_closed([name for name in marked if name not in opened])

    async def _resume(self, name: str) -> None:
        await self.open(name)

    async def stop(self) -> None:
        """Cancel all tasks, stop the workers, and store derived data."""
        await asyncio.gather(self.supervisor.stop(), self.workers.close())
        loading = list(self._loading.values())
        for task in loading:
            task.cancel()
        await asyncio.gather(*loading, return_exceptions=True)
        await self.flush()
        # This write also waits for those whose tasks were cancelled.
        await self._mark_closed([name for name, table in self.tables.items() if _is_settled(table)])

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
            self.tables[name] = table = await self._read_table(name)
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

    async def _read_table(self, name: str) -> Table:
        """Return a new table with what is stored about a match; mark an unfinished match as open."""
        history = await self.read_history(name)
        table = await asyncio.to_thread(Table, self.store, history)
        if not history.match.replay and not history.match.over:
            await self.store.write(lambda connection: mark_open(connection, name))
        return table

    async def read_history(self, name: str) -> MatchHistory:
        """Return what is stored about a match."""
        return await self.store.read(lambda connection: _read_history(connection, name))

    async def run_at_owner(
        self,
        table: Table,  # noqa: ARG002  (for the subclass)
        request: PeerRequest,  # noqa: ARG002
        run: Callable[[], Awaitable[T]],
    ) -> T | PeerReply:
        """Run a change of a match here; the subclass sends `request` to the owner if that is elsewhere."""
        try:
            return await run()
        except NotOwner:  # it was deleted meanwhile
            raise unknown_match() from None

    def own_created(self, connection: Connection, match: StoredMatch) -> None:
        """Own a match in the transaction that creates it; only the subclass has to."""

    async def delete(self, table: Table, job: Job[None]) -> None:
        """Run `job`, which deletes a match, and close the connections to it; hold the table's lock."""
        async with self._flushing:
            await self.store.write(job)
            self.forget(table)
        self.publish(MatchChanged(table.id))

    def forget(self, table: Table) -> None:
        """Stop the bots of a deleted match and close the connections to it."""
        table.disown(None)
        self.tables.pop(table.id, None)
        TABLES.set(len(self.tables))
        self.thinking.update(table)
        table.broadcast(close_frame(CLOSE_UNKNOWN_MATCH, unknown_match().text))

    def current(self, name: str) -> Table | None:
        """Return the table of a match if it is in memory; only the subclass has some that are out of date."""
        return self.tables.get(name)

    def follow(self, table: Table) -> None:
        """Follow a match for a client; only the subclass has matches that others change."""

    async def catch_up(self, table: Table, reply: PeerReply) -> None:
        """Show what the owner of a match has stored; only the subclass gets such a reply."""

    async def attract(self, table: Table) -> None:
        """Prepare for a client at `table`; the subclass takes the match over if its owner has no client."""

    def wake_bots(self, table: Table) -> None:
        """Start a task that plays for the bots if a bot is to act; call it after every change of a match."""
        self.thinking.update(table)
        if table.bot_to_act() is not None:
            self.supervisor.start("bots", partial(self._play_bots, table), match=table.id)

    async def _play_bots(self, table: Table) -> None:
        while (seat := table.bot_to_act()) is not None:  # no await after the last call, or a wake-up is lost
            number = table.number
            try:
                move = table.lesson_move() or await self.thinking.choose(table, seat)
                await table.act_for_bot(number, move)
            except Abandoned:
                continue
            except QueueFull:
                await asyncio.sleep(FULL_SECONDS)
            except ApiError as refusal:
                log("bot's move refused", match=table.id, number=number, reason=refusal.text)
            except NotOwner:
                self.on_lost(table)

    def on_lost(self, table: Table) -> None:
        """Handle that another server has taken a match over; only the subclass shares its matches."""

    def status(self) -> HubStatus:
        """Return which workers live and which background tasks are down."""
        down = self.supervisor.down() | self.workers.supervisor.down()
        if not self.store.writer_alive:
            down["writer"] = "the thread has ended"
        return HubStatus(self.workers.status(), self.workers.waiting(), down)

    async def begin_match(self, table: Table, guest: str) -> None:
        """Draw the first luck of a match and start its bots, if it waits to begin and `guest` is ready."""
        await self.begin_here(table, guest)

    async def begin_here(self, table: Table, guest: str) -> None:
        """Like `begin_match`, at the owner of the match; raise NotOwner elsewhere."""
        if not table.can_begin_for(guest):
            return
        try:
            await table.begin()
        except NotOwner:
            raise
        except ApiError as refusal:
            log("first luck was drawn already", match=table.id, reason=refusal.text)
        except Exception as error:
            log_error("first luck failed", error, match=table.id)
        self.wake_bots(table)

    def publish(self, news: News) -> None:
        """Tell the other servers what has changed; only the subclass has others."""

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
        unsaved = [(table.id, list(table.unsaved_snapshots), table.presenter.engine) for table in tables]

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
            await clean(self.store, self.retention)
            await asyncio.sleep(CLEANING_SECONDS)

    async def _evict_idle(self) -> None:
        while True:
            await asyncio.sleep(EVICTION_SECONDS)
            oldest = time.monotonic() - IDLE_SECONDS
            idle = [name for name, table in self.tables.items() if self._is_idle(name, table, oldest)]
            closed = [name for name in idle if self.tables[name].owned]
            for name in idle:
                del self.tables[name]
            TABLES.set(len(self.tables))
            if closed:
                await self._mark_closed(closed)

    def _is_idle(self, name: str, table: Table, oldest: float) -> bool:
        has_bots = self.supervisor.is_running("bots", match=name)
        busy = table.all_connections or has_bots or table.lock.busy or table.dirty
        return not busy and table.last_used < oldest

    async def _mark_closed(self, names: list[str]) -> None:
        """Remove the marks of matches; a match that is opened again is marked after this write."""
        try:
            await self.store.write(lambda connection: mark_closed(connection, names, self.node_id))
        except Exception as error:
            log_error("cannot mark matches as closed", error)


def _read_history(connection: Connection, name: str) -> MatchHistory:
    match = read_match(connection, name)
    return read_history(connection, name, presenter_of(match.game).engine)


def _is_settled(table: Table) -> bool:
    """Return whether a restart has nothing to do for a match that is owned here."""
    return table.owned and table.bot_to_act() is None and not table.dirty
