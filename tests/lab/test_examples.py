"""The examples of the laboratory run: a short lesson, and pictures of a few matches."""

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
    """The example that teaches."""
    return load_module(EXAMPLES / "learn.py")


@pytest.mark.filterwarnings("ignore")
def test_a_short_lesson_changes_the_network_and_is_examined(learn: ModuleType) -> None:
    model = learn.teach(GLOBULAR, "uniform", 3.0, rows=8)
    again = learn.teach(GLOBULAR, "uniform", 0.0, rows=8)
    assert model.num_timesteps > 8 * 64
    taught, fresh = (one.policy.action_net.weight.detach().numpy() for one in (model, again))
    assert np.abs(taught - fresh).max() > 1e-4
    share, low, high = learn.examine(model, GLOBULAR, "uniform", 6)
    assert 0 <= low <= share <= high <= 1


def test_the_bridge_to_stable_baselines() -> None:
    inner = SeatVectorEnv(GLOBULAR, 3, opponents="uniform", reward="margin")
    table = MaskedVecEnv(inner, reward_scale=0.5)
    table.seed(4)
    seen = table.reset()
    assert table.observation_space.contains(seen[0])
    total, ended = np.zeros(3), 0
    while ended == 0:
        masks = np.stack(table.env_method("action_masks"))
        assert (masks == table.action_masks()).all()
        seen, rewards, done, infos = table.step(masks.argmax(axis=1))
        total += rewards
        for row in np.flatnonzero(done):
            ended += 1
            own, other = infos[row]["scores"][row % 2], infos[row]["scores"][1 - row % 2]
            assert total[row] == pytest.approx(0.5 * (own - other))
            assert table.observation_space.contains(infos[row]["terminal_observation"])
    with pytest.raises(AttributeError, match="no method"):
        table.env_method("render")


def test_pictures_are_drawn(tmp_path: Path) -> None:
    environment = {**os.environ, "MPLBACKEND": "agg"}
    command = [sys.executable, str(EXAMPLES / "plots.py"), "--matches", "2", "--out", str(tmp_path)]
    assert subprocess.run(command, env=environment, check=False).returncode == 0
    names = {path.name for path in tmp_path.iterdir()}
    assert names == {f"lab-{name}.svg" for name in ("sources", "seats", "branching", "length")}
    assert all(path.stat().st_size > 5000 for path in tmp_path.iterdir())
