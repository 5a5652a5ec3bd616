"""The set-up: pieces, opening board, stack, score sheets (catalogue section 3)."""

from collections import Counter

import pytest

from astrarium.core.state import CHANCE
from astrarium.games.globular_cluster import GAME
from astrarium.games.globular_cluster.components import grid, tables
from astrarium.games.globular_cluster.rules import steps
from tests.rules.globular_cluster.board import (
    FIRST_NULL,
    LOWER_ACE,
    MITS,
    UPPER_ACE,
    BoardBuilder,
    as_position,
    by_chance,
    cell,
    do,
    idle,
    legal,
    members,
    odds,
    play,
    refused,
    sheet,
)

GROUPS = {
    3: "red-n black-4 black-4 blue-n blue-2 green-a green-n green-2 green-2",
    2: "red-a red-n black-n black-3 black-3 blue-2 blue-3 blue-4 green-n green-4",
    1: "red-a black-2 black-2 blue-n blue-4 blue-5 green-3 green-4 green-5",
}


def removed(colour: str) -> Counter[str]:
    return Counter(tables.read_file("tiles.toml").entry("removed").words(colour))


def group(seats: int, number: int) -> Counter[str]:
    counts = tables.STACKS[seats][3 - number]
    return Counter({name: int(count) for name, count in zip(tables.TILE_NAMES, counts, strict=True) if count})


@pytest.mark.rule("G-SETUP-01")
@pytest.mark.rule("G-SETUP-27")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_seat_begins_with_twelve_members_a_leader_and_two_stations(seats: int) -> None:
    s = as_position(GAME.start(seats))
    assert [members(s, seat, MITS) for seat in range(seats)] == [12] * seats
    assert sum(s.members) == 12 * seats
    assert list(s.leader) == [cell(MITS)] * seats
    assert list(s.sites) == [-1, -1] * seats


@pytest.mark.rule("G-SETUP-01")
def test_each_seat_has_a_five_as_its_marker() -> None:
    markers = tables.read_file("tiles.toml").entry("markers")
    assert all(markers.words(colour) == ["5"] for colour in tables.TILES.colours)


@pytest.mark.rule("G-SETUP-02")
def test_red_two_to_four_and_a_red_five_are_taken_out() -> None:
    assert removed("red") == Counter("22 33 44 5".replace(" ", ""))


@pytest.mark.rule("G-SETUP-03")
@pytest.mark.rule("G-SETUP-04")
@pytest.mark.parametrize("colour", ["blue", "green"])
def test_a_blue_and_a_green_ace_and_three_are_taken_out(colour: str) -> None:
    assert removed(colour) == Counter(["A", "3"])


@pytest.mark.rule("G-SETUP-05")
def test_a_black_five_is_taken_out() -> None:
    assert removed("black") == Counter(["5"])


@pytest.mark.rule("G-SETUP-06")
def test_one_pawn_and_one_die_for_each_seat() -> None:
    s = BoardBuilder().members(0, UPPER_ACE).turn()
    do(s, "mine l6", "roll 5")
    assert s.actor == 0
    assert sum(sheet(s, 0)) == 1


@pytest.mark.rule("G-SETUP-07")
def test_three_players_have_no_green_null_in_group_two_and_no_pieces_of_a_fourth() -> None:
    assert group(2, 2) - group(3, 2) == Counter({"green-n": 1})
    s = as_position(GAME.start(3))
    assert (len(s.leader), len(s.sites), len(s.opened), len(s.vp)) == (3, 6, 3, 3)
    assert refused(s, "start s3") == "G-TURN-01"


@pytest.mark.rule("G-SETUP-08")
def test_two_players_keep_the_green_null_and_have_two_sets_of_pieces() -> None:
    assert group(2, 2)["green-n"] == 1
    s = as_position(GAME.start(2))
    assert (len(s.leader), len(s.sites)) == (2, 4)


@pytest.mark.rule("G-NOTE-01")
def test_the_missing_null_is_the_one_of_group_two() -> None:
    assert (group(3, 3)["green-n"], group(3, 2)["green-n"], group(3, 1)["green-n"]) == (1, 0, 0)


