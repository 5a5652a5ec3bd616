"""Compare several servers on one PostgreSQL with one server: `python bench/server/servers.py [SRC ...]`.

Each SRC is a source folder whose servers are measured, such as those of an old and a new version.
"""

import argparse
import json
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table
from run import (
    MOVES,
    NO_LIMIT,
    OURS,
    THEIRS,
    LoadFailure,
    LoadGenerator,
    Servers,
    ServerUnderTest,
    Workload,
    number,
    our_command,
    running,
    serving,
    spread,
)
from stores import postgresql, redis, tree_cpu_seconds

import astrarium
from astrarium.server.config import SECRET_FILE

SOURCE = Path(astrarium.__file__).parents[1]
BY_MATCH, ANYWHERE = "by match", "anywhere"
TABLES = 16  # in all, or per server
WIDTH = 200
WORKLOADS = {"4 players": Workload(TABLES), "4 players, 3 watchers": Workload(TABLES, watchers=3)}
TRIAL = Workload(tables=3, moves=30)
FIGURES = (
    "moves_per_s",
    "p50_ms",
    "p99_ms",
    "server_cpu_us",
    "store_cpu_us",
    "total_cpu_us",
    "repeated_percent",
)
MODEL = """Model: processor time is the limit; every server has a machine of its own, and so have the stores.
Then N servers accept N / ratio times the moves of one. The ratio is the processor time per move of the N
servers, divided by that of one server on PostgreSQL."""
LABELS = (
    "moves/s",
    "p50, ms",
    "p99, ms",
    "servers, us/move",
    "stores, us/move",
    "sum, us/move",
    "repeated, %",
)


@dataclass(frozen=True)
class Deployment:
    """`servers` servers of one side, and the stores they share; without PostgreSQL each has its own store."""

    side: str
    servers: int = 1
    postgresql: bool = True
    redis: bool = False

    @property
    def name(self) -> str:
        """Description for tables and reports."""
        own = "SQLite" if self.side == OURS else "memory"
        stores = ["PostgreSQL" if self.postgresql else own, *(["Redis"] if self.redis else [])]
        return f"{self.servers} server{'s' if self.servers > 1 else ''}, {', '.join(stores)}"


@dataclass(frozen=True)
class Farm:
    """A running deployment; `stores` are the process ids of PostgreSQL and Redis."""

    side: str
    servers: Servers
    stores: tuple[int, ...]

    def play(self, load: LoadGenerator, workload: Workload) -> dict[str, float]:
        """Measure once; `total_cpu_us` is the processor time per move of all servers and stores."""
        load.open(self.side, self.servers, workload)
        before = sum(map(tree_cpu_seconds, self.stores))
        figures = load.measure(self.servers)
        seconds = sum(map(tree_cpu_seconds, self.stores)) - before
        figures["store_cpu_us"] = 1e6 * seconds / figures["moves"]
        figures["repeated_percent"] = 100 * figures["repeated"] / figures["moves"]
        figures["total_cpu_us"] = figures["server_cpu_us"] + figures["store_cpu_us"]
        return figures


@dataclass(frozen=True)
class Column:
    """What is measured: servers of `source`, and how clients choose theirs."""

    source: str
    deployment: Deployment
    placement: str

    @property
    def baseline(self) -> "Column":
        """The column of one server on PostgreSQL."""
        return Column(self.source, Deployment(self.deployment.side), BY_MATCH)


@dataclass
class ServersReport:
    """Figures by workload and column, one per round."""

    samples: dict[str, dict[Column, list[dict[str, float]]]]
    load: list[float] = field(default_factory=list)

    @property
    def columns(self) -> list[Column]:
        """All columns."""
        return list(next(iter(self.samples.values())))

    def values(self, workload: str, column: Column, name: str) -> list[float]:
        """Return the figure `name` of a column for each round."""
        return [figures[name] for figures in self.samples[workload][column]]

    def ratios(self, workload: str, column: Column, base: Column, name: str = "total_cpu_us") -> list[float]:
        """Return the figure of `column` divided by that of `base` for each round."""
        pairs = zip(self.values(workload, column, name), self.values(workload, base, name), strict=True)
        return [value / other for value, other in pairs]

    def to_dict(self) -> dict[str, Any]:
        """Return the object that `--json` prints: medians over the rounds."""
        rows = [
            {
                "workload": workload,
                "source": column.source,
                "servers": column.deployment.name,
                "placement": column.placement,
                **{name: round(median(self.values(workload, column, name)), 3) for name in FIGURES},
                "ratio": round(median(self.ratios(workload, column, column.baseline)), 3),
            }
            for workload in self.samples
            for column in self.columns
        ]
        return {"load_average": [round(value, 2) for value in self.load], "rows": rows}


