"""The lock of a table: one at a time, in order, whoever gives up on the way."""

import asyncio

from astrarium.server.live.lock import MatchLock
from tests.patience import until


def test_callbacks_and_tasks_enter_in_the_order_they_came() -> None:
    seen: list[str] = []

    async def meet() -> None:
        lock = MatchLock()
        lock.acquire(lambda: seen.append("first"))
        assert lock.busy

        async def come(name: str) -> None:
            async with lock:
                seen.append(name)

        tasks = [asyncio.create_task(come(name)) for name in ("second", "third")]
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

    asyncio.run(meet())
    assert seen == ["first", "second", "third", "fourth"]


def test_whoever_gives_up_in_the_queue_or_on_the_threshold_leaves_no_trace() -> None:
    async def meet(turns: int) -> None:
        lock = MatchLock()
        lock.acquire(lambda: None)

        async def come() -> None:
            async with lock:
                await asyncio.Event().wait()

        task = asyncio.create_task(come())
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
        asyncio.run(meet(turns))
