"""Warp stations: building and using them (catalogue section 12)."""

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


def island() -> BoardBuilder:
    """Return a board with nulls at i7 and e7 and a mined-out tile at c7; no path leads to e7."""
    return BoardBuilder().tile("i7", "red-n").tile("g7", "red-a").tile("e7", "blue-n").tile("c7", "black-2")


@pytest.mark.rule("G-WARP-01")
@pytest.mark.parametrize("name", ["red-n", "black-n", "blue-n", "green-n"])
def test_a_station_may_be_built_on_any_null_tile(name: str) -> None:
    s = BoardBuilder().tile("i7", name).turn()
    do(s, "build i7")
    assert s.station_owner(cell("i7")) == 0


@pytest.mark.rule("G-WARP-01")
@pytest.mark.parametrize("place", ["m7", "i7", "g7"])
def test_no_station_on_the_arrival_tile_a_supernova_or_nothing(place: str) -> None:
    s = BoardBuilder().tile("i7", "red-a").turn()
    assert refused(s, f"build {place}") == "G-WARP-01"


@pytest.mark.rule("G-WARP-02")
@pytest.mark.rule("G-CHECK-25")
def test_a_station_on_a_resource_tile_only_once_it_is_empty() -> None:
    board = BoardBuilder().tile("i7", "black-2", pennies=1).members(0, "i7")
    s = board.turn()
    assert refused(s, "build i7") == "G-WARP-02"
    do(s, "mine i7", "roll n", "build i7")
    assert s.station_owner(cell("i7")) == 0


@pytest.mark.rule("G-WARP-03")
@pytest.mark.rule("G-GAP-29")
def test_a_station_needs_no_piece_there() -> None:
    s = island().turn()
    assert s.presence(0, cell("e7")) == 0
    do(s, "build e7")
    assert s.station_owner(cell("e7")) == 0


@pytest.mark.rule("G-GAP-29")
def test_a_station_may_be_built_where_only_others_have_pieces() -> None:
    s = island().members(1, "i7", 4).turn()
    assert refused(s, "build i7") == ""


@pytest.mark.rule("G-WARP-04")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_tile_has_one_station_at_most(owner: int) -> None:
    s = BoardBuilder().station(owner, "k7").turn()
    assert refused(s, "build k7") == "G-WARP-04"
    assert "build k7" not in legal(s)


@pytest.mark.rule("G-WARP-05")
@pytest.mark.rule("G-TURN-04")
@pytest.mark.parametrize(("points", "clause"), [(4, "G-TURN-04"), (5, "")])
def test_a_station_must_be_affordable(points: int, clause: str) -> None:
    s = BoardBuilder().turn(points=points)
    assert refused(s, "build k7") == clause
    assert legal(s, "build") == (["build k7"] if points == 5 else [])


@pytest.mark.rule("G-WARP-05")
def test_a_station_costs_five_points() -> None:
    s = BoardBuilder().turn()
    do(s, "build k7")
    assert (s.points, s.station_owner(cell("k7"))) == (5, 0)


@pytest.mark.rule("G-WARP-06")
def test_a_third_station_is_refused() -> None:
    s = island().station(0, "k7").station(0, "i7").turn()
    assert refused(s, "build e7") == "G-WARP-06"
    assert legal(s, "build") == []
    assert refused(island().station(0, "k7").turn(), "build e7") == ""


@pytest.mark.rule("G-WARP-07")
def test_a_warp_from_the_arrival_tile_to_an_own_station_costs_one_point() -> None:
    s = island().station(0, "e7").turn()
    do(s, "warp member mits e7")
    assert (s.points, members(s, 0, "m7"), members(s, 0, "e7")) == (9, 11, 1)


@pytest.mark.rule("G-WARP-07")
@pytest.mark.parametrize("place", ["i7", "l6", "c13"])
def test_a_warp_ends_at_a_station(place: str) -> None:
    s = island().station(0, "e7").turn()
    assert refused(s, f"warp member mits {place}") == "G-WARP-07"


@pytest.mark.rule("G-NOTE-10")
def test_no_warp_leads_back_to_the_arrival_tile() -> None:
    s = island().station(0, "e7").turn()
    do(s, "warp member mits e7")
    assert refused(s, "warp member station m7") == "G-NOTE-10"


@pytest.mark.rule("G-WARP-08")
def test_a_warp_between_own_stations_costs_one_point() -> None:
    s = island().station(0, "e7").station(0, "i7").members(0, "e7").turn()
    do(s, "warp member station i7")
    assert (s.points, members(s, 0, "e7"), members(s, 0, "i7")) == (9, 0, 1)
    do(s, "warp member station e7")
    assert (s.points, members(s, 0, "e7"), members(s, 0, "i7")) == (8, 1, 0)


