"""All matches that are in memory, and the bots that play in them."""

import asyncio
import secrets
import time
from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection

from astrarium.server.archive import History, list_bots_to_act, read_history, read_match
from astrarium.server.bots import Workers
from astrarium.server.levels import ADVISER, find_level
from astrarium.server.logs import log, log_fault
from astrarium.server.messages import Hinted
from astrarium.server.metrics import TABLES
from astrarium.server.problems import Trouble
from astrarium.server.store import Store
from astrarium.server.table import Table
from astrarium.server.telling import teller
from astrarium.server.thinker import Question

IDLE_SECONDS = 300.0
SWEEP_SECONDS = 30.0
PAUSE_AFTER_FAULT = 2.0


class Hub:
    """Opens matches when they are asked for, and lets go of them when nobody is there any more."""

    def __init__(self, store: Store, workers: Workers) -> None:
        self.store = store
        self.workers = workers
        self.tables: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._chores: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Let all bots go on that were to act when the server stopped."""
        self._chores = [asyncio.create_task(self._sweep()), asyncio.create_task(self._go_on())]

    async def _go_on(self) -> None:
        for name in await self.store.read(list_bots_to_act):
            try:
                await self.open(name)
            except Trouble as trouble:
                log("match cannot go on", match=name, reason=trouble.text)

    async def stop(self) -> None:
        """Stop all that goes on by itself."""
        tasks: list[asyncio.Task[Any]] = [*self._chores, *self._thinking.values(), *self._opening.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
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
            await table.renew()
        finally:
            del self._opening[name]
        self.wake(table)
        return table

    def wake(self, table: Table) -> None:
        """Let the bot think whose turn it is, if there is one."""
        name = table.match.id
        if table.match.bot_to_act() is not None and name not in self._thinking:
            self._thinking[name] = asyncio.create_task(self._think(table))

    async def _think(self, table: Table) -> None:
        try:
            await self._let_bots_play(table)
        finally:
            del self._thinking[table.match.id]  # in the same breath as the last look at whose turn it is

    async def _let_bots_play(self, table: Table) -> None:
        while (seat := table.match.bot_to_act()) is not None:
            number = table.number
            bot = find_level(seat.level).bot
            try:
                answer = await self.workers.think(self._question(table, f"{seat.seat}", bot), _seconds(bot))
                await table.act_for_bot(number, answer.move)
            except Trouble as trouble:
                log("bot's move refused", match=table.match.id, number=number, reason=trouble.text)
            except Exception as error:
                log_fault("bot cannot play", error, match=table.match.id, number=number)
                await asyncio.sleep(PAUSE_AFTER_FAULT)

    def _question(self, table: Table, who: str, bot: str, state: bytes | None = None) -> Question:
        position = table.state.to_bytes() if state is None else state
        return Question(f"{table.match.id} {who}", table.match.game, position, bot, secrets.randbits(63))

    async def hint(self, table: Table, message_id: str, number: int, moves: list[str]) -> Hinted:
        """What a bot would do after a draft."""
        course = table.draft(number, moves)
        if course.state.actor < 0 or course.complete:
            raise Trouble(409, "nothing-to-decide", "there is nothing to decide for you here")
        question = self._question(table, "hint", ADVISER, course.state.to_bytes())
        answer = await self.workers.think(question, _seconds(ADVISER))
        action = course.legal(answer.move)
        view = course.teller.game.view(course.state)
        return Hinted(message_id, course.teller.move(action, view), answer.share)

    def tables_of(self, guest: str) -> Iterable[Table]:
        """The tables in memory where a guest sits."""
        return [table for table in self.tables.values() if guest in table.match.people()]

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            oldest = time.monotonic() - IDLE_SECONDS
            for name, table in list(self.tables.items()):
                busy = table.visitors or name in self._thinking or table.lock.locked()
                if not busy and table.used < oldest:
                    del self.tables[name]
            TABLES.set(len(self.tables))


def _history(connection: Connection, name: str) -> History:
    match = read_match(connection, name)
    return read_history(connection, name, teller(match.game).engine)


def _seconds(bot: str) -> float:
    """How long a bot may think by its own account."""
    budget = bot.partition(":")[2]
    return float(budget[:-1]) if budget.endswith("s") else 0.0
