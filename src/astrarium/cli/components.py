"""`astrarium components`: the components of a game and their origin."""

from typing import TYPE_CHECKING, Annotated

import typer

from astrarium.cli.parameters import AsJson, GameName, PackFolder, open_game
from astrarium.core.components import OURS, OURS_MARK, Component, mark
from astrarium.core.errors import UnknownName
from astrarium.core.game import Game

if TYPE_CHECKING:
    from rich.table import Table

EXAMPLES = (
    "astrarium components pulsar2849",
    "astrarium components pulsar2849 --origin ours --find gyrodyne",
)

Kind = Annotated[str | None, typer.Option(metavar="KIND", help="List only components of this kind.")]
Origin = Annotated[
    str | None,
    typer.Option(metavar="ORIGIN", help="List only components of this origin: published, ours or pack."),
]
Find = Annotated[
    str | None, typer.Option(metavar="TEXT", help="List only components with TEXT in id, name or text.")
]


def components(  # noqa: PLR0913  (its options)
    game: GameName,
    kind: Kind = None,
    origin: Origin = None,
    find: Find = None,
    pack: PackFolder = None,
    as_json: AsJson = False,
) -> None:
    """List the components of a game with text, number of copies and origin; ✧ marks our own designs."""
    from astrarium.cli.output import out, print_json

    found = open_game(game, pack)
    shown = select(found, kind, origin, find)
    if as_json:
        print_json([describe(each) for each in shown])
        return
    console = out()
    console.print(components_table(found, shown))
    console.print(summary(shown))


def select(game: Game, kind: str | None, origin: str | None, find: str | None) -> list[Component]:
    """Return the components that match; raise UnknownName if no component has the kind or origin."""
    known = game.components()
    for what, wanted, there in (
        ("kind", kind, [each.kind for each in known]),
        ("origin", origin, [each.origin for each in known]),
    ):
        if wanted is not None and wanted not in there:
            raise UnknownName(
                f"{game.name} has no component of the {what} {wanted!r};"
                f" there are: {', '.join(dict.fromkeys(there))}"
            )
    text = (find or "").casefold()
    return [
        each
        for each in known
        if kind in (None, each.kind)
        and origin in (None, each.origin)
        and text in f"{each.id} {each.title} {each.text}".casefold()
    ]


def describe(component: Component) -> dict[str, object]:
    """Return a component as plain data for `--json`."""
    return {
        "kind": component.kind,
        "id": component.id,
        "title": component.title,
        "text": component.text,
        "copies": component.copies,
        "origin": component.origin,
        "parts": component.parts,
    }


def components_table(game: Game, shown: list[Component]) -> "Table":
    """Return a table of components, grouped by kind."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(title=f"{game.heading}: components", box=SIMPLE_HEAD, title_justify="left", pad_edge=False)
    table.add_column("kind")
    table.add_column("id", no_wrap=True)
    table.add_column("name")
    table.add_column("number", justify="right")
    table.add_column("text")
    table.add_column("origin")
    before = ""
    for each in shown:
        heading = each.kind if each.kind != before else ""
        before = each.kind
        title = each.title + mark(each.origin)
        table.add_row(heading, each.id, title, str(each.copies), each.text, origin_text(each))
    return table


def origin_text(component: Component) -> str:
    """Return the origin of a component, and in brackets the origin of parts that differ."""
    parts = [f"{part.replace('_', ' ')} {origin}" for part, origin in component.parts.items()]
    return component.origin + (f" ({', '.join(parts)})" if parts else "")


def summary(shown: list[Component]) -> str:
    """Return a line with the number of components, and how many are our own designs."""
    ours = sum(each.origin == OURS for each in shown)
    noun = "component" if len(shown) == 1 else "components"
    return f"{len(shown)} {noun}, {ours} of them marked {OURS_MARK}: our own designs."
