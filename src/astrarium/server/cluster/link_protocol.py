"""Bytes on a link between two servers: a handshake, then frames. Nothing here touches a socket.

Both sides send a hello: magic, version and nonce. Then the requester proves that it knows the secret, and
after that the listener does. A proof is an HMAC of the role of its sender and both hellos, so a proof
copied from the other side or from another connection is not valid. All versions share the layout of a hello.
"""

import hmac
import secrets
from struct import Struct
from typing import Final, Literal

MAGIC: Final = b"astr"
VERSION: Final = 1
NONCE_SIZE: Final = 32
PROOF_SIZE: Final = 32
HELLO_SIZE: Final = len(MAGIC) + 1 + NONCE_SIZE
HANDSHAKE_SIZE: Final = HELLO_SIZE + PROOF_SIZE
KEY_LABEL: Final = b"astrarium link"
HEADER: Final = Struct(">IQB")  # size of the payload, number of the request, kind
MAX_PAYLOAD: Final = 8 * 1024 * 1024

REQUEST: Final = 0
ANSWER: Final = 1
FAILED: Final = 2

Role = Literal[b"requester", b"listener"]


class HandshakeError(Exception):
    """The peer is not a server of this version with the same secret."""


class FrameError(Exception):
    """The peer sent a frame that is too large or makes no sense."""


def derive_key(secret: bytes) -> bytes:
    """Return the key of the handshake, which is useless for anything else signed with `secret`."""
    return hmac.digest(secret, KEY_LABEL, "sha256")


class Handshake:
    """One side of the mutual challenge-response at the start of a connection."""

    def __init__(self, key: bytes, role: Role, version: int = VERSION) -> None:
        self.done = False
        self.hello = MAGIC + bytes([version]) + secrets.token_bytes(NONCE_SIZE)
        self._key = key
        self._role = role
        self._received = bytearray()
        self._greeted = False

    def receive(self, data: bytes) -> bytes:
        """Return the bytes to send after `data`, perhaps none; raise HandshakeError if `data` is wrong."""
        self._received += data
        if len(self._received) > HANDSHAKE_SIZE:
            raise HandshakeError("it sent more than a handshake")
        reply = b""
        if not self._greeted:
            self._greeted = self._check_hello()
            if self._greeted and self._role == b"requester":
                reply = self._proof(b"requester")
        if len(self._received) == HANDSHAKE_SIZE:
            self._check_proof()
            self.done = True
            if self._role == b"listener":
                reply = self._proof(b"listener")
        return reply

    def _check_hello(self) -> bool:
        """Return whether the hello is complete; raise if it is wrong, as early as possible."""
        magic = self._received[: len(MAGIC)]
        if not MAGIC.startswith(magic):
            raise HandshakeError("it does not speak the link protocol")
        if len(self._received) < HELLO_SIZE:
            return False
        theirs, ours = self._received[len(MAGIC)], self.hello[len(MAGIC)]
        if theirs != ours:
            raise HandshakeError(
                f"it speaks version {theirs} of the link protocol, this server version {ours}"
            )
        return True

    def _check_proof(self) -> None:
        peer: Role = b"listener" if self._role == b"requester" else b"requester"
        if not hmac.compare_digest(self._received[HELLO_SIZE:], self._proof(peer)):
            raise HandshakeError("it has a different secret")

    def _proof(self, role: Role) -> bytes:
        """Return the proof of the side `role` for this connection."""
        peer_hello = bytes(self._received[:HELLO_SIZE])
        hellos = (self.hello, peer_hello) if self._role == b"requester" else (peer_hello, self.hello)
        return hmac.digest(self._key, role + b"".join(hellos), "sha256")


def encode_frame(number: int, kind: int, payload: bytes) -> bytes:
    """Return a frame; the payload is limited by MAX_PAYLOAD."""
    return HEADER.pack(len(payload), number, kind) + payload


class FrameReader:
    """Splits received bytes into frames."""

    def __init__(self) -> None:
        self._buffer = bytearray()
        self._begin = 0

    def feed(self, data: bytes) -> None:
        """Add received bytes."""
        self._buffer += data

    def next(self) -> tuple[int, int, bytes] | None:
        """Return number, kind and payload of the next frame, None if it is incomplete."""
        buffer = self._buffer
        payload = self._begin + HEADER.size
        if len(buffer) >= payload:
            size, number, kind = HEADER.unpack_from(buffer, self._begin)
            if size > MAX_PAYLOAD:
                raise FrameError(f"a frame of {size} bytes")
            end: int = payload + size
            if len(buffer) >= end:
                self._begin = end
                return number, kind, bytes(buffer[payload:end])
        del buffer[: self._begin]
        self._begin = 0
        return None
