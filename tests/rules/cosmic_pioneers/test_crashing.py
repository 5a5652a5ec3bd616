"""Crash landings, and ships moved by effects (rules catalogue, section 7).

Strings such as "B.l" are the slots of a planet, in the letters of `settle_row`. "(r4)" is a ship
that crashed at r4.
"""

import pytest

from astrarium import CHANCE
from astrarium.games.cosmic_pioneers.position import CosmicPosition
from astrarium.games.cosmic_pioneers.rules import codes, columns, steps
from tests.rules.cosmic_pioneers.board import (
    GAME,
    RING,
    all_in_reserve,
    begin,
    discards,
    draw_card,
    goods_at,
    hold,
    load,
    money,
    phase,
    place_ship,
    refresh,
    reserve,
    row,
    set_level,
    settle_row,
    ship,
    stack_deck,
    table,
)
from tests.table import apply, legal, refused

STATION_RING = (*RING[:5], "station", *RING[6:])
TRADE_RING = (*RING[:10], "belt")
LONE_RING = ("belt",) * 4 + ("maul",) + ("belt",) * 6


def crash(s: CosmicPosition, sector: str, seat: int = 0) -> None:
    """Put the ship of `seat` at `sector` and make it crash-land from there."""
    place_ship(s, seat, sector)
    begin(s, steps.CRASH, seat)


def lose_fight(s: CosmicPosition, sector: str) -> None:
    """Make seat 0 attack seat 1 at `sector` and lose."""
    place_ship(s, 1, sector)
    apply(GAME, s, f"move {sector}", "roll 1", "roll 6")


@pytest.mark.rule("C-CRASH-01")
@pytest.mark.parametrize("place", range(2, 11))
def test_the_crash_site_is_a_neighbouring_planet(place: int) -> None:
    s = table()
    crash(s, f"r{place}")
    assert legal(GAME, s) == [f"crash r{place - 1}", f"crash r{place + 1}"]
    apply(GAME, s, f"crash r{place + 1}")
    assert ship(s, 0) == f"(r{place + 1})"


@pytest.mark.rule("C-CRASH-01")
@pytest.mark.parametrize("text", ["crash r5", "crash r3", "crash r7", "crash r11"])
def test_no_other_planet_can_be_chosen(text: str) -> None:
    s = table()
    crash(s, "r5")
    assert refused(GAME, s, text) == "C-CRASH-01"


@pytest.mark.rule("C-CRASH-01")
@pytest.mark.parametrize("text", ["pass", "move r4", "land colonist", "fight s1"])
def test_a_crash_cannot_be_declined_or_postponed(text: str) -> None:
    s = table()
    crash(s, "r5")
    assert refused(GAME, s, text) == "C-CRASH-01"


@pytest.mark.rule("C-CRASH-02")
@pytest.mark.rule("C-CRASH-03")
@pytest.mark.parametrize(
    ("ring", "place", "site"),
    [
        (RING, 1, 2),
        (RING, 11, 10),
        ((*RING[:4], "belt", *RING[5:]), 6, 7),
        ((*RING[:4], "belt", *RING[5:]), 4, 3),
        (STATION_RING, 5, 4),
        (STATION_RING, 7, 8),
    ],
)
def test_belts_jumpgate_and_station_are_not_crash_sites(ring: tuple[str, ...], place: int, site: int) -> None:
    s = table(ring=ring)
    crash(s, f"r{place}")
    assert ship(s, 0) == f"(r{site})"
    assert s.slots(site) > 0


@pytest.mark.rule("C-CRASH-02")
@pytest.mark.rule("C-CRASH-03")
def test_a_sector_without_slots_is_refused_as_crash_site() -> None:
    s = table(ring=("belt", "belt", *RING[2:5], "station", *RING[6:]))
    crash(s, "r4")
    assert legal(GAME, s) == ["crash r3", "crash r5"]
    for text in ("crash r0", "crash r1", "crash r6"):
        assert refused(GAME, s, text) == "C-CRASH-02"
    s.lay(5, codes.RUIN)
    s.lay(3, codes.RUIN)
    refresh(s)
    assert ship(s, 0) == "(r7)"  # skips the Trade Station and destroyed planets; r2 is a belt


@pytest.mark.rule("C-CRASH-04")
def test_the_ship_lies_on_its_side_on_the_site() -> None:
    s = table()
    crash(s, "r5")
    assert ship(s, 0) == "r5"
    apply(GAME, s, "crash r4")
    assert ship(s, 0) == "(r4)"


