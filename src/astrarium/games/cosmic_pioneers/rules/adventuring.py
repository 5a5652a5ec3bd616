"""Phase 3: the adventure on a planet; on the Jumpgate its steps (catalogue section 7)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.clauses import ALLOWED
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
from astrarium.games.cosmic_pioneers.rules.actions import ABOARD, PASS
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

ADV_05: Final = clause("C-ADV-05")


def begin_adventure(s: CosmicState, seat: i64) -> None:
    """A planet brings an adventure, the Jumpgate its steps, the Trade Station nothing.

    One adventure a turn, also after a crash in the fight. C-ADV-01, C-JUMP-01, C-JUMP-07, C-NOTE-17,
    C-SECT-07, C-GAP-34, C-GAP-50
    """
    sector = s.sector[s.get(seat, SHIP)]
    if sector >= 0:
        s.turn_into(RESULT_STEP, NONE)
        push_reroll(s, seat, ADVENTURE_DIE, FACE_STEP)
        s.push(FACE_STEP, seat, NONE)
        return
    s.drop()
    if sector == JUMPGATE:
        push_jumpgate(s, seat)


def resolve_adventure(s: CosmicState, seat: i64) -> None:
    """The line of the planet for the number rolled. C-ADV-02, C-ADV-11"""
    planet = s.sector[s.get(seat, SHIP)]
    s.turn_into(EFFECT_STEP, PLANET_FACES[planet * FACES + s.die - 1])
    s.die = 0


def most_aboard(s: CosmicState, seat: i64) -> i64:
    """How many of the surplus colonists can go aboard. C-ADV-05"""
    most = s.step_argument()
    return min(most, room(s, seat))


def barred_aboard(s: CosmicState, seat: i64, number: i64) -> i64:
    """Surplus colonists, as far as there is room. C-ADV-05, C-GAP-32"""
    return ALLOWED if number <= most_aboard(s, seat) else ADV_05


def legal_aboard(s: CosmicState, seat: i64) -> vec[i64]:
    """Any number of the surplus, or none. C-GAP-32"""
    found = vec[i64](capacity=5)
    for number in range(most_aboard(s, seat)):
        found = append(found, ABOARD + number)
    return append(found, PASS)


def do_aboard(s: CosmicState, seat: i64, number: i64) -> None:
    """Colonists of the reserve go into the hold. C-ADV-05"""
    s.drop()
    s.add(seat, RESERVE, -number)
    s.add(seat, HOLD + COLONIST, number)
