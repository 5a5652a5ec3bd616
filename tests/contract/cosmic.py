"""The pieces of Cosmic Pioneers: colonists, aliens, goods, hexes, event cards, credits.

The numbers come straight from the component files.
"""

import tomllib
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any, Final

import astrarium
from astrarium.core.state import State
from astrarium.games.cosmic_pioneers.position import CosmicPosition
from astrarium.games.cosmic_pioneers.rules import codes, columns, steps

COLOURS: Final = ("red", "blue", "green", "yellow")
SLOT_ROOM: Final = 8


@cache
def listed(name: str) -> dict[str, Any]:
    """Return the content of a component file."""
    file = Path(astrarium.game("cosmic-pioneers").folder) / "components" / f"{name}.toml"
    return tomllib.loads(file.read_text("utf-8"))


class CosmicConservation:
    """All pieces of a match of Cosmic Pioneers."""

    def __init__(self, seats: int) -> None:
        constants = listed("constants")
        self.seats = seats
        self.colonists: int = constants["players"]["colonists_each"]
        self.meeples = [species["meeples"] for species in listed("aliens")["species"]]
        self.goods: int = constants["goods"]["each_colour"]
        self.cards = listed("aliens")["card"]
        self.planets = listed("planets")["planet"]
        self.laid: dict[int, str] = {}
        self.drawn: set[str] = set()
        self.made = 0  # cards of the event deck

    def note(self, state: State, text: str) -> None:  # noqa: ARG002
        kind, *targets = text.split()
        if kind == "lay":
            self.laid[int(targets[1].removeprefix("r"))] = targets[0]
        elif kind == "planet":
            self.drawn.add(targets[0])

    def check(self, state: State) -> None:
        assert isinstance(state, CosmicPosition)
        self._check_ring(state)
        self._check_life(state)
        self._check_control(state)
        self._check_goods(state)
        self._check_deck(state)
        for seat in range(self.seats):
            assert state.get(seat, columns.CREDITS) >= 0
            assert state.get(seat, columns.CREDITS) % 100 == 0
            assert 0 <= state.get(seat, columns.SHIP) < len(state.sector)
            assert all(1 <= state.get(seat, columns.LEVEL + attribute) <= 3 for attribute in range(4))

    def _check_ring(self, state: CosmicPosition) -> None:
        """Hexes stay where they were laid unless destroyed; the pool holds the others."""
        pool = {planet["id"] for number, planet in enumerate(self.planets) if state.pool >> number & 1}
        assert pool <= self.drawn
        for place, hexagon in self.laid.items():
            found = state.sector[place]
            if hexagon == "belt":
                assert found < codes.UNLAID
            else:
                assert found == codes.RUIN or self.planets[found]["id"] == hexagon
        names = [self.planets[found]["id"] for found in state.sector if found >= 0]
        assert len(set(names)) == len(names)
        assert not pool & set(names)
        gone = sum(found == codes.RUIN for found in state.sector)
        assert len(pool) + len(names) + gone == len(self.drawn)

    def _check_life(self, state: CosmicPosition) -> None:
        """Colonists are on slots, in holds or in reserve; aliens there too, or in the supply."""
        standing = Counter(int(who) for who in state.life if who)
        for place, found in enumerate(state.sector):
            slots = self.planets[found]["slots"] if found >= 0 else 0
            assert not any(list(state.life)[place * SLOT_ROOM + slots : (place + 1) * SLOT_ROOM])
        for seat in range(self.seats):
            inside = int(state.get(seat, columns.HOLD) + state.get(seat, columns.RESERVE))
            assert min(state.get(seat, columns.HOLD + piece) for piece in range(codes.PIECE_COUNT)) >= 0
            assert state.get(seat, columns.RESERVE) >= 0
            assert standing[codes.FIRST_COLONIST + seat] + inside == self.colonists
        for species, meeples in enumerate(self.meeples):
            aboard = sum(
                int(state.get(seat, columns.HOLD + codes.FIRST_ALIEN + species)) for seat in range(self.seats)
            )
            assert state.stock[columns.MEEPLES + species] >= 0
            assert (
                standing[codes.FIRST_NATIVE + species] + aboard + state.stock[columns.MEEPLES + species]
                == meeples
            )

    def _check_control(self, state: CosmicPosition) -> None:
        """Stored control agrees with the pieces: green slots full, most colonists of one seat."""
        held = dict.fromkeys(range(self.seats), 0)
        for place, found in enumerate(state.sector):
            if found < 0:
                continue
            slots = [int(state.at(place, slot)) - codes.FIRST_COLONIST for slot in range(SLOT_ROOM)]
            owners = Counter(seat for seat in slots if 0 <= seat < self.seats).most_common(2)
            green = all(slots[slot - 1] in range(self.seats) for slot in self.planets[found]["green"])
            if green and (len(owners) == 1 or owners[0][1] > owners[1][1]):
                held[owners[0][0]] += 2**place
        assert held == {seat: state.held_by(seat) for seat in range(self.seats)}

    def _check_goods(self, state: CosmicPosition) -> None:
        for colour in range(len(COLOURS)):
            aboard = sum(
                int(state.get(seat, columns.HOLD + codes.FIRST_GOODS + colour)) for seat in range(self.seats)
            )
            lying = [int(state.goods[place * len(COLOURS) + colour]) for place in range(len(state.sector))]
            assert min(*lying, int(state.stock[columns.GOODS + colour])) >= 0
            assert sum(lying) + aboard + state.stock[columns.GOODS + colour] == self.goods

    def _check_deck(self, state: CosmicPosition) -> None:
        """Cards are in the deck or the discards, or one is being resolved; their number is constant."""
        deck = [int(count) for count in state.deck]
        assert len(deck) == columns.DECK
        assert min(deck) >= 0
        left, unseen, gone = (
            deck[columns.LEFT : columns.UNSEEN],
            deck[columns.UNSEEN : columns.DISCARDED],
            deck[columns.DISCARDED :],
        )
        under_way = [int(state.agenda[place + 2]) for place in _steps(state, int(steps.SPAWN))]
        total = sum(left) + sum(gone) + len(under_way)
        assert self.made in (0, total)
        self.made = total
        for number, card in enumerate(self.cards):
            assert unseen[number] + gone[number] + under_way.count(number) <= card["copies"]
        for species, entry in enumerate(listed("aliens")["species"]):
            of_species = [number for number, card in enumerate(self.cards) if card["species"] == entry["id"]]
            assert left[species] <= sum(unseen[number] for number in of_species)
            assert not state.known or left[species] == sum(unseen[number] for number in of_species)


def _steps(state: State, step: int) -> list[int]:
    """Return the offsets of the frames of `step` on the agenda."""
    return [place for place in range(0, len(state.agenda), 3) if state.agenda[place] == step]
