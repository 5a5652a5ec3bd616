"""Flying the survey ship, segment by segment (catalogue section 6.2)."""

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.bits import BITS
from astrarium.core.clauses import ALLOWED
from astrarium.core.state import NOTHING
from astrarium.core.steps import AutomaticStep
from astrarium.games.pulsar2849.clauses import clause
from astrarium.games.pulsar2849.components import constants, schema, starmap, tables
from astrarium.games.pulsar2849.rules import actions, columns, steps
from astrarium.games.pulsar2849.rules.acting import (
    AlwaysAskedDecision,
    PulsarChance,
    PulsarDecision,
    PulsarTurnAction,
)
from astrarium.games.pulsar2849.rules.gaining import gain, trigger
from astrarium.games.pulsar2849.rules.spending import (
    SPEND_VALUE,
    barred_change,
    gates_due,
    holds_die,
    pay_die,
    possible_spends,
)
from astrarium.games.pulsar2849.rules.state import PulsarState
from astrarium.games.pulsar2849.rules.stationing import free_planets, has_station

COLOUR_COUNT: Final[i64] = len(constants.COLOURS)
BLANK_TRAIL: Final = vec[i64]([starmap.NONE] * 16)

ACT_04: Final = clause("P-ACT-04")
ACT_G18: Final = clause("P-ACT-G18")
FLY_02: Final = clause("P-FLY-02")
FLY_03: Final = clause("P-FLY-03")
FLY_G5: Final = clause("P-FLY-G5")
EFF_G4: Final = clause("P-EFF-G4")
EFF_G11: Final = clause("P-EFF-G11")
EFF_G26: Final = clause("P-EFF-G26")
EFF_G29: Final = clause("P-EFF-G29")
PUL_03: Final = clause("P-PUL-03")
PUL_04: Final = clause("P-PUL-04")
HQ_08: Final = clause("P-HQ-08")
HQ_10: Final = clause("P-HQ-10")
HQ_G10: Final = clause("P-HQ-G10")


def meets(node: i64, gates: i64) -> bool:
    """Return whether a location is a gate of one of the colours."""
    colour = starmap.NODE_COLOUR[node]
    return colour >= 0 and gates & BITS[colour] != 0


def can_complete(node: i64, left: i64, gates: i64, trail: vec[i64], flown: i64) -> bool:
    """Return whether a flight can continue for exactly `left` unused segments, over a gate if one is due.

    The first `flown` entries of `trail` are the segments used so far; the rest of it is scratch space.
    """
    if left == 0:
        return gates == 0
    for way in range(starmap.WAY_START[node], starmap.WAY_START[node + 1]):
        if not _on_trail(trail, flown, starmap.WAY_SEGMENT[way]):
            end = starmap.WAY_END[way]
            due: i64 = gates
            if meets(end, gates):
                due = 0
            trail[flown] = starmap.WAY_SEGMENT[way]
            if can_complete(end, left - 1, due, trail, flown + 1):
                return True
    return False


def _on_trail(trail: vec[i64], flown: i64, segment: i64) -> bool:
    place: i64 = 0
    while place < flown and trail[place] != segment:
        place += 1
    return place < flown


def trail_of(s: PulsarState) -> vec[i64]:
    """Return the segments used so far, with room for all that may follow."""
    trail = BLANK_TRAIL[:]
    for place in range(len(s.used)):
        trail[place] = s.used[place]
    return trail


def flight_remains(s: PulsarState, node: i64, left: i64, gates: i64) -> bool:
    """Return whether the flight can be completed from a location."""
    return can_complete(node, left, gates, trail_of(s), len(s.used))


def barred_launch(s: PulsarState, seat: i64, spend: i64) -> i64:
    """Return ALLOWED, or the clause that bars a launch whose change needs a gate out of reach."""
    gates = gates_due(s, seat, spend % actions.CHANGE_COUNT)
    if gates == 0:
        return ALLOWED
    return ALLOWED if flight_remains(s, s.get(seat, columns.SHIP), SPEND_VALUE[spend], gates) else EFF_G29


