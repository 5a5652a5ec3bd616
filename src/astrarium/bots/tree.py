"""The tree of a search: positions reached, what was tried in them and what came of it."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from astrarium.core.state import CHANCE, NOTHING


@final
@mypyc_attr(acyclic=True)
class Node:
    """A decision of a seat, the end of a match, or the luck that follows an action.

    Several paths may lead to one node, so what was tried is counted at the edge it leaves by. Positions never
    repeat, so there are no cycles. Nodes refer to each other through lists only, which CPython frees
    iteratively however deep they are nested.
    """

    __slots__ = ("actor", "best", "children", "first", "moves", "total", "tries", "visits")

    def __init__(self, actor: i64, moves: vec[i64], seats: i64) -> None:
        self.actor: i64 = actor
        self.moves: vec[i64] = moves
        self.tries: vec[i64] = vec[i64]([0] * len(moves))
        self.children: list[Node | None] = [None] * len(moves)
        self.visits: i64 = 0
        self.total: vec[float] = vec[float]([0.0] * seats)  # of all values seen below, by seat
        self.first: vec[float] = self.total  # the values when the node was new, by seat
        self.best: vec[float] = self.total  # the values if everybody plays the best known action, by seat

    def start(self, values: vec[float]) -> None:
        """The values of a new node."""
        self.first = values
        self.best = values
        self.add(values)

    def add(self, values: vec[float]) -> None:
        """One more visit with these values."""
        self.visits += 1
        for seat in range(len(values)):
            self.total[seat] += values[seat]

    def raise_best(self) -> None:
        """Take over the best values of the child the actor likes most."""
        found: Node | None = None
        for child in self.children:
            if child is not None and (found is None or child.best[self.actor] > found.best[self.actor]):
                found = child
        if found is not None:
            self.best = found.best

    def blend_best(self, values: vec[float]) -> None:
        """For luck: move the average of the best values towards those of one more outcome."""
        if self.visits == 1:
            self.best = values[:]
            return
        for seat in range(len(values)):
            self.best[seat] += (values[seat] - self.best[seat]) / float(self.visits)


def luck(seats: i64) -> Node:
    """A node for the luck after an action, whatever events it consists of."""
    return Node(CHANCE, NOTHING, seats)
