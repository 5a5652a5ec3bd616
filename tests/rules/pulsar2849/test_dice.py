"""The Dice Phase: roll, median, draft, markers on the tracks (catalogue section 4)."""

from collections.abc import Sequence

import pytest

from astrarium.core.state import CHANCE
from astrarium.games.pulsar2849.components import constants
from astrarium.games.pulsar2849.position import PulsarPosition
from astrarium.games.pulsar2849.rules import columns
from astrarium.games.pulsar2849.rules.dicing import distance, marker_place, move_marker
from astrarium.games.pulsar2849.rules.producing import row_value
from tests.rules.pulsar2849.board import (
    GAME,
    acting,
    dice_on_board,
    entered,
    finish_round,
    hand,
    lay_dice,
    markers,
    rolled,
    set_own,
    track_of,
)
from tests.table import apply, idle, legal, odds, refused

USUAL = (1, 2, 2, 3, 4, 4, 6)  # the median marker lies on 3

MEDIANS = [
    ((1, 2, 2, 3, 4, 4, 6), 3.0, 3, {1: -2, 2: -1, 3: 0, 4: 1, 6: 3}),
    ((1, 1, 2, 2, 2, 5, 6), 2.0, 2, {1: -1, 2: 0, 5: 3, 6: 4}),
    ((2, 3, 3, 3, 5, 6, 6), 3.5, 4, {2: -2, 3: -1, 5: 2, 6: 3}),
    ((1, 1, 1, 4, 4, 4, 6), 3.5, 4, {1: -3, 4: 1, 6: 3}),
    ((1, 1, 3, 3, 5, 5, 5, 6, 6), 4.5, 5, {1: -4, 3: -2, 5: 1, 6: 2}),
    ((6, 6, 6, 6, 6, 6, 6), 6.0, 6, {6: 0}),
]


def median(dice: Sequence[int]) -> float:
    state = rolled(dice, 4 if len(dice) == 9 else 3)
    return state.median / 2


def drafting(dice: Sequence[int], middle: float, initiative: int, engineering: int) -> PulsarPosition:
    """Return the draft of seat 0 from these dice, its markers on these spaces; the others stand far left."""
    state = rolled(USUAL)
    markers(state, constants.INITIATIVE, (1, 1), (2, 1), (0, initiative))
    markers(state, constants.ENGINEERING, (1, 1), (2, 1), (0, engineering))
    lay_dice(state, dice, middle)
    return state


@pytest.mark.rule("P-DICE-01")
@pytest.mark.parametrize(("seats", "dice"), [(2, 7), (3, 7), (4, 9)])
def test_all_silver_dice_are_rolled_one_by_one_each_value_alike(seats: int, dice: int) -> None:
    state = entered(seats)
    for _ in range(dice):
        assert state.actor == CHANCE
        assert odds(GAME, state) == {f"roll {value}": 1 for value in range(1, 7)}
        apply(GAME, state, "roll 3")
    assert state.actor == 0
    assert dice_on_board(state) == [3] * dice


@pytest.mark.rule("P-DICE-02")
def test_each_die_lies_on_the_space_of_its_value_and_only_those_can_be_taken() -> None:
    state = rolled(USUAL)
    assert dice_on_board(state) == list(USUAL)
    assert refused(GAME, state, "draft 5 initiative") == "P-DICE-02"
    apply(GAME, state, "draft 6 engineering")
    assert refused(GAME, state, "draft 6 engineering") == "P-DICE-02"


@pytest.mark.rule("P-DICE-03")
@pytest.mark.rule("P-DICE-04")
def test_the_marker_lies_on_the_fourth_of_seven_and_the_fifth_of_nine() -> None:
    assert median((1, 1, 1, 2, 6, 6, 6)) == 2
    assert median((6, 1, 6, 2, 1, 6, 1)) == 2
    assert median((1, 1, 1, 1, 5, 6, 6, 6, 6)) == 5


@pytest.mark.rule("P-DICE-05")
def test_dice_on_the_median_value_are_disregarded() -> None:
    assert median((2, 3, 3, 3, 3, 3, 4)) == 3
    assert median((1, 1, 4, 4, 4, 5, 5)) == 4


