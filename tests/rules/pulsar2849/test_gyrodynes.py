"""Taking and finishing gyrodynes (P-GYR)."""

import pytest

from astrarium.games.pulsar2849.components import starmap
from astrarium.games.pulsar2849.position import PulsarPosition
from astrarium.games.pulsar2849.rules import columns, steps
from tests.rules.pulsar2849.board import (
    GAME,
    acting,
    finish_round,
    gyrodyne,
    hand,
    node,
    place_ship,
    points,
    refresh,
    ring,
    set_own,
    uncover,
)
from tests.table import apply, legal, refused

SMALL_SPINS = 4


def lies(s: PulsarPosition, place: str) -> int:
    """Return what lies on a pulsar: 0, a size under construction, or a size + 3 spinning."""
    return s.gyro[starmap.PULSAR_NUMBER[node(place)]]


def area(s: PulsarPosition, seat: int = 0) -> list[int]:
    return [s.get(seat, columns.AREA + size) for size in range(3)]


@pytest.mark.rule("P-GYR-01")
@pytest.mark.rule("P-GYR-02")
@pytest.mark.rule("P-GYR-03")
@pytest.mark.parametrize("die", range(1, 7))
def test_which_die_takes_which_gyrodyne(die: int) -> None:
    s = acting([die, die])
    taken = {1: "gyro-1", 2: "gyro-2", 4: "gyro-3"}
    plain = [text for text in legal(GAME, s, "take") if text.endswith("plain")]
    assert plain == ([f"take {taken[die]} {die} plain"] if die in taken else [])


@pytest.mark.rule("P-GYR-04")
@pytest.mark.parametrize(("size", "die"), [(1, 1), (2, 2), (3, 4)])
def test_a_taken_gyrodyne_goes_from_its_stack_to_the_play_area(size: int, die: int) -> None:
    s = acting([die, 6])
    apply(GAME, s, f"take gyro-{size} {die} plain")
    assert area(s) == [int(size == number) for number in (1, 2, 3)]
    assert [s.stock[columns.STACK + number] for number in range(3)] == [10 - count for count in area(s)]
    assert (hand(s), sum(s.gyro), s.get(0, columns.SPINNING + size - 1)) == ([6], 0, 0)


@pytest.mark.rule("P-GYR-05")
@pytest.mark.rule("P-GYR-06")
@pytest.mark.rule("P-GYR-07")
@pytest.mark.parametrize("die", range(1, 7))
def test_which_die_finishes_which_gyrodyne(die: int) -> None:
    s = acting([die, die])
    for size, place in enumerate(["n5", "n11", "n16"], 1):
        gyrodyne(s, 0, place, size)
    finished = {3: "gyro-1", 5: "gyro-2", 6: "gyro-3"}
    plain = [text for text in legal(GAME, s, "finish") if text.endswith("plain")]
    assert plain == ([f"finish {finished[die]} {die} plain"] if die in finished else [])


@pytest.mark.rule("P-GYR-05")
@pytest.mark.rule("P-GYR-06")
@pytest.mark.rule("P-GYR-07")
@pytest.mark.rule("P-GYR-09")
@pytest.mark.parametrize(("size", "die"), [(1, 3), (2, 5), (3, 6)])
def test_finishing_turns_the_tile_to_its_spinning_side(size: int, die: int) -> None:
    s = acting([die, 1])
    gyrodyne(s, 0, "n5", size)
    apply(GAME, s, f"finish gyro-{size} {die} plain")
    assert (lies(s, "n5"), s.get(0, columns.SPINNING + size - 1)) == (size + 3, 1)
    assert (hand(s), s.step()) == ([1], steps.ACT)


@pytest.mark.rule("P-GYR-08")
def test_a_gyrodyne_in_the_play_area_cannot_be_finished() -> None:
    s = acting([3, 3])
    set_own(s, 0, columns.AREA, 1)
    ring(s, 0, "n5")
    assert refused(GAME, s, "finish gyro-1 3 plain") == "P-GYR-08"
    assert refused(GAME, s, "spin n3") == "P-GYR-08"
    apply(GAME, s, "develop gyro-1 n5")
    assert refused(GAME, s, "finish gyro-1 3 plain") == ""


@pytest.mark.rule("P-GYR-G1")
def test_only_an_own_gyrodyne_can_be_finished() -> None:
    s = acting([3, 3])
    gyrodyne(s, 1, "n5", 1)
    assert refused(GAME, s, "finish gyro-1 3 plain") == "P-GYR-08"
    gyrodyne(s, 0, "n11", 1)
    apply(GAME, s, "finish gyro-1 3 plain")
    assert (lies(s, "n5"), lies(s, "n11")) == (1, SMALL_SPINS)


