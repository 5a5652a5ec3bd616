"""Reading of packs: errors are one line with file, entry and field."""

from collections.abc import Callable
from pathlib import Path

import pytest

import astrarium
from astrarium import packs
from astrarium.core.components import Files
from astrarium.core.errors import BadData, BadOption
from astrarium.core.packs import GamePack
from astrarium.games.cosmic_pioneers.components.constants import REPLACEABLE as OF_COSMIC
from astrarium.games.cosmic_pioneers.components.tables import CosmicComponents
from astrarium.games.pulsar2849.components.constants import REPLACEABLE as OF_PULSAR
from astrarium.games.pulsar2849.components.constants import Goals
from astrarium.games.pulsar2849.components.tables import PulsarCards, design_costs
from tests.packs.folders import (
    ALIENS,
    DIGEST,
    EVENT,
    FRONTIER,
    LINE,
    SCENARIO,
    TECHNOLOGIES,
    TECHNOLOGY,
    part,
    write,
)

PULSAR = "pulsar2849"
COSMIC = "cosmic-pioneers"
HEAD = 'name = "test"\nversion = "2"\ngame = "pulsar2849"\n'


def open_pulsar(pack: GamePack) -> PulsarCards:
    files = Files("astrarium.games.pulsar2849.components", OF_PULSAR, pack)
    cards = PulsarCards(files.read)
    design_costs(cards)
    Goals(files.read("goals.toml"))
    return cards


def open_cosmic(pack: GamePack) -> CosmicComponents:
    files = Files("astrarium.games.cosmic_pioneers.components", OF_COSMIC, pack)
    components = CosmicComponents(files.read, has_pack=True)
    files.check_read()
    return components


def opened(folder: Path, files: dict[str, str]) -> GamePack:
    game = next(name.split("/")[0] for name in files if not name.startswith("locale"))
    pack = part(folder, game, files)
    (open_pulsar if game == PULSAR else open_cosmic)(pack)
    return pack


def test_the_example_has_a_part_for_each_of_its_games() -> None:
    parts = packs.read_pack(FRONTIER)
    assert set(parts) == {PULSAR, COSMIC} == set(packs.GAMES)
    assert {pack.line for pack in parts.values()} == {LINE}
    assert list(parts[PULSAR].files) == ["technologies.toml"]
    assert list(parts[COSMIC].files) == ["aliens.toml"]


def test_a_component_with_our_id_takes_its_place(tmp_path: Path) -> None:
    pack = part(tmp_path, PULSAR, {TECHNOLOGIES: TECHNOLOGY})
    cards, ours = open_pulsar(pack), PulsarCards()
    number = ours.names.index("ai-1c")
    assert cards.names == ours.names
    assert cards.titles[number] == ("Charter", "4 VP for each pulsar your ship claims.")
    assert (ours.entries[number].integer("cost"), cards.entries[number].integer("cost")) == (5, 4)
    assert cards.entries[number].word("origin") == "pack"
    assert cards.entries[number].where == "pack test: pulsar2849/technologies.toml, [[tech]] ai-1c"
    (change,) = pack.changes
    assert (change.table, change.name) == ("tech", "ai-1c")
    assert change.before is not None
    assert change.before["name"] == "Pulsar Charter"


def test_a_component_with_a_new_id_comes_after_ours(tmp_path: Path) -> None:
    pack = part(tmp_path, COSMIC, {ALIENS: EVENT})
    components = open_cosmic(pack)
    ours = CosmicComponents()
    assert components.aliens.cards == [*ours.aliens.cards, "worm-fair"]
    assert components.aliens.copies[-1] == 2
    assert [(change.name, change.before) for change in pack.changes] == [("worm-fair", None)]


COMMANDER = """
[[commander]]
id = "ito"
name = "Ito"
talent = "Deep Pockets"
text = "Starts with 100 credits more."
phase = 2
effects = [{ kind = "figure", name = "start_credits", add = 100 }]
"""
PLANET = """
[[planet]]
id = "haven"
name = "Haven"
text = "Quiet."
colour = "green"
slots = 6
green = [1, 2, 3, 4, 5]
adventure = [
  { kind = "draw_event" },
  { kind = "gain_colonists", n = 1 },
  { kind = "gain_colonists", n = 1 },
  { kind = "gain_credits", n = 100 },
  { kind = "gain_credits", n = 100 },
  { kind = "gain_credits", n = 200 },
]
"""


