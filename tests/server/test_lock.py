"""The lock of a table: first in, first out, also with cancelled waiters."""

import asyncio

from astrarium.server.live.lock import MatchLock
from tests.patience import until


def test_callbacks_and_tasks_acquire_the_lock_in_order() -> None:
    seen: list[str] = []

    async def scenario() -> None:
        lock = MatchLock()
        lock.acquire(lambda: seen.append("first"))
        assert lock.busy

        async def hold(name: str) -> None:
            async with lock:
                seen.append(name)

        tasks = [asyncio.create_task(hold(name)) for name in ("second", "third")]
        await asyncio.sleep(0)
        lock.acquire(lambda: seen.append("fourth"))
        assert seen == ["first"]
        lock.release()
        await asyncio.gather(*tasks)
        while len(seen) < 4:
            await asyncio.sleep(0)
        assert lock.busy
        lock.release()
        assert not lock.busy

    asyncio.run(scenario())
    assert seen == ["first", "second", "third", "fourth"]


def test_a_cancelled_waiter_does_not_keep_the_lock() -> None:
    async def scenario(turns: int) -> None:
        lock = MatchLock()
        lock.acquire(lambda: None)

        async def hold() -> None:
            async with lock:
                await asyncio.Event().wait()

        task = asyncio.create_task(hold())
        await asyncio.sleep(0)
        if turns:
            lock.release()
        for _ in range(turns):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        if not turns:
            lock.release()
        await until(lambda: not lock.busy, f"the lock stays busy after {turns} turns of the loop")

    for turns in range(4):
        asyncio.run(scenario(turns))