@pytest.mark.rule("C-CRASH-05")
@pytest.mark.rule("C-CRASH-09")
@pytest.mark.rule("C-GAP-27")
def test_colonists_land_from_the_left_and_aliens_from_the_right_and_goods_take_no_slot() -> None:
    s = table()
    set_level(s, 0, "cargo", 3)
    load(s, 0, "colonist", "worm", "red", "blue")
    settle_row(s, "r4", "B..l.")
    crash(s, "r5")
    apply(GAME, s, "crash r4")
    assert row(s, "r4") == "BA.lw"
    assert goods_at(s, "r4") == ["red", "blue"]
    assert (hold(s, 0), reserve(s, 0), money(s, 0)) == ([], 14, 0)


@pytest.mark.rule("C-CRASH-09")
def test_goods_can_be_placed_on_a_full_planet() -> None:
    s = table()
    load(s, 0, "red", "red")
    settle_row(s, "r4", "BBBBB")
    crash(s, "r5")
    apply(GAME, s, "crash r4")
    assert (goods_at(s, "r4"), row(s, "r4"), hold(s, 0)) == (["red", "red"], "BBBBB", [])


@pytest.mark.rule("C-CRASH-06")
@pytest.mark.rule("C-CRASH-08")
@pytest.mark.rule("C-GAP-28")
@pytest.mark.rule("C-CHECK-17")
def test_pieces_without_a_free_slot_are_killed_and_residents_stay() -> None:
    s = table()
    load(s, 0, "colonist", "colonist")
    settle_row(s, "r4", "Bl.ww")
    crash(s, "r5")
    apply(GAME, s, "crash r4")
    assert row(s, "r4") == "BlAww"
    assert (hold(s, 0), reserve(s, 0)) == ([], 14)


@pytest.mark.rule("C-CRASH-06")
@pytest.mark.rule("C-GAP-28")
def test_killed_pieces_return_to_their_supply_and_can_be_used_again() -> None:
    s = table()
    set_level(s, 0, "cargo", 3)
    load(s, 0, "colonist", "lizard", "slime")
    settle_row(s, "r4", "BBBBB")
    lizards, slimes = s.stock[columns.MEEPLES], s.stock[columns.MEEPLES + 2]
    crash(s, "r5")
    apply(GAME, s, "crash r4")
    assert (row(s, "r4"), hold(s, 0)) == ("BBBBB", [])
    assert all_in_reserve(s, 0)
    assert (s.stock[columns.MEEPLES], s.stock[columns.MEEPLES + 2]) == (lizards + 1, slimes + 1)
    phase(s, steps.ADVENTURE, 0, "r0")
    apply(GAME, s, "embark 4")
    assert hold(s, 0) == ["colonist"] * 4


@pytest.mark.rule("C-CRASH-07")
@pytest.mark.rule("C-GAP-69")
@pytest.mark.rule("C-CHECK-41")
@pytest.mark.parametrize(("chosen", "slots"), [("colonist", "BBABB"), ("lizard", "BBlBB")])
def test_the_owner_chooses_the_piece_that_lands(chosen: str, slots: str) -> None:
    s = table()
    set_level(s, 0, "cargo", 3)
    load(s, 0, "colonist", "lizard")
    settle_row(s, "r4", "BB.BB")
    lizards = s.stock[columns.MEEPLES]
    crash(s, "r5")
    apply(GAME, s, "crash r4")
    assert (s.actor, s.step()) == (0, steps.WRECK)
    assert legal(GAME, s) == ["land colonist", "land lizard"]
    assert refused(GAME, s, "pass") == "C-CRASH-05"
    apply(GAME, s, f"land {chosen}")
    assert row(s, "r4") == slots
    assert (reserve(s, 0), s.stock[columns.MEEPLES]) == (
        (14, lizards + 1) if chosen == "colonist" else (15, lizards)
    )
    assert hold(s, 0) == []


