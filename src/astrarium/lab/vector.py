"""Vector environment for self-play: many matches stepped by one call, each at the turn of its own seat.

    env = VectorEnv("globular-cluster", 256, seats=3, seed=7)
    while learning:
        actions = policy(env.observation, env.mask)
        env.step(actions)
        learn(env.reward, env.done)

The arrays are read-only views of the memory that the compiled engine fills. `step` and `reset` overwrite
them, so copy what you keep.

| array | shape | type | |
| --- | --- | --- | --- |
| `actor` | (n,) | int64 | the seat whose decision a row waits for |
| `mask` | (n, decisions) | int8 | 1 where an action is legal |
| `observation` | (n, slots) | int16 | the position as `actor` sees it; `game.feature_names` names the slots |
| `reward` | (n, seats) | float64 | the rewards of the last step |
| `done` | (n,) | bool | whether the last step ended a match |
| `score`, `place` | (n, seats) | int64 | the result of the last match of the row that ended |

Where `done` is set, `reward` belongs to the match that ended. Actor, mask and observation belong to the next
match of the row, which has started already. Match k (from 0) of a row with seed s is dealt by
`astrarium.Dealer(match_seed(s, k))`; `match_seed(s, 0)` is s.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from astrarium.bots.agent import Agent
from astrarium.core.errors import BadOption
from astrarium.core.game import Value
from astrarium.core.rng import Rng
from astrarium.lab.batch import Batch
from astrarium.lab.config import fresh_seed, make_config
from astrarium.lab.match_runner import match_seed

__all__ = ["VectorEnv", "VectorStep", "match_seed"]

SAMPLER_SEED: Final = 0x5A3D
"""Separates the random numbers of `sample` from those of the first row."""


class VectorStep(NamedTuple):
    """The arrays that a step overwrites; `step` and `reset` always return the same arrays."""

    actor: NDArray[np.int64]
    mask: NDArray[np.int8]
    observation: NDArray[np.int16]
    reward: NDArray[np.float64]
    done: NDArray[np.bool_]


class VectorEnv:
    """`n` matches of a game for self-play; the caller plays all seats through `step`."""

    def __init__(  # noqa: PLR0913
        self,
        game: str,
        n: int,
        *,
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
        reward: str = "rank",
        seed: int | Sequence[int] | None = None,
    ) -> None:
        if n < 1:
            raise BadOption(f"at least 1 match must be played, not {n}")
        config = make_config(game, seats, options, reward)
        no_bots: list[Agent | None] = [None] * config.seats
        self.game, self.n, self.seats = config.game, n, config.seats
        self.batch = Batch(config.spec, n, lambda *_: no_bots)
        views = ArrayViews(self.batch)
        self.actor, self.mask, self.observation = views.actor, views.mask, views.observation
        self.reward, self.done, self.score, self.place = views.reward, views.done, views.score, views.place
        self._step = VectorStep(self.actor, self.mask, self.observation, self.reward, self.done)
        self.reset(seed)

    def reset(self, seed: int | Sequence[int] | None = None) -> VectorStep:
        """Start match 0 of every row and return the arrays.

        Row r gets `seed + r`, or `seed[r]` of a sequence. Without `seed`, the seeds are random.
        """
        self.batch.reset(row_seeds(seed, self.n))
        self._rng = Rng(self.batch.seeds[0] ^ SAMPLER_SEED)
        return self._step

    def step(self, actions: Sequence[int] | NDArray[Any]) -> VectorStep:
        """Apply one action per row; if any is illegal, raise before any is applied."""
        self.batch.step(to_action_vec(actions))
        return self._step

    def sample(self) -> NDArray[np.int64]:
        """Return one legal action per row, drawn uniformly."""
        return np.frombuffer(self.batch.sample(self._rng), np.int64).copy()

    def key(self, row: int) -> bytes:
        """Return the key of the position in `row`."""
        return self.batch.runners[row].state.key()


def to_action_vec(actions: Sequence[int] | NDArray[Any]) -> vec[i64]:
    """Convert `actions` to the type of the engine; raise TypeError if they are not integers."""
    array = np.asarray(actions)
    return vec[i64](np.ascontiguousarray(array.astype(np.int64, casting="same_kind")))


def row_seeds(seed: int | Sequence[int] | None, n: int) -> list[int]:
    """Return `n` seeds: `seed`, `seed + 1` and so on, or those of a sequence; random if `seed` is None."""
    if seed is None:
        seed = fresh_seed()
    if isinstance(seed, int | np.integer):
        return [int(seed) + row for row in range(n)]
    if len(seed) != n:
        raise BadOption(f"{n} rows need {n} seeds, not {len(seed)}")
    return [int(each) for each in seed]


class ArrayViews:
    """The buffers of a batch as arrays that share their memory."""

    def __init__(self, batch: Batch) -> None:
        n, seats = int(batch.count), int(batch.seats)
        self.actor = np.frombuffer(batch.actor, np.int64)
        self.mask = np.frombuffer(batch.mask, np.int8).reshape(n, -1)
        self.observation = np.frombuffer(batch.observations.data, np.int16).reshape(n, -1)
        self.reward = np.frombuffer(batch.reward, np.float64).reshape(n, seats)
        self.done = np.frombuffer(batch.done, np.bool_)
        self.score = np.frombuffer(batch.score, np.int64).reshape(n, seats)
        self.place = np.frombuffer(batch.place, np.int64).reshape(n, seats)
        self.final_observation: NDArray[np.int16] | None = None
        if batch.keep_final:
            self.final_observation = np.frombuffer(batch.final_observations.data, np.int16).reshape(n, -1)
