"""Encoding of numbers as bytes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.codec import Reader, put, put_all
from astrarium.core.errors import BadBytes

LIMIT = 2**62
NUMBERS = st.integers(-LIMIT, LIMIT - 1) | st.integers(-300, 300)


def written(*numbers: int) -> bytes:
    out = BytesWriter()
    for number in numbers:
        put(out, number)
    return out.getvalue()


def written_all(numbers: list[int]) -> bytes:
    out = BytesWriter()
    put_all(out, vec[i64](numbers))
    return out.getvalue()


@given(st.lists(NUMBERS))
def test_numbers_round_trip(numbers: list[int]) -> None:
    source = Reader(written(*numbers))
    assert [source.take() for _ in numbers] == numbers
    source.finish()


@pytest.mark.parametrize("number", [-LIMIT, LIMIT - 1, 0, -1, 63, -64, 64])
def test_the_ends_of_the_range_round_trip(number: int) -> None:
    assert Reader(written(number)).take() == number


@given(st.lists(NUMBERS), st.booleans())
def test_vectors_round_trip(numbers: list[int], known: bool) -> None:
    source = Reader(written_all(numbers))
    assert list(source.take_all(len(numbers) if known else -1)) == numbers
    source.finish()


@pytest.mark.parametrize(("number", "size"), [(0, 1), (-1, 1), (63, 1), (-64, 1), (64, 2), (LIMIT - 1, 9)])
def test_small_numbers_take_few_bytes(number: int, size: int) -> None:
    assert len(written(number)) == size


@given(st.lists(NUMBERS, min_size=1), st.data())
def test_truncated_data_raises(numbers: list[int], data: st.DataObject) -> None:
    whole = written_all(numbers)
    source = Reader(whole[: data.draw(st.integers(0, len(whole) - 1))])
    with pytest.raises(BadBytes, match=r"^the stored state "):
        source.take_all(-1)


def test_a_wrong_length_raises() -> None:
    with pytest.raises(BadBytes, match="has 2 numbers where 3 belong"):
        Reader(written_all([1, 2])).take_all(3)


def test_unread_bytes_raise() -> None:
    source = Reader(written(1, 2, 3))
    source.take()
    with pytest.raises(BadBytes, match="has 2 bytes too many"):
        source.finish()


@pytest.mark.parametrize("data", [b"", b"\x80", b"\xff" * 9, b"\xff" * 20])
def test_a_varint_that_is_too_long_raises(data: bytes) -> None:
    with pytest.raises(BadBytes, match="is cut off or damaged at byte"):
        Reader(data).take()


@given(st.binary(max_size=40))
def test_any_bytes_give_numbers_or_bad_bytes(data: bytes) -> None:
    source = Reader(data)
    try:
        numbers = list(source.take_all(-1))
        source.finish()
    except BadBytes:
        return
    assert all(-LIMIT <= number < LIMIT for number in numbers)
