"""Win lift: its value, and the coverage of its interval."""

import pytest

from astrarium.bots.arena import wilson
from astrarium.core.rng import Rng
from astrarium.lab.statistics import lift

GRAIN = 1_000_000


def chance(rng: Rng) -> float:
    """Return a pseudo-random number from 0 to 1."""
    return rng.below(GRAIN) / GRAIN


def test_the_lift_is_the_difference_of_two_shares() -> None:
    """Gained by one of two seats in 80 matches, by none in 20: 56 of 80 against 44 of 120."""
    having = [[1.0]] * 56 + [[0.0]] * 24 + [[]] * 20
    lacking = [[0.0]] * 56 + [[1.0]] * 24 + [[1.0, 0.0]] * 20
    found = lift(having, lacking)
    assert found is not None
    assert found.points == pytest.approx(100 * (56 / 80 - 44 / 120))
    assert found.low < found.points < found.high


def test_a_mirrored_share_doubles_the_interval() -> None:
    """One of two seats has the card in every match: the lift is 2 p - 1, its interval that of p twice."""
    found = lift([[1.0]] * 70 + [[0.0]] * 30, [[0.0]] * 70 + [[1.0]] * 30)
    low, high = wilson(0.7, 99)
    assert found is not None
    assert found.points == pytest.approx(40)
    assert (found.low, found.high) == pytest.approx((200 * low - 100, 200 * high - 100))


def test_the_other_way_round_is_the_negative() -> None:
    having, lacking = [[1.0], [0.0], [0.0, 1.0], []], [[0.0, 0.0], [0.5, 0.5], [0.0], [1.0, 0.0, 0.0]]
    found, mirrored = lift(having, lacking), lift(lacking, having)
    assert found is not None
    assert mirrored is not None
    assert (found.points, found.low, found.high) == pytest.approx(
        (-mirrored.points, -mirrored.high, -mirrored.low)
    )


def test_without_seats_on_both_sides_there_is_none() -> None:
    assert lift([], []) is None
    assert lift([[]], [[1.0, 0.0]]) is None
    assert lift([[1.0, 0.0]], [[]]) is None


def test_a_card_that_always_wins_is_not_certain() -> None:
    found = lift([[1.0]] * 10, [[0.0]] * 10)
    assert found is not None
    assert (found.points, found.high) == (100, 100)
    assert 40 < found.low < 80


@pytest.mark.parametrize(
    ("seats", "gains", "pull"), [(2, 0.5, 0.5), (4, 0.1, 0.0), (4, 0.5, 1.0), (4, 0.8, 0.5), (3, 0.3, 2.0)]
)
def test_the_interval_covers_the_truth(seats: int, gains: float, pull: float) -> None:
    """Seats gain at random, and win with weight 1, or 1 + pull with the card."""
    rng = Rng(seats * 1000 + round(gains * 100))
    truth = lift(*matches(rng, 20_000, seats, gains, pull))
    assert truth is not None
    covered, trials = 0, 300
    for _ in range(trials):
        found = lift(*matches(rng, 120, seats, gains, pull))
        assert found is not None
        covered += found.low <= truth.points <= found.high
    assert 0.92 * trials <= covered <= 0.985 * trials


def matches(
    rng: Rng, count: int, seats: int, gains: float, pull: float
) -> tuple[list[list[float]], list[list[float]]]:
    """Return invented matches: the wins of seats with the card, and of those without."""
    having: list[list[float]] = []
    lacking: list[list[float]] = []
    for _ in range(count):
        has = [chance(rng) < gains for _ in range(seats)]
        weights = [1 + pull * mine for mine in has]
        mark, winner = chance(rng) * sum(weights), 0
        while mark >= weights[winner]:
            mark -= weights[winner]
            winner += 1
        having.append([float(seat == winner) for seat in range(seats) if has[seat]])
        lacking.append([float(seat == winner) for seat in range(seats) if not has[seat]])
    return having, lacking
