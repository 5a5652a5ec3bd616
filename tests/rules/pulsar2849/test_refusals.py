"""Refusals with numbers: what an action takes, and what there is."""

from collections.abc import Callable
from random import Random
from typing import Final

import pytest

from astrarium.core.game import Facts
from astrarium.games.pulsar2849.position import PulsarPosition
from astrarium.games.pulsar2849.rules import codes, columns
from astrarium.games.pulsar2849.screen.refusals import DECIDING
from astrarium.games.pulsar2849.screen.routes import distances_to, lengths_of_flights
from tests.rules.pulsar2849.board import (
    GAME,
    acting,
    finish_round,
    headquarters,
    lay_dice,
    markers,
    node,
    offer,
    own_tech,
    place_ship,
    refresh,
    rolled,
    set_own,
    transmitter,
    uncover,
)
from tests.rules.pulsar2849.starways import StarwayChart
from tests.table import apply, why

Make = Callable[[], PulsarPosition]


def played(position: PulsarPosition, *texts: str) -> PulsarPosition:
    """Return `position` after the events `texts`."""
    apply(GAME, position, *texts)
    return position


def drafting(*dice: int) -> PulsarPosition:
    """Return a draft from these dice, the median on 3, by seat 0 at the right end of both tracks."""
    s = rolled((1, 2, 2, 3, 4, 4, 6))
    markers(s, 0, (1, 1), (2, 1), (0, 14))
    markers(s, 1, (1, 1), (2, 1), (0, 15))
    lay_dice(s, dice, 3)
    return s


def holding(
    *dice: int, place: str = "n4", cubes: int = 0, left_over: tuple[int, ...] = (3,)
) -> PulsarPosition:
    """Return a turn of seat 0 without tokens, its ship at `place`."""
    s = acting(dice, left_over=left_over)
    for token in (columns.PM1, columns.PLUS2):
        set_own(s, 0, token, 0)
    set_own(s, 0, columns.CUBES, cubes)
    place_ship(s, 0, place)
    return s


def flying(place: str, segments: int, *path: str) -> PulsarPosition:
    """Return a flight of `segments` segments from `place`, after `path`."""
    s = holding(segments, place=place)
    return played(s, f"launch {segments} plain", *(f"fly {name}" for name in path))


def with_mast(*paid: int) -> PulsarPosition:
    """Return a turn with the dice 3 and 5 and a transmitter that costs 3 and 5, places `paid` covered."""
    s = holding(3, 5)
    transmitter(s, 0, "t-b2", paid=paid)
    return s


def with_gyrodynes(*counts: int) -> PulsarPosition:
    """Return a turn with `counts` gyrodynes, by size, in the play area and no claimed pulsar."""
    s = holding(3, 5)
    for size, count in enumerate(counts):
        set_own(s, 0, columns.AREA + size, count)
    return s


def no_large_gyrodyne() -> PulsarPosition:
    """Return a turn with a die 4; the stack of large gyrodynes is empty."""
    s = holding(4)
    s.stock[columns.STACK + 2] = 0
    refresh(s)
    return s


def gaining() -> PulsarPosition:
    """Return the choice of a gyrodyne that a system gives; the stack of small ones is empty."""
    s = holding(1)
    uncover(s, "n3", "sys-10")
    s.stock[columns.STACK] = 0
    return played(s, "launch 1 plain", "fly n3", "bonus pictured")


def linking() -> PulsarPosition:
    """Return the choice whether seat 0 takes the die of a link, a 3."""
    s = holding(3)
    transmitter(s, 0, "t-a1", online=True)
    offer(s, "t-a1-2", "t-a2", "t-a3")
    return played(s, "claim t-a1-2 3 3 plain", "join left t-a1 right")


def patented(tech: str, *seats: int, count: int = 3) -> PulsarPosition:
    """Return round 2 with a technology patented by these of `count` seats; seat 0 is to act."""
    s = acting((1, 2), seats=count, round_number=2)
    for seat in seats:
        own_tech(s, seat, tech)
    return s


def at_hq() -> PulsarPosition:
    """Return a turn with one project complete."""
    s = acting((1, 2), hq=True)
    headquarters(s, 0, "h-a1", ["b1"])
    return s


def at_gate() -> PulsarPosition:
    """Return a turn with a free change for flights over a green gate; the ship is at one."""
    s = acting((2, 1))
    own_tech(s, 0, "ai-1a")
    place_ship(s, 0, "n4")
    return s