@pytest.mark.rule("G-GAP-02")
def test_markers_of_unchosen_colours_stay_out_of_the_stack() -> None:
    assert tables.STACKS[2] == tables.STACKS[4]
    drawn = Counter(name for names in tables.TILES.groups for name in names)
    assert [drawn[f"{colour}-5"] for colour in tables.TILES.colours] == [0, 0, 1, 1]


@pytest.mark.rule("G-GAP-17")
def test_colours_are_assigned_not_chosen() -> None:
    assert len(set(tables.COLOURS)) == 4
    s = play(2)
    assert legal(s) == ["start s0", "start s1"]
    do(s, "start s1", "draw green-2")
    assert {text.split()[0] for text in legal(s)} == {"place"}


@pytest.mark.rule("G-SETUP-09")
@pytest.mark.rule("G-SETUP-10")
@pytest.mark.rule("G-SETUP-14")
@pytest.mark.rule("G-GAP-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_opening_board_has_four_fixed_tiles(seats: int) -> None:
    s = as_position(GAME.start(seats))
    laid = {grid.PLACES[n]: (tables.TILE_NAMES[t], int(s.tick[n])) for n, t in enumerate(s.tile) if t >= 0}
    corner = grid.CORNERS.index
    assert laid == {
        (0, 0): ("mits", grid.NO_TICK),
        (-2, 0): ("black-n", corner("TL")),
        (-1, -1): ("black-a", corner("BR")),
        (-1, 1): ("black-a", corner("TR")),
    }


@pytest.mark.rule("G-SETUP-11")
def test_one_penny_on_each_black_ace() -> None:
    s = play(2)
    assert (s.pennies[cell(UPPER_ACE)], s.pennies[cell(LOWER_ACE)], sum(s.pennies)) == (1, 1, 2)


@pytest.mark.rule("G-SETUP-12")
def test_the_arrival_tile_is_a_face_down_blue_ace_where_all_start() -> None:
    entry = tables.read_file("tiles.toml").entries("opening")[0]
    assert (entry.word("colour"), entry.word("value"), entry.flag("face_down")) == ("blue", "A", True)
    s = play(4)
    assert tables.TILE_NAMES[s.tile[cell(MITS)]] == "mits"
    assert all(s.presence(seat, cell(MITS)) == 15 for seat in range(4))


@pytest.mark.rule("G-SETUP-13")
def test_the_board_grows_up_down_and_left() -> None:
    s = play(2, "start s0", "draw green-2")
    places = [grid.PLACES[grid.CELL_NAMES.index(text.split()[1])] for text in legal(s, "place")]
    assert {(-2, -2), (0, -2), (-2, 2), (0, 2), (-4, 0)} <= set(places)
    assert max(h for h, _ in places) == 0


@pytest.mark.rule("G-SETUP-15")
@pytest.mark.rule("G-SETUP-16")
@pytest.mark.rule("G-SETUP-21")
@pytest.mark.parametrize("seed", range(5))
def test_group_three_is_drawn_before_group_two_before_group_one(seed: int) -> None:
    log = idle(GAME.start(2), seed=seed)
    drawn = [text.removeprefix("draw ") for _, text in log if text.startswith("draw")]
    assert [Counter(drawn[:9]), Counter(drawn[9:19]), Counter(drawn[19:])] == [
        Counter(GROUPS[number].split()) for number in (3, 2, 1)
    ]


@pytest.mark.rule("G-SETUP-17")
@pytest.mark.rule("G-SETUP-18")
@pytest.mark.rule("G-SETUP-19")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_tiles_of_each_group(number: int) -> None:
    listed = Counter(GROUPS[number].split())
    assert group(2, number) == group(4, number) == listed
    assert group(3, number) == listed - Counter({"green-n": 1 if number == 2 else 0})


@pytest.mark.rule("G-SETUP-20")
@pytest.mark.parametrize(("seats", "size"), [(2, 28), (3, 27), (4, 28)])
def test_the_number_of_tiles_in_the_stack(seats: int, size: int) -> None:
    assert sum(sum(counts) for counts in tables.STACKS[seats]) == size
    log = idle(GAME.start(seats))
    assert sum(text.startswith("draw") for _, text in log) == size


@pytest.mark.rule("G-SETUP-28")
def test_every_unseen_tile_of_the_uppermost_group_is_equally_likely() -> None:
    s = play(2, "start s0")
    assert odds(s) == {f"draw {name}": count for name, count in group(2, 3).items()}
    do(s, "draw green-2")
    idle(s, until=by_chance)
    assert odds(s)["draw green-2"] == 1
    assert sum(s.weights()) == 8
    assert refused(s, "draw black-3") == "G-SETUP-28"


@pytest.mark.rule("G-SETUP-28")
def test_a_tile_is_not_drawn_again_once_its_copies_are_used_up() -> None:
    s = play(2, "start s0", "draw red-n")
    idle(s, until=by_chance)
    assert refused(s, "draw red-n") == "G-SETUP-28"


@pytest.mark.rule("G-SETUP-22")
def test_the_markers_take_no_part_in_play() -> None:
    assert "red-5" not in tables.TILE_NAMES
    assert "black-5" not in tables.TILE_NAMES
    used = Counter(name for names in tables.TILES.groups for name in names)
    assert (used["blue-5"], used["green-5"]) == (1, 1)


@pytest.mark.rule("G-SETUP-23")
@pytest.mark.rule("G-GAP-04")
def test_pieces_start_on_the_arrival_tile() -> None:
    s = BoardBuilder().turn()
    assert legal(s, "move") == [
        "move member m7 l6",
        "move member m7 l8",
        "move leader m7 l6",
        "move leader m7 l8",
    ]
    do(s, "move member m7 l6")
    assert (s.points, members(s, 0, MITS), members(s, 0, UPPER_ACE)) == (9, 11, 1)


@pytest.mark.rule("G-GAP-04")
@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("mine m7", "G-MINE-01"),
        ("improve m7", "G-INFRA-01"),
        ("open m7", "G-OPEN-01"),
        ("build m7", "G-WARP-01"),
    ],
)
def test_the_arrival_tile_is_not_a_star_system(text: str, clause: str) -> None:
    assert refused(BoardBuilder().turn(), text) == clause


