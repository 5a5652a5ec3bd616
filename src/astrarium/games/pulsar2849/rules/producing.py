"""The Production Phase (catalogue section 9)."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from astrarium.core.steps import AutomaticStep
from astrarium.games.pulsar2849.clauses import clause
from astrarium.games.pulsar2849.components import constants, schema, starmap, tables
from astrarium.games.pulsar2849.rules import columns, steps
from astrarium.games.pulsar2849.rules.effects import carry_out, is_purchase
from astrarium.games.pulsar2849.rules.gaining import gain, lose
from astrarium.games.pulsar2849.rules.researching import slide_tokens
from astrarium.games.pulsar2849.rules.state import PulsarState, turn_order

TURN_ORDER: Final[i64] = 0
AWARDS: Final[i64] = 1
PENALTIES: Final[i64] = 2
TRANSMITTERS: Final[i64] = 3
GYRODYNES: Final[i64] = 4
TECHNOLOGIES: Final[i64] = 5
NEXT_ROUND: Final[i64] = 6
MARKER_ROOM: Final[i64] = 4

PROD_06: Final = clause("P-PROD-06")
PROD_07: Final = clause("P-PROD-07")
PROD_08: Final = clause("P-PROD-08")
PROD_13: Final = clause("P-PROD-13")


def order_rockets(s: PulsarState) -> None:
    """Set the turn order by the Initiative Track."""
    first = constants.INITIATIVE * s.markers()
    for place in range(s.markers()):
        s.set_rocket(place, s.track[first + place])


def award_engineers(s: PulsarState) -> None:
    """Give cubes and VP by place on the Engineering Track."""
    first = constants.ENGINEERING * s.markers()
    for place in range(s.markers()):
        seat = s.track[first + place]
        row = s.seats * MARKER_ROOM + place
        s.add(seat, columns.CUBES, constants.ENGINEERING_CUBES[row])
        gain(s, seat, PROD_06, constants.ENGINEERING_POINTS[row], starmap.NONE)


def punish(s: PulsarState) -> None:
    """Subtract the penalty of its space for each marker, as far as the score allows."""
    for seat in turn_order(s):
        for place in range(s.markers() * constants.TRACKS):
            penalty = constants.PENALTY[s.space[place]]
            if penalty > 0 and s.track[place] == seat:
                lose(s, seat, PROD_07 if penalty == 1 else PROD_08, penalty)


def _yield(s: PulsarState, seat: i64, card: i64) -> None:
    """Carry out what a card gives in production without a purchase."""
    for effect in range(
        tables.EFFECT_START[card * 4 + schema.PRODUCTION],
        tables.EFFECT_START[card * 4 + schema.PRODUCTION + 1],
    ):
        if not is_purchase(effect):
            carry_out(s, seat, effect)


def _offer_purchase(s: PulsarState, seat: i64, card: i64) -> None:
    """Push what a card sells in production."""
    for effect in range(
        tables.EFFECT_START[card * 4 + schema.PRODUCTION],
        tables.EFFECT_START[card * 4 + schema.PRODUCTION + 1],
    ):
        if is_purchase(effect):
            carry_out(s, seat, effect)


def yield_transmitters(s: PulsarState) -> None:
    """Carry out the yields of online transmitters, then push their purchases.

    Seats act in turn order, transmitters in the order in which they came online.
    """
    order = turn_order(s)
    for seat in order:
        for tile in s.online:
            if s.tile_owner[tile] == seat:
                _yield(s, seat, tables.FIRST_TRANSMITTER + tables.TILE_DESIGN[tile])
    for back in range(len(order)):
        seat = order[len(order) - 1 - back]
        for place in range(len(s.online) - 1, -1, -1):
            tile = s.online[place]
            if s.tile_owner[tile] == seat:
                _offer_purchase(s, seat, tables.FIRST_TRANSMITTER + tables.TILE_DESIGN[tile])


def row_value(s: PulsarState) -> i64:
    """Return the value of the current round's technology row; "?" is the median marker, rounded up."""
    value = tables.ROW_VALUE[s.boards[tables.ROUND_CATEGORY[s.round]] * 9 + s.round]
    return (s.median + 1) // 2 if value == starmap.NONE else value


