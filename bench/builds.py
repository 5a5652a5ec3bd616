"""Compare the speed of two builds of the engine in one interleaved run.

    python bench/builds.py OLD NEW [--game GAME] [--column COLUMN] [--rounds N] [--seconds S]

OLD and NEW are `src` folders with compiled modules. A ratio above 1 means that NEW is faster. Builds take
turns on one core, and each round gives one ratio, so a slow second of the machine barely moves the median.
"""

import argparse
import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median, quantiles

from rich.console import Console
from rich.table import Table

import astrarium
from astrarium.bench.process import BenchError, Process, one_core, started

COLUMNS = ("playout", "stepped", "clone", "mcts", "search")


@contextmanager
def source_path(folder: Path) -> Iterator[None]:
    """Import `astrarium` from `folder` in processes started inside the block."""
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = str(folder)
    try:
        yield
    finally:
        del os.environ["PYTHONPATH"]
        if before is not None:
            os.environ["PYTHONPATH"] = before


def speed(process: Process, seconds: float) -> float:
    """Measure once; return work per second."""
    name, figure = next(iter(process.measure(seconds).items()))
    return 1e6 / figure if name.endswith("_us") else figure


def ratios(game: str, column: str, folders: tuple[Path, Path], rounds: int, seconds: float) -> list[float]:
    """Return the speed of the second folder divided by that of the first, once a round."""
    with ExitStack() as stack:
        pair = []
        for folder in folders:
            with source_path(folder):
                process = stack.enter_context(started(column, game, one_core()))
                process.warm_up()
            if not process.compiled:
                raise BenchError(f"{folder} holds no compiled engine")
            pair.append(process)
        found = []
        for number in range(rounds):
            order = pair if number % 2 == 0 else pair[::-1]
            by_process = {process: speed(process, seconds) for process in order}
            found.append(by_process[pair[1]] / by_process[pair[0]])
        return found


def main() -> None:
    """Print one table of ratios."""
    parser = argparse.ArgumentParser(description="Compare the speed of two builds of the engine.")
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--game", action="append", choices=astrarium.games())
    parser.add_argument("--column", action="append", choices=COLUMNS)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=0.5)
    chosen = parser.parse_args()
    folders = (chosen.old.resolve(), chosen.new.resolve())
    table = Table("game", "column", "new / old", "middle half", title=f"{chosen.rounds} rounds")
    for game in chosen.game or astrarium.games():
        for column in chosen.column or COLUMNS:
            found = ratios(game, column, folders, chosen.rounds, chosen.seconds)
            low, _, high = quantiles(found, n=4)
            table.add_row(game, column, f"{median(found):.3f}", f"{low:.3f} to {high:.3f}")
    Console().print(table)


if __name__ == "__main__":
    main()
