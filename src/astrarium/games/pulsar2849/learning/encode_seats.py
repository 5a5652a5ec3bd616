"""What the seats have, in numbers: the block of a seat, the same whoever looks, part by part."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from astrarium.core.features import capped, fill, flag
from astrarium.core.slots import at as slot
from astrarium.games.pulsar2849.components.constants import (
    COUNTERS,
    FACES,
    GOALS_IN_GAME,
    SIZES,
)
from astrarium.games.pulsar2849.components.schema import (
    EVENT_COUNT,
)
from astrarium.games.pulsar2849.components.starmap import FIRST_NODE, NONE, PULSARS, SYSTEMS
from astrarium.games.pulsar2849.components.tables import PROJECTS_PER_FACE, TECHS, TILES
from astrarium.games.pulsar2849.learning.slots import (
    ABILITY_SLOTS,
    FIRST_ABILITY,
    FIRST_HOLDING,
    HOLDING_SLOTS,
    MEANS_SLOTS,
    MOST_COUNT,
    MOST_GAIN,
    MOST_PIECES,
    MOST_POINTS,
)
from astrarium.games.pulsar2849.rules.counting import count
from astrarium.games.pulsar2849.rules.state import (
    ABILITY_PART,
    AREA,
    BLUE_STATION,
    CLAIM_PASSING,
    COPY_PRICE,
    CUBES,
    DICE_SPACES,
    DONE,
    EXTRA,
    FACE,
    FIRST_WINNER,
    GAINS,
    GATE_MINUS,
    GATE_PLUS,
    HOLDING_PART,
    HQ,
    LAND_PASSING,
    MEANS_PART,
    ON_BOARD,
    OPEN_RUNS,
    OWN,
    PLUS2,
    PM1,
    POINTS,
    RINGS_LEFT,
    SEAT_ROOM,
    SHIFTS,
    SHIP,
    SPINNING,
    ZEROS,
    PulsarState,
)

COUNTED_OF_HOLDINGS: Final[i64] = len(COUNTERS) - 1  # modifiers are means

PRESENT: Final = slot(MEANS_SLOTS, "present")
POINTS_SLOT: Final = slot(MEANS_SLOTS, "points")
CUBES_SLOT: Final = slot(MEANS_SLOTS, "cubes")
PM1_SLOT: Final = slot(MEANS_SLOTS, "pm1")
PLUS2_SLOT: Final = slot(MEANS_SLOTS, "plus2")
MODIFIERS: Final = slot(MEANS_SLOTS, "count.modifiers")
AREA_SLOT: Final = slot(MEANS_SLOTS, "area.gyro-1")
HAND: Final = slot(MEANS_SLOTS, "dice.1")
FIRST_SHIP: Final[i64] = len(MEANS_SLOTS)

FREE: Final = slot(ABILITY_SLOTS, "free.fly.minus1")
GATE_MINUS_SLOT: Final = slot(ABILITY_SLOTS, "gate-minus1.green")
GATE_PLUS_SLOT: Final = slot(ABILITY_SLOTS, "gate-plus1.green")
ZERO: Final = slot(ABILITY_SLOTS, "zero.fly")
COPY_SLOT: Final = slot(ABILITY_SLOTS, "copy-price")
CLAIM_SLOT: Final = slot(ABILITY_SLOTS, "claim-passing")
LAND_SLOT: Final = slot(ABILITY_SLOTS, "land-passing")
WHEN: Final = slot(ABILITY_SLOTS, "when.patent.vp")

ON_BOARD_SLOT: Final = slot(HOLDING_SLOTS, "on-board.gyro-1")
SPINNING_SLOT: Final = slot(HOLDING_SLOTS, "spinning.gyro-1")
RINGS_SLOT: Final = slot(HOLDING_SLOTS, "rings-left")
EXTRA_SLOT: Final = slot(HOLDING_SLOTS, "extra")
COUNTS: Final = slot(HOLDING_SLOTS, "count.stations")
FIRST_AWARD: Final = slot(HOLDING_SLOTS, "first-award.gyro-1")
HQ_SLOT: Final = slot(HOLDING_SLOTS, "hq.a")
FACE_SLOT: Final = slot(HOLDING_SLOTS, "face.h-a1")
DONE_SLOT: Final = slot(HOLDING_SLOTS, "done.b1")
RUNS_SLOT: Final = DONE_SLOT + PROJECTS_PER_FACE
COUNTED: Final = slot(HOLDING_SLOTS, "counted.1")
FIRST_TECH_TOKEN: Final[i64] = len(HOLDING_SLOTS)
FIRST_TILE_TOKEN: Final[i64] = FIRST_TECH_TOKEN + TECHS
FIRST_STATION: Final[i64] = FIRST_TILE_TOKEN + TILES
FIRST_RING: Final[i64] = FIRST_STATION + 2 * SYSTEMS


def encode_seat(s: PulsarState, seat: i64, out: vec[i16], at: i64, parts: i64) -> None:
    """Write some parts of the block of a seat over zeros; the block begins at `at`."""
    if parts & MEANS_PART != 0:
        _encode_means(s, seat, out, at)
    if parts & ABILITY_PART != 0:
        _encode_abilities(s, seat, out, at + FIRST_ABILITY)
    if parts & HOLDING_PART != 0:
        _encode_pieces(s, seat, out, at + FIRST_HOLDING)
        _encode_counts(s, seat, out, at + FIRST_HOLDING)
        _encode_hq(s, seat, out, at + FIRST_HOLDING)
        _encode_tokens(s, seat, out, at + FIRST_HOLDING)


def _encode_means(s: PulsarState, seat: i64, out: vec[i16], first: i64) -> None:
    """Points, what can be spent, and the ship."""
    own, mine = s.own, seat * OWN
    out[first + PRESENT] = 1
    out[first + POINTS_SLOT] = capped(own[mine + POINTS], MOST_POINTS)
    out[first + CUBES_SLOT] = capped(own[mine + CUBES], MOST_PIECES)
    out[first + PM1_SLOT] = capped(own[mine + PM1], MOST_PIECES)
    out[first + PLUS2_SLOT] = capped(own[mine + PLUS2], MOST_PIECES)
    out[first + MODIFIERS] = capped(own[mine + PM1] + own[mine + PLUS2], MOST_PIECES)
    for size in range(SIZES):
        out[first + AREA_SLOT + size] = capped(own[mine + AREA + size], MOST_COUNT)
    fill(out, first + HAND, s.hand, seat * DICE_SPACES + 1, FACES)
    ship = own[mine + SHIP]
    if ship != NONE:
        out[first + FIRST_SHIP + ship - FIRST_NODE[s.star_map]] = 1


def _encode_abilities(s: PulsarState, seat: i64, out: vec[i16], first: i64) -> None:
    """What lasting cards allow."""
    own, triggers = s.own, s.triggers
    mine, triggered = seat * OWN, seat * EVENT_COUNT * GAINS
    flag(out, first + FREE, own[mine + SHIFTS])
    flag(out, first + GATE_MINUS_SLOT, own[mine + GATE_MINUS])
    flag(out, first + GATE_PLUS_SLOT, own[mine + GATE_PLUS])
    flag(out, first + ZERO, own[mine + ZEROS])
    out[first + COPY_SLOT] = i16(own[mine + COPY_PRICE])
    out[first + CLAIM_SLOT] = i16(own[mine + CLAIM_PASSING])
    out[first + LAND_SLOT] = i16(own[mine + LAND_PASSING])
    when = first + WHEN - triggered
    for number in range(triggered, triggered + EVENT_COUNT * GAINS):
        gain = triggers[number]
        if gain != 0:
            out[when + number] = capped(gain, MOST_GAIN)


def _encode_pieces(s: PulsarState, seat: i64, out: vec[i16], first: i64) -> None:
    """Gyrodynes, rings, stations beside the map."""
    own, stock, mine = s.own, s.stock, seat * OWN
    for size in range(SIZES):
        if stock[FIRST_WINNER + size] == seat:
            out[first + FIRST_AWARD + size] = 1
    fill(out, first + ON_BOARD_SLOT, own, mine + ON_BOARD, SIZES)
    fill(out, first + SPINNING_SLOT, own, mine + SPINNING, SIZES)
    out[first + RINGS_SLOT] = i16(own[mine + RINGS_LEFT])
    out[first + EXTRA_SLOT] = capped(own[mine + EXTRA], MOST_COUNT)


def _encode_counts(s: PulsarState, seat: i64, out: vec[i16], first: i64) -> None:
    """What goals count."""
    counts = first + COUNTS
    for counter in range(COUNTED_OF_HOLDINGS):
        out[counts + counter] = capped(count(s, seat, counter), MOST_PIECES)
    fill(out, first + COUNTED, s.counted, seat * GOALS_IN_GAME, GOALS_IN_GAME)


def _encode_hq(s: PulsarState, seat: i64, out: vec[i16], first: i64) -> None:
    """HQ board, side, projects and Gate Runs."""
    own, mine = s.own, seat * OWN
    hq, face = own[mine + HQ], own[mine + FACE]
    if hq != NONE:
        out[first + HQ_SLOT + hq] = 1
    if face != NONE:
        out[first + FACE_SLOT + face] = 1
    flag(out, first + DONE_SLOT, own[mine + DONE])
    flag(out, first + RUNS_SLOT, own[mine + OPEN_RUNS])


def _encode_tokens(s: PulsarState, seat: i64, out: vec[i16], first: i64) -> None:
    """Technologies, transmitters, stations, rings."""
    patents, owners, stations, rings = s.patents, s.tile_owner, s.station, s.ring
    for place in range(0, len(patents), 2):
        if patents[place] == seat:
            out[first + FIRST_TECH_TOKEN + patents[place + 1]] = 1
    for tile in range(TILES):
        if owners[tile] == seat:
            out[first + FIRST_TILE_TOKEN + tile] = 1
    for system in range(SYSTEMS):
        station = stations[system * SEAT_ROOM + seat]
        out[first + FIRST_STATION + system] = i16(station & BLUE_STATION)
        out[first + FIRST_STATION + SYSTEMS + system] = i16(station >> 1)
    for pulsar in range(PULSARS):
        if rings[pulsar] == seat:
            out[first + FIRST_RING + pulsar] = 1
