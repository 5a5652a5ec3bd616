"""Sectors and aliens: special sectors, belts, planets, destroyed planets, natives (sections 3 and 4)."""

import pytest

from astrarium.games.cosmic_pioneers.components import constants, schema, tables
from astrarium.games.cosmic_pioneers.position import CosmicPosition
from astrarium.games.cosmic_pioneers.rules import codes, columns, pieces, steps
from astrarium.games.cosmic_pioneers.rules.moving import distance
from tests.rules.cosmic_pioneers.board import (
    GAME,
    RING,
    begin,
    draw_card,
    goods_at,
    hold,
    lay_goods,
    load,
    phase,
    place_ship,
    refresh,
    reserve,
    row,
    set_own,
    settle_row,
    ship,
    table,
)
from tests.table import apply, legal, refused

STATION_RING = (*RING[:5], "station", *RING[6:])
BELT_RING = ("ravan", "belt", *RING[2:])  # the belt at r2


def ruin(state: CosmicPosition, place: int) -> None:
    """Destroy a planet."""
    pieces.destroy(state, place)
    refresh(state)


def after(state: CosmicPosition) -> list[str]:
    """Return the verbs of the legal actions."""
    return sorted({text.split()[0] for text in legal(GAME, state)})


# Special sectors


@pytest.mark.rule("C-SECT-01")
def test_sectors_are_special_belts_or_planets() -> None:
    state = table(scenario="freight-run", ring=("belt", *STATION_RING[1:]))
    kinds = [int(min(hexagon, 0)) for hexagon in state.sector]
    assert kinds == [codes.JUMPGATE, codes.BELT, 0, 0, 0, 0, codes.STATION, 0, 0, 0, 0, 0]
    for place in range(constants.SECTORS):
        assert (state.slots(place) > 0) == (kinds[place] == 0)


@pytest.mark.rule("C-SECT-02")
def test_what_may_be_done_on_the_jumpgate_differs_by_scenario() -> None:
    offers = {}
    for scenario in ("cosmic-pioneers", "freight-run"):
        state = table(scenario=scenario)
        phase(state, steps.ADVENTURE, 0, "r0")
        offers[scenario] = after(state)
    assert offers == {"cosmic-pioneers": ["embark", "pass"], "freight-run": ["buy", "pass"]}


@pytest.mark.rule("C-SECT-02")
@pytest.mark.parametrize(
    ("scenario", "actions"),
    [("freight-run", ["embark", "pass"]), ("menagerie", ["pass", "raise"]), ("cosmic-pioneers", [])],
)
def test_what_may_be_done_on_the_trade_station_differs_by_scenario(scenario: str, actions: list[str]) -> None:
    state = table(scenario=scenario, ring=STATION_RING)
    set_own(state, 0, columns.CREDITS, 500)
    phase(state, steps.DEPLOY, 0, "r6")
    assert after(state) == (actions or ["event"])  # without any, the next round has begun


@pytest.mark.rule("C-SECT-03")
@pytest.mark.rule("C-GAP-05")
def test_jumpgate_and_trade_station_are_as_far_apart_as_can_be() -> None:
    state = table(scenario="freight-run", ring=STATION_RING)
    apart = distance(list(state.sector).index(codes.JUMPGATE), list(state.sector).index(codes.STATION))
    assert apart == max(distance(0, place) for place in range(constants.SECTORS)) == 6


# Belts


@pytest.mark.rule("C-SECT-04")
@pytest.mark.rule("C-GAP-06")
def test_belts_are_laid_like_planets_as_many_as_the_scenario_says() -> None:
    state = GAME.start(2, {"scenario": "lane-keepers"})
    assert isinstance(state, CosmicPosition)
    while not legal(GAME, state, "lay"):
        apply(GAME, state, legal(GAME, state)[0])
    for place, left in (("r2", 3), ("r9", 2), ("r5", 1)):
        assert state.belts == left
        apply(GAME, state, f"lay belt {place}")
    assert refused(GAME, state, "lay belt r1") == "C-GAP-06"
    while state.round == 0:
        apply(GAME, state, legal(GAME, state)[0])
    laid = list(state.sector)
    assert [laid[place] for place in (2, 5, 9)] == [codes.BELT] * 3
    assert sum(hexagon >= 0 for hexagon in laid) == 11 - 3
    assert len(tables.PLANETS.names) - 8 >= 3  # hexes not in use, which are the belts


