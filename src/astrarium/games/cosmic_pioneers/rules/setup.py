"""Set-up of a match (catalogue section 6)."""

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.clauses import ALLOWED
from astrarium.core.steps import AutomaticStep, ChanceStep, DecisionStep
from astrarium.games.cosmic_pioneers.clauses import clause
from astrarium.games.cosmic_pioneers.components import constants, schema, tables
from astrarium.games.cosmic_pioneers.rules import actions, codes, columns, pieces, steps
from astrarium.games.cosmic_pioneers.rules.effects import push_effects
from astrarium.games.cosmic_pioneers.rules.events import make_deck
from astrarium.games.cosmic_pioneers.rules.state import CosmicState
from astrarium.games.cosmic_pioneers.rules.trading import embark, max_embarked

DRAWN_SPECIES: Final[i64] = 2
LAY_PLACES: Final[i64] = constants.SECTORS - 1
SETUP_07: Final = clause("C-SETUP-07")
GAP_06: Final = clause("C-GAP-06")
GAP_13: Final = clause("C-GAP-13")
GAP_17: Final = clause("C-GAP-17")


def set_up(s: CosmicState) -> None:
    """Set up stocks, reserves and levels; chance then names the first player."""
    s.clear_fields()
    for species in range(constants.COLOUR_COUNT):
        s.add_meeples(species, tables.MEEPLES[species])
        s.add_goods_in_stock(species, constants.GOODS_EACH)
    for seat in range(s.seats):
        s.put(seat, columns.COMMANDER, codes.NONE)
        s.put(seat, columns.RESERVE, constants.COLONISTS_EACH)
        for attribute in range(constants.ATTRIBUTES):
            s.put(seat, columns.LEVEL + attribute, constants.START_LEVEL)
    s.push(steps.FIRST, codes.NONE, codes.NONE)


def do_first(s: CosmicState, first: i64) -> None:
    """Give the token to the first player; commanders, free levels, draws and laying follow in this order."""
    s.drop()
    s.first = first
    s.push(steps.HEXES, codes.NONE, codes.NONE)
    if s.scenario == codes.NONE:
        s.push(steps.SCENARIO, codes.NONE, codes.NONE)
    for _ in range(DRAWN_SPECIES - species_drawn(s)):
        s.push(steps.SPECIES, codes.NONE, codes.NONE)
    for back in range(s.seats):
        s.push(steps.LEVEL, _seat(s, s.seats - 1 - back), codes.NONE)
    for back in range(s.seats):
        s.push(steps.COMMANDER, _seat(s, s.seats - 1 - back), codes.NONE)


def _seat(s: CosmicState, place: i64) -> i64:
    """Return the seat at a place in turn order."""
    return (s.first + place) % s.seats


def species_drawn(s: CosmicState) -> i64:
    """Return the number of species that have been drawn or fixed."""
    found: i64 = 0
    for species in range(constants.COLOUR_COUNT):
        if s.has_drawn(species):
            found += 1
    return found


def pool_size(s: CosmicState, colour: i64) -> i64:
    """Return the number of planets of a colour that the scenario and the drawn alien cards ask for."""
    found = tables.POOL[s.scenario * constants.COLOUR_COUNT + colour]
    if s.has_drawn(colour):
        found += tables.ADDS[colour]
    return found


