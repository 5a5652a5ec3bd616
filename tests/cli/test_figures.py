"""Commands that report figures, as text and as JSON with fixed keys."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import astrarium
from astrarium.cli.words import EventWords
from tests.cli.terminal import GAME, Result, Terminal

TESTS = Path(__file__).parent.parent


def data(result: Result) -> Any:
    """Return the JSON output of a command; fail if there is other output."""
    assert (result.code, result.err) == (0, "")
    return json.loads(result.out)


def test_games(terminal: Terminal) -> None:
    result = terminal.run("games")
    assert result.code == 0
    for word in (
        GAME,
        "Globular Cluster",
        "2 to 4 seats",
        "borders",
        "whole-side",
        "shared-half",
        "The engine is",
    ):
        assert word in result.out


def test_games_as_json(terminal: Terminal) -> None:
    report = data(terminal.run("games", "--json"))
    assert list(report) == ["compiled", "games"]
    assert report["compiled"] == astrarium.compiled()
    (game,) = [game for game in report["games"] if game["name"] == GAME]
    assert list(game) == ["name", "title", "edition", "pack", "about", "seats", "options"]
    assert game["seats"] == [2, 3, 4]
    assert game["options"]["borders"]["default"] == "whole-side"
    assert game["options"]["borders"]["choices"] == ["whole-side", "shared-half"]


def test_sim_as_json(terminal: Terminal) -> None:
    report = data(terminal.run("sim", GAME, "--seats", "3", "--matches", "2", "--seed", "1", "--json"))
    keys = ["game", "seats", "matches", "mean_decisions", "max_decisions", "mean_scores", "kinds"]
    assert list(report) == keys
    assert (report["game"], report["seats"], report["matches"]) == (GAME, 3, 2)
    assert len(report["mean_scores"]) == 3
    assert report["max_decisions"] >= report["mean_decisions"] > 0
    assert list(report["kinds"]) == [kind.name for kind in astrarium.game(GAME).space.kinds]
    chance = {kind.name for kind in astrarium.game(GAME).space.kinds if kind.chance}
    decisions = sum(count for kind, count in report["kinds"].items() if kind not in chance)
    assert decisions == pytest.approx(report["mean_decisions"] * 2)


def test_sim_is_repeatable(terminal: Terminal) -> None:
    arguments = ("sim", GAME, "--matches", "1", "--option", "borders=shared-half", "--json", "--seed")
    first, again, other = (terminal.run(*arguments, seed).out for seed in ("5", "5", "6"))
    assert first == again != other


def test_sim_as_text(terminal: Terminal) -> None:
    result = terminal.run("sim", GAME, "--matches", "1")
    assert result.code == 0
    for word in ("1 random matches of 2 seats", "decisions per match", "Vermilion", "improve"):
        assert word in result.out


def test_sim_writes_records_that_replay(terminal: Terminal, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    assert terminal.run("sim", GAME, "--matches", "2", "--records", folder).code == 0
    records = sorted(folder.iterdir())
    assert [path.suffix for path in records] == [".rec", ".rec"]
    result = terminal.run("replay", records[1], "--verify")
    assert result.code == 0
    assert "the match is complete" in result.out


DUEL = ("duel", GAME, "uniform", "uniform", "--matches", "2", "--seed", "3", "--workers", "1")


def test_duel_as_json(terminal: Terminal) -> None:
    report = data(terminal.run(*DUEL, "--json"))
    assert list(report) == ["game", "pack", "seats", "matches", "bots", "crashes"]
    assert (report["game"], report["seats"], report["matches"]) == (GAME, 2, 2)
    assert report["crashes"] == 0
    keys = ["bot", "matches", "wins", "share", "low", "high", "mean_score", "mean_place"]
    for bot in report["bots"]:
        assert list(bot) == keys
        assert bot["low"] <= bot["share"] <= bot["high"]


def test_duel_as_text(terminal: Terminal) -> None:
    result = terminal.run(*DUEL)
    assert (result.code, result.err) == (0, "")
    for word in ("uniform", "95 % interval", "share", "2 matches"):
        assert word in result.out
    assert "crashed" not in result.out


BALANCE = ("balance", GAME, "--bot", "uniform", "--matches", "2", "--seed", "3", "--workers", "1")
BALANCE_KEYS = [
    "game",
    "pack",
    "bot",
    "seats",
    "matches",
    "seed",
    "options",
    "scores",
    "places",
    "sources",
    "cards",
    "crashes",
]
CARD_KEYS = [
    "card",
    "group",
    "matches",
    "gained",
    "share",
    "mean_points",
    "wins",
    "wins_low",
    "wins_high",
    "lift",
    "low",
    "high",
    "few",
]


def test_balance_as_json(terminal: Terminal) -> None:
    report = data(terminal.run(*BALANCE, "--option", "borders=shared-half", "--json"))
    assert list(report) == BALANCE_KEYS
    assert (report["game"], report["bot"], report["seats"], report["matches"]) == (GAME, "uniform", 2, 2)
    assert (report["seed"], report["options"]) == (3, {"borders": "shared-half"})
    assert [place["place"] for place in report["places"]] == [1, 2]
    assert sum(place["wins"] for place in report["places"]) == 2
    assert {source["category"] for source in report["sources"]} == {"systems", "crystals"}
    assert report["cards"] == []
    assert report["crashes"] == 0


def test_balance_of_a_game_with_cards(terminal: Terminal) -> None:
    arguments = ("balance", "pulsar2849", "--bot", "uniform", "--matches", "1", "--workers", "1")
    report = data(terminal.run(*arguments, "--json"))
    assert all(list(card) == CARD_KEYS for card in report["cards"])
    assert {card["group"] for card in report["cards"]} == {"technology", "transmitter", "HQ face", "goal"}
    assert list(report["sources"][0]["rounds"])[-1] == "final"
    result = terminal.run(*arguments)
    assert (result.code, result.err) == (0, "")
    for word in ("pulsar2849, 2 seats of uniform, 1 matches", "stations", "final", "win lift", "too few"):
        assert word in result.out
    assert "…" not in result.out  # every column has room
    words = EventWords(astrarium.game("pulsar2849"))
    names = [words.card(card["card"]) for card in report["cards"]]
    assert len(set(names)) == len(names)
    assert [name for name in names if f" {name} " not in result.out] == []
    assert not re.search(r"^ (?:[a-d]i+-\d|t-[abc]\d|h-[a-d]\d|g\d[ab])", result.out, re.MULTILINE)


def test_balance_as_text(terminal: Terminal) -> None:
    result = terminal.run(*BALANCE)
    assert (result.code, result.err) == (0, "")
    for word in ("2 seats of uniform", "95 % interval", "turn order", "crystals"):
        assert word in result.out
    assert "lift" not in result.out


BENCH = ("bench", GAME, "--rounds", "1", "--seconds", "0.01", "--no-peers")


def test_bench_as_json(terminal: Terminal) -> None:
    report = data(terminal.run(*BENCH, "--json"))
    assert list(report) == [
        "game",
        "compiled",
        "decisions_per_s",
        "matches_per_s",
        "stepped_decisions_per_s",
        "interpreted_decisions_per_s",
        "clone_us",
        "mcts_sims_per_s",
        "peers",
    ]
    assert report["compiled"] == astrarium.compiled()
    assert report["peers"] == {}


def test_rules_as_json(terminal: Terminal) -> None:
    result = terminal.run("rules", GAME, "--tests", TESTS, "--json")
    report = json.loads(result.out)
    assert list(report) == ["game", "clauses", "implemented", "tested", "missing"]
    assert report["clauses"] == len(astrarium.game(GAME).catalogue.ids)
    assert result.code == (1 if report["missing"] else 0)
    assert result.err == ""


def test_rules_lists_missing_clauses(terminal: Terminal, tmp_path: Path) -> None:
    result = terminal.run("rules", GAME, "--tests", tmp_path)
    assert result.code == 1
    for word in ("G-MINE", "implemented", "tested", "Missing:", "G-MINE-04"):
        assert word in result.out


def test_rules_show_a_clause(terminal: Terminal) -> None:
    result = terminal.run("rules", GAME, "--show", "g-mine-04")
    assert result.code == 0
    assert result.out == f"G-MINE-04 {astrarium.game(GAME).catalogue.text('G-MINE-04')} (rule text)\n"


def test_rules_show_a_family_as_json(terminal: Terminal) -> None:
    shown = data(terminal.run("rules", GAME, "--show", "G-MINE", "--json"))
    assert list(shown) == [f"G-MINE-{number:02d}" for number in range(1, 12)]
    assert shown["G-MINE-01"] == astrarium.game(GAME).catalogue.text("G-MINE-01")


def test_rules_count_the_sources(terminal: Terminal) -> None:
    out = " ".join(terminal.run("rules", "cosmic-pioneers", "--tests", TESTS).out.split())
    sources = astrarium.game("cosmic-pioneers").catalogue.sources
    for source, name in (("text", "Sources: rule text"), ("ours", "our decision")):
        assert f"{name} {sum(source in each for each in sources)}" in out


def test_components_as_json(terminal: Terminal) -> None:
    found = data(terminal.run("components", "pulsar2849", "--kind", "technology", "--json"))
    assert list(found[0]) == ["kind", "id", "title", "text", "copies", "origin", "parts"]
    assert len(found) == 68
    ours = data(
        terminal.run("components", "pulsar2849", "--kind", "technology", "--origin", "ours", "--json")
    )
    assert len(ours) == 51
    assert {each["id"] for each in ours} < {each["id"] for each in found}


def test_components_as_text(terminal: Terminal) -> None:
    out = terminal.run("components", "pulsar2849", "--find", "drifting").out
    assert "Drifting" in out
    assert "✧" in out
    assert "1 component, 1 of them marked ✧: our own designs." in out


@pytest.mark.parametrize(
    ("option", "there"), [("--kind", "map, system, exploration"), ("--origin", "published, ours")]
)
def test_components_of_an_unknown_kind_or_origin(terminal: Terminal, option: str, there: str) -> None:
    result = terminal.run("components", "pulsar2849", option, "nothing")
    assert result.code == 2
    assert there in result.err
