"""Requirements of the component files except the star map (catalogue section 14)."""

import re
from collections import Counter
from importlib.resources import files

import pytest
from mypy_extensions import i64

from astrarium.games.pulsar2849.components import constants, schema, starmap, tables
from astrarium.games.pulsar2849.rules import codes, columns
from tests.rules.pulsar2849.board import (
    GAME,
    acting,
    dealt,
    entered,
    finish_round,
    set_own,
    station,
    transmitter,
    uncover,
)
from tests.rules.pulsar2849.test_star_map import SUN, named
from tests.table import apply, idle, legal, odds, refused

FILES = [
    "exploration",
    "goals",
    "gyrodynes",
    "hq",
    "map_a",
    "map_b",
    "systems",
    "technologies",
    "transmitters",
]


def kinds_of(card: str, which: i64 = schema.NOW) -> list[str]:
    """Return the kinds of effects in a list of a card."""
    place = tables.CARD_NAMES.index(card) * 4 + which
    return [
        schema.KINDS[tables.EFFECT_KIND[effect]]
        for effect in range(tables.EFFECT_START[place], tables.EFFECT_START[place + 1])
    ]


def names(cards: range) -> list[str]:
    return [tables.CARD_NAMES[card] for card in cards]


def all_kinds(cards: range, which: i64 = schema.NOW) -> set[str]:
    return {kind for name in names(cards) for kind in kinds_of(name, which)}


def field(card: str, name: str) -> object:
    """Return a field of a card as its file gives it."""
    return tables.CARDS.entries[tables.CARD_NAMES.index(card)].fields.get(name)


def planets(tile: str) -> list[tuple[str, int]]:
    entry = tables.CARDS.entries[tables.CARD_NAMES.index(tile)]
    return [(planet.word("kind"), planet.integer("open_from")) for planet in entry.entries("planets")]


def text_of(file: str) -> str:
    return files("astrarium.games.pulsar2849").joinpath("components", file).read_text("utf-8")


# Planetary systems


@pytest.mark.rule("P-DATA-13")
@pytest.mark.rule("P-DATA-14")
def test_seventeen_system_tiles_for_sixteen_places() -> None:
    assert names(tables.CARDS.systems) == [f"sys-{number:02}" for number in range(1, 18)]
    assert entered().systems.left == 17


@pytest.mark.rule("P-DATA-15")
@pytest.mark.rule("P-DATA-16")
@pytest.mark.rule("P-DATA-17")
@pytest.mark.parametrize("tile", names(tables.CARDS.systems))
def test_a_system_has_two_to_four_planets_blue_or_lifeless(tile: str) -> None:
    found = planets(tile)
    assert 2 <= len(found) <= 4
    assert {kind for kind, _ in found} <= {"blue", "lifeless"}
    assert {number for _, number in found} <= {2, 3, 4}


@pytest.mark.rule("P-DATA-18")
@pytest.mark.rule("P-DATA-20")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_unnumbered_planets_are_open_to_all_and_every_system_has_one(seats: int) -> None:
    for number, tile in enumerate(names(tables.CARDS.systems)):
        first = (number * 5 + seats) * 2
        opened = tables.OPEN_PLANETS[first] + tables.OPEN_PLANETS[first + 1]
        assert opened == sum(least <= seats for _, least in planets(tile))
        assert opened >= sum(least == 2 for _, least in planets(tile)) >= 1


@pytest.mark.rule("P-DATA-19")
@pytest.mark.rule("P-DATA-69")
@pytest.mark.parametrize("tile", names(tables.CARDS.systems))
def test_a_system_with_a_blue_planet_pictures_a_bonus(tile: str) -> None:
    assert "blue" in {kind for kind, _ in planets(tile)}
    assert kinds_of(tile)
    assert set(kinds_of(tile)) <= {"cubes", "modifier", "gyrodyne", "bonus_die"}
    assert kinds_of(tile).count("gyrodyne") <= 1


@pytest.mark.rule("P-DATA-59")
@pytest.mark.parametrize(("seats", "blue", "lifeless"), [(2, 24, 13), (3, 27, 14), (4, 31, 19)])
def test_open_planets_of_all_tiles(seats: int, blue: int, lifeless: int) -> None:
    rows = [(number * 5 + seats) * 2 for number in range(17)]
    assert sum(tables.OPEN_PLANETS[row] for row in rows) == blue
    assert sum(tables.OPEN_PLANETS[row + 1] for row in rows) == lifeless


# Exploration tiles