def selling(cubes: int, tech: str = "cii-3a") -> PulsarPosition:
    """Return the choice of a purchase of seat 0 in production."""
    s = acting((), round_number=3, board_2="cii")
    markers(s, 1, (1, 7), (2, 7), (0, 8))
    own_tech(s, 0, tech)
    set_own(s, 0, columns.CUBES, cubes)
    finish_round(s)
    return s


def goal_met() -> PulsarPosition:
    """Return the choice of a bonus of a goal after the last round."""
    s = acting((), 3, 8, goal_1="g3a", goal_2="g5b", goal_3="g6a")
    set_own(s, 0, columns.PATENTS, 6)
    set_own(s, 0, columns.CUBES, 9)
    finish_round(s)
    return s


def bonus_die() -> PulsarPosition:
    """Return a turn with the bonus die 3, which must be used."""
    s = acting((1,))
    s.bonus, s.bonus_had, s.duty = 3, 1, 1
    refresh(s)
    return s


def must_use(*dice: int) -> PulsarPosition:
    """Return a turn in which silver dice must be used."""
    s = acting(dice)
    s.variants |= codes.MUST_USE_DICE
    refresh(s)
    return s


ROWS: Final[list[tuple[str, Make, str, Facts, str]]] = [
    (
        "P-DICE-02",
        lambda: drafting(4, 6),
        "draft 2 initiative",
        {"value": 2, "held_others": "4", "held_last": 6},
        "No 2 is left on the dice board, only 4 and 6.",
    ),
    (
        "P-DICE-12",
        lambda: drafting(3, 6),
        "draft 3 initiative",
        {"value": 3},
        "The 3 lies on the median: it moves no marker.",
    ),
    (
        "P-DICE-13",
        lambda: drafting(1, 6),
        "draft 1 none",
        {"value": 1, "spaces": 2, "side": "left"},
        "A 1 moves a marker 2 spaces to the left.",
    ),
    (
        "P-DICE-13",
        lambda: drafting(1, 6),
        "draft 6 none",
        {"value": 6, "spaces": 3, "side": "right"},
        "A 6 moves a marker 3 spaces to the right.",
    ),
    (
        "P-DICE-18",
        lambda: drafting(4, 6),
        "draft 4 engineering",
        {"value": 4, "marker": "engineering", "spaces": 1, "room": 0},
        "The 4 would move the Engineering marker 1 space to the right; spaces left there: 0.",
    ),
    (
        "P-ACT-04",
        lambda: holding(3, 5),
        "take gyro-2 2 plain",
        {"lacks": "value", "need_others": "none", "need_last": 2, "made_others": "3", "made_last": 5},
        "This needs a 2; your dice make 3 or 5.",
    ),
    (
        "P-ACT-04",
        holding,
        "take gyro-2 2 plain",
        {"lacks": "dice"},
        "Your dice are spent.",
    ),
    (
        "P-ACT-04",
        lambda: holding(3, 5),
        "launch 4 plain",
        {"lacks": "die", "die": 4, "held_others": "3", "held_last": 5},
        "You do not hold a 4; you hold 3 and 5.",
    ),
    (
        "P-ACT-04",
        lambda: holding(1, 3),
        "take gyro-1 2 minus1",
        {"lacks": "die", "die": 2, "held_others": "1", "held_last": 3},
        "You do not hold a 2; you hold 1 and 3.",
    ),
    (
        "P-ACT-07",
        lambda: holding(3, 5),
        "take gyro-3 3 plus1",
        {"lacks": "value", "need_others": "none", "need_last": 4, "made_others": "3", "made_last": 5},
        "This needs a 4; your dice make 3 or 5.",
    ),
    (
        "P-ACT-07",
        lambda: holding(3, 5),
        "launch 3 plus2",
        {"lacks": "token", "token": "plus2"},
        "This needs a +2 token, and you have none.",
    ),
    (
        "P-ACT-10",
        lambda: holding(1, 4),
        "take gyro-1 4 plain",
        {"lacks": "cost", "value": 4, "need_others": "none", "need_last": 1},
        "This needs a 1; the die makes 4.",
    ),
    (
        "P-ACT-10",
        lambda: holding(4, 6),
        "take gyro-1 4 plain",
        {"lacks": "value", "need_others": "none", "need_last": 1, "made_others": "4", "made_last": 6},
        "This needs a 1; your dice make 4 or 6.",
    ),
    (
        "P-ACT-10",
        lambda: holding(4, 6),
        "patent ai-1a 4 plain",
        {"lacks": "value", "need_others": "none", "need_last": 1, "made_others": "4", "made_last": 6},
        "This needs a 1; your dice make 4 or 6.",
    ),
    (
        "P-MOD-01",
        lambda: holding(4, 6),
        "modifier pm1 4 plain",
        {"lacks": "value", "need_others": "1", "need_last": 2, "made_others": "4", "made_last": 6},
        "This needs a 1 or 2; your dice make 4 or 6.",
    ),
    (
        "P-TRX-02",
        lambda: holding(3),
        "claim t-a1 6 6 plain",
        {"lacks": "place", "cost": 6, "costs_others": "none", "costs_last": 3},
        "A 6 is not one of its costs: 3.",
    ),
    (
        "P-TRX-09",
        with_mast,
        "pay t-b2 6 5 plain",
        {"lacks": "place", "cost": 6, "costs_others": "3", "costs_last": 5},
        "A 6 is not one of its costs: 3 and 5.",
    ),
    (
        "P-TRX-09",
        with_mast,
        "pay t-b2 3 5 plain",
        {"lacks": "cost", "value": 5, "need_others": "none", "need_last": 3},
        "This needs a 3; the die makes 5.",
    ),
    (
        "P-TRX-08",
        lambda: with_mast(0),
        "pay t-b2 3 3 plain",
        {"transmitter": "t-b2", "cost": 3},
        "The 3 of Junction Mast is paid already.",
    ),
    (
        "P-ACT-G8",
        lambda: holding(2, 1),
        "fly n9",
        {"case": "far", "location": "n9", "away": 4, "left": 2},
        "It is 4 segments to n9; your dice fly at most 2.",
    ),
    (
        "P-ACT-G8",
        lambda: holding(3, 5, place="n9"),
        "fly n7",
        {
            "case": "exact",
            "location": "n7",
            "length_others": "none",
            "length_last": 2,
            "made_others": "3",
            "made_last": 5,
        },
        "A flight to n7 takes 2 segments; your dice make 3 or 5.",
    ),
    (
        "P-ACT-G8",
        lambda: holding(3, 3, place="n9"),
        "fly n6",
        {
            "case": "choose",
            "location": "n6",
            "length_others": "none",
            "length_last": 3,
            "made_others": "none",
            "made_last": 3,
        },
        "A flight to n6 takes 3 segments: choose a die that makes it.",
    ),
    (
        "P-ACT-G8",
        lambda: holding(place="n9"),
        "fly n6",
        {"case": "spent"},
        "Your dice are spent: no flight is possible.",
    ),
    (
        "P-FLY-02",
        lambda: flying("n9", 2),
        "fly n6",
        {"case": "far", "location": "n6", "away": 3, "left": 2},
        "It is 3 segments to n6; this flight has 2 left.",
    ),
    (
        "P-FLY-02",
        lambda: flying("n9", 4),
        "fly n7",
        {"case": "exact", "location": "n7", "away": 2, "left": 4},
        "No way to n7 has exactly 4 segments.",
    ),
    (
        "P-FLY-G5",
        lambda: flying("n2", 6, "n48", "n45"),
        "fly n46",
        {"location": "n46", "left": 3},
        "After n46, no way has exactly 3 segments.",
    ),
    (
        "P-EFF-G29",
        at_gate,
        "launch 2 gate-minus1",
        {"value": 1},
        "No flight of exactly 1 segment visits such a gate.",
    ),
    (
        "P-DEV-02",
        lambda: holding(3, 5),
        "develop gyro-1 n5",
        {"lacks": "gyrodyne"},
        "There is no gyrodyne in your play area: take one first.",
    ),
    (
        "P-DEV-02",
        lambda: with_gyrodynes(0, 1),
        "develop gyro-2 n5",
        {"lacks": "pulsar"},
        "You have claimed no pulsar yet: end a flight at a free one.",
    ),
    (
        "P-GYR-G2",
        no_large_gyrodyne,
        "take gyro-3 4 plain",
        {"gyrodyne": "gyro-3"},
        "No large gyrodyne is left.",
    ),
    (
        "P-EFF-G8",
        gaining,
        "gain gyro-1",
        {"gyrodyne": "gyro-1"},
        "No small gyrodyne is left.",
    ),
    (
        "P-TRX-13",
        linking,
        "die 4",
        {"value": 4, "made_others": "none", "made_last": 3},
        "The link makes a 3, not a 4.",
    ),
    (
        "P-TEC-01",
        lambda: holding(2),
        "patent aii-4a 2 plain",
        {"technology": "aii-4a", "opens": 4, "round": 1},
        "Colony Census opens in round 4; this is round 1.",
    ),
    (
        "P-TEC-06",
        lambda: patented("ai-1a", 1, 2),
        "patent ai-1a 1 plain",
        {"technology": "ai-1a", "places": 2},
        "The places of Green Corridor are taken: 2 of 2.",
    ),
    (
        "P-TEC-07",
        lambda: patented("ai-2a", 1),
        "patent ai-2a 2 plain",
        {"technology": "ai-2a", "places": 1},
        "The only place of Assembly Crews is taken in this round.",
    ),
    (
        "P-TEC-09",
        lambda: patented("ai-2a", 1, count=2),
        "patent ai-2a 2 plain",
        {"technology": "ai-2a", "places": 1},
        "The only place of Assembly Crews is taken.",
    ),
    (
        "P-HQ-02",
        at_hq,
        "project h-a1-m1 1 plain",
        {"project": "h-a1-m1", "needed": 2, "done": 1},
        "Of the projects below Claim Audit, 1 of 2 are complete.",
    ),
    (
        "P-COPY-01",
        lambda: holding(1, cubes=3),
        "copy 3",
        {"cost": 4, "cubes": 3},
        "A copy costs 4 cubes; you have 3.",
    ),
    (
        "P-COPY-02",
        lambda: holding(1, cubes=9, left_over=(3, 5)),
        "copy 4",
        {"value": 4, "held_others": "3", "held_last": 5},
        "No 4 is left on the dice board, only 3 and 5.",
    ),
    (
        "P-EFF-G15",
        lambda: selling(5),
        "buy 3",
        {"lacks": "lots", "limit": 2, "lots": 3, "cost": 3, "cubes": 5},
        "Not more than 2 can be bought, and this is 3.",
    ),
    (
        "P-EFF-G15",
        lambda: selling(1),
        "buy 2",
        {"lacks": "cubes", "limit": 2, "lots": 2, "cost": 2, "cubes": 1},
        "That costs 2 cubes; you have 1.",
    ),
    (
        "P-END-05",
        goal_met,
        "buy 2",
        {"lacks": "lots", "limit": 1, "lots": 2, "cost": 1, "cubes": 9},
        "Not more than 1 can be bought, and this is 2.",
    ),
    (
        "P-VAR-G5",
        lambda: must_use(1, 4),
        "end",
        {"held_others": "1", "held_last": 4},
        "You still hold 1 and 4.",
    ),
    (
        "P-ACT-G14",
        bonus_die,
        "end",
        {"bonus": 3},
        "The bonus die of 3 is still to be used.",
    ),
]
# Actions that these clauses forbid for another reason than a number.
SILENT: Final[list[tuple[Make, str]]] = [
    (lambda: holding(3, place="n9"), "fly n70"),  # no segment leads to an isolated pulsar
    (lambda: holding(3, place="n9"), "fly n9"),  # the ship is there
    (lambda: flying("n9", 2), "fly n7"),  # the flight can end there
    (lambda: flying("n9", 2), "patent ai-1a 6 plain"),  # the flight comes first
    (lambda: holding(1, cubes=9, left_over=()), "copy 4"),  # no die is left on the board
    (lambda: selling(5), "gain gyro-1"),  # nothing of that is asked
    (lambda: with_gyrodynes(0, 1), "develop gyro-1 n5"),  # there is one of another size
]


