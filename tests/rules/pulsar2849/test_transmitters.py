"""Transmitters: claiming, linking, paying, coming online (catalogue section 6.4)."""

from collections.abc import Sequence
from itertools import permutations

import pytest

from astrarium.games.pulsar2849.components import tables
from astrarium.games.pulsar2849.position import PulsarPosition
from astrarium.games.pulsar2849.rules import codes, columns, steps
from astrarium.games.pulsar2849.rules.counting import finished_links, longest_array
from tests.rules.pulsar2849.board import (
    GAME,
    NONE,
    acting,
    finish_round,
    joined,
    markers,
    offer,
    own_tech,
    points,
    refresh,
    set_own,
    transmitter,
)
from tests.table import apply, idle, legal, refused


def tile(name: str) -> int:
    """Return the number of a tile."""
    return tables.TILE_NAMES.index(name)


def targets(state: PulsarPosition, kind: str) -> set[str]:
    """Return the tiles that can be claimed or paid for, with the cost covered."""
    return {" ".join(text.split()[1:3]) for text in legal(GAME, state, kind)}


def is_online(state: PulsarPosition, name: str) -> bool:
    """Return whether a tile is online."""
    return state.is_online(tile(name))


def hold(state: PulsarPosition, seat: int, dice: Sequence[int]) -> None:
    """Give a seat these silver dice and no others."""
    for value in range(1, codes.DICE_SPACES):
        state.hand[seat * codes.DICE_SPACES + value] = dice.count(value)
    refresh(state)


def next_turn(state: PulsarPosition, seat: int, round_number: int) -> None:
    """End turns until a seat's turn in a later round."""
    idle(
        GAME,
        state,
        until=lambda s: state.round == round_number and s.step() == steps.ACT and s.actor == seat,
    )


def claiming(new: str, die: int, own: Sequence[str], board: str = "ai") -> PulsarPosition:
    """Return a turn where seat 0 owns tiles online and has just claimed a new one, which is to be placed."""
    state = acting((die,), board_1=board)
    for name in own:
        transmitter(state, 0, name, online=True)
    offer(state, new)
    apply(GAME, state, f"claim {new} {die} {die} plain")
    return state


@pytest.mark.rule("P-TRX-01")
def test_only_transmitters_of_the_offer_can_be_claimed() -> None:
    s = acting((4, 2))
    offer(s, "t-a1", "t-a2", "t-a3")
    assert targets(s, "claim") == {"t-a1 3", "t-a2 1", "t-a2 5", "t-a3 2", "t-a3 4"}
    set_own(s, 0, columns.PM1, 0)
    assert targets(s, "claim") == {"t-a3 2", "t-a3 4"}
    assert refused(GAME, s, "claim t-a6 4 4 plain") == "P-TRX-01"


@pytest.mark.rule("P-TRX-02")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_die_equal_to_one_of_the_costs_claims(die: int) -> None:
    s = acting((die,))
    set_own(s, 0, columns.PM1, 0)
    offer(s, "t-b3")
    assert targets(s, "claim") == ({f"t-b3 {die}"} if die in (1, 2, 4) else set())
    rule = "" if die in (1, 2, 4) else "P-TRX-02"
    assert refused(GAME, s, f"claim t-b3 {die} {die} plain") == rule
    assert refused(GAME, s, f"claim t-b3 2 {die} plain") == ("" if die == 2 else "P-TRX-02")


@pytest.mark.rule("P-TRX-03")
@pytest.mark.rule("P-TRX-08")
def test_the_claimed_tile_goes_to_its_owner_with_the_cost_covered() -> None:
    s = acting((5, 3))
    offer(s, "t-b2")
    apply(GAME, s, "claim t-b2 5 5 plain")
    assert s.tile_owner[tile("t-b2")] == 0
    assert tile("t-b2") not in s.offer
    assert refused(GAME, s, "pay t-b2 5 5 plain") == "P-TRX-08"
    assert legal(GAME, s, "pay") == ["pay t-b2 3 3 plain"]


@pytest.mark.rule("P-TRX-04")
def test_a_claimed_tile_is_linked_or_begins_an_array_at_once() -> None:
    s = claiming("t-a5", 1, ["t-a1"])
    assert s.actor == 0
    assert {text.split()[0] for text in legal(GAME, s)} == {"array", "join"}
    assert refused(GAME, s, "end") == "P-ACT-G5"
    assert refused(GAME, s, "pass") == "P-EFF-G21"
    apply(GAME, s, "array")
    assert "end" in legal(GAME, s)


