"""A bag: what is still unseen of some pieces, as counts. What a piece is gets decided when it is drawn."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Bag:
    """Counts of the pieces left, by type."""

    __slots__ = ("counts", "left")

    def __init__(self, counts: vec[i64]) -> None:
        self.counts: vec[i64] = counts[:]
        self.left: i64 = 0
        for count in counts:
            self.left += count

    def clone(self) -> "Bag":
        """An equal bag with a life of its own."""
        return Bag(self.counts)

    def take(self, piece: i64) -> None:
        """Draw a piece of this type."""
        self.counts[piece] -= 1
        self.left -= 1

    def outcomes(self, first: i64) -> vec[i64]:
        """The types still in the bag, as actions numbered from `first`."""
        found = vec[i64](capacity=len(self.counts))
        for piece in range(len(self.counts)):
            if self.counts[piece] > 0:
                found = append(found, first + piece)
        return found

    def odds(self) -> vec[i64]:
        """How many there are of each type still in the bag, parallel to `outcomes`."""
        found = vec[i64](capacity=len(self.counts))
        for count in self.counts:
            if count > 0:
                found = append(found, count)
        return found
