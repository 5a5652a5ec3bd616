"""Goods tokens in phase 4 (catalogue section 7)."""

from collections.abc import Iterator

import pytest

from astrarium.games.cosmic_pioneers.components import permanent_effects, schema
from astrarium.games.cosmic_pioneers.position import CosmicPosition
from astrarium.games.cosmic_pioneers.rules import codes, columns, steps
from tests.rules.cosmic_pioneers.board import (
    GAME,
    RING,
    goods_at,
    hold,
    lay_goods,
    load,
    money,
    phase,
    row,
    set_level,
    settle_row,
    table,
)
from tests.table import apply, legal, refused

STATION_RING = [*RING[:5], "station", *RING[6:]]


def stop(
    sector: str, *cargo: str, scenario: str = "cross-trade", ring: list[str] | None = None
) -> CosmicPosition:
    """Return a position in which seat 0 deploys at a sector with this cargo."""
    s = table(scenario=scenario, ring=ring or RING)
    load(s, 0, *cargo)
    phase(s, steps.DEPLOY, sector=sector)
    return s


def stock(s: CosmicPosition) -> list[int]:
    """Return the goods beside the scenario card: red, blue, green, yellow."""
    return [int(s.stock[columns.GOODS + colour]) for colour in range(4)]


@pytest.mark.rule("C-GOODS-01")
def test_goods_may_be_unloaded_or_kept() -> None:
    s = stop("r2", "red", "blue")
    assert (s.step(), legal(GAME, s)) == (steps.TRANSFER, ["unload red", "unload blue", "pass"])
    apply(GAME, s, "pass")
    assert (hold(s, 0), goods_at(s, "r2")) == (["red", "blue"], [])


@pytest.mark.rule("C-GOODS-02")
def test_a_planet_the_scenario_names_pays_at_once_and_the_token_goes_back() -> None:
    s = stop("r3", "red", "blue")
    apply(GAME, s, "unload red")
    assert (money(s, 0), s.get(0, columns.DELIVERIES), stock(s), hold(s, 0)) == (
        300,
        1,
        [5, 4, 5, 5],
        ["blue"],
    )
    apply(GAME, s, "unload blue")
    assert (money(s, 0), s.get(0, columns.DELIVERIES), stock(s)) == (600, 2, [5, 5, 5, 5])
    assert goods_at(s, "r3") == []


@pytest.mark.rule("C-GOODS-02")
@pytest.mark.parametrize("colour", ["red", "blue", "green", "yellow"])
def test_the_trade_station_pays_for_goods_when_the_scenario_says_so(colour: str) -> None:
    s = stop("r6", colour, scenario="freight-run", ring=STATION_RING)
    apply(GAME, s, f"unload {colour}")
    assert (money(s, 0), s.get(0, columns.DELIVERIES), stock(s)) == (300, 1, [5, 5, 5, 5])
    assert goods_at(s, "r6") == []


@pytest.mark.rule("C-GOODS-03")
@pytest.mark.rule("C-GAP-41")
def test_goods_of_the_planets_own_colour_are_removed_without_reward() -> None:
    s = stop("r5", "red")
    assert stock(s) == [4, 5, 5, 5]
    apply(GAME, s, "unload red")
    assert (goods_at(s, "r5"), stock(s)) == ([], [5, 5, 5, 5])
    assert (money(s, 0), s.get(0, columns.DELIVERIES), hold(s, 0)) == (0, 0, [])


@pytest.mark.rule("C-GOODS-04")
def test_goods_unloaded_elsewhere_stay_and_take_no_slot() -> None:
    s = table(scenario="cross-trade")
    settle_row(s, "r1", "BBCC")
    load(s, 0, "blue", "blue")
    phase(s, steps.DEPLOY, sector="r1")
    apply(GAME, s, "unload blue", "unload blue")
    assert (goods_at(s, "r1"), row(s, "r1"), stock(s)) == (["blue", "blue"], "BBCC", [5, 3, 5, 5])
    assert (money(s, 0), s.get(0, columns.DELIVERIES)) == (0, 0)