@pytest.mark.rule("P-DICE-06")
def test_the_marker_moves_towards_the_side_with_more_dice() -> None:
    assert median((2, 3, 3, 3, 5, 6, 6)) > 3
    assert median((1, 1, 1, 4, 4, 4, 6)) < 4


@pytest.mark.rule("P-DICE-07")
def test_the_marker_stays_if_both_sides_have_equally_many() -> None:
    assert median((1, 2, 2, 3, 4, 4, 6)) == 3
    assert median((5, 5, 5, 5, 5, 5, 5)) == 5


@pytest.mark.rule("P-DICE-08")
@pytest.mark.rule("P-COMP-07")
def test_one_step_is_half_a_space_however_uneven_the_sides_are() -> None:
    assert median((3, 3, 3, 3, 4, 5, 6)) == 3.5
    assert median((1, 2, 3, 4, 4, 4, 4)) == 3.5


@pytest.mark.rule("P-DICE-03")
@pytest.mark.rule("P-DICE-08")
@pytest.mark.rule("P-DICE-16")
@pytest.mark.rule("P-DICE-G1")
@pytest.mark.rule("P-PROD-15")
@pytest.mark.parametrize(("dice", "marker", "plus", "distances"), MEDIANS)
def test_worked_examples_of_the_median(
    dice: tuple[int, ...], marker: float, plus: int, distances: dict[int, int]
) -> None:
    state = rolled(dice, 4 if len(dice) == 9 else 3, board_2="cii")
    assert state.median / 2 == marker
    assert {value: distance(state, value) for value in distances} == distances
    state.round = 3  # its row shows "?"
    assert row_value(state) == plus


@pytest.mark.rule("P-DICE-09")
@pytest.mark.rule("P-DICE-10")
@pytest.mark.rule("P-DICE-11")
@pytest.mark.parametrize("seats", [3, 4])
def test_dice_are_drafted_in_turn_order_and_then_in_reverse(seats: int) -> None:
    state = rolled([3] * (9 if seats == 4 else 7), seats)
    order = list(range(seats))
    drafted = []
    while legal(GAME, state, "draft"):
        drafted.append(int(state.actor))
        apply(GAME, state, "draft 3 none")
    assert drafted == order + order[::-1]
    assert [hand(state, seat) for seat in range(seats)] == [[3, 3]] * seats


@pytest.mark.rule("P-DICE-09")
@pytest.mark.rule("P-DICE-10")
def test_the_draft_follows_the_turn_order_not_the_seats() -> None:
    state = acting()
    markers(state, constants.INITIATIVE, (2, 3), (0, 4), (1, 5))
    finish_round(state)
    idle(GAME, state, until=lambda s: bool(legal(GAME, s, "roll")))
    log = idle(GAME, state, until=lambda s: bool(legal(GAME, s, "end")))
    assert [seat for seat, text in log if text.startswith("draft")] == [2, 0, 1, 1, 0, 2]


@pytest.mark.rule("P-DICE-12")
def test_a_die_from_the_space_of_the_median_marker_moves_no_marker() -> None:
    state = rolled(USUAL)
    assert legal(GAME, state, "draft")[4:5] == ["draft 3 none"]
    assert refused(GAME, state, "draft 3 initiative") == "P-DICE-12"
    before = track_of(state, constants.INITIATIVE), track_of(state, constants.ENGINEERING)
    apply(GAME, state, "draft 3 none")
    assert (track_of(state, constants.INITIATIVE), track_of(state, constants.ENGINEERING)) == before


@pytest.mark.rule("P-DICE-12")
def test_between_two_spaces_no_die_is_free_of_a_move() -> None:
    state = rolled((2, 3, 3, 3, 5, 6, 6))
    assert not [text for text in legal(GAME, state) if text.endswith("none")]
    assert refused(GAME, state, "draft 3 none") == "P-DICE-13"


@pytest.mark.rule("P-DICE-13")
@pytest.mark.parametrize(("value", "space"), [(1, 6), (2, 7), (4, 9), (6, 11)])
def test_lower_dice_move_left_and_higher_ones_right(value: int, space: int) -> None:
    state = rolled(USUAL)
    apply(GAME, state, f"draft {value} initiative")
    assert (0, space) in track_of(state, constants.INITIATIVE)
    assert (0, 8) in track_of(state, constants.ENGINEERING)


