"""`astrarium play`: the table in a browser, or a match at the terminal."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from astrarium.cli.parameters import OptionPairs, PackFolder, Seats, use_pack
from astrarium.core.errors import BadOption

if TYPE_CHECKING:
    from astrarium.cli.new_match import MatchRequest

EXAMPLES = (
    "astrarium play",
    "astrarium play --terminal globular-cluster --seats 3 --bot greedy",
    "astrarium play --terminal --people 2 --option borders=shared-half",
    "astrarium play --terminal --load evening.rec",
    "astrarium play --pack examples/frontier",
)

Terminal = Annotated[bool, typer.Option("--terminal", metavar="", help="Play in this terminal.")]
GameOrNone = Annotated[str | None, typer.Argument(metavar="GAME", help="The game; asked for if not given.")]
BotName = Annotated[
    str | None, typer.Option(metavar="NAME", help="The opponents: greedy, mcts:500, mcts:0.5s ...")
]
Humans = Annotated[
    list[int] | None, typer.Option("--human", metavar="SEAT", help="A seat at this keyboard; repeatable.")
]
People = Annotated[int | None, typer.Option(metavar="N", help="Number of people at this keyboard.")]
Luck = Annotated[int | None, typer.Option(min=0, metavar="S", help="Luck that can be repeated.")]
Load = Annotated[Path | None, typer.Option(metavar="FILE", help="Continue the match of a record.")]


def play(
    game: GameOrNone = None,
    terminal: Terminal = False,
    seats: Seats = None,
    bot: BotName = None,
    human: Humans = None,
    people: People = None,
    option: OptionPairs = None,
    seed: Luck = None,
    load: Load = None,
    pack: PackFolder = None,
) -> None:
    """Open the table in a browser; with --terminal, play here, against bots or several at one keyboard.

    All that says who plays what is for the terminal; in the browser it is chosen at the table.
    """
    from astrarium.cli.new_match import MatchRequest, begin, resume
    from astrarium.cli.session import LeaveMatch

    use_pack(pack)
    wishes = MatchRequest(game, seats, bot, human or [], people, option or [], seed)
    if not terminal:
        open_table(wishes, load)
        return
    try:
        session = begin(wishes) if load is None else resume(load, wishes)
        session.run()
    except (LeaveMatch, KeyboardInterrupt):
        print("Goodbye.")


def open_table(wishes: "MatchRequest", load: Path | None) -> None:
    """Start the server and a browser, unless something was asked for that only the terminal knows."""
    from astrarium.cli.new_match import MatchRequest
    from astrarium.cli.serve import serve

    if load is not None or wishes != MatchRequest():
        raise BadOption("game, seats, bots and the rest are chosen in the browser; or add --terminal")
    serve(open_browser=True)
