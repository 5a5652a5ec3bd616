"""Dice that a talent lets roll again."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

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
from astrarium.games.cosmic_pioneers.rules.actions import PASS, REROLL
from astrarium.games.cosmic_pioneers.rules.state import (
    ATTACK_STEP,
    COMMANDER,
    DEFENCE_STEP,
    FACE_STEP,
    REROLL_STEP,
    USED,
    CosmicState,
)

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


def do_reroll(s: CosmicState, seat: i64) -> None:
    """The die is rolled again, and only once: the new result stands. C-GAP-68"""
    step = s.step_argument()
    s.drop()
    s.add(seat, USED + die_of(step), 1)
    s.push(step, seat, 1)


def refresh_rerolls(s: CosmicState) -> None:
    """A turn begins: what may be used once a turn may be used again."""
    for seat in range(s.seats):
        row = _row(s, seat)
        for die in range(DICE_COUNT):
            if s.get(seat, USED + die) > 0 and REROLL_PERIOD[row + die] == PER_TURN:
                s.put(seat, USED + die, 0)
