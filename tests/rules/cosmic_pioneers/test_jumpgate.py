"""Phase 3 on the Jumpgate: discard, income, levels, loading (catalogue section 7)."""

import pytest

from astrarium.games.cosmic_pioneers.position import CosmicPosition
from astrarium.games.cosmic_pioneers.rules import columns, steps
from astrarium.games.cosmic_pioneers.rules.trading import barred_buy
from tests.rules.cosmic_pioneers.board import (
    GAME,
    RING,
    hold,
    lay_goods,
    load,
    money,
    phase,
    reserve,
    row,
    set_level,
    set_own,
    settle_row,
    table,
)
from tests.table import apply, legal, refused

STATION_RING = [*RING[:5], "station", *RING[6:]]


def gate(
    *cargo: str, credit: int = 0, cargo_level: int = 1, scenario: str = "cosmic-pioneers"
) -> CosmicPosition:
    """Return a position with seat 0 on the Jumpgate with this cargo."""
    s = table(scenario=scenario)
    set_level(s, 0, "cargo", cargo_level)
    load(s, 0, *cargo)
    set_own(s, 0, columns.CREDITS, credit)
    phase(s, steps.ADVENTURE, sector="r0")
    return s


def levels(s: CosmicPosition, seat: int = 0) -> list[int]:
    """Return the levels of weapons, cargo, bombs and engines."""
    return [int(s.get(seat, columns.LEVEL + attribute)) for attribute in range(4)]


@pytest.mark.rule("C-JUMP-01")
@pytest.mark.rule("C-GAP-76")
def test_the_steps_come_in_order_and_each_may_be_left_out() -> None:
    s = gate("colonist", credit=300, scenario="freight-run")
    asked = []
    for _ in range(4):
        asked.append(s.step())
        apply(GAME, s, "pass")
    assert asked == [steps.DISCARD, steps.RAISE, steps.BUY, steps.EMBARK]
    assert (hold(s, 0), money(s, 0), levels(s), s.round) == (["colonist"], 500, [1, 1, 1, 1], 2)


@pytest.mark.rule("C-JUMP-01")
def test_a_step_cannot_be_taken_before_its_time_or_after_it() -> None:
    s = gate("colonist", credit=300)
    assert [refused(GAME, s, text) for text in ("raise cargo 1", "embark 1", "buy red", "load 1")] == [
        "C-JUMP-01"
    ] * 4
    apply(GAME, s, "pass")
    assert [refused(GAME, s, text) for text in ("discard colonist", "embark 1")] == ["C-JUMP-01"] * 2
    apply(GAME, s, "pass")
    assert [refused(GAME, s, text) for text in ("discard colonist", "raise cargo 1")] == ["C-JUMP-01"] * 2


@pytest.mark.rule("C-JUMP-02")
@pytest.mark.rule("C-GAP-33")
def test_anything_aboard_is_discarded_to_where_it_came_from() -> None:
    s = gate("colonist", "colonist", "squid", "blue", cargo_level=3)
    assert (reserve(s, 0), s.stock[columns.MEEPLES + 1], s.stock[columns.GOODS + 1]) == (13, 11, 4)
    assert legal(GAME, s) == ["discard colonist", "discard squid", "discard blue", "pass"]
    apply(GAME, s, "discard colonist", "discard squid", "discard blue")
    assert hold(s, 0) == ["colonist"]
    assert (reserve(s, 0), s.stock[columns.MEEPLES + 1], s.stock[columns.GOODS + 1]) == (14, 12, 5)
    assert (money(s, 0), s.get(0, columns.DELIVERIES)) == (200, 0)


@pytest.mark.rule("C-JUMP-02")
def test_only_what_is_aboard_is_discarded_kind_by_kind() -> None:
    s = gate("colonist", "squid", "blue", cargo_level=3)
    assert refused(GAME, s, "discard lizard") == "C-JUMP-02"
    apply(GAME, s, "discard squid")
    assert refused(GAME, s, "discard squid") == "C-JUMP-02"
    assert refused(GAME, s, "discard colonist") == "C-GAP-87"
    assert legal(GAME, s) == ["discard blue", "pass"]


@pytest.mark.rule("C-JUMP-03")
@pytest.mark.parametrize("planets", [0, 1, 2])
def test_income_is_200_credits_and_100_for_each_planet_controlled(planets: int) -> None:
    s = table()
    for sector, slots in (("r1", "AA"), ("r2", "A.A"))[:planets]:
        settle_row(s, sector, slots)
    settle_row(s, "r5", "BBB")
    settle_row(s, "r7", "AA")
    phase(s, steps.ADVENTURE, sector="r0")
    assert [money(s, seat) for seat in range(3)] == [200 + 100 * planets, 0, 0]


