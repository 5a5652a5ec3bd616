"""Diffs of JSON objects and copy-on-write updates."""

from hypothesis import given
from hypothesis import strategies as st

from astrarium.core.patch import difference
from tests.patches import patched

KEYS = st.text("abc", min_size=1, max_size=2)
LEAVES = st.none() | st.booleans() | st.integers(2, 5) | st.text("xyz", max_size=2)
DATA = st.recursive(
    LEAVES, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=3)
)
OBJECTS = st.dictionaries(KEYS, DATA, max_size=4)


@given(before=OBJECTS, after=OBJECTS)
def test_a_patch_turns_one_object_into_the_other(before: dict[str, object], after: dict[str, object]) -> None:
    patch = difference(before, after)
    assert patched(before, patch.changed, patch.gone) == after


@given(data=OBJECTS)
def test_equal_objects_have_an_empty_patch(data: dict[str, object]) -> None:
    patch = difference(data, patched(data, {}, []))
    assert (patch.changed, patch.gone) == ({}, [])


def test_a_patch_has_changed_and_removed_paths_only() -> None:
    before: dict[str, object] = {
        "points": 4,
        "board": {"m7": {"members": [1, 0], "tick": None}, "l6": {"members": [0, 0], "tick": "tl"}},
        "players": [{"points": 1}, {"points": 2}],
        "aside": {"nova": 1},
    }
    after: dict[str, object] = {
        "points": 4,
        "board": {"m7": {"members": [0, 1], "tick": None}, "k5": {"members": [0, 0], "tick": None}},
        "players": [{"points": 1}, {"points": 3}],
        "aside": None,
    }
    patch = difference(before, after)
    assert patch.changed == {
        "board/m7/members": [0, 1],
        "board/k5": {"members": [0, 0], "tick": None},
        "players/1/points": 3,
        "aside": None,
    }
    assert patch.gone == ["board/l6"]


def test_one_differs_from_true() -> None:
    assert difference({"closing": 1}, {"closing": True}).changed == {"closing": True}
