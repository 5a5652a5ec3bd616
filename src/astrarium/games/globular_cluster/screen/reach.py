"""Where pieces can go in this turn: a search over copies of the position through legal moves and warps.

A choice is a place and pieces there, `k7 member member leader`. They go the same way, one after the other
over each border.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from heapq import heappop, heappush
from typing import Final, final

from astrarium.core.errors import BadChoice
from astrarium.core.reach import Destination, Destinations, Way
from astrarium.core.state import CHANCE, State
from astrarium.games.globular_cluster.components import grid, tables
from astrarium.games.globular_cluster.rules import actions, steps
from astrarium.games.globular_cluster.rules.state import GlobularState
from astrarium.games.globular_cluster.rules.warping import warp_origin

FORM: Final = "a place and pieces of yours there, such as: k7 member member leader"


@final
@dataclass(frozen=True, order=True)
class _Stop:
    """The pieces at `place` after the actions of `path`; compares by cost, then by the number of actions."""

    cost: int
    length: int
    place: int
    path: tuple[int, ...]
    position: GlobularState = field(compare=False)


def reach(state: State, choice: Sequence[str]) -> Destinations:
    """Return the places that the chosen pieces can reach in this turn, each with its cheapest path.

    The amounts of a way are its `cost` in action points and the points `left`. Raise BadChoice if `choice` is
    not a place with such pieces of the seat to act.
    """
    before = _own(state)
    start, pieces = _parse(before, choice)
    found: dict[int, _Stop] = {}
    queue = [_Stop(0, 0, start, (), before)]
    tried = 0
    while queue:
        stop = heappop(queue)
        if stop.place in found:
            continue
        found[stop.place] = stop
        for end, price, group in _steps(stop.position, stop.place, pieces):
            cost = stop.cost + price * len(pieces)
            if end in found or cost > before.points:
                continue
            tried += len(group)
            position = _after(stop.position, group)
            if position is not None:
                heappush(queue, _Stop(cost, stop.length + len(group), end, stop.path + group, position))
    del found[start]
    return Destinations(tuple(_destination(before, found[place]) for place in sorted(found)), tried)


def _own(state: State) -> GlobularState:
    """Return `state` with its type; raise TypeError if it belongs to another game."""
    if not isinstance(state, GlobularState):
        raise TypeError(f"destinations of Globular Cluster were asked of a {type(state).__name__}")
    return state


def _parse(s: GlobularState, choice: Sequence[str]) -> tuple[int, list[int]]:
    """Return the place and the pieces of a choice; raise BadChoice if the seat to act has no such pieces."""
    if s.step() != steps.ACT:
        raise BadChoice("no piece can move now")
    if len(choice) < 2 or choice[0] not in actions.CELL.number:
        raise BadChoice(f"{' '.join(choice)!r} is not {FORM}")
    start = actions.CELL.number[choice[0]]
    unknown = [token for token in choice[1:] if token not in actions.PIECE.number]
    if unknown:
        raise BadChoice(f"{unknown[0]!r} is not a piece; the choice is {FORM}")
    pieces = [actions.PIECE.number[token] for token in choice[1:]]
    present = (s.members[s.turn * grid.CELLS + start], 1 if s.leader[s.turn] == start else 0)
    for piece, token in enumerate(actions.PIECE.tokens):
        if pieces.count(piece) > present[piece]:
            raise BadChoice(
                f"{pieces.count(piece)} x {token} at {choice[0]}: you have {present[piece]} there"
            )
    return start, pieces


def _steps(s: GlobularState, place: int, pieces: list[int]) -> Iterator[tuple[int, int, tuple[int, ...]]]:
    """Yield end, price for each piece, and the actions of all pieces, for each step of the first piece."""
    first = pieces[0]
    for action in s.moves:
        if actions.FIRST_SLOT[action] != first:
            continue
        source, end = actions.SECOND_SLOT[action], actions.THIRD_SLOT[action]
        if actions.KIND_OF[action] == actions.MOVE_KIND and source == place:
            side = actions.MOVE_SIDE[action - actions.MOVE]
            group = (actions.MOVE_ACTION[actions.first_move(piece, place) + side] for piece in pieces)
            yield end, s.border(place, side), tuple(group)
        elif actions.KIND_OF[action] == actions.WARP_KIND and warp_origin(s, source, end) == place:
            yield end, tables.WARP_PRICE, tuple(actions.warp_action(piece, source, end) for piece in pieces)


def _after(s: GlobularState, path: tuple[int, ...]) -> GlobularState | None:
    """Return a copy of the position after the actions, None if one of them is illegal or comes too late."""
    position = _own(s.clone())
    for action in path:
        if position.actor != s.actor or action not in position.moves:
            return None
        position.apply(action)
    return position


def _destination(s: GlobularState, stop: _Stop) -> Destination:
    amounts = {"cost": stop.cost, "left": s.points - stop.cost}
    return Destination(
        actions.CELL.tokens[stop.place], (Way(stop.path, amounts, bool(stop.position.actor == CHANCE)),)
    )
