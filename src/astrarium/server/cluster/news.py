"""News that the servers on one database send each other, and the feed that sends and receives it."""

from asyncio import Event, sleep
from collections import deque
from collections.abc import AsyncGenerator, Callable, Iterable, Iterator
from contextlib import aclosing
from itertools import chain, islice
from typing import Protocol

import msgspec

from astrarium.server.logs import log_error, log_warning

SUBSCRIBED = ""
"""What a transport yields once its subscription is in force; no payload is empty."""
SEND_INTERVAL = 0.02
"""Seconds between two payloads of a server."""
MAX_COUNTS = 20_000
"""Addresses in a waiting TokensTaken; the oldest are dropped, as a long outage would collect them all."""


class EventsStored(msgspec.Struct, frozen=True, array_like=True, tag="events"):
    """The events of `match` up to `number` are stored."""

    match: str
    number: int


class MatchChanged(msgspec.Struct, frozen=True, array_like=True, tag="match"):
    """Seats or other fields in the row of `match` changed."""

    match: str


class ChatStored(msgspec.Struct, frozen=True, array_like=True, tag="chat"):
    """A line of the chat of `match` is stored."""

    match: str


class ViewersHere(msgspec.Struct, frozen=True, array_like=True, tag="viewers"):
    """Who is connected to `match` at the sending server."""

    match: str
    seated: list[str]
    watchers: int
    connections: int


class ViewersWanted(msgspec.Struct, frozen=True, array_like=True, tag="wanted"):
    """Request of the sending server for ViewersHere of `match`."""

    match: str


class TokensTaken(msgspec.Struct, frozen=True, array_like=True, tag="tokens"):
    """Requests of clients since the last TokensTaken, by bucket and address."""

    counts: dict[str, int]


class SocketsOpen(msgspec.Struct, frozen=True, array_like=True, tag="sockets"):
    """Number of open sockets by key; 0 if the last one is closed. Keys that did not change are left out."""

    counts: dict[str, int]


News = EventsStored | MatchChanged | ChatStored | ViewersHere | ViewersWanted | TokensTaken | SocketsOpen
Key = tuple[type[News], str]
Piece = tuple[News, bytes]
"""An item and its encoding, which fits into one payload."""

ENCODER = msgspec.json.Encoder()
ENVELOPE = msgspec.json.Decoder(tuple[str, list[msgspec.Raw]])
ITEM: msgspec.json.Decoder[News] = msgspec.json.Decoder(News)


class NewsTransport(Protocol):
    """Channel that delivers a payload to all servers, also to the sender.

    All servers use the transport of the same `name`. `max_bytes` is the maximum size of a payload in UTF-8. A
    payload may arrive twice if its sending failed.
    """

    name: str
    max_bytes: int

    async def send(self, payload: str) -> None:
        """Send a payload; raise if it is uncertain whether it was sent."""

    def receive(self) -> AsyncGenerator[str, None]:
        """Connect, yield SUBSCRIBED, then yield the payloads of all servers until an error is raised."""

    async def close(self) -> None:
        """Close the connection that sends."""


