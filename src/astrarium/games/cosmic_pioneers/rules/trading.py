"""Steps of the Jumpgate, which a scenario may offer on the Trade Station too (catalogue section 7)."""

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.clauses import ALLOWED
from astrarium.core.steps import AutomaticStep, DecisionStep
from astrarium.games.cosmic_pioneers.clauses import clause
from astrarium.games.cosmic_pioneers.components import constants, permanent_effects, schema
from astrarium.games.cosmic_pioneers.rules import actions, codes, columns, pieces, steps
from astrarium.games.cosmic_pioneers.rules.state import CosmicState

STOP_ROOM: Final[i64] = 64
STOP_COUNT: Final[i64] = 2
JUMP_02: Final = clause("C-JUMP-02")
JUMP_04: Final = clause("C-JUMP-04")
JUMP_05: Final = clause("C-JUMP-05")
NOTE_21: Final = clause("C-NOTE-21")
CMD_02: Final = clause("C-CMD-02")
GAP_09: Final = clause("C-GAP-09")
GAP_39: Final = clause("C-GAP-39")
GAP_53: Final = clause("C-GAP-53")
GAP_76: Final = clause("C-GAP-76")
GAP_87: Final = clause("C-GAP-87")


def push_jumpgate(s: CosmicState, seat: i64) -> None:
    """Push the steps of the Jumpgate: discard, income, levels, then loading, goods before colonists."""
    s.push(steps.EMBARK, seat, codes.NONE)
    _push_offer(s, seat, schema.AT_JUMPGATE)
    s.push(steps.RAISE, seat, codes.NONE)
    s.push(steps.INCOME, seat, codes.NONE)
    s.push(steps.DISCARD, seat, codes.NONE)


def push_services(s: CosmicState, seat: i64) -> None:
    """Push the steps that a scenario serves on the Trade Station, in the order of the Jumpgate."""
    services = permanent_effects.SERVICES_AT[s.scenario + 1]
    if services & schema.COLONIST_SERVICE != 0:
        s.push(steps.EMBARK, seat, codes.NONE)
    _push_offer(s, seat, schema.AT_STATION)
    if services & schema.LEVEL_SERVICE != 0:
        s.push(steps.RAISE, seat, codes.NONE)
    if services & schema.INCOME_SERVICE != 0:
        s.push(steps.INCOME, seat, codes.NONE)
    if services & schema.DISCARD_SERVICE != 0:
        s.push(steps.DISCARD, seat, codes.NONE)


def _push_offer(s: CosmicState, seat: i64, stop: i64) -> None:
    offered = permanent_effects.OFFERED[(s.scenario + 1) * STOP_COUNT + stop]
    if offered > 0:
        s.push(steps.BUY, seat, stop * STOP_ROOM + offered)


def barred_raise(s: CosmicState, seat: i64, attribute: i64, levels: i64) -> i64:
    """Return the clause that bars raising an attribute by `levels`: too expensive, or above the top."""
    if pieces.forbidden(s, schema.RAISE_LEVEL_ACTION):
        return GAP_53
    if s.get(seat, columns.LEVEL + attribute) + levels > constants.LEVELS:
        return NOTE_21
    return (
        ALLOWED
        if levels * pieces.figure(s, seat, schema.LEVEL_PRICE) <= s.get(seat, columns.CREDITS)
        else JUMP_04
    )


