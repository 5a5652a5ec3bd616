"""The effects of cards and tiles: a class for each kind, and the steps they ask (catalogue section 17)."""

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.bits import BITS
from astrarium.core.clauses import ALLOWED
from astrarium.core.steps import AutomaticStep
from astrarium.games.pulsar2849.clauses import clause
from astrarium.games.pulsar2849.components import constants, schema, starmap, tables
from astrarium.games.pulsar2849.rules import actions, codes, columns, steps
from astrarium.games.pulsar2849.rules.acting import PulsarDecision
from astrarium.games.pulsar2849.rules.building import take_bonus_die
from astrarium.games.pulsar2849.rules.counting import count
from astrarium.games.pulsar2849.rules.dicing import marker_place, move_marker, same_as_leading
from astrarium.games.pulsar2849.rules.flying import barred_claim, visit
from astrarium.games.pulsar2849.rules.gaining import gain
from astrarium.games.pulsar2849.rules.state import PulsarState
from astrarium.games.pulsar2849.rules.stationing import free_planets, has_station, place_station

ANY_TRACK: Final[i64] = 2
ALL_ACTIONS: Final[i64] = 7

EFF_G10: Final = clause("P-EFF-G10")
EFF_G13: Final = clause("P-EFF-G13")
EFF_G14: Final = clause("P-EFF-G14")
EFF_G15: Final = clause("P-EFF-G15")
PUL_07: Final = clause("P-PUL-07")
TECA_16: Final = clause("P-TECA-16")


class PulsarEffect:
    """A kind of effect: what it does when it is carried out, or which lasting ability it gives.

    `effect` of its methods is the number of an effect of this kind; its parameters are `tables.EFFECT_A` to
    `tables.EFFECT_E`. An effect that needs a decision pushes the step that asks for it.
    """

    clauses: ClassVar[tuple[i64, ...]] = (clause("P-EFF-G19"), clause("P-EFF-G21"), clause("P-DATA-67"))
    is_purchase: bool = False  # in production, purchases are offered after all yields

    def do(self, s: PulsarState, seat: i64, effect: i64) -> None:
        """Carry out an effect of the lists now, production or end, which hold no lasting ability."""
        raise NotImplementedError

    def learn(self, s: PulsarState, seat: i64, effect: i64) -> None:
        """Give the seat a lasting ability, an effect of the list always."""
        raise NotImplementedError

    def points(self, s: PulsarState, seat: i64, effect: i64) -> i64:
        """Return the VP that the effect gives the seat now; only effects that give VP have them."""
        raise NotImplementedError


def push_effects(s: PulsarState, seat: i64, card: i64, which: i64) -> None:
    """Push a list of effects of a card, the first on top."""
    first = tables.EFFECT_START[card * 4 + which]
    for effect in range(tables.EFFECT_START[card * 4 + which + 1] - 1, first - 1, -1):
        s.push(steps.EFFECT, seat, effect)


def carry_out(s: PulsarState, seat: i64, effect: i64) -> None:
    """Carry out one effect; push the step that asks for a decision, if one is needed."""
    KINDS[tables.EFFECT_KIND[effect]].do(s, seat, effect)


def points_of(s: PulsarState, seat: i64, effect: i64) -> i64:
    """Return the VP that an effect gives the seat now."""
    return KINDS[tables.EFFECT_KIND[effect]].points(s, seat, effect)


def is_purchase(effect: i64) -> bool:
    """Return whether an effect offers a purchase."""
    return KINDS[tables.EFFECT_KIND[effect]].is_purchase


def learn(s: PulsarState, seat: i64, card: i64) -> None:
    """Give the seat the lasting abilities of a card, from now on."""
    for effect in range(
        tables.EFFECT_START[card * 4 + schema.ALWAYS], tables.EFFECT_START[card * 4 + schema.ALWAYS + 1]
    ):
        KINDS[tables.EFFECT_KIND[effect]].learn(s, seat, effect)


@final
class ResolveEffect(AutomaticStep[PulsarState]):
    """An effect is carried out for the seat; the argument is the effect."""

    clauses: ClassVar = (clause("P-EFF-G1"), clause("P-EFF-G20"))

    def run(self, s: PulsarState, seat: i64, argument: i64) -> None:
        s.drop()
        carry_out(s, seat, argument)


