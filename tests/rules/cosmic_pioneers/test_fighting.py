"""Phase 2: combat and re-rolls (catalogue section 7)."""

import pytest

from astrarium import CHANCE
from astrarium.games.cosmic_pioneers.position import CosmicPosition
from astrarium.games.cosmic_pioneers.rules import columns, steps
from tests.rules.cosmic_pioneers.board import (
    GAME,
    RING,
    begin,
    discards,
    load,
    money,
    phase,
    place_ship,
    row,
    set_level,
    settle_row,
    ship,
    table,
)
from tests.table import apply, legal, odds, refused

ROLLS = [f"roll {face}" for face in range(1, 7)]
STATION_RING = (*RING[:5], "station", *RING[6:])
ISLAND = (*RING[:3], "belt", "belt", "drift", "belt", "belt", *RING[8:])  # r6 among belts
DUELLISTS = ("lindqvist", "okoro", "fraser")
DEFENDER_DUELLIST = ("okoro", "lindqvist", "fraser")
SCOUT = ("amari", "okoro", "fraser")


def facing(
    commanders: tuple[str, ...] = ("fraser", "okoro", "lindqvist"), scenario: str = "cosmic-pioneers"
) -> CosmicPosition:
    """Return a position with seat 0 to move and the ship of seat 1 at r2."""
    s = table(commanders=commanders, scenario=scenario)
    place_ship(s, 1, "r2")
    return s


def crashing(s: CosmicPosition) -> int:
    """Return the seat whose ship crash-lands now."""
    assert s.step() == steps.CRASH
    return int(s.step_seat())


@pytest.mark.rule("C-COMBAT-01")
def test_a_fight_begins_where_a_rival_lies() -> None:
    s = facing()
    apply(GAME, s, "move r2")
    assert (s.actor, s.step(), s.step_seat(), s.rival) == (CHANCE, steps.ATTACK, 0, 1)


@pytest.mark.rule("C-COMBAT-01")
def test_there_is_no_fight_without_a_ship_at_the_same_planet() -> None:
    s = facing()
    apply(GAME, s, "move r1")
    assert s.step() == steps.FACE


@pytest.mark.rule("C-COMBAT-02")
@pytest.mark.parametrize(("sector", "start"), [("r0", "r1"), ("r6", "r5")])
def test_there_is_no_fight_on_the_jumpgate_or_the_trade_station(sector: str, start: str) -> None:
    s = table(scenario="freight-run", ring=STATION_RING)
    place_ship(s, 0, start)
    place_ship(s, 1, sector)
    place_ship(s, 2, sector)
    apply(GAME, s, f"move {sector}")
    assert s.step() not in (steps.ATTACK, steps.DEFENCE)
    assert not legal(GAME, s, "fight")
    assert [ship(s, seat) for seat in range(3)] == [sector] * 3


@pytest.mark.rule("C-COMBAT-03")
@pytest.mark.rule("C-CHECK-20")
def test_a_crashed_ship_cannot_be_fought_and_the_adventure_follows() -> None:
    s = facing()
    place_ship(s, 1, "r2", crashed=True)
    apply(GAME, s, "move r2")
    assert s.step() == steps.FACE
    apply(GAME, s, "roll 4")
    assert ship(s, 1) == "(r2)"


@pytest.mark.rule("C-COMBAT-01")
@pytest.mark.rule("C-COMBAT-03")
def test_why_a_rival_cannot_be_fought() -> None:
    s = table(seats=4)
    place_ship(s, 1, "r2")
    place_ship(s, 2, "r2")
    apply(GAME, s, "move r2")
    assert legal(GAME, s) == ["fight s1", "fight s2"]
    assert refused(GAME, s, "fight s0") == refused(GAME, s, "fight s3") == "C-COMBAT-01"
    s = table(seats=4)
    for seat in (1, 2, 3):
        place_ship(s, seat, "r2", crashed=seat == 3)
    apply(GAME, s, "move r2")
    assert refused(GAME, s, "fight s3") == "C-COMBAT-03"
    assert refused(GAME, s, "pass") == refused(GAME, s, "move r1") == "C-NOTE-14"


