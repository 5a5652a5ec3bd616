"""Positions of self-play with their targets, as arrays; features are stored sparsely."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

import astrarium
from astrarium.bots import networks, parse
from astrarium.bots.agent import Agent
from astrarium.bots.evaluation import final_values, heuristic_margins, squash
from astrarium.bots.mcts import Mcts
from astrarium.bots.net import Net
from astrarium.bots.network import MAX_SEATS, leads
from astrarium.bots.tree import Node
from astrarium.core.state import CHANCE, OVER, State
from astrarium.lab.config import feature_array
from astrarium.lab.training.recipes import Recipe

FEWEST_VISITS = 4
"""Visits from which the value of a tried position counts."""
TRIED = 8
"""Most visited actions among which tried positions are chosen."""


@dataclass
class Samples:
    """Positions and targets; a row per position.

    `slots` and `numbers` are the features that are not zero, one row after the other; `lengths` counts them.
    `outcome` and `search` are values by seat clockwise from the seat to act: of what followed in the match,
    and of the search, NaN where there is none. `actions` and `shares` are the legal actions and their shares
    of the visits, one row after the other; `choices` counts them, 0 without a policy. `match` is the number
    of the match of each position, `seconds` the processor time of each match.
    """

    slots: NDArray[np.uint16]
    numbers: NDArray[np.int16]
    lengths: NDArray[np.int32]
    extras: NDArray[np.int16]
    outcome: NDArray[np.float32]
    search: NDArray[np.float32]
    actions: NDArray[np.uint16]
    shares: NDArray[np.float32]
    choices: NDArray[np.int32]
    match: NDArray[np.int64]
    seconds: NDArray[np.float64]

    def __len__(self) -> int:
        return len(self.lengths)

    def save(self, path: Path) -> None:
        """Write the samples; the file appears only once it is complete."""
        draft = path.with_name(f".{path.name}")
        with draft.open("wb") as file:
            np.savez(file, **{each.name: getattr(self, each.name) for each in fields(self)})
        draft.replace(path)


def load_samples(path: Path) -> Samples:
    """Read samples."""
    with np.load(path) as arrays:
        return Samples(**{name: arrays[name] for name in arrays.files})


def played_seconds(path: Path) -> float:
    """Return the processor time of the matches in a file of samples."""
    with np.load(path) as arrays:
        return float(arrays["seconds"].sum())


def join_samples(parts: Sequence[Samples]) -> Samples:
    """Return all samples of `parts` in one."""
    names = [each.name for each in fields(Samples)]
    return Samples(**{name: np.concatenate([getattr(part, name) for part in parts]) for name in names})


@dataclass
class SampleRows:
    """Samples in the making, as lists of rows."""

    width: int
    slots: list[NDArray[np.uint16]] = field(default_factory=list)
    numbers: list[NDArray[np.int16]] = field(default_factory=list)
    extras: list[NDArray[np.int16]] = field(default_factory=list)
    viewers: list[int] = field(default_factory=list)
    search: list[NDArray[np.float32]] = field(default_factory=list)
    actions: list[NDArray[np.uint16]] = field(default_factory=list)
    shares: list[NDArray[np.float32]] = field(default_factory=list)
    estimates: list[Sequence[float]] = field(default_factory=list)
    """Values by seat of the positions that were played, in their order."""
    played: list[int] = field(default_factory=list)
    """For each row the index in `estimates` of the position it belongs to."""

    def begin(self, estimate: Sequence[float]) -> None:
        """Begin a position that was played; `estimate` are its values by seat, as far as known then."""
        self.estimates.append(estimate)

    def add(self, state: State, values: Sequence[float] | None) -> None:
        """Add a position as the seat to act sees it, with the values by seat that a search found."""
        viewer = int(state.actor)
        features = feature_array(state, viewer, self.width)
        used = np.flatnonzero(features)
        self.slots.append(used.astype(np.uint16))
        self.numbers.append(features[used].astype(np.int16))
        self.extras.append(np.frombuffer(leads(state, viewer), np.int16))
        self.viewers.append(viewer)
        self.played.append(len(self.estimates) - 1)
        self.search.append(_turned(values, viewer))
        self.actions.append(np.zeros(0, np.uint16))
        self.shares.append(np.zeros(0, np.float32))

    def set_policy(self, moves: Sequence[int], visits: Sequence[int]) -> None:
        """Set the policy of the last position."""
        counts = np.array(visits, np.float32)
        self.actions[-1] = np.array(moves, np.uint16)
        self.shares[-1] = counts / counts.sum()

    def finish(self, final: Sequence[float], trace: float, match: int, seconds: float) -> Samples:
        """Return the samples of a match with the final values `final` by seat, which took `seconds`.

        `trace` is that of the recipe.
        """
        rows = len(self.viewers)
        following = traced(self.estimates, final, trace)
        outcomes = [
            _turned(following[at], viewer) for at, viewer in zip(self.played, self.viewers, strict=True)
        ]
        return Samples(
            np.concatenate([*self.slots, np.zeros(0, np.uint16)]),
            np.concatenate([*self.numbers, np.zeros(0, np.int16)]),
            np.array([len(row) for row in self.slots], np.int32),
            np.array(self.extras, np.int16).reshape(rows, 2 * MAX_SEATS),
            np.array(outcomes, np.float32).reshape(rows, MAX_SEATS),
            np.array(self.search, np.float32).reshape(rows, MAX_SEATS),
            np.concatenate([*self.actions, np.zeros(0, np.uint16)]),
            np.concatenate([*self.shares, np.zeros(0, np.float32)]),
            np.array([len(row) for row in self.actions], np.int32),
            np.full(rows, match, np.int64),
            np.array([seconds]),
        )


def traced(
    estimates: Sequence[Sequence[float]], final: Sequence[float], trace: float
) -> list[Sequence[float]]:
    """Return for each position the values by seat of what followed: the returns of TD(lambda).

    What follows a position is the estimate of the next one for the share 1 - `trace`, and for the rest what
    follows that one; `final` follows the last.
    """
    following: list[Sequence[float]] = []
    after = final
    for estimate in reversed(estimates):
        following.append(after)
        after = [(1 - trace) * near + trace * far for near, far in zip(estimate, after, strict=True)]
    return following[::-1]


def _turned(values: Sequence[float] | None, viewer: int) -> NDArray[np.float32]:
    """Return values by seat clockwise from `viewer`; NaN for absent seats, or for all without values."""
    turned: NDArray[np.float32] = np.full(MAX_SEATS, np.nan, np.float32)
    if values is not None:
        seats = len(values)
        turned[:seats] = [values[(viewer + offset) % seats] for offset in range(seats)]
    return turned


@dataclass(frozen=True)
class SelfPlay:
    """Description of the matches of a round, from which a worker can play any by its number."""

    game: str
    seats: tuple[int, ...]  # match k has the seats number k modulo their count
    bot: str
    recipe: Recipe
    seed: int

    def play(self, match: int) -> Samples:
        """Play match number `match` and return its samples."""
        started = time.process_time()
        game = astrarium.game(self.game)
        seats = self.seats[match % len(self.seats)]
        random = Random(f"{self.seed}/{match}")
        agents = [parse(self.bot, random.getrandbits(63)) for _ in range(seats)]
        state, dealer = game.start(seats), astrarium.Dealer(random.getrandbits(63))
        rows = SampleRows(len(game.feature_names))
        while state.actor != OVER:
            if state.actor == CHANCE:
                state.apply(dealer.choose(state))
            else:
                state.apply(self._decide(state, agents[state.actor], rows, random))
        final, seconds = list(final_values(state)), time.process_time() - started
        return rows.finish(final, self.recipe.trace, match, seconds)

    def _decide(self, state: State, agent: Agent, rows: SampleRows, random: Random) -> int:
        """Return the action of the seat to act; keep the position with the chance of the recipe."""
        recipe, moves = self.recipe, state.legal()
        if len(moves) == 1:
            return moves[0]
        action = agent.choose(state)
        root = agent.root if isinstance(agent, Mcts) else None
        if random.random() < recipe.kept:
            rows.begin(search_values(root) if root is not None else estimate(state, agent))
            self._keep(state, root, rows, random)
        if root is not None and random.random() < recipe.explored:
            action = random.choices(moves, _visits(root))[0]
        return random.choice(moves) if random.random() < recipe.random else action

    def _keep(self, state: State, root: Node | None, rows: SampleRows, random: Random) -> None:
        """Add a position and some of those that the search has tried after it."""
        if root is None:
            rows.add(state, None)
            return
        rows.add(state, search_values(root))
        if self.recipe.policy > 0:
            rows.set_policy(state.legal(), _visits(root))
        tried = sorted(range(len(root.moves)), key=lambda index: -root.edge_visits[index])[:TRIED]
        for index in random.sample(tried, min(self.recipe.children, len(tried))):
            child = root.children[index]
            if child is not None and child.actor >= 0 and child.visits >= FEWEST_VISITS:
                after = state.clone()
                after.apply(root.moves[index])
                rows.add(after, search_values(child))


def search_values(node: Node) -> list[float]:
    """Return the values by seat that a search found: half the mean, half the best continuation."""
    visits = int(node.visits)
    return [(total / visits + best) / 2 for total, best in zip(node.total, node.best, strict=True)]


def estimate(state: State, agent: Agent) -> list[float]:
    """Return the values by seat of the network of `agent`, of the heuristic if it has none."""
    network = networks.find(state, agent.network_file) if isinstance(agent, Net) else None
    if network is None:
        return list(squash(heuristic_margins(state)))
    values, _ = network.evaluate(state, state.actor)
    return list(values)


def _visits(node: Node) -> list[int]:
    """Return the visits of the actions of `node`."""
    return [int(visits) for visits in node.edge_visits]
