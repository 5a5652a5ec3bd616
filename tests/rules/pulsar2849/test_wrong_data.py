"""Component files with mistakes are refused; the error names file, entry and field (catalogue section 14)."""

import re
from collections.abc import Callable
from importlib.resources import files

import pytest

from astrarium.core.components import Entry, parse
from astrarium.core.errors import BadData
from astrarium.games.pulsar2849.components import constants, schema, tables
from astrarium.games.pulsar2849.components.constants import Goals, Gyrodynes
from astrarium.games.pulsar2849.components.schema import Effects
from astrarium.games.pulsar2849.components.starmap import (
    StarMap,
)
from astrarium.games.pulsar2849.components.tables import PulsarCards


def text_of(file: str) -> str:
    return files("astrarium.games.pulsar2849").joinpath("components", file).read_text("utf-8")


def spoilt(file: str, old: str, new: str) -> Callable[[str], Entry]:
    """Return a reader of component files, one of them with a mistake."""
    assert old in text_of(file)
    return lambda name: (
        parse(name, text_of(name).replace(old, new, 1)) if name == file else constants.read_file(name)
    )


def read_costs_and_halves(cards: PulsarCards) -> None:
    tables.design_costs(cards)
    tables.design_halves(cards)


WRONG_CARDS = [
    (
        "technologies.toml",
        'needs_gate = "green"',
        'needs_gate = "pink"',
        "tech]] ai-1a, [[always]] 1, field 'needs_gate'",
    ),
    ("technologies.toml", 'category = "I"', 'category = "IV"', "[[board]] ai, field 'category'"),
    (
        "technologies.toml",
        "cost = 1\n",
        "cost = 7\n",
        "[[tech]] ai-1a, field 'cost': 7 is not a whole number from 1 to 6",
    ),
    ("technologies.toml", "slots = 2", "slots = 3", "[[tech]] ai-1a, field 'slots'"),
    ("technologies.toml", 'event = "patent"', 'event = "nap"', "[[tech]] ai-1b, [[always]] 1, field 'event'"),
    (
        "technologies.toml",
        'gain = [{ kind = "vp"',
        'gain = [{ kind = "explore"',
        "ai-1b, [[always]] 1, [[gain]] 1, field 'kind'",
    ),
    (
        "technologies.toml",
        "amounts = [-1, 1]",
        "amounts = [2]",
        "field 'amounts': [2] are not some of [-1, 1]",
    ),
    ("technologies.toml", "from = [0]", "from = [0, 1]", "field 'from'"),
    (
        "technologies.toml",
        'actions = ["patent"], from',
        'actions = ["fly"], from',
        "field 'actions': a die of 0 never flies",
    ),
    ("technologies.toml", 'per = "spinning"', 'per = "hats"', "aii-3b, [[production]] 1, field 'per'"),
    (
        "technologies.toml",
        'production = [{ kind = "vp_per"',
        'production = [{ kind = "explore"',
        "'explore' cannot stand in the list 'production'",
    ),
    (
        "transmitters.toml",
        'id = "t-a2"',
        'id = "t-a1"',
        "[[transmitter]] t-a1, field 'id': 't-a1' occurs twice",
    ),
    (
        "transmitters.toml",
        'kind = "explore", n = 1',
        'kind = "bonus_die", value = 2',
        "[[transmitter]] t-a2, [[now]] 1, field 'kind': 'bonus_die' is not one of",
    ),
    ("hq.toml", "cost = 1\n", "cost = 0\n", "[[project]] h-a1-b1, field 'cost'"),
    (
        "hq.toml",
        '{ kind = "silver_die", value = 2 },',
        '{ kind = "silver_die", value = 9 },',
        "[[now]] 1, field 'value': 9 is not a whole number from 1 to 6",
    ),
    ("hq.toml", "sizes = [1]", "sizes = [4]", "h-a1-b1, [[now]] 1, field 'sizes'"),
    (
        "hq.toml",
        '  { kind = "bonus_die", value = 2 },\n',
        "",
        "[[project]] h-a1-u2, field 'now': a silver die",
    ),
    (
        "exploration.toml",
        'kind = "vp", n = 4',
        'kind = "explore", n = 1',
        "[[exploration]] exp-vp4, [[now]] 1, field 'kind': 'explore' is not one of",
    ),
    (
        "exploration.toml",
        "n = 5",
        "n = 0",
        "exp-vp5, [[now]] 1, field 'n': 0 is not a whole number of at least 1",
    ),
    (
        "systems.toml",
        'kind = "bonus_die", value = 1',
        'kind = "vp", n = 1',
        "[[system]] sys-01, [[now]] 1, field 'kind': 'vp' is not one of",
    ),
]


