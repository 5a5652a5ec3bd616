"""Tables of all cards and tiles with effects, each with four lists: now, always, production, end."""

from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.components import Entry
from astrarium.games.pulsar2849.clauses import clause
from astrarium.games.pulsar2849.components import constants, schema
from astrarium.games.pulsar2849.components.schema import Effects

# Clauses of cards and tiles, and of the vocabulary of their effects.
CLAUSES: Final[tuple[i64, ...]] = (
    clause("P-COMP-17"),
    clause("P-COMP-18"),
    clause("P-COMP-20"),
    clause("P-COMP-22"),
    clause("P-SETUP-13"),
    clause("P-DATA-13"),
    clause("P-DATA-14"),
    clause("P-DATA-15"),
    clause("P-DATA-16"),
    clause("P-DATA-17"),
    clause("P-DATA-18"),
    clause("P-DATA-19"),
    clause("P-DATA-20"),
    clause("P-DATA-21"),
    clause("P-DATA-22"),
    clause("P-DATA-26"),
    clause("P-DATA-27"),
    clause("P-DATA-28"),
    clause("P-DATA-29"),
    clause("P-DATA-30"),
    clause("P-DATA-31"),
    clause("P-DATA-32"),
    clause("P-DATA-34"),
    clause("P-DATA-35"),
    clause("P-DATA-36"),
    clause("P-DATA-37"),
    clause("P-DATA-38"),
    clause("P-DATA-43"),
    clause("P-DATA-44"),
    clause("P-DATA-45"),
    clause("P-DATA-46"),
    clause("P-DATA-59"),
    clause("P-DATA-60"),
    clause("P-DATA-61"),
    clause("P-DATA-62"),
    clause("P-DATA-63"),
    clause("P-DATA-64"),
    clause("P-DATA-65"),
    clause("P-DATA-67"),
    clause("P-DATA-68"),
    clause("P-DATA-69"),
    clause("P-DATA-70"),
    clause("P-DATA-71"),
    clause("P-DATA-72"),
    clause("P-DATA-73"),
    clause("P-DATA-74"),
    clause("P-DATA-75"),
    clause("P-DATA-76"),
    clause("P-DATA-77"),
)


CATEGORY_NAMES: Final[list[str]] = ["I", "II", "III"]
TECH_KINDS: Final[list[str]] = ["one_shot", "permanent", "production", "end"]  # as LISTS
PROJECTS_PER_FACE: Final[i64] = 8