@pytest.mark.rule("P-TRX-05")
@pytest.mark.rule("P-TRX-18")
@pytest.mark.parametrize(
    ("join", "value"),
    [
        ("join right t-a6 left", 5),  # 3 + 2
        ("join left t-a3 right", 0),  # 0 + 0
        ("join left t-a5 right", 3),  # 0 + 3
        ("join right t-a5 right", 6),  # 3 + 3
        ("join right t-a5 left", 4),  # 3 + 1
    ],
)
def test_the_halves_at_a_joint_add_up_to_the_die(join: str, value: int) -> None:
    s = claiming("t-b4", 4, ["t-a6", "t-a3", "t-a5"])
    apply(GAME, s, join)
    assert legal(GAME, s, "die") == ([f"die {value}"] if value else [])
    assert finished_links(s, 0) == 1


@pytest.mark.rule("P-TRX-13")
@pytest.mark.rule("P-TRX-18")
def test_two_tiles_brought_online_in_one_turn_form_a_die() -> None:
    s = acting((4, 4))
    offer(s, "t-a6", "t-b4")
    apply(GAME, s, "claim t-a6 4 4 plain", "claim t-b4 4 4 plain", "join right t-a6 left", "die 5")
    assert s.bonus == 5
    assert "launch b5 plain" in legal(GAME, s)


@pytest.mark.rule("P-TRX-13")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 6])
def test_the_die_of_a_link_has_the_value_formed(value: int) -> None:
    s = claiming("t-b4", 4, ["t-a6"])
    apply(GAME, s, "join right t-a6 left")
    assert refused(GAME, s, f"die {value}") == "P-TRX-13"
    assert refused(GAME, s, "die 5") == ""


@pytest.mark.rule("P-TRX-06")
@pytest.mark.parametrize("order", list(permutations((1, 2, 4))))
def test_costs_are_paid_in_any_order(order: tuple[int, int, int]) -> None:
    s = acting(order)
    offer(s, "t-b3")
    first, second, third = order
    apply(GAME, s, f"claim t-b3 {first} {first} plain")
    apply(GAME, s, f"pay t-b3 {second} {second} plain")
    assert not is_online(s, "t-b3")
    apply(GAME, s, f"pay t-b3 {third} {third} plain", "pass")
    assert is_online(s, "t-b3")


@pytest.mark.rule("P-TRX-07")
def test_paying_may_be_spread_over_rounds() -> None:
    s = acting((5,))
    offer(s, "t-b2")
    apply(GAME, s, "claim t-b2 5 5 plain")
    next_turn(s, 0, 4)
    hold(s, 0, (3,))
    before = points(s, 0)
    apply(GAME, s, "pay t-b2 3 3 plain")
    assert is_online(s, "t-b2")
    assert points(s, 0) == before + 3


@pytest.mark.rule("P-TRX-09")
def test_one_die_pays_one_cost() -> None:
    s = acting((3, 5, 5))
    transmitter(s, 0, "t-b2")
    transmitter(s, 0, "t-c6")
    assert refused(GAME, s, "pay t-b2 5 3 plain") == "P-TRX-09"
    apply(GAME, s, "pay t-b2 5 5 plain")
    assert targets(s, "pay") == {"t-b2 3", "t-c6 3", "t-c6 4", "t-c6 5"}
    apply(GAME, s, "pay t-c6 5 5 plain")
    assert targets(s, "pay") == {"t-b2 3", "t-c6 3", "t-c6 4"}
    assert not s.online


@pytest.mark.rule("P-TRX-10")
@pytest.mark.rule("P-TRX-12")
def test_a_tile_comes_online_when_its_last_cost_is_covered() -> None:
    s = acting((3, 5))
    transmitter(s, 0, "t-b2")
    apply(GAME, s, "pay t-b2 3 3 plain")
    assert not is_online(s, "t-b2")
    apply(GAME, s, "pay t-b2 5 5 plain")
    assert is_online(s, "t-b2")


