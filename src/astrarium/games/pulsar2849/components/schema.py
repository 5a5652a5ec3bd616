"""The closed vocabulary of effects; an effect is a kind and up to five numbers."""

from typing import Final, final

from mypy_extensions import i64

from astrarium.core.components import Entry, Parameter, mask_parameter, number_parameter, word_parameter
from astrarium.games.pulsar2849.components import constants

LISTS: Final[list[str]] = ["now", "always", "production", "end"]
NOW: Final[i64] = 0
ALWAYS: Final[i64] = 1
PRODUCTION: Final[i64] = 2
END: Final[i64] = 3

ACTIONS: Final[list[str]] = [
    "fly",
    "modifier",
    "take_gyrodyne",
    "finish_gyrodyne",
    "transmitter",
    "patent",
    "project",
]
FLY: Final[i64] = 0
BUY: Final[i64] = 1
TAKE: Final[i64] = 2
FINISH: Final[i64] = 3
TRANSMIT: Final[i64] = 4
PATENT: Final[i64] = 5
PROJECT: Final[i64] = 6

EVENTS: Final[list[str]] = [
    "patent",
    "reveal",
    "station",
    "end_bonus",
    "claim_by_ship",
    "develop",
    "take_gyrodyne",
    "finish_gyrodyne",
    "transmitter_die",
    "transmitter_online",
    "link",
]
EVENT_COUNT: Final[i64] = 11
ON_PATENT: Final[i64] = 0
ON_REVEAL: Final[i64] = 1
ON_STATION: Final[i64] = 2
ON_END_BONUS: Final[i64] = 3
ON_CLAIM: Final[i64] = 4
ON_DEVELOP: Final[i64] = 5
ON_TAKE: Final[i64] = 6
ON_FINISH: Final[i64] = 7
ON_TRANSMITTER_DIE: Final[i64] = 8
ON_ONLINE: Final[i64] = 9
ON_LINK: Final[i64] = 10

# Kinds of effects, in the order of PARAMETERS and of `rules.effects.KINDS`; a new kind goes to the end.
VP: Final[i64] = 0
VP_PER: Final[i64] = 1
VP_TABLE: Final[i64] = 2
CUBES: Final[i64] = 3
MODIFIER: Final[i64] = 4
GYRODYNE: Final[i64] = 5
EXPLORE: Final[i64] = 6
CLAIM_ISOLATED: Final[i64] = 7
FINISH_GYRODYNE: Final[i64] = 8
SILVER_DIE: Final[i64] = 9
BONUS_DIE: Final[i64] = 10
SHIP_TO_SYSTEM: Final[i64] = 11
STATION_REMOTE: Final[i64] = 12
MOVE_MARKER: Final[i64] = 13
GATE_RUN: Final[i64] = 14
EXTRA_STATION: Final[i64] = 15
PAY_CUBES_VP: Final[i64] = 16
GOAL_MET: Final[i64] = 17
DIE_SHIFT: Final[i64] = 18
DIE_AS: Final[i64] = 19
WHEN: Final[i64] = 20
COPY_COST: Final[i64] = 21
CLAIM_THROUGH: Final[i64] = 22
THROUGH_AS_END: Final[i64] = 23

TOKENS: Final[list[str]] = ["pm1", "plus2"]
PLANETS: Final[list[str]] = ["blue", "lifeless"]
BLUE: Final[i64] = 0
LIFELESS: Final[i64] = 1
TRACK_NAMES: Final[list[str]] = ["initiative", "engineering", "any"]
ANY_COLOUR: Final[i64] = 3


def bits(numbers: list[int]) -> int:
    """Return a set of small numbers as bits."""
    return sum(2**number for number in set(numbers))


_N: Final = number_parameter()
_DIE: Final = number_parameter(most=constants.FACES)
_COUNTER: Final = word_parameter(constants.COUNTERS)


def _some_of(known: list[int]) -> Parameter:
    """Return a parameter that is a list of some of `known`; its number has the bits of their indexes."""

    def read(entry: Entry, field: str) -> int:
        found = entry.integers(field)
        if not found or not set(found) <= set(known):
            raise entry.error(field, f"{found} are not some of {known}")
        return bits([known.index(number) for number in found])

    return read


def _actions_of_zero(entry: Entry, field: str) -> int:
    """Return the actions of a die of 0, which never flies. P-DATA-72"""
    actions = entry.mask(field, ACTIONS)
    if actions & 1 != 0:
        raise entry.error(field, "a die of 0 never flies")
    return actions


