"""The effect vocabulary: one function carries out each kind of effect that acts at once.

Adventure faces, event cards and scenario rules are lists of such effects. The seat of an effect is its actor:
the one that makes its choices. C-GAP-22
"""

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.bits import BITS
from astrarium.core.clauses import ALLOWED
from astrarium.core.steps import AutomaticStep, DecisionStep
from astrarium.games.cosmic_pioneers.clauses import clause
from astrarium.games.cosmic_pioneers.components import constants, schema, tables
from astrarium.games.cosmic_pioneers.rules import actions, codes, columns, pieces, steps
from astrarium.games.cosmic_pioneers.rules.moving import can_stop
from astrarium.games.cosmic_pioneers.rules.state import CosmicState

NOWHERE: Final[i64] = 0  # no place, as bits
GAP_64: Final = clause("C-GAP-64")
GAP_87: Final = clause("C-GAP-87")


def push_effects(s: CosmicState, actor: i64, effects: vec[i64]) -> None:
    """Put a list of effects on the agenda, the first on top: each to its end before the next."""
    last = len(effects) - 1
    for back in range(last + 1):
        s.push(steps.EFFECT, actor, effects[last - back])


def push_triggered(s: CosmicState, actor: i64, moment: i64) -> None:
    """What the scenario does at a moment of this round. C-SETUP-15, C-GAP-60"""
    row = s.scenario * tables.MOMENT_COUNT + moment
    effects = tables.TRIGGERED[row]
    last = len(effects) - 1
    for back in range(last + 1):
        if tables.TRIGGER_ROUNDS[row][last - back] & BITS[s.round] != 0:
            s.push(steps.EFFECT, actor, effects[last - back])


def _species(effect: i64) -> i64:
    """The species of the card an effect stands on; NONE if it stands on no card."""
    card = tables.EFFECT_CARD[effect]
    if card == codes.NONE:
        return codes.NONE
    return tables.CARD_SPECIES[card]


def selected_places(s: CosmicState, actor: i64, effect: i64) -> i64:
    """The planets that pass every test of an effect, as bits: fixed before anything is changed. C-GAP-64"""
    tests = tables.EFFECT_WHERE[effect]
    if tests & schema.HERE != 0:
        here = s.get(actor, columns.SHIP)
        return BITS[here] if _passes(s, tests, effect, here) else NOWHERE
    found: i64 = 0
    for place in range(constants.SECTORS):
        if _passes(s, tests, effect, place):
            found += BITS[place]
    return found


