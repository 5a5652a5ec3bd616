"""Builder for positions of Globular Cluster, and helpers that play and query matches by notation."""

from collections.abc import Callable, Iterable

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.bag import Bag
from astrarium.core.codec import Reader
from astrarium.core.state import CHANCE, NOTHING, State
from astrarium.games.globular_cluster import GAME
from astrarium.games.globular_cluster.components import grid, tables
from astrarium.games.globular_cluster.position import GlobularPosition
from astrarium.games.globular_cluster.rules import steps
from astrarium.games.globular_cluster.rules.turn import AGENDA
from tests import table
from tests.table import Log, over

MITS = "m7"
UPPER_ACE = "l6"
LOWER_ACE = "l8"
FIRST_NULL = "k7"
SPOTS = [(int(h), int(r)) for h, r in grid.PLACES]


def cell(place: str) -> int:
    """Return the index of the place with the name `place`."""
    return grid.CELL_NAMES.index(place)


def at(h: int, r: int) -> str:
    """Return the name of the place at (h, r)."""
    return grid.CELL_NAMES[SPOTS.index((h, r))]


def tile(name: str) -> int:
    """Return the number of the tile with the name `name`."""
    return tables.TILE_NAMES.index(name)


class BoardBuilder:
    """Builds a position: starts from the opening board and adds tiles, pieces and caches."""

    def __init__(self, seats: int = 2, **options: str) -> None:
        self.state = as_position(GAME.start(seats, options))

    @classmethod
    def on(cls, state: GlobularPosition) -> "BoardBuilder":
        """Return a builder that starts from a copy of `state`."""
        board = cls(int(state.seats))
        board.state = as_position(state.clone())
        return board

    def tile(self, place: str, name: str, tick: str = "tl", pennies: int = 0) -> "BoardBuilder":
        """Place a tile without checking the rules of placing."""
        corner = (
            grid.WALL
            if tables.TILE_KIND[tile(name)] == tables.SUPERNOVA
            else grid.CORNERS.index(tick.upper())
        )
        self.state.lay(cell(place), tile(name), corner, pennies)
        return self

    def fill(self, places: Iterable[str], name: str = "green-2") -> "BoardBuilder":
        """Place a copy of the tile `name` on each empty place of `places`."""
        for place in places:
            if self.state.tile[cell(place)] == grid.NONE:
                self.tile(place, name)
        return self

    def members(self, seat: int, place: str, count: int = 1) -> "BoardBuilder":
        """Move `count` members of `seat` from the arrival tile to `place`."""
        self.state.members[seat * grid.CELLS + grid.HOME] -= count
        self.state.members[seat * grid.CELLS + cell(place)] += count
        return self

    def leader(self, seat: int, place: str) -> "BoardBuilder":
        """Move the leader of `seat` to `place`."""
        self.state.leader[seat] = cell(place)
        return self

    def station(self, seat: int, place: str) -> "BoardBuilder":
        """Build a station of `seat` at `place`; `sites` stays ascending, unbuilt stations first."""
        first = seat * tables.STATIONS
        sites = sorted([*list(self.state.sites)[first : first + tables.STATIONS], cell(place)])
        for number, site in enumerate(sites[1:]):
            self.state.sites[first + number] = site
        return self

    def caches(self, seat: int, *counts: int) -> "BoardBuilder":
        """Set the caches of `seat`, by type: N/1, 2/3, 4 and 5."""
        for kind, count in enumerate(counts):
            self.state.caches[seat * tables.CACHE_TYPES + kind] = count
        return self

    def opened(self, seat: int, place: str) -> "BoardBuilder":
        """Mark the system at `place` as opened by `seat`."""
        self.state.opened[seat] = cell(place)
        return self

    def stack(self, *names: str) -> "BoardBuilder":
        """Reduce the stack to the tiles `names`."""
        self.state.group = tables.GROUP_COUNT - 1
        counts = [0] * len(tables.TILE_NAMES)
        for name in names:
            counts[tile(name)] += 1
        self.state.bag = Bag(vec[i64](counts))
        return self

    def turn(self, seat: int = 0, points: int = 10, kind: int = steps.PLAIN) -> GlobularPosition:
        """Return the position at the start of a turn of `seat`, by default one without a tile to place."""
        self.state.agenda = NOTHING
        self.state.push(steps.TURN, seat, kind)
        AGENDA.settle(self.state)
        self.state.points = points
        return self.made()

    def placing(self, name: str, seat: int = 0) -> GlobularPosition:
        """Return the position in which `seat` has to place the tile `name`."""
        self.turn(seat)
        self.state.agenda = NOTHING
        self.state.push(steps.ACT, seat, steps.PLAIN)
        self.state.push(steps.PLACE, seat, tile(name))
        return self.made()

    def scored(self, seat: int) -> int:
        """Return the points of `seat` from a scoring turn in which it only ends its turn."""
        after = self.turn(seat, kind=steps.SCORING)
        do(after, "end")
        return after.scores()[seat] - self.state.scores()[seat]

    def made(self) -> GlobularPosition:
        """Return the position, read from its stored form so that all derived fields are computed again."""
        stored = Reader(self.state.to_bytes())
        position = GlobularPosition(stored.take())
        position.read(stored)
        AGENDA.settle(position)
        return position


