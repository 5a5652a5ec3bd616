"""The effect vocabulary: one function carries out each kind of effect (catalogue section 17)."""

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.bits import BITS
from astrarium.core.clauses import ALLOWED
from astrarium.core.steps import AutomaticStep
from astrarium.games.pulsar2849.clauses import clause
from astrarium.games.pulsar2849.components.constants import GOAL_COUNT, GOALS_IN_GAME, TRACKS
from astrarium.games.pulsar2849.components.schema import (
    ALWAYS,
    BLUE,
    BONUS_DIE,
    CLAIM_ISOLATED,
    CLAIM_THROUGH,
    COPY_COST,
    DIE_AS,
    DIE_SHIFT,
    END,
    EVENT_COUNT,
    EXPLORE,
    EXTRA_STATION,
    FINISH_GYRODYNE,
    GATE_RUN,
    GOAL_MET,
    GYRODYNE,
    LIFELESS,
    MODIFIER,
    MOVE_MARKER,
    NOW,
    PAY_CUBES_VP,
    PRODUCTION,
    SHIP_TO_SYSTEM,
    SILVER_DIE,
    STATION_REMOTE,
    THROUGH_AS_END,
    VP,
    VP_PER,
    VP_TABLE,
    WHEN,
)
from astrarium.games.pulsar2849.components.schema import CUBES as CUBES_EFFECT
from astrarium.games.pulsar2849.components.starmap import (
    ISOLATED,
    MAP_OF,
    NONE,
    PULSAR_NODES,
    PULSARS,
    SYSTEM_NODES,
    SYSTEM_NUMBER,
    SYSTEMS,
)
from astrarium.games.pulsar2849.components.tables import (
    CARDS,
    EFFECT_A,
    EFFECT_B,
    EFFECT_C,
    EFFECT_CARD,
    EFFECT_D,
    EFFECT_E,
    EFFECT_KIND,
    EFFECT_START,
    EFFECTS,
    FIRST_EXPLORATION,
    POINT_TABLES,
    RUN_OF_EFFECT,
)
from astrarium.games.pulsar2849.rules.acting import PulsarDecision
from astrarium.games.pulsar2849.rules.actions import (
    BUY,
    BUY_KIND,
    JUMP_ACTION,
    JUMP_KIND,
    KIND_OF,
    MEET,
    MEET_KIND,
    PASS,
    RING_ACTION,
    RING_KIND,
    SETTLE_ACTION,
    SETTLE_KIND,
    SHIFT,
    SHIFT_KIND,
    SLOT_1,
    SLOT_2,
)
from astrarium.games.pulsar2849.rules.building import take_bonus_die
from astrarium.games.pulsar2849.rules.counting import count
from astrarium.games.pulsar2849.rules.dicing import marker_place, move_marker, same_as_leading
from astrarium.games.pulsar2849.rules.flying import barred_claim, put_ring, visit
from astrarium.games.pulsar2849.rules.gaining import gain
from astrarium.games.pulsar2849.rules.state import (
    ABILITY_BLOCK,
    BUY_STEP,
    CLAIM_PASSING,
    COPY_PRICE,
    CUBES,
    EFFECT_STEP,
    ENDING_STEP,
    EXPLORE_STEP,
    EXTRA,
    GAIN_STEP,
    GAINS,
    GATE_MINUS,
    GATE_PLUS,
    HOLDING_BLOCK,
    ISOLATED_STEP,
    JUMP_STEP,
    LAND_PASSING,
    MEET_STEP,
    OPEN_RUNS,
    PM1,
    REMOTE_STEP,
    SHIFT_STEP,
    SHIFTS,
    SHIP,
    SPIN_STEP,
    ZEROS,
    PulsarState,
)
from astrarium.games.pulsar2849.rules.stationing import free_planets, has_station, place_station

ANY_TRACK: Final[i64] = 2
ALL_ACTIONS: Final[i64] = 7

EFF_G10: Final = clause("P-EFF-G10")
EFF_G13: Final = clause("P-EFF-G13")
EFF_G14: Final = clause("P-EFF-G14")
EFF_G15: Final = clause("P-EFF-G15")
PUL_07: Final = clause("P-PUL-07")
TECA_16: Final = clause("P-TECA-16")


