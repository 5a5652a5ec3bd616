"""Numbers by which a clause forbids an action, as arguments of the messages `why-<clause>`."""

from collections.abc import Callable, Mapping
from heapq import heappop, heappush
from typing import Final

from astrarium.core.game import Facts
from astrarium.core.state import State
from astrarium.games.globular_cluster.components import grid, tables
from astrarium.games.globular_cluster.rules import actions, steps
from astrarium.games.globular_cluster.rules.moving import has_piece
from astrarium.games.globular_cluster.rules.settling import improvements_this_turn
from astrarium.games.globular_cluster.rules.state import GlobularState
from astrarium.games.globular_cluster.rules.warping import owns_station

Targets = Mapping[str, str]

PRICES: Final = {
    "warp": tables.WARP_PRICE,
    "mine": tables.MINE_PRICE,
    "trade": tables.TRADE_PRICE,
    "improve": tables.IMPROVE_PRICE,
    "open": tables.OPEN_PRICE,
    "build": tables.STATION_PRICE,
}


def refusal_facts(state: State, kind: str, targets: Targets, clause: str) -> Facts:
    """Return the numbers by which `clause` forbids an action of `kind`; empty if no number decides."""
    decides = DECIDING.get(clause)
    return {} if decides is None else decides(_own(state), kind, targets)


def _own(state: State) -> GlobularState:
    """Return `state` with its type; raise TypeError if it belongs to another game."""
    if not isinstance(state, GlobularState):
        raise TypeError(f"refusals of Globular Cluster were asked of a {type(state).__name__}")
    return state


def _cell(targets: Targets) -> int:
    return actions.CELL.number[targets["place"]]


def _price(s: GlobularState, kind: str, targets: Targets) -> Facts:
    if kind != "move":
        return {"kind": kind, "cost": PRICES[kind], "points": s.points}
    start, end = (actions.CELL.number[targets[slot]] for slot in ("from", "to"))
    side = [grid.NEXT[start * grid.SIDES + side] for side in range(grid.SIDES)].index(end)
    return {"kind": kind, "to": targets["to"], "cost": s.border(start, side), "points": s.points}


def _distance(s: GlobularState, kind: str, targets: Targets) -> Facts:
    """The price of the cheapest way to a place beyond the next tile; 0 if none leads there."""
    start, end = (actions.CELL.number[targets[slot]] for slot in ("from", "to"))
    piece = actions.PIECE.number[targets["piece"]]
    if kind != "move" or s.step() != steps.ACT or start == end or not has_piece(s, s.turn, piece, start):
        return {}
    cost = _cheapest(s, start, end) or 0
    return {"from": targets["from"], "to": targets["to"], "cost": cost, "points": s.points}


def _cheapest(s: GlobularState, start: int, end: int) -> int | None:
    """Return the price of the cheapest way of a piece on turn, warps included; None without any way."""
    queue = [(0, start)]
    seen: set[int] = set()
    while queue:
        cost, cell = heappop(queue)
        if cell == end:
            return cost
        if cell in seen:
            continue
        seen.add(cell)
        for side in range(grid.SIDES):
            price = s.border(cell, side)
            if price > 0:
                heappush(queue, (cost + price, int(grid.NEXT[cell * grid.SIDES + side])))
        if cell == grid.HOME or owns_station(s, cell):
            for station in s.placed:
                if owns_station(s, station):
                    heappush(queue, (cost + int(tables.WARP_PRICE), int(station)))
    return None


def _box(s: GlobularState, _kind: str, targets: Targets) -> Facts:
    """The extent that the board would have; halves of a tile are written as ½."""
    cell = _cell(targets)
    halves = grid.LARGEST_H + 2 - min(s.lowest_h, grid.CELL_H[cell])
    rows = max(s.bottom, grid.CELL_R[cell]) - min(s.top, grid.CELL_R[cell]) + 1
    half = "½" if halves % 2 else ""
    return {
        "width": f"{halves // 2}{half}",
        "rows": rows,
        "long": max(grid.MAX_WIDE, grid.MAX_HIGH),
        "short": min(*grid.BOX_WIDTH, *grid.BOX_HEIGHT),
    }


def _mined_out(s: GlobularState, _kind: str, targets: Targets) -> Facts:
    cell = _cell(targets)
    return {"place": targets["place"]} if s.kind(cell) == tables.RESOURCE else {}


def _mined(s: GlobularState, _kind: str, _targets: Targets) -> Facts:
    return {"done": s.mined, "limit": tables.MINES_PER_TURN}


def _mined_elsewhere(s: GlobularState, _kind: str, _targets: Targets) -> Facts:
    return {"place": grid.CELL_NAMES[s.mined_at]}


