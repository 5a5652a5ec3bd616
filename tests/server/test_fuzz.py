"""Fuzzing the socket: always an answer, never a broken connection or match."""

import json
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import astrarium
from tests.server.clients import ME, SHARED, Json, MatchClient, Person

GAME = astrarium.game("globular-cluster")
TEXTS = [GAME.space.text(action) for action in range(0, GAME.space.size, 7)]
MOVE = st.sampled_from(TEXTS) | st.text(max_size=20)
NUMBER = st.integers(-2, 12) | st.integers() | st.none() | st.floats(allow_nan=False)
JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=10),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
KINDS = ("hello", "try", "act", "why", "reach", "look", "say", "fly")


@st.composite
def messages(draw: st.DrawFn) -> Json:
    """Messages with random fields, some of them malformed."""
    message: Json = {"type": draw(st.sampled_from(KINDS)), "id": "fuzz"}
    moves, text = st.lists(MOVE, max_size=5), st.text(max_size=9)
    fields = {"number": NUMBER, "moves": moves, "action": MOVE, "text": text, "choice": moves}
    for name, values in fields.items():
        if draw(st.booleans()):
            message[name] = draw(values if draw(st.integers(0, 4)) else JUNK)
    if draw(st.integers(0, 9)) == 0:
        message[draw(st.text(max_size=6))] = draw(JUNK)
    return message


@pytest.fixture(scope="module")
def client(plain_address: str) -> Iterator[MatchClient]:
    """A client that stays connected through all examples."""
    person = Person(plain_address)
    yield person.open_table(person.begin(ME, SHARED))
    person.close()


@settings(max_examples=300, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(message=messages(), as_bytes=st.booleans())
def test_malformed_messages(client: MatchClient, message: Json, as_bytes: bool) -> None:
    text = json.dumps(message)
    client.socket.send(text.encode() if as_bytes else text)
    probe(client)


@settings(max_examples=200, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(message=st.binary(max_size=80) | st.text(max_size=80) | JUNK.map(json.dumps))
def test_random_bytes_and_text(client: MatchClient, message: bytes | str) -> None:
    client.socket.send(message)
    probe(client)


def probe(client: MatchClient) -> None:
    """Check that the connection answers, the position matches the log, and no internal error occurred."""
    client.broadcasts.clear()
    looked = client.ask("look", number=0)
    assert looked["type"] == "looked"
    assert all(message.get("error") != "fault" for message in client.broadcasts)
    assert len(client.broadcasts) >= 1
    welcomes = [message for message in client.broadcasts if message["type"] == "welcome"]
    assert all(message["position"]["number"] == client.number for message in welcomes)
