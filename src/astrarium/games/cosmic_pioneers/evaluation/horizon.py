"""Length of the rest of the match, and duties of a seat in the present round."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.bits import BITS
from astrarium.core.state import FRAME
from astrarium.games.cosmic_pioneers.components import permanent_effects, schema, tables
from astrarium.games.cosmic_pioneers.rules import pieces, steps
from astrarium.games.cosmic_pioneers.rules.ending import END_TESTS
from astrarium.games.cosmic_pioneers.rules.state import CosmicState

# Duties: what a seat has still to do, as bits.
TURN: Final[i64] = 1  # a whole turn
DEPLOY: Final[i64] = 2  # phase 4, or the rest of it
LANDS: Final[i64] = 4  # a colonist that has to be landed now
BOMBING: Final[i64] = 8  # phase 5
EMBARKS: Final[i64] = 16  # loading colonists on the Jumpgate
EARNS: Final[i64] = 32  # income
CRASHES: Final[i64] = 64  # its ship is falling
WRECKS: Final[i64] = 128  # its ship has fallen and is unloaded

ROUNDS_TO_GO: Final = vec[i64]([0, 3, 6])  # rounds until an end test is met, by what the leader lacks


def _duties() -> vec[i64]:
    """Return, by step, the duties it means for its seat."""
    named = {
        steps.TURN: TURN,
        steps.MOVE: TURN,
        steps.DEPLOY: DEPLOY,
        steps.TRANSFER: DEPLOY,
        steps.SLOT: DEPLOY | LANDS,
        steps.BOMB: BOMBING,
        steps.EMBARK: EMBARKS,
        steps.INCOME: EARNS,
        steps.CRASH: CRASHES,
        steps.WRECK: WRECKS,
    }
    return vec[i64]([named.get(step, 0) for step in range(steps.LAST + 1)])


DUTY: Final = _duties()


def duties(s: CosmicState, seat: i64) -> i64:
    """Return the mask of the duties of a seat in this round."""
    found: i64 = 0
    for frame in range(0, len(s.agenda), FRAME):
        if s.agenda[frame + 1] == seat:
            found |= DUTY[s.agenda[frame]]
    if s.is_crashed(seat) or found & CRASHES != 0:
        found &= TURN | CRASHES | WRECKS
    return found


def rounds_left(s: CosmicState) -> i64:
    """Return the number of rounds that are likely to follow the present one."""
    left = pieces.table_figure(s, schema.LAST_ROUND) - s.round
    tests = permanent_effects.ENDING[s.scenario + 1]
    for line in range(0, len(tests), 2):
        if tests[line] == schema.PLANETS_LEFT:
            left = min(left, _doom(s, tests[line + 1]) - s.round)
        else:
            lack = tests[line + 1] - END_TESTS[tests[line]].reached(s)
            if lack < len(ROUNDS_TO_GO):
                left = min(left, ROUNDS_TO_GO[max(lack, 0)])
    return max(left, 0)


def _doom(s: CosmicState, number: i64) -> i64:
    """Return the round in which `number` planets are left if one is lost whenever one can be."""
    spare = END_TESTS[schema.PLANETS_LEFT].reached(s) - number
    last = pieces.table_figure(s, schema.LAST_ROUND)
    row = s.scenario * tables.MOMENT_COUNT + tables.ROUND_END
    for round_number in range(max(s.round, 1), last + 1):
        for line in range(len(tables.TRIGGERED[row])):
            if (
                tables.EFFECT_KIND[tables.TRIGGERED[row][line]] == schema.DESTROY_PLANET
                and tables.TRIGGER_ROUNDS[row][line] & BITS[round_number] != 0
            ):
                spare -= 1
        if spare <= 0 and s.round > 0:
            return round_number
    return last
