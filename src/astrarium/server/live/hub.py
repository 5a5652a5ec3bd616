"""All matches that are in memory, and the bots that play in them."""

import asyncio
import secrets
import time
from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from astrarium.bots.external import PREFIX, REPLY_SECONDS
from astrarium.server.errors import ApiError
from astrarium.server.live.presenter import presenter_of
from astrarium.server.live.table import Table
from astrarium.server.lobby.seats import Seat
from astrarium.server.logs import log, log_fault
from astrarium.server.messages import Hinted
from astrarium.server.metrics import TABLES
from astrarium.server.opponents.bot_worker import ThinkRequest
from astrarium.server.opponents.levels import ADVISER, find_bot
from astrarium.server.opponents.worker_pool import WorkerPool
from astrarium.server.storage.queries import (
    MatchHistory,
    list_behind,
    list_bots_to_act,
    read_history,
    read_match,
    renew_snapshots,
    set_standings,
)
from astrarium.server.storage.store import Store

IDLE_SECONDS = 300.0
SWEEP_SECONDS = 30.0
TIDY_SECONDS = 1.0
PAUSE_AFTER_FAULT = 2.0


class Hub:
    """Opens matches when they are asked for, and lets go of them when nobody is there any more."""

    def __init__(self, store: Store, workers: WorkerPool) -> None:
        self.store = store
        self.workers = workers
        self.tables: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._tidying = asyncio.Lock()
        self._chores: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Let all bots go on that were to act when the server stopped."""
        chores = (self._sweep(), self._resume(), self._keep_tidy())
        self._chores = [asyncio.create_task(chore) for chore in chores]

    async def _resume(self) -> None:
        for listing in (list_behind, list_bots_to_act):
            for name in await self.store.read(listing):
                try:
                    await self.open(name)
                except ApiError as trouble:
                    log("match cannot go on", match=name, reason=trouble.text)
            await self.tidy()

    async def stop(self) -> None:
        """Stop all that goes on by itself."""
        tasks: list[asyncio.Task[Any]] = [*self._chores, *self._thinking.values(), *self._opening.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.tidy()
        await self.workers.close()

    async def open(self, name: str) -> Table:
        """The table of a match, from the database if it is not in memory."""
        table = self.tables.get(name)
        if table is None:
            if name not in self._opening:
                self._opening[name] = asyncio.create_task(self._load(name))
            table = await asyncio.shield(self._opening[name])
        table.used = time.monotonic()
        return table

    async def _load(self, name: str) -> Table:
        try:
            history = await self.store.read(lambda connection: _history(connection, name))
            table = await asyncio.to_thread(Table, self.store, history)
            self.tables[name] = table
            TABLES.set(len(self.tables))
            await self.tidy()
        finally:
            del self._opening[name]
        self.wake(table)
        return table

    def wake(self, table: Table) -> None:
        """Let the bot think whose turn it is, if there is one."""
        if table.bot_to_act() is not None and (name := table.match.id) not in self._thinking:
            self._thinking[name] = asyncio.create_task(self._think(table))

    async def _think(self, table: Table) -> None:
        try:
            await self._let_bots_play(table)
        finally:
            del self._thinking[table.match.id]  # in the same breath as the last look at whose turn it is

    async def _let_bots_play(self, table: Table) -> None:
        while (seat := table.bot_to_act()) is not None:
            number = table.number
            try:
                move = table.scripted() or await self._choose(table, seat)
                await table.act_for_bot(number, move)
            except ApiError as trouble:
                log("bot's move refused", match=table.match.id, number=number, reason=trouble.text)
            except Exception as error:
                log_fault("bot cannot play", error, match=table.match.id, number=number)
                await asyncio.sleep(PAUSE_AFTER_FAULT)

    async def _choose(self, table: Table, seat: Seat) -> str:
        """What a bot makes of the position."""
        bot = find_bot(seat.level)
        question = _question(table, table.number, f"{seat.seat}", bot, table.state.to_bytes())
        answer = await self.workers.think(question, _seconds(bot))
        return answer.move

    async def hint(self, table: Table, message_id: str, number: int, moves: list[str]) -> Hinted:
        """What a bot would do after a draft."""
        draft = table.try_draft(number, moves)
        if draft.state.actor < 0 or draft.complete:
            raise ApiError(409, "nothing-to-decide", "there is nothing to decide for you here")
        question = _question(table, number, "hint", ADVISER, draft.state.to_bytes())
        answer = await self.workers.think(question, _seconds(ADVISER))
        return Hinted(message_id, answer.move, answer.share)

    def tables_of(self, guest: str) -> Iterable[Table]:
        """The tables in memory where a guest sits."""
        return [table for table in self.tables.values() if guest in table.match.people()]

    async def tidy(self) -> None:
        """Store what follows from the events of matches: what lists show, and snapshots."""
        async with self._tidying:
            behind = [table for table in self.tables.values() if table.behind]
            if behind:
                await self._store_rest(behind)

    async def _store_rest(self, tables: list[Table]) -> None:
        matches = [table.match for table in tables]
        missing = [(table.match.id, list(table.missing), table.presenter.engine) for table in tables]

        def job(connection: Connection) -> None:
            set_standings(connection, matches)
            for name, snapshots, engine in missing:
                renew_snapshots(connection, name, snapshots, engine)

        await self.store.write(job)
        for table, match, (_, snapshots, _) in zip(tables, matches, missing, strict=True):
            table.kept = match.number
            del table.missing[: len(snapshots)]

    async def _keep_tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDY_SECONDS)
            try:
                await self.tidy()
            except SQLAlchemyError as error:
                log_fault("cannot tidy up", error)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            oldest = time.monotonic() - IDLE_SECONDS
            for name, table in list(self.tables.items()):
                busy = table.connections or name in self._thinking or table.lock.busy or table.behind
                if not busy and table.used < oldest:
                    del self.tables[name]
            TABLES.set(len(self.tables))


def _history(connection: Connection, name: str) -> MatchHistory:
    match = read_match(connection, name)
    return read_history(connection, name, presenter_of(match.game).engine)


def _question(table: Table, event: int, who: str, bot: str, state: bytes) -> ThinkRequest:
    return ThinkRequest(table.match.id, event, who, table.match.game, state, bot, secrets.randbits(63))


def _seconds(bot: str) -> float:
    """How long a bot may think by its own account."""
    if bot.startswith(PREFIX):
        return REPLY_SECONDS
    budget = bot.partition(":")[2]
    return float(budget[:-1]) if budget.endswith("s") else 0.0
