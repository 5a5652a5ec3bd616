"""Phase 3 on a planet: the adventure (catalogue section 7)."""

import pytest

from astrarium.core.components import parse
from astrarium.core.errors import BadData
from astrarium.core.state import CHANCE
from astrarium.games.cosmic_pioneers.components import schema
from astrarium.games.cosmic_pioneers.components.schema import Effect
from astrarium.games.cosmic_pioneers.position import CosmicPosition
from astrarium.games.cosmic_pioneers.rules import columns, steps
from tests.rules.cosmic_pioneers.board import (
    GAME,
    RING,
    hold,
    load,
    money,
    phase,
    place_ship,
    reserve,
    row,
    set_level,
    set_own,
    settle_row,
    ship,
    table,
)
from tests.table import apply, legal, odds, refused

ROLLS = [f"roll {face}" for face in range(1, 7)]


def orbit(sector: str, slots: str = "", *cargo: str, credit: int = 0) -> CosmicPosition:
    """Return a position with seat 0 at a planet that holds these life forms, before its adventure."""
    s = table()
    settle_row(s, sector, slots)
    load(s, 0, *cargo)
    set_own(s, 0, columns.CREDITS, credit)
    phase(s, steps.ADVENTURE, sector=sector)
    return s


@pytest.mark.rule("C-ADV-01")
def test_a_stop_at_a_planet_brings_an_adventure_that_cannot_be_declined() -> None:
    s = table()
    apply(GAME, s, "move r2")
    assert (s.actor, legal(GAME, s)) == (CHANCE, ROLLS)
    assert refused(GAME, s, "pass") == "C-ADV-02"


@pytest.mark.rule("C-ADV-01")
def test_planets_passed_on_the_way_bring_none() -> None:
    s = table()
    settle_row(s, "r1", "AA")
    apply(GAME, s, "move r2", "roll 2")
    assert (ship(s, 0), row(s, "r1")) == ("r2", "AA..")


@pytest.mark.rule("C-ADV-02")
def test_the_die_is_fair_and_the_planet_has_its_own_line_for_the_number() -> None:
    s = orbit("r1")
    assert odds(GAME, s) == dict.fromkeys(ROLLS, 1)
    apply(GAME, s, "roll 6")
    other = orbit("r2")
    apply(GAME, other, "roll 6")
    assert (money(s, 0), row(s, "r1")) == (100, "....")
    assert (money(other, 0), row(other, "r2")) == (0, "AAA..")


@pytest.mark.rule("C-ADV-03")
def test_a_face_has_one_of_exactly_six_kinds_of_effect() -> None:
    assert sorted(schema.ADVENTURE_KINDS) == sorted(
        ["gain_colonists", "lose_colonists", "gain_credits", "lose_credits", "crash", "draw_event"]
    )
    jettison = parse("faces", 'face = { kind = "jettison", n = 1 }').entry("face")
    with pytest.raises(BadData):
        Effect(jettison, schema.ADVENTURE_KINDS)


@pytest.mark.rule("C-ADV-04")
def test_colonists_gained_fill_free_slots_from_the_left() -> None:
    s = orbit("r2", ".B.q.")
    apply(GAME, s, "roll 5")
    assert (row(s, "r2"), reserve(s, 0)) == ("ABAq.", 13)


@pytest.mark.rule("C-ADV-05")
@pytest.mark.rule("C-GAP-32")
@pytest.mark.parametrize(("answer", "aboard"), [("aboard 1", 1), ("aboard 2", 2), ("pass", 0)])
def test_any_number_of_the_surplus_may_go_aboard_the_rest_stays_in_reserve(answer: str, aboard: int) -> None:
    s = orbit("r2", "BBqB")
    apply(GAME, s, "roll 6")
    assert (s.actor, row(s, "r2")) == (0, "BBqBA")
    assert legal(GAME, s) == ["aboard 1", "aboard 2", "pass"]
    apply(GAME, s, answer)
    assert (len(hold(s, 0)), reserve(s, 0)) == (aboard, 14 - aboard)