@final
class PulsarCards:
    """All cards: technologies, transmitters, projects, exploration tiles, system tiles.

    P-COMP-17, P-COMP-18, P-COMP-20, P-COMP-22, P-DATA-13, P-DATA-14, P-DATA-21, P-DATA-22, P-DATA-32,
    P-DATA-37, P-DATA-38, P-DATA-46, P-DATA-60, P-DATA-74
    """

    def __init__(self, read: Callable[[str], Entry] = constants.read_file) -> None:
        self._read: Final = read
        self.effects: Final[Effects] = Effects()
        self.names: Final[list[str]] = []
        self.titles: Final[list[tuple[str, str]]] = []
        self.starts: Final[list[int]] = []
        self.entries: Final[list[Entry]] = []
        boards = read("technologies.toml").entries("board")
        self.boards: Final[list[str]] = [board.word("id") for board in boards]
        self.categories: Final[list[int]] = [board.index("category", CATEGORY_NAMES) for board in boards]
        self.board_of: Final[list[int]] = []
        self.round_of: Final[list[int]] = []
        self.costs: Final[list[int]] = []
        self.slots: Final[list[int]] = []
        self.project_costs: Final[list[int]] = []
        self.row_values: Final[list[list[int]]] = [[] for _ in boards]
        self.technologies: Final[range] = self._technologies(boards)
        self.transmitters: Final[range] = self._plain(
            "transmitters.toml", "transmitter", schema.TRANSMITTER_KINDS
        )
        self.faces: Final[list[str]] = []
        self.projects: Final[range] = self._projects()
        self.explorations: Final[range] = self._plain(
            "exploration.toml", "exploration", schema.EXPLORATION_KINDS
        )
        self.systems: Final[range] = self._plain("systems.toml", "system", schema.PICTURED_KINDS)

    def _add(self, entry: Entry, known: list[str] = schema.KINDS) -> None:
        """Read a card and its four lists of effects, whose kinds must be in `known`.

        P-DATA-68, P-DATA-69, P-DATA-70: what tiles may give, and which cards give dice.
        """
        card, name = len(self.names), entry.word("id")
        if name in self.names:
            raise entry.error("id", f"{name!r} occurs twice")
        self.names.append(name)
        self.titles.append(entry.title() if entry.has("name") else (name, ""))
        self.entries.append(entry)
        kinds: list[str] = []
        for where in schema.LISTS:
            self.starts.append(len(self.effects.rows))
            if entry.has(where):
                kinds += [self.effects.add(card, part, where, known) for part in entry.entries(where)]
        if "silver_die" in kinds and "bonus_die" not in kinds:
            raise entry.error("now", "a silver die is given only together with a bonus die")

    def _plain(self, file: str, field: str, known: list[str]) -> range:
        first = len(self.names)
        for entry in self._read(file).entries(field):
            self._add(entry, known)
        return range(first, len(self.names))

    def _technologies(self, boards: list[Entry]) -> range:
        """Read rows, their values and technologies: one cost each, on two icons or on one with a lock.

        P-DATA-26, P-DATA-27, P-DATA-29, P-DATA-30, P-DATA-31, P-DATA-34, P-DATA-61, P-DATA-77
        """
        for number, board in enumerate(boards):
            for row in board.entries("row"):
                is_median = row.has("value") and row.fields["value"] == "?"
                self.row_values[number].append(-1 if is_median else row.integer("value"))
                for tech in row.entries("tech"):
                    self._add(tech)
                    self._check_list(tech)
                    self.costs.append(tech.integer("cost", 1, constants.FACES))
                    self.slots.append(tech.integer("slots", 1, 2))
                    self.board_of.append(number)
                    self.round_of.append(row.integer("round", 1))
        return range(len(self.names))

    def _projects(self) -> range:
        """Read the faces of eight projects each. P-DATA-43, P-DATA-44, P-DATA-45, P-DATA-65"""
        first = len(self.names)
        for face in self._read("hq.toml").entries("face"):
            self.faces.append(face.word("id"))
            projects = face.entries("project")
            if len(projects) != PROJECTS_PER_FACE:
                raise face.error("project", f"has {len(projects)} projects where {PROJECTS_PER_FACE} belong")
            for project in projects:
                self._add(project)
                self.project_costs.append(project.integer("cost", 1, constants.FACES))
        return range(first, len(self.names))

    def _check_list(self, tech: Entry) -> None:
        """Raise BadData unless the effects stand in the list that belongs to the kind of technology."""
        place = schema.LISTS[tech.index("kind", TECH_KINDS)]
        for name in schema.LISTS:
            if tech.has(name) != (name == place):
                raise tech.error(name, f"{tech.word('kind')!r} has effects in the list {place!r} only")


CARDS: Final[PulsarCards] = PulsarCards()
CARD_NAMES: Final[list[str]] = CARDS.names
CARD_COUNT: Final[i64] = len(CARDS.names)
FIRST_TRANSMITTER: Final[i64] = CARDS.transmitters.start
FIRST_PROJECT: Final[i64] = CARDS.projects.start
FIRST_EXPLORATION: Final[i64] = CARDS.explorations.start
FIRST_SYSTEM: Final[i64] = CARDS.systems.start
TECHS: Final[i64] = len(CARDS.technologies)
DESIGNS: Final[i64] = len(CARDS.transmitters)
PROJECTS: Final[i64] = len(CARDS.projects)
EXPLORATIONS: Final[i64] = len(CARDS.explorations)
SYSTEM_TILES: Final[i64] = len(CARDS.systems)

