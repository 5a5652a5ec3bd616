"""Anything at all on the socket: always an answer, never a broken connection, never a broken match."""

import json
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import astrarium
from tests.server.clients import ME, SHARED, Chair, Json, Person

GAME = astrarium.game("globular-cluster")
TEXTS = [GAME.space.text(action) for action in range(0, GAME.space.size, 7)]
MOVE = st.sampled_from(TEXTS) | st.text(max_size=20)
NUMBER = st.integers(-2, 12) | st.integers() | st.none() | st.floats(allow_nan=False)
JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=10),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
KINDS = ("hello", "try", "act", "why", "look", "say", "fly")


@st.composite
def messages(draw: st.DrawFn) -> Json:
    """Something like a message."""
    message: Json = {"type": draw(st.sampled_from(KINDS)), "id": "fuzz"}
    moves, text = st.lists(MOVE, max_size=5), st.text(max_size=9)
    fields = {"number": NUMBER, "moves": moves, "action": MOVE, "text": text}
    for name, values in fields.items():
        if draw(st.booleans()):
            message[name] = draw(values if draw(st.integers(0, 4)) else JUNK)
    if draw(st.integers(0, 9)) == 0:
        message[draw(st.text(max_size=6))] = draw(JUNK)
    return message


@pytest.fixture(scope="module")
def chair(plain_address: str) -> Iterator[Chair]:
    """A seat that stays connected through everything."""
    person = Person(plain_address)
    yield person.sit(person.begin(ME, SHARED))
    person.leave()


@settings(max_examples=300, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(message=messages(), as_bytes=st.booleans())
def test_anything_like_a_message(chair: Chair, message: Json, as_bytes: bool) -> None:
    text = json.dumps(message)
    chair.socket.send(text.encode() if as_bytes else text)
    probe(chair)


@settings(max_examples=200, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(message=st.binary(max_size=80) | st.text(max_size=80) | JUNK.map(json.dumps))
def test_anything_at_all(chair: Chair, message: bytes | str) -> None:
    chair.socket.send(message)
    probe(chair)


def probe(chair: Chair) -> None:
    """The connection lives, the position is what the log says, and no fault of ours has come up."""
    chair.news.clear()
    looked = chair.ask("look", number=0)
    assert looked["type"] == "looked"
    assert all(message.get("error") != "fault" for message in chair.news)
    assert len(chair.news) >= 1
    welcomes = [message for message in chair.news if message["type"] == "welcome"]
    assert all(message["position"]["number"] == chair.number for message in welcomes)
