"""Final scoring and ranking (catalogue section 10)."""

from itertools import permutations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.game import Value
from astrarium.core.state import OVER
from astrarium.games.pulsar2849.components import constants
from astrarium.games.pulsar2849.position import PulsarPosition
from astrarium.games.pulsar2849.rules import columns
from astrarium.games.pulsar2849.rules.counting import count
from tests.rules.pulsar2849.board import (
    GAME,
    acting,
    entered,
    exploration_number,
    finish_round,
    gyrodyne,
    joined,
    markers,
    own_tech,
    points,
    reasons,
    ring,
    set_own,
    station,
    tech_number,
    transmitter,
    uncover,
)
from tests.table import apply, legal, refused

Notes = list[tuple[int, str, int]]


def last_round(seats: int = 3, **options: Value) -> PulsarPosition:
    """Return the last turns, without dice; seat 0 gets no cubes on the Engineering Track."""
    s = acting((), seats, 8, 0, (3,), **options)
    places = [(seat, 7) for seat in range(1, seats)]
    markers(s, 1, *(places if seats > 2 else [(1, 7), (1, 7)]), *([(0, 8)] * (1 if seats > 2 else 2)))
    return s


def by_clause(found: Notes, clause: str, seat: int = 0) -> int:
    """Return the VP that a clause brought a seat."""
    return sum(amount for its, rule, amount in found if (its, rule) == (seat, clause))


@pytest.mark.rule("P-END-01")
def test_round_8_has_its_production_and_ends_the_match() -> None:
    s = last_round()
    gyrodyne(s, 0, "n5", 1, spinning=True)
    transmitter(s, 0, "t-b1", online=True)
    found = finish_round(s)
    assert (by_clause(found, "P-PROD-13"), by_clause(found, "P-PROD-11")) == (1 + 4, 2)
    assert (s.actor, s.round) == (OVER, 8)
    assert legal(GAME, s) == []


@pytest.mark.rule("P-END-01")
def test_the_match_continues_after_round_7() -> None:
    s = acting((), round_number=7)
    assert not [rule for _, rule, _ in finish_round(s) if rule.startswith("P-END")]
    assert s.actor != OVER


@pytest.mark.rule("P-END-02")
def test_the_steps_of_final_scoring_follow_one_another() -> None:
    s = last_round()
    markers(s, 0, (0, 7), (1, 8), (2, 8))
    own_tech(s, 0, "aiii-7a")
    set_own(s, 0, columns.CUBES, 4)
    set_own(s, 0, columns.BLUE_STATIONS, 6)
    set_own(s, 0, columns.PATENTS, 6)
    gyrodyne(s, 0, "n5", 1, spinning=True)
    gyrodyne(s, 0, "n11", 1)
    expected = s.projected(0) - s.score(0)
    found = finish_round(s) + reasons(s, "buy 1")
    assert expected == 4 + 5 + 2 + 1 + 1 + 1 + 7 + 12
    assert [(rule, amount) for seat, rule, amount in found if seat == 0][1:] == [
        ("P-END-03", 4),
        ("P-END-04", 5),
        ("P-END-05", 2),
        ("P-END-08", 1),
        ("P-END-09", 1),
        ("P-END-11", 1),
        ("P-END-14", 7),
        ("P-END-15", 12),
    ]


@pytest.mark.rule("P-END-03")
def test_purple_patents_score_for_each_owner() -> None:
    s = last_round(board_3="biii")
    for seat, places in ((0, ("n5",)), (1, ("n11", "n16"))):
        own_tech(s, seat, "biii-8a")
        for place in places:
            gyrodyne(s, seat, place, 1, spinning=True)
    found = finish_round(s)
    assert [by_clause(found, "P-END-03", seat) for seat in range(3)] == [2, 4, 0]


@pytest.mark.rule("P-END-04")
def test_every_seat_that_meets_a_goal_scores_it() -> None:
    s = last_round()
    for seat, number in ((0, 6), (1, 7), (2, 5)):
        set_own(s, seat, columns.PATENTS, number)
    gyrodyne(s, 1, "n5", 1, spinning=True)
    transmitter(s, 1, "t-b1", online=True)
    found = finish_round(s) + reasons(s, "pass", "pass")
    assert [by_clause(found, "P-END-04", seat) for seat in range(3)] == [5, 10, 0]


