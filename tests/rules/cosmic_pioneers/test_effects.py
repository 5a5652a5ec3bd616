"""Effects that act at once: the planets and seats they select, and what they do there."""

import pytest

from astrarium import CHANCE
from astrarium.games.cosmic_pioneers.components import constants, schema, tables
from astrarium.games.cosmic_pioneers.position import CosmicPosition
from astrarium.games.cosmic_pioneers.rules import codes, columns, steps
from astrarium.games.cosmic_pioneers.rules.effects import EFFECTS
from astrarium.games.cosmic_pioneers.rules.ending import END_TESTS
from astrarium.games.cosmic_pioneers.rules.pieces import find_alien, find_colonist
from astrarium.games.cosmic_pioneers.rules.selecting import selected_places, selected_seats
from tests.rules.cosmic_pioneers.board import (
    GAME,
    RING,
    begin,
    goods_at,
    hold,
    lay_goods,
    load,
    money,
    phase,
    place_ship,
    refresh,
    reserve,
    row,
    set_level,
    set_own,
    settle_row,
    ship,
    table,
)
from tests.table import apply, legal, refused

STATION_RING = (*RING[:5], "station", *RING[6:])
LEFT, RIGHT = 0, 1


def face(planet: str, value: int) -> int:
    """Return the effect of an adventure."""
    return tables.PLANETS.faces[tables.PLANETS.names.index(planet)][value - 1]


def of_card(name: str) -> int:
    """Return the effect of an event card."""
    return tables.ALIENS.effects[tables.ALIENS.cards.index(name)][0]


def at_setup(scenario: str, number: int = 0) -> int:
    """Return an effect of a scenario's set-up."""
    return tables.SCENARIOS.setups[tables.SCENARIOS.names.index(scenario)][number]


def at_moment(scenario: str, moment: int, number: int = 0) -> int:
    """Return an effect of a scenario at the start or end of rounds, or after a fight."""
    return tables.SCENARIOS.triggered[tables.SCENARIOS.names.index(scenario)][moment][number][0]


def cause(s: CosmicPosition, effect: int, seat: int = 0) -> None:
    """Carry out an effect with `seat` as its actor."""
    begin(s, steps.EFFECT, seat, effect)


def places(s: CosmicPosition, effect: int, actor: int = 0) -> list[int]:
    """Return the places of the planets an effect selects."""
    bits = selected_places(s, actor, effect)
    return [place for place in range(constants.SECTORS) if bits >> place & 1]


def seats(s: CosmicPosition, effect: int, actor: int = 0) -> list[int]:
    """Return the seats an effect selects, in order."""
    return [int(seat) for seat in selected_seats(s, actor, effect)]


def test_each_kind_of_effect_and_each_end_test_has_a_class() -> None:
    assert len({type(effect) for effect in EFFECTS}) == len(EFFECTS) == len(schema.AT_ONCE)
    assert len({type(test) for test in END_TESTS}) == len(END_TESTS) == len(schema.END_TESTS)


def mixed() -> CosmicPosition:
    """Return a ring with a belt, a Trade Station and a destroyed planet among the planets."""
    s = table(scenario="freight-run", ring=(*STATION_RING[:8], "belt", *STATION_RING[9:]))
    s.lay(3, codes.RUIN)
    refresh(s)
    return s


def test_any_means_every_planet_that_is_not_destroyed() -> None:
    assert places(mixed(), at_setup("overgrown")) == [1, 2, 4, 5, 7, 8, 10, 11]
    assert places(mixed(), at_moment("gold-rush", tables.ROUND_END)) == [1, 2, 4, 5, 7, 8, 10, 11]


@pytest.mark.parametrize(("sector", "found"), [("r7", [7]), ("r0", []), ("r6", []), ("r9", []), ("r3", [])])
def test_here_means_the_planet_where_the_ship_of_the_actor_is(sector: str, found: list[int]) -> None:
    s = mixed()
    place_ship(s, 0, "r5")
    place_ship(s, 1, sector)
    assert places(s, face("ravan", 3), actor=1) == found
    assert places(s, face("ravan", 3), actor=0) == [5]


