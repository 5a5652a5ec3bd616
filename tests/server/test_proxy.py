"""Three servers on one database behind HAProxy, which runs with the documented configuration."""

import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial

import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from astrarium import Record
from tests.patience import PATIENCE, wait_until
from tests.server.clients import ME, SHARED, MatchClient, Person, open_socket
from tests.server.proxied import ProxiedServer, ProxiedServers, run_behind_proxy

MATCHES = 6
SOCKETS_PER_ADDRESS = 2 * MATCHES  # a socket that moves counts at both servers for a moment
MOVES = 3  # that each client has played before the next step
ALLOWANCE = 15  # moves that a client may play in one step, so that no match ends
SECONDS_PER_MOVE = 0.05
PAUSES = (0.15, 0.3, 0.6)  # seconds before attempts to reconnect, the longest in web/src/socket.ts
FULL = 4430


@pytest.fixture(scope="module")
def proxied(
    tmp_path_factory: pytest.TempPathFactory, postgresql: Callable[[], str]
) -> Iterator[ProxiedServers]:
    """The servers and their proxy."""
    options = ("--workers", "1", "--rate", "10000", "--sockets-per-address", str(SOCKETS_PER_ADDRESS))
    with run_behind_proxy(tmp_path_factory.mktemp("proxied"), postgresql(), *options) as servers:
        yield servers


@pytest.fixture
def ada(proxied: ProxiedServers) -> Iterator[Person]:
    """A guest; its sockets are gone from all servers afterwards."""
    person = Person(proxied.address)
    yield person
    person.close()
    wait_until(lambda: sum(proxied.sockets()) == 0, "sockets stay open")


def test_requests_and_sockets_pass_the_proxy(proxied: ProxiedServers, ada: Person) -> None:
    guests = {ada.get("/api/me")["guest"] for _ in proxied.servers}  # requests take turns
    assert guests == {ada.guest}
    match = ada.begin(ME, SHARED)
    client = ada.open_table(match)
    assert client.act(client.first_legal())["type"] == "acted"
    assert len(Record.parse(ada.record(match)).events) == len(client.log)


def test_all_sockets_of_a_match_reach_one_server(proxied: ProxiedServers, ada: Person) -> None:
    match = ada.begin(ME, SHARED)
    for _ in range(5):
        ada.open_table(match)
    assert sorted(proxied.sockets()) == [0, 0, 5]


def connect_from(source: str, person: Person, match: str, **headers: str) -> ClientConnection:
    """Open a socket from the address `source`."""
    url = f"{person.address.replace('http', 'ws', 1)}/api/matches/{match}/socket"
    return connect(
        url,
        additional_headers=headers,
        source_address=(source, 0),
        open_timeout=PATIENCE,
        ping_interval=None,
    )


def test_servers_see_the_address_of_the_client(ada: Person) -> None:
    match = ada.begin(ME, SHARED)
    enter = ada.sockets.enter_context
    for number in range(SOCKETS_PER_ADDRESS):
        forged = {"X-Forwarded-For": f"192.0.2.{number}"}
        assert MatchClient(enter(connect_from("127.0.0.2", ada, match, **forged))).hello()
    with connect_from("127.0.0.2", ada, match) as refused, pytest.raises(ConnectionClosed) as closed:
        refused.recv(PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == FULL
    assert MatchClient(enter(connect_from("127.0.0.3", ada, match))).hello()["type"] == "welcome"


@dataclass
class RollingPlayer:
    """Plays both seats of a match, and reconnects as a browser does."""

    address: str
    cookie: str
    match: str
    goal: int = 0
    stopping: threading.Event = field(default_factory=threading.Event)
    acknowledged: list[int] = field(default_factory=list)
    attempts: list[int] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    def run(self) -> None:
        """Play; after each loss of the connection count the attempts until it is back."""
        attempt = 0
        while not self.stopping.is_set():
            try:
                with self._connect() as socket:
                    client = MatchClient(socket)
                    assert client.hello()["type"] == "welcome"
                    self.attempts.append(attempt)
                    attempt = 0
                    self._play(client)
            except (OSError, WebSocketException):
                self.stopping.wait(PAUSES[min(attempt, len(PAUSES) - 1)])
                attempt += 1
            except AssertionError as error:
                self.faults.append(str(error))
                return

    def _connect(self) -> ClientConnection:
        url = f"{self.address.replace('http', 'ws', 1)}/api/matches/{self.match}/socket"
        return open_socket(url, {"Cookie": self.cookie})

    def _play(self, client: MatchClient) -> None:
        """Play up to `goal` moves in all; acknowledged ones must still exist."""
        assert client.number >= max(self.acknowledged, default=0), "an acknowledged move is lost"
        while not self.stopping.is_set():
            if len(self.acknowledged) < self.goal:
                answer = client.act(client.first_legal())
                assert answer["type"] == "acted", answer
                self.acknowledged.append(answer["number"])
            with suppress(TimeoutError):
                client.receive(SECONDS_PER_MOVE)


def wait_for_moves(players: list[RollingPlayer]) -> None:
    """Wait until every player has played MOVES moves more."""
    goals = [len(player.acknowledged) + MOVES for player in players]
    for player in players:
        player.goal = len(player.acknowledged) + ALLOWANCE
    wait_until(
        lambda: all(
            player.faults or len(player.acknowledged) >= goal
            for player, goal in zip(players, goals, strict=True)
        ),
        "a match does not go on",
    )


def is_used(server: ProxiedServer, person: Person) -> bool:
    """Send a request through the proxy, and return whether `server` has had any since it was started."""
    person.get("/api/me")
    return server.requests > 0


def test_a_rolling_restart_loses_no_move_and_no_connection_for_long(
    proxied: ProxiedServers, ada: Person
) -> None:
    cookie = f"astrarium={ada.http.cookies['astrarium']}"
    players = [RollingPlayer(ada.address, cookie, ada.begin(ME, SHARED)) for _ in range(MATCHES)]
    threads = [threading.Thread(target=player.run) for player in players]
    for thread in threads:
        thread.start()
    try:
        for server in proxied.servers:
            wait_for_moves(players)
            server.stop()
            wait_for_moves(players)
            server.start()
            wait_until(partial(is_used, server, ada), "the proxy does not use a server again")
    finally:
        for player in players:
            player.stopping.set()
        for thread in threads:
            thread.join()
    assert [player.faults for player in players] == [[]] * MATCHES
    assert max(max(player.attempts) for player in players) <= len(PAUSES)
    assert sum(len(player.attempts) - 1 for player in players) >= 1
    for player in players:
        events = Record.parse(ada.record(player.match)).events
        assert max(player.acknowledged) <= len(events)
        assert len(set(player.acknowledged)) == len(player.acknowledged)
