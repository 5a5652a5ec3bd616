"""Improving habitable systems and opening them for settlement (catalogue sections 10 and 11)."""

import pytest

from astrarium.games.globular_cluster import GAME
from astrarium.games.globular_cluster.components import tables
from tests.rules.globular_cluster.board import (
    BoardBuilder,
    as_position,
    cell,
    do,
    idle,
    legal,
    members,
    refused,
)

SPOTS = ["i7", "g7", "e7", "j6", "h6", "f6", "j8", "h8", "f8"]


def systems(*values: int, number: int = 4, **options: str) -> BoardBuilder:
    """Return a board with habitable tiles of `values` from i7 to the left: tiles of `number` plus pennies."""
    board = BoardBuilder(2, **options)
    for place, value in zip(SPOTS, values, strict=False):
        board.tile(place, f"green-{number}", pennies=value - number)
    return board


@pytest.mark.rule("G-INFRA-01")
@pytest.mark.parametrize("place", ["k7", "l6", "m7", "i7"])
def test_only_habitable_tiles_are_improved(place: str) -> None:
    s = BoardBuilder().members(0, "k7", 2).members(0, "l6", 2).turn()
    assert refused(s, f"improve {place}") == "G-INFRA-01"


@pytest.mark.rule("G-INFRA-02")
@pytest.mark.rule("G-INFRA-04")
def test_an_improvement_costs_two_points_and_adds_a_penny_and_a_point_of_value() -> None:
    s = systems(4).members(0, "i7").turn()
    do(s, "improve i7")
    assert (s.points, s.pennies[cell("i7")], s.value(cell("i7"))) == (8, 1, 5)


@pytest.mark.rule("G-INFRA-03")
def test_improving_needs_an_own_piece_there() -> None:
    s = systems(4).members(1, "i7", 3).turn()
    assert refused(s, "improve i7") == "G-INFRA-03"


@pytest.mark.rule("G-INFRA-05")
def test_a_third_improvement_of_a_tile_in_a_turn_is_refused() -> None:
    s = systems(4).members(0, "i7", 5).leader(0, "i7").turn()
    do(s, "improve i7", "improve i7")
    assert refused(s, "improve i7") == "G-INFRA-05"


@pytest.mark.rule("G-INFRA-06")
@pytest.mark.rule("G-GAP-21")
def test_the_second_improvement_needs_a_second_piece() -> None:
    s = systems(4).members(0, "i7").members(0, "k7").turn()
    do(s, "improve i7")
    assert refused(s, "improve i7") == "G-INFRA-06"
    do(s, "move member k7 i7", "improve i7")
    assert s.value(cell("i7")) == 6


@pytest.mark.rule("G-INFRA-06")
@pytest.mark.rule("G-TURN-05")
def test_a_leader_alone_may_improve_twice() -> None:
    s = systems(4).leader(0, "i7").turn()
    do(s, "improve i7", "improve i7")
    assert s.value(cell("i7")) == 6


@pytest.mark.rule("G-INFRA-07")
def test_the_value_is_the_number_and_the_pennies() -> None:
    s = BoardBuilder().tile("i7", "green-3", pennies=2).tile("j6", "green-a").turn()
    assert (s.value(cell("i7")), s.value(cell("j6"))) == (5, 1)


@pytest.mark.rule("G-INFRA-08")
@pytest.mark.rule("G-INFRA-09")
@pytest.mark.rule("G-INFRA-10")
@pytest.mark.rule("G-INFRA-11")
@pytest.mark.rule("G-INFRA-15")
@pytest.mark.parametrize(
    ("value", "limit", "clause"),
    [(6, 5, "G-INFRA-08"), (7, 4, "G-INFRA-09"), (8, 3, "G-INFRA-10"), (9, 2, "G-INFRA-11")],
)
def test_the_number_of_tiles_of_a_value_is_limited(value: int, limit: int, clause: str) -> None:
    assert tables.VALUE_LIMITS[value] == limit
    full = systems(value - 1, *[value] * limit).members(0, "i7").turn()
    assert refused(full, "improve i7") == clause
    room = systems(value - 1, *[value] * (limit - 1)).members(0, "i7").turn()
    assert refused(room, "improve i7") == ""


@pytest.mark.rule("G-INFRA-15")
def test_no_limit_for_values_below_six() -> None:
    s = systems(4, 5, 5, 5, 5, 5, 5, 5, 5).members(0, "i7").turn()
    assert refused(s, "improve i7") == ""


@pytest.mark.rule("G-INFRA-08")
@pytest.mark.rule("G-CHECK-20")
def test_a_sixth_tile_of_value_six_is_refused() -> None:
    s = systems(5, 6, 6, 6, 6, 6).members(0, "i7").turn()
    assert refused(s, "improve i7") == "G-INFRA-08"
    assert legal(s, "improve") == []


