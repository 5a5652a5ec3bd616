"""Phase 4: loading and unloading, piece by piece in any order (catalogue section 7)."""

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.clauses import ALLOWED
from astrarium.core.steps import AutomaticStep, DecisionStep
from astrarium.games.cosmic_pioneers.clauses import clause
from astrarium.games.cosmic_pioneers.components import constants, permanent_effects, schema
from astrarium.games.cosmic_pioneers.rules import actions, codes, columns, pieces, steps
from astrarium.games.cosmic_pioneers.rules.state import CosmicState
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
    """Return whether a talent lets a seat choose the slots of its landings. C-DEPLOY-06, C-GAP-11"""
    return (
        permanent_effects.CHOOSES_SLOTS[
            (s.scenario + 1) * permanent_effects.COMMANDER_ROOM + s.get(seat, columns.COMMANDER) + 1
        ]
        == 1
    )


def may_load_aliens(s: CosmicState, seat: i64) -> bool:
    """Return whether a seat has the Cargo level for aliens. C-CMD-06, C-GAP-37, C-GAP-54"""
    return s.get(seat, columns.CARGO) >= pieces.figure(s, seat, schema.ALIEN_CARGO_LEVEL)


def _barred_place(s: CosmicState, place: i64, piece: i64, slots: i64) -> i64:
    """Return the clause that bars unloading `piece` at `place` with `slots` free slots."""
    if piece >= codes.FIRST_GOODS:
        return ALLOWED
    if pieces.is_planet(s, place):
        return ALLOWED if slots > 0 else GAP_88
    return ALLOWED if pieces.reward(s, place, piece) > 0 else GAP_38


def can_unload(s: CosmicState, seat: i64, slots: i64) -> bool:
    """Return whether a piece aboard can be unloaded with `slots` free slots."""
    place = s.ship(seat)
    for piece in range(codes.PIECE_COUNT):
        if s.cargo(seat, piece) > 0 and _barred_place(s, place, piece, slots) == ALLOWED:
            return True
    return False


def _barred_hold(s: CosmicState, seat: i64, slots: i64) -> i64:
    """Return the clause that bars one more piece aboard; loading it leaves `slots` free slots on the planet.

    A full ship exchanges: a piece comes aboard if another one can leave.
    """
    excess = pieces.aboard(s, seat) - pieces.capacity(s, seat)
    if excess > 0:
        return GAP_79
    if s.stage + 2 > codes.MAX_TRANSFERS:  # the piece that leaves in exchange counts too
        return GAP_78
    return ALLOWED if excess < 0 or can_unload(s, seat, slots) else GAP_79


def barred_load(s: CosmicState, seat: i64, slot: i64) -> i64:
    """Return the clause that bars loading the life form on `slot`: only own colonists and aliens can be."""
    place = s.ship(seat)
    if not pieces.is_planet(s, place):
        return GAP_38
    if slot >= s.slots(place):
        return GAP_88
    who = s.at(place, slot)
    if who == codes.EMPTY:
        return GAP_88
    if pieces.is_alien(who):
        if pieces.forbidden(s, schema.LOAD_ALIENS):
            return GAP_53
        if not may_load_aliens(s, seat):
            return GAP_37
    elif who != codes.FIRST_COLONIST + seat:
        return GAP_35
    if codes.LOADED <= s.transfer < codes.LANDED and slot * codes.PIECE_COUNT <= s.transfer:
        return GAP_87
    if s.transfer == codes.LANDED + slot:
        return GAP_78
    return _barred_hold(s, seat, pieces.free_slots(s, place) + 1)


def barred_take(s: CosmicState, seat: i64, colour: i64) -> i64:
    """Return the clause that bars loading goods of `colour` from the hex."""
    place = s.ship(seat)
    if s.goods_at(place, colour) == 0:
        return GAP_88
    if codes.TAKEN + colour < s.transfer < codes.LANDED:
        return GAP_87
    piece = codes.FIRST_GOODS + colour
    if s.transfer == codes.HANDED + piece and pieces.stays_on_hex(s, place, piece):
        return GAP_78
    return _barred_hold(s, seat, pieces.free_slots(s, place))