def _paying_clauses() -> vec[i64]:
    """Return the clause that pays the VP of each effect, by the kind of its card and the list it stands in.

    It is 0 where no clause does: in the list `always`, and in lists that a kind of card does not have.
    """
    found = [0] * int(EFFECTS)
    for cards, where, yields, sells in [
        (CARDS.technologies, NOW, "P-TEC-04", "P-TEC-04"),
        (CARDS.technologies, PRODUCTION, "P-PROD-17", "P-PROD-G9"),
        (CARDS.technologies, END, "P-END-03", "P-END-03"),
        (CARDS.transmitters, NOW, "P-TRX-11", "P-TRX-11"),
        (CARDS.transmitters, PRODUCTION, "P-PROD-11", "P-PROD-12"),
        (CARDS.projects, NOW, "P-HQ-06", "P-HQ-06"),
        (CARDS.explorations, NOW, "P-STN-08", "P-STN-08"),
        (CARDS.systems, NOW, "P-STN-07", "P-STN-07"),
    ]:
        for card in cards:
            for effect in range(EFFECT_START[card * 4 + where], EFFECT_START[card * 4 + where + 1]):
                found[effect] = int(clause(sells if EFFECT_KIND[effect] == PAY_CUBES_VP else yields))
    return vec[i64](found)


PAID_BY: Final = _paying_clauses()


def push_effects(s: PulsarState, seat: i64, card: i64, which: i64) -> None:
    """Put a list of effects of a card on the agenda, the first on top. P-EFF-G1, P-EFF-G20"""
    first = EFFECT_START[card * 4 + which]
    for effect in range(EFFECT_START[card * 4 + which + 1] - 1, first - 1, -1):
        s.push(EFFECT_STEP, seat, effect)


def carry_out(s: PulsarState, seat: i64, effect: i64) -> None:
    """Carry out one effect; what needs a decision goes on the agenda. Dice are set to the value shown.

    P-EFF-G1, P-EFF-G9, P-EFF-G19, P-EFF-G21, P-DATA-67, P-BON-G6, P-BON-G7, P-TECA-07, P-TECA-11, P-TECA-12,
    P-TECA-13
    """
    kind = EFFECT_KIND[effect]
    if kind <= VP_TABLE:
        gain(s, seat, PAID_BY[effect], points_of(s, seat, effect), EFFECT_CARD[effect])
    elif kind == CUBES_EFFECT:
        s.add(seat, CUBES, EFFECT_A[effect])
    elif kind == MODIFIER:
        s.add(seat, PM1 + EFFECT_A[effect], EFFECT_B[effect])
    elif kind == EXTRA_STATION:
        s.add(seat, EXTRA, EFFECT_A[effect])
    elif kind == GATE_RUN:
        s.add(seat, OPEN_RUNS, BITS[RUN_OF_EFFECT[effect]])
    elif kind == SILVER_DIE:
        s.add_die(seat, EFFECT_A[effect], 1)
    elif kind == BONUS_DIE:
        take_bonus_die(s, EFFECT_A[effect], brings_duty(effect))
    elif kind == EXPLORE:
        for _ in range(EFFECT_A[effect]):
            s.push(EXPLORE_STEP, seat, NONE)
    else:
        _ask_for(s, seat, kind, effect)


def _ask_for(s: PulsarState, seat: i64, kind: i64, effect: i64) -> None:
    """Effects that ask for a decision (18.4 of the catalogue). P-TECA-05"""
    if kind == GYRODYNE:
        s.push(GAIN_STEP, seat, EFFECT_A[effect])
    elif kind == CLAIM_ISOLATED:
        s.push(ISOLATED_STEP, seat, NONE)
    elif kind == FINISH_GYRODYNE:
        s.push(SPIN_STEP, seat, EFFECT_A[effect])
    elif kind == SHIP_TO_SYSTEM:
        s.push(JUMP_STEP, seat, NONE)
    elif kind == STATION_REMOTE:
        s.push(REMOTE_STEP, seat, EFFECT_A[effect])
    elif kind == MOVE_MARKER:
        s.push(SHIFT_STEP, seat, effect)
    elif kind == PAY_CUBES_VP:
        s.push(BUY_STEP, seat, effect)
    elif kind == GOAL_MET:
        s.push(MEET_STEP, seat, effect)


def brings_duty(effect: i64) -> bool:
    """Whether the bonus die of an effect must be used: on technologies and projects. P-ACT-G14, P-BON-G11"""
    return EFFECT_CARD[effect] < FIRST_EXPLORATION


