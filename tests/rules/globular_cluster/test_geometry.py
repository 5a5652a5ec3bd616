"""Places, neighbours and prices of borders (catalogue section 4)."""

from collections import Counter
from itertools import permutations, product

import pytest

from astrarium.core.errors import BadNotation
from astrarium.games.globular_cluster import GAME
from astrarium.games.globular_cluster.clauses import CATALOGUE
from astrarium.games.globular_cluster.components import grid, tables
from astrarium.games.globular_cluster.position import GlobularPosition
from tests.rules.globular_cluster.board import BoardBuilder, as_position, at, cell, crossing, refused

OFFSETS = {"L": (-2, 0), "R": (2, 0), "UL": (-1, -1), "UR": (1, -1), "DL": (-1, 1), "DR": (1, 1)}
WHOLE, HALF = "whole-side", "shared-half"

# Rows: tick of the left or upper tile; columns: tick of the other one; both TL, TR, BR, BL; 0 is closed.
LEFT_RIGHT = ["1 0 0 1", "4 1 1 2", "2 1 1 4", "1 0 0 1"]
WHOLE_DOWN_RIGHT = ["1 1 0 0", "1 1 0 0", "4 2 1 1", "2 2 1 1"]
WHOLE_DOWN_LEFT = ["1 1 0 0", "1 1 0 0", "2 2 1 1", "2 4 1 1"]
HALF_DOWN_RIGHT = ["1 0 0 0", "1 0 0 0", "2 1 1 1", "1 0 0 0"]
HALF_DOWN_LEFT = ["0 1 0 0", "0 1 0 0", "0 1 0 0", "1 2 1 1"]
TABLES = [
    (WHOLE, "R", LEFT_RIGHT),
    (HALF, "R", LEFT_RIGHT),
    (WHOLE, "DR", WHOLE_DOWN_RIGHT),
    (WHOLE, "DL", WHOLE_DOWN_LEFT),
    (HALF, "DR", HALF_DOWN_RIGHT),
    (HALF, "DL", HALF_DOWN_LEFT),
]

SAMPLE = {
    "BK A upper": (-1, -1, "BR"),
    "BK A lower": (-1, 1, "TR"),
    "BK N": (-2, 0, "TL"),
    "GR 2": (-4, 0, "BL"),
    "RD N": (-5, 1, "TR"),
    "GR A": (-3, 1, "TR"),
    "BL 2": (-5, -1, "BL"),
    "BL N": (-4, 2, "TR"),
    "GR N": (-2, 2, "BL"),
}
SAMPLE_TILES = {
    "GR 2": "green-2",
    "RD N": "red-n",
    "GR A": "green-a",
    "BL 2": "blue-2",
    "BL N": "blue-n",
    "GR N": "green-n",
}
SAMPLE_BORDERS = [
    ("MITS", "BK A upper", 1, 1),
    ("MITS", "BK A lower", 1, 1),
    ("MITS", "BK N", 0, 0),
    ("BL 2", "GR 2", 1, 0),
    ("RD N", "GR A", 1, 1),
    ("GR A", "GR 2", 2, 0),
    ("BL N", "GR N", 2, 2),
    ("RD N", "GR 2", 4, 2),
    ("BK A upper", "BK N", 2, 0),
    ("BK A lower", "BK N", 1, 0),
    ("BK A lower", "GR A", 1, 1),
    ("BK N", "GR 2", 1, 1),
    ("BK N", "GR A", 1, 1),
    ("RD N", "BL N", 1, 0),
    ("GR A", "BL N", 1, 1),
    ("BK A lower", "GR N", 0, 0),
    ("GR A", "GR N", 0, 0),
]


def cost(direction: str, own: str, other: str, borders: str = WHOLE) -> int:
    """Return the price of going in `direction` between tiles with the ticks `own` and `other`; '' is none."""
    ticks = [grid.CORNERS.index(tick) if tick else grid.NO_TICK for tick in (own, other)]
    return int(
        grid.price(tables.BORDERS.index(borders), grid.DIRECTIONS.index(direction), ticks[0], ticks[1])
    )


def direction_between(start: tuple[int, int], end: tuple[int, int]) -> str | None:
    step = (end[0] - start[0], end[1] - start[1])
    return next((name for name, offset in OFFSETS.items() if offset == step), None)


def all_costs(borders: str, direction: str) -> Counter[int]:
    return Counter(cost(direction, own, other, borders) for own, other in product(grid.CORNERS, grid.CORNERS))


