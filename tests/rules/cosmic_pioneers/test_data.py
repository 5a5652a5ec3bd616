"""Content of the component files (catalogue sections 11 and 12)."""

import re
import tomllib
from collections import Counter
from importlib.resources import files
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from astrarium.games.cosmic_pioneers.components import schema, tables
from astrarium.games.cosmic_pioneers.components.constants import (
    COLOURS,
)
from tests.rules.cosmic_pioneers.board import GAME

FILES = ["constants", "commanders", "aliens", "planets", "scenarios"]
SIGNS = {
    "gain_colonists": "C+",
    "lose_colonists": "C-",
    "gain_credits": "$+",
    "lose_credits": "$-",
    "crash": "X",
}


def file(name: str) -> dict[str, Any]:
    """Return a component file as it stands."""
    package = files("astrarium.games.cosmic_pioneers")
    return tomllib.loads(package.joinpath("components", f"{name}.toml").read_text("utf-8"))


def rows_of(title: str) -> list[list[str]]:
    """Return the lines of a table of the catalogue, without its heading."""
    text = (Path(GAME.folder) / "RULES.md").read_text("utf-8")
    block = text.split(f"**{title}", 1)[1].split("\n\n")[1]
    lines = block.strip().splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def words_of(effect: dict[str, Any]) -> str:
    """Return a face of a planet in the signs of the catalogue."""
    sign = SIGNS[effect["kind"]]
    return f"{sign}{effect['n']}" if "n" in effect else sign


def slots_of(planet: dict[str, Any]) -> str:
    return "".join("G" if slot in planet["green"] else "o" for slot in range(1, planet["slots"] + 1))


def faces_of(planet: str) -> list[str]:
    """Return the kinds of effect of a planet's faces, as the engine has them."""
    first = tables.PLANETS.names.index(planet) * 6
    return [schema.KINDS[tables.EFFECT_KIND[effect]] for effect in tables.PLANET_FACES[first : first + 6]]


def harm(planet: str) -> int:
    return sum(kind in tables.HARMFUL for kind in faces_of(planet))


def greens(planet: str) -> int:
    return tables.PLANETS.green[tables.PLANETS.names.index(planet)].bit_count()


# Planets


@pytest.mark.rule("C-DATA-04")
@pytest.mark.rule("C-GAP-30")
@pytest.mark.parametrize("line", rows_of("T3"), ids=lambda line: line[0])
def test_a_planet_is_as_the_catalogue_lists_it(line: list[str]) -> None:
    name, colour, slots, *faces, harmful = line
    (planet,) = [entry for entry in file("planets")["planet"] if entry["name"] == name]
    assert (planet["colour"], slots_of(planet)) == (colour, slots)
    assert [words_of(face) for face in planet["adventure"][1:]] == faces
    number = tables.PLANETS.names.index(planet["id"])
    assert tables.PLANETS.slots[number] == len(slots)
    assert tables.PLANETS.green[number] == sum(2**place for place, mark in enumerate(slots) if mark == "G")
    assert harm(planet["id"]) == int(harmful)
    assert tables.PLANETS.titles[number] == (name, planet["text"])


@pytest.mark.rule("C-DATA-01")
def test_the_catalogue_lists_all_planets() -> None:
    assert [line[0] for line in rows_of("T3")] == [name for name, _ in tables.PLANETS.titles]
    assert len(tables.PLANETS.names) + 2 == 27


@pytest.mark.rule("C-DATA-02")
def test_unused_planets_are_enough_for_the_belts() -> None:
    for belts, pool in zip(tables.SCENARIOS.belts, tables.SCENARIOS.pools, strict=True):
        assert belts <= min(14, len(tables.PLANETS.names) - sum(pool) - 2)


