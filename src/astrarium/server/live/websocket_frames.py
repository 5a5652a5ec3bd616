"""The subset of WebSocket framing (RFC 6455) for whole text messages, and the size of any frame."""

from typing import Final

from mypy_extensions import i64
from websockets.utils import apply_mask

TEXT: Final = 0x81  # FIN and opcode 1: an unfragmented text message
CLOSE: Final = 0x88
MASKED: Final = 0x80
LENGTH_16: Final = 126  # a 16-bit length follows
LENGTH_64: Final = 127  # a 64-bit length follows
HEADER_SIZE: Final = 2
MASK_SIZE: Final = 4
MIN_FRAME: Final = HEADER_SIZE + MASK_SIZE
LONG_FRAME: Final = MIN_FRAME + 8
MAX_PAYLOAD: Final = 1 << 16
UNSUPPORTED: Final = -1  # not masked or above MAX_PAYLOAD


def text_frame(message: bytes) -> bytes:
    """Return an unmasked text frame that holds `message`."""
    size = len(message)
    if size < LENGTH_16:
        return bytes((TEXT, size)) + message
    if size < 1 << 16:
        return bytes((TEXT, LENGTH_16)) + size.to_bytes(2, "big") + message
    return bytes((TEXT, LENGTH_64)) + size.to_bytes(8, "big") + message


def close_frame(code: int, reason: str) -> bytes:
    """Return an unmasked frame that closes the connection; `reason` has less than 120 bytes."""
    payload = code.to_bytes(2, "big") + reason.encode()
    return bytes((CLOSE, len(payload))) + payload


def frame_size(data: bytes, begin: i64) -> i64:
    """Return the length of the client frame at `begin`: beyond the buffer if incomplete, or UNSUPPORTED."""
    if len(data) - begin < MIN_FRAME:
        return MIN_FRAME
    length = i64(data[begin + 1]) - MASKED
    if length < 0:
        return UNSUPPORTED
    if length == LENGTH_16:
        return MIN_FRAME + 2 + (i64(data[begin + HEADER_SIZE]) << 8) + i64(data[begin + HEADER_SIZE + 1])
    if length == LENGTH_64:
        return _long_frame_size(data, begin)
    return MIN_FRAME + length


def _long_frame_size(data: bytes, begin: i64) -> i64:
    """Return `frame_size` of a frame with a 64-bit length."""
    if len(data) - begin < LONG_FRAME:
        return LONG_FRAME
    length = int.from_bytes(data[begin + HEADER_SIZE : begin + LONG_FRAME - MASK_SIZE], "big")
    return LONG_FRAME + length if length <= MAX_PAYLOAD else UNSUPPORTED


def is_text(frame: bytes) -> bool:
    """Whether a complete client frame is a whole text message."""
    return i64(frame[0]) == TEXT


def text_payload(frame: bytes) -> bytes:
    """Return the unmasked payload of a complete client text frame."""
    length = i64(frame[1]) - MASKED
    begin = MIN_FRAME if length < LENGTH_16 else MIN_FRAME + 2 if length == LENGTH_16 else LONG_FRAME
    return apply_mask(frame[begin:], frame[begin - MASK_SIZE : begin])
