"""Legal places and orientations of tiles (catalogue section 6)."""

from collections.abc import Iterable
from fractions import Fraction
from random import Random

import pytest

from astrarium.core.dealer import Dealer
from astrarium.core.state import CHANCE, OVER
from astrarium.games.globular_cluster import GAME
from astrarium.games.globular_cluster.components import grid, tables
from astrarium.games.globular_cluster.position import GlobularPosition
from astrarium.games.globular_cluster.rules import steps
from tests.rules.globular_cluster.board import (
    SPOTS,
    BoardBuilder,
    as_position,
    at,
    by_chance,
    cell,
    do,
    idle,
    legal,
    play,
    refused,
)

Spot = tuple[int, int]
OFFSETS = {"UL": (-1, -1), "UR": (1, -1), "L": (-2, 0), "R": (2, 0), "DL": (-1, 1), "DR": (1, 1)}
RING = ["j6", "h6", "g7", "h8"]  # with the first null at k7, five of the six neighbours of i7
LYING = [at(h, r) for h, r in SPOTS if -2 <= r <= 3]
STANDING_SEVEN_ROWS = ["m5", "l4", "m9", "l10"]
ROW = ["i7", "g7", "e7", "c7"]


def neighbours(spot: Spot) -> list[Spot]:
    return [(spot[0] + h, spot[1] + r) for h, r in OFFSETS.values()]


def has_hole(board: set[Spot]) -> bool:
    """Return whether a flood fill from outside the board misses an empty place."""
    left, right = min(h for h, _ in board) - 3, max(h for h, _ in board) + 3
    top, bottom = min(r for _, r in board) - 2, max(r for _, r in board) + 2
    frame = {(h, r) for r in range(top, bottom + 1) for h in range(left, right + 1) if (h + r) % 2 == 0}
    unreached = frame - board
    frontier = [min(unreached)]
    while frontier:
        spot = frontier.pop()
        if spot in unreached:
            unreached.discard(spot)
            frontier += neighbours(spot)
    return bool(unreached)


def fits(board: set[Spot]) -> bool:
    width = Fraction(2 - min(h for h, _ in board), 2)
    height = max(r for _, r in board) - min(r for _, r in board) + 1
    return (width <= 7 and height <= 6) or (width <= 6 and height <= 7)


def can_ever_be_reached(s: GlobularPosition, tile: int, spot: Spot, corners: Iterable[int]) -> bool:
    """Return whether a tile with its tick in one of `corners` is reachable by a station or over a border."""
    if tables.TILE_KIND[tile] == tables.EMPTY:
        return True
    for side, direction in enumerate(grid.DIRECTIONS):
        there = (spot[0] + OFFSETS[direction][0], spot[1] + OFFSETS[direction][1])
        if there not in SPOTS:
            continue
        if s.tile[SPOTS.index(there)] < 0:
            if s.bag.left > 0:
                return True
        elif any(grid.price(s.reading, side, corner, s.tick[SPOTS.index(there)]) for corner in corners):
            return True
    return False


def naive_places(s: GlobularPosition, tile: int) -> list[str]:
    """Return the legal placements by a naive check of rules a to e and of reachability on every spot."""
    board = {SPOTS[number] for number, laid in enumerate(s.tile) if laid >= 0}
    found = []
    for spot in [(h, r) for r in range(-9, 10) for h in range(-16, 5)]:
        after = board | {spot}
        if (spot[0] + spot[1]) % 2 or spot in board or spot[0] > 0:
            continue
        if not board.intersection(neighbours(spot)) or has_hole(after) or not fits(after):
            continue
        if tables.TILE_KIND[tile] == tables.SUPERNOVA or can_ever_be_reached(
            s, tile, spot, range(grid.NO_TICK)
        ):
            found.append(f"place {at(*spot)}")
    return sorted(found)


def legal_places(s: GlobularPosition) -> list[str]:
    return sorted(legal(s, "place"))


