"""The heuristic: what a seat can expect to have at the end, in hundredths of a point.

Unfinished plans count in part: a ring, a gyrodyne, a cost paid are each a share of what they lead to, so that
every step of a plan is a gain by itself. A die not yet used counts less than the best use of it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.bits import BITS
from astrarium.core.state import FRAME
from astrarium.games.pulsar2849.components import constants, schema, starmap, tables
from astrarium.games.pulsar2849.evaluation.dice_plans import (
    HALF_PLAN,
    IN_AREA,
    LATE,
    ONE_MISSING,
    USUAL,
    card_worth,
    dice,
    gyrodynes,
    half_plan,
    has_dice,
    is_flying,
    missing_costs,
    new_card,
    spun,
    transmitter,
)
from astrarium.games.pulsar2849.evaluation.estimates import (
    ANY_GYRODYNE,
    CUBE,
    EFFECT_WORTH,
    FINISHED,
    ISOLATED_CLAIM,
    MARKER_STEP,
    NEW_STATION,
    PLUS2_TOKEN,
    PM1_TOKEN,
    POINT,
    SHIP_MOVED,
    TILE,
    FlightPrizes,
    flight_begun,
    flight_from,
)
from astrarium.games.pulsar2849.rules import codes, columns, steps
from astrarium.games.pulsar2849.rules.counting import count, stations
from astrarium.games.pulsar2849.rules.scoring import meets_goal, station_points
from astrarium.games.pulsar2849.rules.state import PulsarState
from astrarium.games.pulsar2849.rules.stationing import station_kind
from astrarium.games.pulsar2849.rules.transmitting import half

# Values in hundredths of a point, unless a comment says otherwise.
END_CUBE: Final[i64] = 50
MANY_CUBES: Final[i64] = 8  # cubes beyond this number count as at the end
ROW_BY_DICE: Final[i64] = 380  # the row of the median marker
FLYING: Final[i64] = 180  # what a flight in progress can lead to beyond its prizes
SHIP_SHARE: Final[i64] = 15  # percent of the value of the next flights that the ship's location has
GOAL_HOPE: Final[i64] = 50  # percent of a goal that counts while it is almost met
LINK: Final[i64] = 110  # two transmitters joined and not both online
LINK_END: Final[i64] = 30  # an end that can still be joined
UNLOCKED: Final[i64] = 30  # percent of the value of an open project above a usual use of a die
SPACE_AHEAD: Final[i64] = 25  # each space of a track
TURN_ORDER: Final[i64] = 60  # each place in the turn order
PLACE_ROOM: Final[i64] = 4
STEADY: Final[i64] = 4  # rounds that places on the tracks are expected to last
SURE: Final = vec[i64]([100, 100, 85, 70, 60, 52, 45, 40, 35])  # percent of final places, by rounds to come
STEP_COUNT: Final[i64] = steps.GOAL_BONUS + 1


def _step_worth() -> vec[i64]:
    """Return, by step, what it is worth on the agenda to its seat."""
    table = [0] * STEP_COUNT
    for step in (steps.BONUS, steps.EXPLORE):
        table[step] = TILE
    table[steps.CLAIM] = ISOLATED_CLAIM
    table[steps.ISOLATED] = ISOLATED_CLAIM
    table[steps.GAIN] = ANY_GYRODYNE
    table[steps.SPIN] = FINISHED
    table[steps.JUMP] = SHIP_MOVED
    table[steps.REMOTE] = NEW_STATION
    return vec[i64](table)


STEP_WORTH: Final = _step_worth()


def evaluate(s: PulsarState, seat: i64) -> i64:
    """Estimate what a seat will have at the end, in hundredths of a point."""
    points = s.get(seat, columns.POINTS) * POINT
    if len(s.agenda) == 0:
        return points
    if s.agenda[0] == steps.FINAL:
        return points + closing(s, seat)
    rounds = rounds_left(s)
    row = rows_ahead(s, rounds)
    worth = points + purse(s, seat, rounds) + gyrodynes(s, seat, rounds, row) + awards(s, seat, rounds)
    worth += transmitters(s, seat, rounds) + patents(s, seat, rounds) + projects(s, seat, rounds)
    worth += goals(s, seat, rounds) + tracks(s, seat, rounds) + pending(s, seat)
    return worth + voyages(s, seat, rounds, row)


def closing(s: PulsarState, seat: i64) -> i64:
    """Value what final scoring has still to bring."""
    part = s.agenda[2]
    worth = s.get(seat, columns.CUBES) * END_CUBE
    if part <= 5:
        worth += track_points(s, seat, 0) * POINT
    if part <= 6:
        worth += station_points(stations(s, seat) + s.get(seat, columns.EXTRA)) * POINT
    for frame in range(0, len(s.agenda), FRAME):
        if s.agenda[frame + 1] == seat:
            step, argument = s.agenda[frame], s.agenda[frame + 2]
            if step == steps.EFFECT:
                worth += EFFECT_WORTH[argument]
            elif step == steps.GOAL_SCORE and meets_goal(s, seat, s.goals[argument]):
                worth += constants.GOAL_POINTS[s.goals[argument]] * POINT
    return worth


def rounds_left(s: PulsarState) -> i64:
    """Count the Production Phases that have not begun."""
    rounds = constants.ROUNDS - s.round + 1
    if s.agenda[0] == steps.PRODUCE and s.agenda[2] > 0:
        rounds -= 1
    return rounds


def rows_ahead(s: PulsarState, rounds: i64) -> i64:
    """Value what the rows of all rounds to come add to one spinning gyrodyne."""
    total: i64 = 0
    for number in range(constants.ROUNDS - rounds + 1, constants.ROUNDS + 1):
        board = s.boards[tables.ROUND_CATEGORY[number]]
        if board != starmap.NONE:
            value = tables.ROW_VALUE[board * 9 + number]
            if value == starmap.NONE:
                total += (s.median + 1) // 2 * POINT if number == s.round and s.median > 0 else ROW_BY_DICE
            else:
                total += value * POINT
    return total


def purse(s: PulsarState, seat: i64, rounds: i64) -> i64:
    """Value cubes and modifiers."""
    cubes = s.get(seat, columns.CUBES)
    few = min(cubes, MANY_CUBES)
    worth = (cubes - few) * END_CUBE + few * (END_CUBE + (CUBE - END_CUBE) * LATE[rounds] // 100)
    tokens = s.get(seat, columns.PM1) * PM1_TOKEN + s.get(seat, columns.PLUS2) * PLUS2_TOKEN
    many = s.get(seat, columns.PM1) + s.get(seat, columns.PLUS2)
    if many > 3:
        tokens = tokens * (3 + (many - 3) // 2) // many
    return worth + tokens * LATE[rounds] // 100


def awards(s: PulsarState, seat: i64, rounds: i64) -> i64:
    """Value the construction awards within reach."""
    worth: i64 = 0
    for size in range(constants.SIZES):
        given = s.awards_given(size)
        if given < constants.AWARD_COUNT:
            need = constants.PAIR
            if given > 0 and s.first_winner(size) == seat:
                need = 2 * constants.PAIR
            built = s.get(seat, columns.ON_BOARD + size)
            missing = need - built - s.get(seat, columns.AREA + size)
            if built < need and missing < constants.PAIR:
                share: i64 = 15
                if missing <= 0:
                    share = 50
                worth += constants.AWARD_POINTS[given] * share * LATE[rounds] // 100
    return worth * POINT // 100


def patents(s: PulsarState, seat: i64, rounds: i64) -> i64:
    """Value the technologies of a seat."""
    worth: i64 = 0
    for place in range(0, len(s.patents), 2):
        if s.patents[place] == seat:
            worth += card_worth(s, seat, s.patents[place + 1], rounds)
    return worth


def transmitters(s: PulsarState, seat: i64, rounds: i64) -> i64:
    """Value all transmitters of a seat, and joints that may become links."""
    worth: i64 = 0
    joints: i64 = 0
    ends: i64 = 0
    for tile in range(tables.TILES):
        if s.tile_owner[tile] == seat:
            missing = missing_costs(s, tile)
            worth += transmitter(s, seat, tile, missing, rounds)
            for end in range(2):
                other = s.joint(tile, end)
                if other == starmap.NONE:
                    ends += 1 if half(tile, end) != tables.NO_HALF else 0
                elif missing > 0 or missing_costs(s, other // 2) > 0:
                    joints += 1
    return worth + (joints * LINK // 2 + ends * LINK_END) * LATE[rounds] // 100


def projects(s: PulsarState, seat: i64, rounds: i64) -> i64:
    """Value the projects that are open, and Gate Runs not yet flown."""
    face = s.get(seat, columns.FACE)
    if face == starmap.NONE:
        return 0
    worth: i64 = 0
    done = s.get(seat, columns.DONE)
    for project in range(face * tables.PROJECTS_PER_FACE, (face + 1) * tables.PROJECTS_PER_FACE):
        needs = tables.PROJECT_NEEDS[project]
        if done & BITS[project % tables.PROJECTS_PER_FACE] == 0:
            more = new_card(s, seat, tables.FIRST_PROJECT + project, rounds) - USUAL
            if more > 0 and needs & done == needs:
                worth += more * UNLOCKED // 100
            elif more > 0 and needs & done != 0:
                worth += more * UNLOCKED // 300
    worth = worth * LATE[rounds] // 100
    runs = s.get(seat, columns.OPEN_RUNS)
    if runs != 0:
        for run in range(tables.RUNS):
            if runs & BITS[run] != 0:
                worth += EFFECT_WORTH[tables.RUN_EFFECTS[run]] * ONE_MISSING[rounds] // 100
    return worth


def goals(s: PulsarState, seat: i64, rounds: i64) -> i64:
    """Value goals met and begun, and their bonuses as far as the cubes reach."""
    worth: i64 = 0
    cubes = s.get(seat, columns.CUBES)
    for place in range(constants.GOALS_IN_GAME):
        goal = s.goals[place]
        if goal == starmap.NONE:
            continue
        done = progress(s, seat, goal)
        full = constants.GOAL_POINTS[goal] * POINT
        if done < 100:
            worth += full * done // 100 * done // 100 * GOAL_HOPE // 100 * LATE[rounds] // 100
            continue
        worth += full
        for number in range(constants.MAX_BONUSES):
            price = constants.GOAL_BONUSES[(goal * constants.MAX_BONUSES + number) * 2]
            if 0 < price <= cubes:
                cubes -= price
                worth += (
                    constants.GOAL_BONUSES[(goal * constants.MAX_BONUSES + number) * 2 + 1] * POINT
                    - price * CUBE
                )
    return worth


def progress(s: PulsarState, seat: i64, goal: i64) -> i64:
    """Return how much of a goal is done, in percent."""
    done: i64 = 0
    needs: i64 = 0
    for number in range(constants.MAX_NEEDS):
        counter = constants.GOAL_NEEDS[(goal * constants.MAX_NEEDS + number) * 2]
        if counter >= 0:
            least = constants.GOAL_NEEDS[(goal * constants.MAX_NEEDS + number) * 2 + 1]
            done += min(count(s, seat, counter), least) * 100 // least
            needs += 1
    return done // needs


def track_points(s: PulsarState, seat: i64, track: i64) -> i64:
    """Return the VP that the places of a seat on a track bring, at the end or in each round."""
    points: i64 = 0
    table = constants.ENGINEERING_POINTS if track == constants.ENGINEERING else constants.INITIATIVE_POINTS
    for place in range(s.markers()):
        if s.track[track * s.markers() + place] == seat:
            points += table[s.seats * PLACE_ROOM + place]
    return points


def tracks(s: PulsarState, seat: i64, rounds: i64) -> i64:
    """Value the places on both tracks; the fewer rounds are left, the surer they are."""
    size = s.markers()
    soon = min(rounds, STEADY)
    worth: i64 = 0
    for place in range(size * 2):
        if s.track[place] == seat:
            rank = s.seats * PLACE_ROOM + place % size
            space = s.space[place]
            worth -= (
                space * SPACE_AHEAD * LATE[rounds] // 100 + constants.PENALTY[space] * POINT * soon * 2 // 3
            )
            if place < size:
                worth += constants.INITIATIVE_POINTS[rank] * POINT * SURE[rounds] // 100
                worth -= place * TURN_ORDER * soon * 2 // (STEADY * constants.MARKERS_EACH[s.seats])
            else:
                worth += (
                    (constants.ENGINEERING_CUBES[rank] * CUBE + constants.ENGINEERING_POINTS[rank] * POINT)
                    * soon
                    * 2
                    // 3
                )
    return worth


def pending(s: PulsarState, seat: i64) -> i64:
    """Value what waits on the agenda for a seat."""
    worth: i64 = 0
    for frame in range(0, len(s.agenda), FRAME):
        if s.agenda[frame + 1] == seat:
            step = s.agenda[frame]
            if step == steps.EFFECT:
                worth += EFFECT_WORTH[s.agenda[frame + 2]]
            elif step == steps.SHIFT:
                worth += tables.EFFECT_B[s.agenda[frame + 2]] * MARKER_STEP
            elif step < STEP_COUNT:
                worth += STEP_WORTH[step]
    return worth if s.variants & codes.OPTIONAL_STATIONS == 0 else worth + stations_to_place(s, seat)


def stations_to_place(s: PulsarState, seat: i64) -> i64:
    """Value the stations of the flight just made that the seat will be asked about."""
    worth: i64 = 0
    for frame in range(0, len(s.agenda), FRAME):
        if s.agenda[frame + 1] == seat and s.agenda[frame] in (steps.THROUGH, steps.ENDING):
            node = s.agenda[frame + 2]
            if (
                starmap.NODE_KIND[node] == starmap.SYSTEM
                and station_kind(s, seat, node, schema.BLUE) != starmap.NONE
            ):
                worth += NEW_STATION
    return worth


def voyages(s: PulsarState, seat: i64, rounds: i64, row: i64) -> i64:
    """Value stations, and what the ship and the dice in hand can still do."""
    ahead = rounds * 5 // 8 + s.get(seat, columns.EXTRA)
    built = stations(s, seat)
    worth = station_points(built + ahead) * POINT
    station = (station_points(built + ahead + 1) - station_points(built + ahead)) * POINT
    rings = constants.RINGS - s.get(seat, columns.RINGS_LEFT)
    for size in range(constants.SIZES):
        rings -= s.get(seat, columns.ON_BOARD + size) + s.get(seat, columns.AREA + size)
    ring = POINT + half_plan(spun(1, rounds, row), rounds, max(rings, 0))
    if rings < 0:
        ring = POINT + spun(1, rounds, row) * (IN_AREA[rounds] - HALF_PLAN[rounds]) // 100
    prizes = FlightPrizes(s, seat, station, ring)
    worth += dice(s, seat, rounds, row, prizes)
    if is_flying(s, seat):
        return worth + flight_begun(s, seat, prizes) + FLYING
    if rounds > 1 or has_dice(s, seat):
        worth += (flight_from(s, seat, prizes, 3) + flight_from(s, seat, prizes, 4)) * SHIP_SHARE // 100
    return worth
