"""`astrarium balance`: which seats, cards and sources of points decide matches."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

import astrarium
from astrarium.cli.parameters import (
    AsJson,
    GameName,
    Matches,
    OptionPairs,
    Seats,
    Seed,
    Workers,
    chosen_options,
    chosen_seats,
)

if TYPE_CHECKING:
    from rich.table import Table

    from astrarium.cli.words import Words

EXAMPLES = (
    "astrarium balance pulsar2849 --seats 4 --matches 1000",
    "astrarium balance pulsar2849 --bot mcts:100 --option hq=off --json",
)

WIDE = 92

BotName = Annotated[str, typer.Option("--bot", metavar="BOT", help="uniform, greedy, mcts:100 ...")]


def balance(
    game: GameName,
    bot: BotName = "greedy",
    seats: Seats = None,
    matches: Matches = 100,
    seed: Seed = 0,
    workers: Workers = None,
    option: OptionPairs = None,
    as_json: AsJson = False,
) -> None:
    """Let a bot play itself on all seats: win lift of cards, win shares of places, sources of points."""
    from astrarium.cli.consoles import out, print_crashes, print_json, progress
    from astrarium.cli.seating import make_bot
    from astrarium.cli.words import Words
    from astrarium.lab.balance import balance as weigh

    rules = astrarium.game(game)
    make_bot(bot, seed)
    count = chosen_seats(rules, seats)
    with progress() as bar:
        task = bar.add_task(rules.title, total=matches)
        balanced = weigh(
            rules.name,
            bot,
            seats=count,
            matches=matches,
            seed=seed,
            options=chosen_options(rules, option),
            workers=workers,
            progress=lambda done, total: bar.update(task, completed=done, total=total),
        )
    result = balanced.to_dict()
    if as_json:
        print_json(result)
    else:
        console = out()
        console.print(*tables(result, Words(rules), console.width), sep="\n")
        print_crashes(balanced.crashes)


def tables(result: dict[str, Any], words: "Words", width: int) -> list["Table | str"]:
    """The result for people; a narrow terminal has no room for rounds."""
    scores = result["scores"]
    head = (
        f"{result['game']}, {result['seats']} seats of {result['bot']}, {result['matches']:,} matches\n"
        f"scores {scores['mean']:.1f} ± {scores['deviation']:.1f}, from {scores['least']}"
        f" to {scores['most']}, winners {scores['mean_of_winners']:.1f}\n"
    )
    by_source = sources(result["sources"], with_rounds=width >= WIDE)
    found: list[Table | str] = [head, places(result["places"]), by_source]
    if result["cards"]:
        found.append(cards(result["cards"], words))
    return found


def grid(title: str, *headings: str) -> "Table":
    """A table with words in the first column and figures in the others."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(title=title, box=SIMPLE_HEAD, title_justify="left", pad_edge=False, collapse_padding=True)
    table.add_column(headings[0], no_wrap=True)
    for heading in headings[1:]:
        table.add_column(heading, justify="right", no_wrap=True)
    return table


def places(rows: list[dict[str, Any]]) -> "Table":
    """Win shares by place."""
    table = grid("By place in the starting turn order", "place", "wins", "share", "95 % interval", "score")
    for row in rows:
        table.add_row(
            str(row["place"]),
            f"{row['wins']:,g}",
            f"{row['share']:.1%}",
            f"{row['low']:.1%} to {row['high']:.1%}",
            f"{row['mean_score']:.1f}",
        )
    return table


def sources(rows: list[dict[str, Any]], with_rounds: bool) -> "Table":
    """Points by category, and by round where a game has rounds."""
    known = list(rows[0]["rounds"]) if rows else []
    rounds = known if with_rounds and len(known) > 1 else []
    headings = ["start" if name == "0" else name for name in rounds]
    table = grid("Points by source", "source", "points", "share", *headings)
    for row in rows:
        by_round = [f"{row['rounds'][name]:.1f}" if row["rounds"][name] else "" for name in rounds]
        table.add_row(row["category"], f"{row['mean_points']:.1f}", f"{row['share']:.1%}", *by_round)
    return table


def cards(rows: list[dict[str, Any]], words: "Words") -> "Table":
    """Cards by lift, with their names; those with too few gains come last, dim and without an interval."""
    headings = ("group", "in play", "gained", "share", "points", "wins", "lift", "95 % interval")
    table = grid("Cards by win lift, in percentage points", "card", *headings)
    table.columns[1].justify = "left"
    for row in rows:
        known = row["lift"] is not None
        interval = f"{row['low']:+.1f} to {row['high']:+.1f}" if known else ""
        table.add_row(
            words.card(row["card"]),
            row["group"],
            f"{row['matches']:,}",
            f"{row['gained']:,}",
            f"{row['share']:.1%}",
            f"{row['mean_points']:.1f}" if row["gained"] else "",
            f"{row['wins']:.1%}" if row["gained"] else "",
            f"{row['lift']:+.1f}" if known else "",
            "too few" if row["few"] else interval,
            style="dim" if row["few"] else None,
        )
    return table
