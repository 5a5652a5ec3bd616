"""Thinking time for tables: which class a bot's decision is in, who pays for it, when it is abandoned."""

import asyncio
import secrets
from collections.abc import Collection

from astrarium.server.errors import ApiError, nothing_to_decide, stale_draft
from astrarium.server.live.table import Table
from astrarium.server.lobby.seats import Seat, StoredMatch
from astrarium.server.messages import Hinted
from astrarium.server.opponents.bot_worker import ThinkRequest, ThinkResponse
from astrarium.server.opponents.levels import HINT_BOT, find_bot, thinking_seconds
from astrarium.server.opponents.scheduler import Priority, QueueFull
from astrarium.server.opponents.worker_pool import Abandoned, ThinkJob, WorkerPool

HINT = "hint"


def priority_of(match: StoredMatch, connected: Collection[str]) -> Priority:
    """Return the class of a bot's decision in `match`; `connected` are the guests with a connection to it."""
    people = match.people()
    if not people.isdisjoint(connected):
        return Priority.PLAYER
    return Priority.ABSENT if people or connected else Priority.UNWATCHED


def payer_of(match: StoredMatch, connected: Collection[str]) -> str:
    """Return the guest to whom a bot's decision in `match` is charged.

    That is a guest who waits for it: the creator, who chose the bots, if seated and connected, otherwise the
    connected guest on the lowest seat. Seated guests pay alike while none is connected. The creator pays for
    a match of bots alone, even if others watch it: viewers come and go, and must not pay for what they
    happen to see.
    """
    seated = [seat.guest for seat in match.seats if seat.who == "person"]
    payers = [guest for guest in seated if guest in connected] or seated
    return match.creator if match.creator in payers or not payers else payers[0]


class Thinking:
    """Asks the workers for decisions and hints, and follows the tables they are for."""

    def __init__(self, workers: WorkerPool) -> None:
        self.workers = workers
        self._jobs: dict[str, set[ThinkJob]] = {}
        self._hinting: set[str] = set()

    async def choose(self, table: Table, seat: Seat) -> str:
        """Return the move that the bot on `seat` chooses in the current position.

        Raise QueueFull if the payer has too many waiting requests, Abandoned if the match has changed.
        """
        match, connected = table.match, table.connected_guests()
        bot = find_bot(match.rules, len(match.seats), seat.level, seat.character)
        request = _think_request(table, table.number, f"{seat.seat}", bot, table.state.to_bytes())
        payer, priority = payer_of(match, connected), priority_of(match, connected)
        response = await self._ask(ThinkJob(request, thinking_seconds(bot), payer, priority))
        return response.move

    async def hint(self, table: Table, guest: str, message_id: str, number: int, moves: list[str]) -> Hinted:
        """Return what the hint bot would play after a draft of `guest`, who has one hint at a time."""
        if guest in self._hinting:
            raise ApiError(429, "hint-running", "a hint is being computed for you already; wait for it")
        draft = table.try_draft(number, moves)
        if draft.state.actor < 0 or draft.complete:
            raise nothing_to_decide()
        request = _think_request(table, number, HINT, HINT_BOT, draft.state.to_bytes())
        job = ThinkJob(request, thinking_seconds(HINT_BOT), guest)
        self._hinting.add(guest)
        try:
            response = await self._ask(job)
        except QueueFull:
            raise ApiError(429, "too-fast", "too many bots are thinking for you; wait a moment") from None
        except Abandoned:
            raise stale_draft(table.number) from None
        finally:
            self._release_hint(job)
        return Hinted(message_id, response.move, response.share)

    def _release_hint(self, job: ThinkJob) -> None:
        """Allow the guest of `job` the next hint.

        A hint that was stopped counts for the rest of its time. Otherwise a guest could stop worker after
        worker, each of which has to start again.
        """
        if job.unused_seconds > 0.0:
            loop = asyncio.get_running_loop()
            loop.call_later(job.unused_seconds, self._hinting.discard, job.guest)
        else:
            self._hinting.discard(job.guest)

    async def _ask(self, job: ThinkJob) -> ThinkResponse:
        name = job.request.match
        jobs = self._jobs.setdefault(name, set())
        jobs.add(job)
        try:
            return await self.workers.think(job)
        finally:
            jobs.discard(job)
            if not jobs:
                self._jobs.pop(name, None)

    def update(self, table: Table) -> None:
        """Abandon requests for an earlier position, and find the class of the others again.

        Call it whenever the match, its seats or its viewers have changed.
        """
        for job in list(self._jobs.get(table.id, ())):
            if job.request.event != table.number or (job.request.who != HINT and not table.owned):
                self.workers.abandon(job)
            elif job.request.who != HINT:
                self.workers.move(job, priority_of(table.match, table.connected_guests()))


def _think_request(table: Table, event: int, who: str, bot: str, state: bytes) -> ThinkRequest:
    return ThinkRequest(table.id, event, who, table.match.game, state, bot, secrets.randbits(63))
