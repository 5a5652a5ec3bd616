"""`astrarium rules`: rule clauses of a game, with their coverage by code and tests."""

from collections import Counter
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from astrarium.cli.parameters import AsJson, GameName, PackFolder, open_game
from astrarium.core.clauses import SOURCES, Catalogue
from astrarium.core.errors import AstrariumError, UnknownName
from astrarium.core.game import Game

if TYPE_CHECKING:
    from astrarium.coverage import Coverage

EXAMPLES = (
    "astrarium rules globular-cluster",
    "astrarium rules globular-cluster --show G-MINE-04",
)

Tests = Annotated[
    Path | None, typer.Option(metavar="DIR", help="Folder of the tests; default: that of the source tree.")
]
Show = Annotated[
    str | None,
    typer.Option(metavar="CLAUSE", help="Print a clause (G-MINE-04) or a family of clauses (G-MINE)."),
]


def rules(
    game: GameName, tests: Tests = None, show: Show = None, pack: PackFolder = None, as_json: AsJson = False
) -> None:
    """Count the rule clauses of a game that are implemented and tested, and list those that are not.

    The exit code is 1 if a clause is missing.
    """
    from astrarium.cli.output import print_json

    found = open_game(game, pack)
    if show is not None:
        show_clauses(found, show, as_json)
        return
    report = measure(found, tests)
    if as_json:
        print_json(report.to_dict())
    else:
        show_coverage(found, report)
    if report.missing:
        raise typer.Exit(1)


def find_clauses(catalogue: Catalogue, name: str) -> list[str]:
    """Return the clause `name`, or all clauses of the family `name`; raise UnknownName if there is none."""
    wanted = name.upper()
    if wanted in catalogue.ids:
        return [wanted]
    family = [clause for clause in catalogue.ids if clause.startswith(f"{wanted.rstrip('-')}-")]
    if not family:
        close = get_close_matches(wanted, catalogue.ids, 1)
        hint = (
            f", did you mean {close[0]}?"
            if close
            else f"; the families are: {', '.join(families(catalogue))}"
        )
        raise UnknownName(f"there is no clause {name!r}{hint}")
    return family


def family_of(clause: str) -> str:
    """Return the family of a clause: G-MINE for G-MINE-04."""
    return clause.rpartition("-")[0]


def families(catalogue: Catalogue) -> list[str]:
    """Return all families in the order of the catalogue."""
    return list(dict.fromkeys(family_of(clause) for clause in catalogue.ids))


def show_clauses(game: Game, name: str, as_json: bool) -> None:
    """Print the clauses that `name` selects."""
    from astrarium.cli.output import out, print_json
    from astrarium.cli.screen import Screen

    clauses = find_clauses(game.catalogue, name)
    if as_json:
        print_json({clause: game.catalogue.text(clause) for clause in clauses})
        return
    screen = Screen(game, out())
    for clause in clauses:
        screen.clause(clause)


def sources_text(catalogue: Catalogue) -> str:
    """Return a line with the number of clauses by source; some clauses have two."""
    counts = Counter(source for sources in catalogue.sources for source in sources)
    return "Sources: " + ", ".join(f"{name} {counts[key]}" for key, name in SOURCES.items() if counts[key])


def measure(game: Game, tests: Path | None) -> "Coverage":
    """Return the rule coverage of `game`; raise AstrariumError if the folder of tests is missing."""
    if tests is not None and not tests.is_dir():
        raise AstrariumError(f"{tests} is not a folder: --tests takes the folder of the tests")
    from astrarium.coverage import coverage, find_tests

    folder = find_tests() if tests is None else tests
    if folder is None:
        raise AstrariumError(
            "there is no tests folder here: name it with --tests DIR (it is in the source tree)"
        )
    return coverage(game, folder)


def show_coverage(game: Game, report: "Coverage") -> None:
    """Print the coverage as a table by family."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    from astrarium.cli.output import out

    table = Table(
        title=f"{game.heading}: rule clauses", box=SIMPLE_HEAD, title_justify="left", show_footer=True
    )
    figures = report.to_dict()
    table.add_column("family", "all")
    for heading in ("clauses", "implemented", "tested"):
        table.add_column(heading, str(figures[heading]), justify="right")
    clauses = Counter(map(family_of, game.catalogue.ids))
    implemented = Counter(map(family_of, report.implemented))
    tested = Counter(map(family_of, report.tested))
    for family in families(game.catalogue):
        table.add_row(family, str(clauses[family]), str(implemented[family]), str(tested[family]))
    console = out()
    console.print(table)
    console.print(sources_text(game.catalogue))
    if report.missing:
        console.print(f"Missing: {', '.join(report.missing)}", style="#ff8b7a")
    else:
        console.print("Every clause is implemented and tested.")
