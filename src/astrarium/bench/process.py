"""The parent's side of a worker process."""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, Any


class BenchError(RuntimeError):
    """A column could not be measured."""


class NotInstalledError(BenchError):
    """A column needs a library that is not installed."""


class Process:
    """A worker process that measures one column; `errors` is the file of its standard error."""

    def __init__(self, column: str, process: subprocess.Popen[str], errors: IO[str]) -> None:
        self.column = column
        self.compiled: bool | None = None
        self._process = process
        self._errors = errors

    def warm_up(self) -> None:
        """Wait until the worker has loaded its engine and finished its warm-up."""
        self.compiled = self._receive()["compiled"]
        if self.column == "interpreted" and self.compiled:
            raise BenchError("interpreted: ASTRARIUM_PURE=1 did not keep the compiled modules out")

    def measure(self, seconds: float) -> dict[str, float]:
        """Measure for about `seconds` and return the figures by name."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps({"seconds": seconds}) + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            raise self._exit_error() from None
        return {name: float(value) for name, value in self._receive().items()}

    def _receive(self) -> dict[str, Any]:
        """Return the next message of the worker; raise if it ended or lacks a library."""
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise self._exit_error()
        message: dict[str, Any] = json.loads(line)
        if "missing" in message:
            raise NotInstalledError(f"no module named {message['missing']}")
        return message

    def _exit_error(self) -> BenchError:
        """Return an error with the exit code and the last line of standard error."""
        code = self._process.wait()
        self._errors.seek(0)
        last = self._errors.read().strip().rpartition("\n")[2]
        return BenchError(f"{self.column}: the worker ended with code {code}{last and ': '}{last}")


@contextmanager
def started(column: str, game: str, core: int | None) -> Iterator[Process]:
    """Run a worker for the block, pinned to `core` unless that is None."""
    core_argument = [] if core is None else [str(core)]
    with tempfile.TemporaryFile(mode="w+", encoding="utf-8", errors="replace") as errors:
        process = subprocess.Popen(
            [sys.executable, "-P", "-m", "astrarium.bench.worker", column, game, *core_argument],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            env=environment(column),
            encoding="utf-8",
        )
        try:
            yield Process(column, process, errors)
        finally:
            process.kill()
            process.communicate()


def environment(column: str) -> dict[str, str]:
    """Return the environment of a worker; the interpreted column runs without compiled modules."""
    return {**os.environ, "ASTRARIUM_PURE": "1"} if column == "interpreted" else dict(os.environ)


def one_core() -> int | None:
    """Return the core that all workers share: the last, since the first is usually the busiest."""
    return max(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else None