@pytest.mark.rule("P-DATA-21")
@pytest.mark.rule("P-DATA-22")
@pytest.mark.rule("P-DATA-60")
def test_twelve_exploration_tiles_most_of_them_points() -> None:
    copies = {name: field(name, "copies") for name in names(tables.CARDS.explorations)}
    assert copies == {"exp-vp4": 4, "exp-vp5": 3, "exp-cubes": 2, "exp-modifiers": 2, "exp-systems": 1}
    assert kinds_of("exp-vp4") == kinds_of("exp-vp5") == ["vp"]
    assert entered().pile.left == 12


@pytest.mark.rule("P-DATA-68")
@pytest.mark.parametrize("tile", ["exp-vp4", "exp-vp5", "exp-cubes", "exp-modifiers", "exp-systems"])
def test_an_exploration_tile_asks_for_no_decision(tile: str) -> None:
    state = acting(dice=(5, 2), round_number=5)
    apply(GAME, state, "patent aii-5b 5 plain", f"explore {tile}")
    assert [text.split()[0] for text in odds(GAME, state)] == ["explore"] * len(odds(GAME, state))
    assert set(kinds_of(tile)) <= {"vp", "cubes", "modifier", "extra_station"}


# The Dice Board


@pytest.mark.rule("P-DATA-23")
def test_the_turn_order_track_has_four_spaces() -> None:
    assert [len(entered(seats).order) for seats in (2, 3, 4)] == [4, 3, 4]


@pytest.mark.rule("P-DATA-24")
@pytest.mark.rule("P-DATA-25")
def test_fifteen_spaces_the_last_two_with_penalties() -> None:
    assert (constants.SPACES, constants.START_SPACE) == (15, 8)
    assert list(constants.PENALTY) == [0] * 14 + [1, 2]


# Technologies


@pytest.mark.rule("P-DATA-26")
@pytest.mark.rule("P-DATA-27")
@pytest.mark.rule("P-DATA-29")
@pytest.mark.parametrize("letter", ["a", "b", "c", "d"])
def test_three_boards_have_a_row_with_value_and_technologies_for_every_round(letter: str) -> None:
    for round_number in range(1, 9):
        board = tables.BOARDS.index(letter + ["i", "ii", "iii"][tables.ROUND_CATEGORY[round_number]])
        rounds = [tables.CARDS.round_of[tech] for tech in tables.BOARD_TECHS[board]]
        assert round_number in rounds
        assert -1 <= tables.ROW_VALUE[board * 9 + round_number] <= 4
    assert (
        sum(len(tables.CARDS.row_values[tables.BOARDS.index(letter + part)]) for part in ("i", "ii", "iii"))
        == 8
    )


@pytest.mark.rule("P-DATA-28")
@pytest.mark.rule("P-DATA-62")
def test_row_values_of_the_a_boards_and_question_marks_elsewhere() -> None:
    values = [
        value
        for part in ("ai", "aii", "aiii")
        for value in tables.CARDS.row_values[tables.BOARDS.index(part)]
    ]
    assert values == [0, 2, 1, 0, 2, 0, 2, 4]
    asking = {board for board, row in zip(tables.BOARDS, tables.CARDS.row_values, strict=True) if -1 in row}
    assert asking == {"bii", "biii", "cii", "ciii", "diii"}


@pytest.mark.rule("P-DATA-30")
@pytest.mark.rule("P-DATA-77")
def test_a_technology_has_one_cost_on_one_or_two_icons() -> None:
    assert set(tables.TECH_COST) == {1, 2, 3, 4, 5, 6}
    assert set(tables.TECH_SLOTS) == {1, 2}
    state = acting(dice=(3, 1))
    state.hand[codes.DICE_SPACES + 3] = state.hand[2 * codes.DICE_SPACES + 3] = 1
    apply(GAME, state, "patent ai-1b 3 plain", "end", "patent ai-1b 3 plain", "end")
    assert refused(GAME, state, "patent ai-1b 3 plain") == "P-TEC-06"


@pytest.mark.rule("P-DATA-31")
def test_a_technology_with_one_icon_has_a_lock_for_one_token() -> None:
    state = acting(dice=(4, 1), round_number=3)
    apply(GAME, state, "patent aii-3b 4 plain")
    for seat, clause in ((1, ""), (2, "P-TEC-G1")):
        finish_round(state)
        wanted = seat
        idle(GAME, state, until=lambda s: bool(s.actor == wanted and legal(GAME, s, "end")))  # noqa: B023
        state.hand[seat * codes.DICE_SPACES + 4] = 1
        assert refused(GAME, state, "patent aii-3b 4 plain") == clause
        if not clause:
            apply(GAME, state, "patent aii-3b 4 plain")