@pytest.mark.rule("G-NOTE-09")
@pytest.mark.rule("G-CHECK-21")
def test_a_tile_that_rises_no_longer_counts_for_its_old_value() -> None:
    s = systems(5, 6, 6, 6, 6, 6, 7).members(0, "i7").members(0, "g7").turn()
    assert refused(s, "improve i7") == "G-INFRA-08"
    do(s, "improve g7", "improve i7")
    assert (s.value(cell("g7")), s.value(cell("i7"))) == (7, 6)


@pytest.mark.rule("G-NOTE-09")
def test_opened_tiles_count_for_the_limits() -> None:
    s = systems(8, 9, 9).members(0, "i7").opened(1, "g7").opened(0, "e7").turn()
    assert refused(s, "improve i7") == "G-INFRA-11"


@pytest.mark.rule("G-INFRA-12")
@pytest.mark.rule("G-CHECK-22")
def test_no_value_above_nine() -> None:
    s = systems(9).members(0, "i7").turn()
    assert refused(s, "improve i7") == "G-INFRA-12"


@pytest.mark.rule("G-OPT-02")
def test_the_option_value_limits_and_its_default() -> None:
    option = GAME.options["value_limits"]
    assert (option.default, option.choices) == ("exact", ("exact", "at-least"))


@pytest.mark.rule("G-OPT-02")
@pytest.mark.rule("G-INFRA-15")
@pytest.mark.rule("G-CHECK-42")
def test_at_least_counts_higher_values_too() -> None:
    values = (5, 6, 6, 9, 8, 7)
    s = systems(*values, value_limits="at-least").members(0, "i7").members(0, "g7").turn()
    assert refused(s, "improve i7") == "G-INFRA-08"
    assert refused(s, "improve g7") == ""
    exact = systems(*values).members(0, "i7").members(0, "g7").turn()
    assert refused(exact, "improve i7") == ""


@pytest.mark.rule("G-GAP-13")
@pytest.mark.rule("G-INFRA-15")
@pytest.mark.rule("G-CHECK-43")
def test_a_tile_cannot_pass_through_a_full_value() -> None:
    s = systems(6, 7, 7, 7, 7).members(0, "i7", 2).members(0, "g7").turn()
    assert refused(s, "improve i7") == "G-INFRA-09"
    do(s, "improve g7")
    assert s.value(cell("g7")) == 8
    do(s, "improve i7", "improve i7")
    assert s.value(cell("i7")) == 8


@pytest.mark.rule("G-INFRA-13")
def test_majority_is_not_needed_to_improve() -> None:
    s = systems(4).members(0, "i7").members(1, "i7", 5).leader(1, "i7").turn()
    assert refused(s, "improve i7") == ""


@pytest.mark.rule("G-INFRA-14")
def test_several_tiles_are_improved_in_a_turn_each_twice() -> None:
    s = systems(4, 4).members(0, "i7", 2).members(0, "g7", 2).turn()
    do(s, "improve i7", "improve g7", "improve i7", "improve g7")
    assert (s.points, s.value(cell("i7")), s.value(cell("g7"))) == (2, 6, 6)


@pytest.mark.rule("G-INFRA-16")
@pytest.mark.rule("G-GAP-20")
def test_the_limit_per_tile_binds_only_the_player_on_turn() -> None:
    s = systems(2, number=2).members(0, "i7", 2).members(1, "i7", 2).turn()
    do(s, "improve i7", "improve i7", "end")
    idle(s, until=lambda state: state.actor == 1 and "end" in legal(state))
    do(s, "improve i7", "improve i7", "end")
    idle(s, until=lambda state: state.actor == 0 and "end" in legal(state))
    do(s, "improve i7")
    assert s.value(cell("i7")) == 7


@pytest.mark.rule("G-TURN-04")
@pytest.mark.parametrize(("points", "clause"), [(1, "G-TURN-04"), (2, "")])
def test_improving_must_be_affordable(points: int, clause: str) -> None:
    s = systems(4).members(0, "i7").turn(points=points)
    assert refused(s, "improve i7") == clause
    assert ("improve i7" in legal(s)) == (clause == "")


@pytest.mark.rule("G-OPEN-01")
@pytest.mark.rule("G-CHECK-23")
@pytest.mark.parametrize("place", ["i7", "k7", "l6", "g7"])
def test_only_an_improved_habitable_tile_is_opened(place: str) -> None:
    s = systems(4).members(0, "i7", 3).members(0, "k7").members(0, "l6").turn()
    assert refused(s, f"open {place}") == "G-OPEN-01"


@pytest.mark.rule("G-OPEN-02")
@pytest.mark.rule("G-CHECK-23")
@pytest.mark.parametrize("others", [2, 3])
def test_only_the_majority_opens(others: int) -> None:
    s = systems(5).members(0, "i7", 2).members(1, "i7", others).turn()
    assert refused(s, "open i7") == "G-OPEN-02"


@pytest.mark.rule("G-OPEN-02")
def test_opening_needs_an_own_piece_there() -> None:
    assert refused(systems(5).turn(), "open i7") == "G-OPEN-02"