@pytest.mark.rule("C-CRASH-07")
@pytest.mark.parametrize(
    ("texts", "slots"),
    [
        (["land colonist", "land colonist"], "AA"),
        (["land colonist", "land squid"], "Aq"),
        (["land colonist", "land worm"], "Aw"),
        (["land squid", "land colonist"], "Aq"),
        (["land squid", "land worm"], "wq"),
        (["land worm", "land squid"], "qw"),
    ],
)
def test_every_set_of_survivors_and_every_order_of_aliens_is_possible(texts: list[str], slots: str) -> None:
    s = table()
    set_level(s, 0, "cargo", 3)
    load(s, 0, "colonist", "colonist", "squid", "worm")
    settle_row(s, "r4", "BB..B")
    crash(s, "r5")
    apply(GAME, s, "crash r4", *texts)
    assert row(s, "r4") == f"BB{slots}B"
    assert s.step() == steps.MOVE


@pytest.mark.rule("C-CRASH-07")
@pytest.mark.rule("C-GAP-69")
def test_colonists_are_landed_before_aliens_and_no_piece_is_lost_while_there_is_a_slot() -> None:
    s = table()
    set_level(s, 0, "cargo", 3)
    load(s, 0, "colonist", "colonist", "squid", "worm")
    settle_row(s, "r4", "B...B")
    crash(s, "r5")
    apply(GAME, s, "crash r4")
    assert row(s, "r4") == "BA..B"  # three slots for four: two aliens alone would leave one empty
    assert legal(GAME, s) == ["land colonist", "land squid", "land worm"]
    assert refused(GAME, s, "land lizard") == "C-GAP-88"
    apply(GAME, s, "land colonist")
    assert refused(GAME, s, "land colonist") == "C-GAP-88"
    apply(GAME, s, "land worm")
    assert row(s, "r4") == "BAAwB"


@pytest.mark.rule("C-CRASH-07")
@pytest.mark.parametrize(
    ("second", "slots", "left"), [("colonist", "BAqBB", 14), ("squid", "BqqBB", 15), ("worm", "BwqBB", 15)]
)
def test_after_an_alien_the_owner_may_still_land_a_colonist(second: str, slots: str, left: int) -> None:
    s = table()
    set_level(s, 0, "cargo", 3)
    load(s, 0, "colonist", "squid", "squid", "worm")
    settle_row(s, "r4", "B..BB")
    crash(s, "r5")
    apply(GAME, s, "crash r4", "land squid")
    assert legal(GAME, s) == ["land colonist", "land squid", "land worm"]
    apply(GAME, s, f"land {second}")
    assert (row(s, "r4"), reserve(s, 0)) == (slots, left)


@pytest.mark.rule("C-CRASH-07")
def test_the_landing_order_of_a_crash_does_not_restrict_later_choices() -> None:
    s = table()
    set_level(s, 0, "cargo", 3)
    load(s, 0, "squid", "worm")
    crash(s, "r5")
    apply(GAME, s, "crash r4", "land worm")
    load(s, 0, "colonist", "green")
    phase(s, steps.ADVENTURE, 0, "r0")
    assert legal(GAME, s) == ["discard colonist", "discard green", "pass"]


@pytest.mark.rule("C-GAP-69")
def test_an_alien_does_not_come_first_if_colonists_must_follow() -> None:
    s = table()
    set_level(s, 0, "cargo", 3)
    load(s, 0, "colonist", "colonist", "squid", "worm")
    crash(s, "r5")
    apply(GAME, s, "crash r4")  # five free slots: all land; only the order of the aliens is open
    assert row(s, "r4") == "AA..."
    assert legal(GAME, s) == ["land squid", "land worm"]
    apply(GAME, s, "land worm")
    assert row(s, "r4") == "AA.qw"


@pytest.mark.rule("C-GAP-69")
def test_a_colonist_that_no_alien_can_replace_lands_without_a_decision() -> None:
    s = table()
    set_level(s, 0, "cargo", 3)
    load(s, 0, "colonist", "colonist", "squid")
    settle_row(s, "r4", "B..BB")
    crash(s, "r5")
    apply(GAME, s, "crash r4")
    assert row(s, "r4") == "BA.BB"  # the squid alone would leave a slot empty
    assert legal(GAME, s) == ["land colonist", "land squid"]


@pytest.mark.rule("C-CRASH-10")
@pytest.mark.rule("C-GAP-26")
@pytest.mark.rule("C-CHECK-16")
@pytest.mark.parametrize("site", ["r3", "r11"])
def test_without_a_neighbouring_planet_the_owner_chooses_among_the_nearest(site: str) -> None:
    s = table(ring=("ravan", "belt", *RING[2:]))
    crash(s, "r1")
    assert (s.actor, legal(GAME, s)) == (0, ["crash r3", "crash r11"])
    assert refused(GAME, s, "crash r4") == "C-CRASH-01"
    assert refused(GAME, s, "crash r2") == "C-CRASH-02"
    apply(GAME, s, f"crash {site}")
    assert ship(s, 0) == f"({site})"


