"""The bot levels that the server offers."""

import re

from astrarium.bots.external import PREFIX
from astrarium.core.errors import BadOption
from astrarium.server.errors import ApiError
from astrarium.server.logs import log
from astrarium.server.messages import BotLevel
from astrarium.server.opponents.bot_worker import FALLBACK_BOT

LEVELS = [
    BotLevel("beginner", "uniform"),
    BotLevel("easy", "greedy"),
    BotLevel("medium", "mcts:0.3s"),
    BotLevel("hard", "mcts:1.5s"),
]
HINT_BOT = "mcts:1.5s"
NAME = re.compile(r"[a-z0-9-]{1,20}")
_commands: dict[str, str] = {}


def offer_engine(name: str, command: str) -> None:
    """Offer an external program as an opponent; players see its name, never its command."""
    if not NAME.fullmatch(name) or any(level.level == name for level in LEVELS):
        raise BadOption(f"an engine needs a name of its own of letters, digits and dashes, not {name!r}")
    if not command.strip():
        raise BadOption(f"the engine {name} needs the command that starts it")
    LEVELS.append(BotLevel(name, f"{PREFIX}{name}"))
    _commands[name] = PREFIX + command.strip()


def find_bot(name: str) -> str:
    """Return the bot of a level; the fallback bot for a level of an old match that is not offered now."""
    for level in LEVELS:
        if level.level == name:
            return _commands.get(name, level.bot)
    log("bot level not offered; fallback bot decides", level=name)
    return FALLBACK_BOT


def find_level(name: str) -> BotLevel:
    """Return the level called `name`; raise if there is none."""
    for level in LEVELS:
        if level.level == name:
            return level
    known = ", ".join(level.level for level in LEVELS)
    raise ApiError(400, "bad-option", f"there is no bot level {name[:40]!r}; there are: {known}")
