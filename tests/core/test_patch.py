"""Diffs of JSON objects and copy-on-write updates."""

from hypothesis import given
from hypothesis import strategies as st

from astrarium.core.patch import IncrementalView, Patch, difference
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


@given(before=OBJECTS, after=OBJECTS)
def test_an_update_records_changed_keys(before: dict[str, object], after: dict[str, object]) -> None:
    old, patch = patched(before, {}, []), Patch()
    renewal = IncrementalView(before, patch)
    for key, part in after.items():
        renewal.put(key, part)
    least = difference(before, before | after)
    assert renewal.now == before | after
    assert (patch.changed, patch.gone) == (least.changed, least.gone)
    assert before == old


def test_an_update_without_a_patch_builds_an_object() -> None:
    renewal = IncrementalView({"seat": 1}, None)
    renewal.put("points", 3)
    assert renewal.now == {"seat": 1, "points": 3}


def test_an_update_of_a_part_records_the_full_path() -> None:
    patch = Patch()
    IncrementalView({"points": 1}, patch, "players/0/").put("points", 2)
    assert patch.changed == {"players/0/points": 2}
