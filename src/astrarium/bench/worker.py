"""Worker process of one column: `python -m astrarium.bench.worker COLUMN GAME [CORE]`.

Writes the line `{"compiled": ...}` when it is ready, then answers each line `{"seconds": s}` with a line of
figures, until its input ends. Reports a missing library as `{"missing": name}` and any other failure as a
traceback.
"""

import json
import os
import signal
import sys
from typing import Any, TextIO

from astrarium.bench import columns, peers

WARM_UP_SECONDS = 0.3


def main(arguments: list[str]) -> int:
    """Run the worker of one column and return its exit code."""
    column, game, *cores = arguments
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent ends this process
    output = redirect_output()
    pin(cores)
    try:
        serve(column, game, output)
    except ModuleNotFoundError as error:
        send(output, {"missing": error.name})
        return 1
    return 0


def serve(column: str, game: str, output: TextIO) -> None:
    """Warm up, then measure for each line of standard input."""
    build = {**columns.COLUMNS, **peers.COLUMNS}[column]
    measure = build(game)
    measure(WARM_UP_SECONDS)
    send(output, {"compiled": columns.compiled(game) if column in columns.COLUMNS else None})
    for line in sys.stdin:
        send(output, measure(json.loads(line)["seconds"]))


def redirect_output() -> TextIO:
    """Redirect standard output, where libraries print, to standard error; return the pipe to the parent."""
    output = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return output


def pin(cores: list[str]) -> None:
    """Pin this process to the first of `cores`, if there is one and the system supports it."""
    if cores and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {int(cores[0])})


def send(output: TextIO, message: dict[str, Any]) -> None:
    """Write `message` as one line of JSON."""
    output.write(json.dumps(message) + "\n")
    output.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
