"""Levels: bots of increasing strength for each game and number of seats, and the tastes of characters.

The file `learning/levels.toml` of a game lists the bots of its levels by number of seats, the weakest first,
and for each character the kinds of actions it favours. A game without this file has the levels of DEFAULT.
"""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.bots.agent import Agent
from astrarium.bots.budget import Budget
from astrarium.bots.casual import Casual
from astrarium.bots.circles import NONE, TurnMemory, stop_actions
from astrarium.bots.mcts import NET, Mcts, keeps_turn
from astrarium.bots.tastes import NO_TASTE, taste
from astrarium.core.errors import BadOption
from astrarium.core.game import REGISTRY, Game
from astrarium.core.state import State

PREFIX: Final = "level-"
MOST_LEVELS: Final = 8
DEFAULT: Final = ("casual:4", "casual:1", "casual:0.01", "mcts:30", "mcts:200", "mcts:1000")
TURN_SECONDS: Final = 2.5
"""Thinking time of a turn, on a machine that is too slow for the iterations of a level."""
MASTER_TURN_SECONDS: Final = 4.0


@dataclass(frozen=True)
class LevelTable:
    """Bots of the levels by number of seats, the weakest first, and the bonuses of each character."""

    bots: dict[int, list[str]]
    characters: dict[str, dict[str, int]]

    def of_seats(self, seats: int) -> list[str]:
        """Return the bots of the levels with `seats` seats."""
        return self.bots.get(seats, list(DEFAULT))


_tables: Final[dict[str, LevelTable]] = {}


def level_table(game: Game) -> LevelTable:
    """Return the levels and characters of `game`."""
    if game.name not in _tables:
        _tables[game.name] = read_table(Path(game.folder) / "learning" / "levels.toml")
    return _tables[game.name]


def read_table(path: Path) -> LevelTable:
    """Read the levels of a file; one that does not exist has none."""
    if not path.exists():
        return LevelTable({}, {})
    values = tomllib.loads(path.read_text("utf-8"))
    return LevelTable(
        {int(seats): list(bots) for seats, bots in values["seats"].items()}, dict(values["characters"])
    )


@final
class Level(Agent):
    """Plays like the bot of a level, which depends on the game and the number of seats.

    `character` is empty, or the name of a character of the game: that bot with a taste.
    """

    def __init__(self, number: int, character: str, seed: int) -> None:
        super().__init__(f"{PREFIX}{number}{':' if character else ''}{character}", seed)
        self.number: int = number
        self.character: str = character
        self.seed: int = seed
        self.memory: TurnMemory = TurnMemory(set())
        self.player: Agent | None = None
        self.seats: i64 = 0
        self.state_type: type[State] | None = None

    def decide(self, state: State) -> i64:
        if self.player is None or self.seats != state.seats or self.state_type is not type(state):
            self.player = self.find_player(state)
            self.seats, self.state_type = state.seats, type(state)
        player = self.player
        return self.search(player, state) if isinstance(player, Mcts) else player.decide(state)

    def search(self, player: Mcts, state: State) -> i64:
        """Return the most visited action that does not lead back to an earlier position of the turn.

        If all of them do, return the most visited.
        """
        memory = self.memory
        first = choice = player.decide(state)
        stop = memory.stop_of(state)
        if stop != NONE:
            memory.remember(state, stop)
        visits = player.root.edge_visits[:]
        while choice != stop and memory.leads_back(state, choice, stop):
            visits[position_of(player.root.moves, choice)] = -1
            index = highest(visits)
            if visits[index] < 0:
                choice = first
                break
            choice = player.root.moves[index]
        if not keeps_turn(state, choice, player.rng):
            memory.clear()
        return choice

    def find_player(self, state: State) -> Agent:
        """Return the bot of this level and character for the game of `state` and its number of seats."""
        game = REGISTRY.of(state)
        if game is None:
            return player(DEFAULT[min(self.number, len(DEFAULT)) - 1], TURN_SECONDS, NO_TASTE, self.seed)
        self.memory = TurnMemory(stop_actions(game))
        table = level_table(game)
        bots = table.of_seats(int(state.seats))
        check_level(game, int(state.seats), self.number, self.character)
        bonuses = table.characters[self.character] if self.character else {}
        seconds = MASTER_TURN_SECONDS if self.number == len(bots) else TURN_SECONDS
        favoured = taste(game.space, bonuses) if bonuses else NO_TASTE
        return player(bots[self.number - 1], seconds, favoured, self.seed)


def position_of(moves: vec[i64], action: i64) -> i64:
    """Return the index of `action` in `moves`."""
    index: i64 = 0
    while moves[index] != action:
        index += 1
    return index


def highest(numbers: vec[i64]) -> i64:
    """Return the index of the highest of `numbers`, the first if there are several."""
    best: i64 = 0
    for index in range(len(numbers)):
        if numbers[index] > numbers[best]:
            best = index
    return best


def check_level(game: Game, seats: int, number: int, character: str) -> None:
    """Raise if `game` has no such level with `seats` seats, or no such character."""
    table = level_table(game)
    count = len(table.of_seats(seats))
    if number > count:
        raise BadOption(f"{game.name} with {seats} seats has {PREFIX}1 to {PREFIX}{count}, not {number}")
    if character and character not in table.characters:
        known = ", ".join(table.characters) or "it has none"
        raise BadOption(f"{game.name} has no character {character!r}; there are: {known}")


def player(text: str, seconds: float, favoured: vec[i64], seed: int) -> Agent:
    """Return the bot `text` of a table, `casual:T` or `mcts:N`, with `seconds` for a turn and a taste."""
    name, _, number = text.partition(":")
    if name == "casual":
        return Casual(float(number), seed, favoured)
    return Mcts(Budget(int(number), turn_seconds=seconds), seed, NET, "", favoured)