@pytest.mark.parametrize(
    ("file", "text", "names"),
    [
        ("commanders.toml", COMMANDER, lambda found: found.commanders.names),
        ("planets.toml", PLANET, lambda found: found.planets.names),
        ("scenarios.toml", SCENARIO, lambda found: found.scenarios.names),
    ],
)
def test_every_addable_component(
    tmp_path: Path, file: str, text: str, names: Callable[[CosmicComponents], list[str]]
) -> None:
    pack = part(tmp_path, COSMIC, {f"{COSMIC}/{file}": text})
    assert names(open_cosmic(pack)) == [*names(CosmicComponents()), pack.changes[0].name]


def test_the_digest_is_of_the_components_alone(tmp_path: Path) -> None:
    files = {TECHNOLOGIES: TECHNOLOGY}
    first = part(tmp_path / "a", PULSAR, files)
    spaced = part(tmp_path / "b", PULSAR, {TECHNOLOGIES: "# A comment.\n" + TECHNOLOGY.replace(" = ", "=")})
    translated = part(tmp_path / "c", PULSAR, {**files, "locale/fr.ftl": "card-ai-1c = Charte\n"})
    other = part(tmp_path / "d", PULSAR, {TECHNOLOGIES: TECHNOLOGY.replace("cost = 4", "cost = 3")})
    assert first.digest == spaced.digest == translated.digest != other.digest
    assert len(first.digest) == len(DIGEST) == 16


