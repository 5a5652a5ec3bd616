"""Feature encoder: a position as fixed slots of small integers, from the point of view of a seat.

`slots.NAMES` names each slot, `slots.BOUNDS` limits its numbers; both come from the lists in `slots`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from astrarium.core.features import capped, fill, flag, seats_between
from astrarium.core.slots import at
from astrarium.core.state import FRAME
from astrarium.games.pulsar2849.components import constants, starmap, tables
from astrarium.games.pulsar2849.learning import slots
from astrarium.games.pulsar2849.rules import blocks, codes, columns, steps
from astrarium.games.pulsar2849.rules.researching import PLACE
from astrarium.games.pulsar2849.rules.scoring import bonus_price, place_of
from astrarium.games.pulsar2849.rules.state import PulsarState
from astrarium.games.pulsar2849.rules.transmitting import half

ANY_TRACK: Final[i64] = 2
COSTS_ROOM: Final[i64] = 8
OVER_STEP: Final[i64] = len(slots.STEPS) - 1
SEGMENT_BEFORE: Final = vec[i64]([0, len(starmap.MAPS[0].segments)])

ROUND: Final = at(slots.TABLE_SLOTS, "round")
MAP_B: Final = at(slots.TABLE_SLOTS, "map-b")
HQ_OPTION: Final = at(slots.TABLE_SLOTS, "hq")
EVEN_START_OPTION: Final = at(slots.TABLE_SLOTS, "even-start")
STEP: Final = at(slots.TABLE_SLOTS, "step.order")
ROLLS: Final = at(slots.TABLE_SLOTS, "rolls-left")
SEGMENTS_LEFT: Final = at(slots.TABLE_SLOTS, "segments-left")
DUE: Final = at(slots.TABLE_SLOTS, "due.green")
ALLOWED_SIZES: Final = at(slots.TABLE_SLOTS, "allowed.gyro-1")
ALLOWED_PLANETS: Final = at(slots.TABLE_SLOTS, "allowed.blue")
SALE: Final = at(slots.TABLE_SLOTS, "sale.price")
SHIFT_BY: Final = at(slots.TABLE_SLOTS, "shift.steps")
BONUS_OF: Final = at(slots.TABLE_SLOTS, "bonus-of.sys-01")
ABOUT_TILE: Final = at(slots.TABLE_SLOTS, "about.t-a1")
PAID_NOW: Final = at(slots.TABLE_SLOTS, "paid.1")
ABOUT_GOAL: Final = at(slots.TABLE_SLOTS, "about-goal.1")
MEDIAN: Final = at(slots.TABLE_SLOTS, "median")
DICE: Final = at(slots.TABLE_SLOTS, "dice.1")
BONUS: Final = at(slots.TABLE_SLOTS, "bonus.1")
BONUS_HAD: Final = at(slots.TABLE_SLOTS, "bonus-had")
DUTY: Final = at(slots.TABLE_SLOTS, "duty")
ASKED: Final = at(slots.TURN_SLOTS, "asked")
ON_TURN: Final = at(slots.TURN_SLOTS, "turn")
DRAFTS: Final = at(slots.TURN_SLOTS, "drafts-left")
TURN_TO_COME: Final = at(slots.TURN_SLOTS, "turn-to-come")
STACK_OF: Final = at(slots.SUPPLY_SLOTS, "stack.gyro-1")
AWARDED_OF: Final = at(slots.SUPPLY_SLOTS, "awarded.gyro-1")
LETTER: Final = at(slots.SUPPLY_SLOTS, "letter.A")
UNSEEN: Final = at(slots.SUPPLY_SLOTS, "unseen.t-a1")
OFFER: Final = at(slots.SUPPLY_SLOTS, "offer.t-a1")
PILE: Final = at(slots.SUPPLY_SLOTS, "pile.exp-vp4")
DISCARD: Final = at(slots.SUPPLY_SLOTS, "discard.exp-vp4")
FACE_DOWN: Final = at(slots.SUPPLY_SLOTS, "face-down.sys-01")
BOARD: Final = at(slots.SUPPLY_SLOTS, "board.ai")
ROW: Final = at(slots.SUPPLY_SLOTS, "row1")
MEDIAN_ROW: Final = at(slots.SUPPLY_SLOTS, "median-row.1")
GOAL: Final = at(slots.SUPPLY_SLOTS, "goal1.g1a")
GOAL_ROOM: Final = at(slots.SUPPLY_SLOTS, "goal2.g1a") - at(slots.SUPPLY_SLOTS, "goal1.g1a")

RANK: Final = at(slots.STANDING_SLOTS, "place")
MARKER: Final = at(slots.STANDING_SLOTS, "initiative.space")
ROCKET: Final = at(slots.STANDING_SLOTS, "rocket")
PAID: Final = at(slots.TILE_SLOTS, "paid.1")
ONLINE: Final = at(slots.TILE_SLOTS, "online")
JOINED: Final = at(slots.TILE_SLOTS, "left.joined")
VISITED: Final = at(slots.PLACE_SLOTS, "visited")
LANDING: Final = at(slots.PLACE_SLOTS, "landing")
FREE_PLANETS: Final = at(slots.SYSTEM_SLOTS, "free.blue")
GYRODYNE: Final = at(slots.PULSAR_SLOTS, "gyrodyne.gyro-1")
SPINS: Final = at(slots.PULSAR_SLOTS, "spinning")


def encode(s: PulsarState, seat: i64, out: vec[i16], at: i64, mask: i64) -> None:
    """Encode shared block 0 and the blocks in `mask`; slots begin at index `at` and must be zeroed."""
    if mask & blocks.STANDINGS != 0:
        _encode_standings(s, seat, out, at + slots.FIRST_STANDING)
    if mask & blocks.FLIGHT != 0:
        _encode_flight(s, out, at)
    if mask & blocks.SUPPLY != 0:
        _encode_stock(s, out, at + slots.FIRST_OF_SUPPLY)
        _encode_boards(s, out, at + slots.FIRST_OF_SUPPLY)
    if mask & blocks.TECHS != 0:
        _encode_technologies(s, out, at + slots.FIRST_TECH)
    if mask & blocks.TILES != 0:
        _encode_transmitters(s, out, at + slots.FIRST_TILE_SLOT)
    if mask & blocks.MAP != 0:
        _encode_systems(s, out, at + slots.FIRST_SYSTEM_SLOT)
        _encode_pulsars(s, out, at + slots.FIRST_PULSAR)
    _encode_table(s, out, at + slots.FIRST_OF_TABLE)
    _encode_step(s, seat, out, at)


def _encode_table(s: PulsarState, out: vec[i16], at: i64) -> None:
    out[at + ROUND] = i16(s.round)
    out[at + MAP_B] = i16(s.star_map)
    out[at + HQ_OPTION] = i16(s.hq)
    out[at + EVEN_START_OPTION] = i16(s.variants & codes.EVEN_START)
    out[at + MEDIAN] = i16(s.median)
    fill(out, at + DICE, s.dice, 1, constants.FACES)
    if s.bonus > 0:
        out[at + BONUS + s.bonus - 1] = 1
    out[at + BONUS_HAD] = i16(s.bonus_had)
    out[at + DUTY] = i16(s.duty)
    out[at + SEGMENTS_LEFT] = i16(s.left)
    flag(out, at + DUE, s.gates)


def _encode_stock(s: PulsarState, out: vec[i16], at: i64) -> None:
    """Encode gyrodynes, awards, and what is unseen of tiles."""
    fill(out, at + STACK_OF, s.stock, columns.STACK, constants.SIZES)
    fill(out, at + AWARDED_OF, s.stock, columns.AWARDED, constants.SIZES)
    out[at + LETTER + s.letter] = 1
    fill(out, at + UNSEEN, s.designs.counts, 0, tables.DESIGNS)
    for tile in s.offer:
        if tile != starmap.NONE:
            out[at + OFFER + tables.TILE_DESIGN[tile]] += 1
    fill(out, at + PILE, s.pile.counts, 0, tables.EXPLORATIONS)
    fill(out, at + DISCARD, s.discard, 0, tables.EXPLORATIONS)
    fill(out, at + FACE_DOWN, s.systems.counts, 0, tables.SYSTEM_TILES)


def _encode_boards(s: PulsarState, out: vec[i16], at: i64) -> None:
    """Encode boards with the values of their rows, and goals."""
    boards, goals = s.boards, s.goals
    for board in boards:
        if board != starmap.NONE:
            out[at + BOARD + board] = 1
    categories, values = tables.ROUND_CATEGORY, tables.ROW_VALUE
    for number in range(1, constants.ROUNDS + 1):
        board = boards[categories[number]]
        if board != starmap.NONE:
            value = values[board * 9 + number]
            if value == starmap.NONE:
                out[at + MEDIAN_ROW + number - 1] = 1
            else:
                out[at + ROW + number - 1] = i16(value)
    for place in range(constants.GOALS_IN_GAME):
        if goals[place] != starmap.NONE:
            out[at + GOAL + place * GOAL_ROOM + goals[place]] = 1


def _encode_step(s: PulsarState, seat: i64, out: vec[i16], at: i64) -> None:
    """Encode the agenda: the present step, whose turn it is, and the seats still to draft and to act."""
    step, table, turns = s.step(), at + slots.FIRST_OF_TABLE, at + slots.FIRST_TURN
    if step < 0:
        out[table + STEP + OVER_STEP] = 1
        return
    out[table + STEP + step] = 1
    if step in (steps.DISCOVER, steps.CLAIM, steps.THROUGH, steps.ENDING):
        node = s.step_argument() - starmap.FIRST_NODE[s.star_map]
        out[at + slots.FIRST_ABOUT + node] = 1
    else:
        _encode_subject(s, out, table, step, s.step_argument())
    if s.step_seat() != starmap.NONE:
        out[turns + seats_between(s.seats, seat, s.step_seat()) * slots.TURN_SIZE + ASKED] = 1
    agenda = s.agenda
    for frame in range(0, len(agenda), FRAME):
        later, owner = agenda[frame], agenda[frame + 1]
        if owner != starmap.NONE:
            first = turns + seats_between(s.seats, seat, owner) * slots.TURN_SIZE
            if later == steps.DRAFT:
                out[first + DRAFTS] += 1
            elif later == steps.TURN:
                out[first + TURN_TO_COME] = 1
            elif later == steps.ACT:
                out[first + ON_TURN] = 1


def _encode_subject(s: PulsarState, out: vec[i16], at: i64, step: i64, argument: i64) -> None:
    """Encode what the present step is about, unless it is a location."""
    if step == steps.ROLL:
        out[at + ROLLS] = i16(argument)
    elif step in (steps.GAIN, steps.SPIN):
        flag(out, at + ALLOWED_SIZES, argument)
    elif step == steps.REMOTE:
        flag(out, at + ALLOWED_PLANETS, argument)
    elif step == steps.BONUS:
        out[at + BONUS_OF + argument] = 1
    elif step == steps.JOIN:
        out[at + ABOUT_TILE + argument // COSTS_ROOM] = 1
        out[at + PAID_NOW + argument % COSTS_ROOM] = 1
    elif step == steps.LINK_DIE:
        out[at + ABOUT_TILE + argument] = 1
    else:
        _encode_offer(s, out, at, step, argument)


def _encode_offer(s: PulsarState, out: vec[i16], at: i64, step: i64, argument: i64) -> None:
    """Encode what an effect or a goal offers in the present step."""
    if step == steps.SHIFT:
        out[at + SHIFT_BY] = i16(tables.EFFECT_B[argument])
        for track in range(constants.TRACKS):
            if tables.EFFECT_A[argument] in (track, ANY_TRACK):
                out[at + SHIFT_BY + 1 + track] = 1
    elif step == steps.BUY:
        _encode_sale(out, at, tables.EFFECT_A[argument], tables.EFFECT_B[argument], tables.EFFECT_C[argument])
    elif step == steps.GOAL_BONUS:
        place = argument // constants.MAX_BONUSES
        bonus = s.goals[place] * constants.MAX_BONUSES + argument % constants.MAX_BONUSES
        out[at + ABOUT_GOAL + place] = 1
        _encode_sale(out, at, bonus_price(s, argument), constants.GOAL_BONUSES[bonus * 2 + 1], 1)


def _encode_sale(out: vec[i16], at: i64, price: i64, worth: i64, lots: i64) -> None:
    out[at + SALE] = capped(price, slots.MAX_PRICE)
    out[at + SALE + 1] = capped(worth, slots.MAX_GAIN)
    out[at + SALE + 2] = capped(lots, slots.MAX_PRICE)


def _encode_standings(s: PulsarState, seat: i64, out: vec[i16], first: i64) -> None:
    """Encode ranking, markers and rockets; a seat's second marker of a track has slots of its own."""
    seats, owners, spaces, order = s.seats, s.track, s.space, s.order
    for owner in range(seats):
        out[first + seats_between(seats, seat, owner) * slots.STANDING_SIZE + RANK] = i16(place_of(s, owner))
    size = s.markers()
    for track in range(constants.TRACKS):
        for place in range(size):
            number = track * size + place
            slot = (
                first + seats_between(seats, seat, owners[number]) * slots.STANDING_SIZE + MARKER + track * 2
            )
            if out[slot] != 0:
                slot += constants.TRACKS * 2
            out[slot] = i16(spaces[number])
            out[slot + 1] = i16(place + 1)
    for place in range(len(order)):
        rocket = first + seats_between(seats, seat, order[place]) * slots.STANDING_SIZE + ROCKET
        if out[rocket] != 0:
            rocket += 1
        out[rocket] = i16(place + 1)