@pytest.mark.rule("G-PLACE-07")
@pytest.mark.rule("G-PLACE-01")
@pytest.mark.rule("G-PLACE-02")
@pytest.mark.rule("G-PLACE-03")
@pytest.mark.rule("G-PLACE-04")
@pytest.mark.rule("G-PLACE-06")
@pytest.mark.rule("G-GAP-23")
@pytest.mark.parametrize("borders", ["whole-side", "shared-half"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_legal_places_and_ticks_equal_those_of_a_naive_check(seats: int, borders: str) -> None:
    for seed in range(4):
        s, dealer, random = as_position(GAME.start(seats, {"borders": borders})), Dealer(seed), Random(seed)
        while s.actor != OVER:
            if s.step() == steps.PLACE:
                assert legal_places(s) == naive_places(s, s.step_argument())
            elif s.step() == steps.TICK:
                spot, tile = SPOTS[s.step_argument()], s.tile[s.step_argument()]
                corners = [n for n in range(grid.NO_TICK) if can_ever_be_reached(s, tile, spot, [n])]
                assert legal(s, "tick") == [f"tick {grid.CORNERS[corner].lower()}" for corner in corners]
            ends = [action for action in s.legal() if GAME.space.text(action) == "end"]
            s.apply(dealer.choose(s) if s.actor == CHANCE else random.choice(ends or s.legal()))


@pytest.mark.rule("G-PLACE-02")
@pytest.mark.rule("G-NOTE-05")
@pytest.mark.parametrize("seed", range(12))
def test_checking_the_six_neighbours_finds_every_hole(seed: int) -> None:
    random, board = Random(seed), {(0, 0)}
    while len(board) < 32:
        rim = sorted({spot for tile in board for spot in neighbours(tile)} - board)
        closing = {spot for spot in rim if has_hole(board | {spot})}
        for h, r in rim:
            bits = sum(1 << side for side, near in enumerate(neighbours((h, r))) if near in board)
            assert (grid.RUNS[bits] > 1) == ((h, r) in closing)
        board.add(random.choice([spot for spot in rim if spot not in closing]))


@pytest.mark.rule("G-PLACE-01")
def test_a_tile_cannot_lie_on_another() -> None:
    s = BoardBuilder().placing("green-2")
    assert refused(s, "place k7") == "G-PLACE-01"


@pytest.mark.rule("G-PLACE-02")
@pytest.mark.rule("G-CHECK-11")
@pytest.mark.parametrize("name", ["green-2", "red-a"])
def test_the_sixth_tile_around_an_empty_place_is_refused(name: str) -> None:
    s = BoardBuilder().fill(RING).placing(name)
    assert refused(s, "place j8") == "G-PLACE-02"
    assert refused(s, "place i7") == ""


@pytest.mark.rule("G-PLACE-03")
def test_a_tile_must_touch_the_board() -> None:
    s = BoardBuilder().placing("green-2")
    assert refused(s, "place g7") == "G-PLACE-03"
    assert refused(s, "place i7") == ""


@pytest.mark.rule("G-PLACE-04")
@pytest.mark.rule("G-PLACE-10")
@pytest.mark.rule("G-CHECK-09")
def test_seven_rows_leave_no_room_for_more_than_six_tiles_of_width() -> None:
    s = BoardBuilder().fill([*STANDING_SEVEN_ROWS, *ROW]).placing("green-2")
    assert refused(s, f"place {at(-11, -1)}") == "G-PLACE-04"
    assert refused(s, f"place {at(-9, -1)}") == ""


@pytest.mark.rule("G-PLACE-10")
@pytest.mark.rule("G-CHECK-10")
def test_six_rows_leave_room_for_seven_tiles_of_width() -> None:
    s = BoardBuilder().fill([*STANDING_SEVEN_ROWS[:3], *ROW]).placing("green-2")
    assert refused(s, f"place {at(-12, 0)}") == ""


@pytest.mark.rule("G-PLACE-10")
def test_the_box_in_half_tiles_and_rows() -> None:
    for lowest_h in range(-14, 1):
        for rows in range(1, 9):
            width = Fraction(2 - lowest_h, 2)
            expected = (width <= 7 and rows <= 6) or (width <= 6 and rows <= 7)
            assert grid.fits_box(lowest_h, 0, rows - 1) == expected


@pytest.mark.rule("G-PLACE-04")
def test_an_eighth_row_is_refused() -> None:
    s = BoardBuilder().fill(STANDING_SEVEN_ROWS).placing("green-2")
    assert refused(s, "place m3") == "G-PLACE-04"
    assert refused(s, "place m11") == "G-PLACE-04"


@pytest.mark.rule("G-PLACE-05")
def test_the_arrival_tile_may_be_in_the_lowest_row_but_one() -> None:
    column = ["m5", "l4", "m3", "l2"]
    s = BoardBuilder().fill(column).placing("green-2")
    assert [s.top, s.bottom] == [-5, 1]
    assert refused(s, "place m1") == "G-PLACE-04"
    assert refused(s, "place j2") == ""


@pytest.mark.rule("G-PLACE-06")
@pytest.mark.rule("G-PLACE-11")
def test_no_place_reaches_beyond_the_arrival_tile() -> None:
    s = BoardBuilder().placing("green-2")
    ends = [SPOTS[grid.CELL_NAMES.index(text.split()[1])] for text in legal(s, "place")]
    assert all(h <= -(r % 2) for h, r in ends)
    assert {"place m5", "place m9"} <= set(legal(s))


@pytest.mark.rule("G-NOTE-04")
def test_the_box_is_not_chosen_in_advance() -> None:
    board = BoardBuilder().fill([*STANDING_SEVEN_ROWS[:3], *ROW])
    s = board.placing("green-2")
    seventh_row, wider = "place l10", f"place {at(-11, -1)}"
    assert refused(s, seventh_row) == refused(s, wider) == ""
    assert refused(board.tile("l10", "green-2").placing("green-2"), wider) == "G-PLACE-04"
    other = BoardBuilder().fill([*STANDING_SEVEN_ROWS[:3], *ROW, at(-11, -1)])
    assert refused(other.placing("green-2"), seventh_row) == "G-PLACE-04"


@pytest.mark.rule("G-NOTE-05")
def test_a_bay_at_the_right_hand_limit_is_not_a_hole() -> None:
    s = BoardBuilder().fill(["k5"]).placing("green-2")
    assert refused(s, "place l4") == ""
    do(s, "place l4")
    assert s.tile[cell("m5")] == -1


@pytest.mark.rule("G-NOTE-05")
def test_a_hole_is_refused_even_if_it_could_be_filled_later() -> None:
    s = BoardBuilder().fill(RING).placing("green-2")
    assert "place j8" not in legal(s)
    assert "place j8" in legal(BoardBuilder().fill([*RING, "i7"]).placing("green-2"))


@pytest.mark.rule("G-PLACE-12")
def test_the_number_of_places_in_the_box() -> None:
    lying = [sum(top <= r < top + 6 for _, r in SPOTS) for top in range(-5, 1)]
    standing = [sum(top <= r < top + 7 and h >= -10 for h, r in SPOTS) for top in range(-6, 1)]
    assert lying == [39] * 6
    assert standing == [39, 38, 39, 38, 39, 38, 39]


@pytest.mark.rule("G-PLACE-12")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 32), (3, 31), (4, 32)])
def test_a_full_board_leaves_six_to_eight_places_empty(seats: int, tiles: int) -> None:
    s = as_position(GAME.start(seats))
    idle(s)
    laid = sum(tile >= 0 for tile in s.tile)
    assert laid + s.gone == tiles
    assert {38 - laid, 39 - laid} <= {6, 7, 8}


