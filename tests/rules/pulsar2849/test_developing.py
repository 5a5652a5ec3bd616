"""Developing pulsars and the construction awards (P-DEV)."""

import pytest

from astrarium.games.pulsar2849.components import starmap
from astrarium.games.pulsar2849.position import PulsarPosition
from astrarium.games.pulsar2849.rules import columns, steps
from tests.rules.pulsar2849.board import GAME, acting, gyrodyne, node, points, reasons, ring, set_own
from tests.table import apply, idle, legal, refused

MINE = ["n5", "n11", "n16", "n22", "n28"]
THEIRS = ["n35", "n42"]
LARGE = columns.AREA + 2


def lies(s: PulsarPosition, place: str) -> int:
    return s.gyro[starmap.PULSAR_NUMBER[node(place)]]


def builders(*sizes: int) -> PulsarPosition:
    """Return a turn without dice: seat 0 has five claims, seat 1 two, both four gyrodynes of these sizes."""
    s = acting([])
    for seat, places in enumerate([MINE, THEIRS]):
        for place in places:
            ring(s, seat, place)
        for size in sizes:
            set_own(s, seat, columns.AREA + size - 1, 4)
    return s


def develop(s: PulsarPosition, size: int, *places: str) -> list[tuple[int, str, int]]:
    """Put gyrodynes of a size on pulsars and return the awards."""
    return reasons(s, *(f"develop gyro-{size} {place}" for place in places))


def next_turn_of(s: PulsarPosition, seat: int) -> None:
    apply(GAME, s, "end")
    idle(GAME, s, until=lambda _: s.step() == steps.ACT and s.actor == seat)


@pytest.mark.rule("P-DEV-01")
def test_developing_needs_no_die_and_may_be_repeated() -> None:
    s = builders(1, 2)
    apply(GAME, s, "develop gyro-1 n5", "develop gyro-2 n11", "develop gyro-1 n16")
    assert [lies(s, place) for place in MINE] == [1, 2, 1, 0, 0]


@pytest.mark.rule("P-DEV-01")
def test_only_the_player_in_turn_develops() -> None:
    s = builders(1)
    assert {text.split()[2] for text in legal(GAME, s, "develop")} == set(MINE)
    apply(GAME, s, "end")
    assert {text.split()[2] for text in legal(GAME, s, "develop")} == set(THEIRS)


@pytest.mark.rule("P-DEV-02")
@pytest.mark.rule("P-DEV-03")
def test_a_gyrodyne_moves_from_the_play_area_under_construction() -> None:
    s = builders(2)
    apply(GAME, s, "develop gyro-2 n5")
    assert (s.get(0, columns.AREA + 1), s.get(0, columns.ON_BOARD + 1), s.get(0, columns.SPINNING + 1)) == (
        3,
        1,
        0,
    )
    assert lies(s, "n5") == 2


@pytest.mark.rule("P-DEV-02")
@pytest.mark.rule("P-DEV-04")
@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("develop gyro-2 n5", "P-DEV-02"),
        ("develop gyro-1 n35", "P-DEV-02"),
        ("develop gyro-1 n47", "P-DEV-02"),
        ("develop gyro-1 p1", "P-DEV-02"),
        ("develop gyro-1 n3", "P-DEV-02"),
        ("develop gyro-1 n11", "P-DEV-04"),
        ("develop gyro-1 n16", "P-DEV-04"),
        ("develop gyro-1 n5", ""),
    ],
)
def test_what_forbids_developing(text: str, clause: str) -> None:
    s = builders(1)
    gyrodyne(s, 0, "n11", 3)
    gyrodyne(s, 0, "n16", 1, spinning=True)
    assert refused(GAME, s, text) == clause
    assert (text in legal(GAME, s)) == (not clause)


@pytest.mark.rule("P-DEV-04")
@pytest.mark.rule("P-DEV-G4")
def test_a_placed_gyrodyne_stays_where_it_is() -> None:
    s = builders(1, 2)
    apply(GAME, s, "develop gyro-1 n5")
    assert refused(GAME, s, "develop gyro-2 n5") == "P-DEV-04"
    for text in legal(GAME, s):
        after = s.clone()
        apply(GAME, after, text)
        assert lies(after, "n5") == 1


@pytest.mark.rule("P-DEV-05")
@pytest.mark.rule("P-DEV-G1")
def test_the_first_pair_of_a_size_scores_7_at_once() -> None:
    s = builders(3)
    assert develop(s, 3, "n5") == []
    assert develop(s, 3, "n11") == [(0, "P-DEV-05", 7)]
    assert (s.step(), s.get(0, columns.AWARDS)) == (steps.ACT, 1)


