"""Transmitters: claiming, linking, paying, coming online (catalogue section 6.4)."""

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.bits import BITS
from astrarium.core.clauses import ALLOWED
from astrarium.core.steps import AutomaticStep
from astrarium.games.pulsar2849.clauses import clause
from astrarium.games.pulsar2849.components import constants, schema, starmap, tables
from astrarium.games.pulsar2849.rules import actions, steps
from astrarium.games.pulsar2849.rules.acting import PulsarDecision
from astrarium.games.pulsar2849.rules.building import take_bonus_die
from astrarium.games.pulsar2849.rules.counting import opposite
from astrarium.games.pulsar2849.rules.effects import learn, push_effects
from astrarium.games.pulsar2849.rules.gaining import trigger
from astrarium.games.pulsar2849.rules.spending import (
    DiceAction,
    pay_die,
    payable_costs,
    possible_spends,
)
from astrarium.games.pulsar2849.rules.state import PulsarState

COSTS_ROOM: Final[i64] = 8
COST_OF_TARGET: Final = vec[i64](
    [target % constants.FACES + 1 for target in range(tables.TILES * constants.FACES)]
)  # by tile and cost

TRX_01: Final = clause("P-TRX-01")
TRX_08: Final = clause("P-TRX-08")
TRX_13: Final = clause("P-TRX-13")
TRX_16: Final = clause("P-TRX-16")
TRX_G10: Final = clause("P-TRX-G10")
TRX_G14: Final = clause("P-TRX-G14")
TRX_G17: Final = clause("P-TRX-G17")
ACT_G18: Final = clause("P-ACT-G18")
BON_01: Final = clause("P-BON-01")


def cost_of(tile: i64, place: i64) -> i64:
    """Return the cost at `place` of a tile, 0 where it has none."""
    return tables.DESIGN_COSTS[tables.TILE_DESIGN[tile] * tables.MAX_COSTS + place]


def place_of_cost(tile: i64, cost: i64) -> i64:
    """Return the place of a cost of a tile, NONE if it has no such cost."""
    for place in range(tables.MAX_COSTS):
        if cost_of(tile, place) == cost:
            return place
    return starmap.NONE


def _open_costs() -> vec[i64]:
    """Return, by tile and costs covered, the values of the costs still to be paid; both as bits."""
    table: list[int] = []
    for tile in range(tables.TILES):
        costs = [int(cost_of(tile, place)) for place in range(tables.MAX_COSTS) if cost_of(tile, place) > 0]
        table += [
            schema.bits([cost for place, cost in enumerate(costs) if covered & BITS[place] == 0])
            for covered in range(COSTS_ROOM)
        ]
    return vec[i64](table)


OPEN_COSTS: Final = _open_costs()


def open_costs(s: PulsarState, tile: i64) -> i64:
    """Return the values of the costs of a tile that are not covered, as bits."""
    return OPEN_COSTS[tile * COSTS_ROOM + s.covered[tile]]


def half(tile: i64, end: i64) -> i64:
    """Return the pips of the half die at an end of a tile, NO_HALF if there is none."""
    return tables.DESIGN_HALF[tables.TILE_DESIGN[tile] * 2 + end]


def place_in_offer(s: PulsarState, tile: i64) -> i64:
    """Return the place of a tile in the offer, NONE if it is not there."""
    for place in range(constants.OFFER_SIZE):
        if s.offer[place] == tile:
            return place
    return starmap.NONE


def _has_twin(s: PulsarState, tile: i64) -> bool:
    """Return whether an earlier tile of the same design lies in the offer too. P-ACT-G18"""
    for place in range(constants.OFFER_SIZE):
        other = s.offer[place]
        if other != starmap.NONE and other < tile and tables.TILE_DESIGN[other] == tables.TILE_DESIGN[tile]:
            return True
    return False


