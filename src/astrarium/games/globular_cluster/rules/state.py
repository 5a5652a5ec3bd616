"""The fields of a position; no rules."""

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from astrarium.core.bag import Bag
from astrarium.core.codec import Reader, put, put_all, within
from astrarium.core.state import NOTHING, State
from astrarium.games.globular_cluster.components import grid, tables
from astrarium.games.globular_cluster.rules import blocks

MOST_COUNTED: Final[i64] = 999_999  # more than any number of points or pieces

NO_BAG: Final = Bag(NOTHING)
NO_PRICES: Final = vec[u8]()


@mypyc_attr(acyclic=True)
class GlobularState(State):
    """A position of Globular Cluster. Places are numbers of `grid.PLACES`; NONE is -1.

    G-DATA-09: what is known of every tile; G-SETUP-24, G-SETUP-26: the score sheets, open to all.
    """

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
        self.reading: i64 = 0  # which reading of the borders: an index of data.BORDERS
        self.at_least: i64 = 0  # which reading of the value limits
        # The board, by place.
        self.tile: vec[i64] = NOTHING  # number of the tile, NONE where there is none
        self.tick: vec[i64] = NOTHING  # corner of its tick; WALL where nobody can walk
        self.pennies: vec[i64] = NOTHING
        # Derived from the board: places with a tile, ascending; occupied neighbours as bits; what it costs to
        # leave a place in each direction (0 is closed).
        self.placed: vec[i64] = NOTHING
        self.around: vec[i64] = NOTHING
        self.price: vec[u8] = NO_PRICES
        self.lowest_h: i64 = 0  # its extent
        self.top: i64 = 0
        self.bottom: i64 = 0
        self.levels: vec[i64] = NOTHING  # habitable tiles by value
        # The players.
        self.members: vec[i64] = NOTHING  # by seat and place
        self.leader: vec[i64] = NOTHING  # place of the leader, NONE if out of the game
        self.sites: vec[i64] = NOTHING  # places of the stations, STATIONS for each seat, NONE first
        self.opened: vec[i64] = NOTHING  # place of the system opened, NONE if none yet
        self.caches: vec[i64] = NOTHING  # by seat and type
        self.vp: vec[i64] = NOTHING
        # The stack.
        self.bag: Bag = NO_BAG  # what is unseen of the uppermost group
        self.group: i64 = 0  # its number in drawing order
        self.gone: i64 = 0  # tiles that found no place
        # The turn.
        self.turn: i64 = 0
        self.points: i64 = 0  # action points left
        self.mined_at: i64 = grid.NONE
        self.mined: i64 = 0
        self.improved: vec[i64] = NOTHING  # places improved in this turn, ascending
        self.closing: i64 = 0  # 1 when the closing turns have begun

    def copy_fields(self, other: "GlobularState") -> None:
        """Take over everything `other` has."""
        self.copy_core(other)
        self.reading = other.reading
        self.at_least = other.at_least
        self.tile = other.tile[:]
        self.tick = other.tick[:]
        self.pennies = other.pennies[:]
        self.placed = other.placed
        self.around = other.around[:]
        self.price = other.price[:]
        self.lowest_h = other.lowest_h
        self.top = other.top
        self.bottom = other.bottom
        self.levels = other.levels[:]
        self.members = other.members[:]
        self.leader = other.leader[:]
        self.sites = other.sites[:]
        self.opened = other.opened[:]
        self.caches = other.caches[:]
        self.vp = other.vp[:]
        self.bag = other.bag.clone()
        self.group = other.group
        self.gone = other.gone
        self.turn = other.turn
        self.points = other.points
        self.mined_at = other.mined_at
        self.mined = other.mined
        self.improved = other.improved[:]
        self.closing = other.closing

    def lay(self, cell: i64, tile: i64, tick: i64, pennies: i64) -> None:
        """Put a tile on the board and keep what is derived from it true."""
        self.tile[cell] = tile
        self.pennies[cell] = pennies
        self.placed = insert_sorted(self.placed, cell)
        self.set_tick(cell, tick)
        for side in range(grid.SIDES):
            there = grid.NEXT[cell * grid.SIDES + side]
            if there >= 0:
                self.around[there] |= grid.BIT[grid.OPPOSITE[side]]
        self.lowest_h = min(self.lowest_h, grid.CELL_H[cell])
        self.top = min(self.top, grid.CELL_R[cell])
        self.bottom = max(self.bottom, grid.CELL_R[cell])
        if tables.TILE_KIND[tile] == tables.HABITABLE:
            self.levels[tables.TILE_WORTH[tile] + pennies] += 1

    def set_tick(self, cell: i64, tick: i64) -> None:
        """Turn a tile, which opens and closes its borders. G-GEO-11: the price is the same both ways."""
        self.changed |= blocks.TILE[cell]
        self.tick[cell] = tick
        for side in range(grid.SIDES):
            there = grid.NEXT[cell * grid.SIDES + side]
            if there >= 0:
                self.changed |= blocks.TILE[there]
                cost = grid.price(self.reading, side, tick, self.tick[there])
                self.price[cell * grid.SIDES + side] = u8(cost)
                self.price[there * grid.SIDES + grid.OPPOSITE[side]] = u8(cost)

    def border(self, cell: i64, side: i64) -> i64:
        """What it costs to leave a place in a direction; 0 is closed."""
        return i64(self.price[cell * grid.SIDES + side])

    def kind(self, cell: i64) -> i64:
        """The kind of tile at a place, NONE where there is none."""
        tile = self.tile[cell]
        return tables.TILE_KIND[tile] if tile >= 0 else grid.NONE

    def value(self, cell: i64) -> i64:
        """What a habitable tile is worth: its number and its pennies. G-INFRA-07"""
        return tables.TILE_WORTH[self.tile[cell]] + self.pennies[cell]

    def presence(self, seat: i64, cell: i64) -> i64:
        """Members of a seat at a place, the leader counting 3. G-TURN-05"""
        members = self.members[seat * grid.CELLS + cell]
        return members + tables.LEADER_COUNTS if self.leader[seat] == cell else members

    def has_majority(self, seat: i64, cell: i64) -> bool:
        """Whether a seat has more presence there than every other single seat. G-SCORE-03"""
        own = self.presence(seat, cell)
        most: i64 = 0
        for other in range(self.seats):
            if other != seat:
                most = max(most, self.presence(other, cell))
        return own > most

    def opener(self, cell: i64) -> i64:
        """The seat that opened the system at a place, NONE if nobody did."""
        for seat in range(self.seats):
            if self.opened[seat] == cell:
                return seat
        return grid.NONE

    def station_owner(self, cell: i64) -> i64:
        """The seat whose station is at a place, NONE if there is none."""
        for site in range(self.seats * tables.STATIONS):
            if self.sites[site] == cell:
                return site // tables.STATIONS
        return grid.NONE

    def to_bytes(self) -> bytes:
        """The whole position, without what is derived: only places with a tile are written."""
        out = BytesWriter()
        for number in (self.seats, self.reading, self.at_least, self.group, self.gone, self.closing):
            put(out, number)
        for number in (self.turn, self.points, self.mined_at, self.mined):
            put(out, number)
        for cell in range(grid.CELLS):
            put(out, self.tile[cell])
            if self.tile[cell] >= 0:
                put(out, self.tick[cell])
                put(out, self.pennies[cell])
                for seat in range(self.seats):
                    put(out, self.members[seat * grid.CELLS + cell])
        for numbers in (self.leader, self.sites, self.opened, self.caches, self.vp):
            put_all(out, numbers)
        put_all(out, self.bag.counts)
        put_all(out, self.improved)
        put_all(out, self.agenda)
        return out.getvalue()

    def read(self, source: Reader) -> None:
        """Take over what `to_bytes` wrote, after the number of seats."""
        self.reading = within(source.take(), 0, len(tables.BORDERS) - 1)
        self.at_least = within(source.take(), 0, len(tables.VALUE_LIMIT_READINGS) - 1)
        self.group = within(source.take(), 0, tables.GROUP_COUNT - 1)
        self.gone = within(source.take(), 0, grid.CELLS)
        self.closing = within(source.take(), 0, 1)
        self.turn = within(source.take(), 0, self.seats - 1)
        self.points = within(source.take(), 0, tables.ACTION_POINTS)
        self.mined_at = within(source.take(), grid.NONE, grid.CELLS - 1)
        self.mined = within(source.take(), 0, tables.MINES_PER_TURN)
        self.clear_board()
        for cell in range(grid.CELLS):
            self._read_cell(source, cell)
        self.leader = source.take_all(self.seats)
        self.sites = source.take_all(self.seats * tables.STATIONS)
        self.opened = source.take_all(self.seats)
        self.caches = source.take_all(self.seats * tables.CACHE_TYPES)
        self.vp = source.take_all(self.seats)
        self.bag = Bag(source.take_all(tables.TILE_COUNT))
        self.improved = source.take_all(grid.NONE)
        self.agenda = source.take_all(grid.NONE)
        source.finish()

    def _read_cell(self, source: Reader, cell: i64) -> None:
        tile = within(source.take(), grid.NONE, tables.TILE_COUNT - 1)
        if tile < 0:
            return
        tick = within(source.take(), 0, grid.WALL)
        self.lay(cell, tile, tick, within(source.take(), 0, tables.HIGHEST_VALUE - tables.TILE_WORTH[tile]))
        for seat in range(self.seats):
            self.members[seat * grid.CELLS + cell] = within(source.take(), 0, tables.MEMBERS)

    def clear_board(self) -> None:
        """Nothing lies anywhere."""
        self.tile = vec[i64]([grid.NONE] * grid.CELLS)
        self.tick = vec[i64]([grid.WALL] * grid.CELLS)
        self.pennies = vec[i64]([0] * grid.CELLS)
        self.placed = NOTHING
        self.around = vec[i64]([0] * grid.CELLS)
        self.price = vec[u8]([0] * (grid.CELLS * grid.SIDES))
        self.levels = vec[i64]([0] * (tables.HIGHEST_VALUE + 1))
        self.members = vec[i64]([0] * (grid.CELLS * self.seats))
        self.lowest_h = grid.CELL_H[grid.HOME]
        self.top = grid.CELL_R[grid.HOME]
        self.bottom = grid.CELL_R[grid.HOME]


def insert_sorted(numbers: vec[i64], number: i64) -> vec[i64]:
    """A copy with one more number, in ascending order: equal positions must have equal fields."""
    result = vec[i64](capacity=len(numbers) + 1)
    waiting = True
    for present in numbers:
        if waiting and present > number:
            result = append(result, number)
            waiting = False
        result = append(result, present)
    return append(result, number) if waiting else result
