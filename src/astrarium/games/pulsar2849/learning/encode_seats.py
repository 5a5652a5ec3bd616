"""Feature encoder of the seats: the block of a seat, independent of the viewer, part by part."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from astrarium.core.features import capped, fill, flag
from astrarium.core.slots import at as slot
from astrarium.games.pulsar2849.components import constants, schema, starmap, tables
from astrarium.games.pulsar2849.learning import slots
from astrarium.games.pulsar2849.rules import blocks, codes, columns
from astrarium.games.pulsar2849.rules.counting import count
from astrarium.games.pulsar2849.rules.state import PulsarState

COUNTED_OF_HOLDINGS: Final[i64] = len(constants.COUNTERS) - 1  # modifiers are means

PRESENT: Final = slot(slots.MEANS_SLOTS, "present")
POINTS_SLOT: Final = slot(slots.MEANS_SLOTS, "points")
CUBES_SLOT: Final = slot(slots.MEANS_SLOTS, "cubes")
PM1_SLOT: Final = slot(slots.MEANS_SLOTS, "pm1")
PLUS2_SLOT: Final = slot(slots.MEANS_SLOTS, "plus2")
MODIFIERS: Final = slot(slots.MEANS_SLOTS, "count.modifiers")
AREA_SLOT: Final = slot(slots.MEANS_SLOTS, "area.gyro-1")
HAND: Final = slot(slots.MEANS_SLOTS, "dice.1")
FIRST_SHIP: Final[i64] = len(slots.MEANS_SLOTS)

FREE: Final = slot(slots.ABILITY_SLOTS, "free.fly.minus1")
GATE_MINUS_SLOT: Final = slot(slots.ABILITY_SLOTS, "gate-minus1.green")
GATE_PLUS_SLOT: Final = slot(slots.ABILITY_SLOTS, "gate-plus1.green")
ZERO: Final = slot(slots.ABILITY_SLOTS, "zero.fly")
COPY_SLOT: Final = slot(slots.ABILITY_SLOTS, "copy-price")
CLAIM_SLOT: Final = slot(slots.ABILITY_SLOTS, "claim-passing")
LAND_SLOT: Final = slot(slots.ABILITY_SLOTS, "land-passing")
WHEN: Final = slot(slots.ABILITY_SLOTS, "when.patent.vp")

ON_BOARD_SLOT: Final = slot(slots.HOLDING_SLOTS, "on-board.gyro-1")
SPINNING_SLOT: Final = slot(slots.HOLDING_SLOTS, "spinning.gyro-1")
RINGS_SLOT: Final = slot(slots.HOLDING_SLOTS, "rings-left")
EXTRA_SLOT: Final = slot(slots.HOLDING_SLOTS, "extra")
COUNTS: Final = slot(slots.HOLDING_SLOTS, "count.stations")
FIRST_AWARD: Final = slot(slots.HOLDING_SLOTS, "first-award.gyro-1")
HQ_SLOT: Final = slot(slots.HOLDING_SLOTS, "hq.a")
FACE_SLOT: Final = slot(slots.HOLDING_SLOTS, "face.h-a1")
DONE_SLOT: Final = slot(slots.HOLDING_SLOTS, "done.b1")
RUNS_SLOT: Final = DONE_SLOT + tables.PROJECTS_PER_FACE
COUNTED: Final = slot(slots.HOLDING_SLOTS, "counted.1")
FIRST_TECH_TOKEN: Final[i64] = len(slots.HOLDING_SLOTS)
FIRST_TILE_TOKEN: Final[i64] = FIRST_TECH_TOKEN + tables.TECHS
FIRST_STATION: Final[i64] = FIRST_TILE_TOKEN + tables.TILES
FIRST_RING: Final[i64] = FIRST_STATION + 2 * starmap.SYSTEMS


def encode_seat(s: PulsarState, seat: i64, out: vec[i16], at: i64, parts: i64) -> None:
    """Encode the parts in `parts` of the block of a seat, which begins at `at` and is zeroed."""
    if parts & blocks.MEANS_PART != 0:
        _encode_means(s, seat, out, at)
    if parts & blocks.ABILITY_PART != 0:
        _encode_abilities(s, seat, out, at + slots.FIRST_ABILITY)
    if parts & blocks.HOLDING_PART != 0:
        _encode_pieces(s, seat, out, at + slots.FIRST_HOLDING)
        _encode_counts(s, seat, out, at + slots.FIRST_HOLDING)
        _encode_hq(s, seat, out, at + slots.FIRST_HOLDING)
        _encode_tokens(s, seat, out, at + slots.FIRST_HOLDING)


def _encode_means(s: PulsarState, seat: i64, out: vec[i16], first: i64) -> None:
    """Encode points, what can be spent, and the ship."""
    own, mine = s.own, seat * columns.OWN
    out[first + PRESENT] = 1
    out[first + POINTS_SLOT] = capped(own[mine + columns.POINTS], slots.MAX_POINTS)
    out[first + CUBES_SLOT] = capped(own[mine + columns.CUBES], slots.MAX_PIECES)
    out[first + PM1_SLOT] = capped(own[mine + columns.PM1], slots.MAX_PIECES)
    out[first + PLUS2_SLOT] = capped(own[mine + columns.PLUS2], slots.MAX_PIECES)
    out[first + MODIFIERS] = capped(own[mine + columns.PM1] + own[mine + columns.PLUS2], slots.MAX_PIECES)
    for size in range(constants.SIZES):
        out[first + AREA_SLOT + size] = capped(own[mine + columns.AREA + size], slots.MAX_COUNT)
    fill(out, first + HAND, s.hand, seat * codes.DICE_SPACES + 1, constants.FACES)
    ship = own[mine + columns.SHIP]
    if ship != starmap.NONE:
        out[first + FIRST_SHIP + ship - starmap.FIRST_NODE[s.star_map]] = 1


def _encode_abilities(s: PulsarState, seat: i64, out: vec[i16], first: i64) -> None:
    """Encode what lasting cards allow."""
    own, triggers = s.own, s.triggers
    mine, triggered = seat * columns.OWN, seat * schema.EVENT_COUNT * codes.GAINS
    flag(out, first + FREE, own[mine + columns.SHIFTS])
    flag(out, first + GATE_MINUS_SLOT, own[mine + columns.GATE_MINUS])
    flag(out, first + GATE_PLUS_SLOT, own[mine + columns.GATE_PLUS])
    flag(out, first + ZERO, own[mine + columns.ZEROS])
    out[first + COPY_SLOT] = i16(own[mine + columns.COPY_PRICE])
    out[first + CLAIM_SLOT] = i16(own[mine + columns.CLAIM_PASSING])
    out[first + LAND_SLOT] = i16(own[mine + columns.LAND_PASSING])
    when = first + WHEN - triggered
    for number in range(triggered, triggered + schema.EVENT_COUNT * codes.GAINS):
        gain = triggers[number]
        if gain != 0:
            out[when + number] = capped(gain, slots.MAX_GAIN)


def _encode_pieces(s: PulsarState, seat: i64, out: vec[i16], first: i64) -> None:
    """Encode gyrodynes, rings, and stations beside the map."""
    own, stock, mine = s.own, s.stock, seat * columns.OWN
    for size in range(constants.SIZES):
        if stock[columns.FIRST_WINNER + size] == seat:
            out[first + FIRST_AWARD + size] = 1
    fill(out, first + ON_BOARD_SLOT, own, mine + columns.ON_BOARD, constants.SIZES)
    fill(out, first + SPINNING_SLOT, own, mine + columns.SPINNING, constants.SIZES)
    out[first + RINGS_SLOT] = i16(own[mine + columns.RINGS_LEFT])
    out[first + EXTRA_SLOT] = capped(own[mine + columns.EXTRA], slots.MAX_COUNT)


def _encode_counts(s: PulsarState, seat: i64, out: vec[i16], first: i64) -> None:
    """Encode the counters that goals use."""
    counts = first + COUNTS
    for counter in range(COUNTED_OF_HOLDINGS):
        out[counts + counter] = capped(count(s, seat, counter), slots.MAX_PIECES)
    fill(out, first + COUNTED, s.counted, seat * constants.GOALS_IN_GAME, constants.GOALS_IN_GAME)


def _encode_hq(s: PulsarState, seat: i64, out: vec[i16], first: i64) -> None:
    """Encode HQ board, side, projects and Gate Runs."""
    own, mine = s.own, seat * columns.OWN
    hq, face = own[mine + columns.HQ], own[mine + columns.FACE]
    if hq != starmap.NONE:
        out[first + HQ_SLOT + hq] = 1
    if face != starmap.NONE:
        out[first + FACE_SLOT + face] = 1
    flag(out, first + DONE_SLOT, own[mine + columns.DONE])
    flag(out, first + RUNS_SLOT, own[mine + columns.OPEN_RUNS])


def _encode_tokens(s: PulsarState, seat: i64, out: vec[i16], first: i64) -> None:
    """Encode technologies, transmitters, stations and rings."""
    patents, owners, stations, rings = s.patents, s.tile_owner, s.station, s.ring
    for place in range(0, len(patents), 2):
        if patents[place] == seat:
            out[first + FIRST_TECH_TOKEN + patents[place + 1]] = 1
    for tile in range(tables.TILES):
        if owners[tile] == seat:
            out[first + FIRST_TILE_TOKEN + tile] = 1
    for system in range(starmap.SYSTEMS):
        station = stations[system * codes.SEAT_ROOM + seat]
        out[first + FIRST_STATION + system] = i16(station & codes.BLUE_STATION)
        out[first + FIRST_STATION + starmap.SYSTEMS + system] = i16(station >> 1)
    for pulsar in range(starmap.PULSARS):
        if rings[pulsar] == seat:
            out[first + FIRST_RING + pulsar] = 1
