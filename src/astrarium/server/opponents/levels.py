"""The bot opponents that the server offers: the levels of a game and number of seats, and engines."""

import re
from typing import Final

from astrarium.bots.external import PREFIX as ENGINE_PREFIX
from astrarium.bots.external import REPLY_SECONDS
from astrarium.bots.levels import MASTER_TURN_SECONDS, PREFIX, level_table
from astrarium.core.errors import BadOption
from astrarium.core.game import Game
from astrarium.server.errors import ApiError
from astrarium.server.logs import log
from astrarium.server.messages import BotLevel
from astrarium.server.opponents.bot_worker import FALLBACK_BOT

HINT_BOT = "mcts:1.5s"
OLD_LEVELS: Final = {"beginner": 0.0, "easy": 0.3, "medium": 0.7, "hard": 1.0}
"""Levels of matches stored by earlier versions, as a place between the first level and the last."""
NAME: Final = re.compile(r"[a-z0-9-]{1,20}")
_engines: Final[dict[str, str]] = {}
"""Commands of the engines by name."""


def offer_engine(name: str, command: str) -> None:
    """Offer an external program as an opponent; players see its name, never its command."""
    reserved = name.startswith(PREFIX) or name in OLD_LEVELS or name in _engines
    if not NAME.fullmatch(name) or reserved:
        raise BadOption(f"an engine needs a name of its own of letters, digits and dashes, not {name!r}")
    if not command.strip():
        raise BadOption(f"the engine {name} needs the command that starts it")
    _engines[name] = ENGINE_PREFIX + command.strip()


def offered_levels(game: Game, seats: int) -> list[BotLevel]:
    """Return the opponents for a match of `game` with `seats` seats, the weakest level first."""
    bots = level_table(game).of_seats(seats)
    levels = [BotLevel(f"{PREFIX}{number}", bot) for number, bot in enumerate(bots, 1)]
    return levels + [BotLevel(name, f"{ENGINE_PREFIX}{name}") for name in _engines]


def characters(game: Game) -> list[str]:
    """Return the characters of `game`."""
    return list(level_table(game).characters)


def find_level(game: Game, seats: int, name: str) -> str:
    """Return the id of the level called `name`; raise ApiError if there is none."""
    offered = [level.level for level in offered_levels(game, seats)]
    found = _current_name(game, seats, name)
    if found not in offered:
        known = ", ".join(offered)
        raise ApiError(400, "bad-option", f"there is no bot level {name[:40]!r}; there are: {known}")
    return found


def find_character(game: Game, level: str, name: str) -> str:
    """Return the character `name`, empty for none; raise ApiError if `game` or `level` does not have it."""
    if name and not level.startswith(PREFIX):
        raise ApiError(400, "bad-option", f"the bot {level} has no character; leave it out")
    if name and name not in characters(game):
        known = ", ".join(characters(game)) or "the game has none"
        raise ApiError(400, "bad-option", f"there is no character {name[:40]!r}; there are: {known}")
    return name


def _current_name(game: Game, seats: int, name: str) -> str:
    """Return `name`, or the nearest level of today for one of OLD_LEVELS."""
    if name not in OLD_LEVELS:
        return name
    last = len(level_table(game).of_seats(seats)) - 1
    return f"{PREFIX}{1 + round(OLD_LEVELS[name] * last)}"


def find_bot(game: Game, seats: int, level: str, character: str = "") -> str:
    """Return the bot of a stored level; the fallback bot if it is not offered now."""
    name = _current_name(game, seats, level)
    if name not in {each.level for each in offered_levels(game, seats)}:
        log("bot level not offered; fallback bot decides", level=level)
        return FALLBACK_BOT
    return _engines.get(name) or (f"{name}:{character}" if character in characters(game) else name)


def thinking_seconds(bot: str) -> float:
    """Return the most seconds that a decision of `bot` is expected to take."""
    if bot.startswith(ENGINE_PREFIX):
        return REPLY_SECONDS
    if bot.startswith(PREFIX):
        return MASTER_TURN_SECONDS
    budget = bot.partition(":")[2]
    return float(budget[:-1]) if budget.endswith("s") else 0.0
