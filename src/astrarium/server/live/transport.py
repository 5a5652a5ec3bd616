"""The line to a client: uvicorn's WebSocket protocol, with a short way for the messages of a table.

The handshake, pings and the end of a connection go through uvicorn and `websockets`. Once somebody listens,
whole text messages of bearable size, nearly all there are, go straight from the transport to the listener,
and what the listener writes goes straight to the transport, without the queues and events between.
"""

from collections import deque
from typing import Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from astrarium.server.live.websocket_frames import ODD, frame_size, is_text, message_of

TOO_SLOW = 1013


class MessageListener(Protocol):
    """Whoever gets the messages of a client."""

    def receive(self, data: bytes) -> None:
        """Take a message."""


class WebSocketTransport(WebSocketsSansIOProtocol):
    """A connection. `scope["state"]["transport"]` leads the application to it."""

    listener: MessageListener | None = None
    patience = 0
    flowing = True
    winding = False  # after an odd frame, all that comes takes the long way
    rest = b""

    def handle_connect(self, event: Request) -> None:
        """A client asks for a socket."""
        self.outbox: deque[bytes] = deque()
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"]["transport"] = self

    def listen(self, listener: MessageListener, patience: int) -> None:
        """Hand messages over from now on; a client may be so many messages behind."""
        self.listener = listener
        self.patience = patience
        self.resume()

    def pause(self) -> None:
        """Take nothing off the network for a while."""
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def resume(self) -> None:
        """Go on taking what comes."""
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    # Messages in

    def data_received(self, data: bytes) -> None:
        """Take what has come, frame by frame."""
        if self.listener is None or self.winding:
            super().data_received(data)
        elif not self.rest and frame_size(data, 0) == len(data):
            self._take(self.listener, data)
        else:
            self._sort(self.listener, self.rest + data)

    def _sort(self, listener: MessageListener, data: bytes) -> None:
        """Take the whole frames, and keep the rest until more has come."""
        begin, size = 0, frame_size(data, 0)
        while 0 < size <= len(data) - begin:
            self._take(listener, data[begin : begin + size])
            begin += size
            size = frame_size(data, begin)
        self.rest = data[begin:]
        if size == ODD:
            self.winding = True
            super().data_received(self.rest)

    def _take(self, listener: MessageListener, frame: bytes) -> None:
        """A whole frame: a message, or a ping, a pong, a farewell."""
        if is_text(frame) and not self.close_sent:
            listener.receive(message_of(frame))
        else:
            super().data_received(frame)

    def send_receive_event_to_app(self) -> None:
        """A message that came the long way."""
        if self.listener is None:
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self.listener.receive(data)

    # Messages out

    def write(self, frames: bytes) -> None:
        """Send frames; whoever reads too slowly is let go and may come again."""
        if self.close_sent or self.transport.is_closing():
            return
        if self.flowing:
            self.transport.write(frames)
        elif len(self.outbox) < self.patience:
            self.outbox.append(frames)
        else:
            self.hang_up(TOO_SLOW)

    def pause_writing(self) -> None:
        """The client does not read as fast as we write."""
        super().pause_writing()
        self.flowing = False

    def resume_writing(self) -> None:
        """The client has read on."""
        super().resume_writing()
        self.flowing = True
        while self.outbox and self.flowing:
            self.transport.write(self.outbox.popleft())

    def hang_up(self, code: int) -> None:
        """Close the connection from our side; the client has a while to answer."""
        if self.close_sent or self.transport.is_closing():
            return
        self.outbox.clear()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)
