"""A position with the rules attached: what an action does, what forbids it, what it is worth."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from astrarium.core.clauses import ALLOWED
from astrarium.core.codec import Reader
from astrarium.core.errors import BadBytes
from astrarium.core.features import encoded, widened
from astrarium.core.state import OVER, Layout
from astrarium.games.pulsar2849.clauses import clause
from astrarium.games.pulsar2849.components.constants import LEAST_SEATS, MOST_SEATS
from astrarium.games.pulsar2849.components.starmap import NONE
from astrarium.games.pulsar2849.evaluation.heuristic import evaluate
from astrarium.games.pulsar2849.learning.encode import encode
from astrarium.games.pulsar2849.learning.encode_seats import encode_seat
from astrarium.games.pulsar2849.learning.slots import LAYOUT, ZERO_SLOTS
from astrarium.games.pulsar2849.rules.actions import (
    ARRAY_KIND,
    BOARD_KIND,
    BONUS_KIND,
    BUY_KIND,
    DIE_KIND,
    DISCOVER_KIND,
    DRAFT_KIND,
    END_KIND,
    ENTER_KIND,
    EXPLORE_KIND,
    FLY_KIND,
    GAIN_KIND,
    GOAL_KIND,
    HQ_KIND,
    JOIN_KIND,
    JUMP_KIND,
    KIND_OF,
    LAND_KIND,
    MEET_KIND,
    MODIFIER_KIND,
    ORDER_KIND,
    PASS_KIND,
    REVEAL_KIND,
    RING_KIND,
    ROLL_KIND,
    RUN_KIND,
    SETTLE_KIND,
    SHIFT_KIND,
    SIDE_KIND,
    SLOT_1,
    SLOT_2,
    SLOT_3,
    SPIN_KIND,
)
from astrarium.games.pulsar2849.rules.building import (
    barred_gain,
    barred_spin,
    do_spin,
    gain_gyrodyne,
    take_bonus_die,
)
from astrarium.games.pulsar2849.rules.dicing import barred_draft, do_draft, must_pass
from astrarium.games.pulsar2849.rules.effects import (
    barred_buy,
    barred_isolated,
    barred_jump,
    barred_meet,
    barred_settle,
    barred_shift,
    do_buy,
    do_isolated,
    do_jump,
    do_meet,
    do_settle,
    do_shift,
)
from astrarium.games.pulsar2849.rules.flying import (
    barred_claim,
    barred_fly,
    barred_land,
    barred_passing,
    barred_run,
    claim_by_ship,
    do_discover,
    do_fly,
    do_run,
    do_station,
    end_flight,
    trail_of,
)
from astrarium.games.pulsar2849.rules.scoring import barred_bonus, do_bonus, ranking
from astrarium.games.pulsar2849.rules.setup import (
    barred_enter,
    barred_side,
    do_order,
    do_reveal,
    order_from,
    set_up,
)
from astrarium.games.pulsar2849.rules.state import (
    ACT_STEP,
    BONUS_STEP,
    BUY_STEP,
    CLAIM_STEP,
    DRAFT_STEP,
    ENDING_STEP,
    ENTER_STEP,
    FACE,
    FLIGHT_BLOCK,
    FLIGHT_STEP,
    GAIN_STEP,
    GOAL_BONUS_STEP,
    HQ,
    ISOLATED_STEP,
    JOIN_STEP,
    JUMP_STEP,
    LAND_STEP,
    LINK_DIE_STEP,
    MEET_STEP,
    PASSING_STEP,
    POINTS,
    REMOTE_STEP,
    RUN_STEP,
    SHIFT_STEP,
    SIDE_STEP,
    SPIN_STEP,
    SUPPLY_BLOCK,
    TECHS_BLOCK,
    THROUGH_STEP,
    PulsarState,
)
from astrarium.games.pulsar2849.rules.stationing import barred_station
from astrarium.games.pulsar2849.rules.transmitting import (
    barred_join,
    barred_link_die,
    do_array,
    do_join,
)
from astrarium.games.pulsar2849.rules.turn import (
    TURN_ACTIONS,
    do_bonus_choice,
    do_enter,
    do_explore,
    do_roll,
    settle,
)
from astrarium.games.pulsar2849.storage.validation import validate

GEN_04: Final = clause("P-GEN-04")
GEN_G4: Final = clause("P-GEN-G4")
ACT_G5: Final = clause("P-ACT-G5")
ACT_G8: Final = clause("P-ACT-G8")
EFF_G21: Final = clause("P-EFF-G21")


@final
@mypyc_attr(acyclic=True)
class PulsarPosition(PulsarState):
    """Pulsar 2849 being played."""

    __slots__ = ()

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)

    def clone(self) -> "PulsarPosition":
        twin = PulsarPosition(self.seats)
        twin.copy_fields(self)
        return twin

    def score(self, seat: i64) -> i64:
        return self.get(seat, POINTS)

    def places(self) -> vec[i64]:
        return ranking(self)

    def heuristic(self, seat: i64) -> i64:
        return evaluate(self, seat)

    def features(self, seat: i64) -> vec[i64]:
        return widened(encoded(self, seat, ZERO_SLOTS))

    def layout(self) -> Layout:
        return LAYOUT

    def encode(self, seat: i64, out: vec[i16], at: i64, blocks: i64) -> None:
        encode(self, seat, out, at, blocks)

    def encode_seat(self, seat: i64, out: vec[i16], at: i64, parts: i64) -> None:
        encode_seat(self, seat, out, at, parts)

    def apply(self, action: i64) -> None:
        kind = KIND_OF[action]
        seat = self.step_seat()
        if kind == FLY_KIND:
            do_fly(self, seat, SLOT_1[action])
        elif kind == DRAFT_KIND:
            do_draft(self, seat, SLOT_1[action] + 1, SLOT_2[action])
        elif MODIFIER_KIND <= kind <= END_KIND:
            TURN_ACTIONS[kind - MODIFIER_KIND].do(self, seat, action)
        elif kind >= ORDER_KIND:
            self._apply_chance(kind, seat, SLOT_1[action])
        else:
            self._apply_choice(kind, seat, action)
        settle(self)

    def _apply_chance(self, kind: i64, seat: i64, first: i64) -> None:
        if kind == ROLL_KIND:
            do_roll(self, first + 1)
        elif kind == DISCOVER_KIND:
            do_discover(self, first)
        elif kind == EXPLORE_KIND:
            do_explore(self, first)
        elif kind == REVEAL_KIND:
            do_reveal(self, first)
        elif kind == ORDER_KIND:
            do_order(self, first)
        elif kind == GOAL_KIND:
            self.changed |= SUPPLY_BLOCK
            self.goals[self.step_argument()] = first
            self.drop()
        elif kind == BOARD_KIND:
            self.changed |= SUPPLY_BLOCK | TECHS_BLOCK
            self.boards[self.step_argument()] = first
            self.drop()
        elif kind == HQ_KIND:
            self.put(seat, HQ, first)
            self.drop()

    def _apply_choice(self, kind: i64, seat: i64, action: i64) -> None:
        first = SLOT_1[action]
        argument = self.step_argument()
        if kind == PASS_KIND:
            self._apply_pass()
        elif kind == RING_KIND:
            self._apply_ring(seat, first)
        elif kind == BONUS_KIND:
            do_bonus_choice(self, seat, argument, first)
        elif kind == RUN_KIND:
            do_run(self, seat, first, SLOT_2[action])
            end_flight(self)
        elif kind == ARRAY_KIND:
            do_array(self)
        elif kind == JOIN_KIND:
            do_join(self, first, SLOT_2[action], SLOT_3[action])
        elif kind == ENTER_KIND:
            do_enter(self, seat, first)
        elif kind == SIDE_KIND:
            self.drop()
            self.put(seat, FACE, first)
        elif kind == LAND_KIND:
            self.drop()
            self.changed |= FLIGHT_BLOCK
            self.landing = first
        elif kind == DIE_KIND:
            self.drop()
            take_bonus_die(self, first + 1, False)
        else:
            self._apply_effect(kind, seat, action, argument)

    def _apply_effect(self, kind: i64, seat: i64, action: i64, argument: i64) -> None:
        first = SLOT_1[action]
        if kind == GAIN_KIND:
            self.drop()
            gain_gyrodyne(self, seat, first)
        elif kind == SPIN_KIND:
            self.drop()
            do_spin(self, seat, first)
        elif kind == JUMP_KIND:
            do_jump(self, seat, first)
        elif kind == SETTLE_KIND:
            if self.step() == REMOTE_STEP:
                do_settle(self, seat, first, SLOT_2[action])
            else:
                do_station(self, seat, first)
        elif kind == SHIFT_KIND:
            do_shift(self, seat, argument, first)
        elif kind == MEET_KIND:
            do_meet(self, seat, first)
        elif kind == BUY_KIND:
            if self.step() == GOAL_BONUS_STEP:
                do_bonus(self, seat, argument)
            else:
                do_buy(self, seat, argument, first + 1)

    def _apply_pass(self) -> None:
        """To decline what may be declined. P-EFF-G21, P-PUL-G5"""
        if self.step() == RUN_STEP:
            end_flight(self)
        else:
            self.drop()

    def _apply_ring(self, seat: i64, node: i64) -> None:
        """A claim, by the ship or by an effect."""
        if self.step() == ISOLATED_STEP:
            do_isolated(self, seat, node)
        else:
            self.drop()
            claim_by_ship(self, seat, node)

    def barred(self, action: i64) -> i64:
        """P-GEN-G4, P-ACT-G8: there is always one side to decide; whatever it is not asked is barred."""
        if self.actor == OVER:
            return GEN_04
        if self.actor < 0:
            return ALLOWED if action in self.moves else GEN_G4
        kind = KIND_OF[action]
        seat = self.step_seat()
        step = self.step()
        if step == ACT_STEP:
            if MODIFIER_KIND <= kind <= END_KIND:
                return TURN_ACTIONS[kind - MODIFIER_KIND].barred(self, seat, action)
            return ACT_G8
        if MODIFIER_KIND <= kind <= END_KIND:
            return ACT_G5
        if kind == PASS_KIND:
            return ALLOWED if action in self.moves else EFF_G21
        return self._barred_choice(step, kind, seat, action)

    def _barred_choice(self, step: i64, kind: i64, seat: i64, action: i64) -> i64:
        first = SLOT_1[action]
        argument = self.step_argument()
        if step == FLIGHT_STEP and kind == FLY_KIND:
            return barred_fly(self, seat, first, trail_of(self))
        if step == DRAFT_STEP and kind == DRAFT_KIND:
            return barred_draft(self, seat, first + 1, SLOT_2[action], must_pass(self, seat))
        if step == RUN_STEP and kind == RUN_KIND:
            return barred_run(self, seat, first, SLOT_2[action])
        if step == LAND_STEP and kind == LAND_KIND:
            return barred_land(self, seat, first)
        if step == BONUS_STEP and kind == BONUS_KIND:
            return ALLOWED
        if step == ENTER_STEP and kind == ENTER_KIND:
            return barred_enter(self, first)
        if step == SIDE_STEP and kind == SIDE_KIND:
            return barred_side(self, seat, first)
        if kind == RING_KIND:
            return self._barred_ring(step, seat, first, argument)
        if step == JOIN_STEP and kind == JOIN_KIND:
            return barred_join(self, seat, argument // 8, first, SLOT_2[action], SLOT_3[action])
        if step == JOIN_STEP and kind == ARRAY_KIND:
            return ALLOWED
        if step == LINK_DIE_STEP and kind == DIE_KIND:
            return barred_link_die(self, argument, first + 1)
        return self._barred_effect(step, kind, seat, action)

    def _barred_ring(self, step: i64, seat: i64, node: i64, argument: i64) -> i64:
        if step == CLAIM_STEP:
            return barred_claim(self, seat, node) if node == argument else ACT_G8
        if step == PASSING_STEP:
            return barred_passing(self, seat, node)
        if step == ISOLATED_STEP:
            return barred_isolated(self, seat, node)
        return ACT_G8

    def _barred_effect(self, step: i64, kind: i64, seat: i64, action: i64) -> i64:
        first = SLOT_1[action]
        argument = self.step_argument()
        if step == GAIN_STEP and kind == GAIN_KIND:
            return barred_gain(self, argument, first)
        if step == SPIN_STEP and kind == SPIN_KIND:
            return barred_spin(self, seat, argument, first)
        if step == JUMP_STEP and kind == JUMP_KIND:
            return barred_jump(self, seat, first)
        if step == REMOTE_STEP and kind == SETTLE_KIND:
            return barred_settle(self, seat, argument, first, SLOT_2[action])
        if step in (THROUGH_STEP, ENDING_STEP) and kind == SETTLE_KIND:
            return barred_station(self, seat, first, SLOT_2[action])
        if step == SHIFT_STEP and kind == SHIFT_KIND:
            return barred_shift(self, seat, argument, first)
        if step == BUY_STEP and kind == BUY_KIND:
            return barred_buy(self, seat, argument, first + 1)
        if step == GOAL_BONUS_STEP and kind == BUY_KIND:
            return barred_bonus(self, seat, argument, first + 1)
        if step == MEET_STEP and kind == MEET_KIND:
            return barred_meet(self, first)
        return ACT_G8


def open_match(position: PulsarPosition, first: i64) -> PulsarPosition:
    """The position before the first event; options have been set. A first player of NONE is drawn."""
    if first != NONE:
        do_order(position, order_from(position.seats, first))
    settle(position)
    return position


def new_position(seats: i64, star_map: i64, hq: i64, variants: i64) -> PulsarPosition:
    """A position set up but for luck and what options fix."""
    position = PulsarPosition(seats)
    position.star_map = star_map
    position.hq = hq
    position.variants = variants
    set_up(position)
    return position


def restore(data: bytes) -> PulsarPosition:
    """The position that `to_bytes` wrote."""
    source = Reader(data)
    seats = source.take()
    if not LEAST_SEATS <= seats <= MOST_SEATS:
        raise BadBytes(f"the stored state has {seats} seats")
    position = PulsarPosition(seats)
    position.read(source)
    validate(position)
    settle(position)
    if position.to_bytes() != data or (position.actor != OVER and len(position.moves) == 0):
        raise BadBytes("the stored state is no position of a match")
    return position
