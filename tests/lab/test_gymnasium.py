"""Gymnasium's own checks, all kinds of opponents, and the vector environment beside single ones."""

import subprocess
import sys

import gymnasium
import numpy as np
import pytest
from gymnasium.envs.registration import EnvSpec
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import astrarium
from astrarium.core.errors import BadOption, IllegalAction
from astrarium.lab.config import Observation, gym_id
from astrarium.lab.gymnasium import Opponents, SeatEnv, SeatVectorEnv

GLOBULAR = "globular-cluster"


def first_legal(observation: Observation) -> int:
    """Return the first legal action: a policy."""
    return int(np.flatnonzero(observation["action_mask"])[0])


def test_ids_carry_the_edition() -> None:
    ids = [gym_id(astrarium.game(name)) for name in astrarium.games()]
    assert ids == ["astrarium/CosmicPioneers-v2", "astrarium/GlobularCluster-v2", "astrarium/Pulsar2849-v1"]
    assert set(ids) <= set(gymnasium.registry)


def test_an_id_with_its_module_needs_no_import() -> None:
    program = (
        "import gymnasium\n"
        "env = gymnasium.make('astrarium.lab.gymnasium:astrarium/GlobularCluster-v2', seats=3)\n"
        "many = gymnasium.make_vec('astrarium.lab.gymnasium:astrarium/Pulsar2849-v1', 2)\n"
        "print(env.unwrapped.config.seats, type(many).__name__)"
    )
    output = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    ).stdout
    assert output == "3 SeatVectorEnv\n"


def test_a_spec_is_plain_data(game: str) -> None:
    spec = gymnasium.spec(gym_id(astrarium.game(game)))
    assert EnvSpec.from_json(spec.to_json()) == spec


