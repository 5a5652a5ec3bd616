"""Encode a position as plain data for screens, independent of the viewer.

Places, tiles, corners and cache types are named by their tokens of the action space, seats by their numbers.
"""

from typing import Final, TypedDict, cast

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.game import View
from astrarium.core.patch import IncrementalView, Patch
from astrarium.core.state import CHANCE, FRAME, OVER, State
from astrarium.games.globular_cluster.components import grid, tables
from astrarium.games.globular_cluster.rules import actions, steps
from astrarium.games.globular_cluster.rules.placing import barred_place
from astrarium.games.globular_cluster.rules.scoring import crystal_value
from astrarium.games.globular_cluster.rules.state import GlobularState

STEP_NAMES: Final = ["start", "turn", "draw", "place", "tick", "act", "roll"]
TURN_NAMES: Final = ["drawing", "scoring", "placing", "plain"]
SUPERNOVA_NAME: Final = tables.TILE_NAMES[list(tables.TILE_KIND).index(tables.SUPERNOVA)]
ANY_TILE: Final[i64] = list(tables.TILE_KIND).index(tables.HABITABLE)


class TurnView(TypedDict):
    """A turn still to come."""

    seat: int
    kind: str


class TileView(TypedDict):
    """What lies and stands at an occupied place.

    Only habitable tiles have a `value`; `borders` is the price to every neighbouring tile, 0 if closed.
    """

    tile: str
    kind: str
    colour: str | None
    number: int
    h: int
    r: int
    tick: str | None
    pennies: int
    value: int | None
    station: int | None
    opener: int | None
    members: list[int]
    leaders: list[int]
    majority: int | None
    borders: dict[str, int]


class GlobularPlayerView(TypedDict):
    """A score sheet and the pieces of a seat. `members` counts all still in play, those at home included."""

    seat: int
    points: int
    place: int
    members: int
    home: int
    leader: str | None
    stations: list[str]
    stations_left: int
    opened: str | None
    caches: dict[str, int]
    crystals: int


class GroupView(TypedDict):
    """What is unseen of a group of the stack."""

    group: int
    left: int
    tiles: dict[str, int]


class ExtentView(TypedDict):
    """The rectangle the board fills, in the coordinates of G-GEO-02; right edges are `h` + 2."""

    left: int
    right: int
    top: int
    bottom: int


class GlobularTableView(TypedDict):
    """Everything on the table.

    `kind` is the kind of turn; `in_hand` has to be placed, the tile at `turning` to be turned; `aside` is a
    supernova that waits; `free` are the places where a tile could be added.
    """

    seats: int
    options: dict[str, str]
    actor: int | str
    step: str
    turn: int | None
    kind: str | None
    points: int
    in_hand: str | None
    turning: str | None
    aside: str | None
    stack: list[GroupView]
    stack_left: int
    gone: int
    closing: bool
    mined_at: str | None
    mined: int
    improved: dict[str, int]
    upcoming: list[TurnView]
    extent: ExtentView
    free: list[str]
    board: dict[str, TileView]
    players: list[GlobularPlayerView]


def view(state: State) -> View:
    """The position as plain data, ready for JSON."""
    return cast(View, table(_own(state)))


def table(s: GlobularState) -> GlobularTableView:
    """The same with its type."""
    options = {"borders": tables.BORDERS[s.reading], "value_limits": tables.VALUE_LIMIT_READINGS[s.at_least]}
    places = s.ranking()
    now = IncrementalView({"seats": s.seats, "options": options}, None)
    _put_table(now, s)
    _put_stack(now, s)
    now.put("free", _free(s))
    now.put("board", {grid.CELL_NAMES[cell]: _new_tile(s, cell) for cell in s.placed})
    now.put("players", [_new_player(s, seat, places[seat]) for seat in range(s.seats)])
    return cast(GlobularTableView, now.now)


def renew(view: View, before: State, after: State) -> tuple[View, Patch]:
    """The view of `after`, which shares parts with that of `before`, and how the two differ."""
    old, b, s = cast(GlobularTableView, view), _own(before), _own(after)
    patch = Patch()
    now = IncrementalView(view, patch)
    _put_table(now, s)
    if s.group != b.group or s.bag.left != b.bag.left:
        _put_stack(now, s)
    if not _same_room(b, s):
        now.put("free", _free(s))
    now.now["board"] = _renew_board(patch, old["board"], b, s)
    now.now["players"] = _renew_players(patch, old["players"], b, s)
    return now.now, patch