@pytest.mark.parametrize(
    ("card", "found"),
    [
        ("lizard-alpha-call", [1, 5, 9]),
        ("squid-hull-crush", [2, 6, 10]),
        ("worm-opened-vein", [4, 8]),
    ],
)
def test_native_means_the_colour_of_the_species_of_the_card(card: str, found: list[int]) -> None:
    s = table()
    assert places(s, of_card(card)) == found
    s.lay(found[0], codes.RUIN)
    s.lay(found[1], codes.BELT)
    assert places(s, of_card(card)) == found[2:]


@pytest.mark.parametrize(
    ("card", "found"),
    [
        ("lizard-night-raid", [1, 4]),
        ("squid-drag-under", [4, 5]),
        ("slime-bloom", [2]),
        ("worm-undermine", [11]),
    ],
)
def test_infested_means_an_alien_of_the_species_of_the_card(card: str, found: list[int]) -> None:
    s = table()
    for sector, slots in {"r1": "Al", "r4": "ql", "r5": "q", "r2": "sAB", "r11": ".......w"}.items():
        settle_row(s, sector, slots)
    assert places(s, of_card(card)) == found


def test_all_tests_of_an_effect_must_be_passed() -> None:
    s = table()
    settle_row(s, "r1", "AA")
    settle_row(s, "r4", "A")
    settle_row(s, "r8", "BBB")
    assert places(s, of_card("worm-surfacing")) == [4, 8]
    assert places(s, of_card("worm-ground-quake")) == [8]


@pytest.mark.parametrize("slots", ["", "w", "..qq"])
def test_settled_means_a_colonist_and_not_an_alien(slots: str) -> None:
    s = table()
    settle_row(s, "r4", slots)
    assert places(s, of_card("worm-surfacing")) == []
    settle_row(s, "r4", slots.ljust(4, ".") + "C")
    assert places(s, of_card("worm-surfacing")) == [4]


def test_controlled_and_uncontrolled_divide_the_planets() -> None:
    s = table()
    settle_row(s, "r1", "AA")
    settle_row(s, "r4", "ABA")
    settle_row(s, "r8", "AB")
    settle_row(s, "r5", "ABC")
    assert places(s, at_moment("falling-sky", tables.ROUND_END)) == [2, 3, 5, 6, 7, 8, 9, 10, 11]
    assert places(s, of_card("worm-ground-quake")) == [4]


@pytest.mark.parametrize(("number", "found"), [(0, [1, 5, 9]), (1, [2, 6, 10])])
def test_a_colour_means_planets_of_that_colour(number: int, found: list[int]) -> None:
    s = table()
    assert places(s, at_setup("cross-trade", number)) == found
    assert places(s, at_moment("cross-trade", tables.ROUND_START, number)) == found


@pytest.mark.rule("C-GAP-22")
@pytest.mark.parametrize("actor", [0, 1, 2])
def test_seats_are_dealt_with_in_turn_order_from_the_actor(actor: int) -> None:
    s = table()
    assert seats(s, face("ravan", 6), actor) == [actor]
    assert seats(s, at_setup("first-flag"), actor) == [(actor + offset) % 3 for offset in range(3)]


@pytest.mark.rule("C-GAP-63")
def test_ships_means_seats_with_an_uncrashed_ship_at_a_selected_planet() -> None:
    s = table(seats=4)
    for seat, sector in enumerate(("r2", "r6", "r10", "r5")):
        place_ship(s, seat, sector)
    assert seats(s, of_card("squid-ink-toll"), 1) == [1, 2, 0]
    assert seats(s, of_card("lizard-ambush"), 1) == [3]
    place_ship(s, 2, "r10", crashed=True)
    s.lay(2, codes.RUIN)
    assert seats(s, of_card("squid-ink-toll"), 0) == [1]


