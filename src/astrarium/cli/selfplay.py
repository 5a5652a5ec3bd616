"""`astrarium selfplay`: self-play records and features as Parquet files."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

import astrarium
from astrarium.cli.parameters import (
    AsJson,
    GameName,
    Matches,
    OptionPairs,
    PackFolder,
    Ray,
    Seats,
    Seed,
    Workers,
    chosen_options,
    chosen_seats,
    open_game,
)
from astrarium.core.errors import BadOption

if TYPE_CHECKING:
    from astrarium.lab.selfplay import Manifest

EXAMPLES = (
    "astrarium selfplay globular-cluster greedy --out matches --matches 10000",
    "astrarium selfplay pulsar2849 mcts:100 --out matches --features --ray auto",
)

Bots = Annotated[list[str], typer.Argument(metavar="BOT ...", help="The bots: uniform, greedy, mcts:100 ...")]
Folder = Annotated[
    Path, typer.Option("--out", metavar="DIR", help="Output folder; an existing one is continued.")
]
Features = Annotated[
    bool, typer.Option("--features", metavar="", help="Also write the features of every decision.")
]
Shard = Annotated[int, typer.Option(min=1, metavar="N", help="Number of matches per file.")]


def selfplay(  # noqa: PLR0913  (its options)
    game: GameName,
    bots: Bots,
    folder: Folder,
    seats: Seats = None,
    matches: Matches = 100,
    seed: Seed = 0,
    features: Features = False,
    shard: Shard = 50,
    workers: Workers = None,
    ray: Ray = None,
    option: OptionPairs = None,
    pack: PackFolder = None,
    as_json: AsJson = False,
) -> None:
    """Generate self-play records and features as Parquet; rerun to resume."""
    check_libraries()
    from astrarium.cli.output import progress
    from astrarium.lab.selfplay import selfplay as play

    rules = open_game(game, pack)
    with progress() as bar:
        task = bar.add_task(" : ".join(bots), total=matches)
        manifest = play(
            rules.name,
            bots,
            folder,
            seats=None if seats is None else chosen_seats(rules, seats),
            matches=matches,
            seed=seed,
            options=chosen_options(rules, option),
            features=features,
            shard=shard,
            workers=workers,
            address=ray,
            progress=lambda done, total: bar.update(task, completed=done, total=total),
        )
    print_manifest(manifest, folder, as_json)


def print_manifest(manifest: "Manifest", folder: Path, as_json: bool) -> None:
    """Print the manifest of the output folder as JSON or as a line."""
    from dataclasses import asdict

    from astrarium.cli.output import out, print_crashes, print_json

    if as_json:
        print_json(asdict(manifest))
    else:
        title = astrarium.game(manifest.game).title
        out().print(f"{title} in {folder}: matches {manifest.matches:,}, shards {manifest.shards:,}")
        print_crashes(manifest.crashes)


def check_libraries() -> None:
    """Raise BadOption with the command to install if a library of the laboratory is missing."""
    from importlib.util import find_spec

    if find_spec("pyarrow") is None or find_spec("numpy") is None:
        raise BadOption("this needs numpy and pyarrow: pip install 'astrarium[lab]'")