@pytest.mark.rule("C-DATA-03")
def test_the_stock_of_colours() -> None:
    stock = Counter(COLOURS[colour] for colour in tables.PLANETS.colours)
    assert stock == {"red": 7, "blue": 6, "green": 6, "yellow": 6}
    least = {"red": 4, "blue": 3, "green": 2, "yellow": 2}
    assert all(stock[colour] >= count for colour, count in least.items())


@pytest.mark.rule("C-DATA-05")
@pytest.mark.rule("C-DATA-06")
@pytest.mark.rule("C-DATA-07")
@pytest.mark.parametrize("planet", tables.PLANETS.names)
def test_green_slots_and_faces_of_every_planet(planet: str) -> None:
    assert greens(planet) >= 1
    event, *others = faces_of(planet)
    assert event == "draw_event"
    assert set(others) <= set(SIGNS)


@pytest.mark.rule("C-DATA-08")
@pytest.mark.rule("C-SECT-08")
def test_dangerous_planets_are_easier_to_control() -> None:
    by_harm = {
        number: {greens(name) for name in tables.PLANETS.names if harm(name) == number} for number in range(4)
    }
    assert by_harm == {0: {5}, 1: {4}, 2: {3}, 3: {2}}


@pytest.mark.rule("C-DATA-09")
def test_ravan() -> None:
    faces = file("planets")["planet"][0]["adventure"]
    assert [face["kind"] for face in faces] == [
        "draw_event",
        "crash",
        "lose_colonists",
        "lose_colonists",
        "gain_colonists",
        "gain_credits",
    ]
    assert [face.get("n") for face in faces] == [None, None, 2, 2, 1, 100]


@pytest.mark.rule("C-DATA-10")
def test_all_amounts_of_credits_are_hundreds() -> None:
    constants = file("constants")
    amounts = [
        constants["figures"][name] for name in ("jumpgate_income", "jumpgate_per_planet", "level_price")
    ]
    assert amounts == [200, 100, 500]
    for name in FILES[1:]:
        text = str(file(name))
        amounts += map(
            int, re.findall(r"_credits', 'n': (\d+)", text) + re.findall(r"'credits': (\d+)", text)
        )
    assert len(amounts) > 30
    assert all(amount > 0 and amount % 100 == 0 for amount in amounts)


# Aliens


@pytest.mark.rule("C-DATA-11")
@pytest.mark.rule("C-DATA-16")
@pytest.mark.rule("C-NOTE-04")
def test_four_species_and_no_leopard() -> None:
    assert tables.ALIENS.species == ["lizard", "squid", "slime", "worm"]
    assert not any("leopard" in str(file(name)).lower() for name in FILES)


@pytest.mark.rule("C-DATA-12")
@pytest.mark.rule("C-DATA-13")
def test_a_card_for_each_planet_of_a_species() -> None:
    cards = Counter[int]()
    for species, copies in zip(tables.ALIENS.card_species, tables.ALIENS.copies, strict=True):
        cards[species] += copies
    assert cards == Counter(tables.PLANETS.colours) == {0: 7, 1: 6, 2: 6, 3: 6}


@pytest.mark.rule("C-DATA-11")
@pytest.mark.parametrize("line", rows_of("T2"), ids=lambda line: line[0])
def test_a_species_has_the_cards_the_catalogue_lists(line: list[str]) -> None:
    species, colour, cards, meeples, listed = line
    number = tables.ALIENS.species.index(species)
    assert COLOURS[number] == colour
    assert tables.ALIENS.meeples[number] == int(meeples)
    own = [card for card in range(len(tables.ALIENS.cards)) if tables.ALIENS.card_species[card] == number]
    assert sum(tables.ALIENS.copies[card] for card in own) == int(cards)
    assert (
        ", ".join(f"{tables.ALIENS.titles[card][0]} ({tables.ALIENS.copies[card]})" for card in own) == listed
    )


