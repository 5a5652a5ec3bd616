"""Each of the sixteen event cards does what its text says."""

from collections.abc import Iterator

import pytest

from astrarium.games.cosmic_pioneers.components import constants, tables
from astrarium.games.cosmic_pioneers.position import CosmicPosition
from astrarium.games.cosmic_pioneers.rules import codes, columns
from tests.rules.cosmic_pioneers.board import (
    GAME,
    RING,
    discards,
    draw_card,
    goods_at,
    hold,
    load,
    money,
    place_ship,
    reserve,
    row,
    set_level,
    set_own,
    settle_row,
    ship,
    table,
)
from tests.table import apply, legal, refused

LETTERS = {"lizard": "l", "squid": "q", "slime": "s", "worm": "w"}


def rows(s: CosmicPosition, *sectors: str) -> list[str]:
    return [row(s, sector) for sector in sectors]


def pieces(s: CosmicPosition) -> Iterator[str]:
    """Yield the names of all pieces wherever they are."""
    for place in range(12):
        yield from row(s, place)
        yield from goods_at(s, place)
    for seat in range(s.seats):
        yield from ("ABCD"[seat] if name == "colonist" else LETTERS.get(name, name) for name in hold(s, seat))
        yield from "ABCD"[seat] * reserve(s, seat)
    for number, letter in enumerate(LETTERS.values()):
        yield from letter * int(s.stock[columns.MEEPLES + number])
        yield from [constants.PIECES[5 + number]] * int(s.stock[columns.GOODS + number])


def nothing_is_lost(s: CosmicPosition) -> bool:
    """Return whether every colonist, alien and token is still somewhere."""
    found = list(pieces(s))
    return (
        all(found.count("ABCD"[seat]) == constants.COLONISTS_EACH for seat in range(s.seats))
        and [found.count(letter) for letter in LETTERS.values()] == tables.ALIENS.meeples
        and all(found.count(colour) == constants.GOODS_EACH for colour in constants.PIECES[5:])
    )


@pytest.mark.rule("C-EVENT-05")
def test_night_raid_takes_the_rightmost_colonist_where_a_lizard_is() -> None:
    s = table()
    settle_row(s, "r1", "AB.l")
    settle_row(s, "r2", "lAC")
    settle_row(s, "r3", "AB")
    settle_row(s, "r4", "..l")
    settle_row(s, "r5", "A")
    draw_card(s, "lizard-night-raid")
    assert rows(s, "r1", "r2", "r3", "r4") == ["A..l", "lA...", "AB....", "..l.."]
    assert rows(s, "r5", "r9") == ["A...l", ".....l"]
    assert [reserve(s, seat) for seat in range(3)] == [11, 14, 15]
    assert nothing_is_lost(s)


@pytest.mark.rule("C-EVENT-05")
def test_dockside_ambush_costs_each_ship_at_a_red_planet_two_pieces_of_its_choice() -> None:
    s = table(seats=4)
    for seat, sector in enumerate(("r1", "r5", "r2", "r9")):
        place_ship(s, seat, sector)
    for seat in (0, 2):
        set_level(s, seat, "cargo", 3)
        load(s, seat, "colonist", "worm", "red", "blue")
    load(s, 1, "green")
    draw_card(s, "lizard-ambush")
    assert (s.actor, legal(GAME, s)) == (0, ["jettison colonist", "jettison worm", "jettison red"])
    apply(GAME, s, "jettison worm", "jettison blue")
    assert (hold(s, 0), hold(s, 1)) == (["colonist", "red"], [])
    assert hold(s, 2) == ["colonist", "worm", "red", "blue"]
    assert (s.stock[columns.MEEPLES + 3], s.stock[columns.GOODS + 1], s.stock[columns.GOODS + 2]) == (
        11,
        4,
        5,
    )
    assert rows(s, "r1", "r5", "r9") == ["...l", "....l", ".....l"]
    assert nothing_is_lost(s)


@pytest.mark.rule("C-EVENT-05")
def test_dockside_ambush_takes_a_small_cargo_without_asking() -> None:
    s = table()
    place_ship(s, 0, "r5")
    load(s, 0, "colonist", "yellow")
    draw_card(s, "lizard-ambush")
    assert (hold(s, 0), reserve(s, 0), s.stock[columns.GOODS + 3], s.actor) == ([], 15, 5, 0)
    assert goods_at(s, "r5") == []
    assert legal(GAME, s, "move")


