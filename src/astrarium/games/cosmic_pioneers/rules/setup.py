"""The opening position and the set-up of a match (catalogue section 6)."""

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.bits import BITS
from astrarium.core.clauses import ALLOWED
from astrarium.core.steps import AutomaticStep, ChanceStep, DecisionStep
from astrarium.games.cosmic_pioneers.clauses import clause
from astrarium.games.cosmic_pioneers.components.constants import (
    ATTRIBUTES,
    COLONISTS_EACH,
    COLOUR_COUNT,
    FULL_HOLD,
    GOODS_EACH,
    SECTORS,
    START_LEVEL,
    STATION_PLACE,
)
from astrarium.games.cosmic_pioneers.components.schema import (
    START_CREDITS,
)
from astrarium.games.cosmic_pioneers.components.tables import (
    ADDS,
    BELTS,
    COMMANDER_COUNT,
    HAS_STATION,
    PLANET_COLOUR,
    PLANET_COUNT,
    POOL,
    SCENARIO_COUNT,
    SETUP_EFFECTS,
)
from astrarium.games.cosmic_pioneers.components.tables import (
    MEEPLES as MEEPLE_STOCK,
)
from astrarium.games.cosmic_pioneers.rules.actions import (
    BELT_HEX,
    COMMANDER_ACTION,
    COMMANDER_KIND,
    FIRST,
    KIND_OF,
    LAY,
    LAY_KIND,
    PLANET_ACTION,
    SCENARIO_ACTION,
    SLOT_1,
    SLOT_2,
    SPECIES_ACTION,
)
from astrarium.games.cosmic_pioneers.rules.blocks import FIGURE_BLOCKS, TABLE_BLOCK
from astrarium.games.cosmic_pioneers.rules.effects import push_effects
from astrarium.games.cosmic_pioneers.rules.events import make_deck
from astrarium.games.cosmic_pioneers.rules.pieces import figure
from astrarium.games.cosmic_pioneers.rules.state import (
    BELT,
    COMMANDER,
    COMMANDER_STEP,
    CREDITS,
    FIRST_STEP,
    GOODS,
    HEXES_STEP,
    JUMPGATE,
    LAY_STEP,
    LEVEL,
    LEVEL_STEP,
    MEEPLES,
    NONE,
    PLANET_STEP,
    RESERVE,
    ROUND_STEP,
    SCENARIO_STEP,
    SHIP,
    SHIPS_STEP,
    SPECIES_STEP,
    START_STEP,
    STATION,
    UNLAID,
    CosmicState,
)
from astrarium.games.cosmic_pioneers.rules.trading import embark, most_embarked

DRAWN_SPECIES: Final[i64] = 2
LAY_PLACES: Final[i64] = SECTORS - 1
SETUP_07: Final = clause("C-SETUP-07")
GAP_06: Final = clause("C-GAP-06")
GAP_13: Final = clause("C-GAP-13")
GAP_17: Final = clause("C-GAP-17")


def set_up(s: CosmicState) -> None:
    """Everything that needs no luck; chance then names the first player.

    C-SETUP-01, C-SETUP-03, C-COMP-15, C-GAP-02, C-GAP-18, C-GAP-39, C-DATA-15
    """
    s.clear()
    for species in range(COLOUR_COUNT):
        s.stock[MEEPLES + species] = MEEPLE_STOCK[species]
        s.stock[GOODS + species] = GOODS_EACH
    for seat in range(s.seats):
        s.put(seat, COMMANDER, NONE)
        s.put(seat, RESERVE, COLONISTS_EACH)
        for attribute in range(ATTRIBUTES):
            s.put(seat, LEVEL + attribute, START_LEVEL)
    s.push(FIRST_STEP, NONE, NONE)


