"""Theme, tiles, pieces, and the files that define them (catalogue sections 1, 2, 4, 16)."""

from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from astrarium.core.components import parse
from astrarium.core.errors import BadData, BadOption
from astrarium.games.globular_cluster import GAME
from astrarium.games.globular_cluster.clauses import CATALOGUE
from astrarium.games.globular_cluster.components import grid, tables
from astrarium.games.globular_cluster.components.tables import Tiles
from astrarium.games.globular_cluster.rules.setup import cells_of
from tests.rules.globular_cluster.board import BoardBuilder, as_position, cell, do, idle, tile

NUMBERS = {"n": 0, "a": 1, "2": 2, "3": 3, "4": 4, "5": 5}
# By colour: total, removed, markers, groups 1 to 3, opening board.
COUNTS = {
    "red": (12, 7, 1, 1, 2, 1, 0),
    "black": (12, 1, 1, 2, 3, 2, 3),
    "blue": (12, 2, 1, 3, 3, 2, 1),
    "green": (12, 2, 1, 3, 2, 4, 0),
}


def tiles_toml() -> str:
    package = files("astrarium.games.globular_cluster")
    return package.joinpath("components", "tiles.toml").read_text("utf-8")


def full_board(seats: int) -> Counter[str]:
    """Return the number of each tile on a finished board, by name."""
    board = Counter(tables.TILE_NAMES[opening.tile] for opening in tables.TILES.opening)
    for counts in tables.TILES.stack(seats):
        board.update({name: int(count) for name, count in zip(tables.TILE_NAMES, counts, strict=True)})
    return board


def of_kind(board: Counter[str], kind: int) -> list[str]:
    return [name for name in sorted(board.elements()) if tables.TILE_KIND[tile(name)] == kind]


@pytest.mark.rule("G-THEME-01")
@pytest.mark.rule("G-THEME-02")
@pytest.mark.rule("G-THEME-03")
@pytest.mark.rule("G-THEME-04")
@pytest.mark.parametrize(
    "words",
    [
        "warp engines",
        "clusters beside a long-settled galaxy",
        "Each player leads the expedition of one conglomerate",
        "old star clusters",
        "the few worlds fit to settle",
        "crystals to mine",
        "sites of warp stations",
    ],
)
def test_the_description_holds_the_theme(words: str) -> None:
    assert words in GAME.about
    assert GAME.title == "Globular Cluster"


@pytest.mark.rule("G-THEME-05")
def test_the_catalogue_explains_why_settled_systems_have_no_stations() -> None:
    assert "settled systems" in CATALOGUE.text("G-THEME-05")
    assert "habitable" in CATALOGUE.text("G-WARP-12")


@pytest.mark.rule("G-THEME-06")
@pytest.mark.parametrize(
    "words",
    [
        "Michael Schoessow",
        "Stephen Schoessow",
        "Tikal",
        "Kiesling",
        "Kramer",
        "GNU Free Documentation License",
    ],
)
def test_designers_and_licence_are_credited(words: str) -> None:
    credit = Path(__file__).parents[3].joinpath("CREDITS.md").read_text("utf-8")
    assert words in next(line for line in credit.splitlines() if line.startswith("| Globular Cluster"))
    assert words in CATALOGUE.text("G-THEME-06")
    assert "Michael Schoessow and Stephen Schoessow" in GAME.about


@pytest.mark.rule("G-COMP-01")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_a_match_has_two_to_four_players(seats: int) -> None:
    assert [GAME.start(number).seats for number in (2, 3, 4)] == [2, 3, 4]
    with pytest.raises(BadOption, match="2 to 4 seats"):
        GAME.start(seats)


@pytest.mark.rule("G-COMP-02")
@pytest.mark.rule("G-COMP-04")
def test_tiles_are_two_sets_of_four_colours_and_six_values() -> None:
    assert (tables.TILES.copies, len(tables.TILES.colours), tables.TILES.values) == (
        2,
        4,
        ["N", "A", "2", "3", "4", "5"],
    )
    players = tables.CONSTANTS.entry("players")
    assert players.integer("members") == tables.TILES.copies * len(tables.TILES.values)
    assert players.integer("stations") == tables.TILES.copies
    assert players.words("colours") == tables.TILES.colours