def _passes(s: CosmicState, tests: i64, effect: i64, place: i64) -> bool:
    """Whether a planet lies there that passes all tests but where it is."""
    planet = s.sector[place]
    if planet < 0:
        return False
    colour = tables.PLANET_COLOUR[planet]
    if tests & schema.NATIVE != 0 and colour != _species(effect):
        return False
    if tests & schema.INFESTED != 0 and not pieces.holds_species(s, place, _species(effect)):
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
    """The seats an effect is for, in turn order from the actor; a controller once for each planet.

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
            if s.get(seat, columns.CRASHED) == 0 and places & BITS[s.get(seat, columns.SHIP)] != 0:
                found = append(found, seat)
        elif whom == schema.CONTROLLERS:
            for _planet in range(pieces.number_of(places & s.held_by(seat))):
                found = append(found, seat)
    return found


def _push_for(s: CosmicState, step: i64, seats: vec[i64], argument: i64) -> None:
    """A step for each of these seats, each to its end before the next. C-GAP-22"""
    last = len(seats) - 1
    for back in range(last + 1):
        s.push(step, seats[last - back], argument)


def _gain_colonists(s: CosmicState, seat: i64, number: i64) -> None:
    """Colonists from the reserve on the leftmost free slots; the surplus may go aboard.

    C-ADV-04, C-ADV-05, C-GAP-31, C-GAP-32, C-GAP-73
    """
    if not pieces.ship_at_planet(s, seat):
        return
    place = s.get(seat, columns.SHIP)
    left = number
    left = min(left, s.get(seat, columns.RESERVE))
    slot = pieces.leftmost_free(s, place)
    while left > 0 and slot != codes.NONE:
        s.stand(place, slot, codes.FIRST_COLONIST + seat)
        s.add(seat, columns.RESERVE, -1)
        left -= 1
        slot = pieces.leftmost_free(s, place)
    if left > 0:
        s.push(steps.ABOARD, seat, left)


def _gain_credits(s: CosmicState, actor: i64, effect: i64) -> None:
    """Credits are never short. C-ADV-08, C-GAP-03"""
    for seat in selected_seats(s, actor, effect):
        s.add(seat, columns.CREDITS, tables.EFFECT_N[effect])


def _lose_credits(s: CosmicState, actor: i64, effect: i64) -> None:
    """Never below nothing. C-ADV-09, C-GAP-31"""
    for seat in selected_seats(s, actor, effect):
        lost = tables.EFFECT_N[effect]
        lost = min(lost, s.get(seat, columns.CREDITS))
        s.add(seat, columns.CREDITS, -lost)


def _crash(s: CosmicState, actor: i64, effect: i64) -> None:
    """Ships crash-land; the actor's alone even if it lies crashed already. C-ADV-10, C-GAP-63, C-GAP-70"""
    seats = selected_seats(s, actor, effect)
    if tables.EFFECT_WHOM[effect] == schema.ACTOR:
        s.push(steps.CRASH, actor, codes.NONE)
        return
    standing = vec[i64](capacity=4)
    for seat in seats:
        if s.get(seat, columns.CRASHED) == 0 and seat not in standing:
            standing = append(standing, seat)
    _push_for(s, steps.CRASH, standing, codes.NONE)


def _towards(effect: i64) -> i64:
    if tables.EFFECT_DIR[effect] == schema.CLOCKWISE:
        return 1
    return -1


def _sweep(s: CosmicState, actor: i64, effect: i64) -> None:
    """Uncrashed ships are carried on, past belts; nothing follows from it. C-GAP-52, C-GAP-64"""
    step = _towards(effect)
    for seat in selected_seats(s, actor, effect):
        if s.get(seat, columns.CRASHED) == 0:
            place = pieces.step_on(s.get(seat, columns.SHIP), step * tables.EFFECT_N[effect])
            while not can_stop(s, place):
                place = pieces.step_on(place, step)
            s.put(seat, columns.SHIP, place)


def _on_planets(s: CosmicState, actor: i64, effect: i64) -> None:
    """An effect on planets: the actor picks some of them if there are more than named. C-GAP-22, C-GAP-62"""
    places = selected_places(s, actor, effect)
    picks = tables.EFFECT_PICK[effect]
    if picks > 0 and pieces.number_of(places) > picks:
        s.candidates = places
        s.picks = 0
        s.push(steps.PICK, actor, effect)
    else:
        act_on(s, effect, places)


def act_on(s: CosmicState, effect: i64, places: i64) -> None:
    """Carry out an effect on planets, clockwise from the Jumpgate. C-GAP-61"""
    if tables.EFFECT_KIND[effect] == schema.SHIFT_LIFE:
        _shift(s, effect, places)
        return
    for place in range(constants.SECTORS):
        if places & BITS[place] != 0:
            _act_on_planet(s, effect, place)


