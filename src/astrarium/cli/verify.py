"""`astrarium verify`: whether the luck of a match was the one that the server had committed to."""

from pathlib import Path
from typing import Annotated

import typer

EXAMPLES = ("astrarium verify evening.rec",)
UNFAIR = 1

File = Annotated[
    Path, typer.Argument(metavar="FILE", help="A record of a match that was played on a server.")
]


def verify(file: File) -> None:
    """Compute every die of a recorded match again from its published seed, and compare."""
    from astrarium.cli.files import located, read_record
    from astrarium.server.live.fairness import check

    record = read_record(file)
    with located(file):
        found = check(record)
    if found.fault:
        print(f"Not as committed: {found.fault}.")
        raise typer.Exit(UNFAIR)
    end = "" if found.over else " (the match was not played to its end)"
    print(f"All {found.checked} events of luck follow from the seed that was committed to{end}.")
