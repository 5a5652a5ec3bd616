"""Transmitters: claiming, linking, paying, coming online (catalogue section 6.4)."""

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.bits import BITS
from astrarium.core.clauses import ALLOWED
from astrarium.games.pulsar2849.clauses import clause
from astrarium.games.pulsar2849.components.constants import FACES, OFFER_SIZE
from astrarium.games.pulsar2849.components.schema import (
    NOW,
    ON_LINK,
    ON_ONLINE,
    ON_TRANSMITTER_DIE,
    TRANSMIT,
    bits,
)
from astrarium.games.pulsar2849.components.starmap import NONE
from astrarium.games.pulsar2849.components.tables import (
    DESIGN_COSTS,
    DESIGN_HALF,
    FIRST_TRANSMITTER,
    MOST_COSTS,
    NO_HALF,
    TILE_DESIGN,
    TILES,
)
from astrarium.games.pulsar2849.rules.actions import (
    ARRAY,
    CLAIM_SPEND,
    DIE_ACTION,
    JOIN,
    LEFT,
    PASS,
    PAY_SPEND,
    RIGHT,
    SLOT_1,
    SLOT_2,
    SPEND_OF,
)
from astrarium.games.pulsar2849.rules.counting import opposite
from astrarium.games.pulsar2849.rules.effects import learn, push_effects
from astrarium.games.pulsar2849.rules.gaining import trigger
from astrarium.games.pulsar2849.rules.spending import (
    DiceAction,
    pay_die,
    payable_costs,
    possible_spends,
)
from astrarium.games.pulsar2849.rules.state import (
    HOLDING_BLOCK,
    JOIN_STEP,
    LINK_DIE_STEP,
    ONLINE_STEP,
    SUPPLY_BLOCK,
    TILES_BLOCK,
    PulsarState,
)

COSTS_ROOM: Final[i64] = 8
COST_OF_TARGET: Final = vec[i64]([target % FACES + 1 for target in range(TILES * FACES)])  # by tile and cost

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
    """One of the costs of a tile, 0 where it has none."""
    return DESIGN_COSTS[TILE_DESIGN[tile] * MOST_COSTS + place]


def place_of_cost(tile: i64, cost: i64) -> i64:
    """Which of its costs has a value, NONE if none has. P-DATA-71"""
    for place in range(MOST_COSTS):
        if cost_of(tile, place) == cost:
            return place
    return NONE


def _open_costs() -> vec[i64]:
    """By tile and costs covered: the values of the costs still to be paid, both as bits."""
    table: list[int] = []
    for tile in range(TILES):
        costs = [int(cost_of(tile, place)) for place in range(MOST_COSTS) if cost_of(tile, place) > 0]
        table += [
            bits([cost for place, cost in enumerate(costs) if covered & BITS[place] == 0])
            for covered in range(COSTS_ROOM)
        ]
    return vec[i64](table)


OPEN_COSTS: Final = _open_costs()


def open_costs(s: PulsarState, tile: i64) -> i64:
    """The values of the costs of a tile that are not covered, as bits. P-TRX-08"""
    return OPEN_COSTS[tile * COSTS_ROOM + s.covered[tile]]


def half(tile: i64, end: i64) -> i64:
    """The pips of the half die at an end of a tile, NO_HALF if there is none."""
    return DESIGN_HALF[TILE_DESIGN[tile] * 2 + end]


def place_in_offer(s: PulsarState, tile: i64) -> i64:
    """Where a tile lies in the offer, NONE if it does not."""
    for place in range(OFFER_SIZE):
        if s.offer[place] == tile:
            return place
    return NONE


def _has_twin(s: PulsarState, tile: i64) -> bool:
    """Whether an earlier tile of the same design lies in the offer too. P-ACT-G18"""
    for place in range(OFFER_SIZE):
        other = s.offer[place]
        if other != NONE and other < tile and TILE_DESIGN[other] == TILE_DESIGN[tile]:
            return True
    return False


def _next_offered(s: PulsarState, last: i64) -> i64:
    """The next tile of the offer in ascending order, NONE if there is none."""
    found = NONE
    for tile in s.offer:
        if tile > last and (found == NONE or tile < found):
            found = tile
    return found


