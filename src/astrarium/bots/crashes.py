"""Crashed worker processes: the facts about a crash, and a log that counts and reports them."""

import logging
import signal
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

LOGGER: Final = logging.getLogger("astrarium")


@dataclass(frozen=True)
class Crash:
    """A worker process that died on its own; a worker ended by its parent is not a crash."""

    cause: str  # such as "SIGSEGV" or "exit status 3"
    job: int | None = None  # None if the worker was starting or idle
    match: int | None = None  # the match last reported by `processes.playing` during `job`


OnCrash = Callable[[Crash], None]


def describe_exit(status: int) -> str:
    """Return the name of the signal if `status` is negative, otherwise the exit status.

    >>> describe_exit(-11), describe_exit(3)
    ('SIGSEGV', 'exit status 3')
    """
    if status >= 0:
        return f"exit status {status}"
    try:
        return signal.Signals(-status).name
    except ValueError:  # real-time signals have no name
        return f"signal {-status}"


def log_crash(crash: Crash) -> None:
    """Log a crash of a worker whose jobs are not known to be matches."""
    place = "outside a job" if crash.job is None else f"in job {crash.job}"
    LOGGER.warning("worker crashed (%s) %s", crash.cause, place)


class CrashLog:
    """Counts crashes and logs each at once with its match and seed."""

    def __init__(self, seed: int, matches: Callable[[int], range] | None = None) -> None:
        """Describe jobs by `matches(job)`; without it, the number of a job is that of its match."""
        self.count = 0
        self._seed = seed
        self._matches = matches or (lambda job: range(job, job + 1))

    def add(self, crash: Crash) -> None:
        """Count and log `crash`."""
        self.count += 1
        LOGGER.warning("worker crashed (%s) %s", crash.cause, self._describe(crash))

    def _describe(self, crash: Crash) -> str:
        if crash.job is None:
            return "outside a match"
        matches = self._matches(crash.job)
        if len(matches) == 1:
            return f"in match {matches[0]}, seed {self._seed}; playing the match again"
        shard = f"matches {matches[0]} to {matches[-1]}"
        place = shard if crash.match is None else f"match {crash.match}"
        return f"in {place}, seed {self._seed}; playing {shard} again"
