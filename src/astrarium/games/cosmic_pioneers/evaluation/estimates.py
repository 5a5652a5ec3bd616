"""What planets, levels, credits and fights may bring: the estimates behind the heuristic.

All in hundredths of a point. The weights were found by letting bots play each other.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.bits import BITS
from astrarium.games.cosmic_pioneers.components import constants, permanent_effects, schema, tables
from astrarium.games.cosmic_pioneers.rules import codes, columns, pieces
from astrarium.games.cosmic_pioneers.rules.deploying import chooses_slots, may_load_aliens
from astrarium.games.cosmic_pioneers.rules.state import CosmicState

POINT: Final[i64] = 100  # the unit: hundredths of a victory point
PERCENT: Final[i64] = 100

# Control of a planet.
NEAR: Final = vec[i64]([60, 35, 20, 11, 6, 3, 1])  # percent, by how many colonists are missing
HURRIED: Final = vec[i64]([0, 45, 65, 80, 90, 96, 100])  # percent of that, by turns left
CLEARED: Final = vec[i64]([30, 45, 70])  # percent left by each alien on a green slot, by Bombs level
CARRIED_OFF: Final[i64] = 75  # the same with a hold for aliens
FULL_UP: Final[i64] = 35  # percent left if there are too few free slots
THIN: Final = vec[i64]([3, 1, 1])  # percent lost a round, by colonists beyond the green slots
CONTESTED: Final = vec[i64]([3, 1, 0])  # and more, by the lead over a rival there
TRIBUTE: Final[i64] = 5  # what a flag brings each round besides its points

# What a level brings with every turn left, by attribute (weapons, cargo, bombs, engines) and level.
LEVEL_WORTH: Final = vec[i64]([0, 6, 10, 0, 28, 45, 0, 7, 20, 0, 20, 32])
BATTLE: Final[i64] = 4  # Weapons count so many times where fights score
HUNT: Final[i64] = 2  # Bombs where kills do
SAVING: Final[i64] = 40  # percent of what a level would bring, while saving for it
MOST_SAVED: Final[i64] = 1000
CHANGE: Final[i64] = 10  # credits that make no full point still decide ties

WIN_PERCENT: Final = vec[i64]([17, 28, 42, 58, 72, 83])  # by lead in Weapons from -2 on; ties are one more
EVEN_WEAPONS: Final[i64] = 2

# The outlook of a seat on a planet: `look[place * OUTLOOK + ...]`.
OWN: Final[i64] = 0  # own colonists
RIVALS: Final[i64] = 1  # the most of another seat
FREE: Final[i64] = 2  # free slots
GAPS: Final[i64] = 3  # colonists to land until all green slots are filled
GREEN_ALIENS: Final[i64] = 4  # aliens on green slots
ALIENS: Final[i64] = 5
BEYOND: Final[i64] = 6  # colonists right of the last green slot
FLAG: Final[i64] = 7  # what control is worth
NOW: Final[i64] = 8  # the chance of control at the end, in percent
OUTLOOK: Final[i64] = 9


def _given(moment: i64) -> vec[i64]:
    """By scenario and rounds left after the present one: the credits a moment of those rounds gives."""
    table: list[int] = []
    for scenario in range(tables.SCENARIO_COUNT):
        row = scenario * tables.MOMENT_COUNT + moment
        for left in range(permanent_effects.MOST_ROUNDS + 1):
            total = 0
            for effect, rounds in zip(tables.TRIGGERED[row], tables.TRIGGER_ROUNDS[row], strict=True):
                if tables.EFFECT_KIND[effect] == schema.GAIN_CREDITS:
                    ahead = [
                        number
                        for number in range(permanent_effects.MOST_ROUNDS + 1)
                        if number >= permanent_effects.MOST_ROUNDS - left
                    ]
                    total += int(tables.EFFECT_N[effect]) * len([n for n in ahead if rounds & BITS[n] != 0])
            table.append(total)
    return vec[i64](table)


def _points(counter: i64) -> vec[i64]:
    """By scenario, without one first: what a counter is worth."""
    table: list[int] = []
    for lines in permanent_effects.SCORING:
        pairs = [(lines[at], lines[at + 1]) for at in range(0, len(lines), 2)]
        table.append(sum([int(points) * int(POINT) for name, points in pairs if name == counter]))
    return vec[i64](table)


def _top_rewards() -> vec[i64]:
    """By scenario, without one first, and piece: the most anybody pays for it."""
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


TOP_REWARD: Final = _top_rewards()
DIVIDENDS: Final = _given(tables.ROUND_END)
SPOILS: Final = _given(tables.FIGHT_WON)
FIGHT_POINTS: Final = _points(schema.PER_FIGHT)
KILL_POINTS: Final = _points(schema.PER_ALIEN)
PAIR_POINTS: Final = _points(schema.PER_PAIR)
DELIVERY_POINTS: Final = _points(schema.PER_DELIVERY)
COLOUR_POINTS: Final = _points(schema.COUNTERS.index("colours_controlled"))


def credit_worth(s: CosmicState, seat: i64, turns: i64) -> i64:
    """What the credits of a seat are worth: points at the end, before that also levels to be bought."""
    have = s.get(seat, columns.CREDITS)
    price = pieces.figure(s, seat, schema.CREDITS_PER_POINT)
    if turns == 0:
        return have // price * POINT + have % price * CHANGE // price
    saved = min(have, MOST_SAVED)
    return have * POINT // price + saved * _saving(s, seat, turns) // pieces.figure(
        s, seat, schema.LEVEL_PRICE
    )


def money(s: CosmicState, seat: i64, turns: i64, amount: i64) -> i64:
    """What some more credits would be worth; rather too little in the last turn, that it be no loss."""
    if turns == 0:
        return amount * CHANGE // pieces.figure(s, seat, schema.CREDITS_PER_POINT)
    worth = amount * POINT // pieces.figure(s, seat, schema.CREDITS_PER_POINT)
    return worth + amount * _saving(s, seat, turns) // pieces.figure(s, seat, schema.LEVEL_PRICE)


def _saving(s: CosmicState, seat: i64, turns: i64) -> i64:
    """What the money for a level is worth above its points: part of the gain of the best level to be had."""
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
    """What the next level of an attribute brings in the turns left."""
    row = attribute * constants.LEVELS + level - 1
    return (LEVEL_WORTH[row + 1] - LEVEL_WORTH[row]) * turns * _stress(s, attribute)


def level_worth(s: CosmicState, seat: i64, turns: i64) -> i64:
    """What all levels of a seat bring in the turns left."""
    worth: i64 = 0
    for attribute in range(constants.ATTRIBUTES):
        row = attribute * constants.LEVELS + s.get(seat, columns.LEVEL + attribute) - 1
        worth += LEVEL_WORTH[row] * turns * _stress(s, attribute)
    return worth


def _stress(s: CosmicState, attribute: i64) -> i64:
    """How many times as useful an attribute is in the scenario."""
    if columns.LEVEL + attribute == columns.WEAPONS and FIGHT_POINTS[s.scenario + 1] > 0:
        return BATTLE
    if columns.LEVEL + attribute == columns.BOMBS and KILL_POINTS[s.scenario + 1] > 0:
        return HUNT
    return 1


def win_chance(s: CosmicState, seat: i64, rival: i64) -> i64:
    """The chance, in percent, that a seat wins a fight it begins."""
    lead = (
        constants.WEAPONS_ADD[s.get(seat, columns.WEAPONS) - 1]
        - constants.WEAPONS_ADD[s.get(rival, columns.WEAPONS) - 1]
    )
    if _wins_ties(s, seat):
        lead += 1
    return WIN_PERCENT[lead + EVEN_WEAPONS]


def attack_succeeds(s: CosmicState) -> bool:
    """Whether the dice on the table let the seat on turn win its fight."""
    mine = s.die + constants.WEAPONS_ADD[s.get(s.turn, columns.WEAPONS) - 1]
    theirs = s.rival_die + constants.WEAPONS_ADD[s.get(s.rival, columns.WEAPONS) - 1]
    return mine > theirs or (mine == theirs and _wins_ties(s, s.turn))


def _wins_ties(s: CosmicState, seat: i64) -> bool:
    return (
        permanent_effects.SCENARIO_TIES[s.scenario + 1]
        | permanent_effects.TALENT_TIES[s.get(seat, columns.COMMANDER) + 1]
    ) & 1 != 0


def fight_prize(s: CosmicState, seat: i64, turns: i64) -> i64:
    """What the scenario gives for a fight won."""
    if s.scenario == codes.NONE:
        return 0
    spoils = SPOILS[s.scenario * (permanent_effects.MOST_ROUNDS + 1)]
    return FIGHT_POINTS[s.scenario + 1] + money(s, seat, turns, spoils)


def outlook(s: CosmicState, seat: i64, rounds: i64, turns: i64) -> vec[i64]:
    """What a seat has, and may hope for, on every planet."""
    look = vec[i64]([0] * (constants.SECTORS * OUTLOOK))
    for place in range(constants.SECTORS):
        if s.sector[place] >= 0:
            row = place * OUTLOOK
            _count_slots(s, seat, place, look, row)
            look[row + FLAG] = _flag(s, seat, place, rounds)
            if look[row + OWN] > 0:
                look[row + NOW] = chance(s, seat, look, row, 0, rounds, turns)
    return look


def _count_slots(s: CosmicState, seat: i64, place: i64, look: vec[i64], row: i64) -> None:
    """Who stands where; from the right, so that what lies beyond the last green slot comes first."""
    green = tables.PLANET_GREEN[s.sector[place]]
    picks_slots = s.get(seat, columns.COMMANDER) != codes.NONE and chooses_slots(s, seat)
    tally = vec[i64]([0] * 4)
    seen_green = False
    last = s.slots(place) - 1
    for back in range(last + 1):
        slot = last - back
        who = s.life[place * constants.SLOT_ROOM + slot]
        is_green = green & BITS[slot] != 0
        seen_green = seen_green or is_green
        if who == codes.EMPTY:
            look[row + FREE] += 1
            if is_green or (look[row + GAPS] > 0 and not picks_slots):
                look[row + GAPS] += 1
        elif pieces.is_alien(who):
            look[row + ALIENS] += 1
            if is_green:
                look[row + GREEN_ALIENS] += 1
        else:
            tally[who - codes.FIRST_COLONIST] += 1
            if not seen_green:
                look[row + BEYOND] += 1
    for other in range(s.seats):
        if other == seat:
            look[row + OWN] = tally[other]
        elif tally[other] > look[row + RIVALS]:
            look[row + RIVALS] = tally[other]


def _flag(s: CosmicState, seat: i64, place: i64, rounds: i64) -> i64:
    """What control of a planet is worth: points, income, and what the scenario gives for it."""
    worth = pieces.figure(s, seat, schema.POINTS_PER_PLANET) * POINT + TRIBUTE * rounds
    if s.scenario == codes.NONE:
        return worth
    dividends = DIVIDENDS[s.scenario * (permanent_effects.MOST_ROUNDS + 1) + rounds]
    worth += dividends * POINT // pieces.figure(s, seat, schema.CREDITS_PER_POINT)
    pairs = PAIR_POINTS[s.scenario + 1]
    if pairs > 0 and s.controller(place) != seat:
        for step in (-1, 1):
            if s.controller(pieces.step_on(place, step)) == seat:
                worth += pairs
    colours = COLOUR_POINTS[s.scenario + 1]
    if colours > 0 and not _has_colour(s, seat, tables.PLANET_COLOUR[s.sector[place]]):
        worth += colours
    return worth


def _has_colour(s: CosmicState, seat: i64, colour: i64) -> bool:
    """Whether a seat controls a planet of a colour."""
    for place in range(constants.SECTORS):
        if s.controller(place) == seat and tables.PLANET_COLOUR[s.sector[place]] == colour:
            return True
    return False


def chance(s: CosmicState, seat: i64, look: vec[i64], row: i64, more: i64, rounds: i64, turns: i64) -> i64:
    """The chance of control at the end, in percent, once so many more colonists have been landed."""
    need = max(look[row + GAPS], look[row + RIVALS] - look[row + OWN] + 1) - more
    if need <= 0 and look[row + GREEN_ALIENS] == 0:
        return PERCENT - rounds * _risk(look, row, more)
    worth = NEAR[max(0, min(need, 6))] * HURRIED[min(turns, 6)] // PERCENT
    for _ in range(look[row + GREEN_ALIENS]):
        worth = worth * _clearing(s, seat) // PERCENT
    if look[row + FREE] - more < need:
        worth = worth * FULL_UP // PERCENT
    return worth


def _risk(look: vec[i64], row: i64, more: i64) -> i64:
    """How many percent of control a round costs."""
    beyond = look[row + BEYOND] + max(0, more - look[row + GAPS])
    risk = THIN[min(beyond, 2)]
    if look[row + RIVALS] > 0:
        risk += CONTESTED[max(0, min(look[row + OWN] + more - look[row + RIVALS] - 1, 2))]
    if look[row + ALIENS] > 0:
        risk += 1
    return risk


def _clearing(s: CosmicState, seat: i64) -> i64:
    """How likely, in percent, a seat gets rid of an alien."""
    found = CLEARED[s.get(seat, columns.BOMBS) - 1]
    if may_load_aliens(s, seat):
        return max(found, CARRIED_OFF)
    return found


def landing(s: CosmicState, seat: i64, look: vec[i64], place: i64, more: i64, rounds: i64, turns: i64) -> i64:
    """What control gains by so many colonists landed on a planet."""
    row = place * OUTLOOK
    gain = chance(s, seat, look, row, more, rounds, turns) - look[row + NOW]
    return gain * look[row + FLAG] // PERCENT