@pytest.mark.rule("P-DATA-67")
@pytest.mark.rule("P-DATA-68")
@pytest.mark.rule("P-DATA-69")
@pytest.mark.rule("P-DATA-70")
@pytest.mark.rule("P-DATA-72")
@pytest.mark.rule("P-DATA-73")
@pytest.mark.rule("P-DATA-74")
@pytest.mark.rule("P-DATA-75")
@pytest.mark.rule("P-DATA-76")
@pytest.mark.parametrize(("file", "old", "new", "complaint"), WRONG_CARDS)
def test_a_wrong_card_is_named_with_file_entry_and_field(
    file: str, old: str, new: str, complaint: str
) -> None:
    with pytest.raises(BadData, match=re.escape(complaint)) as error:
        PulsarCards(spoilt(file, old, new))
    assert str(error.value).startswith(f"{file}, ")


@pytest.mark.rule("P-DATA-65")
def test_a_face_without_eight_projects_is_named() -> None:
    text = text_of("hq.toml")
    first, second = text.index("[[face.project]]"), text.index('[[face.project]]\nid = "h-a1-b2"')
    read = spoilt("hq.toml", text[first:second], "")
    with pytest.raises(BadData, match=re.escape("hq.toml, [[face]] h-a1, field 'project': has 7 projects")):
        PulsarCards(read)


@pytest.mark.rule("P-DATA-36")
@pytest.mark.rule("P-DATA-64")
@pytest.mark.rule("P-DATA-71")
@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("costs = [1, 5]", "costs = [5, 5]", "t-a2, field 'costs': [5, 5] are not"),
        ("costs = [3]", "costs = []", "t-a1, field 'costs': [] are not"),
        ("costs = [3]", "costs = [7]", "t-a1, field 'costs': [7] are not"),
        ("left = 1", "left = 4", "t-a1, field 'left': 4 is not a whole number from 0 to 3"),
        ("right = 3\nnow", "now", "t-a2, field 'left': a transmitter has a half die"),
    ],
)
def test_wrong_costs_and_half_dice_are_named(old: str, new: str, complaint: str) -> None:
    cards = PulsarCards(spoilt("transmitters.toml", old, new))
    with pytest.raises(BadData, match=re.escape(f"transmitters.toml, [[transmitter]] {complaint}")):
        read_costs_and_halves(cards)


@pytest.mark.rule("P-DATA-15")
@pytest.mark.rule("P-DATA-20")
@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('kind = "blue"', 'kind = "pink"', "sys-01, [[planets]] 1, field 'kind': 'pink'"),
        (
            '{ kind = "blue", open_from = 2 },\n  { kind = "lifeless", open_from = 2 },\n]',
            '{ kind = "blue", open_from = 3 },\n]',
            "sys-04, field 'planets': no planet is open to two players",
        ),
    ],
)
def test_wrong_planets_are_named(old: str, new: str, complaint: str) -> None:
    cards = PulsarCards(spoilt("systems.toml", old, new))
    with pytest.raises(BadData, match=re.escape(f"systems.toml, [[system]] {complaint}")):
        tables.open_planets(cards)


@pytest.mark.rule("P-DATA-67")
@pytest.mark.parametrize(
    ("effect", "where", "complaint"),
    [
        ('{ kind = "dance" }', "now", "field 'kind': 'dance' is not one of"),
        ('{ kind = "vp" }', "now", "field 'n': is missing"),
        ('{ kind = "vp", n = 1 }', "always", "field 'kind': 'vp' cannot stand in the list 'always'"),
        ('{ kind = "when", event = "link", gain = [] }', "now", "cannot stand in the list 'now'"),
        ('{ kind = "modifier", token = "pm9", n = 1 }', "now", "field 'token': 'pm9' is not one of"),
        ('{ kind = "move_marker", track = "race", steps = 1 }', "now", "field 'track'"),
        ('{ kind = "station_remote", planets = ["red"] }', "now", "field 'planets'"),
        ('{ kind = "gate_run", colour = "blue", vp = 1 }', "now", "field 'colour'"),
        ('{ kind = "pay_cubes_vp", cubes = 0, vp = 1, times = 1 }', "end", "field 'cubes'"),
    ],
)
def test_a_wrong_effect_is_named(effect: str, where: str, complaint: str) -> None:
    entry = parse("cards.toml", f"effect = {effect}").entry("effect")
    with pytest.raises(BadData, match=re.escape(complaint)) as error:
        Effects().add(0, entry, where)
    assert str(error.value).startswith("cards.toml, [effect], field ")


