"""Tables of the tiles and the fixed figures, from tiles.toml and constants.toml."""

from dataclasses import dataclass
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.components import Entry, Files
from astrarium.games.globular_cluster.clauses import clause

# Components, kinds of tiles, and how the stack is made.
CLAUSES: Final[tuple[i64, ...]] = (
    clause("G-COMP-02"),
    clause("G-COMP-03"),
    clause("G-COMP-04"),
    clause("G-COMP-05"),
    clause("G-COMP-06"),
    clause("G-COMP-07"),
    clause("G-TILE-01"),
    clause("G-TILE-02"),
    clause("G-TILE-03"),
    clause("G-TILE-04"),
    clause("G-DATA-01"),
    clause("G-DATA-02"),
    clause("G-DATA-03"),
    clause("G-DATA-04"),
    clause("G-DATA-05"),
    clause("G-DATA-06"),
    clause("G-DATA-08"),
    clause("G-SETUP-02"),
    clause("G-SETUP-03"),
    clause("G-SETUP-04"),
    clause("G-SETUP-05"),
    clause("G-SETUP-07"),
    clause("G-SETUP-08"),
    clause("G-SETUP-15"),
    clause("G-SETUP-17"),
    clause("G-SETUP-18"),
    clause("G-SETUP-19"),
    clause("G-SETUP-20"),
    clause("G-SETUP-21"),
    clause("G-GEO-14"),
    clause("G-GAP-02"),
    clause("G-MINE-09"),
    clause("G-NOTE-01"),
)


MITS: Final = 0
SUPERNOVA: Final = 1
EMPTY: Final = 2
RESOURCE: Final = 3
HABITABLE: Final = 4
KINDS: Final[list[str]] = ["mits", "supernova", "empty", "resource", "habitable"]
SETS_OF_FIVE: Final = ("removed", "markers")
FARTHEST: Final = -99  # beyond the left and top edges of any board
NOT_COLOURS: Final = ("id", "drawn", "origin")


@final
@dataclass(frozen=True)
class Opening:
    """A tile of the opening board at (h, r), and its entry in the file."""

    entry: Entry
    tile: int
    h: int
    r: int
    tick: str
    pennies: int