def spin_gyrodynes(s: PulsarState) -> None:
    """Give the value of each spinning gyrodyne and that of the row."""
    row = row_value(s)
    for seat in turn_order(s):
        for size in range(constants.SIZES):
            number = s.get(seat, columns.SPINNING + size)
            gain(s, seat, PROD_13, number * (constants.GYRODYNE_POINTS[size] + row), starmap.NONE)


def yield_technologies(s: PulsarState) -> None:
    """Carry out the yields of green technologies, then push their purchases."""
    order = turn_order(s)
    for seat in order:
        for place in range(0, len(s.patents), 2):
            if s.patents[place] == seat:
                _yield(s, seat, s.patents[place + 1])
    for back in range(len(order)):
        seat = order[len(order) - 1 - back]
        for place in range(len(s.patents) - 2, -1, -2):
            if s.patents[place] == seat:
                _offer_purchase(s, seat, s.patents[place + 1])


def prepare_round(s: PulsarState) -> None:
    """Lay out a new offer, slide tokens and begin the next round; after the last one, begin final scoring."""
    if s.round == constants.ROUNDS:
        s.push(steps.FINAL, starmap.NONE, 0)
        return
    slide_tokens(s)
    s.next_round()
    s.push(steps.ROUND, starmap.NONE, starmap.NONE)
    push_offer(s)


def push_offer(s: PulsarState) -> None:
    """Discard the offer, and push the steps that reveal a new one."""
    for back in range(constants.OFFER_SIZE):
        place = constants.OFFER_SIZE - 1 - back
        s.clear_offer(place)
        s.push(steps.OFFER, starmap.NONE, place)


@final
class RunProduction(AutomaticStep[PulsarState]):
    """A part of the Production Phase, and the next one waits; the argument is its number."""

    clauses: ClassVar = (
        clause("P-GEN-02"),
        clause("P-TEC-08"),
        clause("P-TEC-11"),
        clause("P-PROD-01"),
        clause("P-PROD-02"),
        clause("P-PROD-03"),
        clause("P-PROD-04"),
        clause("P-PROD-09"),
        clause("P-PROD-10"),
        clause("P-PROD-11"),
        clause("P-PROD-14"),
        clause("P-PROD-15"),
        clause("P-PROD-16"),
        clause("P-PROD-17"),
        clause("P-PROD-18"),
        clause("P-PROD-19"),
        clause("P-PROD-21"),
        clause("P-PROD-22"),
        clause("P-PROD-23"),
        clause("P-PROD-24"),
        clause("P-PROD-25"),
        clause("P-PROD-G2"),
        clause("P-PROD-G3"),
        clause("P-PROD-G5"),
        clause("P-PROD-G6"),
        clause("P-PROD-G7"),
        clause("P-PROD-G8"),
        clause("P-PROD-G10"),
        clause("P-END-01"),
        clause("P-2P-08"),
        clause("P-2P-G5"),
        clause("P-2P-G6"),
        clause("P-2P-G7"),
    )

    def run(self, s: PulsarState, seat: i64, argument: i64) -> None:
        s.drop()
        if argument < NEXT_ROUND:
            s.push(steps.PRODUCE, starmap.NONE, argument + 1)
        if argument == TURN_ORDER:
            order_rockets(s)
        elif argument == AWARDS:
            award_engineers(s)
        elif argument == PENALTIES:
            punish(s)
        elif argument == TRANSMITTERS:
            yield_transmitters(s)
        elif argument == GYRODYNES:
            spin_gyrodynes(s)
        elif argument == TECHNOLOGIES:
            yield_technologies(s)
        else:
            prepare_round(s)
