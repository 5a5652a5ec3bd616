"""The door of a table: one at a time, in order, whoever gives up on the way."""

import asyncio

from astrarium.server.live.lock import Door
from tests.patience import until


def test_callbacks_and_tasks_enter_in_the_order_they_came() -> None:
    seen: list[str] = []

    async def meet() -> None:
        door = Door()
        door.enter(lambda: seen.append("first"))
        assert door.busy

        async def come(name: str) -> None:
            async with door:
                seen.append(name)

        tasks = [asyncio.create_task(come(name)) for name in ("second", "third")]
        await asyncio.sleep(0)
        door.enter(lambda: seen.append("fourth"))
        assert seen == ["first"]
        door.leave()
        await asyncio.gather(*tasks)
        while len(seen) < 4:
            await asyncio.sleep(0)
        assert door.busy
        door.leave()
        assert not door.busy

    asyncio.run(meet())
    assert seen == ["first", "second", "third", "fourth"]


def test_whoever_gives_up_in_the_queue_or_on_the_threshold_leaves_no_trace() -> None:
    async def meet(turns: int) -> None:
        door = Door()
        door.enter(lambda: None)

        async def come() -> None:
            async with door:
                await asyncio.Event().wait()

        task = asyncio.create_task(come())
        await asyncio.sleep(0)
        if turns:
            door.leave()
        for _ in range(turns):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        if not turns:
            door.leave()
        await until(lambda: not door.busy, f"the door stays busy after {turns} turns of the loop")

    for turns in range(4):
        asyncio.run(meet(turns))
