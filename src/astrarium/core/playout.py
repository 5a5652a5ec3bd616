"""Random playouts: the inner loop of benchmarks and search."""

from mypy_extensions import i64

from astrarium.core.dealer import pick, total
from astrarium.core.rng import Rng
from astrarium.core.state import CHANCE, OVER, State


def random_action(state: State, rng: Rng) -> i64:
    """Return a random legal action: by weight if chance is the actor, otherwise uniformly."""
    moves = state.moves
    if state.actor == CHANCE:
        if len(moves) == 1:
            return moves[0]
        return moves[pick(state.odds, rng.below(total(state.odds)))]
    return moves[rng.below(len(moves))]


def play_on(state: State, rng: Rng) -> i64:
    """Play `state` at random to the end, in place; return the number of decisions, without chance."""
    decisions: i64 = 0
    while state.actor != OVER:
        if state.actor != CHANCE:
            decisions += 1
        state.apply(random_action(state, rng))
    return decisions


def playout(state: State, seed: int) -> list[int]:
    """Play `state` at random to the end, in place; return the scores by seat."""
    play_on(state, Rng(seed))
    return state.scores()


def run_playouts(start: State, matches: i64, seed: int) -> i64:
    """Play `matches` random matches from clones of `start`; return the number of decisions."""
    rng = Rng(seed)
    decisions: i64 = 0
    for _ in range(matches):
        decisions += play_on(start.clone(), rng)
    return decisions


def run_clones(state: State, count: i64) -> None:
    """Clone `state` `count` times, for benchmarks."""
    for _ in range(count):
        state.clone()
