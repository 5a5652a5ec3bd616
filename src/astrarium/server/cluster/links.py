"""Links between servers: a request sent to another server, and its answer.

Two servers share one connection for all requests in one direction; answers arrive in any order. Both sides
prove that they know the secret, but nothing is encrypted: links belong in a private network.
"""

import asyncio
import socket
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, cast

from astrarium.server.cluster.link_protocol import (
    ANSWER,
    FAILED,
    MAX_PAYLOAD,
    REQUEST,
    FrameError,
    FrameReader,
    Handshake,
    HandshakeError,
    derive_key,
    encode_frame,
)
from astrarium.server.logs import log_error, log_warning

HANDSHAKE_SECONDS = 5.0
"""Time to open a connection, including its handshake."""
MAX_HANDSHAKES = 100
"""Maximum number of unfinished handshakes of a listener; beyond it, the oldest is dropped."""
MAX_RUNNING = 1000
"""Maximum number of requests of a connection that are handled at a time."""
STOP_SECONDS = 2.0
"""Time for running handlers to answer when a listener stops, and then for peers to read the answers."""
KEEPALIVE: Final = (("TCP_KEEPIDLE", 15), ("TCP_KEEPINTVL", 5), ("TCP_KEEPCNT", 3))

Handle = Callable[[bytes], Awaitable[bytes]]


class LinkError(Exception):
    """A request to another server has no answer."""


class LinkRefused(LinkError):
    """No process listens at the address, so the server is gone."""


class LinkBroken(LinkError):
    """The connection could not be opened or has ended; perhaps the request was handled."""


class LinkTimeout(LinkError):
    """The answer did not arrive in time; perhaps the request was handled."""


class LinkFailed(LinkError):
    """The handler of the other server raised, or the request or its answer is too large."""


