"""Minimal diffs of JSON objects.

A path addresses a value: `board/m7/members`, `players/0/points`. Keys must not contain a slash; the order of
keys has no meaning.
"""

from typing import Final, final

MISSING: Final = object()


@final
class Patch:
    """A diff of two objects: new or changed values by path, and the paths that were removed."""

    def __init__(self) -> None:
        self.changed: Final[dict[str, object]] = {}
        self.gone: Final[list[str]] = []


def difference(before: dict[str, object], after: dict[str, object]) -> Patch:
    """Compute a minimal diff that turns `before` into `after`; identical (`is`) values are skipped."""
    patch = Patch()
    _compare_objects(patch, "", before, after)
    return patch


def _compare_objects(patch: Patch, path: str, before: dict[str, object], after: dict[str, object]) -> None:
    kept = 0
    for key, new in after.items():
        old = before.get(key, MISSING)
        if old is not MISSING:
            kept += 1
        if old is not new:
            _compare(patch, path, key, old, new)
    if kept < len(before):
        patch.gone.extend([path + key for key in before if key not in after])


def _compare(patch: Patch, path: str, key: str, old: object, new: object) -> None:
    if isinstance(old, dict) and isinstance(new, dict):
        _compare_objects(patch, path + key + "/", old, new)
    elif isinstance(old, list) and isinstance(new, list) and _are_parallel(old, new):
        for index in range(len(new)):
            if old[index] is not new[index]:
                _compare(patch, path + key + "/", str(index), old[index], new[index])
    elif type(old) is not type(new) or old != new:
        patch.changed[path + key] = new


def _are_parallel(old: list[object], new: list[object]) -> bool:
    """Return whether to compare two lists item by item: equally long lists of objects."""
    return len(old) == len(new) and len(new) > 0 and isinstance(new[0], dict)