def test_controllers_are_named_once_for_each_planet() -> None:
    s = table()
    settle_row(s, "r1", "AA")
    settle_row(s, "r4", ".AA")
    settle_row(s, "r8", "CCC")
    settle_row(s, "r5", "BB")
    assert seats(s, at_moment("gold-rush", tables.ROUND_END)) == [0, 0, 2]
    assert seats(s, at_moment("gold-rush", tables.ROUND_END), 1) == [2, 0, 0]
    assert seats(s, of_card("worm-opened-vein"), 1) == [2, 0]


@pytest.mark.parametrize(("value", "slots"), [(5, "BAA.l"), (6, "BAAAl")])
def test_gained_colonists_come_from_the_reserve_on_the_leftmost_free_slots(value: int, slots: str) -> None:
    s = table()
    settle_row(s, "r2", "B...l")
    place_ship(s, 0, "r2")
    cause(s, face("fathom", value))
    assert (row(s, "r2"), reserve(s, 0)) == (slots, 15 - slots.count("A"))
    assert legal(GAME, s, "move")


def test_gained_colonists_without_a_slot_may_go_aboard() -> None:
    s = table()
    settle_row(s, "r2", "BBBB")
    load(s, 0, "red")
    place_ship(s, 0, "r2")
    cause(s, face("fathom", 6))
    assert (row(s, "r2"), legal(GAME, s)) == ("BBBBA", ["aboard 1", "pass"])
    apply(GAME, s, "aboard 1")
    assert (hold(s, 0), reserve(s, 0)) == (["colonist", "red"], 13)


def test_colonists_are_gained_only_as_far_as_the_reserve_goes_and_at_a_planet() -> None:
    s = table()
    set_own(s, 0, columns.RESERVE, 1)
    place_ship(s, 0, "r2")
    cause(s, face("fathom", 6))
    assert (row(s, "r2"), reserve(s, 0), s.step()) == ("A....", 0, steps.MOVE)
    s = table()
    cause(s, face("fathom", 6))
    assert (reserve(s, 0), hold(s, 0), s.step()) == (15, [], steps.MOVE)


@pytest.mark.parametrize(
    ("effect", "slots"),
    [
        (face("cinder", 3), "A.B.w"),  # one, from the right
        (face("harrow", 4), "A...w"),  # two
        (of_card("worm-undermine"), "..BCw"),  # one, from the left
        (of_card("squid-drag-under"), "A.BCw"),  # no squid there
    ],
)
def test_lost_colonists_of_any_owner_leave_one_by_one_from_their_side(effect: int, slots: str) -> None:
    s = table()
    settle_row(s, "r4", "A.BCw")
    settle_row(s, "r5", "ABC")
    load(s, 0, "colonist")
    place_ship(s, 0, "r4")
    cause(s, effect)
    assert (row(s, "r4"), row(s, "r5"), hold(s, 0)) == (slots, "ABC..", ["colonist"])
    back = [1 - slots.count(letter) for letter in "ABC"]
    assert [reserve(s, seat) - back[seat] for seat in range(3)] == [12, 13, 13]


def test_no_more_colonists_are_lost_than_there_are() -> None:
    s = table()
    settle_row(s, "r4", "..B.w")
    place_ship(s, 0, "r4")
    cause(s, face("harrow", 4))
    assert (row(s, "r4"), reserve(s, 1)) == ("....w", 15)


def test_credits_of_an_adventure_go_to_and_from_the_actor_alone() -> None:
    s = table()
    for seat in range(3):
        set_own(s, seat, columns.CREDITS, 150)
        place_ship(s, seat, "r5")
    cause(s, face("cinder", 6), seat=1)
    assert [money(s, seat) for seat in range(3)] == [150, 350, 150]
    cause(s, face("cinder", 4), seat=2)
    assert [money(s, seat) for seat in range(3)] == [150, 350, 50]
    cause(s, face("cinder", 4), seat=2)
    assert [money(s, seat) for seat in range(3)] == [150, 350, 0]