@final
class Tiles:
    """The tiles in play: their kinds and numbers, the opening board, the stack.

    G-COMP-02, G-COMP-04, G-COMP-07, G-TILE-01, G-TILE-02, G-TILE-03, G-TILE-04: two sets of tiles, the kind
    and the number of each. G-DATA-03, G-DATA-04, G-DATA-05: how many there are of every kind and number.
    """

    def __init__(self, file: Entry) -> None:
        one_set = file.entry("set")
        self.colours: Final[list[str]] = one_set.words("colours")
        self.values: Final[list[str]] = one_set.words("values")
        self.copies: Final[int] = one_set.integer("sets", 1)
        worth = file.entry("worth")
        self.worth_of: Final[dict[str, int]] = {value: worth.integer(value) for value in self.values}
        self.kind_entries: Final[list[Entry]] = file.entries("kind")
        for entry in self.kind_entries:
            entry.word("id", KINDS)
            entry.origin()
        self.groups: Final[list[list[str]]] = self._groups(file)
        self.names: Final[list[str]] = ["mits", *self._drawn_names(), *self._opening_names(file)]
        self.kinds: Final[list[int]] = [0] + [self._kind(file, name) for name in self.names[1:]]
        self.worths: Final[list[int]] = [0] + [self.worth_of[_value(name)] for name in self.names[1:]]
        self.opening: Final[list[Opening]] = [self._opening(entry) for entry in file.entries("opening")]
        self.left_out: Final[list[tuple[int, int, int]]] = [
            self._left_out(entry) for entry in file.entries("left_out")
        ]
        self._check_sum(file)

    def _groups(self, file: Entry) -> list[list[str]]:
        """Return the groups of the stack in drawing order, each a list of tile names.

        G-SETUP-15, G-SETUP-16, G-SETUP-17, G-SETUP-18, G-SETUP-19; G-DATA-06: no supernova in the first one;
        G-GEO-14: all tiles of the quoted examples in it.
        """
        entries = sorted(file.entries("group"), key=lambda entry: entry.integer("drawn", 1))
        for turn, entry in enumerate(entries, 1):
            if entry.integer("drawn") != turn:
                raise entry.error("drawn", f"is {entry.integer('drawn')} where {turn} belongs")
        return [self._listed(entry) for entry in entries]

    def _listed(self, entry: Entry) -> list[str]:
        found: list[str] = []
        for field in entry.fields:
            if field not in self.colours and field not in NOT_COLOURS:
                raise entry.error(field, f"is not one of {', '.join(map(repr, self.colours))}")
        for colour in self.colours:
            if entry.has(colour):
                found += [f"{colour}-{value.lower()}" for value in entry.words(colour, self.values)]
        return found

    def _drawn_names(self) -> list[str]:
        order = {f"{c}-{v.lower()}": 0 for c in self.colours for v in self.values}
        drawn = {name for group in self.groups for name in group}
        return [name for name in order if name in drawn]

    def _opening_names(self, file: Entry) -> list[str]:
        known = self._drawn_names()
        names = [self._name(entry) for entry in file.entries("opening") if not entry.flag("face_down")]
        return sorted({name for name in names if name not in known})

    def _name(self, entry: Entry) -> str:
        return f"{entry.word('colour', self.colours)}-{entry.word('value', self.values).lower()}"

    def _kind(self, file: Entry, name: str) -> int:
        colour, value = name.split("-")
        for entry in self.kind_entries:
            if entry.flag("face_down"):
                continue
            values = [item.lower() for item in entry.words("values", self.values)]
            if colour in entry.words("colours", self.colours) and value in values:
                return KINDS.index(entry.word("id"))
        raise file.error("kind", f"no kind fits the tile {name}")

    def _opening(self, entry: Entry) -> Opening:
        """Return a tile of the opening board.

        G-SETUP-09, G-SETUP-10, G-SETUP-11, G-SETUP-12, G-SETUP-14, G-GAP-03
        G-COMP-06: every face has a tick in one corner; only a tile that lies face down shows none.
        """
        entry.origin()
        face_down = entry.flag("face_down")
        tile = 0 if face_down else self.names.index(self._name(entry))
        tick = entry.word("tick", [""] if face_down else ["TL", "TR", "BR", "BL"])
        return Opening(entry, tile, *_place(entry), tick, entry.integer("pennies"))

    def _left_out(self, entry: Entry) -> tuple[int, int, int]:
        """Return a number of players, and the group (in drawing order) and tile that they do not use.

        G-SETUP-07, G-SETUP-08, G-NOTE-01
        """
        group = len(self.groups) - entry.integer("group", 1)
        name = self._name(entry)
        if not 0 <= group < len(self.groups) or name not in self.groups[group]:
            raise entry.error("group", f"has no tile {name}")
        return entry.integer("players", 2), group, self.names.index(name)

    def _check_sum(self, file: Entry) -> None:
        """Raise BadData unless every tile of both sets is used exactly once.

        G-SETUP-02, G-SETUP-03, G-SETUP-04, G-SETUP-05, G-GAP-02, G-DATA-01
        """
        fates = [name for group in self.groups for name in group]
        fates += [self._name(entry) for entry in file.entries("opening")]
        for table in SETS_OF_FIVE:
            fates += self._listed(file.entry(table))
        for colour in self.colours:
            for value in self.values:
                count = fates.count(f"{colour}-{value.lower()}")
                if count != self.copies:
                    raise file.error(colour, f"{count} tiles of value {value} are used, {self.copies} exist")

    def stack(self, seats: int) -> list[vec[i64]]:
        """Return the groups as counts by tile, in drawing order.

        G-SETUP-20, G-SETUP-21, G-DATA-02: the counts depend on the number of players.
        """
        stack: list[vec[i64]] = []
        for number, group in enumerate(self.groups):
            counts = [group.count(name) for name in self.names]
            for players, left_group, tile in self.left_out:
                if players == seats and left_group == number:
                    counts[tile] -= 1
            stack.append(vec[i64](counts))
        return stack


def _value(name: str) -> str:
    return name.split("-")[1].upper()


def _place(entry: Entry) -> tuple[int, int]:
    h, r = entry.integer("h", FARTHEST), entry.integer("r", FARTHEST)
    if (h + r) % 2:
        raise entry.error("h", f"({h}, {r}) is not a place: the sum must be even")
    return h, r


FILES: Final[Files] = Files(__package__)


def read_file(name: str) -> Entry:
    """Return the component file `name`."""
    return FILES.read(name)


CONSTANTS: Final[Entry] = read_file("constants.toml")
TILES: Final[Tiles] = Tiles(read_file("tiles.toml"))

