"""Dice, and dice that a talent lets roll again."""

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.clauses import ALLOWED
from astrarium.core.steps import ChanceStep, DecisionStep
from astrarium.games.cosmic_pioneers.clauses import clause
from astrarium.games.cosmic_pioneers.components.constants import FACES
from astrarium.games.cosmic_pioneers.components.permanent_effects import (
    COMMANDER_ROOM,
    PER_TURN,
    REROLL_PERIOD,
    REROLLS,
)
from astrarium.games.cosmic_pioneers.components.schema import (
    ADVENTURE_DIE,
    BOMBS_DIE,
    COMBAT_DIE,
    DICE_COUNT,
)
from astrarium.games.cosmic_pioneers.rules.actions import (
    KIND_OF,
    PASS,
    PASS_KIND,
    REROLL,
    REROLL_KIND,
    ROLL,
    SLOT_1,
)
from astrarium.games.cosmic_pioneers.rules.state import (
    ATTACK_STEP,
    COMMANDER,
    DEFENCE_STEP,
    FACE_STEP,
    REROLL_STEP,
    USED,
    CosmicState,
)

ROLLS: Final = vec[i64]([ROLL + face for face in range(FACES)])
REROLL_MOVES: Final = vec[i64]([REROLL, PASS])


def _row(s: CosmicState, seat: i64) -> i64:
    return ((s.scenario + 1) * COMMANDER_ROOM + s.get(seat, COMMANDER) + 1) * DICE_COUNT


def push_reroll(s: CosmicState, seat: i64, die: i64, step: i64) -> None:
    """The seat may roll a die again, if its talent has a use left. C-GAP-11, C-GAP-68"""
    if s.get(seat, USED + die) < REROLLS[_row(s, seat) + die]:
        s.push(REROLL_STEP, seat, step)


def die_of(step: i64) -> i64:
    """The die that a step rolls."""
    if step == FACE_STEP:
        return ADVENTURE_DIE
    if step in (ATTACK_STEP, DEFENCE_STEP):
        return COMBAT_DIE
    return BOMBS_DIE


def refresh_rerolls(s: CosmicState) -> None:
    """A turn begins: what may be used once a turn may be used again."""
    for seat in range(s.seats):
        row = _row(s, seat)
        for die in range(DICE_COUNT):
            if s.get(seat, USED + die) > 0 and REROLL_PERIOD[row + die] == PER_TURN:
                s.put(seat, USED + die, 0)


class RollDie(ChanceStep[CosmicState]):
    """Chance rolls a die."""

    def outcomes(self, s: CosmicState, argument: i64) -> vec[i64]:
        return ROLLS

    def do(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> None:
        s.drop()
        s.die = SLOT_1[action] + 1


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
    """Chance rolls how many life forms are killed."""

    rule = clause("C-BOMB-04")


@final
class Reroll(DecisionStep[CosmicState]):
    """A seat may roll a die again, once: the new result stands. The argument is the step that rolls."""

    rule = clause("C-GAP-68")
    clauses: ClassVar = (clause("C-GAP-11"),)

    def legal(self, s: CosmicState, seat: i64, argument: i64) -> vec[i64]:
        return REROLL_MOVES

    def barred(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> i64:
        return ALLOWED if KIND_OF[action] in (REROLL_KIND, PASS_KIND) else self.rule

    def do(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> None:
        s.leave_step()
        if KIND_OF[action] == REROLL_KIND:
            s.add(seat, USED + die_of(argument), 1)
            s.push(argument, seat, 1)
