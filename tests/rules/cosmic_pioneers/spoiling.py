"""Component files with a mistake."""

from collections.abc import Callable
from importlib.resources import files

import pytest

from astrarium.core.components import Entry, parse
from astrarium.core.errors import BadData
from astrarium.games.cosmic_pioneers.components import constants
from astrarium.games.cosmic_pioneers.components.tables import (
    CosmicComponents,
)


def text_of(file: str) -> str:
    return files("astrarium.games.cosmic_pioneers").joinpath("components", file).read_text("utf-8")


def spoilt(file: str, old: str, new: str) -> Callable[[str], Entry]:
    """Return a reader of component files in which `old` is replaced by `new` in `file`."""
    assert old in text_of(file)
    return lambda name: (
        parse(name, text_of(name).replace(old, new, 1)) if name == file else constants.read_file(name)
    )


def refuse(file: str, old: str, new: str, complaint: str) -> None:
    """Assert that a mistake in a file is refused with a complaint that begins with its location."""
    with pytest.raises(BadData) as error:
        CosmicComponents(spoilt(file, old, new))
    assert str(error.value).startswith(f"{file}, ")
    assert complaint in str(error.value)