def _exactly(known: list[int]) -> Parameter:
    """Return a parameter that is the list `known`; its number is 0."""

    def read(entry: Entry, field: str) -> int:
        if entry.integers(field) != known:
            raise entry.error(field, f"{entry.items(field)} is not {known}")
        return 0

    return read


# By kind, in the order of the numbers above: the lists that may hold it, and its parameters by field. The
# parameters are the numbers of the effect; `table` and `gain` follow them.
PARAMETERS: Final[dict[str, tuple[str, dict[str, Parameter]]]] = {
    "vp": ("now production end", {"n": _N}),
    "vp_per": ("now production end", {"n": _N, "per": _COUNTER, "every": _N}),
    "vp_table": ("now production end", {"per": _COUNTER}),
    "cubes": ("now production", {"n": _N}),
    "modifier": ("now production", {"token": word_parameter(TOKENS), "n": _N}),
    "gyrodyne": ("now", {"sizes": _some_of([1, 2, 3])}),
    "explore": ("now", {"n": _N}),
    "claim_isolated": ("now", {}),
    "finish_gyrodyne": ("now", {"sizes": _some_of([1, 2, 3])}),
    "silver_die": ("now", {"value": _DIE}),
    "bonus_die": ("now", {"value": _DIE}),
    "ship_to_system": ("now", {}),
    "station_remote": ("now", {"planets": mask_parameter(PLANETS)}),
    "move_marker": ("now", {"track": word_parameter(TRACK_NAMES), "steps": _N}),
    "gate_run": ("now", {"colour": word_parameter([*constants.COLOURS, "any"]), "vp": _N}),
    "extra_station": ("now end", {"n": _N}),
    "pay_cubes_vp": ("production end", {"cubes": _N, "vp": _N, "times": _N}),
    "goal_met": ("end", {"n": _N}),
    "die_shift": (
        "always",
        {
            "actions": mask_parameter(ACTIONS),
            "amounts": _some_of([-1, 1]),
            "needs_gate": word_parameter(constants.COLOURS, default=-1),
        },
    ),
    # P-DATA-72: a die of 0 pays any printed value, but never a flight.
    "die_as": (
        "always",
        {
            "actions": _actions_of_zero,
            "from": _exactly([0]),
            "to": _exactly([1, 2, 3, 4, 5, 6]),
        },
    ),
    "when": ("always", {"event": word_parameter(EVENTS)}),
    "copy_cost": ("always", {"cubes": number_parameter(0)}),
    "claim_through": ("always", {"n": _N}),
    "through_as_end": ("always", {"n": _N}),
}
KINDS: Final[list[str]] = list(PARAMETERS)

# Kinds that exploration tiles, system tiles and transmitters may have.
EXPLORATION_KINDS: Final[list[str]] = ["vp", "cubes", "modifier", "extra_station"]
PICTURED_KINDS: Final[list[str]] = ["cubes", "modifier", "gyrodyne", "bonus_die"]
TRANSMITTER_KINDS: Final[list[str]] = [kind for kind in KINDS if kind not in ("silver_die", "bonus_die")]


@final
class Effects:
    """All effects of all cards, in the order they were read."""

    def __init__(self) -> None:
        self.rows: Final[list[list[int]]] = []
        self.card_of: Final[list[int]] = []
        self.tables: Final[list[int]] = []

    def add(self, card: int, entry: Entry, where: str, known: list[str] = KINDS) -> str:
        """Read an effect in the list `where` of a card and return its kind, one of `known`.

        P-DATA-67, P-DATA-68, P-DATA-72, P-DATA-73, P-DATA-75, P-DATA-76
        """
        kind = entry.word("kind", known)
        lists, parameters = PARAMETERS[kind]
        if where not in lists.split():
            raise entry.error("kind", f"{kind!r} cannot stand in the list {where!r}")
        numbers = [read(entry, field) for field, read in parameters.items()]
        if kind == "vp_table":
            numbers.append(self._table(entry.integers("table")))
        elif kind == "when":
            numbers += _gain(entry)
        self.rows.append([KINDS.index(kind), *numbers, *[0] * (5 - len(numbers))])
        self.card_of.append(card)
        return kind

    def _table(self, row: list[int]) -> int:
        """Store a table of points after its length and return where it starts."""
        start = len(self.tables)
        self.tables.extend([len(row), *row])
        return start


def _gain(entry: Entry) -> list[int]:
    """Return the VP, cubes, ±1 and +2 modifiers that a trigger gives. P-DATA-73"""
    gain = [0, 0, 0, 0]
    for part in entry.entries("gain"):
        kind = part.index("kind", ["vp", "cubes", "modifier"])
        gain[kind if kind < 2 else 2 + part.index("token", TOKENS)] += part.integer("n", 1)
    return gain
