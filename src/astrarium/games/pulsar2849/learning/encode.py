"""The position in numbers for learning: fixed slots of small numbers, from a seat's point of view.

`NAMES` says what each slot is, `BOUNDS` between which numbers it stays; both come from the lists in `slots`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from astrarium.core.features import capped, fill, flag, seats_between
from astrarium.core.slots import at
from astrarium.core.state import FRAME
from astrarium.games.pulsar2849.components.constants import (
    FACES,
    GOAL_BONUSES,
    GOALS_IN_GAME,
    MOST_BONUSES,
    ROUNDS,
    SIZES,
    TRACKS,
)
from astrarium.games.pulsar2849.components.starmap import FIRST_NODE, MAPS, NONE, PULSARS, SYSTEMS
from astrarium.games.pulsar2849.components.tables import (
    BOARD_TECHS,
    DESIGNS,
    EFFECT_A,
    EFFECT_B,
    EFFECT_C,
    EXPLORATIONS,
    NO_HALF,
    OPEN_PLANETS,
    ROUND_CATEGORY,
    ROW_VALUE,
    SYSTEM_TILES,
    TECH_ROUND,
    TILE_DESIGN,
    TILES,
)
from astrarium.games.pulsar2849.components.tables import TECH_SLOTS as TECH_ICONS
from astrarium.games.pulsar2849.learning.slots import (
    BOUNDS,
    FIRST_ABOUT,
    FIRST_OF_SUPPLY,
    FIRST_OF_TABLE,
    FIRST_PLACE,
    FIRST_PULSAR,
    FIRST_SEGMENT,
    FIRST_STANDING,
    FIRST_SYSTEM_SLOT,
    FIRST_TECH,
    FIRST_TILE_SLOT,
    FIRST_TURN,
    MOST_GAIN,
    MOST_PRICE,
    NAMES,
    PLACE_SIZE,
    PLACE_SLOTS,
    PULSAR_SIZE,
    PULSAR_SLOTS,
    STANDING_SIZE,
    STANDING_SLOTS,
    STEPS,
    SUPPLY_SLOTS,
    SYSTEM_SIZE,
    SYSTEM_SLOTS,
    TABLE_SLOTS,
    TILE_SIZE,
    TILE_SLOTS,
    TURN_SIZE,
    TURN_SLOTS,
)
from astrarium.games.pulsar2849.rules.researching import PLACE
from astrarium.games.pulsar2849.rules.scoring import bonus_price, place_of
from astrarium.games.pulsar2849.rules.state import (
    ACT_STEP,
    AWARDED,
    BLUE_STATION,
    BONUS_STEP,
    BUY_STEP,
    CLAIM_STEP,
    DISCOVER_STEP,
    DRAFT_STEP,
    ENDING_STEP,
    EVEN_START,
    FLIGHT_BLOCK,
    GAIN_STEP,
    GOAL_BONUS_STEP,
    JOIN_STEP,
    LINK_DIE_STEP,
    MAP_BLOCK,
    REMOTE_STEP,
    ROLL_STEP,
    SEAT_ROOM,
    SHIFT_STEP,
    SPIN,
    SPIN_STEP,
    STACK,
    STANDINGS_BLOCK,
    SUPPLY_BLOCK,
    TECHS_BLOCK,
    THROUGH_STEP,
    TILES_BLOCK,
    TURN_STEP,
    PulsarState,
)
from astrarium.games.pulsar2849.rules.transmitting import half

__all__ = ["BOUNDS", "NAMES", "encode"]

ANY_TRACK: Final[i64] = 2
COSTS_ROOM: Final[i64] = 8
OVER_STEP: Final[i64] = len(STEPS) - 1
SEGMENT_BEFORE: Final = vec[i64]([0, len(MAPS[0].segments)])

ROUND: Final = at(TABLE_SLOTS, "round")
MAP_B: Final = at(TABLE_SLOTS, "map-b")
HQ_OPTION: Final = at(TABLE_SLOTS, "hq")
EVEN_START_OPTION: Final = at(TABLE_SLOTS, "even-start")
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
ASKED: Final = at(TURN_SLOTS, "asked")
ON_TURN: Final = at(TURN_SLOTS, "turn")
DRAFTS: Final = at(TURN_SLOTS, "drafts-left")
TURN_TO_COME: Final = at(TURN_SLOTS, "turn-to-come")
STACK_OF: Final = at(SUPPLY_SLOTS, "stack.gyro-1")
AWARDED_OF: Final = at(SUPPLY_SLOTS, "awarded.gyro-1")
LETTER: Final = at(SUPPLY_SLOTS, "letter.A")
UNSEEN: Final = at(SUPPLY_SLOTS, "unseen.t-a1")
OFFER: Final = at(SUPPLY_SLOTS, "offer.t-a1")
PILE: Final = at(SUPPLY_SLOTS, "pile.exp-vp4")
DISCARD: Final = at(SUPPLY_SLOTS, "discard.exp-vp4")
FACE_DOWN: Final = at(SUPPLY_SLOTS, "face-down.sys-01")
BOARD: Final = at(SUPPLY_SLOTS, "board.ai")
ROW: Final = at(SUPPLY_SLOTS, "row1")
MEDIAN_ROW: Final = at(SUPPLY_SLOTS, "median-row.1")
GOAL: Final = at(SUPPLY_SLOTS, "goal1.g1a")
GOAL_ROOM: Final = at(SUPPLY_SLOTS, "goal2.g1a") - at(SUPPLY_SLOTS, "goal1.g1a")

RANK: Final = at(STANDING_SLOTS, "place")
MARKER: Final = at(STANDING_SLOTS, "initiative.space")
ROCKET: Final = at(STANDING_SLOTS, "rocket")
PAID: Final = at(TILE_SLOTS, "paid.1")
ONLINE: Final = at(TILE_SLOTS, "online")
JOINED: Final = at(TILE_SLOTS, "left.joined")
VISITED: Final = at(PLACE_SLOTS, "visited")
LANDING: Final = at(PLACE_SLOTS, "landing")
FREE_PLANETS: Final = at(SYSTEM_SLOTS, "free.blue")
GYRODYNE: Final = at(PULSAR_SLOTS, "gyrodyne.gyro-1")
SPINS: Final = at(PULSAR_SLOTS, "spinning")


def encode(s: PulsarState, seat: i64, out: vec[i16], at: i64, blocks: i64) -> None:
    """Write the first block and some others over zeros; slots, as `NAMES` has them, begin at `at`."""
    if blocks & STANDINGS_BLOCK != 0:
        _encode_standings(s, seat, out, at + FIRST_STANDING)
    if blocks & FLIGHT_BLOCK != 0:
        _encode_flight(s, out, at)
    if blocks & SUPPLY_BLOCK != 0:
        _encode_stock(s, out, at + FIRST_OF_SUPPLY)
        _encode_boards(s, out, at + FIRST_OF_SUPPLY)
    if blocks & TECHS_BLOCK != 0:
        _encode_technologies(s, out, at + FIRST_TECH)
    if blocks & TILES_BLOCK != 0:
        _encode_transmitters(s, out, at + FIRST_TILE_SLOT)
    if blocks & MAP_BLOCK != 0:
        _encode_systems(s, out, at + FIRST_SYSTEM_SLOT)
        _encode_pulsars(s, out, at + FIRST_PULSAR)
    _encode_table(s, out, at + FIRST_OF_TABLE)
    _encode_step(s, seat, out, at)


def _encode_table(s: PulsarState, out: vec[i16], at: i64) -> None:
    out[at + ROUND] = i16(s.round)
    out[at + MAP_B] = i16(s.star_map)
    out[at + HQ_OPTION] = i16(s.hq)
    out[at + EVEN_START_OPTION] = i16(s.variants & EVEN_START)
    out[at + MEDIAN] = i16(s.median)
    fill(out, at + DICE, s.dice, 1, FACES)
    if s.bonus > 0:
        out[at + BONUS + s.bonus - 1] = 1
    out[at + BONUS_HAD] = i16(s.bonus_had)
    out[at + DUTY] = i16(s.duty)
    out[at + SEGMENTS_LEFT] = i16(s.left)
    flag(out, at + DUE, s.gates)


def _encode_stock(s: PulsarState, out: vec[i16], at: i64) -> None:
    """Gyrodynes, awards, and what is unseen of tiles."""
    fill(out, at + STACK_OF, s.stock, STACK, SIZES)
    fill(out, at + AWARDED_OF, s.stock, AWARDED, SIZES)
    out[at + LETTER + s.letter] = 1
    fill(out, at + UNSEEN, s.designs.counts, 0, DESIGNS)
    for tile in s.offer:
        if tile != NONE:
            out[at + OFFER + TILE_DESIGN[tile]] += 1
    fill(out, at + PILE, s.pile.counts, 0, EXPLORATIONS)
    fill(out, at + DISCARD, s.discard, 0, EXPLORATIONS)
    fill(out, at + FACE_DOWN, s.systems.counts, 0, SYSTEM_TILES)


def _encode_boards(s: PulsarState, out: vec[i16], at: i64) -> None:
    """Boards with the values of their rows, and goals."""
    boards, goals = s.boards, s.goals
    for board in boards:
        if board != NONE:
            out[at + BOARD + board] = 1
    categories, values = ROUND_CATEGORY, ROW_VALUE
    for number in range(1, ROUNDS + 1):
        board = boards[categories[number]]
        if board != NONE:
            value = values[board * 9 + number]
            if value == NONE:
                out[at + MEDIAN_ROW + number - 1] = 1
            else:
                out[at + ROW + number - 1] = i16(value)
    for place in range(GOALS_IN_GAME):
        if goals[place] != NONE:
            out[at + GOAL + place * GOAL_ROOM + goals[place]] = 1


def _encode_step(s: PulsarState, seat: i64, out: vec[i16], at: i64) -> None:
    """The agenda: the present step, whose turn it is, and who is still to draft and to act."""
    step, table, turns = s.step(), at + FIRST_OF_TABLE, at + FIRST_TURN
    if step < 0:
        out[table + STEP + OVER_STEP] = 1
        return
    out[table + STEP + step] = 1
    if step in (DISCOVER_STEP, CLAIM_STEP, THROUGH_STEP, ENDING_STEP):
        node = s.step_argument() - FIRST_NODE[s.star_map]
        out[at + FIRST_ABOUT + node] = 1
    else:
        _encode_subject(s, out, table, step, s.step_argument())
    if s.step_seat() != NONE:
        out[turns + seats_between(s.seats, seat, s.step_seat()) * TURN_SIZE + ASKED] = 1
    agenda = s.agenda
    for frame in range(0, len(agenda), FRAME):
        later, owner = agenda[frame], agenda[frame + 1]
        if owner != NONE:
            first = turns + seats_between(s.seats, seat, owner) * TURN_SIZE
            if later == DRAFT_STEP:
                out[first + DRAFTS] += 1
            elif later == TURN_STEP:
                out[first + TURN_TO_COME] = 1
            elif later == ACT_STEP:
                out[first + ON_TURN] = 1


def _encode_subject(s: PulsarState, out: vec[i16], at: i64, step: i64, argument: i64) -> None:
    """What the present step is about, unless it is a location."""
    if step == ROLL_STEP:
        out[at + ROLLS] = i16(argument)
    elif step in (GAIN_STEP, SPIN_STEP):
        flag(out, at + ALLOWED_SIZES, argument)
    elif step == REMOTE_STEP:
        flag(out, at + ALLOWED_PLANETS, argument)
    elif step == BONUS_STEP:
        out[at + BONUS_OF + argument] = 1
    elif step == JOIN_STEP:
        out[at + ABOUT_TILE + argument // COSTS_ROOM] = 1
        out[at + PAID_NOW + argument % COSTS_ROOM] = 1
    elif step == LINK_DIE_STEP:
        out[at + ABOUT_TILE + argument] = 1
    else:
        _encode_offer(s, out, at, step, argument)


def _encode_offer(s: PulsarState, out: vec[i16], at: i64, step: i64, argument: i64) -> None:
    """What an effect or a goal offers in the present step."""
    if step == SHIFT_STEP:
        out[at + SHIFT_BY] = i16(EFFECT_B[argument])
        for track in range(TRACKS):
            if EFFECT_A[argument] in (track, ANY_TRACK):
                out[at + SHIFT_BY + 1 + track] = 1
    elif step == BUY_STEP:
        _encode_sale(out, at, EFFECT_A[argument], EFFECT_B[argument], EFFECT_C[argument])
    elif step == GOAL_BONUS_STEP:
        place = argument // MOST_BONUSES
        bonus = s.goals[place] * MOST_BONUSES + argument % MOST_BONUSES
        out[at + ABOUT_GOAL + place] = 1
        _encode_sale(out, at, bonus_price(s, argument), GOAL_BONUSES[bonus * 2 + 1], 1)


def _encode_sale(out: vec[i16], at: i64, price: i64, worth: i64, lots: i64) -> None:
    out[at + SALE] = capped(price, MOST_PRICE)
    out[at + SALE + 1] = capped(worth, MOST_GAIN)
    out[at + SALE + 2] = capped(lots, MOST_PRICE)


def _encode_standings(s: PulsarState, seat: i64, out: vec[i16], first: i64) -> None:
    """Ranking, markers and rockets; a seat's second marker of a track has slots of its own."""
    seats, owners, spaces, order = s.seats, s.track, s.space, s.order
    for owner in range(seats):
        out[first + seats_between(seats, seat, owner) * STANDING_SIZE + RANK] = i16(place_of(s, owner))
    size = s.markers()
    for track in range(TRACKS):
        for place in range(size):
            number = track * size + place
            slot = first + seats_between(seats, seat, owners[number]) * STANDING_SIZE + MARKER + track * 2
            if out[slot] != 0:
                slot += TRACKS * 2
            out[slot] = i16(spaces[number])
            out[slot + 1] = i16(place + 1)
    for place in range(len(order)):
        rocket = first + seats_between(seats, seat, order[place]) * STANDING_SIZE + ROCKET
        if out[rocket] != 0:
            rocket += 1
        out[rocket] = i16(place + 1)


