"""Generated from fields.toml by `python -m tools.fields`."""

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from astrarium.core.bag import EMPTY_BAG, Bag
from astrarium.core.codec import Reader, put, put_all, within
from astrarium.core.state import NOTHING, State
from astrarium.games.pulsar2849.components import constants, schema, starmap, tables
from astrarium.games.pulsar2849.rules import codes, columns


@mypyc_attr(acyclic=True)
class PulsarFields(State):
    """Fields of a position: declaration, copy, storage."""

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
        self.star_map: i64 = 0  # an index of starmap.MAPS
        self.hq: i64 = 0  # option: which HQ boards are used
        self.variants: i64 = 0  # variants chosen, as bits
        self.round: i64 = 0
        self.median: i64 = 0  # twice the value of the median marker; odd between two spaces
        self.bonus: i64 = 0  # value of the bonus die held, 0 if none
        self.bonus_had: i64 = 0  # 1 if the seat in turn has had its bonus die
        self.duty: i64 = 0  # 1 if the bonus die held must be used
        self.letter: i64 = 0  # the letter on top of the pile
        self.left: i64 = 0  # segments still to fly
        self.gates: i64 = 0  # colours of which one gate must still be visited, as bits
        self.landing: i64 = starmap.NONE  # the system flown through that is treated as the end
        self.order: vec[i64] = NOTHING  # seats by rocket on the Turn Order Track
        self.track: vec[i64] = NOTHING  # markers of both tracks from ahead to behind: their seats
        self.space: vec[i64] = NOTHING  # spaces of the markers in `track`
        self.dice: vec[i64] = NOTHING  # dice on the Dice Board by value
        self.hand: vec[i64] = NOTHING  # silver dice by seat and value
        self.own: vec[i64] = NOTHING  # by seat and column of `columns`
        self.stock: vec[i64] = NOTHING  # by column of `columns`
        self.system_tile: vec[i64] = NOTHING  # by system: its tile, NONE while face down
        self.station: vec[i64] = NOTHING  # by system and seat: 0, BLUE_STATION or LIFELESS_STATION
        self.ring: vec[i64] = NOTHING  # by pulsar: the seat that claimed it
        self.gyro: vec[i64] = NOTHING  # by pulsar: 0, size, or size + SPIN
        self.systems: Bag = EMPTY_BAG  # system tiles not yet seen
        self.pile: Bag = EMPTY_BAG  # exploration tiles face down
        self.discard: vec[i64] = NOTHING  # exploration tiles discarded, by kind
        self.designs: Bag = EMPTY_BAG  # what is unseen of that letter
        self.copies: vec[i64] = NOTHING  # by design: tiles already seen
        self.offer: vec[i64] = NOTHING  # transmitters on offer, by place
        self.tile_owner: vec[i64] = NOTHING  # by tile: the seat that claimed it
        self.covered: vec[i64] = NOTHING  # by tile: costs paid, as bits
        self.link: vec[i64] = NOTHING  # by tile and end: tile * 2 + end it is joined to, NONE if free
        self.online: vec[i64] = NOTHING  # tiles online, in the order they came
        self.boards: vec[i64] = NOTHING  # by category
        self.icon: vec[i64] = NOTHING  # by technology in play: tokens on its two icons, or on icon and lock
        self.patents: vec[i64] = NOTHING  # seat and technology, in the order of patenting
        self.triggers: vec[i64] = NOTHING  # by seat and event: VP, cubes, ±1, +2 gained each time
        self.goals: vec[i64] = NOTHING  # goals in play, by place
        self.counted: vec[i64] = NOTHING  # by seat and goal in play: 1 if it counts as met
        self.path: vec[i64] = NOTHING  # locations visited, in order
        self.used: vec[i64] = NOTHING  # segments flown

    def copy_fields(self, other: "PulsarFields") -> None:
        """Copy all fields from `other`."""
        self.copy_core(other)
        self.star_map = other.star_map
        self.hq = other.hq
        self.variants = other.variants
        self.round = other.round
        self.median = other.median
        self.bonus = other.bonus
        self.bonus_had = other.bonus_had
        self.duty = other.duty
        self.letter = other.letter
        self.left = other.left
        self.gates = other.gates
        self.landing = other.landing
        self.order = other.order[:]
        self.track = other.track[:]
        self.space = other.space[:]
        self.dice = other.dice[:]
        self.hand = other.hand[:]
        self.own = other.own[:]
        self.stock = other.stock[:]
        self.system_tile = other.system_tile[:]
        self.station = other.station[:]
        self.ring = other.ring[:]
        self.gyro = other.gyro[:]
        self.systems = other.systems.clone()
        self.pile = other.pile.clone()
        self.discard = other.discard[:]
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
        self.path = other.path[:]
        self.used = other.used[:]

    def clear_fields(self) -> None:
        """Set every element of the vectors of known size to its initial value."""
        self.dice = vec[i64]([0] * codes.DICE_SPACES)
        self.hand = vec[i64]([0] * (self.seats * codes.DICE_SPACES))
        self.own = vec[i64]([0] * (self.seats * columns.OWN))
        self.stock = vec[i64]([0] * columns.STOCK)
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
        self.boards = vec[i64]([starmap.NONE] * (3))
        self.icon = vec[i64]([starmap.NONE] * codes.ICONS)
        self.triggers = vec[i64]([0] * (self.seats * schema.EVENT_COUNT * codes.GAINS))
        self.goals = vec[i64]([starmap.NONE] * constants.GOALS_IN_GAME)
        self.counted = vec[i64]([0] * (self.seats * constants.GOALS_IN_GAME))

    def write_numbers(self, out: BytesWriter) -> None:
        """Append the number of seats and the stored numbers."""
        put(out, self.seats)
        put(out, self.star_map)
        put(out, self.hq)
        put(out, self.variants)
        put(out, self.round)
        put(out, self.median)
        put(out, self.bonus)
        put(out, self.bonus_had)
        put(out, self.duty)
        put(out, self.letter)
        put(out, self.left)
        put(out, self.gates)
        put(out, self.landing)

    def write_vectors(self, out: BytesWriter) -> None:
        """Append the stored vectors and the agenda."""
        put_all(out, self.order)
        put_all(out, self.track)
        put_all(out, self.space)
        put_all(out, self.dice)
        put_all(out, self.hand)
        put_all(out, self.own)
        put_all(out, self.stock)
        put_all(out, self.system_tile)
        put_all(out, self.station)
        put_all(out, self.ring)
        put_all(out, self.gyro)
        put_all(out, self.systems.counts)
        put_all(out, self.pile.counts)
        put_all(out, self.discard)
        put_all(out, self.designs.counts)
        put_all(out, self.copies)
        put_all(out, self.offer)
        put_all(out, self.tile_owner)
        put_all(out, self.covered)
        put_all(out, self.link)
        put_all(out, self.online)
        put_all(out, self.boards)
        put_all(out, self.icon)
        put_all(out, self.patents)
        put_all(out, self.triggers)
        put_all(out, self.goals)
        put_all(out, self.counted)
        put_all(out, self.path)
        put_all(out, self.used)
        put_all(out, self.agenda)

    def read_numbers(self, source: Reader) -> None:
        """Read what `write_numbers` appended after the number of seats."""
        self.star_map = within(source.take(), 0, len(starmap.MAPS) - 1)
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

    def read_vectors(self, source: Reader) -> None:
        """Read what `write_vectors` appended."""
        self.order = source.take_all(-1)
        self.track = source.take_all(-1)
        self.space = source.take_all(len(self.track))
        self.dice = source.take_all(codes.DICE_SPACES)
        self.hand = source.take_all(self.seats * codes.DICE_SPACES)
        self.own = source.take_all(self.seats * columns.OWN)
        self.stock = source.take_all(columns.STOCK)
        self.system_tile = source.take_all(starmap.SYSTEMS)
        self.station = source.take_all(starmap.SYSTEMS * codes.SEAT_ROOM)
        self.ring = source.take_all(starmap.PULSARS)
        self.gyro = source.take_all(starmap.PULSARS)
        self.systems = Bag(source.take_all(tables.SYSTEM_TILES))
        self.pile = Bag(source.take_all(tables.EXPLORATIONS))
        self.discard = source.take_all(tables.EXPLORATIONS)
        self.designs = Bag(source.take_all(tables.DESIGNS))
        self.copies = source.take_all(tables.DESIGNS)
        self.offer = source.take_all(constants.OFFER_SIZE)
        self.tile_owner = source.take_all(tables.TILES)
        self.covered = source.take_all(tables.TILES)
        self.link = source.take_all(tables.TILES * 2)
        self.online = source.take_all(-1)
        self.boards = source.take_all(3)
        self.icon = source.take_all(codes.ICONS)
        self.patents = source.take_all(-1)
        self.triggers = source.take_all(self.seats * schema.EVENT_COUNT * codes.GAINS)
        self.goals = source.take_all(constants.GOALS_IN_GAME)
        self.counted = source.take_all(self.seats * constants.GOALS_IN_GAME)
        self.path = source.take_all(-1)
        self.used = source.take_all(-1)
        self.agenda = source.take_all(-1)
