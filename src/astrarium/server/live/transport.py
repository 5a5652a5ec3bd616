"""WebSocket transport: uvicorn's protocol with a fast path for text messages.

Handshake, pings, fragments and closing go through uvicorn and `websockets`, one frame at a time. After
`listen`, whole text frames go straight from the transport to the listener, and written frames go straight to
the transport, without the queues and events of ASGI.

Every frame takes a token before it is decoded. Frames wait undecoded while tokens are missing, while the
listener is busy, and while the client does not read its answers; then the socket is not read either.
"""

from asyncio import TimerHandle
from collections import deque
from typing import Any, Final, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from astrarium.server.config import Limits
from astrarium.server.live.rate_limit import TokenBucket
from astrarium.server.live.websocket_frames import UNSUPPORTED, frame_size, is_text, text_payload
from astrarium.server.metrics import HANGUPS

TOO_FAST: Final = 1008
TOO_SLOW: Final = 1013
TURN_FRAMES: Final = 8  # frames of one client handled before other clients get their turn
THROTTLE_SECONDS: Final = 0.1  # a client above the rate gets the tokens of this time at once
# Reasons to leave frames unread, as bits.
BUSY: Final = 1
RATE: Final = 2
BACKLOG: Final = 4
TURN: Final = 8


class MessageListener(Protocol):
    """Receives the messages of a client."""

    def receive(self, data: bytes) -> None:
        """Handle one message."""


