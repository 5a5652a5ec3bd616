"""Differences with two players (catalogue section 12)."""

from collections.abc import Sequence

import pytest

from astrarium.core.state import CHANCE
from astrarium.games.pulsar2849.components import constants, schema, starmap
from astrarium.games.pulsar2849.position import PulsarPosition
from astrarium.games.pulsar2849.rules import codes, columns
from astrarium.games.pulsar2849.rules.stationing import free_planets
from tests.rules.pulsar2849.board import (
    GAME,
    acting,
    dealt,
    dice_on_board,
    entered,
    finish_round,
    hand,
    lay_dice,
    markers,
    node,
    points,
    reasons,
    rolled,
    set_own,
    track_of,
    uncover,
)
from tests.table import apply, idle, legal, refused

EVEN_ORDER = [(0, 8), (1, 8), (0, 9), (1, 9)]


def new_round(*initiative: tuple[int, int], dice: Sequence[int] = (3,) * 7) -> PulsarPosition:
    """Return the next round after one that ended with these Initiative markers, its dice rolled."""
    state = acting(seats=2)
    markers(state, constants.INITIATIVE, *initiative)
    finish_round(state)
    idle(GAME, state, until=lambda s: bool(legal(GAME, s, "roll")))
    apply(GAME, state, *(f"roll {value}" for value in dice))
    return state


def drafting(dice: Sequence[int], initiative: Sequence[tuple[int, int]]) -> PulsarPosition:
    """Return the draft of seat 0 from these dice, the median marker on 3, the Initiative markers as given."""
    state = rolled((1, 2, 2, 3, 4, 4, 6), 2)
    markers(state, constants.INITIATIVE, *initiative)
    markers(state, constants.ENGINEERING, *initiative)
    lay_dice(state, dice, 3)
    return state


def finals(state: PulsarPosition, clause: str) -> dict[int, int]:
    """Return the VP by seat for a clause when the two turns of the round are over."""
    totals = {0: 0, 1: 0}
    for seat, why, amount in reasons(state, "end", "end"):
        totals[seat] += amount * (why == clause)
    return totals


@pytest.mark.rule("P-2P-01")
@pytest.mark.rule("P-2P-02")
def test_two_rockets_on_the_turn_order_track_alternating_and_one_on_the_map() -> None:
    state = entered(2)
    assert list(state.order) == [0, 1, 0, 1]
    assert len({int(state.get(seat, columns.SHIP)) for seat in range(2)}) == 2


@pytest.mark.rule("P-2P-02")
def test_the_first_player_has_the_first_and_the_third_place() -> None:
    state = GAME.start(2)
    assert isinstance(state, PulsarPosition)
    apply(GAME, state, "order s1-s0")
    assert list(state.order) == [1, 0, 1, 0]


@pytest.mark.rule("P-2P-03")
def test_seven_silver_dice_are_used() -> None:
    state = entered(2)
    log = idle(GAME, state, until=lambda s: bool(s.actor != CHANCE))
    assert [text.split()[0] for _, text in log] == ["roll"] * 7


@pytest.mark.rule("P-2P-04")
def test_the_dice_board_has_the_side_of_three_players_with_four_turn_order_spaces() -> None:
    assert constants.SILVER_DICE[2] == constants.SILVER_DICE[3] == 7
    assert constants.SILVER_DICE[4] == 9
    assert len(entered(2).order) == 4


@pytest.mark.rule("P-2P-05")
def test_each_player_has_two_markers_on_each_track() -> None:
    state = entered(2)
    assert [constants.MARKERS_EACH[seats] for seats in (2, 3, 4)] == [2, 1, 1]
    for track in (constants.INITIATIVE, constants.ENGINEERING):
        assert sorted(seat for seat, _ in track_of(state, track)) == [0, 0, 1, 1]


@pytest.mark.rule("P-2P-06")
def test_the_draft_is_one_pass_through_the_four_rockets() -> None:
    state = new_round((1, 3), (1, 4), (0, 5), (0, 6))
    drafted = []
    while legal(GAME, state, "draft"):
        drafted.append(int(state.actor))
        apply(GAME, state, "draft 3 none")
    assert drafted == [1, 1, 0, 0]
    assert (hand(state, 0), hand(state, 1), dice_on_board(state)) == ([3, 3], [3, 3], [3, 3, 3])


