"""The ledger of Pulsar 2849 notices a piece that is taken away, slipped in or counted wrongly."""

from collections.abc import Callable

import pytest

import astrarium
from astrarium.games.pulsar2849.position import Position
from astrarium.games.pulsar2849.rules.state import (
    AREA,
    AWARDS,
    BLUE_STATIONS,
    CUBES,
    DONE,
    ON_BOARD,
    PATENTS,
    RINGS_LEFT,
    SPINNING,
    STACK,
)
from tests.contract.play import Table, walk
from tests.contract.pulsar import PulsarLedger


def middle() -> tuple[PulsarLedger, Position]:
    """A match after a hundred and fifty events."""
    table = Table(astrarium.game("pulsar2849"), 3)
    ledger = PulsarLedger(3)
    for number, (state, action) in enumerate(walk(table, 7)):
        if number == 150:
            assert isinstance(state, Position)
            return ledger, state
        ledger.note(state, table.game.space.text(action))
    raise AssertionError("the match is too short")


def test_the_ledger_agrees_with_a_match_in_the_middle() -> None:
    ledger, position = middle()
    ledger.check(position)
    assert len(position.patents) > 0
    assert max(position.tile_owner) >= 0


def swap_space(position: Position) -> None:
    position.space[0] = 99


def lose_marker(position: Position) -> None:
    position.track[0] = (position.track[0] + 1) % 3


def lose_rocket(position: Position) -> None:
    position.order[0] = position.order[1]


def find_die(position: Position) -> None:
    position.dice[3] += 1


def find_system(position: Position) -> None:
    position.systems.take(position.systems.outcomes(0)[0])


def lose_exploration(position: Position) -> None:
    position.discard[0] += 1


def find_station(position: Position) -> None:
    position.station[list(position.system_tile).index(-1) * 4] = 1


def find_ring(position: Position) -> None:
    position.ring[list(position.ring).index(-1)] = 0


def find_gyrodyne(position: Position) -> None:
    position.gyro[list(position.ring).index(-1)] = 1


def take_transmitter(position: Position) -> None:
    position.tile_owner[list(position.tile_owner).index(-1)] = 2


def see_transmitter(position: Position) -> None:
    position.copies[len(position.copies) - 1] += 1


def tear_joint(position: Position) -> None:
    position.link[0] = 7


def lose_token(position: Position) -> None:
    position.icon[next(place for place, seat in enumerate(position.icon) if seat >= 0)] = -1


def find_trigger(position: Position) -> None:
    position.triggers[0] += 1


def owe_cubes(position: Position) -> None:
    position.put(0, CUBES, -1)


def recount(what: int) -> Callable[[Position], None]:
    """A counter of a seat that is one too high."""

    def tamper(position: Position) -> None:
        position.add(1, what, 1)

    return tamper


def restock(position: Position) -> None:
    position.stock[STACK] += 1


@pytest.mark.parametrize(
    "tamper",
    [
        swap_space,
        lose_marker,
        lose_rocket,
        find_die,
        find_system,
        lose_exploration,
        find_station,
        find_ring,
        find_gyrodyne,
        take_transmitter,
        see_transmitter,
        tear_joint,
        lose_token,
        find_trigger,
        owe_cubes,
        restock,
        *(
            pytest.param(recount(int(what)), id=f"recount-{int(what)}")
            for what in (AREA, AWARDS, BLUE_STATIONS, DONE, ON_BOARD, PATENTS, RINGS_LEFT, SPINNING)
        ),
    ],
)
def test_the_ledger_notices(tamper: Callable[[Position], None]) -> None:
    ledger, position = middle()
    tamper(position)
    with pytest.raises(AssertionError):
        ledger.check(position)