@pytest.mark.rule("P-DATA-32")
def test_kinds_of_technology_that_must_occur() -> None:
    kinds = Counter(field(name, "kind") for name in names(tables.CARDS.technologies))
    assert set(kinds) == {"one_shot", "permanent", "production", "end"}
    assert {"cubes", "vp_per", "bonus_die", "claim_isolated"} <= all_kinds(tables.CARDS.technologies)
    for name in names(tables.CARDS.technologies):
        place = ["one_shot", "permanent", "production", "end"].index(str(field(name, "kind")))
        assert [which for which in range(4) if kinds_of(name, which)] == [place]


@pytest.mark.rule("P-DATA-33")
@pytest.mark.rule("P-DATA-34")
def test_four_sides_in_each_category() -> None:
    for part in ("i", "ii", "iii"):
        assert [board for board in tables.BOARDS if board[1:] == part] == [letter + part for letter in "abcd"]
    choices = [len(GAME.options[f"board_{number}"].choices) - 1 for number in (1, 2, 3)]
    assert choices[0] * choices[1] * choices[2] == 64


@pytest.mark.rule("P-DATA-61")
@pytest.mark.parametrize(
    ("part", "rounds"), [("i", [1, 1, 1, 2, 2, 2]), ("ii", [3, 3, 4, 4, 5, 5]), ("iii", [6, 6, 7, 7, 8])]
)
def test_technologies_of_each_row(part: str, rounds: list[int]) -> None:
    for letter in "abcd":
        assert [
            tables.CARDS.round_of[tech] for tech in tables.BOARD_TECHS[tables.BOARDS.index(letter + part)]
        ] == rounds


# Transmitters


@pytest.mark.rule("P-DATA-35")
@pytest.mark.rule("P-DATA-63")
def test_twenty_four_transmitters_eight_of_each_letter() -> None:
    assert tables.TILES == len(tables.TILE_NAMES) == 3 * 8
    for letter in "ABC":
        copies = [
            field(name, "copies")
            for name in names(tables.CARDS.transmitters)
            if field(name, "letter") == letter
        ]
        assert sorted(map(str, copies)) == ["1", "1", "1", "1", "2", "2"]


@pytest.mark.rule("P-DATA-35")
def test_the_transmitters_last_for_eight_rounds() -> None:
    state = dealt(2)
    idle(GAME, state)
    assert sum(state.copies) == sum(tables.DESIGN_COPIES) == 24
    assert state.designs.left == 0


@pytest.mark.rule("P-DATA-36")
@pytest.mark.rule("P-DATA-64")
@pytest.mark.rule("P-DATA-71")
@pytest.mark.parametrize("design", range(18))
def test_costs_and_half_dice_of_a_transmitter(design: int) -> None:
    name = names(tables.CARDS.transmitters)[design]
    costs = [cost for cost in tables.DESIGN_COSTS[design * 3 : design * 3 + 3] if cost]
    assert costs == field(name, "costs")
    assert len(set(costs)) == len(costs) >= 1
    assert set(costs) <= {1, 2, 3, 4, 5, 6}
    halves = set(tables.DESIGN_HALF[design * 2 : design * 2 + 2])
    assert halves <= {tables.NO_HALF, 0, 1, 2, 3}
    assert halves != {tables.NO_HALF}
    assert kinds_of(name, schema.PRODUCTION)


@pytest.mark.rule("P-DATA-37")
def test_some_transmitters_give_points_or_a_claim_at_once() -> None:
    assert {"vp", "claim_isolated"} <= all_kinds(tables.CARDS.transmitters)
    assert any(not kinds_of(name) for name in names(tables.CARDS.transmitters))


@pytest.mark.rule("P-DATA-38")
def test_yields_of_transmitters_that_must_occur() -> None:
    yields = {tuple(sorted(kinds_of(name, schema.PRODUCTION))) for name in names(tables.CARDS.transmitters)}
    assert yields == {("cubes",), ("vp",), ("cubes", "vp"), ("pay_cubes_vp",)}


@pytest.mark.rule("P-DATA-56")
def test_a_transmitter_may_give_a_lasting_ability() -> None:
    able = [name for name in names(tables.CARDS.transmitters) if kinds_of(name, schema.ALWAYS)]
    assert able == ["t-b6"]
    state = acting(dice=(6, 4))
    transmitter(state, 0, "t-b6", paid=(0,))
    assert refused(GAME, state, "launch 4 free-plus1") == "P-ACT-G11"
    apply(GAME, state, "pay t-b6 6 6 plain", "explore exp-vp4")
    assert refused(GAME, state, "launch 4 free-plus1") == ""