def _own(state: State) -> GlobularState:
    if not isinstance(state, GlobularState):
        raise TypeError(f"a view of Globular Cluster was asked of a {type(state).__name__}")
    return state


def _renew_board(
    patch: Patch, tiles: dict[str, TileView], b: GlobularState, s: GlobularState
) -> dict[str, TileView]:
    touched = _touched(b, s)
    if not touched:
        return tiles
    board = tiles.copy()
    for cell in touched:
        name = grid.CELL_NAMES[cell]
        old = tiles.get(name)
        if old is None:
            board[name] = _new_tile(s, cell)
            patch.changed["board/" + name] = board[name]
        else:
            tile = IncrementalView(cast(dict[str, object], old), patch, f"board/{name}/")
            _put_tile(tile, s, cell)
            board[name] = cast(TileView, tile.now)
    return board


def _touched(b: GlobularState, s: GlobularState) -> set[int]:
    """The occupied places whose view may be other than before."""
    touched = _moved_between(b.leader, s.leader)
    touched |= _moved_between(b.opened, s.opened)
    touched |= _moved_between(b.sites, s.sites)
    tile, tick, pennies, around, price = s.tile, s.tick, s.pennies, s.around, s.price
    old_tile, old_tick, old_pennies, old_around, old_price = b.tile, b.tick, b.pennies, b.around, b.price
    members, old_members = s.members, b.members
    for cell in s.placed:
        other = tile[cell] != old_tile[cell] or tick[cell] != old_tick[cell]
        other = other or pennies[cell] != old_pennies[cell] or around[cell] != old_around[cell]
        for border in range(cell * grid.SIDES, (cell + 1) * grid.SIDES):
            other = other or price[border] != old_price[border]
        for seat in range(s.seats):
            other = other or members[seat * grid.CELLS + cell] != old_members[seat * grid.CELLS + cell]
        if other:
            touched.add(cell)
    return touched


def _moved_between(before: vec[i64], after: vec[i64]) -> set[int]:
    """The places that something came to or left."""
    places: set[int] = set()
    for number in range(len(after)):
        if before[number] != after[number]:
            places |= {before[number], after[number]} - {grid.NONE}
    return places


def _renew_players(
    patch: Patch, players: list[GlobularPlayerView], b: GlobularState, s: GlobularState
) -> list[GlobularPlayerView]:
    places = s.ranking()
    renewed = players.copy()
    for seat in range(s.seats):
        if players[seat]["place"] != places[seat] or not _same_player(b, s, seat):
            player = IncrementalView(cast(dict[str, object], players[seat]), patch, f"players/{seat}/")
            _put_player(player, s, seat, places[seat])
            renewed[seat] = cast(GlobularPlayerView, player.now)
    return renewed


def _same_player(b: GlobularState, s: GlobularState, seat: i64) -> bool:
    """Whether the view of a seat, but for its place, is the same in two positions of a match."""
    if s.vp[seat] != b.vp[seat] or s.leader[seat] != b.leader[seat] or s.opened[seat] != b.opened[seat]:
        return False
    members, old_members = s.members, b.members
    for cell in s.placed:
        if members[seat * grid.CELLS + cell] != old_members[seat * grid.CELLS + cell]:
            return False
    for site in range(seat * tables.STATIONS, (seat + 1) * tables.STATIONS):
        if s.sites[site] != b.sites[site]:
            return False
    first = seat * tables.CACHE_TYPES
    return not any(s.caches[at] != b.caches[at] for at in range(first, first + tables.CACHE_TYPES))


def _same_room(b: GlobularState, s: GlobularState) -> bool:
    """Whether there is room for a tile at the same places in two positions of a match."""
    if len(s.placed) != len(b.placed) or _needs_room(s) != _needs_room(b):
        return False
    if (tables.TILE_KIND[_next_tile(s)] == tables.SUPERNOVA) != (
        tables.TILE_KIND[_next_tile(b)] == tables.SUPERNOVA
    ):
        return False
    tick, old_tick = s.tick, b.tick
    return not any(tick[cell] != old_tick[cell] for cell in s.placed)