@pytest.mark.rule("C-EVENT-05")
def test_brood_march_moves_a_lizard_from_each_planet_to_the_next_clockwise() -> None:
    s = table(ring=("ravan", "belt", "sump", *RING[3:]))
    settle_row(s, "r1", "l.l.")
    settle_row(s, "r4", ".lA")
    settle_row(s, "r11", "Al")
    s.lay(5, codes.RUIN)
    draw_card(s, "lizard-brood-march")
    assert rows(s, "r1", "r3") == ["..ll", ".....l"]  # over a belt; the leftmost lizard goes
    assert rows(s, "r4", "r6") == ["..A..", ".....l"]  # over a destroyed planet
    assert rows(s, "r11", "r9") == ["A.......", ".....l"]  # past the Jumpgate to r1; r9 spawns
    assert nothing_is_lost(s)


@pytest.mark.rule("C-EVENT-05")
def test_brood_march_leaves_a_lizard_where_the_next_planet_is_full() -> None:
    s = table()
    settle_row(s, "r1", "l")
    settle_row(s, "r2", "AABBC")
    draw_card(s, "lizard-brood-march")
    assert rows(s, "r1", "r2") == ["l...", "AABBC"]


@pytest.mark.rule("C-EVENT-05")
def test_alpha_call_gives_every_red_planet_a_lizard_even_a_second_one() -> None:
    s = table()
    settle_row(s, "r1", "l")
    settle_row(s, "r2", "l")
    settle_row(s, "r5", "AABBC")
    draw_card(s, "lizard-alpha-call")
    assert rows(s, "r1", "r2", "r5", "r9") == ["l..l", "l....", "AABBC", ".....l"]
    assert nothing_is_lost(s)


@pytest.mark.rule("C-EVENT-05")
def test_alpha_call_stops_when_the_meeples_run_out() -> None:
    s = table()
    s.stock[columns.MEEPLES] = 1
    draw_card(s, "lizard-alpha-call")
    assert rows(s, "r1", "r5", "r9") == ["...l", ".....", "......"]


@pytest.mark.rule("C-EVENT-05")
def test_drag_under_takes_two_colonists_from_one_planet_with_a_squid() -> None:
    s = table()
    settle_row(s, "r2", "ABCq")
    settle_row(s, "r5", "Cq")
    settle_row(s, "r6", "ABC")
    draw_card(s, "squid-drag-under")
    assert legal(GAME, s) == ["pick r2", "pick r5"]
    assert refused(GAME, s, "pick r6") == "C-GAP-64"
    assert refused(GAME, s, "pick r0") == "C-SECT-01"
    other = s.clone()
    apply(GAME, s, "pick r2")
    assert rows(s, "r2", "r5", "r6", "r10") == ["A..q.", "Cq...", "ABC..q", ".....q"]
    assert [reserve(s, seat) for seat in range(3)] == [13, 14, 13]
    apply(GAME, other, "pick r5")
    assert rows(other, "r2", "r5") == ["ABCq.", ".q..."]
    assert nothing_is_lost(s)
    assert nothing_is_lost(other)


@pytest.mark.rule("C-EVENT-05")
def test_hull_crush_crashes_every_ship_at_a_blue_planet() -> None:
    s = table(seats=4)
    for seat, sector in enumerate(("r2", "r3", "r6", "r0")):
        load(s, seat, "colonist")
        place_ship(s, seat, sector)
    draw_card(s, "squid-hull-crush")
    apply(GAME, s, "crash r1", "crash r7")
    assert [ship(s, seat) for seat in range(4)] == ["(r1)", "r3", "(r7)", "r0"]
    assert [hold(s, seat) for seat in range(4)] == [[], ["colonist"], [], ["colonist"]]
    assert rows(s, "r1", "r7", "r2", "r6", "r10") == ["A...", "C....", "....q", ".....q", ".....q"]
    assert nothing_is_lost(s)


@pytest.mark.rule("C-EVENT-05")
def test_undertow_carries_every_ship_at_a_blue_planet_one_sector_clockwise() -> None:
    s = table(seats=4, ring=(*RING[:6], "belt", *RING[7:]))
    s.lay(8, codes.RUIN)
    for seat, sector in enumerate(("r2", "r6", "r10", "r3")):
        load(s, seat, "colonist")
        place_ship(s, seat, sector)
    draw_card(s, "squid-undertow")
    assert [ship(s, seat) for seat in range(4)] == ["r3", "r9", "r11", "r3"]  # past a belt and a lost planet
    assert [hold(s, seat) for seat in range(4)] == [["colonist"]] * 4
    assert rows(s, "r2", "r6", "r10") == ["....q", ".....q", ".....q"]


