"""Distribute jobs over Ray, or over processes of this machine; crashed workers are reported and replaced.

Where a job runs makes no difference to its result.
"""

import os
import re
import socket
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from astrarium.bots.crashes import Crash, OnCrash, log_crash
from astrarium.bots.processes import Result, Work, count_loss, count_workers, in_processes
from astrarium.core.errors import BadOption
from astrarium.packs import VARIABLE

LOCAL: Final = "local"
"""Address that starts a cluster on this machine; it ends with this process."""
AUTO: Final = "auto"
"""Address of the cluster last started on this machine, or named by the environment."""
HOST_AND_PORT: Final = re.compile(r"(?:ray://)?(.+):(\d+)")
TASKS_PER_CPU: Final = 4
"""Tasks submitted to Ray at a time, per processor."""
CONNECT_TIMEOUT: Final = 5.0
"""Seconds within which the head node must accept a connection."""


def spread(
    work: Work[Result],
    jobs: Sequence[int],
    workers: int | None = None,
    address: str | None = None,
    on_crash: OnCrash = log_crash,
) -> Iterator[tuple[int, Result]]:
    """Yield each job with its result, in any order; use Ray if `address` is given and Ray is installed.

    `on_crash` is called for each crashed worker.
    """
    count_workers(workers)  # raises if the number is not positive
    if address is not None and find_spec("ray") is None:
        print("astrarium: Ray is not installed; processes of this machine do the work", file=sys.stderr)
        address = None
    if address is not None:
        return _on_ray(work, jobs, workers, address, on_crash)
    return in_processes(work, jobs, workers, on_crash)


def _call(work: Work[Result], job: int) -> Result:
    return work(job)


def _on_ray(
    work: Work[Result], jobs: Sequence[int], workers: int | None, address: str, on_crash: OnCrash
) -> Iterator[tuple[int, Result]]:
    import ray
    from ray.exceptions import RayError, RayTaskError

    with _connected(workers, address):
        # Ray would retry the tasks of crashed workers without reporting the crash.
        task = ray.remote(max_retries=0, num_cpus=1, runtime_env=_environment())(_call)
        limit = TASKS_PER_CPU * max(1, int(ray.cluster_resources().get("CPU", 1)))
        left, losses = list(jobs), 0
        running: dict[Any, int] = {}
        while left or running:
            while left and len(running) < limit:
                job = left.pop(0)
                running[task.remote(work, job)] = job
            (done,), _ = ray.wait(list(running), num_returns=1)
            job = running.pop(done)
            try:
                result = ray.get(done)
            except RayTaskError as error:
                raise error.cause if isinstance(error.cause, Exception) else error from None
            except RayError as error:  # its type names the kind of loss; Ray does not report the signal
                on_crash(Crash(f"Ray: {type(error).__name__}", job))
                losses = count_loss(losses)
                left.append(job)
            else:
                losses = 0
                yield job, result


def _environment() -> dict[str, Any]:
    """Return the runtime environment of tasks: the component pack of this process, if it has one."""
    folder = os.environ.get(VARIABLE, "")
    return {"env_vars": {VARIABLE: str(Path(folder).absolute())}} if folder else {}


@contextmanager
def _connected(workers: int | None, address: str) -> Iterator[None]:
    """Connect to Ray or start it for the block; do nothing if Ray is initialised already."""
    import ray

    if ray.is_initialized():
        yield
        return
    settings: dict[str, Any] = {"log_to_driver": False, "include_dashboard": False}
    if address == LOCAL:
        ray.init(address=LOCAL, num_cpus=workers, logging_level="ERROR", **settings)
    else:
        _probe(address)
        try:
            ray.init(address=address, logging_level="ERROR", log_to_driver=False)
        except ConnectionError as error:
            raise _unreachable(address, error) from None
    try:
        yield
    finally:
        ray.shutdown()


def _probe(address: str) -> None:
    """Raise if the host and port of `address` refuse connections; Ray itself would retry for minutes."""
    try:
        resolved = _resolve_auto() if address == AUTO else address
        found = HOST_AND_PORT.fullmatch(resolved)
        if found is not None:
            address = resolved
            socket.create_connection((found[1], int(found[2])), CONNECT_TIMEOUT).close()
    except OSError as error:
        raise _unreachable(address, error) from None


def _resolve_auto() -> str:
    """Return the host and port that Ray chooses for AUTO, even if that cluster was killed."""
    try:
        from ray._private.services import canonicalize_bootstrap_address
    except ImportError:  # a private module of Ray; without it Ray reports the failure itself, but late
        return AUTO
    return str(canonicalize_bootstrap_address(AUTO))


def _unreachable(address: str, reason: OSError) -> BadOption:
    ways = f"{LOCAL!r} starts one here; one that asks for a token needs RAY_AUTH_MODE=token"
    return BadOption(f"Ray cannot be reached at {address!r} ({ways}): {reason}")
