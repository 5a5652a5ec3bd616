"""Patents (catalogue section 6.5) and the technologies of the A boards (section 17.2)."""

from collections.abc import Sequence

import pytest

from astrarium.core.state import OVER
from astrarium.games.pulsar2849.position import PulsarPosition
from astrarium.games.pulsar2849.rules import codes, columns
from astrarium.games.pulsar2849.rules.researching import PLACE
from tests.rules.pulsar2849.board import (
    GAME,
    NONE,
    acting,
    finish_round,
    gyrodyne,
    joined,
    markers,
    node,
    offer,
    own_tech,
    place_ship,
    points,
    reasons,
    refresh,
    ring,
    set_own,
    station,
    tech_number,
    transmitter,
    uncover,
)
from tests.table import apply, idle, legal, refused

ALL_DICE = (1, 2, 3, 4, 5, 6)
ROWS = {
    1: {"ai-1a", "ai-1b", "ai-1c"},
    2: {"ai-2a", "ai-2b", "ai-2c"},
    3: {"aii-3a", "aii-3b"},
    4: {"aii-4a", "aii-4b"},
    5: {"aii-5a", "aii-5b"},
    6: {"aiii-6a", "aiii-6b"},
    7: {"aiii-7a", "aiii-7b"},
    8: {"aiii-8a"},
}


def on_offer(state: PulsarPosition) -> set[str]:
    """Return the technologies that can be patented."""
    return {text.split()[1] for text in legal(GAME, state, "patent")}


def tokens(state: PulsarPosition, tech: str) -> list[int]:
    """Return the seats on the two spaces of a technology: icons, or icon and lock."""
    icon = PLACE[tech_number(tech)] * 2
    return [int(state.icon[icon]), int(state.icon[icon + 1])]


def hold(state: PulsarPosition, seat: int, dice: Sequence[int]) -> None:
    """Give a seat these silver dice and no others."""
    for value in range(1, codes.DICE_SPACES):
        state.hand[seat * codes.DICE_SPACES + value] = dice.count(value)
    refresh(state)


def gained(state: PulsarPosition, *texts: str) -> int:
    """Return the VP that seat 0 gains through events."""
    before = points(state, 0)
    apply(GAME, state, *texts)
    return points(state, 0) - before


def purple(state: PulsarPosition) -> int:
    """Return what the purple technologies of seat 0 bring when the last round ends."""
    found = finish_round(state)
    return sum(amount for seat, rule, amount in found if seat == 0 and rule == "P-END-03")


@pytest.mark.rule("P-TEC-01")
@pytest.mark.rule("P-TEC-G2")
@pytest.mark.parametrize("round_number", range(1, 9))
def test_rows_up_to_the_time_marker_are_available_and_stay_so(round_number: int) -> None:
    s = acting(ALL_DICE, round_number=round_number)
    assert on_offer(s) == set().union(*(ROWS[row] for row in range(1, round_number + 1)))
    if round_number < 8:
        assert refused(GAME, s, "patent aiii-8a 3 plain") == "P-TEC-01"


@pytest.mark.rule("P-TEC-01")
def test_technologies_of_other_boards_are_not_available() -> None:
    s = acting(ALL_DICE, round_number=8, board_1="di")
    assert refused(GAME, s, "patent ai-1b 3 plain") == "P-TEC-01"
    assert refused(GAME, s, "patent di-1b 3 plain") == ""


@pytest.mark.rule("P-TEC-02")
@pytest.mark.parametrize("die", ALL_DICE)
def test_a_patent_costs_a_die_of_its_icon(die: int) -> None:
    s = acting((die,), round_number=1)
    set_own(s, 0, columns.PM1, 0)
    assert on_offer(s) == {tech for tech, cost in (("ai-1a", 1), ("ai-1b", 3), ("ai-1c", 5)) if cost == die}
    assert refused(GAME, s, f"patent ai-1b {die} plain") == ("" if die == 3 else "P-ACT-10")


