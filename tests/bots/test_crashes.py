"""The log of crashed workers: one line each, with cause, match and seed."""

import logging
import os
import signal
from pathlib import Path

import pytest

from astrarium.bots import arena
from astrarium.bots.arena import Outcome, Plan, duel, play
from astrarium.bots.crashes import Crash, CrashLog, describe_exit

GAME = "globular-cluster"
MARK = "ASTRARIUM_TEST_MARK"


@pytest.mark.parametrize(
    ("status", "words"),
    [
        (-signal.SIGSEGV, "SIGSEGV"),
        (-signal.SIGABRT, "SIGABRT"),
        (-(signal.SIGRTMIN + 1), f"signal {signal.SIGRTMIN + 1}"),
        (0, "exit status 0"),
        (70, "exit status 70"),
    ],
)
def test_the_end_of_a_process_is_described(status: int, words: str) -> None:
    assert describe_exit(status) == words


@pytest.mark.parametrize(
    ("crash", "words"),
    [
        (Crash("SIGSEGV", 2, 25), "(SIGSEGV) in match 25, seed 7; playing matches 20 to 29 again"),
        (Crash("SIGSEGV", 2), "(SIGSEGV) in matches 20 to 29, seed 7; playing matches 20 to 29 again"),
        (Crash("exit status 3"), "(exit status 3) outside a match"),
    ],
)
def test_a_crash_in_a_shard_is_logged(crash: Crash, words: str, caplog: pytest.LogCaptureFixture) -> None:
    log = CrashLog(7, lambda job: range(10 * job, 10 * job + 10))
    log.add(crash)
    assert log.count == 1
    assert caplog.record_tuples == [("astrarium", logging.WARNING, f"worker crashed {words}")]


def fragile_play(plan: Plan, match: int) -> Outcome:
    """Play a match; the worker of match 2 dies once."""
    if match == 2:
        try:
            Path(os.environ[MARK]).touch(exist_ok=False)
        except FileExistsError:
            pass
        else:
            os.kill(os.getpid(), signal.SIGSEGV)
    return play(plan, match)


def test_a_duel_counts_crashes_and_has_the_same_result(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    undisturbed = duel(GAME, ["uniform", "uniform"], matches=6, seed=3, workers=1)
    assert undisturbed.crashes == 0
    monkeypatch.setenv(MARK, str(tmp_path / "mark"))
    monkeypatch.setattr(arena, "play", fragile_play)
    result = duel(GAME, ["uniform", "uniform"], matches=6, seed=3, workers=2)
    assert result.to_dict() == {**undisturbed.to_dict(), "crashes": 1}
    assert caplog.messages == ["worker crashed (SIGSEGV) in match 2, seed 3; playing the match again"]
