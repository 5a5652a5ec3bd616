"""Phase 3: adventures on planets, and the stop on the Jumpgate (catalogue section 7)."""

from typing import ClassVar, final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.clauses import ALLOWED
from astrarium.core.steps import AutomaticStep, DecisionStep
from astrarium.games.cosmic_pioneers.clauses import clause
from astrarium.games.cosmic_pioneers.components import constants, schema, tables
from astrarium.games.cosmic_pioneers.rules import actions, codes, columns, pieces, steps
from astrarium.games.cosmic_pioneers.rules.rerolling import push_reroll
from astrarium.games.cosmic_pioneers.rules.state import CosmicState
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
        sector = s.sector[s.ship(seat)]
        if sector >= 0:
            s.turn_into(steps.RESULT, codes.NONE)
            push_reroll(s, seat, schema.ADVENTURE_DIE, steps.FACE)
            s.push(steps.FACE, seat, codes.NONE)
            return
        s.drop()
        if sector == codes.JUMPGATE:
            push_jumpgate(s, seat)


@final
class AdventureResult(AutomaticStep[CosmicState]):
    """The line of the planet for the number rolled is carried out."""

    clauses: ClassVar = (clause("C-ADV-11"),)

    def run(self, s: CosmicState, seat: i64, argument: i64) -> None:
        planet = s.sector[s.ship(seat)]
        s.turn_into(steps.EFFECT, tables.PLANET_FACES[planet * constants.FACES + s.die - 1])
        s.die = 0


def max_aboard(s: CosmicState, seat: i64, surplus: i64) -> i64:
    """Return how many of the `surplus` colonists can go aboard."""
    return min(surplus, pieces.room(s, seat))


@final
class TakeAboard(DecisionStep[CosmicState]):
    """The seat may take surplus colonists aboard; the argument is their number."""

    rule = clause("C-ADV-05")
    clauses: ClassVar = (clause("C-GAP-32"),)

    def legal(self, s: CosmicState, seat: i64, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=5)
        for number in range(max_aboard(s, seat, argument)):
            found = append(found, actions.ABOARD + number)
        return append(found, actions.PASS)

    def barred(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> i64:
        if actions.KIND_OF[action] == actions.PASS_KIND:
            return ALLOWED
        fits = actions.KIND_OF[action] == actions.ABOARD_KIND and actions.SLOT_1[action] < max_aboard(
            s, seat, argument
        )
        return ALLOWED if fits else self.rule

    def do(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> None:
        if actions.KIND_OF[action] == actions.PASS_KIND:
            s.leave_step()
            return
        number = actions.SLOT_1[action] + 1
        s.drop()
        s.add(seat, columns.RESERVE, -number)
        s.add_cargo(seat, codes.COLONIST, number)