def _encode_technologies(s: PulsarState, out: vec[i16], at: i64) -> None:
    """Encode the free icons of the technologies whose row is reached."""
    icons, places, rooms, rounds = s.icon, PLACE, tables.TECH_SLOTS, tables.TECH_ROUND
    for board in s.boards:
        if board == starmap.NONE:
            continue
        for tech in tables.BOARD_TECHS[board]:
            if rounds[tech] <= s.round:
                icon = places[tech] * 2
                free: i16 = 1 if icons[icon] == starmap.NONE else 0
                if rooms[tech] == 2 and icons[icon + 1] == starmap.NONE:
                    free += 1
                out[at + tech] = free


def _encode_transmitters(s: PulsarState, out: vec[i16], at: i64) -> None:
    """Encode costs paid of all transmitters, which of them are online, and joints."""
    owners, covered, links = s.tile_owner, s.covered, s.link
    for tile in range(tables.TILES):
        if owners[tile] == starmap.NONE:
            continue
        first = at + tile * slots.TILE_SIZE
        flag(out, first + PAID, covered[tile])
        for end in range(2):
            other = links[tile * 2 + end]
            if other != starmap.NONE:
                joint = first + JOINED + end * 2
                out[joint] = 1
                out[joint + 1] = i16(_pips(tile, end) + _pips(other // 2, other % 2))
    for tile in s.online:
        out[at + tile * slots.TILE_SIZE + ONLINE] = 1


def _pips(tile: i64, end: i64) -> i64:
    pips = half(tile, end)
    return pips if pips != tables.NO_HALF else 0


def _encode_systems(s: PulsarState, out: vec[i16], at: i64) -> None:
    """Encode systems with their free planets; stations are bits, BLUE_STATION and the one above it."""
    tiles, stations, seats = s.system_tile, s.station, s.seats
    for system in range(starmap.SYSTEMS):
        tile = tiles[system]
        if tile == starmap.NONE:
            continue
        first = at + system * slots.SYSTEM_SIZE
        out[first + tile] = 1
        planets = (tile * 5 + seats) * 2
        blue, lifeless = tables.OPEN_PLANETS[planets], tables.OPEN_PLANETS[planets + 1]
        for place in range(system * codes.SEAT_ROOM, system * codes.SEAT_ROOM + seats):
            blue -= stations[place] & codes.BLUE_STATION
            lifeless -= stations[place] >> 1
        out[first + FREE_PLANETS] = i16(blue)
        out[first + FREE_PLANETS + 1] = i16(lifeless)


def _encode_pulsars(s: PulsarState, out: vec[i16], at: i64) -> None:
    """Encode gyrodynes on pulsars."""
    gyrodynes = s.gyro
    for pulsar in range(starmap.PULSARS):
        gyrodyne, first = gyrodynes[pulsar], at + pulsar * slots.PULSAR_SIZE
        if gyrodyne > codes.SPIN:
            gyrodyne -= codes.SPIN
            out[first + SPINS] = 1
        if gyrodyne > 0:
            out[first + GYRODYNE + gyrodyne - 1] = 1


def _encode_flight(s: PulsarState, out: vec[i16], at: i64) -> None:
    """Encode the path of the flight in progress."""
    places = at + slots.FIRST_PLACE - starmap.FIRST_NODE[s.star_map] * slots.PLACE_SIZE
    for node in s.path:
        out[places + node * slots.PLACE_SIZE + VISITED] += 1
    for segment in s.used:
        out[at + slots.FIRST_SEGMENT + segment - SEGMENT_BEFORE[s.star_map]] = 1
    if s.landing != starmap.NONE:
        out[places + s.landing * slots.PLACE_SIZE + LANDING] = 1
