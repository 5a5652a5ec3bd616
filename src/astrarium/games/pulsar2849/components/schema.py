"""The closed vocabulary of effects: their kinds, and how the component files spell them.

Every effect is a kind and up to five numbers.
"""

from typing import Final, final

from mypy_extensions import i64

from astrarium.core.components import Entry
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

KINDS: Final[list[str]] = [
    "vp",
    "vp_per",
    "vp_table",
    "cubes",
    "modifier",
    "gyrodyne",
    "explore",
    "claim_isolated",
    "finish_gyrodyne",
    "silver_die",
    "bonus_die",
    "ship_to_system",
    "station_remote",
    "move_marker",
    "gate_run",
    "extra_station",
    "pay_cubes_vp",
    "goal_met",
    "die_shift",
    "die_as",
    "when",
    "copy_cost",
    "claim_through",
    "through_as_end",
]
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

# Which lists may hold a kind of effect, as the vocabulary says.
ALLOWED_LISTS: Final[dict[str, str]] = {
    "vp": "now production end",
    "vp_per": "now production end",
    "vp_table": "now production end",
    "cubes": "now production",
    "modifier": "now production",
    "extra_station": "now end",
    "pay_cubes_vp": "production end",
    "goal_met": "end",
    "die_shift": "always",
    "die_as": "always",
    "when": "always",
    "copy_cost": "always",
    "claim_through": "always",
    "through_as_end": "always",
}

# What tiles that are resolved in passing may give, and what transmitters never give.
EXPLORATION_KINDS: Final[list[str]] = ["vp", "cubes", "modifier", "extra_station"]
PICTURED_KINDS: Final[list[str]] = ["cubes", "modifier", "gyrodyne", "bonus_die"]
DICE_KINDS: Final[list[str]] = ["silver_die", "bonus_die"]

TOKENS: Final[list[str]] = ["pm1", "plus2"]
PLANETS: Final[list[str]] = ["blue", "lifeless"]
BLUE: Final[i64] = 0
LIFELESS: Final[i64] = 1
TRACK_NAMES: Final[list[str]] = ["initiative", "engineering", "any"]
ANY_COLOUR: Final[i64] = 3


def bits(numbers: list[int]) -> int:
    """A set of small numbers as bits."""
    return sum(2**number for number in set(numbers))


@final
class Effects:
    """All effects of all cards, in the order they were read."""

    def __init__(self) -> None:
        self.rows: Final[list[list[int]]] = []
        self.card_of: Final[list[int]] = []
        self.tables: Final[list[int]] = []
        self.table_starts: Final[list[int]] = []

    def add(self, card: int, entry: Entry, where: str) -> None:
        """Read one effect that stands in a list (`where`) of a card. P-DATA-67, P-DATA-75"""
        kind = entry.word("kind", KINDS)
        if where not in ALLOWED_LISTS.get(kind, "now").split():
            raise entry.error("kind", f"{kind!r} cannot stand in the list {where!r}")
        numbers = self._numbers(kind, entry)
        self.rows.append([KINDS.index(kind), *numbers, *[0] * (5 - len(numbers))])
        self.card_of.append(card)

    def _numbers(self, kind: str, entry: Entry) -> list[int]:
        """The parameters of an effect as numbers. P-DATA-67, P-DATA-68, P-DATA-72, P-DATA-73, P-DATA-76"""
        if kind in ("vp", "cubes", "explore", "extra_station", "goal_met", "claim_through", "through_as_end"):
            return [entry.integer("n", 1)]
        if kind == "vp_per":
            return [entry.integer("n", 1), self._counter(entry), entry.integer("every", 1)]
        if kind == "vp_table":
            return [self._counter(entry), self._table(entry)]
        if kind == "modifier":
            return [TOKENS.index(entry.word("token", TOKENS)), entry.integer("n", 1)]
        if kind in ("gyrodyne", "finish_gyrodyne"):
            return [self._sizes(entry)]
        if kind in ("silver_die", "bonus_die"):
            return [self._die(entry)]
        if kind == "station_remote":
            return [bits([PLANETS.index(planet) for planet in entry.words("planets", PLANETS)])]
        if kind == "move_marker":
            return [TRACK_NAMES.index(entry.word("track", TRACK_NAMES)), entry.integer("steps", 1)]
        if kind == "gate_run":
            return [
                [*constants.COLOURS, "any"].index(entry.word("colour", [*constants.COLOURS, "any"])),
                entry.integer("vp", 1),
            ]
        if kind == "pay_cubes_vp":
            return [entry.integer("cubes", 1), entry.integer("vp", 1), entry.integer("times", 1)]
        return self._lasting(kind, entry)

    def _lasting(self, kind: str, entry: Entry) -> list[int]:
        if kind == "die_shift":
            gate = (
                constants.COLOURS.index(entry.word("needs_gate", constants.COLOURS))
                if entry.has("needs_gate")
                else -1
            )
            return [self._actions(entry), self._amounts(entry), gate]
        if kind == "die_as":
            return [self._zero_actions(entry)]
        if kind == "copy_cost":
            return [entry.integer("cubes")]
        if kind == "when":
            return [EVENTS.index(entry.word("event", EVENTS)), *self._gain(entry)]
        return []

    def _counter(self, entry: Entry) -> int:
        return constants.COUNTERS.index(entry.word("per", constants.COUNTERS))

    def _table(self, entry: Entry) -> int:
        row = entry.integers("table", len(entry.items("table")))
        self.table_starts.append(len(self.tables))
        self.tables.extend([len(row), *row])
        return self.table_starts[-1]

    def _sizes(self, entry: Entry) -> int:
        sizes = entry.integers("sizes", len(entry.items("sizes")))
        if not sizes or not set(sizes) <= {1, 2, 3}:
            raise entry.error("sizes", f"{sizes} are not sizes from 1 to 3")
        return bits([size - 1 for size in sizes])

    def _die(self, entry: Entry) -> int:
        value = entry.integer("value", 1)
        if value > 6:
            raise entry.error("value", f"{value} is not a die value")
        return value

    def _actions(self, entry: Entry) -> int:
        return bits([ACTIONS.index(action) for action in entry.words("actions", ACTIONS)])

    def _zero_actions(self, entry: Entry) -> int:
        """A die of 0 pays any printed value, and never a flight. P-DATA-72"""
        if entry.items("from") != [0]:
            raise entry.error("from", f"{entry.items('from')} is not [0]")
        if entry.items("to") != [1, 2, 3, 4, 5, 6]:
            raise entry.error("to", f"{entry.items('to')} are not all die values")
        actions = self._actions(entry)
        if actions & 1 != 0:
            raise entry.error("actions", "a die of 0 never flies")
        return actions

    def _amounts(self, entry: Entry) -> int:
        """Free changes are by -1 (bit 0) or +1 (bit 1)."""
        amounts = entry.integers("amounts", len(entry.items("amounts")))
        if not amounts or not set(amounts) <= {-1, 1}:
            raise entry.error("amounts", f"{amounts} are not changes by -1 or 1")
        return bits([(amount + 1) // 2 for amount in amounts])

    def _gain(self, entry: Entry) -> list[int]:
        """What a trigger gives: VP, cubes, ±1 and +2. P-DATA-73"""
        gain = [0, 0, 0, 0]
        for part in entry.entries("gain"):
            kind = part.word("kind", ["vp", "cubes", "modifier"])
            if kind == "modifier":
                gain[2 + TOKENS.index(part.word("token", TOKENS))] += part.integer("n", 1)
            else:
                gain[["vp", "cubes"].index(kind)] += part.integer("n", 1)
        return gain
