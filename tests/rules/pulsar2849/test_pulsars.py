"""Claiming pulsars (P-PUL)."""

import pytest

from astrarium import CHANCE
from astrarium.games.pulsar2849.components import starmap
from astrarium.games.pulsar2849.position import PulsarPosition
from astrarium.games.pulsar2849.rules import columns, steps
from tests.rules.pulsar2849.board import (
    GAME,
    acting,
    node,
    offer,
    own_tech,
    place_ship,
    points,
    ring,
    set_own,
    transmitter,
)
from tests.rules.pulsar2849.starways import CHARTS
from tests.table import apply, legal, refused

FIVE = ["n11", "n16", "n22", "n28", "n35"]


def owner(s: PulsarPosition, place: str) -> int:
    return s.ring[starmap.PULSAR_NUMBER[node(place)]]


def at_pulsar() -> PulsarPosition:
    """Return a position where the flight of seat 0 has just ended at the unclaimed pulsar n5."""
    s = acting([1, 2])
    place_ship(s, 0, "n4")
    apply(GAME, s, "launch 1 plain", "fly n5")
    return s


def anchored() -> PulsarPosition:
    """Return a position where seat 0 has patented a technology that grants a claim and then a gyrodyne."""
    s = acting([5, 1], round_number=2)
    apply(GAME, s, "patent ai-2b 5 plain")
    return s


@pytest.mark.rule("P-PUL-01")
@pytest.mark.rule("P-PUL-G5")
def test_a_flight_that_ends_at_an_unclaimed_pulsar_may_claim_it() -> None:
    s = at_pulsar()
    assert legal(GAME, s) == ["ring n5", "pass"]
    passed = s.clone()
    apply(GAME, s, "ring n5")
    apply(GAME, passed, "pass")
    assert (owner(s, "n5"), s.get(0, columns.RINGS_LEFT), s.step()) == (0, 5, steps.ACT)
    assert (owner(passed, "n5"), passed.get(0, columns.RINGS_LEFT), passed.step()) == (-1, 6, steps.ACT)


@pytest.mark.rule("P-PUL-01")
def test_only_the_pulsar_of_the_end_may_be_claimed() -> None:
    s = at_pulsar()
    assert refused(GAME, s, "ring n11") == "P-ACT-G8"
    assert refused(GAME, s, "ring n4") == "P-PUL-01"
    apply(GAME, s, "pass")
    assert refused(GAME, s, "ring n5") == "P-ACT-G8"


@pytest.mark.rule("P-PUL-02")
def test_flying_through_a_pulsar_does_not_claim_it() -> None:
    s = acting([2, 2])
    place_ship(s, 0, "n6")
    apply(GAME, s, "launch 2 plain", "fly n5", "fly n4")
    assert (s.step(), owner(s, "n5")) == (steps.ACT, -1)


@pytest.mark.rule("P-PUL-03")
def test_the_sixth_ring_is_the_last() -> None:
    s = acting([1, 2])
    place_ship(s, 0, "n4")
    for place in FIVE:
        ring(s, 0, place)
    sixth = s.clone()
    ring(s, 0, "n42")
    for state in (s, sixth):
        apply(GAME, state, "launch 1 plain", "fly n5")
    assert (s.step(), owner(s, "n5")) == (steps.ACT, -1)
    assert legal(GAME, sixth) == ["ring n5", "pass"]


@pytest.mark.rule("P-PUL-03")
@pytest.mark.rule("P-PUL-04")
def test_what_forbids_a_claim() -> None:
    s = at_pulsar()
    s.put(0, columns.RINGS_LEFT, 0)
    assert refused(GAME, s, "ring n5") == "P-PUL-03"
    s.ring[starmap.PULSAR_NUMBER[node("n5")]] = 1
    assert refused(GAME, s, "ring n5") == "P-PUL-04"


@pytest.mark.rule("P-PUL-04")
@pytest.mark.rule("P-PUL-G1")
@pytest.mark.rule("P-PUL-G6")
@pytest.mark.parametrize("claimant", [0, 1])
def test_ending_at_a_claimed_pulsar_has_no_effect(claimant: int) -> None:
    s = acting([1, 2])
    place_ship(s, 0, "n4")
    ring(s, claimant, "n5")
    before = points(s, 0), points(s, 1)
    apply(GAME, s, "launch 1 plain", "fly n5")
    assert (s.step(), owner(s, "n5")) == (steps.ACT, claimant)
    assert (points(s, 0), points(s, 1)) == before


