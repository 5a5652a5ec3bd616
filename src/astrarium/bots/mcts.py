"""Monte-Carlo tree search for any number of seats."""

import math
import time
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.bots import networks
from astrarium.bots.agent import Agent
from astrarium.bots.budget import Budget
from astrarium.bots.evaluation import (
    MARGIN_SCALE,
    final_values,
    heuristic_margins,
    sample_chance,
    squash,
)
from astrarium.bots.greedy import SCALE, value_after
from astrarium.bots.network import Network
from astrarium.bots.tastes import NO_TASTE
from astrarium.bots.tree import Node, chance_node
from astrarium.core.playout import play_on
from astrarium.core.rng import Rng
from astrarium.core.state import CHANCE, OVER, State

NET: Final = "net"
HEURISTIC: Final = "heuristic"
RANDOM: Final = "random"
LEAVES: Final = (NET, HEURISTIC, RANDOM)

MAX_NODES: Final = 100_000
"""A tree of this size stops growing; the next decision starts a new one."""
MAX_ITERATIONS: Final = 1_000_000_000
ITERATIONS_PER_CLOCK: Final[i64] = 8
"""Iterations between two reads of the clock."""
TASTE_SCALE: Final = 4.0 * MARGIN_SCALE
"""Hundredths of a point that change a value by 1, by the slope of the logistic curve in its middle."""
TASTE_VISITS: Final[i64] = 8
"""Visits of a node before its favoured actions are tried more often; with fewer the taste would decide."""
EXPLORATION: Final = 0.3
"""Weight of the exploration bonus, relative to the range of values in the tree."""
PLAYOUT_EXPLORATION: Final = 0.7
"""Weight of the exploration bonus with random playouts, whose values are noisier."""
POLICY_WEIGHT: Final = 1.0
"""Factor of the exploration bonus with a policy."""
BEST_WEIGHT: Final = 0.5
"""Weight of the best known continuation against the mean of all visits; 0 with noisy playouts."""
ONE_PLY_WEIGHT: Final = 5.0
"""Visits that the value of an action of the root by one ply counts as."""
UNVISITED_VALUE: Final = 1.0
"""Value of unvisited actions with random playouts: each is visited once before any is visited again."""


