"""News by a stream in Redis or Valkey."""

import asyncio
from collections.abc import AsyncGenerator
from typing import Any

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from astrarium.server.cluster.news import SUBSCRIBED

STREAM = "astrarium:news"
FIELD = "payload"
MAX_PAYLOADS = 10_000
"""Payloads kept in the stream for servers that reconnect; the memory of Redis bounds `max_bytes` too."""
BLOCK = 5_000
"""Milliseconds that a read waits; its empty answer shows that the server is alive."""
TIMEOUT = 15.0
"""Seconds without an answer after which a connection counts as dead."""
FIRST = "0-0"


class RedisNews:
    """Transport of news by a stream. After a reconnect it continues with the payload after the last one."""

    max_bytes = 16_000

    def __init__(self, url: str) -> None:
        self._url = url.replace("valkey://", "redis://", 1) if url.startswith("valkey://") else url
        self._sender = self._client(keep=False)
        self._last = ""

    async def send(self, payload: str) -> None:
        """Append a payload to the stream and drop the oldest ones beyond MAX_PAYLOADS."""
        async with asyncio.timeout(TIMEOUT):
            await self._sender.xadd(STREAM, {FIELD: payload}, maxlen=MAX_PAYLOADS, approximate=True)

    async def receive(self) -> AsyncGenerator[str, None]:
        """Connect, yield SUBSCRIBED, then yield the payloads of all servers."""
        async with self._client(keep=True) as client:
            self._last = await self._position(client)
            yield SUBSCRIBED
            while True:
                for entry, fields in await self._read(client):
                    self._last = entry
                    yield fields[FIELD]

    async def close(self) -> None:
        """Close the connection that sends."""
        await self._sender.aclose()

    async def _read(self, client: Redis) -> list[tuple[str, dict[str, str]]]:
        """Return the entries after the last one; empty if none came while the read waited."""
        async with asyncio.timeout(TIMEOUT):
            streams: Any = await client.xread({STREAM: self._last}, block=BLOCK)
        return streams[0][1] if streams else []

    async def _position(self, client: Redis) -> str:
        """Return the id after which to read: at first the newest, later the last one that was read.

        Redis without persistence loses the stream when it restarts. If its clock was set back too, the new
        stream has lower ids and is read from its beginning.
        """
        async with asyncio.timeout(TIMEOUT):
            found: Any = await client.xrevrange(STREAM, count=1)
        newest: str = found[0][0] if found else FIRST
        last = self._last or newest
        return FIRST if _order(newest) < _order(last) else last

    def _client(self, *, keep: bool) -> Redis:
        """Return a client that never repeats a command; if it keeps its connection, it reports the loss.

        Its own timeout of commands is off: it uses asyncio.wait_for, which may lose a cancellation before
        Python 3.12.
        """
        return Redis.from_url(
            self._url,
            single_connection_client=keep,
            decode_responses=True,
            protocol=2,
            retry=Retry(NoBackoff(), 0),
            socket_connect_timeout=TIMEOUT,
            socket_timeout=None,
        )


def _order(entry: str) -> tuple[int, int]:
    """Return the two numbers of the id of an entry."""
    milliseconds, _, number = entry.partition("-")
    return int(milliseconds), int(number)
