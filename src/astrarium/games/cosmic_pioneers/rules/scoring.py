"""Final scoring and ranking (catalogue section 9)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.bits import BITS
from astrarium.games.cosmic_pioneers.clauses import clause
from astrarium.games.cosmic_pioneers.components import constants, permanent_effects, schema, tables
from astrarium.games.cosmic_pioneers.rules import codes, columns, pieces
from astrarium.games.cosmic_pioneers.rules.state import CosmicState

SCORE_01: Final = clause("C-SCORE-01")
SCORE_02: Final = clause("C-SCORE-02")
SCORE_03: Final = clause("C-SCORE-03")
SETUP_15: Final = clause("C-SETUP-15")
# Scoring at the end, and ranking.
CLAUSES: Final[tuple[i64, ...]] = (
    clause("C-SCORE-04"),
    clause("C-SCORE-05"),
    clause("C-NOTE-26"),
    clause("C-GAP-47"),
    clause("C-GAP-48"),
    clause("C-GAP-53"),
)
# Sources of notes: a scenario that changes a figure, a scenario by counter, a commander.
FIRST_COUNTED: Final[i64] = tables.SCENARIO_COUNT
FIRST_COMMANDER_SOURCE: Final[i64] = FIRST_COUNTED + len(schema.COUNTERS) * tables.SCENARIO_COUNT
FIRST_OF_PLANETS: Final[i64] = schema.PER_PAIR  # the counters from this one on count planets


def colonists_out(s: CosmicState, seat: i64) -> i64:
    """Return the number of own colonists on planets; those aboard or in reserve do not count. C-NOTE-26"""
    return constants.COLONISTS_EACH - s.get(seat, columns.RESERVE) - s.cargo(seat, codes.COLONIST)


def count(s: CosmicState, seat: i64, counter: i64) -> i64:
    """Return the count of a seat that a scenario scores."""
    if counter == schema.PER_FIGHT:
        return s.get(seat, columns.FIGHTS)
    if counter == schema.PER_DELIVERY:
        return s.get(seat, columns.DELIVERIES)
    if counter == schema.PER_ALIEN:
        return s.get(seat, columns.KILLS)
    if counter == schema.PER_PAIR:
        return _pairs(s.held_by(seat))
    return _colours(s, s.held_by(seat))


def _pairs(held: i64) -> i64:
    """Return the number of neighbouring pairs among the places in a mask, round the ring."""
    return pieces.number_of(held & (held << 1 | held >> constants.SECTORS - 1))


def _colours(s: CosmicState, held: i64) -> i64:
    """Return the number of different colours of the planets in a mask."""
    colours: i64 = 0
    place: i64 = 0
    while held != 0:
        if held & 1 != 0:
            colours |= BITS[tables.PLANET_COLOUR[s.sector[place]]]
        held >>= 1
        place += 1
    return pieces.number_of(colours)


def colonist_points(s: CosmicState, seat: i64) -> i64:
    """Return the points for colonists on planets. C-SCORE-01"""
    return colonists_out(s, seat) * pieces.figure(s, seat, schema.POINTS_PER_COLONIST)


def planet_points(s: CosmicState, seat: i64) -> i64:
    """Return the points for planets controlled. C-SCORE-02"""
    return pieces.controlled_by(s, seat) * pieces.figure(s, seat, schema.POINTS_PER_PLANET)


def credit_points(s: CosmicState, seat: i64) -> i64:
    """Return the points for credits; fractions are dropped. C-SCORE-03, C-GAP-47"""
    return s.get(seat, columns.CREDITS) // pieces.figure(s, seat, schema.CREDITS_PER_POINT)


def scenario_points(s: CosmicState, seat: i64) -> i64:
    """Return the points that the scenario adds."""
    lines = permanent_effects.SCORING[s.scenario + 1]
    found: i64 = 0
    for line in range(len(lines) // 2):
        found += count(s, seat, lines[2 * line]) * lines[2 * line + 1]
    return found


def standing(s: CosmicState, seat: i64) -> i64:
    """Return the points of a seat if the game ended now."""
    points = colonist_points(s, seat) + planet_points(s, seat)
    return points + credit_points(s, seat) + scenario_points(s, seat)


def score_all(s: CosmicState) -> None:
    """Count the points of all seats, once, at the end. C-SCORE-04"""
    for seat in range(s.seats):
        _gain(s, seat, SCORE_01, colonist_points(s, seat), _changed_by(s, seat, schema.POINTS_PER_COLONIST))
        _gain(s, seat, SCORE_02, planet_points(s, seat), _changed_by(s, seat, schema.POINTS_PER_PLANET))
        _gain(s, seat, SCORE_03, credit_points(s, seat), _changed_by(s, seat, schema.CREDITS_PER_POINT))
        lines = permanent_effects.SCORING[s.scenario + 1]
        for line in range(len(lines) // 2):
            counter = lines[2 * line]
            source = FIRST_COUNTED + counter * tables.SCENARIO_COUNT + s.scenario
            _gain(s, seat, SETUP_15, count(s, seat, counter) * lines[2 * line + 1], source)


def _changed_by(s: CosmicState, seat: i64, name: i64) -> i64:
    """Return the source that has changed a figure for a seat: the scenario, the commander, or -1."""
    commander = s.get(seat, columns.COMMANDER)
    usual = s.round * permanent_effects.COMMANDER_ROOM
    by_talent = permanent_effects.FIGURE_TABLE[(usual + commander + 1) * schema.FIGURE_COUNT + name]
    if pieces.figure(s, seat, name) != by_talent:
        return s.scenario
    if by_talent != permanent_effects.FIGURE_TABLE[usual * schema.FIGURE_COUNT + name]:
        return FIRST_COMMANDER_SOURCE + commander
    return -1


def _gain(s: CosmicState, seat: i64, number: i64, points: i64, source: i64) -> None:
    if points != 0:
        s.add(seat, columns.POINTS, points)
        s.note(seat, number, points, source)


def ranking(s: CosmicState) -> vec[i64]:
    """Return the place by seat; equal merits share a place. C-SCORE-05, C-GAP-48"""
    merits = vec[i64](capacity=s.seats)
    for seat in range(s.seats):
        merits = append(merits, merit(s, seat))
    places = vec[i64](capacity=s.seats)
    for own in merits:
        place: i64 = 1
        for other in merits:
            if other > own:
                place += 1
        places = append(places, place)
    return places


def merit(s: CosmicState, seat: i64) -> i64:
    """Return what ranks a seat: points, then planets controlled, then credits. C-GAP-48"""
    own, first = s.own, seat * columns.OWN
    return (own[first + columns.POINTS] * 16 + pieces.controlled_by(s, seat)) * 1000000 + own[
        first + columns.CREDITS
    ]