@pytest.mark.rule("P-DEV-05")
def test_two_gyrodynes_of_different_sizes_are_not_a_pair() -> None:
    s = builders(1, 2, 3)
    assert develop(s, 1, "n5") + develop(s, 2, "n11") + develop(s, 3, "n16") == []


@pytest.mark.rule("P-DEV-06")
def test_the_second_player_with_a_pair_scores_4() -> None:
    s = builders(3)
    develop(s, 3, "n5", "n11")
    apply(GAME, s, "end")
    assert develop(s, 3, "n35") == []
    assert develop(s, 3, "n42") == [(1, "P-DEV-06", 4)]


@pytest.mark.rule("P-DEV-05")
def test_gyrodynes_in_the_play_area_do_not_count() -> None:
    s = builders(3)
    assert s.get(0, LARGE) == 4
    assert develop(s, 3, "n5") == []


@pytest.mark.rule("P-DEV-07")
@pytest.mark.parametrize("spinning", [True, False])
def test_spinning_gyrodynes_count_like_unfinished_ones(spinning: bool) -> None:
    s = builders(3)
    gyrodyne(s, 0, "n5", 3, spinning=spinning)
    assert develop(s, 3, "n11") == [(0, "P-DEV-05", 7)]


@pytest.mark.rule("P-DEV-08")
def test_the_awards_of_the_sizes_are_independent() -> None:
    s = builders(1, 2)
    assert develop(s, 1, "n5", "n11") == [(0, "P-DEV-05", 7)]
    assert develop(s, 2, "n16", "n22") == [(0, "P-DEV-05", 7)]
    apply(GAME, s, "end")
    assert develop(s, 2, "n35", "n42") == [(1, "P-DEV-06", 4)]


@pytest.mark.rule("P-DEV-05")
@pytest.mark.rule("P-DEV-09")
@pytest.mark.rule("P-DEV-G3")
def test_example_the_fourth_of_a_size_gets_the_second_award_too() -> None:
    s = builders(3)
    assert develop(s, 3, "n5", "n11") == [(0, "P-DEV-05", 7)]
    assert develop(s, 3, "n16") == []
    assert develop(s, 3, "n22") == [(0, "P-DEV-09", 4)]
    assert s.get(0, columns.AWARDS) == 2


@pytest.mark.rule("P-DEV-06")
@pytest.mark.rule("P-DEV-09")
@pytest.mark.rule("P-DEV-G2")
def test_example_a_rival_with_two_before_that_gets_the_second_award_instead() -> None:
    s = builders(3)
    develop(s, 3, "n5", "n11", "n16")
    apply(GAME, s, "end")
    assert develop(s, 3, "n35", "n42") == [(1, "P-DEV-06", 4)]
    next_turn_of(s, 0)
    assert develop(s, 3, "n22") == []
    assert (s.get(0, columns.AWARDS), s.get(1, columns.AWARDS)) == (1, 1)


@pytest.mark.rule("P-DEV-G2")
def test_after_both_awards_a_further_pair_scores_nothing() -> None:
    s = builders(3)
    develop(s, 3, "n5", "n11", "n16", "n22")
    before = points(s, 1)
    apply(GAME, s, "end")
    assert develop(s, 3, "n35", "n42") == []
    assert points(s, 1) == before


@pytest.mark.rule("P-DEV-09")
def test_four_on_the_board_after_a_rival_got_the_first_award_are_just_a_pair() -> None:
    s = builders(3)
    gyrodyne(s, 0, "n5", 3)
    apply(GAME, s, "end")
    assert develop(s, 3, "n35", "n42") == [(1, "P-DEV-05", 7)]
    next_turn_of(s, 0)
    assert develop(s, 3, "n11", "n16", "n22") == [(0, "P-DEV-06", 4)]


@pytest.mark.rule("P-DEV-G5")
def test_a_gyrodyne_put_on_a_pulsar_without_developing_counts_for_the_awards() -> None:
    s = builders(2)
    gyrodyne(s, 0, "n5", 2)
    assert develop(s, 2, "n11") == [(0, "P-DEV-05", 7)]


@pytest.mark.rule("P-DEV-G1")
def test_an_award_comes_with_the_placement_not_with_the_finishing() -> None:
    s = builders(1)
    s.hand[3] = 1
    develop(s, 1, "n5", "n11")
    assert reasons(s, "finish gyro-1 3 plain", "spin n5") == []