def barred_unload(s: CosmicState, seat: i64, piece: i64) -> i64:
    """Return the clause that bars unloading `piece`.

    Goods are unloaded anywhere, life forms while a slot is free, aliens also where they are bought.
    """
    if s.cargo(seat, piece) == 0:
        return GAP_88
    if s.stage >= codes.MAX_TRANSFERS or _undoes_load(s, seat, piece):
        return GAP_78
    if _comes_too_late(s, seat, piece):
        return GAP_87
    place = s.ship(seat)
    return _barred_place(s, place, piece, pieces.free_slots(s, place))


def _undoes_load(s: CosmicState, seat: i64, piece: i64) -> bool:
    """Return whether unloading `piece` can only take back the last transfer, a load without exchange."""
    if not codes.LOADED <= s.transfer < codes.LANDED or pieces.aboard(s, seat) > pieces.capacity(s, seat):
        return False
    place = s.ship(seat)
    if s.transfer >= codes.TAKEN:
        return piece == codes.FIRST_GOODS + s.transfer - codes.TAKEN and pieces.stays_on_hex(s, place, piece)
    if s.transfer % codes.PIECE_COUNT != piece:
        return False
    if chooses_slots(s, seat):
        return pieces.free_slots(s, place) == 1
    return pieces.landing_slot(s, place, piece) == s.transfer // codes.PIECE_COUNT


def _comes_too_late(s: CosmicState, seat: i64, piece: i64) -> bool:
    """Return whether `piece` had to be unloaded before the last one; aliens land in any order."""
    if s.transfer >= codes.HANDED:
        return piece < s.transfer - codes.HANDED
    if s.transfer < codes.LANDED or piece != codes.COLONIST:
        return False
    return pieces.is_alien(s.at(s.ship(seat), s.transfer - codes.LANDED))


def barred_end(s: CosmicState, seat: i64) -> i64:
    """Return the clause that bars ending the phase: the cargo must fit."""
    return ALLOWED if pieces.aboard(s, seat) <= pieces.capacity(s, seat) else GAP_79


def _count(s: CosmicState, transfer: i64) -> None:
    s.stage += 1
    s.transfer = transfer


def _land(s: CosmicState, seat: i64, slot: i64, piece: i64) -> None:
    pieces.land_piece(s, seat, s.ship(seat), slot, piece)
    _count(s, codes.LANDED + slot)


