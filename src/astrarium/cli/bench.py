"""`astrarium bench`: speed of the engine, compared with other engines."""

from typing import Annotated

import typer

from astrarium.cli.parameters import AsJson, GameName
from astrarium.core.errors import AstrariumError

EXAMPLES = (
    "astrarium bench globular-cluster",
    "astrarium bench globular-cluster --rounds 3 --seconds 0.5 --no-peers --json",
)

Rounds = Annotated[int, typer.Option(min=1, metavar="N", help="Number of repetitions of all measurements.")]
Seconds = Annotated[
    float, typer.Option(min=0.001, max=3600, metavar="T", help="Seconds for each measurement.")
]
Peers = Annotated[
    bool, typer.Option("--peers/--no-peers", metavar="", help="Also measure other engines, if installed.")
]


def bench(
    game: GameName, rounds: Rounds = 5, seconds: Seconds = 1.0, peers: Peers = True, as_json: AsJson = False
) -> None:
    """Measure the speed of the engine on one core, compiled and interpreted, and of other engines."""
    from astrarium.bench import BenchError, run, table
    from astrarium.cli.output import out, print_json, progress

    with progress() as bar:
        task = bar.add_task("warm-up", total=None)
        try:
            report = run(
                game,
                rounds=rounds,
                seconds=seconds,
                peers=peers,
                progress=lambda what, done, total: bar.update(
                    task, description=what, completed=done, total=total
                ),
            )
        except BenchError as error:
            raise AstrariumError(str(error)) from None
    if as_json:
        print_json(report.to_dict())
    else:
        out().print(table(report))
