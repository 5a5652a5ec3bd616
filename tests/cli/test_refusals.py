"""Wrong input: one line on stderr and exit code 2."""

import shutil
from pathlib import Path

import pytest

import astrarium
from tests.cli.terminal import GAME, Terminal, one_line, start

BIG = 9 * 1024 * 1024


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("paly",), ("'paly'", "'play'")),
        (("--loud",), ("--loud",)),
        (("games", "more"), ("more", "games --help")),
        (("sim",), ("GAME",)),
        (("sim", "globular-clutser"), ("'globular-clutser'", "'globular-cluster'")),
        (("sim", "xyz"), ("'xyz'", GAME)),
        (("sim", GAME, "--sead", "1"), ("--sead", "--seed")),
        (("sim", GAME, "--matches", "0"), ("--matches", "1")),
        (("sim", GAME, "--matches", "-3"), ("--matches",)),
        (("sim", GAME, "--matches", "many"), ("--matches",)),
        (("sim", GAME, "--seed", "-1"), ("--seed",)),
        (("sim", GAME, "--seats", "-2"), ("2 to 4 seats", "-2")),
        (("sim", GAME, "--seats", "5"), ("2 to 4 seats", "5")),
        (("sim", GAME, "--option", "borders"), ("NAME=VALUE", "borders=whole-side")),
        (("sim", GAME, "--option", "bordres=x"), ("'bordres'", "borders, value_limits")),
        (("sim", GAME, "--option", "borders=half"), ("'half'", "whole-side, shared-half")),
        (("duel", GAME, "greedy"), ("two bots",)),
        (("duel", GAME, "greedy", "gredy"), ("'gredy'", "'greedy'")),
        (("duel", GAME, "greedy", "mcts:fast"), ("'mcts:fast'", "mcts:500")),
        (("duel", GAME, "greedy", "uniform", "--matches", "0"), ("--matches",)),
        (("duel", GAME, "greedy", "uniform", "--workers", "0"), ("--workers",)),
        (("duel", GAME, "greedy", "uniform", "--seats", "7"), ("2 to 4 seats",)),
        (("balance",), ("GAME",)),
        (("balance", "globular-clutser"), ("'globular-clutser'", "'globular-cluster'")),
        (("balance", GAME, "greedy"), ("greedy", "balance --help")),
        (("balance", GAME, "--bot", "gredy"), ("'gredy'", "'greedy'")),
        (("balance", GAME, "--bot", "mcts:fast"), ("'mcts:fast'", "mcts:500")),
        (("balance", GAME, "--matches", "0"), ("--matches",)),
        (("balance", GAME, "--workers", "0"), ("--workers",)),
        (("balance", GAME, "--seats", "7"), ("2 to 4 seats", "7")),
        (("balance", GAME, "--seed", "-1"), ("--seed",)),
        (("balance", GAME, "--option", "borders=half"), ("'half'", "whole-side, shared-half")),
        (("balance", "pulsar2849", "--option", "hq=off", "--option", "hq_0=hq-a"), ("hq_0", "hq is off")),
        (("balance", "pulsar2849", "--option", "hq_2=hq-a"), ("hq_2", "2 seats")),
        (("sim", "pulsar2849", "--seats", "3", "--option", "hq_3=hq-a"), ("hq_3", "3 seats")),
        (("play", "--terminal", "pulsar2849", "--people", "2", "--option", "hq_2=hq-b"), ("hq_2", "2 seats")),
        (("duel", "pulsar2849", "greedy", "uniform", "--option", "hq_3=hq-a"), ("hq_3", "2 seats")),
        (("bench", "xyz"), ("'xyz'",)),
        (("bench", GAME, "--rounds", "0"), ("--rounds",)),
        (("bench", GAME, "--seconds", "0"), ("--seconds",)),
        (("rules", "xyz"), ("'xyz'",)),
        (("rules", GAME, "--tests", "no-such-folder"), ("no-such-folder", "--tests")),
        (("rules", GAME, "--show", "G-MIEN-04"), ("'G-MIEN-04'", "G-MINE-04")),
        (("rules", GAME, "--show", "X"), ("'X'", "G-MINE")),
        (("play", "globular-cluster"), ("--terminal",)),
        (("play", "--seats", "3"), ("--terminal",)),
        (("play", "--load", "match.rec"), ("--terminal",)),
        (("play", "--terminal", "--port", "0"), ("--port", "--terminal")),
        (("play", "--terminal", "xyz"), ("'xyz'",)),
        (("play", "--terminal", "--bot", "hal"), ("'hal'", "greedy")),
        (("play", "--terminal", "--seats", "0"), ("2 to 4 seats",)),
        (("play", "--terminal", "--human", "2", "--seats", "2"), ("--human 2", "0 to 1")),
        (("play", "--terminal", "--human", "-1"), ("--human -1",)),
        (("play", "--terminal", "--people", "3", "--seats", "2"), ("--people 3", "2 seats")),
        (("play", "--terminal", "--people", "1", "--human", "0"), ("--human", "--people")),
        (("play", "--terminal", "--load", "no-such.rec"), ("no-such.rec", "no such file")),
        (("replay",), ("FILE",)),
        (("replay", "no-such.rec"), ("no-such.rec", "no such file")),
        (("replay", "."), ("folder",)),
    ],
)
def test_wrong_arguments(terminal: Terminal, arguments: tuple[str, ...], words: tuple[str, ...]) -> None:
    complaint = terminal.refuses(*arguments)
    for word in words:
        assert word in complaint


