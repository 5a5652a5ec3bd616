"""Phase 5: bombardment (catalogue section 7)."""

import pytest

from astrarium.core.state import CHANCE
from astrarium.games.cosmic_pioneers.components import schema
from astrarium.games.cosmic_pioneers.position import CosmicPosition
from astrarium.games.cosmic_pioneers.rules import codes, columns, steps
from astrarium.games.cosmic_pioneers.rules.bombing import barred_bomb, barred_target, barred_victim
from tests.rules.cosmic_pioneers.board import (
    GAME,
    NONE,
    RING,
    hold,
    load,
    phase,
    place_ship,
    reserve,
    row,
    set_level,
    settle_row,
    ship,
    table,
)
from tests.table import apply, legal, odds, refused

PLAIN = ("fraser", "lindqvist", "amari")


def over_planet(slots: str, level: int, commanders: tuple[str, ...] = PLAIN) -> CosmicPosition:
    """Return phase 5 of seat 0 at Sump, a planet with six slots, at a Bombs level."""
    s = table(commanders=commanders)
    settle_row(s, "r3", slots)
    set_level(s, 0, "bombs", level)
    phase(s, steps.BOMB, sector="r3")
    return s


@pytest.mark.rule("C-BOMB-01")
def test_bombing_the_planet_in_orbit_is_offered_and_may_be_declined() -> None:
    s = over_planet("AB", 1)
    assert (s.actor, legal(GAME, s)) == (0, ["bomb", "pass"])
    apply(GAME, s, "pass")
    assert (row(s, "r3"), s.round) == ("AB....", 2)


@pytest.mark.rule("C-BOMB-01")
@pytest.mark.parametrize("sector", ["r0", "r6", "r7"])
def test_there_is_no_bombing_away_from_a_planet(sector: str) -> None:
    s = table(ring=[*RING[:5], "station", *RING[6:]])
    settle_row(s, "r1", "B")
    settle_row(s, "r5", "B")
    s.lay(7, codes.RUIN)
    phase(s, steps.BOMB, sector=sector)
    assert (s.round, legal(GAME, s, "bomb")) == (2, [])


@pytest.mark.rule("C-BOMB-01")
def test_a_ship_crashed_in_this_turn_does_not_bomb() -> None:
    s = table()
    settle_row(s, "r2", "B")
    phase(s, steps.ADVENTURE, sector="r1")
    apply(GAME, s, "roll 2")
    assert (ship(s, 0), s.round, row(s, "r2")) == ("(r2)", 2, "B....")


@pytest.mark.rule("C-BOMB-02")
@pytest.mark.parametrize(
    ("level", "rolls"),
    [(1, [steps.HIT]), (2, [steps.HIT, steps.COUNT]), (3, [steps.COUNT, steps.TARGET])],
)
def test_the_level_decides_which_dice_are_rolled(level: int, rolls: list[int]) -> None:
    s = over_planet("AABlqs", level)
    apply(GAME, s, "bomb")
    asked = []
    while s.step() in (steps.HIT, steps.COUNT, steps.TARGET):
        asked.append(int(s.step()))
        apply(GAME, s, legal(GAME, s)[0])
    assert asked == rolls


@pytest.mark.rule("C-BOMB-03")
@pytest.mark.parametrize(("kind", "after"), [("colonist", "AA.lqs"), ("alien", "AAB.qs")])
def test_level_1_kills_one_of_the_kind_the_hit_die_shows(kind: str, after: str) -> None:
    s = over_planet("AABlqs", 1)
    apply(GAME, s, "bomb", f"hit {kind}")
    assert (row(s, "r3"), s.round) == (after, 2)


@pytest.mark.rule("C-BOMB-04")
@pytest.mark.parametrize(("kind", "after"), [("colonist", "A..lqs"), ("alien", "AAB..s")])
def test_level_2_kills_as_many_of_the_kind_as_rolled(kind: str, after: str) -> None:
    s = over_planet("AABlqs", 2)
    apply(GAME, s, "bomb", f"hit {kind}")
    assert (s.actor, legal(GAME, s)) == (CHANCE, [f"roll {face}" for face in range(1, 7)])
    assert refused(GAME, s, "target alien") == "C-BOMB-04"
    apply(GAME, s, "roll 2")
    assert (row(s, "r3"), s.round) == (after, 2)


