"""The ladder: a file of results that grows, and ratings from it."""

import json
from pathlib import Path

import pytest

import astrarium
from astrarium.bots.levels import level_table
from astrarium.core.errors import BadRecord
from astrarium.lab.ladder import Ladder
from tests.cli.terminal import Terminal

GAME = astrarium.game("globular-cluster")
BOTS = ["uniform", "greedy", "mcts-heuristic:5"]


def climb(file: Path, bots: list[str], matches: int, seats: int = 2, seed: int = 0) -> Ladder:
    """Return a ladder after its rungs have `matches` matches."""
    ladder = Ladder(GAME, seats, file)
    ladder.climb(bots, matches, seed, 1, lambda _rung, _done, _total: None)
    return ladder


def test_neighbours_play_until_each_rung_has_its_matches(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    ladder = climb(file, BOTS, 4)
    assert len(ladder.rung(BOTS[:2])) == len(ladder.rung(BOTS[1:])) == 4
    assert ladder.rung(["uniform", "mcts-heuristic:5"]) == []
    assert [rating.bot for rating in ladder.ratings().bots][-1] == "uniform"
    lines = file.read_text().splitlines()
    climb(file, BOTS, 4)
    assert file.read_text().splitlines() == lines  # nothing is missing
    again = climb(file, [*BOTS[:2], "uniform"], 6)
    assert len(again.rung(BOTS[:2])) == 6
    played = [json.loads(line) for line in file.read_text().splitlines()]
    numbers = [each["match"] for each in played if set(each["bots"]) == set(BOTS[:2])]
    assert sorted(numbers) == list(range(6))


def test_a_file_holds_several_games_and_numbers_of_seats(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    climb(file, BOTS[:2], 2)
    four = climb(file, BOTS[:2], 2, seats=4)
    assert len(four.matches) == 2
    assert len(file.read_text().splitlines()) == 4
    assert len(four.to_dict()["seat_effects"]) == 4
    assert four.to_dict()["bots"][0]["matches"] == 4  # two seats in each match


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    climb(file, BOTS[:2], 2)
    with file.open("a") as lines:
        lines.write("{}\n")
    with pytest.raises(BadRecord, match="line 3"):
        Ladder(GAME, 2, file)


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Terminal:
    return Terminal(capsys, monkeypatch)


def test_the_command_prints_a_table_or_json(terminal: Terminal, tmp_path: Path) -> None:
    file = str(tmp_path / "ladder.jsonl")
    options = ("ladder", GAME.name, "uniform", "greedy", "--matches", "2", "--file", file, "--workers", "1")
    result = terminal.run(*options)
    assert result.code == 0
    for words in ("globular-cluster, 2 seats, 2 matches", "greedy", "Effect of the seats"):
        assert words in result.out
    report = json.loads(terminal.run(*options, "--json").out)
    assert list(report) == ["game", "seats", "matches", "bots", "seat_effects"]
    assert list(report["bots"][0]) == ["bot", "rating", "low", "high", "matches"]
    lonely = terminal.run("ladder", GAME.name, "greedy", "--file", file)
    assert lonely.code != 0
    assert "at least two bots" in lonely.err


def test_the_levels_of_the_game_play_by_default(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(level_table(GAME).bots, 3, ["casual:30", "casual:5", "casual:1"])
    file = tmp_path / "ladder.jsonl"
    options = ("--seats", "3", "--matches", "2", "--file", file, "--workers", "1", "--json")
    report = json.loads(terminal.run("ladder", GAME.name, *options).out)
    assert (report["seats"], report["matches"]) == (3, 4)
    assert {each["bot"] for each in report["bots"]} == {"level-1", "level-2", "level-3"}


@pytest.mark.parametrize(("name", "begin"), [("ladder.svg", b"<?xml"), ("LADDER.PNG", b"\x89PNG")])
def test_the_command_draws_the_ratings(terminal: Terminal, tmp_path: Path, name: str, begin: bytes) -> None:
    climb(tmp_path / "ladder.jsonl", BOTS, 2)
    picture = tmp_path / name
    options = ("--matches", "2", "--file", tmp_path / "ladder.jsonl", "--picture", picture)
    result = terminal.run("ladder", GAME.name, *BOTS, *options)
    assert (result.code, result.err) == (0, "")
    assert "globular-cluster, 2 seats, 4 matches" in result.out
    assert picture.read_bytes().startswith(begin)
    if name.endswith("svg"):
        drawn = picture.read_text()
        words = ["Globular Cluster, 2 seats, 4 matches", *BOTS, "400 points are odds of 10 to 1"]
        assert [text for text in words if text not in drawn] == []
        places = {bot: drawn.index(bot) for bot in BOTS}
        strongest_first = [rating.bot for rating in Ladder(GAME, 2, tmp_path / "ladder.jsonl").ratings().bots]
        assert sorted(places, key=lambda bot: places[bot]) == strongest_first


@pytest.mark.parametrize(
    ("picture", "words"),
    [
        ("ladder.gif", "an .svg or .png file, for instance ladder.svg, not 'ladder.gif'"),
        ("ladder", "not 'ladder'"),
        ("nowhere/ladder.svg", "there is no folder"),
    ],
)
def test_a_picture_that_cannot_be_drawn_is_refused_before_the_first_match(
    terminal: Terminal, tmp_path: Path, picture: str, words: str
) -> None:
    file = tmp_path / "ladder.jsonl"
    assert words in terminal.refuses(
        "ladder", GAME.name, *BOTS, "--file", file, "--picture", tmp_path / picture
    )
    assert not file.exists()
