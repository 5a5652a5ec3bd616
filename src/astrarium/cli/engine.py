"""`astrarium engine`: a bot, and the rules, for programs in any language."""

import sys
from typing import Annotated

import typer

from astrarium.cli.parameters import Seed

EXAMPLES = (
    "astrarium engine",
    "astrarium engine --bot mcts:400",
    "astrarium duel globular-cluster 'engine:astrarium engine --bot greedy' uniform",
)

Bot = Annotated[str, typer.Option("--bot", metavar="BOT", help="Who answers: uniform, greedy, mcts:400 ...")]


def engine(bot: Bot = "greedy", seed: Seed = 0) -> None:
    """Speak the line protocol on standard input and output (docs/engine.md)."""
    from astrarium.lab.engine import Engine, serve

    serve(Engine(bot, seed), sys.stdin, sys.stdout)
