"""The ladder: a file of results that grows, and ratings from it."""

import json
from pathlib import Path

import pytest

import astrarium
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


def test_the_command_prints_a_table_or_json(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    terminal = Terminal(capsys, monkeypatch)
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
