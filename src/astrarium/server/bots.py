"""Worker processes in which bots think, so that the server never does."""

import asyncio
import contextlib
import sys

import msgspec

from astrarium.server.logs import log
from astrarium.server.metrics import CRASHES, THOUGHTS
from astrarium.server.thinker import HEAD, Answer, Question, frame

GRACE = 15.0


class Crash(Exception):
    """A worker died or took too long."""


class Worker:
    """A process that thinks about one question at a time."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self._killed: list[asyncio.subprocess.Process] = []
        self.last = ""

    async def ask(self, question: Question, limit: float) -> Answer:
        """The answer of the process, which is started if need be; Crash if there is none in time."""
        if self.process is None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "astrarium.server.thinker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
        self.last = question.who
        try:
            return await asyncio.wait_for(self._exchange(self.process, question), limit)
        except asyncio.CancelledError:
            self.kill()
            raise
        except (TimeoutError, OSError, EOFError, msgspec.DecodeError) as error:
            self.kill()
            raise Crash(type(error).__name__) from None

    async def _exchange(self, process: asyncio.subprocess.Process, question: Question) -> Answer:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(frame(msgspec.msgpack.encode(question)))
        await process.stdin.drain()
        size = int.from_bytes(await process.stdout.readexactly(HEAD), "big")
        return msgspec.msgpack.decode(await process.stdout.readexactly(size), type=Answer)

    def kill(self) -> None:
        """End the process, whatever it does; the next question starts another."""
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
            self._killed = [process for process in self._killed if process.returncode is None]
            self._killed.append(self.process)
        self.process = None
        self.last = ""

    async def close(self) -> None:
        """End the process and wait until it and those before it are gone."""
        self.kill()
        for process in self._killed:
            await process.wait()


class Workers:
    """A few workers, and those who wait for one."""

    def __init__(self, count: int) -> None:
        self.all = [Worker() for _ in range(count)]
        self._idle = list(self.all)
        self._free = asyncio.Semaphore(count)

    async def think(self, question: Question, seconds: float = 0.0) -> Answer:
        """The answer to a question. A worker that dies or takes too long is replaced, and asked again."""
        failures = 0
        while True:
            try:
                answer = await self._ask(question, seconds + GRACE)
            except Crash as crash:
                failures += 1
                CRASHES.inc()
                log("worker replaced", reason=str(crash), bot=question.bot, failures=failures)
                await asyncio.sleep(min(5.0, 0.05 * 2**failures))
            else:
                THOUGHTS.inc()
                return answer

    async def _ask(self, question: Question, limit: float) -> Answer:
        async with self._free:
            known = [worker for worker in self._idle if worker.last == question.who]
            worker = (known or self._idle)[0]
            self._idle.remove(worker)
            try:
                return await worker.ask(question, limit)
            finally:
                self._idle.append(worker)

    async def close(self) -> None:
        """End all of them."""
        await asyncio.gather(*(worker.close() for worker in self.all))
