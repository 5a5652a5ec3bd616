"""Every card and tile does what is printed on it; the expected figures are written by hand."""

import tomllib
from collections.abc import Iterator, Sequence
from importlib.resources import files
from itertools import pairwise

import pytest

from astrarium.core.state import OVER
from astrarium.games.pulsar2849.components import constants, schema
from astrarium.games.pulsar2849.components.tables import (
    CARD_NAMES,
    FACES,
    FIRST_TRANSMITTER,
    TILE_DESIGN,
    TILE_NAMES,
)
from astrarium.games.pulsar2849.position import PulsarPosition
from astrarium.games.pulsar2849.rules import columns, steps
from astrarium.games.pulsar2849.rules.counting import count
from tests.rules.pulsar2849.board import (
    GAME,
    acting,
    finish_round,
    gyrodyne,
    joined,
    markers,
    offer,
    own_tech,
    place_ship,
    points,
    reasons,
    ring,
    set_own,
    station,
    tech_number,
    transmitter,
    uncover,
)
from tests.table import apply, legal, refused

Change = dict[str, int]
Table = dict[str, object]

FIGURES = {
    "vp": columns.POINTS,
    "cubes": columns.CUBES,
    "pm1": columns.PM1,
    "plus2": columns.PLUS2,
    "small": columns.AREA,
    "medium": columns.AREA + 1,
    "large": columns.AREA + 2,
    "blue": columns.BLUE_STATIONS,
    "extra": columns.EXTRA,
    "spinning-m": columns.SPINNING + 1,
    "rings-left": columns.RINGS_LEFT,
}
# What the rich seat of the tests below has.
RICH = {
    "stations": 18,
    "blue_stations": 10,
    "lifeless_stations": 8,
    "rings": 5,
    "gyrodynes_on_board": 4,
    "spinning": 3,
    "spinning_sizes": 1,
    "transmitters_online": 9,
    "links": 4,
    "longest_array": 5,
    "patents": 7,
    "patents_end": 0,
    "awards": 2,
    "modifiers": 13,
}


def figures(s: PulsarPosition) -> Change:
    """Return what seat 0 has of the things that cards give; dice by value."""
    found = {name: int(s.get(0, what)) for name, what in FIGURES.items()}
    found |= {f"silver-{value}": int(s.hand[value]) for value in range(1, 7)}
    found["bonus"] = int(s.bonus)
    found["initiative"] = next(int(s.space[place]) for place in range(s.seats) if s.track[place] == 0)
    return found


def change(s: PulsarPosition, *texts: str) -> Change:
    """Play events and return what changes for seat 0; the figures of other seats must not change."""
    before, others = figures(s), list(s.own[columns.OWN :])
    apply(GAME, s, *texts)
    assert list(s.own[columns.OWN :]) == others
    return {name: number - before[name] for name, number in figures(s).items() if number != before[name]}


def in_play(tech: str) -> dict[str, str]:
    """Return the options that bring the board of a technology into play."""
    board = tech.partition("-")[0]
    chosen = {"board_1": "ai", "board_2": "aii", "board_3": "aiii"}
    chosen[f"board_{len(board) - 1}"] = board
    return chosen


def table_of(tech: str, dice: Sequence[int], round_number: int = 8) -> PulsarPosition:
    """Return the turn of seat 0 with the board of a technology in play, without cubes for engineering."""
    boards = in_play(tech)
    s = acting(
        dice,
        round_number=round_number,
        board_1=boards["board_1"],
        board_2=boards["board_2"],
        board_3=boards["board_3"],
    )
    markers(s, 1, (1, 7), (2, 7), (0, 8))
    return s


def make_rich(s: PulsarPosition) -> None:
    """Give seat 0 the things of RICH."""
    for place in ("n5", "n11", "n16"):
        gyrodyne(s, 0, place, 1, spinning=True)
    gyrodyne(s, 0, "n22", 2)
    ring(s, 0, "n28")
    chain = ("t-a5", "t-a3", "t-b4", "t-b2", "t-c1")
    for name in (*chain, "t-a1", "t-c2", "t-b1", "t-a2"):
        transmitter(s, 0, name, online=True)
    for first, second in pairwise(chain):
        joined(s, first, "right", second, "left")
    owned = {
        columns.BLUE_STATIONS: 10,
        columns.LIFELESS_STATIONS: 8,
        columns.PATENTS: 7,
        columns.AWARDS: 2,
        columns.PM1: 11,
        columns.PLUS2: 2,
    }
    for what, number in owned.items():
        set_own(s, 0, what, number)


