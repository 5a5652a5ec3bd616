"""The fields of a position; no rules."""

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from astrarium.core.bits import BITS
from astrarium.core.codec import Reader, put, put_all
from astrarium.core.state import FRAME, NOTHING, State
from astrarium.games.cosmic_pioneers.components import constants, tables
from astrarium.games.cosmic_pioneers.rules import blocks, codes, columns
from astrarium.games.cosmic_pioneers.rules.control import controller_of

START_OPTIONS: Final[i64] = len(constants.FULL_HOLD)

EVERY_PLACE: Final[i64] = 2**constants.SECTORS - 1


@mypyc_attr(acyclic=True)
class CosmicState(State):
    """A position of Cosmic Pioneers. Places of the ring are numbers from 0, clockwise; NONE is -1.

    `sector`, `goods` and `deck` are replaced, never changed in place, so clones may share them.
    `control` follows from `sector` and `life`, and is kept right by `stand` and `lay`.
    """

    __slots__ = (
        "belts",
        "candidates",
        "control",
        "deck",
        "die",
        "events",
        "first",
        "goods",
        "known",
        "life",
        "own",
        "picks",
        "pool",
        "rival",
        "rival_die",
        "round",
        "scenario",
        "sector",
        "species",
        "stage",
        "start",
        "stay",
        "stock",
        "target",
        "transfer",
        "turn",
    )

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.events: i64 = 0  # which rounds draw an event card
        self.start: i64 = 0  # with what everybody starts
        self.stay: i64 = 0  # 1 if a ship may remain where it is
        self.scenario: i64 = codes.NONE
        self.species: i64 = 0  # the species drawn at set-up, as bits
        self.first: i64 = codes.NONE  # the first player
        self.round: i64 = 0
        self.turn: i64 = codes.NONE  # the seat whose turn it is or was last, NONE before the first of a round
        self.pool: i64 = 0  # planets to lay, as bits
        self.belts: i64 = 0  # belts to lay
        self.sector: vec[i64] = NOTHING  # by place: a planet, or what else lies there
        self.life: vec[i64] = NOTHING  # by place and slot
        self.control: i64 = 0  # by seat: the places it controls, as bits
        self.goods: vec[i64] = NOTHING  # by place and colour
        self.own: vec[i64] = NOTHING  # by seat, see above
        self.stock: vec[i64] = NOTHING
        self.deck: vec[i64] = NOTHING
        self.known: i64 = 0  # 1 once the deck has been shuffled anew, so that its content is known
        # What is under way.
        self.candidates: i64 = 0  # places an effect may act on, as bits
        self.picks: i64 = 0  # and those picked
        self.rival: i64 = codes.NONE  # the defender of the fight
        self.die: i64 = 0  # the last die rolled by the seat on turn
        self.rival_die: i64 = 0
        self.target: i64 = 0  # the kind of life form that is bombed
        self.stage: i64 = 0  # in phase 4 the transfers made, else the least piece or slot that may be picked
        self.transfer: i64 = codes.NONE  # the last one of phase 4

    def leave_step(self) -> None:
        """Take the top step off the agenda, with what it remembered of the pieces moved in it."""
        self.drop()
        self.stage = 0
        self.transfer = codes.NONE

    def copy_fields(self, other: "CosmicState") -> None:
        """Take over everything `other` has."""
        self.copy_core(other)
        self.events = other.events
        self.start = other.start
        self.stay = other.stay
        self.scenario = other.scenario
        self.species = other.species
        self.first = other.first
        self.round = other.round
        self.turn = other.turn
        self.pool = other.pool
        self.belts = other.belts
        self.sector = other.sector
        self.life = other.life[:]
        self.control = other.control
        self.goods = other.goods
        self.own = other.own[:]
        self.stock = other.stock[:]
        self.deck = other.deck
        self.known = other.known
        self.candidates = other.candidates
        self.picks = other.picks
        self.rival = other.rival
        self.die = other.die
        self.rival_die = other.rival_die
        self.target = other.target
        self.stage = other.stage
        self.transfer = other.transfer

    def clear(self) -> None:
        """Nothing is anywhere."""
        self.sector = vec[i64]([codes.UNLAID] * constants.SECTORS)
        self.life = vec[i64]([codes.EMPTY] * (constants.SECTORS * constants.SLOT_ROOM))
        self.control = 0
        self.goods = vec[i64]([0] * (constants.SECTORS * constants.COLOUR_COUNT))
        self.own = vec[i64]([0] * (self.seats * columns.OWN))
        self.stock = vec[i64]([0] * columns.STOCK)
        self.deck = vec[i64]([0] * columns.DECK)

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
        """The whole position."""
        out = BytesWriter()
        for number in self._numbers():
            put(out, number)
        for numbers in self._vectors():
            put_all(out, numbers)
        return out.getvalue()

    def _numbers(self) -> list[i64]:
        return [
            self.seats,
            self.events,
            self.start + self.stay * START_OPTIONS,
            self.scenario,
            self.species,
            self.first,
            self.round,
            self.turn,
            self.pool,
            self.belts,
            self.known,
            self.candidates,
            self.picks,
            self.rival,
            self.die,
            self.rival_die,
            self.target,
            self.stage,
            self.transfer,
        ]

    def _vectors(self) -> list[vec[i64]]:
        return [
            self.sector,
            self.life,
            self.goods,
            self.own,
            self.stock,
            self.deck,
            self.agenda,
        ]

    def read(self, source: Reader) -> None:
        """Take over what `to_bytes` wrote, after the number of seats."""
        self.clear()
        self.events = source.take()
        start = source.take()
        self.start = start % START_OPTIONS
        self.stay = start // START_OPTIONS
        self.scenario = source.take()
        self.species = source.take()
        self.first = source.take()
        self.round = source.take()
        self.turn = source.take()
        self.pool = source.take()
        self.belts = source.take()
        self.known = source.take()
        self.candidates = source.take()
        self.picks = source.take()
        self.rival = source.take()
        self.die = source.take()
        self.rival_die = source.take()
        self.target = source.take()
        self.stage = source.take()
        self.transfer = source.take()
        self.sector = source.take_all(len(self.sector))
        self.life = source.take_all(len(self.life))
        self.goods = source.take_all(len(self.goods))
        self.own = source.take_all(len(self.own))
        self.stock = source.take_all(len(self.stock))
        self.deck = source.take_all(len(self.deck))
        self.agenda = source.take_all(codes.NONE)
        source.finish()
        for place in range(constants.SECTORS):
            self._keep_control(place)


def round_number(state: State) -> int:
    """Return the round that `state` is in."""
    assert isinstance(state, CosmicState)
    return int(state.round)
