"""The examples of the laboratory run: a short training, and plots of a few matches."""

import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from astrarium.lab.gymnasium import SeatVectorEnv
from astrarium.lab.sb3 import MaskedVecEnv
from tests.modules import load_module

EXAMPLES = Path(__file__).parents[2] / "examples"
GLOBULAR = "globular-cluster"


@pytest.fixture(scope="module")
def learn() -> ModuleType:
    """Return the module of the training example."""
    return load_module(EXAMPLES / "learn.py")


@pytest.mark.filterwarnings("ignore")
def test_a_short_training_changes_the_network_and_is_evaluated(learn: ModuleType) -> None:
    model = learn.train(GLOBULAR, "uniform", 3.0, rows=8)
    again = learn.train(GLOBULAR, "uniform", 0.0, rows=8)
    assert model.num_timesteps > 8 * 64
    trained, untrained = (each.policy.action_net.weight.detach().numpy() for each in (model, again))
    assert np.abs(trained - untrained).max() > 1e-4
    share, low, high = learn.evaluate(model, GLOBULAR, "uniform", 6)
    assert 0 <= low <= share <= high <= 1


def test_the_adapter_for_stable_baselines() -> None:
    inner = SeatVectorEnv(GLOBULAR, 3, opponents="uniform", reward="margin")
    env = MaskedVecEnv(inner, reward_scale=0.5)
    env.seed(4)
    observation = env.reset()
    assert env.observation_space.contains(observation[0])
    total, ended = np.zeros(3), 0
    while ended == 0:
        masks = np.stack(env.env_method("action_masks"))
        assert (masks == env.action_masks()).all()
        observation, rewards, done, infos = env.step(masks.argmax(axis=1))
        total += rewards
        for row in np.flatnonzero(done):
            ended += 1
            own, other = infos[row]["scores"][row % 2], infos[row]["scores"][1 - row % 2]
            assert total[row] == pytest.approx(0.5 * (own - other))
            assert env.observation_space.contains(infos[row]["terminal_observation"])
    with pytest.raises(AttributeError, match="no method"):
        env.env_method("render")


def test_plots_are_drawn(tmp_path: Path) -> None:
    environment = {**os.environ, "MPLBACKEND": "agg"}
    command = [sys.executable, str(EXAMPLES / "plots.py"), "--matches", "2", "--out", str(tmp_path)]
    assert subprocess.run(command, env=environment, check=False).returncode == 0
    names = {path.name for path in tmp_path.iterdir()}
    assert names == {f"lab-{name}.svg" for name in ("sources", "seats", "branching", "length")}
    assert all(path.stat().st_size > 5000 for path in tmp_path.iterdir())