@pytest.mark.rule("P-TRX-11")
@pytest.mark.rule("P-TRX-15")
def test_the_bonus_is_taken_once_and_the_yield_every_production() -> None:
    s = acting((4,))
    markers(s, 1, (1, 7), (2, 7), (0, 8))
    offer(s, "t-b4")
    before = points(s, 0)
    apply(GAME, s, "claim t-b4 4 4 plain")
    assert (points(s, 0), s.get(0, columns.CUBES)) == (before + 2, 0)
    finish_round(s)
    assert (points(s, 0), s.get(0, columns.CUBES)) == (before + 2, 1)


@pytest.mark.rule("P-TRX-14")
def test_the_die_of_a_link_lapses_with_the_turn() -> None:
    s = claiming("t-b4", 4, ["t-a6"])
    apply(GAME, s, "join right t-a6 left", "die 5", "end")
    assert s.actor == 1
    assert (s.bonus, s.bonus_had) == (0, 0)
    next_turn(s, 0, 2)
    assert s.bonus == 0


@pytest.mark.rule("P-TRX-16")
@pytest.mark.parametrize(
    "join", ["join left t-a1 left", "join right t-a4 right", "join right t-b6 left", "join left t-a4 right"]
)
def test_an_end_without_a_half_icon_cannot_be_linked(join: str) -> None:
    s = claiming("t-a2", 5, ["t-a1", "t-a4", "t-b6"])
    assert refused(GAME, s, join) == "P-TRX-16"
    assert join not in legal(GAME, s)
    assert "join right t-a4 left" in legal(GAME, s)


@pytest.mark.rule("P-TRX-17")
@pytest.mark.rule("P-TRX-G5")
def test_either_end_of_a_tile_can_be_linked_whatever_the_sum() -> None:
    s = claiming("t-b4", 4, ["t-a3"])
    assert legal(GAME, s) == [
        "array",
        "join left t-a3 left",
        "join left t-a3 right",
        "join right t-a3 left",
        "join right t-a3 right",
    ]


@pytest.mark.rule("P-TRX-G1")
def test_the_offer_is_not_refilled_during_a_round() -> None:
    s = acting((3,))
    offer(s, "t-a1", "t-a2", "t-a3")
    apply(GAME, s, "claim t-a1 3 3 plain", "end")
    hold(s, 1, (3, 5))
    assert s.actor == 1
    assert list(s.offer) == [NONE, tile("t-a2"), tile("t-a3")]
    assert refused(GAME, s, "claim t-a1 3 3 plain") == "P-TRX-01"


@pytest.mark.rule("P-TRX-G2")
def test_a_tile_of_one_cost_comes_online_when_claimed() -> None:
    s = acting((3,))
    offer(s, "t-a1")
    apply(GAME, s, "claim t-a1 3 3 plain")
    assert is_online(s, "t-a1")
    assert legal(GAME, s, "pay") == []


@pytest.mark.rule("P-TRX-G3")
def test_the_place_of_a_tile_is_final() -> None:
    s = claiming("t-a5", 1, ["t-a1", "t-a3"])
    apply(GAME, s, "join left t-a1 left")
    assert refused(GAME, s, "join left t-a3 left") == "P-ACT-G8"
    assert refused(GAME, s, "array") == "P-ACT-G8"
    links = list(s.link)
    finish_round(s)
    assert list(s.link) == links


@pytest.mark.rule("P-TRX-G4")
def test_any_number_of_arrays_and_incomplete_tiles() -> None:
    s = acting((1, 1, 2))
    offer(s, "t-a2", "t-a5", "t-a4")
    apply(GAME, s, "claim t-a2 1 1 plain", "claim t-a5 1 1 plain", "array", "claim t-a4 2 2 plain", "array")
    assert all(end == NONE for end in s.link)
    hold(s, 0, (5, 6))
    set_own(s, 0, columns.PM1, 0)
    assert targets(s, "pay") == {"t-a2 5", "t-a5 6", "t-a4 5"}


@pytest.mark.rule("P-TRX-G6")
def test_a_link_gives_its_die_only_when_it_is_finished() -> None:
    s = claiming("t-a1", 3, ["t-a5", "t-b1"])
    joined(s, "t-a5", "right", "t-b1", "left")
    apply(GAME, s, "join left t-b1 right")
    assert legal(GAME, s) == ["die 2", "pass"]
    apply(GAME, s, "pass")
    assert legal(GAME, s, "die") == []


