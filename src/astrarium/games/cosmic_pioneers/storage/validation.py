"""Whether stored bytes are a position: everything is somewhere, nothing is twice, all that waits can happen.

Nothing here is a rule. A position that passes can be drawn and played on, even if no match leads to it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.bits import BITS
from astrarium.core.codec import must, within
from astrarium.core.state import ANY_SEAT, FRAME
from astrarium.games.cosmic_pioneers.components.constants import (
    ATTRIBUTES,
    COLONISTS_EACH,
    COLOUR_COUNT,
    FACES,
    GOODS_EACH,
    LEVELS,
    SECTORS,
    SLOT_ROOM,
    SPACE_DRAWS,
    SPACES,
    STATION_PLACE,
)
from astrarium.games.cosmic_pioneers.components.permanent_effects import COMMANDER_ROOM, REROLLS
from astrarium.games.cosmic_pioneers.components.schema import (
    DICE_COUNT,
)
from astrarium.games.cosmic_pioneers.components.tables import (
    BELTS,
    CARD_COPIES,
    CARD_COUNT,
    CARD_SPECIES,
    COMMANDER_COUNT,
    EFFECT_PICK,
    HAS_STATION,
    PLANET_COLOUR,
    PLANET_COUNT,
    SCENARIO_COUNT,
)
from astrarium.games.cosmic_pioneers.components.tables import (
    MEEPLES as MEEPLE_STOCK,
)
from astrarium.games.cosmic_pioneers.rules.deploying import can_unload, chooses_slots
from astrarium.games.cosmic_pioneers.rules.effects import selected_places
from astrarium.games.cosmic_pioneers.rules.pieces import (
    aboard,
    capacity,
    count_aliens,
    count_colonists,
    free_slots,
    is_planet,
    number_of,
)
from astrarium.games.cosmic_pioneers.rules.scoring import is_over, standing
from astrarium.games.cosmic_pioneers.rules.setup import DRAWN_SPECIES, pool_size, species_drawn
from astrarium.games.cosmic_pioneers.rules.state import (
    ATTACK_STEP,
    BELT,
    BUY_STEP,
    COLONIST,
    COMMANDER,
    COMMANDER_STEP,
    CRASHED,
    CREDITS,
    DEFENCE_STEP,
    DELIVERIES,
    DISCARD_STEP,
    DISCARDED,
    EMPTY,
    FACE_STEP,
    FIGHTS,
    FIRST_ALIEN,
    FIRST_COLONIST,
    FIRST_GOODS,
    FIRST_NATIVE,
    FIRST_STEP,
    GOODS,
    HANDED,
    HEXES_STEP,
    HOLD,
    JETTISON_STEP,
    JUMPGATE,
    KILLS,
    LANDED,
    LAST_TRANSFER,
    LAY_STEP,
    LEFT,
    LEVEL,
    LOADED,
    MEEPLES,
    MOST_TRANSFERS,
    NONE,
    OUTCOME_STEP,
    PICK_STEP,
    PIECE_COUNT,
    PLANET_STEP,
    POINTS,
    RESERVE,
    RESULT_STEP,
    RUIN,
    SHIP,
    SHIPS_STEP,
    SLOT_STEP,
    START_OPTIONS,
    STATION,
    TARGET_STEP,
    TRANSFER_STEP,
    UNLAID,
    UNSEEN,
    USED,
    VICTIM_STEP,
    WRECK_STEP,
    CosmicState,
)
from astrarium.games.cosmic_pioneers.storage.agenda import check_agenda, spawning

MANY: Final[i64] = 100_000  # more than anybody ever has of anything
EVENT_OPTIONS: Final[i64] = len(SPACE_DRAWS) // SPACES
ALL_SPECIES: Final[i64] = BITS[COLOUR_COUNT] - 1
ALL_PLANETS: Final[i64] = BITS[PLANET_COUNT] - 1
ALL_PLACES: Final[i64] = BITS[SECTORS] - 1


def validate(s: CosmicState) -> None:
    """Raise BadBytes unless this is a position with all its pieces."""
    must(len(s.agenda) % FRAME == 0, "breaks off in the middle of a step")
    _check_options(s)
    _check_ring(s)
    for seat in range(s.seats):
        _check_seat(s, seat)
    _check_slots(s)
    check_agenda(s)
    _check_hexes(s)
    _check_stocks(s)
    _check_deck(s)
    _check_phase(s)
    _check_dice(s)
    _check_choices(s)
    _check_picks(s)
    _check_cargo(s)


def _all_within(numbers: vec[i64], least: i64, most: i64) -> None:
    for number in numbers:
        within(number, least, most)


def _times(numbers: vec[i64], number: i64) -> i64:
    """How often a number stands in a vector."""
    times: i64 = 0
    for other in numbers:
        if other == number:
            times += 1
    return times


def _is_bottom(s: CosmicState, step: i64) -> bool:
    """Whether a step is at the bottom of the agenda: it tells how far the match has come."""
    return len(s.agenda) > 0 and s.agenda[0] == step


def _is_before_laying(s: CosmicState) -> bool:
    return _is_bottom(s, FIRST_STEP) or _is_bottom(s, HEXES_STEP)


def _is_before_ships(s: CosmicState) -> bool:
    return _is_before_laying(s) or _is_bottom(s, SHIPS_STEP)


def _check_options(s: CosmicState) -> None:
    """Options, draws of the set-up, and whose turn it is."""
    within(s.events, 0, EVENT_OPTIONS - 1)
    within(s.start, 0, START_OPTIONS - 1)
    within(s.stay, 0, 1)
    within(s.scenario, NONE if _is_before_laying(s) else 0, SCENARIO_COUNT - 1)
    within(s.species, 0, ALL_SPECIES)
    within(species_drawn(s), 0 if _is_before_laying(s) else DRAWN_SPECIES, DRAWN_SPECIES)
    if _is_bottom(s, FIRST_STEP):
        within(s.first, NONE, NONE)
    else:
        within(s.first, 0, s.seats - 1)
    within(s.turn, NONE, s.seats - 1)
    within(s.rival, NONE, s.seats - 1)
    within(s.known, 0, 1)
    within(s.pool, 0, ALL_PLANETS if _is_bottom(s, SHIPS_STEP) else 0)
    within(s.belts, 0, MANY if _is_bottom(s, SHIPS_STEP) else 0)


def _check_ring(s: CosmicState) -> None:
    """Jumpgate and Trade Station lie in their places, nothing lies twice."""
    _all_within(s.sector, RUIN, PLANET_COUNT - 1)
    if _is_before_laying(s):
        _all_within(s.sector, UNLAID, UNLAID)
        return
    for place in range(SECTORS):
        sector = s.sector[place]
        must((sector == JUMPGATE) == (place == 0), "has the Jumpgate elsewhere, twice or not at all")
        has_station = place == STATION_PLACE and HAS_STATION[s.scenario] == 1
        must((sector == STATION) == has_station, "has a Trade Station where none belongs, or none")
        must(sector != UNLAID or _is_bottom(s, SHIPS_STEP), "has a gap in the ring")
        if sector >= 0:
            within(_times(s.sector, sector), 1, 1)
            must(s.pool & BITS[sector] == 0, "has a planet on the ring and in the pool")


def _check_seat(s: CosmicState, seat: i64) -> None:
    """What a seat has, each for itself."""
    for what in (CREDITS, FIGHTS, DELIVERIES, KILLS):
        within(s.get(seat, what), 0, MANY)
    within(s.get(seat, POINTS), -MANY, MANY)
    for attribute in range(ATTRIBUTES):
        within(s.get(seat, LEVEL + attribute), 1, LEVELS)
    within(s.get(seat, RESERVE), 0, COLONISTS_EACH)
    for piece in range(PIECE_COUNT):
        within(s.get(seat, HOLD + piece), 0, MANY)
    ship = within(s.get(seat, SHIP), 0, SECTORS - 1)
    must(s.sector[ship] != BELT, "has a ship on a belt")
    within(s.get(seat, CRASHED), 0, 1)
    commander = within(s.get(seat, COMMANDER), NONE, COMMANDER_COUNT - 1)
    for other in range(seat):
        must(commander == NONE or s.get(other, COMMANDER) != commander, "has a commander twice")
    chooses = _is_bottom(s, FIRST_STEP) or s.waits(COMMANDER_STEP, seat) > 0
    must((commander == NONE) == chooses, "has a commander too early, or none")
    row = ((s.scenario + 1) * COMMANDER_ROOM + commander + 1) * DICE_COUNT
    for die in range(DICE_COUNT):
        within(s.get(seat, USED + die), 0, REROLLS[row + die])


def _check_slots(s: CosmicState) -> None:
    """Life forms stand on slots, goods lie on planets and the Trade Station."""
    for place in range(SECTORS):
        for slot in range(SLOT_ROOM):
            who = s.at(place, slot)
            within(who, EMPTY, FIRST_NATIVE + COLOUR_COUNT - 1 if slot < s.slots(place) else EMPTY)
            must(who >= FIRST_NATIVE or who < FIRST_COLONIST + s.seats, "has a colonist of nobody")
        lies = is_planet(s, place) or s.sector[place] == STATION
        for colour in range(COLOUR_COUNT):
            within(s.goods[place * COLOUR_COUNT + colour], 0, GOODS_EACH if lies else 0)


def _check_hexes(s: CosmicState) -> None:
    """Planets and belts are those of the set-up: drawn, laid, destroyed or still to be drawn."""
    if _is_before_laying(s):
        return
    unlaid = _times(s.sector, UNLAID)
    within(s.waits(LAY_STEP, ANY_SEAT), unlaid, unlaid)
    belts = _times(s.sector, BELT) + s.belts
    within(belts, BELTS[s.scenario], BELTS[s.scenario])
    missing: i64 = 0
    for colour in range(COLOUR_COUNT):
        size = pool_size(s, colour)
        missing += size - within(_planets(s, colour), 0, size)
    ruins = _times(s.sector, RUIN)
    must(ruins == 0 or not _is_bottom(s, SHIPS_STEP), "has a planet destroyed in the set-up")
    within(ruins, missing, missing)


def _planets(s: CosmicState, colour: i64) -> i64:
    """Planets of a colour on the ring, in the pool, and to be drawn."""
    found: i64 = 0
    for planet in range(PLANET_COUNT):
        if PLANET_COLOUR[planet] == colour and (s.pool & BITS[planet] != 0 or planet in s.sector):
            found += 1
    for at in range(0, len(s.agenda), FRAME):
        if s.agenda[at] == PLANET_STEP and s.agenda[at + 2] == colour:
            found += 1
    return found


def _check_stocks(s: CosmicState) -> None:
    """Every piece is somewhere."""
    for seat in range(s.seats):
        inside = s.get(seat, RESERVE) + s.get(seat, HOLD + COLONIST)
        within(inside + _times(s.life, FIRST_COLONIST + seat), COLONISTS_EACH, COLONISTS_EACH)
    for species in range(COLOUR_COUNT):
        aliens = within(s.stock[MEEPLES + species], 0, MEEPLE_STOCK[species])
        aliens += _times(s.life, FIRST_NATIVE + species)
        tokens = within(s.stock[GOODS + species], 0, GOODS_EACH)
        for place in range(SECTORS):
            tokens += s.goods[place * COLOUR_COUNT + species]
        for seat in range(s.seats):
            aliens += s.get(seat, HOLD + FIRST_ALIEN + species)
            tokens += s.get(seat, HOLD + FIRST_GOODS + species)
        within(aliens, MEEPLE_STOCK[species], MEEPLE_STOCK[species])
        within(tokens, GOODS_EACH, GOODS_EACH)


def _check_deck(s: CosmicState) -> None:
    """A card for each planet of the set-up: in the deck, discarded, or being resolved."""
    if _is_before_ships(s):
        _all_within(s.deck, 0, 0)
        within(s.known, 0, 0)
        return
    _all_within(s.deck, 0, MANY)
    for species in range(COLOUR_COUNT):
        unseen: i64 = 0
        seen: i64 = 0
        for card in range(CARD_COUNT):
            if CARD_SPECIES[card] == species:
                resolved: i64 = 1 if spawning(s) == card else 0
                copies = s.deck[UNSEEN + card] + s.deck[DISCARDED + card] + resolved
                within(copies, 0 if s.known == 1 else CARD_COPIES[card], CARD_COPIES[card])
                unseen += s.deck[UNSEEN + card]
                seen += s.deck[DISCARDED + card] + resolved
        left = s.deck[LEFT + species]
        within(left + seen, pool_size(s, species), pool_size(s, species))
        must(s.known == 0 or left == unseen, "has a deck that is not what everybody knows")


def _check_phase(s: CosmicState) -> None:
    """Nobody has anything before the match begins, and points only when it is over."""
    over = len(s.agenda) == 0
    must(not over or is_over(s), "breaks off in the middle of a match")
    for seat in range(s.seats):
        points = standing(s, seat) if over else 0
        within(s.get(seat, POINTS), points, points)
        if _is_before_ships(s):
            for what in (SHIP, CRASHED, CREDITS, FIGHTS, DELIVERIES, KILLS):
                within(s.get(seat, what), 0, 0)
            within(s.get(seat, RESERVE), COLONISTS_EACH, COLONISTS_EACH)
            within(aboard(s, seat), 0, 0)


def _check_dice(s: CosmicState) -> None:
    """The dice of a fight, an adventure, a bombardment; none lie on the table otherwise."""
    rolled: i64 = 0
    answered: i64 = 0
    first_roll = len(s.agenda) > 0 and s.step_argument() == NONE
    if s.waits(OUTCOME_STEP, ANY_SEAT) > 0:
        _check_fighters(s)
        rolled = 0 if s.step() == ATTACK_STEP and first_roll else 1
        answered = 0 if rolled == 0 or (s.step() == DEFENCE_STEP and first_roll) else 1
    else:
        within(s.rival, NONE, NONE)
    if s.waits(RESULT_STEP, ANY_SEAT) > 0:
        rolled = 0 if s.step() == FACE_STEP and first_roll else 1
    if s.waits(TARGET_STEP, ANY_SEAT) + s.waits(VICTIM_STEP, ANY_SEAT) > 0:
        _check_bombs(s)
        rolled = 1
    else:
        within(s.target, 0, 0)
    within(s.die, rolled, rolled * FACES)
    within(s.rival_die, answered, answered * FACES)


def _check_fighters(s: CosmicState) -> None:
    place = s.get(s.turn, SHIP)
    must(s.rival != s.turn and s.get(s.rival, SHIP) == place, "has a fight without a rival")
    must(is_planet(s, place) and s.get(s.rival, CRASHED) == 0, "has a fight where there is none")


def _check_bombs(s: CosmicState) -> None:
    place = s.get(s.turn, SHIP)
    must(is_planet(s, place) and s.get(s.turn, CRASHED) == 0, "bombs where no bombs fall")
    within(s.target, NONE if s.waits(TARGET_STEP, ANY_SEAT) > 0 else 0, 1)
    if s.waits(TARGET_STEP, ANY_SEAT) > 0:
        within(count_colonists(s, place) + count_aliens(s, place), 1, SLOT_ROOM)


def _check_choices(s: CosmicState) -> None:
    """How far a choice of several picks has come; nothing of it is left over elsewhere."""
    step = s.step()
    most: i64 = 0
    if step in (JETTISON_STEP, DISCARD_STEP, BUY_STEP):
        most = PIECE_COUNT - 1
    elif step == TRANSFER_STEP:
        most = MOST_TRANSFERS
    elif step == SLOT_STEP:
        most = MOST_TRANSFERS - 1
    elif step == VICTIM_STEP:
        most = SLOT_ROOM
    elif step == WRECK_STEP:
        must(is_planet(s, s.get(s.step_seat(), SHIP)), "has a wreck where no planet is")
        within(s.get(s.step_seat(), CRASHED), 1, 1)
    within(s.stage, 0, most)


def _check_picks(s: CosmicState) -> None:
    """Planets an effect may act on: more than are to be picked, and not all of these have been."""
    places: i64 = 0
    picks: i64 = 1
    if s.step() == PICK_STEP:
        places = selected_places(s, s.step_seat(), s.step_argument())
        picks = EFFECT_PICK[s.step_argument()]
        within(number_of(places), picks + 1, SECTORS)
    within(s.candidates, places, places)
    within(s.picks, 0, places)
    within(s.picks & (ALL_PLACES - places), 0, 0)
    within(number_of(s.picks), 0, picks - 1)


def _check_cargo(s: CosmicState) -> None:
    """Holds are not overfull, except by a piece of an exchange that can be completed."""
    deploying = s.waits(TRANSFER_STEP, ANY_SEAT) > 0
    for seat in range(s.seats):
        exchanged: i64 = 0
        if deploying and seat == s.turn and can_unload(s, seat, free_slots(s, s.get(seat, SHIP))):
            exchanged = 1
        within(aboard(s, seat), 0, capacity(s, seat) + exchanged)
    if deploying:
        within(s.get(s.turn, CRASHED), 0, 0)
        _check_transfer(s)
    else:
        within(s.transfer, NONE, NONE)
    if s.step() == SLOT_STEP:
        must(chooses_slots(s, s.turn) and is_planet(s, s.get(s.turn, SHIP)), "asks for a slot in vain")
        within(s.get(s.turn, HOLD + s.step_argument()), 1, COLONISTS_EACH)


def _check_transfer(s: CosmicState) -> None:
    """The last transfer of a deployment: a piece too many was loaded, a piece that landed is there."""
    if s.stage == 0:
        within(s.transfer, NONE, NONE)
    else:
        within(s.transfer, LOADED, LAST_TRANSFER)
    if aboard(s, s.turn) > capacity(s, s.turn):
        within(s.transfer, LOADED, LANDED - 1)
    if LANDED <= s.transfer < HANDED:
        must(s.at(s.get(s.turn, SHIP), s.transfer - LANDED) != EMPTY, "landed a piece that is not there")