@pytest.mark.rule("P-TEC-02")
@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("patent ai-1b 3 plain", "P-ACT-04"),
        ("patent ai-1b b3 plain", "P-ACT-04"),
        ("patent ai-1b 2 plus1", "P-ACT-07"),
        ("patent ai-1b 1 plus2", "P-ACT-07"),
        ("patent ai-1b 2 free-plus1", "P-ACT-G11"),
        ("patent ai-1b 1 free-minus1", "P-ACT-G11"),
        ("patent ai-1a 1 plain", ""),
    ],
)
def test_what_forbids_the_die_of_a_patent(text: str, clause: str) -> None:
    s = acting((1, 2))
    set_own(s, 0, columns.PM1, 0)
    assert refused(GAME, s, text) == clause


@pytest.mark.rule("P-TEC-02")
def test_a_die_of_0_needs_its_ability_and_a_free_change_replaces_a_token() -> None:
    s = acting((1, 3), round_number=3, board_1="bi")
    assert refused(GAME, s, "patent bi-1c 1 minus1") == "P-ACT-G3"
    assert refused(GAME, s, "patent bi-1b 3 plus1") == ""
    own_tech(s, 0, "bi-1a")
    assert refused(GAME, s, "patent bi-1b 3 plus1") == "P-ACT-G17"
    assert refused(GAME, s, "patent bi-1b 3 free-plus1") == ""
    assert refused(GAME, s, "patent bi-1c 1 free-minus1") == "P-ACT-G3"


@pytest.mark.rule("P-TEC-02")
def test_a_1_turned_to_2_or_to_0_is_one_option() -> None:
    s = acting((1,), round_number=2, board_1="di")
    own_tech(s, 0, "di-2a")
    assert refused(GAME, s, "patent di-1a 1 minus1") == "P-ACT-G18"
    assert refused(GAME, s, "patent di-1a 1 plus1") == ""
    assert refused(GAME, s, "patent di-1c 1 minus1") == ""


@pytest.mark.rule("P-TEC-03")
def test_the_token_goes_on_the_icon() -> None:
    s = acting((3,))
    apply(GAME, s, "patent ai-1b 3 plain")
    assert tokens(s, "ai-1b") == [0, NONE]
    assert list(s.icon).count(NONE) == len(s.icon) - 1
    assert s.hand[3] == 0


@pytest.mark.rule("P-TEC-04")
def test_a_technology_gives_its_bonus_or_its_ability() -> None:
    s = acting((1, 2, 4), round_number=5)
    gyrodyne(s, 0, "n5", 1)
    apply(GAME, s, "patent aii-5a 1 plain")
    assert s.get(0, columns.CUBES) == 3
    assert refused(GAME, s, "finish gyro-1 4 free-minus1") == "P-ACT-G11"
    apply(GAME, s, "patent ai-2a 2 plain")
    assert refused(GAME, s, "finish gyro-1 4 free-minus1") == ""


@pytest.mark.rule("P-TEC-05")
def test_a_player_patents_a_technology_once() -> None:
    s = acting((3, 3))
    apply(GAME, s, "patent ai-1b 3 plain")
    assert refused(GAME, s, "patent ai-1b 3 plain") == "P-TEC-05"
    assert "ai-1b" not in on_offer(s)


@pytest.mark.rule("P-TEC-06")
def test_a_technology_with_two_icons_has_two_owners() -> None:
    s = acting((3,))
    own_tech(s, 1, "ai-1b")
    assert refused(GAME, s, "patent ai-1b 3 plain") == ""
    apply(GAME, s, "patent ai-1b 3 plain", "end", "end")
    assert tokens(s, "ai-1b") == [1, 0]
    hold(s, 2, (3,))
    assert refused(GAME, s, "patent ai-1b 3 plain") == "P-TEC-06"


@pytest.mark.rule("P-TEC-07")
def test_a_technology_with_one_icon_has_one_new_owner_a_round() -> None:
    s = acting((2,), round_number=2)
    own_tech(s, 1, "ai-2a")
    assert refused(GAME, s, "patent ai-2a 2 plain") == "P-TEC-07"
    assert "ai-2a" not in on_offer(s)