@pytest.mark.rule("P-2P-07")
def test_worked_example_the_duty_covers_all_four_markers() -> None:
    state = drafting([6], [(1, 1), (1, 1), (0, 15), (0, 15)])
    markers(state, constants.INITIATIVE, (1, 1), (1, 1), (0, 6), (0, 15))
    assert legal(GAME, state) == ["draft 6 initiative"]
    assert refused(GAME, state, "draft 6 initiative-2") == "P-DICE-18"
    apply(GAME, state, "draft 6 initiative")
    assert (0, 9) in track_of(state, constants.INITIATIVE)


@pytest.mark.rule("P-2P-07")
def test_a_trailing_marker_that_stays_on_the_track_must_be_used_too() -> None:
    state = drafting([6], [(0, 13), (1, 13), (1, 13), (0, 13)])
    markers(state, constants.ENGINEERING, (0, 12), (1, 13), (1, 13), (0, 13))
    assert legal(GAME, state) == ["draft 6 engineering"]


@pytest.mark.rule("P-2P-08")
@pytest.mark.rule("P-2P-G6")
def test_worked_example_engineering_awards_for_two_markers_of_one_player() -> None:
    state = acting(seats=2)
    markers(state, constants.ENGINEERING, (0, 3), (0, 4), (1, 5), (1, 6))
    before = points(state, 0), points(state, 1)
    finish_round(state)
    assert (state.get(0, columns.CUBES), state.get(1, columns.CUBES)) == (3, 0)
    assert (points(state, 0), points(state, 1)) == (before[0], before[1] + 1)


@pytest.mark.rule("P-2P-09")
@pytest.mark.rule("P-2P-G6")
@pytest.mark.parametrize(
    ("places", "expected"),
    [((0, 1, 0, 1), {0: 9, 1: 4}), ((1, 1, 0, 0), {0: 2, 1: 11}), ((0, 1, 1, 0), {0: 7, 1: 6})],
)
def test_final_initiative_points_go_to_the_first_three_markers(
    places: tuple[int, ...], expected: dict[int, int]
) -> None:
    state = acting(seats=2, round_number=8)
    markers(state, constants.INITIATIVE, *((seat, 3 + place) for place, seat in enumerate(places)))
    assert finals(state, "P-END-13") == expected


@pytest.mark.rule("P-2P-10")
@pytest.mark.parametrize(("seats", "clause"), [(2, "P-TEC-09"), (3, "")])
def test_a_technology_with_one_icon_keeps_its_single_owner(seats: int, clause: str) -> None:
    state = acting(dice=(4, 2), seats=seats, round_number=3)
    apply(GAME, state, "patent aii-3b 4 plain")
    finish_round(state)
    idle(GAME, state, until=lambda s: bool(s.actor == 1 and legal(GAME, s, "end")))
    state.hand[codes.DICE_SPACES + 4] = 1
    assert refused(GAME, state, "patent aii-3b 4 plain") == clause


@pytest.mark.rule("P-2P-11")
@pytest.mark.parametrize(("seats", "blue", "lifeless"), [(2, 1, 0), (3, 1, 1), (4, 2, 2)])
def test_planets_numbered_three_and_four_are_closed(seats: int, blue: int, lifeless: int) -> None:
    state = acting(seats=seats)
    uncover(state, "n3", "sys-15")
    system = starmap.SYSTEM_NUMBER[node("n3")]
    assert (free_planets(state, system, schema.BLUE), free_planets(state, system, schema.LIFELESS)) == (
        blue,
        lifeless,
    )


@pytest.mark.rule("P-2P-G1")
def test_starting_stacks_alternate_with_the_first_player_at_the_bottom() -> None:
    state = entered(2)
    for track in (constants.INITIATIVE, constants.ENGINEERING):
        assert track_of(state, track)[::-1] == [(0, 8), (1, 8), (0, 8), (1, 8)]


@pytest.mark.rule("P-2P-G2")
def test_starting_scores_are_five_and_six() -> None:
    assert entered(2).scores() == [5, 6]


@pytest.mark.rule("P-2P-G3")
def test_any_one_of_four_markers_may_be_moved() -> None:
    state = drafting([1], EVEN_ORDER)
    names = ["initiative", "engineering", "initiative-2", "engineering-2"]
    assert legal(GAME, state) == [f"draft 1 {name}" for name in names]
    apply(GAME, state, "draft 1 engineering-2")
    assert track_of(state, constants.ENGINEERING) == [(0, 7), (0, 8), (1, 8), (1, 9)]
    assert track_of(state, constants.INITIATIVE) == EVEN_ORDER


