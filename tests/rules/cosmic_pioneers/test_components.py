"""Theme and list of parts (catalogue sections 1 and 2)."""

import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from astrarium.core.state import CHANCE
from astrarium.games.cosmic_pioneers.clauses import CATALOGUE
from astrarium.games.cosmic_pioneers.components import constants, schema, tables
from astrarium.games.cosmic_pioneers.rules import codes, columns, steps
from tests.rules.cosmic_pioneers.board import (
    GAME,
    all_in_reserve,
    begin,
    draw_card,
    goods_at,
    money,
    phase,
    reserve,
    row,
    set_own,
    settle_row,
    table,
)
from tests.table import apply, idle, odds, over

FILES = ["constants", "commanders", "aliens", "planets", "scenarios"]


def text_of(file: str) -> str:
    return files("astrarium.games.cosmic_pioneers").joinpath("components", f"{file}.toml").read_text("utf-8")


def listed(name: str) -> int:
    """Return a count of the list of parts."""
    return tables.COMPONENTS.constants.components.integer(name)


# Theme


@pytest.mark.rule("C-THEME-01")
@pytest.mark.rule("C-THEME-03")
@pytest.mark.rule("C-THEME-05")
@pytest.mark.parametrize(
    ("clause", "words"),
    [
        ("C-THEME-01", "Tau Ceti"),
        ("C-THEME-03", "Jumpgate"),
        ("C-THEME-05", "supreme commander"),
    ],
)
def test_the_rules_have_the_theme_of_the_game(clause: str, words: str) -> None:
    assert words in CATALOGUE.text(clause)
    assert words in GAME.about


@pytest.mark.rule("C-THEME-02")
def test_the_story_has_as_many_planets_as_the_ring() -> None:
    assert "eleven planets" in GAME.about
    assert "11 planets" in CATALOGUE.text("C-THEME-02")
    state = table()
    assert sum(hexagon >= 0 for hexagon in state.sector) == 11


@pytest.mark.rule("C-THEME-04")
def test_the_guns_of_the_story_are_weapons_and_bombs_alone() -> None:
    attributes = tables.COMPONENTS.constants.attributes
    assert [name for name in attributes if name in ("weapons", "bombs")] == ["weapons", "bombs"]
    assert not {"cannons", "fighters", "tubes"} & set(attributes)


@pytest.mark.rule("C-THEME-06")
@pytest.mark.parametrize("words", ["Cosmic Pioneers", "Jake Clancey", "Vesuvius Media"])
def test_designer_and_publisher_are_credited(words: str) -> None:
    credit = Path(__file__).parents[3].joinpath("CREDITS.md").read_text("utf-8")
    assert words in next(line for line in credit.splitlines() if line.startswith("| Cosmic Pioneers"))
    assert words in CATALOGUE.text("C-THEME-06")


@pytest.mark.rule("C-NOTE-29")
@pytest.mark.rule("C-THEME-03")
def test_no_piece_is_a_waystation_and_battle_royale_has_the_jumpgate_alone() -> None:
    assert not any("waystation" in text_of(file).lower() for file in FILES)
    state = table(scenario="battle-royale")
    assert [hexagon for hexagon in state.sector if hexagon < 0] == [codes.JUMPGATE]
    assert not tables.SCENARIOS.stations[tables.SCENARIOS.names.index("battle-royale")]


# The list of parts


@pytest.mark.rule("C-COMP-01")
@pytest.mark.rule("C-GAP-01")
def test_a_ship_for_each_of_two_to_four_players() -> None:
    assert listed("ships") == constants.MAX_SEATS == 4
    assert list(GAME.seats) == [2, 3, 4]
    for seats in GAME.seats:
        assert [table(seats).get(seat, columns.SHIP) for seat in range(seats)] == [0] * seats


@pytest.mark.rule("C-COMP-02")
@pytest.mark.rule("C-GAP-02")
@pytest.mark.rule("C-DATA-27")
def test_sixty_colonists_fifteen_for_each() -> None:
    state = table(4)
    assert sum(reserve(state, seat) for seat in range(4)) == listed("colonists") == 60
    assert all(reserve(state, seat) == 15 and all_in_reserve(state, seat) for seat in range(4))


@pytest.mark.rule("C-COMP-03")
@pytest.mark.rule("C-COMP-15")
@pytest.mark.rule("C-DATA-27")
def test_the_cubes_mark_all_levels_and_the_round() -> None:
    assert listed("cubes") == constants.MAX_SEATS * len(tables.COMPONENTS.constants.attributes) + 1 == 17


@pytest.mark.rule("C-COMP-04")
@pytest.mark.rule("C-DATA-15")
def test_fifty_one_alien_meeples_of_one_shape_for_each_species() -> None:
    stock = [int(table().stock[columns.MEEPLES + species]) for species in range(4)]
    assert dict(zip(tables.ALIENS.species, stock, strict=True)) == {
        "lizard": 15,
        "squid": 12,
        "slime": 12,
        "worm": 12,
    }
    assert sum(stock) == listed("alien_meeples") == 51