class NewsFeed:
    """Sends the news of this server and receives the news of the others.

    A Supervisor runs `run_sender` and `run_receiver`. `on_news` gets the name of the sending server and an
    item. `on_connected` is called whenever a subscription comes into force: earlier news may be missing.
    """

    def __init__(
        self,
        transport: NewsTransport,
        node: str,
        on_news: Callable[[str, News], None],
        on_connected: Callable[[], None],
    ) -> None:
        self._transport = transport
        self._node = node
        self._on_news = on_news
        self._on_connected = on_connected
        self._begin = b"[" + ENCODER.encode(node) + b",["
        self._end = b"]]"
        self._room = transport.max_bytes - len(self._begin) - len(self._end)
        self._queue: dict[Key, News] = {}
        self._queued = Event()

    def publish(self, item: News) -> None:
        """Queue `item` and return at once; raise if it exceeds the limit of the transport.

        Items of one kind and match are merged in the queue: the order between matches or kinds is not kept.
        """
        for _ in split(item, self._room):  # an error belongs to the caller, not to the sender
            pass
        self._put(item)

    async def run_sender(self) -> None:
        """Send queued items until an error is raised; unsent items stay in the queue.

        A payload wakes every server, so the items of SEND_INTERVAL share one.
        """
        while True:
            await self._queued.wait()
            await self.send_queued()
            await sleep(SEND_INTERVAL)

    async def send_queued(self) -> None:
        """Send the items that are in the queue now, in as few payloads as possible."""
        batches = deque(
            pack(chain.from_iterable(split(each, self._room) for each in self._take()), self._room)
        )
        try:
            while batches:
                await self._transport.send(self._payload(batches[0]))
                batches.popleft()
        finally:
            newer = self._take()
            for item in (*(item for batch in batches for item, _ in batch), *newer):
                self._put(item)

    async def run_receiver(self) -> None:
        """Deliver the news of other servers until an error is raised."""
        async with aclosing(self._transport.receive()) as payloads:
            async for payload in payloads:
                if payload == SUBSCRIBED:
                    self._on_connected()
                else:
                    self._deliver(payload)
        raise ConnectionError("the subscription to news has ended")

    def _put(self, item: News) -> None:
        key = key_of(item)
        older = self._queue.get(key)
        self._queue[key] = item if older is None else merge(older, item)
        self._queued.set()

    def _take(self) -> list[News]:
        items = list(self._queue.values())
        self._queue.clear()
        self._queued.clear()
        return items

    def _payload(self, batch: list[Piece]) -> str:
        return (self._begin + b",".join(encoded for _, encoded in batch) + self._end).decode()

    def _deliver(self, payload: str) -> None:
        try:
            sender, items = ENVELOPE.decode(payload)
        except msgspec.DecodeError as error:
            log_warning("malformed news", error=str(error))
            return
        if sender != self._node:
            for encoded in items:
                self._deliver_item(sender, encoded)

    def _deliver_item(self, sender: str, encoded: msgspec.Raw) -> None:
        """Pass one item to `on_news`; a newer server may send kinds that are unknown here."""
        try:
            item = ITEM.decode(encoded)
        except msgspec.DecodeError as error:
            log_warning("malformed news", sender=sender, error=str(error))
            return
        try:
            self._on_news(sender, item)
        except Exception as error:
            log_error("news failed", error, sender=sender, kind=type(item).__name__)


def key_of(item: News) -> Key:
    """Return the key of `item` in the queue; items of equal keys are merged."""
    return type(item), "" if isinstance(item, TokensTaken | SocketsOpen) else item.match


def merge(older: News, newer: News) -> News:
    """Return one item for two of the same key."""
    match older, newer:
        case EventsStored(number=before), EventsStored(number=after):
            return older if before > after else newer
        case SocketsOpen(), SocketsOpen():
            return SocketsOpen(older.counts | newer.counts)
        case TokensTaken(), TokensTaken():
            counts = dict(older.counts)
            for client, count in newer.counts.items():
                counts[client] = counts.pop(client, 0) + count
            return TokensTaken(dict(islice(counts.items(), max(0, len(counts) - MAX_COUNTS), None)))
    return newer


def split(item: News, room: int) -> Iterator[Piece]:
    """Yield the parts of `item`, usually one, each of at most `room` bytes."""
    encoded = ENCODER.encode(item)
    if len(encoded) <= room:
        yield item, encoded
    elif isinstance(item, TokensTaken | SocketsOpen) and len(item.counts) > 1:
        pairs = list(item.counts.items())
        middle = len(pairs) // 2
        for part in (pairs[:middle], pairs[middle:]):
            yield from split(type(item)(dict(part)), room)
    else:
        raise ValueError(f"{type(item).__name__} of {len(encoded)} bytes exceeds the {room} of a payload")


def pack(pieces: Iterable[Piece], room: int) -> Iterator[list[Piece]]:
    """Yield `pieces` in batches whose encodings, joined by commas, have at most `room` bytes."""
    batch: list[Piece] = []
    left = room
    for piece in pieces:
        size = len(piece[1]) + 1
        if batch and size > left:
            yield batch
            batch, left = [], room
        batch.append(piece)
        left -= size
    if batch:
        yield batch
