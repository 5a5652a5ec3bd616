"""Worker process of one column: `python -m astrarium.bench.worker COLUMN GAME [CORE]`.

Writes a line when it is ready, then answers each line `{"seconds": s}` with a line of figures, until its
input ends. Reports a missing library as `{"missing": name}` and any other failure as a traceback.
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
    column, game, *core = arguments
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent ends this process
    output = private_output()
    pin(core)
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


def private_output() -> TextIO:
    """Return the pipe to the parent; redirect standard output, where libraries print, to standard error."""
    output = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return output


def pin(core: list[str]) -> None:
    """Pin this process to a core, if one is given and the system supports it."""
    if core and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {int(core[0])})


def send(output: TextIO, message: dict[str, Any]) -> None:
    """Write `message` as one line of JSON."""
    output.write(json.dumps(message) + "\n")
    output.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
