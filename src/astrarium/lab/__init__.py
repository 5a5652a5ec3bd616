"""The laboratory: the engine for machine learning and for the study of games."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from astrarium.core.record import Record
    from astrarium.lab.data_frames import Frames

__all__ = ["frames"]


def frames(records: "Iterable[Record]", library: str = "polars") -> "Frames":
    """Return `records` as data frames of Polars or pandas: matches, decisions and points.

    `astrarium.lab.data_frames` describes the columns.
    """
    from astrarium.lab.data_frames import frames as make_frames

    return make_frames(records, library)