def test_credits_for_a_fight_go_to_the_winner_and_for_planets_to_their_controllers() -> None:
    s = table()
    cause(s, at_moment("battle-royale", tables.FIGHT_WON), seat=2)
    assert [money(s, seat) for seat in range(3)] == [0, 0, 200]
    settle_row(s, "r1", "AA")
    settle_row(s, "r8", "AAA")
    settle_row(s, "r5", "BBB")
    cause(s, at_moment("gold-rush", tables.ROUND_END), seat=2)
    assert [money(s, seat) for seat in range(3)] == [200, 100, 200]


@pytest.mark.rule("C-GAP-70")
@pytest.mark.parametrize("crashed", [False, True])
def test_a_crash_of_the_actor_hits_a_crashed_ship_too(crashed: bool) -> None:
    s = table()
    place_ship(s, 0, "r5", crashed=crashed)
    place_ship(s, 1, "r5")
    cause(s, face("ravan", 2))
    assert (s.actor, legal(GAME, s)) == (0, ["crash r4", "crash r6"])
    apply(GAME, s, "crash r4")
    assert (ship(s, 0), ship(s, 1)) == ("(r4)", "r5")


@pytest.mark.parametrize("planet", tables.PLANETS.names)
def test_face_one_lets_the_actor_draw_a_card(planet: str) -> None:
    s = table()
    cause(s, face(planet, 1), seat=1)
    assert (s.actor, s.step(), s.step_seat()) == (CHANCE, steps.EVENT, 1)


@pytest.mark.parametrize("effect", [at_setup("overgrown"), at_moment("overgrown", tables.ROUND_START)])
def test_natives_are_added_to_each_planet_by_its_own_colour(effect: int) -> None:
    s = table(ring=(*RING[:4], "belt", *RING[5:]))
    settle_row(s, "r1", "l")
    settle_row(s, "r2", "AABBC")
    settle_row(s, "r3", "....AB")
    cause(s, effect)
    assert [row(s, place) for place in (1, 2, 3, 4)] == ["l..l", "AABBC", "...sAB", "....w"]
    assert [row(s, place) for place in (6, 7, 8, 9)] == [".....q", "....s", "....w", ".....l"]
    assert [s.stock[columns.MEEPLES + species] for species in range(4)] == [12, 10, 9, 10]


def test_natives_are_added_clockwise_as_long_as_there_are_meeples() -> None:
    s = table()
    s.stock[columns.MEEPLES + 3] = 1
    cause(s, at_setup("overgrown"))
    assert (row(s, "r4"), row(s, "r8"), s.stock[columns.MEEPLES + 3]) == ("....w", ".....", 0)


def test_aliens_of_the_card_are_added_whatever_the_planet() -> None:
    s = table()
    settle_row(s, "r1", "s")
    cause(s, of_card("slime-bloom"))
    assert row(s, "r1") == "s..s"


def test_removed_aliens_are_of_the_card_and_go_to_the_supply() -> None:
    s = table()
    settle_row(s, "r1", "lsws")
    settle_row(s, "r5", "w")
    before = list(s.stock)
    cause(s, of_card("slime-dry-season"))
    assert (row(s, "r1"), row(s, "r5")) == ("l.ws", "w....")
    assert s.stock[columns.MEEPLES + 2] == before[columns.MEEPLES + 2] + 1


def test_a_turned_colonist_gives_its_slot_to_an_alien_of_the_card() -> None:
    s = table()
    settle_row(s, "r2", "sAB..")
    cause(s, of_card("slime-smother"))
    assert (row(s, "r2"), reserve(s, 0), reserve(s, 1)) == ("sAs..", 14, 15)
    assert s.stock[columns.MEEPLES + 2] == 12 - 2


