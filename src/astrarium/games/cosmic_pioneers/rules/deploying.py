"""Phase 4: loading, then unloading, piece by piece (catalogue section 7).

Both go upwards by slot or kind of piece, so nothing can go round and round. C-GAP-77, C-GAP-78, C-GAP-87
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.clauses import ALLOWED
from astrarium.games.cosmic_pioneers.actions import LOAD, PASS, SLOT_ACTION, TAKE, UNLOAD
from astrarium.games.cosmic_pioneers.clauses import clause
from astrarium.games.cosmic_pioneers.data import (
    COLOUR_COUNT,
    SLOT_ROOM,
)
from astrarium.games.cosmic_pioneers.rules.pieces import (
    aboard,
    capacity,
    figure,
    forbidden,
    free_slots,
    hand_in,
    is_alien,
    is_planet,
    land_piece,
    landing_slot,
    reward,
    unload_goods,
)
from astrarium.games.cosmic_pioneers.rules.trading import push_services
from astrarium.games.cosmic_pioneers.standing import CHOOSES_SLOTS, COMMANDER_ROOM
from astrarium.games.cosmic_pioneers.state import (
    CARGO,
    COLONIST,
    COMMANDER,
    CRASHED,
    EMPTY,
    FIRST_ALIEN,
    FIRST_COLONIST,
    FIRST_GOODS,
    FIRST_NATIVE,
    HOLD,
    LOAD_STEP,
    NONE,
    OWN,
    PIECE_COUNT,
    SHIP,
    SLOT_STEP,
    STATION,
    UNLOAD_STEP,
    CosmicState,
)
from astrarium.games.cosmic_pioneers.vocabulary import (
    ALIEN_CARGO_LEVEL,
    LOAD_ALIENS,
)

DEPLOY_01: Final = clause("C-DEPLOY-01")
DEPLOY_02: Final = clause("C-DEPLOY-02")
DEPLOY_06: Final = clause("C-DEPLOY-06")
GOODS_05: Final = clause("C-GOODS-05")
GAP_35: Final = clause("C-GAP-35")
GAP_36: Final = clause("C-GAP-36")
GAP_37: Final = clause("C-GAP-37")
GAP_38: Final = clause("C-GAP-38")
GAP_53: Final = clause("C-GAP-53")
GAP_78: Final = clause("C-GAP-78")
GAP_79: Final = clause("C-GAP-79")
GAP_87: Final = clause("C-GAP-87")
NO_CARGO: Final = vec[i64]([0] * PIECE_COUNT)


def begin_deployment(s: CosmicState, seat: i64) -> None:
    """On a planet or the Trade Station, unless the ship crashed in this turn.

    C-DEPLOY-01, C-DEPLOY-03, C-NOTE-17, C-NOTE-23, C-GAP-38, C-GAP-77, C-GAP-80, C-GAP-81
    """
    s.drop()
    sector = s.sector[s.get(seat, SHIP)]
    if s.get(seat, CRASHED) == 1 or (sector < 0 and sector != STATION):
        return
    hold = seat * OWN + HOLD
    s.old = s.own[hold : hold + PIECE_COUNT]
    s.stage = 0
    s.above = 0
    if sector == STATION:
        push_services(s, seat)
    s.push(UNLOAD_STEP, seat, NONE)
    s.push(LOAD_STEP, seat, NONE)


def chooses_slots(s: CosmicState, seat: i64) -> bool:
    """Whether a seat lands life forms where it likes. C-DEPLOY-06, C-GAP-11"""
    return CHOOSES_SLOTS[(s.scenario + 1) * COMMANDER_ROOM + s.get(seat, COMMANDER) + 1] == 1


def _excess(s: CosmicState, seat: i64) -> i64:
    """How many pieces aboard have no cargo slot."""
    return aboard(s, seat) - capacity(s, seat)


def _unloadable(s: CosmicState, place: i64, piece: i64) -> bool:
    """Whether a kind of piece can be unloaded at all here. C-GAP-38, C-GAP-81"""
    return is_planet(s, place) or piece >= FIRST_GOODS or reward(s, place, piece) > 0


def _still_unloadable(s: CosmicState, place: i64, least: i64, freed: i64) -> i64:
    """How many pieces of the old cargo, of a kind from `least` on, can still be unloaded.

    Life forms need slots on a planet, `freed` of which get free besides those that are. C-GAP-79
    """
    life: i64 = 0
    others: i64 = 0
    for piece in range(least, PIECE_COUNT):
        if _unloadable(s, place, piece):
            if piece < FIRST_GOODS and is_planet(s, place):
                life += s.old[piece]
            else:
                others += s.old[piece]
    free = free_slots(s, place) + freed
    life = min(life, free)
    return life + others


def _fits_after_load(s: CosmicState, seat: i64, freed: i64) -> bool:
    """Whether one more piece can be aboard at the end of the phase. C-DEPLOY-02, C-DEPLOY-03, C-GAP-79"""
    excess = _excess(s, seat) + 1
    if excess <= 0:
        return True
    return excess <= _still_unloadable(s, s.get(seat, SHIP), COLONIST, freed)


def may_load_aliens(s: CosmicState, seat: i64) -> bool:
    """The Cargo level for aliens is reached. C-CMD-06, C-GAP-37, C-GAP-54"""
    return s.get(seat, CARGO) >= figure(s, seat, ALIEN_CARGO_LEVEL)


def barred_load(s: CosmicState, seat: i64, slot: i64) -> i64:
    """An own colonist, or an alien, from its slot. C-DEPLOY-01, C-GAP-35, C-GAP-36, C-GAP-37, C-GAP-79"""
    place = s.get(seat, SHIP)
    if slot >= s.slots(place):
        return DEPLOY_01
    who = s.at(place, slot)
    if who == EMPTY:
        return GAP_36
    if is_alien(who):
        if forbidden(s, LOAD_ALIENS):
            return GAP_53
        if not may_load_aliens(s, seat):
            return GAP_37
    elif who != FIRST_COLONIST + seat:
        return GAP_35
    if slot < s.stage:
        return GAP_87
    return ALLOWED if _fits_after_load(s, seat, 1) else GAP_79


def barred_take(s: CosmicState, seat: i64, colour: i64) -> i64:
    """Goods that lie on the hex. C-GOODS-05, C-GAP-79"""
    if s.goods[s.get(seat, SHIP) * COLOUR_COUNT + colour] == 0:
        return GOODS_05
    if SLOT_ROOM + colour < s.stage:
        return GAP_87
    return ALLOWED if _fits_after_load(s, seat, 0) else GAP_79


def legal_load(s: CosmicState, seat: i64) -> vec[i64]:
    """A piece to load, or no more."""
    found = vec[i64](capacity=16)
    place, goods = s.get(seat, SHIP), s.goods
    for slot in range(s.slots(place)):
        if s.at(place, slot) != EMPTY and barred_load(s, seat, slot) == ALLOWED:
            found = append(found, LOAD + slot)
    for colour in range(COLOUR_COUNT):
        if goods[place * COLOUR_COUNT + colour] > 0 and barred_take(s, seat, colour) == ALLOWED:
            found = append(found, TAKE + colour)
    return append(found, PASS)


def do_load(s: CosmicState, seat: i64, slot: i64) -> None:
    """A life form comes aboard; the others do not slide. C-GAP-36"""
    place = s.get(seat, SHIP)
    who = s.at(place, slot)
    piece = COLONIST
    if is_alien(who):
        piece = FIRST_ALIEN + who - FIRST_NATIVE
    s.stand(place, slot, EMPTY)
    s.add(seat, HOLD + piece, 1)
    s.stage = slot + 1


def do_take(s: CosmicState, seat: i64, colour: i64) -> None:
    """A goods token comes aboard. C-GOODS-05"""
    s.add_goods(s.get(seat, SHIP), colour, -1)
    s.add(seat, HOLD + FIRST_GOODS + colour, 1)
    s.stage = SLOT_ROOM + colour


def end_loading(s: CosmicState) -> None:
    """No more is loaded; now the old cargo may be unloaded. C-GAP-77"""
    s.drop()
    s.stage = 0
    s.above = 0


def _after(s: CosmicState, seat: i64, piece: i64) -> i64:
    """The least kind that may follow a piece: aliens in any order where it decides who stands where."""
    if FIRST_ALIEN <= piece < FIRST_GOODS and not chooses_slots(s, seat):
        return FIRST_ALIEN
    return piece


def barred_unload(s: CosmicState, seat: i64, piece: i64) -> i64:
    """A piece of the old cargo: goods anywhere, life forms while a slot is free, aliens also where bought.

    C-DEPLOY-01, C-GOODS-01, C-GAP-38, C-GAP-78, C-GAP-79, C-GAP-81
    """
    place = s.get(seat, SHIP)
    if s.old[piece] == 0:
        return GAP_78
    if not _unloadable(s, place, piece):
        return GAP_38
    if piece < s.stage:
        return GAP_87
    if piece < FIRST_GOODS and is_planet(s, place):
        found = _barred_landing(s, seat, place, piece)
        if found != ALLOWED:
            return found
    if _excess(s, seat) > 0:
        least = _after(s, seat, piece)
        if _still_unloadable(s, place, least, 0) < _excess(s, seat):
            return GAP_79
    return ALLOWED


def _barred_landing(s: CosmicState, seat: i64, place: i64, piece: i64) -> i64:
    """A free slot; with slots of choice, one that leaves the phase possible. C-DEPLOY-01, C-DEPLOY-06"""
    if not chooses_slots(s, seat):
        return ALLOWED if free_slots(s, place) > 0 else DEPLOY_01
    found = DEPLOY_01
    for slot in range(s.slots(place)):
        if s.at(place, slot) == EMPTY:
            found = barred_slot(s, seat, piece, slot)
            if found == ALLOWED:
                return ALLOWED
    return found


def barred_end(s: CosmicState, seat: i64) -> i64:
    """Unloading ends only when the cargo fits. C-GAP-79"""
    return ALLOWED if _excess(s, seat) <= 0 else GAP_79


def legal_unload(s: CosmicState, seat: i64) -> vec[i64]:
    """A piece to unload, or no more once the cargo fits. C-GAP-79"""
    found = vec[i64](capacity=PIECE_COUNT + 1)
    for piece in range(PIECE_COUNT):
        if s.old[piece] > 0 and barred_unload(s, seat, piece) == ALLOWED:
            found = append(found, UNLOAD + piece)
    if barred_end(s, seat) == ALLOWED:
        found = append(found, PASS)
    return found


def do_unload(s: CosmicState, seat: i64, piece: i64) -> None:
    """A piece leaves the hold. C-DEPLOY-04, C-DEPLOY-05, C-GOODS-01, C-GAP-78"""
    place = s.get(seat, SHIP)
    if piece < FIRST_GOODS and is_planet(s, place) and chooses_slots(s, seat):
        s.push(SLOT_STEP, seat, piece)
        return
    _count_unloaded(s, piece)
    s.stage = _after(s, seat, piece)
    if piece >= FIRST_GOODS:
        unload_goods(s, seat, place, piece)
    elif is_planet(s, place):
        land_piece(s, seat, place, landing_slot(s, place, piece), piece)
    else:
        hand_in(s, seat, piece, reward(s, place, piece))


def _count_unloaded(s: CosmicState, piece: i64) -> None:
    old = s.old[:]
    old[piece] -= 1
    s.old = old


def _least_slot(s: CosmicState, piece: i64) -> i64:
    """Pieces of one kind are landed from left to right."""
    if piece == s.stage:
        return s.above
    return 0


def barred_slot(s: CosmicState, seat: i64, piece: i64, slot: i64) -> i64:
    """A free slot of choice; enough must be left to land what has to be landed. C-DEPLOY-06, C-GAP-79"""
    place = s.get(seat, SHIP)
    if slot >= s.slots(place) or s.at(place, slot) != EMPTY:
        return DEPLOY_06
    if slot < _least_slot(s, piece):
        return GAP_87
    if _excess(s, seat) <= 1:
        return ALLOWED
    alike: i64 = 0  # free slots for more of this kind
    for other in range(slot + 1, s.slots(place)):
        if s.at(place, other) == EMPTY:
            alike += 1
    alike = min(alike, s.old[piece] - 1)
    later: i64 = 0
    goods: i64 = 0
    for other in range(piece + 1, PIECE_COUNT):
        if other < FIRST_GOODS:
            later += s.old[other]
        else:
            goods += s.old[other]
    life = alike + later
    life = min(life, free_slots(s, place) - 1)
    return ALLOWED if life + goods >= _excess(s, seat) - 1 else GAP_79


def legal_slot(s: CosmicState, seat: i64, piece: i64) -> vec[i64]:
    """All slots where a life form can be landed."""
    found = vec[i64](capacity=SLOT_ROOM)
    for slot in range(s.slots(s.get(seat, SHIP))):
        if barred_slot(s, seat, piece, slot) == ALLOWED:
            found = append(found, SLOT_ACTION + slot)
    return found


def do_slot(s: CosmicState, seat: i64, slot: i64) -> None:
    """A life form lands on a slot of choice. C-DEPLOY-06"""
    piece = s.step_argument()
    s.drop()
    _count_unloaded(s, piece)
    land_piece(s, seat, s.get(seat, SHIP), slot, piece)
    s.stage = piece
    s.above = slot + 1


def end_unloading(s: CosmicState) -> None:
    """The phase is over; what is aboard is no longer old or new."""
    s.drop()
    s.stage = 0
    s.above = 0
    s.old = NO_CARGO
