"""`astrarium play`: a match at the terminal, against bots or with several people at one keyboard."""

from pathlib import Path
from typing import Annotated

import typer

from astrarium.cli.parameters import OptionPairs, Seats

EXAMPLES = (
    "astrarium play",
    "astrarium play globular-cluster --seats 3 --bot greedy",
    "astrarium play --people 2 --option borders=shared-half",
    "astrarium play --load evening.rec",
)

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
    seats: Seats = None,
    bot: BotName = None,
    human: Humans = None,
    people: People = None,
    option: OptionPairs = None,
    seed: Luck = None,
    load: Load = None,
) -> None:
    """Play a match at the terminal, against bots or with several people at one keyboard."""
    from astrarium.cli.opening import Wishes, begin, resume
    from astrarium.cli.session import Leave

    wishes = Wishes(game, seats, bot, human or [], people, option or [], seed)
    try:
        session = begin(wishes) if load is None else resume(load, wishes)
        session.run()
    except (Leave, KeyboardInterrupt):
        print("Goodbye.")