@pytest.mark.rule("G-GEO-01")
@pytest.mark.rule("G-GEO-02")
def test_rows_are_shifted_by_half_a_tile() -> None:
    assert grid.PLACES[grid.HOME] == (0, 0)
    assert all((h + r) % 2 == 0 for h, r in grid.PLACES)
    rows = {row: {h for h, r in grid.PLACES if r == row} for row in (0, 1)}
    assert rows[0] == set(range(-12, 1, 2))
    assert rows[1] == set(range(-11, 0, 2))


@pytest.mark.rule("G-GEO-02")
def test_a_place_that_does_not_fit_the_pattern_has_no_name() -> None:
    assert (at(0, 0), at(-1, -1), at(-12, 6)) == ("m7", "l6", "a13")
    with pytest.raises(BadNotation, match="is not a valid place"):
        GAME.space.parse("place m6")


@pytest.mark.rule("G-GEO-03")
def test_every_place_has_its_six_neighbours_within_the_box() -> None:
    for number, (h, r) in enumerate(grid.PLACES):
        for side, name in enumerate(grid.DIRECTIONS):
            there = (h + OFFSETS[name][0], r + OFFSETS[name][1])
            expected = grid.PLACES.index(there) if there in grid.PLACES else -1
            assert grid.NEXT[number * grid.SIDES + side] == expected


@pytest.mark.rule("G-GEO-03")
def test_opposite_directions() -> None:
    opposite = {name: grid.DIRECTIONS[grid.OPPOSITE[side]] for side, name in enumerate(grid.DIRECTIONS)}
    assert opposite == {"L": "R", "R": "L", "UL": "DR", "DR": "UL", "UR": "DL", "DL": "UR"}


@pytest.mark.rule("G-GEO-04")
def test_three_tiles_meet_at_every_corner_point() -> None:
    ring = [OFFSETS[name] for name in grid.AROUND_CLOCKWISE]
    steps = [direction_between(ring[n - 1], ring[n]) for n in range(6)]
    assert sorted(map(str, steps)) == sorted(grid.DIRECTIONS)


@pytest.mark.rule("G-GEO-04")
@pytest.mark.parametrize(
    ("corner", "sides"), [("TL", "L UL"), ("TR", "R UR"), ("BR", "R DR"), ("BL", "L DL")]
)
def test_a_corner_lies_on_one_whole_side_and_one_half_side(corner: str, sides: str) -> None:
    faced = {direction for direction in grid.DIRECTIONS if cost(direction, corner, "", HALF)}
    assert faced == set(sides.split())


@pytest.mark.rule("G-GEO-05")
def test_ticks_go_clockwise_from_the_upright_tile_and_the_arrival_tile_has_none() -> None:
    assert grid.CORNERS == ["TL", "TR", "BR", "BL"]
    s = BoardBuilder().turn()
    assert s.tick[grid.HOME] == grid.NO_TICK
    assert s.tick[cell("k7")] == grid.CORNERS.index("TL")


@pytest.mark.rule("G-GEO-06")
@pytest.mark.parametrize(
    ("corner", "faced"), [("TL", "L UL UR"), ("TR", "R UL UR"), ("BR", "R DL DR"), ("BL", "L DL DR")]
)
def test_a_tick_faces_the_three_neighbours_on_its_two_sides(corner: str, faced: str) -> None:
    assert {name for name in grid.DIRECTIONS if cost(name, corner, "")} == set(faced.split())


@pytest.mark.rule("G-GEO-07")
@pytest.mark.parametrize(
    ("direction", "pairs"),
    [
        ("L", "TL-TR BL-BR"),
        ("R", "TR-TL BR-BL"),
        ("UL", "TL-BR"),
        ("UR", "TR-BL"),
        ("DL", "BL-TR"),
        ("DR", "BR-TL"),
    ],
)
def test_ticks_side_by_side_cost_four(direction: str, pairs: str) -> None:
    found = {
        f"{own}-{other}" for own in grid.CORNERS for other in grid.CORNERS if cost(direction, own, other) == 4
    }
    assert found == set(pairs.split())


@pytest.mark.rule("G-GEO-08")
@pytest.mark.rule("G-GEO-09")
@pytest.mark.rule("G-GEO-10")
@pytest.mark.parametrize("borders", tables.BORDERS)
def test_two_facing_ticks_cost_two_or_four_one_costs_one_none_is_closed(borders: str) -> None:
    for side, direction in enumerate(grid.DIRECTIONS):
        back = grid.DIRECTIONS[grid.OPPOSITE[side]]
        for own, other in product(grid.CORNERS, grid.CORNERS):
            facing = sum([cost(direction, own, "", borders), cost(back, other, "", borders)])
            assert cost(direction, own, other, borders) in {0: [0], 1: [1], 2: [2, 4]}[facing]


