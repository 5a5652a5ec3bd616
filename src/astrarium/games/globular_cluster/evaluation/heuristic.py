"""How promising a position is, for bots. All weights were found by letting bots play each other.

The estimate must not jump when a turn ends, or bots would end theirs too early or too late. So everything is
counted by what still lies ahead: scoring rounds, and action points of all turns to come.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.state import FRAME
from astrarium.games.globular_cluster.components import grid, tables
from astrarium.games.globular_cluster.rules import steps
from astrarium.games.globular_cluster.rules.scoring import crystal_value
from astrarium.games.globular_cluster.rules.state import GlobularState

POINT: Final[i64] = 100  # the unit: hundredths of a victory point

# The probability in percent that a system pays, by the lead in presence there from -5 to 5: in the scoring
# round in progress, and in a later one.
MOST_LEAD: Final[i64] = 5
LEADS: Final[i64] = 2 * MOST_LEAD + 1
BY_LEAD_NOW: Final = [1, 2, 3, 5, 8, 12, 100, 100, 101, 101, 102]
BY_LEAD_LATER: Final = [1, 5, 9, 15, 21, 24, 60, 71, 78, 85, 90]

# A standing is what a seat has at a habitable tile, as an index of the tables of probabilities: a lead plus
# PRESENT or ABSENT, or one of two numbers for an opened system.
PRESENT: Final[i64] = MOST_LEAD
ABSENT: Final[i64] = LEADS + MOST_LEAD
OPENED_BY_SEAT: Final[i64] = LEADS + MOST_LEAD + 1
OPENED_BY_RIVAL: Final[i64] = LEADS + MOST_LEAD + 2

ACTION_POINT: Final[i64] = 12  # an action point not yet spent
SET_BEGUN: Final[i64] = 20  # a cache that does not complete a set yet, each round
# Pieces are drawn to where they would be of use. A pull is what one more member there would add.
ORE: Final[i64] = 180  # the pull of a mine, for each round to come
STEP: Final[i64] = 60  # how much a pull fades with every action point of the way
FREEDOM: Final[i64] = 200  # a piece that is in the game at all, for each round to come
HURRY: Final[i64] = 15  # percent of a pull towards the round that has begun: it will have gone by
HOPE: Final[i64] = 50  # percent of all this that comes true

SUPERNOVA_TILE: Final[i64] = list(tables.TILE_KIND).index(tables.SUPERNOVA)
CLOSING_TURNS: Final[i64] = tables.PLAIN_CLOSING_ROUNDS + tables.SCORING_CLOSING_ROUNDS
SWEEPS: Final = 2


def _chances(by_lead: list[int]) -> vec[i64]:
    """Return the probability in percent that a system pays, by standing; it needs presence or an opener."""
    return vec[i64](by_lead + [0] * (MOST_LEAD + 1) + [100, 0])


def _gains(by_lead: list[int]) -> vec[i64]:
    """Return what one more member adds to the probability that a system pays, by standing."""
    present = [by_lead[min(lead + 1, LEADS - 1)] - by_lead[lead] for lead in range(LEADS)]
    return vec[i64](present + by_lead[1 : MOST_LEAD + 2] + [0, 0])


CHANCE_NOW: Final = _chances(BY_LEAD_NOW)
CHANCE_LATER: Final = _chances(BY_LEAD_LATER)
GAIN_NOW: Final = _gains(BY_LEAD_NOW)
GAIN_LATER: Final = _gains(BY_LEAD_LATER)


def _after_group(tile: int) -> vec[i64]:
    """How many tiles lie below each group of the stack, by seats and group: one kind, or all if -1."""
    table: list[int] = []
    for stack in tables.STACKS:
        counts = [sum(group) if tile < 0 else int(group[tile]) for group in stack]
        table += [sum(counts[number + 1 :]) for number in range(tables.GROUP_COUNT)]
    return vec[i64](table)


TILES_BELOW: Final = _after_group(grid.NONE)
SUPERNOVAS_BELOW: Final = _after_group(SUPERNOVA_TILE)


def evaluate(s: GlobularState, seat: i64) -> i64:
    """What a seat may hope to have at the end, in hundredths of a point."""
    now = scoring_turns(s, seat)
    later = rounds_ahead(s)
    worth = s.vp[seat] * POINT + crystals(s, seat) * (now + later) + points_ahead(s, seat) * ACTION_POINT
    pulls = vec[i64]([0] * grid.CELLS)
    worth += systems(s, seat, now, later, pulls)
    spread(s, seat, pulls)
    return worth + pieces(s, seat, pulls, FREEDOM * later) * HOPE // 100


def scoring_turns(s: GlobularState, seat: i64) -> i64:
    """How often a seat has still to score in the round that has begun."""
    count: i64 = 0
    for frame in range(0, len(s.agenda), FRAME):
        if s.agenda[frame + 1] == seat and s.agenda[frame + 2] == steps.SCORING:
            step = s.agenda[frame]
            count += 1 if step in (steps.TURN, steps.ACT) else 0
    return count


def supernovas_ahead(s: GlobularState) -> i64:
    """How many supernovas nobody has seen."""
    return s.bag.counts[SUPERNOVA_TILE] + SUPERNOVAS_BELOW[s.seats * tables.GROUP_COUNT + s.group]


def rounds_ahead(s: GlobularState) -> i64:
    """How many scoring rounds have not begun."""
    return supernovas_ahead(s) + (1 - s.closing) * tables.SCORING_CLOSING_ROUNDS


def points_ahead(s: GlobularState, seat: i64) -> i64:
    """The action points a seat has still to spend: the number of turns in a match is fixed. G-END-05"""
    size = len(s.agenda)
    if size == 0:
        return 0
    tiles = s.bag.left + TILES_BELOW[s.seats * tables.GROUP_COUNT + s.group]
    if s.step() == steps.DRAW:
        tiles -= 1
    drawer = s.agenda[1]  # the lowest frame is always that of whoever drew last
    before = (seat - drawer - 1) % s.seats
    turns = (tiles + s.seats - 1 - before) // s.seats + supernovas_ahead(s) + (1 - s.closing) * CLOSING_TURNS
    points: i64 = 0
    for frame in range(0, size, FRAME):
        if s.agenda[frame + 1] == seat:
            step = s.agenda[frame]
            if step == steps.TURN:
                turns += 1
            elif step == steps.ACT:
                points = s.points
    return turns * tables.ACTION_POINTS + points


def crystals(s: GlobularState, seat: i64) -> i64:
    """What the crystals of a seat bring in each round, with a little for sets begun."""
    worth: i64 = 0
    for kind in range(tables.CACHE_TYPES):
        count = s.caches[seat * tables.CACHE_TYPES + kind]
        worth += crystal_value(count) * POINT + (count % 3) * SET_BEGUN
    return worth


def systems(s: GlobularState, seat: i64, now: i64, later: i64, pulls: vec[i64]) -> i64:
    """What all habitable tiles may bring a seat; notes what pulls its pieces."""
    worth: i64 = 0
    for cell in s.placed:
        kind = tables.TILE_KIND[s.tile[cell]]
        if kind == tables.HABITABLE:
            value = s.value(cell)
            held = standing(s, seat, cell)
            worth += value * (now * CHANCE_NOW[held] + later * CHANCE_LATER[held])
            hurry = now * GAIN_NOW[held] * HURRY // 100
            pulls[cell] = value * (hurry + later * GAIN_LATER[held])
        elif kind == tables.RESOURCE and s.pennies[cell] > 0:
            pulls[cell] = ORE * later
    return worth


def standing(s: GlobularState, seat: i64, cell: i64) -> i64:
    """Return the standing of `seat` at the habitable tile at `cell`."""
    own: i64 = 0
    rival: i64 = 0
    for other in range(s.seats):
        if s.opened[other] == cell:
            return OPENED_BY_SEAT if other == seat else OPENED_BY_RIVAL
        presence = s.presence(other, cell)
        if other == seat:
            own = presence
        elif presence > rival:
            rival = presence
    lead = max(-MOST_LEAD, min(MOST_LEAD, own - rival))
    return lead + PRESENT if own > 0 else lead + ABSENT


def spread(s: GlobularState, seat: i64, pulls: vec[i64]) -> None:
    """Let pulls be felt at a distance, less with every action point of the way."""
    if s.step() == steps.TICK:
        foresee_tick(s, s.step_argument(), pulls)
    ways = passages(s)
    for _ in range(SWEEPS):
        for way in range(0, len(ways), 3):
            carry(pulls, ways[way], ways[way + 1], ways[way + 2] * STEP)
        for way in range(len(ways) - 3, -1, -3):
            carry(pulls, ways[way], ways[way + 1], ways[way + 2] * STEP)
    for site in range(seat * tables.STATIONS, (seat + 1) * tables.STATIONS):
        if s.sites[site] != grid.NONE:
            pulls[grid.HOME] = max(pulls[grid.HOME], pulls[s.sites[site]] - STEP)


def foresee_tick(s: GlobularState, cell: i64, pulls: vec[i64]) -> None:
    """A tile still to be turned will be open to some of its neighbours."""
    for side in range(grid.SIDES):
        there = grid.NEXT[cell * grid.SIDES + side]
        if there >= 0 and s.tick[there] != grid.WALL:
            pulls[there] = max(pulls[there], pulls[cell] - STEP)


def passages(s: GlobularState) -> vec[i64]:
    """All borders that can be crossed, as (place, neighbour, price), each once."""
    found = vec[i64](capacity=256)
    for cell in s.placed:
        for side in range(grid.SIDES // 2, grid.SIDES):
            price = s.border(cell, side)
            if price > 0:
                found = append(append(append(found, cell), grid.NEXT[cell * grid.SIDES + side]), price)
    return found


def carry(pulls: vec[i64], one: i64, other: i64, loss: i64) -> None:
    """What pulls at one end of a passage is felt at the other."""
    here = pulls[one]
    there = pulls[other]
    if there - loss > here:
        pulls[one] = there - loss
    elif here - loss > there:
        pulls[other] = here - loss


def pieces(s: GlobularState, seat: i64, pulls: vec[i64], freedom: i64) -> i64:
    """What the pieces of a seat may still do from where they are."""
    worth: i64 = 0
    for cell in s.placed:
        worth += s.members[seat * grid.CELLS + cell] * (pulls[cell] + freedom)
    leader = s.leader[seat]
    if leader != grid.NONE:
        worth += tables.LEADER_COUNTS * (pulls[leader] + freedom)
    return worth
