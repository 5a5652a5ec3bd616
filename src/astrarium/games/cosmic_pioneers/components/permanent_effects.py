"""Tables of the effects that hold while a commander or scenario is in play.

C-GAP-53: a scenario overrides a talent, a talent overrides the rules.
"""

from itertools import product
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.errors import BadData
from astrarium.games.cosmic_pioneers.components import constants, schema, tables
from astrarium.games.cosmic_pioneers.components.schema import Effect

MAX_ROUNDS: Final[i64] = tables.COMPONENTS.constants.figures[schema.LAST_ROUND]
ROUND_ROOM: Final[i64] = MAX_ROUNDS + 1
COMMANDER_ROOM: Final[i64] = tables.COMMANDER_COUNT + 1  # index 0: no commander
SCENARIO_ROOM: Final[i64] = tables.SCENARIO_COUNT + 1  # index 0: no scenario
PIECE_COUNT: Final[i64] = 9


_TALENTS: Final[list[list[Effect]]] = [[], *tables.COMMANDERS.talents]
_RULES: Final[list[list[Effect]]] = [[], *tables.SCENARIOS.standing]


def _figures() -> vec[i64]:
    """Return the figures by scenario, round, commander and name; scenarios override talents. C-GAP-53"""
    table: list[int] = []
    for rules, number, talents in product(_RULES, range(ROUND_ROOM), _TALENTS):
        row = list(tables.COMPONENTS.constants.figures)
        for effect in talents + rules:
            if effect.kind == "figure" and effect.holds_in(number):
                row[effect.get("name")] = _changed(row[effect.get("name")], effect)
        table += row
    return vec[i64](table)


def _changed(value: int, effect: Effect) -> int:
    name = constants.FIGURES[effect.get("name")]
    found = (effect.get("set") or value) + effect.get("add")
    too_many = name == "last_round" and found > MAX_ROUNDS
    if found < int(name in constants.NEVER_NOUGHT) or too_many:
        raise effect.entry.error("name", f"{name} cannot become {found}")
    return found


def _forbidden() -> vec[i64]:
    """Return the forbidden actions by scenario and round, as bits."""
    return vec[i64](
        [
            sum(
                {2 ** each.get("action") for each in rules if each.kind == "forbid" and each.holds_in(number)}
            )
            for rules, number in product(_RULES, range(ROUND_ROOM))
        ]
    )


def _flags(kind: str) -> vec[i64]:
    """Return by scenario and commander whether either has a standing effect of `kind`."""
    pairs = product(_RULES, _TALENTS)
    return vec[i64]([int(any(effect.kind == kind for effect in talents + rules)) for rules, talents in pairs])


def _rerolls(name: str) -> vec[i64]:
    """Return the parameter `name` of rerolls by scenario, commander and die."""
    table: list[int] = []
    for rules, talents in product(_RULES, _TALENTS):
        found = {effect.get("die"): effect.get(name) for effect in talents + rules if effect.kind == "reroll"}
        table += [found.get(die, 0) for die in range(schema.DICE_COUNT)]
    return vec[i64](table)


def _ties(lists: list[list[Effect]]) -> vec[i64]:
    """Return the roles that win ties by each list of effects: bit 0 the attacker, bit 1 the defender."""
    return vec[i64](
        [sum({2 ** each.get("role") for each in effects if each.kind == "win_ties"}) for effects in lists]
    )


def _services() -> vec[i64]:
    """Return the services of the Trade Station by scenario, as bits."""
    return vec[i64](
        [sum(each.get("services") for each in rules if each.kind == "station_service") for rules in _RULES]
    )


def _offers(name: str) -> vec[i64]:
    """Return the parameter `name` of offers of goods by scenario and stop."""
    table: list[int] = []
    for rules in _RULES:
        found = {effect.get("at"): effect.get(name) for effect in rules if effect.kind == "offer_goods"}
        table += [found.get(stop, 0) for stop in range(len(schema.STOPS))]
    return vec[i64](table)


def _rewards() -> vec[i64]:
    """Return the credits for a delivery by scenario, place and piece, 0 if the piece is not bought."""
    return vec[i64](
        [
            sum(effect.get("credits") for effect in rules if _buys(effect, place, piece))
            for rules, place, piece in product(_RULES, range(schema.PLACE_COUNT), range(PIECE_COUNT))
        ]
    )


def _buys(effect: Effect, place: int, piece: int) -> bool:
    """Return whether an effect rewards the delivery of `piece` at `place`."""
    if effect.kind != "deliver" or piece == 0:
        return False
    cargo, colour = divmod(piece - 1, int(constants.COLOUR_COUNT))
    is_goods = cargo == 1
    return (
        is_goods == (effect.get("cargo") == tables.GOODS_CARGO)
        and effect.get("at") >> place & 1 == 1
        and effect.get("colours") >> colour & 1 == 1
    )


def _pairs(lists: list[list[Effect]], first: str, second: str) -> list[vec[i64]]:
    """Return two parameters of each effect by scenario, one pair after the other."""
    return [
        vec[i64]([effect.get(name) for effect in effects for name in (first, second)])
        for effects in [[], *lists]
    ]


FIGURE_TABLE: Final[vec[i64]] = _figures()
FORBIDDEN: Final[vec[i64]] = _forbidden()
CHOOSES_SLOTS: Final[vec[i64]] = _flags("choose_slots")
CHOOSES_VICTIMS: Final[vec[i64]] = _flags("choose_victims")
REROLLS: Final[vec[i64]] = _rerolls("uses")
REROLL_PERIOD: Final[vec[i64]] = _rerolls("per")
SCENARIO_TIES: Final[vec[i64]] = _ties(_RULES)
TALENT_TIES: Final[vec[i64]] = _ties(_TALENTS)
PER_TURN: Final[i64] = schema.PERIODS.index("turn")
SERVICES_AT: Final[vec[i64]] = _services()
OFFERED: Final[vec[i64]] = _offers("n")
OFFER_PRICE: Final[vec[i64]] = _offers("price")
REWARD: Final[vec[i64]] = _rewards()
SCORING: Final[list[vec[i64]]] = _pairs(tables.SCENARIOS.scoring, "per", "points")
ENDING: Final[list[vec[i64]]] = _pairs(tables.SCENARIOS.ending, "test", "n")


def _check_ranges() -> None:
    """Raise BadData if a place can be reached both ways round the ring, or if belts can block all places.

    C-MOVE-04, C-GAP-66
    """
    engines = tables.COMPONENTS.constants.engines
    place = constants.FIGURES.index("engine_range")
    added = [FIGURE_TABLE[row + place] for row in range(0, len(FIGURE_TABLE), schema.FIGURE_COUNT)]
    if 2 * (max(engines) + max(added)) >= tables.COMPONENTS.constants.sectors:
        raise BadData("constants.toml, [engines]: with such a range a place implies no direction (C-MOVE-04)")
    belts = max(tables.SCENARIOS.belts)
    if belts >= 2 * (min(engines) + min(added)):
        raise BadData("scenarios.toml, field 'belts': this many can leave a ship no place to go (C-GAP-66)")


_check_ranges()
