"""Crash landings (catalogue section 7)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.clauses import ALLOWED
from astrarium.games.cosmic_pioneers.clauses import clause
from astrarium.games.cosmic_pioneers.components.constants import (
    SECTORS,
)
from astrarium.games.cosmic_pioneers.rules.actions import CRASH, LAND
from astrarium.games.cosmic_pioneers.rules.pieces import (
    free_slots,
    give_back,
    is_planet,
    land_piece,
    landing_slot,
    step_on,
    unload_goods,
)
from astrarium.games.cosmic_pioneers.rules.state import (
    COLONIST,
    CRASHED,
    FIRST_ALIEN,
    FIRST_GOODS,
    HOLD,
    NONE,
    PIECE_COUNT,
    SHIP,
    WRECK_STEP,
    CosmicState,
)

CRASH_02: Final = clause("C-CRASH-02")
CRASH_01: Final = clause("C-CRASH-01")
GAP_69: Final = clause("C-GAP-69")
GAP_88: Final = clause("C-GAP-88")


def _nearest(s: CosmicState, place: i64) -> i64:
    """How far the nearest other planet is, either way; 0 if there is none. C-CRASH-10, C-GAP-26"""
    for steps in range(1, SECTORS // 2 + 1):
        if is_planet(s, step_on(place, steps)) or is_planet(s, step_on(place, -steps)):
            return steps
    return 0


def barred_crash(s: CosmicState, seat: i64, site: i64) -> i64:
    """A neighbouring planet, or else one of the nearest; it need not have a free slot.

    C-CRASH-01, C-CRASH-02, C-CRASH-03, C-CRASH-10, C-NOTE-15, C-NOTE-16, C-NOTE-18, C-GAP-26
    """
    place = s.get(seat, SHIP)
    if not is_planet(s, site):
        return CRASH_02
    steps = _nearest(s, place)
    return ALLOWED if site == step_on(place, steps) or site == step_on(place, -steps) else CRASH_01


def legal_crash(s: CosmicState, seat: i64) -> vec[i64]:
    """The one or two sites of a crash; none if no other planet is left."""
    found = vec[i64](capacity=2)
    place = s.get(seat, SHIP)
    steps = _nearest(s, place)
    onward, back = step_on(place, steps), step_on(place, -steps)
    for site in range(1, SECTORS):
        if site != place and site in (onward, back) and is_planet(s, site):
            found = append(found, CRASH + site - 1)
    return found


def do_crash(s: CosmicState, seat: i64, site: i64) -> None:
    """The ship lies on its side there and is unloaded. C-CRASH-04, C-CRASH-05, C-GAP-29"""
    s.put(seat, SHIP, site)
    s.put(seat, CRASHED, 1)
    s.turn_into(WRECK_STEP, NONE)


def crash_on_the_spot(s: CosmicState, seat: i64) -> None:
    """No planet anywhere: the ship lies where it is, its cargo is lost. C-GAP-26"""
    s.drop()
    s.put(seat, CRASHED, 1)
    for piece in range(PIECE_COUNT):
        _lose(s, seat, piece)


def _lose(s: CosmicState, seat: i64, piece: i64) -> None:
    while s.get(seat, HOLD + piece) > 0:
        give_back(s, seat, piece)


def _aliens_aboard(s: CosmicState, seat: i64) -> i64:
    found: i64 = 0
    for piece in range(FIRST_ALIEN, FIRST_GOODS):
        found += s.get(seat, HOLD + piece)
    return found


def barred_land(s: CosmicState, seat: i64, piece: i64) -> i64:
    """Return what forbids landing `piece` next: the owner chooses who survives, and in which order.

    Colonists land from the left, aliens from the right. While more slots are free than aliens are aboard,
    a colonist survives whatever is chosen and is landed first. C-CRASH-05, C-CRASH-07, C-GAP-69, C-GAP-88
    """
    if s.get(seat, HOLD + piece) == 0:
        return GAP_88
    if piece == COLONIST or s.get(seat, HOLD + COLONIST) == 0:
        return ALLOWED
    return ALLOWED if _aliens_aboard(s, seat) >= free_slots(s, s.get(seat, SHIP)) else GAP_69


def legal_land(s: CosmicState, seat: i64) -> vec[i64]:
    """Who can be landed next; nobody once no slot is free. C-CRASH-06, C-CRASH-08"""
    found = vec[i64](capacity=5)
    if free_slots(s, s.get(seat, SHIP)) > 0:
        for piece in range(FIRST_GOODS):
            if barred_land(s, seat, piece) == ALLOWED:
                found = append(found, LAND + piece)
    return found


def do_land(s: CosmicState, seat: i64, piece: i64) -> None:
    """A life form survives: colonists on the leftmost free slot, aliens on the rightmost. C-GAP-27"""
    place = s.get(seat, SHIP)
    land_piece(s, seat, place, landing_slot(s, place, piece), piece)


def finish_crash(s: CosmicState, seat: i64) -> None:
    """Whoever found no slot is killed; goods are laid down, with their rewards.

    C-CRASH-06, C-CRASH-09, C-NOTE-28, C-GAP-69, C-GAP-71
    """
    s.drop()
    for piece in range(FIRST_GOODS):
        _lose(s, seat, piece)
    for piece in range(FIRST_GOODS, PIECE_COUNT):
        while s.get(seat, HOLD + piece) > 0:
            unload_goods(s, seat, s.get(seat, SHIP), piece)
