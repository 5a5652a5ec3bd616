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
from astrarium.games.cosmic_pioneers.components.constants import (
    COLOUR_COUNT,
    SECTORS,
)
from astrarium.games.cosmic_pioneers.components.schema import (
    ACTOR,
    ADD_ALIENS,
    ALL,
    CLOCKWISE,
    COLONISTS,
    COLOUR_TESTS,
    CONTROLLED,
    CONTROLLERS,
    CRASH,
    DRAW_EVENT,
    GAIN_COLONISTS,
    GAIN_CREDITS,
    HERE,
    INFESTED,
    JETTISON,
    LEFT,
    LOSE_COLONISTS,
    LOSE_CREDITS,
    NATIVE,
    OF_CARD,
    PLACE_GOODS,
    RAISE_LEVEL,
    REMOVE_ALIENS,
    SETTLED,
    SHIFT_LIFE,
    SHIPS,
    SWEEP_SHIPS,
    TURN_COLONISTS,
    UNCONTROLLED,
)
from astrarium.games.cosmic_pioneers.components.tables import (
    CARD_SPECIES,
    EFFECT_CARD,
    EFFECT_DIR,
    EFFECT_KIND,
    EFFECT_LIFE,
    EFFECT_N,
    EFFECT_PICK,
    EFFECT_SIDE,
    EFFECT_SPECIES,
    EFFECT_WHERE,
    EFFECT_WHOM,
    MOMENT_COUNT,
    PLANET_COLOUR,
    TRIGGER_ROUNDS,
    TRIGGERED,
)
from astrarium.games.cosmic_pioneers.rules.actions import KIND_OF, PICK, PICK_KIND, SLOT_1
from astrarium.games.cosmic_pioneers.rules.moving import can_stop
from astrarium.games.cosmic_pioneers.rules.pieces import (
    add_alien,
    count_colonists,
    destroy,
    holds_species,
    is_colonist,
    is_planet,
    leftmost_free,
    number_of,
    remove_life,
    rightmost_free,
    seats_from,
    ship_at_planet,
    step_on,
)
from astrarium.games.cosmic_pioneers.rules.state import (
    ABOARD_STEP,
    CRASH_STEP,
    CRASHED,
    CREDITS,
    EFFECT_STEP,
    EMPTY,
    EVENT_STEP,
    FIRST_COLONIST,
    FIRST_NATIVE,
    GOODS,
    JETTISON_STEP,
    LEVEL_STEP,
    MEEPLES,
    NONE,
    PICK_STEP,
    RESERVE,
    SHIP,
    CosmicState,
)

NOWHERE: Final[i64] = 0  # no place, as bits
GAP_64: Final = clause("C-GAP-64")
GAP_87: Final = clause("C-GAP-87")


def push_effects(s: CosmicState, actor: i64, effects: vec[i64]) -> None:
    """Put a list of effects on the agenda, the first on top: each to its end before the next."""
    last = len(effects) - 1
    for back in range(last + 1):
        s.push(EFFECT_STEP, actor, effects[last - back])


def push_triggered(s: CosmicState, actor: i64, moment: i64) -> None:
    """What the scenario does at a moment of this round. C-SETUP-15, C-GAP-60"""
    row = s.scenario * MOMENT_COUNT + moment
    effects = TRIGGERED[row]
    last = len(effects) - 1
    for back in range(last + 1):
        if TRIGGER_ROUNDS[row][last - back] & BITS[s.round] != 0:
            s.push(EFFECT_STEP, actor, effects[last - back])


def _species(effect: i64) -> i64:
    """The species of the card an effect stands on; NONE if it stands on no card."""
    card = EFFECT_CARD[effect]
    if card == NONE:
        return NONE
    return CARD_SPECIES[card]


def selected_places(s: CosmicState, actor: i64, effect: i64) -> i64:
    """The planets that pass every test of an effect, as bits: fixed before anything is changed. C-GAP-64"""
    tests = EFFECT_WHERE[effect]
    if tests & HERE != 0:
        here = s.get(actor, SHIP)
        return BITS[here] if _passes(s, tests, effect, here) else NOWHERE
    found: i64 = 0
    for place in range(SECTORS):
        if _passes(s, tests, effect, place):
            found += BITS[place]
    return found


