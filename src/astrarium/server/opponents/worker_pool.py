"""Pool of worker processes for bots, so that the event loop never searches."""

import asyncio
import contextlib
import signal
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Literal

import msgspec

from astrarium.bots.crashes import describe_exit
from astrarium.server.config import Limits
from astrarium.server.logs import log, log_warning
from astrarium.server.metrics import CRASHES, RESTARTS, THOUGHTS, TIMEOUTS
from astrarium.server.opponents.bot_worker import HEADER_SIZE, ThinkRequest, ThinkResponse, frame
from astrarium.server.opponents.scheduler import Job, Priority, Scheduler
from astrarium.server.supervisor import Supervisor, growing_pause

GRACE = 60.0
"""Seconds to answer beyond the thinking time; a worker may have to start first, at the lowest priority."""
EXIT_SECONDS = 10.0
"""Seconds a process has to exit after it closed its pipes or sent an invalid response."""


class WorkerFailure(Exception):
    """A worker crashed or timed out; that was counted and logged."""


class Abandoned(Exception):
    """The answer to a request is not needed any more."""


class WorkerStatus(msgspec.Struct, frozen=True):
    """State of a worker.

    It is "unused" until its first request, "starting" while a process is started or replaced, "dead" while
    that fails or waits because processes keep crashing.
    """

    worker: int
    state: Literal["unused", "starting", "idle", "thinking", "dead"]
    pid: int | None


class BotWorker:
    """A worker process that answers one request at a time, and its replacements.

    The first request starts the process. From then on it is replaced whenever it ends, at work or idle.
    """

    def __init__(self, number: int, supervisor: Supervisor, on_ready: Callable[[], None]) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self._number = number
        self._supervisor = supervisor
        self._on_ready = on_ready
        self._ready = asyncio.Event()
        self._exited = asyncio.Event()
        self._last_request: ThinkRequest | None = None
        self._thinking = False
        self._starting = True
        self._crashes = 0  # since the last answer

    @property
    def started(self) -> bool:
        """Whether a request has started the worker."""
        return self._supervisor.is_running("worker", worker=f"{self._number}")

    @property
    def available(self) -> bool:
        """Whether the worker can take a request now: its process lives, or has never been needed."""
        return self.process is not None or not self.started

    @property
    def status(self) -> WorkerStatus:
        """The state of the worker."""
        if not self.started:
            return WorkerStatus(self._number, "unused", None)
        if self.process is None:
            return WorkerStatus(self._number, "starting" if self._starting else "dead", None)
        return WorkerStatus(self._number, "thinking" if self._thinking else "idle", self.process.pid)

    def remembers(self, request: ThinkRequest) -> bool:
        """Return whether the process was last asked by the same player, whose search it can continue."""
        last = self._last_request
        return self.process is not None and last is not None and last.player == request.player

    async def ask(self, request: ThinkRequest, limit: float) -> ThinkResponse:
        """Return the response of the process, started if needed; raise WorkerFailure if there is none."""
        self._supervisor.start("worker", self._run, worker=f"{self._number}")
        try:
            async with asyncio.timeout(limit):
                while self.process is None:
                    await self._ready.wait()
                self._last_request, self._thinking = request, True
                response = await self._exchange(request)
        except asyncio.CancelledError:
            self.kill()
            raise
        except TimeoutError:
            self.kill()
            TIMEOUTS.inc()
            log("worker replaced", reason="timeout", **_log_fields(request))
            raise WorkerFailure from None
        finally:
            self._thinking = False
        self._crashes = 0
        return response

    async def _exchange(self, request: ThinkRequest) -> ThinkResponse:
        process, exited = self.process, self._exited
        assert process is not None
        try:
            return await _exchange(process, request)
        except (OSError, EOFError, msgspec.DecodeError) as error:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(exited.wait(), EXIT_SECONDS)
            if self.process is process:  # it is still alive
                self._report(type(error).__name__)
                self.kill()
            raise WorkerFailure from None

    async def _run(self) -> None:
        """Keep a process running: start it, and replace it when it has ended."""
        while True:
            self._starting = True
            try:
                process = await _start_process()
            finally:
                self._starting = False
            self.process, self._last_request = process, None
            self._ready.set()
            self._on_ready()
            try:
                status = await process.wait()
            except asyncio.CancelledError:
                self.kill()
                await process.wait()
                raise
            self._note_exit(process, status)
            if self._crashes > 1:
                await asyncio.sleep(growing_pause(self._crashes - 1))

    def _note_exit(self, process: asyncio.subprocess.Process, status: int) -> None:
        """Report the end of `process`, unless we killed it."""
        if self.process is process or status != -signal.SIGKILL:  # or it died before our signal arrived
            self._report(describe_exit(status))
        if self.process is process:
            self.process = None
            self._ready.clear()
        self._exited.set()
        self._exited = asyncio.Event()

    def _report(self, cause: str) -> None:
        """Count and log a crash with the current request, or the last one if idle."""
        CRASHES.inc()
        RESTARTS.labels("worker").inc()
        self._crashes += 1
        state = "thinking" if self._thinking else "idle"
        fields = {} if self._last_request is None else _log_fields(self._last_request)
        log_warning("worker crashed", cause=cause, state=state, **fields)

    def kill(self) -> None:
        """Kill the process, which is then replaced."""
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
        self.process = None
        self._ready.clear()
        self._starting = True


