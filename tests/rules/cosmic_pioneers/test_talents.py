"""The four talents (catalogue T1)."""

import pytest

from astrarium.core.state import CHANCE
from astrarium.games.cosmic_pioneers.position import CosmicPosition
from astrarium.games.cosmic_pioneers.rules import columns, steps
from tests.rules.cosmic_pioneers.board import (
    GAME,
    begin,
    discards,
    draw_card,
    goods_at,
    hold,
    load,
    money,
    phase,
    place_ship,
    reserve,
    row,
    set_level,
    settle_row,
    ship,
    table,
)
from tests.table import apply, legal, refused

OTHERS = ("lindqvist", "amari", "okoro")


def fraser(slots: str, *cargo: str, level: int = 1, sector: str = "r1") -> CosmicPosition:
    """Return phase 4 of Fraser at a planet."""
    s = table(commanders=("fraser", *OTHERS))
    set_level(s, 0, "cargo", level)
    settle_row(s, sector, slots)
    load(s, 0, *cargo)
    phase(s, steps.DEPLOY, sector=sector)
    return s


@pytest.mark.rule("C-GAP-11")
@pytest.mark.rule("C-DEPLOY-06")
def test_fraser_chooses_a_free_slot_for_every_life_form() -> None:
    s = fraser("B...", "colonist", "lizard", level=3)
    apply(GAME, s, "unload colonist")
    assert (s.step(), legal(GAME, s)) == (steps.SLOT, ["slot 2", "slot 3", "slot 4"])
    assert row(s, "r1") == "B..."
    apply(GAME, s, "slot 4", "unload lizard")
    assert legal(GAME, s) == ["slot 2", "slot 3"]
    apply(GAME, s, "slot 2")
    assert (row(s, "r1"), hold(s, 0)) == ("Bl.A", [])


@pytest.mark.rule("C-DEPLOY-06")
def test_fraser_lands_the_next_on_any_slot_that_is_left() -> None:
    s = fraser("", "colonist", "colonist")
    apply(GAME, s, "unload colonist", "slot 2", "unload colonist")
    assert legal(GAME, s) == ["slot 1", "slot 3", "slot 4"]
    assert refused(GAME, s, "slot 2") == "C-GAP-88"
    apply(GAME, s, "slot 1")
    assert row(s, "r1") == "AA.."


@pytest.mark.rule("C-DEPLOY-06")
def test_another_kind_may_go_to_the_left_again_but_kinds_go_upwards() -> None:
    s = fraser("", "colonist", "lizard", "squid", level=3)
    apply(GAME, s, "unload lizard", "slot 4")
    assert refused(GAME, s, "unload colonist") == "C-GAP-87"
    apply(GAME, s, "unload squid", "slot 1")
    assert (row(s, "r1"), hold(s, 0)) == ("q..l", ["colonist"])


@pytest.mark.rule("C-DEPLOY-06")
def test_a_single_free_slot_is_taken_without_asking() -> None:
    s = fraser("BB.B", "colonist")
    apply(GAME, s, "unload colonist")
    assert row(s, "r1") == "BBAB"


@pytest.mark.rule("C-DEPLOY-06")
def test_goods_ask_for_no_slot() -> None:
    s = fraser("", "blue", "blue")
    apply(GAME, s, "unload blue")
    assert (s.step(), goods_at(s, "r1")) == (steps.TRANSFER, ["blue"])


@pytest.mark.rule("C-GAP-11")
def test_frasers_talent_is_for_phase_4_alone() -> None:
    gain = table(commanders=("fraser", *OTHERS))
    settle_row(gain, "r2", "B")
    phase(gain, steps.ADVENTURE, sector="r2")
    apply(GAME, gain, "roll 5")
    assert row(gain, "r2") == "BAA.."
    crash = table(commanders=("fraser", *OTHERS))
    load(crash, 0, "colonist", "lizard")
    phase(crash, steps.ADVENTURE, sector="r1")
    apply(GAME, crash, "roll 2")
    assert (ship(crash, 0), row(crash, "r2")) == ("(r2)", "A...l")


@pytest.mark.rule("C-GAP-11")
def test_other_commanders_do_not_choose_slots() -> None:
    s = table(commanders=("okoro", "fraser", "amari"))
    load(s, 0, "colonist")
    phase(s, steps.DEPLOY, sector="r1")
    apply(GAME, s, "unload colonist")
    assert row(s, "r1") == "A..."


