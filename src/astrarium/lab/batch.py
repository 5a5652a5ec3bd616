"""Many matches of one game stepped in compiled code; all vector environments are built on it."""

from collections.abc import Callable, Sequence
from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from astrarium.bots.agent import Agent
from astrarium.core.errors import IllegalAction
from astrarium.core.playout import random_action
from astrarium.core.rng import Rng
from astrarium.core.state import OVER
from astrarium.lab.match_runner import MatchRunner, MatchSpec, match_seed
from astrarium.lab.observation_buffer import ObservationBuffer
from astrarium.lab.rewards import RANK

SeatAssignment = Callable[[int, int, int], list[Agent | None]]
"""Maps a row, the number of a match in that row and the match's seed to its agents by seat."""


@final
class Batch:
    """Rows of matches, each waiting for a decision; a match that ends is followed by the row's next.

    `step` fills the arrays in place. `reward`, `score` and `place` have `seats` numbers per row; `score` and
    `place` are the results of the last match of the row that ended. `final_observations` has its last
    observation if `keep_final` is set.
    """

    def __init__(
        self, spec: MatchSpec, count: i64, assign_seats: SeatAssignment, keep_final: bool = False
    ) -> None:
        opening, seats, decisions = spec.opening, spec.opening.seats, spec.decisions
        width: i64 = len(opening.features(0))
        self.spec: MatchSpec = spec
        self.count: i64 = count
        self.seats: i64 = seats
        self.decisions: i64 = decisions
        self.assign_seats: SeatAssignment = assign_seats
        self.keep_final: bool = keep_final
        self.seeds: list[int] = []
        self.match_numbers: list[int] = []
        self.runners: list[MatchRunner] = []
        self.masked: list[vec[i64]] = [vec[i64]()] * count  # the actions set in `mask`, by row
        self.actor: vec[i64] = vec[i64]([0] * count)
        self.mask: vec[u8] = vec[u8]([u8(0)] * (count * decisions))
        self.observations: ObservationBuffer = ObservationBuffer(count, width, opening)
        self.final_observations: ObservationBuffer = ObservationBuffer(
            count if keep_final else 0, width, opening
        )
        self.reward: vec[float] = vec[float]([0.0] * (count * seats))
        self.score: vec[i64] = vec[i64]([0] * (count * seats))
        self.place: vec[i64] = vec[i64]([0] * (count * seats))
        self.done: vec[u8] = vec[u8]([u8(0)] * count)

    def reset(self, seeds: Sequence[int]) -> None:
        """Start match 0 of every row; `seeds` has the seed of each row."""
        self.seeds = list(seeds)
        self.match_numbers = [0] * self.count
        self.runners = [self.next_runner(row) for row in range(self.count)]
        for row in range(self.count):
            self.done[row] = 0
            for seat in range(self.seats):
                self.reward[row * self.seats + seat] = 0.0
            self.refresh(row)

    def next_runner(self, row: int) -> MatchRunner:
        """Start the next match of `row`; matches that end without a decision of the caller are skipped."""
        while True:
            number = self.match_numbers[row]
            seed = match_seed(self.seeds[row], number)
            runner = MatchRunner(self.spec, seed, self.assign_seats(row, number, seed))
            self.match_numbers[row] = number + 1
            if runner.state.actor != OVER:
                return runner

    def check(self, actions: vec[i64]) -> None:
        """Raise if an action is not legal in its row."""
        if len(actions) != self.count:
            raise IllegalAction(f"{self.count} rows need {self.count} actions, not {len(actions)}")
        mask, decisions = self.mask, self.decisions
        for row in range(self.count):
            action = actions[row]
            if not 0 <= action < decisions or mask[row * decisions + action] == 0:
                raise IllegalAction(f"row {row}: {action} is not a legal action for seat {self.actor[row]}")

    def step(self, actions: vec[i64]) -> None:
        """Apply one action per row; if any is illegal, raise before anything is applied."""
        self.check(actions)
        for row in range(self.count):
            self.step_row(row, actions[row])

    def step_row(self, row: i64, action: i64) -> None:
        """Apply the legal `action` in `row` and update its arrays; after the end start the next match."""
        runner = self.runners[row]
        runner.step(action)
        over = runner.state.actor == OVER
        if over or self.done[row] == 1 or self.spec.reward_kind != RANK:
            self.store_reward(row, runner.reward)
        self.done[row] = 1 if over else 0
        if over:
            self.store_result(row, runner)
            self.runners[row] = self.next_runner(row)
        self.refresh(row)

    def abort_row(self, row: i64) -> None:
        """Mark the match of `row` as done without a result and start the next one."""
        self.runners[row] = self.next_runner(row)
        self.done[row] = 1
        self.refresh(row)

    def store_reward(self, row: i64, reward: vec[float]) -> None:
        """Copy the rewards of a match into `reward`."""
        first = row * self.seats
        for seat in range(self.seats):
            self.reward[first + seat] = reward[seat]

    def store_result(self, row: i64, runner: MatchRunner) -> None:
        """Copy the scores, places and, if kept, the last observation of a match that is over."""
        state, first = runner.state, row * self.seats
        places = state.places()
        for seat in range(state.seats):
            self.score[first + seat] = state.score(seat)
            self.place[first + seat] = places[seat]
        if self.keep_final:
            self.final_observations.write(row, state, self.actor[row])

    def refresh(self, row: i64) -> None:
        """Update actor, mask and observation of `row` from its match."""
        state, mask = self.runners[row].state, self.mask
        first = row * self.decisions
        for action in self.masked[row]:
            mask[first + action] = 0
        moves = state.moves
        for action in moves:
            mask[first + action] = 1
        self.masked[row] = moves
        self.actor[row] = state.actor
        self.observations.update(row, state, state.actor)

    def sample(self, rng: Rng) -> vec[i64]:
        """Return one legal action per row, drawn uniformly."""
        actions = vec[i64](capacity=self.count)
        for runner in self.runners:
            actions = append(actions, random_action(runner.state, rng))
        return actions
