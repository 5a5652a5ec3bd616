"""Phase 3: the adventure on a planet; on the Jumpgate its steps (catalogue section 7)."""

from typing import ClassVar, final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.clauses import ALLOWED
from astrarium.core.steps import AutomaticStep, DecisionStep
from astrarium.games.cosmic_pioneers.clauses import clause
from astrarium.games.cosmic_pioneers.components.constants import (
    FACES,
)
from astrarium.games.cosmic_pioneers.components.schema import (
    ADVENTURE_DIE,
)
from astrarium.games.cosmic_pioneers.components.tables import (
    PLANET_FACES,
)
from astrarium.games.cosmic_pioneers.rules.actions import (
    ABOARD,
    ABOARD_KIND,
    KIND_OF,
    PASS,
    PASS_KIND,
    SLOT_1,
)
from astrarium.games.cosmic_pioneers.rules.pieces import room
from astrarium.games.cosmic_pioneers.rules.rerolling import push_reroll
from astrarium.games.cosmic_pioneers.rules.state import (
    COLONIST,
    EFFECT_STEP,
    FACE_STEP,
    HOLD,
    JUMPGATE,
    NONE,
    RESERVE,
    RESULT_STEP,
    SHIP,
    CosmicState,
)
from astrarium.games.cosmic_pioneers.rules.trading import push_jumpgate


@final
class Adventure(AutomaticStep[CosmicState]):
    """Phase 3: a planet brings an adventure, the Jumpgate its steps, the Trade Station nothing.

    There is one adventure a turn, also after a crash in the fight.
    """

    clauses: ClassVar = (
        clause("C-ADV-01"),
        clause("C-JUMP-07"),
        clause("C-SECT-07"),
        clause("C-GAP-34"),
        clause("C-GAP-50"),
    )

    def run(self, s: CosmicState, seat: i64, argument: i64) -> None:
        sector = s.sector[s.get(seat, SHIP)]
        if sector >= 0:
            s.turn_into(RESULT_STEP, NONE)
            push_reroll(s, seat, ADVENTURE_DIE, FACE_STEP)
            s.push(FACE_STEP, seat, NONE)
            return
        s.drop()
        if sector == JUMPGATE:
            push_jumpgate(s, seat)


@final
class AdventureResult(AutomaticStep[CosmicState]):
    """The line of the planet for the number rolled happens."""

    clauses: ClassVar = (clause("C-ADV-11"),)

    def run(self, s: CosmicState, seat: i64, argument: i64) -> None:
        planet = s.sector[s.get(seat, SHIP)]
        s.turn_into(EFFECT_STEP, PLANET_FACES[planet * FACES + s.die - 1])
        s.die = 0


def most_aboard(s: CosmicState, seat: i64, surplus: i64) -> i64:
    """Return how many of the `surplus` colonists can go aboard."""
    return min(surplus, room(s, seat))


@final
class TakeAboard(DecisionStep[CosmicState]):
    """The seat may take surplus colonists aboard; the argument is their number."""

    rule = clause("C-ADV-05")
    clauses: ClassVar = (clause("C-GAP-32"),)

    def legal(self, s: CosmicState, seat: i64, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=5)
        for number in range(most_aboard(s, seat, argument)):
            found = append(found, ABOARD + number)
        return append(found, PASS)

    def barred(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> i64:
        if KIND_OF[action] == PASS_KIND:
            return ALLOWED
        fits = KIND_OF[action] == ABOARD_KIND and SLOT_1[action] < most_aboard(s, seat, argument)
        return ALLOWED if fits else self.rule

    def do(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> None:
        if KIND_OF[action] == PASS_KIND:
            s.leave_step()
            return
        number = SLOT_1[action] + 1
        s.drop()
        s.add(seat, RESERVE, -number)
        s.add(seat, HOLD + COLONIST, number)
