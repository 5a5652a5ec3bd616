"""An independent reading of the star maps and system tiles, and a slow listing of flights."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from tests.rules.pulsar2849.board import GAME


def read(file: str) -> dict[str, Any]:
    """Read a component file as plain data."""
    return tomllib.loads((Path(GAME.folder) / "components" / file).read_text("utf-8"))


class StarwayChart:
    """One side of the star map."""

    def __init__(self, file: str) -> None:
        data = read(file)
        self.kind: Final[dict[str, str]] = {node["id"]: node["kind"] for node in data["nodes"]}
        self.colour: Final[dict[str, str]] = {node["id"]: node.get("colour", "") for node in data["nodes"]}
        self.dead_ends: Final = [node["id"] for node in data["nodes"] if node.get("dead_end")]
        self.isolated: Final = [node["id"] for node in data["nodes"] if node.get("isolated")]
        self.segments: Final[list[tuple[str, str]]] = [(one, other) for one, other in data["segments"]]
        self.places: Final = [name for name in self.kind if name not in self.isolated]

    def of_kind(self, kind: str) -> list[str]:
        """Return all locations of a kind."""
        return [name for name, its in self.kind.items() if its == kind]

    def trails(self, start: str, length: int, used: frozenset[int] = frozenset()) -> Iterator[list[str]]:
        """Yield all flights of `length` segments, each segment once, into no entry gate."""
        if length == 0:
            yield []
            return
        for number, pair in enumerate(self.segments):
            if start in pair and number not in used:
                end = pair[1] if pair[0] == start else pair[0]
                if self.kind[end] != "entry":
                    for rest in self.trails(end, length - 1, used | {number}):
                        yield [end, *rest]


CHARTS: Final = {"map-a": StarwayChart("map_a.toml"), "map-b": StarwayChart("map_b.toml")}
PLANETS: Final[dict[str, list[tuple[str, int]]]] = {
    tile["id"]: [(planet["kind"], planet["open_from"]) for planet in tile["planets"]]
    for tile in read("systems.toml")["system"]
}


def open_planets(tile: str, seats: int, kind: str) -> int:
    """Count the planets of a kind that a tile has for a number of players."""
    return sum(its == kind and least <= seats for its, least in PLANETS[tile])
