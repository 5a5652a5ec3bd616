"""Servers, PostgreSQL and bot workers are killed and paused under load: no move suffers, all matches go on.

`ASTRARIUM_CHAOS_KILLS=100 pytest tests/server/test_chaos.py` kills more often than the usual run, and
`bench/server/chaos.py` plays more matches and measures.
"""

import asyncio
import os
from pathlib import Path

from tests.server.chaos.piece import Chaos, ChaosSettings

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
