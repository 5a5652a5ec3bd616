"""Estimates behind the heuristic: values of cards and flights, in hundredths of a point."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

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
RUN_GATES: Final[i64] = 2  # gates that a Gate Run is expected to visit
FREE_CHANGE: Final[i64] = 50  # a free change of a die, for each use
ZERO_DIE: Final[i64] = 40
CHEAP_COPY: Final[i64] = 50  # lasting abilities for each round to come
PASSING: Final[i64] = 130
HORIZON: Final[i64] = 6  # longest flight that is searched

# How often things happen to a player, in hundredths for each round.
ACTION_RATE: Final = [100, 15, 50, 45, 80, 70, 60]
EVENT_RATE: Final = [70, 60, 90, 45, 40, 45, 45, 45, 80, 40, 20]


def _gain_worth(effect: int) -> int:
    """Value what a trigger gives each time."""
    tokens = tables.EFFECT_D[effect] * PM1_TOKEN + tables.EFFECT_E[effect] * PLUS2_TOKEN
    return tables.EFFECT_B[effect] * POINT + tables.EFFECT_C[effect] * CUBE + tokens


def _rate(effect: int) -> int:
    """Value what a lasting ability brings in each round."""
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
    """Value what cubes bring above their own value."""
    return (tables.EFFECT_B[effect] * POINT - tables.EFFECT_A[effect] * CUBE) * tables.EFFECT_C[effect]


def _worth(effect: int) -> int:
    """Value an effect when it comes, independent of the seat."""
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
    """Return, by card, the value of a list of its effects each time; of lasting abilities, for each round.

    Sales in final scoring are left out, since it is known then whether the cubes are there.
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
    """Return, by card, the effect in a list that is of one of the kinds, NONE if there is none."""
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

# Entries of the table of prizes: systems in passing, systems at the end, pulsars, gates of each colour for a
# Gate Run, and the value of keeping the Gate Run.
AT_END: Final[i64] = starmap.SYSTEMS
AT_PULSARS: Final[i64] = AT_END + starmap.SYSTEMS
AT_GATES: Final[i64] = AT_PULSARS + starmap.PULSARS
AT_RUN: Final[i64] = AT_GATES + COLOUR_COUNT
PRIZES: Final[i64] = AT_RUN + 1
NO_PRIZES: Final = vec[i64]([0] * PRIZES)
# What a flight visited, as one number: systems as bits, above them a count of gates for each colour.
GATE_BITS: Final[i64] = 4
GATE_ROOM: Final[i64] = 16
GATE_UNIT: Final = vec[i64]([BITS[starmap.SYSTEMS + GATE_BITS * colour] for colour in range(COLOUR_COUNT)])


def reward(s: PulsarState, seat: i64, event: i64) -> i64:
    """Value what the abilities of a seat give for an event."""
    first = s.gains_at(seat, event)
    gains = s.triggers
    tokens = gains[first + codes.GAIN_PM1] * PM1_TOKEN + gains[first + codes.GAIN_PLUS2] * PLUS2_TOKEN
    return gains[first + codes.GAIN_POINTS] * POINT + gains[first + codes.GAIN_CUBES] * CUBE + tokens


