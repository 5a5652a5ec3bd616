"""Positions with the rules attached: applying actions, legality, score, features."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from astrarium.core.codec import Reader
from astrarium.core.errors import BadBytes
from astrarium.core.features import encoded, widened
from astrarium.core.state import OVER, Layout
from astrarium.games.cosmic_pioneers.components import constants
from astrarium.games.cosmic_pioneers.evaluation.heuristic import evaluate
from astrarium.games.cosmic_pioneers.learning import slots
from astrarium.games.cosmic_pioneers.learning.encode import encode, encode_seat
from astrarium.games.cosmic_pioneers.rules import codes, columns
from astrarium.games.cosmic_pioneers.rules.scoring import ranking, standing
from astrarium.games.cosmic_pioneers.rules.setup import do_first, set_up
from astrarium.games.cosmic_pioneers.rules.state import CosmicState
from astrarium.games.cosmic_pioneers.rules.turn import AGENDA
from astrarium.games.cosmic_pioneers.storage.validation import validate


@final
@mypyc_attr(acyclic=True)
class CosmicPosition(CosmicState):
    """A position of Cosmic Pioneers that can be played on."""

    __slots__ = ()

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)

    def clone(self) -> "CosmicPosition":
        twin = CosmicPosition(self.seats)
        twin.copy_fields(self)
        return twin

    def score(self, seat: i64) -> i64:
        """Return the points of `seat`, which are counted once, at the end."""
        return self.get(seat, columns.POINTS)

    def projected(self, seat: i64) -> i64:
        return standing(self, seat)

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


def open_match(position: CosmicPosition, first: i64) -> CosmicPosition:
    """Return `position`, whose options are set, before its first event; a `first` player of NONE is drawn."""
    set_up(position)
    if first != codes.NONE:
        do_first(position, first)
    AGENDA.settle(position)
    return position


def restore(data: bytes) -> CosmicPosition:
    """Return the position that `to_bytes` wrote; raise BadBytes if the bytes are not a position."""
    source = Reader(data)
    seats = source.take()
    if not constants.MIN_SEATS <= seats <= constants.MAX_SEATS:
        raise BadBytes(f"the stored state has {seats} seats")
    position = CosmicPosition(seats)
    position.read(source)
    validate(position)
    AGENDA.settle(position)
    if position.to_bytes() != data or (position.actor != OVER and len(position.moves) == 0):
        raise BadBytes("the stored state is no position of a match")
    return position
