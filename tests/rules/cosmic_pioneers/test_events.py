"""Events in phase 1 and in adventures: deck, draw, spawning, choices (catalogue section 7)."""

from fractions import Fraction

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from astrarium import CHANCE
from astrarium.games.cosmic_pioneers.components import tables
from astrarium.games.cosmic_pioneers.position import CosmicPosition
from astrarium.games.cosmic_pioneers.rules import codes, columns, steps
from tests.rules.cosmic_pioneers.board import (
    GAME,
    RING,
    begin,
    deck_left,
    discards,
    draw_card,
    hold,
    load,
    money,
    place_ship,
    refresh,
    reserve,
    row,
    set_level,
    set_own,
    settle_row,
    ship,
    stack_deck,
    table,
)
from tests.table import apply, legal, odds, refused

COLOUR_RING = (
    "ravan",
    "cinder",
    "maul",
    "ember",
    "fathom",
    "drift",
    "halcyon",
    "sump",
    "bracken",
    "barrow",
    "ochre",
)
CARDS = {
    name: (tables.ALIENS.species[tables.ALIENS.card_species[number]], tables.ALIENS.copies[number])
    for number, name in enumerate(tables.ALIENS.cards)
}

FALLING_SKY = tables.SCENARIOS.triggered[tables.SCENARIOS.names.index("falling-sky")][tables.ROUND_END][0][0]


def begin_round(s: CosmicPosition, first: int = 0) -> None:
    """Begin the next round with this first player."""
    s.agenda = vec[i64]()
    s.first = first
    s.turn = codes.NONE
    s.push(steps.ROUND, codes.NONE, codes.NONE)
    refresh(s)


def chances(s: CosmicPosition) -> dict[str, Fraction]:
    """Return the chance of each card to come next."""
    weights = odds(GAME, s)
    total = sum(weights.values())
    return {text.removeprefix("event "): Fraction(weight, total) for text, weight in weights.items()}


def aliens_on(s: CosmicPosition) -> dict[str, str]:
    """Return the rows of all planets that hold an alien."""
    rows = {f"r{place}": row(s, place) for place in range(1, 12)}
    return {name: slots for name, slots in rows.items() if set(slots) & set("lqsw")}


@pytest.mark.rule("C-EVENT-03")
def test_the_round_draws_the_top_card_and_resolves_it() -> None:
    s = table()
    begin_round(s, first=2)
    assert (s.actor, s.step(), s.step_seat(), s.turn) == (CHANCE, steps.EVENT, 2, codes.NONE)
    before = deck_left(s)
    apply(GAME, s, "event worm-surfacing")
    assert deck_left(s) == {**before, "worm": before["worm"] - 1}
    assert (discards(s), s.actor, s.turn) == (["worm-surfacing"], 2, 2)
    assert aliens_on(s) == {"r4": "....w", "r8": "....w"}


@pytest.mark.rule("C-EVENT-03")
def test_only_a_card_that_may_come_can_be_drawn() -> None:
    s = table()
    stack_deck(s, "worm-surfacing")
    begin_round(s)
    assert refused(GAME, s, "event worm-undermine") == refused(GAME, s, "move r1") == "C-EVENT-11"
    assert refused(GAME, s, "event worm-surfacing") == ""


@pytest.mark.rule("C-EVENT-05")
@pytest.mark.rule("C-NOTE-11")
def test_an_alien_taken_by_the_ability_makes_room_for_a_spawned_one() -> None:
    s = table()
    settle_row(s, "r3", "s.....")
    settle_row(s, "r7", "A...s")
    draw_card(s, "slime-dry-season")
    assert (row(s, "r3"), row(s, "r7"), row(s, "r11")) == (".....s", "A...s", ".......s")