@pytest.mark.rule("C-GOODS-04")
def test_goods_the_trade_station_does_not_buy_stay_there() -> None:
    s = stop("r6", "red", scenario="menagerie", ring=STATION_RING)
    apply(GAME, s, "unload red")
    assert (goods_at(s, "r6"), money(s, 0), hold(s, 0)) == (["red"], 0, [])


@pytest.mark.rule("C-GOODS-05")
def test_any_player_may_load_what_lies_on_the_hex() -> None:
    s = table(scenario="cross-trade")
    load(s, 0, "blue")
    phase(s, steps.DEPLOY, sector="r1")
    apply(GAME, s, "unload blue")
    lay_goods(s, "r1", "red")
    phase(s, steps.DEPLOY, seat=1, sector="r1")
    assert (s.actor, s.step(), legal(GAME, s)) == (1, steps.TRANSFER, ["take red", "take blue", "pass"])
    apply(GAME, s, "take red", "take blue")
    assert (hold(s, 1), goods_at(s, "r1"), hold(s, 0)) == (["red", "blue"], [], [])


@pytest.mark.rule("C-GOODS-05")
def test_goods_on_the_trade_station_may_be_loaded_too() -> None:
    s = table(scenario="menagerie", ring=STATION_RING)
    lay_goods(s, "r6", "green")
    phase(s, steps.DEPLOY, sector="r6")
    apply(GAME, s, "take green")
    assert (hold(s, 0), goods_at(s, "r6")) == (["green"], [])


@pytest.mark.rule("C-GOODS-05")
def test_only_what_lies_there_is_taken_colour_by_colour() -> None:
    s = table(scenario="cross-trade")
    set_level(s, 0, "cargo", 3)
    lay_goods(s, "r3", "red", "blue", "blue")
    lay_goods(s, "r4", "yellow")
    phase(s, steps.DEPLOY, sector="r3")
    assert refused(GAME, s, "take yellow") == "C-GAP-88"
    apply(GAME, s, "take blue")
    assert refused(GAME, s, "take red") == "C-GAP-87"
    apply(GAME, s, "take blue")
    assert (hold(s, 0), goods_at(s, "r3")) == (["blue", "blue"], ["red"])


@pytest.mark.rule("C-GAP-39")
def test_there_are_five_tokens_of_each_colour_and_the_base_game_uses_none() -> None:
    s = table()
    assert stock(s) == [5, 5, 5, 5]
    assert [goods_at(s, place) for place in range(12)] == [[]] * 12
    phase(s, steps.ADVENTURE, sector="r0")
    assert legal(GAME, s) == ["embark 1", "embark 2", "pass"]
    assert refused(GAME, s, "buy red") == "C-JUMP-01"


@pytest.fixture
def _red_planets_buy_red_goods() -> Iterator[None]:
    """Make red planets buy red goods in Cross Trade, as no scenario of the files does."""
    scenario = int(table(scenario="cross-trade").scenario) + 1
    place = (
        scenario * schema.PLACE_COUNT + schema.AT_PLANET
    ) * permanent_effects.PIECE_COUNT + codes.FIRST_GOODS
    before = permanent_effects.REWARD[place]
    permanent_effects.REWARD[place] = 250
    yield
    permanent_effects.REWARD[place] = before


@pytest.mark.rule("C-GAP-40")
@pytest.mark.usefixtures("_red_planets_buy_red_goods")
def test_a_reward_goes_before_the_removal_of_goods_of_the_own_colour() -> None:
    s = stop("r5", "red")
    apply(GAME, s, "unload red")
    assert (money(s, 0), s.get(0, columns.DELIVERIES), stock(s)) == (250, 1, [5, 5, 5, 5])
    assert goods_at(s, "r5") == []
