"""The Typer application with all commands."""

from collections.abc import Callable
from typing import Annotated

import typer

import astrarium
from astrarium.cli import (
    balance,
    bench,
    components,
    duel,
    engine,
    games,
    ladder,
    mcp,
    pack,
    play,
    replay,
    rules,
    selfplay,
    serve,
    sim,
    train,
    verify,
)

COMMANDS: list[tuple[Callable[..., None], tuple[str, ...]]] = [
    (games.games, games.EXAMPLES),
    (play.play, play.EXAMPLES),
    (serve.serve, serve.EXAMPLES),
    (replay.replay, replay.EXAMPLES),
    (verify.verify, verify.EXAMPLES),
    (sim.sim, sim.EXAMPLES),
    (duel.duel, duel.EXAMPLES),
    (ladder.ladder, ladder.EXAMPLES),
    (selfplay.selfplay, selfplay.EXAMPLES),
    (train.train, train.EXAMPLES),
    (balance.balance, balance.EXAMPLES),
    (bench.bench, bench.EXAMPLES),
    (rules.rules, rules.EXAMPLES),
    (components.components, components.EXAMPLES),
    (engine.engine, engine.EXAMPLES),
    (mcp.mcp, mcp.EXAMPLES),
]


def build() -> typer.Typer:
    """Return the application with all commands."""
    app = typer.Typer(
        name="astrarium",
        add_completion=False,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["--help", "-h"]},
    )
    app.callback(invoke_without_command=True)(astrarium_command)
    for function, examples in COMMANDS:
        _add(app, function, examples)
    group = typer.Typer()
    group.callback(invoke_without_command=True)(pack.pack)
    _add(group, pack.check, pack.EXAMPLES)
    app.add_typer(group, name="pack")
    return app


def _add(app: typer.Typer, function: Callable[..., None], examples: tuple[str, ...]) -> None:
    app.command(epilog="\n".join(["\b", "Examples:", *examples]))(function)  # \b: click keeps the line breaks


def _print_version(wanted: bool) -> None:
    if wanted:
        print(f"astrarium {astrarium.__version__}")
        raise typer.Exit


def astrarium_command(
    context: typer.Context,
    _version: Annotated[
        bool,
        typer.Option(
            "--version", metavar="", callback=_print_version, is_eager=True, help="Print the version."
        ),
    ] = False,
) -> None:
    """A table, opponents and a laboratory for space strategy board games."""
    if context.invoked_subcommand is None:
        print(context.get_help())
