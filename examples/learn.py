"""Teach a network to play: MaskablePPO against a bot, then an honest examination.

    pip install 'astrarium[lab]' sb3-contrib
    python examples/learn.py globular-cluster --minutes 5

The network sees the features of the position and plays one seat; the other is `uniform`, the bot that plays
any legal move. It is rewarded for every point it gains on its rival. The examination plays new matches on
luck it has not seen, from both seats, and tells the share of wins with its 95 % interval.
"""

import argparse
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

from astrarium.bots.arena import wilson
from astrarium.lab.gymnasium import SeatVectorEnv
from astrarium.lab.sb3 import MaskedVecEnv

ROWS = 32
POINTS = 0.1
UNSEEN = 1_000_000


# Where the library is not installed, its classes have no type.
class Clock(BaseCallback):  # type: ignore[misc, unused-ignore]
    """Ends the lesson when the time is up: time of the processor, whatever else the machine does."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.end = time.process_time() + seconds

    def _on_step(self) -> bool:
        return time.process_time() < self.end


def teach(game: str, opponent: str, seconds: float, *, rows: int = ROWS, seed: int = 1) -> MaskablePPO:
    """A network after a lesson of some seconds on one core."""
    torch.set_num_threads(1)
    table = MaskedVecEnv(SeatVectorEnv(game, rows, 2, opponents=opponent, reward="margin"), POINTS)
    table.seed(seed)
    model = MaskablePPO(
        "MlpPolicy",
        table,
        n_steps=64,
        batch_size=512,
        n_epochs=4,
        gamma=0.995,
        learning_rate=7e-4,
        ent_coef=0.002,
        policy_kwargs={"net_arch": [64, 64]},
        seed=seed,
        device="cpu",
    )
    return model.learn(10**9, callback=Clock(seconds))


def examine(model: MaskablePPO, game: str, opponent: str, matches: int) -> tuple[float, float, float]:
    """Wins per match against a bot, and their 95 % interval; both seats in turn, on luck never seen."""
    table = MaskedVecEnv(SeatVectorEnv(game, min(matches, ROWS), 2, opponents=opponent))
    table.seed(UNSEEN)
    choose: Callable[..., Any] = model.predict
    seen, wins, played = table.reset(), 0.0, 0
    while played < matches:
        actions, _ = choose(seen, action_masks=table.action_masks(), deterministic=False)
        seen, rewards, done, _ = table.step(actions)
        for row in np.flatnonzero(done)[: matches - played]:
            wins += (float(rewards[row]) + 1) / 2  # 1 for a victory, 0.5 for a shared one
            played += 1
    return wins / played, *wilson(wins / played, played)


def main() -> None:
    """Teach, examine, tell."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("game", nargs="?", default="globular-cluster")
    parser.add_argument("--opponent", default="uniform")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--save", help="where the network is kept")
    wishes = parser.parse_args()
    model = teach(wishes.game, wishes.opponent, 60 * wishes.minutes)
    share, low, high = examine(model, wishes.game, wishes.opponent, wishes.matches)
    print(f"{model.num_timesteps:,} decisions in {wishes.minutes:g} minutes on one core")
    print(f"{share:.1%} of {wishes.matches} matches won against {wishes.opponent} ({low:.1%} to {high:.1%})")
    if wishes.save:
        model.save(wishes.save)


if __name__ == "__main__":
    main()