@pytest.mark.rule("G-PLACE-07")
def test_all_four_orientations_are_legal_while_neighbours_are_empty() -> None:
    s = BoardBuilder().placing("green-2")
    do(s, "place i7")
    assert legal(s) == ["tick tl", "tick tr", "tick br", "tick bl"]
    do(s, "tick br")
    assert s.tick[cell("i7")] == grid.CORNERS.index("BR")


@pytest.mark.rule("G-NOTE-06")
@pytest.mark.rule("G-CHECK-34")
@pytest.mark.parametrize("stack", [["red-a"], []])
def test_a_null_may_be_turned_in_any_way_since_a_station_reaches_it(stack: list[str]) -> None:
    s = BoardBuilder().stack(*stack).placing("blue-n")
    do(s, "place m5")
    assert legal(s) == ["tick tl", "tick tr", "tick br", "tick bl"]


@pytest.mark.rule("G-NOTE-06")
@pytest.mark.rule("G-GAP-07")
def test_a_border_that_is_closed_may_open_with_a_neighbour_still_to_come() -> None:
    s = BoardBuilder().stack("red-a").placing("green-2")
    do(s, "place m5")
    assert legal(s) == ["tick tl", "tick tr", "tick br", "tick bl"]


@pytest.mark.rule("G-PLACE-08")
@pytest.mark.rule("G-GAP-33")
def test_the_last_tile_needs_a_passable_border() -> None:
    s = BoardBuilder().stack().placing("green-2")
    do(s, "place m5")
    assert legal(s) == ["tick br", "tick bl"]
    assert refused(s, "tick tl") == refused(s, "tick tr") == "G-GAP-33"


