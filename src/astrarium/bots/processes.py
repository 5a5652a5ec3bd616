"""Work spread over processes of this machine, and done to the end whatever becomes of them.

A job is a number; its result depends on nothing else. So jobs whose process died are simply done again.
"""

import os
import signal
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from functools import partial
from multiprocessing import Pipe, get_context
from multiprocessing.connection import Connection
from threading import Thread
from typing import Final, TypeVar

from astrarium.core.errors import AstrariumError, BadOption

Result = TypeVar("Result")
Work = Callable[[int], Result]
Done = list[tuple[int, Result]]

LARGEST_CHUNK: Final = 10
CHUNKS_PER_WORKER: Final = 8
AHEAD: Final = 4
"""Chunks that wait at each worker."""
MOST_LOSSES: Final = 20
"""So many workers may be lost in a row without a single result."""


class WorkersLost(AstrariumError):
    """Workers die again and again without finishing anything."""


def count_workers(workers: int | None) -> int:
    """How many workers are meant (None: as many as processors)."""
    if workers is None:
        return os.cpu_count() or 1
    if workers < 1:
        raise BadOption(f"at least 1 worker must play, not {workers}")
    return workers


def count_loss(losses: int) -> int:
    """One more loss in a row, if that is not too many."""
    if losses + 1 >= MOST_LOSSES:
        raise WorkersLost(f"{MOST_LOSSES} workers in a row died without finishing anything")
    return losses + 1


def in_processes(
    work: Work[Result], jobs: Sequence[int], workers: int | None, largest: int = LARGEST_CHUNK
) -> Generator[tuple[int, Result], None, None]:
    """What work makes of each job, in any order; processes get the jobs in chunks, at most so large."""
    count = count_workers(workers)
    size = max(1, min(largest, len(jobs) // (count * CHUNKS_PER_WORKER)))
    chunks = [jobs[first : first + size] for first in range(0, len(jobs), size)]
    if count == 1 or len(chunks) <= 1:
        yield from ((job, work(job)) for job in jobs)
        return
    losses = 0
    while chunks:
        before = len(chunks)
        try:
            with _pool(min(count, before)) as pool:
                for chunk, done in _collect(pool, partial(_do_all, work), chunks, count * AHEAD):
                    chunks.remove(chunk)
                    yield from done
        except BrokenProcessPool:
            losses = count_loss(losses if len(chunks) == before else 0)


def _do_all(work: Work[Result], jobs: Sequence[int]) -> Done[Result]:
    return [(job, work(job)) for job in jobs]


def _collect(
    pool: ProcessPoolExecutor,
    work: Callable[[Sequence[int]], Done[Result]],
    chunks: Sequence[Sequence[int]],
    most: int,
) -> Iterator[tuple[Sequence[int], Done[Result]]]:
    """Results as they come, with a few chunks waiting."""
    waiting = list(reversed(chunks))
    running: dict[Future[Done[Result]], Sequence[int]] = {}
    while waiting or running:
        while waiting and len(running) < most:
            chunk = waiting.pop()
            running[pool.submit(work, chunk)] = chunk
        done, _ = wait(running, return_when=FIRST_COMPLETED)
        for future in done:
            yield running.pop(future), future.result()


@contextmanager
def _pool(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that leave Ctrl-C to us and end with us; if we are killed, after their match."""
    theirs, ours = Pipe(duplex=False)
    pool = ProcessPoolExecutor(workers, get_context("spawn"), _live_as_long_as, (theirs,))
    try:
        yield pool
    finally:
        for process in list(pool._processes.values()):  # noqa: SLF001  Python 3.14 has a method
            process.terminate()
        pool.shutdown(cancel_futures=True)
        ours.close()
        theirs.close()


def _live_as_long_as(line: Connection) -> None:
    """Let this process end as soon as the other end of a line is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with, args=(line,), daemon=True).start()


def _end_with(line: Connection) -> None:
    with suppress(EOFError):
        line.recv()
    os._exit(0)
