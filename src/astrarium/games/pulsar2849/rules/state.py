"""The fields of a position; no rules."""

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from astrarium.core.bag import Bag
from astrarium.core.codec import Reader, put, put_all
from astrarium.core.errors import BadBytes
from astrarium.core.state import NOTHING, State, seat_bits
from astrarium.games.pulsar2849.components.constants import GOALS_IN_GAME, OFFER_SIZE, SIZES, TRACKS
from astrarium.games.pulsar2849.components.schema import EVENT_COUNT
from astrarium.games.pulsar2849.components.starmap import MAPS, NONE, PULSARS, SYSTEMS
from astrarium.games.pulsar2849.components.tables import (
    DESIGNS,
    EXPLORATIONS,
    SYSTEM_TILES,
    TILES,
)

# Steps of the agenda; in brackets what the argument is.
ORDER_STEP: Final[i64] = 0  # chance deals the turn order
GOAL_STEP: Final[i64] = 1  # chance draws a goal [place]
BOARD_STEP: Final[i64] = 2  # chance picks a technology board [category]
HQ_STEP: Final[i64] = 3  # chance deals the seat an HQ board
OFFER_STEP: Final[i64] = 4  # chance reveals a transmitter [place in the offer]
ENTER_STEP: Final[i64] = 5  # the seat places its ship
SIDE_STEP: Final[i64] = 6  # the seat chooses the side of its HQ
ROUND_STEP: Final[i64] = 7  # a round is to begin
ROLL_STEP: Final[i64] = 8  # chance rolls a die [dice still to roll]
MEDIAN_STEP: Final[i64] = 9  # the median marker is to be set
DRAFT_STEP: Final[i64] = 10  # the seat takes a die
TURN_STEP: Final[i64] = 11  # the seat's turn is to begin
ACT_STEP: Final[i64] = 12  # the seat decides what to do next
FLIGHT_STEP: Final[i64] = 13  # the seat chooses the next location
DISCOVER_STEP: Final[i64] = 14  # chance turns up a system [location]
ARRIVE_STEP: Final[i64] = 15  # the path is finished
LAND_STEP: Final[i64] = 16  # the seat may name a system flown through
THROUGH_STEP: Final[i64] = 17  # a system flown through is to be settled [location]
PASSING_STEP: Final[i64] = 18  # the seat may claim a pulsar flown through
ENDING_STEP: Final[i64] = 19  # the end location is to be settled [location]
CLAIM_STEP: Final[i64] = 20  # the seat may claim the pulsar where its flight ended [location]
RUN_STEP: Final[i64] = 21  # the seat may score a Gate Run
BONUS_STEP: Final[i64] = 22  # the seat takes the pictured bonus or a tile [system tile]
EXPLORE_STEP: Final[i64] = 23  # chance draws an exploration tile for the seat
EFFECT_STEP: Final[i64] = 24  # an effect is to be carried out for the seat [effect]
GAIN_STEP: Final[i64] = 25  # the seat takes a gyrodyne [sizes as bits]
ISOLATED_STEP: Final[i64] = 26  # the seat may claim an isolated pulsar
SPIN_STEP: Final[i64] = 27  # the seat finishes a gyrodyne [sizes as bits]
JUMP_STEP: Final[i64] = 28  # the seat puts its ship on a system
REMOTE_STEP: Final[i64] = 29  # the seat places a station anywhere [kinds as bits]
SHIFT_STEP: Final[i64] = 30  # the seat moves a marker left [effect]
JOIN_STEP: Final[i64] = 31  # the seat places a claimed transmitter [tile * 8 + place of the cost paid]
ONLINE_STEP: Final[i64] = 32  # a transmitter is turned to its online side [tile]
LINK_DIE_STEP: Final[i64] = 33  # the seat may take the die of a link [tile]
PRODUCE_STEP: Final[i64] = 34  # a step of the Production Phase [its number]
BUY_STEP: Final[i64] = 35  # the seat may buy VP [effect]
FINAL_STEP: Final[i64] = 36  # a step of final scoring [its number]
MEET_STEP: Final[i64] = 37  # the seat names a goal that counts as met
GOAL_SCORE_STEP: Final[i64] = 38  # a goal is to be scored for the seat [place]
GOAL_BONUS_STEP: Final[i64] = 39  # the seat may buy a bonus of a goal [place * 2 + number]

