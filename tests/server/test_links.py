"""Tests of the links between servers, over sockets on the loopback interface."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from typing import Any

import pytest
import uvloop

from astrarium.server.cluster import links as links_module
from astrarium.server.cluster.link_protocol import (
    ANSWER,
    FAILED,
    HEADER,
    HELLO_SIZE,
    MAGIC,
    MAX_PAYLOAD,
    NONCE_SIZE,
    PROOF_SIZE,
    REQUEST,
    VERSION,
    Handshake,
    Role,
    derive_key,
    encode_frame,
)
from astrarium.server.cluster.links import (
    LinkBroken,
    LinkError,
    LinkFailed,
    LinkListener,
    LinkRefused,
    Links,
    LinkTimeout,
    join_address,
    split_address,
)
from tests.patience import PATIENCE, until

SECRET = b"the secret of the servers"
SOON = 0.01  # seconds until requests end that are never answered
Run = Callable[[Coroutine[Any, Any, None]], None]


@pytest.fixture(params=["asyncio", "uvloop"])
def run(request: pytest.FixtureRequest) -> Run:
    """A function that runs a scenario on each kind of event loop and fails if it takes too long."""

    def run_scenario(scenario: Coroutine[Any, Any, None]) -> None:
        factory = uvloop.new_event_loop if request.param == "uvloop" else None
        with asyncio.Runner(loop_factory=factory) as runner:
            runner.run(asyncio.wait_for(scenario, PATIENCE))

    return run_scenario


async def echo(payload: bytes) -> bytes:
    """Answer with the request."""
    return payload


async def never(payload: bytes) -> bytes:
    """Wait forever."""
    await asyncio.Event().wait()
    return payload


@contextlib.asynccontextmanager
async def listening(handle: Callable[[bytes], Awaitable[bytes]]) -> AsyncIterator[tuple[LinkListener, str]]:
    """A listener and its address."""
    listener = LinkListener(SECRET, handle)
    address = await listener.start("127.0.0.1", 0)
    try:
        yield listener, address
    finally:
        await listener.stop()


@contextlib.asynccontextmanager
async def linking(secret: bytes = SECRET) -> AsyncIterator[Links]:
    """Links that are closed at the end."""
    links = Links(secret)
    try:
        yield links
    finally:
        await links.close()


class RawLink:
    """A peer of a link that sends exactly the bytes that a test wants."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def shake_hands(self, role: Role) -> None:
        """Do the handshake as `role`."""
        handshake = Handshake(derive_key(SECRET), role)
        self.writer.write(handshake.hello)
        for size in (HELLO_SIZE, PROOF_SIZE):
            self.writer.write(handshake.receive(await self.reader.readexactly(size)))
        assert handshake.done

    async def receive(self) -> tuple[int, int, bytes]:
        """Return number, kind and payload of a frame."""
        size, number, kind = HEADER.unpack(await self.reader.readexactly(HEADER.size))
        return number, kind, await self.reader.readexactly(size)

    async def rest(self) -> bytes:
        """Return what the peer sends until it ends the connection."""
        received = b""
        with contextlib.suppress(ConnectionResetError):
            while part := await self.reader.read(65536):
                received += part
        return received

    async def close(self) -> None:
        """Close the connection."""
        self.writer.close()
        with contextlib.suppress(ConnectionError):
            await self.writer.wait_closed()


@contextlib.asynccontextmanager
async def raw_requester(address: str) -> AsyncIterator[RawLink]:
    """A connection to a listener."""
    host, _, port = address.rpartition(":")
    peer = RawLink(*await asyncio.open_connection(host, int(port)))
    try:
        yield peer
    finally:
        await peer.close()