# Effects start[card * 4 + list] up to start[card * 4 + list + 1].
_starts: Final[list[int]] = [*CARDS.starts, len(CARDS.effects.rows)]
EFFECT_START: Final[vec[i64]] = vec[i64](_starts)
EFFECTS: Final[i64] = len(CARDS.effects.rows)
EFFECT_KIND: Final[vec[i64]] = vec[i64]([row[0] for row in CARDS.effects.rows])
EFFECT_A: Final[vec[i64]] = vec[i64]([row[1] for row in CARDS.effects.rows])
EFFECT_B: Final[vec[i64]] = vec[i64]([row[2] for row in CARDS.effects.rows])
EFFECT_C: Final[vec[i64]] = vec[i64]([row[3] for row in CARDS.effects.rows])
EFFECT_D: Final[vec[i64]] = vec[i64]([row[4] for row in CARDS.effects.rows])
EFFECT_E: Final[vec[i64]] = vec[i64]([row[5] for row in CARDS.effects.rows])
EFFECT_CARD: Final[vec[i64]] = vec[i64](CARDS.effects.card_of)
POINT_TABLES: Final[vec[i64]] = vec[i64](CARDS.effects.tables)


def _integers(cards: range, field: str) -> vec[i64]:
    return vec[i64]([CARDS.entries[card].integer(field) for card in cards])


TECH_COST: Final[vec[i64]] = vec[i64](CARDS.costs)
TECH_SLOTS: Final[vec[i64]] = vec[i64](CARDS.slots)
TECH_BOARD: Final[vec[i64]] = vec[i64](CARDS.board_of)
TECH_ROUND: Final[vec[i64]] = vec[i64](CARDS.round_of)
TECH_IS_END: Final[vec[i64]] = vec[i64](
    [int(CARDS.entries[card].word("kind") == "end") for card in CARDS.technologies]
)
BOARDS: Final[list[str]] = CARDS.boards
BOARD_CATEGORY: Final[vec[i64]] = vec[i64](CARDS.categories)
CATEGORIES: Final[i64] = 3


def _row_values() -> vec[i64]:
    """Return the value of each row by board and round, -1 for the median marker. P-DATA-28, P-DATA-62"""
    table = [0] * (len(BOARDS) * 9)
    for tech, board in enumerate(CARDS.board_of):
        first = min(CARDS.round_of[t] for t, its in enumerate(CARDS.board_of) if its == board)
        round_number = CARDS.round_of[tech]
        table[board * 9 + round_number] = CARDS.row_values[board][round_number - first]
    return vec[i64](table)


ROW_VALUE: Final[vec[i64]] = _row_values()


def _round_categories() -> vec[i64]:
    """Return the category of the board that holds the row of each round. P-DATA-26, P-SETUP-13"""
    table = [0] * 9
    for tech, board in enumerate(CARDS.board_of):
        table[CARDS.round_of[tech]] = CARDS.categories[board]
    return vec[i64](table)


ROUND_CATEGORY: Final[vec[i64]] = _round_categories()


def _techs_of_boards() -> vec[vec[i64]]:
    return vec[vec[i64]](
        [
            vec[i64]([tech for tech, its in enumerate(CARDS.board_of) if its == board])
            for board in range(len(BOARDS))
        ]
    )


BOARD_TECHS: Final[vec[vec[i64]]] = _techs_of_boards()

DESIGN_COPIES: Final[vec[i64]] = _integers(CARDS.transmitters, "copies")
LETTERS: Final[list[str]] = ["A", "B", "C"]
DESIGN_LETTER: Final[vec[i64]] = vec[i64](
    [CARDS.entries[card].index("letter", LETTERS) for card in CARDS.transmitters]
)
MAX_COSTS: Final[i64] = 3
NO_HALF: Final[i64] = -1
MAX_PIPS: Final = 3


def design_costs(cards: PulsarCards) -> vec[i64]:
    """Return MAX_COSTS costs per design, 0 where there is none. P-DATA-36, P-DATA-71"""
    table: list[int] = []
    for card in cards.transmitters:
        entry = cards.entries[card]
        costs = entry.integers("costs")
        different = set(costs) & {1, 2, 3, 4, 5, 6}
        if not 1 <= len(costs) == len(different) <= MAX_COSTS:
            raise entry.error("costs", f"{costs} are not one to {MAX_COSTS} different die values")
        table += costs + [0] * (MAX_COSTS - len(costs))
    return vec[i64](table)


def design_halves(cards: PulsarCards) -> vec[i64]:
    """Return the pips of the half dice at each end, NO_HALF where there is none. P-DATA-64, P-TRX-16"""
    table: list[int] = []
    for card in cards.transmitters:
        entry = cards.entries[card]
        halves = [entry.integer(end, 0, MAX_PIPS, default=-1) for end in ("left", "right")]
        if halves == [-1, -1]:
            raise entry.error("left", "a transmitter has a half die on at least one end")
        table += halves
    return vec[i64](table)


