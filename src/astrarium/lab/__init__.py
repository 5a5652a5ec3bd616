"""The laboratory: the same rules for those who study games and for programs that learn them."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from astrarium.core.record import Record
    from astrarium.lab.data_frames import Frames

__all__ = ["frames"]


def frames(records: "Iterable[Record]", library: str = "polars") -> "Frames":
    """Records as data frames of Polars or pandas: matches, decisions and points (see `lab.tables`)."""
    from astrarium.lab.data_frames import frames as make

    return make(records, library)