@pytest.mark.rule("C-GAP-74")
def test_income_is_taken_without_asking() -> None:
    s = gate()
    assert (s.step(), money(s, 0)) == (steps.EMBARK, 200)
    loaded = gate("colonist")
    assert money(loaded, 0) == 0
    apply(GAME, loaded, "pass")
    assert money(loaded, 0) == 200


@pytest.mark.rule("C-JUMP-04")
@pytest.mark.rule("C-JUMP-06")
@pytest.mark.rule("C-CHECK-02")
def test_income_of_three_planets_buys_a_level_at_once() -> None:
    s = table()
    for sector, slots in (("r1", "AA"), ("r2", "A.A"), ("r4", ".AA")):
        settle_row(s, sector, slots)
    phase(s, steps.ADVENTURE, sector="r0")
    assert money(s, 0) == 500
    assert legal(GAME, s) == ["raise weapons 1", "raise cargo 1", "raise bombs 1", "raise engines 1", "pass"]
    assert refused(GAME, s, "raise weapons 2") == "C-JUMP-04"
    apply(GAME, s, "raise engines 1")
    assert (money(s, 0), levels(s)) == (0, [1, 1, 1, 2])


@pytest.mark.rule("C-JUMP-04")
def test_with_less_than_500_credits_no_level_is_offered() -> None:
    s = gate(credit=299)
    assert (s.step(), money(s, 0)) == (steps.EMBARK, 499)


@pytest.mark.rule("C-JUMP-04")
@pytest.mark.rule("C-NOTE-21")
@pytest.mark.parametrize(("level", "more", "cost"), [(1, 1, 500), (1, 2, 1000), (2, 1, 500)])
def test_every_level_costs_500_whatever_it_is(level: int, more: int, cost: int) -> None:
    s = table()
    set_level(s, 0, "bombs", level)
    set_own(s, 0, columns.CREDITS, 1800)
    phase(s, steps.ADVENTURE, sector="r0")
    apply(GAME, s, f"raise bombs {more}")
    assert (money(s, 0), levels(s)) == (2000 - cost, [1, 1, level + more, 1])


@pytest.mark.rule("C-NOTE-21")
def test_one_attribute_is_raised_in_a_visit_never_above_level_3() -> None:
    s = table()
    set_level(s, 0, "weapons", 2)
    set_level(s, 0, "engines", 3)
    set_own(s, 0, columns.CREDITS, 5000)
    phase(s, steps.ADVENTURE, sector="r0")
    assert [refused(GAME, s, text) for text in ("raise weapons 2", "raise engines 1")] == ["C-NOTE-21"] * 2
    apply(GAME, s, "raise weapons 1")
    assert s.step() == steps.EMBARK
    assert refused(GAME, s, "raise cargo 1") == "C-JUMP-01"


@pytest.mark.rule("C-JUMP-05")
@pytest.mark.rule("C-GAP-33")
@pytest.mark.rule("C-GAP-76")
@pytest.mark.parametrize(("answer", "number"), [("embark 1", 1), ("embark 3", 3), ("pass", 0)])
def test_any_number_of_colonists_is_loaded_up_to_the_room(answer: str, number: int) -> None:
    s = gate("colonist", cargo_level=3)
    apply(GAME, s, "pass")
    assert legal(GAME, s) == ["embark 1", "embark 2", "embark 3", "pass"]
    assert refused(GAME, s, "embark 4") == "C-JUMP-05"
    apply(GAME, s, answer)
    assert (len(hold(s, 0)), reserve(s, 0)) == (1 + number, 14 - number)


@pytest.mark.rule("C-GAP-76")
def test_no_more_colonists_are_loaded_than_the_reserve_has() -> None:
    s = table()
    set_level(s, 0, "cargo", 3)
    set_own(s, 0, columns.RESERVE, 1)
    phase(s, steps.ADVENTURE, sector="r0")
    assert legal(GAME, s) == ["embark 1", "pass"]
    assert refused(GAME, s, "embark 2") == "C-JUMP-05"


@pytest.mark.rule("C-JUMP-06")
@pytest.mark.rule("C-CHECK-03")
def test_a_cargo_level_bought_counts_for_the_loading() -> None:
    s = gate("colonist", "colonist", credit=300)
    apply(GAME, s, "pass", "raise cargo 1")
    assert legal(GAME, s) == ["embark 1", "pass"]
    apply(GAME, s, "embark 1")
    assert hold(s, 0) == ["colonist"] * 3


