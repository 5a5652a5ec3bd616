"""A table, opponents and a laboratory for space strategy board games."""

from astrarium import _pure

_pure.install()  # before any compiled module is imported

import astrarium.games as _games  # noqa: E402, F401  (registers all games)
from astrarium.bots import Agent  # noqa: E402
from astrarium.bots import make as _make  # noqa: E402
from astrarium.core.dealer import Dealer, ScriptedDealer, SystemDealer  # noqa: E402
from astrarium.core.errors import (  # noqa: E402
    AstrariumError,
    BadBytes,
    BadData,
    BadNotation,
    BadOption,
    BadRecord,
    IllegalAction,
    StaleDraft,
    UnknownName,
)
from astrarium.core.game import REGISTRY as _REGISTRY  # noqa: E402
from astrarium.core.game import Game, Option, Refusal  # noqa: E402
from astrarium.core.match import Match, Observer  # noqa: E402
from astrarium.core.packs import CHOICE as _CHOICE  # noqa: E402
from astrarium.core.packs import GamePack as _GamePack  # noqa: E402
from astrarium.core.playout import playout  # noqa: E402
from astrarium.core.record import Event, Record  # noqa: E402
from astrarium.core.state import CHANCE, OVER, State  # noqa: E402

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "OVER",
    "Agent",
    "AstrariumError",
    "BadBytes",
    "BadData",
    "BadNotation",
    "BadOption",
    "BadRecord",
    "Dealer",
    "Event",
    "Game",
    "IllegalAction",
    "Match",
    "Observer",
    "Option",
    "Record",
    "Refusal",
    "ScriptedDealer",
    "StaleDraft",
    "State",
    "SystemDealer",
    "UnknownName",
    "bot",
    "compiled",
    "game",
    "games",
    "playout",
]


def compiled() -> bool:
    """Return whether the engine runs as native code."""
    from astrarium.core import state

    return not state.__file__.endswith(".py")


def games() -> list[str]:
    """Return the names of all games, sorted."""
    return _REGISTRY.names()


def game(name: str) -> Game:
    """Return the game `name`; raise UnknownName if there is none."""
    return _REGISTRY.find(name)


def bot(name: str, *, seed: int = 0, **settings: object) -> Agent:
    """Make a bot by name: `bot("mcts", iterations=500, seed=1).choose(state)`."""
    return _make(name, seed=seed, **settings)


def _find_pack() -> dict[str, _GamePack]:
    """Read the component pack of this process; called when the first game is opened."""
    from astrarium.packs import from_environment

    return from_environment()


_CHOICE.offer(_find_pack)