@pytest.mark.rule("C-DATA-14")
def test_a_card_has_a_species_an_ability_and_a_count_for_the_pool() -> None:
    assert len(tables.CARD_EFFECTS) == len(tables.ALIENS.cards) == len(tables.ALIENS.card_species) == 16
    assert all(len(effects) == 1 for effects in tables.CARD_EFFECTS)
    assert tables.ALIENS.adds == [1, 1, 1, 1]
    assert all(
        name.startswith(tables.ALIENS.species[s])
        for name, s in zip(tables.ALIENS.cards, tables.ALIENS.card_species, strict=True)
    )
    text = (Path(GAME.folder) / "RULES.md").read_text("utf-8")
    for title, words in tables.ALIENS.titles:
        assert f"| {title} | {words.removesuffix('.')} |" in text


# Scenarios


@pytest.mark.rule("C-DATA-17")
@pytest.mark.rule("C-DATA-18")
@pytest.mark.parametrize("line", rows_of("T4"), ids=lambda line: line[0])
def test_a_scenario_is_as_the_catalogue_lists_it(line: list[str]) -> None:
    name, pool, belts, station, short, ending = line
    number = [title for title, _ in tables.SCENARIOS.titles].index(name)
    assert tables.SCENARIOS.titles[number][1] == f"{short}."
    assert "/".join(map(str, tables.SCENARIOS.pools[number])) == pool
    assert tables.SCENARIOS.belts[number] == int(belts)
    assert tables.SCENARIOS.stations[number] == (station == "yes")
    ends = {
        "fights_won": "won {} fights",
        "planets_controlled": "controls {} planets",
        "planets_left": "most {} planets",
    }
    (entry,) = [found for found in file("scenarios")["scenario"] if found["name"] == name]
    assert bool(tables.SCENARIOS.ending[number]) == (ending != "none")
    for end in entry["ending"]:
        assert ends[end["test"]].format(end["n"]) in ending


@pytest.mark.rule("C-DATA-17")
def test_the_catalogue_lists_all_scenarios() -> None:
    assert [line[0] for line in rows_of("T4")] == [name for name, _ in tables.SCENARIOS.titles]
    assert "cosmic-pioneers" in tables.SCENARIOS.names


@pytest.mark.rule("C-DATA-18")
def test_each_part_of_a_scenario_may_be_absent() -> None:
    base = tables.SCENARIOS.names.index("cosmic-pioneers")
    for part in (
        tables.SCENARIOS.setups,
        tables.SCENARIOS.standing,
        tables.SCENARIOS.scoring,
        tables.SCENARIOS.ending,
    ):
        assert part[base] == []
        assert any(part)
    assert tables.SCENARIOS.triggered[base] == [[], [], []]


@pytest.mark.rule("C-DATA-19")
@pytest.mark.rule("C-GAP-06")
@pytest.mark.parametrize("number", range(len(tables.SCENARIOS.names)))
def test_every_scenario_fills_the_ring_with_every_pair_of_species(number: int) -> None:
    own = (
        sum(tables.SCENARIOS.pools[number])
        + tables.SCENARIOS.belts[number]
        + tables.SCENARIOS.stations[number]
    )
    for first, second in combinations(range(4), 2):
        assert own + tables.ALIENS.adds[first] + tables.ALIENS.adds[second] == 11
    assert len(set(tables.ALIENS.adds)) == 1
    assert own == 11 - 2 * tables.ALIENS.adds[0]


@pytest.mark.rule("C-DATA-20")
def test_cosmic_pioneers_with_squid_and_lizard() -> None:
    pool = tables.SCENARIOS.pools[tables.SCENARIOS.names.index("cosmic-pioneers")]
    with_cards = [
        count + tables.ALIENS.adds[colour] * (colour in (0, 1)) for colour, count in enumerate(pool)
    ]
    assert with_cards == [4, 3, 2, 2]


# Commanders and pieces