def _act_on_planet(s: CosmicState, effect: i64, place: i64) -> None:
    kind = tables.EFFECT_KIND[effect]
    if kind == schema.LOSE_COLONISTS:
        for _ in range(tables.EFFECT_N[effect]):
            _lose_colonist(s, place, tables.EFFECT_SIDE[effect])
    elif kind == schema.ADD_ALIENS:
        for _ in range(tables.EFFECT_N[effect]):
            pieces.add_alien(s, place, _acting_species(s, effect, place))
    elif kind == schema.REMOVE_ALIENS:
        for _ in range(tables.EFFECT_N[effect]):
            _remove_alien(s, place, _acting_species(s, effect, place), tables.EFFECT_SIDE[effect])
    elif kind == schema.TURN_COLONISTS:
        for _ in range(tables.EFFECT_N[effect]):
            _turn_colonist(s, place, _species(effect), tables.EFFECT_SIDE[effect])
    elif kind == schema.PLACE_GOODS:
        _place_goods(s, place, tables.EFFECT_N[effect])
    else:
        pieces.destroy(s, place)


def _acting_species(s: CosmicState, effect: i64, place: i64) -> i64:
    """The card's species, or that of the planet. C-ALIEN-02, C-NOTE-03"""
    if tables.EFFECT_SPECIES[effect] == schema.OF_CARD:
        return _species(effect)
    return tables.PLANET_COLOUR[s.sector[place]]


def find_colonist(s: CosmicState, place: i64, side: i64) -> i64:
    """The first colonist from a side, whoever owns it; NONE without one. C-ADV-06, C-NOTE-20, C-NOTE-22"""
    last = s.slots(place) - 1
    for index in range(last + 1):
        slot = index
        if side != schema.LEFT:
            slot = last - index
        if pieces.is_colonist(s.at(place, slot)):
            return slot
    return codes.NONE


def find_alien(s: CosmicState, place: i64, species: i64, side: i64) -> i64:
    """The first alien of a species from a side; NONE if there is none."""
    last = s.slots(place) - 1
    for index in range(last + 1):
        slot = index
        if side != schema.LEFT:
            slot = last - index
        if s.at(place, slot) == codes.FIRST_NATIVE + species:
            return slot
    return codes.NONE


def _lose_colonist(s: CosmicState, place: i64, side: i64) -> None:
    """Colonists on the planet only, never those aboard. C-ADV-06, C-ADV-07, C-GAP-31"""
    slot = find_colonist(s, place, side)
    if slot != codes.NONE:
        pieces.remove_life(s, place, slot)


def _remove_alien(s: CosmicState, place: i64, species: i64, side: i64) -> None:
    slot = find_alien(s, place, species, side)
    if slot != codes.NONE:
        pieces.remove_life(s, place, slot)


def _turn_colonist(s: CosmicState, place: i64, species: i64, side: i64) -> None:
    """An alien takes the place of a colonist; without a meeple the colonist stays. C-GAP-03"""
    slot = find_colonist(s, place, side)
    if slot != codes.NONE and s.stock[columns.MEEPLES + species] > 0:
        pieces.remove_life(s, place, slot)
        s.stow(columns.MEEPLES + species, -1)
        s.stand(place, slot, codes.FIRST_NATIVE + species)


def _place_goods(s: CosmicState, place: i64, number: i64) -> None:
    """Tokens of the planet's own colour, as far as there are any. C-GAP-03, C-GAP-39"""
    colour = tables.PLANET_COLOUR[s.sector[place]]
    laid = number
    laid = min(laid, s.stock[columns.GOODS + colour])
    if laid > 0:
        s.stow(columns.GOODS + colour, -laid)
        s.add_goods(place, colour, laid)


