"""The fixed figures of the game, from constants.toml."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.components import Entry, Files, Replaceable
from astrarium.core.packs import CHOICE

COLOURS: Final[list[str]] = ["red", "blue", "green", "yellow"]
PIECES: Final[list[str]] = ["colonist", "lizard", "squid", "slime", "worm", *COLOURS]
FACES: Final[i64] = 6
SLOT_ROOM: Final[i64] = 8
COLOUR_COUNT: Final[i64] = 4
ATTRIBUTES: Final[i64] = 4
MAX_COLOURS: Final = 4  # of colonists, ships and mats
NEVER_NOUGHT: Final[list[str]] = ["last_round", "credits_per_point"]
FIGURES: Final[list[str]] = [
    "jumpgate_income",
    "jumpgate_per_planet",
    "level_price",
    "last_round",
    "points_per_colonist",
    "points_per_planet",
    "credits_per_point",
    "alien_cargo_level",
    "engine_range",
    "start_credits",
]


# Components that a pack may replace or add.
REPLACEABLE: Final[dict[str, Replaceable]] = {
    "aliens.toml": Replaceable("card", grows=True),
    "commanders.toml": Replaceable("commander", grows=True),
    "planets.toml": Replaceable("planet", grows=True, reserved=("belt", "jumpgate", "station", "ruin")),
    "scenarios.toml": Replaceable("scenario", grows=True, reserved=("random",)),
}
FILES: Final[Files] = Files(__package__, REPLACEABLE, CHOICE.part("cosmic-pioneers"))


def read_file(name: str) -> Entry:
    """Return the component file `name`."""
    return FILES.read(name)


@final
class Constants:
    """The counts, figures by level and options of constants.toml.

    C-COMP-01, C-COMP-02, C-COMP-03, C-COMP-04, C-COMP-05, C-COMP-06,
    C-COMP-07, C-COMP-08, C-COMP-09, C-COMP-10, C-COMP-11, C-COMP-12, C-COMP-13, C-COMP-14, C-COMP-15,
    C-GAP-01, C-GAP-02, C-GAP-07, C-GAP-08, C-GAP-09, C-GAP-44, C-CMD-02, C-DATA-22, C-DATA-23, C-DATA-24,
    C-DATA-27, C-DATA-28
    """

    def __init__(self, file: Entry) -> None:
        players = file.entry("players")
        self.components: Final[Entry] = file.entry("components")
        self.min_seats: Final[int] = players.integer("min", 2)
        self.max_seats: Final[int] = players.integer("max", self.min_seats, MAX_COLOURS)
        self.colonists: Final[int] = players.integer("colonists_each", 1)
        ring = file.entry("ring")
        self.sectors: Final[int] = ring.integer("sectors", 3)
        self.station: Final[int] = ring.integer("station", 1, self.sectors - 1)
        levels = file.entry("attributes")
        self.attributes: Final[list[str]] = levels.words("names")
        self.levels: Final[int] = levels.integer("levels", 1)
        if len(self.attributes) != ATTRIBUTES:
            raise levels.error("names", f"has {len(self.attributes)} attributes where {ATTRIBUTES} belong")
        self.start_level: Final[int] = levels.integer("start_level", 1, self.levels - 1)
        self.weapons: Final[list[int]] = self._rising(file.entry("weapons"), "add")
        self.engines: Final[list[int]] = self._rising(file.entry("engines"), "range")
        self.cargo: Final[list[int]] = self._rising(file.entry("cargo"), "slots")
        bombs = file.entry("bombs")
        self.hit_kind: Final[list[str]] = self._by_level(bombs, "kind", ["hit_die", "chosen"])
        self.hit_number: Final[list[str]] = self._by_level(bombs, "number", ["one", "d6"])
        faces = file.entry("hit_die").words("faces", ["colonist", "alien"])
        self.hit_faces: Final[list[int]] = [faces.count("colonist"), faces.count("alien")]
        if len(faces) != FACES or 0 in self.hit_faces:
            raise file.entry("hit_die").error("faces", "needs six faces, of both kinds")
        self.figures: Final[list[int]] = [
            file.entry("figures").integer(name, int(name in NEVER_NOUGHT)) for name in FIGURES
        ]
        tokens = file.entry("credit_tokens").entry("values")
        self.credit_tokens: Final[int] = sum(tokens.integer(value) for value in tokens.fields)
        options = file.entry("options")
        self.events: Final[list[str]] = options.words("events")
        self.starts: Final[list[str]] = options.words("start")
        spaces = self.figures[FIGURES.index("last_round")]
        self.draws: Final[list[list[bool]]] = [
            self._flags(file.entry("events"), name, spaces) for name in self.events
        ]
        self.full_hold: Final[list[bool]] = [
            file.entry("start").entry(name).word("cargo", ["full-of-colonists", "empty"]) != "empty"
            for name in self.starts
        ]
        self.goods: Final[int] = file.entry("goods").integer("each_colour")

    def _by_level(self, entry: Entry, field: str, known: list[str]) -> list[str]:
        found = entry.words(field, known)
        if len(found) != self.levels:
            raise entry.error(field, f"has {len(found)} words where {self.levels} belong")
        return found

    def _rising(self, entry: Entry, field: str) -> list[int]:
        found = entry.integers(field, self.levels)
        if found != sorted(found) or found[0] < 0:
            raise entry.error(field, f"{found} must not fall with the level")
        return found

    def _flags(self, entry: Entry, name: str, count: int) -> list[bool]:
        found = [item for item in entry.items(name) if isinstance(item, bool)]
        if len(found) != len(entry.items(name)) or len(found) < count:
            raise entry.error(name, f"needs true or false for each of {count} rounds")
        return found


CONSTANTS: Final[Constants] = Constants(read_file("constants.toml"))
MIN_SEATS: Final[i64] = CONSTANTS.min_seats
MAX_SEATS: Final[i64] = CONSTANTS.max_seats
COLONISTS_EACH: Final[i64] = CONSTANTS.colonists
SECTORS: Final[i64] = CONSTANTS.sectors
STATION_PLACE: Final[i64] = CONSTANTS.station
LEVELS: Final[i64] = CONSTANTS.levels
START_LEVEL: Final[i64] = CONSTANTS.start_level
WEAPONS_ADD: Final[vec[i64]] = vec[i64](CONSTANTS.weapons)
RANGE: Final[vec[i64]] = vec[i64](CONSTANTS.engines)
CARGO_SLOTS: Final[vec[i64]] = vec[i64](CONSTANTS.cargo)
BOMBS_CHOSEN: Final[vec[i64]] = vec[i64]([int(kind == "chosen") for kind in CONSTANTS.hit_kind])
BOMBS_ROLLED: Final[vec[i64]] = vec[i64]([int(number == "d6") for number in CONSTANTS.hit_number])
HIT_ODDS: Final[vec[i64]] = vec[i64](CONSTANTS.hit_faces)
GOODS_EACH: Final[i64] = CONSTANTS.goods
SPACE_DRAWS: Final[vec[i64]] = vec[i64]([int(flag) for flags in CONSTANTS.draws for flag in flags])
SPACES: Final[i64] = len(CONSTANTS.draws[0])
FULL_HOLD: Final[vec[i64]] = vec[i64]([int(full) for full in CONSTANTS.full_hold])