TILE_NAMES: Final[list[str]] = TILES.names
TILE_KIND: Final[vec[i64]] = vec[i64](TILES.kinds)
TILE_WORTH: Final[vec[i64]] = vec[i64](TILES.worths)
TILE_COUNT: Final[i64] = len(TILES.names)
STACKS: Final[list[list[vec[i64]]]] = [TILES.stack(seats) for seats in range(5)]
GROUP_COUNT: Final[i64] = len(TILES.groups)

_players: Final[Entry] = CONSTANTS.entry("players")
MIN_SEATS: Final[i64] = _players.integer("min", 1)
MAX_SEATS: Final[i64] = _players.integer("max", 1)
COLOURS: Final[list[str]] = _players.words("colours")
MEMBERS: Final[i64] = _players.integer("members", 1)
LEADER_COUNTS: Final[i64] = _players.integer("leader_counts", 1)
STATIONS: Final[i64] = _players.integer("stations", 2, 2)

ACTION_POINTS: Final[i64] = CONSTANTS.entry("turn").integer("action_points", 1)
_prices: Final[Entry] = CONSTANTS.entry("action_points")
MINE_PRICE: Final[i64] = _prices.integer("mine", 1)
TRADE_PRICE: Final[i64] = _prices.integer("exchange", 1)
IMPROVE_PRICE: Final[i64] = _prices.integer("improve", 1)
OPEN_PRICE: Final[i64] = _prices.integer("open", 1)
STATION_PRICE: Final[i64] = _prices.integer("build_station", 1)
WARP_PRICE: Final[i64] = _prices.integer("warp", 1)

MINES_PER_TURN: Final[i64] = CONSTANTS.entry("mining").integer("per_turn", 1)
PRESENCE_PER_CACHE: Final[i64] = CONSTANTS.entry("mining").integer("presence_per_cache")

_improving: Final[Entry] = CONSTANTS.entry("improving")
IMPROVEMENTS_PER_TURN: Final[i64] = _improving.integer("per_tile_and_turn", 1)
PRESENCE_PER_IMPROVEMENT: Final[i64] = _improving.integer("presence_per_improvement")
HIGHEST_VALUE: Final[i64] = _improving.integer("highest_value", 1)


def _limits() -> vec[i64]:
    """Return the most tiles allowed at each value. G-INFRA-08, G-INFRA-09, G-INFRA-10, G-INFRA-11

    G-COMP-03, G-DATA-08: so no match needs more than 73 of about 100 pennies.
    """
    table = _improving.entry("at_value")
    unlimited = TILES.copies * len(TILES.colours) * len(TILES.values)
    limits = [unlimited] * (HIGHEST_VALUE + 1)
    for value in table.fields:
        if not value.isdigit() or int(value) > HIGHEST_VALUE:
            raise table.error(value, f"is not a value from 0 to {HIGHEST_VALUE}")
        limits[int(value)] = table.integer(value)
    return vec[i64](limits)


VALUE_LIMITS: Final[vec[i64]] = _limits()
MIN_IMPROVEMENTS: Final[i64] = CONSTANTS.entry("opening_systems").integer("least_improvements")

_caches: Final[Entry] = CONSTANTS.entry("caches")
CACHE_LABELS: Final[list[str]] = _caches.words("types")
CACHE_TOKENS: Final[list[str]] = _caches.words("tokens")
CACHE_TYPES: Final[i64] = len(CACHE_TOKENS)
FACES: Final[list[str]] = [value.lower() for value in TILES.values]


def _face_types() -> vec[i64]:
    """Return the type of cache that each die face gives. G-COMP-05, G-SETUP-25, G-MINE-09"""
    return vec[i64]([_caches.entry("faces").index(value, CACHE_LABELS) for value in TILES.values])


FACE_TYPE: Final[vec[i64]] = _face_types()

_scoring: Final[Entry] = CONSTANTS.entry("scoring")
SINGLE_POINTS: Final[i64] = _scoring.integer("single")
PAIR_POINTS: Final[i64] = _scoring.integer("pair")
TRIPLET_POINTS: Final[i64] = _scoring.integer("triplet")

OPTIONS: Final[Entry] = CONSTANTS.entry("options")
BORDERS: Final[list[str]] = OPTIONS.words("borders")
VALUE_LIMIT_READINGS: Final[list[str]] = OPTIONS.words("value_limits")
PLAIN_CLOSING_ROUNDS: Final[i64] = CONSTANTS.entry("closing").integer("turns_without_score")
SCORING_CLOSING_ROUNDS: Final[i64] = CONSTANTS.entry("closing").integer("turns_with_score")