def test_a_seat_that_is_not_at_the_table_cannot_be_fought() -> None:
    s = table(seats=3)
    place_ship(s, 1, "r2")
    place_ship(s, 2, "r2")
    apply(GAME, s, "move r2")
    assert refused(GAME, s, "fight s3") == "C-COMBAT-01"


def test_a_fight_belongs_to_its_step() -> None:
    s = facing()
    assert refused(GAME, s, "fight s1") == "C-ROUND-02"
    apply(GAME, s, "move r2")
    assert refused(GAME, s, "fight s1") == refused(GAME, s, "pass") == "C-COMBAT-04"


@pytest.mark.rule("C-COMBAT-04")
@pytest.mark.rule("C-COMBAT-05")
@pytest.mark.rule("C-COMBAT-06")
@pytest.mark.parametrize("weapons", [1, 2, 3])
@pytest.mark.parametrize("rival_weapons", [1, 2, 3])
def test_the_lower_total_crashes_and_the_attacker_on_equal_totals(weapons: int, rival_weapons: int) -> None:
    start = facing()
    set_level(start, 0, "weapons", weapons)
    set_level(start, 1, "weapons", rival_weapons)
    apply(GAME, start, "move r2")
    for mine in range(1, 7):
        for theirs in range(1, 7):
            s = start.clone()
            apply(GAME, s, f"roll {mine}", f"roll {theirs}")
            loser = 1 if mine + weapons > theirs + rival_weapons else 0
            assert crashing(s) == s.actor == loser
            assert [s.get(seat, columns.FIGHTS) for seat in (0, 1, 2)] == [loser, 1 - loser, 0]


@pytest.mark.rule("C-COMBAT-04")
@pytest.mark.rule("C-COMBAT-05")
@pytest.mark.rule("C-CHECK-01")
def test_five_against_four_and_a_better_gun_is_lost() -> None:
    s = facing()
    set_level(s, 1, "weapons", 2)
    apply(GAME, s, "move r2", "roll 5", "roll 4")
    assert crashing(s) == 0
    apply(GAME, s, "crash r3")
    assert (ship(s, 0), ship(s, 1)) == ("(r3)", "r2")


@pytest.mark.rule("C-COMBAT-04")
def test_each_die_has_six_equal_faces() -> None:
    s = facing()
    apply(GAME, s, "move r2")
    assert odds(GAME, s) == dict.fromkeys(ROLLS, 1)
    apply(GAME, s, "roll 3")
    assert odds(GAME, s) == dict.fromkeys(ROLLS, 1)


@pytest.mark.rule("C-COMBAT-06")
@pytest.mark.parametrize(("dice", "loser"), [((6, 1), 1), ((1, 6), 0)])
def test_the_loser_alone_crash_lands(dice: tuple[int, int], loser: int) -> None:
    s = facing()
    apply(GAME, s, "move r2", *(f"roll {die}" for die in dice), "crash r3")
    assert (ship(s, loser), ship(s, 1 - loser)) == ("(r3)", "r2")
    assert (s.die, s.rival_die, s.rival) == (0, 0, -1)


@pytest.mark.rule("C-COMBAT-06")
def test_the_winner_has_the_adventure_where_the_fight_was() -> None:
    s = facing()
    apply(GAME, s, "move r2", "roll 6", "roll 1", "crash r3")
    assert (s.step(), s.step_seat()) == (steps.FACE, 0)
    apply(GAME, s, "roll 5")
    assert row(s, "r2") == "AA..."


@pytest.mark.rule("C-NOTE-14")
def test_a_fight_is_compulsory() -> None:
    s = table(seats=3)
    place_ship(s, 1, "r2")
    place_ship(s, 2, "r2")
    apply(GAME, s, "move r2")
    assert legal(GAME, s) == ["fight s1", "fight s2"]
    assert refused(GAME, s, "pass") == "C-NOTE-14"


