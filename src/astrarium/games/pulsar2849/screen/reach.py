"""Where a flight can end, and what it gains: a search over copies of the position through legal actions.

A choice is a die, `4` or `b4`, which is tried with all its changes, or a die and a change, `4 plus1`. During
a flight the choice is empty.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, final

from astrarium.core.errors import BadChoice
from astrarium.core.reach import Destination, Destinations, Way
from astrarium.core.state import CHANCE, State
from astrarium.games.pulsar2849.rules import actions, columns, steps
from astrarium.games.pulsar2849.rules.state import PulsarState

FORM: Final = "a die of yours, such as 4 or b4, and perhaps a change of it, such as plus1"
LIMIT: Final = 2000  # actions applied by a search; matches need a quarter of it
# Decisions that belong to a flight; the search goes through them. Others are left to the seat.
FOLLOWED: Final = frozenset(
    int(step)
    for step in (
        steps.FLIGHT,
        steps.LAND,
        steps.THROUGH,
        steps.PASSING,
        steps.ENDING,
        steps.CLAIM,
        steps.BONUS,
        steps.RUN,
    )
)
HOLDINGS: Final = {
    "vp": columns.POINTS,
    "blue": columns.BLUE_STATIONS,
    "lifeless": columns.LIFELESS_STATIONS,
    "cube": columns.CUBES,
    "pm1": columns.PM1,
    "plus2": columns.PLUS2,
    "gyro-1": columns.AREA,
    "gyro-2": columns.AREA + 1,
    "gyro-3": columns.AREA + 2,
}


@final
@dataclass(frozen=True)
class _Node:
    """A position of the search and the actions that lead to it."""

    position: PulsarState
    path: tuple[int, ...]


def reach(state: State, choice: Sequence[str]) -> Destinations:
    """Return the locations where the flight of a die can end, each with the ways that differ in their gains.

    A way also ends where luck decides, such as at a system that is turned up; then `left` are the segments
    still to fly. Ways that gain nothing more than another one to the same place are left out. The amounts of
    a way are changes of what the seat has, spent tokens included; `ring` counts claims, `die` bonus dice,
    `discover` systems to be turned up and `tile` exploration tiles to be drawn. Raise BadChoice if `choice`
    is not a die that can fly, or if it is empty without a flight.
    """
    before = _own(state)
    first = _first_actions(before, choice)
    fronts: dict[int, list[Way]] = {}
    stack = [_Node(before, ())]
    tried = 0
    while stack and tried < LIMIT:
        node = stack.pop()
        following = first if not node.path else list(node.position.moves)
        tried += len(following)
        for after in _played(node, following):
            if _goes_on(after.position, before.actor):
                stack.append(after)
            else:
                place = after.position.get(before.actor, columns.SHIP)
                _add(fronts.setdefault(place, []), _way(before, after))
    found = (Destination(actions.NODE.tokens[place], _sorted(fronts[place])) for place in sorted(fronts))
    return Destinations(tuple(found), tried, not stack)


def _own(state: State) -> PulsarState:
    """Return `state` with its type; raise TypeError if it belongs to another game."""
    if not isinstance(state, PulsarState):
        raise TypeError(f"destinations of Pulsar 2849 were asked of a {type(state).__name__}")
    return state


def _first_actions(s: PulsarState, choice: Sequence[str]) -> list[int]:
    """Return the legal actions that `choice` stands for; raise BadChoice if there are none."""
    if not choice:
        if s.step() != steps.FLIGHT:
            raise BadChoice("no flight is in progress")
        return list(s.moves)
    if (
        len(choice) > 2
        or choice[0] not in actions.DIE.number
        or not set(choice[1:]) <= actions.CHANGE.number.keys()
    ):
        raise BadChoice(f"{' '.join(choice)!r} is not {FORM}")
    die = actions.DIE.number[choice[0]]
    changes = [actions.CHANGE.number[token] for token in choice[1:]]
    launches = [
        action
        for action in s.moves
        if actions.KIND_OF[action] == actions.LAUNCH_KIND
        and actions.SLOT_1[action] == die
        and actions.SLOT_2[action] in (changes or range(actions.CHANGE_COUNT))
    ]
    if not launches:
        raise BadChoice(f"the die {' '.join(choice)} cannot fly now")
    return launches


def _played(node: _Node, following: list[int]) -> Iterator[_Node]:
    """Yield the nodes after each of the actions, the last one first: the stack gives the first one first."""
    for action in reversed(following):
        position = _own(node.position.clone())
        position.apply(action)
        yield _Node(position, (*node.path, action))


def _goes_on(s: PulsarState, seat: int) -> bool:
    """Return whether `seat` decides next, about something that belongs to the flight."""
    return s.actor == seat and s.step() in FOLLOWED


def _way(before: PulsarState, node: _Node) -> Way:
    """Return the way to `node` with what it changes for the seat."""
    after, seat = node.position, before.actor
    amounts = {name: after.get(seat, what) - before.get(seat, what) for name, what in HOLDINGS.items()}
    amounts["ring"] = before.get(seat, columns.RINGS_LEFT) - after.get(seat, columns.RINGS_LEFT)
    amounts["die"] = after.bonus_had - before.bonus_had
    if after.actor == CHANCE:
        amounts["discover"] = after.waits(steps.DISCOVER, seat)
        amounts["tile"] = after.waits(steps.EXPLORE, seat)
        amounts["left"] = after.left
    changed = {name: int(amount) for name, amount in amounts.items() if amount != 0}
    return Way(node.path, changed, bool(after.actor == CHANCE))


def _add(front: list[Way], way: Way) -> None:
    """Add `way` to ways to one place, unless one of them gains as much; drop those that gain less."""
    if not any(_covers(other, way) for other in front):
        front[:] = [other for other in front if not _covers(way, other)]
        front.append(way)


def _covers(one: Way, other: Way) -> bool:
    """Return whether `one` gains at least as much of everything as `other`."""
    names = one.amounts.keys() | other.amounts.keys()
    return all(one.amounts.get(name, 0) >= other.amounts.get(name, 0) for name in names)


def _sorted(front: list[Way]) -> tuple[Way, ...]:
    """Return the ways with the most points first, then those with the most gains, then with the most left."""

    def rank(way: Way) -> tuple[int, int, int]:
        left = way.amounts.get("left", 0)
        return way.amounts.get("vp", 0), sum(way.amounts.values()) - left, left

    return tuple(sorted(front, key=rank, reverse=True))