@pytest.mark.rule("G-GEO-07")
@pytest.mark.rule("G-GEO-08")
@pytest.mark.rule("G-GEO-09")
@pytest.mark.rule("G-GEO-10")
@pytest.mark.rule("G-OPT-01")
@pytest.mark.parametrize(("borders", "direction", "table"), TABLES)
def test_the_full_price_tables(borders: str, direction: str, table: list[str]) -> None:
    found = [
        " ".join(str(cost(direction, own, other, borders)) for other in grid.CORNERS) for own in grid.CORNERS
    ]
    assert found == table


@pytest.mark.rule("G-GEO-11")
@pytest.mark.parametrize("borders", tables.BORDERS)
def test_a_border_costs_the_same_both_ways(borders: str) -> None:
    for side, direction in enumerate(grid.DIRECTIONS):
        back = grid.DIRECTIONS[grid.OPPOSITE[side]]
        for own, other in product([*grid.CORNERS, ""], [*grid.CORNERS, ""]):
            assert cost(direction, own, other, borders) == cost(back, other, own, borders)


@pytest.mark.rule("G-GEO-12")
def test_no_tick_opens_a_border_with_a_supernova() -> None:
    prices = [
        grid.price(reading, side, grid.WALL, tick)
        for reading in (0, 1)
        for side in range(6)
        for tick in range(6)
    ]
    assert set(prices) == {0}


@pytest.mark.rule("G-GEO-13")
@pytest.mark.parametrize("borders", tables.BORDERS)
def test_borders_of_the_arrival_tile_cost_one_or_are_closed(borders: str) -> None:
    costs = [cost(direction, "", tick, borders) for direction in grid.DIRECTIONS for tick in grid.CORNERS]
    assert set(costs) == {0, 1}


@pytest.mark.rule("G-OPT-01")
def test_the_option_borders_and_its_default() -> None:
    option = GAME.options["borders"]
    assert (option.default, option.choices) == (WHOLE, (WHOLE, HALF))
    assert as_position(GAME.start(2)).reading == 0
    assert as_position(GAME.start(2, {"borders": HALF})).reading == 1


@pytest.mark.rule("G-OPT-01")
def test_the_option_closes_the_way_from_the_aces_to_the_null() -> None:
    for borders, clause in ((WHOLE, ""), (HALF, "G-MOVE-03")):
        s = BoardBuilder(borders=borders).members(0, "l6").members(0, "l8").turn()
        assert refused(s, "move member l6 k7") == refused(s, "move member l8 k7") == clause


@pytest.mark.rule("G-OPT-01")
@pytest.mark.rule("G-NOTE-02")
@pytest.mark.parametrize(
    ("borders", "direction", "odds"),
    [
        (WHOLE, "R", {4: 2, 2: 2, 1: 8, 0: 4}),
        (HALF, "R", {4: 2, 2: 2, 1: 8, 0: 4}),
        (WHOLE, "DR", {4: 1, 2: 3, 1: 8, 0: 4}),
        (WHOLE, "UR", {4: 1, 2: 3, 1: 8, 0: 4}),
        (HALF, "DR", {2: 1, 1: 6, 0: 9}),
        (HALF, "UL", {2: 1, 1: 6, 0: 9}),
    ],
)
def test_the_odds_over_all_pairs_of_ticks(borders: str, direction: str, odds: dict[int, int]) -> None:
    assert all_costs(borders, direction) == odds


@pytest.mark.parametrize(
    ("direction", "own", "other", "whole", "half"),
    [
        pytest.param("R", "TR", "TL", 4, 4, marks=pytest.mark.rule("G-CHECK-01")),
        pytest.param("R", "TR", "BL", 2, 2, marks=pytest.mark.rule("G-CHECK-02")),
        pytest.param("R", "TL", "BL", 1, 1, marks=pytest.mark.rule("G-CHECK-03")),
        pytest.param("R", "TL", "TR", 0, 0, marks=pytest.mark.rule("G-CHECK-04")),
        pytest.param("DL", "BL", "TR", 4, 2, marks=pytest.mark.rule("G-CHECK-05")),
        pytest.param("DL", "BR", "TL", 2, 0, marks=pytest.mark.rule("G-CHECK-06")),
        pytest.param("UL", "", "BL", 1, 0, marks=pytest.mark.rule("G-CHECK-07")),
        pytest.param("UL", "", "TL", 0, 0, marks=pytest.mark.rule("G-CHECK-30")),
        pytest.param("DL", "BL", "TL", 2, 1, marks=pytest.mark.rule("G-CHECK-31")),
        pytest.param("DL", "TL", "BR", 0, 0, marks=pytest.mark.rule("G-CHECK-32")),
    ],
)
def test_worked_examples_of_borders(direction: str, own: str, other: str, whole: int, half: int) -> None:
    assert (cost(direction, own, other), cost(direction, own, other, HALF)) == (whole, half)


