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
    `control` follows from `sector` and `life`, and is kept right by `stand` and `lay`.
    """

    __slots__ = ()

    def leave_step(self) -> None:
        """Take the top step off the agenda, with what it remembered of the pieces moved in it."""
        self.drop()
        self.stage = 0
        self.transfer = codes.NONE

    def get(self, seat: i64, what: i64) -> i64:
        """Something of what is known of a seat."""
        return self.own[seat * columns.OWN + what]

    def put(self, seat: i64, what: i64, number: i64) -> None:
        """Set it."""
        place = seat * columns.OWN + what
        if self.own[place] != number:
            self.changed |= blocks.OF_COLUMN[place]
            self.own[place] = number

    def add(self, seat: i64, what: i64, number: i64) -> None:
        """Add to it."""
        if number != 0:
            place = seat * columns.OWN + what
            self.changed |= blocks.OF_COLUMN[place]
            self.own[place] += number

    def at(self, place: i64, slot: i64) -> i64:
        """What stands on a slot."""
        return self.life[place * constants.SLOT_ROOM + slot]

    def stand(self, place: i64, slot: i64, who: i64) -> None:
        """Put somebody, or nobody, on a slot."""
        number = place * constants.SLOT_ROOM + slot
        self.changed |= blocks.PLACE[place] | blocks.OF_LIFE[self.life[number]] | blocks.OF_LIFE[who]
        self.life[number] = who
        self._keep_control(place)

    def slots(self, place: i64) -> i64:
        """How many slots a place has; 0 if it is no planet."""
        planet = self.sector[place]
        if planet < 0:
            return 0
        return tables.PLANET_SLOTS[planet]

    def lay(self, place: i64, what: i64) -> None:
        """Put a hex on a place of the ring."""
        self.changed |= blocks.PLACE[place]
        sector = self.sector[:]
        sector[place] = what
        self.sector = sector
        self._keep_control(place)

    def controller(self, place: i64) -> i64:
        """The seat that controls a planet, NONE if nobody does."""
        for seat in range(self.seats):
            if self.control & BITS[seat * constants.SECTORS + place] != 0:
                return seat
        return codes.NONE

    def held_by(self, seat: i64) -> i64:
        """The places a seat controls, as bits."""
        return self.control >> seat * constants.SECTORS & EVERY_PLACE

    def _keep_control(self, place: i64) -> None:
        """Something changed at a place: keep who controls it."""
        before, now = (
            self.controller(place),
            controller_of(self.sector[place], self.life, place * constants.SLOT_ROOM),
        )
        if now != before:
            # A colonist of NONE is EMPTY, of which no part tells.
            self.changed |= (
                blocks.OF_LIFE[codes.FIRST_COLONIST + before] | blocks.OF_LIFE[codes.FIRST_COLONIST + now]
            )
            self.changed |= blocks.RANKS
            if before != codes.NONE:
                self.control -= BITS[before * constants.SECTORS + place]
            if now != codes.NONE:
                self.control += BITS[now * constants.SECTORS + place]

    def add_goods(self, place: i64, colour: i64, number: i64) -> None:
        """Lay goods on a place, or take them away."""
        self.changed |= blocks.GOODS
        goods = self.goods[:]
        goods[place * constants.COLOUR_COUNT + colour] += number
        self.goods = goods

    def stow(self, what: i64, number: i64) -> None:
        """Add to a common stock."""
        self.changed |= blocks.STOCK
        self.stock[what] += number

    def set_deck(self, deck: vec[i64]) -> None:
        """Replace the event deck."""
        self.changed |= blocks.DECK
        self.deck = deck

    def turn_into(self, step: i64, argument: i64) -> None:
        """The step on top of the agenda becomes another one of the same seat."""
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