@pytest.mark.rule("P-PUL-G6")
def test_a_claimed_pulsar_may_be_flown_through() -> None:
    s = acting([2, 2])
    place_ship(s, 0, "n6")
    ring(s, 1, "n5")
    apply(GAME, s, "launch 2 plain", "fly n5", "fly n4")
    assert (s.step(), owner(s, "n5")) == (steps.ACT, 1)


@pytest.mark.rule("P-PUL-G1")
def test_no_action_of_a_turn_takes_a_claim_away() -> None:
    s = acting([1, 2, 3, 4, 5, 6], round_number=2)
    for seat, place in [(0, "n5"), (1, "n11"), (2, "n70")]:
        ring(s, seat, place)
    for text in legal(GAME, s):
        after = s.clone()
        apply(GAME, after, text)
        assert [owner(after, place) for place in ("n5", "n11", "n70")] == [0, 1, 2]


@pytest.mark.rule("P-PUL-05")
def test_claiming_a_dead_end_pulsar_brings_an_exploration_tile() -> None:
    s = acting([1, 2], map="map-b")
    place_ship(s, 0, "m13")
    apply(GAME, s, "launch 1 plain", "fly p10")
    passed = s.clone()
    apply(GAME, passed, "pass")
    assert passed.step() == steps.ACT
    before = points(s, 0)
    apply(GAME, s, "ring p10")
    assert s.actor == CHANCE
    apply(GAME, s, "explore exp-vp5")
    assert (points(s, 0), s.step()) == (before + 5, steps.ACT)


@pytest.mark.rule("P-PUL-05")
def test_any_other_pulsar_brings_none() -> None:
    s = at_pulsar()
    apply(GAME, s, "ring n5")
    assert s.step() == steps.ACT


@pytest.mark.rule("P-PUL-06")
@pytest.mark.rule("P-PUL-07")
@pytest.mark.rule("P-PUL-G7")
def test_a_technology_grants_a_claim_of_an_isolated_pulsar_only() -> None:
    s = anchored()
    assert legal(GAME, s) == ["ring n70", "ring n71", "ring n76", "pass"]
    assert refused(GAME, s, "ring n5") == refused(GAME, s, "ring i1") == "P-PUL-07"
    apply(GAME, s, "ring n71")
    assert (owner(s, "n71"), s.get(0, columns.RINGS_LEFT)) == (0, 5)


@pytest.mark.rule("P-PUL-06")
def test_a_transmitter_grants_a_claim() -> None:
    s = acting([5, 1])
    transmitter(s, 0, "t-a4", paid=[0])
    apply(GAME, s, "pay t-a4 5 5 plain")
    assert legal(GAME, s) == ["ring n70", "ring n71", "ring n76", "pass"]
    apply(GAME, s, "ring n76")
    assert (owner(s, "n76"), s.step()) == (0, steps.ACT)


@pytest.mark.rule("P-PUL-07")
@pytest.mark.parametrize("side", ["map-a", "map-b"])
def test_isolated_pulsars_have_no_segments(side: str) -> None:
    chart = CHARTS[side]
    joined = {place for pair in chart.segments for place in pair}
    pulsars = chart.of_kind("pulsar")
    s = acting([5, 1], round_number=2, map=side)
    apply(GAME, s, "patent ai-2b 5 plain")
    assert legal(GAME, s) == [f"ring {place}" for place in pulsars if place not in joined] + ["pass"]


@pytest.mark.rule("P-PUL-04")
@pytest.mark.rule("P-PUL-G4")
def test_claimed_isolated_pulsars_are_not_offered_again() -> None:
    s = acting([5, 1], round_number=2)
    ring(s, 1, "n70")
    apply(GAME, s, "patent ai-2b 5 plain")
    assert legal(GAME, s) == ["ring n71", "ring n76", "pass"]
    assert refused(GAME, s, "ring n70") == "P-PUL-04"


