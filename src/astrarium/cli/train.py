"""`astrarium train`: networks by self-play, in rounds that can be interrupted and repeated."""

from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from astrarium.cli.parameters import AsJson, GameName, Ray, Seed, Workers, open_game
from astrarium.core.errors import BadOption

if TYPE_CHECKING:
    from rich.progress import Progress

    from astrarium.lab.training.loop import RoundResult, Training

EXAMPLES = (
    "astrarium train pulsar2849 --hours 2 --out my.network",
    "astrarium train globular-cluster --seats 2 --rounds 3 --seed 1 --out two.network",
    "astrarium duel globular-cluster mcts:100@two.network mcts:100",
)

TrainedSeats = Annotated[
    list[int] | None,
    typer.Option(
        "--seats", metavar="N", help="Number of seats; repeatable. Default: every number, one network."
    ),
]
Hours = Annotated[
    float | None,
    typer.Option(min=0.0, metavar="H", help="Stop after the first whole round beyond this time."),
]
Rounds = Annotated[int | None, typer.Option(min=1, metavar="N", help="Stop after this many rounds in all.")]
OutFile = Annotated[
    Path,
    typer.Option(
        "--out", metavar="FILE", help="The network; samples and log are kept in FILE.training to resume."
    ),
]


def train(  # noqa: PLR0913  (its options)
    game: GameName,
    out: OutFile,
    seats: TrainedSeats = None,
    hours: Hours = None,
    rounds: Rounds = None,
    seed: Seed = 0,
    workers: Workers = None,
    ray: Ray = None,
    as_json: AsJson = False,
) -> None:
    """Train a network by self-play; rerun to resume.

    A round plays matches, fits a network to all positions so far, and accepts it if it beats the best one.
    """
    check_torch()
    from astrarium.lab.training.loop import Course, Training, run
    from astrarium.lab.training.recipes import RECIPES

    if hours is None and rounds is None:
        raise BadOption("say how long to train: --hours H or --rounds N")
    rules = open_game(game, None)
    chosen = tuple(sorted(set(seats or rules.seats)))
    for count in chosen:
        rules.start(count)  # raises for invalid seats
    course = Course(rules.name, chosen, RECIPES[rules.name], seed, out)
    with _StageBar() as bar:
        training = Training(course, workers=workers, address=ray, notice=bar.show)
        before = len(training.results)
        run(training, rounds, hours, lambda _: show_rounds(training, as_json=False, quiet=as_json))
    if as_json or len(training.results) == before:
        show_rounds(training, as_json, quiet=False)


class _StageBar(AbstractContextManager["_StageBar"]):
    """A progress bar for one stage after the other."""

    def __init__(self) -> None:
        from astrarium.cli.output import progress

        self._progress: Progress = progress()
        self._task = self._progress.add_task("", total=None)
        self._stage = ""

    def __enter__(self) -> "_StageBar":
        self._progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._progress.stop()

    def show(self, stage: str, done: int, total: int) -> None:
        """Show how far a stage is."""
        if stage != self._stage:
            self._stage = stage
            self._progress.reset(self._task, description=stage, total=total)
        self._progress.update(self._task, completed=done, total=total)


def show_rounds(training: "Training", as_json: bool, quiet: bool) -> None:
    """Print the last round, or all rounds as JSON, and renew the picture of the log."""
    from dataclasses import asdict

    from astrarium.cli.output import out, print_json
    from astrarium.lab.training.plot import plot_log

    plot_log(training.results, training.course.folder / "log.png")
    if as_json:
        print_json(
            {
                "game": training.course.game,
                "seats": list(training.course.seats),
                "network": str(training.course.out) if training.best is not None else None,
                "rounds": [asdict(result) for result in training.results],
            }
        )
    elif not quiet and training.results:
        out().print(round_line(training.results[-1]))


def round_line(result: "RoundResult") -> str:
    """Return a round in one line."""
    verdict = "accepted" if result.accepted else "not accepted"
    hours = (result.play_seconds + result.fit_seconds + result.judge_seconds) / 3600
    return (
        f"round {result.round}: {result.share:.1%} ({result.low:.1%} to {result.high:.1%}) against"
        f" {result.beaten}, {verdict}; loss {result.loss:.4f}, {hours:.2f} processor hours"
    )


def check_torch() -> None:
    """Raise BadOption with the command to install if a library for training is missing."""
    from importlib.util import find_spec

    if any(find_spec(name) is None for name in ("torch", "numpy", "matplotlib")):
        raise BadOption("this needs PyTorch, numpy and Matplotlib: pip install 'astrarium[train]'")
