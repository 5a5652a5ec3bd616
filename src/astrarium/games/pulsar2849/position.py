"""A position with the rules attached: what an action does, what forbids it, what it is worth."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from astrarium.core.codec import Reader
from astrarium.core.errors import BadBytes
from astrarium.core.features import encoded, widened
from astrarium.core.state import OVER, Layout
from astrarium.games.pulsar2849.components import constants, starmap
from astrarium.games.pulsar2849.evaluation.heuristic import evaluate
from astrarium.games.pulsar2849.learning import slots
from astrarium.games.pulsar2849.learning.encode import encode
from astrarium.games.pulsar2849.learning.encode_seats import encode_seat
from astrarium.games.pulsar2849.rules import columns
from astrarium.games.pulsar2849.rules.projecting import projected
from astrarium.games.pulsar2849.rules.scoring import ranking
from astrarium.games.pulsar2849.rules.setup import do_order, order_from, set_up
from astrarium.games.pulsar2849.rules.state import PulsarState
from astrarium.games.pulsar2849.rules.turn import AGENDA
from astrarium.games.pulsar2849.storage.validation import validate


@final
@mypyc_attr(acyclic=True)
class PulsarPosition(PulsarState):
    """A position of Pulsar 2849 with its rules."""

    __slots__ = ()

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)

    def clone(self) -> "PulsarPosition":
        twin = PulsarPosition(self.seats)
        twin.copy_fields(self)
        return twin

    def score(self, seat: i64) -> i64:
        return self.get(seat, columns.POINTS)

    def projected(self, seat: i64) -> i64:
        return projected(self, seat)

    def places(self) -> vec[i64]:
        return ranking(self)

    def heuristic(self, seat: i64) -> i64:
        return evaluate(self, seat)

    def features(self, seat: i64) -> vec[i64]:
        return widened(encoded(self, seat, slots.ZERO_SLOTS))

    def layout(self) -> Layout:
        return slots.LAYOUT

    def encode(self, seat: i64, out: vec[i16], at: i64, blocks: i64) -> None:
        encode(self, seat, out, at, blocks)

    def encode_seat(self, seat: i64, out: vec[i16], at: i64, parts: i64) -> None:
        encode_seat(self, seat, out, at, parts)

    def apply(self, action: i64) -> None:
        AGENDA.apply(self, action)

    def barred(self, action: i64) -> i64:
        return AGENDA.barred(self, action)


def open_match(position: PulsarPosition, first: i64) -> PulsarPosition:
    """Settle a position whose options have been set, up to its first event; a `first` of NONE is drawn."""
    if first != starmap.NONE:
        do_order(position, order_from(position.seats, first))
    AGENDA.settle(position)
    return position


def new_position(seats: i64, star_map: i64, hq: i64, variants: i64) -> PulsarPosition:
    """Return a position that is set up except for luck and what options fix."""
    position = PulsarPosition(seats)
    position.star_map = star_map
    position.hq = hq
    position.variants = variants
    set_up(position)
    return position


def restore(data: bytes) -> PulsarPosition:
    """Read a position that `to_bytes` wrote."""
    source = Reader(data)
    seats = source.take()
    if not constants.MIN_SEATS <= seats <= constants.MAX_SEATS:
        raise BadBytes(f"the stored state has {seats} seats")
    position = PulsarPosition(seats)
    position.read(source)
    validate(position)
    AGENDA.settle(position)
    if position.to_bytes() != data or (position.actor != OVER and len(position.moves) == 0):
        raise BadBytes("the stored state is no position of a match")
    return position
