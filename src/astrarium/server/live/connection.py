"""WebSocket connection to a match: client messages in, answers and broadcasts out."""

import asyncio
import time
from functools import partial
from typing import assert_never, get_args

import msgspec
from sqlalchemy.exc import InterfaceError, OperationalError
from starlette.websockets import WebSocket

from astrarium.core.errors import AstrariumError
from astrarium.server import nul
from astrarium.server.cluster.peers import PeerMessage, PeerReply
from astrarium.server.config import Limits
from astrarium.server.errors import ApiError, as_api_error, database_away, nothing_to_decide
from astrarium.server.live.hub import Hub
from astrarium.server.live.rate_limit import TokenBucket
from astrarium.server.live.requests import ChangingMessage, perform
from astrarium.server.live.table import ENCODER, Table, encode
from astrarium.server.live.transport import WebSocketTransport
from astrarium.server.lobby.lobby import Lobby
from astrarium.server.logs import log_error
from astrarium.server.messages import (
    Act,
    Because,
    ClientMessage,
    Commit,
    Hello,
    Hint,
    Look,
    Looked,
    Reach,
    Refused,
    Reveal,
    Say,
    ServerMessage,
    Try,
    Why,
)
from astrarium.server.metrics import CONNECTIONS, LOAD, REFUSALS, Histogram
from astrarium.server.storage.leases import NotOwner

DECODER = msgspec.json.Decoder(ClientMessage)
CHAT_RATE_DIVISOR = 20  # the chat limit is this fraction of the message limit


class Unreadable(msgspec.Struct):
    """The fields needed to answer an invalid message."""

    id: str = ""


ENVELOPE = msgspec.json.Decoder(Unreadable)
KINDS = (Unreadable, *get_args(ClientMessage))
DURATIONS = {kind: LOAD.times.setdefault(kind.__name__.lower(), Histogram()) for kind in KINDS}


def observe_duration(kind: type, started: float) -> None:
    """Record how long a message of class `kind` took."""
    DURATIONS[kind].observe(time.perf_counter() - started)


