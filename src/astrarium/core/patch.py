"""How one piece of plain data differs from another, as small as can be told.

A path names a part: `board/m7/members`, `players/0/points`. Keys hold no slash, and the order of keys in
an object carries no meaning.
"""

from typing import Final, final

MISSING: Final = object()


@final
class Patch:
    """What leads from one object to another: the parts that are new or other now, and those that are gone."""

    def __init__(self) -> None:
        self.changed: Final[dict[str, object]] = {}
        self.gone: Final[list[str]] = []


@final
class IncrementalView:
    """An object on its way to another: parts are put in one by one, and the patch is told those that change.

    Without a patch it is an object in the making.
    """

    def __init__(self, before: dict[str, object], patch: Patch | None, path: str = "") -> None:
        self.now: dict[str, object] = before.copy()
        self.patch: Final = patch
        self.path: Final = path

    def put(self, key: str, new: object) -> None:
        """What a part is now; parts that are not put in stay as they are."""
        old = self.now.get(key, MISSING)
        if old is new or (type(old) is type(new) and old == new):
            return
        self.now[key] = new
        if self.patch is not None:
            _compare(self.patch, self.path, key, old, new)


def difference(before: dict[str, object], after: dict[str, object]) -> Patch:
    """What has to change in `before` to get `after`. Parts that both share are passed over at once."""
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
    elif isinstance(old, list) and isinstance(new, list) and _alike(old, new):
        for place in range(len(new)):
            if old[place] is not new[place]:
                _compare(patch, path + key + "/", str(place), old[place], new[place])
    elif type(old) is not type(new) or old != new:
        patch.changed[path + key] = new


def _alike(old: list[object], new: list[object]) -> bool:
    """Whether two lists are worth a look inside: as many objects in both."""
    return len(old) == len(new) and len(new) > 0 and isinstance(new[0], dict)