def _price(s: CosmicState, argument: i64) -> i64:
    """Return the price of a token in the step `BuyGoods`."""
    return permanent_effects.OFFER_PRICE[(s.scenario + 1) * STOP_COUNT + argument // STOP_ROOM]


def barred_buy(s: CosmicState, seat: i64, argument: i64, colour: i64) -> i64:
    """Return the clause that bars taking a goods token: it needs room, money and a token in stock."""
    if pieces.room(s, seat) == 0 or _price(s, argument) > s.get(seat, columns.CREDITS):
        return GAP_76
    if s.stock[columns.GOODS + colour] == 0:
        return GAP_39
    return ALLOWED if codes.FIRST_GOODS + colour >= s.stage else GAP_87


def max_embarked(s: CosmicState, seat: i64) -> i64:
    """Return the number of colonists that room and reserve allow to load. C-JUMP-05, C-GAP-76"""
    most = pieces.room(s, seat)
    return min(most, s.get(seat, columns.RESERVE))


def embark(s: CosmicState, seat: i64, number: i64) -> None:
    """Load colonists of the reserve."""
    s.add(seat, columns.RESERVE, -number)
    s.add_cargo(seat, codes.COLONIST, number)


@final
class DiscardCargo(DecisionStep[CosmicState]):
    """The seat may give cargo back; where the scenario buys it, that is its delivery."""

    rule = clause("C-JUMP-01")
    clauses: ClassVar = (clause("C-GAP-33"), clause("C-GAP-75"))

    def legal(self, s: CosmicState, seat: i64, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=codes.PIECE_COUNT + 1)
        for piece in range(codes.PIECE_COUNT):
            if _barred_discard(s, seat, piece) == ALLOWED:
                found = append(found, actions.DISCARD + piece)
        return append(found, actions.PASS)

    def barred(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> i64:
        if actions.KIND_OF[action] == actions.PASS_KIND:
            return ALLOWED
        return (
            _barred_discard(s, seat, actions.SLOT_1[action])
            if actions.KIND_OF[action] == actions.DISCARD_KIND
            else self.rule
        )

    def do(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> None:
        if actions.KIND_OF[action] == actions.PASS_KIND:
            s.leave_step()
            return
        piece = actions.SLOT_1[action]
        s.stage = piece
        paid = pieces.reward(s, s.ship(seat), piece)
        if paid > 0:
            pieces.hand_in(s, seat, piece, paid)
        else:
            pieces.give_back(s, seat, piece)


def _barred_discard(s: CosmicState, seat: i64, piece: i64) -> i64:
    if s.cargo(seat, piece) == 0:
        return JUMP_02
    return ALLOWED if piece >= s.stage else GAP_87


@final
class TakeIncome(AutomaticStep[CosmicState]):
    """The seat receives credits for the stop and for each planet it controls."""

    clauses: ClassVar = (clause("C-JUMP-03"), clause("C-GAP-74"))

    def run(self, s: CosmicState, seat: i64, argument: i64) -> None:
        s.drop()
        planets = pieces.controlled_by(s, seat)
        income = pieces.figure(s, seat, schema.JUMPGATE_INCOME) + planets * pieces.figure(
            s, seat, schema.JUMPGATE_PER_PLANET
        )
        s.add(seat, columns.CREDITS, income)


@final
class RaiseFreeLevel(DecisionStep[CosmicState]):
    """The seat raises an attribute by one level, free of charge; levels never fall."""

    rule = clause("C-SETUP-04")
    clauses: ClassVar = (clause("C-GAP-54"),)

    def legal(self, s: CosmicState, seat: i64, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=constants.ATTRIBUTES)
        for attribute in range(constants.ATTRIBUTES):
            if s.get(seat, columns.LEVEL + attribute) < constants.LEVELS:
                found = append(found, actions.RAISE + attribute * actions.MAX_RAISED)
        return found

    def barred(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> i64:
        if actions.KIND_OF[action] != actions.RAISE_KIND:
            return self.rule
        if actions.SLOT_2[action] != 0:
            return CMD_02
        return ALLOWED if s.get(seat, columns.LEVEL + actions.SLOT_1[action]) < constants.LEVELS else GAP_09

    def do(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> None:
        s.drop()
        s.add(seat, columns.LEVEL + actions.SLOT_1[action], 1)


@final
class RaiseLevels(DecisionStep[CosmicState]):
    """The seat may buy levels of one attribute that it can pay, up to the top."""

    rule = clause("C-JUMP-01")
    clauses: ClassVar = (JUMP_04, clause("C-JUMP-06"), NOTE_21, GAP_09)

    def legal(self, s: CosmicState, seat: i64, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=constants.ATTRIBUTES * actions.MAX_RAISED + 1)
        if s.get(seat, columns.CREDITS) >= pieces.figure(s, seat, schema.LEVEL_PRICE):
            for attribute in range(constants.ATTRIBUTES):
                for more in range(actions.MAX_RAISED):
                    if barred_raise(s, seat, attribute, more + 1) == ALLOWED:
                        found = append(found, actions.RAISE + attribute * actions.MAX_RAISED + more)
        return append(found, actions.PASS)

    def barred(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> i64:
        if actions.KIND_OF[action] == actions.PASS_KIND:
            return ALLOWED
        if actions.KIND_OF[action] != actions.RAISE_KIND:
            return self.rule
        return barred_raise(s, seat, actions.SLOT_1[action], actions.SLOT_2[action] + 1)

    def do(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> None:
        if actions.KIND_OF[action] == actions.PASS_KIND:
            s.leave_step()
            return
        levels = actions.SLOT_2[action] + 1
        s.drop()
        s.add(seat, columns.CREDITS, -levels * pieces.figure(s, seat, schema.LEVEL_PRICE))
        s.add(seat, columns.LEVEL + actions.SLOT_1[action], levels)


@final
class BuyGoods(DecisionStep[CosmicState]):
    """The seat may take goods from beside the scenario card, up to the number offered.

    The argument is the stop times STOP_ROOM plus the number still offered.
    """

    rule = clause("C-JUMP-01")

    def legal(self, s: CosmicState, seat: i64, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=constants.COLOUR_COUNT + 1)
        for colour in range(constants.COLOUR_COUNT):
            if barred_buy(s, seat, argument, colour) == ALLOWED:
                found = append(found, actions.BUY + colour)
        return append(found, actions.PASS)

    def barred(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> i64:
        if actions.KIND_OF[action] == actions.PASS_KIND:
            return ALLOWED
        return (
            barred_buy(s, seat, argument, actions.SLOT_1[action])
            if actions.KIND_OF[action] == actions.BUY_KIND
            else self.rule
        )

    def do(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> None:
        if actions.KIND_OF[action] == actions.PASS_KIND:
            s.leave_step()
            return
        colour = actions.SLOT_1[action]
        s.drop()
        s.add(seat, columns.CREDITS, -_price(s, argument))
        s.add_goods_in_stock(colour, -1)
        s.add_cargo(seat, codes.FIRST_GOODS + colour, 1)
        s.stage = codes.FIRST_GOODS + colour
        if (argument - 1) % STOP_ROOM > 0:
            s.push(steps.BUY, seat, argument - 1)
        else:
            s.stage = 0


@final
class LoadColonists(DecisionStep[CosmicState]):
    """The seat may load colonists from its reserve, as far as there is room."""

    rule = clause("C-JUMP-01")

    def legal(self, s: CosmicState, seat: i64, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=5)
        for number in range(max_embarked(s, seat)):
            found = append(found, actions.EMBARK + number)
        return append(found, actions.PASS)

    def barred(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> i64:
        if actions.KIND_OF[action] == actions.PASS_KIND:
            return ALLOWED
        if actions.KIND_OF[action] != actions.EMBARK_KIND:
            return self.rule
        return ALLOWED if actions.SLOT_1[action] < max_embarked(s, seat) else JUMP_05

    def do(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> None:
        if actions.KIND_OF[action] == actions.PASS_KIND:
            s.leave_step()
            return
        s.drop()
        embark(s, seat, actions.SLOT_1[action] + 1)
