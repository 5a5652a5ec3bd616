"""The pieces of the game in the product (catalogue section 2)."""

import pytest

from astrarium.games.pulsar2849.components import constants, schema, starmap, tables
from astrarium.games.pulsar2849.rules import codes, columns
from tests.rules.pulsar2849.board import (
    GAME,
    acting,
    dealt,
    dice_on_board,
    entered,
    finish_round,
    gyrodyne,
    hand,
    place_ship,
    points,
    ring,
    rolled,
    set_own,
    track_of,
)
from tests.table import apply, idle, legal, refused

PULSARS = ["n5", "n11", "n16", "n22", "n28", "n35"]


@pytest.mark.rule("P-COMP-01")
def test_the_star_cluster_has_a_sun_side_without_dead_ends_and_one_with_them() -> None:
    assert [star_map.sun for star_map in starmap.MAPS] == [True, False]
    dead = [place for place, flag in enumerate(starmap.DEAD_END) if flag]
    assert dead
    assert min(dead) >= starmap.FIRST_NODE[1]


@pytest.mark.rule("P-COMP-02")
def test_a_die_spent_is_neither_held_nor_on_the_dice_board() -> None:
    state = acting(dice=(2, 4), left_over=(3,))
    apply(GAME, state, "modifier pm1 2 plain")
    assert (hand(state), dice_on_board(state)) == ([4], [3])
    apply(GAME, state, "end")
    assert (hand(state), dice_on_board(state)) == ([], [3])


@pytest.mark.rule("P-COMP-03")
@pytest.mark.rule("P-COMP-05")
def test_seven_dice_for_two_and_three_players_nine_for_four() -> None:
    assert [constants.SILVER_DICE[seats] for seats in (2, 3, 4)] == [7, 7, 9]
    for seats in (2, 3, 4):
        log = idle(GAME, entered(seats), until=lambda s: bool(s.actor >= 0))
        assert len(log) == constants.SILVER_DICE[seats]


@pytest.mark.rule("P-COMP-04")
def test_the_dice_board_has_six_values_the_turn_order_and_two_tracks() -> None:
    state = rolled((1, 2, 3, 4, 5, 6, 6))
    assert dice_on_board(state) == [1, 2, 3, 4, 5, 6, 6]
    assert sorted(state.order) == [0, 1, 2]
    for track in (constants.INITIATIVE, constants.ENGINEERING):
        assert sorted(seat for seat, _ in track_of(state, track)) == [0, 1, 2]


@pytest.mark.rule("P-COMP-06")
@pytest.mark.rule("P-DATA-51")
def test_there_is_one_bonus_die_beside_the_silver_ones() -> None:
    state = acting(dice=(2,), left_over=(2, 5))
    set_own(state, 0, columns.CUBES, 8)
    apply(GAME, state, "copy 5")
    assert (state.bonus, hand(state)) == (5, [2])
    assert {"launch 2 plain", "launch b5 plain"} <= set(legal(GAME, state))
    assert refused(GAME, state, "copy 2") == "P-COPY-G2"


@pytest.mark.rule("P-COMP-08")
@pytest.mark.parametrize(("seats", "rockets"), [(2, 3), (3, 2), (4, 2)])
def test_rockets_on_the_turn_order_track_and_the_map(seats: int, rockets: int) -> None:
    state = entered(seats)
    for seat in range(seats):
        assert list(state.order).count(seat) + (state.get(seat, columns.SHIP) >= 0) == rockets


@pytest.mark.rule("P-COMP-09")
def test_a_player_has_six_rings() -> None:
    state = acting(dice=(2, 1))
    for number, place in enumerate(PULSARS):
        assert state.get(0, columns.RINGS_LEFT) == 6 - number
        ring(state, 0, place)
    place_ship(state, 0, "n41")
    apply(GAME, state, "launch 1 plain", "fly n42")
    assert state.get(0, columns.RINGS_LEFT) == 0
    assert not legal(GAME, state, "ring")


@pytest.mark.rule("P-COMP-10")
def test_discs_mark_tracks_scores_and_patents_without_running_out() -> None:
    state = acting(dice=(3, 5))
    apply(GAME, state, "patent ai-1b 3 plain", "patent ai-1c 5 plain")
    assert list(state.icon).count(0) == 2
    assert (0, 8) in track_of(state, constants.INITIATIVE)
    assert len(state.scores()) == 3


@pytest.mark.rule("P-COMP-13")
def test_there_are_two_kinds_of_modifier() -> None:
    state = acting(dice=(2, 2))
    assert schema.TOKENS == ["pm1", "plus2"]
    set_own(state, 0, columns.PM1, 1)
    set_own(state, 0, columns.PLUS2, 1)
    launches = legal(GAME, state, "launch")
    assert launches == [f"launch 2 {change}" for change in ("plain", "minus1", "plus1", "plus2")]


