"""`astrarium verify`: checks the luck of a match against the server's commitment."""

from pathlib import Path
from typing import Annotated

import typer

EXAMPLES = ("astrarium verify evening.rec",)
UNFAIR = 1

File = Annotated[Path, typer.Argument(metavar="FILE", help="Record of a match that was played on a server.")]


def verify(file: File) -> None:
    """Check that all luck of a recorded match follows from the seed that the server committed to.

    Contributions of players are part of the computation. The exit code is 1 if the luck does not follow.
    """
    from astrarium.cli.files import errors_naming, read_record
    from astrarium.server.live.fairness import check

    record = read_record(file)
    with errors_naming(file):
        found = check(record)
    if found.fault:
        print(f"Not as committed: {found.fault}.")
        raise typer.Exit(UNFAIR)
    end = "" if found.over else " (the match was not played to its end)"
    count = len(record.contributions)
    players = f" and {count} contribution{'s' if count > 1 else ''} of players" if count else ""
    print(f"All {found.checked} events of luck follow from the seed that was committed to{players}{end}.")
