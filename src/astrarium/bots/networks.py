"""Network files: which game, rules and features they are made for, and those that come with the package.

A file is one line of JSON, the manifest, followed by the weights. A network knows actions and features only
by their numbers and corrects one heuristic, so it is refused if the installed game differs in any of these.
"""

import json
import logging
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from hashlib import blake2b
from pathlib import Path
from typing import Final

from astrarium.bots.forward import Forward, Shape
from astrarium.bots.network import EXTRAS, MAX_EXTRA, MAX_SEATS, Network
from astrarium.core.errors import BadData
from astrarium.core.game import REGISTRY, Game
from astrarium.core.playout import random_action
from astrarium.core.rng import Rng
from astrarium.core.state import OVER, State

LOGGER: Final = logging.getLogger("astrarium")
FORMAT: Final = 1
SUFFIX: Final = ".network"
MAX_BYTES: Final = 4_000_000
SUM_LIMIT: Final = 2**31
PROBED_EVENTS: Final = 400
PROBED_EVERY: Final = 10


@dataclass(frozen=True)
class NetworkManifest:
    """Description of a network: what it fits, and how it was made."""

    game: str
    seats: list[int]
    edition: int
    space: str  # digest of the actions
    slots: str  # digest of the names of the features
    evaluation: str  # digest of features and heuristic values in a few positions
    weights: str  # digest of the weights
    format: int = FORMAT
    made: dict[str, object] = field(default_factory=dict)  # how it was trained, for people


def slots_digest(game: Game) -> str:
    """Return a digest of the feature names; store it with a trained model."""
    return blake2b("\n".join(game.feature_names).encode(), digest_size=8).hexdigest()


def evaluation_digest(game: Game) -> str:
    """Return a digest of features and heuristic values in every tenth position of a random match."""
    digest = blake2b(digest_size=8)
    for seats in game.seats:
        state, rng = game.start(seats), Rng(seats)
        for event in range(PROBED_EVENTS):
            if state.actor == OVER:
                break
            if event % PROBED_EVERY == 0:
                numbers = [state.heuristic(seat) for seat in range(seats)] + game.features(state, 0)
                digest.update(json.dumps(numbers).encode())
            state.apply(random_action(state, rng))
    return digest.hexdigest()


def manifest(game: Game, seats: list[int], weights: bytes, made: Mapping[str, object]) -> NetworkManifest:
    """Return the manifest of new weights for the installed `game`."""
    return NetworkManifest(
        game.name,
        seats,
        game.edition,
        game.space.digest,
        slots_digest(game),
        evaluation_digest(game),
        _digest(weights),
        made=dict(made),
    )


def _digest(weights: bytes) -> str:
    return blake2b(weights, digest_size=8).hexdigest()


def save(path: Path, described: NetworkManifest, weights: bytes) -> None:
    """Write a network file; it appears only once it is complete."""
    draft = path.with_name(f".{path.name}.part")
    draft.write_bytes(json.dumps(asdict(described), sort_keys=True).encode() + b"\n" + weights)
    draft.replace(path)


def read(path: Path) -> tuple[NetworkManifest, bytes]:
    """Return the manifest and the weights of a network file; raise BadData if it is damaged."""
    try:
        content = path.read_bytes()[: MAX_BYTES + 1]
    except OSError as error:
        raise BadData(f"the network {path} cannot be read: {error.strerror}") from None
    line, newline, weights = content.partition(b"\n")
    try:
        values = json.loads(line)
    except ValueError:
        values = None
    names = {each.name for each in fields(NetworkManifest)}
    if not newline or not isinstance(values, dict) or set(values) != names or values["format"] != FORMAT:
        raise BadData(f"{path} is not a network of format {FORMAT}")
    described = NetworkManifest(**values)
    if described.weights != _digest(weights):
        raise BadData(f"the network {path} is damaged: its weights do not have their digest")
    return described, weights


def load(path: Path, game: Game) -> Network:
    """Return the network of a file; raise BadData if it is damaged or does not fit `game`."""
    described, weights = read(path)
    reason = _misfit(described, game)
    if reason:
        raise BadData(f"the network {path} does not fit: {reason}")
    _check_shape(path, Shape(weights), game)
    bounds = [highest for _, highest in game.feature_bounds]
    if Forward(weights).largest_sum(bounds, MAX_EXTRA) >= SUM_LIMIT:
        raise BadData(f"the network {path} has weights whose sums exceed 32 bits")
    return Network(weights)


def _misfit(described: NetworkManifest, game: Game) -> str:
    """Return why a network does not fit the installed `game`, an empty text if it does."""
    expected = {
        "game": ("it is for another game", game.name),
        "edition": ("it is for another edition of the rules", game.edition),
        "space": ("it has other actions (or a component pack is loaded)", game.space.digest),
        "slots": ("it has other features", slots_digest(game)),
        "evaluation": ("it was made for another heuristic or encoding", evaluation_digest(game)),
    }
    for name, (reason, value) in expected.items():
        if getattr(described, name) != value:
            return f"{reason} ({name} {getattr(described, name)} instead of {value})"
    return ""


def _check_shape(path: Path, shape: Shape, game: Game) -> None:
    inputs = (len(game.feature_names), EXTRAS)
    outputs = (MAX_SEATS, game.space.decisions if shape.actions else 0)
    if (shape.features, shape.extras) != inputs or (shape.outputs, shape.actions) != outputs:
        raise BadData(f"the network {path} has other inputs or outputs than {game.name}")


_packaged: Final[dict[tuple[str, int], Network | None]] = {}
_read: Final[dict[tuple[str, str], Network]] = {}


def find(state: State, path: str = "") -> Network | None:
    """Return the network in the file `path`; by default that of the package, None if there is none.

    A packaged network that does not fit is logged once and not used; another one raises BadData.
    """
    game = REGISTRY.of(state)
    if path:
        if game is None:
            raise BadData(f"the network {path} does not fit: the game of the position is unknown")
        file = (game.name, path)
        if file not in _read:
            _read[file] = load(Path(path), game)
        return _read[file]
    if game is None:
        return None
    key = (game.name, int(state.seats))
    if key not in _packaged:
        _packaged[key] = load_packaged(game, key[1])
    return _packaged[key]


def load_packaged(game: Game, seats: int) -> Network | None:
    """Return the packaged network; log one that does not fit, and return None."""
    path = packaged_file(game, seats)
    if path is None:
        return None
    try:
        return load(path, game)
    except BadData as error:
        LOGGER.warning("%s; the heuristic plays", error)
        return None


def packaged_file(game: Game, seats: int) -> Path | None:
    """Return the network of the package for `seats` seats, such as `seats-3-4.network`, None without one."""
    for path in sorted((Path(game.folder) / "learning").glob(f"seats-*{SUFFIX}")):
        if str(seats) in path.stem.split("-"):
            return path
    return None
