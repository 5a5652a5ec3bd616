"""`astrarium ladder`: ratings of bots from matches against their neighbours."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from astrarium.cli.parameters import AsJson, GameName, Seats, Seed, Workers, chosen_seats, open_game
from astrarium.cli.selfplay import check_libraries
from astrarium.core.errors import BadOption
from astrarium.core.game import Game

if TYPE_CHECKING:
    from rich.table import Table

EXAMPLES = (
    "astrarium ladder globular-cluster --picture ladder.svg",
    "astrarium ladder pulsar2849 greedy net mcts:100 mcts:400 --seats 4 --file ladder.jsonl",
    "astrarium ladder pulsar2849 mcts:100 mcts:100@my.network --file ladder.jsonl --json",
)

LadderBots = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="[BOT ...]",
        help="The bots, weakest first: neighbours play each other; default: all levels of the game.",
    ),
]
RungMatches = Annotated[
    int | None,
    typer.Option(
        "--matches",
        min=1,
        metavar="M",
        help="Matches of each rung; default: 600, or 200 with three or more seats.",
    ),
]
ResultFile = Annotated[Path, typer.Option("--file", metavar="FILE", help="The results; new ones are added.")]
Picture = Annotated[
    Path | None,
    typer.Option("--picture", metavar="FILE", help="Also draw the ratings to an .svg or .png file."),
]


def ladder(  # noqa: PLR0913  (its options)
    game: GameName,
    bots: LadderBots = None,
    seats: Seats = None,
    matches: RungMatches = None,
    file: ResultFile = Path("ladder.jsonl"),
    picture: Picture = None,
    seed: Seed = 0,
    workers: Workers = None,
    as_json: AsJson = False,
) -> None:
    """Rate bots: each plays against its neighbours; rerun to add bots and matches."""
    check_libraries()
    from astrarium.bots import parse
    from astrarium.cli.output import out, print_json, progress
    from astrarium.lab.ladder import MATCHES, Ladder
    from astrarium.lab.ladder_plot import check_picture, plot_ladder

    if picture is not None:
        check_picture(picture)
    rules = open_game(game, None)
    count = chosen_seats(rules, seats)
    chosen = bots or level_names(rules, count)
    for bot in chosen:
        parse(bot, engines=True)
    if len(chosen) < 2:
        raise BadOption("a ladder needs at least two bots, for instance: greedy mcts:100")
    climbed = Ladder(rules, count, file)
    with progress() as bar:
        task = bar.add_task("", total=None)
        climbed.climb(
            chosen,
            matches or MATCHES[count],
            seed,
            workers,
            lambda rung, done, total: bar.update(task, description=rung, completed=done, total=total),
        )
    result = climbed.to_dict()
    if as_json:
        print_json(result)
    else:
        out().print(table(result))
    if picture is not None:
        plot_ladder(result, picture)


def level_names(game: Game, seats: int) -> list[str]:
    """Return the bots `level-1` ... of `game` with `seats` seats, the weakest first."""
    from astrarium.bots.levels import PREFIX, level_table

    return [f"{PREFIX}{number}" for number, _ in enumerate(level_table(game).of_seats(seats), 1)]


def table(result: dict[str, Any]) -> "Table":
    """Return the ratings as a table."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    title = f"{result['game']}, {result['seats']} seats, {result['matches']:,} matches"
    effects = ", ".join(f"{effect:+.0f}" for effect in result["seat_effects"])
    grid = Table(
        title=title,
        caption=f"Effect of the seats: {effects}",
        box=SIMPLE_HEAD,
        title_justify="left",
        pad_edge=False,
    )
    grid.add_column("bot")
    for heading in ("rating", "95 % interval", "matches"):
        grid.add_column(heading, justify="right", no_wrap=True)
    for row in result["bots"]:
        grid.add_row(
            row["bot"],
            f"{row['rating']:.0f}",
            f"{row['low']:.0f} to {row['high']:.0f}",
            f"{row['matches']:,}",
        )
    return grid