def test_every_counter_counts_its_own_things() -> None:
    s = table_of("ai-1a", ())
    make_rich(s)
    assert {name: int(count(s, 0, number)) for number, name in enumerate(constants.COUNTERS)} == RICH


ONE_SHOT: dict[str, tuple[int, tuple[str, ...], Change]] = {
    "ai-2b": (5, ("ring n70", "gain gyro-2"), {"rings-left": -1, "medium": 1}),
    "aii-3a": (3, (), {"silver-3": -1, "silver-2": 1, "bonus": 2}),
    "aii-4a": (2, (), {"vp": 18}),
    "aii-4b": (4, ("jump n84", "discover sys-11", "bonus pictured"), {"cubes": 2, "blue": 1}),
    "aii-5a": (1, (), {"cubes": 3}),
    "aii-5b": (5, ("explore exp-vp4", "explore exp-vp5"), {"vp": 9, "pm1": 1, "plus2": 1}),
    "aiii-6a": (4, (), {"silver-4": -1, "silver-3": 1, "bonus": 2}),
    "bi-2a": (2, ("gain gyro-1",), {"small": 1, "plus2": 1, "cubes": 2}),
    "bii-3b": (2, ("ring n71",), {"rings-left": -1, "cubes": 1}),
    "bii-4a": (3, (), {"vp": 16}),
    "bii-4b": (5, (), {"silver-5": -1, "silver-4": 1, "bonus": 4}),
    "bii-5a": (3, ("explore exp-vp4",), {"vp": 4, "cubes": 3}),
    "bii-5b": (4, ("settle n3 blue",), {"vp": 4, "blue": 1}),
    "cii-4b": (6, ("gain gyro-3",), {"spinning-m": 1, "large": 1}),
    "cii-5a": (1, (), {"pm1": 2, "plus2": 1, "cubes": 1}),
    "cii-5b": (5, (), {"vp": 10}),
    "ciii-8a": (
        6,
        ("jump n84", "discover sys-11", "bonus pictured", "explore exp-vp4"),
        {"cubes": 2, "blue": 1, "vp": 4},
    ),
    "dii-3b": (5, (), {"silver-5": -1, "silver-2": 1, "bonus": 5}),
    "dii-4a": (1, (), {"cubes": 4, "pm1": 1}),
    "dii-4b": (3, ("ring n76",), {"rings-left": -1, "small": 1}),
    "dii-5a": (3, (), {"vp": 6, "pm1": 1}),
    "diii-8a": (1, (), {"vp": 3, "initiative": -3}),
}


@pytest.mark.rule("P-TEC-04")
@pytest.mark.parametrize("tech", ONE_SHOT)
def test_what_a_technology_gives_at_once(tech: str) -> None:
    cost, texts, expected = ONE_SHOT[tech]
    s = table_of(tech, (cost,))
    make_rich(s)
    uncover(s, "n3", "sys-04")
    found = change(s, f"patent {tech} {cost} plain", *texts)
    assert found == {f"silver-{cost}": -1} | expected
    assert s.step() == steps.ACT


# Each event with a way to bring it about, and all events that happen on this way.
DEEDS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "patent": (("patent aiii-6b 6 plain",), ("patent",)),
    "reveal": (
        ("launch 1 plain", "fly n4", "launch 2 plain", "fly n3", "discover sys-14", "fly n2"),
        ("reveal", "station"),
    ),
    "station": (("launch 1 plain", "fly n6"), ("station",)),
    "end_bonus": (
        (
            *("launch 1 plain", "fly n6", "launch 2 plain", "fly n7", "fly n8"),
            *("launch b1 plain", "fly n9", "bonus pictured"),
        ),
        ("station", "station", "end_bonus"),
    ),
    "claim_by_ship": (
        ("launch 1 plain", "fly n4", "launch b1 plain", "fly n5", "ring n5"),
        ("claim_by_ship",),
    ),
    "develop": (("develop gyro-1 n11",), ("develop",)),
    "take_gyrodyne": (("take gyro-1 1 plain",), ("take_gyrodyne",)),
    "finish_gyrodyne": (("finish gyro-1 3 plain",), ("finish_gyrodyne",)),
    "transmitter_die": (("claim t-a2 5 5 plain", "array"), ("transmitter_die",)),
    "transmitter_online": (("claim t-a1 3 3 plain", "array"), ("transmitter_die", "transmitter_online")),
    "link": (
        ("claim t-b4 4 4 plain", "join left t-a3 right"),
        ("transmitter_die", "transmitter_online", "link"),
    ),
}
WHEN: dict[str, dict[str, Change]] = {
    "ai-1a": {},
    "ai-1b": {"patent": {"vp": 2}},
    "ai-1c": {"claim_by_ship": {"vp": 3}},
    "ai-2a": {"finish_gyrodyne": {"vp": 3}},
    "ai-2c": {"transmitter_die": {"vp": 1}},
    "bi-1a": {"patent": {"cubes": 1}},
    "bi-1b": {"station": {"vp": 1}},
    "bi-1c": {"develop": {"vp": 3}},
    "bi-2b": {"finish_gyrodyne": {"vp": 1}},
    "bi-2c": {"transmitter_online": {"vp": 3}},
    "ci-1a": {"patent": {"cubes": 1}},
    "ci-1b": {"end_bonus": {"vp": 2}},
    "ci-1c": {"claim_by_ship": {"cubes": 2}},
    "ci-2a": {"transmitter_online": {"cubes": 1}},
    "ci-2b": {},
    "ci-2c": {"claim_by_ship": {"vp": 1}},
    "cii-3b": {"finish_gyrodyne": {"vp": 1}},
    "cii-4a": {},
    "di-1a": {"reveal": {"vp": 1}},
    "di-1b": {"take_gyrodyne": {"vp": 1}},
    "di-1c": {"link": {"vp": 3}, "transmitter_online": {"cubes": 1}},
    "di-2a": {},
    "di-2c": {},
    "dii-5b": {"finish_gyrodyne": {"vp": 4}},
}


