"""Encode a position as plain data for screens, independent of the viewer.

Places, tiles, corners and cache types are named by their tokens of the action space, seats by their numbers.
"""

from typing import Final

from mypy_extensions import i64

from astrarium.core.game import View
from astrarium.core.state import CHANCE, FRAME, OVER, State
from astrarium.games.globular_cluster.components import grid, tables
from astrarium.games.globular_cluster.rules import actions, blocks, steps
from astrarium.games.globular_cluster.rules.placing import barred_place
from astrarium.games.globular_cluster.rules.scoring import crystal_value
from astrarium.games.globular_cluster.rules.state import GlobularState
from astrarium.games.globular_cluster.screen.view_types import (
    GlobularPlayerView,
    GlobularTableView,
    GroupView,
    TileView,
    TurnView,
)

STEP_NAMES: Final = ["start", "turn", "draw", "place", "tick", "act", "roll"]
TURN_NAMES: Final = ["drawing", "scoring", "placing", "plain"]
SUPERNOVA_NAME: Final = tables.TILE_NAMES[list(tables.TILE_KIND).index(tables.SUPERNOVA)]
HABITABLE_TILE: Final[i64] = list(tables.TILE_KIND).index(tables.HABITABLE)


def view(state: State) -> View:
    """Return the position as plain data, ready for JSON."""
    return {**table(_own(state))}


def table(s: GlobularState) -> GlobularTableView:
    """Return the typed view of a position."""
    places = s.ranking()
    return _table(
        s,
        stack=_stack(s),
        free=_free(s),
        board={grid.CELL_NAMES[cell]: _tile(s, cell) for cell in s.placed},
        players=[_player(s, seat, places[seat]) for seat in range(s.seats)],
    )


def renew(previous: View, state: State) -> View:
    """Return the view of `state`, sharing the parts that are unchanged since `previous`."""
    s = _own(state)
    stack, board, players = previous["stack"], previous["board"], previous["players"]
    assert isinstance(stack, list)
    assert isinstance(board, dict)
    assert isinstance(players, list)
    renewed = _table(
        s,
        stack=stack if s.changed & blocks.STACK == 0 else _stack(s),
        free=_renewed_free(previous, s),
        board=_renewed_board(board, s),
        players=_renewed_players(players, s),
    )
    return {**renewed}


def _table(
    s: GlobularState,
    stack: list[GroupView],
    free: list[str],
    board: dict[str, TileView],
    players: list[GlobularPlayerView],
) -> GlobularTableView:
    """Return the typed view with the given large parts."""
    step = s.step()
    argument: i64 = s.step_argument() if step >= 0 else grid.NONE
    kind = turn_kind(s)
    return {
        "seats": s.seats,
        "options": {
            "borders": tables.BORDERS[s.reading],
            "value_limits": tables.VALUE_LIMIT_READINGS[s.at_least],
        },
        "actor": _actor(s),
        "step": STEP_NAMES[step] if step >= 0 else "over",
        "turn": s.turn if kind != grid.NONE else None,
        "kind": TURN_NAMES[kind] if kind != grid.NONE else None,
        "points": s.points,
        "in_hand": tables.TILE_NAMES[argument] if step == steps.PLACE else None,
        "turning": grid.CELL_NAMES[argument] if step == steps.TICK else None,
        "aside": SUPERNOVA_NAME if _supernova_waits(s) else None,
        "stack": stack,
        "stack_left": sum(group["left"] for group in stack),
        "gone": s.gone,
        "closing": s.closing == 1,
        "mined_at": _cell_name(s.mined_at),
        "mined": s.mined,
        "improved": _improved(s),
        "upcoming": _upcoming(s),
        "extent": {"left": s.lowest_h, "right": grid.LARGEST_H, "top": s.top, "bottom": s.bottom},
        "free": free,
        "board": board,
        "players": players,
    }


def _own(state: State) -> GlobularState:
    """Return `state` with its type; raise TypeError if it belongs to another game."""
    if not isinstance(state, GlobularState):
        raise TypeError(f"a view of Globular Cluster was asked of a {type(state).__name__}")
    return state


