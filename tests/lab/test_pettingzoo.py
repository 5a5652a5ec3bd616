"""PettingZoo's own tests for each game and number of seats, and what they do not cover."""

import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

import astrarium
from astrarium.core.errors import BadOption, IllegalAction
from astrarium.lab import pettingzoo
from astrarium.lab.config import env_name
from astrarium.lab.pettingzoo import TableEnv, env

GLOBULAR = "globular-cluster"
SEATS = [2, 3, 4]


@pytest.mark.parametrize("seats", SEATS)
def test_the_api(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        # The test knows PettingZoo's own environments with dict observations by name and warns of others.
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        api_test(env(game, seats), num_cycles=60)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize("seats", SEATS)
def test_seeds(game: str, seats: int) -> None:
    seed_test(lambda: env(game, seats, reward="margin"), num_cycles=50)


@pytest.mark.parametrize("seats", SEATS)
def test_rendering(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: env(game, seats, render_mode=render_mode))
    assert len(capsys.readouterr().out) > 1000


def play(table: TableEnv, seed: int) -> dict[str, float]:
    """Play a random match; return the sum of rewards of each agent."""
    table.reset(seed=seed)
    rng = np.random.default_rng(seed)
    totals = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, termination, truncation, info = table.last()
        totals[agent] += reward
        if termination or truncation:
            table.step(None)
            continue
        assert agent == f"seat_{table.position.actor}"
        assert info["action_mask"] is observation["action_mask"]
        legal = np.flatnonzero(observation["action_mask"])
        assert legal.tolist() == table.position.legal()
        table.step(int(rng.choice(legal)))
    assert table.agents == []
    return totals


def test_rewards(game: str) -> None:
    table = env(game, 3)
    totals = play(table, 4)
    places = table.position.ranking()
    assert sum(totals.values()) == pytest.approx(0)
    assert sorted(totals, key=lambda agent: totals[agent], reverse=True)[0] == f"seat_{places.index(1)}"
    table = env(game, 3, reward="margin")
    totals = play(table, 4)
    scores = table.position.scores()
    for seat, total in enumerate(totals.values()):
        assert total == scores[seat] - max(scores[:seat] + scores[seat + 1 :])


def test_every_agent_observes_from_its_own_seat(game: str) -> None:
    table = env(game, 3)
    table.reset(seed=1)
    for _ in range(30):
        table.step(table.position.legal()[-1])
    rules = astrarium.game(game)
    for seat, agent in enumerate(table.agents):
        observation = table.observe(agent)
        assert observation["observation"].tolist() == rules.features(table.position, seat)
        assert observation["action_mask"].any() == (seat == table.position.actor)
        assert table.observation_space(agent).contains(observation)


def test_a_seed_has_many_matches() -> None:
    first, second = env(GLOBULAR), env(GLOBULAR)
    keys = []
    for table in (first, second):
        table.reset(seed=3)
        keys.append(table.position.key())
        table.reset()
        keys.append(table.position.key())
    assert keys[:2] == keys[2:]
    assert keys[0] != keys[1]


def test_options_reach_the_rules() -> None:
    half = env(GLOBULAR, options={"borders": "shared-half"})
    half.reset(seed=1)
    slot = astrarium.game(GLOBULAR).feature_names.index("borders.shared-half")
    assert half.observe("seat_0")["observation"][slot] == 1
    assert half.metadata["name"] == "globular_cluster_v2"


def test_a_game_has_a_name_with_its_edition(game: str) -> None:
    name = env_name(astrarium.game(game))
    assert name.endswith(f"_v{astrarium.game(game).edition}")
    table = getattr(pettingzoo, name).env(seats=3, reward="margin")
    assert (table.metadata["name"], table.config.seats) == (name, 3)
    with pytest.raises(AttributeError, match="_v99"):
        getattr(pettingzoo, name.rpartition("_v")[0] + "_v99")


def test_an_illegal_action_may_end_the_match_instead(caplog: pytest.LogCaptureFixture) -> None:
    table = TerminateIllegalWrapper(env(GLOBULAR, 3), illegal_reward=-1)
    table.reset(seed=1)
    observation, *_ = table.last()
    loser = table.agent_selection
    table.step(int(observation["action_mask"].argmin()))
    assert "Illegal move" in caplog.text
    assert table.rewards == {agent: -1 if agent == loser else 0 for agent in table.possible_agents}
    for _ in table.agent_iter():
        table.step(None)
    assert table.agents == []


def test_invalid_arguments_raise() -> None:
    table = env(GLOBULAR)
    with pytest.raises(IllegalAction, match="reset"):
        table.step(0)
    table.reset(seed=1)
    key = table.position.key()
    wrong = int(np.flatnonzero(table.infos[table.agent_selection]["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction, match=r"\(G-"):
        table.step(wrong)
    with pytest.raises(IllegalAction, match="numbered 0 to"):
        table.step(99_999)
    with pytest.raises(IllegalAction, match="None is not an action"):
        table.step(None)
    assert table.position.key() == key
    with pytest.raises(BadOption, match="render mode"):
        env(GLOBULAR, render_mode="film")
    with pytest.raises(BadOption, match="choose a render mode"):
        table.render()
