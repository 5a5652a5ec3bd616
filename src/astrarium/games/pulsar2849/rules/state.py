"""The fields of a position; no rules."""

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from astrarium.core.bag import Bag
from astrarium.core.codec import Reader, put, put_all
from astrarium.core.errors import BadBytes
from astrarium.core.state import NOTHING, State
from astrarium.games.pulsar2849.components import constants, schema, starmap, tables
from astrarium.games.pulsar2849.rules import blocks, codes, columns

EMPTY_BAG: Final = Bag(NOTHING)


@mypyc_attr(acyclic=True)
class PulsarState(State):
    """A position of Pulsar 2849. Locations are numbers of `starmap.NODE_NAMES`; NONE is -1.

    Everything is public; of what lies face down only counts are kept. The Dice Board is `dice`, `order`,
    `track` and `space`; tokens are seats in the fields of what they lie on. P-GEN-G3, P-COMP-04, P-COMP-10
    """

    __slots__ = (
        "boards",
        "bonus",
        "bonus_had",
        "copies",
        "counted",
        "covered",
        "designs",
        "dice",
        "discard",
        "duty",
        "gates",
        "goals",
        "gyro",
        "hand",
        "hq",
        "icon",
        "landing",
        "left",
        "letter",
        "link",
        "median",
        "offer",
        "online",
        "order",
        "own",
        "patents",
        "path",
        "pile",
        "ring",
        "round",
        "space",
        "star_map",
        "station",
        "stock",
        "system_tile",
        "systems",
        "tile_owner",
        "track",
        "triggers",
        "used",
        "variants",
    )

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.star_map: i64 = 0
        self.hq: i64 = 0
        self.variants: i64 = 0  # variants chosen, as bits
        self.round: i64 = 0
        self.order: vec[i64] = NOTHING  # seats by rocket on the Turn Order Track
        # Both tracks, from ahead to behind: whose marker, and on which space.
        self.track: vec[i64] = NOTHING
        self.space: vec[i64] = NOTHING
        self.dice: vec[i64] = NOTHING  # dice on the Dice Board by value
        self.median: i64 = 0  # twice the value of the median marker; odd between two spaces
        self.hand: vec[i64] = NOTHING  # silver dice by seat and value
        self.bonus: i64 = 0  # value of the bonus die held, 0 if none
        self.bonus_had: i64 = 0  # 1 if the seat in turn has had its bonus die
        self.duty: i64 = 0  # 1 if the bonus die held must be used
        self.own: vec[i64] = NOTHING  # by seat, see above
        self.stock: vec[i64] = NOTHING
        # The map.
        self.system_tile: vec[i64] = NOTHING  # by system: its tile, NONE while face down
        self.station: vec[i64] = NOTHING  # by system and seat: 0, BLUE_STATION or LIFELESS_STATION
        self.ring: vec[i64] = NOTHING  # by pulsar: the seat that claimed it
        self.gyro: vec[i64] = NOTHING  # by pulsar: 0, size, or size + SPIN
        self.systems: Bag = EMPTY_BAG  # system tiles not yet seen
        # Exploration tiles.
        self.pile: Bag = EMPTY_BAG
        self.discard: vec[i64] = NOTHING
        # Transmitters.
        self.letter: i64 = 0  # the letter on top of the pile
        self.designs: Bag = EMPTY_BAG  # what is unseen of that letter
        self.copies: vec[i64] = NOTHING  # by design: tiles already seen
        self.offer: vec[i64] = NOTHING
        self.tile_owner: vec[i64] = NOTHING
        self.covered: vec[i64] = NOTHING  # by tile: costs paid, as bits
        self.link: vec[i64] = NOTHING  # by tile and end: tile * 2 + end it is joined to, NONE if free
        self.online: vec[i64] = NOTHING  # tiles online, in the order they came
        # Technologies.
        self.boards: vec[i64] = NOTHING  # by category
        self.icon: vec[i64] = NOTHING  # by technology in play: tokens on its two icons, or on icon and lock
        self.patents: vec[i64] = NOTHING  # seat and technology, in the order of patenting
        self.triggers: vec[i64] = NOTHING  # by seat and event: VP, cubes, ±1, +2 gained each time
        # Goals.
        self.goals: vec[i64] = NOTHING
        self.counted: vec[i64] = NOTHING  # by seat and goal in play: 1 if it counts as met
        # The flight.
        self.path: vec[i64] = NOTHING  # locations visited, in order
        self.used: vec[i64] = NOTHING  # segments flown
        self.left: i64 = 0  # segments still to fly
        self.gates: i64 = 0  # colours of which one gate must still be visited, as bits
        self.landing: i64 = starmap.NONE  # the system flown through that is treated as the end

    def copy_fields(self, other: "PulsarState") -> None:
        """Take over everything `other` has."""
        self.copy_core(other)
        self.star_map = other.star_map
        self.hq = other.hq
        self.variants = other.variants
        self.round = other.round
        self.order = other.order[:]
        self.track = other.track[:]
        self.space = other.space[:]
        self.dice = other.dice[:]
        self.median = other.median
        self.hand = other.hand[:]
        self.bonus = other.bonus
        self.bonus_had = other.bonus_had
        self.duty = other.duty
        self.own = other.own[:]
        self.stock = other.stock[:]
        self.system_tile = other.system_tile[:]
        self.station = other.station[:]
        self.ring = other.ring[:]
        self.gyro = other.gyro[:]
        self.systems = other.systems.clone()
        self.pile = other.pile.clone()
        self.discard = other.discard[:]
        self._copy_cards(other)
        self.path = other.path[:]
        self.used = other.used[:]
        self.left = other.left
        self.gates = other.gates
        self.landing = other.landing

    def _copy_cards(self, other: "PulsarState") -> None:
        self.letter = other.letter
        self.designs = other.designs.clone()
        self.copies = other.copies[:]
        self.offer = other.offer[:]
        self.tile_owner = other.tile_owner[:]
        self.covered = other.covered[:]
        self.link = other.link[:]
        self.online = other.online[:]
        self.boards = other.boards[:]
        self.icon = other.icon[:]
        self.patents = other.patents[:]
        self.triggers = other.triggers[:]
        self.goals = other.goals[:]
        self.counted = other.counted[:]

    def clear(self) -> None:
        """Nothing is anywhere."""
        seats = self.seats
        self.own = vec[i64]([0] * (seats * columns.OWN))
        self.stock = vec[i64]([0] * columns.STOCK)
        self.dice = vec[i64]([0] * codes.DICE_SPACES)
        self.hand = vec[i64]([0] * (seats * codes.DICE_SPACES))
        self.system_tile = vec[i64]([starmap.NONE] * starmap.SYSTEMS)
        self.station = vec[i64]([0] * (starmap.SYSTEMS * codes.SEAT_ROOM))
        self.ring = vec[i64]([starmap.NONE] * starmap.PULSARS)
        self.gyro = vec[i64]([0] * starmap.PULSARS)
        self.discard = vec[i64]([0] * tables.EXPLORATIONS)
        self.copies = vec[i64]([0] * tables.DESIGNS)
        self.offer = vec[i64]([starmap.NONE] * constants.OFFER_SIZE)
        self.tile_owner = vec[i64]([starmap.NONE] * tables.TILES)
        self.covered = vec[i64]([0] * tables.TILES)
        self.link = vec[i64]([starmap.NONE] * (tables.TILES * 2))
        self.boards = vec[i64]([starmap.NONE] * 3)
        self.icon = vec[i64]([starmap.NONE] * codes.ICONS)
        self.triggers = vec[i64]([0] * (seats * schema.EVENT_COUNT * codes.GAINS))
        self.goals = vec[i64]([starmap.NONE] * constants.GOALS_IN_GAME)
        self.counted = vec[i64]([0] * (seats * constants.GOALS_IN_GAME))

    def markers(self) -> i64:
        """How many markers there are on each track."""
        return len(self.track) // constants.TRACKS

    def get(self, seat: i64, what: i64) -> i64:
        """Something of what is known of a seat."""
        return self.own[seat * columns.OWN + what]

    def put(self, seat: i64, what: i64, number: i64) -> None:
        """Set it."""
        place = seat * columns.OWN + what
        self.changed |= blocks.OF_COLUMN[place]
        self.own[place] = number

    def add(self, seat: i64, what: i64, number: i64) -> None:
        """Add to it."""
        place = seat * columns.OWN + what
        self.changed |= blocks.OF_COLUMN[place]
        self.own[place] += number

    def add_die(self, seat: i64, value: i64, number: i64) -> None:
        """Add to the silver dice of a value in a seat's hand."""
        self.changed |= blocks.MEANS[seat]
        self.hand[seat * codes.DICE_SPACES + value] += number

    def is_online(self, tile: i64) -> bool:
        """Whether a transmitter is online."""
        return tile in self.online

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
            self.star_map,
            self.hq,
            self.variants,
            self.round,
            self.median,
            self.bonus,
            self.bonus_had,
            self.duty,
            self.letter,
            self.left,
            self.gates,
            self.landing,
        ]

    def _vectors(self) -> list[vec[i64]]:
        return [
            self.order,
            self.track,
            self.space,
            self.dice,
            self.hand,
            self.own,
            self.stock,
            self.system_tile,
            self.station,
            self.ring,
            self.gyro,
            self.systems.counts,
            self.pile.counts,
            self.discard,
            self.designs.counts,
            self.copies,
            self.offer,
            self.tile_owner,
            self.covered,
            self.link,
            self.online,
            self.boards,
            self.icon,
            self.patents,
            self.triggers,
            self.goals,
            self.counted,
            self.path,
            self.used,
            self.agenda,
        ]

    def read(self, source: Reader) -> None:
        """Take over what `to_bytes` wrote, after the number of seats."""
        self.clear()
        self.star_map = source.take()
        if not 0 <= self.star_map < len(starmap.MAPS):
            raise BadBytes(f"the stored state has no map {self.star_map}")
        self.hq = source.take()
        self.variants = source.take()
        self.round = source.take()
        self.median = source.take()
        self.bonus = source.take()
        self.bonus_had = source.take()
        self.duty = source.take()
        self.letter = source.take()
        self.left = source.take()
        self.gates = source.take()
        self.landing = source.take()
        self._read_board(source)
        self._read_cards(source)
        self.path = source.take_all(starmap.NONE)
        self.used = source.take_all(starmap.NONE)
        self.agenda = source.take_all(starmap.NONE)
        source.finish()

    def _read_board(self, source: Reader) -> None:
        self.order = source.take_all(starmap.NONE)
        self.track = source.take_all(starmap.NONE)
        self.space = source.take_all(len(self.track))
        self.dice = source.take_all(len(self.dice))
        self.hand = source.take_all(len(self.hand))
        self.own = source.take_all(len(self.own))
        self.stock = source.take_all(len(self.stock))
        self.system_tile = source.take_all(len(self.system_tile))
        self.station = source.take_all(len(self.station))
        self.ring = source.take_all(len(self.ring))
        self.gyro = source.take_all(len(self.gyro))
        self.systems = Bag(source.take_all(tables.SYSTEM_TILES))
        self.pile = Bag(source.take_all(tables.EXPLORATIONS))
        self.discard = source.take_all(len(self.discard))

    def _read_cards(self, source: Reader) -> None:
        self.designs = Bag(source.take_all(tables.DESIGNS))
        self.copies = source.take_all(len(self.copies))
        self.offer = source.take_all(len(self.offer))
        self.tile_owner = source.take_all(len(self.tile_owner))
        self.covered = source.take_all(len(self.covered))
        self.link = source.take_all(len(self.link))
        self.online = source.take_all(starmap.NONE)
        self.boards = source.take_all(len(self.boards))
        self.icon = source.take_all(len(self.icon))
        self.patents = source.take_all(starmap.NONE)
        self.triggers = source.take_all(len(self.triggers))
        self.goals = source.take_all(len(self.goals))
        self.counted = source.take_all(len(self.counted))


def turn_order(s: PulsarState) -> vec[i64]:
    """The seats in turn order, each once. P-2P-G4: in 2p the foremost rocket counts."""
    found = vec[i64](capacity=s.seats)
    for seat in s.order:
        if seat not in found:
            found = append(found, seat)
    return found


def sizes_of(s: PulsarState, seat: i64, what: i64) -> i64:
    """The sum of three counts by size."""
    own, first = s.own, seat * columns.OWN + what
    total: i64 = 0
    for place in range(first, first + constants.SIZES):
        total += own[place]
    return total


def round_number(state: State) -> int:
    """Return the round that `state` is in."""
    assert isinstance(state, PulsarState)
    return int(state.round)
