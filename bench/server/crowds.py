"""Measure the moves of other tables beside crowds and floods: `python bench/server/crowds.py [SRC ...]`.

Each SRC is a source folder whose server is measured, such as those of an old and a new version.
"""

import argparse
import json
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from dataclasses import dataclass, fields
from math import inf
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table
from run import Figures, LoadFailure, LoadGenerator, ServerUnderTest, Workload, running, serving

import astrarium
from astrarium.server.app import Server, configure, lock_data_folder
from astrarium.server.config import Limits, Settings

SOURCE = Path(astrarium.__file__).parents[1]
OTHERS = Workload(tables=4, moves=240, pause=15, seconds=10)
ROOM = {"sockets_per_table": 1000}
FIGURES = ("p50_ms", "p99_ms", "max_ms")


@dataclass(frozen=True)
class Scenario:
    """What happens at one table; with `arriving`, other tables are measured while the watchers connect."""

    name: str
    watchers: int = 0
    floods: int = 0
    arriving: bool = False


SCENARIOS = (
    Scenario("quiet"),
    Scenario("400 watchers arrive", 400, arriving=True),
    Scenario("800 watchers arrive", 800, arriving=True),
    Scenario("500 watchers", 500),
    Scenario("1 flood", floods=1),
    Scenario("10 floods", floods=10),
)
Samples = dict[str, dict[str, list[Figures]]]
"""Figures by source and scenario, one per round."""


def serve(folder: Path) -> None:
    """Run a server with the usual limits and room for the crowd; old versions have fewer limits."""
    known = {field.name for field in fields(Limits)}
    given: dict[str, Any] = {name: value for name, value in ROOM.items() if name in known}
    settings = Settings(folder, limits=Limits(**given))
    with lock_data_folder(settings):
        Server(configure(settings, "127.0.0.1", 0), browser=False).run()


class CrowdGenerator:
    """The process that plays the crowd."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process

    def begin(self, server: ServerUnderTest, scenario: Scenario) -> None:
        """Start to open the connections of `scenario`."""
        request = {"address": server.address, "watchers": scenario.watchers, "floods": scenario.floods}
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()

    def wait(self) -> None:
        """Wait until all connections are open."""
        assert self._process.stdout is not None
        if not self._process.stdout.readline():
            raise LoadFailure("the crowd generator has ended")


def measure(source: Path, data: Path, scenario: Scenario) -> Figures:
    """Return the figures of other tables of a new server during `scenario`; infinite without an answer."""
    with ExitStack() as stack:
        command = (sys.executable, __file__, "--serve", str(data))
        server = stack.enter_context(serving(*command, PYTHONPATH=str(source.absolute())))
        load = LoadGenerator(stack.enter_context(running("node", "load.mjs", NODE_ENV="production")))
        crowd = CrowdGenerator(stack.enter_context(running("node", "crowd.mjs", NODE_ENV="production")))
        load.open("astrarium", [server], OTHERS)
        crowd.begin(server, scenario)
        try:
            if not scenario.arriving:
                crowd.wait()
            return load.measure([server])
        except LoadFailure:
            return dict.fromkeys(FIGURES, inf)


def measure_all(sources: list[Path], rounds: int, folder: Path, console: Console) -> Samples:
    """Measure all scenarios at the servers of all sources in turn."""
    samples: Samples = {str(source): {scenario.name: [] for scenario in SCENARIOS} for source in sources}
    with console.status("start") as status:
        for number in range(1, rounds + 1):
            for scenario in SCENARIOS:
                for index, source in enumerate(sources):
                    status.update(f"round {number} of {rounds}: {scenario.name}, {source}")
                    data = folder / f"{number}-{index}-{scenario.name}"
                    samples[str(source)][scenario.name].append(measure(source, data, scenario))
    return samples


def table(samples: Samples) -> Table:
    """Return the medians over the rounds, in milliseconds."""
    grid = Table(title="moves of other tables, ms")
    for heading in ("scenario", "source", *FIGURES):
        grid.add_column(heading)
    for scenario in SCENARIOS:
        grid.add_section()
        for source, found in samples.items():
            row = [f"{median(sample[name] for sample in found[scenario.name]):.1f}" for name in FIGURES]
            grid.add_row(scenario.name, source, *row)
    return grid


def main() -> None:
    """Measure and print, or serve."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sources", nargs="*", type=Path, metavar="SRC", default=[SOURCE])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.serve is not None:
        serve(arguments.serve)
        return
    console = Console(stderr=arguments.json)
    with tempfile.TemporaryDirectory() as folder:
        samples = measure_all(arguments.sources, arguments.rounds, Path(folder), console)
    if arguments.json:
        print(json.dumps(samples, indent=2))
    else:
        console.print(table(samples))


if __name__ == "__main__":
    main()
