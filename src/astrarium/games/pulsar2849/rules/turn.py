"""The course of the match: what comes next, who is asked (catalogue section 18)."""

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.bag import Bag
from astrarium.core.clauses import ALLOWED
from astrarium.core.state import CHANCE, NOTHING, OVER
from astrarium.games.pulsar2849.clauses import clause
from astrarium.games.pulsar2849.components.constants import FACES
from astrarium.games.pulsar2849.components.schema import (
    NOW,
    ON_END_BONUS,
)
from astrarium.games.pulsar2849.components.starmap import NONE
from astrarium.games.pulsar2849.components.tables import (
    EXPLORATION_KEPT,
    EXPLORATIONS,
    FIRST_EXPLORATION,
    FIRST_SYSTEM,
)
from astrarium.games.pulsar2849.rules.acting import PulsarTurnAction
from astrarium.games.pulsar2849.rules.actions import (
    BONUS_ACTION,
    DEVELOP_KIND,
    DISCOVER,
    END,
    EXPLORE,
    GAIN,
    MODIFIER_KIND,
    REVEAL,
    ROLL,
    SHIFT,
)
from astrarium.games.pulsar2849.rules.actions import SLOT_1 as FIRST_SLOT
from astrarium.games.pulsar2849.rules.actions import SLOT_2 as SECOND_SLOT
from astrarium.games.pulsar2849.rules.building import (
    BuyModifier,
    CopyDie,
    DevelopPulsar,
    FinishGyrodyne,
    TakeGyrodyne,
    do_spin,
    gain_gyrodyne,
    legal_gain,
    legal_spin,
)
from astrarium.games.pulsar2849.rules.dicing import begin_dice, legal_draft, set_median
from astrarium.games.pulsar2849.rules.effects import (
    carry_out,
    do_settle,
    do_shift,
    legal_buy,
    legal_isolated,
    legal_jump,
    legal_meet,
    legal_settle,
    legal_shift,
    push_effects,
)
from astrarium.games.pulsar2849.rules.flying import (
    LaunchShip,
    arrive,
    do_station,
    end_flight,
    legal_claim,
    legal_fly,
    legal_land,
    legal_passing,
    legal_run,
)
from astrarium.games.pulsar2849.rules.gaining import trigger
from astrarium.games.pulsar2849.rules.producing import produce
from astrarium.games.pulsar2849.rules.researching import CompleteProject, PatentTechnology
from astrarium.games.pulsar2849.rules.scoring import legal_bonus, score_goal, score_part
from astrarium.games.pulsar2849.rules.setup import (
    boards_of,
    goals_left,
    hqs_left,
    legal_enter,
    legal_side,
    orders,
)
from astrarium.games.pulsar2849.rules.spending import holds_silver, usual_spends
from astrarium.games.pulsar2849.rules.state import (
    ACT_STEP,
    ARRIVE_STEP,
    BOARD_STEP,
    BONUS_STEP,
    BUY_STEP,
    CLAIM_STEP,
    DICE_SPACES,
    DISCOVER_STEP,
    DRAFT_STEP,
    EFFECT_STEP,
    ENDING_STEP,
    ENTER_STEP,
    EXPLORE_STEP,
    FINAL_STEP,
    FLIGHT_STEP,
    GAIN_STEP,
    GOAL_SCORE_STEP,
    GOAL_STEP,
    ISOLATED_STEP,
    JOIN_STEP,
    JUMP_STEP,
    LAND_STEP,
    LINK_DIE_STEP,
    MEANS_BLOCK,
    MEDIAN_STEP,
    MEET_STEP,
    MUST_USE_DICE,
    OFFER_STEP,
    ONLINE_STEP,
    ORDER_STEP,
    PASSING_STEP,
    PRODUCE_STEP,
    REMOTE_STEP,
    ROLL_STEP,
    ROUND_STEP,
    RUN_STEP,
    SHIFT_STEP,
    SHIP,
    SIDE_STEP,
    SPIN_STEP,
    SUPPLY_BLOCK,
    THROUGH_STEP,
    TURN_STEP,
    PulsarState,
    turn_order,
)
from astrarium.games.pulsar2849.rules.stationing import asks_station, legal_station
from astrarium.games.pulsar2849.rules.transmitting import (
    ClaimTransmitter,
    PayTransmitter,
    do_array,
    go_online,
    legal_join,
    legal_link_die,
)

