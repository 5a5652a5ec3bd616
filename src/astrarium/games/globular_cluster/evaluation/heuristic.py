"""Heuristic evaluation of positions for bots. The weights were tuned by matches between bots.

The estimate must be continuous where a turn ends, or bots would end turns too early or too late. So it counts
what lies ahead: scoring rounds, and the action points of all turns to come.

The value of a piece depends on where it stands. A potential by place says what one more member would add
there; it spreads over open borders and decays with every action point of the way.
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

# Tuned weights in percent, roughly the probability that a system pays, by the lead in presence there from -5
# to 5: in the scoring round in progress, and in a later one.
MAX_LEAD: Final[i64] = 5
LEADS: Final[i64] = 2 * MAX_LEAD + 1
BY_LEAD_NOW: Final = [1, 2, 3, 5, 8, 12, 100, 100, 101, 101, 102]
BY_LEAD_LATER: Final = [1, 5, 9, 15, 21, 24, 60, 71, 78, 85, 90]

# The standing of a seat at a habitable tile is an index of the tables below: PRESENT or ABSENT plus the
# lead if the system is unopened, or one of two numbers for an opened system.
PRESENT: Final[i64] = MAX_LEAD
ABSENT: Final[i64] = LEADS + MAX_LEAD
OPENED_BY_SEAT: Final[i64] = LEADS + MAX_LEAD + 1
OPENED_BY_RIVAL: Final[i64] = LEADS + MAX_LEAD + 2

ACTION_POINT: Final[i64] = 12  # value of an unspent action point
INCOMPLETE_SET: Final[i64] = 20  # value of a cache outside a triplet, for each scoring round ahead
MINE: Final[i64] = 180  # potential of a tile with caches, for each later round
DECAY: Final[i64] = 60  # loss of potential for each action point of the way
PIECE: Final[i64] = 200  # value of a member in play anywhere, for each later round
URGENT: Final[i64] = 15  # percent of the potential for the round in progress; few pieces arrive in time
REALISED: Final[i64] = 50  # percent of the value of all pieces that is expected to come true

SUPERNOVA_TILE: Final[i64] = list(tables.TILE_KIND).index(tables.SUPERNOVA)
CLOSING_TURNS: Final[i64] = tables.PLAIN_CLOSING_ROUNDS + tables.SCORING_CLOSING_ROUNDS
SWEEPS: Final = 2  # over the edges, each in both orders


def _chances(by_lead: list[int]) -> vec[i64]:
    """Return the weight in percent of a system by standing: `by_lead` if present, 0 if absent."""
    return vec[i64](by_lead + [0] * (MAX_LEAD + 1) + [100, 0])


def _gains(by_lead: list[int]) -> vec[i64]:
    """Return what one more member adds to the weight of a system, by standing."""
    present = [by_lead[min(lead + 1, LEADS - 1)] - by_lead[lead] for lead in range(LEADS)]
    return vec[i64](present + by_lead[1 : MAX_LEAD + 2] + [0, 0])


CHANCE_NOW: Final = _chances(BY_LEAD_NOW)
CHANCE_LATER: Final = _chances(BY_LEAD_LATER)
GAIN_NOW: Final = _gains(BY_LEAD_NOW)
GAIN_LATER: Final = _gains(BY_LEAD_LATER)


def _tiles_below(tile: int) -> vec[i64]:
    """Return how many tiles lie below each group of the stack, by number of seats and group.

    Count copies of `tile` only, or all tiles if it is NONE.
    """
    table: list[int] = []
    for stack in tables.STACKS:
        counts = [sum(group) if tile == grid.NONE else int(group[tile]) for group in stack]
        table += [sum(counts[number + 1 :]) for number in range(tables.GROUP_COUNT)]
    return vec[i64](table)


TILES_BELOW: Final = _tiles_below(grid.NONE)
SUPERNOVAS_BELOW: Final = _tiles_below(SUPERNOVA_TILE)


def evaluate(s: GlobularState, seat: i64) -> i64:
    """Return the expected final score of `seat` in hundredths of a point."""
    now = scoring_turns(s, seat)
    later = later_rounds(s)
    expected = s.vp[seat] * POINT + crystals(s, seat) * (now + later) + points_ahead(s, seat) * ACTION_POINT
    potential = vec[i64]([0] * grid.CELLS)
    expected += systems(s, seat, now, later, potential)
    spread(s, seat, potential)
    return expected + pieces(s, seat, potential, PIECE * later) * REALISED // 100


def scoring_turns(s: GlobularState, seat: i64) -> i64:
    """Return how many scoring turns `seat` has on the agenda, the turn in progress included."""
    count: i64 = 0
    for frame in range(0, len(s.agenda), FRAME):
        if s.agenda[frame + 1] == seat and s.agenda[frame + 2] == steps.SCORING:
            step = s.agenda[frame]
            count += 1 if step in (steps.TURN, steps.ACT) else 0
    return count


def unseen_supernovas(s: GlobularState) -> i64:
    """Return how many supernovas are still in the stack."""
    return s.bag.counts[SUPERNOVA_TILE] + SUPERNOVAS_BELOW[s.seats * tables.GROUP_COUNT + s.group]


def later_rounds(s: GlobularState) -> i64:
    """Return how many scoring rounds have not begun."""
    return unseen_supernovas(s) + (1 - s.closing) * tables.SCORING_CLOSING_ROUNDS


def points_ahead(s: GlobularState, seat: i64) -> i64:
    """Return the action points that `seat` can still spend.

    The number of turns in a match is fixed (G-END-05), so the turns to come follow from the tiles left.
    """
    size = len(s.agenda)
    if size == 0:
        return 0
    tiles = s.bag.left + TILES_BELOW[s.seats * tables.GROUP_COUNT + s.group]
    if s.step() == steps.DRAW:
        tiles -= 1
    drawer = s.agenda[1]  # the lowest frame belongs to the last seat that drew
    seats_before = (seat - drawer - 1) % s.seats
    draws = (tiles + s.seats - 1 - seats_before) // s.seats
    turns = draws + unseen_supernovas(s) + (1 - s.closing) * CLOSING_TURNS
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
    """Return what the crystals of `seat` score in each round, plus a share for incomplete sets."""
    expected: i64 = 0
    for cache_type in range(tables.CACHE_TYPES):
        count = s.caches[seat * tables.CACHE_TYPES + cache_type]
        expected += crystal_value(count) * POINT + (count % 3) * INCOMPLETE_SET
    return expected


def systems(s: GlobularState, seat: i64, now: i64, later: i64, potential: vec[i64]) -> i64:
    """Return the expected score of `seat` from habitable tiles; set the `potential` of systems and mines."""
    expected: i64 = 0
    for cell in s.placed:
        kind = tables.TILE_KIND[s.tile[cell]]
        if kind == tables.HABITABLE:
            value = s.value(cell)
            index = standing(s, seat, cell)
            expected += value * (now * CHANCE_NOW[index] + later * CHANCE_LATER[index])
            gain_now = now * GAIN_NOW[index] * URGENT // 100
            potential[cell] = value * (gain_now + later * GAIN_LATER[index])
        elif kind == tables.RESOURCE and s.pennies[cell] > 0:
            potential[cell] = MINE * later
    return expected


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
    lead = max(-MAX_LEAD, min(MAX_LEAD, own - rival))
    return lead + PRESENT if own > 0 else lead + ABSENT


def spread(s: GlobularState, seat: i64, potential: vec[i64]) -> None:
    """Spread `potential` over open borders, and from the stations of `seat` to the arrival tile."""
    if s.step() == steps.TICK:
        spread_from_unturned(s, s.step_argument(), potential)
    edges = open_borders(s)
    for _ in range(SWEEPS):
        for edge in range(0, len(edges), 3):
            relax(potential, edges[edge], edges[edge + 1], edges[edge + 2] * DECAY)
        for edge in range(len(edges) - 3, -1, -3):
            relax(potential, edges[edge], edges[edge + 1], edges[edge + 2] * DECAY)
    for site in range(seat * tables.STATIONS, (seat + 1) * tables.STATIONS):
        if s.sites[site] != grid.NONE:
            potential[grid.HOME] = max(potential[grid.HOME], potential[s.sites[site]] - DECAY)


def spread_from_unturned(s: GlobularState, cell: i64, potential: vec[i64]) -> None:
    """Spread the potential of the tile at `cell`, whose tick is not chosen yet, to all its neighbours."""
    for side in range(grid.SIDES):
        there = grid.NEXT[cell * grid.SIDES + side]
        if there >= 0 and s.tick[there] != grid.WALL:
            potential[there] = max(potential[there], potential[cell] - DECAY)


def open_borders(s: GlobularState) -> vec[i64]:
    """Return every border that can be crossed once, flattened as place, neighbour, price."""
    found = vec[i64](capacity=256)
    for cell in s.placed:
        for side in range(grid.SIDES // 2, grid.SIDES):
            price = s.border(cell, side)
            if price > 0:
                found = append(append(append(found, cell), grid.NEXT[cell * grid.SIDES + side]), price)
    return found


def relax(potential: vec[i64], one: i64, other: i64, loss: i64) -> None:
    """Raise the lower potential at the ends of an edge to the higher one less `loss`."""
    here = potential[one]
    there = potential[other]
    if there - loss > here:
        potential[one] = there - loss
    elif here - loss > there:
        potential[other] = here - loss


def pieces(s: GlobularState, seat: i64, potential: vec[i64], base: i64) -> i64:
    """Return the value of the pieces of `seat`: for each member `base` and the potential of its place."""
    total: i64 = 0
    for cell in s.placed:
        total += s.members[seat * grid.CELLS + cell] * (potential[cell] + base)
    leader = s.leader[seat]
    if leader != grid.NONE:
        total += tables.LEADER_COUNTS * (potential[leader] + base)
    return total