@pytest.mark.rule("C-ADV-05")
def test_only_the_surplus_goes_aboard_even_with_more_room() -> None:
    s = table()
    settle_row(s, "r2", "BBBB")
    set_level(s, 0, "cargo", 3)
    phase(s, steps.ADVENTURE, sector="r2")
    apply(GAME, s, "roll 5")
    assert legal(GAME, s) == ["aboard 1", "pass"]
    assert refused(GAME, s, "aboard 2") == "C-ADV-05"
    assert refused(GAME, s, "embark 1") == "C-ADV-05"


@pytest.mark.rule("C-CHECK-04")
def test_one_lands_at_most_one_goes_aboard_the_rest_stays() -> None:
    s = orbit("r2", "BBBB", "red")
    apply(GAME, s, "roll 6")
    assert row(s, "r2") == "BBBBA"
    assert legal(GAME, s) == ["aboard 1", "pass"]
    assert refused(GAME, s, "aboard 2") == "C-ADV-05"
    apply(GAME, s, "aboard 1")
    assert (hold(s, 0), reserve(s, 0)) == (["colonist", "red"], 13)


@pytest.mark.rule("C-GAP-32")
def test_filling_the_planet_is_compulsory_and_without_room_no_seat_is_asked() -> None:
    s = orbit("r2", "BBBB", "colonist", "colonist")
    apply(GAME, s, "roll 6")
    assert (row(s, "r2"), hold(s, 0), reserve(s, 0)) == ("BBBBA", ["colonist"] * 2, 12)
    assert legal(GAME, s, "aboard") == []


@pytest.mark.rule("C-ADV-06")
@pytest.mark.rule("C-NOTE-20")
@pytest.mark.rule("C-CHECK-05")
def test_the_rightmost_colonists_of_any_owner_are_lost() -> None:
    s = orbit("r2", "ABA.q")
    apply(GAME, s, "roll 2")
    assert row(s, "r2") == "A...q"
    assert (reserve(s, 0), reserve(s, 1)) == (14, 15)


@pytest.mark.rule("C-NOTE-20")
def test_a_planet_with_rivals_alone_loses_rivals() -> None:
    s = orbit("r2", "BC")
    apply(GAME, s, "roll 2")
    assert (row(s, "r2"), reserve(s, 1), reserve(s, 2)) == (".....", 15, 15)


@pytest.mark.rule("C-ADV-07")
def test_colonists_aboard_are_never_lost() -> None:
    s = orbit("r2", "A", "colonist", "colonist")
    apply(GAME, s, "roll 2")
    assert (row(s, "r2"), hold(s, 0), reserve(s, 0)) == (".....", ["colonist"] * 2, 13)


@pytest.mark.rule("C-ADV-08")
@pytest.mark.rule("C-ADV-09")
def test_credits_are_gained_and_lost_by_the_player_on_turn_alone() -> None:
    gain, loss = orbit("r6", credit=300), orbit("r2", credit=300)
    for s in (gain, loss):
        set_own(s, 1, columns.CREDITS, 300)
    apply(GAME, gain, "roll 6")
    apply(GAME, loss, "roll 4")
    assert [money(gain, seat) for seat in range(2)] == [500, 300]
    assert [money(loss, seat) for seat in range(2)] == [100, 300]


@pytest.mark.rule("C-ADV-10")
@pytest.mark.rule("C-ADV-12")
def test_ravan_2_is_a_crash_landing() -> None:
    s = orbit("r1", "", "colonist")
    apply(GAME, s, "roll 2")
    assert (ship(s, 0), row(s, "r2"), hold(s, 0)) == ("(r2)", "A....", [])


