"""The bonus at the end of a flight, and exploration tiles (catalogue section 6.2)."""

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.clauses import ALLOWED
from astrarium.games.pulsar2849.clauses import clause
from astrarium.games.pulsar2849.components import schema, starmap, tables
from astrarium.games.pulsar2849.rules import actions, steps
from astrarium.games.pulsar2849.rules.acting import PulsarChance, PulsarDecision
from astrarium.games.pulsar2849.rules.effects import push_effects
from astrarium.games.pulsar2849.rules.gaining import trigger
from astrarium.games.pulsar2849.rules.state import PulsarState

BONUS_CHOICES: Final = vec[i64]([actions.BONUS_ACTION, actions.BONUS_ACTION + 1])


def tiles_left(s: PulsarState) -> bool:
    """Return whether an exploration tile can be drawn."""
    number = s.pile.left
    for discarded in s.discard:
        number += discarded
    return number > 0


@final
class TakeExplorationBonus(PulsarDecision):
    """The seat takes the bonus on a system tile, or an exploration tile; the argument is the system tile."""

    clauses: ClassVar = (
        clause("P-STN-07"),
        clause("P-STN-G4"),
        clause("P-STN-G10"),
        clause("P-STN-G14"),
        clause("P-BON-07"),
        clause("P-EFF-G30"),
    )

    def legal(self, s: PulsarState, seat: i64, argument: i64) -> vec[i64]:
        return BONUS_CHOICES if tiles_left(s) else BONUS_CHOICES[:1]

    def barred_choice(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> i64:
        return ALLOWED if actions.KIND_OF[action] == actions.BONUS_KIND else self.rule

    def do(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> None:
        s.drop()
        trigger(s, seat, schema.ON_END_BONUS)
        if actions.SLOT_1[action] == actions.PICTURED:
            push_effects(s, seat, tables.FIRST_SYSTEM + argument, schema.NOW)
        else:
            s.push(steps.EXPLORE, seat, starmap.NONE)


@final
class DrawExploration(PulsarChance):
    """Chance draws an exploration tile, which is resolved at once, and discarded unless the seat keeps it.

    An empty pile is made of the discards; without any, no tile is drawn.
    """

    clauses: ClassVar = (
        clause("P-STN-08"),
        clause("P-STN-09"),
        clause("P-STN-11"),
        clause("P-STN-12"),
        clause("P-STN-G5"),
        clause("P-STN-G6"),
        clause("P-STN-G12"),
    )

    def ask(self, s: PulsarState, seat: i64, argument: i64) -> bool:
        if s.pile.left == 0:
            s.refill_pile()
        if s.pile.left == 0:
            s.drop()
            return False
        return super().ask(s, seat, argument)

    def outcomes(self, s: PulsarState, argument: i64) -> vec[i64]:
        return s.pile.outcomes(actions.EXPLORE)

    def weights(self, s: PulsarState, outcomes: vec[i64]) -> vec[i64]:
        return s.pile.odds()

    def do(self, s: PulsarState, seat: i64, argument: i64, action: i64) -> None:
        tile = actions.SLOT_1[action]
        s.drop()
        s.draw_exploration(tile)
        if tables.EXPLORATION_KEPT[tile] == 0:
            s.discard_exploration(tile)
        push_effects(s, seat, tables.FIRST_EXPLORATION + tile, schema.NOW)