@pytest.mark.rule("G-OPEN-03")
@pytest.mark.rule("G-TURN-04")
@pytest.mark.parametrize(("points", "clause"), [(4, "G-TURN-04"), (5, "")])
def test_opening_costs_five_points(points: int, clause: str) -> None:
    s = systems(5).members(0, "i7").turn(points=points)
    assert refused(s, "open i7") == clause
    assert legal(s, "open") == (["open i7"] if points == 5 else [])


@pytest.mark.rule("G-OPEN-03")
def test_opening_takes_five_points() -> None:
    s = systems(5).members(0, "i7").turn()
    do(s, "open i7")
    assert s.points == 5


@pytest.mark.rule("G-OPEN-04")
@pytest.mark.rule("G-OPEN-07")
@pytest.mark.rule("G-CHECK-24")
def test_one_member_stays_on_the_pennies_and_the_others_leave_the_game() -> None:
    s = systems(5).members(0, "i7", 4).members(1, "i7", 2).turn()
    do(s, "open i7")
    assert s.opener(cell("i7")) == 0
    assert (members(s, 0, "i7"), members(s, 0, "m7"), members(s, 1, "i7")) == (0, 8, 2)
    assert sum(s.members) == 8 + 12


@pytest.mark.rule("G-OPEN-05")
@pytest.mark.rule("G-SCORE-05")
@pytest.mark.rule("G-CHECK-45")
def test_the_opener_scores_the_tile_against_any_presence_there() -> None:
    board = systems(5).opened(0, "i7").members(1, "i7", 5)
    assert (board.scored(0), board.scored(1)) == (5, 0)


@pytest.mark.rule("G-OPEN-06")
def test_an_opened_tile_cannot_be_improved() -> None:
    s = systems(5).opened(1, "i7").members(0, "i7", 2).turn()
    assert refused(s, "improve i7") == "G-OPEN-06"


@pytest.mark.rule("G-OPEN-08")
@pytest.mark.rule("G-GAP-27")
@pytest.mark.parametrize("seat", [0, 1])
def test_pieces_of_all_players_still_enter_and_cross_an_opened_tile(seat: int) -> None:
    s = systems(5, 4).opened(0, "i7").members(seat, "k7").leader(seat, "k7").turn(seat=seat)
    do(s, "move member k7 i7", "move member i7 g7", "move leader k7 i7")
    assert (members(s, seat, "g7"), s.presence(seat, cell("i7"))) == (1, 3)


@pytest.mark.rule("G-GAP-27")
def test_pieces_on_an_opened_tile_do_not_change_its_score() -> None:
    board = systems(5).opened(0, "i7").members(0, "i7", 1).members(1, "i7", 2)
    assert (board.scored(0), board.scored(1)) == (5, 0)


@pytest.mark.rule("G-OPEN-09")
@pytest.mark.rule("G-CHECK-23")
def test_a_player_opens_one_tile_at_most() -> None:
    s = systems(5, 5).members(0, "i7").members(0, "g7").turn()
    do(s, "open i7")
    assert refused(s, "open g7") == "G-OPEN-09"
    assert legal(s, "open") == []


@pytest.mark.rule("G-OPEN-10")
def test_an_opened_tile_is_not_opened_again() -> None:
    s = systems(5).opened(1, "i7").members(0, "i7", 3).turn()
    assert refused(s, "open i7") == "G-OPEN-10"
    assert legal(s, "open") == []


@pytest.mark.rule("G-GAP-14")
@pytest.mark.rule("G-GAP-18")
@pytest.mark.rule("G-CHECK-44")
def test_a_leader_that_opens_a_system_leaves_the_game() -> None:
    s = systems(5).leader(0, "i7").members(1, "i7", 2).turn()
    do(s, "open i7")
    assert s.presence(0, cell("i7")) == 0
    assert [text for text in legal(s) if "leader" in text] == []
    assert refused(s, "move leader i7 k7") == "G-MOVE-01"


@pytest.mark.rule("G-GAP-14")
def test_no_piece_is_left_in_play_where_a_system_was_opened() -> None:
    s = systems(5).leader(0, "i7").members(0, "i7", 2).turn()
    do(s, "open i7")
    assert (s.presence(0, cell("i7")), s.leader[0]) == (0, -1)
    assert refused(s, "move member i7 k7") == "G-MOVE-01"


@pytest.mark.rule("G-GAP-18")
def test_pieces_leave_the_game_for_good_but_caches_and_stations_stay() -> None:
    board = systems(5).members(0, "i7", 12).leader(0, "i7").caches(0, 1).station(0, "k7")
    s = board.turn()
    do(s, "open i7")
    s = as_position(GAME.restore(s.to_bytes()))
    idle(s)
    assert (sum(list(s.members)[: len(s.tile)]), s.leader[0]) == (0, -1)
    assert s.station_owner(cell("k7")) == 0
    assert s.scores()[0] == 3 * (5 + 1)