class PointsEffect(PulsarEffect):
    """An effect that gives VP."""

    def do(self, s: PulsarState, seat: i64, effect: i64) -> None:
        gain(s, seat, PAID_BY[effect], self.points(s, seat, effect), tables.EFFECT_CARD[effect])


@final
class VpEffect(PointsEffect):
    """A number of VP."""

    def points(self, s: PulsarState, seat: i64, effect: i64) -> i64:
        return tables.EFFECT_A[effect]


@final
class VpPerEffect(PointsEffect):
    """VP for every full group of things that a counter counts."""

    clauses: ClassVar = (clause("P-EFF-G16"), clause("P-TECA-08"), clause("P-TECA-09"), clause("P-TECA-14"))

    def points(self, s: PulsarState, seat: i64, effect: i64) -> i64:
        groups = count(s, seat, tables.EFFECT_B[effect]) // tables.EFFECT_C[effect]
        return tables.EFFECT_A[effect] * groups


@final
class VpTableEffect(PointsEffect):
    """VP by a table for the number that a counter counts; its last entry holds beyond it."""

    clauses: ClassVar = (clause("P-EFF-G16"), clause("P-TECA-15"))

    def points(self, s: PulsarState, seat: i64, effect: i64) -> i64:
        table = tables.EFFECT_B[effect]
        place = min(count(s, seat, tables.EFFECT_A[effect]), tables.POINT_TABLES[table] - 1)
        return tables.POINT_TABLES[table + 1 + place]


@final
class CubesEffect(PulsarEffect):
    """A number of cubes."""

    clauses: ClassVar = (clause("P-TECA-11"),)

    def do(self, s: PulsarState, seat: i64, effect: i64) -> None:
        s.add(seat, columns.CUBES, tables.EFFECT_A[effect])


@final
class ModifierEffect(PulsarEffect):
    """A number of modifier tokens of one kind."""

    clauses: ClassVar = (clause("P-TECA-12"),)

    def do(self, s: PulsarState, seat: i64, effect: i64) -> None:
        s.add(seat, columns.PM1 + tables.EFFECT_A[effect], tables.EFFECT_B[effect])


@final
class GyrodyneEffect(PulsarEffect):
    """A gyrodyne of one of the named sizes."""

    clauses: ClassVar = (clause("P-EFF-G8"), clause("P-TECA-05"))

    def do(self, s: PulsarState, seat: i64, effect: i64) -> None:
        s.push(steps.GAIN, seat, tables.EFFECT_A[effect])


@final
class ExploreEffect(PulsarEffect):
    """A number of exploration tiles, drawn one by one."""

    clauses: ClassVar = (clause("P-EFF-G9"), clause("P-TECA-12"))

    def do(self, s: PulsarState, seat: i64, effect: i64) -> None:
        for _ in range(tables.EFFECT_A[effect]):
            s.push(steps.EXPLORE, seat, starmap.NONE)


@final
class ClaimIsolatedEffect(PulsarEffect):
    """The claim of an isolated pulsar."""

    clauses: ClassVar = (clause("P-PUL-06"), clause("P-TECA-05"))

    def do(self, s: PulsarState, seat: i64, effect: i64) -> None:
        s.push(steps.ISOLATED, seat, starmap.NONE)


def _barred_isolated(s: PulsarState, seat: i64, node: i64) -> i64:
    if starmap.ISOLATED[node] == 0 or starmap.MAP_OF[node] != s.star_map:
        return PUL_07
    return barred_claim(s, seat, node)