@pytest.mark.rule("P-COMP-14")
def test_gyrodynes_come_in_three_sizes() -> None:
    assert constants.SIZES == len(constants.GYRODYNES.names) == 3
    state = acting(dice=(1, 2, 4))
    apply(GAME, state, "take gyro-1 1 plain", "take gyro-2 2 plain", "take gyro-3 4 plain")
    assert [state.get(0, columns.AREA + size) for size in range(3)] == [1, 1, 1]
    assert list(state.stock)[columns.STACK : columns.STACK + 3] == [9, 9, 9]


@pytest.mark.rule("P-COMP-15")
def test_a_gyrodyne_is_under_construction_until_it_is_turned() -> None:
    state = acting(dice=(3, 2))
    gyrodyne(state, 0, "n5", 1)
    assert 1 in state.gyro
    apply(GAME, state, "finish gyro-1 3 plain")
    assert 1 + codes.SPIN in state.gyro
    assert refused(GAME, state, "finish gyro-1 3 plain") == "P-GYR-08"


@pytest.mark.rule("P-COMP-16")
@pytest.mark.parametrize("size", [1, 2, 3])
def test_each_size_has_an_award_of_seven_and_one_of_four(size: int) -> None:
    assert list(constants.AWARD_POINTS) == [7, 4]
    state = acting()
    gains = []
    for place in PULSARS:
        ring(state, 0, place)
        set_own(state, 0, columns.AREA + size - 1, 1)
        before = points(state, 0)
        apply(GAME, state, f"develop gyro-{size} {place}")
        gains.append(points(state, 0) - before)
    assert gains == [0, 7, 0, 4, 0, 0]


@pytest.mark.rule("P-COMP-17")
def test_there_is_a_choice_of_technology_boards_in_three_categories() -> None:
    assert [list(tables.BOARD_CATEGORY).count(category) for category in range(3)] == [4, 4, 4]
    assert tables.BOARDS[:3] == ["ai", "aii", "aiii"]
    assert GAME.options["board_3"].choices == ("random", "aiii", "biii", "ciii", "diii")


@pytest.mark.rule("P-COMP-18")
def test_transmitters_come_in_three_letters() -> None:
    assert tables.LETTERS == ["A", "B", "C"]
    for letter in range(3):
        copies = zip(tables.DESIGN_LETTER, tables.DESIGN_COPIES, strict=True)
        assert sum(number for its, number in copies if its == letter) == 8


@pytest.mark.rule("P-COMP-20")
def test_there_is_one_pile_of_exploration_tiles() -> None:
    state = acting(dice=(5, 2), round_number=5)
    apply(GAME, state, "patent aii-5b 5 plain", "explore exp-vp4", "explore exp-vp4")
    assert (state.pile.left, sum(state.discard), sum(tables.EXPLORATION_COPIES)) == (10, 2, 12)


@pytest.mark.rule("P-COMP-21")
def test_three_of_six_two_sided_goal_tiles_are_used() -> None:
    assert sorted(constants.GOALS.tiles) == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]
    state = dealt(goal_1="random", goal_2="random", goal_3="random")
    assert len({constants.GOALS.tiles[goal] for goal in state.goals}) == 3


@pytest.mark.rule("P-COMP-22")
def test_hqs_are_optional_and_each_player_uses_one_side() -> None:
    assert [f"h-{board}{side}" for board in tables.HQ_BOARDS for side in (1, 2)] == tables.FACES
    with_them = entered(4, hq=True)
    assert len({int(with_them.get(seat, columns.FACE)) // 2 for seat in range(4)}) == 4
    assert entered(4).get(0, columns.FACE) == -1
    assert refused(GAME, acting(dice=(1, 2)), "project h-a1-b1 1 plain") == "P-HQ-01"


@pytest.mark.rule("P-COMP-23")
def test_the_time_marker_shows_the_current_row() -> None:
    state = acting(dice=(2, 5), round_number=1)
    assert refused(GAME, state, "patent ai-2a 2 plain") == "P-TEC-01"
    finish_round(state)
    idle(GAME, state, until=lambda s: bool(legal(GAME, s, "end")))
    assert state.round == 2
    state.hand[int(state.actor) * 7 + 2] = 1
    assert refused(GAME, state, "patent ai-2a 2 plain") == ""


@pytest.mark.rule("P-COMP-24")
def test_scores_are_kept_through_the_match() -> None:
    state = entered(3)
    before = state.scores()
    state.notes = []
    idle(GAME, state)
    gains = [sum(amount for seat, _, amount in state.notes if seat == its) for its in range(3)]
    assert state.scores() == [score + gain for score, gain in zip(before, gains, strict=True)]
    assert any(gains)