def arrangements(borders: str) -> list[tuple[dict[str, tuple[int, int]], dict[str, str]]]:
    """Return the places and ticks of the three tiles of the quoted example that give the quoted prices."""
    found = []
    for third in ((-1, -1), (-1, 1)):
        for spots in permutations([(0, 0), (-2, 0), third]):
            places = dict(zip(("red", "ace", "two"), spots, strict=True))
            for corners in product(grid.CORNERS, repeat=3):
                ticks = dict(zip(("red", "ace", "two"), corners, strict=True))
                if all(
                    cost(str(direction_between(places[a], places[b])), ticks[a], ticks[b], borders) == quoted
                    for a, b, quoted in (("red", "ace", 1), ("ace", "two", 2), ("red", "two", 4))
                ):
                    found.append((places, ticks))
    return found


@pytest.mark.rule("G-NOTE-02")
def test_eight_and_four_arrangements_fit_the_quoted_costs() -> None:
    assert len(arrangements(WHOLE)) == 8
    assert len(arrangements(HALF)) == 4


@pytest.mark.rule("G-NOTE-03")
def test_properties_of_all_whole_side_arrangements() -> None:
    for places, ticks in arrangements(WHOLE):
        direction = str(direction_between(places["red"], places["two"]))
        assert direction in ("UL", "UR", "DL", "DR")
        assert cost(direction, ticks["red"], ticks["two"]) == 4
        assert places["ace"][1] in (places["red"][1], places["two"][1])
        assert ticks["ace"] == ticks["red"]


def sample_board(borders: str) -> GlobularPosition:
    """Return the sample board with a member on every tile."""
    board = BoardBuilder(borders=borders)
    for name, (h, r, tick) in SAMPLE.items():
        if name in SAMPLE_TILES:
            board.tile(at(h, r), SAMPLE_TILES[name], tick)
        board.members(0, at(h, r))
    return board.turn()


@pytest.mark.rule("G-NOTE-02")
@pytest.mark.rule("G-GEO-09")
@pytest.mark.parametrize(("one", "other", "whole", "half"), SAMPLE_BORDERS)
def test_the_borders_of_the_sample_board(one: str, other: str, whole: int, half: int) -> None:
    spots = {"MITS": (0, 0)} | {name: (h, r) for name, (h, r, _) in SAMPLE.items()}
    start, end = at(*spots[one]), at(*spots[other])
    for borders, expected in ((WHOLE, whole), (HALF, half)):
        s = sample_board(borders)
        assert crossing(s, start, end) == crossing(s, end, start) == expected


@pytest.mark.rule("G-GEO-03")
def test_the_sample_board_has_no_other_borders() -> None:
    spots = {"MITS": (0, 0)} | {name: (h, r) for name, (h, r, _) in SAMPLE.items()}
    touching = {frozenset((a, b)) for a in spots for b in spots if direction_between(spots[a], spots[b])}
    assert touching == {frozenset((one, other)) for one, other, _, _ in SAMPLE_BORDERS}


@pytest.mark.rule("G-GEO-14")
def test_the_tiles_of_the_quoted_examples_are_drawn_first() -> None:
    assert set(SAMPLE_TILES.values()) <= set(tables.TILES.groups[0])


@pytest.mark.rule("G-PLACE-01")
@pytest.mark.rule("G-PLACE-06")
@pytest.mark.rule("G-CHECK-08")
@pytest.mark.parametrize(
    ("h", "r", "clause"), [(1, -1, "G-PLACE-06"), (2, 0, "G-PLACE-06"), (0, -1, "G-PLACE-01")]
)
def test_spots_outside_the_board_are_refused_with_their_clause(h: int, r: int, clause: str) -> None:
    assert CATALOGUE.id(grid.barred_spot(h, r)) == clause
    assert (h, r) not in grid.PLACES


@pytest.mark.rule("G-PLACE-11")
def test_odd_rows_end_half_a_tile_left_of_even_rows() -> None:
    ends = {r: max(h for h, row in grid.PLACES if row == r) for r in range(-6, 7)}
    assert ends == {r: -(r % 2) for r in range(-6, 7)}
    assert len(grid.CELL_NAMES) == len(set(grid.CELL_NAMES)) == len(grid.PLACES)
