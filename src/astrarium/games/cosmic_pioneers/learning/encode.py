"""The position in numbers for learning: fixed slots of small numbers, from a seat's point of view.

`NAMES` says what each slot is, `BOUNDS` between which numbers it stays; both come from the lists in `slots`.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from astrarium.core.features import capped, fill, flag, seat_after, seats_between
from astrarium.core.slots import at
from astrarium.core.state import FRAME
from astrarium.games.cosmic_pioneers.components.constants import (
    ATTRIBUTES,
    COLOUR_COUNT,
    SECTORS,
    SLOT_ROOM,
)
from astrarium.games.cosmic_pioneers.components.schema import (
    ADVENTURE_DIE,
    BOMBS_DIE,
    COMBAT_DIE,
    COUNTERS,
    DICE_COUNT,
    LAST_ROUND,
)
from astrarium.games.cosmic_pioneers.components.tables import (
    CARD_COUNT,
    EFFECT_KIND,
    PLANET_COLOUR,
    PLANET_GREEN,
    PLANET_SLOTS,
)
from astrarium.games.cosmic_pioneers.learning.slots import (
    BOUNDS,
    DECK_SLOTS,
    FIRST_GOODS_SLOT,
    FIRST_OF_DECK,
    FIRST_OF_RING,
    FIRST_OF_STEP,
    FIRST_OF_TABLE,
    FIRST_PLACE,
    FIRST_RANK,
    FIRST_SCORE,
    FIRST_SECTOR,
    FIRST_SHIP,
    FIRST_STOCK,
    FIRST_TURN,
    HUNDRED,
    MOST_COUNT,
    MOST_HUNDREDS,
    MOST_POINTS,
    NAMES,
    OWN_SLOTS,
    PLACE_SIZE,
    PLACE_SLOTS,
    RING_SIZE,
    RING_SLOTS,
    SCORE_SLOTS,
    SECTOR_SIZE,
    SECTOR_SLOTS,
    STEP_SLOTS,
    STEPS,
    TABLE_SLOTS,
    TURN_SIZE,
    TURN_SLOTS,
)
from astrarium.games.cosmic_pioneers.rules.blocks import (
    DECK_BLOCK,
    GOODS_BLOCK,
    OWN_PART,
    PLACE_BLOCK,
    PLACE_BLOCKS,
    RANKS_BLOCK,
    RING_PART,
    SCORE_PART,
    SHIP_PART,
    STOCK_BLOCK,
    TABLE_BLOCK,
)
from astrarium.games.cosmic_pioneers.rules.moving import reach
from astrarium.games.cosmic_pioneers.rules.pieces import (
    controlled_by,
    is_alien,
    is_colonist,
    room,
    table_figure,
)
from astrarium.games.cosmic_pioneers.rules.scoring import (
    FIRST_OF_PLANETS,
    colonists_out,
    count,
    merit,
    standing,
)
from astrarium.games.cosmic_pioneers.rules.state import (
    ABOARD_STEP,
    BUY_STEP,
    COMMANDER,
    CRASHED,
    CREDITS,
    DISCARDED,
    EMPTY,
    FACE_STEP,
    FIRST_COLONIST,
    FIRST_NATIVE,
    HIT_STEP,
    JETTISON_STEP,
    JUMPGATE,
    LEFT,
    LEVEL,
    NONE,
    OWN,
    PICK_STEP,
    PIECE_COUNT,
    PLANET_STEP,
    POINTS,
    REROLL_STEP,
    RESERVE,
    SHIP,
    SLOT_STEP,
    STOCK,
    TURN_STEP,
    UNLAID,
    UNSEEN,
    CosmicState,
)
from astrarium.games.cosmic_pioneers.rules.trading import STOP_ROOM

__all__ = ["BOUNDS", "NAMES", "encode", "encode_seat"]

OVER_STEP: Final[i64] = len(STEPS) - 1
COUNTER_COUNT: Final[i64] = len(COUNTERS)

ROUND: Final = at(TABLE_SLOTS, "round")
ROUNDS_LEFT: Final = at(TABLE_SLOTS, "rounds-left")
EVENTS: Final = at(TABLE_SLOTS, "events.every-round")
START: Final = at(TABLE_SLOTS, "start.loaded")
SCENARIO: Final = at(TABLE_SLOTS, "scenario.cosmic-pioneers")
DRAWN: Final = at(TABLE_SLOTS, "drawn.lizard")
POOL: Final = at(TABLE_SLOTS, "pool.ravan")
BELTS_LEFT: Final = at(TABLE_SLOTS, "belts-left")
DECK_LEFT: Final = at(DECK_SLOTS, "deck.lizard")
DECK_KNOWN: Final = at(DECK_SLOTS, "deck-known")
UNSEEN_CARDS: Final = at(DECK_SLOTS, "unseen.lizard-night-raid")
DISCARDED_CARDS: Final = at(DECK_SLOTS, "discarded.lizard-night-raid")

STEP: Final = at(STEP_SLOTS, "step.hexes")
NUMBER: Final = at(STEP_SLOTS, "number")
ABOUT: Final = at(STEP_SLOTS, "about.colonist")
COLOUR: Final = at(STEP_SLOTS, "colour.red")
EFFECT: Final = at(STEP_SLOTS, "effect.gain_colonists")
AGAIN: Final = at(STEP_SLOTS, "again.adventure")
DIE: Final = at(STEP_SLOTS, "die.1")
RIVAL_DIE: Final = at(STEP_SLOTS, "rival-die.1")
TARGET: Final = at(STEP_SLOTS, "target.colonist")
STAGE: Final = at(STEP_SLOTS, "stage")
TRANSFER: Final = at(STEP_SLOTS, "transfer")
ASKED: Final = at(TURN_SLOTS, "asked")
ON_TURN: Final = at(TURN_SLOTS, "turn")
TURN_TO_COME: Final = at(TURN_SLOTS, "turn-to-come")
IS_FIRST: Final = at(TURN_SLOTS, "first")
DEFENDER: Final = at(TURN_SLOTS, "defender")
CANDIDATE: Final = at(PLACE_SLOTS, "candidate")
PICKED: Final = at(PLACE_SLOTS, "picked")

SEAT_POINTS: Final = at(OWN_SLOTS, "points")
OF_COMMANDER: Final = at(OWN_SLOTS, "commander.fraser")
LEVELS_OF: Final = at(OWN_SLOTS, "weapons")
RANGE_OF: Final = at(OWN_SLOTS, "range")
ROOM_OF: Final = at(OWN_SLOTS, "room")
IS_CRASHED: Final = at(OWN_SLOTS, "crashed")
CREDITS_OF: Final = at(OWN_SLOTS, "credits")
RESERVE_OF: Final = at(OWN_SLOTS, "reserve")  # hold and re-rolls follow, as in the state
STANDING: Final = at(SCORE_SLOTS, "standing")
COLONISTS_OF: Final = at(SCORE_SLOTS, "colonists")
CONTROLLED_OF: Final = at(SCORE_SLOTS, "controlled")
COUNT_OF: Final = at(SCORE_SLOTS, "count.fights_won")
CONTROL_THERE: Final = at(RING_SLOTS, "control")
COLONISTS_THERE: Final = at(RING_SLOTS, "colonists")
SLOT_OF: Final = at(RING_SLOTS, "slot1")

SPECIAL: Final = at(SECTOR_SLOTS, "is.jumpgate")
PLANET: Final = at(SECTOR_SLOTS, "planet.ravan")
NATIVE: Final = at(SECTOR_SLOTS, "native.lizard")
ALIENS_THERE: Final = at(SECTOR_SLOTS, "aliens")
FREE_THERE: Final = at(SECTOR_SLOTS, "free")
GREEN_MISSING: Final = at(SECTOR_SLOTS, "green-missing")
SLOT: Final = at(SECTOR_SLOTS, "slot1.there")
SLOT_GREEN: Final = at(SECTOR_SLOTS, "slot1.green") - SLOT
SLOT_ALIEN: Final = at(SECTOR_SLOTS, "slot1.lizard") - SLOT
SLOT_SIZE: Final = at(SECTOR_SLOTS, "slot2.there") - SLOT


def encode(s: CosmicState, seat: i64, out: vec[i16], at: i64, blocks: i64) -> None:
    """Write the first block and some others over zeros; slots, as `NAMES` has them, begin at `at`."""
    _encode_step(s, seat, out, at)
    flag(out, at + FIRST_PLACE + CANDIDATE, s.candidates, PLACE_SIZE)
    flag(out, at + FIRST_PLACE + PICKED, s.picks, PLACE_SIZE)
    if blocks & RANKS_BLOCK != 0:
        _encode_ranks(s, seat, out, at + FIRST_RANK)
    if blocks & TABLE_BLOCK != 0:
        _encode_table(s, out, at + FIRST_OF_TABLE)
    if blocks & STOCK_BLOCK != 0:
        fill(out, at + FIRST_STOCK, s.stock, 0, STOCK)
    if blocks & DECK_BLOCK != 0:
        _encode_deck(s, out, at + FIRST_OF_DECK)
    if blocks & GOODS_BLOCK != 0:
        fill(out, at + FIRST_GOODS_SLOT, s.goods, 0, SECTORS * COLOUR_COUNT)
    if blocks & PLACE_BLOCKS != 0:
        _encode_sectors(s, out, at + FIRST_SECTOR, blocks)


def _encode_ranks(s: CosmicState, seat: i64, out: vec[i16], at: i64) -> None:
    """The places of the seats: each better one moves the other down."""
    merits = vec[i64](capacity=s.seats)
    for back in range(s.seats):
        mine = merit(s, seat_after(s.seats, seat, back))
        out[at + back] = 1
        for other in range(back):
            if merits[other] > mine:
                out[at + back] += 1
            elif merits[other] < mine:
                out[at + other] += 1
        merits = append(merits, mine)


def _encode_table(s: CosmicState, out: vec[i16], at: i64) -> None:
    """Round, options, scenario, what is left to lay."""
    out[at + ROUND] = i16(s.round)
    out[at + ROUNDS_LEFT] = i16(table_figure(s, LAST_ROUND) - s.round)
    out[at + EVENTS + s.events] = 1
    out[at + START + s.start] = 1
    if s.scenario != NONE:
        out[at + SCENARIO + s.scenario] = 1
    flag(out, at + DRAWN, s.species)
    flag(out, at + POOL, s.pool)
    out[at + BELTS_LEFT] = i16(s.belts)


def _encode_deck(s: CosmicState, out: vec[i16], at: i64) -> None:
    """The event deck."""
    deck = s.deck
    fill(out, at + DECK_LEFT, deck, LEFT, COLOUR_COUNT)
    out[at + DECK_KNOWN] = i16(s.known)
    fill(out, at + UNSEEN_CARDS, deck, UNSEEN, CARD_COUNT)
    fill(out, at + DISCARDED_CARDS, deck, DISCARDED, CARD_COUNT)


def _encode_step(s: CosmicState, seat: i64, out: vec[i16], at: i64) -> None:
    """The agenda: the present step, who is asked, whose turn it is, who is still to have one."""
    seats, step, table, first = s.seats, s.step(), at + FIRST_OF_STEP, at + FIRST_TURN
    if s.first != NONE:
        out[first + seats_between(seats, seat, s.first) * TURN_SIZE + IS_FIRST] = 1
    if step < 0:
        out[table + STEP + OVER_STEP] = 1
        return
    out[table + STEP + step] = 1
    _encode_subject(out, table, step, s.step_argument())
    _encode_dice(s, out, table)
    if s.step_seat() != NONE:
        out[first + seats_between(seats, seat, s.step_seat()) * TURN_SIZE + ASKED] = 1
    if s.turn != NONE:
        out[first + seats_between(seats, seat, s.turn) * TURN_SIZE + ON_TURN] = 1
    if s.rival != NONE:
        out[first + seats_between(seats, seat, s.rival) * TURN_SIZE + DEFENDER] = 1
    agenda = s.agenda
    for frame in range(0, len(agenda), FRAME):
        if agenda[frame] == TURN_STEP:
            later = seats_between(seats, seat, agenda[frame + 1])
            out[first + later * TURN_SIZE + TURN_TO_COME] = 1


def _encode_subject(out: vec[i16], at: i64, step: i64, argument: i64) -> None:
    """What the present step is about."""
    if step in (JETTISON_STEP, ABOARD_STEP):
        out[at + NUMBER] = i16(argument)
    elif step == BUY_STEP:
        out[at + NUMBER] = i16(argument % STOP_ROOM)
    elif step == SLOT_STEP:
        out[at + ABOUT + argument] = 1
    elif step == PLANET_STEP:
        out[at + COLOUR + argument] = 1
    elif step == PICK_STEP:
        out[at + EFFECT + EFFECT_KIND[argument]] = 1
    elif step == REROLL_STEP:
        out[at + AGAIN + _die_of(argument)] = 1


def _die_of(step: i64) -> i64:
    """The die that a step rolls."""
    if step == FACE_STEP:
        return ADVENTURE_DIE
    if step >= HIT_STEP:
        return BOMBS_DIE
    return COMBAT_DIE


def _encode_dice(s: CosmicState, out: vec[i16], at: i64) -> None:
    """Dice that lie there, and how far a choice made piece by piece has got."""
    if s.die > 0:
        out[at + DIE + s.die - 1] = 1
    if s.rival_die > 0:
        out[at + RIVAL_DIE + s.rival_die - 1] = 1
    if s.target != NONE:
        out[at + TARGET + s.target] = 1
    out[at + STAGE] = i16(s.stage)
    out[at + TRANSFER] = i16(s.transfer + 1)


def encode_seat(s: CosmicState, owner: i64, out: vec[i16], first: i64, parts: i64) -> None:
    """Write some parts of the block of a seat over zeros; it begins at `first`."""
    if parts & OWN_PART != 0:
        _encode_own(s, owner, out, first)
    if parts & SCORE_PART != 0:
        _encode_score(s, owner, out, first + FIRST_SCORE)
    if parts & SHIP_PART != 0 and s.round > 0:
        out[first + FIRST_SHIP + s.get(owner, SHIP)] = 1
    if parts & RING_PART != 0:
        _encode_ring(s, owner, out, first + FIRST_OF_RING)


def _encode_own(s: CosmicState, owner: i64, out: vec[i16], first: i64) -> None:
    """Points, commander, levels, hold, credits."""
    own = s.own
    mine = owner * OWN
    out[first] = 1
    out[first + SEAT_POINTS] = capped(own[mine + POINTS], MOST_POINTS)
    commander = own[mine + COMMANDER]
    if commander != NONE:
        out[first + OF_COMMANDER + commander] = 1
    fill(out, first + LEVELS_OF, own, mine + LEVEL, ATTRIBUTES)
    out[first + RANGE_OF] = i16(reach(s, owner))
    out[first + ROOM_OF] = i16(room(s, owner))
    out[first + IS_CRASHED] = i16(own[mine + CRASHED])
    out[first + CREDITS_OF] = capped(own[mine + CREDITS] // HUNDRED, MOST_HUNDREDS)
    fill(out, first + RESERVE_OF, own, mine + RESERVE, 1 + PIECE_COUNT + DICE_COUNT)


def _encode_score(s: CosmicState, owner: i64, out: vec[i16], first: i64) -> None:
    """What would score now."""
    out[first + STANDING] = capped(standing(s, owner), MOST_POINTS)
    out[first + COLONISTS_OF] = i16(colonists_out(s, owner))
    out[first + CONTROLLED_OF] = i16(controlled_by(s, owner))
    for counter in range(COUNTER_COUNT if s.held_by(owner) != 0 else FIRST_OF_PLANETS):
        out[first + COUNT_OF + counter] = capped(count(s, owner, counter), MOST_COUNT)


def _encode_ring(s: CosmicState, owner: i64, out: vec[i16], first: i64) -> None:
    """Where the colonists of a seat stand, and what they control."""
    colonist = FIRST_COLONIST + owner
    for number, who in enumerate(s.life):
        if who == colonist:
            there = first + number // SLOT_ROOM * RING_SIZE
            out[there + SLOT_OF + number % SLOT_ROOM] = 1
            out[there + COLONISTS_THERE] += 1
    flag(out, first + CONTROL_THERE, s.held_by(owner), RING_SIZE)


def _encode_sectors(s: CosmicState, out: vec[i16], at: i64, blocks: i64) -> None:
    """What the places of the ring are, and what their slots have room for."""
    sectors = s.sector
    for place in range(SECTORS):
        if blocks & PLACE_BLOCK[place] != 0:
            sector, first = sectors[place], at + place * SECTOR_SIZE
            if sector >= 0:
                _encode_planet(s, out, first, place)
            elif sector != UNLAID:
                out[first + SPECIAL + JUMPGATE - sector] = 1


def _encode_planet(s: CosmicState, out: vec[i16], first: i64, place: i64) -> None:
    """A planet and its slots from the left."""
    planet, life = s.sector[place], s.life
    out[first + PLANET + planet] = 1
    out[first + NATIVE + PLANET_COLOUR[planet]] = 1
    green = PLANET_GREEN[planet]
    free: i16 = 0
    aliens: i16 = 0
    missing: i16 = 0
    here = first + SLOT
    for number in range(place * SLOT_ROOM, place * SLOT_ROOM + PLANET_SLOTS[planet]):
        who = life[number]
        out[here] = 1
        if green & 1 != 0:
            out[here + SLOT_GREEN] = 1
            if not is_colonist(who):
                missing += 1
        if who == EMPTY:
            free += 1
        elif is_alien(who):
            aliens += 1
            out[here + SLOT_ALIEN + who - FIRST_NATIVE] = 1
        green >>= 1
        here += SLOT_SIZE
    out[first + FREE_THERE] = free
    out[first + ALIENS_THERE] = aliens
    out[first + GREEN_MISSING] = missing