@pytest.mark.rule("P-DICE-13")
def test_a_marker_must_move_if_the_die_is_off_the_median() -> None:
    assert refused(GAME, rolled(USUAL), "draft 1 none") == "P-DICE-13"


@pytest.mark.rule("P-DICE-14")
def test_the_player_chooses_between_the_two_markers() -> None:
    state = rolled(USUAL)
    assert {"draft 1 initiative", "draft 1 engineering"} <= set(legal(GAME, state))
    apply(GAME, state, "draft 1 engineering")
    assert (0, 6) in track_of(state, constants.ENGINEERING)
    assert (0, 8) in track_of(state, constants.INITIATIVE)


@pytest.mark.rule("P-DICE-15")
def test_the_whole_distance_goes_to_one_marker() -> None:
    state = rolled(USUAL)
    apply(GAME, state, "draft 6 initiative")
    spaces = [
        space
        for track in (constants.INITIATIVE, constants.ENGINEERING)
        for _, space in track_of(state, track)
    ]
    assert sorted(spaces) == [8, 8, 8, 8, 8, 11]


@pytest.mark.rule("P-DICE-16")
def test_distance_counts_spaces_from_the_marker_whether_dice_lie_there_or_not() -> None:
    state = drafting([1, 6], 3, 8, 8)
    assert (distance(state, 2), distance(state, 4)) == (-1, 1)
    apply(GAME, state, "draft 6 engineering")
    assert (0, 11) in track_of(state, constants.ENGINEERING)


@pytest.mark.rule("P-DICE-G1")
def test_from_between_two_spaces_the_nearest_space_is_at_distance_one() -> None:
    state = rolled((2, 3, 3, 3, 5, 6, 6))
    assert [distance(state, value) for value in range(1, 7)] == [-3, -2, -1, 1, 2, 3]
    apply(GAME, state, "draft 3 initiative")
    assert (0, 7) in track_of(state, constants.INITIATIVE)


@pytest.mark.rule("P-DICE-17")
@pytest.mark.rule("P-DICE-24")
def test_a_marker_goes_on_top_of_the_stack_it_reaches() -> None:
    state = rolled(USUAL)
    markers(state, constants.INITIATIVE, (2, 6), (1, 6), (0, 8))
    apply(GAME, state, "draft 1 initiative")
    assert track_of(state, constants.INITIATIVE) == [(0, 6), (2, 6), (1, 6)]


@pytest.mark.rule("P-DICE-17")
def test_coming_from_the_left_it_goes_on_top_too() -> None:
    state = rolled(USUAL)
    markers(state, constants.ENGINEERING, (0, 8), (2, 9), (1, 9))
    apply(GAME, state, "draft 4 engineering")
    assert track_of(state, constants.ENGINEERING) == [(0, 9), (2, 9), (1, 9)]


@pytest.mark.rule("P-DICE-17")
@pytest.mark.rule("P-DICE-18")
def test_worked_example_the_near_die_and_the_marker_that_stays_on_the_track() -> None:
    state = drafting([4, 6], 3, initiative=14, engineering=15)
    assert legal(GAME, state) == ["draft 4 initiative"]
    assert refused(GAME, state, "draft 4 engineering") == "P-DICE-18"
    assert refused(GAME, state, "draft 6 initiative") == "P-DICE-18"
    markers(state, constants.INITIATIVE, (0, 14), (1, 15), (2, 15))
    apply(GAME, state, "draft 4 initiative")
    assert track_of(state, constants.INITIATIVE) == [(0, 15), (1, 15), (2, 15)]


@pytest.mark.rule("P-DICE-18")
def test_a_move_that_just_reaches_the_right_end_does_not_pass_it() -> None:
    state = drafting([6], 3, initiative=12, engineering=13)
    assert legal(GAME, state) == ["draft 6 initiative"]


@pytest.mark.rule("P-DICE-19")
@pytest.mark.rule("P-DICE-20")
@pytest.mark.rule("P-DICE-21")
@pytest.mark.rule("P-DICE-G3")
@pytest.mark.parametrize(("track", "other"), [(constants.INITIATIVE, 14), (constants.ENGINEERING, 15)])
def test_worked_example_every_choice_leads_past_the_right_end(track: int, other: int) -> None:
    state = drafting([5, 6], 3, initiative=14, engineering=15)
    four = [f"draft {value} {marker}" for value in (5, 6) for marker in ("initiative", "engineering")]
    assert legal(GAME, state) == four
    markers(state, track, (0, other), (1, 15), (2, 15))
    apply(GAME, state, four[2 + track])
    assert track_of(state, track) == [(1, 15), (2, 15), (0, 15)]


