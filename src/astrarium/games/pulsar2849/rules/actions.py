"""The action space: everything a player or chance can do.

A dice action names its target, the die and the change of the die: `patent ai-1a 4 plus1`. Dice are `1` to `6`
for silver ones and `b1` to `b6` for the bonus die; changes are listed in CHANGES.
"""

from collections.abc import Sequence
from itertools import permutations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.space import ActionSpace, Domain, Kind
from astrarium.games.pulsar2849.components import constants, schema, starmap, tables

CHANGES: Final[list[str]] = [
    "plain",
    "minus1",
    "plus1",
    "plus2",
    "free-minus1",
    "free-plus1",
    "gate-minus1",
    "gate-plus1",
]
PLAIN: Final[i64] = 0
MINUS1: Final[i64] = 1
PLUS1: Final[i64] = 2
PLUS2: Final[i64] = 3
FREE_MINUS1: Final[i64] = 4
FREE_PLUS1: Final[i64] = 5
GATE_MINUS1: Final[i64] = 6
GATE_PLUS1: Final[i64] = 7
CHANGE_COUNT: Final[i64] = 8
DICE: Final[i64] = 12
FIRST_BONUS: Final[i64] = 6
SPENDS: Final[i64] = 96
AMOUNT: Final[vec[i64]] = vec[i64]([0, -1, 1, 2, -1, 1, -1, 1])

MARKERS: Final[list[str]] = ["initiative", "engineering", "initiative-2", "engineering-2", "none"]
NO_MARKER: Final[i64] = 4
LEFT: Final[i64] = 0
RIGHT: Final[i64] = 1
PICTURED: Final[i64] = 0

VALUE: Final[Domain] = Domain("die value", ["1", "2", "3", "4", "5", "6"])
DIE: Final[Domain] = Domain("die", [*VALUE.tokens, *(f"b{value}" for value in VALUE.tokens)])
CHANGE: Final[Domain] = Domain("change", CHANGES)
MARKER: Final[Domain] = Domain("marker", MARKERS)
NODE: Final[Domain] = Domain("location", starmap.NODE_NAMES)
TOKEN: Final[Domain] = Domain("modifier", schema.TOKENS)
SIZE: Final[Domain] = Domain("gyrodyne", constants.GYRODYNES.names)
TILE: Final[Domain] = Domain("transmitter", tables.TILE_NAMES)
DESIGN: Final[Domain] = Domain(
    "transmitter design", tables.CARD_NAMES[tables.FIRST_TRANSMITTER : tables.FIRST_PROJECT]
)
END_OF_TILE: Final[Domain] = Domain("end", ["left", "right"])
TECH: Final[Domain] = Domain("technology", tables.CARD_NAMES[: tables.TECHS])
PROJECT_NAMES: Final[list[str]] = tables.CARD_NAMES[
    tables.FIRST_PROJECT : tables.FIRST_PROJECT + tables.PROJECTS
]
PROJECT: Final[Domain] = Domain("project", PROJECT_NAMES)
RUN: Final[Domain] = Domain(
    "gate run", [tables.CARD_NAMES[tables.EFFECT_CARD[effect]] for effect in tables.RUN_EFFECTS]
)
COLOUR: Final[Domain] = Domain("gate colour", constants.COLOURS)
PLANET: Final[Domain] = Domain("planet", schema.PLANETS)
GOAL: Final[Domain] = Domain("goal", constants.GOALS.names)
BOARD: Final[Domain] = Domain("technology board", tables.BOARDS)
FACE: Final[Domain] = Domain("HQ face", tables.FACES)
HQ: Final[Domain] = Domain("HQ board", [f"hq-{name}" for name in tables.HQ_BOARDS])
BONUS: Final[Domain] = Domain("exploration bonus", ["pictured", "tile"])
LOTS: Final[Domain] = Domain("number of lots", [str(number) for number in range(1, 10)])
SYSTEM_TILE: Final[Domain] = Domain(
    "system tile", tables.CARD_NAMES[tables.FIRST_SYSTEM : tables.FIRST_SYSTEM + tables.SYSTEM_TILES]
)
EXPLORATION: Final[Domain] = Domain(
    "exploration tile",
    tables.CARD_NAMES[tables.FIRST_EXPLORATION : tables.FIRST_EXPLORATION + tables.EXPLORATIONS],
)
ORDERS: Final[list[list[int]]] = [list(order) for seats in (2, 3, 4) for order in permutations(range(seats))]
ORDER: Final[Domain] = Domain("turn order", ["-".join(f"s{seat}" for seat in order) for order in ORDERS])


