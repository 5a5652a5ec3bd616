"""Servers, PostgreSQL and bot workers are killed and paused under load: no move suffers, all matches go on.

`ASTRARIUM_CHAOS_KILLS=100 pytest tests/server/test_chaos.py` kills more often than the usual run, and
`bench/server/chaos.py` plays more matches and measures.
"""

import asyncio
import os
from pathlib import Path
from random import Random

import pytest

from tests.server.chaos.audit import Audit, StoredEvents
from tests.server.chaos.piece import Chaos, ChaosSettings
from tests.server.players import Player

KILLS = int(os.environ.get("ASTRARIUM_CHAOS_KILLS", "30"))


def test_no_move_is_lost_doubled_or_forked(tmp_path: Path) -> None:
    settings = ChaosSettings(KILLS, matches=8, think=(0.02, 0.05), interval=0.3, pause=3.0, seed=KILLS)
    result = asyncio.run(Chaos(settings, tmp_path).run())
    assert result.stuck == []
    assert result.kills.total() == KILLS
    assert (result.audit.lost, result.audit.doubled, result.audit.forked) == (0, 0, 0)
    assert result.audit.broken == []
    assert result.audit.faults == []
    assert result.audit.acknowledged > 0


ADA, LUCK = (0, "end"), (-1, "die 3")


@pytest.mark.parametrize(
    ("stored", "lost", "doubled", "forked"),
    [
        ([(ADA, ""), (LUCK, "m1"), (ADA, "m2")], 0, 0, 0),
        ([(ADA, ""), (LUCK, "m1")], 2, 0, 0),  # an acknowledged message and its event
        ([(ADA, ""), (LUCK, "m1"), (LUCK, "m2")], 0, 0, 1),
        ([(ADA, ""), (LUCK, "m1"), (ADA, "m2"), (ADA, "m2")], 0, 1, 0),
        ([(ADA, ""), (LUCK, "m1"), (ADA, "m2"), (ADA, "")], 0, 1, 0),
        ([(ADA, "m1"), (LUCK, ""), (ADA, "m2")], 1, 0, 0),  # m1 was acknowledged with its luck
    ],
)
def test_the_audit_finds_damage(
    stored: list[tuple[tuple[int, str], str]], lost: int, doubled: int, forked: int
) -> None:
    player = Player("match", 0, Random(1), "", log=[ADA, LUCK, ADA], acknowledged={"m1": 2, "m2": 3})
    events = StoredEvents()
    for number, (entry, message) in enumerate(stored, 1):
        events.add(number, entry, "ada" if message else "", message)
    audit = Audit()
    audit.compare("ada", player, events)
    assert (audit.lost, audit.doubled, audit.forked) == (lost, doubled, forked)


def test_a_player_finds_a_fork() -> None:
    player = Player("match", 0, Random(1), "", log=[ADA])
    entry = {"number": 1, "actor": 0, "text": "tick"}
    position = {"number": 1, "actor": 1, "legal": []}
    player.handle({"type": "moved", "entries": [entry], "progress": position})
    assert player.forked == 1
