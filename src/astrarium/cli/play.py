"""`astrarium play`: a match in the browser or in the terminal."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from astrarium.cli.parameters import OptionPairs, PackFolder, Seats, use_pack
from astrarium.core.errors import BadOption

if TYPE_CHECKING:
    from astrarium.cli.new_match import MatchRequest

EXAMPLES = (
    "astrarium play",
    "astrarium play --port 8200",
    "astrarium play --terminal globular-cluster --seats 3 --bot greedy",
    "astrarium play --terminal --people 2 --option borders=shared-half",
    "astrarium play --terminal --load evening.rec",
    "astrarium play --pack examples/frontier",
)

Terminal = Annotated[bool, typer.Option("--terminal", metavar="", help="Play in this terminal.")]
GameOrNone = Annotated[
    str | None, typer.Argument(metavar="GAME", help="Name of the game; default: ask for it.")
]
BotName = Annotated[
    str | None, typer.Option(metavar="NAME", help="Bot on the other seats: greedy, mcts:500, mcts:0.5s ...")
]
Humans = Annotated[
    list[int] | None,
    typer.Option("--human", metavar="SEAT", help="Seat of a person at this keyboard; repeatable."),
]
People = Annotated[int | None, typer.Option(metavar="N", help="Number of people at this keyboard.")]
LuckSeed = Annotated[
    int | None, typer.Option(min=0, metavar="S", help="Seed of the luck; default: unpredictable luck.")
]
TablePort = Annotated[
    int | None,
    typer.Option("--port", min=0, max=65535, metavar="N", help="Port of the page; 0 takes a free one."),
]
Load = Annotated[Path | None, typer.Option(metavar="FILE", help="Continue the match of a record.")]


def play(  # noqa: PLR0913  (its options)
    game: GameOrNone = None,
    terminal: Terminal = False,
    seats: Seats = None,
    bot: BotName = None,
    human: Humans = None,
    people: People = None,
    option: OptionPairs = None,
    seed: LuckSeed = None,
    load: Load = None,
    port: TablePort = None,
    pack: PackFolder = None,
) -> None:
    """Play in the browser, or with --terminal in this terminal.

    The other options except --port and --pack need --terminal; in the browser, game and players are chosen
    on the page.
    """
    from astrarium.cli.new_match import MatchRequest, begin, resume
    from astrarium.cli.session import LeaveMatch

    use_pack(pack)
    request = MatchRequest(game, seats, bot, human or [], people, option or [], seed)
    if not terminal:
        open_table(request, load, port)
        return
    if port is not None:
        raise BadOption("--port is for the browser; leave out --terminal")
    try:
        session = begin(request) if load is None else resume(load, request)
        session.run()
    except (LeaveMatch, KeyboardInterrupt):
        print("Goodbye.")


def open_table(request: "MatchRequest", load: Path | None, port: int | None) -> None:
    """Start the server and open a browser; raise BadOption if an argument needs the terminal."""
    from astrarium.cli.new_match import MatchRequest
    from astrarium.cli.serve import DEFAULT_PORT, serve

    if load is not None or request != MatchRequest():
        raise BadOption("game, seats, bots and the rest are chosen in the browser; or add --terminal")
    serve(port=DEFAULT_PORT if port is None else port, open_browser=True)
