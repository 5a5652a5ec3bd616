"""Moving pieces across borders (catalogue section 7), and prices in action points (section 5)."""

import pytest

from astrarium.games.globular_cluster.components import tables
from tests.rules.globular_cluster.board import BoardBuilder, crossing, do, legal, members, refused


def far_board() -> BoardBuilder:
    """Return a board with a border of 4 points between h8 and i7, beyond the first null at k7."""
    return BoardBuilder().tile("i7", "green-2", "bl").tile("h8", "red-n", "tr")


@pytest.mark.rule("G-MOVE-01")
@pytest.mark.rule("G-TURN-06")
@pytest.mark.parametrize(
    ("start", "end", "cost"), [("m7", "l6", 1), ("l6", "k7", 2), ("h8", "i7", 4), ("i7", "h8", 4)]
)
def test_a_move_costs_the_price_of_the_border(start: str, end: str, cost: int) -> None:
    s = far_board().members(0, start).turn()
    before = members(s, 0, start)
    do(s, f"move member {start} {end}")
    assert s.points == 10 - cost
    assert (members(s, 0, start), members(s, 0, end)) == (before - 1, 1)


@pytest.mark.rule("G-MOVE-01")
@pytest.mark.parametrize("text", ["move member l6 m7", "move leader l6 m7", "move member l8 k7"])
def test_only_an_own_piece_on_the_named_tile_moves(text: str) -> None:
    s = BoardBuilder().members(1, "l6").leader(1, "l6").turn()
    assert refused(s, text) == "G-MOVE-01"


@pytest.mark.rule("G-MOVE-01")
def test_a_piece_cannot_move_where_no_tile_is() -> None:
    s = BoardBuilder().members(0, "k7").turn()
    assert refused(s, "move member k7 i7") == "G-MOVE-01"


@pytest.mark.rule("G-MOVE-02")
def test_the_leader_pays_like_a_member() -> None:
    for start, end in (("m7", "l6"), ("l6", "k7"), ("h8", "i7")):
        s = far_board().members(0, start).leader(0, start).turn()
        cost = crossing(s, start, end)
        do(s, f"move leader {start} {end}")
        assert 10 - s.points == cost
        assert s.presence(0, s.leader[0]) == 3


@pytest.mark.rule("G-MOVE-03")
@pytest.mark.parametrize("piece", ["member", "leader"])
def test_a_closed_border_cannot_be_crossed(piece: str) -> None:
    s = BoardBuilder().turn()
    assert refused(s, f"move {piece} m7 k7") == "G-MOVE-03"


@pytest.mark.rule("G-TILE-05")
@pytest.mark.rule("G-GEO-12")
@pytest.mark.rule("G-CHECK-29")
@pytest.mark.parametrize("tick", ["tl", "tr", "br", "bl"])
def test_a_supernova_is_never_entered_whatever_the_ticks(tick: str) -> None:
    s = BoardBuilder().tile("i7", "red-a").tile("h6", "green-2", tick).members(0, "h6").leader(0, "h6").turn()
    assert refused(s, "move member h6 i7") == refused(s, "move leader h6 i7") == "G-TILE-05"


@pytest.mark.rule("G-MOVE-04")
def test_each_of_several_moves_in_a_turn_is_paid() -> None:
    s = BoardBuilder().turn()
    do(s, "move member m7 l6", "move member l6 k7", "move leader m7 l6", "move member m7 l6")
    assert s.points == 10 - 1 - 2 - 1 - 1
    assert (members(s, 0, "k7"), members(s, 0, "l6"), members(s, 0, "m7")) == (1, 1, 10)


@pytest.mark.rule("G-GAP-10")
def test_any_number_of_pieces_of_all_players_share_a_tile() -> None:
    s = (
        BoardBuilder(seats=3)
        .members(0, "l6", 11)
        .members(1, "l6", 12)
        .leader(1, "l6")
        .members(2, "l6", 5)
        .turn()
    )
    do(s, "move member m7 l6", "move leader m7 l6")
    assert [s.presence(seat, s.leader[0]) for seat in range(3)] == [15, 15, 5]


@pytest.mark.rule("G-GAP-11")
def test_pieces_may_walk_back_to_the_arrival_tile() -> None:
    s = BoardBuilder().members(0, "l8").leader(0, "l6").turn()
    do(s, "move member l8 m7", "move leader l6 m7")
    assert (s.points, s.presence(0, s.leader[0]), members(s, 0, "m7")) == (8, 15, 12)


@pytest.mark.rule("G-TURN-04")
@pytest.mark.parametrize(("points", "clause"), [(3, "G-TURN-04"), (4, "")])
def test_a_border_must_be_affordable(points: int, clause: str) -> None:
    s = far_board().members(0, "h8").turn(points=points)
    assert refused(s, "move member h8 i7") == clause
    assert ("move member h8 i7" in legal(s)) == (clause == "")


@pytest.mark.rule("G-GAP-03")
@pytest.mark.rule("G-CHECK-33")
def test_the_first_null_is_two_steps_away_through_the_aces() -> None:
    s = BoardBuilder().turn()
    assert refused(s, "move member m7 k7") == "G-MOVE-03"
    for ace, total in (("l8", 2), ("l6", 3)):
        after = BoardBuilder().turn()
        do(after, f"move member m7 {ace}", f"move member {ace} k7")
        assert 10 - after.points == total


@pytest.mark.rule("G-TURN-06")
def test_the_price_list() -> None:
    prices, steps = tables.CONSTANTS.entry("action_points"), tables.CONSTANTS.entry("step")
    assert {name: prices.integer(name) for name in prices.fields if name != "origin"} == {
        "mine": 3,
        "exchange": 3,
        "improve": 2,
        "open": 5,
        "build_station": 5,
        "warp": 1,
    }
    assert [steps.integer(name) for name in ("touching", "offset", "single", "none")] == [4, 2, 1, 0]


@pytest.mark.rule("G-TURN-06")
def test_each_action_costs_its_price() -> None:
    board = BoardBuilder().tile("i7", "green-2", pennies=1).members(0, "i7", 2).members(0, "l6")
    s = board.caches(0, 1).caches(1, 0, 1).station(0, "k7").turn()
    for text, cost in (
        ("move member m7 l6", 1),
        ("warp member mits k7", 1),
        ("mine l6", 3),
        ("trade s1 23 n1", 3),
        ("improve i7", 2),
        ("open i7", 5),
    ):
        after = s.clone()
        do(after, text)
        assert (text, after.points) == (text, 10 - cost)
    s = BoardBuilder().turn()
    do(s, "build k7")
    assert s.points == 5