def points_of(s: PulsarState, seat: i64, effect: i64) -> i64:
    """The VP of an effect: a number, so many for every few things, or by a table.

    P-EFF-G16, P-TECA-08, P-TECA-09, P-TECA-14, P-TECA-15
    """
    kind = EFFECT_KIND[effect]
    if kind == VP:
        return EFFECT_A[effect]
    if kind == VP_PER:
        return EFFECT_A[effect] * (count(s, seat, EFFECT_B[effect]) // EFFECT_C[effect])
    table = EFFECT_B[effect]
    place = min(count(s, seat, EFFECT_A[effect]), POINT_TABLES[table] - 1)
    return POINT_TABLES[table + 1 + place]


def learn(s: PulsarState, seat: i64, card: i64) -> None:
    """The lasting abilities of a card hold from now on.

    P-TEC-G5, P-TRX-G12, P-EFF-G2, P-DATA-56, P-TECA-04, P-TECA-06
    """
    for effect in range(EFFECT_START[card * 4 + ALWAYS], EFFECT_START[card * 4 + ALWAYS + 1]):
        kind = EFFECT_KIND[effect]
        if kind == DIE_SHIFT:
            _learn_shift(s, seat, effect)
        elif kind == DIE_AS:
            s.put(seat, ZEROS, s.get(seat, ZEROS) | EFFECT_A[effect])
        elif kind == COPY_COST:
            s.put(seat, COPY_PRICE, min(s.get(seat, COPY_PRICE), EFFECT_A[effect]))
        elif kind == CLAIM_THROUGH:
            s.put(seat, CLAIM_PASSING, 1)
        elif kind == THROUGH_AS_END:
            s.put(seat, LAND_PASSING, 1)
        elif kind == WHEN:
            _learn_trigger(s, seat, effect)


def _learn_shift(s: PulsarState, seat: i64, effect: i64) -> None:
    """A free change: with a gate only for flights, else for its actions. P-ACT-G11, P-EFF-G4, P-TECA-01"""
    amounts = EFFECT_B[effect]
    gate = EFFECT_C[effect]
    if gate >= 0:
        if amounts & 1 != 0:
            s.put(seat, GATE_MINUS, s.get(seat, GATE_MINUS) | BITS[gate])
        if amounts & 2 != 0:
            s.put(seat, GATE_PLUS, s.get(seat, GATE_PLUS) | BITS[gate])
        return
    shifts = s.get(seat, SHIFTS)
    for action in range(ALL_ACTIONS):
        if EFFECT_A[effect] & BITS[action] != 0:
            shifts |= amounts * BITS[action * 2]
    s.put(seat, SHIFTS, shifts)


def _learn_trigger(s: PulsarState, seat: i64, effect: i64) -> None:
    """Triggers of several cards add up. P-EFF-G3, P-TECA-02, P-TECA-03"""
    first = (seat * EVENT_COUNT + EFFECT_A[effect]) * GAINS
    s.changed |= ABILITY_BLOCK[seat]
    s.triggers[first] += EFFECT_B[effect]
    s.triggers[first + 1] += EFFECT_C[effect]
    s.triggers[first + 2] += EFFECT_D[effect]
    s.triggers[first + 3] += EFFECT_E[effect]


@final
class ResolveEffect(AutomaticStep[PulsarState]):
    """An effect is carried out for the seat; the argument is the effect."""

    def run(self, s: PulsarState, seat: i64, argument: i64) -> None:
        s.drop()
        carry_out(s, seat, argument)


def _barred_isolated(s: PulsarState, seat: i64, node: i64) -> i64:
    if ISOLATED[node] == 0 or MAP_OF[node] != s.star_map:
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
        nodes = PULSAR_NODES[s.star_map]
        for pulsar in range(PULSARS):
            if _barred_isolated(s, seat, nodes[pulsar]) == ALLOWED:
                found = append(found, RING_ACTION[nodes[pulsar]])
        return append(found, PASS) if len(found) > 0 else found

    def barred_choice(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> i64:
        return _barred_isolated(s, seat, SLOT_1[action]) if KIND_OF[action] == RING_KIND else self.rule

    def do(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> None:
        s.drop()
        if action != PASS:
            put_ring(s, seat, SLOT_1[action])


def _barred_jump(s: PulsarState, seat: i64, node: i64) -> i64:
    return ALLOWED if MAP_OF[node] == s.star_map and node != s.get(seat, SHIP) else EFF_G10


@final
class JumpShip(PulsarDecision):
    """The ship goes to any other system of the map, and ends a flight there that visited only that system."""

    clauses: ClassVar = (clause("P-EFF-G31"), clause("P-EFF-G32"), clause("P-TECA-10"))

    def legal(self, s: PulsarState, seat: i64, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=SYSTEMS)
        for node in SYSTEM_NODES[s.star_map]:
            if _barred_jump(s, seat, node) == ALLOWED:
                found = append(found, JUMP_ACTION[node])
        return found

    def barred_choice(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> i64:
        return _barred_jump(s, seat, SLOT_1[action]) if KIND_OF[action] == JUMP_KIND else self.rule

    def do(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> None:
        node = SLOT_1[action]
        s.drop()
        s.put(seat, SHIP, node)
        s.push(ENDING_STEP, seat, node)
        visit(s, seat, node)


def _barred_remote(s: PulsarState, seat: i64, kinds: i64, node: i64, kind: i64) -> i64:
    system = SYSTEM_NUMBER[node]
    if MAP_OF[node] != s.star_map or kinds & BITS[kind] == 0:
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
        for node in SYSTEM_NODES[s.star_map]:
            for kind in range(BLUE, LIFELESS + 1):
                if _barred_remote(s, seat, argument, node, kind) == ALLOWED:
                    found = append(found, SETTLE_ACTION[node] + kind)
        return found

    def barred_choice(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> i64:
        if KIND_OF[action] != SETTLE_KIND:
            return self.rule
        return _barred_remote(s, seat, argument, SLOT_1[action], SLOT_2[action])

    def do(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> None:
        s.drop()
        place_station(s, seat, SLOT_1[action], SLOT_2[action])


def _barred_shift(s: PulsarState, seat: i64, effect: i64, marker: i64) -> i64:
    track = EFFECT_A[effect]
    place = marker_place(s, seat, marker)
    if place == NONE or track not in (marker % TRACKS, ANY_TRACK) or same_as_leading(s, place):
        return EFF_G14
    return ALLOWED


@final
class ShiftMarker(PulsarDecision):
    """The seat moves one of its markers of the named track to the left; the argument is the effect."""

    clauses: ClassVar = (clause("P-DICE-G9"), clause("P-2P-G11"))

    def legal(self, s: PulsarState, seat: i64, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=4)
        for marker in range(TRACKS * 2):
            if _barred_shift(s, seat, argument, marker) == ALLOWED:
                found = append(found, SHIFT + marker)
        return found

    def barred_choice(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> i64:
        if KIND_OF[action] != SHIFT_KIND:
            return self.rule
        return _barred_shift(s, seat, argument, SLOT_1[action])

    def do(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> None:
        s.drop()
        move_marker(s, marker_place(s, seat, SLOT_1[action]), -EFFECT_B[argument])


def _barred_lots(s: PulsarState, seat: i64, effect: i64, lots: i64) -> i64:
    if lots > EFFECT_C[effect] or lots * EFFECT_A[effect] > s.get(seat, CUBES):
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
        for lots in range(1, EFFECT_C[argument] + 1):
            if _barred_lots(s, seat, argument, lots) == ALLOWED:
                found = append(found, BUY + lots - 1)
        return append(found, PASS) if len(found) > 0 else found

    def barred_choice(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> i64:
        if KIND_OF[action] != BUY_KIND:
            return self.rule
        return _barred_lots(s, seat, argument, SLOT_1[action] + 1)

    def do(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> None:
        s.drop()
        if action != PASS:
            lots = SLOT_1[action] + 1
            s.add(seat, CUBES, -lots * EFFECT_A[argument])
            gain(s, seat, PAID_BY[argument], lots * EFFECT_B[argument], EFFECT_CARD[argument])


def place_of_goal(s: PulsarState, goal: i64) -> i64:
    """Where a goal lies among those in play, NONE if it does not."""
    for place in range(GOALS_IN_GAME):
        if s.goals[place] == goal:
            return place
    return NONE


@final
class MeetGoal(PulsarDecision):
    """The seat names a goal in play, which counts as met in step 2 of final scoring."""

    def legal(self, s: PulsarState, seat: i64, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=GOALS_IN_GAME)
        for goal in range(GOAL_COUNT):
            if place_of_goal(s, goal) != NONE:
                found = append(found, MEET + goal)
        return found

    def barred_choice(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> i64:
        if KIND_OF[action] != MEET_KIND:
            return self.rule
        return ALLOWED if place_of_goal(s, SLOT_1[action]) != NONE else TECA_16

    def do(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> None:
        s.drop()
        s.changed |= HOLDING_BLOCK[seat]
        s.counted[seat * GOALS_IN_GAME + place_of_goal(s, SLOT_1[action])] = 1