@final
class ClaimIsolated(PulsarDecision):
    """The seat may claim an isolated pulsar: its ring is placed without a flight, a trigger or a tile."""

    clauses: ClassVar = (
        clause("P-PUL-06"),
        clause("P-PUL-G2"),
        clause("P-PUL-G3"),
        clause("P-PUL-G4"),
        clause("P-PUL-G7"),
    )

    def legal(self, s: PulsarState, seat: i64, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=4)
        nodes = starmap.PULSAR_NODES[s.star_map]
        for pulsar in range(starmap.PULSARS):
            if _barred_isolated(s, seat, nodes[pulsar]) == ALLOWED:
                found = append(found, actions.RING_ACTION[nodes[pulsar]])
        return append(found, actions.PASS) if len(found) > 0 else found

    def barred_choice(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> i64:
        return (
            _barred_isolated(s, seat, actions.SLOT_1[action])
            if actions.KIND_OF[action] == actions.RING_KIND
            else self.rule
        )

    def do(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> None:
        s.drop()
        if action != actions.PASS:
            s.put_ring(seat, starmap.PULSAR_NUMBER[actions.SLOT_1[action]])


@final
class FinishGyrodyneEffect(PulsarEffect):
    """A gyrodyne of one of the named sizes is finished."""

    clauses: ClassVar = (clause("P-EFF-G7"),)

    def do(self, s: PulsarState, seat: i64, effect: i64) -> None:
        s.push(steps.SPIN, seat, tables.EFFECT_A[effect])


@final
class SilverDieEffect(PulsarEffect):
    """A silver die of the value shown, used in this turn like a drafted one."""

    clauses: ClassVar = (clause("P-BON-G6"), clause("P-BON-G7"), clause("P-TECA-07"), clause("P-TECA-13"))

    def do(self, s: PulsarState, seat: i64, effect: i64) -> None:
        s.add_die(seat, tables.EFFECT_A[effect], 1)


@final
class BonusDieEffect(PulsarEffect):
    """The bonus die, of the value shown; one of a technology or project must be used."""

    clauses: ClassVar = (
        clause("P-ACT-G14"),
        clause("P-BON-G6"),
        clause("P-BON-G11"),
        clause("P-TECA-07"),
        clause("P-TECA-13"),
    )

    def do(self, s: PulsarState, seat: i64, effect: i64) -> None:
        must_use = tables.EFFECT_CARD[effect] < tables.FIRST_EXPLORATION
        take_bonus_die(s, tables.EFFECT_A[effect], must_use)


@final
class ShipToSystemEffect(PulsarEffect):
    """The ship goes to a system."""

    clauses: ClassVar = (clause("P-EFF-G10"), clause("P-TECA-10"))

    def do(self, s: PulsarState, seat: i64, effect: i64) -> None:
        s.push(steps.JUMP, seat, starmap.NONE)


def _barred_jump(s: PulsarState, seat: i64, node: i64) -> i64:
    return ALLOWED if starmap.MAP_OF[node] == s.star_map and node != s.get(seat, columns.SHIP) else EFF_G10


@final
class JumpShip(PulsarDecision):
    """The ship goes to any other system of the map, and ends a flight there that visited only that system."""

    clauses: ClassVar = (clause("P-EFF-G31"), clause("P-EFF-G32"), clause("P-TECA-10"))

    def legal(self, s: PulsarState, seat: i64, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=starmap.SYSTEMS)
        for node in starmap.SYSTEM_NODES[s.star_map]:
            if _barred_jump(s, seat, node) == ALLOWED:
                found = append(found, actions.JUMP_ACTION[node])
        return found

    def barred_choice(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> i64:
        return (
            _barred_jump(s, seat, actions.SLOT_1[action])
            if actions.KIND_OF[action] == actions.JUMP_KIND
            else self.rule
        )

    def do(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> None:
        node = actions.SLOT_1[action]
        s.drop()
        s.put(seat, columns.SHIP, node)
        s.push(steps.ENDING, seat, node)
        visit(s, seat, node)


@final
class StationRemoteEffect(PulsarEffect):
    """A station on a planet of one of the named kinds, wherever the ship is."""

    clauses: ClassVar = (clause("P-EFF-G13"),)

    def do(self, s: PulsarState, seat: i64, effect: i64) -> None:
        s.push(steps.REMOTE, seat, tables.EFFECT_A[effect])


def _barred_remote(s: PulsarState, seat: i64, kinds: i64, node: i64, kind: i64) -> i64:
    system = starmap.SYSTEM_NUMBER[node]
    if starmap.MAP_OF[node] != s.star_map or kinds & BITS[kind] == 0:
        return EFF_G13
    if has_station(s, seat, system) or free_planets(s, system, kind) == 0:
        return EFF_G13
    return ALLOWED


@final
class PlaceRemoteStation(PulsarDecision):
    """The seat places a station on a free planet of a face-up system: no bonus, but the tile of a dead end.

    The argument is the kinds of planet that the effect names, as bits.
    """

    clauses: ClassVar = (clause("P-EFF-G28"),)

    def legal(self, s: PulsarState, seat: i64, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=16)
        for node in starmap.SYSTEM_NODES[s.star_map]:
            for kind in range(schema.BLUE, schema.LIFELESS + 1):
                if _barred_remote(s, seat, argument, node, kind) == ALLOWED:
                    found = append(found, actions.SETTLE_ACTION[node] + kind)
        return found

    def barred_choice(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> i64:
        if actions.KIND_OF[action] != actions.SETTLE_KIND:
            return self.rule
        return _barred_remote(s, seat, argument, actions.SLOT_1[action], actions.SLOT_2[action])

    def do(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> None:
        s.drop()
        place_station(s, seat, actions.SLOT_1[action], actions.SLOT_2[action])


@final
class MoveMarkerEffect(PulsarEffect):
    """A marker of the named track moves to the left."""

    clauses: ClassVar = (clause("P-EFF-G14"),)

    def do(self, s: PulsarState, seat: i64, effect: i64) -> None:
        s.push(steps.SHIFT, seat, effect)


def _barred_shift(s: PulsarState, seat: i64, effect: i64, marker: i64) -> i64:
    track = tables.EFFECT_A[effect]
    place = marker_place(s, seat, marker)
    if (
        place == starmap.NONE
        or track not in (marker % constants.TRACKS, ANY_TRACK)
        or same_as_leading(s, place)
    ):
        return EFF_G14
    return ALLOWED


@final
class ShiftMarker(PulsarDecision):
    """The seat moves one of its markers of the named track to the left; the argument is the effect."""

    clauses: ClassVar = (clause("P-DICE-G9"), clause("P-2P-G11"))

    def legal(self, s: PulsarState, seat: i64, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=4)
        for marker in range(constants.TRACKS * 2):
            if _barred_shift(s, seat, argument, marker) == ALLOWED:
                found = append(found, actions.SHIFT + marker)
        return found

    def barred_choice(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> i64:
        if actions.KIND_OF[action] != actions.SHIFT_KIND:
            return self.rule
        return _barred_shift(s, seat, argument, actions.SLOT_1[action])

    def do(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> None:
        s.drop()
        move_marker(s, marker_place(s, seat, actions.SLOT_1[action]), -tables.EFFECT_B[argument])


@final
class GateRunEffect(PulsarEffect):
    """A Gate Run, to be scored in a later flight."""

    clauses: ClassVar = (clause("P-HQ-07"),)

    def do(self, s: PulsarState, seat: i64, effect: i64) -> None:
        s.add(seat, columns.OPEN_RUNS, BITS[tables.RUN_OF_EFFECT[effect]])


@final
class ExtraStationEffect(PulsarEffect):
    """Extra stations, which count in final scoring."""

    clauses: ClassVar = (clause("P-END-19"),)

    def do(self, s: PulsarState, seat: i64, effect: i64) -> None:
        s.add(seat, columns.EXTRA, tables.EFFECT_A[effect])


@final
class PayCubesVpEffect(PulsarEffect):
    """The purchase of VP for cubes."""

    clauses: ClassVar = (clause("P-EFF-G15"),)
    is_purchase = True

    def do(self, s: PulsarState, seat: i64, effect: i64) -> None:
        s.push(steps.BUY, seat, effect)


def _barred_lots(s: PulsarState, seat: i64, effect: i64, lots: i64) -> i64:
    if lots > tables.EFFECT_C[effect] or lots * tables.EFFECT_A[effect] > s.get(seat, columns.CUBES):
        return EFF_G15
    return ALLOWED


@final
class BuyPoints(PulsarDecision):
    """The seat may buy VP for cubes, in whole lots, as often as stated; the argument is the effect."""

    clauses: ClassVar = (
        clause("P-PROD-12"),
        clause("P-PROD-G4"),
        clause("P-PROD-G9"),
        clause("P-PROD-G11"),
        clause("P-TECA-17"),
    )

    def legal(self, s: PulsarState, seat: i64, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=4)
        for lots in range(1, tables.EFFECT_C[argument] + 1):
            if _barred_lots(s, seat, argument, lots) == ALLOWED:
                found = append(found, actions.BUY + lots - 1)
        return append(found, actions.PASS) if len(found) > 0 else found

    def barred_choice(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> i64:
        if actions.KIND_OF[action] != actions.BUY_KIND:
            return self.rule
        return _barred_lots(s, seat, argument, actions.SLOT_1[action] + 1)

    def do(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> None:
        s.drop()
        if action != actions.PASS:
            lots = actions.SLOT_1[action] + 1
            s.add(seat, columns.CUBES, -lots * tables.EFFECT_A[argument])
            gain(s, seat, PAID_BY[argument], lots * tables.EFFECT_B[argument], tables.EFFECT_CARD[argument])


@final
class GoalMetEffect(PulsarEffect):
    """A goal that the seat names counts as met."""

    clauses: ClassVar = (clause("P-TECA-16"),)

    def do(self, s: PulsarState, seat: i64, effect: i64) -> None:
        s.push(steps.MEET, seat, effect)


def place_of_goal(s: PulsarState, goal: i64) -> i64:
    """Return the place of a goal among those in play, NONE if it is not in play."""
    for place in range(constants.GOALS_IN_GAME):
        if s.goals[place] == goal:
            return place
    return starmap.NONE


@final
class MeetGoal(PulsarDecision):
    """The seat names a goal in play, which counts as met in step 2 of final scoring."""

    def legal(self, s: PulsarState, seat: i64, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=constants.GOALS_IN_GAME)
        for goal in range(constants.GOAL_COUNT):
            if place_of_goal(s, goal) != starmap.NONE:
                found = append(found, actions.MEET + goal)
        return found

    def barred_choice(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> i64:
        if actions.KIND_OF[action] != actions.MEET_KIND:
            return self.rule
        return ALLOWED if place_of_goal(s, actions.SLOT_1[action]) != starmap.NONE else TECA_16

    def do(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> None:
        s.drop()
        s.count_as_met(seat, place_of_goal(s, actions.SLOT_1[action]))


class LastingEffect(PulsarEffect):
    """A lasting ability, which works from the moment after its card was gained."""

    clauses: ClassVar[tuple[i64, ...]] = (
        clause("P-EFF-G2"),
        clause("P-TEC-G5"),
        clause("P-TRX-G12"),
        clause("P-DATA-56"),
    )


@final
class DieShiftEffect(LastingEffect):
    """A free change of a die by -1 or +1: for flights over a gate of a colour, or for the named actions."""

    clauses: ClassVar = (
        clause("P-ACT-G11"),
        clause("P-EFF-G4"),
        clause("P-TECA-01"),
        clause("P-TECA-04"),
        clause("P-TECA-06"),
    )

    def learn(self, s: PulsarState, seat: i64, effect: i64) -> None:
        amounts = tables.EFFECT_B[effect]
        gate = tables.EFFECT_C[effect]
        if gate >= 0:
            if amounts & 1 != 0:
                s.put(seat, columns.GATE_MINUS, s.get(seat, columns.GATE_MINUS) | BITS[gate])
            if amounts & 2 != 0:
                s.put(seat, columns.GATE_PLUS, s.get(seat, columns.GATE_PLUS) | BITS[gate])
            return
        shifts = s.get(seat, columns.SHIFTS)
        for action in range(ALL_ACTIONS):
            if tables.EFFECT_A[effect] & BITS[action] != 0:
                shifts |= amounts * BITS[action * 2]
        s.put(seat, columns.SHIFTS, shifts)


@final
class DieAsEffect(LastingEffect):
    """A die of 0 pays any printed value of the named actions."""

    clauses: ClassVar = (clause("P-EFF-G5"),)

    def learn(self, s: PulsarState, seat: i64, effect: i64) -> None:
        s.put(seat, columns.ZEROS, s.get(seat, columns.ZEROS) | tables.EFFECT_A[effect])


@final
class WhenEffect(LastingEffect):
    """A gain each time an event happens to the seat; the gains of several cards add up."""

    clauses: ClassVar = (
        clause("P-EFF-G3"),
        clause("P-TECA-02"),
        clause("P-TECA-03"),
        clause("P-TECA-04"),
        clause("P-TECA-06"),
    )

    def learn(self, s: PulsarState, seat: i64, effect: i64) -> None:
        event = tables.EFFECT_A[effect]
        s.add_trigger(seat, event, codes.GAIN_POINTS, tables.EFFECT_B[effect])
        s.add_trigger(seat, event, codes.GAIN_CUBES, tables.EFFECT_C[effect])
        s.add_trigger(seat, event, codes.GAIN_PM1, tables.EFFECT_D[effect])
        s.add_trigger(seat, event, codes.GAIN_PLUS2, tables.EFFECT_E[effect])


@final
class CopyCostEffect(LastingEffect):
    """A lower price for copying a die."""

    clauses: ClassVar = (clause("P-EFF-G17"),)

    def learn(self, s: PulsarState, seat: i64, effect: i64) -> None:
        s.put(seat, columns.COPY_PRICE, min(s.get(seat, columns.COPY_PRICE), tables.EFFECT_A[effect]))


@final
class ClaimThroughEffect(LastingEffect):
    """A pulsar flown through may be claimed."""

    clauses: ClassVar = (clause("P-EFF-G11"),)

    def learn(self, s: PulsarState, seat: i64, effect: i64) -> None:
        s.put(seat, columns.CLAIM_PASSING, 1)


@final
class ThroughAsEndEffect(LastingEffect):
    """A system flown through may be treated as the end."""

    clauses: ClassVar = (clause("P-EFF-G12"),)

    def learn(self, s: PulsarState, seat: i64, effect: i64) -> None:
        s.put(seat, columns.LAND_PASSING, 1)


# By kind, as in `schema.KINDS`.
KINDS: Final[vec[PulsarEffect]] = vec[PulsarEffect](
    [
        VpEffect(),
        VpPerEffect(),
        VpTableEffect(),
        CubesEffect(),
        ModifierEffect(),
        GyrodyneEffect(),
        ExploreEffect(),
        ClaimIsolatedEffect(),
        FinishGyrodyneEffect(),
        SilverDieEffect(),
        BonusDieEffect(),
        ShipToSystemEffect(),
        StationRemoteEffect(),
        MoveMarkerEffect(),
        GateRunEffect(),
        ExtraStationEffect(),
        PayCubesVpEffect(),
        GoalMetEffect(),
        DieShiftEffect(),
        DieAsEffect(),
        WhenEffect(),
        CopyCostEffect(),
        ClaimThroughEffect(),
        ThroughAsEndEffect(),
    ]
)


def _paying_clauses() -> vec[i64]:
    """Return the clause that pays the VP of each effect, by the kind of its card and the list it stands in.

    It is 0 where no clause does: in the list `always`, and in lists that a kind of card does not have.
    """
    found = [0] * int(tables.EFFECTS)
    for cards, where, yields, sells in [
        (tables.CARDS.technologies, schema.NOW, "P-TEC-04", "P-TEC-04"),
        (tables.CARDS.technologies, schema.PRODUCTION, "P-PROD-17", "P-PROD-G9"),
        (tables.CARDS.technologies, schema.END, "P-END-03", "P-END-03"),
        (tables.CARDS.transmitters, schema.NOW, "P-TRX-11", "P-TRX-11"),
        (tables.CARDS.transmitters, schema.PRODUCTION, "P-PROD-11", "P-PROD-12"),
        (tables.CARDS.projects, schema.NOW, "P-HQ-06", "P-HQ-06"),
        (tables.CARDS.explorations, schema.NOW, "P-STN-08", "P-STN-08"),
        (tables.CARDS.systems, schema.NOW, "P-STN-07", "P-STN-07"),
    ]:
        for card in cards:
            for effect in range(
                tables.EFFECT_START[card * 4 + where], tables.EFFECT_START[card * 4 + where + 1]
            ):
                found[effect] = int(clause(sells if is_purchase(effect) else yields))
    return vec[i64](found)


PAID_BY: Final[vec[i64]] = _paying_clauses()