@pytest.mark.rule("P-TRX-G7")
@pytest.mark.rule("P-TRX-G15")
@pytest.mark.rule("P-TRX-G18")
def test_between_two_online_neighbours_one_die_of_two_links() -> None:
    s = acting((3,), board_1="di")
    own_tech(s, 0, "di-1c")
    for name in ("t-b1", "t-a6"):
        transmitter(s, 0, name, online=True)
    transmitter(s, 0, "t-a1")
    joined(s, "t-b1", "right", "t-a1", "left")
    joined(s, "t-a1", "right", "t-a6", "left")
    before = points(s, 0)
    apply(GAME, s, "pay t-a1 3 3 plain")
    assert finished_links(s, 0) == 2
    assert points(s, 0) == before + 3 + 3
    assert legal(GAME, s) == ["die 2", "die 4", "pass"]
    apply(GAME, s, "die 4")
    assert (s.bonus, s.step()) == (4, steps.ACT)
    assert refused(GAME, s, "die 2") == "P-ACT-G8"


@pytest.mark.rule("P-TRX-G18")
@pytest.mark.rule("P-TRX-G13")
def test_a_flip_that_finishes_links_of_5_and_0_offers_the_5_or_none() -> None:
    s = acting((4,))
    for name in ("t-a5", "t-b4"):
        transmitter(s, 0, name, online=True)
    transmitter(s, 0, "t-a3", paid=(0,))
    joined(s, "t-a5", "right", "t-a3", "left")
    joined(s, "t-a3", "right", "t-b4", "left")
    apply(GAME, s, "pay t-a3 4 4 plain")
    assert legal(GAME, s) == ["die 5", "pass"]
    assert finished_links(s, 0) == 2


@pytest.mark.rule("P-TRX-G8")
def test_declining_the_die_leaves_the_tile_online() -> None:
    s = claiming("t-b4", 4, ["t-a6"])
    apply(GAME, s, "join right t-a6 left", "pass")
    assert is_online(s, "t-b4")
    assert (s.bonus, s.bonus_had) == (0, 0)


@pytest.mark.rule("P-TRX-G8")
def test_a_seat_that_had_a_bonus_die_still_brings_the_tile_online() -> None:
    s = acting((4,), left_over=(3,))
    transmitter(s, 0, "t-a6", online=True)
    offer(s, "t-b4")
    set_own(s, 0, columns.CUBES, 4)
    apply(GAME, s, "copy 3", "claim t-b4 4 4 plain", "join right t-a6 left")
    assert (s.step(), s.bonus) == (steps.ACT, 3)
    assert is_online(s, "t-b4")
    assert finished_links(s, 0) == 1


@pytest.mark.rule("P-TRX-G9")
def test_nothing_is_left_to_pay_on_an_online_tile() -> None:
    s = acting((5, 3, 5))
    transmitter(s, 0, "t-b2", paid=(0,))
    apply(GAME, s, "pay t-b2 5 5 plain")
    assert legal(GAME, s, "pay") == []
    assert refused(GAME, s, "pay t-b2 3 3 plain") == "P-TRX-08"


@pytest.mark.rule("P-TRX-G10")
def test_only_own_tiles_are_paid_for() -> None:
    s = acting((3, 5))
    transmitter(s, 1, "t-b2")
    offer(s, "t-b5")
    assert refused(GAME, s, "pay t-b2 3 3 plain") == "P-TRX-G10"
    assert refused(GAME, s, "pay t-b5 5 5 plain") == "P-TRX-G10"
    assert legal(GAME, s, "pay") == []


@pytest.mark.rule("P-TRX-G11")
@pytest.mark.rule("P-EFF-G24")
def test_bonus_then_turning_then_triggers_then_the_die() -> None:
    s = acting((5,), board_1="bi")
    own_tech(s, 0, "bi-2c")
    transmitter(s, 0, "t-a6", online=True)
    transmitter(s, 0, "t-a2", paid=(0,))
    joined(s, "t-a2", "right", "t-a6", "left")
    before = points(s, 0)
    apply(GAME, s, "pay t-a2 5 5 plain")
    assert legal(GAME, s) == legal(GAME, s, "explore")
    assert (is_online(s, "t-a2"), points(s, 0)) == (False, before)
    apply(GAME, s, "explore exp-vp4")
    assert (is_online(s, "t-a2"), points(s, 0)) == (True, before + 4 + 3)
    assert legal(GAME, s) == ["die 5", "pass"]