def _presence_to_mine(s: GlobularState, _kind: str, targets: Targets) -> Facts:
    needed = (s.mined + 1) * tables.PRESENCE_PER_CACHE
    return {"presence": s.presence(s.turn, _cell(targets)), "needed": needed}


def _improved(s: GlobularState, _kind: str, targets: Targets) -> Facts:
    return {"done": improvements_this_turn(s, _cell(targets)), "limit": tables.IMPROVEMENTS_PER_TURN}


def _presence_to_improve(s: GlobularState, _kind: str, targets: Targets) -> Facts:
    needed = (improvements_this_turn(s, _cell(targets)) + 1) * tables.PRESENCE_PER_IMPROVEMENT
    return {"presence": s.presence(s.turn, _cell(targets)), "needed": needed}


def _value_limit(s: GlobularState, _kind: str, targets: Targets) -> Facts:
    value = s.value(_cell(targets)) + 1
    last = tables.HIGHEST_VALUE if s.at_least == 1 else value
    return {
        "value": value,
        "count": sum(s.levels[value : last + 1]),
        "limit": tables.VALUE_LIMITS[value],
        "reading": tables.VALUE_LIMIT_READINGS[s.at_least],
    }


def _highest_value(s: GlobularState, _kind: str, targets: Targets) -> Facts:
    return {"value": s.value(_cell(targets)), "limit": tables.HIGHEST_VALUE}


def _unimproved(s: GlobularState, _kind: str, targets: Targets) -> Facts:
    cell = _cell(targets)
    if s.kind(cell) != tables.HABITABLE:
        return {}
    return {"done": s.pennies[cell], "needed": tables.MIN_IMPROVEMENTS}


def _majority(s: GlobularState, _kind: str, targets: Targets) -> Facts:
    cell = _cell(targets)
    most = max(s.presence(seat, cell) for seat in range(s.seats) if seat != s.turn)
    return {"presence": s.presence(s.turn, cell), "most": most}


def _opened(s: GlobularState, _kind: str, _targets: Targets) -> Facts:
    return {"place": grid.CELL_NAMES[s.opened[s.turn]]}


def _caches_left(s: GlobularState, _kind: str, targets: Targets) -> Facts:
    return {"place": targets["place"], "left": s.pennies[_cell(targets)]}


def _no_station(s: GlobularState, _kind: str, targets: Targets) -> Facts:
    return {"done": sum(owns_station(s, cell) for cell in s.placed), "place": targets["to"]}


def _stations(_s: GlobularState, _kind: str, _targets: Targets) -> Facts:
    return {"done": tables.STATIONS, "limit": tables.STATIONS}


def _caches(s: GlobularState, seat: int, token: str) -> int:
    return int(s.caches[seat * tables.CACHE_TYPES + actions.CACHE.number[token]])


def _in_sets(s: GlobularState, _kind: str, targets: Targets) -> Facts:
    count = _caches(s, actions.SEAT.number[targets["seat"]], targets["take"])
    return {"seat": targets["seat"], "count": count}


def _no_cache(s: GlobularState, _kind: str, targets: Targets) -> Facts:
    """The type of cache that the other seat or the seat on turn lacks; digits match numeric variants."""
    theirs = _caches(s, actions.SEAT.number[targets["seat"]], targets["take"])
    tokens: Facts = {name: int(token) if token.isdigit() else token for name, token in targets.items()}
    return {**tokens, "theirs": theirs}


# By clause: what decides.
DECIDING: Final[dict[str, Callable[[GlobularState, str, Targets], Facts]]] = {
    "G-PLACE-04": _box,
    "G-TURN-04": _price,
    "G-MOVE-01": _distance,
    "G-MOVE-03": _distance,
    "G-MINE-01": _mined_out,
    "G-MINE-04": _mined,
    "G-MINE-06": _presence_to_mine,
    "G-MINE-11": _mined_elsewhere,
    "G-TRADE-04": _in_sets,
    "G-TRADE-06": _no_cache,
    "G-INFRA-05": _improved,
    "G-INFRA-06": _presence_to_improve,
    "G-INFRA-08": _value_limit,
    "G-INFRA-09": _value_limit,
    "G-INFRA-10": _value_limit,
    "G-INFRA-11": _value_limit,
    "G-INFRA-12": _highest_value,
    "G-OPEN-01": _unimproved,
    "G-OPEN-02": _majority,
    "G-OPEN-09": _opened,
    "G-WARP-02": _caches_left,
    "G-WARP-06": _stations,
    "G-WARP-07": _no_station,
}
