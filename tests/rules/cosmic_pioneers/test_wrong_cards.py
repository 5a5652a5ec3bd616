"""Errors in species, cards, planets and effects of the component files are named (catalogue section 11)."""

import re

import pytest

from astrarium.core.components import parse
from astrarium.core.errors import BadData
from astrarium.games.cosmic_pioneers.components import schema
from astrarium.games.cosmic_pioneers.components.schema import Effect
from tests.rules.cosmic_pioneers.spoiling import refuse

WORM = 'colour = "yellow"\nmeeples = 12\nadds = 1'


@pytest.mark.rule("C-DATA-11")
@pytest.mark.rule("C-DATA-12")
@pytest.mark.rule("C-DATA-14")
@pytest.mark.rule("C-DATA-15")
@pytest.mark.rule("C-DATA-19")
@pytest.mark.rule("C-NOTE-03")
@pytest.mark.rule("C-NOTE-04")
@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('colour = "red"', 'colour = "blue"', "field 'species': must be ['lizard', "),
        ('id = "worm"', 'id = "moth"', "field 'species': must be ['lizard', "),
        ("meeples = 15", "meeples = 0", "[[species]] lizard, field 'meeples': 0 is not a whole number"),
        ("adds = 1", "adds = -1", "[[species]] lizard, field 'adds': -1 is not a whole number"),
        (WORM, WORM.replace("adds = 1", "adds = 2"), "[[species]] worm, field 'adds'"),
        (
            'species = "lizard"',
            'species = "leopard"',
            "[[card]] lizard-night-raid, field 'species': 'leopard'",
        ),
        ("copies = 2", "copies = 0", "[[card]] lizard-night-raid, field 'copies': 0 is not a whole number"),
        ('id = "lizard-ambush"', 'id = "lizard-night-raid"', "[[card]] lizard-night-raid, field 'id'"),
        (
            'text = "Every planet with a slime gets 1 more slime."\n',
            "",
            "slime-bloom, field 'text': is missing",
        ),
        ('whom = "ships"', 'whom = "rivals"', "lizard-ambush, [[effects]] 1, field 'whom': 'rivals'"),
        (
            'where = ["infested"]',
            'where = ["sunny"]',
            "lizard-night-raid, [[effects]] 1, field 'where': 'sunny'",
        ),
        ('where = ["infested"]', 'where = "infested"', "field 'where': 'infested' is not a list"),
        ('where = ["infested"], side', "side", "lizard-night-raid, [[effects]] 1, field 'where': is missing"),
        ('side = "right"', 'side = "top"', "lizard-night-raid, [[effects]] 1, field 'side': 'top'"),
        ('dir = "clockwise"', 'dir = "up"', "lizard-brood-march, [[effects]] 1, field 'dir': 'up'"),
        ('life = "alien"', 'life = "plant"', "lizard-brood-march, [[effects]] 1, field 'life': 'plant'"),
        ("pick = 1", "pick = -1", "squid-drag-under, [[effects]] 1, field 'pick': -1 is not a whole number"),
        ('species = "card"', 'species = "worm"', "lizard-alpha-call, [[effects]] 1, field 'species': 'worm'"),
    ],
)
def test_wrong_species_and_cards_are_named(old: str, new: str, complaint: str) -> None:
    refuse("aliens.toml", old, new, complaint)


@pytest.mark.parametrize("kind", ["draw_event", *schema.KINDS[15:]])
def test_a_card_draws_no_other_card_and_has_no_standing_effect(kind: str) -> None:
    complaint = f"[[card]] lizard-ambush, [[effects]] 1, field 'kind': '{kind}' is not one of"
    refuse("aliens.toml", 'kind = "jettison", n = 2, whom', f'kind = "{kind}", n = 2, whom', complaint)


