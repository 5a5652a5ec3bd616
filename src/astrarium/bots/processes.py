"""Worker pool on this machine that replaces crashed workers and reports each crash.

The result of a job depends only on its number, so the jobs of a crashed worker can be repeated. Each worker
has its own pipe, so a crash does not affect other workers. A worker writes the job and match in progress to
shared memory, where the parent can read them after a crash.
"""

import multiprocessing
import os
import pickle
import signal
import time
import traceback
from collections import deque
from collections.abc import Callable, Generator, Iterator, MutableSequence, Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from threading import Thread
from typing import Final, Generic, TypeVar

from astrarium.bots.crashes import Crash, OnCrash, describe_exit, log_crash
from astrarium.core.errors import AstrariumError, BadOption

Result = TypeVar("Result")
Work = Callable[[int], Result]

MAX_QUEUED: Final = 40
"""Maximum number of jobs sent to a worker and not yet answered."""
MAX_LOSSES: Final = 20
"""Number of consecutive crashes without a result that ends a run."""
EXIT_SECONDS: Final = 30.0
"""Time a worker has to exit after its pipe was closed."""

SEND_SECONDS: Final = 0.005
"""Time to collect results before sending them; one message per result would slow down short jobs."""

JOB: Final = 0
MATCH: Final = 1
NONE: Final = -1
Marks = MutableSequence[int]
"""Shared array with the job and the match in progress, at indexes JOB and MATCH; NONE if there is none."""
_marks: Final[list[Marks]] = []
"""The marks of this process if it is a worker, otherwise empty."""


class WorkersLost(AstrariumError):
    """Too many workers crashed in a row without a result."""


def count_workers(workers: int | None) -> int:
    """Return the number of workers; None means one per processor."""
    if workers is None:
        return os.cpu_count() or 1
    if workers < 1:
        raise BadOption(f"at least 1 worker must play, not {workers}")
    return workers


def count_loss(losses: int) -> int:
    """Return `losses` plus one; raise `WorkersLost` if that is MAX_LOSSES."""
    if losses + 1 >= MAX_LOSSES:
        raise WorkersLost(f"{MAX_LOSSES} workers in a row died without finishing anything")
    return losses + 1


def mark_match(match: int) -> None:
    """Record `match` as the one this worker plays now; without effect outside a worker.

    Jobs that consist of several matches call this, so that a crash can be attributed to one of them.
    """
    for marks in _marks:
        marks[MATCH] = match


def in_processes(
    work: Work[Result], jobs: Sequence[int], workers: int | None, on_crash: OnCrash = log_crash
) -> Generator[tuple[int, Result], None, None]:
    """Yield each job with its result, in any order; call `on_crash` for each crashed worker.

    A single worker or job runs in this process. An exception raised by `work` ends the run and is raised
    again here.
    """
    count = min(count_workers(workers), len(jobs))
    if count <= 1:
        yield from ((job, work(job)) for job in jobs)
        return
    pool = _Pool(work, jobs, count, on_crash)
    try:
        yield from pool.results()
    finally:
        pool.close()


class _Worker:
    """Worker process, as seen by its parent."""

    def __init__(self, work: bytes) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, worker_end = context.Pipe()
        self._marks: Marks = context.RawArray("q", [NONE, NONE])
        self.process = context.Process(target=_run_worker, args=(worker_end, self._marks), daemon=True)
        self.process.start()
        worker_end.close()
        self.jobs: deque[int] = deque()  # sent but not yet answered, oldest first
        self.send(work)

    def send(self, message: bytes) -> None:
        """Send `message`; ignore errors, since a crash is detected when answers are read."""
        with suppress(OSError):
            self.pipe.send_bytes(message)

    def crash(self) -> Crash:
        """Wait for the end of the process and describe it."""
        self.process.join(EXIT_SECONDS)
        status = self.process.exitcode
        cause = "closed its pipe" if status is None else describe_exit(status)
        job, match = self._marks
        if job not in self.jobs:  # it was starting or idle, or has just sent the result
            return Crash(cause)
        return Crash(cause, job, None if match == NONE else match)

    def close(self) -> None:
        """Kill the process and release its resources."""
        self.process.kill()
        self.process.join()
        self.process.close()
        self.pipe.close()