@pytest.mark.rule("G-COMP-05")
def test_a_die_has_the_six_values_once_each() -> None:
    assert sorted(tables.FACES) == sorted({"n", "a", "2", "3", "4", "5"})


@pytest.mark.rule("G-COMP-06")
def test_every_placed_tile_has_its_tick_in_one_corner() -> None:
    assert len(set(grid.CORNERS)) == 4
    s = as_position(GAME.start(4))
    idle(s)
    for place, laid in enumerate(s.tile):
        if laid >= 0 and place != grid.HOME and tables.TILE_KIND[laid] != tables.SUPERNOVA:
            assert s.tick[place] in range(4)


@pytest.mark.rule("G-COMP-07")
def test_the_ace_counts_as_one() -> None:
    s = BoardBuilder().tile("i7", "green-a").placing("black-a")
    do(s, "place g7")
    assert (s.value(cell("i7")), s.pennies[cell("g7")]) == (1, 1)


@pytest.mark.rule("G-GAP-01")
def test_pennies_never_run_out() -> None:
    board = BoardBuilder().fill([f"{column}7" for column in "acegi"], "black-4")
    for column in "acegi":
        board.state.pennies[cell(f"{column}7")] = 5
    for place in ("b6", "b8", "d6", "d8", "f6", "f8", "h6", "h8", "j6", "c5", "e5", "g5"):
        board.tile(place, "green-a", pennies=8)
    s = board.placing("black-4")
    assert sum(s.pennies) > 100
    do(s, "place j8")
    assert s.pennies[cell("j8")] == 4


@pytest.mark.rule("G-TILE-01")
@pytest.mark.rule("G-TILE-02")
@pytest.mark.rule("G-TILE-03")
@pytest.mark.rule("G-TILE-04")
@pytest.mark.parametrize("name", tables.TILE_NAMES[1:])
def test_colour_and_value_give_the_kind_and_number_of_a_tile(name: str) -> None:
    colour, value = name.split("-")
    kind = {
        "red": tables.SUPERNOVA,
        "black": tables.RESOURCE,
        "blue": tables.HABITABLE,
        "green": tables.HABITABLE,
    }[colour]
    assert tables.TILE_KIND[tile(name)] == (tables.EMPTY if value == "n" else kind)
    assert tables.TILE_WORTH[tile(name)] == NUMBERS[value]
    assert colour != "red" or value in ("n", "a")


@pytest.mark.rule("G-DATA-01")
@pytest.mark.parametrize("colour", COUNTS)
def test_the_tile_table_by_colour(colour: str) -> None:
    file = tables.read_file("tiles.toml")
    groups = [sum(name.startswith(colour) for name in group) for group in reversed(tables.TILES.groups)]
    opening = sum(entry.word("colour") == colour for entry in file.entries("opening"))
    given = [len(file.entry(table).words(colour)) for table in ("removed", "markers")]
    assert (len(tables.TILES.values) * tables.TILES.copies, *given, *groups, opening) == COUNTS[colour]
    assert sum(given) + sum(groups) + opening == 12


@pytest.mark.rule("G-DATA-01")
def test_the_tile_table_adds_up() -> None:
    totals = [sum(row[column] for row in COUNTS.values()) for column in range(7)]
    assert totals == [48, 12, 4, 9, 10, 9, 4]
    assert [len(group) for group in reversed(tables.TILES.groups)] == totals[3:6]
    assert len(tables.TILES.opening) == totals[6]


@pytest.mark.rule("G-DATA-02")
@pytest.mark.parametrize(("seats", "stack", "board"), [(2, 28, 32), (3, 27, 31), (4, 28, 32)])
def test_sizes_of_stack_and_board_by_number_of_players(seats: int, stack: int, board: int) -> None:
    groups = [sum(counts) for counts in tables.TILES.stack(seats)]
    assert groups == [9, 9 if seats == 3 else 10, 9]
    assert (sum(groups), full_board(seats).total()) == (stack, board)
    assert stack % seats == 0