class Transmission(DiceAction):
    """An action by which a die pays one of the costs of a transmitter; tile and cost are the target."""

    def add_costs(self, s: PulsarState, tile: i64, costs: i64, spends: vec[i64], found: vec[i64]) -> vec[i64]:
        """Return `found` with the actions that pay one of `costs` (as bits), ascending by cost."""
        for cost in range(1, FACES + 1):
            if costs & BITS[cost] != 0:
                found = self.add_spends(s, tile * FACES + cost - 1, spends, found)
        return found

    def barred_cost(self, s: PulsarState, seat: i64, action: i64) -> i64:
        """Return ALLOWED, or the clause by which the die of `action` does not pay its cost."""
        return self.barred_die(s, seat, SLOT_1[action] * FACES + SLOT_2[action], action)


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
        super().__init__(TRANSMIT, COST_OF_TARGET, CLAIM_SPEND)

    def add_legal(self, s: PulsarState, seat: i64, usual: vec[i64], found: vec[i64]) -> vec[i64]:
        spends = possible_spends(s, seat, TRANSMIT, usual)
        costs = payable_costs(s, seat, TRANSMIT, spends)
        tile = _next_offered(s, NONE)
        while tile != NONE:
            payable = costs & open_costs(s, tile)
            if payable != 0 and not _has_twin(s, tile):
                found = self.add_costs(s, tile, payable, spends, found)
            tile = _next_offered(s, tile)
        return found

    def barred(self, s: PulsarState, seat: i64, action: i64) -> i64:
        tile = SLOT_1[action]
        if place_in_offer(s, tile) == NONE:
            return TRX_01
        return ACT_G18 if _has_twin(s, tile) else self.barred_cost(s, seat, action)

    def do(self, s: PulsarState, seat: i64, action: i64) -> None:
        tile = SLOT_1[action]
        pay_die(s, seat, SPEND_OF[action])
        s.changed |= SUPPLY_BLOCK | HOLDING_BLOCK[seat]
        s.offer[place_in_offer(s, tile)] = NONE
        s.tile_owner[tile] = seat
        s.push(JOIN_STEP, seat, tile * COSTS_ROOM + place_of_cost(tile, SLOT_2[action] + 1))


def is_paid(s: PulsarState, tile: i64, place: i64) -> bool:
    """Whether a cost of a tile is covered. P-TRX-08"""
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
        super().__init__(TRANSMIT, COST_OF_TARGET, PAY_SPEND)

    def add_legal(self, s: PulsarState, seat: i64, usual: vec[i64], found: vec[i64]) -> vec[i64]:
        spends = possible_spends(s, seat, TRANSMIT, usual)
        costs = payable_costs(s, seat, TRANSMIT, spends)
        owner = s.tile_owner
        for tile in range(TILES):
            if owner[tile] == seat:
                payable = costs & open_costs(s, tile)
                if payable != 0:
                    found = self.add_costs(s, tile, payable, spends, found)
        return found

    def barred(self, s: PulsarState, seat: i64, action: i64) -> i64:
        tile = SLOT_1[action]
        if s.tile_owner[tile] != seat:
            return TRX_G10
        if is_paid(s, tile, place_of_cost(tile, SLOT_2[action] + 1)):
            return TRX_08
        return self.barred_cost(s, seat, action)

    def do(self, s: PulsarState, seat: i64, action: i64) -> None:
        tile = SLOT_1[action]
        pay_die(s, seat, SPEND_OF[action])
        cover(s, seat, tile, place_of_cost(tile, SLOT_2[action] + 1))


def cover(s: PulsarState, seat: i64, tile: i64, place: i64) -> None:
    """A cost is covered; with the last one the tile comes online.

    P-TRX-08, P-TRX-10, P-TRX-11, P-TRX-G2, P-TRX-G11, P-EFF-G24
    """
    s.changed |= TILES_BLOCK
    s.covered[tile] |= BITS[place]
    trigger(s, seat, ON_TRANSMITTER_DIE)
    if open_costs(s, tile) != 0:
        return
    s.push(LINK_DIE_STEP, seat, tile)
    s.push(ONLINE_STEP, seat, tile)
    push_effects(s, seat, FIRST_TRANSMITTER + TILE_DESIGN[tile], NOW)


def go_online(s: PulsarState, seat: i64, tile: i64) -> None:
    """The tile is turned: triggers, then its own ability.

    P-TRX-12, P-TRX-15, P-TRX-G9, P-TRX-G12, P-TRX-G15, P-EFF-G2, P-EFF-G24
    """
    s.drop()
    s.changed |= TILES_BLOCK | HOLDING_BLOCK[seat]
    trigger(s, seat, ON_ONLINE)
    for end in range(2):
        if link_is_finished(s, tile, end):
            trigger(s, seat, ON_LINK)
    s.online = append(s.online, tile)
    learn(s, seat, FIRST_TRANSMITTER + TILE_DESIGN[tile])


