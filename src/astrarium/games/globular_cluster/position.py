"""The position class of Globular Cluster: state joined with rules, features and evaluation."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from astrarium.core.codec import Reader
from astrarium.core.errors import BadBytes
from astrarium.core.features import encoded, widened
from astrarium.core.state import OVER, Layout
from astrarium.games.globular_cluster.clauses import clause
from astrarium.games.globular_cluster.components import grid, tables
from astrarium.games.globular_cluster.evaluation.heuristic import evaluate
from astrarium.games.globular_cluster.learning.encode import LAYOUT, ZEROS, encode, encode_seat
from astrarium.games.globular_cluster.rules.scoring import projected
from astrarium.games.globular_cluster.rules.setup import set_up
from astrarium.games.globular_cluster.rules.state import GlobularState
from astrarium.games.globular_cluster.rules.turn import AGENDA, do_start
from astrarium.games.globular_cluster.storage.validation import validate

# Clauses of the final ranking.
CLAUSES: Final[tuple[i64, ...]] = (
    clause("G-END-03"),
    clause("G-GAP-16"),
)


@final
@mypyc_attr(acyclic=True)
class GlobularPosition(GlobularState):
    """A position of Globular Cluster in play."""

    __slots__ = ()

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)

    def clone(self) -> "GlobularPosition":
        twin = GlobularPosition(self.seats)
        twin.copy_fields(self)
        return twin

    def score(self, seat: i64) -> i64:
        """Return the victory points of `seat`; the highest total wins, equal totals share a place."""
        return self.vp[seat]

    def projected(self, seat: i64) -> i64:
        return projected(self, seat)

    def heuristic(self, seat: i64) -> i64:
        return evaluate(self, seat)

    def features(self, seat: i64) -> vec[i64]:
        return widened(encoded(self, seat, ZEROS))

    def layout(self) -> Layout:
        return LAYOUT

    def encode(self, seat: i64, out: vec[i16], at: i64, blocks: i64) -> None:
        encode(self, seat, out, at, blocks)

    def encode_seat(self, seat: i64, out: vec[i16], at: i64, parts: i64) -> None:
        encode_seat(self, seat, out, at, parts)

    def apply(self, action: i64) -> None:
        AGENDA.apply(self, action)

    def barred(self, action: i64) -> i64:
        return AGENDA.barred(self, action)


def open_match(seats: i64, reading: i64, at_least: i64, first: i64) -> GlobularPosition:
    """Return the opening position; chance picks the first player if `first` is NONE."""
    position = GlobularPosition(seats)
    set_up(position, reading, at_least)
    if first != grid.NONE:
        do_start(position, first)
    AGENDA.settle(position)
    return position


def restore(data: bytes) -> GlobularPosition:
    """Return the position that `to_bytes` wrote; raise BadBytes if `data` does not describe one."""
    source = Reader(data)
    seats = source.take()
    if not tables.MIN_SEATS <= seats <= tables.MAX_SEATS:
        raise BadBytes(f"the stored state has {seats} seats")
    position = GlobularPosition(seats)
    position.read(source)
    validate(position)
    if not _settles(position) or position.to_bytes() != data:
        raise BadBytes("the stored state is no position of a match")
    return position


def _settles(position: GlobularPosition) -> bool:
    """Return whether the agenda of a position read from bytes can be carried out."""
    try:
        AGENDA.settle(position)
    except IndexError:
        return False
    return position.actor == OVER or len(position.moves) > 0
