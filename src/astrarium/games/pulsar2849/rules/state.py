"""The state of a position: its fields with methods that read and change them, and its storage; no rules."""

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from astrarium.core.bag import Bag
from astrarium.core.bits import BITS
from astrarium.core.codec import Reader
from astrarium.core.state import NOTHING, State
from astrarium.games.pulsar2849.clauses import clause
from astrarium.games.pulsar2849.components import constants, schema, starmap, tables
from astrarium.games.pulsar2849.rules import blocks, codes, columns
from astrarium.games.pulsar2849.rules.fields import PulsarFields


@mypyc_attr(acyclic=True)
class PulsarState(PulsarFields):
    """A position of Pulsar 2849. Locations are numbers of `starmap.NODE_NAMES`; NONE is -1.

    Everything is public; of what lies face down only counts are kept. The Dice Board is `dice`, `order`,
    `track` and `space`; tokens are seats in the fields of what they lie on.
    """

    __slots__ = ()

    def markers(self) -> i64:
        """Return the number of markers on each track."""
        return len(self.track) // constants.TRACKS

    def get(self, seat: i64, what: i64) -> i64:
        """Return the entry `what` (a column) of a seat."""
        return self.own[seat * columns.OWN + what]

    def put(self, seat: i64, what: i64, number: i64) -> None:
        """Set the entry `what` (a column) of a seat."""
        place = seat * columns.OWN + what
        self.changed |= blocks.OF_COLUMN[place]
        self.own[place] = number

    def add(self, seat: i64, what: i64, number: i64) -> None:
        """Add `number` to the entry `what` (a column) of a seat."""
        place = seat * columns.OWN + what
        self.changed |= blocks.OF_COLUMN[place]
        self.own[place] += number

    def add_die(self, seat: i64, value: i64, number: i64) -> None:
        """Add `number` silver dice of a value to a seat's hand."""
        self.changed |= blocks.MEANS[seat]
        self.hand[seat * codes.DICE_SPACES + value] += number

    def is_online(self, tile: i64) -> bool:
        """Return whether a transmitter is online."""
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

    # Reading and changing fields. A change sets the bits in `changed` of the blocks that encode the field.

    def dice_held(self, seat: i64, value: i64) -> i64:
        """Return the number of silver dice of `value` that `seat` holds."""
        return self.hand[seat * codes.DICE_SPACES + value]

    def begin_turn(self) -> None:
        """Forget the bonus die of the turn before."""
        self.bonus = 0
        self.bonus_had = 0
        self.duty = 0

    def forfeit_dice(self, seat: i64) -> None:
        """Take all dice that `seat` still holds, the bonus die too."""
        self.changed |= blocks.MEANS[seat]
        for value in range(codes.DICE_SPACES):
            self.hand[seat * codes.DICE_SPACES + value] = 0
        self.bonus = 0
        self.bonus_had = 0

    def set_marker(self, place: i64, seat: i64, space: i64) -> None:
        """Put a marker of `seat` on `space`, at `place` in the order of both tracks."""
        self.changed |= blocks.STANDINGS
        self.track[place] = seat
        self.space[place] = space

    def set_rocket(self, place: i64, seat: i64) -> None:
        """Put a rocket of `seat` at `place` on the Turn Order Track."""
        self.changed |= blocks.STANDINGS
        self.order[place] = seat

    def set_goal(self, place: i64, goal: i64) -> None:
        """Lay out `goal` at `place`."""
        self.changed |= blocks.SUPPLY
        self.goals[place] = goal

    def set_board(self, category: i64, board: i64) -> None:
        """Lay out the technology board of a category."""
        self.changed |= blocks.SUPPLY | blocks.TECHS
        self.boards[category] = board

    def next_round(self) -> None:
        """Move the Time Marker to the next round."""
        self.changed |= blocks.TECHS
        self.round += 1

    def fly(self, seat: i64, segment: i64, end: i64) -> None:
        """Move the ship of `seat` along `segment` to the location `end`."""
        self.changed |= blocks.FLIGHT
        self.used = append(self.used, segment)
        self.path = append(self.path, end)
        self.put(seat, columns.SHIP, end)
        self.left -= 1

    def name_landing(self, node: i64) -> None:
        """Treat the system at the location `node`, flown through, as the end of the flight."""
        self.changed |= blocks.FLIGHT
        self.landing = node

    def end_flight(self) -> None:
        """Forget the path of the flight."""
        self.changed |= blocks.FLIGHT
        self.path = NOTHING
        self.used = NOTHING
        self.landing = starmap.NONE

    def reveal_system(self, system: i64, tile: i64) -> None:
        """Turn up `tile` on a system."""
        self.changed |= blocks.SUPPLY | blocks.MAP
        self.systems.take(tile)
        self.system_tile[system] = tile

    def station_of(self, seat: i64, system: i64) -> i64:
        """Return the station of `seat` in a system: 0, BLUE_STATION or LIFELESS_STATION."""
        return self.station[system * codes.SEAT_ROOM + seat]

    def put_station(self, seat: i64, system: i64, kind: i64) -> None:
        """Put a station of `seat` on a planet of the kind `kind` in a system."""
        self.changed |= blocks.MAP
        self.station[system * codes.SEAT_ROOM + seat] = kind + 1
        self.add(seat, columns.BLUE_STATIONS + kind, 1)

    def put_ring(self, seat: i64, pulsar: i64) -> None:
        """Put a ring of `seat` on a pulsar."""
        self.changed |= blocks.MAP
        self.ring[pulsar] = seat
        self.add(seat, columns.RINGS_LEFT, -1)

    def stack(self, size: i64) -> i64:
        """Return the number of gyrodynes of a size left in its stack."""
        return self.stock[columns.STACK + size]

    def take_gyrodyne(self, seat: i64, size: i64) -> None:
        """Move a gyrodyne from its stack to the play area of `seat`."""
        self.changed |= blocks.SUPPLY
        self.stock[columns.STACK + size] -= 1
        self.add(seat, columns.AREA + size, 1)

    def put_gyrodyne(self, seat: i64, size: i64, pulsar: i64) -> None:
        """Move a gyrodyne from the play area of `seat` to a pulsar."""
        self.changed |= blocks.MAP
        self.gyro[pulsar] = size + 1
        self.add(seat, columns.AREA + size, -1)
        self.add(seat, columns.ON_BOARD + size, 1)

    def spin_gyrodyne(self, seat: i64, pulsar: i64) -> None:
        """Turn the gyrodyne of `seat` on a pulsar to its spinning side."""
        self.changed |= blocks.MAP
        self.add(seat, columns.SPINNING + self.gyro[pulsar] - 1, 1)
        self.gyro[pulsar] += codes.SPIN

    def awards_given(self, size: i64) -> i64:
        """Return the number of construction awards of a size that are gone."""
        return self.stock[columns.AWARDED + size]

    def first_winner(self, size: i64) -> i64:
        """Return the seat that got the first construction award of a size."""
        return self.stock[columns.FIRST_WINNER + size]

    def give_award(self, seat: i64, size: i64) -> None:
        """Give `seat` the next construction award of a size."""
        self.changed |= blocks.SUPPLY
        if self.stock[columns.AWARDED + size] == 0:
            self.stock[columns.FIRST_WINNER + size] = seat
        self.stock[columns.AWARDED + size] += 1
        self.add(seat, columns.AWARDS, 1)

    def draw_exploration(self, tile: i64) -> None:
        """Take `tile` from the pile of exploration tiles."""
        self.changed |= blocks.SUPPLY
        self.pile.take(tile)

    def discard_exploration(self, tile: i64) -> None:
        """Put an exploration tile that was drawn on the discards."""
        self.changed |= blocks.SUPPLY
        self.discard[tile] += 1

    def refill_pile(self) -> None:
        """Make a new pile of exploration tiles of the discards."""
        self.changed |= blocks.SUPPLY
        self.pile = Bag(self.discard)
        self.discard = vec[i64]([0] * tables.EXPLORATIONS)

    def clear_offer(self, place: i64) -> None:
        """Discard the transmitter at `place` in the offer."""
        self.changed |= blocks.SUPPLY
        self.offer[place] = starmap.NONE

    def reveal_transmitter(self, place: i64, design: i64) -> None:
        """Lay out the next tile of a design at `place` in the offer."""
        self.changed |= blocks.SUPPLY
        self.designs.take(design)
        self.offer[place] = tables.FIRST_TILE[design] + self.copies[design]
        self.copies[design] += 1

    def take_offer(self, seat: i64, place: i64) -> None:
        """Give `seat` the transmitter at `place` in the offer."""
        self.changed |= blocks.SUPPLY | blocks.HOLDING[seat]
        self.tile_owner[self.offer[place]] = seat
        self.offer[place] = starmap.NONE

    def joint(self, tile: i64, end: i64) -> i64:
        """Return what an end of a transmitter is joined to, as tile * 2 + end; NONE if it is free."""
        return self.link[tile * 2 + end]

    def join(self, end: i64, other: i64) -> None:
        """Join two ends of transmitters, each as tile * 2 + end."""
        self.changed |= blocks.TILES
        self.link[end] = other
        self.link[other] = end

    def cover_cost(self, tile: i64, place: i64) -> None:
        """Cover the cost at `place` of a transmitter."""
        self.changed |= blocks.TILES
        self.covered[tile] |= BITS[place]

    def turn_online(self, tile: i64) -> None:
        """Turn a transmitter to its online side."""
        self.changed |= blocks.TILES | blocks.HOLDING[self.tile_owner[tile]]
        self.online = append(self.online, tile)

    def put_token(self, seat: i64, icon: i64) -> None:
        """Put a token of `seat` on a cost icon of a technology."""
        self.changed |= blocks.TECHS
        self.icon[icon] = seat

    def slide_token(self, icon: i64) -> None:
        """Move the token on a cost icon to the lock beside it."""
        self.changed |= blocks.TECHS
        self.icon[icon + 1] = self.icon[icon]
        self.icon[icon] = starmap.NONE

    def add_patent(self, seat: i64, tech: i64) -> None:
        """Add a technology to the patents of `seat`."""
        self.changed |= blocks.HOLDING[seat]
        self.patents = append(append(self.patents, seat), tech)

    def gains_at(self, seat: i64, event: i64) -> i64:
        """Return the index in `triggers` of the first of the GAINS that `seat` gets on an event."""
        return (seat * schema.EVENT_COUNT + event) * codes.GAINS

    def add_trigger(self, seat: i64, event: i64, gain: i64, number: i64) -> None:
        """Raise what `seat` gains on an event by `number`; `gain` is one of GAIN_POINTS to GAIN_PLUS2."""
        self.changed |= blocks.ABILITY[seat]
        self.triggers[self.gains_at(seat, event) + gain] += number

    def counts_as_met(self, seat: i64, place: i64) -> bool:
        """Return whether the goal at `place` counts as met for `seat`."""
        return self.counted[seat * constants.GOALS_IN_GAME + place] > 0

    def count_as_met(self, seat: i64, place: i64) -> None:
        """Let the goal at `place` count as met for `seat`."""
        self.changed |= blocks.HOLDING[seat]
        self.counted[seat * constants.GOALS_IN_GAME + place] = 1


def turn_order(s: PulsarState) -> vec[i64]:
    """Return the seats in turn order, each once; with two players the foremost rocket counts. P-2P-G4"""
    found = vec[i64](capacity=s.seats)
    for seat in s.order:
        if seat not in found:
            found = append(found, seat)
    return found


def sizes_of(s: PulsarState, seat: i64, what: i64) -> i64:
    """Return the sum of three counts by size."""
    own, first = s.own, seat * columns.OWN + what
    total: i64 = 0
    for place in range(first, first + constants.SIZES):
        total += own[place]
    return total


def round_number(state: State) -> int:
    """Return the round that `state` is in."""
    assert isinstance(state, PulsarState)
    return int(state.round)


# Clauses of the components that fields stand for.
CLAUSES: Final[tuple[i64, ...]] = (
    clause("P-GEN-G3"),
    clause("P-COMP-04"),
    clause("P-COMP-10"),
)
