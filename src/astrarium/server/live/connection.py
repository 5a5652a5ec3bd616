"""The socket of a match: messages in, answers and news out."""

import asyncio
import time
from collections import deque
from functools import partial
from typing import assert_never, get_args

import msgspec
from starlette.websockets import WebSocket

from astrarium.core.errors import AstrariumError
from astrarium.server.config import Limits
from astrarium.server.errors import ApiError, as_api_error
from astrarium.server.live.hub import Hub
from astrarium.server.live.rate_limit import TokenBucket
from astrarium.server.live.table import Table, encode
from astrarium.server.live.transport import WebSocketTransport
from astrarium.server.lobby.lobby import Lobby
from astrarium.server.logs import log_fault
from astrarium.server.messages import (
    Act,
    Because,
    ClientMessage,
    Hello,
    Hint,
    Look,
    Looked,
    Refused,
    Said,
    Say,
    ServerMessage,
    Try,
    Why,
)
from astrarium.server.metrics import BUSY, CONNECTIONS, REFUSALS, Histogram

DECODER = msgspec.json.Decoder(ClientMessage)
TALK = 20  # chat is so many times rarer than other messages
MOST_WAITING = 64


class Unreadable(msgspec.Struct):
    """The least that is needed to answer a message that is wrong."""

    id: str = ""


ENVELOPE = msgspec.json.Decoder(Unreadable)
KINDS = (Unreadable, *get_args(ClientMessage))
TIMES = {kind: BUSY.times.setdefault(kind.__name__.lower(), Histogram()) for kind in KINDS}


def count(kind: type, begun: float) -> None:
    """Take note of a message that was answered."""
    TIMES[kind].observe(time.perf_counter() - begun)


