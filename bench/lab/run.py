"""How fast the environments are, beside those of others, in one interleaved run on one core.

    python bench/lab/run.py            a table
    python bench/lab/run.py --json     the same for programs

Every column runs in a process of its own, pinned to one core where the system can do that, and is asked in
turn, round after round. Time is that of the processor, so what else the machine does hardly counts; figures
are medians over the rounds.
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
ROWS = 256


def walk(env: Any, seconds: float) -> float:
    """Steps a second of an AEC environment, with observation and mask: the loop of PettingZoo's benchmark.

    The mask is searched as truth values, which takes a fraction of the time numbers take.
    """
    steps, start = 0, time.process_time()
    env.reset()
    while time.process_time() - start < seconds:
        for _ in env.agent_iter(env.num_agents):
            seen, _, termination, truncation, info = env.last()
            if termination or truncation:
                action = None
            else:
                mask = info["action_mask"] if "action_mask" in info else seen["action_mask"]
                action = random.choice(np.flatnonzero(np.asarray(mask, np.int8).view(np.bool_)).tolist())
            env.step(action)
            steps += 1
            if all(env.terminations.values()) or all(env.truncations.values()):
                env.reset()
    return steps / (time.process_time() - start)


def pettingzoo(game: str, seats: int) -> Callable[[float], float]:
    """Our AEC environment."""
    from astrarium.lab.pettingzoo import env

    table = env(game, seats)
    return lambda seconds: walk(table, seconds)


def vector(game: str, seats: int) -> Callable[[float], float]:
    """Our vector environment: a step of every row counts as many as there are rows."""
    from astrarium.lab.vector import VectorEnv

    many = VectorEnv(game, ROWS, seats=seats, seed=1)

    def run(seconds: float) -> float:
        steps, start = 0, time.process_time()
        while time.process_time() - start < seconds:
            many.step(many.sample())
            steps += ROWS
        return steps / (time.process_time() - start)

    return run


def hanabi() -> Callable[[float], float]:
    """PettingZoo's own."""
    from pettingzoo.classic import hanabi_v5

    table = hanabi_v5.env()
    return lambda seconds: walk(table, seconds)


def shimmy_backgammon() -> Callable[[float], float]:
    """OpenSpiel's backgammon in C++, by way of Shimmy."""
    import pyspiel
    from shimmy import OpenSpielCompatibilityV0

    table = OpenSpielCompatibilityV0(env=pyspiel.load_game("backgammon"))
    return lambda seconds: walk(table, seconds)


def columns(games: list[str]) -> dict[str, tuple[Callable[..., Any], tuple[Any, ...]]]:
    """All columns by name."""
    found: dict[str, tuple[Callable[..., Any], tuple[Any, ...]]] = {}
    for game in games:
        for seats in (2, 4):
            found[f"{game} {seats} pettingzoo"] = (pettingzoo, (game, seats))
            found[f"{game} {seats} vector"] = (vector, (game, seats))
    return {**found, "hanabi pettingzoo": (hanabi, ()), "backgammon shimmy": (shimmy_backgammon, ())}


def serve(line: Connection, make: Callable[..., Any], arguments: tuple[Any, ...]) -> None:
    """A column in its process: measures whenever it is asked."""
    warnings.simplefilter("ignore")
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    run = make(*arguments)
    run(0.2)
    line.send("ready")
    while (seconds := line.recv()) is not None:
        line.send(run(seconds))


def measure(games: list[str], rounds: int, seconds: float) -> dict[str, list[float]]:
    """The figures of all rounds, by column."""
    context = multiprocessing.get_context("spawn")
    lines: dict[str, Connection] = {}
    for name, (make, arguments) in columns(games).items():
        here, there = context.Pipe()
        context.Process(target=serve, args=(there, make, arguments), daemon=True).start()
        here.recv()
        lines[name] = here
    figures: dict[str, list[float]] = {name: [] for name in lines}
    for _ in range(rounds):
        for name, line in lines.items():
            line.send(seconds)
            figures[name].append(line.recv())
    for line in lines.values():
        line.send(None)
    return figures


def report(games: list[str], figures: dict[str, list[float]]) -> dict[str, Any]:
    """Medians, and what is asked of them."""
    middle = {name: statistics.median(found) for name, found in figures.items()}
    rows = []
    for game in games:
        for seats in (2, 4):
            single, many = middle[f"{game} {seats} pettingzoo"], middle[f"{game} {seats} vector"]
            rows.append(
                {
                    "game": game,
                    "seats": seats,
                    "pettingzoo_steps_per_s": round(single),
                    "vector_steps_per_s": round(many),
                    "vector_over_pettingzoo": round(many / single, 2),
                    "over_hanabi": round(single / middle["hanabi pettingzoo"], 1),
                    "over_shimmy_backgammon": round(single / middle["backgammon shimmy"], 1),
                }
            )
    peers = {name: round(middle[name]) for name in ("hanabi pettingzoo", "backgammon shimmy")}
    return {"rows": ROWS, "games": rows, "peers": peers}


def show(found: dict[str, Any]) -> None:
    """The figures for people."""
    head = ("game", "seats", "PettingZoo", f"VectorEnv {found['rows']}", "ratio", "/ hanabi", "/ Shimmy")
    print("{:<18}{:>6}{:>12}{:>15}{:>8}{:>10}{:>10}".format(*head))
    for row in found["games"]:
        print("{:<18}{:>6}{:>12,}{:>15,}{:>8}{:>10}{:>10}".format(*row.values()))
    for name, figure in found["peers"].items():
        print(f"{name}: {figure:,} steps/s")


def main() -> None:
    """Measure, tell."""
    import astrarium

    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("games", nargs="*", default=astrarium.games())
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--json", action="store_true")
    wishes = parser.parse_args()
    if not astrarium.compiled():
        sys.exit("the engine is interpreted; the figures would mean nothing")
    found = report(wishes.games, measure(wishes.games, wishes.rounds, wishes.seconds))
    if wishes.json:
        print(json.dumps(found, indent=2))
    else:
        show(found)


if __name__ == "__main__":
    main()