ROLLS: Final = vec[i64]([ROLL + face for face in range(FACES)])
ROLL_ODDS: Final = vec[i64]([1] * FACES)
EVEN: Final = vec[i64]([1] * 64)
BONUS_CHOICES: Final = vec[i64]([BONUS_ACTION, BONUS_ACTION + 1])
ACT_G14: Final = clause("P-ACT-G14")
VAR_G5: Final = clause("P-VAR-G5")


def settle(s: PulsarState) -> None:
    """Carry out whatever needs no decision, then list the actions of whoever decides. P-GEN-G4, P-GEN-G6"""
    while not _next_decision(s):
        pass


def _next_decision(s: PulsarState) -> bool:
    """Whether the step on top of the agenda asks somebody; if not, it has been carried out."""
    step = s.step()
    if step == NONE:
        s.ask(OVER, NOTHING, NOTHING)
        return True
    if step == ACT_STEP:
        return _ask(s, legal_act(s, s.step_seat()))
    if step == FLIGHT_STEP:
        return _ask(s, legal_fly(s, s.step_seat()))
    if step == DRAFT_STEP:
        return _ask(s, legal_draft(s, s.step_seat()))
    if _carry_out(s, step):
        return False
    if _is_chance(step):
        return _ask_chance(s, step)
    return _ask_or_skip(s, step)


def _ask(s: PulsarState, found: vec[i64]) -> bool:
    s.ask(s.step_seat(), found, NOTHING)
    return True


def _is_chance(step: i64) -> bool:
    return step <= OFFER_STEP or step in (ROLL_STEP, DISCOVER_STEP, EXPLORE_STEP)


def _ask_chance(s: PulsarState, step: i64) -> bool:
    """D-01 to D-05, D-08, D-14, D-17, D-40 of the catalogue. P-PROD-G1: no more is revealed than there is"""
    if step == EXPLORE_STEP and not _prepare_pile(s):
        return False
    if step == OFFER_STEP and s.designs.left == 0:
        s.drop()
        return False
    if step == ROLL_STEP:
        s.ask(CHANCE, ROLLS, ROLL_ODDS)
    elif step == DISCOVER_STEP:
        _deal(s, s.systems, DISCOVER)
    elif step == EXPLORE_STEP:
        _deal(s, s.pile, EXPLORE)
    elif step == OFFER_STEP:
        _deal(s, s.designs, REVEAL)
    else:
        outcomes = _setup_outcomes(s, step)
        s.ask(CHANCE, outcomes, EVEN[: len(outcomes)])
    return True


def _deal(s: PulsarState, bag: Bag, first: i64) -> None:
    s.ask(CHANCE, bag.outcomes(first), bag.odds())


def _setup_outcomes(s: PulsarState, step: i64) -> vec[i64]:
    if step == ORDER_STEP:
        return orders(s.seats)
    if step == GOAL_STEP:
        return goals_left(s)
    if step == BOARD_STEP:
        return boards_of(s.step_argument())
    return hqs_left(s)


def _prepare_pile(s: PulsarState) -> bool:
    """An empty pile is made of the discards; without any, no tile is drawn. P-STN-09, P-STN-G6, P-STN-G12"""
    if s.pile.left == 0:
        s.changed |= SUPPLY_BLOCK
        s.pile = Bag(s.discard)
        s.discard = vec[i64]([0] * EXPLORATIONS)
    if s.pile.left == 0:
        s.drop()
    return s.pile.left > 0


def _carry_out(s: PulsarState, step: i64) -> bool:
    """Steps that ask nobody."""
    seat = s.step_seat()
    argument = s.step_argument()
    if step == EFFECT_STEP:
        s.drop()
        carry_out(s, seat, argument)
    elif step == TURN_STEP:
        begin_turn(s, seat)
    elif step == ARRIVE_STEP:
        arrive(s, seat)
    elif step in (THROUGH_STEP, ENDING_STEP):
        if asks_station(s, seat, argument):
            return False
        do_station(s, seat, argument)
    elif step == ONLINE_STEP:
        go_online(s, seat, argument)
    elif step == PRODUCE_STEP:
        produce(s, argument)
    elif step == FINAL_STEP:
        score_part(s, argument)
    elif step == GOAL_SCORE_STEP:
        score_goal(s, seat, argument)
    elif step == ROUND_STEP:
        begin_round(s)
    elif step == MEDIAN_STEP:
        s.drop()
        set_median(s)
    else:
        return False
    return True