@pytest.mark.rule("P-END-05")
@pytest.mark.parametrize(("text", "vp", "cubes"), [("buy 1", 2, 2), ("pass", 0, 3)])
def test_the_first_bonus_of_a_goal_may_be_bought(text: str, vp: int, cubes: int) -> None:
    s = last_round()
    set_own(s, 0, columns.PATENTS, 6)
    set_own(s, 0, columns.CUBES, 3)
    finish_round(s)
    assert (s.actor, legal(GAME, s)) == (0, ["buy 1", "pass"])
    assert refused(GAME, s, "buy 2") == "P-END-05"
    assert by_clause(reasons(s, text), "P-END-05") == vp
    assert (s.actor, s.get(0, columns.CUBES)) == (OVER, cubes)


@pytest.mark.rule("P-END-05")
def test_a_bonus_needs_its_cubes() -> None:
    s = last_round(goal_3="g3b")
    for size in range(3):
        set_own(s, 0, columns.SPINNING + size, 1)
    set_own(s, 0, columns.CUBES, 1)
    assert by_clause(finish_round(s), "P-END-04") == 6
    assert s.actor == OVER


@pytest.mark.rule("P-END-06")
def test_the_second_bonus_is_for_sale_after_the_first() -> None:
    s = last_round(goal_1="g1b")
    s.counted[0] = 1
    set_own(s, 0, columns.CUBES, 9)
    finish_round(s)
    assert reasons(s, "buy 1") == [(0, "P-END-05", 2)]
    assert legal(GAME, s) == ["buy 1", "pass"]
    assert by_clause(reasons(s, "buy 1"), "P-END-06") == 5
    assert (s.actor, s.get(0, columns.CUBES)) == (OVER, 5)


@pytest.mark.rule("P-END-04")
@pytest.mark.rule("P-END-05")
@pytest.mark.rule("P-END-06")
def test_points_of_a_goal_and_of_its_bonuses_name_the_goal() -> None:
    s = last_round(goal_1="g1b")
    own_tech(s, 0, "aiii-7b")
    for name in ("t-a1", "t-a3", "t-b4"):
        transmitter(s, 0, name, online=True)
    joined(s, "t-a1", "left", "t-a3", "left")
    joined(s, "t-a3", "right", "t-b4", "left")
    s.sources = []
    found = finish_round(s)
    set_own(s, 0, columns.CUBES, 9)
    found += reasons(s, "meet g1b", "buy 1", "buy 1")
    told = list(zip(found, s.sources, strict=True))
    assert [
        (rule, amount, GAME.ledger.component(source))
        for (_, rule, amount), source in told
        if rule in ("P-TECA-16", "P-END-04", "P-END-05", "P-END-06")
    ] == [
        ("P-END-04", 7, "g1b"),
        ("P-TECA-16", 7, "aiii-7b"),
        ("P-END-05", 2, "g1b"),
        ("P-END-06", 5, "g1b"),
    ]


@pytest.mark.rule("P-END-06")
def test_without_the_first_bonus_there_is_no_second() -> None:
    s = last_round(goal_1="g1b")
    s.counted[0] = 1
    set_own(s, 0, columns.CUBES, 9)
    finish_round(s)
    apply(GAME, s, "pass")
    assert s.actor == OVER


@pytest.mark.rule("P-END-07")
def test_a_seat_that_does_not_meet_a_goal_cannot_buy_its_bonus() -> None:
    s = last_round()
    set_own(s, 0, columns.PATENTS, 5)
    set_own(s, 0, columns.CUBES, 9)
    assert by_clause(finish_round(s), "P-END-04") == 0
    assert s.actor == OVER


@pytest.mark.rule("P-END-08")
@pytest.mark.rule("P-END-09")
@pytest.mark.rule("P-END-10")
def test_rings_without_a_spinning_gyrodyne_and_unfinished_gyrodynes() -> None:
    s = last_round()
    ring(s, 0, "n5")
    gyrodyne(s, 0, "n11", 1)
    gyrodyne(s, 0, "n16", 2, spinning=True)
    set_own(s, 0, columns.AREA + 2, 1)
    found = finish_round(s)
    assert (by_clause(found, "P-END-08"), by_clause(found, "P-END-09")) == (2, 2)


@pytest.mark.rule("P-END-08")
def test_rings_not_placed_give_nothing() -> None:
    s = last_round()
    ring(s, 0, "n5")
    ring(s, 0, "n11")
    assert by_clause(finish_round(s), "P-END-08") == 2


