"""Vector environment for Stable-Baselines3, with action masks for MaskablePPO of sb3-contrib.

    model = MaskablePPO("MlpPolicy", MaskedVecEnv(SeatVectorEnv("globular-cluster", 32, reward="margin")))

Observations are features divided by the largest absolute value of their slot: numbers from -1 to 1.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Box
from numpy.typing import NDArray
from stable_baselines3.common.vec_env import VecEnv

from astrarium.lab.config import feature_bounds
from astrarium.lab.gymnasium import SeatVectorEnv


class MaskedVecEnv(VecEnv):
    """Adapter of `SeatVectorEnv` to the interface of Stable-Baselines3."""

    def __init__(self, inner: SeatVectorEnv, reward_scale: float = 1.0) -> None:
        low, high = feature_bounds(inner.config.game)
        self.inner = inner
        self.reward_scale = reward_scale
        self._scale = 1.0 / np.maximum(np.abs(low), high).clip(1).astype(np.float32)
        self._actions: NDArray[np.int64] = np.zeros(inner.num_envs, np.int64)
        space = Box(-1.0, 1.0, (inner.config.width,), np.float32)
        super().__init__(inner.num_envs, space, inner.single_action_space)

    def scaled(self, observation: NDArray[np.int16]) -> NDArray[np.float32]:
        """Return the features scaled to the range -1 to 1."""
        return observation * self._scale

    def reset(self) -> NDArray[np.float32]:
        """Start match 0 of every row, with the seeds of the last call of `seed` or random ones."""
        seeds = self._seeds if any(seed is not None for seed in self._seeds) else None
        observation, _ = self.inner.reset(seed=seeds)
        self._reset_seeds()
        return self.scaled(observation["observation"])

    def step_async(self, actions: NDArray[np.int64]) -> None:
        """Store the actions of all rows for `step_wait`."""
        self._actions = actions

    def step_wait(self) -> tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.bool_], list[Any]]:
        """Apply the stored actions and return observations, rewards, done flags and one info per row."""
        observation, reward, done, _, infos = self.inner.step(self._actions)
        row_infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for row in np.flatnonzero(done):
            final = infos["final_obs"][row]["observation"]
            row_infos[row] = {"terminal_observation": self.scaled(final), **infos["final_info"][row]}
        scaled_reward = (reward * self.reward_scale).astype(np.float32)
        return self.scaled(observation["observation"]), scaled_reward, done, row_infos

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask of legal actions of every row."""
        return self.inner.action_masks()

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """Call a method for each row; only `action_masks`, which trainers need, is supported."""
        if method_name != "action_masks" or args or kwargs:
            raise AttributeError(f"rows have no method {method_name}")
        masks = self.action_masks()
        return [masks[row] for row in self._rows(indices)]

    def _rows(self, indices: int | Sequence[int] | None) -> list[int]:
        return [int(row) for row in self._get_indices(indices)]

    def has_attr(self, attr_name: str) -> bool:
        """Return whether rows have the attribute `attr_name`."""
        return attr_name == "action_masks" or hasattr(self.inner, attr_name)

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """Return the attribute `attr_name` of each row."""
        return [getattr(self.inner, attr_name) for _ in self._rows(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:  # noqa: ARG002
        """Raise AttributeError: rows have no attributes of their own."""
        raise AttributeError(f"rows have no attribute {attr_name} to set")

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:  # noqa: ARG002
        """Return False for each row: rows are never wrapped."""
        return [False for _ in self._rows(indices)]

    def close(self) -> None:
        """Do nothing; there are no resources to release."""
