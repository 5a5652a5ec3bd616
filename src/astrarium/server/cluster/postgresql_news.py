"""News by PostgreSQL's LISTEN and NOTIFY."""

from collections.abc import AsyncGenerator
from typing import Any

from psycopg import AsyncConnection
from sqlalchemy import make_url

from astrarium.server.cluster.news import SUBSCRIBED

CHANNEL = "astrarium"
LIVENESS = {
    "connect_timeout": 10,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 25_000,  # milliseconds
}
"""Options of libpq that end a connection within half a minute if the server's machine is gone."""


class PostgresqlNews:
    """Transport of news by a channel of the database itself; `url` is a URL of SQLAlchemy or of libpq."""

    max_bytes = 7900  # PostgreSQL takes payloads of less than 8000 bytes

    def __init__(self, url: str) -> None:
        parsed = make_url(url).set(drivername="postgresql+psycopg")
        self._options: dict[str, Any] = {**LIVENESS, **parsed.get_dialect()().create_connect_args(parsed)[1]}
        self._sender: AsyncConnection[Any] | None = None

    async def send(self, payload: str) -> None:
        """Send a payload on a connection that is opened if there is none."""
        if self._sender is None or self._sender.closed:
            self._sender = await self._connect()
        await self._sender.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))

    async def receive(self) -> AsyncGenerator[str, None]:
        """Connect, yield SUBSCRIBED, then yield the payloads of all servers."""
        async with await self._connect() as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            yield SUBSCRIBED
            async for notification in connection.notifies():
                yield notification.payload

    async def close(self) -> None:
        """Close the connection that sends."""
        if self._sender is not None:
            await self._sender.close()

    async def _connect(self) -> AsyncConnection[Any]:
        return await AsyncConnection.connect(autocommit=True, **self._options)
