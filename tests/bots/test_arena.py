"""Duels: shared dealer seeds, rotated seats, coverage of intervals."""

import json
import math

import pytest

from astrarium.bots.arena import Duel, Outcome, Plan, duel, interval, wilson
from astrarium.core.errors import BadOption, UnknownName

GAME = "globular-cluster"
BOT_KEYS = ["bot", "matches", "wins", "share", "low", "high", "mean_score", "mean_place"]


def small(*bots: str, workers: int = 1, seed: int = 3, matches: int = 6) -> Duel:
    return duel(GAME, bots, matches=matches, seed=seed, workers=workers)


def test_greedy_beats_uniform() -> None:
    result = small("greedy", "uniform", matches=8)
    greedy, uniform = result.bots
    assert greedy.share > 0.8
    assert greedy.interval()[0] > 0.5 > uniform.interval()[1]


def test_the_result_is_plain_data() -> None:
    result = small("uniform", "uniform").to_dict()
    assert list(result) == ["game", "pack", "seats", "matches", "bots", "crashes"]
    assert (result["game"], result["seats"], result["matches"]) == (GAME, 2, 6)
    rows = json.loads(json.dumps(result))["bots"]
    assert [list(row) for row in rows] == [BOT_KEYS, BOT_KEYS]
    assert sum(row["wins"] for row in rows) == pytest.approx(6)
    assert sum(row["share"] for row in rows) == pytest.approx(1)
    assert all(0 <= row["low"] <= row["share"] <= row["high"] <= 1 for row in rows)


def test_the_result_does_not_depend_on_the_number_of_workers() -> None:
    alone = small("uniform", "greedy")
    assert small("uniform", "greedy").to_dict() == alone.to_dict()
    assert small("uniform", "greedy", workers=2).to_dict() == alone.to_dict()
    assert small("uniform", "greedy", seed=4).to_dict() != alone.to_dict()


def test_seats_rotate_with_a_shared_dealer_seed() -> None:
    plan = Plan(GAME, ("a", "b", "c"), 3, 7, {})
    for deal in range(3):
        matches = range(deal * 3, deal * 3 + 3)
        assert len({plan.dealer_seed(match) for match in matches}) == 1
        for seat in range(3):
            assert {plan.bot_at(match, seat) for match in matches} == {0, 1, 2}
    seeds = {plan.bot_seed(match, seat) for match in range(9) for seat in range(3)}
    assert len(seeds | {plan.dealer_seed(match) for match in range(9)}) == 27 + 3


def test_bots_repeat_around_a_larger_table() -> None:
    result = duel(GAME, ["uniform", "greedy"], seats=3, matches=2, workers=1)
    assert result.seats == 3
    assert [standing.matches for standing in result.bots] == [3, 3]


def test_one_bot_plays_itself() -> None:
    result = duel(GAME, ["uniform"], matches=2, workers=1)
    assert (result.seats, result.bots[0].matches, result.bots[0].share) == (2, 4, 0.5)


def test_a_shared_victory_is_split() -> None:
    shared = Outcome(0, (61, 61, 40), (1, 1, 3))
    assert [shared.win(seat) for seat in range(3)] == [0.5, 0.5, 0.0]


def test_progress_is_reported() -> None:
    reports: list[tuple[int, int]] = []
    duel(GAME, ["uniform", "uniform"], matches=4, workers=1, progress=lambda *args: reports.append(args))
    assert reports == [(1, 4), (2, 4), (3, 4), (4, 4)]


def test_an_interrupt_ends_the_duel() -> None:
    def stop(_done: int, _total: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        duel(GAME, ["uniform", "uniform"], matches=40, workers=2, progress=stop)


@pytest.mark.parametrize(
    ("wins", "low", "high"),
    [([[1.0]] * 40, 0.9124, 1.0), ([[0.0]] * 40, 0.0, 0.0876), ([[1.0], [0.0]] * 50, 0.4038, 0.5962)],
)
def test_with_one_match_per_deal_it_is_wilsons_interval(
    wins: list[list[float]], low: float, high: float
) -> None:
    assert interval(wins) == pytest.approx((low, high), abs=0.002)


@pytest.mark.parametrize("share", [0.0, 0.5, 1.0])
def test_the_interval_contains_the_share(share: float) -> None:
    for size in range(1, 2000):
        low, high = wilson(share, size)
        assert 0 <= low <= share <= high <= 1


def test_deals_that_decide_the_match_widen_the_interval() -> None:
    by_luck = interval([[1.0, 1.0], [0.0, 0.0]] * 25)
    by_skill = interval([[1.0, 0.0]] * 50)
    assert by_luck[1] - by_luck[0] > 1.3 * (by_skill[1] - by_skill[0])


def test_the_interval_covers_the_truth() -> None:
    """About 95 of 100 intervals contain the true share of deals with correlated wins."""
    covered = 0
    for trial in range(200):
        deals = [[_win(trial, deal, 0), _win(trial, deal, 1)] for deal in range(60)]
        low, high = interval(deals)
        covered += low <= 0.6 <= high
    assert covered >= 184


def _win(trial: int, deal: int, match: int) -> float:
    """Return a win with probability 0.6; in half of the deals both matches have the same result."""
    alike = _fraction(trial, deal, 9) < 0.5
    return 1.0 if _fraction(trial, deal, 0 if alike else match) < 0.6 else 0.0


def _fraction(*numbers: int) -> float:
    """Return a pseudo-random number between 0 and 1."""
    mixed = math.sin(numbers[0] * 12.9898 + numbers[1] * 78.233 + numbers[2] * 37.719) * 43758.5453
    return mixed - math.floor(mixed)


@pytest.mark.parametrize(
    ("bots", "settings", "words"),
    [
        ([], {}, "at least one bot"),
        (["uniform"] * 3, {"seats": 2}, "3 seats"),
        (["uniform"] * 5, {}, "2 to 4 seats"),
        (["uniform"], {"seats": 9}, "2 to 4 seats"),
        (["uniform"], {"matches": 0}, "at least 1 match"),
        (["uniform"], {"workers": 0}, "at least 1 worker"),
        (["uniform"], {"options": {"borders": "open"}}, "borders"),
        (["greedy:3"], {}, "no budget"),
    ],
)
def test_bad_duels_are_refused(bots: list[str], settings: dict[str, object], words: str) -> None:
    with pytest.raises(BadOption, match=words):
        duel(GAME, bots, **settings)  # type: ignore[arg-type]


def test_unknown_names_are_refused() -> None:
    with pytest.raises(UnknownName, match="unknown game"):
        duel("globular", ["uniform"])
    with pytest.raises(UnknownName, match="unknown bot"):
        duel(GAME, ["uniform", "clever"])
