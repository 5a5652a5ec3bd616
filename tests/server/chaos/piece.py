"""A piece of chaos: a number of kills and pauses under load, and the figures about them."""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import cycle, islice
from pathlib import Path
from random import Random

import httpx

from tests.patience import PAUSE
from tests.server.chaos.audit import Audit, audit, count_refusals
from tests.server.chaos.cluster import Cluster, ServerSlot
from tests.server.chaos.people import REQUEST_SECONDS, Participant, seat_all

SERVER, WORKER, POSTGRESQL, PAUSE_OWNER, RETURN = "server", "worker", "postgresql", "pause", "return"
MIX = (
    *(SERVER, WORKER, SERVER, POSTGRESQL, SERVER, PAUSE_OWNER, SERVER, WORKER, SERVER, POSTGRESQL),
    *(SERVER, WORKER, SERVER, POSTGRESQL, SERVER, PAUSE_OWNER, SERVER, WORKER, SERVER, PAUSE_OWNER),
)
"""Kinds of twenty kills; a return follows each pause and is not counted."""
STUCK_SECONDS = 60.0


@dataclass(frozen=True)
class ChaosSettings:
    """What is played and killed; times are seconds.

    A third of the matches have two persons. Up to `interval` passes before each kill. A pause exceeds the
    lease of an owner. No kill follows after `limit`. `arguments` are further arguments of the servers.
    """

    kills: int
    servers: int = 3
    matches: int = 30
    think: tuple[float, float] = (0.05, 0.15)
    interval: float = 1.0
    pause: float = 4.0
    limit: float = 3600.0
    seed: int = 1
    arguments: tuple[str, ...] = ()


@dataclass(frozen=True)
class Recovery:
    """How long a player waited for its first acknowledged move after a kill.

    A player is affected if it was connected to the killed server, or that server owned its match; with
    PostgreSQL every player is.
    """

    kind: str
    milliseconds: int
    affected: bool


@dataclass
class PieceResult:
    """The figures of a piece. `stuck` describes players that did not go on; `late_writes` may be unknown."""

    settings: ChaosSettings
    seconds: float = 0.0
    kills: Counter[str] = field(default_factory=Counter)
    recoveries: list[Recovery] = field(default_factory=list)
    stuck: list[str] = field(default_factory=list)
    audit: Audit = field(default_factory=Audit)
    late_writes: float | None = None
    refusals: Counter[str] = field(default_factory=Counter)
    connects: int = 0


def plan(kills: int, random: Random) -> list[str]:
    """Return the kinds of `kills` kills in random order, in the proportions of MIX."""
    kinds = list(islice(cycle(MIX), kills))
    random.shuffle(kinds)
    return kinds


