"""Modifiers, gyrodynes, developing pulsars and copying a die (catalogue sections 6.1, 6.3 and 7)."""

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.bits import BITS
from astrarium.core.clauses import ALLOWED
from astrarium.games.pulsar2849.clauses import clause
from astrarium.games.pulsar2849.components import constants, schema, starmap
from astrarium.games.pulsar2849.rules import actions, columns, steps
from astrarium.games.pulsar2849.rules.acting import PulsarDecision, PulsarTurnAction
from astrarium.games.pulsar2849.rules.gaining import gain, trigger
from astrarium.games.pulsar2849.rules.spending import (
    SPEND_VALUE,
    DiceAction,
    barred_spend,
    pay_die,
    payable_costs,
    possible_spends,
)
from astrarium.games.pulsar2849.rules.state import PulsarState

TOKEN_KINDS: Final[i64] = 2

GYR_08: Final = clause("P-GYR-08")
GYR_G2: Final = clause("P-GYR-G2")
DEV_02: Final = clause("P-DEV-02")
DEV_04: Final = clause("P-DEV-04")
DEV_05: Final = clause("P-DEV-05")
DEV_06: Final = clause("P-DEV-06")
DEV_09: Final = clause("P-DEV-09")
COPY_01: Final = clause("P-COPY-01")
COPY_02: Final = clause("P-COPY-02")
COPY_G2: Final = clause("P-COPY-G2")
EFF_G7: Final = clause("P-EFF-G7")
EFF_G8: Final = clause("P-EFF-G8")


def modifier_cost(token: i64, spend: i64) -> i64:
    """Return what a modifier costs: a ±1 a 1 or a 2, a +2 a 2."""
    return 1 if token == 0 and SPEND_VALUE[spend] == 1 else 2


def _barred_modifier(s: PulsarState, seat: i64, token: i64, spend: i64) -> i64:
    return barred_spend(s, seat, schema.BUY, modifier_cost(token, spend), spend)


@final
class BuyModifier(PulsarTurnAction):
    """A die of 1 or 2 buys a ±1 token, a die of 2 a +2 token; the supply never runs out."""

    clauses: ClassVar = (
        clause("P-MOD-01"),
        clause("P-MOD-02"),
        clause("P-MOD-03"),
        clause("P-MOD-04"),
        clause("P-MOD-05"),
        clause("P-MOD-G1"),
        clause("P-MOD-G2"),
        clause("P-ACT-G4"),
        clause("P-DATA-42"),
    )

    def add_legal(self, s: PulsarState, seat: i64, usual: vec[i64], found: vec[i64]) -> vec[i64]:
        spends = possible_spends(s, seat, schema.BUY, usual)
        for token in range(TOKEN_KINDS):
            for spend in spends:
                action = actions.MODIFIER_SPEND[token * actions.SPENDS + spend]
                if action != starmap.NONE and _barred_modifier(s, seat, token, spend) == ALLOWED:
                    found = append(found, action)
        return found

    def barred(self, s: PulsarState, seat: i64, action: i64) -> i64:
        return _barred_modifier(s, seat, actions.SLOT_1[action], actions.SPEND_OF[action])

    def do(self, s: PulsarState, seat: i64, action: i64) -> None:
        pay_die(s, seat, actions.SPEND_OF[action])
        s.add(seat, columns.PM1 + actions.SLOT_1[action], 1)


@final
class TakeGyrodyne(DiceAction):
    """A die takes a gyrodyne from its stack to the play area; the size is the target."""

    clauses: ClassVar = (
        clause("P-GYR-01"),
        clause("P-GYR-02"),
        clause("P-GYR-03"),
        clause("P-GYR-04"),
        clause("P-GYR-G3"),
        clause("P-EFF-G6"),
    )

    def __init__(self) -> None:
        super().__init__(schema.TAKE, constants.TAKE_COST, actions.TAKE_SPEND)

    def add_legal(self, s: PulsarState, seat: i64, usual: vec[i64], found: vec[i64]) -> vec[i64]:
        spends = possible_spends(s, seat, schema.TAKE, usual)
        costs = payable_costs(s, seat, schema.TAKE, spends)
        for size in range(constants.SIZES):
            if costs & BITS[constants.TAKE_COST[size]] != 0 and s.stack(size) > 0:
                found = self.add_spends(s, size, spends, found)
        return found

    def barred(self, s: PulsarState, seat: i64, action: i64) -> i64:
        size = actions.SLOT_1[action]
        return GYR_G2 if s.stack(size) == 0 else self.barred_die(s, seat, size, action)

    def do(self, s: PulsarState, seat: i64, action: i64) -> None:
        pay_die(s, seat, actions.SPEND_OF[action])
        s.take_gyrodyne(seat, actions.SLOT_1[action])
        trigger(s, seat, schema.ON_TAKE)


