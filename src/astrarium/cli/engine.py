"""`astrarium engine`: rules and a bot for programs in any language, by a line protocol."""

import sys
from typing import Annotated

import typer

from astrarium.cli.parameters import Seed

EXAMPLES = (
    "astrarium engine",
    "astrarium engine --bot mcts:400",
    "astrarium duel globular-cluster 'engine:astrarium engine --bot greedy' uniform",
)

Bot = Annotated[
    str,
    typer.Option("--bot", metavar="BOT", help="Bot that chooses moves: uniform, greedy, mcts:400 ..."),
]


def engine(bot: Bot = "greedy", seed: Seed = 0) -> None:
    """Run the engine's line protocol on standard input and output (docs/engine.md)."""
    from astrarium.lab.engine import Engine, serve

    serve(Engine(bot, seed), sys.stdin, sys.stdout)