def link_is_finished(s: PulsarState, tile: i64, end: i64) -> bool:
    """Whether an end of an online tile is joined to a tile that is online too. P-TRX-G15"""
    other = s.link[tile * 2 + end]
    return other != NONE and s.is_online(other // 2)


def link_value(s: PulsarState, tile: i64, end: i64) -> i64:
    """The pips of the two halves at a joint. P-TRX-05, P-TRX-18"""
    other = s.link[tile * 2 + end]
    return half(tile, end) + half(other // 2, other % 2)


def gives_die(s: PulsarState, tile: i64, value: i64) -> bool:
    """Whether a link just finished forms a die of this value. P-TRX-13, P-TRX-G6, P-TRX-G13, P-TRX-G18"""
    left = link_is_finished(s, tile, LEFT) and link_value(s, tile, LEFT) == value
    return left or (link_is_finished(s, tile, RIGHT) and link_value(s, tile, RIGHT) == value)


def barred_link_die(s: PulsarState, tile: i64, value: i64) -> i64:
    """The die of a link just finished, unless a bonus die was had. P-TRX-13, P-TRX-14, P-TRX-G7, P-BON-01"""
    if s.bonus_had == 1:
        return BON_01
    return ALLOWED if gives_die(s, tile, value) else TRX_13


def legal_link_die(s: PulsarState, tile: i64) -> vec[i64]:
    """All dice of links just finished, or none of them. P-TRX-G8"""
    found = vec[i64](capacity=3)
    for value in range(1, FACES + 1):
        if barred_link_die(s, tile, value) == ALLOWED:
            found = append(found, DIE_ACTION + value - 1)
    return append(found, PASS) if len(found) > 0 else found


def barred_join(s: PulsarState, seat: i64, tile: i64, end: i64, other: i64, other_end: i64) -> i64:
    """Joining an end of a claimed tile to a free end of an own array.

    P-TRX-04, P-TRX-16, P-TRX-17, P-TRX-G3, P-TRX-G5, P-TRX-G14, P-TRX-G16, P-TRX-G17, P-TRX-G19, P-ACT-G18
    """
    if other == tile or s.tile_owner[other] != seat or s.link[other * 2 + other_end] != NONE:
        return TRX_G14
    if half(tile, end) == NO_HALF or half(other, other_end) == NO_HALF:
        return TRX_16
    if end == RIGHT and half(tile, LEFT) == half(tile, RIGHT):
        return TRX_G17
    return TRX_G17 if _is_mirrored(s, other * 2 + other_end) else ALLOWED


def _is_mirrored(s: PulsarState, joint: i64) -> bool:
    """Whether an array reads the same from a free end and from an earlier one, its other end. P-TRX-G17"""
    there = opposite(joint)
    while s.link[there] != NONE:
        there = opposite(s.link[there])
    if joint < there:
        return False
    while joint != NONE:
        tile, other = joint // 2, there // 2
        if TILE_DESIGN[tile] != TILE_DESIGN[other] or s.covered[tile] != s.covered[other]:
            return False
        if half(tile, joint % 2) != half(other, there % 2):
            return False
        joint, there = s.link[opposite(joint)], s.link[opposite(there)]
    return True


def legal_join(s: PulsarState, seat: i64, tile: i64) -> vec[i64]:
    """A new array, or any joint with an own one."""
    found = vec[i64]([ARRAY])
    for end in range(2):
        for joint in range(TILES * 2):
            other = joint // 2
            if s.tile_owner[other] == seat and barred_join(s, seat, tile, end, other, joint % 2) == ALLOWED:
                found = append(found, JOIN + end * TILES * 2 + joint)
    return found


def do_join(s: PulsarState, end: i64, other: i64, other_end: i64) -> None:
    """Join the two tiles for good, then cover the cost that was paid."""
    tile = s.step_argument() // COSTS_ROOM
    s.link[tile * 2 + end] = other * 2 + other_end
    s.link[other * 2 + other_end] = tile * 2 + end
    do_array(s)


def do_array(s: PulsarState) -> None:
    """The tile begins a new array (or has just been joined); the cost paid is covered. P-TRX-04, P-TRX-G20"""
    seat = s.step_seat()
    placed = s.step_argument()
    s.drop()
    cover(s, seat, placed // COSTS_ROOM, placed % COSTS_ROOM)