STEP_NAMES: Final = [
    "order",
    "goal",
    "board",
    "hq",
    "offer",
    "enter",
    "side",
    "round",
    "roll",
    "median",
    "draft",
    "turn",
    "act",
    "flight",
    "discover",
    "arrive",
    "land",
    "through",
    "passing",
    "ending",
    "claim",
    "run",
    "bonus",
    "explore",
    "effect",
    "gain",
    "isolated",
    "spin",
    "jump",
    "remote",
    "shift",
    "join",
    "online",
    "link-die",
    "produce",
    "buy",
    "final",
    "meet",
    "goal-score",
    "goal-bonus",
]

# Blocks of features but the first and those of the seats, as bits.
STANDINGS_BLOCK: Final[i64] = 2  # ranking, markers, rockets
FLIGHT_BLOCK: Final[i64] = 4  # the path of the ship under way
SUPPLY_BLOCK: Final[i64] = 8  # boards and goals, gyrodynes and awards, offer, tiles face down
TECHS_BLOCK: Final[i64] = 16
TILES_BLOCK: Final[i64] = 32  # transmitters
MAP_BLOCK: Final[i64] = 64  # systems and pulsars

# Parts of the block of a seat, as bits: among those of one seat, then by seat among all blocks.
MEANS_PART: Final[i64] = 1  # points, what can be spent, the ship
ABILITY_PART: Final[i64] = 2  # what lasting cards allow
HOLDING_PART: Final[i64] = 4  # the rest
MEANS_BLOCK: Final = seat_bits(0)
ABILITY_BLOCK: Final = seat_bits(1)
HOLDING_BLOCK: Final = seat_bits(2)

SEAT_ROOM: Final[i64] = 4

# Variants of the rules: `variants`, as bits.
EVEN_START: Final[i64] = 1  # most dice of round 1 are set evenly
OPTIONAL_STATIONS: Final[i64] = 2  # a flight may leave a station out
MUST_USE_DICE: Final[i64] = 4  # a turn does not end while a silver die is held
ALL_VARIANTS: Final[i64] = 7
STATION_RULES: Final = ["compulsory", "optional"]  # values of the option `stations`
DICE_RULES: Final = ["may-forfeit", "must-use"]  # values of the option `dice`

# What is known of a seat: `own[seat * OWN + ...]`.
POINTS: Final[i64] = 0
CUBES: Final[i64] = 1
PM1: Final[i64] = 2
PLUS2: Final[i64] = 3
SHIP: Final[i64] = 4
AREA: Final[i64] = 5  # three counts: gyrodynes of each size in the play area
RINGS_LEFT: Final[i64] = 8
AWARDS: Final[i64] = 9
EXTRA: Final[i64] = 10  # extra stations
HQ: Final[i64] = 11  # HQ board, NONE without
FACE: Final[i64] = 12  # its face, NONE until chosen
DONE: Final[i64] = 13  # projects completed, as bits
OPEN_RUNS: Final[i64] = 14  # Gate Runs gained and not yet scored, as bits
SHIFTS: Final[i64] = 15  # free changes, bit action * 2 + (0 for -1, 1 for +1)
GATE_MINUS: Final[i64] = 16  # colours of gates that allow a free -1 on a flight, as bits
GATE_PLUS: Final[i64] = 17  # and +1
ZEROS: Final[i64] = 18  # actions that a die of 0 pays for, as bits
COPY_PRICE: Final[i64] = 19
CLAIM_PASSING: Final[i64] = 20  # 1 with the ability to claim in passing
LAND_PASSING: Final[i64] = 21  # 1 with the ability to treat a system flown through as the end
BLUE_STATIONS: Final[i64] = 22
LIFELESS_STATIONS: Final[i64] = 23
ON_BOARD: Final[i64] = 24  # three counts: gyrodynes of each size on pulsars
SPINNING: Final[i64] = 27  # three counts: spinning gyrodynes of each size
PATENTS: Final[i64] = 30
END_PATENTS: Final[i64] = 31
OWN: Final[i64] = 32

# What is left of the common stock: `stock[...]`.
STACK: Final[i64] = 0  # three counts: gyrodynes of each size on the board
AWARDED: Final[i64] = 3  # three counts: construction awards of each size that are gone
FIRST_WINNER: Final[i64] = 6  # three seats: who got the first award of each size
STOCK: Final[i64] = 9


def _own_blocks() -> vec[i64]:
    """By seat and what is known of it: the parts of blocks that tell it."""
    means = (CUBES, PM1, PLUS2, SHIP, *range(AREA, RINGS_LEFT))
    blocks = vec[i64](capacity=SEAT_ROOM * OWN)
    for seat in range(SEAT_ROOM):
        for what in range(OWN):
            if what == POINTS:
                block = MEANS_BLOCK[seat] | STANDINGS_BLOCK
            elif what in means:
                block = MEANS_BLOCK[seat]
            else:
                block = ABILITY_BLOCK[seat] if SHIFTS <= what <= LAND_PASSING else HOLDING_BLOCK[seat]
            blocks = append(blocks, block)
    return blocks


