"""Phase 4: loading and unloading, piece by piece in any order (catalogue section 7)."""

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.clauses import ALLOWED
from astrarium.core.steps import AutomaticStep, DecisionStep
from astrarium.games.cosmic_pioneers.clauses import clause
from astrarium.games.cosmic_pioneers.components.constants import (
    COLOUR_COUNT,
    SLOT_ROOM,
)
from astrarium.games.cosmic_pioneers.components.permanent_effects import CHOOSES_SLOTS, COMMANDER_ROOM
from astrarium.games.cosmic_pioneers.components.schema import (
    ALIEN_CARGO_LEVEL,
    LOAD_ALIENS,
)
from astrarium.games.cosmic_pioneers.rules.actions import (
    KIND_OF,
    LOAD,
    LOAD_KIND,
    PASS,
    PASS_KIND,
    SLOT_1,
    SLOT_ACTION,
    SLOT_KIND,
    TAKE,
    TAKE_KIND,
    UNLOAD,
    UNLOAD_KIND,
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
    stays_on_hex,
    unload_goods,
)
from astrarium.games.cosmic_pioneers.rules.state import (
    CARGO,
    COLONIST,
    COMMANDER,
    CRASHED,
    EMPTY,
    FIRST_ALIEN,
    FIRST_COLONIST,
    FIRST_GOODS,
    FIRST_NATIVE,
    HANDED,
    HOLD,
    LANDED,
    LOADED,
    MOST_TRANSFERS,
    NONE,
    PIECE_COUNT,
    SHIP,
    SLOT_STEP,
    STATION,
    TAKEN,
    TRANSFER_STEP,
    CosmicState,
)
from astrarium.games.cosmic_pioneers.rules.trading import push_services

GAP_35: Final = clause("C-GAP-35")
GAP_37: Final = clause("C-GAP-37")
GAP_38: Final = clause("C-GAP-38")
GAP_53: Final = clause("C-GAP-53")
GAP_78: Final = clause("C-GAP-78")
GAP_79: Final = clause("C-GAP-79")
GAP_87: Final = clause("C-GAP-87")
GAP_88: Final = clause("C-GAP-88")


def chooses_slots(s: CosmicState, seat: i64) -> bool:
    """Whether a seat lands life forms where it likes. C-DEPLOY-06, C-GAP-11"""
    return CHOOSES_SLOTS[(s.scenario + 1) * COMMANDER_ROOM + s.get(seat, COMMANDER) + 1] == 1


def may_load_aliens(s: CosmicState, seat: i64) -> bool:
    """The Cargo level for aliens is reached. C-CMD-06, C-GAP-37, C-GAP-54"""
    return s.get(seat, CARGO) >= figure(s, seat, ALIEN_CARGO_LEVEL)


def _barred_place(s: CosmicState, place: i64, piece: i64, slots: i64) -> i64:
    """Return what forbids unloading `piece` at `place` with `slots` free slots.

    C-GOODS-01, C-GAP-38, C-GAP-81, C-GAP-88
    """
    if piece >= FIRST_GOODS:
        return ALLOWED
    if is_planet(s, place):
        return ALLOWED if slots > 0 else GAP_88
    return ALLOWED if reward(s, place, piece) > 0 else GAP_38


def can_unload(s: CosmicState, seat: i64, slots: i64) -> bool:
    """Whether a piece aboard can be unloaded with `slots` free slots."""
    place = s.get(seat, SHIP)
    for piece in range(PIECE_COUNT):
        if s.get(seat, HOLD + piece) > 0 and _barred_place(s, place, piece, slots) == ALLOWED:
            return True
    return False


def _barred_hold(s: CosmicState, seat: i64, slots: i64) -> i64:
    """Return what forbids one more piece aboard; loading it leaves `slots` free slots on the planet.

    A full ship exchanges: a piece comes aboard if another one can leave. C-DEPLOY-02, C-DEPLOY-03, C-GAP-79
    """
    excess = aboard(s, seat) - capacity(s, seat)
    if excess > 0:
        return GAP_79
    if s.stage + 2 > MOST_TRANSFERS:  # the piece that leaves in exchange counts too
        return GAP_78
    return ALLOWED if excess < 0 or can_unload(s, seat, slots) else GAP_79