def _value(die: int, change: int) -> int:
    return die % 6 + 1 + int(AMOUNT[change])


def _ordinary(change: int) -> bool:
    """Return whether a change is for every action; changes tied to a gate are for flights only."""
    return change < GATE_MINUS1


def _pays(filling: Sequence[int], cost: int) -> bool:
    """Return whether die and change, the last two slots, give `cost`, or a 0, which abilities let pay."""
    die, change = filling[-2], filling[-1]
    return _ordinary(change) and _value(die, change) in (0, cost)


def _modifier(filling: Sequence[int]) -> bool:
    """Return whether the die buys the modifier: a 1 or 2 buys ±1, a 2 buys +2."""
    return _pays(filling, 2) or (filling[0] == 0 and _pays(filling, 1))


def _launch(filling: Sequence[int]) -> bool:
    """Return whether the die can fly: a flight has 1 to 8 segments. P-FLY-G6, P-ACT-G2"""
    return _value(filling[0], filling[1]) >= 1


def _transmitter(filling: Sequence[int]) -> bool:
    design = tables.TILE_DESIGN[filling[0]]
    costs = [int(tables.DESIGN_COSTS[design * tables.MAX_COSTS + place]) for place in range(tables.MAX_COSTS)]
    cost = filling[1] + 1
    return cost in costs and _pays(filling, cost)


def _run(filling: Sequence[int]) -> bool:
    return tables.EFFECT_A[tables.RUN_EFFECTS[filling[0]]] in (filling[1], schema.ANY_COLOUR)


def _is(kind: i64) -> list[bool]:
    return [starmap.NODE_KIND[node] == kind for node in range(starmap.NODES)]


IS_SYSTEM: Final[list[bool]] = _is(starmap.SYSTEM)
IS_PULSAR: Final[list[bool]] = _is(starmap.PULSAR)

SPEND: Final = (("die", DIE), ("change", CHANGE))
SPACE: Final[ActionSpace] = ActionSpace(
    Kind("enter", ("location", NODE), where=lambda f: starmap.NODE_KIND[f[0]] == 0, never="P-SETUP-28"),
    Kind("side", ("face", FACE)),
    Kind("draft", ("value", VALUE), ("marker", MARKER)),
    Kind("modifier", ("token", TOKEN), *SPEND, where=_modifier, never="P-MOD-01"),
    Kind("launch", *SPEND, where=_launch, never="P-FLY-G6"),
    Kind(
        "take",
        ("gyrodyne", SIZE),
        *SPEND,
        where=lambda f: _pays(f, int(constants.TAKE_COST[f[0]])),
        never="P-ACT-10",
    ),
    Kind(
        "finish",
        ("gyrodyne", SIZE),
        *SPEND,
        where=lambda f: _pays(f, int(constants.FINISH_COST[f[0]])),
        never="P-ACT-10",
    ),
    Kind("claim", ("transmitter", TILE), ("cost", VALUE), *SPEND, where=_transmitter, never="P-TRX-02"),
    Kind("pay", ("transmitter", TILE), ("cost", VALUE), *SPEND, where=_transmitter, never="P-TRX-09"),
    Kind(
        "patent",
        ("technology", TECH),
        *SPEND,
        where=lambda f: _pays(f, int(tables.TECH_COST[f[0]])),
        never="P-ACT-10",
    ),
    Kind(
        "project",
        ("project", PROJECT),
        *SPEND,
        where=lambda f: _pays(f, int(tables.PROJECT_COST[f[0]])),
        never="P-ACT-10",
    ),
    Kind("develop", ("gyrodyne", SIZE), ("pulsar", NODE), where=lambda f: IS_PULSAR[f[1]], never="P-DEV-02"),
    Kind("copy", ("value", VALUE)),
    Kind("end"),
    Kind("fly", ("location", NODE), where=lambda f: starmap.NODE_KIND[f[0]] != 0, never="P-FLY-12"),
    Kind("land", ("system", NODE), where=lambda f: IS_SYSTEM[f[0]], never="P-EFF-G12"),
    Kind("bonus", ("bonus", BONUS)),
    Kind("gain", ("gyrodyne", SIZE)),
    Kind("ring", ("pulsar", NODE), where=lambda f: IS_PULSAR[f[0]], never="P-PUL-01"),
    Kind("run", ("run", RUN), ("colour", COLOUR), where=_run, never="P-HQ-08"),
    Kind("spin", ("pulsar", NODE), where=lambda f: IS_PULSAR[f[0]], never="P-GYR-08"),
    Kind("jump", ("system", NODE), where=lambda f: IS_SYSTEM[f[0]], never="P-EFF-G10"),
    Kind("settle", ("system", NODE), ("planet", PLANET), where=lambda f: IS_SYSTEM[f[0]], never="P-EFF-G13"),
    Kind("shift", ("marker", MARKER), where=lambda f: f[0] != NO_MARKER, never="P-EFF-G14"),
    Kind("array"),
    Kind("join", ("end", END_OF_TILE), ("transmitter", TILE), ("other", END_OF_TILE)),
    Kind("die", ("value", VALUE)),
    Kind("buy", ("lots", LOTS)),
    Kind("meet", ("goal", GOAL)),
    Kind("pass"),
    Kind("order", ("order", ORDER), chance=True),
    Kind("goal", ("goal", GOAL), chance=True),
    Kind("board", ("board", BOARD), chance=True),
    Kind("hq", ("board", HQ), chance=True),
    Kind("reveal", ("design", DESIGN), chance=True),
    Kind("roll", ("value", VALUE), chance=True),
    Kind("discover", ("tile", SYSTEM_TILE), chance=True),
    Kind("explore", ("tile", EXPLORATION), chance=True),
    pack=constants.FILES.pack_line,
)

