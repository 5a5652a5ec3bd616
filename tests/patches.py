"""Application of patches, as clients do it."""

import copy
from typing import Any


def patched(view: dict[str, Any], changed: dict[str, Any], gone: list[str]) -> dict[str, Any]:
    """Return a copy of `view` with the patch applied."""
    made = copy.deepcopy(view)
    for path in gone:
        owner, key = _find(made, path)
        del owner[key]
    for path, value in changed.items():
        owner, key = _find(made, path)
        owner[key] = value
    return made


def _find(view: Any, path: str) -> tuple[Any, Any]:
    """Return the object or list that holds the value at `path`, and its key or index."""
    *parents, last = path.split("/")
    for key in parents:
        view = view[int(key) if isinstance(view, list) else key]
    return view, int(last) if isinstance(view, list) else last
