"""News between servers, by PostgreSQL and by Redis."""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable
from contextlib import aclosing, asynccontextmanager

import psycopg
import pytest
import uvloop
from redis import Redis

from astrarium.core.errors import BadOption
from astrarium.server import supervisor
from astrarium.server.cluster import news
from astrarium.server.cluster.news import (
    SUBSCRIBED,
    ChatStored,
    EventsStored,
    MatchChanged,
    News,
    NewsFeed,
    NewsTransport,
    SocketsOpen,
    TokensTaken,
    ViewersHere,
    ViewersWanted,
)
from astrarium.server.cluster.postgresql_news import PostgresqlNews
from astrarium.server.cluster.redis_news import STREAM, RedisNews
from astrarium.server.cluster.transports import open_news
from astrarium.server.supervisor import Supervisor
from tests.patience import PATIENCE, until
from tests.server.redis_server import RedisServer

LAST = ChatStored("the last item of a test")
TERMINATE = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND query LIKE %s"
)


class PostgresqlExchange:
    """News by PostgreSQL, whose connections a test can end."""

    def __init__(self, url: str) -> None:
        self._url = url

    def transport(self) -> NewsTransport:
        """Return a transport for one server."""
        return open_news("", self._url.replace("postgresql://", "postgresql+psycopg://"))

    def cut_senders(self) -> None:
        """End the connections that send."""
        self._terminate("SELECT pg_notify%")

    def cut_receivers(self) -> None:
        """End the connections that receive."""
        self._terminate("LISTEN%")

    def _terminate(self, query: str) -> None:
        with psycopg.connect(self._url) as connection:
            assert connection.execute(TERMINATE, (query,)).fetchall()


class RedisExchange:
    """News by Redis, whose connections a test can end."""

    def __init__(self, url: str) -> None:
        self._url = url

    def transport(self) -> NewsTransport:
        """Return a transport for one server."""
        return open_news(self._url, "")

    def cut_senders(self) -> None:
        """End all connections: Redis does not tell senders and receivers apart."""
        with Redis.from_url(self._url) as client:
            assert client.client_kill_filter(_type="normal", skipme=True)

    def cut_receivers(self) -> None:
        """End all connections."""
        self.cut_senders()


Exchange = PostgresqlExchange | RedisExchange


class GatedTransport:
    """Transport that records its payloads and holds them back while its gate is closed."""

    def __init__(self, transport: NewsTransport) -> None:
        self.max_bytes = transport.max_bytes
        self.gate = asyncio.Event()
        self.gate.set()
        self.payloads: list[str] = []
        self._transport = transport

    async def send(self, payload: str) -> None:
        """Send a payload when the gate is open."""
        self.payloads.append(payload)
        await self.gate.wait()
        await self._transport.send(payload)

    def receive(self) -> AsyncGenerator[str, None]:
        """Yield what the transport receives."""
        return self._transport.receive()

    async def close(self) -> None:
        """Close the transport."""
        await self._transport.close()


class NewsNode:
    """One of several servers that send each other news."""

    def __init__(self, exchange: Exchange, name: str) -> None:
        self.transport = GatedTransport(exchange.transport())
        self.heard: list[tuple[str, News]] = []
        self.connected = 0
        self.feed = NewsFeed(self.transport, name, self._hear, self._connect)

    def _hear(self, sender: str, item: News) -> None:
        self.heard.append((sender, item))

    def _connect(self) -> None:
        self.connected += 1

    def items(self) -> list[News]:
        """Return the items heard, without their senders."""
        return [item for _, item in self.heard]

    async def hears(self, item: News) -> None:
        """Wait until `item` has arrived."""
        await until(lambda: item in self.items(), f"{item} is missing")


