"""The games as Gymnasium environments: one seat learns, others play the rest.

    import gymnasium
    import astrarium.lab.gymnasium  # registers the ids

    env = gymnasium.make("astrarium/GlobularCluster-v2", seats=3, opponents=["greedy", "uniform"])
    many = gymnasium.make_vec("astrarium/GlobularCluster-v2", 64)

Without that import the id is `astrarium.lab.gymnasium:astrarium/GlobularCluster-v2`.

| | |
| --- | --- |
| ids | `astrarium/GlobularCluster-v2` and so on; the version is the edition of the rules |
| opponents | bots by name, agents, functions from an observation to an action; in turn, clockwise |
| seat | `rotate`: one further in every match; or a number |
| action | `Discrete(game.space.decisions)` |
| observation | a dict: `observation`, int16, slots as in `game.feature_names`; `action_mask`, int8 |
| info | `action_mask`, `seat`; at the end also `scores` and `places` by seat |
| reward | as in PettingZoo, for the learner's seat: `rank` or `margin` |
| illegal actions | end the match with `illegal_reward`, and `info["illegal"]` says why; None: they raise |
| luck | `reset(seed=s)` deals as `astrarium.Dealer(s)`; without a seed the next match of that seed follows |

The vector environment resets a row in the step that ends its match (`AutoresetMode.SAME_STEP`) and tells the
last observation in `infos["final_obs"]`. A row whose match ends while bots play goes on with the next match.
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
from astrarium.lab.batch import Batch, MatchRunner, match_seed
from astrarium.lab.config import EnvConfig, Observation, agree, bounds, fresh_seed, gym_id
from astrarium.lab.opponents import ROTATE, Opponent, observe, seat_opponents
from astrarium.lab.vector import ArrayViews, row_seeds, whole_numbers

RENDER_MODES = ("ansi", "rgb_array")
Opponents = Opponent | Sequence[Opponent]
Info = dict[str, Any]
ILLEGAL_REWARD: Final = -1.0
"""What the last place is worth; and what PettingZoo usually gives."""


def spaces(terms: EnvConfig) -> tuple[Dict, Discrete]:
    """The spaces of observations and actions."""
    low, high = bounds(terms.game)
    mask = Box(0, 1, (terms.decisions,), np.int8)
    return Dict({"observation": Box(low, high, dtype=np.int16), "action_mask": mask}), Discrete(
        terms.decisions
    )


class SeatEnv(gymnasium.Env[Observation, int]):
    """A match from one seat."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012  (as Gymnasium has it)

    def __init__(
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
        self.terms = agree(game, seats, options, reward)
        self.game = self.terms.game
        self.illegal_reward = illegal_reward
        self.render_mode = render_mode
        self.observation_space, self.action_space = spaces(self.terms)
        self._seating, self._learner = seat_opponents(self.terms, opponents, seat)
        self._seed: int | None = None
        self._number = -1
        self._course: MatchRunner | None = None
        self._over = True

    @property
    def position(self) -> State:
        """The position of the match; look at it, but do not change it."""
        if self._course is None:
            raise IllegalAction("the match has not begun: call reset() first")
        return self._course.state

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Observation, Info]:
        """Begin a match: the first one of a seed, or else the next one. `options` means nothing here."""
        super().reset(seed=seed, options=options)
        if seed is not None or self._seed is None:
            self._seed, self._number = fresh_seed() if seed is None else int(seed), -1
        while True:
            self._number += 1
            luck = match_seed(self._seed, self._number)
            agents = self._seating(0, self._number, luck)
            self._course = MatchRunner(self.terms.opening, luck, agents, self.terms.rewarded)
            if self._course.state.actor != OVER:
                break
        self.seat = self._learner(0, self._number)
        self._over = False
        return self._see()

    def _see(self) -> tuple[Observation, Info]:
        seen = observe(self.position, self.seat, self.terms)
        return seen, {"action_mask": seen["action_mask"], "seat": self.seat}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, Info]:
        """Play the learner's choice, then all that others do until it is its turn again."""
        course = self._course
        if course is None or self._over:
            raise IllegalAction("there is no match to play on: call reset() first")
        if not course.allows(int(action)):
            return self._break_off(int(action))
        course.step(int(action))
        seen, info = self._see()
        self._over = course.state.actor == OVER
        if self._over:
            info.update(scores=course.state.scores(), places=course.state.ranking())
        return seen, float(course.reward[self.seat]), self._over, False, info

    def _break_off(self, action: int) -> tuple[Observation, float, bool, bool, Info]:
        """An illegal action of the space ends the match where it stands, unless such actions shall raise."""
        complaint = self.terms.complaint(self.position, action)
        if self.illegal_reward is None or not self.action_space.contains(action):
            raise IllegalAction(complaint)
        self._over = True
        seen, info = self._see()
        return seen, self.illegal_reward, True, False, {**info, "illegal": complaint}

    def action_masks(self) -> NDArray[np.bool_]:
        """What MaskablePPO asks for: the legal actions."""
        return observe(self.position, self.seat, self.terms)["action_mask"].astype(np.bool_)

    def render(self) -> str | NDArray[np.uint8] | None:
        """The board as text (`ansi`) or as an image (`rgb_array`)."""
        if self.render_mode is None:
            return None
        draw = picture.image if self.render_mode == "rgb_array" else picture.text
        return draw(self.game, self.position)


