"""The gallery: every tile with its title, text, number of copies, origin and data for its drawing."""

from typing import Final

from astrarium.core.components import Component, Entry
from astrarium.games.globular_cluster.components import tables
from astrarium.games.globular_cluster.components.tables import Opening
from astrarium.games.globular_cluster.screen.view_types import TileFaceView

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
    names = [name for group in tables.TILES.groups for name in group]
    return [
        *[
            _tile(entry, tile, names.count(name) + opening.count(tile))
            for entry in tables.TILES.kind_entries
            for tile, name in enumerate(tables.TILES.names)
            if tables.KINDS[tables.TILES.kinds[tile]] == entry.word("id")
        ],
        *[_opening_tile(found) for found in tables.TILES.opening],
    ]


def _tile(entry: Entry, tile: int, copies: int) -> Component:
    """Return a tile of the kind that `entry` describes."""
    return Component(
        kind=entry.word("id"),
        id=tables.TILES.names[tile],
        title=_title(tile),
        text=TEXTS[tables.TILES.kinds[tile]],
        copies=copies,
        origin=entry.origin(),
        parts=entry.parts(),
        view={**_view(tile, None)},
    )


def _opening_tile(opening: Opening) -> Component:
    """Return a tile of the opening board with its tick."""
    return Component(
        kind="opening",
        id=f"opening-{opening.entry.word('id')}",
        title=_title(opening.tile),
        text=TEXTS[tables.TILES.kinds[opening.tile]],
        copies=1,
        origin=opening.entry.origin(),
        parts=opening.entry.parts(),
        view={**_view(opening.tile, opening.tick.lower() or None)},
    )


def _title(tile: int) -> str:
    return "MITS" if tables.TILES.kinds[tile] == tables.MITS else tables.TILES.names[tile].replace("-", " ")


def _view(tile: int, tick: str | None) -> TileFaceView:
    """Return the data of the drawing of a tile without pieces."""
    number, kind = tables.TILES.worths[tile], tables.TILES.kinds[tile]
    return {
        "tile": tables.TILES.names[tile],
        "kind": tables.KINDS[kind],
        "number": number,
        "tick": tick,
        "pennies": number if kind == tables.RESOURCE else 0,
        "value": number if kind == tables.HABITABLE else None,
        "station": None,
        "opener": None,
        "majority": None,
    }
