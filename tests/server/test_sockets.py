"""Many, slow and hostile sockets: limits hold, and other clients do not notice."""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.frames import Opcode

from astrarium.server.config import Limits, Settings
from astrarium.server.live.admission import network_of
from tests.patience import wait_until
from tests.server.clients import ME, OPEN, SHARED, MatchClient, Person
from tests.server.hosts import Host
from tests.server.raw_client import RawClient, raw_client

SELDOM = 1e-6  # tokens a second: none comes back while a test runs
NEVER = 3600.0  # seconds
UNREAD = 4_000_000  # bytes, more than the kernel buffers
HIGH_WATER = 64 * 1024  # of a transport's write buffer
LOOK = json.dumps({"type": "look", "id": "x", "number": 0}).encode()
FREE = Limits(rate=100_000.0, burst=1_000_000, matches=10_000)


class Crowd:
    """A server with given limits, its guests and raw clients."""

    def __init__(self, folder: Path, limits: Limits, stack: ExitStack) -> None:
        self.host = Host(Settings(folder, workers=1, limits=limits))
        self.address = self.host.start()
        stack.callback(self.host.stop)
        self.stack = stack

    def person(self) -> Person:
        """Return a new guest."""
        person = Person(self.address)
        self.stack.callback(person.close)
        return person

    def raw(self) -> RawClient:
        """Return a new TCP connection."""
        return self.stack.enter_context(raw_client(self.address))

    def watch(self, match: str) -> RawClient:
        """Return a socket of a new guest at a match, after its `welcome`."""
        client = self.raw()
        client.upgrade(match)
        client.ask("hello", 0)
        assert next(client.answers())["type"] == "welcome"
        return client

    @property
    def connections(self) -> list[Any]:
        """The open connections of the server."""
        return list(self.host.server.server_state.connections)

    def held_bytes(self) -> list[int]:
        """Return the bytes that each open socket of the server holds for its client."""
        sockets = [each for each in self.connections if hasattr(each, "outbox")]
        return [each.transport.get_write_buffer_size() + sum(map(len, each.outbox)) for each in sockets]


@pytest.fixture
def crowd(tmp_path: Path) -> Iterator[Callable[[Limits], Crowd]]:
    """Function that starts a server with given limits."""
    with ExitStack() as stack:
        yield lambda limits: Crowd(tmp_path, limits, stack)


Start = Callable[[Limits], Crowd]


def expect_close(client: RawClient) -> tuple[int, str]:
    """Return code and reason of the close frame that follows."""
    return next(frame for frame in client.frames() if frame.opcode == Opcode.CLOSE).close


def answered(client: MatchClient) -> None:
    """Check that a client is answered."""
    assert client.ask("look", number=0)["type"] == "looked"


# Slow readers


