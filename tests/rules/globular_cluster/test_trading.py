"""Forced exchanges of caches (catalogue section 9)."""

import pytest

from tests.rules.globular_cluster.board import BoardBuilder, do, legal, refused, sheet

KINDS = ["n1", "23", "4", "5"]


@pytest.mark.rule("G-TRADE-01")
@pytest.mark.rule("G-TRADE-02")
@pytest.mark.rule("G-TRADE-06")
def test_one_cache_is_exchanged_for_one_of_another_type() -> None:
    s = BoardBuilder().caches(0, 2, 0, 0, 0).caches(1, 0, 0, 1, 2).turn()
    do(s, "trade s1 4 n1")
    assert (sheet(s, 0), sheet(s, 1)) == ([1, 0, 1, 0], [1, 0, 0, 2])


@pytest.mark.rule("G-TRADE-01")
@pytest.mark.parametrize("seat", ["s0", "s2", "s3"])
def test_caches_are_exchanged_only_with_another_player_of_the_match(seat: str) -> None:
    s = BoardBuilder().caches(0, 1, 1, 1, 1).caches(1, 1, 1, 1, 1).turn()
    assert refused(s, f"trade {seat} 4 5") == "G-TRADE-01"
    assert all(text.startswith("trade s1") for text in legal(s, "trade"))


@pytest.mark.rule("G-TRADE-05")
@pytest.mark.rule("G-TURN-04")
@pytest.mark.parametrize(("points", "clause"), [(2, "G-TURN-04"), (3, "")])
def test_an_exchange_costs_three_points(points: int, clause: str) -> None:
    s = BoardBuilder().caches(0, 1).caches(1, 0, 1).turn(points=points)
    assert refused(s, "trade s1 23 n1") == clause
    assert legal(s, "trade") == (["trade s1 23 n1"] if points == 3 else [])


@pytest.mark.rule("G-TRADE-05")
def test_an_exchange_takes_three_points() -> None:
    s = BoardBuilder().caches(0, 1).caches(1, 0, 1).turn()
    do(s, "trade s1 23 n1")
    assert s.points == 7


@pytest.mark.rule("G-TRADE-03")
@pytest.mark.rule("G-TRADE-04")
@pytest.mark.rule("G-NOTE-07")
@pytest.mark.parametrize("count", range(1, 9))
def test_only_a_single_cache_can_be_demanded(count: int) -> None:
    s = BoardBuilder().caches(0, 1).caches(1, 0, count).turn()
    assert refused(s, "trade s1 23 n1") == ("" if count in (1, 4, 7) else "G-TRADE-04")


@pytest.mark.rule("G-TRADE-04")
@pytest.mark.rule("G-CHECK-14")
def test_a_pair_is_not_broken_up() -> None:
    s = BoardBuilder().caches(0, 1).caches(1, 0, 0, 2).turn()
    assert refused(s, "trade s1 4 n1") == "G-TRADE-04"
    assert legal(s, "trade") == []


@pytest.mark.rule("G-NOTE-07")
@pytest.mark.rule("G-CHECK-15")
def test_one_of_four_caches_can_be_taken_and_no_second() -> None:
    s = BoardBuilder().caches(0, 2).caches(1, 0, 0, 4).turn()
    do(s, "trade s1 4 n1")
    assert sheet(s, 1) == [1, 0, 3, 0]
    assert refused(s, "trade s1 4 n1") == "G-TRADE-04"


@pytest.mark.rule("G-NOTE-08")
@pytest.mark.rule("G-CHECK-16")
def test_the_demander_may_complete_an_own_pair() -> None:
    s = BoardBuilder().caches(0, 1, 0, 0, 1).caches(1, 0, 0, 0, 1).turn()
    do(s, "trade s1 5 n1")
    assert sheet(s, 0) == [0, 0, 0, 2]


@pytest.mark.rule("G-NOTE-08")
@pytest.mark.parametrize("own", [2, 3])
def test_the_demander_may_give_out_of_an_own_set(own: int) -> None:
    s = BoardBuilder().caches(0, own).caches(1, 0, 1).turn()
    do(s, "trade s1 23 n1")
    assert (sheet(s, 0), sheet(s, 1)) == ([own - 1, 1, 0, 0], [1, 0, 0, 0])


@pytest.mark.rule("G-TRADE-06")
@pytest.mark.parametrize("text", ["trade s1 23 5", "trade s1 4 n1"])
def test_both_players_must_have_what_is_exchanged(text: str) -> None:
    s = BoardBuilder().caches(0, 1).caches(1, 0, 1).turn()
    assert refused(s, text) == "G-TRADE-06"


@pytest.mark.rule("G-GAP-12")
@pytest.mark.rule("G-TRADE-06")
@pytest.mark.rule("G-CHECK-40")
def test_the_two_types_must_differ() -> None:
    s = BoardBuilder().caches(0, 0, 0, 2).caches(1, 2, 0, 0, 1).turn()
    assert legal(s, "trade") == ["trade s1 5 4"]
    assert refused(s, "trade s1 n1 4") == "G-TRADE-04"
    assert refused(s, "trade s1 4 4") == "G-GAP-12"


@pytest.mark.rule("G-TRADE-06")
@pytest.mark.rule("G-CHECK-41")
def test_the_other_player_may_be_given_a_pair() -> None:
    s = BoardBuilder().caches(0, 1).caches(1, 1, 0, 0, 1).turn()
    do(s, "trade s1 5 n1")
    assert sheet(s, 1) == [2, 0, 0, 0]


@pytest.mark.rule("G-GAP-12")
def test_three_exchanges_in_a_turn_without_presence_or_consent() -> None:
    s = BoardBuilder(seats=3).caches(0, 3).caches(1, 0, 1, 1).caches(2, 0, 0, 0, 1).turn()
    do(s, "trade s1 23 n1", "trade s1 4 n1", "trade s2 5 n1")
    assert (s.points, s.actor) == (1, 0)
    assert [sheet(s, seat) for seat in range(3)] == [[0, 1, 1, 1], [2, 0, 0, 0], [1, 0, 0, 0]]


@pytest.mark.rule("G-TRADE-06")
def test_legal_exchanges_equal_those_of_a_naive_count() -> None:
    own, theirs = (1, 0, 2, 0), (1, 4, 2, 7)
    s = BoardBuilder().caches(0, *own).caches(1, *theirs).turn()
    expected = [
        f"trade s1 {take} {give}"
        for t, take in enumerate(KINDS)
        for g, give in enumerate(KINDS)
        if t != g and own[g] and theirs[t] % 3 == 1
    ]
    assert legal(s, "trade") == expected