@final
class Deploy(AutomaticStep[CosmicState]):
    """Phase 4, on a planet or the Trade Station, unless the ship crashed in this turn."""

    clauses: ClassVar = (
        clause("C-DEPLOY-03"),
        clause("C-NOTE-17"),
        clause("C-NOTE-23"),
        clause("C-SECT-02"),
        clause("C-GAP-34"),
        clause("C-GAP-77"),
        clause("C-GAP-80"),
        clause("C-GAP-81"),
    )

    def run(self, s: CosmicState, seat: i64, argument: i64) -> None:
        s.drop()
        sector = s.sector[s.ship(seat)]
        if s.is_crashed(seat) or (sector < 0 and sector != codes.STATION):
            return
        s.stage = 0
        s.transfer = codes.NONE
        if sector == codes.STATION:
            push_services(s, seat)
        s.push(steps.TRANSFER, seat, codes.NONE)


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
        place = s.ship(seat)
        for slot in range(s.slots(place)):
            if s.at(place, slot) != codes.EMPTY and barred_load(s, seat, slot) == ALLOWED:
                found = append(found, actions.LOAD + slot)
        for colour in range(constants.COLOUR_COUNT):
            if s.goods_at(place, colour) > 0 and barred_take(s, seat, colour) == ALLOWED:
                found = append(found, actions.TAKE + colour)
        for piece in range(codes.PIECE_COUNT):
            if s.cargo(seat, piece) > 0 and barred_unload(s, seat, piece) == ALLOWED:
                found = append(found, actions.UNLOAD + piece)
        if barred_end(s, seat) == ALLOWED:
            found = append(found, actions.PASS)
        return found

    def barred(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> i64:
        kind, first = actions.KIND_OF[action], actions.SLOT_1[action]
        if kind == actions.LOAD_KIND:
            return barred_load(s, seat, first)
        if kind == actions.TAKE_KIND:
            return barred_take(s, seat, first)
        if kind == actions.UNLOAD_KIND:
            return barred_unload(s, seat, first)
        return barred_end(s, seat) if kind == actions.PASS_KIND else self.rule

    def do(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> None:
        kind, first = actions.KIND_OF[action], actions.SLOT_1[action]
        if kind == actions.PASS_KIND:
            s.leave_step()
        elif kind == actions.LOAD_KIND:
            _load(s, seat, first)
        elif kind == actions.UNLOAD_KIND:
            _unload(s, seat, first)
        else:
            _take(s, seat, first)


def _load(s: CosmicState, seat: i64, slot: i64) -> None:
    """Load a life form; the others do not slide."""
    place = s.ship(seat)
    who = s.at(place, slot)
    piece = codes.COLONIST
    if pieces.is_alien(who):
        piece = codes.FIRST_ALIEN + who - codes.FIRST_NATIVE
    s.stand(place, slot, codes.EMPTY)
    s.add_cargo(seat, piece, 1)
    _count(s, codes.LOADED + slot * codes.PIECE_COUNT + piece)


def _take(s: CosmicState, seat: i64, colour: i64) -> None:
    s.add_goods(s.ship(seat), colour, -1)
    s.add_cargo(seat, codes.FIRST_GOODS + colour, 1)
    _count(s, codes.TAKEN + colour)


def _unload(s: CosmicState, seat: i64, piece: i64) -> None:
    place = s.ship(seat)
    if piece < codes.FIRST_GOODS and pieces.is_planet(s, place) and chooses_slots(s, seat):
        s.push(steps.SLOT, seat, piece)
        return
    if piece < codes.FIRST_GOODS and pieces.is_planet(s, place):
        _land(s, seat, pieces.landing_slot(s, place, piece), piece)
        return
    _count(s, codes.HANDED + piece)
    if piece >= codes.FIRST_GOODS:
        pieces.unload_goods(s, seat, place, piece)
    else:
        pieces.hand_in(s, seat, piece, pieces.reward(s, place, piece))


@final
class ChooseSlot(DecisionStep[CosmicState]):
    """The seat chooses the slot of a life form it lands, by a talent; the argument is the piece."""

    rule = GAP_88
    clauses: ClassVar = (clause("C-DEPLOY-06"), clause("C-GAP-11"))

    def legal(self, s: CosmicState, seat: i64, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=constants.SLOT_ROOM)
        for slot in range(s.slots(s.ship(seat))):
            if _barred_slot(s, seat, argument, slot) == ALLOWED:
                found = append(found, actions.SLOT_ACTION + slot)
        return found

    def barred(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> i64:
        if actions.KIND_OF[action] != actions.SLOT_KIND:
            return self.rule
        return _barred_slot(s, seat, argument, actions.SLOT_1[action])

    def do(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> None:
        s.drop()
        _land(s, seat, actions.SLOT_1[action], argument)


def _barred_slot(s: CosmicState, seat: i64, piece: i64, slot: i64) -> i64:
    """Return the clause that bars landing `piece` on `slot`: occupied, or just loaded from there."""
    place = s.ship(seat)
    if slot >= s.slots(place) or s.at(place, slot) != codes.EMPTY:
        return GAP_88
    loaded = s.transfer == codes.LOADED + slot * codes.PIECE_COUNT + piece
    return GAP_78 if loaded and pieces.aboard(s, seat) <= pieces.capacity(s, seat) else ALLOWED
