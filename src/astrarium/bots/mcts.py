"""A bot that searches: Monte-Carlo tree search for any number of seats."""

import math
import time
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.bots.agent import Agent
from astrarium.bots.evaluation import deal, leads, over_best_rival
from astrarium.bots.tree import Node, luck
from astrarium.core.playout import play_on
from astrarium.core.state import CHANCE, OVER, State

HEURISTIC: Final = "heuristic"
RANDOM: Final = "random"

MOST_NODES: Final = 100_000
"""A tree of this size grows no more; the next decision starts a new one."""
LOOKS_AT_CLOCK: Final = 8
"""Iterations between two looks at the clock."""
SOFTNESS: Final = 1500.0
"""A lead of so many hundredths of a point is worth 0.73 on the scale from 0 to 1."""
EXPLORE: Final = 0.3
"""Weight of the bonus for actions tried little, as a part of the spread of values."""
EXPLORE_PLAYOUTS: Final = 0.7
"""The same with random playouts, which tell less each."""
TRUST: Final = 0.5
"""How much the best known continuation counts against the mean of all tried ones; noise would mislead it."""
UNTRIED: Final = 1.0
"""With random playouts every action is tried once before any is tried again."""


@final
class Mcts(Agent):
    """UCT with values for every seat: each seat in the tree plays for itself (max^n).

    An iteration walks from the root to a new position and values it, by the heuristic or by a random playout
    to the end. Luck after an action is one hop: it is sampled through, and the position behind it found by
    its key. Equal positions share a node however they were reached, and a position that the last tree holds
    is searched on from there.
    """

    def __init__(self, iterations: int, seconds: float, seed: int, playout: str) -> None:
        super().__init__(f"mcts:{seconds:g}s" if seconds > 0 else f"mcts:{iterations}", seed)
        self.iterations: int = iterations
        self.seconds: float = seconds
        self.rolls_out: bool = playout == RANDOM
        self.explore: float = EXPLORE_PLAYOUTS if self.rolls_out else EXPLORE
        self.trust: float = 0.0 if self.rolls_out else TRUST
        self.table: dict[bytes, Node] = {}
        self.family: type[State] | None = None
        self.root: Node = luck(0)
        self.path: list[Node] = []
        self.grown: i64 = 0  # nodes made in the life of the bot
        self.low: vec[float] = vec[float]()  # the extremes of all values in the tree, by seat
        self.high: vec[float] = vec[float]()
        self.gains: vec[float] = vec[float]()  # what actions gained when first tried, in sum, by action
        self.gained: vec[i64] = vec[i64]()  # and how often that was

    def decide(self, state: State) -> i64:
        self.plant(state)
        if self.seconds > 0:
            end = time.perf_counter() + self.seconds
            searching = True  # at least once, however busy the machine is
            while searching:
                for _ in range(LOOKS_AT_CLOCK):
                    self.iterate(state)
                searching = time.perf_counter() < end
        else:
            for _ in range(self.iterations):
                self.iterate(state)
        return self.root.moves[self.favourite()]

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
            self.gained = vec[i64]()
            found = self.grow(state)
            self.table[key] = found
        self.root = found

    def iterate(self, start: State) -> None:
        """Walk to a new position, or to the end of the match, and report its values to all on the way."""
        state = start.clone()
        node = self.root
        self.path = []
        grown = self.grown
        while node.actor != OVER and self.grown == grown:
            parent = node
            index = self.pick(parent)
            parent.tries[index] += 1
            self.path.append(parent)
            node = self.follow(state, parent, index)
            if self.grown > grown:
                self.learn(parent, index, node)
        self.report(node)

    def pick(self, node: Node) -> i64:
        """The action that promises most, with a bonus for what has been tried little (UCB)."""
        seat = node.actor
        bonus = self.explore * max(self.high[seat] - self.low[seat], 0.000001)
        log = math.log(float(node.visits) + 1.0)
        best: i64 = 0
        best_worth = -1.0
        for index in range(len(node.moves)):
            worth = self.promise(node, index) + bonus * math.sqrt(log / float(node.tries[index] + 1))
            if worth > best_worth:
                best, best_worth = index, worth
        return best

    def promise(self, node: Node, index: i64) -> float:
        """What an action is worth to the actor as far as is known; untried: by its gain elsewhere."""
        seat = node.actor
        child = node.children[index]
        if child is not None:
            mean = child.total[seat] / float(child.visits)
            return mean + (child.best[seat] - mean) * self.trust
        if self.rolls_out:
            return UNTRIED
        action = node.moves[index]
        if action < len(self.gained) and self.gained[action] > 0:
            return node.first[seat] + self.gains[action] / float(self.gained[action])
        return node.first[seat]

    def follow(self, state: State, node: Node, index: i64) -> Node:
        """Play an action of a node; returns the node of the next decision."""
        state.apply(node.moves[index])
        child = node.children[index]
        if state.actor == CHANCE:
            if child is None:
                child = luck(state.seats)
                node.children[index] = child
            self.path.append(child)
            deal(state, self.rng)
            return self.find(state)
        if child is None:
            child = self.find(state)
            if len(self.table) < MOST_NODES:
                node.children[index] = child
        return child

    def find(self, state: State) -> Node:
        """The node of a position; a new one if nobody has been there."""
        key = state.key()
        found = self.table.get(key)
        if found is None:
            found = self.grow(state)
            if len(self.table) < MOST_NODES:
                self.table[key] = found
        return found

    def grow(self, state: State) -> Node:
        """A new node with its first values."""
        node = Node(state.actor, state.moves, state.seats)
        node.start(self.values(state))
        for seat in range(state.seats):
            self.low[seat] = min(self.low[seat], node.first[seat])
            self.high[seat] = max(self.high[seat], node.first[seat])
        self.grown += 1
        return node

    def learn(self, parent: Node, index: i64, child: Node) -> None:
        """Remember what an action gained: most gain about the same wherever they are possible."""
        action = parent.moves[index]
        while len(self.gained) <= action:
            self.gains = append(self.gains, 0.0)
            self.gained = append(self.gained, 0)
        self.gains[action] += child.first[parent.actor] - parent.first[parent.actor]
        self.gained[action] += 1

    def report(self, leaf: Node) -> None:
        """Tell all nodes of the path what was found at its end."""
        below = leaf
        for back in range(len(self.path)):
            node = self.path[len(self.path) - 1 - back]
            node.add(leaf.first)
            if node.actor == CHANCE:
                node.blend_best(below.best)
            else:
                node.raise_best()
            below = node

    def favourite(self) -> i64:
        """The action of the root tried most often; of several, the one that promises most."""
        root = self.root
        best: i64 = 0
        for index in range(len(root.moves)):
            more = root.tries[index] - root.tries[best]
            if more > 0 or (more == 0 and self.promise(root, index) > self.promise(root, best)):
                best = index
        return best

    def values(self, state: State) -> vec[float]:
        """What a position is worth to each seat, from 0 to 1."""
        if state.actor == OVER:
            return final_values(state)
        if self.rolls_out:
            end = state.clone()
            play_on(end, self.rng)
            return final_values(end)
        return soften(leads(state))


def soften(margins: vec[i64]) -> vec[float]:
    """Leads in hundredths of a point as something like chances to win."""
    result = vec[float](capacity=len(margins))
    for margin in margins:
        result = append(result, 1.0 / (1.0 + math.exp(-float(margin) / SOFTNESS)))
    return result


def final_values(state: State) -> vec[float]:
    """At the end of a match: half for the (shared) victory, half for the lead in points."""
    places = state.places()
    scores = vec[i64](capacity=state.seats)
    winners: i64 = 0
    for seat in range(state.seats):
        scores = append(scores, state.score(seat) * 100)
        if places[seat] == 1:
            winners += 1
    values = soften(over_best_rival(scores))
    for seat in range(state.seats):
        won = 1.0 / float(winners) if places[seat] == 1 else 0.0
        values[seat] = (values[seat] + won) / 2.0
    return values