def _passes(s: CosmicState, tests: i64, effect: i64, place: i64) -> bool:
    """Whether a planet lies there that passes all tests but where it is."""
    planet = s.sector[place]
    if planet < 0:
        return False
    colour = PLANET_COLOUR[planet]
    if tests & NATIVE != 0 and colour != _species(effect):
        return False
    if tests & INFESTED != 0 and not holds_species(s, place, _species(effect)):
        return False
    if tests & SETTLED != 0 and count_colonists(s, place) == 0:
        return False
    if tests & CONTROLLED != 0 and s.controller(place) == NONE:
        return False
    if tests & UNCONTROLLED != 0 and s.controller(place) != NONE:
        return False
    return _has_colours(tests, colour)


def _has_colours(tests: i64, colour: i64) -> bool:
    bit = COLOUR_TESTS
    for tested in range(COLOUR_COUNT):
        if tests & bit != 0 and tested != colour:
            return False
        bit += bit
    return True


def selected_seats(s: CosmicState, actor: i64, effect: i64) -> vec[i64]:
    """The seats an effect is for, in turn order from the actor; a controller once for each planet.

    C-GAP-22, C-GAP-63, C-GAP-64
    """
    whom = EFFECT_WHOM[effect]
    if whom == ACTOR:
        return vec[i64]([actor])
    if whom == ALL:
        return seats_from(s, actor)
    places = selected_places(s, actor, effect)
    found = vec[i64](capacity=12)
    for seat in seats_from(s, actor):
        if whom == SHIPS:
            if s.get(seat, CRASHED) == 0 and places & BITS[s.get(seat, SHIP)] != 0:
                found = append(found, seat)
        elif whom == CONTROLLERS:
            for _planet in range(number_of(places & s.held_by(seat))):
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
    if not ship_at_planet(s, seat):
        return
    place = s.get(seat, SHIP)
    left = number
    left = min(left, s.get(seat, RESERVE))
    slot = leftmost_free(s, place)
    while left > 0 and slot != NONE:
        s.stand(place, slot, FIRST_COLONIST + seat)
        s.add(seat, RESERVE, -1)
        left -= 1
        slot = leftmost_free(s, place)
    if left > 0:
        s.push(ABOARD_STEP, seat, left)


def _gain_credits(s: CosmicState, actor: i64, effect: i64) -> None:
    """Credits are never short. C-ADV-08, C-GAP-03"""
    for seat in selected_seats(s, actor, effect):
        s.add(seat, CREDITS, EFFECT_N[effect])


def _lose_credits(s: CosmicState, actor: i64, effect: i64) -> None:
    """Never below nothing. C-ADV-09, C-GAP-31"""
    for seat in selected_seats(s, actor, effect):
        lost = EFFECT_N[effect]
        lost = min(lost, s.get(seat, CREDITS))
        s.add(seat, CREDITS, -lost)


def _crash(s: CosmicState, actor: i64, effect: i64) -> None:
    """Ships crash-land; the actor's alone even if it lies crashed already. C-ADV-10, C-GAP-63, C-GAP-70"""
    seats = selected_seats(s, actor, effect)
    if EFFECT_WHOM[effect] == ACTOR:
        s.push(CRASH_STEP, actor, NONE)
        return
    standing = vec[i64](capacity=4)
    for seat in seats:
        if s.get(seat, CRASHED) == 0 and seat not in standing:
            standing = append(standing, seat)
    _push_for(s, CRASH_STEP, standing, NONE)


def _towards(effect: i64) -> i64:
    if EFFECT_DIR[effect] == CLOCKWISE:
        return 1
    return -1


def _sweep(s: CosmicState, actor: i64, effect: i64) -> None:
    """Uncrashed ships are carried on, past belts; nothing follows from it. C-GAP-52, C-GAP-64"""
    step = _towards(effect)
    for seat in selected_seats(s, actor, effect):
        if s.get(seat, CRASHED) == 0:
            place = step_on(s.get(seat, SHIP), step * EFFECT_N[effect])
            while not can_stop(s, place):
                place = step_on(place, step)
            s.put(seat, SHIP, place)


