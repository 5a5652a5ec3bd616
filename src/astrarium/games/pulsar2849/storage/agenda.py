"""Checks of the agenda of a stored position: the steps on it, their order and their arguments."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.codec import must, within
from astrarium.core.state import ANY_SEAT, FRAME
from astrarium.games.pulsar2849.components import constants, schema, starmap, tables
from astrarium.games.pulsar2849.rules import columns, steps
from astrarium.games.pulsar2849.rules.state import PulsarState
from astrarium.games.pulsar2849.rules.transmitting import COSTS_ROOM, cost_of

DRAFTED: Final[i64] = 2  # dice that a seat drafts in a round
IN_ROUND: Final[i64] = 0  # argument of PRODUCE before production begins
LAST_PRODUCTION: Final[i64] = 6
LAST_SCORING: Final[i64] = 6
ALL_SIZES: Final[i64] = 7
ALL_PLANETS: Final[i64] = 3
LAST_STEP: Final[i64] = steps.GOAL_BONUS
# The setup from the bottom of the agenda to its top, and the dice phase above the turns.
SETUP_STEPS: Final = vec[i64]([steps.SIDE, steps.ENTER, steps.OFFER, steps.HQ, steps.BOARD, steps.GOAL])
DICE_STEPS: Final = vec[i64]([steps.TURN, steps.DRAFT, steps.MEDIAN, steps.ROLL])
FINAL_STEPS: Final = vec[i64]([steps.EFFECT, steps.BUY, steps.MEET, steps.GOAL_SCORE, steps.GOAL_BONUS])
SEATLESS: Final = vec[i64](
    [
        steps.ORDER,
        steps.GOAL,
        steps.BOARD,
        steps.OFFER,
        steps.ROUND,
        steps.ROLL,
        steps.MEDIAN,
        steps.PRODUCE,
        steps.FINAL,
    ]
)


def _argument_bounds() -> vec[i64]:
    """Return, by step, the least and the greatest number that its argument can be; NONE for other steps."""
    bounds = [int(starmap.NONE)] * (int(LAST_STEP + 1) * 2)
    for step, least, greatest in [
        (steps.BONUS, 0, tables.SYSTEM_TILES - 1),
        (steps.EFFECT, 0, tables.EFFECTS - 1),
        (steps.MEET, 0, tables.EFFECTS - 1),
        (steps.SHIFT, 0, tables.EFFECTS - 1),
        (steps.BUY, 0, tables.EFFECTS - 1),
        (steps.GAIN, 1, ALL_SIZES),
        (steps.SPIN, 1, ALL_SIZES),
        (steps.REMOTE, 1, ALL_PLANETS),
        (steps.PRODUCE, IN_ROUND, LAST_PRODUCTION),
        (steps.FINAL, 0, LAST_SCORING),
        (steps.GOAL_SCORE, 0, constants.GOALS_IN_GAME - 1),
        (steps.GOAL_BONUS, 0, constants.GOALS_IN_GAME * constants.MAX_BONUSES - 1),
    ]:
        bounds[step * 2] = int(least)
        bounds[step * 2 + 1] = int(greatest)
    return vec[i64](bounds)


ARGUMENT_BOUNDS: Final = _argument_bounds()


def argument_waits(s: PulsarState, step: i64, argument: i64) -> bool:
    """Return whether `step` with this argument is on the agenda."""
    found = False
    for at in range(0, len(s.agenda), FRAME):
        found = found or (s.agenda[at] == step and s.agenda[at + 2] == argument)
    return found


def check_frames(s: PulsarState) -> None:
    """Check that steps and seats exist and stand in an order that a match can reach."""
    must(len(s.agenda) % FRAME == 0, "breaks off in the middle of a step")
    for at in range(0, len(s.agenda), FRAME):
        step = within(s.agenda[at], 0, LAST_STEP)
        if step in SEATLESS:
            within(s.agenda[at + 1], starmap.NONE, starmap.NONE)
        else:
            within(s.agenda[at + 1], 0, s.seats - 1)
    if len(s.agenda) == 0:
        within(s.round, constants.ROUNDS, constants.ROUNDS)
        return
    bottom = s.agenda[0]
    if bottom == steps.ORDER:
        within(len(s.agenda), FRAME, FRAME)
    elif bottom == steps.ROUND:
        _check_order(s, FRAME, SETUP_STEPS)
        must(s.round == 1 or s.waits(steps.OFFER, ANY_SEAT) * FRAME + FRAME == len(s.agenda), "sets up late")
    elif bottom == steps.FINAL:
        _check_members(s, FINAL_STEPS)
    else:
        within(bottom, steps.PRODUCE, steps.PRODUCE)
        if s.agenda[2] == IN_ROUND:
            _check_round(s)
        else:
            _check_members(s, vec[i64]([steps.BUY]))
    for step in (steps.ORDER, steps.ROUND, steps.FINAL, steps.PRODUCE):
        within(s.waits(step, ANY_SEAT), 0, 1)


def _check_order(s: PulsarState, first: i64, allowed: vec[i64]) -> None:
    """Check that only steps in `allowed` stand on the agenda from `first` on, in this order."""
    place: i64 = 0
    for at in range(first, len(s.agenda), FRAME):
        while place < len(allowed) and allowed[place] != s.agenda[at]:
            place += 1
        must(place < len(allowed), "has steps in an order that does not come about")


def _check_members(s: PulsarState, allowed: vec[i64]) -> None:
    """Check that only steps in `allowed` stand above the bottom of the agenda."""
    for at in range(FRAME, len(s.agenda), FRAME):
        must(s.agenda[at] in allowed, "has a step out of its phase")


def _check_round(s: PulsarState) -> None:
    """Check the turns to come, and above them the dice phase or the steps of the turn in progress."""
    act: i64 = FRAME
    while act < len(s.agenda) and s.agenda[act] == steps.TURN:
        act += FRAME
    within(s.waits(steps.DRAFT, ANY_SEAT), 0, DRAFTED * s.seats)
    if act == len(s.agenda) or s.agenda[act] != steps.ACT:
        _check_order(s, FRAME, DICE_STEPS)
        within(s.waits(steps.ROLL, ANY_SEAT), 0, 1)
        within(s.waits(steps.MEDIAN, ANY_SEAT), s.waits(steps.ROLL, ANY_SEAT), s.waits(steps.ROLL, ANY_SEAT))
        return
    seat = s.agenda[act + 1]
    last = len(s.agenda) - FRAME
    for at in range(act + FRAME, len(s.agenda), FRAME):
        step = s.agenda[at]
        within(s.agenda[at + 1], seat, seat)
        must(steps.FLIGHT <= step <= steps.LINK_DIE or step == steps.MEET, "has a step out of its phase")
        if step == steps.DISCOVER:
            within(at, last, last)
        elif step in (steps.FLIGHT, steps.ARRIVE):
            must(at == last or s.agenda[at + FRAME] == steps.DISCOVER, "has a flight interrupted")
    within(s.waits(steps.JOIN, ANY_SEAT) + s.waits(steps.ONLINE, ANY_SEAT), 0, 1)


def check_arguments(s: PulsarState) -> None:
    """Check that the argument of each step exists: a location, a tile, an effect, a number."""
    for at in range(0, len(s.agenda), FRAME):
        step = s.agenda[at]
        seat = s.agenda[at + 1]
        argument = s.agenda[at + 2]
        if step <= steps.SIDE:
            _check_setup(s, step, seat, argument)
        elif steps.FLIGHT <= step <= steps.CLAIM:
            _check_place(s, step, argument)
        elif step in (steps.JOIN, steps.ONLINE, steps.LINK_DIE):
            _check_tile(s, step, seat, argument)
        else:
            _check_number(s, step, argument)


def _check_setup(s: PulsarState, step: i64, seat: i64, argument: i64) -> None:
    if step == steps.GOAL:
        must(
            s.goals[within(argument, 0, constants.GOALS_IN_GAME - 1)] == starmap.NONE,
            "draws a goal for one there is",
        )
    elif step == steps.BOARD:
        must(
            s.boards[within(argument, 0, tables.CATEGORIES - 1)] == starmap.NONE,
            "draws a board for one there is",
        )
    elif step == steps.OFFER:
        within(argument, 0, constants.OFFER_SIZE - 1)
    else:
        within(argument, starmap.NONE, starmap.NONE)
    if step == steps.HQ:
        must(s.hq == 1 and s.get(seat, columns.HQ) == starmap.NONE, "deals an HQ to a seat that gets none")
        within(s.waits(steps.HQ, seat), 1, 1)
    elif step == steps.SIDE:
        must(
            s.hq == 1 and s.get(seat, columns.FACE) == starmap.NONE,
            "asks for the side of an HQ already laid out",
        )
        must(
            s.get(seat, columns.HQ) != starmap.NONE or s.waits(steps.HQ, seat) == 1,
            "asks for the side of no HQ",
        )


def _check_place(s: PulsarState, step: i64, argument: i64) -> None:
    if step not in (steps.DISCOVER, steps.THROUGH, steps.ENDING, steps.CLAIM):
        within(argument, starmap.NONE, starmap.NONE)
        return
    must(
        starmap.MAP_OF[within(argument, 0, starmap.NODES - 1)] == s.star_map,
        "has something happen on the other map",
    )
    if step == steps.CLAIM:
        within(starmap.NODE_KIND[argument], starmap.PULSAR, starmap.PULSAR)
    elif step != steps.ENDING:
        within(starmap.NODE_KIND[argument], starmap.SYSTEM, starmap.SYSTEM)
    if step == steps.DISCOVER:
        must(s.system_tile[starmap.SYSTEM_NUMBER[argument]] == starmap.NONE, "turns up a system twice")


def _check_tile(s: PulsarState, step: i64, seat: i64, argument: i64) -> None:
    """Check a transmitter: unpaid and free on both sides if it is to be placed, else not yet online."""
    if step == steps.JOIN:
        tile = within(argument, 0, tables.TILES * COSTS_ROOM - 1) // COSTS_ROOM
        must(cost_of(tile, within(argument % COSTS_ROOM, 0, 2)) > 0, "has a cost paid that there is not")
        must(s.covered[tile] == 0, "places a transmitter twice")
        must(
            s.link[tile * 2] == starmap.NONE and s.link[tile * 2 + 1] == starmap.NONE,
            "places a transmitter twice",
        )
    else:
        tile = within(argument, 0, tables.TILES - 1)
    must(s.tile_owner[tile] == seat, "has a transmitter placed by a seat that does not own it")
    if step == steps.ONLINE:
        must(not s.is_online(tile), "turns a transmitter twice")


def _check_number(s: PulsarState, step: i64, argument: i64) -> None:
    if step == steps.ROLL:
        within(argument, 1, constants.SILVER_DICE[s.seats])
        return
    within(argument, ARGUMENT_BOUNDS[step * 2], ARGUMENT_BOUNDS[step * 2 + 1])
    if step == steps.SHIFT:
        must(tables.EFFECT_KIND[argument] == schema.MOVE_MARKER, "moves no marker")
    elif step == steps.BUY:
        must(tables.EFFECT_KIND[argument] == schema.PAY_CUBES_VP, "sells nothing")