@final
@mypyc_attr(acyclic=True)
class FlightPrizes:
    """The prizes that flights of a seat can win, and the search for the best flight."""

    __slots__ = ("table",)

    def __init__(self, s: PulsarState, seat: i64, station: i64, ring: i64) -> None:
        """Collect the prizes; `station` and `ring` are the values of one more of each."""
        self.table: vec[i64] = NO_PRIZES[:]
        self._add_systems(s, seat, station + reward(s, seat, schema.ON_STATION))
        if s.get(seat, columns.RINGS_LEFT) > 0:
            self._add_pulsars(s, ring + reward(s, seat, schema.ON_CLAIM))
        if s.get(seat, columns.OPEN_RUNS) != 0:
            self._add_runs(s.get(seat, columns.OPEN_RUNS))

    def _add_systems(self, s: PulsarState, seat: i64, station: i64) -> None:
        """Add the systems without a station of the seat: what they give in passing and at the end."""
        table, nodes = self.table, starmap.SYSTEM_NODES[s.star_map]
        reveal, bonus = reward(s, seat, schema.ON_REVEAL), reward(s, seat, schema.ON_END_BONUS)
        for system in range(starmap.SYSTEMS):
            if s.station_of(seat, system) == 0:
                built = station + starmap.DEAD_END[nodes[system]] * TILE
                tile = s.system_tile[system]
                if tile == starmap.NONE:
                    table[system] = built + reveal
                    table[AT_END + system] = built + reveal + bonus + TILE
                elif free_planets(s, system, schema.BLUE) > 0:
                    table[system] = built
                    table[AT_END + system] = built + bonus + PICTURED[tile]
                elif free_planets(s, system, schema.LIFELESS) > 0:
                    table[system] = built
                    table[AT_END + system] = built

    def _add_pulsars(self, s: PulsarState, claimed: i64) -> None:
        """Add the unclaimed pulsars."""
        table, nodes = self.table, starmap.PULSAR_NODES[s.star_map]
        for pulsar in range(starmap.PULSARS):
            if s.ring[pulsar] == starmap.NONE:
                table[AT_PULSARS + pulsar] = claimed + starmap.DEAD_END[nodes[pulsar]] * TILE

    def _add_runs(self, runs: i64) -> None:
        """Add the best open Gate Run for each colour; a flight without one keeps it for later."""
        table = self.table
        for run in range(tables.RUNS):
            if runs & BITS[run] != 0:
                effect = tables.RUN_EFFECTS[run]
                points = tables.EFFECT_B[effect] * POINT
                table[AT_RUN] = max(table[AT_RUN], points)
                for colour in range(COLOUR_COUNT):
                    if tables.EFFECT_A[effect] in (colour, schema.ANY_COLOUR):
                        table[AT_GATES + colour] = max(table[AT_GATES + colour], points)

    def best(self, node: i64, left: i64, low: i64, high: i64, visited: i64) -> i64:
        """Return the best that a flight from `node` with exactly `left` more segments wins, NONE if none can.

        `low` and `high` are the segments flown, as bits of two words, `visited` the systems and gates.
        """
        if left == 0:
            return self._end(node, visited)
        best: i64 = starmap.NONE
        for way in range(starmap.WAY_START[node], starmap.WAY_START[node + 1]):
            if WAY_LOW[way] & low == 0 and WAY_HIGH[way] & high == 0:
                there = starmap.WAY_END[way]
                worth: i64 = 0
                after = visited
                system = starmap.SYSTEM_NUMBER[there]
                if system >= 0:
                    after |= BITS[system]
                    if after != visited:
                        worth = self.table[system]
                elif starmap.NODE_COLOUR[there] >= 0:
                    after += GATE_UNIT[starmap.NODE_COLOUR[there]]
                worth += self.best(there, left - 1, low | WAY_LOW[way], high | WAY_HIGH[way], after)
                best = max(best, worth)
        return best

    def _end(self, node: i64, visited: i64) -> i64:
        """Return what the end of a flight wins; a system at the end counts only as that."""
        table = self.table
        worth: i64 = 0
        if starmap.NODE_KIND[node] == starmap.SYSTEM:
            system = starmap.SYSTEM_NUMBER[node]
            worth = table[AT_END + system] - table[system]
        elif starmap.NODE_KIND[node] == starmap.PULSAR:
            worth = table[AT_PULSARS + starmap.PULSAR_NUMBER[node]]
        if table[AT_RUN] > 0:
            worth += self._run(visited // BITS[starmap.SYSTEMS])
        return worth

    def _run(self, gates: i64) -> i64:
        """Return what the best Gate Run over the counted `gates` brings above keeping it."""
        best: i64 = 0
        for colour in range(COLOUR_COUNT):
            best = max(best, self.table[AT_GATES + colour] * (gates % GATE_ROOM))
            gates //= GATE_ROOM
        return max(best - self.table[AT_RUN] * RUN_GATES, 0)


def flight_from(s: PulsarState, seat: i64, prizes: FlightPrizes, length: i64) -> i64:
    """Return the best that a flight of `length` segments from the present location of the ship wins."""
    ship = s.get(seat, columns.SHIP)
    if ship == starmap.NONE:
        return 0
    return max(prizes.best(ship, min(length, HORIZON), 0, 0, 0), 0)


def flight_begun(s: PulsarState, seat: i64, prizes: FlightPrizes) -> i64:
    """Return the best that the flight in progress wins, with what its path has won."""
    low: i64 = 0
    high: i64 = 0
    for segment in s.used:
        number = segment - SEGMENT_BASE[s.star_map]
        if number < SPAN:
            low |= BITS[number]
        else:
            high |= BITS[number - SPAN]
    visited: i64 = 0
    worth: i64 = 0
    for node in s.path:
        system = starmap.SYSTEM_NUMBER[node]
        if system >= 0 and visited & BITS[system] == 0:
            visited |= BITS[system]
            worth += prizes.table[system]
        elif starmap.NODE_COLOUR[node] >= 0:
            visited += GATE_UNIT[starmap.NODE_COLOUR[node]]
    rest = prizes.best(s.get(seat, columns.SHIP), min(s.left, HORIZON), low, high, visited)
    return worth + max(rest, 0)
