"""The exact meaning of effects (catalogue section 17.1)."""

import re
from collections.abc import Sequence

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.bag import Bag
from astrarium.games.pulsar2849.components import schema, tables
from astrarium.games.pulsar2849.position import PulsarPosition
from astrarium.games.pulsar2849.rules import codes, columns, steps
from astrarium.games.pulsar2849.rules.effects import KINDS, PulsarEffect
from astrarium.games.pulsar2849.rules.gaining import trigger
from tests.rules.pulsar2849.board import (
    GAME,
    acting,
    exploration_number,
    finish_round,
    gyrodyne,
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
from tests.table import apply, legal, refused


def kind_of(effect: PulsarEffect) -> str:
    """Return the kind that the class of `effect` is named after: "vp_per" for `VpPerEffect`."""
    words = re.findall("[A-Z][a-z]+", type(effect).__name__.removesuffix("Effect"))
    return "_".join(words).lower()


@pytest.mark.rule("P-DATA-67")
def test_every_kind_of_the_vocabulary_has_its_class() -> None:
    assert [kind_of(effect) for effect in KINDS] == schema.KINDS


def gained(state: PulsarPosition, *texts: str) -> int:
    """Return the VP that seat 0 gains through events."""
    before = points(state, 0)
    apply(GAME, state, *texts)
    return points(state, 0) - before


def fly(state: PulsarPosition, launch: str, *places: str) -> None:
    """Launch and fly along these locations."""
    apply(GAME, state, f"launch {launch}", *(f"fly {place}" for place in places))


def empty(state: PulsarPosition, *sizes: int) -> None:
    """Empty the stacks of some sizes (1 to 3)."""
    for size in sizes:
        state.stock[columns.STACK + size - 1] = 0
    refresh(state)


def others(state: PulsarPosition) -> list[int]:
    """Return the figures of all seats except seat 0."""
    return [int(number) for number in state.own[columns.OWN :]]


@pytest.mark.rule("P-EFF-G1")
def test_effects_are_carried_out_in_the_order_written() -> None:
    s = acting((3,), round_number=5, board_2="bii")
    apply(GAME, s, "patent bii-5a 3 plain")
    assert legal(GAME, s) == legal(GAME, s, "explore")
    assert s.get(0, columns.CUBES) == 0
    apply(GAME, s, "explore exp-vp4")
    assert s.get(0, columns.CUBES) == 3


@pytest.mark.rule("P-EFF-G1")
@pytest.mark.rule("P-EFF-G22")
def test_a_part_that_cannot_be_carried_out_is_lost() -> None:
    s = acting((2,), round_number=2, board_1="bi")
    empty(s, 1, 2)
    apply(GAME, s, "patent bi-2a 2 plain")
    assert s.step() == steps.ACT
    assert (s.get(0, columns.CUBES), s.get(0, columns.AREA), s.get(0, columns.AREA + 2)) == (2, 0, 0)


@pytest.mark.rule("P-EFF-G1")
def test_a_bonus_die_that_cannot_be_had_closes_the_card() -> None:
    s = acting((5,), round_number=4, board_2="bii", left_over=(3,))
    set_own(s, 0, columns.CUBES, 4)
    assert refused(GAME, s, "patent bii-4b 5 plain") == ""
    apply(GAME, s, "copy 3")
    assert refused(GAME, s, "patent bii-4b 5 plain") == "P-TEC-G3"


@pytest.mark.rule("P-EFF-G2")
def test_gaining_a_card_does_not_trigger_it() -> None:
    s = acting((2, 4), board_1="bi")
    apply(GAME, s, "patent bi-1a 2 plain")
    assert s.get(0, columns.CUBES) == 0
    apply(GAME, s, "patent bi-1b 4 plain")
    assert s.get(0, columns.CUBES) == 1


@pytest.mark.rule("P-EFF-G3")
def test_a_trigger_gives_its_gain_each_time_and_triggers_add_up() -> None:
    s = acting((3, 5), round_number=5, board_2="dii")
    own_tech(s, 0, "ai-2a")
    own_tech(s, 0, "dii-5b")
    gyrodyne(s, 0, "n5", 1)
    gyrodyne(s, 0, "n11", 2)
    assert gained(s, "finish gyro-1 3 plain") == 3 + 4
    assert gained(s, "finish gyro-2 5 plain") == 3 + 4


@pytest.mark.rule("P-EFF-G3")
@pytest.mark.rule("P-DATA-73")
def test_a_trigger_gives_points_cubes_and_both_kinds_of_modifiers() -> None:
    s = acting((3,), seats=2)
    first = (schema.EVENT_COUNT + schema.ON_TAKE) * codes.GAINS
    for place, amount in enumerate((5, 4, 3, 2)):
        s.triggers[first + place] = amount
    before = [int(s.get(1, what)) for what in (columns.POINTS, columns.CUBES, columns.PM1, columns.PLUS2)]
    trigger(s, 1, schema.ON_TAKE)
    after = [int(s.get(1, what)) for what in (columns.POINTS, columns.CUBES, columns.PM1, columns.PLUS2)]
    assert [new - old for old, new in zip(before, after, strict=True)] == [5, 4, 3, 2]


@pytest.mark.rule("P-EFF-G3")
def test_a_trigger_is_noted_card_by_card_if_notes_are_taken() -> None:
    s = acting((3,), round_number=5, board_2="dii")
    for tech in ("ai-1b", "ai-2a", "dii-5b"):
        own_tech(s, 0, tech)
    own_tech(s, 1, "ai-2a")
    gyrodyne(s, 0, "n5", 1)
    s.sources = []
    found = reasons(s, "finish gyro-1 3 plain")
    assert found == [(0, "P-EFF-G3", 3), (0, "P-EFF-G3", 4)]
    assert s.sources == [tech_number("ai-2a"), tech_number("dii-5b")]


@pytest.mark.rule("P-EFF-G3")
def test_an_event_of_another_player_triggers_nothing() -> None:
    s = acting((3,), round_number=2)
    own_tech(s, 1, "ai-2a")
    gyrodyne(s, 0, "n5", 1)
    before = s.scores()
    apply(GAME, s, "finish gyro-1 3 plain")
    assert s.scores() == before


@pytest.mark.rule("P-EFF-G4")
def test_the_gate_of_departure_does_not_help() -> None:
    s = acting((2, 1))
    own_tech(s, 0, "ai-1a")
    place_ship(s, 0, "n4")
    assert refused(GAME, s, "launch 2 gate-minus1") == "P-EFF-G29"
    place_ship(s, 0, "n26")
    assert refused(GAME, s, "launch 2 gate-minus1") == ""


@pytest.mark.rule("P-EFF-G4")
def test_a_segment_that_rules_out_the_gate_may_not_be_flown() -> None:
    s = acting((2,))
    own_tech(s, 0, "ai-1a")
    place_ship(s, 0, "n2")
    apply(GAME, s, "launch 2 gate-plus1")
    assert refused(GAME, s, "fly n48") == "P-EFF-G4"
    assert legal(GAME, s) == ["fly n3"]
    apply(GAME, s, "fly n3", "discover sys-01", "fly n4")
    assert {"fly n5", "fly n6"} == set(legal(GAME, s))


@pytest.mark.rule("P-EFF-G29")
@pytest.mark.parametrize(
    ("place", "change", "clause"), [("n7", "gate-minus1", "P-EFF-G29"), ("n6", "gate-minus1", "")]
)
def test_a_change_tied_to_a_gate_needs_a_flight_over_such_a_gate(
    place: str, change: str, clause: str
) -> None:
    s = acting((2,))
    place_ship(s, 0, place)
    assert refused(GAME, s, f"launch 2 {change}") == "P-ACT-G11"
    own_tech(s, 0, "ai-1a")
    assert refused(GAME, s, f"launch 2 {change}") == clause
    assert (f"launch 2 {change}" in legal(GAME, s)) == (clause == "")


@pytest.mark.rule("P-EFF-G4")
def test_free_changes_of_several_cards_hold_side_by_side() -> None:
    s = acting((3, 4), round_number=3, board_2="cii")
    gyrodyne(s, 0, "n5", 1)
    offer(s, "t-a3")
    changed = ["finish gyro-1 4 free-minus1", "claim t-a3 4 3 free-plus1", "take gyro-2 3 free-minus1"]
    assert [refused(GAME, s, text) for text in changed] == ["P-ACT-G11"] * 3
    for tech, number in (("ai-2a", 1), ("ai-2c", 2), ("cii-3b", 3)):
        own_tech(s, 0, tech)
        assert [refused(GAME, s, text) for text in changed] == [""] * number + ["P-ACT-G11"] * (3 - number)


@pytest.mark.rule("P-EFF-G5")
@pytest.mark.parametrize(
    ("board", "tech", "free", "closed"),
    [
        ("di", "di-2a", "patent di-1c 1 minus1", "take gyro-3 1 minus1"),
        ("bi", "bi-2b", "take gyro-3 1 minus1", "claim t-a2 5 1 minus1"),
        ("bi", "bi-2b", "finish gyro-3 1 minus1", "patent bi-1c 1 minus1"),
        ("ci", "ci-2a", "claim t-a2 5 1 minus1", "patent ci-1c 1 minus1"),
    ],
)
def test_a_die_of_0_pays_any_value_of_the_named_actions(
    board: str, tech: str, free: str, closed: str
) -> None:
    s = acting((1, 2), round_number=2, board_1=board)
    gyrodyne(s, 0, "n5", 3)
    offer(s, "t-a2")
    assert refused(GAME, s, free) == "P-ACT-G3"
    own_tech(s, 0, tech)
    assert refused(GAME, s, closed) == "P-ACT-G3"
    assert refused(GAME, s, "launch 1 minus1") == "P-FLY-G6"
    apply(GAME, s, free)
    assert (s.hand[1], s.get(0, columns.PM1)) == (0, 0)


@pytest.mark.rule("P-EFF-G5")
def test_the_value_after_the_change_counts() -> None:
    s = acting((2,), round_number=2, board_1="bi")
    own_tech(s, 0, "bi-2b")
    assert [text for text in legal(GAME, s, "take") if "gyro-3" in text] == []
    assert legal(GAME, s, "take") == ["take gyro-1 2 minus1", "take gyro-2 2 plain"]


@pytest.mark.rule("P-EFF-G6")
def test_taking_by_die_triggers_and_taking_by_effect_does_not() -> None:
    s = acting((1, 3), round_number=4, board_1="di", board_2="dii")
    own_tech(s, 0, "di-1b")
    assert gained(s, "take gyro-1 1 plain") == 1
    assert gained(s, "patent dii-4b 3 plain", "pass") == 0
    assert s.get(0, columns.AREA) == 2


@pytest.mark.rule("P-EFF-G6")
@pytest.mark.rule("P-EFF-G7")
def test_finishing_by_effect_triggers_and_spends_no_further_die() -> None:
    s = acting((6, 6), round_number=4, board_2="cii")
    own_tech(s, 0, "ai-2a")
    gyrodyne(s, 0, "n5", 3)
    assert gained(s, "patent cii-4b 6 plain", "gain gyro-1") == 3
    assert (s.hand[6], s.get(0, columns.SPINNING + 2)) == (1, 1)


@pytest.mark.rule("P-EFF-G7")
@pytest.mark.rule("P-EFF-G21")
def test_an_effect_finishes_an_own_unfinished_gyrodyne_on_a_pulsar() -> None:
    s = acting((6,), round_number=4, board_2="cii")
    set_own(s, 0, columns.AREA, 1)
    gyrodyne(s, 0, "n5", 1)
    gyrodyne(s, 0, "n11", 2)
    gyrodyne(s, 0, "n16", 2, spinning=True)
    gyrodyne(s, 1, "n22", 2)
    apply(GAME, s, "patent cii-4b 6 plain")
    assert legal(GAME, s) == ["spin n5", "spin n11"]
    for place in ("n16", "n22", "n28", "p1"):
        assert refused(GAME, s, f"spin {place}") == "P-EFF-G7"
    assert refused(GAME, s, "pass") == "P-EFF-G21"


@pytest.mark.rule("P-EFF-G8")
def test_an_effect_gives_one_gyrodyne_of_a_size_named_and_left() -> None:
    s = acting((2, 6), round_number=2, board_1="bi")
    apply(GAME, s, "patent bi-2a 2 plain")
    assert legal(GAME, s) == ["gain gyro-1", "gain gyro-2"]
    assert refused(GAME, s, "gain gyro-3") == "P-EFF-G8"
    assert refused(GAME, s, "pass") == "P-EFF-G21"
    apply(GAME, s, "gain gyro-2")
    assert [s.get(0, columns.AREA + size) for size in range(3)] == [0, 1, 0]


@pytest.mark.rule("P-EFF-G8")
def test_an_empty_stack_cannot_be_chosen() -> None:
    s = acting((5,), round_number=2)
    empty(s, 2)
    apply(GAME, s, "patent ai-2b 5 plain", "pass")
    assert legal(GAME, s) == ["gain gyro-1", "gain gyro-3"]
    assert refused(GAME, s, "gain gyro-2") == "P-EFF-G8"


@pytest.mark.rule("P-EFF-G9")
def test_tiles_of_one_effect_are_drawn_and_resolved_one_by_one() -> None:
    s = acting((5,), round_number=5)
    s.pile = Bag(
        vec[i64]([int(tile == exploration_number("exp-vp5")) for tile in range(tables.EXPLORATIONS)])
    )
    assert gained(s, "patent aii-5b 5 plain", "explore exp-vp5") == 5
    assert legal(GAME, s) == ["explore exp-vp5"]
    assert gained(s, "explore exp-vp5") == 5
    assert s.step() == steps.ACT


@pytest.mark.rule("P-EFF-G10")
@pytest.mark.parametrize(
    ("place", "clause"), [("n3", "P-EFF-G10"), ("sa", "P-EFF-G10"), ("n5", "P-EFF-G10"), ("n84", "")]
)
def test_ship_to_a_system_goes_to_any_other_system_of_the_map(place: str, clause: str) -> None:
    s = acting((4,), round_number=4)
    place_ship(s, 0, "n3")
    uncover(s, "n68", "sys-11")
    apply(GAME, s, "patent aii-4b 4 plain")
    assert refused(GAME, s, f"jump {place}") == clause
    assert len(legal(GAME, s)) == 15
    assert refused(GAME, s, "pass") == "P-EFF-G21"
    assert refused(GAME, s, "jump n68") == ""


@pytest.mark.rule("P-EFF-G10")
def test_ship_to_a_system_turns_the_tile_stations_and_gives_the_bonus() -> None:
    s = acting((4,), round_number=4)
    set_own(s, 0, columns.OPEN_RUNS, 7)
    apply(GAME, s, "patent aii-4b 4 plain", "jump n52")
    assert legal(GAME, s) == legal(GAME, s, "discover")
    apply(GAME, s, "discover sys-12")
    assert s.get(0, columns.BLUE_STATIONS) == 1
    assert legal(GAME, s) == ["bonus pictured", "bonus tile"]
    apply(GAME, s, "bonus pictured")
    assert (s.step(), s.get(0, columns.CUBES), s.get(0, columns.PM1)) == (steps.ACT, 1, 2)
    assert (s.get(0, columns.SHIP), s.get(0, columns.OPEN_RUNS), len(s.used)) == (node("n52"), 7, 0)


@pytest.mark.rule("P-EFF-G10")
def test_where_the_player_has_a_station_the_ship_only_moves() -> None:
    s = acting((4,), round_number=4)
    uncover(s, "n52", "sys-12")
    station(s, 0, "n52", "lifeless")
    apply(GAME, s, "patent aii-4b 4 plain", "jump n52")
    assert (s.step(), s.get(0, columns.BLUE_STATIONS)) == (steps.ACT, 0)


def passing(*places: str, rings: int = 6, die: int = 6) -> PulsarPosition:
    """Fly seat 0 with "claim in passing" from n15 along these locations, all systems settled before."""
    s = acting((die,), round_number=2, board_1="ci")
    own_tech(s, 0, "ci-2b")
    own_tech(s, 0, "ci-1c")
    for place, tile in (("n15", "sys-04"), ("n19", "sys-05")):
        uncover(s, place, tile)
        station(s, 0, place, "blue")
    place_ship(s, 0, "n15")
    set_own(s, 0, columns.RINGS_LEFT, rings)
    fly(s, f"{die} plain", *places)
    return s


TWO_PULSARS = ("n16", "n17", "n18", "n19", "n20", "n22")


@pytest.mark.rule("P-EFF-G11")
@pytest.mark.rule("P-EFF-G25")
def test_one_pulsar_flown_through_may_be_claimed_besides_the_end() -> None:
    s = passing(*TWO_PULSARS)
    assert legal(GAME, s) == ["ring n16", "pass"]
    assert refused(GAME, s, "ring n22") == "P-EFF-G11"
    assert refused(GAME, s, "ring n5") == "P-EFF-G11"
    apply(GAME, s, "ring n16")
    assert legal(GAME, s) == ["ring n22", "pass"]
    apply(GAME, s, "ring n22")
    assert (s.get(0, columns.RINGS_LEFT), s.get(0, columns.CUBES)) == (4, 2 + 2)


@pytest.mark.rule("P-EFF-G11")
@pytest.mark.rule("P-EFF-G21")
def test_claim_in_passing_may_be_declined() -> None:
    s = passing("n16", "n17", die=2)
    apply(GAME, s, "pass")
    assert (s.step(), s.get(0, columns.RINGS_LEFT)) == (steps.ACT, 6)


@pytest.mark.rule("P-EFF-G11")
def test_a_claimed_pulsar_cannot_be_claimed_in_passing() -> None:
    s = acting((5,), round_number=2, board_1="ci")
    own_tech(s, 0, "ci-2b")
    place_ship(s, 0, "n28")
    ring(s, 1, "n28")
    uncover(s, "n30", "sys-01")
    place_ship(s, 0, "n26")
    fly(s, "5 plain", "n27", "n28", "n29", "n30", "n31")
    assert s.step() == steps.ACT
    assert s.get(0, columns.RINGS_LEFT) == 6


@pytest.mark.rule("P-EFF-G11")
def test_of_two_pulsars_passed_a_claimed_one_is_barred() -> None:
    s = acting((6,), round_number=2, board_1="ci")
    own_tech(s, 0, "ci-2b")
    ring(s, 1, "n16")
    uncover(s, "n19", "sys-01")
    place_ship(s, 0, "n15")
    fly(s, "6 plus1", *TWO_PULSARS, "n21")
    assert legal(GAME, s) == ["ring n22", "pass"]
    assert refused(GAME, s, "ring n16") == "P-PUL-04"


@pytest.mark.rule("P-EFF-G11")
def test_claim_in_passing_of_a_dead_end_gives_a_tile() -> None:
    s = acting((3,), round_number=2, board_1="ci", map="map-b")
    own_tech(s, 0, "ci-2b")
    place_ship(s, 0, "m14")
    fly(s, "3 plain", "m13", "p10", "m13")
    apply(GAME, s, "ring p10")
    assert legal(GAME, s) == legal(GAME, s, "explore")


@pytest.mark.rule("P-EFF-G27")
@pytest.mark.parametrize(("first", "then"), [("ring n16", []), ("pass", ["ring n22", "pass"])])
def test_with_one_ring_left_one_of_two_pulsars(first: str, then: list[str]) -> None:
    s = passing(*TWO_PULSARS, rings=1)
    apply(GAME, s, first)
    assert legal(GAME, s, "ring") + legal(GAME, s, "pass") == then


@pytest.mark.rule("P-EFF-G27")
def test_without_a_ring_nothing_is_claimed_in_passing() -> None:
    s = passing(*TWO_PULSARS, rings=0)
    assert s.step() == steps.ACT


def dropping(places: Sequence[str], launch: str, start: str = "n5", taken: bool = False) -> PulsarPosition:
    """Fly seat 0 with "through as end" along locations; n6 and n9 show a blue and a lifeless planet."""
    s = acting((4, 5), round_number=2, board_1="di")
    own_tech(s, 0, "di-2c")
    uncover(s, "n6", "sys-12")
    uncover(s, "n9", "sys-04")
    if taken:
        station(s, 1, "n9", "blue")
    place_ship(s, 0, start)
    fly(s, launch, *places)
    return s


LONG_WAY = ("n6", "n7", "n8", "n9", "n10")


@pytest.mark.rule("P-EFF-G12")
@pytest.mark.rule("P-EFF-G26")
def test_one_system_flown_through_is_treated_as_the_end() -> None:
    s = dropping(LONG_WAY, "5 plain", taken=True)
    assert legal(GAME, s) == ["land n6", "pass"]
    assert refused(GAME, s, "land n9") == "P-EFF-G26"
    assert refused(GAME, s, "land n3") == "P-EFF-G26"
    assert refused(GAME, s, "land n7") == "P-EFF-G12"
    apply(GAME, s, "land n6", "bonus pictured")
    assert (
        s.get(0, columns.BLUE_STATIONS),
        s.get(0, columns.LIFELESS_STATIONS),
        s.get(0, columns.CUBES),
    ) == (1, 1, 1)


@pytest.mark.rule("P-EFF-G12")
@pytest.mark.rule("P-EFF-G21")
def test_through_as_end_is_for_one_system_and_may_be_declined() -> None:
    s = dropping(LONG_WAY, "5 plain")
    assert legal(GAME, s) == ["land n6", "land n9", "pass"]
    apply(GAME, s, "pass")
    assert (s.step(), s.get(0, columns.LIFELESS_STATIONS)) == (steps.ACT, 2)


@pytest.mark.rule("P-EFF-G12")
def test_the_system_named_keeps_its_place_in_the_order() -> None:
    s = dropping(LONG_WAY, "5 plain")
    apply(GAME, s, "land n9")
    assert (s.get(0, columns.LIFELESS_STATIONS), s.get(0, columns.BLUE_STATIONS)) == (1, 1)
    assert legal(GAME, s) == ["bonus pictured", "bonus tile"]
    apply(GAME, s, "bonus pictured")
    assert (s.get(0, columns.AREA), s.get(0, columns.PM1)) == (1, 2)


@pytest.mark.rule("P-EFF-G25")
def test_the_end_location_does_not_count_as_flown_through() -> None:
    s = dropping(("n6", "n4", "n5", "n6"), "4 plain", start="n7")
    assert legal(GAME, s) == ["bonus pictured", "bonus tile"]
    assert s.get(0, columns.BLUE_STATIONS) == 1


@pytest.mark.rule("P-EFF-G26")
def test_a_system_with_an_own_station_cannot_be_named() -> None:
    s = acting((5,), round_number=2, board_1="di")
    own_tech(s, 0, "di-2c")
    uncover(s, "n6", "sys-05")
    uncover(s, "n9", "sys-04")
    station(s, 0, "n6", "lifeless")
    place_ship(s, 0, "n5")
    fly(s, "5 plain", *LONG_WAY)
    assert legal(GAME, s) == ["land n9", "pass"]
    assert refused(GAME, s, "land n6") == "P-EFF-G26"


@pytest.mark.rule("P-EFF-G13")
@pytest.mark.rule("P-EFF-G28")
@pytest.mark.rule("P-EFF-G21")
def test_an_effect_stations_a_free_planet_of_a_face_up_system() -> None:
    s = acting((4,), round_number=5, board_2="bii")
    for place, tile in (("n3", "sys-04"), ("n6", "sys-05"), ("n9", "sys-12")):
        uncover(s, place, tile)
    station(s, 0, "n6", "lifeless")
    station(s, 1, "n9", "blue")
    apply(GAME, s, "patent bii-5b 4 plain")
    assert legal(GAME, s) == ["settle n3 blue", "settle n3 lifeless", "settle n9 lifeless"]
    for text in ("settle n6 blue", "settle n9 blue", "settle n84 blue", "settle sa blue", "settle n5 blue"):
        assert refused(GAME, s, text) == "P-EFF-G13"
    assert refused(GAME, s, "pass") == "P-EFF-G21"
    assert gained(s, "settle n3 blue") == 4
    assert (s.step(), s.get(0, columns.BLUE_STATIONS), s.get(0, columns.PM1)) == (steps.ACT, 1, 1)


@pytest.mark.rule("P-EFF-G13")
def test_a_station_by_effect_gives_the_tile_of_a_dead_end() -> None:
    s = acting((4,), round_number=5, board_2="bii", map="map-b")
    uncover(s, "sd", "sys-04")
    apply(GAME, s, "patent bii-5b 4 plain", "settle sd blue")
    assert legal(GAME, s) == legal(GAME, s, "explore")
    assert gained(s, "explore exp-vp5") == 5 + 4


@pytest.mark.rule("P-EFF-G22")
def test_choices_without_an_option_are_skipped() -> None:
    s = acting((4, 6), round_number=5, board_2="bii")
    assert gained(s, "patent bii-5b 4 plain") == 4
    s = acting((6,), round_number=4, board_2="cii")
    apply(GAME, s, "patent cii-4b 6 plain")
    assert legal(GAME, s) == ["gain gyro-1", "gain gyro-2", "gain gyro-3"]


@pytest.mark.rule("P-EFF-G14")
@pytest.mark.parametrize(("start", "end"), [(8, 5), (2, 1), (15, 12)])
def test_an_effect_moves_a_marker_left_and_on_top(start: int, end: int) -> None:
    s = acting((1,), round_number=8, board_3="diii")
    markers(s, 0, (1, end), (2, end), (0, start))
    assert gained(s, "patent diii-8a 1 plain") == 3
    assert (list(s.track[:3]), list(s.space[:3])) == ([0, 1, 2], [end, end, end])


@pytest.mark.rule("P-EFF-G14")
@pytest.mark.rule("P-EFF-G21")
def test_with_two_players_the_owner_chooses_which_marker_moves() -> None:
    s = acting((1,), seats=2, round_number=8, board_3="diii")
    markers(s, 0, (0, 5), (1, 6), (0, 9), (1, 9))
    apply(GAME, s, "patent diii-8a 1 plain")
    assert legal(GAME, s) == ["shift initiative", "shift initiative-2"]
    assert refused(GAME, s, "shift engineering") == "P-EFF-G14"
    assert refused(GAME, s, "shift none") == "P-EFF-G14"
    assert refused(GAME, s, "pass") == "P-EFF-G21"
    apply(GAME, s, "shift initiative-2")
    assert (list(s.track[:4]), list(s.space[:4])) == ([0, 0, 1, 1], [5, 6, 6, 9])


@pytest.mark.rule("P-EFF-G14")
def test_two_own_markers_in_a_row_on_one_space_are_one_option() -> None:
    s = acting((1,), seats=2, round_number=8, board_3="diii")
    markers(s, 0, (0, 8), (0, 8), (1, 9), (1, 9))
    apply(GAME, s, "patent diii-8a 1 plain")
    assert s.step() == steps.ACT
    assert (list(s.track[:4]), list(s.space[:4])) == ([0, 0, 1, 1], [5, 8, 9, 9])


@pytest.mark.rule("P-EFF-G15")
@pytest.mark.parametrize(("cubes", "most"), [(1, 1), (2, 2), (3, 2), (9, 2)])
def test_purchases_are_in_whole_lots_as_often_as_stated(cubes: int, most: int) -> None:
    s = acting((), round_number=8, board_3="ciii")
    markers(s, 1, (1, 7), (2, 7), (0, 8))
    own_tech(s, 0, "ciii-7a")
    set_own(s, 0, columns.CUBES, cubes)
    finish_round(s)
    assert legal(GAME, s) == [*(f"buy {lots}" for lots in range(1, most + 1)), "pass"]
    assert refused(GAME, s, f"buy {most + 1}") == "P-EFF-G15"
    assert reasons(s, f"buy {most}")[0] == (0, "P-END-03", 3 * most)
    assert s.get(0, columns.CUBES) == cubes - most


@pytest.mark.rule("P-EFF-G16")
def test_counters_are_read_at_the_moment_the_card_itself_included() -> None:
    s = acting((3, 1, 3), round_number=4, board_2="bii")
    assert gained(s, "patent bii-4a 3 plain") == 2
    assert gained(s, "patent ai-1a 1 plain") == 0
    s = acting((3,), round_number=4, board_2="bii")
    own_tech(s, 0, "ai-1a")
    own_tech(s, 0, "ai-1c")
    assert gained(s, "patent bii-4a 3 plain") == 6


@pytest.mark.rule("P-EFF-G16")
@pytest.mark.parametrize(("number", "vp"), [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2)])
def test_only_full_groups_count(number: int, vp: int) -> None:
    s = acting((), round_number=3, board_2="bii")
    own_tech(s, 0, "bii-3a")
    set_own(s, 0, columns.BLUE_STATIONS, number)
    found = finish_round(s)
    assert sum(amount for seat, rule, amount in found if (seat, rule) == (0, "P-PROD-17")) == vp


