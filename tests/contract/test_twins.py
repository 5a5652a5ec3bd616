"""Compiled and interpreted engines play identical matches.

Compiled integers wrap and shift in ways of their own, and nothing but a comparison of whole matches shows it.
"""

import os
import subprocess
import sys
from pathlib import Path

import astrarium
from astrarium.core.record import Record
from tests.contract.play import COMPILED, record
from tests.contract.trace import fingerprints
from tests.records.make import RECORDS, entries

ROOT = Path(__file__).parents[2]
PROCESSES = 2


def interpreted(first: int) -> subprocess.Popen[str]:
    """Start a process that plays every second match with the interpreted engine.

    The debug allocator checks compiled code; here it would only cost time.
    """
    paths = [str(ROOT), str(Path(astrarium.__file__).parents[1])]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONMALLOC"}
    return subprocess.Popen(
        [sys.executable, "-m", "tests.contract.trace", str(first), str(PROCESSES)],
        cwd=ROOT,
        env={**environment, "ASTRARIUM_PURE": "1", "PYTHONPATH": os.pathsep.join(paths)},
        stdout=subprocess.PIPE,
        text=True,
    )


def compare_engines() -> None:
    """Compare hundreds of matches of each game, event by event and position by position."""
    processes = [interpreted(first) for first in range(PROCESSES)]
    ours = [fingerprints(first, PROCESSES) for first in range(PROCESSES)]
    for process, expected in zip(processes, ours, strict=True):
        output, _ = process.communicate()
        assert process.returncode == 0
        engine, *theirs = output.splitlines()
        assert engine == "interpreted"
        assert [line for line in theirs if line not in expected] == []
        assert theirs == expected


def compare_with_records() -> None:
    """Without compiled modules, compare the golden records event by event."""
    for entry in entries():
        again, state = record(entry.table, entry.seed)
        written = Record.parse(entry.path(RECORDS).read_text("utf-8"))
        assert again.events == written.events, entry
        again.stamp(20)
        assert again.digests == written.digests, entry
        assert state.scores() == entry.scores(RECORDS), entry


def test_both_engines_play_the_same_matches() -> None:
    if COMPILED:
        compare_engines()
    else:
        compare_with_records()
