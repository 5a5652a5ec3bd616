"""Planets and seats that an effect selects."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.bits import BITS
from astrarium.games.cosmic_pioneers.components import constants, schema, tables
from astrarium.games.cosmic_pioneers.rules import codes, pieces
from astrarium.games.cosmic_pioneers.rules.state import CosmicState

NOWHERE: Final[i64] = 0  # an empty mask of places


def species_of(effect: i64) -> i64:
    """Return the species of the card that an effect stands on; NONE without a card."""
    card = tables.EFFECT_CARD[effect]
    if card == codes.NONE:
        return codes.NONE
    return tables.CARD_SPECIES[card]


def selected_places(s: CosmicState, actor: i64, effect: i64) -> i64:
    """Return a mask of the planets that pass every test of an effect."""
    tests = tables.EFFECT_WHERE[effect]
    if tests & schema.HERE != 0:
        here = s.ship(actor)
        return BITS[here] if _passes(s, tests, effect, here) else NOWHERE
    found: i64 = 0
    for place in range(constants.SECTORS):
        if _passes(s, tests, effect, place):
            found += BITS[place]
    return found


def _passes(s: CosmicState, tests: i64, effect: i64, place: i64) -> bool:
    """Return whether a planet lies at `place` that passes all `tests` except HERE."""
    planet = s.sector[place]
    if planet < 0:
        return False
    colour = tables.PLANET_COLOUR[planet]
    if tests & schema.NATIVE != 0 and colour != species_of(effect):
        return False
    if tests & schema.INFESTED != 0 and not pieces.holds_species(s, place, species_of(effect)):
        return False
    if tests & schema.SETTLED != 0 and pieces.count_colonists(s, place) == 0:
        return False
    if tests & schema.CONTROLLED != 0 and s.controller(place) == codes.NONE:
        return False
    if tests & schema.UNCONTROLLED != 0 and s.controller(place) != codes.NONE:
        return False
    return _has_colours(tests, colour)


def _has_colours(tests: i64, colour: i64) -> bool:
    bit = schema.COLOUR_TESTS
    for tested in range(constants.COLOUR_COUNT):
        if tests & bit != 0 and tested != colour:
            return False
        bit += bit
    return True


def selected_seats(s: CosmicState, actor: i64, effect: i64) -> vec[i64]:
    """Return the seats an effect is for, in turn order from the actor; controllers once for each planet.

    C-GAP-22, C-GAP-63, C-GAP-64
    """
    whom = tables.EFFECT_WHOM[effect]
    if whom == schema.ACTOR:
        return vec[i64]([actor])
    if whom == schema.ALL:
        return pieces.seats_from(s, actor)
    places = selected_places(s, actor, effect)
    found = vec[i64](capacity=12)
    for seat in pieces.seats_from(s, actor):
        if whom == schema.SHIPS:
            if not s.is_crashed(seat) and places & BITS[s.ship(seat)] != 0:
                found = append(found, seat)
        elif whom == schema.CONTROLLERS:
            for _planet in range(pieces.number_of(places & s.held_by(seat))):
                found = append(found, seat)
    return found
