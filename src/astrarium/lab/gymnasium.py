"""Gymnasium environments: one seat learns, opponents play the others.

    import gymnasium
    import astrarium.lab.gymnasium  # registers the ids

    env = gymnasium.make("astrarium/GlobularCluster-v2", seats=3, opponents=["greedy", "uniform"])
    many = gymnasium.make_vec("astrarium/GlobularCluster-v2", 64)

Without that import the id is `astrarium.lab.gymnasium:astrarium/GlobularCluster-v2`.

| | |
| --- | --- |
| ids | `astrarium/GlobularCluster-v2` and so on; the version is the edition of the rules |
| opponents | bots by name, agents, functions from an observation to an action; clockwise, repeated |
| seat | a number, or `rotate`: one seat clockwise after every match |
| action | `Discrete(game.space.decisions)` |
| observation | a dict: `observation`, int16, slots as in `game.feature_names`; `action_mask`, int8 |
| info | `action_mask`, `seat`; at the end also `scores` and `places` by seat |
| reward | as in PettingZoo, for the learner's seat: `rank` or `margin` |
| illegal actions | end the match with `illegal_reward`; `info["illegal"]` has the reason; None: they raise |
| chance | `reset(seed=s)` deals as `astrarium.Dealer(s)`; `reset()` starts the next match of that seed |

The vector environment resets a row in the step that ends its match (`AutoresetMode.SAME_STEP`).
`infos["final_obs"]` has the last observation of a match that ended.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

import astrarium
from astrarium.core.errors import BadOption, IllegalAction
from astrarium.core.game import Value
from astrarium.core.state import OVER, State
from astrarium.lab import picture
from astrarium.lab.batch import Batch
from astrarium.lab.config import EnvConfig, Observation, feature_bounds, fresh_seed, gym_id, make_config
from astrarium.lab.match_runner import MatchRunner, match_seed
from astrarium.lab.opponents import ROTATE, Opponent, observe, seat_opponents
from astrarium.lab.vector import ArrayViews, row_seeds, to_action_vec

RENDER_MODES = ("ansi", "rgb_array")
Opponents = Opponent | Sequence[Opponent]
Info = dict[str, Any]
ILLEGAL_REWARD: Final = -1.0
"""The reward of the last place, and the usual penalty in PettingZoo."""


def spaces(config: EnvConfig) -> tuple[Dict, Discrete]:
    """Return the observation space and the action space."""
    low, high = feature_bounds(config.game)
    mask = Box(0, 1, (config.decisions,), np.int8)
    observations = Dict({"observation": Box(low, high, dtype=np.int16), "action_mask": mask})
    return observations, Discrete(config.decisions)


class SeatEnv(gymnasium.Env[Observation, int]):
    """A match in which the learner plays one seat."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012  (as Gymnasium has it)

    def __init__(  # noqa: PLR0913
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
        *,
        opponents: Opponents = "uniform",
        seat: int | str = ROTATE,
        reward: str = "rank",
        illegal_reward: float | None = ILLEGAL_REWARD,
        render_mode: str | None = None,
    ) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadOption(f"unknown render mode {render_mode!r} (there are: {', '.join(RENDER_MODES)})")
        self.config = make_config(game, seats, options, reward)
        self.game = self.config.game
        self.illegal_reward = illegal_reward
        self.render_mode = render_mode
        self.observation_space, self.action_space = spaces(self.config)
        self._assign_seats, self._learner_seat = seat_opponents(self.config, opponents, seat)
        self._seed: int | None = None
        self._match_number = -1
        self._runner: MatchRunner | None = None
        self._over = True

    @property
    def position(self) -> State:
        """The current position; do not change it."""
        if self._runner is None:
            raise IllegalAction("the match has not begun: call reset() first")
        return self._runner.state

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Observation, Info]:
        """Start match 0 of `seed`, or the next match if `seed` is None; `options` has no effect."""
        super().reset(seed=seed, options=options)
        if seed is not None or self._seed is None:
            self._seed, self._match_number = fresh_seed() if seed is None else int(seed), -1
        while True:
            self._match_number += 1
            dealer_seed = match_seed(self._seed, self._match_number)
            agents = self._assign_seats(0, self._match_number, dealer_seed)
            self._runner = MatchRunner(self.config.spec, dealer_seed, agents)
            if self._runner.state.actor != OVER:
                break
        self.seat = self._learner_seat(0, self._match_number)
        self._over = False
        return self._observe()

    def _observe(self) -> tuple[Observation, Info]:
        observation = observe(self.position, self.seat, self.config)
        return observation, {"action_mask": observation["action_mask"], "seat": self.seat}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, Info]:
        """Apply the learner's action, then those of chance and opponents until the learner's next turn."""
        runner = self._runner
        if runner is None or self._over:
            raise IllegalAction("there is no match to play on: call reset() first")
        if not runner.is_legal(int(action)):
            return self._end_illegally(int(action))
        runner.step(int(action))
        observation, info = self._observe()
        self._over = runner.state.actor == OVER
        if self._over:
            info.update(scores=runner.state.scores(), places=runner.state.ranking())
        return observation, float(runner.reward[self.seat]), self._over, False, info

    def _end_illegally(self, action: int) -> tuple[Observation, float, bool, bool, Info]:
        """End the match because of an illegal action; raise without `illegal_reward` or outside the space."""
        reason = self.config.describe_illegal(self.position, action)
        if self.illegal_reward is None or not self.action_space.contains(action):
            raise IllegalAction(reason)
        self._over = True
        observation, info = self._observe()
        return observation, self.illegal_reward, True, False, {**info, "illegal": reason}

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask of legal actions, for MaskablePPO."""
        return observe(self.position, self.seat, self.config)["action_mask"].astype(np.bool_)

    def render(self) -> str | NDArray[np.uint8] | None:
        """Return the board as text (`ansi`) or as an image (`rgb_array`)."""
        if self.render_mode is None:
            return None
        draw = picture.image if self.render_mode == "rgb_array" else picture.text
        return draw(self.game, self.position)


class SeatVectorEnv(gymnasium.vector.VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """Many matches with one learner each; compiled code steps them unless opponents are interpreted."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  (as Gymnasium has it)

    def __init__(  # noqa: PLR0913
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
        *,
        opponents: Opponents = "uniform",
        seat: int | str = ROTATE,
        reward: str = "rank",
        illegal_reward: float | None = ILLEGAL_REWARD,
        render_mode: str | None = None,
    ) -> None:
        if render_mode is not None:
            raise BadOption("a vector of matches is not drawn; make a single environment for that")
        self.config = config = make_config(game, seats, options, reward)
        self.num_envs, self.render_mode = num_envs, None
        self.illegal_reward = illegal_reward
        self.single_observation_space, self.single_action_space = spaces(config)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        assign_seats, _ = seat_opponents(config, opponents, seat)
        self.batch = Batch(config.spec, num_envs, assign_seats, keep_final=True)
        self.views = ArrayViews(self.batch)
        self._rows = np.arange(num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: Info | None = None
    ) -> tuple[Observation, Info]:
        """Start match 0 of every row.

        Row r gets `seed + r`, or `seed[r]` of a list. A seed that is None is random.
        """
        super().reset(seed=None, options=options)
        if isinstance(seed, list):
            seeds = row_seeds([fresh_seed() if each is None else each for each in seed], self.num_envs)
        else:
            seeds = row_seeds(seed, self.num_envs)
        self.batch.reset(seeds)
        return self._observe(), self._infos()

    def _observe(self) -> Observation:
        """Return copies: the next step overwrites the buffers."""
        return {"observation": self.views.observation.copy(), "action_mask": self.views.mask.copy()}

    def _infos(self) -> Info:
        return {"action_mask": self.views.mask.copy(), "seat": self.views.actor.copy()}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], Info]:
        """Apply one action per row, then those of chance and opponents until each learner's next turn."""
        if not self.batch.runners:
            raise IllegalAction("the matches have not begun: call reset() first")
        seats = self.views.actor.copy()
        chosen = np.asarray(actions)
        illegal = self._illegal_rows(chosen)
        aborted = self._step_or_abort(chosen, illegal) if illegal.any() else {}
        if not aborted:
            self.batch.step(to_action_vec(chosen))
        done = self.views.done.copy()
        infos = self._infos()
        reward = self.views.reward[self._rows, seats]
        reward[list(aborted)] = self.illegal_reward
        if done.any():
            self._add_final(infos, done, aborted)
        return self._observe(), reward, done, np.zeros(self.num_envs, np.bool_), infos

    def _illegal_rows(self, chosen: NDArray[np.int64]) -> NDArray[np.bool_]:
        """Return the mask of rows whose match ends by an illegal action; none if `batch` should raise."""
        if self.illegal_reward is None or not self.action_space.contains(chosen):
            return np.zeros(self.num_envs, np.bool_)
        return self.views.mask[self._rows, chosen] == 0

    def _step_or_abort(
        self, chosen: NDArray[np.int64], illegal: NDArray[np.bool_]
    ) -> dict[int, tuple[Observation, Info]]:
        """Abort the rows in `illegal` and step the others; return the final entries of aborted rows."""
        batch, before, aborted = self.batch, self._observe(), {}
        for row, action in enumerate(chosen.tolist()):
            if not illegal[row]:
                batch.step_row(row, action)
                continue
            reason = self.config.describe_illegal(batch.runners[row].state, action)
            aborted[row] = {name: array[row] for name, array in before.items()}, {"illegal": reason}
            batch.abort_row(row)
        return aborted

    def _add_final(
        self, infos: Info, done: NDArray[np.bool_], aborted: Mapping[int, tuple[Observation, Info]]
    ) -> None:
        """Add the last observation and the result of each match that ended, in Gymnasium's format."""
        final_obs: NDArray[Any] = np.full(self.num_envs, None, object)
        final_info: NDArray[Any] = np.full(self.num_envs, None, object)
        for row in np.flatnonzero(done).tolist():
            final_obs[row], final_info[row] = aborted.get(row) or self._result(row)
        infos.update(final_obs=final_obs, _final_obs=done, final_info=final_info, _final_info=done)

    def _result(self, row: int) -> tuple[Observation, Info]:
        assert self.views.final_observation is not None
        no_actions: NDArray[np.int8] = np.zeros(self.config.decisions, np.int8)
        observation: Observation = {
            "observation": self.views.final_observation[row].copy(),
            "action_mask": no_actions,
        }
        places = self.views.place[row].tolist()
        return observation, {"scores": self.views.score[row].tolist(), "places": places}

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask of legal actions of every row."""
        return self.views.mask.astype(np.bool_)


def register() -> None:
    """Register all games with Gymnasium; called when this module is imported."""
    for name in astrarium.games():
        gymnasium.register(
            gym_id(astrarium.game(name)),
            entry_point=f"{__name__}:{SeatEnv.__name__}",
            vector_entry_point=f"{__name__}:{SeatVectorEnv.__name__}",
            kwargs={"game": name},
        )


register()