@pytest.mark.rule("P-EFF-G17")
def test_a_lower_price_for_copying_replaces_the_usual_one() -> None:
    s = acting((2,), round_number=4, board_2="cii", left_over=(6,))
    set_own(s, 0, columns.CUBES, 3)
    assert refused(GAME, s, "copy 6") == "P-COPY-01"
    apply(GAME, s, "patent cii-4a 2 plain")
    assert refused(GAME, s, "copy 5") == "P-COPY-02"
    apply(GAME, s, "copy 6")
    assert (s.get(0, columns.CUBES), s.bonus, s.dice[6]) == (1, 6, 1)
    assert refused(GAME, s, "copy 6") == "P-COPY-G2"


@pytest.mark.rule("P-EFF-G18")
def test_two_owners_have_the_effect_independently() -> None:
    s = acting((1,))
    own_tech(s, 0, "ai-1b")
    own_tech(s, 1, "ai-1b")
    before = s.scores()
    apply(GAME, s, "patent ai-1a 1 plain")
    assert s.scores() == [before[0] + 2, before[1], before[2]]


@pytest.mark.rule("P-EFF-G19")
def test_effects_take_nothing_from_others() -> None:
    s = acting((5, 1), round_number=5)
    for seat in (1, 2):
        set_own(s, seat, columns.CUBES, 5)
        own_tech(s, seat, "ai-1b")
    before = others(s)
    apply(
        GAME,
        s,
        "patent aii-5b 5 plain",
        "explore exp-cubes",
        "explore exp-modifiers",
        "patent aii-5a 1 plain",
    )
    assert others(s) == before


