"""The end of a match and the final ranking (catalogue section 15)."""

from collections import Counter

import pytest

from astrarium.core.errors import IllegalAction
from astrarium.core.state import OVER
from astrarium.games.globular_cluster import GAME
from astrarium.games.globular_cluster.rules import steps
from tests.rules.globular_cluster.board import (
    BoardBuilder,
    as_position,
    do,
    idle,
    play,
    refused,
    stack,
    turns,
    with_caches,
)

TURNS = [(2, 36), (3, 39), (4, 44)]


@pytest.mark.rule("G-END-01")
@pytest.mark.rule("G-END-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_closing_rounds_and_only_the_second_scores(seats: int) -> None:
    s = with_caches(seats)
    s.notes = []
    log = turns(idle(s, stack(seats, 10, 20)))
    assert [kinds for _, kinds in log[-2 * seats - 1 :]] == ["draw place end", *["end"] * (2 * seats)]
    assert [seat for seat, _ in log[-2 * seats :]] == [*range(seats), *range(seats)]
    assert [seat for seat, _, _ in s.notes[-seats:]] == list(range(seats))
    assert len(s.notes) == 3 * seats


def test_the_projected_score_counts_one_more_scoring_until_the_last() -> None:
    s = with_caches(2)
    once = s.projected(0)
    assert once > s.score(0) == 0
    idle(s, stack(2, 10, 20), until=lambda state: as_position(state).closing == 1)
    assert s.projected(0) == s.score(0) + once
    idle(s, until=lambda state: state.score(0) == 3 * once)
    assert s.actor == 1
    assert s.projected(0) == s.score(0)
    assert s.projected(1) == s.score(1) + once


@pytest.mark.rule("G-END-01")
def test_the_last_closing_turn_is_the_last_to_score() -> None:
    s = with_caches(2)
    idle(s, stack(2, 10, 20), until=lambda state: sum(state.scores()) == 5)
    events = idle(s)
    assert s.scores() == [3, 3]
    assert events == [(1, "end")]


@pytest.mark.rule("G-END-01")
@pytest.mark.rule("G-TURN-03")
def test_closing_turns_have_ten_points_and_no_tile() -> None:
    s = with_caches(2)
    log = idle(s, stack(2, 10, 20), until=lambda state: as_position(state).closing == 1)
    assert sum(text.startswith("draw") for _, text in log) == 28
    assert (s.actor, s.points) == (0, 10)
    assert refused(s, "place a1") == "G-TURN-02"


@pytest.mark.rule("G-END-02")
def test_nothing_can_be_played_after_the_end() -> None:
    s = with_caches(2)
    idle(s)
    assert (s.actor, s.legal()) == (OVER, [])
    assert refused(s, "end") == "G-END-02"
    with pytest.raises(IllegalAction, match="the match is over"):
        do(s, "move member m7 l6")


@pytest.mark.rule("G-END-03")
def test_the_highest_total_wins() -> None:
    s = BoardBuilder(3).caches(0, 1).caches(1, 3).caches(2, 2).turn(kind=steps.DRAWING)
    idle(s)
    assert s.scores() == [3, 18, 9]
    assert s.ranking() == [3, 1, 2]


@pytest.mark.rule("G-END-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_scores_exactly_three_times(seats: int) -> None:
    s = with_caches(seats)
    s.notes = []
    idle(s, seed=seats)
    assert Counter(seat for seat, _, _ in s.notes) == dict.fromkeys(range(seats), 3)
    assert s.scores() == [3] * seats


@pytest.mark.rule("G-END-05")
@pytest.mark.parametrize(("seats", "total"), TURNS)
@pytest.mark.parametrize("seed", range(3))
def test_the_number_of_turns_in_a_match(seats: int, total: int, seed: int) -> None:
    log = turns(idle(GAME.start(seats), seed=seed))
    assert len(log) == total
    assert Counter(seat for seat, _ in log) == dict.fromkeys(range(seats), total // seats)


@pytest.mark.rule("G-END-06")
@pytest.mark.parametrize(("seats", "each"), [(2, 14), (3, 9), (4, 7)])
def test_seats_place_equally_many_tiles_and_the_last_seat_the_last_tile(seats: int, each: int) -> None:
    log = turns(idle(play(seats, "start s1")))
    placers = [seat for seat, kinds in log if "place" in kinds]
    assert Counter(placers) == dict.fromkeys(range(seats), each)
    assert placers[-1] == 0
    assert log[-2 * seats][0] == 1


@pytest.mark.rule("G-NOTE-14")
@pytest.mark.rule("G-CHECK-28")
def test_a_supernova_as_the_last_tile_is_scored_before_the_closing_turns() -> None:
    s = with_caches(4)
    log = turns(idle(s, stack(4, 10, 28)))
    assert log[-13:] == [
        (3, "draw end"),
        (0, "end"),
        (1, "end"),
        (2, "end"),
        (3, "place end"),
        *[(seat, "end") for seat in range(4)],
        *[(seat, "end") for seat in range(4)],
    ]
    assert s.scores() == [3, 3, 3, 3]


@pytest.mark.rule("G-NOTE-14")
@pytest.mark.parametrize(("seats", "last"), [(2, 28), (3, 27)])
def test_the_seat_that_placed_the_last_tile_has_closing_turns_too(seats: int, last: int) -> None:
    log = turns(idle(with_caches(seats, starter=1), stack(seats, 10, last)))
    placer = next(seat for seat, kinds in reversed(log) if "place" in kinds)
    closing = log[-2 * seats :]
    assert [seat for seat, kinds in closing if kinds == "end"].count(placer) == 2


@pytest.mark.rule("G-GAP-16")
@pytest.mark.rule("G-END-03")
@pytest.mark.rule("G-CHECK-37")
@pytest.mark.parametrize(
    ("totals", "ranks"),
    [
        ([61, 61, 40], [1, 1, 3]),
        ([40, 61, 61], [3, 1, 1]),
        ([50, 40, 40], [1, 2, 2]),
        ([7, 7, 7], [1, 1, 1]),
        ([1, 2, 3], [3, 2, 1]),
    ],
)
def test_equal_totals_share_a_rank(totals: list[int], ranks: list[int]) -> None:
    s = play(3)
    for seat, total in enumerate(totals):
        s.vp[seat] = total
    assert s.scores() == totals
    assert s.ranking() == ranks


@pytest.mark.rule("G-GAP-16")
def test_a_shared_victory_at_the_end_of_a_match() -> None:
    s = with_caches(4)
    idle(s)
    assert s.ranking() == [1, 1, 1, 1]
