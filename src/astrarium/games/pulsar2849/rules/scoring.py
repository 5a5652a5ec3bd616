"""Final scoring and ranking (catalogue section 10)."""

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.clauses import ALLOWED
from astrarium.core.state import NOTHING
from astrarium.core.steps import AutomaticStep
from astrarium.games.pulsar2849.clauses import clause
from astrarium.games.pulsar2849.components import constants, schema, starmap, tables
from astrarium.games.pulsar2849.rules import actions, columns, steps
from astrarium.games.pulsar2849.rules.acting import PulsarDecision
from astrarium.games.pulsar2849.rules.counting import count, stations
from astrarium.games.pulsar2849.rules.effects import push_effects
from astrarium.games.pulsar2849.rules.gaining import cards_of, gain
from astrarium.games.pulsar2849.rules.state import PulsarState, sizes_of, turn_order

PURPLE: Final[i64] = 0
GOALS: Final[i64] = 1
RINGS_PART: Final[i64] = 2
UNFINISHED: Final[i64] = 3
CUBES_PART: Final[i64] = 4
INITIATIVE_PART: Final[i64] = 5
STATIONS: Final[i64] = 6
PARTS: Final[i64] = 7
PLACE_ROOM: Final[i64] = 4
MAX_GOAL_TILES: Final[i64] = 6
PURCHASE: Final = vec[i64]([actions.BUY, actions.PASS])
FIRST_GOAL_SOURCE: Final[i64] = tables.CARD_COUNT  # as sources of notes, goals are numbered after all cards

END_04: Final = clause("P-END-04")
END_05: Final = clause("P-END-05")
END_06: Final = clause("P-END-06")
END_08: Final = clause("P-END-08")
END_09: Final = clause("P-END-09")
END_11: Final = clause("P-END-11")
END_13: Final = clause("P-END-13")
END_14: Final = clause("P-END-14")
END_15: Final = clause("P-END-15")
END_16: Final = clause("P-END-16")
END_19: Final = clause("P-END-19")
TECA_16: Final = clause("P-TECA-16")


def _extra_stations() -> vec[i64]:
    """Return the extra stations that each card gives its owner."""
    found = [0] * int(tables.CARD_COUNT)
    for effect in range(tables.EFFECTS):
        if tables.EFFECT_KIND[effect] == schema.EXTRA_STATION:
            found[tables.EFFECT_CARD[effect]] += int(tables.EFFECT_A[effect])
    return vec[i64](found)


def _extra_tile() -> int:
    """Return the exploration tile that counts as a station; NONE unless there is exactly one kind."""
    tiles = [card for card in tables.CARDS.explorations if EXTRA_STATIONS[card] > 0]
    return tiles[0] if len(tiles) == 1 else int(starmap.NONE)


EXTRA_STATIONS: Final = _extra_stations()
EXTRA_TILE: Final[i64] = _extra_tile()


def push_purple(s: PulsarState) -> None:
    """Push the effects of purple technologies, player by player, from the innermost row outward."""
    order = turn_order(s)
    for back in range(len(order)):
        seat = order[len(order) - 1 - back]
        tech = _patent_before(s, seat, tables.TECHS)
        while tech != starmap.NONE:
            push_effects(s, seat, tech, schema.END)
            tech = _patent_before(s, seat, tech)


def _patent_before(s: PulsarState, seat: i64, limit: i64) -> i64:
    """Return the last technology before `limit` that a seat has patented, NONE if there is none."""
    found = starmap.NONE
    for place in range(0, len(s.patents), 2):
        tech = s.patents[place + 1]
        if s.patents[place] == seat and found < tech < limit:
            found = tech
    return found


def push_goals(s: PulsarState) -> None:
    """Push the scoring of goals, player by player, by tile number."""
    order = turn_order(s)
    for back in range(len(order)):
        for tile in range(MAX_GOAL_TILES, 0, -1):
            for place in range(constants.GOALS_IN_GAME):
                if constants.GOAL_TILE[s.goals[place]] == tile:
                    s.push(steps.GOAL_SCORE, order[len(order) - 1 - back], place)


def meets_goal(s: PulsarState, seat: i64, goal: i64) -> bool:
    """Return whether a seat meets all needs of a goal."""
    for number in range(constants.MAX_NEEDS):
        counter = constants.GOAL_NEEDS[(goal * constants.MAX_NEEDS + number) * 2]
        if (
            counter >= 0
            and count(s, seat, counter) < constants.GOAL_NEEDS[(goal * constants.MAX_NEEDS + number) * 2 + 1]
        ):
            return False
    return True


