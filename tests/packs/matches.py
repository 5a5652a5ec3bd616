"""A match of bots in which something happens that only a pack brings; run in a process with the pack.

`python -m tests.packs.matches GAME TEXT NAME=VALUE ...` prints the record of the first match in which chance
or seat 0 plays an action that begins with TEXT, as JSON, with the number of events before it.
"""

import json
import os
import subprocess
import sys
from itertools import count
from pathlib import Path
from typing import Any

import astrarium
from astrarium.packs import VARIABLE


def find(name: str, wanted: str, options: list[str]) -> dict[str, object]:
    """Return the record of a match, and the number of events before the wanted one."""
    game = astrarium.game(name)
    pairs = dict(pair.split("=") for pair in options)
    chosen = {option: game.parse_option(option, text) for option, text in pairs.items()}
    for seed in count():
        bots = [astrarium.bot("greedy", seed=seed), astrarium.bot("uniform", seed=seed)]
        match = astrarium.Match(game, bots, astrarium.Dealer(seed), chosen)
        match.run()
        record = match.record()
        for number, event in enumerate(record.events):
            if event.text.startswith(wanted) and event.actor in (0, astrarium.CHANCE):
                return {"record": record.text(), "number": number}
    raise AssertionError


def with_pack(folder: Path, *arguments: str) -> dict[str, Any]:
    """Run this module in a process with the pack in `folder` and return its output."""
    environment = {**os.environ, VARIABLE: str(folder)}
    command = [sys.executable, "-m", __name__, *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


if __name__ == "__main__":
    print(json.dumps(find(sys.argv[1], sys.argv[2], sys.argv[3:])))
