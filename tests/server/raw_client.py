"""Test client on a bare TCP socket: sends and receives exactly the bytes that a test asks for."""

import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple
from urllib.parse import urlsplit

from websockets.frames import Frame, Opcode

from tests.patience import PATIENCE
from tests.server.clients import Json

HANDSHAKE = (
    "GET /api/matches/{match}/socket HTTP/1.1\r\nHost: {host}\r\n"
    "Connection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{cookie}\r\n"
)
SMALL_BUFFER = 4096
CHUNK = 1 << 16


class ReceivedFrame(NamedTuple):
    """A frame of the server."""

    opcode: int
    payload: bytes

    @property
    def message(self) -> Json:
        """The payload of a text frame."""
        found: Json = json.loads(self.payload)
        return found

    @property
    def close(self) -> tuple[int, str]:
        """Code and reason of a close frame."""
        return int.from_bytes(self.payload[:2], "big"), self.payload[2:].decode()


class RawClient:
    """A TCP connection to a server."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        self.host = parts.netloc
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_BUFFER)
        self.socket.settimeout(PATIENCE)
        self.socket.connect((parts.hostname, parts.port))
        self.received = b""

    def upgrade(self, match: str, cookie: str = "") -> None:
        """Become a WebSocket of a match; without a cookie, the client is a new guest."""
        header = f"Cookie: astrarium={cookie}\r\n" if cookie else ""
        self.socket.sendall(HANDSHAKE.format(match=match, host=self.host, cookie=header).encode())
        head = self.read_until(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101"), head

    def send(self, data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> None:
        """Send a WebSocket frame."""
        self.socket.sendall(Frame(opcode, data, fin).serialize(mask=True))

    def ask(self, kind: str, number: int, message_id: str = "x") -> None:
        """Send a message without waiting for its answer."""
        self.send(json.dumps({"type": kind, "id": message_id, "number": number}).encode())

    def frames(self) -> Iterator[ReceivedFrame]:
        """Yield the frames of the server until it closes the connection."""
        while self._fill(2):
            length = self.received[1]
            begin = {126: 4, 127: 10}.get(length, 2)
            if not self._fill(begin):
                return
            if length >= 126:
                length = int.from_bytes(self.received[2:begin], "big")
            if not self._fill(begin + length):
                return
            opcode, payload = self.received[0] & 0x0F, self.received[begin : begin + length]
            self.received = self.received[begin + length :]
            yield ReceivedFrame(opcode, payload)

    def answers(self) -> Iterator[Json]:
        """Yield the answers of the server until it closes the connection."""
        for frame in self.frames():
            if frame.opcode == Opcode.TEXT and "id" in frame.message:
                yield frame.message

    def read_until(self, mark: bytes) -> bytes:
        """Return what the server sends up to `mark`."""
        while mark not in self.received:
            assert self._read(), self.received
        head, self.received = self.received.split(mark, 1)
        return head + mark

    def read_all(self) -> bytes:
        """Return what the server sends until it closes the connection."""
        while self._read():
            pass
        return self.received

    def _fill(self, size: int) -> bool:
        while len(self.received) < size:
            if not self._read():
                return False
        return True

    def _read(self) -> bool:
        """Receive some bytes; return False at the end of the connection."""
        try:
            data = self.socket.recv(CHUNK)
        except ConnectionError:
            return False
        self.received += data
        return bool(data)


@contextmanager
def raw_client(address: str) -> Iterator[RawClient]:
    """Connect to `address` for the block."""
    client = RawClient(address)
    try:
        yield client
    finally:
        client.socket.close()
