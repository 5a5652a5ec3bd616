"""Measure the cost of idle sockets: `python bench/server/idle.py [SRC ...]`.

Each SRC is a source folder whose server is measured, such as those of an old and a new version.
"""

import argparse
import json
import resource
import tempfile
from contextlib import ExitStack
from pathlib import Path
from time import sleep

from rich.console import Console
from rich.table import Table
from run import (
    NO_LIMIT,
    OURS,
    ClientProcess,
    Figures,
    LoadFailure,
    LoadGenerator,
    ServerUnderTest,
    Workload,
    cpu_seconds,
    number,
    our_command,
    running,
    serving,
)

import astrarium

SOURCE = Path(astrarium.__file__).parents[1]
OTHER = Workload(tables=1, moves=240, pause=50, seconds=20)
SETTLE_SECONDS = 5  # presence is announced once a second; the last announcements are freed
LABELS = {
    "sockets": "idle sockets",
    "tables_mb": "memory with one socket per table, MB",
    "sockets_mb": "memory with all sockets, MB",
    "socket_kb": "memory per socket, kB",
    "open_s": "time to open the sockets, s",
    "open_cpu_us": "CPU of the server per opened socket, us",
    "idle_cpu_percent": "CPU of the server while idle, % of a core",
    "quiet_p50_ms": "moves before: p50, ms",
    "quiet_p99_ms": "moves before: p99, ms",
    "p50_ms": "moves beside the sockets: p50, ms",
    "p99_ms": "moves beside the sockets: p99, ms",
}


def memory(server: ServerUnderTest) -> int:
    """Return the resident memory of the server's process in bytes."""
    pages = int(Path(f"/proc/{server.pid}/statm").read_text("ascii").split()[1])
    return pages * resource.getpagesize()


def raise_file_limit(files: int) -> None:
    """Raise the limit of open files, which child processes inherit, as far as the system allows."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = files if hard == resource.RLIM_INFINITY else min(files, hard)
    if soft not in (resource.RLIM_INFINITY, hard) and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def command(data: Path, sockets: int) -> list[str]:
    """Return the command of a server with room for `sockets` connections, half of which are spare."""
    limits = ("connections", "address-matches", "matches")
    room = [f"--limit={name}={NO_LIMIT}" for name in limits]
    return [*our_command(data), "--connections", str(sockets * 3 // 2), *room]


def measure(source: Path, data: Path, arguments: argparse.Namespace) -> Figures:
    """Return the figures of a new server of `source`."""
    with ExitStack() as stack:
        serve = command(data, arguments.sockets)
        server = stack.enter_context(serving(*serve, PYTHONPATH=str(source.absolute())))
        load = LoadGenerator(stack.enter_context(running("node", "load.mjs", NODE_ENV="production")))
        idle = ClientProcess(stack.enter_context(running("node", "idle.mjs", NODE_ENV="production")))
        quiet = load.play(OURS, server, OTHER)
        idle.request({"address": server.address, "tables": arguments.tables})
        figures = {**opening(idle, server, arguments), **idling(server, arguments.seconds)}
        beside = load.play(OURS, server, OTHER)
        if idle.request({"open": True})["open"] < arguments.sockets:
            raise LoadFailure("the server has closed idle sockets")
        for name in ("p50_ms", "p99_ms"):
            figures |= {f"quiet_{name}": quiet[name], name: beside[name]}
        return figures


def opening(idle: ClientProcess, server: ServerUnderTest, arguments: argparse.Namespace) -> dict[str, float]:
    """Open the sockets and return their memory and processor time; the tables are open already."""
    sleep(SETTLE_SECONDS)
    before, cpu = memory(server), cpu_seconds(server.pid)
    seconds = idle.request({"sockets": arguments.sockets})["seconds"]
    cpu = cpu_seconds(server.pid) - cpu
    sleep(SETTLE_SECONDS)
    after = memory(server)
    added = arguments.sockets - arguments.tables
    return {
        "sockets": arguments.sockets,
        "tables_mb": before / 1e6,
        "sockets_mb": after / 1e6,
        "socket_kb": (after - before) / added / 1e3,
        "open_s": seconds,
        "open_cpu_us": 1e6 * cpu / added,
    }


def idling(server: ServerUnderTest, seconds: float) -> dict[str, float]:
    """Return the processor time of the server while nothing is sent to it, as a share of one core."""
    cpu = cpu_seconds(server.pid)
    sleep(seconds)
    return {"idle_cpu_percent": 100 * (cpu_seconds(server.pid) - cpu) / seconds}


def table(samples: dict[str, Figures]) -> Table:
    """Return the figures of all sources."""
    grid = Table(title="idle sockets")
    grid.add_column("figure")
    for source in samples:
        grid.add_column(source, justify="right", overflow="fold")
    for name, label in LABELS.items():
        grid.add_row(label, *(number(figures[name]) for figures in samples.values()))
    return grid


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sources", nargs="*", type=Path, metavar="SRC", default=[SOURCE])
    parser.add_argument("--sockets", type=int, default=10_000)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=40, help="idle time; a client is pinged every 20 s")
    parser.add_argument("--json", action="store_true", help="print JSON")
    arguments = parser.parse_args()
    raise_file_limit(arguments.sockets * 3 // 2)
    console = Console(stderr=arguments.json)
    samples: dict[str, Figures] = {}
    with tempfile.TemporaryDirectory() as folder:
        for index, source in enumerate(arguments.sources):
            with console.status(f"{arguments.sockets:,} sockets at the server of {source}"):
                samples[str(source)] = measure(source, Path(folder) / str(index), arguments)
    if arguments.json:
        print(json.dumps(samples, indent=2))
    else:
        console.print(table(samples))


if __name__ == "__main__":
    main()
