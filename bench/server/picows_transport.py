"""A transport on picows for `transports.py`.

picows has its own server and no way to take over a connection, so `PicowsProtocol` relies on a class that
picows does not publish. Refused handshakes and messages in fragments are not supported.
"""

import asyncio
import logging
from typing import Any

import picows
from picows.picows import WSProtocol
from starlette.types import ASGIApp, Message
from transports import payloads

from astrarium.server.live.transport import MessageListener

TEXT, CLOSE = picows.WSMsgType.TEXT, picows.WSMsgType.CLOSE
MAX_FRAME = 4 * 1024 * 1024
READ_BUFFER = 16 * 1024
SECONDS = 20  # between pings and until the answer, as in uvicorn


class PicowsTransport(picows.WSListener):
    """Transport of one client; the application runs for the handshake and until the connection ends."""

    crowded = False

    def __init__(self, app: ASGIApp, request: picows.WSUpgradeRequest) -> None:
        self.loop = asyncio.get_running_loop()
        self.listener: MessageListener | None = None
        self._app = app
        self._request = request
        self._events: asyncio.Queue[Message] = asyncio.Queue()

    def on_ws_connected(self, transport: picows.WSTransport) -> None:
        """Start the application."""
        self._transport = transport
        headers = [(name.lower().encode(), text.encode()) for name, text in self._request.headers.items()]
        scope = {
            "type": "websocket",
            "path": self._request.path.decode(),
            "headers": headers,
            "client": ("127.0.0.1", 0),
            "state": {"transport": self},
        }
        self._events.put_nowait({"type": "websocket.connect"})
        self._task = self.loop.create_task(self._app(scope, self._events.get, self._ignore))

    async def _ignore(self, _message: Message) -> None:
        """Ignore `websocket.accept`: picows has accepted."""

    def on_ws_disconnected(self, _transport: picows.WSTransport) -> None:
        """End the application."""
        self._events.put_nowait({"type": "websocket.disconnect", "code": 1005})

    def on_ws_frame(self, transport: picows.WSTransport, frame: picows.WSFrame) -> None:
        """Pass a text message to the listener."""
        if frame.msg_type == TEXT and self.listener is not None:
            self.listener.receive(frame.get_payload_as_bytes())
        elif frame.msg_type == CLOSE:
            transport.disconnect()

    def listen(self, listener: MessageListener) -> None:
        """Pass messages to `listener` from now on."""
        self.listener = listener

    def write(self, frames: bytes) -> None:
        """Send the messages in `frames`."""
        for payload in payloads(frames):
            self._transport.send(TEXT, payload)

    def pause(self) -> None:
        """Do nothing: a client of the benchmark waits for the answer before it sends the next message."""

    resume = pause


class PicowsProtocol(WSProtocol):
    """Protocol that takes the handshake from uvicorn as bytes and everything after it through its buffer."""

    def __init__(self, app: ASGIApp, **_uvicorn: Any) -> None:
        logger = logging.getLogger("picows")
        ping = (True, SECONDS, SECONDS, picows.WSAutoPingStrategy.PING_WHEN_IDLE)
        frames = (True, MAX_FRAME, None, READ_BUFFER)
        super().__init__(
            None,
            None,
            False,
            lambda request: PicowsTransport(app, request),
            logger,
            True,
            SECONDS,
            *ping,
            *frames,
        )

    def data_received(self, data: bytes) -> None:
        """Copy the handshake into the buffer."""
        self.get_buffer(len(data))[: len(data)] = data
        self.buffer_updated(len(data))
