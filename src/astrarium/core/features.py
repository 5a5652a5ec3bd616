"""Writing features into a zeroed buffer of 16-bit integers, with seats counted clockwise from the viewer."""

from librt.vecs import vec
from mypy_extensions import i16, i64

from astrarium.core.state import EVERYTHING, State


def encoded(state: State, seat: i64, zeros: vec[i16]) -> vec[i16]:
    """Return all features of `state` for the viewer `seat`; `zeros` is a zeroed buffer of full length."""
    out = zeros[:]
    size = state.layout().seat_size
    if size > 0:
        for offset in range(state.seats):
            state.encode_seat(seat_after(state.seats, seat, offset), out, offset * size, EVERYTHING)
    state.encode(seat, out, 0, EVERYTHING)
    return out


def widened(numbers: vec[i16]) -> vec[i64]:
    """Return `numbers` as 64-bit integers."""
    out = vec[i64]([0] * len(numbers))
    for index in range(len(numbers)):
        out[index] = i64(numbers[index])
    return out


def capped(number: i64, most: i64) -> i16:
    """Return `number`, but at most `most`."""
    return i16(most) if number > most else i16(number)


def fill(out: vec[i16], at: i64, numbers: vec[i64], first: i64, count: i64) -> None:
    """Copy `count` numbers from index `first` of `numbers` into `out`, beginning at `at`."""
    shift = at - first
    for index in range(first, first + count):
        out[shift + index] = i16(numbers[index])


def flag(out: vec[i16], first: i64, bits: i64, apart: i64 = 1) -> None:
    """Write each bit of the mask `bits` into a slot of its own: from `first` on, `apart` slots apart."""
    while bits != 0:
        out[first] = i16(bits & 1)
        bits >>= 1
        first += apart


def seat_after(seats: i64, seat: i64, offset: i64) -> i64:
    """Return the seat `offset` places clockwise of `seat`."""
    found = seat + offset
    return found - seats if found >= seats else found


def seats_between(seats: i64, seat: i64, other: i64) -> i64:
    """Return how many places clockwise of `seat` the seat `other` is."""
    found = other - seat
    return found + seats if found < 0 else found