def okoro(slots: str, level: int = 2, seat: int = 0) -> CosmicPosition:
    """Return phase 5 at Sump; `seat` has Okoro."""
    names = ["fraser", "lindqvist", "amari"]
    names[seat] = "okoro"
    s = table(commanders=names)
    settle_row(s, "r3", slots)
    set_level(s, 0, "bombs", level)
    phase(s, steps.BOMB, sector="r3")
    return s


@pytest.mark.rule("C-GAP-11")
@pytest.mark.rule("C-GAP-84")
@pytest.mark.rule("C-BOMB-08")
def test_okoro_spares_the_own_colonist() -> None:
    s = okoro("BBA")
    apply(GAME, s, "bomb", "hit colonist", "roll 2")
    assert (s.step(), s.actor, legal(GAME, s)) == (steps.VICTIM, 0, ["victim 1", "victim 2"])
    apply(GAME, s, "victim 1", "victim 2")
    assert (row(s, "r3"), reserve(s, 1)) == ("..A...", 15)


@pytest.mark.rule("C-GAP-11")
@pytest.mark.rule("C-GAP-84")
def test_okoro_chooses_among_aliens_of_all_species() -> None:
    s = okoro("lAqs")
    apply(GAME, s, "bomb", "hit alien", "roll 1")
    assert legal(GAME, s) == ["victim 1", "victim 3", "victim 4"]
    apply(GAME, s, "victim 4")
    assert (row(s, "r3"), s.get(0, columns.KILLS)) == ("lAq...", 1)


@pytest.mark.rule("C-GAP-84")
def test_okoro_can_name_any_set_of_victims() -> None:
    found = set()
    for first in (1, 2, 3):
        for second in range(first + 1, 5):
            s = okoro("ABAB")
            apply(GAME, s, "bomb", "hit colonist", "roll 2", f"victim {first}")
            if s.step() == steps.VICTIM:
                apply(GAME, s, f"victim {second}")
            found.add(row(s, "r3")[:4])
    assert found == {"..AB", ".B.B", ".BA.", "A..B", "A.A.", "AB.."}


@pytest.mark.rule("C-GAP-11")
def test_okoro_does_not_help_others_or_in_other_phases() -> None:
    s = okoro("BBA", seat=1)
    apply(GAME, s, "bomb", "hit colonist", "roll 1")
    assert row(s, "r3") == "BB...."
    lost = table(commanders=("okoro", "fraser", "amari"))
    settle_row(lost, "r2", "BBA")
    phase(lost, steps.ADVENTURE, sector="r2")
    apply(GAME, lost, "roll 2")
    assert row(lost, "r2") == "B...."


def duel(attacker: str, defender: str, *rolls: str) -> CosmicPosition:
    """Return seat 0 attacking seat 1 at Fathom after these dice."""
    s = table(seats=2, commanders=(attacker, defender))
    place_ship(s, 1, "r2")
    apply(GAME, s, "move r2", *rolls)
    return s


@pytest.mark.rule("C-GAP-11")
@pytest.mark.rule("C-GAP-68")
def test_lindqvist_as_attacker_rolls_the_own_die_again() -> None:
    s = duel("lindqvist", "fraser", "roll 2", "roll 5")
    assert (s.actor, s.step(), legal(GAME, s)) == (0, steps.REROLL, ["reroll", "pass"])
    apply(GAME, s, "reroll")
    assert s.actor == CHANCE
    apply(GAME, s, "roll 6")
    assert legal(GAME, s) == ["crash r1", "crash r3"]
    assert (s.actor, ship(s, 0)) == (1, "r2")


@pytest.mark.rule("C-GAP-11")
@pytest.mark.rule("C-GAP-68")
def test_lindqvist_as_defender_rolls_again_and_the_new_roll_stands() -> None:
    s = duel("fraser", "lindqvist", "roll 5", "roll 6")
    assert (s.actor, legal(GAME, s)) == (1, ["reroll", "pass"])
    apply(GAME, s, "reroll", "roll 1")
    assert (s.actor, legal(GAME, s)) == (1, ["crash r1", "crash r3"])


@pytest.mark.rule("C-GAP-68")
def test_the_reroll_may_be_declined_and_comes_once() -> None:
    s = duel("lindqvist", "fraser", "roll 2", "roll 5", "pass")
    assert (s.actor, legal(GAME, s)) == (0, ["crash r1", "crash r3"])
    again = duel("lindqvist", "fraser", "roll 2", "roll 5", "reroll", "roll 1")
    assert (again.actor, legal(GAME, again)) == (0, ["crash r1", "crash r3"])