@pytest.mark.rule("P-TRX-G12")
def test_an_ability_of_a_tile_holds_from_coming_online() -> None:
    s = acting((6, 4))
    transmitter(s, 0, "t-b6", paid=(0,))
    assert refused(GAME, s, "launch 4 free-plus1") == "P-ACT-G11"
    apply(GAME, s, "pay t-b6 6 6 plain", "explore exp-vp4")
    assert refused(GAME, s, "launch 4 free-plus1") == ""
    assert refused(GAME, s, "launch 4 free-minus1") == ""


@pytest.mark.rule("P-TRX-G13")
def test_a_joint_of_0_pips_is_a_link_without_a_die() -> None:
    s = claiming("t-b4", 4, ["t-a3"], "di")
    own_tech(s, 0, "di-1c")
    before = points(s, 0)
    apply(GAME, s, "join left t-a3 right")
    assert s.step() == steps.ACT
    assert points(s, 0) == before + 2 + 3


@pytest.mark.rule("P-TRX-G14")
@pytest.mark.parametrize(
    "join", ["join left t-a1 right", "join left t-a6 left", "join left t-a5 right", "join left t-b2 left"]
)
def test_a_tile_is_joined_to_a_free_end_of_an_own_array(join: str) -> None:
    s = claiming("t-a5", 1, ["t-a1", "t-a3"])
    transmitter(s, 1, "t-a6", online=True)
    joined(s, "t-a1", "right", "t-a3", "left")
    assert refused(GAME, s, join) == "P-TRX-G14"
    assert refused(GAME, s, "join left t-a1 left") == ""


@pytest.mark.rule("P-TRX-G14")
def test_a_tile_never_joins_two_arrays() -> None:
    s = claiming("t-a5", 1, ["t-a1", "t-a3"])
    apply(GAME, s, "join left t-a1 left")
    assert s.step() == steps.ACT
    assert sum(end != NONE for end in s.link) == 2


@pytest.mark.rule("P-TRX-G15")
@pytest.mark.parametrize("online", [False, True])
def test_a_link_is_finished_when_both_tiles_are_online(online: bool) -> None:
    s = acting((4,), board_1="di")
    own_tech(s, 0, "di-1c")
    transmitter(s, 0, "t-b2", online=online)
    offer(s, "t-b4")
    before = points(s, 0)
    apply(GAME, s, "claim t-b4 4 4 plain", "join right t-b2 left")
    assert points(s, 0) == before + 2 + 3 * online
    assert (legal(GAME, s, "die"), finished_links(s, 0)) == (["die 5"] if online else [], int(online))


@pytest.mark.rule("P-TRX-G15")
@pytest.mark.parametrize("online", [False, True])
def test_a_tile_that_is_not_online_finishes_neither_of_its_two_links(online: bool) -> None:
    s = acting(())
    for name, up in (("t-a1", True), ("t-a6", online), ("t-a5", True)):
        transmitter(s, 0, name, online=up)
    joined(s, "t-a1", "left", "t-a6", "left")
    joined(s, "t-a6", "right", "t-a5", "left")
    assert finished_links(s, 0) == 2 * online


@pytest.mark.rule("P-EFF-G16")
@pytest.mark.parametrize(
    ("online", "length"),
    [
        (["t-a6", "t-a1", "t-a5", "t-c5"], 4),
        (["t-a5", "t-a1", "t-c5", "t-a6"], 4),
        (["t-a1", "t-a6", "t-c5"], 2),
        (["t-a1", "t-a5", "t-c5"], 2),
        (["t-a1", "t-a5"], 1),
        ([], 0),
    ],
)
def test_the_longest_array_is_of_online_tiles_in_a_row(online: list[str], length: int) -> None:
    s = acting(())
    for name in online:
        transmitter(s, 0, name, online=True)
    for name in {"t-a1", "t-a6", "t-a5", "t-c5"} - set(online):
        transmitter(s, 0, name)
    joined(s, "t-a1", "left", "t-a6", "left")
    joined(s, "t-a6", "right", "t-a5", "right")
    joined(s, "t-a5", "left", "t-c5", "right")
    transmitter(s, 1, "t-b4", online=True)
    assert (longest_array(s, 0), longest_array(s, 1), longest_array(s, 2)) == (length, 1, 0)