def _card_that_meets(s: PulsarState, seat: i64) -> i64:
    """Return the card of a seat by which a goal counts as met."""
    for card in cards_of(s, seat):
        for effect in range(
            tables.EFFECT_START[card * 4 + schema.END], tables.EFFECT_START[card * 4 + schema.END + 1]
        ):
            if tables.EFFECT_KIND[effect] == schema.GOAL_MET:
                return card
    return starmap.NONE


def bonus_price(s: PulsarState, bonus: i64) -> i64:
    """Return the price in cubes of a goal bonus (place * MAX_BONUSES + number), 0 if there is none."""
    goal = s.goals[bonus // constants.MAX_BONUSES]
    return constants.GOAL_BONUSES[(goal * constants.MAX_BONUSES + bonus % constants.MAX_BONUSES) * 2]


def score_rings(s: PulsarState, seat: i64) -> None:
    """Score the claimed pulsars without a spinning gyrodyne."""
    claimed = constants.RINGS - s.get(seat, columns.RINGS_LEFT)
    gain(
        s, seat, END_08, constants.RING_POINTS * (claimed - sizes_of(s, seat, columns.SPINNING)), starmap.NONE
    )


def score_unfinished(s: PulsarState, seat: i64) -> None:
    """Score the gyrodynes under construction, on the board or not."""
    number: i64 = 0
    for size in range(constants.SIZES):
        number += (
            s.get(seat, columns.AREA + size)
            + s.get(seat, columns.ON_BOARD + size)
            - s.get(seat, columns.SPINNING + size)
        )
    gain(s, seat, END_09, constants.UNFINISHED_POINTS * number, starmap.NONE)


def score_initiative(s: PulsarState, seat: i64) -> None:
    """Score the places on the Initiative Track."""
    first = constants.INITIATIVE * s.markers()
    for place in range(s.markers()):
        if s.track[first + place] == seat:
            reason = END_14 if s.seats == 3 else END_13
            gain(s, seat, reason, constants.INITIATIVE_POINTS[s.seats * PLACE_ROOM + place], starmap.NONE)


def score_stations(s: PulsarState, seat: i64) -> None:
    """Score the stations of a seat by the table, then those beyond it, then the extra ones."""
    number = stations(s, seat)
    last: i64 = len(constants.STATION_POINTS) - 1
    gain(s, seat, END_15, constants.STATION_POINTS[min(number, last)], starmap.NONE)
    gain(s, seat, END_16, max(number - last, 0) * constants.POINTS_BEYOND, starmap.NONE)
    if s.get(seat, columns.EXTRA) > 0:
        _score_extra(s, seat, number)


def _score_extra(s: PulsarState, seat: i64, number: i64) -> None:
    """Score the extra stations of a seat with `number` stations: those of kept tiles, then card by card."""
    cards, kept = cards_of(s, seat), s.get(seat, columns.EXTRA)
    for card in cards:
        kept -= EXTRA_STATIONS[card]
    number = _score_more(s, seat, number, kept, EXTRA_TILE)
    for card in cards:
        number = _score_more(s, seat, number, EXTRA_STATIONS[card], card)


def _score_more(s: PulsarState, seat: i64, number: i64, more: i64, source: i64) -> i64:
    """Score `more` stations beyond `number`, and return the new number."""
    gain(s, seat, END_19, station_points(number + more) - station_points(number), source)
    return number + more


def station_points(number: i64) -> i64:
    """Return the VP for a number of stations."""
    last = len(constants.STATION_POINTS) - 1
    if number <= last:
        return constants.STATION_POINTS[number]
    return constants.STATION_POINTS[last] + (number - last) * constants.POINTS_BEYOND


# Clauses of the ranking.
CLAUSES: Final[tuple[i64, ...]] = (
    clause("P-GEN-05"),
    clause("P-END-18"),
    clause("P-END-G2"),
    clause("P-END-G10"),
    clause("P-2P-G8"),
)


def ranking(s: PulsarState) -> vec[i64]:
    """Return the places by VP."""
    places = vec[i64](capacity=s.seats)
    for seat in range(s.seats):
        places = append(places, place_of(s, seat))
    return places


def place_of(s: PulsarState, seat: i64) -> i64:
    """Return a seat's place by VP; the tied seat further ahead on the Initiative Track wins the tie."""
    own = s.own
    mine = own[seat * columns.OWN + columns.POINTS]
    place: i64 = 1
    for other in range(s.seats):
        theirs = own[other * columns.OWN + columns.POINTS]
        if theirs > mine or (theirs == mine and other != seat and _is_ahead(s, other, seat)):
            place += 1
    return place


def _is_ahead(s: PulsarState, seat: i64, other: i64) -> bool:
    """Return whether `seat` is further ahead on the Initiative Track than `other`."""
    for place in range(s.markers()):
        if s.track[place] in (seat, other):
            return s.track[place] == seat
    return False


@final
class ScoreFinalPart(AutomaticStep[PulsarState]):
    """A part of final scoring for all seats, and the next one waits; the argument is its number."""

    clauses: ClassVar = (
        clause("P-TEC-12"),
        clause("P-END-02"),
        clause("P-END-03"),
        clause("P-END-10"),
        clause("P-END-G1"),
        clause("P-END-G6"),
        clause("P-END-G7"),
        clause("P-END-G9"),
        clause("P-END-G11"),
        clause("P-END-G12"),
        clause("P-2P-09"),
        clause("P-2P-G6"),
    )

    def run(self, s: PulsarState, seat: i64, argument: i64) -> None:
        s.drop()
        if argument + 1 < PARTS:
            s.push(steps.FINAL, starmap.NONE, argument + 1)
        if argument == PURPLE:
            push_purple(s)
        elif argument == GOALS:
            push_goals(s)
        else:
            for each in turn_order(s):
                _score_seat(s, each, argument)


def _score_seat(s: PulsarState, seat: i64, part: i64) -> None:
    """Score a part that needs no decision: pulsars, gyrodynes, cubes, initiative or stations."""
    if part == RINGS_PART:
        score_rings(s, seat)
    elif part == UNFINISHED:
        score_unfinished(s, seat)
    elif part == CUBES_PART:
        gain(s, seat, END_11, s.get(seat, columns.CUBES) // constants.CUBES_PER_POINT, starmap.NONE)
    elif part == INITIATIVE_PART:
        score_initiative(s, seat)
    else:
        score_stations(s, seat)


@final
class ScoreGoal(AutomaticStep[PulsarState]):
    """The VP of a goal, twice if it is met and counts as met; then its bonuses are for sale.

    The argument is the place of the goal.
    """

    clauses: ClassVar = (clause("P-END-07"),)

    def run(self, s: PulsarState, seat: i64, argument: i64) -> None:
        s.drop()
        goal = s.goals[argument]
        counted, met = s.counts_as_met(seat, argument), meets_goal(s, seat, goal)
        if met:
            gain(s, seat, END_04, constants.GOAL_POINTS[goal], FIRST_GOAL_SOURCE + goal)
        if counted:
            gain(s, seat, TECA_16, constants.GOAL_POINTS[goal], _card_that_meets(s, seat))
        if met or counted:
            s.push(steps.GOAL_BONUS, seat, argument * constants.MAX_BONUSES)


def _barred_bonus(s: PulsarState, seat: i64, bonus: i64, lots: i64) -> i64:
    price = bonus_price(s, bonus)
    return ALLOWED if lots == 1 and 0 < price <= s.get(seat, columns.CUBES) else END_05


@final
class BuyGoalBonus(PulsarDecision):
    """The seat may buy a bonus of a goal once, for cubes; the second one is for sale after the first.

    The argument is the place of the goal * MAX_BONUSES + the number of the bonus.
    """

    clauses: ClassVar = (clause("P-END-12"), clause("P-END-G3"), clause("P-END-G4"))

    def legal(self, s: PulsarState, seat: i64, argument: i64) -> vec[i64]:
        return PURCHASE if _barred_bonus(s, seat, argument, 1) == ALLOWED else NOTHING

    def barred_choice(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> i64:
        if actions.KIND_OF[action] != actions.BUY_KIND:
            return self.rule
        return _barred_bonus(s, seat, argument, actions.SLOT_1[action] + 1)

    def do(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> None:
        s.drop()
        if action == actions.PASS:
            return
        goal, number = s.goals[argument // constants.MAX_BONUSES], argument % constants.MAX_BONUSES
        s.add(seat, columns.CUBES, -bonus_price(s, argument))
        reason = END_05 if number == 0 else END_06
        points = constants.GOAL_BONUSES[(goal * constants.MAX_BONUSES + number) * 2 + 1]
        gain(s, seat, reason, points, FIRST_GOAL_SOURCE + goal)
        if number + 1 < constants.MAX_BONUSES:
            s.push(steps.GOAL_BONUS, seat, argument + 1)
