"""Where output goes: results to stdout, progress to stderr."""

import json
import sys

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


def out() -> Console:
    """The console for results."""
    return Console(highlight=False, emoji=False)


def print_json(data: object) -> None:
    """Only this on stdout."""
    print(json.dumps(data, indent=2, ensure_ascii=False))


def print_crashes(count: int) -> None:
    """Print how many workers crashed, if any did."""
    if count == 1:
        out().print("1 worker crashed; its match was played again (see the log)")
    elif count > 1:
        out().print(f"{count:,} workers crashed; their matches were played again (see the log)")


def progress() -> Progress:
    """A progress bar on stderr that leaves nothing behind, and nothing at all where nobody watches."""
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
    """Whether a person sits at the keyboard."""
    return sys.stdin.isatty() and sys.stdout.isatty()