def do_first(s: CosmicState, first: i64) -> None:
    """The first player has the token; commanders, free levels, draws and laying follow in this order.

    C-SETUP-02, C-SETUP-03, C-SETUP-04, C-SETUP-05, C-SETUP-06, C-GAP-17, C-GAP-19, C-GAP-55, C-GAP-56
    """
    s.drop()
    s.first = first
    s.push(HEXES_STEP, NONE, NONE)
    if s.scenario == NONE:
        s.push(SCENARIO_STEP, NONE, NONE)
    for _ in range(DRAWN_SPECIES - species_drawn(s)):
        s.push(SPECIES_STEP, NONE, NONE)
    for back in range(s.seats):
        s.push(LEVEL_STEP, _seat(s, s.seats - 1 - back), NONE)
    for back in range(s.seats):
        s.push(COMMANDER_STEP, _seat(s, s.seats - 1 - back), NONE)


def _seat(s: CosmicState, place: i64) -> i64:
    """The seat at a place in turn order. C-GAP-19"""
    return (s.first + place) % s.seats


def species_drawn(s: CosmicState) -> i64:
    """How many species have been drawn, or fixed."""
    found: i64 = 0
    for species in range(COLOUR_COUNT):
        if s.species & BITS[species] != 0:
            found += 1
    return found


def pool_size(s: CosmicState, colour: i64) -> i64:
    """Planets of a colour: those of the scenario and those of the drawn alien cards. C-SETUP-07, C-DATA-14"""
    found = POOL[s.scenario * COLOUR_COUNT + colour]
    if s.species & BITS[colour] != 0:
        found += ADDS[colour]
    return found