@pytest.mark.rule("P-TEC-08")
@pytest.mark.parametrize("seats", [3, 4])
def test_at_the_end_of_the_round_a_token_slides_to_the_lock(seats: int) -> None:
    s = acting((2,), seats=seats, round_number=2)
    apply(GAME, s, "patent ai-2a 2 plain")
    own_tech(s, 0, "ai-1a")
    finish_round(s)
    assert tokens(s, "ai-2a") == [NONE, 0]
    assert tokens(s, "ai-1a") == [0, NONE]
    idle(GAME, s, until=lambda state: bool(state.actor == 1 and legal(GAME, state, "launch")))
    hold(s, 1, (2,))
    assert refused(GAME, s, "patent ai-2a 2 plain") == ""


@pytest.mark.rule("P-TEC-09")
def test_with_two_players_a_one_icon_technology_has_one_owner_for_good() -> None:
    s = acting((2,), seats=2, round_number=2)
    own_tech(s, 1, "ai-2a")
    assert refused(GAME, s, "patent ai-2a 2 plain") == "P-TEC-09"
    finish_round(s)
    assert tokens(s, "ai-2a") == [1, NONE]
    idle(GAME, s, until=lambda state: bool(state.actor == 0 and legal(GAME, state, "launch")))
    hold(s, 0, (2,))
    assert refused(GAME, s, "patent ai-2a 2 plain") == "P-TEC-09"


@pytest.mark.rule("P-TEC-10")
@pytest.mark.rule("P-TEC-G4")
@pytest.mark.rule("P-TEC-G8")
def test_the_bonus_die_of_a_technology_must_be_used_and_always_can_be() -> None:
    s = acting((3,), round_number=3)
    apply(GAME, s, "patent aii-3a 3 plain")
    assert refused(GAME, s, "end") == "P-ACT-G14"
    assert "launch b2 plain" in legal(GAME, s)
    apply(GAME, s, "modifier plus2 b2 plain")
    assert s.hand[2] == 1
    assert refused(GAME, s, "end") == ""


@pytest.mark.rule("P-TEC-G4")
def test_to_use_the_other_die_does_not_meet_the_duty() -> None:
    s = acting((3,), round_number=3)
    apply(GAME, s, "patent aii-3a 3 plain", "modifier plus2 2 plain")
    assert refused(GAME, s, "end") == "P-ACT-G14"


@pytest.mark.rule("P-TEC-11")
@pytest.mark.rule("P-PROD-17")
def test_green_technologies_score_in_every_production() -> None:
    s = acting((), round_number=4)
    own_tech(s, 0, "aii-3b")
    gyrodyne(s, 0, "n5", 1, spinning=True)
    for _ in range(2):
        assert (0, "P-PROD-17", 1) in finish_round(s)
        idle(GAME, s, until=lambda state: bool(state.actor == 0 and legal(GAME, state, "launch")))


@pytest.mark.rule("P-TEC-12")
def test_purple_technologies_score_only_at_the_end() -> None:
    s = acting((3,), round_number=7)
    gyrodyne(s, 0, "n5", 1, spinning=True)
    assert reasons(s, "patent aiii-7a 3 plain") == []
    assert "P-END-03" not in {rule for _, rule, _ in finish_round(s)}
    s = acting((), round_number=8)
    own_tech(s, 0, "aiii-7a")
    gyrodyne(s, 0, "n5", 1, spinning=True)
    assert purple(s) == 4


@pytest.mark.rule("P-TEC-G1")
def test_with_lock_and_icon_taken_a_technology_is_closed() -> None:
    s = acting((2,), seats=4, round_number=2)
    own_tech(s, 1, "ai-2a")
    finish_round(s)
    own_tech(s, 2, "ai-2a")
    for _ in range(2):
        assert tokens(s, "ai-2a") == [2, 1]
        idle(GAME, s, until=lambda state: bool(state.actor == 0 and legal(GAME, state, "launch")))
        hold(s, 0, (2,))
        assert refused(GAME, s, "patent ai-2a 2 plain") == "P-TEC-G1"
        finish_round(s)