@pytest.mark.rule("P-DATA-67")
def test_the_lists_of_a_card_are_the_four_times() -> None:
    assert schema.LISTS == ["now", "always", "production", "end"]


@pytest.mark.rule("P-DATA-06")
@pytest.mark.rule("P-DATA-08")
@pytest.mark.rule("P-DATA-09")
@pytest.mark.rule("P-DATA-74")
@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        ("map_a.toml", 'colour = "green"', 'colour = "pink"', "[[nodes]] n4, field 'colour': 'pink'"),
        ("map_a.toml", 'kind = "pulsar"', 'kind = "moon"', "[[nodes]] n5, field 'kind': 'moon'"),
        ("map_a.toml", '["n1", "n2"]', '["n1", "n99"]', "field 'segments': 'n99' is not a location"),
        ("map_a.toml", '["n1", "n2"]', '["n1"]', "field 'segments': ['n1'] is not a pair"),
        ("map_a.toml", "isolated = true, ", "", "field 'nodes': n70 is marked as isolated, or should be"),
        ("map_a.toml", 'id = "n3"', 'id = "n1"', "field 'nodes': two locations have the same id"),
        ("map_a.toml", "node_count = 87", "node_count = 88", "[map], field 'node_count': 88 are listed"),
        ("map_b.toml", "segment_count = 106", "segment_count = 1", "field 'segment_count': 1 are listed"),
        ("map_b.toml", "dead_end = true, ", "", "field 'nodes': sd is marked as a dead end, or should be"),
        ("map_b.toml", "sun = false", "sun = true", "field 'nodes': sd is a dead end on the sun side"),
    ],
)
def test_a_wrong_map_is_named(file: str, old: str, new: str, complaint: str) -> None:
    with pytest.raises(BadData, match=re.escape(complaint)) as error:
        StarMap(spoilt(file, old, new)(file))
    assert str(error.value).startswith(f"{file}, ")


@pytest.mark.rule("P-DATA-39")
@pytest.mark.rule("P-DATA-40")
@pytest.mark.rule("P-DATA-41")
@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("size = 2", "size = 1", "field 'gyrodyne': there must be one entry for each of the sizes"),
        ("take = 4", "take = 7", "[[gyrodyne]] gyro-3, field 'take': 7 is not a whole number from 1 to 6"),
        ("vp = 2\n", "", "[[gyrodyne]] gyro-2, field 'vp': is missing"),
        ("copies = 10", "copies = 0", "[[gyrodyne]] gyro-1, field 'copies'"),
        ("vp = [7, 4]", "vp = [7, 4, 2]", "[awards], field 'vp': has 3 numbers where 2 belong"),
    ],
)
def test_wrong_gyrodynes_are_named(old: str, new: str, complaint: str) -> None:
    with pytest.raises(BadData, match=re.escape(f"gyrodynes.toml, {complaint}")):
        Gyrodynes(spoilt("gyrodynes.toml", old, new)("gyrodynes.toml"))


@pytest.mark.rule("P-DATA-49")
@pytest.mark.rule("P-DATA-50")
@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('count = "stations"', 'count = "hats"', "g1a, [[needs]] 1, field 'count': 'hats'"),
        ("min = 5", "min = 0", "g1a, [[needs]] 1, field 'min'"),
        ('needs = [{ count = "links", min = 2 }]', "needs = []", "g1b, field 'needs': has 0 lines"),
        ("bonuses = [{ cubes = 2, vp = 4 }]", "bonuses = [{ cubes = 2 }]", "g3b, [[bonuses]] 1, field 'vp'"),
        ("{ cubes = 1, vp = 2 }, ", "{ cubes = 1, vp = 2 }, " * 2, "g1b, field 'bonuses': has 3 bonuses"),
    ],
)
def test_wrong_goals_are_named(old: str, new: str, complaint: str) -> None:
    with pytest.raises(BadData, match=re.escape(f"goals.toml, [[goal]] {complaint}")):
        Goals(spoilt("goals.toml", old, new)("goals.toml"))