@contextmanager
def deployed(source: str, deployment: Deployment, folder: Path) -> Iterator[Farm]:
    """Run the servers of `deployment` and stores of their own for the block."""
    folder.mkdir()
    with ExitStack() as stack:
        database = stack.enter_context(postgresql(folder / "pg")) if deployment.postgresql else None
        broker = stack.enter_context(redis(folder)) if deployment.redis else None
        urls = [store.url if store else "" for store in (database, broker)]
        servers: list[ServerUnderTest] = []
        for index in range(deployment.servers):
            if deployment.side == OURS:
                command = our_server(folder, index, *urls)
                servers.append(stack.enter_context(serving(*command, PYTHONPATH=source)))
            else:
                command = their_server(*urls)
                servers.append(stack.enter_context(serving(*command, NODE_ENV="production")))
        yield Farm(deployment.side, servers, tuple(store.pid for store in (database, broker) if store))


def our_server(folder: Path, index: int, database: str, broker: str) -> list[str]:
    """Return the command of server `index`; all servers sign cookies with the secret of the first."""
    data, first = folder / f"data{index}", folder / "data0" / SECRET_FILE
    if first.exists():
        data.mkdir(mode=0o700)
        shutil.copy(first, data)
    command = [*our_command(data), "--workers", "1"]
    command += [f"--limit={name}={NO_LIMIT}" for name in ("matches", "address-matches")]
    command += ["--database", database] if database else []
    return [*command, "--news", broker] if broker else command


def their_server(database: str, broker: str) -> list[str]:
    """Return the command of a server of boardgame.io; its store wants the folder of PostgreSQL's socket."""
    folder = database.partition("host=")[2]
    return ["node", "peer.mjs", *(argument for argument in (folder, broker) if argument)]


def load_generator(stack: ExitStack) -> LoadGenerator:
    """Start a load generator, which runs until `stack` is closed."""
    return LoadGenerator(stack.enter_context(running("node", "load.mjs", NODE_ENV="production")))


def works(farm: Farm, placement: str) -> bool:
    """Return whether moves are delivered to all clients; old versions do not hear of other servers."""
    with ExitStack() as stack:
        try:
            farm.play(load_generator(stack), replace(TRIAL, placement=placement))
        except LoadFailure:
            return False
    return True


def deployments(arguments: argparse.Namespace) -> Iterator[tuple[str, Deployment]]:
    """Yield each deployment to measure, with its source."""
    for source in arguments.sources:
        ours = [Deployment(OURS, postgresql=False), Deployment(OURS), Deployment(OURS, arguments.servers)]
        if arguments.redis:
            ours.append(Deployment(OURS, arguments.servers, redis=True))
        yield from ((str(source.absolute()), deployment) for deployment in ours)
    if arguments.peer:
        yield THEIRS, Deployment(THEIRS)
        yield THEIRS, Deployment(THEIRS, arguments.servers, redis=True)


def start(
    arguments: argparse.Namespace, folder: Path, stack: ExitStack, console: Console
) -> dict[Column, Farm]:
    """Start all deployments and return the columns that work."""
    found: dict[Column, Farm] = {}
    for index, (source, deployment) in enumerate(deployments(arguments)):
        farm = stack.enter_context(deployed(source, deployment, folder / str(index)))
        for placement in (BY_MATCH, ANYWHERE) if deployment.servers > 1 else (BY_MATCH,):
            if works(farm, placement):
                found[Column(source, deployment, placement)] = farm
            else:
                console.print(
                    f"Left out, since moves are not delivered: {source}, {deployment.name}, {placement}"
                )
    return found


