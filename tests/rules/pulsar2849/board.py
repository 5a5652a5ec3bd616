"""Builders of test positions: a standard table at a given step, with given pieces on it."""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

import astrarium
from astrarium.core.bits import BITS
from astrarium.core.game import Value
from astrarium.games.pulsar2849.components import starmap, tables
from astrarium.games.pulsar2849.position import PulsarPosition
from astrarium.games.pulsar2849.rules import codes, columns, steps
from astrarium.games.pulsar2849.rules.effects import learn
from astrarium.games.pulsar2849.rules.researching import free_icon
from astrarium.games.pulsar2849.rules.state import PulsarState
from astrarium.games.pulsar2849.rules.stationing import place_station
from astrarium.games.pulsar2849.rules.turn import AGENDA
from tests.table import apply

GAME = astrarium.game("pulsar2849")
FIXED: dict[str, Value] = {
    "hq": False,
    "board_1": "ai",
    "board_2": "aii",
    "board_3": "aiii",
    "goal_1": "g1a",
    "goal_2": "g2a",
    "goal_3": "g3a",
}
NONE = -1


def node(name: str) -> int:
    """Return the number of a location."""
    return starmap.NODE_NAMES.index(name)


def dealt(seats: int = 3, **options: Value) -> PulsarPosition:
    """Return a position after the chance events of the setup; the choice of entry gates is next.

    The turn order is s0, s1, ..., the first offer t-a1 to t-a3.
    """
    state = GAME.start(seats, {**FIXED, **options})
    assert isinstance(state, PulsarPosition)
    apply(GAME, state, "order " + "-".join(f"s{seat}" for seat in range(seats)))
    while state.actor == astrarium.CHANCE and not GAME.space.text(state.legal()[0]).startswith("reveal"):
        apply(GAME, state, GAME.space.text(state.legal()[0]))
    apply(GAME, state, "reveal t-a1", "reveal t-a2", "reveal t-a3")
    return state


def entered(seats: int = 3, **options: Value) -> PulsarPosition:
    """Return a position after the setup, each choice the first one offered; the dice of round 1 are next."""
    state = dealt(seats, **options)
    while state.actor != astrarium.CHANCE:
        state.apply(state.legal()[0])
    return state


def rolled(dice: Sequence[int], seats: int = 3, **options: Value) -> PulsarPosition:
    """Return round 1 with these dice rolled: the draft begins."""
    state = entered(seats, **options)
    apply(GAME, state, *(f"roll {value}" for value in dice))
    return state


def acting(
    dice: Sequence[int] = (4, 2),
    seats: int = 3,
    round_number: int = 1,
    seat: int = 0,
    left_over: Sequence[int] = (3,),
    **options: Value,
) -> PulsarPosition:
    """Return the turn of a seat that holds these silver dice; other turns and production follow."""
    state = entered(seats, **options)
    state.round = round_number
    for value in range(codes.DICE_SPACES):
        state.dice[value] = 0
        for other in range(seats):
            state.hand[other * codes.DICE_SPACES + value] = 0
    for value in left_over:
        state.dice[value] += 1
    for value in dice:
        state.hand[seat * codes.DICE_SPACES + value] += 1
    state.median = 7
    state.agenda = vec[i64]()
    state.push(steps.PRODUCE, NONE, 0)
    for other in reversed(range(seats)):
        if other != seat:
            state.push(steps.TURN, other, NONE)
    state.push(steps.ACT, seat, NONE)
    AGENDA.settle(state)
    return state


def refresh(state: PulsarPosition) -> None:
    """List the legal actions again after the position was changed by hand."""
    AGENDA.settle(state)


def place_ship(state: PulsarPosition, seat: int, place: str) -> None:
    """Put the ship of `seat` at `place`."""
    state.put(seat, columns.SHIP, node(place))
    AGENDA.settle(state)


def uncover(state: PulsarPosition, place: str, tile: str) -> None:
    """Turn a system face up, showing a tile."""
    number = tables.CARD_NAMES.index(tile) - tables.FIRST_SYSTEM
    state.reveal_system(starmap.SYSTEM_NUMBER[node(place)], number)
    AGENDA.settle(state)


def station(state: PulsarPosition, seat: int, place: str, kind: str) -> None:
    """Put a station of a seat on a planet, without its triggers and tiles."""
    agenda, triggers = state.agenda, state.triggers
    state.triggers = vec[i64]([0] * len(triggers))
    place_station(state, seat, node(place), ["blue", "lifeless"].index(kind))
    state.triggers, state.agenda = triggers, agenda
    AGENDA.settle(state)


def ring(state: PulsarPosition, seat: int, place: str) -> None:
    """Give a seat the claim of a pulsar."""
    state.put_ring(seat, starmap.PULSAR_NUMBER[node(place)])
    AGENDA.settle(state)


def gyrodyne(state: PulsarPosition, seat: int, place: str, size: int, spinning: bool = False) -> None:
    """Give a seat the claim of a pulsar, with a gyrodyne of a size (1 to 3) on it."""
    pulsar = starmap.PULSAR_NUMBER[node(place)]
    if state.ring[pulsar] == NONE:
        state.put_ring(seat, pulsar)
    state.gyro[pulsar] = size + (codes.SPIN if spinning else 0)
    state.add(seat, columns.ON_BOARD + size - 1, 1)
    if spinning:
        state.add(seat, columns.SPINNING + size - 1, 1)
    AGENDA.settle(state)