@pytest.mark.rule("C-EVENT-05")
@pytest.mark.rule("C-NOTE-11")
def test_an_alien_added_by_the_ability_counts_when_the_species_spawns() -> None:
    s = table()
    settle_row(s, "r8", "A")
    draw_card(s, "worm-surfacing")
    assert (row(s, "r8"), row(s, "r4")) == ("A...w", "....w")


@pytest.mark.rule("C-EVENT-05")
@pytest.mark.rule("C-NOTE-11")
def test_aliens_that_spawn_are_not_met_by_the_ability_before() -> None:
    s = table()
    settle_row(s, "r1", "A")
    draw_card(s, "lizard-night-raid")
    assert row(s, "r1") == "A..l"


@pytest.mark.rule("C-EVENT-06")
@pytest.mark.rule("C-EVENT-07")
@pytest.mark.rule("C-EVENT-08")
@pytest.mark.rule("C-CHECK-10")
def test_planets_of_the_species_without_one_get_one_on_the_rightmost_free_slot() -> None:
    s = table(ring=COLOUR_RING)
    settle_row(s, "r1", "l")
    settle_row(s, "r2", "A...B")
    settle_row(s, "r4", "..qAAB")
    draw_card(s, "lizard-ambush")
    assert aliens_on(s) == {"r1": "l...", "r2": "A..lB", "r3": "....l", "r4": ".lqAAB"}
    assert s.stock[columns.MEEPLES] == 15 - 4


@pytest.mark.rule("C-EVENT-06")
@pytest.mark.parametrize(
    ("card", "spawned"),
    [
        ("lizard-ambush", {"r1": "...l", "r5": "....l", "r9": ".....l"}),
        ("squid-hull-crush", {"r2": "....q", "r6": ".....q", "r10": ".....q"}),
        ("slime-bloom", {"r3": ".....s", "r7": "....s", "r11": ".......s"}),
        ("worm-undermine", {"r4": "....w", "r8": "....w"}),
    ],
)
def test_only_planets_of_the_colour_spawn(card: str, spawned: dict[str, str]) -> None:
    s = table()
    draw_card(s, card)
    assert aliens_on(s) == spawned


@pytest.mark.rule("C-EVENT-07")
def test_other_species_and_guests_elsewhere_do_not_count() -> None:
    s = table()
    settle_row(s, "r1", "qsw.")
    settle_row(s, "r2", "l")
    settle_row(s, "r5", "..l")
    draw_card(s, "lizard-ambush")
    assert (row(s, "r1"), row(s, "r2"), row(s, "r5")) == ("qswl", "l....", "..l..")


@pytest.mark.rule("C-EVENT-06")
def test_destroyed_planets_spawn_nothing() -> None:
    s = table()
    s.lay(5, codes.RUIN)
    draw_card(s, "lizard-ambush")
    assert aliens_on(s) == {"r1": "...l", "r9": ".....l"}


@pytest.mark.rule("C-EVENT-09")
@pytest.mark.rule("C-GAP-21")
def test_discards_become_the_deck_when_a_card_is_needed_from_an_empty_one() -> None:
    s = table()
    stack_deck(s, "worm-surfacing", "slime-bloom")
    draw_card(s, "slime-bloom")
    assert (discards(s), deck_left(s)) == (["slime-bloom"], {"lizard": 0, "squid": 0, "slime": 0, "worm": 1})
    draw_card(s, "worm-surfacing")
    assert (discards(s), sum(deck_left(s).values())) == (["slime-bloom", "worm-surfacing"], 0)
    begin(s, steps.EVENT)
    assert (discards(s), sum(deck_left(s).values())) == ([], 2)
    assert chances(s) == {"slime-bloom": Fraction(1, 2), "worm-surfacing": Fraction(1, 2)}
    apply(GAME, s, "event slime-bloom")
    assert discards(s) == ["slime-bloom"]


