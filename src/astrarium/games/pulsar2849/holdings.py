"""What the seats have, in numbers: figures, abilities, HQs, markers, technologies, transmitters."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from astrarium.core.features import capped, fill, flag, seats_between
from astrarium.games.pulsar2849.cards import (
    BOARD_TECHS,
    NO_HALF,
    PROJECTS_PER_FACE,
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
from astrarium.games.pulsar2849.rules.researching import PLACE, is_available
from astrarium.games.pulsar2849.rules.transmitting import half
from astrarium.games.pulsar2849.scoring import ranking
from astrarium.games.pulsar2849.slots import (
    MOST_COUNT,
    MOST_GAIN,
    MOST_PIECES,
    MOST_POINTS,
    SEAT_SLOTS,
    TECH_SIZE,
    TECH_SLOTS,
    TILE_SIZE,
    TILE_SLOTS,
    TURN_SIZE,
    TURN_SLOTS,
    at,
)
from astrarium.games.pulsar2849.starmap import NONE
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
    OWN,
    PLUS2,
    PM1,
    POINTS,
    RINGS_LEFT,
    SHIFTS,
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
POINTS_SLOT: Final = at(SEAT_SLOTS, "points")
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

ASKED: Final = at(TURN_SLOTS, "asked")
ON_TURN: Final = at(TURN_SLOTS, "turn")
RANK: Final = at(TURN_SLOTS, "place")
DRAFTS: Final = at(TURN_SLOTS, "drafts-left")
TURN_TO_COME: Final = at(TURN_SLOTS, "turn-to-come")
HAND: Final = at(TURN_SLOTS, "dice.1")
MARKER: Final = at(TURN_SLOTS, "initiative.space")
ROCKET: Final = at(TURN_SLOTS, "rocket")

OPEN: Final = at(TECH_SLOTS, "open")
PAID: Final = at(TILE_SLOTS, "paid.1")
ONLINE: Final = at(TILE_SLOTS, "online")
JOINED: Final = at(TILE_SLOTS, "left.joined")


def encode_seat(s: PulsarState, seat: i64, out: vec[i16], first: i64) -> None:
    """The block of a seat."""
    _encode_pieces(s, seat, out, first)
    _encode_counts(s, seat, out, first)
    _encode_abilities(s, seat, out, first)
    _encode_hq(s, seat, out, first)


def _encode_pieces(s: PulsarState, seat: i64, out: vec[i16], first: i64) -> None:
    """Figures and pieces."""
    own, stock, mine = s.own, s.stock, seat * OWN
    out[first + PRESENT] = 1
    out[first + POINTS_SLOT] = capped(own[mine + POINTS], MOST_POINTS)
    out[first + CUBES_SLOT] = capped(own[mine + CUBES], MOST_PIECES)
    out[first + PM1_SLOT] = capped(own[mine + PM1], MOST_PIECES)
    out[first + PLUS2_SLOT] = capped(own[mine + PLUS2], MOST_PIECES)
    for size in range(SIZES):
        out[first + AREA_SLOT + size] = capped(own[mine + AREA + size], MOST_COUNT)
        if stock[FIRST_WINNER + size] == seat:
            out[first + FIRST_AWARD + size] = 1
    fill(out, first + ON_BOARD_SLOT, own, mine + ON_BOARD, SIZES)
    fill(out, first + SPINNING_SLOT, own, mine + SPINNING, SIZES)
    out[first + RINGS_SLOT] = i16(own[mine + RINGS_LEFT])
    out[first + EXTRA_SLOT] = capped(own[mine + EXTRA], MOST_COUNT)


def _encode_counts(s: PulsarState, seat: i64, out: vec[i16], first: i64) -> None:
    """What goals count."""
    counts = first + COUNTS
    for counter in range(COUNTER_COUNT):
        out[counts + counter] = capped(count(s, seat, counter), MOST_PIECES)
    fill(out, first + COUNTED, s.counted, seat * GOALS_IN_GAME, GOALS_IN_GAME)


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


def encode_standings(s: PulsarState, seat: i64, out: vec[i16], first: i64) -> None:
    """Dice in hand, and the ranking."""
    places = ranking(s)
    for owner in range(s.seats):
        turn = first + seats_between(s.seats, seat, owner) * TURN_SIZE
        out[turn + RANK] = i16(places[owner])
        fill(out, turn + HAND, s.hand, owner * DICE_SPACES + 1, FACES)


def encode_tracks(s: PulsarState, seat: i64, out: vec[i16], first: i64) -> None:
    """Spaces and places of markers and rockets; a seat's second marker of a track has slots of its own."""
    seats, owners, spaces, order = s.seats, s.track, s.space, s.order
    size = s.markers()
    for track in range(TRACKS):
        for place in range(size):
            number = track * size + place
            slot = first + seats_between(seats, seat, owners[number]) * TURN_SIZE + MARKER + track * 2
            if out[slot] != 0:
                slot += TRACKS * 2
            out[slot] = i16(spaces[number])
            out[slot + 1] = i16(place + 1)
    for place in range(len(order)):
        rocket = first + seats_between(seats, seat, order[place]) * TURN_SIZE + ROCKET
        if out[rocket] != 0:
            rocket += 1
        out[rocket] = i16(place + 1)


def encode_technologies(s: PulsarState, seat: i64, out: vec[i16], at: i64) -> None:
    """Owners and free icons of the technologies in play."""
    seats, icons, places, rooms = s.seats, s.icon, PLACE, TECH_ICONS
    for board in s.boards:
        if board == NONE:
            continue
        for tech in BOARD_TECHS[board]:
            first = at + tech * TECH_SIZE
            one, two = icons[places[tech] * 2], icons[places[tech] * 2 + 1]
            free: i16 = 0
            if one != NONE:
                out[first + seats_between(seats, seat, one)] = 1
            else:
                free += 1
            if two != NONE:
                out[first + seats_between(seats, seat, two)] = 1
            elif rooms[tech] == 2:
                free += 1
            if free > 0 and is_available(s, tech):
                out[first + OPEN] = free


def encode_transmitters(s: PulsarState, seat: i64, out: vec[i16], at: i64) -> None:
    """Owners and costs paid of all transmitters, which of them are online, and joints."""
    seats, owners, covered, links = s.seats, s.tile_owner, s.covered, s.link
    for tile in range(TILES):
        owner = owners[tile]
        if owner == NONE:
            continue
        first = at + tile * TILE_SIZE
        out[first + seats_between(seats, seat, owner)] = 1
        flag(out, first + PAID, covered[tile])
        for end in range(2):
            other = links[tile * 2 + end]
            if other != NONE:
                joint = first + JOINED + end * 2
                out[joint] = 1
                out[joint + 1] = i16(_pips(tile, end) + _pips(other // 2, other % 2))
    for tile in s.online:
        out[at + tile * TILE_SIZE + ONLINE] = 1


def _pips(tile: i64, end: i64) -> i64:
    pips = half(tile, end)
    return pips if pips != NO_HALF else 0