def _put_table(now: IncrementalView, s: GlobularState) -> None:
    """All that is not large. G-SETUP-26, G-DATA-09"""
    step = s.step()
    argument: i64 = s.step_argument() if step >= 0 else grid.NONE
    kind = turn_kind(s)
    now.put("actor", _actor(s))
    now.put("step", STEP_NAMES[step] if step >= 0 else "over")
    now.put("turn", s.turn if kind != grid.NONE else None)
    now.put("kind", TURN_NAMES[kind] if kind != grid.NONE else None)
    now.put("points", s.points)
    now.put("in_hand", tables.TILE_NAMES[argument] if step == steps.PLACE else None)
    now.put("turning", grid.CELL_NAMES[argument] if step == steps.TICK else None)
    now.put("aside", SUPERNOVA_NAME if _supernova_waits(s) else None)
    now.put("gone", s.gone)
    now.put("closing", s.closing == 1)
    now.put("mined_at", _cell_name(s.mined_at))
    now.put("mined", s.mined)
    now.put("improved", _improved(s))
    now.put("upcoming", _upcoming(s))
    now.put("extent", {"left": s.lowest_h, "right": grid.LARGEST_H, "top": s.top, "bottom": s.bottom})


def _put_stack(now: IncrementalView, s: GlobularState) -> None:
    stack = _stack(s)
    now.put("stack", stack)
    now.put("stack_left", sum(group["left"] for group in stack))


def _actor(s: GlobularState) -> int | str:
    if s.actor == CHANCE:
        return "chance"
    return "over" if s.actor == OVER else s.actor


def _cell_name(cell: i64) -> str | None:
    return grid.CELL_NAMES[cell] if cell != grid.NONE else None


def _seat(seat: i64) -> int | None:
    return seat if seat != grid.NONE else None


def turn_kind(s: GlobularState) -> i64:
    """The kind of the present turn, NONE before the first and after the last."""
    for at in range(len(s.agenda) - FRAME, -1, -FRAME):
        if s.agenda[at] == steps.ACT:
            return s.agenda[at + 2]
    return grid.NONE


def _supernova_waits(s: GlobularState) -> bool:
    """G-NOVA-02, G-NOVA-06"""
    for at in range(0, len(s.agenda), FRAME):
        if s.agenda[at] == steps.TURN and s.agenda[at + 2] == steps.PLACING:
            return True
    return False


def _improved(s: GlobularState) -> dict[str, int]:
    counts: dict[str, int] = {}
    for cell in s.improved:
        name = grid.CELL_NAMES[cell]
        counts[name] = counts.get(name, 0) + 1
    return counts


def _stack(s: GlobularState) -> list[GroupView]:
    """All groups in the order they are drawn. G-SETUP-16, G-SETUP-28"""
    groups: list[GroupView] = []
    for number in range(tables.GROUP_COUNT):
        tiles: dict[str, int] = {}
        if number >= s.group:
            counts = s.bag.counts if number == s.group else tables.STACKS[s.seats][number]
            tiles = {tables.TILE_NAMES[tile]: count for tile, count in enumerate(counts) if count > 0}
        groups.append({"group": tables.GROUP_COUNT - number, "left": sum(tiles.values()), "tiles": tiles})
    return groups


def _upcoming(s: GlobularState) -> list[TurnView]:
    """The turns on the agenda and those that follow from it, as far as no supernova can come between.

    G-TURN-01, G-NOVA-06, G-END-01, G-END-02
    """
    turns: list[TurnView] = []
    last = s.turn
    for at in range(len(s.agenda) - FRAME, -1, -FRAME):
        if s.agenda[at] == steps.TURN:
            last = s.agenda[at + 1]
            turns.append({"seat": last, "kind": TURN_NAMES[s.agenda[at + 2]]})
    if s.step() < 0 or turn_kind(s) == grid.NONE:
        return turns
    following = (last + 1) % s.seats
    if s.bag.left > (1 if s.step() == steps.DRAW else 0) or s.group + 1 < tables.GROUP_COUNT:
        return [*turns, {"seat": following, "kind": "drawing"}]
    return turns if s.closing == 1 else turns + _closing_turns(s.seats, following)