@pytest.mark.rule("C-NOTE-14")
def test_a_ship_that_has_to_stay_attacks_too() -> None:
    s = table(ring=ISLAND)
    place_ship(s, 1, "r6")
    phase(s, steps.MOVE, 0, "r6")
    apply(GAME, s, "roll 4", "roll 4")
    assert crashing(s) == 0  # the attacker loses the tie


@pytest.mark.rule("C-GAP-25")
@pytest.mark.parametrize("rival", [1, 2])
def test_the_attacker_names_one_of_several_rivals_and_fights_once(rival: int) -> None:
    s = table(seats=3, commanders=("fraser", "okoro", "amari"))
    place_ship(s, 1, "r2")
    place_ship(s, 2, "r2")
    apply(GAME, s, "move r2")
    assert s.actor == 0
    apply(GAME, s, f"fight s{rival}", "roll 6", "roll 1")
    assert crashing(s) == rival
    apply(GAME, s, "crash r3")
    assert (s.step(), s.step_seat()) == (steps.FACE, 0)
    assert ship(s, 3 - rival) == "r2"


@pytest.mark.rule("C-GAP-67")
@pytest.mark.parametrize(("commanders", "talented"), [(DUELLISTS, 0), (DEFENDER_DUELLIST, 1)])
def test_the_attacker_rolls_then_the_defender_then_a_talent_rolls_again(
    commanders: tuple[str, ...], talented: int
) -> None:
    s = facing(commanders)
    apply(GAME, s, "move r2")
    assert (s.step(), s.step_seat()) == (steps.ATTACK, 0)
    apply(GAME, s, "roll 2")
    assert (s.step(), s.step_seat()) == (steps.DEFENCE, 1)
    apply(GAME, s, "roll 5")
    assert (s.step(), s.actor) == (steps.REROLL, talented)
    assert legal(GAME, s) == ["reroll", "pass"]


@pytest.mark.rule("C-GAP-68")
@pytest.mark.parametrize(
    ("commanders", "dice", "again", "loser"),
    [
        (DUELLISTS, (2, 5), 6, 1),
        (DUELLISTS, (6, 5), 1, 0),
        (DEFENDER_DUELLIST, (5, 3), 6, 0),
        (DEFENDER_DUELLIST, (5, 6), 1, 1),
    ],
)
def test_only_the_own_die_is_rolled_again_and_the_new_result_stands(
    commanders: tuple[str, ...], dice: tuple[int, int], again: int, loser: int
) -> None:
    s = facing(commanders)
    apply(GAME, s, "move r2", *(f"roll {die}" for die in dice), "reroll")
    assert odds(GAME, s) == dict.fromkeys(ROLLS, 1)
    apply(GAME, s, f"roll {again}")
    assert crashing(s) == loser


@pytest.mark.rule("C-GAP-68")
@pytest.mark.parametrize(
    ("commanders", "dice", "loser"), [(DUELLISTS, (2, 5), 0), (DEFENDER_DUELLIST, (5, 2), 1)]
)
def test_without_a_new_roll_the_first_dice_stand(
    commanders: tuple[str, ...], dice: tuple[int, int], loser: int
) -> None:
    s = facing(commanders)
    apply(GAME, s, "move r2", *(f"roll {die}" for die in dice), "pass")
    assert crashing(s) == loser


@pytest.mark.rule("C-GAP-67")
@pytest.mark.rule("C-GAP-68")
@pytest.mark.rule("C-CHECK-48")
def test_a_defender_with_the_talent_turns_the_fight_once() -> None:
    s = facing(DEFENDER_DUELLIST)
    apply(GAME, s, "move r2", "roll 5", "roll 3", "reroll", "roll 6")
    assert crashing(s) == 0
    assert refused(GAME, s, "reroll") == "C-CRASH-01"
    assert s.get(1, columns.USED + 1) == 1


