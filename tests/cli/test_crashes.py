"""Crashed workers on the command line: a line on stderr at once, a count in the report, exit status 0."""

import json
import os
import signal
import sys
from pathlib import Path

import pytest

from astrarium.bots.arena import Plan
from astrarium.lab import balance
from astrarium.lab.breakdown import MatchBreakdown, play
from tests.cli.terminal import GAME, Terminal, start

MARK = "ASTRARIUM_TEST_MARK"
# A bot that plays the first legal move; in match 2 it kills its worker process, once.
KILLER = """
import os, signal, sys
from pathlib import Path

mark = Path(sys.argv[1])
match = legal = None
for line in sys.stdin:
    word, _, rest = line.rstrip("\\n").partition(" ")
    if word == "astrarium":
        print("ready", flush=True)
    elif word == "match":
        match = int(rest.split()[3]) >> 8
    elif word == "legal":
        legal = rest.split("; ")
    elif word == "go":
        if match == 2 and not mark.exists():
            mark.touch()
            os.kill(os.getppid(), signal.SIGSEGV)
            break
        print("move", legal[0], flush=True)
"""


@pytest.fixture
def killer(tmp_path: Path) -> str:
    """Return the name of a bot that kills a worker once."""
    program = tmp_path / "killer.py"
    program.write_text(KILLER)
    return f"engine:{sys.executable} {program} {tmp_path / 'mark'}"


def duel(bot: str, *more: str) -> tuple[str, ...]:
    return ("duel", GAME, bot, "uniform", "--matches", "4", "--workers", "2", *more)


QUIET = {"PYTHONFAULTHANDLER": ""}  # the fault handler would print a traceback of the crash
LINE = "worker crashed (SIGSEGV) in match 2, seed 0; playing the match again\n"


def test_a_duel_with_a_crash_as_json(killer: str) -> None:
    crashed = start(*duel(killer, "--json"), **QUIET)
    assert (crashed.code, crashed.err) == (0, LINE)
    undisturbed = start(*duel(killer, "--json"), **QUIET)
    assert (undisturbed.code, undisturbed.err) == (0, "")
    assert json.loads(crashed.out) == {**json.loads(undisturbed.out), "crashes": 1}


def test_a_duel_with_a_crash_as_text(killer: str) -> None:
    result = start(*duel(killer), **QUIET)
    assert (result.code, result.err) == (0, LINE)
    assert result.out.endswith("\n1 worker crashed; its match was played again (see the log)\n")


def fragile_play(plan: Plan, match: int) -> MatchBreakdown:
    """Play a match; the workers of matches 1 and 3 die once."""
    if match in (1, 3):
        try:
            Path(f"{os.environ[MARK]}-{match}").touch(exist_ok=False)
        except FileExistsError:
            pass
        else:
            os.kill(os.getpid(), signal.SIGKILL)
    return play(plan, match)


BALANCE = ("balance", GAME, "--bot", "uniform", "--matches", "4", "--seed", "3", "--workers")


@pytest.mark.parametrize("as_json", [False, True])
def test_balance_with_crashes(
    as_json: bool,
    terminal: Terminal,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    undisturbed = terminal.run(*BALANCE, "1", "--json")
    caplog.clear()
    monkeypatch.setenv(MARK, str(tmp_path / "mark"))
    monkeypatch.setattr(balance, "play", fragile_play)
    result = terminal.run(*BALANCE, "2", *(["--json"] if as_json else []))
    assert result.code == 0
    if as_json:
        assert json.loads(result.out) == {**json.loads(undisturbed.out), "crashes": 2}
    else:
        assert result.out.endswith("2 workers crashed; their matches were played again (see the log)\n")
    assert sorted(caplog.messages) == [
        f"worker crashed (SIGKILL) in match {match}, seed 3; playing the match again" for match in (1, 3)
    ]
