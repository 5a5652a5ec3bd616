"""The WebSocket transport: messages arrive whole and in order, however the network splits them."""

import json
import socket
from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from astrarium.server.live.websocket_frames import UNSUPPORTED, frame_size, text_frame
from tests.patience import PATIENCE
from tests.server.clients import ME, SHARED, Json, MatchClient, Person

Guests = Callable[[], Person]
LOOK: Json = {"type": "look", "number": 0}
TEXT, BINARY, CONTINUED = Opcode.TEXT, Opcode.BINARY, Opcode.CONT


@pytest.fixture
def client(guests: Guests) -> MatchClient:
    """A client whose frames the test sends itself."""
    ada = guests()
    return ada.open_table(ada.begin(ME, SHARED))


def look(name: str, padding: int = 0) -> bytes:
    """Return an encoded `look` message with `padding` spaces."""
    return (json.dumps(LOOK | {"id": name}) + " " * padding).encode()


def frame(data: bytes, opcode: Opcode = TEXT, fin: bool = True) -> bytes:
    """Return a masked client frame."""
    return Frame(opcode, data, fin).serialize(mask=True)


def wire(client: MatchClient) -> socket.socket:
    """Return the TCP socket of a client."""
    return client.socket.socket


def expect(client: MatchClient, *names: str) -> None:
    """Expect the answers to the messages `names`, in this order."""
    for name in names:
        answer = client.wait_for(lambda message: "id" in message)
        assert (answer["type"], answer["id"]) == ("looked", name)


def test_a_frame_sent_byte_by_byte(guests: Guests) -> None:
    ada = guests()
    match = ada.begin(ME, SHARED)
    client, other = ada.open_table(match), ada.open_table(match)
    for byte in frame(look("a")):
        wire(client).sendall(bytes([byte]))
        expect_answer(other)  # so that the server has read the byte
    expect(client, "a")


def test_several_frames_in_one_segment(client: MatchClient) -> None:
    third = frame(look("c"))
    wire(client).sendall(frame(look("a")) + frame(look("b", padding=300)) + third[:9])
    expect(client, "a", "b")
    wire(client).sendall(third[9:] + frame(look("d")))
    expect(client, "c", "d")


def test_a_message_in_fragments_with_a_ping_between(client: MatchClient) -> None:
    data = look("a")
    first, ping, rest = frame(data[:7], fin=False), frame(b"!", Opcode.PING), frame(data[7:], CONTINUED)
    wire(client).sendall(frame(look("before")) + first + ping + rest + frame(look("after")))
    expect(client, "before", "a", "after")
    wire(client).sendall(frame(look("b")))
    expect(client, "b")


def test_many_messages_at_once_are_answered_in_order(client: MatchClient) -> None:
    act = {"type": "act", "number": client.number, "moves": [client.first_legal()]}
    for number in range(1_000):
        wire(client).sendall(frame(json.dumps(act | {"id": str(number)}).encode()))
    answers = [client.wait_for(lambda message: "id" in message) for _ in range(1_000)]
    assert [answer["id"] for answer in answers] == [str(number) for number in range(1_000)]
    assert [answer["type"] for answer in answers] == ["acted"] + ["refused"] * 999
    expect_answer(client)


def test_pings_are_answered(client: MatchClient) -> None:
    assert client.socket.ping().wait(PATIENCE)
    expect_answer(client)


def test_a_long_and_a_binary_message_are_refused_and_the_connection_survives(client: MatchClient) -> None:
    wire(client).sendall(frame(b"x" * 60_000) + frame(b"\xff\xfe", BINARY) + frame(b"\xff"))
    answers = [client.wait_for(lambda message: "id" in message) for _ in range(3)]
    assert [answer["error"] for answer in answers] == ["too-large", "bad-message", "bad-message"]
    expect_answer(client)


def expect_answer(client: MatchClient) -> None:
    """Check that the connection still answers."""
    assert client.ask("look", number=0)["type"] == "looked"


@pytest.mark.parametrize(
    "data",
    [
        pytest.param(Frame(TEXT, look("a")).serialize(mask=False), id="not masked"),
        pytest.param(b"\xc1" + frame(look("a"))[1:], id="reserved bit"),
        pytest.param(frame(b"", CONTINUED), id="continuation of nothing"),
    ],
)
def test_a_protocol_violation_closes_the_connection(client: MatchClient, data: bytes) -> None:
    wire(client).sendall(data)
    with pytest.raises(ConnectionClosed) as caught:
        client.wait_for(lambda _: False)
    assert caught.value.rcvd is not None
    assert caught.value.rcvd.code == 1002


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 65_537])
def test_frame_sizes(size: int) -> None:
    message = b"x" * size
    assert text_frame(message) == Frame(TEXT, message).serialize(mask=False)
    sent = frame(message)
    assert frame_size(b"..." + sent + b"...", 3) == (len(sent) if size <= 65_536 else UNSUPPORTED)
    assert all(frame_size(sent[:cut], 0) > cut for cut in range(6))
