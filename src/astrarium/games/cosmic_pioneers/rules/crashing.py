"""Crash landings (catalogue section 7)."""

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.core.clauses import ALLOWED
from astrarium.core.steps import DecisionStep
from astrarium.games.cosmic_pioneers.clauses import clause
from astrarium.games.cosmic_pioneers.components import constants
from astrarium.games.cosmic_pioneers.rules import actions, codes, columns, pieces, steps
from astrarium.games.cosmic_pioneers.rules.state import CosmicState

CRASH_02: Final = clause("C-CRASH-02")
GAP_69: Final = clause("C-GAP-69")
GAP_88: Final = clause("C-GAP-88")


def _nearest(s: CosmicState, place: i64) -> i64:
    """Return the distance of the nearest other planet either way; 0 without one. C-CRASH-10, C-GAP-26"""
    for away in range(1, constants.SECTORS // 2 + 1):
        if pieces.is_planet(s, pieces.step_on(place, away)) or pieces.is_planet(
            s, pieces.step_on(place, -away)
        ):
            return away
    return 0


def legal_crash(s: CosmicState, seat: i64) -> vec[i64]:
    """Return the actions for the one or two sites of a crash; none if no other planet is left."""
    found = vec[i64](capacity=2)
    place = s.ship(seat)
    away = _nearest(s, place)
    onward, back = pieces.step_on(place, away), pieces.step_on(place, -away)
    for site in range(1, constants.SECTORS):
        if site != place and site in (onward, back) and pieces.is_planet(s, site):
            found = append(found, actions.CRASH + site - 1)
    return found


def _lose(s: CosmicState, seat: i64, piece: i64) -> None:
    while s.cargo(seat, piece) > 0:
        pieces.give_back(s, seat, piece)


def _aliens_aboard(s: CosmicState, seat: i64) -> i64:
    found: i64 = 0
    for piece in range(codes.FIRST_ALIEN, codes.FIRST_GOODS):
        found += s.cargo(seat, piece)
    return found


@final
class CrashLanding(DecisionStep[CosmicState]):
    """A ship crash-lands on a neighbouring planet, or else on one of the nearest; no slot need be free."""

    rule = clause("C-CRASH-01")
    clauses: ClassVar = (
        clause("C-CRASH-03"),
        clause("C-CRASH-04"),
        clause("C-CRASH-10"),
        clause("C-NOTE-15"),
        clause("C-NOTE-16"),
        clause("C-NOTE-18"),
        clause("C-GAP-26"),
        clause("C-GAP-29"),
    )

    def legal(self, s: CosmicState, seat: i64, argument: i64) -> vec[i64]:
        return legal_crash(s, seat)

    def barred(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> i64:
        if actions.KIND_OF[action] != actions.CRASH_KIND:
            return self.rule
        place, site = s.ship(seat), actions.SLOT_1[action]
        if not pieces.is_planet(s, site):
            return CRASH_02
        away = _nearest(s, place)
        return (
            ALLOWED
            if site == pieces.step_on(place, away) or site == pieces.step_on(place, -away)
            else self.rule
        )

    def do(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> None:
        s.move_ship(seat, actions.SLOT_1[action])
        s.put(seat, columns.CRASHED, 1)
        s.turn_into(steps.WRECK, codes.NONE)

    def skip(self, s: CosmicState, seat: i64, argument: i64) -> None:
        """Lose the cargo where the ship is, since no other planet is left."""
        s.drop()
        s.put(seat, columns.CRASHED, 1)
        for piece in range(codes.PIECE_COUNT):
            _lose(s, seat, piece)


@final
class UnloadWreck(DecisionStep[CosmicState]):
    """The owner of a crashed ship chooses which life forms survive, and the order in which they land.

    Colonists land from the left, aliens from the right. While more slots are free than aliens are aboard,
    a colonist survives in any case and is landed first.
    """

    rule = clause("C-CRASH-05")
    clauses: ClassVar = (
        clause("C-CRASH-06"),
        clause("C-CRASH-07"),
        clause("C-CRASH-08"),
        clause("C-CRASH-09"),
        clause("C-NOTE-28"),
        clause("C-GAP-27"),
        clause("C-GAP-71"),
    )

    def legal(self, s: CosmicState, seat: i64, argument: i64) -> vec[i64]:
        found = vec[i64](capacity=5)
        if pieces.free_slots(s, s.ship(seat)) > 0:
            for piece in range(codes.FIRST_GOODS):
                if _barred_land(s, seat, piece) == ALLOWED:
                    found = append(found, actions.LAND + piece)
        return found

    def barred(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> i64:
        if actions.KIND_OF[action] != actions.LAND_KIND:
            return self.rule
        return _barred_land(s, seat, actions.SLOT_1[action])

    def do(self, s: CosmicState, seat: i64, argument: i64, action: i64) -> None:
        place, piece = s.ship(seat), actions.SLOT_1[action]
        pieces.land_piece(s, seat, place, pieces.landing_slot(s, place, piece), piece)

    def skip(self, s: CosmicState, seat: i64, argument: i64) -> None:
        """Kill the life forms without a slot and lay down the goods, with their rewards."""
        s.drop()
        for piece in range(codes.FIRST_GOODS):
            _lose(s, seat, piece)
        for piece in range(codes.FIRST_GOODS, codes.PIECE_COUNT):
            while s.cargo(seat, piece) > 0:
                pieces.unload_goods(s, seat, s.ship(seat), piece)


def _barred_land(s: CosmicState, seat: i64, piece: i64) -> i64:
    if s.cargo(seat, piece) == 0:
        return GAP_88
    if piece == codes.COLONIST or s.cargo(seat, codes.COLONIST) == 0:
        return ALLOWED
    return ALLOWED if _aliens_aboard(s, seat) >= pieces.free_slots(s, s.ship(seat)) else GAP_69
