"""Observations of many matches in one contiguous buffer, updated in place where features changed."""

from typing import Final, final

from librt.vecs import append, extend, vec
from mypy_extensions import i16, i64

from astrarium.core.features import seats_between
from astrarium.core.state import EVERY_PART, EVERYTHING, FIRST_SEAT_BIT, PART_ROOM, State

NO_VIEWER: Final[i64] = -1
FIRST_BLOCK_BIT: Final[i64] = 1
SHARED_BLOCKS_MASK: Final[i64] = 2**FIRST_SEAT_BIT - 1


def zeros(count: i64) -> vec[i16]:
    """Return `count` zeros."""
    return vec[i16]([i16(0)] * count)


def split_zeros(offsets: vec[i64], width: i64) -> vec[vec[i16]]:
    """Return zeros for the pieces that begin at `offsets`; the last piece ends at `width`."""
    pieces = vec[vec[i16]](capacity=len(offsets))
    for index in range(len(offsets)):
        end = offsets[index + 1] if index + 1 < len(offsets) else width
        pieces = append(pieces, zeros(end - offsets[index]))
    return pieces


def clear_pieces(prefixes: vec[vec[i16]], group: i64, pieces: vec[vec[i16]], mask: i64) -> None:
    """Zero the pieces in `mask` of a group of pieces; `prefixes` has the groups one after another."""
    first: i64 = group * len(pieces)
    index: i64 = 0
    while mask != 0 and index < len(pieces):
        if mask & 1 != 0:
            extend(prefixes[first + index], pieces[index])
        mask >>= 1
        index += 1


@final
class ObservationBuffer:
    """One observation per row, in memory that never moves.

    A row keeps its last observation, so that only stale blocks are encoded. If the viewer of a row changes,
    its seat blocks are rotated instead of encoded.

    `data` is allocated for all rows at once, and a vec with spare capacity grows in place. The prefix of a
    block is the part of `data` before it, as a vec of its own: extending the prefix overwrites the block in
    `data` by one memory copy, without a loop.
    """

    def __init__(self, count: i64, width: i64, opening: State) -> None:
        layout = opening.layout()
        size = layout.seat_size
        self.width: i64 = width
        self.seats: i64 = opening.seats if size > 0 else 0
        self.seat_size: i64 = size
        self.viewer_blocks: i64 = layout.seated
        self.viewer: vec[i64] = vec[i64]([NO_VIEWER] * count)
        self.zero_blocks: vec[vec[i16]] = split_zeros(layout.blocks, width)
        self.zero_parts: vec[vec[i16]] = split_zeros(layout.parts, size)
        self.block_prefixes: vec[vec[i16]] = vec[vec[i16]]()
        self.part_prefixes: vec[vec[i16]] = vec[vec[i16]]()
        self.data: vec[i16] = vec[i16](capacity=count * width)
        absent_seats = zeros(layout.blocks[0] - self.seats * size)
        for _ in range(count):
            for _ in range(self.seats):
                for part in self.zero_parts:
                    self.part_prefixes = append(self.part_prefixes, self.data)
                    self.data = extend(self.data, part)
            self.data = extend(self.data, absent_seats)
            for block in self.zero_blocks:
                self.block_prefixes = append(self.block_prefixes, self.data)
                self.data = extend(self.data, block)

    def write(self, row: i64, state: State, viewer: i64) -> None:
        """Encode the whole observation of `viewer` into `row`; clears the change mask of `state`."""
        state.changed = EVERYTHING
        self.update(row, state, viewer)

    def update(self, row: i64, state: State, viewer: i64) -> None:
        """Encode what changed since the last call; `row` must show the previous position of this match.

        Clears the change mask of `state`, so one row at most can follow a match.
        """
        stale = state.changed | FIRST_BLOCK_BIT
        if viewer != self.viewer[row]:
            self.rotate_seats(row, viewer)
            stale |= self.viewer_blocks
        self.encode_blocks(row, state, viewer, stale)
        self.encode_seats(row, state, viewer, stale)
        state.mark_seen()

    def rotate_seats(self, row: i64, viewer: i64) -> None:
        """Rotate the seat blocks of `row` so that the block of `viewer` comes first."""
        seats, size, start = self.seats, self.seat_size, row * self.width
        if self.viewer[row] != NO_VIEWER and seats > 0:
            shift = seats_between(seats, self.viewer[row], viewer)
            middle = start + shift * size
            front, back = self.data[start:middle], self.data[middle : start + seats * size]
            parts: i64 = len(self.zero_parts)
            extend(self.part_prefixes[row * seats * parts], back)
            extend(self.part_prefixes[(row * seats + seats - shift) * parts], front)
        self.viewer[row] = viewer

    def encode_blocks(self, row: i64, state: State, viewer: i64, mask: i64) -> None:
        """Encode the shared blocks in `mask`."""
        clear_pieces(self.block_prefixes, row, self.zero_blocks, mask & SHARED_BLOCKS_MASK)
        state.encode(viewer, self.data, row * self.width, mask)

    def encode_seats(self, row: i64, state: State, viewer: i64, mask: i64) -> None:
        """Encode the parts of seat blocks in `mask`."""
        seats = self.seats
        rest = mask >> FIRST_SEAT_BIT
        for seat in range(seats):
            parts = rest & EVERY_PART
            if parts != 0:
                self.encode_seat(row, state, seat, seats_between(seats, viewer, seat), parts)
            rest >>= PART_ROOM

    def encode_seat(self, row: i64, state: State, seat: i64, index: i64, parts: i64) -> None:
        """Encode the parts in `parts` of the block of `seat`, which is seat block `index` of the row."""
        clear_pieces(self.part_prefixes, row * self.seats + index, self.zero_parts, parts)
        state.encode_seat(seat, self.data, row * self.width + index * self.seat_size, parts)
