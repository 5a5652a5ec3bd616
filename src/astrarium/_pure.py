"""With `ASTRARIUM_PURE=1` modules come from their `.py` files, even where compiled ones lie beside them."""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceFinder:
    """Finds the source of `astrarium.*`, and nothing else."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("astrarium."):
            return None
        finders = (FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)) for folder in path or ())
        return next((spec for finder in finders if (spec := finder.find_spec(name))), None)


def install() -> None:
    """Must run before any compiled module is imported."""
    if os.environ.get("ASTRARIUM_PURE", "0") not in ("", "0") and SourceFinder not in sys.meta_path:
        sys.meta_path.insert(0, SourceFinder)
