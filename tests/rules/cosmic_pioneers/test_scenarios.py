"""The scenarios: set-up, standing and triggered rules, endings (catalogue T4)."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.game import Value
from astrarium.core.state import CHANCE, OVER
from astrarium.games.cosmic_pioneers.components import constants, permanent_effects, schema, tables
from astrarium.games.cosmic_pioneers.position import CosmicPosition
from astrarium.games.cosmic_pioneers.rules import codes, columns, steps
from astrarium.games.cosmic_pioneers.rules.trading import barred_raise
from tests.rules.cosmic_pioneers.board import (
    GAME,
    NONE,
    RING,
    draw_card,
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
    stack_deck,
    table,
)
from tests.table import apply, legal, refused

pytestmark = pytest.mark.rule("C-SETUP-15")
STATION_RING = [*RING[:5], "station", *RING[6:]]
ROUNDS = range(1, 13)
# Red, blue, green and yellow planets, belts, Trade Stations.
T4 = {
    "cosmic-pioneers": (3, 2, 2, 2, 0, 0),
    "battle-royale": (3, 2, 2, 2, 0, 0),
    "freight-run": (2, 2, 2, 2, 0, 1),
    "lane-keepers": (2, 2, 1, 1, 3, 0),
    "first-flag": (2, 2, 3, 2, 0, 0),
    "overgrown": (2, 2, 2, 3, 0, 0),
    "falling-sky": (3, 2, 2, 2, 0, 0),
    "cross-trade": (2, 2, 2, 2, 1, 0),
    "menagerie": (2, 2, 2, 2, 0, 1),
    "gold-rush": (2, 3, 2, 2, 0, 0),
}
SPECIAL_ENDS = ("battle-royale", "first-flag", "falling-sky")
# The letters that make a planet of the usual ring controlled.
CLAIMS = {1: "AA", 2: "A.A", 3: "AA.A", 4: ".AA", 5: "AAA", 6: "AAA", 7: "AAA"}


def ready(scenario: str, **options: Value) -> CosmicPosition:
    """Return a match of two after its set-up, slimes and worms drawn, each choice the first one offered."""
    fixed = {"scenario": scenario, "species_1": "slime", "species_2": "worm", "events": "even-rounds"}
    s = GAME.start(2, {**fixed, **options})
    assert isinstance(s, CosmicPosition)
    while s.round == 0:
        s.apply(s.legal()[0])
    return s


def laid(s: CosmicPosition) -> dict[int, str]:
    """Return the colours of the planets by place."""
    return {
        place: constants.COLOURS[tables.PLANETS.colours[s.sector[place]]]
        for place in range(12)
        if s.sector[place] >= 0
    }


def quiet(scenario: str, seats: int = 2) -> CosmicPosition:
    """Return a table whose event cards do nothing: Opened Vein, and worms live on the yellow planets."""
    s = table(seats=seats, scenario=scenario, events="even-rounds", commanders=("fraser", "okoro", "amari"))
    stack_deck(s, *["worm-opened-vein"] * 12)
    settle_row(s, "r4", "....w")
    settle_row(s, "r8", "....w")
    return s


def claim(s: CosmicPosition, letter: str, *places: int) -> None:
    """Give a seat control of planets of the usual ring."""
    for place in places:
        settle_row(s, place, CLAIMS[place].replace("A", letter))


def start_round(s: CosmicPosition, number: int) -> None:
    """Begin a round: event, round-start effects, then the first seat is to move."""
    s.round = number - 1
    s.agenda = vec[i64]([steps.ROUND, NONE, NONE])
    refresh(s)
    if s.actor == CHANCE:
        apply(GAME, s, "event worm-opened-vein")


def play_turns(s: CosmicPosition) -> None:
    """Move each ship from Ravan to the Jumpgate, where it does nothing; the round-end effects follow."""
    for _ in range(s.seats):
        apply(GAME, s, "move r0")
        while "pass" in legal(GAME, s):
            apply(GAME, s, "pass")


def whole_round(s: CosmicPosition, number: int) -> None:
    """Play a round without effects but those of the scenario and the income of the Jumpgate."""
    for seat in range(s.seats):
        place_ship(s, seat, "r1")
    start_round(s, number)
    play_turns(s)


def ends_with(s: CosmicPosition, number: int) -> bool:
    """Return whether a round with this number is the last if it ends in position `s`."""
    s.round = number
    s.agenda = vec[i64]([steps.END, 0, NONE])
    refresh(s)
    return bool(s.actor == OVER)


@pytest.mark.parametrize("scenario", T4)
def test_the_hexes_of_every_scenario(scenario: str) -> None:
    s = ready(scenario)
    planets = [list(laid(s).values()).count(colour) for colour in constants.COLOURS]
    others = [list(s.sector).count(codes.BELT), list(s.sector).count(codes.STATION)]
    expected = list(T4[scenario])
    expected[2] += 1
    expected[3] += 1
    assert planets + others == expected


def test_these_are_all_scenarios() -> None:
    assert list(T4) == tables.SCENARIOS.names


@pytest.mark.parametrize("scenario", T4)
def test_what_the_scenario_adds_at_set_up(scenario: str) -> None:
    s = ready(scenario)
    levels = sum(s.get(0, columns.LEVEL + attribute) for attribute in range(4))
    assert levels == (6 if scenario == "first-flag" else 5)
    aliens = sum(letter in "lqsw" for place in laid(s) for letter in row(s, place))
    assert aliens == (11 if scenario == "overgrown" else 0)
    tokens = [token for place in range(12) for token in goods_at(s, place)]
    assert sorted(tokens) == (["blue"] * 2 + ["red"] * 2 if scenario == "cross-trade" else [])
    assert [money(s, seat) for seat in range(2)] == [200, 200]


def test_overgrown_begins_with_a_native_on_every_planet() -> None:
    s = ready("overgrown")
    for place, colour in laid(s).items():
        native = "lqsw"[constants.COLOURS.index(colour)]
        assert row(s, place) == native.rjust(int(s.slots(place)), ".")


def test_cross_trade_begins_with_a_token_on_every_red_and_blue_planet() -> None:
    s = ready("cross-trade")
    for place, colour in laid(s).items():
        assert goods_at(s, place) == ([colour] if colour in ("red", "blue") else [])
    assert [int(s.stock[columns.GOODS + colour]) for colour in range(4)] == [3, 3, 5, 5]


def test_first_flag_raises_a_level_of_choice_for_each_seat_in_turn_order() -> None:
    s = GAME.start(2, {"scenario": "first-flag"})
    apply(GAME, s, "first s1", "commander fraser", "commander okoro", "raise cargo 1", "raise bombs 1")
    while "raise weapons 1" not in legal(GAME, s):
        s.apply(s.legal()[0])
    assert s.actor == 1
    apply(GAME, s, "raise engines 1")
    assert s.actor == 0
    assert refused(GAME, s, "raise bombs 2") == "C-CMD-02"
    apply(GAME, s, "raise bombs 1")
    assert isinstance(s, CosmicPosition)
    assert [[int(s.get(seat, columns.LEVEL + number)) for number in range(4)] for seat in range(2)] == [
        [1, 1, 3, 1],
        [1, 2, 1, 2],
    ]


@pytest.mark.parametrize("number", ROUNDS)
def test_cosmic_pioneers_has_no_rules_of_its_own(number: int) -> None:
    s = quiet("cosmic-pioneers")
    claim(s, "A", 1, 2)
    before = [row(s, place) for place in range(1, 12)]
    whole_round(s, number)
    assert [row(s, place) for place in range(1, 12)] == before
    assert [money(s, seat) for seat in range(2)] == [400, 200]
    assert (s.actor == OVER) == (number == 12)


def royal_fight(*rolls: str) -> CosmicPosition:
    """Return seat 0 attacking seat 1 at Fathom in Battle Royale."""
    s = table(seats=2, scenario="battle-royale", commanders=("fraser", "okoro"))
    place_ship(s, 1, "r2")
    apply(GAME, s, "move r2", *rolls)
    return s


@pytest.mark.rule("C-CHECK-31")
def test_battle_royale_lets_attackers_win_ties_and_pays_the_winner() -> None:
    s = royal_fight("roll 6", "roll 6")
    assert (s.actor, legal(GAME, s), money(s, 0)) == (1, ["crash r1", "crash r3"], 0)
    apply(GAME, s, "crash r3")
    assert ([money(s, 0), money(s, 1)], s.get(0, columns.FIGHTS), s.get(1, columns.FIGHTS)) == (
        [200, 0],
        1,
        0,
    )
    s.notes = []
    assert ends_with(s, 12)
    assert [(seat, GAME.catalogue.id(rule), amount) for seat, rule, amount in s.notes] == [
        (0, "C-SETUP-15", 2)
    ]


def test_battle_royale_pays_a_defender_who_wins_too() -> None:
    s = royal_fight("roll 5", "roll 6", "crash r3")
    assert ([money(s, 0), money(s, 1)], s.get(0, columns.FIGHTS), s.get(1, columns.FIGHTS)) == (
        [0, 200],
        0,
        1,
    )
    assert legal(GAME, s)[0] == "roll 1"


def test_a_scenarios_word_on_ties_goes_before_a_talent() -> None:
    s = table(seats=2, scenario="battle-royale", commanders=("fraser", "lindqvist"))
    place_ship(s, 1, "r2")
    apply(GAME, s, "move r2", "roll 3", "roll 3", "pass")
    assert s.actor == 1


@pytest.mark.rule("C-END-02")
@pytest.mark.rule("C-NOTE-27")
@pytest.mark.parametrize(("fights", "over"), [(4, False), (5, True), (6, True)])
def test_battle_royale_ends_with_the_fifth_fight_of_a_player(fights: int, over: bool) -> None:
    s = table(seats=2, scenario="battle-royale")
    set_own(s, 0, columns.FIGHTS, 4)
    set_own(s, 1, columns.FIGHTS, fights)
    assert ends_with(s, 3) == over


def test_freight_run_offers_two_tokens_a_stop_for_nothing_and_buys_them_at_the_station() -> None:
    s = table(scenario="freight-run", ring=STATION_RING, commanders=("okoro", "fraser", "amari"))
    phase(s, steps.ADVENTURE, sector="r0")
    apply(GAME, s, "buy red", "buy yellow")
    assert (hold(s, 0), money(s, 0)) == (["red", "yellow"], 200)
    phase(s, steps.DEPLOY, sector="r6")
    apply(GAME, s, "unload red", "unload yellow")
    assert (money(s, 0), s.get(0, columns.DELIVERIES), s.step()) == (800, 2, steps.EMBARK)
    apply(GAME, s, "embark 2")
    assert (hold(s, 0), reserve(s, 0), s.actor) == (["colonist"] * 2, 13, CHANCE)


def test_the_station_of_freight_run_serves_nothing_but_colonists() -> None:
    s = table(scenario="freight-run", ring=STATION_RING, commanders=("okoro", "fraser", "amari"))
    set_own(s, 0, columns.CREDITS, 900)
    load(s, 0, "colonist")
    phase(s, steps.DEPLOY, sector="r6")
    assert (s.step(), legal(GAME, s), money(s, 0)) == (steps.EMBARK, ["embark 1", "pass"], 900)
    assert [refused(GAME, s, text) for text in ("raise cargo 1", "buy red", "discard colonist")] == [
        "C-JUMP-01"
    ] * 3


def test_freight_run_buys_goods_nowhere_else() -> None:
    s = table(scenario="freight-run", ring=STATION_RING, commanders=("okoro", "fraser", "amari"))
    load(s, 0, "red", "blue")
    phase(s, steps.DEPLOY, sector="r3")
    apply(GAME, s, "unload red")
    assert (money(s, 0), goods_at(s, "r3")) == (0, ["red"])
    phase(s, steps.ADVENTURE, sector="r0")
    apply(GAME, s, "discard blue")
    assert (money(s, 0), s.get(0, columns.DELIVERIES)) == (200, 0)


@pytest.mark.parametrize(("engines", "reach"), [(1, 3), (2, 4), (3, 5)])
def test_lane_keepers_tunes_the_engines(engines: int, reach: int) -> None:
    s = table(scenario="lane-keepers")
    set_level(s, 0, "engines", engines)
    phase(s, steps.MOVE, sector="r6")
    expected = {f"move r{(6 + sign * offset) % 12}" for sign in (1, -1) for offset in range(1, reach + 1)}
    assert set(legal(GAME, s)) == expected


@pytest.mark.parametrize("number", ROUNDS)
def test_first_flag_keeps_a_truce_of_three_rounds(number: int) -> None:
    s = table(scenario="first-flag", round_number=number)
    settle_row(s, "r3", "B")
    phase(s, steps.BOMB, sector="r3")
    assert (legal(GAME, s, "bomb") == ["bomb"]) == (number > 3)


@pytest.mark.rule("C-END-02")
@pytest.mark.parametrize(("places", "over"), [((1, 2, 4), False), ((1, 2, 3, 4), True)])
def test_first_flag_ends_with_the_fourth_planet(places: tuple[int, ...], over: bool) -> None:
    s = table(seats=2, scenario="first-flag")
    claim(s, "B", *places)
    assert ends_with(s, 2) == over


def race(last_word: str) -> CosmicPosition:
    """Return round 5 of First Flag: seat 0 takes a fourth planet, then seat 1 has a ship at one of them."""
    s = quiet("first-flag")
    claim(s, "A", 2, 5, 7)
    settle_row(s, "r1", "A")
    load(s, 0, "colonist")
    place_ship(s, 0, "r11")
    place_ship(s, 1, "r6")
    start_round(s, 5)
    apply(GAME, s, "move r1", "roll 6", "unload colonist", "slot 2", "pass", "pass")
    assert (row(s, "r1"), s.actor, s.round) == ("AA..", 1, 5)
    apply(GAME, s, "move r5", "roll 6", last_word)
    if last_word == "bomb":
        apply(GAME, s, "hit colonist", "victim 3")
    return s


@pytest.mark.rule("C-CHECK-44")
@pytest.mark.rule("C-GAP-85")
def test_four_planets_lost_again_before_the_round_ends_do_not_end_the_game() -> None:
    s = race("bomb")
    assert (row(s, "r5"), s.actor == OVER, s.round) == ("AA...", False, 6)


@pytest.mark.rule("C-GAP-49")
def test_the_special_end_comes_with_the_end_of_the_round() -> None:
    s = race("pass")
    assert (s.actor == OVER, s.round) == (True, 5)


@pytest.mark.parametrize("number", ROUNDS)
def test_overgrown_grows_in_rounds_5_and_9(number: int) -> None:
    s = quiet("overgrown")
    settle_row(s, "r1", "..l")
    before = {place: row(s, place) for place in range(1, 12)}
    start_round(s, number)
    if number in (5, 9):
        before |= {1: "..ll", 2: "....q", 3: ".....s", 4: "...ww", 5: "....l", 6: ".....q", 7: "....s"}
        before |= {8: "...ww", 9: ".....l", 10: ".....q", 11: ".......s"}
    assert {place: row(s, place) for place in range(1, 12)} == before


def test_overgrown_counts_aliens_killed_by_own_bombs_alone() -> None:
    s = table(scenario="overgrown", commanders=("fraser", "okoro", "amari"))
    settle_row(s, "r3", "BlqwB")
    set_level(s, 0, "bombs", 2)
    phase(s, steps.BOMB, sector="r3")
    apply(GAME, s, "bomb", "hit alien", "roll 2")
    assert [int(s.get(seat, columns.KILLS)) for seat in range(3)] == [2, 0, 0]
    phase(s, steps.BOMB, sector="r3")
    apply(GAME, s, "bomb", "hit colonist", "roll 1")
    settle_row(s, "r3", "s")
    draw_card(s, "slime-dry-season")
    assert [int(s.get(seat, columns.KILLS)) for seat in range(3)] == [2, 0, 0]


def test_overgrown_pays_for_no_alien_landed_on_a_planet() -> None:
    s = table(scenario="overgrown", commanders=("okoro", "fraser", "amari"))
    load(s, 0, "lizard")
    phase(s, steps.DEPLOY, sector="r5")
    apply(GAME, s, "unload lizard")
    assert (money(s, 0), s.get(0, columns.DELIVERIES), row(s, "r5")) == (0, 0, "....l")


@pytest.mark.parametrize("number", ROUNDS)
def test_falling_sky_destroys_a_planet_in_rounds_4_6_9_and_11(number: int) -> None:
    s = quiet("falling-sky")
    claim(s, "B", 1, 5)
    settle_row(s, "r3", "AA")
    lay_goods(s, "r3", "red")
    whole_round(s, number)
    if number not in (4, 6, 9, 11):
        assert codes.RUIN not in list(s.sector)
        return
    assert (s.actor, s.round) == (0, number)
    assert legal(GAME, s) == [f"pick r{place}" for place in (2, 3, 4, 6, 7, 8, 9, 10, 11)]
    assert refused(GAME, s, "pick r1") == "C-GAP-64"
    apply(GAME, s, "pick r3")
    assert [place for place in range(12) if s.sector[place] == codes.RUIN] == [3]
    assert (reserve(s, 0), s.stock[columns.GOODS], s.round) == (15, 5, number + 1)


def test_the_first_player_of_the_round_picks_the_planet() -> None:
    s = quiet("falling-sky")
    s.first = 1
    whole_round(s, 4)
    assert s.actor == 1


@pytest.mark.rule("C-CHECK-45")
@pytest.mark.rule("C-END-02")
def test_falling_sky_ends_with_seven_planets_left_after_the_last_was_destroyed() -> None:
    s = quiet("falling-sky")
    claim(s, "A", 1, 2, 3, 4)
    claim(s, "B", 5, 6, 7)
    for place in (9, 10, 11):
        s.lay(place, codes.RUIN)
    settle_row(s, "r8", "AA..w")
    whole_round(s, 11)
    assert (s.sector[8], s.actor, s.round) == (codes.RUIN, OVER, 11)
    assert s.scores() == [9 + 4 * 6 + 600 // 500, 9 + 3 * 6 + 500 // 500]


@pytest.mark.parametrize(("left", "over"), [(8, False), (7, True)])
def test_falling_sky_continues_with_eight_planets(left: int, over: bool) -> None:
    s = table(seats=2, scenario="falling-sky")
    for place in range(left + 1, 12):
        s.lay(place, codes.RUIN)
    assert ends_with(s, 6) == over


@pytest.mark.parametrize("number", ROUNDS)
def test_cross_trade_brings_new_goods_in_rounds_5_and_9(number: int) -> None:
    s = quiet("cross-trade")
    lay_goods(s, "r1", "red")
    start_round(s, number)
    found = {place: goods_at(s, place) for place in range(12) if goods_at(s, place)}
    expected = {1: ["red"]}
    if number in (5, 9):
        expected = {1: ["red", "red"], 5: ["red"], 9: ["red"], 2: ["blue"], 6: ["blue"], 10: ["blue"]}
    assert found == expected


@pytest.mark.parametrize(
    ("colour", "sector", "paid", "stays"),
    [
        ("red", "r3", 300, False),
        ("blue", "r4", 300, False),
        ("red", "r2", 0, True),
        ("blue", "r1", 0, True),
        ("red", "r1", 0, False),
        ("green", "r4", 0, True),
    ],
)
def test_cross_trade_sells_red_and_blue_goods_to_green_and_yellow_planets(
    colour: str, sector: str, paid: int, stays: bool
) -> None:
    s = table(scenario="cross-trade")
    load(s, 0, colour)
    phase(s, steps.DEPLOY, sector=sector)
    apply(GAME, s, f"unload {colour}")
    assert (money(s, 0), s.get(0, columns.DELIVERIES)) == (paid, int(paid > 0))
    assert goods_at(s, sector) == ([colour] if stays else [])


def test_menagerie_buys_natives_of_all_species_at_the_station_and_refits_ships() -> None:
    s = table(scenario="menagerie", ring=STATION_RING, commanders=("okoro", "fraser", "amari"))
    load(s, 0, "lizard", "squid", "slime", "worm")
    set_level(s, 0, "cargo", 3)
    phase(s, steps.DEPLOY, sector="r6")
    apply(GAME, s, "unload lizard", "unload squid", "unload slime", "unload worm")
    assert (money(s, 0), s.get(0, columns.DELIVERIES), hold(s, 0)) == (800, 4, [])
    assert [int(number) for number in s.stock[:4]] == [15, 12, 12, 12]
    apply(GAME, s, "raise engines 1")
    assert (money(s, 0), s.get(0, columns.LEVEL + 3), s.round) == (300, 2, 2)


def test_menagerie_lets_cargo_level_2_carry_natives() -> None:
    s = table(scenario="menagerie", commanders=("okoro", "fraser", "amari"))
    settle_row(s, "r5", "lq")
    set_level(s, 0, "cargo", 2)
    phase(s, steps.DEPLOY, sector="r5")
    apply(GAME, s, "load 1", "load 2")
    assert hold(s, 0) == ["lizard", "squid"]


def test_menagerie_buys_nothing_at_the_jumpgate() -> None:
    s = table(scenario="menagerie")
    load(s, 0, "lizard")
    phase(s, steps.ADVENTURE, sector="r0")
    apply(GAME, s, "discard lizard")
    assert (money(s, 0), s.get(0, columns.DELIVERIES)) == (200, 0)
    assert s.step() == steps.EMBARK


@pytest.mark.parametrize("number", ROUNDS)
def test_gold_rush_pays_dividends_after_even_rounds(number: int) -> None:
    s = quiet("gold-rush")
    claim(s, "A", 1, 2, 5)
    claim(s, "B", 3)
    whole_round(s, number)
    dividends = [300, 100] if number % 2 == 0 else [0, 0]
    assert [money(s, seat) for seat in range(2)] == [500 + dividends[0], 300 + dividends[1]]


@pytest.mark.rule("C-GAP-86")
@pytest.mark.parametrize("scenario", T4)
def test_every_scenario_ends_after_twelve_rounds_at_the_latest(scenario: str) -> None:
    s = table(seats=2, scenario=scenario)
    assert not ends_with(s, 11)
    assert ends_with(table(seats=2, scenario=scenario), 12)


@pytest.mark.rule("C-END-02")
@pytest.mark.parametrize("scenario", [name for name in T4 if name not in SPECIAL_ENDS])
def test_other_scenarios_have_no_special_end(scenario: str) -> None:
    s = table(seats=2, scenario=scenario)
    claim(s, "A", 1, 2, 3, 4, 5)
    set_own(s, 0, columns.FIGHTS, 9)
    for place in (8, 9, 10, 11):
        s.lay(place, codes.RUIN)
    assert not ends_with(s, 11)


@pytest.mark.parametrize("scenario", [name for name in T4 if name != "battle-royale"])
def test_only_battle_royale_pays_for_fights_and_changes_ties(scenario: str) -> None:
    s = table(seats=2, scenario=scenario, commanders=("fraser", "okoro"))
    place_ship(s, 1, "r2")
    apply(GAME, s, "move r2", "roll 6", "roll 6")
    assert s.actor == 0
    apply(GAME, s, "crash r3")
    assert ([money(s, 0), money(s, 1)], ship(s, 0)) == ([0, 0], "(r3)")


# What the vocabulary of effects allows, though no scenario uses it.


@contextmanager
def altered(figures: vec[i64], place: int, value: int) -> Iterator[None]:
    """Replace a figure of a scenario while the context lasts."""
    before = figures[place]
    figures[place] = value
    try:
        yield
    finally:
        figures[place] = before


@pytest.mark.rule("C-GAP-53")
def test_a_scenario_may_forbid_loading_aliens() -> None:
    s = table(commanders=("okoro", "fraser", "amari"))
    settle_row(s, "r5", "Al")
    set_level(s, 0, "cargo", 3)
    with altered(
        permanent_effects.FORBIDDEN,
        int((s.scenario + 1) * permanent_effects.ROUND_ROOM + 1),
        int(schema.LOAD_ALIENS),
    ):
        phase(s, steps.DEPLOY, sector="r5")
        assert legal(GAME, s) == ["load 1", "pass"]
        assert refused(GAME, s, "load 2") == "C-GAP-53"
    refresh(s)
    assert legal(GAME, s) == ["load 1", "load 2", "pass"]


@pytest.mark.rule("C-GAP-53")
def test_a_scenario_may_forbid_buying_levels() -> None:
    s = table()
    set_own(s, 0, columns.CREDITS, 1000)
    with altered(
        permanent_effects.FORBIDDEN,
        int((s.scenario + 1) * permanent_effects.ROUND_ROOM + 1),
        int(schema.RAISE_LEVEL_ACTION),
    ):
        phase(s, steps.ADVENTURE, sector="r0")
        assert (s.step(), money(s, 0)) == (steps.EMBARK, 1200)
        assert GAME.catalogue.id(barred_raise(s, 0, 0, 1)) == "C-GAP-53"


@pytest.mark.rule("C-GAP-34")
@pytest.mark.rule("C-GAP-81")
def test_a_scenario_may_serve_all_steps_of_the_jumpgate_on_the_station() -> None:
    s = table(scenario="freight-run", ring=STATION_RING, commanders=("okoro", "fraser", "amari"))
    claim(s, "A", 1)
    load(s, 0, "colonist", "blue")
    set_own(s, 0, columns.CREDITS, 500)
    stop = int(s.scenario + 1)
    asked = []
    with (
        altered(permanent_effects.SERVICES_AT, stop, 15),
        altered(permanent_effects.OFFERED, 2 * stop + 1, 1),
    ):
        phase(s, steps.DEPLOY, sector="r6")
        for text in ("pass", "discard colonist", "discard blue", "pass", "buy yellow", "pass"):
            asked.append((int(s.step()), money(s, 0)))
            apply(GAME, s, text)
    assert asked == [
        (steps.TRANSFER, 500),
        (steps.DISCARD, 500),
        (steps.DISCARD, 500),
        (steps.RAISE, 1100),
        (steps.BUY, 1100),
        (steps.EMBARK, 1100),
    ]
    assert (s.get(0, columns.DELIVERIES), hold(s, 0)) == (1, ["yellow"])


@pytest.mark.rule("C-GAP-76")
def test_a_scenario_may_ask_a_price_for_the_goods_it_offers() -> None:
    s = table(scenario="freight-run")
    set_level(s, 0, "cargo", 3)
    price = 2 * int(s.scenario + 1)
    with altered(permanent_effects.OFFER_PRICE, price, 150):
        phase(s, steps.ADVENTURE, sector="r0")
        apply(GAME, s, "buy red")
        assert (money(s, 0), s.step(), hold(s, 0)) == (50, steps.EMBARK, ["red"])
