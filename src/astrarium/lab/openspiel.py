"""OpenSpiel games: importing this module registers `python_astrarium_<game>`.

    import pyspiel
    import astrarium.lab.openspiel  # before the games are loaded

    game = pyspiel.load_game("python_astrarium_globular_cluster(players=3,borders=shared-half)")

| | |
| --- | --- |
| players | the parameter `players`; the minimum of the game if not given |
| options | a parameter for each option of the game: `hq=off`, `first_player=1` (-1: drawn by chance) |
| chance | explicit, one event at a time; outcome k is the action `decisions + k` of Astrarium |
| actions | the action ids of Astrarium, sorted; `action_to_string` is the notation |
| returns | by place: 1 for the first, -1 for the last, evenly between, shared places their mean; at the end |
| tensors | the features of the position from the player's seat; the information state is the history |
| strings | the board as the terminal draws it |

The rules are compiled, but every step of OpenSpiel's search crosses from C++ to Python and back.
For strength and speed use `astrarium.bot("mcts")`, which stays in compiled code.
"""

from functools import lru_cache
from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray
from open_spiel.python.observation import IIGObserverForPublicInfoGame

import astrarium
from astrarium.core.game import Game, Option, Value
from astrarium.core.state import CHANCE, OVER, State
from astrarium.lab import picture
from astrarium.lab.rewards import utilities

MAX_GAME_LENGTH: Final = 20_000
"""An upper bound on the events of a match."""
RANDOM_CHOICE: Final = -1
"""Stands for the default of an option whose other values are numbers."""


def short_name(game: Game) -> str:
    """Return the name of a game in OpenSpiel."""
    return f"python_astrarium_{game.name.replace('-', '_')}"


def game_type(game: Game) -> pyspiel.GameType:
    """Return the static description of a game for OpenSpiel's registry."""
    defaults = {name: default_parameter(option) for name, option in game.options.items()}
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"{game.title} (Astrarium, edition {game.edition})",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats.stop - 1,
        min_num_players=game.seats.start,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seats.start, **defaults},
    )


def default_parameter(option: Option) -> str | int:
    """Return the default of an option as a parameter; it determines the parameter's type.

    OpenSpiel parses digits in the name of a game as a number. So an option whose other values are digits is a
    number too; its default is RANDOM_CHOICE if it is not made of digits.
    """
    default = option.text(option.default)
    others = [option.text(choice) for choice in option.choices if choice != option.default]
    if not all(text.isdigit() for text in others):
        return default
    return int(default) if default.isdigit() else RANDOM_CHOICE


class SpielGame(pyspiel.Game):
    """Adapter of a game to OpenSpiel; each game gets a subclass that sets `kind` and `name`."""

    kind: pyspiel.GameType
    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.rules = astrarium.game(self.name)
        given = dict(params or {})
        self.seats = int(given.get("players", self.rules.seats.start))
        self.options: dict[str, Value] = self.rules.settings(
            {
                key: self.rules.parse_option(key, str(text))
                for key, text in given.items()
                if key != "players" and text != RANDOM_CHOICE
            }
        )
        self.opening = self.rules.start(self.seats, self.options)
        space = self.rules.space
        info = pyspiel.GameInfo(
            num_distinct_actions=space.decisions,
            max_chance_outcomes=space.size - space.decisions,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MAX_GAME_LENGTH,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> "SpielState":
        """Return the opening position."""
        return SpielState(self)

    def make_py_observer(
        self, kind: Any = None, params: dict[str, Any] | None = None
    ) -> "SpielObserver | IIGObserverForPublicInfoGame":
        """Return an observer of the position, or of the history if `kind` asks for perfect recall."""
        if kind is None or (kind.public_info and not kind.perfect_recall):
            return SpielObserver(self.rules, params)
        return IIGObserverForPublicInfoGame(kind, params)


class SpielPosition:
    """The data of a `SpielState`. OpenSpiel clones states by deep copy; this class makes it fast."""

    def __init__(self, rules: Game, position: State) -> None:
        self.rules = rules
        self.position = position
        self.first_chance = rules.space.decisions

    def __deepcopy__(self, _memo: dict[int, Any]) -> "SpielPosition":
        return SpielPosition(self.rules, self.position.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        return restore, (self.rules.name, self.position.to_bytes())


def restore(name: str, position: bytes) -> SpielPosition:
    """Return a position from its pickled form."""
    rules = astrarium.game(name)
    return SpielPosition(rules, rules.restore(position))


@lru_cache(maxsize=16)
def board_text(name: str, position: bytes) -> str:
    """Return the board as text; cached, since OpenSpiel asks for the same position repeatedly."""
    rules = astrarium.game(name)
    return picture.text(rules, rules.restore(position))


class SpielState(pyspiel.State):
    """Adapter of a position to OpenSpiel."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.data = SpielPosition(game.rules, game.opening.clone())

    @property
    def position(self) -> State:
        """The position of the engine."""
        return self.data.position

    def current_player(self) -> int:
        """Return the seat to act, or OpenSpiel's id for chance or for a terminal state."""
        actor = int(self.position.actor)
        if actor == OVER:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if actor == CHANCE else actor

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal() if player == self.position.actor else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of chance with their probabilities."""
        weights = self.position.weights()
        total = sum(weights)
        outcomes = zip(self.position.legal(), weights, strict=True)
        return [(action - self.data.first_chance, weight / total) for action, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        chance = self.position.actor == CHANCE
        self.position.apply(action + self.data.first_chance if chance else action)

    def _action_to_string(self, player: int, action: int) -> str:
        chance = player == pyspiel.PlayerId.CHANCE
        return self.data.rules.space.text(action + self.data.first_chance if chance else action)

    def is_terminal(self) -> bool:
        """Return whether the match is over."""
        return self.position.actor == OVER

    def returns(self) -> list[float]:
        """Return the utility of each player; zeros before the end."""
        if self.position.actor != OVER:
            return [0.0] * int(self.position.seats)
        return list(utilities(self.position.places()))

    def __str__(self) -> str:
        return board_text(self.data.rules.name, self.position.key())


class SpielObserver:
    """Writes positions into a tensor or a string; no information is hidden."""

    def __init__(self, game: Game, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"observations have no parameters; given: {params}")
        self.game = game
        self.tensor: NDArray[np.float32] = np.zeros(len(game.feature_names), np.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Set the tensor to the features of `state` from the seat of `player`."""
        self.tensor[:] = np.frombuffer(state.position.features(player), np.int64)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the seat of `player` and the board as text."""
        return f"seat {player}\n{board_text(self.game.name, state.position.key())}"


def register() -> None:
    """Register all games with OpenSpiel; called when this module is imported."""
    registered = pyspiel.registered_names()
    for name in astrarium.games():
        kind = game_type(astrarium.game(name))
        if kind.short_name not in registered:
            pyspiel.register_game(kind, type(f"{name}-game", (SpielGame,), {"kind": kind, "name": name}))


register()
