"""Columns that measure this engine.

A column is one measurement of a benchmark. Its builder prepares a game once and returns a function that
measures it.
"""

import random
import sys
from collections.abc import Callable

import astrarium
from astrarium.bench.clock import Measure, timed
from astrarium.core import playout as loops
from astrarium.core.state import State

MCTS_ITERATIONS = 500
"""Simulations per search. OpenSpiel gets as many, since simulations in a larger tree are slower."""


def playout(name: str) -> Measure:
    """Measure random matches from start to end, with the loop inside the engine."""
    start = opening(name)
    seed = 0

    def work(matches: int) -> int:
        nonlocal seed
        seed += 1
        return int(loops.run_playouts(start, matches, seed))

    def measure(seconds: float) -> dict[str, float]:
        done = timed(work, seconds)
        return {
            "decisions_per_s": done.counted / done.seconds,
            "matches_per_s": done.repeats / done.seconds,
        }

    return measure


def stepped(name: str) -> Measure:
    """Measure random matches driven through the public API from interpreted Python."""
    start = opening(name)
    dealer = astrarium.Dealer(seed=1)
    rand = random.Random(1).random

    def work(matches: int) -> int:
        return sum(step_through(start.clone(), dealer, rand) for _ in range(matches))

    def measure(seconds: float) -> dict[str, float]:
        done = timed(work, seconds)
        return {"decisions_per_s": done.counted / done.seconds}

    return measure


def clone(name: str) -> Measure:
    """Measure copies of a state from the middle of a match, with the loop inside the engine."""
    state = halfway(name)

    def work(copies: int) -> int:
        loops.run_clones(state, copies)
        return copies

    def measure(seconds: float) -> dict[str, float]:
        done = timed(work, seconds)
        return {"clone_us": done.seconds / done.counted * 1e6}

    return measure


def mcts(name: str) -> Measure:
    """Measure tree search with random playouts, from the first decision with a choice."""
    return _measure_search(name, "mcts_sims_per_s", leaf="random")


def search(name: str) -> Measure:
    """Measure tree search with the heuristic, as the bots of the server use it."""
    return _measure_search(name, "search_sims_per_s", leaf="heuristic")


def _measure_search(name: str, figure: str, leaf: str) -> Measure:
    """Measure simulations per second, with a new bot and hence a new tree for each search."""
    state = first_choice(name)
    seed = 0

    def work(searches: int) -> int:
        nonlocal seed
        for _ in range(searches):
            seed += 1
            astrarium.bot("mcts", iterations=MCTS_ITERATIONS, seed=seed, leaf=leaf).choose(state)
        return searches * MCTS_ITERATIONS

    def measure(seconds: float) -> dict[str, float]:
        done = timed(work, seconds)
        return {figure: done.counted / done.seconds}

    return measure


COLUMNS: dict[str, Callable[[str], Measure]] = {
    "playout": playout,
    "interpreted": playout,  # in a worker without compiled modules
    "stepped": stepped,
    "clone": clone,
    "mcts": mcts,
    "search": search,
}


def compiled(name: str) -> bool:
    """Return whether both the playout loop and the game's rules run as native code in this process."""
    rules = sys.modules[type(opening(name)).__module__]
    return not any(str(module.__file__).endswith(".py") for module in (loops, rules))


def opening(name: str) -> State:
    """Return the opening position with the maximum number of seats."""
    game = astrarium.game(name)
    return game.start(seats=max(game.seats))


def step_through(state: State, dealer: astrarium.Dealer, rand: Callable[[], float]) -> int:
    """Play `state` to the end with random decisions; return their number."""
    decisions = 0
    while True:
        actor = state.actor
        if actor >= 0:
            legal = state.legal()
            state.apply(legal[int(rand() * len(legal))])
            decisions += 1
        elif actor == astrarium.CHANCE:
            state.apply(dealer.choose(state))
        else:
            return decisions


def halfway(name: str) -> State:
    """Return the position after half the events of a random match."""
    dealer = astrarium.Dealer(seed=1)
    rand = random.Random(1).random
    events: list[int] = []
    state = opening(name)
    while state.actor != astrarium.OVER:
        legal = state.legal()
        action = dealer.choose(state) if state.actor == astrarium.CHANCE else legal[int(rand() * len(legal))]
        events.append(action)
        state.apply(action)
    state = opening(name)
    for action in events[: len(events) // 2]:
        state.apply(action)
    return state


def first_choice(name: str) -> State:
    """Return the first position in which a seat has more than one legal action."""
    dealer = astrarium.Dealer(seed=1)
    state = opening(name)
    while state.actor == astrarium.CHANCE or len(state.legal()) == 1:
        state.apply(dealer.choose(state) if state.actor == astrarium.CHANCE else state.legal()[0])
    return state
