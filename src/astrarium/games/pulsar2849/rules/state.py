"""The state of a position: its fields, what follows from them, how it is stored; no rules."""

from librt.strings import BytesWriter
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from astrarium.core.codec import Reader
from astrarium.core.state import State
from astrarium.games.pulsar2849.components import constants
from astrarium.games.pulsar2849.rules import blocks, codes, columns
from astrarium.games.pulsar2849.rules.fields import PulsarFields


@mypyc_attr(acyclic=True)
class PulsarState(PulsarFields):
    """A position of Pulsar 2849. Locations are numbers of `starmap.NODE_NAMES`; NONE is -1.

    Everything is public; of what lies face down only counts are kept. The Dice Board is `dice`, `order`,
    `track` and `space`; tokens are seats in the fields of what they lie on. P-GEN-G3, P-COMP-04, P-COMP-10
    """

    __slots__ = ()

    def markers(self) -> i64:
        """How many markers there are on each track."""
        return len(self.track) // constants.TRACKS

    def get(self, seat: i64, what: i64) -> i64:
        """Something of what is known of a seat."""
        return self.own[seat * columns.OWN + what]

    def put(self, seat: i64, what: i64, number: i64) -> None:
        """Set it."""
        place = seat * columns.OWN + what
        self.changed |= blocks.OF_COLUMN[place]
        self.own[place] = number

    def add(self, seat: i64, what: i64, number: i64) -> None:
        """Add to it."""
        place = seat * columns.OWN + what
        self.changed |= blocks.OF_COLUMN[place]
        self.own[place] += number

    def add_die(self, seat: i64, value: i64, number: i64) -> None:
        """Add to the silver dice of a value in a seat's hand."""
        self.changed |= blocks.MEANS[seat]
        self.hand[seat * codes.DICE_SPACES + value] += number

    def is_online(self, tile: i64) -> bool:
        """Whether a transmitter is online."""
        return tile in self.online

    def to_bytes(self) -> bytes:
        out = BytesWriter()
        self.write_numbers(out)
        self.write_vectors(out)
        return out.getvalue()

    def read(self, source: Reader) -> None:
        """Read what `to_bytes` wrote after the number of seats."""
        self.read_numbers(source)
        self.read_vectors(source)
        source.finish()


def turn_order(s: PulsarState) -> vec[i64]:
    """The seats in turn order, each once. P-2P-G4: in 2p the foremost rocket counts."""
    found = vec[i64](capacity=s.seats)
    for seat in s.order:
        if seat not in found:
            found = append(found, seat)
    return found


def sizes_of(s: PulsarState, seat: i64, what: i64) -> i64:
    """The sum of three counts by size."""
    own, first = s.own, seat * columns.OWN + what
    total: i64 = 0
    for place in range(first, first + constants.SIZES):
        total += own[place]
    return total


def round_number(state: State) -> int:
    """Return the round that `state` is in."""
    assert isinstance(state, PulsarState)
    return int(state.round)
