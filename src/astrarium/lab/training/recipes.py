"""The recipe of each game: who plays, which positions are kept, how the network is fitted and judged."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Recipe:
    """Settings of a training, all of them counts and shares, so that it can be repeated exactly.

    The first round is played by `first_bot`, later ones by `bot` with the best network so far. In each
    match a decision with a choice is kept with the chance `kept`, together with `children` of the positions
    that the search has tried. A move is drawn in proportion to the visits with the chance `explored`, and
    uniformly with the chance `random`. The target of a position is `outcome` times what followed in the match
    and for the rest the value that the search found, if there is one. With `trace` 1, what followed is the
    result of the match; with less, estimates of the next positions count as well, since results are noisy:
    each kept position passes on `trace` of what followed it (the lambda of TD(lambda)).
    """

    first_bot: str
    bot: str
    first_matches: int
    matches: int
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
    heuristic_iterations: int = 60
    """Iterations of `mcts-heuristic` that take as long as `judged_iterations` with the network."""


RECIPES: Final[dict[str, Recipe]] = {
    "globular-cluster": Recipe("mcts-heuristic:60", "mcts:60", 3000, 3000, heuristic_iterations=90),
    "pulsar2849": Recipe(
        "greedy",
        "net",
        12_000,
        8000,
        kept=0.1,
        children=0,
        random=0.05,
        outcome=1.0,
        policy=0.0,
        epochs=1,
        heuristic_iterations=80,
    ),
    "cosmic-pioneers": Recipe("mcts-heuristic:60", "mcts:60", 3000, 3000, heuristic_iterations=60),
}
