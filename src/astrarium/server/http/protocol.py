"""HTTP protocol of a connection: uvicorn's, with limits on size, time and number.

uvicorn only closes connections that are idle between requests. Here a request must arrive in time, its head
must be small, its response must be read, and the number of connections is limited.
"""

from asyncio import TimerHandle, Transport
from typing import Any, Final

import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from astrarium.server.config import Limits
from astrarium.server.errors import ApiError

MIN_PROGRESS: Final = 4096  # bytes of a response that a client must read in `Limits.stall_seconds`
BAD_REQUEST: Final = ApiError(400, "bad-request", "this is not a valid HTTP request")
TOO_LATE: Final = ApiError(408, "timeout", "the request did not arrive in time")
TOO_LARGE: Final = ApiError(431, "too-large", "the head of the request is too large")


class HeadTooLarge(Exception):
    """The head of a request exceeds a limit."""


class WaitingConnections:
    """The connections without a request in progress, oldest first."""

    def __init__(self) -> None:
        self._waiting: dict[HttpProtocol, None] = {}

    def add(self, connection: "HttpProtocol") -> None:
        """Add a connection as the newest."""
        self.discard(connection)
        self._waiting[connection] = None

    def discard(self, connection: "HttpProtocol") -> None:
        """Remove a connection."""
        self._waiting.pop(connection, None)

    def drop_oldest(self) -> None:
        """Disconnect the oldest connection."""
        if self._waiting:
            connection = next(iter(self._waiting))
            self.discard(connection)
            connection.transport.abort()


class HttpProtocol(HttpToolsProtocol):
    """Protocol of one connection until it is closed or becomes a WebSocket."""

    def __init__(self, limits: Limits, waiting: WaitingConnections, **uvicorn: Any) -> None:
        super().__init__(**uvicorn)
        self.limits = limits
        self.waiting = waiting
        self.in_head = True
        self.head_size = 0
        self.refusal = BAD_REQUEST
        self.deadline: TimerHandle | None = None
        self.flush_timer: TimerHandle | None = None
        self.unsent: int | None = None  # bytes unsent at the last check, None if the client has read since

    # The connection

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as in uvicorn
        """Expect a request; if the server is full, drop the connection that has waited longest for one."""
        super().connection_made(transport)
        self._expect_request()
        if len(self.connections) > self.limits.open_connections:
            self.waiting.drop_oldest()

    def connection_lost(self, exc: Exception | None) -> None:
        """Release what the connection holds."""
        self._release()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to the WebSocket transport."""
        self._release()
        super().handle_websocket_upgrade()

    def _release(self) -> None:
        self._set_deadline(None)
        if self.flush_timer is not None:
            self.flush_timer.cancel()
        self.waiting.discard(self)

    # The request

    def data_received(self, data: bytes) -> None:
        """Parse received bytes; refuse a head that is too large, also if it never ends."""
        if self.in_head:
            self.head_size += len(data)
        super().data_received(data)
        if self.in_head and self.head_size > self.limits.headers and not self.transport.is_closing():
            self._refuse(TOO_LARGE)

    def on_url(self, url: bytes) -> None:
        """Collect the path of the request."""
        super().on_url(url)
        self._check_head(len(self.url) > self.limits.header)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Collect a header."""
        super().on_header(name, value)
        self._check_head(
            len(name) + len(value) > self.limits.header or len(self.headers) > self.limits.header_count
        )

    def _check_head(self, too_large: bool) -> None:
        if too_large:
            self.refusal = TOO_LARGE
            raise HeadTooLarge  # the parser reports it as an invalid request

    def on_headers_complete(self) -> None:
        """Start the request, and expect its body."""
        self.in_head = False
        self.waiting.discard(self)
        self._set_deadline(self.limits.body_seconds)
        self.scope["state"]["crowded"] = len(self.connections) > self.limits.crowd
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Mark the end of the request; the server may take its time to respond."""
        super().on_message_complete()
        self.in_head, self.head_size = True, 0
        # uvicorn sets `cycle` to None before the first request, against its declared type.
        responded = self.cycle is not None and self.cycle.response_complete  # type: ignore[redundant-expr]
        if not responded:
            self._set_deadline(None)

    def on_response_complete(self) -> None:
        """Start the next request of the client, or expect one; watch that the response is read."""
        idle = not self.pipeline
        super().on_response_complete()
        if idle and not self.transport.is_closing():
            self._expect_request()
        self._watch_flush()

    def _expect_request(self) -> None:
        self.waiting.add(self)
        self._set_deadline(self.limits.head_seconds)

    def _set_deadline(self, seconds: float | None) -> None:
        """Replace the deadline of what the client has to send."""
        if self.deadline is not None:
            self.deadline.cancel()
        self.deadline = None if seconds is None else self.loop.call_later(seconds, self._expire)

    def _expire(self) -> None:
        """Disconnect; a client that has sent a part of a head gets a response.

        Browsers open connections ahead of requests and would take a response there for that of the next one.
        A client may still be reading the previous response.
        """
        if not self.in_head:
            self.transport.abort()
        elif self.head_size and not self.transport.get_write_buffer_size():
            self._refuse(TOO_LATE)
        else:
            self.transport.close()
            self._watch_flush()

    def send_400_response(self, _msg: str) -> None:
        """Respond to a request that the parser has rejected."""
        self._refuse(self.refusal)

    def _refuse(self, refusal: ApiError) -> None:
        body = msgspec.json.encode(refusal.problem)
        size = b"content-length: %d\r\n" % len(body)
        head = b"content-type: application/json\r\n" + size + b"connection: close\r\n\r\n"
        self.transport.write(STATUS_LINE[refusal.status] + head + body)
        self.transport.close()

    # The response

    def pause_writing(self) -> None:
        """Make the application wait: the write buffer is full."""
        super().pause_writing()
        self._watch_flush()

    def resume_writing(self) -> None:
        """Let the application continue: the write buffer has drained."""
        super().resume_writing()
        self.unsent = None

    def _watch_flush(self) -> None:
        """Check from now on that the client reads what is sent to it."""
        if self.flush_timer is None and self.transport.get_write_buffer_size():
            self._schedule_check()

    def _schedule_check(self) -> None:
        self.unsent = self.transport.get_write_buffer_size()
        self.flush_timer = self.loop.call_later(self.limits.stall_seconds, self._check_flush)

    def _check_flush(self) -> None:
        """Disconnect a client that has hardly read anything since the last check."""
        self.flush_timer = None
        unsent = self.transport.get_write_buffer_size()
        if unsent and self.unsent is not None and unsent > self.unsent - MIN_PROGRESS:
            self.transport.abort()
        elif unsent:
            self._schedule_check()