@pytest.mark.rule("G-DATA-03")
@pytest.mark.parametrize(("seats", "nulls"), [(2, 8), (3, 7), (4, 8)])
def test_a_full_board_by_kind_of_tile(seats: int, nulls: int) -> None:
    board = full_board(seats)
    counts = {kind: len(of_kind(board, number)) for number, kind in enumerate(tables.KINDS)}
    assert counts == {"mits": 1, "supernova": 2, "empty": nulls, "resource": 8, "habitable": 13}
    assert [board[f"{colour}-n"] for colour in tables.TILES.colours] == [2, 2, 2, nulls - 6]


@pytest.mark.rule("G-DATA-04")
def test_resource_tiles_are_two_of_each_number_with_twenty_caches() -> None:
    numbers = Counter(tables.TILE_WORTH[tile(name)] for name in of_kind(full_board(2), tables.RESOURCE))
    assert numbers == {1: 2, 2: 2, 3: 2, 4: 2}
    assert sum(number * count for number, count in numbers.items()) == 20


@pytest.mark.rule("G-DATA-05")
def test_a_full_board_has_thirteen_habitable_tiles_by_number() -> None:
    names = of_kind(full_board(4), tables.HABITABLE)
    assert Counter(tables.TILE_WORTH[tile(name)] for name in names) == {1: 1, 2: 4, 3: 2, 4: 4, 5: 2}
    assert sum(tables.TILE_WORTH[tile(name)] for name in names) == 41
    by_colour = {c: "".join(name[-1] for name in names if name.startswith(c)) for c in ("blue", "green")}
    assert by_colour == {"blue": "223445", "green": "223445a"}


@pytest.mark.rule("G-DATA-08")
@pytest.mark.rule("G-COMP-03")
def test_one_hundred_pennies_are_enough() -> None:
    names = of_kind(full_board(4), tables.HABITABLE)
    values: list[int] = []
    for value in range(tables.HIGHEST_VALUE, 5, -1):
        values += [value] * int(tables.VALUE_LIMITS[value])
    assert values[: len(names)] == [9, 9, 8, 8, 8, 7, 7, 7, 7, 6, 6, 6, 6]
    improvements = sum(values[: len(names)]) - sum(tables.TILE_WORTH[tile(name)] for name in names)
    assert (improvements, improvements + 20) == (53, 73)


@pytest.mark.rule("G-DATA-09")
def test_the_stored_form_keeps_everything_about_a_tile() -> None:
    def board(tick: str = "br", pennies: int = 2, owner: int = 0, opener: int = 1, guests: int = 3) -> bytes:
        made = (
            BoardBuilder()
            .tile("i7", "green-3", tick, pennies=pennies)
            .station(owner, "k7")
            .opened(opener, "i7")
        )
        return made.members(1, "i7", guests).turn().key()

    others = [board(tick="bl"), board(pennies=1), board(owner=1), board(opener=0), board(guests=2)]
    assert len({board(), *others}) == 6
    s = as_position(GAME.restore(board()))
    assert (tables.TILE_NAMES[s.tile[cell("i7")]], s.tick[cell("i7")]) == (
        "green-3",
        grid.CORNERS.index("BR"),
    )
    assert (s.pennies[cell("i7")], s.station_owner(cell("k7")), s.opener(cell("i7"))) == (2, 0, 1)
    assert s.presence(1, cell("i7")) == 3