async def _start_process() -> asyncio.subprocess.Process:
    command = (sys.executable, "-m", "astrarium.server.opponents.bot_worker")
    pipe = asyncio.subprocess.PIPE
    starting = asyncio.create_task(asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe))
    try:
        return await asyncio.shield(starting)
    except asyncio.CancelledError:  # uvloop would lose a process that is cancelled while it starts
        with contextlib.suppress(OSError):
            process = await starting
            process.kill()
            await process.wait()
        raise


async def _exchange(process: asyncio.subprocess.Process, request: ThinkRequest) -> ThinkResponse:
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(frame(msgspec.msgpack.encode(request)))
    except RuntimeError as error:  # uvloop raises it if the process has died
        raise BrokenPipeError from error
    await process.stdin.drain()
    size = int.from_bytes(await process.stdout.readexactly(HEADER_SIZE), "big")
    return msgspec.msgpack.decode(await process.stdout.readexactly(size), type=ThinkResponse)


def _log_fields(request: ThinkRequest) -> dict[str, object]:
    return {"match": request.match, "event": request.event, "bot": request.bot}


class ThinkJob(Job):
    """A request on its way to a worker, and its answer."""

    def __init__(
        self,
        request: ThinkRequest,
        seconds: float = 0.0,
        guest: str = "",
        priority: Priority = Priority.PLAYER,
    ) -> None:
        super().__init__(guest, priority, seconds)
        self.request = request
        self.answer: asyncio.Future[ThinkResponse] = asyncio.get_running_loop().create_future()
        self.failures = 0
        self.task: asyncio.Task[ThinkResponse] | None = None  # set while a worker serves the job
        self.started: float | None = None

    @property
    def unused_seconds(self) -> float:
        """Rest of the thinking time of a job that was stopped; 0 if it has been answered or never started."""
        answered = self.answer.done() and not self.answer.cancelled() and self.answer.exception() is None
        if self.started is None or answered:
            return 0.0
        return max(0.0, self.seconds - (time.monotonic() - self.started))