@pytest.mark.parametrize("reward", ["rank", "margin"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_environment_passes_check_env(game: str, seats: int, reward: str) -> None:
    name = gym_id(astrarium.game(game))
    check_env(gymnasium.make(name, seats=seats, reward=reward, render_mode="ansi").unwrapped)


def play(env: SeatEnv, seed: int | None) -> tuple[float, dict[str, object]]:
    """Play a match by `first_legal`; return the sum of rewards and the last info."""
    observation, info = env.reset(seed=seed)
    total, over = 0.0, False
    while not over:
        assert info["seat"] == env.position.actor
        observation, reward, over, _, info = env.step(first_legal(observation))
        total += reward
    return total, info


@pytest.mark.parametrize(
    "opponents", ["greedy", ["uniform", "mcts:2"], first_legal, astrarium.bot("uniform")]
)
def test_any_opponent_plays(opponents: Opponents) -> None:
    env = SeatEnv(GLOBULAR, 3, opponents=opponents, seat=1, reward="margin")
    total, info = play(env, 2)
    scores = info["scores"]
    assert isinstance(scores, list)
    assert total == scores[1] - max(scores[0], scores[2])


def test_a_seed_reproduces_a_match_with_its_bots() -> None:
    results = [play(SeatEnv(GLOBULAR, opponents="greedy"), seed)[1]["scores"] for seed in (5, 5, 6)]
    assert results[0] == results[1] != results[2]


def test_the_learner_rotates_by_one_seat() -> None:
    env = SeatEnv(GLOBULAR, 3)
    env.reset(seed=1)
    seats = [env.seat]
    for _ in range(3):
        env.reset()
        seats.append(env.seat)
    assert seats == [0, 1, 2, 0]


@pytest.mark.parametrize("seats", [2, 3])
def test_the_vector_environment_plays_like_single_ones(game: str, seats: int) -> None:
    many = gymnasium.make_vec(
        gym_id(astrarium.game(game)),
        4,
        vectorization_mode="vector_entry_point",
        seats=seats,
        opponents=["uniform"],
        reward="margin",
    )
    assert many.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    singles = [
        SeatEnv(game, seats, opponents="uniform", seat=row % seats, reward="margin") for row in range(4)
    ]
    observation, infos = many.reset(seed=7)
    for row, single in enumerate(singles):
        single.reset(seed=7 + row)
    live, ended = set(range(4)), 0
    while live:
        actions = [first_legal({"action_mask": mask}) for mask in observation["action_mask"]]
        observation, rewards, done, truncated, infos = many.step(np.array(actions))
        assert not truncated.any()
        for row in sorted(live):
            own, reward, over, _, info = singles[row].step(actions[row])
            assert (reward, over) == (rewards[row], done[row])
            if over:
                live.remove(row)
                ended += 1
                assert (infos["final_obs"][row]["observation"] == own["observation"]).all()
                assert infos["final_info"][row]["scores"] == info["scores"]
            else:
                assert (observation["observation"][row] == own["observation"]).all()
                assert (observation["action_mask"][row] == own["action_mask"]).all()
    assert ended == 4
    assert infos["seat"].max() < seats


def illegal(observation: Observation) -> int:
    """Return an illegal action."""
    return int(np.flatnonzero(observation["action_mask"] == 0)[0])


def test_an_illegal_action_ends_the_match() -> None:
    env = SeatEnv(GLOBULAR, seat=0)
    observation, _ = env.reset(seed=1)
    before = env.position.key()
    last, reward, over, truncated, info = env.step(illegal(observation))
    assert (reward, over, truncated) == (-1.0, True, False)
    assert "(G-" in info["illegal"]
    assert "scores" not in info
    assert env.position.key() == before
    assert (last["observation"] == observation["observation"]).all()
    with pytest.raises(IllegalAction, match="reset"):
        env.step(first_legal(observation))
    env.reset()
    assert env.position.key() != before


def test_an_illegal_action_ends_its_row_only() -> None:
    many = SeatVectorEnv(GLOBULAR, 3, seat=0, illegal_reward=-5.0)
    twin = SeatVectorEnv(GLOBULAR, 3, seat=0)
    with pytest.raises(IllegalAction, match="reset"):
        many.step(np.zeros(3, np.int64))
    observation, _ = many.reset(seed=1)
    twin.reset(seed=1)
    legal = observation["action_mask"].argmax(axis=1)
    chosen = legal.copy()
    chosen[1] = observation["action_mask"][1].argmin()
    after, reward, done, _, infos = many.step(chosen)
    expected, *_ = twin.step(legal)
    assert reward.tolist() == [0, -5, 0]
    assert done.tolist() == [False, True, False]
    assert (infos["final_obs"][1]["observation"] == observation["observation"][1]).all()
    assert "(G-" in infos["final_info"][1]["illegal"]
    for row in (0, 2):
        assert (after["observation"][row] == expected["observation"][row]).all()
    single = SeatEnv(GLOBULAR, seat=0)
    single.reset(seed=2)
    follows, _ = single.reset()
    assert (after["observation"][1] == follows["observation"]).all()
    assert (after["action_mask"][1] == follows["action_mask"]).all()


def test_make_vec_can_vectorise_single_environments() -> None:
    many = gymnasium.make_vec("astrarium/GlobularCluster-v2", 2, vectorization_mode="sync")
    observation, _ = many.reset(seed=1)
    assert observation["observation"].shape[0] == 2
    many.close()


def test_invalid_arguments_raise() -> None:
    env = SeatEnv(GLOBULAR, illegal_reward=None)
    with pytest.raises(IllegalAction, match="reset"):
        env.step(0)
    observation, _ = env.reset(seed=1)
    with pytest.raises(IllegalAction, match=r"\(G-"):
        env.step(illegal(observation))
    with pytest.raises(IllegalAction, match="-1 is not an action"):
        env.step(-1)
    many = SeatVectorEnv(GLOBULAR, 2, illegal_reward=None)
    observation, _ = many.reset(seed=1)
    with pytest.raises(IllegalAction, match="row 0"):
        many.step(observation["action_mask"].argmin(axis=1))
    with pytest.raises(IllegalAction, match="row 1: 99999"):
        many.step(np.array([observation["action_mask"][0].argmax(), 99999]))
    with pytest.raises(BadOption, match="at least one opponent"):
        SeatEnv(GLOBULAR, opponents=[])
    with pytest.raises(BadOption, match="seat cannot be 2"):
        SeatEnv(GLOBULAR, seat=2)
    with pytest.raises(BadOption, match="not drawn"):
        SeatVectorEnv(GLOBULAR, 2, render_mode="ansi")

    env = SeatEnv(GLOBULAR, opponents=lambda _: -5)
    with pytest.raises(IllegalAction, match="the bot policy plays -5"):
        play(env, 1)
