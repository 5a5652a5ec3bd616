"""Payment with a die: which die, which change, which value (catalogue sections 5 and 8)."""

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.bits import BITS
from astrarium.core.clauses import ALLOWED
from astrarium.games.pulsar2849.clauses import clause
from astrarium.games.pulsar2849.components import constants, schema
from astrarium.games.pulsar2849.rules import actions, codes, columns
from astrarium.games.pulsar2849.rules.acting import PulsarTurnAction
from astrarium.games.pulsar2849.rules.state import PulsarState

ZERO: Final[i64] = 1  # the value 0 among values as bits
ANY_COST: Final[i64] = 127  # all values up to the highest cost, as bits
ALL_SILVER: Final[i64] = 63  # the silver dice among all dice, as bits

ACT_04: Final = clause("P-ACT-04")
ACT_07: Final = clause("P-ACT-07")
ACT_10: Final = clause("P-ACT-10")
ACT_G3: Final = clause("P-ACT-G3")
ACT_G11: Final = clause("P-ACT-G11")
ACT_G17: Final = clause("P-ACT-G17")
ACT_G18: Final = clause("P-ACT-G18")


def die_value(die: i64) -> i64:
    """Return the value of a die before any change."""
    return die % constants.FACES + 1


def spend_value(spend: i64) -> i64:
    """Return the value of a die after its change."""
    return die_value(spend // actions.CHANGE_COUNT) + actions.AMOUNT[spend % actions.CHANGE_COUNT]


def _spend_values() -> vec[i64]:
    return vec[i64]([spend_value(spend) for spend in range(actions.SPENDS)])


SPEND_VALUE: Final = _spend_values()


def _changes() -> vec[vec[i64]]:
    """Return, by changes as bits, the changes one by one."""
    return vec[vec[i64]](
        [
            vec[i64]([change for change in range(actions.CHANGE_COUNT) if changes & 2**change])
            for changes in range(2**actions.CHANGE_COUNT)
        ]
    )


CHANGES: Final = _changes()


def holds_die(s: PulsarState, seat: i64, die: i64) -> bool:
    """Return whether the seat in turn holds such a die, silver or bonus. P-ACT-04"""
    if die >= actions.FIRST_BONUS:
        return s.bonus == die - actions.FIRST_BONUS + 1
    return s.dice_held(seat, die_value(die)) > 0


def has_free(s: PulsarState, seat: i64, action: i64, up: i64) -> bool:
    """Return whether a seat may change a die for an action by -1 (`up` 0) or +1 (`up` 1) for free."""
    return s.get(seat, columns.SHIFTS) & BITS[action * 2 + up] != 0


def barred_change(s: PulsarState, seat: i64, action: i64, change: i64) -> i64:
    """Return ALLOWED, or the clause that bars a change of a die used on an action."""
    if change == actions.PLAIN:
        return ALLOWED
    if change == actions.PLUS2:
        return ALLOWED if s.get(seat, columns.PLUS2) > 0 else ACT_07
    up: i64 = 0
    if actions.AMOUNT[change] > 0:
        up = 1
    free = has_free(s, seat, action, up)
    if change in (actions.FREE_MINUS1, actions.FREE_PLUS1):
        return ALLOWED if free else ACT_G11
    if free:
        return ACT_G17
    if change in (actions.MINUS1, actions.PLUS1):
        return ALLOWED if s.get(seat, columns.PM1) > 0 else ACT_07
    gates = s.get(seat, columns.GATE_PLUS if change == actions.GATE_PLUS1 else columns.GATE_MINUS)
    return ALLOWED if action == schema.FLY and gates != 0 else ACT_G11


def barred_spend(s: PulsarState, seat: i64, action: i64, cost: i64, spend: i64) -> i64:
    """Return ALLOWED, or the clause by which a die with a change does not pay `cost` of an action."""
    die = spend // actions.CHANGE_COUNT
    change = spend % actions.CHANGE_COUNT
    if not holds_die(s, seat, die):
        return ACT_04
    barred = barred_change(s, seat, action, change)
    if barred != ALLOWED:
        return barred
    value = SPEND_VALUE[spend]
    if value == cost:
        return ALLOWED
    if value != 0:
        return ACT_10
    if s.get(seat, columns.ZEROS) & BITS[action] == 0:
        return ACT_G3
    return _barred_twin(s, seat, action, cost, change)


def _barred_twin(s: PulsarState, seat: i64, action: i64, cost: i64, change: i64) -> i64:
    """Return ALLOWED, or the clause that bars a 1 turned to 0 where an equal payment exists. P-ACT-G18

    The 1 itself, or the 1 turned to 2 by a change of the same kind, pays this cost as well.
    """
    if cost == 1 and change == actions.FREE_MINUS1:
        return ACT_G18
    if cost != 2:
        return ALLOWED
    twin = actions.PLUS1 if change == actions.MINUS1 else actions.FREE_PLUS1
    return ACT_G18 if barred_change(s, seat, action, twin) == ALLOWED else ALLOWED


def pay_die(s: PulsarState, seat: i64, spend: i64) -> None:
    """Take the die of a spend, and the token if one changed it."""
    die = spend // actions.CHANGE_COUNT
    change = spend % actions.CHANGE_COUNT
    if die >= actions.FIRST_BONUS:
        s.bonus = 0
        s.duty = 0
    else:
        s.add_die(seat, die_value(die), -1)
    if change in (actions.MINUS1, actions.PLUS1):
        s.add(seat, columns.PM1, -1)
    elif change == actions.PLUS2:
        s.add(seat, columns.PLUS2, -1)


def held_dice(s: PulsarState, seat: i64) -> i64:
    """Return the different dice that the seat in turn holds, as bits."""
    held: i64 = 0
    hand, first = s.hand, seat * codes.DICE_SPACES
    for value in range(1, constants.FACES + 1):
        if hand[first + value] > 0:
            held |= BITS[value - 1]
    if s.bonus > 0:
        held |= BITS[actions.FIRST_BONUS + s.bonus - 1]
    return held


def holds_silver(s: PulsarState, seat: i64) -> bool:
    """Return whether a seat holds a silver die."""
    return held_dice(s, seat) & ALL_SILVER != 0


def usual_spends(s: PulsarState, seat: i64) -> vec[i64]:
    """Return all dice with all changes by token that a seat has, ascending: its spends if nothing is free."""
    changes = BITS[actions.PLAIN]
    if s.get(seat, columns.PM1) > 0:
        changes |= BITS[actions.MINUS1] | BITS[actions.PLUS1]
    if s.get(seat, columns.PLUS2) > 0:
        changes |= BITS[actions.PLUS2]
    return _spends_with(held_dice(s, seat), changes)


def possible_spends(s: PulsarState, seat: i64, action: i64, usual: vec[i64]) -> vec[i64]:
    """Return all spends that a seat has for an action, ascending: `usual` if no change is free."""
    free = s.get(seat, columns.SHIFTS) & (BITS[action * 2] + BITS[action * 2 + 1])
    if action == schema.FLY:
        free |= s.get(seat, columns.GATE_MINUS) | s.get(seat, columns.GATE_PLUS)
    return usual if free == 0 else _spends_with(held_dice(s, seat), _changes_for(s, seat, action))


def _changes_for(s: PulsarState, seat: i64, action: i64) -> i64:
    """Return all changes that a seat has for an action, as bits."""
    changes: i64 = 0
    for change in range(actions.CHANGE_COUNT):
        if barred_change(s, seat, action, change) == ALLOWED:
            changes |= BITS[change]
    return changes


def _spends_with(dice: i64, changes: i64) -> vec[i64]:
    """Return each of the dice with each of the changes, ascending; both are given as bits."""
    found = vec[i64](capacity=16)
    spend: i64 = 0
    while dice != 0:
        if dice & 1 != 0:
            for change in CHANGES[changes]:
                found = append(found, spend + change)
        dice >>= 1
        spend += actions.CHANGE_COUNT
    return found


def payable_costs(s: PulsarState, seat: i64, action: i64, spends: vec[i64]) -> i64:
    """Return the costs of an action that some of the spends may pay, as bits; a 0 that counts may pay any."""
    values: i64 = 0
    for spend in spends:
        values |= BITS[SPEND_VALUE[spend]]
    if values & ZERO != 0 and s.get(seat, columns.ZEROS) & BITS[action] != 0:
        return ANY_COST
    return values


def gates_due(s: PulsarState, seat: i64, change: i64) -> i64:
    """Return the colours of which a flight with this change must visit a gate, as bits. P-EFF-G4"""
    if change == actions.GATE_MINUS1:
        return s.get(seat, columns.GATE_MINUS)
    if change == actions.GATE_PLUS1:
        return s.get(seat, columns.GATE_PLUS)
    return 0


class DiceAction(PulsarTurnAction):
    """An action of the turn that costs a die; `use` is its number among the uses of dice.

    `costs` are the values it costs by target, `ids` the actions by target and spend.
    """

    clauses: ClassVar[tuple[i64, ...]] = (
        clause("P-COMP-02"),
        clause("P-ACT-06"),
        clause("P-ACT-08"),
        clause("P-ACT-09"),
        clause("P-ACT-11"),
        clause("P-ACT-12"),
        clause("P-ACT-15"),
        clause("P-ACT-G2"),
        clause("P-ACT-G9"),
        clause("P-ACT-G10"),
        clause("P-ACT-G16"),
        clause("P-BON-04"),
        clause("P-BON-05"),
        clause("P-BON-06"),
        clause("P-EFF-G5"),
    )

    def __init__(self, use: i64, costs: vec[i64], ids: vec[i64]) -> None:
        self.use: i64 = use
        self.costs: vec[i64] = costs
        self.ids: vec[i64] = ids

    def add_spends(self, s: PulsarState, target: i64, spends: vec[i64], found: vec[i64]) -> vec[i64]:
        """Return `found` with the actions by which one of the possible `spends` pays for `target`."""
        first, cost, ids = target * actions.SPENDS, self.costs[target], self.ids
        for spend in spends:
            value = SPEND_VALUE[spend]
            if value == cost or (
                value == 0 and barred_spend(s, s.step_seat(), self.use, cost, spend) == ALLOWED
            ):
                found = append(found, ids[first + spend])
        return found

    def barred_die(self, s: PulsarState, seat: i64, target: i64, action: i64) -> i64:
        """Return ALLOWED, or the clause by which the die of `action` does not pay for `target`."""
        return barred_spend(s, seat, self.use, self.costs[target], actions.SPEND_OF[action])