def busy(tech: str, owned: bool) -> PulsarPosition:
    """Return a position in which every deed in DEEDS is possible, except the abilities of flights."""
    s = table_of(tech, (1, 2, 3, 4, 5, 6))
    s.bonus, s.bonus_had = 1, 1
    uncover(s, "n6", "sys-05")
    station(s, 1, "n6", "blue")
    uncover(s, "n9", "sys-17")
    place_ship(s, 0, "n5")
    ring(s, 0, "n11")
    gyrodyne(s, 0, "n16", 1)
    set_own(s, 0, columns.AREA, 1)
    transmitter(s, 0, "t-a3", online=True)
    offer(s, "t-a2", "t-a1", "t-b4")
    if owned:
        own_tech(s, 0, tech)
    return s


def carry_on(s: PulsarPosition, texts: Sequence[str]) -> tuple[int, int]:
    """Do a deed, decline what abilities offer besides, and return the VP and cubes of seat 0."""
    for text in texts:
        while refused(GAME, s, text) and "pass" in legal(GAME, s):
            apply(GAME, s, "pass")
        apply(GAME, s, text)
    while "pass" in legal(GAME, s):
        apply(GAME, s, "pass")
    return points(s, 0), int(s.get(0, columns.CUBES))


@pytest.mark.rule("P-EFF-G3")
@pytest.mark.parametrize("deed", DEEDS)
@pytest.mark.parametrize("tech", WHEN)
def test_what_a_technology_gives_for_each_event(tech: str, deed: str) -> None:
    texts, events = DEEDS[deed]
    gains = [WHEN[tech].get(event, {}) for event in events]
    plain_points, plain_cubes = carry_on(busy(tech, owned=False), texts)
    found_points, found_cubes = carry_on(busy(tech, owned=True), texts)
    assert found_points - plain_points == sum(gain.get("vp", 0) for gain in gains)
    assert found_cubes - plain_cubes == sum(gain.get("cubes", 0) for gain in gains)


FREE: dict[str, tuple[str, ...]] = {
    "ai-1a": ("gate",),
    "ai-2a": ("finish_gyrodyne",),
    "ai-2c": ("transmitter",),
    "bi-1a": ("patent",),
    "ci-2c": ("fly",),
    "cii-3b": ("take_gyrodyne", "finish_gyrodyne"),
    "di-1b": ("take_gyrodyne",),
}
ZERO: dict[str, tuple[str, ...]] = {
    "bi-2b": ("take_gyrodyne", "finish_gyrodyne"),
    "ci-2a": ("transmitter",),
    "di-2a": ("patent",),
}
SHIFTED = {
    "gate": ("launch 3 gate-minus1", "launch 3 gate-plus1"),
    "fly": ("launch 3 free-minus1", "launch 3 free-plus1"),
    "modifier": ("modifier pm1 3 free-minus1", "modifier pm1 1 free-plus1"),
    "take_gyrodyne": ("take gyro-2 3 free-minus1", "take gyro-3 3 free-plus1"),
    "finish_gyrodyne": ("finish gyro-1 4 free-minus1", "finish gyro-1 2 free-plus1"),
    "transmitter": ("claim t-a2 5 6 free-minus1", "claim t-a1 3 2 free-plus1"),
    "patent": ("patent aiii-7b 6 free-minus1", "patent aiii-6b 5 free-plus1"),
}
ZEROED = {
    "modifier": "modifier pm1 1 minus1",
    "take_gyrodyne": "take gyro-3 1 minus1",
    "finish_gyrodyne": "finish gyro-1 1 minus1",
    "transmitter": "claim t-a2 5 1 minus1",
    "patent": "patent aiii-6b 1 minus1",
}


