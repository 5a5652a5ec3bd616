"""`astrarium balance`: which seats, cards and sources of points decide matches."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from astrarium.cli.parameters import (
    AsJson,
    GameName,
    Matches,
    OptionPairs,
    PackFolder,
    Seats,
    Seed,
    Workers,
    chosen_options,
    chosen_seats,
    open_game,
)
from astrarium.core.errors import BadOption
from astrarium.core.game import Game

if TYPE_CHECKING:
    from rich.table import Table

    from astrarium.cli.words import EventWords

EXAMPLES = (
    "astrarium balance pulsar2849 --seats 4 --matches 1000",
    "astrarium balance pulsar2849 --bot mcts:100 --option hq=off --json",
    "astrarium balance pulsar2849 --pack examples/frontier --option board_1=ai",
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
    pack: PackFolder = None,
    as_json: AsJson = False,
) -> None:
    """Let a bot play itself on all seats: win lift of cards, win shares of places, sources of points.

    With a pack, the original is played too, and both stand side by side.
    """
    from astrarium.cli.output import progress
    from astrarium.cli.seating import make_bot
    from astrarium.lab.balance import balance as weigh

    rules = open_game(game, pack)
    if pack is not None and rules.pack is None:
        raise BadOption(f"the pack {pack} changes nothing in {rules.name}")
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
    if rules.pack is not None:
        result = beside_original(rules, result, workers, option)
    show(rules, result, as_json)


def show(rules: Game, result: dict[str, Any], as_json: bool) -> None:
    """Print the result for programs or for people."""
    from astrarium.cli.output import out, print_crashes, print_json
    from astrarium.cli.words import EventWords

    if as_json:
        print_json(result)
    else:
        console = out()
        console.print(*tables(result, EventWords(rules), console.width), sep="\n")
        print_crashes(result["crashes"])


def beside_original(
    rules: Game, result: dict[str, Any], workers: int | None, options: list[str] | None
) -> dict[str, Any]:
    """The figures with a pack, and those of the same matches without it."""
    from astrarium.lab.comparison import compare, without_pack

    arguments = [rules.name]
    for name in ("bot", "seats", "matches", "seed"):
        arguments += [f"--{name}", str(result[name])]
    for pair in options or ():
        arguments += ["--option", pair]
    if workers is not None:
        arguments += ["--workers", str(workers)]
    return compare(rules, result, without_pack(arguments))


def tables(result: dict[str, Any], words: "EventWords", width: int) -> list["Table | str"]:
    """The result for people; a narrow terminal has no room for rounds."""
    head = f"{result['game']}, {result['seats']} seats of {result['bot']}, {result['matches']:,} matches\n"
    if result["pack"] is not None:
        head += f"with pack {result['pack']}: {scores(result)}\n"
        head += f"without it: {scores(result['original'])}\n"
    else:
        head += f"{scores(result)}\n"
    by_source = sources(result["sources"], with_rounds=width >= WIDE)
    found: list[Table | str] = [head, places(result["places"]), by_source]
    if result["pack"] is not None:
        found.append(sources_beside(result["sources"], result["original"]["sources"]))
        found.append(changed(result["changed"]))
    if result["cards"]:
        found.append(cards(result["cards"], words))
    return found


def scores(result: dict[str, Any]) -> str:
    """The scores in a line."""
    found = result["scores"]
    return (
        f"scores {found['mean']:.1f} ± {found['deviation']:.1f}, from {found['least']}"
        f" to {found['most']}, winners {found['mean_of_winners']:.1f}"
    )


def sources_beside(rows: list[dict[str, Any]], original: list[dict[str, Any]]) -> "Table":
    """Points by category with the pack and without it."""
    table = grid("Points with the pack and without", "source", "pack", "original", "change")
    points = {row["category"]: row["mean_points"] for row in rows}
    before = {row["category"]: row["mean_points"] for row in original}
    for name in dict.fromkeys([*points, *before]):
        now, then = points.get(name, 0.0), before.get(name, 0.0)
        table.add_row(name, f"{now:.2f}", f"{then:.2f}", f"{now - then:+.2f}")
    return table


def changed(rows: list[dict[str, Any]]) -> "Table":
    """The cards of the pack, each beside the one it replaces."""
    headings = ("in play", "gained", "share", "points", "wins", "lift", "95 % interval")
    table = grid("Components of the pack, and those they replace", "card", "of", *headings)
    table.columns[1].justify = "left"
    for row in rows:
        sides = [("pack", row["name"])]
        if row["original_name"] is not None:
            sides.append(("original", row["original_name"]))
        for side, name in sides:
            label = f"{row['card']} {name}"
            table.add_row(label, side, *(figures(row[side]) if row[side] is not None else [""]))
    return table


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


def cards(rows: list[dict[str, Any]], words: "EventWords") -> "Table":
    """Cards by lift, with their names; those with too few gains come last, dim and without an interval."""
    headings = ("group", "in play", "gained", "share", "points", "wins", "lift", "95 % interval")
    table = grid("Cards by win lift, in percentage points", "card", *headings)
    table.columns[1].justify = "left"
    for row in rows:
        style = "dim" if row["few"] else None
        table.add_row(words.card(row["card"]), row["group"], *figures(row), style=style)
    return table


def figures(row: dict[str, Any]) -> list[str]:
    """What is known of a card, column by column."""
    known = row["lift"] is not None
    interval = f"{row['low']:+.1f} to {row['high']:+.1f}" if known else ""
    return [
        f"{row['matches']:,}",
        f"{row['gained']:,}",
        f"{row['share']:.1%}",
        f"{row['mean_points']:.1f}" if row["gained"] else "",
        f"{row['wins']:.1%}" if row["gained"] else "",
        f"{row['lift']:+.1f}" if known else "",
        "too few" if row["few"] else interval,
    ]
