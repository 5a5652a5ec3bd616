"""The ledger of Pulsar 2849 detects a missing, surplus or miscounted piece."""

from collections.abc import Callable

import pytest

import astrarium
from astrarium.games.pulsar2849.position import PulsarPosition
from astrarium.games.pulsar2849.rules import columns
from tests.contract.play import ContractTable, walk
from tests.contract.pulsar import PulsarConservation


def middle() -> tuple[PulsarConservation, PulsarPosition]:
    """Return the ledger and the position of a match after 150 events."""
    table = ContractTable(astrarium.game("pulsar2849"), 3)
    ledger = PulsarConservation(3)
    for number, (state, action) in enumerate(walk(table, 7)):
        if number == 150:
            assert isinstance(state, PulsarPosition)
            return ledger, state
        ledger.note(state, table.game.space.text(action))
    raise AssertionError("the match is too short")


def test_the_ledger_agrees_with_a_match_in_the_middle() -> None:
    ledger, position = middle()
    ledger.check(position)
    assert len(position.patents) > 0
    assert max(position.tile_owner) >= 0


def swap_space(position: PulsarPosition) -> None:
    position.space[0] = 99


def lose_marker(position: PulsarPosition) -> None:
    position.track[0] = (position.track[0] + 1) % 3


def lose_rocket(position: PulsarPosition) -> None:
    position.order[0] = position.order[1]


def find_die(position: PulsarPosition) -> None:
    position.dice[3] += 1


def find_system(position: PulsarPosition) -> None:
    position.systems.take(position.systems.outcomes(0)[0])


def lose_exploration(position: PulsarPosition) -> None:
    position.discard[0] += 1


def find_station(position: PulsarPosition) -> None:
    position.station[list(position.system_tile).index(-1) * 4] = 1


def find_ring(position: PulsarPosition) -> None:
    position.ring[list(position.ring).index(-1)] = 0


def find_gyrodyne(position: PulsarPosition) -> None:
    position.gyro[list(position.ring).index(-1)] = 1


def take_transmitter(position: PulsarPosition) -> None:
    position.tile_owner[list(position.tile_owner).index(-1)] = 2


def see_transmitter(position: PulsarPosition) -> None:
    position.copies[len(position.copies) - 1] += 1


def tear_joint(position: PulsarPosition) -> None:
    position.link[0] = 7


def lose_token(position: PulsarPosition) -> None:
    position.icon[next(place for place, seat in enumerate(position.icon) if seat >= 0)] = -1


def find_trigger(position: PulsarPosition) -> None:
    position.triggers[0] += 1


def owe_cubes(position: PulsarPosition) -> None:
    position.put(0, columns.CUBES, -1)


def recount(what: int) -> Callable[[PulsarPosition], None]:
    """Return a function that raises a counter of a seat by one."""

    def tamper(position: PulsarPosition) -> None:
        position.add(1, what, 1)

    return tamper


def restock(position: PulsarPosition) -> None:
    position.stock[columns.STACK] += 1


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
            for what in (
                columns.AREA,
                columns.AWARDS,
                columns.BLUE_STATIONS,
                columns.DONE,
                columns.ON_BOARD,
                columns.PATENTS,
                columns.RINGS_LEFT,
                columns.SPINNING,
            )
        ),
    ],
)
def test_the_ledger_notices(tamper: Callable[[PulsarPosition], None]) -> None:
    ledger, position = middle()
    tamper(position)
    with pytest.raises(AssertionError):
        ledger.check(position)