@pytest.mark.rule("P-EFF-G5")
@pytest.mark.parametrize("tech", WHEN)
def test_which_dice_a_technology_changes(tech: str) -> None:
    s = busy(tech, owned=True)
    allowed = {action for action, texts in SHIFTED.items() if not refused(GAME, s, texts[0])}
    assert allowed == {action for action, texts in SHIFTED.items() if not refused(GAME, s, texts[1])}
    assert allowed == set(FREE.get(tech, ()))
    assert {action for action, text in ZEROED.items() if not refused(GAME, s, text)} == set(
        ZERO.get(tech, ())
    )


@pytest.mark.rule("P-EFF-G17")
@pytest.mark.parametrize("tech", WHEN)
def test_only_spare_dies_make_copying_cheaper(tech: str) -> None:
    s = table_of(tech, ())
    own_tech(s, 0, tech)
    set_own(s, 0, columns.CUBES, 3)
    assert refused(GAME, s, "copy 3") == ("" if tech == "cii-4a" else "P-COPY-01")


@pytest.mark.rule("P-EFF-G11")
@pytest.mark.rule("P-EFF-G12")
@pytest.mark.parametrize("tech", WHEN)
def test_only_two_technologies_do_something_in_passing(tech: str) -> None:
    s = table_of(tech, (4,))
    own_tech(s, 0, tech)
    uncover(s, "n6", "sys-05")
    place_ship(s, 0, "n4")
    apply(GAME, s, "launch 4 plain", "fly n5", "fly n6", "fly n7", "fly n8")
    asked = {"ci-2b": ["ring n5", "pass"], "di-2c": ["land n6", "pass"]}
    assert legal(GAME, s, "ring") + legal(GAME, s, "land") + legal(GAME, s, "pass") == asked.get(tech, [])


PER_PRODUCTION = {"aii-3b": 3, "bii-3a": 4, "cii-3a": 4, "di-2b": 2, "dii-3a": 1, "diii-6b": 9}
AT_THE_END = {
    "aiii-6b": 12,
    "aiii-7a": 4,
    "aiii-8a": 9,
    "biii-6a": 10,
    "biii-7a": 8,
    "biii-7b": 18,
    "biii-8a": 6,
    "ciii-6a": 18,
    "ciii-6b": 12,
    "ciii-7a": 6,
    "ciii-7b": 6,
    "diii-6a": 16,
    "diii-7a": 10,
    "diii-7b": 10,
}
SOLD = {"cii-3a": "buy 2", "aiii-8a": "buy 1", "ciii-7a": "buy 2"}


def brought(s: PulsarPosition, tech: str) -> list[tuple[str, int]]:
    """Return what a technology of seat 0 brings when the last round ends, with the clauses."""
    s.sources = []
    found = finish_round(s)
    if tech in SOLD:
        found += reasons(s, SOLD[tech])
    while s.actor != OVER:
        found += reasons(s, "pass")
    card = tech_number(tech)
    return [
        (rule, amount)
        for (seat, rule, amount), source in zip(found, s.sources, strict=True)
        if (seat, source) == (0, card)
    ]


@pytest.mark.rule("P-TEC-11")
@pytest.mark.rule("P-TEC-12")
@pytest.mark.parametrize(("tech", "vp"), [*PER_PRODUCTION.items(), *AT_THE_END.items()])
def test_what_a_technology_brings_in_production_or_at_the_end(tech: str, vp: int) -> None:
    s = table_of(tech, ())
    make_rich(s)
    own_tech(s, 0, tech)
    if tech in SOLD:
        set_own(s, 0, columns.CUBES, 6)
    rule = "P-END-03" if tech in AT_THE_END else "P-PROD-G9" if tech in SOLD else "P-PROD-17"
    assert brought(s, tech) == [(rule, vp)]


@pytest.mark.rule("P-END-19")
def test_phantom_colonies_count_two_more_stations() -> None:
    for number, vp in ((0, 2), (4, 12 - 6)):
        s = table_of("biii-6b", ())
        own_tech(s, 0, "biii-6b")
        set_own(s, 0, columns.BLUE_STATIONS, number)
        assert (0, "P-END-19", vp) in finish_round(s)


