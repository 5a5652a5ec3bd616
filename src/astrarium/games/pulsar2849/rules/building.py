"""Modifiers, gyrodynes, developing pulsars, copying a die (catalogue sections 6.1, 6.3 and 7)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.bits import BITS
from astrarium.core.clauses import ALLOWED
from astrarium.games.pulsar2849.clauses import clause
from astrarium.games.pulsar2849.components.constants import (
    AWARD_COUNT,
    AWARD_POINTS,
    FACES,
    FINISH_COST,
    PAIR,
    SIZES,
    TAKE_COST,
)
from astrarium.games.pulsar2849.components.schema import (
    BUY,
    FINISH,
    ON_DEVELOP,
    ON_FINISH,
    ON_TAKE,
    TAKE,
)
from astrarium.games.pulsar2849.components.starmap import (
    MAP_OF,
    NODES,
    NONE,
    PULSAR_NODES,
    PULSAR_NUMBER,
    PULSARS,
)
from astrarium.games.pulsar2849.rules.actions import (
    COPY,
    DEVELOP_ACTION,
    FINISH_SPEND,
    GAIN,
    MODIFIER_SPEND,
    SPIN_ACTION,
    TAKE_SPEND,
)
from astrarium.games.pulsar2849.rules.gaining import gain, trigger
from astrarium.games.pulsar2849.rules.spending import (
    SPEND_VALUE,
    add_spends,
    barred_spend,
    pay_die,
    payable_costs,
    possible_spends,
)
from astrarium.games.pulsar2849.rules.state import (
    AREA,
    AWARDED,
    AWARDS,
    COPY_PRICE,
    CUBES,
    FIRST_WINNER,
    MAP_BLOCK,
    ON_BOARD,
    PM1,
    SPIN,
    SPIN_STEP,
    SPINNING,
    STACK,
    SUPPLY_BLOCK,
    PulsarState,
)

TOKEN_KINDS: Final[i64] = 2

MOD_03: Final = clause("P-MOD-03")
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
    """What a modifier costs: a ±1 a 1 or a 2, a +2 a 2. P-MOD-01, P-MOD-02, P-MOD-03, P-MOD-G2"""
    return 1 if token == 0 and SPEND_VALUE[spend] == 1 else 2


def barred_modifier(s: PulsarState, seat: i64, token: i64, spend: i64) -> i64:
    """Buying a modifier; the supply never runs out. P-MOD-05, P-MOD-G1, P-DATA-42"""
    return barred_spend(s, seat, BUY, modifier_cost(token, spend), spend)


def legal_modifiers(s: PulsarState, seat: i64, usual: vec[i64], found: vec[i64]) -> vec[i64]:
    """All purchases of modifiers."""
    spends = possible_spends(s, seat, BUY, usual)
    for token in range(TOKEN_KINDS):
        for spend in spends:
            action = MODIFIER_SPEND[token * 96 + spend]
            if action != NONE and barred_modifier(s, seat, token, spend) == ALLOWED:
                found = append(found, action)
    return found


def do_modifier(s: PulsarState, seat: i64, token: i64, spend: i64) -> None:
    """One die, one token. P-MOD-04, P-ACT-G4"""
    pay_die(s, seat, spend)
    s.add(seat, PM1 + token, 1)


def barred_take(s: PulsarState, seat: i64, size: i64, spend: i64) -> i64:
    """Taking a gyrodyne with a die. P-GYR-01, P-GYR-02, P-GYR-03, P-GYR-G2, P-GYR-G3"""
    if s.stock[STACK + size] == 0:
        return GYR_G2
    return barred_spend(s, seat, TAKE, TAKE_COST[size], spend)


def legal_takes(s: PulsarState, seat: i64, usual: vec[i64], found: vec[i64]) -> vec[i64]:
    """All gyrodynes that can be taken with a die."""
    spends = possible_spends(s, seat, TAKE, usual)
    costs = payable_costs(s, seat, TAKE, spends)
    for size in range(SIZES):
        if costs & BITS[TAKE_COST[size]] != 0 and s.stock[STACK + size] > 0:
            found = add_spends(s, seat, TAKE, TAKE_COST[size], spends, TAKE_SPEND, size, found)
    return found


def do_take(s: PulsarState, seat: i64, size: i64, spend: i64) -> None:
    """It goes to the play area. P-GYR-04, P-EFF-G6"""
    pay_die(s, seat, spend)
    gain_gyrodyne(s, seat, size)
    trigger(s, seat, ON_TAKE)


def gain_gyrodyne(s: PulsarState, seat: i64, size: i64) -> None:
    """A gyrodyne from its stack to the play area. P-GYR-04"""
    s.changed |= SUPPLY_BLOCK
    s.stock[STACK + size] -= 1
    s.add(seat, AREA + size, 1)


def barred_gain(s: PulsarState, sizes: i64, size: i64) -> i64:
    """A gyrodyne given by an effect: of a size it names, from a stack not empty. P-EFF-G8"""
    return ALLOWED if sizes & BITS[size] != 0 and s.stock[STACK + size] > 0 else EFF_G8


def legal_gain(s: PulsarState, sizes: i64) -> vec[i64]:
    """All sizes that can be gained."""
    found = vec[i64](capacity=SIZES)
    for size in range(SIZES):
        if barred_gain(s, sizes, size) == ALLOWED:
            found = append(found, GAIN + size)
    return found


def barred_spin(s: PulsarState, seat: i64, sizes: i64, node: i64) -> i64:
    """An own unfinished gyrodyne of one of the sizes on a pulsar. P-GYR-08, P-GYR-G1, P-EFF-G7"""
    pulsar = PULSAR_NUMBER[node]
    size = s.gyro[pulsar] - 1
    if MAP_OF[node] != s.star_map or s.ring[pulsar] != seat:
        return EFF_G7
    if not 0 <= size < SIZES or sizes & BITS[size] == 0:
        return EFF_G7
    return ALLOWED


def legal_spin(s: PulsarState, seat: i64, sizes: i64) -> vec[i64]:
    """All gyrodynes that can be finished."""
    found = vec[i64](capacity=8)
    nodes = PULSAR_NODES[s.star_map]
    for pulsar in range(PULSARS):
        if s.ring[pulsar] == seat and barred_spin(s, seat, sizes, nodes[pulsar]) == ALLOWED:
            found = append(found, SPIN_ACTION[nodes[pulsar]])
    return found


def do_spin(s: PulsarState, seat: i64, node: i64) -> None:
    """It spins to the end of the game. P-GYR-09, P-GYR-G5, P-EFF-G6"""
    pulsar = PULSAR_NUMBER[node]
    s.add(seat, SPINNING + s.gyro[pulsar] - 1, 1)
    s.changed |= MAP_BLOCK
    s.gyro[pulsar] += SPIN
    trigger(s, seat, ON_FINISH)


def unfinished(s: PulsarState, seat: i64, size: i64) -> i64:
    """Own gyrodynes of a size on pulsars that do not spin yet."""
    return s.get(seat, ON_BOARD + size) - s.get(seat, SPINNING + size)


def barred_finish(s: PulsarState, seat: i64, size: i64, spend: i64) -> i64:
    """Finishing a gyrodyne of a size with a die. P-GYR-05, P-GYR-06, P-GYR-07, P-GYR-08, P-GYR-G4"""
    if unfinished(s, seat, size) == 0:
        return GYR_08
    return barred_spend(s, seat, FINISH, FINISH_COST[size], spend)


def legal_finishes(s: PulsarState, seat: i64, usual: vec[i64], found: vec[i64]) -> vec[i64]:
    """All gyrodynes that can be finished with a die, by size."""
    spends = possible_spends(s, seat, FINISH, usual)
    costs = payable_costs(s, seat, FINISH, spends)
    for size in range(SIZES):
        if costs & BITS[FINISH_COST[size]] != 0 and unfinished(s, seat, size) > 0:
            found = add_spends(s, seat, FINISH, FINISH_COST[size], spends, FINISH_SPEND, size, found)
    return found


def do_finish(s: PulsarState, seat: i64, size: i64, spend: i64) -> None:
    """The die is spent; with several of the size the player names the pulsar."""
    pay_die(s, seat, spend)
    s.push(SPIN_STEP, seat, BITS[size])


def barred_develop(s: PulsarState, seat: i64, size: i64, node: i64) -> i64:
    """A gyrodyne from the play area to an own pulsar without one. P-DEV-01, P-DEV-02, P-DEV-04"""
    pulsar = PULSAR_NUMBER[node]
    if s.get(seat, AREA + size) == 0 or MAP_OF[node] != s.star_map or s.ring[pulsar] != seat:
        return DEV_02
    return DEV_04 if s.gyro[pulsar] != 0 else ALLOWED


def legal_developments(s: PulsarState, seat: i64, found: vec[i64]) -> vec[i64]:
    """All ways to develop a pulsar."""
    nodes = PULSAR_NODES[s.star_map]
    for size in range(SIZES):
        if s.get(seat, AREA + size) > 0:
            for pulsar in range(PULSARS):
                if s.ring[pulsar] == seat and s.gyro[pulsar] == 0:
                    found = append(found, DEVELOP_ACTION[size * NODES + nodes[pulsar]])
    return found


def do_develop(s: PulsarState, seat: i64, size: i64, node: i64) -> None:
    """Put the gyrodyne down, under construction; awards are given at once. P-DEV-03, P-DEV-G1, P-DEV-G4"""
    s.add(seat, AREA + size, -1)
    s.changed |= MAP_BLOCK
    s.gyro[PULSAR_NUMBER[node]] = size + 1
    s.add(seat, ON_BOARD + size, 1)
    check_award(s, seat, size)
    trigger(s, seat, ON_DEVELOP)


def check_award(s: PulsarState, seat: i64, size: i64) -> None:
    """The first pair of a size on the board, then the second player's, or the first one's second pair.

    P-DEV-05, P-DEV-06, P-DEV-07, P-DEV-08, P-DEV-09, P-DEV-G2, P-DEV-G3, P-DEV-G5
    """
    given = s.stock[AWARDED + size]
    count = s.get(seat, ON_BOARD + size)
    if given >= AWARD_COUNT:
        return
    pairs: i64 = 1
    reason = DEV_05 if given == 0 else DEV_06
    if given > 0 and s.stock[FIRST_WINNER + size] == seat:
        pairs = 2
        reason = DEV_09
    if count != pairs * PAIR:
        return
    s.changed |= SUPPLY_BLOCK
    if given == 0:
        s.stock[FIRST_WINNER + size] = seat
    s.stock[AWARDED + size] += 1
    s.add(seat, AWARDS, 1)
    gain(s, seat, reason, AWARD_POINTS[given], NONE)


def barred_copy(s: PulsarState, seat: i64, value: i64) -> i64:
    """A bonus die of the value of a die left on the Dice Board, for cubes.

    P-COPY-01, P-COPY-02, P-COPY-G2, P-COPY-G4, P-EFF-G17
    """
    if s.bonus_had == 1:
        return COPY_G2
    if s.dice[value] == 0:
        return COPY_02
    return COPY_01 if s.get(seat, CUBES) < s.get(seat, COPY_PRICE) else ALLOWED


def legal_copies(s: PulsarState, seat: i64, found: vec[i64]) -> vec[i64]:
    """All dice that can be copied."""
    if s.bonus_had == 0 and s.get(seat, CUBES) >= s.get(seat, COPY_PRICE):
        for value in range(1, FACES + 1):
            if s.dice[value] > 0:
                found = append(found, COPY + value - 1)
    return found


def do_copy(s: PulsarState, seat: i64, value: i64) -> None:
    """Pay the cubes; the copied die stays where it is. P-COPY-03, P-COPY-04, P-COPY-G1, P-COPY-G3"""
    s.add(seat, CUBES, -s.get(seat, COPY_PRICE))
    take_bonus_die(s, value, False)


def take_bonus_die(s: PulsarState, value: i64, duty: bool) -> None:
    """The turn's one bonus die, the red one, from whatever source, of the value shown; none if one was had.

    P-BON-01, P-BON-02, P-BON-03, P-BON-08, P-BON-G2, P-BON-G3, P-BON-G5, P-BON-G9, P-BON-G10, P-BON-G11,
    P-COMP-06
    """
    if s.bonus_had == 0:
        s.bonus = value
        s.bonus_had = 1
        if duty:
            s.duty = 1
