"""Phase 2, combat (catalogue section 7)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.clauses import ALLOWED
from astrarium.games.cosmic_pioneers.clauses import clause
from astrarium.games.cosmic_pioneers.components.constants import (
    WEAPONS_ADD,
)
from astrarium.games.cosmic_pioneers.components.permanent_effects import SCENARIO_TIES, TALENT_TIES
from astrarium.games.cosmic_pioneers.components.schema import (
    COMBAT_DIE,
)
from astrarium.games.cosmic_pioneers.components.tables import (
    FIGHT_WON,
)
from astrarium.games.cosmic_pioneers.rules.actions import FIGHT
from astrarium.games.cosmic_pioneers.rules.effects import push_triggered
from astrarium.games.cosmic_pioneers.rules.pieces import is_planet
from astrarium.games.cosmic_pioneers.rules.rerolling import push_reroll
from astrarium.games.cosmic_pioneers.rules.state import (
    ATTACK_STEP,
    COMMANDER,
    CRASH_STEP,
    CRASHED,
    DEFENCE_STEP,
    FIGHTS,
    NONE,
    OUTCOME_STEP,
    SHIP,
    WEAPONS,
    CosmicState,
)

COMBAT_01: Final = clause("C-COMBAT-01")
COMBAT_03: Final = clause("C-COMBAT-03")
ATTACKER_BIT: Final[i64] = 1


def barred_fight(s: CosmicState, seat: i64, rival: i64) -> i64:
    """An uncrashed ship of somebody else at the same planet.

    C-COMBAT-01, C-COMBAT-02, C-COMBAT-03, C-NOTE-14, C-GAP-25
    """
    if rival >= s.seats or rival == seat:
        return COMBAT_01
    place = s.get(seat, SHIP)
    if s.get(rival, SHIP) != place or not is_planet(s, place):
        return COMBAT_01
    return COMBAT_03 if s.get(rival, CRASHED) == 1 else ALLOWED


def legal_fight(s: CosmicState, seat: i64) -> vec[i64]:
    """All rivals that can be fought."""
    found = vec[i64](capacity=3)
    for rival in range(s.seats):
        if barred_fight(s, seat, rival) == ALLOWED:
            found = append(found, FIGHT + rival)
    return found


def do_fight(s: CosmicState, seat: i64, rival: i64) -> None:
    """Both roll, the attacker first; then whoever has the talent may roll again. C-COMBAT-04, C-GAP-67"""
    s.rival = rival
    s.turn_into(OUTCOME_STEP, NONE)
    push_reroll(s, rival, COMBAT_DIE, DEFENCE_STEP)
    push_reroll(s, seat, COMBAT_DIE, ATTACK_STEP)
    s.push(DEFENCE_STEP, rival, NONE)
    s.push(ATTACK_STEP, seat, NONE)


def _strength(s: CosmicState, seat: i64, die: i64) -> i64:
    """The die and the modifier of the Weapons level. C-CMD-03, C-COMBAT-04, C-NOTE-06, C-GAP-07"""
    return die + WEAPONS_ADD[s.get(seat, WEAPONS) - 1]


def _attacker_wins_ties(s: CosmicState, seat: i64) -> bool:
    """On equal totals the defender wins, unless the scenario or else the attacker's talent says otherwise.

    C-COMBAT-05, C-GAP-53
    """
    ties = SCENARIO_TIES[s.scenario + 1]
    if ties == 0:
        ties = TALENT_TIES[s.get(seat, COMMANDER) + 1]
    return ties & ATTACKER_BIT != 0


def decide_fight(s: CosmicState, seat: i64) -> None:
    """The higher total wins, the loser crash-lands; then comes what the scenario gives the winner.

    C-COMBAT-05, C-COMBAT-06, C-GAP-72
    """
    s.drop()
    mine = _strength(s, seat, s.die)
    theirs = _strength(s, s.rival, s.rival_die)
    winner, loser = s.rival, seat
    if mine > theirs or (mine == theirs and _attacker_wins_ties(s, seat)):
        winner, loser = seat, s.rival
    s.rival = NONE
    s.die = 0
    s.rival_die = 0
    s.add(winner, FIGHTS, 1)
    push_triggered(s, winner, FIGHT_WON)
    s.push(CRASH_STEP, loser, NONE)