def _shift(s: CosmicState, effect: i64, places: i64) -> None:
    """Pieces move to the next planet: chosen before the first moves, then one by one. C-GAP-61, C-GAP-64"""
    chosen = vec[i64](capacity=16)
    for place in range(constants.SECTORS):
        if places & BITS[place] != 0:
            chosen = _choose_movers(s, effect, place, chosen)
    for number in range(len(chosen) // 2):
        _move_on(s, effect, chosen[2 * number], chosen[2 * number + 1])


def _choose_movers(s: CosmicState, effect: i64, place: i64, chosen: vec[i64]) -> vec[i64]:
    """Place and slot of those that move: colonists from the right, aliens from the left."""
    left = tables.EFFECT_N[effect]
    last = s.slots(place) - 1
    for index in range(last + 1):
        slot = index
        if tables.EFFECT_LIFE[effect] == schema.COLONISTS:
            slot = last - index
        if left > 0 and _moves(effect, s.at(place, slot)):
            chosen = append(append(chosen, place), slot)
            left -= 1
    return chosen


def _moves(effect: i64, who: i64) -> bool:
    if tables.EFFECT_LIFE[effect] == schema.COLONISTS:
        return pieces.is_colonist(who)
    return who == codes.FIRST_NATIVE + _species(effect)


def _move_on(s: CosmicState, effect: i64, place: i64, slot: i64) -> None:
    """To the nearest other planet in the direction; without a free slot there it stays."""
    target = pieces.step_on(place, _towards(effect))
    while not pieces.is_planet(s, target):
        target = pieces.step_on(target, _towards(effect))
    if target == place:
        return
    free = pieces.rightmost_free(s, target)
    if tables.EFFECT_LIFE[effect] == schema.COLONISTS:
        free = pieces.leftmost_free(s, target)
    if free != codes.NONE:
        s.stand(target, free, s.at(place, slot))
        s.stand(place, slot, codes.EMPTY)


@final
class CarryOutEffect(AutomaticStep[CosmicState]):
    """An effect happens, the seat being its actor; decisions go on the agenda. The argument is the effect."""

    clauses: ClassVar = (clause("C-GAP-62"),)

    def run(self, s: CosmicState, seat: i64, argument: i64) -> None:
        s.drop()
        kind = tables.EFFECT_KIND[argument]
        if kind == schema.GAIN_COLONISTS:
            _gain_colonists(s, seat, tables.EFFECT_N[argument])
        elif kind == schema.DRAW_EVENT:
            s.push(steps.EVENT, seat, codes.NONE)
        elif kind == schema.GAIN_CREDITS:
            _gain_credits(s, seat, argument)
        elif kind == schema.LOSE_CREDITS:
            _lose_credits(s, seat, argument)
        elif kind == schema.CRASH:
            _crash(s, seat, argument)
        elif kind == schema.JETTISON:
            _push_for(s, steps.JETTISON, selected_seats(s, seat, argument), tables.EFFECT_N[argument])
        elif kind == schema.RAISE_LEVEL:
            _push_for(s, steps.LEVEL, selected_seats(s, seat, argument), codes.NONE)
        elif kind == schema.SWEEP_SHIPS:
            _sweep(s, seat, argument)
        else:
            _on_planets(s, seat, argument)


@final
class PickPlanets(DecisionStep[CosmicState]):
    """The actor picks planets for an effect, clockwise from the Jumpgate. The argument is the effect."""

    rule = clause("C-GAP-22")

    def legal(self, s: CosmicState, seat: i64, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=11)
        for place in range(1, constants.SECTORS):
            if _barred_pick(s, argument, place) == ALLOWED:
                found = append(found, actions.PICK + place - 1)
        return found

    def barred(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> i64:
        return (
            _barred_pick(s, argument, actions.SLOT_1[action])
            if actions.KIND_OF[action] == actions.PICK_KIND
            else self.rule
        )

    def do(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> None:
        s.picks += BITS[actions.SLOT_1[action]]
        if pieces.number_of(s.picks) == tables.EFFECT_PICK[argument]:
            places = s.picks
            s.drop()
            s.candidates = 0
            s.picks = 0
            act_on(s, argument, places)


def _barred_pick(s: CosmicState, effect: i64, place: i64) -> i64:
    if s.candidates & BITS[place] == 0:
        return GAP_64
    if s.picks >= BITS[place]:
        return GAP_87
    missing = tables.EFFECT_PICK[effect] - pieces.number_of(s.picks)
    from_here = pieces.number_of(s.candidates & -BITS[place])
    return ALLOWED if from_here >= missing else GAP_87