def _next_offered(s: PulsarState, last: i64) -> i64:
    """Return the next tile of the offer in ascending order, NONE if there is none."""
    found = starmap.NONE
    for tile in s.offer:
        if tile > last and (found == starmap.NONE or tile < found):
            found = tile
    return found


class Transmission(DiceAction):
    """An action by which a die pays one of the costs of a transmitter; tile and cost are the target."""

    clauses: ClassVar[tuple[i64, ...]] = (
        clause("P-TRX-10"),
        clause("P-TRX-11"),
        clause("P-TRX-G2"),
        clause("P-TRX-G11"),
    )

    def add_costs(self, s: PulsarState, tile: i64, costs: i64, spends: vec[i64], found: vec[i64]) -> vec[i64]:
        """Return `found` with the actions that pay one of `costs` (as bits), ascending by cost."""
        for cost in range(1, constants.FACES + 1):
            if costs & BITS[cost] != 0:
                found = self.add_spends(s, tile * constants.FACES + cost - 1, spends, found)
        return found

    def barred_cost(self, s: PulsarState, seat: i64, action: i64) -> i64:
        """Return ALLOWED, or the clause by which the die of `action` does not pay its cost."""
        return self.barred_die(
            s, seat, actions.SLOT_1[action] * constants.FACES + actions.SLOT_2[action], action
        )


@final
class ClaimTransmitter(Transmission):
    """A die of one of its costs claims a tile of the offer, which has to be placed then.

    Of two tiles of a design the earlier one is claimed.
    """

    clauses: ClassVar = (
        clause("P-TRX-02"),
        clause("P-TRX-03"),
        clause("P-TRX-04"),
        clause("P-TRX-G1"),
        clause("P-TRX-G20"),
        clause("P-TRX-G21"),
    )

    def __init__(self) -> None:
        super().__init__(schema.TRANSMIT, COST_OF_TARGET, actions.CLAIM_SPEND)

    def add_legal(self, s: PulsarState, seat: i64, usual: vec[i64], found: vec[i64]) -> vec[i64]:
        spends = possible_spends(s, seat, schema.TRANSMIT, usual)
        costs = payable_costs(s, seat, schema.TRANSMIT, spends)
        tile = _next_offered(s, starmap.NONE)
        while tile != starmap.NONE:
            payable = costs & open_costs(s, tile)
            if payable != 0 and not _has_twin(s, tile):
                found = self.add_costs(s, tile, payable, spends, found)
            tile = _next_offered(s, tile)
        return found

    def barred(self, s: PulsarState, seat: i64, action: i64) -> i64:
        tile = actions.SLOT_1[action]
        if place_in_offer(s, tile) == starmap.NONE:
            return TRX_01
        return ACT_G18 if _has_twin(s, tile) else self.barred_cost(s, seat, action)

    def do(self, s: PulsarState, seat: i64, action: i64) -> None:
        tile = actions.SLOT_1[action]
        pay_die(s, seat, actions.SPEND_OF[action])
        s.take_offer(seat, place_in_offer(s, tile))
        s.push(steps.JOIN, seat, tile * COSTS_ROOM + place_of_cost(tile, actions.SLOT_2[action] + 1))


def is_paid(s: PulsarState, tile: i64, place: i64) -> bool:
    """Return whether a cost of a tile is covered."""
    return s.covered[tile] & BITS[place] != 0


