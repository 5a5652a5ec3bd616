"""Output of commands: results on stdout, progress on stderr."""

import json
import sys

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


def out() -> Console:
    """Return a console on stdout, for results."""
    return Console(highlight=False, emoji=False)


def print_json(data: object) -> None:
    """Print `data` as JSON on stdout."""
    print(json.dumps(data, indent=2, ensure_ascii=False))


def print_crashes(count: int) -> None:
    """Print the number of crashed workers, unless it is 0."""
    if count == 1:
        out().print("1 worker crashed; its match was played again (see the log)")
    elif count > 1:
        out().print(f"{count:,} workers crashed; their matches were played again (see the log)")


def progress() -> Progress:
    """Return a transient progress bar on stderr; it is disabled if stderr is not a terminal."""
    console = Console(stderr=True, highlight=False)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def is_interactive() -> bool:
    """Return whether stdin and stdout are a terminal."""
    return sys.stdin.isatty() and sys.stdout.isatty()
