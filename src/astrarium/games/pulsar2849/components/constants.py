"""The fixed figures of the game, from `constants.toml`, `gyrodynes.toml` and `goals.toml`."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.components import Entry, Files, Replaceable
from astrarium.core.packs import CHOICE
from astrarium.games.pulsar2849.clauses import clause

SIZES: Final[i64] = 3
FACES: Final[i64] = 6
TRACKS: Final[i64] = 2
INITIATIVE: Final[i64] = 0
ENGINEERING: Final[i64] = 1
COLOURS: Final[list[str]] = ["green", "orange", "magenta"]

# Clauses of the Dice Board, of gyrodynes and of goals.
CLAUSES: Final[tuple[i64, ...]] = (
    clause("P-COMP-03"),
    clause("P-COMP-05"),
    clause("P-COMP-14"),
    clause("P-COMP-15"),
    clause("P-COMP-16"),
    clause("P-COMP-21"),
    clause("P-PROD-05"),
    clause("P-PROD-06"),
    clause("P-PROD-09"),
    clause("P-2P-03"),
    clause("P-2P-04"),
    clause("P-DATA-24"),
    clause("P-DATA-25"),
    clause("P-DATA-39"),
    clause("P-DATA-40"),
    clause("P-DATA-41"),
    clause("P-DATA-47"),
    clause("P-DATA-48"),
    clause("P-DATA-49"),
    clause("P-DATA-50"),
    clause("P-DATA-66"),
)


# Things of one player that cards and goals count. Each is also a feature, a figure in the view and a word.
COUNTERS: Final[list[str]] = [
    "stations",
    "blue_stations",
    "lifeless_stations",
    "rings",
    "gyrodynes_on_board",
    "spinning",
    "spinning_sizes",
    "transmitters_online",
    "links",
    "longest_array",
    "patents",
    "patents_end",
    "awards",
    "modifiers",
]


# Components that a pack may replace. Each has its place on a board or in a stack, so none can be added.
REPLACEABLE: Final[dict[str, Replaceable]] = {
    "exploration.toml": Replaceable("exploration"),
    "goals.toml": Replaceable("goal", fixed=("tile", "sun")),
    "hq.toml": Replaceable("face.project", fixed=("slot",)),
    "technologies.toml": Replaceable("board.row.tech"),
    "transmitters.toml": Replaceable("transmitter", fixed=("letter", "copies")),
}
FILES: Final[Files] = Files(__package__, REPLACEABLE, CHOICE.part("pulsar2849"))


def read_file(name: str) -> Entry:
    """Return the component file `name`."""
    return FILES.read(name)


CONSTANTS: Final[Entry] = read_file("constants.toml")
_game: Final[Entry] = CONSTANTS.entry("game")
_players: Final[Entry] = CONSTANTS.entry("players")
_dice: Final[Entry] = CONSTANTS.entry("dice")
_tracks: Final[Entry] = CONSTANTS.entry("tracks")
_end: Final[Entry] = CONSTANTS.entry("end_scoring")
_offer: Final[Entry] = CONSTANTS.entry("offer")

MIN_SEATS: Final[i64] = _players.integer("min", 1)
MAX_SEATS: Final[i64] = _players.integer("max", 1)
RINGS: Final[i64] = _players.integer("rings")
ROUNDS: Final[i64] = _game.integer("rounds", 1)
START_CUBES: Final[i64] = _game.integer("start_cubes")
START_PM1: Final[i64] = _game.entry("start_modifiers").integer("pm1")
START_PLUS2: Final[i64] = _game.entry("start_modifiers").integer("plus2")
MIN_SCORE: Final[i64] = _game.integer("min_score")
HIGHEST_DIE: Final[i64] = _dice.integer("value_max", 1)
COPY_PRICE: Final[i64] = CONSTANTS.entry("copy").integer("cubes")
OFFER_SIZE: Final[i64] = _offer.integer("transmitters_each_round", 1)
GOALS_IN_GAME: Final[i64] = _offer.integer("goals_in_game", 1)
SPACES: Final[i64] = _tracks.integer("spaces", 2)
START_SPACE: Final[i64] = _tracks.integer("start", 1)
EVEN_ROLLED: Final[i64] = CONSTANTS.entry("even_start").integer("rolled")
RING_POINTS: Final[i64] = _end.integer("ring_without_spinning")
UNFINISHED_POINTS: Final[i64] = _end.integer("unfinished_gyrodyne")
CUBES_PER_POINT: Final[i64] = _end.integer("cubes_per_vp", 1)
POINTS_BEYOND: Final[i64] = CONSTANTS.entry("stations").integer("vp_each_beyond")


def _padded(rows: list[list[int]], length: int) -> vec[i64]:
    """Return the rows one after the other, each padded with zeros to `length`."""
    return vec[i64]([number for row in rows for number in (row + [0] * length)[:length]])


def _by_seats(table: Entry) -> vec[i64]:
    """Return a figure by number of players: the sides of the Dice Board.

    P-COMP-03, P-COMP-05, P-2P-03, P-2P-04
    """
    return vec[i64]([0, 0, table.integer("p2"), table.integer("p3"), table.integer("p4")])


def _list_by_seats(table: Entry, length: int) -> vec[i64]:
    """Return a list of figures by number of players, padded with zeros to `length` each."""
    return _padded([[], [], *[table.integers(name) for name in ("p2", "p3", "p4")]], length)


SILVER_DICE: Final[vec[i64]] = _by_seats(_dice.entry("silver"))
MARKERS_EACH: Final[vec[i64]] = _by_seats(_tracks.entry("markers_each"))
PRESET_DICE: Final[vec[i64]] = _list_by_seats(CONSTANTS.entry("even_start").entry("preset"), 6)
INITIATIVE_POINTS: Final[vec[i64]] = _list_by_seats(CONSTANTS.entry("initiative_vp"), 4)
START_POINTS: Final[vec[i64]] = vec[i64](_game.integers("start_vp", MAX_SEATS))
STATION_POINTS: Final[vec[i64]] = vec[i64](CONSTANTS.entry("stations").integers("vp"))


def _awards(field: str) -> vec[i64]:
    """Return cubes or VP by number of players and place on the Engineering Track. P-PROD-05, P-PROD-06"""
    places = [CONSTANTS.entry("engineering_awards").entries(name) for name in ("p2", "p3", "p4")]
    return _padded([[], [], *[[place.integer(field, default=0) for place in row] for row in places]], 4)


ENGINEERING_CUBES: Final[vec[i64]] = _awards("cubes")
ENGINEERING_POINTS: Final[vec[i64]] = _awards("vp")


def _penalties() -> vec[i64]:
    """Return the VP lost for a marker by space. P-PROD-07, P-PROD-08, P-PROD-09, P-DATA-24, P-DATA-25"""
    table = _tracks.entry("penalties")
    return vec[i64]([table.integer(str(space), default=0) for space in range(SPACES + 1)])


PENALTY: Final[vec[i64]] = _penalties()


@final
class Gyrodynes:
    """The three sizes of gyrodynes: the dice that take and finish one, its VP, its copies.

    P-COMP-14, P-COMP-15, P-COMP-16, P-DATA-39, P-DATA-40, P-DATA-41
    """

    def __init__(self, file: Entry) -> None:
        entries = sorted(file.entries("gyrodyne"), key=lambda entry: entry.integer("size", 1))
        if [entry.integer("size") for entry in entries] != [1, 2, 3]:
            raise file.error("gyrodyne", "there must be one entry for each of the sizes 1, 2 and 3")
        self.names: Final[list[str]] = [entry.word("id") for entry in entries]
        self.take: Final[list[int]] = [entry.integer("take", 1, FACES) for entry in entries]
        self.finish: Final[list[int]] = [entry.integer("finish", 1, FACES) for entry in entries]
        self.points: Final[list[int]] = [entry.integer("vp") for entry in entries]
        self.copies: Final[list[int]] = [entry.integer("copies", 1) for entry in entries]
        awards = file.entry("awards")
        self.awards: Final[list[int]] = awards.integers("vp", 2)
        self.pair: Final[int] = awards.integer("pair", 1)


GYRODYNES: Final[Gyrodynes] = Gyrodynes(read_file("gyrodynes.toml"))
TAKE_COST: Final[vec[i64]] = vec[i64](GYRODYNES.take)
FINISH_COST: Final[vec[i64]] = vec[i64](GYRODYNES.finish)
GYRODYNE_POINTS: Final[vec[i64]] = vec[i64](GYRODYNES.points)
GYRODYNE_COPIES: Final[vec[i64]] = vec[i64](GYRODYNES.copies)
AWARD_POINTS: Final[vec[i64]] = vec[i64](GYRODYNES.awards)
AWARD_COUNT: Final[i64] = len(GYRODYNES.awards)
PAIR: Final[i64] = GYRODYNES.pair


MAX_NEEDS: Final[i64] = 4
MAX_BONUSES: Final[i64] = 2


@final
class Goals:
    """The goals: tile, sun sign, conditions, VP and bonuses.

    P-COMP-21, P-DATA-47, P-DATA-48, P-DATA-49, P-DATA-50, P-DATA-66
    """

    def __init__(self, file: Entry) -> None:
        entries = file.entries("goal")
        self.names: Final[list[str]] = [entry.word("id") for entry in entries]
        self.tiles: Final[list[int]] = [entry.integer("tile", 1) for entry in entries]
        self.suns: Final[list[bool]] = [entry.flag("sun") for entry in entries]
        self.points: Final[list[int]] = [entry.integer("vp") for entry in entries]
        self.titles: Final[list[tuple[str, str]]] = [entry.title() for entry in entries]
        self.needs: Final[list[list[tuple[int, int]]]] = [
            [(need.index("count", COUNTERS), need.integer("min", 1)) for need in entry.entries("needs")]
            for entry in entries
        ]
        self.bonuses: Final[list[list[tuple[int, int]]]] = [
            [(bonus.integer("cubes", 1), bonus.integer("vp", 1)) for bonus in entry.entries("bonuses")]
            for entry in entries
        ]
        for entry, needs, bonuses in zip(entries, self.needs, self.bonuses, strict=True):
            if not 1 <= len(needs) <= MAX_NEEDS:
                raise entry.error("needs", f"has {len(needs)} lines where 1 to {MAX_NEEDS} belong")
            if len(bonuses) > MAX_BONUSES:
                raise entry.error("bonuses", f"has {len(bonuses)} bonuses where at most {MAX_BONUSES} belong")


GOALS: Final[Goals] = Goals(read_file("goals.toml"))
GOAL_COUNT: Final[i64] = len(GOALS.names)
GOAL_TILE: Final[vec[i64]] = vec[i64](GOALS.tiles)
GOAL_SUN: Final[vec[i64]] = vec[i64]([int(sun) for sun in GOALS.suns])
GOAL_POINTS: Final[vec[i64]] = vec[i64](GOALS.points)


def _pairs(lists: list[list[tuple[int, int]]], count: int, missing: int) -> vec[i64]:
    """Return `count` pairs per list one after the other; `missing` and 0 stand for a missing pair."""
    padded = [pair for pairs in lists for pair in (pairs + [(missing, 0)] * count)[:count]]
    return vec[i64]([number for pair in padded for number in pair])


GOAL_NEEDS: Final[vec[i64]] = _pairs(GOALS.needs, MAX_NEEDS, missing=-1)  # counter and least number
GOAL_BONUSES: Final[vec[i64]] = _pairs(GOALS.bonuses, MAX_BONUSES, missing=0)  # cubes and VP