@pytest.mark.rule("P-PUL-G2")
def test_rings_placed_by_effects_count_and_without_a_ring_there_is_no_claim() -> None:
    s = acting([5, 1], round_number=2)
    set_own(s, 0, columns.RINGS_LEFT, 0)
    apply(GAME, s, "patent ai-2b 5 plain")
    assert legal(GAME, s) == ["gain gyro-1", "gain gyro-2", "gain gyro-3"]
    last = anchored()
    last.put(0, columns.RINGS_LEFT, 1)
    apply(GAME, last, "ring n70", "gain gyro-1")
    place_ship(last, 0, "n4")
    apply(GAME, last, "launch 1 plain", "fly n5")
    assert (last.step(), owner(last, "n5")) == (steps.ACT, -1)


@pytest.mark.rule("P-PUL-G3")
def test_an_isolated_pulsar_brings_no_tile_and_is_not_a_claim_by_ship() -> None:
    s = acting([5, 1], round_number=2)
    own_tech(s, 0, "ai-1c")
    before = points(s, 0)
    apply(GAME, s, "patent ai-2b 5 plain", "ring n70")
    assert (s.actor, legal(GAME, s)[0], points(s, 0)) == (0, "gain gyro-1", before)


@pytest.mark.rule("P-PUL-G4")
def test_with_all_isolated_pulsars_claimed_the_rest_of_the_card_still_works() -> None:
    s = acting([5, 1], round_number=2)
    for place in ("n70", "n71", "n76"):
        ring(s, 1, place)
    apply(GAME, s, "patent ai-2b 5 plain", "gain gyro-3")
    assert (s.get(0, columns.AREA + 2), s.step()) == (1, steps.ACT)


@pytest.mark.rule("P-PUL-G7")
def test_a_claim_by_effect_may_be_declined() -> None:
    s = anchored()
    apply(GAME, s, "pass", "gain gyro-2")
    assert (s.get(0, columns.RINGS_LEFT), s.get(0, columns.AREA + 1)) == (6, 1)


@pytest.mark.rule("P-EFF-G11")
@pytest.mark.rule("P-EFF-G27")
@pytest.mark.rule("P-PUL-03")
def test_example_one_ring_left_through_one_pulsar_to_another() -> None:
    s = acting([5, 1], round_number=2, board_1="ci", map="map-b")
    own_tech(s, 0, "ci-2b")
    set_own(s, 0, columns.RINGS_LEFT, 1)
    place_ship(s, 0, "m3")
    for step in ("launch 5 plain", "fly m2", "fly p2", "fly m1", "fly sa", "discover sys-11", "fly g1"):
        apply(GAME, s, step)
    assert legal(GAME, s) == ["ring p2", "pass"]
    assert refused(GAME, s, "ring p1") == "P-EFF-G11"
    apply(GAME, s, "ring p2")
    assert (s.get(0, columns.RINGS_LEFT), s.step()) == (0, steps.ACT)


@pytest.mark.rule("P-EFF-G27")
@pytest.mark.parametrize("in_passing", [True, False])
def test_the_last_ring_goes_to_the_pulsar_in_passing_or_to_the_one_at_the_end(in_passing: bool) -> None:
    s = acting([6, 1], round_number=2, board_1="ci")
    own_tech(s, 0, "ci-2b")
    set_own(s, 0, columns.RINGS_LEFT, 1)
    place_ship(s, 0, "n41")
    apply(GAME, s, "launch 6 plain", "fly n42", "fly n43", "fly n44")
    apply(GAME, s, "discover sys-11", "fly n45", "fly n46", "fly n47")
    assert legal(GAME, s) == ["ring n42", "pass"]
    if in_passing:
        apply(GAME, s, "ring n42")
        assert (owner(s, "n42"), owner(s, "n47"), s.step()) == (0, -1, steps.ACT)
    else:
        apply(GAME, s, "pass", "ring n47")
        assert (owner(s, "n42"), owner(s, "n47"), s.step()) == (-1, 0, steps.ACT)


@pytest.mark.rule("P-EFF-G11")
@pytest.mark.rule("P-PUL-02")
def test_nothing_but_the_ability_lets_a_player_claim_in_passing() -> None:
    s = acting([6, 1])
    offer(s, "t-a1", "t-a2", "t-a3")
    place_ship(s, 0, "n41")
    apply(GAME, s, "launch 6 plain", "fly n42", "fly n43", "fly n44", "discover sys-11", "fly n45", "fly n46")
    apply(GAME, s, "fly n47")
    assert legal(GAME, s) == ["ring n47", "pass"]
