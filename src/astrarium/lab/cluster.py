"""Work spread over processes of this machine or over Ray, and done to the end whatever becomes of workers.

A job is a number; its result depends on nothing else. So a job whose worker died is simply done again, and
where it runs makes no difference to the result.
"""

import os
import re
import socket
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from importlib.util import find_spec
from multiprocessing import get_context
from typing import Any, Final, TypeVar

from astrarium.core.errors import AstrariumError, BadOption

Result = TypeVar("Result")
Work = Callable[[int], Result]

LOCAL: Final = "local"
"""The address of a Ray of our own, which ends with us."""
MOST_LOSSES: Final = 20
"""So many workers may be lost in a row without a single result."""
AHEAD: Final = 4
"""Jobs that wait at each worker."""
HOST_AND_PORT: Final = re.compile(r"(?:ray://)?(.+):(\d+)")
KNOCK: Final = 5.0
"""Seconds until somebody must open."""


class WorkersLost(AstrariumError):
    """Workers die again and again without finishing anything."""


def spread(
    work: Work[Result], jobs: Sequence[int], workers: int | None = None, address: str | None = None
) -> Iterator[tuple[int, Result]]:
    """What work makes of each job, in any order; on Ray if there is an address and Ray is installed."""
    if workers is not None and workers < 1:
        raise BadOption(f"at least 1 worker must play, not {workers}")
    if address is not None and find_spec("ray") is None:
        print("astrarium: Ray is not installed; processes of this machine do the work", file=sys.stderr)
        address = None
    if address is not None:
        return _on_ray(work, jobs, workers, address)
    count = workers or os.cpu_count() or 1
    if count == 1 or len(jobs) <= 1:
        return ((job, work(job)) for job in jobs)
    return _in_processes(work, jobs, min(count, len(jobs)))


def _in_processes(work: Work[Result], jobs: Sequence[int], workers: int) -> Iterator[tuple[int, Result]]:
    left, losses = list(jobs), 0
    while left:
        before = len(left)
        with _pool(workers) as pool:
            try:
                for job, result in _collect(pool, work, left[:], workers * AHEAD):
                    left.remove(job)
                    yield job, result
            except BrokenProcessPool:
                losses = _count_loss(losses if len(left) == before else 0)


@contextmanager
def _pool(workers: int) -> Iterator[ProcessPoolExecutor]:
    pool = ProcessPoolExecutor(workers, get_context("spawn"))
    try:
        yield pool
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _collect(
    pool: ProcessPoolExecutor, work: Work[Result], jobs: list[int], most: int
) -> Iterator[tuple[int, Result]]:
    """Results as they come, with a few jobs waiting."""
    running: dict[Future[Result], int] = {}
    while jobs or running:
        while jobs and len(running) < most:
            job = jobs.pop(0)
            running[pool.submit(work, job)] = job
        done, _ = wait(running, return_when=FIRST_COMPLETED)
        for future in done:
            yield running.pop(future), future.result()


def _count_loss(losses: int) -> int:
    if losses + 1 >= MOST_LOSSES:
        raise WorkersLost(f"{MOST_LOSSES} workers in a row died without finishing anything")
    return losses + 1


def _call(work: Work[Result], job: int) -> Result:
    return work(job)


def _on_ray(
    work: Work[Result], jobs: Sequence[int], workers: int | None, address: str
) -> Iterator[tuple[int, Result]]:
    import ray
    from ray.exceptions import RayError, RayTaskError

    with _connected(workers, address):
        # Ray itself repeats the tasks of a dead worker; whatever it gives up comes back to us.
        task = ray.remote(max_retries=3, num_cpus=1)(_call)
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        left, losses = list(jobs), 0
        running: dict[Any, int] = {}
        while left or running:
            while left and len(running) < most:
                job = left.pop(0)
                running[task.remote(work, job)] = job
            (done,), _ = ray.wait(list(running), num_returns=1)
            job = running.pop(done)
            try:
                result = ray.get(done)
            except RayTaskError as error:
                raise error.cause if isinstance(error.cause, Exception) else error from None
            except RayError:
                losses = _count_loss(losses)
                left.append(job)
            else:
                losses = 0
                yield job, result


@contextmanager
def _connected(workers: int | None, address: str) -> Iterator[None]:
    """Ray, connected or started, unless the caller has done that already."""
    import ray

    if ray.is_initialized():
        yield
        return
    settings: dict[str, Any] = {"log_to_driver": False, "include_dashboard": False}
    if address == LOCAL:
        ray.init(address=LOCAL, num_cpus=workers, logging_level="ERROR", **settings)
    else:
        _find(address)
        try:
            ray.init(address=address, logging_level="ERROR", log_to_driver=False)
        except ConnectionError as error:
            raise _out_of_reach(address, error) from None
    try:
        yield
    finally:
        ray.shutdown()


def _find(address: str) -> None:
    """Complain at once about a host and port where nobody listens; Ray itself would try for minutes."""
    found = HOST_AND_PORT.fullmatch(address)
    if found is None:
        return
    try:
        socket.create_connection((found[1], int(found[2])), KNOCK).close()
    except OSError as error:
        raise _out_of_reach(address, error) from None


def _out_of_reach(address: str, reason: OSError) -> BadOption:
    ways = f"{LOCAL!r} starts one here; one that asks for a token needs RAY_AUTH_MODE=token"
    return BadOption(f"Ray cannot be reached at {address!r} ({ways}): {reason}")