def upper_ace(text: str) -> str:
    """Return the text of the entry of the upper ace of the opening board."""
    start = text.index('id = "upper-ace"')
    return text[start : text.index("[[opening]]", start)]


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('red = ["A", "N"]', 'red = ["A", "7"]', r"\[\[group\]\] 2, field 'red': '7' is not one of 'N', 'A'"),
        ('red = ["A", "N"]', "red = 5", r"\[\[group\]\] 2, field 'red': 5 is not a list"),
        ('red = ["A", "N"]', 'red = ["A", 0]', r"\[\[group\]\] 2, field 'red': 0 is not a text"),
        ('red = ["A", "N"]', 'pink = ["A", "N"]', r"\[\[group\]\] 2, field 'pink': is not one of 'red'"),
        ("drawn = 3", "drawn = 2", r"\[\[group\]\] \d, field 'drawn': is \d where \d belongs"),
        ("drawn = 3", "", r"\[\[group\]\] 1, field 'drawn': is missing"),
        (
            'id = "habitable"',
            'id = "paradise"',
            r"\[\[kind\]\] paradise, field 'id': 'paradise' is not one of",
        ),
        ('colours = ["blue", "green"]', 'colours = ["blue"]', "field 'kind': no kind fits the tile green-a"),
        ('black = ["4", "4"]', 'black = ["4"]', "field 'black': 1 tiles of value 4 are used, 2 exist"),
        ('black = ["2", "2"]', 'black = ["2", "2", "2"]', "field 'black': 3 tiles of value 2 are used"),
        ("sets = 2", "sets = 0", r"\[set\], field 'sets': 0 is not a whole number of at least 1"),
        ("sets = 2", 'sets = "two"', r"\[set\], field 'sets': 'two' is not a whole number"),
        ("A = 1\n", "", r"\[worth\], field 'A': is missing"),
        (
            "players = 3\ngroup = 2",
            "players = 3\ngroup = 1",
            r"\[\[left_out\]\] 1, field 'group': has no tile green-n",
        ),
        ("[markers]", "[badges]", "field 'markers': is missing"),
        ("[set]", "[set", ": Expected ']'"),
    ],
)
@pytest.mark.rule("G-DATA-01")
def test_an_error_in_the_file_names_entry_and_field(old: str, new: str, complaint: str) -> None:
    text = tiles_toml()
    assert old in text
    with pytest.raises(BadData, match=f"^tiles.toml(, )?{complaint}"):
        Tiles(parse("tiles.toml", text.replace(old, new, 1)))


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('colour = "black"', 'colour = "purple"', "field 'colour': 'purple' is not one of 'red'"),
        ('value = "A"', 'value = "B"', "field 'value': 'B' is not one of 'N'"),
        ('tick = "BR"', 'tick = "XX"', "field 'tick': 'XX' is not one of 'TL'"),
        ('tick = "BR"', 'tick = ""', "field 'tick': '' is not one of 'TL'"),
        ('tick = "BR"', "", "field 'tick': is missing"),
        ("pennies = 1", "", "field 'pennies': is missing"),
        ("pennies = 1", 'pennies = "one"', "field 'pennies': 'one' is not a whole number"),
        ("pennies = 1", "pennies = -1", "field 'pennies': -1 is not a whole number of at least 0"),
        ("face_down = false", "face_down = 0", "field 'face_down': 0 is neither true nor false"),
        ("h = -1", "h = -2", r"field 'h': \(-2, -1\) is not a place"),
        ("h = -1", "", "field 'h': is missing"),
    ],
)
@pytest.mark.rule("G-SETUP-09")
@pytest.mark.rule("G-COMP-06")
def test_an_error_in_an_opening_tile_names_the_field(old: str, new: str, complaint: str) -> None:
    text = tiles_toml()
    entry = upper_ace(text)
    assert old in entry
    with pytest.raises(BadData, match=rf"^tiles.toml, \[\[opening\]\] upper-ace, {complaint}"):
        Tiles(parse("tiles.toml", text.replace(entry, entry.replace(old, new, 1))))


@pytest.mark.rule("G-DATA-01")
def test_the_unchanged_file_is_accepted() -> None:
    assert Tiles(parse("tiles.toml", tiles_toml())).names == tables.TILE_NAMES


@pytest.mark.parametrize(("old", "new"), [("h = -1\n", "h = 1\n"), ("h = -1\nr = -1\n", "h = 0\nr = 0\n")])
def test_an_opening_tile_off_the_board_or_on_another_tile_is_refused(old: str, new: str) -> None:
    text = tiles_toml()
    entry = upper_ace(text)
    tiles = Tiles(parse("tiles.toml", text.replace(entry, entry.replace(old, new, 1))))
    with pytest.raises(BadData, match=r"^tiles.toml, \[\[opening\]\] upper-ace, field 'h'"):
        cells_of(tiles.opening)
