"""Turns, dice, changes of dice and the end of a turn (P-ACT), with the worked examples of using dice."""

from random import Random

import pytest

from astrarium import CHANCE, OVER
from astrarium.core.dealer import Dealer
from astrarium.core.game import Value
from astrarium.games.pulsar2849.position import PulsarPosition
from astrarium.games.pulsar2849.rules import columns, steps
from tests.rules.pulsar2849.board import (
    GAME,
    acting,
    entered,
    gyrodyne,
    hand,
    headquarters,
    offer,
    own_tech,
    place_ship,
    points,
    ring,
    set_own,
    station,
    transmitter,
    uncover,
)
from tests.table import apply, idle, legal, refused


def kinds(s: PulsarPosition) -> set[str]:
    return {text.split()[0] for text in legal(GAME, s)}


def tokens(s: PulsarPosition) -> list[int]:
    return [s.get(0, columns.PM1), s.get(0, columns.PLUS2)]


def with_tokens(*dice: int, pm1: int = 1, plus2: int = 1) -> PulsarPosition:
    s = acting(dice)
    set_own(s, 0, columns.PM1, pm1)
    set_own(s, 0, columns.PLUS2, plus2)
    return s


def zero_pays(dice: tuple[int, ...] = (1, 2)) -> PulsarPosition:
    """Return a turn in which a die of 0 takes and finishes gyrodynes."""
    s = acting(dice, round_number=3, board_1="bi", board_2="cii")
    own_tech(s, 0, "bi-2b")
    return s