@pytest.mark.rule("G-PLACE-08")
@pytest.mark.rule("G-GAP-32")
def test_an_enclosed_tile_needs_a_passable_border() -> None:
    board = BoardBuilder(borders="shared-half").fill(
        ["l4", "k5"]
    )  # with the upper ace at l6, all places beside m5
    s = board.placing("green-2")
    do(s, "place m5")
    assert legal(s) == ["tick tl", "tick bl"]
    assert refused(s, "tick tr") == refused(s, "tick br") == "G-GAP-32"


@pytest.mark.rule("G-PLACE-08")
@pytest.mark.rule("G-GAP-31")
@pytest.mark.parametrize(
    ("name", "clause"), [("green-2", "G-GAP-31"), ("black-4", "G-GAP-31"), ("blue-n", "")]
)
def test_a_place_among_supernovas_is_open_only_to_a_null(name: str, clause: str) -> None:
    s = BoardBuilder().fill(["l2", "k3", "l4"], "red-a").placing(name)  # all places beside m3
    assert refused(s, "place m3") == clause


@pytest.mark.rule("G-GAP-07")
@pytest.mark.rule("G-CHECK-35")
def test_a_place_beside_a_supernova_alone_is_open_while_tiles_are_left() -> None:
    s = BoardBuilder().tile("i7", "red-a").stack("red-a").placing("green-2")
    assert [refused(s, f"place {place}") for place in ("g7", "h6", "j6")] == [""] * 3


@pytest.mark.rule("G-GAP-33")
@pytest.mark.rule("G-CHECK-35")
@pytest.mark.parametrize(
    ("name", "clause"), [("green-2", "G-GAP-33"), ("black-4", "G-GAP-33"), ("blue-n", "")]
)
def test_a_place_beside_a_supernova_alone_is_refused_to_the_last_tile(name: str, clause: str) -> None:
    s = BoardBuilder().tile("i7", "red-a").stack().placing(name)
    assert [refused(s, f"place {place}") for place in ("g7", "h6", "j6")] == [clause, clause, ""]


@pytest.mark.rule("G-NOTE-06")
def test_only_the_new_tile_is_tested_and_any_passable_neighbour_will_do() -> None:
    s = BoardBuilder(borders="shared-half").members(0, "l6").members(0, "l8").placing("green-2")
    do(s, "place i7", "tick tr")
    assert [refused(s, f"move member {place} k7") for place in ("m7", "l6", "l8")] == ["G-MOVE-03"] * 3
    assert s.tick[cell("i7")] == grid.CORNERS.index("TR")


@pytest.mark.rule("G-NOTE-06")
@pytest.mark.rule("G-GAP-09")
@pytest.mark.rule("G-GAP-24")
@pytest.mark.rule("G-CHECK-36")
def test_a_supernova_may_lie_anywhere_by_rules_a_to_e_and_is_not_turned() -> None:
    s = BoardBuilder().tile("i7", "red-a").placing("red-a")
    assert legal_places(s) == naive_places(s, tables.TILE_NAMES.index("red-a"))
    assert {"place g7", "place h6"} <= set(legal(s))
    do(s, "place g7")
    assert "end" in legal(s)
    assert s.tick[cell("g7")] == grid.WALL


@pytest.mark.rule("G-GAP-09")
@pytest.mark.parametrize(
    ("place", "clause"),
    [("k7", "G-PLACE-01"), ("j8", "G-PLACE-02"), ("c7", "G-PLACE-03"), ("m3", "G-PLACE-04")],
)
def test_rules_a_to_e_bind_a_supernova(place: str, clause: str) -> None:
    s = BoardBuilder().fill([*RING, *STANDING_SEVEN_ROWS]).placing("red-a")
    assert refused(s, f"place {place}") == clause


