"""What cards and flights may bring, in hundredths of a point: the estimates behind the heuristic."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.bits import BITS
from astrarium.games.pulsar2849.components import schema, starmap, tables
from astrarium.games.pulsar2849.rules import codes, columns
from astrarium.games.pulsar2849.rules.flying import COLOUR_COUNT
from astrarium.games.pulsar2849.rules.state import PulsarState
from astrarium.games.pulsar2849.rules.stationing import free_planets

POINT: Final[i64] = 100  # the unit: hundredths of a victory point
CUBE: Final[i64] = 70
PM1_TOKEN: Final[i64] = 100
PLUS2_TOKEN: Final[i64] = 130
TILE: Final[i64] = 400  # an exploration tile
GIVEN_DIE: Final[i64] = 280
ANY_GYRODYNE: Final[i64] = 260
FINISHED: Final[i64] = 600
ISOLATED_CLAIM: Final[i64] = 380
NEW_STATION: Final[i64] = 380
SHIP_MOVED: Final[i64] = 580
GOAL_COUNTED: Final[i64] = 650
MARKER_STEP: Final[i64] = 60
RUN_GATES: Final[i64] = 2  # gates that a Gate Run may hope for
FREE_CHANGE: Final[i64] = 50  # a free change of a die, each time it may serve
ZERO_DIE: Final[i64] = 40
CHEAP_COPY: Final[i64] = 50  # lasting abilities for each round to come
PASSING: Final[i64] = 130
HORIZON: Final[i64] = 6  # no flight is planned further

# How often things happen to a player, in hundredths for each round.
ACTION_RATE: Final = [100, 15, 50, 45, 80, 70, 60]
EVENT_RATE: Final = [70, 60, 90, 45, 40, 45, 45, 45, 80, 40, 20]


def _gain_worth(effect: int) -> int:
    """What a trigger gives each time."""
    tokens = tables.EFFECT_D[effect] * PM1_TOKEN + tables.EFFECT_E[effect] * PLUS2_TOKEN
    return tables.EFFECT_B[effect] * POINT + tables.EFFECT_C[effect] * CUBE + tokens


def _rate(effect: int) -> int:
    """What a lasting ability brings in each round."""
    kind = tables.EFFECT_KIND[effect]
    actions = sum(
        rate for action, rate in enumerate(ACTION_RATE) if tables.EFFECT_A[effect] & BITS[action] != 0
    )
    if kind == schema.DIE_SHIFT:
        return actions * FREE_CHANGE // (100 if tables.EFFECT_C[effect] < 0 else 200)
    if kind == schema.DIE_AS:
        return actions * ZERO_DIE // 100
    if kind == schema.WHEN:
        return _gain_worth(effect) * EVENT_RATE[tables.EFFECT_A[effect]] // 100
    return {schema.COPY_COST: CHEAP_COPY, schema.CLAIM_THROUGH: PASSING, schema.THROUGH_AS_END: PASSING}.get(
        kind, 0
    )


def _sale(effect: int) -> int:
    """What cubes bring above their own worth."""
    return (tables.EFFECT_B[effect] * POINT - tables.EFFECT_A[effect] * CUBE) * tables.EFFECT_C[effect]


def _worth(effect: int) -> int:
    """What an effect is worth when it comes, whoever has it."""
    kind, number = tables.EFFECT_KIND[effect], tables.EFFECT_A[effect]
    if kind == schema.MODIFIER:
        return tables.EFFECT_B[effect] * (PM1_TOKEN if number == 0 else PLUS2_TOKEN)
    if kind == schema.PAY_CUBES_VP:
        return _sale(effect) * 6 // 10
    if kind == schema.GATE_RUN:
        return tables.EFFECT_B[effect] * RUN_GATES * POINT
    if kind == schema.MOVE_MARKER:
        return tables.EFFECT_B[effect] * MARKER_STEP
    fixed = {schema.VP: number * POINT, schema.CUBES: number * CUBE, schema.EXPLORE: number * TILE}
    fixed |= {
        schema.EXTRA_STATION: number * NEW_STATION,
        schema.GYRODYNE: ANY_GYRODYNE,
        schema.CLAIM_ISOLATED: ISOLATED_CLAIM,
    }
    fixed |= {schema.FINISH_GYRODYNE: FINISHED, schema.SILVER_DIE: GIVEN_DIE, schema.BONUS_DIE: GIVEN_DIE}
    fixed |= {
        schema.SHIP_TO_SYSTEM: SHIP_MOVED,
        schema.STATION_REMOTE: NEW_STATION,
        schema.GOAL_MET: GOAL_COUNTED,
    }
    return fixed.get(kind, 0)


def _table(which: int) -> vec[i64]:
    """By card, what a list of its effects is worth each time: lasting abilities for each round.

    Sales in final scoring are left out, since it is known whether the cubes are there.
    """
    table: list[int] = []
    for card in range(tables.CARD_COUNT):
        effects = list(
            range(tables.EFFECT_START[card * 4 + which], tables.EFFECT_START[card * 4 + which + 1])
        )
        if which == schema.END:
            effects = [effect for effect in effects if tables.EFFECT_KIND[effect] != schema.PAY_CUBES_VP]
        table.append(sum(_rate(effect) if which == schema.ALWAYS else _worth(effect) for effect in effects))
    return vec[i64](table)


EFFECT_WORTH: Final = vec[i64]([_worth(effect) for effect in range(tables.EFFECTS)])
NOW_WORTH: Final = _table(schema.NOW)
ALWAYS_WORTH: Final = _table(schema.ALWAYS)
YIELD_WORTH: Final = _table(schema.PRODUCTION)
END_WORTH: Final = _table(schema.END)


def _only(which: int, kinds: list[i64]) -> vec[i64]:
    """By card, the effect of a list that is of one of these kinds, NONE if none is."""
    table: list[int] = []
    for card in range(tables.CARD_COUNT):
        effects = range(tables.EFFECT_START[card * 4 + which], tables.EFFECT_START[card * 4 + which + 1])
        table.append(max([e for e in effects if tables.EFFECT_KIND[e] in kinds], default=-1))
    return vec[i64](table)


NOW_COUNTING: Final = _only(schema.NOW, [schema.VP_PER, schema.VP_TABLE])
YIELD_COUNTING: Final = _only(schema.PRODUCTION, [schema.VP_PER, schema.VP_TABLE])
END_COUNTING: Final = _only(schema.END, [schema.VP_PER, schema.VP_TABLE])
END_SALE: Final = _only(schema.END, [schema.PAY_CUBES_VP])
PICTURED: Final = vec[i64](
    [max(TILE, NOW_WORTH[tables.FIRST_SYSTEM + tile]) for tile in range(tables.SYSTEM_TILES)]
)

# Segments of a map as bits of two words, by way.
SPAN: Final[i64] = 60
SEGMENT_BASE: Final = vec[i64]([0, len(starmap.MAPS[0].segments)])


def _segment_bits(word: int) -> vec[i64]:
    table: list[int] = []
    for node in range(starmap.NODES):
        for way in range(starmap.WAY_START[node], starmap.WAY_START[node + 1]):
            number = starmap.WAY_SEGMENT[way] - SEGMENT_BASE[starmap.MAP_OF[node]]
            table.append(2 ** (number % SPAN) if number // SPAN == word else 0)
    return vec[i64](table)


WAY_LOW: Final = _segment_bits(0)
WAY_HIGH: Final = _segment_bits(1)

# What a flight may win (`prizes`): systems in passing, systems at the end, pulsars, gates of each colour for
# a Gate Run, and what keeping the Gate Run is worth.
AT_END: Final[i64] = starmap.SYSTEMS
AT_PULSARS: Final[i64] = AT_END + starmap.SYSTEMS
AT_GATES: Final[i64] = AT_PULSARS + starmap.PULSARS
AT_RUN: Final[i64] = AT_GATES + 3
PRIZES: Final[i64] = AT_RUN + 1
NO_PRIZES: Final = vec[i64]([0] * PRIZES)
GATE_BITS: Final[i64] = 4  # room to count gates of a colour
GATE_ROOM: Final[i64] = 16


def reward(s: PulsarState, seat: i64, event: i64) -> i64:
    """What the abilities of a seat give for an event."""
    first = (seat * schema.EVENT_COUNT + event) * codes.GAINS
    tokens = s.triggers[first + 2] * PM1_TOKEN + s.triggers[first + 3] * PLUS2_TOKEN
    return s.triggers[first] * POINT + s.triggers[first + 1] * CUBE + tokens


def prizes(s: PulsarState, seat: i64, station: i64, ring: i64) -> vec[i64]:
    """What a flight of a seat may win, if a station and a ring are worth so much."""
    table = NO_PRIZES[:]
    nodes = starmap.SYSTEM_NODES[s.star_map]
    built = station + reward(s, seat, schema.ON_STATION)
    bonus = reward(s, seat, schema.ON_END_BONUS)
    for system in range(starmap.SYSTEMS):
        if s.station[system * codes.SEAT_ROOM + seat] == 0:
            _open_system(s, seat, system, built + starmap.DEAD_END[nodes[system]] * TILE, bonus, table)
    if s.get(seat, columns.RINGS_LEFT) > 0:
        claimed = ring + reward(s, seat, schema.ON_CLAIM)
        nodes = starmap.PULSAR_NODES[s.star_map]
        for pulsar in range(starmap.PULSARS):
            if s.ring[pulsar] == starmap.NONE:
                table[AT_PULSARS + pulsar] = claimed + starmap.DEAD_END[nodes[pulsar]] * TILE
    if s.get(seat, columns.OPEN_RUNS) != 0:
        _open_runs(s.get(seat, columns.OPEN_RUNS), table)
    return table


def _open_system(s: PulsarState, seat: i64, system: i64, built: i64, bonus: i64, table: vec[i64]) -> None:
    """A system without a station of the seat: what it gives in passing and at the end."""
    tile = s.system_tile[system]
    if tile == starmap.NONE:
        seen = reward(s, seat, schema.ON_REVEAL)
        table[system] = built + seen
        table[AT_END + system] = built + seen + bonus + TILE
        return
    blue = free_planets(s, system, schema.BLUE)
    if blue > 0 or free_planets(s, system, schema.LIFELESS) > 0:
        table[system] = built
        table[AT_END + system] = built
        if blue > 0:
            table[AT_END + system] += bonus + PICTURED[tile]


def _open_runs(runs: i64, table: vec[i64]) -> None:
    """The best Gate Run for each colour; flying none keeps it for later."""
    for run in range(tables.RUNS):
        if runs & BITS[run] != 0:
            effect = tables.RUN_EFFECTS[run]
            points = tables.EFFECT_B[effect] * POINT
            table[AT_RUN] = max(table[AT_RUN], points)
            for colour in range(COLOUR_COUNT):
                if tables.EFFECT_A[effect] in (colour, schema.ANY_COLOUR):
                    table[AT_GATES + colour] = max(table[AT_GATES + colour], points)


def best_flight(table: vec[i64], node: i64, left: i64, low: i64, high: i64, seen: i64, gates: i64) -> i64:
    """The best that a flight of exactly so many segments may win.

    `low` and `high` are the segments flown, `seen` the systems visited, `gates` counts those of each colour.
    """
    if left == 0:
        return _end_prize(table, node, gates)
    best: i64 = starmap.NONE
    for way in range(starmap.WAY_START[node], starmap.WAY_START[node + 1]):
        if WAY_LOW[way] & low == 0 and WAY_HIGH[way] & high == 0:
            there = starmap.WAY_END[way]
            worth: i64 = 0
            visited = seen
            counted = gates
            system = starmap.SYSTEM_NUMBER[there]
            if system >= 0:
                visited |= BITS[system]
                if visited != seen:
                    worth = table[system]
            elif starmap.NODE_COLOUR[there] >= 0:
                counted += BITS[GATE_BITS * starmap.NODE_COLOUR[there]]
            worth += best_flight(
                table, there, left - 1, low | WAY_LOW[way], high | WAY_HIGH[way], visited, counted
            )
            best = max(best, worth)
    return best


def _end_prize(table: vec[i64], node: i64, gates: i64) -> i64:
    """What the end of a flight wins; a system at the end counts only as that."""
    worth: i64 = 0
    if starmap.NODE_KIND[node] == starmap.SYSTEM:
        system = starmap.SYSTEM_NUMBER[node]
        worth = table[AT_END + system] - table[system]
    elif starmap.NODE_KIND[node] == starmap.PULSAR:
        worth = table[AT_PULSARS + starmap.PULSAR_NUMBER[node]]
    if table[AT_RUN] > 0:
        worth += _run_prize(table, gates)
    return worth


def _run_prize(table: vec[i64], gates: i64) -> i64:
    """What the best Gate Run brings above keeping it."""
    best: i64 = 0
    rest = gates
    for colour in range(COLOUR_COUNT):
        best = max(best, table[AT_GATES + colour] * (rest % GATE_ROOM))
        rest //= GATE_ROOM
    return max(best - table[AT_RUN] * RUN_GATES, 0)


def flight_from(s: PulsarState, seat: i64, table: vec[i64], length: i64) -> i64:
    """The best that a flight from where the ship is may win."""
    ship = s.get(seat, columns.SHIP)
    if ship == starmap.NONE:
        return 0
    return max(best_flight(table, ship, min(length, HORIZON), 0, 0, 0, 0), 0)


def flight_begun(s: PulsarState, seat: i64, table: vec[i64]) -> i64:
    """The best that the flight under way may win, with what its path has won."""
    low: i64 = 0
    high: i64 = 0
    for segment in s.used:
        number = segment - SEGMENT_BASE[s.star_map]
        if number < SPAN:
            low |= BITS[number]
        else:
            high |= BITS[number - SPAN]
    seen: i64 = 0
    gates: i64 = 0
    worth: i64 = 0
    for node in s.path:
        system = starmap.SYSTEM_NUMBER[node]
        if system >= 0 and seen & BITS[system] == 0:
            seen |= BITS[system]
            worth += table[system]
        elif starmap.NODE_COLOUR[node] >= 0:
            gates += BITS[GATE_BITS * starmap.NODE_COLOUR[node]]
    rest = best_flight(table, s.get(seat, columns.SHIP), min(s.left, HORIZON), low, high, seen, gates)
    return worth + max(rest, 0)
