"""Values of dice in hand, and of the plans they serve, in hundredths of a point."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.bits import BITS
from astrarium.core.state import FRAME
from astrarium.games.pulsar2849.components import constants, schema, starmap, tables
from astrarium.games.pulsar2849.evaluation.estimates import (
    ALWAYS_WORTH,
    CUBE,
    EFFECT_WORTH,
    END_COUNTING,
    END_SALE,
    END_WORTH,
    NOW_COUNTING,
    NOW_WORTH,
    POINT,
    YIELD_COUNTING,
    YIELD_WORTH,
    FlightPrizes,
    flight_from,
    reward,
)
from astrarium.games.pulsar2849.rules import columns, steps
from astrarium.games.pulsar2849.rules.effects import points_of
from astrarium.games.pulsar2849.rules.researching import free_icon, owns
from astrarium.games.pulsar2849.rules.state import PulsarState
from astrarium.games.pulsar2849.rules.transmitting import cost_of

# Shares of the full value in percent, by rounds to come.
ON_PULSAR: Final = vec[i64]([0, 20, 35, 42, 45, 45, 45, 45, 45])  # an unfinished gyrodyne on a pulsar
IN_AREA: Final = vec[i64]([0, 16, 31, 38, 41, 41, 41, 41, 41])  # one with a pulsar waiting for it
HALF_PLAN: Final = vec[i64]([0, 0, 8, 14, 17, 19, 20, 20, 20])  # a gyrodyne or a pulsar without the other
LATE: Final = vec[i64]([0, 20, 60, 80, 90, 100, 100, 100, 100])  # of things that need a few rounds
LATER: Final = vec[i64]([1, 2, 3, 5, 8, 12])  # divisor of the first half plan, the second, ...
PAID: Final = vec[i64]([0, 0, 0, 0, 0, 0, 0, 42, 0, 0, 56, 24])  # a transmitter, by costs * 3 + missing
ONE_MISSING: Final = vec[i64]([0, 60, 90, 100, 100, 100, 100, 100, 100])
MORE_MISSING: Final = vec[i64]([0, 10, 55, 85, 100, 100, 100, 100, 100])
DIE: Final[i64] = 130  # least value of a die in hand
HELD: Final[i64] = 60  # percent of the value of its best use that a die held has
GROWTH: Final[i64] = 50  # what counting cards gain in a round
USUAL: Final[i64] = 350


def spun(size: i64, rounds: i64, row: i64) -> i64:
    """Return what a gyrodyne brings that spins for all rounds to come."""
    return rounds * constants.GYRODYNE_POINTS[size] * POINT + row


def half_plan(full: i64, rounds: i64, number: i64) -> i64:
    """Value a gyrodyne without a pulsar, or a pulsar without one; the more of them, the less each."""
    return full * HALF_PLAN[rounds] // (100 * LATER[min(number, 5)])


def gyrodynes(s: PulsarState, seat: i64, rounds: i64, row: i64) -> i64:
    """Value spinning gyrodynes, those under construction, and pulsars that wait for one."""
    rings = constants.RINGS - s.get(seat, columns.RINGS_LEFT)
    free = rings
    worth: i64 = 0
    for size in range(constants.SIZES):
        spins = s.get(seat, columns.SPINNING + size)
        built = s.get(seat, columns.ON_BOARD + size)
        full = spun(size, rounds, row)
        worth += spins * full + (built - spins) * (full * ON_PULSAR[rounds] // 100 + POINT)
        free -= built
        rings -= spins
    worth += rings * POINT
    spare: i64 = 0
    for back in range(constants.SIZES):
        size = constants.SIZES - 1 - back
        full = spun(size, rounds, row)
        for _ in range(s.get(seat, columns.AREA + size)):
            if free > 0:
                free -= 1
                worth += full * IN_AREA[rounds] // 100 + POINT
            else:
                worth += half_plan(full, rounds, spare) + POINT
                spare += 1
    for waiting in range(free):
        worth += half_plan(spun(1, rounds, row), rounds, waiting)
    return worth


def card_worth(s: PulsarState, seat: i64, card: i64, rounds: i64) -> i64:
    """Value what a card of a seat will still bring: abilities, production, final scoring."""
    worth = (ALWAYS_WORTH[card] + YIELD_WORTH[card]) * rounds + END_WORTH[card]
    effect = YIELD_COUNTING[card]
    if effect != starmap.NONE:
        worth += (points_of(s, seat, effect) * POINT + GROWTH * (rounds - 1) // 2) * rounds
    effect = END_COUNTING[card]
    if effect != starmap.NONE:
        worth += points_of(s, seat, effect) * POINT + GROWTH * rounds
    effect = END_SALE[card]
    if effect != starmap.NONE:
        lots = min(s.get(seat, columns.CUBES) // tables.EFFECT_A[effect], tables.EFFECT_C[effect])
        sure = (tables.EFFECT_B[effect] * POINT - tables.EFFECT_A[effect] * CUBE) * lots
        worth += max(sure, EFFECT_WORTH[effect] * LATE[rounds] // 100)
    return worth


def new_card(s: PulsarState, seat: i64, card: i64, rounds: i64) -> i64:
    """Value a card that the seat does not have yet."""
    worth = NOW_WORTH[card] + card_worth(s, seat, card, rounds)
    effect = NOW_COUNTING[card]
    if effect != starmap.NONE:
        worth += points_of(s, seat, effect) * POINT
    return worth


def missing_costs(s: PulsarState, tile: i64) -> i64:
    """Count the unpaid costs of a transmitter."""
    missing: i64 = 0
    for place in range(tables.MAX_COSTS):
        if cost_of(tile, place) > 0 and s.covered[tile] & BITS[place] == 0:
            missing += 1
    return missing


def costs_of(tile: i64) -> i64:
    """Count the costs of a transmitter."""
    costs: i64 = 0
    for place in range(tables.MAX_COSTS):
        if cost_of(tile, place) > 0:
            costs += 1
    return costs


def transmitter(s: PulsarState, seat: i64, tile: i64, missing: i64, rounds: i64) -> i64:
    """Value a transmitter with `missing` unpaid costs."""
    card = tables.FIRST_TRANSMITTER + tables.TILE_DESIGN[tile]
    costs = costs_of(tile)
    if missing == 0:
        return card_worth(s, seat, card, rounds)
    if missing == costs:
        return 0
    worth = new_card(s, seat, card, rounds) * PAID[costs * 3 + missing] // 100
    return worth * (ONE_MISSING[rounds] if missing == 1 else MORE_MISSING[rounds]) // 100


def dice(s: PulsarState, seat: i64, rounds: i64, row: i64, prizes: FlightPrizes) -> i64:
    """Value the dice in hand: a part of the best use of each value; more dice of a value count little.

    `prizes` are those of a flight that a die could begin, unless the ship is flying.
    """
    flying = is_flying(s, seat)
    worth: i64 = 0
    bonus: i64 = 0
    if s.bonus > 0 and in_turn(s, seat):
        bonus = s.bonus
    for value in range(1, constants.FACES + 1):
        number = s.dice_held(seat, value)
        if value == bonus:
            number += 1
        if number > 0:
            use = USUAL if flying else flight_from(s, seat, prizes, value)
            use = max(use, building_use(s, seat, value, rounds, row))
            use = max(use, transmitter_use(s, seat, value, rounds))
            use = max(use, card_use(s, seat, value, rounds))
            worth += max(use * HELD // 100, DIE) + (number - 1) * DIE
    return worth


def is_flying(s: PulsarState, seat: i64) -> bool:
    """Return whether the seat is asked for the next segment of a flight."""
    return s.step() == steps.FLIGHT and s.step_seat() == seat


def in_turn(s: PulsarState, seat: i64) -> bool:
    """Return whether it is the turn of a seat."""
    for frame in range(0, len(s.agenda), FRAME):
        if s.agenda[frame] == steps.ACT:
            return s.agenda[frame + 1] == seat
    return False


def building_use(s: PulsarState, seat: i64, value: i64, rounds: i64, row: i64) -> i64:
    """Value the best use of a die for gyrodynes."""
    use: i64 = 0
    for size in range(constants.SIZES):
        full = spun(size, rounds, row)
        if constants.FINISH_COST[size] == value and s.get(seat, columns.ON_BOARD + size) > s.get(
            seat, columns.SPINNING + size
        ):
            gain = full * (100 - ON_PULSAR[rounds]) // 100 - 2 * POINT + reward(s, seat, schema.ON_FINISH)
            use = max(use, gain)
        elif constants.TAKE_COST[size] == value:
            use = max(use, full * HALF_PLAN[rounds] // 100)
    return use


def transmitter_use(s: PulsarState, seat: i64, value: i64, rounds: i64) -> i64:
    """Value the best use of a die for transmitters, own ones and those in the offer."""
    use: i64 = 0
    for tile in range(tables.TILES):
        if s.tile_owner[tile] == seat and needs_die(s, tile, value):
            use = max(use, next_cost(s, seat, tile, rounds))
    for place in range(constants.OFFER_SIZE):
        tile = s.offer[place]
        if tile != starmap.NONE and needs_die(s, tile, value):
            use = max(use, next_cost(s, seat, tile, rounds))
    return use + reward(s, seat, schema.ON_TRANSMITTER_DIE) if use > 0 else use


def needs_die(s: PulsarState, tile: i64, value: i64) -> bool:
    """Return whether a die pays a cost of a transmitter."""
    for place in range(tables.MAX_COSTS):
        if cost_of(tile, place) == value and s.covered[tile] & BITS[place] == 0:
            return True
    return False


def next_cost(s: PulsarState, seat: i64, tile: i64, rounds: i64) -> i64:
    """Value paying one more cost of a transmitter."""
    missing = missing_costs(s, tile)
    before = transmitter(s, seat, tile, missing, rounds)
    if missing == 1:
        return new_card(s, seat, tables.FIRST_TRANSMITTER + tables.TILE_DESIGN[tile], rounds) - before
    return transmitter(s, seat, tile, missing - 1, rounds) - before


def is_open(s: PulsarState, seat: i64, tech: i64) -> bool:
    """Return whether a seat may patent a technology in play."""
    return (
        tables.TECH_ROUND[tech] <= s.round and free_icon(s, tech) != starmap.NONE and not owns(s, seat, tech)
    )


def card_use(s: PulsarState, seat: i64, value: i64, rounds: i64) -> i64:
    """Value the best technology or project that a die pays for."""
    use: i64 = 0
    for category in range(tables.CATEGORIES):
        board = s.boards[category]
        if board != starmap.NONE:
            for tech in tables.BOARD_TECHS[board]:
                if tables.TECH_COST[tech] == value and is_open(s, seat, tech):
                    use = max(use, new_card(s, seat, tech, rounds) + reward(s, seat, schema.ON_PATENT))
    face = s.get(seat, columns.FACE)
    if face == starmap.NONE:
        return use
    done = s.get(seat, columns.DONE)
    for project in range(face * tables.PROJECTS_PER_FACE, (face + 1) * tables.PROJECTS_PER_FACE):
        needs = tables.PROJECT_NEEDS[project]
        undone = done & BITS[project % tables.PROJECTS_PER_FACE] == 0
        if tables.PROJECT_COST[project] == value and undone and done & needs == needs:
            use = max(use, new_card(s, seat, tables.FIRST_PROJECT + project, rounds))
    return use


def has_dice(s: PulsarState, seat: i64) -> bool:
    """Return whether a seat holds silver dice."""
    number: i64 = 0
    for value in range(1, constants.FACES + 1):
        number += s.dice_held(seat, value)
    return number > 0