DESIGN_COSTS: Final[vec[i64]] = design_costs(CARDS)
DESIGN_HALF: Final[vec[i64]] = design_halves(CARDS)


def _tiles() -> list[int]:
    """Return the design of each transmitter tile. P-DATA-35, P-DATA-63"""
    return [design for design in range(DESIGNS) for _ in range(DESIGN_COPIES[design])]


TILE_DESIGN: Final[vec[i64]] = vec[i64](_tiles())
TILES: Final[i64] = len(TILE_DESIGN)
FIRST_TILE: Final[vec[i64]] = vec[i64]([_tiles().index(design) for design in range(DESIGNS)])


def _tile_names() -> list[str]:
    names: list[str] = []
    for design in range(DESIGNS):
        name = CARD_NAMES[FIRST_TRANSMITTER + design]
        names += [name if copy == 0 else f"{name}-{copy + 1}" for copy in range(DESIGN_COPIES[design])]
    return names


TILE_NAMES: Final[list[str]] = _tile_names()

FACES: Final[list[str]] = CARDS.faces
HQ_BOARDS: Final[list[str]] = ["a", "b", "c", "d"]
PROJECT_COST: Final[vec[i64]] = vec[i64](CARDS.project_costs)


def _project_needs() -> vec[i64]:
    """Return the projects that each project needs, as bits within its face. P-HQ-G1"""
    table: list[int] = []
    for first in range(FIRST_PROJECT, FIRST_PROJECT + PROJECTS, PROJECTS_PER_FACE):
        face = [CARDS.entries[card] for card in range(first, first + PROJECTS_PER_FACE)]
        slots = [project.word("slot") for project in face]
        table += [project.mask("needs", slots) for project in face]
    return vec[i64](table)


PROJECT_NEEDS: Final[vec[i64]] = _project_needs()


def _gives_bonus_die(cards: range) -> vec[i64]:
    """Return whether each card itself gives a bonus die when gained. P-TEC-10, P-HQ-12"""
    given = [CARDS.effects.rows[_starts[4 * card] : _starts[4 * card + 1]] for card in cards]
    return vec[i64]([int(schema.BONUS_DIE in [row[0] for row in rows]) for rows in given])


TECH_GIVES_DIE: Final[vec[i64]] = _gives_bonus_die(CARDS.technologies)
PROJECT_GIVES_DIE: Final[vec[i64]] = _gives_bonus_die(CARDS.projects)

# Effects that are Gate Runs, over all cards; their indexes here number the runs.
RUN_EFFECTS: Final[vec[i64]] = vec[i64](
    [effect for effect in range(EFFECTS) if EFFECT_KIND[effect] == schema.GATE_RUN]
)
RUNS: Final[i64] = len(RUN_EFFECTS)


def _run_of_effect() -> vec[i64]:
    runs = list(RUN_EFFECTS)
    return vec[i64]([runs.index(effect) if effect in runs else -1 for effect in range(EFFECTS)])


RUN_OF_EFFECT: Final[vec[i64]] = _run_of_effect()

EXPLORATION_COPIES: Final[vec[i64]] = _integers(CARDS.explorations, "copies")
EXPLORATION_KEPT: Final[vec[i64]] = vec[i64](
    [int(CARDS.entries[card].flag("keep")) for card in CARDS.explorations]
)


def open_planets(cards: PulsarCards) -> vec[i64]:
    """Return the number of open planets by tile, number of players and kind.

    P-DATA-15, P-DATA-16, P-DATA-17, P-DATA-18, P-DATA-19, P-DATA-20, P-DATA-59
    """
    table: list[int] = []
    for card in cards.systems:
        entries = cards.entries[card].entries("planets")
        planets = [(entry.index("kind", schema.PLANETS), entry.integer("open_from")) for entry in entries]
        if all(least > 2 for _, least in planets):
            raise cards.entries[card].error("planets", "no planet is open to two players")
        for seats in range(5):
            opened = [kind for kind, least in planets if least <= seats]
            table += [opened.count(schema.BLUE), opened.count(schema.LIFELESS)]
    return vec[i64](table)


OPEN_PLANETS: Final[vec[i64]] = open_planets(CARDS)
