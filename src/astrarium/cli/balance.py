"""`astrarium balance`: the influence of seats, cards and point sources on winning."""

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
    "astrarium balance pulsar2849 --bot greedy --option hq=off --json",
    "astrarium balance pulsar2849 --pack examples/frontier --option board_1=ai",
)

WIDE = 92

BotName = Annotated[
    str, typer.Option("--bot", metavar="BOT", help="Bot on all seats: uniform, greedy, mcts:60 ...")
]


def balance(  # noqa: PLR0913  (its options)
    game: GameName,
    bot: BotName = "mcts:60",
    seats: Seats = None,
    matches: Matches = 100,
    seed: Seed = 0,
    workers: Workers = None,
    option: OptionPairs = None,
    pack: PackFolder = None,
    as_json: AsJson = False,
) -> None:
    """Measure the balance of a game by self-play: win lift of cards, wins by turn order, sources of points.

    With --pack, the same matches are also played without the pack, for comparison.
    """
    from astrarium.cli.output import progress
    from astrarium.cli.seating import make_bot
    from astrarium.lab.balance import balance as measure

    rules = open_game(game, pack)
    if pack is not None and rules.pack is None:
        raise BadOption(f"the pack {pack} changes nothing in {rules.name}")
    make_bot(bot, seed)
    count = chosen_seats(rules, seats)
    with progress() as bar:
        task = bar.add_task(rules.title, total=matches)
        balanced = measure(
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
        result = compare_with_original(rules, result, workers, option)
    show(rules, result, as_json)


def show(rules: Game, result: dict[str, Any], as_json: bool) -> None:
    """Print the result as JSON or as tables."""
    from astrarium.cli.output import out, print_crashes, print_json
    from astrarium.cli.words import EventWords

    if as_json:
        print_json(result)
    else:
        console = out()
        console.print(*tables(result, EventWords(rules), console.width), sep="\n")
        print_crashes(result["crashes"])


def compare_with_original(
    rules: Game, result: dict[str, Any], workers: int | None, options: list[str] | None
) -> dict[str, Any]:
    """Play the same matches without the pack and return both results merged."""
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
    """Return the report as headings and tables; without rounds if `width` is small."""
    head = f"{result['game']}, {result['seats']} seats of {result['bot']}, {result['matches']:,} matches\n"
    if result["pack"] is not None:
        head += f"with pack {result['pack']}: {scores(result)}\n"
        head += f"without it: {scores(result['original'])}\n"
    else:
        head += f"{scores(result)}\n"
    by_source = sources(result["sources"], with_rounds=width >= WIDE)
    found: list[Table | str] = [head, places(result["places"]), by_source]
    if result["pack"] is not None:
        found.append(source_comparison(result["sources"], result["original"]["sources"]))
        found.append(changed_cards(result["changed"]))
    if result["cards"]:
        found.append(cards(result["cards"], words))
    return found


def scores(result: dict[str, Any]) -> str:
    """Return a line with the mean, deviation and range of scores."""
    found = result["scores"]
    return (
        f"scores {found['mean']:.1f} ± {found['deviation']:.1f}, from {found['least']}"
        f" to {found['most']}, winners {found['mean_of_winners']:.1f}"
    )


def source_comparison(rows: list[dict[str, Any]], original: list[dict[str, Any]]) -> "Table":
    """Return a table of points by category, with and without the pack."""
    table = make_table("Points with the pack and without", "source", "pack", "original", "change")
    points = {row["category"]: row["mean_points"] for row in rows}
    before = {row["category"]: row["mean_points"] for row in original}
    for name in dict.fromkeys([*points, *before]):
        now, then = points.get(name, 0.0), before.get(name, 0.0)
        table.add_row(name, f"{now:.2f}", f"{then:.2f}", f"{now - then:+.2f}")
    return table


def changed_cards(rows: list[dict[str, Any]]) -> "Table":
    """Return a table of the cards of the pack, each followed by the card it replaces."""
    headings = ("in play", "gained", "share", "points", "wins", "lift", "95 % interval")
    table = make_table("Components of the pack, and those they replace", "card", "of", *headings)
    table.columns[1].justify = "left"
    for row in rows:
        sides = [("pack", row["name"])]
        if row["original_name"] is not None:
            sides.append(("original", row["original_name"]))
        for side, name in sides:
            label = f"{row['card']} {name}"
            table.add_row(label, side, *(figures(row[side]) if row[side] is not None else [""]))
    return table


def make_table(title: str, *headings: str) -> "Table":
    """Return an empty table: text in the first column, right-aligned figures in the others."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(title=title, box=SIMPLE_HEAD, title_justify="left", pad_edge=False, collapse_padding=True)
    table.add_column(headings[0], no_wrap=True)
    for heading in headings[1:]:
        table.add_column(heading, justify="right", no_wrap=True)
    return table


def places(rows: list[dict[str, Any]]) -> "Table":
    """Return a table of win shares by place in the starting turn order."""
    table = make_table(
        "By place in the starting turn order", "place", "wins", "share", "95 % interval", "score"
    )
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
    """Return a table of points by category, also by round if `with_rounds` and the game has rounds."""
    known = list(rows[0]["rounds"]) if rows else []
    rounds = known if with_rounds and len(known) > 1 else []
    headings = ["start" if name == "0" else name for name in rounds]
    table = make_table("Points by source", "source", "points", "share", *headings)
    for row in rows:
        by_round = [f"{row['rounds'][name]:.1f}" if row["rounds"][name] else "" for name in rounds]
        table.add_row(row["category"], f"{row['mean_points']:.1f}", f"{row['share']:.1%}", *by_round)
    return table


def cards(rows: list[dict[str, Any]], words: "EventWords") -> "Table":
    """Return a table of cards by win lift; cards with too few gains are last, dim and without interval."""
    headings = ("group", "in play", "gained", "share", "points", "wins", "lift", "95 % interval")
    table = make_table("Cards by win lift, in percentage points", "card", *headings)
    table.columns[1].justify = "left"
    for row in rows:
        style = "dim" if row["few"] else None
        table.add_row(words.card(row["card"]), row["group"], *figures(row), style=style)
    return table


def figures(row: dict[str, Any]) -> list[str]:
    """Return the figures of a card as table cells, empty where unknown."""
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