OWN_BLOCKS: Final = _own_blocks()

GAINS: Final[i64] = 4  # a trigger gives VP, cubes, ±1, +2
DICE_SPACES: Final[i64] = 7
BLUE_STATION: Final[i64] = 1
LIFELESS_STATION: Final[i64] = 2
SPIN: Final[i64] = 3  # added to the size of a gyrodyne (1 to 3) when it spins
ICONS: Final[i64] = 34  # two for each of the 17 technologies in play
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
        self.landing: i64 = NONE  # the system flown through that is treated as the end

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
        self.own = vec[i64]([0] * (seats * OWN))
        self.stock = vec[i64]([0] * STOCK)
        self.dice = vec[i64]([0] * DICE_SPACES)
        self.hand = vec[i64]([0] * (seats * DICE_SPACES))
        self.system_tile = vec[i64]([NONE] * SYSTEMS)
        self.station = vec[i64]([0] * (SYSTEMS * SEAT_ROOM))
        self.ring = vec[i64]([NONE] * PULSARS)
        self.gyro = vec[i64]([0] * PULSARS)
        self.discard = vec[i64]([0] * EXPLORATIONS)
        self.copies = vec[i64]([0] * DESIGNS)
        self.offer = vec[i64]([NONE] * OFFER_SIZE)
        self.tile_owner = vec[i64]([NONE] * TILES)
        self.covered = vec[i64]([0] * TILES)
        self.link = vec[i64]([NONE] * (TILES * 2))
        self.boards = vec[i64]([NONE] * 3)
        self.icon = vec[i64]([NONE] * ICONS)
        self.triggers = vec[i64]([0] * (seats * EVENT_COUNT * GAINS))
        self.goals = vec[i64]([NONE] * GOALS_IN_GAME)
        self.counted = vec[i64]([0] * (seats * GOALS_IN_GAME))

    def markers(self) -> i64:
        """How many markers there are on each track."""
        return len(self.track) // TRACKS

    def get(self, seat: i64, what: i64) -> i64:
        """Something of what is known of a seat."""
        return self.own[seat * OWN + what]

    def put(self, seat: i64, what: i64, number: i64) -> None:
        """Set it."""
        place = seat * OWN + what
        self.changed |= OWN_BLOCKS[place]
        self.own[place] = number

    def add(self, seat: i64, what: i64, number: i64) -> None:
        """Add to it."""
        place = seat * OWN + what
        self.changed |= OWN_BLOCKS[place]
        self.own[place] += number

    def add_die(self, seat: i64, value: i64, number: i64) -> None:
        """Add to the silver dice of a value in a seat's hand."""
        self.changed |= MEANS_BLOCK[seat]
        self.hand[seat * DICE_SPACES + value] += number

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
        if not 0 <= self.star_map < len(MAPS):
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
        self.path = source.take_all(NONE)
        self.used = source.take_all(NONE)
        self.agenda = source.take_all(NONE)
        source.finish()

    def _read_board(self, source: Reader) -> None:
        self.order = source.take_all(NONE)
        self.track = source.take_all(NONE)
        self.space = source.take_all(len(self.track))
        self.dice = source.take_all(len(self.dice))
        self.hand = source.take_all(len(self.hand))
        self.own = source.take_all(len(self.own))
        self.stock = source.take_all(len(self.stock))
        self.system_tile = source.take_all(len(self.system_tile))
        self.station = source.take_all(len(self.station))
        self.ring = source.take_all(len(self.ring))
        self.gyro = source.take_all(len(self.gyro))
        self.systems = Bag(source.take_all(SYSTEM_TILES))
        self.pile = Bag(source.take_all(EXPLORATIONS))
        self.discard = source.take_all(len(self.discard))

    def _read_cards(self, source: Reader) -> None:
        self.designs = Bag(source.take_all(DESIGNS))
        self.copies = source.take_all(len(self.copies))
        self.offer = source.take_all(len(self.offer))
        self.tile_owner = source.take_all(len(self.tile_owner))
        self.covered = source.take_all(len(self.covered))
        self.link = source.take_all(len(self.link))
        self.online = source.take_all(NONE)
        self.boards = source.take_all(len(self.boards))
        self.icon = source.take_all(len(self.icon))
        self.patents = source.take_all(NONE)
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
    own, first = s.own, seat * OWN + what
    total: i64 = 0
    for place in range(first, first + SIZES):
        total += own[place]
    return total


def round_number(state: State) -> int:
    """Return the round that `state` is in."""
    assert isinstance(state, PulsarState)
    return int(state.round)