@pytest.mark.rule("P-EFF-G19")
def test_effects_do_not_look_at_face_down_tiles() -> None:
    s = acting((4,), round_number=5, board_2="bii")
    uncover(s, "n3", "sys-12")
    uncover(s, "n6", "sys-01")
    apply(GAME, s, "patent bii-5b 4 plain")
    assert {text.split()[1] for text in legal(GAME, s)} == {"n3", "n6"}


@pytest.mark.rule("P-EFF-G20")
def test_an_effect_is_resolved_with_all_it_sets_off_before_the_next() -> None:
    s = acting((6,), round_number=8, board_3="ciii")
    apply(GAME, s, "patent ciii-8a 6 plain", "jump n52", "discover sys-08", "bonus pictured")
    assert legal(GAME, s) == ["gain gyro-1", "gain gyro-2"]
    apply(GAME, s, "gain gyro-2")
    assert legal(GAME, s) == legal(GAME, s, "explore")
    apply(GAME, s, "explore exp-vp4")
    assert s.step() == steps.ACT


@pytest.mark.rule("P-EFF-G21")
def test_a_claim_may_be_declined_and_an_exploration_bonus_not() -> None:
    s = acting((2, 6), round_number=3, board_2="bii")
    apply(GAME, s, "patent bii-3b 2 plain")
    assert "pass" in legal(GAME, s)
    apply(GAME, s, "pass")
    assert (s.get(0, columns.RINGS_LEFT), s.get(0, columns.CUBES)) == (6, 1)
    s = acting((4,), round_number=4)
    apply(GAME, s, "patent aii-4b 4 plain", "jump n52", "discover sys-08")
    assert refused(GAME, s, "pass") == "P-EFF-G21"


