"""Outlook of a seat on the rest of the match, above all its chances to control planets.

Values are in hundredths of a point, chances in percent. The weights were tuned by matches between bots.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from astrarium.core.bits import BITS
from astrarium.games.cosmic_pioneers.components import constants, permanent_effects, schema, tables
from astrarium.games.cosmic_pioneers.evaluation import estimates, horizon
from astrarium.games.cosmic_pioneers.rules import codes, columns, pieces
from astrarium.games.cosmic_pioneers.rules.deploying import chooses_slots, may_load_aliens
from astrarium.games.cosmic_pioneers.rules.state import CosmicState

NEAR: Final = vec[i64]([60, 35, 20, 11, 6, 3, 1])  # chance, by the number of colonists missing
HURRIED: Final = vec[i64]([0, 45, 65, 80, 90, 96, 100])  # percent of that, by turns left
CLEARED: Final = vec[i64]([30, 45, 70])  # percent left by each alien on a green slot, by Bombs level
CARRIED_OFF: Final[i64] = 75  # percent left by each such alien if the hold takes aliens
FULL_UP: Final[i64] = 35  # percent left if there are too few free slots
THIN: Final = vec[i64]([3, 1, 1])  # percent lost a round, by colonists beyond the green slots
CONTESTED: Final = vec[i64]([3, 1, 0])  # further percent lost a round, by the lead over a rival there
TRIBUTE: Final[i64] = 5  # value of control for each round left, besides its points

# Columns of `Outlook.planets`, a row for each place of the ring: `planets[place * ROW + ...]`.
OWN: Final[i64] = 0  # own colonists
RIVALS: Final[i64] = 1  # colonists of the rival that has most there
FREE: Final[i64] = 2  # free slots
GAPS: Final[i64] = 3  # colonists to land until all green slots are filled, once aliens there are gone
GREEN_ALIENS: Final[i64] = 4  # aliens on green slots
ALIENS: Final[i64] = 5
BEYOND: Final[i64] = 6  # colonists right of the last green slot
FLAG: Final[i64] = 7  # value of control
NOW: Final[i64] = 8  # chance of control at the end, as things stand
ROW: Final[i64] = 9
NO_PLANETS: Final = vec[i64]([0] * (constants.SECTORS * ROW))


@final
@mypyc_attr(acyclic=True)
class Outlook:
    """What is left of the match for a seat, and what it has and may hope for on every planet.

    `rounds` are those after the present one, `turns` those of the seat that are still to begin, and `todo`
    is the mask of its duties in this round (see `horizon`).
    """

    __slots__ = ("planets", "rounds", "seat", "todo", "turns")

    def __init__(self, seat: i64, todo: i64, rounds: i64) -> None:
        self.seat: i64 = seat
        self.todo: i64 = todo
        self.rounds: i64 = rounds
        self.turns: i64 = rounds if todo & horizon.TURN == 0 else rounds + 1
        self.planets: vec[i64] = NO_PLANETS[:]


def look_ahead(s: CosmicState, seat: i64) -> Outlook:
    """Return the outlook of `seat`."""
    outlook = Outlook(seat, horizon.duties(s, seat), horizon.rounds_left(s))
    planets = outlook.planets
    for place in range(constants.SECTORS):
        if s.sector[place] >= 0:
            row = place * ROW
            _count_slots(s, seat, place, planets)
            planets[row + FLAG] = _flag(s, seat, place, outlook.rounds)
            if planets[row + OWN] > 0:
                planets[row + NOW] = chance(s, outlook, place, 0, outlook.turns)
    return outlook


def _count_slots(s: CosmicState, seat: i64, place: i64, planets: vec[i64]) -> None:
    """Count slots, colonists and aliens of a planet; from the right, to meet the last green slot first."""
    row = place * ROW
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
            planets[row + FREE] += 1
            if is_green or (planets[row + GAPS] > 0 and not picks_slots):
                planets[row + GAPS] += 1
        elif pieces.is_alien(who):
            planets[row + ALIENS] += 1
            if is_green:
                planets[row + GREEN_ALIENS] += 1
                planets[row + GAPS] += 1
        else:
            tally[who - codes.FIRST_COLONIST] += 1
            if not seen_green:
                planets[row + BEYOND] += 1
    for other in range(s.seats):
        if other == seat:
            planets[row + OWN] = tally[other]
        elif tally[other] > planets[row + RIVALS]:
            planets[row + RIVALS] = tally[other]


def _flag(s: CosmicState, seat: i64, place: i64, rounds: i64) -> i64:
    """Return the value of control of a planet: points, income, and what the scenario gives for it."""
    worth = pieces.figure(s, seat, schema.POINTS_PER_PLANET) * estimates.POINT + TRIBUTE * rounds
    if s.scenario == codes.NONE:
        return worth
    dividends = estimates.DIVIDENDS[s.scenario * (permanent_effects.MAX_ROUNDS + 1) + rounds]
    worth += dividends * estimates.POINT // pieces.figure(s, seat, schema.CREDITS_PER_POINT)
    pairs = estimates.PAIR_POINTS[s.scenario + 1]
    if pairs > 0 and s.controller(place) != seat:
        for step in (-1, 1):
            if s.controller(pieces.step_on(place, step)) == seat:
                worth += pairs
    colours = estimates.COLOUR_POINTS[s.scenario + 1]
    if colours > 0 and not _has_colour(s, seat, tables.PLANET_COLOUR[s.sector[place]]):
        worth += colours
    return worth


def _has_colour(s: CosmicState, seat: i64, colour: i64) -> bool:
    """Return whether `seat` controls a planet of `colour`."""
    for place in range(constants.SECTORS):
        if s.controller(place) == seat and tables.PLANET_COLOUR[s.sector[place]] == colour:
            return True
    return False


def chance(s: CosmicState, outlook: Outlook, place: i64, more: i64, turns: i64) -> i64:
    """Return the chance to control a planet at the end with `more` colonists landed and `turns` left."""
    row, planets = place * ROW, outlook.planets
    need = max(planets[row + GAPS], planets[row + RIVALS] - planets[row + OWN] + 1) - more
    if need <= 0 and planets[row + GREEN_ALIENS] == 0:
        return estimates.PERCENT - outlook.rounds * _risk(planets, row, more)
    worth = NEAR[max(0, min(need, 6))] * HURRIED[min(turns, 6)] // estimates.PERCENT
    for _ in range(planets[row + GREEN_ALIENS]):
        worth = worth * _clearing(s, outlook.seat) // estimates.PERCENT
    if planets[row + FREE] + planets[row + GREEN_ALIENS] - more < need:
        worth = worth * FULL_UP // estimates.PERCENT
    return worth


def _risk(planets: vec[i64], row: i64, more: i64) -> i64:
    """Return the percent of control lost a round once `more` colonists have been landed."""
    beyond = planets[row + BEYOND] + max(0, more - planets[row + GAPS])
    risk = THIN[min(beyond, 2)]
    if planets[row + RIVALS] > 0:
        risk += CONTESTED[max(0, min(planets[row + OWN] + more - planets[row + RIVALS] - 1, 2))]
    if planets[row + ALIENS] > 0:
        risk += 1
    return risk


def _clearing(s: CosmicState, seat: i64) -> i64:
    """Return the chance of `seat` to remove an alien from a planet."""
    found = CLEARED[s.get(seat, columns.BOMBS) - 1]
    if may_load_aliens(s, seat):
        return max(found, CARRIED_OFF)
    return found


def landing(s: CosmicState, outlook: Outlook, place: i64, more: i64, turns: i64) -> i64:
    """Return the value that control gains by `more` colonists landed on a planet, with `turns` left."""
    row, planets = place * ROW, outlook.planets
    gain = chance(s, outlook, place, more, turns) - planets[row + NOW]
    return gain * planets[row + FLAG] // estimates.PERCENT