class LinkConnection(asyncio.Protocol, ABC):
    """One side of a connection: the handshake, then frames."""

    def __init__(self, peer: str, handshake: Handshake) -> None:
        loop = asyncio.get_running_loop()
        self.peer = peer
        self.lost = loop.create_future()
        self.transport: asyncio.Transport | None = None
        self.receipts = 0  # how often bytes have been received
        self._handshake = handshake
        self._deadline = loop.call_later(HANDSHAKE_SECONDS, self.refuse, "the handshake took too long")
        self._frames = FrameReader()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin the handshake."""
        self.transport = cast(asyncio.Transport, transport)
        _set_options(self.transport)
        self.transport.write(self._handshake.hello)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002  # the name is asyncio's
        """Mark the end of the connection."""
        self._deadline.cancel()
        self.lost.set_result(None)

    def data_received(self, data: bytes) -> None:
        """Continue the handshake or handle frames; end the connection if the peer breaks the protocol."""
        self.receipts += 1
        try:
            if self._handshake.done:
                self._frames.feed(data)
                self.handle_frames()
            else:
                self._continue_handshake(data)
        except (FrameError, HandshakeError) as error:
            self.refuse(str(error))

    def _continue_handshake(self, data: bytes) -> None:
        assert self.transport is not None
        if reply := self._handshake.receive(data):
            self.transport.write(reply)
        if self._handshake.done:
            self._deadline.cancel()
            self.handshake_done()

    @abstractmethod
    def handshake_done(self) -> None:
        """Start to exchange frames."""

    @abstractmethod
    def handle_frames(self) -> None:
        """Handle the complete frames that have been received; raise FrameError if one is invalid."""

    def refuse(self, reason: str) -> None:
        """Log that the peer broke the protocol, and end the connection."""
        log_warning("link refused", peer=self.peer, reason=reason)
        if self._handshake.done:
            self.abort()
        elif self.transport is not None:
            self.transport.close()  # sends the hello first, so that the peer learns the version

    def abort(self) -> None:
        """Close the connection, if there is one, without sending what is written."""
        if self.transport is not None:
            self.transport.abort()


class IncomingLink(LinkConnection):
    """A connection from another server, whose requests are handled here.

    Reading pauses while too many requests run or the peer does not read its answers. A handler runs to its
    end even if the connection is lost: a request that stops halfway would be worse than a lost answer.
    """

    def __init__(self, listener: "LinkListener", handshake: Handshake) -> None:
        super().__init__("", handshake)
        self._listener = listener
        self._running: set[int] = set()
        self._stopping = False
        self._writing_paused = False
        self._reading_paused = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin the handshake."""
        if name := transport.get_extra_info("peername"):
            self.peer = join_address(name)
        super().connection_made(transport)
        self._listener.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection; its handlers continue."""
        super().connection_lost(exc)
        self._listener.discard(self)

    def handshake_done(self) -> None:
        """Accept requests."""
        self._listener.handshake_done(self)

    def data_received(self, data: bytes) -> None:
        """Continue the handshake or handle requests; ignore `data` while the listener stops."""
        if not self._stopping:
            super().data_received(data)

    def handle_frames(self) -> None:
        """Start a task for each request; pause reading at a limit."""
        while len(self._running) < MAX_RUNNING and not self._writing_paused:
            frame = self._frames.next()
            if frame is None:
                self._pause_reading(False)
                return
            number, kind, payload = frame
            if kind != REQUEST or number in self._running:
                raise FrameError("a frame is not a new request")
            self._running.add(number)
            self._listener.run(self._answer(number, payload))
        self._pause_reading(True)

    async def _answer(self, number: int, payload: bytes) -> None:
        """Handle a request and send its answer, unless the connection is lost."""
        kind = ANSWER
        try:
            answer = await self._listener.handle(payload)
            if len(answer) > MAX_PAYLOAD:
                raise ValueError(f"the answer has {len(answer)} bytes")
        except (Exception, asyncio.CancelledError) as error:  # `stop` cancels, and the peer waits then too
            log_error("link request failed", error, peer=self.peer)
            kind, answer = FAILED, b""
        self._running.discard(number)
        assert self.transport is not None
        if not self.transport.is_closing():
            self.transport.write(encode_frame(number, kind, answer))
            self._continue_reading()

    def _pause_reading(self, paused: bool) -> None:
        assert self.transport is not None
        if paused != self._reading_paused and not self.transport.is_closing():
            self._reading_paused = paused
            if paused:
                self.transport.pause_reading()
            else:
                self.transport.resume_reading()

    def _continue_reading(self) -> None:
        """Handle requests that waited for a limit."""
        if self._reading_paused:
            self.data_received(b"")

    def pause_writing(self) -> None:
        """Handle no further requests: the peer does not read its answers."""
        self._writing_paused = True

    def resume_writing(self) -> None:
        """Handle requests again."""
        self._writing_paused = False
        self._continue_reading()

    def stop(self) -> None:
        """Ignore further requests.

        They are still read: if a socket is closed with unread bytes, the kernel discards unsent answers.
        """
        self._stopping = True
        self._pause_reading(False)


class LinkListener:
    """Accepts connections of other servers and answers their requests by `handle`.

    An error that `handle` raises is logged, and the requester gets LinkFailed.
    """

    def __init__(self, secret: bytes, handle: Handle) -> None:
        self.handle = handle
        self._key = derive_key(secret)
        self._server: asyncio.Server | None = None
        self._stopping = False
        self._connections: set[IncomingLink] = set()
        self._handshakes: dict[IncomingLink, None] = {}  # oldest first
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self, host: str, port: int) -> str:
        """Listen at `host` and `port`, 0 for a free port, and return the address "HOST:PORT"."""
        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(self._accept, host, port)
        return join_address(self._server.sockets[0].getsockname())

    def _accept(self) -> IncomingLink:
        return IncomingLink(self, Handshake(self._key, b"listener"))

    async def stop(self) -> None:
        """Close the listener, then its connections once the running requests are answered or cancelled."""
        self._stopping = True
        if self._server is not None:
            self._server.close()
        connections = list(self._connections)
        for connection in connections:
            connection.stop()
        await self._finish_tasks()
        for connection in connections:
            if connection.transport is not None:
                connection.transport.close()
        if connections:
            await asyncio.wait([each.lost for each in connections], timeout=STOP_SECONDS)
        for connection in connections:
            connection.abort()

    async def _finish_tasks(self) -> None:
        """Wait for the running handlers; cancel those that take too long."""
        if self._tasks:
            _, late = await asyncio.wait(self._tasks, timeout=STOP_SECONDS)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    def run(self, answer: Coroutine[Any, Any, None]) -> None:
        """Run `answer` in a task."""
        task = asyncio.create_task(answer)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def add(self, connection: IncomingLink) -> None:
        """Add a connection that begins its handshake; drop the oldest of too many."""
        self._connections.add(connection)
        self._handshakes[connection] = None
        if self._stopping:
            connection.abort()
        elif len(self._handshakes) > MAX_HANDSHAKES:
            oldest = next(iter(self._handshakes))
            del self._handshakes[oldest]
            oldest.abort()

    def handshake_done(self, connection: IncomingLink) -> None:
        """Remove a connection from the unfinished handshakes."""
        self._handshakes.pop(connection, None)

    def discard(self, connection: IncomingLink) -> None:
        """Remove a connection that is lost."""
        self._connections.discard(connection)
        self._handshakes.pop(connection, None)


class OutgoingLink(LinkConnection):
    """A connection to another server, from its opening to its end.

    Requests wait in `_unsent` until the handshake is done, and while the write buffer is full.
    """

    def __init__(self, address: str, handshake: Handshake, on_end: Callable[[str], object]) -> None:
        super().__init__(address, handshake)
        self._on_end = on_end
        self._loop = asyncio.get_running_loop()
        self._ended = False
        self._writable = False
        self._unsent: deque[tuple[int, bytes]] = deque()
        self._last = 0
        self._pending: dict[int, asyncio.Future[bytes]] = {}
        self._opening = self._loop.create_task(self._open())
        self._opening.add_done_callback(self._report_opening)

    # The requests

    async def request(self, payload: bytes, seconds: float) -> bytes:
        """Return the answer to `payload`; raise LinkError if there is none within `seconds`."""
        self._last = number = self._last + 1
        answer: asyncio.Future[bytes] = self._loop.create_future()
        self._pending[number] = answer
        timer = self._loop.call_later(seconds, self._expire, number, self.receipts)
        frame = encode_frame(number, REQUEST, payload)
        if self._writable:
            assert self.transport is not None
            self.transport.write(frame)
        else:
            self._unsent.append((number, frame))
        try:
            return await answer
        finally:
            timer.cancel()
            self._pending.pop(number, None)

    def _expire(self, number: int, receipts: int) -> None:
        """Fail a request; drop the connection if nothing was received since: the peer may be paused."""
        answer = self._pending.pop(number, None)
        if answer is None:
            return
        answer.set_exception(LinkTimeout(f"{self.peer} did not answer in time"))
        if receipts == self.receipts:
            self.end(LinkBroken, "it did not answer another request in time")

    def handle_frames(self) -> None:
        """Pass the answers to the requests; ignore answers that come too late."""
        while (frame := self._frames.next()) is not None:
            number, kind, payload = frame
            if kind not in (ANSWER, FAILED) or number > self._last:
                raise FrameError("a frame is not an answer to a request")
            answer = self._pending.pop(number, None)
            if answer is None or answer.done():
                continue
            if kind == ANSWER:
                answer.set_result(payload)
            else:
                answer.set_exception(LinkFailed(f"{self.peer} failed to handle the request; see its log"))

    def pause_writing(self) -> None:
        """Keep requests back: the write buffer is full."""
        self._writable = False

    def resume_writing(self) -> None:
        """Send the requests that have waited and are still wanted."""
        assert self.transport is not None
        self._writable = True
        while self._unsent and self._writable:
            number, frame = self._unsent.popleft()
            if number in self._pending:
                self.transport.write(frame)

    # The connection

    async def _open(self) -> None:
        host, port = split_address(self.peer)
        await self._loop.create_connection(lambda: self, host, port)

    def _report_opening(self, opening: asyncio.Task[None]) -> None:
        if opening.cancelled():
            return
        error = opening.exception()
        if error is not None:
            self.end(LinkRefused if isinstance(error, ConnectionRefusedError) else LinkBroken, str(error))

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin the handshake, unless the requests have failed already."""
        super().connection_made(transport)
        if self._ended:
            self.abort()

    def handshake_done(self) -> None:
        """Send the requests that have waited."""
        self.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Fail the pending requests."""
        super().connection_lost(exc)
        if self._handshake.done:
            self.end(LinkBroken, str(exc or "it closed the connection"))
        else:
            self.end(LinkBroken, "it closed the connection during the handshake; its log says why")

    def refuse(self, reason: str) -> None:
        """Log that the peer broke the protocol, and fail the pending requests."""
        super().refuse(reason)
        self.end(LinkBroken, reason)

    def end(self, error: type[LinkError], reason: str) -> None:
        """End the connection, and fail its pending requests with `error`."""
        if self._ended:
            return
        self._ended = True
        self._on_end(self.peer)
        self._deadline.cancel()
        self._opening.cancel()
        for answer in self._pending.values():
            if not answer.done():
                answer.set_exception(error(f"{self.peer}: {reason}"))
        self._pending.clear()
        self._unsent.clear()
        self.abort()

    async def wait_closed(self) -> None:
        """Wait until the socket is closed, after `end`."""
        await asyncio.wait([self._opening])
        # If the opening is cancelled, the loop closes the socket; uvloop does so without `connection_lost`.
        if self.transport is not None and not self._opening.cancelled():
            await self.lost


class Links:
    """Sends requests to other servers, over one connection for each address."""

    def __init__(self, secret: bytes) -> None:
        self._key = derive_key(secret)
        self._links: dict[str, OutgoingLink] = {}
        self._closed = False

    async def request(self, address: str, payload: bytes, seconds: float) -> bytes:
        """Return the answer of the server at `address`; raise LinkError if there is none within `seconds`.

        Other requests to the address may fail with LinkBroken if the server sends nothing for `seconds`.
        """
        if len(payload) > MAX_PAYLOAD:
            raise LinkFailed(f"a request of {len(payload)} bytes is too large")
        link = self._links.get(address)
        if link is None:
            if self._closed:
                raise LinkBroken("this server closes its links")
            handshake = Handshake(self._key, b"requester")
            link = self._links[address] = OutgoingLink(address, handshake, self._links.__delitem__)
        return await link.request(payload, seconds)

    def drop(self, address: str, reason: str) -> None:
        """Close the connection to a server, if there is one; its pending requests fail with LinkBroken."""
        link = self._links.get(address)
        if link is not None:
            link.end(LinkBroken, reason)

    async def close(self) -> None:
        """Close all connections; their pending requests fail with LinkBroken."""
        self._closed = True
        links = list(self._links.values())
        for link in links:
            link.end(LinkBroken, "this server closes its links")
        await asyncio.gather(*(link.wait_closed() for link in links))


def _set_options(transport: asyncio.Transport) -> None:
    """Send small frames at once, and detect a peer that has vanished."""
    connection = transport.get_extra_info("socket")
    connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for option, value in KEEPALIVE:
        if hasattr(socket, option):  # not every system has them
            connection.setsockopt(socket.IPPROTO_TCP, getattr(socket, option), value)


def join_address(name: tuple[Any, ...]) -> str:
    """Return "HOST:PORT" for the name of a socket."""
    host, port = name[:2]
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def split_address(address: str) -> tuple[str, int]:
    """Return host and port of an address."""
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal() or not 0 < int(port) < 65536:
        raise ValueError("the address is not HOST:PORT")
    return host.removeprefix("[").removesuffix("]"), int(port)