@pytest.mark.rule("C-EVENT-05")
def test_undertow_carries_ships_round_to_the_jumpgate() -> None:
    s = table(ring=(*RING[:9], "fenholm", "halcyon"))
    place_ship(s, 1, "r11")
    draw_card(s, "squid-undertow")
    assert (ship(s, 1), money(s, 1)) == ("r0", 0)


@pytest.mark.rule("C-EVENT-05")
def test_ink_toll_costs_200_credits_at_a_blue_planet() -> None:
    s = table(seats=4)
    for seat, (sector, amount) in enumerate([("r2", 500), ("r6", 150), ("r1", 500), ("r10", 0)]):
        set_own(s, seat, columns.CREDITS, amount)
        place_ship(s, seat, sector)
    draw_card(s, "squid-ink-toll")
    assert [money(s, seat) for seat in range(4)] == [300, 0, 500, 0]
    assert rows(s, "r2", "r6", "r10") == ["....q", ".....q", ".....q"]


@pytest.mark.rule("C-EVENT-05")
def test_bloom_adds_a_slime_where_one_is() -> None:
    s = table()
    settle_row(s, "r2", "As")
    settle_row(s, "r3", "ss")
    settle_row(s, "r4", "sABCA")
    draw_card(s, "slime-bloom")
    assert rows(s, "r2", "r3", "r4") == ["As..s", "ss...s", "sABCA"]
    assert rows(s, "r7", "r11") == ["....s", ".......s"]
    assert nothing_is_lost(s)


@pytest.mark.rule("C-EVENT-05")
def test_smother_turns_the_rightmost_colonist_on_two_planets_with_a_slime() -> None:
    s = table()
    settle_row(s, "r1", "sAB")
    settle_row(s, "r3", "ABsC")
    settle_row(s, "r7", "As")
    settle_row(s, "r9", "AB")
    draw_card(s, "slime-smother")
    assert legal(GAME, s) == ["pick r1", "pick r3"]
    assert refused(GAME, s, "pick r9") == "C-GAP-64"
    apply(GAME, s, "pick r1")
    assert (row(s, "r1"), legal(GAME, s)) == ("sAB.", ["pick r3", "pick r7"])
    apply(GAME, s, "pick r3")
    assert rows(s, "r1", "r3", "r7", "r11") == ["sAs.", "ABss..", "As...", ".......s"]
    assert [reserve(s, seat) for seat in range(3)] == [11, 13, 15]
    assert nothing_is_lost(s)


@pytest.mark.rule("C-EVENT-05")
def test_smother_takes_two_planets_or_fewer_without_asking() -> None:
    s = table()
    settle_row(s, "r1", "sAB")
    settle_row(s, "r3", "s")
    draw_card(s, "slime-smother")
    assert rows(s, "r1", "r3", "r7") == ["sAs.", "s.....", "....s"]


@pytest.mark.rule("C-EVENT-05")
def test_smother_without_a_meeple_leaves_the_colonist() -> None:
    s = table()
    settle_row(s, "r1", "sAB")
    settle_row(s, "r7", "sC")
    s.stock[columns.MEEPLES + 2] = 1
    draw_card(s, "slime-smother")
    assert rows(s, "r1", "r7", "r3") == ["sAs.", "sC...", "......"]
    assert [reserve(s, seat) for seat in range(3)] == [14, 15, 14]


@pytest.mark.rule("C-EVENT-05")
def test_slow_creep_moves_a_slime_from_each_planet_to_the_next_anticlockwise() -> None:
    s = table(ring=("ravan", "belt", "sump", *RING[3:]))
    settle_row(s, "r1", "s.s.")
    settle_row(s, "r3", "As")
    settle_row(s, "r9", "As")
    settle_row(s, "r8", "AABBC")
    draw_card(s, "slime-creep")
    assert row(s, "r11") == ".......s"  # from r1 past the Jumpgate, the leftmost one
    assert rows(s, "r1", "r3") == ["..ss", "A....s"]  # over the belt; r3 spawns again
    assert rows(s, "r8", "r9") == ["AABBC", "As...."]  # r8 is full
    assert row(s, "r7") == "....s"
    assert nothing_is_lost(s)


