"""Refusals with numbers: what an action takes, and what there is."""

from collections.abc import Callable
from typing import Final

import pytest

from astrarium.core.game import Facts
from astrarium.games.cosmic_pioneers.position import CosmicPosition
from astrarium.games.cosmic_pioneers.rules import codes, columns, steps
from astrarium.games.cosmic_pioneers.screen.refusals import DECIDING
from tests.rules.cosmic_pioneers.board import (
    GAME,
    begin,
    lay_goods,
    load,
    phase,
    place_ship,
    set_level,
    set_own,
    settle_row,
    table,
)
from tests.table import apply, why

Make = Callable[[], CosmicPosition]


def played(position: CosmicPosition, *texts: str) -> CosmicPosition:
    """Return `position` after the events `texts`."""
    apply(GAME, position, *texts)
    return position


def gate(*cargo: str, credit: int = 0, weapons: int = 1, cargo_level: int = 1) -> CosmicPosition:
    """Return the stop of seat 0 on the Jumpgate with this cargo."""
    s = table()
    set_level(s, 0, "cargo", cargo_level)
    set_level(s, 0, "weapons", weapons)
    load(s, 0, *cargo)
    set_own(s, 0, columns.CREDITS, credit)
    phase(s, steps.ADVENTURE, sector="r0")
    return s


def free_level() -> CosmicPosition:
    """Return the choice of a free level by seat 0, whose bombs are at the top."""
    s = table()
    set_level(s, 0, "bombs", 3)
    begin(s, steps.LEVEL)
    return s


def surplus() -> CosmicPosition:
    """Return the choice of seat 0 whether a colonist without a slot goes aboard."""
    s = table()
    settle_row(s, "r2", "BBBB")
    set_level(s, 0, "cargo", 3)
    phase(s, steps.ADVENTURE, sector="r2")
    return played(s, "roll 5")


def sold_out() -> CosmicPosition:
    """Return a choice of goods where no red token is left."""
    s = table(scenario="freight-run")
    lay_goods(s, "r3", *["red"] * 5)
    phase(s, steps.ADVENTURE, sector="r0")
    return s


def crash(sector: str) -> CosmicPosition:
    """Return the choice of a crash site for the ship of seat 0."""
    s = table()
    place_ship(s, 0, sector)
    begin(s, steps.CRASH)
    return s


def deploy(sector: str, slots: str, *cargo: str, goods: tuple[str, ...] = ()) -> CosmicPosition:
    """Return phase 4 of seat 0 at a planet with these life forms and goods on it."""
    s = table(commanders=("okoro", "lindqvist", "amari"))
    settle_row(s, sector, slots)
    load(s, 0, *cargo)
    lay_goods(s, sector, *goods)
    phase(s, steps.DEPLOY, sector=sector)
    return s


def transferred(position: CosmicPosition, number: int) -> CosmicPosition:
    """Return `position` after `number` loads and unloads."""
    position.stage = number
    return position


ROWS: Final[list[tuple[str, Make, str, Facts, str]]] = [
    (
        "C-MOVE-01",
        table,
        "move r5",
        {"place": "maul", "sector": "r5", "steps": 5, "reach": 2},
        "It is 5 sectors to Maul (r5); your ship reaches 2.",
    ),
    (
        "C-MOVE-01",
        table,
        "move r9",
        {"place": "ember", "sector": "r9", "steps": 3, "reach": 2},
        "It is 3 sectors to Ember (r9); your ship reaches 2.",
    ),
    (
        "C-CRASH-01",
        lambda: crash("r5"),
        "crash r3",
        {"place": "sump", "sector": "r3", "steps": 2, "nearest": 1},
        "It is 2 sectors to Sump (r3); the nearest planet is 1 away.",
    ),
    (
        "C-JUMP-04",
        lambda: gate(credit=400),
        "raise weapons 2",
        {"levels": 2, "cost": 1000, "credits": 600},
        "2 levels cost 1,000 credits; you have 600.",
    ),
    (
        "C-JUMP-05",
        lambda: played(gate("colonist", cargo_level=3), "pass"),
        "embark 4",
        {"number": 4, "room": 3, "reserve": 14},
        "Not 4 colonists: your hold has room for 3, your reserve has 14.",
    ),
    (
        "C-ADV-05",
        surplus,
        "aboard 2",
        {"number": 2, "room": 4, "surplus": 1},
        "Not 2 colonists: your hold has room for 4, and without a slot: 1.",
    ),
    (
        "C-CMD-02",
        free_level,
        "raise weapons 2",
        {"levels": 2},
        "One level is free, not 2.",
    ),
    (
        "C-GAP-09",
        free_level,
        "raise bombs 1",
        {"attribute": "bombs", "level": 3, "top": 3},
        "Bombs: you have level 3, and 3 is the highest.",
    ),
    (
        "C-NOTE-21",
        lambda: gate(credit=5000, weapons=2),
        "raise weapons 2",
        {"attribute": "weapons", "level": 2, "top": 3},
        "Weapons: you have level 2, and 3 is the highest.",
    ),
    (
        "C-GAP-37",
        lambda: deploy("r2", "Aq"),
        "load 2",
        {"level": 1, "needed": 3},
        "Aliens come aboard at Cargo level 3; yours is 1.",
    ),
    (
        "C-GAP-39",
        sold_out,
        "buy red",
        {"left": 0},
        "Tokens of this colour left: 0.",
    ),
    (
        "C-GAP-78",
        lambda: transferred(deploy("r1", "A", "colonist"), codes.MAX_TRANSFERS),
        "unload colonist",
        {"done": 40, "limit": 40},
        "You have made 40 of 40 loads and unloads.",
    ),
    (
        "C-GAP-78",
        lambda: transferred(deploy("r1", "A", "colonist"), codes.MAX_TRANSFERS - 1),
        "load 1",
        {"done": 39, "limit": 40},
        "You have made 39 of 40 loads and unloads.",
    ),
    (
        "C-GAP-79",
        lambda: deploy("r1", "ABBB", "colonist", "colonist", goods=("blue",)),
        "take blue",
        {"aboard": 2, "capacity": 2, "over": 0},
        "Your hold is full: 2 of 2 slots are taken.",
    ),
    (
        "C-GAP-79",
        lambda: played(deploy("r5", "AAABB", "colonist", "blue"), "load 1"),
        "pass",
        {"aboard": 3, "capacity": 2, "over": 1},
        "Your hold is too full: 3 pieces for 2 slots. Unload first: 1.",
    ),
    (
        "C-GAP-88",
        lambda: deploy("r1", "ABBB", "colonist"),
        "unload colonist",
        {"place": "ravan", "slots": 4},
        "No slot is free on Ravan: 4 of 4 are taken.",
    ),
]
# Actions that these clauses forbid for another reason than a number.
SILENT: Final[list[tuple[Make, str]]] = [
    (lambda: crash("r5"), "crash r5"),  # the ship is there
    (lambda: crash("r5"), "pass"),  # a site must be chosen
    (surplus, "embark 1"),  # that comes later
    (
        lambda: played(deploy("r1", "A.BB", "blue", goods=("green",)), "load 1"),
        "unload colonist",
    ),  # it was just loaded
    (lambda: deploy("r1", "BBBB", "red"), "unload colonist"),  # none is aboard
    (lambda: deploy("r1", "ABBB", "red"), "load 5"),  # there is no such slot
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