@pytest.mark.rule("C-DATA-21")
@pytest.mark.rule("C-CMD-11")
@pytest.mark.rule("C-CMD-12")
@pytest.mark.rule("C-GAP-11")
def test_the_commanders_are_those_of_the_catalogue() -> None:
    table = [
        [name, str(phase), f"{talent}: {text[0].lower()}{text[1:].removesuffix('.')}"]
        for (name, talent), phase, text in zip(
            tables.COMMANDERS.titles, tables.COMMANDERS.phases, tables.COMMANDERS.texts, strict=True
        )
    ]
    assert table == rows_of("T1")
    assert len({talent for _, talent in tables.COMMANDERS.titles}) == 4
    assert all(1 <= phase <= 5 for phase in tables.COMMANDERS.phases)


@pytest.mark.rule("C-DATA-21")
@pytest.mark.rule("C-DATA-25")
@pytest.mark.rule("C-DATA-26")
@pytest.mark.rule("C-CMD-11")
def test_the_talents_as_data() -> None:
    talents = {
        name: [(effect.kind, effect.numbers) for effect in effects]
        for name, effects in zip(tables.COMMANDERS.names, tables.COMMANDERS.talents, strict=True)
    }
    assert talents == {
        "fraser": [("choose_slots", {})],
        "okoro": [("choose_victims", {})],
        "lindqvist": [("reroll", {"die": 1, "uses": 1, "per": 0}), ("win_ties", {"role": 0})],
        "amari": [("reroll", {"die": 0, "uses": 2, "per": 1})],
    }
    assert tables.COMMANDERS.phases[tables.COMMANDERS.names.index("fraser")] == 4


@pytest.mark.rule("C-DATA-22")
@pytest.mark.rule("C-DATA-23")
@pytest.mark.rule("C-CMD-02")
def test_figures_by_level() -> None:
    constants = tables.COMPONENTS.constants
    assert constants.cargo == [2, 3, 4]
    assert constants.weapons == [0, 1, 2]
    assert constants.engines == [2, 3, 4]
    bombs = list(zip(constants.hit_kind, constants.hit_number, strict=True))
    assert bombs == [("hit_die", "one"), ("hit_die", "d6"), ("chosen", "d6")]


@pytest.mark.rule("C-DATA-24")
def test_the_faces_of_the_hit_die_as_data() -> None:
    assert tables.COMPONENTS.constants.hit_faces == [3, 3]
    assert len(file("constants")["hit_die"]["faces"]) == 6


@pytest.mark.rule("C-DATA-27")
def test_counts_of_pieces_close() -> None:
    parts = file("constants")["components"]
    assert (parts["colonists"], parts["goods"], parts["credit_tokens"], parts["cubes"]) == (60, 20, 32, 17)
    assert tables.COMPONENTS.constants.colonists * 4 == parts["colonists"]
    assert tables.COMPONENTS.constants.goods * len(COLOURS) == parts["goods"]


@pytest.mark.rule("C-DATA-28")
def test_a_space_for_each_round_and_an_alien_on_some() -> None:
    for spaces in tables.COMPONENTS.constants.draws:
        assert len(spaces) == 12
        assert any(spaces)


def test_all_ids_are_tokens_and_unique_over_all_files() -> None:
    found = [word for name in FILES for word in re.findall(r"'id': '(.*?)'", str(file(name)))]
    assert len(found) == 4 + 4 + 16 + 25 + len(tables.SCENARIOS.names)
    assert [word for word, count in Counter(found).items() if count > 1] == []
    assert not [word for word in found if not re.fullmatch(r"[a-z0-9-]+", word)]


def test_every_kind_of_effect_is_used_and_no_other() -> None:
    used = {kind for name in FILES for kind in re.findall(r"'kind': '(\w+)'", str(file(name)))}
    assert used == set(schema.KINDS)


def test_the_numbers_of_kinds_follow_the_table_of_parameters() -> None:
    assert [getattr(schema, kind.upper()) for kind in schema.AT_ONCE] == list(range(len(schema.AT_ONCE)))
    assert len(schema.AT_ONCE) == 15
