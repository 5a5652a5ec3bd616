"""Benchmark the games named on the command line, or all of them: `python bench/playouts.py [GAME ...]`."""

import sys

from rich.console import Console

import astrarium
from astrarium.bench import run, table

console = Console()
for name in sys.argv[1:] or astrarium.games():
    with console.status(name) as status:
        report = run(name, progress=lambda what, done, total: status.update(f"{what} ({done}/{total})"))
    console.print(table(report))
