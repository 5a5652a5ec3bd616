"""What holds as long as a commander or scenario is in play, worked out in advance.

C-GAP-53: a scenario goes before a talent, a talent before the rules.
"""

from itertools import product
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.errors import BadData
from astrarium.games.cosmic_pioneers.components import constants, schema, tables
from astrarium.games.cosmic_pioneers.components.schema import Effect

MOST_ROUNDS: Final[i64] = tables.COMPONENTS.constants.figures[schema.LAST_ROUND]
ROUND_ROOM: Final[i64] = MOST_ROUNDS + 1
COMMANDER_ROOM: Final[i64] = tables.COMMANDER_COUNT + 1  # without one first
SCENARIO_ROOM: Final[i64] = tables.SCENARIO_COUNT + 1  # without one first
PIECE_COUNT: Final[i64] = 9


def _talents(commander: int) -> list[Effect]:
    return tables.COMMANDERS.talents[commander - 1] if commander > 0 else []


def _rules(scenario: int) -> list[Effect]:
    return tables.SCENARIOS.standing[scenario - 1] if scenario > 0 else []


def _figures() -> vec[i64]:
    """By scenario, round, commander and name: the talent's change first, the scenario's over it. C-GAP-53"""
    table: list[int] = []
    for scenario, number, commander in product(
        range(SCENARIO_ROOM), range(ROUND_ROOM), range(COMMANDER_ROOM)
    ):
        row = list(tables.COMPONENTS.constants.figures)
        for effect in _talents(commander) + _rules(scenario):
            if _is(effect, "figure", number):
                row[effect.get("name")] = _changed(row[effect.get("name")], effect)
        table += row
    return vec[i64](table)


def _changed(value: int, effect: Effect) -> int:
    name = constants.FIGURES[effect.get("name")]
    found = (effect.get("set") or value) + effect.get("add")
    too_many = name == "last_round" and found > MOST_ROUNDS
    if found < int(name in constants.NEVER_NOUGHT) or too_many:
        raise effect.entry.error("name", f"{name} cannot become {found}")
    return found


def _by_scenario(kind: str, name: str) -> vec[i64]:
    """By scenario and round: what standing effects of a kind name, as bits."""
    return vec[i64](
        [
            sum({2 ** effect.get(name) for effect in _rules(scenario) if _is(effect, kind, number)})
            for scenario in range(SCENARIO_ROOM)
            for number in range(ROUND_ROOM)
        ]
    )


def _is(effect: Effect, kind: str, number: int) -> bool:
    return effect.kind == kind and effect.holds_in(number)


def _flags(kind: str) -> vec[i64]:
    """By scenario and commander: whether either has a standing effect of a kind."""
    return vec[i64](
        [
            int(any(effect.kind == kind for effect in _talents(commander) + _rules(scenario)))
            for scenario in range(SCENARIO_ROOM)
            for commander in range(COMMANDER_ROOM)
        ]
    )


def _rerolls(name: str) -> vec[i64]:
    """By scenario, commander and die: how often it may be rolled again, or whether that is per turn."""
    table: list[int] = []
    for scenario in range(SCENARIO_ROOM):
        for commander in range(COMMANDER_ROOM):
            row = [0] * int(schema.DICE_COUNT)
            for effect in _talents(commander) + _rules(scenario):
                if effect.kind == "reroll":
                    row[effect.get("die")] = effect.get(name)
            table += row
    return vec[i64](table)


def _ties(effects: list[Effect]) -> int:
    """Who wins equal totals by these effects: bit 0 the attacker, bit 1 the defender."""
    return sum({2 ** effect.get("role") for effect in effects if effect.kind == "win_ties"})


def _services() -> vec[i64]:
    return vec[i64](
        [
            sum(effect.get("services") for effect in _rules(scenario) if effect.kind == "station_service")
            for scenario in range(SCENARIO_ROOM)
        ]
    )


def _offers(name: str) -> vec[i64]:
    """By scenario and stop: how many goods are offered there, or their price."""
    table = [0] * (int(SCENARIO_ROOM) * len(schema.STOPS))
    for scenario in range(SCENARIO_ROOM):
        for effect in _rules(scenario):
            if effect.kind == "offer_goods":
                table[scenario * len(schema.STOPS) + effect.get("at")] = effect.get(name)
    return vec[i64](table)


def _rewards() -> vec[i64]:
    """By scenario, place and piece: the credits for handing it in there, 0 if it is not bought."""
    return vec[i64](
        [
            sum(effect.get("credits") for effect in _rules(scenario) if _buys(effect, place, piece))
            for scenario, place, piece in product(
                range(SCENARIO_ROOM), range(schema.PLACE_COUNT), range(PIECE_COUNT)
            )
        ]
    )


def _buys(effect: Effect, place: int, piece: int) -> bool:
    """Whether an effect rewards a piece at a place."""
    if effect.kind != "deliver" or piece == 0:
        return False
    cargo, colour = divmod(piece - 1, int(constants.COLOUR_COUNT))
    is_goods = cargo == 1
    return (
        is_goods == (effect.get("cargo") == tables.GOODS_CARGO)
        and effect.get("at") >> place & 1 == 1
        and effect.get("colours") >> colour & 1 == 1
    )


FIGURE_TABLE: Final[vec[i64]] = _figures()
FORBIDDEN: Final[vec[i64]] = _by_scenario("forbid", "action")
CHOOSES_SLOTS: Final[vec[i64]] = _flags("choose_slots")
CHOOSES_VICTIMS: Final[vec[i64]] = _flags("choose_victims")
REROLLS: Final[vec[i64]] = _rerolls("uses")
REROLL_PERIOD: Final[vec[i64]] = _rerolls("per")
SCENARIO_TIES: Final[vec[i64]] = vec[i64]([_ties(_rules(scenario)) for scenario in range(SCENARIO_ROOM)])
TALENT_TIES: Final[vec[i64]] = vec[i64]([_ties(_talents(commander)) for commander in range(COMMANDER_ROOM)])
PER_TURN: Final[i64] = schema.PERIODS.index("turn")
SERVICES_AT: Final[vec[i64]] = _services()
OFFERED: Final[vec[i64]] = _offers("n")
OFFER_PRICE: Final[vec[i64]] = _offers("price")
REWARD: Final[vec[i64]] = _rewards()
# By scenario (without one first): pairs of counter and points; pairs of test and number.
SCORING: Final[list[vec[i64]]] = [
    vec[i64]([]),
    *[
        vec[i64]([number for effect in found for number in (effect.get("per"), effect.get("points"))])
        for found in tables.SCENARIOS.scoring
    ],
]
ENDING: Final[list[vec[i64]]] = [
    vec[i64]([]),
    *[
        vec[i64]([number for effect in found for number in (effect.get("test"), effect.get("n"))])
        for found in tables.SCENARIOS.ending
    ],
]


def _check_ranges() -> None:
    """A destination tells the direction: twice the largest range is below the ring. C-MOVE-04"""
    engines = tables.COMPONENTS.constants.engines
    place = constants.FIGURES.index("engine_range")
    added = [FIGURE_TABLE[row + place] for row in range(0, len(FIGURE_TABLE), schema.FIGURE_COUNT)]
    if 2 * (max(engines) + max(added)) >= tables.COMPONENTS.constants.sectors:
        raise BadData("constants.toml, [engines]: with such a range a place tells no direction (C-MOVE-04)")
    belts = max(tables.SCENARIOS.belts)
    if belts >= 2 * (min(engines) + min(added)):
        raise BadData("scenarios.toml, field 'belts': so many may leave a ship no place to go (C-GAP-66)")


_check_ranges()