@final
class PayTransmitter(Transmission):
    """A die covers one open cost of an own transmitter."""

    clauses: ClassVar = (
        clause("P-TRX-06"),
        clause("P-TRX-07"),
        clause("P-TRX-09"),
        clause("P-TRX-G4"),
        clause("P-TRX-G21"),
    )

    def __init__(self) -> None:
        super().__init__(schema.TRANSMIT, COST_OF_TARGET, actions.PAY_SPEND)

    def add_legal(self, s: PulsarState, seat: i64, usual: vec[i64], found: vec[i64]) -> vec[i64]:
        spends = possible_spends(s, seat, schema.TRANSMIT, usual)
        costs = payable_costs(s, seat, schema.TRANSMIT, spends)
        owner = s.tile_owner
        for tile in range(tables.TILES):
            if owner[tile] == seat:
                payable = costs & open_costs(s, tile)
                if payable != 0:
                    found = self.add_costs(s, tile, payable, spends, found)
        return found

    def barred(self, s: PulsarState, seat: i64, action: i64) -> i64:
        tile = actions.SLOT_1[action]
        if s.tile_owner[tile] != seat:
            return TRX_G10
        if is_paid(s, tile, place_of_cost(tile, actions.SLOT_2[action] + 1)):
            return TRX_08
        return self.barred_cost(s, seat, action)

    def do(self, s: PulsarState, seat: i64, action: i64) -> None:
        tile = actions.SLOT_1[action]
        pay_die(s, seat, actions.SPEND_OF[action])
        cover(s, seat, tile, place_of_cost(tile, actions.SLOT_2[action] + 1))


def cover(s: PulsarState, seat: i64, tile: i64, place: i64) -> None:
    """Cover a cost; with the last one the tile comes online."""
    s.cover_cost(tile, place)
    trigger(s, seat, schema.ON_TRANSMITTER_DIE)
    if open_costs(s, tile) != 0:
        return
    s.push(steps.LINK_DIE, seat, tile)
    s.push(steps.ONLINE, seat, tile)
    push_effects(s, seat, tables.FIRST_TRANSMITTER + tables.TILE_DESIGN[tile], schema.NOW)