class _Pool(Generic[Result]):
    """The workers of one run and the queue of jobs not yet assigned to one."""

    def __init__(self, work: Work[Result], jobs: Sequence[int], count: int, on_crash: OnCrash) -> None:
        self._work = pickle.dumps(work)
        self._waiting = deque(jobs)
        self._left = len(jobs)
        self._count = count
        self._on_crash = on_crash
        self._losses = 0
        self._workers: list[_Worker] = []

    def results(self) -> Iterator[tuple[int, Result]]:
        """Yield each job with its result as soon as it arrives."""
        self._assign_jobs()
        while self._left:
            pipes = [worker.pipe for worker in self._workers]
            ready = wait([*pipes, *(worker.process.sentinel for worker in self._workers)])
            for worker in self._workers.copy():
                if worker.pipe in ready:
                    yield from self._receive(worker)
                elif worker.process.sentinel in ready and not worker.pipe.poll():
                    self._replace(worker)

    def close(self) -> None:
        """Kill all workers at once."""
        for worker in self._workers:
            worker.process.kill()
        for worker in self._workers:
            worker.close()

    def _assign_jobs(self) -> None:
        """Refill the queues of all workers; start missing workers while jobs are waiting."""
        for worker in self._workers:
            self._refill(worker)
        while self._waiting and len(self._workers) < self._count:
            self._workers.append(_Worker(self._work))
            self._refill(self._workers[-1])

    def _refill(self, worker: _Worker) -> None:
        """Refill the queue of `worker`; queues shrink towards the end, so that all finish together."""
        limit = max(1, min(MAX_QUEUED, len(self._waiting) // (2 * self._count)))
        if self._waiting and len(worker.jobs) <= limit // 2:
            count = min(len(self._waiting), limit - len(worker.jobs))
            jobs = [self._waiting.popleft() for _ in range(count)]
            worker.jobs.extend(jobs)
            worker.send(pickle.dumps(jobs))

    def _receive(self, worker: _Worker) -> Iterator[tuple[int, Result]]:
        """Handle one message of `worker`, or its crash after the last message."""
        try:
            message = worker.pipe.recv_bytes()
        except (EOFError, OSError):  # the worker may crash in the middle of a message
            self._replace(worker)
            return
        answer = pickle.loads(message)
        if isinstance(answer, _Failure):
            answer.error.add_note(f"in a worker process:\n{answer.trace}")
            raise answer.error
        done = [(worker.jobs.popleft(), result) for result in answer]
        self._losses = 0
        self._left -= len(done)
        self._refill(worker)
        yield from done

    def _replace(self, worker: _Worker) -> None:
        """Report the crash of `worker` and requeue its jobs; the one in progress comes last."""
        crash = worker.crash()
        self._workers.remove(worker)
        worker.close()
        if crash.job is not None:
            worker.jobs.remove(crash.job)
            self._waiting.append(crash.job)
        self._waiting.extendleft(reversed(worker.jobs))
        self._on_crash(crash)
        self._losses = count_loss(self._losses)
        self._assign_jobs()


@dataclass(frozen=True)
class _Failure:
    """The answer of a worker whose job raised an exception."""

    error: Exception
    trace: str  # separate from the error: compiled exceptions lose their notes when pickled


def _run_worker(pipe: Connection, marks: Marks) -> None:
    """Run jobs until the parent kills this process or exits; Ctrl-C is handled by the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_exit_with_parent, daemon=True).start()
    _marks.append(marks)
    with suppress(EOFError, OSError):  # the parent has closed the pipe
        work = pipe.recv_bytes()
        while True:
            jobs = pickle.loads(pipe.recv_bytes())
            for answer in _answers(work, jobs, marks):
                pipe.send_bytes(answer)


def _exit_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(0)


def _answers(packed_work: bytes, jobs: Sequence[int], marks: Marks) -> Iterator[bytes]:
    """Run `jobs` and yield batches of their pickled results, or a pickled failure."""
    try:
        work = pickle.loads(packed_work)
        results, started = [], time.monotonic()
        for job in jobs:
            marks[JOB], marks[MATCH] = job, NONE
            results.append(work(job))
            if time.monotonic() - started > SEND_SECONDS:
                yield _pack(results)
                results, started = [], time.monotonic()
        if results:
            yield _pack(results)
    except Exception as error:
        yield _pack_error(error)
    marks[JOB] = marks[MATCH] = NONE


def _pack(answer: object) -> bytes:
    return pickle.dumps(answer, pickle.HIGHEST_PROTOCOL)


def _pack_error(error: Exception) -> bytes:
    """Pack `error` and its traceback; an error that cannot be pickled becomes a RuntimeError."""
    trace = "".join(traceback.format_exception(error))
    try:
        packed = _pack(_Failure(error, trace))
        pickle.loads(packed)
    except Exception:
        return _pack(_Failure(RuntimeError(f"{type(error).__name__}: {error}"), trace))
    return packed
