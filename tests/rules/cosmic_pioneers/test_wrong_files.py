"""Errors in figures, commanders, scenarios and counts of the component files are named (section 11)."""

import re

import pytest

from astrarium.core.errors import BadData
from astrarium.games.cosmic_pioneers.components.tables import (
    CosmicComponents,
)
from tests.rules.cosmic_pioneers.spoiling import refuse, spoilt

ORDINARY_POOL = "pool = { red = 3, blue = 2, green = 2, yellow = 2 }"


def test_the_files_as_they_are_can_be_read() -> None:
    assert len(CosmicComponents().effects.effects) == 16 + 25 * 6 + 4 + 6


@pytest.mark.rule("C-GAP-01")
@pytest.mark.rule("C-GAP-07")
@pytest.mark.rule("C-GAP-08")
@pytest.mark.rule("C-GAP-09")
@pytest.mark.rule("C-DATA-22")
@pytest.mark.rule("C-DATA-23")
@pytest.mark.rule("C-DATA-24")
@pytest.mark.rule("C-DATA-28")
@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("min = 2", "min = 1", "[players], field 'min': 1 is not a whole number of at least 2"),
        ("min = 2", "min = 5", "[players], field 'm"),
        ("max = 4", "max = 5", "[players], field 'max': 5 is not a whole number from 2 to 4"),
        ("max = 4", 'max = "4"', "[players], field 'max': '4' is not a whole number"),
        ("station = 6", "station = 0", "[ring], field 'station'"),
        ("station = 6", "station = 12", "[ring], field 'station': 12 is not a whole number from 1 to 11"),
        ("station = 6 ", "place = 6 ", "[ring], field 'station': is missing"),
        ('names = ["weapons", ', "names = [", "[attributes], field 'names': has 3 attributes where 4 belong"),
        ("levels = 3", "levels = 4", "field 'add': has 3 numbers where 4 belong"),
        ("start_level = 1", "start_level = 4", "[attributes], field 'start_level'"),
        ("add = [0, 1, 2]", "add = [0, 2, 1]", "[weapons], field 'add': [0, 2, 1] must not fall"),
        ("range = [2, 3, 4]", "range = [2, 3]", "[engines], field 'range': has 2 numbers where 3 belong"),
        ("slots = [2, 3, 4]", "slots = [2, true, 4]", "[cargo], field 'slots': True is not a whole number"),
        ('"hit_die", "chosen"]', '"chosen"]', "[bombs], field 'kind'"),
        ('"hit_die", "chosen"]', '"hit_die", "guess"]', "[bombs], field 'kind': 'guess' is not one of"),
        ('number = ["one", "d6", "d6"]', 'number = ["one"]', "[bombs], field 'number'"),
        ('"alien", "alien", "alien"]', '"alien", "alien"]', "[hit_die], field 'faces': needs six faces"),
        ('faces = ["colonist", ', 'faces = ["blank", ', "[hit_die], field 'faces': 'blank' is not one of"),
        ('["every-round", "even-rounds"]', '["odd-rounds"]', "[events], field 'odd-rounds': is missing"),
        ('start = ["loaded", "bare"]', 'start = ["rich"]', "[start], field 'rich': is missing"),
        ('cargo = "full-of-colonists"', 'cargo = "full"', "[start], [loaded], field 'cargo': 'full'"),
        ("every-round = [true, ", "every-round = [1, ", "[events], field 'every-round': needs true or false"),
        ("every-round = [true, ", "every-round = [", "[events], field 'every-round': needs true or false"),
        (
            "last_round = 12",
            "last_round = 13",
            "[events], field 'every-round': needs true or false for each of 13",
        ),
        ("last_round = 12", "last_round = 0", "[figures], field 'last_round'"),
        ("credits_per_point = 500", "credits_per_point = 0", "[figures], field 'credits_per_point'"),
        ("jumpgate_income = 200\n", "", "[figures], field 'jumpgate_income': is missing"),
        ("level_price = 500", "level_price = -1", "[figures], field 'level_price': -1 is not a whole number"),
        ("[goods]", "[wares]", "field 'goods': is missing"),
    ],
)
def test_wrong_figures_are_named(old: str, new: str, complaint: str) -> None:
    refuse("constants.toml", old, new, complaint)