class Connection:
    """A client at a table."""

    def __init__(self, socket: WebSocket, table: Table, guest: str, lobby: Lobby) -> None:
        self.socket = socket
        self.transport: WebSocketTransport = socket.scope["state"]["transport"]
        self.send = self.transport.write
        self.table = table
        self.guest = guest
        self.lobby = lobby
        self.hub: Hub = lobby.hub
        self.limits: Limits = lobby.limits
        self.bucket = TokenBucket(self.limits.rate, self.limits.burst)
        self.talk = TokenBucket(self.limits.rate / TALK, self.limits.burst // TALK)
        self.inbox: deque[bytes] = deque()
        self.busy = False
        self.task: asyncio.Task[None] | None = None
        self.hints: set[asyncio.Task[None]] = set()

    def answer(self, message: ServerMessage) -> None:
        """Send an answer."""
        self.transport.write(encode(message))

    async def run(self) -> None:
        """Until one side hangs up."""
        await self.socket.accept()
        self.transport.listen(self, self.limits.outbox)
        CONNECTIONS.inc()
        self.table.connections += 1
        try:
            while (received := await self.socket.receive())["type"] != "websocket.disconnect":
                self.receive((received.get("text") or "").encode() or received.get("bytes") or b"")
        finally:
            CONNECTIONS.dec()
            self.table.connections -= 1
            self._leave()
            for task in self.hints:
                task.cancel()

    def receive(self, data: bytes) -> None:
        """Take a message; one after the other is answered."""
        if not self.busy:
            self._handle(data)
            return
        self.inbox.append(data)
        if len(self.inbox) >= MOST_WAITING:
            self.transport.pause()

    def _handle(self, data: bytes) -> None:
        """Answer a message, whatever it is."""
        begun = time.perf_counter()
        kind: type = Unreadable
        try:
            if len(data) > self.limits.message:
                raise ApiError(413, "too-large", f"a message has at most {self.limits.message} bytes")
            message = DECODER.decode(data)
            kind = message.__class__
            if not self.bucket.take():
                raise ApiError(429, "too-fast", "too many messages; wait a moment")
            self.table.used = time.monotonic()
            self._dispatch(message, begun)
        except Exception as error:
            self._fail(error, _id(data) if len(data) <= self.limits.message else "")
        if not self.busy:
            count(kind, begun)

    def _finish(self, message: Act | Say, begun: float, error: Exception | None) -> None:
        """A message that took its time is done, or was refused: the next ones."""
        if error is not None:
            self._fail(error, message.id)
        count(message.__class__, begun)
        self.busy = False
        if self.inbox:
            self._drain_inbox()

    def _drain_inbox(self) -> None:
        """Answer what has come meanwhile."""
        while self.inbox and not self.busy:
            self._handle(self.inbox.popleft())
        if not self.inbox:
            self.transport.resume()

    def _fail(self, error: Exception, message_id: str) -> None:
        """A message was refused, or it came upon a fault of ours."""
        if isinstance(error, ApiError):
            self._refuse(error, message_id)
        elif isinstance(error, AstrariumError):
            self._refuse(as_api_error(error), message_id)
        elif isinstance(error, msgspec.DecodeError | RecursionError):
            self._refuse(ApiError(400, "bad-message", f"this is no message: {error}"), message_id)
        else:
            log_fault("message failed", error, match=self.table.match.id)
            self._refuse(ApiError(500, "fault", "this is a fault of the server; nothing changed"), message_id)

    def _refuse(self, refusal: ApiError, message_id: str) -> None:
        REFUSALS.labels(refusal.error).inc()
        self.answer(Refused(message_id, refusal.error, refusal.text, refusal.clause))

    def _dispatch(self, message: ClientMessage, begun: float) -> None:
        """Do what a message asks for; what takes its time keeps us busy until `_finish`."""
        match message:
            case Act():
                self.busy = True
                self.table.act(self.guest, message, self, partial(self._acted, message, begun))
            case Hello():
                self._welcome(message)
            case Try():
                draft = self.table.try_draft(message.number, message.moves)
                self.answer(self.table.tried(message.id, draft))
            case Why():
                self._explain(message)
            case Hint():
                self._advise(message)
            case Look():
                draft = self.table.draft_at(message.number)
                self.answer(Looked(message.id, draft.presenter.position(draft.state, message.number)))
            case Say():
                self.busy = True
                self.task = self.transport.loop.create_task(self._say(message, begun))
            case _:
                assert_never(message)

    def _acted(self, message: Act, begun: float, error: Exception | None) -> None:
        self.hub.wake(self.table)
        self._finish(message, begun, error)

    async def _say(self, message: Say, begun: float) -> None:
        fault = None
        try:
            if not self.talk.take():
                raise ApiError(429, "too-fast", "too many lines of chat; wait a moment")
            await self.table.say(self.guest, await self.lobby.name_of(self.guest), message)
            self.answer(Said(message.id))
        except Exception as error:
            fault = error
        self._finish(message, begun, fault)

    def _welcome(self, message: Hello) -> None:
        """Welcome a client; from here on it gets the news, and nothing falls between the two."""
        table, known = self.table, self.guest in self.table.here()
        table.viewers.add(self)
        self.answer(table.welcome(self.guest, message.id, message.number))
        if not known:
            table.broadcast_changed(besides=self)

    def _leave(self) -> None:
        table = self.table
        table.viewers.discard(self)
        if self.guest not in table.here():
            table.broadcast_changed()

    def _explain(self, message: Why) -> None:
        draft = self.table.try_draft(message.number, message.moves)
        refusal = draft.presenter.game.why_not(draft.state, message.action)
        clause, text = (refusal.rule, refusal.text) if refusal is not None else ("", "")
        self.answer(Because(message.id, clause, text))

    def _advise(self, message: Hint) -> None:
        if self.hints:
            raise ApiError(429, "too-fast", "a hint is being thought about already")
        if int(self.table.state.actor) not in self.table.match.seats_of(self.guest):
            raise ApiError(403, "not-your-seat", "hints are for the seat to act")
        task = asyncio.create_task(self._hint(message))
        self.hints.add(task)
        task.add_done_callback(self.hints.discard)

    async def _hint(self, message: Hint) -> None:
        try:
            self.answer(await self.hub.hint(self.table, message.id, message.number, message.moves))
        except ApiError as refusal:
            self._refuse(refusal, message.id)


def _id(data: bytes) -> str:
    """The id of a message, as far as it can be read."""
    try:
        return ENVELOPE.decode(data).id[:64]
    except (msgspec.DecodeError, RecursionError):
        return ""
