"""Nodes of the search tree: visit counts and values of positions and of their actions."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from astrarium.core.state import CHANCE, NOTHING

NO_PRIORS: Final = vec[float]()


@final
@mypyc_attr(acyclic=True)
class Node:
    """A decision of a seat, the end of a match, or the chance events that follow an action.

    Several paths may lead to one node, so visits of an action are counted at its edge (`edge_visits`), not at
    the child. Positions never repeat, so there are no cycles. Nodes refer to each other through lists only,
    which CPython frees iteratively at any depth.
    """

    __slots__ = (
        "actor",
        "best",
        "children",
        "edge_visits",
        "hidden",
        "initial",
        "moves",
        "priors",
        "total",
        "visits",
    )

    def __init__(self, actor: i64, moves: vec[i64], seats: i64) -> None:
        self.actor: i64 = actor
        self.moves: vec[i64] = moves
        self.edge_visits: vec[i64] = vec[i64]([0] * len(moves))
        self.children: list[Node | None] = [None] * len(moves)
        self.hidden: bytes = b""  # what a network needs for the priors
        self.priors: vec[float] = NO_PRIORS  # probabilities of the moves by a policy, once they are needed
        self.visits: i64 = 0
        self.total: vec[float] = vec[float]([0.0] * seats)  # sum of the values of all visits, by seat
        self.initial: vec[float] = self.total  # the evaluation when the node was expanded, by seat
        self.best: vec[float] = self.total  # the values if each seat plays its best known action, by seat

    def initialise(self, values: vec[float]) -> None:
        """Set the evaluation of a new node and count it as the first visit."""
        self.initial = values
        self.best = values
        self.add_visit(values)

    def add_visit(self, values: vec[float]) -> None:
        """Count a visit and add its `values` by seat."""
        self.visits += 1
        for seat in range(len(values)):
            self.total[seat] += values[seat]

    def back_up_best(self) -> None:
        """Set `best` to that of the child with the highest value for the actor."""
        best_child: Node | None = None
        for child in self.children:
            if child is not None and (
                best_child is None or child.best[self.actor] > best_child.best[self.actor]
            ):
                best_child = child
        if best_child is not None:
            self.best = best_child.best

    def average_best(self, values: vec[float]) -> None:
        """Include `values`, the best values of one more outcome of chance, in the mean `best`."""
        if self.visits == 1:
            self.best = values[:]
            return
        for seat in range(len(values)):
            self.best[seat] += (values[seat] - self.best[seat]) / float(self.visits)


def chance_node(seats: i64) -> Node:
    """Return a node for all chance events after an action."""
    return Node(CHANCE, NOTHING, seats)