def set_own(state: PulsarPosition, seat: int, what: int, number: int) -> None:
    """Set a figure of a seat (a constant of `columns`: CUBES, PM1, ...)."""
    state.put(seat, what, number)
    AGENDA.settle(state)


def offer(state: PulsarPosition, *tiles: str) -> None:
    """Make these transmitters, and no others, the offer."""
    for place in range(len(state.offer)):
        state.offer[place] = tables.TILE_NAMES.index(tiles[place]) if place < len(tiles) else NONE
    AGENDA.settle(state)


def transmitter(
    state: PulsarPosition, seat: int, tile: str, paid: Sequence[int] = (), online: bool = False
) -> None:
    """Give a seat a transmitter of its own array, with places of costs paid, or online."""
    number = tables.TILE_NAMES.index(tile)
    state.tile_owner[number] = seat
    state.copies[tables.TILE_DESIGN[number]] += 1
    for place in paid:
        state.covered[number] |= BITS[place]
    if online:
        state.covered[number] = 7
        state.online = vec[i64]([*state.online, number])
    AGENDA.settle(state)


def points(state: PulsarState, seat: int) -> int:
    """Return the VP of a seat."""
    return state.scores()[seat]


def tech_number(name: str) -> int:
    """Return the number of a technology."""
    number = tables.CARD_NAMES.index(name)
    assert number < tables.TECHS
    return number


def exploration_number(name: str) -> int:
    """Return the number of an exploration tile."""
    return tables.CARD_NAMES.index(name) - tables.FIRST_EXPLORATION


def own_tech(state: PulsarPosition, seat: int, name: str) -> None:
    """Give a seat a technology in play: token, count and lasting abilities, without its immediate effects."""
    tech = tech_number(name)
    state.put_token(seat, free_icon(state, tech))
    state.add_patent(seat, tech)
    state.add(seat, columns.PATENTS, 1)
    state.add(seat, columns.END_PATENTS, int(tables.TECH_IS_END[tech]))
    learn(state, seat, tech)
    AGENDA.settle(state)


def joined(state: PulsarPosition, tile: str, end: str, other: str, other_end: str) -> None:
    """Link two transmitters by their "left" or "right" ends."""
    ends = ["left", "right"]
    first = tables.TILE_NAMES.index(tile) * 2 + ends.index(end)
    second = tables.TILE_NAMES.index(other) * 2 + ends.index(other_end)
    state.join(first, second)
    AGENDA.settle(state)


def markers(state: PulsarPosition, track: int, *places: tuple[int, int]) -> None:
    """Put the markers of a track (0 initiative, 1 engineering) as (seat, space), from ahead to behind."""
    size = len(state.track) // 2
    assert len(places) == size
    for place, (seat, space) in enumerate(places):
        state.set_marker(track * size + place, seat, space)
    AGENDA.settle(state)


def finish_round(state: PulsarPosition) -> list[tuple[int, str, int]]:
    """End the turns of all seats: production runs to its first decision, the new offer or the end.

    Returns seat, clause and amount of each change of VP, in order.
    """
    found: list[tuple[int, str, int]] = []
    while state.actor >= 0 and state.step() == steps.ACT:
        found += reasons(state, "end")
    return found


def reasons(state: PulsarPosition, *texts: str) -> list[tuple[int, str, int]]:
    """Play events, and return seat, clause and amount of each change of VP, in order."""
    state.notes = []
    apply(GAME, state, *texts)
    found = [(seat, GAME.catalogue.id(number), amount) for seat, number, amount in state.notes]
    state.notes = None
    return found


def headquarters(state: PulsarPosition, seat: int, face: str, done: Sequence[str] = ()) -> None:
    """Give a seat an HQ face (h-a1), with the projects of some slots (b1, m2, ...) complete."""
    number = tables.FACES.index(face)
    first = tables.FIRST_PROJECT + number * tables.PROJECTS_PER_FACE
    names = tables.CARD_NAMES[first : first + tables.PROJECTS_PER_FACE]
    state.put(seat, columns.HQ, number // 2)
    state.put(seat, columns.FACE, number)
    state.put(seat, columns.DONE, sum(2 ** names.index(f"{face}-{slot}") for slot in done))
    AGENDA.settle(state)


def hand(state: PulsarState, seat: int = 0) -> list[int]:
    """Return the silver dice that a seat holds."""
    return [value for value in range(1, 7) for _ in range(state.dice_held(seat, value))]


def track_of(state: PulsarState, track: int) -> list[tuple[int, int]]:
    """Return the markers on a track (0 initiative, 1 engineering) as (seat, space), from ahead to behind."""
    size = int(state.markers())
    places = range(track * size, track * size + size)
    return [(int(state.track[place]), int(state.space[place])) for place in places]


def lay_dice(state: PulsarPosition, values: Sequence[int], median: float) -> None:
    """Put just these dice on the Dice Board, the median marker on a value or halfway (3.5)."""
    for value in range(codes.DICE_SPACES):
        state.dice[value] = values.count(value)
    state.median = int(2 * median)
    AGENDA.settle(state)


def dice_on_board(state: PulsarState) -> list[int]:
    """Return the values of the dice on the Dice Board, ascending."""
    return [value for value in range(codes.DICE_SPACES) for _ in range(state.dice[value])]
