"""Pool of worker processes for bots, so that the event loop never searches."""

import asyncio
import contextlib
import signal
import sys
from typing import Literal

import msgspec

from astrarium.bots.crashes import describe_exit
from astrarium.server.logs import log, log_warning
from astrarium.server.metrics import CRASHES, THOUGHTS, TIMEOUTS
from astrarium.server.opponents.bot_worker import HEADER_SIZE, ThinkRequest, ThinkResponse, frame

GRACE = 60.0
"""Seconds to answer beyond the thinking time; a worker may have to start first, at the lowest priority."""
EXIT_SECONDS = 10.0
"""Seconds a process has to exit after it closed its pipes or sent an invalid response."""


class WorkerFailure(Exception):
    """A worker crashed or timed out; that was counted and logged."""


class WorkerStatus(msgspec.Struct, frozen=True):
    """State of a worker; "unused" until its first request, "dead" until a crashed process is replaced."""

    worker: int
    state: Literal["unused", "idle", "thinking", "dead"]
    pid: int | None


class BotWorker:
    """A worker process that answers one request at a time, and its replacements."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self._last_request: ThinkRequest | None = None
        self._thinking = False
        self._watches: dict[asyncio.subprocess.Process, asyncio.Task[None]] = {}

    def status(self, number: int) -> WorkerStatus:
        """Return the state of the worker."""
        if self.process is None:
            return WorkerStatus(number, "unused", None)
        if self.process.returncode is not None:
            return WorkerStatus(number, "dead", self.process.pid)
        return WorkerStatus(number, "thinking" if self._thinking else "idle", self.process.pid)

    def remembers(self, request: ThinkRequest) -> bool:
        """Return whether the process was last asked by the same player, whose search it can continue."""
        last = self._last_request
        return self.process is not None and last is not None and last.player == request.player

    async def ask(self, request: ThinkRequest, limit: float) -> ThinkResponse:
        """Return the response of the process, started if needed; raise WorkerFailure if there is none."""
        process = self.process or await self._start()
        self._last_request, self._thinking = request, True
        try:
            return await asyncio.wait_for(_exchange(process, request), limit)
        except asyncio.CancelledError:
            self.kill()
            raise
        except TimeoutError:
            self.kill()
            TIMEOUTS.inc()
            log("worker replaced", reason="timeout", **_log_fields(request))
            raise WorkerFailure from None
        except (OSError, EOFError, msgspec.DecodeError) as error:
            await self._report_exit(process, type(error).__name__)
            raise WorkerFailure from None
        finally:
            self._thinking = False

    async def _start(self) -> asyncio.subprocess.Process:
        self.process = process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "astrarium.server.opponents.bot_worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        self._watches[process] = asyncio.create_task(self._watch(process))
        return process

    async def _watch(self, process: asyncio.subprocess.Process) -> None:
        """Wait for the end of `process`, at work or idle, and report it unless we killed it."""
        status = await process.wait()
        del self._watches[process]
        if self.process is process:
            self._report(describe_exit(status))
            self.process = None
        elif status != -signal.SIGKILL:  # it died before our signal arrived
            self._report(describe_exit(status))

    async def _report_exit(self, process: asyncio.subprocess.Process, reason: str) -> None:
        """Wait until the crash of `process` is reported; kill a process that is still alive."""
        if process in self._watches:
            await asyncio.wait([self._watches[process]], timeout=EXIT_SECONDS)
        if self.process is process:
            self._report(reason)
            self.kill()

    def _report(self, cause: str) -> None:
        """Count and log a crash with the current request, or the last one if idle."""
        CRASHES.inc()
        state = "thinking" if self._thinking else "idle"
        fields = {} if self._last_request is None else _log_fields(self._last_request)
        log_warning("worker crashed", cause=cause, state=state, **fields)

    def kill(self) -> None:
        """Kill the process; the next request starts another."""
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
        self.process = None

    async def close(self) -> None:
        """Kill the process and wait until it and its predecessors have exited."""
        self.kill()
        await asyncio.gather(*self._watches.values())


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


class WorkerPool:
    """A fixed number of workers; requests wait for an idle one."""

    def __init__(self, count: int) -> None:
        self.all = [BotWorker() for _ in range(count)]
        self._idle = list(self.all)
        self._free = asyncio.Semaphore(count)

    async def think(self, request: ThinkRequest, seconds: float = 0.0) -> ThinkResponse:
        """Return the response to `request`; retry if a worker crashes or times out."""
        failures = 0
        while True:
            try:
                answer = await self._ask(request, seconds + GRACE)
            except WorkerFailure:
                failures += 1
                await asyncio.sleep(min(5.0, 0.05 * 2**failures))
            else:
                THOUGHTS.inc()
                return answer

    async def _ask(self, request: ThinkRequest, limit: float) -> ThinkResponse:
        async with self._free:
            known = [worker for worker in self._idle if worker.remembers(request)]
            worker = (known or self._idle)[0]
            self._idle.remove(worker)
            try:
                return await worker.ask(request, limit)
            finally:
                self._idle.append(worker)

    def status(self) -> list[WorkerStatus]:
        """Return the state of each worker."""
        return [worker.status(number) for number, worker in enumerate(self.all)]

    async def close(self) -> None:
        """Stop all workers."""
        await asyncio.gather(*(worker.close() for worker in self.all))
