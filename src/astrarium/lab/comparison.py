"""The balance of a game with a component pack beside its balance without: two processes, one report.

Tables are made when a game is imported, so the original is played in a process of its own, on the same seeds.
"""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from typing import Any

from astrarium.core.errors import AstrariumError
from astrarium.core.game import Game
from astrarium.packs import VARIABLE

Figures = dict[str, Any]


def without_pack(arguments: Sequence[str]) -> Figures:
    """Return the figures of `astrarium balance` with these arguments, from a process without a pack."""
    environment = {name: value for name, value in os.environ.items() if name != VARIABLE}
    command = [sys.executable, "-m", "astrarium.cli", "balance", *arguments, "--json"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        reason = done.stderr.strip().removeprefix("astrarium: ")
        raise AstrariumError(f"the original cannot be played like that: {reason}")
    found: Figures = json.loads(done.stdout)
    return found


def compare(game: Game, figures: Figures, original: Figures) -> Figures:
    """Return the figures of a game with a pack, with those of the original and both of each changed card.

    A card is `None` on the side where it was never in play.
    """
    changes = game.pack.changes if game.pack is not None else []
    return {
        **figures,
        "changed": [
            {
                "card": change.name,
                "table": change.table,
                "name": change.after["name"],
                "original_name": None if change.before is None else change.before["name"],
                "pack": _card(figures, change.name),
                "original": _card(original, change.name),
            }
            for change in changes
        ],
        "original": original,
    }


def _card(figures: Figures, name: str) -> Figures | None:
    return next((card for card in figures["cards"] if card["card"] == name), None)