def _encode_technologies(s: PulsarState, out: vec[i16], at: i64) -> None:
    """Free icons of the technologies whose row is reached."""
    icons, places, rooms, rounds = s.icon, PLACE, TECH_ICONS, TECH_ROUND
    for board in s.boards:
        if board == NONE:
            continue
        for tech in BOARD_TECHS[board]:
            if rounds[tech] <= s.round:
                icon = places[tech] * 2
                free: i16 = 1 if icons[icon] == NONE else 0
                if rooms[tech] == 2 and icons[icon + 1] == NONE:
                    free += 1
                out[at + tech] = free


def _encode_transmitters(s: PulsarState, out: vec[i16], at: i64) -> None:
    """Costs paid of all transmitters, which of them are online, and joints."""
    owners, covered, links = s.tile_owner, s.covered, s.link
    for tile in range(TILES):
        if owners[tile] == NONE:
            continue
        first = at + tile * TILE_SIZE
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


def _encode_systems(s: PulsarState, out: vec[i16], at: i64) -> None:
    """Systems with their free planets; stations are bits, BLUE_STATION and the one above it."""
    tiles, stations, seats = s.system_tile, s.station, s.seats
    for system in range(SYSTEMS):
        tile = tiles[system]
        if tile == NONE:
            continue
        first = at + system * SYSTEM_SIZE
        out[first + tile] = 1
        planets = (tile * 5 + seats) * 2
        blue, lifeless = OPEN_PLANETS[planets], OPEN_PLANETS[planets + 1]
        for place in range(system * SEAT_ROOM, system * SEAT_ROOM + seats):
            blue -= stations[place] & BLUE_STATION
            lifeless -= stations[place] >> 1
        out[first + FREE_PLANETS] = i16(blue)
        out[first + FREE_PLANETS + 1] = i16(lifeless)


def _encode_pulsars(s: PulsarState, out: vec[i16], at: i64) -> None:
    """Gyrodynes on pulsars."""
    gyrodynes = s.gyro
    for pulsar in range(PULSARS):
        gyrodyne, first = gyrodynes[pulsar], at + pulsar * PULSAR_SIZE
        if gyrodyne > SPIN:
            gyrodyne -= SPIN
            out[first + SPINS] = 1
        if gyrodyne > 0:
            out[first + GYRODYNE + gyrodyne - 1] = 1


def _encode_flight(s: PulsarState, out: vec[i16], at: i64) -> None:
    """The path of the flight under way."""
    places = at + FIRST_PLACE - FIRST_NODE[s.star_map] * PLACE_SIZE
    for node in s.path:
        out[places + node * PLACE_SIZE + VISITED] += 1
    for segment in s.used:
        out[at + FIRST_SEGMENT + segment - SEGMENT_BEFORE[s.star_map]] = 1
    if s.landing != NONE:
        out[places + s.landing * PLACE_SIZE + LANDING] = 1
