"""The effect vocabulary: one class for each kind of effect that acts at once.

Adventure faces, event cards and scenario rules are lists of such effects. The actor of an effect is the seat
that makes its choices. To add a kind, write a class here, put it into EFFECTS, and add the kind to
`components/schema.py` and its words to the view and the locales.
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
from astrarium.games.cosmic_pioneers.rules.selecting import selected_places, selected_seats, species_of
from astrarium.games.cosmic_pioneers.rules.state import CosmicState

GAP_64: Final = clause("C-GAP-64")
GAP_87: Final = clause("C-GAP-87")
# Effects that a scenario triggers.
CLAUSES: Final[tuple[i64, ...]] = (
    clause("C-SETUP-15"),
    clause("C-GAP-60"),
)


def push_effects(s: CosmicState, actor: i64, effects: vec[i64]) -> None:
    """Push a list of effects, the first on top: each is carried out to its end before the next."""
    last = len(effects) - 1
    for back in range(last + 1):
        s.push(steps.EFFECT, actor, effects[last - back])


def push_triggered(s: CosmicState, actor: i64, moment: i64) -> None:
    """Push the effects that the scenario has at a moment of this round. C-SETUP-15, C-GAP-60"""
    row = s.scenario * tables.MOMENT_COUNT + moment
    effects = tables.TRIGGERED[row]
    last = len(effects) - 1
    for back in range(last + 1):
        if tables.TRIGGER_ROUNDS[row][last - back] & BITS[s.round] != 0:
            s.push(steps.EFFECT, actor, effects[last - back])


def _push_for(s: CosmicState, step: i64, seats: vec[i64], argument: i64) -> None:
    """Push a step for each of these seats: each is carried out to its end before the next."""
    last = len(seats) - 1
    for back in range(last + 1):
        s.push(step, seats[last - back], argument)


class ImmediateEffect:
    """A kind of effect that acts at once. `effect` of its methods is an index into the tables of effects.

    `asks` is the step that it may put on the agenda, NONE if it never asks.
    """

    asks: i64 = codes.NONE

    def carry_out(self, s: CosmicState, actor: i64, effect: i64) -> None:
        """Carry out the effect; steps that ask for decisions go on the agenda."""
        raise NotImplementedError


@final
class GainColonists(ImmediateEffect):
    """The actor's reserve fills the leftmost free slots of its planet; the surplus may go aboard."""

    asks = steps.ABOARD
    clauses: ClassVar = (
        clause("C-ADV-04"),
        clause("C-ADV-05"),
        clause("C-GAP-31"),
        clause("C-GAP-32"),
        clause("C-GAP-73"),
    )

    def carry_out(self, s: CosmicState, actor: i64, effect: i64) -> None:
        if not pieces.ship_at_planet(s, actor):
            return
        place = s.ship(actor)
        left = tables.EFFECT_N[effect]
        left = min(left, s.get(actor, columns.RESERVE))
        slot = pieces.leftmost_free(s, place)
        while left > 0 and slot != codes.NONE:
            s.stand(place, slot, codes.FIRST_COLONIST + actor)
            s.add(actor, columns.RESERVE, -1)
            left -= 1
            slot = pieces.leftmost_free(s, place)
        if left > 0:
            s.push(steps.ABOARD, actor, left)


@final
class GainCredits(ImmediateEffect):
    """Seats gain credits, which never run out."""

    clauses: ClassVar = (clause("C-ADV-08"), clause("C-GAP-03"))

    def carry_out(self, s: CosmicState, actor: i64, effect: i64) -> None:
        for seat in selected_seats(s, actor, effect):
            s.add(seat, columns.CREDITS, tables.EFFECT_N[effect])


@final
class LoseCredits(ImmediateEffect):
    """Seats lose credits, at most what they have."""

    clauses: ClassVar = (clause("C-ADV-09"), clause("C-GAP-31"))

    def carry_out(self, s: CosmicState, actor: i64, effect: i64) -> None:
        for seat in selected_seats(s, actor, effect):
            lost = tables.EFFECT_N[effect]
            lost = min(lost, s.get(seat, columns.CREDITS))
            s.add(seat, columns.CREDITS, -lost)


@final
class CrashShips(ImmediateEffect):
    """Ships crash-land; a crashed ship crashes again only if the effect is for the actor alone."""

    asks = steps.CRASH
    clauses: ClassVar = (clause("C-ADV-10"), clause("C-GAP-63"), clause("C-GAP-70"))

    def carry_out(self, s: CosmicState, actor: i64, effect: i64) -> None:
        if tables.EFFECT_WHOM[effect] == schema.ACTOR:
            s.push(steps.CRASH, actor, codes.NONE)
            return
        upright = vec[i64](capacity=4)
        for seat in selected_seats(s, actor, effect):
            if not s.is_crashed(seat) and seat not in upright:
                upright = append(upright, seat)
        _push_for(s, steps.CRASH, upright, codes.NONE)