def _ask_or_skip(s: PulsarState, step: i64) -> bool:
    """Ask if there is a choice; a single option is carried out, none is skipped. P-GEN-G6, P-EFF-G22"""
    found = _options(s, step, s.step_seat(), s.step_argument())
    if len(found) > 1:
        return _ask(s, found)
    if len(found) == 1:
        _carry_out_only(s, step, found[0])
    elif step == RUN_STEP:
        end_flight(s)
    else:
        s.drop()
    return False


def _options(s: PulsarState, step: i64, seat: i64, argument: i64) -> vec[i64]:
    if step == ENTER_STEP:
        return legal_enter(s)
    if step == SIDE_STEP:
        return legal_side(s, seat)
    if step == BONUS_STEP:
        return BONUS_CHOICES if tiles_left(s) else BONUS_CHOICES[:1]
    if step in (THROUGH_STEP, ENDING_STEP):
        return legal_station(s, seat, argument)
    if step == CLAIM_STEP:
        return legal_claim(s, seat, argument)
    if step == RUN_STEP:
        return legal_run(s, seat)
    if step == PASSING_STEP:
        return legal_passing(s, seat)
    if step == LAND_STEP:
        return legal_land(s, seat)
    if step == JOIN_STEP:
        return legal_join(s, seat, argument // 8)
    if step == LINK_DIE_STEP:
        return legal_link_die(s, argument)
    return _effect_options(s, step, seat, argument)


def _effect_options(s: PulsarState, step: i64, seat: i64, argument: i64) -> vec[i64]:
    if step == GAIN_STEP:
        return legal_gain(s, argument)
    if step == SPIN_STEP:
        return legal_spin(s, seat, argument)
    if step == ISOLATED_STEP:
        return legal_isolated(s, seat)
    if step == JUMP_STEP:
        return legal_jump(s, seat)
    if step == REMOTE_STEP:
        return legal_settle(s, seat, argument)
    if step == SHIFT_STEP:
        return legal_shift(s, seat, argument)
    if step == BUY_STEP:
        return legal_buy(s, seat, argument)
    if step == MEET_STEP:
        return legal_meet(s)
    return legal_bonus(s, seat, argument)


def _carry_out_only(s: PulsarState, step: i64, action: i64) -> None:
    """A compulsory choice with a single option: those that cannot be declined. P-GEN-G6"""
    seat = s.step_seat()
    argument = s.step_argument()
    first = FIRST_SLOT[action]
    if step == ENTER_STEP:
        do_enter(s, seat, first)
    elif step == BONUS_STEP:
        do_bonus_choice(s, seat, argument, 0)
    elif step == JOIN_STEP:
        do_array(s)
    elif step == GAIN_STEP:
        s.drop()
        gain_gyrodyne(s, seat, action - GAIN)
    elif step == SPIN_STEP:
        s.drop()
        do_spin(s, seat, first)
    elif step == REMOTE_STEP:
        do_settle(s, seat, first, SECOND_SLOT[action])
    elif step == SHIFT_STEP:
        do_shift(s, seat, argument, action - SHIFT)


def tiles_left(s: PulsarState) -> bool:
    """Whether an exploration tile can be drawn. P-STN-G14"""
    number = s.pile.left
    for discarded in s.discard:
        number += discarded
    return number > 0


def do_enter(s: PulsarState, seat: i64, node: i64) -> None:
    """The ship starts at the entry gate. P-SETUP-28, P-SETUP-29"""
    s.drop()
    s.put(seat, SHIP, node)


def do_bonus_choice(s: PulsarState, seat: i64, tile: i64, choice: i64) -> None:
    """The pictured bonus or a tile. P-STN-07, P-STN-G4, P-STN-G10, P-BON-07, P-EFF-G30"""
    s.drop()
    trigger(s, seat, ON_END_BONUS)
    if choice == 0:
        push_effects(s, seat, FIRST_SYSTEM + tile, NOW)
    else:
        s.push(EXPLORE_STEP, seat, NONE)


def do_explore(s: PulsarState, tile: i64) -> None:
    """The tile is resolved at once, and discarded unless kept. P-STN-08, P-STN-11, P-STN-12, P-STN-G5"""
    seat = s.step_seat()
    s.drop()
    s.changed |= SUPPLY_BLOCK
    s.pile.take(tile)
    if EXPLORATION_KEPT[tile] == 0:
        s.discard[tile] += 1
    push_effects(s, seat, FIRST_EXPLORATION + tile, NOW)


def begin_round(s: PulsarState) -> None:
    """Roll, median, draft, a turn for each player, production.

    P-GEN-03, P-DICE-09, P-DICE-10, P-DICE-25, P-2P-06, P-ACT-01, P-ACT-02
    """
    s.drop()
    s.push(PRODUCE_STEP, NONE, 0)
    order = turn_order(s)
    for back in range(len(order)):
        s.push(TURN_STEP, order[len(order) - 1 - back], NONE)
    rockets = len(s.order)
    if rockets == s.seats:
        for place in range(rockets):
            s.push(DRAFT_STEP, s.order[place], NONE)
    for back in range(rockets):
        s.push(DRAFT_STEP, s.order[rockets - 1 - back], NONE)
    s.push(MEDIAN_STEP, NONE, NONE)
    s.push(ROLL_STEP, NONE, begin_dice(s))


def do_roll(s: PulsarState, value: i64) -> None:
    """A die goes to the space of its value. P-DICE-01, P-DICE-02, P-2P-G10"""
    rest = s.step_argument() - 1
    s.drop()
    s.dice[value] += 1
    if rest > 0:
        s.push(ROLL_STEP, NONE, rest)


def begin_turn(s: PulsarState, seat: i64) -> None:
    """No bonus die has been had yet. P-BON-01, P-ACT-02, P-ACT-03"""
    s.drop()
    s.bonus = 0
    s.bonus_had = 0
    s.duty = 0
    s.push(ACT_STEP, seat, NONE)


def barred_end(s: PulsarState, seat: i64) -> i64:
    """The bonus die of a technology or project must be used first; as a variant, every silver die too.

    P-ACT-G14, P-TEC-G4, P-TEC-G8, P-VAR-G5
    """
    if s.duty == 1:
        return ACT_G14
    return VAR_G5 if s.variants & MUST_USE_DICE != 0 and holds_silver(s, seat) else ALLOWED


@final
class EndPulsarTurn(PulsarTurnAction):
    """The turn ends; all dice still held are forfeited."""

    clauses: ClassVar = (
        clause("P-ACT-G1"),
        clause("P-ACT-G7"),
        clause("P-ACT-G13"),
        clause("P-BON-G1"),
        clause("P-BON-G4"),
    )

    def add_legal(self, s: PulsarState, seat: i64, usual: vec[i64], found: vec[i64]) -> vec[i64]:
        return append(found, END) if barred_end(s, seat) == ALLOWED else found

    def barred(self, s: PulsarState, seat: i64, action: i64) -> i64:
        return barred_end(s, seat)

    def do(self, s: PulsarState, seat: i64, action: i64) -> None:
        s.drop()
        s.changed |= MEANS_BLOCK[seat]
        for value in range(DICE_SPACES):
            s.hand[seat * DICE_SPACES + value] = 0
        s.bonus = 0
        s.bonus_had = 0


# By kind of action, from MODIFIER_KIND to END_KIND: dice actions first, then free ones.
TURN_ACTIONS: Final = vec[PulsarTurnAction](
    [
        BuyModifier(),
        LaunchShip(),
        TakeGyrodyne(),
        FinishGyrodyne(),
        ClaimTransmitter(),
        PayTransmitter(),
        PatentTechnology(),
        CompleteProject(),
        DevelopPulsar(),
        CopyDie(),
        EndPulsarTurn(),
    ]
)
DICE_ACTIONS: Final[i64] = DEVELOP_KIND - MODIFIER_KIND


def legal_act(s: PulsarState, seat: i64) -> vec[i64]:
    """All dice actions, free actions, and ending the turn.

    P-ACT-04, P-ACT-05, P-ACT-13, P-ACT-14, P-ACT-G5, P-ACT-G6, P-ACT-G12, P-ACT-G14, P-ACT-G15, P-GEN-G5
    """
    found = vec[i64](capacity=32)
    usual = usual_spends(s, seat)
    first: i64 = 0
    if len(usual) == 0:
        first = DICE_ACTIONS
    for number in range(first, len(TURN_ACTIONS)):
        found = TURN_ACTIONS[number].add_legal(s, seat, usual, found)
    return found