@pytest.mark.rule("C-GAP-21")
def test_a_card_is_discarded_only_when_it_is_resolved() -> None:
    s = table()
    place_ship(s, 1, "r2")
    draw_card(s, "squid-hull-crush")
    assert (discards(s), aliens_on(s)) == ([], {})
    apply(GAME, s, "crash r1")
    assert discards(s) == ["squid-hull-crush"]
    assert list(aliens_on(s)) == ["r2", "r6", "r10"]


@pytest.mark.rule("C-EVENT-10")
def test_a_roll_of_one_resolves_a_card_in_both_steps() -> None:
    s = table()
    settle_row(s, "r1", "Al")
    place_ship(s, 0, "r11")
    apply(GAME, s, "move r1", "roll 1")
    assert (s.actor, s.step(), s.step_seat()) == (CHANCE, steps.EVENT, 0)
    apply(GAME, s, "event lizard-night-raid")
    assert (row(s, "r1"), row(s, "r5"), reserve(s, 0)) == (".l..", "....l", 15)
    assert discards(s) == ["lizard-night-raid"]


@pytest.mark.rule("C-EVENT-11")
@pytest.mark.rule("C-CHECK-50")
def test_the_first_card_of_the_example_deck() -> None:
    s = table(ring=COLOUR_RING)
    begin(s, steps.EVENT)
    assert deck_left(s) == {"lizard": 4, "squid": 3, "slime": 2, "worm": 2}
    assert chances(s)["lizard-night-raid"] == Fraction(4, 11) * Fraction(2, 7) == Fraction(8, 77)
    in_deck, unseen = deck_left(s), {"lizard": 7, "squid": 6, "slime": 6, "worm": 6}
    assert chances(s) == {
        card: Fraction(in_deck[species], 11) * Fraction(copies, unseen[species])
        for card, (species, copies) in CARDS.items()
    }


@pytest.mark.rule("C-EVENT-11")
def test_a_card_seen_lowers_the_odds_of_its_copies_and_species() -> None:
    s = table(ring=COLOUR_RING)
    draw_card(s, "lizard-night-raid")
    draw_card(s, "worm-surfacing")
    begin(s, steps.EVENT)
    found = chances(s)
    assert found["lizard-night-raid"] == Fraction(3, 9) * Fraction(1, 6)
    assert found["lizard-ambush"] == Fraction(3, 9) * Fraction(2, 6)
    assert found["worm-undermine"] == Fraction(1, 9) * Fraction(2, 5)
    assert "worm-surfacing" not in found
    apply(GAME, s, "event worm-undermine")
    begin(s, steps.EVENT)
    assert not [card for card in chances(s) if card.startswith("worm")]


@pytest.mark.rule("C-EVENT-11")
def test_from_the_first_reshuffle_each_card_of_the_new_deck_is_as_likely() -> None:
    s = table()
    stack_deck(s, "lizard-night-raid", "lizard-night-raid", "lizard-alpha-call", "worm-surfacing")
    s.known = 0
    for card in ("worm-surfacing", "lizard-night-raid", "lizard-alpha-call", "lizard-night-raid"):
        draw_card(s, card)
    begin(s, steps.EVENT)
    assert s.known == 1
    assert chances(s) == {
        "lizard-night-raid": Fraction(2, 4),
        "lizard-alpha-call": Fraction(1, 4),
        "worm-surfacing": Fraction(1, 4),
    }
    apply(GAME, s, "event lizard-night-raid")
    begin(s, steps.EVENT)
    assert set(chances(s).values()) == {Fraction(1, 3)}


@pytest.mark.rule("C-EVENT-11")
@pytest.mark.rule("C-GAP-21")
def test_cards_that_never_were_in_the_deck_are_out_after_a_reshuffle() -> None:
    s = table(ring=COLOUR_RING)
    drawn = ["lizard-night-raid", "lizard-night-raid", "lizard-alpha-call", "lizard-ambush"]
    drawn += ["squid-ink-toll", "squid-undertow", "squid-hull-crush", "slime-bloom", "slime-bloom"]
    drawn += ["worm-opened-vein", "worm-undermine"]
    for card in drawn:
        draw_card(s, card)
    begin(s, steps.EVENT)
    assert chances(s) == {card: Fraction(drawn.count(card), 11) for card in drawn}