@pytest.mark.parametrize(
    ("card", "target", "before", "after"),
    [("lizard-brood-march", "r6", "...ABl", "..lABl"), ("slime-creep", "r4", "...AB", "..sAB")],
)
def test_shifted_aliens_go_to_the_rightmost_free_slot_of_the_next_planet(
    card: str, target: str, before: str, after: str
) -> None:
    s = table()
    letter = after[2]
    settle_row(s, "r5", f".{letter}q{letter}A")
    settle_row(s, target, before)
    settle_row(s, "r7", "AABBC")
    cause(s, of_card(card))
    assert (row(s, "r5"), row(s, target)) == (f"..q{letter}A", after)


def test_an_alien_without_another_planet_stays() -> None:
    s = table(ring=("belt",) * 4 + ("maul",) + ("belt",) * 6)
    settle_row(s, "r5", ".l")
    cause(s, of_card("lizard-brood-march"))
    assert row(s, "r5") == ".l..."


@pytest.mark.parametrize(("side", "colonist", "alien"), [(LEFT, 1, 2), (RIGHT, 4, 5)])
def test_life_forms_are_found_from_either_side(side: int, colonist: int, alien: int) -> None:
    s = table()
    settle_row(s, "r6", "lAqwBq")
    assert find_colonist(s, 6, side) == colonist
    assert find_alien(s, 6, 1, side) == alien
    assert find_alien(s, 6, 2, side) == find_colonist(s, 7, side) == codes.NONE


def test_pieces_thrown_overboard_go_back_where_they_came_from() -> None:
    s = table()
    set_level(s, 0, "cargo", 3)
    load(s, 0, "colonist", "slime", "blue")
    place_ship(s, 0, "r5")
    cause(s, of_card("lizard-ambush"))
    assert legal(GAME, s) == ["jettison colonist", "jettison slime"]
    assert refused(GAME, s, "jettison worm") == refused(GAME, s, "discard slime") == "C-GAP-22"
    apply(GAME, s, "jettison slime")
    assert (hold(s, 0), goods_at(s, "r5")) == (["colonist"], [])
    assert (s.stock[columns.MEEPLES + 2], s.stock[columns.GOODS + 1], s.stage) == (12, 5, 0)


def test_a_ship_is_swept_past_belts_and_lost_planets_to_where_it_may_stop() -> None:
    s = table(scenario="freight-run", ring=(*RING[:2], "belt", "belt", "maul", "station", *RING[6:]))
    s.lay(5, codes.RUIN)
    place_ship(s, 0, "r2")
    cause(s, of_card("squid-undertow"))
    assert ship(s, 0) == "r6"


def test_sweeping_carries_no_ship_twice_and_crashed_ships_not_at_all() -> None:
    s = table(ring=("fathom", "drift", "halcyon", *RING[3:]))
    for seat, sector in enumerate(("r1", "r2", "r3")):
        place_ship(s, seat, sector, crashed=seat == 1)
    cause(s, of_card("squid-undertow"))
    assert [ship(s, seat) for seat in range(3)] == ["r2", "(r2)", "r4"]


def test_a_destroyed_planet_gives_everything_back_but_ships() -> None:
    s = table(scenario="falling-sky")
    set_level(s, 1, "cargo", 3)
    settle_row(s, "r3", "AABlsC")
    lay_goods(s, "r3", "red", "yellow", "yellow")
    load(s, 1, "colonist", "worm", "green")
    place_ship(s, 1, "r3")
    place_ship(s, 2, "r3", crashed=True)
    cause(s, at_moment("falling-sky", tables.ROUND_END), seat=1)
    assert (s.actor, legal(GAME, s)) == (1, [f"pick r{place}" for place in range(1, 12)])
    apply(GAME, s, "pick r3")
    assert (s.sector[3], s.slots(3), goods_at(s, "r3")) == (codes.RUIN, 0, [])
    assert [reserve(s, seat) for seat in range(3)] == [15, 14, 15]
    assert [s.stock[columns.MEEPLES + species] for species in range(4)] == [15, 12, 12, 11]
    assert [s.stock[columns.GOODS + colour] for colour in range(4)] == [5, 5, 4, 5]
    assert (ship(s, 1), hold(s, 1), ship(s, 2)) == ("r3", ["colonist", "worm", "green"], "(r3)")
    assert sum(s.life) == 0