@pytest.mark.rule("P-TEC-G3")
def test_a_seat_that_had_a_bonus_die_cannot_patent_another_one() -> None:
    s = acting((3, 4), round_number=3, left_over=(6,))
    set_own(s, 0, columns.CUBES, 4)
    apply(GAME, s, "copy 6", "launch b6 plain")
    idle(GAME, s, until=lambda state: bool(legal(GAME, state, "launch")))
    assert refused(GAME, s, "patent aii-3a 3 plain") == "P-TEC-G3"
    assert refused(GAME, s, "patent aii-3b 4 plain") == ""


@pytest.mark.rule("P-TEC-G5")
def test_an_ability_holds_from_the_moment_of_patenting() -> None:
    s = acting((6, 4), round_number=2)
    offer(s, "t-a1")
    assert gained(s, "patent ai-2c 6 plain") == 0
    assert gained(s, "claim t-a1 3 4 free-minus1") == 1


@pytest.mark.rule("P-TEC-G6")
def test_a_token_on_the_lock_is_ownership_in_full() -> None:
    s = acting((), round_number=3)
    own_tech(s, 0, "aii-3b")
    gyrodyne(s, 0, "n5", 3, spinning=True)
    finish_round(s)
    assert tokens(s, "aii-3b") == [NONE, 0]
    idle(GAME, s, until=lambda state: bool(state.actor == 0 and legal(GAME, state, "launch")))
    hold(s, 0, (4,))
    assert refused(GAME, s, "patent aii-3b 4 plain") == "P-TEC-05"
    assert (0, "P-PROD-17", 1) in finish_round(s)


@pytest.mark.rule("P-TEC-G7")
@pytest.mark.parametrize(("tech", "cost"), [("ai-1a", 1), ("ai-1b", 3), ("ai-1c", 5), ("aiii-8a", 3)])
def test_both_icons_of_a_technology_ask_for_the_same_value(tech: str, cost: int) -> None:
    s = acting(ALL_DICE, round_number=8)
    set_own(s, 0, columns.PM1, 0)
    own_tech(s, 1, tech)
    assert [text for text in legal(GAME, s, "patent") if tech in text] == [f"patent {tech} {cost} plain"]


@pytest.mark.rule("P-TEC-G9")
def test_a_technology_may_be_patented_though_nothing_comes_of_it() -> None:
    s = acting((5, 2), round_number=4)
    set_own(s, 0, columns.RINGS_LEFT, 0)
    for size in range(3):
        s.stock[columns.STACK + size] = 0
    assert gained(s, "patent ai-2b 5 plain", "patent aii-4a 2 plain") == 0
    assert "end" in legal(GAME, s)
    assert (tokens(s, "ai-2b")[0], tokens(s, "aii-4a")[0]) == (0, 0)


A_BOARDS = [
    ("P-TECA-01", "ai-1a", 1, 1, 2),
    ("P-TECA-02", "ai-1b", 1, 3, 2),
    ("P-TECA-03", "ai-1c", 1, 5, 2),
    ("P-TECA-04", "ai-2a", 2, 2, 1),
    ("P-TECA-05", "ai-2b", 2, 5, 1),
    ("P-TECA-06", "ai-2c", 2, 6, 1),
    ("P-TECA-07", "aii-3a", 3, 3, 1),
    ("P-TECA-08", "aii-3b", 3, 4, 1),
    ("P-TECA-09", "aii-4a", 4, 2, 1),
    ("P-TECA-10", "aii-4b", 4, 4, 1),
    ("P-TECA-11", "aii-5a", 5, 1, 1),
    ("P-TECA-12", "aii-5b", 5, 5, 1),
    ("P-TECA-13", "aiii-6a", 6, 4, 1),
    ("P-TECA-14", "aiii-6b", 6, 6, 1),
    ("P-TECA-15", "aiii-7a", 7, 3, 1),
    ("P-TECA-16", "aiii-7b", 7, 5, 1),
    ("P-TECA-17", "aiii-8a", 8, 3, 2),
]


