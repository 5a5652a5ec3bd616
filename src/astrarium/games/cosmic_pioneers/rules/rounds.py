"""Order of rounds and turns (catalogue sections 7 and 8)."""

from typing import ClassVar, final

from mypy_extensions import i64

from astrarium.core.steps import AutomaticStep
from astrarium.games.cosmic_pioneers.clauses import clause
from astrarium.games.cosmic_pioneers.components import constants, tables
from astrarium.games.cosmic_pioneers.rules import codes, columns, steps
from astrarium.games.cosmic_pioneers.rules.effects import push_triggered
from astrarium.games.cosmic_pioneers.rules.ending import is_over
from astrarium.games.cosmic_pioneers.rules.rerolling import refresh_rerolls
from astrarium.games.cosmic_pioneers.rules.scoring import score_all
from astrarium.games.cosmic_pioneers.rules.state import CosmicState


@final
class CosmicRound(AutomaticStep[CosmicState]):
    """A round: event, round-start effects, a turn for each seat in turn order, round-end effects."""

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
        s.begin_round()
        s.push(steps.END, s.first, codes.NONE)
        push_triggered(s, s.first, tables.ROUND_END)
        for back in range(s.seats):
            s.push(steps.TURN, (s.first + s.seats - 1 - back) % s.seats, codes.NONE)
        push_triggered(s, s.first, tables.ROUND_START)
        if constants.SPACE_DRAWS[s.events * constants.SPACES + s.round - 1] == 1:
            s.push(steps.EVENT, s.first, codes.NONE)


@final
class CosmicTurn(AutomaticStep[CosmicState]):
    """A turn: a crashed ship is righted; then movement and combat, adventure, deployment, bombardment."""

    clauses: ClassVar = (clause("C-ROUND-02"), clause("C-CRASH-11"), clause("C-GAP-51"), clause("C-GAP-59"))

    def run(self, s: CosmicState, seat: i64, argument: i64) -> None:
        s.turn = seat
        s.put(seat, columns.CRASHED, 0)
        refresh_rerolls(s)
        s.turn_into(steps.BOMB, codes.NONE)
        s.push(steps.DEPLOY, seat, codes.NONE)
        s.push(steps.ADVENTURE, seat, codes.NONE)
        s.push(steps.FIGHT, seat, codes.NONE)
        s.push(steps.MOVE, seat, codes.NONE)


@final
class CosmicRoundEnd(AutomaticStep[CosmicState]):
    """The game ends, or the token passes to the left and a round begins."""

    clauses: ClassVar = (clause("C-ENDR-01"), clause("C-ENDR-02"), clause("C-GAP-60"), clause("C-NOTE-10"))

    def run(self, s: CosmicState, seat: i64, argument: i64) -> None:
        s.drop()
        s.turn = codes.NONE
        if is_over(s):
            score_all(s)
        else:
            s.first = (s.first + 1) % s.seats
            s.push(steps.ROUND, codes.NONE, codes.NONE)