def link_is_finished(s: PulsarState, tile: i64, end: i64) -> bool:
    """Return whether an end of an online tile is joined to a tile that is online too. P-TRX-G15"""
    other = s.joint(tile, end)
    return other != starmap.NONE and s.is_online(other // 2)


def link_value(s: PulsarState, tile: i64, end: i64) -> i64:
    """Return the sum of the pips of the two halves at a joint."""
    other = s.joint(tile, end)
    return half(tile, end) + half(other // 2, other % 2)


def gives_die(s: PulsarState, tile: i64, value: i64) -> bool:
    """Return whether a link just finished forms a die of this value."""
    left = link_is_finished(s, tile, actions.LEFT) and link_value(s, tile, actions.LEFT) == value
    return left or (link_is_finished(s, tile, actions.RIGHT) and link_value(s, tile, actions.RIGHT) == value)


@final
class BringOnline(AutomaticStep[PulsarState]):
    """A transmitter is turned online: triggers, then its own ability. The argument is the tile."""

    clauses: ClassVar = (
        clause("P-TRX-12"),
        clause("P-TRX-15"),
        clause("P-TRX-G9"),
        clause("P-TRX-G12"),
        clause("P-TRX-G15"),
        clause("P-EFF-G2"),
        clause("P-EFF-G24"),
    )

    def run(self, s: PulsarState, seat: i64, argument: i64) -> None:
        s.drop()
        trigger(s, seat, schema.ON_ONLINE)
        for end in range(2):
            if link_is_finished(s, argument, end):
                trigger(s, seat, schema.ON_LINK)
        s.turn_online(argument)
        learn(s, seat, tables.FIRST_TRANSMITTER + tables.TILE_DESIGN[argument])


def _barred_link_die(s: PulsarState, tile: i64, value: i64) -> i64:
    if s.bonus_had == 1:
        return BON_01
    return ALLOWED if gives_die(s, tile, value) else TRX_13


@final
class TakeLinkDie(PulsarDecision):
    """The seat may take the die of a link just finished, unless it had a bonus die.

    The argument is the tile that came online.
    """

    clauses: ClassVar = (
        clause("P-TRX-05"),
        clause("P-TRX-14"),
        clause("P-TRX-18"),
        clause("P-TRX-G6"),
        clause("P-TRX-G7"),
        clause("P-TRX-G8"),
        clause("P-TRX-G13"),
        clause("P-TRX-G18"),
    )

    def legal(self, s: PulsarState, seat: i64, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=3)
        for value in range(1, constants.FACES + 1):
            if _barred_link_die(s, argument, value) == ALLOWED:
                found = append(found, actions.DIE_ACTION + value - 1)
        return append(found, actions.PASS) if len(found) > 0 else found

    def barred_choice(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> i64:
        return (
            _barred_link_die(s, argument, actions.SLOT_1[action] + 1)
            if actions.KIND_OF[action] == actions.DIE_KIND
            else self.rule
        )

    def do(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> None:
        s.drop()
        if action != actions.PASS:
            take_bonus_die(s, actions.SLOT_1[action] + 1, False)


def _is_mirrored(s: PulsarState, joint: i64) -> bool:
    """Return whether an array reads the same from a free end and from its other end, an earlier one."""
    there = opposite(joint)
    while s.link[there] != starmap.NONE:
        there = opposite(s.link[there])
    if joint < there:
        return False
    while joint != starmap.NONE:
        tile, other = joint // 2, there // 2
        if tables.TILE_DESIGN[tile] != tables.TILE_DESIGN[other] or s.covered[tile] != s.covered[other]:
            return False
        if half(tile, joint % 2) != half(other, there % 2):
            return False
        joint, there = s.link[opposite(joint)], s.link[opposite(there)]
    return True


def _barred_joint(s: PulsarState, seat: i64, tile: i64, end: i64, joint: i64) -> i64:
    """Return ALLOWED, or the clause that bars joining `end` of `tile` to `joint`, an end of an own array."""
    other = joint // 2
    if other == tile or s.tile_owner[other] != seat or s.link[joint] != starmap.NONE:
        return TRX_G14
    if half(tile, end) == tables.NO_HALF or half(other, joint % 2) == tables.NO_HALF:
        return TRX_16
    if end == actions.RIGHT and half(tile, actions.LEFT) == half(tile, actions.RIGHT):
        return TRX_G17
    return TRX_G17 if _is_mirrored(s, joint) else ALLOWED


@final
class JoinTransmitter(PulsarDecision):
    """A claimed tile is joined to a free end of an own array for good, or begins a new one.

    Then the cost that was paid is covered. The argument is tile * COSTS_ROOM + the place of that cost.
    """

    clauses: ClassVar = (
        clause("P-TRX-04"),
        clause("P-TRX-17"),
        clause("P-TRX-G3"),
        clause("P-TRX-G5"),
        clause("P-TRX-G16"),
        clause("P-TRX-G19"),
        clause("P-TRX-G20"),
    )

    def legal(self, s: PulsarState, seat: i64, argument: i64) -> vec[i64]:
        found, tile, owner = vec[i64]([actions.ARRAY]), argument // COSTS_ROOM, s.tile_owner
        for end in range(2):
            for joint in range(tables.TILES * 2):
                if owner[joint // 2] == seat and _barred_joint(s, seat, tile, end, joint) == ALLOWED:
                    found = append(found, actions.JOIN + end * tables.TILES * 2 + joint)
        return found

    def barred_choice(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> i64:
        if actions.KIND_OF[action] == actions.ARRAY_KIND:
            return ALLOWED
        if actions.KIND_OF[action] != actions.JOIN_KIND:
            return self.rule
        return _barred_joint(s, seat, argument // COSTS_ROOM, actions.SLOT_1[action], _joint_of(action))

    def do(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> None:
        tile = argument // COSTS_ROOM
        s.drop()
        if action != actions.ARRAY:
            s.join(tile * 2 + actions.SLOT_1[action], _joint_of(action))
        cover(s, seat, tile, argument % COSTS_ROOM)


def _joint_of(action: i64) -> i64:
    """Return the end that a claimed tile is joined to, as tile * 2 + its end."""
    return actions.SLOT_2[action] * 2 + actions.SLOT_3[action]