@pytest.mark.rule("C-BOMB-05")
@pytest.mark.rule("C-GAP-45")
@pytest.mark.rule("C-CHECK-13")
@pytest.mark.parametrize(("kind", "after"), [("colonist", "A..lqs"), ("alien", "AAB..s")])
def test_level_3_rolls_the_number_then_chooses_one_kind(kind: str, after: str) -> None:
    s = over_planet("AABlqs", 3)
    apply(GAME, s, "bomb")
    assert (s.actor, refused(GAME, s, f"target {kind}")) == (CHANCE, "C-BOMB-04")
    apply(GAME, s, "roll 2")
    assert (s.actor, legal(GAME, s)) == (0, ["target colonist", "target alien"])
    assert refused(GAME, s, "pass") == "C-BOMB-05"
    apply(GAME, s, f"target {kind}")
    assert (row(s, "r3"), s.round) == (after, 2)


@pytest.mark.rule("C-BOMB-06")
def test_the_rightmost_colonists_and_the_leftmost_aliens_die() -> None:
    colonists, aliens = over_planet("BqA.Cl", 2), over_planet("BqA.Cl", 2)
    apply(GAME, colonists, "bomb", "hit colonist", "roll 2")
    apply(GAME, aliens, "bomb", "hit alien", "roll 1")
    assert (row(colonists, "r3"), row(aliens, "r3")) == ("Bq...l", "B.A.Cl")
    assert [reserve(colonists, seat) for seat in range(3)] == [15, 14, 15]
    assert [int(aliens.stock[columns.MEEPLES + species]) for species in range(2)] == [14, 12]


@pytest.mark.rule("C-BOMB-07")
@pytest.mark.rule("C-CHECK-12")
def test_the_rightmost_colonist_dies_even_if_it_is_the_bombers_own() -> None:
    s = over_planet("BBA", 1)
    apply(GAME, s, "bomb", "hit colonist")
    assert (row(s, "r3"), reserve(s, 0), reserve(s, 1)) == ("BB....", 15, 13)


@pytest.mark.rule("C-BOMB-06")
def test_colonists_aboard_are_not_bombed_and_other_planets_neither() -> None:
    s = table(commanders=PLAIN)
    load(s, 0, "colonist")
    settle_row(s, "r3", "A")
    settle_row(s, "r2", "B")
    set_level(s, 0, "bombs", 2)
    phase(s, steps.BOMB, sector="r3")
    apply(GAME, s, "bomb", "hit colonist", "roll 6")
    assert (row(s, "r3"), row(s, "r2"), hold(s, 0)) == ("......", "B....", ["colonist"])


@pytest.mark.rule("C-BOMB-08")
@pytest.mark.rule("C-NOTE-25")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_talent_overrides_the_order_and_no_level_does(level: int) -> None:
    rolls = {1: ["hit colonist"], 2: ["hit colonist", "roll 1"], 3: ["roll 1", "target colonist"]}[level]
    plain = over_planet("ABBl", level)
    apply(GAME, plain, "bomb", *rolls)
    assert row(plain, "r3") == "AB.l.."
    aimed = over_planet("ABBl", level, ("okoro", "lindqvist", "amari"))
    apply(GAME, aimed, "bomb", *rolls)
    assert (aimed.step(), legal(GAME, aimed)) == (steps.VICTIM, ["victim 1", "victim 2", "victim 3"])
    apply(GAME, aimed, "victim 1")
    assert row(aimed, "r3") == ".BBl.."


@pytest.mark.rule("C-GAP-43")
@pytest.mark.parametrize("commander", ["fraser", "okoro"])
def test_nothing_happens_if_the_kind_is_not_there(commander: str) -> None:
    s = over_planet("AAB", 2, (commander, "lindqvist", "amari"))
    apply(GAME, s, "bomb", "hit alien", "roll 4")
    assert (row(s, "r3"), s.round, s.get(0, columns.KILLS)) == ("AAB...", 2, 0)


@pytest.mark.rule("C-CHECK-11")
@pytest.mark.rule("C-GAP-43")
@pytest.mark.parametrize("commander", ["fraser", "okoro"])
def test_two_colonists_die_on_a_five_and_nothing_else(commander: str) -> None:
    s = over_planet("A.Bqq", 2, (commander, "lindqvist", "amari"))
    apply(GAME, s, "bomb", "hit colonist", "roll 5")
    assert (row(s, "r3"), s.round) == ("...qq.", 2)


@pytest.mark.rule("C-GAP-44")
def test_the_hit_die_has_three_faces_of_either_kind() -> None:
    s = over_planet("A", 1)
    apply(GAME, s, "bomb")
    weights = odds(GAME, s)
    assert list(weights) == ["hit colonist", "hit alien"]
    assert weights["hit colonist"] == weights["hit alien"]


@pytest.mark.rule("C-GAP-46")
def test_the_species_does_not_matter_only_the_place() -> None:
    s = over_planet("wlsAq", 3)
    apply(GAME, s, "bomb", "roll 3", "target alien")
    assert (row(s, "r3"), s.get(0, columns.KILLS)) == ("...Aq.", 3)
    assert [int(s.stock[columns.MEEPLES + species]) for species in range(4)] == [15, 11, 12, 12]


