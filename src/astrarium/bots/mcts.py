"""A bot that searches: Monte-Carlo tree search for any number of seats."""

import math
import time
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.bots.agent import Agent
from astrarium.bots.lead import deal, leads, over_best_rival
from astrarium.bots.tree import Node, luck
from astrarium.core.playout import play_on
from astrarium.core.state import CHANCE, OVER, State

HEURISTIC: Final = "heuristic"
RANDOM: Final = "random"
MOST_NODES: Final = 200_000
"""A tree larger than this grows no more; the next decision starts a new one."""
LOOKS_AT_CLOCK: Final = 8
"""Iterations between two looks at the clock."""


@final
class Mcts(Agent):
    """UCT with values for every seat: each seat in the tree plays for itself (max^n).

    An iteration walks from the root to a new position and values it, by the heuristic or by a random playout
    to the end. Luck after an action is one hop: it is sampled through, and the position behind it found by
    its key. Equal positions share a node however they were reached.
    """

    def __init__(
        self,
        iterations: int,
        seconds: float,
        seed: int,
        random_playouts: bool,
        explore: float = 0.3,
        trust: float = 0.5,
        scale: float = 15.0,
    ) -> None:
        super().__init__(f"mcts:{seconds:g}s" if seconds > 0 else f"mcts:{iterations}", seed)
        self.iterations: int = iterations
        self.seconds: float = seconds
        self.random_playouts: bool = random_playouts
        self.explore: float = explore
        self.trust: float = trust
        self.scale: float = scale
        self.table: dict[bytes, Node] = {}
        self.family: type[State] | None = None
        self.root: Node = luck(0)
        self.path: list[Node] = []
        self.low: vec[float] = vec[float]()
        self.high: vec[float] = vec[float]()
        self.gains: vec[float] = vec[float]()
        self.seen: vec[i64] = vec[i64]()

    def decide(self, state: State) -> i64:
        self.plant(state)
        if self.seconds > 0:
            end = time.perf_counter() + self.seconds
            while time.perf_counter() < end:
                for _ in range(LOOKS_AT_CLOCK):
                    self.iterate(state)
        else:
            for _ in range(self.iterations):
                self.iterate(state)
        return self.root.moves[self.most_tried()]

    def plant(self, state: State) -> None:
        """The root: the node of the state if the last tree holds it, else a new tree."""
        key = state.key()
        found = self.table.get(key)
        if found is None or type(state) is not self.family or len(self.table) >= MOST_NODES:
            self.table = {}
            self.family = type(state)
            self.low = vec[float]([1.0] * state.seats)
            self.high = vec[float]([0.0] * state.seats)
            self.gains = vec[float]()
            self.seen = vec[i64]()
            found = self.grow(state)
            self.table[key] = found
        self.root = found

    def grow(self, state: State) -> Node:
        """A new node with its first values."""
        node = Node(state.actor, state.moves, state.seats)
        node.first = self.values(state)
        node.best = node.first
        for seat in range(state.seats):
            self.low[seat] = min(self.low[seat], node.first[seat])
            self.high[seat] = max(self.high[seat], node.first[seat])
        node.add(node.first)
        return node

    def values(self, state: State) -> vec[float]:
        """What a position is worth to each seat, from 0 to 1."""
        if self.random_playouts and state.actor != OVER:
            end = state.clone()
            play_on(end, self.rng)
            return self.final_values(end)
        if state.actor == OVER:
            return self.final_values(state)
        return self.squash(leads(state))

    def squash(self, margins: vec[i64]) -> vec[float]:
        """Leads in hundredths of a point as something like chances to win."""
        result = vec[float](capacity=len(margins))
        for margin in margins:
            result = append(result, 1.0 / (1.0 + math.exp(-float(margin) / (100.0 * self.scale))))
        return result

    def final_values(self, state: State) -> vec[float]:
        """Half for the (shared) victory, half for the lead in points."""
        scores = vec[i64](capacity=state.seats)
        winners: i64 = 0
        places = state.places()
        for seat in range(state.seats):
            scores = append(scores, state.score(seat) * 100)
            if places[seat] == 1:
                winners += 1
        result = self.squash(over_best_rival(scores))
        for seat in range(state.seats):
            won = 1.0 / float(winners) if places[seat] == 1 else 0.0
            result[seat] = (result[seat] + won) / 2.0
        return result

    def iterate(self, start: State) -> None:
        """Walk to a new position, or to the end of the match, and report its values to all on the way."""
        state = start.clone()
        node = self.root
        self.path = []
        size: i64 = len(self.table)
        while node.actor != OVER:
            self.path.append(node)
            index = self.pick(node)
            node.tries[index] += 1
            parent = node
            node = self.follow(state, parent, index)
            if node.visits == 1 and len(self.table) > size:
                self.learn(parent, index, node)
                break
            if node.visits == 1 and len(self.table) >= MOST_NODES:
                break
        self.report(node)

    def follow(self, state: State, node: Node, index: i64) -> Node:
        """Play an action of a node; returns the node of the next decision."""
        state.apply(node.moves[index])
        child = node.children[index]
        if state.actor != CHANCE:
            if child is None:
                child = self.find(state)
                node.children[index] = child
            return child
        if child is None:
            child = luck(state.seats)
            node.children[index] = child
        self.path.append(child)
        deal(state, self.rng)
        return self.find(state)

    def find(self, state: State) -> Node:
        """The node of a position; a new one if nobody has been there."""
        key = state.key()
        found = self.table.get(key)
        if found is None:
            found = self.grow(state)
            if len(self.table) < MOST_NODES:
                self.table[key] = found
        return found

    def learn(self, parent: Node, index: i64, child: Node) -> None:
        """Remember what an action gained: most do about the same wherever they are possible."""
        action = parent.moves[index]
        while len(self.gains) <= action:
            self.gains = append(self.gains, 0.0)
            self.seen = append(self.seen, 0)
        self.gains[action] += child.first[parent.actor] - parent.first[parent.actor]
        self.seen[action] += 1

    def report(self, leaf: Node) -> None:
        values = leaf.first
        below = leaf
        for back in range(len(self.path)):
            node = self.path[len(self.path) - 1 - back]
            node.add(values)
            if node.actor == CHANCE:
                node.blend_best(below.best)
            else:
                node.raise_best()
            below = node

    def pick(self, node: Node) -> i64:
        """The action that promises most, with a bonus for what has been tried little (UCB)."""
        seat = node.actor
        spread = self.explore * max(self.high[seat] - self.low[seat], 0.000001)
        log = math.log(float(node.visits) + 1.0)
        best: i64 = 0
        best_worth = -1.0e9
        for index in range(len(node.moves)):
            tries = node.tries[index]
            worth = self.promise(node, index, seat) + spread * math.sqrt(log / float(tries + 1))
            if worth > best_worth:
                best, best_worth = index, worth
        return best

    def promise(self, node: Node, index: i64, seat: i64) -> float:
        """What an action is worth to a seat as far as is known."""
        child = node.children[index]
        if child is not None and child.visits > 0:
            mean = child.total[seat] / float(child.visits)
            return mean + (child.best[seat] - mean) * self.trust
        action = node.moves[index]
        if action < len(self.seen) and self.seen[action] > 0:
            return node.first[seat] + self.gains[action] / float(self.seen[action])
        return node.first[seat]

    def most_tried(self) -> i64:
        """The action of the root tried most often; of several, the one worth most."""
        root = self.root
        best: i64 = 0
        for index in range(len(root.moves)):
            more = root.tries[index] - root.tries[best]
            if more > 0 or (
                more == 0 and self.promise(root, index, root.actor) > self.promise(root, best, root.actor)
            ):
                best = index
        return best
