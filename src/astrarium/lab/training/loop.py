"""Training in rounds: self-play, fitting, and a duel in which a new network must beat the best so far.

The folder `FILE.training` keeps the samples, the networks and the log of a training, so that an interrupted
training can be resumed. All random numbers are derived from the seed: the same rounds give the same networks
on one machine with one version of PyTorch.
"""

import json
import resource
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

import torch

import astrarium
from astrarium.bots import networks
from astrarium.bots.arena import BotStanding, duel
from astrarium.bots.crashes import CrashLog
from astrarium.core.errors import BadOption
from astrarium.lab.cluster import spread
from astrarium.lab.training.model import FitReport, fit, quantise
from astrarium.lab.training.recipes import Recipe
from astrarium.lab.training.samples import Samples, SelfPlay, join_samples, load_samples, played_seconds

LOG = "log.jsonl"
SHARD = 100
"""Matches per file of samples."""
THREADS = 1
"""Threads of PyTorch; another number may round differently, and on a busy machine several are slower."""
Notice = Callable[[str, int, int], None]
"""Called with the name of a stage, the work done in it and all of its work."""


@dataclass(frozen=True)
class Course:
    """What is trained and where: everything that a training is repeated from."""

    game: str
    seats: tuple[int, ...]
    recipe: Recipe
    seed: int
    out: Path

    @property
    def folder(self) -> Path:
        """Folder of the samples, the networks and the log."""
        return self.out.with_name(f"{self.out.name}.training")

    def network(self, number: int) -> Path:
        """Return the file of the network of a round."""
        return self.folder / f"round-{number:02d}{networks.SUFFIX}"

    def samples(self, number: int) -> Path:
        """Return the folder of the samples of a round."""
        return self.folder / f"round-{number:02d}"

    def settings(self) -> dict[str, Any]:
        """Return what must be equal to continue a training."""
        rules = astrarium.game(self.game)
        return {
            "game": self.game,
            "seats": list(self.seats),
            "seed": self.seed,
            "recipe": asdict(self.recipe),
            "edition": rules.edition,
            "space": rules.space.digest,
            "evaluation": networks.evaluation_digest(rules),
            "torch": torch.__version__,
        }


@dataclass(frozen=True)
class RoundResult:
    """A line of the log: the figures of a round. `beaten` is the bot that the new network played against."""

    round: int
    matches: int
    samples: int
    loss: float
    heuristic_loss: float
    policy_loss: float
    beaten: str
    share: float
    low: float
    high: float
    accepted: bool
    play_seconds: float
    fit_seconds: float
    judge_seconds: float  # processor time of each stage, of all processes


