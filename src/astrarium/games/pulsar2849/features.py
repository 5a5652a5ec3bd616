"""The position in numbers for learning: fixed slots of small numbers, from a seat's point of view.

`NAMES` says what each slot is, `BOUNDS` between which numbers it stays; both come from the lists in `slots`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.state import FRAME
from astrarium.games.pulsar2849.cards import (
    CATEGORIES,
    DESIGNS,
    EFFECT_A,
    EFFECT_B,
    EFFECT_C,
    EXPLORATIONS,
    ROUND_CATEGORY,
    ROW_VALUE,
    SYSTEM_TILES,
    TILE_DESIGN,
)
from astrarium.games.pulsar2849.data import (
    FACES,
    GOAL_BONUSES,
    GOALS_IN_GAME,
    MOST_BONUSES,
    OFFER_SIZE,
    ROUNDS,
    SIZES,
    TRACKS,
)
from astrarium.games.pulsar2849.holdings import (
    ASKED,
    DRAFTS,
    ON_TURN,
    RANK,
    TURN_TO_COME,
    encode_abilities,
    encode_bits,
    encode_hq,
    encode_seat,
    encode_technologies,
    encode_tracks,
    encode_transmitters,
    relative,
)
from astrarium.games.pulsar2849.rules.flying import COLOUR_COUNT, free_planets
from astrarium.games.pulsar2849.scoring import bonus_price, ranking
from astrarium.games.pulsar2849.slots import (
    BOUNDS,
    FIRST_PLACE,
    FIRST_PULSAR,
    FIRST_SEAT,
    FIRST_SEGMENT,
    FIRST_SYSTEM_SLOT,
    MOST_GAIN,
    MOST_PRICE,
    NAMES,
    PLACE_SIZE,
    PLACE_SLOTS,
    PULSAR_SIZE,
    PULSAR_SLOTS,
    SEAT_SIZE,
    STEPS,
    SYSTEM_SIZE,
    SYSTEM_SLOTS,
    TABLE_SLOTS,
    ZERO_SLOTS,
    at,
)
from astrarium.games.pulsar2849.starmap import FIRST_NODE, MAPS, NONE, PULSARS, SYSTEMS
from astrarium.games.pulsar2849.state import (
    ACT_STEP,
    AWARDED,
    BLUE_STATION,
    BONUS_STEP,
    BUY_STEP,
    CLAIM_STEP,
    DISCOVER_STEP,
    DRAFT_STEP,
    GAIN_STEP,
    GOAL_BONUS_STEP,
    JOIN_STEP,
    LINK_DIE_STEP,
    REMOTE_STEP,
    ROLL_STEP,
    SEAT_ROOM,
    SHIFT_STEP,
    SPIN,
    SPIN_STEP,
    STACK,
    TURN_STEP,
    PulsarState,
)
from astrarium.games.pulsar2849.vocabulary import LIFELESS

__all__ = ["BOUNDS", "NAMES", "encode"]

ANY_TRACK: Final[i64] = 2
COSTS_ROOM: Final[i64] = 8
OVER_STEP: Final[i64] = len(STEPS) - 1
SEGMENT_BEFORE: Final = vec[i64]([0, len(MAPS[0].segments)])

ROUND: Final = at(TABLE_SLOTS, "round")
MAP_B: Final = at(TABLE_SLOTS, "map-b")
HQ_OPTION: Final = at(TABLE_SLOTS, "hq")
EVEN_START: Final = at(TABLE_SLOTS, "even-start")
STEP: Final = at(TABLE_SLOTS, "step.order")
ROLLS: Final = at(TABLE_SLOTS, "rolls-left")
SEGMENTS_LEFT: Final = at(TABLE_SLOTS, "segments-left")
DUE: Final = at(TABLE_SLOTS, "due.green")
ALLOWED_SIZES: Final = at(TABLE_SLOTS, "allowed.gyro-1")
ALLOWED_PLANETS: Final = at(TABLE_SLOTS, "allowed.blue")
SALE: Final = at(TABLE_SLOTS, "sale.price")
SHIFT_BY: Final = at(TABLE_SLOTS, "shift.steps")
BONUS_OF: Final = at(TABLE_SLOTS, "bonus-of.sys-01")
ABOUT_TILE: Final = at(TABLE_SLOTS, "about.t-a1")
PAID_NOW: Final = at(TABLE_SLOTS, "paid.1")
ABOUT_GOAL: Final = at(TABLE_SLOTS, "about-goal.1")
MEDIAN: Final = at(TABLE_SLOTS, "median")
DICE: Final = at(TABLE_SLOTS, "dice.1")
BONUS: Final = at(TABLE_SLOTS, "bonus.1")
BONUS_HAD: Final = at(TABLE_SLOTS, "bonus-had")
DUTY: Final = at(TABLE_SLOTS, "duty")
STACK_OF: Final = at(TABLE_SLOTS, "stack.gyro-1")
AWARDED_OF: Final = at(TABLE_SLOTS, "awarded.gyro-1")
LETTER: Final = at(TABLE_SLOTS, "letter.A")
UNSEEN: Final = at(TABLE_SLOTS, "unseen.t-a1")
OFFER: Final = at(TABLE_SLOTS, "offer.t-a1")
PILE: Final = at(TABLE_SLOTS, "pile.exp-vp4")
DISCARD: Final = at(TABLE_SLOTS, "discard.exp-vp4")
FACE_DOWN: Final = at(TABLE_SLOTS, "face-down.sys-01")
BOARD: Final = at(TABLE_SLOTS, "board.ai")
ROW: Final = at(TABLE_SLOTS, "row1")
MEDIAN_ROW: Final = at(TABLE_SLOTS, "median-row.1")
GOAL: Final = at(TABLE_SLOTS, "goal1.g1a")
GOAL_ROOM: Final = at(TABLE_SLOTS, "goal2.g1a") - at(TABLE_SLOTS, "goal1.g1a")

VISITED: Final = at(PLACE_SLOTS, "visited")
ABOUT: Final = at(PLACE_SLOTS, "about")
LANDING: Final = at(PLACE_SLOTS, "landing")
FREE_PLANETS: Final = at(SYSTEM_SLOTS, "free.blue")
BLUE_OF: Final = at(SYSTEM_SLOTS, "blue.own")
LIFELESS_OF: Final = at(SYSTEM_SLOTS, "lifeless.own")
GYRODYNE: Final = at(PULSAR_SLOTS, "gyrodyne.gyro-1")
SPINS: Final = at(PULSAR_SLOTS, "spinning")


def encode(s: PulsarState, seat: i64) -> vec[i64]:
    """All slots of a position, as `NAMES` has them."""
    out = ZERO_SLOTS[:]
    _encode_table(s, out)
    _encode_stock(s, out)
    _encode_boards(s, out)
    _encode_step(s, out, seat)
    places = ranking(s)
    for back in range(s.seats):
        owner = (seat + back) % s.seats
        first = FIRST_SEAT + back * SEAT_SIZE
        out[first + RANK] = places[owner]
        encode_seat(s, out, owner, first)
        encode_abilities(s, out, owner, first)
        encode_hq(s, out, owner, first)
    encode_tracks(s, out, seat)
    encode_technologies(s, out, seat)
    encode_transmitters(s, out, seat)
    _encode_map(s, out, seat)
    _encode_flight(s, out)
    return out


def _encode_table(s: PulsarState, out: vec[i64]) -> None:
    out[ROUND] = s.round
    out[MAP_B] = s.star_map
    out[HQ_OPTION] = s.hq
    out[EVEN_START] = s.even_start
    out[MEDIAN] = s.median
    for value in range(1, FACES + 1):
        out[DICE + value - 1] = s.dice[value]
    if s.bonus > 0:
        out[BONUS + s.bonus - 1] = 1
    out[BONUS_HAD] = s.bonus_had
    out[DUTY] = s.duty


def _encode_stock(s: PulsarState, out: vec[i64]) -> None:
    """Gyrodynes, awards, and what is unseen of tiles."""
    for size in range(SIZES):
        out[STACK_OF + size] = s.stock[STACK + size]
        out[AWARDED_OF + size] = s.stock[AWARDED + size]
    out[LETTER + s.letter] = 1
    designs = s.designs.counts
    for design in range(DESIGNS):
        out[UNSEEN + design] = designs[design]
    for place in range(OFFER_SIZE):
        if s.offer[place] != NONE:
            out[OFFER + TILE_DESIGN[s.offer[place]]] += 1
    pile = s.pile.counts
    for tile in range(EXPLORATIONS):
        out[PILE + tile] = pile[tile]
        out[DISCARD + tile] = s.discard[tile]
    systems = s.systems.counts
    for tile in range(SYSTEM_TILES):
        out[FACE_DOWN + tile] = systems[tile]


def _encode_boards(s: PulsarState, out: vec[i64]) -> None:
    """Boards with the values of their rows, and goals."""
    for category in range(CATEGORIES):
        if s.boards[category] != NONE:
            out[BOARD + s.boards[category]] = 1
    for number in range(1, ROUNDS + 1):
        board = s.boards[ROUND_CATEGORY[number]]
        if board != NONE:
            value = ROW_VALUE[board * 9 + number]
            if value == NONE:
                out[MEDIAN_ROW + number - 1] = 1
            else:
                out[ROW + number - 1] = value
    for place in range(GOALS_IN_GAME):
        if s.goals[place] != NONE:
            out[GOAL + place * GOAL_ROOM + s.goals[place]] = 1


def _encode_step(s: PulsarState, out: vec[i64], seat: i64) -> None:
    """The agenda: the present step, whose turn it is, and who is still to draft and to act."""
    step = s.step()
    if step < 0:
        out[STEP + OVER_STEP] = 1
        return
    out[STEP + step] = 1
    _encode_subject(s, out, step, s.step_argument())
    if s.step_seat() != NONE:
        out[FIRST_SEAT + relative(s, seat, s.step_seat()) * SEAT_SIZE + ASKED] = 1
    for frame in range(len(s.agenda) // FRAME):
        later, owner = s.agenda[frame * FRAME], s.agenda[frame * FRAME + 1]
        if owner != NONE:
            first = FIRST_SEAT + relative(s, seat, owner) * SEAT_SIZE
            if later == DRAFT_STEP:
                out[first + DRAFTS] += 1
            elif later == TURN_STEP:
                out[first + TURN_TO_COME] = 1
            elif later == ACT_STEP:
                out[first + ON_TURN] = 1


def _encode_subject(s: PulsarState, out: vec[i64], step: i64, argument: i64) -> None:
    """What the present step is about."""
    if step == ROLL_STEP:
        out[ROLLS] = argument
    elif step in (DISCOVER_STEP, CLAIM_STEP):
        out[FIRST_PLACE + (argument - FIRST_NODE[s.star_map]) * PLACE_SIZE + ABOUT] = 1
    elif step in (GAIN_STEP, SPIN_STEP):
        encode_bits(out, ALLOWED_SIZES, SIZES, argument)
    elif step == REMOTE_STEP:
        encode_bits(out, ALLOWED_PLANETS, LIFELESS + 1, argument)
    elif step == BONUS_STEP:
        out[BONUS_OF + argument] = 1
    elif step == JOIN_STEP:
        out[ABOUT_TILE + argument // COSTS_ROOM] = 1
        out[PAID_NOW + argument % COSTS_ROOM] = 1
    elif step == LINK_DIE_STEP:
        out[ABOUT_TILE + argument] = 1
    else:
        _encode_offer(s, out, step, argument)


def _encode_offer(s: PulsarState, out: vec[i64], step: i64, argument: i64) -> None:
    """What an effect or a goal offers in the present step."""
    if step == SHIFT_STEP:
        out[SHIFT_BY] = EFFECT_B[argument]
        for track in range(TRACKS):
            if EFFECT_A[argument] in (track, ANY_TRACK):
                out[SHIFT_BY + 1 + track] = 1
    elif step == BUY_STEP:
        _encode_sale(out, EFFECT_A[argument], EFFECT_B[argument], EFFECT_C[argument])
    elif step == GOAL_BONUS_STEP:
        place = argument // MOST_BONUSES
        bonus = s.goals[place] * MOST_BONUSES + argument % MOST_BONUSES
        out[ABOUT_GOAL + place] = 1
        _encode_sale(out, bonus_price(s, argument), GOAL_BONUSES[bonus * 2 + 1], 1)


def _encode_sale(out: vec[i64], price: i64, worth: i64, lots: i64) -> None:
    out[SALE] = min(price, MOST_PRICE)
    out[SALE + 1] = min(worth, MOST_GAIN)
    out[SALE + 2] = min(lots, MOST_PRICE)


def _encode_map(s: PulsarState, out: vec[i64], seat: i64) -> None:
    """Systems with their planets and stations, pulsars with rings and gyrodynes."""
    for system in range(SYSTEMS):
        first = FIRST_SYSTEM_SLOT + system * SYSTEM_SIZE
        if s.system_tile[system] != NONE:
            out[first + s.system_tile[system]] = 1
            for kind in range(LIFELESS + 1):
                out[first + FREE_PLANETS + kind] = free_planets(s, system, kind)
            for owner in range(s.seats):
                station = s.station[system * SEAT_ROOM + owner]
                if station != 0:
                    planets = BLUE_OF if station == BLUE_STATION else LIFELESS_OF
                    out[first + planets + relative(s, seat, owner)] = 1
    for pulsar in range(PULSARS):
        first = FIRST_PULSAR + pulsar * PULSAR_SIZE
        if s.ring[pulsar] != NONE:
            out[first + relative(s, seat, s.ring[pulsar])] = 1
        gyrodyne = s.gyro[pulsar]
        if gyrodyne > 0:
            out[first + GYRODYNE + (gyrodyne - 1) % SPIN] = 1
        if gyrodyne > SPIN:
            out[first + SPINS] = 1


def _encode_flight(s: PulsarState, out: vec[i64]) -> None:
    """The flight under way."""
    out[SEGMENTS_LEFT] = s.left
    encode_bits(out, DUE, COLOUR_COUNT, s.gates)
    first = FIRST_NODE[s.star_map]
    for node in s.path:
        out[FIRST_PLACE + (node - first) * PLACE_SIZE + VISITED] += 1
    for segment in s.used:
        out[FIRST_SEGMENT + segment - SEGMENT_BEFORE[s.star_map]] = 1
    if s.landing != NONE:
        out[FIRST_PLACE + (s.landing - first) * PLACE_SIZE + LANDING] = 1
