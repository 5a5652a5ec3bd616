"""Descriptions of crashed worker processes, and a log that counts them."""

import logging
import signal
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

LOGGER: Final = logging.getLogger("astrarium")


@dataclass(frozen=True)
class Crash:
    """Description of a worker process that exited without being killed by its parent."""

    cause: str  # such as "SIGSEGV" or "exit status 3"
    job: int | None = None  # None if the worker was starting or idle
    match: int | None = None  # the last match that `job` passed to `processes.mark_match`


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
    """Log `crash` by job number, for jobs that are not matches."""
    place = "outside a job" if crash.job is None else f"in job {crash.job}"
    LOGGER.warning("worker crashed (%s) %s", crash.cause, place)


class CrashLog:
    """Counter of crashes that logs each crash at once with its match and seed."""

    def __init__(self, seed: int, matches: Callable[[int], range] | None = None) -> None:
        """Log the matches that `matches(job)` returns; by default job n is match n."""
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
        repeated = f"matches {matches[0]} to {matches[-1]}"
        place = repeated if crash.match is None else f"match {crash.match}"
        return f"in {place}, seed {self._seed}; playing {repeated} again"