@pytest.mark.rule("C-JUMP-07")
@pytest.mark.rule("C-JUMP-01")
def test_moving_to_the_jumpgate_brings_its_steps_and_no_roll() -> None:
    s = table()
    settle_row(s, "r1", "A")
    load(s, 0, "colonist")
    phase(s, steps.MOVE, sector="r1")
    apply(GAME, s, "move r0")
    assert (s.actor, s.step(), legal(GAME, s)) == (0, steps.DISCARD, ["discard colonist", "pass"])
    apply(GAME, s, "pass", "pass")
    assert (s.round, row(s, "r1"), hold(s, 0)) == (2, "A...", ["colonist"])


@pytest.mark.rule("C-GAP-34")
def test_the_trade_station_gives_nothing_unless_the_scenario_does() -> None:
    s = table(ring=STATION_RING)
    load(s, 0, "colonist")
    set_own(s, 0, columns.CREDITS, 900)
    phase(s, steps.ADVENTURE, sector="r6")
    assert (s.round, money(s, 0), hold(s, 0)) == (2, 900, ["colonist"])


@pytest.mark.rule("C-GAP-75")
@pytest.mark.rule("C-CHECK-47")
def test_aliens_discarded_where_the_scenario_buys_them_are_delivered() -> None:
    s = gate("lizard", "worm", credit=100, cargo_level=3, scenario="overgrown")
    stock = [int(number) for number in s.stock]
    apply(GAME, s, "discard lizard", "discard worm")
    assert (money(s, 0), s.get(0, columns.DELIVERIES), hold(s, 0)) == (100 + 400 + 200, 2, [])
    assert [
        s.stock[columns.MEEPLES + species] - stock[columns.MEEPLES + species] for species in range(4)
    ] == [1, 0, 0, 1]
    assert refused(GAME, s, "raise weapons 2") == "C-JUMP-04"
    apply(GAME, s, "raise weapons 1")
    assert (money(s, 0), s.step()) == (200, steps.EMBARK)


@pytest.mark.rule("C-GAP-75")
def test_nothing_else_is_bought_there() -> None:
    s = gate("colonist", "red", scenario="overgrown")
    apply(GAME, s, "discard colonist", "discard red")
    assert (money(s, 0), s.get(0, columns.DELIVERIES)) == (200, 0)


@pytest.mark.rule("C-GAP-76")
def test_goods_are_taken_before_colonists_as_many_as_offered() -> None:
    s = gate(cargo_level=3, scenario="freight-run")
    assert legal(GAME, s) == ["buy red", "buy blue", "buy green", "buy yellow", "pass"]
    apply(GAME, s, "buy blue")
    assert refused(GAME, s, "buy red") == "C-GAP-87"
    apply(GAME, s, "buy blue")
    assert (hold(s, 0), money(s, 0), s.stock[columns.GOODS + 1]) == (["blue", "blue"], 200, 3)
    assert legal(GAME, s) == ["embark 1", "embark 2", "pass"]
    assert refused(GAME, s, "buy blue") == "C-JUMP-01"


@pytest.mark.rule("C-GAP-76")
def test_goods_need_room_and_stock() -> None:
    s = gate("colonist", scenario="freight-run")
    apply(GAME, s, "pass", "buy red")
    assert (hold(s, 0), s.round) == (["colonist", "red"], 2)
    few = table(scenario="freight-run")
    lay_goods(few, "r3", *["red"] * 5)
    phase(few, steps.ADVENTURE, sector="r0")
    assert refused(GAME, few, "buy red") == "C-GAP-39"
    assert legal(GAME, few, "buy") == ["buy blue", "buy green", "buy yellow"]


@pytest.mark.rule("C-GAP-76")
def test_why_goods_cannot_be_taken_into_a_full_hold() -> None:
    s = gate("colonist", "colonist", scenario="freight-run")
    s.push(steps.BUY, 0, 2)
    assert GAME.catalogue.id(barred_buy(s, 0, 2, 0)) == "C-GAP-76"


@pytest.mark.rule("C-JUMP-02")
@pytest.mark.rule("C-GAP-76")
def test_the_order_of_kinds_holds_within_a_step_alone() -> None:
    s = gate("colonist", "yellow", scenario="freight-run")
    apply(GAME, s, "discard yellow", "buy red")
    assert hold(s, 0) == ["colonist", "red"]


@pytest.mark.rule("C-GAP-76")
def test_a_declined_offer_changes_nothing() -> None:
    s = gate("colonist", cargo_level=3, scenario="freight-run")
    apply(GAME, s, "pass", "buy yellow", "pass", "pass")
    phase(s, steps.ADVENTURE, sector="r0")
    assert legal(GAME, s) == ["discard colonist", "discard yellow", "pass"]
