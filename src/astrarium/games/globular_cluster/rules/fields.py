"""Generated from fields.toml by `python -m tools.fields`."""

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from astrarium.core.bag import EMPTY_BAG, Bag
from astrarium.core.codec import Reader, put, put_all, within
from astrarium.core.state import NO_BYTES, NOTHING, State
from astrarium.games.globular_cluster.components import grid, tables


@mypyc_attr(acyclic=True)
class GlobularFields(State):
    """Fields of a position: declaration, copy, storage."""

    __slots__ = (
        "around",
        "at_least",
        "bag",
        "bottom",
        "caches",
        "closing",
        "gone",
        "group",
        "improved",
        "leader",
        "levels",
        "lowest_h",
        "members",
        "mined",
        "mined_at",
        "opened",
        "pennies",
        "placed",
        "points",
        "price",
        "reading",
        "sites",
        "tick",
        "tile",
        "top",
        "turn",
        "vp",
    )

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.reading: i64 = 0  # reading of the borders: an index of tables.BORDERS
        self.at_least: i64 = 0  # reading of the value limits: an index of tables.VALUE_LIMIT_READINGS
        self.group: i64 = 0  # number of the uppermost group, in drawing order
        self.gone: i64 = 0  # number of tiles that left the game without a legal place
        self.closing: i64 = 0  # 1 when the closing turns have begun
        self.turn: i64 = 0  # the seat on turn
        self.points: i64 = 0  # action points left
        self.mined_at: i64 = grid.NONE  # place mined in this turn, NONE if none yet
        self.mined: i64 = 0  # caches mined in this turn
        self.tile: vec[i64] = NOTHING  # by place: the tile, NONE if there is none
        self.tick: vec[i64] = NOTHING  # by place: the corner of the tick; WALL where no piece can go
        self.pennies: vec[i64] = NOTHING  # pennies by place
        self.members: vec[i64] = NOTHING  # members by seat and place
        self.placed: vec[i64] = NOTHING  # places with a tile, ascending
        self.around: vec[i64] = NOTHING  # by place: directions with a tile next to it, as bits
        self.price: vec[u8] = NO_BYTES  # by place and direction: the price of leaving; 0 is closed
        self.lowest_h: i64 = 0  # smallest h of a placed tile
        self.top: i64 = 0  # smallest r of a placed tile
        self.bottom: i64 = 0  # largest r of a placed tile
        self.levels: vec[i64] = NOTHING  # habitable tiles by value
        self.leader: vec[i64] = NOTHING  # by seat: the place of the leader, NONE if out of the game
        self.sites: vec[i64] = NOTHING  # places of the stations, STATIONS for each seat, NONE first
        self.opened: vec[i64] = NOTHING  # by seat: the place of the system opened, NONE if none yet
        self.caches: vec[i64] = NOTHING  # caches by seat and type
        self.vp: vec[i64] = NOTHING  # points by seat
        self.bag: Bag = EMPTY_BAG  # unseen tiles of the uppermost group
        self.improved: vec[i64] = NOTHING  # places improved in this turn, ascending

    def copy_fields(self, other: "GlobularFields") -> None:
        """Copy all fields from `other`."""
        self.copy_core(other)
        self.reading = other.reading
        self.at_least = other.at_least
        self.group = other.group
        self.gone = other.gone
        self.closing = other.closing
        self.turn = other.turn
        self.points = other.points
        self.mined_at = other.mined_at
        self.mined = other.mined
        self.tile = other.tile[:]
        self.tick = other.tick[:]
        self.pennies = other.pennies[:]
        self.members = other.members[:]
        self.placed = other.placed
        self.around = other.around[:]
        self.price = other.price[:]
        self.lowest_h = other.lowest_h
        self.top = other.top
        self.bottom = other.bottom
        self.levels = other.levels[:]
        self.leader = other.leader[:]
        self.sites = other.sites[:]
        self.opened = other.opened[:]
        self.caches = other.caches[:]
        self.vp = other.vp[:]
        self.bag = other.bag.clone()
        self.improved = other.improved[:]

    def clear_fields(self) -> None:
        """Set every element of the vectors of known size to its initial value."""
        self.tile = vec[i64]([grid.NONE] * grid.CELLS)
        self.tick = vec[i64]([grid.WALL] * grid.CELLS)
        self.pennies = vec[i64]([0] * grid.CELLS)
        self.members = vec[i64]([0] * (self.seats * grid.CELLS))
        self.around = vec[i64]([0] * grid.CELLS)
        self.price = vec[u8]([0] * (grid.CELLS * grid.SIDES))
        self.levels = vec[i64]([0] * (tables.HIGHEST_VALUE + 1))

    def write_numbers(self, out: BytesWriter) -> None:
        """Append the number of seats and the stored numbers."""
        put(out, self.seats)
        put(out, self.reading)
        put(out, self.at_least)
        put(out, self.group)
        put(out, self.gone)
        put(out, self.closing)
        put(out, self.turn)
        put(out, self.points)
        put(out, self.mined_at)
        put(out, self.mined)

    def write_vectors(self, out: BytesWriter) -> None:
        """Append the stored vectors and the agenda."""
        put_all(out, self.leader)
        put_all(out, self.sites)
        put_all(out, self.opened)
        put_all(out, self.caches)
        put_all(out, self.vp)
        put_all(out, self.bag.counts)
        put_all(out, self.improved)
        put_all(out, self.agenda)

    def read_numbers(self, source: Reader) -> None:
        """Read what `write_numbers` appended after the number of seats."""
        self.reading = within(source.take(), 0, len(tables.BORDERS) - 1)
        self.at_least = within(source.take(), 0, len(tables.VALUE_LIMIT_READINGS) - 1)
        self.group = within(source.take(), 0, tables.GROUP_COUNT - 1)
        self.gone = within(source.take(), 0, grid.CELLS)
        self.closing = within(source.take(), 0, 1)
        self.turn = within(source.take(), 0, self.seats - 1)
        self.points = within(source.take(), 0, tables.ACTION_POINTS)
        self.mined_at = within(source.take(), grid.NONE, grid.CELLS - 1)
        self.mined = within(source.take(), 0, tables.MINES_PER_TURN)

    def read_vectors(self, source: Reader) -> None:
        """Read what `write_vectors` appended."""
        self.leader = source.take_all(self.seats)
        self.sites = source.take_all(self.seats * tables.STATIONS)
        self.opened = source.take_all(self.seats)
        self.caches = source.take_all(self.seats * tables.CACHE_TYPES)
        self.vp = source.take_all(self.seats)
        self.bag = Bag(source.take_all(tables.TILE_COUNT))
        self.improved = source.take_all(-1)
        self.agenda = source.take_all(-1)