# Gyrodynes and modifiers


@pytest.mark.rule("P-DATA-39")
@pytest.mark.rule("P-DATA-40")
@pytest.mark.rule("P-DATA-41")
def test_ten_gyrodynes_of_each_size_with_one_to_three_points() -> None:
    assert constants.GYRODYNES.copies == [10, 10, 10]
    assert constants.GYRODYNES.points == [1, 2, 3]
    assert list(constants.AWARD_POINTS) == [7, 4]


@pytest.mark.rule("P-DATA-42")
def test_the_printed_modifiers_do_not_limit_purchases() -> None:
    state = acting(dice=(1, 1))
    set_own(state, 0, columns.PM1, 12)
    apply(GAME, state, "modifier pm1 1 plain", "modifier pm1 1 plain")
    assert state.get(0, columns.PM1) == 14


# HQ boards


@pytest.mark.rule("P-DATA-43")
def test_four_hq_boards_with_two_different_sides() -> None:
    assert (tables.HQ_BOARDS, len(tables.FACES)) == (["a", "b", "c", "d"], 8)
    size = tables.PROJECTS_PER_FACE
    sides = {
        str([tables.CARDS.entries[card].fields["now"] for card in tables.CARDS.projects[n * size :][:size]])
        for n in range(8)
    }
    assert len(sides) == 8


@pytest.mark.rule("P-DATA-44")
@pytest.mark.parametrize("face", range(8))
def test_each_face_is_a_pyramid(face: int) -> None:
    cards = tables.CARDS.projects[face * tables.PROJECTS_PER_FACE :][: tables.PROJECTS_PER_FACE]
    slots = [str(tables.CARDS.entries[card].fields["slot"]) for card in cards]
    assert slots == ["b1", "b2", "b3", "m1", "m2", "u1", "u2", "top"]
    needs = tables.PROJECT_NEEDS[face * tables.PROJECTS_PER_FACE :][: tables.PROJECTS_PER_FACE]
    assert list(needs) == [0, 0, 0, 0b11, 0b110, 0b1000, 0b10000, 0b1100000]


@pytest.mark.rule("P-DATA-45")
@pytest.mark.rule("P-DATA-65")
@pytest.mark.parametrize("face", range(8))
def test_costs_of_a_face(face: int) -> None:
    costs = list(tables.PROJECT_COST[face * tables.PROJECTS_PER_FACE :][: tables.PROJECTS_PER_FACE])
    left = Counter(costs) - Counter([1, 1, 2, 3, 4, 5, 6])
    assert left.total() == 1
    assert set(costs) == {1, 2, 3, 4, 5, 6}
    assert costs[7] == 5
    assert 6 in costs[5:7]
    assert all(kinds_of(name) for name in names(tables.CARDS.projects))


@pytest.mark.rule("P-DATA-46")
def test_results_of_projects_that_must_occur() -> None:
    assert {"vp", "cubes", "gyrodyne", "explore", "bonus_die", "gate_run"} <= all_kinds(tables.CARDS.projects)


# Goals


@pytest.mark.rule("P-DATA-47")
@pytest.mark.rule("P-DATA-48")
@pytest.mark.rule("P-DATA-66")
def test_six_goal_tiles_of_two_sides_three_with_a_sun() -> None:
    assert Counter(constants.GOALS.tiles) == dict.fromkeys(range(1, 7), 2)
    suns = [tile for tile, sun in zip(constants.GOALS.tiles, constants.GOALS.suns, strict=True) if sun]
    assert suns == [1, 2, 3]


@pytest.mark.rule("P-DATA-49")
@pytest.mark.rule("P-DATA-50")
def test_a_goal_has_needs_points_and_up_to_two_bonuses_in_order() -> None:
    for needs, score, bonuses in zip(
        constants.GOALS.needs, constants.GOALS.points, constants.GOALS.bonuses, strict=True
    ):
        assert needs
        assert score > 0
        assert 0 <= len(bonuses) <= 2
        assert all(cubes > 0 and gain > 0 for cubes, gain in bonuses)
    assert {len(bonuses) for bonuses in constants.GOALS.bonuses} == {0, 1, 2}


# Other pieces


@pytest.mark.rule("P-DATA-51")
def test_nine_silver_dice() -> None:
    assert [constants.SILVER_DICE[seats] for seats in (2, 3, 4)] == [7, 7, 9]