@final
class DrawEventCard(ImmediateEffect):
    """The actor draws an event card."""

    asks = steps.EVENT
    clauses: ClassVar = (clause("C-ADV-11"),)

    def carry_out(self, s: CosmicState, actor: i64, effect: i64) -> None:
        s.push(steps.EVENT, actor, codes.NONE)


@final
class JettisonPieces(ImmediateEffect):
    """Seats throw pieces overboard."""

    asks = steps.JETTISON
    clauses: ClassVar = (clause("C-GAP-22"),)

    def carry_out(self, s: CosmicState, actor: i64, effect: i64) -> None:
        _push_for(s, steps.JETTISON, selected_seats(s, actor, effect), tables.EFFECT_N[effect])


@final
class RaiseLevel(ImmediateEffect):
    """Seats raise an attribute by a level, free of charge."""

    asks = steps.LEVEL
    clauses: ClassVar = (clause("C-GAP-22"),)

    def carry_out(self, s: CosmicState, actor: i64, effect: i64) -> None:
        _push_for(s, steps.LEVEL, selected_seats(s, actor, effect), codes.NONE)


def _direction(effect: i64) -> i64:
    """Return 1 if an effect moves pieces clockwise, otherwise -1."""
    return 1 if tables.EFFECT_DIR[effect] == schema.CLOCKWISE else -1


@final
class SweepShips(ImmediateEffect):
    """Uncrashed ships are carried on, past belts; nothing follows from it."""

    clauses: ClassVar = (clause("C-GAP-52"), clause("C-GAP-63"))

    def carry_out(self, s: CosmicState, actor: i64, effect: i64) -> None:
        direction = _direction(effect)
        for seat in selected_seats(s, actor, effect):
            if not s.is_crashed(seat):
                place = pieces.step_on(s.ship(seat), direction * tables.EFFECT_N[effect])
                while not can_stop(s, place):
                    place = pieces.step_on(place, direction)
                s.move_ship(seat, place)


class PlanetEffect(ImmediateEffect):
    """An effect on planets, clockwise from the Jumpgate; they are fixed before the first of them changes.

    The actor picks some of them if there are more than the effect names.
    """

    asks = steps.PICK
    clauses: ClassVar[tuple[i64, ...]] = (clause("C-GAP-22"), clause("C-GAP-61"), GAP_64)

    def carry_out(self, s: CosmicState, actor: i64, effect: i64) -> None:
        places = selected_places(s, actor, effect)
        picks = tables.EFFECT_PICK[effect]
        if picks > 0 and pieces.number_of(places) > picks:
            s.candidates = places
            s.picks = 0
            s.push(steps.PICK, actor, effect)
        else:
            self.act_on(s, effect, places)

    def act_on(self, s: CosmicState, effect: i64, places: i64) -> None:
        """Carry out the effect on the planets in the mask `places`."""
        for place in range(constants.SECTORS):
            if places & BITS[place] != 0:
                self.act_on_planet(s, effect, place)

    def act_on_planet(self, s: CosmicState, effect: i64, place: i64) -> None:
        """Carry out the effect on one planet."""
        raise NotImplementedError


@final
class LoseColonists(PlanetEffect):
    """Planets lose colonists from a side, of any owner; those aboard are safe."""

    clauses: ClassVar = (
        clause("C-ADV-06"),
        clause("C-ADV-07"),
        clause("C-NOTE-20"),
        clause("C-NOTE-22"),
        clause("C-GAP-31"),
    )

    def act_on_planet(self, s: CosmicState, effect: i64, place: i64) -> None:
        for _ in range(tables.EFFECT_N[effect]):
            slot = pieces.find_colonist(s, place, tables.EFFECT_SIDE[effect])
            if slot != codes.NONE:
                pieces.remove_life(s, place, slot)


def _acting_species(s: CosmicState, effect: i64, place: i64) -> i64:
    """Return the species of the card, or that of the planet if the effect says so."""
    if tables.EFFECT_SPECIES[effect] == schema.OF_CARD:
        return species_of(effect)
    return tables.PLANET_COLOUR[s.sector[place]]


@final
class AddAliens(PlanetEffect):
    """Planets get aliens, as far as there are free slots and meeples."""

    clauses: ClassVar = (clause("C-ALIEN-02"), clause("C-NOTE-03"), clause("C-GAP-03"))

    def act_on_planet(self, s: CosmicState, effect: i64, place: i64) -> None:
        for _ in range(tables.EFFECT_N[effect]):
            pieces.add_alien(s, place, _acting_species(s, effect, place))


@final
class RemoveAliens(PlanetEffect):
    """Planets lose aliens of a species from a side."""

    clauses: ClassVar = (clause("C-ALIEN-02"), clause("C-NOTE-03"), clause("C-NOTE-22"))

    def act_on_planet(self, s: CosmicState, effect: i64, place: i64) -> None:
        species = _acting_species(s, effect, place)
        for _ in range(tables.EFFECT_N[effect]):
            slot = pieces.find_alien(s, place, species, tables.EFFECT_SIDE[effect])
            if slot != codes.NONE:
                pieces.remove_life(s, place, slot)


