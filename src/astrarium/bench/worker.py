"""One column in a process of its own: `python -m astrarium.bench.worker COLUMN GAME [CORE]`.

Says that it is ready, then answers each line `{"seconds": s}` with one line of figures, until its input ends.
A library that is not installed is answered as `{"missing": name}`; any other failure is a traceback.
"""

import json
import os
import signal
import sys
from typing import Any, TextIO

from astrarium.bench import columns, peers

WARM_UP_SECONDS = 0.3


def main(arguments: list[str]) -> int:
    """Serve one column."""
    column, game, *core = arguments
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent ends us
    answers = private_output()
    pin(core)
    try:
        serve(column, game, answers)
    except ModuleNotFoundError as error:
        say(answers, {"missing": error.name})
        return 1
    return 0


def serve(column: str, game: str, answers: TextIO) -> None:
    """Prepare and warm up, then measure on request."""
    build = {**columns.COLUMNS, **peers.COLUMNS}[column]
    measure = build(game)
    measure(WARM_UP_SECONDS)
    say(answers, {"compiled": columns.compiled(game) if column in columns.COLUMNS else None})
    for line in sys.stdin:
        say(answers, measure(json.loads(line)["seconds"]))


def private_output() -> TextIO:
    """The pipe to the parent; anything a library prints goes to standard error instead."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return answers


def pin(core: list[str]) -> None:
    """Stay on one core, where the system can do that."""
    if core and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {int(core[0])})


def say(answers: TextIO, message: dict[str, Any]) -> None:
    """One line to the parent."""
    answers.write(json.dumps(message) + "\n")
    answers.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
