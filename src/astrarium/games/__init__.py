"""All games, one line each."""

from functools import partial
from importlib import import_module
from typing import Final

from astrarium.core.game import REGISTRY, Game

GAMES: Final = {
    "cosmic-pioneers": "cosmic_pioneers",
    "globular-cluster": "globular_cluster",
    "pulsar2849": "pulsar2849",
}


def _load(module: str) -> Game:
    game = import_module(f"{__name__}.{module}").GAME
    if not isinstance(game, Game):
        raise TypeError(f"{module}.GAME is no Game")
    return game


for _name, _module in GAMES.items():
    REGISTRY.add(_name, partial(_load, _module))
