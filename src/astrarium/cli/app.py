"""All commands under one roof."""

from typing import Annotated

import typer

import astrarium
from astrarium.cli import bench, duel, games, play, replay, rules, sim

COMMANDS = {
    "games": (games, games.games),
    "play": (play, play.play),
    "replay": (replay, replay.replay),
    "sim": (sim, sim.sim),
    "duel": (duel, duel.duel),
    "bench": (bench, bench.bench),
    "rules": (rules, rules.rules),
}


def build() -> typer.Typer:
    """The whole command line."""
    app = typer.Typer(
        name="astrarium",
        add_completion=False,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["--help", "-h"]},
    )
    app.callback(invoke_without_command=True)(astrarium_command)
    for name, (module, function) in COMMANDS.items():
        app.command(name, epilog=module.EXAMPLES)(function)
    return app


def _print_version(wanted: bool) -> None:
    if wanted:
        print(f"astrarium {astrarium.__version__}")
        raise typer.Exit


def astrarium_command(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """A table, opponents and a laboratory for space strategy board games."""
    if context.invoked_subcommand is None:
        print(context.get_help())
