"""Mining caches of crystals (catalogue section 8)."""

import pytest

from astrarium.core.state import CHANCE
from tests.rules.globular_cluster.board import BoardBuilder, cell, do, idle, legal, odds, refused, sheet


def mine(place: str = "i7", name: str = "black-3", pennies: int = 3) -> BoardBuilder:
    return BoardBuilder().tile(place, name, pennies=pennies)


@pytest.mark.rule("G-MINE-01")
@pytest.mark.parametrize("place", ["k7", "j6", "i7", "g7"])
def test_only_a_resource_tile_with_a_penny_is_mined(place: str) -> None:
    board = mine(pennies=0).tile("j6", "green-4", pennies=2)
    s = board.members(0, "k7", 2).members(0, "j6", 2).members(0, "i7", 2).turn()
    assert refused(s, f"mine {place}") == "G-MINE-01"


@pytest.mark.rule("G-MINE-02")
def test_mining_needs_an_own_piece_there() -> None:
    s = mine().members(1, "i7", 3).turn()
    assert refused(s, "mine i7") == "G-MINE-02"


@pytest.mark.rule("G-MINE-03")
@pytest.mark.rule("G-MINE-07")
def test_a_cache_costs_three_points_and_a_penny_and_the_die_is_rolled() -> None:
    s = mine().members(0, "i7").turn()
    do(s, "mine i7")
    assert (s.points, s.pennies[cell("i7")], s.actor) == (7, 2, CHANCE)
    assert refused(s, "end") == refused(s, "mine i7") == "G-MINE-07"
    do(s, "roll 4")
    assert (s.actor, sheet(s, 0)) == (0, [0, 0, 1, 0])


@pytest.mark.rule("G-TURN-04")
@pytest.mark.parametrize(("points", "clause"), [(2, "G-TURN-04"), (3, "")])
def test_mining_must_be_affordable(points: int, clause: str) -> None:
    s = mine().members(0, "i7").turn(points=points)
    assert refused(s, "mine i7") == clause
    assert ("mine i7" in legal(s)) == (clause == "")


@pytest.mark.rule("G-MINE-04")
@pytest.mark.rule("G-MINE-10")
@pytest.mark.rule("G-CHECK-12")
def test_a_leader_alone_mines_two_caches_and_no_third() -> None:
    s = mine().leader(0, "i7").turn()
    do(s, "mine i7", "roll n", "mine i7", "roll n")
    assert (s.points, s.pennies[cell("i7")]) == (4, 1)
    assert refused(s, "mine i7") == "G-MINE-04"


@pytest.mark.rule("G-MINE-05")
@pytest.mark.rule("G-MINE-11")
def test_only_one_system_is_mined_in_a_turn() -> None:
    s = mine().members(0, "i7").members(0, "l6").turn()
    do(s, "mine i7", "roll n")
    assert refused(s, "mine l6") == "G-MINE-11"
    assert legal(s, "mine") == []


@pytest.mark.rule("G-MINE-06")
@pytest.mark.rule("G-CHECK-13")
def test_the_second_cache_needs_a_second_piece() -> None:
    s = mine().members(0, "i7").members(0, "k7").turn()
    do(s, "mine i7", "roll n")
    assert refused(s, "mine i7") == "G-MINE-06"
    do(s, "move member k7 i7", "mine i7", "roll n")
    assert sheet(s, 0) == [2, 0, 0, 0]


@pytest.mark.rule("G-MINE-08")
def test_the_cache_goes_to_the_player_who_mined_it() -> None:
    s = BoardBuilder(seats=3).caches(1, 1, 1, 1, 1).members(1, "l8").turn(seat=1)
    do(s, "mine l8", "roll 2")
    assert [sheet(s, seat) for seat in range(3)] == [[0] * 4, [1, 2, 1, 1], [0] * 4]


@pytest.mark.rule("G-MINE-09")
@pytest.mark.rule("G-COMP-05")
def test_the_probabilities_of_the_die() -> None:
    s = mine().members(0, "i7").turn()
    do(s, "mine i7")
    assert odds(s) == {f"roll {face}": 1 for face in ("n", "a", "2", "3", "4", "5")}
    found = [0, 0, 0, 0]
    for text, weight in odds(s).items():
        after = s.clone()
        do(after, text)
        found[sheet(after, 0).index(1)] += weight
    assert found == [2, 2, 1, 1]


@pytest.mark.rule("G-MINE-11")
@pytest.mark.rule("G-CHECK-39")
def test_an_emptied_system_still_bars_mining_elsewhere_and_can_take_a_station() -> None:
    s = mine(name="black-4", pennies=4).members(0, "l6").leader(0, "i7").turn()
    assert refused(s, "build l6") == "G-WARP-02"
    do(s, "mine l6", "roll 5")
    assert refused(s, "mine i7") == "G-MINE-11"
    do(s, "build l6")
    assert s.station_owner(cell("l6")) == 0


@pytest.mark.rule("G-MINE-06")
@pytest.mark.rule("G-GAP-21")
@pytest.mark.rule("G-CHECK-38")
def test_presence_counts_at_the_moment_of_mining() -> None:
    s = mine(name="black-4", pennies=4).members(0, "i7").members(0, "k7").turn()
    do(s, "mine i7", "roll n", "move member i7 k7", "move member k7 i7")
    assert refused(s, "mine i7") == "G-MINE-06"


@pytest.mark.rule("G-GAP-20")
@pytest.mark.parametrize("place", ["i7", "g7"])
def test_the_limits_of_mining_are_reset_in_every_turn(place: str) -> None:
    board = mine(name="black-4", pennies=4).tile("g7", "black-4", pennies=4)
    s = board.leader(0, "i7").members(0, "g7", 2).turn()
    do(s, "mine i7", "roll n", "mine i7", "roll n", "end")
    idle(s, until=lambda state: state.actor == 0 and "end" in legal(state))
    do(s, f"mine {place}", "roll n", f"mine {place}", "roll n")
    assert sheet(s, 0) == [4, 0, 0, 0]
