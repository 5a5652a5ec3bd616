"""How promising a position is, for bots."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.state import FRAME
from astrarium.games.globular_cluster.data import (
    ACTION_POINTS,
    CACHE_TYPES,
    GROUP_COUNT,
    HABITABLE,
    LEADER_COUNTS,
    RESOURCE,
    STACKS,
    STATIONS,
    SUPERNOVA,
    TILE_KIND,
)
from astrarium.games.globular_cluster.grid import CELLS, HOME, NEXT, SIDES, WALL, price
from astrarium.games.globular_cluster.scoring import crystal_value
from astrarium.games.globular_cluster.state import (
    ACT_STEP,
    DRAW_STEP,
    NONE,
    SCORING,
    TICK_STEP,
    TURN_STEP,
    GlobularState,
)

# Weights, in hundredths.
NOW: Final = vec[i64]([2, 4, 8, 15, 25, 40, 100, 101, 102, 103, 103])
LATER: Final = vec[i64]([3, 6, 11, 18, 27, 36, 58, 68, 76, 82, 86])
WIDEST: Final = 5
W: Final = vec[i64]([20, 30, 40, 60, 20, 15, 100])
AP_WORTH: Final = 0  # hundredths per action point
WALK: Final = 1  # loss of a piece's promise per action point of way
POT: Final = 2  # percent of promise
ORE: Final = 3  # promise of a piece at a mine
SET_HOPE: Final = 4
PIECE: Final = 6
LAST: Final = 5  # percent of promise in the last turn

SUPERNOVA_TILE: Final[i64] = list(TILE_KIND).index(SUPERNOVA)


def _later_tiles() -> vec[i64]:
    """Tiles in the groups after a group, by seats and group."""
    return _after([[sum(group) for group in stack] for stack in _stacks()])


def _later_supernovas() -> vec[i64]:
    return _after([[group[SUPERNOVA_TILE] for group in stack] for stack in _stacks()])


def _stacks() -> list[list[list[int]]]:
    return [[list(group) for group in stack] for stack in STACKS]


def _after(stacks: list[list[int]]) -> vec[i64]:
    table: list[int] = []
    for stack in stacks:
        table += [sum(stack[group + 1 :]) for group in range(GROUP_COUNT)]
    return vec[i64](table)


LATER_TILES: Final = _later_tiles()
LATER_SUPERNOVAS: Final = _later_supernovas()


def evaluate(s: GlobularState, seat: i64) -> i64:
    """What a seat may hope to have at the end, in hundredths of a point."""
    now = scores_now(s, seat)
    later = scorings(s, seat) - now
    left = points_left(s, seat)
    worth = s.vp[seat] * 100 + left * W[AP_WORTH] + crystals(s, seat) * (now + later)
    pulls = vec[i64]([0] * CELLS)
    worth += systems(s, seat, now, later, pulls)
    spread(s, seat, pulls)
    share = W[POT] if left > ACTION_POINTS else W[LAST]
    return worth + pieces(s, seat, pulls, W[PIECE] * (now + later)) * share // 100


def systems(s: GlobularState, seat: i64, now: i64, later: i64, pulls: vec[i64]) -> i64:
    """What all tiles may bring a seat."""
    worth: i64 = 0
    tiles = s.tile
    for cell in range(CELLS):
        tile = tiles[cell]
        if tile < 0:
            continue
        kind = TILE_KIND[tile]
        if kind == HABITABLE:
            worth += system(s, seat, cell, now, later, pulls)
        elif kind == RESOURCE and s.pennies[cell] > 0:
            pulls[cell] = W[ORE] * (now + later)
    return worth


def system(s: GlobularState, seat: i64, cell: i64, now: i64, later: i64, pulls: vec[i64]) -> i64:
    """What a habitable tile may bring a seat; notes how much one more member would add."""
    value = s.value(cell)
    own: i64 = 0
    rival: i64 = 0
    for other in range(s.seats):
        if s.opened[other] == cell:
            return value * (now + later) * 100 if other == seat else 0
        presence = s.members[other * CELLS + cell]
        if s.leader[other] == cell:
            presence += LEADER_COUNTS
        if other == seat:
            own = presence
        elif presence > rival:
            rival = presence
    lead = max(-WIDEST, min(WIDEST, own - rival)) + WIDEST
    more = max(-WIDEST, min(WIDEST, own + 1 - rival)) + WIDEST
    have: i64 = 0
    if own > 0:
        have = value * (now * NOW[lead] + later * LATER[lead])
    pulls[cell] = value * (now * NOW[more] + later * LATER[more]) - have
    return have


def crystals(s: GlobularState, seat: i64) -> i64:
    """What the crystals of a seat bring each time, with a little for sets begun."""
    worth: i64 = 0
    for kind in range(CACHE_TYPES):
        count = s.caches[seat * CACHE_TYPES + kind]
        worth += crystal_value(count) * 100 + (count % 3) * W[SET_HOPE]
    return worth


def scores_now(s: GlobularState, seat: i64) -> i64:
    """1 if the seat scores at the end of the turn it is taking, else 0."""
    size = len(s.agenda)
    if s.turn != seat or size == 0:
        return 0
    top = size - FRAME
    while top > 0 and s.agenda[top] != ACT_STEP:
        top -= FRAME
    return 1 if s.agenda[top] == ACT_STEP and s.agenda[top + 2] == SCORING else 0


def scorings(s: GlobularState, seat: i64) -> i64:
    """How often a seat has still to score."""
    count = s.bag.counts[SUPERNOVA_TILE] + LATER_SUPERNOVAS[s.seats * GROUP_COUNT + s.group] + 1 - s.closing
    for frame in range(0, len(s.agenda), FRAME):
        if s.agenda[frame + 1] == seat and s.agenda[frame + 2] == SCORING:
            count += 1 if s.agenda[frame] in (TURN_STEP, ACT_STEP) else 0
    return count


def points_left(s: GlobularState, seat: i64) -> i64:
    """The action points a seat has still to spend in the match."""
    size = len(s.agenda)
    if size == 0:
        return 0
    tiles = s.bag.left + LATER_TILES[s.seats * GROUP_COUNT + s.group]
    if s.step() == DRAW_STEP:
        tiles -= 1
    after = (seat - s.agenda[1] - 1) % s.seats
    turns = (tiles + s.seats - 1 - after) // s.seats
    turns += s.bag.counts[SUPERNOVA_TILE] + LATER_SUPERNOVAS[s.seats * GROUP_COUNT + s.group]
    turns += 2 * (1 - s.closing)
    points: i64 = 0
    for frame in range(0, size, FRAME):
        if s.agenda[frame + 1] == seat:
            step = s.agenda[frame]
            if step == TURN_STEP:
                turns += 1
            elif step == ACT_STEP:
                points += s.points
    return turns * ACTION_POINTS + points


def spread(s: GlobularState, seat: i64, pulls: vec[i64]) -> None:
    """Let what pulls a piece be felt at a distance, less with every action point of the way."""
    walk = W[WALK]
    if s.step() == TICK_STEP:
        foresee_tick(s, s.step_argument(), pulls)
    ways = passages(s)
    size = len(ways)
    for _ in range(2):
        for way in range(0, size, 3):
            relax(pulls, ways[way], ways[way + 1], ways[way + 2] * walk)
        for way in range(size - 3, -1, -3):
            relax(pulls, ways[way], ways[way + 1], ways[way + 2] * walk)
    first = seat * STATIONS
    for number in range(STATIONS):
        site = s.sites[first + number]
        if site != NONE:
            pulls[HOME] = max(pulls[HOME], pulls[site] - walk)


def relax(pulls: vec[i64], one: i64, other: i64, loss: i64) -> None:
    """What pulls at one end of a passage is felt at the other."""
    here = pulls[one]
    there = pulls[other]
    if there - loss > here:
        pulls[one] = there - loss
    elif here - loss > there:
        pulls[other] = here - loss


def passages(s: GlobularState) -> vec[i64]:
    """All borders that can be crossed, as (place, neighbour, price), each once."""
    found = vec[i64](capacity=256)
    ticks = s.tick
    for cell in range(CELLS):
        tick = ticks[cell]
        if tick == WALL:
            continue
        for side in range(SIDES // 2, SIDES):
            there = NEXT[cell * SIDES + side]
            if there >= 0:
                cost = price(s.reading, side, tick, ticks[there])
                if cost > 0:
                    found = append(append(append(found, cell), there), cost)
    return found


def foresee_tick(s: GlobularState, cell: i64, pulls: vec[i64]) -> None:
    """A tile still to be turned will be open to its neighbours."""
    for side in range(SIDES):
        there = NEXT[cell * SIDES + side]
        if there >= 0 and s.tick[there] != WALL:
            pulls[there] = max(pulls[there], pulls[cell] - W[WALK])


def pieces(s: GlobularState, seat: i64, pulls: vec[i64], base: i64) -> i64:
    """What the pieces of a seat may still do from where they are."""
    worth: i64 = 0
    members = s.members
    first = seat * CELLS
    for cell in range(CELLS):
        count = members[first + cell]
        if count > 0:
            worth += count * (pulls[cell] + base)
    leader = s.leader[seat]
    if leader != NONE:
        worth += LEADER_COUNTS * (pulls[leader] + base)
    return worth
