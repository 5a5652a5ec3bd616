"""Rounds and turns: what follows what (catalogue sections 7 and 8)."""

from typing import ClassVar, final

from mypy_extensions import i64

from astrarium.core.steps import AutomaticStep
from astrarium.games.cosmic_pioneers.clauses import clause
from astrarium.games.cosmic_pioneers.components.constants import (
    SPACE_DRAWS,
    SPACES,
)
from astrarium.games.cosmic_pioneers.components.tables import (
    ROUND_END,
    ROUND_START,
)
from astrarium.games.cosmic_pioneers.rules.blocks import FIGURE_BLOCKS
from astrarium.games.cosmic_pioneers.rules.effects import push_triggered
from astrarium.games.cosmic_pioneers.rules.rerolling import refresh_rerolls
from astrarium.games.cosmic_pioneers.rules.scoring import is_over, score_all
from astrarium.games.cosmic_pioneers.rules.state import (
    ADVENTURE_STEP,
    BOMB_STEP,
    CRASHED,
    DEPLOY_STEP,
    END_STEP,
    EVENT_STEP,
    FIGHT_STEP,
    MOVE_STEP,
    NONE,
    ROUND_STEP,
    TURN_STEP,
    CosmicState,
)


@final
class CosmicRound(AutomaticStep[CosmicState]):
    """A round: event, first effects, a turn for each seat from the first player on, last effects."""

    clauses: ClassVar = (
        clause("C-ROUND-01"),
        clause("C-ROUND-03"),
        clause("C-EVENT-01"),
        clause("C-EVENT-02"),
        clause("C-EVENT-03"),
        clause("C-EVENT-04"),
        clause("C-NOTE-09"),
        clause("C-GAP-19"),
        clause("C-GAP-23"),
        clause("C-DATA-28"),
    )

    def run(self, s: CosmicState, seat: i64, argument: i64) -> None:
        s.drop()
        s.round += 1
        s.changed |= FIGURE_BLOCKS
        s.push(END_STEP, s.first, NONE)
        push_triggered(s, s.first, ROUND_END)
        for back in range(s.seats):
            s.push(TURN_STEP, (s.first + s.seats - 1 - back) % s.seats, NONE)
        push_triggered(s, s.first, ROUND_START)
        if SPACE_DRAWS[s.events * SPACES + s.round - 1] == 1:
            s.push(EVENT_STEP, s.first, NONE)


@final
class CosmicTurn(AutomaticStep[CosmicState]):
    """A turn: a crashed ship is righted; then movement and combat, adventure, deployment, bombardment."""

    clauses: ClassVar = (clause("C-ROUND-02"), clause("C-CRASH-11"), clause("C-GAP-51"), clause("C-GAP-59"))

    def run(self, s: CosmicState, seat: i64, argument: i64) -> None:
        s.turn = seat
        s.put(seat, CRASHED, 0)
        refresh_rerolls(s)
        s.turn_into(BOMB_STEP, NONE)
        s.push(DEPLOY_STEP, seat, NONE)
        s.push(ADVENTURE_STEP, seat, NONE)
        s.push(FIGHT_STEP, seat, NONE)
        s.push(MOVE_STEP, seat, NONE)


@final
class CosmicRoundEnd(AutomaticStep[CosmicState]):
    """The game ends, or the token passes to the left and a round begins."""

    clauses: ClassVar = (clause("C-ENDR-01"), clause("C-ENDR-02"), clause("C-GAP-60"), clause("C-NOTE-10"))

    def run(self, s: CosmicState, seat: i64, argument: i64) -> None:
        s.drop()
        s.turn = NONE
        if is_over(s):
            score_all(s)
        else:
            s.first = (s.first + 1) % s.seats
            s.push(ROUND_STEP, NONE, NONE)
