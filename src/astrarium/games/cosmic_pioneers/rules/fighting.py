"""Phase 2: combat (catalogue section 7)."""

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.clauses import ALLOWED
from astrarium.core.steps import AutomaticStep, DecisionStep
from astrarium.games.cosmic_pioneers.clauses import clause
from astrarium.games.cosmic_pioneers.components import constants, permanent_effects, schema, tables
from astrarium.games.cosmic_pioneers.rules import actions, codes, columns, pieces, steps
from astrarium.games.cosmic_pioneers.rules.effects import push_triggered
from astrarium.games.cosmic_pioneers.rules.rerolling import RollDie, push_reroll
from astrarium.games.cosmic_pioneers.rules.state import CosmicState

COMBAT_01: Final = clause("C-COMBAT-01")
COMBAT_03: Final = clause("C-COMBAT-03")
ATTACKER_BIT: Final[i64] = 1


def _strength(s: CosmicState, seat: i64, die: i64) -> i64:
    """Return the total of a seat: die and modifier of the Weapons level."""
    return die + constants.WEAPONS_ADD[s.get(seat, columns.WEAPONS) - 1]


def _attacker_wins_ties(s: CosmicState, seat: i64) -> bool:
    """Return whether the attacker wins equal totals, by the scenario or else by its talent.

    Otherwise the defender wins them.
    """
    ties = permanent_effects.SCENARIO_TIES[s.scenario + 1]
    if ties == 0:
        ties = permanent_effects.TALENT_TIES[s.get(seat, columns.COMMANDER) + 1]
    return ties & ATTACKER_BIT != 0


def _barred_fight(s: CosmicState, seat: i64, rival: i64) -> i64:
    """Return the clause that bars a fight; only an uncrashed ship at the same planet can be fought."""
    if rival >= s.seats or rival == seat:
        return COMBAT_01
    place = s.ship(seat)
    if s.ship(rival) != place or not pieces.is_planet(s, place):
        return COMBAT_01
    return COMBAT_03 if s.is_crashed(rival) else ALLOWED


@final
class Fight(DecisionStep[CosmicState]):
    """Phase 2: a ship at the same planet as rivals fights one of them."""

    rule = clause("C-NOTE-14")
    clauses: ClassVar = (clause("C-COMBAT-02"), clause("C-GAP-25"), clause("C-GAP-67"))

    def legal(self, s: CosmicState, seat: i64, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=3)
        for rival in range(s.seats):
            if _barred_fight(s, seat, rival) == ALLOWED:
                found = append(found, actions.FIGHT + rival)
        return found

    def barred(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> i64:
        if actions.KIND_OF[action] != actions.FIGHT_KIND:
            return self.rule
        return _barred_fight(s, seat, actions.SLOT_1[action])

    def do(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> None:
        """Push both rolls, the attacker first, then the re-rolls of talents."""
        rival = actions.SLOT_1[action]
        s.rival = rival
        s.turn_into(steps.OUTCOME, codes.NONE)
        push_reroll(s, rival, schema.COMBAT_DIE, steps.DEFENCE)
        push_reroll(s, seat, schema.COMBAT_DIE, steps.ATTACK)
        s.push(steps.DEFENCE, rival, codes.NONE)
        s.push(steps.ATTACK, seat, codes.NONE)


@final
class RollDefence(RollDie):
    """Chance rolls the die of the defender."""

    rule = clause("C-COMBAT-04")

    def do(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> None:
        s.drop()
        s.rival_die = actions.SLOT_1[action] + 1


@final
class FightOutcome(AutomaticStep[CosmicState]):
    """The higher total wins and the loser crash-lands; then the scenario rewards the winner."""

    clauses: ClassVar = (
        clause("C-COMBAT-04"),
        clause("C-COMBAT-05"),
        clause("C-COMBAT-06"),
        clause("C-CMD-03"),
        clause("C-NOTE-06"),
        clause("C-GAP-07"),
        clause("C-GAP-53"),
        clause("C-GAP-72"),
    )

    def run(self, s: CosmicState, seat: i64, argument: i64) -> None:
        s.drop()
        mine = _strength(s, seat, s.die)
        theirs = _strength(s, s.rival, s.rival_die)
        winner, loser = s.rival, seat
        if mine > theirs or (mine == theirs and _attacker_wins_ties(s, seat)):
            winner, loser = seat, s.rival
        s.rival = codes.NONE
        s.die = 0
        s.rival_die = 0
        s.add(winner, columns.FIGHTS, 1)
        push_triggered(s, winner, tables.FIGHT_WON)
        s.push(steps.CRASH, loser, codes.NONE)