@final
class LaunchShip(PulsarTurnAction):
    """A die flies the survey ship: its value fixes the number of segments, which is never 0."""

    clauses: ClassVar = (
        clause("P-FLY-01"),
        clause("P-FLY-04"),
        clause("P-FLY-G6"),
        clause("P-FLY-G14"),
        clause("P-TEC-G8"),
        clause("P-DATA-11"),
    )

    def add_legal(self, s: PulsarState, seat: i64, usual: vec[i64], found: vec[i64]) -> vec[i64]:
        for spend in possible_spends(s, seat, schema.FLY, usual):
            if SPEND_VALUE[spend] > 0 and barred_launch(s, seat, spend) == ALLOWED:
                found = append(found, actions.LAUNCH_SPEND[spend])
        return found

    def barred(self, s: PulsarState, seat: i64, action: i64) -> i64:
        spend = actions.SPEND_OF[action]
        if not holds_die(s, seat, spend // actions.CHANGE_COUNT):
            return ACT_04
        barred = barred_change(s, seat, schema.FLY, spend % actions.CHANGE_COUNT)
        return barred if barred != ALLOWED else barred_launch(s, seat, spend)

    def do(self, s: PulsarState, seat: i64, action: i64) -> None:
        spend = actions.SPEND_OF[action]
        s.left = SPEND_VALUE[spend]
        s.gates = gates_due(s, seat, spend % actions.CHANGE_COUNT)
        pay_die(s, seat, spend)
        s.push(steps.FLIGHT, seat, starmap.NONE)


def free_way(s: PulsarState, node: i64, end: i64) -> i64:
    """Return the first segment to `end` not yet used in this flight, NONE if there is none."""
    for way in range(starmap.WAY_START[node], starmap.WAY_START[node + 1]):
        if starmap.WAY_END[way] == end and starmap.WAY_SEGMENT[way] not in s.used:
            return starmap.WAY_SEGMENT[way]
    return starmap.NONE


def visit(s: PulsarState, seat: i64, node: i64) -> None:
    """Turn up the system at a location if it is face down."""
    if (
        starmap.NODE_KIND[node] == starmap.SYSTEM
        and s.system_tile[starmap.SYSTEM_NUMBER[node]] == starmap.NONE
    ):
        s.push(steps.DISCOVER, seat, node)


def barred_claim(s: PulsarState, seat: i64, node: i64) -> i64:
    """Return ALLOWED, or the clause that bars a claim: the pulsar is claimed, or no ring is left."""
    if s.ring[starmap.PULSAR_NUMBER[node]] != starmap.NONE:
        return PUL_04
    return PUL_03 if s.get(seat, columns.RINGS_LEFT) == 0 else ALLOWED


def claim_by_ship(s: PulsarState, seat: i64, node: i64) -> None:
    """Claim a pulsar through a flight; a dead end gives an exploration tile."""
    s.put_ring(seat, starmap.PULSAR_NUMBER[node])
    if starmap.DEAD_END[node] == 1:
        s.push(steps.EXPLORE, seat, starmap.NONE)
    trigger(s, seat, schema.ON_CLAIM)


def _first_visit(s: PulsarState, place: i64) -> bool:
    earlier: i64 = 0
    while s.path[earlier] != s.path[place]:
        earlier += 1
    return earlier == place


def gates_visited(s: PulsarState, colour: i64) -> i64:
    """Count the different gates of a colour on the path."""
    count: i64 = 0
    for place in range(len(s.path)):
        if starmap.NODE_COLOUR[s.path[place]] == colour and _first_visit(s, place):
            count += 1
    return count


def _has_equal_colour(s: PulsarState, colour: i64) -> bool:
    """Return whether equally many gates of an earlier colour were visited: naming either is equal."""
    found = False
    for earlier in range(colour):
        found = found or gates_visited(s, earlier) == gates_visited(s, colour)
    return found


def _barred_segment(s: PulsarState, seat: i64, end: i64, trail: vec[i64]) -> i64:
    """Return ALLOWED, or the clause that bars flying on to `end`; `trail` is that of the flight."""
    node = s.get(seat, columns.SHIP)
    segment = free_way(s, node, end)
    if segment == starmap.NONE:
        for way in range(starmap.WAY_START[node], starmap.WAY_START[node + 1]):
            if starmap.WAY_END[way] == end:
                return FLY_03
        return FLY_02
    due: i64 = s.gates
    if meets(end, due):
        due = 0
    flown = len(s.used) + 1
    trail[flown - 1] = segment
    if can_complete(end, s.left - 1, due, trail, flown):
        return ALLOWED
    return EFF_G4 if due != 0 and can_complete(end, s.left - 1, 0, trail, flown) else FLY_G5


@final
class FlySegment(AlwaysAskedDecision):
    """The ship flies one segment on, to a location from which the flight can still be completed.

    A face-down system is turned up at once.
    """

    clauses: ClassVar = (
        clause("P-FLY-05"),
        clause("P-FLY-06"),
        clause("P-FLY-07"),
        clause("P-FLY-11"),
        clause("P-FLY-12"),
        clause("P-FLY-G1"),
        clause("P-FLY-G2"),
        clause("P-FLY-G3"),
        clause("P-FLY-G4"),
        clause("P-FLY-G7"),
        clause("P-FLY-G13"),
    )

    def legal(self, s: PulsarState, seat: i64, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=8)
        node = s.get(seat, columns.SHIP)
        trail = trail_of(s)
        last = starmap.NONE
        for way in range(starmap.WAY_START[node], starmap.WAY_START[node + 1]):
            end = starmap.WAY_END[way]
            if end != last and _barred_segment(s, seat, end, trail) == ALLOWED:
                found = append(found, actions.FLY_ACTION[end])
            last = end
        return found

    def barred_choice(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> i64:
        if actions.KIND_OF[action] != actions.FLY_KIND:
            return self.rule
        return _barred_segment(s, seat, actions.SLOT_1[action], trail_of(s))

    def do(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> None:
        end = actions.SLOT_1[action]
        s.fly(seat, free_way(s, s.get(seat, columns.SHIP), end), end)
        if meets(end, s.gates):
            s.gates = 0
        if s.left == 0:
            s.drop()
            s.push(steps.ARRIVE, seat, starmap.NONE)
        visit(s, seat, end)


@final
class DiscoverSystem(PulsarChance):
    """Chance turns up a system tile; planets closed for this number of seats never open.

    The argument is the location.
    """

    clauses: ClassVar = (
        clause("P-FLY-08"),
        clause("P-FLY-09"),
        clause("P-2P-11"),
        clause("P-EFF-G31"),
        clause("P-DATA-55"),
    )

    def outcomes(self, s: PulsarState, argument: i64) -> vec[i64]:
        return s.systems.outcomes(actions.DISCOVER)

    def weights(self, s: PulsarState, outcomes: vec[i64]) -> vec[i64]:
        return s.systems.odds()

    def do(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> None:
        s.drop()
        s.reveal_system(starmap.SYSTEM_NUMBER[argument], actions.SLOT_1[action])
        trigger(s, seat, schema.ON_REVEAL)


@final
class FinishPath(AutomaticStep[PulsarState]):
    """The path is finished: systems flown through, claims in passing, the end and Gate Runs follow."""

    clauses: ClassVar = (
        clause("P-FLY-G8"),
        clause("P-FLY-G9"),
        clause("P-FLY-G10"),
        clause("P-STN-G7"),
        clause("P-STN-G9"),
        clause("P-EFF-G12"),
        clause("P-EFF-G25"),
    )

    def run(self, s: PulsarState, seat: i64, argument: i64) -> None:
        s.drop()
        end = s.get(seat, columns.SHIP)
        s.push(steps.RUN, seat, starmap.NONE)
        s.push(steps.ENDING, seat, end)
        if s.get(seat, columns.CLAIM_PASSING) == 1:
            s.push(steps.PASSING, seat, starmap.NONE)
        for place in range(len(s.path) - 1, -1, -1):
            node = s.path[place]
            if node != end and starmap.NODE_KIND[node] == starmap.SYSTEM and _first_visit(s, place):
                s.push(steps.THROUGH, seat, node)
        if s.get(seat, columns.LAND_PASSING) == 1:
            s.push(steps.LAND, seat, starmap.NONE)


def _barred_landing(s: PulsarState, seat: i64, node: i64) -> i64:
    system = starmap.SYSTEM_NUMBER[node]
    if node == s.get(seat, columns.SHIP) or node not in s.path or has_station(s, seat, system):
        return EFF_G26
    return ALLOWED if free_planets(s, system, schema.BLUE) > 0 else EFF_G26


@final
class NameLanding(PulsarDecision):
    """The seat may name a system flown through that is treated as the end: with a free blue planet."""

    clauses: ClassVar = (clause("P-EFF-G12"), clause("P-EFF-G25"))

    def legal(self, s: PulsarState, seat: i64, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=8)
        for node in range(starmap.NODES):
            if starmap.NODE_KIND[node] == starmap.SYSTEM and _barred_landing(s, seat, node) == ALLOWED:
                found = append(found, actions.LAND_ACTION[node])
        return append(found, actions.PASS) if len(found) > 0 else found

    def barred_choice(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> i64:
        return (
            _barred_landing(s, seat, actions.SLOT_1[action])
            if actions.KIND_OF[action] == actions.LAND_KIND
            else self.rule
        )

    def do(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> None:
        s.drop()
        if action != actions.PASS:
            s.name_landing(actions.SLOT_1[action])


def _barred_passing(s: PulsarState, seat: i64, node: i64) -> i64:
    if node == s.get(seat, columns.SHIP) or node not in s.path:
        return EFF_G11
    return barred_claim(s, seat, node)


@final
class ClaimInPassing(PulsarDecision):
    """The seat may claim an unclaimed pulsar that was flown through and is not the end."""

    clauses: ClassVar = (clause("P-EFF-G25"), clause("P-EFF-G27"))

    def legal(self, s: PulsarState, seat: i64, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=8)
        for node in range(starmap.NODES):
            if starmap.NODE_KIND[node] == starmap.PULSAR and _barred_passing(s, seat, node) == ALLOWED:
                found = append(found, actions.RING_ACTION[node])
        return append(found, actions.PASS) if len(found) > 0 else found

    def barred_choice(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> i64:
        return (
            _barred_passing(s, seat, actions.SLOT_1[action])
            if actions.KIND_OF[action] == actions.RING_KIND
            else self.rule
        )

    def do(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> None:
        s.drop()
        if action != actions.PASS:
            claim_by_ship(s, seat, actions.SLOT_1[action])


@final
class ClaimAtEnd(PulsarDecision):
    """The seat may claim the pulsar where its flight ended; the argument is the location."""

    clauses: ClassVar = (clause("P-PUL-01"), clause("P-PUL-05"), clause("P-PUL-G1"), clause("P-PUL-G5"))

    def legal(self, s: PulsarState, seat: i64, argument: i64) -> vec[i64]:
        if barred_claim(s, seat, argument) != ALLOWED:
            return NOTHING
        return vec[i64]([actions.RING_ACTION[argument], actions.PASS])

    def barred_choice(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> i64:
        if actions.KIND_OF[action] != actions.RING_KIND or actions.SLOT_1[action] != argument:
            return self.rule
        return barred_claim(s, seat, argument)

    def do(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> None:
        s.drop()
        if action != actions.PASS:
            claim_by_ship(s, seat, argument)


def _barred_run(s: PulsarState, seat: i64, run: i64, colour: i64) -> i64:
    if s.get(seat, columns.OPEN_RUNS) & BITS[run] == 0:
        return HQ_10
    asked = tables.EFFECT_A[tables.RUN_EFFECTS[run]]
    if asked not in (colour, schema.ANY_COLOUR) or gates_visited(s, colour) == 0:
        return HQ_G10
    return ACT_G18 if asked == schema.ANY_COLOUR and _has_equal_colour(s, colour) else ALLOWED


@final
class ScoreGateRun(PulsarDecision):
    """The seat may score an open Gate Run of a colour of which it visited a gate; then the flight is over.

    A later flight may use the same segments.
    """

    clauses: ClassVar = (
        clause("P-FLY-04"),
        clause("P-FLY-10"),
        clause("P-FLY-G11"),
        clause("P-FLY-G12"),
        clause("P-HQ-07"),
        clause("P-HQ-09"),
        clause("P-HQ-11"),
        clause("P-HQ-G2"),
        clause("P-HQ-G3"),
        clause("P-HQ-G4"),
        clause("P-HQ-G5"),
        clause("P-HQ-G8"),
        clause("P-HQ-G11"),
    )

    def legal(self, s: PulsarState, seat: i64, argument: i64) -> vec[i64]:
        if s.get(seat, columns.OPEN_RUNS) == 0:
            return NOTHING
        found = vec[i64](capacity=8)
        for run in range(tables.RUNS):
            for colour in range(COLOUR_COUNT):
                if _barred_run(s, seat, run, colour) == ALLOWED:
                    found = append(found, actions.RUN_ACTION[run * COLOUR_COUNT + colour])
        return append(found, actions.PASS) if len(found) > 0 else found

    def barred_choice(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> i64:
        if actions.KIND_OF[action] != actions.RUN_KIND:
            return self.rule
        return _barred_run(s, seat, actions.SLOT_1[action], actions.SLOT_2[action])

    def do(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> None:
        if action != actions.PASS:
            run = actions.SLOT_1[action]
            effect = tables.RUN_EFFECTS[run]
            s.add(seat, columns.OPEN_RUNS, -BITS[run])
            points = tables.EFFECT_B[effect] * gates_visited(s, actions.SLOT_2[action])
            gain(s, seat, HQ_08, points, tables.EFFECT_CARD[effect])
        self.skip(s, seat, argument)

    def skip(self, s: PulsarState, seat: i64, argument: i64) -> None:
        s.drop()
        s.end_flight()
