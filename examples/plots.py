"""Pictures of what matches are like: points by source, seat advantage, branching factor, length.

    pip install 'astrarium[lab]'
    python examples/plots.py --matches 100 --out docs/pictures

Matches of `greedy` against itself, three seats; one picture for each question, one panel for each game.
"""

import argparse
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import matplotlib as mpl
import matplotlib.pyplot as plt
import polars as pl

import astrarium
from astrarium.bots.arena import interval
from astrarium.lab import frames
from astrarium.lab.data_frames import Frames
from astrarium.lab.selfplay import load, selfplay

SEATS = 3
INK, PAPER, LINE, BLUE = "#2b3345", "#ffffff", "#c9cfdb", "#1f6fb2"


def by_source(axes: Any, found: Frames) -> None:
    """Points of a seat by source, as bars from the largest down."""
    seats = found.matches.height
    sums = found.points.group_by("source").agg(pl.col("points").sum() / seats).sort("points")
    axes.barh(sums["source"].to_list(), sums["points"].to_list(), color=BLUE)
    axes.set_xlabel("points per seat")


def by_order(axes: Any, found: Frames) -> None:
    """Wins by place in the turn order of the start, with 95 % intervals."""
    for order in range(1, SEATS + 1):
        wins = found.matches.filter(pl.col("order") == order)["win"].to_list()
        low, high = interval([[win] for win in wins])
        share = sum(wins) / len(wins)
        axes.errorbar(order, share, [[share - low], [high - share]], fmt="o", color=BLUE, capsize=5)
    axes.axhline(1 / SEATS, color=LINE, linestyle="--", zorder=0)
    axes.set_xticks(range(1, SEATS + 1))
    axes.set_xlabel("place in the starting order")
    axes.set_ylabel("share of wins")
    axes.set_ylim(0, 1)


def branching(axes: Any, found: Frames) -> None:
    """Legal actions over the course of a match: the median, and the middle half."""
    parts = found.decisions.with_columns((pl.col("progress") * 20).floor().clip(0, 19).alias("part"))
    choices = pl.col("choices")
    table = parts.group_by("part").agg(
        choices.quantile(0.25).alias("low"),
        choices.median().alias("middle"),
        choices.quantile(0.75).alias("high"),
    )
    table = table.sort("part")
    course = [(part + 0.5) / 20 for part in table["part"].to_list()]
    axes.fill_between(course, table["low"].to_list(), table["high"].to_list(), color=BLUE, alpha=0.2)
    axes.plot(course, table["middle"].to_list(), color=BLUE)
    axes.set_xlabel("course of the match")
    axes.set_ylabel("legal actions")
    axes.set_ylim(bottom=0)


def length(axes: Any, found: Frames) -> None:
    """Decisions in a match."""
    counts = found.matches.filter(pl.col("seat") == 0)["decisions"].to_list()
    axes.hist(counts, bins=15, color=BLUE)
    axes.set_xlabel("decisions in a match")
    axes.set_ylabel("matches")


PICTURES: dict[str, tuple[str, Callable[[Any, Frames], None]]] = {
    "sources": ("Where points come from", by_source),
    "seats": ("Who begins, and who wins", by_order),
    "branching": ("How many actions there are to choose from", branching),
    "length": ("How long matches are", length),
}


def played(name: str, matches: int, folder: Path) -> Frames:
    """Matches of a game as frames."""
    selfplay(name, ["greedy"], folder, seats=SEATS, matches=matches, seed=1)
    found: Frames = frames(load(folder).records())
    return found


def draw(found: dict[str, Frames], folder: Path) -> None:
    """All pictures."""
    mpl.rcParams.update(
        {"font.size": 9, "axes.edgecolor": LINE, "text.color": INK, "svg.hashsalt": "astrarium"}
    )
    folder.mkdir(parents=True, exist_ok=True)
    for name, (title, fill) in PICTURES.items():
        figure, panels = plt.subplots(1, len(found), figsize=(11, 3.6), layout="constrained", facecolor=PAPER)
        figure.suptitle(title, fontweight="bold")
        for axes, (game, own) in zip(panels, found.items(), strict=True):
            axes.set_title(astrarium.game(game).title)
            axes.spines[["top", "right"]].set_visible(False)
            fill(axes, own)
        figure.savefig(folder / f"lab-{name}.svg", metadata={"Date": None})
        plt.close(figure)


def main() -> None:
    """Play, draw."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--out", type=Path, default=Path("docs/pictures"))
    wishes = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = {name: played(name, wishes.matches, Path(folder, name)) for name in astrarium.games()}
    draw(found, wishes.out)


if __name__ == "__main__":
    main()