@final
class DrawFirstPlayer(ChanceStep[CosmicState]):
    """Chance names the first player: any seat."""

    rule = clause("C-SETUP-01")
    clauses: ClassVar = (
        clause("C-SETUP-02"),
        clause("C-GAP-18"),
        clause("C-GAP-19"),
        clause("C-GAP-55"),
        clause("C-GAP-56"),
        clause("C-OPT-02"),
    )

    def outcomes(self, s: CosmicState, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=s.seats)
        for seat in range(s.seats):
            found = append(found, actions.FIRST + seat)
        return found

    def do(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> None:
        do_first(s, actions.SLOT_1[action])


@final
class ChooseCommander(DecisionStep[CosmicState]):
    """The seat chooses one of the commanders left."""

    rule = clause("C-GAP-55")
    clauses: ClassVar = (clause("C-SETUP-03"), clause("C-CMD-11"))

    def legal(self, s: CosmicState, seat: i64, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=tables.COMMANDER_COUNT)
        for commander in range(tables.COMMANDER_COUNT):
            if _barred_commander(s, commander) == ALLOWED:
                found = append(found, actions.COMMANDER_ACTION + commander)
        return found

    def barred(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> i64:
        return (
            _barred_commander(s, actions.SLOT_1[action])
            if actions.KIND_OF[action] == actions.COMMANDER_KIND
            else self.rule
        )

    def do(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> None:
        s.drop()
        s.put(seat, columns.COMMANDER, actions.SLOT_1[action])


def _barred_commander(s: CosmicState, commander: i64) -> i64:
    for seat in range(s.seats):
        if s.get(seat, columns.COMMANDER) == commander:
            return GAP_17
    return ALLOWED


@final
class DrawSpecies(ChanceStep[CosmicState]):
    """Chance draws a species that has not been drawn."""

    rule = clause("C-SETUP-05")

    def outcomes(self, s: CosmicState, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=constants.COLOUR_COUNT)
        for species in range(constants.COLOUR_COUNT):
            if not s.has_drawn(species):
                found = append(found, actions.SPECIES_ACTION + species)
        return found

    def do(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> None:
        s.drop()
        s.draw_species(actions.SLOT_1[action])


@final
class DrawScenario(ChanceStep[CosmicState]):
    """Chance draws the scenario."""

    rule = clause("C-SETUP-06")

    def outcomes(self, s: CosmicState, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=tables.SCENARIO_COUNT)
        for scenario in range(tables.SCENARIO_COUNT):
            found = append(found, actions.SCENARIO_ACTION + scenario)
        return found

    def do(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> None:
        s.drop()
        s.set_scenario(actions.SLOT_1[action])


@final
class LayFirstHexes(AutomaticStep[CosmicState]):
    """Jumpgate and Trade Station are laid opposite each other; planets are drawn into the pool, then laid."""

    clauses: ClassVar = (
        clause("C-SETUP-08"),
        clause("C-SETUP-09"),
        clause("C-SETUP-11"),
        clause("C-SECT-03"),
        clause("C-NOTE-08"),
        clause("C-GAP-05"),
    )

    def run(self, s: CosmicState, seat: i64, argument: i64) -> None:
        s.drop()
        s.lay(0, codes.JUMPGATE)
        places = LAY_PLACES
        if tables.HAS_STATION[s.scenario] == 1:
            s.lay(constants.STATION_PLACE, codes.STATION)
            places -= 1
        s.set_belts(tables.BELTS[s.scenario])
        s.push(steps.SHIPS, codes.NONE, codes.NONE)
        for back in range(places):
            turns = places - 1 - back
            s.push(steps.LAY, _seat(s, s.seats - 1 - turns % s.seats), codes.NONE)
        for back in range(constants.COLOUR_COUNT):
            colour = constants.COLOUR_COUNT - 1 - back
            for _ in range(pool_size(s, colour)):
                s.push(steps.PLANET, codes.NONE, colour)


@final
class DrawPlanet(ChanceStep[CosmicState]):
    """Chance draws a planet into the pool; the argument is its colour."""

    rule = clause("C-GAP-12")

    def outcomes(self, s: CosmicState, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=8)
        for planet in range(tables.PLANET_COUNT):
            if tables.PLANET_COLOUR[planet] == argument and not s.in_pool(planet):
                found = append(found, actions.PLANET_ACTION + planet)
        return found

    def do(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> None:
        s.drop()
        s.add_to_pool(actions.SLOT_1[action])


@final
class LayHex(DecisionStep[CosmicState]):
    """The seat lays a planet of the pool, or a belt if one is left, on a free place of the ring."""

    rule = clause("C-SETUP-10")
    clauses: ClassVar = (clause("C-SECT-04"),)

    def legal(self, s: CosmicState, seat: i64, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=121)
        for hexagon in range(tables.PLANET_COUNT + 1):
            if hexagon == actions.BELT_HEX:
                if s.belts == 0:
                    break
            elif not s.in_pool(hexagon):
                continue
            for place in range(1, constants.SECTORS):
                if s.sector[place] == codes.UNLAID:
                    found = append(found, actions.LAY + hexagon * LAY_PLACES + place - 1)
        return found

    def barred(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> i64:
        if actions.KIND_OF[action] != actions.LAY_KIND:
            return self.rule
        hexagon = actions.SLOT_1[action]
        if hexagon == actions.BELT_HEX:
            if s.belts == 0:
                return GAP_06
        elif not s.in_pool(hexagon):
            return SETUP_07
        return ALLOWED if s.sector[actions.SLOT_2[action]] == codes.UNLAID else GAP_13

    def do(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> None:
        hexagon, place = actions.SLOT_1[action], actions.SLOT_2[action]
        s.drop()
        if hexagon == actions.BELT_HEX:
            s.set_belts(s.belts - 1)
            s.lay(place, codes.BELT)
        else:
            s.take_from_pool(hexagon)
            s.lay(place, hexagon)


@final
class PlaceShips(AutomaticStep[CosmicState]):
    """The event deck is made and ships are put on the Jumpgate.

    Set-up effects of the scenario and the start follow.
    """

    clauses: ClassVar = (clause("C-SETUP-12"), clause("C-SETUP-14"), clause("C-SETUP-15"), clause("C-GAP-58"))

    def run(self, s: CosmicState, seat: i64, argument: i64) -> None:
        s.drop()
        make_deck(s)
        for each in range(s.seats):
            s.move_ship(each, 0)
        s.push(steps.START, codes.NONE, codes.NONE)
        push_effects(s, s.first, tables.SETUP_EFFECTS[s.scenario])


@final
class GiveStart(AutomaticStep[CosmicState]):
    """The set-up counts as a stop on the Jumpgate, or all seats start with nothing."""

    clauses: ClassVar = (clause("C-GAP-16"),)

    def run(self, s: CosmicState, seat: i64, argument: i64) -> None:
        s.drop()
        if constants.FULL_HOLD[s.start] == 1:
            for each in range(s.seats):
                s.put(each, columns.CREDITS, pieces.figure(s, each, schema.START_CREDITS))
                embark(s, each, max_embarked(s, each))
        s.push(steps.ROUND, codes.NONE, codes.NONE)