@pytest.mark.rule("G-PLACE-09")
@pytest.mark.parametrize(
    ("name", "pennies"),
    [("black-a", 1), ("black-2", 2), ("black-3", 3), ("black-4", 4), ("green-4", 0), ("black-n", 0)],
)
def test_a_resource_tile_gets_as_many_pennies_as_its_number(name: str, pennies: int) -> None:
    s = BoardBuilder().placing(name)
    do(s, "place i7")
    assert s.pennies[cell("i7")] == pennies


@pytest.mark.rule("G-GAP-23")
def test_place_and_orientation_come_one_after_the_other() -> None:
    s = BoardBuilder().placing("green-2")
    assert refused(s, "tick tl") == refused(s, "end") == "G-TURN-02"
    do(s, "place i7")
    assert refused(s, "end") == refused(s, "place j6") == "G-GAP-23"
    do(s, "tick tl")
    assert refused(s, "tick tr") == refused(s, "place j6") == "G-TURN-02"


@pytest.mark.rule("G-GAP-23")
def test_a_legal_place_always_has_a_legal_orientation() -> None:
    s = BoardBuilder(borders="shared-half").tile("i7", "red-a").placing("green-2")
    for text in legal(s, "place"):
        after = s.clone()
        do(after, text)
        assert after.legal()


@pytest.mark.rule("G-GAP-08")
@pytest.mark.rule("G-GAP-26")
def test_a_drawn_tile_without_a_legal_place_leaves_the_game() -> None:
    s = BoardBuilder().fill(LYING).turn(kind=steps.DRAWING)
    assert s.actor == CHANCE
    do(s, "draw black-4")
    assert (s.actor, s.points, s.gone) == (0, 10, 1)
    assert "black-4" not in [tables.TILE_NAMES[tile] for tile in s.tile if tile >= 0]
    assert "end" in legal(s)


@pytest.mark.rule("G-GAP-08")
def test_tiles_out_of_the_game_count_as_placed_for_the_end() -> None:
    s = BoardBuilder().fill(LYING).turn(kind=steps.DRAWING)
    log = idle(s)
    assert s.gone == sum(text.startswith("draw") for _, text in log) == 28
    assert sum(text == "end" for _, text in log) == 36


@pytest.mark.rule("G-GAP-25")
def test_a_supernova_without_a_legal_place_leaves_after_its_scoring_round() -> None:
    s = BoardBuilder().fill(LYING).caches(0, 1).caches(1, 1).turn(kind=steps.PLACING)
    assert (s.actor, s.points, s.gone) == (0, 10, 1)
    s = BoardBuilder().fill(LYING).caches(0, 1).caches(1, 1).turn(kind=steps.DRAWING)
    log = idle(s, until=lambda state: sum(state.scores()) == 2)
    assert log[-3][1] == "draw red-a"
    assert [text for _, text in log[-2:]] == ["end", "end"]
    assert s.actor == log[-2][0]


@pytest.mark.rule("G-GAP-22")
def test_a_single_place_is_taken_without_asking() -> None:
    s = BoardBuilder().fill(place for place in LYING if place != "a7").turn(kind=steps.DRAWING)
    do(s, "draw black-4")
    assert tables.TILE_NAMES[s.tile[cell("a7")]] == "black-4"
    assert "place" not in {text.split()[0] for text in legal(s)}


@pytest.mark.rule("G-GAP-22")
def test_a_single_orientation_is_taken_without_asking() -> None:
    s = BoardBuilder(borders="shared-half").tile("i7", "green-2", "tr").stack().placing("green-2")
    do(s, "place h8")
    assert "end" in legal(s)
    assert s.tick[cell("h8")] == grid.CORNERS.index("TR")


@pytest.mark.rule("G-GAP-22")
def test_chance_is_asked_even_with_a_single_outcome() -> None:
    s = play(2)
    drawn = 0
    while drawn < 8:
        drawn += sum(text.startswith("draw") for _, text in idle(s, until=lambda state: not by_chance(state)))
        idle(s, until=by_chance)
    assert len(s.legal()) == len(s.weights()) == 1
