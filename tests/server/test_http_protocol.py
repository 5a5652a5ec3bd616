"""HTTP connections of slow and hostile clients: they are closed, and their requests stay small."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from astrarium.server.config import Limits, Settings
from tests.patience import wait_until
from tests.server.hosts import Host
from tests.server.raw_client import HANDSHAKE, RawClient, raw_client

SHORT = 1.0  # seconds until a client that does not go on is disconnected
LIMITS = Limits(head_seconds=SHORT, body_seconds=SHORT, stall_seconds=SHORT)
REQUEST = b"GET /api/me HTTP/1.1\r\nHost: x\r\n"
POST = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
UPGRADE = HANDSHAKE.format(match="nowhere", host="x", cookie="").encode()
HALF_SENT = {
    b"": b"",
    b"\r\n\r\n": b"408",
    b"GET /api/": b"408",
    REQUEST: b"408",
    REQUEST + b"\r\nGET": b"200",
    UPGRADE[:-2]: b"408",
    POST + b"Content-Length: 100\r\n\r\n{": b"",
    POST + b"Transfer-Encoding: chunked\r\n\r\n5\r\n{": b"",
}


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server with short time limits."""
    server = Host(Settings(tmp_path_factory.mktemp("data"), workers=1, limits=LIMITS))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def client(plain_address: str) -> Iterator[RawClient]:
    """A TCP connection to a server with the usual time limits."""
    with raw_client(plain_address) as connected:
        yield connected


def test_half_sent_requests_are_disconnected(host: Host) -> None:
    with ExitStack() as stack:
        clients = {data: stack.enter_context(raw_client(host.address)) for data in HALF_SENT}
        for data, client in clients.items():
            client.socket.sendall(data)
        statuses = {data: client.read_all()[9:12] for data, client in clients.items()}
        assert statuses == HALF_SENT
        wait_until(lambda: not host.server.server_state.connections, "a connection is still counted")


@pytest.mark.parametrize(
    "head",
    [
        pytest.param(b"GET /" + b"x" * LIMITS.header + b" HTTP/1.1\r\n", id="a long path"),
        pytest.param(REQUEST + b"X-Long: " + b"x" * LIMITS.header + b"\r\n\r\n", id="a long header"),
        pytest.param(REQUEST + b"X-Endless: " + b"x" * LIMITS.headers, id="an endless header"),
        pytest.param(REQUEST + b"X: 1\r\n" * LIMITS.header_count + b"\r\n", id="many headers"),
        pytest.param(UPGRADE[:-2] + b"X: 1\r\n" * LIMITS.header_count + b"\r\n", id="a large handshake"),
    ],
)
def test_a_large_head_is_refused(client: RawClient, head: bytes) -> None:
    client.socket.sendall(head)
    response = client.read_all()
    assert response.startswith(b"HTTP/1.1 431 ")
    assert b'"too-large"' in response


def test_an_invalid_request_gets_a_problem(client: RawClient) -> None:
    client.socket.sendall(b"hello\r\n\r\n")
    response = client.read_all()
    assert response.startswith(b"HTTP/1.1 400 ")
    assert b'"bad-request"' in response


def test_a_response_that_is_not_read_is_dropped(host: Host) -> None:
    connections = host.server.server_state.connections
    with raw_client(host.address) as client:
        client.socket.sendall((b"GET /api/openapi.json" + REQUEST[11:] + b"\r\n") * 200)
        wait_until(
            lambda: any(each.transport.get_write_buffer_size() for each in list(connections)), "all is read"
        )
        wait_until(lambda: not connections, "the connection stays open")


def test_a_request_in_pieces_and_a_second_one_are_answered(client: RawClient) -> None:
    body = b'{"name": "Ada"}'
    request = POST + b"Content-Length: %d\r\n\r\n" % len(body) + body
    for part in (request[:9], request[9:60], request[60:-3], request[-3:]):
        client.socket.sendall(part)
    assert client.read_until(b"\r\n").startswith(b"HTTP/1.1 200 ")
    client.read_until(b'"name":"Ada"}')
    client.socket.sendall(REQUEST + b"\r\n")
    assert client.read_until(b"\r\n").startswith(b"HTTP/1.1 200 ")
