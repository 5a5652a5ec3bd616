"""Validation of stored positions: all pieces exist exactly once, and every waiting step can happen.

Nothing here is a rule. A position that passes can be drawn and played on, even if no match leads to it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.bits import BITS
from astrarium.core.codec import must, within
from astrarium.core.state import ANY_SEAT, FRAME
from astrarium.games.cosmic_pioneers.components import constants, permanent_effects, schema, tables
from astrarium.games.cosmic_pioneers.rules import codes, columns, pieces, steps
from astrarium.games.cosmic_pioneers.rules.deploying import can_unload, chooses_slots
from astrarium.games.cosmic_pioneers.rules.ending import is_over
from astrarium.games.cosmic_pioneers.rules.scoring import standing
from astrarium.games.cosmic_pioneers.rules.selecting import selected_places
from astrarium.games.cosmic_pioneers.rules.setup import DRAWN_SPECIES, pool_size, species_drawn
from astrarium.games.cosmic_pioneers.rules.state import START_OPTIONS, CosmicState
from astrarium.games.cosmic_pioneers.storage.agenda import check_agenda, spawning

MANY: Final[i64] = 100_000  # more than a seat can ever have of anything
EVENT_OPTIONS: Final[i64] = len(constants.SPACE_DRAWS) // constants.SPACES
ALL_SPECIES: Final[i64] = BITS[constants.COLOUR_COUNT] - 1
ALL_PLANETS: Final[i64] = BITS[tables.PLANET_COUNT] - 1
ALL_PLACES: Final[i64] = BITS[constants.SECTORS] - 1


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
    """Return the number of times that `number` stands in a vector."""
    times: i64 = 0
    for other in numbers:
        if other == number:
            times += 1
    return times


def _is_bottom(s: CosmicState, step: i64) -> bool:
    """Return whether a step is at the bottom of the agenda, which shows the progress of the match."""
    return len(s.agenda) > 0 and s.agenda[0] == step


def _is_before_laying(s: CosmicState) -> bool:
    return _is_bottom(s, steps.FIRST) or _is_bottom(s, steps.HEXES)


def _is_before_ships(s: CosmicState) -> bool:
    return _is_before_laying(s) or _is_bottom(s, steps.SHIPS)


def _check_options(s: CosmicState) -> None:
    """Check options, draws of the set-up, and seats named by fields."""
    within(s.events, 0, EVENT_OPTIONS - 1)
    within(s.start, 0, START_OPTIONS - 1)
    within(s.stay, 0, 1)
    within(s.scenario, codes.NONE if _is_before_laying(s) else 0, tables.SCENARIO_COUNT - 1)
    within(s.species, 0, ALL_SPECIES)
    within(species_drawn(s), 0 if _is_before_laying(s) else DRAWN_SPECIES, DRAWN_SPECIES)
    if _is_bottom(s, steps.FIRST):
        within(s.first, codes.NONE, codes.NONE)
    else:
        within(s.first, 0, s.seats - 1)
    within(s.turn, codes.NONE, s.seats - 1)
    within(s.rival, codes.NONE, s.seats - 1)
    within(s.known, 0, 1)
    within(s.pool, 0, ALL_PLANETS if _is_bottom(s, steps.SHIPS) else 0)
    within(s.belts, 0, MANY if _is_bottom(s, steps.SHIPS) else 0)


def _check_ring(s: CosmicState) -> None:
    """Check that Jumpgate and Trade Station lie in their places and no hex lies twice."""
    _all_within(s.sector, codes.RUIN, tables.PLANET_COUNT - 1)
    if _is_before_laying(s):
        _all_within(s.sector, codes.UNLAID, codes.UNLAID)
        return
    for place in range(constants.SECTORS):
        sector = s.sector[place]
        must((sector == codes.JUMPGATE) == (place == 0), "has the Jumpgate elsewhere, twice or not at all")
        has_station = place == constants.STATION_PLACE and tables.HAS_STATION[s.scenario] == 1
        must((sector == codes.STATION) == has_station, "has a Trade Station where none belongs, or none")
        must(sector != codes.UNLAID or _is_bottom(s, steps.SHIPS), "has a gap in the ring")
        if sector >= 0:
            within(_times(s.sector, sector), 1, 1)
            must(s.pool & BITS[sector] == 0, "has a planet on the ring and in the pool")


def _check_seat(s: CosmicState, seat: i64) -> None:
    """Check the numbers of a seat, each by itself."""
    for what in (columns.CREDITS, columns.FIGHTS, columns.DELIVERIES, columns.KILLS):
        within(s.get(seat, what), 0, MANY)
    within(s.get(seat, columns.POINTS), -MANY, MANY)
    for attribute in range(constants.ATTRIBUTES):
        within(s.get(seat, columns.LEVEL + attribute), 1, constants.LEVELS)
    within(s.get(seat, columns.RESERVE), 0, constants.COLONISTS_EACH)
    for piece in range(codes.PIECE_COUNT):
        within(s.cargo(seat, piece), 0, MANY)
    ship = within(s.ship(seat), 0, constants.SECTORS - 1)
    must(s.sector[ship] != codes.BELT, "has a ship on a belt")
    within(s.get(seat, columns.CRASHED), 0, 1)
    commander = within(s.get(seat, columns.COMMANDER), codes.NONE, tables.COMMANDER_COUNT - 1)
    for other in range(seat):
        must(commander == codes.NONE or s.get(other, columns.COMMANDER) != commander, "has a commander twice")
    chooses = _is_bottom(s, steps.FIRST) or s.waits(steps.COMMANDER, seat) > 0
    must((commander == codes.NONE) == chooses, "has a commander too early, or none")
    row = ((s.scenario + 1) * permanent_effects.COMMANDER_ROOM + commander + 1) * schema.DICE_COUNT
    for die in range(schema.DICE_COUNT):
        within(s.get(seat, columns.USED + die), 0, permanent_effects.REROLLS[row + die])


def _check_slots(s: CosmicState) -> None:
    """Check that life forms stand on slots, and goods lie on planets and the Trade Station."""
    for place in range(constants.SECTORS):
        for slot in range(constants.SLOT_ROOM):
            who = s.at(place, slot)
            within(
                who,
                codes.EMPTY,
                codes.FIRST_NATIVE + constants.COLOUR_COUNT - 1 if slot < s.slots(place) else codes.EMPTY,
            )
            must(
                who >= codes.FIRST_NATIVE or who < codes.FIRST_COLONIST + s.seats, "has a colonist of nobody"
            )
        lies = pieces.is_planet(s, place) or s.sector[place] == codes.STATION
        for colour in range(constants.COLOUR_COUNT):
            within(s.goods_at(place, colour), 0, constants.GOODS_EACH if lies else 0)


def _check_hexes(s: CosmicState) -> None:
    """Check that planets and belts are those of the set-up: to be drawn, drawn, laid or destroyed."""
    if _is_before_laying(s):
        return
    unlaid = _times(s.sector, codes.UNLAID)
    within(s.waits(steps.LAY, ANY_SEAT), unlaid, unlaid)
    belts = _times(s.sector, codes.BELT) + s.belts
    within(belts, tables.BELTS[s.scenario], tables.BELTS[s.scenario])
    missing: i64 = 0
    for colour in range(constants.COLOUR_COUNT):
        size = pool_size(s, colour)
        missing += size - within(_planets(s, colour), 0, size)
    ruins = _times(s.sector, codes.RUIN)
    must(ruins == 0 or not _is_bottom(s, steps.SHIPS), "has a planet destroyed in the set-up")
    within(ruins, missing, missing)


def _planets(s: CosmicState, colour: i64) -> i64:
    """Return the number of planets of a colour on the ring, in the pool, and to be drawn."""
    found: i64 = 0
    for planet in range(tables.PLANET_COUNT):
        if tables.PLANET_COLOUR[planet] == colour and (s.pool & BITS[planet] != 0 or planet in s.sector):
            found += 1
    for at in range(0, len(s.agenda), FRAME):
        if s.agenda[at] == steps.PLANET and s.agenda[at + 2] == colour:
            found += 1
    return found


def _check_stocks(s: CosmicState) -> None:
    """Check that every piece is somewhere."""
    for seat in range(s.seats):
        inside = s.get(seat, columns.RESERVE) + s.cargo(seat, codes.COLONIST)
        within(
            inside + _times(s.life, codes.FIRST_COLONIST + seat),
            constants.COLONISTS_EACH,
            constants.COLONISTS_EACH,
        )
    for species in range(constants.COLOUR_COUNT):
        aliens = within(s.meeples(species), 0, tables.MEEPLES[species])
        aliens += _times(s.life, codes.FIRST_NATIVE + species)
        tokens = within(s.goods_in_stock(species), 0, constants.GOODS_EACH)
        for place in range(constants.SECTORS):
            tokens += s.goods_at(place, species)
        for seat in range(s.seats):
            aliens += s.cargo(seat, codes.FIRST_ALIEN + species)
            tokens += s.cargo(seat, codes.FIRST_GOODS + species)
        within(aliens, tables.MEEPLES[species], tables.MEEPLES[species])
        within(tokens, constants.GOODS_EACH, constants.GOODS_EACH)


def _check_deck(s: CosmicState) -> None:
    """Check that each planet of the set-up has a card: in the deck, discarded, or being resolved."""
    if _is_before_ships(s):
        _all_within(s.deck, 0, 0)
        within(s.known, 0, 0)
        return
    _all_within(s.deck, 0, MANY)
    for species in range(constants.COLOUR_COUNT):
        unseen: i64 = 0
        seen: i64 = 0
        for card in range(tables.CARD_COUNT):
            if tables.CARD_SPECIES[card] == species:
                resolved: i64 = 1 if spawning(s) == card else 0
                copies = s.deck[columns.UNSEEN + card] + s.deck[columns.DISCARDED + card] + resolved
                within(copies, 0 if s.known == 1 else tables.CARD_COPIES[card], tables.CARD_COPIES[card])
                unseen += s.deck[columns.UNSEEN + card]
                seen += s.deck[columns.DISCARDED + card] + resolved
        left = s.deck[columns.LEFT + species]
        within(left + seen, pool_size(s, species), pool_size(s, species))
        must(s.known == 0 or left == unseen, "has a deck that is not what everybody knows")


def _check_phase(s: CosmicState) -> None:
    """Check that seats have nothing before the match begins, and points only when it is over."""
    over = len(s.agenda) == 0
    must(not over or is_over(s), "breaks off in the middle of a match")
    for seat in range(s.seats):
        points = standing(s, seat) if over else 0
        within(s.get(seat, columns.POINTS), points, points)
        if _is_before_ships(s):
            for what in (
                columns.SHIP,
                columns.CRASHED,
                columns.CREDITS,
                columns.FIGHTS,
                columns.DELIVERIES,
                columns.KILLS,
            ):
                within(s.get(seat, what), 0, 0)
            within(s.get(seat, columns.RESERVE), constants.COLONISTS_EACH, constants.COLONISTS_EACH)
            within(pieces.aboard(s, seat), 0, 0)


def _check_dice(s: CosmicState) -> None:
    """Check the dice of a fight, an adventure or a bombardment; otherwise none are on the table."""
    rolled: i64 = 0
    answered: i64 = 0
    first_roll = len(s.agenda) > 0 and s.step_argument() == codes.NONE
    if s.waits(steps.OUTCOME, ANY_SEAT) > 0:
        _check_fighters(s)
        rolled = 0 if s.step() == steps.ATTACK and first_roll else 1
        answered = 0 if rolled == 0 or (s.step() == steps.DEFENCE and first_roll) else 1
    else:
        within(s.rival, codes.NONE, codes.NONE)
    if s.waits(steps.RESULT, ANY_SEAT) > 0:
        rolled = 0 if s.step() == steps.FACE and first_roll else 1
    if s.waits(steps.TARGET, ANY_SEAT) + s.waits(steps.VICTIM, ANY_SEAT) > 0:
        _check_bombs(s)
        rolled = 1
    else:
        within(s.target, 0, 0)
    within(s.die, rolled, rolled * constants.FACES)
    within(s.rival_die, answered, answered * constants.FACES)


def _check_fighters(s: CosmicState) -> None:
    place = s.ship(s.turn)
    must(s.rival != s.turn and s.ship(s.rival) == place, "has a fight without a rival")
    must(pieces.is_planet(s, place) and not s.is_crashed(s.rival), "has a fight where there is none")


def _check_bombs(s: CosmicState) -> None:
    place = s.ship(s.turn)
    must(pieces.is_planet(s, place) and not s.is_crashed(s.turn), "bombs where no bombs fall")
    within(s.target, codes.NONE if s.waits(steps.TARGET, ANY_SEAT) > 0 else 0, 1)
    if s.waits(steps.TARGET, ANY_SEAT) > 0:
        within(pieces.count_colonists(s, place) + pieces.count_aliens(s, place), 1, constants.SLOT_ROOM)


def _check_choices(s: CosmicState) -> None:
    """Check the progress of a choice of several picks; elsewhere it must be 0."""
    step = s.step()
    most: i64 = 0
    if step in (steps.JETTISON, steps.DISCARD, steps.BUY):
        most = codes.PIECE_COUNT - 1
    elif step == steps.TRANSFER:
        most = codes.MAX_TRANSFERS
    elif step == steps.SLOT:
        most = codes.MAX_TRANSFERS - 1
    elif step == steps.VICTIM:
        most = constants.SLOT_ROOM
    elif step == steps.WRECK:
        must(pieces.is_planet(s, s.ship(s.step_seat())), "has a wreck where no planet is")
        within(s.get(s.step_seat(), columns.CRASHED), 1, 1)
    within(s.stage, 0, most)


def _check_picks(s: CosmicState) -> None:
    """Check the planets an effect may act on: more than are to be picked, and not all of these picked."""
    places: i64 = 0
    picks: i64 = 1
    if s.step() == steps.PICK:
        places = selected_places(s, s.step_seat(), s.step_argument())
        picks = tables.EFFECT_PICK[s.step_argument()]
        within(pieces.number_of(places), picks + 1, constants.SECTORS)
    within(s.candidates, places, places)
    within(s.picks, 0, places)
    within(s.picks & (ALL_PLACES - places), 0, 0)
    within(pieces.number_of(s.picks), 0, picks - 1)


def _check_cargo(s: CosmicState) -> None:
    """Check that holds are not overfull, except by a piece of an exchange that can be completed."""
    deploying = s.waits(steps.TRANSFER, ANY_SEAT) > 0
    for seat in range(s.seats):
        exchanged: i64 = 0
        if deploying and seat == s.turn and can_unload(s, seat, pieces.free_slots(s, s.ship(seat))):
            exchanged = 1
        within(pieces.aboard(s, seat), 0, pieces.capacity(s, seat) + exchanged)
    if deploying:
        within(s.get(s.turn, columns.CRASHED), 0, 0)
        _check_transfer(s)
    else:
        within(s.transfer, codes.NONE, codes.NONE)
    if s.step() == steps.SLOT:
        must(
            chooses_slots(s, s.turn) and pieces.is_planet(s, s.ship(s.turn)),
            "asks for a slot in vain",
        )
        within(s.cargo(s.turn, s.step_argument()), 1, constants.COLONISTS_EACH)


def _check_transfer(s: CosmicState) -> None:
    """Check the last transfer of a deployment: a piece too many was loaded, a piece that landed is there."""
    if s.stage == 0:
        within(s.transfer, codes.NONE, codes.NONE)
    else:
        within(s.transfer, codes.LOADED, codes.LAST_TRANSFER)
    if pieces.aboard(s, s.turn) > pieces.capacity(s, s.turn):
        within(s.transfer, codes.LOADED, codes.LANDED - 1)
    if codes.LANDED <= s.transfer < codes.HANDED:
        must(
            s.at(s.ship(s.turn), s.transfer - codes.LANDED) != codes.EMPTY,
            "landed a piece that is not there",
        )
