"""Compare the balance of a game with and without a component pack.

Component tables are built when a game is imported, so the original runs in a process of its own, with the
same seeds.
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
    """Return the figures of `astrarium balance` with `arguments`, run in a process without a pack."""
    environment = {name: value for name, value in os.environ.items() if name != VARIABLE}
    command = [sys.executable, "-m", "astrarium.cli", "balance", *arguments, "--json"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        reason = done.stderr.strip().removeprefix("astrarium: ")
        raise AstrariumError(f"the original cannot be played like that: {reason}")
    figures: Figures = json.loads(done.stdout)
    return figures


def compare(game: Game, figures: Figures, original: Figures) -> Figures:
    """Return `figures` extended by `original` and by both sides of each changed card.

    The side on which a card was never in play is `None`.
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
