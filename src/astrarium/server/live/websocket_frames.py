"""The subset of WebSocket framing (RFC 6455) for whole text messages of up to 64 kB."""

from typing import Final

from mypy_extensions import i64
from websockets.utils import apply_mask

TEXT: Final = 0x81  # FIN and opcode 1: an unfragmented text message
CONTROL: Final = 0x08
MASKED: Final = 0x80
LENGTH_16: Final = 126  # a 16-bit length follows
LENGTH_64: Final = 127  # a 64-bit length follows
HEADER_SIZE: Final = 2
MASK_SIZE: Final = 4
MIN_FRAME: Final = HEADER_SIZE + MASK_SIZE
UNSUPPORTED: Final = -1  # above 64 kB, fragmented, binary or invalid


def text_frame(message: bytes) -> bytes:
    """Return an unmasked text frame that holds `message`."""
    size = len(message)
    if size < LENGTH_16:
        return bytes((TEXT, size)) + message
    if size < 1 << 16:
        return bytes((TEXT, LENGTH_16)) + size.to_bytes(2, "big") + message
    return bytes((TEXT, LENGTH_64)) + size.to_bytes(8, "big") + message


def frame_size(data: bytes, begin: i64) -> i64:
    """Return the frame length at `begin`: beyond the buffer if incomplete, UNSUPPORTED if not ours."""
    if len(data) - begin < MIN_FRAME:
        return MIN_FRAME
    kind, length = i64(data[begin]), i64(data[begin + 1]) - MASKED
    if length < 0 or length == LENGTH_64 or (kind != TEXT and not kind & CONTROL):
        return UNSUPPORTED
    if length == LENGTH_16:
        return MIN_FRAME + 2 + (i64(data[begin + HEADER_SIZE]) << 8) + i64(data[begin + HEADER_SIZE + 1])
    return MIN_FRAME + length


def is_text(frame: bytes) -> bool:
    """Whether a complete client frame is a text message, not a control frame."""
    return i64(frame[0]) == TEXT


def text_payload(frame: bytes) -> bytes:
    """Return the unmasked payload of a complete client text frame."""
    begin = MIN_FRAME if i64(frame[1]) - MASKED < LENGTH_16 else MIN_FRAME + 2
    return apply_mask(frame[begin:], frame[begin - MASK_SIZE : begin])
