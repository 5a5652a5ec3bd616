"""Positions of Globular Cluster built by hand, and play by text on them."""

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
    """The number of a place."""
    return grid.CELL_NAMES.index(place)


def at(h: int, r: int) -> str:
    """The name of a place."""
    return grid.CELL_NAMES[SPOTS.index((h, r))]


def tile(name: str) -> int:
    """The number of a tile."""
    return tables.TILE_NAMES.index(name)


class BoardBuilder:
    """A position in the making: the opening board, and what a test puts on it."""

    def __init__(self, seats: int = 2, **options: str) -> None:
        self.state = as_position(GAME.start(seats, options))

    @classmethod
    def on(cls, state: GlobularPosition) -> "BoardBuilder":
        """A position taken up again, to change things in it."""
        board = cls(int(state.seats))
        board.state = as_position(state.clone())
        return board

    def tile(self, place: str, name: str, tick: str = "tl", pennies: int = 0) -> "BoardBuilder":
        """Lay a tile, whatever the rules of placing say."""
        corner = (
            grid.WALL
            if tables.TILE_KIND[tile(name)] == tables.SUPERNOVA
            else grid.CORNERS.index(tick.upper())
        )
        self.state.lay(cell(place), tile(name), corner, pennies)
        return self

    def fill(self, places: Iterable[str], name: str = "green-2") -> "BoardBuilder":
        """Lay the same tile on every one of these places that is empty."""
        for place in places:
            if self.state.tile[cell(place)] == grid.NONE:
                self.tile(place, name)
        return self

    def members(self, seat: int, place: str, count: int = 1) -> "BoardBuilder":
        """Take members from the arrival tile to a place."""
        self.state.members[seat * grid.CELLS + grid.HOME] -= count
        self.state.members[seat * grid.CELLS + cell(place)] += count
        return self

    def leader(self, seat: int, place: str) -> "BoardBuilder":
        """Take the leader to a place."""
        self.state.leader[seat] = cell(place)
        return self

    def station(self, seat: int, place: str) -> "BoardBuilder":
        """Give a seat a station; they are kept in ascending order, unbuilt ones first."""
        first = seat * tables.STATIONS
        sites = sorted([*list(self.state.sites)[first : first + tables.STATIONS], cell(place)])
        for number, site in enumerate(sites[1:]):
            self.state.sites[first + number] = site
        return self

    def caches(self, seat: int, *counts: int) -> "BoardBuilder":
        """Write a score sheet: caches of the types N/1, 2/3, 4 and 5."""
        for kind, count in enumerate(counts):
            self.state.caches[seat * tables.CACHE_TYPES + kind] = count
        return self

    def opened(self, seat: int, place: str) -> "BoardBuilder":
        """Let a seat have opened the system at a place."""
        self.state.opened[seat] = cell(place)
        return self

    def stack(self, *names: str) -> "BoardBuilder":
        """Leave only these tiles in the stack."""
        self.state.group = tables.GROUP_COUNT - 1
        counts = [0] * len(tables.TILE_NAMES)
        for name in names:
            counts[tile(name)] += 1
        self.state.bag = Bag(vec[i64](counts))
        return self

    def turn(self, seat: int = 0, points: int = 10, kind: int = steps.PLAIN) -> GlobularPosition:
        """A turn of a seat begins; without a tile to place, if not said otherwise."""
        self.state.agenda = NOTHING
        self.state.push(steps.TURN, seat, kind)
        AGENDA.settle(self.state)
        self.state.points = points
        return self.made()

    def placing(self, name: str, seat: int = 0) -> GlobularPosition:
        """A seat has drawn a tile and is to place it."""
        self.turn(seat)
        self.state.agenda = NOTHING
        self.state.push(steps.ACT, seat, steps.PLAIN)
        self.state.push(steps.PLACE, seat, tile(name))
        return self.made()

    def scored(self, seat: int) -> int:
        """What a seat gains if it has a scoring turn now and does nothing in it."""
        after = self.turn(seat, kind=steps.SCORING)
        do(after, "end")
        return after.scores()[seat] - self.state.scores()[seat]

    def made(self) -> GlobularPosition:
        """The position, read from its stored form: all that is derived is derived anew."""
        stored = Reader(self.state.to_bytes())
        position = GlobularPosition(stored.take())
        position.read(stored)
        AGENDA.settle(position)
        return position


def as_position(state: State) -> GlobularPosition:
    """The same state, known to be one of this game."""
    assert isinstance(state, GlobularPosition)
    return state


def play(seats: int, *texts: str, **options: str) -> GlobularPosition:
    """A match from its beginning through these events."""
    return as_position(table.play(GAME, seats, options, *texts))


def do(state: State, *texts: str) -> None:
    """Play events in place."""
    table.tell(GAME, state, *texts)


def refused(state: State, text: str) -> str:
    """The clause that forbids an action; empty if it is legal."""
    return table.refused(GAME, state, text)


def legal(state: State, kind: str = "") -> list[str]:
    """The legal actions as texts."""
    return table.legal(GAME, state, kind)


def odds(state: State) -> dict[str, int]:
    """The outcomes of chance with their weights."""
    return table.odds(GAME, state)


def idle(
    state: State, draws: Iterable[str] = (), until: Callable[[State], bool] = over, seed: int = 1
) -> Log:
    """Do as little as possible until something is so."""
    return table.idle(GAME, state, draws, until, seed)


def crossing(state: GlobularPosition, start: str, end: str) -> int:
    """What the seat on turn pays for taking a member across a border; 0 if it is closed."""
    text = f"move member {start} {end}"
    if refused(state, text) == "G-MOVE-03":
        return 0
    after = as_position(state.clone())
    do(after, text)
    return int(state.points - after.points)


def members(state: GlobularPosition, seat: int, place: str) -> int:
    """How many members a seat has at a place."""
    return int(state.members[seat * grid.CELLS + cell(place)])


def sheet(state: GlobularPosition, seat: int) -> list[int]:
    """The caches of a seat by type."""
    return list(state.caches)[seat * tables.CACHE_TYPES : (seat + 1) * tables.CACHE_TYPES]


def stack(seats: int, first_nova: int, second_nova: int) -> list[str]:
    """A stack with its supernovas at these draws, counted from 1."""
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
    """A log turn by turn: the seat, and the kinds of its events but for the turning of tiles."""
    found: list[tuple[int, str]] = []
    kinds: list[str] = []
    for actor, text in log:
        kind = text.split()[0]
        kinds += [] if kind in ("tick", "start") else [kind]
        if kind == "end":
            found.append((actor, " ".join(kinds)))
            kinds = []
    return found


def by_chance(state: State) -> bool:
    """Whether chance is to act."""
    return bool(state.actor == CHANCE)
