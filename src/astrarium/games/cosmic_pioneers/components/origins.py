"""The entries of all components by kind, and the origin of each."""

from typing import Final

from astrarium.core.components import PUBLISHED, Entry, mark
from astrarium.games.cosmic_pioneers.components import constants

_constants: Final = constants.read_file("constants.toml")
COMPONENTS: Final[dict[str, list[Entry]]] = {
    "planet": constants.read_file("planets.toml").entries("planet"),
    "species": constants.read_file("aliens.toml").entries("species"),
    "card": constants.read_file("aliens.toml").entries("card"),
    "commander": constants.read_file("commanders.toml").entries("commander"),
    "scenario": constants.read_file("scenarios.toml").entries("scenario"),
}
ATTRIBUTES: Final[dict[str, Entry]] = {
    name: _constants.entry(name) for name in constants.CONSTANTS.attributes
}
HIT_DIE: Final = _constants.entry("hit_die")
ORIGIN: Final[dict[str, str]] = {
    entry.word("id"): entry.origin() for entries in COMPONENTS.values() for entry in entries
} | {name: entry.origin() for name, entry in ATTRIBUTES.items()}


def origin_mark(name: str) -> str:
    """Return the origin mark of the component `name`."""
    return mark(ORIGIN.get(name, PUBLISHED))
