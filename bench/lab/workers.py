"""Compare the matches per second of one and of two Ray workers, in turn.

    python bench/lab/workers.py --rounds 5

Needs two idle cores: other work on the machine slows down two workers twice as much as one.
"""

import argparse
import json
import statistics
import time
from functools import partial

import ray

from astrarium.bots.arena import make_plan, play
from astrarium.core.game import REGISTRY
from astrarium.lab.cluster import spread

GAME = "globular-cluster"
BOTS = ["greedy", "greedy"]
MATCHES = 60


def measure(workers: int) -> float:
    """Return the matches per second of `workers` workers, after Ray has started and they are warm."""
    plan = make_plan(REGISTRY.find(GAME), BOTS, None, 1, {})
    ray.init(address="local", num_cpus=workers, logging_level="ERROR", log_to_driver=False)
    try:
        list(spread(partial(play, plan), range(4 * workers), address="local"))
        start = time.perf_counter()
        list(spread(partial(play, plan), range(MATCHES), address="local"))
        return MATCHES / (time.perf_counter() - start)
    finally:
        ray.shutdown()


def main() -> None:
    """Measure in turn and print the medians."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    figures: dict[int, list[float]] = {1: [], 2: []}
    for _ in range(rounds):
        for workers, found in figures.items():
            found.append(measure(workers))
    one, two = (statistics.median(found) for found in figures.values())
    print(json.dumps({"one": round(one, 2), "two": round(two, 2), "ratio": round(two / one, 2)}))


if __name__ == "__main__":
    main()
