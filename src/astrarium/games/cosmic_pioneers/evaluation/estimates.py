"""Values of credits, levels, fights and deliveries, in hundredths of a point.

The weights were tuned by matches between bots.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.bits import BITS
from astrarium.games.cosmic_pioneers.components import constants, permanent_effects, schema, tables
from astrarium.games.cosmic_pioneers.rules import codes, columns, pieces
from astrarium.games.cosmic_pioneers.rules.state import CosmicState

POINT: Final[i64] = 100  # the unit: hundredths of a victory point
PERCENT: Final[i64] = 100

# Value of a level for every turn left, by attribute (weapons, cargo, bombs, engines) and level.
LEVEL_WORTH: Final = vec[i64]([0, 6, 10, 0, 28, 45, 0, 7, 20, 0, 20, 32])
BATTLE: Final[i64] = 4  # factor for Weapons where fights score
HUNT: Final[i64] = 2  # factor for Bombs where kills score
SAVING: Final[i64] = 40  # percent of the gain of a level, while saving for it
MAX_SAVED: Final[i64] = 1000
CHANGE: Final[i64] = 10  # credits that make no full point still decide ties

WIN_PERCENT: Final = vec[i64]([17, 28, 42, 58, 72, 83])  # by lead in Weapons from -2 on; ties are one more
EVEN_WEAPONS: Final[i64] = 2


def _given(moment: i64) -> vec[i64]:
    """Return, by scenario and rounds left after the present one, the credits given at `moment` of those."""
    table: list[int] = []
    for scenario in range(tables.SCENARIO_COUNT):
        row = scenario * tables.MOMENT_COUNT + moment
        for left in range(permanent_effects.MAX_ROUNDS + 1):
            total = 0
            for effect, rounds in zip(tables.TRIGGERED[row], tables.TRIGGER_ROUNDS[row], strict=True):
                if tables.EFFECT_KIND[effect] == schema.GAIN_CREDITS:
                    ahead = [
                        number
                        for number in range(permanent_effects.MAX_ROUNDS + 1)
                        if number >= permanent_effects.MAX_ROUNDS - left
                    ]
                    total += int(tables.EFFECT_N[effect]) * len([n for n in ahead if rounds & BITS[n] != 0])
            table.append(total)
    return vec[i64](table)


def _points(counter: i64) -> vec[i64]:
    """Return the value of one unit of `counter` by scenario; the first row is without a scenario."""
    table: list[int] = []
    for lines in permanent_effects.SCORING:
        pairs = [(lines[at], lines[at + 1]) for at in range(0, len(lines), 2)]
        table.append(sum([int(points) * int(POINT) for name, points in pairs if name == counter]))
    return vec[i64](table)


def _top_rewards() -> vec[i64]:
    """Return the highest reward by scenario and piece; the first row is without a scenario."""
    table: list[int] = []
    for scenario in range(permanent_effects.SCENARIO_ROOM):
        paid = permanent_effects.REWARD[
            scenario * schema.PLACE_COUNT * codes.PIECE_COUNT : (scenario + 1)
            * schema.PLACE_COUNT
            * codes.PIECE_COUNT
        ]
        for piece in range(codes.PIECE_COUNT):
            prices = [int(paid[place * codes.PIECE_COUNT + piece]) for place in range(schema.PLACE_COUNT)]
            table.append(max(prices))
    return vec[i64](table)


TOP_REWARD: Final[vec[i64]] = _top_rewards()
DIVIDENDS: Final[vec[i64]] = _given(tables.ROUND_END)
SPOILS: Final[vec[i64]] = _given(tables.FIGHT_WON)
FIGHT_POINTS: Final[vec[i64]] = _points(schema.PER_FIGHT)
KILL_POINTS: Final[vec[i64]] = _points(schema.PER_ALIEN)
PAIR_POINTS: Final[vec[i64]] = _points(schema.PER_PAIR)
DELIVERY_POINTS: Final[vec[i64]] = _points(schema.PER_DELIVERY)
COLOUR_POINTS: Final[vec[i64]] = _points(schema.COUNTERS.index("colours_controlled"))


def credit_worth(s: CosmicState, seat: i64, turns: i64) -> i64:
    """Return the value of the credits of `seat`: points at the end, and before that levels to be bought."""
    have = s.get(seat, columns.CREDITS)
    price = pieces.figure(s, seat, schema.CREDITS_PER_POINT)
    if turns == 0:
        return have // price * POINT + have % price * CHANGE // price
    saved = min(have, MAX_SAVED)
    return have * POINT // price + saved * _saving(s, seat, turns) // pieces.figure(
        s, seat, schema.LEVEL_PRICE
    )


def money(s: CosmicState, seat: i64, turns: i64, amount: i64) -> i64:
    """Return the value of `amount` more credits; in the last turn a lower bound, so that none seem lost."""
    if turns == 0:
        return amount * CHANGE // pieces.figure(s, seat, schema.CREDITS_PER_POINT)
    worth = amount * POINT // pieces.figure(s, seat, schema.CREDITS_PER_POINT)
    return worth + amount * _saving(s, seat, turns) // pieces.figure(s, seat, schema.LEVEL_PRICE)


def _saving(s: CosmicState, seat: i64, turns: i64) -> i64:
    """Return the value of the price of a level above its points: a share of the best level's gain."""
    best: i64 = 0
    for attribute in range(constants.ATTRIBUTES):
        level = s.get(seat, columns.LEVEL + attribute)
        if level < constants.LEVELS:
            best = max(best, level_gain(s, attribute, level, turns))
    best -= (
        pieces.figure(s, seat, schema.LEVEL_PRICE) * POINT // pieces.figure(s, seat, schema.CREDITS_PER_POINT)
    )
    if best <= 0:
        return 0
    return best * SAVING // PERCENT