@pytest.mark.rule("C-ADV-13")
@pytest.mark.parametrize("face", [3, 4])
def test_ravan_3_and_4_lose_two_colonists(face: int) -> None:
    s = orbit("r1", "AABl")
    apply(GAME, s, f"roll {face}")
    assert row(s, "r1") == "A..l"


@pytest.mark.rule("C-ADV-14")
def test_ravan_6_gains_100_credits() -> None:
    s = orbit("r1", "AB", credit=50)
    apply(GAME, s, "roll 6")
    assert (money(s, 0), row(s, "r1")) == (150, "AB..")


@pytest.mark.rule("C-ADV-11")
@pytest.mark.rule("C-ADV-15")
def test_ravan_1_draws_and_resolves_an_event_card() -> None:
    s = orbit("r1", "..Bl")
    apply(GAME, s, "roll 1", "event lizard-night-raid")
    assert (row(s, "r1"), row(s, "r5"), row(s, "r9")) == ("...l", "....l", ".....l")


@pytest.mark.rule("C-GAP-30")
@pytest.mark.rule("C-CHECK-30")
def test_ravan_5_gains_one_colonist_the_last_of_the_reserve() -> None:
    s = orbit("r1", "Bl.l")
    set_own(s, 0, columns.RESERVE, 1)
    apply(GAME, s, "roll 5")
    assert (row(s, "r1"), reserve(s, 0)) == ("BlAl", 0)


@pytest.mark.rule("C-GAP-31")
def test_losses_stop_at_zero() -> None:
    poor, empty = orbit("r2", credit=100), orbit("r2", "B")
    apply(GAME, poor, "roll 4")
    apply(GAME, empty, "roll 2")
    assert (money(poor, 0), row(empty, "r2"), reserve(empty, 1)) == (0, ".....", 15)


@pytest.mark.rule("C-GAP-31")
def test_no_more_colonists_are_gained_than_the_reserve_has() -> None:
    s = orbit("r2")
    set_own(s, 0, columns.RESERVE, 2)
    apply(GAME, s, "roll 6")
    assert (row(s, "r2"), reserve(s, 0), hold(s, 0)) == ("AA...", 0, [])
    full = orbit("r2", "BBBBB")
    set_own(full, 0, columns.RESERVE, 1)
    apply(GAME, full, "roll 6")
    assert legal(GAME, full) == ["aboard 1", "pass"]


@pytest.mark.rule("C-GAP-73")
def test_a_ship_crashed_in_the_fight_gains_colonists_as_usual() -> None:
    s = table(commanders=("fraser", "okoro", "amari"))
    place_ship(s, 1, "r2")
    settle_row(s, "r3", "BBBBB")
    apply(GAME, s, "move r2", "roll 1", "roll 6", "crash r3", "roll 5")
    assert (ship(s, 0), row(s, "r3")) == ("(r3)", "BBBBBA")
    assert legal(GAME, s) == ["aboard 1", "pass"]
    apply(GAME, s, "aboard 1")
    assert (hold(s, 0), reserve(s, 0)) == (["colonist"], 13)


@pytest.mark.rule("C-NOTE-19")
def test_the_two_pairs_of_signs_are_colonists_and_credits() -> None:
    found = []
    for sector, face in (("r3", 5), ("r6", 3), ("r6", 6), ("r2", 4)):
        s = orbit(sector, "AA", credit=500)
        apply(GAME, s, f"roll {face}")
        found.append((row(s, sector).count("A") - 2, money(s, 0) - 500))
    assert found == [(2, 0), (-1, 0), (0, 200), (0, -200)]


@pytest.mark.rule("C-ADV-01")
@pytest.mark.rule("C-GAP-34")
def test_the_trade_station_brings_no_adventure() -> None:
    s = table(ring=["station", *RING[1:]])
    load(s, 0, "colonist")
    apply(GAME, s, "move r1")
    assert legal(GAME, s, "roll") == []
    assert (s.round, hold(s, 0), money(s, 0)) == (2, ["colonist"], 0)