@pytest.mark.rule("C-EVENT-05")
def test_dry_season_takes_the_leftmost_slime_of_two_planets() -> None:
    s = table()
    settle_row(s, "r1", "Asls")
    settle_row(s, "r3", "s.s")
    settle_row(s, "r7", "s")
    draw_card(s, "slime-dry-season")
    assert legal(GAME, s) == ["pick r1", "pick r3"]
    apply(GAME, s, "pick r1", "pick r7")
    assert rows(s, "r1", "r3", "r7", "r11") == ["A.ls", "s.s...", "....s", ".......s"]
    assert s.stock[columns.MEEPLES + 2] == 12 - 5
    assert nothing_is_lost(s)


@pytest.mark.rule("C-EVENT-05")
def test_undermine_takes_the_leftmost_colonist_where_a_worm_is() -> None:
    s = table()
    settle_row(s, "r1", "wAB")
    settle_row(s, "r4", "BCw")
    settle_row(s, "r8", "AB")
    draw_card(s, "worm-undermine")
    assert rows(s, "r1", "r4", "r8") == ["w.B.", ".Cw..", "AB..w"]
    assert [reserve(s, seat) for seat in range(3)] == [14, 13, 14]
    assert nothing_is_lost(s)


@pytest.mark.rule("C-EVENT-05")
def test_ground_quake_takes_two_colonists_from_controlled_yellow_planets() -> None:
    s = table()
    settle_row(s, "r4", "BAACw")
    settle_row(s, "r8", "AAB")
    settle_row(s, "r1", "AAA")
    draw_card(s, "worm-ground-quake")
    assert rows(s, "r4", "r8", "r1") == ["BA..w", "A...w", "AAA."]
    assert nothing_is_lost(s)


@pytest.mark.rule("C-EVENT-05")
@pytest.mark.parametrize("slots", ["AA", "ABC", "AwA"])
def test_ground_quake_spares_uncontrolled_yellow_planets(slots: str) -> None:
    s = table()
    settle_row(s, "r8", slots)
    draw_card(s, "worm-ground-quake")
    assert row(s, "r8")[:3] == slots.ljust(3, ".")


@pytest.mark.rule("C-EVENT-05")
def test_surfacing_gives_settled_yellow_planets_a_worm() -> None:
    s = table()
    settle_row(s, "r1", "A")
    settle_row(s, "r4", "Bw")
    settle_row(s, "r8", "w")
    draw_card(s, "worm-surfacing")
    assert rows(s, "r1", "r4", "r8") == ["A...", "Bw..w", "w...."]
    assert nothing_is_lost(s)


@pytest.mark.rule("C-EVENT-05")
def test_opened_vein_pays_for_each_yellow_planet_controlled() -> None:
    s = table(ring=("loess", *RING[1:]))
    settle_row(s, "r1", "AAAA")
    settle_row(s, "r4", ".AA")
    settle_row(s, "r8", "BBB")
    settle_row(s, "r5", "CCC")
    draw_card(s, "worm-opened-vein", seat=2)
    assert [money(s, seat) for seat in range(3)] == [400, 200, 0]
    assert rows(s, "r1", "r4", "r8") == ["AAAA.w", ".AA.w", "BBB.w"]


@pytest.mark.rule("C-EVENT-05")
@pytest.mark.parametrize("slots", ["AB", "AAw", "ABC"])
def test_opened_vein_pays_nothing_for_an_uncontrolled_planet(slots: str) -> None:
    s = table()
    settle_row(s, "r8", slots)
    draw_card(s, "worm-opened-vein")
    assert [money(s, seat) for seat in range(3)] == [0, 0, 0]
    assert discards(s) == ["worm-opened-vein"]


@pytest.mark.rule("C-EVENT-06")
@pytest.mark.parametrize("card", tables.ALIENS.cards)
def test_whatever_a_card_does_its_species_then_lives_on_every_planet_of_its_colour(card: str) -> None:
    s = table(seats=4)
    for place in range(1, 12):
        settle_row(s, place, "AsBq" if place % 2 else "wClD")
    for seat in range(4):
        set_own(s, seat, columns.CREDITS, 300)
        load(s, seat, "colonist", "red")
        place_ship(s, seat, (1, 2, 6, 9)[seat])
    draw_card(s, card)
    while not legal(GAME, s, "move"):
        apply(GAME, s, legal(GAME, s)[-1])
    colour = tables.ALIENS.card_species[tables.ALIENS.cards.index(card)]
    letter = list(LETTERS.values())[colour]
    natives = [(1, 5, 9), (2, 6, 10), (3, 7, 11), (4, 8)][colour]
    assert all(letter in row(s, place) for place in natives if "." in row(s, place))
    assert discards(s) == [card]
    assert nothing_is_lost(s)