class Training:
    """The rounds of a course, done and to come."""

    def __init__(
        self, course: Course, *, workers: int | None = None, address: str | None = None, notice: Notice
    ) -> None:
        self.course = course
        self.results: list[RoundResult] = []
        self._workers = workers
        self._address = address
        self._notice = notice
        self._open_folder()

    def _open_folder(self) -> None:
        """Read the rounds done so far; raise if the folder has another training."""
        course = self.course
        course.folder.mkdir(parents=True, exist_ok=True)
        path, text = course.folder / "settings.json", json.dumps(course.settings(), indent=2) + "\n"
        settings = json.loads(text)
        if path.exists():
            stored = json.loads(path.read_text("utf-8"))
            different = sorted(name for name, value in settings.items() if stored.get(name) != value)
            if different:
                raise BadOption(
                    f"{course.folder} has a training with another {', '.join(different)}; choose another file"
                )
        path.write_text(text, "utf-8")
        log = course.folder / LOG
        if log.exists():
            lines = log.read_text("utf-8").splitlines()
            self.results = [RoundResult(**json.loads(line)) for line in lines]

    @property
    def best(self) -> Path | None:
        """The file of the best network so far, None before the first that was accepted."""
        accepted = [result.round for result in self.results if result.accepted]
        return self.course.network(accepted[-1]) if accepted else None

    def run_round(self) -> RoundResult:
        """Play, fit and judge the next round; add it to the log."""
        number = len(self.results)
        matches, play_seconds = self._play(number)
        with _processor_seconds() as fitting:
            report = self._fit(number)
        with _processor_seconds() as judging:
            beaten, standing = self._judge(number)
        low, high = standing.interval()
        result = RoundResult(
            number,
            matches,
            report.samples,
            report.loss,
            report.heuristic,
            report.policy,
            beaten,
            standing.share,
            low,
            high,
            low > 1 / max(2, min(self.course.seats)),
            play_seconds,
            fitting[0],
            judging[0],
        )
        self.results.append(result)
        with (self.course.folder / LOG).open("a", encoding="utf-8") as log:
            log.write(json.dumps(asdict(result)) + "\n")
        if result.accepted:
            self.course.out.write_bytes(self.course.network(number).read_bytes())
        return result

    def _play(self, number: int) -> tuple[int, float]:
        """Play the missing matches of a round; return their number in all and their processor time."""
        course, recipe = self.course, self.course.recipe
        stage = recipe.stage(number, self.best)
        bot, matches = stage.bot, stage.matches
        plan = SelfPlay(course.game, course.seats, bot, recipe, course.seed * 1000 + number)
        folder = course.samples(number)
        folder.mkdir(exist_ok=True)
        shards = -(-matches // SHARD)
        missing = [shard for shard in range(shards) if not (folder / _shard_name(shard)).exists()]
        done, work = shards - len(missing), ShardOfMatches(plan, matches)
        crashes = CrashLog(course.seed, work.numbers)
        for shard, samples in spread(work, missing, self._workers, self._address, crashes.add):
            samples.save(folder / _shard_name(shard))
            done += 1
            self._notice(
                f"round {number}: {bot.partition('@')[0]} plays", min(matches, done * SHARD), matches
            )
        return matches, round(sum(map(played_seconds, folder.glob("*.npz"))), 1)

    def _fit(self, number: int) -> FitReport:
        """Fit a network to the samples of all rounds so far, and save it."""
        course = self.course
        torch.set_num_threads(THREADS)
        files = [file for each in range(number + 1) for file in sorted(course.samples(each).glob("*.npz"))]
        rules = astrarium.game(course.game)
        self._notice(f"round {number}: fitting", 0, 1)
        samples = join_samples([load_samples(file) for file in files])
        model, report = fit(
            samples,
            len(rules.feature_names),
            rules.space.decisions,
            course.recipe,
            course.seed * 1000 + number,
        )
        made = {
            "round": number,
            "seed": course.seed,
            "samples": report.samples,
            "loss": round(report.loss, 5),
        }
        weights = quantise(model)
        networks.save(
            course.network(number), networks.manifest(rules, list(course.seats), weights, made), weights
        )
        return report

    def _judge(self, number: int) -> tuple[str, BotStanding]:
        """Let the new network play against the best so far, or against the heuristic."""
        course, recipe, best = self.course, self.course.recipe, self.best
        rival = (
            f"mcts-heuristic:{recipe.heuristic_iterations}"
            if best is None
            else f"mcts:{recipe.judged_iterations}@{best}"
        )
        new = f"mcts:{recipe.judged_iterations}@{course.network(number)}"
        stage = f"round {number}: duel with {rival.partition('@')[0]}"
        result = duel(
            course.game,
            [new, rival],
            seats=min(course.seats),
            matches=recipe.judged_matches,
            seed=course.seed * 1000 + 500 + number,
            workers=self._workers,
            progress=partial(self._notice, stage),
        )
        return short_name(rival), result.bots[0]


def short_name(bot: str) -> str:
    """Return a bot without the folder of its network: `mcts:60@round-03.network`."""
    name, at, path = bot.partition("@")
    return f"{name}{at}{Path(path).name}"


@dataclass(frozen=True)
class ShardOfMatches:
    """The work of a job: plays the matches of a shard."""

    plan: SelfPlay
    matches: int

    def numbers(self, shard: int) -> range:
        """Return the numbers of the matches in `shard`."""
        return range(shard * SHARD, min((shard + 1) * SHARD, self.matches))

    def __call__(self, shard: int) -> Samples:
        return join_samples([self.plan.play(number) for number in self.numbers(shard)])


def _shard_name(shard: int) -> str:
    return f"samples-{shard:04d}.npz"


@contextmanager
def _processor_seconds() -> Iterator[list[float]]:
    """Measure the processor time of this process and its ended children in a block."""
    measured = [0.0]
    before = _used()
    yield measured
    measured[0] = round(_used() - before, 1)


def _used() -> float:
    usages = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(usage.ru_utime + usage.ru_stime for usage in usages)


def run(
    training: Training, rounds: int | None, hours: float | None, on_round: Callable[[RoundResult], None]
) -> None:
    """Run rounds until there are `rounds`, or until `hours` have passed after a whole one."""
    end = None if hours is None else time.monotonic() + hours * 3600
    while rounds is None or len(training.results) < rounds:
        on_round(training.run_round())
        if end is not None and time.monotonic() > end:
            return
