"""Phase 5: bombardment (catalogue section 7)."""

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.clauses import ALLOWED
from astrarium.core.steps import ChanceStep, DecisionStep
from astrarium.games.cosmic_pioneers.clauses import clause
from astrarium.games.cosmic_pioneers.components import constants, permanent_effects, schema
from astrarium.games.cosmic_pioneers.rules import actions, codes, columns, pieces, steps
from astrarium.games.cosmic_pioneers.rules.rerolling import push_reroll
from astrarium.games.cosmic_pioneers.rules.state import CosmicState

HITS: Final = vec[i64]([actions.HIT, actions.HIT + 1])
BOMB_01: Final = clause("C-BOMB-01")
BOMB_03: Final = clause("C-BOMB-03")
BOMB_06: Final = clause("C-BOMB-06")
NOTE_17: Final = clause("C-NOTE-17")
GAP_53: Final = clause("C-GAP-53")
GAP_82: Final = clause("C-GAP-82")
GAP_83: Final = clause("C-GAP-83")
GAP_84: Final = clause("C-GAP-84")
GAP_87: Final = clause("C-GAP-87")


def barred_bomb(s: CosmicState, seat: i64) -> i64:
    """Return the clause that bars bombing, or ALLOWED.

    The ship must orbit a planet with a life form on it and must not have crashed in this turn.
    """
    place = s.ship(seat)
    if s.is_crashed(seat):
        return NOTE_17
    if s.sector[place] < 0:
        return BOMB_01
    if pieces.forbidden(s, schema.BOMBARD):
        return GAP_53
    return ALLOWED if pieces.count_colonists(s, place) + pieces.count_aliens(s, place) > 0 else GAP_82


def _count(s: CosmicState, place: i64, target: i64) -> i64:
    if target == schema.COLONISTS:
        return pieces.count_colonists(s, place)
    return pieces.count_aliens(s, place)


def barred_target(s: CosmicState, seat: i64, target: i64) -> i64:
    """Return the clause that bars killing a kind: not the one rolled, or none of it on the planet."""
    if s.target != codes.NONE:
        return ALLOWED if s.target == target else BOMB_03
    return ALLOWED if _count(s, s.ship(seat), target) > 0 else GAP_83


def chooses_victims(s: CosmicState, seat: i64) -> bool:
    """Return whether a talent lets a seat choose the victims of its bombs. C-BOMB-08, C-GAP-11"""
    return (
        permanent_effects.CHOOSES_VICTIMS[
            (s.scenario + 1) * permanent_effects.COMMANDER_ROOM + s.get(seat, columns.COMMANDER) + 1
        ]
        == 1
    )


def _is_target(s: CosmicState, who: i64) -> bool:
    if s.target == schema.COLONISTS:
        return pieces.is_colonist(who)
    return pieces.is_alien(who)


def barred_victim(s: CosmicState, seat: i64, slot: i64) -> i64:
    """Return the clause that bars a victim: any of the kind hit can be chosen, slot by slot from the left."""
    place = s.ship(seat)
    if not chooses_victims(s, seat):
        return BOMB_06
    if slot >= s.slots(place) or not _is_target(s, s.at(place, slot)):
        return GAP_84
    if slot < s.stage:
        return GAP_87
    left: i64 = 0
    for other in range(slot, s.slots(place)):
        if _is_target(s, s.at(place, other)):
            left += 1
    return ALLOWED if left >= s.die else GAP_87


def _kill(s: CosmicState, seat: i64, slot: i64) -> None:
    if s.target == schema.ALIENS:
        s.add(seat, columns.KILLS, 1)
    pieces.remove_life(s, s.ship(seat), slot)


def _next_victim(s: CosmicState, place: i64) -> i64:
    if s.target == schema.COLONISTS:
        return pieces.find_colonist(s, place, schema.RIGHT)
    for slot in range(s.slots(place)):
        if pieces.is_alien(s.at(place, slot)):
            return slot
    return codes.NONE


