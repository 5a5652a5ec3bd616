"""What may wait on the agenda of a stored position, and on what."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.codec import must, within
from astrarium.core.state import ANY_SEAT, FRAME
from astrarium.games.pulsar2849.components.constants import (
    GOALS_IN_GAME,
    MOST_BONUSES,
    OFFER_SIZE,
    ROUNDS,
    SILVER_DICE,
)
from astrarium.games.pulsar2849.components.schema import MOVE_MARKER, PAY_CUBES_VP
from astrarium.games.pulsar2849.components.starmap import (
    MAP_OF,
    NODE_KIND,
    NODES,
    NONE,
    PULSAR,
    SYSTEM,
    SYSTEM_NUMBER,
)
from astrarium.games.pulsar2849.components.tables import CATEGORIES, EFFECT_KIND, EFFECTS, SYSTEM_TILES, TILES
from astrarium.games.pulsar2849.rules.state import (
    ACT_STEP,
    ARRIVE_STEP,
    BOARD_STEP,
    BONUS_STEP,
    BUY_STEP,
    CLAIM_STEP,
    DISCOVER_STEP,
    DRAFT_STEP,
    EFFECT_STEP,
    ENDING_STEP,
    ENTER_STEP,
    FACE,
    FINAL_STEP,
    FLIGHT_STEP,
    GAIN_STEP,
    GOAL_BONUS_STEP,
    GOAL_SCORE_STEP,
    GOAL_STEP,
    HQ,
    HQ_STEP,
    JOIN_STEP,
    LINK_DIE_STEP,
    MEDIAN_STEP,
    MEET_STEP,
    OFFER_STEP,
    ONLINE_STEP,
    ORDER_STEP,
    PRODUCE_STEP,
    REMOTE_STEP,
    ROLL_STEP,
    ROUND_STEP,
    SHIFT_STEP,
    SIDE_STEP,
    SPIN_STEP,
    THROUGH_STEP,
    TURN_STEP,
    PulsarState,
)
from astrarium.games.pulsar2849.rules.transmitting import COSTS_ROOM, cost_of

DRAFTED: Final[i64] = 2  # dice a seat drafts in a round
IN_ROUND: Final[i64] = 0  # production has not begun
LAST_PRODUCTION: Final[i64] = 6
LAST_SCORING: Final[i64] = 6
ALL_SIZES: Final[i64] = 7
ALL_PLANETS: Final[i64] = 3
LAST_STEP: Final[i64] = GOAL_BONUS_STEP
# The setup from the bottom of the agenda to its top, and the dice phase above the turns.
SETUP_STEPS: Final = vec[i64]([SIDE_STEP, ENTER_STEP, OFFER_STEP, HQ_STEP, BOARD_STEP, GOAL_STEP])
DICE_STEPS: Final = vec[i64]([TURN_STEP, DRAFT_STEP, MEDIAN_STEP, ROLL_STEP])
FINAL_STEPS: Final = vec[i64]([EFFECT_STEP, BUY_STEP, MEET_STEP, GOAL_SCORE_STEP, GOAL_BONUS_STEP])
SEATLESS: Final = vec[i64](
    [
        ORDER_STEP,
        GOAL_STEP,
        BOARD_STEP,
        OFFER_STEP,
        ROUND_STEP,
        ROLL_STEP,
        MEDIAN_STEP,
        PRODUCE_STEP,
        FINAL_STEP,
    ]
)


def argument_waits(s: PulsarState, step: i64, argument: i64) -> bool:
    """Whether a step with this argument is on the agenda."""
    found = False
    for at in range(0, len(s.agenda), FRAME):
        found = found or (s.agenda[at] == step and s.agenda[at + 2] == argument)
    return found


def check_frames(s: PulsarState) -> None:
    """Steps and seats are such as there are, in an order that comes about."""
    must(len(s.agenda) % FRAME == 0, "breaks off in the middle of a step")
    for at in range(0, len(s.agenda), FRAME):
        step = within(s.agenda[at], 0, LAST_STEP)
        if step in SEATLESS:
            within(s.agenda[at + 1], NONE, NONE)
        else:
            within(s.agenda[at + 1], 0, s.seats - 1)
    if len(s.agenda) == 0:
        within(s.round, ROUNDS, ROUNDS)
        return
    bottom = s.agenda[0]
    if bottom == ORDER_STEP:
        within(len(s.agenda), FRAME, FRAME)
    elif bottom == ROUND_STEP:
        _check_order(s, FRAME, SETUP_STEPS)
        must(s.round == 1 or s.waits(OFFER_STEP, ANY_SEAT) * FRAME + FRAME == len(s.agenda), "sets up late")
    elif bottom == FINAL_STEP:
        _check_members(s, FINAL_STEPS)
    else:
        within(bottom, PRODUCE_STEP, PRODUCE_STEP)
        if s.agenda[2] == IN_ROUND:
            _check_round(s)
        else:
            _check_members(s, vec[i64]([BUY_STEP]))
    for step in (ORDER_STEP, ROUND_STEP, FINAL_STEP, PRODUCE_STEP):
        within(s.waits(step, ANY_SEAT), 0, 1)


def _check_order(s: PulsarState, first: i64, steps: vec[i64]) -> None:
    """From `first` on there are only these steps, in this order."""
    place: i64 = 0
    for at in range(first, len(s.agenda), FRAME):
        while place < len(steps) and steps[place] != s.agenda[at]:
            place += 1
        must(place < len(steps), "has steps in an order that does not come about")


def _check_members(s: PulsarState, steps: vec[i64]) -> None:
    """Above the bottom there are only these steps."""
    for at in range(FRAME, len(s.agenda), FRAME):
        must(s.agenda[at] in steps, "has a step out of its phase")


def _check_round(s: PulsarState) -> None:
    """Turns to come; on them the dice phase, or a turn with what is going on in it."""
    act: i64 = FRAME
    while act < len(s.agenda) and s.agenda[act] == TURN_STEP:
        act += FRAME
    within(s.waits(DRAFT_STEP, ANY_SEAT), 0, DRAFTED * s.seats)
    if act == len(s.agenda) or s.agenda[act] != ACT_STEP:
        _check_order(s, FRAME, DICE_STEPS)
        within(s.waits(ROLL_STEP, ANY_SEAT), 0, 1)
        within(s.waits(MEDIAN_STEP, ANY_SEAT), s.waits(ROLL_STEP, ANY_SEAT), s.waits(ROLL_STEP, ANY_SEAT))
        return
    seat = s.agenda[act + 1]
    last = len(s.agenda) - FRAME
    for at in range(act + FRAME, len(s.agenda), FRAME):
        step = s.agenda[at]
        within(s.agenda[at + 1], seat, seat)
        must(FLIGHT_STEP <= step <= LINK_DIE_STEP or step == MEET_STEP, "has a step out of its phase")
        if step == DISCOVER_STEP:
            within(at, last, last)
        elif step in (FLIGHT_STEP, ARRIVE_STEP):
            must(at == last or s.agenda[at + FRAME] == DISCOVER_STEP, "has a flight interrupted")
    within(s.waits(JOIN_STEP, ANY_SEAT) + s.waits(ONLINE_STEP, ANY_SEAT), 0, 1)


def check_arguments(s: PulsarState) -> None:
    """What each step is about is there."""
    for at in range(0, len(s.agenda), FRAME):
        step = s.agenda[at]
        seat = s.agenda[at + 1]
        argument = s.agenda[at + 2]
        if step <= SIDE_STEP:
            _check_setup(s, step, seat, argument)
        elif FLIGHT_STEP <= step <= CLAIM_STEP:
            _check_place(s, step, argument)
        elif step in (JOIN_STEP, ONLINE_STEP, LINK_DIE_STEP):
            _check_tile(s, step, seat, argument)
        else:
            _check_number(s, step, argument)


def _check_setup(s: PulsarState, step: i64, seat: i64, argument: i64) -> None:
    if step == GOAL_STEP:
        must(s.goals[within(argument, 0, GOALS_IN_GAME - 1)] == NONE, "draws a goal for one there is")
    elif step == BOARD_STEP:
        must(s.boards[within(argument, 0, CATEGORIES - 1)] == NONE, "draws a board for one there is")
    elif step == OFFER_STEP:
        within(argument, 0, OFFER_SIZE - 1)
    else:
        within(argument, NONE, NONE)
    if step == HQ_STEP:
        must(s.hq == 1 and s.get(seat, HQ) == NONE, "deals an HQ to a seat that gets none")
        within(s.waits(HQ_STEP, seat), 1, 1)
    elif step == SIDE_STEP:
        must(s.hq == 1 and s.get(seat, FACE) == NONE, "asks for the side of an HQ already laid out")
        must(s.get(seat, HQ) != NONE or s.waits(HQ_STEP, seat) == 1, "asks for the side of no HQ")


def _check_place(s: PulsarState, step: i64, argument: i64) -> None:
    if step not in (DISCOVER_STEP, THROUGH_STEP, ENDING_STEP, CLAIM_STEP):
        within(argument, NONE, NONE)
        return
    must(MAP_OF[within(argument, 0, NODES - 1)] == s.star_map, "has something happen on the other map")
    if step == CLAIM_STEP:
        within(NODE_KIND[argument], PULSAR, PULSAR)
    elif step != ENDING_STEP:
        within(NODE_KIND[argument], SYSTEM, SYSTEM)
    if step == DISCOVER_STEP:
        must(s.system_tile[SYSTEM_NUMBER[argument]] == NONE, "turns up a system twice")


def _check_tile(s: PulsarState, step: i64, seat: i64, argument: i64) -> None:
    """A transmitter to be placed is unpaid and free on both sides; one to come online is not yet."""
    if step == JOIN_STEP:
        tile = within(argument, 0, TILES * COSTS_ROOM - 1) // COSTS_ROOM
        must(cost_of(tile, within(argument % COSTS_ROOM, 0, 2)) > 0, "has a cost paid that there is not")
        must(s.covered[tile] == 0, "places a transmitter twice")
        must(s.link[tile * 2] == NONE and s.link[tile * 2 + 1] == NONE, "places a transmitter twice")
    else:
        tile = within(argument, 0, TILES - 1)
    must(s.tile_owner[tile] == seat, "has a transmitter placed by a seat that does not own it")
    if step == ONLINE_STEP:
        must(not s.is_online(tile), "turns a transmitter twice")


def _check_number(s: PulsarState, step: i64, argument: i64) -> None:
    if step == ROLL_STEP:
        within(argument, 1, SILVER_DICE[s.seats])
    elif step == BONUS_STEP:
        within(argument, 0, SYSTEM_TILES - 1)
    elif step in (EFFECT_STEP, MEET_STEP):
        within(argument, 0, EFFECTS - 1)
    elif step in (GAIN_STEP, SPIN_STEP):
        within(argument, 1, ALL_SIZES)
    elif step == REMOTE_STEP:
        within(argument, 1, ALL_PLANETS)
    elif step == SHIFT_STEP:
        must(EFFECT_KIND[within(argument, 0, EFFECTS - 1)] == MOVE_MARKER, "moves no marker")
    elif step == BUY_STEP:
        must(EFFECT_KIND[within(argument, 0, EFFECTS - 1)] == PAY_CUBES_VP, "sells nothing")
    elif step == PRODUCE_STEP:
        within(argument, IN_ROUND, LAST_PRODUCTION)
    elif step == FINAL_STEP:
        within(argument, 0, LAST_SCORING)
    elif step == GOAL_SCORE_STEP:
        within(argument, 0, GOALS_IN_GAME - 1)
    elif step == GOAL_BONUS_STEP:
        within(argument, 0, GOALS_IN_GAME * MOST_BONUSES - 1)
    else:
        within(argument, NONE, NONE)
