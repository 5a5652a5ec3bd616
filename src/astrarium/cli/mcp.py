"""`astrarium mcp`: a Model Context Protocol server for language-model agents."""

from typing import Annotated

import typer

from astrarium.core.errors import BadOption

EXAMPLES = ("astrarium mcp", "astrarium mcp --opponent mcts:400")

Opponent = Annotated[str, typer.Option(metavar="BOT", help="Bot on the other seats.")]


def mcp(opponent: Opponent = "greedy") -> None:
    """Let a language-model agent play, by the Model Context Protocol on stdin and stdout."""
    from importlib.util import find_spec

    if find_spec("mcp") is None:
        raise BadOption("this needs the package mcp: pip install 'astrarium[lab]'")
    from astrarium.bots import parse
    from astrarium.lab.mcp import serve

    parse(opponent)
    serve(opponent)
