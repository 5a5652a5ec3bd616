"""Kill servers, PostgreSQL and bot workers under load: `python bench/server/chaos.py --results FILE`.

Each run appends its figures to FILE as one line of JSON; `--summary FILE` adds up all runs so far.
"""

import argparse
import asyncio
import json
import signal
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.server.chaos.piece import RETURN, Chaos, ChaosSettings, PieceResult

DELAYED = 100  # milliseconds, about what a move takes on a busy machine
SUMS = ("matches", "finished", "events", "acknowledged", "lost", "doubled", "forked")
DAMAGE = ("lost", "doubled", "forked", "broken", "faults", "stuck")
LABELS = {
    "acknowledged": "acknowledged moves",
    "lost": "lost",
    "doubled": "doubled",
    "forked": "forked",
    "broken": "matches with a gap, an illegal move or wrong luck",
    "faults": "wrong answers to players",
    "stuck": "players that did not go on",
    "late_writes": "late writes refused",
    "matches": "matches",
    "finished": "of them finished",
    "events": "events",
    "connects": "connections",
}
TIMES = ("players", "p50_ms", "p99_ms", "max_ms")
Figures = dict[str, Any]


def to_line(result: PieceResult) -> Figures:
    """Return the figures of a piece as they are stored; times are grouped by kind."""
    times: dict[str, dict[str, list[int]]] = {}
    for each in result.recoveries:
        groups = times.setdefault(each.kind, {"affected": [], "others": []})
        groups["affected" if each.affected else "others"].append(each.milliseconds)
    kept = {name: value for name, value in vars(result).items() if name not in ("recoveries", "audit")}
    ended = datetime.now(UTC).isoformat(timespec="seconds")
    settings = asdict(result.settings)
    return {"ended": ended, **kept, "settings": settings, **asdict(result.audit), "times": times}


def add_up(lines: Iterable[Figures]) -> Figures:
    """Return the figures of all pieces together."""
    pieces = list(lines)
    late = [piece["late_writes"] for piece in pieces if piece["late_writes"] is not None]
    kills: Counter[str] = sum((Counter(piece["kills"]) for piece in pieces), Counter())
    return {
        "pieces": len(pieces),
        "seconds": round(sum(piece["seconds"] for piece in pieces)),
        "kills": kills.total(),
        "kinds": dict(kills),
        **{name: sum(piece[name] for piece in pieces) for name in (*SUMS, "connects")},
        **{name: sum(len(piece[name]) for piece in pieces) for name in ("broken", "faults", "stuck")},
        "late_writes": sum(late) if late else None,
        "refusals": dict(sum((Counter(piece["refusals"]) for piece in pieces), Counter())),
        "recovery": recovery([piece["times"] for piece in pieces]),
    }


def recovery(pieces: list[dict[str, dict[str, list[int]]]]) -> Figures:
    """Return the times by kind of kill: of all players, of affected ones, and of those above `DELAYED`."""
    found: Figures = {}
    everywhere: list[int] = []
    for kind in sorted({kind for times in pieces for kind in times}):
        groups = [times[kind] for times in pieces if kind in times]
        affected = [each for group in groups for each in group["affected"]]
        everyone = affected + [each for group in groups for each in group["others"]]
        delayed = [each for each in everyone if each > DELAYED]
        found[kind] = {
            "all": percentiles(everyone),
            "affected": percentiles(affected),
            "delayed": percentiles(delayed),
        }
        everywhere += affected if kind != RETURN else []
    return {**found, "every kind": {"affected": percentiles(everywhere)}}


