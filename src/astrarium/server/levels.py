"""The opponents that the server offers."""

from astrarium.server.messages import BotLevel
from astrarium.server.problems import Trouble

LEVELS = (
    BotLevel("beginner", "uniform"),
    BotLevel("easy", "greedy"),
    BotLevel("medium", "mcts:0.3s"),
    BotLevel("hard", "mcts:1.5s"),
)
ADVISER = "mcts:1.5s"


def find_level(name: str) -> BotLevel:
    """The level of this name."""
    for level in LEVELS:
        if level.level == name:
            return level
    known = ", ".join(level.level for level in LEVELS)
    raise Trouble(400, "bad-option", f"there is no level {name[:40]!r} of bots; there are: {known}")