@pytest.fixture(autouse=True)
def short_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Restart tasks almost at once."""
    monkeypatch.setattr(supervisor, "FIRST_PAUSE", 0.001)
    monkeypatch.setattr(supervisor, "MAX_PAUSE", 0.1)


@pytest.fixture(params=["postgresql", "redis"])
def exchange(request: pytest.FixtureRequest) -> Exchange:
    """A way to exchange news, by PostgreSQL and Redis in turn."""
    if request.param == "postgresql":
        return PostgresqlExchange(request.getfixturevalue("postgresql")())
    return RedisExchange(request.getfixturevalue("redis").url)


@asynccontextmanager
async def running(exchange: Exchange, name: str) -> AsyncIterator[NewsNode]:
    """Run a node; when the block begins, it is subscribed."""
    node = NewsNode(exchange, name)
    tasks = Supervisor()
    tasks.start("news sender", node.feed.run_sender)
    tasks.start("news receiver", node.feed.run_receiver)
    try:
        await until(lambda: node.connected == 1, "no subscription")
        yield node
    finally:
        await tasks.stop()
        await node.transport.close()


def run(
    exchange: Exchange, scenario: Callable[[NewsNode, NewsNode], Awaitable[None]], loop: str = "uvloop"
) -> tuple[NewsNode, NewsNode]:
    """Run `scenario` with two nodes, `one` and `two`, and return them."""

    async def limited() -> tuple[NewsNode, NewsNode]:
        async with (
            asyncio.timeout(PATIENCE),
            running(exchange, "one") as one,
            running(exchange, "two") as two,
        ):
            await scenario(one, two)
            return one, two

    with asyncio.Runner(loop_factory=uvloop.new_event_loop if loop == "uvloop" else None) as runner:
        return runner.run(limited())


@pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
def test_servers_get_the_news_of_others_but_not_their_own(exchange: Exchange, loop: str) -> None:
    sent: list[News] = [
        EventsStored("m", 7),
        MatchChanged("m"),
        ChatStored("m"),
        ViewersHere("m", ["ann", "Zoë"], 3, 6),
        ViewersWanted("m"),
        TokensTaken({"http 10.0.0.1": 4}),
        SocketsOpen({"ann": 2, "bob": 0}),
    ]

    async def scenario(one: NewsNode, two: NewsNode) -> None:
        for item in sent:
            one.feed.publish(item)
        await until(lambda: len(two.heard) == len(sent))
        two.feed.publish(LAST)
        await one.hears(LAST)

    one, two = run(exchange, scenario, loop)
    assert two.heard == [("one", item) for item in sent]
    assert one.heard == [("two", LAST)]


def test_items_that_wait_for_a_send_share_a_payload_and_are_merged(exchange: Exchange) -> None:
    async def scenario(one: NewsNode, two: NewsNode) -> None:
        one.transport.gate.clear()
        one.feed.publish(EventsStored("a", 1))
        await until(lambda: one.transport.payloads)
        for number in range(2, 100):
            one.feed.publish(EventsStored("a", number))
            one.feed.publish(EventsStored("b", 100 - number))
            one.feed.publish(MatchChanged("a"))
            one.feed.publish(ViewersHere("a", [], number, number))
            one.feed.publish(TokensTaken({"x": 1, f"y{number % 2}": 2}))
            one.feed.publish(SocketsOpen({"x": number, f"y{number % 2}": 0}))
        one.transport.gate.set()
        one.feed.publish(LAST)
        await two.hears(LAST)

    one, two = run(exchange, scenario)
    assert len(one.transport.payloads) == 2
    assert two.items() == [
        EventsStored("a", 1),
        EventsStored("a", 99),
        EventsStored("b", 98),
        MatchChanged("a"),
        ViewersHere("a", [], 99, 99),
        TokensTaken({"x": 98, "y0": 98, "y1": 98}),
        SocketsOpen({"x": 99, "y0": 0, "y1": 0}),
        LAST,
    ]


def test_large_news_is_divided(exchange: Exchange) -> None:
    tokens = {f"http Zoë {number}": number for number in range(5_000)}
    matches = {f"match ü {number}" for number in range(2_000)}

    async def scenario(one: NewsNode, two: NewsNode) -> None:
        one.feed.publish(TokensTaken(tokens))
        one.feed.publish(SocketsOpen(tokens))
        for match in matches:
            one.feed.publish(MatchChanged(match))
        one.feed.publish(LAST)
        await two.hears(LAST)

    one, two = run(exchange, scenario)
    sizes = [len(payload.encode()) for payload in one.transport.payloads]
    assert max(sizes) <= one.transport.max_bytes
    assert len(sizes) < 3 * sum(sizes) / one.transport.max_bytes
    found: Counter[str] = Counter()
    sockets: dict[str, int] = {}
    for item in two.items():
        if isinstance(item, TokensTaken):
            found.update(item.counts)
        elif isinstance(item, SocketsOpen):
            sockets |= item.counts
    assert found == tokens
    assert sockets == tokens
    assert {item.match for item in two.items() if isinstance(item, MatchChanged)} == matches


def test_an_item_that_cannot_be_divided_is_refused(exchange: Exchange) -> None:
    async def scenario(one: NewsNode, two: NewsNode) -> None:
        for item in (
            ChatStored("x" * one.transport.max_bytes),
            TokensTaken({"x" * one.transport.max_bytes: 1}),
        ):
            with pytest.raises(ValueError, match="exceeds"):
                one.feed.publish(item)
        one.feed.publish(LAST)
        await two.hears(LAST)

    _, two = run(exchange, scenario)
    assert two.items() == [LAST]


def test_news_is_sent_again_if_the_connection_was_lost(exchange: Exchange) -> None:
    async def scenario(one: NewsNode, two: NewsNode) -> None:
        one.feed.publish(EventsStored("before", 1))
        await two.hears(EventsStored("before", 1))
        one.transport.gate.clear()
        one.feed.publish(EventsStored("match", 1))
        await until(lambda: len(one.transport.payloads) == 2)
        one.feed.publish(EventsStored("match", 2))
        one.feed.publish(MatchChanged("match"))
        await asyncio.to_thread(exchange.cut_senders)
        one.transport.gate.set()
        await two.hears(EventsStored("match", 2))
        await two.hears(MatchChanged("match"))

    run(exchange, scenario)


def test_a_new_subscription_is_reported(exchange: Exchange) -> None:
    async def scenario(one: NewsNode, two: NewsNode) -> None:
        await asyncio.to_thread(exchange.cut_receivers)
        await until(lambda: one.connected == 2 and two.connected == 2)
        one.feed.publish(EventsStored("match", 1))
        await two.hears(EventsStored("match", 1))

    _, two = run(exchange, scenario)
    assert two.heard == [("one", EventsStored("match", 1))]


def test_a_stream_is_read_on_from_the_last_payload(redis: RedisServer) -> None:
    async def read(transport: RedisNews, count: int) -> list[str]:
        async with aclosing(transport.receive()) as payloads:
            return [await anext(payloads) for _ in range(count)]

    async def scenario() -> None:
        transport = RedisNews(redis.url)
        await transport.send("before the subscription")
        assert await read(transport, 1) == [SUBSCRIBED]
        for payload in ("first", "second"):
            await transport.send(payload)
        assert await read(transport, 2) == [SUBSCRIBED, "first"]
        assert await read(transport, 2) == [SUBSCRIBED, "second"]
        await transport.close()

    asyncio.run(scenario())


@pytest.mark.parametrize("skewed", [False, True])
def test_a_restart_of_redis_loses_no_news(redis: RedisServer, skewed: bool) -> None:
    """A clock that was set back gives lower ids after the restart."""

    async def scenario(one: NewsNode, two: NewsNode) -> None:
        one.feed.publish(EventsStored("match", 1))
        await two.hears(EventsStored("match", 1))
        if skewed:
            with Redis.from_url(redis.url) as client:
                client.xadd(STREAM, {"payload": '["three",[["chat","last"]]]'}, id="9999999999999-0")
            await two.hears(ChatStored("last"))
        redis.stop()
        one.feed.publish(EventsStored("match", 2))
        await asyncio.to_thread(redis.start)
        await two.hears(EventsStored("match", 2))
        await until(lambda: one.connected >= 2 and two.connected >= 2)

    run(RedisExchange(redis.url), scenario)


def test_what_cannot_be_read_is_logged_and_skipped(
    exchange: Exchange, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario(one: NewsNode, two: NewsNode) -> None:
        for payload in (
            "nonsense",
            '{"a":1}',
            '["three"]',
            '["three",[["unknown",1],["chat","m"],["chat",5]]]',
        ):
            await one.transport.send(payload)
        one.feed.publish(LAST)
        await two.hears(LAST)
        await one.hears(ChatStored("m"))

    _, two = run(exchange, scenario)
    assert two.heard == [("three", ChatStored("m")), ("one", LAST)]
    warnings = [record for record in caplog.records if record.message == "malformed news"]
    assert len(warnings) == 2 * 5
    assert {record.levelno for record in warnings} == {logging.WARNING}


def test_a_failing_receiver_of_news_gets_the_next_item(
    exchange: Exchange, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario(one: NewsNode, two: NewsNode) -> None:
        def hear(sender: str, item: News) -> None:
            two.heard.append((sender, item))
            raise RuntimeError("this item is not welcome")

        two.feed._on_news = hear
        one.feed.publish(MatchChanged("m"))
        one.feed.publish(LAST)
        await two.hears(LAST)

    _, two = run(exchange, scenario)
    assert two.items() == [MatchChanged("m"), LAST]
    assert two.connected == 1
    assert [record.message for record in caplog.records if record.levelno == logging.ERROR] == [
        "news failed"
    ] * 2


def test_counts_that_wait_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(news, "MAX_COUNTS", 2)
    merged = news.merge(TokensTaken({"a": 1, "b": 1}), TokensTaken({"a": 1, "c": 1}))
    assert merged == TokensTaken({"a": 2, "c": 1})


@pytest.mark.parametrize("driver", ["postgresql", "postgres", "postgresql+psycopg"])
def test_without_a_url_the_database_carries_the_news(driver: str) -> None:
    transport = open_news("", f"{driver}://ann:p%40ss@db.example:5433/astrarium?sslmode=require")
    assert isinstance(transport, PostgresqlNews)
    expected = {"host": "db.example", "port": 5433, "dbname": "astrarium", "user": "ann", "password": "p@ss"}
    assert transport._options.items() >= {**expected, "sslmode": "require"}.items()


@pytest.mark.parametrize("scheme", ["redis", "rediss", "valkey"])
def test_a_url_of_redis_chooses_redis(scheme: str) -> None:
    assert isinstance(open_news(f"{scheme}://user:secret@news.example:6380/1", "sqlite:///x"), RedisNews)


@pytest.mark.parametrize(
    ("url", "database"),
    [
        ("kafka://news.example", "postgresql://a@b/c"),
        ("news.example:6379", "postgresql://a@b/c"),
        ("redis://news.example:port", "postgresql://a@b/c"),
        ("", "sqlite:///data.sqlite"),
        ("", ""),
    ],
)
def test_other_urls_are_refused(url: str, database: str) -> None:
    with pytest.raises(BadOption):
        open_news(url, database)