@pytest.mark.parametrize(
    ("files", "complaint"),
    [
        (
            {TECHNOLOGIES: TECHNOLOGY.replace("cost = 4", "cost = 9")},
            "pack test: pulsar2849/technologies.toml, [[tech]] ai-1c, field 'cost': 9 is not a whole number",
        ),
        (
            {TECHNOLOGIES: TECHNOLOGY.replace("claim_by_ship", "claim")},
            "technologies.toml, [[tech]] ai-1c, [[always]] 1, field 'event': 'claim' is not one of 'patent'",
        ),
        (
            {TECHNOLOGIES: TECHNOLOGY.replace('"permanent"', '"lasting"')},
            "[[tech]] ai-1c, field 'kind': 'lasting' is not one of 'one_shot', 'permanent'",
        ),
        (
            {TECHNOLOGIES: TECHNOLOGY.replace('"permanent"', '"end"')},
            "[[tech]] ai-1c, field 'always': 'end' has effects in the list 'end' only",
        ),
        ({TECHNOLOGIES: TECHNOLOGY.replace("text =", "txt =")}, "[[tech]] ai-1c, field 'text': is missing"),
        (
            {TECHNOLOGIES: TECHNOLOGY.replace("ai-1c", "ai-1d")},
            "[[tech]] ai-1d, field 'id': there is no tech 'ai-1d', and none can be added",
        ),
        ({TECHNOLOGIES: TECHNOLOGY * 2}, "[[tech]] ai-1c, field 'id': 'ai-1c' occurs twice"),
        (
            {TECHNOLOGIES: TECHNOLOGY.replace('id = "ai-1c"', "")},
            "pulsar2849/technologies.toml, [[tech]] 1, field 'id': is missing",
        ),
        (
            {TECHNOLOGIES: TECHNOLOGY.replace("[[tech]]", "[[board]]")},
            "technologies.toml, field 'board': a pack can change only [[tech]] in this file",
        ),
        (
            {"pulsar2849/constants.toml": "[game]\nrounds = 9\n"},
            "pulsar2849/constants.toml: a pack can change only these files: exploration.toml, goals.toml, hq",
        ),
        (
            {"pulsar2849/goals.toml": '[[goal]]\nid = "g1a"\nname = "A"\ntext = "B"\ntile = 2\nsun = true\n'},
            "[[goal]] g1a, field 'tile': must stay 1",
        ),
        (
            {ALIENS: EVENT.replace("worm-fair", "Fair!")},
            "[[card]] Fair!, field 'id': 'Fair!' is reserved, or not made of small letters, digits and hyph",
        ),
        (
            {f"{COSMIC}/planets.toml": PLANET.replace("haven", "belt")},
            "[[planet]] belt, field 'id': 'belt' is reserved, or not made of",
        ),
        (
            {ALIENS: EVENT.replace("worm-fair", "ravan")},
            "field 'id': 'ravan' occurs twice in the component files",
        ),
        (
            {ALIENS: EVENT.replace("copies = 2", "copies = 2\ncopy = 3")},
            "pack test: cosmic-pioneers/aliens.toml, [[card]] worm-fair, field 'copy': means nothing here",
        ),
        ({ALIENS: EVENT.replace("copies = 2", "copies =")}, "pack test: cosmic-pioneers/aliens.toml: "),
        ({ALIENS: EVENT, "locale/fr.ftl": "card-worm-fair\n"}, "pack test: locale/fr.ftl: Expected token"),
        (
            {ALIENS: EVENT, "locale/fr.ftl": "card-worm-fair = Foire de { $who }\n"},
            "pack test: locale/fr.ftl: message 'card-worm-fair' is not plain text",
        ),
        (
            {ALIENS: EVENT, "locale/fr.ftl": "card-worm-fair =\n    .tip = Foire\n"},
            "pack test: locale/fr.ftl: message 'card-worm-fair' is not plain text",
        ),
        (
            {ALIENS: EVENT, "locale/fr.ftl": "-fair = Foire\n"},
            "locale/fr.ftl: term 'fair' means nothing here",
        ),
    ],
)
def test_errors_name_file_entry_and_field(tmp_path: Path, files: dict[str, str], complaint: str) -> None:
    with pytest.raises(BadData) as caught:
        opened(tmp_path, files)
    assert complaint in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("head", "complaint"),
    [
        ("", "is missing"),
        (HEAD.replace('"test"', '"My Pack"'), "field 'name': 'My Pack' is not made of small letters"),
        (HEAD.replace('"2"', '"2 beta"'), "field 'version': '2 beta' is not made of letters"),
        (HEAD.replace('"2"', "2"), "field 'version': 2 is not a text"),
        (HEAD.replace("pulsar2849", "pulsar"), "field 'game': 'pulsar' is not one of"),
        (HEAD.replace("pulsar2849", "globular-cluster"), "field 'game': 'globular-cluster' is not one of"),
        (HEAD.replace('"pulsar2849"', "[]"), "field 'game': [] are not one or more different games"),
        (HEAD + "author = 1\n", "field 'author': means nothing here"),
        (HEAD + "name =", "pack.toml: "),
        (HEAD.replace("pulsar2849", COSMIC), "there is no component file (cosmic-pioneers/*.toml)"),
    ],
)
def test_the_head_of_a_pack_is_checked(tmp_path: Path, head: str, complaint: str) -> None:
    folder = write(tmp_path, {TECHNOLOGIES: TECHNOLOGY}, head or "\n")
    with pytest.raises(BadData) as caught:
        packs.read_pack(folder)
    assert complaint in str(caught.value)


def test_a_folder_without_a_game_raises(tmp_path: Path) -> None:
    folder = write(tmp_path, {TECHNOLOGIES: TECHNOLOGY, "cosmic/aliens.toml": EVENT}, HEAD)
    with pytest.raises(
        BadData, match=r"the folder cosmic is not of a game that pack\.toml names: pulsar2849"
    ):
        packs.read_pack(folder)


def test_a_folder_that_is_not_a_pack(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"is not a pack: it has no file pack\.toml"):
        packs.read_pack(tmp_path)


def test_a_file_that_is_not_text(tmp_path: Path) -> None:
    folder = write(tmp_path, {TECHNOLOGIES: TECHNOLOGY})
    (folder / TECHNOLOGIES).write_bytes(b"\xff\xfe")
    with pytest.raises(BadData, match=r"technologies.toml: byte 1 is not text in UTF-8"):
        packs.read_pack(folder)


def test_choosing_a_pack_raises_once_a_game_is_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(packs.VARIABLE, raising=False)
    assert astrarium.game(PULSAR).pack is None
    with pytest.raises(BadOption, match="before the first game is opened"):
        packs.choose(FRONTIER)
    assert packs.from_environment() == {}