def test_silent_sockets_hold_few_bytes_and_are_closed(crowd: Start) -> None:
    server = crowd(replace(FREE, outbox=HIGH_WATER))
    ada = server.person()
    match = ada.begin(ME, SHARED)
    player = ada.open_table(match)
    look = len(json.dumps(player.ask("look", number=0)))
    silent = [server.watch(match) for _ in range(5)]
    for client in silent:
        for _ in range(UNREAD // look):
            client.ask("look", 0)
    wait_until(lambda: min(sorted(server.held_bytes())[1:]) > HIGH_WATER, "no client is slow")
    answered(player)
    assert max(server.held_bytes()) < 2 * HIGH_WATER + 2 * look

    def closed() -> bool:
        assert player.ask("say", text="x" * 500)["type"] == "said"
        return len(server.held_bytes()) == 1

    wait_until(closed, "silent sockets stay open")
    answered(player)


def test_a_burst_above_the_rate_is_answered_late_and_in_order(crowd: Start) -> None:
    server = crowd(Limits())
    ada = server.person()
    client = server.watch(ada.begin(ME, SHARED))
    names = [str(number) for number in range(Limits().burst + 40)]
    for name in names:
        client.ask("look", 0, name)
    answers = client.answers()
    found = [next(answers) for _ in names]
    assert [answer["id"] for answer in found] == names
    assert {answer["type"] for answer in found} == {"looked"}


# Floods


@pytest.mark.parametrize(
    ("opcode", "fin", "answer"),
    [
        pytest.param(Opcode.TEXT, True, Opcode.TEXT, id="text"),
        pytest.param(Opcode.BINARY, True, Opcode.TEXT, id="binary"),
        pytest.param(Opcode.PING, True, Opcode.PONG, id="ping"),
        pytest.param(Opcode.PONG, True, Opcode.PONG, id="pong"),
        pytest.param(Opcode.TEXT, False, Opcode.TEXT, id="fragments"),
    ],
)
def test_a_flood_is_not_answered_and_ends_in_a_hang_up(
    crowd: Start, opcode: Opcode, fin: bool, answer: Opcode
) -> None:
    server = crowd(Limits(rate=SELDOM, burst=50, flood_seconds=0.5))
    ada = server.person()
    match, other = ada.begin(ME, SHARED), ada.begin(ME, SHARED)
    player, client = ada.open_table(other), server.watch(match)
    flood(client, opcode, fin)
    answered(player)
    counts = Counter(frame.opcode for frame in client.frames())
    assert counts[answer] <= 50
    assert counts[Opcode.CLOSE] <= 1
    answered(player)


def flood(client: RawClient, opcode: Opcode, fin: bool) -> None:
    """Send 3,000 frames, or as many as the server takes; without `fin`, a message in endless fragments."""
    data = b"" if opcode in (Opcode.PING, Opcode.PONG) else LOOK
    with suppress(ConnectionError):
        for number in range(3_000):
            client.send(data if fin else b"", opcode if fin or number == 0 else Opcode.CONT, fin)


# Limits of sockets


def test_sockets_per_address(crowd: Start) -> None:
    server = crowd(replace(FREE, sockets_per_address=3))
    match = server.person().begin(ME, SHARED)
    first, *_ = [server.watch(match) for _ in range(3)]
    refused = server.raw()
    refused.upgrade(match)
    assert expect_close(refused) == (4430, "too-many-from-address")
    for client in (first, refused):
        client.socket.close()
    wait_until(lambda: len(server.held_bytes()) == 2, "the closed socket is still counted")
    server.watch(match)


def test_addresses_of_one_network_count_together() -> None:
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:1") != network_of("2001:db8:0:1::1")
    assert network_of("10.0.0.1") != network_of("10.0.0.2")
    assert network_of("") == ""


def test_a_full_table_has_room_for_its_players(crowd: Start) -> None:
    server = crowd(replace(FREE, sockets_per_table=2))
    ada, ben = server.person(), server.person()
    match = ada.begin(ME, OPEN)
    ben.join(ada, match)
    for _ in range(2):
        server.watch(match)
    refused = server.raw()
    refused.upgrade(match)
    assert expect_close(refused) == (4431, "table-full")
    answered(ada.open_table(match))
    answered(ben.open_table(match))
    server.watch(ada.begin(ME, SHARED))


def test_a_full_server_has_room_for_guests_with_a_seat(crowd: Start) -> None:
    server = crowd(replace(FREE, open_connections=10, idle_seconds=int(NEVER), head_seconds=NEVER))
    ada, eve = server.person(), server.person()
    match = ada.begin(ME, SHARED)
    for _ in range(6):
        server.watch(match)
    server.raw()
    wait_until(lambda: len(server.connections) == 9, "a connection is missing")
    refused = eve.http.get("/api/me")
    assert (refused.status_code, refused.json()["error"]) == (503, "server-full")
    assert eve.http.get("/api/health").status_code == 200
    assert ada.get("/api/me")["guest"] == ada.guest
    stranger = server.raw()
    stranger.upgrade(match)
    assert expect_close(stranger) == (4503, "server-full")
    answered(ada.open_table(match))


def test_connections_without_a_request_make_room_for_new_ones(crowd: Start) -> None:
    server = crowd(replace(FREE, open_connections=10, idle_seconds=int(NEVER), head_seconds=NEVER))
    ada = server.person()
    match = ada.begin(ME, SHARED)
    silent = [server.raw() for _ in range(20)]
    assert ada.open_table(match).hello()["type"] == "welcome"
    assert silent[0].read_all() == b""
    assert len(server.connections) <= 10


# Presence


def test_watchers_that_come_and_go_are_announced_once(crowd: Start) -> None:
    server = crowd(replace(FREE, sockets_per_address=1_000, presence_seconds=NEVER))
    ada = server.person()
    match = ada.begin(ME, SHARED)
    player = ada.open_table(match)
    for _ in range(100):
        server.watch(match).socket.close()
    wait_until(lambda: len(server.held_bytes()) == 1, "watchers stay")
    answered(player)
    assert len(player.broadcasts) <= 1
    assert ada.match_info(match)["watchers"] == 0


def test_all_viewers_get_one_presence(crowd: Start) -> None:
    server = crowd(replace(FREE, presence_seconds=0.01))
    ada, ben = server.person(), server.person()
    match = ada.begin(ME, OPEN)
    ben.join(ada, match)
    clients = [ada.open_table(match), ada.open_table(match)]
    server.watch(match)
    for client in clients:
        client.wait_for(lambda message: message == {"type": "present", "here": [0], "watchers": 1})
    other = ben.open_table(match)
    for client in clients:
        client.wait_for(lambda message: message == {"type": "present", "here": [0, 1], "watchers": 1})
    other.close()
    for client in clients:
        client.wait_for(lambda message: message == {"type": "present", "here": [0], "watchers": 1})
        assert not any(message["type"] == "changed" for message in client.broadcasts)