def _barred_gain(s: PulsarState, sizes: i64, size: i64) -> i64:
    return ALLOWED if sizes & BITS[size] != 0 and s.stack(size) > 0 else EFF_G8


@final
class GainGyrodyne(PulsarDecision):
    """An effect gives a gyrodyne from a stack not empty; the argument is the sizes it names, as bits."""

    def legal(self, s: PulsarState, seat: i64, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=constants.SIZES)
        for size in range(constants.SIZES):
            if _barred_gain(s, argument, size) == ALLOWED:
                found = append(found, actions.GAIN + size)
        return found

    def barred_choice(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> i64:
        return (
            _barred_gain(s, argument, actions.SLOT_1[action])
            if actions.KIND_OF[action] == actions.GAIN_KIND
            else self.rule
        )

    def do(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> None:
        s.drop()
        s.take_gyrodyne(seat, actions.SLOT_1[action])


def _barred_spin(s: PulsarState, seat: i64, sizes: i64, node: i64) -> i64:
    pulsar = starmap.PULSAR_NUMBER[node]
    size = s.gyro[pulsar] - 1
    if starmap.MAP_OF[node] != s.star_map or s.ring[pulsar] != seat:
        return EFF_G7
    if not 0 <= size < constants.SIZES or sizes & BITS[size] == 0:
        return EFF_G7
    return ALLOWED


@final
class SpinGyrodyne(PulsarDecision):
    """An own unfinished gyrodyne on a pulsar spins from now on; the argument is the sizes, as bits."""

    clauses: ClassVar = (clause("P-GYR-09"), clause("P-GYR-G1"), clause("P-GYR-G5"), clause("P-EFF-G6"))

    def legal(self, s: PulsarState, seat: i64, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=8)
        nodes = starmap.PULSAR_NODES[s.star_map]
        for pulsar in range(starmap.PULSARS):
            if s.ring[pulsar] == seat and _barred_spin(s, seat, argument, nodes[pulsar]) == ALLOWED:
                found = append(found, actions.SPIN_ACTION[nodes[pulsar]])
        return found

    def barred_choice(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> i64:
        return (
            _barred_spin(s, seat, argument, actions.SLOT_1[action])
            if actions.KIND_OF[action] == actions.SPIN_KIND
            else self.rule
        )

    def do(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> None:
        s.drop()
        s.spin_gyrodyne(seat, starmap.PULSAR_NUMBER[actions.SLOT_1[action]])
        trigger(s, seat, schema.ON_FINISH)


def unfinished(s: PulsarState, seat: i64, size: i64) -> i64:
    """Count the own gyrodynes of a size on pulsars that do not spin yet."""
    return s.get(seat, columns.ON_BOARD + size) - s.get(seat, columns.SPINNING + size)


@final
class FinishGyrodyne(DiceAction):
    """A die finishes an own gyrodyne on a pulsar; the size is the target.

    With several gyrodynes of the size the seat names the pulsar afterwards.
    """

    clauses: ClassVar = (clause("P-GYR-05"), clause("P-GYR-06"), clause("P-GYR-07"), clause("P-GYR-G4"))

    def __init__(self) -> None:
        super().__init__(schema.FINISH, constants.FINISH_COST, actions.FINISH_SPEND)

    def add_legal(self, s: PulsarState, seat: i64, usual: vec[i64], found: vec[i64]) -> vec[i64]:
        spends = possible_spends(s, seat, schema.FINISH, usual)
        costs = payable_costs(s, seat, schema.FINISH, spends)
        for size in range(constants.SIZES):
            if costs & BITS[constants.FINISH_COST[size]] != 0 and unfinished(s, seat, size) > 0:
                found = self.add_spends(s, size, spends, found)
        return found

    def barred(self, s: PulsarState, seat: i64, action: i64) -> i64:
        size = actions.SLOT_1[action]
        return GYR_08 if unfinished(s, seat, size) == 0 else self.barred_die(s, seat, size, action)

    def do(self, s: PulsarState, seat: i64, action: i64) -> None:
        pay_die(s, seat, actions.SPEND_OF[action])
        s.push(steps.SPIN, seat, BITS[actions.SLOT_1[action]])


@final
class DevelopPulsar(PulsarTurnAction):
    """Free action: a gyrodyne goes from the play area to an own pulsar without one."""

    clauses: ClassVar = (
        clause("P-DEV-01"),
        clause("P-DEV-03"),
        clause("P-DEV-05"),
        clause("P-DEV-06"),
        clause("P-DEV-07"),
        clause("P-DEV-08"),
        clause("P-DEV-09"),
        clause("P-DEV-G1"),
        clause("P-DEV-G2"),
        clause("P-DEV-G3"),
        clause("P-DEV-G4"),
        clause("P-DEV-G5"),
    )

    def add_legal(self, s: PulsarState, seat: i64, usual: vec[i64], found: vec[i64]) -> vec[i64]:
        nodes = starmap.PULSAR_NODES[s.star_map]
        for size in range(constants.SIZES):
            if s.get(seat, columns.AREA + size) > 0:
                for pulsar in range(starmap.PULSARS):
                    if s.ring[pulsar] == seat and s.gyro[pulsar] == 0:
                        found = append(found, actions.DEVELOP_ACTION[size * starmap.NODES + nodes[pulsar]])
        return found

    def barred(self, s: PulsarState, seat: i64, action: i64) -> i64:
        size, node = actions.SLOT_1[action], actions.SLOT_2[action]
        pulsar = starmap.PULSAR_NUMBER[node]
        if (
            s.get(seat, columns.AREA + size) == 0
            or starmap.MAP_OF[node] != s.star_map
            or s.ring[pulsar] != seat
        ):
            return DEV_02
        return DEV_04 if s.gyro[pulsar] != 0 else ALLOWED

    def do(self, s: PulsarState, seat: i64, action: i64) -> None:
        size = actions.SLOT_1[action]
        s.put_gyrodyne(seat, size, starmap.PULSAR_NUMBER[actions.SLOT_2[action]])
        check_award(s, seat, size)
        trigger(s, seat, schema.ON_DEVELOP)


def check_award(s: PulsarState, seat: i64, size: i64) -> None:
    """Give a construction award if `seat` has just earned one with gyrodynes of this size.

    The first award is for the first pair on the board. The second is for the second player's pair, or for the
    first winner's second pair.
    """
    given = s.awards_given(size)
    count = s.get(seat, columns.ON_BOARD + size)
    if given >= constants.AWARD_COUNT:
        return
    pairs: i64 = 1
    reason = DEV_05 if given == 0 else DEV_06
    if given > 0 and s.first_winner(size) == seat:
        pairs = 2
        reason = DEV_09
    if count != pairs * constants.PAIR:
        return
    s.give_award(seat, size)
    gain(s, seat, reason, constants.AWARD_POINTS[given], starmap.NONE)


@final
class CopyDie(PulsarTurnAction):
    """Free action: cubes buy a bonus die of the value of a die left on the Dice Board, which stays there."""

    clauses: ClassVar = (
        clause("P-COPY-03"),
        clause("P-COPY-04"),
        clause("P-COPY-G1"),
        clause("P-COPY-G3"),
        clause("P-COPY-G4"),
        clause("P-EFF-G17"),
    )

    def add_legal(self, s: PulsarState, seat: i64, usual: vec[i64], found: vec[i64]) -> vec[i64]:
        if s.bonus_had == 0 and s.get(seat, columns.CUBES) >= s.get(seat, columns.COPY_PRICE):
            for value in range(1, constants.FACES + 1):
                if s.dice[value] > 0:
                    found = append(found, actions.COPY + value - 1)
        return found

    def barred(self, s: PulsarState, seat: i64, action: i64) -> i64:
        if s.bonus_had == 1:
            return COPY_G2
        if s.dice[actions.SLOT_1[action] + 1] == 0:
            return COPY_02
        return COPY_01 if s.get(seat, columns.CUBES) < s.get(seat, columns.COPY_PRICE) else ALLOWED

    def do(self, s: PulsarState, seat: i64, action: i64) -> None:
        s.add(seat, columns.CUBES, -s.get(seat, columns.COPY_PRICE))
        take_bonus_die(s, actions.SLOT_1[action] + 1, False)


# Clauses of the bonus die, which several actions and effects give.
CLAUSES: Final[tuple[i64, ...]] = (
    clause("P-COMP-06"),
    clause("P-BON-01"),
    clause("P-BON-02"),
    clause("P-BON-03"),
    clause("P-BON-08"),
    clause("P-BON-G2"),
    clause("P-BON-G3"),
    clause("P-BON-G5"),
    clause("P-BON-G9"),
    clause("P-BON-G10"),
)


def take_bonus_die(s: PulsarState, value: i64, duty: bool) -> None:
    """Give the one bonus die of the turn, of the value shown; none if one was had already."""
    if s.bonus_had == 0:
        s.bonus = value
        s.bonus_had = 1
        if duty:
            s.duty = 1
