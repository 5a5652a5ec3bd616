"""What the seats have, in numbers: figures, abilities, HQs, markers, technologies, transmitters."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.bits import BITS
from astrarium.games.pulsar2849.cards import (
    BOARD_CATEGORY,
    MOST_COSTS,
    NO_HALF,
    PROJECTS_PER_FACE,
    RUNS,
    TECH_BOARD,
    TECHS,
    TILES,
)
from astrarium.games.pulsar2849.cards import TECH_SLOTS as TECH_ICONS
from astrarium.games.pulsar2849.data import (
    COUNTERS,
    FACES,
    GOALS_IN_GAME,
    SIZES,
    TRACKS,
)
from astrarium.games.pulsar2849.rules.counting import count
from astrarium.games.pulsar2849.rules.flying import COLOUR_COUNT
from astrarium.games.pulsar2849.rules.researching import PLACE, is_available
from astrarium.games.pulsar2849.rules.transmitting import half, is_paid
from astrarium.games.pulsar2849.slots import (
    FIRST_PLACE,
    FIRST_SEAT,
    FIRST_TECH,
    FIRST_TILE_SLOT,
    MOST_COUNT,
    MOST_GAIN,
    MOST_PIECES,
    MOST_POINTS,
    PLACE_SIZE,
    SEAT_SIZE,
    SEAT_SLOTS,
    TECH_SIZE,
    TECH_SLOTS,
    TILE_SIZE,
    TILE_SLOTS,
    at,
)
from astrarium.games.pulsar2849.starmap import FIRST_NODE, NONE
from astrarium.games.pulsar2849.state import (
    AREA,
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
    HQ,
    LAND_PASSING,
    ON_BOARD,
    OPEN_RUNS,
    PLUS2,
    PM1,
    POINTS,
    RINGS_LEFT,
    SHIFTS,
    SHIP,
    SPINNING,
    ZEROS,
    PulsarState,
)
from astrarium.games.pulsar2849.vocabulary import (
    EVENT_COUNT,
)

COUNTER_COUNT: Final[i64] = len(COUNTERS)
ACTION_COUNT: Final[i64] = 7
PRESENT: Final = at(SEAT_SLOTS, "present")
ASKED: Final = at(SEAT_SLOTS, "asked")
ON_TURN: Final = at(SEAT_SLOTS, "turn")
POINTS_SLOT: Final = at(SEAT_SLOTS, "points")
RANK: Final = at(SEAT_SLOTS, "place")
DRAFTS: Final = at(SEAT_SLOTS, "drafts-left")
TURN_TO_COME: Final = at(SEAT_SLOTS, "turn-to-come")
HAND: Final = at(SEAT_SLOTS, "dice.1")
CUBES_SLOT: Final = at(SEAT_SLOTS, "cubes")
PM1_SLOT: Final = at(SEAT_SLOTS, "pm1")
PLUS2_SLOT: Final = at(SEAT_SLOTS, "plus2")
AREA_SLOT: Final = at(SEAT_SLOTS, "area.gyro-1")
ON_BOARD_SLOT: Final = at(SEAT_SLOTS, "on-board.gyro-1")
SPINNING_SLOT: Final = at(SEAT_SLOTS, "spinning.gyro-1")
RINGS_SLOT: Final = at(SEAT_SLOTS, "rings-left")
EXTRA_SLOT: Final = at(SEAT_SLOTS, "extra")
COUNTS: Final = at(SEAT_SLOTS, "count.stations")
FIRST_AWARD: Final = at(SEAT_SLOTS, "first-award.gyro-1")
MARKER: Final = at(SEAT_SLOTS, "initiative.space")
ROCKET: Final = at(SEAT_SLOTS, "rocket")
FREE: Final = at(SEAT_SLOTS, "free.fly.minus1")
GATE_MINUS_SLOT: Final = at(SEAT_SLOTS, "gate-minus1.green")
GATE_PLUS_SLOT: Final = at(SEAT_SLOTS, "gate-plus1.green")
ZERO: Final = at(SEAT_SLOTS, "zero.fly")
COPY_SLOT: Final = at(SEAT_SLOTS, "copy-price")
CLAIM_SLOT: Final = at(SEAT_SLOTS, "claim-passing")
LAND_SLOT: Final = at(SEAT_SLOTS, "land-passing")
WHEN: Final = at(SEAT_SLOTS, "when.patent.vp")
HQ_SLOT: Final = at(SEAT_SLOTS, "hq.a")
FACE_SLOT: Final = at(SEAT_SLOTS, "face.h-a1")
DONE_SLOT: Final = at(SEAT_SLOTS, "done.b1")
RUNS_SLOT: Final = HQ_SLOT + 4 + 8 + PROJECTS_PER_FACE
COUNTED: Final = at(SEAT_SLOTS, "counted.1")

OPEN: Final = at(TECH_SLOTS, "open")
PAID: Final = at(TILE_SLOTS, "paid.1")
ONLINE: Final = at(TILE_SLOTS, "online")
JOINED: Final = at(TILE_SLOTS, "left.joined")


def relative(s: PulsarState, seat: i64, other: i64) -> i64:
    """How many seats clockwise another seat is."""
    return (other - seat + s.seats) % s.seats


def encode_bits(out: vec[i64], first: i64, number: i64, bits: i64) -> None:
    """A set of small numbers, a slot for each."""
    for bit in range(number):
        if bits & BITS[bit] != 0:
            out[first + bit] = 1


def encode_seat(s: PulsarState, out: vec[i64], seat: i64, first: i64) -> None:
    """Figures and pieces."""
    out[first + PRESENT] = 1
    out[first + POINTS_SLOT] = min(s.get(seat, POINTS), MOST_POINTS)
    for value in range(1, FACES + 1):
        out[first + HAND + value - 1] = s.hand[seat * DICE_SPACES + value]
    out[first + CUBES_SLOT] = min(s.get(seat, CUBES), MOST_PIECES)
    out[first + PM1_SLOT] = min(s.get(seat, PM1), MOST_PIECES)
    out[first + PLUS2_SLOT] = min(s.get(seat, PLUS2), MOST_PIECES)
    for size in range(SIZES):
        out[first + AREA_SLOT + size] = min(s.get(seat, AREA + size), MOST_COUNT)
        out[first + ON_BOARD_SLOT + size] = s.get(seat, ON_BOARD + size)
        out[first + SPINNING_SLOT + size] = s.get(seat, SPINNING + size)
        if s.stock[FIRST_WINNER + size] == seat:
            out[first + FIRST_AWARD + size] = 1
    out[first + RINGS_SLOT] = s.get(seat, RINGS_LEFT)
    out[first + EXTRA_SLOT] = min(s.get(seat, EXTRA), MOST_COUNT)
    for counter in range(COUNTER_COUNT):
        out[first + COUNTS + counter] = min(count(s, seat, counter), MOST_PIECES)
    for place in range(GOALS_IN_GAME):
        out[first + COUNTED + place] = s.counted[seat * GOALS_IN_GAME + place]
    ship = s.get(seat, SHIP)
    if ship != NONE:
        back = (first - FIRST_SEAT) // SEAT_SIZE
        out[FIRST_PLACE + (ship - FIRST_NODE[s.star_map]) * PLACE_SIZE + back] = 1


def encode_abilities(s: PulsarState, out: vec[i64], seat: i64, first: i64) -> None:
    """What lasting cards allow."""
    encode_bits(out, first + FREE, ACTION_COUNT * 2, s.get(seat, SHIFTS))
    encode_bits(out, first + GATE_MINUS_SLOT, COLOUR_COUNT, s.get(seat, GATE_MINUS))
    encode_bits(out, first + GATE_PLUS_SLOT, COLOUR_COUNT, s.get(seat, GATE_PLUS))
    encode_bits(out, first + ZERO, ACTION_COUNT, s.get(seat, ZEROS))
    out[first + COPY_SLOT] = s.get(seat, COPY_PRICE)
    out[first + CLAIM_SLOT] = s.get(seat, CLAIM_PASSING)
    out[first + LAND_SLOT] = s.get(seat, LAND_PASSING)
    for number in range(EVENT_COUNT * GAINS):
        out[first + WHEN + number] = min(s.triggers[seat * EVENT_COUNT * GAINS + number], MOST_GAIN)


def encode_hq(s: PulsarState, out: vec[i64], seat: i64, first: i64) -> None:
    """HQ board, side, projects and Gate Runs."""
    if s.get(seat, HQ) != NONE:
        out[first + HQ_SLOT + s.get(seat, HQ)] = 1
    if s.get(seat, FACE) != NONE:
        out[first + FACE_SLOT + s.get(seat, FACE)] = 1
    encode_bits(out, first + DONE_SLOT, PROJECTS_PER_FACE, s.get(seat, DONE))
    encode_bits(out, first + RUNS_SLOT, RUNS, s.get(seat, OPEN_RUNS))


def encode_tracks(s: PulsarState, out: vec[i64], seat: i64) -> None:
    """Spaces and places of markers and rockets; a seat's second marker of a track has slots of its own."""
    size = s.markers()
    for number in range(len(s.track)):
        track, place = number // size, number % size
        slot = FIRST_SEAT + relative(s, seat, s.track[number]) * SEAT_SIZE + MARKER + track * 2
        if out[slot] != 0:
            slot += TRACKS * 2
        out[slot] = s.space[number]
        out[slot + 1] = place + 1
    for place in range(len(s.order)):
        rocket = FIRST_SEAT + relative(s, seat, s.order[place]) * SEAT_SIZE + ROCKET
        if out[rocket] != 0:
            rocket += 1
        out[rocket] = place + 1