def level_gain(s: CosmicState, attribute: i64, level: i64, turns: i64) -> i64:
    """Return the value of the level after `level` of an attribute, with `turns` left."""
    row = attribute * constants.LEVELS + level - 1
    return (LEVEL_WORTH[row + 1] - LEVEL_WORTH[row]) * turns * _stress(s, attribute)


def level_worth(s: CosmicState, seat: i64, turns: i64) -> i64:
    """Return the value of all levels of `seat`, with `turns` left."""
    worth: i64 = 0
    for attribute in range(constants.ATTRIBUTES):
        row = attribute * constants.LEVELS + s.get(seat, columns.LEVEL + attribute) - 1
        worth += LEVEL_WORTH[row] * turns * _stress(s, attribute)
    return worth


def _stress(s: CosmicState, attribute: i64) -> i64:
    """Return the factor by which an attribute is more useful in the scenario."""
    if columns.LEVEL + attribute == columns.WEAPONS and FIGHT_POINTS[s.scenario + 1] > 0:
        return BATTLE
    if columns.LEVEL + attribute == columns.BOMBS and KILL_POINTS[s.scenario + 1] > 0:
        return HUNT
    return 1


def win_chance(s: CosmicState, seat: i64, rival: i64) -> i64:
    """Return the chance, in percent, that `seat` wins a fight it begins with `rival`."""
    lead = (
        constants.WEAPONS_ADD[s.get(seat, columns.WEAPONS) - 1]
        - constants.WEAPONS_ADD[s.get(rival, columns.WEAPONS) - 1]
    )
    if _wins_ties(s, seat):
        lead += 1
    return WIN_PERCENT[lead + EVEN_WEAPONS]


def attack_succeeds(s: CosmicState) -> bool:
    """Return whether the seat on turn wins its fight with the dice on the table."""
    mine = s.die + constants.WEAPONS_ADD[s.get(s.turn, columns.WEAPONS) - 1]
    theirs = s.rival_die + constants.WEAPONS_ADD[s.get(s.rival, columns.WEAPONS) - 1]
    return mine > theirs or (mine == theirs and _wins_ties(s, s.turn))


def _wins_ties(s: CosmicState, seat: i64) -> bool:
    return (
        permanent_effects.SCENARIO_TIES[s.scenario + 1]
        | permanent_effects.TALENT_TIES[s.get(seat, columns.COMMANDER) + 1]
    ) & 1 != 0


def fight_prize(s: CosmicState, seat: i64, turns: i64) -> i64:
    """Return the value of what the scenario gives for a fight won."""
    if s.scenario == codes.NONE:
        return 0
    spoils = SPOILS[s.scenario * (permanent_effects.MAX_ROUNDS + 1)]
    return FIGHT_POINTS[s.scenario + 1] + money(s, seat, turns, spoils)