ENTER_KIND: Final[i64] = 0
SIDE_KIND: Final[i64] = 1
DRAFT_KIND: Final[i64] = 2
MODIFIER_KIND: Final[i64] = 3
LAUNCH_KIND: Final[i64] = 4
TAKE_KIND: Final[i64] = 5
FINISH_KIND: Final[i64] = 6
CLAIM_KIND: Final[i64] = 7
PAY_KIND: Final[i64] = 8
PATENT_KIND: Final[i64] = 9
PROJECT_KIND: Final[i64] = 10
DEVELOP_KIND: Final[i64] = 11
COPY_KIND: Final[i64] = 12
END_KIND: Final[i64] = 13
FLY_KIND: Final[i64] = 14
LAND_KIND: Final[i64] = 15
BONUS_KIND: Final[i64] = 16
GAIN_KIND: Final[i64] = 17
RING_KIND: Final[i64] = 18
RUN_KIND: Final[i64] = 19
SPIN_KIND: Final[i64] = 20
JUMP_KIND: Final[i64] = 21
SETTLE_KIND: Final[i64] = 22
SHIFT_KIND: Final[i64] = 23
ARRAY_KIND: Final[i64] = 24
JOIN_KIND: Final[i64] = 25
DIE_KIND: Final[i64] = 26
BUY_KIND: Final[i64] = 27
MEET_KIND: Final[i64] = 28
PASS_KIND: Final[i64] = 29
ORDER_KIND: Final[i64] = 30
GOAL_KIND: Final[i64] = 31
BOARD_KIND: Final[i64] = 32
HQ_KIND: Final[i64] = 33
REVEAL_KIND: Final[i64] = 34
ROLL_KIND: Final[i64] = 35
DISCOVER_KIND: Final[i64] = 36
EXPLORE_KIND: Final[i64] = 37

SIDE: Final[i64] = SPACE.first["side"]
DRAFT: Final[i64] = SPACE.first["draft"]
COPY: Final[i64] = SPACE.first["copy"]
END: Final[i64] = SPACE.first["end"]
BONUS_ACTION: Final[i64] = SPACE.first["bonus"]
GAIN: Final[i64] = SPACE.first["gain"]
SHIFT: Final[i64] = SPACE.first["shift"]
ARRAY: Final[i64] = SPACE.first["array"]
JOIN: Final[i64] = SPACE.first["join"]
DIE_ACTION: Final[i64] = SPACE.first["die"]
BUY: Final[i64] = SPACE.first["buy"]
MEET: Final[i64] = SPACE.first["meet"]
PASS: Final[i64] = SPACE.first["pass"]
ORDER_ACTION: Final[i64] = SPACE.first["order"]
GOAL_ACTION: Final[i64] = SPACE.first["goal"]
BOARD_ACTION: Final[i64] = SPACE.first["board"]
HQ_ACTION: Final[i64] = SPACE.first["hq"]
REVEAL: Final[i64] = SPACE.first["reveal"]
ROLL: Final[i64] = SPACE.first["roll"]
DISCOVER: Final[i64] = SPACE.first["discover"]
EXPLORE: Final[i64] = SPACE.first["explore"]