@pytest.mark.rule("C-GAP-20")
def test_a_full_planet_spawns_nothing() -> None:
    s = table()
    settle_row(s, "r1", "AABB")
    settle_row(s, "r5", "qqqqq")
    draw_card(s, "lizard-ambush")
    assert (row(s, "r1"), row(s, "r5"), row(s, "r9")) == ("AABB", "qqqqq", ".....l")
    assert s.stock[columns.MEEPLES] == 14


@pytest.mark.rule("C-GAP-61")
@pytest.mark.parametrize(("stock", "rows"), [(0, "..."), (1, "l.."), (2, "ll."), (3, "lll")])
def test_short_meeples_spawn_clockwise_from_the_jumpgate(stock: int, rows: str) -> None:
    s = table()
    s.stock[columns.MEEPLES] = stock
    draw_card(s, "lizard-ambush")
    assert row(s, "r1")[-1] + row(s, "r5")[-1] + row(s, "r9")[-1] == rows
    assert s.stock[columns.MEEPLES] == 0


@pytest.mark.rule("C-GAP-61")
def test_short_meeples_go_clockwise_from_the_jumpgate_in_an_ability() -> None:
    s = table()
    for sector in ("r2", "r7", "r9"):
        settle_row(s, sector, "s")
    s.stock[columns.MEEPLES + 2] = 2
    draw_card(s, "slime-bloom")
    assert (row(s, "r2"), row(s, "r7"), row(s, "r9")) == ("s...s", "s...s", "s.....")
    assert row(s, "r3") == "......"


@pytest.mark.rule("C-GAP-22")
@pytest.mark.parametrize("drawer", [0, 1, 2])
def test_planets_are_picked_by_the_player_who_drew(drawer: int) -> None:
    s = table()
    settle_row(s, "r1", "ABq")
    settle_row(s, "r5", "BCq")
    place_ship(s, drawer, "r4")
    draw_card(s, "squid-drag-under", seat=drawer)
    assert (s.actor, s.step(), legal(GAME, s)) == (drawer, steps.PICK, ["pick r1", "pick r5"])
    assert refused(GAME, s, "pass") == refused(GAME, s, "move r2") == "C-GAP-22"
    apply(GAME, s, "pick r5")
    assert (row(s, "r1"), row(s, "r5")) == ("ABq.", "..q..")


@pytest.mark.rule("C-GAP-22")
def test_in_phase_one_the_first_player_picks() -> None:
    s = table()
    settle_row(s, "r1", "ABq")
    settle_row(s, "r5", "BCq")
    begin_round(s, first=1)
    apply(GAME, s, "event squid-drag-under")
    assert s.actor == 1
    apply(GAME, s, "pick r1")
    assert (row(s, "r1"), row(s, "r5"), s.actor) == ("..q.", "BCq..", 1)


@pytest.mark.rule("C-GAP-22")
def test_owners_decide_about_their_ships_from_the_drawer_on_each_to_the_end() -> None:
    s = table(seats=4)
    for seat in range(4):
        set_level(s, seat, "cargo", 3)
        load(s, seat, "colonist", "lizard", "worm")
        place_ship(s, seat, "r5")
    draw_card(s, "squid-ink-toll", seat=2)
    begin(s, steps.EFFECT, 2, tables.ALIENS.effects[tables.ALIENS.cards.index("lizard-ambush")][0])
    order = []
    while s.step() == steps.JETTISON:
        order.append(int(s.actor))
        assert refused(GAME, s, "pass") == refused(GAME, s, "jettison red") == "C-GAP-22"
        apply(GAME, s, legal(GAME, s)[0])
    assert order == [2, 2, 3, 3, 0, 0, 1, 1]
    assert [hold(s, seat) for seat in range(4)] == [["worm"]] * 4