def test_a_single_planet_to_destroy_is_not_picked_and_controlled_ones_are_safe() -> None:
    s = table(scenario="falling-sky", ring=("ravan", *("belt",) * 5, "bracken", *("belt",) * 4))
    settle_row(s, "r1", "AA")
    load(s, 1, "colonist")
    phase(s, steps.MOVE, 1, "r7")
    cause(s, at_moment("falling-sky", tables.ROUND_END))
    assert (s.sector[7], s.sector[1] >= 0) == (codes.RUIN, True)
    cause(s, at_moment("falling-sky", tables.ROUND_END))
    assert s.sector[1] >= 0


def test_a_free_level_is_chosen_by_each_seat_in_turn_order() -> None:
    s = table(scenario="first-flag")
    set_level(s, 1, "cargo", 3)
    cause(s, at_setup("first-flag"), seat=2)
    assert (s.actor, legal(GAME, s)) == (
        2,
        ["raise weapons 1", "raise cargo 1", "raise bombs 1", "raise engines 1"],
    )
    apply(GAME, s, "raise engines 1", "raise bombs 1")
    assert (s.actor, legal(GAME, s)) == (1, ["raise weapons 1", "raise bombs 1", "raise engines 1"])
    apply(GAME, s, "raise weapons 1")
    assert [[s.get(seat, columns.LEVEL + number) for number in range(4)] for seat in range(3)] == [
        [1, 1, 2, 1],
        [2, 3, 1, 1],
        [1, 1, 1, 2],
    ]
    assert [money(s, seat) for seat in range(3)] == [0, 0, 0]


def test_a_free_level_is_not_asked_for_if_one_or_no_attribute_is_below_the_top() -> None:
    s = table(seats=2, scenario="first-flag")
    for name in ("weapons", "cargo", "bombs", "engines"):
        set_level(s, 0, name, 3)
        set_level(s, 1, name, 2 if name == "bombs" else 3)
    cause(s, at_setup("first-flag"))
    assert [s.get(seat, columns.LEVEL + number) for seat in range(2) for number in range(4)] == [3] * 8
    assert (s.actor, s.step()) == (0, steps.MOVE)


def test_goods_of_its_own_colour_are_laid_on_each_planet_as_long_as_there_are_any() -> None:
    s = table(scenario="cross-trade", ring=("ravan", "cinder", "harrow", "drift", *RING[4:10], "belt"))
    s.stock[columns.GOODS] = 3
    cause(s, at_setup("cross-trade", 0))
    assert [goods_at(s, place) for place in range(1, 10)] == [["red"]] * 3 + [[]] * 6
    cause(s, at_moment("cross-trade", tables.ROUND_START, 1))
    cause(s, at_moment("cross-trade", tables.ROUND_START, 1))
    assert [goods_at(s, place) for place in (4, 6, 10)] == [["blue"] * 2, ["blue"] * 2, ["blue"]]
    assert [s.stock[columns.GOODS + colour] for colour in range(4)] == [0, 0, 5, 5]


def test_goods_are_not_laid_on_lost_planets() -> None:
    s = table(scenario="cross-trade")
    s.lay(5, codes.RUIN)
    cause(s, at_setup("cross-trade", 0))
    assert [goods_at(s, place) for place in (1, 5, 9)] == [["red"], [], ["red"]]