def _renewed_free(previous: View, s: GlobularState) -> list[str]:
    """Return the free places, those of `previous` if no tile was drawn, placed or turned since."""
    free = previous["free"]
    assert isinstance(free, list)
    placing = s.step() == steps.PLACE or previous["in_hand"] is not None
    if placing or not free or not _needs_room(s) or s.changed & (blocks.STACK | blocks.TILES) != 0:
        return _free(s)
    return free


def _renewed_board(board: dict[str, TileView], s: GlobularState) -> dict[str, TileView]:
    """Return `board` with new views of the tiles that changed or whose pieces did."""
    moved = any(s.changed & blocks.PIECES[seat] != 0 for seat in range(s.seats))
    if not moved and s.changed & blocks.TILES == 0:
        return board
    renewed = board.copy()
    for cell in s.placed:
        name = grid.CELL_NAMES[cell]
        if s.changed & blocks.TILE[cell] != 0 or (moved and not _has_same_pieces(s, cell, board[name])):
            renewed[name] = _tile(s, cell)
    return renewed


def _has_same_pieces(s: GlobularState, cell: i64, tile: TileView) -> bool:
    """Return whether `tile` shows the present members, leaders, station and opener of the place `cell`."""
    members, leaders = tile["members"], tile["leaders"]
    for seat in range(s.seats):
        if members[seat] != s.members[seat * grid.CELLS + cell] or (seat in leaders) != (
            s.leader[seat] == cell
        ):
            return False
    return tile["station"] == _seat(s.station_owner(cell)) and tile["opener"] == _seat(s.opener(cell))


def _renewed_players(players: list[GlobularPlayerView], s: GlobularState) -> list[GlobularPlayerView]:
    """Return `players` with new views of the seats whose caches, pieces, points or rank changed."""
    places = s.ranking()
    renewed = players.copy()
    for seat in range(s.seats):
        old = players[seat]
        holdings = s.changed & (blocks.CACHES[seat] | blocks.PIECES[seat])
        if holdings != 0 or old["place"] != places[seat] or old["points"] != s.vp[seat]:
            renewed[seat] = _player(s, seat, places[seat])
    return renewed


def _actor(s: GlobularState) -> int | str:
    if s.actor == CHANCE:
        return "chance"
    return "over" if s.actor == OVER else s.actor


def _cell_name(cell: i64) -> str | None:
    return grid.CELL_NAMES[cell] if cell != grid.NONE else None


def _seat(seat: i64) -> int | None:
    return seat if seat != grid.NONE else None


def turn_kind(s: GlobularState) -> i64:
    """Return the kind of the turn in progress, NONE before the first and after the last."""
    for at in range(len(s.agenda) - FRAME, -1, -FRAME):
        if s.agenda[at] == steps.ACT:
            return s.agenda[at + 2]
    return grid.NONE


def _supernova_waits(s: GlobularState) -> bool:
    """Return whether a supernova has been set aside until the end of its scoring round."""
    for at in range(0, len(s.agenda), FRAME):
        if s.agenda[at] == steps.TURN and s.agenda[at + 2] == steps.PLACING:
            return True
    return False


def _improved(s: GlobularState) -> dict[str, int]:
    """Return the number of improvements in this turn by place."""
    counts: dict[str, int] = {}
    for cell in s.improved:
        name = grid.CELL_NAMES[cell]
        counts[name] = counts.get(name, 0) + 1
    return counts


def _stack(s: GlobularState) -> list[GroupView]:
    """Return the unseen tiles of all groups, in the order of drawing."""
    groups: list[GroupView] = []
    for number in range(tables.GROUP_COUNT):
        tiles: dict[str, int] = {}
        if number >= s.group:
            counts = s.bag.counts if number == s.group else tables.STACKS[s.seats][number]
            tiles = {tables.TILE_NAMES[tile]: count for tile, count in enumerate(counts) if count > 0}
        groups.append({"group": tables.GROUP_COUNT - number, "left": sum(tiles.values()), "tiles": tiles})
    return groups


