"""The hub of a server that shares its database with others.

A match is owned by one server at a time; the tables of the others are replicas. A change of a match runs at
its owner (`run_at_owner`). If the owner cannot be reached, the server that needs the match takes it over.
News tells a replica what to read again, which it does while it has clients and when it is opened. After a gap
in the news every replica reads everything.
"""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeVar, assert_never

from sqlalchemy import Connection

from astrarium.server.cluster.links import LinkError, LinkRefused, Links
from astrarium.server.cluster.membership import Membership
from astrarium.server.cluster.news import (
    ChatStored,
    EventsStored,
    MatchChanged,
    News,
    NewsFeed,
    NewsTransport,
    SocketsOpen,
    TokensTaken,
    ViewersHere,
    ViewersWanted,
)
from astrarium.server.cluster.peers import (
    ENCODER,
    NOT_OWNER,
    REPLY_DECODER,
    PeerBegin,
    PeerEvents,
    PeerReply,
    PeerRequest,
    PeerYield,
)
from astrarium.server.config import Retention
from astrarium.server.errors import ApiError
from astrarium.server.live.hub import NOT_FOUND, Hub
from astrarium.server.live.table import Table
from astrarium.server.lobby.identifiers import new_token
from astrarium.server.lobby.seats import StoredMatch
from astrarium.server.logs import log, log_error, log_warning
from astrarium.server.opponents.worker_pool import WorkerPool
from astrarium.server.storage.leases import (
    Claim,
    ClusterNode,
    Fence,
    NotOwner,
    claim_match,
    list_owned,
    release_matches,
)
from astrarium.server.storage.open_matches import claim_unfinished
from astrarium.server.storage.queries import Event, read_events
from astrarium.server.storage.store import Store

T = TypeVar("T")
NODE_LENGTH = 12
REPLY_SECONDS = 2.0
"""Time for the owner of a match to answer before the sender looks for another owner."""
MOVING_SECONDS = 15.0
"""Time to find an owner before a request is refused."""
FIRST_PAUSE, MAX_PAUSE = 0.02, 0.25
ORPHAN_SECONDS = 5.0
RESTART_PAUSE = 0.5
"""Longest pause before a task that other servers wait for is tried again, in seconds."""
EVERYTHING = 1 << 62
"""A number of events that no match reaches."""


class Backlog:
    """What a replica has to read again: the events up to `number`, the row of the match, the chat."""

    def __init__(self, number: int, changed: bool, chat: bool) -> None:
        self.number = number
        self.changed = changed
        self.chat = chat

    def join(self, other: "Backlog") -> "Backlog":
        """Return all that is in this backlog or in `other`."""
        return Backlog(max(self.number, other.number), self.changed or other.changed, self.chat or other.chat)


