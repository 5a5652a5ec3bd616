"""Import hook for `ASTRARIUM_PURE=1`: loads `.py` files even if compiled modules exist beside them."""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceFinder:
    """Meta path finder for the source files of `astrarium.*`; ignores all other modules."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("astrarium."):
            return None
        finders = (FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)) for folder in path or ())
        return next((spec for finder in finders if (spec := finder.find_spec(name))), None)


def install() -> None:
    """Install the finder if `ASTRARIUM_PURE` is set; call before any compiled module is imported."""
    if os.environ.get("ASTRARIUM_PURE", "0") not in ("", "0") and SourceFinder not in sys.meta_path:
        sys.meta_path.insert(0, SourceFinder)
