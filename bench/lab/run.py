"""Benchmark Astrarium's environments against those of other libraries, interleaved on one core.

    python bench/lab/run.py            print a table
    python bench/lab/run.py --json     print JSON

A column is one environment with its game and seats. It runs in its own process, pinned to one core where
the system supports that. Each round measures every column once. Figures are medians over the rounds, in
processor time, which other work on the machine barely affects.
"""

import argparse
import json
import multiprocessing
import os
import random
import statistics
import sys
import time
import warnings
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

import numpy as np

ROUNDS = 5
SECONDS = 1.0
ROWS = 256  # matches in a vector environment
WARM_UP_SECONDS = 0.2


def run_aec(env: Any, seconds: float) -> float:
    """Return the steps per second of an AEC environment, with random actions as in PettingZoo's benchmark.

    The mask is read as booleans because `np.flatnonzero` is much slower on integers.
    """
    steps, start = 0, time.process_time()
    env.reset()
    while time.process_time() - start < seconds:
        for _ in env.agent_iter(env.num_agents):
            observation, _, termination, truncation, info = env.last()
            if termination or truncation:
                action = None
            else:
                mask = info["action_mask"] if "action_mask" in info else observation["action_mask"]
                action = random.choice(np.flatnonzero(np.asarray(mask, np.int8).view(np.bool_)).tolist())
            env.step(action)
            steps += 1
            if all(env.terminations.values()) or all(env.truncations.values()):
                env.reset()
    return steps / (time.process_time() - start)


def pettingzoo(game: str, seats: int) -> Callable[[float], float]:
    """Return the measuring function of Astrarium's AEC environment."""
    from astrarium.lab import pettingzoo as aec

    env = aec.env(game, seats)
    return lambda seconds: run_aec(env, seconds)


def vector(game: str, seats: int) -> Callable[[float], float]:
    """Return the measuring function of Astrarium's vector environment; a call of `step` is ROWS steps."""
    from astrarium.lab.vector import VectorEnv

    env = VectorEnv(game, ROWS, seats=seats, seed=1)

    def run(seconds: float) -> float:
        steps, start = 0, time.process_time()
        while time.process_time() - start < seconds:
            env.step(env.sample())
            steps += ROWS
        return steps / (time.process_time() - start)

    return run


def hanabi() -> Callable[[float], float]:
    """Return the measuring function of PettingZoo's hanabi."""
    from pettingzoo.classic import hanabi_v5

    env = hanabi_v5.env()
    return lambda seconds: run_aec(env, seconds)


def shimmy_backgammon() -> Callable[[float], float]:
    """Return the measuring function of OpenSpiel's C++ backgammon, adapted by Shimmy."""
    import pyspiel
    from shimmy import OpenSpielCompatibilityV0

    env = OpenSpielCompatibilityV0(env=pyspiel.load_game("backgammon"))
    return lambda seconds: run_aec(env, seconds)


def columns(games: list[str]) -> dict[str, tuple[Callable[..., Any], tuple[Any, ...]]]:
    """Return the builder of each column and its arguments, by column name."""
    builders: dict[str, tuple[Callable[..., Any], tuple[Any, ...]]] = {}
    for game in games:
        for seats in (2, 4):
            builders[f"{game} {seats} pettingzoo"] = (pettingzoo, (game, seats))
            builders[f"{game} {seats} vector"] = (vector, (game, seats))
    return {**builders, "hanabi pettingzoo": (hanabi, ()), "backgammon shimmy": (shimmy_backgammon, ())}


def serve(pipe: Connection, build: Callable[..., Any], arguments: tuple[Any, ...]) -> None:
    """Run the worker of one column: measure for each number of seconds received; exit on None."""
    warnings.simplefilter("ignore")
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    run = build(*arguments)
    run(WARM_UP_SECONDS)
    pipe.send("ready")
    while (seconds := pipe.recv()) is not None:
        pipe.send(run(seconds))


def measure(games: list[str], rounds: int, seconds: float) -> dict[str, list[float]]:
    """Return the steps per second of each round, by column."""
    context = multiprocessing.get_context("spawn")
    pipes: dict[str, Connection] = {}
    for name, (build, arguments) in columns(games).items():
        pipe, worker_end = context.Pipe()
        context.Process(target=serve, args=(worker_end, build, arguments), daemon=True).start()
        pipe.recv()
        pipes[name] = pipe
    figures: dict[str, list[float]] = {name: [] for name in pipes}
    for _ in range(rounds):
        for name, pipe in pipes.items():
            pipe.send(seconds)
            figures[name].append(pipe.recv())
    for pipe in pipes.values():
        pipe.send(None)
    return figures


def report(games: list[str], figures: dict[str, list[float]]) -> dict[str, Any]:
    """Return the median steps per second of all columns, and their ratios."""
    medians = {name: statistics.median(rounds) for name, rounds in figures.items()}
    rows = []
    for game in games:
        for seats in (2, 4):
            single, vectorised = medians[f"{game} {seats} pettingzoo"], medians[f"{game} {seats} vector"]
            rows.append(
                {
                    "game": game,
                    "seats": seats,
                    "pettingzoo_steps_per_s": round(single),
                    "vector_steps_per_s": round(vectorised),
                    "vector_over_pettingzoo": round(vectorised / single, 2),
                    "over_hanabi": round(single / medians["hanabi pettingzoo"], 1),
                    "over_shimmy_backgammon": round(single / medians["backgammon shimmy"], 1),
                }
            )
    peers = {name: round(medians[name]) for name in ("hanabi pettingzoo", "backgammon shimmy")}
    return {"rows": ROWS, "games": rows, "peers": peers}


def show(result: dict[str, Any]) -> None:
    """Print the result of `report` as a table."""
    head = ("game", "seats", "PettingZoo", f"VectorEnv {result['rows']}", "ratio", "/ hanabi", "/ Shimmy")
    print("{:<18}{:>6}{:>12}{:>15}{:>8}{:>10}{:>10}".format(*head))
    for row in result["games"]:
        print("{:<18}{:>6}{:>12,}{:>15,}{:>8}{:>10}{:>10}".format(*row.values()))
    for name, figure in result["peers"].items():
        print(f"{name}: {figure:,} steps/s")


def main() -> None:
    """Measure the games of the command line and print the result."""
    import astrarium

    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("games", nargs="*", default=astrarium.games())
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    if not astrarium.compiled():
        sys.exit("the engine is interpreted; the figures would mean nothing")
    result = report(arguments.games, measure(arguments.games, arguments.rounds, arguments.seconds))
    if arguments.json:
        print(json.dumps(result, indent=2))
    else:
        show(result)


if __name__ == "__main__":
    main()