class SeatVectorEnv(gymnasium.vector.VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """Many matches, each from one seat, stepped in compiled code as far as the opponents are."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  (as Gymnasium has it)

    def __init__(
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
        self.terms = terms = agree(game, seats, options, reward)
        self.num_envs, self.render_mode = num_envs, None
        self.illegal_reward = illegal_reward
        self.single_observation_space, self.single_action_space = spaces(terms)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        seating, self._learner = seat_opponents(terms, opponents, seat)
        self.batch = Batch(terms.opening, num_envs, terms.decisions, terms.rewarded, seating, True)
        self.views = ArrayViews(self.batch)
        self._rows = np.arange(num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: Info | None = None
    ) -> tuple[Observation, Info]:
        """Begin all matches anew: row r has the seed `seed + r`, or its own of a list, or a fresh one."""
        super().reset(seed=None, options=options)
        given = [fresh_seed() if one is None else one for one in seed] if isinstance(seed, list) else seed
        self.batch.reset(row_seeds(given, self.num_envs))
        return self._see(), self._infos()

    def _see(self) -> Observation:
        return {"observation": self.views.observation.copy(), "action_mask": self.views.mask.copy()}

    def _infos(self) -> Info:
        return {"action_mask": self.views.mask.copy(), "seat": self.views.actor.copy()}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], Info]:
        """Play a choice in every row, then all that others do until each learner is to act again."""
        if not self.batch.courses:
            raise IllegalAction("the matches have not begun: call reset() first")
        seats = self.views.actor.copy()
        chosen = np.asarray(actions)
        illegal = self._illegal(chosen)
        broken = self._break_off(chosen, illegal) if illegal.any() else {}
        if not broken:
            self.batch.step(whole_numbers(chosen))
        done = self.views.done.copy()
        infos = self._infos()
        reward = self.views.reward[self._rows, seats]
        reward[list(broken)] = self.illegal_reward
        if done.any():
            self._add_last(infos, done, broken)
        return self._see(), reward, done, np.zeros(self.num_envs, np.bool_), infos

    def _illegal(self, chosen: NDArray[np.int64]) -> NDArray[np.bool_]:
        """The rows whose match an illegal action shall end; whatever is no action at all is for `batch`."""
        if self.illegal_reward is None or not self.action_space.contains(chosen):
            return np.zeros(self.num_envs, np.bool_)
        return self.views.mask[self._rows, chosen] == 0

    def _break_off(
        self, chosen: NDArray[np.int64], illegal: NDArray[np.bool_]
    ) -> dict[int, tuple[Observation, Info]]:
        """A step in which some rows begin their next match instead; answers with how those ended."""
        batch, seen, broken = self.batch, self._see(), {}
        for row, action in enumerate(chosen.tolist()):
            if not illegal[row]:
                batch.step_row(row, action)
                continue
            complaint = self.terms.complaint(batch.courses[row].state, action)
            broken[row] = {name: array[row] for name, array in seen.items()}, {"illegal": complaint}
            batch.courses[row], batch.done[row] = batch.begin(row), 1
            batch.show(row)
        return broken

    def _add_last(
        self, infos: Info, done: NDArray[np.bool_], broken: Mapping[int, tuple[Observation, Info]]
    ) -> None:
        """The last observation and the result of every match that ended, as Gymnasium wants them told."""
        last: NDArray[Any] = np.full(self.num_envs, None, object)
        told: NDArray[Any] = np.full(self.num_envs, None, object)
        for row in np.flatnonzero(done).tolist():
            last[row], told[row] = broken.get(row) or self._result(row)
        infos.update(final_obs=last, _final_obs=done, final_info=told, _final_info=done)

    def _result(self, row: int) -> tuple[Observation, Info]:
        assert self.views.last is not None
        nothing: NDArray[np.int8] = np.zeros(self.terms.decisions, np.int8)
        seen: Observation = {"observation": self.views.last[row].copy(), "action_mask": nothing}
        return seen, {"scores": self.views.score[row].tolist(), "places": self.views.place[row].tolist()}

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions of every row."""
        return self.views.mask.astype(np.bool_)


def register() -> None:
    """Make all games known to Gymnasium; importing this module does it."""
    for name in astrarium.games():
        gymnasium.register(
            gym_id(astrarium.game(name)),
            entry_point=f"{__name__}:{SeatEnv.__name__}",
            vector_entry_point=f"{__name__}:{SeatVectorEnv.__name__}",
            kwargs={"game": name},
        )


register()
