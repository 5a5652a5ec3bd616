"""The position in numbers for learning: fixed slots of small numbers, from a seat's point of view.

`NAMES` says what each slot is, `BOUNDS` between which numbers it stays; both come from the lists in `slots`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.bits import BITS
from astrarium.core.state import FRAME
from astrarium.games.cosmic_pioneers.cards import (
    CARD_COUNT,
    EFFECT_KIND,
    PLANET_COLOUR,
    PLANET_COUNT,
    PLANET_GREEN,
)
from astrarium.games.cosmic_pioneers.data import (
    ATTRIBUTES,
    COLOUR_COUNT,
    SECTORS,
)
from astrarium.games.cosmic_pioneers.rules.moving import reach
from astrarium.games.cosmic_pioneers.rules.pieces import (
    controlled_by,
    controller,
    is_alien,
    is_colonist,
    room,
    table_figure,
)
from astrarium.games.cosmic_pioneers.rules.trading import STOP_ROOM
from astrarium.games.cosmic_pioneers.scoring import colonists_out, count, ranking, standing
from astrarium.games.cosmic_pioneers.slots import (
    BOUNDS,
    FIRST_SEAT,
    FIRST_SECTOR,
    HUNDRED,
    MOST_COUNT,
    MOST_HUNDREDS,
    MOST_POINTS,
    NAMES,
    SEAT_SIZE,
    SEAT_SLOTS,
    SECTOR_SIZE,
    SECTOR_SLOTS,
    STEPS,
    TABLE_SLOTS,
    ZERO_SLOTS,
    at,
)
from astrarium.games.cosmic_pioneers.state import (
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
    GOODS,
    HIT_STEP,
    HOLD,
    JETTISON_STEP,
    JUMPGATE,
    LEFT,
    LEVEL,
    MEEPLES,
    NONE,
    PICK_STEP,
    PIECE_COUNT,
    PLANET_STEP,
    POINTS,
    REROLL_STEP,
    RESERVE,
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

__all__ = ["BOUNDS", "NAMES", "encode"]

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
DECK_LEFT: Final = at(TABLE_SLOTS, "deck.lizard")
DECK_KNOWN: Final = at(TABLE_SLOTS, "deck-known")
UNSEEN_CARDS: Final = at(TABLE_SLOTS, "unseen.lizard-night-raid")
DISCARDED_CARDS: Final = at(TABLE_SLOTS, "discarded.lizard-night-raid")
SUPPLY: Final = at(TABLE_SLOTS, "supply.lizard")
BESIDE: Final = at(TABLE_SLOTS, "beside.red")

ASKED: Final = at(SEAT_SLOTS, "asked")
ON_TURN: Final = at(SEAT_SLOTS, "turn")
TURN_TO_COME: Final = at(SEAT_SLOTS, "turn-to-come")
IS_FIRST: Final = at(SEAT_SLOTS, "first")
DEFENDER: Final = at(SEAT_SLOTS, "defender")
SEAT_POINTS: Final = at(SEAT_SLOTS, "points")
STANDING: Final = at(SEAT_SLOTS, "standing")
RANK: Final = at(SEAT_SLOTS, "place")
OF_COMMANDER: Final = at(SEAT_SLOTS, "commander.fraser")
LEVELS_OF: Final = at(SEAT_SLOTS, "weapons")
RANGE_OF: Final = at(SEAT_SLOTS, "range")
ROOM_OF: Final = at(SEAT_SLOTS, "room")
IS_CRASHED: Final = at(SEAT_SLOTS, "crashed")
CREDITS_OF: Final = at(SEAT_SLOTS, "credits")
RESERVE_OF: Final = at(SEAT_SLOTS, "reserve")
HOLD_OF: Final = at(SEAT_SLOTS, "hold.colonist")
USED_OF: Final = at(SEAT_SLOTS, "used.adventure")
COLONISTS_OF: Final = at(SEAT_SLOTS, "colonists")
CONTROLLED_OF: Final = at(SEAT_SLOTS, "controlled")
COUNT_OF: Final = at(SEAT_SLOTS, "count.fights_won")

SPECIAL: Final = at(SECTOR_SLOTS, "is.jumpgate")
PLANET: Final = at(SECTOR_SLOTS, "planet.ravan")
NATIVE: Final = at(SECTOR_SLOTS, "native.lizard")
SHIP_OF: Final = at(SECTOR_SLOTS, "ship.own")
CONTROL: Final = at(SECTOR_SLOTS, "control.own")
COLONISTS_THERE: Final = at(SECTOR_SLOTS, "colonists.own")
ALIENS_THERE: Final = at(SECTOR_SLOTS, "aliens")
FREE_THERE: Final = at(SECTOR_SLOTS, "free")
GREEN_MISSING: Final = at(SECTOR_SLOTS, "green-missing")
GOODS_THERE: Final = at(SECTOR_SLOTS, "goods.red")
CANDIDATE: Final = at(SECTOR_SLOTS, "candidate")
PICKED: Final = at(SECTOR_SLOTS, "picked")
SLOT: Final = at(SECTOR_SLOTS, "slot1.there")
SLOT_SIZE: Final = at(SECTOR_SLOTS, "slot2.there") - at(SECTOR_SLOTS, "slot1.there")
SLOT_GREEN: Final[i64] = 1
SLOT_COLONIST: Final[i64] = 2
SLOT_ALIEN: Final[i64] = 6


def encode(s: CosmicState, seat: i64) -> vec[i64]:
    """All slots of a position, as `NAMES` has them."""
    out = ZERO_SLOTS[:]
    _encode_table(s, out)
    _encode_cards(s, out)
    _encode_step(s, out, seat)
    places = ranking(s)
    for back in range(s.seats):
        owner = (seat + back) % s.seats
        first = FIRST_SEAT + back * SEAT_SIZE
        out[first + RANK] = places[owner]
        _encode_seat(s, out, owner, first)
        _encode_belongings(s, out, owner, first)
    for place in range(SECTORS):
        _encode_sector(s, out, seat, place)
    return out


def _relative(s: CosmicState, seat: i64, owner: i64) -> i64:
    """How many seats after one another is."""
    return (owner - seat + s.seats) % s.seats


def _encode_table(s: CosmicState, out: vec[i64]) -> None:
    """Round, options, scenario, what is left to lay."""
    out[ROUND] = s.round
    out[ROUNDS_LEFT] = table_figure(s, LAST_ROUND) - s.round
    out[EVENTS + s.events] = 1
    out[START + s.start] = 1
    if s.scenario != NONE:
        out[SCENARIO + s.scenario] = 1
    for species in range(COLOUR_COUNT):
        out[DRAWN + species] = _has(s.species, BITS[species])
    for planet in range(PLANET_COUNT):
        out[POOL + planet] = _has(s.pool, BITS[planet])
    out[BELTS_LEFT] = s.belts


def _has(bits: i64, bit: i64) -> i64:
    if bits & bit != 0:
        return 1
    return 0


def _encode_cards(s: CosmicState, out: vec[i64]) -> None:
    """The event deck, and what lies in the supply."""
    for species in range(COLOUR_COUNT):
        out[DECK_LEFT + species] = s.deck[LEFT + species]
        out[SUPPLY + species] = s.stock[MEEPLES + species]
        out[BESIDE + species] = s.stock[GOODS + species]
    out[DECK_KNOWN] = s.known
    for card in range(CARD_COUNT):
        out[UNSEEN_CARDS + card] = s.deck[UNSEEN + card]
        out[DISCARDED_CARDS + card] = s.deck[DISCARDED + card]


def _encode_step(s: CosmicState, out: vec[i64], seat: i64) -> None:
    """The agenda: the present step, who is asked, whose turn it is, who is still to have one."""
    step = s.step()
    if step < 0:
        out[STEP + OVER_STEP] = 1
        return
    out[STEP + step] = 1
    _encode_subject(out, step, s.step_argument())
    _encode_dice(s, out)
    if s.step_seat() != NONE:
        out[FIRST_SEAT + _relative(s, seat, s.step_seat()) * SEAT_SIZE + ASKED] = 1
    if s.turn != NONE:
        out[FIRST_SEAT + _relative(s, seat, s.turn) * SEAT_SIZE + ON_TURN] = 1
    if s.rival != NONE:
        out[FIRST_SEAT + _relative(s, seat, s.rival) * SEAT_SIZE + DEFENDER] = 1
    for frame in range(len(s.agenda) // FRAME):
        if s.agenda[frame * FRAME] == TURN_STEP:
            later = _relative(s, seat, s.agenda[frame * FRAME + 1])
            out[FIRST_SEAT + later * SEAT_SIZE + TURN_TO_COME] = 1


def _encode_subject(out: vec[i64], step: i64, argument: i64) -> None:
    """What the present step is about."""
    if step in (JETTISON_STEP, ABOARD_STEP):
        out[NUMBER] = argument
    elif step == BUY_STEP:
        out[NUMBER] = argument % STOP_ROOM
    elif step == SLOT_STEP:
        out[ABOUT + argument] = 1
    elif step == PLANET_STEP:
        out[COLOUR + argument] = 1
    elif step == PICK_STEP:
        out[EFFECT + EFFECT_KIND[argument]] = 1
    elif step == REROLL_STEP:
        out[AGAIN + _die_of(argument)] = 1


def _die_of(step: i64) -> i64:
    """The die that a step rolls."""
    if step == FACE_STEP:
        return ADVENTURE_DIE
    if step >= HIT_STEP:
        return BOMBS_DIE
    return COMBAT_DIE


def _encode_dice(s: CosmicState, out: vec[i64]) -> None:
    """Dice that lie there, and how far a choice made piece by piece has got."""
    if s.die > 0:
        out[DIE + s.die - 1] = 1
    if s.rival_die > 0:
        out[RIVAL_DIE + s.rival_die - 1] = 1
    if s.target != NONE:
        out[TARGET + s.target] = 1
    for piece in range(PIECE_COUNT):
        out[OLD + piece] = s.old[piece]
    out[STAGE] = s.stage
    out[ABOVE] = s.above


def _encode_seat(s: CosmicState, out: vec[i64], owner: i64, first: i64) -> None:
    """Points, commander, levels."""
    out[first] = 1
    if s.first == owner:
        out[first + IS_FIRST] = 1
    out[first + SEAT_POINTS] = min(s.get(owner, POINTS), MOST_POINTS)
    out[first + STANDING] = min(standing(s, owner), MOST_POINTS)
    if s.get(owner, COMMANDER) != NONE:
        out[first + OF_COMMANDER + s.get(owner, COMMANDER)] = 1
    for attribute in range(ATTRIBUTES):
        out[first + LEVELS_OF + attribute] = s.get(owner, LEVEL + attribute)
    for die in range(DICE_COUNT):
        out[first + USED_OF + die] = s.get(owner, USED + die)
    for counter in range(COUNTER_COUNT):
        out[first + COUNT_OF + counter] = min(count(s, owner, counter), MOST_COUNT)


def _encode_belongings(s: CosmicState, out: vec[i64], owner: i64, first: i64) -> None:
    """Ship, hold, credits, colonists."""
    out[first + RANGE_OF] = reach(s, owner)
    out[first + ROOM_OF] = room(s, owner)
    out[first + IS_CRASHED] = s.get(owner, CRASHED)
    out[first + CREDITS_OF] = min(s.get(owner, CREDITS) // HUNDRED, MOST_HUNDREDS)
    out[first + RESERVE_OF] = s.get(owner, RESERVE)
    for piece in range(PIECE_COUNT):
        out[first + HOLD_OF + piece] = s.get(owner, HOLD + piece)
    out[first + COLONISTS_OF] = colonists_out(s, owner)
    out[first + CONTROLLED_OF] = controlled_by(s, owner)


def _encode_sector(s: CosmicState, out: vec[i64], seat: i64, place: i64) -> None:
    """What lies at a place of the ring, and who and what is there."""
    first = FIRST_SECTOR + place * SECTOR_SIZE
    sector = s.sector[place]
    if sector >= 0:
        out[first + PLANET + sector] = 1
        out[first + NATIVE + PLANET_COLOUR[sector]] = 1
        _encode_slots(s, out, seat, place, first)
    elif sector != UNLAID:
        out[first + SPECIAL + JUMPGATE - sector] = 1
    for owner in range(s.seats):
        if s.get(owner, SHIP) == place and s.round > 0:
            out[first + SHIP_OF + _relative(s, seat, owner)] = 1
    for colour in range(COLOUR_COUNT):
        out[first + GOODS_THERE + colour] = s.goods[place * COLOUR_COUNT + colour]
    out[first + CANDIDATE] = _has(s.candidates, BITS[place])
    out[first + PICKED] = _has(s.picks, BITS[place])


def _encode_slots(s: CosmicState, out: vec[i64], seat: i64, place: i64, first: i64) -> None:
    """The slots of a planet from the left, and what follows from who stands there."""
    green = PLANET_GREEN[s.sector[place]]
    for slot in range(s.slots(place)):
        here = first + SLOT + slot * SLOT_SIZE
        who = s.at(place, slot)
        out[here] = 1
        if green & BITS[slot] != 0:
            out[here + SLOT_GREEN] = 1
            if not is_colonist(who):
                out[first + GREEN_MISSING] += 1
        if who == EMPTY:
            out[first + FREE_THERE] += 1
        elif is_alien(who):
            out[first + ALIENS_THERE] += 1
            out[here + SLOT_ALIEN + who - FIRST_NATIVE] = 1
        else:
            owner = _relative(s, seat, who - FIRST_COLONIST)
            out[first + COLONISTS_THERE + owner] += 1
            out[here + SLOT_COLONIST + owner] = 1
    master = controller(s, place)
    if master != NONE:
        out[first + CONTROL + _relative(s, seat, master)] = 1
