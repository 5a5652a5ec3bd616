"""The entries of all components by kind, and whose design each component is."""

from typing import Final

from astrarium.core.components import PUBLISHED, Entry, mark
from astrarium.games.pulsar2849.components.constants import read_file
from astrarium.games.pulsar2849.components.starmap import MAP_FILES
from astrarium.games.pulsar2849.components.tables import (
    CARD_NAMES,
    FIRST_TRANSMITTER,
    TILE_DESIGN,
    TILE_NAMES,
)

_boards: Final = read_file("technologies.toml").entries("board")
_faces: Final = read_file("hq.toml").entries("face")
COMPONENTS: Final[dict[str, list[Entry]]] = {
    "map": [read_file(name).entry("map") for name in MAP_FILES],
    "system": read_file("systems.toml").entries("system"),
    "exploration": read_file("exploration.toml").entries("exploration"),
    "gyrodyne": read_file("gyrodynes.toml").entries("gyrodyne"),
    "transmitter": read_file("transmitters.toml").entries("transmitter"),
    "board": _boards,
    "technology": [tech for board in _boards for row in board.entries("row") for tech in row.entries("tech")],
    "hq": _faces,
    "project": [project for face in _faces for project in face.entries("project")],
    "goal": read_file("goals.toml").entries("goal"),
}
ORIGIN: Final[dict[str, str]] = {
    entry.word("id"): entry.origin() for entries in COMPONENTS.values() for entry in entries
}


def origin_mark(name: str) -> str:
    """Return the mark of a component, as `mark` gives it."""
    if name in TILE_NAMES:
        name = CARD_NAMES[FIRST_TRANSMITTER + TILE_DESIGN[TILE_NAMES.index(name)]]
    return mark(ORIGIN.get(name, PUBLISHED))
