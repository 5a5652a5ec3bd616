"""The position in numbers for learning: fixed slots of small numbers, from a seat's point of view.

`NAMES` says what each slot is, `BOUNDS` between which numbers it stays; both come from the lists in `slots`.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from astrarium.core.features import capped, fill, flag, seat_after, seats_between
from astrarium.core.state import FRAME
from astrarium.games.cosmic_pioneers.cards import (
    CARD_COUNT,
    EFFECT_KIND,
    PLANET_COLOUR,
    PLANET_GREEN,
    PLANET_SLOTS,
)
from astrarium.games.cosmic_pioneers.data import (
    ATTRIBUTES,
    COLOUR_COUNT,
    SECTORS,
    SLOT_ROOM,
)
from astrarium.games.cosmic_pioneers.rules.moving import reach
from astrarium.games.cosmic_pioneers.rules.pieces import (
    controller,
    held_by,
    is_alien,
    is_colonist,
    room,
    table_figure,
)
from astrarium.games.cosmic_pioneers.rules.trading import STOP_ROOM
from astrarium.games.cosmic_pioneers.scoring import FIRST_OF_PLANETS, count_among, merit, standing_with
from astrarium.games.cosmic_pioneers.slots import (
    BOUNDS,
    DECK_SLOTS,
    FIRST_GOODS_SLOT,
    FIRST_OF_DECK,
    FIRST_OF_TABLE,
    FIRST_PLACE,
    FIRST_SCORE,
    FIRST_SECTOR,
    FIRST_TURN,
    HUNDRED,
    MOST_COUNT,
    MOST_HUNDREDS,
    MOST_POINTS,
    NAMES,
    PLACE_SIZE,
    PLACE_SLOTS,
    SCORE_SIZE,
    SCORE_SLOTS,
    SEAT_SLOTS,
    SECTOR_SIZE,
    SECTOR_SLOTS,
    STEPS,
    TABLE_SLOTS,
    TURN_SIZE,
    TURN_SLOTS,
    at,
)
from astrarium.games.cosmic_pioneers.state import (
    ABOARD_STEP,
    BUY_STEP,
    COMMANDER,
    CRASHED,
    CREDITS,
    DECK_BLOCK,
    DISCARDED,
    EMPTY,
    FACE_STEP,
    FIRST_COLONIST,
    FIRST_NATIVE,
    GOODS,
    GOODS_BLOCK,
    HIT_STEP,
    HOLD,
    JETTISON_STEP,
    JUMPGATE,
    LEFT,
    LEVEL,
    MEEPLES,
    NONE,
    OWN,
    PICK_STEP,
    PIECE_COUNT,
    PLACE_BLOCK,
    PLANET_STEP,
    POINTS,
    REROLL_STEP,
    RESERVE,
    SCORES_BLOCK,
    SHIP,
    SLOT_STEP,
    TURN_STEP,
    UNLAID,
    UNSEEN,
    USED,
    CosmicState,
)
from astrarium.games.cosmic_pioneers.vocabulary import (
    ADVENTURE_DIE,
    BOMBS_DIE,
    COMBAT_DIE,
    COUNTERS,
    DICE_COUNT,
    LAST_ROUND,
)

__all__ = ["BOUNDS", "NAMES", "encode", "encode_seat"]

OVER_STEP: Final[i64] = len(STEPS) - 1
COUNTER_COUNT: Final[i64] = len(COUNTERS)

ROUND: Final = at(TABLE_SLOTS, "round")
ROUNDS_LEFT: Final = at(TABLE_SLOTS, "rounds-left")
EVENTS: Final = at(TABLE_SLOTS, "events.every-round")
START: Final = at(TABLE_SLOTS, "start.loaded")
SCENARIO: Final = at(TABLE_SLOTS, "scenario.cosmic-pioneers")
DRAWN: Final = at(TABLE_SLOTS, "drawn.lizard")
STEP: Final = at(TABLE_SLOTS, "step.hexes")
NUMBER: Final = at(TABLE_SLOTS, "number")
ABOUT: Final = at(TABLE_SLOTS, "about.colonist")
COLOUR: Final = at(TABLE_SLOTS, "colour.red")
EFFECT: Final = at(TABLE_SLOTS, "effect.gain_colonists")
AGAIN: Final = at(TABLE_SLOTS, "again.adventure")
DIE: Final = at(TABLE_SLOTS, "die.1")
RIVAL_DIE: Final = at(TABLE_SLOTS, "rival-die.1")
TARGET: Final = at(TABLE_SLOTS, "target.colonist")
OLD: Final = at(TABLE_SLOTS, "old.colonist")
STAGE: Final = at(TABLE_SLOTS, "stage")
ABOVE: Final = at(TABLE_SLOTS, "above")
POOL: Final = at(TABLE_SLOTS, "pool.ravan")
BELTS_LEFT: Final = at(TABLE_SLOTS, "belts-left")
DECK_LEFT: Final = at(DECK_SLOTS, "deck.lizard")
DECK_KNOWN: Final = at(DECK_SLOTS, "deck-known")
UNSEEN_CARDS: Final = at(DECK_SLOTS, "unseen.lizard-night-raid")
DISCARDED_CARDS: Final = at(DECK_SLOTS, "discarded.lizard-night-raid")
SUPPLY: Final = at(TABLE_SLOTS, "supply.lizard")
BESIDE: Final = at(TABLE_SLOTS, "beside.red")

ASKED: Final = at(TURN_SLOTS, "asked")
ON_TURN: Final = at(TURN_SLOTS, "turn")
TURN_TO_COME: Final = at(TURN_SLOTS, "turn-to-come")
IS_FIRST: Final = at(TURN_SLOTS, "first")
DEFENDER: Final = at(TURN_SLOTS, "defender")
SEAT_POINTS: Final = at(SEAT_SLOTS, "points")
STANDING: Final = at(SCORE_SLOTS, "standing")
RANK: Final = at(SCORE_SLOTS, "place")
OF_COMMANDER: Final = at(SEAT_SLOTS, "commander.fraser")
LEVELS_OF: Final = at(SEAT_SLOTS, "weapons")
RANGE_OF: Final = at(SEAT_SLOTS, "range")
ROOM_OF: Final = at(SEAT_SLOTS, "room")
IS_CRASHED: Final = at(SEAT_SLOTS, "crashed")
CREDITS_OF: Final = at(SEAT_SLOTS, "credits")
RESERVE_OF: Final = at(SEAT_SLOTS, "reserve")
HOLD_OF: Final = at(SEAT_SLOTS, "hold.colonist")
USED_OF: Final = at(SEAT_SLOTS, "used.adventure")
COLONISTS_OF: Final = at(SCORE_SLOTS, "colonists")
CONTROLLED_OF: Final = at(SCORE_SLOTS, "controlled")
COUNT_OF: Final = at(SCORE_SLOTS, "count.fights_won")

SPECIAL: Final = at(SECTOR_SLOTS, "is.jumpgate")
PLANET: Final = at(SECTOR_SLOTS, "planet.ravan")
NATIVE: Final = at(SECTOR_SLOTS, "native.lizard")
CONTROL: Final = at(SECTOR_SLOTS, "control.own")
COLONISTS_THERE: Final = at(SECTOR_SLOTS, "colonists.own")
ALIENS_THERE: Final = at(SECTOR_SLOTS, "aliens")
FREE_THERE: Final = at(SECTOR_SLOTS, "free")
GREEN_MISSING: Final = at(SECTOR_SLOTS, "green-missing")
CANDIDATE: Final = at(PLACE_SLOTS, "candidate")
PICKED: Final = at(PLACE_SLOTS, "picked")
SLOT: Final = at(SECTOR_SLOTS, "slot1.there")
SLOT_SIZE: Final = at(SECTOR_SLOTS, "slot2.there") - at(SECTOR_SLOTS, "slot1.there")
SLOT_GREEN: Final[i64] = 1
SLOT_COLONIST: Final[i64] = 2
SLOT_ALIEN: Final[i64] = 6


def encode(s: CosmicState, seat: i64, out: vec[i16], at: i64, blocks: i64) -> None:
    """Write the first block and some others over zeros; slots, as `NAMES` has them, begin at `at`."""
    _encode_table(s, out, at + FIRST_OF_TABLE)
    _encode_step(s, seat, out, at)
    _encode_places(s, seat, out, at + FIRST_PLACE)
    _encode_sectors(s, seat, out, at + FIRST_SECTOR, blocks)
    if blocks & SCORES_BLOCK != 0:
        _encode_scores(s, seat, out, at)
    if blocks & DECK_BLOCK != 0:
        _encode_deck(s, out, at + FIRST_OF_DECK)
    if blocks & GOODS_BLOCK != 0:
        fill(out, at + FIRST_GOODS_SLOT, s.goods, 0, SECTORS * COLOUR_COUNT)


def settled(s: CosmicState) -> i64:
    """The sectors with colonists, as bits of blocks: only these read otherwise when another seat looks."""
    life, sectors = s.life, s.sector
    found: i64 = 0
    for place in range(SECTORS):
        planet = sectors[place]
        if planet >= 0:
            for number in range(place * SLOT_ROOM, place * SLOT_ROOM + PLANET_SLOTS[planet]):
                if is_colonist(life[number]):
                    found |= PLACE_BLOCK[place]
                    break
    return found


def _encode_table(s: CosmicState, out: vec[i16], at: i64) -> None:
    """Round, options, scenario, supply, what is left to lay."""
    stock = s.stock
    out[at + ROUND] = i16(s.round)
    out[at + ROUNDS_LEFT] = i16(table_figure(s, LAST_ROUND) - s.round)
    out[at + EVENTS + s.events] = 1
    out[at + START + s.start] = 1
    if s.scenario != NONE:
        out[at + SCENARIO + s.scenario] = 1
    flag(out, at + DRAWN, s.species)
    flag(out, at + POOL, s.pool)
    out[at + BELTS_LEFT] = i16(s.belts)
    fill(out, at + SUPPLY, stock, MEEPLES, COLOUR_COUNT)
    fill(out, at + BESIDE, stock, GOODS, COLOUR_COUNT)


def _encode_deck(s: CosmicState, out: vec[i16], at: i64) -> None:
    """The event deck."""
    deck = s.deck
    fill(out, at + DECK_LEFT, deck, LEFT, COLOUR_COUNT)
    out[at + DECK_KNOWN] = i16(s.known)
    fill(out, at + UNSEEN_CARDS, deck, UNSEEN, CARD_COUNT)
    fill(out, at + DISCARDED_CARDS, deck, DISCARDED, CARD_COUNT)


def _encode_step(s: CosmicState, seat: i64, out: vec[i16], at: i64) -> None:
    """The agenda: the present step, who is asked, whose turn it is, who is still to have one."""
    seats, step, table, first = s.seats, s.step(), at + FIRST_OF_TABLE, at + FIRST_TURN
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
    fill(out, at + OLD, s.old, 0, PIECE_COUNT)
    out[at + STAGE] = i16(s.stage)
    out[at + ABOVE] = i16(s.above)


def encode_seat(s: CosmicState, owner: i64, out: vec[i16], first: i64) -> None:
    """The block of a seat: points, commander, levels, ship, hold, credits."""
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
    out[first + RESERVE_OF] = i16(own[mine + RESERVE])
    fill(out, first + HOLD_OF, own, mine + HOLD, PIECE_COUNT)
    fill(out, first + USED_OF, own, mine + USED, DICE_COUNT)


def _encode_places(s: CosmicState, seat: i64, out: vec[i16], at: i64) -> None:
    """Ships, and what an effect may act on."""
    if s.round > 0:
        for owner in range(s.seats):
            out[at + s.get(owner, SHIP) * PLACE_SIZE + seats_between(s.seats, seat, owner)] = 1
    flag(out, at + CANDIDATE, s.candidates, PLACE_SIZE)
    flag(out, at + PICKED, s.picks, PLACE_SIZE)


def _encode_sectors(s: CosmicState, seat: i64, out: vec[i16], at: i64, blocks: i64) -> None:
    """What the places of the ring are, and who stands there."""
    sectors = s.sector
    for place in range(SECTORS):
        if blocks & PLACE_BLOCK[place] != 0:
            sector, first = sectors[place], at + place * SECTOR_SIZE
            if sector >= 0:
                _encode_planet(s, seat, out, first, place)
            elif sector != UNLAID:
                out[first + SPECIAL + JUMPGATE - sector] = 1


def _encode_planet(s: CosmicState, seat: i64, out: vec[i16], first: i64, place: i64) -> None:
    """A planet, who controls it, and its slots from the left."""
    planet, life, seats = s.sector[place], s.life, s.seats
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
        else:
            back = seats_between(seats, seat, who - FIRST_COLONIST)
            out[first + COLONISTS_THERE + back] += 1
            out[here + SLOT_COLONIST + back] = 1
        green >>= 1
        here += SLOT_SIZE
    out[first + FREE_THERE] = free
    out[first + ALIENS_THERE] = aliens
    out[first + GREEN_MISSING] = missing
    master = controller(s, place) if missing == 0 else NONE
    if master != NONE:
        out[first + CONTROL + seats_between(seats, seat, master)] = 1


def _encode_scores(s: CosmicState, seat: i64, out: vec[i16], at: i64) -> None:
    """What would score now, and the ranking, once all sectors are written."""
    scores, seats = at + FIRST_SCORE, s.seats
    held = _count_colonists(s, seat, out, scores, at + FIRST_SECTOR)
    merits = vec[i64](capacity=seats)
    for back in range(seats):
        owner, first = seat_after(seats, seat, back), scores + back * SCORE_SIZE
        planets = held_by(held, owner)
        merits = append(merits, merit(s, owner, planets))
        out[first + CONTROLLED_OF] = i16(planets)
        standing = standing_with(s, owner, i64(out[first + COLONISTS_OF]), held)
        out[first + STANDING] = capped(standing, MOST_POINTS)
        counters = COUNTER_COUNT if planets > 0 else FIRST_OF_PLANETS
        for counter in range(counters):
            out[first + COUNT_OF + counter] = capped(count_among(s, owner, counter, held), MOST_COUNT)
    for back in range(seats):
        place: i16 = 1
        for other in merits:
            if other > merits[back]:
                place += 1
        out[scores + back * SCORE_SIZE + RANK] = place


def _count_colonists(s: CosmicState, seat: i64, out: vec[i16], scores: i64, ring: i64) -> vec[i64]:
    """The colonists of the seats, as the sectors tell them; returns who controls each place."""
    seats, sectors = s.seats, s.sector
    held = vec[i64]([NONE] * SECTORS)
    for place in range(SECTORS):
        sector, planet = ring + place * SECTOR_SIZE, sectors[place]
        if planet >= 0 and PLANET_SLOTS[planet] > i64(out[sector + FREE_THERE] + out[sector + ALIENS_THERE]):
            for back in range(seats):
                out[scores + back * SCORE_SIZE + COLONISTS_OF] += out[sector + COLONISTS_THERE + back]
                if out[sector + CONTROL + back] != 0:
                    held[place] = seat_after(seats, seat, back)
    return held
