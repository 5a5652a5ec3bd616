"""The position in numbers for learning: fixed slots of small numbers, from a seat's point of view.

Seats are told as "own", then clockwise "next1" to "next3"; the slots of absent seats stay 0. `NAMES` says
what each slot is, `BOUNDS` between which numbers it stays: `m7.members.own`, `m7.tile.habitable`,
`next1.caches.n1`, `turn.scoring`, `step.act`, `stack.green-2`. All of it comes from three lists of slots.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.state import FRAME
from astrarium.games.globular_cluster.data import (
    ACTION_POINTS,
    BORDERS,
    CACHE_TOKENS,
    CACHE_TYPES,
    GROUP_COUNT,
    HABITABLE,
    HIGHEST_VALUE,
    IMPROVEMENTS_PER_TURN,
    KINDS,
    MEMBERS,
    MINES_PER_TURN,
    MOST_SEATS,
    PLAIN_CLOSING_ROUNDS,
    RESOURCE,
    SCORING_CLOSING_ROUNDS,
    STACKS,
    STATIONS,
    SUPERNOVA,
    TILE_COUNT,
    TILE_KIND,
    TILE_NAMES,
    TILE_WORTH,
    TILES,
    TRIPLET_POINTS,
    VALUE_LIMIT_READINGS,
)
from astrarium.games.globular_cluster.grid import CELL_NAMES, CELLS, CORNERS, DIRECTIONS, HOME, NO_TICK, SIDES
from astrarium.games.globular_cluster.state import (
    ACT_STEP,
    NONE,
    PLACE_STEP,
    PLACING,
    SCORING,
    TICK_STEP,
    TURN_STEP,
    GlobularState,
)

Slots = list[tuple[str, int]]

SEATS: Final = ["own", *(f"next{number}" for number in range(1, MOST_SEATS))]
STEPS: Final = ["start", "turn", "draw", "place", "tick", "act", "roll", "over"]
TURNS: Final = ["drawing", "scoring", "placing", "plain"]
OVER_STEP: Final[i64] = len(STEPS) - 1
SUPERNOVA_TILE: Final[i64] = list(TILE_KIND).index(SUPERNOVA)

# The most there can be of things in a match.
MOST_COPIES: Final = TILES.copies
MOST_STACK: Final = max(sum(sum(group) for group in stack) for stack in STACKS)
MOST_CACHES: Final = MOST_COPIES * sum(
    TILE_WORTH[tile] for tile in range(TILE_COUNT) if TILE_KIND[tile] == RESOURCE
)
MOST_SCORINGS: Final = MOST_COPIES + SCORING_CLOSING_ROUNDS
MOST_SYSTEMS: Final = MOST_COPIES * sum(TILE_KIND[tile] == HABITABLE for tile in range(TILE_COUNT))
MOST_POINTS: Final = MOST_SCORINGS * (MOST_SYSTEMS * HIGHEST_VALUE + MOST_CACHES * TRIPLET_POINTS // 3)


def _place_slots() -> Slots:
    """The slots of one place: name and highest number."""
    slots: Slots = [(f"tile.{kind}", 1) for kind in KINDS]
    slots += [("number", HIGHEST_VALUE), ("value", HIGHEST_VALUE), ("pennies", HIGHEST_VALUE)]
    slots += [(f"tick.{corner.lower()}", 1) for corner in CORNERS]
    slots += [(f"price.{direction.lower()}", 4) for direction in DIRECTIONS]
    slots += [(f"members.{seat}", MEMBERS) for seat in SEATS]
    slots += [(f"leader.{seat}", 1) for seat in SEATS]
    slots += [(f"station.{seat}", 1) for seat in SEATS]
    slots += [(f"opened.{seat}", 1) for seat in SEATS]
    return [*slots, ("turning", 1), ("improved", IMPROVEMENTS_PER_TURN), ("mined", MINES_PER_TURN)]


def _seat_slots() -> Slots:
    """The slots of one seat. `turns` and `scorings` are what the seat is still known to have."""
    slots: Slots = [("present", 1), ("turn", 1), ("points", MOST_POINTS), ("home", MEMBERS), ("leader", 1)]
    slots += [("stations-left", STATIONS), ("opened", 1)]
    slots += [(f"caches.{token}", MOST_CACHES) for token in CACHE_TOKENS]
    return [*slots, ("turns", PLAIN_CLOSING_ROUNDS + SCORING_CLOSING_ROUNDS), ("scorings", MOST_SCORINGS)]


def _table_slots() -> Slots:
    """The slots of turn, stack and options; `stack.` is its uppermost group, `later.` the others."""
    slots: Slots = [("action-points", ACTION_POINTS), ("aside", 1), ("closing", 1), ("gone", MOST_STACK)]
    slots += [(f"borders.{BORDERS[1]}", 1), (f"value-limits.{VALUE_LIMIT_READINGS[1]}", 1)]
    slots += [(f"step.{step}", 1) for step in STEPS]
    slots += [(f"turn.{kind}", 1) for kind in TURNS]
    slots += [(f"hand.{kind}", 1) for kind in KINDS]
    slots += [("hand.number", HIGHEST_VALUE), ("stack-left", MOST_STACK)]
    slots += [(f"stack.{tile}", MOST_COPIES) for tile in TILE_NAMES]
    return slots + [(f"later.{tile}", MOST_COPIES) for tile in TILE_NAMES]


def _all_slots() -> Slots:
    slots = TABLE_SLOTS[:]
    for seat in SEATS:
        slots += [(f"{seat}.{name}", most) for name, most in SEAT_SLOTS]
    for cell in CELL_NAMES:
        slots += [(f"{cell}.{name}", most) for name, most in PLACE_SLOTS]
    return slots


def _at(slots: Slots, name: str) -> i64:
    return [known for known, _ in slots].index(name)


TABLE_SLOTS: Final = _table_slots()
SEAT_SLOTS: Final = _seat_slots()
PLACE_SLOTS: Final = _place_slots()
SLOTS: Final = _all_slots()
NAMES: Final[tuple[str, ...]] = tuple(name for name, _ in SLOTS)
BOUNDS: Final[tuple[tuple[int, int], ...]] = tuple((0, most) for _, most in SLOTS)

ZEROS: Final = vec[i64]([0] * len(SLOTS))
SEAT_SIZE: Final[i64] = len(SEAT_SLOTS)
PLACE_SIZE: Final[i64] = len(PLACE_SLOTS)
FIRST_SEAT: Final[i64] = len(TABLE_SLOTS)
FIRST_PLACE: Final[i64] = FIRST_SEAT + MOST_SEATS * SEAT_SIZE

POINTS_LEFT: Final = _at(TABLE_SLOTS, "action-points")
ASIDE: Final = _at(TABLE_SLOTS, "aside")
CLOSING: Final = _at(TABLE_SLOTS, "closing")
GONE: Final = _at(TABLE_SLOTS, "gone")
BORDERS_OPTION: Final = _at(TABLE_SLOTS, f"borders.{BORDERS[1]}")
LIMITS_OPTION: Final = _at(TABLE_SLOTS, f"value-limits.{VALUE_LIMIT_READINGS[1]}")
STEP: Final = _at(TABLE_SLOTS, f"step.{STEPS[0]}")
TURN_KIND: Final = _at(TABLE_SLOTS, f"turn.{TURNS[0]}")
HAND_KIND: Final = _at(TABLE_SLOTS, f"hand.{KINDS[0]}")
HAND_NUMBER: Final = _at(TABLE_SLOTS, "hand.number")
STACK_LEFT: Final = _at(TABLE_SLOTS, "stack-left")
STACK: Final = _at(TABLE_SLOTS, f"stack.{TILE_NAMES[0]}")
LATER: Final = _at(TABLE_SLOTS, f"later.{TILE_NAMES[0]}")

PRESENT: Final = _at(SEAT_SLOTS, "present")
ON_TURN: Final = _at(SEAT_SLOTS, "turn")
POINTS: Final = _at(SEAT_SLOTS, "points")
AT_HOME: Final = _at(SEAT_SLOTS, "home")
HAS_LEADER: Final = _at(SEAT_SLOTS, "leader")
STATIONS_LEFT: Final = _at(SEAT_SLOTS, "stations-left")
HAS_OPENED: Final = _at(SEAT_SLOTS, "opened")
CACHES: Final = _at(SEAT_SLOTS, f"caches.{CACHE_TOKENS[0]}")
TURNS_LEFT: Final = _at(SEAT_SLOTS, "turns")
SCORINGS: Final = _at(SEAT_SLOTS, "scorings")

KIND: Final = _at(PLACE_SLOTS, f"tile.{KINDS[0]}")
NUMBER: Final = _at(PLACE_SLOTS, "number")
VALUE: Final = _at(PLACE_SLOTS, "value")
PENNIES: Final = _at(PLACE_SLOTS, "pennies")
TICK: Final = _at(PLACE_SLOTS, f"tick.{CORNERS[0].lower()}")
PRICE: Final = _at(PLACE_SLOTS, f"price.{DIRECTIONS[0].lower()}")
MEMBERS_OF: Final = _at(PLACE_SLOTS, "members.own")
LEADER_OF: Final = _at(PLACE_SLOTS, "leader.own")
STATION_OF: Final = _at(PLACE_SLOTS, "station.own")
OPENED_BY: Final = _at(PLACE_SLOTS, "opened.own")
TURNING: Final = _at(PLACE_SLOTS, "turning")
IMPROVED: Final = _at(PLACE_SLOTS, "improved")
MINED: Final = _at(PLACE_SLOTS, "mined")


def _later_groups() -> list[vec[i64]]:
    """What lies below each group, by number of seats and group."""
    found: list[vec[i64]] = []
    for stack in STACKS:
        for number in range(GROUP_COUNT):
            below = stack[number + 1 :]
            found.append(vec[i64]([sum(group[tile] for group in below) for tile in range(TILE_COUNT)]))
    return found


LATER_GROUPS: Final = _later_groups()


def encode(s: GlobularState, seat: i64) -> vec[i64]:
    """All slots of a position, as `NAMES` has them."""
    out = ZEROS[:]
    _encode_table(s, out)
    unseen = _encode_stack(s, out)
    for back in range(s.seats):
        _encode_seat(s, out, (seat + back) % s.seats, back, unseen)
    _encode_agenda(s, out, seat)
    for cell in s.placed:
        _encode_tile(s, out, cell)
        _encode_members(s, out, cell, seat)
    _encode_this_turn(s, out)
    return out


def _seat_at(place: i64) -> i64:
    return FIRST_SEAT + place * SEAT_SIZE


def _place_at(cell: i64) -> i64:
    return FIRST_PLACE + cell * PLACE_SIZE


def _encode_table(s: GlobularState, out: vec[i64]) -> None:
    out[POINTS_LEFT] = s.points
    out[CLOSING] = s.closing
    out[GONE] = s.gone
    out[BORDERS_OPTION] = s.reading
    out[LIMITS_OPTION] = s.at_least
    step = s.step()
    out[STEP + (step if step >= 0 else OVER_STEP)] = 1
    if step == PLACE_STEP:
        tile = s.step_argument()
        out[HAND_KIND + TILE_KIND[tile]] = 1
        out[HAND_NUMBER] = TILE_WORTH[tile]
    elif step == TICK_STEP:
        out[_place_at(s.step_argument()) + TURNING] = 1


def _encode_stack(s: GlobularState, out: vec[i64]) -> i64:
    """What is unseen; returns the number of supernovas in it."""
    now = s.bag.counts
    later = LATER_GROUPS[s.seats * GROUP_COUNT + s.group]
    left: i64 = 0
    for tile in range(TILE_COUNT):
        out[STACK + tile] = now[tile]
        out[LATER + tile] = later[tile]
        left += now[tile] + later[tile]
    out[STACK_LEFT] = left
    return now[SUPERNOVA_TILE] + later[SUPERNOVA_TILE]


def _encode_seat(s: GlobularState, out: vec[i64], seat: i64, place: i64, unseen: i64) -> None:
    """A seat and its pieces that stand alone; `unseen` supernovas will let it score."""
    at = _seat_at(place)
    out[at + PRESENT] = 1
    out[at + POINTS] = s.vp[seat]
    out[at + AT_HOME] = s.members[seat * CELLS + HOME]
    out[at + SCORINGS] = unseen + (SCORING_CLOSING_ROUNDS if s.closing == 0 else 0)
    for cache_type in range(CACHE_TYPES):
        out[at + CACHES + cache_type] = s.caches[seat * CACHE_TYPES + cache_type]
    leader, opened = s.leader[seat], s.opened[seat]
    if leader != NONE:
        out[at + HAS_LEADER] = 1
        out[_place_at(leader) + LEADER_OF + place] = 1
    if opened != NONE:
        out[at + HAS_OPENED] = 1
        out[_place_at(opened) + OPENED_BY + place] = 1
    for number in range(STATIONS):
        site = s.sites[seat * STATIONS + number]
        if site == NONE:
            out[at + STATIONS_LEFT] += 1
        else:
            out[_place_at(site) + STATION_OF + place] = 1


def _encode_agenda(s: GlobularState, out: vec[i64], seat: i64) -> None:
    """The turn in progress, those to come, and who will score in them."""
    for frame in range(len(s.agenda) // FRAME):
        step, owner, kind = s.agenda[frame * FRAME], s.agenda[frame * FRAME + 1], s.agenda[frame * FRAME + 2]
        at = _seat_at((owner - seat + s.seats) % s.seats)
        if step == ACT_STEP:
            out[TURN_KIND + kind] = 1
            out[at + ON_TURN] = 1
        elif step == TURN_STEP:
            out[at + TURNS_LEFT] += 1
            if kind == PLACING:
                out[ASIDE] = 1
        else:
            continue
        if kind == SCORING:
            out[at + SCORINGS] += 1


def _encode_tile(s: GlobularState, out: vec[i64], cell: i64) -> None:
    at = _place_at(cell)
    tile, tick = s.tile[cell], s.tick[cell]
    kind = TILE_KIND[tile]
    out[at + KIND + kind] = 1
    out[at + NUMBER] = TILE_WORTH[tile]
    out[at + PENNIES] = s.pennies[cell]
    if kind == HABITABLE:
        out[at + VALUE] = s.value(cell)
    if tick < NO_TICK:
        out[at + TICK + tick] = 1
    for side in range(SIDES):
        out[at + PRICE + side] = s.border(cell, side)


def _encode_members(s: GlobularState, out: vec[i64], cell: i64, seat: i64) -> None:
    at = _place_at(cell) + MEMBERS_OF
    for back in range(s.seats):
        out[at + back] = s.members[(seat + back) % s.seats * CELLS + cell]


def _encode_this_turn(s: GlobularState, out: vec[i64]) -> None:
    """What the limits of the present turn have used up."""
    for cell in s.improved:
        out[_place_at(cell) + IMPROVED] += 1
    if s.mined_at != NONE:
        out[_place_at(s.mined_at) + MINED] = s.mined