@pytest.mark.rule("C-GAP-22")
def test_a_crash_by_a_card_is_dealt_with_ship_by_ship_from_the_drawer_on() -> None:
    s = table(seats=3)
    for seat, sector in enumerate(("r2", "r6", "r10")):
        set_level(s, seat, "cargo", 3)
        load(s, seat, "lizard", "worm")
        place_ship(s, seat, sector)
    draw_card(s, "squid-hull-crush", seat=1)
    assert (s.actor, legal(GAME, s)) == (1, ["crash r5", "crash r7"])
    apply(GAME, s, "crash r7")
    assert (s.actor, legal(GAME, s)) == (1, ["land lizard", "land worm"])
    apply(GAME, s, "land worm")
    assert (s.actor, legal(GAME, s)) == (2, ["crash r9", "crash r11"])
    apply(GAME, s, "crash r9", "land worm")
    assert (s.actor, legal(GAME, s)) == (0, ["crash r1", "crash r3"])
    apply(GAME, s, "crash r1", "land worm")
    assert [ship(s, seat) for seat in range(3)] == ["(r1)", "(r7)", "(r9)"]
    assert (row(s, "r1"), row(s, "r7"), row(s, "r9")) == ("..lw", "...lw", "....lw")


@pytest.mark.rule("C-GAP-62")
@pytest.mark.parametrize("card", [name for name in CARDS if name != "lizard-alpha-call"])
def test_an_ability_with_nothing_to_act_on_is_skipped(card: str) -> None:
    s = table()
    for seat in range(3):
        set_own(s, seat, columns.CREDITS, 500)
        load(s, seat, "colonist", "red")
    draw_card(s, card)
    species = CARDS[card][0]
    natives = {"lizard": (1, 5, 9), "squid": (2, 6, 10), "slime": (3, 7, 11), "worm": (4, 8)}[species]
    letter = {"lizard": "l", "squid": "q", "slime": "s", "worm": "w"}[species]
    assert aliens_on(s) == {f"r{place}": letter.rjust(s.slots(place), ".") for place in natives}
    assert (discards(s), s.actor) == ([card], 0)
    assert [(money(s, seat), hold(s, seat), ship(s, seat)) for seat in range(3)] == [
        (500, ["colonist", "red"], "r0")
    ] * 3


@pytest.mark.rule("C-GAP-62")
def test_a_pick_without_a_planet_is_not_asked() -> None:
    s = table()
    settle_row(s, "r5", "AB.q.")
    draw_card(s, "squid-drag-under")
    assert (row(s, "r5"), s.actor) == ("...q.", 0)
    assert discards(s) == ["squid-drag-under"]


@pytest.mark.rule("C-GAP-63")
@pytest.mark.parametrize(
    ("card", "sector"),
    [
        ("lizard-ambush", "r5"),
        ("squid-hull-crush", "r6"),
        ("squid-undertow", "r6"),
        ("squid-ink-toll", "r6"),
    ],
)
def test_a_card_on_ships_spares_the_crashed_ones(card: str, sector: str) -> None:
    s = table()
    for seat in (1, 2):
        load(s, seat, "colonist")
        set_own(s, seat, columns.CREDITS, 500)
        place_ship(s, seat, sector, crashed=seat == 1)
    draw_card(s, card)
    if card == "squid-hull-crush":
        apply(GAME, s, "crash r7")
    assert (ship(s, 1), money(s, 1), hold(s, 1)) == (f"({sector})", 500, ["colonist"])
    assert (ship(s, 2), money(s, 2), hold(s, 2)) != (sector, 500, ["colonist"])