@pytest.mark.rule("P-TRX-G16")
@pytest.mark.rule("P-TRX-G5")
@pytest.mark.rule("P-TRX-G14")
@pytest.mark.parametrize(("end", "die"), [("left", 3), ("right", 5)])
def test_free_ends_are_the_outer_ends_with_a_half_icon(end: str, die: int) -> None:
    s = acting((1, 6))
    transmitter(s, 0, "t-a4")
    transmitter(s, 0, "t-a1", online=True)
    joined(s, "t-a4", "left", "t-a1", "left")
    offer(s, "t-a5")
    apply(GAME, s, "claim t-a5 1 1 plain")
    assert legal(GAME, s) == ["array", "join left t-a1 right", "join right t-a1 right"]
    apply(GAME, s, f"join {end} t-a1 right", "pay t-a5 6 6 plain")
    assert legal(GAME, s) == [f"die {die}", "pass"]


@pytest.mark.rule("P-TRX-G17")
def test_mirror_images_are_one_option() -> None:
    s = claiming("t-a6", 4, ["t-c2"])
    assert legal(GAME, s) == ["array", "join left t-c2 left"]
    for mirrored in ("join right t-c2 left", "join left t-c2 right", "join right t-c2 right"):
        assert refused(GAME, s, mirrored) == "P-TRX-G17"


@pytest.mark.rule("P-TRX-G17")
def test_in_a_longer_array_equal_halves_of_a_tile_are_different_places() -> None:
    s = claiming("t-a3", 2, ["t-b2", "t-a5"])
    joined(s, "t-b2", "left", "t-a5", "left")
    assert legal(GAME, s) == [
        "array",
        "join left t-a5 right",
        "join left t-b2 right",
        "join right t-a5 right",
        "join right t-b2 right",
    ]


@pytest.mark.rule("P-TRX-G17")
@pytest.mark.rule("P-ACT-G18")
@pytest.mark.parametrize("middle", ["", "t-c2"])
def test_both_ends_of_an_array_that_is_its_own_mirror_image_are_one_option(middle: str) -> None:
    s = claiming("t-a6", 4, ["t-a1", "t-a1-2", *middle.split()])
    if middle:
        joined(s, "t-a1", "left", middle, "left")
        joined(s, "t-a1-2", "left", middle, "right")
    else:
        joined(s, "t-a1", "left", "t-a1-2", "left")
    assert legal(GAME, s) == ["array", "join left t-a1 right"]
    assert refused(GAME, s, "join left t-a1-2 right") == "P-TRX-G17"


@pytest.mark.rule("P-TRX-G17")
@pytest.mark.parametrize(
    ("pair", "links"),
    [
        (("t-a1", "t-a1-2"), [("t-a1", "left", "t-a1-2", "right")]),
        (("t-a1", "t-a1-2", "t-c1"), [("t-a1", "left", "t-c1", "left"), ("t-c1", "right", "t-a1-2", "left")]),
        (("t-a1", "t-b5"), [("t-a1", "left", "t-b5", "left")]),
    ],
    ids=["turned", "uneven middle", "other design"],
)
def test_an_array_that_reads_otherwise_from_its_other_end_has_two_free_ends(
    pair: tuple[str, ...], links: list[tuple[str, str, str, str]]
) -> None:
    s = claiming("t-a6", 4, pair)
    for link in links:
        joined(s, *link)
    assert len(legal(GAME, s, "join")) == 2


@pytest.mark.rule("P-TRX-G17")
def test_a_cost_covered_at_one_end_only_distinguishes_the_ends() -> None:
    s = acting((4,))
    transmitter(s, 0, "t-a3", paid=[0])
    transmitter(s, 0, "t-a3-2", paid=[1])
    joined(s, "t-a3", "left", "t-a3-2", "left")
    offer(s, "t-a6")
    apply(GAME, s, "claim t-a6 4 4 plain")
    assert legal(GAME, s, "join") == ["join left t-a3 right", "join left t-a3-2 right"]


