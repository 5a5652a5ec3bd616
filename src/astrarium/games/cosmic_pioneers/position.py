"""A position with the rules attached: what an action does, what forbids it, what it is worth."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from astrarium.core.bits import BITS
from astrarium.core.clauses import ALLOWED
from astrarium.core.codec import Reader
from astrarium.core.errors import BadBytes
from astrarium.core.features import encoded, widened
from astrarium.core.state import OVER, Layout
from astrarium.games.cosmic_pioneers.clauses import clause
from astrarium.games.cosmic_pioneers.components.constants import (
    LEAST_SEATS,
    MOST_SEATS,
)
from astrarium.games.cosmic_pioneers.evaluation.heuristic import evaluate
from astrarium.games.cosmic_pioneers.learning.encode import encode, encode_seat
from astrarium.games.cosmic_pioneers.learning.slots import LAYOUT, ZERO_SLOTS
from astrarium.games.cosmic_pioneers.rules.actions import (
    ABOARD_KIND,
    BOMB_KIND,
    BUY_KIND,
    COMMANDER_KIND,
    CRASH_KIND,
    DISCARD_KIND,
    EMBARK_KIND,
    FIGHT_KIND,
    JETTISON_KIND,
    KIND_OF,
    LAND_KIND,
    LAY_KIND,
    LOAD_KIND,
    MOVE_KIND,
    PASS_KIND,
    PICK_KIND,
    RAISE_KIND,
    REROLL_KIND,
    SLOT_1,
    SLOT_2,
    SLOT_KIND,
    TAKE_KIND,
    TARGET_KIND,
    UNLOAD_KIND,
    VICTIM_KIND,
)
from astrarium.games.cosmic_pioneers.rules.adventuring import barred_aboard
from astrarium.games.cosmic_pioneers.rules.bombing import barred_bomb, barred_target, barred_victim
from astrarium.games.cosmic_pioneers.rules.crashing import barred_crash, barred_land
from astrarium.games.cosmic_pioneers.rules.deploying import (
    barred_end,
    barred_load,
    barred_slot,
    barred_take,
    barred_unload,
)
from astrarium.games.cosmic_pioneers.rules.effects import barred_pick
from astrarium.games.cosmic_pioneers.rules.fighting import barred_fight
from astrarium.games.cosmic_pioneers.rules.jettisoning import barred_jettison
from astrarium.games.cosmic_pioneers.rules.moving import barred_move
from astrarium.games.cosmic_pioneers.rules.scoring import ranking
from astrarium.games.cosmic_pioneers.rules.setup import barred_commander, barred_lay, do_first, set_up
from astrarium.games.cosmic_pioneers.rules.state import (
    ABOARD_STEP,
    ATTACK_STEP,
    BOMB_STEP,
    BUY_STEP,
    COMMANDER_STEP,
    COUNT_STEP,
    CRASH_STEP,
    DEFENCE_STEP,
    DISCARD_STEP,
    EMBARK_STEP,
    EVENT_STEP,
    FACE_STEP,
    FIGHT_STEP,
    FIRST_DECISION_STEP,
    FIRST_STEP,
    HIT_STEP,
    JETTISON_STEP,
    LAST_STEP,
    LAY_STEP,
    LEVEL_STEP,
    MOVE_STEP,
    NONE,
    PICK_STEP,
    PLANET_STEP,
    POINTS,
    RAISE_STEP,
    REROLL_STEP,
    SCENARIO_STEP,
    SLOT_STEP,
    SPECIES_STEP,
    TARGET_STEP,
    TRANSFER_STEP,
    VICTIM_STEP,
    WRECK_STEP,
    CosmicState,
)
from astrarium.games.cosmic_pioneers.rules.trading import (
    barred_buy,
    barred_discard,
    barred_embark,
    barred_level,
    barred_raise,
)
from astrarium.games.cosmic_pioneers.rules.turn import perform, settle
from astrarium.games.cosmic_pioneers.storage.validation import validate

END_01: Final = clause("C-END-01")
NOTE_13: Final = clause("C-NOTE-13")


def _step_clauses() -> vec[i64]:
    """By step: the clause that says what happens then, and so forbids everything else."""
    named = {
        FIRST_STEP: "C-SETUP-01",
        SPECIES_STEP: "C-SETUP-05",
        SCENARIO_STEP: "C-SETUP-06",
        PLANET_STEP: "C-GAP-12",
        EVENT_STEP: "C-EVENT-11",
        ATTACK_STEP: "C-COMBAT-04",
        DEFENCE_STEP: "C-COMBAT-04",
        FACE_STEP: "C-ADV-02",
        HIT_STEP: "C-BOMB-03",
        COUNT_STEP: "C-BOMB-04",
        COMMANDER_STEP: "C-GAP-55",
        LEVEL_STEP: "C-SETUP-04",
        LAY_STEP: "C-SETUP-10",
        PICK_STEP: "C-GAP-22",
        JETTISON_STEP: "C-GAP-22",
        CRASH_STEP: "C-CRASH-01",
        WRECK_STEP: "C-CRASH-05",
        MOVE_STEP: "C-ROUND-02",
        FIGHT_STEP: "C-NOTE-14",
        REROLL_STEP: "C-GAP-68",
        ABOARD_STEP: "C-ADV-05",
        DISCARD_STEP: "C-JUMP-01",
        RAISE_STEP: "C-JUMP-01",
        BUY_STEP: "C-JUMP-01",
        EMBARK_STEP: "C-JUMP-01",
        TRANSFER_STEP: "C-ROUND-02",
        SLOT_STEP: "C-GAP-88",
        BOMB_STEP: "C-ROUND-02",
        TARGET_STEP: "C-BOMB-05",
        VICTIM_STEP: "C-GAP-84",
    }
    return vec[i64]([clause(named.get(step, "C-ROUND-02")) for step in range(LAST_STEP + 1)])


STEP_CLAUSE: Final = _step_clauses()


@final
@mypyc_attr(acyclic=True)
class CosmicPosition(CosmicState):
    """Cosmic Pioneers being played."""

    __slots__ = ()

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)

    def clone(self) -> "CosmicPosition":
        twin = CosmicPosition(self.seats)
        twin.copy_fields(self)
        return twin

    def score(self, seat: i64) -> i64:
        """Points are counted once, at the end. C-SCORE-04"""
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
        perform(self, action)
        settle(self)

    def barred(self, action: i64) -> i64:
        if self.actor == OVER:
            return END_01
        step = self.step()
        if step < FIRST_DECISION_STEP:
            return ALLOWED if action in self.moves else STEP_CLAUSE[step]
        kind = KIND_OF[action]
        if kind == PASS_KIND:
            return self._barred_pass(step)
        found = self._barred_on_turn(step, kind, action)
        if found == NONE:
            found = self._barred_otherwise(step, kind, action)
        return STEP_CLAUSE[step] if found == NONE else found

    def _barred_pass(self, step: i64) -> i64:
        """What may be declined or stopped. C-JUMP-01, C-BOMB-01, C-GAP-32, C-GAP-68"""
        if step == TRANSFER_STEP:
            return barred_end(self, self.step_seat())
        if step == MOVE_STEP:
            return NOTE_13 if self.stay == 0 else STEP_CLAUSE[step]
        if step in (REROLL_STEP, BOMB_STEP):
            return ALLOWED
        return ALLOWED if ABOARD_STEP <= step <= EMBARK_STEP else STEP_CLAUSE[step]

    def _barred_on_turn(self, step: i64, kind: i64, action: i64) -> i64:
        """What forbids an action in a step of a turn; NONE if it does not belong to the step."""
        seat = self.step_seat()
        first = SLOT_1[action]
        if step == MOVE_STEP and kind == MOVE_KIND:
            return barred_move(self, seat, first)
        if step == FIGHT_STEP and kind == FIGHT_KIND:
            return barred_fight(self, seat, first)
        if step == TRANSFER_STEP and kind == LOAD_KIND:
            return barred_load(self, seat, first)
        if step == TRANSFER_STEP and kind == TAKE_KIND:
            return barred_take(self, seat, first)
        if step == TRANSFER_STEP and kind == UNLOAD_KIND:
            return barred_unload(self, seat, first)
        if step == SLOT_STEP and kind == SLOT_KIND:
            return barred_slot(self, seat, first)
        if step == BOMB_STEP and kind == BOMB_KIND:
            return barred_bomb(self, seat)
        if step == TARGET_STEP and kind == TARGET_KIND:
            return barred_target(self, seat, first)
        if step == VICTIM_STEP and kind == VICTIM_KIND:
            return barred_victim(self, seat, first)
        if step == REROLL_STEP and kind == REROLL_KIND:
            return ALLOWED
        return NONE

    def _barred_otherwise(self, step: i64, kind: i64, action: i64) -> i64:
        """The same for set-up, events, crashes and the steps of the Jumpgate."""
        seat = self.step_seat()
        first = SLOT_1[action]
        if step == DISCARD_STEP and kind == DISCARD_KIND:
            return barred_discard(self, seat, first)
        if step == RAISE_STEP and kind == RAISE_KIND:
            return barred_raise(self, seat, first, SLOT_2[action] + 1)
        if step == BUY_STEP and kind == BUY_KIND:
            return barred_buy(self, seat, first)
        if step == EMBARK_STEP and kind == EMBARK_KIND:
            return barred_embark(self, seat, first + 1)
        if step == ABOARD_STEP and kind == ABOARD_KIND:
            return barred_aboard(self, seat, first + 1)
        if step == CRASH_STEP and kind == CRASH_KIND:
            return barred_crash(self, seat, first)
        if step == WRECK_STEP and kind == LAND_KIND:
            return barred_land(self, seat, first)
        if step == JETTISON_STEP and kind == JETTISON_KIND:
            return barred_jettison(self, seat, first)
        if step == PICK_STEP and kind == PICK_KIND:
            return barred_pick(self, self.step_argument(), first)
        return self._barred_setup(step, kind, first, action)

    def _barred_setup(self, step: i64, kind: i64, first: i64, action: i64) -> i64:
        if step == LAY_STEP and kind == LAY_KIND:
            return barred_lay(self, first, SLOT_2[action])
        if step == LEVEL_STEP and kind == RAISE_KIND:
            return barred_level(self, self.step_seat(), first, SLOT_2[action] + 1)
        if step == COMMANDER_STEP and kind == COMMANDER_KIND:
            return barred_commander(self, first)
        return NONE


def open_match(
    seats: i64, events: i64, start: i64, scenario: i64, species: list[int], stay: i64, first: i64
) -> CosmicPosition:
    """The position before the first event; what is NONE, or not among `species`, is drawn. C-OPT-02"""
    position = CosmicPosition(seats)
    position.events = events
    position.start = start
    position.stay = stay
    position.scenario = scenario
    for fixed in species:
        position.species += BITS[fixed]
    set_up(position)
    if first != NONE:
        do_first(position, first)
    settle(position)
    return position


def restore(data: bytes) -> CosmicPosition:
    """The position that `to_bytes` wrote."""
    source = Reader(data)
    seats = source.take()
    if not LEAST_SEATS <= seats <= MOST_SEATS:
        raise BadBytes(f"the stored state has {seats} seats")
    position = CosmicPosition(seats)
    position.read(source)
    validate(position)
    settle(position)
    if position.to_bytes() != data or (position.actor != OVER and len(position.moves) == 0):
        raise BadBytes("the stored state is no position of a match")
    return position