@pytest.mark.rule("P-2P-G4")
@pytest.mark.parametrize(("places", "first"), [((1, 0, 0, 1), 1), ((0, 0, 1, 1), 0), ((0, 1, 1, 0), 0)])
def test_one_turn_each_the_foremost_rocket_first(places: tuple[int, ...], first: int) -> None:
    state = new_round(*((seat, 3 + place) for place, seat in enumerate(places)))
    apply(GAME, state, *["draft 3 none"] * 4)
    turns = []
    while legal(GAME, state, "end"):
        turns.append(int(state.actor))
        assert hand(state, int(state.actor)) == [3, 3]
        apply(GAME, state, "end")
    assert turns == [first, 1 - first]


@pytest.mark.rule("P-2P-G5")
@pytest.mark.parametrize("places", [(1, 0, 0, 1), (1, 1, 0, 0), (0, 1, 0, 1)])
def test_the_rockets_follow_the_four_initiative_markers(places: tuple[int, ...]) -> None:
    state = new_round(*((seat, 4 + place) for place, seat in enumerate(places)))
    assert tuple(state.order) == places


@pytest.mark.rule("P-2P-G7")
def test_each_of_four_markers_is_penalised() -> None:
    state = acting(seats=2)
    markers(state, constants.INITIATIVE, (1, 8), (1, 8), (0, 14), (0, 15))
    markers(state, constants.ENGINEERING, (1, 2), (1, 3), (0, 14), (0, 14))
    set_own(state, 0, columns.POINTS, 20)
    finish_round(state)
    assert points(state, 0) == 20 - 1 - 2 - 1 - 1 + 1  # and 1 VP for the third place in engineering


@pytest.mark.rule("P-2P-G8")
def test_a_tie_is_broken_by_the_leading_marker() -> None:
    state = acting(seats=2)
    set_own(state, 0, columns.POINTS, 30)
    set_own(state, 1, columns.POINTS, 30)
    markers(state, constants.INITIATIVE, (1, 3), (0, 4), (0, 4), (1, 15))
    assert state.ranking() == [2, 1]
    markers(state, constants.INITIATIVE, (0, 3), (1, 3), (1, 4), (0, 15))
    assert state.ranking() == [1, 2]


@pytest.mark.rule("P-2P-G9")
def test_the_second_player_places_the_ship_first() -> None:
    state = dealt(2)
    assert state.actor == 1
    apply(GAME, state, "enter n1")
    assert state.actor == 0


@pytest.mark.rule("P-2P-G10")
def test_after_the_roll_the_owner_of_the_first_rocket_begins() -> None:
    state = new_round((1, 3), (0, 4), (0, 5), (1, 6))
    assert (state.order[0], state.actor) == (1, 1)


@pytest.mark.rule("P-2P-G11")
@pytest.mark.parametrize(
    ("text", "left"),
    [("draft 2 initiative", [(1, 8), (0, 8)]), ("draft 2 initiative-2", [(0, 8), (1, 8)])],
)
def test_worked_example_leading_and_trailing_marker_of_one_stack(
    text: str, left: list[tuple[int, int]]
) -> None:
    state = drafting([2], [(0, 8), (1, 8), (0, 8), (1, 12)])
    apply(GAME, state, text)
    assert track_of(state, constants.INITIATIVE) == [(0, 7), *left, (1, 12)]


@pytest.mark.rule("P-2P-G11")
@pytest.mark.rule("P-ACT-G18")
def test_worked_example_two_own_markers_on_one_another_are_one_option() -> None:
    state = drafting([2], [(0, 8), (0, 8), (1, 8), (1, 12)])
    assert legal(GAME, state) == ["draft 2 initiative", "draft 2 engineering"]
    assert refused(GAME, state, "draft 2 initiative-2") == "P-2P-G11"


@pytest.mark.rule("P-2P-G11")
def test_with_three_players_there_is_no_second_marker() -> None:
    assert refused(GAME, rolled((1, 2, 2, 3, 4, 4, 6)), "draft 1 initiative-2") == "P-2P-G11"


@pytest.mark.rule("P-2P-G12")
def test_if_every_choice_leads_past_the_right_end_any_of_the_four_may_move() -> None:
    state = drafting([6], [(0, 14), (0, 15), (1, 15), (1, 15)])
    names = ["initiative", "engineering", "initiative-2", "engineering-2"]
    assert legal(GAME, state) == [f"draft 6 {name}" for name in names]
    apply(GAME, state, "draft 6 initiative-2")
    assert track_of(state, constants.INITIATIVE) == [(0, 14), (1, 15), (1, 15), (0, 15)]