@pytest.mark.rule("C-GAP-64")
@pytest.mark.rule("C-CHECK-36")
def test_a_ship_carried_to_a_blue_planet_is_not_carried_on() -> None:
    s = table(ring=("ravan", "sump", "fathom", "drift", "maul", *RING[5:]))
    place_ship(s, 0, "r3")
    place_ship(s, 1, "r4")
    draw_card(s, "squid-undertow")
    assert (ship(s, 0), ship(s, 1)) == ("r4", "r5")
    place_ship(s, 1, "r3")
    place_ship(s, 0, "r4")
    begin(s, steps.EFFECT, 0, tables.ALIENS.effects[tables.ALIENS.cards.index("squid-undertow")][0])
    assert (ship(s, 1), ship(s, 0)) == ("r4", "r5")


@pytest.mark.rule("C-GAP-64")
def test_a_ship_that_crashes_onto_a_blue_planet_is_not_hit_again_and_hits_no_other() -> None:
    s = table(ring=("ravan", "sump", "fathom", "drift", "maul", *RING[5:]))
    place_ship(s, 0, "r3")
    place_ship(s, 1, "r4")
    draw_card(s, "squid-hull-crush")
    apply(GAME, s, "crash r4")
    assert (s.actor, legal(GAME, s)) == (1, ["crash r3", "crash r5"])
    apply(GAME, s, "crash r3")
    assert (ship(s, 0), ship(s, 1), s.actor) == ("(r4)", "(r3)", 0)
    assert legal(GAME, s, "move")


@pytest.mark.rule("C-GAP-64")
def test_a_planet_that_an_ability_infests_is_not_met_by_it() -> None:
    s = table()
    settle_row(s, "r1", "l")
    draw_card(s, "lizard-brood-march")
    assert (row(s, "r1"), row(s, "r2"), row(s, "r3")) == ("...l", "....l", "......")


@pytest.mark.rule("C-GAP-64")
def test_the_aliens_that_move_are_chosen_before_the_first_one_moves() -> None:
    s = table()
    settle_row(s, "r3", "l")
    settle_row(s, "r4", "..lAB")
    draw_card(s, "lizard-brood-march")
    assert (row(s, "r3"), row(s, "r4"), row(s, "r5")) == ("......", ".l.AB", "....l")


@pytest.mark.rule("C-GAP-61")
@pytest.mark.rule("C-GAP-64")
@pytest.mark.rule("C-CHECK-35")
def test_a_full_planet_stops_the_march_though_its_own_lizard_leaves() -> None:
    s = table()
    settle_row(s, "r2", "Al")
    settle_row(s, "r3", "AABBCl")
    settle_row(s, "r4", "AABB")
    draw_card(s, "lizard-brood-march")
    assert (row(s, "r2"), row(s, "r3"), row(s, "r4")) == ("Al...", "AABBC.", "AABBl")


@pytest.mark.rule("C-GAP-61")
def test_planets_are_handled_clockwise_even_if_aliens_creep_the_other_way() -> None:
    s = table()
    settle_row(s, "r4", "s.ABC")
    settle_row(s, "r5", "sAABB")
    settle_row(s, "r6", "sAABBC")
    draw_card(s, "slime-creep")
    assert row(s, "r3") == ".....s"
    assert row(s, "r4") == ".sABC"  # its own slime left before the next one came
    assert row(s, "r5") == "sAABB"  # and so made room in turn
    assert row(s, "r6") == ".AABBC"


@pytest.mark.rule("C-GAP-65")
def test_the_deck_keeps_its_cards_when_a_planet_is_destroyed() -> None:
    s = table(scenario="falling-sky")
    before = deck_left(s)
    begin(s, steps.EFFECT, 0, FALLING_SKY)
    apply(GAME, s, "pick r5")
    assert s.sector[5] == codes.RUIN
    assert deck_left(s) == before
    draw_card(s, "lizard-ambush")
    assert aliens_on(s) == {"r1": "...l", "r9": ".....l"}
