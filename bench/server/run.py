"""Benchmark the server beside boardgame.io: `python bench/server/run.py [--rounds N] [--json]`."""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.table import Table

import astrarium

HERE = Path(__file__).parent
OURS, THEIRS, DISK = "astrarium", "boardgame.io", "disk"
MANY, ONE = 16, 1
MOVES = 240  # of about 300 in a match of four
NO_LIMIT = 1_000_000
PAGE = 4096
SYNCS = 200
READY = re.compile(r" is at (http://\S+/)")
FIGURES = ("moves_per_s", "p50_ms", "p99_ms", "server_cpu_us", "load_cpu_us")
LABELS = ("moves/s", "p50, ms", "p99, ms", "CPU of the server, us/move", "CPU of the load, us/move")

Figures = Mapping[str, float]


class LoadFailure(RuntimeError):
    """A server or the load generator failed."""


@dataclass
class ServerUnderTest:
    """A running server."""

    address: str
    pid: int


Servers = Sequence[ServerUnderTest]
"""Servers that share a database."""


@dataclass(frozen=True)
class Workload:
    """A measurement: `moves` moves at each of `tables` tables, `pause` milliseconds apart.

    No move is sent after `seconds`. `game` and `seats` concern Astrarium. `placement` says which of several
    servers a client uses; see `placement.mjs`.
    """

    tables: int
    moves: int = MOVES
    game: str = "globular-cluster"
    seats: int = 4
    watchers: int = 0
    pause: int = 0
    seconds: int = 50
    placement: str = "by match"


class ClientProcess:
    """A process that plays clients; it answers each request, a line of JSON, with another."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process

    def request(self, request: dict[str, Any]) -> dict[str, float]:
        """Send a request and return the response; raise LoadFailure if the process has ended."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise LoadFailure(f"the clients' process ended before it answered {request}")
        response: dict[str, float] = json.loads(line)
        return response


class LoadGenerator(ClientProcess):
    """The process that plays all clients of the measured tables."""

    def play(self, side: str, server: ServerUnderTest, workload: Workload) -> dict[str, float]:
        """Measure once: play `workload` and return the figures."""
        self.open(side, [server], workload)
        return self.measure([server])

    def open(self, side: str, servers: Servers, workload: Workload) -> None:
        """Open the tables of `workload`."""
        addresses = [server.address for server in servers]
        self.request({"side": side, "addresses": addresses, **asdict(workload)})

    def measure(self, servers: Servers) -> dict[str, float]:
        """Play at the open tables and return the figures; `server_cpu_us` is the sum over all servers."""
        pids = {"server_cpu_us": [server.pid for server in servers], "load_cpu_us": [self._process.pid]}
        before = {name: sum(map(cpu_seconds, found)) for name, found in pids.items()}
        figures = self.request({"play": True})
        for name, found in pids.items():
            figures[name] = 1e6 * (sum(map(cpu_seconds, found)) - before[name]) / figures["moves"]
        return figures


def cpu_seconds(pid: int) -> float:
    """Return the processor time of a process so far, of all its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def running(*command: str, **variables: str) -> Iterator["subprocess.Popen[str]"]:
    """Run a process for the block, with `variables` added to its environment."""
    process = subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=HERE,
        env={**os.environ, **variables},
        encoding="utf-8",
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


@contextmanager
def serving(*command: str, **variables: str) -> Iterator[ServerUnderTest]:
    """Run a server for the block; wait until it has printed its address."""
    with running(*command, **variables) as process:
        assert process.stdout is not None
        found = READY.search(process.stdout.readline())
        if found is None:
            raise LoadFailure(f"{command[0]} does not start")
        yield ServerUnderTest(found[1].replace("localhost", "127.0.0.1"), process.pid)


def our_command(data: Path) -> list[str]:
    """Return the command of Astrarium's server, without limits per client."""
    python = [sys.executable, "-m", "astrarium.cli", "serve"]
    limits = ["--rate", str(NO_LIMIT), "--sockets-per-address", str(NO_LIMIT)]
    return [*python, "--port", "0", "--data", str(data), *limits]


