"""Supervision of background tasks: a task that fails is logged, counted and restarted."""

import asyncio
import time
from collections.abc import Awaitable, Callable

from astrarium.server.logs import log_error
from astrarium.server.metrics import RESTARTS

FIRST_PAUSE = 0.1
MAX_PAUSE = 5.0
MAX_DOUBLINGS = 10
HEALTHY_SECONDS = 10.0
"""A restarted task counts as down until it has run for this long without failing again."""

Run = Callable[[], Awaitable[None]]


def count_restart(task: str, error: BaseException, **fields: str) -> None:
    """Log the failure of a background task and count its restart."""
    RESTARTS.labels(task).inc()
    log_error("background task failed", error, task=task, **fields)


def growing_pause(failures: int, longest: float = MAX_PAUSE) -> float:
    """Return the seconds to wait after `failures` failures in a row; doubles up to `longest`."""
    return min(longest, FIRST_PAUSE * 2.0 ** min(failures - 1, MAX_DOUBLINGS))


class BackgroundTask:
    """A function that runs until it returns; after a failure it runs again within `pause` seconds."""

    def __init__(self, task: str, fields: dict[str, str], run: Run, pause: float = MAX_PAUSE) -> None:
        self.task = task
        self.fields = fields
        self.error = ""
        self._run = run
        self._max_pause = pause
        self._failures = 0
        self._restarted: float | None = None

    @property
    def down(self) -> bool:
        """Whether the task has failed and has not run for HEALTHY_SECONDS since."""
        return self.error != "" and not self._is_healthy()

    async def run(self) -> None:
        """Run until the function returns."""
        while True:
            try:
                await self._run()
            except asyncio.CancelledError as error:
                if _is_cancelled():
                    raise
                await self._pause(error)
            except Exception as error:
                await self._pause(error)
            else:
                return

    async def _pause(self, error: BaseException) -> None:
        """Report `error` and wait; the pause doubles with each failure in a row."""
        count_restart(self.task, error, **self.fields)
        self._failures = 1 if self._is_healthy() else self._failures + 1
        self._restarted = None
        self.error = f"{type(error).__name__}: {error}"
        await asyncio.sleep(growing_pause(self._failures, self._max_pause))
        self._restarted = time.monotonic()

    def _is_healthy(self) -> bool:
        if self._restarted is None:
            return False
        return time.monotonic() - self._restarted >= HEALTHY_SECONDS


def _is_cancelled() -> bool:
    """Whether the current task is being cancelled; a CancelledError may also come from what it awaits."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


class Supervisor:
    """Runs background tasks and restarts those that fail, after a growing pause.

    A task is identified by its name and fields, such as `match`; the metric counts by name.
    """

    def __init__(self) -> None:
        self._tasks: dict[tuple[str, ...], tuple[BackgroundTask, asyncio.Task[None]]] = {}

    def start(self, task: str, run: Run, pause: float = MAX_PAUSE, **fields: str) -> None:
        """Run a task in the background, unless it is running already; see BackgroundTask for `pause`."""
        key = (task, *fields.values())
        if key not in self._tasks:
            background = BackgroundTask(task, fields, run, pause)
            self._tasks[key] = background, asyncio.create_task(self._supervise(key, background))

    async def _supervise(self, key: tuple[str, ...], background: BackgroundTask) -> None:
        try:
            await background.run()
        finally:
            del self._tasks[key]  # no await between the return of the function and this line

    def is_running(self, task: str, **fields: str) -> bool:
        """Return whether a task runs or is about to be restarted."""
        return (task, *fields.values()) in self._tasks

    def down(self) -> dict[str, str]:
        """Return the last error of each task that is down, by its name and the values of its fields."""
        return {" ".join(key): task.error for key, (task, _) in self._tasks.items() if task.down}

    async def stop(self) -> None:
        """Cancel all tasks and wait until they have ended."""
        tasks = dict(self._tasks)
        for _, task in tasks.values():
            task.cancel()
        await asyncio.gather(*(task for _, task in tasks.values()), return_exceptions=True)
        for key, entry in tasks.items():  # a task that was cancelled before its first step is still here
            if self._tasks.get(key) is entry:
                del self._tasks[key]