@pytest.mark.rule("P-DICE-18")
@pytest.mark.rule("P-DICE-G3")
@pytest.mark.rule("P-DICE-G5")
def test_worked_example_both_markers_on_the_rightmost_space() -> None:
    state = drafting([1, 4], 3, initiative=15, engineering=15)
    assert legal(GAME, state) == ["draft 1 initiative", "draft 1 engineering"]
    lay_dice(state, [3, 4], 3)
    assert legal(GAME, state) == ["draft 3 none"]
    lay_dice(state, [4], 3)
    markers(state, constants.INITIATIVE, (0, 15), (1, 15), (2, 15))
    apply(GAME, state, "draft 4 initiative")
    assert track_of(state, constants.INITIATIVE) == [(1, 15), (2, 15), (0, 15)]


@pytest.mark.rule("P-DICE-22")
@pytest.mark.rule("P-DICE-G2")
@pytest.mark.rule("P-DICE-G6")
def test_worked_example_a_marker_stops_at_the_left_end_on_top() -> None:
    state = drafting([1], 5, initiative=8, engineering=2)
    assert distance(state, 1) == -4
    assert legal(GAME, state) == ["draft 1 initiative", "draft 1 engineering"]
    apply(GAME, state, "draft 1 engineering")
    assert track_of(state, constants.ENGINEERING) == [(0, 1), (1, 1), (2, 1)]


@pytest.mark.rule("P-DICE-G2")
def test_a_marker_already_on_the_leftmost_space_comes_on_top_of_its_stack() -> None:
    state = drafting([1], 5, initiative=1, engineering=8)
    apply(GAME, state, "draft 1 initiative")
    assert track_of(state, constants.INITIATIVE) == [(0, 1), (1, 1), (2, 1)]


@pytest.mark.rule("P-DICE-G6")
def test_the_left_end_never_bars_a_choice() -> None:
    state = drafting([1, 2], 3, initiative=1, engineering=2)
    assert len(legal(GAME, state)) == 4


@pytest.mark.rule("P-DICE-23")
@pytest.mark.rule("P-DICE-24")
@pytest.mark.rule("P-DICE-17")
def test_worked_example_of_a_stack_higher_is_ahead_and_left_is_ahead() -> None:
    state = rolled(USUAL)
    markers(state, constants.INITIATIVE, (1, 7), (2, 9), (0, 10))
    move_marker(state, 1, -2)  # seat 2 arrives on 7, on top of seat 1
    move_marker(state, marker_place(state, 0, 0), -3)  # then seat 0
    assert track_of(state, constants.INITIATIVE) == [(0, 7), (2, 7), (1, 7)]
    idle(GAME, state, until=lambda s: bool(s.actor == CHANCE))
    assert list(state.order) == [seat for seat, _ in track_of(state, constants.INITIATIVE)]


@pytest.mark.rule("P-DICE-25")
@pytest.mark.parametrize(("seats", "rest"), [(2, 3), (3, 1), (4, 1)])
def test_dice_left_after_the_draft(seats: int, rest: int) -> None:
    state = rolled([2] * (9 if seats == 4 else 7), seats)
    while legal(GAME, state, "draft"):
        apply(GAME, state, "draft 2 none")
    assert dice_on_board(state) == [2] * rest


@pytest.mark.rule("P-DICE-G4")
def test_the_others_keep_their_order_when_a_marker_leaves_a_stack() -> None:
    state = rolled(USUAL)
    markers(state, constants.INITIATIVE, (1, 8), (0, 8), (2, 8))
    apply(GAME, state, "draft 1 initiative")
    assert track_of(state, constants.INITIATIVE) == [(0, 6), (1, 8), (2, 8)]


@pytest.mark.rule("P-DICE-G7")
def test_left_over_dice_stay_through_all_turns_and_go_with_the_next_roll() -> None:
    state = acting(dice=(1, 2), left_over=(3,))
    for seat in range(3):
        assert state.actor == seat
        assert dice_on_board(state) == [3]
        apply(GAME, state, "end")
    idle(GAME, state, until=lambda s: bool(legal(GAME, s, "roll")))
    assert dice_on_board(state) == []