@pytest.mark.rule("P-END-09")
@pytest.mark.parametrize("size", [0, 1, 2])
def test_unfinished_gyrodynes_count_on_the_board_and_in_the_area(size: int) -> None:
    s = last_round()
    set_own(s, 0, columns.AREA + size, 2)
    gyrodyne(s, 0, "n5", size + 1)
    assert by_clause(finish_round(s), "P-END-09") == 3


@pytest.mark.rule("P-END-10")
def test_a_ring_with_an_unfinished_gyrodyne_gives_2() -> None:
    s = last_round()
    before = points(s, 0)
    gyrodyne(s, 0, "n5", 3)
    finish_round(s)
    assert points(s, 0) == before + 2


@pytest.mark.rule("P-END-11")
@pytest.mark.parametrize(("cubes", "vp"), [(0, 0), (1, 0), (2, 1), (5, 2), (8, 4)])
def test_every_2_cubes_give_1_point(cubes: int, vp: int) -> None:
    s = last_round()
    set_own(s, 0, columns.CUBES, cubes)
    assert by_clause(finish_round(s), "P-END-11") == vp


@pytest.mark.rule("P-END-12")
@pytest.mark.rule("P-END-11")
def test_cubes_paid_for_a_goal_are_gone() -> None:
    s = last_round(goal_1="g6a", goal_3="g1b")
    set_own(s, 0, columns.CUBES, 7)
    for place, size in (("n5", 1), ("n11", 2), ("n16", 3), ("n22", 1)):
        gyrodyne(s, 0, place, size)
    finish_round(s)
    found = reasons(s, "buy 1")
    assert s.get(0, columns.CUBES) == 4
    assert by_clause(found, "P-END-11") == 2


@pytest.mark.rule("P-END-13")
@pytest.mark.parametrize(
    ("order", "vp"),
    [((3, 1, 0, 2), (2, 4, 0, 7)), ((0, 1, 0, 1), (9, 4)), ((1, 1, 0, 0), (2, 11))],
)
def test_initiative_gives_7_4_and_2_with_two_or_four_players(
    order: tuple[int, ...], vp: tuple[int, ...]
) -> None:
    s = acting((), seats=len(vp), round_number=8)
    markers(s, 0, *[(seat, 8) for seat in order])
    found = finish_round(s)
    assert [by_clause(found, "P-END-13", seat) for seat in range(len(vp))] == list(vp)


@pytest.mark.rule("P-END-14")
def test_with_three_players_the_third_place_gives_nothing() -> None:
    s = acting((), round_number=8)
    markers(s, 0, (1, 3), (0, 8), (2, 8))
    found = finish_round(s)
    assert [by_clause(found, "P-END-14", seat) for seat in range(3)] == [4, 7, 0]


STATIONS = {0: 0, 1: 0, 2: 2, 3: 4, 4: 6, 5: 9, 6: 12, 7: 16, 8: 20, 9: 25, 10: 30, 11: 36, 12: 42, 13: 50}