@pytest.mark.rule("C-DATA-21")
@pytest.mark.rule("C-CMD-11")
@pytest.mark.rule("C-CMD-12")
@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("phase = 4", "phase = 0", "[[commander]] fraser, field 'phase': 0 is not a whole number"),
        (
            "phase = 4",
            "phase = 6",
            "[[commander]] fraser, field 'phase': 6 is not a whole number from 1 to 5",
        ),
        ('id = "okoro"', 'id = "fraser"', "[[commander]] fraser, field 'id'"),
        ('name = "Fraser"\n', "", "[[commander]] fraser, field 'name': is missing"),
        (
            'kind = "choose_slots"',
            'kind = "dance"',
            "fraser, [[effects]] 1, field 'kind': 'dance' is not one of",
        ),
        (
            'kind = "choose_slots"',
            'kind = "crash"',
            "fraser, [[effects]] 1, field 'kind': 'crash' is not one of",
        ),
        ('kind = "choose_slots"', 'kind = "forbid"', "fraser, [[effects]] 1, field 'kind': 'forbid'"),
        (
            'kind = "choose_slots"',
            'kind = "choose_slots", n = 1',
            "fraser, [[effects]] 1, field 'n': 'choose_slots'",
        ),
        ('[{ kind = "choose_slots" }]', '"choose_slots"', "[[commander]] fraser, field 'effects'"),
        ('[{ kind = "choose_slots" }]', '["choose_slots"]', "field 'effects': entry 1 is not a table"),
        ('die = "combat"', 'die = "red"', "lindqvist, [[effects]] 1, field 'die': 'red' is not one of"),
        ("uses = 1, ", "", "lindqvist, [[effects]] 1, field 'uses': is missing"),
        ("uses = 1", "uses = 0", "lindqvist, [[effects]] 1, field 'uses': 0 is not a whole number"),
        ('role = "attacker"', 'role = "victim"', "lindqvist, [[effects]] 2, field 'role': 'victim'"),
        (
            'per = "game"',
            'per = "week"',
            "amari, [[effects]] 1, field 'per': 'week' is not one of 'turn', 'game'",
        ),
    ],
)
def test_wrong_commanders_are_named(old: str, new: str, complaint: str) -> None:
    refuse("commanders.toml", old, new, complaint)