def barred_load(s: CosmicState, seat: i64, slot: i64) -> i64:
    """An own colonist, or an alien, from its slot. C-DEPLOY-01, C-GAP-35, C-GAP-36, C-GAP-37, C-GAP-79"""
    place = s.get(seat, SHIP)
    if not is_planet(s, place):
        return GAP_38
    if slot >= s.slots(place):
        return GAP_88
    who = s.at(place, slot)
    if who == EMPTY:
        return GAP_88
    if is_alien(who):
        if forbidden(s, LOAD_ALIENS):
            return GAP_53
        if not may_load_aliens(s, seat):
            return GAP_37
    elif who != FIRST_COLONIST + seat:
        return GAP_35
    if LOADED <= s.transfer < LANDED and slot * PIECE_COUNT <= s.transfer:
        return GAP_87
    if s.transfer == LANDED + slot:
        return GAP_78
    return _barred_hold(s, seat, free_slots(s, place) + 1)


def barred_take(s: CosmicState, seat: i64, colour: i64) -> i64:
    """Goods that lie on the hex. C-GOODS-05, C-GAP-79, C-GAP-88"""
    place = s.get(seat, SHIP)
    if s.goods[place * COLOUR_COUNT + colour] == 0:
        return GAP_88
    if TAKEN + colour < s.transfer < LANDED:
        return GAP_87
    piece = FIRST_GOODS + colour
    if s.transfer == HANDED + piece and stays_on_hex(s, place, piece):
        return GAP_78
    return _barred_hold(s, seat, free_slots(s, place))


def barred_unload(s: CosmicState, seat: i64, piece: i64) -> i64:
    """A piece aboard: goods anywhere, life forms while a slot is free, aliens also where bought.

    C-DEPLOY-01, C-GOODS-01, C-GAP-38, C-GAP-78, C-GAP-81, C-GAP-88
    """
    if s.get(seat, HOLD + piece) == 0:
        return GAP_88
    if s.stage >= MOST_TRANSFERS or _undoes_load(s, seat, piece):
        return GAP_78
    if _comes_too_late(s, seat, piece):
        return GAP_87
    place = s.get(seat, SHIP)
    return _barred_place(s, place, piece, free_slots(s, place))


def _undoes_load(s: CosmicState, seat: i64, piece: i64) -> bool:
    """Whether unloading `piece` can only take back the last transfer, a load without exchange. C-GAP-78"""
    if not LOADED <= s.transfer < LANDED or aboard(s, seat) > capacity(s, seat):
        return False
    place = s.get(seat, SHIP)
    if s.transfer >= TAKEN:
        return piece == FIRST_GOODS + s.transfer - TAKEN and stays_on_hex(s, place, piece)
    if s.transfer % PIECE_COUNT != piece:
        return False
    if chooses_slots(s, seat):
        return free_slots(s, place) == 1
    return landing_slot(s, place, piece) == s.transfer // PIECE_COUNT


def _comes_too_late(s: CosmicState, seat: i64, piece: i64) -> bool:
    """Whether `piece` had to be unloaded before the last one; aliens land in any order. C-GAP-87"""
    if s.transfer >= HANDED:
        return piece < s.transfer - HANDED
    if s.transfer < LANDED or piece != COLONIST:
        return False
    return is_alien(s.at(s.get(seat, SHIP), s.transfer - LANDED))


def barred_end(s: CosmicState, seat: i64) -> i64:
    """The phase ends only when the cargo fits. C-GAP-79"""
    return ALLOWED if aboard(s, seat) <= capacity(s, seat) else GAP_79


def _count(s: CosmicState, transfer: i64) -> None:
    s.stage += 1
    s.transfer = transfer


def _land(s: CosmicState, seat: i64, slot: i64, piece: i64) -> None:
    land_piece(s, seat, s.get(seat, SHIP), slot, piece)
    _count(s, LANDED + slot)


@final
class Deploy(AutomaticStep[CosmicState]):
    """Phase 4, on a planet or the Trade Station, unless the ship crashed in this turn."""

    clauses: ClassVar = (
        clause("C-DEPLOY-03"),
        clause("C-NOTE-17"),
        clause("C-NOTE-23"),
        clause("C-GAP-77"),
        clause("C-GAP-80"),
        clause("C-GAP-81"),
    )

    def run(self, s: CosmicState, seat: i64, argument: i64) -> None:
        s.drop()
        sector = s.sector[s.get(seat, SHIP)]
        if s.get(seat, CRASHED) == 1 or (sector < 0 and sector != STATION):
            return
        s.stage = 0
        s.transfer = NONE
        if sector == STATION:
            push_services(s, seat)
        s.push(TRANSFER_STEP, seat, NONE)