@final
class TurnColonists(PlanetEffect):
    """Aliens of the card's species replace colonists from a side; without a meeple the colonist stays."""

    clauses: ClassVar = (clause("C-GAP-03"),)

    def act_on_planet(self, s: CosmicState, effect: i64, place: i64) -> None:
        species = species_of(effect)
        for _ in range(tables.EFFECT_N[effect]):
            slot = pieces.find_colonist(s, place, tables.EFFECT_SIDE[effect])
            if slot != codes.NONE and s.meeples(species) > 0:
                pieces.remove_life(s, place, slot)
                s.add_meeples(species, -1)
                s.stand(place, slot, codes.FIRST_NATIVE + species)


@final
class PlaceGoods(PlanetEffect):
    """Planets get goods of their own colour, as far as there are tokens."""

    clauses: ClassVar = (clause("C-GAP-03"), clause("C-GAP-39"))

    def act_on_planet(self, s: CosmicState, effect: i64, place: i64) -> None:
        colour = tables.PLANET_COLOUR[s.sector[place]]
        laid = tables.EFFECT_N[effect]
        laid = min(laid, s.goods_in_stock(colour))
        if laid > 0:
            s.add_goods_in_stock(colour, -laid)
            s.add_goods(place, colour, laid)


@final
class DestroyPlanet(PlanetEffect):
    """Planets are destroyed."""

    clauses: ClassVar = (clause("C-SECT-09"), clause("C-SECT-10"), clause("C-NOTE-02"), clause("C-GAP-04"))

    def act_on_planet(self, s: CosmicState, effect: i64, place: i64) -> None:
        pieces.destroy(s, place)


@final
class ShiftLife(PlanetEffect):
    """Colonists from the right, or aliens from the left, move to the next planet.

    All of them are chosen before the first moves. A piece that finds no free slot stays.
    """

    clauses: ClassVar = (clause("C-NOTE-22"),)

    def act_on(self, s: CosmicState, effect: i64, places: i64) -> None:
        chosen = vec[i64](capacity=16)
        for place in range(constants.SECTORS):
            if places & BITS[place] != 0:
                chosen = self._choose(s, effect, place, chosen)
        for number in range(len(chosen) // 2):
            self._move(s, effect, chosen[2 * number], chosen[2 * number + 1])

    def _choose(self, s: CosmicState, effect: i64, place: i64, chosen: vec[i64]) -> vec[i64]:
        """Return `chosen` with place and slot of each piece that leaves a planet."""
        left = tables.EFFECT_N[effect]
        last = s.slots(place) - 1
        for index in range(last + 1):
            slot = index
            if tables.EFFECT_LIFE[effect] == schema.COLONISTS:
                slot = last - index
            if left > 0 and self._is_moved(effect, s.at(place, slot)):
                chosen = append(append(chosen, place), slot)
                left -= 1
        return chosen

    def _is_moved(self, effect: i64, who: i64) -> bool:
        if tables.EFFECT_LIFE[effect] == schema.COLONISTS:
            return pieces.is_colonist(who)
        return who == codes.FIRST_NATIVE + species_of(effect)

    def _move(self, s: CosmicState, effect: i64, place: i64, slot: i64) -> None:
        """Move a piece to the nearest other planet in the direction of the effect."""
        target = pieces.step_on(place, _direction(effect))
        while not pieces.is_planet(s, target):
            target = pieces.step_on(target, _direction(effect))
        if target == place:
            return
        free = pieces.rightmost_free(s, target)
        if tables.EFFECT_LIFE[effect] == schema.COLONISTS:
            free = pieces.leftmost_free(s, target)
        if free != codes.NONE:
            s.stand(target, free, s.at(place, slot))
            s.stand(place, slot, codes.EMPTY)


EFFECTS: Final[list[ImmediateEffect]] = [  # by kind: `schema.AT_ONCE`
    GainColonists(),
    LoseColonists(),
    GainCredits(),
    LoseCredits(),
    CrashShips(),
    DrawEventCard(),
    AddAliens(),
    RemoveAliens(),
    TurnColonists(),
    ShiftLife(),
    JettisonPieces(),
    SweepShips(),
    DestroyPlanet(),
    RaiseLevel(),
    PlaceGoods(),
]


@final
class CarryOutEffect(AutomaticStep[CosmicState]):
    """An effect is carried out, the seat being its actor. The argument is the effect."""

    clauses: ClassVar = (clause("C-GAP-62"),)

    def run(self, s: CosmicState, seat: i64, argument: i64) -> None:
        s.drop()
        EFFECTS[tables.EFFECT_KIND[argument]].carry_out(s, seat, argument)


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
            picked = EFFECTS[tables.EFFECT_KIND[argument]]
            assert isinstance(picked, PlanetEffect)
            picked.act_on(s, argument, places)


def _barred_pick(s: CosmicState, effect: i64, place: i64) -> i64:
    if s.candidates & BITS[place] == 0:
        return GAP_64
    if s.picks >= BITS[place]:
        return GAP_87
    missing = tables.EFFECT_PICK[effect] - pieces.number_of(s.picks)
    from_here = pieces.number_of(s.candidates & -BITS[place])
    return ALLOWED if from_here >= missing else GAP_87