def _closing_turns(seats: i64, first: i64) -> list[TurnView]:
    kinds = ["plain"] * tables.PLAIN_CLOSING_ROUNDS + ["scoring"] * tables.SCORING_CLOSING_ROUNDS
    return [{"seat": (first + step) % seats, "kind": kind} for kind in kinds for step in range(seats)]


def _free(s: GlobularState) -> list[str]:
    """The places where the tile in hand, or else any tile still to come, could be added."""
    if not _needs_room(s):
        return []
    tile = _next_tile(s)
    return [
        grid.CELL_NAMES[cell]
        for cell in range(grid.CELLS)
        if s.around[cell] != 0 and barred_place(s, tile, cell) == 0
    ]


def _needs_room(s: GlobularState) -> bool:
    return s.bag.left > 0 or s.step() == steps.PLACE or _supernova_waits(s)


def _next_tile(s: GlobularState) -> i64:
    return s.step_argument() if s.step() == steps.PLACE else ANY_TILE


def _new_tile(s: GlobularState, cell: i64) -> TileView:
    name = tables.TILE_NAMES[s.tile[cell]]
    fixed: dict[str, object] = {
        "tile": name,
        "kind": tables.KINDS[s.kind(cell)],
        "colour": name.split("-")[0] if cell != grid.HOME else None,
        "number": tables.TILE_WORTH[s.tile[cell]],
        "h": grid.CELL_H[cell],
        "r": grid.CELL_R[cell],
    }
    tile = IncrementalView(fixed, None)
    _put_tile(tile, s, cell)
    return cast(TileView, tile.now)


def _put_tile(now: IncrementalView, s: GlobularState, cell: i64) -> None:
    """What may change at a place once its tile lies there."""
    now.put("tick", actions.CORNER.tokens[s.tick[cell]] if s.tick[cell] < grid.NO_TICK else None)
    now.put("pennies", s.pennies[cell])
    now.put("value", s.value(cell) if s.kind(cell) == tables.HABITABLE else None)
    now.put("station", _seat(s.station_owner(cell)))
    now.put("opener", _seat(s.opener(cell)))
    now.put("members", [s.members[seat * grid.CELLS + cell] for seat in range(s.seats)])
    now.put("leaders", [seat for seat in range(s.seats) if s.leader[seat] == cell])
    now.put("majority", _majority(s, cell))
    now.put("borders", _borders(s, cell))


def _majority(s: GlobularState, cell: i64) -> int | None:
    for seat in range(s.seats):
        if s.has_majority(seat, cell):
            return seat
    return None


def _borders(s: GlobularState, cell: i64) -> dict[str, int]:
    """G-GEO-07, G-GEO-08, G-GEO-09, G-GEO-10, G-GEO-12"""
    prices: dict[str, int] = {}
    for side in range(grid.SIDES):
        there = grid.NEXT[cell * grid.SIDES + side]
        if there >= 0 and s.tile[there] >= 0:
            prices[grid.CELL_NAMES[there]] = s.border(cell, side)
    return prices


def _member_count(s: GlobularState, seat: i64) -> i64:
    members = s.members
    count: i64 = 0
    for at in range(seat * grid.CELLS, (seat + 1) * grid.CELLS):
        count += members[at]
    return count


def _new_player(s: GlobularState, seat: i64, place: int) -> GlobularPlayerView:
    player = IncrementalView({"seat": seat}, None)
    _put_player(player, s, seat, place)
    return cast(GlobularPlayerView, player.now)


def _put_player(now: IncrementalView, s: GlobularState, seat: i64, place: int) -> None:
    sites = [
        grid.CELL_NAMES[cell]
        for cell in s.sites[seat * tables.STATIONS : (seat + 1) * tables.STATIONS]
        if cell != grid.NONE
    ]
    caches = s.caches[seat * tables.CACHE_TYPES : (seat + 1) * tables.CACHE_TYPES]
    now.put("points", s.vp[seat])
    now.put("place", place)
    now.put("members", _member_count(s, seat))
    now.put("home", s.members[seat * grid.CELLS + grid.HOME])
    now.put("leader", _cell_name(s.leader[seat]))
    now.put("stations", sites)
    now.put("stations_left", tables.STATIONS - len(sites))
    now.put("opened", _cell_name(s.opened[seat]))
    now.put("caches", {tables.CACHE_TOKENS[number]: count for number, count in enumerate(caches)})
    now.put("crystals", sum(crystal_value(count) for count in caches))