@pytest.mark.rule("G-WARP-09")
def test_stations_of_others_cannot_be_used() -> None:
    s = island().station(0, "k7").station(1, "e7").members(0, "k7").turn()
    assert refused(s, "warp member mits e7") == "G-WARP-09"
    assert refused(s, "warp member station e7") == "G-WARP-09"
    assert legal(s, "warp") == ["warp member mits k7", "warp leader mits k7"]


@pytest.mark.rule("G-WARP-10")
def test_pieces_may_stand_where_another_player_has_a_station() -> None:
    s = BoardBuilder().station(1, "k7").members(0, "l8").turn()
    do(s, "move member l8 k7")
    assert members(s, 0, "k7") == 1


@pytest.mark.rule("G-WARP-11")
@pytest.mark.rule("G-WARP-05")
@pytest.mark.rule("G-WARP-07")
@pytest.mark.rule("G-CHECK-26")
def test_a_station_is_built_and_five_pieces_warp_in_one_turn() -> None:
    s = island().turn()
    do(s, "build e7", *["warp member mits e7"] * 4)
    assert (s.points, s.actor) == (1, 0)
    do(s, "warp member mits e7")
    assert members(s, 0, "e7") == 5
    assert s.actor != 0


@pytest.mark.rule("G-WARP-12")
@pytest.mark.rule("G-THEME-05")
@pytest.mark.parametrize("name", ["green-a", "blue-5"])
def test_no_station_in_a_habitable_system(name: str) -> None:
    s = BoardBuilder().tile("i7", name).members(0, "i7", 3).turn()
    assert refused(s, "build i7") == "G-WARP-12"


@pytest.mark.rule("G-WARP-13")
def test_distance_and_closed_borders_do_not_matter_to_a_warp() -> None:
    s = BoardBuilder().tile("a7", "red-n").station(0, "a7").station(0, "k7").turn()
    do(s, "warp leader mits a7", "warp member mits k7", "warp member station a7")
    assert (s.points, s.presence(0, cell("a7"))) == (7, 4)


@pytest.mark.rule("G-NOTE-10")
@pytest.mark.rule("G-GAP-28")
@pytest.mark.rule("G-CHECK-46")
def test_a_piece_on_a_station_may_warp_to_the_other_station_but_not_home() -> None:
    s = island().station(0, "k7").station(0, "e7").turn()
    do(s, "move member m7 l8", "move member l8 k7")
    assert refused(s, "warp member station m7") != ""
    assert "warp member station m7" not in legal(s)
    do(s, "warp member station e7")
    assert (s.points, members(s, 0, "e7")) == (7, 1)


@pytest.mark.rule("G-GAP-28")
@pytest.mark.parametrize(
    "text",
    ["warp member station k7", "warp leader station e7", "warp leader mits e7", "warp member station e7"],
)
def test_a_warp_begins_on_the_arrival_tile_or_an_own_station(text: str) -> None:
    s = island().station(0, "k7").station(0, "e7").members(0, "l8").leader(0, "l8").turn()
    assert refused(s, text) == "G-GAP-28"


@pytest.mark.rule("G-GAP-28")
def test_a_piece_on_the_only_station_cannot_warp() -> None:
    s = island().station(0, "k7").members(0, "k7").turn()
    assert refused(s, "warp member station k7") == "G-GAP-28"


@pytest.mark.rule("G-GAP-15")
def test_a_station_stays_for_good_and_leaders_warp_like_members() -> None:
    s = island().station(0, "e7").turn()
    do(s, "warp leader mits e7")
    assert (s.points, s.leader[0]) == (9, cell("e7"))
    idle(s)
    assert s.station_owner(cell("e7")) == 0


@pytest.mark.rule("G-TURN-04")
def test_a_warp_must_be_affordable() -> None:
    s = island().station(0, "e7").turn(points=2)
    do(s, "warp member mits e7")
    assert refused(s, "warp member mits e7") == ""
    s.points = 0
    assert refused(s, "warp member mits e7") == "G-TURN-04"


@pytest.mark.rule("G-DATA-10")
@pytest.mark.parametrize(("seats", "nulls"), [(2, 8), (3, 7), (4, 8)])
def test_the_number_of_sites_for_stations(seats: int, nulls: int) -> None:
    s = as_position(GAME.start(seats))
    idle(s, until=lambda state: sum(as_position(state).bag.counts) == 0 and "end" in legal(state))
    assert s.gone == 0
    for place in range(len(s.tile)):
        s.pennies[place] = 0
    s = BoardBuilder.on(s).turn()
    assert len(legal(s, "build")) == nulls + 8
    assert len(s.sites) == seats * tables.STATIONS <= 8
    assert sum(name.endswith("-n") for group in tables.TILES.groups for name in group) + 1 == 8
