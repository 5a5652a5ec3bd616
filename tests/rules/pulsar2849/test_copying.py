"""Copying a left-over die (P-COPY)."""

import pytest

from astrarium.games.pulsar2849.position import PulsarPosition
from astrarium.games.pulsar2849.rules import columns
from tests.rules.pulsar2849.board import GAME, acting, hand, own_tech, place_ship, set_own
from tests.table import apply, legal, refused


def rich(*left_over: int, cubes: int = 4) -> PulsarPosition:
    s = acting([4, 2], left_over=left_over)
    set_own(s, 0, columns.CUBES, cubes)
    return s


@pytest.mark.rule("P-COPY-01")
@pytest.mark.parametrize("cubes", [0, 3, 4, 9])
def test_a_copy_costs_4_cubes(cubes: int) -> None:
    s = rich(3, cubes=cubes)
    assert refused(GAME, s, "copy 3") == ("" if cubes >= 4 else "P-COPY-01")
    assert legal(GAME, s, "copy") == (["copy 3"] if cubes >= 4 else [])
    if cubes >= 4:
        apply(GAME, s, "copy 3")
        assert (s.get(0, columns.CUBES), s.bonus) == (cubes - 4, 3)


@pytest.mark.rule("P-COPY-01")
def test_only_the_player_in_turn_copies_with_the_own_cubes() -> None:
    s = rich(3)
    apply(GAME, s, "end")
    assert refused(GAME, s, "copy 3") == "P-COPY-01"
    set_own(s, 1, columns.CUBES, 4)
    apply(GAME, s, "copy 3")
    assert (s.get(0, columns.CUBES), s.get(1, columns.CUBES)) == (4, 0)


@pytest.mark.rule("P-COPY-02")
def test_the_copy_has_the_value_of_a_die_still_on_the_dice_board() -> None:
    s = rich(1, 5, 5)
    assert legal(GAME, s, "copy") == ["copy 1", "copy 5"]
    assert refused(GAME, s, "copy 4") == refused(GAME, s, "copy 6") == "P-COPY-02"
    apply(GAME, s, "copy 5")
    assert s.bonus == 5


@pytest.mark.rule("P-COPY-03")
@pytest.mark.rule("P-COPY-04")
@pytest.mark.rule("P-COPY-G1")
def test_copying_spends_no_silver_die_moves_no_marker_and_leaves_the_die() -> None:
    s = rich(1)
    tracks = list(s.track), list(s.space)
    apply(GAME, s, "copy 1")
    assert hand(s) == [2, 4]
    assert (list(s.track), list(s.space)) == tracks
    assert s.dice[1] == 1


@pytest.mark.rule("P-COPY-G1")
def test_later_players_may_copy_the_same_die() -> None:
    s = rich(1)
    set_own(s, 1, columns.CUBES, 4)
    apply(GAME, s, "copy 1", "take gyro-1 b1 plain", "end", "copy 1")
    assert (s.actor, s.bonus) == (1, 1)


@pytest.mark.rule("P-COPY-G2")
def test_no_copy_after_a_bonus_die() -> None:
    s = rich(1, 3, cubes=8)
    apply(GAME, s, "copy 1", "take gyro-1 b1 plain")
    assert refused(GAME, s, "copy 3") == "P-COPY-G2"
    assert legal(GAME, s, "copy") == []


@pytest.mark.rule("P-COPY-G2")
def test_a_die_of_a_technology_rules_out_a_copy() -> None:
    s = acting([3, 4], round_number=3)
    set_own(s, 0, columns.CUBES, 4)
    apply(GAME, s, "patent aii-3a 3 plain")
    assert refused(GAME, s, "copy 3") == "P-COPY-G2"


@pytest.mark.rule("P-COPY-G3")
def test_cubes_are_not_returned_for_an_unused_copy() -> None:
    s = rich(1)
    apply(GAME, s, "copy 1", "end")
    assert (s.get(0, columns.CUBES), s.bonus) == (0, 0)


@pytest.mark.rule("P-COPY-G4")
def test_a_copy_is_possible_between_actions_and_without_dice_but_not_within_one() -> None:
    s = rich(1)
    place_ship(s, 0, "n8")
    assert refused(GAME, s, "copy 1") == ""
    apply(GAME, s, "launch 2 minus1")
    assert refused(GAME, s, "copy 1") == "P-ACT-G5"
    apply(GAME, s, "fly n7")
    assert refused(GAME, s, "copy 1") == ""
    apply(GAME, s, "take gyro-3 4 plain")
    assert (hand(s), refused(GAME, s, "copy 1")) == ([], "")


@pytest.mark.rule("P-COPY-01")
@pytest.mark.rule("P-EFF-G17")
def test_a_lower_price_replaces_the_4_cubes() -> None:
    s = acting([4, 2], round_number=4, board_2="cii", left_over=[1])
    own_tech(s, 0, "cii-4a")
    set_own(s, 0, columns.CUBES, 3)
    apply(GAME, s, "copy 1")
    assert s.get(0, columns.CUBES) == 1
