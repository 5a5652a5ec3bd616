"""Damaged stored positions are refused, or can be played to the end."""

from collections.abc import Callable
from random import Random

import pytest
from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.codec import Reader, put
from astrarium.core.dealer import Dealer
from astrarium.core.errors import BadBytes
from astrarium.core.state import FRAME, OVER
from astrarium.games.cosmic_pioneers.rules import codes, columns, steps
from tests.rules.cosmic_pioneers.stored import STEPS, next_action, read, stored

MANY_STEPS = 2000  # more than any match has


def play_on(data: bytes, seed: int) -> bool:
    """Read bytes and play to the end; return whether they were a position."""
    try:
        state = read(data)
    except BadBytes as error:
        assert str(error).startswith("the stored state ")  # noqa: PT017
        return False
    assert state.to_bytes() == data
    dealer, player = Dealer(seed), Random(seed)
    for _ in range(MANY_STEPS):
        if state.actor == OVER:
            break
        assert state.legal()
        state.apply(next_action(state, dealer, player))
    assert state.actor == OVER
    assert len(state.ranking()) == state.seats
    return True


def numbers_of(data: bytes) -> list[int]:
    """Return the numbers of a stored position."""
    reader, found = Reader(data), list[int]()
    while reader.at < len(data):
        found.append(int(reader.take()))
    return found


def bytes_of(numbers: list[int]) -> bytes:
    out = BytesWriter()
    for number in numbers:
        put(out, number)
    return out.getvalue()


def other_numbers(data: bytes, luck: Random) -> bytes:
    """Replace up to three numbers."""
    numbers = numbers_of(data)
    for _ in range(luck.randint(1, 3)):
        place = luck.randrange(len(numbers))
        others = [numbers[place] + 1, numbers[place] - 1, luck.randint(-6, 45), 2 ** luck.randint(5, 61)]
        numbers[place] = luck.choice(others)
    return bytes_of(numbers)


def other_bytes(data: bytes, luck: Random) -> bytes:
    """Replace up to three bytes."""
    found = bytearray(data)
    for _ in range(luck.randint(1, 3)):
        found[luck.randrange(len(found))] = luck.randrange(256)
    return bytes(found)


def other_agenda(data: bytes, luck: Random) -> bytes:
    """Remove, duplicate, replace or push a step of the agenda."""
    state = read(data)
    frames = [list(state.agenda[at : at + FRAME]) for at in range(0, len(state.agenda), FRAME)]
    place = luck.randrange(len(frames) + 1)
    strange: list[i64] = [
        luck.randint(0, steps.LAST),
        luck.randint(-1, 3),
        luck.choice([codes.NONE, 0, 1, 2, 20]),
    ]
    frames[place : place + luck.randint(0, 1)] = luck.choice(
        [[], [strange], frames[-1:], frames[place:][:1] * 2]
    )
    state.agenda = vec[i64]([number for frame in frames for number in frame])
    return state.to_bytes()


def other_pieces(data: bytes, luck: Random) -> bytes:
    """Move pieces, ships and levels without losing any."""
    state = read(data)
    seat, kind = luck.randrange(state.seats), luck.randrange(4)
    number = luck.choice([-1, 1, 2])
    state.add(seat, columns.HOLD + codes.COLONIST, number)
    state.add(seat, columns.RESERVE, -number)
    number = luck.choice([-1, 0, 1])
    state.add(seat, columns.HOLD + codes.FIRST_ALIEN + kind, number)
    state.stock[columns.MEEPLES + kind] -= number
    state.put(seat, columns.LEVEL + kind, luck.randint(1, 3))
    if luck.random() < 0.5:
        state.put(seat, columns.SHIP, luck.randrange(12))
    state.stage = luck.choice([state.stage, luck.randrange(9)])
    return state.to_bytes()


@pytest.mark.parametrize("damage", [other_numbers, other_bytes, other_agenda, other_pieces])
@pytest.mark.parametrize("step", STEPS)
def test_damage_is_refused_or_leaves_a_position_that_can_be_played(
    step: int, damage: Callable[[bytes, Random], bytes]
) -> None:
    luck = Random(step)
    for seed in range(8):
        data = luck.choice(stored()[step])
        play_on(damage(data, luck), seed)


def test_some_damage_does_leave_a_position() -> None:
    """Show that the test above reaches the end of some matches."""
    luck = Random(1)
    found = [play_on(other_pieces(luck.choice(stored()[steps.TRANSFER]), luck), seed) for seed in range(60)]
    assert any(found)
    assert not all(found)