@pytest.mark.rule("P-EFF-G21")
@pytest.mark.parametrize(
    ("text", "clause"),
    [("ring n5", "P-PUL-07"), ("ring i1", "P-PUL-07"), ("ring n70", "P-PUL-04"), ("ring n71", "")],
)
def test_what_forbids_a_claim_by_effect(text: str, clause: str) -> None:
    s = acting((5,), round_number=2)
    ring(s, 1, "n70")
    apply(GAME, s, "patent ai-2b 5 plain")
    assert refused(GAME, s, text) == clause


@pytest.mark.rule("P-EFF-G23")
def test_die_then_token_then_triggers_then_effects() -> None:
    s = acting((3, 6), round_number=5, board_1="bi", board_2="bii")
    own_tech(s, 0, "bi-1a")
    apply(GAME, s, "patent bii-5a 3 plain")
    assert legal(GAME, s) == legal(GAME, s, "explore")
    assert (s.hand[3], s.get(0, columns.CUBES)) == (0, 1)
    assert list(s.icon).count(0) == 2
    apply(GAME, s, "explore exp-vp4")
    assert s.get(0, columns.CUBES) == 1 + 3


@pytest.mark.rule("P-EFF-G24")
def test_bonus_then_triggers_of_the_links_then_the_die() -> None:
    s = acting((4,), board_1="di")
    own_tech(s, 0, "di-1c")
    transmitter(s, 0, "t-a6", online=True)
    offer(s, "t-b4")
    apply(GAME, s, "claim t-b4 4 4 plain")
    assert reasons(s, "join right t-a6 left") == [(0, "P-TRX-11", 2), (0, "P-EFF-G3", 3)]
    assert s.get(0, columns.CUBES) == 1
    assert legal(GAME, s) == ["die 5", "pass"]


