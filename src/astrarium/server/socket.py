"""The socket of a match: messages in, answers and news out."""

import asyncio
import contextlib
import time
from typing import assert_never

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from astrarium.core.errors import AstrariumError
from astrarium.server.config import Limits
from astrarium.server.hub import Hub
from astrarium.server.limits import Bucket
from astrarium.server.lobby import Lobby
from astrarium.server.logs import log_fault
from astrarium.server.messages import (
    Act,
    Acted,
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
from astrarium.server.metrics import CONNECTIONS, MESSAGES, REFUSALS, SECONDS
from astrarium.server.problems import Trouble, trouble
from astrarium.server.table import Table, encode

DECODER = msgspec.json.Decoder(ClientMessage)
TOO_SLOW = 1013
TALK = 20  # chat is so many times rarer than other messages
UNKNOWN = "unreadable"


class _Envelope(msgspec.Struct):
    """The least that is needed to answer a message that is wrong."""

    id: str = ""


ENVELOPE = msgspec.json.Decoder(_Envelope)


class Connection:
    """A client at a table."""

    def __init__(self, socket: WebSocket, table: Table, guest: str, lobby: Lobby) -> None:
        self.socket = socket
        self.table = table
        self.guest = guest
        self.lobby = lobby
        self.hub: Hub = lobby.hub
        self.limits: Limits = lobby.limits
        self.bucket = Bucket(self.limits.rate, self.limits.burst)
        self.talk = Bucket(self.limits.rate / TALK, self.limits.burst // TALK)
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue(self.limits.outbox)
        self.hints: set[asyncio.Task[None]] = set()
        self.closing: asyncio.Task[None] | None = None

    def send(self, message: bytes) -> None:
        """Put a message into the outbox; a client that reads too slowly is let go and may come again."""
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.hang_up(TOO_SLOW)

    def answer(self, message: ServerMessage) -> None:
        """Send an answer."""
        self.send(encode(message))

    def hang_up(self, code: int) -> None:
        """Close the connection from our side."""
        if self.closing is None:
            self.closing = asyncio.create_task(self._close(code))

    async def _close(self, code: int) -> None:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await self.socket.close(code)

    async def run(self) -> None:
        """Until one side hangs up."""
        await self.socket.accept()
        CONNECTIONS.inc()
        self.table.visitors += 1
        sender = asyncio.create_task(self._send_all())
        try:
            while True:
                await self._receive()
        except WebSocketDisconnect:
            pass
        finally:
            CONNECTIONS.dec()
            self.table.visitors -= 1
            self._go()
            for task in (sender, *self.hints):
                task.cancel()

    async def _send_all(self) -> None:
        try:
            while True:
                message = await self.outbox.get()
                await self.socket.send({"type": "websocket.send", "text": message.decode()})
        except (WebSocketDisconnect, RuntimeError):
            return

    async def _receive(self) -> None:
        received = await self.socket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code") or 1005)
        text = received.get("text")
        data = text.encode() if text is not None else received.get("bytes") or b""
        begun = time.perf_counter()
        kind = await self._handle(data)
        MESSAGES.labels(kind).inc()
        SECONDS.labels(kind).observe(time.perf_counter() - begun)

    async def _handle(self, data: bytes) -> str:
        """Answer a message, whatever it is; returns its type."""
        message_id, kind = "", UNKNOWN
        try:
            if len(data) > self.limits.message:
                raise Trouble(413, "too-large", f"a message has at most {self.limits.message} bytes")
            message_id = _id(data)
            message = DECODER.decode(data)
            kind = type(message).__name__.lower()
            if not self.bucket.take():
                raise Trouble(429, "too-fast", "too many messages; wait a moment")
            self.table.used = time.monotonic()
            await self._do(message)
        except Trouble as refusal:
            self._refuse(refusal, message_id)
        except AstrariumError as error:
            self._refuse(trouble(error), message_id)
        except (msgspec.DecodeError, RecursionError) as error:
            self._refuse(Trouble(400, "bad-message", f"this is no message: {error}"), message_id)
        except WebSocketDisconnect:
            raise
        except Exception as error:
            log_fault("message failed", error, match=self.table.match.id, type=kind)
            self._refuse(Trouble(500, "fault", "this is a fault of the server; nothing changed"), message_id)
        return kind

    def _refuse(self, refusal: Trouble, message_id: str) -> None:
        REFUSALS.labels(refusal.error).inc()
        self.answer(Refused(message_id, refusal.error, refusal.text, refusal.clause))

    async def _do(self, message: ClientMessage) -> None:
        match message:
            case Hello():
                self._come(message)
            case Try():
                course = self.table.draft(message.number, message.moves)
                self.answer(self.table.tried(message.id, course))
            case Act():
                number = await self.table.act(self.guest, message)
                self.answer(Acted(message.id, number))
                self.hub.wake(self.table)
            case Why():
                self._explain(message)
            case Hint():
                self._advise(message)
            case Look():
                course = self.table.course_at(message.number)
                self.answer(Looked(message.id, course.teller.position(course.state, message.number)))
            case Say():
                if not self.talk.take():
                    raise Trouble(429, "too-fast", "too many lines of chat; wait a moment")
                await self.table.say(self.guest, await self.lobby.name_of(self.guest), message)
                self.answer(Said(message.id))
            case _:
                assert_never(message)

    def _come(self, message: Hello) -> None:
        """Welcome a client; from here on it gets the news, and nothing falls between the two."""
        table, known = self.table, self.guest in self.table.here()
        table.watchers.add(self)
        self.answer(table.welcome(self.guest, message.id, message.number))
        if not known:
            table.tell_changed(besides=self)

    def _go(self) -> None:
        table = self.table
        table.watchers.discard(self)
        if self.guest not in table.here():
            table.tell_changed()

    def _explain(self, message: Why) -> None:
        course = self.table.draft(message.number, message.moves)
        refusal = course.teller.game.why_not(course.state, message.action)
        clause, text = (refusal.rule, refusal.text) if refusal is not None else ("", "")
        self.answer(Because(message.id, clause, text))

    def _advise(self, message: Hint) -> None:
        if self.hints:
            raise Trouble(429, "too-fast", "a hint is being thought about already")
        if int(self.table.state.actor) not in self.table.match.seats_of(self.guest):
            raise Trouble(403, "not-your-seat", "hints are for the seat to act")
        task = asyncio.create_task(self._hint(message))
        self.hints.add(task)
        task.add_done_callback(self.hints.discard)

    async def _hint(self, message: Hint) -> None:
        try:
            self.answer(await self.hub.hint(self.table, message.id, message.number, message.moves))
        except Trouble as refusal:
            self._refuse(refusal, message.id)


def _id(data: bytes) -> str:
    """The id of a message, as far as it can be read."""
    try:
        return ENVELOPE.decode(data).id[:64]
    except (msgspec.DecodeError, RecursionError):
        return ""