@pytest.mark.rule("P-DATA-53")
def test_rockets_and_rings_of_four_colours() -> None:
    rockets = [list(entered(seats).order).count(0) + 1 for seats in (2, 3, 4)]
    assert constants.MAX_SEATS * max(rockets) == 12
    assert constants.MAX_SEATS * constants.RINGS == 24


@pytest.mark.rule("P-DATA-52")
def test_discs_do_not_limit_tokens() -> None:
    state = acting(dice=(5, 1))
    for tile in tables.TILE_NAMES:
        transmitter(state, 0, tile, paid=(0,))
    for number, place in enumerate(named(SUN, starmap.SYSTEM)[:10], 1):
        uncover(state, place, f"sys-{number:02}")
        station(state, 0, place, "blue")
    assert refused(GAME, state, "pay t-a2 5 5 plain") == ""  # the 35th token


@pytest.mark.rule("P-DATA-55")
def test_a_colour_is_left_to_close_planets_and_none_is_closed_for_four() -> None:
    assert constants.MAX_SEATS == 4
    for number, tile in enumerate(names(tables.CARDS.systems)):
        first = (number * 5 + 4) * 2
        assert tables.OPEN_PLANETS[first] + tables.OPEN_PLANETS[first + 1] == len(planets(tile))


# The vocabulary


@pytest.mark.rule("P-DATA-67")
def test_every_kind_of_effect_and_event_is_used_and_no_other() -> None:
    used = {schema.KINDS[kind] for kind in tables.EFFECT_KIND}
    assert used == set(schema.KINDS)
    words = set(re.findall(r'event = "(\w+)"', text_of("technologies.toml") + text_of("hq.toml")))
    assert words == set(schema.EVENTS)


@pytest.mark.rule("P-DATA-67")
def test_the_numbers_of_kinds_follow_the_table_of_parameters() -> None:
    assert [getattr(schema, kind.upper()) for kind in schema.KINDS] == list(range(len(schema.KINDS)))


@pytest.mark.rule("P-DATA-70")
def test_only_technologies_projects_and_pictured_bonuses_give_dice() -> None:
    dice = {"silver_die", "bonus_die"}
    assert not dice & (all_kinds(tables.CARDS.transmitters) | all_kinds(tables.CARDS.explorations))
    assert all_kinds(tables.CARDS.systems) & dice == {"bonus_die"}
    for name in tables.CARD_NAMES:
        assert kinds_of(name).count("silver_die") <= kinds_of(name).count("bonus_die") <= 1


@pytest.mark.rule("P-DATA-72")
def test_abilities_on_dice_of_zero_never_concern_flying() -> None:
    texts = re.findall(r'kind = "die_as".*', text_of("technologies.toml"))
    assert len(texts) == 3
    assert all("from = [0]" in text and '"fly"' not in text for text in texts)


@pytest.mark.rule("P-DATA-73")
def test_triggers_give_points_cubes_and_modifiers_only() -> None:
    gains = re.findall(r"gain = \[(.*)\] }", text_of("technologies.toml"))
    kinds = {kind for gain in gains for kind in re.findall(r'kind = "(\w+)"', gain)}
    assert {"vp", "cubes"} <= kinds <= {"vp", "cubes", "modifier"}


@pytest.mark.rule("P-DATA-74")
def test_all_ids_are_tokens_and_unique_over_all_files() -> None:
    texts = [text_of(f"{name}.toml") for name in FILES]
    found = [word for text in texts for word in re.findall(r'\bid = "(.*?)"', text)]
    assert len(found) == 2 + 87 + 84 + 17 + 5 + 3 + 12 + 12 + 68 + 18 + 8 + 64
    assert [word for word, count in Counter(found).items() if count > 1] == []
    assert not [word for word in found if not re.fullmatch(r"[a-z0-9-]+", word)]


@pytest.mark.rule("P-DATA-75")
def test_production_and_final_effects_ask_only_for_purchases_and_a_goal() -> None:
    cards = range(len(tables.CARD_NAMES))
    quiet = {"vp", "vp_per", "vp_table", "cubes", "modifier", "extra_station"}
    assert all_kinds(cards, schema.PRODUCTION) <= quiet | {"pay_cubes_vp"}
    assert all_kinds(cards, schema.END) <= quiet | {"pay_cubes_vp", "goal_met"}


@pytest.mark.rule("P-DATA-76")
def test_dice_given_by_effects_show_one_to_six() -> None:
    rows = [row for row in tables.CARDS.effects.rows if schema.KINDS[row[0]] in ("silver_die", "bonus_die")]
    assert rows
    assert all(1 <= row[1] <= 6 for row in rows)
