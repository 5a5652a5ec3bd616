"""Train a network to play: MaskablePPO against a bot, then an evaluation on unseen seeds.

    pip install 'astrarium[lab]' sb3-contrib
    python examples/learn.py globular-cluster --minutes 5

The network observes the features of the position and plays one seat; the bot `uniform` plays random moves at
the other. Its reward is each change of its margin over the rival. The evaluation plays matches with seeds not
used in training, from both seats, and prints the share of wins with its 95 % interval.
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
REWARD_SCALE = 0.1
EVALUATION_SEED = 1_000_000


# Without the library installed, its classes have no type.
class TimeLimit(BaseCallback):
    """Stops training after `seconds` of processor time, which other work on the machine does not affect."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.end = time.process_time() + seconds

    def _on_step(self) -> bool:
        return time.process_time() < self.end


def train(game: str, opponent: str, seconds: float, *, rows: int = ROWS, seed: int = 1) -> MaskablePPO:
    """Return a network trained for `seconds` on one core."""
    torch.set_num_threads(1)
    env = MaskedVecEnv(SeatVectorEnv(game, rows, 2, opponents=opponent, reward="margin"), REWARD_SCALE)
    env.seed(seed)
    model = MaskablePPO(
        "MlpPolicy",
        env,
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
    return model.learn(10**9, callback=TimeLimit(seconds))


def evaluate(model: MaskablePPO, game: str, opponent: str, matches: int) -> tuple[float, float, float]:
    """Return the share of wins against a bot and its 95 % interval, from both seats and on unseen seeds."""
    env = MaskedVecEnv(SeatVectorEnv(game, min(matches, ROWS), 2, opponents=opponent))
    env.seed(EVALUATION_SEED)
    predict: Callable[..., Any] = model.predict
    observation, wins, played = env.reset(), 0.0, 0
    while played < matches:
        actions, _ = predict(observation, action_masks=env.action_masks(), deterministic=False)
        observation, rewards, done, _ = env.step(actions)
        for row in np.flatnonzero(done)[: matches - played]:
            wins += (float(rewards[row]) + 1) / 2  # 1 for a victory, 0.5 for a shared one
            played += 1
    return wins / played, *wilson(wins / played, played)


def main() -> None:
    """Train, evaluate and print the result."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("game", nargs="?", default="globular-cluster")
    parser.add_argument("--opponent", default="uniform")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--save", help="the file to which the network is saved")
    arguments = parser.parse_args()
    model = train(arguments.game, arguments.opponent, 60 * arguments.minutes)
    share, low, high = evaluate(model, arguments.game, arguments.opponent, arguments.matches)
    print(f"{model.num_timesteps:,} decisions in {arguments.minutes:g} minutes on one core")
    won = f"{share:.1%} of {arguments.matches} matches won against {arguments.opponent}"
    print(f"{won} ({low:.1%} to {high:.1%})")
    if arguments.save:
        model.save(arguments.save)


if __name__ == "__main__":
    main()