HEADER = "game globular-cluster\nedition 2\nseats 2\n"


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", ("'---'",)),
        (b"\x7fELF\x00\xff\xfe", ("byte 6", "UTF-8")),
        (b"game\x00", ("byte 5", "binary")),
        ("game globular-cluster\n---\n".encode("utf-16"), ("UTF-8",)),
        (b"x" * BIG, ("larger than any record",)),
        (b"game chess\nedition 1\nseats 2\n---\n", ("'chess'",)),
        (b"game globular-cluster\nseats 2\n---\n", ("edition",)),
        (b"game globular-cluster\nedition 2\nseats 9\n---\n", ("2 to 4 seats",)),
        (b"game globular-cluster\nedition 99\nseats 2\n---\n", ("edition 99",)),
        (HEADER.encode() + b"option borders zigzag\n---\n", ("'zigzag'", "whole-side")),
        (b"game pulsar2849\nedition 1\nseats 2\noption hq_3 hq-a\n---\n", ("hq_3", "2 seats")),
        (HEADER.encode() + b"seats " + b"9" * 5000 + b"\n---\n", ("line 4",)),
        (HEADER.encode() + b"---\n" + b"9" * 5000 + b" end\n", ("line 5", " ... ")),
        (HEADER.encode() + b"---\n* start s0\n0 end\n", ("line 6", "chance is to act")),
        (HEADER.encode() + b"---\n* strat s0\n", ("line 5", "'start'")),
        (HEADER.encode() + b"---\n* start s3\n", ("line 5", "G-TURN-01")),
        (HEADER.encode() + b"---\n* start s0\n= 0000000000000000\n", ("digest",)),
        (HEADER.encode() + b"---\nhello\n", ("line 5",)),
    ],
)
@pytest.mark.parametrize("command", [("replay",), ("play", "--terminal", "--load")])
def test_wrong_files(
    terminal: Terminal, tmp_path: Path, command: tuple[str, ...], content: bytes, words: tuple[str, ...]
) -> None:
    path = tmp_path / "match.rec"
    path.write_bytes(content)
    complaint = terminal.refuses(*command, path)
    assert "match.rec" in complaint
    for word in words:
        assert word in complaint


def test_a_record_has_its_own_game_and_seats(terminal: Terminal, match: Path) -> None:
    assert "--load" in terminal.refuses("play", "--terminal", GAME, "--load", match)
    assert "--load" in terminal.refuses("play", "--terminal", "--seats", "2", "--load", match)


def test_replay_takes_one_mode_at_a_time(terminal: Terminal, match: Path) -> None:
    assert "--verify" in terminal.refuses("replay", match, "--verify", "--step")
    assert "--to 9999" in terminal.refuses("replay", match, "--to", "9999")
    assert "--to" in terminal.refuses("replay", match, "--to", "-1")


def test_records_need_a_folder(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "file" in terminal.refuses("sim", GAME, "--matches", "1", "--records", tmp_path / "file")


def test_rules_without_tests(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("astrarium.coverage.find_tests", lambda: None)
    assert "--tests" in terminal.refuses("rules", GAME)


@pytest.mark.parametrize("command", [("games",), ("sim", GAME), ("play", "--terminal")])
def test_wrong_component_file(tmp_path: Path, command: tuple[str, ...]) -> None:
    package = Path(astrarium.__file__).parent
    shutil.copytree(package, tmp_path / "astrarium", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    tiles = tmp_path / "astrarium" / "games" / "globular_cluster" / "components" / "tiles.toml"
    tiles.write_text(tiles.read_text("utf-8").replace("=", "= =", 1), "utf-8")
    result = start(*command, PYTHONPATH=str(tmp_path), ASTRARIUM_PURE="1")
    assert (result.code, result.out) == (2, "")
    assert "tiles.toml" in one_line(result.err)


def test_an_internal_error_is_one_line_too(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> list[str]:
        raise RuntimeError("the stars are wrong")

    monkeypatch.setattr(astrarium, "games", fail)
    result = terminal.run("games")
    assert (result.code, result.out) == (70, "")
    assert "the stars are wrong" in one_line(result.err)