class Connection:
    """A client connected to a table."""

    def __init__(self, socket: WebSocket, table: Table, guest: str, lobby: Lobby) -> None:
        self.socket = socket
        self.transport: WebSocketTransport = socket.scope["state"]["transport"]
        self.send = self.transport.write
        self.table = table
        self.guest = guest
        self.lobby = lobby
        self.hub: Hub = lobby.hub
        self.limits: Limits = lobby.limits
        self.chat_bucket = TokenBucket(
            self.limits.rate / CHAT_RATE_DIVISOR, self.limits.burst // CHAT_RATE_DIVISOR
        )
        self.busy = False
        self.change_task: asyncio.Task[None] | None = None
        self.begin_task: asyncio.Task[None] | None = None
        self.hint_tasks: set[asyncio.Task[None]] = set()

    def answer(self, message: ServerMessage) -> None:
        """Send `message` to this client."""
        self.transport.write(encode(message))

    async def run(self) -> None:
        """Serve the client until the connection closes."""
        await self.socket.accept()
        self.transport.listen(self)
        CONNECTIONS.inc()
        self.table.connections += 1
        self.hub.follow(self.table)
        try:
            while (received := await self.socket.receive())["type"] != "websocket.disconnect":
                self.receive((received.get("text") or "").encode() or received.get("bytes") or b"")
        finally:
            CONNECTIONS.dec()
            self.table.connections -= 1
            self.table.leave(self, self.limits.presence_seconds)
            self.hub.thinking.update(self.table)
            for task in self.hint_tasks:
                task.cancel()

    def receive(self, data: bytes) -> None:
        """Answer one message; errors become refusals. The next one waits until this one is answered."""
        started = time.perf_counter()
        kind: type = Unreadable
        try:
            if len(data) > self.limits.message:
                raise ApiError(413, "too-large", f"a message has at most {self.limits.message} bytes")
            message = DECODER.decode(data)
            nul.check_json(data)
            kind = message.__class__
            self.table.last_used = time.monotonic()
            self._dispatch(message, started)
        except Exception as error:
            self._reply_error(error, _message_id(data) if len(data) <= self.limits.message else "")
        if self.busy:
            self.transport.pause()
        else:
            observe_duration(kind, started)

    def _finish(self, message: ChangingMessage, started: float, error: Exception | None) -> None:
        """Complete an asynchronous message, then read on."""
        if error is not None:
            self._reply_error(error, message.id)
        observe_duration(message.__class__, started)
        self.busy = False
        self.transport.resume()

    def _reply_error(self, error: Exception, message_id: str) -> None:
        """Answer with the refusal for `error`; log unexpected errors."""
        if isinstance(error, ApiError):
            self._refuse(error, message_id)
        elif isinstance(error, AstrariumError):
            self._refuse(as_api_error(error), message_id)
        elif isinstance(error, msgspec.DecodeError | RecursionError):
            self._refuse(ApiError(400, "bad-message", f"invalid message: {error}"), message_id)
        elif isinstance(error, OperationalError | InterfaceError):
            log_error("message failed", error, match=self.table.id)
            self._refuse(database_away(), message_id)
        else:
            log_error("message failed", error, match=self.table.id)
            self._refuse(ApiError(500, "fault", "internal error of the server; nothing changed"), message_id)

    def _refuse(self, refusal: ApiError, message_id: str) -> None:
        REFUSALS.labels(refusal.error).inc()
        self.answer(Refused(message_id, refusal.error, refusal.text, refusal.clause))

    def _dispatch(self, message: ClientMessage, started: float) -> None:
        """Handle a decoded message; an asynchronous one keeps `busy` set until `_finish`."""
        match message:
            case Act():
                self.busy = True
                self.table.act(message, self, partial(self._acted, message, started))
            case Hello():
                self._welcome(message)
            case Try():
                draft = self.table.try_draft(message.number, message.moves)
                self.answer(self.table.tried(message.id, draft))
            case Why():
                self._explain(message)
            case Hint():
                self._advise(message)
            case Reach():
                self._find_destinations(message)
            case Look():
                draft = self.table.draft_at(message.number)
                self.answer(Looked(message.id, draft.presenter.position(draft.state, message.number)))
            case Say() | Commit() | Reveal():
                self.busy = True
                self._start_change(message, started)
            case _:
                assert_never(message)

    def _acted(self, message: Act, started: float, error: Exception | None) -> None:
        if isinstance(error, NotOwner):
            self._start_change(message, started)
        else:
            self.hub.wake_bots(self.table)
            self._finish(message, started, error)

    def _start_change(self, message: ChangingMessage, started: float) -> None:
        self.change_task = self.transport.loop.create_task(self._change(message, started))

    async def _change(self, message: ChangingMessage, started: float) -> None:
        """Carry out a message here or at the owner of the match; the client gets the same answer."""
        failure = None
        try:
            if isinstance(message, Say) and not self.chat_bucket.take():
                raise ApiError(429, "too-fast", "too many lines of chat; wait a moment")
            request = PeerMessage(self.table.id, self.guest, ENCODER.encode(message))
            run = partial(perform, self.lobby, self.table, self, message)
            reply = await self.hub.run_at_owner(self.table, request, run)
            if reply is not None:
                await self._sync(message, reply.check())
                self.send(reply.data)
        except Exception as error:
            failure = error
        self._finish(message, started, failure)

    async def _sync(self, message: ChangingMessage, reply: PeerReply) -> None:
        """Show all viewers here what the owner has stored, before the answer is sent."""
        await self.hub.catch_up(self.table, reply)
        if isinstance(message, Say):
            await self.table.catch_up_chat()
        elif not isinstance(message, Act):
            await self.table.refresh()

    def _welcome(self, message: Hello) -> None:
        """Answer `hello` and subscribe to broadcasts in one step, so that no event is missed."""
        self.table.enter(self, self.limits.presence_seconds)
        self.answer(self.table.welcome(self.guest, message.id, message.number))
        self.hub.thinking.update(self.table)
        if self.table.can_begin_for(self.guest):
            self.begin_task = self.transport.loop.create_task(self.hub.begin_match(self.table, self.guest))

    def _explain(self, message: Why) -> None:
        draft = self.table.try_draft(message.number, message.moves)
        refusal = draft.presenter.game.why_not(draft.state, message.action)
        if refusal is None:
            self.answer(Because(message.id, "", "", {}))
        else:
            self.answer(Because(message.id, refusal.rule, refusal.text, refusal.facts))

    def _find_destinations(self, message: Reach) -> None:
        self._check_to_act("destinations")
        draft = self.table.try_draft(message.number, message.moves)
        if draft.complete or draft.over:
            raise nothing_to_decide()
        found = draft.presenter.game.destinations(draft.state, message.choice)
        self.answer(draft.presenter.destinations(message.id, found))

    def _check_to_act(self, what: str) -> None:
        """Raise if the guest has not the seat to act."""
        if int(self.table.state.actor) not in self.table.match.seats_of(self.guest):
            raise ApiError(403, "not-your-seat", f"{what} are for the seat to act")

    def _advise(self, message: Hint) -> None:
        self._check_to_act("hints")
        if not self.table.match.hints:
            raise ApiError(403, "hints-off", "this match is played without hints")
        task = asyncio.create_task(self._hint(message))
        self.hint_tasks.add(task)
        task.add_done_callback(self.hint_tasks.discard)

    async def _hint(self, message: Hint) -> None:
        try:
            hinted = await self.hub.thinking.hint(
                self.table, self.guest, message.id, message.number, message.moves
            )
            self.answer(hinted)
        except Exception as error:
            self._reply_error(error, message.id)


def _message_id(data: bytes) -> str:
    """Return the id of an invalid message, empty if it cannot be decoded."""
    try:
        return ENVELOPE.decode(data).id[:64]
    except (msgspec.DecodeError, RecursionError):
        return ""
