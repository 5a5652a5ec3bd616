"""Many matches stepped at once, each row at its own seat's turn: self-play without a loop in Python.

    env = VectorEnv("globular-cluster", 256, seats=3, seed=7)
    while learning:
        actions = policy(env.observation, env.mask)
        env.step(actions)
        learn(env.reward, env.done)

The arrays are views of the memory the compiled engine fills, without copies: `step` and `reset` write new
numbers into the same arrays, so copy what you keep. They are read-only.

| array | shape | type | |
| --- | --- | --- | --- |
| `actor` | (n,) | int64 | the seat whose decision a row waits for |
| `mask` | (n, decisions) | int8 | 1 where an action is legal |
| `observation` | (n, slots) | int16 | the position as `actor` sees it; `game.feature_names` names the slots |
| `reward` | (n, seats) | float64 | what each seat got for the last step |
| `done` | (n,) | bool | whether the last step ended a match |
| `score`, `place` | (n, seats) | int64 | how the last match of the row that ended came out |

Where `done` is set, `reward` belongs to the match that ended; actor, mask and observation are those of the
next match of the row, which has begun already. The luck of the k-th match (from 0) of a row with seed s is
that of `astrarium.Dealer(match_seed(s, k))`, and `match_seed(s, 0)` is s.
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
from astrarium.lab.batch import Batch, match_seed
from astrarium.lab.config import agree, fresh_seed

__all__ = ["VectorEnv", "VectorStep", "match_seed"]

SAMPLER: Final = 0x5A3D
"""What sets the luck of `sample` apart from that of the first row."""


class VectorStep(NamedTuple):
    """What a step shows; always the same arrays, with new numbers in them."""

    actor: NDArray[np.int64]
    mask: NDArray[np.int8]
    observation: NDArray[np.int16]
    reward: NDArray[np.float64]
    done: NDArray[np.bool_]


class VectorEnv:
    """`n` matches of a game for self-play; all seats are played through `step`."""

    def __init__(
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
        terms = agree(game, seats, options, reward)
        nobody: list[Agent | None] = [None] * terms.seats
        self.game, self.n, self.seats = terms.game, n, terms.seats
        self.batch = Batch(terms.opening, n, terms.decisions, terms.rewarded, lambda *_: nobody, False)
        views = ArrayViews(self.batch)
        self.actor, self.mask, self.observation = views.actor, views.mask, views.observation
        self.reward, self.done, self.score, self.place = views.reward, views.done, views.score, views.place
        self._step = VectorStep(self.actor, self.mask, self.observation, self.reward, self.done)
        self.reset(seed)

    def reset(self, seed: int | Sequence[int] | None = None) -> VectorStep:
        """Begin all matches anew: row r has the seed `seed + r`, or its own of a sequence, or a fresh one."""
        self.batch.reset(row_seeds(seed, self.n))
        self._rng = Rng(self.batch.seeds[0] ^ SAMPLER)
        return self._step

    def step(self, actions: Sequence[int] | NDArray[Any]) -> VectorStep:
        """Play a legal decision in every row; if one is not legal, none is played."""
        self.batch.step(whole_numbers(actions))
        return self._step

    def sample(self) -> NDArray[np.int64]:
        """Legal actions, all equally likely, one for every row."""
        return np.frombuffer(self.batch.sample(self._rng), np.int64).copy()

    def key(self, row: int) -> bytes:
        """The key of the position of a row."""
        return self.batch.courses[row].state.key()


def whole_numbers(actions: Sequence[int] | NDArray[Any]) -> vec[i64]:
    """Actions as the engine takes them; TypeError if they are no whole numbers."""
    numbers = np.asarray(actions)
    return vec[i64](np.ascontiguousarray(numbers.astype(np.int64, casting="same_kind")))


def row_seeds(seed: int | Sequence[int] | None, n: int) -> list[int]:
    """A seed for every row."""
    if seed is None:
        seed = fresh_seed()
    if isinstance(seed, int | np.integer):
        return [int(seed) + row for row in range(n)]
    if len(seed) != n:
        raise BadOption(f"{n} rows need {n} seeds, not {len(seed)}")
    return [int(one) for one in seed]


class ArrayViews:
    """The memory of a batch as arrays."""

    def __init__(self, batch: Batch) -> None:
        n, seats = int(batch.count), int(batch.opening.seats)
        self.actor = np.frombuffer(batch.actor, np.int64)
        self.mask = np.frombuffer(batch.mask, np.int8).reshape(n, -1)
        self.observation = np.frombuffer(batch.seen.numbers, np.int16).reshape(n, -1)
        self.reward = np.frombuffer(batch.reward, np.float64).reshape(n, seats)
        self.done = np.frombuffer(batch.done, np.bool_)
        self.score = np.frombuffer(batch.score, np.int64).reshape(n, seats)
        self.place = np.frombuffer(batch.place, np.int64).reshape(n, seats)
        self.last = np.frombuffer(batch.last.numbers, np.int16).reshape(n, -1) if batch.keep_last else None