@pytest.mark.parametrize(("clause", "make", "text", "facts", "sentence"), ROWS)
def test_a_refusal_states_the_numbers_that_decide(
    clause: str, make: Make, text: str, facts: Facts, sentence: str
) -> None:
    assert why(GAME, make(), text) == (clause, facts, sentence)


@pytest.mark.parametrize(("make", "text"), SILENT)
def test_a_refusal_that_no_number_decides_has_none(make: Make, text: str) -> None:
    refusal = GAME.why_not(make(), text)
    assert refusal is not None
    assert (refusal.rule in DECIDING, refusal.facts) == (True, {})


def test_the_table_has_every_clause_that_numbers_decide() -> None:
    assert {clause for clause, *_ in ROWS} == set(DECIDING)


SIDES: Final = {"map-a": StarwayChart("map_a.toml"), "map-b": StarwayChart("map_b.toml")}


@pytest.mark.parametrize("side", SIDES)
def test_lengths_of_flights_equal_those_listed_the_slow_way(side: str) -> None:
    chart, random = SIDES[side], Random(5)
    for start in random.sample(chart.places, 8):
        ends = {length: {trail[-1] for trail in chart.trails(start, length)} for length in range(1, 6)}
        for end in chart.kind:
            expected = {length for length, found in ends.items() if end in found}
            assert lengths_of_flights(node(start), node(end), (), 5) == expected, (start, end)
            away = distances_to(node(end), ()).get(node(start), 9)
            assert end == start or (min(expected, default=9) == away if away < 6 else not expected)
