"""The recipe of each game: who plays, which positions are kept, how the network is fitted and judged."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final


@dataclass(frozen=True)
class TrainingStage:
    """A round of self-play: the bot on all seats, and the number of matches."""

    bot: str
    matches: int


NETWORK_BOTS: Final = ("net", "mcts:")
"""Beginnings of the names of bots that play with the best network so far."""


@dataclass(frozen=True)
class Recipe:
    """Settings of a training, all of them counts and shares, so that it can be repeated exactly.

    Round k is played as stage k says, the last stage is repeated. Until a network is accepted, the bot of the
    first stage plays, which needs none. In each match a decision with a choice is kept with the chance
    `kept`, together with `children` of the positions that the search has tried. A move is drawn in proportion
    to the visits with the chance `explored`, and uniformly with the chance `random`.

    The target of a position is `outcome` times what followed in the match and for the rest the value that the
    search found, if there is one. With `trace` 1, what followed is the result of the match; with less,
    estimates of the next positions count as well, since results are noisy: each kept position passes on
    `trace` of what followed it (the lambda of TD(lambda)).
    """

    stages: tuple[TrainingStage, ...]
    kept: float = 0.2
    children: int = 2
    explored: float = 0.2
    random: float = 0.02
    outcome: float = 0.1
    trace: float = 1.0
    policy: float = 0.3
    heuristic: bool = True
    """Whether the network sees the heuristic leads; without them a position costs less."""
    first_width: int = 64
    second_width: int = 32
    epochs: int = 3
    batch: int = 1024
    learning_rate: float = 0.002
    decay: float = 0.01
    judged_iterations: int = 60
    judged_matches: int = 400
    heuristic_iterations: int = 120
    """Iterations of `mcts-heuristic` that take as long as `judged_iterations` with the network."""

    def stage(self, number: int, best: Path | None) -> TrainingStage:
        """Return who plays round `number`, and how often, if `best` is the best network so far."""
        stage = self.stages[min(number, len(self.stages) - 1)]
        if best is None:
            return TrainingStage(self.stages[0].bot, stage.matches)
        return (
            TrainingStage(f"{stage.bot}@{best}", stage.matches)
            if stage.bot.startswith(NETWORK_BOTS)
            else stage
        )


RECIPES: Final[dict[str, Recipe]] = {
    "globular-cluster": Recipe(
        (TrainingStage("mcts-heuristic:60", 4000), TrainingStage("mcts:60", 4000)),
        kept=0.3,
        heuristic_iterations=135,
    ),
    "pulsar2849": Recipe(
        (TrainingStage("greedy", 10_000), TrainingStage("net", 6000), TrainingStage("mcts:60", 3000)),
        kept=0.3,
        children=1,
        outcome=0.5,
        epochs=1,
        heuristic_iterations=120,
    ),
    "cosmic-pioneers": Recipe(
        (TrainingStage("mcts-heuristic:100", 2000), TrainingStage("mcts:100", 2000)),
        kept=0.5,
        children=1,
        explored=0.3,
        outcome=0.5,
        trace=0.93,
        policy=0.5,
        epochs=2,
        heuristic_iterations=85,
    ),
}
