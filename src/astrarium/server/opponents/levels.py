"""The opponents that the server offers."""

import re

from astrarium.bots.external import PREFIX
from astrarium.core.errors import BadOption
from astrarium.server.errors import ApiError
from astrarium.server.logs import log
from astrarium.server.messages import BotLevel
from astrarium.server.opponents.bot_worker import STAND_IN

LEVELS = [
    BotLevel("beginner", "uniform"),
    BotLevel("easy", "greedy"),
    BotLevel("medium", "mcts:0.3s"),
    BotLevel("hard", "mcts:1.5s"),
]
ADVISER = "mcts:1.5s"
NAME = re.compile(r"[a-z0-9-]{1,20}")
_commands: dict[str, str] = {}


def offer_engine(name: str, command: str) -> None:
    """Offer a program as an opponent; players see its name, never the command that starts it."""
    if not NAME.fullmatch(name) or any(level.level == name for level in LEVELS):
        raise BadOption(f"an engine needs a name of its own of letters, digits and dashes, not {name!r}")
    if not command.strip():
        raise BadOption(f"the engine {name} needs the command that starts it")
    LEVELS.append(BotLevel(name, f"{PREFIX}{name}"))
    _commands[name] = PREFIX + command.strip()


def find_bot(name: str) -> str:
    """The text of the bot that plays a level; a match can be older than what is offered now."""
    for level in LEVELS:
        if level.level == name:
            return _commands.get(name, level.bot)
    log("a level is not offered any more; a bot decides instead", level=name)
    return STAND_IN


def find_level(name: str) -> BotLevel:
    """The level of this name."""
    for level in LEVELS:
        if level.level == name:
            return level
    known = ", ".join(level.level for level in LEVELS)
    raise ApiError(400, "bad-option", f"there is no level {name[:40]!r} of bots; there are: {known}")