@pytest.mark.rule("C-DATA-04")
@pytest.mark.rule("C-DATA-05")
@pytest.mark.rule("C-DATA-06")
@pytest.mark.rule("C-DATA-07")
@pytest.mark.rule("C-DATA-08")
@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('colour = "red"', 'colour = "pink"', "ravan, field 'colour': 'pink' is not one of"),
        ("slots = 4", "slots = 9", "ravan, field 'slots': 9 is not a whole number from 1 to 8"),
        ("slots = 4", "slots = 0", "ravan, field 'slots': 0 is not a whole number from 1 to 8"),
        ("green = [1, 2]", "green = []", "ravan, field 'green': [] are not one or more of the slots 1 to 4"),
        ("green = [1, 2]", "green = [1, 5]", "ravan, field 'green': [1, 5] are not one or more of the slots"),
        ("green = [1, 2]", "green = [0, 1]", "ravan, field 'green': [0, 1] are not one or more of the slots"),
        ("green = [1, 2]", "green = [1, 1]", "ravan, field 'green'"),
        (
            "green = [1, 2]",
            "green = [1, 2, 3]",
            "ravan, field 'green': 3 harmful faces go with 2 green slots",
        ),
        ("green = [1, 2]", 'green = ["1"]', "ravan, field 'green': '1' is not a whole number"),
        ('  { kind = "draw_event" },\n', "", "ravan, field 'adventure': has 5 faces where 6 belong"),
        ('{ kind = "draw_event" }', '{ kind = "crash" }', "ravan, field 'adventure': face 1, and no other"),
        ('{ kind = "crash" }', '{ kind = "draw_event" }', "ravan, field 'adventure': face 1, and no other"),
        (
            '{ kind = "crash" }',
            '{ kind = "jettison", n = 1 }',
            "ravan, [[adventure]] 2, field 'kind': 'jettison'",
        ),
        (
            '{ kind = "gain_colonists", n = 1 }',
            '{ kind = "gain_colonists" }',
            "[[adventure]] 5, field 'n': is missing",
        ),
        (
            'where = ["here"]',
            'where = ["native"]',
            "ravan, [[adventure]] 3, field 'where': 'native' and 'infested'",
        ),
        ('id = "cinder"', 'id = "ravan"', "ravan, field 'id'"),
    ],
)
def test_wrong_planets_are_named(old: str, new: str, complaint: str) -> None:
    refuse(
        "planets.toml", old, new, f"[[planet]] {complaint}" if complaint.startswith("ravan") else complaint
    )


@pytest.mark.parametrize(
    ("effect", "complaint"),
    [
        ("{ n = 1 }", "field 'kind': is missing"),
        ('{ kind = "dance" }', "field 'kind': 'dance' is not one of"),
        ('{ kind = "figure" }', "field 'kind': 'figure' is not one of"),
        ('{ kind = "gain_credits" }', "field 'n': is missing"),
        ('{ kind = "gain_credits", n = 1, m = 2 }', "field 'm': 'gain_credits' has no such parameter"),
        ('{ kind = "gain_credits", n = true }', "field 'n': True is not a whole number"),
        ('{ kind = "gain_credits", n = 1, where = ["native"] }', "field 'where': 'native' and 'infested'"),
        (
            '{ kind = "shift_life", life = "alien", n = 1, where = ["any"], dir = "clockwise" }',
            "field 'kind'",
        ),
        (
            '{ kind = "turn_colonists", n = 1, where = ["any"] }',
            "field 'kind': 'turn_colonists' of the card's",
        ),
    ],
)
def test_a_wrong_effect_is_named(effect: str, complaint: str) -> None:
    entry = parse("cards.toml", f"effect = {effect}").entry("effect")
    with pytest.raises(BadData, match=re.escape(f"cards.toml, [effect], {complaint}")):
        Effect(entry, schema.AT_ONCE)


def test_parameters_left_out_have_their_defaults() -> None:
    def read(text: str, known: list[str] = schema.AT_ONCE) -> dict[str, int]:
        return Effect(parse("cards.toml", f"effect = {text}").entry("effect"), known).numbers

    anywhere = read('{ kind = "place_goods", n = 1, where = ["any"] }')["where"]
    assert read('{ kind = "gain_credits", n = 3 }') == {"n": 3, "whom": 0, "where": anywhere}
    assert read('{ kind = "lose_colonists", n = 1, where = ["any"] }')["side"] == 1
    assert read('{ kind = "destroy_planet", where = ["any"] }')["pick"] == 0
    forbid = Effect(
        parse("x", 'effect = { kind = "forbid", action = "bombard" }').entry("effect"), schema.STANDING
    )
    assert all(forbid.holds_in(number) for number in range(13))
