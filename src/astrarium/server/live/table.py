"""A match in memory: position, log, viewers, and the lock that serialises its writes.

A write acquires the lock, plays on a clone, stores the events, and only then replaces the position and
broadcasts. Everything a viewer has received is on disk.

Of several servers one owns the match and writes. The tables of the others are replicas: they read what the
owner has stored (`catch_up`, `refresh`, `catch_up_chat`) and broadcast it to their own viewers.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from functools import partial
from hashlib import blake2b
from typing import Protocol, TypeVar

import msgspec
from sqlalchemy import Connection

from astrarium.core.errors import BadRecord
from astrarium.core.game import Game, View
from astrarium.core.patch import difference
from astrarium.core.record import Event as RecordEvent
from astrarium.core.record import Record, check_pack
from astrarium.core.state import CHANCE, OVER, State
from astrarium.guide import lessons
from astrarium.server.cluster.news import (
    ChatStored,
    EventsStored,
    MatchChanged,
    News,
    ViewersHere,
    ViewersWanted,
)
from astrarium.server.errors import ApiError, stale_draft
from astrarium.server.live.drafts import SNAPSHOT_INTERVAL, Draft, make_snapshots
from astrarium.server.live.fairness import committed_after, lot_key
from astrarium.server.live.lock import MatchLock
from astrarium.server.live.presence import Presence
from astrarium.server.live.presenter import Presenter, presenter_of, projected_scores
from astrarium.server.live.websocket_frames import text_frame
from astrarium.server.lobby.identifiers import author_of, clean_text, now, time_text
from astrarium.server.lobby.seats import Seat, StoredContribution, StoredMatch
from astrarium.server.logs import log, log_error, log_warning
from astrarium.server.messages import (
    Act,
    Acted,
    Changed,
    ChatLine,
    LogEntry,
    MatchInfo,
    Moved,
    PositionInfo,
    Said,
    Say,
    ServerMessage,
    Tried,
    Welcome,
)
from astrarium.server.metrics import LATE_WRITES, LOAD
from astrarium.server.storage.leases import ClusterNode, Fence, NotOwner, check_fence
from astrarium.server.storage.queries import (
    MAX_CHAT_LINES,
    Event,
    EventBatch,
    EventConflict,
    MatchHistory,
    Receipt,
    Snapshot,
    add_chat_line,
    read_chat,
    read_history,
    read_match,
    read_mutes,
)
from astrarium.server.storage.store import Job, Store

T = TypeVar("T")
ENCODER = msgspec.json.Encoder()
ENTRIES_DECODER = msgspec.json.Decoder(list[LogEntry])


class Viewer(Protocol):
    """A connection that receives the broadcasts of a table."""

    guest: str

    @property
    def send(self) -> Callable[[bytes], None]:
        """Function that writes encoded frames to the client."""


Publish = Callable[[News], None]
"""Tells the other servers what has changed."""

ReadEvents = Callable[[int], Awaitable[list[Event]]]

Done = Callable[[Exception | None], None]
"""Called once with None after success, or with the reason of the refusal."""


class MoveRequest:
    """A draft to write after `number` events.

    One without a receipt comes from the server: for a bot, or without moves to draw the first luck.
    """

    def __init__(
        self,
        number: int,
        moves: Sequence[str],
        done: Done,
        receipt: Receipt | None = None,
        sender: Viewer | None = None,
    ) -> None:
        self.number = number
        self.moves = moves
        self.done = done
        self.receipt = receipt
        self.sender = sender

    def may_act_for(self, seat: Seat) -> bool:
        """Whether the request comes from the guest or the bot on `seat`."""
        return seat.who == "bot" if self.receipt is None else seat.belongs_to(self.receipt.guest)


class PreparedMove:
    """A draft played on a clone: the view after it, the events to store, the frame to broadcast."""

    def __init__(self, draft: Draft, view: View, batch: EventBatch, frame: bytes) -> None:
        self.draft = draft
        self.view = view
        self.batch = batch
        self.frame = frame


def encode(message: ServerMessage) -> bytes:
    """Encode a server message as a WebSocket text frame."""
    return text_frame(ENCODER.encode(message))


def publish_nothing(_news: News) -> None:
    """Ignore `_news`: there is only one server."""


class Table:
    """A match in memory. Every change of the match happens while `lock` is held.

    Only the owner of the match changes it. Without a `fence` there is no other server.
    """

    def __init__(self, store: Store, history: MatchHistory, publish: Publish = publish_nothing) -> None:
        self.store = store
        self.publish = publish
        self.owned = True
        self.fence: Fence | None = None
        self.owner: ClusterNode | None = None  # of a replica, if it is known
        self.elsewhere: dict[str, ViewersHere] = {}  # viewers at other servers
        self.lock = MatchLock()
        self.viewers: set[Viewer] = set()
        self.presence = Presence(self._broadcast_presence)
        self._informed: set[Viewer] = set()  # viewers whose `welcome` has the current presence
        self.last_used = 0.0
        self.connections = 0
        self._reloading: asyncio.Task[None] | None = None
        self._presence_changed = False
        self._load(history)

    # Ownership

    def own(self, fence: Fence) -> None:
        """Write to the match from now on."""
        self.owned, self.fence, self.owner = True, fence, None

    def disown(self, owner: ClusterNode | None) -> None:
        """Become a replica of the match at `owner`, None if it is not known."""
        self.owned, self.fence, self.owner = False, None, owner

    @property
    def held(self) -> "OwnerLock":
        """The lock for a change of the match; entering it raises NotOwner at a replica."""
        return OwnerLock(self)

    async def write(self, job: Job[T]) -> T:
        """Run `job` in a transaction while the lock is held; raise NotOwner if another server took over."""
        fence, name = self.fence, self.id

        def run_fenced(connection: Connection) -> T:
            if fence is not None:
                check_fence(connection, name, fence)
            return job(connection)

        try:
            return await self.store.write(run_fenced)
        except NotOwner:
            self._lose()
            raise

    def _lose(self) -> None:
        """Become a replica after a refused write."""
        LATE_WRITES.inc()
        log_warning("write refused: another server runs the match", match=self.id, number=self.number)
        self.disown(None)

    def _load(self, history: MatchHistory) -> None:
        """Replace everything by what the database holds; start from the last usable snapshot."""
        self._match = history.match
        self.presenter: Presenter = presenter_of(self._match.game)
        self.chat = history.chat
        self.chat_number = history.chat_number
        self.muted = history.muted
        self.acknowledged = history.acknowledged
        if self._match.edition != self.presenter.game.edition:
            raise ApiError(409, "old-edition", f"the match uses edition {self._match.edition} of the rules")
        _check_pack(self.presenter.game, self._match.pack)
        self.checkpoints: dict[int, bytes] = {0: self.opening_state().to_bytes()}
        self.entries: list[LogEntry] = []
        self.unsaved_snapshots: list[Snapshot] = []
        for snapshot in history.snapshots:
            if snapshot.number != len(self.entries) + SNAPSHOT_INTERVAL:
                break
            self.entries += ENTRIES_DECODER.decode(snapshot.entries)
            self.checkpoints[snapshot.number] = snapshot.state
        known = len(self.entries)
        draft = Draft(self.presenter, self._restore(known), known)
        draft.replay(history.events[known:])
        if not self._match.compacted:
            self.unsaved_snapshots += make_snapshots(draft, self.entries)
        self.stored_number = self._match.number
        self._played = self._match.played
        self._advance(draft)
        self.set_contributions(self._match.contributions)
        played = self.number > committed_after(self._match.commitment)
        self.begun = played or all(each.since for each in self._match.contributions)

    def _advance(self, draft: Draft) -> None:
        """Append the entries and checkpoints of `draft`, and make its state the current one."""
        self.entries += draft.entries
        self.checkpoints.update(draft.checkpoints)
        self.state = draft.state
        self.begun = True
        self.cached_view: View | None = None
        self._changed = time.time_ns()

    @property
    def id(self) -> str:
        """Id of the match; unlike `match`, it is cheap after every move."""
        return self._match.id

    @property
    def match(self) -> StoredMatch:
        """The match without its events; fields that follow from the events are updated on access."""
        if self._match.number != self.number:
            self._match = msgspec.structs.replace(
                self._match,
                number=self.number,
                actor=int(self.state.actor),
                scores=self.state.scores(),
                places=self.state.ranking(),
                projected=projected_scores(self.state),
                round=self.presenter.game.round_of(self.state),
                changed=time_text(self._changed),
                played=self._played,
            )
        return self._match

    def bot_to_act(self) -> Seat | None:
        """Return the seat to act if a bot holds it, else None."""
        actor = int(self.state.actor)
        if actor < 0 or not self.owned or not self.begun:
            return None
        if self._match.replay or self._match.seats[actor].who != "bot":
            return None
        return self._match.seats[actor]

    def set_contributions(self, contributions: list[StoredContribution]) -> None:
        """Replace the contributions to the luck; those that are revealed count from the next event on."""
        self._match.contributions = contributions
        seed, revealed = self._match.seed, self._match.revealed_contributions()
        self._lot_key = seed if self._match.replay else lot_key(seed, revealed, self.number + 1)

    def can_begin_for(self, guest: str) -> bool:
        """Whether the match waits to begin, and `guest` has a seat and nothing left to reveal before."""
        waits = not self._match.replay and (self.state.actor == CHANCE or not self.begun)
        return waits and guest in self._match.people() and not self._match.has_unrevealed(guest)

    def opening_state(self) -> State:
        """Return the state before the first event."""
        game = self.presenter.game
        options = {name: game.parse_option(name, text) for name, text in self._match.options.items()}
        return game.start(len(self._match.seats), options)

    def _restore(self, number: int) -> State:
        """Return the state of the checkpoint after `number` events."""
        return self.presenter.game.restore(self.checkpoints[number])

    @property
    def number(self) -> int:
        """Number of events in the match."""
        return len(self.entries)

    # Reading

    def view(self) -> View:
        """Return the view of the current position; cached until the position changes."""
        if self.cached_view is None:
            self.cached_view = self.presenter.game.view(self.state)
        return self.cached_view

    def position(self) -> PositionInfo:
        """Return the current position as a message."""
        return self.presenter.position(self.state, self.number, self.view())

    def draft_at(self, number: int) -> Draft:
        """Return a draft on a copy of the position after `number` events."""
        if number == self.number:
            state = self.state.clone()
            state.mark_seen()
            return Draft(self.presenter, state, number)
        if number > self.number:
            raise ApiError(404, "no-event", f"the match has only {self.number} events")
        known = number - number % SNAPSHOT_INTERVAL
        draft = Draft(self.presenter, self._restore(known), known)
        draft.apply_stored(entry.text for entry in self.entries[known:number])
        return draft

    def draft_with_log(self, number: int) -> Draft:
        """Return `draft_at(number)` with the log entries and checkpoints before it."""
        draft = self.draft_at(number)
        draft.entries = self.entries[:number]
        draft.checkpoints = {at: state for at, state in self.checkpoints.items() if 0 < at <= number}
        return draft

    def try_draft(self, number: int, moves: Sequence[str]) -> Draft:
        """Return a draft that plays `moves` on a copy of the current position; raise if `number` is stale."""
        if number != self.number:
            raise stale_draft(self.number)
        draft = self.draft_at(number)
        draft.play_texts(moves)
        return draft

    def tried(self, message_id: str, draft: Draft) -> Tried:
        """Return the answer to `try` for `draft`."""
        position = self.presenter.position(draft.state, self.number)
        return Tried(message_id, position, draft.entries, draft.complete)

    def info(self, guest: str) -> MatchInfo:
        """Return the match as `guest` sees it."""
        return self.match.info(guest, self.connected_guests(), self.watchers_elsewhere())

    def connected_guests(self) -> Collection[str]:
        """Return the guests with an open connection, each once; of other servers those with a seat."""
        if not self.elsewhere:
            return self.presence.guests
        return {*self.presence.guests, *(guest for each in self.elsewhere.values() for guest in each.seated)}

    def watchers_elsewhere(self) -> int:
        """Return the number of guests without a seat that other servers report."""
        return sum(each.watchers for each in self.elsewhere.values())

    @property
    def all_connections(self) -> int:
        """Number of open connections at all servers."""
        return self.connections + sum(each.connections for each in self.elsewhere.values())

    def welcome(self, guest: str, message_id: str, number: int) -> Welcome:
        """Return the answer to `hello` for a client that has the first `number` events."""
        known = number if 0 <= number <= self.number else 0
        muted = sorted(self.muted.get(guest, ()))
        return Welcome(message_id, self.info(guest), self.entries[known:], self.position(), self.chat, muted)

    def record(self) -> Record:
        """Return the match as a record, with its seed only after the end."""
        match = self.match
        options = {name: self.presenter.game.parse_option(name, text) for name, text in match.options.items()}
        record = Record(match.game, len(match.seats), options)
        record.events = [RecordEvent(entry.actor, entry.text) for entry in self.entries]
        names = {seat.seat: seat.name or seat.bot for seat in match.seats}
        record.players = {seat: name for seat, name in names.items() if name}
        record.commitment = match.commitment
        record.contributions = match.revealed_contributions()
        record.seed = match.seed if match.over or match.replay else ""
        return record

    # Writing

    def act(self, message: Act, sender: Viewer, done: Done) -> None:
        """Write the draft of a person; `sender` gets the acknowledgement, `done` the outcome."""
        receipt = Receipt(sender.guest, message.id, _digest(message))
        self._write(MoveRequest(message.number, message.moves, done, receipt, sender))

    async def act_for_bot(self, number: int, move: str) -> None:
        """Write `move`, which a bot chose after `number` events; raise if it is refused."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._write(MoveRequest(number, [move], partial(resolve, written)))
        await written

    async def begin(self) -> None:
        """Draw the luck before the first decision and let bots play; raise if it was drawn meanwhile."""
        self.begun = True
        if self.state.actor == CHANCE:
            written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._write(MoveRequest(self.number, (), partial(resolve, written)))
            await written

    def _write(self, request: MoveRequest) -> None:
        """Acquire the lock, play and store `request`, broadcast it, and release the lock.

        Every move of a person or a bot takes this path.
        """
        self.lock.acquire(partial(self._write_locked, request))

    def _write_locked(self, request: MoveRequest) -> None:
        failure: Exception | None = None
        try:
            number = self._find_acknowledged(request.receipt)
            if number is None:
                self._check_request(request)
                move = self._prepare(request)
                self.store.submit(move.batch, partial(self._written, request, move))
                return
            if request.sender is not None:
                request.sender.send(_acted(request.receipt, number))
        except Exception as error:
            failure = error
        self.lock.release()
        asyncio.get_running_loop().call_soon(request.done, failure)

    def _written(
        self, request: MoveRequest, move: PreparedMove, _: None, error: BaseException | None
    ) -> None:
        """Handle the result of the write: broadcast the stored move, or report `error`."""
        if error is None:
            try:
                self._adopt(move)
                self._broadcast_move(move, request.sender)
            except Exception as fault:  # the move is stored, so reload the match
                log_error("stored move cannot be shown", fault, match=self._match.id)
                error = EventConflict()
        if error is None:
            self.lock.release()
            request.done(None)
        else:
            self._reloading = asyncio.create_task(self._report_failure(error, request))

    async def _report_failure(self, error: BaseException, request: MoveRequest) -> None:
        """Report the reason of a failed write; after a conflict reload the match, and try once more."""
        try:
            if isinstance(error, EventConflict):
                await self._reload()
                self._write_locked(request)
                return
            if isinstance(error, NotOwner):
                self._lose()
            raise error
        except Exception as reason:
            self.lock.release()
            request.done(reason)

    def _check_request(self, request: MoveRequest) -> None:
        if not self.owned:
            raise NotOwner
        if self._match.replay:
            raise ApiError(409, "replay", "this match can only be watched; fork it to play on")
        if request.number != self.number:
            raise stale_draft(self.number)
        if not request.moves and request.receipt is not None:
            raise ApiError(400, "empty-draft", "the draft holds no move")
        actor = int(self.state.actor)
        if actor >= 0 and not request.may_act_for(self._match.seats[actor]):
            raise ApiError(403, "not-your-seat", "another seat is to act")

    def _prepare(self, request: MoveRequest) -> PreparedMove:
        """Play `request` on a clone and draw luck until a seat must decide; the table stays unchanged."""
        view_before = self.view()
        draft = self.try_draft(request.number, request.moves)
        draft.deal(self._lot_key)
        view, patch = self.presenter.game.renew(view_before, draft.state)
        progress = self.presenter.position_update(draft.state, draft.number, patch)
        batch = EventBatch(self._match.id, self.number, draft.events, request.receipt, self.fence)
        return PreparedMove(draft, view, batch, encode(Moved(draft.entries, progress)))

    def _adopt(self, move: PreparedMove) -> None:
        """Make a stored move the current position."""
        draft, receipt = move.draft, move.batch.receipt
        if draft.checkpoints:
            self.unsaved_snapshots += make_snapshots(draft, self.entries)
        self._advance(draft)
        self.cached_view = move.view
        if receipt is not None:
            self._remember(receipt, self.number)
            self._played = True
        LOAD.events += len(draft.entries)
        if self.elsewhere:
            self.publish(EventsStored(self._match.id, self.number))

    def _broadcast_move(self, move: PreparedMove, sender: Viewer | None) -> None:
        """Broadcast a stored move, and the match info after the last one."""
        self.broadcast(move.frame, sender, _acted(move.batch.receipt, self.number))
        if self.state.actor == OVER:
            log("match over", match=self.match.id, game=self.match.game, number=self.number)
            self.broadcast_changed()

    def lesson_move(self) -> str | None:
        """Return the next move of the lesson's script, or None once a decision has left the script."""
        lesson = lessons(self.match.game).get(self.match.lesson)
        if lesson is None:
            return None
        decisions = [entry.text for entry in self.entries if entry.actor != CHANCE]
        move = lesson.next_move(decisions)
        return move if move is not None and self._is_legal(move) else None

    def _is_legal(self, move: str) -> bool:
        return self.presenter.game.space.parse(move) in self.state.moves

    async def _reload(self) -> None:
        """Reload the match after another server has added events, and broadcast them."""
        before, view = self.number, self.view()
        name, engine = self.match.id, self.presenter.engine
        self._load(await self.store.read(lambda connection: read_history(connection, name, engine)))
        progress = self.presenter.position_update(self.state, self.number, difference(view, self.view()))
        self.broadcast(encode(Moved(self.entries[before:], progress)))

    # Replication

    async def take_over(self, fence: Fence) -> None:
        """Become the owner: reload the match, since the former owner has written to it. Hold the lock."""
        before = self.number
        chat_before = self.chat_number
        await self._reload()
        self.own(fence)
        log("match taken over", match=self.id, number=self.number, missed=self.number - before)
        if self.chat_number > chat_before:
            for line in self.chat[chat_before - self.chat_number :]:
                self.broadcast(encode(line))
        self.send_changed()
        self.publish(EventsStored(self.id, self.number))
        self.publish(ViewersWanted(self.id))

    async def catch_up(self, number: int, read: ReadEvents) -> None:
        """Apply and broadcast the events that the owner has stored, if there are `number` of them.

        `read` returns the events after a number.
        """
        async with self.lock:
            before = self.number
            if self.owned or before >= number:
                return
            events = await read(before)
            if not events:
                return
            draft = self.draft_at(before)
            draft.replay(events)
            view, patch = self.presenter.game.renew(self.view(), draft.state)
            progress = self.presenter.position_update(draft.state, draft.number, patch)
            self._advance(draft)
            self.cached_view = view
            self.broadcast(encode(Moved(draft.entries, progress)))
        if self.state.actor == OVER:
            self.send_changed()

    async def refresh(self) -> None:
        """Read the match without its events again, and broadcast its info and presence."""
        name = self.id
        async with self.lock:
            stored, self.muted = await self.store.read(
                lambda connection: (read_match(connection, name), read_mutes(connection, name))
            )
            self._match = stored
            self.set_contributions(stored.contributions)
        self.send_changed()
        if self.connections:
            self.publish(self.viewers_here())

    async def catch_up_chat(self) -> None:
        """Read and broadcast the lines of chat that the owner has stored."""
        name = self.id
        async with self.lock:
            after = self.chat_number
            number, lines = await self.store.read(lambda connection: read_chat(connection, name, after))
            self._add_lines(number, lines)
        for line in lines:
            self.broadcast(encode(line))

    def _add_lines(self, number: int, lines: list[ChatLine]) -> None:
        self.chat_number = max(number, self.chat_number)
        self.chat = [*self.chat, *lines][-MAX_CHAT_LINES:]

    def _find_acknowledged(self, receipt: Receipt | None) -> int | None:
        """Return the number acknowledged earlier for this message; raise if its content differs."""
        if receipt is None:
            return None
        found = self.acknowledged.get((receipt.guest, receipt.id))
        if found is None:
            return None
        digest, number = found
        if digest != receipt.digest:
            raise ApiError(409, "used-id", "this id was used for another message")
        return number

    def _remember(self, receipt: Receipt, number: int) -> None:
        """Keep what was acknowledged, to answer a retry."""
        self.acknowledged[receipt.guest, receipt.id] = (receipt.digest, number)

    async def post_chat(self, name: str, message: Say, sender: Viewer) -> None:
        """Store a chat line, broadcast and acknowledge it; a retry is only acknowledged."""
        seats = self.match.seats_of(sender.guest)
        if not seats and not self.match.spectator_chat:
            raise ApiError(403, "chat-closed", "only the players chat at this table, unless they let others")
        text = clean_text(message.text)
        if not text:
            raise ApiError(400, "empty-line", "the line has no printable character")
        author = author_of(self.match.id, sender.guest)
        line = ChatLine(seats[0] if seats else -1, name, text, now(), author)
        receipt = Receipt(sender.guest, message.id, _digest(message))
        match, said = self.match.id, encode(Said(message.id))
        async with self.held:
            if self._find_acknowledged(receipt) is not None:
                sender.send(said)
                return
            number = await self.write(lambda connection: add_chat_line(connection, match, line, receipt))
            self._remember(receipt, number)
            self._add_lines(number, [line])
        self.publish(ChatStored(match))
        self.broadcast(encode(line), sender, said)

    @property
    def dirty(self) -> bool:
        """Whether the match row or snapshots in the database are older than the events."""
        return self.owned and (self.stored_number != self.number or bool(self.unsaved_snapshots))

    # Broadcasting

    def broadcast(self, message: bytes, sender: Viewer | None = None, acknowledgement: bytes = b"") -> None:
        """Send an encoded message to all viewers; the acknowledgement shares the sender's write."""
        for viewer in self.viewers:
            viewer.send(message + acknowledgement if viewer is sender else message)
        if sender is not None and sender not in self.viewers:
            sender.send(acknowledgement)

    def enter(self, viewer: Viewer, interval: float) -> None:
        """Send broadcasts to `viewer` from now on; presence is announced every `interval` seconds at most."""
        if viewer not in self.viewers:
            self.viewers.add(viewer)
            self._presence_changed = True
            if self.presence.enter(viewer.guest, interval):
                self._informed.clear()
            self._informed.add(viewer)

    def leave(self, viewer: Viewer, interval: float) -> None:
        """Stop sending broadcasts to `viewer`."""
        if viewer in self.viewers:
            self.viewers.remove(viewer)
            self._presence_changed = True
            self._informed.discard(viewer)
            if self.presence.leave(viewer.guest, interval):
                self._informed.clear()

    def set_elsewhere(self, node: str, viewers: ViewersHere | None) -> None:
        """Replace the viewers at another server and announce that; None if it has none any more."""
        if viewers is None or not viewers.connections:
            changed = self.elsewhere.pop(node, None) is not None
        else:
            changed = self.elsewhere.get(node) != viewers
            self.elsewhere[node] = viewers
        if changed:
            self._informed.clear()
            self.presence.announce_soon()

    def viewers_here(self) -> ViewersHere:
        """Return who is connected to this server, for the others."""
        people, guests = self.match.people(), self.presence.guests
        seated = [guest for guest in guests if guest in people]
        return ViewersHere(self.id, seated, len(guests) - len(seated), self.connections)

    def _broadcast_presence(self) -> None:
        """Send who is connected to all viewers whose `welcome` is older than the last change."""
        if self._presence_changed:
            self._presence_changed = False
            self.publish(self.viewers_here())
        message = encode(self.match.present(self.connected_guests(), self.watchers_elsewhere()))
        for viewer in self.viewers - self._informed:
            viewer.send(message)

    def broadcast_changed(self) -> None:
        """Send the match info to all viewers, and tell the other servers; who has a seat may be new."""
        self.send_changed()
        self.publish(MatchChanged(self.id))
        self.publish(self.viewers_here())

    def send_changed(self) -> None:
        """Send the match info to all viewers: encoded once per seated guest and once for all others."""
        people = self.match.people()
        messages = {guest: encode(Changed(self.info(guest))) for guest in people}
        for_watchers = encode(Changed(self.info("")))
        for viewer in self.viewers:
            viewer.send(messages.get(viewer.guest, for_watchers))


class OwnerLock:
    """Holds the lock of a table that owns its match; raises NotOwner if it does not."""

    def __init__(self, table: Table) -> None:
        self._table = table

    async def __aenter__(self) -> None:
        await self._table.lock.__aenter__()
        if not self._table.owned:
            self._table.lock.release()
            raise NotOwner

    async def __aexit__(self, *_: object) -> None:
        self._table.lock.release()


def _acted(receipt: Receipt | None, number: int) -> bytes:
    """Return the encoded acknowledgement of a move; empty for a move without a receipt."""
    return b"" if receipt is None else encode(Acted(receipt.id, number))


def resolve(written: "asyncio.Future[None]", failure: Exception | None) -> None:
    """Set the outcome of a write, unless the waiting task was cancelled."""
    if written.cancelled():
        return
    if failure is None:
        written.set_result(None)
    else:
        written.set_exception(failure)


def _check_pack(game: Game, pack: str) -> None:
    try:
        check_pack(game, pack, "the match")
    except BadRecord as error:
        raise ApiError(409, "other-pack", str(error)) from None


def _digest(message: Act | Say) -> str:
    return blake2b(ENCODER.encode(message), digest_size=8).hexdigest()
