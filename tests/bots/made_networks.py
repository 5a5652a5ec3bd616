"""Networks with random weights."""

from pathlib import Path
from random import Random
from struct import pack

from astrarium.bots import networks
from astrarium.bots.network import EXTRAS, MAX_SEATS
from astrarium.core.game import Game

SHIFTS = (5, 10)


def random_weights(game: Game, seed: int = 1, first: int = 16, second: int = 8, policy: bool = True) -> bytes:
    """Return random weights for the features and actions of `game`."""
    random = Random(seed)
    features, actions = len(game.feature_names), game.space.decisions if policy else 0
    biases = first + second + MAX_SEATS + actions
    matrices = [
        ((features + EXTRAS) * first, 800),
        (first * second, 500),
        (second * MAX_SEATS, 2000),
        (EXTRAS * MAX_SEATS, 3000),
        (actions * second, 2000),
    ]
    weights = [random.randint(-most, most) for count, most in matrices for _ in range(count)]
    return b"".join(
        [
            pack("<8i", features, EXTRAS, first, second, MAX_SEATS, actions, *SHIFTS),
            pack(f"<{biases}i", *(random.randint(-20_000, 20_000) for _ in range(biases))),
            pack(f"<{len(weights)}h", *weights),
        ]
    )


def save_network(path: Path, game: Game, weights: bytes | None = None) -> Path:
    """Write a network for `game`, by default with random weights; return the path."""
    content = random_weights(game) if weights is None else weights
    networks.save(path, networks.manifest(game, list(game.seats), content, {}), content)
    return path
