"""`astrarium duel`: win shares of bots against each other, with confidence intervals."""

from functools import partial
from typing import TYPE_CHECKING, Annotated, Any

import typer

from astrarium.cli.parameters import (
    AsJson,
    GameName,
    Matches,
    OptionPairs,
    PackFolder,
    Ray,
    Seats,
    Seed,
    Workers,
    chosen_options,
    chosen_seats,
    open_game,
)
from astrarium.core.errors import BadOption

if TYPE_CHECKING:
    from rich.table import Table

    from astrarium.bots.arena import Distributor, Duel

EXAMPLES = (
    "astrarium duel globular-cluster greedy uniform --matches 400",
    "astrarium duel globular-cluster mcts:400 greedy uniform --seats 3 --json",
    "astrarium duel globular-cluster mcts:400 greedy --matches 10000 --ray auto",
    "astrarium duel globular-cluster 'engine:python3 mybot.py' greedy",
)

Bots = Annotated[
    list[str],
    typer.Argument(
        metavar="BOT BOT ...", help="The bots: uniform, greedy, mcts:500, mcts:0.5s, engine:COMMAND ..."
    ),
]


def duel(  # noqa: PLR0913  (its options)
    game: GameName,
    bots: Bots,
    seats: Seats = None,
    matches: Matches = 100,
    seed: Seed = 0,
    workers: Workers = None,
    ray: Ray = None,
    option: OptionPairs = None,
    pack: PackFolder = None,
    as_json: AsJson = False,
) -> None:
    """Compare bots: play them against each other on common seeds with rotated seats.

    The result lists win shares with 95 % confidence intervals.
    """
    from astrarium.bots import arena, parse
    from astrarium.bots.processes import in_processes
    from astrarium.cli.output import progress

    rules = open_game(game, pack)
    if len(bots) < 2:
        raise BadOption("a duel needs at least two bots, for instance: greedy uniform")
    for bot in bots:
        parse(bot, seed, engines=True)
    count = None if seats is None else chosen_seats(rules, seats)
    with progress() as bar:
        task = bar.add_task(" : ".join(bots), total=matches)
        result = arena.duel(
            rules.name,
            bots,
            seats=count,
            matches=matches,
            seed=seed,
            options=chosen_options(rules, option),
            workers=workers,
            progress=lambda done, total: bar.update(task, completed=done, total=total),
            spread=in_processes if ray is None else on_ray(ray),
        )
    show(result, as_json)


def show(result: "Duel", as_json: bool) -> None:
    """Print the result as JSON or as a table."""
    from astrarium.cli.output import out, print_crashes, print_json

    if as_json:
        print_json(result.to_dict())
    else:
        out().print(table(result.to_dict()))
        print_crashes(result.crashes)


def on_ray(address: str) -> "Distributor":
    """Return a distributor that runs matches on the Ray cluster at `address`."""
    from astrarium.lab.cluster import spread

    return partial(spread, address=address)


def table(result: dict[str, Any]) -> "Table":
    """Return a table of the results by bot."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    pack = f" with pack {result['pack']}" if result["pack"] else ""
    title = f"{result['game']}{pack}, {result['seats']} seats, {result['matches']:,} matches"
    grid = Table(title=title, box=SIMPLE_HEAD, title_justify="left", pad_edge=False)
    grid.add_column("bot")
    for heading in ("matches", "wins", "share", "95 % interval", "place", "score"):
        grid.add_column(heading, justify="right", no_wrap=True)
    for row in result["bots"]:
        grid.add_row(
            row["bot"],
            f"{row['matches']:,}",
            f"{row['wins']:,g}",
            f"{row['share']:.1%}",
            f"{row['low']:.1%} to {row['high']:.1%}",
            f"{row['mean_place']:.2f}",
            f"{row['mean_score']:.1f}",
        )
    return grid
