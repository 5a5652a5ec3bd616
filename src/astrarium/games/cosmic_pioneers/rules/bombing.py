"""Phase 5: bombardment (catalogue section 7)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.clauses import ALLOWED
from astrarium.games.cosmic_pioneers.clauses import clause
from astrarium.games.cosmic_pioneers.components.constants import (
    BOMBS_CHOSEN,
    BOMBS_ROLLED,
    SLOT_ROOM,
)
from astrarium.games.cosmic_pioneers.components.permanent_effects import CHOOSES_VICTIMS, COMMANDER_ROOM
from astrarium.games.cosmic_pioneers.components.schema import (
    ALIENS,
    BOMBARD,
    BOMBS_DIE,
    COLONISTS,
    RIGHT,
)
from astrarium.games.cosmic_pioneers.rules.actions import BOMB, PASS, TARGET_ACTION, VICTIM
from astrarium.games.cosmic_pioneers.rules.effects import find_colonist
from astrarium.games.cosmic_pioneers.rules.pieces import (
    count_aliens,
    count_colonists,
    forbidden,
    is_alien,
    is_colonist,
    remove_life,
)
from astrarium.games.cosmic_pioneers.rules.rerolling import push_reroll
from astrarium.games.cosmic_pioneers.rules.state import (
    BOMBS,
    COMMANDER,
    COUNT_STEP,
    CRASHED,
    HIT_STEP,
    KILLS,
    NONE,
    SHIP,
    TARGET_STEP,
    VICTIM_STEP,
    CosmicState,
)

BOMB_01: Final = clause("C-BOMB-01")
BOMB_03: Final = clause("C-BOMB-03")
BOMB_06: Final = clause("C-BOMB-06")
NOTE_17: Final = clause("C-NOTE-17")
GAP_53: Final = clause("C-GAP-53")
GAP_82: Final = clause("C-GAP-82")
GAP_83: Final = clause("C-GAP-83")
GAP_84: Final = clause("C-GAP-84")
GAP_87: Final = clause("C-GAP-87")


def barred_bomb(s: CosmicState, seat: i64) -> i64:
    """The planet the ship orbits, with a life form on it; not after a crash in this turn.

    C-BOMB-01, C-NOTE-17, C-GAP-53, C-GAP-82
    """
    place = s.get(seat, SHIP)
    if s.get(seat, CRASHED) == 1:
        return NOTE_17
    if s.sector[place] < 0:
        return BOMB_01
    if forbidden(s, BOMBARD):
        return GAP_53
    return ALLOWED if count_colonists(s, place) + count_aliens(s, place) > 0 else GAP_82


def legal_bomb(s: CosmicState, seat: i64) -> vec[i64]:
    """To bomb or not. C-BOMB-01"""
    if barred_bomb(s, seat) == ALLOWED:
        return vec[i64]([BOMB, PASS])
    return vec[i64]([PASS])


def do_bomb(s: CosmicState, seat: i64) -> None:
    """The Bombs level tells which dice are rolled, and what is chosen.

    C-BOMB-02, C-BOMB-03, C-BOMB-04, C-BOMB-05, C-CMD-07, C-CMD-08, C-CMD-09, C-NOTE-25, C-GAP-45
    """
    level = s.get(seat, BOMBS) - 1
    s.target = NONE
    s.die = 1
    s.turn_into(TARGET_STEP, NONE)
    if BOMBS_ROLLED[level] == 1:
        push_reroll(s, seat, BOMBS_DIE, COUNT_STEP)
        s.push(COUNT_STEP, seat, NONE)
    if BOMBS_CHOSEN[level] == 0:
        push_reroll(s, seat, BOMBS_DIE, HIT_STEP)
        s.push(HIT_STEP, seat, NONE)


def _count(s: CosmicState, place: i64, target: i64) -> i64:
    if target == COLONISTS:
        return count_colonists(s, place)
    return count_aliens(s, place)


def barred_target(s: CosmicState, seat: i64, target: i64) -> i64:
    """The kind the Hit Die shows; without it, one that is there. C-BOMB-05, C-GAP-83"""
    if s.target != NONE:
        return ALLOWED if s.target == target else BOMB_03
    return ALLOWED if _count(s, s.get(seat, SHIP), target) > 0 else GAP_83


def legal_target(s: CosmicState, seat: i64) -> vec[i64]:
    """The kinds of life form that can be chosen."""
    found = vec[i64](capacity=2)
    for target in range(2):
        if barred_target(s, seat, target) == ALLOWED:
            found = append(found, TARGET_ACTION + target)
    return found


def do_target(s: CosmicState, target: i64) -> None:
    """The kind is known: as many die as were rolled, all if there are fewer. C-NOTE-07, C-GAP-43"""
    s.target = target
    s.stage = 0
    s.turn_into(VICTIM_STEP, NONE)


def chooses_victims(s: CosmicState, seat: i64) -> bool:
    """Whether a seat names those who die. C-BOMB-08, C-GAP-11"""
    return CHOOSES_VICTIMS[(s.scenario + 1) * COMMANDER_ROOM + s.get(seat, COMMANDER) + 1] == 1


def _is_target(s: CosmicState, who: i64) -> bool:
    if s.target == COLONISTS:
        return is_colonist(who)
    return is_alien(who)


def barred_victim(s: CosmicState, seat: i64, slot: i64) -> i64:
    """Free choice among the kind hit, slot by slot from the left. C-BOMB-08, C-GAP-84, C-GAP-87"""
    place = s.get(seat, SHIP)
    if not chooses_victims(s, seat):
        return BOMB_06
    if slot >= s.slots(place) or not _is_target(s, s.at(place, slot)):
        return GAP_84
    if slot < s.stage:
        return GAP_87
    left: i64 = 0
    for other in range(slot, s.slots(place)):
        if _is_target(s, s.at(place, other)):
            left += 1
    return ALLOWED if left >= s.die else GAP_87


def legal_victim(s: CosmicState, seat: i64) -> vec[i64]:
    """Who can be named next; nobody if all die, or if the order is fixed."""
    found = vec[i64](capacity=SLOT_ROOM)
    for slot in range(s.slots(s.get(seat, SHIP))):
        if barred_victim(s, seat, slot) == ALLOWED:
            found = append(found, VICTIM + slot)
    return found


def do_victim(s: CosmicState, seat: i64, slot: i64) -> None:
    """One more is killed."""
    _kill(s, seat, slot)
    s.stage = slot + 1
    s.die -= 1
    if s.die == 0:
        end_bombing(s)


def _kill(s: CosmicState, seat: i64, slot: i64) -> None:
    if s.target == ALIENS:
        s.add(seat, KILLS, 1)
    remove_life(s, s.get(seat, SHIP), slot)


def kill_in_order(s: CosmicState, seat: i64) -> None:
    """The rightmost colonists or the leftmost aliens die, whoever owns them and whatever their species.

    C-BOMB-06, C-BOMB-07, C-NOTE-07, C-NOTE-22, C-GAP-43, C-GAP-46
    """
    while s.die > 0 and _count(s, s.get(seat, SHIP), s.target) > 0:
        _kill(s, seat, _next_victim(s, s.get(seat, SHIP)))
        s.die -= 1
    end_bombing(s)


def _next_victim(s: CosmicState, place: i64) -> i64:
    if s.target == COLONISTS:
        return find_colonist(s, place, RIGHT)
    for slot in range(s.slots(place)):
        if is_alien(s.at(place, slot)):
            return slot
    return NONE


def end_bombing(s: CosmicState) -> None:
    """The dice are put away."""
    s.drop()
    s.die = 0
    s.target = 0
    s.stage = 0