def _on_planets(s: CosmicState, actor: i64, effect: i64) -> None:
    """An effect on planets: the actor picks some of them if there are more than named. C-GAP-22, C-GAP-62"""
    places = selected_places(s, actor, effect)
    picks = EFFECT_PICK[effect]
    if picks > 0 and number_of(places) > picks:
        s.candidates = places
        s.picks = 0
        s.push(PICK_STEP, actor, effect)
    else:
        act_on(s, effect, places)


def act_on(s: CosmicState, effect: i64, places: i64) -> None:
    """Carry out an effect on planets, clockwise from the Jumpgate. C-GAP-61"""
    if EFFECT_KIND[effect] == SHIFT_LIFE:
        _shift(s, effect, places)
        return
    for place in range(SECTORS):
        if places & BITS[place] != 0:
            _act_on_planet(s, effect, place)


def _act_on_planet(s: CosmicState, effect: i64, place: i64) -> None:
    kind = EFFECT_KIND[effect]
    if kind == LOSE_COLONISTS:
        for _ in range(EFFECT_N[effect]):
            _lose_colonist(s, place, EFFECT_SIDE[effect])
    elif kind == ADD_ALIENS:
        for _ in range(EFFECT_N[effect]):
            add_alien(s, place, _acting_species(s, effect, place))
    elif kind == REMOVE_ALIENS:
        for _ in range(EFFECT_N[effect]):
            _remove_alien(s, place, _acting_species(s, effect, place), EFFECT_SIDE[effect])
    elif kind == TURN_COLONISTS:
        for _ in range(EFFECT_N[effect]):
            _turn_colonist(s, place, _species(effect), EFFECT_SIDE[effect])
    elif kind == PLACE_GOODS:
        _place_goods(s, place, EFFECT_N[effect])
    else:
        destroy(s, place)


def _acting_species(s: CosmicState, effect: i64, place: i64) -> i64:
    """The card's species, or that of the planet. C-ALIEN-02, C-NOTE-03"""
    if EFFECT_SPECIES[effect] == OF_CARD:
        return _species(effect)
    return PLANET_COLOUR[s.sector[place]]


def find_colonist(s: CosmicState, place: i64, side: i64) -> i64:
    """The first colonist from a side, whoever owns it; NONE without one. C-ADV-06, C-NOTE-20, C-NOTE-22"""
    last = s.slots(place) - 1
    for steps in range(last + 1):
        slot = steps
        if side != LEFT:
            slot = last - steps
        if is_colonist(s.at(place, slot)):
            return slot
    return NONE


def find_alien(s: CosmicState, place: i64, species: i64, side: i64) -> i64:
    """The first alien of a species from a side; NONE if there is none."""
    last = s.slots(place) - 1
    for steps in range(last + 1):
        slot = steps
        if side != LEFT:
            slot = last - steps
        if s.at(place, slot) == FIRST_NATIVE + species:
            return slot
    return NONE


def _lose_colonist(s: CosmicState, place: i64, side: i64) -> None:
    """Colonists on the planet only, never those aboard. C-ADV-06, C-ADV-07, C-GAP-31"""
    slot = find_colonist(s, place, side)
    if slot != NONE:
        remove_life(s, place, slot)


def _remove_alien(s: CosmicState, place: i64, species: i64, side: i64) -> None:
    slot = find_alien(s, place, species, side)
    if slot != NONE:
        remove_life(s, place, slot)


def _turn_colonist(s: CosmicState, place: i64, species: i64, side: i64) -> None:
    """An alien takes the place of a colonist; without a meeple the colonist stays. C-GAP-03"""
    slot = find_colonist(s, place, side)
    if slot != NONE and s.stock[MEEPLES + species] > 0:
        remove_life(s, place, slot)
        s.stow(MEEPLES + species, -1)
        s.stand(place, slot, FIRST_NATIVE + species)


def _place_goods(s: CosmicState, place: i64, number: i64) -> None:
    """Tokens of the planet's own colour, as far as there are any. C-GAP-03, C-GAP-39"""
    colour = PLANET_COLOUR[s.sector[place]]
    laid = number
    laid = min(laid, s.stock[GOODS + colour])
    if laid > 0:
        s.stow(GOODS + colour, -laid)
        s.add_goods(place, colour, laid)


