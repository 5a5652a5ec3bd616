"""All 25 planets: every face of every adventure, and the green slots that decide control (catalogue T3)."""

import pytest

from astrarium.core.state import CHANCE
from astrarium.games.cosmic_pioneers.position import CosmicPosition
from astrarium.games.cosmic_pioneers.rules import columns, steps
from tests.rules.cosmic_pioneers.board import (
    GAME,
    NONE,
    RING,
    hold,
    load,
    money,
    phase,
    reserve,
    row,
    set_own,
    settle_row,
    ship,
    table,
)
from tests.table import apply, legal

# Slots from the left (G green, o plain), then faces 2 to 6: C colonists, $ credits, X crash.
T3 = {
    "ravan": "GGoo X C-2 C-2 C+1 $+100",
    "cinder": "GoGoo X C-1 $-100 C+2 $+200",
    "harrow": "GGooo X X C-2 C+2 $+100",
    "maul": "GGGoo X C-1 C+1 C+2 $+100",
    "tarn": "GGoGoo C-2 $-100 C+1 C+2 $+200",
    "vesper": "GGGoo X $-100 C+1 C+1 C+3",
    "ember": "GGGGoo X C+1 C+1 $+100 C+2",
    "fathom": "GoGoo C-2 X $-200 C+2 C+3",
    "drift": "GGGooo X C-1 C+1 C+2 $+200",
    "mirrow": "GoGGoo C-1 C-1 $+100 C+2 C+2",
    "pelagos": "GGGoo C-2 $-100 C+1 C+1 $+200",
    "halcyon": "GGGGoo C-1 C+1 $+100 C+1 C+2",
    "tidewell": "GGoGGoo $-100 C+1 C+2 $+100 $+200",
    "sump": "GGoGoo X $-100 C+1 C+2 C+2",
    "bracken": "GGGoo C-1 C-1 $+100 C+1 C+2",
    "mossfall": "GGGGoo X C+1 C+1 $+200 C+2",
    "verdigris": "GGGoGoo C-1 C+1 $+100 C+1 C+3",
    "lichen": "GGGGooo $-100 C+1 C+1 $+100 $+200",
    "fenholm": "GGGGGooo C+1 C+1 $+100 C+1 C+2",
    "barrow": "oGGoo X X C-1 C+3 $+100",
    "ochre": "GGGoo X $-200 C+1 C+2 $+100",
    "sandglass": "oGGGoo C-1 $-200 C+1 C+2 $+100",
    "loess": "GGGGoo C-1 C+1 C+1 $+100 $+200",
    "saffron": "GGoGGoo $-200 C+1 C+2 $+100 C+2",
    "amberline": "GGGGoGoo C+1 C+1 $+200 C+2 C+2",
}
PLACE = "r5"


def slots_of(planet: str) -> str:
    """Return the row of a planet: G for a green slot, o for a plain one."""
    return T3[planet].split()[0]


def around(planet: str) -> CosmicPosition:
    """Return a table with a planet at r5 and planets on both sides of it."""
    others = [name for name in RING if name != planet]
    return table(ring=[*others[:4], planet, *others[4:10]])


def visit(planet: str) -> CosmicPosition:
    """Return seat 0 at a planet where A and B live, with 500 credits and a colonist aboard."""
    s = around(planet)
    settle_row(s, PLACE, "AB")
    load(s, 0, "colonist")
    set_own(s, 0, columns.CREDITS, 500)
    phase(s, steps.ADVENTURE, sector=PLACE)
    return s


def expected_row(planet: str, change: int) -> str:
    """Return the row of A and B with `change` more colonists of A, or fewer from the right if negative."""
    colonists = "AB" + "A" * change if change > 0 else "AB"[: 2 + change]
    return colonists.ljust(len(slots_of(planet)), ".")


@pytest.mark.rule("C-ADV-02")
@pytest.mark.rule("C-ADV-03")
@pytest.mark.rule("C-NOTE-19")
@pytest.mark.parametrize("face", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("planet", T3)
def test_every_face_of_every_planet_does_what_is_printed(planet: str, face: int) -> None:
    s = visit(planet)
    apply(GAME, s, f"roll {face}")
    line = T3[planet].split()[face - 1]
    colonists = int(line[1:]) if line.startswith("C") else 0
    credit = int(line[1:]) if line.startswith("$") else 0
    assert (row(s, PLACE), money(s, 0)) == (expected_row(planet, colonists), 500 + credit)
    lost = expected_row(planet, 0).count("A") - expected_row(planet, colonists).count("A")
    assert (reserve(s, 0), reserve(s, 1)) == (13 + lost, 14 + int(colonists < 0))
    assert (legal(GAME, s, "crash") == ["crash r4", "crash r6"]) == (line == "X")
    assert (ship(s, 0), hold(s, 0)) == (PLACE, ["colonist"])


@pytest.mark.rule("C-ADV-11")
@pytest.mark.parametrize("planet", T3)
def test_a_roll_of_1_draws_an_event_card_on_every_planet(planet: str) -> None:
    s = visit(planet)
    apply(GAME, s, "roll 1")
    assert s.actor == CHANCE
    assert legal(GAME, s, "event") == legal(GAME, s)
    assert (row(s, PLACE), money(s, 0), reserve(s, 0)) == (expected_row(planet, 0), 500, 13)


@pytest.mark.rule("C-CTRL-01")
@pytest.mark.parametrize("planet", T3)
def test_the_green_slots_of_every_planet_decide_control(planet: str) -> None:
    s = around(planet)
    green = slots_of(planet).replace("G", "A").replace("o", ".")
    settle_row(s, PLACE, green)
    assert s.controller(5) == 0
    for slot in [slot for slot, mark in enumerate(slots_of(planet)) if mark == "G"]:
        settle_row(s, PLACE, green[:slot] + "." + green[slot + 1 :])
        assert s.controller(5) == NONE
    settle_row(s, PLACE, slots_of(planet).replace("G", ".").replace("o", "A"))
    assert s.controller(5) == NONE