@pytest.mark.parametrize(
    ("tech", "row", "cost", "icons"),
    [pytest.param(*row, marks=pytest.mark.rule(rule)) for rule, *row in A_BOARDS],
)
def test_round_cost_and_icons_of_the_a_boards(tech: str, row: int, cost: int, icons: int) -> None:
    s = acting(ALL_DICE, round_number=row)
    set_own(s, 0, columns.PM1, 0)
    assert [text for text in legal(GAME, s, "patent") if tech in text] == [f"patent {tech} {cost} plain"]
    own_tech(s, 1, tech)
    assert refused(GAME, s, f"patent {tech} {cost} plain") == ("" if icons == 2 else "P-TEC-07")
    if row > 1:
        s = acting(ALL_DICE, round_number=row - 1)
        assert refused(GAME, s, f"patent {tech} {cost} plain") == "P-TEC-01"


@pytest.mark.rule("P-TECA-01")
def test_green_corridor_changes_the_die_of_a_flight_over_a_green_gate() -> None:
    s = acting((1, 2))
    place_ship(s, 0, "n3")
    apply(GAME, s, "patent ai-1a 1 plain", "launch 2 gate-minus1")
    assert legal(GAME, s) == ["fly n4"]
    assert refused(GAME, s, "fly n2") == "P-EFF-G4"
    apply(GAME, s, "fly n4")
    assert s.get(0, columns.PM1) == 1


@pytest.mark.rule("P-TECA-01")
def test_green_corridor_is_for_flights_that_can_meet_a_green_gate() -> None:
    s = acting((2, 2))
    own_tech(s, 0, "ai-1a")
    place_ship(s, 0, "n47")
    assert refused(GAME, s, "launch 2 gate-minus1") == "P-EFF-G29"
    place_ship(s, 0, "n5")
    assert refused(GAME, s, "launch 2 gate-plus1") == ""
    assert refused(GAME, s, "modifier pm1 2 free-minus1") == "P-ACT-G11"


@pytest.mark.rule("P-TECA-02")
def test_patent_royalties_pay_for_each_later_patent_of_the_owner() -> None:
    s = acting((3, 1, 5))
    assert gained(s, "patent ai-1b 3 plain") == 0
    assert gained(s, "patent ai-1a 1 plain") == 2
    assert gained(s, "patent ai-1c 5 plain") == 2
    apply(GAME, s, "end")
    hold(s, 1, (1,))
    assert gained(s, "patent ai-1a 1 plain") == 0


@pytest.mark.rule("P-TECA-03")
def test_pulsar_charter_pays_for_claims_by_ship() -> None:
    s = acting((1, 5), round_number=2)
    own_tech(s, 0, "ai-1c")
    place_ship(s, 0, "n4")
    assert gained(s, "launch 1 plain", "fly n5", "ring n5") == 3
    assert gained(s, "patent ai-2b 5 plain", "ring n70", "gain gyro-1") == 0


@pytest.mark.rule("P-TECA-04")
@pytest.mark.parametrize("change", ["2 free-plus1", "4 free-minus1", "3 plain"])
def test_assembly_crews_change_the_die_and_pay_for_finishing(change: str) -> None:
    s = acting((2, 2, 3, 4), round_number=2)
    own_tech(s, 0, "ai-2a")
    gyrodyne(s, 0, "n5", 1)
    assert gained(s, f"finish gyro-1 {change}") == 3
    assert s.get(0, columns.PM1) == 1
    assert refused(GAME, s, "take gyro-1 2 free-minus1") == "P-ACT-G11"


@pytest.mark.rule("P-TECA-05")
@pytest.mark.parametrize("size", [1, 2, 3])
def test_remote_anchor_claims_an_isolated_pulsar_and_gives_a_gyrodyne(size: int) -> None:
    s = acting((5,), round_number=2)
    apply(GAME, s, "patent ai-2b 5 plain")
    assert legal(GAME, s) == ["ring n70", "ring n71", "ring n76", "pass"]
    apply(GAME, s, "ring n71")
    assert legal(GAME, s) == ["gain gyro-1", "gain gyro-2", "gain gyro-3"]
    apply(GAME, s, f"gain gyro-{size}", f"develop gyro-{size} n71")
    assert s.get(0, columns.RINGS_LEFT) == 5