class Chaos:
    """Plays, kills and measures."""

    def __init__(self, settings: ChaosSettings, folder: Path) -> None:
        self.settings = settings
        self.random = Random(settings.seed)
        self.cluster = Cluster(folder, settings.servers, "--workers", "1", *settings.arguments)
        self.people: list[Participant] = []
        self.result = PieceResult(settings)

    async def run(self) -> PieceResult:
        """Run the piece and return its figures."""
        started = time.monotonic()
        try:
            await self.cluster.start()
            async with self._playing():
                await self._kill_all(started + self.settings.limit)
            await self.cluster.wait_for_servers(self.settings.servers)
            await self._finish()
        finally:
            await self.cluster.stop()
        self.result.seconds = round(time.monotonic() - started, 1)
        return self.result

    @asynccontextmanager
    async def _playing(self) -> AsyncIterator[None]:
        """Let all people play during the block."""
        settings = self.settings
        pairs = settings.matches // 3
        addresses = [server.address for server in self.cluster.servers]
        async with httpx.AsyncClient(trust_env=False, timeout=REQUEST_SECONDS) as http:
            self.people += [
                Participant(addresses, http, Random(self.random.random()), settings.think)
                for _ in range(settings.matches + pairs)
            ]
            await seat_all(self.people, pairs)
            tasks = [asyncio.create_task(person.run()) for person in self.people]
            try:
                yield
            finally:
                for task in tasks:
                    task.cancel()
                for ended in await asyncio.gather(*tasks, return_exceptions=True):
                    if isinstance(ended, Exception):
                        self.result.stuck.append(f"a player ended: {ended!r}")

    async def _kill_all(self, deadline: float) -> None:
        """Kill one part after the other; stop if a player does not go on, or at the deadline."""
        if not await self._everyone_acts(time.monotonic(), "before the first kill"):
            return
        for kind in plan(self.settings.kills, self.random):
            if time.monotonic() > deadline:
                return
            await asyncio.sleep(self.random.uniform(0.0, self.settings.interval))
            going_on = await self._inflict(kind)
            self.result.kills[kind] += 1
            if not going_on:
                return

    async def _inflict(self, kind: str) -> bool:
        """Kill or pause a part; return whether all players go on."""
        if kind == POSTGRESQL:
            await self.cluster.kill_postgresql()
            return await self._measure(kind, time.monotonic(), set(range(len(self.people))))
        await self.cluster.wait_for_servers(min(2, self.settings.servers))
        owners = await self.cluster.owners()
        if kind == WORKER:
            return await self._kill_worker(owners)
        if kind == PAUSE_OWNER:
            return await self._pause_owner(owners)
        server = self.random.choice(self.cluster.up)
        affected = self._affected(server, owners)
        await server.count_late_writes()
        self.cluster.kill_server(server)
        return await self._measure(kind, time.monotonic(), affected)

    async def _kill_worker(self, owners: dict[str, str]) -> bool:
        """Kill the bot worker of a server."""
        server = self.random.choice(await self.cluster.wait_for_workers())
        affected = self._affected(server, owners)
        self.cluster.kill_worker(server)
        return await self._measure(WORKER, time.monotonic(), affected)

    async def _pause_owner(self, owners: dict[str, str]) -> bool:
        """Pause the owner of a random match for longer than its lease, and let it return."""
        match = self.random.choice(self.people).player.match
        owning = [server for server in self.cluster.up if server.node == owners.get(match)]
        server = self.random.choice(owning or self.cluster.up)
        affected = self._affected(server, owners)
        server.stop_running()
        since = time.monotonic()
        try:
            measured = asyncio.create_task(self._measure(PAUSE_OWNER, since, affected))
            await asyncio.sleep(self.settings.pause)
        finally:
            server.resume()
        returned = time.monotonic()
        return await measured and await self._measure(RETURN, returned, affected)

    def _affected(self, server: ServerSlot, owners: dict[str, str]) -> set[int]:
        """Return the people who are connected to `server` or whose match it owns."""
        index, node = self.cluster.servers.index(server), server.node
        return {
            number
            for number, person in enumerate(self.people)
            if person.server == index or (node and owners.get(person.player.match) == node)
        }

    async def _measure(self, kind: str, since: float, affected: set[int]) -> bool:
        """Wait until every player has had a move acknowledged, and add the times since `since`."""
        going_on = await self._everyone_acts(since, f"after kill {self.result.kills.total() + 1}, {kind}")
        for number, person in enumerate(self.people):
            if (acted := person.first_acted(since)) is not None:
                milliseconds = round(1000 * (acted - since))
                self.result.recoveries.append(Recovery(kind, milliseconds, number in affected))
        return going_on

    async def _everyone_acts(self, since: float, when: str) -> bool:
        """Wait until every player has had a move acknowledged after `since`; note those that have not."""
        deadline = time.monotonic() + STUCK_SECONDS
        while waiting := [person for person in self.people if person.first_acted(since) is None]:
            if time.monotonic() > deadline:
                self.result.stuck += [f"{when}: {_describe(person)}" for person in waiting]
                return False
            await asyncio.sleep(PAUSE)
        return True

    async def _finish(self) -> None:
        """Collect the counters of the servers and compare players and database."""
        for server in self.cluster.servers:
            await server.count_late_writes()
        self.result.late_writes = self.cluster.late_writes
        self.result.refusals = count_refusals(self.people)
        self.result.connects = sum(person.connects for person in self.people)
        url, address = self.cluster.postgres.url, self.cluster.servers[0].address
        self.result.audit = await asyncio.to_thread(audit, url, address, self.people)


def _describe(person: Participant) -> str:
    player = person.player
    actor = player.position.get("actor")
    return (
        f"seat {player.seat} of {player.match} on server {person.server} after {len(player.log)} events,"
        f" actor {actor}, pending {player.pending}"
    )