KIND_OF: Final[vec[i64]] = SPACE.kind_of
SLOT_1: Final[vec[i64]] = vec[i64]([SPACE.slot(action, 0) for action in range(SPACE.size)])
SLOT_2: Final[vec[i64]] = vec[i64]([SPACE.slot(action, 1) for action in range(SPACE.size)])
SLOT_3: Final[vec[i64]] = vec[i64]([SPACE.slot(action, 2) for action in range(SPACE.size)])


def _actions_of(kind: str) -> range:
    names = [its.name for its in SPACE.kinds]
    number = names.index(kind)
    first = SPACE.first[kind]
    return range(first, first + len(SPACE.kinds[number].fillings))


def _node_table(kind: str, place: int) -> vec[i64]:
    """Return the action of a kind for each location in the slot `place`, -1 if there is none.

    Where other slots leave several actions, it is the first one.
    """
    table = [-1] * int(starmap.NODES)
    for action in reversed(_actions_of(kind)):
        table[SPACE.slot(action, place)] = action
    return vec[i64](table)


ENTER_ACTION: Final[vec[i64]] = _node_table("enter", 0)
FLY_ACTION: Final[vec[i64]] = _node_table("fly", 0)
LAND_ACTION: Final[vec[i64]] = _node_table("land", 0)
RING_ACTION: Final[vec[i64]] = _node_table("ring", 0)
SPIN_ACTION: Final[vec[i64]] = _node_table("spin", 0)
JUMP_ACTION: Final[vec[i64]] = _node_table("jump", 0)
SETTLE_ACTION: Final[vec[i64]] = _node_table("settle", 0)


def _develop_table() -> vec[i64]:
    """Return the actions that develop pulsars, by size and location."""
    table = [-1] * (3 * int(starmap.NODES))
    for action in _actions_of("develop"):
        table[SPACE.slot(action, 0) * starmap.NODES + SPACE.slot(action, 1)] = action
    return vec[i64](table)


def _run_table() -> vec[i64]:
    """Return the actions that score Gate Runs, by run and colour."""
    table = [-1] * (len(tables.RUN_EFFECTS) * len(constants.COLOURS))
    for action in _actions_of("run"):
        table[SPACE.slot(action, 0) * len(constants.COLOURS) + SPACE.slot(action, 1)] = action
    return vec[i64](table)


DEVELOP_ACTION: Final[vec[i64]] = _develop_table()
RUN_ACTION: Final[vec[i64]] = _run_table()


def _spend_table(kind: str, targets: int, slots: int) -> vec[i64]:
    """Return the actions of a kind by target and spend (die * CHANGE_COUNT + change).

    It has -1 where the die cannot pay.
    """
    table = [-1] * (targets * int(SPENDS))
    for action in _actions_of(kind):
        target = 0
        if slots == 1:
            target = SPACE.slot(action, 0)
        elif slots == 2:
            target = SPACE.slot(action, 0) * 6 + SPACE.slot(action, 1)
        spend = SPACE.slot(action, slots) * CHANGE_COUNT + SPACE.slot(action, slots + 1)
        table[target * SPENDS + spend] = action
    return vec[i64](table)


def _spends() -> vec[i64]:
    """Return, by action, the die it spends * CHANGE_COUNT + the change; -1 without a die."""
    table = [-1] * SPACE.size
    for kind in SPACE.kinds:
        names = [name for name, _ in kind.slots]
        if "die" in names:
            place = names.index("die")
            for action in _actions_of(kind.name):
                table[action] = int(SPACE.slot(action, place) * CHANGE_COUNT + SPACE.slot(action, place + 1))
    return vec[i64](table)


SPEND_OF: Final[vec[i64]] = _spends()
MODIFIER_SPEND: Final[vec[i64]] = _spend_table("modifier", 2, 1)
LAUNCH_SPEND: Final[vec[i64]] = _spend_table("launch", 1, 0)
TAKE_SPEND: Final[vec[i64]] = _spend_table("take", 3, 1)
FINISH_SPEND: Final[vec[i64]] = _spend_table("finish", 3, 1)
CLAIM_SPEND: Final[vec[i64]] = _spend_table("claim", int(tables.TILES) * 6, 2)
PAY_SPEND: Final[vec[i64]] = _spend_table("pay", int(tables.TILES) * 6, 2)
PATENT_SPEND: Final[vec[i64]] = _spend_table("patent", int(tables.TECHS), 1)
PROJECT_SPEND: Final[vec[i64]] = _spend_table("project", int(tables.PROJECTS), 1)
ORDER_SEATS: Final[vec[i64]] = vec[i64]([seat for order in ORDERS for seat in (order + [0] * 4)[:4]])
FIRST_ORDER: Final[vec[i64]] = vec[i64]([0, 0, 0, 2, 8, 32])
