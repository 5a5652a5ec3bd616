"""Worker processes in which bots think, so that the server never does."""

import asyncio
import contextlib
import signal
import sys

import msgspec

from astrarium.bots.crashes import describe_exit
from astrarium.server.logs import log, log_warning
from astrarium.server.metrics import CRASHES, THOUGHTS, TIMEOUTS
from astrarium.server.opponents.bot_worker import HEAD, ThinkRequest, ThinkResponse, frame

GRACE = 60.0
"""Time to answer beyond the thinking time of a bot; a worker may have to start, at the lowest priority."""
EXIT_SECONDS = 10.0
"""Time a process has to exit after it closed its pipes or sent an invalid answer."""


class WorkerFailure(Exception):
    """A worker crashed or took too long; that was counted and logged."""


class BotWorker:
    """A process that thinks about one question at a time, and the process that replaces it."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self._question: ThinkRequest | None = None  # the last one
        self._thinking = False
        self._watches: dict[asyncio.subprocess.Process, asyncio.Task[None]] = {}

    def remembers(self, question: ThinkRequest) -> bool:
        """Return whether the process was last asked by the same player, whose search it can continue."""
        last = self._question
        return self.process is not None and last is not None and last.player == question.player

    async def ask(self, question: ThinkRequest, limit: float) -> ThinkResponse:
        """Return the answer of the process, which is started if need be; raise NoAnswer if there is none."""
        process = self.process or await self._start()
        self._question, self._thinking = question, True
        try:
            return await asyncio.wait_for(_exchange(process, question), limit)
        except asyncio.CancelledError:
            self.kill()
            raise
        except TimeoutError:
            self.kill()
            TIMEOUTS.inc()
            log("worker replaced", reason="timeout", **_facts(question))
            raise WorkerFailure from None
        except (OSError, EOFError, msgspec.DecodeError) as error:
            await self._give_up(process, type(error).__name__)
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

    async def _give_up(self, process: asyncio.subprocess.Process, reason: str) -> None:
        """Wait until the crash of `process` is reported; kill a process that is still alive."""
        if process in self._watches:
            await asyncio.wait([self._watches[process]], timeout=EXIT_SECONDS)
        if self.process is process:
            self._report(reason)
            self.kill()

    def _report(self, cause: str) -> None:
        """Count and log a crash with the question of that moment, or else the last one."""
        CRASHES.inc()
        state = "thinking" if self._thinking else "idle"
        facts = {} if self._question is None else _facts(self._question)
        log_warning("worker crashed", cause=cause, state=state, **facts)

    def kill(self) -> None:
        """End the process, whatever it does; the next question starts another."""
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
        self.process = None

    async def close(self) -> None:
        """End the process and wait until it and those before it are gone."""
        self.kill()
        await asyncio.gather(*self._watches.values())


async def _exchange(process: asyncio.subprocess.Process, question: ThinkRequest) -> ThinkResponse:
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(frame(msgspec.msgpack.encode(question)))
    except RuntimeError as error:  # uvloop raises it if the process has died
        raise BrokenPipeError from error
    await process.stdin.drain()
    size = int.from_bytes(await process.stdout.readexactly(HEAD), "big")
    return msgspec.msgpack.decode(await process.stdout.readexactly(size), type=ThinkResponse)


def _facts(question: ThinkRequest) -> dict[str, object]:
    return {"match": question.match, "event": question.event, "bot": question.bot}


class WorkerPool:
    """A few workers, and those who wait for one."""

    def __init__(self, count: int) -> None:
        self.all = [BotWorker() for _ in range(count)]
        self._idle = list(self.all)
        self._free = asyncio.Semaphore(count)

    async def think(self, question: ThinkRequest, seconds: float = 0.0) -> ThinkResponse:
        """Return the answer to `question`; ask again if a worker crashes or takes too long."""
        failures = 0
        while True:
            try:
                answer = await self._ask(question, seconds + GRACE)
            except WorkerFailure:
                failures += 1
                await asyncio.sleep(min(5.0, 0.05 * 2**failures))
            else:
                THOUGHTS.inc()
                return answer

    async def _ask(self, question: ThinkRequest, limit: float) -> ThinkResponse:
        async with self._free:
            known = [worker for worker in self._idle if worker.remembers(question)]
            worker = (known or self._idle)[0]
            self._idle.remove(worker)
            try:
                return await worker.ask(question, limit)
            finally:
                self._idle.append(worker)

    async def close(self) -> None:
        """End all of them."""
        await asyncio.gather(*(worker.close() for worker in self.all))