def _upcoming(s: GlobularState) -> list[TurnView]:
    """Return the turns to come: those on the agenda, then those that are certain to follow.

    After the agenda, that is the next drawing turn, or the closing turns once the stack is empty.
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
    """Return the places open to the tile in hand; without one, those open to a habitable tile."""
    if not _needs_room(s):
        return []
    tile = _next_tile(s)
    return [
        grid.CELL_NAMES[cell]
        for cell in range(grid.CELLS)
        if s.around[cell] != 0 and barred_place(s, tile, cell) == 0
    ]


def _needs_room(s: GlobularState) -> bool:
    """Return whether a tile is in hand, set aside, or still in the stack."""
    return s.bag.left > 0 or s.step() == steps.PLACE or _supernova_waits(s)


def _next_tile(s: GlobularState) -> i64:
    return s.step_argument() if s.step() == steps.PLACE else HABITABLE_TILE


def _tile(s: GlobularState, cell: i64) -> TileView:
    name = tables.TILE_NAMES[s.tile[cell]]
    return {
        "tile": name,
        "kind": tables.KINDS[s.kind(cell)],
        "colour": name.split("-")[0] if cell != grid.HOME else None,
        "number": tables.TILE_WORTH[s.tile[cell]],
        "h": grid.CELL_H[cell],
        "r": grid.CELL_R[cell],
        "tick": actions.CORNER.tokens[s.tick[cell]] if s.tick[cell] < grid.NO_TICK else None,
        "pennies": s.pennies[cell],
        "value": s.value(cell) if s.kind(cell) == tables.HABITABLE else None,
        "station": _seat(s.station_owner(cell)),
        "opener": _seat(s.opener(cell)),
        "members": [s.members[seat * grid.CELLS + cell] for seat in range(s.seats)],
        "leaders": [seat for seat in range(s.seats) if s.leader[seat] == cell],
        "majority": _majority(s, cell),
        "borders": _borders(s, cell),
    }


def _majority(s: GlobularState, cell: i64) -> int | None:
    """Return the seat with the majority at `cell`, None if there is none."""
    for seat in range(s.seats):
        if s.has_majority(seat, cell):
            return seat
    return None


def _borders(s: GlobularState, cell: i64) -> dict[str, int]:
    """Return the price of the border to each neighbouring tile, 0 if it is closed."""
    prices: dict[str, int] = {}
    for side in range(grid.SIDES):
        there = grid.NEXT[cell * grid.SIDES + side]
        if there >= 0 and s.tile[there] >= 0:
            prices[grid.CELL_NAMES[there]] = s.border(cell, side)
    return prices


def _member_count(s: GlobularState, seat: i64) -> i64:
    """Return how many members of `seat` are in play, those at home included."""
    members = s.members
    count: i64 = 0
    for at in range(seat * grid.CELLS, (seat + 1) * grid.CELLS):
        count += members[at]
    return count


def _player(s: GlobularState, seat: i64, place: int) -> GlobularPlayerView:
    sites = [
        grid.CELL_NAMES[cell]
        for cell in s.sites[seat * tables.STATIONS : (seat + 1) * tables.STATIONS]
        if cell != grid.NONE
    ]
    caches = s.caches[seat * tables.CACHE_TYPES : (seat + 1) * tables.CACHE_TYPES]
    return {
        "seat": seat,
        "points": s.vp[seat],
        "place": place,
        "members": _member_count(s, seat),
        "home": s.members[seat * grid.CELLS + grid.HOME],
        "leader": _cell_name(s.leader[seat]),
        "stations": sites,
        "stations_left": tables.STATIONS - len(sites),
        "opened": _cell_name(s.opened[seat]),
        "caches": {tables.CACHE_TOKENS[number]: count for number, count in enumerate(caches)},
        "crystals": sum(crystal_value(count) for count in caches),
    }