@pytest.mark.rule("C-DATA-17")
@pytest.mark.rule("C-DATA-18")
@pytest.mark.rule("C-DATA-19")
@pytest.mark.rule("C-GAP-06")
@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (
            ORDINARY_POOL,
            ORDINARY_POOL.replace("3", "4"),
            "cosmic-pioneers, field 'pool': planets, belts and Trade",
        ),
        (ORDINARY_POOL, "pool = { red = 3, blue = 2 }", "cosmic-pioneers, [pool], field 'green': is missing"),
        (
            "belts = 0",
            "belts = 1",
            "cosmic-pioneers, field 'pool': planets, belts and Trade Station are 10, not 9",
        ),
        ("belts = 3", 'belts = "3"', "lane-keepers, field 'belts': '3' is not a whole number"),
        ("station = false", "station = true", "cosmic-pioneers, field 'pool'"),
        (
            "station = false",
            'station = "no"',
            "cosmic-pioneers, field 'station': 'no' is neither true nor false",
        ),
        (
            '{ when = "always"',
            '{ when = "never"',
            "battle-royale, [[rules]] 1, field 'when': 'never' is not one of",
        ),
        ('kind = "win_ties"', 'kind = "gain_credits"', "battle-royale, [[rules]] 1, [effect], field 'kind'"),
        (
            'effect = { kind = "gain_credits"',
            'effect = { kind = "figure"',
            "[[rules]] 2, [effect], field 'kind'",
        ),
        ('kind = "score"', 'kind = "end_when"', "battle-royale, [[scoring]] 1, field 'kind': 'end_when'"),
        ('kind = "end_when"', 'kind = "score"', "battle-royale, [[ending]] 1, field 'kind': 'score'"),
        ('per = "fights_won"', 'per = "hats"', "battle-royale, [[scoring]] 1, field 'per': 'hats'"),
        ("points = 2", "points = 0", "battle-royale, [[scoring]] 1, field 'points': 0 is not a whole number"),
        ('test = "fights_won"', 'test = "tea"', "battle-royale, [[ending]] 1, field 'test': 'tea'"),
        ('["load_colonists"]', '["tea"]', "freight-run, [[rules]] 3, [effect], field 'services': 'tea'"),
        ('at = "jumpgate"', 'at = "ravan"', "freight-run, [[rules]] 1, [effect], field 'at': 'ravan'"),
        ('at = ["station"]', 'at = ["moon"]', "freight-run, [[rules]] 2, [effect], field 'at': 'moon'"),
        (
            'at = ["jumpgate"]',
            'at = ["red"]',
            "overgrown, [[rules]] 2, [effect], field 'at': aliens are delivered",
        ),
        (
            'colours = ["red", ',
            'colours = ["pink", ',
            "freight-run, [[rules]] 2, [effect], field 'colours': 'pink'",
        ),
        (
            'name = "engine_range"',
            'name = "warp"',
            "lane-keepers, [[rules]] 1, [effect], field 'name': 'warp'",
        ),
        ("add = 1", 'add = "1"', "lane-keepers, [[rules]] 1, [effect], field 'add'"),
        ("set = 250", "set = -1", "gold-rush, [[rules]] 2, [effect], field 'set': -1 is not a whole number"),
        (
            "rounds = [1, 3]",
            "rounds = [3, 1]",
            "first-flag, [[rules]] 1, [effect], field 'rounds': [3, 1] are not",
        ),
        (
            "rounds = [1, 3]",
            "rounds = [1]",
            "first-flag, [[rules]] 1, [effect], field 'rounds': has 1 numbers",
        ),
        ("rounds = [5, 9]", 'rounds = "5"', "overgrown, [[rules]] 1, field 'rounds': '5' is not a list"),
        (
            "rounds = [5, 9]",
            "rounds = [5, 99]",
            "overgrown, [[rules]] 1, field 'rounds': [5, 99] are not rounds",
        ),
        ("rounds = [5, 9]", "rounds = [-5, 9]", "overgrown, [[rules]] 1, field 'rounds'"),
        ("rounds = [5, 9]", "rounds = [0, 9]", "overgrown, [[rules]] 1, field 'rounds'"),
        (
            'action = "bombard"',
            'action = "sing"',
            "first-flag, [[rules]] 1, [effect], field 'action': 'sing'",
        ),
        (
            'where = ["any"], species = "native"',
            'where = ["any"]',
            "overgrown, [[setup]] 1, field 'kind': 'add_aliens'",
        ),
        (
            '["any"], species',
            '["infested"], species',
            "overgrown, [[setup]] 1, field 'where': 'native' and 'infested'",
        ),
        ('id = "gold-rush"', 'id = "menagerie"', "menagerie, field 'id'"),
    ],
)
def test_wrong_scenarios_are_named(old: str, new: str, complaint: str) -> None:
    refuse("scenarios.toml", old, new, complaint)


@pytest.mark.rule("C-COMP-15")
@pytest.mark.rule("C-DATA-13")
@pytest.mark.rule("C-DATA-15")
@pytest.mark.rule("C-DATA-27")
@pytest.mark.parametrize(
    ("file", "old", "new", "part"),
    [
        ("constants.toml", "colonists_each = 15", "colonists_each = 14", "colonists"),
        ("constants.toml", "each_colour = 5", "each_colour = 6", "goods"),
        ("constants.toml", "ships = 4", "ships = 5", "ships"),
        ("constants.toml", "cubes = 17", "cubes = 16", "cubes"),
        ("constants.toml", "sectors = 27", "sectors = 28", "sectors"),
        ("constants.toml", "mats = 4", "mats = 3", "mats"),
        ("constants.toml", "scenario_cards = 10", "scenario_cards = 11", "scenario_cards"),
        ("aliens.toml", "meeples = 15", "meeples = 16", "alien_meeples"),
        ("aliens.toml", "copies = 2", "copies = 3", "alien_cards"),
    ],
)
def test_counts_other_than_in_the_list_of_parts_are_refused(file: str, old: str, new: str, part: str) -> None:
    with pytest.raises(BadData, match=re.escape(f"constants.toml, [components], field '{part}': ")):
        CosmicComponents(spoilt(file, old, new))


@pytest.mark.rule("C-DATA-12")
def test_a_pool_that_the_stock_cannot_fill_is_refused() -> None:
    read = spoilt("scenarios.toml", ORDINARY_POOL, "pool = { red = 9, blue = 0, green = 0, yellow = 0 }")
    with pytest.raises(BadData, match="10 red planets and as many cards can be asked for"):
        CosmicComponents(read)


def test_no_table_at_all_is_refused() -> None:
    with pytest.raises(BadData, match=r"planets\.toml: "):
        CosmicComponents(spoilt("planets.toml", "[[planet]]", "[[planet"))