@pytest.mark.rule("C-GAP-68")
def test_a_duellist_may_roll_again_in_the_next_turn() -> None:
    s = facing(DEFENDER_DUELLIST)
    apply(GAME, s, "move r2", "roll 5", "roll 3", "reroll", "roll 6", "crash r3")
    place_ship(s, 2, "r4")
    begin(s, steps.TURN, 1)
    apply(GAME, s, "move r4", "roll 1", "roll 2")
    assert (s.actor, legal(GAME, s)) == (1, ["reroll", "pass"])


@pytest.mark.rule("C-GAP-68")
@pytest.mark.parametrize("text", ["move r1", "roll 6", "fight s1", "crash r1"])
def test_nothing_else_is_done_while_a_new_roll_is_considered(text: str) -> None:
    s = facing(DUELLISTS)
    apply(GAME, s, "move r2", "roll 2", "roll 5")
    assert refused(GAME, s, text) == "C-GAP-68"


@pytest.mark.rule("C-GAP-68")
def test_without_the_talent_no_die_is_rolled_again() -> None:
    s = facing()
    apply(GAME, s, "move r2", "roll 2")
    assert refused(GAME, s, "reroll") == "C-COMBAT-04"
    apply(GAME, s, "roll 5")
    assert refused(GAME, s, "reroll") == "C-CRASH-01"


@pytest.mark.rule("C-GAP-68")
@pytest.mark.rule("C-CHECK-49")
def test_a_second_one_draws_the_card() -> None:
    s = table(commanders=SCOUT)
    apply(GAME, s, "move r1", "roll 1")
    assert (s.actor, legal(GAME, s)) == (0, ["reroll", "pass"])
    assert not discards(s)
    apply(GAME, s, "reroll", "roll 1")
    assert s.actor == CHANCE
    assert all(text.startswith("event") for text in legal(GAME, s))
    assert s.get(0, columns.USED) == 1
    phase(s, steps.ADVENTURE, 0, "r1")
    apply(GAME, s, "roll 3", "reroll", "roll 6")
    assert money(s, 0) == 100
    phase(s, steps.ADVENTURE, 0, "r1")
    apply(GAME, s, "roll 6")
    assert (money(s, 0), s.get(0, columns.USED)) == (200, 2)  # the two uses are spent: nothing is asked


@pytest.mark.rule("C-GAP-68")
def test_uses_of_the_whole_game_do_not_come_back_with_a_turn() -> None:
    s = table(commanders=SCOUT)
    for sector in ("r1", "r2"):
        apply(GAME, s, f"move {sector}", "roll 4", "reroll", "roll 4")
        begin(s, steps.TURN, 0)
    apply(GAME, s, "move r3", "roll 2")
    assert (s.get(0, columns.USED), s.step(), s.actor) == (2, steps.CRASH, 0)


@pytest.mark.rule("C-GAP-68")
def test_an_adventure_rolled_again_has_the_second_effect_only() -> None:
    s = table(commanders=SCOUT)
    settle_row(s, "r1", "AAB")
    apply(GAME, s, "move r1", "roll 3")
    assert row(s, "r1") == "AAB."
    apply(GAME, s, "reroll", "roll 6")
    assert (row(s, "r1"), money(s, 0)) == ("AAB.", 100)


def test_a_duellist_wins_ties_as_attacker_only() -> None:
    s = facing(DUELLISTS)
    apply(GAME, s, "move r2", "roll 4", "roll 4", "pass")
    assert crashing(s) == 1
    s = facing(DEFENDER_DUELLIST)
    apply(GAME, s, "move r2", "roll 4", "roll 4", "pass")
    assert crashing(s) == 0


def test_where_attackers_win_ties_a_duellist_defending_loses_them() -> None:
    s = facing(DEFENDER_DUELLIST, scenario="battle-royale")
    apply(GAME, s, "move r2", "roll 4", "roll 4", "pass")
    assert crashing(s) == 1


def test_cargo_does_not_count_in_a_fight() -> None:
    s = facing()
    load(s, 0, "colonist", "colonist")
    apply(GAME, s, "move r2", "roll 4", "roll 4")
    assert crashing(s) == 0
    assert s.get(0, columns.CRASHED) == 0