class WorkerPool:
    """A fixed number of workers; the scheduler decides which request a free one serves."""

    def __init__(self, count: int, max_waiting: int = Limits.waiting) -> None:
        self.supervisor = Supervisor()
        self.all = [BotWorker(number, self.supervisor, self._dispatch) for number in range(count)]
        self._idle = list(self.all)
        self._scheduler = Scheduler(count, max_waiting)
        self._closed = False

    async def think(self, job: ThinkJob) -> ThinkResponse:
        """Return the answer to `job`, which is asked again if a worker crashes or times out.

        Raise QueueFull if its guest has too many waiting requests, Abandoned after `abandon`. A cancelled
        call drops the request, too.
        """
        self._scheduler.check(job)
        self._scheduler.add(job)
        self._dispatch()
        try:
            return await job.answer
        finally:
            self._drop(job)

    def abandon(self, job: ThinkJob) -> None:
        """Drop a request that waits or stop the worker that serves it; its caller gets Abandoned."""
        if not job.answer.done():
            job.answer.set_exception(Abandoned())
            self._drop(job)

    def move(self, job: ThinkJob, priority: Priority) -> None:
        """Change the class of a request."""
        self._scheduler.move(job, priority)
        self._dispatch()

    def status(self) -> list[WorkerStatus]:
        """Return the state of each worker."""
        return [worker.status for worker in self.all]

    def waiting(self) -> dict[str, int]:
        """Return the number of waiting requests by class."""
        return {priority.name.lower(): count for priority, count in self._scheduler.waiting().items()}

    def _drop(self, job: ThinkJob) -> None:
        self._scheduler.remove(job)
        if job.task is not None:
            job.task.cancel()

    def _dispatch(self) -> None:
        """Start as many waiting requests as there are available workers."""
        while free := [worker for worker in self._idle if worker.available]:
            job = None if self._closed else self._scheduler.take()
            if job is None:
                return
            assert isinstance(job, ThinkJob)
            worker = _choose_worker(free, job.request)
            self._idle.remove(worker)
            job.started = time.monotonic()
            job.task = asyncio.create_task(worker.ask(job.request, job.seconds + GRACE))
            # A callback also runs if the task is cancelled before its first step.
            job.task.add_done_callback(partial(self._pass_on, worker, job))

    def _pass_on(self, worker: BotWorker, job: ThinkJob, task: asyncio.Task[ThinkResponse]) -> None:
        """Handle the end of the task in which `worker` served `job`, then pass the worker on."""
        outcome: ThinkResponse | BaseException | None = None
        if task.cancelled():
            job.answer.cancel()
        else:
            outcome = task.exception() or task.result()
        if isinstance(outcome, WorkerFailure):
            job.failures += 1
            outcome = None
        job.task = None
        self._idle.append(worker)
        assert job.started is not None
        seconds = time.monotonic() - job.started
        # A stopped request costs what it asked for, since its worker has to start again.
        self._scheduler.finish(job, seconds if outcome is not None else max(seconds, job.seconds))
        self._conclude(job, outcome)
        self._dispatch()

    def _conclude(self, job: ThinkJob, outcome: ThinkResponse | BaseException | None) -> None:
        """Set the answer of a served job; without one, ask again after a pause."""
        if job.answer.done():
            return
        if isinstance(outcome, ThinkResponse):
            THOUGHTS.inc()
            job.answer.set_result(outcome)
        elif outcome is not None:
            job.answer.set_exception(outcome)
        else:
            asyncio.get_running_loop().call_later(growing_pause(job.failures), self._retry, job)

    def _retry(self, job: ThinkJob) -> None:
        if not job.answer.done():
            self._scheduler.add(job)
            self._dispatch()

    async def close(self) -> None:
        """Stop all requests and workers."""
        self._closed = True
        tasks = [job.task for job in self._scheduler.running() if isinstance(job, ThinkJob) and job.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, self.supervisor.stop(), return_exceptions=True)


def _choose_worker(free: list[BotWorker], request: ThinkRequest) -> BotWorker:
    """Return the worker that can continue the player's search, else a living one, else an unused one.

    `free` is ordered by last use, so the search that has waited longest for its player is lost first.
    """
    known = [worker for worker in free if worker.remembers(request)]
    living = [worker for worker in free if worker.process is not None]
    return (known or living or free)[0]
