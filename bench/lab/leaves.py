"""Speed of the search with the network and with the heuristic, in one interleaved run.

    python bench/lab/leaves.py [GAME ...] --seats 2 --rounds 15

Both search the same positions with 400 iterations and new trees, and evaluate each of them 100 times. An
evaluation includes creating the node of the tree.
"""

import argparse
import time
from statistics import median
from typing import Final

import astrarium
from astrarium.bots.budget import Budget
from astrarium.bots.mcts import HEURISTIC, NET, Mcts
from astrarium.core.state import CHANCE, State

ITERATIONS: Final = 400
EVALUATIONS: Final = 100
POSITIONS: Final = 8
EVENTS_BETWEEN: Final = 25


def positions(name: str, seats: int) -> list[State]:
    """Return positions of a match of `greedy` in which a seat has a choice."""
    state, dealer = astrarium.game(name).start(seats), astrarium.Dealer(1)
    bots = [astrarium.bot("greedy", seed=seat) for seat in range(seats)]
    found: list[State] = []
    events = 0
    while len(found) < POSITIONS:
        chance = state.actor == CHANCE
        if not chance and len(state.moves) > 1 and events >= EVENTS_BETWEEN * (len(found) + 1):
            found.append(state.clone())
        state.apply(dealer.choose(state) if chance else bots[state.actor].choose(state))
        events += 1
    return found


def measure(leaf: str, states: list[State]) -> tuple[float, float]:
    """Return the iterations and the evaluations per second of a search with `leaf`."""
    start = time.perf_counter()
    for state in states:
        Mcts(Budget(ITERATIONS), 1, leaf).decide(state)
    searched = time.perf_counter()
    bot = Mcts(Budget(1), 1, leaf)
    for state in states:
        bot.set_root(state)
        for _ in range(EVALUATIONS):
            bot.expand(state)
    evaluated = time.perf_counter()
    return (
        ITERATIONS * len(states) / (searched - start),
        EVALUATIONS * len(states) / (evaluated - searched),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=["pulsar2849", "globular-cluster"])
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=15)
    given = parser.parse_args()
    for name in given.games:
        states = positions(name, given.seats)
        rounds = [[measure(leaf, states) for leaf in (NET, HEURISTIC)] for _ in range(given.rounds)]
        print(f"{name}, {given.seats} seats")
        for what, index in (("iterations", 0), ("evaluations", 1)):
            net, heuristic = (median(each[leaf][index] for each in rounds) for leaf in (0, 1))
            ratio = median(each[0][index] / each[1][index] for each in rounds)
            print(f"  {what}/s: network {net:,.0f}, heuristic {heuristic:,.0f}, ratio {ratio:.2f}")


if __name__ == "__main__":
    main()
