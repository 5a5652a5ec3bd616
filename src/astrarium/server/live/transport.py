"""WebSocket transport: uvicorn's protocol with a fast path for text messages.

Handshake, pings and closing go through uvicorn and `websockets`. After `listen`, whole text frames of up to
64 kB go straight from the transport to the listener, and written frames go straight to the transport,
without the queues and events of ASGI.
"""

from collections import deque
from typing import Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from astrarium.server.live.websocket_frames import UNSUPPORTED, frame_size, is_text, text_payload

TOO_SLOW = 1013


class MessageListener(Protocol):
    """Receives the messages of a client."""

    def receive(self, data: bytes) -> None:
        """Handle one message."""


class WebSocketTransport(WebSocketsSansIOProtocol):
    """Protocol of one connection; the application finds it in `scope["state"]["transport"]`."""

    listener: MessageListener | None = None
    max_backlog = 0
    write_ready = True
    fallback = False  # set by an unsupported frame: uvicorn handles everything after it
    partial = b""

    def handle_connect(self, event: Request) -> None:
        """Handle the opening handshake and publish the transport in the scope."""
        self.outbox: deque[bytes] = deque()
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"]["transport"] = self

    def listen(self, listener: MessageListener, max_backlog: int) -> None:
        """Pass messages to `listener` from now on; `max_backlog` limits the frames waiting to be written."""
        self.listener = listener
        self.max_backlog = max_backlog
        self.resume()

    def pause(self) -> None:
        """Stop reading from the socket."""
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def resume(self) -> None:
        """Continue reading from the socket."""
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    # Incoming

    def data_received(self, data: bytes) -> None:
        """Handle bytes from the network; the common case is exactly one frame."""
        if self.listener is None or self.fallback:
            super().data_received(data)
        elif not self.partial and frame_size(data, 0) == len(data):
            self._handle_frame(self.listener, data)
        else:
            self._split_frames(self.listener, self.partial + data)

    def _split_frames(self, listener: MessageListener, data: bytes) -> None:
        """Handle the complete frames in `data` and keep the incomplete one."""
        begin, size = 0, frame_size(data, 0)
        while 0 < size <= len(data) - begin:
            self._handle_frame(listener, data[begin : begin + size])
            begin += size
            size = frame_size(data, begin)
        self.partial = data[begin:]
        if size == UNSUPPORTED:
            self.fallback = True
            super().data_received(self.partial)

    def _handle_frame(self, listener: MessageListener, frame: bytes) -> None:
        """Pass a text frame to `listener`, any other frame to uvicorn."""
        if is_text(frame) and not self.close_sent:
            listener.receive(text_payload(frame))
        else:
            super().data_received(frame)

    def send_receive_event_to_app(self) -> None:
        """Pass a message that uvicorn assembled to the listener."""
        if self.listener is None:
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self.listener.receive(data)

    # Outgoing

    def write(self, frames: bytes) -> None:
        """Write frames, or queue them while the client reads slowly; close if the backlog is full."""
        if self.close_sent or self.transport.is_closing():
            return
        if self.write_ready:
            self.transport.write(frames)
        elif len(self.outbox) < self.max_backlog:
            self.outbox.append(frames)
        else:
            self.close_connection(TOO_SLOW)

    def pause_writing(self) -> None:
        """Queue further frames: the write buffer is full."""
        super().pause_writing()
        self.write_ready = False

    def resume_writing(self) -> None:
        """Write the queued frames: the write buffer has drained."""
        super().resume_writing()
        self.write_ready = True
        while self.outbox and self.write_ready:
            self.transport.write(self.outbox.popleft())

    def close_connection(self, code: int) -> None:
        """Send a close frame with `code`; close the socket after the close timeout."""
        if self.close_sent or self.transport.is_closing():
            return
        self.outbox.clear()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)
