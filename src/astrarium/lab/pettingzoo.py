"""PettingZoo environments (AEC): one agent per seat, acting in the order of the rules.

    from astrarium.lab.pettingzoo import env

    table = env("globular-cluster", seats=3, options={"borders": "shared-half"}, reward="margin")
    table.reset(seed=7)
    for agent in table.agent_iter():
        observation, reward, termination, truncation, info = table.last()
        done = termination or truncation
        table.step(None if done else table.action_space(agent).sample(info["action_mask"]))

Each game also has a name in the style of PettingZoo, with the edition of its rules as version:

    from astrarium.lab.pettingzoo import globular_cluster_v2

    table = globular_cluster_v2.env(seats=3)

| | |
| --- | --- |
| agents | `seat_0` to `seat_3`, as many as `seats` |
| action | `Discrete(game.space.decisions)`; `game.space.text(action)` is its notation |
| `observation` | int16: the position as the agent's seat sees it; `game.feature_names` names the slots |
| `action_mask` | int8: 1 where an action is legal; all 0 while another seat is to act |
| info | `action_mask` again, for the agent that is to act |
| reward `rank` | at the end: 1 for the first place, -1 for the last, evenly between; shared: the mean |
| reward `margin` | every change of the seat's lead over its best rival; adds up to its final lead |
| chance | `reset(seed=s)` deals as `astrarium.Dealer(s)`; `reset()` starts the next match of that seed |
| end | all agents terminate at once; a match is never truncated |
| illegal actions | raise `IllegalAction` and change nothing; `TerminateIllegalWrapper` works |
"""

from collections.abc import Mapping
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv

import astrarium
from astrarium.bots.agent import Agent
from astrarium.core.errors import BadOption, IllegalAction
from astrarium.core.game import Value
from astrarium.core.state import OVER, State
from astrarium.lab import picture
from astrarium.lab.config import (
    EnvConfig,
    Observation,
    env_name,
    feature_array,
    feature_bounds,
    fresh_seed,
    make_config,
)
from astrarium.lab.match_runner import MatchRunner, legal_mask, match_seed
from astrarium.lab.rewards import MARGIN

RENDER_MODES = ("human", "ansi", "rgb_array")


def env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    *,
    reward: str = "rank",
    render_mode: str | None = None,
) -> "TableEnv":
    """Return the environment of a game; it checks order and legality itself and needs no wrapper."""
    return TableEnv(make_config(game, seats, options, reward), render_mode)


class TableEnv(AECEnv[str, Observation, int | None]):
    """A match as a PettingZoo AEC environment."""

    def __init__(self, config: EnvConfig, render_mode: str | None = None) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadOption(f"unknown render mode {render_mode!r} (there are: {', '.join(RENDER_MODES)})")
        self.config = config
        self.game = config.game
        self.render_mode = render_mode
        self.metadata = {
            "name": env_name(config.game),
            "render_modes": list(RENDER_MODES),
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(config.seats)]
        self.agents: list[str] = []
        low, high = feature_bounds(config.game)
        self.state_space = Box(low, high, dtype=np.int16)
        mask = Box(0, 1, (config.decisions,), np.int8)
        self.observation_spaces = {
            agent: Dict({"observation": Box(low, high, dtype=np.int16), "action_mask": mask})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(config.decisions) for agent in self.possible_agents}
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._no_bots: list[Agent | None] = [None] * config.seats
        self._width = config.width
        self._no_actions: NDArray[np.int8] = np.zeros(config.decisions, np.int8)
        self._seed: int | None = None
        self._match_number = 0
        self._runner: MatchRunner | None = None

    def observation_space(self, agent: str) -> Dict:
        """Return the observation space of `agent`."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return the action space of `agent`."""
        return self.action_spaces[agent]

    @property
    def position(self) -> State:
        """The current position; do not change it."""
        if self._runner is None:
            raise IllegalAction("the match has not begun: call reset() first")
        return self._runner.state

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Start match 0 of `seed`, or the next match if `seed` is None; `options` has no effect."""
        if seed is not None or self._seed is None:
            self._seed, self._match_number = fresh_seed() if seed is None else int(seed), 0
        else:
            self._match_number += 1
        dealer_seed = match_seed(self._seed, self._match_number)
        self._runner = MatchRunner(self.config.spec, dealer_seed, self._no_bots)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select_agent(self._runner.state)

    def _select_agent(self, state: State) -> None:
        """Select the agent to act and set its mask of legal actions."""
        self.agent_selection = self.possible_agents[state.actor]
        self._mask = np.frombuffer(legal_mask(state, self.config.decisions), np.int8).copy()
        self.infos[self.agent_selection] = {"action_mask": self._mask}

    def step(self, action: int | None) -> None:
        """Apply the action of the selected agent; `action` is None for a terminated agent."""
        runner, agent = self._runner, self.agent_selection if self.agents else None
        if runner is None or agent is None:
            raise IllegalAction("there is no match to play on: call reset() first")
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not runner.is_legal(action):
            raise IllegalAction(self.config.describe_illegal(runner.state, action))
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        runner.step(action)
        if runner.state.actor == OVER or self.config.reward_kind == MARGIN:
            for name, reward in zip(self.possible_agents, runner.reward, strict=True):
                self.rewards[name] = reward
                self._cumulative_rewards[name] += reward
        if runner.state.actor == OVER:
            self.terminations = dict.fromkeys(self.agents, True)
            self._mask = self._no_actions
            self._deads_step_first()
        else:
            self._select_agent(runner.state)

    def observe(self, agent: str) -> Observation:
        """Return the observation and the mask of legal actions of `agent`."""
        state, seat = self.position, self._seat[agent]
        mask = self._mask if seat == state.actor else self._no_actions
        return {"observation": feature_array(state, seat, self._width), "action_mask": mask}

    def state(self) -> NDArray[np.int16]:
        """Return the observation of seat 0; it is the full state, since no information is hidden."""
        return feature_array(self.position, 0, self._width)

    def render(self) -> str | NDArray[np.uint8] | None:
        """Print the board (`human`), or return it as text (`ansi`) or as an image (`rgb_array`)."""
        if self.render_mode is None:
            raise BadOption(f"choose a render mode first: one of {', '.join(RENDER_MODES)}")
        if self.render_mode == "rgb_array":
            return picture.image(self.game, self.position)
        board = picture.text(self.game, self.position)
        if self.render_mode == "ansi":
            return board
        print(board)
        return None

    def close(self) -> None:
        """Do nothing; there are no resources to release."""


def __getattr__(name: str) -> SimpleNamespace:
    """Return a namespace with `env` for a name with an edition, as in `globular_cluster_v2.env(seats=3)`."""
    for game in astrarium.games():
        if env_name(astrarium.game(game)) == name:
            return SimpleNamespace(env=partial(env, game))
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