@pytest.mark.rule("C-CRASH-10")
@pytest.mark.rule("C-GAP-26")
@pytest.mark.parametrize(
    ("ring", "site"),
    [
        (("ravan", "belt", "belt", *RING[3:]), 11),
        (("ravan", "belt", *RING[2:10], "belt"), 3),
        (("ravan", "belt", "belt", "belt", *RING[4:8], "belt", "belt", "belt"), 5),
        (("ravan", *("belt",) * 5, "bracken", *("belt",) * 4), 7),
    ],
)
def test_the_nearest_planet_is_found_either_way_round(ring: tuple[str, ...], site: int) -> None:
    s = table(ring=ring)
    phase(s, steps.ADVENTURE, 0, "r1")
    apply(GAME, s, "roll 2")
    assert ship(s, 0) == f"(r{site})"


@pytest.mark.rule("C-GAP-26")
def test_without_any_other_planet_the_ship_crashes_in_place_and_loses_its_cargo() -> None:
    s = table(ring=LONE_RING)
    set_level(s, 0, "cargo", 3)
    load(s, 0, "colonist", "squid", "red", "yellow")
    settle_row(s, "r5", "B")
    phase(s, steps.ADVENTURE, 0, "r5")
    apply(GAME, s, "roll 2")
    assert (ship(s, 0), hold(s, 0), row(s, "r5")) == ("(r5)", [], "B....")
    assert all_in_reserve(s, 0)
    assert s.stock[columns.MEEPLES + 1] == 12
    assert [s.stock[columns.GOODS + colour] for colour in range(4)] == [5] * 4
    assert goods_at(s, "r5") == []


@pytest.mark.rule("C-CRASH-11")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_crashed_ship_is_righted_when_its_owner_moves(seat: int) -> None:
    s = table()
    crash(s, "r5", seat)
    apply(GAME, s, "crash r6")
    begin(s, steps.TURN, 2)
    assert ship(s, seat) == "(r6)"
    begin(s, steps.TURN, seat)
    assert (ship(s, seat), s.actor) == ("r6", seat)
    assert legal(GAME, s) == ["move r4", "move r5", "move r7", "move r8"]
    apply(GAME, s, "move r7", "roll 4")
    assert money(s, seat) == 100
    assert ship(s, seat) == "r7"


@pytest.mark.rule("C-NOTE-15")
@pytest.mark.parametrize("loser", [0, 1])
def test_the_owner_of_the_ship_chooses_the_site(loser: int) -> None:
    s = table()
    place_ship(s, 1, "r2")
    apply(GAME, s, "move r2", *(("roll 1", "roll 6") if loser == 0 else ("roll 6", "roll 1")))
    assert (s.actor, legal(GAME, s)) == (loser, ["crash r1", "crash r3"])


@pytest.mark.rule("C-NOTE-16")
def test_a_full_planet_can_be_the_site() -> None:
    s = table()
    settle_row(s, "r4", "BBBBB")
    load(s, 0, "colonist")
    crash(s, "r5")
    assert legal(GAME, s) == ["crash r4", "crash r6"]
    apply(GAME, s, "crash r4")
    assert (ship(s, 0), row(s, "r4"), reserve(s, 0)) == ("(r4)", "BBBBB", 15)


@pytest.mark.rule("C-NOTE-17")
@pytest.mark.rule("C-CHECK-23")
def test_after_a_lost_attack_only_the_adventure_of_the_crash_site_follows() -> None:
    s = table()
    load(s, 0, "colonist")
    lose_fight(s, "r2")
    apply(GAME, s, "crash r3")
    assert (s.step(), ship(s, 0), row(s, "r3")) == (steps.FACE, "(r3)", "A.....")
    apply(GAME, s, "roll 4")  # sump: 1 colonist
    assert row(s, "r3") == "AA...."
    assert (s.round, s.actor) == (2, CHANCE)  # neither loading nor bombing was offered