@final
class Bombard(DecisionStep[CosmicState]):
    """Phase 5: the seat may bomb the planet its ship orbits; the Bombs level decides the dice."""

    rule = clause("C-ROUND-02")
    clauses: ClassVar = (
        clause("C-BOMB-02"),
        clause("C-BOMB-04"),
        clause("C-CMD-07"),
        clause("C-CMD-08"),
        clause("C-CMD-09"),
        clause("C-NOTE-25"),
        clause("C-GAP-45"),
    )

    def legal(self, s: CosmicState, seat: i64, argument: i64) -> vec[i64]:
        if barred_bomb(s, seat) == ALLOWED:
            return vec[i64]([actions.BOMB, actions.PASS])
        return vec[i64]([actions.PASS])

    def barred(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> i64:
        if actions.KIND_OF[action] == actions.PASS_KIND:
            return ALLOWED
        return barred_bomb(s, seat) if actions.KIND_OF[action] == actions.BOMB_KIND else self.rule

    def do(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> None:
        if actions.KIND_OF[action] == actions.PASS_KIND:
            s.leave_step()
            return
        level = s.get(seat, columns.BOMBS) - 1
        s.target = codes.NONE
        s.die = 1
        s.turn_into(steps.TARGET, codes.NONE)
        if constants.BOMBS_ROLLED[level] == 1:
            push_reroll(s, seat, schema.BOMBS_DIE, steps.COUNT)
            s.push(steps.COUNT, seat, codes.NONE)
        if constants.BOMBS_CHOSEN[level] == 0:
            push_reroll(s, seat, schema.BOMBS_DIE, steps.HIT)
            s.push(steps.HIT, seat, codes.NONE)


@final
class RollHit(ChanceStep[CosmicState]):
    """Chance rolls the Hit Die."""

    rule = clause("C-BOMB-03")

    def outcomes(self, s: CosmicState, argument: i64) -> vec[i64]:
        return HITS

    def weights(self, s: CosmicState, outcomes: vec[i64]) -> vec[i64]:
        return constants.HIT_ODDS

    def do(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> None:
        s.drop()
        s.target = actions.SLOT_1[action]


@final
class ChooseTarget(DecisionStep[CosmicState]):
    """The seat chooses the kind of life form that is killed, unless the Hit Die did."""

    rule = clause("C-BOMB-05")

    def legal(self, s: CosmicState, seat: i64, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=2)
        for target in range(2):
            if barred_target(s, seat, target) == ALLOWED:
                found = append(found, actions.TARGET_ACTION + target)
        return found

    def barred(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> i64:
        return (
            barred_target(s, seat, actions.SLOT_1[action])
            if actions.KIND_OF[action] == actions.TARGET_KIND
            else self.rule
        )

    def do(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> None:
        s.target = actions.SLOT_1[action]
        s.stage = 0
        s.turn_into(steps.VICTIM, codes.NONE)


@final
class KillLifeForms(DecisionStep[CosmicState]):
    """The number of life forms that was rolled is killed, or all if there are fewer.

    A talent chooses the victims. Without it the rightmost colonists or the leftmost aliens die, of any owner
    and species.
    """

    rule = GAP_84
    clauses: ClassVar = (
        clause("C-BOMB-07"),
        clause("C-BOMB-08"),
        clause("C-NOTE-07"),
        clause("C-NOTE-22"),
        clause("C-GAP-43"),
        clause("C-GAP-46"),
    )

    def legal(self, s: CosmicState, seat: i64, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=constants.SLOT_ROOM)
        for slot in range(s.slots(s.ship(seat))):
            if barred_victim(s, seat, slot) == ALLOWED:
                found = append(found, actions.VICTIM + slot)
        return found

    def barred(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> i64:
        return (
            barred_victim(s, seat, actions.SLOT_1[action])
            if actions.KIND_OF[action] == actions.VICTIM_KIND
            else self.rule
        )

    def do(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> None:
        slot = actions.SLOT_1[action]
        _kill(s, seat, slot)
        s.stage = slot + 1
        s.die -= 1
        if s.die == 0:
            _put_dice_away(s)

    def skip(self, s: CosmicState, seat: i64, argument: i64) -> None:
        while s.die > 0 and _count(s, s.ship(seat), s.target) > 0:
            _kill(s, seat, _next_victim(s, s.ship(seat)))
            s.die -= 1
        _put_dice_away(s)


def _put_dice_away(s: CosmicState) -> None:
    s.drop()
    s.die = 0
    s.target = 0
    s.stage = 0