@pytest.mark.rule("P-GYR-08")
@pytest.mark.rule("P-GYR-G1")
@pytest.mark.rule("P-EFF-G7")
def test_of_several_gyrodynes_of_a_size_the_player_names_one() -> None:
    s = acting([3, 3])
    for seat, place, size in [(0, "n5", 1), (0, "n11", 1), (0, "n16", 2), (1, "n22", 1)]:
        gyrodyne(s, seat, place, size)
    gyrodyne(s, 0, "n28", 1, spinning=True)
    ring(s, 0, "n35")
    apply(GAME, s, "finish gyro-1 3 plain")
    assert legal(GAME, s) == ["spin n5", "spin n11"]
    barred = ["spin n16", "spin n22", "spin n28", "spin n35", "spin n42", "spin p1"]
    assert [refused(GAME, s, text) for text in barred] == ["P-EFF-G7"] * 6
    apply(GAME, s, "spin n11")
    assert (lies(s, "n5"), lies(s, "n11")) == (1, SMALL_SPINS)


@pytest.mark.rule("P-GYR-G2")
def test_an_empty_stack_gives_nothing() -> None:
    s = acting([4, 1])
    s.stock[columns.STACK + 2] = 0
    refresh(s)
    assert refused(GAME, s, "take gyro-3 4 plain") == "P-GYR-G2"
    assert refused(GAME, s, "take gyro-1 1 plain") == ""
    assert not [text for text in legal(GAME, s, "take") if "gyro-3" in text]


@pytest.mark.rule("P-GYR-G2")
def test_the_last_of_a_stack_can_be_taken() -> None:
    s = acting([4, 4])
    s.stock[columns.STACK + 2] = 1
    refresh(s)
    apply(GAME, s, "take gyro-3 4 plain")
    assert refused(GAME, s, "take gyro-3 4 plain") == "P-GYR-G2"


@pytest.mark.rule("P-GYR-G2")
@pytest.mark.rule("P-EFF-G8")
def test_an_effect_gives_only_sizes_it_names_from_stacks_that_are_not_empty() -> None:
    s = acting([1, 4])
    place_ship(s, 0, "n4")
    uncover(s, "n3", "sys-10")
    other = s.clone()
    apply(GAME, s, "launch 1 plain", "fly n3", "bonus pictured")
    assert legal(GAME, s) == ["gain gyro-2", "gain gyro-3"]
    assert refused(GAME, s, "gain gyro-1") == "P-EFF-G8"
    other.stock[columns.STACK + 1] = 0
    apply(GAME, other, "launch 1 plain", "fly n3", "bonus pictured")
    assert (other.step(), area(other)) == (steps.ACT, [0, 0, 1])


@pytest.mark.rule("P-GYR-G3")
def test_gyrodynes_in_the_play_area_have_no_limit_and_need_no_pulsar() -> None:
    s = acting([1, 1])
    set_own(s, 0, columns.AREA, 7)
    apply(GAME, s, "take gyro-1 1 plain", "take gyro-1 1 plain")
    assert area(s) == [9, 0, 0]


@pytest.mark.rule("P-GYR-G4")
def test_taking_developing_and_finishing_in_one_turn() -> None:
    s = acting([1, 3])
    ring(s, 0, "n5")
    apply(GAME, s, "take gyro-1 1 plain", "develop gyro-1 n5", "finish gyro-1 3 plain")
    assert (lies(s, "n5"), area(s)) == (SMALL_SPINS, [0, 0, 0])


@pytest.mark.rule("P-GYR-G5")
def test_a_spinning_gyrodyne_stays_spinning() -> None:
    s = acting([3, 3])
    gyrodyne(s, 0, "n5", 1, spinning=True)
    assert refused(GAME, s, "finish gyro-1 3 plain") == "P-GYR-08"
    assert refused(GAME, s, "develop gyro-1 n5") == "P-DEV-02"
    finish_round(s)
    assert (s.round, lies(s, "n5")) == (2, SMALL_SPINS)


@pytest.mark.rule("P-GYR-01")
@pytest.mark.rule("P-ACT-04")
@pytest.mark.parametrize("kind", ["take gyro-2", "finish gyro-2"])
def test_what_forbids_paying_for_a_gyrodyne(kind: str) -> None:
    die = {"take gyro-2": 2, "finish gyro-2": 5}[kind]
    s = acting([die + 1, 1])
    gyrodyne(s, 0, "n5", 2)
    set_own(s, 0, columns.PM1, 0)
    assert refused(GAME, s, f"{kind} {die} plain") == "P-ACT-04"
    assert refused(GAME, s, f"{kind} {die + 1} minus1") == "P-ACT-07"
    assert refused(GAME, s, f"{kind} {die + 1} free-minus1") == "P-ACT-G11"
    assert refused(GAME, s, f"{kind} 1 minus1") == "P-ACT-07"
    assert refused(GAME, s, f"{kind} {die + 1} plain") == "P-ACT-10"
    set_own(s, 0, columns.PM1, 1)
    assert refused(GAME, s, f"{kind} 1 minus1") == "P-ACT-G3"
    assert refused(GAME, s, f"{kind} {die + 1} minus1") == ""


@pytest.mark.rule("P-GYR-09")
def test_finishing_scores_nothing_by_itself() -> None:
    s = acting([6, 1])
    gyrodyne(s, 0, "n5", 3)
    before = points(s, 0)
    apply(GAME, s, "finish gyro-3 6 plain")
    assert points(s, 0) == before
