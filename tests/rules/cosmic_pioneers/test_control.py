"""Control of planets (catalogue section 7)."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from astrarium.games.cosmic_pioneers.rules import codes, pieces, steps
from tests.rules.cosmic_pioneers.board import GAME, NONE, RING, phase, set_level, settle_row, table
from tests.rules.cosmic_pioneers.test_planets import slots_of
from tests.table import apply

UNCONTROLLED = NONE
LETTERS = "ABCD"


def holder(planet: str, slots: str) -> int:
    """Return the seat that controls a planet with these life forms on it."""
    s = table(seats=4, ring=[planet, *[name for name in RING if name != planet][:10]])
    settle_row(s, "r1", slots)
    return int(s.controller(1))


def by_the_clauses(planet: str, slots: str) -> int:
    """Return the seat that must control a planet: all green slots hold colonists, and it has most."""
    marks = zip(slots, slots_of(planet), strict=True)
    if any(mark == "G" and letter not in LETTERS for letter, mark in marks):
        return UNCONTROLLED
    counts = Counter(letter for letter in slots if letter in LETTERS)
    best = [letter for letter in counts if counts[letter] == max(counts.values())]
    return LETTERS.index(best[0]) if len(best) == 1 else UNCONTROLLED


@pytest.mark.rule("C-CTRL-01")
@pytest.mark.parametrize(
    ("slots", "seat"),
    [
        ("", UNCONTROLLED),
        ("A", UNCONTROLLED),
        (".AAAA", UNCONTROLLED),
        ("AA.AA", UNCONTROLLED),
        ("AAA", 0),
        ("BBBl", 1),
    ],
)
def test_a_planet_is_controlled_when_all_green_slots_hold_colonists(slots: str, seat: int) -> None:
    assert holder("maul", slots) == seat


@pytest.mark.rule("C-CTRL-02")
@pytest.mark.rule("C-CHECK-06")
def test_the_seat_with_most_colonists_there_controls_it() -> None:
    assert holder("maul", "AAB") == 0
    assert holder("maul", "ABB") == 1
    assert holder("maul", "DCDAB") == 3


@pytest.mark.rule("C-CTRL-03")
@pytest.mark.rule("C-CHECK-08")
def test_a_tie_for_most_means_no_control() -> None:
    assert holder("ravan", "AB") == UNCONTROLLED
    assert holder("maul", "ABC") == UNCONTROLLED
    assert holder("maul", "AABBC") == UNCONTROLLED
    assert holder("maul", "ABBCC") == UNCONTROLLED


@pytest.mark.rule("C-NOTE-24")
@pytest.mark.rule("C-CHECK-07")
def test_colonists_in_plain_slots_count_for_the_majority() -> None:
    assert holder("ravan", "ABB.") == 1
    assert holder("ravan", "ABAB") == UNCONTROLLED
    assert holder("maul", "AABBB") == 1


@pytest.mark.rule("C-NOTE-24")
@pytest.mark.rule("C-CHECK-09")
def test_an_alien_in_a_green_slot_means_no_control() -> None:
    assert holder("maul", "AAl") == UNCONTROLLED
    assert holder("maul", "AAlAA") == UNCONTROLLED
    assert holder("maul", "AAAll") == 0


@pytest.mark.rule("C-CHECK-29")
def test_green_slots_need_not_stand_side_by_side() -> None:
    assert holder("cinder", "AA") == UNCONTROLLED
    assert holder("cinder", "AAA") == 0
    assert holder("cinder", "A.A") == 0


@pytest.mark.rule("C-GAP-42")
def test_control_follows_the_pieces_at_any_moment() -> None:
    s = table(commanders=("fraser", "lindqvist", "amari"))
    settle_row(s, "r1", "AAB")
    set_level(s, 0, "bombs", 2)
    phase(s, steps.BOMB, sector="r1")
    assert (s.controller(1), pieces.controlled_by(s, 0)) == (0, 1)
    apply(GAME, s, "bomb", "hit colonist")
    assert s.controller(1) == 0
    apply(GAME, s, "roll 2")
    assert (s.controller(1), pieces.controlled_by(s, 0)) == (UNCONTROLLED, 0)
    settle_row(s, "r1", "BB")
    assert s.controller(1) == 1
    settle_row(s, "r1", "AA")
    assert s.controller(1) == 0


@pytest.mark.rule("C-GAP-42")
def test_only_planets_are_controlled() -> None:
    s = table(ring=["station", "belt", *RING[2:]])
    assert [s.controller(place) for place in (0, 1, 2)] == [UNCONTROLLED] * 3
    settle_row(s, "r5", "AAA")
    s.lay(5, codes.RUIN)
    assert pieces.controlled_by(s, 0) == 0


@pytest.mark.rule("C-CTRL-01")
@pytest.mark.rule("C-CTRL-02")
@pytest.mark.rule("C-CTRL-03")
@given(data=st.data(), planet=st.sampled_from(["ravan", "cinder", "tarn", "barrow", "tidewell", "amberline"]))
def test_control_of_any_row(data: st.DataObject, planet: str) -> None:
    size = len(slots_of(planet))
    slots = data.draw(st.text("AABBCD.l", min_size=size, max_size=size))
    assert holder(planet, slots) == by_the_clauses(planet, slots)
