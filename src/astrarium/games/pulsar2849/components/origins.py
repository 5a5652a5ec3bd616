"""The entries of all components by kind, and the origin of each."""

from typing import Final

from astrarium.core.components import PUBLISHED, Entry, mark
from astrarium.games.pulsar2849.components import constants, starmap, tables

_boards: Final = constants.read_file("technologies.toml").entries("board")
_faces: Final = constants.read_file("hq.toml").entries("face")
COMPONENTS: Final[dict[str, list[Entry]]] = {
    "map": [constants.read_file(name).entry("map") for name in starmap.MAP_FILES],
    "system": constants.read_file("systems.toml").entries("system"),
    "exploration": constants.read_file("exploration.toml").entries("exploration"),
    "gyrodyne": constants.read_file("gyrodynes.toml").entries("gyrodyne"),
    "transmitter": constants.read_file("transmitters.toml").entries("transmitter"),
    "board": _boards,
    "technology": [tech for board in _boards for row in board.entries("row") for tech in row.entries("tech")],
    "hq": _faces,
    "project": [project for face in _faces for project in face.entries("project")],
    "goal": constants.read_file("goals.toml").entries("goal"),
}
ORIGIN: Final[dict[str, str]] = {
    entry.word("id"): entry.origin() for entries in COMPONENTS.values() for entry in entries
}


def origin_mark(name: str) -> str:
    """Return the origin mark of the component `name`."""
    if name in tables.TILE_NAMES:
        name = tables.CARD_NAMES[tables.FIRST_TRANSMITTER + tables.TILE_DESIGN[tables.TILE_NAMES.index(name)]]
    return mark(ORIGIN.get(name, PUBLISHED))
