"""Bags: counts of unseen pieces."""

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.bag import Bag

COUNTS = st.lists(st.integers(0, 5), min_size=1, max_size=12)


def bag(counts: list[int]) -> Bag:
    return Bag(vec[i64](counts))


@given(COUNTS)
def test_outcomes_and_odds_name_what_is_left(counts: list[int]) -> None:
    found = bag(counts)
    assert found.left == sum(counts)
    assert list(found.outcomes(100)) == [100 + piece for piece, count in enumerate(counts) if count]
    assert list(found.odds()) == [count for count in counts if count]


def test_taking_the_last_piece_of_a_type_removes_it() -> None:
    found = bag([2, 1])
    found.take(1)
    assert (found.left, list(found.outcomes(0)), list(found.odds())) == (2, [0], [2])


@given(COUNTS.filter(any))
def test_a_bag_can_be_emptied(counts: list[int]) -> None:
    found = bag(counts)
    for _ in range(sum(counts)):
        found.take(found.outcomes(0)[0])
    assert (found.left, list(found.outcomes(0)), list(found.odds())) == (0, [], [])


def test_clones_and_sources_are_independent() -> None:
    counts = vec[i64]([2, 1])
    found = Bag(counts)
    twin = found.clone()
    found.take(0)
    assert list(counts) == list(twin.counts) == [2, 1]
    assert (found.left, twin.left) == (2, 3)