@pytest.mark.rule("P-TECA-06")
def test_field_engineers_change_transmitter_dice_and_pay_for_each() -> None:
    s = acting((2, 4), round_number=2)
    own_tech(s, 0, "ai-2c")
    offer(s, "t-b2")
    assert gained(s, "claim t-b2 3 2 free-plus1") == 1
    assert gained(s, "pay t-b2 5 4 free-plus1") == 1 + 3
    s = acting((3,), round_number=2)
    own_tech(s, 0, "ai-2c")
    offer(s, "t-a1")
    assert gained(s, "claim t-a1 3 3 plain") == 1


@pytest.mark.rule("P-TECA-07")
@pytest.mark.rule("P-TECA-13")
@pytest.mark.parametrize(("tech", "cost", "silver"), [("aii-3a", 3, 2), ("aiii-6a", 4, 3)])
def test_double_shift_and_crash_program_give_two_dice(tech: str, cost: int, silver: int) -> None:
    s = acting((cost, 6), round_number=6)
    apply(GAME, s, f"patent {tech} {cost} plain")
    assert [value for value in range(1, 7) if s.hand[value]] == [silver, 6]
    assert (s.bonus, s.bonus_had) == (2, 1)
    assert refused(GAME, s, "copy 3") == "P-COPY-G2"


@pytest.mark.rule("P-TECA-08")
@pytest.mark.parametrize("spinning", [0, 1, 2])
def test_spin_dividend_pays_for_spinning_gyrodynes(spinning: int) -> None:
    s = acting((), round_number=3)
    own_tech(s, 0, "aii-3b")
    for place in ("n5", "n11")[:spinning]:
        gyrodyne(s, 0, place, 2, spinning=True)
    gyrodyne(s, 0, "n16", 1)
    gyrodyne(s, 1, "n22", 1, spinning=True)
    found = finish_round(s)
    assert sum(amount for seat, rule, amount in found if (seat, rule) == (0, "P-PROD-17")) == spinning


@pytest.mark.rule("P-TECA-09")
def test_colony_census_pays_for_systems_with_an_own_station() -> None:
    s = acting((2,), round_number=4)
    for place, tile in (("n3", "sys-04"), ("n6", "sys-05"), ("n9", "sys-06")):
        uncover(s, place, tile)
    station(s, 0, "n3", "blue")
    station(s, 0, "n6", "lifeless")
    station(s, 1, "n9", "blue")
    assert gained(s, "patent aii-4a 2 plain") == 2


@pytest.mark.rule("P-TECA-10")
def test_fold_jump_puts_the_ship_on_any_system_as_the_end_of_a_flight() -> None:
    s = acting((4,), round_number=4)
    apply(GAME, s, "patent aii-4b 4 plain")
    assert len(legal(GAME, s, "jump")) == 16
    apply(GAME, s, "jump n68", "discover sys-11", "bonus pictured")
    assert s.get(0, columns.SHIP) == node("n68")
    assert s.get(0, columns.CUBES) == 2


@pytest.mark.rule("P-TECA-11")
def test_supply_drop_gives_3_cubes() -> None:
    s = acting((1,), round_number=5)
    apply(GAME, s, "patent aii-5a 1 plain")
    assert s.get(0, columns.CUBES) == 3


@pytest.mark.rule("P-TECA-12")
def test_grand_expedition_gives_2_tiles_and_both_modifiers() -> None:
    s = acting((5,), round_number=5)
    assert gained(s, "patent aii-5b 5 plain", "explore exp-vp4", "explore exp-vp5") == 9
    assert (s.get(0, columns.PM1), s.get(0, columns.PLUS2)) == (2, 1)
    assert "end" in legal(GAME, s)


@pytest.mark.rule("P-TECA-14")
def test_grid_bonus_pays_3_for_each_finished_link_of_any_pips() -> None:
    s = acting((), round_number=8)
    own_tech(s, 0, "aiii-6b")
    for name in ("t-a5", "t-a3", "t-b4"):
        transmitter(s, 0, name, online=True)
    transmitter(s, 0, "t-b2")
    joined(s, "t-a5", "right", "t-a3", "left")
    joined(s, "t-a3", "right", "t-b4", "left")
    joined(s, "t-b4", "right", "t-b2", "left")
    found = finish_round(s)
    assert (0, "P-END-03", 6) in found