@pytest.mark.rule("P-END-15")
@pytest.mark.rule("P-END-16")
@pytest.mark.rule("P-END-17")
@pytest.mark.rule("P-END-G1")
@pytest.mark.parametrize(("number", "vp"), [*STATIONS.items(), (14, 53), (15, 56), (16, 59)])
def test_stations_of_both_kinds_score_by_their_number(number: int, vp: int) -> None:
    s = last_round(goal_1="g5a")
    set_own(s, 0, columns.BLUE_STATIONS, number // 2)
    set_own(s, 0, columns.LIFELESS_STATIONS, number - number // 2)
    found = finish_round(s)
    assert (by_clause(found, "P-END-15"), by_clause(found, "P-END-16")) == (min(vp, 50), max(vp - 50, 0))


@pytest.mark.rule("P-END-19")
@pytest.mark.rule("P-END-G8")
@pytest.mark.parametrize(("number", "vp", "goal"), [(4, 9, 0), (5, 12, 5), (6, 16, 5)])
def test_a_systems_tile_is_one_more_station_in_the_table_and_nowhere_else(
    number: int, vp: int, goal: int
) -> None:
    s = acting((5,), round_number=8)
    markers(s, 1, (1, 7), (2, 7), (0, 8))
    set_own(s, 0, columns.BLUE_STATIONS, number)
    for place in ("n5", "n11", "n16"):
        ring(s, 0, place)
    apply(GAME, s, "patent aii-5b 5 plain", "explore exp-systems", "explore exp-vp4")
    found = finish_round(s)
    more = by_clause(found, "P-END-19")
    assert more > 0
    assert (by_clause(found, "P-END-15") + more, by_clause(found, "P-END-04")) == (vp, goal)


@pytest.mark.rule("P-END-19")
@pytest.mark.rule("P-END-G8")
def test_purple_extra_stations_count_in_the_table_only() -> None:
    s = last_round(board_3="biii")
    own_tech(s, 0, "biii-6b")
    set_own(s, 0, columns.BLUE_STATIONS, 12)
    set_own(s, 0, columns.EXTRA, 1)
    assert count(s, 0, constants.COUNTERS.index("stations")) == 12
    s.sources = []
    found = list(zip(finish_round(s), s.sources, strict=True))
    cards = [GAME.ledger.component(source) for note, source in found if note[1] == "P-END-19"]
    amounts = [note[2] for note, _ in found if note[1] in ("P-END-15", "P-END-19")]
    assert (cards, amounts) == (["exp-systems", "biii-6b"], [42, 50 - 42, 2 * 3])


@pytest.mark.rule("P-END-18")
@pytest.mark.rule("P-END-G10")
def test_ties_go_to_the_seat_ahead_on_the_initiative_track() -> None:
    s = acting((), seats=4)
    for seat, score in enumerate((30, 40, 30, 30)):
        set_own(s, seat, columns.POINTS, score)
    markers(s, 0, (2, 4), (1, 4), (0, 9), (3, 12))
    assert s.ranking() == [3, 1, 2, 4]


@pytest.mark.rule("P-END-G2")
@pytest.mark.parametrize("order", list(permutations(range(4))))
def test_no_tie_remains(order: tuple[int, ...]) -> None:
    s = acting((), seats=4)
    markers(s, 0, *[(seat, 8) for seat in order])
    for seat in range(4):
        set_own(s, seat, columns.POINTS, 50)
    assert s.ranking() == [order.index(seat) + 1 for seat in range(4)]


@pytest.mark.rule("P-END-18")
def test_with_two_players_the_leading_marker_breaks_the_tie() -> None:
    s = entered(2)
    set_own(s, 0, columns.POINTS, 9)
    set_own(s, 1, columns.POINTS, 9)
    markers(s, 0, (1, 3), (0, 4), (0, 5), (1, 15))
    assert s.ranking() == [2, 1]


@pytest.mark.rule("P-END-G3")
def test_several_players_may_buy_the_same_bonus_each_once() -> None:
    s = last_round()
    markers(s, 0, (0, 7), (1, 8), (2, 8))
    for seat in (0, 1):
        set_own(s, seat, columns.PATENTS, 6)
        set_own(s, seat, columns.CUBES, 9)
    finish_round(s)
    found = reasons(s, "buy 1", "buy 1")
    assert [(seat, amount) for seat, rule, amount in found if rule == "P-END-05"] == [(0, 2), (1, 2)]
    assert s.actor == OVER


@pytest.mark.rule("P-END-G4")
def test_a_goal_bonus_gives_points_and_nothing_else() -> None:
    s = last_round()
    set_own(s, 0, columns.PATENTS, 6)
    set_own(s, 0, columns.CUBES, 2)
    finish_round(s)
    before = list(s.own)
    apply(GAME, s, "buy 1")
    changed = {place for place, number in enumerate(s.own) if number != before[place]}
    assert {place for place in changed if place < len(before) // 3} == {columns.POINTS, columns.CUBES}


@pytest.mark.rule("P-END-G5")
def test_the_pieces_of_others_and_closed_planets_never_count() -> None:
    s = last_round(seats=2)
    uncover(s, "n3", "sys-09")
    station(s, 1, "n3", "blue")
    gyrodyne(s, 1, "n5", 1, spinning=True)
    gyrodyne(s, 1, "n11", 2)
    for name in ("t-a1", "t-a3"):
        transmitter(s, 1, name, online=True)
    joined(s, "t-a1", "left", "t-a3", "left")
    own_tech(s, 1, "aiii-7a")
    set_own(s, 0, columns.PM1, 0)
    assert [count(s, 0, counter) for counter in range(len(constants.COUNTERS))] == [0] * 14
    assert [count(s, 1, counter) for counter in range(12)] == [1, 1, 0, 2, 2, 1, 1, 2, 1, 2, 1, 1]


@pytest.mark.rule("P-END-G6")
def test_the_initiative_track_is_read_as_it_stands_then() -> None:
    s = acting((1,), round_number=8, board_3="diii")
    markers(s, 0, (1, 6), (2, 7), (0, 8))
    apply(GAME, s, "patent diii-8a 1 plain")
    found = finish_round(s)
    assert [by_clause(found, "P-END-14", seat) for seat in range(3)] == [7, 4, 0]


@pytest.mark.rule("P-END-G7")
def test_modifiers_gate_runs_and_incomplete_transmitters_give_nothing() -> None:
    s = last_round()
    before = points(s, 0)
    transmitter(s, 0, "t-c2", paid=(0, 1))
    for what, number in ((columns.PM1, 5), (columns.PLUS2, 3), (columns.OPEN_RUNS, 3)):
        set_own(s, 0, what, number)
    finish_round(s)
    assert points(s, 0) == before


@pytest.mark.rule("P-END-G7")
def test_modifiers_score_if_a_technology_says_so() -> None:
    s = last_round(board_3="diii")
    own_tech(s, 0, "diii-7a")
    set_own(s, 0, columns.PM1, 2)
    set_own(s, 0, columns.PLUS2, 1)
    assert by_clause(finish_round(s), "P-END-03") == 6


@pytest.mark.rule("P-END-G9")
def test_cubes_paid_for_purple_technologies_are_gone() -> None:
    s = last_round(goal_3="g3b")
    own_tech(s, 0, "aiii-8a")
    for size in range(3):
        set_own(s, 0, columns.SPINNING + size, 1)
    set_own(s, 0, columns.CUBES, 3)
    finish_round(s)
    found = reasons(s, "buy 1")
    assert by_clause(found, "P-END-03") == 9
    assert (s.actor, s.get(0, columns.CUBES), by_clause(found, "P-END-11")) == (OVER, 1, 0)


@pytest.mark.rule("P-END-G11")
def test_each_step_is_done_for_all_players_in_turn_order() -> None:
    s = last_round()
    markers(s, 0, (2, 3), (0, 5), (1, 5))
    for seat in range(3):
        set_own(s, seat, columns.LIFELESS_STATIONS, 6)
        set_own(s, seat, columns.PATENTS, 6)
        set_own(s, seat, columns.AREA, 1)
    s.patents = vec[i64]([part for seat in range(3) for part in (seat, tech_number("aiii-8a"))])
    for seat in range(3):
        set_own(s, seat, columns.CUBES, 9)
    finish_round(s)
    asked = []
    found: Notes = []
    while s.actor != OVER:
        asked.append(int(s.actor))
        found += reasons(s, "buy 1")
    assert asked == [2, 0, 1, 2, 0, 1]
    steps = ("P-END-03", "P-END-09", "P-END-11", "P-END-15")
    assert [(rule, seat) for seat, rule, _ in found if rule in steps] == [
        (rule, seat) for rule in steps for seat in (2, 0, 1)
    ]


@pytest.mark.rule("P-END-G12")
def test_purple_technologies_from_the_innermost_row_outward() -> None:
    s = last_round(board_3="biii")
    for name in ("biii-8a", "biii-7b", "biii-6a"):
        own_tech(s, 0, name)
    transmitter(s, 0, "t-a1", online=True)
    gyrodyne(s, 0, "n5", 1, spinning=True)
    ring(s, 0, "n11")
    found = [amount for seat, rule, amount in finish_round(s) if (seat, rule) == (0, "P-END-03")]
    assert found == [4, 2, 2]


@pytest.mark.rule("P-END-G12")
def test_goals_by_tile_number_and_the_first_bonus_before_the_second() -> None:
    s = last_round(goal_1="g3b", goal_2="g1b", goal_3="g2a")
    for place in range(3):
        s.counted[place] = 1
    set_own(s, 0, columns.CUBES, 20)
    found = finish_round(s)
    while s.actor != OVER:
        found += reasons(s, "buy 1")
    goals = ("P-TECA-16", "P-END-05", "P-END-06")
    assert [(rule, amount) for seat, rule, amount in found if seat == 0 and rule in goals] == [
        ("P-TECA-16", 7),
        ("P-END-05", 2),
        ("P-END-06", 5),
        ("P-TECA-16", 5),
        ("P-END-05", 2),
        ("P-TECA-16", 6),
        ("P-END-05", 4),
    ]


@pytest.mark.rule("P-END-19")
def test_the_systems_tile_is_kept() -> None:
    s = acting((5,), round_number=5)
    apply(GAME, s, "patent aii-5b 5 plain", "explore exp-systems")
    assert s.get(0, columns.EXTRA) == 1
    assert s.discard[exploration_number("exp-systems")] == 0
    assert "explore exp-systems" not in legal(GAME, s)
