"""Dice and re-rolls."""

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.clauses import ALLOWED
from astrarium.core.steps import ChanceStep, DecisionStep
from astrarium.games.cosmic_pioneers.clauses import clause
from astrarium.games.cosmic_pioneers.components import constants, permanent_effects, schema
from astrarium.games.cosmic_pioneers.rules import actions, columns, steps
from astrarium.games.cosmic_pioneers.rules.state import CosmicState

ROLLS: Final = vec[i64]([actions.ROLL + face for face in range(constants.FACES)])
REROLL_MOVES: Final = vec[i64]([actions.REROLL, actions.PASS])


def _row(s: CosmicState, seat: i64) -> i64:
    return (
        (s.scenario + 1) * permanent_effects.COMMANDER_ROOM + s.get(seat, columns.COMMANDER) + 1
    ) * schema.DICE_COUNT


def push_reroll(s: CosmicState, seat: i64, die: i64, step: i64) -> None:
    """Offer a seat to roll a die again if its talent has a use left. C-GAP-11, C-GAP-68"""
    if s.get(seat, columns.USED + die) < permanent_effects.REROLLS[_row(s, seat) + die]:
        s.push(steps.REROLL, seat, step)


def die_of(step: i64) -> i64:
    """Return the die that a step rolls."""
    if step == steps.FACE:
        return schema.ADVENTURE_DIE
    if step in (steps.ATTACK, steps.DEFENCE):
        return schema.COMBAT_DIE
    return schema.BOMBS_DIE


def refresh_rerolls(s: CosmicState) -> None:
    """Renew the re-rolls that may be used once a turn."""
    for seat in range(s.seats):
        row = _row(s, seat)
        for die in range(schema.DICE_COUNT):
            if (
                s.get(seat, columns.USED + die) > 0
                and permanent_effects.REROLL_PERIOD[row + die] == permanent_effects.PER_TURN
            ):
                s.put(seat, columns.USED + die, 0)


class RollDie(ChanceStep[CosmicState]):
    """Chance rolls a die."""

    def outcomes(self, s: CosmicState, argument: i64) -> vec[i64]:
        return ROLLS

    def do(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> None:
        s.drop()
        s.die = actions.SLOT_1[action] + 1


@final
class RollAttack(RollDie):
    """Chance rolls the die of the attacker."""

    rule = clause("C-COMBAT-04")


@final
class RollAdventure(RollDie):
    """Chance rolls for an adventure."""

    rule = clause("C-ADV-02")


@final
class RollBombs(RollDie):
    """Chance rolls the number of life forms that are killed."""

    rule = clause("C-BOMB-04")


@final
class Reroll(DecisionStep[CosmicState]):
    """The seat may roll a die again, once: the new result stands. The argument is the step that rolls."""

    rule = clause("C-GAP-68")
    clauses: ClassVar = (clause("C-GAP-11"),)

    def legal(self, s: CosmicState, seat: i64, argument: i64) -> vec[i64]:
        return REROLL_MOVES

    def barred(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> i64:
        return ALLOWED if actions.KIND_OF[action] in (actions.REROLL_KIND, actions.PASS_KIND) else self.rule

    def do(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> None:
        s.leave_step()
        if actions.KIND_OF[action] == actions.REROLL_KIND:
            s.add(seat, columns.USED + die_of(argument), 1)
            s.push(argument, seat, 1)
