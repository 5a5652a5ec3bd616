"""Our vector environment for Stable-Baselines3, with masks for MaskablePPO of sb3-contrib.

    model = MaskablePPO("MlpPolicy", MaskedVecEnv(SeatVectorEnv("globular-cluster", 32, reward="margin")))

Observations are the features divided by the highest number of each slot, so that all lie between 0 and 1.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Box
from numpy.typing import NDArray
from stable_baselines3.common.vec_env import VecEnv

from astrarium.lab.config import bounds
from astrarium.lab.gymnasium import SeatVectorEnv


class MaskedVecEnv(VecEnv):
    """A `SeatVectorEnv` as Stable-Baselines3 wants it."""

    def __init__(self, inner: SeatVectorEnv, reward_scale: float = 1.0) -> None:
        low, high = bounds(inner.terms.game)
        self.inner = inner
        self.reward_scale = reward_scale
        self._scale = 1.0 / np.maximum(np.abs(low), high).clip(1).astype(np.float32)
        self._actions: NDArray[np.int64] = np.zeros(inner.num_envs, np.int64)
        space = Box(-1.0, 1.0, (inner.terms.width,), np.float32)
        super().__init__(inner.num_envs, space, inner.single_action_space)

    def scaled(self, observation: NDArray[np.int16]) -> NDArray[np.float32]:
        """Features between 0 and 1."""
        return observation * self._scale

    def reset(self) -> NDArray[np.float32]:
        """Begin all matches anew; `seed` decides with which luck."""
        seeds = self._seeds if any(seed is not None for seed in self._seeds) else None
        seen, _ = self.inner.reset(seed=seeds)
        self._reset_seeds()
        return self.scaled(seen["observation"])

    def step_async(self, actions: NDArray[np.int64]) -> None:
        """Take the actions of all rows."""
        self._actions = actions

    def step_wait(self) -> tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.bool_], list[Any]]:
        """Play them."""
        seen, reward, done, _, infos = self.inner.step(self._actions)
        told: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for row in np.flatnonzero(done):
            last = infos["final_obs"][row]["observation"]
            told[row] = {"terminal_observation": self.scaled(last), **infos["final_info"][row]}
        scaled = (reward * self.reward_scale).astype(np.float32)
        return self.scaled(seen["observation"]), scaled, done, told

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions of every row."""
        return self.inner.action_masks()

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """What a method answers for every row; `action_masks` is the one that trainers ask for."""
        if method_name != "action_masks" or args or kwargs:
            raise AttributeError(f"rows have no method {method_name}")
        masks = self.action_masks()
        return [masks[row] for row in self._rows(indices)]

    def _rows(self, indices: int | Sequence[int] | None) -> list[int]:
        return [int(row) for row in self._get_indices(indices)]

    def has_attr(self, attr_name: str) -> bool:
        """Whether rows have an attribute."""
        return attr_name == "action_masks" or hasattr(self.inner, attr_name)

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """An attribute for every row."""
        return [getattr(self.inner, attr_name) for _ in self._rows(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:  # noqa: ARG002
        """Rows have no attributes of their own."""
        raise AttributeError(f"rows have no attribute {attr_name} to set")

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:  # noqa: ARG002
        """Rows are never wrapped."""
        return [False for _ in self._rows(indices)]

    def close(self) -> None:
        """Nothing is open."""
