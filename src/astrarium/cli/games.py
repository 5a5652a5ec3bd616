"""`astrarium games`: the games with their seats and options."""

from typing import TYPE_CHECKING

import astrarium
from astrarium.cli.parameters import AsJson
from astrarium.core.game import Game, Option

if TYPE_CHECKING:
    from rich.table import Table

EXAMPLES = (
    "astrarium games",
    "astrarium games --json",
)


def games(as_json: AsJson = False) -> None:
    """List the games with their seats and options, and whether the engine is compiled."""
    from astrarium.cli.output import out, print_json

    found = [astrarium.game(name) for name in astrarium.games()]
    if as_json:
        print_json({"compiled": astrarium.compiled(), "games": [describe(game) for game in found]})
        return
    console = out()
    for game in found:
        console.print(
            f"[bold]{game.name}[/bold]  {game.heading}, {seats_text(game)} seats, edition {game.edition}"
        )
        console.print(game.about, width=min(console.width, 100))
        console.print(options_table(game))
        console.print()
    console.print(engine_text(), style="dim")


def describe(game: Game) -> dict[str, object]:
    """Return a game as plain data for `--json`."""
    return {
        "name": game.name,
        "title": game.title,
        "edition": game.edition,
        "pack": game.pack_line or None,
        "about": game.about,
        "seats": list(game.seats),
        "options": {name: describe_option(option) for name, option in game.options.items()},
    }


def describe_option(option: Option) -> dict[str, object]:
    """Return an option as plain data for `--json`."""
    return {
        "default": option.text(option.default),
        "choices": [option.text(choice) for choice in option.choices],
        "help": option.help,
    }


def options_table(game: Game) -> "Table":
    """Return a table of the options of a game, with default and other values."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for heading in ("option", "default", "or", "meaning"):
        table.add_column(heading)
    for name, option in game.options.items():
        others = [option.text(choice) for choice in option.choices if choice != option.default]
        table.add_row(name, option.text(option.default), ", ".join(others), option.help)
    return table


def seats_text(game: Game) -> str:
    """Return the possible numbers of seats, such as "2 to 4"."""
    first, last = game.seats.start, game.seats.stop - 1
    return str(first) if first == last else f"{first} to {last}"


def engine_text() -> str:
    """Return a sentence that says whether the engine is compiled."""
    if astrarium.compiled():
        return "The engine is compiled."
    return "The engine is interpreted: it plays the same games, many times slower."
