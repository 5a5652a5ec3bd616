"""A picture of a ladder: ratings with their 95 % intervals, one row for each bot."""

from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import astrarium
from astrarium.core.errors import BadOption

SUFFIXES: Final = (".svg", ".png")
FOREGROUND, BACKGROUND, LINE, BLUE = "#2b3345", "#ffffff", "#c9cfdb", "#1f6fb2"
WIDTH, ROW_HEIGHT, FRAME_HEIGHT = 8.0, 0.36, 1.3
"""Inches: the width, the height of a row, and that of title and axis."""


def check_picture(path: Path) -> None:
    """Raise BadOption if no picture can be written to `path`."""
    if path.suffix.lower() not in SUFFIXES:
        raise BadOption(f"a picture is an .svg or .png file, for instance ladder.svg, not {path.name!r}")
    if not path.parent.is_dir():
        raise BadOption(f"there is no folder {str(path.parent)!r} for the picture {path.name!r}")
    if find_spec("matplotlib") is None:
        raise BadOption("a picture needs Matplotlib: pip install 'astrarium[lab]'")


def plot_ladder(result: dict[str, Any], path: Path) -> None:
    """Draw the ratings of `result`, which is `Ladder.to_dict()`, to an .svg or .png file."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    bots = result["bots"]
    style = {"font.size": 9, "axes.edgecolor": LINE, "text.color": FOREGROUND, "svg.hashsalt": "astrarium"}
    with mpl.rc_context(style):
        height = FRAME_HEIGHT + ROW_HEIGHT * len(bots)
        figure = Figure(figsize=(WIDTH, height), layout="constrained", facecolor=BACKGROUND)
        axes = figure.subplots()
        figure.suptitle(_title(result), fontweight="bold")
        axes.spines[["top", "right"]].set_visible(False)
        axes.axvline(0, color=LINE, linestyle="--", zorder=0)
        for row, bot in enumerate(bots):
            rating = bot["rating"]
            errors = [[rating - bot["low"]], [bot["high"] - rating]]
            axes.errorbar(rating, row, xerr=errors, fmt="o", color=BLUE, capsize=4)
        axes.set_yticks(range(len(bots)), [bot["bot"] for bot in bots])
        axes.set_ylim(len(bots) - 0.5, -0.5)
        axes.set_xlabel("rating with 95 % interval; 400 points are odds of 10 to 1")
        figure.savefig(path, dpi=150, metadata={"Date": None} if path.suffix.lower() == ".svg" else None)


def _title(result: dict[str, Any]) -> str:
    title = astrarium.game(result["game"]).title
    return f"{title}, {result['seats']} seats, {result['matches']:,} matches"