def as_position(state: State) -> GlobularPosition:
    """Return `state` with the type of this game."""
    assert isinstance(state, GlobularPosition)
    return state


def play(seats: int, *texts: str, **options: str) -> GlobularPosition:
    """Return the position after a new match and the events `texts`."""
    return as_position(table.play(GAME, seats, options, *texts))


def do(state: State, *texts: str) -> None:
    """Apply the events `texts` to `state` in place."""
    table.apply(GAME, state, *texts)


def refused(state: State, text: str) -> str:
    """Return the clause that forbids an action, empty if it is legal."""
    return table.refused(GAME, state, text)


def legal(state: State, kind: str = "") -> list[str]:
    """Return the notations of the legal actions, all or those of one kind."""
    return table.legal(GAME, state, kind)


def odds(state: State) -> dict[str, int]:
    """Return the weights of the outcomes of chance, by notation."""
    return table.odds(GAME, state)


def idle(
    state: State, draws: Iterable[str] = (), until: Callable[[State], bool] = over, seed: int = 1
) -> Log:
    """Play with as few actions as possible until `until(state)` holds, and return the log."""
    return table.idle(GAME, state, draws, until, seed)


def crossing(state: GlobularPosition, start: str, end: str) -> int:
    """Return what the seat on turn pays for moving a member across a border, 0 if it is closed."""
    text = f"move member {start} {end}"
    if refused(state, text) == "G-MOVE-03":
        return 0
    after = as_position(state.clone())
    do(after, text)
    return int(state.points - after.points)


def members(state: GlobularPosition, seat: int, place: str) -> int:
    """Return how many members `seat` has at `place`."""
    return int(state.members[seat * grid.CELLS + cell(place)])


def sheet(state: GlobularPosition, seat: int) -> list[int]:
    """Return the caches of `seat` by type."""
    return list(state.caches)[seat * tables.CACHE_TYPES : (seat + 1) * tables.CACHE_TYPES]


def stack(seats: int, first_nova: int, second_nova: int) -> list[str]:
    """Return the tiles of a stack in drawing order, with the supernovas at these draws, counted from 1."""
    tiles: list[str] = []
    for number, group in enumerate(tables.TILES.groups):
        rest = [name for name in group if name != "red-a"]
        if seats == 3 and number == 1:
            rest.remove("green-n")
        tiles += rest
    for draw in (first_nova, second_nova):
        tiles.insert(draw - 1, "red-a")
    return tiles


def turns(log: Log) -> list[tuple[int, str]]:
    """Return for each turn of a log its seat and the kinds of its events, without `tick` and `start`."""
    found: list[tuple[int, str]] = []
    kinds: list[str] = []
    for actor, text in log:
        kind = text.split()[0]
        kinds += [] if kind in ("tick", "start") else [kind]
        if kind == "end":
            found.append((actor, " ".join(kinds)))
            kinds = []
    return found


def with_caches(seats: int, starter: int = 0) -> GlobularPosition:
    """Return the start of a match in which every seat owns a cache, so that a scoring turn pays a point."""
    board = BoardBuilder(seats)
    for seat in range(seats):
        board.caches(seat, 1)
    return board.turn(starter, kind=steps.DRAWING)


def by_chance(state: State) -> bool:
    """Return whether chance is to act."""
    return bool(state.actor == CHANCE)
