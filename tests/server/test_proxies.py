"""Trusted proxies and allowed hosts: who a request comes from and which name it may use."""

import asyncio
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.types import Receive, Scope, Send
from websockets.exceptions import InvalidStatus

from astrarium.core.errors import BadOption
from astrarium.server.config import Limits, Settings
from astrarium.server.proxies import LOOPBACK, ForwardedMiddleware
from tests.patience import PATIENCE
from tests.server.clients import ME, SHARED, Person
from tests.server.hosts import Host, HostProcess

SELDOM = 1e-6  # requests a second: none comes back while a test runs
BURST = 2 * 4  # requests of one address, see `HTTP_RATE_FACTOR`
Serve = Callable[..., str]


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Function that starts a server with some settings and returns its address."""
    hosts: list[Host] = []

    def start(**settings: Any) -> str:
        hosts.append(Host(Settings(tmp_path / str(len(hosts)), workers=1, **settings)))
        return hosts[-1].start()

    yield start
    for host in hosts:
        host.stop()


def client_of(
    peer: str, *forwarded: str, trusted: tuple[str, ...] = LOOPBACK, kind: str = "http", proto: str = ""
) -> tuple[str, str]:
    """Return host and scheme that an application sees behind the middleware."""
    seen: list[tuple[str, str]] = []

    async def app(scope: Scope, _receive: Receive, _send: Send) -> None:
        seen.append((scope["client"][0], scope["scheme"]))

    async def ignore(*_: Any) -> Any:
        raise AssertionError

    headers = [(b"x-forwarded-for", value.encode()) for value in forwarded]
    headers += [(b"x-forwarded-proto", proto.encode())] if proto else []
    plain = "ws" if kind == "websocket" else "http"
    scope: Scope = {"type": kind, "client": (peer, 4711), "headers": headers, "scheme": plain}
    asyncio.run(ForwardedMiddleware(app, trusted)(scope, ignore, ignore))
    return seen[0]


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        pytest.param("127.0.0.1", [], "127.0.0.1", id="no header"),
        pytest.param("127.0.0.1", [""], "127.0.0.1", id="empty header"),
        pytest.param("198.51.100.1", ["203.0.113.7"], "198.51.100.1", id="untrusted peer"),
        pytest.param("127.0.0.1", ["203.0.113.7"], "203.0.113.7", id="IPv4 proxy"),
        pytest.param("::1", ["203.0.113.7"], "203.0.113.7", id="IPv6 proxy"),
        pytest.param("::ffff:127.0.0.1", ["203.0.113.7"], "203.0.113.7", id="IPv4 proxy on an IPv6 socket"),
        pytest.param("::ffff:198.51.100.1", [], "198.51.100.1", id="IPv4 client on an IPv6 socket"),
        pytest.param("127.0.0.1", ["2001:DB8::7"], "2001:db8::7", id="IPv6 client"),
        pytest.param("127.0.0.1", ["[2001:db8::7]:5123"], "2001:db8::7", id="IPv6 client with port"),
        pytest.param("127.0.0.1", ["203.0.113.7:5123"], "203.0.113.7", id="IPv4 client with port"),
        pytest.param("127.0.0.1", ["::ffff:203.0.113.7"], "203.0.113.7", id="mapped client"),
        pytest.param("127.0.0.1", ["1.2.3.4, 203.0.113.7"], "203.0.113.7", id="forged entry"),
        pytest.param("127.0.0.1", ["1.2.3.4", "203.0.113.7"], "203.0.113.7", id="two headers"),
        pytest.param("127.0.0.1", ["203.0.113.7, 127.0.0.1, ::1"], "203.0.113.7", id="proxies in a row"),
        pytest.param("127.0.0.1", ["::1, 127.0.0.1"], "::1", id="only proxies"),
        pytest.param("127.0.0.1", ["unknown"], "127.0.0.1", id="garbage"),
        pytest.param("127.0.0.1", ["1.2.3.4, x\0, ::1"], "::1", id="garbage behind a proxy"),
        pytest.param("127.0.0.1", ["1.2.3.4,"], "127.0.0.1", id="empty entry"),
        pytest.param("127.0.0.1", ["[::1"], "::1", id="open bracket"),
        pytest.param("127.0.0.1", ["1.2.3.4.5", "0x7f.1"], "127.0.0.1", id="no address"),
    ],
)
@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_the_client_is_the_last_untrusted_hop(
    peer: str, forwarded: list[str], client: str, kind: str
) -> None:
    assert client_of(peer, *forwarded, kind=kind)[0] == client


def test_trusted_networks() -> None:
    trusted = ("10.0.0.0/8", "2001:db8:1::/48", "192.0.2.1")
    chain = "1.2.3.4, 203.0.113.7, 192.0.2.1, 2001:db8:1::5"
    assert client_of("10.1.2.3", chain, trusted=trusted)[0] == "203.0.113.7"
    assert client_of("11.1.2.3", chain, trusted=trusted)[0] == "11.1.2.3"
    assert client_of("127.0.0.1", chain, trusted=trusted)[0] == "127.0.0.1"


@pytest.mark.parametrize(
    ("peer", "kind", "proto", "scheme"),
    [
        ("127.0.0.1", "http", "https", "https"),
        ("::1", "http", "https", "https"),
        ("127.0.0.1", "http", "HTTPS ", "https"),
        ("127.0.0.1", "http", "http, https", "https"),
        ("127.0.0.1", "http", "https, http", "http"),
        ("127.0.0.1", "http", "gopher", "http"),
        ("127.0.0.1", "websocket", "https", "wss"),
        ("127.0.0.1", "websocket", "wss", "wss"),
        ("127.0.0.1", "websocket", "ws", "ws"),
        ("198.51.100.1", "http", "https", "http"),
    ],
)
def test_the_scheme_comes_from_the_nearest_trusted_proxy(
    peer: str, kind: str, proto: str, scheme: str
) -> None:
    assert client_of(peer, kind=kind, proto=proto)[1] == scheme


def count_served(address: str, forwarded: Callable[[int], str]) -> int:
    """Count the requests that are served out of three bursts; request `i` sends `forwarded(i)`."""
    answers = [
        httpx.get(f"{address}/api/me", headers={"X-Forwarded-For": forwarded(number)}, timeout=PATIENCE)
        for number in range(3 * BURST)
    ]
    assert {answer.status_code for answer in answers} <= {200, 429}
    return sum(answer.status_code == 200 for answer in answers)


def test_a_client_cannot_invent_addresses(serve: Serve) -> None:
    address = serve(limits=Limits(rate=SELDOM, burst=BURST // 2))
    assert count_served(address, lambda number: f"10.0.0.{number}, 203.0.113.1") == BURST
    assert count_served(address, lambda number: f"10.0.0.{number}, 203.0.113.2, ::1") == BURST
    assert count_served(address, lambda number: f"nonsense-{number}") == BURST
    assert count_served(address, lambda number: f"203.0.113.{number + 10}") == 3 * BURST


def test_without_a_trusted_proxy_the_header_does_not_count(serve: Serve) -> None:
    address = serve(limits=Limits(rate=SELDOM, burst=BURST // 2), trusted_proxies=("192.0.2.0/24",))
    assert count_served(address, lambda number: f"203.0.113.{number}") == BURST


def test_sockets_are_counted_by_the_forwarded_address(serve: Serve) -> None:
    ada = Person(serve(limits=Limits(rate=SELDOM, burst=BURST // 2)))
    match = ada.begin(ME, SHARED)
    for number in range(BURST):
        ada.connect(match, **{"X-Forwarded-For": f"junk-{number}, 203.0.113.9"})
    with pytest.raises(InvalidStatus, match="429"):
        ada.connect(match, **{"X-Forwarded-For": "1.2.3.4, 203.0.113.9"})
    ada.connect(match, **{"X-Forwarded-For": "203.0.113.10"})
    ada.close()


def status_of(address: str, *hosts: str) -> int:
    """Return the status of a request with these `Host` headers."""
    server = httpx.URL(address)
    lines = ["GET /api/me HTTP/1.1", *(f"Host: {host}" for host in hosts), "Connection: close"]
    with socket.create_connection((server.host, server.port or 80), PATIENCE) as connection:
        connection.sendall("\r\n".join([*lines, "", ""]).encode())
        return int(connection.makefile("rb").readline().split()[1])


def test_only_the_hosts_of_the_origins_are_served(serve: Serve) -> None:
    address = serve(origins=("https://play.example", "http://[2001:db8::1]:8137"))
    for host in ("play.example", "PLAY.example:443", "[2001:db8::1]:8137", "[2001:db8::1]"):
        assert status_of(address, host) == 200, host
    wrong = ("evil.example", "play.example.evil.example", "x@play.example", "play.example:x", "127.0.0.1", "")
    for host in wrong:
        assert status_of(address, host) == 400, host
    assert status_of(address) == 400
    assert status_of(address, "play.example", "evil.example") == 400
    answer = httpx.get(f"{address}/", timeout=PATIENCE)
    assert (answer.status_code, answer.json()["error"]) == (400, "bad-host")
    assert "host" in answer.json()["text"]


def test_sockets_of_other_hosts_are_refused(serve: Serve) -> None:
    address = serve(origins=("http://localhost",))
    ada = Person(address.replace("127.0.0.1", "localhost"))
    match = ada.begin(ME, SHARED)
    ada.open_table(match)
    ada.address = address
    with pytest.raises(InvalidStatus, match="400"):
        ada.connect(match)
    ada.close()


def test_allowed_hosts_join_those_of_the_origins(serve: Serve) -> None:
    address = serve(origins=("https://play.example",), allowed_hosts=("10.0.0.5",))
    assert [status_of(address, host) for host in ("play.example", "10.0.0.5:80", "10.0.0.6")] == [
        200,
        200,
        400,
    ]
    only = serve(allowed_hosts=("play.example",))
    assert [status_of(only, host) for host in ("play.example", "127.0.0.1")] == [200, 400]


def test_hosts_and_proxies_are_options(tmp_path: Path) -> None:
    options = ("--allowed-host", "play.example", "--allowed-host", "10.0.0.5", "--trusted-proxy", "192.0.2.1")
    server = HostProcess(tmp_path / "data", *options, "--rate", "1")
    hosts = ("play.example", "10.0.0.5", "127.0.0.1")
    assert [status_of(server.address, host) for host in hosts] == [200, 200, 400]
    headers = [{"Host": "play.example", "X-Forwarded-For": f"203.0.113.{number}"} for number in range(200)]
    with httpx.Client(base_url=server.address, timeout=PATIENCE) as client:
        assert 429 in [client.get("/api/me", headers=each).status_code for each in headers]
    server.stop()


def test_any_host_is_served_by_default_and_on_request(serve: Serve) -> None:
    for address in (serve(), serve(origins=("https://play.example",), allowed_hosts=("*",))):
        assert status_of(address, "evil.example") == 200


@pytest.mark.parametrize("host", ["", "https://play.example", "play.example:80", "a b", "*.example", "::1"])
def test_a_malformed_allowed_host(host: str) -> None:
    with pytest.raises(BadOption, match=r"play\.example"):
        Settings(Path("/data"), allowed_hosts=(host,)).check()


def test_an_origin_needs_a_host() -> None:
    with pytest.raises(BadOption, match=r"https://play\.example"):
        Settings(Path("/data"), origins=("https://user@play.example",)).check()


@pytest.mark.parametrize("proxy", ["", "proxy.example", "10.0.0.1/8", "10.0.0.0/33", "*"])
def test_a_malformed_trusted_proxy(proxy: str) -> None:
    with pytest.raises(BadOption, match=r"10\.0\.0\.0/8"):
        Settings(Path("/data"), trusted_proxies=(proxy,)).check()


def test_well_formed_hosts_and_proxies() -> None:
    Settings(
        Path("/data"), allowed_hosts=("*", "Play.example", "[::1]"), trusted_proxies=("::1", "10.0.0.0/8")
    ).check()
