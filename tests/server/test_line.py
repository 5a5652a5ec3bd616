"""The line to a client: whatever the network makes of a message, the listener gets it whole and in order."""

import json
import socket
from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from astrarium.server.live.websocket_frames import ODD, frame_size, text_frame
from tests.patience import PATIENCE
from tests.server.clients import ME, SHARED, Chair, Json, Person

Guests = Callable[[], Person]
LOOK: Json = {"type": "look", "number": 0}
TEXT, BINARY, CONTINUED = Opcode.TEXT, Opcode.BINARY, Opcode.CONT


@pytest.fixture
def chair(guests: Guests) -> Chair:
    """A socket whose bytes we send ourselves."""
    ada = guests()
    return ada.sit(ada.begin(ME, SHARED))


def look(name: str, padding: int = 0) -> bytes:
    """A message that is answered."""
    return (json.dumps(LOOK | {"id": name}) + " " * padding).encode()


def frame(data: bytes, opcode: Opcode = TEXT, fin: bool = True) -> bytes:
    """A frame of a client."""
    return Frame(opcode, data, fin).serialize(mask=True)


def wire(chair: Chair) -> socket.socket:
    """What lies under a socket."""
    return chair.socket.socket


def expect(chair: Chair, *names: str) -> None:
    """These messages are answered, in this order."""
    for name in names:
        answer = chair.next()
        assert (answer["type"], answer["id"]) == ("looked", name)


def test_a_message_in_pieces(guests: Guests) -> None:
    ada = guests()
    match = ada.begin(ME, SHARED)
    chair, other = ada.sit(match), ada.sit(match)
    for byte in frame(look("a")):
        wire(chair).sendall(bytes([byte]))
        expect_answer(other)  # so that the server has read the byte
    expect(chair, "a")


def test_messages_in_one_piece(chair: Chair) -> None:
    third = frame(look("c"))
    wire(chair).sendall(frame(look("a")) + frame(look("b", padding=300)) + third[:9])
    expect(chair, "a", "b")
    wire(chair).sendall(third[9:] + frame(look("d")))
    expect(chair, "c", "d")


def test_a_message_in_fragments_with_a_ping_between(chair: Chair) -> None:
    data = look("a")
    first, ping, rest = frame(data[:7], fin=False), frame(b"!", Opcode.PING), frame(data[7:], CONTINUED)
    wire(chair).sendall(frame(look("before")) + first + ping + rest + frame(look("after")))
    expect(chair, "before", "a", "after")
    wire(chair).sendall(frame(look("b")))
    expect(chair, "b")


def test_many_messages_at_once_are_answered_in_order(chair: Chair) -> None:
    act = {"type": "act", "number": chair.number, "moves": [chair.first_legal()]}
    for number in range(1_000):
        wire(chair).sendall(frame(json.dumps(act | {"id": str(number)}).encode()))
    answers = [chair.wait(lambda message: "id" in message) for _ in range(1_000)]
    assert [answer["id"] for answer in answers] == [str(number) for number in range(1_000)]
    assert [answer["type"] for answer in answers] == ["acted"] + ["refused"] * 999
    expect_answer(chair)


def test_pings_are_answered(chair: Chair) -> None:
    assert chair.socket.ping().wait(PATIENCE)
    expect_answer(chair)


def test_a_long_and_a_binary_message_are_refused_and_the_line_lives(chair: Chair) -> None:
    wire(chair).sendall(frame(b"x" * 70_000) + frame(b"\xff\xfe", BINARY) + frame(b"\xff"))
    assert [chair.next()["error"] for _ in range(3)] == ["too-large", "bad-message", "bad-message"]
    expect_answer(chair)


def expect_answer(chair: Chair) -> None:
    """The line is alive."""
    assert chair.ask("look", number=0)["type"] == "looked"


@pytest.mark.parametrize(
    "data",
    [
        pytest.param(Frame(TEXT, look("a")).serialize(mask=False), id="not masked"),
        pytest.param(b"\xc1" + frame(look("a"))[1:], id="reserved bit"),
        pytest.param(frame(b"", CONTINUED), id="continuation of nothing"),
    ],
)
def test_who_breaks_the_rules_is_let_go(chair: Chair, data: bytes) -> None:
    wire(chair).sendall(data)
    with pytest.raises(ConnectionClosed) as caught:
        chair.next()
    assert caught.value.rcvd is not None
    assert caught.value.rcvd.code == 1002


def test_who_reads_too_slowly_is_let_go_and_nobody_else(guests: Guests) -> None:
    ada = guests()
    match = ada.begin(ME, SHARED)
    slow, other = ada.sit(match), ada.sit(match)
    for number in range(6_000):
        wire(slow).sendall(frame(look(str(number))))
    expect_answer(other)
    with pytest.raises(ConnectionClosed) as caught:
        slow.wait(lambda _: False)
    assert caught.value.rcvd is not None
    assert caught.value.rcvd.code == 1013
    assert ada.sit(match).act(other.first_legal())["type"] == "acted"
    assert other.wait(lambda message: message["type"] == "moved")


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_frames_say_how_long_they_are(size: int) -> None:
    message = b"x" * size
    assert text_frame(message) == Frame(TEXT, message).serialize(mask=False)
    sent = frame(message)
    assert frame_size(b"..." + sent + b"...", 3) == (len(sent) if size < 65_536 else ODD)
    assert all(frame_size(sent[:cut], 0) > cut for cut in range(6))
