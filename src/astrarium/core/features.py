"""What games write their features with: numbers of sixteen bits over zeros, seats told from one's own."""

from librt.vecs import vec
from mypy_extensions import i16, i64

from astrarium.core.state import EVERYTHING, State


def encoded(state: State, seat: i64, zeros: vec[i16]) -> vec[i16]:
    """The features of a position; `zeros` are as many as there are features."""
    out = zeros[:]
    size = state.layout().seat_size
    if size > 0:
        for back in range(state.seats):
            state.encode_seat(seat_after(state.seats, seat, back), out, back * size, EVERYTHING)
    state.encode(seat, out, 0, EVERYTHING)
    return out


def widened(numbers: vec[i16]) -> vec[i64]:
    """The same numbers, with room for larger ones."""
    out = vec[i64]([0] * len(numbers))
    for place in range(len(numbers)):
        out[place] = i64(numbers[place])
    return out


def capped(number: i64, most: i64) -> i16:
    """A number, cut off at a high one."""
    return i16(most) if number > most else i16(number)


def fill(out: vec[i16], at: i64, numbers: vec[i64], first: i64, count: i64) -> None:
    """So many numbers of an array, a slot for each."""
    shift = at - first
    for place in range(first, first + count):
        out[shift + place] = i16(numbers[place])


def flag(out: vec[i16], first: i64, bits: i64, apart: i64 = 1) -> None:
    """A set as bits: a slot for each of its numbers, so many slots apart."""
    while bits != 0:
        out[first] = i16(bits & 1)
        bits >>= 1
        first += apart


def seat_after(seats: i64, seat: i64, back: i64) -> i64:
    """The seat so many seats clockwise from another."""
    found = seat + back
    return found - seats if found >= seats else found


def seats_between(seats: i64, seat: i64, other: i64) -> i64:
    """How many seats clockwise from one another is."""
    found = other - seat
    return found + seats if found < 0 else found
