"""Arguments and options that several commands share."""

from pathlib import Path
from typing import Annotated

import typer

import astrarium
from astrarium.core.errors import BadOption
from astrarium.core.game import Game, Value

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Name of the game; see `astrarium games`.")]
Seats = Annotated[int | None, typer.Option(metavar="N", help="Number of seats; default: the fewest.")]
Seed = Annotated[int, typer.Option(min=0, metavar="S", help="Seed; equal seeds give equal results.")]
OptionPairs = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="Rule option of the game; repeatable."),
]
Matches = Annotated[int, typer.Option(min=1, metavar="M", help="Number of matches.")]
Workers = Annotated[
    int | None, typer.Option(min=1, metavar="W", help="Number of worker processes; default: all cores.")
]
Ray = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="Play on a Ray cluster: its address, auto, or local to start one."),
]
AsJson = Annotated[bool, typer.Option("--json", metavar="", help="Print the result as JSON.")]
PackFolder = Annotated[
    Path | None, typer.Option("--pack", metavar="DIR", help="Use the component pack in this folder.")
]


def open_game(name: str, pack: Path | None) -> Game:
    """Return the game `name`, with the component pack in the folder `pack` if given."""
    use_pack(pack)
    return astrarium.game(name)


def use_pack(folder: Path | None) -> None:
    """Choose the component pack of this process if `folder` is given; call before a game is opened."""
    if folder is not None:
        from astrarium.packs import choose

        choose(folder)


def chosen_options(game: Game, pairs: list[str] | None) -> dict[str, Value]:
    """Return the options given as NAME=VALUE; raise BadOption if one is invalid."""
    chosen: dict[str, Value] = {}
    for pair in pairs or []:
        name, sign, text = pair.partition("=")
        if not sign:
            raise BadOption(f"--option {pair!r} should have the form NAME=VALUE{_example(game)}")
        chosen[name.strip()] = game.parse_option(name.strip(), text.strip())
    return chosen


def _example(game: Game) -> str:
    for name, option in game.options.items():
        return f", for instance {name}={option.text(option.default)}"
    return ""


def chosen_seats(game: Game, seats: int | None) -> int:
    """Return the number of seats, by default the fewest; raise BadOption if it is invalid."""
    return int(game.start(seats).seats)