@pytest.mark.rule("P-ACT-01")
@pytest.mark.rule("P-ACT-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_has_one_turn_in_the_order_of_the_turn_order_track(seats: int) -> None:
    s = entered(seats)
    idle(GAME, s, until=lambda _: s.step() == steps.ACT)
    assert list(s.track[: len(s.order)]) != list(s.order)
    turns = []
    while s.step() == steps.ACT:
        turns.append(s.actor)
        apply(GAME, s, "end")
    assert turns == list(range(seats))


@pytest.mark.rule("P-ACT-03")
def test_actions_may_be_taken_in_any_order() -> None:
    one, other = acting([4, 2]), acting([4, 2])
    apply(GAME, one, "take gyro-3 4 plain", "modifier plus2 2 plain")
    apply(GAME, other, "modifier plus2 2 plain", "take gyro-3 4 plain")
    assert one.key() == other.key()


@pytest.mark.rule("P-ACT-04")
@pytest.mark.rule("P-ACT-06")
@pytest.mark.rule("P-ACT-11")
def test_both_silver_dice_are_used_each_for_one_action() -> None:
    s = acting([4, 2], left_over=[3])
    apply(GAME, s, "take gyro-3 4 plain")
    assert hand(s) == [2]
    assert refused(GAME, s, "take gyro-3 4 plain") == refused(GAME, s, "launch 4 plain") == "P-ACT-04"
    apply(GAME, s, "take gyro-2 2 plain")
    assert hand(s) == []
    assert list(s.dice) == [0, 0, 0, 1, 0, 0, 0]
    assert legal(GAME, s) == ["end"]


@pytest.mark.rule("P-ACT-05")
def test_one_bonus_die_may_be_used_besides() -> None:
    s = acting([4, 2], left_over=[1])
    set_own(s, 0, columns.CUBES, 8)
    apply(GAME, s, "take gyro-3 4 plain", "take gyro-2 2 plain", "copy 1", "take gyro-1 b1 plain")
    assert [s.get(0, columns.AREA + size) for size in range(3)] == [1, 1, 1]
    assert refused(GAME, s, "take gyro-1 b1 plain") == "P-ACT-04"
    assert refused(GAME, s, "copy 1") == "P-COPY-G2"


@pytest.mark.rule("P-ACT-05")
def test_a_bonus_die_not_held_cannot_be_used() -> None:
    s = acting([4, 2])
    assert refused(GAME, s, "launch b4 plain") == refused(GAME, s, "take gyro-3 b4 plain") == "P-ACT-04"


@pytest.mark.rule("P-ACT-07")
@pytest.mark.rule("P-ACT-12")
def test_a_token_changes_one_die_and_goes_back() -> None:
    s = with_tokens(3, 2, pm1=1, plus2=0)
    assert refused(GAME, s, "launch 3 plus2") == refused(GAME, s, "take gyro-3 2 plus2") == "P-ACT-07"
    apply(GAME, s, "take gyro-3 3 plus1")
    assert tokens(s) == [0, 0]
    assert refused(GAME, s, "take gyro-1 2 minus1") == "P-ACT-07"


@pytest.mark.rule("P-ACT-12")
def test_a_plus_2_token_is_spent_and_no_other() -> None:
    s = with_tokens(2, 2, pm1=3, plus2=2)
    apply(GAME, s, "take gyro-3 2 plus2")
    assert tokens(s) == [3, 1]


@pytest.mark.rule("P-ACT-08")
@pytest.mark.rule("P-ACT-15")
@pytest.mark.rule("P-ACT-G2")
@pytest.mark.parametrize(("change", "amount"), [("plain", 0), ("minus1", -1), ("plus1", 1), ("plus2", 2)])
@pytest.mark.parametrize("die", range(1, 7))
def test_a_flight_has_the_length_of_the_changed_die(die: int, change: str, amount: int) -> None:
    s = with_tokens(die, 2)
    if die + amount == 0:
        assert refused(GAME, s, "launch 1 minus1") == "P-FLY-G6"
    else:
        apply(GAME, s, f"launch {die} {change}")
        assert s.left == die + amount


@pytest.mark.rule("P-ACT-08")
def test_a_die_may_be_changed_below_1() -> None:
    s = zero_pays()
    apply(GAME, s, "take gyro-3 1 minus1")
    assert s.get(0, columns.AREA + 2) == 1


@pytest.mark.rule("P-ACT-09")
@pytest.mark.parametrize(("die", "change"), [(6, "plus1"), (6, "plus2"), (5, "plus2")])
def test_above_6_a_die_can_only_fly(die: int, change: str) -> None:
    s = with_tokens(die, die)
    uses = [text for text in legal(GAME, s) if text.endswith(f"{die} {change}")]
    assert uses == [f"launch {die} {change}"]


@pytest.mark.rule("P-ACT-10")
@pytest.mark.parametrize(
    "text",
    ["take gyro-3 3 plain", "finish gyro-1 4 plain", "patent ai-1b 4 plain", "project h-a1-b1 2 plain"],
)
def test_a_die_of_another_value_does_not_pay(text: str) -> None:
    s = acting([4, 3], hq=True)
    assert refused(GAME, s, text) == "P-ACT-10"


@pytest.mark.rule("P-ACT-10")
def test_every_action_on_a_printed_value_is_paid_by_exactly_that_value() -> None:
    costs = {"gyro-1": 1, "gyro-2": 2, "gyro-3": 4, "ai-1a": 1, "ai-1b": 3, "ai-1c": 5}
    for die in range(1, 7):
        s = acting([die, die])
        bought = {text.split()[1] for text in legal(GAME, s) if text.endswith(f" {die} plain")}
        assert bought & set(costs) == {name for name, cost in costs.items() if cost == die}


def all_kinds(hq: bool = False) -> PulsarPosition:
    s = acting([6, 4, 3, 2, 1], hq=hq)
    gyrodyne(s, 0, "n5", 1)
    transmitter(s, 0, "t-b1", paid=[0])
    return s


@pytest.mark.rule("P-ACT-13")
def test_the_dice_actions() -> None:
    dice_actions = {"modifier", "launch", "take", "finish", "claim", "pay", "patent"}
    assert kinds(all_kinds()) == {*dice_actions, "end"}
    assert kinds(all_kinds(hq=True)) == {*dice_actions, "project", "end"}


@pytest.mark.rule("P-ACT-14")
@pytest.mark.rule("P-ACT-G15")
def test_the_free_actions_need_no_die() -> None:
    s = acting([], left_over=[3])
    ring(s, 0, "n5")
    set_own(s, 0, columns.AREA, 1)
    set_own(s, 0, columns.CUBES, 4)
    assert legal(GAME, s) == ["develop gyro-1 n5", "copy 3", "end"]


@pytest.mark.rule("P-ACT-G1")
@pytest.mark.rule("P-ACT-G9")
@pytest.mark.rule("P-ACT-G13")
def test_a_player_may_pass_with_both_dice_and_keeps_the_tokens() -> None:
    s = with_tokens(4, 2)
    before = points(s, 0), list(s.dice), s.get(0, columns.CUBES)
    apply(GAME, s, "end")
    assert (hand(s), s.actor) == ([], 1)
    assert tokens(s) == [1, 1]
    assert (points(s, 0), list(s.dice), s.get(0, columns.CUBES)) == before


@pytest.mark.rule("P-ACT-G13")
def test_nothing_but_the_end_of_the_turn_forfeits_a_die() -> None:
    s = all_kinds(hq=True)
    for text in legal(GAME, s):
        after = s.clone()
        apply(GAME, after, text)
        spent = 5 if text == "end" else 1
        assert len(hand(after)) == 5 - spent


@pytest.mark.rule("P-ACT-G13")
@pytest.mark.rule("P-ACT-G12")
def test_a_turn_lasts_until_its_player_ends_it() -> None:
    s = acting([4, 2], left_over=[6])
    set_own(s, 0, columns.CUBES, 4)
    apply(GAME, s, "take gyro-3 4 plain", "take gyro-2 2 plain")
    assert (s.actor, s.step()) == (0, steps.ACT)
    apply(GAME, s, "copy 6", "end")
    assert (s.actor, s.bonus, s.bonus_had) == (1, 0, 0)


@pytest.mark.rule("P-ACT-G3")
@pytest.mark.parametrize(
    "text",
    ["take gyro-1 1 minus1", "patent ai-1a 1 minus1", "claim t-a2 5 1 minus1", "modifier pm1 1 minus1"],
)
def test_a_die_of_0_pays_nothing_without_an_ability(text: str) -> None:
    s = acting([1, 1])
    assert refused(GAME, s, text) == "P-ACT-G3"


@pytest.mark.rule("P-ACT-G3")
def test_a_die_of_0_never_flies() -> None:
    assert refused(GAME, zero_pays(), "launch 1 minus1") == "P-FLY-G6"


@pytest.mark.rule("P-ACT-G4")
def test_what_is_gained_may_be_used_in_the_same_turn() -> None:
    s = with_tokens(2, 2, pm1=0, plus2=0)
    assert refused(GAME, s, "take gyro-3 2 plus2") == "P-ACT-07"
    apply(GAME, s, "modifier plus2 2 plain", "take gyro-3 2 plus2")
    assert s.get(0, columns.AREA + 2) == 1


@pytest.mark.rule("P-ACT-G4")
def test_an_ability_may_be_used_in_the_same_turn() -> None:
    s = acting([3, 4], board_1="di")
    assert refused(GAME, s, "take gyro-3 3 free-plus1") == "P-ACT-G11"
    apply(GAME, s, "patent di-1b 3 plain")
    assert refused(GAME, s, "take gyro-3 4 plain") == ""
    s.hand[4] -= 1
    s.hand[3] += 1
    assert refused(GAME, s, "take gyro-3 3 free-plus1") == ""


@pytest.mark.rule("P-ACT-G5")
def test_free_actions_come_before_between_and_after_but_not_within_dice_actions() -> None:
    s = acting([1, 4], left_over=[3])
    place_ship(s, 0, "n6")
    ring(s, 0, "n35")
    set_own(s, 0, columns.AREA, 1)
    set_own(s, 0, columns.CUBES, 4)
    free = ["develop gyro-1 n35", "copy 3"]
    assert [refused(GAME, s, text) for text in free] == ["", ""]
    apply(GAME, s, "launch 1 plain")
    assert [refused(GAME, s, text) for text in [*free, "end", "launch 4 plain"]] == ["P-ACT-G5"] * 4
    apply(GAME, s, "fly n5")
    assert [refused(GAME, s, text) for text in free] == ["P-ACT-G5"] * 2
    apply(GAME, s, "pass", "take gyro-3 4 plain")
    assert [refused(GAME, s, text) for text in free] == ["", ""]


@pytest.mark.rule("P-ACT-G6")
def test_the_same_action_may_be_repeated() -> None:
    s = acting([4, 4])
    apply(GAME, s, "take gyro-3 4 plain", "take gyro-3 4 plain")
    assert s.get(0, columns.AREA + 2) == 2


@pytest.mark.rule("P-ACT-G7")
def test_no_die_is_carried_over_to_the_next_round() -> None:
    s = acting([4, 2])
    idle(GAME, s, until=lambda _: s.step() == steps.DRAFT)
    assert s.round == 2
    assert [hand(s, seat) for seat in range(3)] == [[], [], []]


@pytest.mark.rule("P-ACT-G8")
def test_an_action_once_started_is_resolved() -> None:
    s = acting([2, 4])
    place_ship(s, 0, "n4")
    assert refused(GAME, s, "fly n5") == refused(GAME, s, "pass") == "P-ACT-G8"
    apply(GAME, s, "launch 2 plain")
    assert kinds(s) == {"fly"}
    assert refused(GAME, s, "pass") == "P-EFF-G21"
    assert refused(GAME, s, "ring n5") == refused(GAME, s, "gain gyro-1") == "P-ACT-G8"


@pytest.mark.rule("P-ACT-G8")
def test_placing_a_station_cannot_be_declined() -> None:
    s = acting([1, 4])
    place_ship(s, 0, "n4")
    uncover(s, "n3", "sys-04")
    apply(GAME, s, "launch 1 plain", "fly n3")
    assert legal(GAME, s) == ["bonus pictured", "bonus tile"]
    assert refused(GAME, s, "pass") == "P-EFF-G21"


@pytest.mark.rule("P-ACT-G10")
def test_a_free_change_and_a_token_never_go_together() -> None:
    s = acting([4, 2], round_number=2, board_1="ci")
    own_tech(s, 0, "ci-2c")
    set_own(s, 0, columns.PM1, 2)
    set_own(s, 0, columns.PLUS2, 2)
    ways = [text for text in legal(GAME, s, "launch") if text.startswith("launch 4")]
    assert ways == ["launch 4 plain", "launch 4 plus2", "launch 4 free-minus1", "launch 4 free-plus1"]
    lengths = []
    for text in ways:
        after = s.clone()
        apply(GAME, after, text)
        lengths.append(after.left)
    assert lengths == [4, 6, 3, 5]


@pytest.mark.rule("P-ACT-G11")
def test_a_free_change_costs_no_token_and_serves_its_action_only() -> None:
    s = acting([4, 4], round_number=2, board_1="ci")
    assert refused(GAME, s, "launch 4 free-plus1") == "P-ACT-G11"
    assert refused(GAME, s, "launch 4 gate-plus1") == "P-ACT-G11"
    own_tech(s, 0, "ci-2c")
    set_own(s, 0, columns.PM1, 0)
    assert refused(GAME, s, "patent ci-1b 4 free-minus1") == "P-ACT-G11"
    apply(GAME, s, "launch 4 free-minus1")
    assert (s.left, tokens(s)) == (3, [0, 0])


@pytest.mark.rule("P-ACT-G14")
def test_a_turn_cannot_end_with_the_bonus_die_of_a_technology() -> None:
    s = acting([3, 4], round_number=3)
    apply(GAME, s, "patent aii-3a 3 plain")
    assert refused(GAME, s, "end") == "P-ACT-G14"
    assert "end" not in legal(GAME, s)
    apply(GAME, s, "modifier pm1 b2 plain")
    assert refused(GAME, s, "end") == ""


@pytest.mark.rule("P-ACT-G14")
def test_a_turn_cannot_end_with_the_bonus_die_of_a_project() -> None:
    s = acting([3, 4], hq=True)
    headquarters(s, 0, "h-a2", done=["b2", "b3"])
    apply(GAME, s, "project h-a2-m2 3 plain")
    assert refused(GAME, s, "end") == "P-ACT-G14"
    apply(GAME, s, "take gyro-3 4 plain", "take gyro-1 b1 plain", "end")
    assert s.actor == 1


@pytest.mark.rule("P-ACT-G16")
def test_die_change_and_action_are_declared_together() -> None:
    s = with_tokens(4, 2)
    apply(GAME, s, "launch 4 plus2")
    assert (s.left, hand(s), tokens(s)) == (6, [2], [1, 0])


@pytest.mark.rule("P-ACT-G16")
def test_a_change_needs_an_action_the_changed_die_pays_for() -> None:
    s = with_tokens(4, 2)
    assert refused(GAME, s, "take gyro-3 4 minus1") == refused(GAME, s, "take gyro-3 2 plus1") == "P-ACT-10"
    assert refused(GAME, s, "take gyro-3 2 plus2") == ""


@pytest.mark.rule("P-ACT-G17")
def test_a_free_change_leaves_no_room_for_a_token_of_its_amount() -> None:
    s = acting([4, 2], round_number=4, board_1="di", board_2="cii")
    own_tech(s, 0, "cii-3b")
    assert refused(GAME, s, "take gyro-1 2 minus1") == "P-ACT-G17"
    assert refused(GAME, s, "take gyro-1 2 free-minus1") == ""
    assert refused(GAME, s, "launch 2 minus1") == ""


@pytest.mark.rule("P-ACT-G17")
def test_an_unconditional_change_leaves_no_room_for_one_with_a_condition() -> None:
    s = acting([4, 2])
    own_tech(s, 0, "ai-1a")
    place_ship(s, 0, "n3")
    assert refused(GAME, s, "launch 2 gate-plus1") == refused(GAME, s, "launch 2 plus1") == ""
    s.put(0, columns.SHIFTS, 3)  # what an online t-b6 gives: free changes of flights
    assert refused(GAME, s, "launch 2 gate-plus1") == refused(GAME, s, "launch 2 plus1") == "P-ACT-G17"
    assert refused(GAME, s, "launch 2 free-plus1") == ""


@pytest.mark.rule("P-ACT-G18")
def test_dice_and_tiles_that_are_alike_are_one_option() -> None:
    s = acting([3, 3], left_over=[5, 5])
    set_own(s, 0, columns.CUBES, 4)
    offer(s, "t-a1", "t-a1-2", "t-a3")
    assert legal(GAME, s, "copy") == ["copy 5"]
    assert refused(GAME, s, "claim t-a1-2 3 3 plain") == "P-ACT-G18"
    assert legal(GAME, s, "claim")[0] == "claim t-a1 3 3 plain"
    assert not [text for text in legal(GAME, s) if "t-a1-2" in text]


@pytest.mark.rule("P-ACT-G18")
def test_a_1_made_0_does_not_pay_what_the_same_change_or_none_pays_as_well() -> None:
    s = zero_pays()
    assert refused(GAME, s, "take gyro-2 1 minus1") == "P-ACT-G18"
    assert refused(GAME, s, "take gyro-2 1 plus1") == ""
    own_tech(s, 0, "cii-3b")
    assert refused(GAME, s, "take gyro-2 1 free-minus1") == "P-ACT-G18"
    assert refused(GAME, s, "take gyro-1 1 free-minus1") == "P-ACT-G18"
    assert refused(GAME, s, "take gyro-3 1 free-minus1") == ""


@pytest.mark.rule("P-ACT-G18")
@pytest.mark.rule("P-GEN-G4")
@pytest.mark.parametrize("seed", range(6))
def test_no_two_options_lead_to_the_same_position(seed: int) -> None:
    side = ["map-a", "map-b"][seed % 2]
    options: dict[str, Value] = {"hq": True, "map": side, "board_1": "bi", "board_2": "cii"}
    s, dealer, random = GAME.start(2 + seed % 3, options), Dealer(seed), Random(seed)
    while s.actor != OVER:
        moves = list(s.legal())
        if s.actor != CHANCE:
            keys = set()
            for action in moves:
                after = s.clone()
                after.apply(action)
                keys.add(after.key())
            assert len(keys) == len(moves), legal(GAME, s)
        s.apply(dealer.choose(s) if s.actor == CHANCE else random.choice(moves))


# The worked examples of using dice.


@pytest.mark.rule("P-ACT-08")
@pytest.mark.rule("P-ACT-09")
@pytest.mark.rule("P-ACT-G2")
def test_example_a_6_with_plus_2_flies_8_and_a_5_with_plus_2_pays_nothing_printed() -> None:
    s = with_tokens(6, 5, pm1=0)
    changed = [text for text in legal(GAME, s) if text.endswith("plus2")]
    assert changed == ["launch 5 plus2", "launch 6 plus2"]
    apply(GAME, s, "launch 6 plus2")
    assert s.left == 8


@pytest.mark.rule("P-ACT-G3")
@pytest.mark.rule("P-FLY-G6")
def test_example_a_1_made_0_is_of_no_use_without_the_ability() -> None:
    s = with_tokens(1, 1, plus2=0)
    assert not [text for text in legal(GAME, s) if text.endswith("1 minus1")]
    assert [text for text in legal(GAME, zero_pays((1, 1))) if text.endswith("1 minus1")] == [
        "take gyro-1 1 minus1",
        "take gyro-3 1 minus1",
    ]


@pytest.mark.rule("P-ACT-G15")
@pytest.mark.rule("P-COPY-G4")
def test_example_without_dice_a_player_develops_copies_and_uses_the_copy() -> None:
    s = acting([4, 2], left_over=[1])
    ring(s, 0, "n5")
    set_own(s, 0, columns.AREA, 1)
    set_own(s, 0, columns.CUBES, 4)
    apply(GAME, s, "take gyro-3 4 plain", "take gyro-2 2 plain", "develop gyro-1 n5", "copy 1")
    apply(GAME, s, "patent ai-1a b1 plain", "end")
    assert (s.actor, s.get(0, columns.CUBES)) == (1, 0)


@pytest.mark.rule("P-ACT-G17")
@pytest.mark.rule("P-EFF-G4")
@pytest.mark.rule("P-EFF-G29")
def test_example_a_flight_of_3_over_a_green_gate_is_free_and_anywhere_for_a_token() -> None:
    s = acting([2, 2])
    own_tech(s, 0, "ai-1a")
    place_ship(s, 0, "n2")
    by_gate, by_token = s.clone(), s.clone()
    apply(GAME, by_gate, "launch 2 gate-plus1")
    apply(GAME, by_token, "launch 2 plus1")
    assert (by_gate.left, by_gate.get(0, columns.PM1)) == (3, 1)
    assert (by_token.left, by_token.get(0, columns.PM1)) == (3, 0)
    assert legal(GAME, by_gate) == ["fly n3"]
    assert refused(GAME, by_gate, "fly n48") == "P-EFF-G4"
    assert legal(GAME, by_token) == ["fly n3", "fly n48"]


@pytest.mark.rule("P-EFF-G29")
def test_example_without_a_green_gate_within_reach_only_the_token_is_open() -> None:
    s = acting([2, 2])
    own_tech(s, 0, "ai-1a")
    place_ship(s, 0, "n35")
    assert refused(GAME, s, "launch 2 gate-plus1") == "P-EFF-G29"
    assert refused(GAME, s, "launch 2 plus1") == ""


@pytest.mark.rule("P-EFF-G5")
@pytest.mark.rule("P-TRX-G21")
def test_example_a_die_of_0_claims_a_transmitter_for_either_cost() -> None:
    s = acting([1, 6], round_number=2, board_1="ci")
    own_tech(s, 0, "ci-2a")
    offer(s, "t-b2", "t-a1", "t-a3")
    for place, cost in enumerate([3, 5]):
        after = s.clone()
        apply(GAME, after, f"claim t-b2 {cost} 1 minus1")
        assert max(after.covered) == 2**place


@pytest.mark.rule("P-ACT-G4")
def test_a_station_placed_this_turn_counts_for_a_patent_of_this_turn() -> None:
    s = acting([1, 2], round_number=4)
    place_ship(s, 0, "n4")
    uncover(s, "n3", "sys-11")
    station(s, 1, "n3", "blue")
    before = points(s, 0)
    apply(GAME, s, "launch 1 plain", "fly n3", "patent aii-4a 2 plain")
    assert points(s, 0) == before + 1
