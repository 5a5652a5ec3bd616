"""Conservation of pieces: the number of each kind of piece in every position.

A ledger receives every event before it is applied and can compare any position with the events so far. It
raises AssertionError if a piece is missing or surplus. A registered game without a ledger fails the contract.
"""

import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Final, Protocol

import astrarium
from astrarium.core.state import State
from astrarium.games.globular_cluster.components import grid, tables
from astrarium.games.globular_cluster.position import GlobularPosition
from astrarium.games.globular_cluster.rules import steps
from tests.contract.cosmic import CosmicConservation
from tests.contract.pulsar import PulsarConservation

SUPERNOVA: Final = "red-a"
MEMBERS: Final = 12


class Conservation(Protocol):
    """Counts the pieces of a match."""

    def note(self, state: State, text: str) -> None:
        """Count the effects of the action `text` before it is applied to `state`."""

    def check(self, state: State) -> None:
        """Raise unless `state` holds the pieces that the events so far leave."""


def listed_tiles(seats: int) -> Counter[str]:
    """Return the tiles of a match by name, read from the component file."""
    file = Path(astrarium.game("globular-cluster").folder) / "components" / "tiles.toml"
    listed = tomllib.loads(file.read_text("utf-8"))
    found: Counter[str] = Counter()
    for group in listed["group"]:
        for colour in listed["set"]["colours"]:
            found.update(f"{colour}-{value.lower()}" for value in group.get(colour, []))
    for tile in listed["opening"]:
        name = f"{tile['colour']}-{tile['value'].lower()}"
        found["mits" if tile.get("face_down") else name] += 1
    for tile in listed["left_out"]:
        if tile["players"] == seats:
            found[f"{tile['colour']}-{tile['value'].lower()}"] -= 1
    return found


def is_resource(name: str) -> bool:
    """Return whether caches can be mined from a tile. G-TILE-03"""
    return name.startswith("black") and not name.endswith("-n")


def worth(name: str) -> int:
    """Return the pennies a resource tile starts with. G-PLACE-09"""
    value = name.split("-")[1]
    return 1 if value == "a" else int(value)


class GlobularConservation:
    """Tiles, members, leaders, stations, caches and improvements of Globular Cluster."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.tiles = listed_tiles(seats)
        self.members = [MEMBERS] * seats
        self.leaders = [True] * seats
        self.stations: list[list[str]] = [[] for _ in range(seats)]
        self.opened: list[str | None] = [None] * seats
        self.improvements: Counter[str] = Counter()

    def note(self, state: State, text: str) -> None:
        kind, _, place = text.partition(" ")
        if kind == "open":
            self._settle(_position(state), place)
        elif kind == "build":
            self.stations[state.actor].append(place)
        elif kind == "improve":
            self.improvements[place] += 1

    def _settle(self, position: GlobularPosition, place: str) -> None:
        """Remove the pieces of the acting seat at `place`. G-OPEN-04, G-OPEN-07"""
        cell, seat = grid.CELL_NAMES.index(place), int(position.actor)
        self.members[seat] -= int(position.members[seat * grid.CELLS + cell])
        self.leaders[seat] = self.leaders[seat] and position.leader[seat] != cell
        self.opened[seat] = place

    def check(self, state: State) -> None:
        position = _position(state)
        self._check_tiles(position)
        self._check_pieces(position)
        self._check_pennies(position)

    def _check_tiles(self, position: GlobularPosition) -> None:
        seen = Counter(tables.TILE_NAMES[tile] for tile in position.tile if tile >= 0)
        for name, count in zip(tables.TILE_NAMES, position.bag.counts, strict=True):
            assert count >= 0
            seen[name] += count
        for group in tables.STACKS[self.seats][position.group + 1 :]:
            for name, count in zip(tables.TILE_NAMES, group, strict=True):
                seen[name] += count
        for step, argument in _agenda(position):
            if step == steps.PLACE:
                seen[tables.TILE_NAMES[argument]] += 1
            elif step == steps.TURN and argument == steps.PLACING:
                seen[SUPERNOVA] += 1
        missing = {name: self.tiles[name] - seen[name] for name in tables.TILE_NAMES}
        assert min(missing.values()) >= 0, missing
        assert sum(missing.values()) == position.gone, missing
        assert int(position.bag.left) == sum(position.bag.counts)

    def _check_pieces(self, position: GlobularPosition) -> None:
        for seat in range(self.seats):
            here = list(position.members)[seat * grid.CELLS : (seat + 1) * grid.CELLS]
            assert min(here) >= 0
            assert sum(here) == self.members[seat]
            assert all(position.tile[cell] >= 0 for cell, count in enumerate(here) if count)
            assert (position.leader[seat] >= 0) == self.leaders[seat]
            sites = list(position.sites)[seat * tables.STATIONS : (seat + 1) * tables.STATIONS]
            assert sorted(grid.CELL_NAMES[site] for site in sites if site >= 0) == sorted(self.stations[seat])
            opened = position.opened[seat]
            assert (grid.CELL_NAMES[opened] if opened >= 0 else None) == self.opened[seat]
        built = [site for sites in self.stations for site in sites]
        assert len(built) == len(set(built))

    def _check_pennies(self, position: GlobularPosition) -> None:
        mined = sum(position.caches) + sum(step == steps.ROLL for step, _ in _agenda(position))
        assert min(position.caches) >= 0
        assert len(position.caches) == self.seats * tables.CACHE_TYPES
        placed = {cell: tables.TILE_NAMES[tile] for cell, tile in enumerate(position.tile) if tile >= 0}
        resources = [cell for cell, name in placed.items() if is_resource(name)]
        left = sum(int(position.pennies[cell]) for cell in resources)
        assert left + mined == sum(worth(placed[cell]) for cell in resources)
        improved = {
            grid.CELL_NAMES[cell]: int(count)
            for cell, count in enumerate(position.pennies)
            if count and cell not in resources
        }
        assert improved == dict(self.improvements)


def _position(state: State) -> GlobularPosition:
    assert isinstance(state, GlobularPosition)
    return state


def _agenda(position: GlobularPosition) -> list[tuple[int, int]]:
    """Return the steps of the agenda with their arguments."""
    frames = [int(number) for number in position.agenda]
    return list(zip(frames[::3], frames[2::3], strict=True))


LEDGERS: Final[dict[str, Callable[[int], Conservation]]] = {
    "cosmic-pioneers": CosmicConservation,
    "globular-cluster": GlobularConservation,
    "pulsar2849": PulsarConservation,
}