def percentiles(times: list[int]) -> dict[str, int]:
    """Return the number of times, the median, the 99th percentile and the maximum."""
    ordered = sorted(times)
    if not ordered:
        return {"players": 0}
    middle, high = ordered[len(ordered) // 2], ordered[len(ordered) * 99 // 100]
    return {"players": len(ordered), "p50_ms": middle, "p99_ms": high, "max_ms": ordered[-1]}


def show(figures: Figures, console: Console) -> None:
    """Print the figures as two tables."""
    kinds = ", ".join(f"{count} {kind}" for kind, count in sorted(figures["kinds"].items()))
    counts = Table(
        title=f"{figures['kills']} kills in {figures['pieces']} pieces: {kinds}", show_header=False
    )
    for name, label in LABELS.items():
        value = figures[name]
        counts.add_row(label, "not counted" if value is None else f"{value:,.0f}")
    for code, count in figures["refusals"].items():
        counts.add_row(f"refused with {code}, tried again", f"{count:,}")
    console.print(counts)
    grid = Table(title="Time until a player goes on, ms")
    for heading in ("killed", "players", "number", "p50", "p99", "longest"):
        grid.add_column(heading, justify="left" if heading in ("killed", "players") else "right")
    for kind, groups in figures["recovery"].items():
        for group, values in groups.items():
            grid.add_row(kind, group, *(f"{values[name]:,}" if name in values else "" for name in TIMES))
    console.print(grid)


def read_lines(path: Path) -> list[Figures]:
    """Return the stored figures of all pieces."""
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.exists() else []


@contextmanager
def working_folder(given: Path | None) -> Iterator[Path]:
    """Yield the folder for data and logs: `given`, which is kept, or a temporary one."""
    if given is not None:
        given.mkdir(parents=True)
        yield given
        return
    with tempfile.TemporaryDirectory() as folder:
        yield Path(folder)


def run_piece(given: argparse.Namespace, number: int) -> Figures:
    """Run a piece and return its figures; `number` pieces were run before, and its seed follows them."""
    settings = ChaosSettings(
        given.kills,
        given.servers,
        given.matches,
        think=(given.think / 2, given.think * 3 / 2),
        interval=given.interval,
        pause=given.pause,
        limit=60 * given.minutes,
        seed=given.seed + number,
        arguments=("--news", given.news) if given.news else (),
    )
    with working_folder(given.data) as folder:
        return to_line(asyncio.run(Chaos(settings, folder).run()))


def parse_arguments() -> argparse.Namespace:
    """Return the arguments of the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100, help="kills and pauses of this piece")
    parser.add_argument("--minutes", type=float, default=60.0, help="no kill follows after that time")
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--matches", type=int, default=30, help="at a time; a third has two persons")
    parser.add_argument("--think", type=float, default=0.1, help="mean seconds between moves of a person")
    parser.add_argument("--interval", type=float, default=1.0, help="longest time before a kill, seconds")
    parser.add_argument("--pause", type=float, default=4.0, help="seconds that an owner is paused")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--news", default="", help="address of Redis, passed to the servers")
    parser.add_argument("--data", type=Path, help="new folder for databases and logs, which is kept")
    parser.add_argument("--results", type=Path, help="file to which the figures are appended")
    parser.add_argument("--summary", type=Path, metavar="RESULTS", help="only add up the figures of a file")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    return parser.parse_args()


def main() -> int:
    """Run a piece, or add up the pieces so far; return 1 if a move or a player suffered."""
    given = parse_arguments()
    if given.summary:
        lines = read_lines(given.summary)
    else:
        signal.signal(signal.SIGTERM, signal.default_int_handler)  # stop the processes before the end
        before = read_lines(given.results) if given.results else []
        lines = [run_piece(given, len(before))]
        if given.results:
            with given.results.open("a", encoding="utf-8") as file:
                file.write(json.dumps(lines[0]) + "\n")
    figures = add_up(lines)
    if given.json:
        print(json.dumps(figures, indent=2))
    else:
        show(figures, Console(width=110))
        for line in lines:
            for what in (*line["broken"], *line["faults"], *line["stuck"]):
                print(what)
    return 1 if any(figures[name] for name in DAMAGE) else 0


if __name__ == "__main__":
    sys.exit(main())