@pytest.mark.rule("P-TECA-16")
def test_visionary_plan_makes_a_goal_count() -> None:
    s = table_of("aiii-7b", ())
    own_tech(s, 0, "aiii-7b")
    assert not [rule for _, rule, _ in finish_round(s) if rule == "P-END-04"]
    assert (0, "P-TECA-16", 5) in reasons(s, "meet g2a")


@pytest.mark.rule("P-EFF-G16")
@pytest.mark.parametrize(("number", "vp"), list(enumerate((0, 2, 4, 6, 6, 6))))
def test_living_worlds_pays_for_blue_stations_up_to_three(number: int, vp: int) -> None:
    s = table_of("ciii-7b", ())
    own_tech(s, 0, "ciii-7b")
    set_own(s, 0, columns.BLUE_STATIONS, number)
    set_own(s, 0, columns.LIFELESS_STATIONS, 2)
    assert sum(amount for _, amount in brought(s, "ciii-7b")) == vp


@pytest.mark.rule("P-EFF-G16")
@pytest.mark.parametrize(("number", "vp"), list(enumerate((0, 2, 4, 6, 8, 10, 10, 10))))
def test_fine_tuning_pays_for_modifiers_up_to_five(number: int, vp: int) -> None:
    s = table_of("diii-7a", ())
    own_tech(s, 0, "diii-7a")
    set_own(s, 0, columns.PM1, number // 2)
    set_own(s, 0, columns.PLUS2, number - number // 2)
    assert sum(amount for _, amount in brought(s, "diii-7a")) == vp


@pytest.mark.rule("P-EFF-G16")
@pytest.mark.parametrize(("number", "vp"), list(enumerate((0, 0, 1, 3, 6, 10, 15))))
def test_claim_ladder_pays_by_its_table(number: int, vp: int) -> None:
    s = table_of("diii-7b", ())
    own_tech(s, 0, "diii-7b")
    set_own(s, 0, columns.RINGS_LEFT, 6 - number)
    assert sum(amount for _, amount in brought(s, "diii-7b")) == vp


@pytest.mark.rule("P-EFF-G16")
@pytest.mark.parametrize(("number", "vp"), list(enumerate((0, 0, 3, 7, 12, 18, 18))))
def test_longest_chain_pays_by_its_table(number: int, vp: int) -> None:
    s = table_of("ciii-6a", ())
    own_tech(s, 0, "ciii-6a")
    link_up(s, number)
    assert sum(amount for _, amount in brought(s, "ciii-6a")) == vp


CHAIN = ("t-a1", "t-a3", "t-b4", "t-b2", "t-c1", "t-c2")


def link_up(s: PulsarPosition, number: int) -> None:
    """Give seat 0 an array of `number` transmitters online."""
    for name in CHAIN[:number]:
        transmitter(s, 0, name, online=True)
    for first, second in pairwise(CHAIN[:number]):
        joined(s, first, "right", second, "left")


TRANSMITTERS: dict[
    str, tuple[tuple[int, ...], tuple[int | None, int | None], tuple[str, ...], Change, Change]
] = {
    "t-a1": ((3,), (1, 2), (), {}, {"cubes": 1}),
    "t-a2": ((1, 5), (None, 3), ("explore exp-vp4",), {"vp": 4}, {"vp": 1}),
    "t-a3": ((2, 4), (2, 0), (), {"pm1": 1}, {"cubes": 2}),
    "t-a4": ((2, 5), (3, None), ("ring n70",), {"rings-left": -1}, {"vp": 1}),
    "t-a5": ((1, 6), (1, 3), (), {}, {"cubes": 1, "vp": 1}),
    "t-a6": ((4,), (2, 2), (), {}, {"cubes": -1, "vp": 2}),
    "t-b1": ((2, 6), (3, 1), (), {"cubes": 2}, {"vp": 2}),
    "t-b2": ((3, 5), (2, 2), (), {"vp": 3}, {"cubes": 1, "vp": 1}),
    "t-b3": ((1, 2, 4), (3, None), ("ring n71",), {"rings-left": -1, "large": 1}, {"vp": 3}),
    "t-b4": ((4,), (0, 3), (), {"vp": 2}, {"cubes": 1}),
    "t-b5": ((1, 5), (1, 2), (), {"cubes": 2}, {"cubes": -2, "vp": 5}),
    "t-b6": ((3, 6), (None, 2), ("explore exp-vp5",), {"vp": 5}, {"vp": 1}),
    "t-c1": ((2, 5), (2, 3), (), {"vp": 8}, {"vp": 1}),
    "t-c2": ((1, 3, 6), (3, 3), (), {"vp": 12}, {"vp": 2}),
    "t-c3": ((4, 6), (None, 3), (), {"vp": 6}, {"vp": 3}),
    "t-c4": ((2, 3), (1, 2), ("ring n76",), {"rings-left": -1, "vp": 2}, {"cubes": -2, "vp": 5}),
    "t-c5": ((1, 5), (2, 1), (), {"cubes": 4, "vp": 3}, {"cubes": 1, "vp": 2}),
    "t-c6": ((3, 4, 5), (3, 0), ("explore exp-vp4",), {"vp": 9 + 4}, {"cubes": 1, "vp": 1}),
}
TWICE = {"t-a1", "t-a3", "t-b2", "t-b4", "t-c2", "t-c5"}


def design_of(tile: str) -> str:
    """Return the design of a tile."""
    return CARD_NAMES[FIRST_TRANSMITTER + TILE_DESIGN[TILE_NAMES.index(tile)]]


def test_the_transmitters_are_those_written_down() -> None:
    assert {design_of(tile) for tile in TILE_NAMES} == set(TRANSMITTERS)
    assert {tile for tile in TILE_NAMES if tile.count("-") == 2} == {f"{design}-2" for design in TWICE}


@pytest.mark.rule("P-TRX-11")
@pytest.mark.rule("P-PROD-11")
@pytest.mark.parametrize("tile", TILE_NAMES)
def test_costs_bonus_and_yield_of_a_transmitter(tile: str) -> None:
    costs, _, texts, bonus, production = TRANSMITTERS[design_of(tile)]
    s = acting(costs)
    markers(s, 1, (1, 7), (2, 7), (0, 8))
    set_own(s, 0, columns.CUBES, 2)
    offer(s, tile)
    payments = [f"pay {tile} {cost} {cost} plain" for cost in costs[1:]]
    found = change(s, f"claim {tile} {costs[0]} {costs[0]} plain", *payments, *texts)
    assert found == {f"silver-{cost}": -1 for cost in costs} | bonus
    before = figures(s)
    finish_round(s)
    if "buy 1" in legal(GAME, s):
        apply(GAME, s, "buy 1")
    after = figures(s)
    assert {name: after[name] - before[name] for name in after if after[name] != before[name]} == production


@pytest.mark.rule("P-TRX-16")
@pytest.mark.rule("P-TRX-18")
@pytest.mark.parametrize("end", [0, 1])
@pytest.mark.parametrize("tile", TILE_NAMES)
def test_half_dice_of_a_transmitter(tile: str, end: int) -> None:
    halves = TRANSMITTERS[design_of(tile)][1]
    other = "t-b4-2" if tile == "t-b4" else "t-b4"
    s = acting((4,))
    transmitter(s, 0, tile, online=True)
    offer(s, other)
    apply(GAME, s, f"claim {other} 4 4 plain")
    join = f"join left {tile} {('left', 'right')[end]}"
    if halves[end] is None:
        assert refused(GAME, s, join) == "P-TRX-16"
    elif end == 1 and halves[0] == halves[1]:
        assert refused(GAME, s, join) == "P-TRX-G17"
    else:
        apply(GAME, s, join)
        assert legal(GAME, s, "die") == ([f"die {halves[end]}"] if halves[end] else [])


@pytest.mark.rule("P-TRX-G12")
@pytest.mark.parametrize("design", TRANSMITTERS)
def test_only_the_beacon_array_has_a_lasting_ability(design: str) -> None:
    s = acting(TRANSMITTERS[design][0] + (3,))
    set_own(s, 0, columns.CUBES, 3)
    transmitter(s, 0, design)
    texts = [f"pay {design} {cost} {cost} plain" for cost in TRANSMITTERS[design][0]]
    apply(GAME, s, *texts, *TRANSMITTERS[design][2])
    free = {text for pair in SHIFTED.values() for text in pair if not refused(GAME, s, text)}
    assert free == (set(SHIFTED["fly"]) if design == "t-b6" else set())
    assert refused(GAME, s, "copy 3") == ("" if s.get(0, columns.CUBES) > 3 else "P-COPY-01")


PICTURED: dict[str, tuple[Change, tuple[str, ...]]] = {
    "sys-01": ({"bonus": 1}, ()),
    "sys-02": ({"bonus": 1}, ()),
    "sys-03": ({"bonus": 2}, ()),
    "sys-04": ({"small": 1, "pm1": 1}, ()),
    "sys-05": ({"medium": 1, "pm1": 1}, ()),
    "sys-06": ({"large": 1, "pm1": 1}, ()),
    "sys-07": ({}, ("small", "medium", "large")),
    "sys-08": ({}, ("small", "medium")),
    "sys-09": ({}, ("small", "large")),
    "sys-10": ({}, ("medium", "large")),
    "sys-11": ({"cubes": 2}, ()),
    "sys-12": ({"cubes": 1, "pm1": 1}, ()),
    "sys-13": ({"cubes": 1, "plus2": 1}, ()),
    "sys-14": ({"pm1": 2}, ()),
    "sys-15": ({"pm1": 1, "plus2": 1}, ()),
    "sys-16": ({"pm1": 1, "plus2": 1}, ()),
    "sys-17": ({"cubes": 2}, ()),
}
SIZES = {"small": "gain gyro-1", "medium": "gain gyro-2", "large": "gain gyro-3"}


@pytest.mark.rule("P-STN-07")
@pytest.mark.parametrize("tile", PICTURED)
def test_the_pictured_bonus_of_a_system(tile: str) -> None:
    bonus, sizes = PICTURED[tile]
    for size in sizes or ("",):
        s = acting((1,))
        uncover(s, "n6", tile)
        place_ship(s, 0, "n5")
        apply(GAME, s, "launch 1 plain", "fly n6")
        found = change(s, "bonus pictured")
        if size:
            assert legal(GAME, s) == [SIZES[name] for name in sizes]
            found = change(s, SIZES[size])
        assert found == bonus | ({size: 1} if size else {})


EXPLORATION: dict[str, Change] = {
    "exp-vp4": {"vp": 4},
    "exp-vp5": {"vp": 5},
    "exp-cubes": {"cubes": 4},
    "exp-modifiers": {"pm1": 2, "plus2": 1},
    "exp-systems": {"extra": 1},
}


@pytest.mark.rule("P-STN-08")
@pytest.mark.parametrize("tile", EXPLORATION)
def test_what_an_exploration_tile_gives(tile: str) -> None:
    s = acting((1,))
    uncover(s, "n6", "sys-01")
    place_ship(s, 0, "n5")
    apply(GAME, s, "launch 1 plain", "fly n6", "bonus tile")
    assert change(s, f"explore {tile}") == EXPLORATION[tile]
    assert "end" in legal(GAME, s)


GOALS: dict[str, tuple[dict[str, int], int, tuple[tuple[int, int], ...]]] = {
    "g1a": ({"stations": 5, "rings": 3}, 5, ()),
    "g1b": ({"links": 2}, 7, ((1, 2), (3, 5))),
    "g2a": ({"spinning": 1, "transmitters_online": 1}, 5, ((1, 2),)),
    "g2b": ({"lifeless_stations": 3, "modifiers": 2}, 5, ((1, 2),)),
    "g3a": ({"patents": 6}, 5, ((1, 2),)),
    "g3b": ({"spinning_sizes": 3}, 6, ((2, 4),)),
    "g4a": ({"transmitters_online": 4}, 8, ((2, 4), (2, 3))),
    "g4b": ({"blue_stations": 3, "transmitters_online": 1}, 5, ((1, 2),)),
    "g5a": ({"rings": 5}, 7, ((2, 4),)),
    "g5b": ({"patents_end": 1, "awards": 1}, 5, ()),
    "g6a": ({"gyrodynes_on_board": 4}, 6, ((3, 5),)),
    "g6b": ({"stations": 4, "spinning": 2, "transmitters_online": 2, "patents": 3}, 7, ((2, 3),)),
}
FIGURE_OF = {
    "stations": columns.BLUE_STATIONS,
    "blue_stations": columns.BLUE_STATIONS,
    "lifeless_stations": columns.LIFELESS_STATIONS,
    "gyrodynes_on_board": columns.ON_BOARD,
    "spinning": columns.SPINNING,
    "patents": columns.PATENTS,
    "patents_end": columns.END_PATENTS,
    "awards": columns.AWARDS,
    "modifiers": columns.PM1,
}
MEETING = [(goal, "") for goal in GOALS] + [(goal, need) for goal in GOALS for need in GOALS[goal][0]]


def grant(s: PulsarPosition, counter: str, number: int) -> None:
    """Give seat 0 `number` of what a counter counts."""
    if counter == "rings":
        set_own(s, 0, columns.RINGS_LEFT, 6 - number)
    elif counter == "spinning_sizes":
        for size in range(number):
            set_own(s, 0, columns.SPINNING + size, 1)
    elif counter == "links":
        link_up(s, number + 1)
    elif counter == "transmitters_online":
        for name in CHAIN[:number]:
            transmitter(s, 0, name, online=True)
    else:
        set_own(s, 0, FIGURE_OF[counter], number)


@pytest.mark.rule("P-END-04")
@pytest.mark.rule("P-END-05")
@pytest.mark.rule("P-END-06")
@pytest.mark.parametrize(("goal", "short"), MEETING)
def test_needs_points_and_bonuses_of_a_goal(goal: str, short: str) -> None:
    needs, vp, bonuses = GOALS[goal]
    first, second = [other for other in ("g5b", "g6a", "g2b") if other[1] != goal[1]][:2]
    s = acting((), 3, 8, goal_1=goal, goal_2=first, goal_3=second)
    for counter, least in needs.items():
        grant(s, counter, least - (counter == short))
    set_own(s, 0, columns.CUBES, 20)
    found = [(rule, amount) for seat, rule, amount in finish_round(s) if (seat, rule) == (0, "P-END-04")]
    if short:
        assert (found, int(s.actor)) == ([], OVER)
        return
    assert found == [("P-END-04", vp)]
    for (price, bonus), rule in zip(bonuses, ("P-END-05", "P-END-06"), strict=False):
        cubes = s.get(0, columns.CUBES)
        assert (0, rule, bonus) == reasons(s, "buy 1")[0]
        assert s.get(0, columns.CUBES) == cubes - price
    assert s.actor == OVER


def test_a_goal_of_lifeless_stations_counts_no_blue_ones() -> None:
    for goal, what in (("g2b", columns.BLUE_STATIONS), ("g4b", columns.LIFELESS_STATIONS)):
        s = acting((), 3, 8, goal_1=goal, goal_2="g5b", goal_3="g6a")
        set_own(s, 0, what, 9)
        set_own(s, 0, columns.PM1, 2)
        transmitter(s, 0, "t-a1", online=True)
        assert not [rule for _, rule, _ in finish_round(s) if rule == "P-END-04"]


@pytest.mark.rule("P-FLY-10")
def test_a_gate_run_is_gained_and_scored() -> None:
    s = acting((5, 2), hq=True, hq_0="hq-d")
    s.own[columns.FACE] = FACES.index("h-d1")
    s.own[columns.DONE] = 127
    place_ship(s, 0, "n2")
    apply(GAME, s, "project h-d1-top 5 plain", "launch 2 plain", "fly n48", "fly n45")
    assert legal(GAME, s) == ["run h-d1-top magenta", "pass"]
    assert change(s, "run h-d1-top magenta") == {"vp": 6}


# The component files, read without the engine.


def tables(node: object) -> Iterator[Table]:
    """Yield all tables inside a file, from the outside in."""
    if isinstance(node, dict):
        yield node
        for value in node.values():
            yield from tables(value)
    elif isinstance(node, list):
        for value in node:
            yield from tables(value)


def read(name: str) -> list[Table]:
    """Return all tables of a component file."""
    path = files("astrarium.games.pulsar2849").joinpath("components", f"{name}.toml")
    return list(tables(tomllib.loads(path.read_text("utf-8"))))


def words(name: str, key: str) -> set[str]:
    """Return all words at a key anywhere in a component file."""
    return {str(table[key]) for table in read(name) if isinstance(table.get(key), str)}


@pytest.mark.parametrize(
    ("name", "tested"),
    [
        ("technologies", {*ONE_SHOT, *WHEN, *PER_PRODUCTION, *AT_THE_END, "biii-6b", "aiii-7b"}),
        ("transmitters", set(TRANSMITTERS)),
        ("systems", set(PICTURED)),
        ("exploration", set(EXPLORATION)),
        ("goals", set(GOALS)),
    ],
)
def test_every_card_is_tested_here(name: str, tested: set[str]) -> None:
    boards = {str(table["id"]) for table in read(name) if "row" in table}
    assert words(name, "id") - boards == tested


def test_every_kind_event_action_and_counter_occurs_on_a_card() -> None:
    names = ("technologies", "transmitters", "systems", "exploration", "hq")
    lists = {"permanent", "one_shot", "production", "end", "blue", "lifeless"}
    assert set().union(*(words(name, "kind") for name in names)) - lists == set(schema.KINDS)
    assert words("technologies", "event") == set(schema.EVENTS)
    actions = {action for table in read("technologies") for action in _list(table.get("actions"))}
    assert actions == set(schema.ACTIONS) - {"modifier", "project"}
    counted = words("technologies", "per") | words("goals", "count")
    assert counted == set(constants.COUNTERS)


def _list(value: object) -> list[object]:
    return value if isinstance(value, list) else []
