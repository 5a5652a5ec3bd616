"""Face-down pieces as counts by type: the type of a piece is decided when it is drawn."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Bag:
    """Multiset of unseen pieces: `counts` by type, `left` in total."""

    __slots__ = ("counts", "left")

    def __init__(self, counts: vec[i64]) -> None:
        self.counts: vec[i64] = counts[:]
        self.left: i64 = 0
        for count in counts:
            self.left += count

    def clone(self) -> "Bag":
        """Return an independent copy."""
        return Bag(self.counts)

    def take(self, piece: i64) -> None:
        """Remove one piece of the type `piece`."""
        self.counts[piece] -= 1
        self.left -= 1

    def outcomes(self, first: i64) -> vec[i64]:
        """Return an action for each type still in the bag: `first` plus the type, ascending."""
        found = vec[i64](capacity=len(self.counts))
        for piece in range(len(self.counts)):
            if self.counts[piece] > 0:
                found = append(found, first + piece)
        return found

    def odds(self) -> vec[i64]:
        """Return the count of each type still in the bag, parallel to `outcomes`."""
        found = vec[i64](capacity=len(self.counts))
        for count in self.counts:
            if count > 0:
                found = append(found, count)
        return found


EMPTY_BAG: Final[Bag] = Bag(vec[i64]())
