"""Frames of WebSocket (RFC 6455), as far as a table needs them: whole text messages of bearable size."""

from typing import Final

from mypy_extensions import i64
from websockets.utils import apply_mask

TEXT: Final = 0x81  # the last frame of a message, and the first
CONTROL: Final = 0x08
MASKED: Final = 0x80
MIDDLE: Final = 126  # lengths that say how many bytes hold the length
LONG: Final = 127
HEAD: Final = 2
MASK: Final = 4
SHORTEST: Final = HEAD + MASK
ODD: Final = -1  # a frame of another kind: very long, a part of a message, binary, or against the rules


def text_frame(message: bytes) -> bytes:
    """A message of ours as it goes over the line."""
    size = len(message)
    if size < MIDDLE:
        return bytes((TEXT, size)) + message
    if size < 1 << 16:
        return bytes((TEXT, MIDDLE)) + size.to_bytes(2, "big") + message
    return bytes((TEXT, LONG)) + size.to_bytes(8, "big") + message


def frame_size(data: bytes, begin: i64) -> i64:
    """How long the frame of a client is that begins here: more than there is if that cannot be told yet."""
    if len(data) - begin < SHORTEST:
        return SHORTEST
    kind, length = i64(data[begin]), i64(data[begin + 1]) - MASKED
    if length < 0 or length == LONG or (kind != TEXT and not kind & CONTROL):
        return ODD
    if length == MIDDLE:
        return SHORTEST + 2 + (i64(data[begin + HEAD]) << 8) + i64(data[begin + HEAD + 1])
    return SHORTEST + length


def is_text(frame: bytes) -> bool:
    """Whether a whole frame of a client is a message, not a ping, a pong or a farewell."""
    return i64(frame[0]) == TEXT


def message_of(frame: bytes) -> bytes:
    """The message in a whole text frame of a client."""
    begin = SHORTEST if i64(frame[1]) - MASKED < MIDDLE else SHORTEST + 2
    return apply_mask(frame[begin:], frame[begin - MASK : begin])
