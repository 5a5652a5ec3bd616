"""The ledger of Cosmic Pioneers detects a missing, surplus or misplaced piece."""

from collections.abc import Callable

import pytest

import astrarium
from astrarium.games.cosmic_pioneers.position import CosmicPosition
from astrarium.games.cosmic_pioneers.rules import columns
from tests.contract.cosmic import CosmicConservation
from tests.contract.play import ContractTable, walk


def middle() -> tuple[CosmicConservation, CosmicPosition]:
    """Return the ledger and the position of a match after 150 events."""
    table = ContractTable(astrarium.game("cosmic-pioneers"), 3)
    ledger = CosmicConservation(3)
    for number, (state, action) in enumerate(walk(table, 7)):
        ledger.check(state)
        if number == 150:
            assert isinstance(state, CosmicPosition)
            return ledger, state
        ledger.note(state, table.game.space.text(action))
    raise AssertionError("the match is too short")


def test_the_ledger_agrees_with_a_match_in_the_middle() -> None:
    ledger, position = middle()
    ledger.check(position)
    assert any(position.life)


def lose_colonist(position: CosmicPosition) -> None:
    position.add(0, columns.RESERVE, -1)


def find_colonist(position: CosmicPosition) -> None:
    position.add(1, columns.HOLD, 1)


def find_alien(position: CosmicPosition) -> None:
    position.stock[columns.MEEPLES] += 1


def find_goods(position: CosmicPosition) -> None:
    position.stock[columns.GOODS + 2] += 1


def lay_goods(position: CosmicPosition) -> None:
    position.add_goods(3, 1, 1)


def swap_planets(position: CosmicPosition) -> None:
    first, second = position.sector[1], position.sector[2]
    position.lay(1, second)
    position.lay(2, first)


def lose_planet(position: CosmicPosition) -> None:
    position.lay(1, -1)


def stand_outside(position: CosmicPosition) -> None:
    position.life[0] = position.life[[int(who) for who in position.life].index(max(position.life))]


def control_the_jumpgate(position: CosmicPosition) -> None:
    position.control += 1


def find_card(position: CosmicPosition) -> None:
    deck = position.deck[:]
    deck[columns.DISCARDED] += 1
    position.deck = deck


def owe_credits(position: CosmicPosition) -> None:
    position.put(0, columns.CREDITS, -100)


def rise_too_high(position: CosmicPosition) -> None:
    position.put(2, columns.LEVEL, 4)


@pytest.mark.parametrize(
    "tamper",
    [
        lose_colonist,
        find_colonist,
        find_alien,
        find_goods,
        lay_goods,
        swap_planets,
        lose_planet,
        stand_outside,
        control_the_jumpgate,
        find_card,
        owe_credits,
        rise_too_high,
    ],
)
def test_the_ledger_notices(tamper: Callable[[CosmicPosition], None]) -> None:
    ledger, position = middle()
    tamper(position)
    with pytest.raises((AssertionError, IndexError)):
        ledger.check(position)