@final
class Mcts(Agent):
    """UCT with one value per seat: each seat in the tree maximises its own value (max^n).

    An iteration selects actions from the root to a position without a node, expands it, and evaluates it by
    a network, by the heuristic or by a random playout to the end. All chance events after an action are one
    edge: they are sampled, and the resulting position is looked up by its key. Equal positions share a node.
    The tree is kept between decisions as long as it contains the position to decide.

    The leaf NET uses the network in the file `network`, by default that of the package. Without one it uses
    the heuristic, and the values of the root's actions begin with those by one ply. `taste` has the bonus of
    each action in hundredths of a point: the search tries favoured actions of the seat at the root more often
    and prefers them among equally visited ones, but their values stay as they are.
    """

    def __init__(
        self, budget: Budget, seed: int, leaf: str, network: str = "", taste: vec[i64] = NO_TASTE
    ) -> None:
        name = "mcts-heuristic" if leaf == HEURISTIC else "mcts"
        super().__init__(f"{name}:{budget.text()}{'@' if network else ''}{network}", seed)
        self.budget: Budget = budget
        self.taste: vec[i64] = taste
        self.uses_network: bool = leaf == NET
        self.network_file: str = network
        self.network: Network | None = None  # of the tree
        self.uses_playouts: bool = leaf == RANDOM
        self.exploration: float = PLAYOUT_EXPLORATION if self.uses_playouts else EXPLORATION
        self.policy_weight: float = POLICY_WEIGHT
        self.best_weight: float = 0.0 if self.uses_playouts else BEST_WEIGHT
        self.one_ply: vec[float] = vec[float]()  # values of the actions of the root by one ply
        self.table: dict[bytes, Node] = {}  # the nodes of the tree by the key of their position
        self.state_type: type[State] | None = None
        self.root: Node = chance_node(0)
        self.path: list[Node] = []
        self.expanded: i64 = 0  # number of nodes expanded by this bot, in all trees
        self.lowest: vec[float] = vec[float]()  # extremes of all evaluations in the tree, by seat
        self.highest: vec[float] = vec[float]()
        self.prior_sums: vec[float] = vec[float]()  # gains of newly expanded actions, summed by action
        self.prior_counts: vec[i64] = vec[i64]()  # the number of these gains, by action

    def decide(self, state: State) -> i64:
        self.set_root(state)
        self.search(state)
        action = self.root.moves[self.most_visited()]
        if self.budget.turn_seconds > 0 and not keeps_turn(state, action, self.rng):
            self.budget.end_turn()
        return action

    def search(self, state: State) -> None:
        """Iterate until the budget is used up, at least once however busy the machine is."""
        budget = self.budget
        start = time.perf_counter()
        self.one_ply = self.look_one_ply_ahead(state)
        if not budget.is_timed():
            for _ in range(budget.iterations):
                self.iterate(state)
            return
        limit = budget.seconds_for_decision()
        most: i64 = budget.iterations or MAX_ITERATIONS
        done: i64 = 0
        elapsed = 0.0
        while done < most and (done == 0 or elapsed < limit):
            for _ in range(min(ITERATIONS_PER_CLOCK, most - done)):
                self.iterate(state)
            done += ITERATIONS_PER_CLOCK
            elapsed = time.perf_counter() - start
        budget.use(elapsed)

    def set_root(self, state: State) -> None:
        """Set the root to the node of `state`; start a new tree if there is none or the tree is full."""
        key = state.key()
        found = self.table.get(key)
        if found is None or type(state) is not self.state_type or len(self.table) >= MAX_NODES:
            self.table = {}
            self.state_type = type(state)
            self.network = networks.find(state, self.network_file) if self.uses_network else None
            self.lowest = vec[float]([1.0] * state.seats)
            self.highest = vec[float]([0.0] * state.seats)
            self.prior_sums = vec[float]()
            self.prior_counts = vec[i64]()
            found = self.expand(state)
            self.table[key] = found
        self.root = found

    def look_one_ply_ahead(self, state: State) -> vec[float]:
        """Return the value of each action by the heuristic right after it, averaged over chance.

        Where much depends on chance, the values of a few visits differ by luck more than by the action.
        With a network, or where the plain search is asked for, return nothing.
        """
        if not self.uses_network or self.network is not None:
            return vec[float]()
        margins = vec[i64](capacity=len(state.moves))
        for action in state.moves:
            after = state.clone()
            after.apply(action)
            margins = append(margins, value_after(after, state.actor, self.rng) // SCALE)
        return squash(margins)

    def iterate(self, start: State) -> None:
        """Descend to a new node or to the end of the match, and backpropagate its values."""
        state = start.clone()
        node = self.root
        self.path = []
        expanded = self.expanded
        while node.actor != OVER and self.expanded == expanded:
            parent = node
            index = self.select(parent)
            parent.edge_visits[index] += 1
            self.path.append(parent)
            node = self.descend(state, parent, index)
            if self.expanded > expanded:
                self.update_prior(parent, index, node)
        self.backpropagate(node)

    def select(self, node: Node) -> i64:
        """Return the index of the action with the highest upper confidence bound (UCB)."""
        seat = node.actor
        weight = self.exploration * max(self.highest[seat] - self.lowest[seat], 0.000001)
        network = self.network
        if network is not None and network.shape.actions > 0:
            return self.select_by_policy(network, node, weight)
        log = math.log(float(node.visits) + 1.0)
        best: i64 = 0
        best_bound = -1.0
        for index in range(len(node.moves)):
            bonus = weight * math.sqrt(log / float(node.edge_visits[index] + 1))
            bound = self.estimate(node, index) + bonus
            if node.visits >= TASTE_VISITS:
                bound += self.fondness(node, index)
            if bound > best_bound:
                best, best_bound = index, bound
        return best

    def select_by_policy(self, network: Network, node: Node, weight: float) -> i64:
        """Return the index of the action with the highest bound; the policy weights the bonus (PUCT)."""
        if len(node.priors) == 0:
            node.priors = network.priors(node.hidden, node.moves)
        weight *= self.policy_weight * math.sqrt(float(node.visits))
        best: i64 = 0
        best_bound = -1.0
        for index in range(len(node.moves)):
            bonus = weight * node.priors[index] / float(node.edge_visits[index] + 1)
            bound = self.estimate(node, index) + bonus
            if node.visits >= TASTE_VISITS:
                bound += self.fondness(node, index)
            if bound > best_bound:
                best, best_bound = index, bound
        return best

    def fondness(self, node: Node, index: i64) -> float:
        """Return the bonus of an action by the taste, as a value; rivals have no taste."""
        if len(self.taste) == 0 or node.actor != self.root.actor:
            return 0.0
        return float(self.taste[node.moves[index]]) / TASTE_SCALE

    def estimate(self, node: Node, index: i64) -> float:
        """Return the value of an action for the actor; an unvisited one is estimated by its prior."""
        seat = node.actor
        child = node.children[index]
        shrunk = node is self.root and len(self.one_ply) > 0
        if child is not None:
            mean = child.total[seat] / float(child.visits)
            value = mean + (child.best[seat] - mean) * self.best_weight
            if shrunk:
                visits = float(node.edge_visits[index])
                value += (self.one_ply[index] - value) * ONE_PLY_WEIGHT / (visits + ONE_PLY_WEIGHT)
            return value
        if shrunk:
            return self.one_ply[index]
        if self.uses_playouts:
            return UNVISITED_VALUE
        action = node.moves[index]
        if action < len(self.prior_counts) and self.prior_counts[action] > 0:
            return node.initial[seat] + self.prior_sums[action] / float(self.prior_counts[action])
        return node.initial[seat]

    def descend(self, state: State, node: Node, index: i64) -> Node:
        """Apply an action of `node` and the chance events after it; return the node reached."""
        state.apply(node.moves[index])
        child = node.children[index]
        if state.actor == CHANCE:
            if child is None:
                child = chance_node(state.seats)
                node.children[index] = child
            self.path.append(child)
            sample_chance(state, self.rng)
            return self.find_or_expand(state)
        if child is None:
            child = self.find_or_expand(state)
            if len(self.table) < MAX_NODES:
                node.children[index] = child
        return child

    def find_or_expand(self, state: State) -> Node:
        """Return the node of `state`; expand it if the tree has none."""
        key = state.key()
        found = self.table.get(key)
        if found is None:
            found = self.expand(state)
            if len(self.table) < MAX_NODES:
                self.table[key] = found
        return found

    def expand(self, state: State) -> Node:
        """Return a new node with its evaluation."""
        node = Node(state.actor, state.moves, state.seats)
        network = self.network
        if network is not None and state.actor != OVER:
            values, node.hidden = network.evaluate(state, state.actor)
            node.initialise(values)
        else:
            node.initialise(self.evaluate(state))
        for seat in range(state.seats):
            self.lowest[seat] = min(self.lowest[seat], node.initial[seat])
            self.highest[seat] = max(self.highest[seat], node.initial[seat])
        self.expanded += 1
        return node

    def update_prior(self, parent: Node, index: i64, child: Node) -> None:
        """Add the gain of an action to its prior: most actions gain about as much in other positions."""
        action = parent.moves[index]
        while len(self.prior_counts) <= action:
            self.prior_sums = append(self.prior_sums, 0.0)
            self.prior_counts = append(self.prior_counts, 0)
        self.prior_sums[action] += child.initial[parent.actor] - parent.initial[parent.actor]
        self.prior_counts[action] += 1

    def backpropagate(self, leaf: Node) -> None:
        """Add the values of `leaf` to all nodes of the path, from its end to the root."""
        below = leaf
        for back in range(len(self.path)):
            node = self.path[len(self.path) - 1 - back]
            node.add_visit(leaf.initial)
            if node.actor == CHANCE:
                node.average_best(below.best)
            else:
                node.back_up_best()
            below = node

    def most_visited(self) -> i64:
        """Return the index of the root's most visited action; ties go to the higher estimate with taste."""
        root = self.root
        best: i64 = 0
        for index in range(len(root.moves)):
            more = root.edge_visits[index] - root.edge_visits[best]
            if more > 0 or (more == 0 and self.liking(index) > self.liking(best)):
                best = index
        return best

    def liking(self, index: i64) -> float:
        """Return the estimate of an action of the root, raised by the taste."""
        return self.estimate(self.root, index) + self.fondness(self.root, index)

    def evaluate(self, state: State) -> vec[float]:
        """Return the value of `state` for each seat, from 0 to 1."""
        if state.actor == OVER:
            return final_values(state)
        if self.uses_playouts:
            end = state.clone()
            play_on(end, self.rng)
            return final_values(end)
        return squash(heuristic_margins(state))


def keeps_turn(state: State, action: i64, rng: Rng) -> bool:
    """Return whether the seat to act has another decision right after `action`; chance is sampled once."""
    after = state.clone()
    after.apply(action)
    sample_chance(after, rng)
    while after.actor == state.actor and len(after.moves) == 1:
        after.apply(after.moves[0])
        sample_chance(after, rng)
    return after.actor == state.actor
