"""The vector environment: rows are independent, arrays share memory, matches follow each other."""

import numpy as np
import pytest

import astrarium
from astrarium.core.errors import BadOption, IllegalAction, UnknownName
from astrarium.core.rng import Rng
from astrarium.core.state import CHANCE, OVER, State
from astrarium.lab.config import feature_bounds
from astrarium.lab.match_runner import match_seed
from astrarium.lab.observation_buffer import ObservationBuffer
from astrarium.lab.rewards import margins, utilities
from astrarium.lab.vector import VectorEnv
from tests.core.toys import RACE, play, race

GLOBULAR = "globular-cluster"


class Alone:
    """The matches of one row, played step by step through the core, as reference."""

    def __init__(self, game: str, seats: int, seed: int) -> None:
        self.game, self.seats, self.seed, self.number = astrarium.game(game), seats, seed, 0
        self.begin()

    def begin(self) -> None:
        self.state = self.game.start(self.seats)
        self.dealer = astrarium.Dealer(match_seed(self.seed, self.number))
        self.number += 1
        self.deal()

    def deal(self) -> None:
        while self.state.actor == CHANCE:
            self.state.apply(self.dealer.choose(self.state))

    def step(self, action: int) -> State | None:
        """Apply `action`; if it ends the match, start the next one and return the last position."""
        self.state.apply(action)
        self.deal()
        if self.state.actor != OVER:
            return None
        over = self.state
        self.begin()
        return over


@pytest.mark.parametrize("seats", [2, 4])
def test_rows_are_independent(game: str, seats: int) -> None:
    env = VectorEnv(game, 3, seats=seats, seed=5)
    rows = [Alone(game, seats, 5 + row) for row in range(3)]
    low, high = feature_bounds(env.game)
    ended = 0
    for _ in range(500):
        for row, alone in enumerate(rows):
            state = alone.state
            assert (env.key(row), env.actor[row]) == (state.key(), state.actor)
            assert np.flatnonzero(env.mask[row]).tolist() == state.legal()
            assert env.observation[row].tolist() == list(state.features(state.actor))
        assert (low <= env.observation).all()
        assert (env.observation <= high).all()
        actions = env.sample()
        env.step(actions)
        for row, alone in enumerate(rows):
            over = alone.step(int(actions[row]))
            assert env.done[row] == (over is not None)
            if over is not None:
                ended += 1
                assert env.score[row].tolist() == over.scores()
                assert env.place[row].tolist() == over.ranking()
                assert env.reward[row].tolist() == list(utilities(over.places()))
            else:
                assert not env.reward[row].any()
    assert ended >= 3


def test_a_game_without_blocks_is_encoded_as_a_whole() -> None:
    rows, state = ObservationBuffer(2, 3, race()), race()
    for moves, seat in (("roll 2, walk 2", 0), ("roll 1", 0), ("walk 1", 1)):
        play(state, moves)
        rows.update(1, state, seat)
        assert list(rows.data) == [0, 0, 0, *RACE.features(state, seat)]


def test_arrays_share_the_memory_of_the_engine() -> None:
    env = VectorEnv(GLOBULAR, 4, seed=1)
    actor, mask, observation, reward, done = env.step(env.sample())
    assert observation is env.observation
    before = observation.copy()
    env.step(env.sample())
    assert (observation != before).any()
    assert observation.base is not None
    for array in (actor, mask, observation, reward, done):
        assert not array.flags.writeable
    assert (observation.dtype, mask.dtype, done.dtype) == (np.int16, np.int8, np.bool_)


def test_margins_add_up_to_the_final_margin(game: str) -> None:
    env = VectorEnv(game, 2, seats=3, reward="margin", seed=3)
    total = np.zeros((2, 3))
    left = {0, 1}
    while left:
        env.step(env.sample())
        total[list(left)] += env.reward[list(left)]
        for row in [row for row in left if env.done[row]]:
            scores = env.score[row].tolist()
            final = [own - max(scores[:seat] + scores[seat + 1 :]) for seat, own in enumerate(scores)]
            assert total[row].tolist() == final
            left.remove(row)


def test_a_seed_reproduces_everything() -> None:
    def keys(seed: int) -> list[bytes]:
        env = VectorEnv(GLOBULAR, 2, seed=seed)
        for _ in range(40):
            env.step(env.sample())
        return [env.key(0), env.key(1)]

    assert keys(8) == keys(8)
    assert keys(8) != keys(20)


def test_reset_starts_over() -> None:
    env = VectorEnv(GLOBULAR, 2, seed=8)
    first = env.observation.copy()
    for _ in range(400):
        env.step(env.sample())
    env.reset(8)
    assert (env.observation == first).all()
    assert not env.done.any()
    assert not env.reward.any()
    env.reset([9, 8])
    assert (env.observation[1] == first[0]).all()


def test_an_illegal_action_changes_no_row() -> None:
    env = VectorEnv(GLOBULAR, 3, seed=1)
    keys = [env.key(row) for row in range(3)]
    actions = env.sample()
    actions[2] = int(np.flatnonzero(env.mask[2] == 0)[0])
    with pytest.raises(IllegalAction, match="row 2"):
        env.step(actions)
    assert [env.key(row) for row in range(3)] == keys
    with pytest.raises(IllegalAction, match="3 actions, not 2"):
        env.step(actions[:2])


def test_actions_are_integers_of_any_width() -> None:
    env, twin = VectorEnv(GLOBULAR, 3, seed=1), VectorEnv(GLOBULAR, 3, seed=1)
    actions = env.sample()
    with pytest.raises(TypeError):
        env.step(actions.astype(np.float64))
    env.step(actions.astype(np.int16))
    twin.step(actions.tolist())
    assert [env.key(row) for row in range(3)] == [twin.key(row) for row in range(3)]


def test_invalid_arguments_raise() -> None:
    with pytest.raises(UnknownName, match="did you mean 'globular-cluster'"):
        VectorEnv("globular", 2)
    with pytest.raises(BadOption, match="at least 1 match"):
        VectorEnv(GLOBULAR, 0)
    with pytest.raises(BadOption, match="2 to 4 seats"):
        VectorEnv(GLOBULAR, 2, seats=5)
    with pytest.raises(BadOption, match="did you mean 'margin'"):
        VectorEnv(GLOBULAR, 2, reward="margins")
    with pytest.raises(BadOption, match="2 seeds, not 3"):
        VectorEnv(GLOBULAR, 2, seed=[1, 2, 3])


def test_shared_places_get_the_mean() -> None:
    class Ranked(State):
        """A state with the given points by seat."""

        def __init__(self, points: list[int]) -> None:
            super().__init__(len(points))
            self.points = points

        def score(self, seat: int) -> int:
            return self.points[seat]

    def utility(*points: int) -> list[float]:
        return list(utilities(Ranked(list(points)).places()))

    assert utility(9, 4) == [1, -1]
    assert utility(4, 4) == [0, 0]
    assert utility(9, 4, 1) == [1, 0, -1]
    assert utility(9, 9, 1) == [0.5, 0.5, -1]
    assert utility(1, 9, 4, 4) == pytest.approx([-1, 1, 0, 0])
    assert list(margins(Ranked([9, 4, 7]))) == [2, -5, -2]


def test_sampling_is_uniform() -> None:
    env = VectorEnv(GLOBULAR, 1, seed=4)
    legal = np.flatnonzero(env.mask[0])
    rng, count = Rng(1), 400 * len(legal)
    drawn = np.bincount([env.batch.sample(rng)[0] for _ in range(count)])[legal]
    assert drawn.sum() == count
    assert abs(drawn - 400).max() < 120