def sync_times(folder: Path) -> dict[str, float]:
    """Return the median and 99th percentile of a durable write of one page, without a server."""
    times = []
    with (folder / "pages").open("wb", buffering=0) as file:
        file.write(bytes(PAGE * SYNCS))  # SQLite overwrites its log, which seldom grows
        os.fsync(file.fileno())
        file.seek(0)
        for _ in range(SYNCS):
            started = perf_counter()
            file.write(bytes(PAGE))
            os.fdatasync(file.fileno())
            times.append(1000 * (perf_counter() - started))
    times.sort()
    return {"p50_ms": times[SYNCS // 2], "p99_ms": times[SYNCS * 99 // 100]}


@dataclass
class LoadReport:
    """Report of a run: one sample per column and round. A column is a side and a number of tables."""

    rounds: int
    compiled: bool
    load: list[float] = field(default_factory=list)
    samples: dict[tuple[str, int], list[Figures]] = field(default_factory=dict)

    def add(self, side: str, tables: int, figures: Figures) -> None:
        """Add a sample."""
        self.samples.setdefault((side, tables), []).append(figures)

    def values(self, side: str, tables: int, name: str) -> list[float]:
        """Return the figure `name` of a column for each round."""
        return [sample[name] for sample in self.samples[side, tables]]

    def median(self, side: str, tables: int, name: str) -> float:
        """Return the median of the figure `name` of a column over all rounds."""
        return median(self.values(side, tables, name))

    def to_dict(self) -> dict[str, Any]:
        """Return the object that `--json` prints."""
        return {
            "compiled": self.compiled,
            "rounds": self.rounds,
            "moves_per_table": MOVES,
            "load_average": [round(value, 2) for value in self.load],
            "disk": {name: round(self.median(DISK, 0, name), 3) for name in ("p50_ms", "p99_ms")},
            "tables": {str(tables): self._tables(tables) for tables in (MANY, ONE)},
        }

    def _tables(self, tables: int) -> dict[str, Any]:
        sides: dict[str, Any] = {}
        for side in (OURS, THEIRS):
            sides[side] = {name: round(self.median(side, tables, name), 3) for name in FIGURES}
        ratios = {name: round(self.ratio(tables, name), 2) for name in ("moves_per_s", "p99_ms")}
        return {**sides, "ratio": ratios}

    def ratio(self, tables: int, name: str) -> float:
        """Return the figure of Astrarium divided by that of boardgame.io."""
        return self.median(OURS, tables, name) / self.median(THEIRS, tables, name)


def measure(report: LoadReport, folder: Path, console: Console) -> None:
    """Measure all rounds: in each, both sides in turn, at many tables and at one."""
    with ExitStack() as stack:
        servers = {
            OURS: stack.enter_context(serving(*our_command(folder / "data"))),
            THEIRS: stack.enter_context(serving("node", "peer.mjs", NODE_ENV="production")),
        }
        load = LoadGenerator(stack.enter_context(running("node", "load.mjs", NODE_ENV="production")))
        status = stack.enter_context(console.status("warm-up"))
        for side, server in servers.items():
            load.play(side, server, Workload(MANY))
        for number in range(1, report.rounds + 1):
            status.update(f"round {number} of {report.rounds}")
            report.add(DISK, 0, sync_times(folder))
            report.load.append(os.getloadavg()[0])
            for tables in (MANY, ONE):
                for side, server in servers.items():
                    report.add(side, tables, load.play(side, server, Workload(tables)))


def table(report: LoadReport) -> Table:
    """Return a table of medians, their range over the rounds, and the ratio of both sides."""
    mode = "compiled" if report.compiled else "interpreted, nothing is compiled"
    grid = Table(title=f"server ({mode})", caption=caption(report), caption_justify="left")
    grid.add_column("medians (and all rounds)")
    for heading in (OURS, THEIRS, "ours / theirs"):
        grid.add_column(heading, justify="right")
    for tables in (MANY, ONE):
        grid.add_section()
        grid.add_row(f"[bold]{tables} table{'s' if tables > 1 else ''}")
        for label, name in zip(LABELS, FIGURES, strict=True):
            sides = [spread(report.values(side, tables, name)) for side in (OURS, THEIRS)]
            grid.add_row(label, *sides, f"{report.ratio(tables, name):.2f}")
    return grid


def caption(report: LoadReport) -> str:
    """Return the times of the disk and the load average of the machine."""
    p50, p99 = (spread(report.values(DISK, 0, name)) for name in ("p50_ms", "p99_ms"))
    load = f"{min(report.load):.1f} to {max(report.load):.1f} on {os.cpu_count()} cores"
    return f"The disk alone, writing a page for good: p50 {p50} ms, p99 {p99} ms\nLoad average: {load}"


def spread(values: list[float]) -> str:
    """Format the median, the lowest and the highest of `values`."""
    return f"{number(median(values))} ({number(min(values))}..{number(max(values))})"


def number(value: float) -> str:
    """Format `value` with at least three digits and with thousands separators."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--data", type=Path, help="folder in which the server stores its matches")
    parser.add_argument("--json", action="store_true", help="print JSON")
    arguments = parser.parse_args()
    console = Console(stderr=arguments.json)
    report = LoadReport(arguments.rounds, astrarium.compiled())
    with tempfile.TemporaryDirectory(dir=arguments.data) as folder:
        measure(report, Path(folder), console)
    if arguments.json:
        print(json.dumps(report.to_dict(), indent=2))
    else:
        console.print(table(report))


if __name__ == "__main__":
    main()
