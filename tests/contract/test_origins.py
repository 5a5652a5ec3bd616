"""Whose design the components are: labelled without a gap, counted, and marked where people see them."""

import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

import astrarium
from astrarium.core.clauses import SOURCES
from astrarium.core.components import OURS, OURS_MARK, PUBLISHED
from astrarium.core.game import Game

# What our own files may say; the third origin is that of packs.
ORIGINS = {PUBLISHED, OURS}
GAMES = [astrarium.game(name) for name in astrarium.games()]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)

# By game and kind: how many different components there are, how many of them ours, how many pieces.
COUNTS = {
    "pulsar2849": {
        "map": (2, 0, 2),
        "system": (17, 0, 17),
        "exploration": (5, 3, 12),
        "gyrodyne": (3, 0, 30),
        "transmitter": (18, 18, 24),
        "board": (12, 9, 12),
        "technology": (68, 51, 68),
        "hq": (8, 6, 8),
        "project": (64, 48, 64),
        "goal": (12, 12, 12),
    },
    "cosmic-pioneers": {
        "planet": (25, 24, 25),
        "species": (4, 0, 51),
        "card": (16, 16, 25),
        "commander": (4, 4, 4),
        "attribute": (4, 2, 4),
        "scenario": (10, 10, 10),
        "die": (1, 1, 1),
    },
    "globular-cluster": {
        "mits": (1, 0, 1),
        "empty": (4, 0, 8),
        "supernova": (1, 0, 2),
        "resource": (4, 0, 8),
        "habitable": (9, 0, 13),
        "opening": (4, 0, 4),
    },
}

MARKED = {
    "pulsar2849": {"transmitter", "technology", "goal"},
    "cosmic-pioneers": {"planet", "card", "commander", "scenario"},
}


@every_game
def test_as_many_components_are_ours_as_we_say(game: Game) -> None:
    found = game.components()
    kinds = dict.fromkeys(each.kind for each in found)
    counts = {}
    for kind in kinds:
        those = [each for each in found if each.kind == kind]
        ours = sum(each.origin == OURS for each in those)
        counts[kind] = (len(those), ours, sum(each.copies for each in those))
    assert counts == COUNTS[game.name]


@every_game
def test_a_component_has_an_id_of_its_own_a_name_and_a_text(game: Game) -> None:
    found = game.components()
    assert [name for name, count in Counter(each.id for each in found).items() if count > 1] == []
    assert [each.id for each in found if not each.title or not each.text or each.copies < 1] == []
    assert {each.origin for each in found} <= ORIGINS
    assert all(set(each.parts.values()) <= ORIGINS - {each.origin} for each in found)


@pytest.mark.parametrize(
    ("game", "component", "origin", "parts"),
    [
        ("cosmic-pioneers", "cosmic-pioneers", "ours", {"name": "published"}),
        ("cosmic-pioneers", "battle-royale", "ours", {"name": "published"}),
        ("cosmic-pioneers", "fraser", "ours", {"name": "published"}),
        ("cosmic-pioneers", "lizard", "published", {"meeples": "ours", "adds": "ours"}),
        (
            "cosmic-pioneers",
            "ravan",
            "published",
            dict.fromkeys(("slots", "green", "colour", "face_5"), "ours"),
        ),
        ("pulsar2849", "exp-vp4", "published", {"copies": "ours"}),
        ("pulsar2849", "bi-1a", "ours", {"cost": "published"}),
        ("globular-cluster", "opening-upper-ace", "published", {"place": "ours", "tick": "ours"}),
    ],
)
def test_components_that_are_ours_in_part(game: str, component: str, origin: str, parts: object) -> None:
    (found,) = [each for each in astrarium.game(game).components() if each.id == component]
    assert (found.origin, found.parts) == (origin, parts)


@pytest.mark.parametrize(
    ("file", "table", "part"),
    [
        ("cosmic_pioneers/components/constants.toml", "attributes", "levels"),
        ("pulsar2849/components/constants.toml", "tracks", "four_players"),
    ],
)
def test_figures_that_are_ours_in_part(file: str, table: str, part: str) -> None:
    path = Path(astrarium.__file__).parent / "games" / file
    found = tomllib.loads(path.read_text("utf-8"))[table]
    assert (found["origin"], found[f"{part}_origin"]) == ("published", "ours")


@every_game
def test_every_table_of_every_file_has_an_origin(game: Game) -> None:
    """A table of tables has none if all inside have one; a list of locations belongs to its map."""
    for file in sorted(Path(game.folder, "components").glob("*.toml")):
        for name, value in tomllib.loads(file.read_text("utf-8")).items():
            tables = value if isinstance(value, list) else [value]
            if name in ("nodes", "segments"):
                continue
            for table in tables:
                inner = [each for each in table.values() if isinstance(each, dict)]
                labelled = table.get("origin") in ORIGINS or (
                    len(inner) == len(table) and all(each.get("origin") in ORIGINS for each in inner)
                )
                assert labelled, f"{file.name}, {name}"


@every_game
def test_every_clause_has_sources(game: Game) -> None:
    assert all(sources and set(sources) <= set(SOURCES) for sources in game.catalogue.sources)


@pytest.mark.parametrize(
    ("game", "clause", "sources"),
    [
        ("cosmic-pioneers", "C-DEPLOY-06", ["text", "ours"]),
        ("cosmic-pioneers", "C-NOTE-13", ["reading"]),
        ("cosmic-pioneers", "C-NOTE-17", ["reading", "faq"]),
        ("cosmic-pioneers", "C-GAP-24", ["faq", "ours"]),
        ("pulsar2849", "P-DATA-25", ["published", "ours"]),
        ("pulsar2849", "P-DATA-24", ["text"]),
        ("globular-cluster", "G-GAP-03", ["ours"]),
    ],
)
def test_clauses_claim_no_more_than_their_sources(game: str, clause: str, sources: list[str]) -> None:
    assert astrarium.game(game).catalogue.sources_of(clause) == sources


def test_a_refusal_names_the_sources_of_its_clause() -> None:
    game = astrarium.game("globular-cluster")
    state = game.start(seats=2)
    state.apply(game.space.parse("start s0"))
    refusal = game.why_not(state, "move member m7 l6")
    assert refusal is not None
    assert refusal.sources == ("text",)
    assert str(refusal) == f"{refusal.text} ({refusal.rule}; rule text)"
    assert str(astrarium.Refusal("X-A-01", "No.")) == "No. (X-A-01)"


@pytest.mark.parametrize("name", ["cosmic-pioneers", "pulsar2849"])
def test_the_terminal_marks_what_is_ours(name: str) -> None:
    """Over a few matches components of both origins come up; only ours carry the mark."""
    game = astrarium.game(name)
    seen = "\n".join(_drawings(game))
    assert f"{OURS_MARK} our own design" in seen
    marked = [each for each in game.components() if re.search(f"{each.title} ?{OURS_MARK}", seen)]
    assert {each.kind for each in marked} >= MARKED[name]
    assert [each.id for each in marked if each.origin != OURS] == []


def _drawings(game: Game) -> list[str]:
    drawings = []
    for seed in range(3):
        state, dealer = game.start(seats=2), astrarium.Dealer(seed=seed)
        for number in range(60):
            if state.actor == astrarium.OVER:
                break
            action = dealer.choose(state) if state.actor == astrarium.CHANCE else state.legal()[0]
            state.apply(action)
            if number % 10 == 0:
                drawings.append("\n".join("".join(text for text, _ in line) for line in game.draw(state)))
    return drawings