def placed(workload: Workload, column: Column, arguments: argparse.Namespace) -> Workload:
    """Return the workload of a column; with `--per-server` it has more tables for more servers."""
    tables = arguments.tables * (column.deployment.servers if arguments.per_server else 1)
    changes = {"tables": tables, "moves": arguments.moves, "pause": arguments.pause}
    return replace(workload, **changes, placement=column.placement)


def measure(arguments: argparse.Namespace, folder: Path, console: Console) -> ServersReport:
    """Measure all columns in turn, in each round; the first round warms up and does not count."""
    with ExitStack() as stack:
        status = stack.enter_context(console.status("start"))
        farms = start(arguments, folder, stack, console)
        report = ServersReport({name: {column: [] for column in farms} for name in WORKLOADS})
        load = load_generator(stack)
        for turn in range(arguments.rounds + 1):
            status.update(f"round {turn} of {arguments.rounds}" if turn else "warm-up")
            report.load += [os.getloadavg()[0]] if turn else []
            for name, workload in WORKLOADS.items():
                for column, farm in farms.items():
                    figures = farm.play(load, placed(workload, column, arguments))
                    report.samples[name][column] += [figures] if turn else []
    return report


def table(report: ServersReport) -> Table:
    """Return the medians, and processor time beside one server on PostgreSQL and beside the first source."""
    grid = Table(title="several servers: medians (and all rounds)")
    for heading in ("source", "servers", "clients", *LABELS, "/ one, PostgreSQL", "/ first source"):
        grid.add_column(heading, overflow="fold")
    first = report.columns[0].source
    for workload in report.samples:
        grid.add_section()
        grid.add_row(f"[bold]{workload}")
        for column in report.columns:
            figures = [number(median(report.values(workload, column, name))) for name in FIGURES]
            beside = [spread(report.ratios(workload, column, column.baseline))]
            old = replace(column, source=first)
            if old in report.columns and column.source != first:
                beside.append(spread(report.ratios(workload, column, old)))
            grid.add_row(column.source, column.deployment.name, column.placement, *figures, *beside)
    return grid


def model(report: ServersReport) -> Iterator[str]:
    """Yield what the processor times say about several servers on machines of their own."""
    yield MODEL
    for workload in report.samples:
        for column in report.columns:
            count = column.deployment.servers
            if count > 1:
                ratio = median(report.ratios(workload, column, column.baseline, "server_cpu_us"))
                stores = median(report.values(workload, column, "store_cpu_us"))
                yield (
                    f"{column.source}, {column.deployment.name}, {column.placement}, {workload}: "
                    f"{count} / {ratio:.2f} = {count / ratio:.2f} times; "
                    f"one core of the stores carries {1e6 / stores:,.0f} moves/s"
                )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sources", nargs="*", type=Path, metavar="SRC", default=[SOURCE])
    parser.add_argument("--servers", type=int, default=3, help="number of servers that share a database")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--moves", type=int, default=MOVES, help="moves per table")
    parser.add_argument("--pause", type=int, default=0, help="milliseconds between the moves at a table")
    parser.add_argument("--tables", type=int, default=TABLES, help="tables in all")
    parser.add_argument("--per-server", action="store_true", help="that many tables per server, not in all")
    parser.add_argument("--redis", action="store_true", help="also measure servers with --news and Redis")
    parser.add_argument("--peer", action="store_true", help="also measure boardgame.io")
    parser.add_argument("--data", type=Path, help="folder in which the databases are")
    parser.add_argument("--json", action="store_true", help="print JSON")
    arguments = parser.parse_args()
    console = Console(stderr=arguments.json, width=WIDTH)
    with tempfile.TemporaryDirectory(dir=arguments.data) as folder:
        report = measure(arguments, Path(folder), console)
    if arguments.json:
        print(json.dumps(report.to_dict(), indent=2))
        return
    console.print(table(report))
    for line in model(report):
        console.print(line, soft_wrap=True)
    console.print(f"Load average: {min(report.load):.1f} to {max(report.load):.1f} on {os.cpu_count()} cores")


if __name__ == "__main__":
    main()
