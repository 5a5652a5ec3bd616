"""The ledger of Globular Cluster notices a piece that is taken away or slipped in."""

from collections.abc import Callable

import pytest

import astrarium
from astrarium.games.globular_cluster.position import Position
from tests.contract.conservation import GlobularLedger
from tests.contract.play import Table, walk


def test_the_ledger_agrees_with_a_match_in_the_middle() -> None:
    ledger, position = middle()
    ledger.check(position)


def middle() -> tuple[GlobularLedger, Position]:
    """A match after a hundred events."""
    table = Table(astrarium.game("globular-cluster"), 2)
    ledger = GlobularLedger(2)
    for number, (state, action) in enumerate(walk(table, 7)):
        if number == 100:
            assert isinstance(state, Position)
            return ledger, state
        ledger.note(state, table.game.space.text(action))
    raise AssertionError("the match is too short")


def lose_member(position: Position) -> None:
    position.members[list(position.members).index(max(position.members))] -= 1


def lose_leader(position: Position) -> None:
    position.leader[0] = -1


def find_penny(position: Position) -> None:
    position.pennies[position.placed[3]] += 1


def find_cache(position: Position) -> None:
    position.caches[0] += 1


def lose_tile(position: Position) -> None:
    position.bag.take(position.bag.outcomes(0)[0])


def swap_tile(position: Position) -> None:
    position.tile[position.placed[3]] = 1


def find_station(position: Position) -> None:
    position.sites[0] = position.placed[0] if position.sites[0] < 0 else -1


def forget_tile(position: Position) -> None:
    position.gone += 1


@pytest.mark.parametrize(
    "tamper",
    [lose_member, lose_leader, find_penny, find_cache, lose_tile, swap_tile, find_station, forget_tile],
)
def test_the_ledger_notices(tamper: Callable[[Position], None]) -> None:
    ledger, position = middle()
    tamper(position)
    with pytest.raises(AssertionError):
        ledger.check(position)
