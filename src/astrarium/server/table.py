"""A match that is being played: its position, its log, those who watch, and the door for moves.

The order of things is always: lock, play on a copy, store, and only then change and publish. What was
published is on disk.
"""

import asyncio
from collections.abc import Sequence
from hashlib import blake2b
from typing import Protocol

import msgspec
from sqlalchemy.exc import IntegrityError

from astrarium.core.record import Event as RecordEvent
from astrarium.core.record import Record
from astrarium.core.state import State
from astrarium.server.archive import (
    MOST_LINES,
    Conflict,
    History,
    Receipt,
    Snapshot,
    add_events,
    add_line,
    read_history,
    renew_snapshots,
)
from astrarium.server.course import CHUNK, Course, snapshots
from astrarium.server.logs import log
from astrarium.server.messages import (
    Act,
    Changed,
    Entry,
    Line,
    MatchInfo,
    Moved,
    Position,
    Say,
    ServerMessage,
    Tried,
    Welcome,
)
from astrarium.server.metrics import EVENTS
from astrarium.server.names import clean_text, now
from astrarium.server.problems import Trouble, stale
from astrarium.server.store import Store
from astrarium.server.telling import Teller, teller

ENCODER = msgspec.json.Encoder()
ENTRIES = msgspec.json.Decoder(list[Entry])


class Watcher(Protocol):
    """Whoever is connected to a table."""

    guest: str

    def send(self, message: bytes) -> None:
        """Hand over a message."""


def encode(message: ServerMessage) -> bytes:
    """A message as it goes over the wire."""
    return ENCODER.encode(message)