def encode_technologies(s: PulsarState, out: vec[i64], seat: i64) -> None:
    """Owners and free icons of the technologies in play."""
    for tech in range(TECHS):
        board = TECH_BOARD[tech]
        if s.boards[BOARD_CATEGORY[board]] != board:
            continue
        first = FIRST_TECH + tech * TECH_SIZE
        icon = PLACE[tech] * 2
        reached = is_available(s, tech)
        for number in range(2):
            owner = s.icon[icon + number]
            if owner != NONE:
                out[first + relative(s, seat, owner)] = 1
            elif reached and number < TECH_ICONS[tech]:
                out[first + OPEN] += 1


def encode_transmitters(s: PulsarState, out: vec[i64], seat: i64) -> None:
    """Owners, costs paid and joints of all transmitters."""
    for tile in range(TILES):
        if s.tile_owner[tile] == NONE:
            continue
        first = FIRST_TILE_SLOT + tile * TILE_SIZE
        out[first + relative(s, seat, s.tile_owner[tile])] = 1
        for place in range(MOST_COSTS):
            if is_paid(s, tile, place):
                out[first + PAID + place] = 1
        for end in range(2):
            other = s.link[tile * 2 + end]
            if other != NONE:
                out[first + JOINED + end * 2] = 1
                out[first + JOINED + end * 2 + 1] = _pips(tile, end) + _pips(other // 2, other % 2)
    for tile in s.online:
        out[FIRST_TILE_SLOT + tile * TILE_SIZE + ONLINE] = 1


def _pips(tile: i64, end: i64) -> i64:
    pips = half(tile, end)
    return pips if pips != NO_HALF else 0
