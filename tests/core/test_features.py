"""Functions that write features into a buffer."""

import pytest
from librt.vecs import vec
from mypy_extensions import i16, i64

from astrarium.core.features import (
    capped,
    encoded,
    fill,
    flag,
    seat_after,
    seats_between,
    widened,
)
from tests.core.toys import RACE, play, race


def zeros(count: int) -> vec[i16]:
    return vec[i16]([i16(0)] * count)


def test_a_game_that_only_lists_its_features_is_encoded_too() -> None:
    state = play(race(), "roll 2, walk 2")
    before = zeros(3)
    for seat in range(2):
        assert list(encoded(state, seat, before)) == RACE.features(state, seat)
    assert any(RACE.features(state, 0))
    assert list(before) == [0, 0, 0]


def test_widening_keeps_the_values() -> None:
    assert list(widened(vec[i16]([i16(-5), i16(0), i16(32767)]))) == [-5, 0, 32767]


@pytest.mark.parametrize(("number", "expected"), [(6, 6), (7, 7), (8, 7), (-3, -3)])
def test_large_numbers_are_capped(number: int, expected: int) -> None:
    assert capped(number, 7) == expected


def test_fill_writes_a_part_of_an_array() -> None:
    out = zeros(6)
    fill(out, 1, vec[i64]([9, 8, 0, 7, 6]), 1, 3)
    assert list(out) == [0, 8, 0, 7, 0, 0]


def test_a_mask_has_a_slot_for_each_bit() -> None:
    out = zeros(8)
    flag(out, 1, 0b101)
    assert list(out) == [0, 1, 0, 1, 0, 0, 0, 0]
    out = zeros(8)
    flag(out, 1, 0b101, 3)
    assert list(out) == [0, 1, 0, 0, 0, 0, 0, 1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_are_counted_clockwise_from_the_viewer(seats: int) -> None:
    for seat in range(seats):
        order = [int(seat_after(seats, seat, offset)) for offset in range(seats)]
        assert order == [*range(seat, seats), *range(seat)]
        assert [seats_between(seats, seat, other) for other in order] == list(range(seats))
