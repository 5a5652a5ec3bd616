"""What those who get patches do with them."""

import copy
from typing import Any


def patched(view: dict[str, Any], changed: dict[str, Any], gone: list[str]) -> dict[str, Any]:
    """A view with other parts."""
    made = copy.deepcopy(view)
    for path in gone:
        owner, key = _find(made, path)
        del owner[key]
    for path, value in changed.items():
        owner, key = _find(made, path)
        owner[key] = value
    return made


def _find(view: Any, path: str) -> tuple[Any, Any]:
    """The object or list that holds a part, and under which name."""
    *way, last = path.split("/")
    for step in way:
        view = view[int(step) if isinstance(view, list) else step]
    return view, int(last) if isinstance(view, list) else last