@pytest.mark.rule("C-NOTE-17")
@pytest.mark.rule("C-GAP-50")
@pytest.mark.rule("C-CHECK-24")
def test_a_crash_in_an_adventure_ends_the_turn() -> None:
    s = table()
    settle_row(s, "r6", "AB")
    phase(s, steps.ADVENTURE, 0, "r5")
    apply(GAME, s, "roll 2", "crash r6")
    assert ship(s, 0) == "(r6)"
    assert (s.round, s.actor) == (2, CHANCE)
    assert legal(GAME, s)[0].startswith("event")


@pytest.mark.rule("C-NOTE-18")
@pytest.mark.parametrize("how", ["fight", "adventure", "event"])
def test_neighbours_are_those_of_the_planet_where_the_ship_is(how: str) -> None:
    s = table()
    set_level(s, 0, "engines", 3)
    place_ship(s, 0, "r3")
    if how == "fight":
        lose_fight(s, "r6")
    elif how == "adventure":
        apply(GAME, s, "move r6", "roll 2")
    else:
        apply(GAME, s, "move r6", "roll 1", "event squid-hull-crush")
    assert legal(GAME, s) == ["crash r5", "crash r7"]


@pytest.mark.rule("C-NOTE-28")
@pytest.mark.rule("C-GAP-71")
@pytest.mark.rule("C-CHECK-42")
def test_a_defender_is_paid_for_goods_that_a_crash_delivers() -> None:
    s = table(scenario="cross-trade", ring=TRADE_RING)
    load(s, 1, "red")
    place_ship(s, 1, "r2")
    apply(GAME, s, "move r2", "roll 6", "roll 1", "crash r3")
    assert [money(s, seat) for seat in range(3)] == [0, 300, 0]
    assert [s.get(seat, columns.DELIVERIES) for seat in range(3)] == [0, 1, 0]
    assert (hold(s, 1), goods_at(s, "r3"), s.stock[columns.GOODS]) == ([], [], 5)


@pytest.mark.rule("C-NOTE-28")
def test_goods_of_a_crashed_ship_follow_all_rules_of_goods() -> None:
    s = table(scenario="cross-trade", ring=TRADE_RING)
    set_level(s, 0, "cargo", 3)
    load(s, 0, "red", "blue", "green", "yellow")
    crash(s, "r2")
    apply(GAME, s, "crash r3")  # green: buys red and blue, takes back its own colour, keeps yellow
    assert (money(s, 0), s.get(0, columns.DELIVERIES)) == (600, 2)
    assert goods_at(s, "r3") == ["yellow"]
    assert [s.stock[columns.GOODS + colour] for colour in range(4)] == [5, 5, 5, 4]
    settle_row(s, "r3", "B")
    phase(s, steps.DEPLOY, 1, "r3")
    assert "take yellow" in legal(GAME, s)


@pytest.mark.rule("C-GAP-71")
def test_goods_delivered_by_a_crash_pay_the_owner_in_its_own_turn() -> None:
    s = table(scenario="cross-trade", ring=TRADE_RING)
    load(s, 0, "blue")
    phase(s, steps.ADVENTURE, 0, "r5")
    apply(GAME, s, "roll 2", "crash r4")
    assert (money(s, 0), money(s, 1)) == (300, 0)


@pytest.mark.rule("C-GAP-27")
def test_the_talent_to_choose_slots_has_no_effect_in_a_crash() -> None:
    s = table(commanders=("fraser", "okoro", "amari"))
    load(s, 0, "colonist", "colonist")
    settle_row(s, "r4", ".B..l")
    crash(s, "r5")
    apply(GAME, s, "crash r4")
    assert (row(s, "r4"), s.step()) == ("ABA.l", steps.MOVE)


@pytest.mark.rule("C-GAP-29")
def test_ships_share_the_site_of_a_crash_without_a_fight() -> None:
    s = table()
    place_ship(s, 1, "r4", crashed=True)
    place_ship(s, 2, "r4")
    phase(s, steps.ADVENTURE, 0, "r5")
    apply(GAME, s, "roll 2", "crash r4")
    assert [ship(s, seat) for seat in range(3)] == ["(r4)", "(r4)", "r4"]
    assert (s.round, s.actor, [s.get(seat, columns.FIGHTS) for seat in range(3)]) == (2, CHANCE, [0, 0, 0])
    assert s.step() != steps.ATTACK


@pytest.mark.rule("C-GAP-29")
def test_a_lost_attack_may_end_beside_another_rival_without_a_second_fight() -> None:
    s = table()
    place_ship(s, 2, "r3")
    lose_fight(s, "r2")
    apply(GAME, s, "crash r3")
    assert (s.step(), ship(s, 0), ship(s, 2)) == (steps.FACE, "(r3)", "r3")


