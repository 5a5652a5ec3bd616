"""Buying die modifiers (P-MOD)."""

import pytest

from astrarium.games.pulsar2849.position import PulsarPosition
from astrarium.games.pulsar2849.rules import columns
from tests.rules.pulsar2849.board import GAME, acting, hand, set_own
from tests.table import apply, legal, refused


def tokens(s: PulsarPosition, seat: int = 0) -> list[int]:
    return [s.get(seat, columns.PM1), s.get(seat, columns.PLUS2)]


@pytest.mark.rule("P-MOD-01")
@pytest.mark.rule("P-MOD-02")
@pytest.mark.rule("P-MOD-03")
def test_what_each_die_buys() -> None:
    bought = {1: ["pm1"], 2: ["pm1", "plus2"], 3: [], 4: [], 5: [], 6: []}
    for die, kinds in bought.items():
        s = acting([die, die])
        set_own(s, 0, columns.PM1, 0)
        assert legal(GAME, s, "modifier") == [f"modifier {token} {die} plain" for token in kinds]


@pytest.mark.rule("P-MOD-01")
@pytest.mark.parametrize(
    "text", ["modifier pm1 3 plain", "modifier plus2 1 plain", "modifier plus2 4 minus1"]
)
def test_no_other_die_buys_a_modifier(text: str) -> None:
    assert refused(GAME, acting([1, 3, 4]), text) == "P-MOD-01"


@pytest.mark.rule("P-MOD-01")
@pytest.mark.rule("P-ACT-04")
@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("modifier pm1 2 plain", "P-ACT-04"),
        ("modifier plus2 3 free-minus1", "P-ACT-G11"),
        ("modifier pm1 1 minus1", "P-ACT-G3"),
        ("modifier pm1 b1 plain", "P-ACT-04"),
        ("modifier pm1 1 plain", ""),
    ],
)
def test_what_forbids_buying_a_modifier(text: str, clause: str) -> None:
    assert refused(GAME, acting([1, 3]), text) == clause


@pytest.mark.rule("P-MOD-02")
@pytest.mark.rule("P-MOD-03")
@pytest.mark.rule("P-MOD-04")
@pytest.mark.parametrize(("token", "gained"), [("pm1", [2, 0]), ("plus2", [1, 1])])
def test_a_2_buys_one_token_of_either_kind(token: str, gained: list[int]) -> None:
    s = acting([2, 2])
    apply(GAME, s, f"modifier {token} 2 plain")
    assert (tokens(s), hand(s)) == (gained, [2])


@pytest.mark.rule("P-MOD-01")
@pytest.mark.rule("P-MOD-04")
def test_a_1_buys_one_token() -> None:
    s = acting([1, 1])
    apply(GAME, s, "modifier pm1 1 plain")
    assert (tokens(s), hand(s)) == ([2, 0], [1])


@pytest.mark.rule("P-MOD-05")
@pytest.mark.rule("P-MOD-G1")
def test_neither_the_supply_nor_the_player_has_a_limit() -> None:
    s = acting([2, 2])
    for seat in range(3):
        set_own(s, seat, columns.PM1, 12)
        set_own(s, seat, columns.PLUS2, 9)
    apply(GAME, s, "modifier pm1 2 plain", "modifier plus2 2 plain")
    assert tokens(s) == [13, 10]


@pytest.mark.rule("P-MOD-G2")
def test_a_changed_die_may_buy_a_modifier() -> None:
    s = acting([3, 3])
    apply(GAME, s, "modifier plus2 3 minus1")
    assert tokens(s) == [0, 1]


@pytest.mark.rule("P-MOD-03")
@pytest.mark.rule("P-MOD-G2")
def test_example_a_1_made_2_buys_a_plus_2() -> None:
    s = acting([1, 6])
    apply(GAME, s, "modifier plus2 1 plus1")
    assert tokens(s) == [0, 1]


@pytest.mark.rule("P-MOD-G2")
@pytest.mark.rule("P-BON-06")
def test_the_bonus_die_buys_modifiers_too() -> None:
    s = acting([4, 4], left_over=[2])
    set_own(s, 0, columns.CUBES, 4)
    apply(GAME, s, "copy 2", "modifier plus2 b2 plain")
    assert (tokens(s), hand(s)) == ([1, 1], [4, 4])