@final
class DrawFirstPlayer(ChanceStep[CosmicState]):
    """Chance names the first player: any seat."""

    rule = clause("C-SETUP-01")
    clauses: ClassVar = (clause("C-GAP-18"),)

    def outcomes(self, s: CosmicState, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=s.seats)
        for seat in range(s.seats):
            found = append(found, FIRST + seat)
        return found

    def do(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> None:
        do_first(s, SLOT_1[action])


@final
class ChooseCommander(DecisionStep[CosmicState]):
    """The seat chooses one of the commanders left."""

    rule = clause("C-GAP-55")
    clauses: ClassVar = (clause("C-CMD-11"),)

    def legal(self, s: CosmicState, seat: i64, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=COMMANDER_COUNT)
        for commander in range(COMMANDER_COUNT):
            if _barred_commander(s, commander) == ALLOWED:
                found = append(found, COMMANDER_ACTION + commander)
        return found

    def barred(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> i64:
        return _barred_commander(s, SLOT_1[action]) if KIND_OF[action] == COMMANDER_KIND else self.rule

    def do(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> None:
        s.drop()
        s.put(seat, COMMANDER, SLOT_1[action])


def _barred_commander(s: CosmicState, commander: i64) -> i64:
    for seat in range(s.seats):
        if s.get(seat, COMMANDER) == commander:
            return GAP_17
    return ALLOWED


@final
class DrawSpecies(ChanceStep[CosmicState]):
    """Chance draws a species that has not been drawn."""

    rule = clause("C-SETUP-05")

    def outcomes(self, s: CosmicState, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=COLOUR_COUNT)
        for species in range(COLOUR_COUNT):
            if s.species & BITS[species] == 0:
                found = append(found, SPECIES_ACTION + species)
        return found

    def do(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> None:
        s.drop()
        s.species += BITS[SLOT_1[action]]
        s.changed |= TABLE_BLOCK


@final
class DrawScenario(ChanceStep[CosmicState]):
    """Chance draws the scenario."""

    rule = clause("C-SETUP-06")

    def outcomes(self, s: CosmicState, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=SCENARIO_COUNT)
        for scenario in range(SCENARIO_COUNT):
            found = append(found, SCENARIO_ACTION + scenario)
        return found

    def do(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> None:
        s.drop()
        s.scenario = SLOT_1[action]
        s.changed |= FIGURE_BLOCKS


@final
class LayFirstHexes(AutomaticStep[CosmicState]):
    """Jumpgate and Trade Station lie before any planet, opposite each other; the pool is drawn, then laid."""

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
        s.lay(0, JUMPGATE)
        places = LAY_PLACES
        if HAS_STATION[s.scenario] == 1:
            s.lay(STATION_PLACE, STATION)
            places -= 1
        s.belts = BELTS[s.scenario]
        s.changed |= TABLE_BLOCK
        s.push(SHIPS_STEP, NONE, NONE)
        for back in range(places):
            turns = places - 1 - back
            s.push(LAY_STEP, _seat(s, s.seats - 1 - turns % s.seats), NONE)
        for back in range(COLOUR_COUNT):
            colour = COLOUR_COUNT - 1 - back
            for _ in range(pool_size(s, colour)):
                s.push(PLANET_STEP, NONE, colour)


@final
class DrawPlanet(ChanceStep[CosmicState]):
    """Chance draws a planet into the pool; the argument is its colour."""

    rule = clause("C-GAP-12")

    def outcomes(self, s: CosmicState, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=8)
        for planet in range(PLANET_COUNT):
            if PLANET_COLOUR[planet] == argument and s.pool & BITS[planet] == 0:
                found = append(found, PLANET_ACTION + planet)
        return found

    def do(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> None:
        s.drop()
        s.pool += BITS[SLOT_1[action]]
        s.changed |= TABLE_BLOCK


@final
class LayHex(DecisionStep[CosmicState]):
    """The seat lays a planet of the pool, or a belt if one is left, on a free place of the ring."""

    rule = clause("C-SETUP-10")
    clauses: ClassVar = (clause("C-SECT-04"),)

    def legal(self, s: CosmicState, seat: i64, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=121)
        for hexagon in range(PLANET_COUNT + 1):
            if hexagon == BELT_HEX:
                if s.belts == 0:
                    break
            elif s.pool & BITS[hexagon] == 0:
                continue
            for place in range(1, SECTORS):
                if s.sector[place] == UNLAID:
                    found = append(found, LAY + hexagon * LAY_PLACES + place - 1)
        return found

    def barred(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> i64:
        if KIND_OF[action] != LAY_KIND:
            return self.rule
        hexagon = SLOT_1[action]
        if hexagon == BELT_HEX:
            if s.belts == 0:
                return GAP_06
        elif s.pool & BITS[hexagon] == 0:
            return SETUP_07
        return ALLOWED if s.sector[SLOT_2[action]] == UNLAID else GAP_13

    def do(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> None:
        hexagon, place = SLOT_1[action], SLOT_2[action]
        s.drop()
        s.changed |= TABLE_BLOCK
        if hexagon == BELT_HEX:
            s.belts -= 1
            s.lay(place, BELT)
        else:
            s.pool -= BITS[hexagon]
            s.lay(place, hexagon)


@final
class PlaceShips(AutomaticStep[CosmicState]):
    """The deck is made, ships stand on the Jumpgate; the set-up of the scenario and the start follow."""

    clauses: ClassVar = (clause("C-SETUP-12"), clause("C-SETUP-14"), clause("C-SETUP-15"), clause("C-GAP-58"))

    def run(self, s: CosmicState, seat: i64, argument: i64) -> None:
        s.drop()
        make_deck(s)
        for each in range(s.seats):
            s.put(each, SHIP, 0)
        s.push(START_STEP, NONE, NONE)
        push_effects(s, s.first, SETUP_EFFECTS[s.scenario])


@final
class GiveStart(AutomaticStep[CosmicState]):
    """The set-up counts as a stop on the Jumpgate, or all seats start with nothing."""

    clauses: ClassVar = (clause("C-GAP-16"),)

    def run(self, s: CosmicState, seat: i64, argument: i64) -> None:
        s.drop()
        if FULL_HOLD[s.start] == 1:
            for each in range(s.seats):
                s.put(each, CREDITS, figure(s, each, START_CREDITS))
                embark(s, each, most_embarked(s, each))
        s.push(ROUND_STEP, NONE, NONE)