class Table:
    """A match in memory. Everything that changes it holds `lock`."""

    def __init__(self, store: Store, history: History) -> None:
        self.store = store
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.used = 0.0
        self.visitors = 0
        self._load(history)

    def _load(self, history: History) -> None:
        """Take over what the database says, by way of the snapshots as far as they reach."""
        self.match = history.match
        self.teller: Teller = teller(self.match.game)
        self.chat = history.chat
        self.answers = history.answers
        if self.match.edition != self.teller.game.edition:
            raise Trouble(409, "old-edition", f"the match is of edition {self.match.edition} of the rules")
        self.checkpoints: dict[int, bytes] = {0: self.start().to_bytes()}
        self.entries: list[Entry] = []
        self.missing: list[Snapshot] = []
        for snapshot in history.snapshots:
            if snapshot.number != len(self.entries) + CHUNK:
                break
            self.entries += ENTRIES.decode(snapshot.entries)
            self.checkpoints[snapshot.number] = snapshot.state
        known = len(self.entries)
        course = Course(self.teller, self._restore(known), known)
        course.replay(history.events[known:])
        if course.states:
            self.missing = snapshots(course, self.entries)
        self._advance(course)

    def _advance(self, course: Course) -> None:
        self.entries += course.entries
        self.checkpoints.update(course.states)
        self.state = course.state
        self.shown: Position | None = None

    def start(self) -> State:
        """The opening position."""
        game = self.teller.game
        options = {name: game.parse_option(name, text) for name, text in self.match.options.items()}
        return game.start(len(self.match.seats), options)

    def _restore(self, number: int) -> State:
        """The position of a checkpoint."""
        return self.teller.game.restore(self.checkpoints[number])

    @property
    def number(self) -> int:
        """How many events the match has."""
        return len(self.entries)

    # Looking

    def position(self) -> Position:
        """The position now."""
        if self.shown is None:
            self.shown = self.teller.position(self.state, self.number)
        return self.shown

    def course_at(self, number: int) -> Course:
        """A copy of the position after so many events."""
        if number == self.number:
            return Course(self.teller, self.state.clone(), number)
        if number > self.number:
            raise Trouble(404, "no-event", f"the match has only {self.number} events")
        known = number - number % CHUNK
        course = Course(self.teller, self._restore(known), known)
        course.skip(entry.move.text for entry in self.entries[known:number])
        return course

    def course_from_start(self, number: int) -> Course:
        """The same, with all that came before."""
        course = self.course_at(number)
        course.entries = self.entries[:number]
        course.states = {at: state for at, state in self.checkpoints.items() if 0 < at <= number}
        return course

    def draft(self, number: int, moves: Sequence[str]) -> Course:
        """A draft played on a copy of the position now."""
        if number != self.number:
            raise stale(self.number)
        course = self.course_at(number)
        course.follow(moves)
        return course

    def tried(self, message_id: str, course: Course) -> Tried:
        """What a draft leads to."""
        position = self.teller.position(course.state, self.number)
        return Tried(message_id, position, course.entries, course.complete)

    def info(self, guest: str) -> MatchInfo:
        """What a guest is told about the match."""
        return self.match.info(guest, self.here())

    def here(self) -> set[str]:
        """The guests who are connected."""
        return {watcher.guest for watcher in self.watchers}

    def welcome(self, guest: str, message_id: str, number: int) -> Welcome:
        """The answer to somebody who has the first `number` events already."""
        known = number if 0 <= number <= self.number else 0
        return Welcome(message_id, self.info(guest), self.entries[known:], self.position(), self.chat)

    def record(self) -> Record:
        """The match as a record; its seed is in it when it is over."""
        match = self.match
        record = Record(match.game, len(match.seats), {})
        for name, text in match.options.items():
            record.options[name] = self.teller.game.parse_option(name, text)
        record.events = [RecordEvent(entry.actor, entry.move.text) for entry in self.entries]
        names = {seat.seat: seat.name or seat.level for seat in match.seats}
        record.players = {seat: name for seat, name in names.items() if name}
        record.commitment = match.commitment
        record.seed = match.seed if match.over or match.replay else ""
        return record

    # Changing

    async def act(self, guest: str, message: Act) -> int:
        """Play a guest's draft for good; answers with the number of events then."""
        receipt = Receipt(guest, message.id, _digest(message))
        async with self.lock:
            before = self._answered(receipt)
            if before is not None:
                return before
            if self.match.replay:
                raise Trouble(409, "replay", "this match can only be watched; fork it to play on")
            if message.number != self.number:
                raise stale(self.number)
            if not message.moves:
                raise Trouble(400, "empty-draft", "the draft holds no move")
            if self.state.actor >= 0 and int(self.state.actor) not in self.match.seats_of(guest):
                raise Trouble(403, "not-your-seat", "another seat is to act")
            await self._play(message.moves, receipt)
            return self.number

    async def act_for_bot(self, number: int, move: str) -> None:
        """Play what a bot has chosen."""
        async with self.lock:
            if number != self.number or self.match.bot_to_act() is None:
                raise stale(self.number)
            await self._play([move], None)

    async def _play(self, moves: Sequence[str], receipt: Receipt | None) -> None:
        before = self.number
        course = self.draft(before, moves)
        course.deal(self.match.seed)
        match = msgspec.structs.replace(
            self.match,
            number=course.number,
            actor=int(course.state.actor),
            scores=course.state.scores(),
            places=course.state.ranking(),
            changed=now(),
        )
        events, engine = course.events, self.teller.engine
        chunks = snapshots(course, self.entries)
        writing = self.store.submit(
            lambda connection: add_events(connection, match, before, events, chunks, engine, receipt)
        )
        try:  # while the disk is busy
            position = self.teller.position(course.state, course.number)
            told = encode(Moved(course.entries, position))
        finally:
            await self._stored(writing)
            self.match = match
            self._advance(course)
            if receipt is not None:
                self.answers[receipt.guest, receipt.id] = (receipt.digest, self.number)
        EVENTS.inc(len(events))
        self._publish(position, told)

    async def _stored(self, writing: "asyncio.Future[None]") -> None:
        """Wait until events are on disk; if somebody else was faster, catch up."""
        try:
            await asyncio.shield(writing)
        except (Conflict, IntegrityError):
            await self._reload()
            raise stale(self.number) from None

    def _publish(self, position: Position, told: bytes) -> None:
        self.shown = position
        self.tell(told)
        if self.match.over:
            log("match over", match=self.match.id, game=self.match.game, number=self.number)
            self.tell_changed()

    async def _reload(self) -> None:
        """Somebody else has written to the match: catch up."""
        before = self.number
        name, engine = self.match.id, self.teller.engine
        self._load(await self.store.read(lambda connection: read_history(connection, name, engine)))
        self.tell(encode(Moved(self.entries[before:], self.position())))

    def _answered(self, receipt: Receipt) -> int | None:
        """The answer to the same message, if it came before."""
        found = self.answers.get((receipt.guest, receipt.id))
        if found is None:
            return None
        digest, number = found
        if digest != receipt.digest:
            raise Trouble(409, "used-id", "this id was used for another message")
        return number

    async def say(self, guest: str, name: str, message: Say) -> None:
        """Store a line of chat and tell everybody."""
        seats = self.match.seats_of(guest)
        text = clean_text(message.text)
        if not text:
            raise Trouble(400, "empty-line", "the line says nothing")
        line = Line(seats[0] if seats else -1, name, text, now())
        receipt = Receipt(guest, message.id, _digest(message))
        match = self.match.id
        async with self.lock:
            if self._answered(receipt) is not None:
                return
            number = await self.store.write(lambda connection: add_line(connection, match, line, receipt))
            self.answers[guest, message.id] = (receipt.digest, number)
            self.chat = [*self.chat[1 - MOST_LINES :], line]
        self.tell(encode(line))

    async def renew(self) -> None:
        """Store the snapshots that were missing when the match was loaded."""
        missing, name, engine = self.missing, self.match.id, self.teller.engine
        self.missing = []
        if missing:
            await self.store.write(lambda connection: renew_snapshots(connection, name, missing, engine))

    # Telling

    def tell(self, message: bytes) -> None:
        """Send a message to all who watch."""
        for watcher in tuple(self.watchers):
            watcher.send(message)

    def tell_changed(self, besides: Watcher | None = None) -> None:
        """Tell everybody, besides one, what has changed about the match, each as it looks to them."""
        told: dict[str, bytes] = {}
        for watcher in self.watchers - {besides}:
            if watcher.guest not in told:
                told[watcher.guest] = encode(Changed(self.info(watcher.guest)))
            watcher.send(told[watcher.guest])


def _digest(message: Act | Say) -> str:
    return blake2b(ENCODER.encode(message), digest_size=16).hexdigest()