@pytest.mark.rule("C-SECT-05")
@pytest.mark.rule("C-SECT-06")
def test_no_ship_stops_on_a_belt_and_crossing_it_uses_up_a_sector() -> None:
    state = table(ring=("belt", *RING[1:]))
    assert legal(GAME, state) == ["move r2", "move r10", "move r11"]
    assert refused(GAME, state, "move r1") == "C-MOVE-02"
    assert refused(GAME, state, "move r3") == "C-MOVE-01"
    state = table()
    assert "move r1" in legal(GAME, state)


# Planets


@pytest.mark.rule("C-SECT-07")
def test_a_planet_brings_an_adventure_and_is_claimed_by_landing_colonists() -> None:
    state = table(commanders=("okoro", "fraser", "amari", "lindqvist"))
    load(state, 0, "colonist", "colonist")
    apply(GAME, state, "move r1")
    assert legal(GAME, state, "roll") != []
    assert state.controller(1) == -1
    apply(GAME, state, "roll 6", "unload colonist", "unload colonist")
    assert row(state, "r1") == "AA.."
    assert state.controller(1) == 0


@pytest.mark.rule("C-SECT-08")
def test_two_colonists_claim_dangerous_ravan_but_not_safe_fenholm() -> None:
    state = table()
    settle_row(state, "r1", "AA")
    settle_row(state, "r11", "AA")
    assert (state.controller(1), state.controller(11)) == (0, -1)
    settle_row(state, "r11", "AAAAA")
    assert state.controller(11) == 0


# Planets destroyed


@pytest.mark.rule("C-SECT-09")
def test_a_planet_is_destroyed_and_stays_on_the_table_in_its_place() -> None:
    state = table(scenario="falling-sky", round_number=4)
    before = list(state.sector)
    effect = list(tables.EFFECT_KIND).index(schema.DESTROY_PLANET)
    begin(state, steps.EFFECT, 0, effect)
    assert legal(GAME, state) == [f"pick r{place}" for place in range(1, 12)]
    apply(GAME, state, "pick r4")
    assert list(state.sector) == [*before[:4], codes.RUIN, *before[5:]]


@pytest.mark.rule("C-SECT-10")
@pytest.mark.rule("C-NOTE-02")
@pytest.mark.parametrize("planet", tables.PLANETS.names)
def test_every_planet_has_a_belt_on_its_other_side(planet: str) -> None:
    others = [name for name in tables.PLANETS.names if name != planet][:10]
    state = table(ring=(planet, *others))
    assert refused(GAME, state, "move r1") == ""
    ruin(state, 1)
    assert refused(GAME, state, "move r1") == "C-MOVE-02"


@pytest.mark.rule("C-NOTE-02")
def test_a_planet_destroyed_is_a_belt_in_every_respect() -> None:
    belt, lost = table(ring=BELT_RING), table()
    ruin(lost, 2)
    for state in (belt, lost):
        assert state.slots(2) == 0
        assert state.controller(2) == -1
        place_ship(state, 0, "r1")
        assert legal(GAME, state) == ["move r0", "move r3", "move r11"]
        place_ship(state, 0, "r3")
        begin(state, steps.CRASH, 0)
        assert ship(state, 0) == "(r4)"  # the other neighbour is not a planet


@pytest.mark.rule("C-GAP-04")
def test_what_was_on_a_destroyed_planet_goes_back() -> None:
    state = table(scenario="cross-trade")
    settle_row(state, "r2", "ABq.A")
    lay_goods(state, "r2", "blue", "red")
    assert (reserve(state, 0), reserve(state, 1), state.stock[columns.MEEPLES + 1]) == (13, 14, 11)
    ruin(state, 2)
    assert (reserve(state, 0), reserve(state, 1), state.stock[columns.MEEPLES + 1]) == (15, 15, 12)
    assert [state.stock[columns.GOODS + colour] for colour in range(4)] == [5, 5, 5, 5]
    assert goods_at(state, "r2") == []
    assert not any(state.at(2, slot) for slot in range(8))


@pytest.mark.rule("C-GAP-04")
def test_a_ship_at_a_destroyed_planet_keeps_its_cargo_and_leaves_by_moving() -> None:
    state = table()
    load(state, 0, "colonist", "colonist")
    place_ship(state, 0, "r2")
    ruin(state, 2)
    assert (ship(state, 0), hold(state, 0)) == ("r2", ["colonist", "colonist"])
    begin(state, steps.TURN, 0)
    assert legal(GAME, state) == ["move r0", "move r1", "move r3", "move r4"]