@pytest.mark.rule("C-GAP-82")
def test_an_empty_planet_is_not_bombed() -> None:
    s = over_planet("", 3)
    assert (s.round, legal(GAME, s, "bomb")) == (2, [])


@pytest.mark.rule("C-GAP-83")
@pytest.mark.rule("C-CHECK-43")
def test_only_a_kind_that_is_there_can_be_chosen() -> None:
    s = over_planet("A..A", 3)
    apply(GAME, s, "bomb", "roll 6")
    assert (row(s, "r3"), s.round, reserve(s, 0)) == ("......", 2, 15)
    aliens = over_planet("q.l", 3)
    apply(GAME, aliens, "bomb", "roll 1")
    assert row(aliens, "r3") == "..l..."


@pytest.mark.rule("C-GAP-84")
@pytest.mark.parametrize(("number", "left"), [(1, 2), (2, 1), (3, 0), (5, 0)])
def test_the_talent_never_changes_how_many_die(number: int, left: int) -> None:
    s = over_planet("ABAl", 3, ("okoro", "lindqvist", "amari"))
    apply(GAME, s, "bomb", f"roll {number}", "target colonist")
    while s.step() == steps.VICTIM:
        assert refused(GAME, s, "pass") == "C-GAP-84"
        apply(GAME, s, legal(GAME, s)[0])
    colonists = sum(letter in "AB" for letter in row(s, "r3"))
    assert (colonists, row(s, "r3")[3], s.round) == (left, "l", 2)


@pytest.mark.rule("C-GAP-84")
def test_only_the_kind_hit_can_be_named_slot_by_slot() -> None:
    s = over_planet("AlBA", 2, ("okoro", "lindqvist", "amari"))
    apply(GAME, s, "bomb", "hit colonist", "roll 2")
    assert legal(GAME, s) == ["victim 1", "victim 3"]
    assert [refused(GAME, s, f"victim {slot}") for slot in (2, 4, 5, 8)] == [
        "C-GAP-84",
        "C-GAP-87",
        "C-GAP-84",
        "C-GAP-84",
    ]
    apply(GAME, s, "victim 1")
    assert legal(GAME, s) == ["victim 3", "victim 4"]
    apply(GAME, s, "victim 4")
    assert row(s, "r3") == ".lB..."


@pytest.mark.rule("C-BOMB-01")
def test_what_phase_5_does_not_offer_is_refused() -> None:
    s = over_planet("AB", 3)
    assert [refused(GAME, s, text) for text in ("target colonist", "victim 1", "load 1")] == [
        "C-ROUND-02"
    ] * 3
    apply(GAME, s, "bomb", "roll 1")
    assert s.round == 2
    crowded = over_planet("Al", 3)
    apply(GAME, crowded, "bomb", "roll 1")
    assert [refused(GAME, crowded, text) for text in ("victim 1", "bomb")] == ["C-BOMB-05"] * 2


@pytest.mark.rule("C-BOMB-03")
def test_bombing_happens_once_a_turn() -> None:
    s = over_planet("ABAB", 1)
    apply(GAME, s, "bomb", "hit colonist")
    assert (row(s, "r3"), s.round) == ("ABA...", 2)


@pytest.mark.rule("C-BOMB-01")
@pytest.mark.rule("C-GAP-82")
def test_why_a_ship_cannot_bomb() -> None:
    s = table(scenario="first-flag", round_number=3)
    settle_row(s, "r3", "A")
    found = []
    for sector in ("r0", "r2", "r3"):
        place_ship(s, 0, sector)
        found.append(GAME.catalogue.id(barred_bomb(s, 0)))
        s.round = 4 if sector == "r0" else 3
    place_ship(s, 0, "r3", crashed=True)
    found.append(GAME.catalogue.id(barred_bomb(s, 0)))
    assert found == ["C-BOMB-01", "C-GAP-82", "C-GAP-53", "C-NOTE-17"]


@pytest.mark.rule("C-BOMB-03")
@pytest.mark.rule("C-GAP-83")
def test_why_a_kind_or_a_victim_cannot_be_chosen() -> None:
    s = over_planet("AA", 3)
    s.target = NONE
    assert GAME.catalogue.id(barred_target(s, 0, schema.ALIENS)) == "C-GAP-83"
    s.target = schema.ALIENS
    assert GAME.catalogue.id(barred_target(s, 0, schema.COLONISTS)) == "C-BOMB-03"
    assert GAME.catalogue.id(barred_victim(s, 0, 0)) == "C-BOMB-06"