@final
class TransferPiece(DecisionStep[CosmicState]):
    """Phase 4: the seat may load or unload a piece; it ends the phase once the cargo fits."""

    rule = clause("C-ROUND-02")
    clauses: ClassVar = (
        clause("C-DEPLOY-01"),
        clause("C-DEPLOY-02"),
        clause("C-DEPLOY-04"),
        clause("C-DEPLOY-05"),
        clause("C-CMD-06"),
        clause("C-GOODS-01"),
        clause("C-GOODS-05"),
        clause("C-GAP-36"),
        clause("C-GAP-54"),
    )

    def legal(self, s: CosmicState, seat: i64, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=24)
        place, goods = s.get(seat, SHIP), s.goods
        for slot in range(s.slots(place)):
            if s.at(place, slot) != EMPTY and barred_load(s, seat, slot) == ALLOWED:
                found = append(found, LOAD + slot)
        for colour in range(COLOUR_COUNT):
            if goods[place * COLOUR_COUNT + colour] > 0 and barred_take(s, seat, colour) == ALLOWED:
                found = append(found, TAKE + colour)
        for piece in range(PIECE_COUNT):
            if s.get(seat, HOLD + piece) > 0 and barred_unload(s, seat, piece) == ALLOWED:
                found = append(found, UNLOAD + piece)
        if barred_end(s, seat) == ALLOWED:
            found = append(found, PASS)
        return found

    def barred(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> i64:
        kind, first = KIND_OF[action], SLOT_1[action]
        if kind == LOAD_KIND:
            return barred_load(s, seat, first)
        if kind == TAKE_KIND:
            return barred_take(s, seat, first)
        if kind == UNLOAD_KIND:
            return barred_unload(s, seat, first)
        return barred_end(s, seat) if kind == PASS_KIND else self.rule

    def do(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> None:
        kind, first = KIND_OF[action], SLOT_1[action]
        if kind == PASS_KIND:
            s.leave_step()
        elif kind == LOAD_KIND:
            _load(s, seat, first)
        elif kind == UNLOAD_KIND:
            _unload(s, seat, first)
        else:
            _take(s, seat, first)


def _load(s: CosmicState, seat: i64, slot: i64) -> None:
    """A life form comes aboard; the others do not slide."""
    place = s.get(seat, SHIP)
    who = s.at(place, slot)
    piece = COLONIST
    if is_alien(who):
        piece = FIRST_ALIEN + who - FIRST_NATIVE
    s.stand(place, slot, EMPTY)
    s.add(seat, HOLD + piece, 1)
    _count(s, LOADED + slot * PIECE_COUNT + piece)


def _take(s: CosmicState, seat: i64, colour: i64) -> None:
    s.add_goods(s.get(seat, SHIP), colour, -1)
    s.add(seat, HOLD + FIRST_GOODS + colour, 1)
    _count(s, TAKEN + colour)


def _unload(s: CosmicState, seat: i64, piece: i64) -> None:
    place = s.get(seat, SHIP)
    if piece < FIRST_GOODS and is_planet(s, place) and chooses_slots(s, seat):
        s.push(SLOT_STEP, seat, piece)
        return
    if piece < FIRST_GOODS and is_planet(s, place):
        _land(s, seat, landing_slot(s, place, piece), piece)
        return
    _count(s, HANDED + piece)
    if piece >= FIRST_GOODS:
        unload_goods(s, seat, place, piece)
    else:
        hand_in(s, seat, piece, reward(s, place, piece))


@final
class ChooseSlot(DecisionStep[CosmicState]):
    """A talent chooses the slot of a life form it lands; the argument is the piece."""

    rule = GAP_88
    clauses: ClassVar = (clause("C-DEPLOY-06"), clause("C-GAP-11"))

    def legal(self, s: CosmicState, seat: i64, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=SLOT_ROOM)
        for slot in range(s.slots(s.get(seat, SHIP))):
            if _barred_slot(s, seat, argument, slot) == ALLOWED:
                found = append(found, SLOT_ACTION + slot)
        return found

    def barred(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> i64:
        if KIND_OF[action] != SLOT_KIND:
            return self.rule
        return _barred_slot(s, seat, argument, SLOT_1[action])

    def do(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> None:
        s.drop()
        _land(s, seat, SLOT_1[action], argument)


def _barred_slot(s: CosmicState, seat: i64, piece: i64, slot: i64) -> i64:
    """Return the clause that bars landing `piece` on `slot`: occupied, or just loaded from there."""
    place = s.get(seat, SHIP)
    if slot >= s.slots(place) or s.at(place, slot) != EMPTY:
        return GAP_88
    loaded = s.transfer == LOADED + slot * PIECE_COUNT + piece
    return GAP_78 if loaded and aboard(s, seat) <= capacity(s, seat) else ALLOWED