@pytest.mark.rule("C-GAP-50")
@pytest.mark.rule("C-EVENT-10")
@pytest.mark.rule("C-CHECK-32")
def test_a_crash_caused_by_an_event_of_an_adventure_ends_the_turn() -> None:
    s = table()
    settle_row(s, "r3", "AB")
    apply(GAME, s, "move r2", "roll 1", "event squid-hull-crush")
    assert (s.actor, legal(GAME, s)) == (0, ["crash r1", "crash r3"])
    apply(GAME, s, "crash r3")
    assert (ship(s, 0), row(s, "r2"), discards(s)) == ("(r3)", "....q", ["squid-hull-crush"])
    assert (s.round, s.actor) == (2, CHANCE)
    assert legal(GAME, s)[0].startswith("event")


@pytest.mark.rule("C-GAP-50")
@pytest.mark.rule("C-GAP-70")
@pytest.mark.rule("C-CHECK-33")
def test_a_second_crash_in_the_turn_starts_from_the_first_site() -> None:
    s = table()
    place_ship(s, 0, "r3")
    lose_fight(s, "r4")
    apply(GAME, s, "crash r5")
    load(s, 0, "colonist")
    apply(GAME, s, "roll 2")
    assert (ship(s, 0), legal(GAME, s)) == ("(r5)", ["crash r4", "crash r6"])
    apply(GAME, s, "crash r6")
    assert (ship(s, 0), row(s, "r6"), hold(s, 0)) == ("(r6)", "A.....", [])
    assert (s.round, s.actor) == (2, CHANCE)
    assert legal(GAME, s)[0].startswith("event")


@pytest.mark.rule("C-GAP-63")
@pytest.mark.rule("C-CHECK-34")
def test_hull_crush_after_a_lost_attack_spares_the_crashed_attacker() -> None:
    s = table()
    place_ship(s, 0, "r4")
    place_ship(s, 2, "r10")
    lose_fight(s, "r5")
    apply(GAME, s, "crash r6", "roll 1", "event squid-hull-crush")
    assert (s.actor, legal(GAME, s)) == (2, ["crash r9", "crash r11"])
    apply(GAME, s, "crash r9")
    assert [ship(s, seat) for seat in range(3)] == ["(r6)", "r5", "(r9)"]
    assert (s.round, s.actor) == (2, CHANCE)


@pytest.mark.rule("C-GAP-51")
@pytest.mark.rule("C-CRASH-11")
@pytest.mark.rule("C-CHECK-25")
def test_a_lost_defence_has_no_adventure_and_the_next_turn_is_normal() -> None:
    s = table()
    place_ship(s, 1, "r2")
    apply(GAME, s, "move r2", "roll 6", "roll 1", "crash r1")
    assert (s.step(), s.step_seat(), ship(s, 1)) == (steps.FACE, 0, "(r1)")
    apply(GAME, s, "roll 4")
    assert (s.round, s.actor) == (2, CHANCE)
    apply(GAME, s, "event worm-opened-vein")
    assert (s.actor, ship(s, 1)) == (1, "r1")  # first player of the second round
    apply(GAME, s, "move r11", "roll 5")
    assert row(s, "r11") == "B......."
    assert legal(GAME, s) == ["load 1", "pass"]
    apply(GAME, s, "pass")
    assert legal(GAME, s) == ["bomb", "pass"]


@pytest.mark.rule("C-GAP-51")
def test_a_crash_in_phase_one_lasts_until_the_owner_moves() -> None:
    s = table()
    place_ship(s, 0, "r1")
    place_ship(s, 1, "r6")
    place_ship(s, 2, "r10")
    apply(GAME, s, "move r11", "roll 4")
    apply(GAME, s, "event squid-hull-crush")
    assert (s.actor, s.turn) == (1, codes.NONE)
    apply(GAME, s, "crash r5", "crash r9")
    assert (s.actor, ship(s, 1), ship(s, 2)) == (1, "r5", "(r9)")
    apply(GAME, s, "move r4", "roll 6")
    assert (s.actor, ship(s, 2)) == (2, "r9")
    assert legal(GAME, s) == ["move r7", "move r8", "move r10", "move r11"]


