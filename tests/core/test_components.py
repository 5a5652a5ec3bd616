"""Reading of component files: errors name file, entry and field."""

from collections.abc import Callable

import pytest

from astrarium.core.components import Entry, component, mark, parse
from astrarium.core.errors import BadData

GOOD = """
count = 3
low = -2
flag = true
word = "red"
words = ["red", "blue"]
numbers = [1, -2]
mixed = [1, "a"]

[box]
width = 6

[[tile]]
id = "ace"
[[tile]]
value = 2
"""

COLOURS = ["green", "red", "blue"]


def entry() -> Entry:
    return parse("tiles.toml", GOOD)


def test_a_valid_file_is_read() -> None:
    file = entry()
    assert file.integer("count") == 3
    assert file.integer("low", -5) == -2
    assert file.integer("count", 1, 3) == 3
    assert (file.integer("count", default=7), file.integer("absent", default=7)) == (3, 7)
    assert file.flag("flag") is True
    assert file.flag("absent", True) is True
    assert file.flag("absent") is False
    assert file.word("word", ["red", "blue"]) == "red"
    assert file.words("words") == ["red", "blue"]
    assert (file.index("word", COLOURS), file.index("absent", COLOURS, 5)) == (1, 5)
    assert (file.mask("words", COLOURS), file.mask("absent", COLOURS, 5)) == (0b110, 5)
    assert file.integers("numbers", 2) == file.integers("numbers") == [1, -2]
    assert file.items("mixed") == [1, "a"]
    assert file.entry("box").integer("width") == 6
    assert [tile.where for tile in file.entries("tile")] == [
        "tiles.toml, [[tile]] ace",
        "tiles.toml, [[tile]] 2",
    ]


@pytest.mark.parametrize(
    ("read", "complaint"),
    [
        (lambda e: e.integer("absent"), "tiles.toml, field 'absent': is missing"),
        (lambda e: e.integer("word"), "tiles.toml, field 'word': 'red' is not a whole number of at least 0"),
        (lambda e: e.integer("flag"), "tiles.toml, field 'flag': True is not a whole number of at least 0"),
        (lambda e: e.integer("low"), "tiles.toml, field 'low': -2 is not a whole number of at least 0"),
        (
            lambda e: e.integer("count", 1, 2),
            "tiles.toml, field 'count': 3 is not a whole number from 1 to 2",
        ),
        (lambda e: e.index("word", ["a"]), "tiles.toml, field 'word': 'red' is not one of 'a'"),
        (lambda e: e.mask("words", ["red"]), "tiles.toml, field 'words': 'blue' is not one of 'red'"),
        (lambda e: e.mask("absent", ["red"]), "tiles.toml, field 'absent': is missing"),
        (lambda e: e.title(), "tiles.toml, field 'name': is missing"),
        (lambda e: e.flag("count"), "tiles.toml, field 'count': 3 is neither true nor false"),
        (lambda e: e.word("count"), "tiles.toml, field 'count': 3 is not a text"),
        (lambda e: e.word("word", ["a", "b"]), "tiles.toml, field 'word': 'red' is not one of 'a', 'b'"),
        (lambda e: e.words("words", ["red"]), "tiles.toml, field 'words': 'blue' is not one of 'red'"),
        (lambda e: e.words("mixed"), "tiles.toml, field 'mixed': 1 is not a text"),
        (lambda e: e.items("count"), "tiles.toml, field 'count': 3 is not a list"),
        (lambda e: e.integers("mixed", 2), "tiles.toml, field 'mixed': 'a' is not a whole number"),
        (lambda e: e.integers("numbers", 3), "tiles.toml, field 'numbers': has 2 numbers where 3 belong"),
        (lambda e: e.entry("count"), "tiles.toml, field 'count': 3 is not a table"),
        (lambda e: e.entry("box").integer("height"), "tiles.toml, [box], field 'height': is missing"),
        (lambda e: e.entries("mixed"), "tiles.toml, field 'mixed': entry 1 is not a table"),
        (lambda e: e.entries("tile")[1].word("id"), "tiles.toml, [[tile]] 2, field 'id': is missing"),
    ],
)
def test_errors_name_file_entry_and_field(read: Callable[[Entry], object], complaint: str) -> None:
    with pytest.raises(BadData) as caught:
        read(entry())
    assert str(caught.value) == complaint


def test_a_file_that_is_not_toml_raises_with_its_name() -> None:
    with pytest.raises(BadData, match=r"^tiles\.toml: .*line 2"):
        parse("tiles.toml", "count = 3\ncount =\n")


def test_a_field_that_was_never_read_raises() -> None:
    file = parse(
        "tiles.toml", 'count = 3\ncount_origin = "ours"\n[box]\nwidth = 6\nwidht = 7\n[[tile]]\nid = "ace"\n'
    )
    with pytest.raises(BadData, match=r"^tiles.toml, field 'count': means nothing here$"):
        file.check_read()
    assert not file.has("tile_count")
    assert file.has("count")
    assert file.entry("box").integer("width") == 6
    with pytest.raises(BadData, match=r"^tiles.toml, field 'tile': means nothing here$"):
        file.check_read()
    assert len(file.entries("tile")) == 1
    with pytest.raises(BadData, match=r"^tiles.toml, \[box\], field 'widht': means nothing here$"):
        file.check_read()
    assert file.entry("box").integer("widht") == 7
    file.check_read()


TILE = """
[[tile]]
id = "ace"
cost = 2
origin = "ours"
cost_origin = "published"
wording_origin = "ours"
"""


def test_a_component_has_an_origin_and_parts_that_differ_from_it() -> None:
    (tile,) = parse("tiles.toml", TILE).entries("tile")
    assert tile.origin() == "ours"
    assert tile.parts() == {"cost": "published"}
    made = component("tile", tile, "Ace", "The first.", {"value": 1}, 4)
    assert (made.id, made.copies, made.origin, made.parts) == ("ace", 4, "ours", {"cost": "published"})


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        (TILE.replace('origin = "ours"\ncost', "cost"), "field 'origin': is missing"),
        (
            TILE.replace('"ours"', '"mine"', 1),
            "field 'origin': 'mine' is not one of 'published', 'ours', 'pack'",
        ),
        (TILE.replace('"published"', "1"), "field 'cost_origin': 1 is not a text"),
    ],
)
def test_an_origin_is_one_of_a_closed_vocabulary(wrong: str, complaint: str) -> None:
    (tile,) = parse("tiles.toml", wrong).entries("tile")
    with pytest.raises(BadData) as caught:
        component("tile", tile, "", "", {})
    assert str(caught.value) == f"tiles.toml, [[tile]] ace, {complaint}"


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        (TILE.replace("cost_origin", "price_origin"), "field 'price_origin': 'price' is neither a field"),
        (TILE.replace('wording_origin = "ours"', 'wording_origin = "x"'), "field 'wording_origin': 'x' is"),
    ],
)
def test_an_origin_is_checked_even_if_it_was_never_read(wrong: str, complaint: str) -> None:
    file = parse("tiles.toml", wrong)
    assert file.entries("tile")[0].integer("cost") == 2
    with pytest.raises(BadData) as caught:
        file.check_read()
    assert str(caught.value).startswith(f"tiles.toml, [[tile]] ace, {complaint}")


def test_marks() -> None:
    assert mark("published") == ""
    assert mark("ours") == " ✧"
    assert mark("pack") == " ◈"