@pytest.mark.rule("C-COMP-05")
@pytest.mark.rule("C-DATA-17")
def test_ten_scenario_cards() -> None:
    assert len(tables.SCENARIOS.names) == listed("scenario_cards") == 10
    assert tables.SCENARIOS.titles[0][0] == "Cosmic Pioneers"


@pytest.mark.rule("C-COMP-06")
@pytest.mark.rule("C-DATA-01")
def test_twenty_seven_sectors_two_of_them_special() -> None:
    assert (
        len({int(codes.JUMPGATE), int(codes.STATION)}) + len(tables.PLANETS.names) == listed("sectors") == 27
    )
    assert len(set(tables.PLANETS.names)) == 25


@pytest.mark.rule("C-COMP-07")
@pytest.mark.rule("C-DATA-11")
def test_twenty_five_alien_cards() -> None:
    assert sum(tables.ALIENS.copies) == listed("alien_cards") == 25


@pytest.mark.rule("C-COMP-08")
@pytest.mark.rule("C-NOTE-01")
def test_each_play_mat_is_a_commander() -> None:
    assert len(tables.COMMANDERS.names) == listed("mats") == 4


@pytest.mark.rule("C-COMP-09")
@pytest.mark.rule("C-DATA-27")
def test_twenty_goods_tokens_five_of_each_colour() -> None:
    assert [table().stock[columns.GOODS + colour] for colour in range(4)] == [5, 5, 5, 5]
    assert listed("goods") == 20


@pytest.mark.rule("C-COMP-10")
@pytest.mark.rule("C-DATA-27")
def test_thirty_two_credit_tokens() -> None:
    values = tomllib.loads(text_of("constants"))["credit_tokens"]["values"]
    assert values == {"100": 16, "500": 10, "1000": 6}
    assert sum(values.values()) == listed("credit_tokens") == 32


@pytest.mark.rule("C-COMP-11")
@pytest.mark.rule("C-DATA-28")
def test_a_round_counter_of_twelve_spaces_with_and_without_an_alien() -> None:
    every, even = tables.COMPONENTS.constants.draws
    assert every == [True] * 12
    assert even == [False, True] * 6


@pytest.mark.rule("C-COMP-12")
def test_the_one_first_player_token_goes_round() -> None:
    state = table(3)
    holders: dict[int, int] = {}
    idle(
        GAME, state, until=lambda _: holders.setdefault(int(state.round), int(state.first)) < 0 or over(state)
    )
    assert [holders[number] for number in range(1, 8)] == [0, 1, 2, 0, 1, 2, 0]


@pytest.mark.rule("C-COMP-13")
@pytest.mark.rule("C-DATA-24")
def test_the_hit_die_has_three_colonists_and_three_aliens() -> None:
    state = table()
    settle_row(state, "r1", "A")
    phase(state, steps.BOMB, 0, "r1")
    apply(GAME, state, "bomb")
    assert state.actor == CHANCE
    assert odds(GAME, state) == {"hit colonist": 3, "hit alien": 3}


@pytest.mark.rule("C-COMP-14")
def test_the_black_die_has_six_faces() -> None:
    state = table()
    phase(state, steps.ADVENTURE, 0, "r1")
    assert odds(GAME, state) == {f"roll {face}": 1 for face in range(1, 7)}


# Stocks that run out


@pytest.mark.rule("C-GAP-03")
def test_aliens_are_placed_as_far_as_there_are_meeples() -> None:
    state = table()
    state.stock[columns.MEEPLES] = 2
    draw_card(state, "lizard-alpha-call")
    assert [row(state, place).count("l") for place in ("r1", "r5", "r9")] == [1, 1, 0]
    assert state.stock[columns.MEEPLES] == 0


@pytest.mark.rule("C-GAP-03")
def test_a_colonist_is_turned_only_if_there_is_a_meeple() -> None:
    state = table()
    settle_row(state, "r3", "As")
    state.stock[columns.MEEPLES + 2] = 0
    draw_card(state, "slime-smother")
    assert row(state, "r3") == "As...."


@pytest.mark.rule("C-GAP-03")
def test_goods_are_laid_as_far_as_there_are_tokens() -> None:
    state = table(scenario="cross-trade")
    state.stock[columns.GOODS] = 2
    begin(state, steps.EFFECT, 0, list(tables.EFFECT_KIND).index(schema.PLACE_GOODS))
    assert [goods_at(state, place) for place in ("r1", "r5", "r9")] == [["red"], ["red"], []]


@pytest.mark.rule("C-GAP-03")
def test_colonists_come_only_from_the_own_fifteen() -> None:
    state = table()
    set_own(state, 0, columns.RESERVE, 1)
    phase(state, steps.ADVENTURE, 0, "r5")
    apply(GAME, state, "roll 5")
    assert (row(state, "r5"), reserve(state, 0)) == ("A....", 0)


@pytest.mark.rule("C-GAP-03")
def test_credits_are_never_short() -> None:
    state = table()
    set_own(state, 0, columns.CREDITS, 12600)  # all the tokens of the box
    phase(state, steps.ADVENTURE, 0, "r1")
    apply(GAME, state, "roll 6")
    assert money(state, 0) == 12700
