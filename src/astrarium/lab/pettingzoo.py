"""The games as PettingZoo environments (AEC): one agent for each seat, acting in the order of the rules.

    from astrarium.lab.pettingzoo import env

    table = env("globular-cluster", seats=3, options={"borders": "shared-half"}, reward="margin")
    table.reset(seed=7)
    for agent in table.agent_iter():
        observation, reward, termination, truncation, info = table.last()
        done = termination or truncation
        table.step(None if done else table.action_space(agent).sample(info["action_mask"]))

Each game also has the name that PettingZoo would give it, with the edition of its rules as its version:

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
| luck | `reset(seed=s)` deals as `astrarium.Dealer(s)`; `reset()` goes on to the next match of that seed |
| end | all agents terminate at once; nothing is ever truncated |
| illegal actions | raise `IllegalAction`, and nothing changes; `TerminateIllegalWrapper` works as usual |
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
from astrarium.lab.batch import MARGIN, MatchRunner, mask_of, match_seed
from astrarium.lab.config import EnvConfig, Observation, agree, bounds, fresh_seed, see, snake

RENDER_MODES = ("human", "ansi", "rgb_array")


def env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    *,
    reward: str = "rank",
    render_mode: str | None = None,
) -> "TableEnv":
    """A game as an environment; it checks order and legality itself, so it needs no wrapper."""
    return TableEnv(agree(game, seats, options, reward), render_mode)


class TableEnv(AECEnv[str, Observation, int | None]):
    """A match seen by PettingZoo."""

    def __init__(self, terms: EnvConfig, render_mode: str | None = None) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadOption(f"unknown render mode {render_mode!r} (there are: {', '.join(RENDER_MODES)})")
        self.terms = terms
        self.game = terms.game
        self.render_mode = render_mode
        self.metadata = {
            "name": snake(terms.game),
            "render_modes": list(RENDER_MODES),
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(terms.seats)]
        self.agents: list[str] = []
        low, high = bounds(terms.game)
        self.state_space = Box(low, high, dtype=np.int16)
        mask = Box(0, 1, (terms.decisions,), np.int8)
        self.observation_spaces = {
            agent: Dict({"observation": Box(low, high, dtype=np.int16), "action_mask": mask})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(terms.decisions) for agent in self.possible_agents}
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._nobody: list[Agent | None] = [None] * terms.seats
        self._width = terms.width
        self._nothing: NDArray[np.int8] = np.zeros(terms.decisions, np.int8)
        self._seed: int | None = None
        self._number = 0
        self._course: MatchRunner | None = None

    def observation_space(self, agent: str) -> Dict:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The space of an agent's actions."""
        return self.action_spaces[agent]

    @property
    def position(self) -> State:
        """The position of the match; look at it, but do not change it."""
        if self._course is None:
            raise IllegalAction("the match has not begun: call reset() first")
        return self._course.state

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin a match: the first one of a seed, or else the next one. `options` means nothing here."""
        if seed is not None or self._seed is None:
            self._seed, self._number = fresh_seed() if seed is None else int(seed), 0
        else:
            self._number += 1
        luck = match_seed(self._seed, self._number)
        self._course = MatchRunner(self.terms.opening, luck, self._nobody, self.terms.rewarded)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._show(self._course.state)

    def _show(self, state: State) -> None:
        """Whose turn it is, and what is legal."""
        self.agent_selection = self.possible_agents[state.actor]
        self._mask = np.frombuffer(mask_of(state, self.terms.decisions), np.int8).copy()
        self.infos[self.agent_selection] = {"action_mask": self._mask}

    def step(self, action: int | None) -> None:
        """Play the choice of the agent whose turn it is; None for one whose match has ended."""
        course, agent = self._course, self.agent_selection if self.agents else None
        if course is None or agent is None:
            raise IllegalAction("there is no match to play on: call reset() first")
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not course.allows(action):
            raise IllegalAction(self.terms.complaint(course.state, action))
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        course.step(action)
        if course.state.actor == OVER or self.terms.rewarded == MARGIN:
            for name, reward in zip(self.possible_agents, course.reward, strict=True):
                self.rewards[name] = reward
                self._cumulative_rewards[name] += reward
        if course.state.actor == OVER:
            self.terminations = dict.fromkeys(self.agents, True)
            self._mask = self._nothing
            self._deads_step_first()
        else:
            self._show(course.state)

    def observe(self, agent: str) -> Observation:
        """The position as an agent's seat sees it, and what is legal for it."""
        state, seat = self.position, self._seat[agent]
        mask = self._mask if seat == state.actor else self._nothing
        return {"observation": see(state, seat, self._width), "action_mask": mask}

    def state(self) -> NDArray[np.int16]:
        """The position as the first seat sees it; nothing is hidden, so it is that of the whole table."""
        return see(self.position, 0, self._width)

    def render(self) -> str | NDArray[np.uint8] | None:
        """The board: printed (`human`), as text (`ansi`) or as an image (`rgb_array`)."""
        if self.render_mode is None:
            raise BadOption(f"choose a render mode first: one of {', '.join(RENDER_MODES)}")
        if self.render_mode == "rgb_array":
            return picture.image(self.game, self.position)
        drawn = picture.text(self.game, self.position)
        if self.render_mode == "ansi":
            return drawn
        print(drawn)
        return None

    def close(self) -> None:
        """Nothing is open."""


def __getattr__(name: str) -> SimpleNamespace:
    """A game by its name with the edition: `globular_cluster_v2.env(seats=3)`."""
    for game in astrarium.games():
        if snake(astrarium.game(game)) == name:
            return SimpleNamespace(env=partial(env, game))
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
