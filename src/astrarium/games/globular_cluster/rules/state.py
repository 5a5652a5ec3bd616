"""The state of a position: updates and queries of its fields, and its stored form; no rules."""

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from astrarium.core.bag import Bag
from astrarium.core.codec import Reader, put, within
from astrarium.core.state import NOTHING
from astrarium.games.globular_cluster.clauses import clause
from astrarium.games.globular_cluster.components import grid, tables
from astrarium.games.globular_cluster.rules import blocks
from astrarium.games.globular_cluster.rules.fields import GlobularFields

# Clauses of open information, borders, majority, presence and value.
CLAUSES: Final[tuple[i64, ...]] = (
    clause("G-DATA-09"),
    clause("G-GEO-11"),
    clause("G-SETUP-26"),
    clause("G-SCORE-03"),
    clause("G-TURN-05"),
    clause("G-INFRA-07"),
)


MAX_COUNTED: Final[i64] = 999_999  # above any number of points or caches of a match


@mypyc_attr(acyclic=True)
class GlobularState(GlobularFields):
    """State of a position. Places (`cell`) are indexes of `grid.PLACES`; NONE is -1.

    All fields are open information; the order of the stack is not part of the state.
    """

    __slots__ = ()

    def lay(self, cell: i64, tile: i64, tick: i64, pennies: i64) -> None:
        """Put a tile on the board and update the derived fields."""
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
        """Set the corner of a tile's tick and update the prices of its borders, equal in both directions."""
        self.changed |= blocks.TILE[cell]
        self.tick[cell] = tick
        for side in range(grid.SIDES):
            there = grid.NEXT[cell * grid.SIDES + side]
            if there >= 0:
                self.changed |= blocks.TILE[there]
                cost = grid.price(self.reading, side, tick, self.tick[there])
                self.price[cell * grid.SIDES + side] = u8(cost)
                self.price[there * grid.SIDES + grid.OPPOSITE[side]] = u8(cost)

    def add_pennies(self, cell: i64, number: i64) -> None:
        """Add `number` pennies to the tile at `cell`; a negative number removes pennies."""
        self.changed |= blocks.TILE[cell]
        if self.kind(cell) == tables.HABITABLE:
            value = self.value(cell)
            self.levels[value] -= 1
            self.levels[value + number] += 1
        self.pennies[cell] += number

    def add_caches(self, seat: i64, cache_type: i64, number: i64) -> None:
        """Give `number` caches of a type to `seat`; a negative number takes caches away."""
        self.changed |= blocks.CACHES[seat]
        self.caches[seat * tables.CACHE_TYPES + cache_type] += number

    def move_member(self, seat: i64, start: i64, end: i64) -> None:
        """Move a member of `seat` from the place `start` to the place `end`."""
        self.changed |= blocks.PIECES[seat]
        self.members[seat * grid.CELLS + start] -= 1
        self.members[seat * grid.CELLS + end] += 1

    def move_leader(self, seat: i64, end: i64) -> None:
        """Move the leader of `seat` to the place `end`."""
        self.changed |= blocks.PIECES[seat]
        self.leader[seat] = end

    def open_system(self, seat: i64, cell: i64) -> None:
        """Mark the system at `cell` as opened by `seat`, whose pieces there leave the game."""
        self.changed |= blocks.PIECES[seat]
        self.opened[seat] = cell
        self.members[seat * grid.CELLS + cell] = 0
        if self.leader[seat] == cell:
            self.leader[seat] = grid.NONE

    def add_station(self, seat: i64, cell: i64) -> None:
        """Build a station of `seat` at `cell`; its `sites` stay ascending, unbuilt stations first."""
        self.changed |= blocks.PIECES[seat]
        site = seat * tables.STATIONS
        last = site + tables.STATIONS - 1
        while site < last and self.sites[site + 1] < cell:
            self.sites[site] = self.sites[site + 1]
            site += 1
        self.sites[site] = cell

    def take_from_stack(self, tile: i64) -> None:
        """Remove `tile` from the uppermost group of the stack; when it is empty, uncover the next group."""
        self.changed |= blocks.STACK
        self.bag.take(tile)
        if self.bag.left == 0 and self.group + 1 < tables.GROUP_COUNT:
            self.group += 1
            self.bag = Bag(tables.STACKS[self.seats][self.group])

    def border(self, cell: i64, side: i64) -> i64:
        """Return the price of leaving `cell` in a direction, 0 if the border is closed."""
        return i64(self.price[cell * grid.SIDES + side])

    def kind(self, cell: i64) -> i64:
        """Return the kind of the tile at `cell`, NONE if there is none."""
        tile = self.tile[cell]
        return tables.TILE_KIND[tile] if tile >= 0 else grid.NONE

    def value(self, cell: i64) -> i64:
        """Return the value of the habitable tile at `cell`: its number plus its pennies."""
        return tables.TILE_WORTH[self.tile[cell]] + self.pennies[cell]

    def presence(self, seat: i64, cell: i64) -> i64:
        """Return the presence of `seat` at `cell`: its members, plus LEADER_COUNTS for the leader."""
        members = self.members[seat * grid.CELLS + cell]
        return members + tables.LEADER_COUNTS if self.leader[seat] == cell else members

    def has_majority(self, seat: i64, cell: i64) -> bool:
        """Return whether `seat` has more presence at `cell` than each other seat."""
        own = self.presence(seat, cell)
        most: i64 = 0
        for other in range(self.seats):
            if other != seat:
                most = max(most, self.presence(other, cell))
        return own > most

    def opener(self, cell: i64) -> i64:
        """Return the seat that opened the system at `cell`, NONE if it is unopened."""
        for seat in range(self.seats):
            if self.opened[seat] == cell:
                return seat
        return grid.NONE

    def station_owner(self, cell: i64) -> i64:
        """Return the seat whose station is at `cell`, NONE if there is none."""
        sites = self.sites
        for site in range(len(sites)):
            if sites[site] == cell:
                return site // tables.STATIONS
        return grid.NONE

    def to_bytes(self) -> bytes:
        """Return the stored form: numbers, board, vectors; places without a tile take one number."""
        out = BytesWriter()
        self.write_numbers(out)
        for cell in range(grid.CELLS):
            self._write_cell(out, cell)
        self.write_vectors(out)
        return out.getvalue()

    def _write_cell(self, out: BytesWriter, cell: i64) -> None:
        put(out, self.tile[cell])
        if self.tile[cell] >= 0:
            put(out, self.tick[cell])
            put(out, self.pennies[cell])
            for seat in range(self.seats):
                put(out, self.members[seat * grid.CELLS + cell])

    def read(self, source: Reader) -> None:
        """Read what `to_bytes` wrote after the number of seats."""
        self.read_numbers(source)
        self.clear_board()
        for cell in range(grid.CELLS):
            self._read_cell(source, cell)
        self.read_vectors(source)
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
        """Remove all tiles and pieces from the board."""
        self.clear_fields()
        self.placed = NOTHING
        self.lowest_h = grid.CELL_H[grid.HOME]
        self.top = grid.CELL_R[grid.HOME]
        self.bottom = grid.CELL_R[grid.HOME]


def insert_sorted(numbers: vec[i64], number: i64) -> vec[i64]:
    """Return a copy of ascending `numbers` with `number` inserted; equal positions need equal fields."""
    result = vec[i64](capacity=len(numbers) + 1)
    pending = True
    for present in numbers:
        if pending and present > number:
            result = append(result, number)
            pending = False
        result = append(result, present)
    return append(result, number) if pending else result
