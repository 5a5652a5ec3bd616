"""Plots of match statistics: points by source, seat advantage, branching factor, length.

    pip install 'astrarium[lab]'
    python examples/plots.py --matches 100 --out docs/pictures

Plays matches of `greedy` against itself with three seats. Each plot has one panel per game.
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
FOREGROUND, BACKGROUND, LINE, BLUE = "#2b3345", "#ffffff", "#c9cfdb", "#1f6fb2"


def by_source(axes: Any, data: Frames) -> None:
    """Plot the points per seat by source, the largest on top."""
    seats = data.matches.height
    sums = data.points.group_by("source").agg(pl.col("points").sum() / seats).sort("points")
    axes.barh(sums["source"].to_list(), sums["points"].to_list(), color=BLUE)
    axes.set_xlabel("points per seat")


def by_order(axes: Any, data: Frames) -> None:
    """Plot the share of wins by place in the starting turn order, with 95 % intervals."""
    for order in range(1, SEATS + 1):
        wins = data.matches.filter(pl.col("order") == order)["win"].to_list()
        low, high = interval([[win] for win in wins])
        share = sum(wins) / len(wins)
        axes.errorbar(order, share, [[share - low], [high - share]], fmt="o", color=BLUE, capsize=5)
    axes.axhline(1 / SEATS, color=LINE, linestyle="--", zorder=0)
    axes.set_xticks(range(1, SEATS + 1))
    axes.set_xlabel("place in the starting order")
    axes.set_ylabel("share of wins")
    axes.set_ylim(0, 1)


def branching(axes: Any, data: Frames) -> None:
    """Plot the number of legal actions over a match: the median and the quartiles."""
    parts = data.decisions.with_columns((pl.col("progress") * 20).floor().clip(0, 19).alias("part"))
    choices = pl.col("choices")
    table = parts.group_by("part").agg(
        choices.quantile(0.25).alias("low"),
        choices.median().alias("middle"),
        choices.quantile(0.75).alias("high"),
    )
    table = table.sort("part")
    progress = [(part + 0.5) / 20 for part in table["part"].to_list()]
    axes.fill_between(progress, table["low"].to_list(), table["high"].to_list(), color=BLUE, alpha=0.2)
    axes.plot(progress, table["middle"].to_list(), color=BLUE)
    axes.set_xlabel("course of the match")
    axes.set_ylabel("legal actions")
    axes.set_ylim(bottom=0)


def length(axes: Any, data: Frames) -> None:
    """Plot the distribution of the number of decisions in a match."""
    counts = data.matches.filter(pl.col("seat") == 0)["decisions"].to_list()
    axes.hist(counts, bins=15, color=BLUE)
    axes.set_xlabel("decisions in a match")
    axes.set_ylabel("matches")


PLOTS: dict[str, tuple[str, Callable[[Any, Frames], None]]] = {
    "sources": ("Where points come from", by_source),
    "seats": ("Who begins, and who wins", by_order),
    "branching": ("How many actions there are to choose from", branching),
    "length": ("How long matches are", length),
}


def play(name: str, matches: int, folder: Path) -> Frames:
    """Play matches of a game and return them as data frames."""
    selfplay(name, ["greedy"], folder, seats=SEATS, matches=matches, seed=1)
    data: Frames = frames(load(folder).records())
    return data


def draw(data_by_game: dict[str, Frames], folder: Path) -> None:
    """Write all plots to `folder` as SVG."""
    mpl.rcParams.update(
        {"font.size": 9, "axes.edgecolor": LINE, "text.color": FOREGROUND, "svg.hashsalt": "astrarium"}
    )
    folder.mkdir(parents=True, exist_ok=True)
    for name, (title, plot) in PLOTS.items():
        figure, panels = plt.subplots(
            1, len(data_by_game), figsize=(11, 3.6), layout="constrained", facecolor=BACKGROUND
        )
        figure.suptitle(title, fontweight="bold")
        for axes, (game, data) in zip(panels, data_by_game.items(), strict=True):
            axes.set_title(astrarium.game(game).title)
            axes.spines[["top", "right"]].set_visible(False)
            plot(axes, data)
        figure.savefig(folder / f"lab-{name}.svg", metadata={"Date": None})
        plt.close(figure)


def main() -> None:
    """Play the matches and draw the plots."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--out", type=Path, default=Path("docs/pictures"))
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        data_by_game = {name: play(name, arguments.matches, Path(folder, name)) for name in astrarium.games()}
    draw(data_by_game, arguments.out)


if __name__ == "__main__":
    main()
