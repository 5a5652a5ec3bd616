"""Encoding of a position as features: fixed slots of small numbers, from the point of view of a seat.

`slots.NAMES` names each slot and `slots.BOUNDS` has its bounds.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from astrarium.core.features import capped, fill, flag, seat_after, seats_between
from astrarium.core.slots import at
from astrarium.core.state import FRAME
from astrarium.games.cosmic_pioneers.components import constants, schema, tables
from astrarium.games.cosmic_pioneers.learning import slots
from astrarium.games.cosmic_pioneers.rules import blocks, codes, columns, pieces, steps
from astrarium.games.cosmic_pioneers.rules.moving import reach
from astrarium.games.cosmic_pioneers.rules.scoring import (
    FIRST_OF_PLANETS,
    colonists_out,
    count,
    merit,
    standing,
)
from astrarium.games.cosmic_pioneers.rules.state import CosmicState
from astrarium.games.cosmic_pioneers.rules.trading import STOP_ROOM

OVER_STEP: Final[i64] = len(slots.STEPS) - 1
COUNTER_COUNT: Final[i64] = len(schema.COUNTERS)

ROUND: Final = at(slots.TABLE_SLOTS, "round")
ROUNDS_LEFT: Final = at(slots.TABLE_SLOTS, "rounds-left")
EVENTS: Final = at(slots.TABLE_SLOTS, "events.every-round")
START: Final = at(slots.TABLE_SLOTS, "start.loaded")
SCENARIO: Final = at(slots.TABLE_SLOTS, "scenario.cosmic-pioneers")
DRAWN: Final = at(slots.TABLE_SLOTS, "drawn.lizard")
POOL: Final = at(slots.TABLE_SLOTS, "pool.ravan")
BELTS_LEFT: Final = at(slots.TABLE_SLOTS, "belts-left")
DECK_LEFT: Final = at(slots.DECK_SLOTS, "deck.lizard")
DECK_KNOWN: Final = at(slots.DECK_SLOTS, "deck-known")
UNSEEN_CARDS: Final = at(slots.DECK_SLOTS, "unseen.lizard-night-raid")
DISCARDED_CARDS: Final = at(slots.DECK_SLOTS, "discarded.lizard-night-raid")

STEP: Final = at(slots.STEP_SLOTS, "step.hexes")
NUMBER: Final = at(slots.STEP_SLOTS, "number")
ABOUT: Final = at(slots.STEP_SLOTS, "about.colonist")
COLOUR: Final = at(slots.STEP_SLOTS, "colour.red")
EFFECT: Final = at(slots.STEP_SLOTS, "effect.gain_colonists")
AGAIN: Final = at(slots.STEP_SLOTS, "again.adventure")
DIE: Final = at(slots.STEP_SLOTS, "die.1")
RIVAL_DIE: Final = at(slots.STEP_SLOTS, "rival-die.1")
TARGET: Final = at(slots.STEP_SLOTS, "target.colonist")
STAGE: Final = at(slots.STEP_SLOTS, "stage")
TRANSFER: Final = at(slots.STEP_SLOTS, "transfer")
ASKED: Final = at(slots.TURN_SLOTS, "asked")
ON_TURN: Final = at(slots.TURN_SLOTS, "turn")
TURN_TO_COME: Final = at(slots.TURN_SLOTS, "turn-to-come")
IS_FIRST: Final = at(slots.TURN_SLOTS, "first")
DEFENDER: Final = at(slots.TURN_SLOTS, "defender")
CANDIDATE: Final = at(slots.PLACE_SLOTS, "candidate")
PICKED: Final = at(slots.PLACE_SLOTS, "picked")

SEAT_POINTS: Final = at(slots.OWN_SLOTS, "points")
OF_COMMANDER: Final = at(slots.OWN_SLOTS, "commander.fraser")
LEVELS_OF: Final = at(slots.OWN_SLOTS, "weapons")
RANGE_OF: Final = at(slots.OWN_SLOTS, "range")
ROOM_OF: Final = at(slots.OWN_SLOTS, "room")
IS_CRASHED: Final = at(slots.OWN_SLOTS, "crashed")
CREDITS_OF: Final = at(slots.OWN_SLOTS, "credits")
RESERVE_OF: Final = at(slots.OWN_SLOTS, "reserve")  # hold and re-rolls follow, as in the state
STANDING: Final = at(slots.SCORE_SLOTS, "standing")
COLONISTS_OF: Final = at(slots.SCORE_SLOTS, "colonists")
CONTROLLED_OF: Final = at(slots.SCORE_SLOTS, "controlled")
COUNT_OF: Final = at(slots.SCORE_SLOTS, "count.fights_won")
CONTROL_THERE: Final = at(slots.RING_SLOTS, "control")
COLONISTS_THERE: Final = at(slots.RING_SLOTS, "colonists")
SLOT_OF: Final = at(slots.RING_SLOTS, "slot1")

SPECIAL: Final = at(slots.SECTOR_SLOTS, "is.jumpgate")
PLANET: Final = at(slots.SECTOR_SLOTS, "planet.ravan")
NATIVE: Final = at(slots.SECTOR_SLOTS, "native.lizard")
ALIENS_THERE: Final = at(slots.SECTOR_SLOTS, "aliens")
FREE_THERE: Final = at(slots.SECTOR_SLOTS, "free")
GREEN_MISSING: Final = at(slots.SECTOR_SLOTS, "green-missing")
SLOT: Final = at(slots.SECTOR_SLOTS, "slot1.there")
SLOT_GREEN: Final = at(slots.SECTOR_SLOTS, "slot1.green") - SLOT
SLOT_ALIEN: Final = at(slots.SECTOR_SLOTS, "slot1.lizard") - SLOT
SLOT_SIZE: Final = at(slots.SECTOR_SLOTS, "slot2.there") - SLOT


def encode(s: CosmicState, seat: i64, out: vec[i16], at: i64, mask: i64) -> None:
    """Encode shared block 0 and the shared blocks in `mask`; `at` is the index of the first feature."""
    _encode_step(s, seat, out, at)
    flag(out, at + slots.FIRST_PLACE + CANDIDATE, s.candidates, slots.PLACE_SIZE)
    flag(out, at + slots.FIRST_PLACE + PICKED, s.picks, slots.PLACE_SIZE)
    if mask & blocks.RANKS != 0:
        _encode_ranks(s, seat, out, at + slots.FIRST_RANK)
    if mask & blocks.TABLE != 0:
        _encode_table(s, out, at + slots.FIRST_OF_TABLE)
    if mask & blocks.STOCK != 0:
        fill(out, at + slots.FIRST_STOCK, s.stock, 0, columns.STOCK)
    if mask & blocks.DECK != 0:
        _encode_deck(s, out, at + slots.FIRST_OF_DECK)
    if mask & blocks.GOODS != 0:
        fill(out, at + slots.FIRST_GOODS_SLOT, s.goods, 0, constants.SECTORS * constants.COLOUR_COUNT)
    if mask & blocks.PLACES != 0:
        _encode_sectors(s, out, at + slots.FIRST_SECTOR, mask)


def _encode_ranks(s: CosmicState, seat: i64, out: vec[i16], at: i64) -> None:
    """Encode the place of each seat."""
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
    """Encode round, options, scenario, and hexes left to lay."""
    out[at + ROUND] = i16(s.round)
    out[at + ROUNDS_LEFT] = i16(pieces.table_figure(s, schema.LAST_ROUND) - s.round)
    out[at + EVENTS + s.events] = 1
    out[at + START + s.start] = 1
    if s.scenario != codes.NONE:
        out[at + SCENARIO + s.scenario] = 1
    flag(out, at + DRAWN, s.species)
    flag(out, at + POOL, s.pool)
    out[at + BELTS_LEFT] = i16(s.belts)


def _encode_deck(s: CosmicState, out: vec[i16], at: i64) -> None:
    """Encode the event deck."""
    deck = s.deck
    fill(out, at + DECK_LEFT, deck, columns.LEFT, constants.COLOUR_COUNT)
    out[at + DECK_KNOWN] = i16(s.known)
    fill(out, at + UNSEEN_CARDS, deck, columns.UNSEEN, tables.CARD_COUNT)
    fill(out, at + DISCARDED_CARDS, deck, columns.DISCARDED, tables.CARD_COUNT)


def _encode_step(s: CosmicState, seat: i64, out: vec[i16], at: i64) -> None:
    """Encode the agenda: the present step, the asked seat, the seat on turn, turns to come."""
    seats, step, table, first = s.seats, s.step(), at + slots.FIRST_OF_STEP, at + slots.FIRST_TURN
    if s.first != codes.NONE:
        out[first + seats_between(seats, seat, s.first) * slots.TURN_SIZE + IS_FIRST] = 1
    if step < 0:
        out[table + STEP + OVER_STEP] = 1
        return
    out[table + STEP + step] = 1
    _encode_subject(out, table, step, s.step_argument())
    _encode_dice(s, out, table)
    if s.step_seat() != codes.NONE:
        out[first + seats_between(seats, seat, s.step_seat()) * slots.TURN_SIZE + ASKED] = 1
    if s.turn != codes.NONE:
        out[first + seats_between(seats, seat, s.turn) * slots.TURN_SIZE + ON_TURN] = 1
    if s.rival != codes.NONE:
        out[first + seats_between(seats, seat, s.rival) * slots.TURN_SIZE + DEFENDER] = 1
    agenda = s.agenda
    for frame in range(0, len(agenda), FRAME):
        if agenda[frame] == steps.TURN:
            later = seats_between(seats, seat, agenda[frame + 1])
            out[first + later * slots.TURN_SIZE + TURN_TO_COME] = 1


def _encode_subject(out: vec[i16], at: i64, step: i64, argument: i64) -> None:
    """Encode what the present step is about."""
    if step in (steps.JETTISON, steps.ABOARD):
        out[at + NUMBER] = i16(argument)
    elif step == steps.BUY:
        out[at + NUMBER] = i16(argument % STOP_ROOM)
    elif step == steps.SLOT:
        out[at + ABOUT + argument] = 1
    elif step == steps.PLANET:
        out[at + COLOUR + argument] = 1
    elif step == steps.PICK:
        out[at + EFFECT + tables.EFFECT_KIND[argument]] = 1
    elif step == steps.REROLL:
        out[at + AGAIN + _die_of(argument)] = 1


def _die_of(step: i64) -> i64:
    """Return the die that a step rolls."""
    if step == steps.FACE:
        return schema.ADVENTURE_DIE
    if step >= steps.HIT:
        return schema.BOMBS_DIE
    return schema.COMBAT_DIE


def _encode_dice(s: CosmicState, out: vec[i16], at: i64) -> None:
    """Encode the dice on the table and the progress of a choice made piece by piece."""
    if s.die > 0:
        out[at + DIE + s.die - 1] = 1
    if s.rival_die > 0:
        out[at + RIVAL_DIE + s.rival_die - 1] = 1
    if s.target != codes.NONE:
        out[at + TARGET + s.target] = 1
    out[at + STAGE] = i16(s.stage)
    out[at + TRANSFER] = i16(s.transfer + 1)


def encode_seat(s: CosmicState, owner: i64, out: vec[i16], first: i64, parts: i64) -> None:
    """Encode the parts in the mask `parts` of the block of `owner`, which begins at `first`."""
    if parts & blocks.OWN_PART != 0:
        _encode_own(s, owner, out, first)
    if parts & blocks.SCORE_PART != 0:
        _encode_score(s, owner, out, first + slots.FIRST_SCORE)
    if parts & blocks.SHIP_PART != 0 and s.round > 0:
        out[first + slots.FIRST_SHIP + s.ship(owner)] = 1
    if parts & blocks.RING_PART != 0:
        _encode_ring(s, owner, out, first + slots.FIRST_OF_RING)


def _encode_own(s: CosmicState, owner: i64, out: vec[i16], first: i64) -> None:
    """Encode points, commander, levels, hold, credits."""
    own = s.own
    mine = owner * columns.OWN
    out[first] = 1
    out[first + SEAT_POINTS] = capped(own[mine + columns.POINTS], slots.MAX_POINTS)
    commander = own[mine + columns.COMMANDER]
    if commander != codes.NONE:
        out[first + OF_COMMANDER + commander] = 1
    fill(out, first + LEVELS_OF, own, mine + columns.LEVEL, constants.ATTRIBUTES)
    out[first + RANGE_OF] = i16(reach(s, owner))
    out[first + ROOM_OF] = i16(pieces.room(s, owner))
    out[first + IS_CRASHED] = i16(own[mine + columns.CRASHED])
    out[first + CREDITS_OF] = capped(own[mine + columns.CREDITS] // slots.HUNDRED, slots.MAX_HUNDREDS)
    fill(out, first + RESERVE_OF, own, mine + columns.RESERVE, 1 + codes.PIECE_COUNT + schema.DICE_COUNT)


def _encode_score(s: CosmicState, owner: i64, out: vec[i16], first: i64) -> None:
    """Encode what would score now."""
    out[first + STANDING] = capped(standing(s, owner), slots.MAX_POINTS)
    out[first + COLONISTS_OF] = i16(colonists_out(s, owner))
    out[first + CONTROLLED_OF] = i16(pieces.controlled_by(s, owner))
    for counter in range(COUNTER_COUNT if s.held_by(owner) != 0 else FIRST_OF_PLANETS):
        out[first + COUNT_OF + counter] = capped(count(s, owner, counter), slots.MAX_COUNT)


def _encode_ring(s: CosmicState, owner: i64, out: vec[i16], first: i64) -> None:
    """Encode the colonists of a seat on the ring and the planets it controls."""
    colonist = codes.FIRST_COLONIST + owner
    for number, who in enumerate(s.life):
        if who == colonist:
            there = first + number // constants.SLOT_ROOM * slots.RING_SIZE
            out[there + SLOT_OF + number % constants.SLOT_ROOM] = 1
            out[there + COLONISTS_THERE] += 1
    flag(out, first + CONTROL_THERE, s.held_by(owner), slots.RING_SIZE)


def _encode_sectors(s: CosmicState, out: vec[i16], at: i64, mask: i64) -> None:
    """Encode the hexes of the ring and their slots."""
    sectors = s.sector
    for place in range(constants.SECTORS):
        if mask & blocks.PLACE[place] != 0:
            sector, first = sectors[place], at + place * slots.SECTOR_SIZE
            if sector >= 0:
                _encode_planet(s, out, first, place)
            elif sector != codes.UNLAID:
                out[first + SPECIAL + codes.JUMPGATE - sector] = 1


def _encode_planet(s: CosmicState, out: vec[i16], first: i64, place: i64) -> None:
    """Encode a planet and its slots from the left."""
    planet, life = s.sector[place], s.life
    out[first + PLANET + planet] = 1
    out[first + NATIVE + tables.PLANET_COLOUR[planet]] = 1
    green = tables.PLANET_GREEN[planet]
    free: i16 = 0
    aliens: i16 = 0
    missing: i16 = 0
    here = first + SLOT
    for number in range(
        place * constants.SLOT_ROOM, place * constants.SLOT_ROOM + tables.PLANET_SLOTS[planet]
    ):
        who = life[number]
        out[here] = 1
        if green & 1 != 0:
            out[here + SLOT_GREEN] = 1
            if not pieces.is_colonist(who):
                missing += 1
        if who == codes.EMPTY:
            free += 1
        elif pieces.is_alien(who):
            aliens += 1
            out[here + SLOT_ALIEN + who - codes.FIRST_NATIVE] = 1
        green >>= 1
        here += SLOT_SIZE
    out[first + FREE_THERE] = free
    out[first + ALIENS_THERE] = aliens
    out[first + GREEN_MISSING] = missing