class ClusterHub(Hub):
    """A hub that shares its matches with other servers."""

    def __init__(self, store: Store, workers: WorkerPool, retention: Retention, secret: bytes) -> None:
        super().__init__(store, workers, retention)
        self.node_id = new_token(NODE_LENGTH)
        self.links = Links(secret)
        self.membership = Membership(store, self.node_id, self)
        self.feed: NewsFeed | None = None
        self.on_usage: Callable[[str, TokensTaken | SocketsOpen | None], None] | None = None
        self._backlogs: dict[str, Backlog] = {}
        self._broken: set[str] = set()  # matches that cannot be opened
        self._orphaned = asyncio.Event()

    async def join(self, address: str, transport: NewsTransport) -> None:
        """Become a member of the cluster: reachable at `address`, with news sent by `transport`."""
        self.feed = NewsFeed(transport, self.node_id, self.hear, self._on_connected)
        await self.membership.join(address, transport.name)

    def start(self) -> None:
        """Start the background tasks."""
        assert self.feed is not None
        self.supervisor.start("lease", self.membership.run, RESTART_PAUSE)
        self.supervisor.start("news-sender", self.feed.run_sender, RESTART_PAUSE)
        self.supervisor.start("news-receiver", self.feed.run_receiver, RESTART_PAUSE)
        super().start()

    async def stop(self) -> None:
        """Give up all matches, after storing derived data."""
        await super().stop()
        await self.links.close()
        await self.membership.leave()

    def publish(self, news: News) -> None:
        """Tell the other servers, if there are any, what has changed."""
        if self.feed is not None and len(self.membership.live) > 1:
            self.feed.publish(news)

    # Ownership

    async def _read_table(self, name: str) -> Table:
        """Return a new table: it owns its match if that is unfinished and has no other owner."""
        claim = await self._claim(name, claim_unfinished)
        try:
            history = await self.read_history(name)
            table = await asyncio.to_thread(Table, self.store, history, self.publish)
        except Exception:
            self._broken.add(name)
            await self._release(name)
            raise
        if claim.epoch is not None:
            table.own(Fence(self.node_id, claim.epoch))
        else:
            table.disown(claim.owner)
        self.publish(ViewersWanted(name))
        return table

    def own_created(self, connection: Connection, match: StoredMatch) -> None:
        """Own a match in the transaction that creates it, so that no other server takes it for an orphan."""
        if not match.replay and not match.over:
            claim_match(connection, match.id, self.node_id, ())

    async def open(self, name: str) -> Table:
        """Return the table of a match, up to date: a replica without clients does not follow the news."""
        table = await super().open(name)
        if not table.owned and not table.connections:
            self._add_backlog(name, Backlog(EVERYTHING, True, True))
        if name in self._backlogs:
            await self._sync(table)
        return table

    async def open_owned(self, name: str) -> Table:
        """Return the table of a match for another server; raise NotOwner if the match is not owned here."""
        table = await super().open(name)
        if not table.owned:
            raise NotOwner
        return table

    def current(self, name: str) -> Table | None:
        """Return the table of a match if it is in memory and follows the match."""
        table = super().current(name)
        return table if table is not None and (table.owned or table.connections) else None

    def follow(self, table: Table) -> None:
        """Follow a match for a client: its owner announces moves to servers that have viewers."""
        if table.connections == 1:
            self.publish(table.viewers_here())

    async def _read_events(self, table: Table, after: int) -> list[Event]:
        """Return the events after the first `after`: from the owner, which has them in memory, or stored."""
        if table.owner is not None:
            reply = await self._ask(table.owner, PeerEvents(table.id, after))
            events = None if reply is None or reply.not_owner else reply.events_after(after)
            if events is not None:
                return events
        return await self.store.read(lambda connection: read_events(connection, table.id, after))

    async def catch_up(self, table: Table, reply: PeerReply) -> None:
        """Show what the owner of a match has stored; `reply` has the last events."""

        async def read(after: int) -> list[Event]:
            events = reply.events_after(after)
            return await self._read_events(table, after) if events is None else events

        await table.catch_up(reply.number, read)
        self.thinking.update(table)

    async def _claim(self, name: str, claim: Callable[..., Claim]) -> Claim:
        suspects = set(self.membership.suspects)
        return await self.store.write(lambda connection: claim(connection, name, self.node_id, suspects))

    async def acquire(self, table: Table) -> bool:
        """Take a match over, unless a living server owns it; return whether it is owned here now."""
        async with table.lock:
            if table.owned:
                return True
            claim = await self._claim(table.id, claim_match if table.match.over else claim_unfinished)
            if claim.epoch is None:
                table.owner = claim.owner
                return False
            try:
                await table.take_over(Fence(self.node_id, claim.epoch))
            except Exception:
                await self._release(table.id)
                raise
        self.wake_bots(table)
        return True

    async def _find_owner(self, table: Table) -> bool:
        """Take a match over, or find its owner; return False if it has one that is not known."""
        return await self.acquire(table) or table.owner is not None

    async def release(self, table: Table) -> bool:
        """Give a match up if no client is connected to it here; return whether it is not owned any more.

        While a bot is to act the match stays: its worker would be stopped, and the other server begin anew.
        """
        async with table.lock:
            if table.owned and not table.connections and table.bot_to_act() is None:
                if table.dirty:
                    await self._store_derived([table])
                await self._release(table.id)
                table.disown(None)
        self.thinking.update(table)
        return not table.owned

    async def _release(self, name: str) -> None:
        await self.store.write(lambda connection: release_matches(connection, [name], self.node_id))

    async def attract(self, table: Table) -> None:
        """Take a match over if its owner has no client of it: it runs best where its players are."""
        if table.owned or table.match.over or table.match.replay:
            return
        if table.owner is None:
            await self.acquire(table)
        else:
            reply = await self._ask(table.owner, PeerYield(table.id))
            if reply is not None and reply.not_owner:
                await self.acquire(table)

    async def _resume(self, name: str) -> None:
        """Take over a match that has no living owner; of several servers one succeeds."""
        table = self.tables.get(name)
        if table is not None:
            await self.acquire(table)
        elif name not in self._broken and (await self._claim(name, claim_unfinished)).epoch is not None:
            await self.open(name)

    async def _resume_matches(self) -> None:
        """Take over matches of servers that have ended, whenever one has."""
        idle: set[str] = set()
        while True:
            self._orphaned.clear()
            await super()._resume_matches()
            idle = await self._release_idle(idle)
            try:
                async with asyncio.timeout(ORPHAN_SECONDS + random.random()):
                    await self._orphaned.wait()
            except TimeoutError:
                pass

    async def _release_idle(self, before: set[str]) -> set[str]:
        """Release stored ownership without a table, as a failed takeover may leave it, if it lasts.

        `before` are the matches found by the previous call; return those found now.
        """
        owned = await self.store.read(lambda connection: list_owned(connection, self.node_id))
        found = {name for name in owned if name not in self.tables or not self.tables[name].owned}
        for name in found & before:
            log_warning("match was owned without being run", match=name)
            await self._release(name)
        return found

    def on_lost(self, table: Table) -> None:
        """Read everything again at a table whose match another server has taken over."""
        self._request_sync(table.id, EVERYTHING, True, True)

    def on_left(self, node: ClusterNode) -> None:
        """Forget a server that has ended or is taken for dead; what it was asked is asked again elsewhere."""
        for table in self.tables.values():
            table.set_elsewhere(node.id, None)
            if table.owner == node:
                table.owner = None
        if self.on_usage is not None:
            self.on_usage(node.id, None)
        self.links.drop(node.address, "it has left the cluster")
        self._orphaned.set()

    def on_lapse(self) -> None:
        """Check which matches are owned: others may have taken some over."""
        self.supervisor.start("owners", self._check_owners)

    async def _check_owners(self) -> None:
        """Disown the matches that other servers have taken over."""
        fences = [(table, table.fence) for table in self.tables.values() if table.fence is not None]
        owned = await self.store.read(lambda connection: list_owned(connection, self.node_id))
        for table, fence in fences:
            if table.fence is fence and owned.get(table.id) != fence.epoch:
                log("match was taken over by another server", match=table.id)
                table.disown(None)
                self.thinking.update(table)
                self.on_lost(table)

    # Requests

    async def run_at_owner(
        self, table: Table, request: PeerRequest, run: Callable[[], Awaitable[T]]
    ) -> T | PeerReply:
        """Run a change of a match here if it is owned here, else let its owner handle `request`.

        `run` raises NotOwner if another server has taken the match over. The result of a retry is that of the
        first attempt, since its receipt is stored.
        """
        deadline, pause = time.monotonic() + MOVING_SECONDS, FIRST_PAUSE
        while True:
            owner = table.owner
            if table.owned:
                try:
                    return await run()
                except NotOwner:
                    self.on_lost(table)
            elif owner is not None:
                reply = await self._ask(owner, request)
                if reply is not None and not reply.not_owner:
                    return reply
                table.owner = None
            elif await self._find_owner(table):
                continue
            if time.monotonic() > deadline:
                raise ApiError(503, "match-moving", "the match is moving to another server; try again")
            await asyncio.sleep(pause)
            pause = min(MAX_PAUSE, 2 * pause)

    async def _ask(self, owner: ClusterNode, request: PeerRequest) -> PeerReply | None:
        """Return the reply of another server, None if there is none."""
        try:
            return REPLY_DECODER.decode(
                await self.links.request(owner.address, ENCODER.encode(request), REPLY_SECONDS)
            )
        except LinkRefused:
            self.membership.suspect(owner)
        except LinkError as error:
            log_warning("no reply from another server", node=owner.id, reason=repr(error))
        return None

    async def begin_match(self, table: Table, guest: str) -> None:
        """Draw the first luck of a match and start its bots, at its owner."""
        if not table.can_begin_for(guest):
            return
        try:
            reply = await self.run_at_owner(
                table, PeerBegin(table.id, guest), partial(self.begin_here, table, guest)
            )
            if reply is not None:
                await self.catch_up(table, reply.check())
        except Exception as error:  # the next client that arrives tries again
            log_error("match cannot begin", error, match=table.id)

    async def yield_match(self, name: str) -> PeerReply:
        """Give a match up for another server that has a client of it, unless there is one here, too."""
        table = self.tables.get(name)
        if table is None or await self.release(table):
            return NOT_OWNER
        return PeerReply(number=table.number)

    # News

    def hear(self, sender: str, news: News) -> None:
        """Handle the news of another server."""
        match news:
            case EventsStored():
                self._hear_events(sender, news)
            case MatchChanged():
                self._request_sync(news.match, 0, True, False)
            case ChatStored():
                self._request_sync(news.match, 0, False, True)
            case ViewersHere():
                self._hear_viewers(sender, news)
            case ViewersWanted():
                table = self.tables.get(news.match)
                if table is not None and table.connections:
                    self.publish(table.viewers_here())
            case TokensTaken() | SocketsOpen():
                if self.on_usage is not None:
                    self.on_usage(sender, news)
            case _:
                assert_never(news)

    def _hear_viewers(self, sender: str, news: ViewersHere) -> None:
        table = self.tables.get(news.match)
        if table is not None:
            known = sender in table.elsewhere
            table.set_elsewhere(sender, news)
            self.thinking.update(table)
            if table.owned and not known:  # the sender may have missed moves before it was known
                self.publish(EventsStored(table.id, table.number))

    def _hear_events(self, sender: str, news: EventsStored) -> None:
        table = self.tables.get(news.match)
        if table is not None:
            if table.owned:
                self.on_lapse()
            else:
                table.owner = self.membership.live.get(sender, table.owner)
        if table is None or news.number > table.number:
            self._request_sync(news.match, news.number, False, False)

    def _on_connected(self) -> None:
        """Read everything again at every replica: news may have been missed."""
        for name in self.tables:
            self._request_sync(name, EVERYTHING, True, True)
        self.on_joined()

    def on_joined(self) -> None:
        """Tell a new server what it has missed, and ask for its viewers."""
        for name, table in self.tables.items():
            self.publish(ViewersWanted(name))
            if table.connections:
                self.publish(table.viewers_here())
            if table.owned:
                self.publish(EventsStored(name, table.number))
                self.publish(MatchChanged(name))
                self.publish(ChatStored(name))

    def _request_sync(self, name: str, number: int, changed: bool, chat: bool) -> None:
        """Let the table of a match read what has changed; matches that are not in memory are left out."""
        table = self.tables.get(name)
        if name not in self._loading and (table is None or not (table.owned or table.connections)):
            return
        self._add_backlog(name, Backlog(number, changed, chat))
        if table is not None:
            self._start_sync(table)

    def _add_backlog(self, name: str, added: Backlog) -> None:
        known = self._backlogs.get(name)
        self._backlogs[name] = added if known is None else known.join(added)

    def _start_sync(self, table: Table) -> None:
        self.supervisor.start("sync", partial(self._sync, table), RESTART_PAUSE, match=table.id)

    async def _sync(self, table: Table) -> None:
        """Work off the backlog of a table; what cannot be read stays in it."""
        while (backlog := self._backlogs.pop(table.id, None)) is not None:  # no await after the last call
            try:
                await table.catch_up(backlog.number, partial(self._read_events, table))
                if backlog.changed:
                    await table.refresh()
                if backlog.chat:
                    await table.catch_up_chat()
            except ApiError as refusal:
                if refusal.status != NOT_FOUND:
                    self._add_backlog(table.id, backlog)
                    raise
                self.forget(table)
                return
            except Exception:
                self._add_backlog(table.id, backlog)
                raise
            self.wake_bots(table)
