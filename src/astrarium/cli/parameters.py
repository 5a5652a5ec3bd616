"""Arguments and options that several commands share."""

from pathlib import Path
from typing import Annotated

import typer

import astrarium
from astrarium.core.errors import BadOption
from astrarium.core.game import Game, Value

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game, as `astrarium games` lists it.")]
Seats = Annotated[int | None, typer.Option(metavar="N", help="Number of seats; the fewest if not given.")]
Seed = Annotated[int, typer.Option(min=0, metavar="S", help="The same seed gives the same result.")]
OptionPairs = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="A choice about the rules; may be given repeatedly."),
]
Matches = Annotated[int, typer.Option(min=1, metavar="M", help="Number of matches.")]
Workers = Annotated[
    int | None, typer.Option(min=1, metavar="W", help="Processes that play; all cores if not given.")
]
Ray = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="Play on Ray: an address, auto, or local to start one here."),
]
AsJson = Annotated[bool, typer.Option("--json", metavar="", help="Print JSON and nothing else.")]
PackFolder = Annotated[
    Path | None, typer.Option("--pack", metavar="DIR", help="Play with the components of a pack.")
]


def open_game(name: str, pack: Path | None) -> Game:
    """The game of this name, with the components of a pack if one was named."""
    use_pack(pack)
    return astrarium.game(name)


def use_pack(folder: Path | None) -> None:
    """Choose the component pack of this process, if one was named; call it before a game is opened."""
    if folder is not None:
        from astrarium.packs import choose

        choose(folder)


def chosen_options(game: Game, pairs: list[str] | None) -> dict[str, Value]:
    """The options given as NAME=VALUE, checked."""
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
    """The number of seats, checked."""
    return int(game.start(seats).seats)