@pytest.mark.rule("P-DICE-G8")
def test_passing_is_not_allowed_in_the_draft() -> None:
    state = rolled(USUAL)
    assert {text.split()[0] for text in legal(GAME, state)} == {"draft"}
    assert refused(GAME, state, "pass")
    assert refused(GAME, state, "end")


@pytest.mark.rule("P-DICE-G9")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([(1, 1), (0, 2), (2, 9)], [(0, 1), (1, 1), (2, 9)]),
        ([(1, 5), (2, 5), (0, 8)], [(0, 5), (1, 5), (2, 5)]),
    ],
)
def test_an_effect_moves_a_marker_by_the_same_rules(
    before: list[tuple[int, int]], after: list[tuple[int, int]]
) -> None:
    state = acting(dice=(1, 2), round_number=8, board_3="diii")
    markers(state, constants.INITIATIVE, *before)
    apply(GAME, state, "patent diii-8a 1 plain")  # an Initiative marker 3 spaces to the left
    assert track_of(state, constants.INITIATIVE) == after


@pytest.mark.rule("P-DICE-G10")
def test_the_marker_has_moved_before_the_next_die_is_taken() -> None:
    state = rolled(USUAL)
    apply(GAME, state, "draft 1 initiative")
    assert state.actor == 1
    apply(GAME, state, "draft 4 initiative")
    apply(GAME, state, "draft 4 initiative")
    assert track_of(state, constants.INITIATIVE) == [(0, 6), (2, 9), (1, 9)]


@pytest.mark.rule("P-DICE-G11")
def test_dice_of_one_value_are_one_choice() -> None:
    texts = legal(GAME, rolled(USUAL))
    assert texts == [
        *("draft 1 initiative", "draft 1 engineering", "draft 2 initiative", "draft 2 engineering"),
        "draft 3 none",
        *("draft 4 initiative", "draft 4 engineering", "draft 6 initiative", "draft 6 engineering"),
    ]


@pytest.mark.rule("P-DICE-G12")
@pytest.mark.rule("P-PROD-G6")
def test_the_median_marker_stays_when_dice_are_taken() -> None:
    state = rolled((2, 3, 3, 3, 5, 6, 6))
    for text in ("draft 3 initiative", "draft 3 initiative", "draft 3 initiative", "draft 2 initiative"):
        apply(GAME, state, text)
        assert state.median == 7
    assert distance(state, 5) == 2


@pytest.mark.rule("P-ACT-G18")
def test_two_moves_that_change_nothing_are_one_choice() -> None:
    state = drafting([1], 3, initiative=1, engineering=1)
    markers(state, constants.INITIATIVE, (0, 1), (1, 1), (2, 1))
    markers(state, constants.ENGINEERING, (0, 1), (1, 1), (2, 1))
    assert legal(GAME, state) == ["draft 1 initiative"]
    assert refused(GAME, state, "draft 1 engineering") == "P-ACT-G18"
    markers(state, constants.ENGINEERING, (1, 1), (0, 1), (2, 1))
    assert len(legal(GAME, state)) == 2


@pytest.mark.rule("P-DATA-25")
@pytest.mark.parametrize(("spaces", "loss"), [((13, 8), 0), ((14, 8), 1), ((14, 15), 3)])
def test_worked_examples_of_penalties(spaces: tuple[int, int], loss: int) -> None:
    state = acting(dice=(4, 2), seat=0)
    markers(state, constants.INITIATIVE, (1, 8), (2, 8), (0, spaces[0]))
    markers(state, constants.ENGINEERING, (1, 8), (2, 8), (0, spaces[1]))
    set_own(state, 0, columns.POINTS, 10)
    apply(GAME, state, "end", "end", "end")
    assert state.scores()[0] == 10 - loss


@pytest.mark.rule("P-DATA-25")
def test_five_spaces_right_of_the_start_cost_nothing_yet() -> None:
    state = rolled((1, 1, 1, 1, 6, 6, 6))
    assert distance(state, 6) == 5
    apply(GAME, state, "draft 6 initiative")
    assert (0, 13) in track_of(state, constants.INITIATIVE)
    assert constants.PENALTY[13] == 0
