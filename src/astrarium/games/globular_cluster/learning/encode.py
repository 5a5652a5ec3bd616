"""Features of a position: a fixed vector of small integers from the viewpoint of a seat.

Seats are called "own", then clockwise "next1" to "next3"; the slots of absent seats stay 0. `NAMES` holds the
name of each slot, `BOUNDS` its range: `m7.members.own`, `m7.tile.habitable`, `next1.caches.n1`,
`turn.scoring`, `step.act`, `stack.green-2`. Layout: the seat blocks, then the shared blocks (table and turns,
stack, tiles). The lists of slots below define names, bounds and offsets.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from astrarium.core.features import fill, seats_between
from astrarium.core.slots import Slots, at, flags, of_seat, repeated, viewpoints
from astrarium.core.state import FRAME, Layout
from astrarium.games.globular_cluster.components import grid, tables
from astrarium.games.globular_cluster.rules import blocks, steps
from astrarium.games.globular_cluster.rules.state import GlobularState

SEATS: Final = viewpoints(tables.MAX_SEATS)
STEPS: Final = ["start", "turn", "draw", "place", "tick", "act", "roll", "over"]
TURNS: Final = ["drawing", "scoring", "placing", "plain"]
OVER_STEP: Final[i64] = len(STEPS) - 1
SUPERNOVA_TILE: Final[i64] = list(tables.TILE_KIND).index(tables.SUPERNOVA)

# Upper bounds over all matches.
MAX_COPIES: Final = tables.TILES.copies
MAX_STACK: Final = max(sum(sum(group) for group in stack) for stack in tables.STACKS)
MAX_CACHES: Final = MAX_COPIES * sum(
    tables.TILE_WORTH[tile] for tile in range(tables.TILE_COUNT) if tables.TILE_KIND[tile] == tables.RESOURCE
)
MAX_SCORINGS: Final = MAX_COPIES + tables.SCORING_CLOSING_ROUNDS
MAX_SYSTEMS: Final = MAX_COPIES * sum(
    tables.TILE_KIND[tile] == tables.HABITABLE for tile in range(tables.TILE_COUNT)
)
MAX_POINTS: Final = MAX_SCORINGS * (
    MAX_SYSTEMS * tables.HIGHEST_VALUE + MAX_CACHES * tables.TRIPLET_POINTS // 3
)


def _tile_slots() -> Slots:
    """Return the slots of the tile at a place, as name and upper bound."""
    slots = flags("tile", tables.KINDS)
    slots += [
        ("number", tables.HIGHEST_VALUE),
        ("value", tables.HIGHEST_VALUE),
        ("pennies", tables.HIGHEST_VALUE),
    ]
    slots += [(f"tick.{corner.lower()}", 1) for corner in grid.CORNERS]
    return slots + [(f"price.{direction.lower()}", 4) for direction in grid.DIRECTIONS]


def _turn_slots() -> Slots:
    """Return the shared-block slots of a seat; `turns` and `scorings` count what is certain to come."""
    slots: Slots = [("turn", 1), ("points", MAX_POINTS)]
    return [
        *slots,
        ("turns", tables.PLAIN_CLOSING_ROUNDS + tables.SCORING_CLOSING_ROUNDS),
        ("scorings", MAX_SCORINGS),
    ]


def _table_slots() -> Slots:
    """Return the slots of the turn in progress, its step and the options."""
    slots: Slots = [
        ("action-points", tables.ACTION_POINTS),
        ("aside", 1),
        ("closing", 1),
        ("gone", MAX_STACK),
    ]
    slots += [(f"borders.{tables.BORDERS[1]}", 1), (f"value-limits.{tables.VALUE_LIMIT_READINGS[1]}", 1)]
    slots += flags("step", STEPS) + flags("turn", TURNS) + flags("hand", tables.KINDS)
    return [*slots, ("hand.number", tables.HIGHEST_VALUE)]


def _stack_slots() -> Slots:
    """Return the slots of the stack: `stack.` for its uppermost group, `later.` for the others."""
    slots: Slots = [
        ("stack-left", MAX_STACK),
        *((f"stack.{tile}", MAX_COPIES) for tile in tables.TILE_NAMES),
    ]
    return slots + [(f"later.{tile}", MAX_COPIES) for tile in tables.TILE_NAMES]


def _all_slots() -> Slots:
    """Return all slots in the order of the features."""
    slots: Slots = []
    for seat in SEATS:
        slots += repeated([seat], CACHE_SLOTS + OWN_SLOTS)
        slots += of_seat(seat, repeated(grid.CELL_NAMES, PIECE_SLOTS))
    slots += TABLE_SLOTS + repeated(SEATS, TURN_SLOTS)
    return (
        slots + repeated(grid.CELL_NAMES, PLACE_SLOTS) + STACK_SLOTS + repeated(grid.CELL_NAMES, TILE_SLOTS)
    )


# Parts of a seat block: caches, then pieces without their places.
CACHE_SLOTS: Final[Slots] = [
    ("present", 1),
    *((f"caches.{token}", MAX_CACHES) for token in tables.CACHE_TOKENS),
]
OWN_SLOTS: Final[Slots] = [
    ("home", tables.MEMBERS),
    ("leader", 1),
    ("stations-left", tables.STATIONS),
    ("opened", 1),
]
# Pieces of a seat by place.
PIECE_SLOTS: Final[Slots] = [("members", tables.MEMBERS), ("leader", 1), ("station", 1), ("opened", 1)]
TABLE_SLOTS: Final = _table_slots()
TURN_SLOTS: Final = _turn_slots()
# Events of the current turn by place.
PLACE_SLOTS: Final[Slots] = [
    ("turning", 1),
    ("improved", tables.IMPROVEMENTS_PER_TURN),
    ("mined", tables.MINES_PER_TURN),
]
STACK_SLOTS: Final = _stack_slots()
TILE_SLOTS: Final = _tile_slots()
SLOTS: Final = _all_slots()
NAMES: Final[tuple[str, ...]] = tuple(name for name, _ in SLOTS)
BOUNDS: Final[tuple[tuple[int, int], ...]] = tuple((0, most) for _, most in SLOTS)

ZEROS: Final = vec[i16]([i16(0)] * len(SLOTS))
FIRST_OWN: Final[i64] = len(CACHE_SLOTS)
FIRST_PIECE: Final[i64] = FIRST_OWN + len(OWN_SLOTS)
PARTS: Final = vec[i64]([0, FIRST_OWN])
PIECE_SIZE: Final[i64] = len(PIECE_SLOTS)
SEAT_SIZE: Final[i64] = FIRST_PIECE + grid.CELLS * PIECE_SIZE
TURN_SIZE: Final[i64] = len(TURN_SLOTS)
PLACE_SIZE: Final[i64] = len(PLACE_SLOTS)
TILE_SIZE: Final[i64] = len(TILE_SLOTS)
FIRST_OF_TABLE: Final[i64] = tables.MAX_SEATS * SEAT_SIZE
FIRST_TURN: Final[i64] = FIRST_OF_TABLE + len(TABLE_SLOTS)
FIRST_PLACE: Final[i64] = FIRST_TURN + tables.MAX_SEATS * TURN_SIZE
FIRST_OF_STACK: Final[i64] = FIRST_PLACE + grid.CELLS * PLACE_SIZE
FIRST_TILE: Final[i64] = FIRST_OF_STACK + len(STACK_SLOTS)


def _shared_blocks() -> vec[i64]:
    """Return the offsets of the shared blocks: table, stack, groups of tiles."""
    firsts = vec[i64]([FIRST_OF_TABLE, FIRST_OF_STACK])
    for cell in range(0, grid.CELLS, blocks.TILE_GROUP):
        firsts = append(firsts, FIRST_TILE + cell * TILE_SIZE)
    return firsts


LAYOUT: Final = Layout(_shared_blocks(), SEAT_SIZE, PARTS, 0)

POINTS_LEFT: Final = at(TABLE_SLOTS, "action-points")
ASIDE: Final = at(TABLE_SLOTS, "aside")
CLOSING: Final = at(TABLE_SLOTS, "closing")
GONE: Final = at(TABLE_SLOTS, "gone")
BORDERS_OPTION: Final = at(TABLE_SLOTS, f"borders.{tables.BORDERS[1]}")
LIMITS_OPTION: Final = at(TABLE_SLOTS, f"value-limits.{tables.VALUE_LIMIT_READINGS[1]}")
STEP: Final = at(TABLE_SLOTS, f"step.{STEPS[0]}")
TURN_KIND: Final = at(TABLE_SLOTS, f"turn.{TURNS[0]}")
HAND_KIND: Final = at(TABLE_SLOTS, f"hand.{tables.KINDS[0]}")
HAND_NUMBER: Final = at(TABLE_SLOTS, "hand.number")
STACK_LEFT: Final = at(STACK_SLOTS, "stack-left")
STACK: Final = at(STACK_SLOTS, f"stack.{tables.TILE_NAMES[0]}")
LATER: Final = at(STACK_SLOTS, f"later.{tables.TILE_NAMES[0]}")

PRESENT: Final = at(CACHE_SLOTS, "present")
ON_TURN: Final = at(TURN_SLOTS, "turn")
POINTS: Final = at(TURN_SLOTS, "points")
AT_HOME: Final = at(OWN_SLOTS, "home")
HAS_LEADER: Final = at(OWN_SLOTS, "leader")
STATIONS_LEFT: Final = at(OWN_SLOTS, "stations-left")
HAS_OPENED: Final = at(OWN_SLOTS, "opened")
CACHES: Final = at(CACHE_SLOTS, f"caches.{tables.CACHE_TOKENS[0]}")
TURNS_LEFT: Final = at(TURN_SLOTS, "turns")
SCORINGS: Final = at(TURN_SLOTS, "scorings")

KIND: Final = at(TILE_SLOTS, f"tile.{tables.KINDS[0]}")
NUMBER: Final = at(TILE_SLOTS, "number")
VALUE: Final = at(TILE_SLOTS, "value")
PENNIES: Final = at(TILE_SLOTS, "pennies")
TICK: Final = at(TILE_SLOTS, f"tick.{grid.CORNERS[0].lower()}")
PRICE: Final = at(TILE_SLOTS, f"price.{grid.DIRECTIONS[0].lower()}")
MEMBERS_OF: Final = at(PIECE_SLOTS, "members")
LEADER_OF: Final = at(PIECE_SLOTS, "leader")
STATION_OF: Final = at(PIECE_SLOTS, "station")
OPENED_BY: Final = at(PIECE_SLOTS, "opened")
TURNING: Final = at(PLACE_SLOTS, "turning")
IMPROVED: Final = at(PLACE_SLOTS, "improved")
MINED: Final = at(PLACE_SLOTS, "mined")


def _later_groups() -> list[vec[i64]]:
    """Return the copies of each tile below each group, by number of seats and group."""
    found: list[vec[i64]] = []
    for stack in tables.STACKS:
        for number in range(tables.GROUP_COUNT):
            below = stack[number + 1 :]
            found.append(vec[i64]([sum(group[tile] for group in below) for tile in range(tables.TILE_COUNT)]))
    return found


LATER_GROUPS: Final = _later_groups()
LATER_LEFT: Final = vec[i64]([sum(group) for group in LATER_GROUPS])


def encode(s: GlobularState, seat: i64, out: vec[i16], at: i64, mask: i64) -> None:
    """Encode shared block 0 and the blocks in `mask` into `out` from `at` on, which must be zeroed."""
    if mask & blocks.STACK != 0:
        _encode_stack(s, out, at + FIRST_OF_STACK)
    if mask & blocks.TILES != 0:
        _encode_tiles(s, out, at + FIRST_TILE, mask)
    _encode_table(s, out, at + FIRST_OF_TABLE)
    _encode_turns(s, seat, out, at)
    _encode_this_turn(s, out, at + FIRST_PLACE)


def encode_seat(s: GlobularState, seat: i64, out: vec[i16], first: i64, parts: i64) -> None:
    """Encode the `parts` of the block of `seat` into `out` from `first` on, which must be zeroed."""
    if parts & blocks.CACHES_PART != 0:
        out[first + PRESENT] = 1
        fill(out, first + CACHES, s.caches, seat * tables.CACHE_TYPES, tables.CACHE_TYPES)
    if parts & blocks.PIECES_PART != 0:
        out[first + FIRST_OWN + AT_HOME] = i16(s.members[seat * grid.CELLS + grid.HOME])
        _encode_pieces(s, seat, out, first + FIRST_OWN, first + FIRST_PIECE)
        _encode_members(s, seat, out, first + FIRST_PIECE + MEMBERS_OF)


def _encode_table(s: GlobularState, out: vec[i16], at: i64) -> None:
    """Encode points, options, step and the tile in hand."""
    out[at + POINTS_LEFT] = i16(s.points)
    out[at + CLOSING] = i16(s.closing)
    out[at + GONE] = i16(s.gone)
    out[at + BORDERS_OPTION] = i16(s.reading)
    out[at + LIMITS_OPTION] = i16(s.at_least)
    step = s.step()
    out[at + STEP + (step if step >= 0 else OVER_STEP)] = 1
    if step == steps.PLACE:
        tile = s.step_argument()
        out[at + HAND_KIND + tables.TILE_KIND[tile]] = 1
        out[at + HAND_NUMBER] = i16(tables.TILE_WORTH[tile])


def _encode_stack(s: GlobularState, out: vec[i16], at: i64) -> None:
    """Encode the unseen tiles: the uppermost group, the groups below it and their total."""
    group = s.seats * tables.GROUP_COUNT + s.group
    fill(out, at + STACK, s.bag.counts, 0, tables.TILE_COUNT)
    fill(out, at + LATER, LATER_GROUPS[group], 0, tables.TILE_COUNT)
    out[at + STACK_LEFT] = i16(s.bag.left + LATER_LEFT[group])


def _unseen_supernovas(s: GlobularState) -> i64:
    """Return how many supernovas are still in the stack."""
    later = LATER_GROUPS[s.seats * tables.GROUP_COUNT + s.group]
    return s.bag.counts[SUPERNOVA_TILE] + later[SUPERNOVA_TILE]


def _encode_pieces(s: GlobularState, seat: i64, out: vec[i16], at: i64, places: i64) -> None:
    """Encode leader, opened system and stations: without places from `at` on, by place from `places` on."""
    leader, opened, sites = s.leader[seat], s.opened[seat], s.sites
    if leader != grid.NONE:
        out[at + HAS_LEADER] = 1
        out[places + leader * PIECE_SIZE + LEADER_OF] = 1
    if opened != grid.NONE:
        out[at + HAS_OPENED] = 1
        out[places + opened * PIECE_SIZE + OPENED_BY] = 1
    for number in range(seat * tables.STATIONS, (seat + 1) * tables.STATIONS):
        site = sites[number]
        if site == grid.NONE:
            out[at + STATIONS_LEFT] += 1
        else:
            out[places + site * PIECE_SIZE + STATION_OF] = 1


def _encode_members(s: GlobularState, seat: i64, out: vec[i16], at: i64) -> None:
    """Encode the members of `seat` by place."""
    members = s.members
    first = seat * grid.CELLS
    for cell in s.placed:
        out[at + cell * PIECE_SIZE] = i16(members[first + cell])


def _encode_turns(s: GlobularState, seat: i64, out: vec[i16], at: i64) -> None:
    """Encode the kind of turn and, by seat, its points, its turns to come and its scorings to come."""
    scorings = _unseen_supernovas(s)
    if s.closing == 0:
        scorings += tables.SCORING_CLOSING_ROUNDS
    for owner in range(s.seats):
        first = at + FIRST_TURN + seats_between(s.seats, seat, owner) * TURN_SIZE
        out[first + POINTS] = i16(s.vp[owner])
        out[first + SCORINGS] = i16(scorings)
    agenda = s.agenda
    for frame in range(0, len(agenda), FRAME):
        step, kind = agenda[frame], agenda[frame + 2]
        first = at + FIRST_TURN + seats_between(s.seats, seat, agenda[frame + 1]) * TURN_SIZE
        if step == steps.ACT:
            out[at + FIRST_OF_TABLE + TURN_KIND + kind] = 1
            out[first + ON_TURN] = 1
        elif step == steps.TURN:
            out[first + TURNS_LEFT] += 1
            if kind == steps.PLACING:
                out[at + FIRST_OF_TABLE + ASIDE] = 1
        else:
            continue
        if kind == steps.SCORING:
            out[first + SCORINGS] += 1


def _encode_tiles(s: GlobularState, out: vec[i16], first_tile: i64, mask: i64) -> None:
    """Encode the placed tiles whose block is in `mask`."""
    tiles, ticks, pennies, prices = s.tile, s.tick, s.pennies, s.price
    kinds, worths = tables.TILE_KIND, tables.TILE_WORTH
    for cell in s.placed:
        if mask & blocks.TILE[cell] == 0:
            continue
        at = first_tile + cell * TILE_SIZE
        tile, tick = tiles[cell], ticks[cell]
        kind, worth, laid = kinds[tile], worths[tile], pennies[cell]
        out[at + KIND + kind] = 1
        out[at + NUMBER] = i16(worth)
        out[at + PENNIES] = i16(laid)
        if kind == tables.HABITABLE:
            out[at + VALUE] = i16(worth + laid)
        if tick < grid.NO_TICK:
            out[at + TICK + tick] = 1
        first = cell * grid.SIDES
        at += PRICE - first
        for side in range(first, first + grid.SIDES):
            out[at + side] = i16(prices[side])


def _encode_this_turn(s: GlobularState, out: vec[i16], places: i64) -> None:
    """Encode the tile to be turned, and by place what counts towards the limits of the current turn."""
    if s.step() == steps.TICK:
        out[places + s.step_argument() * PLACE_SIZE + TURNING] = 1
    for cell in s.improved:
        out[places + cell * PLACE_SIZE + IMPROVED] += 1
    if s.mined_at != grid.NONE:
        out[places + s.mined_at * PLACE_SIZE + MINED] = i16(s.mined)
