"""Ratings: recovered strengths, seat effects, intervals, ties."""

import math
from random import Random

import pytest

from astrarium.lab.ratings import ELO, RatedMatch, rate


def drawn_places(random: Random, weights: list[float]) -> tuple[int, ...]:
    """Draw an order by the model and return the places by seat."""
    places, left = [0] * len(weights), list(range(len(weights)))
    for place in range(1, len(weights) + 1):
        chosen = random.choices(left, [weights[seat] for seat in left])[0]
        places[chosen] = place
        left.remove(chosen)
    return tuple(places)


def simulated(strengths: dict[str, float], seats: int, effects: list[float], count: int) -> list[RatedMatch]:
    """Return matches of random bots whose results follow the model exactly."""
    random, matches = Random(3), []
    for _ in range(count):
        bots = tuple(random.sample(sorted(strengths), seats))
        weights = [math.exp((strengths[bot] + effects[seat]) / ELO) for seat, bot in enumerate(bots)]
        matches.append(RatedMatch(bots, drawn_places(random, weights)))
    return matches


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_strengths_and_seat_effects_are_recovered(seats: int) -> None:
    strengths = {"a": -150.0, "b": -50.0, "c": 20.0, "d": 180.0}
    effects = [60.0, 0.0, -20.0, -40.0][:seats]
    found = rate(simulated(strengths, seats, effects, 1500))
    assert [rating.bot for rating in found.bots] == ["d", "c", "b", "a"]
    for rating in found.bots:
        assert rating.low - 15 < strengths[rating.bot] < rating.high + 15
        assert 5 < rating.high - rating.low < 60
    mean = sum(effects) / seats
    assert found.seats[seats] == pytest.approx([effect - mean for effect in effects], abs=30)


def test_two_bots_have_the_elo_difference_of_their_share() -> None:
    matches = [RatedMatch(("a", "b") if k % 2 else ("b", "a"), (1, 2)) for k in range(200)]
    even = rate(matches).bots
    assert even[0].rating == pytest.approx(even[1].rating, abs=1e-6)
    wins = [RatedMatch(("a", "b"), (1, 2))] * 75 + [RatedMatch(("b", "a"), (1, 2))] * 25
    wins += [RatedMatch(("b", "a"), (2, 1))] * 75 + [RatedMatch(("a", "b"), (2, 1))] * 25
    first, second = rate(wins).bots
    assert first.bot == "a"
    assert first.rating - second.rating == pytest.approx(400 * math.log10(3), abs=1)
    assert first.matches == 200


def test_more_matches_give_smaller_intervals() -> None:
    strengths = {"a": 0.0, "b": 50.0}
    few, many = (rate(simulated(strengths, 2, [0.0, 0.0], count)).bots[0] for count in (100, 1600))
    assert (few.high - few.low) / (many.high - many.low) == pytest.approx(4, rel=0.1)


def test_ties_count_for_all_of_their_seats() -> None:
    matches = [RatedMatch(("a", "b"), (1, 1))] * 50 + [RatedMatch(("a", "b"), (1, 2))] * 10
    first, second = rate([*matches, *(RatedMatch((b, a), (q, p)) for (a, b), (p, q) in
                                      ((match.bots, match.places) for match in matches))]).bots  # fmt: skip
    assert first.bot == "a"
    assert first.rating > second.rating


def test_a_bot_that_always_wins_has_a_finite_rating() -> None:
    found = rate([RatedMatch(("a", "b"), (1, 2)), RatedMatch(("b", "a"), (2, 1))] * 30).bots
    assert found[0].bot == "a"
    assert 500 < found[0].rating < 5000