@pytest.mark.rule("C-GAP-11")
@pytest.mark.parametrize(
    ("attacker", "defender", "loser"),
    [("lindqvist", "fraser", 1), ("fraser", "lindqvist", 0), ("fraser", "okoro", 0)],
)
def test_lindqvist_wins_ties_as_attacker_only(attacker: str, defender: str, loser: int) -> None:
    s = duel(attacker, defender, "roll 4", "roll 4")
    if "lindqvist" in (attacker, defender):
        apply(GAME, s, "pass")
    assert (s.actor, legal(GAME, s)) == (loser, ["crash r1", "crash r3"])


@pytest.mark.rule("C-GAP-11")
def test_lindqvist_may_roll_again_in_the_next_turn() -> None:
    s = duel("lindqvist", "fraser", "roll 2", "roll 5", "reroll", "roll 6", "crash r3")
    place_ship(s, 1, "r2")
    place_ship(s, 0, "r1")
    begin(s, steps.TURN, 1)
    apply(GAME, s, "move r1", "roll 3", "roll 3")
    assert (s.actor, legal(GAME, s)) == (0, ["reroll", "pass"])


@pytest.mark.rule("C-GAP-11")
@pytest.mark.rule("C-GAP-68")
def test_amari_may_roll_an_adventure_again_before_it_happens() -> None:
    s = table(commanders=("amari", "fraser", "okoro"))
    phase(s, steps.ADVENTURE, sector="r1")
    apply(GAME, s, "roll 1")
    assert (s.actor, legal(GAME, s), discards(s)) == (0, ["reroll", "pass"], [])
    assert refused(GAME, s, "aboard 1") == "C-GAP-68"
    apply(GAME, s, "reroll")
    assert (s.actor, s.step()) == (CHANCE, steps.FACE)
    apply(GAME, s, "roll 6")
    assert (money(s, 0), discards(s)) == (100, [])


@pytest.mark.rule("C-GAP-11")
@pytest.mark.rule("C-GAP-68")
def test_amari_has_two_rerolls_in_a_game_one_for_a_roll() -> None:
    s = table(commanders=("amari", "fraser", "okoro"))
    offered = []
    for _ in range(4):
        phase(s, steps.ADVENTURE, sector="r1")
        apply(GAME, s, "roll 6")
        offered.append(s.step() == steps.REROLL)
        if offered[-1] and len(offered) != 2:
            apply(GAME, s, "reroll", "roll 6")
            assert s.step() != steps.REROLL
        elif offered[-1]:
            apply(GAME, s, "pass")
    assert (offered, money(s, 0)) == ([True, True, True, False], 400)


@pytest.mark.rule("C-GAP-11")
def test_the_uses_are_not_renewed_by_a_new_turn_and_help_no_other_seat() -> None:
    s = table(commanders=("amari", "fraser", "okoro"))
    for _ in range(2):
        phase(s, steps.ADVENTURE, sector="r1")
        apply(GAME, s, "roll 6", "reroll", "roll 6")
    begin(s, steps.TURN, 0)
    apply(GAME, s, "move r2", "roll 4")
    assert s.step() != steps.REROLL
    phase(s, steps.ADVENTURE, seat=1, sector="r1")
    apply(GAME, s, "roll 6")
    assert money(s, 1) == 100


@pytest.mark.rule("C-GAP-11")
def test_talents_of_other_phases_do_not_touch_the_dice() -> None:
    s = table(commanders=("amari", "lindqvist", "okoro"))
    place_ship(s, 2, "r2")
    settle_row(s, "r2", "B")
    set_level(s, 0, "bombs", 2)
    apply(GAME, s, "move r2", "roll 6", "roll 1")
    assert s.step() != steps.REROLL
    bomb = table(commanders=("amari", "lindqvist", "okoro"))
    settle_row(bomb, "r3", "BB")
    set_level(bomb, 0, "bombs", 2)
    phase(bomb, steps.BOMB, sector="r3")
    apply(GAME, bomb, "bomb", "hit colonist", "roll 1")
    assert row(bomb, "r3") == "B....."
    draw_card(bomb, "worm-undermine")
    phase(bomb, steps.ADVENTURE, seat=1, sector="r1")
    apply(GAME, bomb, "roll 6")
    assert money(bomb, 1) == 100
