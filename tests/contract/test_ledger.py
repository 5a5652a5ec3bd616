"""The ledger of Globular Cluster detects a missing or surplus piece."""

from collections.abc import Callable

import pytest

import astrarium
from astrarium.games.globular_cluster.position import GlobularPosition
from tests.contract.conservation import GlobularConservation
from tests.contract.play import ContractTable, walk


def test_the_ledger_agrees_with_a_match_in_the_middle() -> None:
    ledger, position = middle()
    ledger.check(position)


def middle() -> tuple[GlobularConservation, GlobularPosition]:
    """Return the ledger and the position of a match after a hundred events."""
    table = ContractTable(astrarium.game("globular-cluster"), 2)
    ledger = GlobularConservation(2)
    for number, (state, action) in enumerate(walk(table, 7)):
        if number == 100:
            assert isinstance(state, GlobularPosition)
            return ledger, state
        ledger.note(state, table.game.space.text(action))
    raise AssertionError("the match is too short")


def lose_member(position: GlobularPosition) -> None:
    position.members[list(position.members).index(max(position.members))] -= 1


def lose_leader(position: GlobularPosition) -> None:
    position.leader[0] = -1


def find_penny(position: GlobularPosition) -> None:
    position.pennies[position.placed[3]] += 1


def find_cache(position: GlobularPosition) -> None:
    position.caches[0] += 1


def lose_tile(position: GlobularPosition) -> None:
    position.bag.take(position.bag.outcomes(0)[0])


def swap_tile(position: GlobularPosition) -> None:
    position.tile[position.placed[3]] = 1


def find_station(position: GlobularPosition) -> None:
    position.sites[0] = position.placed[0] if position.sites[0] < 0 else -1


def forget_tile(position: GlobularPosition) -> None:
    position.gone += 1


@pytest.mark.parametrize(
    "tamper",
    [lose_member, lose_leader, find_penny, find_cache, lose_tile, swap_tile, find_station, forget_tile],
)
def test_the_ledger_notices(tamper: Callable[[GlobularPosition], None]) -> None:
    ledger, position = middle()
    tamper(position)
    with pytest.raises(AssertionError):
        ledger.check(position)