@contextlib.asynccontextmanager
async def raw_listener() -> AsyncIterator[tuple[asyncio.Queue[RawLink], str]]:
    """The connections that arrive at an address, and this address."""
    accepted: asyncio.Queue[RawLink] = asyncio.Queue()
    peers: list[RawLink] = []

    def accept(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        peers.append(RawLink(reader, writer))
        accepted.put_nowait(peers[-1])

    server = await asyncio.start_server(accept, "127.0.0.1", 0)
    try:
        yield accepted, "{}:{}".format(*server.sockets[0].getsockname())
    finally:
        server.close()
        for peer in peers:
            await peer.close()


async def outcome(request: Awaitable[bytes]) -> bytes | type[LinkError]:
    """Return the answer to a request, or the class of its error."""
    try:
        return await request
    except LinkError as error:
        return type(error)


def reasons(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return why connections were refused."""
    return [
        record.__dict__["fields"]["reason"]
        for record in caplog.records
        if record.getMessage() == "link refused"
    ]


def failures(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return the errors of handlers."""
    return [
        repr(record.exc_info[1])
        for record in caplog.records
        if record.getMessage() == "link request failed" and record.exc_info
    ]


# Requests and answers


def test_concurrent_requests_share_a_connection_and_are_answered_in_any_order(run: Run) -> None:
    async def scenario() -> None:
        waiting: list[asyncio.Event] = []

        async def reversed_order(payload: bytes) -> bytes:
            waiting.append(asyncio.Event())
            if len(waiting) == 300:
                waiting[-1].set()
            mine = len(waiting) - 1
            await waiting[mine].wait()
            waiting[mine - 1].set()
            finished.append(payload)
            return payload * 2

        finished: list[bytes] = []
        payloads = [b"%d" % number for number in range(300)]
        async with listening(reversed_order) as (listener, address), linking() as links:
            answers = await asyncio.gather(*(links.request(address, each, PATIENCE) for each in payloads))
            assert answers == [each * 2 for each in payloads]
            assert finished == payloads[::-1]
            assert len(listener._connections) == 1

    run(scenario())


@pytest.mark.parametrize("size", [0, 1, 100_000, MAX_PAYLOAD])
def test_payloads_of_any_size_arrive(run: Run, size: int) -> None:
    async def scenario() -> None:
        payload = bytes(range(256)) * (size // 256 + 1)
        async with listening(echo) as (_, address), linking() as links:
            assert await links.request(address, payload[:size], PATIENCE) == payload[:size]

    run(scenario())


def test_large_requests_beyond_the_write_buffer_all_arrive(run: Run) -> None:
    async def scenario() -> None:
        payloads = [bytes([number]) * 1_000_000 for number in range(30)]
        async with listening(echo) as (_, address), linking() as links:
            answers = await asyncio.gather(*(links.request(address, each, PATIENCE) for each in payloads))
            assert answers == payloads

    run(scenario())


@pytest.mark.parametrize(
    ("name", "address"),
    [(("10.0.0.5", 9100), "10.0.0.5:9100"), (("::1", 9100, 0, 0), "[::1]:9100")],
)
def test_an_ipv6_address_has_brackets(name: tuple[Any, ...], address: str) -> None:
    assert join_address(name) == address
    assert split_address(address) == (name[0], name[1])


def test_the_sockets_send_at_once_and_keep_alive(run: Run) -> None:
    async def scenario() -> None:
        async with listening(echo) as (listener, address), linking() as links:
            await links.request(address, b"a", PATIENCE)
            for connection in (*listener._connections, *links._links.values()):
                assert connection.transport is not None
                used = connection.transport.get_extra_info("socket")
                assert used.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
                assert used.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)

    run(scenario())


def test_a_handler_that_raises_fails_only_its_request(run: Run, caplog: pytest.LogCaptureFixture) -> None:
    async def handle(payload: bytes) -> bytes:
        if payload == b"cancelled":
            raise asyncio.CancelledError
        if payload == b"large":
            return bytes(MAX_PAYLOAD + 1)
        return b"%d" % (1 // len(payload))

    async def scenario() -> None:
        async with listening(handle) as (listener, address), linking() as links:
            for payload in (b"", b"cancelled", b"large"):
                with pytest.raises(LinkFailed, match=r"see its log"):
                    await links.request(address, payload, PATIENCE)
            assert await links.request(address, b"1", PATIENCE) == b"1"
            assert len(listener._connections) == 1

    run(scenario())
    division, cancelled, large = failures(caplog)
    assert "ZeroDivisionError" in division
    assert "CancelledError" in cancelled
    assert f"{MAX_PAYLOAD + 1} bytes" in large


def test_a_request_that_is_too_large_is_not_sent(run: Run) -> None:
    async def scenario() -> None:
        async with linking() as links:
            with pytest.raises(LinkFailed, match=r"too large"):
                await links.request("127.0.0.1:1", bytes(MAX_PAYLOAD + 1), PATIENCE)

    run(scenario())


def test_a_cancelled_request_leaves_the_connection_to_others(run: Run) -> None:
    async def scenario() -> None:
        started, answered = asyncio.Event(), asyncio.Event()

        async def handle(payload: bytes) -> bytes:
            if payload == b"slow":
                started.set()
                await answered.wait()
            return payload

        async with listening(handle) as (listener, address), linking() as links:
            slow = asyncio.create_task(links.request(address, b"slow", PATIENCE))
            await started.wait()
            slow.cancel()
            assert isinstance((await asyncio.gather(slow, return_exceptions=True))[0], asyncio.CancelledError)
            answered.set()
            assert await links.request(address, b"a", PATIENCE) == b"a"
            assert len(listener._connections) == 1

    run(scenario())


def test_no_more_than_the_limit_of_requests_run_at_a_time(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(links_module, "MAX_RUNNING", 3)

    async def scenario() -> None:
        running: list[bytes] = []
        most = 0

        async def handle(payload: bytes) -> bytes:
            nonlocal most
            running.append(payload)
            most = max(most, len(running))
            await asyncio.sleep(0)
            running.remove(payload)
            return payload

        async with listening(handle) as (_, address), linking() as links:
            payloads = [b"%d" % number * 1000 for number in range(500)]
            answers = await asyncio.gather(*(links.request(address, each, PATIENCE) for each in payloads))
            assert answers == payloads
        assert most == 3

    run(scenario())


def test_answers_do_not_pile_up_for_a_peer_that_does_not_read(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(links_module, "MAX_RUNNING", 3)
    answer = bytes(1_000_000)

    async def scenario() -> None:
        unsent: list[int] = []

        async def handle(payload: bytes) -> bytes:
            assert connection.transport is not None
            unsent.append(connection.transport.get_write_buffer_size())
            return answer

        async with listening(handle) as (listener, address), raw_requester(address) as peer:
            await peer.shake_hands(b"requester")
            (connection,) = listener._connections
            peer.writer.write(b"".join(encode_frame(number, REQUEST, b"") for number in range(100)))
            await until(lambda: connection._writing_paused)
            assert len(unsent) < 100
            assert [await peer.receive() for _ in range(100)] == [(n, ANSWER, answer) for n in range(100)]
            assert max(unsent) < 4 * len(answer)

    run(scenario())


# Servers that are gone, silent or broken


def free_address() -> str:
    """Return an address where no process listens."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        return f"127.0.0.1:{server.getsockname()[1]}"


def test_an_address_without_listener_refuses(run: Run) -> None:
    async def scenario() -> None:
        address = free_address()
        async with linking() as links:
            requests = [outcome(links.request(address, b"a", PATIENCE)) for _ in range(3)]
            assert await asyncio.gather(*requests) == [LinkRefused] * 3
            assert not links._links

    run(scenario())


@pytest.mark.parametrize(
    "address", ["", "nowhere", "127.0.0.1:", "127.0.0.1:http", "127.0.0.1:70000", ":80", "a..b:80"]
)
def test_an_invalid_address_is_broken(run: Run, address: str) -> None:
    async def scenario() -> None:
        async with linking() as links:
            with pytest.raises(LinkBroken):
                await links.request(address, b"a", PATIENCE)

    run(scenario())


def test_requests_break_with_the_connection_and_the_next_opens_another(run: Run) -> None:
    async def scenario() -> None:
        async with raw_listener() as (accepted, address), linking() as links:
            requests = [
                asyncio.create_task(outcome(links.request(address, b"a", PATIENCE))) for _ in range(3)
            ]
            peer = await accepted.get()
            await peer.shake_hands(b"listener")
            assert await peer.receive() == (1, REQUEST, b"a")
            peer.writer.transport.abort()
            assert await asyncio.gather(*requests) == [LinkBroken] * 3
            request = asyncio.create_task(links.request(address, b"b", PATIENCE))
            peer = await accepted.get()
            await peer.shake_hands(b"listener")
            number, _, payload = await peer.receive()
            peer.writer.write(encode_frame(number, ANSWER, payload))
            assert await request == b"b"

    run(scenario())


def test_a_silent_peer_is_dropped_with_all_its_requests(run: Run) -> None:
    async def scenario() -> None:
        async with raw_listener() as (accepted, address), linking() as links:
            others = [asyncio.create_task(outcome(links.request(address, b"a", PATIENCE))) for _ in range(3)]
            silent = await accepted.get()
            await silent.shake_hands(b"listener")
            await silent.receive()
            assert await outcome(links.request(address, b"b", SOON)) is LinkTimeout
            assert await asyncio.gather(*others) == [LinkBroken] * 3
            request = asyncio.create_task(links.request(address, b"c", PATIENCE))
            peer = await accepted.get()
            await peer.shake_hands(b"listener")
            number, _, payload = await peer.receive()
            peer.writer.write(encode_frame(number, ANSWER, payload))
            assert await request == b"c"

    run(scenario())


def test_a_request_times_out_while_the_connection_opens(run: Run) -> None:
    async def scenario() -> None:
        async with raw_listener() as (_, address), linking() as links:
            assert await outcome(links.request(address, b"a", SOON)) is LinkTimeout
            assert not links._links

    run(scenario())


def test_a_request_that_is_never_answered_times_out(run: Run) -> None:
    async def scenario() -> None:
        async with listening(echo) as (listener, address), linking() as links:
            await links.request(address, b"a", PATIENCE)
            listener.handle = never
            assert await outcome(links.request(address, b"a", SOON)) is LinkTimeout
            listener.handle = echo
            assert await links.request(address, b"a", PATIENCE) == b"a"
            await until(lambda: len(listener._connections) == 1)

    run(scenario())


def test_a_timeout_keeps_the_connection_of_a_peer_that_has_answered_since(run: Run) -> None:
    async def scenario() -> None:
        async with raw_listener() as (accepted, address), linking() as links:
            request = asyncio.create_task(outcome(links.request(address, b"a", PATIENCE)))
            peer = await accepted.get()
            await peer.shake_hands(b"listener")
            await peer.receive()
            link = links._links[address]
            receipts = link.receipts
            other = asyncio.create_task(links.request(address, b"b", PATIENCE))
            number, _, payload = await peer.receive()
            peer.writer.write(encode_frame(number, ANSWER, payload))
            assert await other == b"b"
            link._expire(1, receipts)  # as the timer of the first request does, at a time that is certain
            assert await request is LinkTimeout
            peer.writer.write(encode_frame(1, ANSWER, b"late") + encode_frame(3, FAILED, b""))
            assert await outcome(links.request(address, b"c", PATIENCE)) is LinkFailed
            assert links._links[address] is link

    run(scenario())


@pytest.mark.parametrize(
    ("frame", "reason"),
    [
        (HEADER.pack(MAX_PAYLOAD + 1, 1, ANSWER), "8388609 bytes"),
        (encode_frame(1, REQUEST, b""), "not an answer"),
        (encode_frame(1, 77, b""), "not an answer"),
        (encode_frame(2, ANSWER, b""), "not an answer"),
    ],
    ids=["too large", "a request", "of no kind", "to no request"],
)
def test_a_malformed_answer_breaks_the_connection(
    run: Run, frame: bytes, reason: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        async with raw_listener() as (accepted, address), linking() as links:
            request = asyncio.create_task(links.request(address, b"a", PATIENCE))
            peer = await accepted.get()
            await peer.shake_hands(b"listener")
            await peer.receive()
            peer.writer.write(frame)
            with pytest.raises(LinkBroken, match=reason):
                await request
            assert not links._links

    run(scenario())
    assert len(reasons(caplog)) == 1


@pytest.mark.parametrize(
    ("frames", "reason"),
    [
        (HEADER.pack(MAX_PAYLOAD + 1, 1, REQUEST), "8388609 bytes"),
        (encode_frame(1, ANSWER, b""), "not a new request"),
        (encode_frame(1, REQUEST, b"") * 2, "not a new request"),
        (b"\xff" * 100, "4294967295 bytes"),
    ],
    ids=["too large", "an answer", "sent twice", "garbage"],
)
def test_a_malformed_request_ends_the_connection(
    run: Run, frames: bytes, reason: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        async with listening(echo) as (listener, address), raw_requester(address) as peer:
            await peer.shake_hands(b"requester")
            peer.writer.write(frames)
            assert await peer.rest() == b""
            await until(lambda: not listener._connections)

    run(scenario())
    (logged,) = reasons(caplog)
    assert reason in logged


# The handshake


def test_a_wrong_secret_is_refused_and_logged_once(run: Run, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        handled: list[bytes] = []

        async def handle(payload: bytes) -> bytes:
            handled.append(payload)
            return payload

        async with listening(handle) as (_, address), linking(b"another secret") as links:
            requests = [outcome(links.request(address, b"a", PATIENCE)) for _ in range(3)]
            assert await asyncio.gather(*requests) == [LinkBroken] * 3
            with pytest.raises(LinkBroken, match=r"during the handshake; its log says why"):
                await links.request(address, b"a", PATIENCE)
        assert handled == []

    run(scenario())
    assert reasons(caplog) == ["it has a different secret"] * 2


def test_a_listener_without_the_secret_gets_no_request(run: Run, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        async with raw_listener() as (accepted, address), linking() as links:
            request = asyncio.create_task(links.request(address, b"secret move", PATIENCE))
            peer = await accepted.get()
            hello = await peer.reader.readexactly(HELLO_SIZE)
            peer.writer.write(hello)
            proof = await peer.reader.readexactly(PROOF_SIZE)
            peer.writer.write(proof)  # what was received is sent back
            with pytest.raises(LinkBroken, match=r"different secret"):
                await request
            assert await peer.rest() == b""

    run(scenario())
    assert reasons(caplog) == ["it has a different secret"]


def test_a_different_version_is_broken(run: Run, caplog: pytest.LogCaptureFixture) -> None:
    newer = MAGIC + bytes([VERSION + 1]) + bytes(NONCE_SIZE)

    async def scenario() -> None:
        async with raw_listener() as (accepted, address), linking() as links:
            request = asyncio.create_task(links.request(address, b"a", PATIENCE))
            (await accepted.get()).writer.write(newer)
            with pytest.raises(
                LinkBroken, match=r"speaks version 2 of the link protocol, this server version 1"
            ):
                await request
        async with listening(echo) as (_, address), raw_requester(address) as peer:
            peer.writer.write(newer)
            answer = await peer.rest()
            assert answer[: len(MAGIC) + 1] == MAGIC + bytes([VERSION])
            assert len(answer) == HELLO_SIZE

    run(scenario())
    assert reasons(caplog) == ["it speaks version 2 of the link protocol, this server version 1"] * 2


@pytest.mark.parametrize(
    ("garbage", "reason"),
    [
        (b"GET / HTTP/1.1\r\n\r\n", "it does not speak the link protocol"),
        (b"\x00", "it does not speak the link protocol"),
        (MAGIC * 100_000, "it sent more than a handshake"),
        (MAGIC + bytes([VERSION]) + bytes(NONCE_SIZE + PROOF_SIZE), "it has a different secret"),
    ],
    ids=["HTTP", "a byte", "too much", "no proof"],
)
def test_garbage_is_refused(run: Run, garbage: bytes, reason: str, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        async with listening(echo) as (listener, address):
            async with raw_requester(address) as peer:
                peer.writer.write(garbage)
                await peer.rest()
            await until(lambda: not listener._connections)
            async with linking() as links:
                assert await links.request(address, b"a", PATIENCE) == b"a"

    run(scenario())
    assert reasons(caplog) == [reason]


def test_a_handshake_that_never_ends_is_closed(
    run: Run, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(links_module, "HANDSHAKE_SECONDS", SOON)

    async def scenario() -> None:
        async with listening(echo) as (_, address), raw_requester(address) as peer:
            assert len(await peer.rest()) == HELLO_SIZE
        async with raw_listener() as (_, address), linking() as links:
            with pytest.raises(LinkBroken, match=r"the handshake took too long"):
                await links.request(address, b"a", PATIENCE)

    run(scenario())
    assert reasons(caplog) == ["the handshake took too long"] * 2


def test_the_oldest_of_too_many_handshakes_is_dropped(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(links_module, "MAX_HANDSHAKES", 2)
    monkeypatch.setattr(links_module, "HANDSHAKE_SECONDS", PATIENCE)

    async def scenario() -> None:
        async with contextlib.AsyncExitStack() as stack:
            listener, address = await stack.enter_async_context(listening(echo))
            links = await stack.enter_async_context(linking())
            peers = []
            for _ in range(3):
                peers.append(await stack.enter_async_context(raw_requester(address)))
                await peers[-1].reader.readexactly(HELLO_SIZE)
            assert await peers[0].rest() == b""
            assert len(listener._handshakes) == 2
            assert await links.request(address, b"a", PATIENCE) == b"a"
            assert len(listener._handshakes) == 1

    run(scenario())


# The end


def test_stop_waits_for_running_handlers_and_then_closes(run: Run) -> None:
    async def scenario() -> None:
        started, answered = asyncio.Event(), asyncio.Event()

        async def handle(payload: bytes) -> bytes:
            started.set()
            await answered.wait()
            return payload

        async with listening(handle) as (listener, address), linking() as links:
            request = asyncio.create_task(links.request(address, b"a", PATIENCE))
            await started.wait()
            stopping = asyncio.create_task(listener.stop())
            await until(lambda: listener._stopping)
            late = asyncio.create_task(outcome(links.request(address, b"b", PATIENCE)))
            answered.set()
            assert await request == b"a"
            await stopping
            assert await late is LinkBroken
            assert await outcome(links.request(address, b"c", PATIENCE)) is LinkRefused

    run(scenario())


def test_stop_cancels_handlers_that_take_too_long(
    run: Run, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(links_module, "STOP_SECONDS", SOON)

    async def scenario() -> None:
        async with listening(never) as (listener, address), linking() as links:
            request = asyncio.create_task(outcome(links.request(address, b"a", PATIENCE)))
            await until(lambda: listener._tasks)
            await listener.stop()
            assert await request in (LinkFailed, LinkBroken)  # broken if the answer is not read at once
            assert not listener._tasks

    run(scenario())
    assert failures(caplog) == ["CancelledError()"]


def test_a_handler_continues_when_its_connection_is_lost(run: Run) -> None:
    async def scenario() -> None:
        started, proceed, finished = asyncio.Event(), asyncio.Event(), asyncio.Event()

        async def handle(payload: bytes) -> bytes:
            started.set()
            await proceed.wait()
            finished.set()
            return payload

        async with listening(handle) as (listener, address):
            async with linking() as links:
                request = asyncio.create_task(outcome(links.request(address, b"a", PATIENCE)))
                await started.wait()
            assert await request is LinkBroken
            await until(lambda: not listener._connections)
            proceed.set()
            await finished.wait()

    run(scenario())


@pytest.mark.parametrize("steps", range(12))
def test_links_can_be_closed_at_any_step_of_the_opening(run: Run, steps: int) -> None:
    async def scenario() -> None:
        async with listening(echo) as (listener, address), linking() as links:
            opening = asyncio.create_task(outcome(links.request(address, b"a", PATIENCE)))
            for _ in range(steps):
                await asyncio.sleep(0)
            await links.close()
            assert await opening in (LinkBroken, b"a")  # answered if the connection was faster
            with pytest.raises(LinkBroken, match=r"closes its links"):
                await links.request(address, b"a", PATIENCE)
            await until(lambda: not listener._connections)

    run(scenario())