@pytest.mark.rule("P-TRX-G19")
@pytest.mark.parametrize("online", [False, True])
def test_a_neighbour_need_not_be_online(online: bool) -> None:
    s = acting((1,))
    transmitter(s, 0, "t-a3", online=online)
    offer(s, "t-a5")
    apply(GAME, s, "claim t-a5 1 1 plain", "join left t-a3 left")
    assert s.link[tile("t-a5") * 2] == tile("t-a3") * 2


@pytest.mark.rule("P-TRX-G20")
def test_a_claim_spends_the_die_then_places_then_covers() -> None:
    s = acting((3,))
    own_tech(s, 0, "ai-2c")
    transmitter(s, 0, "t-a5", online=True)
    offer(s, "t-a1")
    before = points(s, 0)
    apply(GAME, s, "claim t-a1 3 3 plain")
    assert (s.hand[3], s.covered[tile("t-a1")], points(s, 0)) == (0, 0, before)
    assert not is_online(s, "t-a1")
    apply(GAME, s, "join left t-a5 right")
    assert points(s, 0) == before + 1
    assert is_online(s, "t-a1")


@pytest.mark.rule("P-TRX-G21")
@pytest.mark.parametrize(("cost", "left"), [(3, 5), (5, 3)])
def test_a_die_of_0_covers_the_cost_named(cost: int, left: int) -> None:
    s = acting((1, 1), board_1="ci")
    set_own(s, 0, columns.PM1, 2)
    offer(s, "t-b2")
    assert refused(GAME, s, f"claim t-b2 {cost} 1 minus1") == "P-ACT-G3"
    own_tech(s, 0, "ci-2a")
    apply(GAME, s, f"claim t-b2 {cost} 1 minus1")
    assert targets(s, "pay") == {f"t-b2 {left}"}
    apply(GAME, s, f"pay t-b2 {left} 1 minus1")
    assert is_online(s, "t-b2")


@pytest.mark.rule("P-TRX-02")
@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("claim t-a3 2 2 plain", "P-ACT-04"),
        ("claim t-a3 2 b2 plain", "P-ACT-04"),
        ("claim t-a3 2 3 minus1", "P-ACT-07"),
        ("claim t-a3 4 3 plus1", "P-ACT-07"),
        ("claim t-a3 2 3 free-minus1", "P-ACT-G11"),
        ("claim t-a3-2 4 4 plain", "P-ACT-G18"),
        ("claim t-a3 4 4 plain", ""),
        ("pay t-b2 5 5 plain", "P-ACT-04"),
        ("pay t-b2 5 3 plus2", "P-ACT-07"),
        ("pay t-b2 5 4 free-plus1", "P-ACT-G11"),
        ("pay t-b2 4 4 plain", "P-TRX-09"),
        ("pay t-b2 3 3 plain", ""),
    ],
)
def test_what_forbids_to_claim_or_pay(text: str, clause: str) -> None:
    s = acting((3, 4))
    set_own(s, 0, columns.PM1, 0)
    transmitter(s, 0, "t-b2")
    offer(s, "t-a3", "t-a3-2")
    assert refused(GAME, s, text) == clause


@pytest.mark.rule("P-TRX-02")
@pytest.mark.parametrize("kind", ["claim", "pay"])
def test_with_a_free_change_no_token_is_used(kind: str) -> None:
    s = acting((4,))
    own_tech(s, 0, "ai-2c")
    transmitter(s, 0, "t-b2")
    offer(s, "t-b2-2")
    name = "t-b2-2" if kind == "claim" else "t-b2"
    assert refused(GAME, s, f"{kind} {name} 5 4 plus1") == "P-ACT-G17"
    assert refused(GAME, s, f"{kind} {name} 5 4 free-plus1") == ""


@pytest.mark.rule("P-TRX-G21")
@pytest.mark.parametrize("kind", ["claim", "pay"])
def test_a_1_turned_to_2_or_to_0_pays_a_2_by_one_option(kind: str) -> None:
    s = acting((1,), board_1="ci")
    own_tech(s, 0, "ci-2a")
    transmitter(s, 0, "t-a3")
    offer(s, "t-a3-2")
    name = "t-a3-2" if kind == "claim" else "t-a3"
    assert refused(GAME, s, f"{kind} {name} 2 1 minus1") == "P-ACT-G18"
    assert refused(GAME, s, f"{kind} {name} 2 1 plus1") == ""
