"""All tiles for people to look at: names, numbers, origins, and what a drawing needs."""

from typing import Final

from astrarium.core.components import Component, Entry
from astrarium.games.globular_cluster.components import tables

TEXTS: Final = [
    "The arrival tile, a blue ace lying face down.",
    "Nobody can enter or cross it; when it is drawn, everybody scores.",
    "Room for a station.",
    "Caches to mine; once it is empty, room for a station.",
    "Points for the majority; can be improved, and opened for settlement.",
]


def gallery() -> list[Component]:
    """Return every tile once, kind by kind, then the four tiles of the opening board."""
    opening = [found.tile for found in tables.TILES.opening]
    tiles = [name for group in tables.TILES.groups for name in group]
    return [
        *[
            _component(entry.word("id"), name, entry, tile, tiles.count(name) + opening.count(tile), None)
            for entry in tables.TILES.kind_entries
            for tile, name in enumerate(tables.TILES.names)
            if tables.KINDS[tables.TILES.kinds[tile]] == entry.word("id")
        ],
        *[
            _component(
                "opening",
                f"opening-{found.entry.word('id')}",
                found.entry,
                found.tile,
                1,
                found.tick.lower(),
            )
            for found in tables.TILES.opening
        ],
    ]


def _component(kind: str, name: str, entry: Entry, tile: int, copies: int, tick: str | None) -> Component:
    number, sort = tables.TILES.worths[tile], tables.TILES.kinds[tile]
    view: dict[str, object] = {
        "tile": tables.TILES.names[tile],
        "kind": tables.KINDS[sort],
        "number": number,
        "tick": tick or None,
        "pennies": number if sort == tables.RESOURCE else 0,
        "value": number if sort == tables.HABITABLE else None,
        "station": None,
        "opener": None,
        "majority": None,
    }
    title = "MITS" if sort == tables.MITS else tables.TILES.names[tile].replace("-", " ")
    return Component(kind, name, title, TEXTS[sort], copies, entry.origin(), entry.parts(), view)
