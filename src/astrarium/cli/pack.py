"""`astrarium pack check`: validation of a component pack and a list of its changes."""

from pathlib import Path
from typing import Annotated

import typer

import astrarium
from astrarium.cli.parameters import AsJson
from astrarium.core.game import Game
from astrarium.core.packs import GamePack, PackChange

EXAMPLES = ("astrarium pack check examples/frontier",)

CHECK_EVERY = 10
"""Number of events between two checks of a position."""

Folder = Annotated[Path, typer.Argument(metavar="DIR", help="The folder of the pack.")]


def pack(context: typer.Context) -> None:
    """Check component packs, which replace components of a game or add new ones."""
    if context.invoked_subcommand is None:
        print(context.get_help())


def check(folder: Folder, as_json: AsJson = False) -> None:
    """Check a pack, play matches with it and list its changes."""
    from astrarium.cli.output import out, print_json
    from astrarium.packs import choose
    from astrarium.translations import check_messages

    parts = choose(folder)
    games = [astrarium.game(name) for name in parts]
    check_messages(games)
    for game in games:
        play_all_seats(game)
    (first, *_) = parts.values()
    if as_json:
        print_json(describe(first, games))
        return
    console = out()
    console.print(f"[bold]{first.label}[/bold]  digest {first.digest}")
    for game in games:
        console.print(game.title)
        for change in changes(game):
            console.print(f"  {change_text(change)}", markup=False, soft_wrap=True)
    console.print("The pack is right; a match was played with every number of seats.", style="dim")


def play_all_seats(game: Game) -> None:
    """Play a match of bots with every number of seats, and check some of its positions."""
    for seats in game.seats:
        bots = [astrarium.bot("greedy" if seat == 0 else "uniform", seed=seat) for seat in range(seats)]
        match = astrarium.Match(game, bots, astrarium.Dealer(seats))
        while match.state.actor != astrarium.OVER:
            if len(match.log) % CHECK_EVERY == 0:
                check_position(game, match.state)
            match.step()
        check_position(game, match.state)


def check_position(game: Game, state: astrarium.State) -> None:
    """Draw, serialise, restore and encode a position; each raises if a component is wrong."""
    game.draw(state)
    game.restore(state.to_bytes())
    for seat in range(state.seats):
        game.features(state, seat)


def changes(game: Game) -> list[PackChange]:
    """Return the changes that the pack makes to `game`."""
    return game.pack.changes if game.pack is not None else []


def change_text(change: PackChange) -> str:
    """Return a change as text."""
    what = f"{change.table} {change.name}: {change.after['name']}"
    if change.before is None:
        return f"adds {what}"
    return f"replaces {what} (changed: {', '.join(changed_fields(change)) or 'nothing'})"


def changed_fields(change: PackChange) -> list[str]:
    """Return the fields in which a component differs from the one it replaces."""
    before, after = change.before or {}, change.after
    fields = [*after, *(field for field in before if field not in after)]
    return [field for field in fields if "origin" not in field and before.get(field) != after.get(field)]


def describe(pack: GamePack, games: list[Game]) -> dict[str, object]:
    """Return a pack and its changes as plain data for `--json`."""
    return {
        "name": pack.name,
        "version": pack.version,
        "digest": pack.digest,
        "games": {
            game.name: {
                "replaces": [
                    _describe_change(change) for change in changes(game) if change.before is not None
                ],
                "adds": [_describe_change(change) for change in changes(game) if change.before is None],
            }
            for game in games
        },
    }


def _describe_change(change: PackChange) -> dict[str, object]:
    found: dict[str, object] = {"table": change.table, "id": change.name, "name": change.after["name"]}
    return found if change.before is None else {**found, "differs": changed_fields(change)}
