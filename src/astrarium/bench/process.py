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
    """A column needs a library that is not there."""


class Process:
    """A worker that measures one column."""

    def __init__(self, column: str, process: subprocess.Popen[str], complaints: IO[str]) -> None:
        self.column = column
        self.compiled: bool | None = None
        self._process = process
        self._complaints = complaints

    def warm_up(self) -> None:
        """Wait until the worker has loaded its engine and played a little."""
        self.compiled = self._answer()["compiled"]
        if self.column == "interpreted" and self.compiled:
            raise BenchError("interpreted: ASTRARIUM_PURE=1 did not keep the compiled modules out")

    def measure(self, seconds: float) -> dict[str, float]:
        """One measurement of about so many seconds."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps({"seconds": seconds}) + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            raise self._ended() from None
        return {name: float(value) for name, value in self._answer().items()}

    def _answer(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise self._ended()
        answer: dict[str, Any] = json.loads(line)
        if "missing" in answer:
            raise NotInstalledError(f"no module named {answer['missing']}")
        return answer

    def _ended(self) -> BenchError:
        code = self._process.wait()
        self._complaints.seek(0)
        last = self._complaints.read().strip().rpartition("\n")[2]
        return BenchError(f"{self.column}: the worker ended with code {code}{last and ': '}{last}")


@contextmanager
def started(column: str, game: str, core: int | None) -> Iterator[Process]:
    """A worker that lives as long as the block, however the block ends."""
    pinned = [] if core is None else [str(core)]
    with tempfile.TemporaryFile(mode="w+", encoding="utf-8", errors="replace") as complaints:
        process = subprocess.Popen(
            [sys.executable, "-P", "-m", "astrarium.bench.worker", column, game, *pinned],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=complaints,
            env=environment(column),
            encoding="utf-8",
        )
        try:
            yield Process(column, process, complaints)
        finally:
            process.kill()
            process.communicate()


def environment(column: str) -> dict[str, str]:
    """The worker's environment: ours, with the compiled modules kept out for the interpreted column."""
    return {**os.environ, "ASTRARIUM_PURE": "1"} if column == "interpreted" else dict(os.environ)


def one_core() -> int | None:
    """The core all workers share, as only one works at a time: the last, since the first is the busiest."""
    return max(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else None
