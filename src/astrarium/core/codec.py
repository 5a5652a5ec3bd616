"""Variable-length encoding of integers from -2**62 to 2**62 - 1; small ones take one byte."""

from typing import final

from librt.strings import BytesWriter
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from astrarium.core.errors import BadBytes


def put(out: BytesWriter, number: i64) -> None:
    """Append `number` as a varint: zigzag-encoded, so that -1 is small, seven bits per byte."""
    rest = number * 2
    if number < 0:
        rest = -1 - rest
    while rest >= 128:
        out.append(u8((rest & 127) | 128))
        rest >>= 7
    out.append(u8(rest))


def put_all(out: BytesWriter, numbers: vec[i64]) -> None:
    """Append the length of `numbers`, then each number."""
    put(out, len(numbers))
    for number in numbers:
        put(out, number)


@final
@mypyc_attr(acyclic=True)
class Reader:
    """Decode the bytes that `put` and `put_all` wrote."""

    __slots__ = ("at", "data")

    def __init__(self, data: bytes) -> None:
        self.data: bytes = data
        self.at: i64 = 0

    def take(self) -> i64:
        """Return the next number; raise BadBytes if the data ends or a varint is too long."""
        shift: i64 = 0
        rest: i64 = 0
        while True:
            if self.at >= len(self.data) or shift > 56:
                raise BadBytes(f"the stored state is cut off or damaged at byte {self.at}")
            byte: i64 = self.data[self.at]
            self.at += 1
            rest |= (byte & 127) << shift
            if byte < 128:
                break
            shift += 7
        return rest >> 1 if rest & 1 == 0 else -(rest >> 1) - 1

    def take_all(self, length: i64) -> vec[i64]:
        """Return the next vector; raise BadBytes unless it has `length` numbers (-1 allows any length)."""
        count = self.take()
        if count < 0 or count > len(self.data) or (length >= 0 and count != length):
            raise BadBytes(f"the stored state has {count} numbers where {length} belong (byte {self.at})")
        numbers = vec[i64](capacity=count)
        for _ in range(count):
            numbers = append(numbers, self.take())
        return numbers

    def finish(self) -> None:
        """Raise BadBytes if unread bytes are left."""
        if self.at != len(self.data):
            raise BadBytes(f"the stored state has {len(self.data) - self.at} bytes too many")


def within(number: i64, least: i64, most: i64) -> i64:
    """Return `number` if it lies in `least` to `most`, else raise BadBytes."""
    if not least <= number <= most:
        raise BadBytes(f"the stored state has {number} where {least} to {most} belong")
    return number


def must(holds: bool, what: str) -> None:
    """Raise BadBytes unless `holds`; `what` continues the sentence "the stored state ..."."""
    if not holds:
        raise BadBytes(f"the stored state {what}")
