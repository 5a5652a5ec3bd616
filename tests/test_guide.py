"""Reading of lessons: errors name file, entry and field."""

import pytest

import astrarium
from astrarium.core.components import parse
from astrarium.core.errors import BadData, UnknownName
from astrarium.guide import Lesson, ScriptStep, _lesson, find_lesson

GAME = astrarium.game("globular-cluster")
GOOD = f"""
minutes = 5
seats = 2
level = "level-2"
seed = "{"0a" * 32}"
opening = ["place j6"]

[options]
borders = "shared-half"

[[step]]
id = "read"

[[step]]
id = "turn"
moves = ["tick tr", "end"]
look = ["j6"]

[[step]]
by = 1
moves = ["end"]
"""


def lesson(text: str) -> Lesson:
    return _lesson(GAME, "first", parse("first.toml", text))


def test_a_valid_lesson_is_read() -> None:
    found = lesson(GOOD)
    assert found.steps == (
        ScriptStep("read", 0, (), ()),
        ScriptStep("turn", 0, ("tick tr", "end"), ("j6",)),
        ScriptStep("", 1, ("end",), ()),
    )
    assert found.options == {"borders": "shared-half"}
    assert found.script == ("place j6", "tick tr", "end", "end")


@pytest.mark.parametrize(
    ("right", "wrong", "complaint"),
    [
        ("seats = 2", "seats = 9", "first.toml, field 'seats': Globular Cluster is not for 9 seats"),
        ("0a0a", "0A0a", "first.toml, field 'seed': is not a number of 64 hexadecimal digits"),
        ("0a0a", "", "first.toml, field 'seed': is not a number of 64 hexadecimal digits"),
        ('"shared-half"', '"none"', r"first.toml, \[options\], field 'borders': .*shared-half"),
        ("borders", "colour", r"first.toml, \[options\], field 'colour': .*borders"),
        ('["place j6"]', '["put j6"]', "first.toml, field 'opening': .*put"),
        ('"tick tr"', '"tick up"', r"first.toml, \[\[step\]\] turn, field 'moves': .*up"),
        ('"tick tr"', '"Tick TR"', r"first.toml, \[\[step\]\] turn, field 'moves': .*is written 'tick tr'"),
        ("by = 1", "by = 2", r"first.toml, \[\[step\]\] 3, field 'by': there is no seat 2"),
        ("by = 1", "by = 0", r"first.toml, \[\[step\]\] 3, field 'id': is missing"),
    ],
)
def test_errors_name_file_entry_and_field(right: str, wrong: str, complaint: str) -> None:
    assert right in GOOD
    with pytest.raises(BadData, match=f"^{complaint}"):
        lesson(GOOD.replace(right, wrong, 1))


def test_an_unknown_lesson_raises_with_the_known_names() -> None:
    assert find_lesson(GAME, "first").name == "first"
    with pytest.raises(UnknownName, match="Globular Cluster has no lesson 'last'; there are: first, second"):
        find_lesson(GAME, "last")