@pytest.mark.rule("P-EFF-G30")
@pytest.mark.parametrize("choice", ["pictured", "tile"])
def test_an_exploration_bonus_counts_when_chosen(choice: str) -> None:
    s = acting((1,), board_1="ci", left_over=(3,))
    own_tech(s, 0, "ci-1b")
    set_own(s, 0, columns.CUBES, 4)
    uncover(s, "n6", "sys-02")
    place_ship(s, 0, "n5")
    apply(GAME, s, "copy 3")
    fly(s, "1 plain", "n6")
    assert gained(s, f"bonus {choice}") == 2
    assert s.bonus == 3


@pytest.mark.rule("P-EFF-G30")
def test_the_tile_of_a_dead_end_is_not_an_exploration_bonus() -> None:
    s = acting((1,), board_1="ci", map="map-b")
    own_tech(s, 0, "ci-1b")
    uncover(s, "sd", "sys-04")
    station(s, 1, "sd", "blue")
    place_ship(s, 0, "g4")
    fly(s, "1 plain", "sd")
    assert gained(s, "explore exp-vp4") == 4


@pytest.mark.rule("P-EFF-G31")
def test_a_system_turned_up_by_ship_to_a_system_triggers() -> None:
    s = acting((4, 1), round_number=4, board_1="di")
    own_tech(s, 0, "di-1a")
    assert gained(s, "patent aii-4b 4 plain", "jump n52", "discover sys-11") == 1
    apply(GAME, s, "bonus pictured")
    uncover(s, "n6", "sys-12")
    place_ship(s, 0, "n5")
    assert gained(s, "launch 1 plain", "fly n6") == 0


@pytest.mark.rule("P-EFF-G32")
def test_ship_to_a_system_is_not_a_flight_with_a_die() -> None:
    s = acting((3, 4), round_number=4, board_1="di")
    transmitter(s, 0, "t-b6", online=True)
    own_tech(s, 0, "di-2c")
    assert refused(GAME, s, "patent aii-4b 3 free-plus1") == "P-ACT-G11"
    apply(GAME, s, "patent aii-4b 4 plain", "jump n52", "discover sys-05")
    assert legal(GAME, s) == ["bonus pictured", "bonus tile"]


@pytest.mark.rule("P-EFF-G32")
def test_claim_in_passing_has_no_part_in_ship_to_a_system() -> None:
    s = acting((4,), round_number=4, board_1="ci")
    own_tech(s, 0, "ci-2b")
    place_ship(s, 0, "n5")
    uncover(s, "n6", "sys-12")
    station(s, 0, "n6", "blue")
    apply(GAME, s, "patent aii-4b 4 plain", "jump n6")
    assert s.step() == steps.ACT