@pytest.mark.rule("G-SETUP-24")
@pytest.mark.rule("G-SETUP-26")
def test_every_seat_has_a_sheet_with_points_and_four_types_of_caches() -> None:
    assert tables.CACHE_LABELS == ["N/1", "2/3", "4", "5"]
    s = BoardBuilder(seats=3).caches(0, 1, 2, 3, 4).caches(2, 4, 3, 2, 1).turn()
    copy = as_position(GAME.restore(s.to_bytes()))
    assert [sheet(copy, seat) for seat in range(3)] == [[1, 2, 3, 4], [0, 0, 0, 0], [4, 3, 2, 1]]
    assert copy.scores() == [0, 0, 0]


@pytest.mark.rule("G-SETUP-26")
def test_score_sheets_are_part_of_the_position() -> None:
    assert BoardBuilder().caches(1, 1).turn().key() != BoardBuilder().caches(1, 0, 1).turn().key()


@pytest.mark.rule("G-SETUP-25")
@pytest.mark.parametrize(("face", "kind"), [("n", 0), ("a", 0), ("2", 1), ("3", 1), ("4", 2), ("5", 3)])
def test_the_die_face_gives_the_type_of_the_cache(face: str, kind: int) -> None:
    s = BoardBuilder().members(0, UPPER_ACE).turn()
    do(s, "mine l6", f"roll {face}")
    assert sheet(s, 0) == [int(number == kind) for number in range(4)]


@pytest.mark.rule("G-DATA-07")
def test_only_three_places_touch_the_arrival_tile_and_the_null_is_closed() -> None:
    s = BoardBuilder().turn(kind=steps.DRAWING)
    assert s.actor == CHANCE
    do(s, "draw green-2", "place i7", "tick tl")
    assert [refused(s, f"move member m7 {place}") for place in (UPPER_ACE, LOWER_ACE, FIRST_NULL)] == [
        "",
        "",
        "G-MOVE-03",
    ]
    ends = {text.split()[3] for text in map(GAME.space.text, range(GAME.space.decisions)) if " m7 " in text}
    assert ends == {UPPER_ACE, LOWER_ACE, FIRST_NULL}