@pytest.mark.rule("C-GAP-04")
@pytest.mark.parametrize("step", [steps.ADVENTURE, steps.DEPLOY, steps.BOMB])
def test_nothing_can_be_done_at_a_destroyed_planet(step: int) -> None:
    state = table()
    load(state, 0, "colonist")
    ruin(state, 2)
    phase(state, step, 0, "r2")
    assert (state.round, after(state)) == (2, ["event"])
    state = table()
    load(state, 0, "colonist")
    settle_row(state, "r2", "A")
    phase(state, step, 0, "r2")
    assert state.round == 1  # there is something to do while the planet lasts


@pytest.mark.rule("C-GAP-04")
@pytest.mark.parametrize("card", ["squid-hull-crush", "squid-undertow", "squid-ink-toll"])
def test_a_ship_at_a_destroyed_planet_is_passed_over_by_effects_on_ships(card: str) -> None:
    state = table()
    set_own(state, 0, columns.CREDITS, 300)
    set_own(state, 1, columns.CREDITS, 300)
    place_ship(state, 0, "r2")
    place_ship(state, 1, "r6")
    ruin(state, 2)
    draw_card(state, card)
    if card == "squid-hull-crush":
        apply(GAME, state, "crash r7")
    assert (ship(state, 0), state.get(0, columns.CREDITS)) == ("r2", 300)
    assert (ship(state, 1), state.get(1, columns.CREDITS)) != ("r6", 300)


@pytest.mark.rule("C-GAP-04")
def test_no_fight_arises_at_a_destroyed_planet() -> None:
    state = table()
    place_ship(state, 0, "r2")
    place_ship(state, 1, "r2")
    state.lay(2, codes.RUIN)
    for place in (0, 1, 3, 4):
        state.lay(place, codes.BELT)
    phase(state, steps.MOVE, 0)
    assert (state.round, after(state)) == (2, ["event"])


# Aliens


@pytest.mark.rule("C-ALIEN-01")
def test_natives_get_in_the_way_of_settlement() -> None:
    assert len(tables.ALIENS.species) > 1
    state = table()
    settle_row(state, "r1", "AA")
    assert state.controller(1) == 0
    settle_row(state, "r1", "AlA")
    assert state.controller(1) == -1


@pytest.mark.rule("C-ALIEN-02")
@pytest.mark.rule("C-NOTE-03")
@pytest.mark.parametrize("planet", tables.PLANETS.names)
def test_every_planet_has_the_native_species_of_its_colour(planet: str) -> None:
    others = [name for name in tables.PLANETS.names if name != planet][:10]
    state = table(scenario="overgrown", ring=(planet, *others))
    begin(state, steps.EFFECT, 0, tables.SCENARIOS.setups[tables.SCENARIOS.names.index("overgrown")][0])
    natives = {"red": "l", "blue": "q", "green": "s", "yellow": "w"}
    colour = constants.COLOURS[tables.PLANET_COLOUR[tables.PLANETS.names.index(planet)]]
    assert row(state, "r1").strip(".") == natives[colour]


@pytest.mark.rule("C-ALIEN-03")
@pytest.mark.parametrize(
    ("species", "card", "places"),
    [
        ("lizard", "lizard-ambush", (1, 5, 9)),
        ("squid", "squid-ink-toll", (2, 6, 10)),
        ("slime", "slime-bloom", (3, 7, 11)),
        ("worm", "worm-undermine", (4, 8)),
    ],
)
@pytest.mark.rule("C-NOTE-03")
@pytest.mark.rule("C-NOTE-04")
def test_each_species_has_its_own_meeple_on_the_map(species: str, card: str, places: tuple[int, ...]) -> None:
    state = table()
    draw_card(state, card)
    number = tables.ALIENS.species.index(species)
    for place in range(1, constants.SECTORS):
        last = state.at(place, state.slots(place) - 1)
        assert last == (codes.FIRST_NATIVE + number if place in places else 0)
    assert state.stock[columns.MEEPLES + number] == tables.ALIENS.meeples[number] - len(places)


@pytest.mark.rule("C-NOTE-04")
def test_there_is_no_fifth_species() -> None:
    assert len(tables.ALIENS.species) == len(constants.COLOURS) == 4
    assert set(tables.ALIENS.card_species) == {0, 1, 2, 3}
