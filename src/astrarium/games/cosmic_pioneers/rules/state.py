"""The state of a position: its fields, what follows from them, how it is stored; no rules."""

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from astrarium.core.bits import BITS
from astrarium.core.codec import Reader
from astrarium.core.state import FRAME, State
from astrarium.games.cosmic_pioneers.components import constants, tables
from astrarium.games.cosmic_pioneers.rules import blocks, codes, columns
from astrarium.games.cosmic_pioneers.rules.control import controller_of
from astrarium.games.cosmic_pioneers.rules.fields import CosmicFields

START_OPTIONS: Final[i64] = len(constants.FULL_HOLD)

EVERY_PLACE: Final[i64] = 2**constants.SECTORS - 1


@mypyc_attr(acyclic=True)
class CosmicState(CosmicFields):
    """A position of Cosmic Pioneers. Places of the ring are numbers from 0, clockwise; NONE is -1.

    `sector`, `goods` and `deck` are replaced, never changed in place, so clones may share them.
    `control` follows from `sector` and `life`; `stand` and `lay` update it.
    """

    __slots__ = ()

    def leave_step(self) -> None:
        """Pop the top step of the agenda and clear what it recorded of pieces moved in it."""
        self.drop()
        self.stage = 0
        self.transfer = codes.NONE

    def get(self, seat: i64, what: i64) -> i64:
        """Return the number of `seat` in the column `what`."""
        return self.own[seat * columns.OWN + what]

    def put(self, seat: i64, what: i64, number: i64) -> None:
        """Set the number of `seat` in the column `what`."""
        place = seat * columns.OWN + what
        if self.own[place] != number:
            self.changed |= blocks.OF_COLUMN[place]
            self.own[place] = number

    def add(self, seat: i64, what: i64, number: i64) -> None:
        """Add to the number of `seat` in the column `what`."""
        if number != 0:
            place = seat * columns.OWN + what
            self.changed |= blocks.OF_COLUMN[place]
            self.own[place] += number

    def ship(self, seat: i64) -> i64:
        """Return the place of the ship of `seat`."""
        return self.own[seat * columns.OWN + columns.SHIP]

    def move_ship(self, seat: i64, place: i64) -> None:
        """Move the ship of `seat` to `place`."""
        self.put(seat, columns.SHIP, place)

    def is_crashed(self, seat: i64) -> bool:
        """Return whether the ship of `seat` lies on its side."""
        return self.own[seat * columns.OWN + columns.CRASHED] == 1

    def cargo(self, seat: i64, piece: i64) -> i64:
        """Return the number of pieces of a kind in the hold of `seat`."""
        return self.own[seat * columns.OWN + columns.HOLD + piece]

    def add_cargo(self, seat: i64, piece: i64, number: i64) -> None:
        """Add `number` pieces of a kind to the hold of `seat`; fewer if negative."""
        self.add(seat, columns.HOLD + piece, number)

    def at(self, place: i64, slot: i64) -> i64:
        """Return the code of what stands on a slot."""
        return self.life[place * constants.SLOT_ROOM + slot]

    def stand(self, place: i64, slot: i64, who: i64) -> None:
        """Put a life form on a slot, or EMPTY."""
        number = place * constants.SLOT_ROOM + slot
        self.changed |= blocks.PLACE[place] | blocks.OF_LIFE[self.life[number]] | blocks.OF_LIFE[who]
        self.life[number] = who
        self._keep_control(place)

    def slots(self, place: i64) -> i64:
        """Return the number of slots of a place; 0 if no planet lies there."""
        planet = self.sector[place]
        if planet < 0:
            return 0
        return tables.PLANET_SLOTS[planet]

    def lay(self, place: i64, what: i64) -> None:
        """Lay a hex on a place of the ring."""
        self.changed |= blocks.PLACE[place]
        sector = self.sector[:]
        sector[place] = what
        self.sector = sector
        self._keep_control(place)

    def controller(self, place: i64) -> i64:
        """Return the seat that controls a planet; NONE without one."""
        for seat in range(self.seats):
            if self.control & BITS[seat * constants.SECTORS + place] != 0:
                return seat
        return codes.NONE

    def held_by(self, seat: i64) -> i64:
        """Return a mask of the places that `seat` controls."""
        return self.control >> seat * constants.SECTORS & EVERY_PLACE

    def _keep_control(self, place: i64) -> None:
        """Update `control` after a change at `place`."""
        before, now = (
            self.controller(place),
            controller_of(self.sector[place], self.life, place * constants.SLOT_ROOM),
        )
        if now != before:
            # A colonist of NONE is EMPTY, which has no part.
            self.changed |= (
                blocks.OF_LIFE[codes.FIRST_COLONIST + before] | blocks.OF_LIFE[codes.FIRST_COLONIST + now]
            )
            self.changed |= blocks.RANKS
            if before != codes.NONE:
                self.control -= BITS[before * constants.SECTORS + place]
            if now != codes.NONE:
                self.control += BITS[now * constants.SECTORS + place]

    def goods_at(self, place: i64, colour: i64) -> i64:
        """Return the number of goods tokens of a colour that lie on a place."""
        return self.goods[place * constants.COLOUR_COUNT + colour]

    def add_goods(self, place: i64, colour: i64, number: i64) -> None:
        """Lay `number` goods tokens of a colour on a place; take them away if negative."""
        self.changed |= blocks.GOODS
        goods = self.goods[:]
        goods[place * constants.COLOUR_COUNT + colour] += number
        self.goods = goods

    def meeples(self, species: i64) -> i64:
        """Return the number of aliens of a species in the supply."""
        return self.stock[columns.MEEPLES + species]

    def add_meeples(self, species: i64, number: i64) -> None:
        """Add `number` aliens of a species to the supply; fewer if negative."""
        self.changed |= blocks.STOCK
        self.stock[columns.MEEPLES + species] += number

    def goods_in_stock(self, colour: i64) -> i64:
        """Return the number of goods tokens of a colour beside the scenario card."""
        return self.stock[columns.GOODS + colour]

    def add_goods_in_stock(self, colour: i64, number: i64) -> None:
        """Add `number` goods tokens of a colour beside the scenario card; fewer if negative."""
        self.changed |= blocks.STOCK
        self.stock[columns.GOODS + colour] += number

    def begin_round(self) -> None:
        """Advance the round counter."""
        self.round += 1
        self.changed |= blocks.FIGURES

    def set_scenario(self, scenario: i64) -> None:
        """Set the scenario that was drawn."""
        self.scenario = scenario
        self.changed |= blocks.FIGURES

    def has_drawn(self, species: i64) -> bool:
        """Return whether an alien card of `species` has been drawn at set-up."""
        return self.species & BITS[species] != 0

    def draw_species(self, species: i64) -> None:
        """Add `species` to those drawn at set-up."""
        self.species += BITS[species]
        self.changed |= blocks.TABLE

    def in_pool(self, planet: i64) -> bool:
        """Return whether `planet` is in the pool of planets to lay."""
        return self.pool & BITS[planet] != 0

    def add_to_pool(self, planet: i64) -> None:
        """Add `planet` to the pool of planets to lay."""
        self.pool += BITS[planet]
        self.changed |= blocks.TABLE

    def take_from_pool(self, planet: i64) -> None:
        """Take `planet` out of the pool of planets to lay."""
        self.pool -= BITS[planet]
        self.changed |= blocks.TABLE

    def set_belts(self, number: i64) -> None:
        """Set the number of belts to lay."""
        self.belts = number
        self.changed |= blocks.TABLE

    def set_deck(self, deck: vec[i64], known: i64) -> None:
        """Replace the event deck; `known` is 1 if it holds exactly its unseen cards."""
        self.changed |= blocks.DECK
        self.deck = deck
        self.known = known

    def draw_card(self, card: i64) -> None:
        """Take an event card out of the deck."""
        deck = self.deck[:]
        deck[columns.UNSEEN + card] -= 1
        deck[columns.LEFT + tables.CARD_SPECIES[card]] -= 1
        self.set_deck(deck, self.known)

    def discard_card(self, card: i64) -> None:
        """Put an event card on the discards."""
        deck = self.deck[:]
        deck[columns.DISCARDED + card] += 1
        self.set_deck(deck, self.known)

    def shuffle_discards(self) -> None:
        """Make a new event deck of all discards."""
        deck = self.deck[:]
        for card in range(tables.CARD_COUNT):
            deck[columns.UNSEEN + card] = deck[columns.DISCARDED + card]
            deck[columns.LEFT + tables.CARD_SPECIES[card]] += deck[columns.DISCARDED + card]
            deck[columns.DISCARDED + card] = 0
        self.set_deck(deck, 1)

    def turn_into(self, step: i64, argument: i64) -> None:
        """Replace the step on top of the agenda by another one of its seat."""
        agenda = self.agenda
        top = len(agenda) - FRAME
        agenda[top] = step
        agenda[top + 2] = argument

    def to_bytes(self) -> bytes:
        out = BytesWriter()
        self.write_numbers(out)
        self.write_vectors(out)
        return out.getvalue()

    def read(self, source: Reader) -> None:
        """Read what `to_bytes` wrote after the number of seats."""
        self.read_numbers(source)
        self.read_vectors(source)
        source.finish()
        for place in range(constants.SECTORS):
            self._keep_control(place)


def round_number(state: State) -> int:
    """Return the round that `state` is in."""
    assert isinstance(state, CosmicState)
    return int(state.round)
