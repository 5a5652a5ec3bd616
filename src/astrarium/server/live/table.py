"""A match that is being played: its position, its log, those who watch, and the lock for moves.

The order of things is always: in by the lock, play on a copy, store, and only then change and publish. What
was published is on disk.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from functools import partial
from hashlib import blake2b
from typing import Protocol

import msgspec

from astrarium.core.errors import BadRecord
from astrarium.core.game import Game, View
from astrarium.core.patch import difference
from astrarium.core.record import Event as RecordEvent
from astrarium.core.record import Record, check_pack
from astrarium.core.state import CHANCE, OVER, State
from astrarium.guide import lessons
from astrarium.server.errors import ApiError, stale
from astrarium.server.live.drafts import CHUNK, Draft, snapshots
from astrarium.server.live.lock import MatchLock
from astrarium.server.live.presenter import Presenter, presenter_of
from astrarium.server.live.websocket_frames import text_frame
from astrarium.server.lobby.identifiers import clean_text, now, time_text
from astrarium.server.lobby.seats import Seat, StoredMatch
from astrarium.server.logs import log
from astrarium.server.messages import (
    Act,
    Acted,
    Changed,
    ChatLine,
    LogEntry,
    MatchInfo,
    Moved,
    PositionInfo,
    Say,
    ServerMessage,
    Tried,
    Welcome,
)
from astrarium.server.metrics import BUSY
from astrarium.server.storage.queries import (
    MOST_LINES,
    EventBatch,
    EventConflict,
    MatchHistory,
    Receipt,
    Snapshot,
    add_line,
    read_history,
)
from astrarium.server.storage.store import Store

ENCODER = msgspec.json.Encoder()
ENTRIES = msgspec.json.Decoder(list[LogEntry])


class Viewer(Protocol):
    """Whoever is connected to a table."""

    guest: str

    @property
    def send(self) -> Callable[[bytes], None]:
        """How to hand over a message as it goes over the line."""


class PlayedDraft:
    """What was played on a copy: how the match goes on, the view then, and what to store and to tell."""

    def __init__(self, draft: Draft, view: View, addition: EventBatch, update: bytes) -> None:
        self.draft = draft
        self.view = view
        self.addition = addition
        self.update = update


Done = Callable[[Exception | None], None]


def encode(message: ServerMessage) -> bytes:
    """A message as it goes over the line."""
    return text_frame(ENCODER.encode(message))


class Table:
    """A match in memory. Everything that changes it is inside the `lock`."""

    def __init__(self, store: Store, history: MatchHistory) -> None:
        self.store = store
        self.lock = MatchLock()
        self.viewers: set[Viewer] = set()
        self.used = 0.0
        self.connections = 0
        self._reloading: asyncio.Task[None] | None = None
        self._load(history)

    def _load(self, history: MatchHistory) -> None:
        """Take over what the database says, by way of the snapshots as far as they reach."""
        self._match = history.match
        self.presenter: Presenter = presenter_of(self._match.game)
        self.chat = history.chat
        self.answers = history.answers
        if self._match.edition != self.presenter.game.edition:
            raise ApiError(409, "old-edition", f"the match is of edition {self._match.edition} of the rules")
        _check_pack(self.presenter.game, self._match.pack)
        self.checkpoints: dict[int, bytes] = {0: self.start().to_bytes()}
        self.entries: list[LogEntry] = []
        self.missing: list[Snapshot] = []
        for snapshot in history.snapshots:
            if snapshot.number != len(self.entries) + CHUNK:
                break
            self.entries += ENTRIES.decode(snapshot.entries)
            self.checkpoints[snapshot.number] = snapshot.state
        known = len(self.entries)
        draft = Draft(self.presenter, self._restore(known), known)
        draft.replay(history.events[known:])
        self.missing += snapshots(draft, self.entries)
        self.kept = self._match.number
        self._advance(draft)

    def _advance(self, draft: Draft) -> None:
        """Take over what was played."""
        self.entries += draft.entries
        self.checkpoints.update(draft.states)
        self.state = draft.state
        self.shown: View | None = None
        self._changed = time.time_ns()

    @property
    def match(self) -> StoredMatch:
        """All about the match but its events; what follows from them is computed when somebody asks."""
        if self._match.number != self.number:
            self._match = msgspec.structs.replace(
                self._match,
                number=self.number,
                actor=int(self.state.actor),
                scores=self.state.scores(),
                places=self.state.ranking(),
                changed=time_text(self._changed),
            )
        return self._match

    def bot_to_act(self) -> Seat | None:
        """The bot whose turn it is."""
        actor = int(self.state.actor)
        if actor < 0 or self._match.replay or self._match.seats[actor].who != "bot":
            return None
        return self._match.seats[actor]

    def start(self) -> State:
        """The opening position."""
        game = self.presenter.game
        options = {name: game.parse_option(name, text) for name, text in self._match.options.items()}
        return game.start(len(self._match.seats), options)

    def _restore(self, number: int) -> State:
        """The position of a checkpoint."""
        return self.presenter.game.restore(self.checkpoints[number])

    @property
    def number(self) -> int:
        """How many events the match has."""
        return len(self.entries)

    # Looking

    def view(self) -> View:
        """The view of the position now."""
        if self.shown is None:
            self.shown = self.presenter.game.view(self.state)
        return self.shown

    def position(self) -> PositionInfo:
        """The position now."""
        return self.presenter.position(self.state, self.number, self.view())

    def draft_at(self, number: int) -> Draft:
        """A copy of the position after so many events."""
        if number == self.number:
            return Draft(self.presenter, self.state.clone(), number)
        if number > self.number:
            raise ApiError(404, "no-event", f"the match has only {self.number} events")
        known = number - number % CHUNK
        draft = Draft(self.presenter, self._restore(known), known)
        draft.skip(entry.text for entry in self.entries[known:number])
        return draft

    def draft_with_log(self, number: int) -> Draft:
        """The same, with all that came before."""
        draft = self.draft_at(number)
        draft.entries = self.entries[:number]
        draft.states = {at: state for at, state in self.checkpoints.items() if 0 < at <= number}
        return draft

    def try_draft(self, number: int, moves: Sequence[str]) -> Draft:
        """A draft played on a copy of the position now."""
        if number != self.number:
            raise stale(self.number)
        draft = self.draft_at(number)
        draft.follow(moves)
        return draft

    def tried(self, message_id: str, draft: Draft) -> Tried:
        """What a draft leads to."""
        position = self.presenter.position(draft.state, self.number)
        return Tried(message_id, position, draft.entries, draft.complete)

    def info(self, guest: str) -> MatchInfo:
        """What a guest is told about the match."""
        return self.match.info(guest, self.here())

    def here(self) -> set[str]:
        """The guests who are connected."""
        return {viewer.guest for viewer in self.viewers}

    def welcome(self, guest: str, message_id: str, number: int) -> Welcome:
        """The answer to somebody who has the first `number` events already."""
        known = number if 0 <= number <= self.number else 0
        return Welcome(message_id, self.info(guest), self.entries[known:], self.position(), self.chat)

    def record(self) -> Record:
        """The match as a record; its seed is in it when it is over."""
        match = self.match
        options = {name: self.presenter.game.parse_option(name, text) for name, text in match.options.items()}
        record = Record(match.game, len(match.seats), options)
        record.events = [RecordEvent(entry.actor, entry.text) for entry in self.entries]
        names = {seat.seat: seat.name or seat.level for seat in match.seats}
        record.players = {seat: name for seat, name in names.items() if name}
        record.commitment = match.commitment
        record.seed = match.seed if match.over or match.replay else ""
        return record

    # Changing

    def act(self, guest: str, message: Act, sender: Viewer, done: Done) -> None:
        """Play a guest's draft for good and tell everybody; `done` hears of it, or why it was refused."""
        self.lock.acquire(partial(self._act, guest, message, sender, done))

    def _act(self, guest: str, message: Act, sender: Viewer, done: Done) -> None:
        receipt = Receipt(guest, message.id, _digest(message))
        fault: Exception | None = None
        try:
            before = self._answered(receipt)
            if before is None:
                self._check(guest, message)
                played = self._play(message.moves, receipt)
                self.store.submit(played.addition, partial(self._acted, played, message, sender, done))
                return
            sender.send(encode(Acted(message.id, before)))
        except Exception as error:
            fault = error
        self.lock.release()
        asyncio.get_running_loop().call_soon(done, fault)

    def _check(self, guest: str, message: Act) -> None:
        if self._match.replay:
            raise ApiError(409, "replay", "this match can only be watched; fork it to play on")
        if message.number != self.number:
            raise stale(self.number)
        if not message.moves:
            raise ApiError(400, "empty-draft", "the draft holds no move")
        actor = int(self.state.actor)
        if actor >= 0 and not self._match.seats[actor].belongs_to(guest):
            raise ApiError(403, "not-your-seat", "another seat is to act")

    def _acted(
        self,
        played: PlayedDraft,
        message: Act,
        sender: Viewer,
        done: Done,
        _: None,
        error: BaseException | None,
    ) -> None:
        """A guest's draft is on disk, or it could not be stored."""
        if error is None:
            self._take(played)
            self._broadcast_played(played.update, message, sender)
            self.lock.release()
            done(None)
        else:
            self._reloading = asyncio.create_task(self._fail(error, done))

    async def _fail(self, error: BaseException, done: Done) -> None:
        """What was played could not be stored; if somebody else was faster, catch up."""
        try:
            await self._catch_up(error)
        except Exception as reason:
            self.lock.release()
            done(reason)

    def scripted(self) -> str | None:
        """What the lesson of the match makes the seat to act do, as long as all have followed it."""
        lesson = lessons(self.match.game).get(self.match.lesson)
        if lesson is None:
            return None
        decisions = [entry.text for entry in self.entries if entry.actor != CHANCE]
        move = lesson.next_move(decisions)
        return move if move is not None and self._is_legal(move) else None

    def _is_legal(self, move: str) -> bool:
        return self.presenter.game.space.parse(move) in self.state.moves

    async def act_for_bot(self, number: int, move: str) -> None:
        """Play what a bot has chosen."""
        async with self.lock:
            if number != self.number or self.bot_to_act() is None:
                raise stale(self.number)
            played = self._play([move], None)
            try:
                await self.store.write(played.addition)
            except Exception as error:
                await self._catch_up(error)
            self._take(played)
            self._broadcast_played(played.update)

    def _play(self, moves: Sequence[str], receipt: Receipt | None) -> PlayedDraft:
        """Play a draft on a copy, and deal; nothing has changed yet."""
        before = self.view()
        draft = self.try_draft(self.number, moves)
        draft.deal(self._match.seed)
        view, patch = self.presenter.game.renew(before, self.state, draft.state)
        progress = self.presenter.progress(draft.state, draft.number, patch)
        addition = EventBatch(self._match.id, self.number, draft.events, receipt)
        return PlayedDraft(draft, view, addition, encode(Moved(draft.entries, progress)))

    def _take(self, played: PlayedDraft) -> None:
        """What was played is on disk: from now on it counts."""
        draft, receipt = played.draft, played.addition.receipt
        if draft.states:
            self.missing += snapshots(draft, self.entries)
        self._advance(draft)
        self.shown = played.view
        if receipt is not None:
            self.answers[receipt.guest, receipt.id] = (receipt.digest, self.number)
        BUSY.events += len(draft.entries)

    async def _catch_up(self, error: BaseException) -> None:
        """Raise what went wrong; if somebody else was faster, take over what they did."""
        if isinstance(error, EventConflict):
            await self._reload()
            raise stale(self.number) from None
        raise error

    def _broadcast_played(
        self, update: bytes, message: Act | None = None, sender: Viewer | None = None
    ) -> None:
        """Tell everybody what was played; who sent the message gets its answer in the same breath."""
        answer = encode(Acted(message.id, self.number)) if message is not None else b""
        for viewer in self.viewers:
            viewer.send(update + answer if viewer is sender else update)
        if sender is not None and sender not in self.viewers:
            sender.send(answer)
        if self.state.actor == OVER:
            log("match over", match=self.match.id, game=self.match.game, number=self.number)
            self.broadcast_changed()

    async def _reload(self) -> None:
        """Somebody else has written to the match: catch up."""
        before, view = self.number, self.view()
        name, engine = self.match.id, self.presenter.engine
        self._load(await self.store.read(lambda connection: read_history(connection, name, engine)))
        progress = self.presenter.progress(self.state, self.number, difference(view, self.view()))
        self.broadcast(encode(Moved(self.entries[before:], progress)))

    def _answered(self, receipt: Receipt) -> int | None:
        """The answer to the same message, if it came before."""
        found = self.answers.get((receipt.guest, receipt.id))
        if found is None:
            return None
        digest, number = found
        if digest != receipt.digest:
            raise ApiError(409, "used-id", "this id was used for another message")
        return number

    async def say(self, guest: str, name: str, message: Say) -> None:
        """Store a line of chat and tell everybody."""
        seats = self.match.seats_of(guest)
        text = clean_text(message.text)
        if not text:
            raise ApiError(400, "empty-line", "the line says nothing")
        line = ChatLine(seats[0] if seats else -1, name, text, now())
        receipt = Receipt(guest, message.id, _digest(message))
        match = self.match.id
        async with self.lock:
            if self._answered(receipt) is not None:
                return
            number = await self.store.write(lambda connection: add_line(connection, match, line, receipt))
            self.answers[guest, message.id] = (receipt.digest, number)
            self.chat = [*self.chat[1 - MOST_LINES :], line]
        self.broadcast(encode(line))

    @property
    def behind(self) -> bool:
        """Whether there is more to the match than lists show, or snapshots are missing."""
        return self.kept != self.number or bool(self.missing)

    # Telling

    def broadcast(self, message: bytes) -> None:
        """Send a message to all who watch."""
        for viewer in self.viewers:
            viewer.send(message)

    def broadcast_changed(self, besides: Viewer | None = None) -> None:
        """Tell everybody, besides one, what has changed about the match, each as it looks to them."""
        messages: dict[str, bytes] = {}
        for viewer in self.viewers - {besides}:
            if viewer.guest not in messages:
                messages[viewer.guest] = encode(Changed(self.info(viewer.guest)))
            viewer.send(messages[viewer.guest])


def _check_pack(game: Game, pack: str) -> None:
    try:
        check_pack(game, pack, "the match")
    except BadRecord as error:
        raise ApiError(409, "other-pack", str(error)) from None


def _digest(message: Act | Say) -> str:
    return blake2b(ENCODER.encode(message), digest_size=8).hexdigest()