class WebSocketTransport(WebSocketsSansIOProtocol):
    """Protocol of one connection; the application finds it in `scope["state"]["transport"]`."""

    def __init__(self, limits: Limits, **uvicorn: Any) -> None:
        super().__init__(**uvicorn)
        self.limits = limits
        self.bucket = TokenBucket(limits.rate, limits.burst)
        self.listener: MessageListener | None = None
        self.pending = b""  # received bytes that are not handled yet
        self.pauses = 0
        self.splitting = False
        self.flooding_since = 0.0
        self.throttle_ended = 0.0
        self.throttle_timer: TimerHandle | None = None
        self.outbox: deque[bytes] = deque()
        self.backlog = 0  # bytes in the outbox and in the transport's buffer, while the latter is full
        self.write_ready = True

    @property
    def crowded(self) -> bool:
        """Whether only guests with a seat may have more connections."""
        return len(self.connections) > self.limits.crowd

    def handle_connect(self, event: Request) -> None:
        """Handle the opening handshake and publish the transport in the scope."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"]["transport"] = self

    def listen(self, listener: MessageListener) -> None:
        """Pass messages to `listener` from now on."""
        self.listener = listener

    def pause(self) -> None:
        """Leave further messages unread until `resume` is called."""
        self.pauses |= BUSY

    def resume(self) -> None:
        """Pass messages to the listener again."""
        self.pauses &= ~BUSY
        if self.pending or self.read_paused:
            self._clear(BUSY)

    # Incoming

    def data_received(self, data: bytes) -> None:
        """Handle bytes from the network; the common case is exactly one frame."""
        if not self.handshake_initiated:
            super().data_received(data)
        elif not self.pending and not self.pauses and frame_size(data, 0) == len(data) and self.bucket.take():
            self._handle_frame(data)
        else:
            self.pending += data
            self._handle_pending()

    def _clear(self, reason: int) -> None:
        """Remove a reason to leave frames unread; continue if it was the last one."""
        self.pauses &= ~reason
        if not self.pauses and not self.transport.is_closing():
            if self.pending:
                self._handle_pending()
            if self.read_paused and not self.pauses:
                self.read_paused = False
                self.transport.resume_reading()

    def _handle_pending(self) -> None:
        """Handle the complete frames in `pending` until there is a reason to stop; then stop reading too."""
        if self.splitting:
            return
        self.splitting = True
        data, begin, count = self.pending, 0, 0
        self.pending = b""
        while not self.pauses and not self.transport.is_closing():
            size = frame_size(data, begin)
            if size == UNSUPPORTED:
                super().data_received(data[begin:])
                begin = len(data)
                break
            if size > len(data) - begin:
                break
            if count == TURN_FRAMES:
                self.pauses |= TURN
                self.loop.call_soon(self._clear, TURN)
            elif not self.bucket.take():
                self._throttle()
            else:
                self._handle_frame(data[begin : begin + size])
                begin += size
                count += 1
        self.pending = data[begin:] + self.pending
        self.splitting = False
        if self.pauses and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _handle_frame(self, frame: bytes) -> None:
        """Pass a whole text message to the listener, any other frame to uvicorn."""
        if is_text(frame) and self.listener is not None and not self.frames and not self.close_sent:
            self.listener.receive(text_payload(frame))
        else:
            super().data_received(frame)

    def send_receive_event_to_app(self) -> None:
        """Pass a message that uvicorn assembled to the listener."""
        data = b"".join(self.frames)
        self.frames = []
        if self.listener is not None and not self.close_sent:
            self.listener.receive(data)

    def _throttle(self) -> None:
        """Wait for tokens; hang up on a client that has exceeded its rate for too long without a pause."""
        self.pauses |= RATE
        now = self.loop.time()
        if now - self.throttle_ended > THROTTLE_SECONDS:
            self.flooding_since = now
        left = self.flooding_since + self.limits.flood_seconds - now
        wait = self.bucket.seconds_until(max(1.0, self.limits.rate * THROTTLE_SECONDS))
        self.throttle_timer = self.loop.call_later(max(0.0, min(wait, left)), self._end_throttle, wait > left)

    def _end_throttle(self, flooding: bool) -> None:
        self.throttle_timer = None
        self.throttle_ended = self.loop.time()
        if flooding:
            self.hang_up(TOO_FAST, "too many messages")
        else:
            self._clear(RATE)

    # Outgoing

    def write(self, frames: bytes) -> None:
        """Write frames, or queue them while the client reads slowly; hang up if too many bytes wait."""
        if self.close_sent or self.transport.is_closing():
            return
        if self.write_ready:
            self.transport.write(frames)
            return
        self.backlog += len(frames)
        if self.backlog <= self.limits.outbox:
            self.outbox.append(frames)
        else:
            self.hang_up(TOO_SLOW, "the client reads too slowly")

    def pause_writing(self) -> None:
        """Queue further frames, and answer no messages: the write buffer is full."""
        super().pause_writing()
        self.write_ready = False
        # A single large answer leaves half of the room for the broadcasts that follow it.
        buffered = min(self.transport.get_write_buffer_size(), self.limits.outbox // 2)
        self.backlog = buffered + sum(map(len, self.outbox))
        self.pauses |= BACKLOG

    def resume_writing(self) -> None:
        """Write the queued frames: the write buffer has drained."""
        super().resume_writing()
        self.write_ready = True
        while self.outbox and self.write_ready:
            self.transport.write(self.outbox.popleft())
        if self.write_ready:
            self._clear(BACKLOG)

    # Closing

    def hang_up(self, code: int, reason: str) -> None:
        """Disconnect at once, whatever waits to be sent; a client that reads gets `code` and `reason`."""
        if self.transport.is_closing():
            return
        HANGUPS.labels(str(code)).inc()
        self.outbox.clear()
        self.pending = b""
        if not self.close_sent and not self.transport.get_write_buffer_size():
            self.conn.send_close(code, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.abort()

    def handle_close(self, event: Frame) -> None:
        """Answer the client's close frame; discard what it has not read."""
        super().handle_close(event)
        self._abort_flush()

    def handle_parser_exception(self) -> None:
        """Close after a protocol violation; discard what the client has not read."""
        super().handle_parser_exception()
        self._abort_flush()

    def _abort_flush(self) -> None:
        """Disconnect if a closing connection would wait until the client reads."""
        if self.transport.is_closing() and self.transport.get_write_buffer_size():
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        """Disconnect a client that did not answer a ping, without waiting until it reads."""
        super().keepalive_timeout()
        self._abort_flush()

    def connection_lost(self, exc: Exception | None) -> None:
        """Release what the connection holds."""
        if self.throttle_timer is not None:
            self.throttle_timer.cancel()
        self.outbox.clear()
        self.pending = b""
        super().connection_lost(exc)
