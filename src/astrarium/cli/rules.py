"""`astrarium rules`: which clauses of a game are implemented and tested, and what they say."""

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
    Path | None, typer.Option(metavar="DIR", help="The folder of the tests; found if not given.")
]
Show = Annotated[
    str | None, typer.Option(metavar="CLAUSE", help="Print the words of a clause, or of a family: G-MINE.")
]


def rules(
    game: GameName, tests: Tests = None, show: Show = None, pack: PackFolder = None, as_json: AsJson = False
) -> None:
    """Count the clauses of a game: how many are implemented and tested, and which are missing."""
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
    """The clause of this name, or all of a family."""
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
    """The family of a clause: G-MINE for G-MINE-04."""
    return clause.rpartition("-")[0]


def families(catalogue: Catalogue) -> list[str]:
    """All families in the order of the catalogue."""
    return list(dict.fromkeys(family_of(clause) for clause in catalogue.ids))


def show_clauses(game: Game, name: str, as_json: bool) -> None:
    """Clauses in words."""
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
    """How many clauses have each source; some have two."""
    counts = Counter(source for sources in catalogue.sources for source in sources)
    return "Sources: " + ", ".join(f"{name} {counts[key]}" for key, name in SOURCES.items() if counts[key])


def measure(game: Game, tests: Path | None) -> "Coverage":
    """Look at the code and the tests."""
    if tests is not None and not tests.is_dir():
        raise AstrariumError(f"{tests} is no folder: --tests takes the folder of the tests")
    from astrarium.coverage import coverage, find_tests

    folder = find_tests() if tests is None else tests
    if folder is None:
        raise AstrariumError(
            "there is no tests folder here: name it with --tests DIR (it is in the source tree)"
        )
    return coverage(game, folder)


def show_coverage(game: Game, report: "Coverage") -> None:
    """The figures for people, family by family."""
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