@pytest.mark.rule("C-GAP-52")
@pytest.mark.rule("C-CHECK-37")
def test_a_ship_moved_by_an_effect_to_the_trade_station_deploys_there() -> None:
    s = table(scenario="freight-run", ring=(*RING[:4], "drift", "station", *RING[6:]))
    load(s, 0, "red", "green")
    place_ship(s, 0, "r3")
    apply(GAME, s, "move r5", "roll 1", "event squid-undertow")
    assert (ship(s, 0), s.actor) == ("r6", 0)
    assert legal(GAME, s) == ["unload red", "unload green", "pass"]
    apply(GAME, s, "unload red", "unload green")
    assert (money(s, 0), s.get(0, columns.DELIVERIES)) == (600, 2)
    assert legal(GAME, s) == ["embark 1", "embark 2", "pass"]
    apply(GAME, s, "embark 2")
    assert hold(s, 0) == ["colonist", "colonist"]
    assert (s.round, s.actor) == (2, CHANCE)


@pytest.mark.rule("C-GAP-52")
@pytest.mark.rule("C-CHECK-38")
def test_a_ship_moved_by_an_effect_to_the_jumpgate_has_no_step_there() -> None:
    s = table(ring=(*RING[:10], "halcyon"))
    load(s, 0, "colonist", "green")
    place_ship(s, 0, "r9")
    apply(GAME, s, "move r11", "roll 1", "event squid-undertow")
    assert (ship(s, 0), money(s, 0), hold(s, 0)) == ("r0", 0, ["colonist", "green"])
    assert (s.round, s.actor) == (2, CHANCE)


@pytest.mark.rule("C-GAP-52")
def test_a_ship_moved_by_an_effect_to_a_planet_only_deploys_and_bombs() -> None:
    s = table(commanders=("okoro", "fraser", "amari"))
    load(s, 0, "colonist")
    place_ship(s, 1, "r3")
    apply(GAME, s, "move r2", "roll 1", "event squid-undertow")
    assert (ship(s, 0), ship(s, 1), s.get(0, columns.FIGHTS) + s.get(1, columns.FIGHTS)) == ("r3", "r3", 0)
    assert legal(GAME, s) == ["unload colonist", "pass"]
    apply(GAME, s, "unload colonist")
    assert (row(s, "r3"), legal(GAME, s)) == ("A.....", ["bomb", "pass"])


@pytest.mark.rule("C-GAP-52")
def test_a_ship_moved_by_an_effect_in_another_turn_only_changes_its_sector() -> None:
    s = table()
    load(s, 1, "colonist")
    place_ship(s, 1, "r2")
    place_ship(s, 2, "r3")
    draw_card(s, "squid-undertow", seat=0)
    assert (ship(s, 1), ship(s, 2), s.actor, s.step()) == ("r3", "r3", 0, steps.MOVE)
    assert (hold(s, 1), row(s, "r3")) == (["colonist"], "......")


@pytest.mark.rule("C-GAP-72")
@pytest.mark.parametrize(("dice", "winner"), [((6, 1), 0), ((1, 6), 1)])
def test_a_fight_pays_after_the_crash_and_before_the_rest_of_the_turn(
    dice: tuple[int, int], winner: int
) -> None:
    s = table(scenario="battle-royale")
    for seat in (0, 1):
        set_level(s, seat, "cargo", 3)
        load(s, seat, "colonist", "lizard")
    settle_row(s, "r3", "CCCCC")
    place_ship(s, 1, "r2")
    apply(GAME, s, "move r2", *(f"roll {die}" for die in dice))
    assert (s.step(), money(s, winner)) == (steps.CRASH, 0)
    apply(GAME, s, "crash r3")
    assert (s.step(), money(s, winner)) == (steps.WRECK, 0)
    apply(GAME, s, "land lizard")
    assert (s.step(), money(s, winner), money(s, 1 - winner)) == (steps.FACE, 200, 0)


@pytest.mark.rule("C-GAP-50")
def test_a_one_rolled_after_a_lost_attack_draws_a_single_card() -> None:
    s = table(commanders=("amari", "okoro", "fraser"))
    stack_deck(s, "worm-opened-vein", "worm-surfacing")
    lose_fight(s, "r2")
    apply(GAME, s, "crash r3", "roll 1")
    assert s.step() == steps.REROLL
    apply(GAME, s, "pass", "event worm-surfacing")
    assert discards(s) == ["worm-surfacing"]
    assert (s.round, s.actor) == (2, CHANCE)