def _shift(s: CosmicState, effect: i64, places: i64) -> None:
    """Pieces move to the next planet: chosen before the first moves, then one by one. C-GAP-61, C-GAP-64"""
    chosen = vec[i64](capacity=16)
    for place in range(SECTORS):
        if places & BITS[place] != 0:
            chosen = _choose_movers(s, effect, place, chosen)
    for number in range(len(chosen) // 2):
        _move_on(s, effect, chosen[2 * number], chosen[2 * number + 1])


def _choose_movers(s: CosmicState, effect: i64, place: i64, chosen: vec[i64]) -> vec[i64]:
    """Place and slot of those that move: colonists from the right, aliens from the left."""
    left = EFFECT_N[effect]
    last = s.slots(place) - 1
    for steps in range(last + 1):
        slot = steps
        if EFFECT_LIFE[effect] == COLONISTS:
            slot = last - steps
        if left > 0 and _moves(effect, s.at(place, slot)):
            chosen = append(append(chosen, place), slot)
            left -= 1
    return chosen


def _moves(effect: i64, who: i64) -> bool:
    if EFFECT_LIFE[effect] == COLONISTS:
        return is_colonist(who)
    return who == FIRST_NATIVE + _species(effect)


def _move_on(s: CosmicState, effect: i64, place: i64, slot: i64) -> None:
    """To the nearest other planet in the direction; without a free slot there it stays."""
    target = step_on(place, _towards(effect))
    while not is_planet(s, target):
        target = step_on(target, _towards(effect))
    if target == place:
        return
    free = rightmost_free(s, target)
    if EFFECT_LIFE[effect] == COLONISTS:
        free = leftmost_free(s, target)
    if free != NONE:
        s.stand(target, free, s.at(place, slot))
        s.stand(place, slot, EMPTY)


@final
class CarryOutEffect(AutomaticStep[CosmicState]):
    """An effect happens, the seat being its actor; decisions go on the agenda. The argument is the effect."""

    clauses: ClassVar = (clause("C-GAP-62"),)

    def run(self, s: CosmicState, seat: i64, argument: i64) -> None:
        s.drop()
        kind = EFFECT_KIND[argument]
        if kind == GAIN_COLONISTS:
            _gain_colonists(s, seat, EFFECT_N[argument])
        elif kind == DRAW_EVENT:
            s.push(EVENT_STEP, seat, NONE)
        elif kind == GAIN_CREDITS:
            _gain_credits(s, seat, argument)
        elif kind == LOSE_CREDITS:
            _lose_credits(s, seat, argument)
        elif kind == CRASH:
            _crash(s, seat, argument)
        elif kind == JETTISON:
            _push_for(s, JETTISON_STEP, selected_seats(s, seat, argument), EFFECT_N[argument])
        elif kind == RAISE_LEVEL:
            _push_for(s, LEVEL_STEP, selected_seats(s, seat, argument), NONE)
        elif kind == SWEEP_SHIPS:
            _sweep(s, seat, argument)
        else:
            _on_planets(s, seat, argument)


@final
class PickPlanets(DecisionStep[CosmicState]):
    """The actor picks planets for an effect, clockwise from the Jumpgate. The argument is the effect."""

    rule = clause("C-GAP-22")

    def legal(self, s: CosmicState, seat: i64, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=11)
        for place in range(1, SECTORS):
            if _barred_pick(s, argument, place) == ALLOWED:
                found = append(found, PICK + place - 1)
        return found

    def barred(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> i64:
        return _barred_pick(s, argument, SLOT_1[action]) if KIND_OF[action] == PICK_KIND else self.rule

    def do(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> None:
        s.picks += BITS[SLOT_1[action]]
        if number_of(s.picks) == EFFECT_PICK[argument]:
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
    missing = EFFECT_PICK[effect] - number_of(s.picks)
    from_here = number_of(s.candidates & -BITS[place])
    return ALLOWED if from_here >= missing else GAP_87