@pytest.mark.rule("P-TECA-15")
@pytest.mark.parametrize(("sizes", "vp"), [((), 0), ((1,), 4), ((2, 2), 4), ((1, 3), 8), ((1, 2, 3, 3), 16)])
def test_size_portfolio_pays_by_different_sizes_spinning(sizes: tuple[int, ...], vp: int) -> None:
    s = acting((), round_number=8)
    own_tech(s, 0, "aiii-7a")
    for place, size in zip(("n5", "n11", "n16", "n22"), sizes, strict=False):
        gyrodyne(s, 0, place, size, spinning=True)
    gyrodyne(s, 0, "n28", 2)
    assert purple(s) == vp


def visionary(sizes: int, cubes: int, owner: int = 0) -> PulsarPosition:
    """Return final scoring where a seat owns "one goal counts as met" and is to name the goal."""
    s = acting((), round_number=8, goal_3="g3b")
    own_tech(s, owner, "aiii-7b")
    markers(s, 1, (1, 7), (2, 7), (0, 8))
    for size in range(sizes):
        gyrodyne(s, 0, ("n5", "n11", "n16")[size], size + 1, spinning=True)
    set_own(s, 0, columns.CUBES, cubes)
    apply(GAME, s, "end", "end", "end")
    return s


@pytest.mark.rule("P-TECA-16")
@pytest.mark.parametrize(("sizes", "vp"), [(2, 6), (3, 12)])
def test_a_goal_that_counts_as_met_scores_or_scores_twice(sizes: int, vp: int) -> None:
    s = visionary(sizes, 5)
    assert legal(GAME, s) == ["meet g1a", "meet g2a", "meet g3b"]
    assert gained(s, "meet g3b") == vp
    assert legal(GAME, s) == ["buy 1", "pass"]
    found = reasons(s, "buy 1")
    assert (0, "P-END-05", 4) in found
    assert [rule for seat, rule, _ in found if seat == 0].count("P-END-05") == 1
    assert s.actor == OVER


@pytest.mark.rule("P-TECA-16")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_only_a_goal_in_play_counts_as_met_and_only_for_the_owner(owner: int) -> None:
    s = visionary(0, 0, owner)
    assert s.actor == owner
    assert refused(GAME, s, "meet g4a") == "P-TECA-16"
    assert refused(GAME, s, "pass") == "P-EFF-G21"
    found = reasons(s, "meet g3b")
    assert [(seat, amount) for seat, rule, amount in found if rule == "P-TECA-16"] == [(owner, 6)]


@pytest.mark.rule("P-TECA-17")
def test_final_tender_sells_9_points_for_2_cubes_once() -> None:
    s = acting((), round_number=8)
    markers(s, 1, (1, 7), (2, 7), (0, 8))
    own_tech(s, 0, "aiii-8a")
    set_own(s, 0, columns.CUBES, 5)
    apply(GAME, s, "end", "end", "end")
    assert legal(GAME, s) == ["buy 1", "pass"]
    found = reasons(s, "buy 1")
    assert found[0] == (0, "P-END-03", 9)
    assert (0, "P-END-11", 1) in found


@pytest.mark.rule("P-TECA-17")
def test_final_tender_may_be_declined_and_needs_2_cubes() -> None:
    for cubes in (1, 2):
        s = acting((), round_number=8)
        markers(s, 1, (1, 7), (2, 7), (0, 8))
        own_tech(s, 0, "aiii-8a")
        set_own(s, 0, columns.CUBES, cubes)
        apply(GAME, s, "end", "end", "end")
        assert legal(GAME, s) == ([] if cubes == 1 else ["buy 1", "pass"])


@pytest.mark.rule("P-TECA-05")
def test_remote_anchor_gives_the_gyrodyne_though_no_pulsar_is_left() -> None:
    s = acting((5,), round_number=2)
    for place in ("n70", "n71", "n76"):
        ring(s, 1, place)
    apply(GAME, s, "patent ai-2b 5 plain", "gain gyro-3")
    assert s.get(0, columns.AREA + 2) == 1
